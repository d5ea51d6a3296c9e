"""What is done about somebody, each in a transaction that has the audit log and with its entry there: by an operator at the command
line, and by a moderator in the page, with the report that it follows from among the ``facts``."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.storage import audit, bans, silences
from ludarium.server.storage.account_rows import AccountRow
from ludarium.server.storage.audit import Author
from ludarium.server.storage.bans import Ban
from ludarium.server.storage.moderation_rows import BanRow, SilenceRow, WarningRow
from ludarium.server.storage.push_rows import PushSubscriptionRow
from ludarium.server.storage.schema import ChatRow, PersonRow, SeatRow, SessionRow


class Deed(NamedTuple):
    """Who does something, when, and why."""

    by: Author
    at: int
    reason: str


async def held(connection: AsyncConnection, person_id: str) -> str:
    """Hold somebody's row to the end of the transaction; gives their name. Raises ``admin-person`` where they have gone meanwhile."""
    row = select(PersonRow.name).where(PersonRow.id == person_id).with_for_update()
    found = (await connection.execute(row)).first()
    if found is None or not found[0]:
        raise refuse("admin-person", who=person_id)
    return str(found[0])


async def ban(
    connection: AsyncConnection, deed: Deed, person_id: str, until: int | None, **facts: Any
) -> Ban:
    """Keep somebody out until then, or for good; another ban takes the place of the one that holds. Accounts are signed out
    everywhere; what a guest is known by stays, since the ban holds for it and they come back with it. No browser of theirs is told
    anything any more."""
    await connection.execute(lifting_ban(person_id, deed.at))
    await connection.execute(untold(person_id))
    row = {"person_id": person_id, "reason": deed.reason, "created": deed.at, "until": until}
    made = await connection.execute(insert(BanRow).values(**row).returning(BanRow.id))
    number = int(made.scalar_one())
    account = select(AccountRow.person_id).where(AccountRow.person_id == person_id)
    if (await connection.execute(account)).first() is not None:
        await end_sessions(connection, person_id, deed.at)
    if until is not None:
        facts["until"] = until
    await audit.write(connection, deed.by, deed.at, audit.BANNED, person_id, deed.reason, **facts)
    return Ban(number, person_id, deed.reason, deed.at, until, None)


def lifting_ban(person_id: str, now: int) -> Any:
    return update(BanRow).where(BanRow.person_id == person_id, bans.holding(now)).values(lifted=now)


def untold(person_id: str) -> Any:
    """Tell no browser of somebody anything any more: what they had subscribed to is over, whatever becomes of their sessions."""
    sessions = select(SessionRow.token).where(SessionRow.person_id == person_id)
    return delete(PushSubscriptionRow).where(PushSubscriptionRow.session.in_(sessions))


async def end_sessions(connection: AsyncConnection, person_id: str, now: int) -> int:
    """End all sessions of somebody; how many there were."""
    ended = await connection.execute(delete(SessionRow).where(SessionRow.person_id == person_id))
    await connection.execute(update(PersonRow).where(PersonRow.id == person_id).values(gone=now))
    return int(ended.rowcount)


async def rename(
    connection: AsyncConnection, deed: Deed, person_id: str, before: str, name: str, **facts: Any
) -> None:
    """Call somebody something else: in the hall, at their tables, and beside what they have said."""
    await connection.execute(update(PersonRow).where(PersonRow.id == person_id).values(name=name))
    seats = update(SeatRow).where(SeatRow.person_id == person_id, SeatRow.name != "")
    await connection.execute(seats.values(name=name))
    lines = update(ChatRow).where(ChatRow.person_id == person_id, ChatRow.name != "")
    await connection.execute(lines.values(name=name))
    facts |= {"before": before, "name": name}
    await audit.write(connection, deed.by, deed.at, audit.RENAMED, person_id, deed.reason, **facts)


async def silence(connection: AsyncConnection, deed: Deed, person_id: str, until: int, **facts: Any) -> None:
    """Let somebody not talk at tables until then; another silence takes the place of the one that holds."""
    await connection.execute(lifting_silence(person_id, deed.at))
    row = {"person_id": person_id, "reason": deed.reason, "created": deed.at, "until": until}
    await connection.execute(insert(SilenceRow).values(**row))
    facts["until"] = until
    await audit.write(connection, deed.by, deed.at, audit.SILENCED, person_id, deed.reason, **facts)


def lifting_silence(person_id: str, now: int) -> Any:
    silence = SilenceRow.person_id == person_id
    return update(SilenceRow).where(silence, silences.holding(now)).values(lifted=now)


async def warn(connection: AsyncConnection, deed: Deed, person_id: str, **facts: Any) -> None:
    """Tell somebody something, which stands before them until they say that they have seen it."""
    row = {"person_id": person_id, "reason": deed.reason, "created": deed.at}
    await connection.execute(insert(WarningRow).values(**row))
    await audit.write(connection, deed.by, deed.at, audit.WARNED, person_id, deed.reason, **facts)
