"""Several nodes on a database of their own, in this process, and what can happen to them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import asyncpg
from tests.server import postgres
from tests.server.running import PATIENCE, Guest, RunningServer, hall_in

from ludarium.server.errors import Moved
from ludarium.server.nodes.nodes import Nodes

LEASE = 3.0


class Noded:
    """Nodes by their names."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.by_name: dict[str, RunningServer] = {}

    def __getitem__(self, name: str) -> RunningServer:
        return self.by_name[name]

    async def ask(self, question: str, *facts: Any) -> list[Any]:
        """Rows of the database, past all nodes."""
        connection = await asyncpg.connect(self.url.replace("+asyncpg", ""))
        try:
            return [tuple(row) for row in await connection.fetch(question, *facts)]
        finally:
            await connection.close()

    async def owner(self, id_: str, of: str = "hall_table") -> str | None:
        """The name of the node that has a table or an event, and lives."""
        rows = await self.ask(
            f"SELECT hall_node.name FROM hall_node JOIN {of} ON {of}.owner = hall_node.id WHERE {of}.id = $1 AND open",
            id_,
        )
        return rows[0][0] if rows else None


def nodes_of(running: RunningServer) -> Nodes:
    nodes = running.hall.nodes
    assert nodes is not None
    return nodes


def at(running: RunningServer, guest: Guest) -> Guest:
    """The same browser, come to another node."""
    there = running.stranger()
    there.http.cookies = guest.http.cookies
    there.me = guest.me
    return there


@contextlib.contextmanager
def silenced(running: RunningServer) -> Any:
    """A node that gives no sign of life while the block runs, as one that is stopped, and notices nothing."""
    nodes = nodes_of(running)
    signs = next(task for task in running.hall._tasks if task.get_name() == "signs of life")
    signs.cancel()
    lease, nodes.lease = nodes.lease, 1e9
    try:
        yield
    finally:
        nodes.lease = lease
        running.hall._tasks.append(asyncio.create_task(nodes.run(), name="signs of life"))


async def until(true: Callable[[], Any], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def noded(url: str, data: Path, *names: str, **changes: Any) -> AsyncIterator[Noded]:
    """Nodes of these names, as long as the block runs. They take over nothing by themselves unless told to."""
    async with postgres.fresh(url) as fresh, contextlib.AsyncExitStack() as stack:
        found = Noded(fresh)
        for name in names:
            settings = {"node_lease": LEASE, "housekeeping": 600.0, **changes}
            found.by_name[name] = await stack.enter_async_context(
                hall_in(data / name, database=fresh, node=name, **settings)
            )
        for running in found.by_name.values():
            await sign(nodes_of(running))
        yield found


async def sign(nodes: Nodes) -> None:
    """A sign of life, by the next life where a busy machine has cost a node the one that it began with."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await nodes.beat()
                return
            except Moved:
                await asyncio.sleep(0.1)
