"""What would be taken back is said before it is; what was taken back can be put back, until somebody chooses anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.running import Guest, Message, RunningServer, Wire, hall_in
from tests.server.test_undo import choose, drawn, found, options, position, two, wishes

from ludarium.core import REVEALED, ROUND, TABLE, TURN, Chance, LudariumError, load_game
from ludarium.server.storage.choice import Choice
from ludarium.server.tables.play import SINCE, Play
from ludarium.server.tables.room import Room


def take(play: Play, seat: int, option: str) -> None:
    """Make a choice, for person ``p<seat>``."""
    proposal = play.propose(seat, play.number, option)
    person = None if seat == TABLE else f"p{seat}"
    play.take(proposal, Choice(play.number + 1, seat, proposal.option, 0, person), 0)


def by_chance(play: Play, chance: Chance) -> None:
    decision = play.state.decision()
    assert decision is not None
    take(play, decision.seat, str(decision.option(chance.below(len(decision)))))


def undo(play: Play, person: str) -> None:
    choice = play.last_of(person)
    assert choice is not None
    proposal = play.propose(TABLE, play.number, f"undo {choice.number - 1} {choice.seat}")
    play.take(proposal, Choice(play.number + 1, TABLE, proposal.option, 0, person), 0)


def redo(play: Play, person: str) -> None:
    taken = play.put_back_by(person)
    assert taken is not None
    proposal = play.propose(TABLE, play.number, f"redo {taken.number} 0")
    play.take(proposal, Choice(play.number + 1, TABLE, proposal.option, 0, person), 0)


def kinds(play: Play, first: int) -> set[str]:
    return {
        event.kind() for number in play.course if number >= first for event in play.steps[number - 1].events
    }


@pytest.mark.parametrize(
    ("name", "seats", "borders"),
    [
        ("saboteur", 5, {"dealt": {ROUND, REVEALED}, "round_over": {ROUND, REVEALED}, "path_laid": {TURN}}),
        ("tokyo-duel", 2, {"turn_began": {TURN}, "rolled": {REVEALED}}),
        ("ready-fence", 2, {"turn_began": {TURN}, "period_began": {ROUND}, "drew": {REVEALED}}),
        ("keyforge", 2, {"turn_began": {TURN}, "drew": {REVEALED}}),
    ],
)
def test_games_say_where_turns_rounds_and_revelations_are(
    name: str, seats: int, borders: dict[str, set[str]]
) -> None:
    """At every choice of a game: what lies since somebody's last choice holds at least the borders of the events in it, and
    with others' choices in it, that something has happened since. Nothing is free that anything lies between."""
    play = Play(load_game(name), seats, {}, "borders", 0)
    chance = Chance.of(f"borders {name}")
    met: set[str] = set()
    while play.state.decision() is not None and play.number < 600:
        by_chance(play, chance)
        choice = play.last_of("p0")
        if choice is None or play.number % 7:
            continue
        crossed = set(play.crossed(choice))
        happened = kinds(play, choice.number)
        met |= happened
        for kind in happened & set(borders):
            assert borders[kind] <= crossed, kind
        assert (SINCE in crossed) == (play.course[-1] != choice.number)
        for i, one in enumerate((SINCE, TURN, ROUND, REVEALED)):
            assert one not in crossed or play.crossed(choice).index(one) <= i
    assert set(borders) - {"period_began"} <= met


@pytest.mark.parametrize("name", ["saboteur", "tokyo-duel", "ready-fence", "keyforge"])
def test_what_a_choice_shows_its_seat_is_never_free(name: str) -> None:
    """Whoever has learned something by a choice is told so before it is taken back: each free choice shows nothing new."""
    play = Play(load_game(name), 5 if name == "saboteur" else 2, {}, "free", 0)
    chance = Chance.of(f"free {name}")
    free = 0
    for _ in range(120):
        if play.state.decision() is None:
            break
        by_chance(play, chance)
        choice = play.steps[-1].choice
        if choice.seat == TABLE or play.crossed(choice):
            continue
        free += 1
        told = [event for event in play.steps[-1].events if REVEALED in event.borders()]
        assert told == []
    assert free > 0 or name == "saboteur", "in Saboteur every choice ends a turn"


