"""A hall that opens again: the games of its tables come back when somebody comes, or when they would go on by themselves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.push_service import PushService
from tests.server.aged import on_each_database
from tests.server.letters import A_DAY, AN_HOUR, DUEL, begun, goes, moves, turn, until
from tests.server.people.members import member, signs_in
from tests.server.running import Guest, Message, RunningServer, Wire, hall_in
from tests.server.test_push import CONTACT, told

from ludarium.server.storage.found import courses
from ludarium.server.storage.schema import ChoiceRow, TableRow
from ludarium.server.storage.store import CLOSED, PLAYING
from ludarium.server.tables import letters, sleeping, tempo
from ludarium.server.tables.room import Room

LATER = 3600.0
CLOCKS = {"untimed": 300, "move_clock": 15}
Opened = Callable[..., contextlib.AbstractAsyncContextManager[RunningServer]]


def on_each(
    test: Callable[[Opened], Coroutine[Any, Any, None]],
) -> Callable[[str, Path], None]:
    """Try something with a hall that is opened again and again, on each database that is here."""

    @on_each_database
    def tried(database_url: str, tmp_path: Path) -> None:
        @contextlib.asynccontextmanager
        async def opened(**changes: Any) -> AsyncIterator[RunningServer]:
            async with hall_in(tmp_path, database=database_url, **changes) as running:
                yield running

        asyncio.run(test(opened))

    tried.__name__, tried.__doc__ = test.__name__, test.__doc__
    return tried


def again(running: RunningServer, guest: Guest) -> Guest:
    """The same browser, at the hall that has opened again."""
    there = running.stranger()
    there.http.cookies, there.me = guest.http.cookies, guest.me
    return there


def room_of(running: RunningServer, table: Message) -> Room:
    return running.hall.rooms[table["id"]]


async def my_turn(wire: Wire) -> Message:
    return await wire.next(
        "game", "welcome", where=lambda m: bool(m["decision"] and m["decision"]["options"])
    )


async def playing(running: RunningServer, guest: Guest, **wish: Any) -> tuple[Message, Message]:
    """A table at which somebody is asked, alone with bots, and has left; and what they saw last."""
    table = await guest.table(bots=[None, *["random"] * 4], **wish)
    wire = await guest.wire(table)
    await wire.send("start")
    asked = await my_turn(wire)
    while asked["decision"]["kind"] != "turn":
        option = asked["decision"]["options"][0]["option"]
        await wire.send("choose", id=str(asked["number"]), number=asked["number"], option=option)
        asked = await my_turn(wire)
    await goes(running, table, guest, wire)
    return table, asked


async def two_that_stand(
    running: RunningServer,
) -> tuple[tuple[Guest, Guest], tuple[Message, Message], Message]:
    """Two people and the table of each, at which nothing goes on any more; and what the first saw last."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table, asked = await playing(running, ann)
    other, _ = await playing(running, ben)
    await stands(running, table, other)
    return (ann, ben), (table, other), asked


async def stands(running: RunningServer, *tables: Message) -> None:
    await until(lambda: all(room_of(running, table).paused_at for table in tables))


# -- nothing is brought back for nobody


@on_each
async def test_a_game_comes_back_when_somebody_comes(opened: Opened) -> None:
    async with opened(unwatched=0.05) as running:
        (ann, ben), (table, other), asked = await two_that_stand(running)
    async with opened() as running:
        ready = await running.stranger().get("/readyz")
        assert (ready["tables"], ready["playing"], ready["asleep"]) == (2, 2, 2)
        (listed,) = (await again(running, ben).get("/api/tables"))["playing"][:1]
        assert room_of(running, table).play is None
        wire = await again(running, ann).wire(table)
        back = await wire.next("welcome")
        assert (back["number"], back["view"], back["decision"]) == (
            asked["number"],
            asked["view"],
            asked["decision"],
        )
        assert listed["id"] == other["id"]
        option = back["decision"]["options"][0]["option"]
        await wire.send("choose", id="on", number=back["number"], option=option)
        assert (await wire.ack("on"))["number"] == back["number"] + 1


@on_each
async def test_whoever_asks_for_their_games_is_told_whose_turn_it_is(opened: Opened) -> None:
    async with opened(unwatched=0.05) as running:
        (ann, _), (table, other), _ = await two_that_stand(running)
    async with opened() as running:
        (game,) = (await again(running, ann).get("/api/me/games"))["now"]
        assert (game["id"], game["turn"]) == (table["id"], 0)
        assert room_of(running, other).asleep is not None, "nobody has asked for that one"


