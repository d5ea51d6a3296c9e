"""Engines and migrations. One process, any SQLAlchemy URL; SQLite is made safe and quick here."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludarium.server.migrations import HEAD

BUSY_MS: Final = 5000
READERS: Final = 4


class Database:
    """A connection that writes, used by the one writer task, and a few that read."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.writing = self._engine(1, "BEGIN IMMEDIATE")
        self.reading = self._engine(READERS, "BEGIN")

    def _engine(self, size: int, begin: str) -> AsyncEngine:
        engine = create_async_engine(self.url, pool_size=size, max_overflow=0, pool_pre_ping=not self.sqlite)
        if self.sqlite:
            _make_safe(engine, begin)
        return engine

    async def open(self) -> None:
        """Bring the tables up to date; a new database gets them all."""
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.writing.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await asyncio.gather(self.writing.dispose(), self.reading.dispose())


def _make_safe(engine: AsyncEngine, begin: str) -> None:
    """The driver's own transactions lose updates in silence: begin them ourselves, writers at once."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged choice survives a power cut, too
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def revision(connection: Connection) -> str | None:
    """The revision that a database is at, None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(connection: Connection) -> None:
    """Take a database to ``HEAD`` within the transaction of ``connection``."""
    if revision(connection) == HEAD:
        return
    # Imported only when there is something to do: it costs a fifth of a start.
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
