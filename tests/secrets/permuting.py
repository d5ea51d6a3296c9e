"""States that differ only in what one viewer may not know.

Written from the rules (S18.6, S24.4) and not from ``Game.sample``: a state is copied, and everything
hidden from the viewer is shuffled or drawn anew.
"""

from __future__ import annotations

from ludarium.core import Chance
from ludarium.games.saboteur.notation import MoveKinds
from ludarium.games.saboteur.position import Deal
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import EVERYBODY, NOBODY


def hidden_entries(state: SaboteurState, viewer: int | None) -> list[int]:
    """Where in the discard pile cards lie that the viewer never saw."""
    known = {EVERYBODY} if viewer is None else {EVERYBODY, viewer + 1}
    return [n for n, entry in enumerate(state.piles.pile) if entry & 15 not in known]


def unseen_goals(state: SaboteurState, viewer: int | None) -> list[int]:
    """Goals that lie face down and that the viewer has not looked at. A stone whose orientation is
    being chosen is turned up already."""
    return [
        goal
        for goal in range(len(state.deal.faces))
        if state.field.goal_is_down(goal)
        and goal not in state.stones
        and not (viewer is not None and state.players.peeked[viewer] >> goal & 1)
    ]


def unseen_roles(state: SaboteurState, viewer: int | None) -> list[int]:
    """Seats whose role card the viewer has not seen."""
    return [
        seat
        for seat, role in enumerate(state.deal.roles)
        if role != NOBODY and not (seat == viewer and state.progress.roles_known)
    ]


def permuted(state: SaboteurState, viewer: int | None, dice: Chance) -> SaboteurState:
    """A copy in which hands, deck, roles, goals, discards and chance are others where they may be."""
    twin = state.clone()
    twin.chance = Chance(dice.next(), dice.next(), dice.next(), dice.next() | 1)
    others = [seat for seat in range(state.settings.seats) if seat != viewer]
    pile = hidden_entries(state, viewer)
    pool = [
        *state.deal.deck[: state.piles.deck_left],
        *(kind for seat in others for kind in state.players.hands[seat]),
        *(state.piles.pile[n] >> 4 for n in pile),
    ]
    dice.shuffle(pool)
    for seat in others:
        twin.players.hands[seat] = [pool.pop() for _ in state.players.hands[seat]]
    for n in pile:
        twin.piles.pile[n] = pool.pop() << 4 | state.piles.pile[n] & 15
    deal = state.deal
    twin.deal = Deal(deal.roles[:], deal.faces[:], pool, deal.centre_card)
    assert len(pool) == state.piles.deck_left
    tell_passes_again(twin, viewer)
    for values, places in (
        (twin.deal.roles, unseen_roles(state, viewer)),
        (twin.deal.faces, unseen_goals(state, viewer)),
    ):
        shuffled = [values[place] for place in places]
        dice.shuffle(shuffled)
        for place, value in zip(places, shuffled, strict=True):
            values[place] = value
    return twin


def tell_passes_again(twin: SaboteurState, viewer: int | None) -> None:
    """The history names the cards of passes; those that the viewer did not see have changed."""
    dropped: dict[int, list[int]] = {}
    for entry in twin.piles.pile:
        if entry & 15 != EVERYBODY:
            dropped.setdefault((entry & 15) - 1, []).append(entry >> 4)
    for n, entry in enumerate(twin.progress.history):
        seat, code = entry & 7, entry >> 3
        passed = code & 15 == MoveKinds.PASS and code & MoveKinds.TOUCH != MoveKinds.TOUCH
        if passed or code == MoveKinds.TIMEOUT:
            card = dropped[seat].pop(0)
            if passed and seat != viewer:
                twin.progress.history[n] = (card << 4 | MoveKinds.PASS) << 3 | seat
