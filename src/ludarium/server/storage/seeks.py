"""What the hall keeps of seeks. A seek is taken in the transaction that makes its table, so it is taken exactly once, by whichever
node, and whoever dies in the middle leaves it as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core import Value
from ludarium.server.errors import refuse
from ludarium.server.ratings.glicko import Strength
from ludarium.server.storage.blocks import between
from ludarium.server.storage.hints import FOUND, hint
from ludarium.server.storage.rating_rows import RatingRow
from ludarium.server.storage.schema import PersonRow, TableRow
from ludarium.server.storage.seek_rows import SeekRow, WaitedRow
from ludarium.server.storage.store import OPEN, PLAYING, Store, Table, adding
from ludarium.server.storage.writer import Parameters

Statement = tuple[Any, Parameters]
NEW: Final = Strength()
MOST: Final = 5000
"""Seeks that are looked at together."""
SEEN: Final = update(SeekRow).where(SeekRow.person_id == bindparam("person")).values(seen=bindparam("at"))


class Seek(msgspec.Struct):
    """What somebody would like to play, with who they are and how strong: ``rating`` is None where they have none. With ``days`` a
    move it is correspondence, and stands while they are away."""

    id: str
    party: str
    person_id: str
    game: str
    seats: int
    options: dict[str, Value]
    brought: dict[str, Value]
    rated: bool
    pairs: bool
    least: int | None
    most: int | None
    pace: str | None
    since: int
    seen: int
    table_id: str | None = None
    days: int | None = None
    name: str = ""
    lang: str = "en"
    rating: float | None = None
    deviation: float | None = None

    @property
    def strength(self) -> float:
        """The rating, or what whoever has none begins with."""
        return NEW.rating if self.rating is None else self.rating

    @property
    def doubt(self) -> float:
        """The deviation of the rating."""
        return NEW.deviation if self.deviation is None else self.deviation


KEPT: Final = [column.name for column in SeekRow.__table__.columns]
Make = Callable[[Sequence[Seek]], Table]
"""Makes the table of those who have found each other."""


class SeekStore:
    """Reads and writes through the hall's own store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def standing(self, since: int, letters: int) -> list[Seek]:
        """The seeks of those who were there after ``since``, those for correspondence after ``letters``; the oldest first, and those
        that were found, too."""
        return [
            Seek(**row)
            for row in await self.store.rows(
                _seeks().where(~_old(since, letters)).order_by(SeekRow.since, SeekRow.id).limit(MOST)
            )
        ]

    async def of(self, person_id: str) -> Seek | None:
        for row in await self.store.rows(_seeks().where(SeekRow.person_id == person_id)):
            return Seek(**row)
        return None

    async def party(self, party: str) -> list[Seek]:
        """Those who have found each other so far."""
        found = await self.store.rows(_seeks().where(SeekRow.party == party).order_by(SeekRow.since))
        return [Seek(**row) for row in found]

    async def count(self) -> int:
        """How many seeks there are."""
        return int((await self.store.rows(select(func.count().label("all")).select_from(SeekRow)))[0]["all"])

    async def add(self, seek: Seek) -> None:
        """Keep a seek, in the place of the person's earlier one. Raises ``seek-found`` where that has led to a table."""

        async def work(connection: AsyncConnection) -> bool:
            held = await connection.execute(
                select(SeekRow.table_id).where(SeekRow.person_id == seek.person_id).with_for_update()
            )
            if any(held.scalars()):
                return False
            await connection.execute(delete(SeekRow).where(SeekRow.person_id == seek.person_id))
            await connection.execute(insert(SeekRow), _row(seek))
            return True

        if not await self.store.writer.run(work):
            raise refuse("seek-found")

    async def answer(self, seek: Seek, make: Make) -> Table | None:
        """Let somebody join the party of their ``seek``; the table, once it is complete. Raises ``seek-gone`` where there is no
        such party any more, all its seats are taken or somebody blocks somebody there, and ``seek-found`` where the person's own seek has led to a table."""

        async def work(connection: AsyncConnection) -> tuple[str | None, Table | None]:
            mine = SeekRow.person_id == seek.person_id
            either = or_(SeekRow.party == seek.party, mine)
            # In one order everywhere: else two who answer each other would wait for one another.
            held = (
                await connection.execute(
                    select(SeekRow.person_id, SeekRow.table_id)
                    .where(either)
                    .order_by(SeekRow.person_id)
                    .with_for_update()
                )
            ).all()
            if any(row.table_id for row in held if row.person_id == seek.person_id):
                return "seek-found", None
            # Asked once more under the locks: whoever was quicker may have come in meanwhile.
            open_ = and_(SeekRow.party == seek.party, SeekRow.table_id.is_(None), ~mine)
            found = (await connection.execute(_seeks().where(open_).order_by(SeekRow.since))).mappings()
            party = [Seek(**row) for row in found]
            if not party or len(party) >= seek.seats:
                return "seek-gone", None
            if await _are_apart(connection, [*party, seek]):
                return "seek-gone", None
            await connection.execute(delete(SeekRow).where(mine))
            await connection.execute(insert(SeekRow), _row(seek))
            party.append(seek)
            return None, await _complete(connection, party, make) if len(party) == seek.seats else None

        code, table = await self.store.under(self.store.node).pen.run(work)
        if code is not None:
            raise refuse(code)
        await self._tell(table)
        return table

    async def pair(self, found: Sequence[Seek], make: Make) -> Table | None:
        """Take all of these for one table; None, and nothing has changed, where one of them is not free any more."""

        async def work(connection: AsyncConnection) -> Table | None:
            ids = [one.id for one in found]
            free = select(SeekRow.id).where(SeekRow.id.in_(ids), SeekRow.table_id.is_(None))
            held = await connection.execute(free.order_by(SeekRow.person_id).with_for_update())
            if len(held.all()) < len(ids):
                return None
            parties = {one.party for one in found}
            now = await connection.execute(select(SeekRow.id).where(SeekRow.party.in_(parties)))
            if set(now.scalars()) != set(ids):  # somebody has joined one of them
                return None
            if await _are_apart(connection, found):
                return None
            return await _complete(connection, found, make)

        table = await self.store.under(self.store.node).pen.run(work)
        await self._tell(table)
        return table

    async def _tell(self, table: Table | None) -> None:
        """Let other nodes know at once; those who miss it see it when they look."""
        if table is not None and self.store.node is not None:
            await self.store.writer.write(hint(FOUND, table.id))

    async def withdraw(self, person_id: str) -> None:
        """Forget somebody's seek, whatever has come of it."""
        await self.store.writer.write((delete(SeekRow).where(SeekRow.person_id == person_id), None))

    async def arrived(self, table_id: str, people: Iterable[str]) -> None:
        """Those who have come to the table that came of their seeks look for nobody any more. What they looked for is kept, should
        others not come."""
        which = (SeekRow.table_id == table_id, SeekRow.person_id.in_(sorted(people)))

        async def work(connection: AsyncConnection) -> None:
            found = await connection.execute(select(SeekRow.__table__).where(*which).with_for_update())
            rows = [
                {"table_id": table_id, "person_id": row["person_id"], "seek": dict(row)}
                for row in found.mappings()
            ]
            if rows:
                await connection.execute(insert(WaitedRow), rows)
                await connection.execute(delete(SeekRow).where(*which))

        await self.store.writer.run(work)

    async def waited(self, table_id: str) -> list[Seek]:
        """What those looked for who have come to a table that came of it; the oldest first."""
        rows = await self.store.rows(select(WaitedRow.seek).where(WaitedRow.table_id == table_id))
        return sorted((Seek(**row["seek"]) for row in rows), key=lambda seek: (seek.since, seek.id))

    async def note(self, people: Iterable[str], at: int) -> None:
        """Note that these people still wait."""
        rows = [{"person": one, "at": at} for one in sorted(people)]
        if rows:
            await self.store.writer.write((SEEN, rows))

    async def forget(self, until: int, letters: int) -> None:
        """Remove the seeks of those who were last there before ``until``, those for correspondence before ``letters``."""
        old = _old(until, letters)
        if await self.store.rows(select(SeekRow.id).where(old).limit(1)):
            await self.store.writer.write((delete(SeekRow).where(old), None))

    async def tables(self, person_id: str, letters: bool) -> int:
        """How many unfinished tables somebody has made, but for those of events: correspondence tables, or the others."""
        kind = TableRow.days.is_not(None) if letters else TableRow.days.is_(None)
        mine = select(func.count().label("mine")).select_from(TableRow)
        mine = mine.where(
            TableRow.host_id == person_id,
            TableRow.event.is_(None),
            TableRow.status.in_((OPEN, PLAYING)),
            kind,
        )
        return int((await self.store.rows(mine))[0]["mine"])


