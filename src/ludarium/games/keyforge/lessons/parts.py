"""What the lessons and the puzzles of KeyForge share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludarium.core.lesson import PUZZLE, Chose, Lesson, Saw, Sign, Step, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.engine.terms import SEATS
from ludarium.games.keyforge.prepared import FILLER

ME: Final = 0
RIVAL: Final = 1
THEIR_HAND: Final = (FILLER,) * 6
THIRD_KEY: Final = Saw("game_over", winner=ME, reason="keys")
ENDED: Final = Wrong("ended", Saw("turn_began", seat=RIVAL), ["end"])
DISCARDED: Final = Chose("discard:*")


def puzzle(
    name: str,
    position: Callable[[], State],
    solution: Sequence[str],
    goal: Sequence[Sign] = (THIRD_KEY,),
    fails: Sequence[Wrong] = (ENDED,),
) -> Lesson:
    """A puzzle of one step and two hints; the rival only chooses a house."""
    step = Step(goal, solution, fails=fails, replies={RIVAL: ["house:*"]}, hints=2)
    return Lesson(name, position, [step], SEATS, kind=PUZZLE)
