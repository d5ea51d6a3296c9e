"""What an operator sees of tables, and closing one. Raises ``admin-table`` where there is none of that id."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.moderation.office import Office
from ludarium.server.storage import audit, history
from ludarium.server.storage.audit import read_reason
from ludarium.server.storage.schema import ChoiceRow, PersonRow, SeatRow, TableRow
from ludarium.server.storage.seeks import begun
from ludarium.server.storage.store import CLOSED, OPEN, PLAYING

LISTED: Final = 100  # tables, the newest first


class TableFound(msgspec.Struct):
    """A table, in short. Times are in milliseconds; ``people`` are those who sit there, ``event`` is the event that it is of, and
    ``days`` how many days a move somebody has: None where it is played live."""

    id: str
    game: str
    status: str
    private: bool
    host_id: str
    host: str
    created: int
    event: str | None
    people: int
    days: int | None


class SeatFound(msgspec.Struct):
    """A seat: open, or whose it is, or which bot plays there."""

    seat: int
    kind: str
    person_id: str | None
    name: str
    bot: str | None


class TableShown(msgspec.Struct):
    """A table with its seats, and how many choices were made there: nothing of the game itself."""

    table: TableFound
    started: int | None
    ended: int | None
    choices: int
    seats: list[SeatFound]


def _tables() -> Any:
    sits = (SeatRow.table_id == TableRow.id) & SeatRow.person_id.is_not(None)
    people = select(func.count(func.distinct(SeatRow.person_id))).where(sits).scalar_subquery()
    columns = (TableRow.id, TableRow.game, TableRow.status, TableRow.private, TableRow.host_id)
    times = (TableRow.created, TableRow.event, people.label("people"), TableRow.days)
    wanted = select(*columns, PersonRow.name.label("host"), *times)
    return wanted.join(PersonRow, PersonRow.id == TableRow.host_id)


async def listed(office: Office, *statuses: str) -> list[TableFound]:
    """The tables in one of these states, the newest first."""
    wanted = _tables().where(TableRow.status.in_(statuses)).order_by(TableRow.created.desc(), TableRow.id)
    return [TableFound(**row) for row in await office.rows(wanted.limit(LISTED))]


async def show(office: Office, table_id: str) -> TableShown:
    """All that an operator sees of a table."""
    found = await office.rows(_tables().where(TableRow.id == table_id))
    if not found:
        raise refuse("admin-table", table=table_id)
    number = select(func.max(ChoiceRow.number)).where(ChoiceRow.table_id == table_id).scalar_subquery()
    times = select(TableRow.started, TableRow.ended, number.label("choices")).where(TableRow.id == table_id)
    columns = (SeatRow.seat, SeatRow.kind, SeatRow.person_id, SeatRow.name, SeatRow.bot)
    seats = await office.rows(select(*columns).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
    more = (await office.rows(times))[0]
    return TableShown(
        TableFound(**found[0]),
        more["started"],
        more["ended"],
        more["choices"] or 0,
        [SeatFound(**seat) for seat in seats],
    )


async def close(office: Office, table_id: str, reason: str) -> None:
    """Close a table that has not ended; a running hall tells the people there. Raises ``admin-table-over`` for one that has,
    and ``admin-table-event`` for one of an event, whose staff rule there."""
    reason = read_reason(reason)

    async def work(connection: AsyncConnection) -> None:
        row = select(TableRow.status, TableRow.event).where(TableRow.id == table_id).with_for_update()
        found = (await connection.execute(row)).first()
        if found is None:
            raise refuse("admin-table", table=table_id)
        status, event = found
        if event is not None:
            raise refuse("admin-table-event", table=table_id, event=event)
        if status not in (OPEN, PLAYING):
            raise refuse("admin-table-over", table=table_id)
        now = office.now()
        closed = update(TableRow).where(TableRow.id == table_id).values(status=CLOSED, ended=now)
        await connection.execute(closed)
        await connection.execute(history.broken_off(table_id, now)[0])
        for statement, _ in begun(table_id):
            await connection.execute(statement)
        await audit.write(
            connection, office.by, now, audit.TABLE_CLOSED, table_id, reason, audit.TABLE, before=status
        )

    await office.change(work)