def begun(table_id: str) -> list[Statement]:
    """What is written when a table begins or closes that came of seeks."""
    return [(delete(row).where(row.table_id == table_id), None) for row in (SeekRow, WaitedRow)]


def anew(party: Sequence[Seek]) -> list[Statement]:
    """What is written when these people look for somebody again; none of them may have a seek."""
    return [(insert(SeekRow), [_row(seek) for seek in party])] if party else []


async def _complete(connection: AsyncConnection, party: Sequence[Seek], make: Make) -> Table:
    """Make the table of a party whose seeks are held, and take them for it."""
    table = make(party)
    for statement, parameters in adding(table):
        await connection.execute(statement, parameters)
    taken = update(SeekRow).where(SeekRow.id.in_([one.id for one in party]), SeekRow.table_id.is_(None))
    await connection.execute(taken.values(table_id=table.id, party=table.id))
    return table


async def _are_apart(connection: AsyncConnection, party: Sequence[Seek]) -> bool:
    """Whether one of these people blocks another."""
    return (await connection.execute(between(one.person_id for one in party))).first() is not None


def _old(until: int, letters: int) -> ColumnElement[bool]:
    """Who was last there before a time, another one where they look for correspondence."""
    return SeekRow.seen <= case((SeekRow.days.is_(None), until), else_=letters)


def _seeks() -> Select[Any]:
    rated = and_(
        RatingRow.person_id == SeekRow.person_id, RatingRow.game == SeekRow.game, RatingRow.games > 0
    )
    columns = (PersonRow.name, PersonRow.lang, RatingRow.rating, RatingRow.deviation)
    wanted = select(SeekRow.__table__, *columns).join(PersonRow, PersonRow.id == SeekRow.person_id)
    return wanted.outerjoin(RatingRow, rated)


def _row(seek: Seek) -> dict[str, Any]:
    row = msgspec.structs.asdict(seek)
    return {name: row[name] for name in KEPT}
