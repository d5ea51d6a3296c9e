"""Hostile and mistaken input: a clear error each, and nothing changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import PATIENCE, Guest, Message, RunningServer, Wire, hall_in, seated, step

from ludarium import i18n
from ludarium.core import LudariumError, Record


class Scene:
    """A running game of two people, without bots, and a spectator. ``turn`` is whose decision it is."""

    def __init__(
        self, running: RunningServer, table: Message, guests: list[Guest], wires: list[Wire]
    ) -> None:
        self.running = running
        self.table = table
        self.guests = guests
        self.wires = wires
        self.room = running.hall.rooms[table["id"]]

    async def start(self) -> None:
        await self.wires[0].send("start")
        self.steps = [await wire.next("game") for wire in self.wires]

    @property
    def seat(self) -> int:
        assert self.room.play is not None
        decision = self.room.play.state.decision()
        assert decision is not None
        return decision.seat

    @property
    def number(self) -> int:
        return self.room.number

    def options(self) -> list[str]:
        assert self.room.play is not None
        decision = self.room.play.state.decision()
        assert decision is not None
        return [str(option) for option in decision.options()]

    async def everything(self) -> object:
        """All there is of the table, in memory and in the database."""
        assert self.room.play is not None
        store = self.running.hall.store
        return (
            self.room.play.state.dump(),
            self.room.shown(True, "en"),
            self.room.votes,
            await store.table(self.room.id),
            await store.choices(self.room.id),
            await store.lines(self.room.id),
        )


@pytest.fixture
async def scene(tmp_path: Path) -> Any:
    async with hall_in(tmp_path) as running:
        guests = [await running.guest(name) for name in ("Ann", "Ben", "Cy", "Dee", "Eve", "Sue")]
        table = await guests[0].table()
        wires = [await guest.wire(table) for guest in guests]
        for seat, wire in enumerate(wires[:5]):
            await wire.next("welcome")
            if seat:
                await wire.send("sit", seat=seat)
                await seated(wire, seat)
        scene = Scene(running, table, guests, wires)
        await scene.start()
        yield scene


async def refused(scene: Scene, wire: Wire, text: str | bytes, code: str, id_: str | None = None) -> Message:
    """Send a text: it must be refused with the code, and change nothing."""
    before = await scene.everything()
    await wire.connection.send(text)
    refusal = await wire.refusal(id_)
    assert refusal["code"] == code
    assert refusal["message"] != f"error-{code}"
    assert await scene.everything() == before
    return refusal


def choose(option: str, number: int, id_: str = "c1", **more: object) -> str:
    return json.dumps({"type": "choose", "id": id_, "number": number, "option": option, **more})


# -- the cases of the list


async def test_an_unknown_option(scene: Scene) -> None:
    wire = scene.wires[scene.seat]
    refusal = await refused(scene, wire, choose("castle", scene.number), "unknown-option", "c1")
    assert "castle" in refusal["message"]


async def test_another_seats_turn(scene: Scene) -> None:
    other = (scene.seat + 1) % 5
    option = scene.options()[0]
    await refused(scene, scene.wires[other], choose(option, scene.number), "not-your-turn", "c1")
    await refused(scene, scene.wires[5], choose(option, scene.number), "not-seated", "c1")


async def test_a_stale_table_number(scene: Scene) -> None:
    wire = scene.wires[scene.seat]
    for off in (-1, 1, 1000):
        await refused(scene, wire, choose(scene.options()[0], scene.number + off), "stale-number", "c1")


MALFORMED = [
    "",
    "{",
    "nonsense",
    "[]",
    "null",
    "7",
    '"choose"',
    "{}",
    '{"type":"choose"}',
    '{"type":7}',
    '{"type":"choose","id":"a","number":"1","option":"x"}',
    '{"type":"choose","id":"a","number":-1,"option":"x"}',
    '{"type":"choose","id":"a","number":1e400,"option":"x"}',
    '{"type":"choose","id":"a","number":99999999999999999999,"option":"x"}',
    '{"type":"choose","id":"a","number":1,"option":["x"]}',
    '{"type":"choose","id":"a","number":1,"option":"x","seat":3}',
    '{"type":"choose","id":"","number":1,"option":"x"}',
    '{"type":"choose","id":"a b","number":1,"option":"x"}',
    '{"type":"sit","seat":-1}',
    '{"type":"sit","seat":null}',
    '{"type":"chat","text":{"a":1}}',
    '{"type":"phrase","phrase":"../x"}',
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"chat","text":"\\ud800"}',
    "[" * 10_000,
]


async def test_malformed_json(scene: Scene) -> None:
    before = await scene.everything()
    wire = scene.wires[scene.seat]
    for text in MALFORMED:
        await wire.connection.send(text)
        refusal = await wire.next("error")
        assert refusal["code"] in ("malformed-message", "text-wrong"), text
        assert refusal["message"] != f"error-{refusal['code']}"
    assert await scene.everything() == before
    await wire.send("ping")
    await wire.next("pong")


async def test_binary_frames_are_no_messages(scene: Scene) -> None:
    await refused(scene, scene.wires[0], b'{"type":"ping"}', "malformed-message")


async def test_an_unknown_type(scene: Scene) -> None:
    await refused(scene, scene.wires[0], '{"type":"cheat","id":"x"}', "wrong-type", "x")


async def test_a_message_that_is_too_large(scene: Scene) -> None:
    wire = scene.wires[scene.seat]
    await refused(scene, wire, choose("x" * 20_000, scene.number), "too-large")
    await refused(
        scene, wire, json.dumps({"type": "chat", "text": "文" * 6000}, ensure_ascii=False), "too-large"
    )


async def test_a_message_of_10_mb(scene: Scene) -> None:
    """The socket is closed, with the reason; the table and everybody else do not notice."""
    before = await scene.everything()
    wire = scene.wires[scene.seat]
    await wire.connection.send('{"type":"chat","text":"' + "x" * 10_000_000 + '"}')
    await wire.until_closed()
    assert wire.closed == 1009
    assert "exceeds limit" in wire.reason or "too big" in wire.reason
    gone = await scene.wires[5].next("table", where=lambda m: not m["table"]["seats"][scene.seat]["present"])
    assert gone["table"]["status"] == "playing"
    again = await scene.guests[scene.seat].wire(scene.table)
    welcome = await again.next("welcome")
    assert welcome["number"] == scene.number
    await again.next("votes")
    assert (await scene.everything())[0] == before[0]  # type: ignore[index]
    await again.send("choose", id="c", number=scene.number, option=scene.options()[0])
    assert (await again.next("ack"))["id"] == "c"


async def test_an_unknown_language(running: RunningServer) -> None:
    guest = await running.guest(lang="ko")
    wire = await guest.wire(await guest.table(), lang="tlh")
    refusal = await wire.refusal()
    assert refusal["code"] == "unknown-language"
    assert refusal["message"] == i18n.say("ko", "error-unknown-language", lang="tlh")
    await wire.send("ping")
    await wire.next("pong")
    await wire.send("hello", lang="zh-Hant")
    await wire.next("welcome")
    await wire.send("start")
    assert (await wire.refusal())["message"] == i18n.say("zh-Hant", "error-seats-open")


RECORD = """ludarium record 1
game saboteur {version}
seats 5
seed 1

