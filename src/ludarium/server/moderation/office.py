"""The database of a hall, opened beside it: by an operator at the command line, whether the hall is running or not.

Nothing here takes the locks that keep a second hall out. What is changed is changed in transactions of a moment, each with its
entry in the audit log; a running hall reads that log and does the rest (``moderation``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.errors import refuse
from ludarium.server.settings import Settings
from ludarium.server.storage import audit
from ludarium.server.storage.audit import Author
from ludarium.server.storage.database import Database, is_fault, plain
from ludarium.server.storage.migrations import HEAD, known

T = TypeVar("T")


class Office:
    """Asks and changes the database, in the name of whoever works here (``by``)."""

    def __init__(self, database: Database, by: Author, settings: Settings) -> None:
        self.database = database
        self.by = by
        self.settings = settings

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """What a question finds, a mapping a row. Raises ``database-fault``."""
        with self._faults():
            async with asyncio.timeout(self.database.limit), self.database.reading.connect() as connection:
                return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def change(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """What ``work`` gives, in a transaction that has the audit log to itself. Raises ``database-fault``."""
        with self._faults():
            async with asyncio.timeout(self.database.limit), self.database.writing.begin() as connection:
                await audit.hold(connection)
                return await work(connection)

    @contextmanager
    def _faults(self) -> Any:
        try:
            yield
        except Exception as error:
            if not is_fault(error):
                raise
            raise refuse("database-fault", database=self.database.name, problem=plain(error)) from error


@asynccontextmanager
async def office(settings: Settings, by: Author) -> AsyncIterator[Office]:
    """Open the database of a hall with these settings. Raises ``admin-no-hall`` where there is none, ``admin-older`` where a
    hall of this version has never been open on it, ``database-newer``, and ``database-fault``."""
    database = Database(settings.database_url, settings.database_limit)
    if database.sqlite and (database.file is None or not database.file.is_file()):
        raise refuse("admin-no-hall", database=database.name)
    opened = Office(database, by, settings)
    try:
        found = await database.found()
        if found is None:
            raise refuse("admin-no-hall", database=database.name)
        if found != HEAD:
            if found in known():
                raise refuse("admin-older", found=found, known=HEAD)
            raise refuse("database-newer", found=found, known=HEAD)
        yield opened
    finally:
        await database.close()


def done_in_office(settings: Settings, by: Author, work: Callable[[Office], Awaitable[T]]) -> T:
    """What ``work`` gives, for a caller with no event loop. Raises what ``office`` does."""

    async def done() -> T:
        async with office(settings, by) as opened:
            return await work(opened)

    return asyncio.run(done())
