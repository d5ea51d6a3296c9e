"""Nothing that comes over a socket makes the hall fail, or lets anybody do what they may not: messages at random, of people and
spectators at a table of each game. Some hundreds in each run; ``LUDARIUM_MESSAGES=100000`` is the long one (docs/security.md)."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from msgspec import inspect
from tests.server.running import Guest, Message, RunningServer, Wire, hall_in, seated
from websockets.exceptions import ConnectionClosed

from ludarium import i18n
from ludarium.core import Chance
from ludarium.server.ws import messages
from ludarium.testing.play import seed_of_run

GAMES: Final = {"saboteur": 5, "tokyo-duel": 2, "ready-fence": 2, "keyforge": 2}
DEFAULT: Final = 600
"""Messages of a run, a quarter of them at each game."""
LONG: Final = 500
"""In so many at one game some choice is taken for sure."""
PATIENCE: Final = 60.0  # seconds for an answer, on a busy machine
GOODBYES: Final = {1000, 1002, 1003, 1007, 1008, 1009, 1012, 4401, 4403, 4404}
"""How a conversation may end: never by a failure (1011)."""
TYPES: Final = get_args(messages.ToServer)
WORDS: Final = (
    "en",
    "ko",
    "zh-Hant",
    "greedy",
    "random",
    "search:100",
    "search:1e9",
    "a" * 64,
    "house:dis",
    "0",
    "end",
    "well-played",
)
STRANGE: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 99, 100, 2**31, 2**63, 2**70, 1.5, 1e308, "", "\x00", "é" * 200, "\u202e", "😀" * 40, "../..", "' OR 1=1 --",
    [], {}, [[[[]]]], {"type": "choose"}, "a" * 5000,
)  # fmt: skip


class Fuzz:
    """Messages that fit, nearly fit, or do not fit at all."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.options: list[str] = ["ready"]
        self.number = 0

    def one(self) -> str | bytes:
        kind = self.chance.below(10)
        if kind == 0:
            return bytes(self.chance.below(256) for _ in range(self.chance.below(40)))
        if kind == 1:
            return self._junk()
        message = self._fitting()
        if kind in (3, 4):
            self._bend(message)
        text = json.dumps(message)
        return self._broken(text) if kind == 2 else text

    def _pick(self, among: Any) -> Any:
        return among[self.chance.below(len(among))]

    def _fitting(self) -> dict[str, Any]:
        """A message of some type with values that its fields take, now and then those that the table waits for."""
        info = inspect.type_info(messages.Choose if self.chance.below(2) else self._pick(TYPES))
        assert isinstance(info, inspect.StructType)
        message: dict[str, Any] = {"type": info.tag}
        for field in info.fields:
            if field.required or self.chance.below(2):
                message[field.encode_name] = self._value(field.encode_name, field.type)
        return message

    def _value(self, name: str, kind: inspect.Type) -> Any:
        if isinstance(kind, inspect.UnionType):
            return self._value(name, self._pick(kind.types))
        if isinstance(kind, inspect.NoneType):
            return None
        if isinstance(kind, inspect.BoolType):
            return self.chance.below(2) == 0
        if isinstance(kind, inspect.IntType):
            return self.number if name == "number" and self.chance.below(3) else self.chance.below(8)
        if name == "option":
            return self._pick(self.options)
        if name == "id":
            return f"m{self.chance.below(50)}"
        if name == "nonce":
            return f"{self.chance.next():016x}"[:16]
        return self._pick(WORDS)

    def _bend(self, message: dict[str, Any]) -> None:
        """Make something of it strange: a value, a field that is missing or too many, its type."""
        how = self.chance.below(4)
        name = self._pick(sorted(message))
        if how == 0 and name != "type":
            del message[name]
        elif how == 1:
            message[self._pick(("extra", "seat", "type", "person", "__proto__"))] = self._pick(STRANGE)
        else:
            message[name] = self._pick(STRANGE)

    def _broken(self, text: str) -> str:
        at = self.chance.below(len(text))
        return (
            text[:at]
            + str(self._pick(("", "}", '"', "\x00", "\ud7ff", "1e999", text)))
            + text[at + self.chance.below(3) :]
        )

    def _junk(self) -> str:
        deep = 1 + self.chance.below(3000)
        return str(
            self._pick(
                ("", "null", "[]", "{}", '"', "[" * deep, '{"a":' * deep, "9" * 5000, '{"type":"chat","text":' + '"x' * deep, "\ufeff{}",
                 '{"type":"ping","type":"start"}', " " * deep, '{"type":NaN}')
            )
        )  # fmt: skip


