"""Limits of rate: a bucket that fills steadily and that each message empties by one; and of what is held at once."""

from __future__ import annotations

import asyncio
import contextlib
import math
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

    def take(self, elsewhere: int = 0) -> bool:
        """Whether there was a token to take, where so many more are counted as taken."""
        self._fill()
        if self.level < 1 + elsewhere:
            return False
        self.level -= 1
        return True

    def spent(self) -> int:
        """How many tokens are missing."""
        self._fill()
        return math.ceil(self.burst - self.level)

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each key; those long unused are forgotten, full as they are."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, elsewhere: int = 0) -> bool:
        """Whether there was a token to take; ``elsewhere`` are those that were taken of other nodes' buckets."""
        bucket = self._by_key.pop(key, None) or Bucket(self.rate, self.burst)
        self._by_key[key] = bucket
        if len(self._by_key) > REMEMBERED:
            self._by_key.popitem(last=False)
        return bucket.take(elsewhere)

    def give_back(self, key: str) -> None:
        """Put back a token that was taken."""
        bucket = self._by_key.get(key)
        if bucket is not None:
            bucket.level = min(bucket.burst, bucket.level + 1)

    def spent(self) -> Counter[str]:
        """How many tokens each bucket lacks."""
        return Counter({key: bucket.spent() for key, bucket in self._by_key.items()})


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
        self.elsewhere: Counter[str] = Counter()
        """What other nodes have given away, by address; under "" all of it."""

    def take(self, address: str) -> bool:
        """Whether both had one left."""
        return self.addresses.take(address, self.elsewhere[address]) and self.all.take(self.elsewhere[""])


class Places:
    """So many at a time for each key, and so many for all of them together. Where none is free, ``full`` is refused."""

    def __init__(self, each: int, most: int | None = None, full: str = "rate-limited") -> None:
        self.each = each
        self.most = most
        self.full = full
        self.taken: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()
        """Places that are taken at other nodes, by key; under "" all of them."""

    @contextlib.contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Hold a place as long as the block runs."""
        mine, most = self.taken[key] + self.elsewhere[key], self.most
        if mine >= self.each or (most is not None and self.taken.total() + self.elsewhere[""] >= most):
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
