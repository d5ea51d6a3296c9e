"""What the hall bears: many tables of people, on SQLite and PostgreSQL, by one node or two.

    .venv/bin/python benchmarks/load.py
    .venv/bin/python benchmarks/load.py --tables 50 1000 --databases postgres --nodes 2 --before ../before
    .venv/bin/python benchmarks/load.py --tables 500 --beside readers idle slow
    .venv/bin/python benchmarks/load.py --compiled --minutes 14 --seconds 8
    .venv/bin/python benchmarks/load.py --compiled --lines plain packed browser --tables 500

Real server processes on 127.0.0.1 with the usual limits raised, since all guests come from one address. The guests are a process
of their own: at each table so many people with a socket each, who think before every choice (some 2 s, drawn anew each time),
choose at random and open the next table when a game is over. With several nodes tables are opened at each of them in turn, and
each table's people come by all of them in turn.

A choice is timed from sending it to its acknowledgement, which is after it is on disk. "choices a CPU s" divides by what the
nodes used of the processor, the database's processes apart. "a table" is what the nodes' memory grew by since before the first
one. "sent" is what a choice sends to all at its table. "back" is a storm: all sockets are broken off at once and come back; the
seconds until the last has its welcome. "again": the nodes are killed and started again; the seconds until they answer, and until
everybody has their welcome.

``--lines`` says how the guests' lines are: ``plain``, as programs have them, ``packed``, compressed as browsers ask for, or
``browser``, compressed and with what has changed in views in place of all of them, as the page asks for.

``--beside`` measures the largest number of tables once more beside others: ``readers`` without a name who ask for the lobby as
fast as it comes, ``idle`` sockets at tables that have not begun, and ``slow`` spectators who read nothing any more.
``--before`` names another checkout, with an environment of its own, which is measured in the same run. ``--compiled`` takes the
build that ``make compiled`` has made in each of them: what is measured then is the server that is installed there. ``--minutes``
says within how many all of it ends: each case has the same share, and leaves out the numbers of tables for which that is too short.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import math
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import msgspec
from guests import MANY, UNLIMITED
from readers import crowd
from rich.console import Console
from rich.table import Table
from wires import DEFLATE, Wire

from server import Heard, cpu_seconds

HERE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

OPENING: Final = 16
"""So many tables are opened at one moment."""
COMING_BACK: Final = 0.2
"""Seconds that a browser waits before it comes back, give or take."""
PATIENCE: Final = 180.0
DESCRIPTORS: Final = 65_536
OPENED: Final = 0.1
"""Seconds until one more table plays, before that is known."""
COMING: Final = 0.5
"""As a part of the time that it took to open the tables, how long a storm and a start take; and the seconds besides."""
STARTING: Final = 15.0
SETTLING: Final = 1.0
"""Seconds until all that a pause has held up is done."""
LINES: Final = ("plain", "packed", "browser")
READERS: Final = 4
IDLE: Final = 5_000
SLOW: Final = 200
SAID: Final = 120
"""Characters of a fault that say what kind it is."""

decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


# -- the guests, in a process of their own


class Seat(Wire):
    """Somebody at a table: they answer whatever is asked of them, and come back when their line is lost."""

    def __init__(self, party: Party, number: int, cookie: str) -> None:
        super().__init__(f"/ws/tables/{party.table}", cookie)
        self.party, self.number = party, number
        self.extensions = "" if party.crowd.lines == "plain" else DEFLATE
        self.last: int | None = None
        self.asked = ""
        self.sent = 0.0
        self.choice = b""
        self.thinking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.path.endswith(self.party.table):
            self.party.wires[self.number] = self
        else:  # the game has ended while this line was made anew
            transport.abort()

    def opened(self) -> None:
        by_changes = {"changes": True} if self.party.crowd.lines == "browser" else {}
        self.send(encode({"type": "hello", "lang": "en", "last": self.last, **by_changes}))

    def data_received(self, data: bytes) -> None:
        self.party.crowd.bytes += len(data)
        super().data_received(data)

    def heard(self, text: bytes) -> None:
        crowd = self.party.crowd
        message = decode(text)
        crowd.messages += 1
        if message.type == "ack" and message.id == self.asked:
            if crowd.counting:
                crowd.latencies.append(time.perf_counter() - self.sent)
            self.choice = b""
        elif message.type == "error":
            crowd.refused += 1
            self.choice = b""
        elif message.type == "welcome":
            self._welcomed(message)
        elif message.type == "game":
            self._asked(message)

    def _welcomed(self, message: Heard) -> None:
        crowd = self.party.crowd
        crowd.welcomed += 1
        if not self.party.begun:
            if self.number:
                self.send(encode({"type": "sit", "seat": self.number}))
            self.party.welcomed()
        elif message.number or message.decision is not None:  # some games ask somebody at once
            if self.choice:  # it may have been lost with the line: the same id counts once
                self.send(self.choice)
            self._asked(message)

    def _asked(self, message: Heard) -> None:
        self.last = message.number
        if self.thinking:
            self.thinking.cancel()
        if message.decision is None:
            self.party.over()
        elif message.decision.seat == -1:
            self.send(b'{"type":"ready"}')
        elif message.decision.seat == self.number and message.decision.options:
            thought = self.party.crowd.think * random.uniform(0.5, 1.5)
            option = random.choice(message.decision.options).option
            loop = asyncio.get_running_loop()
            self.thinking = loop.call_later(thought, self._choose, message.number, option)

    def _choose(self, number: int, option: str) -> None:
        self.asked = f"{self.number}.{self.party.games}.{number}"
        self.choice = encode({"type": "choose", "id": self.asked, "number": number, "option": option})
        self.sent = time.perf_counter()
        self.send(self.choice)

    def lost(self) -> None:
        if self.thinking:
            self.thinking.cancel()
        if self.party.wires.get(self.number) is self:
            self.party.crowd.lost += 1
            self.party.come_back(self)


class Party:
    """The people who play with each other, one game after the other."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd, self.name = crowd, name
        self.cookies: list[str] = []
        self.table = ""
        self.games = 0
        self.here = 0
        self.begun = False
        self.wires: dict[int, Seat] = {}
        self.ended = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        for seat in range(self.crowd.people):
            self.cookies.append(await self.crowd.guest(f"{self.name}.{seat}"))
        while True:
            await self.game()

    async def game(self) -> None:
        self.games += 1
        self.here, self.begun, self.table = 0, False, "-"
        self.ended.clear()
        async with self.crowd.opening:
            wish = {"game": self.crowd.game, "seats": self.crowd.people}
            # Tables are opened at the nodes in turn, as behind a proxy: each keeps those that are opened there.
            port = self.crowd.ports[self.crowd.opened % len(self.crowd.ports)]
            self.crowd.opened += 1
            self.table = (await self.crowd.post(port, "/api/tables", wish, self.cookies[0]))["id"]
            for seat in range(self.crowd.people):
                await self.connect(seat)
            async with asyncio.timeout(PATIENCE):
                while self.here < self.crowd.people:
                    await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)  # until the last has sat down
        self.begun = True
        self.wires[0].send(b'{"type":"start"}')
        self.crowd.playing += 1
        await self.ended.wait()
        self.crowd.playing -= 1

    def welcomed(self) -> None:
        self.here += 1

    def over(self) -> None:
        if not self.ended.is_set():
            self.crowd.ended += 1
            self.ended.set()
            self.wires, wires = {}, self.wires
            for wire in wires.values():
                wire.transport.close()

    async def connect(self, seat: int, of: Seat | None = None) -> None:
        """Come to the table as the person of a seat, going on where ``of`` was when its line was lost."""
        port = self.crowd.ports[(seat + self.games) % len(self.crowd.ports)]
        wire = Seat(self, seat, self.cookies[seat])
        if of is not None:
            wire.last, wire.asked, wire.sent, wire.choice = of.last, of.asked, of.sent, of.choice
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port)

    def come_back(self, wire: Seat) -> None:
        async def back() -> None:
            while self.wires.get(wire.number) is wire:
                await self.crowd.may_come.wait()
                await asyncio.sleep(COMING_BACK * random.uniform(0.5, 1.5))
                with contextlib.suppress(OSError):
                    await self.connect(wire.number, wire)

        task = asyncio.create_task(back())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Crowd:
    """All parties, and what they measure."""

    def __init__(self, ports: list[int], game: str, people: int, think: float, lines: str) -> None:
        self.ports, self.game, self.people, self.think, self.lines = ports, game, people, think, lines
        self.http = httpx.AsyncClient(
            timeout=PATIENCE,
            limits=httpx.Limits(max_connections=OPENING),
        )
        self.opening = asyncio.Semaphore(OPENING)
        self.may_come = asyncio.Event()
        self.may_come.set()
        self.parties: list[Party] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.others: list[Wire] = []
        self.latencies: list[float] = []
        self.counting = False
        self.opened = self.playing = self.messages = self.bytes = self.refused = self.lost = self.welcomed = (
            self.ended
        ) = 0

    async def post(self, port: int, path: str, body: dict[str, Any], cookie: str) -> dict[str, Any]:
        url = f"http://127.0.0.1:{port}{path}"
        answer = await self.http.post(url, json=body, headers={"cookie": cookie})
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.text}")
        found: dict[str, Any] = answer.json()
        return found

    async def guest(self, name: str) -> str:
        async with self.opening:
            url = f"http://127.0.0.1:{self.ports[0]}/api/guests"
            answer = await self.http.post(url, json={"name": name, "lang": "en"})
        cookie = answer.raise_for_status().cookies["ludarium"]
        self.http.cookies.clear()
        return f"ludarium={cookie}"

    async def tables(self, count: int) -> dict[str, Any]:
        """Open tables until there are so many, and wait until all of them play."""
        began = time.perf_counter()
        while len(self.parties) < count:
            party = Party(self, str(len(self.parties)))
            self.parties.append(party)
            self.tasks.append(asyncio.create_task(party.play()))
        while self.playing < count:
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        # No pause of ours is to count as one of the hall's: nothing here leaves garbage in cycles while it measures.
        took = time.perf_counter() - began
        gc.collect()
        gc.freeze()
        await asyncio.sleep(SETTLING)
        return {"seconds": took}

    async def measure(self, seconds: float) -> dict[str, Any]:
        self.latencies.clear()
        messages, refused, lost, sent = self.messages, self.refused, self.lost, self.bytes
        self.counting = True
        gc.disable()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        gc.enable()
        self.counting = False
        found = sorted(self.latencies)
        return {
            "choices": len(found), "seconds": took,
            "p50": statistics.median(found), "p99": found[int(len(found) * 0.99)],
            "bytes": self.bytes - sent, "messages": self.messages - messages, "refused": self.refused - refused, "lost": self.lost - lost,
        }  # fmt: skip

    async def everybody_back(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """Seconds until everybody whose line was lost has a welcome again; the wires that were lost once more on the way."""
        began = time.perf_counter()
        lost, welcomed = self.lost, self.welcomed
        before = len([wire for party in self.parties for wire in party.wires.values()])
        async with asyncio.timeout(seconds):
            while self.welcomed - welcomed < before:
                await asyncio.sleep(0.02)
        return {
            "seconds": time.perf_counter() - began,
            "sockets": before,
            "lost": max(0, self.lost - lost - before),
        }

    async def storm(self) -> dict[str, Any]:
        """Break all sockets off at once."""
        waiting = asyncio.create_task(self.everybody_back())
        await asyncio.sleep(0)
        self._break_off()
        return await waiting

    async def leave(self) -> dict[str, Any]:
        """Break all sockets off; nobody comes back before ``come``."""
        self.may_come.clear()
        self._break_off()
        return {}

    async def come(self) -> dict[str, Any]:
        """Let all of them come at once."""
        lost = self.lost
        waiting = asyncio.create_task(self.everybody_back())
        await asyncio.sleep(0)
        self.may_come.set()
        return {**await waiting, "lost": self.lost - lost}

    def _break_off(self) -> None:
        for party in self.parties:
            for wire in list(party.wires.values()):
                wire.transport.abort()

    async def idle(self, count: int) -> dict[str, Any]:
        """Sockets of people at tables that have not begun."""
        return await self._others(count, slow=False)

    async def slow(self, count: int) -> dict[str, Any]:
        """Spectators of games that go on, who read no further once they are welcomed."""
        return await self._others(count, slow=True)

    async def _others(self, count: int, slow: bool) -> dict[str, Any]:
        came = 0

        class Other(Wire):
            def opened(self) -> None:
                self.send(b'{"type":"hello","lang":"en"}')

            def heard(self, text: bytes) -> None:
                nonlocal came
                if decode(text).type == "welcome":
                    came += 1
                    if slow:
                        self.transport.pause_reading()

        tables: list[str] = []
        cookies: list[str] = []
        began = time.perf_counter()
        for n in range(count):
            if n % 100 == 0:
                cookies.append(await self.guest(f"other {n}"))
                if not slow:
                    wish = {"game": self.game, "seats": self.people}
                    tables.append((await self.post(self.ports[0], "/api/tables", wish, cookies[-1]))["id"])
            table = self.parties[n % len(self.parties)].table if slow else tables[-1]
            wire = Other(f"/ws/tables/{table}", cookies[-1])
            port = self.ports[n % len(self.ports)]
            await asyncio.get_running_loop().create_connection(lambda wire=wire: wire, "127.0.0.1", port)
            self.others.append(wire)
            async with asyncio.timeout(PATIENCE):
                while came < n - 50:
                    await asyncio.sleep(0.01)
        return {"seconds": time.perf_counter() - began, "sockets": count}

    async def part(self) -> dict[str, Any]:
        """Send the others away."""
        for wire in self.others:
            wire.transport.abort()
        gone = len(self.others)
        self.others.clear()
        return {"sockets": gone}


async def guests(ports: list[int], game: str, people: int, think: float, lines: str) -> None:
    """Do what each line of the standard input says, and say what came of it; until there is no further line."""
    told = Told()
    asyncio.get_running_loop().set_exception_handler(told)
    one = Crowd(ports, game, people, think, lines)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    while line := await reader.readline():
        what, *given = json.loads(line)
        found = await getattr(one, what)(*given)
        told.sum_up()
        print(json.dumps(found), flush=True)
    os._exit(0)


class Told:
    """Faults of the wires, such as being sent away in a storm: on the standard error the first of each kind, and how many there
    were once there is something else to say."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        said = f"{context.get('message')} {context.get('exception')!r}"[:SAID]
        self.faults[said] += 1
        if self.faults[said] == 1:
            print(said, file=sys.stderr, flush=True)

    def sum_up(self) -> None:
        for said, times in self.faults.items():
            if times > 1:
                print(f"{times:,} times: {said}", file=sys.stderr, flush=True)
        self.faults.clear()


class Guests:
    """The guests' process, as the measuring process sees it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    @contextlib.asynccontextmanager
    async def of(cls, ports: list[int], given: argparse.Namespace, lines: str) -> AsyncIterator[Guests]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--guests", *map(str, ports), "--game", given.game,
            "--people", str(given.people), "--think", str(given.think), "--lines", lines,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, preexec_fn=many_descriptors,
        )  # fmt: skip
        try:
            yield cls(process)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    def begin(self, what: str, *given: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(encode([what, *given]) + b"\n")

    async def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the guests' process has ended; its last words are above")
        found: dict[str, Any] = json.loads(line)
        return found

    async def do(self, what: str, *given: float) -> dict[str, Any]:
        self.begin(what, *given)
        return await self.answer()


# -- the nodes


def many_descriptors() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(DESCRIPTORS, most), most))


