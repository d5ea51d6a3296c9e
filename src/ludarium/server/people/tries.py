"""How often somebody may guess: whoever is wrong again and again has to wait longer and longer, and never for good.

Guesses are counted by the name that they are about and by the address that they come from. A browser in which somebody
has signed in before shows a mark of that (``marks``) and is counted by itself, so that no stranger's guesses keep the
owner of a name out of it.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludarium.server.errors import refuse

REMEMBERED: Final = 20_000
FORGOTTEN: Final = 3600.0  # seconds without a guess, after which the earlier ones do not count any more


@dataclass
class Guesses:
    """Guesses that were wrong, or are not known to be right yet."""

    count: int = 0
    last: float = 0.0


class Tries:
    """``free`` guesses at once; after each further one a wait that doubles from one second to ``longest``."""

    def __init__(self, free: int, longest: float, now: Callable[[], float] = time.monotonic) -> None:
        self.free = free
        self.longest = longest
        self.now = now
        self._by_key: OrderedDict[str, Guesses] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until the next guess may come."""
        guesses = self._by_key.get(key)
        if guesses is None or guesses.count < self.free:
            return 0.0
        passed = self.now() - guesses.last
        if passed > FORGOTTEN:
            del self._by_key[key]
            return 0.0
        wait = min(self.longest, 2.0 ** min(guesses.count - self.free, 32))
        return max(0.0, wait - passed)

    def count(self, key: str) -> None:
        """Count a guess as wrong, until it turns out right: many at once are not better than one after the other."""
        guesses = self._by_key.pop(key, None) or Guesses()
        if self.now() - guesses.last > FORGOTTEN:
            guesses.count = 0
        guesses.count += 1
        guesses.last = self.now()
        self._by_key[key] = guesses
        if len(self._by_key) > REMEMBERED:
            self._by_key.popitem(last=False)

    def forgive(self, key: str) -> None:
        """A guess was right: it does not count."""
        guesses = self._by_key.get(key)
        if guesses is not None:
            guesses.count = max(0, guesses.count - 1)

    def forget(self, key: str) -> None:
        self._by_key.pop(key, None)


class Guard:
    """All that limits guesses at passwords and codes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.names = Tries(5, 60.0, now)
        self.addresses = Tries(50, 60.0, now)
        self.codes = Tries(50, 60.0, now)

    def guess(self, name: str, address: str, mark: str) -> Guess:
        """Begin a guess about ``name``, by a stranger or by a browser with a ``mark``. Raises ``account-wait``."""
        key = f"mark {mark}" if mark else f"name {name}"
        wait = self.names.wait(key)
        if not mark:
            wait = max(wait, self.addresses.wait(address))
        if wait > 0:
            raise refuse("account-wait", seconds=math.ceil(wait))
        self.names.count(key)
        if not mark:
            self.addresses.count(address)
        return Guess(self, key, "" if mark else address, self.addresses)

    def guess_code(self, address: str) -> Guess:
        """Begin a guess at a recovery code, counted by address alone: nobody guesses one, and no stranger who guesses at a
        name may keep its owner out of this. Raises ``account-wait``."""
        wait = self.codes.wait(address)
        if wait > 0:
            raise refuse("account-wait", seconds=math.ceil(wait))
        self.codes.count(address)
        return Guess(self, "", address, self.codes)


@dataclass
class Guess:
    """A guess that was counted."""

    guard: Guard
    key: str
    address: str
    addresses: Tries

    def was_right(self) -> None:
        """The name is free again; the address gets back no more than this one guess, or whoever knows one password could
        guess others without end."""
        self.guard.names.forget(self.key)
        if self.address:
            self.addresses.forgive(self.address)

    def withdraw(self) -> None:
        """Nothing was compared after all."""
        self.guard.names.forgive(self.key)
        if self.address:
            self.addresses.forgive(self.address)
