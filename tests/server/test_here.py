"""Who is here: those who have said so, and nobody else; with what they do, and with nothing that would lead to them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.noded import at, noded
from tests.server.people.members import PASSWORD, member
from tests.server.running import PATIENCE, Guest, RunningServer, hall_in
from tests.server.test_nodes import on_postgresql

from ludarium.server.seeks import here
from ludarium.server.storage.seek_rows import PresenceRow, SeekRow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "NOTED", 0.05)


async def may_be_seen(guest: Guest, visible: bool = True) -> None:
    answer = await guest.http.patch("/api/me", json={"visible": visible})
    assert answer.status_code == 200, answer.text
    assert answer.json().get("visible", False) is visible
    await guest.get("/api/tables")


async def seen(running: RunningServer) -> dict[str, str]:
    """Who is here, as a stranger reads it."""
    found = await running.stranger().get("/api/seeks")
    assert found["count"] == len(found["people"])
    return {one["name"]: one["doing"] for one in found["people"]}


async def until(running: RunningServer, **people: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await seen(running) != people:
            await asyncio.sleep(0.02)


async def nobody_is_noted(running: RunningServer) -> None:
    """Sooner than who is gone is forgotten by itself, nothing is kept of anybody, and so it stays."""
    async with asyncio.timeout(PATIENCE):
        while await rows(running):
            await asyncio.sleep(0.02)
    for hall in running.halls:
        await hall.here.note()
    assert await rows(running) == []


async def rows(running: RunningServer) -> list[Any]:
    return await running.hall.store.rows(select(PresenceRow.person_id))


async def test_nobody_is_seen_who_has_not_said_so(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await member(running, "ben")
    for one in (ann, ben):
        await one.get("/api/tables")
        assert "visible" not in await one.get("/api/me")
        await (await one.wire(await one.table())).next("welcome")
    await asyncio.sleep(0.3)
    assert await seen(running) == {}
    assert await rows(running) == []


async def test_who_may_be_seen_is_listed_with_what_they_do(running: RunningServer) -> None:
    ann, ben, carl = [await running.guest(name) for name in ("Ann", "Ben", "carl")]
    for one in (ann, ben):
        await may_be_seen(one)
    assert await seen(running) == {"Ann": "lobby", "Ben": "lobby"}
    text = (await running.stranger().http.get("/api/seeks")).text
    assert ann.id not in text
    table = await carl.table()
    watcher = await ben.wire(table)
    await watcher.next("welcome")
    await until(running, Ann="lobby", Ben="watching")
    await watcher.send("sit", seat=1)
    await until(running, Ann="lobby", Ben="playing")
    await may_be_seen(ann, visible=False)
    assert await seen(running) == {"Ben": "playing"}
    assert len(await rows(running)) == 1
    await may_be_seen(carl)
    assert list(await seen(running)) == ["Ben", "carl"], "in the order of names"


async def test_who_goes_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "LOOKS", 1.0)
    monkeypatch.setattr(here, "GONE", 2000)
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        await may_be_seen(ann)
        assert await seen(running) == {"Ann": "lobby"}
        await until(running)
        async with asyncio.timeout(PATIENCE):
            while await rows(running):
                await asyncio.sleep(0.05)


async def test_the_list_is_asked_for_once_a_second_however_many_look(tmp_path: Path) -> None:
    async with hall_in(tmp_path, lobby_kept=60.0, housekeeping=600.0) as running:
        ann = await running.guest("Ann")
        store = running.hall.store
        asked = 0
        rows_ = store.rows

        async def counted(statement: Any) -> Any:
            nonlocal asked
            asked += "presence" in str(statement) or "seek" in str(statement)
            return await rows_(statement)

        store.rows = counted  # type: ignore[method-assign]
        await asyncio.gather(*(ann.get("/api/seeks") for _ in range(30)))
        assert asked == 2, "one for the seeks, one for the people"


async def test_an_export_and_a_deletion_know_it(running: RunningServer) -> None:
    ann = await member(running, "ann")
    await may_be_seen(ann)
    wish = {"game": "keyforge", "seats": 2, "options": {"deck-0": "sealed-WC"}, "pace": "quick"}
    assert (await ann.http.post("/api/seeks", json=wish)).status_code == 201
    assert (await ann.http.post("/api/account/confirm", json={"password": PASSWORD})).status_code < 300
    found = await ann.get("/api/account/export")
    assert found["person"]["visible"] is True
    assert set(found["here"]) == {"lobby"}
    assert (found["seek"]["game"], found["seek"]["pace"]) == ("keyforge", "quick")
    assert found["seek"]["brought"]["deck"] == "sealed-WC"
    assert (await ann.http.post("/api/account/delete", json={"name": "ann"})).status_code < 300
    assert await seen(running) == {}
    await nobody_is_noted(running)  # other nodes hear of it a moment later
    assert await running.hall.store.rows(select(SeekRow.id)) == []


@contextlib.asynccontextmanager
async def a_note_under_way(running: RunningServer, person_id: str) -> AsyncIterator[None]:
    """Who is here is just noted, this person among them, until the block ends."""
    store = running.hall.friends.store
    befriended = store.befriended
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(people: Iterable[str]) -> set[str]:
        if person_id in running.hall.here._lobby:
            begun.set()
        found = await befriended(people)
        await go_on.wait()
        return found

    store.befriended = slow  # type: ignore[method-assign]
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
    try:
        yield
    finally:
        go_on.set()
    async with running.hall.here._noting:  # it is written by now
        pass


async def test_who_goes_while_they_are_noted_is_not_noted(running: RunningServer) -> None:
    ann = await member(running, "ann")
    await may_be_seen(ann)
    home = next(hall for hall in running.halls if ann.id in hall.here._lobby)
    assert (await ann.http.post("/api/account/confirm", json={"password": PASSWORD})).status_code < 300
    async with a_note_under_way(RunningServer(home, running.port, running.doors), ann.id):
        leaving = asyncio.create_task(ann.http.post("/api/account/delete", json={"name": "ann"}))
        await asyncio.sleep(0.3)
    assert (await leaving).status_code < 300
    await nobody_is_noted(running)


@on_postgresql
@pytest.mark.parametrize("how", ["deletes", "hides"])
def test_who_goes_at_another_node_while_they_are_noted_is_not_noted(
    database_url: str, tmp_path: Path, how: str
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", node_lease=30.0) as nodes:
            a, b = nodes["a"], nodes["b"]
            ann = await member(a, "ann")
            there = at(b, ann)
            await may_be_seen(there)
            await may_be_seen(ann)
            await (await there.wire(await there.table())).next("welcome")
            async with a_note_under_way(b, ann.id):
                if how == "hides":
                    await may_be_seen(ann, visible=False)
                else:
                    sure = await ann.http.post("/api/account/confirm", json={"password": PASSWORD})
                    assert sure.status_code < 300
                    gone = await ann.http.post("/api/account/delete", json={"name": "ann"})
                    assert gone.status_code < 300
                assert await rows(a) == []
            await nobody_is_noted(a)

    run(tried())


@on_postgresql
def test_it_does_not_matter_at_which_node_anybody_is(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", node_lease=30.0) as nodes:
            ann = await nodes["a"].guest("Ann")
            await may_be_seen(ann)
            assert await seen(nodes["b"]) == {"Ann": "lobby"}
            table = await at(nodes["b"], ann).table()
            await (await at(nodes["b"], ann).wire(table)).next("welcome")
            await until(nodes["a"], Ann="playing")
            await may_be_seen(at(nodes["b"], ann), visible=False)
            await until(nodes["a"])

    run(tried())


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
