"""An assistant sits down as a guest at a table of a hall, beside people and bots."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from tests.server.running import Guest, Player, RunningServer, Wire, hall_in

from ludarium.core import Chance, LudariumError, games
from ludarium.environments.assistant import Assistant
from ludarium.environments.guest import GuestSeat
from ludarium.environments.visiting import Address, HallRefused

MOST = 2_000
"""More decisions than a guest has in any of these games."""


def page(running: RunningServer, table: dict[str, Any]) -> str:
    """The address that the page of a table has."""
    return f"{running.url}/table/{table['id']}" + (f"?invite={table['invite']}" if table["private"] else "")


async def sits(running: RunningServer, table: dict[str, Any], **more: Any) -> GuestSeat:
    return await asyncio.to_thread(GuestSeat, page(running, table), "Robot", **{"lang": "en", **more})


async def a_free_seat(ann: Guest, game: str, **wish: Any) -> dict[str, Any]:
    """A table of Ann's with a seat for the guest, and bots at all others."""
    seats = min(games()[game].seats)
    return await ann.table(game=game, seats=seats, bots=[None, None, *["random"] * (seats - 2)], **wish)


async def begun(running: RunningServer, game: str) -> tuple[GuestSeat, Wire]:
    """A game of Ann's, to whom the wire belongs, and the guest's."""
    ann = await running.guest("Ann")
    table = await a_free_seat(ann, game)
    wire = await ann.wire(table)
    seat = await sits(running, table)
    await wire.send("start")
    return seat, wire


def plays(seat: GuestSeat, seed: str, breaks: int = 0) -> str:
    """Choose at random until the game is over; what is told then. Once in so many choices the line ``breaks``."""
    chance = Chance.of(seed)
    told = seat.wait()
    for n in range(MOST):
        if seat.done:
            return told
        if breaks and n % breaks == 0 and seat._visit._line is not None:
            seat._visit._line.close()
        told = seat.step(seat.options[chance.below(len(seat.options))]) if seat.options else seat.wait()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_guest_plays_to_the_end(game: str, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        table = await a_free_seat(ann, game, private=True)
        wire = await ann.wire(table)
        seat = await sits(running, table)
        assert "You sit at the table as Robot (P1)" in seat.told()
        await wire.send("start")
        guest = asyncio.create_task(asyncio.to_thread(plays, seat, game))
        last = await Player(wire, game).to_the_end()
        told = await guest
        assert last["decision"] is None
        replay = await ann.get(f"/api/tables/{table['id']}")
        assert replay["status"] == "over"
        over = re.search(r"The game is over.*", told)
        assert over is not None
        mine = (await ann.get("/api/me/games"))["over"][0]
        names = {f"{one['name']} (P{n})" for n, one in enumerate(replay["seats"])}
        won = {name for name in names if name in over[0].partition("Scores")[0]}
        assert won == {f"{replay['seats'][n]['name']} (P{n})" for n in mine["winners"]}
        await asyncio.to_thread(seat.close)


async def test_what_a_guest_is_told_is_what_their_seat_may_know(tmp_path: Path) -> None:
    """Nothing of the hand of another seat, on the table or about a thing; the cards of one's own hand are there."""
    async with hall_in(tmp_path) as running:
        seat, wire = await begun(running, "saboteur")
        await wire.next("game")
        await asyncio.to_thread(seat.wait, 0.5)
        assert "Ann (P0)" in seat.told()
        assert json.loads(seat.look("seat:0"))["cards"] is None
        known = json.loads(seat.look("seat:1"))
        assert len(known["cards"]) >= 1
        await asyncio.to_thread(seat.close)


async def test_a_line_that_breaks_comes_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        seat, wire = await begun(running, "tokyo-duel")
        player = asyncio.create_task(Player(wire, "breaks").to_the_end())
        told = await asyncio.to_thread(plays, seat, "breaks", 5)
        await player
        assert "The game is over" in told
        await asyncio.to_thread(seat.close)


async def test_an_assistant_joins_by_the_address_of_the_page(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running, Client(Assistant("en").server()) as client:

        async def asks(tool: str, **arguments: Any) -> str:
            result = await client.call_tool(tool, arguments)
            return "\n".join([part.text for part in result.content if part.type == "text"])

        ann = await running.guest("Ann")
        table = await a_free_seat(ann, "ready-fence", private=True)
        assert (
            "no such table"
            in (await asks("join", address=f"{running.url}/table/nowhere", name="Robot")).lower()
        )
        wire = await ann.wire(table)
        joining = asyncio.create_task(asks("join", address=page(running, table), name="Robot"))
        await wire.next("table", where=lambda m: m["table"]["seats"][1]["name"] == "Robot")
        await wire.send("start")
        player = asyncio.create_task(Player(wire, "mcp").to_the_end())
        told = await joining
        assert "This is table 1." in told
        assert "You are Robot (P1)." in told
        for _ in range(MOST):
            if "The game is over" in told:
                break
            _, asked, options = told.rpartition("spelt exactly so:\n")
            told = (
                await asks("choose", table=1, option=options.splitlines()[0])
                if asked
                else await asks("wait", table=1)
            )
        assert "The game is over" in told
        await player
        assert "left table 1" in await asks("leave", table=1)
        assert "no table 1" in await asks("wait", table=1)


async def test_what_a_hall_refuses_is_said(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann = await running.guest("Ann")
        full = await ann.table(game="tokyo-duel", seats=2, bots=[None, "random"])
        with pytest.raises(HallRefused) as refused:
            await sits(running, full)
        assert "no free seat" in str(refused.value.facts["message"])
        closed = await a_free_seat(ann, "tokyo-duel", private=True)
        with pytest.raises(HallRefused):
            await asyncio.to_thread(GuestSeat, f"{running.url}/table/{closed['id']}", "Robot", lang="en")
        open_ = await a_free_seat(ann, "tokyo-duel")
        seat = await sits(running, open_, lang="ko")
        with pytest.raises(LudariumError) as unknown:
            await asyncio.to_thread(seat.step, "nonsense")
        assert unknown.value.code == "unknown-option"
        await asyncio.to_thread(seat.close)
    with pytest.raises(LudariumError) as gone:
        await sits(running, open_)
    assert gone.value.code == "visit-unreachable"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hall.example/table/x",
        "https://hall.example/tables/x",
        "file:///table/x",
        "https://hall.example/table/a/b",
    ],
)
def test_an_address_is_that_of_a_table(text: str) -> None:
    with pytest.raises(LudariumError) as wrong:
        Address(text)
    assert wrong.value.code == "visit-address"
