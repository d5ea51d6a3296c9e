"""Steps tell readers who take it what has changed in their view, in place of all of it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from tests.server.running import Guest, Message, Player, RunningServer, Wire, seated
from tests.tournaments.patching import parts, patched, written
from tests.tournaments.test_changes import altered, drawn_value

from ludarium.core import Chance, games
from ludarium.server.tables.view_changes import ViewChanges, fields_of
from ludarium.testing import RandomPlay

GAMES = sorted(games())
STEPS = 40


def told(old: Any, new: Any) -> list[dict[str, Any]]:
    """The changes between two values, as they go over the wire."""
    before, after = [fields_of(msgspec.json.encode(value)) for value in (old, new)]
    found: list[dict[str, Any]] = json.loads(msgspec.json.encode(ViewChanges().between(before, after)))
    return found


def test_any_two_values_differ_exactly(seed: str) -> None:
    chance = Chance.of(f"{seed} values of views")
    for _ in range(3_000):
        rows = [drawn_value(chance, 3) for _ in range(chance.below(8))]  # longer than what is told whole
        old = {"root": rows, "a": drawn_value(chance, 3)}
        new = altered(old, chance) if chance.below(4) else {"root": drawn_value(chance, 3)}
        said = told(old, new)
        assert written(patched(old, said)) == written(new), (old, new, said)
        assert bool(said) == (written(old) != written(new))


@pytest.mark.parametrize("game", GAMES)
def test_of_a_game_little_is_told_and_nothing_that_the_view_does_not_say(game: str) -> None:
    """The views of all seats and of spectators: those of one step are compared together."""
    play = RandomPlay(games()[game], f"changes of {game}", sense=50)
    before: dict[int | None, Any] = {}
    whole = little = 0
    with play:
        for state in play.states():
            if len(play.record.choices) > 300:
                break
            changes = ViewChanges()
            for viewer in play.viewers:
                view = state.view(viewer).json()
                if viewer in before:
                    said = msgspec.json.encode(changes.between(fields_of(before[viewer]), fields_of(view)))
                    now, values = json.loads(view), json.loads(said)
                    assert written(patched(json.loads(before[viewer]), values)) == written(now)
                    assert {written(one["value"]) for one in values if "value" in one} <= parts(now)
                    whole, little = whole + len(view), little + len(said)
                before[viewer] = view
    assert little * 2 < whole


async def bots_game(ann: Guest, game: str) -> Message:
    """Of one person, with bots at all other seats."""
    seats = games()[game].default_seats
    return await ann.table(game=game, seats=seats, bots=[None, *["random"] * (seats - 1)])


def by_number(wire: Wire) -> dict[int, Any]:
    """The view after each step that was told."""
    return {m["number"]: m["view"] for m in wire.messages if m["type"] == "game"}


@pytest.mark.parametrize("game", GAMES)
async def test_who_takes_changes_has_the_same_view(running: RunningServer, seed: str, game: str) -> None:
    ann, sue = await running.guest("Ann"), await running.guest("Sue")
    table = await bots_game(ann, game)
    wires = [await guest.wire(table, changes=taken) for guest in (ann, sue) for taken in (False, True)]
    await wires[0].send("start")
    last = (await Player(wires[0], seed).play(STEPS))["number"]
    for wire in wires[1:]:
        await wire.next("game", where=lambda m: m["number"] >= last)
    for whole, little in (wires[:2], wires[2:]):
        views = by_number(whole)
        assert {number: by_number(little)[number] for number in views} == views
        assert whole.views.by_changes == []
        assert len(little.views.by_changes) >= len(views) - 2, "but for what nobody had been told before"
        sizes = [sum(len(text) for text in wire.heard if '"game"' in text[:20]) for wire in (whole, little)]
        assert sizes[1] < sizes[0] * (0.8 if game == "saboteur" else 0.6)


async def test_whoever_sits_at_both_seats_follows_each(running: RunningServer, seed: str) -> None:
    """The view is of whichever seat is asked; the next one's is told whole."""
    ann = await running.guest("Ann")
    table = await ann.table(game="tokyo-duel", seats=2)
    wires = [await ann.wire(table, changes=taken) for taken in (False, True)]
    await wires[0].send("sit", seat=1, also=True)
    await seated(wires[0], 1)
    await wires[0].send("start")
    last = (await Player(wires[0], seed).play(60))["number"]
    await wires[1].next("game", where=lambda m: m["number"] >= last)
    views = by_number(wires[0])
    assert len({view["seat"] for view in views.values()}) == 2
    assert {number: by_number(wires[1])[number] for number in views} == views
    assert 0 < len(wires[1].views.by_changes) < len(views)


async def test_who_leaves_the_table_goes_on_as_a_spectator(running: RunningServer, seed: str) -> None:
    """Another view is told whole before anything is told to have changed in it."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table(game="saboteur", seats=5, bots=[None, None, *["random"] * 3])
    ann_wire = await ann.wire(table, changes=True)
    wires = [await ben.wire(table, changes=taken) for taken in (False, True)]
    await wires[0].send("sit", seat=1)
    await seated(ann_wire, 1)
    await ann_wire.send("start")
    player = asyncio.create_task(Player(ann_wire, seed).play(30))
    await Player(wires[0], seed).play(8)
    beside = await ann.wire(table)
    await wires[0].send("stand")
    await beside.next("table", where=lambda m: m["table"]["seats"][1]["person_id"] is None)
    await beside.send("replace", seat=1)
    await player
    for wire in wires:
        await wire.next("game", where=lambda m: m["number"] >= 30)
    whole, little = by_number(wires[0]), by_number(wires[1])
    assert {view["seat"] for view in whole.values()} == {1, None}
    both = whole.keys() & little.keys()  # a welcome may stand for a step
    assert len(both) > 20
    assert [whole[number] for number in both] == [little[number] for number in both]
    assert len(wires[1].views.by_changes) > 10


async def test_taking_back_changes_the_view_back(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await ann.table(game="keyforge", seats=2, bots=[None, "random"], options={"first": 0})
    wires = [await ann.wire(table, changes=taken) for taken in (False, True)]
    await wires[0].send("start")
    while True:
        step = await wires[0].next("game", "welcome")
        if step.get("undo"):
            break
        options = [one["option"] for one in (step["decision"] or {"options": []})["options"]]
        if options:
            option = next((one for one in options if one.startswith(("keep", "house"))), options[0])
            await wires[0].send("choose", id=f"c{step['number']}", number=step["number"], option=option)
    await wires[0].send("undo")
    back = await wires[0].next("game", "votes", where=lambda m: m["type"] == "game" or m["undo"])
    if back["type"] == "votes":
        await wires[0].send("answer", yes=True)
        back = await wires[0].next("game", where=lambda m: str(m["option"]).startswith("undo "))
    same = await wires[1].next("game", where=lambda m: m["number"] == back["number"])
    assert same["view"] == back["view"]
    assert back["number"] in wires[1].views.by_changes
