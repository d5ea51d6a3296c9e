"""What an operator sees of people, and does about them. Each change raises ``admin-person`` where nobody has the id or the sign-in
name ``who``, and ``admin-reason`` for a reason that can't be kept."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.http.guests import clean_name
from ludarium.server.moderation import measures
from ludarium.server.moderation.measures import Deed
from ludarium.server.moderation.office import Office
from ludarium.server.people.names import key_of
from ludarium.server.storage import audit, bans
from ludarium.server.storage.account_rows import AccountRow
from ludarium.server.storage.audit import read_reason
from ludarium.server.storage.bans import Ban
from ludarium.server.storage.moderation_rows import BanRow, ModeratorRow
from ludarium.server.storage.schema import PersonRow, SeatRow, SessionRow, TableRow

FOUND: Final = 50  # people that a search gives
TABLES: Final = 20  # the latest tables of somebody
ID: Final = 16
"""Letters of a hashed token by which a session is called."""


class Found(msgspec.Struct):
    """Somebody, in short. ``account`` is their sign-in name, None for guests and for those who come by their club only. Times are
    in milliseconds."""

    id: str
    name: str
    guest: bool
    account: str | None
    lang: str
    created: int
    moderator: bool
    ban: Ban | None


class SessionFound(msgspec.Struct):
    """A browser that is somebody, by the first letters of its hashed token."""

    id: str
    device: str
    created: int
    seen: int


class TableOf(msgspec.Struct):
    """A table at which somebody sits or that they host."""

    id: str
    game: str
    status: str
    created: int
    host: bool
    seat: int | None


class PersonFound(msgspec.Struct):
    """All that is shown of somebody: what is in force first, then the tables from the latest on, and all bans."""

    person: Found
    sessions: list[SessionFound]
    tables: list[TableOf]
    bans: list[Ban]


def _people() -> Any:
    return (
        select(
            PersonRow.id,
            PersonRow.name,
            PersonRow.lang,
            PersonRow.created,
            AccountRow.person_id.is_(None).label("guest"),
            AccountRow.name.label("account"),
            ModeratorRow.person_id.is_not(None).label("moderator"),
        )
        .outerjoin(AccountRow, AccountRow.person_id == PersonRow.id)
        .outerjoin(ModeratorRow, ModeratorRow.person_id == PersonRow.id)
    )


async def find(office: Office, text: str) -> list[Found]:
    """The people with this id or sign-in name, and those whose name has the text in it: the newest first."""
    like = func.lower(PersonRow.name).contains(text.lower(), autoescape=True)
    like |= func.lower(AccountRow.name).contains(text.lower(), autoescape=True)
    which = or_(_named(text), like)
    return await _found(office, _people().where(which).order_by(PersonRow.created.desc()).limit(FOUND))


def _named(text: str) -> ColumnElement[bool]:
    """Whether this is somebody's id or sign-in name."""
    key = key_of(text)
    return or_(PersonRow.id == text, AccountRow.key == key) if key else PersonRow.id == text


async def _found(office: Office, wanted: Any) -> list[Found]:
    rows = await office.rows(wanted)
    now = office.now()
    ids = [row["id"] for row in rows]
    held = await office.rows(bans.bans(BanRow.person_id.in_(ids), bans.holding(now)))
    by_person = {row["person_id"]: Ban(**row) for row in held}
    return [
        Found(
            **{**row, "guest": bool(row["guest"]), "moderator": bool(row["moderator"])},
            ban=by_person.get(row["id"]),
        )
        for row in rows
    ]


async def who(office: Office, named: str) -> Found:
    """Whose id or sign-in name this is."""
    found = await _found(office, _people().where(_named(named)).limit(2))
    if not found:
        raise refuse("admin-person", who=named)
    return next((one for one in found if one.id == named), found[0])


async def show(office: Office, named: str) -> PersonFound:
    """All that an operator sees of somebody."""
    person = await who(office, named)
    columns = (SessionRow.token, SessionRow.device, SessionRow.created, SessionRow.seen)
    sessions = await office.rows(
        select(*columns).where(SessionRow.person_id == person.id).order_by(SessionRow.seen.desc())
    )
    sits = (SeatRow.table_id == TableRow.id) & (SeatRow.person_id == person.id)
    wanted = select(
        TableRow.id,
        TableRow.game,
        TableRow.status,
        TableRow.created,
        (TableRow.host_id == person.id).label("host"),
        select(func.min(SeatRow.seat)).where(sits).scalar_subquery().label("seat"),
    )
    sat = select(SeatRow.table_id).where(SeatRow.person_id == person.id)
    wanted = wanted.where(or_(TableRow.host_id == person.id, TableRow.id.in_(sat)))
    tables = await office.rows(wanted.order_by(TableRow.created.desc(), TableRow.id).limit(TABLES))
    return PersonFound(
        person,
        [SessionFound(one["token"][:ID], one["device"], one["created"], one["seen"]) for one in sessions],
        [TableOf(**{**one, "host": bool(one["host"])}) for one in tables],
        [Ban(**one) for one in await office.rows(bans.bans(BanRow.person_id == person.id))],
    )


