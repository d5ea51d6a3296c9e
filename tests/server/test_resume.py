"""Lost lines, choices sent twice, several sockets of one person: nothing is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Guest, Message, Player, RunningServer, Wire, hall_in


async def waiting(running: RunningServer) -> tuple[Guest, Message, Wire]:
    """A table of one guest with random bots that has not begun."""
    ann = await running.guest("Ann")
    table = await ann.table(bots=[None, *["random"] * 4])
    return ann, table, await ann.wire(table)


async def playing(running: RunningServer) -> tuple[Guest, Message, Wire]:
    """A running game of one guest against random bots, at the guest's first turn to choose."""
    ann, table, wire = await waiting(running)
    await wire.send("start")
    return ann, table, wire


async def my_turn(wire: Wire) -> Message:
    """The next message in which the reader is asked."""
    return await wire.next(
        "game", "welcome", where=lambda m: bool(m["decision"] and m["decision"]["options"])
    )


async def rows(running: RunningServer, table: Message) -> int:
    return len(await running.hall.store.choices(table["id"]))


async def test_a_lost_line_comes_back_to_the_same_seat_and_misses_nothing(
    running: RunningServer, seed: str
) -> None:
    ann, table, wire = await waiting(running)
    second = await ann.wire(table)  # the same person, who never loses the line
    await second.next("welcome")
    await wire.send("start")
    chance = Player(wire, seed).chance
    seen: list[Message] = []
    last, heard, losses = 0, 0, 0
    assert (await wire.next("welcome"))["number"] == 0
    while last < 120:
        message = await wire.next("game", "welcome")
        heard += 1
        if message["type"] == "welcome":
            assert message["you"]["seat"] == 0
            seen += message["log"]
        else:
            seen.append(message)
        last = message["number"]
        decision = message["decision"]
        if decision is None:
            break
        if decision["seat"] == -1:
            await wire.send("ready")
        if decision["options"]:
            option = decision["options"][chance.below(len(decision["options"]))]["option"]
            await wire.send("choose", id=f"n{last}", number=last, option=option)
        if chance.below(10) == 0 or heard % 15 == 0:  # a few at least, whatever the seed
            wire.cut()
            losses += 1
            wire = await ann.wire(table, last=last)
            # A choice that was cut off is sent again, as the page does.
            if decision["options"]:
                await wire.send("choose", id=f"n{last}", number=last, option=option)
    assert losses > 3
    await second.next("game", where=lambda m: m["number"] >= last)
    whole = [m for m in second.messages if m["type"] == "game" and m["number"] <= last]
    assert [m["number"] for m in seen] == [m["number"] for m in whole]
    for mine, theirs in zip(seen, whole, strict=True):
        assert (mine["events"], mine["option"], mine["seat"]) == (
            theirs["events"],
            theirs["option"],
            theirs["seat"],
        )


async def test_the_same_message_again_gets_the_same_answer_and_changes_nothing(
    running: RunningServer,
) -> None:
    _, table, wire = await playing(running)
    asked = await my_turn(wire)
    choice = {"id": "once", "number": asked["number"], "option": asked["decision"]["options"][0]["option"]}
    await wire.send("choose", **choice)
    ack = await wire.next("ack")
    assert ack == {"type": "ack", "id": "once", "number": asked["number"] + 1}
    for _ in range(3):
        await wire.send("choose", **choice)
        assert await wire.next("ack") == ack
    # An id means one choice for ever, whatever else the message says.
    await wire.send("choose", **{**choice, "option": "other", "number": 0})
    assert await wire.next("ack") == ack
    mine = [c for c in await running.hall.store.choices(table["id"]) if c.message == "once"]
    assert [c.number for c in mine] == [ack["number"]]


async def test_an_acknowledgement_that_was_lost_is_given_again(running: RunningServer) -> None:
    ann, table, wire = await playing(running)
    asked = await my_turn(wire)
    choice = {"id": "lost", "number": asked["number"], "option": asked["decision"]["options"][0]["option"]}
    await wire.send("choose", **choice)
    wire.cut()
    again = await ann.wire(table, last=asked["number"])
    await again.send("choose", **choice)
    assert (await again.next("ack"))["number"] == asked["number"] + 1


