"""The one task that writes. What arrives while it commits is committed together, next: group commit."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludarium.server import traces
from ludarium.server.errors import Moved, refuse
from ludarium.server.storage.database import LIMIT, connected, is_fault, plain
from ludarium.server.storage.rows import Adding, Fence, Rows, is_late

if TYPE_CHECKING:
    from ludarium.server.metrics import Metrics

log = structlog.get_logger("writer")

MOST: Final = 500  # changes in one transaction
WAITING: Final = 10_000  # changes that wait; more are refused at once
LETTING_GO: Final = 3.0  # seconds for a broken connection to be closed
LOCK_AGAIN: Final = 1.0  # seconds in which the lock of a lost connection becomes free

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
T = TypeVar("T")


@dataclass
class Change:
    """Statements that hold together or not at all, and the future of whoever waits for them."""

    statements: list[tuple[Executable, Parameters]]
    done: asyncio.Future[Any]
    since: float
    """When it was asked for, in seconds of ``time.monotonic``."""
    node: int | None = None
    """The life of a node under which it was decided: in another one it is refused."""
    work: Callable[[AsyncConnection], Awaitable[Any]] | None = None
    """In place of statements, what has a transaction to itself."""
    guarded: bool = True
    place: Any = field(default_factory=traces.here)
    """Where in a trace it was asked for."""


class Writer:
    """``await writer.write(...)`` returns when the change is on disk, and raises what the database says
    when it is not; then nothing of it is.

    Where the database does not answer within ``limit`` seconds or can't be reached, it raises ``storage``: then the
    change may still come to be on disk. Whether it did is known once the next change is written.
    """

    def __init__(self, engine: AsyncEngine, limit: float = LIMIT, rows: Sequence[Rows] = ()) -> None:
        """``rows`` are those that are written by one statement, where a group is nothing else."""
        self.engine = engine
        self.limit = limit
        self.rows = {one.statement: one for one in rows}
        self.again: Callable[[AsyncConnection], Awaitable[None]] | None = None
        """Asked over each further connection before it writes: it raises where nothing may be written any more."""
        self.guard: Callable[[AsyncConnection, int | None], Awaitable[None]] | None = None
        """Asked within each transaction, with ``node``: it raises ``Moved`` where the node may write nothing any more."""
        self.fence: Fence | None = None
        """The same for statements that are a transaction by themselves."""
        self.node: int | None = None
        """The life of this node, where there are several (``nodes``)."""
        self.waiting: deque[Change] = deque()
        self.group: list[Change] = []
        """What is being committed."""
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        self.commits = 0
        self.changes = 0
        self.committed_at = time.monotonic()
        """When something was last written, in seconds of ``time.monotonic``."""
        self.chosen_at = time.monotonic()
        """When a choice of anybody was last on disk, in the same; the store says so, and so do those that a node has for its tables."""
        self.failing = False
        """Whether the last attempt came to nothing because of the database."""
        self.metrics: Metrics | None = None
        self._adding: dict[Rows, Adding] = {}
        self._connected = False
        self._committing = False
        self._closing = False
        self._news = asyncio.Event()

    @property
    def oldest(self) -> float:
        """Seconds for which the first of the changes that are not yet written has been waiting."""
        first = self.group or self.waiting
        return time.monotonic() - first[0].since if first else 0.0

    def start(self) -> None:
        self.committed_at = time.monotonic()
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what waits, then stop."""
        self._closing = True
        self._news.set()
        if self.task is not None:
            await self.task
            self.task = None
        await self._let_go(broken=False)

    async def write(self, *statements: tuple[Executable, Parameters], node: int | None = None) -> None:
        """Commit ``statements`` in one transaction, perhaps together with the changes of others. Raises ``Moved`` where
        they were decided in another life of this ``node``."""
        done = asyncio.get_running_loop().create_future()
        await self._wait_for(Change(list(statements), done, time.monotonic(), node))

    async def run(
        self,
        work: Callable[[AsyncConnection], Awaitable[T]],
        guarded: bool = True,
        node: int | None = None,
    ) -> T:
        """What ``work`` gives, in a transaction of its own, perhaps at the second try. ``guarded``: only as long as this
        node may write; ``node`` as in ``write``."""
        done = asyncio.get_running_loop().create_future()
        change = Change([], done, time.monotonic(), node, work=work, guarded=guarded)
        found: T = await self._wait_for(change)
        return found

    async def _wait_for(self, change: Change) -> Any:
        if self.task is None or self._closing or len(self.waiting) >= WAITING:
            raise refuse("storage")
        self.waiting.append(change)
        self._news.set()
        # A caller that is cancelled stops waiting; what it asked for is still written whole.
        return await change.done

    async def _run(self) -> None:
        while True:
            while self.waiting:
                self.group = self._next()
                await self._commit(self.group)
                self.group = []
            if self._closing:
                return
            self._news.clear()
            await self._news.wait()

    def _next(self) -> list[Change]:
        """What is committed next, together."""
        group: list[Change] = []
        while self.waiting and len(group) < MOST:
            if group and self.waiting[0].work is not None:
                break
            change = self.waiting.popleft()
            if change.node is not None and change.node != self.node:
                _settle(change, Moved())
                continue
            group.append(change)
            if change.work is not None:
                break
        return group

    async def _commit(self, group: list[Change]) -> None:
        if not group:
            return
        began = time.monotonic()
        try:
            places = (change.place for change in group)
            with traces.joined("database commit", places, changes=len(group)):
                found = await self._transaction(group)
        except Moved as moved:
            for change in group:
                _settle(change, moved)
            return
        except Exception as error:
            if is_fault(error):
                self._fail(group, error)
                return
            if len(group) == 1:
                _settle(group[0], error)
                return
            # One of them can't be: each for itself, so that only that one fails.
            log.info("group split", changes=len(group), error=type(error).__name__)
            for change in group:
                await self._commit([change])
            return
        self.commits += 1
        self.changes += len(group)
        self.committed_at = time.monotonic()
        self.failing = False
        if self.metrics is not None:
            self.metrics.commits.observe(self.committed_at - began)
            for change in group:
                self.metrics.writes.observe(self.committed_at - change.since)
        for change in group:
            _settle(change, None, found)

    def _fail(self, group: list[Change], error: Exception) -> None:
        """Give up a group, and whatever has been waiting as long: nobody waits for a database without end."""
        self.failing = True
        log.error("nothing can be written", problem=plain(error), changes=len(group))
        for change in group:
            _settle(change, refuse("storage"))
        late = time.monotonic() - (0.0 if self._closing else self.limit / 2)
        while self.waiting and self.waiting[0].since < late:
            _settle(self.waiting.popleft(), refuse("storage"))

    async def _transaction(self, group: list[Change]) -> Any:
        """Write all of a group or nothing; once more where the connection turns out to have been lost before. Gives what
        came of work that has the transaction to itself."""
        if await self._add_rows(group):
            return None
        held = self.connection is not None
        try:
            return await self._attempt(group)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if not held or not lost or self._committing:
                raise
            log.info("the connection was lost", problem=plain(error))
            return await self._attempt(group)

    async def _add_rows(self, group: list[Change]) -> bool:
        """Whether a group was nothing but rows of one kind, and is written. Whatever goes wrong shows once more on the usual way,
        which knows what to make of it; should the rows be on disk after all, their keys say so there."""
        self._committing = False
        connection, rows = self.connection, _rows_of(group, self.rows)
        if connection is None or rows is None or (self.guard is not None and self.fence is None):
            return False
        kind, many = rows
        try:
            async with asyncio.timeout(self.limit):
                if kind not in self._adding:
                    driver = (await connection.get_raw_connection()).driver_connection
                    self._adding[kind] = await kind.over(driver, self.fence)
                self._committing = True
                await self._adding[kind].add(many, self.node)
                return True
        except (Moved, TimeoutError, asyncio.CancelledError) as stopped:
            if not isinstance(stopped, Moved):  # it may still be under way
                await self._let_go(broken=True)
            raise
        except Exception as error:
            if is_late(error):
                await self._let_go(broken=True)
                raise TimeoutError(plain(error)) from error
            log.info("rows could not be added together", problem=plain(error), rows=len(many))
            self._adding.clear()
            return False

    async def _attempt(self, group: list[Change]) -> Any:
        self._committing = False
        try:
            async with asyncio.timeout(self.limit):
                # One connection for good: taking it from the pool each time costs as much as the commit itself.
                connection = self.connection
                if connection is None:
                    connection = self.connection = await self._connect()
                transaction = await connection.begin()
                work = group[0].work
                if self.guard is not None and group[0].guarded:
                    try:
                        await self.guard(connection, self.node)
                    except Moved:
                        await transaction.rollback()
                        raise
                found = None
                if work is None:
                    await _execute_all(connection, group)
                else:
                    found = await work(connection)
                self._committing = True
                await transaction.commit()
                return found
        except Moved:
            raise
        except BaseException:
            # It may be broken, or another transaction may still be open in it.
            await self._let_go(broken=True)
            raise

    async def _connect(self) -> AsyncConnection:
        # The database may take a moment to notice that the connection before is gone, which held its lock.
        patience = LOCK_AGAIN if self._connected else 0.0
        connection = await connected(self.engine, self.limit, patience)
        if self._connected and self.again is not None:
            try:
                await self.again(connection)
                await connection.rollback()
            except BaseException:
                self.connection = connection
                raise
        self._connected = True
        return connection

    async def _let_go(self, broken: bool) -> None:
        """Close the connection, or leave it to itself where that takes too long."""
        connection, self.connection = self.connection, None
        self._adding.clear()
        if connection is None:
            return
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LETTING_GO):
                if broken:
                    await connection.invalidate()
                await connection.close()


