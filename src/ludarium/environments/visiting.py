"""The line of a guest to a table of a hall: a session, and the table's socket, which comes back when it breaks
(docs/protocol.md). Of all environments it alone talks to a network, to the hall that somebody has named."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, quote, urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludarium.core import LudariumError

Message = dict[str, Any]

PATIENCE: Final = 20.0
"""Seconds that a hall has to answer a request or to open a socket."""
CLOSES: Final = 2.0
"""Seconds that a hall has to say goodbye to whoever leaves."""
LONGEST: Final = 8 << 20
"""Bytes of a message that is read: a whole game may lie in a welcome."""
TRIES: Final = 30
"""So often in a row the socket is opened again before the guest gives up."""
PAUSE: Final = 1.0
"""Seconds between two of these tries."""
FOR_GOOD: Final = frozenset(
    (
        "need-guest",
        "banned",
        "table-closed",
        "unknown-table",
        "wrong-invite",
        "not-spectatable",
        "spectators-full",
    )
)
"""After these goodbyes it is useless to come back."""


class HallRefused(LudariumError):
    """The hall refuses something, or says goodbye; its own sentence says why."""

    def __init__(self, message: str) -> None:
        super().__init__("visit-refused", message=message)


class Address:
    """Where a table is: the address that its page has, with the invitation to a private one. Raises ``LudariumError``.

    >>> Address("https://hall.example/table/k3?invite=ab").socket
    'wss://hall.example/ws/tables/k3'
    """

    def __init__(self, text: str) -> None:
        parts = urlsplit(text.strip())
        named = re.fullmatch(r"/table/([A-Za-z0-9_-]{1,64})/?", parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or named is None:
            raise LudariumError("visit-address", address=text.strip()[:200])
        self.table = named[1]
        self.invite: str | None = parse_qs(parts.query).get("invite", [None])[0]
        self.hall = f"{parts.scheme}://{parts.netloc}"
        self.socket = f"{self.hall.replace('http', 'ws', 1)}/ws/tables/{self.table}"


class Visit:
    """A guest of a hall, at one of its tables."""

    def __init__(self, address: Address, name: str, lang: str) -> None:
        self.address = address
        self.lang = lang
        self.last: int | None = None
        """The last step that has come."""
        self._http = httpx.Client(base_url=address.hall, timeout=PATIENCE)
        self._line: ClientConnection | None = None
        self._closed = threading.Event()
        self.me: Message = self._ask("POST", "/api/guests", {"name": name, "lang": lang})

    def table(self) -> Message:
        """The table as the hall tells of it."""
        invite = f"?invite={quote(self.address.invite, safe='')}" if self.address.invite else ""
        return self._ask("GET", f"/api/tables/{self.address.table}{invite}")

    def _ask(self, method: str, path: str, body: Message | None = None) -> Message:
        try:
            answer = self._http.request(method, path, json=body)
            told = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise LudariumError("visit-unreachable", address=self.address.hall, problem=str(error)) from error
        if answer.is_error:
            raise HallRefused(str(told.get("message", answer.status_code)))
        assert isinstance(told, dict)
        return told

    def open(self, take: Callable[[Message], None]) -> None:
        """Open the socket, and keep it open. ``take`` gets every message of it, one after the other, in a thread of its own, and
        ``{"type": "lost"}`` when the line is gone for good."""
        threading.Thread(target=self._keep, args=(take,), daemon=True).start()

    def send(self, kind: str, **fields: object) -> None:
        """Say something over the socket. While it is broken nothing is said: a welcome comes when it is back."""
        line = self._line
        if line is not None:
            with contextlib.suppress(OSError, WebSocketException):  # whoever listens finds out
                line.send(json.dumps({"type": kind, **fields}))

    def close(self) -> None:
        self._closed.set()
        line = self._line
        if line is not None:
            line.close()
        self._http.close()

    def _keep(self, take: Callable[[Message], None]) -> None:
        tries = 0
        while tries < TRIES and not self._closed.is_set():
            tries = 0 if self._listen(take) else tries + 1
            if self._closed.wait(PAUSE if tries else 0.0):
                return
        if not self._closed.is_set():
            take({"type": "lost"})

    def _listen(self, take: Callable[[Message], None]) -> bool:
        """One socket, from its opening to its end; whether it has told anything but goodbye."""
        told = False
        cookies = "; ".join([f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar])
        try:
            with connect(
                self.address.socket,
                additional_headers={"Cookie": cookies},
                open_timeout=PATIENCE,
                close_timeout=CLOSES,
                max_size=LONGEST,
            ) as line:
                hello = {"lang": self.lang, "last": self.last, "chat": None, "invite": self.address.invite}
                line.send(json.dumps({"type": "hello", **hello}))
                self._line = line
                for text in line:
                    message = json.loads(text)
                    if message["type"] in ("welcome", "game") and message["number"] is not None:
                        self.last = message["number"]
                    if message["type"] == "bye" and message["code"] in FOR_GOOD:
                        self._closed.set()
                    take(message)
                    told = told or message["type"] != "bye"
        except (OSError, WebSocketException, ValueError):
            pass  # it is opened again
        finally:
            self._line = None
        return told
