"""What many guests cost the others: abandoned tables of thinking bots, and a crowd of spectators.

    git worktree add /tmp/older <commit>
    .venv/bin/python benchmarks/guests.py --before /tmp/older
    .venv/bin/python benchmarks/guests.py --spectators 1000 --seconds 8

A real server process, on this machine only, from this checkout and, with ``--before``, from another one in the same run.

Bots: Ann plays against bots, and a step of theirs is timed from the step before; then Eve opens as many tables of the bot
that thinks longest as one person may have, and goes, or stays and looks at all of them. Spectators: five people choose ten times a second, and their choices are timed
from sending to the acknowledgement; then a crowd in a process of its own watches their table, as browsers do (compressed).
Start: how long it takes from there until the first choice of a player is acknowledged, the player's thought apart. Coming:
their choices again, while the crowd comes, all at once, as after a restart.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from wires import DEFLATE, Wire

HERE: Final = Path(__file__).resolve().parent.parent
EVES_TABLES: Final = 20
THOUGHT: Final = 0.1  # seconds before each choice
ENOUGH: Final = 40  # choices to speak of a 99th percentile
MOST_GAMES: Final = 12  # after these, fewer choices must do
MANY: Final = "1000000"
UNLIMITED: Final = (
    "SOCKET_RATE",
    "PERSON_RATE",
    "GUEST_RATE",
    "READ_RATE",
    "VIEW_RATE",
    "SOCKETS_EACH",
    "GUESTS_ADDRESS",
    "GUESTS_ALL",
    "TABLES_ADDRESS",
    "TABLES_EACH",
    "SPECTATORS_ALL",
    "SPECTATORS_ADDRESS",
    "SPECTATORS_TABLE",
    "CONNECTIONS",
    "CONNECTIONS_EACH",
)
"""Limits that would keep out a crowd from one address; an older checkout does not know them all."""


@contextlib.asynccontextmanager
async def server(checkout: Path, **settings: str) -> AsyncIterator[str]:
    """A server of a checkout, with one process for bots; gives its address."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "PYTHONPATH": str(checkout / "src"),
        "LUDARIUM_BOT_WORKERS": "1",
        **{f"LUDARIUM_{name}": MANY for name in UNLIMITED},
        **settings,
    }
    with tempfile.TemporaryDirectory() as folder:
        code = f"import pathlib; from ludarium.server import serve; serve(port={port}, data=pathlib.Path({folder!r}))"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, env=environment, stdout=asyncio.subprocess.DEVNULL
        )
        url = f"http://127.0.0.1:{port}"
        try:
            async with httpx.AsyncClient(base_url=url, timeout=60) as http:
                while True:
                    with contextlib.suppress(httpx.TransportError):
                        if (await http.get("/api/me")).status_code == 200:
                            break
                    await asyncio.sleep(0.05)
            yield url
        finally:
            process.terminate()
            await process.wait()


