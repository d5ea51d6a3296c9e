"""Rows that come one at a time, from many tables of people: as many as wait are written by one statement of the driver's own,
which is a transaction by itself. So a commit is one trip to the database, however many choices it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import BigInteger, Executable, Integer, insert

from ludarium.server.errors import Moved
from ludarium.server.storage.schema import Base

Row = Mapping[str, Any]

LATE: Final = ("57014", "55P03")
"""What PostgreSQL calls its own deadlines: of a statement and of a lock."""

_encode: Final = msgspec.json.Encoder().encode


def is_late(error: Exception) -> bool:
    """Whether a database has given up in time what it was told: to try it again would take as long once more."""
    return getattr(error, "sqlstate", "") in LATE or getattr(error, "sqlite_errorname", "") == "SQLITE_BUSY"


class Rows:
    """How rows of one table are added. Its columns hold whole numbers and texts only, each of which may be missing; SQLite would
    end a text at a NUL."""

    def __init__(self, of: type[Base]) -> None:
        table = of.__table__
        self.statement: Executable = insert(of)
        """The same for SQLAlchemy, one row at a time."""
        self.columns = [column.name for column in table.columns]
        self._names = ", ".join(self.columns)
        self._table = of.__tablename__
        kinds = [_kind(column.type) for column in table.columns]
        each = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(self.columns)))
        self.sqlite = f"INSERT INTO {self._table} ({self._names}) SELECT {each} FROM json_each(?)"
        arrays = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(kinds, 1))
        self._unnested = f"unnest({arrays}) AS new ({self._names})"

    def postgres(self, fence: Fence | None) -> str:
        """The statement for PostgreSQL. With a ``fence`` it adds nothing where that does not hold, and keeps it as it is until the
        rows are on disk."""
        new = ", ".join(f"new.{name}" for name in self.columns)
        into = f"INSERT INTO {self._table} ({self._names}) SELECT {new} FROM {self._unnested}"
        if fence is None:
            return into
        held = fence.condition.format(node=f"${len(self.columns) + 1}")
        return f"WITH held AS MATERIALIZED ({held}) {into} CROSS JOIN held"

    async def over(self, driver: Any, fence: Fence | None) -> Adding:
        """What adds such rows over a connection of aiosqlite's or asyncpg's, as long as it is there."""
        if hasattr(driver, "execute_insert"):
            return _AddingToSqlite(self, driver)
        return _AddingToPostgres(self, await driver.prepare(self.postgres(fence)), fence)


class Adding(Protocol):
    async def add(self, rows: Sequence[Row], node: int | None) -> None:
        """Add all of them or none, where the connection is in no transaction; then they are on disk. Raises what the driver does,
        and ``Moved`` where the fence does not hold for this ``node``."""
        ...


class _AddingToSqlite:
    def __init__(self, kind: Rows, driver: Any) -> None:
        self.kind = kind
        self.driver = driver

    async def add(self, rows: Sequence[Row], node: int | None) -> None:
        listed = _encode([[row[name] for name in self.kind.columns] for row in rows]).decode()
        await self.driver.execute_insert(self.kind.sqlite, (listed,))


class _AddingToPostgres:
    def __init__(self, kind: Rows, prepared: Any, fence: Fence | None) -> None:
        self.kind = kind
        self.prepared = prepared
        self.fence = fence

    async def add(self, rows: Sequence[Row], node: int | None) -> None:
        columns = [[row[name] for row in rows] for name in self.kind.columns]
        if self.fence is None:
            await self.prepared.fetch(*columns)
            return
        await self.prepared.fetch(*columns, node)
        if self.prepared.get_statusmsg().rpartition(" ")[2] != str(len(rows)):
            self.fence.broken()
            raise Moved


@dataclass(frozen=True)
class Fence:
    """What has to hold for a node to write, for statements that are a transaction by themselves: a question with ``{node}`` in it,
    which finds one row as long as it holds, and keeps others from changing that row until the transaction ends. ``broken`` is
    told where it does not."""

    condition: str
    broken: Callable[[], None]


def _kind(type_: Any) -> str:
    if isinstance(type_, BigInteger):
        return "bigint"
    return "integer" if isinstance(type_, Integer) else "text"