async def test_it_is_given_again_even_by_a_hall_that_was_restarted(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, table, wire = await playing(running)
        asked = await my_turn(wire)
        choice = {
            "id": "before",
            "number": asked["number"],
            "option": asked["decision"]["options"][0]["option"],
        }
        await wire.send("choose", **choice)
        ack = await wire.ack("before")
        asked = await my_turn(wire)
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = ann.http.cookies
        wire = await again.wire(table, last=asked["number"])
        welcome = await wire.next("welcome")
        assert welcome["you"]["seat"] == 0
        assert welcome["view"] == asked["view"]
        assert welcome["decision"] == asked["decision"]
        assert welcome["log"] == []
        before = await rows(running, table)
        await wire.send("choose", **choice)
        assert await wire.next("ack") == ack
        assert await rows(running, table) == before
        option = asked["decision"]["options"][0]["option"]
        await wire.send("choose", id="after", number=asked["number"], option=option)
        assert (await wire.ack("after"))["number"] == asked["number"] + 1


async def test_of_two_choices_at_the_same_moment_one_counts(running: RunningServer) -> None:
    ann, table, wire = await playing(running)
    other = await ann.wire(table)
    asked = await my_turn(wire)
    await other.next("welcome")
    option = asked["decision"]["options"][0]["option"]
    await asyncio.gather(
        wire.send("choose", id="a", number=asked["number"], option=option),
        other.send("choose", id="b", number=asked["number"], option=option),
    )
    answers = [await wire.next("ack", "error"), await other.next("ack", "error")]
    assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
    assert next(a["code"] for a in answers if a["type"] == "error") in ("stale-number", "not-your-turn")


async def test_an_answer_comes_after_the_step_that_it_is_about(running: RunningServer) -> None:
    _, _, wire = await playing(running)
    for n in range(5):
        asked = await my_turn(wire)
        option = asked["decision"]["options"][0]["option"]
        await wire.send("choose", id=f"c{n}", number=asked["number"], option=option)
    await my_turn(wire)
    acks = [at for at, message in enumerate(wire.messages) if message["type"] == "ack"]
    assert len(acks) == 5
    for at in acks:
        number = wire.messages[at]["number"]
        assert any(m["type"] == "game" and m["number"] == number for m in wire.messages[:at])


async def test_a_reader_from_the_future_gets_everything(running: RunningServer) -> None:
    ann, table, wire = await playing(running)
    asked = await my_turn(wire)
    welcome = await (await ann.wire(table, last=999_999)).next("welcome")
    assert [step["number"] for step in welcome["log"]] == list(range(1, welcome["number"] + 1))
    assert welcome["number"] >= asked["number"]


async def test_talk_comes_back_from_the_last_line_heard(running: RunningServer) -> None:
    ann, table, wire = await playing(running)
    for text in ("one", "two", "three"):
        await wire.send("chat", text=text)
    await wire.next("chat", where=lambda m: m["text"] == "three")
    welcome = await (await ann.wire(table, chat=1)).next("welcome")
    assert [line["text"] for line in welcome["chat"]] == ["two", "three"]
    assert welcome["chat"][0]["id"] == 2
    welcome = await (await ann.wire(table)).next("welcome")
    assert [line["id"] for line in welcome["chat"]] == [1, 2, 3]


async def test_a_choice_is_whole_even_when_its_line_is_lost_in_the_middle(running: RunningServer) -> None:
    """Nothing waits for the commit any more, and still the table must know of it."""
    ann, table, wire = await playing(running)
    asked = await my_turn(wire)
    room = running.hall.rooms[table["id"]]
    await room.lock.acquire()
    option = asked["decision"]["options"][0]["option"]
    await wire.send("choose", id="cut", number=asked["number"], option=option)
    while not room.working:
        await asyncio.sleep(0.001)
    wire.cut()
    await asyncio.sleep(0.05)
    room.lock.release()
    again = await ann.wire(table, last=asked["number"])
    await again.send("choose", id="cut", number=asked["number"], option=option)
    assert (await again.next("ack"))["number"] == asked["number"] + 1