# -- bans


async def ban(office: Office, named: str, reason: str, until: int | None) -> Ban:
    """Keep somebody out until then, or for good (``measures.ban``). Raises ``admin-until`` for a time that has passed."""
    reason = read_reason(reason)
    now = office.now()
    if until is not None and until <= now:
        raise refuse("admin-until")
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> Ban:
        await measures.held(connection, person.id)
        return await measures.ban(connection, Deed(office.by, now, reason), person.id, until)

    return await office.change(work)


async def unban(office: Office, named: str, reason: str) -> None:
    """Let somebody in again. Raises ``admin-not-banned``."""
    reason = read_reason(reason)
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> None:
        now = office.now()
        if not (await connection.execute(measures.lifting_ban(person.id, now))).rowcount:
            raise refuse("admin-not-banned", name=person.name)
        await audit.write(connection, office.by, now, audit.UNBANNED, person.id, reason)

    await office.change(work)


# -- silences and warnings


async def silence(office: Office, named: str, reason: str, until: int) -> None:
    """Let somebody not talk at tables until then. Raises ``admin-until`` for a time that has passed."""
    reason = read_reason(reason)
    now = office.now()
    if until <= now:
        raise refuse("admin-until")
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> None:
        await measures.held(connection, person.id)
        await measures.silence(connection, Deed(office.by, now, reason), person.id, until)

    await office.change(work)


async def unsilence(office: Office, named: str, reason: str) -> None:
    """Let somebody talk again. Raises ``admin-not-silenced``."""
    reason = read_reason(reason)
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> None:
        now = office.now()
        if not (await connection.execute(measures.lifting_silence(person.id, now))).rowcount:
            raise refuse("admin-not-silenced", name=person.name)
        await audit.write(connection, office.by, now, audit.UNSILENCED, person.id, reason)

    await office.change(work)


async def warn(office: Office, named: str, reason: str) -> None:
    """Tell somebody something, which stands before them until they say that they have seen it."""
    reason = read_reason(reason)
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> None:
        await measures.held(connection, person.id)
        await measures.warn(connection, Deed(office.by, office.now(), reason), person.id)

    await office.change(work)


# -- names, sessions, moderators


async def rename(office: Office, named: str, name: str, reason: str) -> str:
    """Call somebody something else: in the hall, at their tables, and beside what they have said; gives the name as it is
    kept. Raises ``name-wrong``."""
    name, reason = clean_name(name), read_reason(reason)
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> None:
        before = await measures.held(connection, person.id)
        await measures.rename(connection, Deed(office.by, office.now(), reason), person.id, before, name)

    await office.change(work)
    return name


async def sign_out(office: Office, named: str, reason: str) -> int:
    """End all sessions of somebody; how many there were. A guest can't come back: another guest begins in that browser."""
    reason = read_reason(reason)
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> int:
        now = office.now()
        ended = await measures.end_sessions(connection, person.id, now)
        await audit.write(connection, office.by, now, audit.SIGNED_OUT, person.id, reason, sessions=ended)
        return ended

    return await office.change(work)


async def make_moderator(office: Office, named: str, reason: str) -> None:
    """Make somebody a moderator. Raises ``admin-moderator-guest`` for a guest, and ``admin-moderator-already``."""
    reason = read_reason(reason)
    person = await who(office, named)
    if person.guest:
        raise refuse("admin-moderator-guest", name=person.name)

    async def work(connection: AsyncConnection) -> None:
        await measures.held(connection, person.id)
        there = select(ModeratorRow.person_id).where(ModeratorRow.person_id == person.id)
        if (await connection.execute(there)).first() is not None:
            raise refuse("admin-moderator-already", name=person.name)
        now = office.now()
        await connection.execute(insert(ModeratorRow).values(person_id=person.id, created=now))
        await audit.write(connection, office.by, now, audit.MODERATOR_MADE, person.id, reason)

    await office.change(work)


async def unmake_moderator(office: Office, named: str, reason: str) -> None:
    """Take somebody's office as a moderator back. Raises ``admin-moderator-none``."""
    reason = read_reason(reason)
    person = await who(office, named)

    async def work(connection: AsyncConnection) -> None:
        gone = delete(ModeratorRow).where(ModeratorRow.person_id == person.id)
        if not (await connection.execute(gone)).rowcount:
            raise refuse("admin-moderator-none", name=person.name)
        await audit.write(connection, office.by, office.now(), audit.MODERATOR_UNMADE, person.id, reason)

    await office.change(work)
