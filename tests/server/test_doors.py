"""Whoever sends half a request, or takes no answer, is not waited for without end, and keeps nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import resource
import signal
import socket
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.forked import Hall
from tests.server.running import RunningServer, hall_in

from ludarium import i18n
from ludarium.server.http.doors import Doors, raise_limit
from ludarium.server.http.wire import LARGEST_HEAD, Http
from ludarium.server.logs import SAME, Bounded
from ludarium.server.run import KEEP_ALIVE

SOON = 0.5  # seconds of a deadline under test
PATIENCE = 15.0  # seconds, on a busy machine

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ASK = b"GET /api/me HTTP/1.1\r\nhost: hall\r\n\r\n"


class Lines:
    """Connections of our own to a hall."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writers: list[asyncio.StreamWriter] = []

    async def __call__(self, sent: bytes = b"", address: str = "127.0.0.1") -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        self.writers.append(writer)
        writer.write(sent)
        await writer.drain()
        return reader, writer


@contextlib.asynccontextmanager
async def lines_to(port: int) -> AsyncIterator[Lines]:
    lines = Lines(port)
    try:
        yield lines
    finally:
        for writer in lines.writers:
            writer.transport.abort()


def port_of(running: RunningServer) -> int:
    return int(running.url.rpartition(":")[2])


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What comes until the end of a connection."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


async def answer(reader: asyncio.StreamReader) -> bytes:
    """The head of an answer."""
    async with asyncio.timeout(PATIENCE):
        return await reader.readuntil(b"\r\n\r\n")


# -- deadlines

HALVES: dict[str, tuple[bytes, bytes]] = {
    "nothing": (b"", b""),
    "half a line": (b"GET /api/me HT", b"408"),
    "half a head": (b"GET /api/me HTTP/1.1\r\nhost: hall\r\n", b"408"),
    "only line breaks": (b"\r\n", b""),
    "half a body": (b"POST /api/guests HTTP/1.1\r\nhost: hall\r\ncontent-length: 40\r\n\r\n{", b"408"),
    "half a chunk": (b"POST /api/guests HTTP/1.1\r\nhost: hall\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{", b"408"),
    "half a second head": (ASK + b"GET /api/me HT", b"200"),
    "a refused body": (b"POST /nowhere HTTP/1.1\r\nhost: hall\r\ncontent-length: 9000\r\n\r\n{", b""),
    "half a handshake": (b"GET /ws/tables/x HTTP/1.1\r\nhost: hall\r\nupgrade: websocket\r\nconnection: upg", b"408"),
    "a handshake too large": (
        b"GET /ws/tables/x HTTP/1.1\r\nhost: hall\r\nupgrade: websocket\r\nconnection: upgrade\r\nx: "
        + b"x" * 20_000
        + b"\r\n\r\n",
        b"431",
    ),
}  # fmt: skip


@pytest.mark.parametrize("half", HALVES)
async def test_half_a_request_is_waited_for_so_long(tmp_path: Path, half: str) -> None:
    sent, status = HALVES[half]
    async with (
        hall_in(tmp_path, head_limit=SOON, body_limit=SOON) as running,
        lines_to(port_of(running)) as line,
    ):
        began = time.monotonic()
        reader, _ = await line(sent)
        told = await rest(reader)
        assert time.monotonic() - began < PATIENCE - 1
        assert told.split(b" ")[1:2] == [status] or (not status), told
        if status == b"408":
            for lang in i18n.LANGUAGES:
                assert i18n.refusal(lang, "too-slow", {}).encode() in told
        assert (await running.guest("Ann")).me["name"] == "Ann"


DRIPS = (
    b"GET /api/me HTTP/1.1\r\nhost: hall\r\n",
    b"\r\n",
    b"POST /api/guests HTTP/1.1\r\nhost: hall\r\ncontent-length: 4000\r\n\r\n{",
)


@pytest.mark.parametrize("sent", DRIPS)
async def test_whoever_sends_a_byte_now_and_then_is_late_all_the_same(tmp_path: Path, sent: bytes) -> None:
    more = {b"\r\n": b"\r\n"}.get(sent, b"x")
    async with (
        hall_in(tmp_path, head_limit=SOON, body_limit=SOON) as running,
        lines_to(port_of(running)) as line,
    ):
        reader, writer = await line(sent)
        ended = asyncio.create_task(rest(reader))
        began = time.monotonic()
        while not ended.done() and time.monotonic() - began < PATIENCE:
            with contextlib.suppress(ConnectionError):
                writer.write(more)
                await writer.drain()
            await asyncio.sleep(0.05)
        assert ended.done()


async def test_a_slow_body_that_keeps_coming_is_taken(tmp_path: Path) -> None:
    async with hall_in(tmp_path, body_limit=SOON) as running, lines_to(port_of(running)) as line:
        body = b'{"name":"Ann","lang":"en"}' + b" " * 40_000
        head = f"POST /api/guests HTTP/1.1\r\nhost: hall\r\ncontent-length: {len(body)}\r\n\r\n".encode()
        reader, writer = await line(head)
        for at in range(0, len(body), 4000):
            writer.write(body[at : at + 4000])
            await writer.drain()
            await asyncio.sleep(0.15)  # 1.5 s in all, at more than 4 KiB a second
        assert (await answer(reader)).startswith(b"HTTP/1.1 201")


