"""Limits of rate: a bucket that fills steadily and that each message empties by one."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000


class Bucket:
    """``rate`` tokens a second, at most ``burst`` at a time."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each key; those long unused are forgotten, full as they are."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._by_key.pop(key, None) or Bucket(self.rate, self.burst)
        self._by_key[key] = bucket
        if len(self._by_key) > REMEMBERED:
            self._by_key.popitem(last=False)
        return bucket.take()
