"""What the hall keeps, in words of its own: every question to the database and every change of it."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.core.lesson import LESSON
from ludarium.server.errors import refuse
from ludarium.server.storage.choice import Choice
from ludarium.server.storage.database import LIMIT, Database, InUse, is_fault, plain
from ludarium.server.storage.hints import PERSON, hint
from ludarium.server.storage.node_rows import NodeRow
from ludarium.server.storage.rows import Rows
from ludarium.server.storage.schema import (
    ChatRow,
    ChoiceRow,
    HeartbeatRow,
    PauseRow,
    PersonRow,
    SeatRow,
    SessionRow,
    TablePauseRow,
    TableRow,
)
from ludarium.server.storage.writer import Parameters, Pen, Writer
from ludarium.server.tasks import Together

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

NORMAL: Final = "normal"
"""How quickly bots act where nobody has said anything else (``tables/tempo``)."""

CHAT_KEPT: Final = 200  # lines of talk that come back with a table


PERSON_COLUMNS: Final = (
    PersonRow.id,
    PersonRow.name,
    PersonRow.lang,
    PersonRow.visible,
    PersonRow.seen_by_friends,
)
SEAT_COLUMNS: Final = (
    SeatRow.seat,
    SeatRow.kind,
    SeatRow.person_id,
    SeatRow.name,
    SeatRow.bot,
    SeatRow.nonce,
    SeatRow.late,
)
CHOICE_COLUMNS: Final = (
    ChoiceRow.number,
    ChoiceRow.seat,
    ChoiceRow.option,
    ChoiceRow.at,
    ChoiceRow.person_id,
    ChoiceRow.message,
)
CHOICES: Final = Rows(ChoiceRow)
ADD_CHAT: Final = insert(ChatRow)
SEEN: Final = (
    update(SessionRow)
    .where(SessionRow.token == bindparam("key"), SessionRow.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)

AT_ONCE: Final = 500
"""Things about which one question is asked."""

log = structlog.get_logger("store")


class Taken(Exception):
    """Somebody else wrote this number of this table first."""


class Person(msgspec.Struct):
    """Somebody who plays or watches."""

    id: str
    name: str
    lang: str
    visible: bool = False
    """Whether others may see that they are here."""
    seen_by_friends: bool = True
    """Whether their friends may."""


class Seat(msgspec.Struct):
    """A seat: ``kind`` is open, person or bot; ``person_id`` is whose it is, even if a bot plays; ``late``: their time has ended at
    a correspondence table, and they have not come back since."""

    seat: int
    kind: str = "open"
    person_id: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    late: bool = False


class Line(msgspec.Struct):
    """A line of talk."""

    number: int
    person_id: str
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    to_seat: int | None
    at: int


class Table(msgspec.Struct):
    """A table with its seats, as it is kept."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    private: bool
    invite: str
    host_id: str
    status: str
    secret: str
    created: int
    seats: list[Seat]
    started: int | None = None
    ended: int | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    """None also where a game ended before this was kept."""
    played: list[Any] | None = None
    """What seats have played as: seat, heading, word, and whether they won that part of the game (``core.Part``)."""
    rated: bool = False
    """Whether the game counts for the ratings of its people."""
    again: str | None = None
    """The table that this one follows."""
    same: bool = False
    """Whether what chance dealt at that one is played with again."""
    next: str | None = None
    """The rematch that takes everybody along."""
    event: str | None = None
    """The event that the desk has opened it for."""
    paired: bool = False
    """Whether it came of seeks, or is a rematch that takes everybody along: it begins by itself once all its people are there."""
    days: int | None = None
    """How many days a move somebody has, at a correspondence table."""
    asked: int | None = None
    """There, the seat whose time runs."""
    due: int | None = None
    """When it ends."""
    reminded: int | None = None
    """The step with which the move began of which somebody was told that little time is left."""
    owner: int | None = None
    """The node that has it, where there are several."""
    declined: list[str] = msgspec.field(default_factory=list)
    """Who has given up the seat that a rematch kept for them, by their ids."""
    tempo: str = NORMAL
    """How quickly its bots act."""
    position: str | None = None
    """The words of the position from which the game begins, as records keep them; it counts nowhere then."""


