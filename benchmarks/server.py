"""Speed of the server: choices a second and their latency, beside bare commits of SQLite in the same run.

    .venv/bin/python benchmarks/server.py
    .venv/bin/python benchmarks/server.py --tables 50 --think 1.0 --seconds 20

A real server process; at each table five people with a socket each, who choose at random. A choice counts
when it is acknowledged, which is after it is on disk; its latency is from sending it to that. The bare loop
commits one such row after the other with the same settings, in the same folder: group commit may pass it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import socket
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

SEATS = 5


class Option(msgspec.Struct):
    option: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class Heard(msgspec.Struct):
    """What a player has to read of a message."""

    type: str
    number: int = 0
    id: str | int | None = None
    decision: Decision | None = None


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


def bare_commits(folder: Path, seconds: float) -> float:
    """Commits a second of one row each, as the server's database is set up."""
    with contextlib.closing(sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute(
            "CREATE TABLE choice (t TEXT, n INTEGER, seat INTEGER, o TEXT, at INTEGER, PRIMARY KEY (t, n))"
        )
        began = time.perf_counter()
        for n in itertools.count():
            database.execute("BEGIN IMMEDIATE")
            database.execute("INSERT INTO choice VALUES ('abcdefgh', ?, 3, 'pass:CR', 1)", (n,))
            database.execute("COMMIT")
            if time.perf_counter() - began > seconds:
                return n / (time.perf_counter() - began)
    raise AssertionError


@contextlib.asynccontextmanager
async def server(folder: Path) -> Any:
    """The real server, with limits that do not slow down its only guests."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    rates = {f"LUDARIUM_{name}_RATE": "1000000" for name in ("SOCKET", "PERSON", "GUEST")}
    code = f"import pathlib; from ludarium.server import serve; serve(port={port}, data=pathlib.Path({str(folder)!r}))"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, env={**os.environ, **rates}, stdout=asyncio.subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await http.get("/healthz")).status_code == 200:
                    break
            await asyncio.sleep(0.05)
    try:
        yield url, process.pid
    finally:
        process.terminate()
        await process.wait()


def cpu_seconds(pid: int) -> float:
    """What a process has used of the processor so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Run:
    """Players at tables, and what they measure."""

    def __init__(self, url: str, think: float) -> None:
        self.url = url
        self.think = think
        self.latencies: list[float] = []
        self.counting = False
        self.heard = 0
        self.playing = 0

    async def group(self) -> None:
        """Five people who play one game after the other."""
        cookies = []
        for seat in range(SEATS):
            async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
                await http.post("/api/guests", json={"name": f"p{seat}", "lang": "en"})
                cookies.append({"cookie": f"ludarium={http.cookies['ludarium']}"})
        while True:
            await self.game(cookies)

    async def game(self, cookies: list[dict[str, str]]) -> None:
        """One game, from the new table to its end."""
        async with httpx.AsyncClient(base_url=self.url, headers=cookies[0], timeout=60) as http:
            made = await http.post("/api/tables", json={"game": "saboteur", "seats": SEATS})
        url = f"{self.url.replace('http', 'ws')}/ws/tables/{made.json()['id']}"
        async with contextlib.AsyncExitStack() as stack:
            lines: list[ClientConnection] = []
            for seat, cookie in enumerate(cookies):
                line = connect(
                    url, additional_headers=cookie, compression=None, max_size=None, open_timeout=60
                )
                lines.append(await stack.enter_async_context(line))
                await lines[seat].send('{"type":"hello","lang":"en"}')
                if seat:
                    await lines[seat].send(f'{{"type":"sit","seat":{seat}}}')
                    await self.until(lines[seat], b'"kind":"person"', seat)
            await lines[0].send('{"type":"start"}')
            self.playing += 1
            await asyncio.gather(*(self.play(line) for line in lines))
            self.playing -= 1

    async def until(self, line: ClientConnection, part: bytes, times: int) -> None:
        """Read until a message holds ``part`` more than ``times`` times."""
        async for text in line:
            assert isinstance(text, str)
            if text.encode().count(part) > times:
                return

    async def play(self, line: ClientConnection) -> None:
        sent, asked, made = 0.0, "", 0
        async for text in line:
            self.heard += self.counting
            message = decode(text)
            if message.type == "ack" and message.id == asked and self.counting:
                self.latencies.append(time.perf_counter() - sent)
            if message.type != "game":
                continue
            if message.decision is None:
                return
            if message.decision.seat == -1:
                await line.send('{"type":"ready"}')
            if message.decision.options:
                if self.think:
                    await asyncio.sleep(self.think * random.uniform(0.5, 1.5))
                made += 1
                asked = f"c{made}"
                option = random.choice(message.decision.options).option
                choice = {"type": "choose", "id": asked, "number": message.number, "option": option}
                sent = time.perf_counter()
                await line.send(encode(choice).decode())


async def measure(tables: int, think: float, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        bare = bare_commits(folder, 1.0)
        async with server(folder) as (url, pid), httpx.AsyncClient(base_url=url, timeout=60) as http:
            run = Run(url, think)
            tasks = [asyncio.create_task(run.group()) for _ in range(tables)]
            while run.playing < tables:
                assert not any(task.done() for task in tasks)
                await asyncio.sleep(0.1)
            before = (await http.get("/healthz")).json()
            run.counting = True
            began, worked = time.perf_counter(), cpu_seconds(pid)
            await asyncio.sleep(seconds)
            run.counting = False
            took, worked = time.perf_counter() - began, cpu_seconds(pid) - worked
            after = (await http.get("/healthz")).json()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    latencies = sorted(run.latencies)
    commits = max(1, after["commits"] - before["commits"])
    return {
        "choices": len(latencies) / took,
        "messages": run.heard / took,
        "p50": statistics.median(latencies) * 1000,
        "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        "group": (after["changes"] - before["changes"]) / commits,
        "worked": len(latencies) / worked if worked else 0.0,
        "bare": bare,
        "ratio": len(latencies) / took / bare,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, help="only this many tables (default: 1, 10, 50)")
    parser.add_argument("--think", type=float, help="seconds of thought, with --tables (default: none)")
    parser.add_argument("--seconds", type=float, default=8.0)
    given = parser.parse_args()
    rows = [(1, 0.0), (10, 0.0), (50, 0.0), (50, 1.0)]
    if given.tables:
        rows = [(given.tables, given.think or 0.0)]
    shown = Table(title=f"server, {SEATS} people a table, {os.cpu_count()} cores with the players on them")
    for column in (
        "tables",
        "thought",
        "choices/s",
        "choices/CPU s",
        "messages/s",
        "p50",
        "p99",
        "choices a commit",
        "bare commits/s",
        "ratio",
    ):
        shown.add_column(column, justify="right")
    for tables, think in rows:
        got = asyncio.run(measure(tables, think, given.seconds))
        shown.add_row(
            str(tables), f"{think:g} s", f"{got['choices']:,.0f}", f"{got['worked']:,.0f}", f"{got['messages']:,.0f}", f"{got['p50']:.1f} ms",
            f"{got['p99']:.1f} ms", f"{got['group']:.2f}", f"{got['bare']:,.0f}", f"{got['ratio']:.2f}",
        )  # fmt: skip
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
