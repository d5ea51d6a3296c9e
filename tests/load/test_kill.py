"""Kill -9 the server again and again while people and bots play: nothing that it acknowledged is lost, and
no table is stuck."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server import forked
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ludarium.core import TABLE, Chance, Record
from ludarium.server.tables.fair import check_record
from ludarium.testing import seed_of_run

KILLS = int(os.environ.get("LUDARIUM_KILLS") or 20)
UP_WITHIN = 300.0
PROGRESS_WITHIN = 240.0
STEPS = 4  # that every table makes in each life of the server
LIFE = (0, 300)  # ms that a server lives after every table has gone on


class Server:
    """The real server, in a process that can be killed."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.data = data
        self.process: forked.Life | None = None
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        environment = {
            "LUDARIUM_BOT_DELAY": "0.005",
            "LUDARIUM_BOT_WORKERS": "1",
            "LUDARIUM_GO_ON": "0.2",
            "LUDARIUM_HEARTBEAT": "0.2",
            "LUDARIUM_SOCKET_RATE": "10000",
            "LUDARIUM_PERSON_RATE": "10000",
            "LUDARIUM_CHAT_RATE": "10000",
            "LUDARIUM_TABLES_EACH": "10000",
        }
        log = self.data / "server.log"
        self.process = forked.hall(log, environment, port=self.port, data=self.data)
        async with asyncio.timeout(UP_WITHIN), httpx.AsyncClient() as http:
            while True:
                assert self.process.returncode is None, log.read_text()[-3000:]
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()


@dataclass
class Told:
    """What the server has told anybody: it must be true for ever."""

    acks: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)  # (table, id): number, option
    steps: dict[tuple[str, int], tuple[int, str | None]] = field(default_factory=dict)
    lines: dict[tuple[str, int], str] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)


