"""The hall's time. Clocks of games run only while the hall is there."""

from __future__ import annotations

import time
from collections.abc import Sequence


class Clock:
    """Milliseconds since the epoch that never run backwards, and the running time without pauses."""

    def __init__(self, pauses: Sequence[tuple[int, int]] = (), not_before: int = 0) -> None:
        """``not_before`` is a time that has surely passed, whatever the machine's clock says."""
        self.pauses = list(pauses)
        self._base = max(time.time_ns() // 1_000_000, not_before)
        self._since = time.monotonic()

    def now(self) -> int:
        return self._base + int((time.monotonic() - self._since) * 1000)

    def running(self, at: int) -> int:
        """``at`` less all that was paused before it: differences of these are running time.

        >>> clock = Clock([(1000, 4000)])
        >>> clock.running(900), clock.running(2000), clock.running(5000)
        (900, 1000, 2000)
        """
        return at - sum(min(at, ended) - began for began, ended in self.pauses if began < at)
