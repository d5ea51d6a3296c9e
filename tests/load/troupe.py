"""Three nodes in processes of their own on one PostgreSQL, the proxy that people come to, and all that can happen to them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from sqlalchemy.engine import make_url
from tests.server import forked, postgres

from ludarium.core import Chance
from ludarium.testing import seed_of_run

KINDS = (
    "kill", "stop", "wake", "database", "crash", "cut", "parted", "end", "connections", "two",
)  # fmt: skip
"""What happens: the node that has most is killed; is stopped past its lease, and people go elsewhere, or wait for it with their
lines to it open; PostgreSQL is ended, or crashes; nodes don't reach one another; a node doesn't reach the database; a node
ends as it is told to; all connections to the database break; one node is killed while another is stopped."""
LEASE = 3.0
UP_WITHIN = 300.0
NOTICED_WITHIN = 60.0


class Relay:
    """A line that can be cut: connections go to these ``ports`` by turns."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.is_cut = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.open: dict[asyncio.StreamWriter, int] = {}
        self.turn = 0
        self.port = 0
        self.server: asyncio.Server | None = None

    async def start(self, port: int = 0) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", port)
        self.port = self.server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(len(self.ports)):
            if self.is_cut:
                break
            port = self.ports[self.turn % len(self.ports)]
            self.turn += 1
            try:
                further, there = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            self.open |= {writer: port, there: port}
            for source, target in ((reader, there), (further, writer)):
                task = asyncio.create_task(self.pass_on(source, target))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            return
        writer.transport.abort()

    async def pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        self.open.pop(target, None)
        target.close()

    def cut(self, port: int | None = None) -> None:
        """Break off every connection, or those to a port."""
        for writer, to in list(self.open.items()):
            if port is None or to == port:
                del self.open[writer]
                writer.transport.abort()

    async def close(self) -> None:
        self.cut()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        assert self.server is not None
        self.server.close()


class Line:
    """The way of a node to its database, in a process of its own: stopped, it lets nothing through and tells nobody so; killed, it breaks
    every connection off."""

    def __init__(self, log: Path, to: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.log = log
        self.to = to
        self.process: forked.Life | None = None

    async def start(self) -> None:
        self.process = forked.begin(_passing_on, self.log, {"port": self.port, "to": self.to})
        async with asyncio.timeout(UP_WITHIN):
            while True:
                assert self.process.returncode is None, self.log.read_text()
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.transport.abort()
                    return
                await asyncio.sleep(0.02)

    def signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)

    async def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            await self.process.wait()


def _passing_on(given: dict[str, Any]) -> None:
    async def run() -> None:
        relay = Relay()
        relay.ports = [given["to"]]
        await relay.start(given["port"])
        await asyncio.Event().wait()

    asyncio.run(run())


class Proxy(Relay):
    """What people come to. It looks which nodes answer, as proxies do, and sends nobody to the others."""

    def __init__(self, nodes: list[Node]) -> None:
        super().__init__()
        self.nodes = nodes
        self.kept: Node | None = None
        """A node to which lines stay open although it does not answer."""

    async def watch(self) -> None:
        while True:
            healthy = await asyncio.gather(*(node.answers() for node in self.nodes))
            self.ports = [node.port for node, well in zip(self.nodes, healthy, strict=True) if well]
            for node, well in zip(self.nodes, healthy, strict=True):
                if not well and node is not self.kept:
                    self.cut(node.port)
            await asyncio.sleep(0.2)


