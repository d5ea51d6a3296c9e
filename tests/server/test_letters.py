"""Correspondence tables: days a move, and what happens when they are over."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server import postgres
from tests.server.aside import pass_time
from tests.server.letters import A_DAY, AN_HOUR, DUEL, begun, goes, moves, room_of, turn, until
from tests.server.noded import at, noded, nodes_of
from tests.server.people.members import member
from tests.server.running import Guest, Message, RunningServer, hall_in, seated

from ludarium.core import TABLE, load_game
from ludarium.server.storage.choice import Choice
from ludarium.server.storage.schema import SessionRow
from ludarium.server.tables.play import REDO, UNDO, Asked, Play

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)


async def shown(guest: Guest, table: Message) -> Message:
    found: Message = await guest.get(f"/api/tables/{table['id']}", invite=table["invite"])
    return found


def hours_left(running: RunningServer, table: Message) -> float:
    room = room_of(running, table)
    due = room.due()
    assert due is not None
    return (due - running.hall.clock.now()) / 3_600_000


# -- whose time runs


async def test_two_play_who_are_never_there_at_the_same_time(running: RunningServer) -> None:
    """Whoever comes last begins, though they are not the host. Nothing but the days of a move runs."""
    ann, ben, table = await begun(running, days=2)
    people = (ann, ben)
    room = room_of(running, table)
    for _ in range(4):
        now = turn(running, table)
        told = await shown(people[now], table)
        assert (told["status"], told["turn"], told["days"]) == ("playing", now, 2)
        assert told["due"] is not None
        assert 47.9 < hours_left(running, table) <= 48
        assert room.absent() == {}, "nobody is voted out"
        assert room.paused_at is None, "nor does the table stand still"
        running.later(40 * AN_HOUR)
        assert 7.9 < hours_left(running, table) <= 8
        step = await moves(running, people[now], table)
        assert step["decision"]["seat"] != now
        assert [timer["key"] for timer in step["timers"]] == ["days"]
        await until(lambda: room.table.asked == turn(running, table))
    assert room.table.host_id == ann.id, "whoever is away goes on being the host"


async def test_all_that_a_seat_is_asked_in_a_row_is_one_move(running: RunningServer) -> None:
    ann, ben, table = await begun(running)
    now = turn(running, table)
    guest = (ann, ben)[now]
    wire = await guest.wire(table)
    message = await wire.next("welcome")
    began = None
    while message["decision"]["seat"] in (now, TABLE):
        if message["decision"]["seat"] == now:
            (timer,) = message["timers"]
            assert began is None or timer["left_ms"] < began
            began = timer["left_ms"]
            running.later(AN_HOUR / 4)
            option = message["decision"]["options"][-1]["option"]
            await wire.send("choose", id=f"m{message['number']}", number=message["number"], option=option)
        message = await wire.next("game")
    assert message["timers"][0]["left_ms"] > 23.9 * AN_HOUR * 1000, "the other one's time begins anew"


def played(number: int) -> Play:
    """A duel with days a move after so many steps, one a minute."""
    game = load_game("tokyo-duel")
    play = Play(game, 2, game.read_options({}), "seed", 0, days=1)
    while play.number < number:
        decision = play.state.decision()
        assert decision is not None
        chooses(play, decision.seat, str(decision.option(len(decision) - 1)), 60_000 * (play.number + 1))
    return play


def chooses(play: Play, seat: int, option: str, at: int) -> None:
    proposal = play.propose(seat, play.number, option)
    play.take(proposal, Choice(play.number + 1, seat, proposal.option, at), at)


def test_taking_back_gives_nobody_more_time() -> None:
    play = played(30)
    ends = [n for n in range(1, 30) if play.asked[n].seat != play.asked[n - 1].seat]
    last = ends[-1]  # the step with which a move ended
    before = play.asked[last - 1]
    spent = play._moments[last] - before.since
    assert play.asked[last] == Asked(1 - before.seat, play._moments[last], last)
    now = 10_000_000
    chooses(play, TABLE, f"{UNDO} {last - 1} {before.seat}", now)
    assert play.asked[-1] == Asked(before.seat, now - spent, play.number), "what was left before the choice"
    at = now + 5_000
    undone = play.number
    chooses(play, TABLE, f"{REDO} {undone} {before.seat}", at)
    assert play.asked[-1].seat == play.asked[undone - 1].seat
    assert play.asked[-1].since == at - (now - play.asked[undone - 1].since)


def test_taking_back_within_a_move_changes_nothing() -> None:
    play = played(1)
    while not (play.asked[-1].step < play.number - 1 and play.steps[-1].choice.seat == play.asked[-1].seat):
        play = played(play.number + 1)
    before = play.asked[-1]
    chooses(play, TABLE, f"{UNDO} {play.number - 1} {before.seat}", 10_000_000)
    assert play.asked[-1] == before


def test_the_days_come_back_from_the_log() -> None:
    first = played(25)
    choices = [step.choice for step in first.steps]
    again = Play(first.game, 2, first.options, "seed", 0, days=1)
    again.replay(choices, [choice.at for choice in choices])
    assert again.asked == first.asked


@pytest.mark.parametrize(
    ("game", "options"),
    [("saboteur", {"untimed": 300}), ("saboteur", {"move_clock": 15}), ("keyforge", {"time": 45})],
)
async def test_clocks_of_the_game_are_not_set(
    running: RunningServer, game: str, options: dict[str, object]
) -> None:
    ann = await running.guest("Ann")
    seats = 5 if game == "saboteur" else 2
    refused = await ann.table(game=game, seats=seats, days=3, options=options)
    assert (refused["code"], refused["option"]) == ("option-wrong", next(iter(options)))
    assert (await ann.post("/api/seeks", game=game, seats=seats, days=3, options=options))[
        "code"
    ] == "option-wrong"
    assert (await ann.table(game=game, seats=seats, options=options))["days"] is None
    assert (await ann.table(game=game, seats=seats, days=4))["code"] == "malformed-message"
    specs = {one["name"]: one for one in await ann.get("/api/games")}[game]["options"]
    assert next(iter(options)) in [one["name"] for one in specs if one["clock"]]


# -- and when it is over


async def test_whoever_lets_the_time_end_concedes(running: RunningServer) -> None:
    ann, ben, table = await begun(running)
    await moves(running, (ann, ben)[turn(running, table)], table)
    late = turn(running, table)
    room = room_of(running, table)
    running.later(23 * AN_HOUR)
    await asyncio.sleep(0.1)
    assert room.status == "playing"
    running.later(1.1 * AN_HOUR)
    await until(lambda: room.status == "over")
    assert room.play is not None
    last = room.play.steps[-1].choice
    assert (last.seat, last.option, last.person_id) == (TABLE, f"concede>{late}", None)
    told = await shown(ann, table)
    assert [seat["late"] for seat in told["seats"]] == [late == 0, late == 1]
    assert (told["due"], told["turn"]) == (None, None)
    (game,) = (await (ann, ben)[1 - late].get("/api/me/games"))["over"]
    assert (game["result"], game["days"]) == ("won", 1)


async def test_where_nobody_concedes_the_usual_bot_takes_the_seat(running: RunningServer) -> None:
    """And whoever comes back takes it again; until then the game goes on without anybody."""
    ann = await running.guest("Ann")
    people = [ann, *[await running.guest(name) for name in ("Ben", "Cho")]]
    table = await ann.table(days=1, seats=5, bots=[None, None, None, "random", "random"])
    for number, guest in enumerate(people):
        wire = await guest.wire(table)
        await wire.next("welcome")
        if number:
            await wire.send("sit", seat=number)
            await seated(wire, number)
        if number == 2:
            await wire.send("start")
            await wire.next("table", where=lambda m: m["table"]["status"] == "playing")
        await goes(running, table, guest, wire)
    room = room_of(running, table)
    assert room.play is not None
    await until(lambda: turn(running, table) in range(3))
    late = turn(running, table)
    running.later(A_DAY + 60)
    await until(lambda: turn(running, table) in {0, 1, 2} - {late})
    seat = room.table.seats[late]
    assert (seat.kind, seat.bot, seat.person_id, seat.late) == ("bot", "greedy", people[late].id, True)
    wire = await people[late].wire(table)
    await wire.next("welcome")
    await wire.send("retake")
    await until(lambda: room.table.seats[late].kind == "person")
    assert not room.table.seats[late].late
    await wire.send("stand")
    await until(lambda: room.table.seats[late].kind == "bot")
    assert room.table.seats[late].person_id is None, "whoever leaves for good keeps nobody waiting"


async def test_a_rated_game_is_lost_by_it(running: RunningServer) -> None:
    ann, ben = await member(running, "ann"), await member(running, "ben", called="Ben")
    _, _, table = await begun(running, ann=ann, ben=ben, rated=True)
    late, room = turn(running, table), room_of(running, table)
    running.later(A_DAY + 60)
    await until(lambda: room.status == "over")  # soon after which it leaves memory
    rated = {row["seat"]: row["rating"] for row in await ann.get(f"/api/tables/{table['id']}/ratings")}
    assert rated[late] < 1500 < rated[1 - late]


# -- downtimes


async def test_a_downtime_takes_nothing_from_anybody_and_gives_some_time(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, _, table = await begun(running)
        running.later(23 * AN_HOUR)
        await running.hall.store.beat(running.hall.clock.now())
        left = hours_left(running, table)
        now = running.hall.clock.now()
    await pass_time(tmp_path, int(10 * AN_HOUR * 1000) + (now - int(time.time() * 1000)), "hall_table.due")
    async with hall_in(tmp_path) as running:
        await running.hall.room(table["id"])
        assert left < 1.1
        assert 9.9 < hours_left(running, table) < 10.1, "as long again as the hall was away"
        room = room_of(running, table)
        running.later(9 * AN_HOUR)
        await asyncio.sleep(0.1)
        assert room.status == "playing"
        running.later(1.1 * AN_HOUR)
        await until(lambda: room.status == "over")
        again = running.stranger()
        again.http.cookies = ann.http.cookies
        assert (await shown(again, table))["status"] == "over"


@on_postgresql
def test_time_ends_though_the_node_has_gone(database_url: str, tmp_path: Path) -> None:
    """The other nodes list whose turn it is and until when, and take over first what is due soonest."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes["a"], nodes["b"]
            ann, ben, table = await begun(a, days=3)
            _, _, sooner = await begun(a, days=1)
            now = turn(a, table)
            await until(lambda: None not in [room_of(a, one).table.due for one in (table, sooner)])
            asked = (ann, ben)[now]
            (listed,) = (await at(b, asked).get("/api/me/games"))["now"]
            assert (listed["turn"], listed["days"], listed["due"]) == (
                now,
                3,
                (await shown(ann, table))["due"],
            )
            await nodes_of(a).leave()
            _, free = await nodes_of(b).store.free(1)
            assert free == [sooner["id"]]
            room = await b.hall.room(table["id"])
            assert room.table.asked == now
            assert 71 < hours_left(b, table) <= 72
            b.later(3 * A_DAY + 60)
            await until(lambda: room.status == "over")
            assert room.table.seats[now].late

    asyncio.run(tried())


