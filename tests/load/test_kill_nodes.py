"""Three nodes on one PostgreSQL, behind a proxy that gives each connection to the next: they are killed, stopped and woken,
told to end, cut off from one another, and lose their database, while people and bots play. Nothing that was acknowledged
is lost or counts twice, no seat is given twice, and every table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import signal
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from tests.load.test_kill import CHOICES, LINES, Player, Told, compared, progress
from tests.server import forked, postgres
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludarium.core import Chance, Record
from ludarium.server.tables.fair import check_record
from ludarium.testing import seed_of_run

FAULTS = int(os.environ.get("LUDARIUM_KILLS") or 6)
KINDS = ("kill", "stop", "database", "cut", "end", "connections")
LEASE = 3.0
GOES_ON_WITHIN = 240.0
UP_WITHIN = 300.0


class Relay:
    """A line that can be cut: ``where`` says to which ports connections may go, by turns."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.is_cut = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.open: dict[asyncio.StreamWriter, int] = {}
        self.turn = 0
        self.port = 0
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
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


class Proxy(Relay):
    """What people come to. It looks which nodes answer, as proxies do, and sends nobody to the others."""

    def __init__(self, nodes: list[Node]) -> None:
        super().__init__()
        self.nodes = nodes

    async def watch(self) -> None:
        while True:
            healthy = await asyncio.gather(*(node.answers() for node in self.nodes))
            self.ports = [node.port for node, well in zip(self.nodes, healthy, strict=True) if well]
            for node, well in zip(self.nodes, healthy, strict=True):
                if not well:
                    self.cut(node.port)
            await asyncio.sleep(0.2)


