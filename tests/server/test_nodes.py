"""Several halls on one PostgreSQL: who has what, and that nothing is written by a node that has lost it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import update
from tests.server import postgres
from tests.server.desk.scene import scene
from tests.server.noded import LEASE, at, noded, nodes_of, sign, silenced, until
from tests.server.running import hall_in
from tests.server.test_alone import command, complaint

from ludarium import i18n
from ludarium.core import LudariumError
from ludarium.server.desk import store as desk_store
from ludarium.server.desk.store import EventStore, _rows
from ludarium.server.errors import Moved
from ludarium.server.http.guests import hashed
from ludarium.server.nodes import listing
from ludarium.server.settings import Settings
from ludarium.server.storage.choice import Choice
from ludarium.server.storage.database import Database
from ludarium.server.storage.hints import LESSONS
from ludarium.server.storage.nodes import TABLE
from ludarium.server.storage.retention import A_DAY
from ludarium.server.storage.schema import TableRow

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
BOTS = [None, "random", "random", "random", "random"]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# -- who may open


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ko"])
async def test_nodes_on_sqlite_are_refused_with_a_sentence(tmp_path: Path, lang: str) -> None:
    status, said = await complaint(command(tmp_path, lang=lang, LUDARIUM_NODE="a"))
    assert status == 2
    assert said == i18n.refusal(lang, "node-sqlite", {})


@pytest.mark.parametrize(
    "wrong",
    [
        {"NODE": "A b"},
        {"NODE_ADDRESS": "hall.example:8000"},
        {"NODE_ADDRESS": "http://hall.example/path"},
        {"NODE_LEASE": "0"},
        {"NODE_LEASE": "1000"},
    ],
)
def test_settings_of_a_node_that_can_t_be_meant(wrong: dict[str, str]) -> None:
    given = {"NODE": "a", "DATABASE": "postgresql+asyncpg://hall@db/hall", **wrong}
    with pytest.raises(LudariumError) as refused:
        Settings.read({f"LUDARIUM_{name}": value for name, value in given.items()})
    assert refused.value.code == "setting-wrong"
    assert f"LUDARIUM_{next(iter(wrong))}" == refused.value.facts["name"]


def test_a_node_is_reached_by_its_host_and_port() -> None:
    assert Settings(node="a", host="10.0.0.7", port=81).node_url == "http://10.0.0.7:81"
    assert Settings(node="a", host="fd00::7", port=81).node_url == "http://[fd00::7]:81"
    assert "0.0.0.0" not in Settings(node="a", host="0.0.0.0").node_url
    assert Settings(node="a", node_address="https://a.example/").node_url == "https://a.example"


@on_postgresql
def test_a_hall_alone_and_nodes_keep_each_other_out(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            for node, code in (("", "database-in-use"), ("a", "node-in-use")):
                with pytest.raises(LudariumError) as refused:
                    await Database(nodes.url, node=node).open()
                assert refused.value.code == code
        async with postgres.fresh(database_url) as url, hall_in(tmp_path, database=url):
            with pytest.raises(LudariumError) as refused:
                await Database(url, node="a").open()
            assert refused.value.code == "database-in-use"

    run(tried())


@on_postgresql
def test_a_new_database_is_made_once_by_all_who_come_at_once(database_url: str) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url, new=True) as url:
            databases = [Database(url, node=name) for name in "abcd"]
            await asyncio.gather(*(one.open() for one in databases))
            await asyncio.gather(*(one.close() for one in databases))

    run(tried())


# -- one owner


@on_postgresql
def test_of_all_who_claim_at_once_one_has_it(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", "c") as nodes:
            ann = await nodes["a"].guest("Ann")
            tables = [(await ann.table())["id"] for _ in range(12)]
            await nodes.ask("UPDATE hall_table SET owner = NULL")
            stores = [nodes_of(nodes[name]).store for name in "abc"]
            for table in tables:
                owners = await asyncio.gather(*(store.claim(TABLE, table) for store in stores))
                assert len(set(owners)) == 1, owners
                assert owners[0] in [store.writer.node for store in stores]
            assert len(await nodes.ask("SELECT id FROM hall_table WHERE owner IS NULL")) == 0
            assert await stores[0].claim(TABLE, "nowhere") is None

    run(tried())


@on_postgresql
def test_what_a_living_node_has_is_not_taken(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            table = (await (await nodes["a"].guest("Ann")).table())["id"]
            with pytest.raises(Moved):
                await nodes["b"].hall.room(table)
            assert await nodes.owner(table) == "a"
            assert table not in nodes["b"].hall.rooms

    run(tried())


# -- a lease that is lost


@on_postgresql
def test_whoever_gave_no_sign_in_time_writes_nothing_and_begins_anew(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes["a"], nodes["b"]
            ann = await a.guest("Ann")
            table = (await ann.table(bots=BOTS))["id"]
            wire = await ann.wire(table)
            await wire.next("welcome")
            old, life = a.hall.rooms[table], nodes_of(a).me
            with silenced(a):
                await until(lambda: nodes_of(a).me not in nodes_of(b).known)
                there = at(b, ann)
                beyond = await there.wire(table)
                assert (await beyond.next("welcome"))["table"]["id"] == table
                assert await nodes.owner(table) == "b"
                await wire.send("sit", seat=1)
                await wire.send("start")
                bye = await wire.next("bye")
                assert bye["code"] == "moved"
                await wire.until_closed()
                assert (wire.closed, wire.reason) == (1012, "moved")
                assert await nodes.ask("SELECT status FROM hall_table WHERE id = $1", table) == [("open",)]
                assert (
                    await ann.http.post("/api/tables", json={"game": "saboteur", "seats": 5})
                ).status_code == 503
            await until(lambda: nodes_of(a).me not in (None, life))
            assert a.hall.rooms == {}
            # What is left of the old life can write nothing in the new one either.
            with pytest.raises(Moved):
                await old.services.store.add_choice(table, Choice(1, 0, "x", 0))
            with pytest.raises(Moved):
                await old.services.store.change_table(table, status="closed")
            assert await nodes.ask("SELECT * FROM choice") == []
            # Nothing is taken back by itself; the node serves what people bring to it.
            assert (await ann.get(f"/api/tables/{table}"))["id"] == table
            assert await nodes.owner(table) == "b"
            assert (await ann.table())["id"] in a.hall.rooms
            found = await ann.get("/readyz")
            assert (found["node"], found["nodes"], found["moved"]) == ("a", 2, 1)
            assert set(found["problems"]) <= {"lag"}, "how late this machine is says nothing of the node"

    run(tried())


@on_postgresql
def test_a_life_that_was_late_is_not_gone_on_with(database_url: str, tmp_path: Path) -> None:
    """Even where nobody else has noticed: the clocks of its tables stood still meanwhile."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a") as nodes:
            a = nodes["a"]
            ann = await a.guest("Ann")
            await ann.table()
            life = nodes_of(a).me
            with silenced(a):
                await nodes.ask("UPDATE hall_node SET seen = seen - 60000")
                assert (await ann.table())["code"] == "moved"
            await until(lambda: nodes_of(a).me not in (None, life))
            assert "id" in await ann.table()

    run(tried())


