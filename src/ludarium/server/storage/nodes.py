"""What the database knows of nodes: which of them live, and which has what. Time here is the database's own.

A node has a lease: as long as it gives a sign of life in time, it may write, and nobody takes anything from it. Each of its
transactions locks its own row and sees that it is still ``open`` and was seen in time. Whoever finds a row that was not
seen in time closes it, for good; only then what it had may be taken. So what a node decides in one life never comes
to the database after somebody else has begun with the same table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, and_, delete, exists, func, insert, literal_column, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core.lesson import LESSON
from ludarium.server.errors import Moved
from ludarium.server.storage.node_rows import NodeRow
from ludarium.server.storage.retention import LONG
from ludarium.server.storage.rows import Fence
from ludarium.server.storage.schema import (
    ChatRow,
    ChoiceRow,
    EventRow,
    HeartbeatRow,
    PauseRow,
    SeatRow,
    TablePauseRow,
    TableRow,
)
from ludarium.server.storage.store import AT_ONCE, OPEN, PLAYING, Store, Table
from ludarium.server.tasks import Together
from ludarium.tournaments.state import RUNNING

CLOCK: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
NOW: Final = literal_column(CLOCK, BigInteger)
OVER: Final[dict[str, Any]] = {"open": False, "counts": {}}
"""What a life that is over has: nobody counts what came from which address any more."""
TABLE: Final = "table"
EVENT: Final = "event"
FIRST: Final = "first"
"""Not a thing: what the node that has lived longest does for all."""


class Node(msgspec.Struct):
    """Another node, in one of its lives: where it is reached, and the word by which it knows that a node asks."""

    id: int
    name: str
    address: str
    secret: str
    counts: dict[str, dict[str, int]]


class Place(msgspec.Struct):
    """Who has a table or an event: nobody, where ``owner`` is None or no longer lives."""

    owner: int | None
    event: str | None = None
    """The event that a table is of: it is where that is."""


class Listed(msgspec.Struct):
    """A table as the lobby lists it, and how many steps it has."""

    number: int
    table: Table


class NodeStore:
    """Writes through the hall's own writer, in transactions of its own."""

    def __init__(self, store: Store, name: str, address: str, lease: float) -> None:
        self.store = store
        self.writer = store.writer
        self.name = name
        self.address = address
        self.lease = int(lease * 1000)
        self.lost = asyncio.Event()
        """Set when this life of the node is found to be over."""
        self.writer.guard = self._guard
        seen = f"seen > {CLOCK} - {self.lease}"
        mine = f"SELECT id FROM hall_node WHERE id = {{node}} AND open AND {seen} FOR SHARE"
        self.writer.fence = Fence(mine, self.lost.set)
        self._places = {kind: Together(partial(self._place, kind), AT_ONCE) for kind in (TABLE, EVENT)}
        self._claims = {kind: Together(partial(self._claim, kind), AT_ONCE) for kind in (TABLE, EVENT)}

    async def _guard(self, connection: AsyncConnection, node: int | None) -> None:
        """See that this node may still write, and that it may until the end of the transaction. Raises ``Moved``. The writer's
        ``fence`` is the same, for statements that are a transaction by themselves."""
        mine = select(NodeRow.id).where(NodeRow.id == node, NodeRow.open, NodeRow.seen > NOW - self.lease)
        if (
            node is None
            or (await connection.execute(mine.with_for_update(read=True))).scalar_one_or_none() is None
        ):
            self.lost.set()
            raise Moved

    async def begin(self, secret: str) -> tuple[int, int]:
        """Begin a life: its number, and the time. All earlier ones of this name are over: only one process has it; those
        that had nothing go. Where there has been none of any name for ``LONG``, the hall was closed."""

        async def work(connection: AsyncConnection) -> tuple[int, int]:
            await _note_closed(connection)
            over = update(NodeRow).where(NodeRow.name == self.name, NodeRow.open)
            await connection.execute(over.values(**OVER))
            named = [exists().where(row.owner == NodeRow.id) for row in (TableRow, EventRow)]
            await connection.execute(delete(NodeRow).where(~NodeRow.open, *[~one for one in named]))
            row = {"name": self.name, "address": self.address, "secret": secret, "open": True, "counts": {}}
            new = insert(NodeRow).values(**row, seen=NOW).returning(NodeRow.id, NodeRow.seen)
            id_, at = (await connection.execute(new)).one()
            return int(id_), int(at)

        found = await self.writer.run(work, guarded=False)
        self.writer.node = found[0]
        self.lost.clear()
        return found

    async def beat(self, counts: dict[str, dict[str, int]]) -> tuple[int, list[Node]]:
        """Give a sign of life, and close those that gave none in time: the time, and the nodes that live. Raises
        ``Moved`` where this one is over."""
        me = self.writer.node

        async def work(connection: AsyncConnection) -> tuple[int, list[Node]]:
            alive = update(NodeRow).where(NodeRow.id == me).values(seen=NOW, counts=counts)
            at = int((await connection.execute(alive.returning(NodeRow.seen))).scalar_one())
            # Whoever is locked writes just now: there is another time for it.
            late = select(NodeRow.id).where(NodeRow.open, NodeRow.seen < NOW - self.lease)
            late = late.with_for_update(skip_locked=True)
            await connection.execute(update(NodeRow).where(NodeRow.id.in_(late)).values(**OVER))
            columns = (NodeRow.id, NodeRow.name, NodeRow.address, NodeRow.secret, NodeRow.counts)
            rows = await connection.execute(select(*columns).where(NodeRow.open))
            return at, [Node(**row) for row in rows.mappings()]

        return await self.writer.run(work, node=me)

    async def end(self) -> None:
        """End this life: what it had is free."""
        me = self.writer.node

        async def work(connection: AsyncConnection) -> None:
            over = update(NodeRow).where(NodeRow.id == me, NodeRow.open)
            await connection.execute(over.values(**OVER, seen=NOW))

        await self.writer.run(work)
        self.writer.node = None

    # -- who has what

    async def place(self, kind: str, id_: str) -> Place | None:
        """Who has a table or an event that lives, None where there is no such thing. Many who ask at the same time are one
        question."""
        return await self._places[kind].get(id_)

    async def _place(self, kind: str, ids: Sequence[str]) -> dict[str, Place]:
        among = self.store.database.among
        wanted: Any
        if kind == TABLE:
            owner = func.coalesce(EventRow.owner, TableRow.owner)
            tables = select(TableRow.id, TableRow.event, NodeRow.id.label("owner"))
            tables = tables.outerjoin(EventRow, EventRow.id == TableRow.event)
            wanted = tables.outerjoin(NodeRow, and_(NodeRow.id == owner, NodeRow.open))
            wanted = wanted.where(among(TableRow.id, ids))
        else:
            lives = select(EventRow.id, NodeRow.id.label("owner")).select_from(EventRow)
            wanted = lives.outerjoin(NodeRow, and_(NodeRow.id == EventRow.owner, NodeRow.open))
            wanted = wanted.where(among(EventRow.id, ids))
        return {row.pop("id"): Place(**row) for row in await self.store.rows(wanted)}

    async def claim(self, kind: str, id_: str) -> int | None:
        """Take a table or an event if it is free; a table of an event goes with the event. Gives who has it then, None
        where there is no such thing. The clocks of what was being played stood still since its owner was seen last. Many that are
        claimed at the same time are taken together."""
        place = await self.place(kind, id_)
        if place is None:
            return None
        if place.owner is not None:
            return place.owner
        if kind == TABLE and place.event is not None:
            found = await self.claim(EVENT, place.event)
            if found is not None:
                return found
        owner = await self._claims[kind].get(id_)
        if (
            owner is None
        ):  # somebody else has it in hand just now, or it is gone: waits for it alone, so that others need not
            owner = (await self._claim(kind, [id_], wait=True)).get(id_)
        return owner

    async def _claim(self, kind: str, ids: Sequence[str], wait: bool = False) -> dict[str, int]:
        """Take those of several tables or events that are free, in one transaction that holds this node's life: who has each
        then. Those that there are not are left out, and unless it shall ``wait``, those that somebody else has locked."""
        me = self.writer.node
        if me is None:
            raise Moved
        row: type[TableRow | EventRow] = TableRow if kind == TABLE else EventRow
        among = self.store.database.among

        async def work(connection: AsyncConnection) -> dict[str, int]:
            # Locked first, by all in the same order: the questions after it see what whoever was quicker has done.
            locked = select(row.id, row.owner).where(among(row.id, ids)).order_by(row.id)
            had = (await connection.execute(locked.with_for_update(skip_locked=not wait))).all()
            owners = {owner for _, owner in had if owner not in (None, me)}
            nodes: dict[int, tuple[bool, int]] = {}
            if owners:
                lives = select(NodeRow.id, NodeRow.open, NodeRow.seen).where(NodeRow.id.in_(sorted(owners)))
                nodes = {id_: (open_, seen) for id_, open_, seen in (await connection.execute(lives)).all()}
            found: dict[str, int] = {}
            free: dict[int | None, list[str]] = {}
            for id_, owner in had:
                if owner is not None and (owner == me or (owner in nodes and nodes[owner][0])):
                    found[id_] = owner
                else:
                    free.setdefault(owner if owner in nodes else None, []).append(id_)
            taken = [id_ for some in free.values() for id_ in some]
            if taken:
                await connection.execute(update(row).where(among(row.id, taken)).values(owner=me))
            for owner, some in free.items():
                if owner is not None:
                    seen: int | None = nodes[owner][1]
                else:  # nobody had it since the hall was the only one here
                    seen = (await connection.execute(select(func.max(HeartbeatRow.at)))).scalar()
                if seen is not None:
                    which = TableRow.id if kind == TABLE else TableRow.event
                    await _pause(connection, int(seen), among(which, some))
            return {**found, **dict.fromkeys(taken, me)}

        return await self.writer.run(work, node=me)

    async def free(self, most: int) -> tuple[list[str], list[str]]:
        """Some events that run, and some unfinished tables of none, that nobody has: those first at which somebody's time ends
        soonest."""
        lives = select(NodeRow.id).where(NodeRow.open)
        events = select(EventRow.id).where(EventRow.status == RUNNING)
        events = events.where(EventRow.owner.is_(None) | EventRow.owner.not_in(lives)).limit(most)
        tables = select(TableRow.id).where(TableRow.status.in_((OPEN, PLAYING)), TableRow.event.is_(None))
        tables = tables.where(TableRow.owner.is_(None) | TableRow.owner.not_in(lives))
        tables = tables.order_by(TableRow.due.nulls_last()).limit(most)
        return (
            [row["id"] for row in await self.store.rows(events)],
            [row["id"] for row in await self.store.rows(tables)],
        )

    async def tables(self, person_id: str, letters: bool) -> tuple[int, int]:
        """How many unfinished tables somebody has made, but for those of events, correspondence tables or all others; and how many
        there are."""
        kind = TableRow.days.is_not(None) if letters else TableRow.days.is_(None)
        mine = func.count().filter(TableRow.host_id == person_id, TableRow.event.is_(None), kind)
        wanted = select(mine.label("mine"), func.count().label("all")).select_from(TableRow)
        rows = await self.store.rows(wanted.where(TableRow.status.in_((OPEN, PLAYING))))
        return rows[0]["mine"], rows[0]["all"]

    async def listed(self, person_id: str | None, most: int, touched: int) -> list[Listed]:
        """Unfinished tables for the lobby, the newest first: somebody's own, or ``most`` open ones and as many at which
        two people play and one of them has begun, chosen or spoken since ``touched``. Lessons are none."""
        number = select(func.max(ChoiceRow.number)).where(ChoiceRow.table_id == TableRow.id).scalar_subquery()
        wanted = select(TableRow.__table__, number.label("number")).where(
            TableRow.options[LESSON].as_string().is_(None)
        )
        sits = select(SeatRow.table_id).where(SeatRow.table_id == TableRow.id, SeatRow.person_id == person_id)
        if person_id is not None:
            own = wanted.where(TableRow.status.in_((OPEN, PLAYING)))
            questions = [own.where(or_(TableRow.host_id == person_id, sits.exists()))]
        else:
            people = select(func.count(func.distinct(SeatRow.person_id))).where(
                SeatRow.table_id == TableRow.id, SeatRow.kind == "person"
            )
            chose = select(ChoiceRow.at).where(
                ChoiceRow.table_id == TableRow.id, ChoiceRow.person_id.is_not(None)
            )
            chose = chose.order_by(ChoiceRow.number.desc()).limit(1)
            spoke = select(ChatRow.at).where(ChatRow.table_id == TableRow.id)
            spoke = spoke.order_by(ChatRow.number.desc()).limit(1)
            last = func.greatest(TableRow.started, chose.scalar_subquery(), spoke.scalar_subquery())
            lively = last > touched  # what is null, where nobody has chosen or spoken, is passed over
            public = wanted.where(TableRow.private.is_(False))
            questions = [
                public.where(TableRow.status == OPEN),
                public.where(TableRow.status == PLAYING, lively, people.scalar_subquery() > 1),
            ]
        found: list[dict[str, Any]] = []
        for question in questions:
            question = question.order_by(TableRow.created.desc())
            found += await self.store.rows(question if person_id is not None else question.limit(most))
        numbers = [row.pop("number") or 0 for row in found]
        tables = await self.store.with_seats(found)
        return [Listed(number, table) for number, table in zip(numbers, tables, strict=True)]

    async def is_first(self) -> bool:
        """Whether this node has lived longest: it does what one of them has to do."""
        rows = await self.store.rows(select(func.min(NodeRow.id).label("id")).where(NodeRow.open))
        return bool(rows[0]["id"] == self.writer.node)


