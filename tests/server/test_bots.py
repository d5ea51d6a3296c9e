"""Bots think elsewhere, within a bound; no bot can stop a table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import RunningServer, hall_in, step
from tests.server.test_tempo import pauses_at
from tests.server.thinkers import as_a_hall_does

from ludarium.core import load_game
from ludarium.server.bots import bot_pool
from ludarium.server.bots.bot_pool import BotPool, BotWorker

BAD_THINKER = """
import sys, time
from ludarium.core.bot import Bot
import ludarium.server.bots.bot_worker as thinker

class Bad(Bot):
    def choose(self, view, options):
        if {how!r} == "slow":
            while True: pass
        if {how!r} == "crash":
            import os; os._exit(3)
        if {how!r} == "raise":
            raise RuntimeError("no idea")
        if {how!r} == "print":
            print("thinking aloud", flush=True)
            return options[-1]
        return "castle"

thinker.make_bot = lambda game, bot, seed: Bad(seed)
thinker.main()
"""


@pytest.fixture(autouse=True)
def real(bots_begin_at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they begin as they do in a hall."""
    monkeypatch.setattr(BotWorker, "begin", as_a_hall_does)


def position() -> tuple[Any, list[str]]:
    state = load_game("saboteur").start(5, {}, "1")
    decision = state.decision()
    assert decision is not None
    state.choose(decision.option(0))
    while (decision := state.decision()) is not None and len(decision) < 3:
        state.choose(decision.option(0))
    assert decision is not None
    return state.view(decision.seat), [str(option) for option in decision.options()]


def make_bad(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Let processes begin whose bots behave badly."""
    begin = asyncio.create_subprocess_exec

    async def bad(*_: Any, **pipes: Any) -> asyncio.subprocess.Process:
        return await begin(sys.executable, "-c", BAD_THINKER.format(how=how), **pipes)

    monkeypatch.setattr(BotWorker, "begin", as_a_hall_does)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", bad)


async def test_every_bot_of_the_hall_answers() -> None:
    from ludarium.bots.registry import bot_names

    view, options = position()
    bot_pool = BotPool(1, 30.0)
    for bot in bot_names(load_game("saboteur")):
        assert await bot_pool.choose("saboteur", bot, "seed", view, options) in options
    await bot_pool.close()


async def test_the_same_seed_gives_the_same_choice() -> None:
    view, options = position()
    bot_pool = BotPool(2, 30.0)
    asked = [bot_pool.choose("saboteur", "random", "seed", view, options) for _ in range(4)]
    assert len(set(await asyncio.gather(*asked))) == 1
    await bot_pool.close()


@pytest.mark.parametrize("how", ["slow", "crash", "raise", "castle"])
async def test_a_bad_bots_choice_is_drawn_by_lot(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    make_bad(monkeypatch, how)
    view, options = position()
    bot_pool = BotPool(1, 0.5)
    assert await bot_pool.choose("saboteur", "random", "seed", view, options) in options
    monkeypatch.undo()
    bot_pool.limit = 30.0
    await bot_pool.close()
    assert await bot_pool.choose("saboteur", "random", "seed", view, options) in options, "and it goes on"
    await bot_pool.close()


async def test_a_bot_that_prints_is_not_misunderstood(monkeypatch: pytest.MonkeyPatch) -> None:
    make_bad(monkeypatch, "print")
    view, options = position()
    bot_pool = BotPool(1, 30.0)
    assert await bot_pool.choose("saboteur", "random", "seed", view, options) == options[-1]
    await bot_pool.close()


async def test_only_so_many_processes_think_and_the_others_wait_in_line() -> None:
    view, options = position()
    bot_pool = BotPool(2, 30.0)
    asked = [bot_pool.choose("saboteur", "random", str(n), view, options) for n in range(20)]
    assert set(await asyncio.gather(*asked)) <= set(options)
    assert len(bot_pool._all) <= 2
    await bot_pool.close()


async def test_one_option_needs_no_thought() -> None:
    bot_pool = BotPool(1, 30.0)
    assert await bot_pool.choose("saboteur", "search", "seed", position()[0], ["deal"]) == "deal"
    assert not bot_pool._all


async def test_a_killed_process_is_replaced_and_the_bot_asked_again() -> None:
    view, options = position()
    bot_pool = BotPool(1, 30.0)
    first = await bot_pool.choose("saboteur", "random", "seed", view, options)
    (thinker,) = bot_pool._all
    thinker.process.kill()
    await thinker.process.wait()
    assert await bot_pool.choose("saboteur", "random", "seed", view, options) == first, "no lot was drawn"
    await bot_pool.close()


async def test_a_thinking_bot_dies_with_the_hall() -> None:
    """Its input ends, and it ends, be it in the middle of a thought."""
    view, options = position()
    thinker = await bot_pool.BotWorker.begin()
    await thinker.receive()
    assert thinker.process.stdin is not None
    asked = asyncio.create_task(thinker.ask(("saboteur", "search:30s", "seed", view, options)))
    await asyncio.sleep(0.3)
    thinker.process.stdin.close()
    async with asyncio.timeout(10):
        await thinker.process.wait()
    with pytest.raises(bot_pool.Failed):
        await asked


async def test_the_hall_does_not_think_itself(tmp_path: Path) -> None:
    """A table of the bot that thinks longest: the thoughts cost the hall's own process next to nothing."""
    async with hall_in(tmp_path) as running:
        ann = await running.guest()
        table = await ann.table(bots=["search"] * 5)
        wire = await ann.wire(table)
        await wire.send("start")
        await step(wire, 3)
        began = time.process_time()
        await step(wire, 6)
        assert time.process_time() - began < 0.75, "three thoughts of half a second"


async def test_bots_keep_their_pace(tmp_path: Path) -> None:
    async with hall_in(tmp_path, bot_delay=0.15) as running:
        ann = await running.guest()
        table = await ann.table(bots=["random"] * 5)
        wire = await ann.wire(table)
        await wire.send("start")
        await step(wire, 6)
        assert min(await pauses_at(running, table["id"], 6)) >= 149


async def test_a_bot_whose_choice_can_not_be_kept_is_asked_again(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away for a while: the table waits, and goes on when it is back."""
    ann = await running.guest()
    table = await ann.table(bots=["random"] * 5)
    wire = await ann.wire(table)
    store, failures = running.home(table["id"]).rooms[table["id"]].services.store, 0
    add_choice = store.add_choice

    async def failing(*args: Any) -> None:
        nonlocal failures
        if len(await store.choices(table["id"])) == 5 and failures < 2:
            failures += 1
            raise OSError("disk full")
        await add_choice(*args)

    monkeypatch.setattr(store, "add_choice", failing)
    await wire.send("start")
    await wire.next("game", where=lambda m: m["number"] == 12)
    assert failures == 2
    numbers = [m["number"] for m in wire.messages if m["type"] == "game"]
    assert numbers == list(range(1, numbers[-1] + 1))


def test_a_process_in_which_bots_think_knows_no_database() -> None:
    """A hall begins several of them, and each would hold as much again."""
    told = subprocess.run(
        [sys.executable, "-c", "import sys, ludarium.server.bots.bot_worker; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert not {"sqlalchemy", "litestar", "uvicorn"} & set(told.stdout.split())
