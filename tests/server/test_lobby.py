"""Which tables the lobby offers to whom: games to watch are those of people, and none that they have left."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.aside import change
from tests.server.running import Guest, RunningServer, hall_in
from tests.server.test_my_games import duel
from tests.server.test_undo import choose, options

from ludarium.server.tables import lobby as lobby_module
from ludarium.server.tables import room as room_module


async def watched(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.get("/api/tables"))["playing"]]


def at_all(running: RunningServer, monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    """Say what time it is."""
    for hall in running.halls:
        monkeypatch.setattr(hall.clock, "now", lambda: moment)


async def test_who_plays_alone_with_bots_is_not_listed_to_others(running: RunningServer) -> None:
    """Nor is who plays both sides of it; they themselves find their way back, and by its link it may be watched."""
    ann, sue = await running.guest("Ann"), await running.guest("Sue")
    alone = await ann.post("/api/play", game="saboteur")
    both = await ann.table(game="tokyo-duel", seats=2)
    wire = await ann.wire(both)
    await wire.send("sit", seat=1, also=True)
    await wire.next("table", where=lambda m: m["table"]["seats"][1]["person_id"] == ann.id)
    await wire.send("start")
    await wire.next("welcome", where=lambda m: m["decision"] is not None)
    assert await watched(ann) == [both["id"], alone["id"]]
    assert await watched(sue) == []
    assert await watched(running.stranger()) == []
    assert (await sue.get(f"/api/tables/{alone['id']}"))["status"] == "playing"


async def test_a_game_that_nobody_touches_is_not_listed_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since its begin, its last choice or its last line of talk; also after a restart, which touches nothing."""
    async with hall_in(tmp_path) as running:
        ann, ben, sue = [await running.guest(name) for name in ("Ann", "Ben", "Sue")]
        table = await duel(running, ann, ben, private=False, options={"first": 0})
        assert await watched(sue) == [table["id"]]
        monkeypatch.setattr(room_module, "UNTOUCHED", 0.0)
        assert await watched(sue) == []
        assert await watched(ann) == [table["id"]], "their own"
        monkeypatch.setattr(room_module, "UNTOUCHED", 600.0)
        room = running.hall.rooms[table["id"]]
        first = room.touched_at()
        at_all(running, monkeypatch, first + 599_000)
        assert await watched(sue) == [table["id"]]
        wire = await ann.wire(table)
        await wire.next("welcome")
        await choose(wire, room, options(room)[0])
        assert room.touched_at() == first + 599_000
        at_all(running, monkeypatch, first + 1_198_000)
        assert await watched(sue) == [table["id"]], "somebody has chosen"
        await wire.send("chat", text="a moment, please")
        await wire.next("chat")
        at_all(running, monkeypatch, first + 1_797_000)
        assert await watched(sue) == [table["id"]], "somebody has spoken"
        at_all(running, monkeypatch, first + 1_798_000)
        assert await watched(sue) == []
        await change(tmp_path, "UPDATE choice SET person_id = NULL, at = at + 3600000")
        assert await watched(sue) == [], "what bots choose touches nothing"
        monkeypatch.undo()
    async with hall_in(tmp_path) as running:
        room = await running.hall.room(table["id"])
        last = room.touched_at()
        at_all(running, monkeypatch, last + 599_000)
        assert await watched(running.stranger()) == [table["id"]]
        at_all(running, monkeypatch, last + 600_000)
        assert await watched(running.stranger()) == []


async def test_ones_own_tables_are_listed_however_many_there_are(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "LISTED", 1)
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    own = [(await ann.table())["id"] for _ in range(2)]
    running.later(1)  # the clocks of nodes differ by some milliseconds
    others = [(await ben.table())["id"] for _ in range(2)]
    assert [table["id"] for table in (await ann.get("/api/tables"))["open"]] == [*own[::-1], others[1]]


async def test_a_table_says_whose_turn_it_is(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    waiting = await ann.table()
    table = await duel(running, ann, ben, options={"first": 1})
    lists = await ann.get("/api/tables")
    assert [one["turn"] for one in lists["open"]] == [None]
    room = running.hall.rooms[table["id"]]
    assert room.play is not None
    decision = room.play.state.decision()
    assert decision is not None
    assert [one["turn"] for one in lists["playing"]] == [decision.seat]
    now = (await ben.get("/api/me/games"))["now"]
    assert [(one["id"], one["turn"]) for one in now] == [(table["id"], decision.seat)]
    assert (await ann.get(f"/api/tables/{waiting['id']}"))["turn"] is None
    wire = await ann.wire(table)
    await wire.next("welcome")
    await wire.send("table", id="over", number=room.number, option="concede>0")
    await wire.next("game", where=lambda m: m["decision"] is None)
    assert (await ann.get(f"/api/tables/{table['id']}"))["turn"] is None
