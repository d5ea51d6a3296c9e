"""Hostile and mistaken input: a sentence in each language, and nothing changed."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from tests.server.desk.scene import LANGUAGES, Scene, plan_of, refused, scene
from tests.server.running import RunningServer

from ludarium.i18n import say
from ludarium.tournaments import actions as act

LONG = "x" * 1000


async def wrong(found: Scene, path: str, body: bytes, code: str, status: int = 400) -> None:
    """Ask for something in every language: refused in a sentence of that language, and nothing is changed."""
    before = await found.kept()
    said = set()
    for lang in LANGUAGES:
        await found.host.http.patch("/api/me", json={"lang": lang})
        answer = await found.host.http.post(f"{found.path}/{path}", content=body)
        await refused(found, answer, code, status)
        said.add(answer.json()["message"])
    assert len(said) == len(LANGUAGES), said
    assert await found.kept() == before


async def test_bodies_that_are_no_messages(running: RunningServer) -> None:
    found = await scene(running, players=2)
    for body in (
        b"", b"{", b"nonsense", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, b"{}", b'{"deed":null}',
        b'{"deed":{}}', b'{"deed":{"deed":"abdicated"}}', b'{"deed":{"deed":"renamed"}}',
        b'{"deed":{"deed":"renamed","name":3}}', b'{"deed":{"deed":"renamed","name":"x","more":1}}',
        b'{"deed":{"deed":"renamed","name":"x"},"more":1}',
        b'{"deed":{"deed":"dropped","person":1e99}}', b'{"deed":{"deed":"dropped","person":NaN}}',
        b'{"deed":{"deed":"renamed","name":"x"},"after":"now"}',
    ):  # fmt: skip
        answer = await found.host.http.post(f"{found.path}/deeds", content=body)
        await refused(found, answer, "malformed-message")
    for path, bad in (
        ("next", b'{"attempt":-1}'), ("next", b'{"attempt":100000}'), ("next", b"[]"), ("fill", b'{"players":0}'),
        ("fill", b'{"players":201}'), ("fill", b'{"players":-5}'), ("fill", b"{}"), ("claim", b'{"code":1}'),
        ("claim", b'{"code":"' + b"x" * 41 + b'"}'), ("tokens", b'{"role":"judge"}'),
        ("decks", b'{"person":0}'),
    ):  # fmt: skip
        answer = await found.host.http.post(f"{found.path}/{path}", content=bad)
        await refused(found, answer, "malformed-message")
    large = await found.host.http.post(f"{found.path}/deeds", content=b" " * 70_000)
    await refused(found, large, "too-large", 413)
    assert [one.name for one in found.live.event.people] == ["P0", "P1"]


HUGE = 10**30

ACTIONS: list[tuple[act.Action, str]] = [
    (act.Renamed(LONG), "desk-name-long"),
    (act.Renamed(" \u200b "), "desk-name-empty"),
    (act.Renamed("x\u202ey"), "desk-name-sign"),
    (act.Entered(LONG), "desk-name-long"),
    (act.Entered(""), "desk-name-empty"),
    (act.Entered("p0"), "desk-name-taken"),
    (act.Entered("\uff300"), "desk-name-taken"),
    (act.Entered("New", club=LONG), "desk-name-long"),
    (act.Entered("New", rank=-1), "desk-plan-number"),
    (act.Entered("New", rank=HUGE), "desk-plan-number"),
    (act.Amended(0, "P1"), "desk-name-taken"),
    (act.Amended(HUGE, "x"), "desk-person-none"),
    (act.Amended(-1, "x"), "desk-person-none"),
    (act.CheckedIn(-HUGE), "desk-person-none"),
    (act.Staffed("x", LONG, "judge"), "desk-name-long"),
    (act.Staffed("x", "X", "king"), "desk-role-unknown"),
    (act.Announced(LONG * 3), "desk-text-long"),
    (act.Announced(" "), "desk-text-empty"),
    (act.Undone(HUGE), "desk-undo-none"),
    (act.Undone(-1), "desk-undo-none"),
    (act.Swapped(0, HUGE), "desk-person-none"),
    (act.Published(), "desk-draft-none"),
    (act.StartAnnounced(0, HUGE), "desk-start-far"),
    (act.StartAnnounced(0, -1), "desk-start-far"),
    (act.StartAnnounced(HUGE, 0), "desk-round-none"),
    (act.Arrived(0, HUGE), "desk-table-none"),
    (act.Arrived(0, 0, HUGE), "desk-person-none"),
    (act.Began(HUGE, 0), "desk-round-none"),
    (act.Began(0, -1), "desk-table-none"),
    (act.Resulted(0, 0, 99), "desk-winner-wrong"),
    (act.Resulted(0, 0, 0, (-1, 0)), "desk-points-wrong"),
    (act.Resulted(0, 0, 0, (HUGE, 0)), "desk-points-wrong"),
    (act.Resulted(0, 0, 0, (1,)), "desk-points-count"),
    (act.Resulted(0, 0), "desk-winner-needed"),
    (act.Resulted(0, 0, 0, reason="magic"), "desk-reason-unknown"),
    (act.Resulted(0, 7, 0), "desk-table-none"),
    (act.ClockStarted(HUGE), "desk-clock-none"),
    (act.Extended(HUGE), "desk-clock-not-started"),
    (act.Called(77), "desk-person-none"),
    (act.Answering(0), "desk-call-none"),
    (act.Penalized(0, "sneezing", "warning"), "desk-infraction-unknown"),
    (act.Penalized(0, "other", "beheading"), "desk-kind-unknown"),
    (act.Seconded(HUGE), "desk-penalty-none"),
    (act.Decided(LONG, True), "desk-proposal-none"),
    (act.DeckBrought(0, "word"), "desk-decks-none"),
    (act.Opened(), "desk-decks-none"),
    (act.LotsDrawn(LONG), "desk-seed-wrong"),
    (act.LotsDrawn("chosen"), "desk-seed-wrong"),
]


async def test_deeds_that_can_t_be(running: RunningServer) -> None:
    found = await scene(running, players=2)
    view = await found.draw()
    first = view["rounds"][0]["tables"][0]["players"][0]
    for action, code in ACTIONS:
        body = json.dumps({"deed": msgspec.to_builtins(action), "why": "so"}).encode()
        await wrong(found, "deeds", body, code)
    await found.must(act.Resulted(0, 0, first))
    for action, code in (
        (act.Reported(0, 0, 0, 1 - first), "desk-result-stands"),
        (act.Began(0, 0), "desk-table-begun"),
        (act.Resulted(0, 0, 1 - first), "desk-why-needed"),
    ):
        by = found.players[0] if isinstance(action, act.Reported) else found.host
        await refused(found, await found.send(action, by), code)
    await refused(found, await found.send(act.Renamed("x"), why=LONG), "desk-text-long")
    await refused(found, await found.send(act.Renamed("x"), why=LONG * 3), "malformed-message")


async def test_numbers_in_addresses(running: RunningServer) -> None:
    found = await scene(running, players=2)
    await found.draw()
    for path in (
        "why/1",
        "why/-1",
        f"why/{HUGE}",
        "record/0/9",
        "record/-1/0",
        "record/9/9",
        f"record/{HUGE}/0",
    ):
        answer = await found.get(path)
        assert answer.json()["code"] in ("desk-round-none", "desk-table-none"), answer.text
    assert (await found.get("record/0/0")).json()["code"] == "record-not-ready"
    for path in ("why/x", f"why/{'9' * 5000}", "record/0", "nothing"):
        assert (await found.get(path)).status_code in (400, 404)
    for method, path in (("GET", "/api/events/nowhere"), ("POST", "/api/events/nowhere/next")):
        answer = await found.host.http.request(method, path, json={} if method == "POST" else None)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-event")
    answer = await found.host.http.get("/api/events/catalogues/nowhere")
    assert answer.json()["code"] == "desk-catalogue-unknown"


BAD_PLANS: list[tuple[dict[str, Any], str]] = [
    ({"stages": []}, "desk-plan-no-stage"),
    ({"stages": [{"name": "swiss", "structure": "swiss"}] * 9}, "desk-plan-number"),
    ({"stages": [{"name": "swiss", "structure": "king-of-the-hill"}]}, "desk-structure-unknown"),
    ({"stages": [{"name": "swiss", "structure": "swiss", "settings": {"x": 1}}]}, "desk-setting-unknown"),
    (
        {"stages": [{"name": "swiss", "structure": "swiss", "settings": {"rounds": "x"}}]},
        "desk-setting-wrong",
    ),
    ({"stages": [{"name": "swiss", "structure": "swiss", "settings": {"rounds": -1}}]}, "desk-setting-wrong"),
    ({"stages": [{"name": "swiss", "structure": "swiss", "minutes": HUGE}]}, "desk-plan-number"),
    ({"minutes": -1}, "desk-plan-number"),
    ({"capacity": HUGE}, "desk-plan-number"),
    ({"result": "applause"}, "desk-setting-wrong"),
    ({"format": "chess"}, "desk-setting-wrong"),
    ({"game": "chess"}, "desk-setting-wrong"),
    ({"preset": LONG}, "desk-setting-wrong"),
    ({"catalogue": "x"}, "desk-catalogue-unknown"),
    ({"day": "tomorrow"}, "desk-day-wrong"),
]


async def test_plans_by_which_nothing_can_be_run(running: RunningServer) -> None:
    found = await scene(running, players=0)
    for changes, code in BAD_PLANS:
        plan = {**plan_of("tokyo-duel-swiss"), **changes}
        answer = await found.host.http.post("/api/events", json={"name": "x", "plan": plan})
        await refused(found, answer, code)
        await refused(found, await found.send({"deed": "planned", "plan": plan}), code)
    for body in (
        {"name": "x"},
        {"name": "x", "plan": {}},
        {"name": "x" * 1001, "plan": plan_of("tokyo-duel")},
    ):
        answer = await found.host.http.post("/api/events", json=body)
        assert answer.json()["code"] == "malformed-message"
    answer = await found.host.http.post("/api/events", json={"name": LONG, "plan": plan_of("tokyo-duel")})
    assert answer.json()["code"] == "desk-name-long"
    assert len(await found.host.get("/api/events")) == 1


TABLES = [
    (b"", "desk-csv-empty"),
    (b"\n , \n", "desk-csv-empty"),
    (b"Ann\nBen\n", "desk-csv-no-name"),
    (b"name,name\nAnn,Ben\n", "desk-csv-twice"),
    ("name,姓名\nAnn,安\n".encode(), "desk-csv-twice"),
    (b"name,club\nAnn,x\nBen\n", "desk-csv-row"),
    (b"name\nAnn,x\n", "desk-csv-row"),
    (b"name,rank\nAnn,first\n", "desk-csv-rank"),
    (b"name,rank\nAnn,-1\n", "desk-csv-rank"),
    ("name,rank\nAnn,²\n".encode(), "desk-csv-rank"),
    (b"name,rank\nAnn,1000000\n", "desk-csv-rank"),
    (b"name\n\xff\xff\n", "desk-csv-signs"),
    (b"\xff\xfen\0a\0", "desk-csv-no-name"),
    (b"\xff\xfen\0a\0m", "desk-csv-signs"),
    (b'name\n"Ann' + b"x" * 200_000, "desk-csv-broken"),
    (b"name\nAnn\nann\n", "desk-name-taken"),
    (b"name\n" + b"x" * 1000, "desk-name-long"),
    (b"name,club\n,Taipei\n", "desk-name-empty"),
    (b"name\n" + b"Ann\n" * 1_300_000, "desk-people-many"),
    (b"name\n" + b"x" * 33 * 1024 * 1024, "too-large"),
]  # fmt: skip


async def test_tables_of_players_that_can_t_be_read(running: RunningServer) -> None:
    found = await scene(running, players=1)
    for body, code in TABLES:
        await wrong(found, "players.csv", body, code, 413 if code == "too-large" else 400)
    assert (await found.host.http.get(f"{found.path}/players.csv")).text.count("\n") == 2


FILES: list[tuple[bytes, str]] = [
    (b"", "desk-log-unreadable"),
    (b"[]", "desk-log-empty"),
    (b"{}", "desk-log-unreadable"),
    (b"\xff", "desk-log-unreadable"),
    (b'[{"number":0,"at":0,"by":"x","deed":{"deed":"renamed","name":"x"}}]', "desk-log-begin"),
]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b"name,club\nAnn,Taipei\n", ""),
        (b'{"entries":[]}', ""),
        (b'[{"number":"0"}]', "[0].number"),
        (b'[{"number":0,"at":0,"by":"x","deed":{"deed":"created","name":"x","seed":"","plan":[]}}]', "[0].deed.plan"),
    ],
)  # fmt: skip
async def test_a_file_of_no_event_is_told_in_words_of_the_desk(
    running: RunningServer, text: bytes, place: str
) -> None:
    found = await scene(running, players=1)
    for lang in LANGUAGES:
        await found.host.http.patch("/api/me", json={"lang": lang})
        told = (await found.host.http.post("/api/events/import", content=text)).json()
        assert told["code"] == "desk-log-unreadable"
        assert say(lang, "desk-file-export-json") in told["message"]
        assert place in told["message"]
        assert not re.search("Expected|malformed|`", told["message"])


async def test_files_of_no_event(running: RunningServer) -> None:
    found = await scene(running, players=2)
    await found.draw()
    log = json.loads((await found.get("export.json")).content)

    async def bring(text: bytes, code: str, status: int = 400) -> None:
        answer = await found.host.http.post("/api/events/import", content=text)
        await refused(found, answer, code, status)

    for text, code in FILES:
        await bring(text, code)
    gap = [one for one in log if one["number"] != 3]
    await bring(json.dumps(gap).encode(), "desk-log-number")
    forged = [*log, {"number": len(log), "at": 0, "by": "stranger", "deed": {"deed": "ended"}, "why": "x"}]
    await bring(json.dumps(forged).encode(), "desk-not-allowed", 403)
    twice = [*log, {**log[0], "number": len(log)}]
    await bring(json.dumps(twice).encode(), "desk-not-allowed", 403)
    assert len(await found.host.get("/api/events")) == 1
