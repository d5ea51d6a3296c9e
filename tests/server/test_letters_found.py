"""Correspondence beyond the table: finding somebody, being told, and another game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.push_service import PushService
from tests.server.letters import A_DAY, AN_HOUR, DUEL, begun, goes, moves, room_of, turn, until
from tests.server.running import PATIENCE, RunningServer, hall_in
from tests.server.test_push import CONTACT, told
from tests.server.test_seeks import look, until_table

from ludarium.server.seeks import fitting, seeks


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeks, "LOOKED", 0.05)


@pytest.fixture
async def running(tmp_path: Path, service: PushService) -> AsyncIterator[RunningServer]:
    async with hall_in(tmp_path, push_services=service.origin, push_contact=CONTACT) as opened:
        yield opened


# -- seeks


async def test_a_seek_stands_while_its_person_is_away(running: RunningServer, service: PushService) -> None:
    """The game begins at once; who is away is told, and led there when they come back."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    phone = service.browser("phone")
    await told(ann, phone)
    made = await look(ann, days=3)
    assert (made["seek"]["days"], made["seek"]["pace"]) == (3, None)
    running.later(10 * A_DAY)
    await running.hall.seeks.keep_house()
    (listed,) = (await ben.get("/api/seeks"))["seeks"]
    assert listed["id"] == made["seek"]["id"]
    answer = await ben.http.post(f"/api/seeks/{listed['id']}/answer", json={})
    assert answer.status_code == 201, answer.text
    id_ = answer.json()["table"]
    room = running.hall.rooms[id_]
    await until(lambda: room.status == "playing")
    assert (room.table.days, [seat.name for seat in room.table.seats]) == (3, ["Ann", "Ben"])
    assert (await phone.gets(1))[0]["url"] == f"/table/{id_}"
    assert await until_table(ann) == id_
    assert (await ann.http.post("/api/seeks", json={**DUEL, "days": 3})).json()["code"] == "seek-found"
    wire = await ann.wire(id_)
    await wire.next("welcome")
    async with asyncio.timeout(PATIENCE):
        while await ann.get("/api/seeks/mine") is not None:
            await asyncio.sleep(0.02)
    running.later(20 * A_DAY)
    await running.hall.seeks.keep_house()
    assert await ben.get("/api/seeks/mine") is None, "for two weeks, not longer"


async def test_the_hall_pairs_those_who_want_the_same_days(running: RunningServer) -> None:
    people = [await running.guest(name) for name in ("Ann", "Ben", "Cho", "Dan")]
    ann, ben, cho, dan = people
    assert (await look(ann, days=2, pairs=True))["table"] is None
    running.later(AN_HOUR)
    assert (await look(ben, days=3, pairs=True))["table"] is None
    assert (await look(cho, pairs=True))["table"] is None
    found = await look(dan, days=2, pairs=True)
    room = running.hall.rooms[found["table"]]
    assert [seat.person_id for seat in room.table.seats] == [ann.id, dan.id]
    await until(lambda: room.status == "playing")
    refused = await ben.http.post("/api/seeks", json={**DUEL, "days": 2, "pace": "quick"})
    assert refused.json()["code"] == "malformed-message"


async def test_those_who_are_away_are_paired_too(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when what they look for in a rated game has grown wide enough meanwhile."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    with monkeypatch.context() as narrow:
        narrow.setattr(fitting, "fit", lambda *_: False)
        for guest in (ann, ben):
            assert (await look(guest, days=1, pairs=True))["table"] is None
    running.later(AN_HOUR)
    running.hall.seeks._asked.clear()
    await running.hall.seeks.keep_house()
    assert await until_table(ann) == await until_table(ben)


# -- being told


async def test_each_move_is_told_once_and_once_more_when_time_is_short(
    running: RunningServer, service: PushService
) -> None:
    ann, ben, table = await begun(running, days=2)
    people = (ann, ben)
    late = 1 - turn(running, table)
    phone = service.browser("phone")
    await told(people[late], phone)
    await moves(running, people[1 - late], table)
    (message,) = await phone.gets(1)
    assert message == {
        "title": "Your turn: King of Tokyo: Duel",
        "body": "You have 2 days for your move.",
        "url": f"/table/{table['id']}",
        "tag": f"table-{table['id']}",
    }
    room = room_of(running, table)
    running.later(35 * AN_HOUR)
    room.news()
    room.tell("votes")
    await asyncio.sleep(0.2)
    assert len(phone.received) == 1
    running.later(1.1 * AN_HOUR)  # less than a quarter is left
    message = (await phone.gets(2))[1]
    assert message["title"] == "Little time left: King of Tokyo: Duel"
    assert message["body"] == "You have 12 hours left for your move."
    assert room.table.reminded == room.play.asked[-1].step  # type: ignore[union-attr]
    running.later(AN_HOUR)
    await asyncio.sleep(0.2)
    assert len(phone.received) == 2
    await moves(running, people[late], table)
    await moves(running, people[1 - late], table)
    assert (await phone.gets(3))[2]["body"] == "You have 2 days for your move.", "the next move is told anew"


async def test_a_restart_tells_nobody_again(tmp_path: Path, service: PushService) -> None:
    settings: dict[str, Any] = {"push_services": service.origin, "push_contact": CONTACT}
    phone = service.browser("phone")
    async with hall_in(tmp_path, **settings) as running:
        ann, ben, table = await begun(running)
        late = 1 - turn(running, table)
        await told((ann, ben)[late], phone)
        await moves(running, (ann, ben)[1 - late], table)
        running.later(19 * AN_HOUR)
        assert len(await phone.gets(2)) == 2
    async with hall_in(tmp_path, **settings) as running:
        room = await running.hall.room(table["id"])
        room.wake.set()
        room.news()
        room.tell("votes")
        await asyncio.sleep(0.3)
        assert len(phone.received) == 2


async def test_who_is_there_is_not_told(running: RunningServer, service: PushService) -> None:
    ann, ben, table = await begun(running)
    people = (ann, ben)
    next_ = 1 - turn(running, table)
    phone = service.browser("phone")
    await told(people[next_], phone)
    wire = await people[next_].wire(table)
    await wire.next("welcome")
    await moves(running, people[1 - next_], table)
    running.later(20 * AN_HOUR)
    await until(lambda: room_of(running, table).table.reminded is not None)
    await asyncio.sleep(0.1)
    assert phone.received == []


# -- another game


async def test_a_rematch_keeps_the_pace_and_begins_once_all_have_come(running: RunningServer) -> None:
    ann, ben, table = await begun(running, days=5)
    room = room_of(running, table)
    wire = await ann.wire(table)
    welcome = await wire.next("welcome")
    await wire.send("table", id="end", number=welcome["number"], option="concede>0")
    await until(lambda: room.status == "over")
    await goes(running, table, ann, wire)
    made = await ann.post(f"/api/tables/{table['id']}/rematch")
    again = running.hall.rooms[made["id"]]
    assert again.table.days == 5
    wire = await ann.wire(made["id"])
    await wire.next("welcome")
    await goes(running, made, ann, wire)
    assert again.status == "open"
    wire = await ben.wire(made["id"])
    await until(lambda: again.status == "playing")