def memory(pid: int) -> int:
    """Bytes of memory that a process alone occupies."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss_Anon:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("this system does not say how much memory a process occupies")


@dataclass
class Node:
    """A server process of a checkout, on a port that stays its own."""

    checkout: Path
    name: str
    folder: Path
    database: str | None
    port: int
    compiled: bool = False
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    def start(self) -> None:
        settings = {f"LUDARIUM_{name}": MANY for name in (*UNLIMITED, "TABLES_ALL")}
        if self.database is not None:
            settings |= {
                "LUDARIUM_DATABASE": self.database, "LUDARIUM_NODE": self.name,
                "LUDARIUM_NODE_ADDRESS": f"http://127.0.0.1:{self.port}",
            }  # fmt: skip
        own = self.checkout / (".venv-compiled" if self.compiled else ".venv") / "bin" / "python"
        if self.compiled and not own.exists():
            raise FileNotFoundError(f"{own}: run make compiled there")
        python = own if own.exists() else Path(sys.executable)
        # The compiled build is what is installed there: the sources would come before it.
        sources = {} if self.compiled else {"PYTHONPATH": str(self.checkout / "src")}
        code = f"import pathlib; from ludarium.server import serve; serve(port={self.port}, data=pathlib.Path({str(self.folder)!r}))"
        self.process = subprocess.Popen(
            [str(python), "-c", code],
            env={**os.environ, "LUDARIUM_BOT_WORKERS": "1", **sources, **settings}, cwd=self.folder,
            stdout=(log := (self.folder / "log").open("ab")), stderr=log, preexec_fn=many_descriptors,
        )  # fmt: skip

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def answers(self) -> None:
        url = f"http://127.0.0.1:{self.port}/readyz"
        async with httpx.AsyncClient(timeout=60) as http, asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(url)).status_code == 200:
                        return
                if self.process is None or self.process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()[-2000:])
                await asyncio.sleep(0.02)


def free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        return [
            stack.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1] for _ in range(count)
        ]


@contextlib.contextmanager
def database(kind: str) -> Iterator[str | None]:
    """The URL of a database of one's own; None for SQLite's file in the hall's folder."""
    if kind == "sqlite":
        yield None
        return
    from tests.server.postgres import own_postgres

    with own_postgres(durable=True) as own:
        yield own.url


