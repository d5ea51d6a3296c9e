"""A table for two where everything is public: King of Tokyo: Duel in the hall."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, Message, Player, RunningServer, Wire, hall_in, seated, step

from ludarium.core import load_game
from ludarium.games.tokyo_duel import GAME


async def duel(running: RunningServer, lang: str = "en", **options: Any) -> tuple[list[Guest], list[Wire]]:
    """Ann, the host, at seat 0, Ben at seat 1, and Sue who watches; the game has begun."""
    guests = [await running.guest(name) for name in ("Ann", "Ben", "Sue")]
    table = await guests[0].table(game="tokyo-duel", seats=2, options=options)
    wires = [await guest.wire(table, lang=lang) for guest in guests]
    await wires[1].send("sit", seat=1, nonce="0" * 32)
    await seated(wires[0], 1)
    await wires[0].send("start")
    return guests, wires


async def choose(wire: Wire, number: int, option: str) -> Message:
    await wire.send("choose", id=f"c{number}", number=number, option=option)
    return await step(wire, number + 1)


async def test_a_whole_game_and_everybody_sees_the_same(running: RunningServer) -> None:
    _, wires = await duel(running)
    players = [Player(wires[seat], f"seat {seat}") for seat in (0, 1)]
    last = (await asyncio.gather(*(player.to_the_end() for player in players)))[0]
    assert last["view"]["winner"] in (0, 1)
    views: list[dict[int, Any]] = []
    for wire in wires:
        await wire.next("table", where=lambda m: m["table"]["status"] == "over")
        seen = {m["number"]: m["view"] for m in wire.messages if m["type"] == "game"}
        for view in seen.values():
            view.pop("seat")
        views.append(seen)
    assert last["number"] in views[2]
    assert views[0] == views[1] == views[2]


async def test_everybody_concedes_for_themselves_alone(running: RunningServer) -> None:
    _, (ann, ben, sue) = await duel(running)
    opened = [await wire.next("game", "welcome", where=lambda m: bool(m["view"])) for wire in (ann, ben, sue)]
    assert [message["table_options"] for message in opened] == [["concede>0"], ["concede>1"], []]
    number = opened[0]["number"]
    await ann.send("table", id="a", number=number, option="concede>1")
    assert (await ann.refusal("a"))["code"] == "unknown-option"
    await sue.send("table", id="s", number=number, option="concede>1")
    assert (await sue.refusal("s"))["code"] == "not-host"
    await ben.send("table", id="b", number=number, option="concede>1")
    for wire in (ann, ben, sue):
        over = await step(wire, number + 1)
        assert [event["kind"] for event in over["events"]] == ["conceded", "game_over"]
        assert over["view"]["winner"] == 0


@pytest.mark.parametrize(
    ("lang", "count", "face"),
    [
        ("en", "Dice entered: 5", "face of a die"),
        ("zh-Hant", "5 顆骰子", "骰子沒有"),
        ("ko", "5개", "주사위에 없는"),
    ],
)
async def test_impossible_dice_are_refused_with_a_sentence(
    running: RunningServer, lang: str, count: str, face: str
) -> None:
    """Score keeper: the faces come from a real table, and only faces that can be."""
    _, (ann, ben, _) = await duel(running, lang, score_keeper=True)
    opened = await ann.next("game", "welcome", where=lambda m: bool(m["view"]))
    number = opened["number"]
    await choose(ann, number, "monster:gigazaur")
    await choose(ben, number + 1, "monster:the-king")
    asked = await step(ann, number + 2)
    assert asked["decision"]["kind"] == "faces"
    assert asked["view"]["pending"]["faces"] == 6
    for option, code, words in (("AAHEF", "dice-count", count), ("AAHEFX", "dice-face", face)):
        await ann.send("choose", id=option, number=number + 2, option=f"faces:{option}")
        refusal = await ann.refusal(option)
        assert refusal["code"] == code
        assert words in refusal["message"]
    taken = await choose(ann, number + 2, "faces:FEDSAA")  # in any order
    assert taken["option"] == "faces:AAEFDS"
    rolled = await choose(ben, number + 3, "faces:HHHHHH")
    assert rolled["events"][0] == {"kind": "roll_off", "seat": 0, "rolls": ["AAEFDS", "HHHHHH"]}


async def test_a_game_with_real_dice_comes_back_after_the_hall_was_closed(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        guests, wires = await duel(running, score_keeper=True, monsters="random")
        opened = await wires[0].next("game", "welcome", where=lambda m: bool(m["view"]))
        number = opened["number"]
        await choose(wires[0], number, "faces:FEDSAA")
        told = await choose(wires[1], number + 1, "faces:SSSSSS")
        table = wires[0].messages[0]["table"]["id"]
        cookie = guests[0].http.cookies["ludarium"]
    async with hall_in(tmp_path) as running:
        ann = running.stranger()
        ann.http.cookies.set("ludarium", cookie)
        wire = await ann.wire(table)
        welcome = await wire.next("welcome")
        assert welcome["view"] == told["view"] | {"seat": 0}


async def test_one_person_may_play_both_seats(running: RunningServer) -> None:
    """A score keeper that lies between two people: whoever is asked, it is this device that answers."""
    ann, sue = await running.guest("Ann"), await running.guest("Sue")
    table = await ann.table(game="tokyo-duel", seats=2, options={"score_keeper": True})
    wire, watcher = await ann.wire(table), await sue.wire(table)
    await wire.send("sit", seat=1, nonce="0" * 32, also=True)
    news = await wire.next("table", where=lambda m: m["table"]["seats"][1]["kind"] == "person")
    seats = news["table"]["seats"]
    assert [seat["person_id"] for seat in seats] == [ann.id, ann.id]
    assert len({seat["name"] for seat in seats}) == 2
    await wire.send("start")
    opened = await wire.next("welcome", where=lambda m: bool(m["view"]))
    number = opened["number"]
    assert (opened["you"]["seat"], opened["decision"]["seat"]) == (0, 0)
    assert opened["decision"]["options"]
    told = await choose(wire, number, "monster:gigazaur")
    assert (told["decision"]["seat"], bool(told["decision"]["options"])) == (1, True)
    assert told["table_options"] == ["concede>1"]
    await watcher.send("choose", id="x", number=number + 1, option="monster:alienoid")
    assert (await watcher.refusal("x"))["code"] == "not-seated"
    told = await choose(wire, number + 1, "monster:alienoid")
    for faces in ("AAAAAA", "HHHHHH"):
        told = await choose(wire, told["number"], f"faces:{faces}")
    assert told["view"]["turn"] == 0
    await wire.send("stand")
    gone = await watcher.next("table", where=lambda m: m["table"]["seats"][0]["kind"] == "bot")
    assert [seat["kind"] for seat in gone["table"]["seats"]] == ["bot", "bot"]


async def test_where_hands_are_secret_nobody_has_two_seats(running: RunningServer) -> None:
    ann = await running.guest("Ann")
    table = await ann.table()
    wire = await ann.wire(table)
    await wire.send("sit", seat=3, nonce="0" * 32, also=True)
    news = await wire.next("table", where=lambda m: m["table"]["seats"][3]["kind"] == "person")
    assert [seat["person_id"] for seat in news["table"]["seats"]].count(ann.id) == 1


def test_the_game_is_found_by_its_name() -> None:
    assert load_game("tokyo-duel") is GAME
