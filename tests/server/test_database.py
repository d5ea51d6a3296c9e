"""Migrations fit the tables, and PostgreSQL does by a setting alone what SQLite does."""

from __future__ import annotations

import asyncio
import warnings
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from tests.server import postgres
from tests.server.running import Player, hall_in

from ludarium.core import Record
from ludarium.server.storage.database import Database, alembic_config, migrate, revision
from ludarium.server.storage.migrations import HEAD
from ludarium.server.storage.schema import Base
from ludarium.server.storage.store import Store


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    found: list[Any] = compare_metadata(context, Base.metadata)
    return found


async def test_a_new_database_is_what_the_tables_say(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")
    await database.open()
    async with database.reading.connect() as connection:
        assert await connection.run_sync(revision) == HEAD
        assert await connection.run_sync(differences) == []
    await database.open()  # nothing to do
    await database.close()


async def test_head_is_the_newest_revision(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")
    async with database.writing.begin() as connection:
        config = await connection.run_sync(alembic_config)
        assert ScriptDirectory.from_config(config).get_heads() == [HEAD]
    await database.close()


async def test_an_older_hall_keeps_its_tables(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")
    async with database.writing.begin() as connection:
        config = await connection.run_sync(alembic_config)
        await connection.run_sync(lambda _: command.upgrade(config, "0001"))
        await connection.exec_driver_sql("INSERT INTO person VALUES ('p', 'Ann', 'en', 0)")
        await connection.exec_driver_sql(
            "INSERT INTO hall_table (id, game, version, seats, options, private, invite, host_id, status, secret,"
            " created) VALUES ('t', 'saboteur', '1', 5, '{}', 0, 'k', 'p', 'open', '', 0)"
        )
    await database.close()
    store = Store(str(database.url))
    await store.open()
    table = await store.table("t")
    assert table is not None
    assert (table.host_id, table.again) == ("p", None)
    async with store.database.reading.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_a_migration_that_fails_leaves_the_old_tables(tmp_path: Path, monkeypatch: Any) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")
    async with database.writing.begin() as connection:
        await connection.exec_driver_sql("CREATE TABLE seat (x INTEGER)")  # in the way, half-way through
    with pytest.raises(Exception, match="seat"):
        await database.open()
    async with database.reading.connect() as connection:
        assert await connection.run_sync(revision) is None
    await database.close()


async def test_sqlite_is_set_up_to_keep_what_it_was_told(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")
    for engine in (database.writing, database.reading):
        async with engine.connect() as connection:
            told = {
                name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    await database.close()


# -- PostgreSQL


if not postgres.HERE:
    warnings.warn(
        "a whole game is played on SQLite only: neither LUDARIUM_TEST_POSTGRES nor PostgreSQL's initdb and "
        "postgres are there",
        stacklevel=1,
    )


@pytest.mark.parametrize("database_url", ["sqlite", *["postgresql"] * postgres.HERE], indirect=True)
def test_a_whole_game_on_each_database_that_is_here(database_url: str, tmp_path: Path, seed: str) -> None:
    """The same code, the same game: made, played, cut off, brought back."""

    async def played() -> None:
        async with hall_in(tmp_path, database=database_url) as running:
            ann = await running.guest("Ann")
            table = await ann.table(bots=[None, *["random"] * 4])
            wire = await ann.wire(table)
            await wire.send("chat", text="안녕, 大家好")
            await wire.send("start")
            half = await Player(wire, seed).play(until=40)
        async with hall_in(tmp_path, database=database_url) as running:
            again = running.stranger()
            again.http.cookies = ann.http.cookies
            wire = await again.wire(table, last=half["number"])
            end = await Player(wire, seed).to_the_end()
            assert end["view"]["phase"] == "over"
            record = Record.parse(await again.get(f"/api/tables/{table['id']}/record"))
            assert len(record.choices) == end["number"]
            assert [line.text for line in await running.hall.store.lines(table["id"])] == ["안녕, 大家好"]
        database = Database(database_url)
        async with database.writing.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.run_sync(migrate)
        await database.close()

    asyncio.run(played())
