"""Analyses of finished games: who may ask, how they go on in the bot pool, how they are called off and kept; and hints."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.running import Guest, Message, RunningServer, hall_in
from tests.server.test_replay import played

from ludarium.core.view import View
from ludarium.server.analysis import analyses
from ludarium.server.analysis.analyses import questions_of
from ludarium.server.bots.bot_pool import BotPool
from ludarium.server.bots.looking import Course
from ludarium.server.bots.turns import ALONE, LOOKING_BACK, Asker

INSIGHT = (
    '{"seat":0,"values":[0.1,-0.1],"options":[{"option":"x","value":0.1,"visits":4,"line":'
    '[{"seat":0,"option":"x","events":[]}]}],"loss":0.3,"sure":0.9}'
)


class Looks:
    """In place of the pool's thoughts: what was asked, and a thought that takes as long as it is held up."""

    def __init__(self, running: RunningServer) -> None:
        self.asked: list[tuple[str | None, View | Course]] = []
        self.askers: list[Asker] = []
        self.held = asyncio.Event()
        self.held.set()
        for hall in running.halls:
            hall.bot_pool.look = self.look  # type: ignore[method-assign]

    async def look(
        self, game: str, seed: str, chosen: str | None, seen: View | Course, asker: Asker
    ) -> str | None:
        self.asked.append((chosen, seen))
        self.askers.append(asker)
        await self.held.wait()
        return INSIGHT if len(self.asked) % 5 else None


async def finished(guest: Guest, path: str, **asked: Any) -> Message:
    shown: Message
    while (shown := await guest.get(path, **asked))["status"] != "done":
        await asyncio.sleep(0.02)
    return shown


async def call(guest: Guest, method: str, path: str, **asked: Any) -> Any:
    answer = await guest.http.request(method, path, params=asked)
    return answer.json() if answer.content else answer.status_code


async def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        looks = Looks(running)
        guests, table, _, room = await played(running)
        path = f"/api/tables/{table['id']}/analysis"
        none = await guests[2].get(path)
        assert (none["status"], none["done"], none["points"]) == ("none", 0, [])
        begun = await call(guests[2], "POST", path)
        assert (begun["status"], begun["of"], begun["mine"]) == ("going", none["of"], True)
        done = await finished(guests[0], path)
        assert len(looks.asked) == done["of"] == done["done"] == none["of"]
        assert done["end"] == [-1.0, 1.0]  # seat 0 conceded
        assert len(done["points"]) == done["of"] - done["of"] // 5, "what failed is left out"
        assert [point["number"] for point in done["points"]] == sorted(
            point["number"] for point in done["points"]
        )
        assert all(isinstance(seen, Course) for _, seen in looks.asked)
        assert {asker.rank() for asker in looks.askers} == {LOOKING_BACK}
        assert LOOKING_BACK > ALONE
        assert (await call(guests[1], "POST", path))["status"] == "done"
        assert len(looks.asked) == done["of"]
        assert room.play is not None
    async with hall_in(tmp_path) as again:
        assert await again.stranger().get(path) == done


async def test_with_a_seats_knowledge_the_pool_is_handed_its_views_and_nothing_else(
    running: RunningServer,
) -> None:
    looks = Looks(running)
    guests, table, _, room = await played(running)
    path = f"/api/tables/{table['id']}/analysis"
    await call(guests[0], "POST", path, seat=1)
    await finished(guests[0], path, seat=1)
    assert {None if isinstance(seen, Course) else seen.seat for _, seen in looks.asked} == {1}
    assert room.play is not None
    asked = [question async for question in questions_of(room.play, 1)]
    assert [chosen for chosen, _ in looks.asked] == [
        question.option if question.seat == 1 else None for question in asked
    ]
    assert (await guests[0].get(path))["status"] == "none", "all open is another one"


async def test_it_can_be_called_off_and_is_shared(running: RunningServer) -> None:
    looks = Looks(running)
    looks.held.clear()
    guests, table, _, _ = await played(running)
    path = f"/api/tables/{table['id']}/analysis"
    await call(guests[0], "POST", path)
    await call(guests[1], "POST", path)
    assert (await call(guests[0], "POST", path, seat=0))["code"] == "analysis-mine"
    assert await call(guests[0], "DELETE", path) == 204
    left = [await guest.get(path) for guest in guests[:2]]
    assert [(shown["status"], shown["mine"]) for shown in left] == [("going", False), ("going", True)]
    assert await call(guests[1], "DELETE", path) == 204
    assert (await guests[1].get(path))["status"] == "none"
    assert await call(guests[1], "DELETE", path) == 204, "there is nothing to call off"
    assert (await call(guests[0], "POST", path, seat=0))["status"] == "going"


