"""Many events, large files, many readers: each is kept to its measure, and the tables of the hall go on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select
from tests.server.desk.scene import Scene, plan_of, refused, scene
from tests.server.running import PATIENCE, Guest, RunningServer, hall_in

from ludarium.server.desk import deciding, desk, explanations, store
from ludarium.server.desk.store import ARRIVING
from ludarium.server.http.rates import Buckets
from ludarium.server.storage.schema import EventEntryRow, EventRow
from ludarium.tournaments import actions as act
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.tournament import Tournament, to_json

PLAN = "tokyo-duel-swiss"
IMPORT = "/api/events/import"
NEVER = 0.000_01
"""Events or requests a second: none within a test."""


def file_of(entries: int) -> bytes:
    """The file of an event with so many entries."""
    event = Tournament.created("Sunday", "seed", PRESETS[PLAN], "boss", 0)
    event.decide(act.Staffed("boss", "Boss", "organizer"), "boss", 0)
    while len(event.entries) < entries:
        event.decide(act.Announced("Lunch"), "boss", 0)
    return to_json(event)


async def found(guest: Guest, plan: Any = None) -> httpx.Response:
    body = {"name": "Sunday", "plan": plan or plan_of(PLAN)}
    return await guest.http.post("/api/events", json=body)


def codes(answers: list[httpx.Response]) -> list[str]:
    return [answer.json().get("code", "") for answer in answers]


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


# -- new events


async def test_new_events_are_rationed_by_account_and_by_address(tmp_path: Path) -> None:
    async with hall_in(tmp_path, event_rate=NEVER) as running:
        ann = await running.guest("Ann")
        assert codes([await found(ann) for _ in range(6)]) == [""] * 5 + ["rate-limited"]
        answer = await ann.http.post(IMPORT, content=file_of(2))
        assert (answer.status_code, answer.json()["code"]) == (429, "rate-limited")
        many = [await running.guest(f"G{number}") for number in range(5)]
        answers = [await found(guest) for guest in many for _ in range(4)]
        assert codes(answers).count("") == 15, "twenty from one address"
        assert codes(answers)[-1] == "rate-limited"
        assert len(running.hall.desk.live) == 20
        brought = await many[0].http.post(IMPORT, content=file_of(2))
        assert brought.status_code == 429


async def test_a_plan_that_can_t_be_costs_nobody_a_try(tmp_path: Path) -> None:
    async with hall_in(tmp_path, event_rate=NEVER) as running:
        ann = await running.guest("Ann")
        wrong = plan_of(PLAN)
        wrong["stages"] = []
        assert all(code.startswith("desk-") for code in codes([await found(ann, wrong) for _ in range(8)]))
        assert (await found(ann)).status_code == 201


# -- files


@pytest.fixture
def slow_file(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Files are not read before this is set."""
    go_on, real = threading.Event(), desk._read

    def slow(text: bytes) -> Tournament:
        assert go_on.wait(PATIENCE)
        return real(text)

    monkeypatch.setattr(desk, "_read", slow)
    return go_on


async def test_one_address_brings_one_file_at_a_time(
    running: RunningServer, slow_file: threading.Event
) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    first = asyncio.create_task(ann.http.post(IMPORT, content=file_of(5), timeout=PATIENCE))
    await until(lambda: running.hall.files.taken)
    second = await ben.http.post(IMPORT, content=file_of(5))
    assert (second.status_code, second.json()["code"]) == (429, "rate-limited")
    assert (await ben.table()).get("code") is None, "the hall goes on"
    slow_file.set()
    assert (await first).status_code == 201
    assert (await ben.http.post(IMPORT, content=file_of(5))).status_code == 201
    assert not running.hall.files.taken


