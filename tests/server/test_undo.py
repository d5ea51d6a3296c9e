"""Taking a choice back: free where nothing was learned by it, else by consent; never in events and lessons.
Putting it back again, and what lies between, is in ``test_redo``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.running import Guest, Message, RunningServer, Wire, hall_in, seated

from ludarium.core import TABLE, Record
from ludarium.server.tables.room import Room


async def two(running: RunningServer, **wish: Any) -> tuple[list[Guest], Message, list[Wire], Room]:
    """A running game of KeyForge between two people, past the first hands; who begins comes first, and may play a card."""
    guests = [await running.guest(name) for name in ("Ann", "Ben")]
    table = await guests[0].table(**{"game": "keyforge", "seats": 2, "options": {"first": 0}, **wish})
    wires = [await guest.wire(table) for guest in guests]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["decision"] is not None)
    room = running.hall.rooms[table["id"]]
    for wire in wires:
        await choose(wire, room, "keep")
    await choose(wires[0], room, next(option for option in options(room) if found(room, "play:", option)))
    return guests, table, wires, room


def options(room: Room) -> list[str]:
    assert room.play is not None
    decision = room.play.state.decision()
    assert decision is not None
    return sorted(str(option) for option in decision.options())


def asked_seat(room: Room) -> int | None:
    decision = room.play.state.decision() if room.play else None
    return None if decision is None else decision.seat


def found(room: Room, kind: str, after: str = "") -> list[str]:
    """The options of a kind, after a choice of a house if there is one."""
    assert room.play is not None
    state = room.play.state.clone()
    if after:
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(after))
    decision = state.decision()
    assert decision is not None
    return [str(option) for option in decision.options() if str(option).startswith(kind)]


def position(room: Room) -> str:
    assert room.play is not None
    return str(room.play.state.dump())


async def choose(wire: Wire, room: Room, option: str) -> Message:
    """Take an option; the step it makes, as the chooser sees it."""
    number = room.number
    await wire.send("choose", id=f"c{number}-{len(wire.messages)}", number=number, option=option)
    return await wire.next("game", where=lambda m: m["number"] == number + 1)


async def drawn(ann: Wire, ben: Wire, room: Room) -> None:
    """Ann ends her turn; Ben discards a card and draws another at the end of his, which he need not end yet."""
    await choose(ann, room, "end")
    await choose(
        ben, room, next(option for option in options(room) if len(found(room, "discard:", option)) > 1)
    )
    await choose(ben, room, found(room, "discard:")[0])
    await choose(ben, room, "end")


async def wishes(wire: Wire) -> Message:
    """Wish the last choice back where more goes with it, and say that one means it."""
    await wire.send("undo")
    asked = await wire.next("votes", where=lambda m: m["undo"] is not None)
    assert asked["undo"]["mine"] == "confirm"
    await wire.send("answer", yes=True)
    return asked


async def test_what_told_nothing_is_taken_back_at_once(running: RunningServer) -> None:
    guests, _, (ann, ben), room = await two(running)
    before, house_chosen = position(room), room.number
    play = found(room, "play:")[0]
    await choose(ann, room, play)
    assert room.play is not None
    crossed = room.play.crossed(room.play.last_of(guests[0].id) or room.play.steps[0].choice)
    await ann.send("undo")
    if crossed:  # its "Play:" or an icon has drawn a card
        await ann.send("answer", yes=True)
        await ben.next("votes", where=lambda m: m["undo"] is not None)
        await ben.send("answer", yes=True)
    told = await ben.next("game", where=lambda m: m["option"] == f"undo {house_chosen} 0")
    assert (told["seat"], told["events"]) == (TABLE, [])
    assert position(room) == before
    assert play in options(room)


async def test_the_choice_of_a_house_is_free_and_a_draw_is_not(running: RunningServer) -> None:
    _, _, (ann, ben), room = await two(running)
    number = room.number
    await ann.send("undo")
    await ann.next("game", where=lambda m: m["option"] == f"undo {number - 1} 0")
    assert options(room)[0].startswith("house:")
    await choose(ann, room, options(room)[0])
    await drawn(ann, ben, room)
    ended, hand = room.number, position(room)

    await wishes(ben)
    asked = await ann.next("votes", where=lambda m: m["undo"] is not None)
    about = {"seat": 1, "redo": False, "steps": [ended], "crosses": ["turn", "revealed"]}
    assert asked["undo"] == {**about, "agreed": [], "needed": [0], "mine": "asked"}
    mine = await ben.next("votes", where=lambda m: m["undo"] is not None)
    assert mine["undo"]["mine"] == "asker"
    await ben.send("undo")
    assert (await ben.refusal())["code"] == "undo-pending"

    await ann.send("answer", yes=False)
    refusal = await ben.refusal()
    assert (refusal["code"], "Ann" in refusal["message"]) == ("undo-declined", True)
    await ben.next("votes", where=lambda m: m["undo"] is None)
    await ann.send("answer", yes=True)
    assert (await ann.refusal())["code"] == "undo-closed"
    assert (room.number, position(room)) == (ended, hand)

    await wishes(ben)
    await ann.next("votes", where=lambda m: m["undo"] is not None)
    await ann.send("answer", yes=True)
    await ann.next("game", where=lambda m: m["option"] == f"undo {ended - 1} 1")
    assert "end" in options(room)
    await choose(ben, room, "end")
    assert position(room) == hand, "what lies on the deck has not changed"


async def test_a_wish_is_withdrawn_or_lapses_when_the_game_goes_on(running: RunningServer) -> None:
    _, table, (ann, ben), room = await two(running)
    await drawn(ann, ben, room)
    watcher = await (await running.guest("Sue")).wire(table)
    await wishes(ben)
    seen = await watcher.next("votes", where=lambda m: m["undo"] is not None)
    assert seen["undo"]["mine"] is None
    await watcher.send("answer", yes=True)
    assert (await watcher.refusal())["code"] == "undo-closed"
    await watcher.send("undo")
    assert (await watcher.refusal())["code"] == "not-seated"
    await ben.send("answer", yes=True)
    assert (await ben.refusal())["code"] == "undo-closed", "nobody agrees with themselves"
    await ben.send("answer", yes=False)
    await watcher.next("votes", where=lambda m: m["undo"] is None)

    await wishes(ben)
    await watcher.next("votes", where=lambda m: m["undo"] is not None)
    await choose(ann, room, options(room)[0])
    await watcher.next("votes", where=lambda m: m["undo"] is None)
    await ann.send("answer", yes=True)
    assert (await ann.refusal())["code"] == "undo-closed"


async def test_nothing_else_takes_anything_back(running: RunningServer) -> None:
    """Not the host's rulings, nor a choice, nor somebody who has not chosen yet."""
    _, _, (ann, ben), room = await two(running)
    number = room.number
    for option in ("undo 0 0", "undo", "undo x y"):
        await ann.send("table", id=f"t-{len(option)}", number=number, option=option)
        assert (await ann.refusal(f"t-{len(option)}"))["code"] == "unknown-option"
        await ann.send("choose", id=f"u-{len(option)}", number=number, option=option)
        assert (await ann.refusal(f"u-{len(option)}"))["code"] == "unknown-option"
    await ann.send("table", id="late", number=number - 1, option="undo 0 0")
    assert (await ann.refusal("late"))["code"] in ("stale-number", "not-host")
    for option in ("undo x y", "undo ", "undo 1", "undo " + "9" * 60 + " 0"):
        await ann.send("table", id=f"late-{len(option)}", number=number - 1, option=option)
        assert (await ann.refusal(f"late-{len(option)}"))["code"] != "internal"
    assert room.number == number
    await wishes(ben)  # Ben kept his hand, and Ann chose a house after that
    votes = await ann.next("votes", where=lambda m: m["undo"] is not None)
    assert votes["undo"]["needed"] == [0]


