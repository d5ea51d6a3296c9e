"""A socket of a browser at as little cost as can be, so that what is measured is the hall and not its guests."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from typing import Any, Final

TEXT: Final = 0x1
PING: Final = 0x9
PONG: Final = 0xA
FIN: Final = 0x80
PACKED: Final = 0x40
DEFLATE: Final = "permessage-deflate; client_max_window_bits"
"""The extension that browsers offer."""


def masked(text: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it, of less than 64 KiB; a mask of zeros is as good as any here."""
    if len(text) < 126:
        return struct.pack("!BB4x", FIN | kind, 0x80 | len(text)) + text
    return struct.pack("!BBH4x", FIN | kind, 0x80 | 126, len(text)) + text


class Wire(asyncio.Protocol):
    """A socket of the hall's, without compression unless ``extensions`` offer it: says hello, answers pings and hands on what comes.

    ``opened`` is called once the hall has taken the connection for a socket; ``heard`` with each message; ``lost`` when the
    connection is gone, of whichever side.
    """

    extensions = ""
    """What the guest offers beside plain frames."""

    def __init__(self, path: str, cookie: str) -> None:
        self.path, self.cookie = path, cookie
        self.transport: Any = None
        self.head: bytes | None = b""
        self.rest = b""
        self.parts: list[bytes] = []
        self.packed = False

    def opened(self) -> None:
        """The hall speaks WebSocket from here on."""

    def heard(self, text: bytes) -> None:
        """A message came."""

    def lost(self) -> None:
        """The connection is gone."""

    def send(self, text: bytes) -> None:
        self.transport.write(masked(text))

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        offered = f"Sec-WebSocket-Extensions: {self.extensions}\r\n" if self.extensions else ""
        transport.write(
            (
                f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n{offered}\r\n"
            ).encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()

    def data_received(self, data: bytes) -> None:
        if self.head is not None:
            self.head += data
            if b"\r\n\r\n" not in self.head:
                return
            head, _, data = self.head.partition(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise RuntimeError(f"refused: {head[:200]!r}")
            self.head = None
            self.opened()
        self._frames(data)

    def _frames(self, data: bytes) -> None:
        data = self.rest + data
        at = 0
        while len(data) >= at + 2:
            kind, size, head = data[at], data[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(data) < at + head:
                    break
                size = int.from_bytes(data[at + 2 : at + head])
            if len(data) < at + head + size:
                break
            self._frame(kind, data[at + head : at + head + size])
            at += head + size
        self.rest = data[at:]

    def _frame(self, kind: int, content: bytes) -> None:
        if kind & 0xF == PING:
            self.transport.write(masked(content, PONG))
        elif kind & 0xF <= TEXT:
            self.message(kind, content)

    def message(self, kind: int, content: bytes) -> None:
        """A part of a message came: a frame by its first byte and its content."""
        if not self.parts:
            self.packed = kind & PACKED != 0
        self.parts.append(content)
        if kind & FIN:
            text = b"".join(self.parts)
            self.parts.clear()
            if self.packed:  # each message by itself (server_no_context_takeover)
                text = zlib.decompressobj(-zlib.MAX_WBITS).decompress(text + b"\0\0\xff\xff")
            self.heard(text)
