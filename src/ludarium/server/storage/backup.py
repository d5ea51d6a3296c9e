"""Copies of a SQLite database: made while the hall runs, checked, and put back. PostgreSQL has programs of its own for
that (docs/operate.md)."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from ludarium.core import LudariumError, load_game
from ludarium.server.errors import refuse
from ludarium.server.storage.alone import Held
from ludarium.server.storage.database import Database, lock_beside
from ludarium.server.storage.migrations import HEAD, known
from ludarium.server.storage.store import OPEN, OVER, PLAYING

PART: Final = ".part"
"""Behind the name of a copy that is not finished."""
BESIDE: Final = ("-wal", "-shm", "-journal", "")
"""What belongs to a database file, by the ends of its names. The file itself is the last to move: without its ``-wal`` it is
only older, and a ``-wal`` beside another file would spoil that one."""
PRIVATE: Final = 0o600


@dataclass(frozen=True)
class Contents:
    """What is in a database, for whoever wants to know whether it is the one they mean."""

    revision: str
    size: int  # bytes
    people: int
    unfinished: int  # tables that are open or playing
    finished: int
    events: int


@dataclass(frozen=True)
class Rehearsal:
    """What came of migrating a copy."""

    before: Contents
    after: Contents
    steps: list[str]  # revisions, in their order
    seconds: float
    fewer: dict[str, tuple[int, int]]  # rows before and after, of the tables that lost any
    kept_back: int  # games in progress whose rules have another version


def file_of(database: Database) -> Path:
    """The file of a SQLite database. Raises ``backup-postgresql`` for another one."""
    if database.file is None:
        raise refuse("backup-postgresql", database=database.name)
    return database.file.resolve()


def back_up(database: Path, copy: Path) -> Contents:
    """Write what is in a database at this moment to a new file, checked, that only its owner may read. A hall may be open on
    it, and goes on. Raises ``backup-none``, ``backup-exists``, ``backup-fault`` and ``backup-unwritten``."""
    if not database.is_file():
        raise refuse("backup-none", database=str(database))
    if copy.exists():
        raise refuse("backup-exists", file=str(copy))
    with _unfinished(copy) as part:
        _copy(database, part, copy, live=True)
        found = contents(part, copy)
        _move(part, copy)
    return found


def restore(copy: Path, database: Path) -> tuple[Contents, list[Path]]:
    """Put a copy, once it is checked, in the place of a database; also where that database was. Nothing is removed: what was
    there has other names then, which are returned. Raises ``database-in-use`` where a hall is open on it, ``backup-missing``,
    ``backup-same``, ``backup-fault``, ``backup-not-hall``, ``backup-unwritten``, and ``database-newer`` for a copy of a newer
    version."""
    if not copy.is_file():
        raise refuse("backup-missing", file=str(copy))
    if database.exists() and database.samefile(copy):
        raise refuse("backup-same", file=str(copy))
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_beside(database)
    try:
        lock.take()
    except Held:
        raise refuse("database-in-use", database=str(database)) from None
    with lock, _unfinished(database) as part:
        _copy(copy, part, database)
        found = contents(part, copy)
        aside = _set_aside(database)
        _move(part, database)
    return found, aside


async def rehearse(database: Path) -> Rehearsal:
    """Migrate a copy of a database, and say what came of it; the database itself is only read. The copy is made beside it,
    and removed. Raises what ``back_up`` and ``Database.open`` raise."""
    with tempfile.TemporaryDirectory(prefix="rehearsal-", dir=database.parent) as folder:
        copy = Path(folder) / database.name
        before = back_up(database, copy)
        if before.revision not in known():
            raise refuse("database-newer", found=before.revision, known=HEAD)
        rows = _rows(copy)
        migrated = Database(f"sqlite+aiosqlite:///{copy}")
        began = time.monotonic()
        await migrated.open()
        seconds = time.monotonic() - began
        await migrated.close()
        left = _rows(copy)
        return Rehearsal(
            before=before,
            after=contents(copy),
            steps=sorted(step for step in known() if before.revision < step <= HEAD),
            seconds=seconds,
            fewer={
                name: (count, left.get(name, 0)) for name, count in rows.items() if left.get(name, 0) < count
            },
            kept_back=_kept_back(copy),
        )


def contents(file: Path, named: Path | None = None) -> Contents:
    """What is in a copy; people know it as ``named``. Raises ``backup-fault`` where it is damaged, ``backup-not-hall`` where it is no hall's, and
    ``database-newer`` for one of a newer version."""
    with _opened(file, named) as connection:
        wrong = [row[0] for row in connection.execute("PRAGMA integrity_check(1)") if row[0] != "ok"]
        if wrong:
            raise refuse("backup-fault", file=str(named or file), problem=wrong[0])
        tables = _tables(connection)
        if "alembic_version" not in tables or "hall_table" not in tables:
            raise refuse("backup-not-hall", file=str(named or file))
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if revision not in known():
            raise refuse("database-newer", found=revision, known=HEAD)

        def count(question: str, *facts: str) -> int:
            return int(connection.execute(f"SELECT count(*) FROM {question}", facts).fetchone()[0])

        return Contents(
            revision=revision,
            size=file.stat().st_size,
            people=count("person"),
            unfinished=count("hall_table WHERE status IN (?, ?)", OPEN, PLAYING),
            finished=count("hall_table WHERE status = ?", OVER),
            events=count("event") if "event" in tables else 0,
        )


@contextlib.contextmanager
def _opened(file: Path, named: Path | None = None, live: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection to read a file, which people know as ``named``; a hall may be open on one that is ``live``. Raises
    ``backup-fault`` for whatever SQLite can't do with the file."""
    if live:
        mode = "rw"  # which leaves nothing beside the file, where nobody else has it open
    elif file.with_name(file.name + "-wal").exists():
        mode = "ro"
    else:
        mode = "ro&immutable=1"  # as it is: it may lie where nothing can be written
    address = f"file:{quote(str(file.resolve()))}?mode={mode}"
    try:
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise refuse("backup-fault", file=str(named or file), problem=str(error)) from error


