"""The list of one's own games: those that are on or about to begin, and those that are over, with who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.played import finished
from tests.server.running import Guest, Message, RunningServer, hall_in, seated

from ludarium.server.storage.store import OVER, Seat
from ludarium.server.tables import hall as hall_module

MINE = "/api/me/games"
NONE: Message = {"now": [], "over": [], "before": None, "counts": []}


async def duel(running: RunningServer, ann: Guest, ben: Guest, **wish: Any) -> Message:
    """A table of two, which has started."""
    table = await ann.table(**{"game": "keyforge", "seats": 2, "private": True, **wish})
    wires = [await guest.wire(table, invite=table["invite"]) for guest in (ann, ben)]
    await wires[1].send("sit", seat=1)
    await seated(wires[0], 1)
    await wires[0].send("start")
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["decision"] is not None)
    return table


async def concede(running: RunningServer, guest: Guest, table: Message, seat: int) -> None:
    room = running.hall.rooms[table["id"]]
    wire = await guest.wire(table, invite=table["invite"])
    await wire.next("welcome")
    await wire.send("table", id="over", number=room.number, option=f"concede>{seat}")
    await wire.next("game", where=lambda m: m["decision"] is None)


async def test_a_game_goes_from_what_is_on_to_what_is_over(running: RunningServer) -> None:
    ann, ben, sue = [await running.guest(name) for name in ("Ann", "Ben", "Sue")]
    assert await ann.get(MINE) == NONE
    table = await duel(running, ann, ben)
    waiting = await ann.table(game="keyforge", seats=2)
    watcher = await sue.wire(table, invite=table["invite"])
    await watcher.next("welcome")
    now = (await ann.get(MINE))["now"]
    assert [(one["id"], one["status"]) for one in now] == [(table["id"], "playing"), (waiting["id"], "open")]
    assert now[0]["invite"] == table["invite"]
    assert [one["id"] for one in (await ben.get(MINE))["now"]] == [table["id"]]
    assert await sue.get(MINE) == NONE, "who watches has no seat"
    await concede(running, ben, table, 1)
    for guest, seat in ((ann, 0), (ben, 1)):
        mine = await guest.get(MINE)
        assert table["id"] not in [one["id"] for one in mine["now"]]
        (over,) = mine["over"]
        assert over.pop("ended")
        (deck,) = over.pop("decks")
        assert deck, "the name of the deck that was dealt"
        result = "lost" if seat else "won"
        assert mine["counts"] == [{"result": result, "games": 1}]
        assert over == {
            "id": table["id"],
            "game": "keyforge",
            "seat": seat,
            "seats": [
                {"seat": 0, "kind": "person", "name": "Ann", "bot": None},
                {"seat": 1, "kind": "person", "name": "Ben", "bot": None},
            ],
            "result": result,
            "winners": [0],
            "scores": [1, 0],
            "event": None,
            "kept": False,
            "rated": False,
            "days": None,
        }
    assert (await sue.get(MINE))["over"] == []


async def test_strangers_have_no_games(running: RunningServer) -> None:
    assert await running.stranger().get(MINE) == NONE
    assert (await (await running.guest()).http.get(MINE, params={"before": "x"})).status_code == 400


async def test_it_outlives_the_hall_and_leaves_lessons_out(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        ann, ben = [await running.guest(name) for name in ("Ann", "Ben")]
        table = await duel(running, ann, ben)
        await concede(running, ann, table, 0)
        courses = await ann.get("/api/lessons")
        name = next(course["lessons"][0]["name"] for course in courses if course["game"] == "saboteur")
        lesson = await ann.post("/api/lessons", game="saboteur", lesson=name)
        assert "id" in lesson
        await running.hall.store.change_table(lesson["id"], status=OVER, ended=running.hall.clock.now())
        del running.hall.rooms[lesson["id"]]
        cookies = ann.http.cookies
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = cookies
        mine = await again.get(MINE)
        assert [(one["id"], one["winners"]) for one in mine["over"]] == [(table["id"], [1])]
        assert mine["now"] == []


async def test_a_page_at_a_time(running: RunningServer, monkeypatch: Any) -> None:
    monkeypatch.setattr(hall_module, "PAGE", 3)
    ann = await running.guest("Ann")
    seats = [Seat(0, "person", ann.id, "Ann"), Seat(1, "bot", None, "Robo", "greedy"), Seat(2, "bot", None, "Bip", "random")]  # fmt: skip
    for number in range(7):
        # Three of them end in the same millisecond.
        at = 1000 + max(number, 3)
        await finished(running.hall.store, f"old{number}", seats, at, None, scores=[3, 0, 0])
    told: list[str] = []
    before: str | None = None
    for pages in range(1, 4):
        mine = await ann.get(MINE, **({} if before is None else {"before": before}))
        told += [one["id"] for one in mine["over"]]
        before = mine["before"]
        assert (before is None) == (pages == 3)
        assert mine["counts"] == ([{"result": "over", "games": 7}] if pages == 1 else None)
        # What ends meanwhile moves nothing.
        await finished(running.hall.store, f"new{pages}", seats, 2000 + pages, None)
    assert told == [f"old{number}" for number in range(6, -1, -1)]
    assert [seat["name"] for seat in mine["over"][0]["seats"]] == ["Ann", "Robo", "Bip"]
    assert (mine["over"][0]["winners"], mine["over"][0]["scores"]) == (None, [3, 0, 0])
    assert (mine["over"][0]["result"], mine["over"][0]["decks"]) == ("over", [])


async def test_reading_it_too_often_is_refused(tmp_path: Path) -> None:
    async with hall_in(tmp_path, read_rate=0.1) as running:
        ann = await running.guest("Ann")
        answers = [(await ann.http.get(MINE)).status_code for _ in range(3)]
        assert answers[0] == 200
        assert answers[-1] == 429