async def _note_closed(connection: AsyncConnection) -> None:
    """Note that the hall was closed, where nobody has given a sign of life for long: people get time to come back."""
    node = (await connection.execute(select(func.max(NodeRow.seen)))).scalar()
    alone = (await connection.execute(select(func.max(HeartbeatRow.at)))).scalar()
    now = int((await connection.execute(select(NOW))).scalar_one())
    last = max((at for at in (node, alone) if at is not None), default=now)
    if now - last >= LONG:
        await connection.execute(insert(PauseRow).values(began=last, ended=now))


async def _pause(connection: AsyncConnection, seen: int, which: Any) -> None:
    """Note that tables in play stood still from ``seen``, or from their last choice, until now."""
    last = select(func.max(ChoiceRow.at)).where(ChoiceRow.table_id == TableRow.id).scalar_subquery()
    began = func.greatest(seen, func.coalesce(last, 0))
    rows = select(TableRow.id, began, NOW).where(TableRow.status == PLAYING, which)
    note = postgresql.insert(TablePauseRow).from_select(["table_id", "began", "ended"], rows)
    await connection.execute(note.on_conflict_do_nothing())


async def forget_nodes(store: Store) -> None:
    """Before a hall opens for itself alone, where several have been: what they had is its own, and the clocks of what was
    being played have stood still since. It holds the lock of the database: none of them can write any more."""

    async def work(connection: AsyncConnection) -> None:
        nodes = (await connection.execute(select(NodeRow.id, NodeRow.seen))).all()
        if not nodes:
            return
        before = (await connection.execute(select(func.max(HeartbeatRow.at)))).scalar()
        if before is not None:  # what nobody has come to since the last hall that was alone
            waits = select(EventRow.id).where(EventRow.owner.is_(None))
            nobodys = TableRow.owner.is_(None) & (TableRow.event.is_(None) | TableRow.event.in_(waits))
            await _pause(connection, before, nobodys)
        for id_, seen in nodes:
            alone = and_(TableRow.event.is_(None), TableRow.owner == id_)
            events = select(EventRow.id).where(EventRow.owner == id_)
            await _pause(connection, seen, alone | TableRow.event.in_(events))
        await connection.execute(update(TableRow).where(TableRow.owner.is_not(None)).values(owner=None))
        await connection.execute(update(EventRow).where(EventRow.owner.is_not(None)).values(owner=None))
        await connection.execute(NodeRow.__table__.delete())  # type: ignore[attr-defined]
        last = max(seen for _, seen in nodes)
        await connection.execute(HeartbeatRow.__table__.delete())  # type: ignore[attr-defined]
        await connection.execute(insert(HeartbeatRow).values(id=1, at=last))

    await store.writer.run(work)
