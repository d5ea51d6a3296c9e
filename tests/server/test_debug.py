"""The debug page of a table: everything for whoever builds a game on this machine, nothing for anybody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, Message, Player, RunningServer, hall_in, seated

from ludarium.core import Record, games
from ludarium.server.http.debug import PASSED_ON


async def begun(running: RunningServer, game: str, steps: int) -> tuple[Guest, Message]:
    """A game between two people after some steps at random."""
    seats = games()[game].default_seats
    ann = await running.guest("Ann")
    table = await ann.table(game=game, seats=seats, bots=[None, None, *["random"] * (seats - 2)])
    ben = await running.guest("Ben")
    first, second = await ann.wire(table), await ben.wire(table)
    await second.send("sit", seat=1)
    await seated(first, 1)
    await first.send("start")
    players = [Player(first, "a"), Player(second, "b")]
    room = running.hall.rooms[table["id"]]
    async with asyncio.timeout(60):
        tasks = [asyncio.create_task(player.play(steps)) for player in players]
        await asyncio.gather(*tasks)
    assert room.number >= steps
    return ann, table


@pytest.mark.parametrize("game", sorted(games()))
async def test_it_shows_every_step_with_its_secrets(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path, debug="on", bot_delay=30.0 if game != "saboteur" else 0.0) as running:
        ann, table = await begun(running, game, 12)
        path = f"/api/debug/tables/{table['id']}"
        shown = await ann.get(path)
        room = running.hall.rooms[table["id"]]
        assert room.play is not None
        assert (shown["game"], shown["version"], shown["seats"]) == (
            game,
            games()[game].version,
            room.play.seats,
        )
        for told, step in zip(shown["steps"], room.play.steps, strict=False):
            assert (told["number"], told["seat"]) == (step.choice.number, step.choice.seat)
            assert told["option"] == step.choice.option
            assert [event["kind"] for event in told["events"]] == [event.kind() for event in step.events]
            for event, real in zip(told["events"], step.events, strict=True):
                assert len(event["seen"]) == room.play.seats + 1
                for seat, seen in zip((None, *range(room.play.seats)), event["seen"], strict=True):
                    assert (seen is None) == (real.seen(seat) is None)
        record = Record.parse(shown["record"])
        assert record.seed == room.play.seed
        for number in (0, 5, 12):
            moment = await ann.get(f"{path}/{number}")
            state = room.play.past(number)
            assert plain(moment["dump"]) == plain(state.dump())
            assert len(moment["views"]) == room.play.seats + 1
            assert moment["views"] == [view(state, seat) for seat in eyes(room)]
            decision = state.decision()
            assert decision is not None
            assert moment["decision"]["seat"] == decision.seat
            assert [one["option"] for one in moment["decision"]["options"]] == [*map(str, decision.options())]
            assert moment["state"], "the state has fields"


def eyes(room: Any) -> list[int | None]:
    return [None, *range(room.play.seats)]


def view(state: Any, seat: int | None) -> Any:
    return json.loads(state.view(seat).json())


def plain(value: Any) -> Any:
    """A dump as JSON has it: tuples are lists."""
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


async def test_the_builder_goes_back_to_any_step_and_on(tmp_path: Path) -> None:
    async with hall_in(tmp_path, debug="on") as running:
        ann, table = await begun(running, "tokyo-duel", 10)
        path = f"/api/debug/tables/{table['id']}"
        room = running.hall.rooms[table["id"]]
        assert room.play is not None
        before = [await ann.get(f"{path}/{number}") for number in (0, 3)]
        number = room.number
        await ann.post(f"{path}/back", number=3)
        assert room.number == number + 1
        assert room.play.course == [1, 2, 3]
        assert room.play.state.dump() == room.play.past(3).dump()
        shown = await ann.get(path)
        assert [step["counts"] for step in shown["steps"]] == [True] * 3 + [False] * (number - 3) + [False]
        assert (await ann.get(f"{path}/3")) == before[1]
        assert (await ann.get(f"{path}/5"))["code"] == "not-found"
        await ann.post(f"{path}/back", number=0)
        assert room.play.course == []
        assert (await ann.get(f"{path}/0")) == before[0]
        assert (await ann.post(f"{path}/back", number=0))["code"] == "undo-nothing"


async def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async with hall_in(tmp_path, debug="on") as running:
        ann = await running.guest("Ann")
        table = await ann.table(game="tokyo-duel", seats=2)
        assert (await ann.get("/api/debug/tables"))[0] == {
            "id": table["id"],
            "game": "tokyo-duel",
            "status": "open",
            "number": 0,
        }
        assert (await ann.get("/api/debug/tables/nothing"))["code"] == "unknown-table"
        assert (await ann.get(f"/api/debug/tables/{table['id']}"))["code"] == "not-started"
        assert (await ann.get(f"/api/debug/tables/{table['id']}/0"))["code"] == "not-started"
        assert (await ann.post(f"/api/debug/tables/{table['id']}/back", number=0))["code"] == "not-started"


@pytest.mark.parametrize(
    "headers",
    [{"host": "hall.example"}, {"host": "hall.example:8000"}, *[{name: "203.0.113.9"} for name in PASSED_ON]],
    ids=lambda headers: "-".join([*headers, *headers.values()]),
)
async def test_nobody_comes_from_elsewhere(tmp_path: Path, headers: dict[str, str]) -> None:
    """A name that leads here, as a page of another site may give itself one, or a proxy in between."""
    async with hall_in(tmp_path, debug="on") as running:
        ann = await running.guest("Ann")
        await ann.table(game="tokyo-duel", seats=2)
        assert (await ann.http.get("/api/debug/tables")).status_code == 200
        refused = await ann.http.get("/api/debug/tables", headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (404, "not-found")


async def test_another_site_cannot_take_anything_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path, debug="on") as running:
        ann, table = await begun(running, "tokyo-duel", 4)
        path = f"/api/debug/tables/{table['id']}/back"
        refused = await ann.http.post(
            path, json={"number": 0}, headers={"origin": "https://elsewhere.example"}
        )
        assert refused.json()["code"] == "wrong-origin"
        assert running.hall.rooms[table["id"]].number >= 4


@pytest.mark.parametrize("settings", [{}, {"debug": "off"}, {"debug": "on", "host": "0.0.0.0"}])
async def test_a_usual_hall_has_no_such_page(tmp_path: Path, settings: dict[str, Any]) -> None:
    async with hall_in(tmp_path, **settings) as running:
        ann, table = await begun(running, "tokyo-duel", 3)
        for path in ("", f"/{table['id']}", f"/{table['id']}/0"):
            answer = await ann.http.get(f"/api/debug/tables{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        answer = await ann.http.post(f"/api/debug/tables/{table['id']}/back", json={"number": 0})
        assert answer.status_code in (404, 405)
        assert running.hall.rooms[table["id"]].play is not None
