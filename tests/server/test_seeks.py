"""Seeks: somebody says what they would like to play, somebody else answers, and both sit at a table that begins once both are
there; or the hall pairs them. Of all who answer at once one is taken."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from tests.push_service import PushService
from tests.server import postgres
from tests.server.noded import at, noded, nodes_of
from tests.server.people.members import member, refused
from tests.server.running import PATIENCE, Guest, Message, RunningServer, Wire, hall_in
from websockets.asyncio.client import connect

from ludarium import i18n
from ludarium.server.seeks import seeks
from ludarium.server.storage import seeks as seeks_rows
from ludarium.server.storage.rating_rows import RatingRow
from ludarium.server.storage.schema import TableRow
from ludarium.server.storage.seek_rows import SeekRow, WaitedRow
from ludarium.server.storage.seeks import SeekStore

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)
DUEL = {"game": "tokyo-duel", "seats": 2}
MINES = {"game": "saboteur", "seats": 5}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeks, "LOOKED", 0.05)


async def look(guest: Guest, **wish: Any) -> Message:
    """Post a seek; what came of it."""
    answer = await guest.http.post("/api/seeks", json={**DUEL, **wish})
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


async def answers(guest: Guest, seek: Message | str, **options: Any) -> httpx.Response:
    id_ = seek if isinstance(seek, str) else seek["seek"]["id"]
    return await guest.http.post(f"/api/seeks/{id_}/answer", json={"options": options})


async def mine(guest: Guest) -> Message | None:
    found: Message | None = await guest.get("/api/seeks/mine")
    return found


async def listed(running: RunningServer) -> list[Message]:
    """The seeks as a stranger reads them."""
    found: list[Message] = (await running.stranger().get("/api/seeks"))["seeks"]
    return found


async def tables(running: RunningServer) -> list[Any]:
    return await running.hall.store.rows(select(TableRow.id, TableRow.status).where(TableRow.paired))


@contextlib.asynccontextmanager
async def waits(guest: Guest) -> AsyncIterator[Wire]:
    """Somebody at whose page the socket of a seek is open."""
    headers = {"cookie": f"ludarium={guest.http.cookies.get('ludarium', '')}"}
    wire = Wire(await connect(f"{guest.running.ws}/ws/seek", additional_headers=headers))
    try:
        yield wire
    finally:
        await wire.close()


async def until_table(guest: Guest) -> str:
    """The table that somebody's seek has led to."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await mine(guest)
            if found is not None and found["table"] is not None:
                return str(found["table"])
            await asyncio.sleep(0.02)


async def strong(running: RunningServer, guest: Guest, rating: float, deviation: float = 60.0) -> None:
    """Make somebody as strong as that at Duel."""
    row = {"person_id": guest.id, "game": "tokyo-duel", "rating": rating, "deviation": deviation}
    row |= {"volatility": 0.06, "games": 30, "won": 15, "drawn": 0, "best": None, "at": None}
    await running.hall.store.writer.write((RatingRow.__table__.insert(), row))  # type: ignore[attr-defined]


