"""The one task that writes. What arrives while it commits is committed together, next: group commit."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludarium.server.errors import refuse
from ludarium.server.storage.database import LIMIT, is_fault, plain

log = structlog.get_logger("writer")

MOST: Final = 500  # changes in one transaction
WAITING: Final = 10_000  # changes that wait; more are refused at once
LETTING_GO: Final = 3.0  # seconds for a broken connection to be closed

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


@dataclass
class Change:
    """Statements that hold together or not at all, and the future of whoever waits for them."""

    statements: list[tuple[Executable, Parameters]]
    done: asyncio.Future[None]
    since: float
    """When it was asked for, in seconds of ``time.monotonic``."""


class Writer:
    """``await writer.write(...)`` returns when the change is on disk, and raises what the database says
    when it is not; then nothing of it is.

    Where the database does not answer within ``limit`` seconds or can't be reached, it raises ``storage``: then the
    change may still come to be on disk. Whether it did is known once the next change is written.
    """

    def __init__(self, engine: AsyncEngine, limit: float = LIMIT) -> None:
        self.engine = engine
        self.limit = limit
        self.again: Callable[[AsyncConnection], Awaitable[None]] | None = None
        """Asked over each further connection before it writes: it raises where nothing may be written any more."""
        self.waiting: deque[Change] = deque()
        self.group: list[Change] = []
        """What is being committed."""
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        self.commits = 0
        self.changes = 0
        self.committed_at = time.monotonic()
        """When something was last written, in seconds of ``time.monotonic``."""
        self.failing = False
        """Whether the last attempt came to nothing because of the database."""
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

    async def write(self, *statements: tuple[Executable, Parameters]) -> None:
        """Commit ``statements`` in one transaction, perhaps together with the changes of others."""
        if self.task is None or self._closing or len(self.waiting) >= WAITING:
            raise refuse("storage")
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Change(list(statements), done, time.monotonic()))
        self._news.set()
        # A caller that is cancelled stops waiting; what it asked for is still written whole.
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            while self.waiting:
                self.group = [self.waiting.popleft() for _ in range(min(MOST, len(self.waiting)))]
                await self._commit(self.group)
                self.group = []
            if self._closing:
                return
            self._news.clear()
            await self._news.wait()

    async def _commit(self, group: list[Change]) -> None:
        try:
            await self._transaction(group)
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
        for change in group:
            _settle(change, None)

    def _fail(self, group: list[Change], error: Exception) -> None:
        """Give up a group, and whatever has been waiting as long: nobody waits for a database without end."""
        self.failing = True
        log.error("nothing can be written", problem=plain(error), changes=len(group))
        for change in group:
            _settle(change, refuse("storage"))
        late = time.monotonic() - (0.0 if self._closing else self.limit / 2)
        while self.waiting and self.waiting[0].since < late:
            _settle(self.waiting.popleft(), refuse("storage"))

    async def _transaction(self, group: list[Change]) -> None:
        """Write all of a group or nothing; once more where the connection turns out to have been lost before."""
        held = self.connection is not None
        try:
            await self._attempt(group)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if not held or not lost or self._committing:
                raise
            log.info("the connection was lost", problem=plain(error))
            await self._attempt(group)

    async def _attempt(self, group: list[Change]) -> None:
        self._committing = False
        try:
            async with asyncio.timeout(self.limit):
                # One connection for good: taking it from the pool each time costs as much as the commit itself.
                connection = self.connection
                if connection is None:
                    connection = self.connection = await self._connect()
                transaction = await connection.begin()
                await _execute_all(connection, group)
                self._committing = True
                await transaction.commit()
        except BaseException:
            # It may be broken, or another transaction may still be open in it.
            await self._let_go(broken=True)
            raise

    async def _connect(self) -> AsyncConnection:
        connection = await self.engine.connect()
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
        if connection is None:
            return
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LETTING_GO):
                if broken:
                    await connection.invalidate()
                await connection.close()


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


def _settle(change: Change, error: Exception | None) -> None:
    if change.done.done():
        return
    if error is None:
        change.done.set_result(None)
    else:
        change.done.set_exception(error)
