"""How quickly bots act at a table: who says so, what it does, and that it stays."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import Guest, Player, RunningServer, Wire, hall_in, seated, step

SIX = [None, *["random"] * 5]


async def against_bots(running: RunningServer, guest: Guest, **wish: Any) -> tuple[dict[str, Any], Wire]:
    """One person and five bots, before the start."""
    table = await guest.table(seats=6, bots=SIX, **wish)
    return table, await guest.wire(table)


async def pauses_at(running: RunningServer, table_id: str, steps: int) -> list[int]:
    """The milliseconds between the first steps of a game, by the hall's own clock: a message may come late where the machine is busy."""
    choices = (await running.hall.store.choices(table_id))[:steps]
    return [later.at - earlier.at for earlier, later in pairwise(choices)]


async def told(wire: Wire, tempo: str) -> None:
    await wire.next("table", where=lambda m: m["table"]["tempo"] == tempo)


@pytest.mark.parametrize(
    ("tempo", "factor"), [("slow", 2.5), ("normal", 1.0), ("fast", 0.35), ("at-once", 0.0)]
)
async def test_bots_act_as_quickly_as_the_table_says(tmp_path: Path, tempo: str, factor: float) -> None:
    async with hall_in(tmp_path, bot_delay=0.12) as running:
        ann = await running.guest()
        table = await ann.table(bots=["random"] * 5, tempo=tempo)
        wire = await ann.wire(table)
        assert (await wire.next("welcome"))["table"]["tempo"] == tempo
        await wire.send("start")
        await step(wire, 8)
        pauses = await pauses_at(running, table["id"], 8)
        assert len(pauses) == 7
        assert min(pauses) >= 120 * factor - 1, "a millisecond is lost where times are cut to whole ones"


async def test_a_person_alone_with_bots_sets_it_at_any_time(running: RunningServer) -> None:
    ann = await running.guest()
    _, wire = await against_bots(running, ann)
    await wire.send("tempo", tempo="slow")
    await told(wire, "slow")
    await wire.send("start")
    await step(wire, 1)
    await wire.send("tempo", tempo="at-once")
    await told(wire, "at-once")


async def test_of_several_people_the_host_sets_it(running: RunningServer) -> None:
    ann, ben, cleo = [await running.guest(name) for name in ("Ann", "Ben", "Cleo")]
    table = await ann.table(bots=[None, None, "random", "random", "random"], tempo="fast")
    wires = [await guest.wire(table) for guest in (ann, ben, cleo)]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    for wire in wires[1:]:  # who sits there, and who watches
        await wire.send("tempo", tempo="at-once")
        assert (await wire.refusal())["code"] == "tempo-not-yours"
        await wire.send("hurry")
        assert (await wire.refusal())["code"] == "tempo-not-yours"
    await wires[0].send("tempo", tempo="slow")
    for wire in wires:
        await told(wire, "slow")


async def test_whoever_hosts_and_watches_sets_it_too(running: RunningServer) -> None:
    ann = await running.guest()
    wire = await ann.wire(await ann.table(bots=["random"] * 5))
    await wire.send("tempo", tempo="fast")
    await told(wire, "fast")


async def test_nobody_rules_over_a_rated_game(running: RunningServer) -> None:
    ann, ben = await running.guest(), await running.guest("Ben")
    table = await ann.table(bots=[None, None, "random", "random", "random"])
    wires = [await guest.wire(table) for guest in (ann, ben)]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    running.hall.rooms[table["id"]].table.rated = True
    await wires[0].send("tempo", tempo="slow")
    assert (await wires[0].refusal())["code"] == "tempo-not-yours"


async def test_what_is_no_tempo_is_refused(running: RunningServer) -> None:
    ann = await running.guest()
    _, wire = await against_bots(running, ann)
    await wire.send("tempo", tempo="hasty")
    assert (await wire.refusal())["code"] == "malformed-message"
    answer: httpx.Response = await ann.http.post(
        "/api/tables", json={"game": "saboteur", "seats": 5, "tempo": "hasty"}
    )
    assert answer.status_code == 400