async def test_a_seek_is_answered_and_the_game_begins_when_both_are_there(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben", "ko")
    assert await mine(ann) is None
    made = await look(ann, options={"monsters": "random"}, pace="relaxed")
    assert made["table"] is None
    assert await mine(ann) == made
    async with waits(ann) as wire:
        assert (await wire.next("seek"))["seek"] == made["seek"]
        (shown,) = await listed(running)
        assert shown == made["seek"]
        assert (shown["names"], shown["pace"], shown["rating"]) == (["Ann"], "relaxed", None)
        assert shown["options"]["monsters"] == "random"
        found = (await answers(ben, made)).json()
        told = await wire.next("seek", where=lambda m: m["table"] is not None)
        assert told["table"] == found["table"]
    table = await ann.get(f"/api/tables/{found['table']}")
    assert (table["private"], table["paired"], table["status"]) == (True, True, "open")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"]
    assert table["host"] == ann.id
    assert table["options"]["monsters"] == "random"
    assert await listed(running) == []
    first = await ann.wire(table)
    welcome = await first.next("welcome")
    assert welcome["table"]["status"] == "open", "one of them is not there yet"
    second = await ben.wire(table)
    for wire in (first, second):
        await wire.next("welcome", "table", where=lambda m: m["table"]["status"] == "playing")
    async with asyncio.timeout(PATIENCE):
        while await mine(ann) is not None or await mine(ben) is not None:
            await asyncio.sleep(0.01)


async def test_nothing_but_what_all_may_know_is_told_of_a_seek(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    await look(ann, game="keyforge", options={"deck-0": "sealed-WC", "match": "triad"})
    text = (await running.stranger().http.get("/api/seeks")).text
    assert ann.id not in text
    assert "sealed-WC" not in text, "what somebody brings is theirs to know until the game is over"
    (shown,) = json.loads(text)["seeks"]
    assert shown["options"]["match"] == "triad"
    assert not {"deck-0", "deck-1", "second-0", "third-0"} & set(shown["options"])


async def test_each_brings_their_own_wherever_they_sit(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    made = await look(ann, game="keyforge", options={"deck-0": "sealed-WC"})
    found = (await answers(ben, made, **{"deck-0": "sealed-MM"})).json()
    options = (await running.hall.room(found["table"])).table.options
    assert (options["deck-0"], options["deck-1"]) == ("sealed-WC", "sealed-MM")


async def test_an_answer_changes_no_rules_and_brings_nothing_for_others(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    made = await look(ann, game="keyforge")
    await refused(await answers(ben, made, match="triad"), "seek-options")
    await refused(await answers(ben, made, **{"deck-1": "sealed-MM"}), "seat-option-not-yours")
    wish = {"game": "keyforge", "seats": 2, "options": {"deck-1": "sealed"}}
    await refused(await ben.http.post("/api/seeks", json=wish), "seat-option-not-yours")
    assert len(await listed(running)) == 1


async def test_of_all_who_answer_at_once_one_is_taken(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    others = [await running.guest(f"Ben {number}") for number in range(6)]
    made = await look(ann)
    found = await asyncio.gather(*(answers(one, made) for one in others))
    assert sorted(answer.status_code for answer in found) == [201, *[409] * 5]
    for answer in found:
        if answer.status_code != 201:
            await refused(answer, "seek-gone")
    assert len(await tables(running)) == 1


async def test_two_who_answer_each_other_come_to_one_table(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    one, other = await look(ann), await look(ben)
    found = await asyncio.gather(answers(ann, other), answers(ben, one))
    assert sorted(answer.status_code for answer in found) == [201, 409]
    assert await until_table(ann) == await until_table(ben)
    assert len(await tables(running)) == 1


async def test_a_seek_of_many_stands_until_all_have_come(running: RunningServer) -> None:
    people = [await running.guest(f"P{number}") for number in range(6)]
    made = await look(people[0], **MINES)
    for number, one in enumerate(people[1:4], 2):
        joined = (await answers(one, made)).json()
        assert joined["table"] is None
        assert len(joined["seek"]["names"]) == number
    await people[2].http.delete("/api/seeks/mine")
    (shown,) = await listed(running)
    assert shown["names"] == ["P0", "P1", "P3"], "who goes makes room"
    found = await asyncio.gather(*(answers(one, made) for one in (people[2], people[4], people[5])))
    assert sorted(answer.status_code for answer in found) == [201, 201, 409]
    (table,) = await tables(running)
    room = await running.hall.room(table["id"])
    assert len({seat.person_id for seat in room.table.seats}) == 5


async def test_the_one_who_made_it_may_go_and_the_others_go_on(running: RunningServer) -> None:
    people = [await running.guest(f"P{number}") for number in range(3)]
    made = await look(people[0], **MINES)
    await answers(people[1], made)
    await people[0].http.delete("/api/seeks/mine")
    assert [one["names"] for one in await listed(running)] == [["P1"]]
    assert len((await answers(people[2], made)).json()["seek"]["names"]) == 2


async def test_a_seek_takes_the_place_of_the_one_before(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    await look(ann)
    await look(ann, options={"monsters": "random"})
    (shown,) = await listed(running)
    assert shown["options"]["monsters"] == "random"
    assert (await ann.http.delete("/api/seeks/mine")).status_code == 204
    assert await listed(running) == []
    assert await mine(ann) is None
    assert (await ann.http.delete("/api/seeks/mine")).status_code == 204


async def test_who_has_been_away_for_long_looks_for_nobody(tmp_path: Path) -> None:
    async with hall_in(tmp_path, seek_away=0.6) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        made = await look(ann)
        async with asyncio.timeout(PATIENCE):
            while await listed(running):
                await asyncio.sleep(0.05)
        await refused(await answers(ben, made), "seek-gone", 409)
        async with asyncio.timeout(PATIENCE):
            while await running.hall.store.rows(select(SeekRow.id)):
                await asyncio.sleep(0.05)


async def test_who_waits_at_the_socket_is_not_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeks, "NOTED", 0.1)
    async with hall_in(tmp_path, seek_away=4.0) as running:
        ann = await running.guest("Ann")
        await look(ann)
        async with waits(ann) as wire:
            await wire.next("seek")
            await asyncio.sleep(5.0)
            assert len(await listed(running)) == 1
            await ann.http.delete("/api/seeks/mine")
            assert (await wire.next("seek"))["seek"] is None


async def test_who_comes_in_vain_looks_again_for_the_same(tmp_path: Path) -> None:
    async with hall_in(tmp_path, seek_away=8.0) as running:
        ann, ben, cat = await running.guest("Ann"), await running.guest("Ben"), await running.guest("Cat")
        asked = await look(ann, options={"same_monster": True})
        found = (await answers(ben, asked)).json()
        wire = await ben.wire(found["table"])
        await wire.next("welcome", "table", where=lambda m: m["table"]["status"] == "closed")
        assert await mine(ann) is None  # who did not come looks for nobody
        again = await mine(ben)
        assert again is not None
        assert again["table"] is None
        kept = ("game", "seats", "options", "rated", "pairs")
        assert [again["seek"][name] for name in kept] == [asked["seek"][name] for name in kept]
        assert again["seek"]["names"] == ["Ben"]
        # It is a seek as any other: it is listed, and answered.
        [shown] = await listed(running)
        assert shown["id"] == again["seek"]["id"]
        next_table = (await answers(cat, shown["id"])).json()["table"]
        assert next_table not in (None, found["table"])
        assert await until_table(ben) == next_table


async def arrived(running: RunningServer, person: Guest) -> None:
    """Wait until it is kept that somebody has come to the table that came of their seek."""
    kept = select(WaitedRow.table_id).where(WaitedRow.person_id == person.id)
    async with asyncio.timeout(PATIENCE):
        while not await running.hall.store.rows(kept):
            await asyncio.sleep(0.02)


async def test_who_comes_in_vain_looks_again_though_the_hall_was_restarted(tmp_path: Path) -> None:
    async with hall_in(tmp_path, seek_away=8.0) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        asked = await look(ann, options={"same_monster": True})
        found = (await answers(ben, asked)).json()
        wire = await ben.wire(found["table"])
        await wire.next("welcome")
        await arrived(running, ben)
        cookies = ann.http.cookies["ludarium"], ben.http.cookies["ludarium"]
    await asyncio.sleep(8.0)  # longer than Ann is waited for
    async with hall_in(tmp_path, seek_away=8.0) as running:
        ann, ben = running.stranger(), running.stranger()
        ann.http.cookies["ludarium"], ben.http.cookies["ludarium"] = cookies
        wire = await ben.wire(found["table"])
        welcome = await wire.next("welcome")
        assert welcome["table"]["status"] == "open", "people have time to come back"
        await wire.next("table", where=lambda m: m["table"]["status"] == "closed")
        again = await mine(ben)
        assert again is not None
        assert again["table"] is None
        assert await mine(ann) is None
        kept = ("game", "seats", "options", "rated", "pairs")
        assert [again["seek"][name] for name in kept] == [asked["seek"][name] for name in kept]
        assert await running.hall.store.rows(select(WaitedRow.person_id)) == []


@on_postgresql
def test_who_comes_in_vain_looks_again_though_the_node_has_died(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", housekeeping=0.2, seek_away=8.0) as nodes:
            ann, ben = await nodes["a"].guest("Ann"), await nodes["a"].guest("Ben")
            found = (await answers(ben, await look(ann))).json()
            wire = await ben.wire(found["table"])
            await wire.next("welcome")
            await arrived(nodes["a"], ben)
            await nodes["a"].hall.hand_over()
            there = at(nodes["b"], ben)
            wire = await there.wire(found["table"])
            await wire.next("welcome", "table", where=lambda m: m["table"]["status"] == "closed")
            again = await mine(there)
            assert again is not None
            assert again["seek"]["names"] == ["Ben"]

    run(tried())


async def test_who_looks_for_something_else_by_then_goes_on_with_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeks, "NOTED", 1.0)
    async with hall_in(tmp_path, seek_away=8.0) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        found = (await answers(ben, await look(ann))).json()
        wire = await ben.wire(found["table"])
        await wire.next("welcome", "table")
        other = await look(ben, **MINES)
        await asyncio.sleep(3)
        assert (
            await mine(ben) == other
        )  # as his page asks now and then: else he is away for as long as Ann is
        await wire.next("table", where=lambda m: m["table"]["status"] == "closed")
        assert await mine(ben) == other


async def test_those_who_come_look_on_together(tmp_path: Path) -> None:
    async with hall_in(tmp_path, seek_away=8.0) as running:
        people = [await running.guest(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve")]
        asked = await look(people[0], **MINES)
        for one in people[1:]:
            found = (await answers(one, asked)).json()
        wires = [await one.wire(found["table"]) for one in people[2:]]
        for wire in wires:
            await wire.next("welcome", "table", where=lambda m: m["table"]["status"] == "closed")
        again = [await mine(one) for one in people]
        assert again[:2] == [None, None]
        assert {one["seek"]["id"] for one in again[2:] if one is not None} == {
            (await listed(running))[0]["id"]
        }
        assert [one["seek"]["names"] for one in again[2:] if one is not None] == [["Cat", "Dan", "Eve"]] * 3


async def test_refusals(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    for wish, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 3}, "seats-wrong"),
        ({"options": {"nothing": 1}}, "option-wrong"),
        ({"options": {"lesson": "first"}}, "option-wrong"),
        ({"rated": True}, "rated-account"),
        ({"least": 1600, "most": 1500}, "seek-range"),
        ({"pace": "furious"}, "malformed-message"),
        ({"bots": ["greedy"]}, "malformed-message"),
    ):
        await refused(await ann.http.post("/api/seeks", json={**DUEL, **wish}), code)
    stranger = running.stranger()
    await refused(await stranger.http.post("/api/seeks", json=DUEL), "need-guest", 401)
    assert await stranger.get("/api/seeks/mine") is None
    made = await look(ann, least=1600)
    await refused(await answers(ann, made), "seek-own")
    await refused(await answers(ben, made), "seek-not-you", 403)
    await refused(await answers(ben, "nowhere"), "seek-gone", 409)
    await refused(await answers(stranger, made), "need-guest", 401)
    await look(ann, most=1500)
    found = (await answers(ben, (await listed(running))[0]["id"])).json()
    assert found["table"]
    await refused(await ann.http.post("/api/seeks", json=DUEL), "seek-found", 409)
    carl = await running.guest("Carl")
    await refused(await answers(ben, await look(carl)), "seek-found", 409)
    await ben.http.delete("/api/seeks/mine")
    assert (await answers(ben, (await listed(running))[0]["id"])).status_code == 201


async def test_rated_seeks_are_for_people_with_accounts(running: RunningServer) -> None:
    ann, ben, carl = await member(running, "ann"), await member(running, "ben"), await running.guest("Carl")
    await strong(running, ann, 1712.4)
    made = await look(ann, rated=True)
    assert (made["seek"]["rating"], made["seek"]["provisional"]) == (1712, False)
    await refused(await answers(carl, made), "rated-account", 403)
    found = (await answers(ben, made)).json()
    assert (await ben.get(f"/api/tables/{found['table']}"))["rated"] is True
    wires = [await one.wire(found["table"]) for one in (ann, ben)]
    for wire in wires:
        await wire.next("welcome", "table", where=lambda m: m["table"]["status"] == "playing")


async def test_limits_by_person_by_address_and_of_all(tmp_path: Path) -> None:
    async with hall_in(tmp_path, seek_rate=0.001, seeks_address=2, seeks_all=2) as running:
        people = [await running.guest(f"P{number}") for number in range(4)]
        for one in people[:2]:
            await look(one)
        await refused(await people[2].http.post("/api/seeks", json=DUEL), "too-many-seeks-address", 409)
        running.hall.seeks.addresses.clear()
        await refused(await people[2].http.post("/api/seeks", json=DUEL), "no-seeks-left", 503)
        answer = [await people[3].http.post("/api/seeks", json={**DUEL, "seats": 9}) for _ in range(11)]
        assert [one.status_code for one in answer] == [400] * 10 + [429]
    async with hall_in(tmp_path / "full", tables_each=1) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        await ann.table()
        await refused(await ann.http.post("/api/seeks", json=DUEL), "too-many-tables", 409)
        await refused(await answers(ann, await look(ben)), "too-many-tables", 409)
    async with hall_in(tmp_path / "none", tables_all=0) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        await refused(await answers(ben, await look(ann)), "no-tables-left", 503)
        assert len(await listed(running)) == 1


async def test_who_signs_out_looks_for_nobody(running: RunningServer) -> None:
    ann = await member(running, "ann")
    await look(ann)
    async with waits(ann) as wire:
        await wire.next("seek")
        await ann.post("/api/sign-out")
        await wire.until_closed()
        assert wire.messages[-1]["code"] == "need-guest"
    assert await listed(running) == []


async def test_the_socket_is_for_those_whom_the_hall_knows(running: RunningServer) -> None:
    async with waits(running.stranger()) as wire:
        await wire.until_closed()
        assert wire.messages[-1]["code"] == "need-guest"
    ann = await running.guest("Ann")
    async with waits(ann) as wire:
        assert (await wire.next("seek"))["seek"] is None
        await wire.connection.send("hello")
        await wire.until_closed()


# -- people whom the hall pairs


async def test_two_who_want_the_same_are_paired(running: RunningServer) -> None:
    ann, ben, carl = [await running.guest(name) for name in ("Ann", "Ben", "Carl")]
    await look(carl, pairs=True, options={"monsters": "random"})
    assert (await look(ann, pairs=True))["table"] is None
    found = await look(ben, pairs=True)
    assert found["table"] is not None
    assert await until_table(ann) == found["table"]
    assert [one["names"] for one in await listed(running)] == [["Carl"]]


async def test_who_asks_the_hall_gets_a_seek_that_stands(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    await look(ann, pace="quick")
    await look(ben, pairs=True, pace="relaxed")
    assert await mine(ben) is not None
    assert len(await tables(running)) == 0, "their paces differ"
    found = await look(ben, pairs=True)
    assert await until_table(ann) == found["table"]


async def test_ratings_bound_whom_the_hall_pairs(running: RunningServer) -> None:
    people = [await member(running, name) for name in ("ann", "ben", "carl")]
    for one, rating in zip(people, (1500, 1900, 1560), strict=True):
        await strong(running, one, rating)
    ann, ben, carl = people
    await look(ann, pairs=True, rated=True)
    await look(ben, pairs=True, rated=True)
    assert len(await tables(running)) == 0, "too far apart for now"
    found = await look(carl, pairs=True, rated=True)
    assert await until_table(ann) == found["table"]
    assert (await mine(ben) or {})["table"] is None


async def test_the_range_widens_while_somebody_waits(running: RunningServer) -> None:
    ann, ben = await member(running, "ann"), await member(running, "ben")
    await strong(running, ann, 1500)
    await strong(running, ben, 1900)
    await look(ann, pairs=True, rated=True)
    await look(ben, pairs=True, rated=True)
    assert len(await tables(running)) == 0
    later = update(SeekRow).values(since=SeekRow.since - 60_000)
    await running.hall.store.writer.write((later, None))
    assert await until_table(ann) == await until_table(ben)


async def test_what_somebody_has_said_themselves_does_not_widen(running: RunningServer) -> None:
    ann, ben = await member(running, "ann"), await member(running, "ben")
    await strong(running, ben, 1600)
    await look(ann, pairs=True, rated=True, most=1550)
    await look(ben, pairs=True, rated=True)
    later = update(SeekRow).values(since=SeekRow.since - 3_600_000)
    await running.hall.store.writer.write((later, None))
    await asyncio.sleep(0.5)
    assert len(await tables(running)) == 0


async def test_nobody_is_paired_with_whoever_may_have_gone(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeks, "PRESENT", 400)
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    await look(ann, pairs=True)
    await asyncio.sleep(0.6)
    assert (await look(ben, pairs=True))["table"] is None
    assert len(await listed(running)) == 2, "they may be answered by hand all the same"


async def test_five_who_want_the_same_are_paired(running: RunningServer) -> None:
    people = [await running.guest(f"P{number}") for number in range(6)]
    joined = await look(people[0], **MINES)
    await answers(people[1], joined)
    for one in people[2:4]:
        await look(one, **MINES)
    assert len(await tables(running)) == 0, "nobody has asked the hall to look"
    await look(people[4], **MINES, pairs=True)
    assert len({await until_table(one) for one in people[:5]}) == 1


async def test_who_is_away_is_told_by_push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeks, "PRESENT", 0)
    async with PushService.opened() as service, hall_in(tmp_path, push_services=service.origin) as running:
        ann, ben = await running.guest("Ann", "zh-Hant"), await running.guest("Ben")
        phone = service.browser("phone")
        assert (await ann.http.put("/api/push", json=phone.subscription())).status_code == 204
        found = (await answers(ben, await look(ann))).json()
        (message,) = await phone.gets(1)
        assert message["url"] == f"/table/{found['table']}"
        game = i18n.say("zh-Hant", "tokyo-duel-name")
        assert message["title"] == i18n.say("zh-Hant", "push-found", game=game)


# -- several nodes


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@on_postgresql
def test_people_at_different_nodes_find_each_other_once(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", "c", node_lease=30.0) as nodes:
            ann = await nodes["a"].guest("Ann")
            others = [await nodes[name].guest(f"{name} {number}") for name in "abc" for number in range(4)]
            async with waits(ann) as wire:
                made = await look(ann)
                found = await asyncio.gather(*(answers(one, made) for one in others))
                assert sorted(answer.status_code for answer in found) == [201, *[409] * 11]
                told = await wire.next("seek", where=lambda m: m["table"] is not None)
            rows = await nodes.ask("SELECT id FROM hall_table WHERE paired")
            assert rows == [(told["table"],)]
            winner = others[next(n for n, answer in enumerate(found) if answer.status_code == 201)]
            for one in (ann, winner):
                table = await one.wire(told["table"])
                await table.next("welcome")
            async with asyncio.timeout(PATIENCE):
                while (await ann.get(f"/api/tables/{told['table']}"))["status"] != "playing":
                    await asyncio.sleep(0.02)

    run(tried())


@on_postgresql
def test_nodes_pair_everybody_exactly_once(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with (
            noded(database_url, tmp_path, "a", "b", "c", node_lease=30.0) as nodes,
            contextlib.AsyncExitStack() as stack,
        ):
            people = [await nodes["abc"[number % 3]].guest(f"P{number}") for number in range(24)]
            for one in people:
                await stack.enter_async_context(waits(one))
            await asyncio.gather(*(look(one, pairs=True) for one in people))
            tables = [await until_table(one) for one in people]
            assert sorted(tables.count(one) for one in set(tables)) == [2] * 12
            assert len(await nodes.ask("SELECT id FROM hall_table WHERE paired")) == 12

    run(tried())


@on_postgresql
def test_a_node_that_dies_while_it_pairs_leaves_all_as_it_was(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table and the claims on its seeks are one transaction: what a node had not finished, another one does."""

    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", node_lease=30.0) as nodes:
            ann = await nodes["a"].guest("Ann")
            made = await look(ann)
            ben = await nodes["a"].guest("Ben")
            store = nodes["a"].hall.seeks.store

            async def dies(*given: Any) -> Any:
                found = await complete(*given)
                # What it has done by now is all in the transaction: its line to the database is cut.
                await nodes.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state LIKE 'idle in tr%'"
                    " AND datname = current_database() AND pid <> pg_backend_pid()"
                )
                return found

            complete = seeks_rows._complete
            monkeypatch.setattr(seeks_rows, "_complete", dies)
            broken = await answers(ben, made)
            assert broken.status_code == 503, broken.text
            monkeypatch.setattr(seeks_rows, "_complete", complete)
            assert await nodes.ask("SELECT id FROM hall_table WHERE paired") == []
            assert isinstance(store, SeekStore)
            carl = await nodes["b"].guest("Carl")
            assert (await answers(carl, made)).status_code == 201
            assert await until_table(at(nodes["b"], ann))
            assert len(await nodes.ask("SELECT id FROM hall_table WHERE paired")) == 1

    run(tried())


@on_postgresql
def test_who_looks_from_one_address_is_counted_at_all_nodes(database_url: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with noded(database_url, tmp_path, "a", "b", node_lease=30.0, seeks_address=2) as nodes:
            for name in ("Ann", "Ben"):
                await look(await nodes["a"].guest(name))
            for name in "ab":
                await nodes_of(nodes[name]).beat()
            await nodes_of(nodes["b"]).beat()
            carl = await nodes["b"].guest("Carl")
            await refused(await carl.http.post("/api/seeks", json=DUEL), "too-many-seeks-address")

    run(tried())
