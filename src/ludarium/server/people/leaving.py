"""Deleting an account: what others need of it stays, without its name.

Tables that have not ended are left as by standing up; those that the leaver hosts pass on to somebody who sits there, or go where
nobody does. In finished games the seat stays, empty of its name (readers see a neutral word). What was said in chats is struck
out. Tables that another node has it leaves itself, once it hears of it. Logs of events stay as they are, as everything else about an event rests on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Select, and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from ludarium.server.errors import refuse
from ludarium.server.people.accounts import Accounts, Browser
from ludarium.server.people.names import key_of
from ludarium.server.storage import audit, reports
from ludarium.server.storage.account_rows import (
    AccountRow,
    IdentityRow,
    PasskeyRow,
    RecoveryCodeRow,
    RecoveryUseRow,
)
from ludarium.server.storage.accounts import Account, Statement
from ludarium.server.storage.audit import Author
from ludarium.server.storage.belonging_rows import BelongingRow
from ludarium.server.storage.blocks import forgotten
from ludarium.server.storage.hints import LEFT, hint
from ludarium.server.storage.moderation_rows import (
    AuditRow,
    BanRow,
    ModeratorRow,
    ReportRow,
    SilenceRow,
    WarningRow,
)
from ludarium.server.storage.node_rows import NodeRow
from ludarium.server.storage.rating_rows import RatedSeatRow, RatingRow
from ludarium.server.storage.schema import ChatRow, EventRow, PersonRow, SeatRow, SessionRow, TableRow
from ludarium.server.storage.seek_rows import PresenceRow, SeekRow, WaitedRow
from ludarium.server.storage.store import CLOSED, OPEN, PLAYING, Person
from ludarium.server.tables import seating
from ludarium.server.tables.room import whole

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall
    from ludarium.server.tables.room import Room

STRUCK: Final = "…"
"""What stands in the place of a line of chat."""
OF_ACCOUNTS: Final = (
    IdentityRow,
    PasskeyRow,
    RecoveryCodeRow,
    RecoveryUseRow,
    RatingRow,
    BelongingRow,
    SeekRow,
    WaitedRow,
    PresenceRow,
    BanRow,
    SilenceRow,
    WarningRow,
    ReportRow,
    ModeratorRow,
    AccountRow,
    SessionRow,
)

log = structlog.get_logger("accounts")


async def delete_account(accounts: Accounts, browser: Browser, account: Account, name: str) -> None:
    """Delete an account for good. Raises ``account-delete-name`` where ``name`` is not its own, ``account-delete-event``
    where an event that is not over needs it, and ``account-confirm``."""
    accounts.must_be_confirmed(browser)
    mine = account.name or account.person.name
    if key_of(name) != key_of(mine):
        raise refuse("account-delete-name", name=mine)
    person = account.person
    if await accounts.store.takes_part(person.id):
        raise refuse("account-delete-event")
    hall = accounts.hall
    # Nobody is this person any more, before anything of theirs goes.
    sessions = [one.token for one in await accounts.store.sessions(person.id)]
    await accounts.store.end_sessions(sessions, hall.clock.now())
    hall.guests.forget(sessions)
    await hall.sleepers.wake_where(person.id)
    for room in list(hall.rooms.values()):
        await _leave(room, person)
    elsewhere = _elsewhere(hall)
    hosted = await hall.store.rows(
        select(TableRow.id, TableRow.status, TableRow.event).where(
            TableRow.host_id == person.id, TableRow.id.not_in(elsewhere)
        )
    )
    others = await _others(accounts, person.id, [row["id"] for row in hosted])
    spoken = select(ChatRow.table_id).where(ChatRow.person_id == person.id).distinct()
    talk = [row["table_id"] for row in await hall.store.rows(spoken)]
    changes: list[Statement] = [
        (
            update(SeatRow)
            .where(SeatRow.person_id == person.id, SeatRow.table_id.not_in(elsewhere))
            .values(name="", person_id=None),
            None,
        )
    ]
    for row in hosted:
        table = TableRow.id == row["id"]
        if row["id"] in others:
            changes.append((update(TableRow).where(table).values(host_id=others[row["id"]]), None))
        elif row["status"] in (OPEN, PLAYING) and row["event"] is None:
            ended = {"status": CLOSED, "ended": hall.clock.now()}
            changes.append((update(TableRow).where(table).values(**ended), None))
    for table_id in talk:
        line = (ChatRow.table_id == table_id, ChatRow.person_id == person.id)
        changes.append((update(ChatRow).where(*line).values(name="", text=STRUCK, phrase=None), None))
    # What games made of the others' ratings stays as it is.
    rated = update(RatedSeatRow).where(RatedSeatRow.person_id == person.id)
    changes.append((rated.values(person_id=None), None))
    changes += [(delete(rows).where(rows.person_id == person.id), None) for rows in OF_ACCOUNTS]
    nobody = {"name": "", "visible": False, "gone": hall.clock.now()}
    changes.append((update(PersonRow).where(PersonRow.id == person.id).values(**nobody), None))
    changes += forgotten(person.id)
    await hall.here.left(person.id)
    if hall.nodes is not None:
        changes.append(hint(LEFT, person.id))

    async def together(connection: AsyncConnection) -> None:
        await audit.hold(connection)
        for statement, parameters in changes:
            await connection.execute(statement, parameters)
        facts = update(AuditRow).where(AuditRow.kind == audit.PERSON, AuditRow.about == person.id)
        await connection.execute(facts.values(facts={}))
        await reports.strike(connection, person.id, STRUCK)
        me = Author(audit.PERSON, person.id)
        await audit.write(connection, me, hall.clock.now(), audit.DELETED, person.id)

    await hall.store.writer.run(together)
    accounts.gone(person.id)
    hall.guests.forget(hall.guests.keys_of(person.id))  # of whoever came in while all this was done
    await hall.apart.forget(person.id)
    for room in list(hall.rooms.values()):
        await _forget(room, person.id, others)
    log.info("an account was deleted")


async def leave_behind(room: Room, person_id: str) -> None:
    """What a table that is here makes of it that somebody has deleted their account, perhaps at another node."""
    await _leave(room, Person(person_id, "", "en"))
    heir = next(
        (seat.person_id for seat in room.table.seats if seat.person_id not in (None, person_id)), None
    )
    hosts = room.status in (OPEN, PLAYING) and room.table.host_id == person_id
    if hosts and heir is not None:
        await room.services.store.change_table(room.id, host_id=heir)
    await _forget(room, person_id, {} if heir is None else {room.id: heir})


def _elsewhere(hall: Hall) -> Select[str]:
    """The tables that have not ended and that another node has: it leaves them itself (``leave_behind``)."""
    me = hall.store.node
    table = aliased(TableRow)
    owner = func.coalesce(EventRow.owner, table.owner)
    tables = select(table.id).outerjoin(EventRow, EventRow.id == table.event)
    tables = tables.join(NodeRow, and_(NodeRow.id == owner, NodeRow.open))
    return tables.where(table.status.in_((OPEN, PLAYING)), owner != (-1 if me is None else me))


async def _others(accounts: Accounts, person_id: str, tables: Iterable[str]) -> dict[str, str]:
    """Who takes over each of these tables, where somebody else sits there: in the order of seats."""
    wanted = select(SeatRow.table_id, SeatRow.person_id).where(
        SeatRow.table_id.in_(list(tables)), SeatRow.person_id.is_not(None), SeatRow.person_id != person_id
    )
    found: dict[str, str] = {}
    for row in await accounts.hall.store.rows(wanted.order_by(SeatRow.table_id, SeatRow.seat)):
        found.setdefault(row["table_id"], row["person_id"])
    return found


async def _leave(room: Room, person: Person) -> None:
    """Get up from a table that has not ended; one where nobody is left closes."""
    if room.status not in (OPEN, PLAYING) or room.table.event is not None:
        return
    mine = [seat.seat for seat in room.seats_of(person.id)]
    if mine:
        await seating.stand(room, person)
        await seating.take_names(room, mine)
    if room.table.host_id == person.id and not any(seat.person_id for seat in room.table.seats):
        await _close(room)


@whole
async def _close(room: Room) -> None:
    if room.status in (OPEN, PLAYING):
        ended = room.services.clock.now()
        await room.services.store.change_table(room.id, status=CLOSED, ended=ended)
        room.table.status, room.table.ended = CLOSED, ended
        room.news()
        room.wake.set()


@whole
async def _forget(room: Room, person_id: str, others: dict[str, str]) -> None:
    """Make a table in memory what it is in the database by now."""
    room.declined.pop(person_id, None)
    changed: list[Any] = [seat for seat in room.table.seats if seat.person_id == person_id]
    for seat in changed:
        seat.name, seat.person_id = "", None
    if room.id in others and room.table.host_id == person_id:
        room.table.host_id = others[room.id]
        changed.append(room)
    for line in room.lines:
        if line.person_id == person_id:
            line.name, line.text, line.phrase = "", STRUCK, None
    if changed:
        room.news()
