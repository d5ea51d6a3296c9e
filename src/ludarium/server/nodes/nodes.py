"""This hall as one of several: its lease, what it takes over, and what it drops when it has lost its lease.

All that is in memory belongs to one life of the node. When that is over, because it could not say in time that it is
there, everything goes, its people are sent away to come back, and another life begins with nothing: tables and events are
taken again as people come to them, or in the course of housekeeping.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import socket
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import structlog

from ludarium.core import LudariumError
from ludarium.server.errors import Moved
from ludarium.server.http.rates import Buckets
from ludarium.server.nodes.hints import Hints
from ludarium.server.storage.nodes import EVENT, FIRST, TABLE, Node, NodeStore
from ludarium.server.tables.clock import Clock

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

AGAIN: Final = 0.5
"""Seconds after which a node tries again to begin another life."""
ADOPTED: Final = 50
"""Events and tables that a node takes over at one look."""
BETWEEN: Final = 0.05
"""Seconds between two of them: the loop is the players'."""
COUNTED: Final = 100
"""Addresses of each limit, and tables that are watched, that a node tells the others."""

log = structlog.get_logger("nodes")


class Counted(NamedTuple):
    """Unfinished tables: those somebody has made, all, and those at other nodes, by the address of their makers; ``asked`` is when
    that was asked, in seconds of ``time.monotonic``."""

    mine: int
    all: int
    elsewhere: Counter[str]
    asked: float