class Node:
    """One of the halls, in a process of its own; the others reach it over a relay, and it the database over a line."""

    def __init__(self, name: str, data: Path, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.name = name
        self.data = data / name
        self.data.mkdir()
        self.database = make_url(database)
        self.relay = Relay()
        self.relay.ports = [self.port]
        assert self.database.port is not None
        self.line = Line(self.data / "line.log", self.database.port)
        self.process: forked.Life | None = None
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.data / "log").read_text()

    def start(self) -> None:
        there = self.database.set(host="127.0.0.1", port=self.line.port)
        environment = {
            "LUDARIUM_DATABASE": there.render_as_string(hide_password=False),
            "LUDARIUM_DATABASE_LIMIT": "4",
            "LUDARIUM_NODE": self.name,
            "LUDARIUM_NODE_ADDRESS": self.relay.url,
            "LUDARIUM_NODE_LEASE": str(LEASE),
            "LUDARIUM_BOT_DELAY": "0.005",
            "LUDARIUM_BOT_WORKERS": "1",
            "LUDARIUM_BOT_LIMIT": "60",
            "LUDARIUM_GO_ON": "0.2",
            "LUDARIUM_HOUSEKEEPING": "1",
            "LUDARIUM_SOCKET_RATE": "10000",
            "LUDARIUM_PERSON_RATE": "10000",
            "LUDARIUM_CHAT_RATE": "10000",
            "LUDARIUM_GUEST_RATE": "10000",
            "LUDARIUM_TABLES_EACH": "10000",
            "LUDARIUM_TABLES_ADDRESS": "10000",
        }
        self.process = forked.hall(self.data / "log", environment, port=self.port, data=self.data)

    async def up(self) -> None:
        async with asyncio.timeout(UP_WITHIN):
            while not await self.answers("/readyz"):
                assert self.process is not None
                assert self.process.returncode is None, self.log[-3000:]
                await asyncio.sleep(0.05)

    async def answers(self, path: str = "/livez") -> bool:
        try:
            async with httpx.AsyncClient(timeout=1.5) as http:
                return (await http.get(f"{self.url}{path}")).status_code == 200
        except httpx.TransportError:
            return False

    async def moved(self) -> int:
        """How often this process has lost its lease."""
        async with asyncio.timeout(UP_WITHIN), httpx.AsyncClient(timeout=10) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    return int((await http.get(f"{self.url}/readyz")).json()["moved"])
                await asyncio.sleep(0.1)

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        async with asyncio.timeout(UP_WITHIN):
            await self.process.wait()

    def signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)