class Store:
    """Reads through its own connections; all writing goes through the one writer. Both raise ``storage`` where the
    database does not answer within ``limit`` seconds, or can't do what it is asked."""

    def __init__(self, url: str, limit: float = LIMIT, node: str = "") -> None:
        self.database = Database(url, limit, node)
        self.writer = Writer(self.database.writing, limit, [CHOICES])
        if not node:  # nodes ask in each transaction
            self.writer.again = self._still_ours
        self.pen: Writer | Pen = self.writer
        """Writes whatever belongs to tables and events."""
        self.opened = False
        self.lost = asyncio.Event()
        """Set when another hall has written to the database: what is in memory here is out of date for good."""
        self._beats: list[int] = []
        """The note that the hall is alive as it stands in the database, and those after it that may stand there."""
        self._session = Together(self._sessions, AT_ONCE)
        self._table = Together(self._tables, AT_ONCE)

    async def open(self) -> None:
        """Open the database, unless it is open. Raises as ``Database.open`` does."""
        if not self.opened:
            await self.database.open()
            self.writer.start()
            self.opened = True

    async def close(self) -> None:
        if self.opened:
            self.opened = False
            await self.writer.stop()
            await self.database.close()

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """What a question finds, a mapping a row."""
        try:
            async with asyncio.timeout(self.database.limit):
                try:
                    return await self._rows(statement)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    return await self._rows(statement)  # it was lost before, and with it all of its age
        except Exception as error:
            if not is_fault(error):
                raise
            log.error("nothing can be read", problem=plain(error))
            raise refuse("storage") from error

    async def _rows(self, statement: Executable) -> list[dict[str, Any]]:
        async with self.database.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def _still_ours(self, connection: AsyncConnection) -> None:
        """See that nobody else has opened a hall here while there was no connection that held the lock. Raises
        ``InUse``."""
        found = (await connection.execute(select(func.max(HeartbeatRow.at)))).scalar()
        if not self.database.sqlite and (await connection.execute(select(NodeRow.id).limit(1))).first():
            self.lost.set()  # nodes were here: a hall for itself begins by forgetting them
        if self.lost.is_set() or (self._beats and found not in self._beats):
            self.lost.set()
            raise InUse

    @property
    def node(self) -> int | None:
        """The life of the node that has what this store writes."""
        return self.pen.node

    def under(self, node: int | None) -> Store:
        """This store, for tables and events that belong to one life of a node: after it nothing of theirs is written."""
        if node is None:
            return self
        held = copy.copy(self)
        held.pen = Pen(self.writer, node)
        return held

    # -- people

    async def add_person(self, person: Person, token: str, at: int) -> None:
        """Keep a new person and the hash of the token that the browser shows."""
        await self.writer.write(
            (insert(PersonRow), {**_plain(person), "created": at}),
            (insert(SessionRow), {"token": token, "person_id": person.id, "created": at, "seen": at}),
        )

    async def change_person(self, person: Person) -> None:
        change = update(PersonRow).where(PersonRow.id == person.id).values(**_plain(person))
        hints = [hint(PERSON, person.id)] if self.database.node else []
        await self.writer.write((change, None), *hints)

    async def person(self, person_id: str) -> Person | None:
        rows = await self.rows(select(*PERSON_COLUMNS).where(PersonRow.id == person_id))
        return Person(**rows[0]) if rows else None

    async def session(self, token: str) -> tuple[Person, int] | None:
        """Who the browser with this (hashed) token is, and when its use was last noted. Many who ask at the same time are one
        question."""
        return await self._session.get(token)

    async def _sessions(self, tokens: Sequence[str]) -> dict[str, tuple[Person, int]]:
        columns = (*PERSON_COLUMNS, SessionRow.token, SessionRow.seen)
        wanted = select(*columns).join(SessionRow, SessionRow.person_id == PersonRow.id)
        found: dict[str, tuple[Person, int]] = {}
        for row in await self.rows(wanted.where(self.database.among(SessionRow.token, tokens))):
            token, seen = row.pop("token"), row.pop("seen")
            found[token] = Person(**row), seen
        return found

    async def sessions_among(self, tokens: Iterable[str]) -> set[str]:
        """Which of these hashed tokens are sessions."""
        keys, found = sorted(tokens), set[str]()
        for first in range(0, len(keys), AT_ONCE):
            wanted = select(SessionRow.token).where(SessionRow.token.in_(keys[first : first + AT_ONCE]))
            found.update(row["token"] for row in await self.rows(wanted))
        return found

    async def note_sessions(self, used: Mapping[str, int]) -> None:
        """Note when sessions were last used, by their (hashed) tokens."""
        rows = [{"key": token, "at": at} for token, at in used.items()]
        await self.writer.write((SEEN, rows))

    # -- tables

    async def add_table(self, table: Table) -> None:
        await self.pen.write(*adding(table))

    async def change_table(
        self, table_id: str, *seats: Seat, more: Sequence[tuple[Executable, Parameters]] = (), **changes: Any
    ) -> None:
        """Change columns of a table, and whole seats of it, together, and with them what belongs to that."""
        statements: list[tuple[Executable, Parameters]] = []
        if changes:
            statements.append((update(TableRow).where(TableRow.id == table_id).values(**changes), None))
        for seat in seats:
            row = _plain(seat)
            number = row.pop("seat")
            where = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == number)
            statements.append((where.values(**row), None))
        await self.pen.write(*statements, *more)

    async def table(self, table_id: str) -> Table | None:
        """A table with its seats. Many that are wanted at the same time are two questions."""
        return await self._table.get(table_id)

    async def _tables(self, ids: Sequence[str]) -> dict[str, Table]:
        rows = await self.rows(select(TableRow.__table__).where(self.database.among(TableRow.id, ids)))
        return {table.id: table for table in await self.with_seats(rows)}

    async def rematches_of(self, person_id: str) -> list[Table]:
        """The rematches in which a seat is kept for somebody, and that have not begun; the newest first."""
        sits = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
        wanted = select(TableRow.__table__).where(
            TableRow.id.in_(sits),
            TableRow.status == OPEN,
            TableRow.paired,
            TableRow.again.is_not(None),
        )
        return await self.with_seats(await self.rows(wanted.order_by(TableRow.created.desc(), TableRow.id)))

    async def with_seats(self, rows: Sequence[Mapping[str, Any]]) -> list[Table]:
        """Tables of which ``rows`` have all but the seats."""
        seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
        if rows:
            sitting = select(SeatRow.table_id, *SEAT_COLUMNS)
            sitting = sitting.where(self.database.among(SeatRow.table_id, list(seats)))
            for row in await self.rows(sitting.order_by(SeatRow.seat)):
                seats[row.pop("table_id")].append(Seat(**row))
        return [Table(**{**row, "seats": seats[row["id"]]}) for row in rows]

    async def table_ids(self, *statuses: str) -> list[str]:
        """The tables in one of these states, oldest first."""
        wanted = select(TableRow.id).where(TableRow.status.in_(statuses)).order_by(TableRow.created)
        return [row["id"] for row in await self.rows(wanted)]

    async def lessons_done(self, person_id: str) -> set[tuple[str, str]]:
        """The lessons that somebody has come to the end of: game and name."""
        name = TableRow.options[LESSON].as_string()
        wanted = select(TableRow.game, name.label("lesson")).distinct()
        wanted = wanted.where(TableRow.host_id == person_id, TableRow.status == OVER, name.is_not(None))
        return {(row["game"], row["lesson"]) for row in await self.rows(wanted)}

    # -- the log

    async def add_choice(
        self,
        table_id: str,
        choice: Choice,
        end: dict[str, Any] | None = None,
        more: Sequence[tuple[Executable, Parameters]] = (),
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> None:
        """Commit a choice, and with it what ends the table, and what else is written and done then. Raises ``Taken``."""
        row = {**_plain(choice), "table_id": table_id}
        statements: list[tuple[Executable, Parameters]] = [(CHOICES.statement, row)]
        if end is not None:
            statements.append((update(TableRow).where(TableRow.id == table_id).values(**end), None))
        statements += more

        async def together(connection: AsyncConnection) -> None:
            for statement, parameters in statements:
                await connection.execute(statement, parameters)
            if also is not None:
                await also(connection)

        try:
            await (self.pen.write(*statements) if also is None else self.pen.run(together))
        except IntegrityError:
            raise Taken from None
        self.writer.chosen_at = time.monotonic()

    async def choices(self, table_id: str, after: int = 0) -> list[Choice]:
        wanted = select(*CHOICE_COLUMNS).where(ChoiceRow.table_id == table_id, ChoiceRow.number > after)
        return [Choice(**row) for row in await self.rows(wanted.order_by(ChoiceRow.number))]

    # -- talk

    async def add_line(self, table_id: str, line: Line) -> None:
        """Keep a line of talk. Raises ``Taken``."""
        try:
            await self.pen.write((ADD_CHAT, {**_plain(line), "table_id": table_id}))
        except IntegrityError:
            raise Taken from None

    async def lines(self, table_id: str) -> list[Line]:
        """The last lines of a table's talk, oldest first."""
        wanted = select(ChatRow.__table__).where(ChatRow.table_id == table_id)
        rows = await self.rows(wanted.order_by(ChatRow.number.desc()).limit(CHAT_KEPT))
        for row in rows:
            del row["table_id"]
        return [Line(**row) for row in reversed(rows)]

    # -- the hall's own time

    async def beat(self, at: int) -> None:
        """Note that the hall is alive."""
        self._beats.append(at)
        await self.writer.write((delete(HeartbeatRow), None), (insert(HeartbeatRow), {"id": 1, "at": at}))
        del self._beats[: self._beats.index(at)]

    async def write_something(self, at: int) -> None:
        """Return when something was written that was asked for now, and with it all that was asked for before."""
        await (self.beat(at) if self.node is None else self.pen.write((select(1), None)))

    async def last_alive(self) -> int | None:
        """When the hall was last known to be alive: by its note or by its newest choice."""
        beat = await self.rows(select(func.max(HeartbeatRow.at).label("at")))
        choice = await self.rows(
            select(func.max(ChoiceRow.at).label("at"))
            .join(TableRow, TableRow.id == ChoiceRow.table_id)
            .where(TableRow.status == PLAYING)
        )
        known = [row["at"] for row in beat + choice if row["at"] is not None]
        return max(known, default=None)

    async def add_pause(self, began: int, ended: int) -> None:
        await self.writer.write((insert(PauseRow), {"began": began, "ended": ended}))

    async def begin_pause(self, table_id: str, began: int) -> None:
        """Note that a table stands still."""
        await self.pen.write((insert(TablePauseRow), {"table_id": table_id, "began": began}))

    async def end_pause(self, table_id: str, began: int, ended: int) -> None:
        pause = update(TablePauseRow).where(TablePauseRow.table_id == table_id, TablePauseRow.began == began)
        await self.pen.write((pause.values(ended=ended), None))

    async def pauses(self) -> list[tuple[int, int]]:
        """All pauses since the oldest table that still plays was started, in their order."""
        oldest = select(func.min(TableRow.started)).where(TableRow.status == PLAYING).scalar_subquery()
        wanted = select(PauseRow.began, PauseRow.ended).where(PauseRow.ended > oldest)
        return [(row["began"], row["ended"]) for row in await self.rows(wanted.order_by(PauseRow.began))]


def adding(table: Table) -> list[tuple[Executable, Parameters]]:
    """What is written for a new table."""
    row = _plain(table)
    seats = [{**_plain(seat), "table_id": table.id} for seat in row.pop("seats")]
    return [(insert(TableRow), {**row, "seats": len(seats)}), (insert(SeatRow), seats)]


def _plain(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)
