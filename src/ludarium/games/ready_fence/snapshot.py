"""A moment of a bout as a position in words, from which it can be set up again (``prepared.set_up``)."""

from __future__ import annotations

from ludarium.core.state import State
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import NONE, SEATS, Phases
from ludarium.games.ready_fence.viewer import view_of


def snapshot(state: State) -> tuple[dict[str, object], list[str]] | None:
    """The words, and the names of what they leave out; None but at the beginning of a game turn before extra time."""
    assert isinstance(state, FenceState)
    progress = state.progress
    begins = state.phase == Phases.TURN and not (progress.acts or progress.changed or progress.exchanged)
    if not begins or progress.priority != NONE or state.piles.timer == 0:
        return None
    views = [view_of(state, seat) for seat in range(SEATS)]
    view = views[0]
    words: dict[str, object] = {
        "hands": [list(each.hand or []) for each in views],
        "turn": progress.turn,
        "squares": list(view.squares),
        "positions": list(view.positions),
        "stamina": list(view.stamina),
        "scores": list(view.scores),
        "timer": view.timer,
        "discards": list(view.discards),
        "known": [list(cards) for cards in view.known],
        "period": view.period,
        "sudden": progress.sudden,
    }
    return words, ["unseen"] if view.unseen else []