async def test_files_are_read_one_after_the_other(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await running.guest("Ann")
    real, busy, most = desk._read, 0, 0

    def counted(text: bytes) -> Tournament:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        time.sleep(0.05)
        event = real(text)
        busy -= 1
        return event

    monkeypatch.setattr(desk, "_read", counted)
    await asyncio.gather(*[running.hall.desk.bring(file_of(5), ann.id, "Ann") for _ in range(4)])
    assert most == 1


async def test_a_file_that_never_comes_does_not_keep_its_place(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await running.guest("Ann")
    monkeypatch.setattr(deciding, "UPLOADED_WITHIN", 0.1)
    stop = asyncio.Event()

    async def dripping() -> AsyncIterator[bytes]:
        yield b"["
        await stop.wait()

    asked = asyncio.create_task(ann.http.post(IMPORT, content=dripping(), timeout=PATIENCE))
    await until(lambda: running.hall.files.taken)
    await until(lambda: not running.hall.files.taken)
    stop.set()
    with contextlib.suppress(httpx.HTTPError):  # it may still be writing
        assert (await asked).status_code == 413
    monkeypatch.undo()
    assert (await (await running.guest("Ben")).http.post(IMPORT, content=file_of(5))).status_code == 201


async def test_a_file_that_takes_too_long_to_read_is_refused(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await running.guest("Ann")
    monkeypatch.setattr(desk, "READ_WITHIN", -1.0)
    answer = await ann.http.post(IMPORT, content=file_of(5))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert await ann.get("/api/events") == []


async def test_others_write_while_a_long_log_comes_in(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AT_ONCE", 10)
    ann = await running.guest("Ann")
    coming = asyncio.create_task(ann.http.post(IMPORT, content=file_of(400), timeout=PATIENCE))
    between = 0
    while not coming.done():
        for one in await ann.get("/api/events"):
            assert len(await running.hall.desk.store.entries(one["id"])) == 401, "nobody finds a part of it"
        await running.hall.store.beat(running.hall.clock.now())
        half = await running.hall.store.rows(select(EventRow.status))
        between += [row["status"] for row in half] == [ARRIVING]
    assert between > 1
    answer = (await coming).json()
    kept = await running.hall.desk.store.entries(answer["id"])
    assert [entry.number for entry in kept] == list(range(401))
    assert [one["id"] for one in await ann.get("/api/events")] == [answer["id"]]


async def test_of_a_log_that_does_not_come_in_nothing_stays(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "AT_ONCE", 10)
    ann = await running.guest("Ann")
    real, pieces = store._rows, 0

    async def failing(event_id: str, entries: list[act.Entry]) -> Any:
        nonlocal pieces
        pieces += 1
        if pieces == 4:
            raise OSError("the disk is full")
        return await real(event_id, entries)

    monkeypatch.setattr(store, "_rows", failing)
    answer = await ann.http.post(IMPORT, content=file_of(100))
    assert answer.status_code == 500
    assert pieces == 4
    for row in (EventRow, EventEntryRow):
        assert await running.hall.store.rows(select(row.__table__)) == []


async def test_what_was_arriving_is_gone_after_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        kept = await scene(running, players=2)
        row = (await running.hall.store.rows(select(EventRow.__table__)))[0]
        half = {**row, "id": "halfhalf", "status": ARRIVING}
        line = {"event_id": "halfhalf", "number": 0, "body": "{}"}
        await running.hall.store.writer.write((insert(EventRow), half), (insert(EventEntryRow), line))
        answer = await kept.nobody.http.get("/api/events/halfhalf")
        assert answer.json()["code"] == "unknown-event"
    async with hall_in(tmp_path) as running:
        if running.hall.nodes is not None:  # it could be arriving at another one, until that must have ended
            await running.hall.desk.store.sweep(running.hall.clock.now() + 1)
        rows = await running.hall.store.rows(select(EventRow.id))
        assert [one["id"] for one in rows] == [kept.id]
        rows = await running.hall.store.rows(select(EventEntryRow.event_id).distinct())
        assert [one["event_id"] for one in rows] == [kept.id]


# -- readers


async def test_reads_of_events_are_rationed_and_other_requests_are_not(tmp_path: Path) -> None:
    async with hall_in(tmp_path, read_rate=0.4) as running:
        one = await scene(running, players=0)
        reader = await running.guest("Ann")
        for hall in running.halls:
            hall.readers.accounts.rate = NEVER
        answers = await asyncio.gather(*[one.get("", reader) for _ in range(6)])
        assert sorted(codes(list(answers))) == ["", "", "", "", "rate-limited", "rate-limited"]
        assert (await reader.http.get("/api/events")).status_code == 429, "it comes from the database"
        for path in ("/api/tables", "/api/games", "/api/me", "/api/qr?path=/x"):
            assert (await reader.http.get(path)).status_code == 200, path
        assert (await one.get("", one.host)).status_code == 200
        for hall in running.halls:
            hall.readers.addresses.rate = NEVER
        answers = await asyncio.gather(*[one.get("why/0", one.nobody) for _ in range(60)])
        limited = codes(list(answers)).count("rate-limited")
        assert 0 < limited < 60, "strangers share what their address has"
        assert answers[codes(list(answers)).index("rate-limited")].status_code == 429


async def drawn(running: RunningServer) -> Scene:
    one = await scene(running)
    await one.draw()
    return one


async def test_a_draw_is_explained_once_for_everybody(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await drawn(running)
    real, made = explanations.explained, 0

    def counted(event: Tournament, number: int) -> Any:
        nonlocal made
        made += 1
        return real(event, number)

    monkeypatch.setattr(explanations, "explained", counted)
    answers = await asyncio.gather(*[one.get("why/0", by) for by in (one.nobody, one.host) * 5])
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["sentences"]
    assert made == 1
    await one.nobody.http.get(f"{one.path}/why/0", headers={"accept-language": "ko"})
    assert made == 2
    await one.must(act.Announced("Lunch"))
    assert (await one.get("why/0", one.nobody)).text == answers[0].text
    assert made == 3
    for _ in range(3):
        assert (await one.get("why/7", one.nobody)).status_code == 400
    assert made == 3
    await one.must(act.Announced("Tea"))
    one.live.found.most = 2
    for lang in ("en", "ko", "zh-Hant"):
        await one.nobody.http.get(f"{one.path}/why/0", headers={"accept-language": lang})
    assert len(one.live.found) <= 4


async def test_what_was_taken_back_before_a_draw_does_not_keep_it_from_being_explained(
    running: RunningServer,
) -> None:
    one = await scene(running)
    await one.must(act.Announced("Lunch"))
    await one.must(act.Undone(len(one.live.event.entries) - 1))
    await one.draw()
    answer = await one.get("why/0", one.nobody)
    assert answer.status_code == 200, answer.text
    assert answer.json()["tables"] is not None
    assert await running.hall.desk.read(one.live, lambda event: explanations.explained(event, 0)) is not None


async def test_an_event_goes_on_while_a_draw_is_explained(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await drawn(running)
    real, begun, go_on = explanations.explained, threading.Event(), threading.Event()

    def slow(event: Tournament, number: int) -> Any:
        assert event is not one.live.event
        begun.set()
        assert go_on.wait(PATIENCE)
        return real(event, number)

    monkeypatch.setattr(explanations, "explained", slow)
    asked = asyncio.create_task(one.get("why/0", one.nobody, timeout=PATIENCE))
    await until(begun.is_set)
    async with asyncio.timeout(PATIENCE / 2):
        await one.must(act.Announced("Lunch"))
        assert (await one.view())["entries"] == len(one.live.event.entries)
    go_on.set()
    assert (await asked).json()["sentences"]


async def test_what_could_not_be_explained_is_looked_for_anew(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await drawn(running)

    def failing(event: Tournament, number: int) -> Any:
        raise OSError("no memory")

    with monkeypatch.context() as patched:
        patched.setattr(explanations, "explained", failing)
        assert (await one.get("why/0", one.nobody)).status_code == 500
    assert not one.live.found
    assert (await one.get("why/0", one.nobody)).json()["sentences"]


# -- pages that follow


async def follows(running: RunningServer, path: str, stack: contextlib.AsyncExitStack) -> int:
    """A page that follows until the stack is left; its status."""
    stream = running.stranger().http.stream("GET", f"{path}/live", timeout=PATIENCE)
    answer = await stack.enter_async_context(stream)
    if answer.status_code == 200:
        lines = answer.aiter_lines()
        stack.callback(lambda: lines)  # once nobody holds them they close the stream
        assert (await anext(lines)).startswith("data:")
    return answer.status_code


async def test_one_address_follows_only_so_often(tmp_path: Path) -> None:
    async with hall_in(tmp_path, follows_each=3) as running:
        one, other = await scene(running, players=0), await scene(running, players=0)
        async with contextlib.AsyncExitStack() as stack:
            asked = [follows(running, path, stack) for path in (one.path, other.path) * 5]
            answers = await asyncio.gather(*asked)
            assert sorted(answers) == [200] * 3 + [429] * 7
            assert len(one.live.watchers) + len(other.live.watchers) == 3
            answer = await one.nobody.http.get(f"{one.path}/live")
            await refused(one, answer, "rate-limited", 429)
        await until(lambda: not running.hall.followers.taken)
        assert not one.live.watchers
        async with contextlib.AsyncExitStack() as stack:
            assert await follows(running, one.path, stack) == 200


# -- events that nobody asks for


@pytest.fixture
async def calm(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A hall that forgets nothing by itself."""
    async with hall_in(tmp_path, housekeeping=600.0) as opened:
        yield opened


async def test_the_hall_forgets_what_nobody_asks_for(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene(running, players=0)
    monkeypatch.setattr(desk, "IDLE", -1.0)
    await until(lambda: not running.hall.desk.live)


async def test_an_idle_event_leaves_the_memory_and_comes_back(
    calm: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await scene(calm), await scene(calm, players=0)
    hall_desk = calm.hall.desk
    player = one.players[0]
    before = await one.view(player)
    hall_desk.forget_idle()
    assert {one.id, other.id} <= set(hall_desk.live), "somebody has just asked for them"
    monkeypatch.setattr(desk, "IDLE", -1.0)
    hall_desk.forget_idle()
    assert not hall_desk.live
    assert await one.view(player) == before
    assert set(hall_desk.live) == {one.id}
    hall_desk.forget_idle()
    cards = {card["id"]: card["role"] for card in await player.get("/api/events")}
    assert cards == {one.id: "player", other.id: ""}, "its log is searched again"
    hall_desk.forget_idle()
    await other.must(act.Entered("P0", player.id), player)
    hall_desk.forget_idle()
    cards = {card["id"]: card["role"] for card in await player.get("/api/events")}
    assert cards == {one.id: "player", other.id: "player"}


async def test_an_event_is_never_twice_in_memory(
    calm: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await scene(calm)
    hall_desk = calm.halls[0].desk
    held = one.live
    monkeypatch.setattr(desk, "IDLE", -1.0)
    hall_desk.forget_idle()
    assert one.id not in hall_desk.live
    assert await hall_desk.get(one.id) is held
    hall_desk.forget_idle()
    await hall_desk.decide(held, act.Announced("Lunch"), one.host.id)
    assert hall_desk.live[one.id] is held
    del held
    hall_desk.forget_idle()
    gc.collect()
    assert (await one.view())["announcements"]


async def test_an_event_that_is_followed_or_played_here_stays(
    calm: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "IDLE", -1.0)
    followed = await scene(calm, players=0)
    played = await scene(calm, "tokyo-duel-swiss", players=4, online=True)
    await played.draw()
    hall_desk = calm.hall.desk
    async with contextlib.AsyncExitStack() as stack:
        assert await follows(calm, followed.path, stack) == 200
        hall_desk.forget_idle()
        assert set(hall_desk.live) == {followed.id, played.id}
    await until(lambda: not calm.hall.followers.taken)
    hall_desk.forget_idle()
    assert set(hall_desk.live) == {played.id}


async def test_of_many_events_the_newest_stay(calm: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "AT_HAND", 2)
    made = [await scene(calm, players=0) for _ in range(4)]
    await made[0].view()
    calm.hall.desk.forget_idle()
    assert set(calm.hall.desk.live) == {made[3].id, made[0].id}
    assert msgspec.json.encode(await made[1].view())


async def test_a_player_does_not_fill_the_log(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await scene(running)
    for hall in running.halls:
        monkeypatch.setattr(hall, "deciders", Buckets(1e-9, 3))
    answers = [await one.send(act.Called(0, "help"), one.players[0]) for _ in range(5)]
    assert codes(answers)[3:] == ["rate-limited", "rate-limited"]
    assert "rate-limited" not in codes(answers)[:3]
    await one.must(act.Announced("Lunch"))
