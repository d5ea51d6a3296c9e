"""What a running hall does about moderation: it reads the audit log, which others write, and acts on what is new.

All that counts is in the database. A hall looks once a second, and its nodes besides as soon as they are told (``hints``); what it
remembers are the bans that hold, since each request asks for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.storage import audit, bans
from ludarium.server.storage.audit import Entry
from ludarium.server.storage.bans import Ban
from ludarium.server.storage.moderation_rows import BanRow
from ludarium.server.storage.store import Person
from ludarium.server.tables import seating
from ludarium.server.tasks import attempt

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

EVERY: Final = 1.0
"""Seconds between two looks."""

log = structlog.get_logger("moderation")


class Moderation:
    """Open it before anything is brought back that others may change."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._bans: dict[str, Ban] = {}
        """Those that hold, and some that have run out, by person."""
        self._last = 0
        """The number of the last entry that was acted on."""
        self._looking = asyncio.Lock()
        self._act: dict[str, Callable[[Entry], Awaitable[None]]] = {
            audit.BANNED: self._banned,
            audit.UNBANNED: self._unbanned,
            audit.RENAMED: self._renamed,
            audit.SIGNED_OUT: self._signed_out,
            audit.TABLE_CLOSED: self._table_closed,
        }

    async def open(self) -> None:
        self._last = int((await self.hall.store.rows(audit.newest()))[0]["id"])
        now = self.hall.clock.now()
        found = await self.hall.store.rows(bans.bans(bans.holding(now)))
        self._bans = {row["person_id"]: Ban(**row) for row in found}

    async def run(self) -> None:
        """Look, for as long as the hall is open."""
        while True:
            await asyncio.sleep(EVERY)
            await attempt(self.look, log, "the audit log can't be read")

    async def told(self, _: str) -> None:
        """Another node, or whoever works beside the hall, says that there is something new."""
        await self.look()

    async def look(self) -> None:
        """Act on what is new in the audit log."""
        async with self._looking:
            for row in await self.hall.store.rows(audit.after(self._last)):
                entry = Entry(**row)
                act = self._act.get(entry.act)
                if act is not None:
                    try:
                        await act(entry)
                    except LudariumError as error:
                        if error.code == "storage":  # the next look begins with this entry
                            raise
                        log.warning("an entry can't be followed", number=entry.id, problem=error.code)
                    except Exception:
                        log.exception("an entry can't be followed", number=entry.id)
                self._last = entry.id

    # -- who may not come in

    def check(self, person_id: str) -> None:
        """Raise ``banned`` for whoever may not come in."""
        ban = self._bans.get(person_id)
        if ban is not None and ban.holds(self.hall.clock.now()):
            raise ban.refusal()

    def farewell(self, person: Person) -> LudariumError:
        """Why the session of somebody has ended."""
        try:
            self.check(person.id)
        except LudariumError as error:
            return error
        return refuse("need-guest")

    async def _read(self, person_id: str) -> None:
        now = self.hall.clock.now()
        found = await self.hall.store.rows(bans.bans(BanRow.person_id == person_id, bans.holding(now)))
        self._bans.pop(person_id, None)
        for row in found:
            self._bans[person_id] = Ban(**row)

    async def _banned(self, entry: Entry) -> None:
        hall, person_id = self.hall, entry.about
        await self._read(person_id)
        hall.guests.shut(person_id)
        hall.here.left(person_id)
        if await hall.accounts.has(person_id):  # whoever has just come in, too
            await hall.accounts.end_all(person_id)
        await hall.seeks.withdraw(person_id)

    async def _unbanned(self, entry: Entry) -> None:
        await self._read(entry.about)

    # -- the rest

    async def _renamed(self, entry: Entry) -> None:
        person = await self.hall.guests.read_again(entry.about) or await self.hall.store.person(entry.about)
        if person is not None:
            for room in list(self.hall.rooms.values()):
                await seating.rename_everywhere(room, person)

    async def _table_closed(self, entry: Entry) -> None:
        """Close a table that is here, or is just being brought back: the database has it closed already."""
        if self.hall.at_hand(entry.about):
            room = await self.hall.room(entry.about)
            await seating.close_for(room, refuse("table-closed", reason=entry.reason))

    async def _signed_out(self, entry: Entry) -> None:
        self.hall.guests.shut(entry.about)
