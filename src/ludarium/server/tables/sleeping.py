"""Tables that were in play when the hall closed, or was killed, and that nobody has come to yet.

A hall that opens reads all its tables that are not over, and plays none of their games again: a table in play sleeps. It is listed,
counted and left as any other, by its rows alone. Its game comes back when somebody comes to it (``Hall.room``), and by itself where
it would go on though nobody comes: at an event, where others wait for its result; at a correspondence table, where a bot or the
table itself acts now, or somebody's time is nearly over; and where it did not stand still yet, with its bots and clocks. Such a
table stands still after a while if nobody looks at it (``pausing``), and need not come back for that: only since when it stands
still is written down.

Where several nodes share a database nothing sleeps: a table is at no node until somebody comes to it, or a node takes it over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.core import LudariumError, load_game
from ludarium.server.errors import refuse
from ludarium.server.storage import found
from ludarium.server.storage.found import Course, Found
from ludarium.server.storage.store import PLAYING, Table
from ludarium.server.tables import deadline, pausing
from ludarium.server.tables.room import Room
from ludarium.server.tasks import Together, attempt

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

LOOKED: Final = 1.0
"""Seconds between two looks at what sleeps."""
BETWEEN: Final = 0.02
"""Seconds between two tables that come back though nobody has come: the loop is the players'."""
PATIENCE: Final = 1.0
"""Seconds that somebody's own list waits for whose turn it is."""
READ_AT_ONCE: Final = 20
"""Games that are read in one go: the loop stands still while their rows are taken."""
AT_ONCE: Final = 50
"""Choices of a game that are played again in one go: the loop goes round in between."""

log = structlog.get_logger("hall")


