"""Three nodes as one hall: what the tests of a hall ask, they ask all of them."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
from collections import ChainMap
from collections.abc import AsyncIterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url
from tests.server import postgres
from tests.server.running import RunningServer

from ludarium.server.desk.live import Live
from ludarium.server.errors import Moved
from ludarium.server.http.doors import Doors
from ludarium.server.tables.hall import Hall
from ludarium.server.tables.room import Room

HOUSEKEEPING = 0.5
"""Seconds between two rounds of a node, each of which asks the database a dozen questions."""
LEASE = 60.0
"""Seconds without a sign of life after which a node has lost what it has: longer than a machine is busy."""
at_one = False
"""Whether every connection goes to the first of the nodes (``kinds``)."""
_of: dict[Path, str] = {}
"""The database that stands for a folder."""
_free: list[str] = []
"""Databases of former tests, emptied: a new one takes ten times as long."""
_numbers = count()
_ending = contextlib.ExitStack()


@cache
def _server() -> str:
    """The URL of the PostgreSQL of this process: the one that is given, or its own until it ends."""
    if postgres.GIVEN is not None:
        return postgres.GIVEN
    atexit.register(_ending.close)
    return _ending.enter_context(postgres.own_postgres()).url


def node_changes(data: Path, name: str, changes: dict[str, Any]) -> dict[str, Any]:
    """The settings of a node whose database stands for a folder: until the test ends, the same folder is the same database."""
    folder = data.resolve()
    if folder not in _of:
        _of[folder] = _free.pop() if _free else _make(_server())
    return {
        "housekeeping": HOUSEKEEPING,
        "node_lease": LEASE,
        **changes,
        "database": _url(_of[folder]),
        "node": name,
    }


def database_of(data: Path) -> str:
    """The URL of the database that stands for a folder, for one who looks into it past the hall."""
    return _url(_of[data.resolve()])


def give_back() -> None:
    """The test has ended: what it had is for others."""
    used = list(_of.values())
    _of.clear()
    for database in used:
        postgres.empty(_url(database), "UPDATE moved.later SET ms = 0")
        _free.append(database)


def _url(database: str) -> str:
    return make_url(_server()).set(database=database).render_as_string(hide_password=False)


CLOCK = """
CREATE SCHEMA moved;
CREATE TABLE moved.later (ms bigint NOT NULL);
INSERT INTO moved.later VALUES (0);
CREATE FUNCTION moved.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT pg_catalog.clock_timestamp() + ms * interval '1 millisecond' FROM moved.later $$;
ALTER DATABASE {database} SET search_path = public, moved, pg_catalog
"""
"""Nodes go by the database's clock: here a test moves it on."""


class DatabaseClock:
    """The clock of the database that stands for a folder."""

    def __init__(self, data: Path) -> None:
        self._url = database_of(data).replace("+asyncpg", "")

    async def move(self, milliseconds: int, seen: bool = True) -> None:
        """Let time pass there. Unless nodes were not ``seen`` meanwhile, they have given signs of life."""
        connection = await asyncpg.connect(self._url)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE hall_node IN EXCLUSIVE MODE")  # all see both at once
                if seen:
                    await connection.execute("UPDATE hall_node SET seen = seen + $1 WHERE open", milliseconds)
                await connection.execute("UPDATE moved.later SET ms = ms + $1", milliseconds)
        finally:
            await connection.close()


def _make(server: str) -> str:
    database = f"hall_{os.getpid()}_{next(_numbers)}"
    template = postgres.beside(postgres.template(server))
    postgres.execute(server, f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")
    postgres.execute(server, f"CREATE DATABASE {database} TEMPLATE {template}")
    postgres.execute(_url(database), CLOCK.format(database=database))
    return database


class Tables(ChainMap[str, Room]):
    """The tables of all nodes: one that is taken out is taken out where it is."""

    def __delitem__(self, key: str) -> None:
        for one in self.maps:
            one.pop(key, None)

    def pop(self, key: str, *default: Any) -> Any:
        return next((one for one in self.maps if key in one), {}).pop(key, *default)


class Desk:
    """The events of all nodes: what is done about one is done where it is."""

    def __init__(self, halls: list[Hall]) -> None:
        self._halls = halls

    @property
    def live(self) -> ChainMap[str, Any]:
        return ChainMap(*[hall.desk.live for hall in self._halls])

    @property
    def working(self) -> list[asyncio.Task[Any]]:
        return [task for hall in self._halls for task in hall.desk.working]

    def _of(self, live: Live) -> Any:
        return next(hall.desk for hall in self._halls if hall.desk.live.get(live.id) is live)

    async def decide(self, live: Live, *asked: Any, **more: Any) -> Any:
        return await self._of(live).decide(live, *asked, **more)

    async def read(self, live: Live, *asked: Any) -> Any:
        return await self._of(live).read(live, *asked)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._halls[0].desk, name)


class Events:
    """What looks after the tables of events, on all nodes."""

    def __init__(self, halls: list[Hall]) -> None:
        self._halls = halls

    @property
    def told(self) -> set[tuple[object, ...]]:
        return set().union(*[hall.events.told for hall in self._halls])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._halls[0].events, name)


class Together:
    """The tables and events of all nodes; for anything else, the first of them, which has lived longest and so has the accounts.
    What is put in its place is put into all of them."""

    _halls: list[Hall]
    desk: Desk
    events: Events

    def __init__(self, halls: list[Hall]) -> None:
        self.__dict__.update(_halls=halls, desk=Desk(halls), events=Events(halls))

    def __setattr__(self, name: str, value: Any) -> None:
        for hall in self._halls:
            setattr(hall, name, value)

    def __delattr__(self, name: str) -> None:
        for hall in self._halls:
            delattr(hall, name)

    @property
    def rooms(self) -> Tables:
        return Tables(*[hall.rooms for hall in self._halls])

    @property
    def sockets(self) -> ChainMap[str, int]:
        return ChainMap(*[hall.sockets for hall in self._halls])

    async def room(self, table_id: str) -> Room:
        """A table, brought back if need be by the node that has it or its event, or by the first, where none has."""
        found = self.rooms.get(table_id)
        for hall in self._halls:
            if found is None:
                with contextlib.suppress(Moved):
                    found = await hall.room(table_id)
        if found is None:
            raise Moved
        return found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._halls[0], name)


class RunningNodes(RunningServer):
    """Running nodes, as one hall at one address."""

    def __init__(self, halls: list[Hall], port: int, doors: Doors) -> None:
        hall: Any = Together(halls)
        super().__init__(hall, port, doors)

    @property
    def halls(self) -> list[Hall]:
        return self.hall._halls  # type: ignore[attr-defined,no-any-return]


@contextlib.asynccontextmanager
async def together(opened: list[RunningServer]) -> AsyncIterator[RunningServer]:
    """One address for all of them: each connection goes to the next."""
    turn = 0
    tasks: set[asyncio.Task[None]] = set()

    async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        target.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal turn
        turn += 1
        port = opened[turn % len(opened)].port
        further, there = await asyncio.open_connection("127.0.0.1", port)
        for source, target in ((reader, there), (further, writer)):
            task = asyncio.create_task(pass_on(source, target))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    for running in opened:
        assert running.hall.nodes is not None
        await running.hall.nodes.beat()
    halls = [running.hall for running in opened]
    door = opened[0].port if at_one else server.sockets[0].getsockname()[1]
    running = RunningNodes(halls, door, opened[0].doors)
    try:
        yield running
    finally:
        await running.close()
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.close()
