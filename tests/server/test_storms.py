"""All who come at once: they are a few questions to the database, and nobody is sent away for what the hall is slow with."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server import postgres
from tests.server.noded import at, noded, nodes_of
from tests.server.running import RunningServer

from ludarium.server.errors import Moved
from ludarium.server.http.guests import hashed
from ludarium.server.storage.nodes import TABLE
from ludarium.server.ws import socket

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
LONG: Any = {"node_lease": 120.0}
"""A lease that a busy machine does not lose, where none is meant to be lost."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@on_postgresql
def test_many_tables_are_claimed_together_whatever_becomes_of_one(database_url: str, tmp_path: Path) -> None:
    """Of each is found who has it: free ones are taken, one that lives elsewhere and one that there is not are told apart, and
    one that somebody has locked keeps no other waiting."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", **LONG) as nodes:
            ann = await nodes["b"].guest("Ann")
            tables = [(await ann.table())["id"] for _ in range(12)]
            theirs, locked, *free = tables
            await nodes.ask("UPDATE hall_table SET owner = NULL WHERE id <> $1", theirs)
            store, b = nodes_of(nodes["a"]).store, nodes_of(nodes["b"]).me
            commits = store.writer.commits
            other = await asyncpg.connect(nodes.url.replace("+asyncpg", ""))
            try:
                holding = other.transaction()
                await holding.start()
                await other.execute("SELECT id FROM hall_table WHERE id = $1 FOR UPDATE", locked)
                waits = asyncio.create_task(store.claim(TABLE, locked))
                wanted = [theirs, *free, "nowhere"]
                found = await asyncio.gather(*(store.claim(TABLE, one) for one in wanted))
                assert found == [b, *[store.writer.node] * len(free), None]
                assert not waits.done()
                await other.execute("UPDATE hall_table SET owner = $1 WHERE id = $2", b, locked)
                await holding.commit()
                assert await waits == b
            finally:
                await other.close()
            # One for those who came first, one for all others; and the one that waited.
            assert store.writer.commits - commits <= 3
            assert len(await nodes.ask("SELECT id FROM hall_table WHERE owner = $1", store.writer.node)) == 10

    run(tried())


@on_postgresql
def test_of_many_tables_none_is_taken_by_a_life_that_is_over(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", **LONG) as nodes:
            ann = await nodes["b"].guest("Ann")
            tables = [(await ann.table())["id"] for _ in range(6)]
            await nodes.ask("UPDATE hall_table SET owner = NULL")
            store = nodes_of(nodes["a"]).store
            await nodes.ask("UPDATE hall_node SET open = false WHERE name = 'a'")
            claims = (store.claim(TABLE, one) for one in tables)
            assert [type(one) for one in await asyncio.gather(*claims, return_exceptions=True)] == [Moved] * 6
            assert await nodes.ask("SELECT id FROM hall_table WHERE owner IS NOT NULL") == []
            # The next life of the node takes them; what was asked for in the one before is not done in its name.
            await nodes_of(nodes["a"]).revive()
            assert await store.claim(TABLE, tables[0]) == store.writer.node

    run(tried())


@on_postgresql
def test_each_table_of_many_stood_still_since_its_own_node_was_seen(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", **LONG) as nodes:
            ann = await nodes["a"].guest("Ann")
            tables = [(await ann.table())["id"] for _ in range(3)]
            await nodes.ask("UPDATE hall_table SET status = 'playing', started = 1")
            for table, name, seen in zip(tables, ("x", "y", "y"), (5000, 7000, 7000), strict=True):
                await nodes.ask(
                    "INSERT INTO hall_node (name, address, secret, open, seen, counts) SELECT $1::varchar, 'http://x', 's', false, $2, '{}' "
                    "WHERE NOT EXISTS (SELECT id FROM hall_node WHERE name = $1::varchar)", name, seen,
                )  # fmt: skip
                await nodes.ask(
                    "UPDATE hall_table SET owner = (SELECT id FROM hall_node WHERE name = $1) WHERE id = $2", name, table
                )  # fmt: skip
            store = nodes_of(nodes["a"]).store
            await asyncio.gather(*(store.claim(TABLE, one) for one in tables))
            stood = dict(await nodes.ask("SELECT table_id, began FROM table_pause"))
            assert stood == dict(zip(tables, (5000, 7000, 7000), strict=True))

    run(tried())


@on_postgresql
def test_many_who_come_to_a_node_are_a_few_questions(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", sockets_each=50, **LONG) as nodes:
            a, b = nodes["a"], nodes["b"]
            ann = await a.guest("Ann")
            tables = [(await ann.table())["id"] for _ in range(10)]
            await a.hall.drop()
            await nodes.ask("UPDATE hall_table SET owner = NULL")
            b.hall.guests.fresh = -1.0
            asked: list[str] = []
            rows = b.hall.store.rows

            async def counted(statement: Any) -> Any:
                asked.append(str(statement))
                return await rows(statement)

            monkeypatch.setattr(b.hall.store, "rows", counted)
            wires = await asyncio.gather(*(at(b, ann).wire(table) for table in tables for _ in range(2)))
            await asyncio.gather(*(wire.next("welcome") for wire in wires))
            assert set(b.hall.rooms) == set(tables)
            # A look for each of 20 sockets at its session and at its table, and six reads for each of 10 tables, were 100.
            assert len(asked) < 60, asked

    run(tried())


@on_postgresql
def test_a_question_is_asked_again_where_its_line_was_lost(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", **LONG) as nodes:
            ann = await nodes["a"].guest("Ann")
            store, key = nodes["a"].hall.store, hashed(ann.http.cookies["ludarium"])
            assert await store.session(key) is not None
            await nodes.ask(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ludarium a' "
                "AND pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
            )
            await asyncio.sleep(0.1)
            found = await store.session(key)
            assert found is not None
            assert found[0].name == "Ann"

    run(tried())


async def test_whoever_has_said_hello_waits_for_a_hall_that_is_slow(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 1.0)
    ann = await running.guest("Ann")
    table = (await ann.table())["id"]
    room = running.hall.room

    async def slow(table_id: str) -> Any:
        await asyncio.sleep(1.5)
        return await room(table_id)

    monkeypatch.setattr(running.hall, "room", slow)
    assert (await (await ann.wire(table)).next("welcome"))["table"]["id"] == table
