"""Talk: what may be said, by whom, and when (S18.1, S18.4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.accents import Sorted, heap
from tests.server.running import Guest, Message, RunningServer, Wire, hall_in

from ludarium.core import LudariumError
from ludarium.server.tables.chat import LONGEST, clean_text


async def table_with_watcher(running: RunningServer) -> tuple[Guest, Message, Wire, Wire]:
    ann, sue = await running.guest("Ann"), await running.guest("Sue")
    table = await ann.table(bots=[None, *["random"] * 4])
    wires = [await ann.wire(table), await sue.wire(table)]
    for wire in wires:
        await wire.next("welcome")
    return ann, table, wires[0], wires[1]


async def test_everybody_hears_words_and_phrases(running: RunningServer) -> None:
    guest, _, ann, sue = await table_with_watcher(running)
    await ann.send("chat", text="  안녕 👋\n大家好  ")
    for wire in (ann, sue):
        line = await wire.next("chat")
        assert line.pop("at").endswith("Z")
        assert line == {
            "type": "chat", "id": 1, "person_id": guest.id, "from": "Ann", "seat": 0, "text": "안녕 👋 大家好", "phrase": None,
            "to_seat": None, "muted": False,
        }  # fmt: skip
    await ann.send("phrase", phrase="trust", seat=3)
    line = await sue.next("chat")
    assert (line["id"], line["text"], line["phrase"], line["to_seat"]) == (2, None, "trust", 3)


async def test_spectators_talk_before_and_after_but_not_into_a_running_game(running: RunningServer) -> None:
    """S18.4"""
    _, _, ann, sue = await table_with_watcher(running)
    await sue.send("chat", text="good luck")
    line = await ann.next("chat")
    assert (line["from"], line["seat"]) == ("Sue", None)
    await ann.send("start")
    await sue.next("game")
    await sue.send("chat", text="the gold is in the middle")
    assert (await sue.refusal())["code"] == "not-seated"
    await sue.send("phrase", phrase="gold-middle", seat=None)
    assert (await sue.refusal())["code"] == "not-seated"
    await ann.send("chat", text="hush")
    assert (await sue.next("chat"))["text"] == "hush"
    assert (await ann.next("chat"))["text"] == "hush"
    assert [m["text"] for m in ann.messages if m["type"] == "chat"] == ["good luck", "hush"]
    await ann.send("stand")  # bots play it out
    await sue.next("table", where=lambda m: m["table"]["status"] == "over")
    await sue.send("chat", text="well played")
    assert (await ann.next("chat", where=lambda m: m["id"] == 3))["text"] == "well played"


async def test_wrong_talk_is_refused(running: RunningServer) -> None:
    _, table, ann, _ = await table_with_watcher(running)
    for text in ("", "   ", "\n", "x" * (LONGEST + 1), "\u0000", "\u202e"):
        await ann.send("chat", text=text)
        assert (await ann.refusal())["code"] == "text-wrong"
    for phrase, seat in (("no-such", None), ("trust", 7)):
        await ann.send("phrase", phrase=phrase, seat=seat)
        assert (await ann.refusal())["code"] == "unknown-phrase"
    assert await running.hall.store.lines(table["id"]) == []


async def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async with hall_in(tmp_path, chat_rate=0.1) as running:
        _, table, ann, _ = await table_with_watcher(running)
        for _ in range(12):
            await ann.send("chat", text="me me me")
        assert (await ann.refusal())["code"] == "rate-limited"
        await ann.send("ping")
        await ann.next("pong")
        assert len(await running.hall.store.lines(table["id"])) == 10


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("a\u0000b", "ab"),
        ("a\u202eb", "ab"),
        ("a\tb", "a b"),
        ("e\u0301", "é"),
        ("👩‍🚀", "👩‍🚀"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_what_can_not_be_shown_is_left_out(said: str, kept: str) -> None:
    assert clean_text(said) == kept


def test_a_line_of_nothing_visible_is_refused() -> None:
    with pytest.raises(LudariumError, match="text-wrong"):
        clean_text("\u0007\u2066 \u2069")


def test_a_heap_of_accents_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Sorted(monkeypatch)
    with pytest.raises(LudariumError, match="text-wrong"):
        clean_text(heap(100_000))
    assert work.most <= 2 * LONGEST
