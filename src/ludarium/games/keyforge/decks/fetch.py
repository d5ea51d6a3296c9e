"""A deck's file from the Master Vault, or from any server that answers like it.

Only the id is taken of what a person gives; who runs the hall says which server is asked. A game knows no clock,
so the asker lends one. ``fetched`` waits: a server calls it in a thread.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Final, final
from urllib.parse import urlsplit

from ludarium.games.keyforge.decks.errors import BadDeck, Fault

ADDRESS: Final = "https://www.keyforgegame.com/api/decks/{id}/?links=cards"
"""Where a deck's file lies; ``{id}`` is the place of the id."""
SAMPLE: Final = "00000000-0000-0000-0000-000000000000"
LONGEST: Final = 300
CHUNK: Final = 65_536
OK: Final = 200
MISSING: Final = (404, 410)
_ID: Final = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_ADDRESS: Final = re.compile(r"(?:https?://\S*/)?(" + _ID.pattern + r")(?:[/?#]\S*)?", re.IGNORECASE)
Clock = Callable[[], float]
"""A clock in seconds that never goes back."""


@final
class Limits:
    """How long a fetch may take, in seconds: to connect, for each piece, for all; and how many bytes it may bring."""

    def __init__(
        self, connect: float = 5.0, read: float = 5.0, total: float = 15.0, size: int = 1_000_000
    ) -> None:
        self.connect = connect
        self.read = read
        self.total = total
        self.size = size


def vault_id(text: str) -> str | None:
    """The id of a deck in ``text``, which is nothing but the id or an address that holds it."""
    found = _ADDRESS.fullmatch(text.strip()) if len(text) <= LONGEST else None
    return None if found is None else found[1].lower()


def fetched(text: str, clock: Clock, address: str = ADDRESS, limits: Limits | None = None) -> str:
    """The file of the deck whose id or address is ``text``, for ``read_deck``. Raises ``BadDeck``.

    ``address`` says where it lies (``ADDRESS``), ``clock`` is ``time.monotonic``."""
    deck_id = vault_id(text)
    if deck_id is None:
        raise _refused("deck-fetch-id", SAMPLE, found=text)
    limits = limits or Limits()
    try:
        body = _body(address.replace("{id}", deck_id), clock, limits).decode("utf-8-sig").strip()
    except TimeoutError:
        raise _refused("deck-fetch-slow", OK) from None
    except OSError:
        raise _refused("deck-fetch-unreachable", OK) from None
    except (HTTPException, UnicodeDecodeError):
        raise _refused("deck-fetch-broken", "{") from None
    if not body.startswith("{"):
        raise _refused("deck-fetch-broken", "{")
    return body


def _refused(code: str, expected: str | int, **facts: str | int) -> BadDeck:
    return BadDeck([Fault(code, expected, **facts)])


@final
class _Timed(io.RawIOBase):
    """What comes out of a socket, as long as there is time: a server that sends a byte now and then does not
    hold us longer than one that sends nothing."""

    def __init__(self, sock: Any, clock: Clock, limits: Limits, end: float) -> None:
        super().__init__()
        self.sock = sock
        self.clock = clock
        self.limits = limits
        self.end = end

    def wait(self) -> None:
        """Let the next step take no more time than is left."""
        left = self.end - self.clock()
        if left <= 0:
            raise TimeoutError
        self.sock.settimeout(min(left, self.limits.read))

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.wait()
        count: int = self.sock.recv_into(buffer)
        return count

    def sendall(self, data: bytes) -> None:
        self.wait()
        self.sock.sendall(data)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(self, CHUNK)

    def close(self) -> None:
        """Nothing: the connection lets go of its socket as soon as the answer begins."""


def _body(address: str, clock: Clock, limits: Limits) -> bytes:
    """The body of what a server answers, if it is a deck's file at all."""
    parts = urlsplit(address)
    end = clock() + limits.total
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=min(limits.connect, limits.total))
    connection.connect()
    sock: Any = connection.sock
    try:
        connection.sock = _Timed(sock, clock, limits, end)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Accept": "application/json", "Accept-Encoding": "identity", "User-Agent": "Ludarium"}
        connection.request("GET", path, headers=headers)
        return _read(connection.getresponse(), limits)
    finally:
        sock.close()


def _read(response: HTTPResponse, limits: Limits) -> bytes:
    if response.status in MISSING:
        raise _refused("deck-fetch-missing", OK)
    if response.status != OK:
        raise _refused("deck-fetch-answer", OK, found=response.status)
    body = bytearray()
    while piece := response.read1(CHUNK):
        body += piece
        if len(body) > limits.size:
            raise _refused("deck-fetch-large", limits.size)
    if response.length:
        raise HTTPException("cut short")
    return bytes(body)
