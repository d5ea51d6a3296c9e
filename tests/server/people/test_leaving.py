"""What somebody takes along, and what is left of a deleted account."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.aged import Aged, in_a_hall, on_each_database
from tests.server.desk.scene import plan_of, scene
from tests.server.noded import until
from tests.server.people.members import PASSWORD, Clock, counted, is_nobody, member, refused, signs_in, token
from tests.server.running import Player, RunningServer, hall_in

from ludarium import i18n
from ludarium.core import Record
from ludarium.server.errors import Moved
from ludarium.server.http.guests import hashed
from ludarium.server.people import exporting
from ludarium.server.storage import account_rows
from ludarium.server.storage.schema import ChatRow, EventRow, PersonRow, SeatRow
from ludarium.tournaments import actions as act
from ludarium.tournaments.state import OVER as EVENT_OVER


async def goes(guest: Any, name: str = "annlee") -> Any:
    return await guest.http.post("/api/account/delete", json={"name": name})


async def test_one_file_has_all_that_there_is(running: RunningServer, seed: str) -> None:
    ann = await member(running, "annlee", called="Ann")
    ben = await running.guest("Ben")
    table = await ann.table(bots=[None, *["random"] * 4], private=True)
    wire = await ann.wire(table)
    await wire.send("chat", text="안녕, 大家好")
    await wire.next("chat")
    await wire.send("start")
    await Player(wire, seed).to_the_end()
    theirs = await ben.table()
    made = await ann.http.post("/api/events", json={"name": "Sunday", "plan": plan_of("tokyo-duel-swiss")})
    assert made.status_code == 201
    codes = (await ann.post("/api/account/codes"))["codes"]
    answer = await ann.http.get("/api/account/export")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="ludarium.json"'
    found = answer.json()
    assert found["person"] == {
        "id": ann.id,
        "name": "Ann",
        "language": "en",
        "visible": False,
        "seen_by_friends": True,
    }
    assert (found["seek"], found["here"]) == (None, None)
    assert found["account"]["name"] == "annlee"
    (kept,) = found["tables"]
    assert (kept["id"], kept["host"], kept["seats"], kept["status"]) == (table["id"], True, [0], "over")
    assert Record.parse(kept["record"]).players[0] == "Ann"
    assert [line["text"] for line in found["chat"]] == ["안녕, 大家好"]
    assert [event["name"] for event in found["events"]] == ["Sunday"]
    assert found["recovery_codes"] == 10
    assert len(found["sessions"]) == 1
    for secret in (token(ann), hashed(token(ann)), *codes, theirs["id"], "argon2"):
        assert secret not in answer.text
    clock = Clock()
    clock.seconds = 1e9
    running.hall.accounts._confirmed.now = clock
    await refused(await ann.http.get("/api/account/export"), "account-confirm", 403)
    await refused(await ben.http.get("/api/account/export"), "account-none", 403)


async def test_an_export_has_no_secrets_of_a_game_that_goes_on(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    table = await ann.table(bots=[None, *["random"] * 4])
    wire = await ann.wire(table)
    await wire.send("start")
    await wire.next("game", "welcome", where=lambda one: one["view"] is not None)
    answer = await ann.http.get("/api/account/export")
    (kept,) = answer.json()["tables"]
    assert (kept["status"], kept["record"]) == ("playing", None)
    assert running.hall.rooms[table["id"]].table.secret not in answer.text


async def test_exports_rest_and_leave_nothing_behind(
    running: RunningServer, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One at a time, with time for others after each game, a few for each person, and no table stays in memory for it."""
    hall = running.hall
    ann, ben = await member(running, "annlee"), await member(running, "benlee", called="Ben")
    for guest in (ann, ann, ben):
        wire = await guest.wire(await guest.table(bots=[None, *["random"] * 4]))
        await wire.send("start")
        await Player(wire, seed).to_the_end()
        await wire.close()
    await until(lambda: not any(room.peers for room in hall.rooms.values()))
    kept = next(iter(hall.rooms))
    for id_ in list(hall.rooms):
        if id_ != kept:
            hall.rooms.pop(id_)
    at_once: list[int] = []
    text = exporting._record

    async def slow(*args: Any) -> str:
        at_once.append(1)
        await asyncio.sleep(0.05)
        assert sum(at_once) == 1
        at_once.pop()
        return await text(*args)

    monkeypatch.setattr(exporting, "_record", slow)
    began = time.monotonic()
    answers = await asyncio.gather(*[guest.http.get("/api/account/export") for guest in (ann, ben)])
    assert time.monotonic() - began >= 3 * 0.05 * (1 + exporting.SHARE)
    monkeypatch.undo()
    assert [len(answer.json()["tables"]) for answer in answers] == [2, 1]
    assert all(one["record"] and "no_record" not in one for one in answers[0].json()["tables"])
    assert list(hall.rooms) == [kept], "only the one that was here before"

    async def moved(*_: Any) -> str:
        raise Moved

    monkeypatch.setattr(exporting, "_record", moved)
    told = {(one["record"], one["no_record"]) for one in (await ann.get("/api/account/export"))["tables"]}
    assert told == {(None, i18n.refusal("en", "moved", {}))}
    for _ in range(3):
        await ann.get("/api/account/export")
    await refused(await ann.http.get("/api/account/export"), "rate-limited", 429)
    await ben.get("/api/account/export")


