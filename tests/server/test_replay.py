"""Looking back at a finished game: what each saw, step by step, for those who may have the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running import Guest, Message, RunningServer, Wire, hall_in, seated, step

from ludarium.server.tables.replay import AT_ONCE, MARKED
from ludarium.server.tables.room import Room


async def played(running: RunningServer, **wish: Any) -> tuple[list[Guest], Message, list[Wire], Room]:
    """A game of KeyForge between two people of which some forty steps were made, one of them taken back, until one
    conceded; somebody watched it."""
    guests = [await running.guest(name) for name in ("Ann", "Ben", "Sue")]
    table = await guests[0].table(**{"game": "keyforge", "seats": 2, "options": {"first": 0}, **wish})
    wires = [await guest.wire(table, invite=table["invite"]) for guest in guests]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    room = running.hall.rooms[table["id"]]
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["decision"] is not None)
    for number in range(MARKED + 8):
        decision = room.play.state.decision() if room.play else None
        assert decision is not None
        option = str(decision.options()[-1 if number % 3 else 0])
        await wires[decision.seat].send("choose", id=f"c{number}", number=number, option=option)
        await step(wires[decision.seat], number + 1)
    assert room.play is not None
    chooser = room.play.steps[-1].choice.seat
    await wires[chooser].send("undo")
    await wires[chooser].next("votes", "game", where=lambda m: m["type"] == "game" or m["undo"] is not None)
    if room.wish is not None:
        await wires[chooser].send("answer", yes=True)
        await wires[1 - chooser].next("votes", where=lambda m: m["undo"] is not None)
        await wires[1 - chooser].send("answer", yes=True)
    await wires[2].next("game", where=lambda m: (m["option"] or "").startswith("undo"))
    await wires[0].send("table", id="over", number=room.number, option="concede>0")
    for wire in wires:
        await wire.next("game", where=lambda m: m["decision"] is None)
    return guests, table, wires, room


async def test_every_moment_is_as_it_was_seen(running: RunningServer) -> None:
    guests, table, wires, room = await played(running)
    path = f"/api/tables/{table['id']}/replay"
    assert room.play is not None
    counting = room.play.course
    undo, back = room.play.steps[-2].choice, room.play.steps[-2].choice.option.split()[1]
    assert counting == [*range(1, int(back) + 1), room.number], (
        "neither what was taken back, nor the taking back"
    )
    assert undo.number == room.number - 1 == MARKED + 9
    for reader, (seat, wire) in zip(guests, ((0, wires[0]), (1, wires[1]), (None, wires[2])), strict=True):
        eyes = {} if seat is None else {"seat": seat}
        heard = {m["number"]: m for m in wire.messages if m["type"] == "game"}
        log = await reader.get(path, **eyes)
        assert [told["number"] for told in log] == counting
        for told in log:
            message = heard[told["number"]]
            assert told == {key: message[key] for key in ("number", "option", "seat", "events")}
        at, seen, last = 0, {}, counting[-1]
        while last not in seen:
            moments = await reader.get(f"{path}/{at}", **eyes)
            assert 0 < len(moments) <= AT_ONCE
            seen.update({moment["number"]: moment for moment in moments})
            at = moments[-1]["number"]
        assert list(seen) == [0, *counting]
        for number, moment in seen.items():
            if number:
                message = heard[number]
                assert moment["view"] == message["view"]
                asked = message["decision"]
                assert moment["decision"] == (None if asked is None else {**asked, "options": []})
    # anybody may look with anybody's eyes then, as the record tells it all
    for eyes in ({}, {"seat": 0}, {"seat": 1}):
        moments = [await guest.get(f"{path}/9", **eyes) for guest in guests]
        assert moments[0] == moments[1] == moments[2]


async def test_a_moment_is_found_from_anywhere(running: RunningServer) -> None:
    """Also far ahead at first, after a step that was taken back, and beyond the end."""
    guests, table, _, room = await played(running)
    path = f"/api/tables/{table['id']}/replay"
    assert room.play is not None
    counting = room.play.course
    last = counting[-1]
    assert [moment["number"] for moment in await guests[0].get(f"{path}/{last}")] == [last]
    assert await guests[0].get(f"{path}/{last - 1}") == await guests[0].get(f"{path}/{counting[-2]}")
    assert await guests[0].get(f"{path}/999999") == await guests[0].get(f"{path}/{last}")
    first = await guests[0].get(f"{path}/0")
    assert [moment["number"] for moment in first] == [0, *counting[: AT_ONCE - 1]]
    assert first[0]["decision"] == {"seat": 0, "kind": "mulligan", "options": []}


async def test_who_may_look(running: RunningServer) -> None:
    guests, table, wires, _ = await played(running, private=True)
    path = f"/api/tables/{table['id']}/replay"
    stranger = running.stranger()
    for each in (path, f"{path}/3"):
        assert (await stranger.get(each))["code"] == "not-spectatable"
        assert (await stranger.get(each, invite="k3y"))["code"] == "wrong-invite"
        assert isinstance(await stranger.get(each, invite=table["invite"]), list)
        assert (await guests[0].get(each, seat=2))["code"] == "replay-seat"
        for wrong in (-1, 100, "x"):
            assert "code" in await guests[0].get(each, seat=wrong)
    assert (await guests[0].get(f"{path}/-1"))["code"] == "not-found"

    hidden, table, wires, _ = await played(running, options={"first": 0, "lists": "hidden"})
    path = f"/api/tables/{table['id']}/replay"
    for each in (path, f"{path}/3"):
        assert [
            isinstance(told, list) or told["code"] for told in [await guest.get(each) for guest in hidden]
        ] == [True, True, "record-hidden"]
    assert wires


async def test_there_is_none_before_the_end_nor_of_a_lesson(running: RunningServer) -> None:
    ann = await running.guest()
    table = await ann.table(game="keyforge", seats=2, bots=[None, "random"])
    for each in ("replay", "replay/0"):
        assert (await ann.get(f"/api/tables/{table['id']}/{each}"))["code"] == "record-not-ready"
        assert (await ann.get(f"/api/tables/nowhere/{each}"))["code"] == "unknown-table"
    wire = await ann.wire(table)
    await wire.send("start")
    await wire.next("welcome", where=lambda m: m["decision"] is not None)
    for each in ("replay", "replay/0"):
        assert (await ann.get(f"/api/tables/{table['id']}/{each}"))["code"] == "record-not-ready"

    lesson = await ann.post("/api/lessons", game="keyforge", lesson="keys")
    room = running.hall.rooms[lesson["id"]]
    room.table.status = "over"
    assert (await ann.get(f"/api/tables/{lesson['id']}/replay"))["code"] == "replay-lesson"


async def test_reading_too_much_is_refused(tmp_path: Path) -> None:
    async with hall_in(tmp_path, read_rate=0.1) as running:
        guests, table, _, _ = await played(running)
        answers = [await guests[0].get(f"/api/tables/{table['id']}/replay/0") for _ in range(3)]
        assert [isinstance(answer, list) for answer in answers] == [True, False, False]
        assert answers[-1]["code"] == "rate-limited"
