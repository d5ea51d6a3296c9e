"""Choices that wait together are one statement: it keeps what they say, all of it or nothing, and only for a node that lives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from tests.server import postgres
from tests.server.test_writer import make_table

from ludarium.core import LudariumError
from ludarium.server.errors import Moved
from ludarium.server.storage.choice import Choice
from ludarium.server.storage.nodes import NodeStore
from ludarium.server.storage.store import Person, Store, Taken

on_both = pytest.mark.parametrize("database_url", ["sqlite", *["postgresql"] * postgres.HERE], indirect=True)
on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
LEASE = 30.0
LIMIT = 2.0
SAID = [
    Choice(1, 0, "place 3,-1 'x' \"y\" \\ {z}, %s :a ?", 2**53 + 1, "p", "a.1:b-c_d"),
    Choice(2, -1, "한국어 遊戲 Æmber 🂡 null", 0),
    Choice(3, 4, "12", 5, None, "NULL"),
    Choice(4, 1, "[1, null]", 6, "p"),
]


@asynccontextmanager
async def stored(url: str, node: str = "", limit: float = LEASE) -> AsyncIterator[tuple[Store, list[int]]]:
    """A store with a table "a", and of how many choices each group was that took the usual way."""
    store = Store(url, limit, node)
    await store.open()
    try:
        nodes = NodeStore(store, node, "http://here", LEASE) if node else None
        if nodes is not None:
            await nodes.begin("secret")
        await store.add_person(Person("p", "Ann", "en"), "token", 1)
        await make_table(store, "a")
        usual: list[int] = []
        attempt = store.writer._attempt

        async def counted(group: Any) -> Any:
            usual.append(len(group))
            return await attempt(group)

        store.writer._attempt = counted  # type: ignore[method-assign]
        yield store, usual
    finally:
        await store.close()


async def add(store: Store, *choices: Choice) -> list[BaseException | None]:
    return await asyncio.gather(*(store.add_choice("a", one) for one in choices), return_exceptions=True)


@on_both
def test_what_is_written_by_one_statement_is_what_was_said(database_url: str) -> None:
    async def tried() -> None:
        async with stored(database_url) as (store, usual):
            commits = store.writer.commits
            assert await add(store, *SAID) == [None] * len(SAID)
            assert await store.choices("a") == SAID
            assert (usual, store.writer.commits - commits) == ([], 1)

    asyncio.run(tried())


@on_both
def test_of_choices_that_wait_together_only_the_wrong_ones_are_refused(database_url: str) -> None:
    async def tried() -> None:
        async with stored(database_url) as (store, _):
            again = Choice(2, 3, "somebody was quicker", 1)
            done = await add(store, *SAID[:2], again, *SAID[2:])
            assert [type(one) for one in done] == [type(None)] * 2 + [Taken] + [type(None)] * 2
            assert await store.choices("a") == SAID
            assert await add(store, Choice(5, 0, "x", 1)) == [None], "and it goes on"

    asyncio.run(tried())


@on_postgresql
@pytest.mark.parametrize(
    "end", ["UPDATE hall_node SET open = false", "UPDATE hall_node SET seen = seen - 60000"]
)
def test_a_node_whose_life_is_over_writes_none_of_them(database_url: str, end: str) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url) as url, stored(url, "n") as (store, usual):
            assert await add(store, *SAID[:2]) == [None] * 2
            other = await asyncpg.connect(url.replace("+asyncpg", ""))
            await other.execute(end)
            done = await add(store, *SAID[2:])
            assert [type(one) for one in done] == [Moved, Moved]
            assert await store.choices("a") == SAID[:2]
            assert usual == []
            await other.close()

    asyncio.run(tried())


@on_postgresql
def test_a_life_that_is_being_ended_is_waited_for_and_one_that_writes_is_not_ended(database_url: str) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url) as url, stored(url, "n") as (store, usual):
            one, other = [await asyncpg.connect(url.replace("+asyncpg", "")) for _ in range(2)]
            # Whoever writes holds the node's row: it can't be closed under the statement.
            async with one.transaction():
                await one.execute("LOCK TABLE choice IN EXCLUSIVE MODE")
                writing = asyncio.create_task(add(store, SAID[0]))
                ending = asyncio.create_task(other.execute("UPDATE hall_node SET open = false"))
                done, _ = await asyncio.wait([writing, ending], timeout=0.5)
                if ending in done:  # it came first
                    assert not writing.done()
            if [type(each) for each in await writing] == [type(None)]:
                assert await store.choices("a") == SAID[:1]
            await ending
            # And whoever is closing it is waited for: what comes then is refused.
            await other.execute("UPDATE hall_node SET open = true")
            async with one.transaction():
                await one.execute("UPDATE hall_node SET open = false")
                writing = asyncio.create_task(add(store, SAID[1]))
                done, _ = await asyncio.wait([writing], timeout=0.3)
                assert not done
            assert [type(each) for each in await writing] == [Moved]
            assert SAID[1] not in await store.choices("a")
            assert usual == []
            for connection in (one, other):
                await connection.close()

    asyncio.run(tried())


@on_postgresql
def test_a_database_that_does_not_answer_is_waited_for_once(database_url: str) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url) as url, stored(url, limit=LIMIT) as (store, usual):
            assert await add(store, SAID[0]) == [None]
            other = await asyncpg.connect(url.replace("+asyncpg", ""))
            async with other.transaction():
                await other.execute("LOCK TABLE choice IN EXCLUSIVE MODE")
                (refused,) = await add(store, SAID[1])
                assert isinstance(refused, LudariumError)
                assert refused.code == "storage"
                assert usual == []
            assert await add(store, SAID[2]) == [None]
            await other.close()

    asyncio.run(tried())


@on_postgresql
def test_a_connection_that_was_lost_costs_no_choice(database_url: str) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url) as url, stored(url) as (store, _):
            assert await add(store, SAID[0]) == [None]
            other = await asyncpg.connect(url.replace("+asyncpg", ""))
            await other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'ludarium%'"
            )
            assert await add(store, *SAID[1:]) == [None] * 3
            assert await store.choices("a") == SAID
            await other.close()

    asyncio.run(tried())
