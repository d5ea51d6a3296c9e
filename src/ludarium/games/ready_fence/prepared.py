"""Positions that are set up by hand, for lessons and for tests of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludarium.core.chance import Chance
from ludarium.core.game import Value
from ludarium.core.positions import COUNT, Part, WrongPosition, between, each_seat, one_of, read_position
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.rules import OPTIONS, Settings
from ludarium.games.ready_fence.sample import Unplaced
from ludarium.games.ready_fence.state import FenceState, new_state
from ludarium.games.ready_fence.terms import (
    NONE,
    POSITION_NAMES,
    SEATS,
    Cards,
    Kinds,
    Modes,
    Phases,
    Seat,
    Seats,
    Square,
    Stamina,
    Touches,
    bits,
)

PARTS: Final = {
    "hands": Part(list[list[str]], [["ST5", "ST3"], ["PR6", "SH4"]]),
    "turn": Part(int, 0),
    "squares": Part(list[int], [5, 7]),
    "positions": Part(list[str], ["line", "line"]),
    "stamina": Part(list[int], [3, 2]),
    "scores": Part(list[int], [1, 0]),
    "timer": Part(int, 12),
    "discards": Part(list[str], ["ST4"]),
    "known": Part(list[list[str]], [["ST5"], []]),
    "period": Part(int, 1),
    "priority": Part(int, 0),
    "sudden": Part(bool, True),
}
"""What a position may say, as JSON: the words of ``prepared``."""


def prepared(
    options: Mapping[str, Value],
    hands: Sequence[Sequence[str]],
    *,
    turn: Seat = Seats.GREEN,
    squares: Sequence[Square] | None = None,
    positions: Sequence[str] = ("line", "line"),
    stamina: Sequence[Stamina] = (ru.FULL_STAMINA, ru.FULL_STAMINA),
    scores: Sequence[Touches] = (0, 0),
    timer: int | None = None,
    discards: Sequence[str] = (),
    known: Sequence[Sequence[str]] = ((), ()),
    period: int = 1,
    priority: Seat = NONE,
    sudden: bool = False,
    seed: str = "prepared",
) -> FenceState:
    """The beginning of a game turn of ``turn`` with these hands and discards, by the names of the cards.

    ``options`` are those that are not the default; ``known`` are cards of the hands that everybody knows. The
    timer has ``timer`` cards of what is left, by default as many as at the start of a bout. Raises
    ``ValueError`` where there are not so many cards of a name.
    """
    values = {spec.name: spec.default for spec in OPTIONS}
    values.update(options)
    settings = Settings(values)
    state = new_state(settings, Chance.of(seed))
    unplaced = Unplaced(settings, state.chance)
    for seat, fencer in enumerate(state.fencers):
        fencer.known = _placed(unplaced, known[seat])
        rest = list(hands[seat])
        for name in known[seat]:
            rest.remove(name)
        fencer.hand = fencer.known | _placed(unplaced, rest)
        if squares is not None:
            fencer.square = squares[seat]
        fencer.position = POSITION_NAMES.index(positions[seat])
        fencer.stamina = stamina[seat]
        fencer.score = scores[seat]
    piles = state.piles
    piles.discards = _placed(unplaced, discards)
    piles.stock = unplaced.left
    left = unplaced.left.bit_count()
    usual = left if settings.mode == Modes.TUTORIAL and not settings.short_tutorial else min(left, ru.TIMER)
    piles.timer = piles.timer_then = usual if timer is None else timer
    if piles.timer > left:
        raise ValueError(f"{timer} cards in the timer, and {left} are left")
    progress = state.progress
    progress.turn = progress.opener = turn
    progress.number = 1
    progress.period = period
    progress.cap = ru.FULL_STAMINA if settings.cap_six else ru.PERIOD_STAMINA[settings.mode][period - 1]
    progress.priority = priority
    progress.sudden = sudden
    state.phase = Phases.TURN
    state.asked = turn
    return state


def _placed(unplaced: Unplaced, names: Sequence[str]) -> Cards:
    """The cards of these names; each must be there."""
    mask = unplaced.named(list(names))
    if mask.bit_count() != len(names):
        raise ValueError(f"not so many cards: {' '.join(names)}")
    return mask


def set_up(options: Mapping[str, Value], seed: str, position: Mapping[str, object]) -> FenceState:
    """``prepared`` for a position in JSON, checked. Raises ``WrongPosition``."""
    words = read_position(position, PARTS, ["hands"])
    settings = Settings(options)
    for part in ("hands", "known", "squares", "positions", "stamina", "scores"):
        if part in words:
            each_seat(part, words[part], SEATS)
    _check_cards(settings, words)
    if "squares" in words:
        green, red = words["squares"]
        between("squares", green, settings.first, settings.last - 1)
        between("squares", red, green + 1, settings.last)
    for place in words.get("positions", []):
        one_of("positions", place, POSITION_NAMES)
    between("period", words.get("period", 1), 1, settings.periods)
    for points in words.get("stamina", []):
        between("stamina", points, 0, ru.FULL_STAMINA)
    for score in words.get("scores", []):
        between("scores", score, 0, settings.target - 1)
    for part in ("turn", "priority"):
        if part in words:
            one_of(part, words[part], [Seats.GREEN, Seats.RED])
    return prepared(options, words.pop("hands"), seed=seed, **words)


def _check_cards(settings: Settings, words: Mapping[str, Any]) -> None:
    """That the cards of hands and discards are there, those that are known in their hands, and those of the
    timer among what is left."""
    table = settings.table
    placed: list[str] = [*words["hands"][0], *words["hands"][1], *words.get("discards", [])]
    names = sorted({table.names[card] for card in bits(settings.deck)})
    thrusts = {table.names[card] for card in bits(settings.deck & table.masks[Kinds.ST])}
    for name in placed:
        one_of("hands", name, names)
    for hand in words["hands"]:
        between("hands", len(hand), 0, ru.HAND, COUNT)
        if settings.mode == Modes.BASIC and settings.keeps_last and thrusts.isdisjoint(hand):  # F57
            raise WrongPosition("hands", ", ".join(hand), ", ".join(sorted(thrusts)), "thrust")
    for name in sorted(set(placed)):
        there = (settings.deck & table.alike[table.names.index(name)]).bit_count()
        if placed.count(name) > there:
            raise WrongPosition("hands", f"{placed.count(name)} {name}", f"0–{there} {name}")
    for known, hand in zip(words.get("known", []), words["hands"], strict=False):
        for name in known:
            if known.count(name) > hand.count(name):
                raise WrongPosition("known", name, ", ".join(hand))
    if "timer" in words:
        between("timer", words["timer"], 1, settings.deck.bit_count() - len(placed))
