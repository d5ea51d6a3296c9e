"""A hall to test: the real application behind a real uvicorn, on this event loop, and guests for it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn
from sqlalchemy import Engine, create_engine
from tests.whole_views import WholeViews
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludarium import i18n
from ludarium.core import Chance
from ludarium.server.app import Application
from ludarium.server.errors import Moved
from ludarium.server.http.doors import Doors
from ludarium.server.http.wire import Http
from ludarium.server.run import configured, listen
from ludarium.server.settings import Settings
from ludarium.server.storage.database import migrate
from ludarium.server.tables.hall import Hall

if TYPE_CHECKING:
    from tests.server.together import DatabaseClock

Message = dict[str, Any]
PATIENCE = 30.0  # seconds that a test waits for anything, on a busy machine

QUICK = {
    "bot_delay": 0.0,
    "bot_workers": 1,
    "go_on": 0.2,
    "grace": 0.0,
    "stand_in": 0.0,
    "host_grace": 0.2,
    "housekeeping": 0.1,
    "socket_rate": 10_000.0,
    "person_rate": 10_000.0,
    "guest_rate": 10_000.0,
    "chat_rate": 10_000.0,
    "event_rate": 10_000.0,
    "seek_rate": 10_000.0,
    "ask_rate": 10_000.0,
    "report_rate": 10_000.0,
    "read_rate": 10_000.0,
    "view_rate": 10_000.0,
    "lobby_kept": 0.0,
}


class Server(uvicorn.Server):
    """Leaves the signals to the test runner, and ends as soon as it is told to."""

    hall: Hall

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._end = asyncio.Event()

    async def main_loop(self) -> None:
        ticks = asyncio.create_task(super().main_loop())
        await self._end.wait()
        self.should_exit = True
        ticks.cancel()

    def end(self) -> None:
        self._end.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.say_goodbye()
        await self.hall.hand_over()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Wire:
    """A socket at a table; ``heard`` has every text that came, ``messages`` what it said: of each step the whole view."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.messages: list[Message] = []
        self.views = WholeViews()
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._listen())
        self._at = 0
        self.closed: int | None = None
        self.reason = ""

    async def _listen(self) -> None:
        try:
            async for text in self.connection:
                assert isinstance(text, str)
                async with self._news:
                    self.heard.append(text)
                    self.messages.append(self.views.read(json.loads(text)))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = self.connection.close_code
            self.reason = self.connection.close_reason or ""
            self._news.notify_all()

    async def send(self, type_: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": type_, **fields}))

    async def next(self, *types: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of one of these types; those before it are passed over."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                while self._at < len(self.messages):
                    message = self.messages[self._at]
                    self._at += 1
                    if message["type"] in types and where(message):
                        return message
                assert self.closed is None, f"closed {self.closed} while waiting for {types}"
                await self._news.wait()

    async def refusal(self, id_: str | None = None) -> Message:
        message = await self.next("error", where=lambda m: m["id"] == id_)
        assert message["message"], message
        return message

    async def ack(self, id_: str) -> Message:
        """The acknowledgement of a choice. It passes over nothing: the step itself came before it."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for message in self.messages:
                    if message["type"] == "ack" and message["id"] == id_:
                        return message
                assert self.closed is None, f"closed {self.closed} while waiting for the answer"
                await self._news.wait()

    async def until_answered(self) -> None:
        """Until the hall has said anything, or closed the line."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not self.messages and self.closed is None:
                await self._news.wait()

    async def until_closed(self) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            while self.closed is None:
                await self._news.wait()

    async def close(self) -> None:
        await self.connection.close()
        await self._task

    def cut(self) -> None:
        """Lose the line, as a phone does in a tunnel."""
        self.connection.transport.abort()


async def seated(wire: Wire, seat: int) -> Message:
    """Wait until a person sits at a seat."""
    return await wire.next("table", where=lambda m: m["table"]["seats"][seat]["kind"] == "person")


async def step(wire: Wire, number: int) -> Message:
    """Wait for a step of the game."""
    return await wire.next("game", where=lambda m: m["number"] == number)


class Guest:
    """A browser with a name."""

    def __init__(self, running: RunningServer, http: httpx.AsyncClient, me: Message | None = None) -> None:
        self.running = running
        self.http = http
        self.me = me or {}

    @property
    def id(self) -> str:
        return str(self.me["id"])

    async def get(self, path: str, **query: Any) -> Any:
        return _read(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return _read(await self.http.post(path, json=body))

    async def table(self, **wish: Any) -> Message:
        made: Message = await self.post("/api/tables", **{"game": "saboteur", "seats": 5, **wish})
        return made

    async def wire(self, table: Message | str, hello: bool = True, **fields: Any) -> Wire:
        """A socket at a table, once its hello is answered: at whichever node somebody else comes now, they come later. Every
        second one takes what has changed in place of views."""
        id_ = table if isinstance(table, str) else table["id"]
        headers = {"cookie": f"ludarium={self.http.cookies.get('ludarium', '')}"}
        connection = await connect(
            f"{self.running.ws}/ws/tables/{id_}", additional_headers=headers, max_size=None, compression=None
        )
        wire = Wire(connection)
        self.running.wires.append(wire)
        if hello:
            by_changes = len(self.running.wires) % 2 == 0
            await wire.send(
                "hello", **{"last": None, "chat": None, "lang": "en", "changes": by_changes, **fields}
            )
            await wire.until_answered()
        return wire


def _read(response: httpx.Response) -> Any:
    if response.headers["content-type"].startswith("application/json"):
        return response.json()
    return response.text


class RunningServer:
    """A running hall."""

    def __init__(self, hall: Hall, port: int, doors: Doors) -> None:
        self.hall = hall
        self.doors = doors
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.guests: list[Guest] = []
        self.wires: list[Wire] = []
        self.database_clock: DatabaseClock | None = None
        """That by which nodes go, where a test may move it."""
        self._moving: list[asyncio.Task[None]] = []

    @property
    def halls(self) -> list[Hall]:
        """Each node's, or the only one."""
        return [self.hall]

    def home(self, table_id: str) -> Hall:
        """That which has a table."""
        return next(hall for hall in self.halls if table_id in hall.rooms)

    def later(self, seconds: float) -> None:
        """Let time pass, and the keepers look."""
        milliseconds = int(seconds * 1000)
        if self.database_clock is not None:
            self._moving.append(asyncio.create_task(self.database_clock.move(milliseconds)))
        for hall in self.halls:
            hall.clock._base += milliseconds
            for room in hall.rooms.values():
                room.wake.set()

    async def stand_still(self, seconds: float) -> None:
        """Let time pass in which the hall does nothing, as with the lid closed. Nodes have lost their lives then, and begin others."""
        if self.database_clock is not None:
            await self.database_clock.move(int(seconds * 1000), seen=False)
        for hall in self.halls:
            if hall.nodes is not None:
                with contextlib.suppress(Moved):
                    await hall.nodes.beat()
                await hall.nodes.revive()
                continue
            hall.clock._since -= seconds
            hall.clock._looked -= seconds
            for room in hall.rooms.values():
                room.wake.set()

    def stranger(self) -> Guest:
        # Without TLS: the certificates of this machine would be read anew for each guest.
        guest = Guest(self, httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False))
        self.guests.append(guest)
        return guest

    async def guest(self, name: str = "Ann", lang: str = "en") -> Guest:
        guest = self.stranger()
        guest.me = await guest.post("/api/guests", name=name, lang=lang)
        return guest

    def refused(self) -> set[str]:
        """The codes by which this hall has refused anything."""
        families = [family for hall in self.halls for family in hall.metrics.refusals.collect()]
        return {sample.labels["code"] for family in families for sample in family.samples}

    async def close(self) -> None:
        await asyncio.gather(*self._moving)
        for wire in self.wires:
            await wire.close()
        for guest in self.guests:
            await guest.http.aclose()


HALL = os.environ.get("LUDARIUM_TEST_HALL") or "sqlite"
"""What tests open that don't say: a hall on SQLite, one node on PostgreSQL (``node``), or three (``nodes``), where each
connection goes to the next one."""


@contextlib.asynccontextmanager
async def hall_in(data: Path, page: Path | None = None, **changes: Any) -> AsyncIterator[RunningServer]:
    """A hall with its data in a folder, open until the block ends."""
    if HALL == "sqlite" or "database" in changes:
        async with _hall_in(data, page, **changes) as running:
            yield running
        return
    from tests.server.together import DatabaseClock, node_changes, together

    async with contextlib.AsyncExitStack() as stack:
        opened = [
            await stack.enter_async_context(_hall_in(data, page, **node_changes(data, name, changes)))
            for name in (["one"] if HALL == "node" else ["one", "two", "three"])
        ]
        running = opened[0] if HALL == "node" else await stack.enter_async_context(together(opened))
        running.database_clock = DatabaseClock(data)
        yield running


@contextlib.asynccontextmanager
async def _hall_in(data: Path, page: Path | None = None, **changes: Any) -> AsyncIterator[RunningServer]:
    listener = listen("127.0.0.1", 0)
    place = {"node_address": f"http://127.0.0.1:{listener.getsockname()[1]}"} if changes.get("node") else {}
    settings = Settings(**{**QUICK, "data": data, **place, **changes})
    file = data / "hall.sqlite3"
    if settings.database_url.endswith(str(file.absolute())) and data.is_dir() and not file.exists():
        file.write_bytes(new_database())
    i18n.read_all()  # once; read beside its opening, they would take a hall's deadlines up
    app = Application(settings, page or data / "no-page")
    _share("writes", app.hall.store.database.writing.sync_engine)
    _share("reads", app.hall.store.database.reading.sync_engine)
    config = configured(app, settings)
    server = Server(config)
    server.hall = app.hall
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        assert not task.done(), "the hall did not open"
        await asyncio.sleep(0.005)
    assert app.hall.failure is None
    assert isinstance(config.http, type)
    assert issubclass(config.http, Http)
    running = RunningServer(app.hall, listener.getsockname()[1], config.http.doors)
    try:
        yield running
    finally:
        await running.close()
        server.end()
        await task
        listener.close()


_first: dict[tuple[str, str], Engine] = {}


def _share(use: str, engine: Engine) -> None:
    """All databases of one kind have the statements that SQLAlchemy has compiled for the first of the same use: to compile them anew
    takes half the time in which a hall opens. Its dialect goes with them, which says how transactions begin."""
    first = _first.setdefault((engine.dialect.name, use), engine)
    engine.dialect = engine.pool._dialect = first.dialect
    engine._compiled_cache = first._compiled_cache


@functools.cache
def new_database() -> bytes:
    """What a hall writes into an empty folder. It is made once: all the migrations take longer than many a test."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


class Player:
    """Plays at random through a wire, whatever is asked."""

    def __init__(self, wire: Wire, seed: str) -> None:
        self.wire = wire
        self.chance = Chance.of(seed)
        self.made = 0

    async def to_the_end(self) -> Message:
        return await self.play(1_000_000)

    async def play(self, until: int) -> Message:
        """Choose whenever asked, until step ``until`` or the end of the game; gives the last step."""
        while True:
            message = await self.wire.next("game", "welcome")
            decision = message["decision"]
            if message["number"] >= until or (message["number"] and decision is None):
                return message
            if decision and decision["seat"] == -1:
                await self.wire.send("ready")
            if decision and decision["options"]:
                options = decision["options"]
                option = options[self.chance.below(len(options))]["option"]
                self.made += 1
                await self.wire.send(
                    "choose", id=f"{self.wire_id}-{self.made}", number=message["number"], option=option
                )

    @property
    def wire_id(self) -> str:
        return f"w{id(self.wire)}"
