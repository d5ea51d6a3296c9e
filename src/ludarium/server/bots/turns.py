"""Whose question a free process takes next, where more is asked than can be thought about at once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

AWAITED: Final = 0
"""Rank of a table at which somebody sits who waits for the bot."""
WATCHED: Final = 1
"""Rank of a table that people only look at."""
ALONE: Final = 2
"""Rank of a table at which nobody is."""
LOOKING_BACK: Final = 3
"""Rank of an analysis of a game that is over."""
TRYING: Final = 4
"""Rank of bouts that are played for the balance lab."""

LONG_ENOUGH: Final = 5.0
"""Seconds after which a question counts as one of a table where somebody waits: no clock may run out on a bot whose
turn never comes."""
REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Asker:
    """Who asks: a table, and the person to whose share it counts. ``rank`` is asked when a process is free, since people
    come and go while a question waits."""

    person: str
    table: str
    rank: Callable[[], int] = lambda: AWAITED
    patient: bool = False
    """Whether it waits as long as anybody else asks: no clock runs."""


@dataclass(eq=False)
class _Waiting:
    asker: Asker
    since: float = field(default_factory=time.monotonic)
    called: asyncio.Event = field(default_factory=asyncio.Event)

    def rank(self, now: float) -> int:
        long = now - self.since > LONG_ENOUGH and not self.asker.patient
        return AWAITED if long else self.asker.rank()


class Turns:
    """``most`` places. Who waits gets one in turn: of the best rank the person who was served longest ago, and of that
    person's tables the one that was served longest ago. However many tables somebody has, all others wait for one of
    their thoughts at most, not for all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.free = most
        self.waiting: list[_Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()  # by person and by table, the longest ago first
        self._count = 0

    @contextlib.asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place and hold it as long as the block runs."""
        if self.free and not self.waiting:
            self._serve(asker)
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self.free += 1
            self._call()

    async def _wait(self, asker: Asker) -> None:
        waiting = _Waiting(asker)
        self.waiting.append(waiting)
        try:
            await waiting.called.wait()
        except BaseException:
            if waiting.called.is_set():  # called, and gone in the same moment: the place is another's
                self.free += 1
                self._call()
            else:
                self.waiting.remove(waiting)
            raise

    def _call(self) -> None:
        """Give free places to those whose turn it is."""
        now = time.monotonic()
        while self.free and self.waiting:
            first = min(
                self.waiting,
                key=lambda one: (
                    one.rank(now),
                    self._served.get(f"person {one.asker.person}", 0),
                    self._served.get(f"table {one.asker.table}", 0),
                ),
            )
            self.waiting.remove(first)
            self._serve(first.asker)
            first.called.set()

    def _serve(self, asker: Asker) -> None:
        self.free -= 1
        self._count += 1
        for key in (f"person {asker.person}", f"table {asker.table}"):
            self._served[key] = self._count
            self._served.move_to_end(key)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