1 table deal
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("ludarium record 1", "hello", "record-header", 1),
        ("game saboteur", "game chess", "record-unknown-game", 2),
        ("{version}", "0", "record-version", 2),
        ("seats 5", "seats 9", "record-option-value", 3),
        ("seats 5", "chairs 5", "record-line", 3),
        ("1 table deal", "2 table deal", "record-line", 6),
        ("1 table deal", "1 8 deal", "record-seat", 6),
    ],
)
def test_a_wrong_record_text(old: str, new: str, code: str, line: int) -> None:
    from ludarium.core import load_game

    text = RECORD.replace(old, new).format(version=load_game("saboteur").version)
    with pytest.raises(LudariumError) as refusal:
        Record.parse(text)
    assert (refusal.value.code, refusal.value.facts["line"]) == (code, line)
    for lang in i18n.LANGUAGES:
        assert i18n.has(f"error-{code}", lang)


def test_a_record_of_an_impossible_choice() -> None:
    from ludarium.core import load_game

    text = RECORD.replace("table deal", "table end").format(version=load_game("saboteur").version)
    with pytest.raises(LudariumError) as refusal:
        Record.parse(text).final()
    assert (refusal.value.code, refusal.value.facts["line"]) == ("record-illegal-choice", 6)


# -- and more