class Node:
    """One of the halls, in a process of its own; the others reach it over a relay."""

    def __init__(self, name: str, data: Path, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.name = name
        self.data = data / name
        self.data.mkdir()
        self.database = database
        self.relay = Relay()
        self.relay.ports = [self.port]
        self.process: forked.Life | None = None
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.data / "log").read_text()

    def start(self) -> None:
        environment = {
            "LUDARIUM_DATABASE": self.database,
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

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        async with asyncio.timeout(UP_WITHIN):
            await self.process.wait()


class Visitor(Player):
    """A player who comes to whichever node the proxy gives."""

    comes_back = ("storage", "moved", "restart")


class Rivals:
    """Two people who want the same seat, again and again, each through another connection. Whoever is told that the seat is
    theirs has it for good."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.told: dict[str, set[str]] = {}
        self.races = 0

    async def run(self) -> None:
        while True:
            try:
                await self.race()
            except (OSError, WebSocketException, httpx.TransportError, KeyError, json.JSONDecodeError):
                await asyncio.sleep(0.05)

    async def race(self) -> None:
        async with httpx.AsyncClient(base_url=self.proxy.url, timeout=20) as host:
            await host.post("/api/guests", json={"name": "Host", "lang": "en"})
            table = (await host.post("/api/tables", json={"game": "saboteur", "seats": 5})).json()["id"]
        await asyncio.gather(self.rival(table), self.rival(table))
        self.races += 1

    async def rival(self, table: str) -> None:
        async with httpx.AsyncClient(base_url=self.proxy.url, timeout=20) as http:
            me = (await http.post("/api/guests", json={"name": "Rival", "lang": "en"})).json()["id"]
            cookie = f"ludarium={http.cookies['ludarium']}"
        url = f"{self.proxy.url.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(url, additional_headers={"cookie": cookie}, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "last": None, "chat": None, "lang": "en"}))
            async for text in line:
                message = json.loads(text)
                if message["type"] == "welcome":
                    await line.send(json.dumps({"type": "sit", "seat": 3}))
                if message["type"] in ("welcome", "table"):
                    has = message["table"]["seats"][3]["person_id"]
                    if has is not None:
                        self.told.setdefault(table, set()).add(has)
                        if has == me or message["type"] == "table":
                            return
                if message["type"] == "error":
                    assert message["code"] in ("seat-taken", "storage"), message
                    return
                if message["type"] == "bye":
                    return


class Troupe:
    """The nodes, their proxy and their database, and what happens to them."""

    def __init__(self, nodes: list[Node], proxy: Proxy, own: postgres.Own | None, url: str) -> None:
        self.nodes = nodes
        self.proxy = proxy
        self.own = own
        self.url = url
        self.chance = Chance.of(f"{seed_of_run()} faults")
        self.faults: Counter[str] = Counter()

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

    async def busiest(self) -> Node:
        """The node that has most of what is being played."""
        rows = await self.ask(
            "SELECT hall_node.name, count(*) AS count FROM hall_node JOIN hall_table ON owner = hall_node.id"
            " WHERE open AND status = 'playing' GROUP BY 1 ORDER BY 2 DESC"
        )
        name = rows[0]["name"] if rows else self.nodes[0].name
        return next(node for node in self.nodes if node.name == name)

    async def happen(self, kind: str) -> None:
        """Let something go wrong, and mend it."""
        self.faults[kind] += 1
        node = await self.busiest()
        match kind:
            case "kill" | "end":
                await node.end(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
                await asyncio.sleep(self.chance.below(1500) / 1000)
                node.start()
                await node.up()
            case "stop":  # past its lease; then it wakes, and knows nothing of it
                assert node.process is not None
                node.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(LEASE * (1.5 + self.chance.below(100) / 100))
                node.process.send_signal(signal.SIGCONT)
            case "cut":  # nobody reaches it from another node
                node.relay.is_cut = True
                node.relay.cut()
                await asyncio.sleep(self.chance.below(int(2000 * LEASE)) / 1000)
                node.relay.is_cut = False
            case "database" if self.own is not None:
                how = signal.SIGQUIT if self.chance.below(2) else signal.SIGINT
                await asyncio.to_thread(self.own.stop, how)
                await asyncio.sleep(self.chance.below(int(1500 * LEASE)) / 1000)
                await asyncio.to_thread(self.own.start)
            case _:  # "connections", and where the database is not ours
                await self.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND application_name LIKE 'ludarium%'"
                )

    async def kept(self, told: Told, rivals: Rivals) -> int:
        """Compare what has been told by now with what is in the database; the number of choices there."""
        told = Told(dict(told.acks), dict(told.steps), dict(told.lines), set(told.over))
        given = {table: set(has) for table, has in rivals.told.items()}
        seats = {
            row["table_id"]: row["person_id"]
            for row in await self.ask("SELECT table_id, person_id FROM seat WHERE seat = 3")
        }
        for table, has in given.items():
            assert len(has) == 1, f"a seat was given twice: {table}"
            assert seats[table] in has, f"a seat was given and lost: {table}"
        return compared(
            [tuple(row) for row in await self.ask(CHOICES)],
            [tuple(row) for row in await self.ask(LINES)],
            told,
        )


@pytest.fixture
def database() -> Iterator[tuple[str, postgres.Own | None]]:
    if postgres.GIVEN is not None:
        yield postgres.GIVEN, None
    else:
        with postgres.own_postgres() as own:
            yield own.url, own


@pytest.fixture
async def troupe(database: tuple[str, postgres.Own | None], tmp_path: Path) -> AsyncIterator[Troupe]:
    url, own = database
    async with postgres.fresh(url, drop=False) as fresh:
        nodes = [Node(name, tmp_path, fresh) for name in ("one", "two", "three")]
        proxy = Proxy(nodes)
        for relay in (proxy, *[node.relay for node in nodes]):
            await relay.start()
        for node in nodes:
            node.start()
        watching = None
        try:
            for node in nodes:
                await node.up()
            watching = asyncio.create_task(proxy.watch())
            yield Troupe(nodes, proxy, own, fresh)
        finally:
            for node in nodes:
                if node.process is not None:
                    node.process.kill()
                    await node.process.wait()
            if watching is not None:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
            for relay in (proxy, *[node.relay for node in nodes]):
                await relay.close()
            if folder := os.environ.get("LUDARIUM_KEEP_LOGS"):
                for node in nodes:
                    shutil.copy(node.data / "log", Path(folder) / f"{node.name}.log")


async def record_of(http: httpx.AsyncClient, table: str) -> str:
    """The record of a finished game, of whichever node has it."""
    async with asyncio.timeout(GOES_ON_WITHIN):
        while True:
            with contextlib.suppress(httpx.TransportError):  # the proxy may just have given a node up
                answer = await http.get(f"/api/tables/{table}/record")
                if answer.status_code == 200:
                    return answer.text
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.2)


@pytest.mark.skipif(not postgres.HERE, reason="PostgreSQL is not there")
@pytest.mark.timeout(3600)
async def test_faults_of_nodes_lose_nothing_and_leave_no_table_stuck(
    troupe: Troupe, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Told()
    players = [Visitor(troupe.proxy, told, f"p{n}") for n in range(4)]
    rivals = Rivals(troupe.proxy)
    tasks = [asyncio.create_task(player.play(bots_only=n >= 3)) for n, player in enumerate(players)]
    tasks.append(asyncio.create_task(rivals.run()))
    began = time.monotonic()
    slowest = 0.0
    try:
        await progress(told, list(players), GOES_ON_WITHIN)
        for turn in range(FAULTS):
            kind = KINDS[turn % len(KINDS)]
            await troupe.happen(kind)
            since = time.monotonic()
            await progress(told, list(players), GOES_ON_WITHIN)
            slowest = max(slowest, time.monotonic() - since)
            await troupe.kept(told, rivals)
            assert not any(task.done() for task in tasks), tasks
        await progress(told, list(players), GOES_ON_WITHIN)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    rows = await troupe.kept(told, rivals)
    assert len(told.acks) > FAULTS
    assert rivals.races > 0
    async with httpx.AsyncClient(base_url=troupe.proxy.url, timeout=30) as http:
        for table in told.over:
            record = Record.parse(await record_of(http, table))
            outcome = record.final().outcome()
            assert outcome is not None
            assert outcome.scores == record.scores
            assert all(check.holds for check in check_record(record))
    lives = (await troupe.ask("SELECT count(*) AS count FROM hall_node"))[0]["count"]
    with capsys.disabled():
        print(
            f"\n{FAULTS} faults ({', '.join(f'{count} {kind}' for kind, count in sorted(troupe.faults.items()))}) in"
            f" {time.monotonic() - began:.0f} s: {rows} choices kept, {len(told.acks)} acknowledged,"
            f" {sum(p.again for p in players)} sent again, {len(told.over)} games finished and replayed,"
            f" {rivals.races} races for a seat, {lives} lives of nodes; all tables went on within {slowest:.1f} s"
        )
