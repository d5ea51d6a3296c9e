"""Reports: whom somebody may report, what is kept of it, how often, and for how long."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import select, update
from tests.server.aged import Aged, in_a_hall, on_each_database
from tests.server.people.members import member
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.server.storage.moderation_rows import ReportRow
from ludarium.server.storage.reports import AFTER, BEFORE, CLOSED


async def reports(running: RunningServer) -> list[dict[str, Any]]:
    return await running.hall.store.rows(select(ReportRow.__table__).order_by(ReportRow.id))


async def code(guest: Guest, **wish: Any) -> str:
    """What a report comes to: the code of its refusal, or nothing."""
    answer = await guest.http.post("/api/reports", json={"reason": "abuse", **wish})
    return "" if answer.status_code == 204 else str(answer.json()["code"])


async def talk(guest: Guest, table: dict[str, Any], *texts: str) -> None:
    wire = await guest.wire(table)
    await wire.next("welcome")
    for text in texts:
        await wire.send("chat", text=text)
        assert (await wire.next("chat"))["text"] == text
    await wire.close()


@on_each_database
def test_a_line_is_reported_with_those_around_it_and_nothing_of_the_game(
    database_url: str, tmp_path: Path
) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await ann.table(bots=[None, *["random"] * 4])
        await talk(ann, table, *[f"line {number}" for number in range(1, 51)])
        wire = await ann.wire(table)
        await wire.send("start")
        await wire.next("welcome", "game", where=lambda m: m["view"] is not None)
        assert await code(ben, table=table["id"], line=25, words="  he\nsaid so ") == ""
        [row] = await reports(running)
        assert (row["person_id"], row["name"], row["reporter_id"]) == (ann.id, "Ann", ben.id)
        assert (row["place"], row["line"], row["words"], row["status"]) == ("chat", 25, "he said so", "open")
        kept = row["evidence"]
        assert [line["number"] for line in kept["lines"]] == list(range(25 - BEFORE, 25 + AFTER + 1))
        assert kept["lines"][BEFORE]["text"] == "line 25"
        assert (kept["game"], kept["status"], kept["seats"][0]["name"]) == ("saboteur", "playing", "Ann")
        room = running.hall.rooms[table["id"]]
        text = json.dumps(kept)
        assert set(kept) == {"game", "status", "step", "seats", "lines"}
        assert room.table.secret not in text
        assert all(seat.nonce not in text for seat in room.table.seats if seat.nonce)
        assert await code(ben, table=table["id"], line=25) == "report-already"
        assert await code(ben, table=table["id"], person=ann.id, reason="cheating") == ""
        assert len((await reports(running))[1]["evidence"]["lines"]) == 30
        assert await code(ben, person=ann.id, reason="name") == ""
        assert await code(ben, table=table["id"], line=26) == "report-already"  # three of them wait
        await old.store.writer.write((update(ReportRow).values(status=CLOSED), None))
        assert await code(ben, table=table["id"], line=25) == "report-already"
        assert await code(ben, table=table["id"], line=26) == ""
        assert await code(ben, person=ann.id, reason="name") == ""

    in_a_hall(database_url, tmp_path, work)


async def test_nobody_is_reported_who_was_not_there_or_by_who_may_not_look(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table(private=True)
    other = await ben.table()
    for wish, refused in (
        ({}, "report-nobody"),
        ({"person": "nobody"}, "report-nobody"),
        ({"person": ben.id}, "report-self"),
        ({"person": ann.id, "reason": "other"}, "report-words"),
        ({"person": ann.id, "words": "x" * 1001}, "report-words"),
        ({"person": ann.id, "reason": "ugly"}, "malformed-message"),
        ({"person": ann.id, "line": 1}, "report-nobody"),
        ({"person": ann.id, "table": "nowhere"}, "unknown-table"),
        ({"person": ann.id, "table": table["id"]}, "not-spectatable"),
        ({"person": ann.id, "table": table["id"], "invite": "x"}, "wrong-invite"),
        ({"person": ann.id, "table": other["id"]}, "report-nobody"),
        ({"table": other["id"], "line": 1}, "report-nobody"),
    ):
        assert await code(ben, **wish) == refused, wish
    assert await code(running.stranger(), person=ann.id) == "need-guest"
    assert await reports(running) == []
    assert await code(ben, person=ann.id, table=table["id"], invite=table["invite"]) == ""
    await talk(ben, other, "hello")
    assert await code(ann, person=ben.id, table=other["id"], line=1) == ""


async def test_reports_are_limited(tmp_path: Path) -> None:
    async with hall_in(tmp_path, report_rate=0.0001) as running:
        ann = await running.guest("Ann")
        others = [await running.guest(f"Ben {number}") for number in range(6)]
        codes = [await code(ann, person=other.id) for other in others]
    assert codes == [""] * 5 + ["rate-limited"]


@on_each_database
def test_reports_are_exported_and_go_with_an_account(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        ann, ben = (
            await member(running, "annlee", called="Ann"),
            await member(running, "benkim", called="Ben"),
        )
        table = await ann.table()
        await talk(ann, table, "you fool")
        await talk(ben, table, "please stop")
        assert await code(ben, table=table["id"], line=1, words="she calls me a fool") == ""
        assert await code(ann, table=table["id"], line=2) == ""
        mine, theirs = [(await one.get("/api/account/export"))["reports"] for one in (ben, ann)]
        assert (mine["made"][0]["words"], mine["about"]) == ("she calls me a fool", [])
        assert theirs["about"] == []  # as long as nothing came of it
        change = update(ReportRow).where(ReportRow.person_id == ann.id)
        await old.store.writer.write((change.values(status=CLOSED, outcome="warn", closed=old.ago(11)), None))
        [told] = (await ann.get("/api/account/export"))["reports"]["about"]
        assert (told["reason"], told["outcome"]) == ("abuse", "warn")
        assert "fool" not in str(told)
        assert ben.id not in str(told)
        gone = await ben.http.post("/api/account/delete", json={"name": "benkim"})
        assert gone.status_code == 200, gone.text
        [row] = await reports(running)  # the one about Ben went along
        assert (row["person_id"], row["reporter_id"]) == (ann.id, None)
        assert [line["text"] for line in row["evidence"]["lines"]] == ["you fool", "…"]
        assert ben.id not in str(row)
        assert (await old.forget()).reports == 1
        assert await reports(running) == []

    in_a_hall(database_url, tmp_path, work, keep_reports=10.0)
