"""The one task that writes. What arrives while it commits is committed together, next: group commit."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = structlog.get_logger("writer")

MOST: Final = 500  # changes in one transaction

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


@dataclass
class Change:
    """Statements that hold together or not at all, and the future of whoever waits for them."""

    statements: list[tuple[Executable, Parameters]]
    done: asyncio.Future[None]


class Writer:
    """``await writer.write(...)`` returns when the change is on disk, and raises what the database says
    when it is not; then nothing of it is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Change | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        self.commits = 0
        self.changes = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what waits, then stop."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task
            self.task = None
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def write(self, *statements: tuple[Executable, Parameters]) -> None:
        """Commit ``statements`` in one transaction, perhaps together with the changes of others."""
        done = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Change(list(statements), done))
        # A caller that is cancelled stops waiting; what it asked for is still written whole.
        await asyncio.shield(done)

    async def _run(self) -> None:
        open_ = True
        while open_:
            group: list[Change] = []
            first = await self.queue.get()
            while first is not None:
                group.append(first)
                if len(group) == MOST or self.queue.empty():
                    break
                first = self.queue.get_nowait()
            open_ = first is not None
            if group:
                await self._commit(group)

    async def _commit(self, group: list[Change]) -> None:
        try:
            await self._transaction(group)
        except Exception as error:
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
        for change in group:
            _settle(change, None)

    async def _transaction(self, group: list[Change]) -> None:
        # One connection for good: taking it from the pool each time costs as much as the commit itself.
        connection = self.connection
        if connection is None:
            connection = self.connection = await self.engine.connect()
        try:
            await self._all(connection, group)
        except Exception:
            # It may be broken, or another transaction may still be open in it.
            self.connection = None
            await connection.invalidate()
            await connection.close()
            raise

    async def _all(self, connection: AsyncConnection, group: list[Change]) -> None:
        async with connection.begin():
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