# -- what is kept, and how many


async def test_nothing_sweeps_a_correspondence_table(tmp_path: Path) -> None:
    async with hall_in(tmp_path, open_idle=0.2, abandoned=0.2, unwatched=0.05, keep_sessions=1.0) as running:
        ann, ben, table = await begun(running, days=14)
        waiting = await ann.table(**DUEL, days=14)
        gone = await ann.table(**DUEL)
        running.later(13 * A_DAY)
        await until(lambda: gone["id"] not in running.hall.rooms)
        await running.hall.retention.forget()
        assert {room_of(running, one).status for one in (table, waiting)} == {"open", "playing"}
        assert not {seat.kind for seat in room_of(running, table).table.seats} - {"person"}
        assert room_of(running, table).paused_at is None
        kept = {row["person_id"] for row in await running.hall.store.rows(select(SessionRow.person_id))}
        assert kept == {ann.id, ben.id}
        running.later(2 * A_DAY)  # it was not begun within two weeks
        await until(lambda: waiting["id"] not in running.hall.rooms)


async def test_they_are_counted_for_themselves(tmp_path: Path) -> None:
    async with hall_in(tmp_path, tables_each=1, letters_each=2) as running:
        ann = await running.guest("Ann")
        codes = [(await ann.table(**DUEL, days=2)).get("code") for _ in range(3)]
        assert codes == [None, None, "too-many-letters"]
        assert (await ann.post("/api/seeks", **DUEL, days=2))["code"] == "too-many-letters"
        assert [(await ann.table(**DUEL)).get("code") for _ in range(2)] == [None, "too-many-tables"]


