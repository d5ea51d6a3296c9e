"""Engines, migrations, deadlines, and the lock that keeps a second hall out. SQLite and PostgreSQL; SQLite is made safe
and quick here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import ARRAY, ColumnElement, Connection, String, any_, bindparam, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludarium.server.errors import refuse
from ludarium.server.storage.alone import Held, Lock
from ludarium.server.storage.migrations import HEAD, known

DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
LIMIT: Final = 10.0
"""Seconds for one question or one transaction, unless a setting says otherwise."""
SOONER: Final = 0.8
"""The database's own deadlines, as a part of ours: what it ends by itself leaves the connection whole."""
READERS: Final = 4
PATIENCE: Final = 3.0
"""Seconds in which the lock of a hall that has just ended becomes free."""
AGAIN: Final = 0.1
"""Seconds between two attempts at it."""
NAMESPACE: Final = "ludarium hall "
KEY: Final = "hashtextextended('{name}' || coalesce(current_schema(), ''), 0)"
TAKE: Final = f"SELECT pg_try_advisory_lock({KEY.format(name=NAMESPACE)})"
SHARE: Final = f"SELECT pg_try_advisory_lock_shared({KEY.format(name=NAMESPACE)})"
"""Nodes share the lock that a hall takes for itself alone; each has another one of its name."""
TAKE_NODE: Final = f"SELECT pg_try_advisory_lock({KEY.format(name='ludarium node {node} ')})"
MIGRATE: Final = f"SELECT pg_advisory_xact_lock({KEY.format(name='ludarium migration ')})"
ALIVE: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""So that PostgreSQL soon gives back the locks of a node whose machine is gone."""


class InUse(Exception):
    """Another hall has this database, or another node this name."""

    def __init__(self, node: bool = False) -> None:
        super().__init__("in use")
        self.node = node


class Database:
    """A connection that writes, used by the one writer task, and a few that read.

    Where ``alone`` is set, the connection that writes holds the lock of the database: on PostgreSQL whoever has no
    lock has no such connection, so that nothing can be written after the lock was lost. A ``node`` shares it.
    """

    def __init__(self, url: str, limit: float = LIMIT, node: str = "") -> None:
        try:
            self.url = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise refuse("database-url", problem=str(error)) from None
        if self.url.drivername not in DRIVERS:
            raise refuse("database-url", problem=self.url.drivername)
        self.limit = limit
        self.node = node
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.alone = False
        self._lock = None if self.file is None else lock_beside(self.file)
        try:
            self.writing = self._engine(1, reads=False)
            self.reading = self._engine(READERS, reads=True)
        except (ArgumentError, ModuleNotFoundError) as error:
            raise refuse("database-url", problem=str(error)) from None
        if not self.sqlite:
            event.listen(self.writing.sync_engine, "connect", self._take)

    @property
    def name(self) -> str:
        """Where it is, for people, without the password."""
        return (
            str(self.url.database)
            if self.sqlite
            else self.url.set(query={}).render_as_string(hide_password=True)
        )

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        name = self.url.database
        return Path(name) if self.sqlite and name and name != ":memory:" else None

    async def found(self) -> str | None:
        """The revision that it is at, None for a new one; nobody is kept out. Raises ``database-fault``."""
        if self.file is not None and not self.file.exists():
            return None
        try:
            async with asyncio.timeout(self.limit), self.reading.connect() as connection:
                return await connection.run_sync(revision)
        except Exception as error:
            if is_about_database(error):
                raise refuse("database-fault", database=self.name, problem=plain(error)) from error
            raise

    def _engine(self, size: int, reads: bool) -> AsyncEngine:
        # A question is one statement and sees one state of the database: it needs no transaction around it, and no look before
        # whether the line is still there, for it can be asked again (``Store.rows``). So it is one trip instead of four.
        alone: dict[str, Any] = (
            {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True} if reads else {}
        )
        engine = create_async_engine(
            self.url,
            pool_size=size,
            max_overflow=0,
            pool_timeout=self.limit,
            pool_pre_ping=not (self.sqlite or reads),
            connect_args={} if self.sqlite else self._deadlines(),
            **alone,
        )
        if self.sqlite:
            _make_safe(engine, int(self.limit * 500))
            if not reads:
                event.listen(engine.sync_engine, "begin", _begun)
        return engine

    def _deadlines(self) -> dict[str, Any]:
        own = str(int(self.limit * SOONER * 1000))
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        settings = {"application_name": "ludarium", **dict.fromkeys(names, own)}
        if self.node:
            settings |= {"application_name": f"ludarium {self.node}", **ALIVE}
        return {"timeout": self.limit, "command_timeout": self.limit, "server_settings": settings}

    def among(self, column: Any, names: Sequence[str]) -> ColumnElement[bool]:
        """Whether a column of texts has one of ``names``: on PostgreSQL the same statement however many they are, which each
        connection prepares once."""
        if self.sqlite:
            return cast(ColumnElement[bool], column.in_(names))
        return cast(ColumnElement[bool], column == any_(bindparam(None, list(names), ARRAY(String))))

    async def open(self) -> None:
        """Keep other halls out, and bring the tables up to date; a new database gets them all. Raises
        ``database-in-use`` where another hall has it, ``database-newer`` for one of a newer version, and
        ``database-fault`` where it can't be reached or used; then it is closed again."""
        self.alone = True
        try:
            if self.sqlite:
                await self._open_sqlite()
            else:
                await self._open_postgres()
        except BaseException as error:
            await self.close()
            if isinstance(error, InUse):
                if error.node:
                    raise refuse("node-in-use", node=self.node, database=self.name) from None
                raise refuse("database-in-use", database=self.name) from None
            if is_about_database(error):
                raise refuse("database-fault", database=self.name, problem=plain(error)) from error
            raise

    async def _open_sqlite(self) -> None:
        if self._lock is not None:
            self._lock.path.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._lock.take()
            except Held:
                raise InUse from None
        # No deadline: bringing many tables up to date may take its time.
        async with self.writing.begin() as connection:
            await connection.run_sync(migrate)

    async def _open_postgres(self) -> None:
        async with AsyncExitStack() as stack:
            stack.push_async_callback((await connected(self.writing, self.limit, PATIENCE)).close)
            # Over a connection without deadlines, while the other one holds the lock.
            engine = create_async_engine(
                self.url, poolclass=NullPool, connect_args={"timeout": self.limit, "command_timeout": None}
            )
            async with engine.begin() as connection:
                if self.node:  # several may open it at once
                    await connection.exec_driver_sql(MIGRATE)
                await connection.run_sync(migrate)

    async def close(self) -> None:
        await asyncio.gather(self.writing.dispose(), self.reading.dispose())
        self.alone = False
        if self._lock is not None:
            self._lock.give_back()

    def _take(self, connection: Any, _: object) -> None:
        """Take the lock of a PostgreSQL database for as long as this connection is there."""
        if not self.alone:
            return
        cursor = connection.cursor()
        for number, take in enumerate([SHARE, TAKE_NODE.format(node=self.node)] if self.node else [TAKE]):
            cursor.execute(take)
            (taken,) = cursor.fetchone()
            if not taken:
                connection.close()
                raise InUse(node=number == 1)
        cursor.close()
        connection.commit()


