"""Around the game: invitations, seats, hosts, bots at seats, and the lobby."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.aside import change
from tests.server.running import PATIENCE, Guest, Message, RunningServer, Wire, hall_in
from tests.server.test_my_games import duel


def names(message: Message) -> list[str]:
    return [seat["name"] for seat in message["table"]["seats"]]


def kinds(message: Message) -> list[str]:
    return [seat["kind"] for seat in message["table"]["seats"]]


async def table_where(wire: Wire, what: Any) -> Message:
    return await wire.next("table", where=what)


async def joined(guest: Guest, table: Message, seat: int | None = None, **hello: Any) -> Wire:
    """A wire at a table, at a seat if one is given."""
    wire = await guest.wire(table, **hello)
    await wire.next("welcome")
    if seat is not None:
        await wire.send("sit", seat=seat)
        await table_where(wire, lambda m: m["table"]["seats"][seat]["person_id"] == guest.id)
    return wire


# -- seats


async def test_people_sit_move_and_stand(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ann")
    table = await ann.table()
    assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["open"] * 4
    wire, other = await joined(ann, table), await joined(ben, table)
    await other.send("sit", seat=2)
    news = await table_where(wire, lambda m: kinds(m)[2] == "person")
    assert names(news)[2] == "Ann 2", "names are unique at a table"
    await other.send("sit", seat=0)
    assert (await other.refusal())["code"] == "seat-taken"
    await other.send("sit", seat=4)
    news = await table_where(wire, lambda m: kinds(m)[4] == "person")
    assert kinds(news) == ["person", "open", "open", "open", "person"]
    assert news["table"]["seats"][4]["present"]
    await other.send("stand")
    await table_where(wire, lambda m: kinds(m)[4] == "open")
    await other.send("stand")
    assert (await other.refusal())["code"] == "not-seated"
    await other.send("sit", seat=5)
    assert (await other.refusal())["code"] == "seats-wrong"


async def test_the_host_gives_seats_to_bots_and_takes_them_back(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table()
    wire, other = await joined(ann, table), await joined(ben, table)
    await other.send("bot", seat=1, bot="random")
    assert (await other.refusal())["code"] == "not-host"
    await wire.send("bot", seat=1, bot="genius")
    assert (await wire.refusal())["code"] == "bot-unknown"
    await wire.send("bot", seat=0, bot="random")
    assert (await wire.refusal())["code"] == "seat-taken"
    for seat in (1, 2):
        await wire.send("bot", seat=seat, bot="random")
    news = await table_where(other, lambda m: kinds(m)[2] == "bot")
    assert news["table"]["seats"][1]["bot"] == "random"
    assert names(news)[1] != names(news)[2]
    await wire.send("bot", seat=1, bot=None)
    await table_where(other, lambda m: kinds(m)[1] == "open")
    await other.send("sit", seat=2)
    assert (await other.refusal())["code"] == "seat-taken"


async def test_only_the_host_starts_and_only_when_all_seats_are_taken(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table(bots=[None, None, "random", "random", "random"])
    wire, other = await joined(ann, table), await joined(ben, table)
    await wire.send("choose", id="a", number=0, option="deal")
    assert (await wire.refusal("a"))["code"] == "not-started"
    await wire.send("start")
    assert (await wire.refusal())["code"] == "seats-open"
    await other.send("sit", seat=1)
    await table_where(wire, lambda m: kinds(m)[1] == "person")
    await other.send("start")
    assert (await other.refusal())["code"] == "not-host"
    await wire.send("start")
    await table_where(other, lambda m: m["table"]["status"] == "playing")
    assert (await other.next("game"))["number"] == 1
    for act in ({"type_": "start"}, {"type_": "bot", "seat": 1, "bot": "random"}):
        await wire.send(**act)
        assert (await wire.refusal())["code"] == "already-started"
    await (third := await joined(await running.guest("Cy"), table)).send("sit", seat=1)
    assert (await third.refusal())["code"] == "already-started"


async def test_a_seats_own_nonce_is_in_the_shuffle(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table(nonce="0123456789abcdef")
    wire = await joined(ben, table)
    await wire.send("sit", seat=1, nonce="fedcba9876543210")
    await table_where(wire, lambda m: kinds(m)[1] == "person")
    stored = await running.hall.store.table(table["id"])
    assert stored is not None
    assert [seat.nonce for seat in stored.seats[:2]] == ["0123456789abcdef", "fedcba9876543210"]


async def test_a_new_name_reaches_an_open_table(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    wire = await joined(ann, await ann.table())
    await ann.http.patch("/api/me", json={"name": "Anna"})
    await table_where(wire, lambda m: names(m)[0] == "Anna")


# -- hosts


async def test_when_the_host_leaves_the_next_person_is_host(running: RunningServer) -> None:
    ann, ben, cy = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    table = await ann.table()
    wire, _, third = await joined(ann, table), await joined(ben, table, 3), await joined(cy, table, 1)
    await wire.send("stand")
    news = await table_where(third, lambda m: m["table"]["host"] != ann.id)
    assert news["table"]["host"] == cy.id, "the first in the order of seats"


async def test_a_host_who_is_away_too_long_is_replaced(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table()
    wire, other = await joined(ann, table), await joined(ben, table, 1)
    wire.cut()
    await table_where(other, lambda m: not m["table"]["seats"][0]["present"])
    await table_where(other, lambda m: m["table"]["host"] == ben.id)


async def test_a_host_without_a_seat_stays_host(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await ann.table(bots=["random"] * 5)
    assert table["seats"][0]["kind"] == "bot"
    wire = await joined(ann, table)
    await wire.send("start")
    step = await wire.next("game")
    assert step["view"]["seat"] is None
    assert step["decision"]["options"] == []


# -- who may see what


async def test_a_private_table_wants_its_invite(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table(private=True)
    path = f"/api/tables/{table['id']}"
    assert (await ann.get(path))["invite"] == table["invite"]
    assert (await ben.get(path))["code"] == "not-spectatable"
    assert (await ben.get(path, invite="guess"))["code"] == "wrong-invite"
    assert (await ben.get(path, invite=table["invite"]))["id"] == table["id"]
    assert (await ben.get("/api/tables"))["open"] == []
    assert len((await ann.get("/api/tables"))["open"]) == 1
    for invite, code in ((None, "not-spectatable"), ("guess", "wrong-invite")):
        wire = await ben.wire(table, invite=invite)
        assert (await wire.next("bye"))["code"] == code
        await wire.until_closed()
        assert wire.closed == 4403
    wire = await joined(ben, table, 1, invite=table["invite"])
    assert len((await ben.get("/api/tables"))["open"]) == 1, "members find their own tables"


async def test_the_invite_is_for_members_only(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table()
    assert table["invite"]
    assert (await ben.get(f"/api/tables/{table['id']}"))["invite"] is None
    wire = await ben.wire(table)
    assert (await wire.next("welcome"))["table"]["invite"] is None
    await wire.send("sit", seat=1)
    news = await table_where(wire, lambda m: kinds(m)[1] == "person")
    assert news["table"]["invite"] == table["invite"]


async def test_nobody_without_a_name_gets_a_socket(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    wire = await running.stranger().wire(await ann.table(), hello=False)
    assert (await wire.next("bye"))["code"] == "need-guest"
    await wire.until_closed()
    assert wire.closed == 4401


async def test_a_socket_to_no_table_is_told_so(running: RunningServer) -> None:
    wire = await (await running.guest()).wire("nowhere")
    assert (await wire.next("bye"))["code"] == "unknown-table"
    await wire.until_closed()
    assert wire.closed == 4404


async def test_the_lobby_lists_open_tables_and_tables_to_watch(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    first, second = await ann.table(), await ann.table()
    playing = await duel(running, ben, await running.guest("Cy"), private=False)
    lists = await running.stranger().get("/api/tables")
    assert [table["id"] for table in lists["open"]] == [second["id"], first["id"]]
    assert [table["id"] for table in lists["playing"]] == [playing["id"]]
    watcher = await joined(await running.guest("Sue"), playing)
    await table_where(watcher, lambda m: m["table"]["spectators"] == 1)
    async with asyncio.timeout(PATIENCE):  # other nodes hear of it with a sign of life
        while (await ann.get("/api/tables"))["playing"][0]["spectators"] != 1:
            await asyncio.sleep(0.05)


async def test_one_person_can_not_fill_the_hall_with_tables(tmp_path: Path) -> None:
    async with hall_in(tmp_path, tables_each=2) as running:
        ann = await running.guest("Ann")
        assert [(await ann.table()).get("code") for _ in range(3)] == [None, None, "too-many-tables"]
        assert (await (await running.guest("Ben")).table()).get("code") is None


async def test_one_person_can_not_have_any_number_of_sockets(tmp_path: Path) -> None:
    async with hall_in(tmp_path, sockets_each=2) as running:
        ann = await running.guest("Ann")
        table = await ann.table()
        wires = [await joined(ann, table) for _ in range(2)]
        third = await ann.wire(table, hello=False)
        assert (await third.next("bye"))["code"] == "rate-limited"
        await wires[0].close()
        async with asyncio.timeout(10):
            while running.hall.sockets[ann.id] == 2:
                await asyncio.sleep(0.01)
        await joined(ann, table)


async def test_open_tables_without_anybody_are_closed(tmp_path: Path) -> None:
    async with hall_in(tmp_path, open_idle=0.1) as running:
        ann = await running.guest("Ann")
        table = await ann.table()
        wire = await joined(ann, table)
        await asyncio.sleep(0.4)
        assert len((await ann.get("/api/tables"))["open"]) == 1, "somebody is there"
        await wire.close()
        async with asyncio.timeout(10):
            while (await ann.get("/api/tables"))["open"]:
                await asyncio.sleep(0.05)
        assert (await ann.get(f"/api/tables/{table['id']}"))["code"] == "unknown-table"


async def test_seats_and_hosts_are_kept(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await ann.table(bots=[None, None, "random"], options={"maps": 5})
        wire = await joined(ann, table)
        await joined(ben, table, 1)
        await wire.send("stand")
        await table_where(wire, lambda m: m["table"]["host"] == ben.id)
        before = await ben.get(f"/api/tables/{table['id']}")
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = ben.http.cookies
        after = await again.get(f"/api/tables/{table['id']}")
    for seat in (*before["seats"], *after["seats"]):
        del seat["present"]
    assert after["spectators"] == 0
    assert before | {"spectators": 0} == after


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_site_gets_no_socket(running: RunningServer, origin: str) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    ann = await running.guest()
    table = await ann.table()
    headers = {"cookie": f"ludarium={ann.http.cookies['ludarium']}", "origin": origin}
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"{running.ws}/ws/tables/{table['id']}", additional_headers=headers)
    assert refused.value.response.status_code == 403


async def test_one_broken_table_does_not_keep_the_hall_closed(tmp_path: Path) -> None:
    """A table of a game, or of rules, that are not here any more: the others come back."""
    async with hall_in(tmp_path, go_on=600.0) as running:
        ann = await running.guest("Ann")
        tables = [await ann.post("/api/play", game="saboteur") for _ in range(4)]
    ids = [table["id"] for table in tables]
    await change(
        tmp_path,
        f"UPDATE hall_table SET game = 'gone' WHERE id = '{ids[0]}'",
        f"UPDATE hall_table SET version = '0' WHERE id = '{ids[1]}'",
        f"INSERT INTO choice VALUES ('{ids[2]}', 1, 3, 'castle', 1, NULL, NULL)",
    )
    async with hall_in(tmp_path, go_on=600.0) as running:
        stranger = running.stranger()
        assert not {*ids[:2]} & {*running.hall.rooms}
        codes = [(await stranger.get(f"/api/tables/{id_}")).get("code") for id_ in ids]
        assert codes == ["unknown-table", "unknown-table", "unknown-table", None]
        assert list(running.hall.rooms) == ids[3:], "what can't be played again shows when somebody comes"