async def test_against_bots_alone_nobody_is_asked(running: RunningServer) -> None:
    guest = await running.guest()
    table = await guest.table(game="keyforge", seats=2, bots=[None, "random"], options={"first": 0})
    wire = await guest.wire(table)
    await wire.send("start")
    room = running.hall.rooms[table["id"]]
    while not any(option == "keep" for option in (options(room) if room.play else [])):
        await wire.next("welcome", "game", "table")
    hand = position(room)
    await choose(wire, room, "mulligan")
    await wire.next("game", where=lambda m: m["decision"]["kind"] == "house" and m["decision"]["seat"] == 0)
    asked = await wishes(wire)
    assert (asked["undo"]["needed"], asked["undo"]["steps"][0]) == ([], 1)
    await wire.next("game", where=lambda m: m["option"] == "undo 0 0")
    assert position(room) == hand
    await wire.send("undo")
    assert (await wire.refusal())["code"] == "undo-nothing"


async def test_bots_wait_for_an_answer(tmp_path: Path) -> None:
    """Saboteur with two people and three bots that take their time: the next one does not choose meanwhile."""
    async with hall_in(tmp_path, bot_delay=1.0) as running:
        guests = [await running.guest(name) for name in ("Ann", "Ben")]
        table = await guests[0].table(bots=[None, None, "random", "random", "random"])
        wires = [await guest.wire(table) for guest in guests]
        await wires[1].send("sit", seat=1)
        await seated(wires[0], 1)
        await wires[0].send("start")
        room = running.hall.rooms[table["id"]]
        while True:
            seat = asked_seat(room)
            if seat is None or seat not in (0, 1):
                await asyncio.sleep(0.02)
                continue
            await choose(wires[seat], room, options(room)[0])
            after = asked_seat(room)
            if after is not None and after > 1:
                break  # a bot is next
        number = room.number
        await wishes(wires[seat])
        votes = await wires[1 - seat].next("votes", where=lambda m: m["undo"] is not None)
        assert votes["undo"]["needed"] == [1 - seat]
        await asyncio.sleep(1.5)
        assert room.number == number
        await wires[1 - seat].send("answer", yes=True)
        await wires[seat].next("game", where=lambda m: m["option"] == f"undo {number - 1} {seat}")