@on_postgresql
def test_whoever_writes_just_now_is_not_closed(database_url: str, tmp_path: Path) -> None:
    """A transaction that has seen that its node lives holds it open until it ends."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes_of(nodes["a"]), nodes_of(nodes["b"])
            table = (await (await nodes["a"].guest("Ann")).table())["id"]
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def slow(connection: Any) -> None:
                begun.set()
                await go_on.wait()
                await connection.execute(update(TableRow).where(TableRow.id == table).values(status="closed"))

            with silenced(nodes["a"]):
                writing = asyncio.create_task(a.store.writer.run(slow))
                await begun.wait()
                await asyncio.sleep(2 * LEASE)
                await b.beat()
                assert a.me in b.known
                with pytest.raises(Moved):
                    await b.hold(TABLE, table)
                go_on.set()
                await writing
                await b.beat()
                assert a.me not in b.known
                assert await b.hold(TABLE, table) == b.me
            assert await nodes.ask("SELECT status FROM hall_table WHERE id = $1", table) == [("closed",)]

    run(tried())


@on_postgresql
def test_changes_that_wait_together_are_refused_by_the_life_they_are_of(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a") as nodes:
            hall = nodes["a"].hall
            ann = await nodes["a"].guest("Ann")
            tables = [(await ann.table())["id"] for _ in range(3)]
            now, before = (
                hall.store.under(hall.store.node),
                hall.store.under(hall.store.node - 1 if hall.store.node else 0),
            )
            done = await asyncio.gather(
                now.change_table(tables[0], private=True),
                before.change_table(tables[1], private=True),
                now.change_table(tables[2], private=True),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [type(None), Moved, type(None)]
            rows = dict(await nodes.ask("SELECT id, private FROM hall_table"))
            assert [rows[table] for table in tables] == [True, False, True]

    run(tried())


@on_postgresql
def test_a_lost_connection_is_no_lost_lease(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann = await nodes["a"].guest("Ann")
            life = nodes_of(nodes["a"]).me
            for _ in range(3):
                await nodes.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                    " AND datname = current_database()"
                )
                await asyncio.sleep(0.1)
                assert "id" in await ann.table(), "nobody notices"
            assert nodes_of(nodes["a"]).me == life

    run(tried())


@on_postgresql
def test_names_that_are_found_out_slowly_keep_no_lease_waiting(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    answers = {"slow.example": "192.0.2.7"}
    asked: list[Any] = []
    before = socket.getaddrinfo

    def found(host: Any, *given: Any, **more: Any) -> Any:
        if host not in ("slow.example", "wrong.example"):
            return before(host, *given, **more)
        asked.append(host)
        if host in answers:
            go_on.wait(20)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answers[host], 0))]
        raise socket.gaierror("nobody knows this name")

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", node_lease=60.0) as nodes:
            a = nodes_of(nodes["a"])
            monkeypatch.setattr(socket, "getaddrinfo", found)
            for id_, host in ((901, "wrong.example"), (902, "slow.example")):
                await nodes.ask(
                    "INSERT INTO hall_node (id, name, address, secret, open, seen, counts) VALUES ($1, $2, $3, 's', true,"
                    " (extract(epoch FROM clock_timestamp()) * 1000)::bigint, '{}')",
                    id_, f"node{id_}", f"http://{host}:1",
                )  # fmt: skip
            try:
                for _ in range(3):
                    await asyncio.wait_for(a.beat(), 5)
                await until(lambda: "slow.example" in asked)
                assert {901, 902} <= set(a.known)
                assert "192.0.2.7" not in a.trusted
            finally:
                go_on.set()
            await until(lambda: "192.0.2.7" in a.trusted)
            # One whose name was not known is asked for again, the others are not.
            answers["wrong.example"] = "192.0.2.8"
            await a.beat()
            await until(lambda: "192.0.2.8" in a.trusted)
            assert asked.count("slow.example") == 1
            await nodes.ask("UPDATE hall_node SET open = false WHERE id > 900")
            await a.beat()
            assert not {"192.0.2.7", "192.0.2.8"} & a.trusted

    run(tried())


@on_postgresql
@pytest.mark.parametrize("pieces", [True, False])
def test_an_event_that_is_brought_while_the_lease_is_lost_is_had_by_nobody(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: bool
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a") as nodes:
            hall = nodes["a"].hall
            event = (await scene(nodes["a"], players=2)).live.event
            before = await nodes.ask("SELECT id FROM event")
            came, add = 0, EventStore.add

            async def lose() -> None:
                nodes_of(nodes["a"]).store.lost.set()
                await nodes_of(nodes["a"]).revive()

            async def rows(*given: Any) -> Any:
                nonlocal came
                came += 1
                if came == 2:
                    await lose()
                return await _rows(*given)

            async def added(*given: Any) -> None:
                await add(*given)
                await lose()

            if pieces:
                monkeypatch.setattr(desk_store, "AT_ONCE", 1)
                monkeypatch.setattr(desk_store, "_rows", rows)
            else:
                monkeypatch.setattr(EventStore, "add", added)
            with pytest.raises(Moved):
                await hall.desk.keep(event)
            assert hall.desk.live == {}
            kept = [one for (one,) in await nodes.ask("SELECT id FROM event") if (one,) not in before]
            assert len(kept) == (0 if pieces else 1)
            for id_ in kept:  # it is whole: whoever comes to it takes it
                live = await hall.desk.get(id_)
                assert live.node == nodes_of(nodes["a"]).me
                assert len(live.event.entries) == len(event.entries)

    run(tried())


@on_postgresql
def test_of_a_life_that_is_over_stays_only_what_is_needed(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes_of(nodes["a"]), nodes_of(nodes["b"])
            ann = await nodes["a"].guest("Ann")
            table = (await ann.table())["id"]
            life = a.me

            async def kept() -> Any:
                return await nodes.ask("SELECT counts::text FROM hall_node WHERE id = $1", life)

            await a.beat()
            assert "127.0.0.1" in (await kept())[0][0]
            with silenced(nodes["a"]):
                await until(lambda: life not in b.known)
                assert await kept() == [("{}",)]
            await until(lambda: a.me not in (None, life))
            assert await kept() == [("{}",)], "a table of it waits for somebody"
            assert await b.hold(TABLE, table) == b.me
            async with hall_in(tmp_path / "c", database=nodes.url, node="c", housekeeping=600.0) as c:
                assert await kept() == []
                await c.guest("Cho")
                life = nodes_of(c).me
                await nodes_of(c).beat()
                assert "127.0.0.1" in (await kept())[0][0]
            assert await kept() == [("{}",)]

    run(tried())


# -- clocks


@on_postgresql
def test_clocks_stand_still_from_the_last_sign_of_an_owner_to_the_claim(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", unwatched=600.0) as nodes:
            a, b = nodes["a"], nodes["b"]
            ann = await a.guest("Ann")
            table = (await ann.table(bots=BOTS))["id"]
            one = await ann.wire(table)
            await one.send("start")
            while True:
                asked = await one.next(
                    "game", where=lambda m: bool(m["decision"] and m["decision"]["options"])
                )
                if asked["decision"]["kind"] == "turn":
                    break
                option = asked["decision"]["options"][0]["option"]
                await one.send("choose", id=f"c{asked['number']}", number=asked["number"], option=option)
            assert asked["timers"]
            room = a.hall.rooms[table]
            await asyncio.sleep(0.5)
            assert room.play is not None
            left = {timer.key: ms for timer, ms in room.play.timers(room.running(a.hall.clock.now()))}
            began = asyncio.get_running_loop().time()
            with silenced(a):
                await until(lambda: nodes_of(a).me not in nodes_of(b).known)
                await asyncio.sleep(1.0)
                welcome = await (await at(b, ann).wire(table)).next("welcome")
                gone = 1000 * (asyncio.get_running_loop().time() - began)
            assert welcome["number"] >= asked["number"]
            for timer in welcome["timers"]:
                if timer["key"] in left:
                    lost = left[timer["key"]] - timer["left_ms"]
                    assert -1000 * LEASE / 5 - 200 <= lost <= 1000 * LEASE / 5 + 900, (lost, gone)
            # It was seen last up to one sign of life before it fell silent.
            assert gone > 1000 * LEASE * 4 / 5 + 900
            assert (
                len(
                    await nodes.ask(
                        "SELECT * FROM table_pause WHERE table_id = $1 AND ended IS NOT NULL", table
                    )
                )
                == 1
            )

    run(tried())


@on_postgresql
def test_the_time_is_the_databases(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        from ludarium.server.tables import clock

        monkeypatch.setattr(clock, "_wall", lambda: 5)
        async with noded(database_url, tmp_path, "a") as nodes:
            hall = nodes["a"].hall
            ((there,),) = await nodes.ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            assert abs(hall.clock.now() - there) < 2000
            before = hall.clock.now()
            hall.clock.set(before - 5000)
            assert hall.clock.now() >= before, "never back"
            hall.clock.set(before + 60_000)
            assert hall.clock.now() >= before + 60_000

    run(tried())


# -- going and coming


@on_postgresql
def test_a_node_that_closes_hands_over_and_its_people_go_on(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "b", node_lease=60.0) as nodes:
            there = nodes["b"].stranger()
            async with hall_in(
                tmp_path / "a", database=nodes.url, node="a", node_lease=60.0, housekeeping=600.0
            ) as a:
                ann = await a.guest("Ann")
                table = (await ann.table(bots=BOTS))["id"]
                cookies = ann.http.cookies
                wire = await ann.wire(table)
                await wire.send("start")
                await wire.next("game")
                leaving = asyncio.create_task(a.hall.hand_over())
                assert (await wire.next("bye"))["code"] in ("restart", "moved")
                await leaving
                there.http.cookies = cookies
                began = asyncio.get_running_loop().time()
                welcome = await (await there.wire(table)).next("welcome")
                assert asyncio.get_running_loop().time() - began < 10, "nobody waits for the lease"
                assert welcome["number"] >= 1
                assert await nodes.owner(table) == "b"
                # Whoever still comes to the one that closes is told to come back.
                late = await a.stranger().http.get(f"/api/tables/{table}")
                assert late.status_code in (200, 503)

    run(tried())


@on_postgresql
def test_what_nobody_has_is_taken_over_by_itself(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "b") as nodes:
            async with hall_in(tmp_path / "a", database=nodes.url, node="a", housekeeping=600.0) as a:
                ann = await a.guest("Ann")
                tables = [(await ann.table())["id"] for _ in range(4)]
            hall = nodes["b"].hall
            assert hall.rooms == {}, "nothing is loaded before it is needed"
            await nodes_of(nodes["b"]).adopt()
            assert set(hall.rooms) == set(tables)
            assert {await nodes.owner(table) for table in tables} == {"b"}

    run(tried())


@on_postgresql
def test_a_hall_alone_goes_on_with_what_nodes_had_and_they_with_its(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url) as url:
            cookies: list[httpx.Cookies] = []
            tables: list[str] = []
            for turn in range(4):
                changes: dict[str, Any] = {"node": "a", "housekeeping": 600.0} if turn % 2 == 0 else {}
                async with hall_in(tmp_path, database=url, **changes) as running:
                    for before, table in zip(cookies, tables, strict=True):
                        guest = running.stranger()
                        guest.http.cookies = before
                        assert (await guest.get(f"/api/tables/{table}"))["id"] == table
                    ann = await running.guest("Ann")
                    tables.append((await ann.table())["id"])
                    cookies.append(ann.http.cookies)

    run(tried())


# -- what all share


@on_postgresql
def test_limits_names_and_lists_are_of_all_nodes(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", tables_each=3) as nodes:
            a, b = nodes["a"], nodes["b"]
            ann = await a.guest("Ann")
            at_b = at(b, ann)
            open_table = await ann.table()
            played = await ann.table(bots=BOTS)
            wire = await ann.wire(played)
            await wire.send("start")
            await wire.next("game")
            assert "id" in await at_b.table(private=True)
            for guest in (ann, at_b):
                assert (await guest.table())["code"] == "too-many-tables"
                listed = await guest.get("/api/tables")
                assert len(listed["open"]) == 2
                assert [one["id"] for one in listed["playing"]] == [played["id"]]
                mine = await guest.get("/api/me/games")
                assert [one["status"] for one in mine["now"]] == ["playing", "open", "open"]
            strange = await b.guest("Ben")
            listed = await strange.get("/api/tables")
            assert [one["id"] for one in listed["open"]] == [open_table["id"]]
            assert listed["playing"] == [], "whoever plays with bots alone is left alone"
            await strange.get("/api/me")
            await at_b.http.patch("/api/me", json={"name": "Anna"})
            await until(lambda: a.hall.rooms[open_table["id"]].table.seats[0].name == "Anna")
            assert (await ann.get("/api/me"))["name"] == "Anna"

    run(tried())


@on_postgresql
@pytest.mark.parametrize("read", ["person", "session"])
def test_what_was_read_before_a_change_is_not_taken_over_after_it(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: str
) -> None:
    """A node hears of its own changes too, and may be reading what was before the next one."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a") as nodes:
            guests = nodes["a"].hall.guests
            ann = await nodes["a"].guest("Ann")
            token = ann.http.cookies["ludarium"]
            person = guests.known(token)
            assert person is not None
            usual = getattr(guests.store, read)
            reading, go_on = asyncio.Event(), asyncio.Event()

            async def slow(about: str) -> Any:
                found = await usual(about)
                reading.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(guests.store, read, slow)
            asked = guests.read_again(ann.id) if read == "person" else guests._found(hashed(token))
            old = asyncio.create_task(asked)
            await reading.wait()
            await guests.change(person, "Anna", None)
            go_on.set()
            await old
            assert person.name == "Anna"

    run(tried())


