"""Looking back at a finished game: how it stood after each choice that counts, with the eyes of any seat.

Whoever may have the record may see this, which says no more: every check of that stands before it (``api``).
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from typing import Final

from ludarium.core import State
from ludarium.server.tables import projection
from ludarium.server.tables.play import Play
from ludarium.server.ws.messages import MomentShown, StepShown

MARKED: Final = 32
"""The game is kept as it stood after each so many choices."""
AT_ONCE: Final = 16
"""Moments in one answer."""


class Replay:
    """A finished game, played again as far as somebody has looked. Others are served in between."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.numbers = [0, *play.course]
        """The numbers of the steps that count, after none of them first."""
        self._marks: list[State] = [play.past(0)]
        self._lock = asyncio.Lock()

    def log(self, seat: int | None) -> list[StepShown]:
        """The steps that count, as a seat (None: a spectator) was told of them."""
        return projection.log_of([self.play.steps[number - 1] for number in self.play.course], seat)

    async def moments(self, number: int, seat: int | None) -> list[MomentShown]:
        """The game after step ``number``, or after the last one before it that counts, and ``AT_ONCE`` moments in all."""
        first = bisect_right(self.numbers, number) - 1
        shown: list[MomentShown] = []
        async with self._lock:
            mark = min(first // MARKED, len(self._marks) - 1)
            state = self._marks[mark].clone()
            for at in range(mark * MARKED, min(first + AT_ONCE, len(self.numbers))):
                if at > mark * MARKED:
                    self.play.repeat(state, self.numbers[at])
                if at == len(self._marks) * MARKED:
                    self._marks.append(state.clone())
                    await asyncio.sleep(0)
                if at >= first:
                    shown.append(projection.moment_of(state, self.numbers[at], seat))
                    await asyncio.sleep(0)
        return shown
