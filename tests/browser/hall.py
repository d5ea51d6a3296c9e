"""A hall in a process of its own, and a wire to it that can be cut."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from tests.browser.seeded_hall import fix
from tests.server.forked import Command

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds that a hall may need to open, on a busy machine

SETTINGS = {
    "LUDARIUM_BOT_DELAY": "0",
    "LUDARIUM_BOT_WORKERS": "2",
    "LUDARIUM_GO_ON": "300",  # nobody is hurried past a dialog that is being looked at
    "LUDARIUM_GRACE": "0.5",
    "LUDARIUM_STAND_IN": "3",
    "LUDARIUM_TABLES_EACH": "100",
    "LUDARIUM_SOCKET_RATE": "1000",  # a page that plays by itself chooses more often than people do
    "LUDARIUM_LANG": "en",
}


async def build_page() -> None:
    """Build the page, if its sources have changed since the last time."""
    process = await asyncio.create_subprocess_exec(sys.executable, ROOT / "tools" / "client.py", "build")
    assert await process.wait() == 0


@asynccontextmanager
async def open_hall(seed: str, data: Path, **settings: str) -> AsyncIterator[str]:
    """A hall on a free port, with its files and what it says in ``data``; gives its address. It is the command ``ludarium play``, with every
    shuffle fixed by ``seed``."""
    data.mkdir(parents=True, exist_ok=True)
    process = Command(
        data,
        *("play", "--port", "0", "--data", str(data), "--no-browser"),
        environment={**SETTINGS, **settings},
        before=partial(fix, seed),
    )
    try:
        async with asyncio.timeout(PATIENCE):
            line = await process.line()
        if "http://" not in line:
            raise AssertionError(f"the hall did not open: {line!r} {await process.complaints()}")
        yield line[line.index("http://") :].strip()
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


def later(ahead: Path, seconds: int) -> None:
    """Set the clock of a hall further ahead, by the file that says how far it is."""
    new = ahead.with_name("later")
    new.write_text(str(int(ahead.read_text()) + seconds))
    new.replace(ahead)  # at once: the hall may look at any moment


class Wire:
    """A wire between a browser and the hall that breaks when the test says so."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.cut = False
        self.deaf = False  # what the hall says gets lost; what it is told arrives

    @property
    def address(self) -> str:
        assert self._server is not None
        return f"http://localhost:{self._server.sockets[0].getsockname()[1]}"

    @staticmethod
    @asynccontextmanager
    async def to(address: str) -> AsyncIterator[Wire]:
        wire = Wire(int(address.rsplit(":", 1)[1]))
        wire._server = await asyncio.start_server(wire._carry, "127.0.0.1", 0)
        try:
            yield wire
        finally:
            wire.break_off()
            wire._server.close()

    def break_off(self) -> None:
        """All connections end at once, and new ones do so, too, until ``mend``."""
        self.cut = True
        for writer in list(self._writers):
            writer.transport.abort()

    def mend(self) -> None:
        self.cut = self.deaf = False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.transport.abort()
            return
        there_reader, there = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, there}
        try:
            await asyncio.gather(self._pump(reader, there, False), self._pump(there_reader, writer, True))
        finally:
            self._writers -= {writer, there}
            writer.transport.abort()
            there.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, down: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if down and self.deaf:
                    continue
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