class Troupe:
    """The nodes, their proxy and their database, and what happens to them."""

    def __init__(self, nodes: list[Node], proxy: Proxy, own: postgres.Own | None, url: str) -> None:
        self.nodes = nodes
        self.proxy = proxy
        self.own = own
        self.url = url
        self.chance = Chance.of(f"{seed_of_run()} faults")
        self.faults: Counter[str] = Counter()
        self.woken = 0
        """How often a node went on that had been taken for dead, and was told so."""
        self._coming: list[str] = []

    async def ask(self, question: str, *facts: Any) -> list[Any]:
        async with asyncio.timeout(60):
            while True:
                try:
                    connection = await asyncpg.connect(self.url.replace("+asyncpg", ""), timeout=5)
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.1)
                    continue
                try:
                    return list(await connection.fetch(question, *facts))
                finally:
                    await connection.close()

    async def by_tables(self) -> list[Node]:
        """The nodes, first the one that has most of what is being played."""
        rows = await self.ask(
            "SELECT hall_node.name, count(*) AS count FROM hall_node JOIN hall_table ON owner = hall_node.id"
            " WHERE open AND status = 'playing' GROUP BY 1"
        )
        has = {row["name"]: row["count"] for row in rows}
        return sorted(self.nodes, key=lambda node: -has.get(node.name, 0))

    def next(self) -> str:
        """What happens next: each kind once before any comes again, in an order that the seed gives."""
        if not self._coming:
            self._coming = list(KINDS)
            if self.own is None:
                self._coming = [kind for kind in KINDS if kind not in ("database", "crash")]
            self.chance.shuffle(self._coming)
        return self._coming.pop()

    async def happen(self, kind: str) -> None:
        """Let something go wrong, and mend it."""
        self.faults[kind] += 1
        node, other, _ = await self.by_tables()
        match kind:
            case "kill" | "end":
                await node.end(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
                await self._pause(0, 1.5)
                node.start()
                await node.up()
            case "stop" | "wake":  # past its lease; then it goes on, and knows nothing of it
                self.proxy.kept = node if kind == "wake" else None
                async with self._taken_for_dead(node):
                    node.signal(signal.SIGSTOP)
                    await self._pause(1.5 * LEASE, 2.5 * LEASE)
                    node.signal(signal.SIGCONT)
                self.proxy.kept = None
            case "cut":  # nobody reaches it from another node, or none any other
                cut = [node] if self.chance.below(2) else self.nodes
                for one in cut:
                    one.relay.is_cut = True
                    one.relay.cut()
                await self._pause(0, 2 * LEASE)
                for one in cut:
                    one.relay.is_cut = False
            case "parted":  # it does not reach the database, and is told so, or waits
                async with self._taken_for_dead(node):
                    if self.chance.below(2):
                        await node.line.end()
                        await self._pause(1.5 * LEASE, 2.5 * LEASE)
                        await node.line.start()
                    else:
                        node.line.signal(signal.SIGSTOP)
                        await self._pause(1.5 * LEASE, 2.5 * LEASE)
                        node.line.signal(signal.SIGCONT)
            case "database" | "crash":
                assert self.own is not None
                await asyncio.to_thread(self.own.stop, signal.SIGQUIT if kind == "crash" else signal.SIGINT)
                await self._pause(0, 1.5 * LEASE)
                await asyncio.to_thread(self.own.start)
            case "connections":
                await self.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND application_name LIKE 'ludarium%'"
                )
            case "two":
                await node.end(signal.SIGKILL)
                async with self._taken_for_dead(other):
                    other.signal(signal.SIGSTOP)
                    await self._pause(1.5 * LEASE, 2.5 * LEASE)
                    other.signal(signal.SIGCONT)
                node.start()
                await node.up()
            case _:
                raise AssertionError(kind)

    async def _pause(self, least: float, most: float) -> None:
        await asyncio.sleep(least + self.chance.below(int((most - least) * 1000)) / 1000)

    @contextlib.asynccontextmanager
    async def _taken_for_dead(self, node: Node) -> AsyncIterator[None]:
        """See that a node learns that its life is over, whatever it was about to write."""
        before = await node.moved()
        yield
        began = time.monotonic()
        while await node.moved() == before:
            assert time.monotonic() - began < NOTICED_WITHIN, (
                f"{node.name} has not noticed: {node.log[-3000:]}"
            )
            await asyncio.sleep(0.1)
        self.woken += 1


@contextlib.asynccontextmanager
async def gathered(url: str, own: postgres.Own | None, folder: Path) -> AsyncIterator[Troupe]:
    """Three nodes on a database of their own, open until the block ends. Their logs are kept in ``LUDARIUM_KEEP_LOGS``."""
    async with postgres.fresh(url, drop=False) as fresh:
        nodes = [Node(name, folder, fresh) for name in ("one", "two", "three")]
        proxy = Proxy(nodes)
        relays = (proxy, *[node.relay for node in nodes])
        for relay in relays:
            await relay.start()
        watching = None
        try:
            for node in nodes:
                await node.line.start()
                node.start()
            for node in nodes:
                await node.up()
            watching = asyncio.create_task(proxy.watch())
            yield Troupe(nodes, proxy, own, fresh)
        finally:
            for node in nodes:
                if node.process is not None:
                    node.process.kill()
                    await node.process.wait()
                await node.line.end()
            if watching is not None:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
            for relay in relays:
                await relay.close()
            if kept := os.environ.get("LUDARIUM_KEEP_LOGS"):
                for node in nodes:
                    shutil.copy(node.data / "log", Path(kept) / f"{node.name}.log")
