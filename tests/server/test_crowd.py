"""Spectators: told alike, with the same bytes, and behind those who play."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.running import Guest, Message, Player, RunningServer, Wire, seated
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from ludarium.server.storage.store import Person
from ludarium.server.tables import projection
from ludarium.server.ws import crowd
from ludarium.server.ws.crowd import Crowd
from ludarium.server.ws.packing import Addressed, Joined, Shared
from ludarium.server.ws.peer import Outbox, Peer

STEPS = 25


async def watched_game(running: RunningServer, spectators: int) -> tuple[Guest, Message, Wire, list[Wire]]:
    """A game of a person with bots that has not begun, and people who watch it, some in another language."""
    ann = await running.guest("Ann")
    table = await ann.table(bots=[None, *["random"] * 4])
    wire = await ann.wire(table)
    watching = []
    for n in range(spectators):
        sue = await running.guest(f"Sue {n}")
        watching.append(await sue.wire(table, lang="ko" if n % 3 else "en"))
    for each in watching:
        await each.next("welcome")
    return ann, table, wire, watching


async def test_all_spectators_are_told_every_step_and_line_once_and_in_order(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "AT_ONCE", 2)
    _, table, wire, watching = await watched_game(running, 9)
    await wire.send("start")
    player = asyncio.create_task(Player(wire, "crowd").play(STEPS))
    await watching[0].next("game", where=lambda m: m["number"] == 10)
    late = await (await running.guest("Late")).wire(table)
    await late.next("welcome")
    await player
    for n in range(5):
        await wire.send("chat", text=f"line {n}")
    for each in (*watching, late):
        await each.next("chat", where=lambda m: m["text"] == "line 4")
        lines = [m["text"] for m in each.messages if m["type"] == "chat"]
        assert lines == [f"line {n}" for n in range(5)]
        steps = [m["number"] for m in each.messages if m["type"] == "game"]
        first = (
            1 if each is not late else next(m for m in late.messages if m["type"] == "welcome")["number"] + 1
        )
        assert steps == list(range(first, first + len(steps)))
        assert first + len(steps) > STEPS
    for alike in (watching[::2], watching[1::2]):  # whole views, and what has changed in them
        same = {
            tuple(text for text in each.heard if text.startswith('{"type":"game"'))[:STEPS] for each in alike
        }
        assert len(same) == 1
    steps_seen = [[m for m in each.messages if m["type"] == "game"][:STEPS] for each in watching]
    assert all(seen == steps_seen[0] for seen in steps_seen)


async def test_what_all_see_is_made_once(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, wire, watching = await watched_game(running, 6)
    made: list[Frame] = []
    serialize = Frame.serialize

    def counted(self: Frame, **given: Any) -> bytes:
        made.append(self)
        return serialize(self, **given)

    monkeypatch.setattr(Frame, "serialize", counted)
    await wire.send("chat", text="hello, everybody")
    for each in (wire, *watching):
        await each.next("chat")
    ours = [
        frame for frame in made if b"hello, everybody" in bytes(frame.data) and b'"from"' in bytes(frame.data)
    ]
    assert len(ours) == 1


async def test_lines_that_compress_get_the_same_words(running: RunningServer) -> None:
    _, table, wire, _ = await watched_game(running, 0)
    sue = await running.guest("Sue")
    headers = {"cookie": f"ludarium={sue.http.cookies['ludarium']}"}
    url = f"{running.ws}/ws/tables/{table['id']}"
    async with connect(url, additional_headers=headers, compression="deflate") as line:
        await line.send('{"type":"hello","lang":"en"}')
        assert "welcome" in str(await line.recv())
        for n in range(3):
            await wire.send("chat", text=f"安安 {n}")
        heard = [str(text) async for text in take(line, 3)]
    assert [f"安安 {n}" in text for n, text in enumerate(heard)] == [True] * 3


async def take(line: Any, many: int) -> Any:
    """The next lines of talk."""
    async for text in line:
        if '"type":"chat"' in text:
            yield text
            many -= 1
            if not many:
                return


async def test_who_sits_down_misses_nothing_and_hears_nothing_twice(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The crowd is told late; whoever becomes a player meanwhile is told at once what it was about to hear."""
    ann = await running.guest("Ann")
    table = await ann.table()
    wire = await ann.wire(table)
    ben = await (await running.guest("Ben")).wire(table)
    await ben.next("welcome")
    room = running.hall.rooms[table["id"]]
    monkeypatch.setattr(room.crowd, "_run", lambda: asyncio.sleep(0.2))
    for n in range(3):
        await wire.send("chat", text=f"line {n}")
    await wire.next("chat", where=lambda m: m["text"] == "line 2")
    await ben.send("sit", seat=1)
    await seated(ben, 1)
    await wire.send("chat", text="line 3")
    await ben.next("chat", where=lambda m: m["text"] == "line 3")
    assert [m["text"] for m in ben.messages if m["type"] == "chat"] == [f"line {n}" for n in range(4)]


