"""A rematch that takes everybody along: each has their seat again, and it begins once all have come."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.contract.luggage import LUGGAGE
from tests.server import postgres
from tests.server.noded import at, noded
from tests.server.people.members import member
from tests.server.running import PATIENCE, Guest, Message, RunningServer, Wire, hall_in

from ludarium import i18n
from ludarium.core import games, load_game
from ludarium.games.keyforge.decks.word import deck_of_word
from ludarium.server.tables import seating
from ludarium.server.ws.messages import encode

on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"] * postgres.HERE, indirect=True)


def shown(where: Any) -> Any:
    """Whether a message tells of such a table."""
    return lambda message: where(message["table"])


async def until(wire: Wire, where: Any) -> Message:
    message = await wire.next("table", "welcome", where=shown(where))
    table: Message = message["table"]
    return table


async def joined(guest: Guest, table: Message, seat: int) -> Wire:
    wire = await guest.wire(table, invite=table["invite"])
    await wire.send("sit", seat=seat)
    await until(wire, lambda told: told["seats"][seat]["person_id"] == guest.id)
    return wire


async def played(ann: Guest, ben: Guest, **wish: Any) -> tuple[Message, Wire, Wire]:
    """A game of two that Ben has conceded, and the lines of both, still there."""
    table = await ann.table(**{"game": "tokyo-duel", "seats": 2, **wish})
    first, second = await ann.wire(table), await joined(ben, table, 1)
    await first.send("start")
    welcome = await second.next("welcome", where=shown(lambda told: told["status"] == "playing"))
    await second.send("table", id="end", number=welcome["number"], option="concede>1")
    for wire in (first, second):
        table = await until(wire, lambda told: told["status"] == "over")
    return table, first, second


async def asks(guest: Guest, table: Message, **wish: Any) -> Message:
    answer = await guest.http.post(f"/api/tables/{table['id']}/rematch", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def seats(table: Message) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


async def test_it_begins_once_everybody_has_come(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    before, first, second = await played(ann, ben, options={"monsters": "random"}, private=True)
    made = await asks(ben, before)
    told = await until(first, lambda told: told["rematch"] is not None)
    people = [
        {"person_id": ann.id, "name": "Ann", "here": False},
        {"person_id": ben.id, "name": "Ben", "here": False},
    ]
    assert told["rematch"] == {
        "id": made["id"], "invite": made["invite"], "status": "open", "host": "Ben", "people": people, "declined": []
    }  # fmt: skip
    (offer,) = await ann.get("/api/me/rematches")
    assert offer == {
        "id": made["id"],
        "again": before["id"],
        "game": "tokyo-duel",
        "host": False,
        "by": "Ben",
        "names": ["Ben"],
    }
    ben_there = await ben.wire(made["id"])
    table = (await ben_there.next("welcome"))["table"]
    assert (table["status"], table["paired"], table["private"], table["host"]) == ("open", True, True, ben.id)
    assert seats(table) == [("person", "Ann"), ("person", "Ben")]
    assert table["options"] == before["options"]
    await until(first, lambda told: told["rematch"]["people"][1]["here"])
    ann_there = await ann.wire(made["id"])
    for wire in (ann_there, ben_there):
        await until(wire, lambda told: told["status"] == "playing")
    await until(second, lambda told: told["rematch"]["status"] == "playing")
    assert await ann.get("/api/me/rematches") == []


async def test_two_presses_at_one_moment_make_one_table(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    before, _, _ = await played(ann, ben)
    made = await asyncio.gather(*[asks(guest, before) for guest in (ann, ben, ann, ben)])
    assert len({one["id"] for one in made}) == 1
    assert len(running.hall.rooms) == 2


async def test_whoever_declines_is_named_and_leaves_the_seat_to_a_bot(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    before, first, _ = await played(ann, ben)
    made = await asks(ann, before)
    there = await ann.wire(made["id"])
    assert (await ben.http.post(f"/api/tables/{made['id']}/decline")).status_code == 204
    table = await until(there, lambda told: told["seats"][1]["kind"] == "open")
    assert table["declined"] == ["Ben"]
    told = await until(first, lambda told: bool(told["rematch"]["declined"]))
    assert [one["name"] for one in told["rematch"]["people"]] == ["Ann"]
    assert await ben.get("/api/me/rematches") == []
    assert (await ben.http.post(f"/api/tables/{made['id']}/decline")).status_code == 204, "twice is once"
    await there.send("bot", seat=1, bot="greedy")
    await until(there, lambda told: told["status"] == "playing")


async def test_whoever_has_declined_is_named_after_a_restart_too(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        people = [await running.guest(name) for name in ("Ann", "Ben", "Cem")]
        table = await people[0].table(seats=5, bots=[None, None, None, "random", "random"])
        wires = [
            await people[0].wire(table),
            await joined(people[1], table, 1),
            await joined(people[2], table, 2),
        ]
        await wires[0].send("start")
        await until(wires[2], lambda told: told["status"] == "playing")
        room = await running.hall.room(table["id"])
        await seating.save(room, status="over", ended=running.hall.clock.now())
        made = await asks(people[0], table)
        for guest in people[1:]:
            assert (await guest.http.post(f"/api/tables/{made['id']}/decline")).status_code == 204
        cookies = [guest.http.cookies["ludarium"] for guest in people]
    async with hall_in(tmp_path) as running:
        people = [running.stranger() for _ in cookies]
        for guest, cookie in zip(people, cookies, strict=True):
            guest.http.cookies["ludarium"] = cookie
        there = await people[0].wire(made["id"])
        table = await until(there, lambda told: True)
        assert table["declined"] == ["Ben", "Cem"]
        await (await people[2].wire(made["id"])).send("sit", seat=2)
        table = await until(there, lambda told: told["seats"][2]["kind"] == "person")
        assert table["declined"] == ["Ben"], "whoever comes after all has not declined"
    async with hall_in(tmp_path) as running:
        guest = running.stranger()
        guest.http.cookies["ludarium"] = cookies[0]
        assert (await until(await guest.wire(made["id"]), lambda told: True))["declined"] == ["Ben"]


async def test_where_everybody_declines_another_one_can_be_asked_for(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    before, first, _ = await played(ann, ben)
    made = await asks(ann, before)
    await until(first, lambda told: told["rematch"] is not None)
    for guest in (ben, ann):
        await guest.http.post(f"/api/tables/{made['id']}/decline")
    await until(first, lambda told: told["rematch"] is None)
    assert (await asks(ben, before))["id"] != made["id"]


async def test_a_rematch_that_is_put_away_before_its_last_news_is_told_of_all_the_same(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    before, first, _ = await played(ann, ben)
    made = await asks(ann, before)
    await until(first, lambda told: told["rematch"] is not None)
    room = await running.hall.room(made["id"])
    monkeypatch.setattr(room, "tell", lambda *_: None)  # as when housekeeping comes before the news
    for guest in (ben, ann):
        await guest.http.post(f"/api/tables/{made['id']}/decline")
    await until(first, lambda told: told["rematch"] is None)
    assert made["id"] not in running.hall.rooms


async def test_the_host_gives_away_the_seat_of_somebody_who_does_not_come(running: RunningServer) -> None:
    ann, ben, cy = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    before, _, second = await played(ann, ben)
    await second.close()
    made = await asks(ann, before)
    there = await ann.wire(made["id"])
    await there.send("bot", seat=0, bot="greedy")
    assert (await there.refusal())["code"] == "seat-taken", "she is there herself"
    await there.send("bot", seat=1, bot=None)
    table = await until(there, lambda told: told["seats"][1]["kind"] == "open")
    await joined(cy, {**table, "id": made["id"]}, 1)
    table = await until(there, lambda told: told["status"] == "playing")
    assert seats(table) == [("person", "Ann"), ("person", "Cy")]


async def test_bots_come_along_as_strong_as_before_and_spectators_are_led_there(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), LUGGAGE.name, LUGGAGE)
    ann, ben, cy = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    table = await ann.table(game="toy", seats=3, bots=[None, "random", None], private=True)
    first, second = await ann.wire(table), await joined(ben, table, 2)
    watching = await cy.wire(table, invite=table["invite"])
    await first.send("start")
    for wire, number in ((first, 0), (second, 2)):
        await wire.next("welcome", "game", where=lambda m: bool(m["decision"] and m["decision"]["options"]))
        await wire.send("choose", id=f"c{number}", number=number, option="keep")
    await until(first, lambda told: told["status"] == "over")
    made = await asks(ann, table)
    told = await until(watching, lambda told: told["rematch"] is not None)
    assert told["rematch"]["invite"] == made["invite"], "they could see this table, and may see that one"
    there = await cy.wire(made["id"], invite=made["invite"])
    fresh = (await there.next("welcome"))["table"]
    assert [(seat["person_id"], seat["bot"]) for seat in fresh["seats"]] == [
        (ann.id, None),
        (None, "random"),
        (ben.id, None),
    ]
    for guest in (ann, ben):
        await guest.wire(made["id"])
    await until(there, lambda told: told["status"] == "playing")


async def test_a_rated_game_stays_rated(running: RunningServer) -> None:
    ann, ben = await member(running, "ann-one"), await member(running, "ben-two", called="Ben")
    before, _, _ = await played(ann, ben, rated=True)
    made = await asks(ben, before)
    wires = [await guest.wire(made["id"]) for guest in (ann, ben)]
    table = await until(wires[0], lambda told: told["status"] == "playing")
    assert table["rated"]


async def test_sealed_decks_are_dealt_anew_or_played_again(running: RunningServer) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    options = {"deck-0": "sealed-WC", "first": 0}
    for same in (False, True):
        before, _, _ = await played(ann, ben, game="keyforge", options=options)
        assert before["dealt"]
        made = await asks(ann, before, same=same)
        fresh = (await running.hall.room(made["id"])).table.options
        assert fresh["first"] == 1, "whoever began does not begin again"
        if not same:
            assert (fresh["deck-0"], fresh["deck-1"]) == ("sealed-WC", "sealed")
            continue
        names = [deck_of_word(str(fresh[f"deck-{seat}"])).name for seat in range(2)]
        room = await running.hall.room(before["id"])
        assert room.play is not None
        began = load_game("keyforge").start(2, before["options"] | options, room.begin(0).seed)
        assert all(name in repr(encode(began.view(0))) for name in names), names


@pytest.mark.parametrize("same", [True, False], ids=["same", "anew"])
async def test_who_stands_up_and_sits_down_again_has_the_same_deck(tmp_path: Path, same: bool) -> None:
    """The one that was dealt, wherever they sit, and after a restart; a new one where all have new ones."""
    async with hall_in(tmp_path) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        before, _, _ = await played(ann, ben, game="keyforge", options={"deck-0": "sealed-WC"})
        made = await asks(ann, before, same=same)
        dealt = dict((await running.hall.room(made["id"])).table.options)
        wire = await ben.wire(made["id"])
        await wire.send("stand")
        await until(wire, lambda told: told["seats"][1]["kind"] == "open")
        cleared = (await running.hall.room(made["id"])).table.options
        assert cleared["deck-1"] == "sealed", "nobody else has it"
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies, again.me = ben.http.cookies, ben.me
        wire = await again.wire(made["id"], invite=made["invite"])
        await wire.send("sit", seat=1)
        await until(wire, lambda told: told["seats"][1]["kind"] == "person")
        found = (await running.hall.room(made["id"])).table.options
        assert found["deck-1"] == dealt["deck-1"]
        assert (found["deck-1"] == "sealed") is not same


async def test_only_who_sat_there_asks_and_only_once_it_is_over(running: RunningServer) -> None:
    ann, ben, cy = [await running.guest(name) for name in ("Ann", "Ben", "Cy")]
    before, _, _ = await played(ann, ben)
    waiting = await ann.table()
    for guest, table in ((cy, before), (ann, waiting)):
        answer = await guest.http.post(f"/api/tables/{table['id']}/rematch", json={})
        assert (answer.status_code, answer.json()["code"]) == (400, "rematch-wrong")


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        before, _, _ = await played(ann, ben)
        made = await asks(ann, before)
    async with hall_in(tmp_path) as running:
        guests = []
        for guest in (ann, ben):
            again = running.stranger()
            again.http.cookies, again.me = guest.http.cookies, guest.me
            guests.append(again)
        assert (await asks(guests[1], before))["id"] == made["id"]
        told = (await (await guests[1].wire(before)).next("welcome"))["table"]
        assert told["rematch"]["id"] == made["id"]
        wires = [await guest.wire(made["id"]) for guest in guests]
        await until(wires[0], lambda told: told["status"] == "playing")


@on_postgresql
async def test_people_at_two_nodes_come_to_one_table(database_url: str, tmp_path: Path) -> None:
    async with noded(database_url, tmp_path, "one", "two") as nodes:
        ann, ben = await nodes["one"].guest("Ann"), await nodes["two"].guest("Ben")
        before, _, second = await played(ann, ben)
        made = await asyncio.gather(asks(ann, before), asks(ben, before))
        assert made[0] == made[1]
        await until(second, lambda told: told["rematch"] is not None)
        (offer,) = await ben.get("/api/me/rematches")
        assert offer["id"] == made[0]["id"]
        wires = [await guest.wire(made[0]["id"]) for guest in (ann, at(nodes["one"], ben))]
        await until(wires[1], lambda told: told["status"] == "playing")


@on_postgresql
async def test_a_finished_table_tells_of_a_rematch_that_another_node_has(
    database_url: str, tmp_path: Path
) -> None:
    """The node where both were has gone since, and people have come to each at another one."""
    async with noded(database_url, tmp_path, "one", "two", "three") as nodes:
        ann, ben = await nodes["one"].guest("Ann"), await nodes["one"].guest("Ben")
        before, _, _ = await played(ann, ben, private=True)
        made = await asks(ben, before)
        await nodes["one"].hall.hand_over()
        ann, ben = at(nodes["two"], ann), at(nodes["three"], ben)
        await (await ben.wire(made["id"])).next("welcome")
        looks = await ann.wire(before)
        people = [
            {"person_id": ann.id, "name": "Ann", "here": False},
            {"person_id": ben.id, "name": "Ben", "here": True},
        ]
        assert (await looks.next("welcome"))["table"]["rematch"] == {
            "id": made["id"], "invite": made["invite"], "status": "open", "host": "Ben", "people": people, "declined": []
        }  # fmt: skip
        assert (await nodes.owner(before["id"]), await nodes.owner(made["id"])) == ("two", "three")
        assert (await ben.http.post(f"/api/tables/{made['id']}/decline")).status_code == 204
        told = await until(looks, lambda told: bool(told["rematch"]["declined"]))
        assert told["rematch"]["declined"] == ["Ben"]
        await ann.http.post(f"/api/tables/{made['id']}/decline")
        await until(looks, lambda told: told["rematch"] is None)


@on_postgresql
async def test_a_rematch_that_no_node_has_is_taken_where_somebody_looks(
    database_url: str, tmp_path: Path
) -> None:
    async with noded(database_url, tmp_path, "one", "two", "three") as nodes:
        ann, ben = await nodes["one"].guest("Ann"), await nodes["one"].guest("Ben")
        before, _, _ = await played(ann, ben)
        made = await asks(ann, before)
        await nodes["one"].hall.hand_over()
        ann = at(nodes["two"], ann)
        looks = await ann.wire(before)
        assert (await looks.next("welcome"))["table"]["rematch"]["id"] == made["id"]
        assert await nodes.owner(made["id"]) == "two"
        await nodes["two"].hall.hand_over()
        ann, ben = at(nodes["three"], ann), at(nodes["three"], ben)
        await (await ben.wire(made["id"])).next("welcome")
        looks = await ann.wire(before)
        told = (await looks.next("welcome"))["table"]["rematch"]
        assert [one["here"] for one in told["people"]] == [False, True], "both are here, whichever came first"
        await ann.wire(made["id"])
        await until(looks, lambda told: told["rematch"]["status"] == "playing")


@on_postgresql
async def test_a_rematch_whose_node_has_gone_is_told_of_by_the_next_that_has_it(
    database_url: str, tmp_path: Path
) -> None:
    async with noded(database_url, tmp_path, "one", "two", "three") as nodes:
        ann, ben = await nodes["one"].guest("Ann"), await nodes["one"].guest("Ben")
        before, _, _ = await played(ann, ben)
        made = await asks(ben, before)
        await nodes["one"].hall.hand_over()
        ann, ben = at(nodes["two"], ann), at(nodes["three"], ben)
        await (await ben.wire(made["id"])).next("welcome")
        looks = await ann.wire(before)
        await until(looks, lambda told: told["rematch"]["people"][1]["here"])
        await nodes["three"].hall.hand_over()
        await ann.wire(made["id"])
        await until(looks, lambda told: [one["here"] for one in told["rematch"]["people"]] == [True, False])
        assert await nodes.owner(made["id"]) == "two"


async def test_whoever_is_away_is_told_by_a_push_message(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await running.guest("Ann"), await running.guest("Ben")
    before, _, second = await played(ann, ben)
    await second.close()
    room = await running.hall.room(before["id"])
    async with asyncio.timeout(PATIENCE):
        while ben.id in room.present:
            await asyncio.sleep(0.01)
    told: list[set[str]] = []
    monkeypatch.setattr(running.home(before["id"]).push, "asked", lambda _, away: told.append(away))
    await asks(ann, before)
    assert told == [{ben.id}]
    for lang in i18n.LANGUAGES:
        assert "Duel" in i18n.say(lang, "push-rematch", game="Duel")
        assert i18n.say(lang, "push-rematch-text", game="Duel")
