"""Tables that have agreed on hidden lists (docs/server.md): what of a deck leaves the hall, to whom, and when."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.rules.keyforge.deck_files import vault
from tests.server.desk.scene import LANGUAGES
from tests.server.running import Guest, Message, RunningServer, Wire, hall_in, seated

from ludarium.core import Chance, Record
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import Deck, generated, word_of_deck

DECKS = [generated("CotA", Chance.of(f"hidden {seat}"), playable()) for seat in range(2)]
IMAGES = "https://images.example"
NOTHING: Message = {"texts": {}, "images": {}}


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A hall whose pages may load the pictures of these decks."""
    async with hall_in(tmp_path, images=IMAGES) as opened:
        yield opened


def file_of(deck: Deck) -> str:
    """The file of the Master Vault, with an invented text and a picture for every card."""
    return json.dumps(vault(deck))


async def at_the_table(running: RunningServer, **options: object) -> tuple[list[Guest], list[Wire], Message]:
    """Ann and Ben with a deck each, the game begun, and Sue who watches."""
    guests = [await running.guest(name) for name in ("Ann", "Ben", "Sue")]
    table = await guests[0].table(
        game="keyforge", seats=2, options={"deck-0": file_of(DECKS[0]), "lists": "hidden", **options}
    )
    wires = [await guest.wire(table) for guest in guests]
    await wires[1].send("sit", seat=1)
    await seated(wires[1], 1)
    path = f"/api/tables/{table['id']}/seats/1"
    brought = await guests[1].http.patch(path, json={"options": {"deck-1": file_of(DECKS[1])}})
    assert brought.status_code == 200, brought.text
    await wires[0].send("start")
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    return guests, wires, table


async def give_up(wires: list[Wire]) -> None:
    await wires[0].send("table", id="end", number=0, option="concede>0")
    for wire in wires:
        await wire.next("table", where=lambda m: m["table"]["status"] == "over")


async def official(guest: Guest, table: Message) -> Message:
    told: Message = await guest.get(f"/api/tables/{table['id']}/official")
    return told


async def test_everybody_has_the_texts_and_pictures_of_the_own_deck(running: RunningServer) -> None:
    """They name cards that nobody has seen: an opponent gets none, nor does who watches; after the game as before."""
    guests, wires, table = await at_the_table(running)
    for _ in range(2):
        for seat in range(2):
            told = await official(guests[seat], table)
            assert set(told["texts"]) == set(told["images"]) == set(DECKS[seat].ids())
        assert (await official(guests[2], table))["code"] == "not-a-member"
        if running.hall.rooms[table["id"]].status == "playing":
            await give_up(wires)


async def test_a_host_without_a_seat_has_none(running: RunningServer) -> None:
    host = await running.guest("Host")
    table = await host.table(
        game="keyforge",
        seats=2,
        bots=["random", "random"],
        options={"deck-0": file_of(DECKS[0]), "lists": "hidden"},
    )
    wire = await host.wire(table)
    await wire.send("start")
    await wire.next("game")
    assert await official(host, table) == NOTHING


async def test_no_message_tells_of_the_other_list(running: RunningServer) -> None:
    """The label stands on both seats, the word of a deck goes to its owner alone, be the game over or not."""
    guests, wires, table = await at_the_table(running)
    await give_up(wires)
    again = await guests[1].wire(table)
    await again.next("votes")
    words = [word_of_deck(deck) for deck in DECKS]
    for seat, heard in ((0, wires[0].heard), (1, wires[1].heard + again.heard), (None, wires[2].heard)):
        text = "".join(heard)
        assert all(deck.name in text for deck in DECKS)
        assert [word in text for word in words] == [seat == 0, seat == 1]
        assert IMAGES not in text


async def test_the_record_is_for_those_who_sat_there(running: RunningServer) -> None:
    guests, wires, table = await at_the_table(running)
    path = f"/api/tables/{table['id']}/record"
    for guest in guests:
        answer = await guest.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (409, "record-not-ready")
    await give_up(wires)
    for guest in guests[:2]:
        record = Record.parse(await guest.get(path))
        assert [record.options[f"deck-{seat}"] for seat in range(2)] == [word_of_deck(deck) for deck in DECKS]
    said = set()
    for lang in LANGUAGES:
        for guest in (guests[2], running.stranger()):
            await guest.http.patch("/api/me", json={"lang": lang})
            answer = await guest.http.get(path, headers={"accept-language": lang})
            assert (answer.status_code, answer.json()["code"]) == (403, "record-hidden")
            said.add(answer.json()["message"])
    assert len(said) == len(LANGUAGES)
    shown = await guests[2].get(f"/api/tables/{table['id']}")
    assert (shown["event"], shown["kept"], shown["options"]["lists"]) == (None, False, "hidden")


async def test_open_lists_are_as_they_were(running: RunningServer) -> None:
    guests, wires, table = await at_the_table(running, lists="open")
    ids = {*DECKS[0].ids(), *DECKS[1].ids()}
    for guest in guests[:2]:
        assert set((await official(guest, table))["texts"]) == ids
    await give_up(wires)
    assert Record.parse(await guests[2].get(f"/api/tables/{table['id']}/record")).choices
    text = "".join(wires[2].heard)
    assert all(word_of_deck(deck) in text for deck in DECKS)


async def test_a_rematch_of_two_people_is_as_they_agree_anew(running: RunningServer) -> None:
    """Nothing is carried over but what each had; who sits down sees the table's rules first."""
    guests, wires, table = await at_the_table(running)
    await give_up(wires)
    fresh = await guests[0].table(game="keyforge", seats=2, options=table["options"], again=table["id"])
    assert fresh["options"]["lists"] == "hidden"
    wire = await guests[1].wire(fresh)
    await wire.send("sit", seat=1)
    shown = (await seated(wire, 1))["table"]
    labels = [one["label"] for seat in shown["seats"] for one in seat["brought"] if one["choice"] is None]
    assert [deck.name in label for deck, label in zip(DECKS, labels, strict=True)] == [True, True]
