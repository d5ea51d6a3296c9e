"""Who knows what lies face down (S18.6, S18.7). Said here once: the view asks it, and so does what tells the same in numbers (``seen.py``).

A viewer is a seat, or ``NOBODY`` for those who watch.
"""

from __future__ import annotations

from ludarium.games.saboteur.legal import Legal
from ludarium.games.saboteur.notation import MoveKinds, kind_of, played_by, played_code
from ludarium.games.saboteur.terms import EVERYBODY, NOBODY, Card, Discard, Goal, HistoryEntry, Role, Seat


def hand_of(state: Legal, viewer: Seat) -> list[Card]:
    """The cards of the hand that the viewer sees: their own."""
    return [] if viewer == NOBODY else state.players.hands[viewer]


def role_of(state: Legal, viewer: Seat) -> Role:
    """The role that the viewer knows: their own, once they have looked; else ``NOBODY``."""
    if viewer == NOBODY or not state.progress.roles_known or not state.deal.roles:
        return NOBODY
    return state.deal.roles[viewer]


def knows_goal(state: Legal, viewer: Seat, goal: Goal, up: bool) -> bool:
    """Whether the viewer knows the face of a goal card: one that lies ``up``, a stone whose orientation is being chosen, which is turned up
    already (S8.2, S8.8), and one that they looked at with a map."""
    return up or goal in state.stones or (viewer != NOBODY and state.players.peeked[viewer] >> goal & 1 == 1)


def knows_discard(entry: Discard, viewer: Seat) -> bool:
    """Whether the viewer knows a card of the pile: what lies face up, and what they discarded themselves."""
    by = entry & 15
    return by == EVERYBODY or (viewer != NOBODY and by == viewer + 1)


def knows_play(entry: HistoryEntry, viewer: Seat) -> bool:
    """Whether the viewer knows the card of a play: a card that is passed with lies face down."""
    code = played_code(entry)
    passed = kind_of(code) == MoveKinds.PASS and code & MoveKinds.TOUCH != MoveKinds.TOUCH
    return not passed or played_by(entry) == viewer