@on_each
async def test_many_who_come_at_once_have_the_same_game(opened: Opened) -> None:
    async with opened(unwatched=0.05) as running:
        ann = await running.guest("Ann")
        table, asked = await playing(running, ann)
        await stands(running, table)
    async with opened() as running:
        ann = again(running, ann)
        wires = await asyncio.gather(*(ann.wire(table) for _ in range(5)))
        for wire in wires:
            assert (await wire.next("welcome"))["number"] == asked["number"]
        assert len(room_of(running, table).peers) == 5
        assert list(running.hall.runners) == [table["id"]]


@on_each
async def test_a_table_that_waits_is_whole_at_once(opened: Opened) -> None:
    async with opened() as running:
        ann = await running.guest("Ann")
        table = await ann.table(bots=[None, *["random"] * 4])
        wire = await ann.wire(table)
        for text in ("first", "second"):
            await wire.send("chat", text=text)
            assert (await wire.next("chat"))["text"] == text
    async with opened() as running:
        assert [line.text for line in room_of(running, table).lines] == ["first", "second"]
        wire = await again(running, ann).wire(table)
        await wire.send("chat", text="third")
        await wire.send("start")
        assert (await my_turn(wire))["number"] > 0
        numbers = [line.number for line in await running.hall.store.lines(table["id"])]
        assert numbers == [1, 2, 3]


# -- what goes on though nobody comes


@on_each
async def test_a_bot_that_was_to_move_moves(opened: Opened) -> None:
    async with opened(bot_delay=LATER) as running:
        ann = await running.guest("Ann")
        table = await ann.table(bots=[None, *["random"] * 4])
        wire = await ann.wire(table)
        await wire.send("start")
        message = await wire.next("game", "welcome", where=lambda m: m["decision"] is not None)
        while message["decision"]["seat"] in (0, -1):
            if message["decision"]["seat"] == 0:
                option = message["decision"]["options"][0]["option"]
                await wire.send("choose", id=str(message["number"]), number=message["number"], option=option)
            message = await wire.next("game")
        stood = message["number"]
    async with opened(unwatched=LATER) as running:
        await until(lambda: room_of(running, table).number > stood)
        await until(lambda: turn(running, table) == 0)
        assert not room_of(running, table).peers


@on_each
async def test_a_clock_runs_out(opened: Opened) -> None:
    """What was left of it when the hall closed is left when it opens again, and runs though nobody comes."""
    async with opened(unwatched=LATER) as running:
        ann = await running.guest("Ann")
        table, asked = await playing(running, ann, options=CLOCKS)
    async with opened(unwatched=LATER) as running:
        room = room_of(running, table)
        await until(lambda: room.asleep is None)
        await asyncio.sleep(0.1)
        assert room.number == asked["number"]
        running.later(301)
        await until(lambda: room.number > asked["number"])
        assert room.play is not None
        assert room.play.steps[asked["number"]].choice.option == "timed"


@on_each
async def test_a_table_stands_still_after_a_while_without_coming_back(opened: Opened) -> None:
    """Its clock ran as long as it would have run if the game had been there, and goes on when somebody comes."""
    async with opened(unwatched=LATER) as running:
        ann = await running.guest("Ann")
        table, _ = await playing(running, ann, options=CLOCKS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sleeping.Sleepers, "run", lambda self: asyncio.sleep(LATER))
        async with opened(unwatched=20.0) as running:
            room = room_of(running, table)
            was = room.running(running.hall.clock.now())
            running.later(100.0)
            await running.hall.sleepers.look()
            assert room.asleep is not None
            assert room.play is None
            assert 19_000 < room.running(running.hall.clock.now()) - was < 21_000
            (pause,) = (await courses(running.hall.store, [table["id"]]))[table["id"]].pauses
            assert pause == (room.paused_at, None)
    async with opened(unwatched=20.0) as running:
        await running.hall.sleepers.look()
        assert room_of(running, table).asleep is not None, "it stands still"
        back = await (await again(running, ann).wire(table)).next("welcome")
        (timer,) = [timer for timer in back["timers"] if timer["key"].startswith("untimed")]
        assert 250_000 < timer["left_ms"] < 281_000, "of 300 seconds 20 are over, and what was before"
        assert room_of(running, table).paused_at is None


@on_each
async def test_bots_play_out_what_all_have_left(opened: Opened) -> None:
    async with opened(unwatched=0.05) as running:
        ann = await running.guest("Ann")
        table, asked = await playing(running, ann)
        await stands(running, table)
    async with opened(abandoned=0.5) as running:
        room = room_of(running, table)
        await until(lambda: room.table.seats[0].kind == "bot" and room.number > asked["number"])


