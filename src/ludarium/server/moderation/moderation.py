"""What a running hall does about moderation: it reads the audit log, which others write, and acts on what is new.

All that counts is in the database. A hall looks once a second, and its nodes besides as soon as they are told (``hints``); what it
remembers is what many requests ask for: the bans and silences that hold, warnings that nobody has said to have seen, who moderates,
and the notices that are not over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core import LudariumError
from ludarium.server.errors import refuse
from ludarium.server.storage import audit, bans, notices, silences
from ludarium.server.storage.audit import Author, Entry
from ludarium.server.storage.bans import Ban
from ludarium.server.storage.moderation_rows import BanRow, ModeratorRow, SilenceRow, WarningRow
from ludarium.server.storage.notices import HallNotice
from ludarium.server.storage.silences import Silence, Warned
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
        self._silences: dict[str, Silence] = {}
        self._warnings: dict[str, list[Warned]] = {}
        """Those that their people have not said to have seen."""
        self.moderators: set[str] = set()
        self._notices: list[HallNotice] = []
        """Those that are not over, and some that have run out."""
        self._last = 0
        """The number of the last entry that was acted on."""
        self._looking = asyncio.Lock()
        self._act: dict[str, Callable[[Entry], Awaitable[None]]] = {
            audit.BANNED: self._banned,
            audit.UNBANNED: self._unbanned,
            audit.RENAMED: self._renamed,
            audit.SIGNED_OUT: self._signed_out,
            audit.TABLE_CLOSED: self._table_closed,
            audit.SILENCED: self._silenced,
            audit.UNSILENCED: self._silenced,
            audit.WARNED: self._warned,
            audit.WARNING_SEEN: self._warned,
            audit.MODERATOR_MADE: self._moderator,
            audit.MODERATOR_UNMADE: self._moderator,
            audit.DELETED: self._deleted,
            audit.NOTICE_SAID: self._notice,
            audit.NOTICE_TAKEN_BACK: self._notice,
        }

    async def open(self) -> None:
        self._last = int((await self.hall.store.rows(audit.newest()))[0]["id"])
        now = self.hall.clock.now()
        found = await self.hall.store.rows(bans.bans(bans.holding(now)))
        self._bans = {row["person_id"]: Ban(**row) for row in found}
        rows = self.hall.store.rows
        held = await rows(silences.silences(silences.holding(now)))
        self._silences = {row["person_id"]: Silence(**row) for row in held}
        self._warnings = {}
        for row in await rows(silences.warnings(WarningRow.seen.is_(None))):
            self._warnings.setdefault(row["person_id"], []).append(Warned(**row))
        await self._read_moderators()
        await self._read_notices()

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
        await hall.here.left(person_id)
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
            room = self.hall.rooms.get(entry.about) or await self.hall.room(entry.about)
            await seating.close_for(room, refuse("table-closed", reason=entry.reason))

    async def _signed_out(self, entry: Entry) -> None:
        self.hall.guests.shut(entry.about)

    # -- who may not talk, and who has been told something

    def check_talk(self, person_id: str) -> None:
        """Raise ``warned`` for whoever has not said to have seen a warning, and ``silenced`` for whoever may not talk."""
        if person_id in self._warnings:
            raise refuse("warned")
        silence = self._silences.get(person_id)
        if silence is not None and silence.holds(self.hall.clock.now()):
            raise silence.refusal()

    def warnings(self, person_id: str) -> list[Warned]:
        """What somebody has been told and has not said to have seen, the oldest first."""
        return self._warnings.get(person_id, [])

    async def see(self, person_id: str, number: int) -> None:
        """Somebody has seen a warning. Raises ``not-found`` where there is no such warning that they had not seen."""

        async def work(connection: AsyncConnection) -> None:
            await audit.hold(connection)
            now = self.hall.clock.now()
            mine = (WarningRow.id == number, WarningRow.person_id == person_id, WarningRow.seen.is_(None))
            if not (await connection.execute(update(WarningRow).where(*mine).values(seen=now))).rowcount:
                raise refuse("not-found")
            me = Author(audit.PERSON, person_id)
            await audit.write(connection, me, now, audit.WARNING_SEEN, person_id, warning=number)

        await self.hall.store.writer.run(work)
        await self.look()

    async def _silenced(self, entry: Entry) -> None:
        which = (SilenceRow.person_id == entry.about, silences.holding(self.hall.clock.now()))
        self._silences.pop(entry.about, None)
        for row in await self.hall.store.rows(silences.silences(*which)):
            self._silences[entry.about] = Silence(**row)

    async def _warned(self, entry: Entry) -> None:
        which = (WarningRow.person_id == entry.about, WarningRow.seen.is_(None))
        found = [Warned(**row) for row in await self.hall.store.rows(silences.warnings(*which))]
        if found:
            self._warnings[entry.about] = found
        else:
            self._warnings.pop(entry.about, None)

    async def _moderator(self, entry: Entry) -> None:
        await self._read_moderators()

    async def _read_moderators(self) -> None:
        found = await self.hall.store.rows(select(ModeratorRow.person_id))
        self.moderators = {row["person_id"] for row in found}

    async def _deleted(self, entry: Entry) -> None:
        self.moderators.discard(entry.about)
        self._warnings.pop(entry.about, None)

    # -- notices to everybody

    def notices(self) -> list[HallNotice]:
        """What everybody is told now, the oldest first."""
        now = self.hall.clock.now()
        return [one for one in self._notices if one.holds(now)]

    async def _read_notices(self) -> None:
        found = await self.hall.store.rows(notices.notices(notices.standing(self.hall.clock.now())))
        self._notices = [HallNotice(**row) for row in found]

    async def _notice(self, entry: Entry) -> None:
        await self._read_notices()
