"""What nobody needs any more goes: as the settings say, whole, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, select, text
from tests.server.aged import A_DAY, KEEP, Aged, aged, in_a_hall, on_each_database, until
from tests.server.desk.scene import scene
from tests.server.running import hall_in
from tests.server.test_database import differences

from ludarium.core import LudariumError
from ludarium.server.settings import Settings
from ludarium.server.storage import retention
from ludarium.server.storage.database import Database, alembic_config
from ludarium.server.storage.schema import PersonRow, SessionRow
from ludarium.server.storage.store import CLOSED, PLAYING
from ludarium.tournaments import actions as act

# -- tables and guests


@on_each_database
def test_a_finished_game_goes_once_its_people_are_long_gone(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        here, lately, long = [
            await old.person(unused=1), await old.person(gone=19), await old.person(gone=21),
        ]  # fmt: skip
        stay = [
            await old.table(here, long, None, ended=300),
            await old.table(long, None, here, ended=300),
            await old.table(lately, long, ended=300),
            await old.table(long, lately, ended=300),
            await old.table(long, long, ended=19),
            await old.table(long, long, ended=300, event="e"),
            await old.table(here, long, status=PLAYING),
        ]
        await old.table(long, long, ended=21)
        await old.table(long, None)  # of a time when it was not kept when a game ended
        told = await old.forget()
        assert told.tables == 2
        assert await old.tables() == set(stay)
        assert await old.people() == {here, lately, long}
        assert (await old.forget()).pieces == 0

    in_a_hall(old_url, tmp_path, work)


@on_each_database
def test_closed_tables_go_after_their_time(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        here = await old.person(unused=1)
        stay = {await old.table(here, here, status=CLOSED, ended=9)}
        await old.table(here, here, status=CLOSED, ended=11)
        await old.table(here, here, status=CLOSED, started=old.ago(11))
        await old.table(here, here, status=CLOSED, ended=11, event="e")
        assert (await old.forget()).tables == 3
        assert await old.tables() == stay

    in_a_hall(old_url, tmp_path, work)


async def test_a_table_that_closes_says_when(tmp_path: Path) -> None:
    async with hall_in(tmp_path, open_idle=0.0, abandoned=0.0) as running:
        old = Aged(running)
        ann = await running.guest("Ann")
        table = await ann.table()
        courses = await ann.get("/api/lessons")
        name = next(course["lessons"][0]["name"] for course in courses if course["game"] == "saboteur")
        lesson = await ann.post("/api/lessons", game="saboteur", lesson=name)
        ids = [table["id"], lesson["id"]]

        async def closed() -> bool:
            return set(await running.hall.store.table_ids(CLOSED)) == set(ids)

        await until(closed)
        for id_ in ids:
            kept = await running.hall.store.table(id_)
            assert kept is not None
            assert old.ago(0.01) < (kept.ended or 0) <= old.ago(0)


@on_each_database
def test_guests_go_whom_nothing_names(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        stay = [await old.person(unused=1), await old.person(gone=4), await old.person(came=4)]
        seated, host = await old.person(gone=10), await old.person(gone=10)
        await old.table(host, seated, ended=1)
        await old.person(gone=6)
        await old.person()
        assert (await old.forget()).guests == 2
        assert await old.people() == {*stay, seated, host}

    in_a_hall(old_url, tmp_path, work)


@on_each_database
def test_one_after_the_other_all_of_somebody_goes(old_url: str, tmp_path: Path) -> None:
    """Each of its days counts from the end of what held it."""

    async def work(old: Aged) -> None:
        ann = await old.person(unused=101)
        table = await old.table(ann, ann, ended=300)

        async def days_later(days: float) -> tuple[int, int, int]:
            for statement in (
                f"UPDATE session SET seen = seen - {int(days * A_DAY)}",
                f"UPDATE person SET gone = gone - {int(days * A_DAY)}",
            ):
                await old.store.writer.write((text(statement), None))
            told = await old.forget()
            return told.sessions, told.tables, told.guests

        assert await days_later(0) == (1, 0, 0)
        assert await days_later(6) == (0, 0, 0), "the game names them"
        assert await days_later(13.9) == (0, 0, 0)
        assert await old.tables() == {table}
        assert await days_later(0.2) == (0, 1, 1)
        assert (await old.people(), await old.tables()) == (set(), set())

    in_a_hall(old_url, tmp_path, work)


@on_each_database
def test_whom_and_what_an_event_names_stays(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        found = await scene(old.running, players=4)
        judge = await found.hire("judge")
        for guest in [found.host, judge, *found.players]:
            await old.unused(guest, 500)
        assert (await old.forget()).sessions == 0, "the event is not over"
        nobody = await old.person(gone=500)
        named = [await old.table(nobody, nobody, ended=400), await old.table(nobody, status=CLOSED)]
        await found.draw()
        for number, id_ in enumerate(named):
            await old.hall.desk.decide(found.live, act.Seated(0, number, id_), "")
        await found.must(act.Ended(), why="rain")
        for guest in [found.host, judge, *found.players]:
            await old.unused(guest, 500)
        told = await old.forget()
        assert (told.sessions, told.tables, told.guests) == (6, 0, 0)
        assert await old.tables() == set(named)
        assert await old.people() == {nobody, *[guest.id for guest in [found.host, judge, *found.players]]}
        assert (await old.running.stranger().get(f"/api/events/{found.id}"))["view"]["name"] == "Sunday"

    in_a_hall(old_url, tmp_path, work, keep_guests=0.000_001)


@on_each_database
def test_a_table_that_is_being_looked_at_stays(old_url: str, tmp_path: Path, monkeypatch: Any) -> None:
    async def work(old: Aged) -> None:
        gone = await old.person(gone=500)
        table = await old.table(gone, gone, ended=500)
        await old.hall.room(table)
        assert (await old.forget()).tables == 0
        del old.hall.rooms[table]
        write, refused = old.hall.retention._write, []

        async def while_it_goes(*args: Any) -> float:
            with pytest.raises(LudariumError, match="unknown-table"):
                await old.hall.room(table)
            refused.append(table)
            return await write(*args)

        monkeypatch.setattr(old.hall.retention, "_write", while_it_goes)
        assert (await old.forget()).tables == 1
        assert refused[0] == table
        assert (await old.running.stranger().http.get(f"/api/tables/{table}")).status_code == 404
        assert not old.hall.retention.removing

    in_a_hall(old_url, tmp_path, work)


@on_each_database
def test_what_is_kept_for_ever_stays(old_url: str, tmp_path: Path) -> None:
    async def work(old: Aged) -> None:
        ann, gone = await old.person(unused=5000), await old.person(gone=5000)
        tables = {await old.table(gone, ended=5000), await old.table(gone, status=CLOSED, ended=5000)}
        told = await old.forget()
        assert (told.sessions, told.tables, told.guests, told.pieces) == (0, 0, 0, 0)
        assert (await old.people(), await old.tables()) == ({ann, gone}, tables)

    in_a_hall(old_url, tmp_path, work, **dict.fromkeys(KEEP, 0.0))


# -- time in which the hall was closed


@on_each_database
def test_who_had_no_time_to_come_back_gets_a_week(old_url: str, tmp_path: Path) -> None:
    async def lived() -> None:
        async with aged(old_url, tmp_path, **KEEP) as old:
            late, never = await old.person(unused=99), await old.person(unused=101)
        for later, stays in ((30, {late}), (0, {late}), (6.9, {late}), (0.2, set())):
            # What was so many days ago is now so many more.
            for table, column in (
                ("session", "seen"), ("pause", "began"), ("pause", "ended"), ("heartbeat", "at"),
            ):  # fmt: skip
                await execute(old_url, f"UPDATE {table} SET {column} = {column} - {int(later * A_DAY)}")
            if later < 30:  # closed for a moment only
                await execute(old_url, f"UPDATE heartbeat SET at = at + {int(later * A_DAY)}")
            async with aged(old_url, tmp_path, **KEEP) as old:
                await old.forget()
                assert await old.sessions() == stays, later
                assert never not in stays

    asyncio.run(lived())


async def execute(url: str, statement: str) -> None:
    database = Database(url)
    async with database.writing.begin() as connection:
        await connection.execute(text(statement))
    await database.close()


async def test_a_clock_that_runs_ahead_ends_nothing(tmp_path: Path) -> None:
    async with hall_in(tmp_path, **KEEP) as running:
        old = Aged(running)
        await old.person(unused=1)
        running.later(1000 * A_DAY / 1000)
        assert (await old.forget()).pieces == 0
        assert len(await old.sessions()) == 1


# -- its task


async def test_it_goes_round_by_itself_and_again(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(retention, "FIRST", 0.1)
    monkeypatch.setattr(retention, "EVERY", 0.1)
    monkeypatch.setattr(retention, "AGAIN", 0.1)
    async with hall_in(tmp_path, database_limit=2.0, **KEEP) as running:
        old = Aged(running)

        async def none() -> bool:
            return not await old.sessions()

        await old.person(unused=500)
        await until(none)
        await old.person(unused=500)
        with sqlite3.connect(tmp_path / "hall.sqlite3", isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            await asyncio.sleep(3.0)
            other.execute("ROLLBACK")
        await until(none)


@on_each_database
def test_what_goes_goes_in_small_pieces(old_url: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(retention, "STEP", 7)
    monkeypatch.setattr(retention, "PIECE", 3)
    monkeypatch.setattr(retention, "ROWS", 40)

    async def work(old: Aged) -> None:
        kept = {await old.person(unused=number) for number in range(20)}
        for _ in range(20):
            await old.person(unused=500)
        gone = await old.person(gone=500)
        for _ in range(10):
            await old.table(gone, gone, ended=500)
        sizes: list[int] = []
        write = old.hall.retention._write

        async def small(*args: Any) -> float:
            before = len(await old.tables()), len(await old.sessions()), len(await old.people())
            took = await write(*args)
            after = len(await old.tables()), len(await old.sessions()), len(await old.people())
            sizes.append(sum(before) - sum(after))
            return took

        monkeypatch.setattr(old.hall.retention, "_write", small)
        told = await old.forget()
        assert (told.sessions, told.tables, told.guests) == (20, 10, 1)
        assert told.pieces == len(sizes) >= 12
        assert set(sizes) <= {1, 2, 3}
        assert await old.people() - kept == {
            row["id"] for row in await old.store.rows(select(PersonRow.id).where(PersonRow.gone.is_not(None)))
        }

    in_a_hall(old_url, tmp_path, work)


# -- settings, and a database of an older hall


@pytest.mark.parametrize("name", list(KEEP))
@pytest.mark.parametrize("found", ["-1", "nan", "inf", "1e9", "soon"])
def test_days_that_cannot_be_meant_are_refused(name: str, found: str) -> None:
    with pytest.raises(LudariumError, match="setting-wrong"):
        Settings.read({f"LUDARIUM_{name.upper()}": found})
    assert getattr(Settings.read({f"LUDARIUM_{name.upper()}": "0"}), name) == 0


def test_every_setting_is_told_of() -> None:
    told = (Path(__file__).parents[2] / "docs/operate.md").read_text(encoding="utf-8")
    names = [
        f"LUDARIUM_{field.name.upper()}"
        for field in fields(Settings)
        if field.name not in ("host", "port", "data")
    ]
    assert [name for name in names if f"`{name}`" not in told] == []


@on_each_database
def test_sessions_of_an_older_hall_were_used_as_long_as_it_was_there(old_url: str, tmp_path: Path) -> None:
    def to(revision: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            config = alembic_config(connection)
            (command.downgrade if revision != "head" else command.upgrade)(config, revision)

        return work

    async def upgraded() -> None:
        database = Database(old_url)
        async with database.writing.begin() as connection:
            await connection.run_sync(to("0006"))
            for statement in (
                "INSERT INTO person VALUES ('p', 'Ann', 'en', 5)",
                "INSERT INTO session VALUES ('old', 'p', 5), ('new', 'p', 2000)",
                "INSERT INTO heartbeat VALUES (1, 1000)",
            ):
                await connection.exec_driver_sql(statement)
            await connection.run_sync(to("head"))
            rows = await connection.execute(select(SessionRow.__table__).order_by(SessionRow.token))
            assert [tuple(row) for row in rows] == [("new", "p", 2000, 2000, ""), ("old", "p", 5, 1000, "")]
            people = await connection.execute(select(PersonRow.__table__))
            assert [tuple(row) for row in people] == [("p", "Ann", "en", 5, None, False, True)]
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(upgraded())