async def test_an_export_has_of_an_event_what_its_reader_may_see(running: RunningServer) -> None:
    """Not who else decided something, and not what the draws come from while only the staff may know that."""
    found = await scene(running, players=0)
    ann = await member(running, "annlee")
    await found.must(act.Entered("Ann", ann.id), ann)
    await found.must(act.Staffed(ann.id, "Ann", "judge"))
    export = await ann.http.get("/api/account/export")
    (event,) = export.json()["events"]
    assert [(one["deed"]["deed"], one.get("by")) for one in event["entries"]] == [
        ("entered", ann.id),
        ("staffed", None),
    ]
    assert found.host.id not in export.text


async def test_an_organizer_exports_the_seed_as_long_as_they_are_staff(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    made = await ann.http.post("/api/events", json={"name": "Sunday", "plan": plan_of("tokyo-duel-swiss")})
    live = running.hall.desk.live[made.json()["id"]]

    async def seed() -> str | None:
        (event,) = (await ann.get("/api/account/export"))["events"]
        seed: str | None = event["entries"][0]["deed"].get("seed")
        return seed

    assert await seed() == live.event.seed
    live.event.staff.clear()
    assert await seed() is None
    over = update(EventRow).values(status=EVENT_OVER)
    await running.hall.store.writer.write((over, None))
    assert await seed() == live.event.seed


async def test_whoever_is_staff_is_so_at_every_node(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee"), await member(running, "benlee")
    made = await ann.http.post("/api/events", json={"name": "Sunday", "plan": plan_of("tokyo-duel-swiss")})
    event = made.json()["id"]
    for hall in running.halls:
        assert await hall.desk.is_staff(event, ann.id)
        assert not await hall.desk.is_staff(event, ben.id)
    (exported,) = (await ann.get("/api/account/export"))["events"]
    assert exported["entries"][0]["deed"]["seed"]


async def test_nobody_deletes_an_account_by_chance(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    said = await refused(await goes(ann, "benlee"), "account-delete-name")
    assert "annlee" in said["message"]
    clock = Clock()
    clock.seconds = 1e9
    running.hall.accounts._confirmed.now = clock
    await refused(await goes(ann), "account-confirm", 403)
    assert (await ann.get("/api/me"))["id"] == ann.id
    guest = await running.guest("Gus")
    await refused(await goes(guest, "Gus"), "account-none")


async def test_a_finished_game_stays_without_the_name(tmp_path: Path, seed: str) -> None:
    async with hall_in(tmp_path) as running:
        ann = await member(running, "annlee", called="Annabelle")
        ben = await running.guest("Ben", "ko")
        table = await ann.table(bots=[None, None, *["random"] * 3])
        wires = [await ann.wire(table), await ben.wire(table)]
        await wires[1].send("sit", seat=1)
        await wires[0].next("table", where=lambda one: one["table"]["seats"][1]["kind"] == "person")
        await wires[0].send("chat", text="a secret of Annabelle")
        await wires[1].next("chat")
        await wires[0].send("start")
        await asyncio.gather(*[Player(wire, f"{seed}{wire is wires[0]}").to_the_end() for wire in wires])
        laptop = await signs_in(running, "annlee")
        answer = await goes(ann, "ANNLEE")
        assert answer.status_code == 200, answer.text
        assert await is_nobody(ann)
        assert await is_nobody(laptop)
        await wires[0].until_closed()
        await _is_neutral(running, ben, table["id"], ann.id)
        cookies = ben.http.cookies
        gone = await running.stranger().http.post(
            "/api/sign-in", json={"name": "annlee", "password": PASSWORD}
        )
        await refused(gone, "account-sign-in-wrong")
        again = await member(running, "annlee")
        assert again.id != ann.id, "the name is free"
    async with hall_in(tmp_path) as running:  # and from the database it is the same
        ben = running.stranger()
        ben.http.cookies = cookies
        await _is_neutral(running, ben, table["id"], ann.id)
        for rows in (account_rows.PasskeyRow, account_rows.IdentityRow, account_rows.RecoveryCodeRow):
            assert await running.hall.store.rows(select(rows.person_id)) == []
        named = await running.hall.store.rows(
            select(PersonRow.id).where(PersonRow.name == "Annabelle")
        ) + await running.hall.store.rows(select(SeatRow.table_id).where(SeatRow.name == "Annabelle"))
        assert named == []
        lines = await running.hall.store.rows(select(ChatRow.name, ChatRow.text))
        assert lines == [{"name": "", "text": "…"}]


async def _is_neutral(running: RunningServer, ben: Any, table_id: str, id_: str) -> None:
    """Whoever sat there as well sees a word of their language, and no trace of the name."""
    shown = await ben.http.get(f"/api/tables/{table_id}")
    assert shown.json()["seats"][0]["name"] == i18n.say("ko", "people-former")
    assert shown.json()["host"] == ben.me.get("id", shown.json()["host"])
    assert shown.json()["seats"][0]["person_id"] is None
    games = await ben.http.get("/api/me/games")
    record = await ben.http.get(f"/api/tables/{table_id}/record")
    assert Record.parse(record.text).players[0] == "Former player"
    wire = await ben.wire(table_id)
    welcome = await wire.next("welcome")
    assert [line["from"] for line in welcome["chat"]] == [""]
    for text in (shown.text, games.text, record.text, json.dumps(welcome, ensure_ascii=False)):
        assert "Annabelle" not in text
    assert id_ not in shown.text


async def test_tables_pass_on_or_close(running: RunningServer) -> None:
    ann, ben = await member(running, "annlee", called="Annabelle"), await running.guest("Ben")
    shared, lonely = await ann.table(), await ann.table()
    wire = await ben.wire(shared)
    await wire.send("sit", seat=1)
    await wire.next("table", where=lambda one: one["table"]["seats"][1]["kind"] == "person")
    playing = await ann.table(bots=[None, None, *["random"] * 3])
    other = await ben.wire(playing)
    await other.send("sit", seat=1)
    mine = await ann.wire(playing)
    await mine.next("table", "welcome", where=lambda one: one["table"]["seats"][1]["kind"] == "person")
    await mine.send("start")
    await other.next("table", where=lambda one: one["table"]["status"] == "playing")
    alone = await ann.post("/api/play", game="saboteur")
    assert (await goes(ann)).status_code == 200
    passed_on = [running.hall.rooms[table["id"]].table for table in (shared, playing)]

    def left() -> bool:
        names = {seat.name for table in passed_on for seat in table.seats}
        rooms = [running.hall.rooms.get(table["id"]) for table in (lonely, alone)]
        closed = all(room is None or room.status == "closed" for room in rooms)
        return closed and "Annabelle" not in names and all(table.host_id == ben.id for table in passed_on)

    await until(left)  # other nodes hear of it a moment later
    shown = await ben.get(f"/api/tables/{shared['id']}")
    assert (shown["host"], shown["seats"][0]["kind"]) == (ben.id, "open")
    shown = await ben.get(f"/api/tables/{playing['id']}")
    assert (shown["host"], shown["seats"][0]["name"], shown["status"]) == (ben.id, "Former player", "playing")
    lists = await ben.http.get("/api/tables")
    assert "Annabelle" not in lists.text


async def test_an_event_that_goes_on_needs_its_people(running: RunningServer) -> None:
    ann = await member(running, "annlee")
    plan = plan_of("tokyo-duel-swiss")
    made = await ann.http.post("/api/events", json={"name": "Sunday", "plan": plan})
    assert made.status_code == 201
    await refused(await goes(ann), "account-delete-event", 409)
    assert (await ann.get("/api/me"))["id"] == ann.id
    found = await scene(running, players=2)
    assert await running.hall.accounts.store.takes_part(found.players[0].id)
    assert not await running.hall.accounts.store.takes_part((await running.guest("Eve")).id)


@on_each_database
def test_what_is_left_of_a_deleted_account_goes_like_a_guest(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        counted(old.running)
        ann = await member(old.running, "annlee")
        table = await old.table(ann.id, ann.id, ended=400)
        assert (await goes(ann)).status_code == 200
        assert ann.id in await old.people()
        assert await old.tables() == {table}
        await old.store.writer.write((update(PersonRow).values(gone=old.ago(60)), None))
        await old.forget()
        await old.forget()
        assert await old.tables() == set()
        assert ann.id not in await old.people()

    in_a_hall(old_url, tmp_path, work)
