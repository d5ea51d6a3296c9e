"""What waits for somebody's next step: for a short time, once, and never more than so many."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Pending(Generic[T]):
    """Things by secret keys, in memory: each is there for ``lasts`` seconds. Where there are ``most``, the oldest goes."""

    def __init__(self, lasts: float, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.lasts = lasts
        self.most = most
        self.now = now
        self._kept: OrderedDict[str, tuple[float, T]] = OrderedDict()

    def __len__(self) -> int:
        self._let_go()
        return len(self._kept)

    def put(self, key: str, what: T) -> None:
        """Keep something; from now on its time runs."""
        self._kept.pop(key, None)
        self._let_go()
        self._kept[key] = (self.now() + self.lasts, what)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)

    def look(self, key: str) -> T | None:
        """What is kept under a key, if it is still there; it stays."""
        self._let_go()
        found = self._kept.get(key)
        return None if found is None else found[1]

    def left(self, key: str) -> int:
        """Whole seconds for which something is still there; 0 for nothing."""
        found = self._kept.get(key)
        return 0 if found is None else max(0, math.ceil(found[0] - self.now()))

    def take(self, key: str) -> T | None:
        """What is kept under a key, which is free from then on."""
        self._let_go()
        found = self._kept.pop(key, None)
        return None if found is None else found[1]

    def _let_go(self) -> None:
        now = self.now()
        while self._kept and next(iter(self._kept.values()))[0] <= now:
            self._kept.popitem(last=False)
