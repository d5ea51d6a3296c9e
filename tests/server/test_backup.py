"""A hall that was lost comes back from its copy, and a migration is tried on a copy first."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import asyncpg
import pytest
from alembic import command
from sqlalchemy.engine import make_url
from tests.server import postgres
from tests.server.running import Guest, Player, RunningServer, hall_in

from ludarium import i18n
from ludarium.cli import main, terminal
from ludarium.core import LudariumError, Record
from ludarium.server.storage import backup
from ludarium.server.storage.database import Database, alembic_config
from ludarium.server.storage.migrations import HEAD
from ludarium.server.tables.fair import check_record

FIVE = {"bots": [None, *["random"] * 4]}


class Command:
    """`ludarium` as an operator types it: its exit status and what it says."""

    def __init__(self, *words: object, **settings: str) -> None:
        out, err = io.StringIO(), io.StringIO()
        with (
            mock.patch.dict(os.environ, settings),
            mock.patch.object(sys, "argv", ["ludarium", *map(str, words)]),
            mock.patch.object(terminal, "LANGUAGE", "en"),
            mock.patch.object(terminal.console, "_width", 1000),
            mock.patch.object(terminal.complaints, "_width", 1000),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
            pytest.raises(SystemExit) as left,
        ):
            main()
        assert isinstance(left.value.code, int)
        self.status = left.value.code
        self.out = out.getvalue()
        self.err = err.getvalue().strip()


async def typed(*words: object, **settings: str) -> Command:
    return await asyncio.to_thread(Command, *words, **settings)


async def began(running: RunningServer, number: int, seed: str) -> tuple[list[Guest], list[dict[str, Any]]]:
    """So many tables in mid-game, each with somebody who has spoken."""
    guests, tables = [], []
    for one in range(number):
        guest = await running.guest(f"Ann {one}")
        table = await guest.table(**FIVE)
        wire = await guest.wire(table)
        await wire.send("chat", text=f"before {one}")
        await wire.send("start")
        await Player(wire, f"{seed} {one}").play(until=20 + 5 * one)
        await wire.close()
        guests.append(guest)
        tables.append(table)
    return guests, tables


async def play_on(guest: Guest, table: dict[str, Any], seed: str, until: int) -> None:
    wire = await guest.wire(table)
    await wire.send("chat", text="after")
    await Player(wire, f"{seed} on").play(until=until)
    await wire.close()


async def steps(running: RunningServer, table: dict[str, Any]) -> list[tuple[int, str]]:
    return [(choice.seat, choice.option) for choice in await running.hall.store.choices(table["id"])]


async def the_hall_goes_on(
    running: RunningServer,
    guests: list[Guest],
    tables: list[dict[str, Any]],
    then: list[list[tuple[int, str]]],
    seed: str,
) -> None:
    """Each table as it was at the moment of the copy, for the same people, and from there to a sound end."""
    for one, (guest, table) in enumerate(zip(guests, tables, strict=True)):
        again = running.stranger()
        again.http.cookies = guest.http.cookies
        # The page has seen more than the hall remembers.
        wire = await again.wire(table, last=len(then[one]) + 100, chat=100)
        welcome = await wire.next("welcome")
        lines = await running.hall.store.lines(table["id"])
        assert [line.text for line in lines] == [f"before {one}"]
        assert welcome["number"] >= len(then[one])
        await wire.close()
        player = await again.wire(table)
        end = await Player(player, f"{seed} again").to_the_end()
        assert end["view"]["phase"] == "over"
        record = Record.parse(await again.get(f"/api/tables/{table['id']}/record"))
        made = await steps(running, table)
        assert made[: len(then[one])] == then[one]
        assert len(record.choices) == len(made)
        outcome = record.final().outcome()
        assert outcome is not None
        assert outcome.scores == record.scores
        assert all(check.holds for check in check_record(record))


async def test_a_sqlite_hall_is_lost_and_comes_back(tmp_path: Path, seed: str) -> None:
    """What docs/operate.md tells an operator, from the copy of a running hall to the hall on its copy."""
    data, copy = tmp_path / "data", tmp_path / "copies" / "hall.sqlite3"
    copy.parent.mkdir()
    async with hall_in(data, database=f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}") as running:
        guests, tables = await began(running, 2, seed)
        event = await guests[0].post(
            "/api/events", name="Sunday", plan=(await guests[0].get("/api/events/presets"))["presets"][0]
        )
        done = await typed("backup", copy, "--data", data)
        assert (done.status, done.err) == (0, "")
        then = [await steps(running, table) for table in tables]
        for guest, table in zip(guests, tables, strict=True):
            await play_on(guest, table, seed, until=60)
        assert [len(await steps(running, table)) for table in tables] > [len(one) for one in then]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in copy.parent.iterdir()) == ["hall.sqlite3"]

    # A log that the last reader left would mend what is lost here.
    (data / "hall.sqlite3-wal").unlink(missing_ok=True)
    (data / "hall.sqlite3").write_bytes(b"the disk has lost it" * 1000)
    with pytest.raises(LudariumError) as lost:
        await Database(f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}").open()
    assert lost.value.code == "database-fault"
    (data / "hall.sqlite3-wal").write_bytes(b"and this as well" * 1000)
    done = await typed("restore", copy, "--data", data)
    assert (done.status, done.err) == (0, "")
    assert "Unfinished tables: 2." in done.out
    aside = data / "hall.sqlite3.before-1"
    assert str(aside) in done.out
    assert aside.read_bytes().startswith(b"the disk has lost it")
    assert aside.with_name(aside.name + "-wal").exists()

    async with hall_in(data, database=f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}") as running:
        assert (await running.stranger().get(f"/api/events/{event['id']}"))["view"]["name"] == "Sunday"
        await the_hall_goes_on(running, guests, tables, then, seed)


async def test_a_copy_is_one_moment_of_a_hall_that_is_busy(tmp_path: Path, seed: str) -> None:
    data = tmp_path / "data"
    file = data / "hall.sqlite3"
    async with hall_in(data, database=f"sqlite+aiosqlite:///{file}") as running:
        ann = await running.guest("Ann")
        table = await ann.table(**FIVE)
        wire = await ann.wire(table)
        await wire.send("start")
        playing = asyncio.create_task(Player(wire, seed).play(until=60))
        for number in range(5):
            copy = tmp_path / f"copy-{number}"
            await asyncio.to_thread(backup.back_up, file, copy)
            with contextlib.closing(sqlite3.connect(copy)) as connection:
                rows = connection.execute("SELECT count(*), max(number) FROM choice").fetchall()
                assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
            assert all(count == (last or 0) for count, last in rows)
        await playing


# -- PostgreSQL


def run(*words: object) -> None:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


TOOLS = postgres.HERE and all(map(postgres.tool, ("pg_dump", "pg_restore", "createdb", "dropdb")))


@pytest.mark.parametrize("database_url", ["postgresql"] * TOOLS, indirect=True)
@pytest.mark.parametrize("node", ["", "one"])
def test_a_postgresql_hall_is_lost_and_comes_back(
    database_url: str, node: str, tmp_path: Path, seed: str
) -> None:
    dump = tmp_path / "hall.dump"

    async def lost_and_back() -> None:
        async with postgres.fresh(database_url) as url:
            plain = url.replace("+asyncpg", "")
            name = make_url(url).database
            server = make_url(plain).set(database="postgres").render_as_string(hide_password=False)
            settings: dict[str, Any] = {"database": url, "node": node}
            async with hall_in(tmp_path / "data", **settings) as running:
                guests, tables = await began(running, 1, seed)
                await asyncio.to_thread(
                    run, postgres.tool("pg_dump"), "--format=custom", f"--file={dump}", plain
                )
                then = [await steps(running, table) for table in tables]
                for guest, table in zip(guests, tables, strict=True):
                    await play_on(guest, table, seed, until=40)
            await asyncio.to_thread(
                run, postgres.tool("dropdb"), f"--maintenance-db={server}", "--force", name
            )
            with pytest.raises(asyncpg.InvalidCatalogNameError):
                await asyncpg.connect(plain)
            await asyncio.to_thread(run, postgres.tool("createdb"), f"--maintenance-db={server}", name)
            await asyncio.to_thread(
                run, postgres.tool("pg_restore"), "--exit-on-error", "--no-owner", f"--dbname={plain}", dump
            )
            assert (await typed("migrate", "--check", LUDARIUM_DATABASE=url)).status == 0
            async with hall_in(tmp_path / "data", **settings) as running:
                await the_hall_goes_on(running, guests, tables, then, seed)
            refused = await typed("backup", tmp_path / "no", LUDARIUM_DATABASE=url)
            assert refused.status == 2
            assert "pg_dump" in refused.err

    asyncio.run(lost_and_back())


# -- what is refused


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """The database of a hall that is closed."""
    file = tmp_path / "data" / "hall.sqlite3"
    file.parent.mkdir()
    at(file, HEAD)
    return file


def at(file: Path, revision: str) -> None:
    """Make a database as a hall of an older version has it, with somebody and a table."""

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        async with database.writing.begin() as connection:
            config = await connection.run_sync(alembic_config)
            await connection.run_sync(lambda _: command.upgrade(config, revision))
            await connection.exec_driver_sql(
                "INSERT INTO person (id, name, lang, created) VALUES ('p', 'Ann', 'en', 0)"
            )
            await connection.exec_driver_sql(
                "INSERT INTO hall_table (id, game, version, seats, options, private, invite, host_id, status, secret,"
                " created) VALUES ('t', 'saboteur', '0', 5, '{}', 0, 'k', 'p', 'playing', '', 0)"
            )
        await database.close()

    asyncio.run(make())


def refusal(work: Callable[..., object], *facts: object) -> str:
    with pytest.raises(LudariumError) as refused:
        work(*facts)
    assert i18n.refusal("en", refused.value.code, refused.value.facts)
    return refused.value.code


async def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with hall_in(data, database=f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}") as running:
        ann = await running.guest("Ann")
        await asyncio.to_thread(backup.back_up, data / "hall.sqlite3", copy)
        done = await typed("restore", copy, "--data", data)
        assert done.status == 2
        facts = {"database": str(data / "hall.sqlite3")}
        assert done.err == i18n.refusal("en", "database-in-use", facts)
        assert (await ann.table())["status"] == "open"
    assert sorted(path.name for path in data.glob("*before*")) == []


def test_what_is_no_sound_copy_leaves_everything_as_it_was(hall: Path, tmp_path: Path) -> None:
    before = hall.read_bytes()
    sound, copy = tmp_path / "sound", tmp_path / "copy"
    assert backup.back_up(hall, sound).people == 1

    assert refusal(backup.restore, copy, hall) == "backup-missing"
    assert refusal(backup.restore, hall, hall) == "backup-same"
    copy.write_bytes(b"no database" * 1000)
    assert refusal(backup.restore, copy, hall) == "backup-fault"
    copy.write_bytes(b"")
    assert refusal(backup.restore, copy, hall) == "backup-not-hall"
    half = sound.read_bytes()
    copy.write_bytes(half[: len(half) // 2])
    assert refusal(backup.restore, copy, hall) == "backup-fault"
    copy.unlink()
    shutil.copy(sound, copy)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert refusal(backup.restore, copy, hall) == "database-newer"

    assert hall.read_bytes() == before
    assert sorted(path.name for path in hall.parent.iterdir()) == ["hall.sqlite3", "hall.sqlite3.lock"]


def test_a_copy_takes_the_place_of_nothing(hall: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("mine")
    assert refusal(backup.back_up, hall, copy) == "backup-exists"
    assert copy.read_text() == "mine"
    assert refusal(backup.back_up, tmp_path / "none", tmp_path / "other") == "backup-none"
    assert refusal(backup.back_up, hall, tmp_path / "no folder" / "copy") == "backup-unwritten"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


def test_a_copy_that_failed_is_begun_anew(hall: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.part").write_text("half")
    backup.back_up(hall, tmp_path / "copy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


def test_each_database_that_was_replaced_keeps_a_name(hall: Path, tmp_path: Path) -> None:
    backup.back_up(hall, tmp_path / "copy")
    for number in (1, 2):
        _, aside = backup.restore(tmp_path / "copy", hall)
        assert aside == [hall.with_name(f"hall.sqlite3.before-{number}")]
    _, aside = backup.restore(tmp_path / "copy", tmp_path / "new" / "hall.sqlite3")
    assert aside == []


# -- migrations


def test_a_migration_is_rehearsed_on_a_copy(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    at(file, "0003")
    before = file.read_bytes()
    done = Command("migrate", "--check", "--data", tmp_path)
    assert (done.status, "0003" in done.err, HEAD in done.err) == (1, True, True)

    done = Command("migrate", "--rehearse", "--data", tmp_path)
    assert (done.status, done.err) == (0, "")
    assert f"from revision 0003 to {HEAD} (0004 0005 " in done.out
    assert "People: 1. Unfinished tables: 1." in done.out
    assert "One game in progress would not be shown" in done.out
    assert "fewer rows" not in done.out
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []

    done = Command("migrate", "--data", tmp_path)
    assert (done.status, done.err) == (0, "")
    assert "was at revision 0003" in done.out
    for words in (["migrate"], ["migrate", "--check"]):
        done = Command(*words, "--data", tmp_path)
        assert (done.status, done.err) == (0, "")
    assert "nothing to migrate" in Command("migrate", "--rehearse", "--data", tmp_path).out


async def test_rows_that_a_migration_loses_are_told(hall: Path, monkeypatch: Any) -> None:
    opened = Database.open

    async def careless(database: Database) -> None:
        await opened(database)
        async with database.writing.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM hall_table")

    monkeypatch.setattr(Database, "open", careless)
    assert (await backup.rehearse(hall)).fewer == {"hall_table": (1, 0)}


def test_an_older_copy_is_migrated_by_the_hall_that_opens_it(hall: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    at(old, "0003")
    found, _ = backup.restore(old, hall)
    assert found.revision == "0003"

    async def opened() -> None:
        async with hall_in(hall.parent, database=f"sqlite+aiosqlite:///{hall}"):
            pass

    asyncio.run(opened())
    assert backup.contents(hall).revision == HEAD


async def test_a_database_in_use_is_not_migrated(tmp_path: Path) -> None:
    """One that is open is at its revision; only one of an older version would be in the way."""
    file = tmp_path / "hall.sqlite3"
    async with hall_in(tmp_path, database=f"sqlite+aiosqlite:///{file}"):
        assert (await typed("migrate", "--data", tmp_path)).status == 0
        with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0011'")
            connection.commit()
        refused = await typed("migrate", "--data", tmp_path)
        assert refused.status == 2
        assert refused.err == i18n.refusal("en", "database-in-use", {"database": str(file)})