async def test_a_game_that_is_over_has_none(running: RunningServer) -> None:
    ann = await running.guest()
    table = await ann.post("/api/play", game="saboteur", bot="random", tempo="at-once")
    assert table["tempo"] == "at-once"
    assert {seat["bot"] for seat in table["seats"][1:]} == {"random"}
    wire = await ann.wire(table)
    await Player(wire, "tempo").to_the_end()
    await wire.send("tempo", tempo="slow")
    assert (await wire.refusal())["code"] == "tempo-over"


async def test_a_bot_that_waits_hears_of_it(tmp_path: Path) -> None:
    """Half a minute between two steps; then none."""
    async with hall_in(tmp_path, bot_delay=30.0) as running:
        ann = await running.guest()
        table = await ann.table(bots=["random"] * 5)
        wire = await ann.wire(table)
        await wire.send("start")
        await step(wire, 1)
        await asyncio.sleep(0.3)
        assert running.hall.rooms[table["id"]].number == 1
        await wire.send("tempo", tempo="at-once")
        await step(wire, 4)


async def test_who_hurries_waits_no_more_until_a_person_is_asked(tmp_path: Path) -> None:
    async with hall_in(tmp_path, bot_delay=30.0) as running:
        ann = await running.guest()
        table, wire = await against_bots(running, ann)
        await wire.send("start")
        room = running.hall.rooms[table["id"]]
        player = Player(wire, "hurry")
        rounds = 0
        while rounds < 2:
            message = await wire.next("game")
            decision = message["decision"]
            if decision["options"]:
                assert not room.hurried, "somebody is asked"
                option = decision["options"][player.chance.below(len(decision["options"]))]["option"]
                await wire.send("choose", id=f"h{message['number']}", number=message["number"], option=option)
                rounds += 1
            elif decision["seat"] > 0 and not room.hurried:
                await wire.send("hurry")


async def test_hurrying_does_nothing_where_a_person_is_asked(running: RunningServer) -> None:
    ann = await running.guest()
    table, wire = await against_bots(running, ann)
    await wire.send("start")
    await wire.next("game", where=lambda m: bool(m["decision"]["options"]))
    await wire.send("hurry")
    await wire.send("ping")
    await wire.next("pong")
    assert not running.hall.rooms[table["id"]].hurried


async def test_it_survives_a_restart_goes_along_and_is_in_no_record(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest()
        table = await ann.post("/api/play", game="saboteur", bot="random", tempo="fast")
        wire = await ann.wire(table)
        await step(wire, 1)
        await wire.send("tempo", tempo="slow")
        await told(wire, "slow")
        cookies = ann.http.cookies
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = cookies
        wire = await again.wire(table["id"])
        assert (await wire.next("welcome"))["table"]["tempo"] == "slow"
        await Player(await again.wire(table["id"]), "tempo").to_the_end()
        assert "slow" not in await again.get(f"/api/tables/{table['id']}/record")
        made = await again.post(f"/api/tables/{table['id']}/rematch")
        assert (await again.get(f"/api/tables/{made['id']}"))["tempo"] == "slow"


async def test_lessons_have_one_too(running: RunningServer) -> None:
    ann = await running.guest()
    lesson = await ann.post("/api/lessons", game="keyforge", lesson="keys", tempo="fast")
    assert lesson["tempo"] == "fast"
    wire = await ann.wire(lesson)
    await wire.send("tempo", tempo="at-once")
    await told(wire, "at-once")


async def test_play_now_knows_only_the_games_own_bots(running: RunningServer) -> None:
    ann = await running.guest()
    answer = await ann.post("/api/play", game="saboteur", bot="genius")
    assert answer["code"] == "bot-unknown"
