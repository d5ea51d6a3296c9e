"""People who go away, for a moment or for good, and clocks that go on without them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Guest, Message, RunningServer, Wire, hall_in, seated

from ludarium.core import Chance
from ludarium.server.tables import seating


async def three_at_a_table(running: RunningServer, **wish: object) -> tuple[list[Guest], Message, list[Wire]]:
    """A running game of three people and two random bots."""
    guests = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    table = await guests[0].table(**{"bots": [None, None, None, "random", "random"], **wish})
    wires = [await guest.wire(table) for guest in guests]
    for seat in (1, 2):
        await wires[seat].send("sit", seat=seat)
        await seated(wires[0], seat)
    await wires[0].send("start")
    for wire in wires:
        await wire.next("game")
    return guests, table, wires


def voted(message: Message) -> bool:
    return any(seat["yes"] for seat in message["replace"])


async def gone(wire: Wire, seat: int) -> None:
    await wire.next("table", where=lambda m: not m["table"]["seats"][seat]["present"])


async def test_the_people_here_vote_that_a_bot_plays_and_the_absent_one_takes_the_seat_back(
    running: RunningServer,
) -> None:
    guests, table, (ann, ben, cy) = await three_at_a_table(running)
    await ann.send("replace", seat=2)
    assert (await ann.refusal())["code"] == "vote-not-open", "Cy is here"
    cy.cut()
    await gone(ann, 2)
    await ann.send("replace", seat=3)
    assert (await ann.refusal())["code"] == "vote-not-open"
    watcher = await (await running.guest("Sue")).wire(table)
    await watcher.next("welcome")
    await watcher.send("replace", seat=2)
    assert (await watcher.refusal())["code"] == "not-seated"

    await ann.send("replace", seat=2)
    votes = await ben.next("votes", where=voted)
    assert votes["replace"] == [{"seat": 2, "wait_ms": 0, "yes": 1, "needed": 2, "mine": False}]
    mine = await ann.next("votes", where=voted)
    assert mine["replace"][0]["mine"]
    await ben.send("replace", seat=2)
    await ann.next("votes", where=lambda m: not voted(m))
    news = await ann.next("table", where=lambda m: m["table"]["seats"][2]["kind"] == "bot")
    seat = news["table"]["seats"][2]
    assert (seat["name"], seat["bot"], seat["person_id"], seat["present"]) == (
        "Cy",
        seating.usual_bot("saboteur"),
        guests[2].id,
        True,
    )

    back = await guests[2].wire(table)
    assert (await back.next("welcome"))["you"]["seat"] == 2, "it is still Cy's"
    await back.send("retake")
    news = await ann.next("table", where=lambda m: m["table"]["seats"][2]["kind"] == "person")
    assert news["table"]["seats"][2]["present"]
    await watcher.send("retake")
    assert (await watcher.refusal())["code"] == "not-seated"


async def test_nobody_is_replaced_who_was_away_for_a_moment(tmp_path: Path) -> None:
    """The others are told how long they have to wait; the bot is the game's usual one, whatever is asked for; and whoever
    comes back takes the seat with one message, in the middle of the bot's game."""
    async with hall_in(tmp_path, stand_in=45.0) as running:
        guests, _, (ann, ben, cy) = await three_at_a_table(running)
        cy.cut()
        votes = await ann.next("votes", where=lambda m: bool(m["replace"]))
        assert votes["replace"] == [
            {"seat": 2, "wait_ms": votes["replace"][0]["wait_ms"], "yes": 0, "needed": 2, "mine": False}
        ]
        assert 40_000 < votes["replace"][0]["wait_ms"] <= 45_000
        await ann.send("replace", seat=2)
        refusal = await ann.refusal()
        assert refusal["code"] == "vote-early"
        assert "Cy" in refusal["message"]
        await ann.send("replace", seat=2, bot="random")
        assert (await ann.refusal())["code"] == "malformed-message", "nobody chooses the bot"
        running.later(46)
        for wire in (ann, ben):
            await wire.send("replace", seat=2)
        news = await ann.next("table", where=lambda m: m["table"]["seats"][2]["kind"] == "bot")
        assert news["table"]["seats"][2]["bot"] == "greedy"
        back = await guests[2].wire(news["table"]["id"])
        await back.next("welcome")
        await back.send("retake")
        news = await ann.next("table", where=lambda m: m["table"]["seats"][2]["kind"] == "person")
        assert news["table"]["seats"][2]["person_id"] == guests[2].id
        back.cut()
        votes = await ann.next("votes", where=lambda m: bool(m["replace"]) and m["replace"][0]["seat"] == 2)
        assert votes["replace"][0]["wait_ms"] > 40_000, "it begins anew"