async def test_a_head_is_not_too_large(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running, lines_to(port_of(running)) as line:
        reader, writer = await line(b"GET /api/me HTTP/1.1\r\nx: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(2 * LARGEST_HEAD // 4096):
                writer.write(b"x" * 4096)
                await writer.drain()
                await asyncio.sleep(0)
        assert (await rest(reader)).split(b" ")[1:2] in ([b"431"], [])
        assert (await running.guest("Ann")).me["name"] == "Ann"


async def test_what_goes_on_for_long_is_left_alone(tmp_path: Path) -> None:
    """A conversation, a page that follows an event, and a connection that is used now and then."""
    async with hall_in(tmp_path, head_limit=SOON, body_limit=SOON, take_limit=SOON) as running:
        ann = await running.guest("Ann")
        wire = await ann.wire(await ann.table())
        plan = (await ann.get("/api/events/presets"))["presets"][0]
        event = await ann.post("/api/events", name="Sunday", plan=plan)
        async with ann.http.stream("GET", f"/api/events/{event['id']}/live") as stream:
            told = stream.aiter_lines()
            await anext(told)
            for _ in range(4):
                await asyncio.sleep(SOON / 2)
                assert (await ann.get("/api/me"))["name"] == "Ann"
        await wire.send("ping")
        await wire.next("pong")


async def test_a_connection_outlives_the_silence_of_a_proxy(tmp_path: Path) -> None:
    """A proxy that asks again on a connection it has kept must not meet its end there."""
    caddy = 120  # seconds for which it keeps a connection; nginx 60, httpx 5
    assert caddy < KEEP_ALIVE
    async with (
        hall_in(tmp_path, head_limit=SOON, body_limit=SOON) as running,
        lines_to(port_of(running)) as line,
    ):
        reader, writer = await line(ASK)
        first = await answer(reader)
        await asyncio.sleep(6.0)  # uvicorn itself closes after 5
        await reader.readexactly(int(first.lower().partition(b"content-length: ")[2].partition(b"\r")[0]))
        writer.write(ASK)
        assert (await answer(reader)).partition(b"\r\n")[0] == first.partition(b"\r\n")[0]


async def test_what_read_the_first_request_of_a_conversation_is_gone_at_once(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands who come back at once would leave objects that hold each other, until there is time to look for those."""
    made: list[weakref.ref[Http]] = []
    upgrade = Http.handle_websocket_upgrade

    def seen(self: Http) -> None:
        upgrade(self)
        made.append(weakref.ref(self))

    monkeypatch.setattr(Http, "handle_websocket_upgrade", seen)
    ann = await running.guest("Ann")
    gc.disable()
    try:
        wire = await ann.wire(await ann.table())
        await wire.send("ping")
        await wire.next("pong")
        assert [one() for one in made] == [None]
    finally:
        gc.enable()


async def test_whoever_takes_no_answer_is_cut_off(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "large.bin").write_bytes(os.urandom(20_000_000))
    async with hall_in(tmp_path, page=page, take_limit=SOON) as running:
        with socket.create_connection(("127.0.0.1", port_of(running))) as mute:
            mute.sendall(b"GET /large.bin HTTP/1.1\r\nhost: hall\r\n\r\n")
            await asyncio.sleep(0.2)
            doors = running.doors
            assert doors.inside == 1
            async with asyncio.timeout(PATIENCE):
                while doors.inside:
                    await asyncio.sleep(0.05)


# -- places


async def test_whoever_is_waited_for_longest_makes_room(tmp_path: Path) -> None:
    async with hall_in(tmp_path, connections=20) as running, lines_to(port_of(running)) as line:
        ann = await running.guest("Ann")
        wire = await ann.wire(await ann.table())
        half = [await line(b"GET / HT") for _ in range(60)]
        assert (await ann.get("/api/me"))["name"] == "Ann"
        await wire.send("ping")
        await wire.next("pong")
        assert running.doors.inside <= 20
        assert await rest(half[0][0]) == b""
        ask, _ = await line(ASK)
        assert (await answer(ask)).startswith(b"HTTP/1.1 200")


async def test_one_address_takes_only_its_own_places(tmp_path: Path) -> None:
    """Addresses below 127 are all this machine's; only 127.0.0.1 may be a proxy's."""
    async with hall_in(tmp_path, connections_each=5) as running, lines_to(port_of(running)) as line:
        ann = await running.guest("Ann")
        held = [await line(ASK, "127.0.0.2") for _ in range(5)]
        for reader, _ in held:
            assert (await answer(reader)).startswith(b"HTTP/1.1 200")
        wires = [await line(handshake(ann), "127.0.0.3") for _ in range(5)]
        for reader, _ in wires:
            assert (await answer(reader)).startswith(b"HTTP/1.1 101")
        # Those that are between two requests make room for a further one ...
        assert (await answer((await line(ASK, "127.0.0.2"))[0])).startswith(b"HTTP/1.1 200")
        # ... and those who talk do not: whoever comes is sent away, with a sentence.
        told = await rest((await line(b"", "127.0.0.3"))[0])
        assert told.startswith(b"HTTP/1.1 503")
        for lang in i18n.LANGUAGES:
            assert i18n.refusal(lang, "rate-limited", {}).encode() in told
        # Everybody else comes in; behind a proxy, as many as there are places in all.
        assert (await answer((await line(ASK, "127.0.0.4"))[0])).startswith(b"HTTP/1.1 200")
        for _ in range(10):
            assert (await answer((await line(handshake(ann)))[0])).startswith(b"HTTP/1.1 101")
        # Places are given back.
        for _, writer in wires:
            writer.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while running.doors.by_key["127.0.0.3"]:
                await asyncio.sleep(0.02)
        assert (await answer((await line(ASK, "127.0.0.3"))[0])).startswith(b"HTTP/1.1 200")


def handshake(guest: Any) -> bytes:
    return (
        "GET /ws/tables/x HTTP/1.1\r\nhost: hall\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"cookie: ludarium={guest.http.cookies['ludarium']}\r\n\r\n"
    ).encode()


def test_doors_count_and_forget() -> None:
    gone: list[str] = []
    doors = Doors(3, 2, lambda host: host == "proxy")
    first = doors.enter("192.0.2.1", lambda: gone.append("first"))
    second = doors.enter("192.0.2.1", lambda: gone.append("second"))
    assert first is not None
    assert second is not None
    assert doors.enter("192.0.2.1", lambda: None) is None, "both are busy"
    second.waits()
    third = doors.enter("192.0.2.1", lambda: gone.append("third"))
    assert third is not None
    assert gone == ["second"]
    second.leave()  # its line is lost only now
    assert doors.enter("proxy", lambda: None) is not None
    assert doors.enter("2001:db8::1", lambda: None) is None, "all are busy"
    first.waits()
    first.works()
    assert doors.enter("2001:db8::1", lambda: None) is None
    first.leave()
    assert doors.enter("2001:db8::1", lambda: None) is not None
    third.leave()
    third.waits()
    assert (doors.inside, doors.waiting) == (2, {})


def test_a_line_to_another_node_has_a_place_of_its_own() -> None:
    gone: list[str] = []
    doors = Doors(2, 2)
    idle = doors.enter("192.0.2.1", lambda: gone.append("idle"))
    assert idle is not None
    with doors.one_more() as first, doors.one_more() as second:
        assert (first, second, doors.inside) == (True, False, 2)
        assert doors.enter("192.0.2.2", lambda: None) is None
        idle.waits()
        with doors.one_more() as third:
            assert (third, gone, doors.inside) == (True, ["idle"], 2)
    assert doors.inside == 0


# -- descriptors, and what is written down


@pytest.mark.parametrize(("soft", "hard"), [(256, 256), (64, 4096)])
async def test_300_half_requests_keep_nobody_out(tmp_path: Path, soft: int, hard: int) -> None:
    """With 256 descriptors, and where only the soft limit is low."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    hall = Hall(tmp_path, {}, (soft, hard), port=port, data=tmp_path)
    try:
        assert await hall.line()
        async with lines_to(port) as line, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in range(300):
                await line(b"GET /api/me HTTP/1.1\r\nhost: hall\r\n")
            for _ in range(100):
                await line(b"this is no request\r\n\r\n")
            began = time.monotonic()
            assert (await http.get("/api/me", timeout=PATIENCE)).status_code == 200
            assert time.monotonic() - began < PATIENCE
        hall.send_signal(signal.SIGTERM)
        async with asyncio.timeout(60):
            said = await hall.complaints()
        assert len(said.splitlines()) <= SAME + 5
    finally:
        hall.kill()
        await hall.wait()


def test_the_limit_of_descriptors_is_raised_as_far_as_it_goes() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        assert raise_limit() == (None if before[1] == resource.RLIM_INFINITY else before[1])
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_what_says_the_same_is_written_down_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bounded = Bounded()
    lines: list[logging.LogRecord] = []

    def said(level: int, text: Any) -> None:
        record = logging.LogRecord("asyncio", level, "", 0, text, (), None)
        if bounded.filter(record):
            lines.append(record)

    for _ in range(100_000):
        said(logging.ERROR, "no descriptors")
    assert len(lines) == SAME
    said(logging.ERROR, "something else")
    said(logging.ERROR, {"event": "a choice failed", "table": "x"})
    for _ in range(100):
        said(logging.INFO, "as usual")
    assert len(lines) == SAME + 102
    now += 61
    said(logging.ERROR, "no descriptors")
    assert lines[-1].getMessage() == f"no descriptors (left out since: {100_000 - SAME})"
    for number in range(5000):
        said(logging.ERROR, f"kind {number}")
    assert len(bounded._kinds) <= 1000