def lock_beside(file: Path) -> Lock:
    """The lock of a database in a file: beside the file itself, by whatever name it is called."""
    place = file.resolve()
    return Lock(place.with_name(place.name + ".lock"))


async def connected(engine: AsyncEngine, limit: float, patience: float) -> AsyncConnection:
    """A connection within ``limit`` seconds; where that needs the lock of the database, as soon as it is free. Raises ``InUse``
    where it is not within ``patience`` seconds."""
    until = time.monotonic() + patience
    while True:
        try:
            async with asyncio.timeout(limit):
                return await engine.connect()
        except InUse:
            if time.monotonic() >= until:
                raise
            await asyncio.sleep(AGAIN)


def is_fault(error: BaseException) -> bool:
    """Whether the database could not be reached, did not answer in time, or could not do what it was told: the same
    may be asked again later. What is wrong with a statement itself is no such fault."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError | NotSupportedError):
        return False
    return isinstance(error, DBAPIError | PoolTimeout | OSError | TimeoutError | InUse)


def is_about_database(error: BaseException) -> bool:
    """Whether an error is about the database, as long as nobody has asked it for anything that could be wrong itself."""
    return is_fault(error) or isinstance(error, DBAPIError)


def plain(error: BaseException) -> str:
    """What a database says, in one line and without the statement."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said).strip().partition("\n")[0] or type(said).__name__


def _make_safe(engine: AsyncEngine, busy_ms: int) -> None:
    """The driver's own transactions lose updates in silence: it begins none (``_begun``)."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={busy_ms}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged choice survives a power cut, too
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()


def _begun(connection: Connection) -> None:
    """Whoever writes to SQLite does so from the beginning: nobody else writes in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def revision(connection: Connection) -> str | None:
    """The revision that a database is at, None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(connection: Connection) -> None:
    """Take a database to ``HEAD`` within the transaction of ``connection``. Raises ``database-newer``."""
    found = revision(connection)
    if found == HEAD:
        return
    if found is not None and found not in known():
        raise refuse("database-newer", found=found, known=HEAD)
    # Imported only when there is something to do: it costs a fifth of a start.
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
