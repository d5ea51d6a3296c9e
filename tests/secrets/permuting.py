"""States that differ only in what one viewer may not know.

Written from the rules (S18.6, S24.4) and not from ``Game.sample``: a state is copied, and everything
hidden from the viewer is shuffled or drawn anew.
"""

from __future__ import annotations

from ludarium.core import Chance
from ludarium.games.saboteur import position as po
from ludarium.games.saboteur.notation import PASS, TIMEOUT, TOUCH
from ludarium.games.saboteur.state import SaboteurState


def hidden_entries(state: SaboteurState, viewer: int | None) -> list[int]:
    """Where in the discard pile cards lie that the viewer never saw."""
    known = {po.EVERYBODY} if viewer is None else {po.EVERYBODY, viewer + 1}
    return [n for n, entry in enumerate(state.pile) if entry & 15 not in known]


def unseen_goals(state: SaboteurState, viewer: int | None) -> list[int]:
    """Goals that lie face down and that the viewer has not looked at. A stone whose orientation is
    being chosen is turned up already."""
    return [
        goal
        for goal in range(len(state.faces))
        if state.field.goal_is_down(goal)
        and goal not in state.stones
        and not (viewer is not None and state.peeked[viewer] >> goal & 1)
    ]


def unseen_roles(state: SaboteurState, viewer: int | None) -> list[int]:
    """Seats whose role card the viewer has not seen."""
    return [
        seat
        for seat, role in enumerate(state.roles)
        if role != po.NOBODY and not (seat == viewer and state.roles_known)
    ]


def permuted(state: SaboteurState, viewer: int | None, dice: Chance) -> SaboteurState:
    """A copy in which hands, deck, roles, goals, discards and chance are others where they may be."""
    twin = state.clone()
    twin.chance = Chance(dice.next(), dice.next(), dice.next(), dice.next() | 1)
    others = [seat for seat in range(state.settings.seats) if seat != viewer]
    pile = hidden_entries(state, viewer)
    pool = [
        *state.deck[: state.deck_left],
        *(kind for seat in others for kind in state.hands[seat]),
        *(state.pile[n] >> 4 for n in pile),
    ]
    dice.shuffle(pool)
    for seat in others:
        twin.hands[seat] = [pool.pop() for _ in state.hands[seat]]
    for n in pile:
        twin.pile[n] = pool.pop() << 4 | state.pile[n] & 15
    twin.deck = pool
    assert len(pool) == state.deck_left
    tell_passes_again(twin, viewer)
    for values, places in (
        (twin.roles, unseen_roles(state, viewer)),
        (twin.faces, unseen_goals(state, viewer)),
    ):
        shuffled = [values[place] for place in places]
        dice.shuffle(shuffled)
        fresh = values[:]
        for place, value in zip(places, shuffled, strict=True):
            fresh[place] = value
        if values is twin.roles:
            twin.roles = fresh
        else:
            twin.faces = fresh
    return twin


def tell_passes_again(twin: SaboteurState, viewer: int | None) -> None:
    """The history names the cards of passes; those that the viewer did not see have changed."""
    dropped: dict[int, list[int]] = {}
    for entry in twin.pile:
        if entry & 15 != po.EVERYBODY:
            dropped.setdefault((entry & 15) - 1, []).append(entry >> 4)
    for n, entry in enumerate(twin.history):
        seat, code = entry & 7, entry >> 3
        passed = code & 15 == PASS and code & TOUCH != TOUCH
        if passed or code == TIMEOUT:
            card = dropped[seat].pop(0)
            if passed and seat != viewer:
                twin.history[n] = (card << 4 | PASS) << 3 | seat
