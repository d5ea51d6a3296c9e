"""One hall on a database, of a version that the hall knows: else it says why it does not open, and ends."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import re
import signal
import socket
import sqlite3
import time
from pathlib import Path

import pytest
from tests.server import postgres
from tests.server.forked import Command
from tests.server.running import hall_in

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.server.settings import Settings
from ludarium.server.storage.alone import Held, Lock
from ludarium.server.storage.database import Database
from ludarium.server.storage.migrations import HEAD

ENDS_WITHIN = 60.0  # seconds, on a busy machine


def command(data: Path, lang: str = "en", **settings: str) -> Command:
    """`ludarium serve` as a process of its own, on a free port."""
    arguments = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data))
    return Command(data, *arguments, environment={"LUDARIUM_LANG": lang, "COLUMNS": "1000", **settings})


async def complaint(process: Command) -> tuple[int | None, str]:
    """How a process ends by itself, and what it says."""
    try:
        async with asyncio.timeout(ENDS_WITHIN):
            said = await process.complaints()
    finally:
        process.kill()
        await process.wait()
    return process.returncode, said


def made(data: Path, revision: str) -> Path:
    """A database at a revision."""

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}")
        await database.open()
        await database.close()

    asyncio.run(make())
    with contextlib.closing(sqlite3.connect(data / "hall.sqlite3")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()
    return data / "hall.sqlite3"


# -- what it does not know


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path, lang: str) -> None:
    file = made(tmp_path, "9999")

    async def opened() -> tuple[int | None, str]:
        return await complaint(command(tmp_path, lang=lang))

    status, said = asyncio.run(opened())
    assert status == 2
    assert said == i18n.refusal(lang, "database-newer", {"found": "9999", "known": HEAD})
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


@pytest.mark.parametrize(
    "what", ["no database", "not to be opened", "no folder", "no such driver", "nobody there"]
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, what: str) -> None:
    file = tmp_path / "hall.sqlite3"
    url = ""
    code = "database-fault"
    if what == "no database":
        file.write_bytes(b"these are not the bytes of a database" * 100)
    elif what == "not to be opened":
        file.mkdir()
    elif what == "no folder":
        (tmp_path / "file").write_text("")
        url = f"sqlite+aiosqlite:///{tmp_path / 'file' / 'hall.sqlite3'}"
    elif what == "no such driver":
        url, code = "oracle://scott:tiger@here/hall", "database-url"
    else:
        url = "postgresql+asyncpg://hall:secret@127.0.0.1:1/hall"

    async def opened() -> tuple[int | None, str]:
        process = command(tmp_path, LUDARIUM_DATABASE=url)
        return await complaint(process)

    status, said = asyncio.run(opened())
    assert status == 2, said
    assert "Traceback" not in said
    assert "secret" not in said
    start = i18n.refusal("en", code, {"database": "?", "problem": "?"}).partition(
        "“" if "fault" in code else ":"
    )[0]
    assert said.startswith(start), said


async def test_a_start_that_takes_long_can_be_broken_off(tmp_path: Path) -> None:
    """Somebody listens where the database should be, and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql+asyncpg://hall@127.0.0.1:{silent.getsockname()[1]}/hall"
        process = command(tmp_path, LUDARIUM_DATABASE=url, LUDARIUM_DATABASE_LIMIT="300")
        silent.settimeout(ENDS_WITHIN)
        line, _ = await asyncio.to_thread(silent.accept)
        with line:
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            _, said = await complaint(process)
            assert time.monotonic() - began < 20
            assert "Traceback" not in said


