"""A PostgreSQL to test with: the one that is named, or one of our own; and a line to it that can be cut or frozen."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludarium.server.storage.database import migrate

T = TypeVar("T")


def tool(name: str) -> str | None:
    """One of PostgreSQL's programs: on the path, or where Debian keeps them."""
    found = shutil.which(name)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return found or (str(places[-1]) if places else None)


_beside = ThreadPoolExecutor(1)


def beside(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine gives, in a loop beside that of the test which waits for it."""
    return _beside.submit(asyncio.run, work).result()


def answers(url: str) -> bool:
    async def try_it() -> bool:
        try:
            connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=3)
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        await connection.close()
        return True

    return beside(try_it())


GIVEN = os.environ.get("LUDARIUM_TEST_POSTGRES")
HERE = GIVEN is not None or (tool("initdb") is not None and tool("postgres") is not None)


class Own:
    """A server of our own, which can be stopped and started again."""

    def __init__(self, command: list[Any], folder: Path, run: dict[str, Any], url: str) -> None:
        self.command = command
        self.folder = folder
        self.run = run
        self.url = url
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, **self.run)
        for _ in range(300):
            if answers(self.url):
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT breaks connections off, SIGQUIT is a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


@contextlib.contextmanager
def own_postgres(durable: bool = False) -> Iterator[Own]:
    """A server of our own, for as long as the tests run. Its folder is none of pytest's: those belong to the user alone, and
    another run on the same machine would shut the server out of its data."""
    initdb, server = tool("initdb"), tool("postgres")
    assert initdb is not None
    assert server is not None
    folder = Path(tempfile.mkdtemp(prefix="ludarium-postgres-"))
    data = folder / "data"
    data.mkdir(mode=0o700)
    user = getpass.getuser()
    run: dict[str, Any] = {}
    if os.geteuid() == 0:  # it refuses to run as root
        user = next((name for name in ("postgres", "nobody") if _has_user(name)), "nobody")
        account = pwd.getpwnam(user)
        for place in (folder, data):
            os.chown(place, account.pw_uid, account.pw_gid)
        run = {"user": account.pw_uid, "group": account.pw_gid, "cwd": folder}
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    made = subprocess.run(
        [initdb, "-D", data, "-U", "hall", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
        capture_output=True, text=True, check=False, **run,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    options = ["listen_addresses=127.0.0.1"]
    if not durable:  # what it has written outlives its own end and crash, as tests ask, but not the machine's
        options += ["fsync=off", "full_page_writes=off"]
    command = [server, "-D", data, "-p", str(port), "-k", folder, *(f"-c{option}" for option in options)]
    own = Own(command, folder, run, f"postgresql+asyncpg://hall@127.0.0.1:{port}/postgres")
    try:
        own.start()
        yield own
    finally:
        own.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


EMPTIED = """
SET session_replication_role = replica;  -- no order is needed among what is all deleted
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE 'DELETE FROM ' || quote_ident(name);
    END LOOP;
END $$;
SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'
"""


def execute(url: str, statements: str) -> None:
    """Several statements are one transaction."""

    async def done() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            await connection.execute(statements)
        finally:
            await connection.close()

    beside(done())


def empty(url: str, further: str = "") -> None:
    """Leave no row in a database, and do one ``further`` thing there."""
    execute(url, f"{EMPTIED};{further}")


@contextlib.contextmanager
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database with a hall's tables and no rows, which no other process has."""
    with contextlib.ExitStack() as stack:
        if GIVEN is not None:
            assert answers(GIVEN), f"LUDARIUM_TEST_POSTGRES does not answer: {GIVEN}"
        server = GIVEN or stack.enter_context(own_postgres()).url
        name = f"process_{secrets.token_hex(6)}"
        execute(server, f"CREATE DATABASE {name} TEMPLATE {beside(template(server))}")
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
        execute(server, f"DROP DATABASE {name} WITH (FORCE)")


class Line:
    """Passes bytes between a hall and its database, unless it is told not to."""

    def __init__(self, url: str, port: int) -> None:
        self.there = make_url(url)
        self.url = self.there.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        self.forth = asyncio.Event()
        self.back = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.thaw()

    def freeze(self, forth: bool = True) -> None:
        """Let nothing come back any more, and, unless only answers are to be held back, let nothing through."""
        self.back.clear()
        if forth:
            self.forth.clear()

    def thaw(self) -> None:
        self.forth.set()
        self.back.set()

    def cut(self) -> None:
        """Break every connection off; further ones may be made."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            further = await asyncio.open_connection(self.there.host, self.there.port)
            self.writers |= {writer, further[1]}
            for source, gate, target in ((reader, self.forth, further[1]), (further[0], self.back, writer)):
                task = asyncio.create_task(self.pass_on(source, gate, target))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def pass_on(
        self, source: asyncio.StreamReader, gate: asyncio.Event, target: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await gate.wait()
                target.write(data)
                await target.drain()
        target.close()


@contextlib.asynccontextmanager
async def line_to(url: str) -> AsyncIterator[Line]:
    """A line to a database, for as long as the block runs."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        line = Line(url, listener.getsockname()[1])
        server = await asyncio.start_server(line.serve, sock=listener)
        try:
            yield line
        finally:
            line.thaw()
            line.cut()
            for task in list(line.tasks):
                task.cancel()
            await asyncio.gather(*line.tasks, return_exceptions=True)
            server.close()


_templates: dict[str, str] = {}


async def template(url: str) -> str:
    """The name of a database with a hall's tables and no rows, beside the one that is named. It is made once by each process:
    all the migrations take longer than many a test."""
    server = make_url(url).set(database=None).render_as_string(hide_password=False)
    if server not in _templates:
        name = f"template_{secrets.token_hex(6)}"
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        engine = create_async_engine(make_url(url).set(database=name), poolclass=NullPool)
        async with engine.begin() as there:
            await there.run_sync(migrate)
        await engine.dispose()
        _templates[server] = name
    return _templates[server]


@contextlib.asynccontextmanager
async def fresh(url: str, drop: bool = True, new: bool = False) -> AsyncIterator[str]:
    """The URL of a database of one's own beside the one that is named, with a hall's tables and no rows, or, if it is to be
    ``new``, with nothing; ``drop`` it at the end, where its server is still the same."""
    there = make_url(url)
    name = f"fresh_{secrets.token_hex(6)}"
    like = "" if new else f" TEMPLATE {await template(url)}"
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        await connection.execute(f"CREATE DATABASE {name}{like}")
        yield there.set(database=name).render_as_string(hide_password=False)
        if drop:
            await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    finally:
        await connection.close()
