"""Bots' thoughts are shared out fairly, people first; tables that nobody looks at stand still."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.aside import ask
from tests.server.running import PATIENCE, Guest, RunningServer, Wire, hall_in
from tests.server.test_clocks import OPTIONS, left, my_turn

from ludarium.server.bots import turns
from ludarium.server.bots.turns import ALONE, AWAITED, WATCHED, Asker, Turns
from ludarium.server.tables import pausing
from ludarium.server.tables.room import Room


class Line:
    """Askers that wait for one place, and the order in which they got it."""

    def __init__(self) -> None:
        self.turns = Turns(1)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, person: str, table: str, rank: int = AWAITED) -> asyncio.Task[None]:
        async def wait() -> None:
            async with self.turns.place(Asker(person, table, lambda: rank)):
                self.order.append(table)
                await asyncio.sleep(0)

        task = asyncio.create_task(wait())
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def all(self) -> list[str]:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        assert self.turns.free == 1
        assert not self.turns.waiting
        return self.order


async def test_who_has_many_tables_does_not_come_before_who_has_one() -> None:
    line = Line()
    async with line.turns.place(Asker("eve", "e0")):
        for n in range(1, 20):
            await line.ask("eve", f"e{n}")
        await line.ask("ann", "a1")
        await line.ask("ann", "a2")
        await line.ask("ben", "b1")
    order = await line.all()
    assert set(order[:2]) == {"a1", "b1"}
    assert order.index("a2") == 3, "Ann's second table comes after one of Eve's"


async def test_the_tables_of_a_person_take_turns() -> None:
    line = Line()
    async with line.turns.place(Asker("ann", "a1")):
        for table in ("a1", "a2", "a1", "a3"):
            await line.ask("ann", table)
    assert await line.all() == ["a2", "a3", "a1", "a1"]


async def test_tables_where_people_wait_come_first() -> None:
    line = Line()
    async with line.turns.place(Asker("eve", "e")):
        await line.ask("ann", "alone", ALONE)
        await line.ask("ben", "watched", WATCHED)
        await line.ask("cy", "awaited", AWAITED)
    assert await line.all() == ["awaited", "watched", "alone"]


async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line()
    async with line.turns.place(Asker("eve", "e")):
        await line.ask("ann", "alone", ALONE)
        line.turns.waiting[0].since -= turns.LONG_ENOUGH + 1
        await line.ask("cy", "awaited", AWAITED)
    assert await line.all() == ["alone", "awaited"]


async def test_who_does_not_want_it_any_more_gives_the_place_back() -> None:
    line = Line()
    async with line.turns.place(Asker("eve", "e")):
        (await line.ask("ann", "a")).cancel()
        called = await line.ask("ben", "b")
        await line.ask("cy", "c")
    called.cancel()  # it has just been called
    await asyncio.sleep(0)
    assert await line.all() == ["c"]


# -- tables that nobody looks at


async def bots_only(running: RunningServer, seconds: float = 0.0, **wish: object) -> tuple[Guest, Room, Wire]:
    """A running game of bots, its host with a socket."""
    ann = await running.guest("Ann")
    table = await ann.table(bots=["random"] * 5, **wish)
    wire = await ann.wire(table)
    await wire.send("start")
    await wire.next("game", where=lambda m: m["number"] >= 2)
    return ann, running.hall.rooms[table["id"]], wire


async def until_paused(room: Room) -> int:
    async with asyncio.timeout(20):
        while room.paused_at is None:
            await asyncio.sleep(0.01)
    return room.number


async def test_bots_wait_until_somebody_looks_again(tmp_path: Path) -> None:
    async with hall_in(tmp_path, unwatched=0.1, bot_delay=0.02, go_on=0.1) as running:
        ann, room, wire = await bots_only(running)
        await wire.close()
        number = await until_paused(room)
        await asyncio.sleep(0.5)
        assert room.number == number
        again = await ann.wire(room.id)
        assert (await again.next("welcome"))["number"] == number
        await again.next("game", where=lambda m: m["number"] > number + 2)
        assert room.paused_at is None


async def test_a_moment_without_a_socket_is_no_pause(tmp_path: Path) -> None:
    async with hall_in(tmp_path, unwatched=2 * PATIENCE, bot_delay=0.02) as running:
        _, room, wire = await bots_only(running)
        wire.cut()
        number = room.number
        async with asyncio.timeout(PATIENCE):
            while room.number <= number + 2:
                await asyncio.sleep(0.02)


async def test_clocks_punish_nobody_while_a_table_stands_still(tmp_path: Path) -> None:
    """Neither while it does, nor after a restart of the hall."""
    async with hall_in(tmp_path, unwatched=0.1) as running:
        ann, asked, wire, room = await my_turn(running, untimed=0)
        await wire.close()
        await until_paused(room)
        running.later(1000)
        await asyncio.sleep(0.1)
        assert room.number == asked["number"], "the move clock of 15 seconds stands"
        again = await ann.wire(room.id)
        welcome = await again.next("welcome")
        assert left(asked)["move"] - 3000 < left(welcome)["move"] <= left(asked)["move"]
        await again.close()
        await until_paused(room)
        was = left(welcome)["move"]
        # Asked now: for the moment in which a node that closes hands the table over, the one that takes it over notes a pause, too.
        assert await ask(tmp_path, "SELECT count(*), count(ended) FROM table_pause") == [(2, 1)]
    async with hall_in(tmp_path) as running:
        back = running.stranger()
        back.http.cookies = ann.http.cookies
        welcome = await (await back.wire(room.id)).next("welcome")
        assert welcome["number"] == asked["number"]
        assert was - 3000 < left(welcome)["move"] <= was


async def test_with_somebody_there_the_clocks_run(tmp_path: Path) -> None:
    async with hall_in(tmp_path, unwatched=0.1) as running:
        _, _, wire, room = await my_turn(running, untimed=0)
        watcher = await (await running.guest("Sue")).wire(room.id)
        await watcher.next("welcome")
        await wire.close()
        await asyncio.sleep(0.3)
        running.later(OPTIONS["move_clock"] + 1)
        await watcher.next("game", where=lambda m: m["option"] == "timeout")


async def test_tables_of_events_go_on_and_long_abandoned_ones_are_played_out(tmp_path: Path) -> None:
    async with hall_in(tmp_path, unwatched=0.1) as running:
        _, room, wire = await bots_only(running)
        assert pausing.asker(room).person == room.table.host_id
        room.table.event = "anevent"
        await wire.close()
        assert pausing.left_until(room) is None
        assert pausing.asker(room).person == "anevent", "not its organizer's only share"
        assert pausing.asker(room).rank() == ALONE
        room.table.event = None
        await until_paused(room)
        room.empty_since -= int(running.hall.settings.abandoned * 1000) + 1000
        async with asyncio.timeout(60):
            while room.status != "over":
                await asyncio.sleep(0.05)


async def test_who_waits_for_a_bot_comes_before_who_watches(running: RunningServer) -> None:
    _, _, wire, room = await my_turn(running)
    assert pausing.rank(room) == AWAITED
    await wire.close()
    async with asyncio.timeout(10):
        while pausing.rank(room) != ALONE:
            await asyncio.sleep(0.01)
    await (await (await running.guest("Sue")).wire(room.id)).next("welcome")
    async with asyncio.timeout(10):
        while pausing.rank(room) != WATCHED:
            await asyncio.sleep(0.01)