def _rows_of(
    group: list[Change], kinds: Mapping[Executable, Rows]
) -> tuple[Rows, list[Mapping[str, Any]]] | None:
    """The rows that are all there is to a group, where they are of one kind that is written by one statement."""
    kind: Rows | None = None
    many: list[Mapping[str, Any]] = []
    for change in group:
        if len(change.statements) != 1:
            return None
        statement, parameters = change.statements[0]
        found = kinds.get(statement)
        if found is None or (kind is not None and found is not kind) or not isinstance(parameters, Mapping):
            return None
        kind = found
        many.append(parameters)
    return None if kind is None else (kind, many)


async def _execute_all(connection: AsyncConnection, group: list[Change]) -> None:
    # Most changes are one row of one table: the same statement takes all of them at a time.
    rows: dict[Executable, list[Mapping[str, Any]]] = {}
    for change in group:
        if len(change.statements) == 1:
            statement, parameters = change.statements[0]
            if isinstance(parameters, Mapping):
                rows.setdefault(statement, []).append(parameters)
                continue
        for statement, parameters in change.statements:
            await _execute(connection, statement, parameters)
    for statement, many in rows.items():
        await _execute(connection, statement, many)


async def _execute(connection: AsyncConnection, statement: Executable, parameters: Parameters) -> None:
    if parameters is None:
        await connection.execute(statement)
    elif isinstance(parameters, Mapping):
        await connection.execute(statement, dict(parameters))
    else:
        await connection.execute(statement, [dict(one) for one in parameters])


def _settle(change: Change, error: Exception | None, found: Any = None) -> None:
    if change.done.done():
        return
    if error is None:
        change.done.set_result(found)
    else:
        change.done.set_exception(error)
        change.done.exception()  # whoever waited for it may be gone


class Pen:
    """Writes what was decided in one life of a node, and nothing after it has ended."""

    def __init__(self, writer: Writer, node: int) -> None:
        self.writer = writer
        self.node = node

    async def write(self, *statements: tuple[Executable, Parameters]) -> None:
        """As ``Writer.write``."""
        await self.writer.write(*statements, node=self.node)

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """As ``Writer.run``."""
        return await self.writer.run(work, node=self.node)
