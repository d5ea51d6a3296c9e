"""A hall's database, past the hall: what is in it, and a lock that keeps the hall out."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool
from tests.server import together
from tests.server.running import HALL

from ludarium.server.storage.schema import Base


@contextlib.asynccontextmanager
async def connection_to(data: Path) -> AsyncIterator[AsyncConnection]:
    """A connection of one's own to the database of the hall that has its data in a folder."""
    url = f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}" if HALL == "sqlite" else together.database_of(data)
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


async def ask(data: Path, question: str) -> list[tuple[Any, ...]]:
    """The rows that a hall has in its database."""
    async with connection_to(data) as connection:
        return [tuple(row) for row in await connection.execute(text(question))]


async def change(data: Path, *statements: str) -> None:
    """Write into a hall's database."""
    async with connection_to(data) as connection:
        for statement in statements:
            await connection.execute(text(statement))


WRITTEN = (
    "heartbeat.at",
    "hall_node.seen",
    "choice.at",
    "hall_table.created",
    "hall_table.started",
    "table_pause.began",
    "table_pause.ended",
    "pause.began",
    "pause.ended",
)
"""The times that a hall writes down of itself and of tables in play."""


async def pass_time(data: Path, milliseconds: int, *further: str) -> None:
    """Let time pass while a hall is away: as if all that is written had been written so much earlier, and ``further`` times of
    its database, each by table and column. All that ``running.later`` has let pass is to be in it: the hall that opens goes by the
    machine's clock."""
    columns = [one.split(".") for one in (*WRITTEN, *further)]
    statements = [f"UPDATE {name} SET {column} = {column} - {milliseconds}" for name, column in columns]
    if HALL != "sqlite":
        statements.append("UPDATE moved.later SET ms = 0")
    await change(data, *statements)


@contextlib.asynccontextmanager
async def locked(data: Path) -> AsyncIterator[None]:
    """Keep everybody else from writing to the database of a hall."""
    if HALL == "sqlite":
        lock = ["BEGIN EXCLUSIVE"]
    else:
        tables = ", ".join(table.name for table in Base.metadata.sorted_tables)
        lock = ["BEGIN", f"LOCK TABLE {tables} IN EXCLUSIVE MODE"]
    async with connection_to(data) as connection:
        for statement in lock:
            await connection.exec_driver_sql(statement)
        yield
        await connection.exec_driver_sql("ROLLBACK")