async def test_a_silent_database_is_given_up_at_the_start(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql+asyncpg://hall@127.0.0.1:{silent.getsockname()[1]}/hall"
        with pytest.raises(LudariumError) as refused:
            await Database(url, limit=0.3).open()
        assert refused.value.code == "database-fault"


WRONG = (
    "sqlite:///hall.sqlite3",
    "postgresql://hall@db/hall",
    "oracle://scott@here/hall",
    "hall.sqlite3",
    "",
    "sqlite+aiosqlite",
)


@pytest.mark.parametrize("url", WRONG)
def test_an_address_that_is_none_is_told(url: str) -> None:
    with pytest.raises(LudariumError) as refused:
        Database(url)
    assert refused.value.code == "database-url"


@pytest.mark.parametrize(
    "name", ["DATABASE_LIMIT", "HEAD_LIMIT", "BODY_LIMIT", "TAKE_LIMIT", "CONNECTIONS", "CONNECTIONS_EACH"]
)
def test_a_limit_is_more_than_nothing(name: str) -> None:
    for value in ("0", "-1"):
        with pytest.raises(LudariumError) as refused:
            Settings.read({f"LUDARIUM_{name}": value})
        assert refused.value.code == "setting-wrong"


# -- a second hall


def test_a_lock_says_who_has_it(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock")
    with lock:
        lock.note("here")
        lock.take()  # nothing to do
        with pytest.raises(Held) as held:
            Lock(tmp_path / "lock").take()
        assert held.value.note == "here"
    with Lock(tmp_path / "lock"):
        pass


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
async def test_a_second_start_names_the_address_of_the_first(tmp_path: Path, lang: str) -> None:
    first = command(tmp_path)
    try:
        (port,) = re.findall(r":(\d+)", await first.line())
        second = command(tmp_path, lang=lang)
        status, said = await complaint(second)
        assert status == 2
        facts = {"folder": str(tmp_path), "address": f"http://127.0.0.1:{port}"}
        assert said in (
            i18n.refusal(lang, "data-in-use-at", facts),
            i18n.refusal(lang, "data-in-use-at", {**facts, "address": f"http://localhost:{port}"}),
        )
    finally:
        first.kill()
        await first.wait()
    async with hall_in(tmp_path):  # the lock went with the process
        pass


async def test_a_second_hall_on_the_same_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "link.sqlite3").symlink_to(tmp_path / "hall.sqlite3")
    async with hall_in(tmp_path, database=f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}") as running:
        for name in (tmp_path / "hall.sqlite3", other / "link.sqlite3"):
            process = command(other, LUDARIUM_DATABASE=f"sqlite+aiosqlite:///{name}")
            status, said = await complaint(process)
            assert status == 2
            assert said == i18n.refusal("en", "database-in-use", {"database": str(name)})
        assert (await running.guest("Ann")).me["name"] == "Ann"


def hold(path: str, ready: object) -> None:
    with Lock(Path(path)):
        ready.set()  # type: ignore[attr-defined]
        time.sleep(600)


def test_a_lock_goes_with_a_killed_process(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    process = context.Process(target=hold, args=(str(tmp_path / "lock"), ready))
    process.start()
    assert ready.wait(60)
    with pytest.raises(Held):
        Lock(tmp_path / "lock").take()
    process.kill()
    process.join()
    Lock(tmp_path / "lock").take()


@pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
def test_a_second_hall_on_the_same_postgresql_is_refused(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with hall_in(tmp_path, database=database_url):
            with pytest.raises(LudariumError) as refused:
                await Database(database_url).open()
            assert refused.value.code == "database-in-use"
        database = Database(database_url)
        await database.open()  # it is free again
        await database.close()

    asyncio.run(tried())


@pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
def test_a_hall_that_has_lost_its_connection_takes_the_lock_again(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with (
            postgres.line_to(database_url) as line,
            hall_in(tmp_path, database=line.url, heartbeat=0.1) as running,
        ):
            ann = await running.guest("Ann")
            for _ in range(3):
                line.cut()
                assert (await ann.table()).get("code") is None, "nobody notices"
            line.cut()
            await asyncio.sleep(1)
            with pytest.raises(LudariumError) as refused:
                await Database(database_url).open()
            assert refused.value.code == "database-in-use"

    asyncio.run(tried())


@pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
def test_a_hall_whose_database_was_taken_over_writes_nothing_and_closes(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with (
            postgres.line_to(database_url) as line,
            hall_in(tmp_path, database=line.url, heartbeat=0.2, database_limit=2.0) as first,
        ):
            ann = await first.guest("Ann")
            line.freeze()
            line.cut()  # the network between the hall and its database is gone
            async with hall_in(tmp_path, database=database_url) as second:
                line.thaw()
                assert (await ann.table()).get("code") == "storage"
                assert (await second.guest("Ben")).me["name"] == "Ben"
            # The other one has closed and given back the lock, and has written meanwhile.
            assert (await ann.table()).get("code") == "storage"
            async with asyncio.timeout(30):
                while first.hall.failure is None:
                    await asyncio.sleep(0.05)
            assert first.hall.failure.code == "database-lost"

    asyncio.run(tried())


@pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
def test_a_hall_that_has_lost_its_database_ends_and_says_why(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with postgres.line_to(database_url) as line:
            process = command(
                tmp_path, LUDARIUM_DATABASE=line.url, LUDARIUM_HEARTBEAT="0.2", LUDARIUM_DATABASE_LIMIT="8"
            )
            try:
                assert await process.line()
                line.freeze()
                line.cut()
                async with hall_in(tmp_path / "other", database=database_url):
                    pass
                line.thaw()
            finally:
                status, said = await complaint(process)
            assert status == 2
            name = Database(line.url).name
            assert said.splitlines()[-1] == i18n.refusal("en", "database-lost", {"database": name})

    asyncio.run(tried())
