"""Three nodes on one PostgreSQL, behind a proxy that gives each connection to the next: they are killed, stopped and woken,
told to end, cut off from one another and from their database, and lose it, while people and bots play at many tables. Nothing that was
acknowledged is lost or counts twice, no seat is given twice, and every table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from tests.load.people import SEAT, Rivals, crowd
from tests.load.test_kill import CHOICES, LINES, Told, compared, progress
from tests.load.troupe import Troupe, gathered
from tests.server import postgres

from ludarium.core import Record
from ludarium.core.record import Choice
from ludarium.server.tables.fair import check_record, game_seed
from ludarium.testing import seed_of_run

FAULTS = int(os.environ.get("LUDARIUM_KILLS") or 6)
TABLES = int(os.environ.get("LUDARIUM_KILL_TABLES") or 4)
GOES_ON_WITHIN = 240.0


async def kept(troupe: Troupe, told: Told, rivals: list[Rivals]) -> int:
    """Compare what has been told by now with what is in the database; the number of choices there."""
    told = Told(dict(told.acks), dict(told.steps), dict(told.lines), set(told.over))
    given = {table: set(has) for one in rivals for table, has in one.told.items()}
    rows = await troupe.ask(f"SELECT table_id, person_id FROM seat WHERE seat = {SEAT}")
    seats = {row["table_id"]: row["person_id"] for row in rows}
    for table, has in given.items():
        assert len(has) == 1, f"a seat was given twice: {table}"
        assert seats[table] in has, f"a seat was given and lost: {table}"
    return compared(
        [tuple(row) for row in await troupe.ask(CHOICES)],
        [tuple(row) for row in await troupe.ask(LINES)],
        told,
    )


async def records(troupe: Troupe) -> dict[str, Record]:
    """Every game that has begun, as its rows tell it."""
    found: dict[str, Record] = {}
    nonces: dict[str, list[str]] = {}
    for row in await troupe.ask("SELECT table_id, nonce FROM seat ORDER BY table_id, seat"):
        nonces.setdefault(row["table_id"], []).append(row["nonce"])
    for row in await troupe.ask("SELECT * FROM hall_table WHERE started IS NOT NULL"):
        seed = game_seed(bytes.fromhex(row["secret"]), nonces[row["id"]])
        record = Record(row["game"], row["version"], row["seats"], seed, json.loads(row["options"]))
        if row["scores"] is not None:
            record.scores = json.loads(row["scores"])
        found[row["id"]] = record
    for row in await troupe.ask("SELECT table_id, seat, option FROM choice ORDER BY table_id, number"):
        found[row["table_id"]].choices.append(Choice(row["seat"], row["option"]))
    return found


async def record_of(http: httpx.AsyncClient, table: str) -> str:
    """The record of a finished game, of whichever node has it."""
    async with asyncio.timeout(GOES_ON_WITHIN):
        while True:
            with contextlib.suppress(httpx.TransportError):  # the proxy may just have given a node up
                answer = await http.get(f"/api/tables/{table}/record")
                if answer.status_code == 200:
                    return answer.text
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.2)


@pytest.fixture
def database() -> Iterator[tuple[str, postgres.Own | None]]:
    if postgres.GIVEN is not None:
        yield postgres.GIVEN, None
    else:
        with postgres.own_postgres(durable=True) as own:
            yield own.url, own


@pytest.fixture
async def troupe(database: tuple[str, postgres.Own | None], tmp_path: Path) -> AsyncIterator[Troupe]:
    async with gathered(*database, tmp_path) as opened:
        yield opened


@pytest.mark.skipif(not postgres.HERE, reason="PostgreSQL is not there")
@pytest.mark.timeout(7200)
async def test_faults_of_nodes_lose_nothing_and_leave_no_table_stuck(
    troupe: Troupe, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Told()
    people = crowd(troupe.proxy, told, TABLES)
    rivals = [Rivals(troupe.proxy) for _ in range(max(1, TABLES // 8))]
    tasks = [asyncio.create_task(one.play()) for one in people]
    tasks += [asyncio.create_task(one.run()) for one in rivals]
    began = time.monotonic()
    slowest = 0.0

    async def all_go_on() -> None:
        """Wait until every table has gone on; somebody who was told what must not be ends that at once."""
        going = asyncio.create_task(progress(told, list(people), GOES_ON_WITHIN))
        await asyncio.wait([going, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                going.cancel()
                task.result()
        await going

    try:
        await all_go_on()
        for _ in range(FAULTS):
            kind = troupe.next()
            await troupe.happen(kind)
            since = time.monotonic()
            await all_go_on()
            took = time.monotonic() - since
            slowest = max(slowest, took)
            with capsys.disabled():
                print(
                    f"\n{sum(troupe.faults.values())} {kind}: all went on within {took:.1f} s",
                    end="",
                    flush=True,
                )
            await kept(troupe, told, rivals)
        await all_go_on()
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    rows = await kept(troupe, told, rivals)
    assert len(told.acks) > FAULTS
    assert any(one.races for one in rivals)
    async with httpx.AsyncClient(base_url=troupe.proxy.url, timeout=30) as http:
        for table in told.over:
            record = Record.parse(await record_of(http, table))
            outcome = record.final().outcome()
            assert outcome is not None
            assert outcome.scores == record.scores
            assert all(check.holds for check in check_record(record))
    games = await records(troupe)
    assert told.over <= set(games)
    for record in games.values():
        record.final()
    lives = (await troupe.ask("SELECT max(id) AS lives FROM hall_node"))[0]["lives"]
    heard = sum([*(one.heard for one in people), *(one.heard for one in rivals)], Counter[str]())
    with capsys.disabled():
        print(
            f"\n{FAULTS} faults ({', '.join(f'{count} {kind}' for kind, count in sorted(troupe.faults.items()))}) in"
            f" {time.monotonic() - began:.0f} s, seed {seed_of_run()}: {TABLES} tables at a time, {len(people)} people,"
            f" {rows} choices kept, {len(told.acks)} acknowledged, none lost, none twice; {sum(p.again for p in people)} sent again;"
            f" {len(games)} games replayed from their rows, {len(told.over)} of them to their end;"
            f" {sum(one.races for one in rivals)} races for a seat; {lives} lives of nodes,"
            f" {troupe.woken} woken to find themselves replaced; refusals {dict(heard)};"
            f" all tables went on within {slowest:.1f} s"
        )
