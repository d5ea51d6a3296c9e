"""What the hall keeps of friends, of those who ask to be, and of invitations to tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, case, delete, distinct, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.storage.account_rows import AccountRow
from ludarium.server.storage.accounts import Statement
from ludarium.server.storage.friend_rows import BlockRow, FriendRow, InvitationRow
from ludarium.server.storage.hints import PEOPLE, hint
from ludarium.server.storage.presence import DOINGS
from ludarium.server.storage.schema import PersonRow, SeatRow, TableRow
from ludarium.server.storage.seek_rows import PresenceRow
from ludarium.server.storage.store import OPEN, PLAYING, Store

MOST: Final = 500
"""Friends of one person, with those whom they have asked."""
ASKED: Final = 100
"""People who may wait for somebody's answer."""
QUIET: Final = 30 * 86_400_000
"""Milliseconds after somebody has declined in which the same person's wish does not reach them again."""
INVITED: Final = 50
"""Tables to which somebody may be invited at the same time."""


class Other(msgspec.Struct):
    """Somebody with whom a person is friends ``since`` then, or of whom one has asked the other ``by`` then. ``doing`` is what a
    friend does who is here and may be seen by friends."""

    id: str
    name: str
    account: bool
    by: str
    created: int
    since: int | None
    declined: int | None
    standing: bool
    doing: str | None = None


class FriendTable(msgspec.Struct):
    """The public table at which somebody sits; ``free``: somebody else may sit down there."""

    person_id: str
    id: str
    game: str
    free: bool


class Invitation(msgspec.Struct):
    """To a table, by a friend."""

    table_id: str
    game: str
    status: str
    by: str
    name: str
    created: int


class FriendStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def others(self, person_id: str, seen: int) -> list[Other]:
        """Somebody's friends, and those who wait for an answer of theirs or of whom they wait for one, by their names. Who was here
        after ``seen`` is."""
        rows = FriendRow
        other = case((rows.low == person_id, rows.high), else_=rows.low)
        may_see = and_(rows.since.is_not(None), or_(PersonRow.visible, PersonRow.seen_by_friends))
        doing = case(*[(and_(may_see, getattr(PresenceRow, name) > seen), name) for name in DOINGS])
        wanted = select(
            PersonRow.id,
            PersonRow.name,
            AccountRow.person_id.is_not(None).label("account"),
            *(rows.by, rows.created, rows.since, rows.declined, rows.standing),
            doing.label("doing"),
        ).join(PersonRow, PersonRow.id == other)
        wanted = wanted.outerjoin(AccountRow, AccountRow.person_id == PersonRow.id)
        wanted = wanted.outerjoin(PresenceRow, PresenceRow.person_id == PersonRow.id)
        wanted = wanted.where(_of(person_id))
        return [
            Other(**{**row, "account": bool(row["account"])})
            for row in await self.store.rows(wanted.order_by(func.lower(PersonRow.name), PersonRow.id))
        ]

    async def are_friends(self, one: str, other: str) -> bool:
        wanted = select(FriendRow.low).where(_pair(one, other), FriendRow.since.is_not(None))
        return bool(await self.store.rows(wanted))

    async def befriended(self, people: Iterable[str]) -> set[str]:
        """Who of these has a friend."""
        ids = sorted(people)
        found: set[str] = set()
        for first in range(0, len(ids), MOST):
            some = ids[first : first + MOST]
            for column in (FriendRow.low, FriendRow.high):
                wanted = select(column.label("id")).where(column.in_(some), FriendRow.since.is_not(None))
                found.update(row["id"] for row in await self.store.rows(wanted.distinct()))
        return found

    async def tables(self, people: Iterable[str]) -> dict[str, FriendTable]:
        """Where these people sit, as far as everybody may know it: at a public table that is open, or at which people play with each
        other; of several the newest."""
        ids = sorted(people)
        if not ids:
            return {}
        sits = SeatRow.table_id == TableRow.id
        among = select(func.count(distinct(SeatRow.person_id))).where(sits, SeatRow.kind == "person")
        together = or_(TableRow.status == OPEN, among.correlate(TableRow).scalar_subquery() > 1)
        free = and_(
            TableRow.status == OPEN,
            exists(select(SeatRow.seat).where(sits, SeatRow.kind == "open").correlate(TableRow)),
        )
        mine = SeatRow.__table__.alias()
        wanted = select(mine.c.person_id, TableRow.id, TableRow.game, free.label("free"))
        wanted = wanted.join(TableRow, TableRow.id == mine.c.table_id).where(
            mine.c.person_id.in_(ids), TableRow.status.in_((OPEN, PLAYING)), ~TableRow.private, together
        )
        rows = await self.store.rows(wanted.order_by(TableRow.created, TableRow.id))
        return {row["person_id"]: FriendTable(**{**row, "free": bool(row["free"])}) for row in rows}

    # -- asking, accepting, ending

    async def ask(self, by: str, of: str, at: int) -> list[str]:
        """Ask somebody to be friends, or accept where they have asked; for whom something has changed. Whoever has declined lately, or
        blocks whoever asks, is not told, and the asker does not learn of it. Raises ``friend-blocked``, ``friends-many`` and
        ``friend-asks-many``."""
        for _ in range(2):
            try:
                done = await self.store.writer.run(lambda connection: self._ask(connection, by, of, at))
            except IntegrityError:  # the other was quicker, and has asked
                continue
            if isinstance(done, str):
                raise refuse(done, most=MOST)
            return list(done)
        return []

    async def _ask(self, connection: AsyncConnection, by: str, of: str, at: int) -> str | list[str]:
        pair = _pair(by, of)
        found = await connection.execute(select(FriendRow.__table__).where(pair).with_for_update())
        row = found.mappings().first()
        blocks = select(BlockRow.person_id).where(
            BlockRow.person_id.in_((by, of)), BlockRow.other_id.in_((by, of))
        )
        blocking = set((await connection.execute(blocks)).scalars())
        if by in blocking:
            return "friend-blocked"
        change: dict[str, Any] = {"by": by, "created": at, "standing": True, "declined": None, "since": None}
        if of in blocking:
            change["declined"] = at
        if row is not None and row["since"] is not None:
            return []
        told = [by] if of in blocking else [by, of]
        accepts = row is not None and row["by"] == of and row["standing"] and of not in blocking
        if row is None or accepts:
            mine = and_(_of(by), or_(FriendRow.since.is_not(None), FriendRow.by == by))
            if await _counted(connection, mine) >= MOST:
                return "friends-many"
        if accepts:
            await connection.execute(update(FriendRow).where(pair).values(since=at, declined=None))
        elif row is None:
            waiting = and_(
                _of(of), FriendRow.by != of, FriendRow.since.is_(None), FriendRow.declined.is_(None)
            )
            if await _counted(connection, waiting) >= ASKED:
                return "friend-asks-many"
            low, high = sorted((by, of))
            await connection.execute(insert(FriendRow), {"low": low, "high": high, **change})
        elif row["by"] == by and row["declined"] is not None and at - row["declined"] < QUIET:
            await connection.execute(update(FriendRow).where(pair).values(standing=True))
            told = [by]
        elif row["by"] == of or row["declined"] is not None:
            await connection.execute(update(FriendRow).where(pair).values(**change))
        else:
            return []
        await self._tell(connection, *told)
        return told

    async def end(self, person_id: str, other_id: str, at: int) -> list[str]:
        """End a friendship, decline a wish, or withdraw one's own; for whom something has changed: nobody is told that they were
        declined."""

        async def work(connection: AsyncConnection) -> list[str]:
            pair = _pair(person_id, other_id)
            found = await connection.execute(select(FriendRow.__table__).where(pair).with_for_update())
            row = found.mappings().first()
            if row is None:
                return []
            told = [person_id]
            if row["since"] is not None:
                both = (person_id, other_id)
                between = (InvitationRow.person_id.in_(both), InvitationRow.by.in_(both))
                await connection.execute(delete(InvitationRow).where(*between))
                await connection.execute(delete(FriendRow).where(pair))
                told = [person_id, other_id]
            elif row["by"] != person_id:
                declined = update(FriendRow).where(pair, FriendRow.declined.is_(None))
                await connection.execute(declined.values(declined=at))
            elif row["declined"] is not None:  # it stays that the other does not want to
                await connection.execute(update(FriendRow).where(pair).values(standing=False))
            else:
                await connection.execute(delete(FriendRow).where(pair))
                told = [person_id, other_id]
            await self._tell(connection, *told)
            return told

        return list(await self.store.writer.run(work))

    # -- invitations

    async def invite(self, table_id: str, person_id: str, by: str, at: int) -> bool:
        """Invite somebody to a table; False where they have too many invitations."""
        make = sqlite.insert if self.store.database.sqlite else postgresql.insert
        new = make(InvitationRow)
        put = new.on_conflict_do_update(
            index_elements=["table_id", "person_id"],
            set_={"by": new.excluded.by, "created": new.excluded.created},
        )
        counted = select(func.count()).select_from(InvitationRow).join(TableRow)
        counted = counted.where(InvitationRow.person_id == person_id, TableRow.status.in_((OPEN, PLAYING)))

        async def work(connection: AsyncConnection) -> bool:
            if ((await connection.execute(counted)).scalar() or 0) >= INVITED:
                return False
            row = {"table_id": table_id, "person_id": person_id, "by": by, "created": at}
            await connection.execute(put, {**row, "dismissed": False})
            await self._tell(connection, person_id)
            return True

        return bool(await self.store.writer.run(work))

    async def invitations(self, person_id: str) -> list[Invitation]:
        """The invitations of somebody to tables that are not over and at which they don't sit, the last first."""
        sits = exists().where(SeatRow.table_id == InvitationRow.table_id, SeatRow.person_id == person_id)
        columns = (TableRow.game, TableRow.status, InvitationRow.by, PersonRow.name, InvitationRow.created)
        wanted = select(InvitationRow.table_id, *columns)
        wanted = wanted.join(TableRow, TableRow.id == InvitationRow.table_id)
        wanted = wanted.join(PersonRow, PersonRow.id == InvitationRow.by)
        wanted = wanted.where(
            InvitationRow.person_id == person_id,
            ~InvitationRow.dismissed,
            TableRow.status.in_((OPEN, PLAYING)),
            ~sits,
        )
        rows = await self.store.rows(wanted.order_by(InvitationRow.created.desc(), InvitationRow.table_id))
        return [Invitation(**row) for row in rows]

    async def is_invited(self, person_id: str, table_id: str) -> bool:
        which = (InvitationRow.table_id == table_id, InvitationRow.person_id == person_id)
        return bool(await self.store.rows(select(InvitationRow.by).where(*which)))

    async def dismiss(self, person_id: str, table_id: str) -> None:
        """Show an invitation no longer. Another one to the same table is not shown either."""
        which = (InvitationRow.table_id == table_id, InvitationRow.person_id == person_id)
        hints = self._hints(person_id)
        await self.store.writer.write(
            (update(InvitationRow).where(*which).values(dismissed=True), None), *hints
        )

    def _hints(self, *people: str) -> list[Statement]:
        return [hint(PEOPLE, one) for one in people] if self.store.database.node else []

    async def _tell(self, connection: AsyncConnection, *people: str) -> None:
        for statement, _ in self._hints(*people):
            await connection.execute(statement)


def _pair(one: str, other: str) -> ColumnElement[bool]:
    low, high = sorted((one, other))
    return and_(FriendRow.low == low, FriendRow.high == high)


def _of(person_id: str) -> ColumnElement[bool]:
    return or_(FriendRow.low == person_id, FriendRow.high == person_id)


async def _counted(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    found = await connection.execute(select(func.count()).select_from(FriendRow).where(which))
    return int(found.scalar() or 0)