async def test_no_wishes_at_the_table_of_an_event_nor_in_a_lesson(running: RunningServer) -> None:
    _, _, (ann, _), room = await two(running)
    room.table.event = "an-event"
    await ann.send("undo")
    assert (await ann.refusal())["code"] == "undo-event"
    guest = await running.guest()
    lesson = await guest.post("/api/lessons", game="keyforge", lesson="keys")
    wire = await guest.wire(lesson)
    await wire.next("welcome")
    await wire.send("undo")
    assert (await wire.refusal())["code"] == "undo-lesson"


async def test_it_survives_a_restart_and_is_no_part_of_the_record(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        guests, table, (ann, ben), room = await two(running)
        await drawn(ann, ben, room)
        await wishes(ben)
        await ann.next("votes", where=lambda m: m["undo"] is not None)
        await ann.send("answer", yes=True)
        await ben.next("game", where=lambda m: m["option"] is not None and m["option"].startswith("undo "))
        before, number = position(room), room.number
        cookies = [guest.http.cookies for guest in guests]
    async with hall_in(tmp_path) as running:
        ann_again = running.stranger()
        ann_again.http.cookies = cookies[0]
        wire = await ann_again.wire(table)
        welcome = await wire.next("welcome")
        assert welcome["number"] == number
        assert [step["option"] for step in welcome["log"]][-1] == f"undo {number - 2} 1"
        room = running.hall.rooms[table["id"]]
        assert position(room) == before
        await wire.send("table", id="over", number=number, option="concede>0")
        await wire.next("game", where=lambda m: m["decision"] is None)
        record = Record.parse(await ann_again.get(f"/api/tables/{table['id']}/record"))
        made = [choice.option for choice in record.choices]
        assert made.count("end") == 1
        assert not any(option.startswith("undo") for option in made)
        assert len(list(record.replay())) == len(made)
        await wire.send("undo")
        assert (await wire.refusal())["code"] == "game-over"