def test_undoing_and_putting_back_are_a_stack() -> None:
    """Three choices back and forth again: each time the very position, what can be put back, and the log replayed
    from its first line, agree."""
    play = Play(load_game("keyforge"), 2, {}, "stack", 0)
    chance = Chance.of("stack")
    while play.number < 40:
        by_chance(play, chance)
    dumps, courses = [play.state.dump()], [play.course]
    for _ in range(3):
        undo(play, "p0")
        dumps.append(play.state.dump())
        courses.append(play.course)
        assert play.put_back_by("p1") is None, "only whose wish it was"
    assert len({str(dump) for dump in dumps}) == 4
    for dump, course in zip(dumps[-2::-1], courses[-2::-1], strict=True):
        taken = play.put_back_by("p0")
        assert taken is not None
        assert play.first_of(taken).number not in play.course
        redo(play, "p0")
        assert (play.state.dump(), play.course) == (dump, course)
    assert play.put_back_by("p0") is None

    undo(play, "p0")
    undo(play, "p1" if play.last_of("p1") else "p0")
    redo(play, "p1" if play.put_back_by("p1") else "p0")
    again = Play(load_game("keyforge"), 2, {}, "stack", 0)
    again.replay([step.choice for step in play.steps], [0] * play.number)
    assert (again.state.dump(), again.course) == (play.state.dump(), play.course)
    assert [taken.course for taken in again.taken_back] == [taken.course for taken in play.taken_back]

    by_chance(play, chance)
    assert play.taken_back == []
    with pytest.raises(LudariumError) as refused:
        play.propose(TABLE, play.number, f"redo {play.number - 1} 0")
    assert refused.value.code == "redo-nothing"


async def tokyo(running: RunningServer) -> tuple[list[Wire], Room]:
    """King of Tokyo: Duel between two people, up to the end of the first roll."""
    guests = [await running.guest(name) for name in ("Ann", "Ben")]
    table = await guests[0].table(game="tokyo-duel", seats=2)
    wires = [await guest.wire(table) for guest in guests]
    await wires[1].send("sit", seat=1)
    await wires[0].next("table", where=lambda m: m["table"]["seats"][1]["kind"] == "person")
    await wires[0].send("start")
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["decision"] is not None)
    room = running.hall.rooms[table["id"]]
    while room.play is not None and "rolled" not in kinds(room.play, 1):
        decision = room.play.state.decision()
        assert decision is not None
        await choose(wires[decision.seat], room, options(room)[0])
    return wires, room


async def test_what_is_offered_is_what_is_asked_and_what_is_undone(running: RunningServer) -> None:
    """King of Tokyo: Duel: the roll was no choice, so the choice of monsters is what goes back, and is what everybody reads."""
    wires, room = await tokyo(running)
    play = room.play
    assert play is not None
    roller = play.steps[-1].choice.seat
    assert play.steps[-1].alone, "there was nothing to choose but the roll"
    offered = [m for m in wires[roller].messages if m["type"] == "game" and m["number"] == room.number] or [
        await wires[roller].next("game", where=lambda m: m["number"] == room.number)
    ]
    undo = offered[-1]["undo"]
    assert undo["seat"] == roller
    monster = play.steps[undo["number"] - 1]
    assert monster.events[0].kind() == "monster_chosen"
    assert undo["back"] == undo["number"] - 1

    await wires[roller].send("undo", number=room.number)
    assert (await wires[roller].refusal())["code"] == "undo-moved"
    await wires[roller].send("undo", number=undo["number"])
    mine = await wires[roller].next("votes", where=lambda m: m["undo"] is not None)
    assert (mine["undo"]["mine"], mine["undo"]["steps"]) == (
        "confirm",
        list(range(undo["number"], room.number + 1)),
    )
    assert {"turn", "revealed"} <= set(mine["undo"]["crosses"])
    rival = wires[1 - roller]
    assert [m for m in rival.messages if m["type"] == "votes" and m["undo"]] == [], "nobody is asked before"
    await rival.send("answer", yes=True)
    assert (await rival.refusal())["code"] == "undo-closed"
    await wires[roller].send("answer", yes=True)
    asked = await rival.next("votes", where=lambda m: m["undo"] is not None)
    assert (asked["undo"]["mine"], asked["undo"]["steps"]) == ("asked", mine["undo"]["steps"])
    before = play.past(undo["back"]).dump()
    await rival.send("answer", yes=True)
    await rival.next("game", where=lambda m: m["option"] == f"undo {undo['back']} {roller}")
    assert play.state.dump() == before


async def test_one_keeps_what_one_has_after_all(running: RunningServer) -> None:
    """Who is asked whether they mean it may leave it, and others may wish something meanwhile."""
    _, _, (ann, ben), room = await two(running)
    await drawn(ann, ben, room)
    number = room.number
    await ben.send("undo")
    await ben.next("votes", where=lambda m: m["undo"] is not None and m["undo"]["mine"] == "confirm")
    await ann.send("undo")
    await ann.next("votes", where=lambda m: m["undo"] is not None and m["undo"]["mine"] == "confirm")
    await ben.next("votes", where=lambda m: m["undo"] is None)
    await ben.send("answer", yes=True)
    assert (await ben.refusal())["code"] == "undo-closed"
    await ann.send("answer", yes=False)
    await ann.next("votes", where=lambda m: m["undo"] is None)
    assert room.number == number
    assert room.wish is None