@on_postgresql
def test_nodes_count_them_for_themselves(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", tables_each=1, letters_each=1) as nodes:
            ann = await nodes["a"].guest("Ann")
            there = at(nodes["b"], ann)
            assert (await ann.table(**DUEL, days=2))["days"] == 2
            assert (await there.table(**DUEL, days=2))["code"] == "too-many-letters"
            assert (await there.table(**DUEL))["days"] is None

    asyncio.run(tried())


async def test_bots_answer_though_nobody_looks(tmp_path: Path) -> None:
    async with hall_in(tmp_path, unwatched=0.05) as running:
        ann = await running.guest("Ann")
        table = await ann.table(**DUEL, days=5, bots=[None, "random"])
        wire = await ann.wire(table)
        await wire.send("start")
        await wire.next("table", where=lambda m: m["table"]["status"] == "playing")
        await goes(running, table, ann, wire)
        await until(lambda: turn(running, table) == 0)
        for _ in range(2):
            number = (await moves(running, ann, table))["number"]
            await until(lambda: turn(running, table) == 0)
            assert room_of(running, table).number > number


async def test_what_is_kept_of_it_is_in_the_export(running: RunningServer) -> None:
    ann = await member(running, "ann")
    _, _, table = await begun(running, days=7, ann=ann)
    await until(lambda: room_of(running, table).table.due is not None)
    await ann.post("/api/seeks", **DUEL, days=5)
    found = (await ann.http.get("/api/account/export")).json()
    (one,) = found["tables"]
    assert (one["days"], one["late"], one["due"]) == (7, [], (await shown(ann, table))["due"])
    assert (found["seek"]["days"], found["seek"]["pace"]) == (5, None)
