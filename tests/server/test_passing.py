"""Requests and sockets that come to a node that does not have what they are about."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest
from tests.server import postgres
from tests.server.desk.scene import Scene, scene
from tests.server.noded import Noded, at, noded, nodes_of, silenced, until
from tests.server.running import Guest, Message, Player, hall_in, seated
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from ludarium.server.app import Application
from ludarium.server.http.doors import FEWEST, RESERVED, Doors
from ludarium.server.nodes.asking import HEADER, TURNS, Asked
from ludarium.server.nodes.passing import LOOK_AGAIN, Passing, place_of
from ludarium.server.run import configured
from ludarium.server.settings import Settings
from ludarium.server.storage.nodes import EVENT, FIRST, TABLE, Node
from ludarium.tournaments import actions as act

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
BOTS = [None, "random", "random", "random", "random"]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("/api/tables/abc", (TABLE, "abc")),
        ("/api/tables/abc/replay/3", (TABLE, "abc")),
        ("/ws/tables/abc", (TABLE, "abc")),
        ("/api/events/xyz", (EVENT, "xyz")),
        ("/api/events/xyz/live", (EVENT, "xyz")),
        ("/api/account/sessions", (FIRST, "")),
        ("/api/sign-in", (FIRST, "")),
        ("/api/reports", (FIRST, "")),
        ("/api/reports/7", (FIRST, "")),
        ("/api/sign-in/link/wait", (FIRST, "")),
        ("//api/sign-in", (FIRST, "")),
        ("/api//account///sessions", (FIRST, "")),
        ("//ws//tables//abc", (TABLE, "abc")),
        ("/api/events//xyz/live", (EVENT, "xyz")),
        ("/api//events//presets", None),
        ("/api/tables//", None),
        ("/api/accounts", None),
        ("/api/tables", None),
        ("/api/tables/", None),
        ("/api/events", None),
        ("/api/events/presets", None),
        ("/api/events/import", None),
        ("/api/events/cards/keyforge", None),
        ("/api/events/catalogues/x/y", None),
        ("/api/events/" + "x" * 33, None),
        ("/api/debug/tables/abc", None),
        ("/", None),
    ],
)
def test_what_an_address_is_about(path: str, place: tuple[str, str] | None) -> None:
    assert place_of(path) == place


@contextlib.asynccontextmanager
async def event_at_a(
    database_url: str, data: Path, **changes: Any
) -> AsyncIterator[tuple[Noded, Scene, Scene]]:
    """An event that node a has, and the same for those who come to node b."""
    async with noded(database_url, data, "a", "b", **changes) as nodes:
        found = await scene(nodes["a"], players=2)
        there = Scene(nodes["b"], at(nodes["b"], found.host), {"id": found.id})
        there.players = [at(nodes["b"], one) for one in found.players]
        yield nodes, found, there


@on_postgresql
def test_several_slashes_are_one_to_all_nodes(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with event_at_a(database_url, tmp_path) as (nodes, found, there):
            for path in (f"//api/events/{found.id}", f"/api///events//{found.id}"):
                url = httpx.URL(str(there.host.http.base_url)).copy_with(raw_path=path.encode())
                answer = await there.host.http.get(url)
                assert answer.status_code == 200, (path, answer.text)
                assert answer.json()["id"] == found.id
            assert nodes["b"].hall.desk.live == {}

    run(tried())


async def test_streams_that_many_follow_leave_a_connection_for_others(tmp_path: Path) -> None:
    async def follow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
            await reader.read()
        writer.close()

    settings = Settings(node="a", data=tmp_path, database="postgresql+asyncpg://hall@nowhere/hall")
    app = Application(settings)
    assert app.hall.nodes is not None
    passing = Passing(app, app.hall.nodes, Doors(1_000, 1_000))
    server = await asyncio.start_server(follow, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    streams: list[httpx.Response] = []
    try:
        for _ in range(13):
            asked = [
                passing.transport.handle_async_request(
                    httpx.Request("GET", url, extensions={"timeout": {"pool": 10.0}})
                )
                for _ in range(40)
            ]
            streams += await asyncio.gather(*asked)
        assert [one.status_code for one in streams] == [200] * 520
    finally:
        await asyncio.gather(*(one.aclose() for one in streams))
        await passing.transport.aclose()
        server.close()


def test_a_connection_that_is_passed_on_takes_two_descriptors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(node="a", data=tmp_path, database="postgresql+asyncpg://hall@nowhere/hall")
    app = Application(settings)
    assert app.hall.nodes is not None
    passing = configured(app, settings, RESERVED + FEWEST).app
    assert isinstance(passing, Passing)
    doors = passing.doors
    assert (doors.inside, doors.most) == (0, FEWEST)
    inside: list[int] = []
    statuses: list[int] = []
    away: list[OSError] = []

    async def where(place: tuple[str, str]) -> Node:
        return Node(7, "b", "http://127.0.0.1:1", "", {})

    async def no_line(node: Node, scope: Any) -> Any:
        inside.append(doors.inside)
        if away:
            raise away.pop()
        raise InvalidStatus(Response(404, "", Headers()))

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"].endswith(".start"):
            statuses.append(message["status"])

    monkeypatch.setattr(passing, "_where", where)
    monkeypatch.setattr(passing, "_line", no_line)
    monkeypatch.setattr("ludarium.server.nodes.passing.SPARE", 0.0)
    scope: Any = {"type": "websocket", "path": "/ws/tables/x", "headers": []}

    async def tried() -> None:
        await passing(scope, receive, send)
        assert (inside, statuses, doors.inside) == ([1], [404], 0)
        assert app.hall.nodes is not None
        app.hall.nodes.lease = 1.5 * LOOK_AGAIN
        passing._opening = asyncio.Semaphore(0)
        asyncio.get_running_loop().call_later(3 * LOOK_AGAIN, passing._opening.release)
        away.append(OSError())
        await passing(scope, receive, send)
        assert (statuses, inside) == ([404] * 2, [1] * 3), "whoever waits for others is not late"
        for _ in range(FEWEST):
            assert doors.enter("192.0.2.1", lambda: None) is not None
        await passing(scope, receive, send)
        await passing({**scope, "type": "http", "method": "GET"}, receive, send)
        assert statuses == [404, 404, 503, 429], "no room for another line"
        assert (len(inside), doors.inside) == (3, FEWEST)

    asyncio.run(tried())


# -- tables


@on_postgresql
def test_every_request_about_a_table_is_answered_as_where_it_is(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann = await nodes["a"].guest("Ann")
            there = at(nodes["b"], ann)
            table = (await ann.table(bots=BOTS))["id"]
            wire = await there.wire(table)
            await wire.next("welcome")
            await wire.send("start")
            last = await Player(wire, "any").to_the_end()
            assert last["decision"] is None
            assert nodes["b"].hall.rooms == {}
            for path, query in (
                ("", {}),
                ("/record", {}),
                ("/replay", {"seat": 0}),
                ("/replay/3", {}),
                ("/official", {}),
                ("/replay", {"seat": 77}),
            ):
                here = await ann.http.get(f"/api/tables/{table}{path}", params=query)
                beyond = await there.http.get(f"/api/tables/{table}{path}", params=query)
                assert (beyond.status_code, beyond.content) == (here.status_code, here.content), path
                for name in (
                    "content-type",
                    "content-security-policy",
                    "cache-control",
                    "content-disposition",
                ):
                    assert beyond.headers.get(name) == here.headers.get(name), (path, name)
            unknown = await there.http.get("/api/tables/nowhere")
            assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-table")

    run(tried())


@on_postgresql
def test_a_change_of_a_seat_comes_back_with_its_refusals(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann = await nodes["a"].guest("Ann")
            table = (await ann.table())["id"]
            there = at(nodes["b"], ann)
            for body in ({"options": {"nothing": 1}}, {"wrong": 1}):
                path = f"/api/tables/{table}/seats/0"
                here, beyond = await ann.http.patch(path, json=body), await there.http.patch(path, json=body)
                assert beyond.status_code == here.status_code >= 400
                assert beyond.json() == here.json()
            foreign = await there.http.patch(path, json={}, headers={"origin": "https://evil.example"})
            assert foreign.json()["code"] == "wrong-origin"

    run(tried())


@on_postgresql
def test_a_socket_is_passed_on_with_who_speaks_and_why_it_ends(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann, ben = await nodes["a"].guest("Ann"), await nodes["b"].guest("Ben")
            table = (await ann.table())["id"]
            one, two = await ann.wire(table), await ben.wire(table)
            assert (await two.next("welcome"))["you"]["name"] == "Ben"
            await two.send("sit", seat=1)
            await one.next("table", where=lambda m: m["table"]["seats"][1]["name"] == "Ben")
            await two.send("chat", text="한 줄 — 中文")
            assert (await one.next("chat"))["text"] == "한 줄 — 中文"
            await two.send("choose", id="x", number=0, option="x")
            assert (await two.refusal("x"))["code"] == "not-started"
            await two.connection.send(b"\x00")
            assert (await two.next("error"))["code"] == "malformed-message"
            two.cut()
            await one.next("table", where=lambda m: not m["table"]["seats"][1]["present"])
            # A node that is not asked for a person says so itself; so does a table that is none.
            stranger = nodes["b"].stranger()
            for where, code in ((table, 4401), ("nowhere", 4401)):
                lost = await stranger.wire(where, hello=False)
                await lost.until_closed()
                assert lost.closed == code
            private = (await ann.table(private=True))["id"]
            lost = await ben.wire(private)
            await lost.until_closed()
            assert (lost.closed, lost.reason) == (4403, "not-spectatable")
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{nodes['b'].ws}/ws/tables/{table}", origin="https://evil.example")  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403

    run(tried())


@on_postgresql
def test_limits_count_the_address_that_asked_first(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", spectators_address=1) as nodes:
            ann, ben = await nodes["a"].guest("Ann"), await nodes["b"].guest("Ben")
            table = (await ann.table())["id"]

            async def watch(address: str) -> Any:
                headers = {
                    "cookie": f"ludarium={ben.http.cookies['ludarium']}",
                    "x-forwarded-for": address,
                }
                connection = await connect(
                    f"{nodes['b'].ws}/ws/tables/{table}", additional_headers=headers, compression=None
                )
                await connection.send(json.dumps({"type": "hello", "last": None, "chat": None, "lang": "en"}))
                return connection, json.loads(await connection.recv())["type"]

            lines = [await watch("192.0.2.1"), await watch("192.0.2.1"), await watch("192.0.2.2")]
            assert [said for _, said in lines] == ["welcome", "bye", "welcome"]
            assert set(nodes["a"].hall.watchers.taken) == {"192.0.2.1", "192.0.2.2"}
            for line, _ in lines:
                await line.close()

    run(tried())


# -- events


@on_postgresql
def test_every_request_about_an_event_is_answered_as_where_it_is(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with event_at_a(database_url, tmp_path) as (nodes, found, there):
            await there.must(act.Entered("Late"))
            assert [one["name"] for one in (await found.view())["people"]] == ["P0", "P1", "Late"]
            await there.draw()
            for path in (
                "",
                "log",
                "preview",
                "why/0",
                "codes",
                "export.json",
                "players.csv",
                "corrections",
                "nothing",
            ):
                here, beyond = await found.get(path), await there.get(path)
                assert beyond.status_code == here.status_code, path
                if path != "":
                    assert beyond.content == here.content, path
            since = (await there.get()).json()["tag"]
            assert (await there.get("changes", since=since)).json()["changes"] == []
            refusal = await there.send(act.Entered("Who", "none"), there.nobody)
            assert (
                refusal.status_code
                == (await found.send(act.Entered("Who", "none"), found.nobody)).status_code
            )
            assert nodes["b"].hall.desk.live == {}
            # What is in the list, and what I am there, is known everywhere.
            listed = await there.host.get("/api/events")
            assert [(one["id"], one["role"]) for one in listed] == [(found.id, "organizer")]
            assert (await there.players[0].get("/api/events"))[0]["role"] == "player"
            await there.must(act.Staffed(found.players[1].id, "P1", "judge"))
            assert (await there.players[1].get("/api/events"))[0]["role"] == "judge"

    run(tried())


@on_postgresql
def test_a_long_body_is_passed_on_as_it_comes(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with event_at_a(database_url, tmp_path) as (_, found, there):
            rows = "".join(
                f"Somebody {number} of a very long list of people,Club {number % 7}\n"
                for number in range(3000)
            )
            body = ("name,club\n" + rows).encode()
            assert len(body) > 2 * 64 * 1024
            answer = await there.host.http.post(f"{there.path}/players.csv", content=body)
            assert answer.status_code == 200, answer.text
            assert len((await found.view())["people"]) == 3002

            async def pieces() -> AsyncIterator[bytes]:
                for first in range(0, len(body), 10_000):
                    yield body[first : first + 10_000]

            answer = await there.host.http.post(f"{there.path}/players.csv", content=pieces())
            assert (
                answer.status_code
                == (await found.host.http.post(f"{found.path}/players.csv", content=body)).status_code
            )

    run(tried())


@on_postgresql
def test_a_stream_of_an_event_comes_through_and_ends_with_its_reader(
    database_url: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with event_at_a(database_url, tmp_path) as (nodes, found, there):
            live = nodes["a"].hall.desk.live[found.id]
            async with there.nobody.http.stream("GET", f"{there.path}/live") as stream:
                assert stream.headers["content-type"].startswith("text/event-stream")
                lines = stream.aiter_lines()

                async def told() -> int:
                    async for line in lines:
                        if line.startswith("data:"):
                            return int(json.loads(line[5:])["entries"])
                    raise AssertionError("the stream has ended")

                before = await asyncio.wait_for(told(), 10)
                assert len(live.watchers) == 1
                await found.must(act.Entered("Late"))
                assert await asyncio.wait_for(told(), 10) == before + 1
            await until(lambda: not live.watchers)

    run(tried())


@on_postgresql
def test_an_event_and_its_tables_go_together(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludarium.server.desk import tables

    monkeypatch.setattr(tables, "EVERY", 0.02)

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            a, b = nodes["a"], nodes["b"]
            found = await scene(a, "tokyo-duel-swiss", players=2, online=True)
            await found.draw()
            await until(lambda: found.live.event.current.tables[0].hall)  # type: ignore[union-attr]
            table = found.live.event.current.tables[0].hall  # type: ignore[union-attr]
            await until(lambda: a.hall.rooms[table].play is not None)
            player = at(b, found.players[found.live.event.rounds[0].tables[0].players[0]])
            with silenced(a):
                await until(lambda: nodes_of(a).me not in nodes_of(b).known)
                # Somebody comes to the table: the event comes with it, and takes the result.
                wire = await player.wire(table)
                welcome = await wire.next("welcome")
                assert await nodes.owner(found.id, "event") == "b"
                await wire.send("table", id="end", number=welcome["number"], option="concede>0")
                there = Scene(b, at(b, found.host), {"id": found.id})
                await until(lambda: found.id in b.hall.desk.live)
                await until(lambda: there.live.event.rounds[0].tables[0].done)
                assert (await found.send(act.Entered("Late"))).status_code == 503, (
                    "the old one decides nothing"
                )
            assert len(await there.kept()) == len(there.live.event.entries)
            answer = await at(a, found.host).http.get(found.path)
            assert answer.json()["view"]["rounds"][0]["tables"][0]["status"] == "done"

    run(tried())


# -- who may pass something on


@on_postgresql
def test_nobody_pretends_to_be_a_node(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann = await nodes["a"].guest("Ann")
            table = (await ann.table())["id"]
            nodes_a = nodes_of(nodes["a"])
            wrong = Asked("0" * 48, "192.0.2.1", "hall", "http")
            right = Asked(nodes_a.secret, "192.0.2.1", "hall", "http")
            for said in (b"", b"{}", b"\xff", b"null", in_json(wrong)):
                headers = {HEADER: said}
                for path in (f"/api/tables/{table}", "/api/me", "/"):
                    answer = await ann.http.get(path, headers=headers)
                    assert answer.status_code == 421
                    assert answer.content == b""
            # Even a node only asks for what it passes on, of whoever has it.
            for path, status in ((f"/api/tables/{table}", 200), ("/api/me", 421), ("/api/guests", 421)):
                answer = await ann.http.get(path, headers={HEADER: in_json(right)})
                assert answer.status_code == status, path
            other = (await (await nodes["b"].guest("Ben")).table())["id"]
            answer = await ann.http.get(f"/api/tables/{other}", headers={HEADER: in_json(right)})
            assert answer.status_code == 421
            assert nodes_a.secret not in (await ann.http.get("/readyz")).text

    run(tried())


def in_json(said: Asked) -> bytes:
    return json.dumps(
        {"secret": said.secret, "client": said.client, "host": said.host, "scheme": said.scheme}
    ).encode()


# -- nodes that don't answer


@on_postgresql
def test_a_request_waits_for_the_lease_of_a_node_that_is_gone(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "b") as nodes:
            b = nodes["b"]
            ann = await b.guest("Ann")
            table, other = (await ann.table())["id"], (await ann.table())["id"]
            b.hall.rooms.clear()
            with socket.create_server(("127.0.0.1", 0)) as silent:  # it takes connections and says nothing
                for id_, address, port in (
                    (901, "http://127.0.0.1:1", 1),
                    (902, "", silent.getsockname()[1]),
                ):
                    await nodes.ask(
                        "INSERT INTO hall_node (id, name, address, secret, open, seen, counts) VALUES ($1, $2, $3, 's', true,"
                        " (extract(epoch FROM clock_timestamp()) * 1000)::bigint, '{}')",
                        id_, f"gone{id_}", address or f"http://127.0.0.1:{port}",
                    )  # fmt: skip
                await nodes.ask("UPDATE hall_table SET owner = 901 WHERE id = $1", table)
                await nodes.ask("UPDATE hall_table SET owner = 902 WHERE id = $1", other)
                await nodes_of(b).beat()
                answers = await asyncio.gather(
                    ann.http.get(f"/api/tables/{table}"), ann.http.get(f"/api/tables/{other}", timeout=30)
                )
                assert [answer.status_code for answer in answers] == [200, 200]
                assert {await nodes.owner(table), await nodes.owner(other)} == {"b"}

    run(tried())


@on_postgresql
def test_what_may_have_been_done_is_not_done_again(database_url: str, tmp_path: Path) -> None:
    """The other node takes a decision, and is gone before it answers."""

    async def tried() -> None:
        taken = 0

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal taken
            await reader.readuntil(b"\r\n\r\n")
            taken += 1
            writer.close()

        async with noded(database_url, tmp_path, "b", node_lease=5.0) as nodes:
            b = nodes["b"]
            found = await scene(b, players=1)
            server = await asyncio.start_server(take, "127.0.0.1", 0)
            port = server.sockets[0].getsockname()[1]
            await nodes.ask(
                "INSERT INTO hall_node (id, name, address, secret, open, seen, counts) VALUES (900, 'x', $1, 's', true,"
                " (extract(epoch FROM clock_timestamp()) * 1000)::bigint, '{}')",
                f"http://127.0.0.1:{port}",
            )
            await nodes.ask("UPDATE event SET owner = 900")
            b.hall.desk.drop()
            await nodes_of(b).beat()
            answer = await found.send(act.Entered("Late"))
            assert (answer.status_code, answer.json()["code"]) == (503, "moved")
            assert taken == 1
            view = (await found.host.http.get(found.path, timeout=30)).json()["view"]
            assert len(view["people"]) == 1
            assert taken > 1, "what only reads is asked again"
            server.close()

    run(tried())


@on_postgresql
def test_sockets_and_streams_to_a_node_that_is_gone_end(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with event_at_a(database_url, tmp_path) as (nodes, _, there):
            a, b = nodes["a"], nodes["b"]
            ann = await a.guest("Ann")
            table = (await ann.table())["id"]
            wire = await at(b, ann).wire(table)
            await wire.next("welcome")
            async with there.nobody.http.stream("GET", f"{there.path}/live", timeout=30) as stream:
                pieces = stream.aiter_raw()
                await anext(pieces)
                with silenced(a):
                    await until(lambda: nodes_of(a).me not in nodes_of(b).known)
                    await wire.until_closed()
                    assert wire.closed == 1012
                    with contextlib.suppress(httpx.RemoteProtocolError):
                        async for _ in pieces:
                            pass
                    assert (await (await at(b, ann).wire(table)).next("welcome"))["table"]["id"] == table

    run(tried())


@on_postgresql
def test_whoever_looks_for_too_much_is_refused_at_the_first_node(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", view_rate=0.1) as nodes:
            stranger: Guest = nodes["a"].stranger()
            codes = [(await stranger.get(f"/api/tables/none{n}"))["code"] for n in range(8)]
            assert codes[:6] == ["unknown-table"] * 6
            assert codes[-1] == "rate-limited"

    run(tried())


@on_postgresql
def test_a_node_that_has_closed_is_not_asked(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "b", node_lease=60.0) as nodes:
            async with hall_in(
                tmp_path / "a", database=nodes.url, node="a", node_lease=60.0, housekeeping=600.0
            ) as a:
                ann = await a.guest("Ann")
                table, cookies = (await ann.table())["id"], ann.http.cookies
                await nodes_of(nodes["b"]).beat()
            there = nodes["b"].stranger()
            there.http.cookies = cookies
            assert (await there.get(f"/api/tables/{table}"))["id"] == table

    run(tried())


@on_postgresql
def test_my_games_say_whose_turn_it_is_at_tables_of_another_node(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b") as nodes:
            ann, ben = await nodes["a"].guest("Ann"), await nodes["a"].guest("Ben")
            table = await ann.table(game="ready-fence", seats=2, private=True)
            first, second = await ann.wire(table), await ben.wire(table, invite=table["invite"])
            await second.send("sit", seat=1)
            await seated(first, 1)
            await first.send("start")
            await second.next("welcome", where=lambda m: m["decision"] is not None)
            there, room = at(nodes["b"], ben), await nodes["a"].hall.room(table["id"])
            await step_of(there, table)
            assert table["id"] not in nodes["b"].hall.rooms

            async def told() -> int | None:
                (shown,) = (await there.get("/api/me/games"))["now"]
                found: int | None = shown["turn"]
                return found

            seen = set()
            with contextlib.ExitStack() as stack:
                for wire, name in ((first, "a"), (second, "b")):
                    task = asyncio.create_task(Player(wire, name).play(12))
                    stack.callback(task.cancel)
                while room.number < 12:
                    seen.add(await told())
            assert room.play is not None
            decision = room.play.state.decision()
            assert decision is not None
            assert await told() == decision.seat
            assert seen <= {-1, 0, 1}
            # Nobody else is told, and a node that does not answer holds nobody up.
            answer = await there.http.get(TURNS, params={"tables": table["id"]})
            assert answer.text == (await there.http.get("/nodes/nothing")).text
            wrong = {HEADER.decode(): msgspec.json.encode(Asked("wrong")).decode()}
            answer = await there.http.get(TURNS, params={"tables": table["id"]}, headers=wrong)
            assert (answer.status_code, answer.content) == (421, b"")
            with mock.patch.object(nodes_of(nodes["b"]), "transport", httpx.MockTransport(silent)):
                assert await told() is None

    run(tried())


def silent(request: httpx.Request) -> httpx.Response:
    raise httpx.ConnectError("nobody is there", request=request)


async def step_of(guest: Guest, table: Message) -> None:
    """Come to a table by another node, which passes it on."""
    wire = await guest.wire(table, invite=table["invite"])
    await wire.next("welcome")
    await wire.close()