async def test_coming_back_ends_the_vote(running: RunningServer) -> None:
    guests, table, (ann, _, cy) = await three_at_a_table(running)
    cy.cut()
    await gone(ann, 2)
    await ann.send("replace", seat=2)
    await ann.next("votes", where=voted)
    await guests[2].wire(table)
    await ann.next("votes", where=lambda m: not voted(m))
    assert running.hall.rooms[table["id"]].table.seats[2].kind == "person"


async def test_leaving_may_make_a_majority(running: RunningServer) -> None:
    _, _, (ann, ben, cy) = await three_at_a_table(running)
    cy.cut()
    await gone(ann, 2)
    await ann.send("replace", seat=2)
    await ann.next("votes", where=voted)
    ben.cut()
    await ann.next("table", where=lambda m: m["table"]["seats"][2]["kind"] == "bot")


async def test_one_person_alone_decides_at_once(running: RunningServer) -> None:
    _, _, (ann, ben, cy) = await three_at_a_table(running)
    ben.cut()
    cy.cut()
    await ann.next("table", where=lambda m: not any(m["table"]["seats"][s]["present"] for s in (1, 2)))
    for seat in (1, 2):
        await ann.send("replace", seat=seat)
    await ann.next("table", where=lambda m: [s["kind"] for s in m["table"]["seats"][1:3]] == ["bot", "bot"])


async def test_a_reload_does_not_count_as_absence(tmp_path: Path) -> None:
    async with hall_in(tmp_path, grace=0.3) as running:
        guests, table, (ann, _, cy) = await three_at_a_table(running)
        cy.cut()
        await asyncio.sleep(0.1)
        await guests[2].wire(table)
        await asyncio.sleep(0.5)
        away = [m for m in ann.messages if m["type"] == "table" and m["table"]["status"] == "playing"]
        assert all(m["table"]["seats"][2]["present"] for m in away)


async def test_two_sockets_of_one_person_are_one_presence(running: RunningServer) -> None:
    guests, table, (ann, _, cy) = await three_at_a_table(running)
    second = await guests[2].wire(table)
    await second.next("welcome")
    cy.cut()
    await asyncio.sleep(0.2)
    assert guests[2].id in running.hall.rooms[table["id"]].present
    await second.close()
    await gone(ann, 2)


async def test_who_stands_up_in_a_game_has_left_for_good(running: RunningServer) -> None:
    _, _, (ann, ben, cy) = await three_at_a_table(running)
    await cy.send("stand")
    news = await ann.next("table", where=lambda m: m["table"]["seats"][2]["person_id"] is None)
    assert news["table"]["seats"][2] == {
        "seat": 2, "kind": "person", "name": "Cy", "bot": None, "person_id": None, "present": False, "late": False,
        "brought": [],
    }  # fmt: skip
    for act in ({"type_": "retake"}, {"type_": "ready"}, {"type_": "chat", "text": "x"}):
        await cy.send(**act)
        assert (await cy.refusal())["code"] == "not-seated"
    for wire in (ann, ben):
        await wire.send("replace", seat=2)
    await ann.next("table", where=lambda m: m["table"]["seats"][2]["kind"] == "bot")


