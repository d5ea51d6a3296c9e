"""One reader that does not read must not slow down the others, nor cost memory without end."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from pathlib import Path

import pytest
from tests.server.running import PATIENCE, Guest, Message, RunningServer, hall_in

from ludarium.server.ws.peer import Outbox


async def stuck(running: RunningServer, guest: Guest, table: Message) -> socket.socket:
    """A line that says hello and then reads no more, with as little room in the pipe as may be."""
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    host, port = running.url.removeprefix("http://").split(":")
    await loop.sock_connect(line, (host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /ws/tables/{table['id']} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: ludarium={guest.http.cookies['ludarium']}\r\n\r\n"
    )
    await loop.sock_sendall(line, request.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await loop.sock_recv(line, 1)
    assert answer.startswith(b"HTTP/1.1 101")
    hello = json.dumps({"type": "hello", "last": None, "chat": None, "lang": "en"}).encode()
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(hello))
    await loop.sock_sendall(line, bytes([0x81, 0x80 | len(hello)]) + mask + masked)
    return line


async def test_the_others_play_on_and_the_slow_one_is_dropped(tmp_path: Path) -> None:
    async with hall_in(tmp_path, outbox_messages=50) as running:
        ann, sue = await running.guest("Ann"), await running.guest("Sue")
        table = await ann.table(bots=["random"] * 5)
        wire = await ann.wire(table)
        line = await stuck(running, sue, table)
        room = running.hall.rooms[table["id"]]
        async with asyncio.timeout(PATIENCE):
            while len(room.peers) < 2:
                await asyncio.sleep(0.01)
        slow = next(peer for peer in room.peers if peer.person.id == sue.id)
        # Tell everybody much, until the pipe is full, and then until the outbox is.
        filling = json.dumps({"type": "pong", "filling": "x" * 50_000})
        async with asyncio.timeout(PATIENCE):
            while not slow.outbox.full.is_set():
                for peer in room.peers:
                    peer.push(filling)
                await wire.next("pong")
        async with asyncio.timeout(PATIENCE):
            while slow in room.peers:
                await asyncio.sleep(0.01)
        await wire.send("chat", text="is Sue asleep?")
        await wire.send("start")
        await wire.next("game", where=lambda m: m["number"] == 50)
        line.close()
        # And back it comes, to everything it has missed.
        again = await sue.wire(table)
        welcome = await again.next("welcome")
        assert [line["text"] for line in welcome["chat"]] == ["is Sue asleep?"]
        assert len(welcome["log"]) == welcome["number"] >= 50


async def test_a_slow_reader_who_reads_again_is_told_why_it_was_dropped(tmp_path: Path) -> None:
    async with hall_in(tmp_path, outbox_messages=5) as running:
        ann = await running.guest("Ann")
        table = await ann.table()
        wire = await ann.wire(table)
        await wire.next("welcome")
        (peer,) = running.hall.rooms[table["id"]].peers
        for n in range(7):
            peer.outbox.push(json.dumps({"type": "pong", "n": n}))  # as where the line takes nothing
        assert (await wire.next("bye"))["code"] == "slow-reader"
        await wire.until_closed()
        assert wire.closed == 4408


async def test_an_outbox_is_bounded_in_number_and_size() -> None:
    box = Outbox(3, 100)
    for text in ("a", "b", "c"):
        box.push(text)
    assert not box.full.is_set()
    box.push("d")
    assert box.full.is_set()
    box.push("e")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await box.pop()

    box = Outbox(3, 100)
    box.push("x" * 500)  # one that is too large goes through alone
    assert not box.full.is_set()
    assert len(await box.pop()) == 500
    box.push("x" * 60)
    box.push("x" * 60)
    assert box.full.is_set()
