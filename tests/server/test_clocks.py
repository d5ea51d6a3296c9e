"""Clocks: run by the server, stopped while it is away (S15)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.aside import ask, pass_time
from tests.server.running import HALL, PATIENCE, Guest, Message, RunningServer, Wire, hall_in

from ludarium.core import load_game
from ludarium.server.storage.choice import Choice
from ludarium.server.tables.clock import Clock
from ludarium.server.tables.play import Play
from ludarium.server.tables.room import Room

OPTIONS = {"untimed": 300, "move_clock": 15}


async def my_turn(running: RunningServer, **options: object) -> tuple[Guest, Message, Wire, Room]:
    """A guest on turn at a table with clocks, alone with random bots."""
    ann = await running.guest("Ann")
    table = await ann.table(bots=[None, *["random"] * 4], options={**OPTIONS, **options})
    wire = await ann.wire(table)
    await wire.send("start")
    while True:
        asked = await wire.next("game", where=lambda m: bool(m["decision"] and m["decision"]["options"]))
        if asked["decision"]["kind"] == "turn":
            return ann, asked, wire, running.hall.rooms[table["id"]]
        option = asked["decision"]["options"][0]["option"]
        await wire.send("choose", id=f"c{asked['number']}", number=asked["number"], option=option)


def left(message: Message) -> dict[str, int]:
    return {timer["key"].split(":")[0]: timer["left_ms"] for timer in message["timers"]}


async def test_the_server_runs_both_clocks(running: RunningServer) -> None:
    """S15.2-S15.4: after the untimed period, 30 seconds (here 15), then a random discard."""
    _, asked, wire, _ = await my_turn(running)
    assert asked["timers"][0]["key"] == "untimed:1"
    assert 290_000 < left(asked)["untimed"] <= 300_000
    running.later(299 - (300 - left(asked)["untimed"] / 1000))
    await asyncio.sleep(0.1)
    assert wire.messages[-1]["number"] == asked["number"], "not yet"
    running.later(2)
    step = await wire.next("game")
    assert [event["kind"] for event in step["events"]] == ["untimed_over"]
    assert (step["seat"], step["option"]) == (-1, "timed")
    assert set(left(step)) == {"move"}
    assert 14_000 < left(step)["move"] <= 15_000
    running.later(16)
    step = await wire.next("game")
    assert step["option"] == "timeout"
    assert step["events"][0]["kind"] == "timed_out"
    assert step["events"][0]["card"] in asked["view"]["hand"]


async def test_a_late_choice_is_too_late(running: RunningServer) -> None:
    _, asked, wire, _ = await my_turn(running, untimed=0)
    assert set(left(asked)) == {"move"}
    running.later(16)
    await wire.next("game", where=lambda m: m["option"] == "timeout")
    option = asked["decision"]["options"][0]["option"]
    await wire.send("choose", id="late", number=asked["number"], option=option)
    assert (await wire.refusal("late"))["code"] == "stale-number"


async def test_a_staller_gets_a_clock(running: RunningServer) -> None:
    """S15.5, S15.6"""
    _, asked, wire, _ = await my_turn(running)
    await wire.send("table", id="s", number=asked["number"], option="stall>0")
    step = await wire.next("game")
    assert [event["kind"] for event in step["events"]] == ["stalling_ruled"]
    assert set(left(step)) == {"untimed", "move"}
    assert 44_000 < left(step)["move"] <= 45_000
    running.later(46)
    assert (await wire.next("game"))["option"] == "timeout"


async def test_a_reader_who_comes_later_sees_what_is_left(running: RunningServer) -> None:
    ann, asked, _, room = await my_turn(running)
    running.later(100)
    welcome = await (await ann.wire(room.id)).next("welcome")
    assert left(asked)["untimed"] - 110_000 < left(welcome)["untimed"] < left(asked)["untimed"] - 99_000


async def test_clocks_stand_still_while_the_hall_is_away(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, asked, _, room = await my_turn(running)
        running.later(100)
        await running.hall.store.beat(running.hall.clock.now())
        was = room.play.timers(running.hall.clock.running(running.hall.clock.now()))[0][1]  # type: ignore[union-attr]
        moment = running.hall.clock.now()
    await pass_time(tmp_path, 3_600_000 + (moment - int(time.time() * 1000)))  # an hour
    for n in range(2):
        async with hall_in(tmp_path) as running:
            again = running.stranger()
            again.http.cookies = ann.http.cookies
            wire = await again.wire(room.id)
            welcome = await wire.next("welcome")
            assert welcome["number"] == asked["number"], "no clock ran out meanwhile"
            assert was - 10_000 < left(welcome)["untimed"] <= was, f"restart {n}"


def test_a_machine_whose_clock_was_set_back_does_not_turn_time_back() -> None:
    future = int(time.time() * 1000) + 1_000_000
    assert Clock(not_before=future).now() >= future


@pytest.mark.parametrize("pause", [0, 1000])
def test_timers_come_back_from_the_log(pause: int) -> None:
    """Each key's clock starts with the step after which it was first there, in running time."""
    clock = Clock([(2000, 2000 + pause)])
    game = load_game("saboteur")
    options = game.read_options({"untimed": 0})
    first = Play(game, 5, options, "seed", clock.running(1000))
    at = 1000
    for number in range(1, 30):
        at += 100
        decision = first.state.decision()
        assert decision is not None
        option = str(decision.option(len(decision) - 1))
        proposal = first.propose(decision.seat, number - 1, option)
        first.take(proposal, Choice(number, decision.seat, option, at), clock.running(at))
    choices = [step.choice for step in first.steps]
    again = Play(game, 5, options, "seed", clock.running(1000))
    again.replay(choices, [clock.running(choice.at) for choice in choices])
    now = clock.running(at + 5000)
    assert again.state.dump() == first.state.dump()
    timers = [(timer.key, left) for timer, left in first.timers(now)]
    assert [(timer.key, left) for timer, left in again.timers(now)] == timers
    assert timers[0][1] == 30_000 - 5000


