"""The writer: group commit, groups that have to be split, and nothing acknowledged that is not on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludarium.core import LudariumError
from ludarium.server.storage.choice import Choice
from ludarium.server.storage.database import InUse
from ludarium.server.storage.store import Person, Seat, Store, Table, Taken
from ludarium.server.storage.writer import MOST


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}")
    await store.open()
    await store.add_person(Person("p", "Ann", "en"), "token", 1)
    yield store
    await store.close()


async def make_table(store: Store, id_: str) -> None:
    seats = [Seat(number, "bot", None, f"bot {number}", "random", "00") for number in range(5)]
    table = Table(
        id=id_,
        game="saboteur",
        version="1",
        options={"maps": 5},
        private=False,
        invite="i",
        host_id="p",
        status="playing",
        secret="00",
        created=1,
        seats=seats,
        started=1,
    )
    await store.add_table(table)
    assert await store.table(id_) == table


async def test_what_arrives_together_is_committed_together(store: Store) -> None:
    for table in ("a", "b"):
        await make_table(store, table)
    commits = store.writer.commits
    await asyncio.gather(
        *(
            store.add_choice(table, Choice(number, 0, "x", 5))
            for table in ("a", "b")
            for number in range(1, 101)
        )
    )
    assert store.writer.commits - commits <= 3, "200 choices in one or two transactions"
    assert [choice.number for choice in await store.choices("b")] == list(range(1, 101))
    assert [choice.number for choice in await store.choices("a", after=98)] == [99, 100]


async def test_a_group_is_not_larger_than_it_may_be(store: Store) -> None:
    await make_table(store, "a")
    commits = store.writer.commits
    count = 2 * MOST + 1
    await asyncio.gather(*(store.add_choice("a", Choice(n, 0, "x", 5)) for n in range(1, count + 1)))
    assert store.writer.commits - commits >= 3
    assert len(await store.choices("a")) == count


async def test_of_a_group_only_the_wrong_one_fails(store: Store) -> None:
    await make_table(store, "a")
    await store.add_choice("a", Choice(1, 0, "first", 5))
    results = await asyncio.gather(
        *(store.add_choice("a", Choice(number, 1, "later", 6)) for number in (1, 2, 3, 3, 4)),
        return_exceptions=True,
    )
    assert [isinstance(result, Taken) for result in results] == [True, False, False, True, False]
    assert [choice.option for choice in await store.choices("a")] == ["first", "later", "later", "later"]


async def test_a_change_holds_together_or_not_at_all(store: Store) -> None:
    await make_table(store, "a")
    await store.add_choice("a", Choice(1, 0, "x", 5))
    with pytest.raises(Taken):
        await store.add_choice("a", Choice(1, 0, "y", 6), {"status": "over", "ended": 6, "scores": [1]})
    table = await store.table("a")
    assert table is not None
    assert (table.status, table.scores) == ("playing", None)
    await store.add_choice("a", Choice(2, 0, "y", 6), {"status": "over", "ended": 6, "scores": [1, 2]})
    table = await store.table("a")
    assert table is not None
    assert (table.status, table.ended, table.scores) == ("over", 6, [1, 2])


async def test_an_answer_means_that_another_connection_sees_it(store: Store, tmp_path: Path) -> None:
    await make_table(store, "a")
    with sqlite3.connect(tmp_path / "hall.sqlite3") as reader:
        for number in range(1, 21):
            await store.add_choice("a", Choice(number, 0, "x", 5))
            assert reader.execute("SELECT max(number) FROM choice").fetchone() == (number,)


async def test_a_caller_that_is_cut_off_changes_nothing_about_the_commit(store: Store) -> None:
    await make_table(store, "a")
    waiting = asyncio.create_task(store.add_choice("a", Choice(1, 0, "x", 5)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.add_choice("a", Choice(2, 0, "x", 5))
    assert [choice.number for choice in await store.choices("a")] == [1, 2]


async def test_closing_commits_what_waits(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite3'}"
    store = Store(url)
    await store.open()
    await store.add_person(Person("p", "Ann", "en"), "token", 1)
    await make_table(store, "a")
    writes = [asyncio.create_task(store.add_choice("a", Choice(n, 0, "x", 5))) for n in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    again = Store(url)
    await again.open()
    assert len(await again.choices("a")) == 50
    await again.close()


async def test_no_update_is_lost_between_writers(store: Store, tmp_path: Path) -> None:
    """The driver's own way of beginning transactions loses most of these."""
    from sqlalchemy import text

    from ludarium.server.storage.database import Database

    others = [Database(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}") for _ in range(4)]
    await store.writer.write(
        (text("CREATE TABLE counter (n INTEGER)"), None), (text("INSERT INTO counter VALUES (0)"), None)
    )

    async def count(database: Database) -> None:
        for _ in range(25):
            async with database.writing.begin() as connection:
                found = (await connection.execute(text("SELECT n FROM counter"))).scalar_one()
                await connection.execute(text("UPDATE counter SET n = :n"), {"n": found + 1})

    await asyncio.gather(*(count(database) for database in others))
    async with others[0].reading.connect() as connection:
        assert (await connection.execute(text("SELECT n FROM counter"))).scalar_one() == 100
    for database in others:
        await database.close()


class Locked:
    """An engine whose lock somebody has for some more attempts."""

    def __init__(self, engine: AsyncEngine, attempts: int) -> None:
        self.engine = engine
        self.attempts = attempts

    async def connect(self) -> AsyncConnection:
        self.attempts -= 1
        if self.attempts >= 0:
            raise InUse
        return await self.engine.connect()


async def test_the_lock_of_a_lost_connection_is_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has not noticed yet that it is gone. Where another hall has the lock, nothing is written."""
    await make_table(store, "a")
    writer, engine = store.writer, store.writer.engine
    for attempts in (3, 1_000_000):
        connection, writer.connection = writer.connection, None  # it was lost
        assert connection is not None
        await connection.close()
        monkeypatch.setattr(writer, "engine", Locked(engine, attempts))
        if attempts == 3:
            await store.add_choice("a", Choice(1, 0, "x", 5))
            continue
        monkeypatch.setattr("ludarium.server.storage.writer.LOCK_AGAIN", 0.2)
        with pytest.raises(LudariumError) as refused:
            await store.add_choice("a", Choice(2, 0, "x", 5))
        assert refused.value.code == "storage"
    monkeypatch.setattr(writer, "engine", engine)
    assert [choice.number for choice in await store.choices("a")] == [1]
