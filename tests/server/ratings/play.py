"""Rated games of people with accounts, for tests."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people.members import member
from tests.server.running import PATIENCE, Guest, Message, RunningServer, seated


async def two(running: RunningServer) -> tuple[Guest, Guest]:
    return await member(running, "annlee", called="Ann"), await member(running, "benjamin", called="Ben")


async def duel(one: Guest, other: Guest, **wish: Any) -> Message:
    """A rated game of two that has begun, with the first at seat 0."""
    table = await one.table(**{"game": "tokyo-duel", "seats": 2, "rated": True, **wish})
    wires = [await guest.wire(table, invite=table["invite"]) for guest in (one, other)]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    return table


async def concede(guest: Guest, table: Message, seat: int) -> None:
    wire = await guest.wire(table, invite=table["invite"])
    welcome = await wire.next("welcome")
    number = welcome["number"]
    for attempt in range(50):  # the table itself may choose at the same time
        await wire.send("table", id=f"over{attempt}", number=number, option=f"concede>{seat}")
        said = await wire.next("ack", "error")
        if said["type"] == "ack":
            break
        assert said["code"] == "stale-number", said
        number = max(m["number"] for m in wire.messages if m["type"] in ("game", "welcome"))
    await wire.close()


async def ratings(guest: Guest, *people: Guest, game: str = "tokyo-duel") -> list[Any]:
    """The rating and the number of games of each."""
    found = []
    for one in people or (guest,):
        profile = await guest.get(f"/api/people/{one.id}")
        mine = [rating for rating in profile["ratings"] if rating["game"] == game]
        found.append((mine[0]["rating"], mine[0]["games"]) if mine else None)
    return found


async def until_over(guest: Guest, table: Message) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await guest.get(f"/api/tables/{table['id']}", invite=table["invite"]))["status"] != "over":
            await asyncio.sleep(0.02)