async def saboteur(running: RunningServer) -> tuple[Guest, Message, Wire, Room]:
    """Saboteur against bots, in the second round, with the first choice in it still to be made."""
    guest = await running.guest()
    table = await guest.table(bots=[None, *["random"] * 4])
    wire = await guest.wire(table)
    await wire.send("start")
    chance = Chance.of("second round")
    while True:
        message = await wire.next("game", "welcome")
        if message["decision"] is None:
            continue
        room = running.hall.rooms[table["id"]]
        decision = message["decision"]
        if decision["seat"] == TABLE:
            await wire.send("ready")
        if message["number"] < room.number or not decision["options"]:
            continue
        if room.play and "round_over" in kinds(room.play, 1):
            return guest, table, wire, room
        option = decision["options"][chance.below(len(decision["options"]))]["option"]
        await wire.send("choose", id=f"c{room.number}", number=room.number, option=option)


async def test_back_across_a_round_is_asked_first_and_can_be_put_back(tmp_path: Path) -> None:
    """Saboteur against bots: all roles were shown. The bots wait until it is decided."""
    async with hall_in(tmp_path) as running:
        guest, table, wire, room = await saboteur(running)
        now = position(room)
        asked = await wishes_of(wire)
        assert asked["crosses"] == ["since", "turn", "round", "revealed"]
        assert room.play is not None
        assert asked["steps"] == [each for each in room.play.course if each >= asked["steps"][0]]
        assert position(room) == now
        await wire.send("answer", yes=False)
        await wire.next("votes", where=lambda m: m["undo"] is None)
        assert position(room) == now

        await wishes(wire)
        told = await wire.next("game", where=lambda m: (m["option"] or "").startswith("undo "))
        assert "round_over" not in kinds(room.play, 1)
        assert position(room) != now
        assert told["redo"] == {"seat": 0, "number": told["number"], "back": asked["steps"][-1]}
        await wire.send("redo", number=told["number"] - 1)
        assert (await wire.refusal())["code"] == "undo-moved"
        cookies, before = guest.http.cookies, position(room)

    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = cookies
        wire = await again.wire(table)
        welcome = await wire.next("welcome")
        room = running.hall.rooms[table["id"]]
        assert (position(room), welcome["redo"]) == (before, told["redo"])
        await wire.send("redo", number=welcome["redo"]["number"])
        put = await wire.next("game", where=lambda m: (m["option"] or "").startswith("redo "))
        assert (put["option"], put["seat"], put["events"], put["redo"]) == (
            f"redo {told['number']} 0", TABLE, [], None,
        )  # fmt: skip
        assert (position(room), put["undo"]["number"]) == (now, asked["steps"][0])

        await wishes(wire)
        told = await wire.next("game", where=lambda m: (m["option"] or "").startswith("undo "))
        await choose(wire, room, options(room)[0])
        await wire.send("redo")
        assert (await wire.refusal())["code"] == "redo-nothing"


async def wishes_of(wire: Wire) -> Message:
    """Wish the last choice back; what is to be confirmed."""
    await wire.send("undo")
    shown = (await wire.next("votes", where=lambda m: m["undo"] is not None))["undo"]
    assert shown["mine"] == "confirm"
    return dict(shown)


async def test_putting_back_needs_the_consent_that_taking_back_did(running: RunningServer) -> None:
    _, _, (ann, ben), room = await two(running)
    await ann.send("undo")  # a house, which tells nobody anything
    free = await ann.next("game", where=lambda m: (m["option"] or "").startswith("undo "))
    await ben.send("redo")
    assert (await ben.refusal())["code"] == "redo-nothing", "it is Ann's to put back"
    await ann.send("redo", number=free["redo"]["number"])
    await ann.next("game", where=lambda m: m["option"] == f"redo {free['number']} 0")
    assert found(room, "play:") or "end" in options(room)

    await drawn(ann, ben, room)
    now = position(room)
    await wishes(ben)
    await ann.next("votes", where=lambda m: m["undo"] is not None)
    await ann.send("answer", yes=True)
    told = await ben.next("game", where=lambda m: (m["option"] or "").startswith("undo "))
    await ben.send("redo")
    asked = await ann.next("votes", where=lambda m: m["undo"] is not None)
    assert (asked["undo"]["redo"], asked["undo"]["mine"], asked["undo"]["steps"]) == (
        True,
        "asked",
        [told["number"] - 1],
    )
    await ann.send("answer", yes=False)
    assert (await ben.refusal())["code"] == "redo-declined"
    await ben.send("redo")
    await ann.next("votes", where=lambda m: m["undo"] is not None)
    await ann.send("answer", yes=True)
    await ann.next("game", where=lambda m: m["option"] == f"redo {told['number']} 1")
    assert position(room) == now
