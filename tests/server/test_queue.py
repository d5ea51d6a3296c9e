"""The moderators' queue: who sees what, who decides, and what comes of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server import postgres
from tests.server.aged import Aged, in_a_hall, on_each_database
from tests.server.noded import at, noded, until
from tests.server.people.members import Clock, member
from tests.server.running import Guest, RunningServer
from tests.server.test_moderation import desk_of, log, told
from tests.server.test_reports import code, reports, talk

from ludarium.core import LudariumError
from ludarium.server.moderation import cases, people
from ludarium.server.storage.moderation_rows import AuditRow, BanRow, WarningRow

WHY = "That word is not said here."


async def moderator(running: RunningServer, name: str) -> Guest:
    guest = await member(running, name, called=name.title())
    await told(running, lambda desk: people.make_moderator(desk, name, "here every day"))
    return guest


async def decides(guest: Guest, number: int, act: str, **more: Any) -> str:
    """Decide a report; the code of the refusal, or nothing."""
    wish = {"act": act, "reason": WHY, **more}
    answer = await guest.http.post(f"/api/reports/{number}/decide", json=wish)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def refused(guest: Guest, method: str, path: str, **body: Any) -> str:
    answer = await guest.http.request(method, path, json=body or None)
    return str(answer.json()["code"])


async def newest(running: RunningServer) -> int:
    """The number of the last report."""
    return int((await reports(running))[-1]["id"])


async def news(guest: Guest) -> dict[str, Any]:
    return dict(await guest.get("/api/news"))


@on_each_database
def test_a_report_goes_its_way_from_the_chat_to_a_warning(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        mod, ann, ben = (
            await moderator(running, "mia"),
            await running.guest("Ann"),
            await running.guest("Ben"),
        )
        table = await ann.table()
        await talk(ann, table, "you fool")
        assert (await news(mod))["reports"] == 0
        assert (await news(ben))["reports"] is None
        assert await code(ben, table=table["id"], line=1, words="this hurts") == ""
        assert (await news(mod))["reports"] == 1
        queue = await mod.get("/api/reports")
        [line] = queue["open"]
        assert (line["person"], line["status"], line["decides"]) == (
            {"id": ann.id, "name": "Ann"},
            "open",
            True,
        )
        taken = await mod.post(f"/api/reports/{line['id']}/take")
        assert taken["report"]["taken_by"]["name"] == "Mia"
        assert (taken["words"], taken["reporter"]["name"], taken["lines"][0]["text"]) == (
            "this hurts",
            "Ben",
            "you fool",
        )
        assert await decides(mod, line["id"], "warn") == ""
        [warning] = (await news(ann))["warnings"]
        assert warning["text"] == WHY
        wire = await ann.wire(table)
        await wire.next("welcome")
        await wire.send("chat", text="what?")
        assert (await wire.refusal())["code"] == "warned"
        seen = f"/api/me/warnings/{warning['id']}/seen"
        assert await refused(ben, "POST", seen) == "not-found"
        assert (await ann.http.post(seen)).status_code == 204
        assert (await news(ann))["warnings"] == []
        await wire.send("chat", text="I am sorry")
        await wire.next("chat")
        case = await mod.get(f"/api/reports/{line['id']}")
        assert (case["report"]["status"], case["report"]["outcome"], case["note"]) == ("closed", "warn", WHY)
        assert [one["act"] for one in case["deeds"]] == ["warn"]
        assert (await mod.get("/api/reports"))["closed"][0]["id"] == line["id"]
        entries = [(one.act, one.by_kind, one.about) for one in reversed(await log(running))][1:]
        number = str(line["id"])
        assert entries == [
            ("take-report", "moderator", number),
            ("warn", "moderator", ann.id),
            ("close-report", "moderator", number),
            ("see-warning", "person", ann.id),
        ]

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_silences_names_and_bans_hold_at_once(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        mod, ann, ben = (
            await moderator(running, "mia"),
            await running.guest("Rude"),
            await running.guest("Ben"),
        )
        table = await ann.table()
        wire = await ann.wire(table)
        await wire.next("welcome")
        measures: list[tuple[str, dict[str, Any]]] = [
            ("silence", {"hours": 2}),
            ("rename", {"name": "Guest 7"}),
            ("ban", {"hours": 1}),
        ]
        for act, more in measures:
            assert await code(ben, person=ann.id) == ""
            number = await newest(running)
            if act != "rename":
                assert await decides(mod, number, act) == "decision-hours"
            assert await decides(mod, number, act, **more) == ""
            if act == "silence":
                await wire.send("chat", text="hello?")
                refusal = await wire.refusal()
                assert refusal["code"] == "silenced"
                assert WHY in refusal["message"]
                await told(running, lambda desk: people.unsilence(desk, ann.id, "appeal"))
                await wire.send("chat", text="hello!")
                await wire.next("chat")
            elif act == "rename":
                assert (await ann.get("/api/me"))["name"] == "Guest 7"
                assert [one["text"] for one in (await news(ann))["warnings"]] == [WHY]
        assert (await wire.next("bye"))["code"] == "banned"
        assert await refused(ann, "GET", "/api/me") == "banned"
        case = await mod.get(f"/api/reports/{number}")
        assert [one["id"] for one in case["earlier"]] == [number - 1, number - 2]
        assert [one["act"] for one in case["deeds"]] == ["ban", "warn", "rename", "unsilence", "silence"]
        assert case["called"] == "Guest 7"

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_of_two_moderators_the_second_is_told(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        mia, noa = await moderator(running, "mia"), await moderator(running, "noa")
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        assert await code(ben, person=ann.id) == ""
        one = await newest(running)
        two = one + 1
        codes = await asyncio.gather(decides(mia, one, "warn"), decides(noa, one, "ban", hours=1))
        assert sorted(codes) == ["", "report-closed"]
        rows = [
            await old.store.rows(select(func.count().label("n")).select_from(one))
            for one in (BanRow, WarningRow)
        ]
        assert sum(row[0]["n"] for row in rows) == 1
        assert await code(ben, person=ann.id) == ""
        await mia.post(f"/api/reports/{two}/take")
        answer = await noa.http.post(f"/api/reports/{two}/decide", json={"act": "dismiss", "reason": WHY})
        assert (answer.status_code, answer.json()["code"]) == (409, "report-taken")
        assert "Mia" in answer.json()["message"]
        assert await refused(noa, "POST", f"/api/reports/{two}/take", over=False) == "report-taken"
        assert (await noa.post(f"/api/reports/{two}/take", over=True))["report"]["taken_by"]["name"] == "Noa"
        assert await decides(mia, two, "dismiss") == "report-taken"
        assert (await noa.post(f"/api/reports/{two}/give-back"))["report"]["status"] == "open"
        assert await decides(mia, two, "dismiss") == ""
        assert await decides(noa, two, "dismiss") == "report-closed"

    in_a_hall(database_url, tmp_path, work)


@on_each_database
def test_moderators_decide_nothing_of_their_own(database_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        running = old.running
        mia, noa = await moderator(running, "mia"), await moderator(running, "noa")
        ann = await running.guest("Ann")
        assert await code(ann, person=mia.id, words="Mia mocks me") == ""
        assert await code(mia, person=ann.id) == ""
        two = await newest(running)
        first = two - 1
        assert [one["id"] for one in (await mia.get("/api/reports"))["open"]] == [two]
        assert [one["decides"] for one in (await noa.get("/api/reports"))["open"]] == [False, True]
        assert [(await news(one))["reports"] for one in (mia, noa)] == [0, 1]
        assert await refused(mia, "GET", f"/api/reports/{first}") == "not-found"
        assert await decides(mia, first, "dismiss") == "not-found"
        assert await decides(mia, two, "warn") == "report-own"
        assert await decides(noa, first, "dismiss") == "report-of-moderator"
        async with desk_of(running) as desk:
            one = (await cases.listed(desk))[0]
            assert (one.id, one.name, one.words) == (first, "Mia", "Mia mocks me")
            await cases.close(desk, first, "dismiss", "I have talked with her")
            for number, wrong in ((first, "report-closed"), (two + 9, "admin-report")):
                with pytest.raises(LudariumError, match=wrong):
                    await cases.close(desk, number, "dismiss", "again")
        assert (await noa.get(f"/api/reports/{first}"))["closed_by"] is None

    in_a_hall(database_url, tmp_path, work)


async def test_only_moderators_who_are_there_decide(running: RunningServer) -> None:
    mia, ann, ben = (
        await moderator(running, "mia"),
        await running.guest("Ann"),
        await member(running, "benkim"),
    )
    assert await code(ben, person=ann.id) == ""
    for path in ("/api/reports", "/api/reports/1"):
        assert await refused(ben, "GET", path) == "moderator-only"
        assert await refused(running.stranger(), "GET", path) == "need-guest"
    for path in ("take", "give-back"):
        assert await refused(ben, "POST", f"/api/reports/1/{path}", over=True) == "moderator-only"
    assert await decides(ben, 1, "dismiss") == "moderator-only"
    for number in (0, 9, 10**30):
        assert await decides(mia, number, "dismiss") == "not-found"
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"reason": " "}, "admin-reason"),
        ({"act": "rename", "name": ""}, "name-wrong"),
        ({"act": "ban", "hours": 10_000}, "malformed-message"),
        ({"act": "hang"}, "malformed-message"),
    ]
    for wish, wrong in wishes:
        assert await decides(mia, 1, **{"act": "dismiss", **wish}) == wrong
    clock = Clock()
    clock.seconds = 1e9
    running.hall.accounts._confirmed.now = clock
    assert await decides(mia, 1, "warn") == "account-confirm"
    await told(running, lambda desk: people.unmake_moderator(desk, "mia", "thanks"))
    assert await decides(mia, 1, "dismiss") == "moderator-only"
    assert (await news(mia))["reports"] is None
    rows = await running.hall.store.rows(select(AuditRow.act))
    assert {row["act"] for row in rows} == {"make-moderator", "unmake-moderator"}


@pytest.mark.skipif(not postgres.HERE, reason="no PostgreSQL here")
@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_every_node_hears_of_a_decision(database_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with noded(database_url, tmp_path, "one", "two") as nodes:
            mia = await moderator(nodes["one"], "mia")
            ann, ben = await nodes["two"].guest("Ann"), await nodes["one"].guest("Ben")
            table = await ann.table()
            await talk(ann, table, "you fool")
            assert await code(ben, table=table["id"], line=1) == ""  # it is at the other node
            assert await decides(at(nodes["two"], mia), await newest(nodes["one"]), "warn") == ""
            await until(lambda: nodes["one"].hall.moderation.warnings(ann.id) != [])
            await until(lambda: nodes["two"].hall.moderation.warnings(ann.id) != [])

    asyncio.run(work())
