"""Reports as they are kept: who is reported, why, and what it is about, as it was at that moment."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, String, cast, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.storage import audit
from ludarium.server.storage.moderation_rows import ReportRow
from ludarium.server.storage.schema import ChatRow, ChoiceRow
from ludarium.server.storage.store import Person, Store, Table

OPEN: Final = "open"
TAKEN: Final = "taken"
CLOSED: Final = "closed"
CHAT: Final = "chat"
TABLE: Final = "table"
HALL: Final = "hall"
PLACES: Final = (CHAT, TABLE, HALL)
"""What a report is about: a line of chat, somebody at a table, or somebody met anywhere in the hall."""

DISMISSED: Final = "dismiss"
WARN: Final = "warn"
SILENCE: Final = "silence"
RENAME: Final = "rename"
BAN: Final = "ban"
OUTCOMES: Final = (DISMISSED, WARN, SILENCE, RENAME, BAN)
"""What comes of a report; one that is dismissed has led to nothing."""

BEFORE: Final = 20
AFTER: Final = 10
"""Lines around the one that is reported, which are kept with it."""
LATEST: Final = 30
"""Lines that are kept where none is named."""
MOST_OPEN: Final = 3
"""Reports by one person about another that wait for a decision."""


class ReportStore:
    """Reports, through the store of a hall."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def person(self, person_id: str) -> Person | None:
        """Somebody who has not deleted their account."""
        found = await self.store.person(person_id)
        return found if found is not None and found.name else None

    async def line(self, table_id: str, number: int) -> dict[str, Any] | None:
        rows = await self.store.rows(
            select(ChatRow.__table__).where(ChatRow.table_id == table_id, ChatRow.number == number)
        )
        return rows[0] if rows else None

    async def has_spoken(self, table_id: str, person_id: str) -> bool:
        line = select(ChatRow.number).where(ChatRow.table_id == table_id, ChatRow.person_id == person_id)
        return bool(await self.store.rows(line.limit(1)))

    async def evidence(self, table: Table, line: int | None) -> dict[str, Any]:
        """What everybody may read who may see the table: its game, who sits there, how many choices there were, and lines of its
        chat: those around ``line``, or the latest. Nothing of the game itself."""
        step = select(func.max(ChoiceRow.number).label("step")).where(ChoiceRow.table_id == table.id)
        lines = select(ChatRow.__table__).where(ChatRow.table_id == table.id)
        if line is not None:
            lines = lines.where(ChatRow.number.between(line - BEFORE, line + AFTER))
        rows = await self.store.rows(lines.order_by(ChatRow.number.desc()).limit(BEFORE + AFTER + 1))
        return {
            "game": table.game,
            "status": table.status,
            "step": (await self.store.rows(step))[0]["step"] or 0,
            "seats": [
                {"seat": one.seat, "name": one.name, "person": one.person_id, "bot": one.bot}
                for one in table.seats
            ],
            "lines": [_kept(row) for row in reversed(rows if line is not None else rows[:LATEST])],
        }

    async def add(self, row: dict[str, Any]) -> None:
        """Keep a report. Raises ``report-already`` where its person has reported the same, or where enough of theirs about that
        person wait."""
        mine = (ReportRow.reporter_id == row["reporter_id"], ReportRow.person_id == row["person_id"])
        same = [
            column.is_(None) if row[name] is None else column == row[name]
            for name, column in (("table_id", ReportRow.table_id), ("line", ReportRow.line))
        ]
        if row["place"] == HALL:  # once that is decided, there may be something new
            same.append(ReportRow.status != CLOSED)
        waiting = select(func.count()).where(*mine, ReportRow.status != CLOSED)

        async def work(connection: AsyncConnection) -> None:
            await audit.hold(connection)
            there = await connection.execute(select(ReportRow.id).where(*mine, *same).limit(1))
            if there.first() is not None:
                raise refuse("report-already")
            if (await connection.execute(waiting)).scalar_one() >= MOST_OPEN:
                raise refuse("report-already")
            await connection.execute(insert(ReportRow).values(**row, status=OPEN))

        await self.store.writer.run(work)

    async def by(self, person_id: str) -> list[dict[str, Any]]:
        """The reports that somebody has made, the oldest first."""
        wanted = select(ReportRow.__table__).where(ReportRow.reporter_id == person_id)
        return await self.store.rows(wanted.order_by(ReportRow.id))

    async def about(self, person_id: str, *which: ColumnElement[bool]) -> list[dict[str, Any]]:
        """The reports about somebody, the oldest first."""
        wanted = select(ReportRow.__table__).where(ReportRow.person_id == person_id, *which)
        return await self.store.rows(wanted.order_by(ReportRow.id))


def _kept(row: dict[str, Any]) -> dict[str, Any]:
    names = ("number", "person_id", "name", "seat", "text", "phrase", "to_seat", "at")
    return {name: row[name] for name in names}


async def strike(connection: AsyncConnection, person_id: str, struck: str) -> None:
    """Take somebody out of all reports, as they delete their account: their own lose their name, and evidence what they said and what they
    were called; what they had taken is open again. Reports about them go with their rows."""
    own = update(ReportRow).where(ReportRow.reporter_id == person_id)
    await connection.execute(own.values(reporter_id=None))
    taken = update(ReportRow).where(ReportRow.taken_by == person_id, ReportRow.status == TAKEN)
    await connection.execute(taken.values(status=OPEN, taken_by=None, taken=None))
    named = cast(ReportRow.evidence, String).contains(f'"{person_id}"', autoescape=True)
    found = (await connection.execute(select(ReportRow.id, ReportRow.evidence).where(named))).all()
    for id_, evidence in found:
        for line in evidence.get("lines", ()):
            if line["person_id"] == person_id:
                line.update(person_id=None, name="", text=struck, phrase=None)
        for seat in evidence.get("seats", ()):
            if seat["person"] == person_id:
                seat.update(person=None, name="")
        await connection.execute(update(ReportRow).where(ReportRow.id == id_).values(evidence=evidence))


def over(until: int) -> ColumnElement[bool]:
    """The condition under which a report was closed before ``until``."""
    return (ReportRow.status == CLOSED) & (ReportRow.closed < until)
