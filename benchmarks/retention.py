"""How long players wait while the hall forgets: a database of 100,000 rows that all have to go, in one piece after the other.

    python -m benchmarks.retention [rows] [url]

A third of the rows are sessions, a third guests, a third choices of finished games. Meanwhile a choice is written every
ten milliseconds; its latency is printed beside that of the same choices while nothing goes.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from ludarium.server.app import Application
from ludarium.server.settings import Settings
from ludarium.server.storage.schema import Base, ChoiceRow, PersonRow, SessionRow
from ludarium.server.storage.store import OVER, PLAYING, Choice, Person, Seat, Table
from ludarium.server.tables.hall import Hall

CHOICES = 300  # of a game
AT_ONCE = 5000  # rows that are written at once at the beginning
EVERY = 0.01  # seconds between two choices of the players
ALONE = 5.0  # seconds that are measured while nothing goes


async def fill(hall: Hall, rows: int) -> None:
    old = hall.clock.now() - 900 * 86_400_000
    third = rows // 3
    people: list[dict[str, Any]] = []
    for number in range(2 * third):
        gone = None if number < third else old
        people.append({"id": f"{number:016x}", "name": "Ann", "lang": "en", "created": old, "gone": gone})
    sessions = [
        {"token": f"{number:064x}", "person_id": people[number]["id"], "created": old, "seen": old}
        for number in range(third)
    ]
    await added(hall, PersonRow, people)
    await added(hall, SessionRow, sessions)
    host = people[-1]["id"]
    for game in range(third // CHOICES):
        await hall.store.add_table(table(f"t{game}", host, OVER, old))
    choices = [
        {"table_id": f"t{game}", "number": number, "seat": 0, "option": "play-card:17@3,2", "at": old}
        for game in range(third // CHOICES)
        for number in range(1, CHOICES + 1)
    ]
    await added(hall, ChoiceRow, choices)


async def added(hall: Hall, kind: type[Base], rows: list[dict[str, Any]]) -> None:
    for first in range(0, len(rows), AT_ONCE):
        await hall.store.writer.write((insert(kind), rows[first : first + AT_ONCE]))


def table(id_: str, host: str, status: str, ended: int) -> Table:
    seats = [Seat(number, "person", host, "Ann") for number in range(5)]
    return Table(id_, "saboteur", "1", {}, False, "", host, status, "00", ended, seats, ended=ended)


async def play(hall: Hall, numbers: list[int], waited: list[float]) -> None:
    """Write a choice every so often, for ever."""
    while True:
        numbers[0] += 1
        began = time.perf_counter()
        await hall.store.add_choice("live", Choice(numbers[0], 0, "x", hall.clock.now()))
        waited.append(time.perf_counter() - began)
        await asyncio.sleep(EVERY)


async def measured(hall: Hall, numbers: list[int], work: Any) -> tuple[list[float], Any]:
    waited: list[float] = []
    players = asyncio.create_task(play(hall, numbers, waited))
    found = await work
    players.cancel()
    await asyncio.gather(players, return_exceptions=True)
    return sorted(waited), found


def shown(name: str, waited: list[float]) -> None:
    at = {share: 1000 * waited[int(share * (len(waited) - 1))] for share in (0.5, 0.99, 1.0)}
    print(f"{name:24} {len(waited):6} choices  p50 {at[0.5]:.1f}  p99 {at[0.99]:.1f}  most {at[1.0]:.1f} ms")


async def main(rows: int, url: str) -> None:
    with tempfile.TemporaryDirectory() as data:
        hall: Hall = Application(Settings(data=Path(data), database=url)).hall
        await hall.store.open()
        await fill(hall, rows)
        now = hall.clock.now()
        await hall.store.add_person(Person("me", "Me", "en"), "token", now)
        await hall.store.add_table(table("live", "me", PLAYING, now))
        numbers = [0]
        alone, _ = await measured(hall, numbers, asyncio.sleep(ALONE))
        began = time.monotonic()
        beside, told = await measured(hall, numbers, hall.retention.forget())
        print(
            f"{told.sessions} sessions, {told.tables} tables, {told.guests} guests in {told.pieces} pieces and "
            f"{time.monotonic() - began:.0f} s; the slowest piece took {1000 * told.slowest:.1f} ms"
        )
        shown("while nothing goes", alone)
        shown("while the hall forgets", beside)
        await hall.store.close()


if __name__ == "__main__":
    asyncio.run(main(int((sys.argv[1:] or ["100000"])[0]), (sys.argv[2:] or [""])[0]))
