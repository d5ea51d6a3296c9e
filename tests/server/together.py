"""Three nodes as one hall: what the tests of a hall ask, they ask all of them."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import hashlib
from collections import ChainMap
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url
from tests.server import postgres
from tests.server.running import RunningServer

from ludarium.server.tables.hall import Hall
from ludarium.server.tables.room import Room

_made: set[str] = set()
_ending = contextlib.ExitStack()
_beside = ThreadPoolExecutor(1)
"""Makes what a test's own loop waits for."""


@cache
def _server() -> str:
    """The URL of the PostgreSQL of this process: the one that is given, or its own until it ends."""
    if postgres.GIVEN is not None:
        return postgres.GIVEN
    atexit.register(_ending.close)
    return _ending.enter_context(postgres.own_postgres()).url


def node_changes(data: Path, name: str, changes: dict[str, Any]) -> dict[str, Any]:
    """The settings of a node whose database stands for a folder: the same folder is the same database."""
    database = "of_" + hashlib.sha256(str(data.resolve()).encode()).hexdigest()[:16]
    server = _beside.submit(_server).result()
    if database not in _made:
        _beside.submit(asyncio.run, _make(server, database)).result()
        _made.add(database)
    url = make_url(server).set(database=database).render_as_string(hide_password=False)
    return {**changes, "database": url, "node": name}


async def _make(server: str, database: str) -> None:
    template = await postgres.template(server)
    connection = await asyncpg.connect(server.replace("+asyncpg", ""))
    try:
        await connection.execute(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {database} TEMPLATE {template}")
    finally:
        await connection.close()


class Tables(ChainMap[str, Room]):
    """The tables of all nodes: one that is taken out is taken out where it is."""

    def __delitem__(self, key: str) -> None:
        for one in self.maps:
            one.pop(key, None)


class Desk:
    """The events of all nodes."""

    def __init__(self, halls: list[Hall]) -> None:
        self._halls = halls

    @property
    def live(self) -> ChainMap[str, Any]:
        return ChainMap(*[hall.desk.live for hall in self._halls])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._halls[0].desk, name)


class Together:
    """The tables and events of all nodes; for anything else, the first of them."""

    def __init__(self, halls: list[Hall]) -> None:
        self._halls = halls
        self.desk = Desk(halls)

    @property
    def rooms(self) -> Tables:
        return Tables(*[hall.rooms for hall in self._halls])

    @property
    def sockets(self) -> ChainMap[str, int]:
        return ChainMap(*[hall.sockets for hall in self._halls])

    async def room(self, table_id: str) -> Room:
        return self.rooms.get(table_id) or await self._halls[0].room(table_id)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._halls[0], name)


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
        port = int(opened[turn % len(opened)].url.rpartition(":")[2])
        further, there = await asyncio.open_connection("127.0.0.1", port)
        for source, target in ((reader, there), (further, writer)):
            task = asyncio.create_task(pass_on(source, target))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    for running in opened:
        assert running.hall.nodes is not None
        await running.hall.nodes.beat()
    hall: Any = Together([running.hall for running in opened])
    running = RunningServer(hall, server.sockets[0].getsockname()[1], opened[0].doors)
    try:
        yield running
    finally:
        await running.close()
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.close()
