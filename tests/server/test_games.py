"""Whole games through real sockets: people and bots at one table, watched."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Player, RunningServer, hall_in

from ludarium.core import Record
from ludarium.server.tables.fair import check_record


async def test_play_now_is_a_running_game_against_bots(running: RunningServer) -> None:
    stranger = running.stranger()
    table = await stranger.post("/api/play", game="saboteur", name="Ann", lang="en")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * 5
    assert len({seat["name"] for seat in table["seats"]}) == 6
    me = await stranger.get("/api/me")
    assert table["host"] == me["id"] == table["seats"][0]["person_id"]
    wire = await stranger.wire(table)
    welcome = await wire.next("welcome")
    assert welcome["you"] == {"id": me["id"], "name": "Ann", "seat": 0}
    step = await wire.next("game")
    assert step["number"] == welcome["number"] + 1
    assert step["view"]["seat"] == 0


async def test_two_people_three_bots_and_a_spectator_play_a_game_to_its_end(
    tmp_path: Path, seed: str
) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben, sue = await running.guest("Ann"), await running.guest("Ben"), await running.guest("Sue")
        table = await ann.table(bots=[None, None, "random", "random", "random"])
        wires = [await guest.wire(table) for guest in (ann, ben, sue)]
        await wires[1].next("welcome")
        await wires[1].send("sit", seat=1)
        await wires[1].next("table", where=lambda m: m["table"]["seats"][1]["name"] == "Ben")
        await wires[0].send("start")
        players = [Player(wire, f"{seed} {n}") for n, wire in enumerate(wires)]
        ends = await asyncio.gather(*(player.to_the_end() for player in players))
        assert all(end["view"]["phase"] == "over" for end in ends)
        assert [end["view"]["seat"] for end in ends] == [0, 1, None]
        await wires[0].next("table", where=lambda m: m["table"]["status"] == "over")
        for wire in wires:
            numbers = [m["number"] for m in wire.messages if m["type"] == "game"]
            assert numbers == list(range(1, ends[0]["number"] + 1))
        record = Record.parse(await ann.get(f"/api/tables/{table['id']}/record"))
        assert record.scores == [player["gold"] for player in ends[0]["view"]["players"]]
        assert len(record.choices) == ends[0]["number"]
        assert record.final().outcome() is not None
        assert [(check.name, check.holds) for check in check_record(record)] == [
            ("present", True),
            ("commitment", True),
            ("seed", True),
        ]
        assert record.notes["commitment"] == table["commitment"]

    # The same table, brought back from its rows by another hall.
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = ann.http.cookies
        assert Record.parse(await again.get(f"/api/tables/{table['id']}/record")) == record
        wire = await again.wire(table)
        welcome = await wire.next("welcome")
        assert welcome["number"] == ends[0]["number"]
        assert welcome["view"] == ends[0]["view"]
        assert len(welcome["log"]) == ends[0]["number"]
