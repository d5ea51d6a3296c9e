"""Who may do what, asked over HTTP: every role against every request and against what people do at events."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.desk.scene import Scene, plan_of, refused, scene
from tests.server.running import Guest, RunningServer

from ludarium.testing import proves
from ludarium.tournaments import actions as act

STAFF = {"organizer", "head-judge", "judge", "token"}
HEADS = {"organizer", "head-judge"}
HOST = {"organizer"}
EVERYBODY = {"anonymous", "spectator", "player", "other-player", "official", *STAFF}


async def court(
    running: RunningServer, preset: str = "tokyo-duel-swiss", **changes: Any
) -> tuple[Scene, dict[str, Guest]]:
    """An event in its first round, with somebody of every role. The player is person 0, the other sits elsewhere."""
    found = await scene(running, preset, players=4, **changes)
    for role in ("head-judge", "judge", "official"):
        await found.hire(role)
    view = await found.draw()
    mine = next(table["players"] for table in view["rounds"][0]["tables"] if 0 in table["players"])
    other = next(number for number in range(4) if number not in mine)
    token = (await found.post("tokens", role="judge", name="Screen")).json()["token"]
    program = Guest(
        running, httpx.AsyncClient(base_url=running.url, headers={"authorization": f"Bearer {token}"})
    )
    running.guests.append(program)
    return found, {
        "anonymous": found.nobody,
        "spectator": await running.guest("Sue"),
        "player": found.players[0],
        "other-player": found.players[other],
        "token": program,
        **found.staff,
    }


READS = {
    "": EVERYBODY,
    "players.csv": EVERYBODY,
    "standings.csv": EVERYBODY,
    "rounds.csv": EVERYBODY,
    "why/0": EVERYBODY,
    "why/0?draft=1": STAFF,
    "preview": STAFF,
    "corrections": STAFF,
    "log": STAFF,
    "export.json": STAFF,
    "codes": HOST,
    "cases/0": STAFF,
    "cases/0/report.txt": STAFF,
}


async def test_every_read_is_for_some_and_for_nobody_else(running: RunningServer) -> None:
    found, people = await court(running)
    await found.play()
    await found.post("next")  # a draft to be explained
    for path, allowed in READS.items():
        for role, guest in people.items():
            answer = await guest.http.get(f"{found.path}{'/' * bool(path)}{path}")
            assert (answer.status_code == 200) == (role in allowed), (path, role, answer.text)
            if role not in allowed:
                await refused(found, answer, "desk-not-allowed", 403)


def typical(found: Scene) -> list[tuple[act.Action, set[str]]]:
    """What people do at events, in an order in which all of it can be done; and who may."""
    tables = found.live.event.rounds[0].tables
    mine = next(table for table in tables if 0 in table.players)
    far = next(table for table in tables if 0 not in table.players)
    return [
        (act.Renamed("Monday"), HOST),
        (act.Staffed("somebody", "Somebody", "judge"), HOST),
        (act.Announced("Lunch"), HEADS),
        (act.Entered("New"), HOST),
        (act.Amended(0, "P0", found.players[0].id, "Club"), HOST),
        (act.CheckedIn(0), STAFF),
        (act.StartAnnounced(0, found.running.hall.desk.now()), STAFF),
        (act.Arrived(0, mine.number, 0), STAFF),
        (act.Arrived(0, mine.number, 0, here=False), STAFF),
        (act.Called(0), STAFF | {"player"}),
        (act.Answering(found_call(found)), STAFF),
        (act.Ruled(found_call(found), "play on"), STAFF),
        (act.Penalized(0, "delay", "warning", "slow"), STAFF),
        (act.Penalized(0, "cheating", "disqualification", "hit the table", answer="yes", direct=True), STAFF),
        (act.CaseReported(0, "slow, and hit the table"), HOST),
        (act.Reported(0, mine.number, 0, 0), {"player"}),
        (act.Reported(0, far.number, 0, far.players[0]), set()),
        (act.Resulted(0, far.number, far.players[0]), STAFF),
        (act.Resulted(0, mine.number, 0), STAFF),
        (act.Dropped(0), STAFF | {"player"}),
        (act.Returned(0, "losses"), HEADS),
        (
            act.Undone(
                next(
                    (one.number for one in found.live.event.entries if isinstance(one.action, act.Announced)),
                    0,
                )
            ),
            HEADS,
        ),
        (act.Ended(), HOST),
    ]


def found_call(found: Scene) -> int:
    return next(iter(found.live.event.calls), 0)


async def test_every_deed_is_for_some_and_for_nobody_else(running: RunningServer) -> None:
    """Who may not is told so, with nothing changed; of those who may the first does it."""
    found, people = await court(running)
    for number in range(len(typical(found))):
        action, allowed = typical(found)[number]
        for role in sorted(people.keys() - allowed):
            before = len(found.live.event.entries)
            answer = await found.send(action, people[role], why="it has to be")
            if isinstance(action, act.Reported) and not allowed and role == "player":
                await refused(found, answer, "desk-report-not-yours")
            else:
                await refused_to(found, role, answer)
            assert len(found.live.event.entries) == before
        for place, role in enumerate(sorted(allowed)):
            answer = await found.send(typical(found)[number][0], people[role], why="it has to be")
            if place == 0:
                assert answer.status_code == 200, (role, action, answer.text)
            elif answer.status_code != 200:  # it has been done already
                assert answer.json()["code"] != "desk-not-allowed", (role, action)
    assert (await found.view())["status"] == "over"


async def refused_to(found: Scene, role: str, answer: httpx.Response) -> None:
    code, status = ("need-guest", 401) if role == "anonymous" else ("desk-not-allowed", 403)
    await refused(found, answer, code, status)


async def test_only_the_organizer_fills_draws_imports_and_hires(running: RunningServer) -> None:
    found, people = await court(running)
    for role, guest in people.items():
        for path, body in (
            ("next", b"{}"),
            ("fill", b'{"players":9}'),
            ("tokens", b'{"role":"judge","name":"Me"}'),
            ("players.csv", b"name\nSomebody\n"),
        ):
            answer = await guest.http.post(f"{found.path}/{path}", content=body)
            if role != "organizer":
                await refused_to(found, role, answer)
            elif path == "next":
                await refused(found, answer, "desk-impossible-swiss-unfinished")
            else:
                assert answer.status_code in (200, 201), (path, answer.text)


@proves("S16.17")
async def test_tables_are_made_by_hand_by_organizer_and_head_referee_alone(running: RunningServer) -> None:
    found, people = await court(running)
    made = act.Drawn(((0, 1), (2, 3)), 1, by_hand=True)
    for role in sorted(people.keys() - HEADS):
        await refused_to(found, role, await found.send(made, people[role], why="friends"))
        answer = await found.post("tables", people[role], tables=[[0, 1]])
        await refused(found, answer, "desk-not-allowed", 403)
    for role in sorted(HEADS):
        assert (await found.post("tables", people[role], tables=[[0, 1]])).status_code == 200
        await found.must(made, people[role], why="friends")


async def test_what_the_desk_decides_itself_is_asked_of_nobody(running: RunningServer) -> None:
    found, people = await court(running)
    for action in (
        act.Drawn(((0, 1), (2, 3))), act.StageEnded((0,)), act.Seated(0, 0, "table"),
        act.Created("x", "y", found.live.event.plan),
    ):  # fmt: skip
        for role in ("organizer", "player", "token"):
            await refused(found, await found.send(action, people[role]), "malformed-message")


async def test_a_token_has_its_role_at_its_event_alone(running: RunningServer) -> None:
    found, people = await court(running)
    program = people["token"]
    assert (await found.view(program))["role"] == "judge"
    await found.must(act.CheckedIn(0, ()), program)
    assert (await found.get("log")).json()[-1]["by_name"] == "Screen"
    other = await scene(running, players=2)
    for answer in (await other.get("", program), await other.get("log", program)):
        await refused(other, answer, "token-unknown", 401)
    await refused(other, await other.send(act.CheckedIn(0), program), "token-unknown", 401)
    for wrong in ("x", "Bearer", "é" * 20):
        headers = httpx.Headers({b"authorization": f"Bearer {wrong}".encode()})
        for answer in (
            await program.http.get(found.path, headers=headers),
            await program.http.post(f"{found.path}/next", json={}, headers=headers),
        ):
            await refused(found, answer, "token-unknown", 401)
    for role in ("", "player", "king"):
        await refused(found, await found.post("tokens", role=role, name="Me"), "desk-role-unknown")
    account = next(one for one in found.live.event.staff if one.startswith("token-"))
    await found.must(act.Staffed(account, "Screen", ""))
    assert (await found.view(program))["role"] == "spectator"
    await refused(found, await found.get("log", program), "desk-not-allowed", 403)


async def test_pages_of_other_sites_change_nothing(running: RunningServer) -> None:
    found, _ = await court(running)
    for path in ("deeds", "next", "fill", "claim", "tokens", "players.csv"):
        answer = await found.host.http.post(
            f"{found.path}/{path}", json={}, headers={"origin": "https://evil.example"}
        )
        await refused(found, answer, "wrong-origin", 403)


@proves("T13.1")
async def test_the_tables_of_officials_stay_as_they_are(running: RunningServer) -> None:
    host = await running.guest("Host")
    plan = plan_of("keyforge-archon", deck_sets=[])
    answer = await host.http.post("/api/events", json={"name": "x", "plan": plan})
    assert (answer.status_code, answer.json()["code"]) == (403, "desk-not-allowed")
    found = await scene(running, "keyforge-archon", players=0)
    official = await found.hire("official")
    fewer = {"deed": "planned", "plan": plan}
    await refused(found, await found.send(fewer), "desk-not-allowed", 403)
    await found.must(fewer, official)
    assert (await found.view())["plan"]["deck_sets"] == []