class Player:
    """A person at a table, who comes back after every loss and sends again what was not acknowledged."""

    comes_back: tuple[str, ...] = ()
    """Refusals after which it is not known what became of a choice."""
    harmless: tuple[str, ...] = ("stale-number", "not-your-turn")
    """Refusals of what somebody else was quicker to do."""

    def __init__(self, server: Server | Any, told: Told, name: str) -> None:
        self.server = server
        self.told = told
        self.name = name
        self.chance = Chance.of(f"{seed_of_run()} {name}")
        self.cookie = ""
        self.table = ""
        self.last: int | None = None
        self.made = 0
        self.newest: dict[str, Any] = {}
        self.waiting: dict[str, dict[str, Any]] = {}
        self.again = 0  # choices that were sent more than once
        self.heard: Counter[str] = Counter()  # refusals and goodbyes
        self.seated = False
        self.ready_at: int | None = None  # the step after which this life of the server was told to go on

    async def http(self, method: str, path: str, **body: Any) -> Any:
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=self.server.url, headers=headers) as http:
            response = await http.request(method, path, json=body or None)
            if "ludarium" in response.cookies:
                self.cookie = f"ludarium={response.cookies['ludarium']}"
            return response.json() if "json" in response.headers["content-type"] else response.text

    async def sit_down(self, bots_only: bool) -> None:
        """Open a table against bots."""
        if not self.cookie:
            await self.http("POST", "/api/guests", name=self.name, lang="en")
        self.seated = not bots_only
        bots = ["random" if bots_only else None, *["random"] * 4]
        table = await self.http("POST", "/api/tables", game="saboteur", seats=5, bots=bots)
        self.table, self.last = table["id"], None

    def connection(self) -> connect:
        url = f"{self.server.url.replace('http', 'ws')}/ws/tables/{self.table}"
        return connect(url, additional_headers={"cookie": self.cookie}, compression=None, max_size=None)

    async def play(self, bots_only: bool) -> None:
        """Play for ever, table after table, whatever happens to the line."""
        while True:
            try:
                if not self.table:
                    await self.sit_down(bots_only)
                async with self.connection() as line:
                    await self.converse(line)
            except (OSError, WebSocketException, InvalidHandshake, httpx.TransportError, KeyError):
                await asyncio.sleep(0.02)

    async def begin(self, line: ClientConnection, table: dict[str, Any]) -> None:
        """Do what a table still needs before the game."""
        if table["status"] == "open":  # killed before it was started
            await line.send(json.dumps({"type": "start"}))

    async def seats_changed(self, line: ClientConnection, table: dict[str, Any]) -> None:
        """Somebody has come or gone."""

    async def converse(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "last": self.last, "chat": None, "lang": "en"}))
        async for text in line:
            message = json.loads(text)
            if message["type"] in ("error", "bye"):
                self.heard[message["code"]] += 1
            match message["type"]:
                case "welcome":
                    self.ready_at = None
                    await self.begin(line, message["table"])
                    for step in message["log"]:
                        self.note(step)
                    await self.look(line, message)
                    for choice in self.waiting.values():
                        self.again += 1
                        await line.send(json.dumps(choice))
                case "table":
                    await self.seats_changed(line, message["table"])
                case "game":
                    self.note(message)
                    await self.look(line, message)
                case "ack":
                    if message["id"] in self.waiting:
                        choice = self.waiting.pop(message["id"])
                        self.told.acks[self.table, message["id"]] = message["number"], choice["option"]
                    # The step itself came before: it may have asked this very player again.
                    await self.look(line, self.newest)
                case "error" if message["code"] in self.comes_back:
                    return
                case "error":
                    assert message["code"] in self.harmless, message
                    self.waiting.pop(message["id"], None)
                    await self.look(line, self.newest)
                case "chat":
                    self.told.lines[self.table, message["id"]] = message["text"]
            if message["type"] in ("welcome", "game") and message["number"] and message["decision"] is None:
                self.told.over.add(self.table)
                self.table, self.waiting = "", {}
                return

    def note(self, step: dict[str, Any]) -> None:
        key = (self.table, step["number"])
        seat, option = self.told.steps.setdefault(key, (step["seat"], step["option"]))
        assert seat == step["seat"], "a step that was told has changed"
        # Not everybody is shown what was chosen.
        assert option == step["option"] or None in (option, step["option"]), (
            "a step that was told has changed"
        )
        self.told.steps[key] = seat, option or step["option"]
        self.last = step["number"]

    async def look(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self.last = message["number"]
        self.newest = message
        decision = message["decision"]
        # Between the rounds a table of one person with bots waits for that person.
        if (
            decision
            and decision["seat"] == TABLE
            and self.seated
            and self.ready_at != self.last
            and self.last
        ):
            self.ready_at = self.last
            await line.send(json.dumps({"type": "ready"}))
        if decision and decision["options"] and not self.waiting:
            option = decision["options"][self.chance.below(len(decision["options"]))]["option"]
            self.made += 1
            id_ = f"{self.name}-{self.made}"
            self.waiting[id_] = {"type": "choose", "id": id_, "number": message["number"], "option": option}
            await line.send(json.dumps(self.waiting[id_]))
            if self.made % 5 == 0:
                await line.send(json.dumps({"type": "chat", "text": f"{self.name} {self.made}"}))


CHOICES = "SELECT table_id, number, seat, option, message FROM choice"
LINES = "SELECT table_id, number, text FROM chat"


def kept(data: Path, told: Told) -> int:
    """Compare what was told with what is on disk; gives the number of choices there."""
    with contextlib.closing(sqlite3.connect(data / "hall.sqlite3")) as database:
        return compared(database.execute(CHOICES).fetchall(), database.execute(LINES).fetchall(), told)


def compared(rows: Sequence[Sequence[Any]], said: Sequence[Sequence[Any]], told: Told) -> int:
    """Compare what was told with these choices and lines of talk, which are on disk; gives the number of choices."""
    lines = {(table, number): text for table, number, text in said}
    choices = {(table, number): (seat, option, message) for table, number, seat, option, message in rows}
    for (table, id_), (number, option) in told.acks.items():
        assert choices[table, number][1:] == (option, id_), f"acknowledged and lost: {table} {number}"
    for key, (seat, shown) in told.steps.items():
        assert key in choices, f"announced and lost: {key}"
        assert choices[key][0] == seat
        assert shown is None or choices[key][1] == shown
    for key, text in told.lines.items():
        assert lines[key] == text
    by_table: dict[str, list[int]] = {}
    for table, number in choices:
        by_table.setdefault(table, []).append(number)
    ids = [(table, message) for table, _, _, _, message in rows if message is not None]
    assert len(ids) == len(set(ids)), "a choice counts twice"
    for numbers in by_table.values():
        assert sorted(numbers) == list(range(1, len(numbers) + 1)), "no gaps"
    return len(rows)


def newest(told: Told) -> dict[str, int]:
    found: dict[str, int] = {}
    for table, number in told.steps:
        found[table] = max(found.get(table, 0), number)
    return found


async def progress(told: Told, players: list[Player], within: float = PROGRESS_WITHIN) -> None:
    """Wait until every table has gone on since now (it made some steps, or ended) and somebody's choice
    was acknowledged."""
    before, tables, acks = newest(told), {p.table for p in players if p.table}, len(told.acks)
    stuck = tables
    try:
        async with asyncio.timeout(within):
            while stuck or len(told.acks) <= acks:
                await asyncio.sleep(0.01)
                now = newest(told)
                stuck = {
                    table for table in tables - told.over if now.get(table, 0) < before.get(table, 0) + STEPS
                }
    except TimeoutError:
        names = [p.name for p in players if p.table in stuck]
        raise AssertionError(
            f"{len(stuck)} of {len(tables)} tables do not go on: {sorted(stuck)} of {names};"
            f" {len(told.acks) - acks} choices were acknowledged meanwhile"
        ) from None


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    server = Server(tmp_path)
    await server.start()
    yield server
    await server.kill()


@pytest.mark.timeout(1500)
async def test_kill_9_loses_nothing_and_leaves_no_table_stuck(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Told()
    players = [Player(server, told, f"p{n}") for n in range(4)]
    # Two tables of one person and four bots, two of bots alone that somebody watches.
    tasks = [asyncio.create_task(player.play(bots_only=n >= 2)) for n, player in enumerate(players)]
    chance = Chance.of(f"{seed_of_run()} kills")
    began = time.monotonic()
    try:
        for _ in range(KILLS):
            await progress(told, players)
            await asyncio.sleep((LIFE[0] + chance.below(LIFE[1] - LIFE[0])) / 1000)
            await server.kill()
            kept(server.data, told)
            assert not any(task.done() for task in tasks)
            await server.start()
        await progress(told, players)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    rows = kept(server.data, told)
    assert len(told.acks) > KILLS
    for table in told.over:
        record = Record.parse(await players[0].http("GET", f"/api/tables/{table}/record"))
        outcome = record.final().outcome()
        assert outcome is not None
        assert outcome.scores == record.scores
        assert all(check.holds for check in check_record(record))
    with capsys.disabled():
        print(
            f"\n{KILLS} kills in {time.monotonic() - began:.0f} s: {rows} choices kept, {len(told.acks)} acknowledged, "
            f"{sum(p.again for p in players)} sent again, {len(told.over)} games finished and replayed"
        )