async def test_players_do_not_wait_for_the_crowd(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the crowd takes, the game goes on."""
    _, _, wire, watching = await watched_game(running, 3)
    held = asyncio.Event()

    monkeypatch.setattr(crowd, "AT_ONCE", 1)
    monkeypatch.setattr(crowd, "pause", held.wait)
    await wire.send("start")
    await Player(wire, "slow").play(STEPS)
    held.set()
    for each in watching:
        await each.next("game", where=lambda m: m["number"] == STEPS)
        steps = [m["number"] for m in each.messages if m["type"] == "game"]
        assert steps == list(range(1, steps[-1] + 1))


async def test_a_player_does_not_wait_until_all_have_heard_of_the_start(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who play are told first, and their choices are acknowledged while the crowd is still being told."""
    _, _, wire, watching = await watched_game(running, 5)
    held = asyncio.Event()
    monkeypatch.setattr(crowd, "AT_ONCE", 1)
    monkeypatch.setattr(crowd, "pause", held.wait)
    await wire.send("start")
    welcome = await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    if welcome["decision"]["seat"] == -1:
        await wire.send("ready")
    asked = await wire.next("game", where=lambda m: m["decision"]["options"])
    option = asked["decision"]["options"][0]["option"]
    await wire.send("choose", id="first", number=asked["number"], option=option)
    await wire.ack("first")
    begun = [
        [m for m in each.messages if m["type"] == "welcome" and m["table"]["status"] == "playing"]
        for each in watching
    ]
    assert sum(map(len, begun)) <= 1, "one is told, and the others are not yet"
    held.set()
    for each in watching:
        await each.next("game", where=lambda m: m["number"] == asked["number"] + 1)
        told = [m for m in each.messages if m["type"] in ("welcome", "game")]
        assert [m["number"] for m in told[: asked["number"] + 3]] == [0, 0, *range(1, asked["number"] + 2)]
        first = told[1]
        assert first["view"] is not None
        assert first["decision"]["seat"] == welcome["decision"]["seat"]
        assert first["you"] == told[0]["you"], "each is told who they are"
    assert len({first["you"]["id"] for first in [each.messages[0] for each in watching]}) == len(watching)


async def test_the_first_position_is_made_once_for_a_crowd(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many watch, and however many come back at once after a restart."""
    monkeypatch.setattr(crowd, "KEPT", 60.0)  # so that all come at once, on a busy machine too
    _, table, wire, _ = await watched_game(running, 0)
    room = running.hall.rooms[table["id"]]
    lines = [Slow() for _ in range(400)]
    peers = []
    for n, line in enumerate(lines):
        line.free = True
        lang = ("en", "zh-Hant", "ko")[n % 3]
        peers.append(Peer(Person(f"s{n}", f"Sue {n}", lang), lang, Outbox(3, 100_000), line))
    made: list[int | None] = []
    view_of = projection.view_of

    def counted(state: Any, seat: int | None) -> Any:
        made.append(seat)
        return view_of(state, seat)

    for peer in peers:
        room.join(peer, None, None, None)
    monkeypatch.setattr(projection, "view_of", counted)
    await wire.send("start")
    await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    while any(peer.told < room.crowd.number for peer in peers):  # in no order: the peers of a room are a set
        await asyncio.sleep(0.01)
    steps = room.number
    assert made.count(None) <= 3 + steps
    begun = [next(one for one in line.taken[2:] if '"welcome"' in str(one)) for line in lines]
    assert [json.loads(one)["you"]["id"] for one in begun] == [f"s{n}" for n in range(400)]
    assert len({id(one.common) for one in begun}) == 3, "one text for each language"
    for peer in peers:
        room.leave(peer)
    made.clear()
    for n, peer in enumerate(peers):
        again = Peer(peer.person, peer.lang, Outbox(3, 100_000), lines[n])
        room.join(again, None, None, None)
    assert made.count(None) <= 3 * (1 + room.number - steps) + 3


@pytest.mark.parametrize("window", [0, 12])
def test_a_text_with_an_opening_of_its_own_is_one_message(window: int) -> None:
    extensions: list[Extension] = [PerMessageDeflate(True, True, 12, 12, {"memLevel": 5})] if window else []
    common = Shared("安安 " * 2_000)
    for opening in ("", "Ann: ", "x" * 3_000):
        text = Addressed(opening, common)
        assert text == opening + common
        assert read(text.frame(extensions), window) == text
    first, second = [Addressed(name, common).frame(extensions) for name in ("Ann", "Ben")]
    assert first.endswith(common.rest(extensions))
    assert second.endswith(common.rest(extensions))
    assert common.rest(extensions) is common.rest(extensions)


def read(data: bytes, window: int) -> str:
    """What somebody reads out of the frames of a message, by the library's own reader."""
    taken = ClientProtocol(parse_uri("ws://hall"), state=State.OPEN)
    taken.extensions = [PerMessageDeflate(True, True, window, window)] if window else []
    taken.receive_data(data)
    frames_ = [one for one in taken.events_received() if isinstance(one, Frame)]
    assert [one.opcode for one in frames_] == [Opcode.TEXT, Opcode.CONT]
    assert [one.fin for one in frames_] == [False, True]
    return b"".join([bytes(one.data) for one in frames_]).decode()


def test_a_frame_is_made_once_for_each_kind_of_line() -> None:
    text = Shared("安" * 1000)
    deflate: list[Extension] = [PerMessageDeflate(False, True, 12, 12, {"memLevel": 5})]
    plain = text.frame([])
    packed = text.frame(deflate)
    assert plain is text.frame([])
    assert packed is text.frame([PerMessageDeflate(False, True, 12, 12, {"memLevel": 5})])
    assert packed is not text.frame([PerMessageDeflate(False, True, 12, 10, {"memLevel": 5})])
    assert len(packed) < len(plain) / 10
    assert Joined([text, text]).frame(deflate) == packed * 2
    little = Shared('{"type":"ack","id":"a"}')  # which packing would only lengthen
    assert little.frame(deflate) == little.frame([])


class Slow:
    """A line that takes nothing now."""

    def __init__(self) -> None:
        self.free = False
        self.taken: list[Any] = []

    def is_free(self) -> bool:
        return self.free

    def put(self, packed: Any) -> None:
        self.taken.append(packed)


async def test_a_reader_who_does_not_keep_up_holds_up_nobody() -> None:
    """Its messages wait in its outbox, in order, while the others' go out."""
    people = [Peer(Person(str(n), str(n), "en"), "en", Outbox(3, 10_000), Slow()) for n in range(2)]
    for peer in people:
        peer.watches = True
    slow, quick = people
    assert isinstance(quick.line, Slow)
    assert isinstance(slow.line, Slow)
    quick.line.free = True
    told = Crowd(lambda: people)
    for n in range(3):
        told.tell(Shared(f"step {n}"), step=n + 1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert len(quick.line.taken) == 3
    assert [await slow.outbox.pop() for _ in range(2)] == ["step 0", "step 1"]
    slow.line.free = True
    told.tell(Shared("step 3"), step=4)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not slow.line.taken, "what waits comes first"
    assert [await slow.outbox.pop() for _ in range(2)] == ["step 2", "step 3"]
    assert (slow.seen, quick.seen) == (4, 4)
    slow.line.free = False
    for n in range(5):
        told.tell(Shared(f"more {n}"), step=n + 5)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert slow.outbox.full.is_set(), "and too much is too much"
