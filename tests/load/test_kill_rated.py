"""Kill -9 the server while rated games end: each is over and has counted once, or goes on and has not counted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from tests.load.test_kill import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludarium.core import Chance
from ludarium.testing import seed_of_run

KILLS = 3
TABLES = 12


async def account(http: httpx.AsyncClient, name: str) -> str:
    answer = await http.post(
        "/api/account", json={"name": name, "password": "a bird in the hand", "called": name, "lang": "en"}
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Talk:
    """A socket at a table."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http

    async def __call__(
        self, table: str, *said: dict[str, Any], wait: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        """Say these things, and wait for a message."""
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}"
        cookie = {"cookie": f"ludarium={self.http.cookies['ludarium']}"}
        async with connect(address, additional_headers=cookie, max_size=None, close_timeout=0.2) as line:
            for one in ({"type": "hello", "last": None, "chat": None, "lang": "en"}, *said):
                await line.send(json.dumps(one))
            async with asyncio.timeout(30):
                async for text in line:
                    message: dict[str, Any] = json.loads(text)
                    if wait(message):
                        return message
        raise ConnectionError


def counts(data: Path) -> tuple[set[str], set[str], dict[str, int]]:
    """The tables that are over, those that have counted, and how many games each person has."""
    with sqlite3.connect(data / "hall.sqlite3") as connection:
        over = {row[0] for row in connection.execute("SELECT id FROM hall_table WHERE status = 'over'")}
        rated = connection.execute("SELECT table_id FROM rated_seat WHERE place IS NOT NULL")
        games = connection.execute("SELECT person_id, games FROM rating")
        return over, {row[0] for row in rated}, dict(games.fetchall())


async def test_a_rated_game_counts_once_whenever_the_server_is_killed(tmp_path: Path) -> None:
    chance = Chance.of(f"{seed_of_run()} kill rated")
    server = Server(tmp_path)
    await server.start()
    async with (
        httpx.AsyncClient(base_url=server.url, timeout=60) as ann,
        httpx.AsyncClient(base_url=server.url, timeout=60) as ben,
    ):
        people = [await account(ann, "annlee"), await account(ben, "benjamin")]
        going: set[str] = set()
        for _ in range(TABLES):
            made = await ann.post("/api/tables", json={"game": "tokyo-duel", "seats": 2, "rated": True})
            id_ = made.json()["id"]
            await Talk(server, ben)(
                id_,
                {"type": "sit", "seat": 1},
                wait=lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "person",
            )
            await Talk(server, ann)(
                id_,
                {"type": "start"},
                wait=lambda m: m["type"] in ("welcome", "table") and m["table"]["status"] == "playing",
            )
            going.add(id_)
        tables, told = set(going), set[str]()

        async def end(id_: str, seat: int, guest: httpx.AsyncClient) -> None:
            try:
                talk = Talk(server, guest)
                number = (await talk(id_, wait=lambda m: m["type"] == "welcome"))["number"]
                wish = {"type": "table", "id": "over", "number": number, "option": f"concede>{seat}"}
                said = await talk(id_, wish, wait=lambda m: m["type"] in ("ack", "error"))
                if said["type"] == "ack":
                    told.add(id_)
            except (OSError, WebSocketException, TimeoutError):
                pass  # the server was killed meanwhile, or the table chose something itself

        for kill in range(KILLS):
            ends = [
                asyncio.create_task(end(id_, number % 2, (ann, ben)[number % 2]))
                for number, id_ in enumerate(sorted(going))
            ]
            await asyncio.sleep(chance.below(120) / 1000)
            await server.kill()
            await asyncio.gather(*ends)
            over, rated, games = counts(tmp_path)
            assert told <= over, "what was acknowledged is kept"
            assert rated == over
            assert games == dict.fromkeys(people, len(over)), f"after kill {kill}"
            going = tables - over
            await server.start()
        for number, id_ in enumerate(sorted(going)):
            await end(id_, number % 2, (ann, ben)[number % 2])
        await server.kill()
        over, rated, games = counts(tmp_path)
        assert rated == over
        assert games == dict.fromkeys(people, len(over))
        assert len(over) > TABLES // 2
    print(f"{KILLS} kills, {len(over)} of {TABLES} games over, each counted once")