# -- machines that stand still


class Machine:
    """A machine whose clocks a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tick = 1000.0
        self.wall = 1_700_000_000_000
        monkeypatch.setattr(time, "monotonic", lambda: self.tick)
        monkeypatch.setattr(time, "time_ns", lambda: self.wall * 1_000_000)

    def go(self, seconds: float, wall: float | None = None) -> None:
        self.tick += seconds
        self.wall += int((seconds if wall is None else wall) * 1000)


def test_a_process_that_was_stopped_times_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    began = clock.elapsed()
    for _ in range(10):
        machine.go(5)
        clock.now()
    assert clock.elapsed() - began == 50_000
    machine.go(3600)
    assert clock.now() == machine.wall
    assert clock.elapsed() - began == 50_000
    assert clock.noted == [(machine.wall - 3_600_000, machine.wall)]
    machine.go(7)
    assert clock.elapsed() - began == 57_000
    assert Clock(clock.noted, not_before=machine.wall).running(machine.wall) == clock.running(machine.wall)


def test_a_suspended_machine_times_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its monotonic clock stood still meanwhile: the hall follows the other one."""
    machine = Machine(monkeypatch)
    clock = Clock()
    began = clock.elapsed()
    machine.go(3, wall=8 * 3600)
    assert clock.now() == machine.wall
    assert clock.elapsed() - began == 3000


@pytest.mark.parametrize("leap", [-3600, 2 * 365 * 24 * 3600])
def test_a_clock_that_is_set_wrong_is_not_followed(monkeypatch: pytest.MonkeyPatch, leap: int) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    was = clock.now()
    machine.go(2, wall=leap)
    assert clock.now() == was + 2000
    assert clock.elapsed() == was + 2000
    assert clock.noted == []


def test_small_corrections_are_no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    was = clock.now()
    machine.go(5, wall=6.5)
    assert clock.now() == was + 5000
    assert clock.noted == []


async def test_a_hall_that_was_stopped_goes_on_where_it_stood(tmp_path: Path) -> None:
    """As after an hour with the lid closed: no clock has run out, nobody is taken for absent, and it is kept."""
    async with hall_in(tmp_path, heartbeat=0.1, abandoned=60.0) as running:
        _, asked, wire, room = await my_turn(running, untimed=0)
        await running.stand_still(3600)
        await asyncio.sleep(0.5)
        again = await (await running.guest("Sue")).wire(room.id)
        welcome = await again.next("welcome")
        assert welcome["number"] == asked["number"]
        assert left(asked)["move"] - 10_000 < left(welcome)["move"] <= left(asked)["move"]
        async with asyncio.timeout(PATIENCE):
            while running.hall.clock.noted:  # until it is written down
                await asyncio.sleep(0.05)
        pauses = await ask(
            tmp_path, "SELECT began, ended FROM pause UNION ALL SELECT began, ended FROM table_pause"
        )
        assert all(3_600_000 <= ended - began < 3_630_000 for began, ended in pauses)
        assert len(pauses) == 1 if HALL == "sqlite" else pauses
        assert wire.closed is None or HALL != "sqlite", "a node sends people away, to come back at once"
