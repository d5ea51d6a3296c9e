"""Limits of rate: a bucket that fills steadily and that each message empties by one; and of what is held at once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from typing import Any, Final

from litestar.connection import ASGIConnection

from ludarium.server.errors import refuse
from ludarium.server.http.addresses import address_key

REMEMBERED: Final = 10_000
A_DAY: Final = 86_400.0  # seconds


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


class Gate:
    """A bucket for each account and one, ``crowd`` times as large, for each address: a venue shares one, and
    guests cost nothing."""

    def __init__(self, rate: float, burst: float, crowd: int) -> None:
        self.accounts = Buckets(rate, burst)
        self.addresses = Buckets(rate * crowd, burst * crowd)

    def take(self, account: str, address: str) -> bool:
        """Whether both had a token to take; "" is nobody's account."""
        return (not account or self.accounts.take(account)) and self.addresses.take(address)


class Quota:
    """So many a day for each address, and so many for all of them together. Who has used up a day's worth gets more as the
    day goes on."""

    def __init__(self, each: int, most: int) -> None:
        self.addresses = Buckets(each / A_DAY, float(each))
        self.all = Bucket(most / A_DAY, float(most))

    def take(self, address: str) -> bool:
        """Whether both had one left."""
        return self.addresses.take(address) and self.all.take()


class Places:
    """So many at a time for each key, and so many for all of them together. Where none is free, ``full`` is refused."""

    def __init__(self, each: int, most: int | None = None, full: str = "rate-limited") -> None:
        self.each = each
        self.most = most
        self.full = full
        self.taken: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Hold a place as long as the block runs."""
        if self.taken[key] >= self.each or (self.most is not None and self.taken.total() >= self.most):
            raise refuse(self.full)
        self.taken[key] += 1
        try:
            yield
        finally:
            self.taken[key] -= 1
            if not self.taken[key]:
                del self.taken[key]


class Pace:
    """Lets one in every ``every`` seconds, of many keys in turn: between two of them there is time for everything else."""

    def __init__(self, every: float) -> None:
        self.every = every
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, key: str) -> None:
        """Wait for one's turn; whoever comes alone has it at once."""
        loop = asyncio.get_running_loop()
        if self._timer is None:
            self._timer = loop.call_later(self.every, self._next)
            return
        mine: asyncio.Future[None] = loop.create_future()
        self._queues.setdefault(key, deque()).append(mine)
        await mine

    def _next(self) -> None:
        self._timer = None
        while self._queues:
            key, queue = self._queues.popitem(last=False)
            first = queue.popleft()
            if queue:
                self._queues[key] = queue
            if not first.done():  # whoever has gone meanwhile needs no turn
                first.set_result(None)
                self._timer = asyncio.get_running_loop().call_later(self.every, self._next)
                return


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as far as the server knows, as limits count it (``address_key``)."""
    return address_key(request.client.host) if request.client else ""
