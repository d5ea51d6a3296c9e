"""Kill -9 the hall while it forgets: nothing is left half, and the rest goes the next time."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from tests.server import forked
from tests.server.aged import A_DAY, on_each_database

from ludarium.core import Chance
from ludarium.server import serve
from ludarium.server.storage import retention
from ludarium.server.storage.analysis_rows import AnalysisRow
from ludarium.server.storage.database import Database
from ludarium.server.storage.rating_rows import RatedSeatRow
from ludarium.server.storage.retention import PARTS
from ludarium.server.storage.schema import (
    ChatRow,
    ChoiceRow,
    PersonRow,
    SeatRow,
    SessionRow,
    TablePauseRow,
    TableRow,
)
from ludarium.server.storage.seek_rows import PresenceRow, SeekRow
from ludarium.server.storage.store import OVER
from ludarium.server.tables.clock import Clock

UNUSED = 600  # people whose session has to end
USELESS = 600  # people without a session, each with a finished game: both have to go
STAYING = 40  # people who came today, each with a finished game of long ago
STEPS = 5  # choices of each game
KILLS = 6
LIFE = 250  # milliseconds of a hall at most, after it has begun
PATIENCE = 240.0
EACH: tuple[tuple[Any, int], ...] = tuple(zip(PARTS, (STEPS, STEPS, 1, 1, 1, 1), strict=True))
"""How many rows of each kind a game has."""


def hasty_hall(given: dict[str, Any]) -> None:
    """A hall that forgets in many small pieces, from its first moment on."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"FIRST": 0.0, "REST": 0.0, "SHARE": 0.0, "PIECE": 10, "ROWS": 60}.items():
            patch.setattr(retention, name, value)
        serve(**given)


async def fill(database: Database) -> None:
    now = Clock().now()
    old = now - 900 * A_DAY
    people: list[dict[str, Any]] = []
    sessions: list[dict[str, Any]] = []
    tables: list[dict[str, Any]] = []
    parts: dict[Any, list[dict[str, Any]]] = {part: [] for part in PARTS}
    seeks: list[dict[str, Any]] = []
    for number in range(UNUSED + USELESS + STAYING):
        id_ = f"{number:016x}"
        useless = UNUSED <= number < UNUSED + USELESS
        people.append(
            {"id": id_, "name": "Ann", "lang": "en", "created": old, "gone": old if useless else None}
        )
        if not useless:
            seen = old if number < UNUSED else now
            sessions.append({"token": f"{number:064x}", "person_id": id_, "created": old, "seen": seen})
        if number >= UNUSED:
            tables.append(
                {
                    "id": f"t{number}",
                    "game": "saboteur",
                    "version": "1",
                    "seats": 1,
                    "options": {},
                    "private": False,
                    "invite": "",
                    "host_id": id_,
                    "status": OVER,
                    "secret": "00",
                    "created": old,
                    "ended": old,
                }
            )
            here = {"table_id": f"t{number}", "seat": 0}
            parts[SeatRow].append(
                {**here, "kind": "person", "person_id": id_, "name": "Ann", "bot": None, "nonce": ""}
            )
            rated = {"game": "saboteur", "place": 1, "before": 1500.0, "rating": 1510.0, "deviation": 80.0}
            parts[RatedSeatRow].append({**here, **rated, "person_id": id_, "at": old})
            for step in range(1, STEPS + 1):
                parts[ChoiceRow].append({**here, "number": step, "option": "x", "at": old})
                parts[ChatRow].append(
                    {**here, "number": step, "person_id": id_, "name": "Ann", "text": "hi", "at": old}
                )
            parts[AnalysisRow].append({"table_id": f"t{number}", "eyes": -1, "at": old, "body": "{}"})
            parts[TablePauseRow].append({"table_id": f"t{number}", "began": old})
        if useless:  # what is left of them goes with them
            seek = {"id": id_, "person_id": id_, "party": id_, "game": "saboteur", "seats": 5, "options": {}}
            seek |= {"brought": {}, "rated": False, "pairs": False, "since": old, "seen": now}
            seeks.append({**seek, "table_id": f"t{number}"})
    async with database.writing.begin() as connection:
        for row, rows in ((PersonRow, people), (SessionRow, sessions), (TableRow, tables)):
            await connection.execute(insert(row), rows)
        for part, rows in parts.items():
            await connection.execute(insert(part), rows)
        await connection.execute(insert(SeekRow), seeks)
        present = [{"person_id": one["person_id"], "lobby": now} for one in seeks]
        await connection.execute(insert(PresenceRow), present)


async def counted(database: Database) -> tuple[int, int, int]:
    """How many sessions, tables and people there are."""
    async with database.reading.connect() as connection:
        sessions, tables, people = [
            (await connection.execute(select(func.count()).select_from(row))).scalar_one()
            for row in (SessionRow, TableRow, PersonRow)
        ]
    return sessions, tables, people


async def check(database: Database) -> None:
    """See that whatever is there is there whole, and that nothing names what is not there."""
    async with database.reading.connect() as connection:
        if database.sqlite:
            assert (await connection.exec_driver_sql("PRAGMA foreign_key_check")).fetchall() == []
        tables = set((await connection.execute(select(TableRow.id))).scalars())
        for part, each in EACH:
            rows = await connection.execute(select(part.table_id, func.count()).group_by(part.table_id))
            assert dict([tuple(row) for row in rows]) == dict.fromkeys(tables, each)
        for row in (SeekRow.person_id, PresenceRow.person_id):
            named = set((await connection.execute(select(row))).scalars())
            assert named <= set((await connection.execute(select(PersonRow.id))).scalars())
        here = set((await connection.execute(select(SessionRow.person_id))).scalars())
        people = await connection.execute(select(PersonRow.id, PersonRow.gone))
        for id_, gone in people:
            assert (gone is None) == (id_ in here), (
                "whose last session ended is known to have gone, and nobody else"
            )


@contextlib.asynccontextmanager
async def server_process(url: str, data: Path) -> Any:
    """The real server, until the block ends; then it is killed."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    log = data / "server.log"
    process = forked.begin(hasty_hall, log, {"port": port, "data": data, "database": url, "bot_workers": 1})
    try:
        yield
        assert process.returncode is None, log.read_text()[-3000:]
    finally:
        process.kill()
        await process.wait()


@on_each_database
def test_a_hall_that_is_killed_leaves_nothing_half(old_url: str, tmp_path: Path, seed: str) -> None:
    chance = Chance.of(seed)
    end = (STAYING, STAYING, UNUSED + STAYING)

    async def tried() -> None:
        database = Database(old_url)
        await database.open()
        await database.close()  # and nobody holds its lock
        await fill(database)
        seen = [await counted(database)]
        for _ in range(KILLS):
            async with server_process(old_url, tmp_path), asyncio.timeout(PATIENCE):
                while await counted(database) == seen[-1] != end:
                    await asyncio.sleep(0.005)
                await asyncio.sleep(chance.below(LIFE) / 1000)
            await check(database)
            seen.append(await counted(database))
        assert any(end < found < seen[0] for found in seen), f"none was killed in the middle: {seen}"
        async with server_process(old_url, tmp_path), asyncio.timeout(PATIENCE):
            while await counted(database) != end:
                await asyncio.sleep(0.05)
        await check(database)
        await database.close()

    asyncio.run(tried())