# -- measuring


async def case(
    checkout: Path,
    url: str | None,
    count: int,
    lines: str,
    given: argparse.Namespace,
    until: float,
    tell: Any,
) -> None:
    """One checkout on one database with so many nodes: more and more tables, as far as there is time ``until`` then, what is
    beside them, a storm, a start."""
    with TemporaryDirectory() as place:
        ports = free_ports(count)
        nodes = []
        for number, port in enumerate(ports):
            folder = Path(place) / str(number)
            folder.mkdir()
            nodes.append(Node(checkout, f"node-{number}", folder, url, port, given.compiled))
        try:
            for node in nodes:  # one after the other: the first makes the database
                node.start()
                await node.answers()
            before = sum(memory(node.pid) for node in nodes)
            async with Guests.of(ports, given, lines) as people:
                opened, took = 0, 0.0
                for tables in given.tables:
                    pace = took / opened if opened else OPENED
                    needed = (tables - opened) * pace + COMING * tables * pace
                    needed += given.seconds * (1 + len(given.beside)) + STARTING
                    if opened and time.monotonic() + needed > until:
                        tell(f"{tables:,}", {"choices/s": "no time"})
                        break
                    took += (await people.do("tables", tables))["seconds"]
                    opened = tables
                    row = await measured(nodes, people, given.seconds)
                    row["a table"] = (
                        f"{(sum(memory(node.pid) for node in nodes) - before) / tables / 1024:,.0f} kB"
                    )
                    tell(f"{tables:,}", row)
                for what in given.beside:
                    tell(f"{opened:,} + {what}", await beside(what, nodes, people, given.seconds))
                back = await people.do("storm")
                tell(
                    f"{opened:,}",
                    {"back": f"{back['seconds']:.1f} s, {back['sockets']:,}, {back['lost']} lost"},
                )
                people.begin("everybody_back")
                for node in nodes:
                    node.kill()
                began = time.perf_counter()
                for node in nodes:
                    node.start()
                await asyncio.gather(*(node.answers() for node in nodes))
                answered = time.perf_counter() - began
                again = await people.answer()
                tell(f"{opened:,}", {"again": f"{answered:.1f} s, {again['seconds']:.1f} s"})
        finally:
            for node in nodes:
                node.kill()


