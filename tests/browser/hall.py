"""A hall in a process of its own, and a wire to it that can be cut."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds that a hall may need to open, on a busy machine

SETTINGS = {
    "LUDARIUM_BOT_DELAY": "0",
    "LUDARIUM_BOT_WORKERS": "2",
    "LUDARIUM_GO_ON": "300",  # nobody is hurried past a dialog that is being looked at
    "LUDARIUM_GRACE": "0.5",
    "LUDARIUM_STAND_IN": "3",
    "LUDARIUM_TABLES_EACH": "100",
    "LUDARIUM_LANG": "en",
}


async def build_page() -> None:
    """Build the page, if its sources have changed since the last time."""
    process = await asyncio.create_subprocess_exec(sys.executable, ROOT / "tools" / "client.py", "build")
    assert await process.wait() == 0


@asynccontextmanager
async def open_hall(seed: str, data: Path, log: Path, **settings: str) -> AsyncIterator[str]:
    """A hall on a free port; gives its address. What it says on standard error goes to ``log``."""
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            Path(__file__).with_name("seeded_hall.py"),
            *(seed, "play", "--port", "0", "--data", data, "--no-browser"),
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
            cwd=ROOT,
            env={**os.environ, **SETTINGS, **settings},
        )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        assert "http://" in line, f"the hall did not open: {line!r} {log.read_text()}"
        yield line[line.index("http://") :].strip()
    finally:
        if process.returncode is None:
            process.terminate()
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
