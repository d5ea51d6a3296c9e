"""Migrations fit the tables, and PostgreSQL does by a setting alone what SQLite does."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import os
import pwd
import shutil
import socket
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from tests.server.house import Player, hall_in

from ludarium.core import Record
from ludarium.server.database import Database, alembic_config, migrate, revision
from ludarium.server.migrations import HEAD
from ludarium.server.schema import Base
from ludarium.server.store import Store


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


def tool(name: str) -> str | None:
    """One of PostgreSQL's programs: on the path, or where Debian keeps them."""
    found = shutil.which(name)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(places[-1]) if places else None)


def answers(url: str) -> bool:
    async def try_it() -> bool:
        try:
            connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=3)
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        await connection.close()
        return True

    return asyncio.run(try_it())


GIVEN = os.environ.get("LUDARIUM_TEST_POSTGRES")
HERE = GIVEN is not None or (tool("initdb") is not None and tool("postgres") is not None)
if not HERE:
    warnings.warn(
        "a whole game is played on SQLite only: neither LUDARIUM_TEST_POSTGRES nor PostgreSQL's initdb and "
        "postgres are there",
        stacklevel=1,
    )


@pytest.fixture(scope="session")
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of an empty database of the kind that the test asks for."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('sqlite') / 'hall.sqlite3'}"
    elif GIVEN is not None:
        assert answers(GIVEN), f"LUDARIUM_TEST_POSTGRES does not answer: {GIVEN}"
        yield GIVEN
    else:
        with own_postgres(tmp_path_factory) as url:
            yield url


@contextlib.contextmanager
def own_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own, for as long as the tests run."""
    initdb, server = tool("initdb"), tool("postgres")
    assert initdb is not None
    assert server is not None
    folder = tmp_path_factory.mktemp("postgres")
    data = folder / "data"
    data.mkdir(mode=0o700)
    user = getpass.getuser()
    run: dict[str, Any] = {}
    if os.geteuid() == 0:  # it refuses to run as root
        user = next((name for name in ("postgres", "nobody") if _has_user(name)), "nobody")
        account = pwd.getpwnam(user)
        for place in (folder, data):
            os.chown(place, account.pw_uid, account.pw_gid)
        for parent in folder.parents:
            if parent.stat().st_uid == 0 and parent != Path("/") and parent.is_relative_to("/tmp"):
                parent.chmod(parent.stat().st_mode | 0o011)
        run = {"user": account.pw_uid, "group": account.pw_gid, "cwd": folder}
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    made = subprocess.run(
        [initdb, "-D", data, "-U", "hall", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
        capture_output=True, text=True, check=False, **run,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    with (folder / "log").open("wb") as out:
        process = subprocess.Popen(
            [server, "-D", data, "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", folder],
            stdout=out, stderr=out, **run,
        )  # fmt: skip
    url = f"postgresql+asyncpg://hall@127.0.0.1:{port}/postgres"
    try:
        for _ in range(100):
            if answers(url):
                break
            assert process.poll() is None, (folder / "log").read_text()
            asyncio.run(asyncio.sleep(0.1))
        yield url
    finally:
        process.terminate()
        process.wait()


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@pytest.mark.parametrize("database_url", ["sqlite", *["postgresql"] * HERE], indirect=True)
def test_a_whole_game_on_each_database_that_is_here(database_url: str, tmp_path: Path, seed: str) -> None:
    """The same code, the same game: made, played, cut off, brought back."""

    async def played() -> None:
        async with hall_in(tmp_path, database=database_url) as house:
            ann = await house.guest("Ann")
            table = await ann.table(bots=[None, *["random"] * 4])
            wire = await ann.wire(table)
            await wire.send("chat", text="안녕, 大家好")
            await wire.send("start")
            half = await Player(wire, seed).play(until=40)
        async with hall_in(tmp_path, database=database_url) as house:
            again = house.stranger()
            again.http.cookies = ann.http.cookies
            wire = await again.wire(table, last=half["number"])
            end = await Player(wire, seed).to_the_end()
            assert end["view"]["phase"] == "over"
            record = Record.parse(await again.get(f"/api/tables/{table['id']}/record"))
            assert len(record.choices) == end["number"]
            assert [line.text for line in await house.hall.store.lines(table["id"])] == ["안녕, 大家好"]
        database = Database(database_url)
        async with database.writing.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.run_sync(migrate)
        await database.close()

    asyncio.run(played())