async def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Do the work, for so many seconds at most. Raises ``TimeoutError``."""
    async with asyncio.timeout(None if math.isinf(seconds) else seconds):
        await work


async def measured(nodes: list[Node], people: Guests, seconds: float) -> dict[str, str]:
    worked = sum(cpu_seconds(node.pid) for node in nodes)
    found = await people.do("measure", seconds)
    worked = sum(cpu_seconds(node.pid) for node in nodes) - worked
    return {
        "choices/s": f"{found['choices'] / found['seconds']:,.0f}",
        "choices a CPU s": f"{found['choices'] / worked:,.0f}" if worked else "-",
        "p50": f"{found['p50'] * 1000:.1f} ms",
        "p99": f"{found['p99'] * 1000:.1f} ms",
        "sent": f"{found['bytes'] / found['choices']:,.0f} bytes" if found["choices"] else "-",
        "refused, lost": f"{found['refused']}, {found['lost']}",
    }


async def beside(what: str, nodes: list[Node], people: Guests, seconds: float) -> dict[str, str]:
    if what == "readers":
        async with crowd(f"http://127.0.0.1:{nodes[0].port}", "/api/tables", READERS):
            return await measured(nodes, people, seconds)
    await people.do(what, IDLE if what == "idle" else SLOW)
    row = await measured(nodes, people, seconds)
    await people.do("part")
    return row


COLUMNS: Final = (
    "choices/s",
    "choices a CPU s",
    "p50",
    "p99",
    "sent",
    "refused, lost",
    "a table",
    "back",
    "again",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500, 1000, 2000])
    parser.add_argument(
        "--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"]
    )
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2], help="on PostgreSQL; SQLite has one")
    parser.add_argument(
        "--lines", nargs="+", choices=LINES, default=LINES[:1], help="how the guests' lines are"
    )
    parser.add_argument("--game", default="saboteur")
    parser.add_argument("--people", type=int, default=5, help="at each table")
    parser.add_argument("--think", type=float, default=2.0, help="seconds before each choice, in the mean")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--beside", nargs="*", choices=("readers", "idle", "slow"), default=[])
    parser.add_argument("--minutes", type=float, default=math.inf, help="within which all of it ends")
    parser.add_argument("--before", type=Path, help="another checkout, measured first")
    parser.add_argument(
        "--compiled", action="store_true", help="the build that make compiled has made in each checkout"
    )
    parser.add_argument("--guests", type=int, nargs="+", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.guests:
        asyncio.run(guests(given.guests, given.game, given.people, given.think, given.lines[0]))
        return
    build = "compiled" if given.compiled else "plain Python"
    title = f"{given.people} people a table of {given.game}, {build}, {os.cpu_count()} cores with everybody on them"
    shown = Table(title=title)
    for column in ("checkout", "database", "nodes", "lines", "tables", *COLUMNS):
        shown.add_column(column, justify="right")
    checkouts = {**({"before": given.before.resolve()} if given.before else {}), "now": HERE}
    cases = [
        (name, kind, count, lines)
        for kind in given.databases
        for count in (given.nodes if kind == "postgres" else [1])
        for lines in given.lines
        for name in checkouts
    ]
    end = time.monotonic() + given.minutes * 60
    for number, (name, kind, count, lines) in enumerate(cases):
        where = (name, kind, str(count), lines)

        def tell(tables: str, row: dict[str, str], where: tuple[str, ...] = where) -> None:
            line = [*where, tables, *(row.get(column, "") for column in COLUMNS)]
            shown.add_row(*line)
            print(" | ".join(line), file=sys.stderr, flush=True)

        left = (end - time.monotonic()) / (len(cases) - number)
        with database(kind) as url:  # which asks the database in a loop of its own
            try:
                until = time.monotonic() + left
                asyncio.run(within(left, case(checkouts[name], url, count, lines, given, until, tell)))
            except (TimeoutError, RuntimeError) as problem:  # the others are still worth knowing
                print(repr(problem), file=sys.stderr, flush=True)
                tell("", {"choices/s": "broken off"})
    Console(width=180).print(shown)


if __name__ == "__main__":
    main()
