"""Positions of Ready… Fence!, written down literally, and short ways to play on from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludarium.core import Event, UnknownOption, Value
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.prepared import prepared
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import MODE_NAMES, NONE, SEATS, bits
from ludarium.games.ready_fence.view import FenceView

GREEN, RED = 0, 1
MODES = MODE_NAMES
REACH = {"short": (5, 6), "lunge": (5, 7), "long": (4, 7), "out": (3, 8)}
"""Squares for a distance."""


def fencing(
    green: str = "",
    red: str = "",
    mode: str = "basic",
    *,
    reach: str = "lunge",
    squares: Sequence[int] | None = None,
    turn: int = GREEN,
    positions: tuple[str, str] = ("line", "line"),
    stamina: tuple[int, int] = (6, 6),
    scores: tuple[int, int] = (0, 0),
    timer: int | None = None,
    discards: str = "",
    known: tuple[str, str] = ("", ""),
    period: int = 1,
    priority: int = NONE,
    sudden: bool = False,
    seed: str = "fencing",
    **settings: Value,
) -> FenceState:
    """The beginning of a game turn: the hands as ``"ST4 PR5"``, the fencers at a distance (``reach``) or on
    ``squares``; the rest as in ``prepared``."""
    return prepared(
        {"mode": mode, **settings},
        [green.split(), red.split()],
        turn=turn,
        squares=REACH[reach] if squares is None else squares,
        positions=positions,
        stamina=stamina,
        scores=scores,
        timer=timer,
        discards=discards.split(),
        known=[cards.split() for cards in known],
        period=period,
        priority=priority,
        sudden=sudden,
        seed=seed,
    )


def opening(mode: str = "basic", seed: str = "1", **settings: Value) -> FenceState:
    """A bout before the deal."""
    state = GAME.start(SEATS, {"mode": mode, **settings}, seed)
    assert isinstance(state, FenceState)
    return state


def begun(mode: str = "basic", seed: str = "1", **settings: Value) -> FenceState:
    """A bout at its first game turn, both having kept their cards."""
    state = opening(mode, seed, **settings)
    play(state, "deal", "keep", "keep")
    return state


def play(state: FenceState, *notations: str) -> list[Event]:
    """Choose one after the other what the pending decision offers, or else the table; what happened."""
    told: list[Event] = []
    for notation in notations:
        decision = state.decision()
        assert decision is not None, f"the bout is over before {notation}"
        try:
            option = decision.find(notation)
        except UnknownOption:
            if not notation.startswith("concede"):
                raise AssertionError(f"{notation} is not in {sorted(offered(state))}") from None
            option = state.table().find(notation)
        told += state.choose(option)
    return told


def offered(state: FenceState) -> set[str]:
    """What may be chosen."""
    decision = state.decision()
    return set() if decision is None else {str(option) for option in decision.options()}


def asked(state: FenceState) -> tuple[int, str]:
    """Who decides, and what kind of question it is."""
    decision = state.decision()
    assert decision is not None, "the bout is over"
    return decision.seat, decision.kind


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind() for event in events]


def facts(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.facts() for event in events if event.kind() == kind]


def event(events: Iterable[Event], kind: str) -> dict[str, Any]:
    """The facts of the one event of a kind."""
    found = facts(events, kind)
    assert len(found) == 1, f"{len(found)} events {kind}"
    return found[0]


def view(state: FenceState, seat: int | None = None) -> FenceView:
    seen = state.view(seat)
    assert isinstance(seen, FenceView)
    return seen


def why(state: FenceState) -> dict[str, str]:
    """The codes of what the asked seat may not do."""
    decision = state.decision()
    assert decision is not None
    return {name: reason.code for name, reason in view(state, decision.seat).why.items()}


def both(state: FenceState, field: str) -> list[Any]:
    """A field of both fencers, in the order of the seats."""
    return [getattr(fencer, field) for fencer in state.fencers]


def hand(state: FenceState, seat: int) -> list[str]:
    """The names of the cards in a hand, sorted."""
    return named(state, state.fencers[seat].hand)


def named(state: FenceState, cards: int) -> list[str]:
    """The names of the cards of a mask, sorted."""
    return sorted(state.settings.table.names[card] for card in bits(cards))


def cards_of(notations: Iterable[str]) -> set[str]:
    """Of what is offered, the cards that would be played, without their add-ons."""
    return {notation.split("+")[0] for notation in notations if notation[:2].isupper()}


def pair(seat: int, own: Any, other: Any) -> Any:
    """What ``seat`` and its rival have, in the order of the seats."""
    return (own, other) if seat == 0 else (other, own)