async def test_limits(running: RunningServer, monkeypatch: Any) -> None:
    looks = Looks(running)
    looks.held.clear()
    guests, table, _, _ = await played(running)
    path = f"/api/tables/{table['id']}/analysis"
    monkeypatch.setattr(analyses, "LONGEST", 3)
    assert (await call(guests[0], "POST", path))["code"] == "analysis-long"
    monkeypatch.undo()
    monkeypatch.setattr(analyses, "MOST", 1)
    await call(guests[0], "POST", path)
    assert (await call(guests[1], "POST", path, seat=1))["code"] == "analysis-full"
    assert looks.asked


async def test_who_may_ask(running: RunningServer) -> None:
    Looks(running)
    guests, table, _, _ = await played(running, private=True)
    path = f"/api/tables/{table['id']}/analysis"
    stranger = running.stranger()
    assert (await stranger.get(path))["code"] == "not-spectatable"
    assert (await call(stranger, "POST", path))["code"] == "need-guest"
    assert (await guests[0].get(path, seat=2))["code"] == "replay-seat"
    going = await guests[0].table(game="keyforge", seats=2)
    assert (await guests[0].get(f"/api/tables/{going['id']}/analysis"))["code"] == "record-not-ready"


async def test_a_process_looks_at_a_view_and_at_a_course() -> None:
    from ludarium.core import load_game

    game = load_game("ready-fence")
    state, made = game.start(2, {}, "1"), list[tuple[int, str]]()
    while (decision := state.decision()) is not None and (decision.seat < 0 or len(decision) < 2):
        made.append((decision.seat, str(decision.option(0))))
        state.choose(decision.option(0))
    assert decision is not None
    chosen = str(decision.option(0))
    pool = BotPool(1, 60.0)
    try:
        view = state.view(decision.seat)
        asker = Asker("", "", lambda: LOOKING_BACK, patient=True)
        told = await pool.look(game.name, "seed", chosen, view, asker)
        assert told is not None
        assert f'"option":"{chosen}"' in told
        course = Course(2, {}, "1", made, len(made))
        assert await pool.look(game.name, "seed", chosen, course, asker) is not None
        assert await pool.look(game.name, "seed", "nonsense", view, asker) is None
    finally:
        await pool.close()


# -- hints


async def hinted(guest: Guest, table: Message) -> Any:
    return await call(guest, "POST", f"/api/tables/{table['id']}/hint")


async def test_whoever_plays_alone_with_bots_gets_hints(running: RunningServer) -> None:
    looks = Looks(running)
    guest = await running.guest("Ann")
    table = await guest.post("/api/play", game="ready-fence", bot="random")
    room = running.hall.rooms[table["id"]]
    while True:
        decision = room.play.state.decision() if room.play else None
        if decision is not None and decision.seat == 0 and len(decision) > 1:
            break
        await asyncio.sleep(0.02)
    assert room.play is not None
    hint = await hinted(guest, table)
    assert (hint["number"], hint["seat"], hint["value"]) == (room.number, 0, 0.1)
    assert hint["greedy"] in [str(option) for option in decision.options()]
    assert hint["options"][0]["option"] == "x"
    assert [seen for _, seen in looks.asked] == [room.play.state.view(0)], (
        "what the seat knows, and nothing else"
    )
    other = await running.guest("Ben")
    assert (await hinted(other, table))["code"] in ("hint-none", "not-spectatable")


async def test_there_are_no_hints_where_others_play_or_it_counts(running: RunningServer) -> None:
    Looks(running)
    guests, table, _, _ = await played(running)
    assert (await hinted(guests[0], table))["code"] == "hint-none", "it is over"
    course = await guests[0].post("/api/lessons", game="ready-fence", lesson=await first_lesson(guests[0]))
    assert (await hinted(guests[0], course))["code"] == "hint-none"


async def first_lesson(guest: Guest) -> str:
    courses = await guest.get("/api/lessons")
    return str(next(course for course in courses if course["game"] == "ready-fence")["lessons"][0]["name"])