def _copy(source: Path, target: Path, named: Path, live: bool = False) -> None:
    """Copy a database as it is at this moment into one file, which people know as ``named``. Writers of the source don't wait."""
    with _opened(source, live=live) as connection:
        connection.execute(
            "SELECT count(*) FROM sqlite_schema"
        ).fetchone()  # what can't be read is told of the source
        try:
            os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
            with contextlib.closing(sqlite3.connect(target)) as copy:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file: nothing beside it to be forgotten
        except (sqlite3.OperationalError, OSError) as error:  # a full disk; what is damaged is the source
            problem = error.strerror if isinstance(error, OSError) else str(error)
            raise refuse("backup-unwritten", file=str(named), problem=problem or str(error)) from error


@contextlib.contextmanager
def _unfinished(file: Path) -> Iterator[Path]:
    """The name under which a file is written that gets its own name once it is whole. Raises ``backup-unwritten`` where
    the system refuses; nothing of it stays then."""
    part = file.with_name(file.name + PART)
    try:
        part.unlink(missing_ok=True)
        yield part
    except OSError as error:
        raise refuse("backup-unwritten", file=str(file), problem=error.strerror or str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _move(part: Path, file: Path) -> None:
    """Give a file its name, on disk."""
    _flush(part)
    part.rename(file)
    _flush(file.parent)


def _flush(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _set_aside(database: Path) -> list[Path]:
    """Give what lies in the place of a database other names, of which none is taken."""
    there = [end for end in BESIDE if database.with_name(database.name + end).exists()]
    number = 1
    while any(_aside(database, number, end).exists() for end in BESIDE):
        number += 1
    for end in there:
        database.with_name(database.name + end).rename(_aside(database, number, end))
    return [_aside(database, number, end) for end in reversed(there)]


def _aside(database: Path, number: int, end: str) -> Path:
    return database.with_name(f"{database.name}.before-{number}{end}")


def _tables(connection: sqlite3.Connection) -> list[str]:
    asked = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return [row[0] for row in connection.execute(asked)]


def _rows(file: Path) -> dict[str, int]:
    """How many rows each table has."""
    with _opened(file) as connection:
        return {
            name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for name in _tables(connection)
        }


def _kept_back(file: Path) -> int:
    """How many games in progress this version would not show."""
    with _opened(file) as connection:
        asked = "SELECT game, version, count(*) FROM hall_table WHERE status = ? GROUP BY game, version"
        found = connection.execute(asked, (PLAYING,)).fetchall()
    return sum(count for game, version, count in found if not _plays(game, version))


def _plays(game: str, version: str) -> bool:
    try:
        return load_game(game).version == version
    except LudariumError:
        return False
