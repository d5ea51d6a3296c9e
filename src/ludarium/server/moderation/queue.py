"""The moderators' queue: which reports there are, who looks into which, and what is decided.

Everything is checked in the transaction that changes something, with the audit log held: of two moderators who decide at once, the
second one is told. Moderators decide nothing about each other, nor about what they have reported themselves: that is an operator's.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.http.guests import clean_name
from ludarium.server.moderation import measures
from ludarium.server.moderation.measures import Deed
from ludarium.server.moderation.shown import (
    CaseShown,
    DeedShown,
    EvidenceLine,
    EvidenceSeat,
    NewDecision,
    PersonNamed,
    QueueShown,
    ReportLine,
)
from ludarium.server.people.accounts import Browser
from ludarium.server.storage import audit
from ludarium.server.storage.audit import Author, Entry, Wanted, read_reason
from ludarium.server.storage.moderation_rows import ModeratorRow, ReportRow
from ludarium.server.storage.reports import BAN, CLOSED, DISMISSED, OPEN, RENAME, SILENCE, TAKEN, WARN
from ludarium.server.storage.schema import PersonRow
from ludarium.server.storage.store import Person
from ludarium.server.tables.projection import when

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

LISTED: Final = 100  # reports of each kind
PAST: Final = 30  # earlier reports and deeds that are shown beside a report
AN_HOUR: Final = 3_600_000  # milliseconds
DEEDS: Final = (
    audit.WARNED,
    audit.SILENCED,
    audit.UNSILENCED,
    audit.RENAMED,
    audit.BANNED,
    audit.UNBANNED,
)

Row = dict[str, Any]


class Queue:
    """Belongs to a hall. Each method that names a report raises ``moderator-only`` for whoever is none, and ``not-found`` where
    there is no such report, or it is about the moderator who asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._waiting: tuple[float, list[Row]] | None = None

    def check(self, person: Person) -> None:
        """Raise ``moderator-only`` for whoever is no moderator."""
        if person.id not in self.hall.moderation.moderators:
            raise refuse("moderator-only")

    async def waiting(self, person: Person | None) -> int | None:
        """How many reports wait for a moderator who may decide them, about a second ago; None for whoever is none."""
        if person is None or person.id not in self.hall.moderation.moderators:
            return None
        kept = self._waiting
        if kept is None or time.monotonic() - kept[0] >= self.hall.settings.lobby_kept:
            wanted = select(ReportRow.person_id, ReportRow.reporter_id).where(ReportRow.status == OPEN)
            kept = self._waiting = (time.monotonic(), await self.hall.store.rows(wanted))
        return sum(self._may(person, row) for row in kept[1])

    def _may(self, person: Person, row: Row) -> bool:
        """Whether a moderator may decide a report, whoever looks into it."""
        return person.id in self.deciders(row)

    def deciders(self, row: Row) -> set[str]:
        """The moderators who may decide a report, by the ids of the person and the reporter: about a moderator, none may."""
        moderators = self.hall.moderation.moderators
        if row["person_id"] in moderators:
            return set()
        return moderators - {row["person_id"], row["reporter_id"]}

    # -- what there is

    async def lists(self, person: Person) -> QueueShown:
        """The reports that wait, the oldest first, and the latest that are closed."""
        self.check(person)
        self.hall.push.looked_at_reports(person.id)
        others = select(ReportRow.__table__).where(ReportRow.person_id != person.id)
        standing = others.where(ReportRow.status != CLOSED).order_by(ReportRow.id).limit(LISTED)
        closed = others.where(ReportRow.status == CLOSED).order_by(ReportRow.closed.desc()).limit(LISTED)
        rows = [await self.hall.store.rows(wanted) for wanted in (standing, closed)]
        names = await self._names(rows[0] + rows[1])
        return QueueShown(*([self._line(row, names, person) for row in some] for some in rows))

    async def show(self, person: Person, number: int) -> CaseShown:
        """A report with all that is kept of it, and what was before with the person whom it is about."""
        self.check(person)
        rows = self.hall.store.rows
        found = await rows(
            select(ReportRow.__table__).where(ReportRow.id == number, ReportRow.person_id != person.id)
        )
        if not found:
            raise refuse("not-found")
        [row] = found
        about = ReportRow.person_id == row["person_id"]
        wanted = select(ReportRow.__table__).where(about, ReportRow.id != number)
        earlier = await rows(wanted.order_by(ReportRow.id.desc()).limit(PAST))
        names = await self._names([row, *earlier])
        entries = [
            Entry(**one) for one in await rows(audit.matching(Wanted(about=row["person_id"]), 4 * PAST))
        ]
        evidence = row["evidence"]
        return CaseShown(
            report=self._line(row, names, person),
            called=row["name"],
            guest=not await self.hall.accounts.has(row["person_id"]),
            words=row["words"],
            reporter=_named(row["reporter_id"], names),
            table=row["table_id"],
            line=row["line"],
            table_status=evidence.get("status"),
            step=evidence.get("step"),
            seats=[EvidenceSeat(**one) for one in evidence.get("seats", ())],
            lines=[EvidenceLine(**{**one, "at": when(one["at"])}) for one in evidence.get("lines", ())],
            note=row["note"],
            closed_by=names.get(row["closed_by"] or "") if row["closed_by"] else None,
            earlier=[self._line(one, names, person) for one in earlier],
            deeds=[_deed(one) for one in entries if one.act in DEEDS][:PAST],
        )

    def _line(self, row: Row, names: dict[str, str], person: Person) -> ReportLine:
        return ReportLine(
            id=row["id"],
            person=PersonNamed(row["person_id"], names.get(row["person_id"], "")),
            reason=row["reason"],
            place=row["place"],
            game=row["evidence"].get("game"),
            created=when(row["created"]),
            status=row["status"],
            taken_by=_named(row["taken_by"], names),
            decides=self._may(person, row),
            outcome=row["outcome"],
            closed=None if row["closed"] is None else when(row["closed"]),
        )

    async def _names(self, rows: list[Row]) -> dict[str, str]:
        """The names of all people that these reports name."""
        keys = ("person_id", "reporter_id", "taken_by", "closed_by")
        ids = {row[key] for row in rows for key in keys if row[key]}
        wanted = select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(ids))
        return {one["id"]: one["name"] for one in await self.hall.store.rows(wanted)}

    # -- what is done

    async def take(self, person: Person, number: int, over: bool) -> None:
        """Look into a report; ``over``: also where another moderator does. Raises ``report-taken``, ``report-closed``,
        ``report-own`` and ``report-of-moderator``."""

        async def work(connection: AsyncConnection) -> None:
            row = await self._open(connection, person, number, over)
            if row["taken_by"] == person.id:
                return
            now = self.hall.clock.now()
            taken = {"status": TAKEN, "taken_by": person.id, "taken": now}
            await connection.execute(update(ReportRow).where(ReportRow.id == number).values(**taken))
            await self._note(connection, person, now, audit.REPORT_TAKEN, number)

        await self._run(work)

    async def give_back(self, person: Person, number: int) -> None:
        """Look into a report no more. Raises what ``take`` does."""

        async def work(connection: AsyncConnection) -> None:
            row = await self._open(connection, person, number)
            if row["taken_by"] is None:
                return
            free = {"status": OPEN, "taken_by": None, "taken": None}
            await connection.execute(update(ReportRow).where(ReportRow.id == number).values(**free))
            now = self.hall.clock.now()
            await self._note(connection, person, now, audit.REPORT_GIVEN_BACK, number)

        await self._run(work)

    async def decide(self, browser: Browser, person: Person, number: int, wish: NewDecision) -> None:
        """Close a report with what is done about it. Raises what ``take`` does, ``account-confirm`` for all but dismissing,
        ``decision-hours`` where a time is missing, ``name-wrong``, ``admin-reason``, and ``report-nobody`` where the person has gone."""
        self.check(person)
        reason = read_reason(wish.reason)
        name = clean_name(wish.name or "") if wish.act == RENAME else ""
        if wish.act in (SILENCE, BAN) and wish.hours is None:
            raise refuse("decision-hours")
        if wish.act != DISMISSED:
            self.hall.accounts.must_be_confirmed(browser)

        async def work(connection: AsyncConnection) -> None:
            row = await self._open(connection, person, number)
            now = self.hall.clock.now()
            deed = Deed(Author(audit.MODERATOR, person.id), now, reason)
            until = now + (wish.hours or 0) * AN_HOUR
            about = row["person_id"]
            before = await measures.held(connection, about)
            match wish.act:
                case "ban":
                    await measures.ban(connection, deed, about, until, report=number)
                case "silence":
                    await measures.silence(connection, deed, about, until, report=number)
                case "rename":
                    await measures.rename(connection, deed, about, before, name, report=number)
            if wish.act in (WARN, RENAME):  # they are told why they are called something else
                await measures.warn(connection, deed, about, report=number)
            closed = {"status": CLOSED, "closed_by": person.id, "closed": now, "outcome": wish.act}
            change = update(ReportRow).where(ReportRow.id == number)
            await connection.execute(change.values(**closed, note=reason))
            await self._note(
                connection, person, now, audit.REPORT_CLOSED, number, reason, outcome=wish.act, person=about
            )

        await self._run(work)
        await self.hall.moderation.look()

    async def _run(self, work: Any) -> None:
        async def alone(connection: AsyncConnection) -> None:
            await audit.hold(connection)
            await work(connection)

        await self.hall.store.writer.run(alone)
        self._waiting = None

    async def _open(
        self, connection: AsyncConnection, person: Person, number: int, over: bool = False
    ) -> Row:
        """A report that this moderator may decide, held to the end of the transaction."""
        office = select(ModeratorRow.person_id)
        if (await connection.execute(office.where(ModeratorRow.person_id == person.id))).first() is None:
            raise refuse("moderator-only")
        wanted = select(ReportRow.__table__).where(ReportRow.id == number).with_for_update()
        found = (await connection.execute(wanted)).mappings().first()
        if found is None or found["person_id"] == person.id:
            raise refuse("not-found")
        row = dict(found)
        if row["reporter_id"] == person.id:
            raise refuse("report-own")
        theirs = office.where(ModeratorRow.person_id == row["person_id"])
        if (await connection.execute(theirs)).first() is not None:
            raise refuse("report-of-moderator")
        if row["status"] == CLOSED:
            raise refuse("report-closed", name=await _name(connection, row["closed_by"]))
        if row["taken_by"] not in (None, person.id) and not over:
            raise refuse("report-taken", name=await _name(connection, row["taken_by"]))
        return row

    async def _note(
        self,
        connection: AsyncConnection,
        moderator: Person,
        at: int,
        act: str,
        number: int,
        reason: str = "",
        **facts: Any,
    ) -> None:
        by = Author(audit.MODERATOR, moderator.id)
        await audit.write(connection, by, at, act, str(number), reason, audit.REPORT, **facts)


async def _name(connection: AsyncConnection, person_id: str | None) -> str:
    """What somebody is called; a dash for an operator, and for whoever has gone."""
    name = select(PersonRow.name).where(PersonRow.id == (person_id or ""))
    return (await connection.execute(name)).scalar() or "–"


def _named(person_id: str | None, names: dict[str, str]) -> PersonNamed | None:
    return None if person_id is None else PersonNamed(person_id, names.get(person_id, ""))


def _deed(entry: Entry) -> DeedShown:
    until = entry.facts.get("until")
    return DeedShown(entry.act, when(entry.at), entry.reason, None if until is None else when(until))