@on_each
async def test_a_lesson_that_was_left_is_closed_by_the_next(opened: Opened) -> None:
    async with opened(unwatched=0.05) as running:
        ann = await running.guest("Ann")
        table = await ann.post("/api/lessons", game="saboteur", lesson="path")
        wire = await ann.wire(table)
        await my_turn(wire)
        await goes(running, table, ann, wire)
        await stands(running, table)
    async with opened() as running:
        assert room_of(running, table).asleep is not None
        await again(running, ann).post("/api/lessons", game="saboteur", lesson="path")
        kept = await running.hall.store.table(table["id"])
        assert kept is not None
        assert kept.status == CLOSED


# -- correspondence


@on_each
async def test_somebodys_time_ends(opened: Opened) -> None:
    """A correspondence table sleeps until little of it is left."""
    async with opened() as running:
        _, _, table = await begun(running, days=2)
        late = turn(running, table)
        await until(lambda: room_of(running, table).table.due is not None)
    async with opened() as running:
        room = room_of(running, table)
        await running.hall.sleepers.look()
        assert room.asleep is not None
        shown = await running.stranger().get(f"/api/tables/{table['id']}", invite=table["invite"])
        assert shown["turn"] == late
    async with opened() as running:
        room = room_of(running, table)
        running.later(35 * AN_HOUR)
        await running.hall.sleepers.look()
        assert room.asleep is not None
        running.later(2 * AN_HOUR)
        await until(lambda: room.table.reminded is not None)
        running.later(A_DAY)
        await until(lambda: room.status == "over")
        assert room.play is not None
        assert room.play.steps[-1].choice.option == f"concede>{late}"


@on_each
async def test_a_move_of_which_the_table_did_not_know_yet_is_not_forgotten(opened: Opened) -> None:
    """The hall is killed between a choice and the note of whose time runs then: the bot still answers, and the person who is waited
    for is told."""
    async with PushService.opened() as pushes:
        phone = pushes.browser("phone")
        settings = {"push_services": pushes.origin, "push_contact": CONTACT}
        with pytest.MonkeyPatch.context() as patch:  # until the hall has closed
            async with opened(**settings) as running:
                ann = await running.guest("Ann")
                await told(ann, phone)
                table = await ann.table(**DUEL, days=5, bots=[None, "random"])
                wire = await ann.wire(table)
                await wire.send("start")
                await wire.next("table", where=lambda m: m["table"]["status"] == "playing")
                await goes(running, table, ann, wire)
                await until(lambda: turn(running, table) == 0 and room_of(running, table).table.asked == 0)
                patch.setattr(letters, "_note", _nothing)
                patch.setattr(tempo, "pause", lambda room: LATER)
                number = (await moves(running, ann, table))["number"]
                heard = len(phone.received)
        async with opened(**settings) as running:
            room = room_of(running, table)
            await until(lambda: room.asleep is None and room.number > number and turn(running, table) == 0)
            await phone.gets(heard + 1)


async def _nothing(*_: object) -> None:
    """Nothing is noted."""


@on_each
async def test_whoever_deletes_their_account_leaves_what_sleeps(opened: Opened) -> None:
    async with opened() as running:
        ann, ben = await member(running, "ann"), await running.guest("Ben")
        _, _, table = await begun(running, days=7, ann=ann, ben=ben)
        if turn(running, table) == 1:
            await moves(running, ben, table)
        await until(lambda: room_of(running, table).table.asked == 0)
        number = room_of(running, table).number
    async with opened() as running:
        room = room_of(running, table)
        await running.hall.sleepers.look()
        assert room.asleep is not None
        ann = await signs_in(running, "ann")
        answer = await ann.http.post("/api/account/delete", json={"name": "ann"})
        assert answer.status_code < 300, answer.text
        assert (room.table.seats[0].kind, room.table.seats[0].person_id) == ("bot", None)
        await until(lambda: room.number > number)


# -- what can't come back


@on_each
async def test_a_game_of_other_rules_keeps_nobody_from_the_rest(opened: Opened) -> None:
    async with opened(unwatched=0.05) as running:
        ann = await running.guest("Ann")
        old, broken, good = [(await playing(running, ann))[0] for _ in range(3)]
        await stands(running, old, broken, good)
        store = running.hall.store
        await store.writer.write(
            (update(TableRow).where(TableRow.id == old["id"]).values(version="0"), None),
            (update(ChoiceRow).where(ChoiceRow.table_id == broken["id"]).values(option="x"), None),
        )
    async with opened() as running:
        assert set(running.hall.rooms) == {broken["id"], good["id"]}
        ann = again(running, ann)
        for table in (old, broken):
            assert (await ann.get(f"/api/tables/{table['id']}"))["code"] == "unknown-table"
        assert set(running.hall.rooms) == {good["id"]}
        (listed,) = (await ann.get("/api/me/games"))["now"]
        assert listed["id"] == good["id"]
        assert room_of(running, good).status == PLAYING