class Sleepers:
    """What sleeps in a hall, and what wakes it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._courses = Together(partial(found.courses, hall.store), READ_AT_ONCE)
        """Many that come back at the same time are read together."""
        self._noting = asyncio.Lock()
        """Held while it is written down which tables stand still: none of them comes back meanwhile, or it would not know."""
        self._replaying = asyncio.Lock()
        """One game is played again at a time, and the loop goes round in between: where many come back at once, a node must still say
        that it is there, or it loses its lease before the first of them is at its table."""

    async def open(self) -> list[Room]:
        """The rooms of all tables that are not over. Those in play sleep; of a game that is no longer there, or not in the version
        that was played, none comes back."""
        store = self.hall.store
        kept = await found.unfinished(store)
        talk = await found.talk(store)
        names = await found.names(store, {one for each in kept for one in each.table.declined})
        rooms = []
        for one in kept:
            table = one.table
            try:
                if table.status == PLAYING:
                    check_version(table)
            except Exception as error:  # one broken table must not keep the hall closed
                tell_broken(table.id, error)
                continue
            room = Room(self.hall.services, table, talk.get(table.id))
            room.declined = {id_: names[id_] for id_ in table.declined if id_ in names}
            if table.status == PLAYING:
                self._lay(room, one)
            rooms.append(room)
        return rooms

    def _lay(self, room: Room, one: Found) -> None:
        room.asleep = one
        if one.stands is not None:
            stands_still(room, one.stands)

    # -- what wakes a table

    async def run(self) -> None:
        """Bring back what goes on though nobody comes, as long as the hall is open."""
        while True:
            await attempt(self.look, log, "what sleeps can't be looked at")
            await asyncio.sleep(LOOKED)

    async def look(self) -> None:
        """Bring back what is due, one after the other: what others wait for first."""
        due = [room for room in self._asleep() if self.is_due(room)]
        due.sort(key=lambda room: (room.table.event is None, room.table.days is None))
        for room in due:
            if pausing.left_until(room) == 0:
                await self._note_still()
            if room.asleep is not None and self.is_due(room):
                await attempt(partial(self.hall.room, room.id), room.log, "a table can't be brought back")
                await asyncio.sleep(BETWEEN)

    def is_due(self, room: Room) -> bool:
        """Whether something may happen at a table that sleeps though nobody comes to it."""
        table = room.table
        if table.event is not None:
            return True
        if table.days is None:
            return room.paused_at is None
        if table.asked is None or table.due is None or table.seats[table.asked].kind != "person":
            return True  # a bot acts, or the table, or nobody has looked yet who does
        return self.hall.clock.now() >= table.due - deadline.hurry(table.days)

    def _asleep(self) -> list[Room]:
        return [
            room for room in self.hall.rooms.values() if room.asleep is not None and room.status == PLAYING
        ]

    async def _note_still(self) -> None:
        """Let those stand still at which nobody has looked for long enough: from the moment on at which they would have if
        their games were here."""
        async with self._noting:
            now, after = self.hall.clock.now(), self.hall.settings.unwatched
            # Whatever has a table to itself just now may be bringing it back.
            rooms = [
                room for room in self._asleep() if pausing.left_until(room) == 0 and not room.lock.locked()
            ]
            since = {room.id: now - int((room.empty_for() - after) * 1000) for room in rooms}
            if since:
                await found.stand_still(self.hall.store, since)
            for room in rooms:
                stands_still(room, since[room.id])

    async def wake_for(self, rooms: Iterable[Room]) -> None:
        """Bring back tables of somebody who looks at their list, so that it says whose turn it is; not for long, where
        many games come back just now."""
        coming = [asyncio.create_task(self.hall.room(room.id)) for room in rooms if room.asleep is not None]
        for task in coming:
            task.add_done_callback(_heard)
        if coming:
            await asyncio.wait(coming, timeout=PATIENCE)

    async def wake_where(self, person_id: str) -> None:
        """Bring back all tables of somebody who leaves them, so that they go on without them. Raises ``storage``."""
        for room in self._asleep():
            if room.is_member(person_id):
                try:
                    await self.hall.room(room.id)
                except LudariumError as error:  # one that can't come back has no game that would go on
                    if error.code != "unknown-table":
                        raise

    # -- bringing back

    async def wake(self, room: Room) -> Room:
        """Bring back the game of a table that sleeps. Raises ``unknown-table`` where its rules are not those it was played by, and
        ``storage``."""
        async with room.lock:
            async with self._noting:
                pass  # from here on it is not laid still without being told
            if room.asleep is not None and room.status == PLAYING:
                await self.bring_back(room)
        return room

    async def bring_back(self, room: Room) -> None:
        """Read a table's talk and play its game again. It is as it was until all of that is done. Raises as ``wake`` does."""
        course = await self._courses.get(room.id) or Course()
        lines, choices = course.lines, course.choices
        if room.table.started is None:
            room.lines = lines
            return
        try:
            check_version(room.table)
            play = room.begin(room.table.started)
            pausing.bring_back(room, course.pauses, [choice.at for choice in choices])
            async with self._replaying:
                for at in range(0, len(choices), AT_ONCE):
                    some = choices[at : at + AT_ONCE]
                    play.replay(some, [room.running(choice.at) for choice in some])
                    await asyncio.sleep(0)
        except Exception as error:  # the game is gone, or its rules are not those it was played by
            if isinstance(error, LudariumError) and error.code in ("storage", "moved"):
                raise
            tell_broken(room.id, error)
            self.hall.rooms.pop(room.id, None)
            raise refuse("unknown-table") from error
        for choice in choices:
            if choice.person_id is not None and choice.message is not None:
                room.answered[choice.person_id, choice.message] = choice.number
        room.lines, room.play, room.asleep = lines, play, None


def stands_still(room: Room, since: int) -> None:
    """Say that a table stands still."""
    room.paused_at = since
    room.going.clear()


def check_version(table: Table) -> None:
    """Raise where a game can't be played again as it was played."""
    if load_game(table.game).version != table.version:
        raise ValueError(f"version {table.version} of the game")


def tell_broken(table_id: str, error: Exception) -> None:
    log.error("a table can't be brought back", table=table_id, error=str(error))


def _heard(task: asyncio.Task[Room]) -> None:
    """Whatever came of it: who comes to the table is told."""
    if not task.cancelled():
        task.exception()