async def test_when_the_last_person_leaves_bots_play_the_game_out(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await ann.table(bots=[None, *["random"] * 4])
    wire = await ann.wire(table)
    await wire.send("start")
    await wire.next("game")
    await wire.send("stand")
    end = await wire.next("game", where=lambda m: m["decision"] is None)
    assert end["view"]["phase"] == "over"


async def test_at_a_table_that_all_have_left_bots_take_over_in_the_end(tmp_path: Path) -> None:
    async with hall_in(tmp_path, abandoned=0.3) as running:
        guests, table, wires = await three_at_a_table(running)
        for wire in wires:
            wire.cut()
        watcher = running.stranger()
        async with asyncio.timeout(60):
            while (await watcher.get(f"/api/tables/{table['id']}"))["status"] != "over":
                await asyncio.sleep(0.1)
        seats = (await watcher.get(f"/api/tables/{table['id']}"))["seats"]
        assert [seat["person_id"] for seat in seats[:3]] == [guest.id for guest in guests]


# -- between rounds


async def at_deal(running: RunningServer, go_on: float) -> tuple[Wire, Wire]:
    """Two people between rounds: everybody else is removed, so that the round ends at once."""
    _, table, (ann, ben, _) = await three_at_a_table(running)
    room = running.hall.rooms[table["id"]]
    while True:
        assert room.play is not None
        decision = room.play.state.decision()
        assert decision is not None
        if decision.seat == -1:
            break
        if room.table.seats[decision.seat].kind == "person":
            option = str(decision.option(len(decision) - 1))
            await room.decide(decision.seat, room.number, option)
        await asyncio.sleep(0)
    return ann, ben


async def test_the_table_goes_on_when_everybody_here_is_ready(tmp_path: Path) -> None:
    async with hall_in(tmp_path, go_on=600.0) as running:
        ann, ben = await at_deal(running, 600.0)
        asked = await ann.next("game", where=lambda m: m["decision"]["seat"] == -1 and m["number"] > 1)
        timer = asked["timers"][-1]
        assert timer["key"] == "table"
        assert 590_000 < timer["left_ms"] <= 600_000
        assert "deal" in asked["table_options"]
        others = await ben.next("game", where=lambda m: m["number"] == asked["number"])
        assert others["table_options"] == []
        await ann.send("ready")
        assert (await ben.next("votes", where=lambda m: bool(m["ready"])))["ready"] == [0]
        await ben.send("ready")
        await asyncio.sleep(0.2)
        assert [m["number"] for m in ann.messages if m["type"] == "game"][-1] == asked["number"], (
            "Cy is not ready"
        )
        for wire in running.wires:
            await wire.send("ready")
        dealt = await ann.next("game", where=lambda m: m["number"] == asked["number"] + 1)
        assert dealt["events"][0]["kind"] == "dealt"
        assert dealt["events"][0]["round"] == 2


async def test_the_table_goes_on_by_itself(tmp_path: Path) -> None:
    async with hall_in(tmp_path, go_on=0.5) as running:
        ann, _ = await at_deal(running, 0.5)
        step = await ann.next("game", where=lambda m: any(e.get("round") == 2 for e in m["events"]))
        assert step["option"] == "deal"


async def test_against_bots_the_next_round_waits_for_the_player(tmp_path: Path) -> None:
    """However long they look at the result; no clock runs, and they may go away and come back."""
    async with hall_in(tmp_path, go_on=0.2) as running:
        ann = await running.guest("Ann")
        table = await ann.table(bots=[None, *["random"] * 4])
        wire = await ann.wire(table)
        await wire.send("start")
        chance = Chance.of("alone")
        while True:
            message = await wire.next("welcome", "game")
            decision = message["decision"]
            if message["number"] and decision["seat"] == -1:
                break
            if decision and decision["options"]:
                option = decision["options"][chance.below(len(decision["options"]))]["option"]
                await wire.send("choose", id=f"c{message['number']}", number=message["number"], option=option)
        assert [timer["key"] for timer in message["timers"]] == []
        room = running.hall.rooms[table["id"]]
        await asyncio.sleep(0.6)
        assert room.number == message["number"]
        await wire.close()
        await asyncio.sleep(0.6)
        wire = await ann.wire(table, last=message["number"])
        assert (await wire.next("welcome"))["number"] == message["number"], "nor did it go on without them"
        await wire.send("ready")
        dealt = await wire.next("game", where=lambda m: m["number"] == message["number"] + 1)
        assert (dealt["option"], dealt["events"][0]["round"]) == ("deal", 2)


async def test_the_host_goes_on_without_waiting(tmp_path: Path) -> None:
    async with hall_in(tmp_path, go_on=600.0) as running:
        ann, ben = await at_deal(running, 600.0)
        asked = await ann.next("game", where=lambda m: m["decision"]["seat"] == -1 and m["number"] > 1)
        await ben.send("table", id="x", number=asked["number"], option="deal")
        assert (await ben.refusal("x"))["code"] == "not-host"
        await ann.send("table", id="y", number=asked["number"], option="deal")
        assert (await ann.next("ack"))["number"] == asked["number"] + 1


async def test_before_the_first_step_the_table_waits_for_somebody_to_come(tmp_path: Path) -> None:
    async with hall_in(tmp_path, go_on=600.0) as running:
        ann = await running.guest()
        table = await ann.post("/api/play", game="saboteur")
        await asyncio.sleep(0.2)
        assert running.hall.rooms[table["id"]].number == 0
        wire = await ann.wire(table)
        assert (await wire.next("welcome"))["number"] == 0
        assert (await wire.next("game"))["number"] == 1
