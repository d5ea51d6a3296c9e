"""People who play by correspondence: they come, make their move, and go."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.running import PATIENCE, Guest, Message, RunningServer, Wire, seated

from ludarium.server.tables.room import Room

DUEL = {"game": "tokyo-duel", "seats": 2}
AN_HOUR = 3600.0
A_DAY = 24 * AN_HOUR


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def room_of(running: RunningServer, table: Message) -> Room:
    return running.hall.rooms[table["id"]]


def turn(running: RunningServer, table: Message) -> int:
    """The seat that is asked; -1: the table."""
    play = room_of(running, table).play
    decision = None if play is None else play.state.decision()
    assert decision is not None
    return decision.seat


async def goes(running: RunningServer, table: Message, guest: Guest, wire: Wire) -> None:
    """Leave, until one counts as absent."""
    await wire.close()
    await until(lambda: guest.id not in room_of(running, table).present)


async def begun(
    running: RunningServer, days: int = 1, ann: Guest | None = None, ben: Guest | None = None, **wish: Any
) -> tuple[Guest, Guest, Message]:
    """A game for two by correspondence: Ann has opened the table and gone before Ben comes, sits down and begins."""
    ann, ben = ann or await running.guest("Ann"), ben or await running.guest("Ben")
    table = await ann.table(**{**DUEL, "days": days, **wish})
    assert table.get("days") == days, table
    wire = await ben.wire(table, invite=table["invite"])
    await wire.next("welcome")
    await wire.send("sit", seat=1)
    await seated(wire, 1)
    await wire.send("start")
    await wire.next("table", where=lambda m: m["table"]["status"] == "playing")
    await goes(running, table, ben, wire)
    await until(lambda: turn(running, table) >= 0)
    return ann, ben, table


async def moves(running: RunningServer, guest: Guest, table: Message) -> Message:
    """Come to a table, make one's whole move, and go; the last step."""
    wire = await guest.wire(table)
    message = await wire.next("welcome")
    seat = message["you"]["seat"]
    while message["decision"] is not None and message["decision"]["seat"] in (seat, -1):
        if message["decision"]["seat"] == seat:
            option = message["decision"]["options"][-1]["option"]
            number = message["number"]
            await wire.send("choose", id=f"m{number}", number=number, option=option)
        message = await wire.next("game")
    await goes(running, table, guest, wire)
    return message
