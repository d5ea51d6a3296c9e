"""A database that does not answer: people are told in time, nothing that was confirmed is lost, nothing counts twice, and
the hall goes on by itself as soon as it answers again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from tests.server import postgres
from tests.server.aside import locked
from tests.server.postgres import Line
from tests.server.running import HALL, Message, RunningServer, Wire, hall_in, seated

from ludarium import i18n

LIMIT = 3.0 if HALL == "nodes" else 1.0  # seconds; three nodes share this process
TOLD_WITHIN = 15.0  # seconds, on a busy machine


async def pair(running: RunningServer, lang: str = "en") -> tuple[Message, list[Wire]]:
    """A running game of Duel between two people; the first is asked first."""
    guests = [await running.guest(name, lang) for name in ("Ann", "Ben")]
    table = await guests[0].table(game="tokyo-duel", seats=2)
    wires = [await guest.wire(table, lang=lang) for guest in guests]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    return table, wires


async def asked(wires: list[Wire]) -> tuple[Wire, Message]:
    """Whoever is asked, and the message that asks."""
    async with asyncio.timeout(TOLD_WITHIN):
        while True:
            for wire in wires:
                games = [m for m in wire.messages if m["type"] in ("game", "welcome")]
                if games and games[-1]["decision"] and games[-1]["decision"]["options"]:
                    return wire, games[-1]
            await asyncio.sleep(0.01)


async def choose(wire: Wire, asks: Message, id_: str, which: int = 0) -> None:
    option = asks["decision"]["options"][which]["option"]
    await wire.send("choose", id=id_, number=asks["number"], option=option)


async def numbers(running: RunningServer, table: Message) -> list[int]:
    return [choice.number for choice in await running.hall.store.choices(table["id"])]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
async def test_a_choice_that_cannot_be_written_is_refused_and_may_be_made_again(
    tmp_path: Path, lang: str
) -> None:
    async with hall_in(tmp_path, database_limit=LIMIT) as running:
        table, wires = await pair(running, lang)
        wire, asks = await asked(wires)
        async with locked(tmp_path):
            began = time.monotonic()
            await choose(wire, asks, "one")
            told = await wire.refusal("one")
            assert time.monotonic() - began < TOLD_WITHIN
            assert told["code"] == "storage"
            assert told["message"] == i18n.refusal(lang, "storage", {})
            assert await numbers(running, table) == list(range(1, asks["number"] + 1))
        await choose(wire, asks, "two")
        assert (await wire.ack("two"))["number"] == asks["number"] + 1
        assert await numbers(running, table) == list(range(1, asks["number"] + 2))


async def test_whatever_else_needs_the_database_is_refused_with_the_same_sentence(tmp_path: Path) -> None:
    async with hall_in(tmp_path, database_limit=LIMIT) as running:
        ann = await running.guest("Ann", "ko")
        async with locked(tmp_path):
            answers = await asyncio.gather(
                ann.http.post("/api/tables", json={"game": "saboteur", "seats": 5}),
                ann.http.patch("/api/me", json={"name": "Anna"}),
            )
        for answer in answers:
            assert answer.status_code == 503
            assert answer.json()["code"] == "storage"
            assert answer.json()["message"] == i18n.refusal("ko", "storage", {})
        assert (await ann.get("/api/me"))["name"] == "Ann", "nothing has changed"
        assert (await ann.table()).get("code") is None


async def test_an_event_refuses_what_it_cannot_write_and_goes_on(tmp_path: Path) -> None:
    async with hall_in(tmp_path, database_limit=LIMIT) as running:
        ann = await running.guest("Ann")
        plan = (await ann.get("/api/events/presets"))["presets"][0]
        event = await ann.post("/api/events", name="Sunday", plan=plan)

        async def enter(name: str) -> httpx.Response:
            deed = {"deed": "entered", "name": name}
            return await ann.http.post(f"/api/events/{event['id']}/deeds", json={"deed": deed}, timeout=60)

        assert (await enter("Cy")).status_code == 200
        async with locked(tmp_path):
            refused = await enter("Dan")
            assert (refused.status_code, refused.json()["code"]) == (503, "storage")
        assert (await enter("Eve")).status_code == 200
        people = (await ann.get(f"/api/events/{event['id']}"))["view"]["people"]
        assert [one["name"] for one in people] == ["Cy", "Eve"]
        entries = await running.hall.desk.store.entries(event["id"])
        assert [entry.number for entry in entries] == list(range(len(entries)))


async def test_a_table_of_bots_goes_on_by_itself(tmp_path: Path) -> None:
    """Clocks and bots try again; no clock is taken for spent because the database was away."""
    async with hall_in(tmp_path, database_limit=0.3 * LIMIT, bot_delay=0.01) as running:
        ann = await running.guest("Ann")
        table = await ann.table(bots=["random"] * 5)
        wire = await ann.wire(table)
        await wire.send("start")
        at = (await wire.next("game", where=lambda m: m["number"] >= 5))["number"]
        async with locked(tmp_path):
            await asyncio.sleep(2)
        await wire.next("game", where=lambda m: m["number"] >= at + 20)
        found = await numbers(running, table)
        assert found == list(range(1, len(found) + 1))


async def test_a_hall_closes_although_its_database_is_away(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        async with hall_in(tmp_path, database_limit=LIMIT) as running:
            ann = await running.guest("Ann")
            await stack.enter_async_context(locked(tmp_path))
            waiting = asyncio.create_task(ann.http.post("/api/tables", json={"game": "saboteur", "seats": 5}))
            await asyncio.sleep(0.1)
            began = time.monotonic()
        assert time.monotonic() - began < 2 * TOLD_WITHIN
        with contextlib.suppress(httpx.TransportError):
            assert (await waiting).status_code == 503


# -- PostgreSQL, over a line that can be frozen


@contextlib.asynccontextmanager
async def far(url: str, data: Path, **changes: Any) -> AsyncIterator[tuple[RunningServer, Line]]:
    """A hall with its database at the other end of a line."""
    async with postgres.line_to(url) as line:
        settings = {"database": line.url, "database_limit": LIMIT, "heartbeat": 0.5, **changes}
        async with hall_in(data, **settings) as running:
            yield running, line


on_postgres = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)


@on_postgres
def test_a_frozen_database_has_a_deadline_and_the_hall_recovers(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with far(database_url, tmp_path) as (running, line):
            table, wires = await pair(running)
            for turn in range(3):
                wire, asks = await asked(wires)
                line.freeze()
                began = time.monotonic()
                await choose(wire, asks, f"lost-{turn}")
                assert (await wire.refusal(f"lost-{turn}"))["code"] == "storage"
                assert time.monotonic() - began < TOLD_WITHIN
                line.thaw()
                await acknowledged(running, wires, table, f"kept-{turn}")
            found = await numbers(running, table)
            assert found == list(range(1, len(found) + 1))

    asyncio.run(tried())


async def acknowledged(running: RunningServer, wires: list[Wire], table: Message, id_: str) -> None:
    """Make a choice until it is acknowledged, as a patient person would, and see that the log has it."""
    async with asyncio.timeout(60):
        for attempt in range(100):
            wire, asks = await asked(wires)
            await choose(wire, asks, f"{id_}-{attempt}")
            answer = await wire.next("ack", "error")
            if answer["type"] == "ack":
                assert answer["number"] in await numbers(running, table)
                return
            assert answer["code"] in ("storage", "stale-number")
            await asyncio.sleep(0.2)


@on_postgres
def test_a_choice_whose_confirmation_was_lost_counts_once(database_url: str, tmp_path: Path) -> None:
    """The database has it, and the hall could not hear so: it finds out by itself, and everybody sees it."""

    async def tried() -> None:
        async with far(database_url, tmp_path) as (running, line):
            table, wires = await pair(running)
            wire, asks = await asked(wires)
            other = next(one for one in wires if one is not wire)
            line.freeze(forth=False)  # the hall is heard, and hears nothing
            # Until the commit itself was sent: the answers to what comes before it are let through one by one.
            waiting = asyncio.create_task(drip(running, line))
            await choose(wire, asks, "once")
            assert (await wire.refusal("once"))["code"] == "storage"
            await waiting
            line.thaw()
            seen = await other.next("game", where=lambda m: m["number"] == asks["number"] + 1)
            assert seen["number"] == asks["number"] + 1
            await choose(wire, asks, "once")
            assert (await wire.ack("once"))["number"] == asks["number"] + 1
            found = await numbers(running, table)
            assert found == list(range(1, len(found) + 1))

    asyncio.run(tried())


async def drip(running: RunningServer, line: Line) -> None:
    """Let answers through until a commit is under way, and none after that."""
    writer = running.hall.store.writer
    line.back.set()
    async with asyncio.timeout(TOLD_WITHIN):
        while not (writer.group and writer._committing and any(len(c.statements) == 1 for c in writer.group)):
            await asyncio.sleep(0)
    line.back.clear()


@on_postgres
def test_reading_has_a_deadline_too(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with far(database_url, tmp_path) as (running, line):
            ann = await running.guest("Ann")
            assert (await ann.get("/api/me/games"))["over"] == []
            line.freeze()
            began = time.monotonic()
            answers = await asyncio.gather(*[ann.http.get("/api/me/games", timeout=60) for _ in range(10)])
            assert time.monotonic() - began < 2 * TOLD_WITHIN
            assert {answer.status_code for answer in answers} == {503}
            assert {answer.json()["code"] for answer in answers} == {"storage"}
            line.thaw()
            async with asyncio.timeout(30):
                while (await ann.get("/api/me/games")).get("code") == "storage":
                    await asyncio.sleep(0.2)

    asyncio.run(tried())


@on_postgres
def test_a_lock_that_somebody_holds_in_postgresql_has_a_deadline(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with hall_in(tmp_path, database=database_url, database_limit=LIMIT) as running:
            table, wires = await pair(running)
            wire, asks = await asked(wires)
            other = await asyncpg.connect(database_url.replace("+asyncpg", ""))
            async with other.transaction():
                await other.execute("LOCK TABLE choice IN EXCLUSIVE MODE")
                await choose(wire, asks, "one")
                assert (await wire.refusal("one"))["code"] == "storage"
            await other.close()
            await acknowledged(running, wires, table, "two")

    asyncio.run(tried())
