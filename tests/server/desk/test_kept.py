"""What was decided is on disk before anybody hears of it; what is not there is nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from tests.server.desk.scene import Scene, scene
from tests.server.noded import until
from tests.server.running import RunningServer, hall_in

from ludarium.server.desk.store import EventStore
from ludarium.server.storage.database import Database, alembic_config, revision
from ludarium.server.storage.migrations import HEAD
from ludarium.server.storage.store import Taken
from ludarium.tournaments import actions as act
from ludarium.tournaments.tournament import Tournament


async def test_an_event_comes_back_as_it_was(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        found = await scene(running, "keyforge-archon", players=6, rehearsal=True)
        await found.hire("judge")
        token = (await found.post("tokens", role="judge", name="Screen")).json()["token"]
        await found.draw()
        await found.must(act.ClockStarted())
        await found.must(act.Called(0, "slow play?"), found.players[0])
        await found.must(act.Announced("Lunch"))
        await found.must(act.Undone(len(found.live.event.entries) - 1))
        await found.play()
        await found.post("next")
        before = await found.view()
        mine = await found.view(found.players[0])
        log = (await found.get("log")).json()
        codes = (await found.get("codes")).json()
        cookies = [guest.http.cookies["ludarium"] for guest in (found.host, found.players[0])]
    async with hall_in(tmp_path) as running:
        again = Scene(running, running.stranger(), {"id": found.id})
        player = running.stranger()
        again.host.http.cookies["ludarium"], player.http.cookies["ludarium"] = cookies
        assert await again.view() == before
        assert await again.view(player) == mine
        assert (await again.get("log")).json() == log
        assert (await again.get("codes")).json() == codes
        program = await running.stranger().http.get(
            f"{again.path}/log", headers={"authorization": f"Bearer {token}"}
        )
        assert program.status_code == 200
        view = await again.must(act.Published())
        assert len(view["rounds"]) == 2
        assert [entry.number for entry in await again.kept()] == list(range(len(log) + 1))


def fail_once(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """The next change of an event can't be written."""
    real = EventStore.append

    async def append(self: EventStore, *given: Any) -> None:
        monkeypatch.setattr(EventStore, "append", real)
        await asyncio.sleep(0.05)
        raise error

    monkeypatch.setattr(EventStore, "append", append)


async def test_what_can_t_be_written_has_not_happened(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads it, nobody builds on it, and whoever decides next finds the log without a gap."""
    found = await scene(running)
    before = await found.view()
    fail_once(monkeypatch, OSError("the disk is full"))
    failing = asyncio.create_task(found.send(act.Renamed("Monday")))
    await asyncio.sleep(0.02)
    waiting = [asyncio.create_task(found.send(act.Announced(f"Tea {number}"))) for number in range(5)]
    seen = await found.view(found.nobody)
    assert seen["name"] == "Sunday"
    assert ((await failing).status_code, (await failing).json()["code"]) == (500, "internal")
    assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200] * 5
    after = await found.view()
    assert (after["name"], after["entries"]) == ("Sunday", before["entries"] + 5)
    kept = await found.kept()
    assert kept == found.live.event.entries
    assert Tournament.of(kept).announcements == found.live.event.announcements


async def test_another_hand_on_the_same_log_is_found_out(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await scene(running)
    fail_once(monkeypatch, Taken())
    answer = await found.send(act.Renamed("Monday"))
    assert (answer.status_code, answer.json()["code"]) == (409, "desk-moved-on")
    assert (await found.must(act.Renamed("Tuesday")))["name"] == "Tuesday"
    assert await found.kept() == found.live.event.entries


async def test_pages_that_follow_hear_of_what_comes_after_a_failure(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await scene(running, players=0)
    async with found.nobody.http.stream("GET", f"{found.path}/live") as stream:
        lines = stream.aiter_lines()
        await anext(lines)
        fail_once(monkeypatch, OSError("the disk is full"))
        assert (await found.send(act.Announced("Tea"))).status_code == 500
        view = await found.must(act.Announced("Lunch"))
        async with asyncio.timeout(10):
            async for line in lines:
                if line == f'data: {{"entries":{view["entries"]}}}':
                    break


async def test_an_old_event_that_runs_is_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many newer ones the list has."""
    monkeypatch.setattr("ludarium.server.desk.store.LISTED", 2)
    async with hall_in(tmp_path) as running:
        found = await scene(running, players=2)
        await found.draw()
        for _ in range(3):
            await scene(running, players=0)
        assert len(await found.nobody.get("/api/events")) == 2
    async with hall_in(tmp_path) as running:
        await until(lambda: found.id in running.hall.desk.live)  # a node takes it over as it keeps house


async def test_the_tables_of_events_come_and_go(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")

    def tables(connection: Any) -> set[str]:
        rows = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {row[0] for row in rows if row[0].startswith("event")}

    async with database.writing.begin() as connection:
        config = await connection.run_sync(alembic_config)
        await connection.run_sync(lambda _: command.upgrade(config, "0002"))
        await connection.exec_driver_sql("INSERT INTO person VALUES ('p', 'Ann', 'en', 0)")
        assert await connection.run_sync(tables) == set()
        await connection.run_sync(lambda _: command.upgrade(config, "head"))
        assert await connection.run_sync(tables) == {"event", "event_entry", "event_token"}
        assert await connection.run_sync(revision) == HEAD
        await connection.run_sync(lambda _: command.downgrade(config, "0002"))
        assert await connection.run_sync(tables) == set()
        assert await connection.run_sync(revision) == "0002"
        await connection.run_sync(lambda _: command.upgrade(config, "head"))
        people = await connection.exec_driver_sql("SELECT name FROM person")
        assert [row[0] for row in people] == ["Ann"]
    await database.close()
