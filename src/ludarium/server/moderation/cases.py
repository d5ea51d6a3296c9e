"""Reports as an operator sees them at the command line, and closing one: those about moderators are theirs alone."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from ludarium.server.errors import refuse
from ludarium.server.moderation.office import Office
from ludarium.server.storage import audit
from ludarium.server.storage.audit import read_reason
from ludarium.server.storage.moderation_rows import ModeratorRow, ReportRow
from ludarium.server.storage.reports import CLOSED
from ludarium.server.storage.schema import PersonRow


class ReportFound(msgspec.Struct):
    """A report with all that is kept of it. ``name`` is what the person was called then. Times are in milliseconds."""

    id: int
    person_id: str
    name: str
    moderator: bool
    reason: str
    words: str
    reporter_id: str | None
    reporter: str | None
    place: str
    table_id: str | None
    line: int | None
    created: int
    status: str
    taken_by: str | None
    closed: int | None
    outcome: str | None
    note: str
    evidence: dict[str, Any]


def _reports() -> Any:
    reporter, taker = aliased(PersonRow), aliased(PersonRow)
    names = ("id", "person_id", "name", "reason", "words", "reporter_id", "place", "table_id", "line")
    more = ("created", "status", "closed", "outcome", "note", "evidence")
    wanted = select(
        *(getattr(ReportRow, name) for name in (*names, *more)),
        ModeratorRow.person_id.is_not(None).label("moderator"),
        reporter.name.label("reporter"),
        taker.name.label("taken_by"),
    )
    wanted = wanted.outerjoin(ModeratorRow, ModeratorRow.person_id == ReportRow.person_id)
    wanted = wanted.outerjoin(reporter, reporter.id == ReportRow.reporter_id)
    return wanted.outerjoin(taker, taker.id == ReportRow.taken_by).order_by(ReportRow.id)


async def listed(office: Office, closed: bool = False) -> list[ReportFound]:
    """The reports that wait, the oldest first; ``closed``: also those that are closed."""
    wanted = _reports() if closed else _reports().where(ReportRow.status != CLOSED)
    return [_found(row) for row in await office.rows(wanted)]


async def show(office: Office, number: int) -> ReportFound:
    """A report. Raises ``admin-report`` where there is none of that number."""
    rows = await office.rows(_reports().where(ReportRow.id == number))
    if not rows:
        raise refuse("admin-report", number=number)
    return _found(rows[0])


def _found(row: dict[str, Any]) -> ReportFound:
    return ReportFound(**{**row, "moderator": bool(row["moderator"])})


async def close(office: Office, number: int, outcome: str, reason: str) -> None:
    """Close a report, whoever looks into it; what is done about the person is another command. Raises ``admin-report`` and
    ``report-closed``."""
    reason = read_reason(reason)

    async def work(connection: AsyncConnection) -> None:
        row = select(ReportRow.status, ReportRow.person_id).where(ReportRow.id == number).with_for_update()
        found = (await connection.execute(row)).first()
        if found is None:
            raise refuse("admin-report", number=number)
        if found[0] == CLOSED:
            raise refuse("report-closed", name="–")
        now = office.now()
        closed = {"status": CLOSED, "closed": now, "outcome": outcome, "note": reason}
        await connection.execute(update(ReportRow).where(ReportRow.id == number).values(**closed))
        facts = {"outcome": outcome, "person": found[1]}
        await audit.write(
            connection, office.by, now, audit.REPORT_CLOSED, str(number), reason, audit.REPORT, **facts
        )

    await office.change(work)
