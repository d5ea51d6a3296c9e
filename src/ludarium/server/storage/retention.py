"""What the hall forgets: sessions that nobody uses, tables that are over or were closed, guests whom nothing names, old
entries of the audit log, and closed reports.

Once a day it goes through the database in steps. What goes, goes in small pieces; each is one transaction after which
everything that is left fits together, so that it may end at any moment. Between two pieces it rests, and players write.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import ColumnElement, Executable, and_, delete, exists, func, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute

from ludarium.core import LudariumError
from ludarium.server.storage.account_rows import AccountRow
from ludarium.server.storage.analysis_rows import AnalysisRow
from ludarium.server.storage.moderation_rows import (
    AuditRow,
    BanRow,
    NoticeRow,
    ReportRow,
    SilenceRow,
    WarningRow,
)
from ludarium.server.storage.node_rows import NodeRow
from ludarium.server.storage.rating_rows import RatedSeatRow
from ludarium.server.storage.reports import over as closed_before
from ludarium.server.storage.schema import (
    ChatRow,
    ChoiceRow,
    EventEntryRow,
    EventRow,
    PauseRow,
    PersonRow,
    SeatRow,
    SessionRow,
    TablePauseRow,
    TableRow,
)
from ludarium.server.storage.store import CLOSED, OPEN, OVER, PLAYING
from ludarium.tournaments.state import OVER as EVENT_OVER

if TYPE_CHECKING:
    from ludarium.server.tables.hall import Hall

A_DAY: Final = 86_400_000  # milliseconds
LONG: Final = A_DAY
"""Milliseconds for which the hall has to be closed before its people get time to come back."""
GRACE: Final = 7 * A_DAY
"""That time: until then nothing ends that had not ended when the hall closed."""

FIRST: Final = 600.0  # seconds after the hall has opened
EVERY: Final = 86_400.0
AGAIN: Final = 3_600.0  # seconds after the database did not answer
STEP: Final = 1000  # rows that are looked at with one question
LINES: Final = 500  # and lines of an event's log
PIECE: Final = 200  # sessions or guests that go at once
ROWS: Final = 2000  # rows of tables that go at once; a table goes whole
REST: Final = 0.1  # seconds between two pieces, and
SHARE: Final = 4.0  # so many times what the piece has taken
LONGEST_ID: Final = 32

T = TypeVar("T")

log = structlog.get_logger("retention")


class Forgotten(msgspec.Struct):
    """What one round has removed, in how many pieces, and the seconds that the slowest of them took."""

    sessions: int = 0
    tables: int = 0
    guests: int = 0
    entries: int = 0
    reports: int = 0
    pieces: int = 0
    slowest: float = 0.0


class Named(msgspec.Struct):
    """Whom and what the logs of events name: all ids, and those in events that are not over."""

    ever: set[str]
    now: set[str]


class Retention:
    """Reads and writes through the hall's own store."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.removing: set[str] = set()
        """The tables that are about to go: nobody brings them back any more."""

    async def run(self) -> None:
        """Go round daily, for as long as the hall is open."""
        await asyncio.sleep(FIRST)
        while True:
            wait = EVERY
            try:
                told = await self.forget()
                log.info("forgotten", **msgspec.structs.asdict(told))
            except LudariumError:  # the store has told
                wait = AGAIN
            except Exception:
                log.exception("nothing can be forgotten")
            await asyncio.sleep(wait)

    async def forget(self) -> Forgotten:
        """Remove what the settings let go. Raises ``storage`` where the database does not answer: what is gone by then
        stays gone, and the rest is found the next time."""
        settings = self.hall.settings
        told = Forgotten()
        nodes = self.hall.nodes
        if nodes is not None and not await nodes.store.is_first():
            # One of several nodes forgets for all, but only the one that has a table knows whether it is in memory.
            if settings.keep_games or settings.keep_closed:
                await self._remove_tables(await self._counted_to(), await self._named(), told, mine=True)
            return told
        if settings.keep_sessions or settings.keep_games or settings.keep_closed or settings.keep_guests:
            now = await self._counted_to()
            named = await self._named()
            if settings.keep_sessions:
                await self._end_sessions(now - _days(settings.keep_sessions), named, told)
            await self._remove_tables(now, named, told)
            if settings.keep_guests:
                await self._remove_guests(now - _days(settings.keep_guests), named, told)
        if settings.keep_log:
            until = self.hall.clock.now() - _days(settings.keep_log)
            for rows, old in (
                (AuditRow, AuditRow.at < until),
                (BanRow, or_(BanRow.lifted < until, BanRow.until < until)),
                (SilenceRow, or_(SilenceRow.lifted < until, SilenceRow.until < until)),
                (WarningRow, WarningRow.seen < until),
                (NoticeRow, or_(NoticeRow.taken_back < until, NoticeRow.ends < until)),
            ):
                told.entries += await self._remove(rows, old, told)
        if settings.keep_reports:
            closed = closed_before(self.hall.clock.now() - _days(settings.keep_reports))
            told.reports += await self._remove(ReportRow, closed, told)
        return told

    async def _counted_to(self) -> int:
        """The time up to which days are counted: now; or, as long as people had no time to come back, when the hall
        closed. A clock that once ran ahead does not count either."""
        now = min(self.hall.clock.now(), time.time_ns() // 1_000_000)
        long = select(func.min(PauseRow.began).label("began"))
        long = long.where(PauseRow.ended > now - GRACE, PauseRow.ended - PauseRow.began >= LONG)
        began = (await self.store.rows(long))[0]["began"]
        return now if began is None else min(now, began)

    async def _named(self) -> Named:
        named = Named(set(), set())
        for event in await self.store.rows(select(EventRow.id, EventRow.status)):
            last = -1
            while True:
                lines = select(EventEntryRow.number, EventEntryRow.body)
                lines = lines.where(EventEntryRow.event_id == event["id"], EventEntryRow.number > last)
                rows = await self.store.rows(lines.order_by(EventEntryRow.number).limit(LINES))
                if not rows:
                    break
                found = await asyncio.to_thread(_ids, [row["body"] for row in rows])
                named.ever |= found
                if event["status"] != EVENT_OVER:
                    named.now |= found
                last = rows[-1]["number"]
        return named

    # -- sessions

    async def _end_sessions(self, until: int, named: Named, told: Forgotten) -> None:
        """End the sessions that were not used since ``until``, unless their people are at a table or an event that is not
        over."""
        person = SessionRow.person_id
        unfinished = TableRow.status.in_((OPEN, PLAYING))
        sits = exists().where(SeatRow.person_id == person, TableRow.id == SeatRow.table_id, unfinished)
        unused = and_(SessionRow.seen < until, ~sits, ~exists().where(TableRow.host_id == person, unfinished))
        async for step in self._steps(SessionRow.token):
            found = await self.store.rows(select(SessionRow.token, person).where(step, unused))
            for piece in _pieces([row for row in found if row["person_id"] not in named.now], PIECE):
                # Nobody else has the loop from here until the writer has it: who came back meanwhile is seen.
                ending = [row for row in piece if not self._is_here(row)]
                if not ending:
                    continue
                tokens = [row["token"] for row in ending]
                people = [row["person_id"] for row in ending]
                last = and_(PersonRow.gone.is_(None), ~exists().where(person == PersonRow.id))
                try:
                    took = await self._write(
                        told,
                        delete(SessionRow).where(SessionRow.token.in_(tokens), SessionRow.seen < until),
                        update(PersonRow)
                        .where(PersonRow.id.in_(people), last)
                        .values(gone=self.hall.clock.now()),
                    )
                finally:  # what was given up may have been written all the same
                    self.hall.guests.forget(tokens)
                told.sessions += len(tokens)
                await _rest(took)

    def _is_here(self, row: dict[str, Any]) -> bool:
        return row["person_id"] in self.hall.sockets or self.hall.guests.is_used(row["token"])

    # -- tables

    async def _remove_tables(self, now: int, named: Named, told: Forgotten, mine: bool = False) -> None:
        """Remove closed tables, and finished ones where nobody has an account or has had a session for long enough. What an
        event has played or names stays. Of several nodes, the one that has a table removes it, and the first one what nobody
        has; ``mine``: only what this one has."""
        settings = self.hall.settings
        goes: list[ColumnElement[bool]] = []
        age = func.coalesce(TableRow.ended, TableRow.started, TableRow.created)
        if settings.keep_closed:
            goes.append(and_(TableRow.status == CLOSED, age < now - _days(settings.keep_closed)))
        if settings.keep_games:
            until = now - _days(settings.keep_games)
            account = exists().where(AccountRow.person_id == PersonRow.id)
            here = exists().where(SessionRow.person_id == PersonRow.id)
            holds = or_(PersonRow.gone >= until, here, account)
            hosts = exists().where(PersonRow.id == TableRow.host_id, holds)
            sat = exists().where(SeatRow.table_id == TableRow.id, PersonRow.id == SeatRow.person_id, holds)
            over = and_(TableRow.status == OVER, TableRow.event.is_(None), age < until)
            goes.append(and_(over, ~hosts, ~sat))
        if not goes:
            return
        choices = select(func.max(ChoiceRow.number)).where(ChoiceRow.table_id == TableRow.id)
        lines = select(func.max(ChatRow.number)).where(ChatRow.table_id == TableRow.id)
        columns = (TableRow.id, choices.scalar_subquery().label("c"), lines.scalar_subquery().label("l"))
        async for step in self._steps(TableRow.id):
            found = await self.store.rows(select(*columns).where(step, or_(*goes), *self._has(mine)))
            sizes = {row["id"]: 10 + (row["c"] or 0) + (row["l"] or 0) for row in found}
            for piece in _fitting({id_: size for id_, size in sizes.items() if id_ not in named.ever}):
                ids = [id_ for id_ in piece if not self.hall.at_hand(id_)]
                if not ids:
                    continue
                self.removing.update(ids)
                try:
                    took = await self._write(
                        told,
                        *[delete(part).where(part.table_id.in_(ids)) for part in PARTS],
                        delete(TableRow).where(TableRow.id.in_(ids)),
                    )
                finally:
                    self.removing.difference_update(ids)
                told.tables += len(ids)
                await _rest(took)

    def _has(self, mine: bool) -> list[ColumnElement[bool]]:
        """The conditions under which this node may remove a table."""
        if self.hall.nodes is None:
            return []
        event = select(EventRow.owner).where(EventRow.id == TableRow.event).scalar_subquery()
        owner, me = func.coalesce(event, TableRow.owner), self.store.node
        if mine:
            return [owner == me]
        return [~exists().where(NodeRow.id == owner, NodeRow.open, NodeRow.id != me)]

    # -- guests

    async def _remove_guests(self, until: int, named: Named, told: Forgotten) -> None:
        """Remove the guests without a session since ``until``, who have no seat, no table and no part in an event. Who has
        an account is no guest."""
        useless = and_(
            func.coalesce(PersonRow.gone, PersonRow.created) < until,
            ~exists().where(AccountRow.person_id == PersonRow.id),
            ~exists().where(SessionRow.person_id == PersonRow.id),
            ~exists().where(SeatRow.person_id == PersonRow.id),
            ~exists().where(TableRow.host_id == PersonRow.id),
        )
        async for step in self._steps(PersonRow.id):
            found = await self.store.rows(select(PersonRow.id).where(step, useless))
            for piece in _pieces([row["id"] for row in found if row["id"] not in named.ever], PIECE):
                ids = [id_ for id_ in piece if id_ not in self.hall.sockets]
                if ids:
                    took = await self._write(told, delete(PersonRow).where(PersonRow.id.in_(ids), useless))
                    told.guests += len(ids)
                    await _rest(took)

    # -- what is numbered: the audit log, bans, notices, reports

    async def _remove(self, rows: Any, old: ColumnElement[bool], told: Forgotten) -> int:
        """Remove the rows that are ``old``; how many there were."""
        gone = 0
        while found := await self.store.rows(select(rows.id).where(old).limit(PIECE)):
            took = await self._write(told, delete(rows).where(rows.id.in_([row["id"] for row in found])))
            gone += len(found)
            await _rest(took)
        return gone

    # -- steps and pieces

    async def _steps(self, key: InstrumentedAttribute[str]) -> AsyncIterator[ColumnElement[bool]]:
        """Conditions that part a table by its key into ``STEP`` rows each, so that every question is a short one."""
        last = ""
        while True:
            some = select(key.label("key")).where(key > last).order_by(key).limit(STEP).subquery()
            upto = (await self.store.rows(select(func.max(some.c.key).label("upto"))))[0]["upto"]
            if upto is None:
                return
            yield and_(key > last, key <= upto)
            last = upto
            await asyncio.sleep(0)

    async def _write(self, told: Forgotten, *statements: Executable) -> float:
        """Write a piece; the seconds that it took."""
        began = time.monotonic()
        await self.store.writer.write(*[(statement, None) for statement in statements])
        took = time.monotonic() - began
        told.pieces += 1
        told.slowest = max(told.slowest, took)
        return took


async def _rest(took: float) -> None:
    """Leave the database to others after a piece."""
    await asyncio.sleep(max(REST, SHARE * took))


PARTS: Final = (ChoiceRow, ChatRow, TablePauseRow, RatedSeatRow, AnalysisRow, SeatRow)
"""The rows that belong to a table."""


def _days(days: float) -> int:
    return int(days * A_DAY)


def _pieces(found: list[T], most: int) -> Iterator[list[T]]:
    for first in range(0, len(found), most):
        yield found[first : first + most]


def _fitting(sizes: dict[str, int]) -> Iterator[list[str]]:
    """Tables, by their sizes in rows, in pieces of at most ``ROWS``; a larger one is a piece of its own."""
    piece: list[str] = []
    rows = 0
    for id_, size in sizes.items():
        if piece and rows + size > ROWS:
            yield piece
            piece, rows = [], 0
        piece.append(id_)
        rows += size
    if piece:
        yield piece


def _ids(bodies: Iterable[str]) -> set[str]:
    """All words in lines of logs that may be the id of somebody or something."""
    found: set[str] = set()
    waiting: list[Any] = [msgspec.json.decode(body) for body in bodies]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            if len(value) <= LONGEST_ID:
                found.add(value)
        elif isinstance(value, dict):
            waiting += [*value, *value.values()]
        elif isinstance(value, list):
            waiting += value
    return found
