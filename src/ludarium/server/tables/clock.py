"""The hall's time. Clocks of games run only while the hall is there, and awake."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

STILL: Final = 15.0
"""Seconds without a look at the clock after which the hall has stood still: its heartbeat looks far more often."""
AHEAD: Final = 2_000
"""Milliseconds that the machine's clock may be ahead before it is followed."""
FOLLOWED: Final = 24 * 3_600_000
"""Milliseconds: a machine's clock that leaps further ahead while the hall is open is not believed."""

Span = tuple[int, int]
"""When something began and when it ended, in milliseconds since the epoch."""


class Pauses:
    """Spans of time, as one set of moments: where two overlap they count once."""

    def __init__(self, spans: Iterable[Span] = ()) -> None:
        self.spans: list[Span] = []
        for began, ended in sorted(spans):
            if self.spans and began <= self.spans[-1][1]:
                self.spans[-1] = (self.spans[-1][0], max(ended, self.spans[-1][1]))
            elif ended > began:
                self.spans.append((began, ended))
        self._began = [began for began, _ in self.spans]
        self._sums = [0, *accumulate(ended - began for began, ended in self.spans)]

    def before(self, at: int) -> int:
        """How many milliseconds of them lie before a moment.

        >>> Pauses([(1000, 4000), (3000, 5000)]).before(4500)
        3500
        """
        begun = bisect_left(self._began, at)
        if begun == 0:
            return 0
        began, ended = self.spans[begun - 1]
        return self._sums[begun - 1] + min(at, ended) - began


class Clock:
    """Milliseconds since the epoch that never run backwards, and the running time without pauses.

    A machine that was suspended, a process that was stopped, and a machine's clock that was set ahead are pauses, too:
    nobody's time runs out because of them. ``noted`` are those that are not on disk yet.
    """

    def __init__(
        self,
        pauses: Iterable[Span] = (),
        not_before: int = 0,
        still: float = STILL,
        at: int | None = None,
    ) -> None:
        """``not_before`` is a time that has surely passed, whatever the machine's clock says; ``still`` are the seconds
        without a look at this clock that count as a pause. Where the time ``at`` is told, as by a database that several
        share, the machine's clock does not count, and there is no pause: see ``set``."""
        self.noted: list[Span] = []
        self._pauses = Pauses(pauses)
        self._still = still
        self._told = at is not None
        self._base = max(_wall() if at is None else at, not_before)
        self._since = self._looked = time.monotonic()

    @property
    def pauses(self) -> list[Span]:
        return self._pauses.spans

    @pauses.setter
    def pauses(self, spans: Iterable[Span]) -> None:
        self._pauses = Pauses(spans)

    def now(self) -> int:
        tick = time.monotonic()
        at = self._base + int((tick - self._since) * 1000)
        began = at - int((tick - self._looked) * 1000)
        if self._told:
            return at
        stood = tick - self._looked > self._still
        ahead = _wall() - at
        if AHEAD < ahead <= FOLLOWED:
            self._base += ahead
            began, at, stood = (began if stood else at), at + ahead, True
        self._looked = tick
        if stood:
            self.noted.append((began, at))
            self._pauses = Pauses([*self._pauses.spans, (began, at)])
        return at

    def set(self, at: int) -> None:
        """Go on from a time that was told, unless it is past."""
        self._base += max(0, at - self.now())

    def running(self, at: int) -> int:
        """``at`` less all that was paused before it: differences of these are running time.

        >>> clock = Clock([(1000, 4000)])
        >>> clock.running(900), clock.running(2000), clock.running(5000)
        (900, 1000, 2000)
        """
        return at - self._pauses.before(at)

    def elapsed(self) -> int:
        """The running time now: what patience is measured in."""
        return self.running(self.now())


def _wall() -> int:
    return time.time_ns() // 1_000_000