async def test_nobody_but_the_host_takes_the_tables_options(scene: Scene) -> None:
    for option in ("timed", "timeout", "stall>1", "remove>1", "touch:CR", "deal"):
        text = json.dumps({"type": "table", "id": "t", "number": scene.number, "option": option})
        await refused(scene, scene.wires[1], text, "not-host", "t")
        await refused(scene, scene.wires[scene.seat], choose(option, scene.number), "unknown-option", "c1")


async def test_not_even_the_host_is_the_clock_or_sees_secrets(scene: Scene) -> None:
    assert scene.room.play is not None
    while scene.room.play.state.decision().kind != "turn":  # type: ignore[union-attr]
        number = scene.number
        await scene.wires[scene.seat].send(
            "choose", id=f"n{number}", number=number, option=scene.options()[0]
        )
        await step(scene.wires[0], number + 1)
    secret = [str(option) for option in scene.room.play.state.table().options()]
    forbidden = [option for option in secret if option.split(":")[0] in ("timed", "timeout", "touch")]
    assert len(forbidden) > 1
    for option in forbidden:
        text = json.dumps({"type": "table", "id": option[:5], "number": scene.number, "option": option})
        await refused(scene, scene.wires[0], text, "unknown-option", option[:5])
    told = [m for m in scene.wires[0].messages if m["type"] == "game"][-1]["table_options"]
    assert told
    assert not set(told) & set(forbidden)


async def test_the_host_rules(scene: Scene) -> None:
    staller = (scene.seat + 1) % 5
    await scene.wires[0].send("table", id="t", number=scene.number, option=f"remove>{staller}")
    assert (await scene.wires[0].next("ack"))["id"] == "t"
    step = await scene.wires[5].next("game")
    assert (step["seat"], step["option"]) == (-1, f"remove>{staller}")
    assert step["view"]["players"][staller]["removed"] == "game"


async def test_messages_before_hello_are_refused(scene: Scene) -> None:
    wire = await scene.guests[0].wire(scene.table, hello=False)
    await refused(scene, wire, choose("deal", 0), "malformed-message", "c1")
    await wire.send("hello", lang="en")
    await wire.next("welcome")
    await refused(scene, wire, '{"type":"hello","lang":"en"}', "malformed-message")


async def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    async with hall_in(tmp_path, socket_rate=5.0) as running:
        ann, ben = await running.guest("Ann"), await running.guest("Ben")
        table = await ann.table()
        wire, quiet = await ann.wire(table), await ben.wire(table)
        for _ in range(60):
            await wire.send("ping")
        await wire.send("choose", id="late", number=0, option="deal")
        assert (await wire.next("error"))["code"] == "rate-limited"
        late = await wire.next("error", where=lambda one: one["id"] is not None)
        assert (late["id"], late["code"]) == ("late", "rate-limited"), "its page waits for it"
        await quiet.send("ping")
        await quiet.next("pong")
        await asyncio.sleep(1)
        await wire.send("ping")
        await wire.next("pong")
        for _ in range(400):
            await wire.send("ping")
        assert (await wire.next("bye"))["code"] == "rate-limited"
        await wire.until_closed()
        assert wire.closed == 1008


async def test_a_person_is_limited_over_all_sockets(tmp_path: Path) -> None:
    async with hall_in(tmp_path, person_rate=5.0) as running:
        ann = await running.guest("Ann")
        table = await ann.table()
        wires = [await ann.wire(table) for _ in range(5)]
        for wire in wires:
            for _ in range(10):
                await wire.send("ping")
        async with asyncio.timeout(PATIENCE):
            while not any('"rate-limited"' in text for wire in wires for text in wire.heard):
                await asyncio.sleep(0.01)
