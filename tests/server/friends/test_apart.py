"""Blocking and muting: what is between two people ends, nothing of it is told, and nobody reads what they don't want to."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.aged import on_each_database
from tests.server.friends.company import (
    asks,
    befriend,
    blocks,
    ends,
    invites,
    must,
    mutes,
    names,
    people,
)
from tests.server.noded import at, noded
from tests.server.people.members import refused
from tests.server.running import HALL, Guest, Message, Player, RunningServer, Wire, hall_in, seated
from tests.server.test_nodes import on_postgresql
from tests.server.test_seeks import DUEL, MINES, answers, listed, look, mine, quick, until_table, waits

from ludarium.server.storage import blocks as rows_of_blocks

__all__ = ["quick"]  # a fixture: the hall looks at seeks all the time


def heard(wire: Wire) -> list[Any]:
    """The texts of a chat that somebody has been sent, without those that a later message replaces."""
    lines: list[Message] = []
    for message in wire.messages:
        if message["type"] in ("welcome", "lines"):
            lines = list(message["chat"])
        elif message["type"] == "chat":
            lines.append(message)
    return [one["text"] for one in lines]


async def talk(running: RunningServer) -> tuple[list[Guest], Message, list[Wire]]:
    """Ann and Ben at a table, Cem and Dov watch."""
    guests = [await running.guest(name) for name in ("Ann", "Ben", "Cem", "Dov")]
    table = await guests[0].table()
    wires = [await guest.wire(table) for guest in guests]
    for wire in wires:
        await wire.next("welcome")
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    return guests, table, wires


async def said(speaker: Wire, text: str, *by: Wire) -> None:
    """Somebody says something, and these have heard it or something instead."""
    await speaker.send("chat", text=text)
    for wire in by:
        await wire.next("chat", where=lambda line: line["text"] == text)


@on_each_database
async def test_whoever_is_muted_is_not_read_by_whoever_mutes_them(tmp_path: Path, database_url: str) -> None:
    async with hall_in(tmp_path, database=database_url) as running:
        (ann, ben, cem, _), table, wires = await talk(running)
        await said(wires[1], "one", *wires)
        assert names((await mutes(ann, ben))["muted"]) == ["Ben"]
        (line,) = (await wires[0].next("lines"))["chat"]
        assert (line["from"], line["person_id"], line["text"], line["muted"]) == ("Ben", ben.id, None, True)
        await mutes(cem, ben)
        await wires[2].next("lines")
        await wires[1].send("phrase", phrase="trust", seat=0)
        await said(wires[1], "two", wires[1], wires[3])
        for wire in (wires[0], wires[2]):
            line = await wire.next("chat", where=lambda line: line["id"] == 3)
            assert (line["text"], line["phrase"], line["to_seat"], line["muted"]) == (None, None, None, True)
            assert '"two"' not in "".join(wire.heard)
        assert heard(wires[3]) == ["one", None, "two"]
        again = await ann.wire(table)
        assert [one["muted"] for one in (await again.next("welcome"))["chat"]] == [True, True, True]
        watcher = await cem.wire(table)
        assert [one["muted"] for one in (await watcher.next("welcome"))["chat"]] == [True, True, True]
        other = await (await running.guest("Eve")).wire(table)
        assert [one["text"] for one in (await other.next("welcome"))["chat"]] == ["one", None, "two"]
        assert (await mutes(ann, ben, yes=False))["muted"] == []
        assert [one["text"] for one in (await wires[0].next("lines"))["chat"]] == ["one", None, "two"]
        await said(wires[1], "three", wires[0], wires[1], again)


@on_each_database
async def test_whoever_is_blocked_is_not_read_and_the_game_goes_on(tmp_path: Path, database_url: str) -> None:
    async with hall_in(tmp_path, database=database_url) as running:
        ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
        table = await ann.table(game="tokyo-duel", seats=2)
        first, second, third = await ann.wire(table), await ben.wire(table), await cem.wire(table)
        await second.send("sit", seat=1)
        await seated(first, 1)
        await said(second, "you lose", first, third)
        before = len(second.messages)
        await blocks(ann, ben)
        assert (await first.next("lines"))["chat"] == []
        await blocks(cem, ben)
        await third.next("lines")
        await said(second, "you lose!", second)
        await said(first, "well", first, second, third)
        assert heard(first) == heard(third) == ["well"]
        assert heard(second) == ["you lose", "you lose!", "well"]
        await first.send("start")
        await asyncio.gather(Player(first, "a").to_the_end(), Player(second, "b").to_the_end())
        kinds = {message["type"] for message in second.messages[before:]}
        assert not kinds & {"people", "lines"}, "who is blocked is told nothing"
        assert ann.id not in json.dumps(await people(ben))
        assert (await ben.get(f"/api/tables/{table['id']}"))["status"] == "over"


async def test_whoever_is_blocked_asks_and_invites_in_vain(running: RunningServer) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    await befriend(ann, ben)
    table = await ben.table()
    await must(await invites(ben, table, ann))
    found = await blocks(ann, ben)
    assert (names(found["blocked"]), found["friends"], found["invitations"]) == (["Ben"], [], [])
    assert (await people(ben))["friends"] == []
    await refused(await invites(ben, table, ann), "friend-none", 403)
    blocked, open_ = await must(await asks(ben, ann)), await must(await asks(ben, cem))
    assert names(blocked["asked"]) == ["Ann"]
    assert names(open_["asked"]) == ["Ann", "Cem"], "as with everybody else"
    assert (await people(ann))["asks"] == []
    assert [set(one) for one in open_["asked"]] == [set(open_["asked"][0])] * 2
    await refused(await asks(ann, ben), "friend-blocked", 409)
    await blocks(ann, ben, yes=False)
    assert (await people(ann))["asks"] == [], "what was asked meanwhile is no news"
    assert names((await must(await asks(ann, ben)))["friends"]) == ["Ben"]


async def test_what_was_asked_before_a_block_looks_as_before(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    await must(await asks(ben, ann))
    assert (await blocks(ann, ben))["asks"] == []
    assert names((await people(ben))["asked"]) == ["Ann"]
    await blocks(ann, ben, yes=False)
    await ends(ben, ann)
    await must(await asks(ann, ben))
    assert names((await blocks(ann, ben))["blocked"]) == ["Ben"]
    assert (await people(ben))["asks"] == [], "withdrawn"


@on_each_database
async def test_the_hall_does_not_bring_two_together_of_whom_one_blocks_the_other(
    tmp_path: Path, database_url: str
) -> None:
    async with hall_in(tmp_path, database=database_url) as running:
        ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
        await blocks(ann, ben)
        seek = await look(ann)
        assert seek["seek"]["id"] in [one["id"] for one in await listed(running)]
        assert [one["names"] for one in (await ben.get("/api/seeks"))["seeks"]] == []
        await refused(await answers(ben, seek), "seek-gone", 409)
        await look(ben)
        assert [one["names"] for one in (await ann.get("/api/seeks"))["seeks"]] == [["Ann"]]
        await refused(await answers(ann, (await mine(ben)) or {}), "seek-gone", 409)
        async with waits(ann), waits(ben):
            await look(ann, pairs=True)
            await look(ben, pairs=True)
            await asyncio.sleep(0.3)
            assert [(await mine(one) or {})["table"] for one in (ann, ben)] == [None, None]
            await look(cem, pairs=True)
            assert await until_table(cem) == await until_table(ann), "whoever has waited longest is first"
            assert (await mine(ben) or {})["table"] is None


async def test_a_party_that_waits_for_others_parts(running: RunningServer) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    seek = await look(ann, **MINES)
    for guest in (cem, ben):
        assert (await answers(guest, seek)).status_code == 201
    assert (await mine(ann) or {})["seek"]["names"] == ["Ann", "Cem", "Ben"]
    await blocks(ann, ben)
    assert [(await mine(one) or {})["seek"]["names"] for one in (ann, ben, cem)] == [
        ["Ann", "Cem"],
        ["Ben"],
        ["Ann", "Cem"],
    ]
    await blocks(cem, ann)
    assert (await mine(ann) or {})["seek"]["names"] == ["Ann"]


async def test_a_block_that_comes_in_between_counts(running: RunningServer) -> None:
    """Past what is in memory: the transaction that makes a table looks itself."""
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    seek = await look(ann, **DUEL)
    hall = running.hall
    for guest in (ann, ben):
        await hall.apart.of(guest.id)
    await hall.apart.store.block(ann.id, ben.id, 1)
    await refused(await answers(ben, seek), "seek-gone", 409)


async def test_a_rematch_does_not_reach_whoever_blocks_its_host(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    table = await ann.table(game="tokyo-duel", seats=2)
    first, second = await ann.wire(table), await ben.wire(table)
    await second.send("sit", seat=1)
    await seated(first, 1)
    await first.send("start")
    await asyncio.gather(Player(first, "a").to_the_end(), Player(second, "b").to_the_end())
    await must(await ben.http.post(f"/api/tables/{table['id']}/rematch", json={}))
    assert len(await ann.get("/api/me/rematches")) == 1
    await blocks(ann, ben)
    assert await ann.get("/api/me/rematches") == []


async def test_what_can_not_be_is_refused(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
    for kind in ("blocked", "muted"):
        await refused(await ann.http.put(f"/api/me/{kind}/{ann.id}"), "friend-self", 400)
        await refused(await ann.http.put(f"/api/me/{kind}/nobody"), "friend-unknown", 404)
        await refused(await running.stranger().http.put(f"/api/me/{kind}/{ann.id}"), "need-guest", 401)
        assert (await must(await ann.http.delete(f"/api/me/{kind}/nobody")))[kind] == []
    monkeypatch.setattr(rows_of_blocks, "MOST", 1)
    for act, code in ((blocks, "blocks-many"), (mutes, "mutes-many")):
        await act(ann, ben)
        kind = "blocked" if act is blocks else "muted"
        await refused(await ann.http.put(f"/api/me/{kind}/{cem.id}"), code, 409)


async def test_many_who_come_at_once_are_one_question(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    apart = running.hall.apart
    assert await apart.of("somebody") == rows_of_blocks.NOBODY
    assert apart.any is (HALL != "sqlite"), "nobody has to ask in a hall that is alone"
    apart.any = True
    asked: list[int] = []
    of = apart.store.of

    async def counted(wanted: Any) -> Any:
        asked.append(len(wanted))
        return await of(wanted)

    monkeypatch.setattr(apart.store, "of", counted)
    found = await asyncio.gather(*(apart.of(f"p{n}") for n in range(50)))
    assert len(found) == 50
    assert sum(asked) == 50
    assert len(asked) <= 2
    await apart.of("p7")
    assert sum(asked) == 50, "it is remembered"

    async def lost(_: Any) -> Any:
        raise OSError

    monkeypatch.setattr(apart.store, "of", lost)
    with pytest.raises(OSError):
        await apart.of("somebody else")
    monkeypatch.setattr(apart.store, "of", counted)
    await apart.of("somebody else")


@on_postgresql
def test_blocks_and_mutes_count_at_every_node(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", node_lease=30.0) as nodes:
            ann, ben = await nodes["a"].guest("Ann"), await nodes["b"].guest("Ben")
            table = await ann.table()
            first, second = await ann.wire(table), await at(nodes["b"], ben).wire(table)
            await second.next("welcome")
            await said(second, "one", first)
            await mutes(at(nodes["b"], ann), ben)
            assert [one["muted"] for one in (await first.next("lines"))["chat"]] == [True]
            seek = await look(ann)
            await nodes["b"].hall.apart.of(ben.id)
            await blocks(ann, ben)
            assert (await first.next("lines"))["chat"] == []
            await refused(await answers(ben, seek), "seek-gone", 409)

    asyncio.run(tried())


@on_each_database
async def test_whoever_the_host_blocks_sees_no_open_table_of_theirs_and_gets_no_seat(
    tmp_path: Path, database_url: str
) -> None:
    async with hall_in(tmp_path, database=database_url) as running:
        ann, ben, cem = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
        table = await ann.table(game="tokyo-duel", seats=2)
        other = await ben.table(game="tokyo-duel", seats=2)
        await blocks(ann, ben)

        async def seen(guest: Guest) -> set[str]:
            listed = {one["id"] for one in (await guest.get("/api/tables"))["open"]}
            return listed & {table["id"], other["id"]}

        assert await seen(cem) == await seen(running.stranger()) == {table["id"], other["id"]}
        assert await seen(ben) == {other["id"]}
        assert await seen(ann) == {table["id"]}
        wire = await ben.wire(table)
        await wire.next("welcome")
        await wire.send("sit", seat=1)
        assert (await wire.refusal())["code"] == "seat-taken", "as if somebody had been quicker"
        await (await ann.wire(other)).send("sit", seat=1)  # whoever blocks may choose
        first = await ben.wire(other)
        await first.next("welcome", "table", where=lambda m: m["table"]["seats"][1]["person_id"] == ann.id)
        await blocks(ann, ben, yes=False)
        await wire.send("sit", seat=1)
        await seated(wire, 1)
        # Whoever sits there already goes on, and may choose another seat.
        big = await ann.table(seats=5)
        there = await ben.wire(big)
        await there.next("welcome")
        await there.send("sit", seat=1)
        await seated(there, 1)
        await blocks(ann, ben)
        await there.send("sit", seat=2)
        await seated(there, 2)


@on_postgresql
def test_what_a_node_did_not_hear_of_it_finds_out(database_url: str, tmp_path: Path) -> None:
    """While the line over which nodes tell each other is broken: a mute, a session that ends, an account that goes."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a") as nodes:
            guests, _, wires = await talk(nodes["a"])
            ann, ben, cem, dov = guests
            await said(wires[1], "one", *wires)
            now = nodes["a"].hall.clock.now()
            # Nobody tells of these.
            await nodes.ask(
                "INSERT INTO mute (person_id, other_id, created) VALUES ($1, $2, $3)", ann.id, ben.id, now
            )
            await nodes.ask("DELETE FROM session WHERE person_id = $1", cem.id)
            await nodes.ask(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                " AND application_name = '' AND pid <> pg_backend_pid()"
            )
            (line,) = (await wires[0].next("lines"))["chat"]
            assert (line["text"], line["muted"]) == (None, True)
            await wires[2].until_closed()
            await said(wires[1], "two", wires[1], wires[3])
            line = await wires[0].next("chat", where=lambda line: line["id"] == 2)
            assert line["text"] is None
            assert wires[3].closed is None
            assert not any(message["type"] == "lines" for message in wires[3].messages)
            assert (await dov.get("/api/me"))["id"] == dov.id

    asyncio.run(tried())
