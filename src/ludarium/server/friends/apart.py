"""Who blocks and mutes whom, as the hall asks for it all the time: with each socket, each seek, each invitation.

What counts is in the database. A node remembers what it has read of those who were here lately, and reads it again once it is told
that it has changed.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ludarium.server.storage.blocks import NOBODY, Apart, BlockStore
from ludarium.server.tables import projection
from ludarium.server.ws.messages import Lines, PeopleNews, encode

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall
    from ludarium.server.tables.room import Room
    from ludarium.server.ws.peer import Peer

REMEMBERED: Final = 10_000
NEWS: Final = encode(PeopleNews()).decode()


class Apartness:
    """Belongs to a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = BlockStore(hall.store)
        self.any = True
        """Whether anybody blocks or mutes somebody, as far as this hall can know: where it is the only one."""
        self._known: OrderedDict[str, tuple[float, Apart]] = OrderedDict()
        self._wanted: dict[str, asyncio.Future[Apart]] = {}
        self._changed: set[str] = set()
        """Of whom something has changed since the last question was asked."""
        self._asking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Find out, in a hall that is alone, whether there is anything to ask for."""
        if self.hall.nodes is None:
            self.any = await self.store.any()

    async def of(self, person_id: str) -> Apart:
        """Whom somebody has to do nothing with. Many who ask at the same time are one question to the database."""
        if not self.any:
            return NOBODY
        kept = self._known.get(person_id)
        if kept is not None and time.monotonic() - kept[0] <= self.hall.guests.fresh:
            self._known.move_to_end(person_id)
            return kept[1]
        if person_id not in self._wanted:
            self._wanted[person_id] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask(), name="who is apart")
        return await asyncio.shield(self._wanted[person_id])

    async def of_all(self, people: Iterable[str]) -> dict[str, Apart]:
        ids = list(dict.fromkeys(people))
        return dict(zip(ids, await asyncio.gather(*(self.of(one) for one in ids)), strict=True))

    async def _ask(self) -> None:
        wanted: dict[str, asyncio.Future[Apart]] = {}
        try:
            while self._wanted:
                self._changed = set()
                wanted = dict(self._wanted)
                found = await self.store.of(wanted)
                for person_id, future in wanted.items():
                    if person_id in self._changed:  # what was read may be old: once more
                        continue
                    del self._wanted[person_id]
                    self._remember(person_id, found[person_id])
                    if not future.done():
                        future.set_result(found[person_id])
        except Exception as error:
            for person_id, future in wanted.items():
                self._wanted.pop(person_id, None)
                if not future.done():
                    future.set_exception(error)
                    future.exception()  # whoever has gone meanwhile asks for it no more
        finally:
            self._asking = None
            if self._wanted:
                self._asking = asyncio.create_task(self._ask(), name="who is apart")

    def _remember(self, person_id: str, apart: Apart) -> None:
        self._known[person_id] = (time.monotonic(), apart)
        self._known.move_to_end(person_id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def forget(self, person_id: str) -> None:
        """Something has changed of which somebody is not told: who blocks them."""
        self._changed.add(person_id)
        self._known.pop(person_id, None)

    async def told(self, person_id: str) -> None:
        """Something has changed for somebody, here or at another node: their friends, invitations, or whom they have to do nothing
        with. Their pages are told to look, and hear at once what they may hear."""
        await self.forget(person_id)
        peers = [(room, peer) for room in self.hall.rooms.values() for peer in room.peers]
        peers = [(room, peer) for room, peer in peers if peer.person.id == person_id]
        if not peers:
            return
        apart = await self.of(person_id)
        for room, peer in peers:
            if peer in room.peers:
                _take_over(room, peer, apart)
                peer.push(NEWS)

    async def look_again(self) -> None:
        """Something may have changed of which this node was not told: read it anew for whoever has a socket here."""
        self._known.clear()
        self._changed.update(self._wanted)
        peers = [(room, peer) for room in self.hall.rooms.values() for peer in room.peers]
        found = await self.of_all(peer.person.id for _, peer in peers)
        for room, peer in peers:
            if peer in room.peers and _take_over(room, peer, found[peer.person.id]):
                peer.push(NEWS)

    async def pairs(self, people: Iterable[str]) -> set[frozenset[str]]:
        """Which two of these people have nothing to do with each other."""
        ids = set(people)
        if len(ids) < 2:
            return set()
        found = await self.of_all(ids)
        return {frozenset((one, other)) for one, apart in found.items() for other in apart.blocked & ids}


def _take_over(room: Room, peer: Peer, apart: Apart) -> bool:
    """Let somebody at a table read the chat of those whom they may read by now; whether that has changed."""
    if (peer.apart.muted, peer.apart.blocked) == (apart.muted, apart.blocked):
        return False
    peer.apart = apart
    peer.push(encode(Lines(projection.lines_of(room.lines, apart))).decode())
    peer.heard = room.heard()
    return True