async def guest(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    """A new guest's cookie."""
    answer = await http.post("/api/guests", json={"name": name, "lang": "en"})
    http.cookies.clear()
    return {"cookie": f"ludarium={answer.cookies['ludarium']}"}


def wire(url: str, table: str, cookie: dict[str, str]) -> connect:
    return connect(
        f"{url.replace('http', 'ws')}/ws/tables/{table}",
        additional_headers=cookie,
        max_size=None,
        compression=None,
        open_timeout=60,
        ping_interval=None,
    )


class Play:
    """Somebody who plays at random, one table after the other, and what they measure."""

    def __init__(self) -> None:
        self.counting = False
        self.steps: list[float] = []
        self.acks: list[float] = []
        self.begun = 0.0
        self.starts: list[float] = []

    async def at(self, line: ClientConnection, seat: int) -> None:
        sent, asked, made, last = 0.0, "", 0, 0.0
        async for text in line:
            message = json.loads(text)
            now = time.perf_counter()
            if message["type"] == "ack" and message["id"] == asked and self.counting:
                self.acks.append(now - sent)
                if self.begun:
                    self.starts.append(now - self.begun - THOUGHT)
                    self.begun = 0.0
            if message["type"] not in ("game", "welcome"):
                continue
            if message["type"] == "game":
                if self.counting and last and message["seat"] not in (seat, -1):
                    self.steps.append(now - last)
                last = now
            decision = message["decision"]
            if decision is None:
                if message["number"]:
                    return
                continue
            if decision["seat"] == -1:
                await line.send('{"type":"ready"}')
            if decision["options"] and decision["seat"] == seat:
                await asyncio.sleep(THOUGHT)
                made += 1
                asked = f"c{made}"
                option = random.choice(decision["options"])["option"]
                sent = time.perf_counter()
                choice = {"type": "choose", "id": asked, "number": message["number"], "option": option}
                await line.send(json.dumps(choice))


async def bots(checkout: Path, seconds: float, stay: bool) -> tuple[list[float], list[float]]:
    """Seconds a step of Ann's bots, without Eve and after Eve has gone, or while she is there."""
    async with (
        contextlib.AsyncExitStack() as lines,
        server(checkout) as url,
        httpx.AsyncClient(base_url=url, timeout=60) as http,
        asyncio.TaskGroup() as group,
    ):
        play = Play()
        ann = await guest(http, "Ann")

        async def games() -> None:
            while True:
                made = await http.post("/api/play", json={"game": "saboteur"}, headers=ann)
                async with wire(url, made.json()["id"], ann) as line:
                    await line.send('{"type":"hello","lang":"en"}')
                    await play.at(line, 0)

        playing = group.create_task(games())
        await asyncio.sleep(3)
        quiet = await counted(play, play.steps, seconds)
        eve = await guest(http, "Eve")
        looking: list[asyncio.Task[None]] = []
        for _ in range(EVES_TABLES):
            wish = {"game": "saboteur", "seats": 5, "bots": ["search"] * 5}
            made = await http.post("/api/tables", json=wish, headers=eve)
            async with contextlib.AsyncExitStack() as stack:
                line = await stack.enter_async_context(wire(url, made.json()["id"], eve))
                await line.send('{"type":"hello","lang":"en"}')
                await line.send('{"type":"start"}')
                await line.recv()
                if stay:
                    lines.push_async_exit(stack.pop_all())
                    looking.append(group.create_task(listen(line)))
        await asyncio.sleep(12)  # longer than any table is kept going without a socket
        after = await counted(play, play.steps, seconds)
        for task in (playing, *looking):
            task.cancel()
    return quiet, after


async def listen(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def counted(play: Play, figures: list[float], seconds: float) -> list[float]:
    """What is measured in a while."""
    figures.clear()
    play.counting = True
    await asyncio.sleep(seconds)
    play.counting = False
    return sorted(figures)


class Watched(NamedTuple):
    """Seconds, each without spectators and with ``many``: until a choice is acknowledged (``coming``: while they come), and
    from the start of a game until its first choice is."""

    choices: tuple[list[float], list[float]]
    coming: tuple[list[float], list[float]]
    starts: tuple[list[float], list[float]]


async def spectators(checkout: Path, many: int, seconds: float, games: int) -> Watched:
    """What a crowd costs those who play, in so many games."""
    async with (
        server(checkout) as url,
        httpx.AsyncClient(base_url=url, timeout=60) as http,
        asyncio.TaskGroup() as group,
    ):
        play = Play()
        guests = [(await guest(http, f"s{n}"))["cookie"] for n in range(many)]
        people = [await guest(http, name) for name in ("Ann", "Ben", "Cy", "Dan", "Eli")]
        wish = {"game": "saboteur", "seats": len(people)}
        tables: asyncio.Queue[str] = asyncio.Queue()

        async def game() -> None:
            made = await http.post("/api/tables", json=wish, headers=people[0])
            table = made.raise_for_status().json()["id"]
            async with contextlib.AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(wire(url, table, one)) for one in people]
                for seat, line in enumerate(lines):
                    await line.send('{"type":"hello","lang":"en"}')
                    if seat:
                        await line.send(f'{{"type":"sit","seat":{seat}}}')
                async for text in lines[0]:
                    if str(text).count('"kind":"person"') == len(people):
                        break
                tables.put_nowait(table)
                await asyncio.gather(begin(lines[0]), *[play.at(line, n) for n, line in enumerate(lines)])

        async def begin(ann: ClientConnection) -> None:
            await started.wait()
            play.begun = time.perf_counter()
            await ann.send('{"type":"start"}')

        async def measured(crowd: Path | None, coming: bool = False) -> tuple[list[float], list[float]]:
            nonlocal started
            figures: list[float] = []
            starts: list[float] = []
            played = 0
            while played < games or (len(figures) < ENOUGH and played < MOST_GAMES):
                played += 1
                started = asyncio.Event()
                one = group.create_task(game())
                table = await tables.get()
                async with watching(url, table, None if coming else crowd):
                    play.acks.clear()
                    play.starts.clear()
                    play.counting = True
                    started.set()
                    if coming:
                        heard = {b"coming": play.acks.clear, b"come": lambda: figures.extend(play.acks)}  # noqa: B023
                        async with watching(url, table, crowd, heard):
                            pass
                    else:
                        await asyncio.wait([one], timeout=seconds)
                        figures += play.acks
                    play.counting = False
                    starts += play.starts
                    one.cancel()
                    await asyncio.gather(one, return_exceptions=True)
            return sorted(figures), sorted(starts)

        started = asyncio.Event()
        with tempfile.TemporaryDirectory() as folder:
            cookies = Path(folder) / "cookies.json"
            cookies.write_text(json.dumps(guests))
            quiet, start = await measured(None)
            coming, _ = await measured(cookies, coming=True)
            loaded, late = await measured(cookies)
        return Watched((quiet, loaded), (quiet, coming), (start, late))


@contextlib.asynccontextmanager
async def watching(
    url: str,
    table: str,
    cookies: Path | None,
    heard: Mapping[bytes, Callable[[], None]] = MappingProxyType({}),
) -> AsyncIterator[None]:
    """A crowd at a table, in a process of its own, of the guests whose cookies are in a file; ``heard`` is what to do when
    they begin to come, and when they have come."""
    if cookies is None:
        yield
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--crowd", url, table, str(cookies), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        for expected in (b"coming", b"come", b"here"):
            line = await process.stdout.readline()
            if line.strip() != expected:
                raise RuntimeError(f"the crowd did not come: {line!r}")
            heard.get(expected, lambda: None)()
        yield
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Spectator(Wire):
    """Says hello and takes what comes, compressed: of all frames but pings nothing but the length is read."""

    extensions = DEFLATE

    def __init__(self, table: str, cookie: str, welcomed: asyncio.Semaphore) -> None:
        super().__init__(f"/ws/tables/{table}", cookie)
        self.welcomed = welcomed

    def opened(self) -> None:
        self.send(b'{"type":"hello","lang":"en"}')
        self.welcomed.release()

    def message(self, kind: int, content: bytes) -> None:
        """Nobody reads it."""


async def crowd(url: str, table: str, cookies: list[str]) -> None:
    """Come, each with a guest's cookie, say so, and stay until killed."""
    loop = asyncio.get_running_loop()
    welcomed = asyncio.Semaphore(0)
    port = int(url.rpartition(":")[2])
    print("coming", flush=True)
    for n, cookie in enumerate(cookies):
        await loop.create_connection(
            lambda cookie=cookie: Spectator(table, cookie, welcomed), "127.0.0.1", port
        )
        if n % 50 == 49:
            for _ in range(50):
                await welcomed.acquire()
    print("come", flush=True)
    await asyncio.sleep(5)  # until everybody has heard of everybody
    print("here", flush=True)
    await asyncio.Event().wait()


def shown(table: Table, what: str, quiet: list[float], loaded: list[float]) -> float:
    """Write a line down; gives how many times slower the 99th percentile has become."""

    def p(figures: list[float], part: float) -> float:
        return figures[min(len(figures) - 1, int(len(figures) * part))]

    ratio = p(loaded, 0.99) / p(quiet, 0.99)
    row = [statistics.median(quiet), p(quiet, 0.99), statistics.median(loaded), p(loaded, 0.99)]
    words = [f"{one * 1000:,.0f} ms" for one in row]
    table.add_row(what, *words, f"{ratio:.1f}")
    print(what, *words, f"{ratio:.1f}", sep=" | ", file=sys.stderr, flush=True)
    return ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--before", type=Path, help="an older checkout to measure first")
    parser.add_argument("--spectators", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--games", type=int, default=5, help="that start with spectators")
    parser.add_argument("--only", choices=("bots", "spectators"))
    parser.add_argument("--crowd", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.crowd:
        asyncio.run(crowd(given.crowd[0], given.crowd[1], json.loads(Path(given.crowd[2]).read_text())))
        return
    table = Table(title=f"{os.cpu_count()} cores, with the guests on them")
    for column in ("", "p50 alone", "p99 alone", "p50", "p99", "ratio of p99"):
        table.add_column(column, justify="right" if column else "left")
    checkouts = (
        [("now", HERE)] if given.before is None else [("before", given.before.resolve()), ("now", HERE)]
    )
    for name, checkout in checkouts:
        if given.only != "spectators":
            for stay, which in ((False, "abandoned"), (True, "watched")):
                figures = asyncio.run(bots(checkout, given.seconds, stay))
                shown(table, f"{name}: a bot's step, {EVES_TABLES} {which} tables", *figures)
        if given.only != "bots":
            found = asyncio.run(spectators(checkout, given.spectators, given.seconds, given.games))
            shown(table, f"{name}: a choice, {given.spectators:,} spectators", *found.choices)
            shown(table, f"{name}: a choice while {given.spectators:,} come", *found.coming)
            shown(table, f"{name}: a start, {given.spectators:,} spectators", *found.starts)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