class Nodes:
    """What a hall knows of itself and the others."""

    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.every = settings.beat_every
        self.lease = settings.node_lease
        self.store = NodeStore(hall.store, settings.node, settings.node_url, settings.node_lease)
        self.hints = Hints(hall)
        self.lookups = Buckets(settings.view_rate, settings.view_rate * 60)
        self.secret = ""
        self.known: dict[int, Node] = {}
        """The nodes that lived at the last look, this one too."""
        self.trusted: set[str] = set()
        """Where they are, as far as that has been found out."""
        self.passing: dict[int, set[asyncio.Task[None]]] = {}
        """Conversations that are passed on, by the node that has them."""
        self.transport: httpx.AsyncHTTPTransport | None = None
        """What requests are passed on with (``passing``)."""
        self.moved = 0
        """How often this node has had to drop what it had."""
        self.tables_elsewhere: Counter[str] = Counter()
        """Unfinished tables that other nodes have, by the address of their makers."""
        self.watching_elsewhere: Counter[str] = Counter()
        """How many watch the tables that other nodes have."""
        self.leaving = False
        self._found: dict[int, set[str]] = {}
        """The addresses from which each of them may come."""
        self._finding: asyncio.Task[None] | None = None
        self._seen = time.monotonic()
        self._reviving = asyncio.Lock()

    @property
    def me(self) -> int | None:
        return self.hall.store.writer.node

    def alive(self) -> bool:
        """Whether this node has said recently enough that it is there."""
        return self.me is not None and time.monotonic() - self._seen < self.lease

    async def open(self) -> Clock:
        """Begin a life; gives the hall's time."""
        clock = self.hall.clock = Clock(at=await self._begin())
        await self.beat()
        return clock

    async def _begin(self) -> int:
        asked = time.monotonic()
        self.secret = secrets.token_hex(24)
        id_, at = await self.store.begin(self.secret)
        self._seen = asked
        log.info("a life begins", node=self.store.name, life=id_)
        return at + int((time.monotonic() - asked) * 500)

    async def run(self) -> None:
        """Give signs of life, as long as the hall is open."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.every):
                    await self.store.lost.wait()
            try:
                if self.store.lost.is_set():
                    await self.revive()
                await self.beat()
            except LudariumError:  # the writer has told, or the next round does
                await asyncio.sleep(min(AGAIN, self.every))
            except Exception:
                log.exception("a sign of life failed")

    async def beat(self) -> None:
        asked = time.monotonic()
        at, nodes = await self.store.beat(self._counts())
        self._seen = asked
        self.hall.clock.set(at)
        self.known = {node.id: node for node in nodes}
        self._trust()
        self._count([node for node in nodes if node.id != self.me])
        for id_ in [one for one in self.passing if one not in self.known]:
            for task in list(self.passing.pop(id_)):
                task.cancel()

    def _trust(self) -> None:
        """Trust the addresses of those that live. A name may take long to find out: signs of life don't wait for that."""
        self._found = {id_: found for id_, found in self._found.items() if id_ in self.known}
        self.trusted = set().union(*self._found.values())
        new = [node for node in self.known.values() if node.id not in self._found]
        if new and not self.leaving and (self._finding is None or self._finding.done()):
            self._finding = asyncio.create_task(self._find(new), name="addresses of nodes")

    async def _find(self, nodes: list[Node]) -> None:
        for node in nodes:
            with contextlib.suppress(OSError, ValueError):  # the next sign of life tries again
                self._found[node.id] = await asyncio.to_thread(_addresses, node)
                self.trusted |= self._found[node.id]

    async def _look(self) -> None:
        """See whether this life goes on, where the last sign of it is old; the database knows."""
        try:
            await self.beat()
        except Moved:
            await self.revive()

    async def revive(self) -> None:
        """Drop all that this node had in the life that is over, and begin another."""
        async with self._reviving:
            if self.leaving or not self.store.lost.is_set():
                return
            log.warning("the lease is lost: what was here is dropped", tables=len(self.hall.rooms))
            self.hall.store.writer.node = None
            self.moved += 1
            await self.hall.drop()
            while True:
                try:
                    self.hall.clock.set(await self._begin())
                    return
                except LudariumError:
                    await asyncio.sleep(AGAIN)

    def say_goodbye(self) -> None:
        """End what is passed on: whoever comes back goes to another node."""
        for tasks in self.passing.values():
            for task in tasks:
                task.cancel()

    async def leave(self) -> None:
        """Let others have what was here. It is written by now."""
        self.leaving = True
        if self.me is not None:
            with contextlib.suppress(LudariumError):
                await self.store.end()

    async def close(self) -> None:
        await self.leave()
        if self._finding is not None:
            self._finding.cancel()
            await asyncio.gather(self._finding, return_exceptions=True)
        if self.transport is not None:
            await self.transport.aclose()

    # -- what it has

    def is_here(self, kind: str, id_: str) -> bool:
        """Whether a table or an event is in memory."""
        if kind == FIRST:
            return self.first() == self.me
        return id_ in (self.hall.rooms if kind == TABLE else self.hall.desk.live)

    def first(self) -> int | None:
        """The node that has lived longest, as of the last look. All that people do to sign in they do there: it takes several
        requests, and what was said before is in memory."""
        return min(self.known, default=self.me)

    async def hold(self, kind: str, id_: str) -> int | None:
        """Take a table or an event, where nobody has it: the life of this node that has it now. Raises ``Moved`` where
        another one has it."""
        if self.leaving:
            raise Moved
        if not self.alive():
            await self._look()
        owner = self.first() if kind == FIRST else await self.store.claim(kind, id_)
        if owner is not None and owner != self.me:
            raise Moved
        return self.me

    async def adopt(self) -> None:
        """Take over some of what nobody has, so that it goes on even if nobody comes."""
        if self.leaving or not self.alive():
            return
        events, tables = await self.store.free(ADOPTED)
        for ids in (events, tables):
            random.shuffle(ids)  # several nodes look at once
        for kind, ids in ((EVENT, events), (TABLE, tables)):
            for id_ in ids:
                try:
                    await (self.hall.desk.get(id_) if kind == EVENT else self.hall.room(id_))
                except LudariumError as error:
                    if error.code not in ("moved", "unknown-table"):  # it went to somebody else, or is told
                        raise
                await asyncio.sleep(BETWEEN)

    # -- what limits count

    def _counts(self) -> dict[str, dict[str, int]]:
        """What others are told: by address those that have most, and all together under ""; and by table how many watch it."""
        hall = self.hall
        return {
            "watchers": _most(hall.watchers.taken, hall.watchers.taken.total()),
            "tables": _most(Counter(room.address for room in hall.unfinished() if room.address), 0),
            "seeks": _most(Counter(hall.seeks.addresses.values()), 0),
            "guests": _most(hall.newcomers.addresses.spent(), hall.newcomers.all.spent()),
            "watching": _most(+Counter({room.id: room.watching() for room in hall.rooms.values()}), 0),
        }

    def _count(self, others: list[Node]) -> None:
        sums: dict[str, Counter[str]] = {}
        for node in others:
            for name, counts in node.counts.items():
                sums.setdefault(name, Counter()).update(counts)
        self.hall.watchers.elsewhere = sums.get("watchers", Counter())
        self.hall.newcomers.elsewhere = sums.get("guests", Counter())
        self.hall.seeks.elsewhere = sums.get("seeks", Counter())
        self.tables_elsewhere = sums.get("tables", Counter())
        self.watching_elsewhere = sums.get("watching", Counter())

    async def counted(self, person_id: str, letters: bool) -> Counted:
        """The tables that there are on all nodes, and somebody's among them: their correspondence tables, or the others."""
        asked = time.monotonic()
        mine, most = await self.store.tables(person_id, letters)
        return Counted(mine, most, self.tables_elsewhere, asked)


def _most(counts: Counter[str], total: int) -> dict[str, int]:
    return {**dict(counts.most_common(COUNTED)), "": total}


def _addresses(node: Node) -> set[str]:
    """The addresses from which a node may come. Raises ``OSError`` where its name is not known."""
    return {str(address[0]) for *_, address in socket.getaddrinfo(urlsplit(node.address).hostname, None)}