class Speaker:
    """Somebody who says what comes to mind, and comes back when the hall has had enough of it."""

    def __init__(self, guest: Guest, table: str, fuzz: Fuzz, counts: Counter[str]) -> None:
        self.guest = guest
        self.table = table
        self.fuzz = fuzz
        self.counts = counts
        self.wire: Wire | None = None
        self._read = 0

    async def says(self) -> None:
        if self.wire is None or self.wire.closed is not None:
            self.wire = await self.guest.wire(self.table)
            self._read = 0
        said = self.fuzz.one()
        self.counts["said"] += 1
        try:
            await self.wire.connection.send(said)
            await self.wire.send("ping")
        except ConnectionClosed:
            pass
        try:
            async with asyncio.timeout(PATIENCE):
                while not self._heard("pong") and self.wire.closed is None:
                    await asyncio.sleep(0)
        except TimeoutError:
            raise AssertionError(f"no answer to {said!r}") from None
        for message in self.wire.messages[self._read :]:
            self._check(message, said)
        self._read = len(self.wire.messages)
        if self.wire.closed is not None:
            self.counts[f"closed {self.wire.closed}"] += 1
            assert self.wire.closed in GOODBYES, f"{said!r} ends a conversation with {self.wire.closed}"

    def _heard(self, kind: str) -> bool:
        assert self.wire is not None
        return any(message["type"] == kind for message in self.wire.messages[self._read :])

    def _check(self, message: Message, said: str | bytes) -> None:
        self.counts[message["type"]] += 1
        if message["type"] in ("error", "bye"):
            self.counts[message["code"]] += 1
            assert message["code"] != "internal", f"{said!r} makes the hall fail"
            assert message["message"], f"{message['code']} says nothing"
        if message["type"] in ("game", "welcome") and "number" in message:
            self.fuzz.number = message["number"]
            decision = message.get("decision")
            if decision and decision["options"]:
                self.fuzz.options = [option["option"] for option in decision["options"]]


@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", GAMES)
async def test_no_message_makes_the_hall_fail(game: str, tmp_path: Path) -> None:
    most = int(os.environ.get("LUDARIUM_MESSAGES") or DEFAULT) // len(GAMES)
    chance = Chance.of(f"{seed_of_run()}/fuzz/{game}")
    counts: Counter[str] = Counter()
    async with hall_in(tmp_path, bot_delay=0.0, tables_each=10_000, tables_address=10_000) as running:
        people = [await running.guest(name) for name in ("Ann", "Ben", "Cho")]
        while counts["said"] < most:
            table = await _begun(running, game, people)
            speakers = [Speaker(one, table, Fuzz(chance), counts) for one in people]
            for _ in range(min(1000, most)):
                await speakers[chance.below(len(speakers))].says()
            await _is_whole(running, table, people)
            for one in speakers:
                if one.wire is not None:
                    await one.wire.close()
        assert "internal" not in running.refused()
    print(f"{game}: {dict(counts)}", flush=True)
    assert counts["error"] > most // 4, "nearly all of it was taken"
    assert counts["ack"] > 0 or most < LONG, "nothing was taken"


async def _begun(running: RunningServer, game: str, people: list[Guest]) -> str:
    """A table at which Ann and Ben sit and bots have the other seats; Cho watches."""
    seats = GAMES[game]
    table = await people[0].table(game=game, seats=seats, bots=[None, None, *["greedy"] * (seats - 2)])
    wires = [await one.wire(table) for one in people[:2]]
    for seat, wire in enumerate(wires):
        await wire.send("sit", seat=seat)
    await seated(wires[0], 1)
    await wires[0].send("start")
    async with asyncio.timeout(PATIENCE):
        while (await people[0].get(f"/api/tables/{table['id']}"))["status"] != "playing":
            await asyncio.sleep(0.05)
    for wire in wires:
        await wire.close()
    return str(table["id"])


async def _is_whole(running: RunningServer, table: str, people: list[Guest]) -> None:
    """Whoever comes to the table now is welcome, and its log has each step once."""
    for one in people:
        wire = await one.wire(table)
        assert (await wire.next("welcome"))["type"] == "welcome"
        await wire.close()
    numbers = [choice.number for choice in await running.hall.store.choices(table, 0)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_refusal_has_words() -> None:
    """In each language, for whatever the messages above are refused with."""
    for lang in i18n.LANGUAGES:
        for code in ("wrong-type", "malformed-message", "too-large", "rate-limited"):
            assert i18n.refusal(lang, code, {})
