"""Who is connected: so many in all and from each address, and who is sent away when more come."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ludarium.server.http.addresses import address_key

RESERVED: Final = 128
"""Descriptors that are no connections: files of the database, pipes of bots, lines to other nodes that are kept for the next
request, and those that are just being accepted."""
FEWEST: Final = 16


class Place:
    """A connection's place inside. Whoever is waited for may have to give it up."""

    def __init__(self, doors: Doors, key: str, cut: Callable[[], None]) -> None:
        self.doors = doors
        self.key = key
        self.cut = cut
        self.left = False

    def waits(self) -> None:
        """The hall waits for the other side: for a request, the rest of one, or to take an answer."""
        if not self.left:
            self.doors.waiting.setdefault(self.key, OrderedDict()).setdefault(self)

    def works(self) -> None:
        """The hall has something to do for the other side, or they talk over a socket."""
        places = self.doors.waiting.get(self.key)
        if places is not None:
            places.pop(self, None)
            if not places:
                del self.doors.waiting[self.key]

    def leave(self) -> None:
        if not self.left:
            self.works()
            self.left = True
            self.doors.inside -= 1
            self.doors.by_key[self.key] -= 1
            if not self.doors.by_key[self.key]:
                del self.doors.by_key[self.key]


class Doors:
    """``most`` connections in all and ``each`` from one address (IPv6: one /64), but for ``trusted`` ones: there a proxy
    may stand, behind which everybody is.

    Where there is no place left, the one who has let the hall wait longest has to go, of the address that lets it wait
    most often; where it waits for nobody, whoever comes is sent away.
    """

    def __init__(self, most: int, each: int, trusted: Callable[[str], bool] = lambda host: False) -> None:
        self.most = most
        self.each = each
        self.trusted = trusted
        self.inside = 0
        self.by_key: Counter[str] = Counter()
        self.waiting: dict[str, OrderedDict[Place, None]] = {}

    def enter(self, host: str, cut: Callable[[], None]) -> Place | None:
        """A place for a connection from ``host``, None where there is none; ``cut`` breaks it off."""
        key = address_key(host)
        if self.by_key[key] >= self.each and not self.trusted(host) and not self._make_room(key):
            return None
        if self.inside >= self.most and not self._make_room():
            return None
        place = Place(self, key, cut)
        self.inside += 1
        self.by_key[key] += 1
        return place

    @contextmanager
    def one_more(self) -> Iterator[bool]:
        """A connection to another node, as long as the block runs, over which one from outside is passed on: it takes a
        descriptor, too. Whether there is room for it."""
        if self.inside >= self.most and not self._make_room():
            yield False
            return
        self.inside += 1
        try:
            yield True
        finally:
            self.inside -= 1

    def _make_room(self, key: str | None = None) -> bool:
        """Send somebody away that the hall waits for, of an address if one is given."""
        if key is None:
            key = max(self.waiting, key=lambda one: len(self.waiting[one]), default="")
        places = self.waiting.get(key)
        if not places:
            return False
        place = next(iter(places))
        place.leave()
        place.cut()
        return True


def raise_limit() -> int | None:
    """Let this process have as many descriptors as it may; gives how many, None where there is no such limit."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS calls its limit infinite, and allows less
            pass
    return None if soft == resource.RLIM_INFINITY else soft


def room_for(wanted: int, descriptors: int | None) -> int:
    """How many connections there may be with so many descriptors.

    >>> room_for(10_000, 256), room_for(10_000, 1_048_576), room_for(10_000, None), room_for(10_000, 64)
    (128, 10000, 10000, 16)
    """
    if descriptors is None:
        return wanted
    return max(FEWEST, min(wanted, descriptors - RESERVED))