@on_postgresql
def test_the_lobby_tells_how_many_watch_at_other_nodes(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes["a"], nodes["b"]
            table, quiet = [await (await a.guest("Ann")).table() for _ in range(2)]
            for running in (a, b):
                await (await (await running.guest("Sue")).wire(table)).next("welcome")
            for running in (a, b):
                await sign(nodes_of(running))
            for running in (a, b):
                listed = (await running.stranger().get("/api/tables"))["open"]
                assert {one["id"]: one["spectators"] for one in listed} == {table["id"]: 2, quiet["id"]: 0}
            assert quiet["id"] not in nodes_of(b).watching_elsewhere

    run(tried())


@on_postgresql
def test_the_lobby_asks_the_database_once_for_many_readers(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        monkeypatch.setattr(listing, "READERS", 2)
        async with noded(database_url, tmp_path, "a", lobby_kept=60.0) as nodes:
            a = nodes["a"]
            asked: list[str | None] = []
            store = nodes_of(a).store
            listed = store.listed

            async def slow(person_id: str | None, *given: Any) -> Any:
                asked.append(person_id)
                await asyncio.sleep(0.2)
                return await listed(person_id, *given)

            monkeypatch.setattr(store, "listed", slow)
            people = [await a.guest(name) for name in ("Ann", "Ben")]
            table = (await people[0].table())["id"]
            for _ in range(2):
                found = await asyncio.gather(*(one.get("/api/tables") for one in people * 10))
                assert all([one["id"] for one in lists["open"]] == [table] for lists in found)
            assert sorted(asked, key=str) == sorted([None, *[one.me["id"] for one in people]], key=str)
            # What is new here is there at once.
            other = (await people[0].table())["id"]
            assert {one["id"] for one in (await people[0].get("/api/tables"))["open"]} == {table, other}
            for name in "xyz":
                await (await a.guest(name)).get("/api/tables")
            assert isinstance(a.hall.lobby, listing.NodeLobby)
            assert len(a.hall.lobby._owned) == 2

    run(tried())


@on_postgresql
def test_places_and_quotas_count_what_other_nodes_gave(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        changes: dict[str, Any] = {"spectators_address": 2, "guests_address": 3, "tables_address": 2}
        async with noded(database_url, tmp_path, "a", "b", **changes) as nodes:
            a, b = nodes["a"], nodes["b"]

            async def told() -> None:
                for running in (a, b):
                    await nodes_of(running).beat()
                for running in (a, b):
                    await nodes_of(running).beat()

            ann, ben = await a.guest("Ann"), await a.guest("Ben")
            await told()
            assert (await b.guest("Cho")).me["name"] == "Cho"
            await told()
            assert (await b.guest("Dov")).me["code"] == "too-many-guests"
            table = (await ann.table())["id"]
            await ben.table()
            await told()
            assert (await at(b, ben).table())["code"] == "too-many-tables-address"
            other = (await at(a, ben).get("/api/me/games"))["now"][0]["id"]
            for _ in range(2):
                await (await at(a, ben).wire(table)).next("welcome")
            await told()
            assert b.hall.watchers.elsewhere[""] == 2
            with pytest.raises(LudariumError) as refused, b.hall.watchers.one("127.0.0.1"):
                pass
            assert refused.value.code == "spectators-full"
            assert other

    run(tried())


@on_postgresql
def test_lessons_that_were_left_at_another_node_go(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann = await nodes["a"].guest("Ann")
            course = next(one for one in await ann.get("/api/lessons") if one["lessons"])
            lesson = {"game": course["game"], "lesson": course["lessons"][0]["name"]}
            first = (await ann.post("/api/lessons", **lesson))["id"]
            room = nodes["a"].hall.rooms[first]
            await at(nodes["b"], ann).post("/api/lessons", **lesson)
            await until(lambda: room.status == "closed")

    run(tried())


@on_postgresql
def test_a_lesson_that_was_just_begun_is_not_taken_for_one_that_was_left(
    database_url: str, tmp_path: Path
) -> None:
    """A node hears what it says itself, at any time."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a") as nodes:
            hall = nodes["a"].hall
            ann = await nodes["a"].guest("Ann")
            course = next(one for one in await ann.get("/api/lessons") if one["lessons"])
            lesson = {"game": course["game"], "lesson": course["lessons"][0]["name"]}
            said: list[str] = []

            async def noted(about: str) -> None:
                said.append(about)

            told, nodes_of(nodes["a"]).hints.told[LESSONS] = (
                nodes_of(nodes["a"]).hints.told[LESSONS],
                noted,
            )
            first = (await ann.post("/api/lessons", **lesson))["id"]
            await until(lambda: len(said) == 1)
            await told(said[0])
            assert hall.rooms[first].status == "playing"
            room = hall.rooms[first]
            await asyncio.sleep(0.01)
            second = (await ann.post("/api/lessons", **lesson))["id"]
            await until(lambda: len(said) == 2)
            await told(said[1])
            assert room.status == "closed"
            assert hall.rooms[second].status == "playing"

    run(tried())


@on_postgresql
def test_one_node_forgets_for_all(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            firsts = [await nodes_of(nodes[name]).store.is_first() for name in "ab"]
            assert firsts == [True, False]
            with contextlib.suppress(LudariumError):
                assert (await nodes["b"].hall.retention.forget()).pieces == 0

    run(tried())


@on_postgresql
def test_what_another_node_has_in_memory_is_not_forgotten(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        changes: dict[str, Any] = {"keep_closed": 1.0, "keep_sessions": 10.0, "heartbeat": 0.1}
        async with noded(database_url, tmp_path, "a", "b", **changes) as nodes:
            a, b = nodes["a"].hall, nodes["b"].hall
            ann, ben, cho = [await nodes["b"].guest(name) for name in ("Ann", "Ben", "Cho")]
            watched, closed, free = [(await ann.table())["id"] for _ in range(3)]
            await (await ben.wire(watched)).next("welcome")
            await nodes.ask("UPDATE hall_table SET status = 'closed', created = 0 WHERE id <> $1", watched)
            await nodes.ask("UPDATE hall_table SET owner = NULL WHERE id = $1", free)
            await nodes.ask("UPDATE session SET seen = 0")
            for known in b.guests._known.values():
                known.seen = 0
            await asyncio.sleep(0.6)
            assert (await a.retention.forget()).tables == 1
            people = {one for (one,) in await nodes.ask("SELECT person_id FROM session")}
            assert ben.me["id"] in people, "a socket was open all the time"
            assert cho.me["id"] not in people
            kept = {one for (one,) in await nodes.ask("SELECT id FROM hall_table")}
            assert kept == {watched, closed}
            # The node that has it forgets it, once nobody needs it any more.
            assert (await b.retention.forget()).tables == 0
            del b.rooms[closed]
            assert (await b.retention.forget()).tables == 1
            assert await nodes.ask("SELECT id FROM hall_table") == [(watched,)]

    run(tried())


@on_postgresql
def test_after_a_long_closure_nothing_is_forgotten_at_once(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with postgres.fresh(database_url) as url:
            changes: dict[str, Any] = {
                "database": url,
                "node": "a",
                "housekeeping": 600.0,
                "keep_sessions": 1.0,
            }
            turns = ((0, 0), (A_DAY // 2, 0), (3 * A_DAY, 1), (0, 1))
            for turn, (gone, pauses) in enumerate(turns):
                connection = await asyncpg.connect(url.replace("+asyncpg", ""))
                if turn:
                    await connection.execute("UPDATE hall_node SET seen = seen - $1", gone)
                    await connection.execute("UPDATE session SET seen = seen - $1", gone)
                async with hall_in(tmp_path, **changes) as running:
                    await running.guest("Ann")
                    found = await connection.fetch("SELECT ended - began FROM pause")
                    assert len(found) == pauses
                    assert all(0 <= one[0] - 3 * A_DAY < 60_000 for one in found)
                    assert (await running.hall.retention.forget()).sessions == 0
                    assert len(await connection.fetch("SELECT * FROM session")) == turn + 1
                await connection.close()

    run(tried())


@on_postgresql
def test_whoever_signs_out_at_one_node_is_out_at_all(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            b = nodes["b"]
            ann = await b.guest("Ann")
            made = await ann.http.post(
                "/api/account", json={"name": "ann", "password": "a long enough password"}
            )
            assert made.status_code == 201, made.text
            table = (await ann.table())["id"]
            cookies = httpx.Cookies(ann.http.cookies)
            wire = await ann.wire(table)
            await wire.next("welcome")
            assert (await ann.http.post("/api/sign-out", json={})).status_code < 300
            await wire.until_closed()
            there = b.stranger()
            there.http.cookies = cookies
            assert (await there.get("/api/me")) is None

    run(tried())


@on_postgresql
def test_a_deleted_account_leaves_the_tables_of_all_nodes(database_url: str, tmp_path: Path) -> None:
    """Each node does it for its own: what it has in memory is what it writes, and nothing of the name is left there."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes["a"], nodes["b"]
            ann = await a.guest("Annabelle")
            body = {"name": "annlee", "password": "a long enough password"}
            assert (await ann.http.post("/api/account", json=body)).status_code == 201
            there, ben = at(b, ann), await b.guest("Ben")
            shared, lonely, playing, missed = [
                await there.table(bots=bots)
                for bots in (
                    [None] * 5,
                    [None] * 5,
                    [None, None, *["random"] * 3],
                    [None, None, *["random"] * 3],
                )
            ]
            for table in (shared, playing, missed):
                wire = await ben.wire(table)
                await wire.send("sit", seat=1)
                await wire.next("table", where=lambda one: one["table"]["seats"][1]["kind"] == "person")
            host = await there.wire(playing)
            await host.send("chat", text="a word")
            await host.next("chat")
            await host.send("start")
            await host.next("table", where=lambda one: one["table"]["status"] == "playing")
            assert {await nodes.owner(one["id"]) for one in (shared, lonely, playing)} == {"b"}
            rooms = {one["id"]: b.hall.rooms[one["id"]] for one in (shared, lonely, playing)}
            gone = b.hall.rooms.pop(
                missed["id"]
            )  # of which nobody hears: it is found when it is brought back
            gone.drop()
            deleted = await ann.http.post("/api/account/delete", json={"name": "annlee"})
            assert deleted.status_code == 200, deleted.text
            await until(lambda: rooms[lonely["id"]].status == "closed")
            await until(lambda: rooms[playing["id"]].table.host_id == ben.id)
            again = await b.hall.room(missed["id"])
            for room in (rooms[shared["id"]], rooms[playing["id"]], again):
                assert room.table.host_id == ben.id
                assert ann.id not in [seat.person_id for seat in room.table.seats]
                assert "Annabelle" not in [seat.name for seat in room.table.seats]
                assert not [line for line in room.lines if line.person_id == ann.id and line.text != "…"]
            named = "SELECT table_id FROM seat WHERE person_id = $1 OR name = 'Annabelle'"
            assert await nodes.ask(named, ann.id) == []
            kept = "SELECT id, status, host_id FROM hall_table WHERE owner IS NOT NULL ORDER BY id"
            rows = {row[0]: row[1:] for row in await nodes.ask(kept)}
            assert rows[lonely["id"]][0] == "closed"
            assert rows[shared["id"]] == ("open", ben.id)
            assert rows[playing["id"]] == ("playing", ben.id)
            assert await there.get("/api/me") is None

    run(tried())
