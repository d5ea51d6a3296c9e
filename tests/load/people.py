"""People at the tables of nodes: each comes back to whichever node the proxy gives, and remembers what it was told."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

import httpx
from tests.load.test_kill import Player, Told
from tests.load.troupe import Proxy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SEAT = 3
"""The seat that several people want."""
RIVALS = 3


class Visitor(Player):
    """A player who comes to whichever node the proxy gives."""

    comes_back = ("storage", "moved", "restart")

    async def play(self, bots_only: bool = False) -> None:
        await super().play(bots_only)


class Watcher(Visitor):
    """Somebody who looks on while bots play."""

    async def play(self, bots_only: bool = True) -> None:
        await super().play(bots_only)


@dataclass
class Meeting:
    """Where two people find each other: the table that one of them has opened."""

    table: str = ""


class Duellist(Visitor):
    """One of two people at a table, each with a line of their own. The first of them opens it."""

    harmless = (*Visitor.harmless, "seat-taken", "already-started", "seats-open", "not-host")

    def __init__(self, server: Proxy, told: Told, name: str, meeting: Meeting, seat: int) -> None:
        super().__init__(server, told, name)
        self.meeting = meeting
        self.seat = seat
        self.before = ""
        self.id = ""

    async def sit_down(self, bots_only: bool) -> None:
        if not self.cookie:
            self.id = (await self.http("POST", "/api/guests", name=self.name, lang="en"))["id"]
        if self.seat == 0:
            table = await self.http("POST", "/api/tables", game="tokyo-duel", seats=2)
            self.meeting.table = table["id"]
        while self.meeting.table == self.before:
            await asyncio.sleep(0.02)
        self.table = self.before = self.meeting.table
        self.last = None

    async def begin(self, line: ClientConnection, table: dict[str, Any]) -> None:
        if table["status"] != "open":
            return
        if self.seat == 1 and table["seats"][1]["kind"] == "open":
            await line.send(json.dumps({"type": "sit", "seat": 1}))
        # The host may have been away for so long that the other has become it.
        if self.id == table["host"] and all(seat["kind"] == "person" for seat in table["seats"]):
            await line.send(json.dumps({"type": "start"}))

    seats_changed = begin


def crowd(proxy: Proxy, told: Told, tables: int) -> list[Visitor]:
    """The people of so many tables, in turn: one with bots, two with each other, one with bots, one who watches bots."""
    people: list[Visitor] = []
    for number in range(tables):
        name = f"p{number}"
        if number % 4 == 1:
            meeting = Meeting()
            people += [Duellist(proxy, told, f"{name}{'ab'[seat]}", meeting, seat) for seat in range(2)]
        else:
            people.append((Watcher if number % 4 == 3 else Visitor)(proxy, told, name))
    return people


class Rivals:
    """People who want the same seat, again and again, each through another connection. Whoever is told that the seat is
    theirs has it for good."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.told: dict[str, set[str]] = {}
        self.heard: Counter[str] = Counter()
        self.races = 0

    async def run(self) -> None:
        while True:
            try:
                await self.race()
            except (OSError, WebSocketException, httpx.TransportError, KeyError, json.JSONDecodeError):
                await asyncio.sleep(0.05)

    async def race(self) -> None:
        async with httpx.AsyncClient(base_url=self.proxy.url, timeout=20) as host:
            await host.post("/api/guests", json={"name": "Host", "lang": "en"})
            table = (await host.post("/api/tables", json={"game": "saboteur", "seats": 5})).json()["id"]
        cookies = [await self.guest() for _ in range(RIVALS)]
        results = await asyncio.gather(*(self.rival(table, *one) for one in cookies), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException):
                raise result
        self.races += 1

    async def guest(self) -> tuple[str, str]:
        async with httpx.AsyncClient(base_url=self.proxy.url, timeout=20) as http:
            me = (await http.post("/api/guests", json={"name": "Rival", "lang": "en"})).json()["id"]
            return me, f"ludarium={http.cookies['ludarium']}"

    async def rival(self, table: str, me: str, cookie: str) -> None:
        url = f"{self.proxy.url.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(url, additional_headers={"cookie": cookie}, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "last": None, "chat": None, "lang": "en"}))
            async for text in line:
                message = json.loads(text)
                if message["type"] == "welcome":
                    await line.send(json.dumps({"type": "sit", "seat": SEAT}))
                if message["type"] in ("welcome", "table"):
                    has = message["table"]["seats"][SEAT]["person_id"]
                    if has is not None:
                        self.told.setdefault(table, set()).add(has)
                        if has == me or message["type"] == "table":
                            return
                if message["type"] in ("error", "bye"):
                    self.heard[message["code"]] += 1
                if message["type"] == "error":
                    assert message["code"] in ("seat-taken", *Visitor.comes_back), message
                    return
                if message["type"] == "bye":
                    return
