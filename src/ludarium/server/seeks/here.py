"""Who is here, of those who have said that they may be seen, and of those who have friends, who may see it. Nobody else is noted.

A node notes every few seconds what those do whom it sees, and asks the database for all of them, once a second however many look.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.server.seeks.shown import PersonHere
from ludarium.server.storage.presence import PresenceStore
from ludarium.server.storage.store import OPEN, PLAYING, Person
from ludarium.server.tasks import Once, attempt

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

NOTED: Final = 10.0
"""Seconds between two notes of who is here."""
LOOKS: Final = 15.0
"""Seconds for which whoever has looked at the lobby is in it: its page looks every five."""
GONE: Final = 25_000
"""Milliseconds after the last note until somebody is not listed any more."""

log = structlog.get_logger("here")


class Here:
    """Belongs to a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = PresenceStore(hall.store)
        self._lobby: dict[str, tuple[float, Person]] = {}
        """When somebody who may be seen looked at the lobby last, in seconds of ``time.monotonic``."""
        self._noted: dict[str, str] = {}
        """What people did at the last note."""
        self._kept: tuple[float, list[PersonHere]] | None = None
        self._changes = 0
        """How often what is kept has become old."""
        self._asking = Once[list[PersonHere]](0)
        self._noting = asyncio.Lock()
        """What is noted and what is forgotten come one after the other."""

    def comes(self, person: Person) -> None:
        """Somebody looks at the lobby."""
        if person.visible or person.seen_by_friends:
            self._lobby[person.id] = (time.monotonic(), person)

    async def changed(self, person: Person) -> None:
        """Somebody has said that they may be seen, or that they may not any more."""
        self._lobby.pop(person.id, None)
        self.comes(person)
        async with self._noting:
            if person.visible:
                await self._note()
            else:
                await self._forget_unless_seen(person)
        self._old()

    async def told(self, person: Person) -> None:
        """Another node says that somebody may have said whether they may be seen: what is noted of them meanwhile goes with it."""
        mine = [
            peer.person
            for room in self.hall.rooms.values()
            for peer in room.peers
            if peer.person.id == person.id
        ]
        if person.id in self._lobby:
            mine.append(self._lobby[person.id][1])
        for one in mine:
            one.visible, one.seen_by_friends = person.visible, person.seen_by_friends
        async with self._noting:
            await self._forget_unless_seen(person)
        self._old()

    async def left(self, person_id: str) -> None:
        """Somebody has deleted their account, here or at another node: they are noted no more, nor by what is just noted."""
        await self.told(Person(person_id, "", "en", seen_by_friends=False))
        self._lobby.pop(person_id, None)

    async def _forget_unless_seen(self, person: Person) -> None:
        if person.visible or (
            person.seen_by_friends and await self.hall.friends.store.befriended([person.id])
        ):
            return
        await self.store.forget(person_id=person.id)

    def _old(self) -> None:
        self._kept = None
        self._changes += 1

    async def people(self) -> list[PersonHere]:
        """Who is here, at most ``LUDARIUM_LOBBY_KEPT`` seconds ago."""
        kept = self._kept
        if kept is not None and time.monotonic() - kept[0] < self.hall.settings.lobby_kept:
            return kept[1]

        async def asked() -> list[PersonHere]:
            changes = self._changes
            found = [PersonHere(*one) for one in await self.store.people(self.hall.clock.now() - GONE)]
            if changes == self._changes:
                self._kept = (time.monotonic(), found)
            return found

        return await self._asking.get(self._changes, asked)

    def doing(self) -> dict[str, str]:
        """What those do who are seen here and may be, by all or by their friends, by their ids."""
        old = time.monotonic() - LOOKS
        self._lobby = {
            id_: (at, person)
            for id_, (at, person) in self._lobby.items()
            if at > old and _may_be_seen(person)
        }
        found = dict.fromkeys(self._lobby, "lobby")
        for room in self.hall.rooms.values():
            for peer in room.peers:
                person = peer.person
                if not _may_be_seen(person) or found.get(person.id) == "playing":
                    continue
                plays = room.seat_of(person.id) is not None and room.status in (OPEN, PLAYING)
                found[person.id] = "playing" if plays else "watching"
        return found

    async def note(self) -> None:
        """Note who is seen here just now. Whom only friends may see is noted where they have some."""
        async with self._noting:
            await self._note()

    async def _note(self) -> None:
        doing = self.doing()
        seen = {person.id for _, person in self._lobby.values() if person.visible}
        seen |= {
            peer.person.id for room in self.hall.rooms.values() for peer in room.peers if peer.person.visible
        }
        seen |= await self.hall.friends.store.befriended(set(doing) - seen)
        doing = {person_id: what for person_id, what in doing.items() if person_id in seen}
        await self.store.note(doing, self._noted, self.hall.clock.now())
        self._noted = doing

    async def run(self) -> None:
        """Note who is here, as long as the hall is open."""
        while True:
            await asyncio.sleep(NOTED)
            await attempt(self.note, log, "who is here can't be noted")

    async def keep_house(self) -> None:
        """Forget when people were here who have gone."""
        await self.store.forget(until=self.hall.clock.now() - 2 * GONE)


def _may_be_seen(person: Person) -> bool:
    return person.visible or person.seen_by_friends
