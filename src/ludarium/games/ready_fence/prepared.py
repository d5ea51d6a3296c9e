"""Positions that are set up by hand, for lessons and for tests of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.core.chance import Chance
from ludarium.core.game import Value
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.rules import NONE, OPTIONS, Settings
from ludarium.games.ready_fence.sample import Deal
from ludarium.games.ready_fence.state import FenceState, new_state


def prepared(
    options: Mapping[str, Value],
    hands: Sequence[Sequence[str]],
    *,
    turn: int = ru.GREEN,
    squares: Sequence[int] | None = None,
    positions: Sequence[str] = ("line", "line"),
    stamina: Sequence[int] = (ru.FULL_STAMINA, ru.FULL_STAMINA),
    scores: Sequence[int] = (0, 0),
    timer: int | None = None,
    discards: Sequence[str] = (),
    known: Sequence[Sequence[str]] = ((), ()),
    period: int = 1,
    priority: int = NONE,
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
    deal = Deal(settings, state.chance)
    for seat in (0, 1):
        state.known[seat] = _placed(deal, known[seat])
        rest = list(hands[seat])
        for name in known[seat]:
            rest.remove(name)
        state.hands[seat] = state.known[seat] | _placed(deal, rest)
    state.discards = _placed(deal, discards)
    state.stock = deal.left
    left = deal.left.bit_count()
    usual = left if settings.mode == ru.TUTORIAL and not settings.short_tutorial else min(left, ru.TIMER)
    state.timer = state.timer_then = usual if timer is None else timer
    if state.timer > left:
        raise ValueError(f"{timer} cards in the timer, and {left} are left")
    state.turn = state.asked = state.opener = turn
    state.number = 1
    state.ask = po.ASK_TURN
    state.squares = list(squares or settings.on_guard)
    state.positions = [ru.POSITION_NAMES.index(position) for position in positions]
    state.stamina = list(stamina)
    state.scores = list(scores)
    state.period = period
    state.cap = ru.FULL_STAMINA if settings.cap_six else ru.PERIOD_STAMINA[settings.mode][period - 1]
    state.priority = priority
    state.sudden = sudden
    return state


def _placed(deal: Deal, names: Sequence[str]) -> int:
    """The cards of these names; each must be there."""
    mask = deal.named(list(names))
    if mask.bit_count() != len(names):
        raise ValueError(f"not so many cards: {' '.join(names)}")
    return mask
