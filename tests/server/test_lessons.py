"""Lessons: begun at once, followed step by step, tried again, kept through a restart, and remembered when done."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import PATIENCE, Guest, Message, RunningServer, Wire, hall_in

from ludarium.core import Game, Lesson, Record, games
from ludarium.server.storage.store import CLOSED, OVER, PLAYING
from ludarium.server.tables import fair

LESSONS = [(game, lesson) for game in games().values() for lesson in game.lessons]
NAMES = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]


async def learns(guest: Guest, game: str, lesson: str) -> tuple[Message, Wire]:
    table = await guest.post("/api/lessons", game=game, lesson=lesson)
    assert "id" in table, table
    return table, await guest.wire(table)


async def asked(wire: Wire, after: int = -1) -> Message:
    """The next position after step ``after`` in which the learner is asked, or the lesson waits or is over."""
    return await wire.next(
        "game",
        "welcome",
        where=lambda m: (
            m["number"] > after
            and (bool(m["decision"] and m["decision"]["options"]) or m["lesson"]["status"] != "going")
        ),
    )


async def chooses(wire: Wire, now: Message, option: str) -> Message:
    await wire.send("choose", id=f"c{now['number']}", number=now["number"], option=option)
    return await asked(wire, now["number"])


def told(message: Message) -> tuple[Any, ...]:
    lesson = message["lesson"]
    return lesson["step"], lesson["status"], lesson["said"]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
async def test_a_lesson_from_its_start_to_its_end(running: RunningServer, game: Game, lesson: Lesson) -> None:
    """Every wrong way of every step is taken, noticed and taken back; then the solution."""
    ann = await running.guest()
    table, wire = await learns(ann, game.name, lesson.name)
    assert (table["private"], table["status"], table["options"]["lesson"]) == (True, PLAYING, lesson.name)
    assert [seat["kind"] for seat in table["seats"]].count("bot") == lesson.seats - 1
    now = await asked(wire)
    assert now["timers"] == []
    assert now["table_options"] == []
    start = now["view"]
    for number, step in enumerate(lesson.steps, 1):
        assert told(now) == (number, "going", None)
        for wrong in step.fails:
            for option in wrong.by:
                now = await chooses(wire, now, option)
            assert told(now) == (number, "failed", wrong.name)
            assert now["decision"] is None
            await wire.send("again")
            now = await asked(wire, now["number"])
            assert told(now) == (number, "going", None)
        for option in step.solution:
            now = await chooses(wire, now, option)
    assert told(now) == (len(lesson.steps), "done", None)
    assert now["view"] != start
    over = await wire.next("table", where=lambda m: m["table"]["status"] == OVER)
    assert over["table"]["id"] == table["id"]
    courses = {course["game"]: course["lessons"] for course in await ann.get("/api/lessons")}
    done = [one["name"] for one in courses[game.name] if one["done"]]
    assert done == [lesson.name]


async def test_the_others_reply_what_the_lesson_says(running: RunningServer) -> None:
    ann = await running.guest()
    _, wire = await learns(ann, "saboteur", "tools")
    now = await asked(wire)
    await wire.send("choose", id="a", number=now["number"], option="+PL=L>0")
    now = await asked(wire, now["number"])
    laid = [
        event
        for message in wire.messages
        if message["type"] == "game"
        for event in message["events"]
        if event["kind"] == "path_laid"
    ]
    assert [(event["seat"], event["card"], event["x"], event["y"]) for event in laid] == [(2, "DIH", 3, 0)]
    assert now["lesson"] == {
        "name": "tools",
        "kind": "lesson",
        "step": 2,
        "steps": 2,
        "hints": 1,
        "status": "going",
        "said": None,
        "back": False,  # the others have moved, and not the learner
    }


async def test_a_puzzle_is_listed_as_one_and_has_its_hints(running: RunningServer) -> None:
    ann = await running.guest()
    table, wire = await learns(ann, "keyforge", "wall")
    now = await asked(wire)
    assert (now["lesson"]["kind"], now["lesson"]["hints"]) == ("puzzle", 2)
    assert table["options"]["lesson"] == "wall"
    (course,) = [course for course in await ann.get("/api/lessons") if course["game"] == "keyforge"]
    listed = [(lesson["name"], lesson["kind"]) for lesson in course["lessons"]]
    assert listed[0] == ("keys", "lesson")
    assert ("wall", "puzzle") in listed
    assert listed[-1] == ("thunder", "puzzle")


async def test_what_is_harmless_is_said_and_the_step_goes_on(running: RunningServer) -> None:
    ann = await running.guest()
    _, wire = await learns(ann, "tokyo-duel", "power")
    now = await asked(wire)
    now = await chooses(wire, now, "resolve:attack")
    assert told(now) == (1, "going", "order")
    assert now["decision"]["options"]
    await wire.send("again")
    again = await asked(wire, now["number"])
    assert told(again) == (1, "going", None)
    assert again["lesson"]["back"] is False
    assert {"option": "resolve:attack", "touches": ["group:attack"]} in again["decision"]["options"]


async def test_a_failed_step_takes_no_choice_until_it_is_tried_again(running: RunningServer) -> None:
    ann = await running.guest()
    _, wire = await learns(ann, "tokyo-duel", "spotlight")
    now = await asked(wire)
    failed = await chooses(wire, now, "resolve:fame")
    await wire.send("choose", id="late", number=failed["number"], option="resolve:destruction")
    assert (await wire.refusal("late"))["code"] == "lesson-failed"
    await wire.send("again")
    now = await asked(wire, failed["number"])
    assert now["number"] == failed["number"] + 1
    assert now["events"] == []
    done = await chooses(wire, now, "resolve:destruction")
    await wire.send("choose", id="over", number=done["number"], option="resolve:fame")
    assert (await wire.refusal("over"))["code"] == "game-over"
    await wire.send("again")
    assert (await wire.refusal())["code"] == "game-over"


async def test_the_log_says_where_a_lesson_goes_back_to(running: RunningServer) -> None:
    ann = await running.guest()
    table, wire = await learns(ann, "keyforge", "keys")
    first = await asked(wire)
    now = await chooses(wire, first, "key:red")
    await chooses(wire, now, "house:brobnar")
    await wire.send("again")
    again = await wire.next("game", where=lambda m: m["seat"] == -1)
    assert again["option"] == f"lesson again {first['number'] + 1}"
    now = await chooses(wire, again, "house:brobnar")
    await wire.send("again")
    again = await wire.next("game", where=lambda m: m["number"] > now["number"])
    assert again["option"] == f"lesson again {first['number'] + 1}"
    later = await ann.wire(table)
    log = (await later.next("welcome"))["log"]
    assert [step["option"] for step in log if step["seat"] == -1] == [again["option"]] * 2


async def test_again_at_the_start_of_a_step_changes_nothing(running: RunningServer) -> None:
    ann = await running.guest()
    table, wire = await learns(ann, "tokyo-duel", "spotlight")
    await asked(wire)
    await wire.send("again")
    await wire.send("ping")
    await wire.next("pong")
    assert await running.hall.store.choices(table["id"]) == []


async def test_nobody_is_hurried(running: RunningServer) -> None:
    """The end of a round makes the table ask for the next one; in a lesson nothing comes of that."""
    ann = await running.guest()
    table, wire = await learns(ann, "saboteur", "gold")
    now = await chooses(wire, await asked(wire), "X@7,0")
    now = await chooses(wire, now, "CR@7,2")
    assert told(now) == (2, "done", None)
    assert now["view"]["phase"] == "deal"
    assert now["timers"] == []
    await asyncio.sleep(0.4)  # twice as long as a table waits here
    assert len(await running.hall.store.choices(table["id"])) == now["number"]


async def test_a_game_takes_nothing_back(running: RunningServer) -> None:
    ann = await running.guest()
    table = await ann.post("/api/play", game="tokyo-duel")
    wire = await ann.wire(table)
    assert (await wire.next("welcome"))["lesson"] is None
    await wire.send("again")
    assert (await wire.refusal())["code"] == "not-a-lesson"


async def test_nobody_but_the_learner_tries_again(running: RunningServer) -> None:
    ann = await running.guest()
    table, wire = await learns(ann, "tokyo-duel", "spotlight")
    await chooses(wire, await asked(wire), "resolve:fame")
    bob = await running.guest("Bob")
    watching = await bob.wire(table, invite=table["invite"])
    assert (await watching.next("welcome"))["you"]["seat"] is None
    await watching.send("again")
    assert (await watching.refusal())["code"] == "not-seated"


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    """All of it comes back from the log: the step, what failed, and what was taken back."""
    async with hall_in(tmp_path) as running:
        ann = await running.guest()
        cookie = ann.http.cookies["ludarium"]
        table, wire = await learns(ann, "saboteur", "map")
        now = await chooses(wire, await asked(wire), "map@0")
        await wire.send("again")
        now = await asked(wire, now["number"])
        now = await chooses(wire, now, "map@1")
        failed = await chooses(wire, now, "CR'@7,0")
        assert told(failed) == (2, "failed", "blind")
    async with hall_in(tmp_path) as running:
        ann = running.stranger()
        ann.http.cookies.set("ludarium", cookie)
        wire = await ann.wire(table)
        back = await wire.next("welcome")
        assert back["lesson"] == failed["lesson"]
        assert back["view"] == failed["view"]
        await wire.send("again")
        now = await asked(wire, back["number"])
        assert told(now) == (2, "going", None)
        assert now["view"]["goals"][1]["face"] == "stone2"
        now = await chooses(wire, now, "map@0")
        now = await chooses(wire, now, "CR'@7,0")
        assert told(now) == (3, "done", None)
    async with hall_in(tmp_path) as running:
        ann = running.stranger()
        ann.http.cookies.set("ludarium", cookie)
        courses = await ann.get("/api/lessons")
        assert {one["name"] for course in courses for one in course["lessons"] if one["done"]} == {"map"}
        stranger = await running.guest("Bob")
        assert not any(one["done"] for c in await stranger.get("/api/lessons") for one in c["lessons"])


async def test_the_record_of_a_lesson_has_what_was_not_taken_back(running: RunningServer) -> None:
    ann = await running.guest()
    table, wire = await learns(ann, "tokyo-duel", "spotlight")
    await chooses(wire, await asked(wire), "resolve:fame")
    await wire.send("again")
    done = await chooses(wire, await asked(wire, 1), "resolve:destruction")
    record = Record.parse(await ann.get(f"/api/tables/{table['id']}/record"))
    assert [choice.option for choice in record.choices] == ["resolve:destruction"]
    assert record.options["lesson"] == "spotlight"
    assert json.loads(record.final().view(0).json()) == done["view"]
    assert all(check.holds for check in fair.check_record(record))


async def test_lessons_are_not_in_the_lobby(running: RunningServer) -> None:
    ann = await running.guest()
    table, _ = await learns(ann, "saboteur", "path")
    lists = await ann.get("/api/tables")
    assert table["id"] not in {one["id"] for one in lists["open"] + lists["playing"]}


async def test_a_stranger_becomes_a_guest_on_the_way(running: RunningServer) -> None:
    stranger = running.stranger()
    table = await stranger.post("/api/lessons", game="saboteur", lesson="path", name="Dora", lang="ko")
    assert table["seats"][0]["name"] == "Dora"
    assert (await stranger.get("/api/me"))["lang"] == "ko"


async def test_lessons_that_are_not(running: RunningServer) -> None:
    stranger = running.stranger()
    for game, lesson, code in (
        ("saboteur", "nonsense", "unknown-lesson"),
        ("saboteur", "", "unknown-lesson"),
        ("chess", "path", "unknown-game"),
    ):
        assert (await stranger.post("/api/lessons", game=game, lesson=lesson))["code"] == code
    assert await stranger.get("/api/me") is None, "nobody comes in for nothing"
    ann = await running.guest()
    refused = await ann.post("/api/tables", game="saboteur", seats=5, options={"lesson": "path"})
    assert refused["code"] == "option-wrong"


async def test_lessons_that_were_left_are_closed(running: RunningServer) -> None:
    """A new one closes those that nobody looks at; giving up the seat closes one at once."""
    ann = await running.guest()
    first, wire = await learns(ann, "saboteur", "path")
    await asked(wire)
    await wire.close()
    await until(lambda: not running.hall.rooms[first["id"]].peers)
    second, wire = await learns(ann, "saboteur", "path")
    kept = await running.hall.store.table(first["id"])
    assert kept is not None
    assert kept.status == CLOSED
    await asked(wire)
    third, _ = await learns(ann, "tokyo-duel", "dice")
    assert running.hall.rooms[second["id"]].status == PLAYING, "somebody looks at it"
    await wire.send("stand")
    await wire.next("table", where=lambda m: m["table"]["status"] == CLOSED)
    assert running.hall.rooms[third["id"]].status == PLAYING


async def test_a_closed_lesson_stays_until_its_last_news_has_come(running: RunningServer) -> None:
    """The hall tidies up at any moment, also between the closing and the news of it."""
    ann = await running.guest()
    table, wire = await learns(ann, "saboteur", "path")
    await asked(wire)
    room = running.hall.rooms[table["id"]]
    await wire.send("stand")
    await until(lambda: room.status == CLOSED)
    await running.home(room.id)._look_after(room)
    assert table["id"] in running.hall.rooms
    await wire.next("table", where=lambda m: m["table"]["status"] == CLOSED)
    await wire.close()
    await until(lambda: not room.peers)
    await running.home(room.id)._look_after(room)
    assert table["id"] not in running.hall.rooms


async def test_a_lesson_that_is_left_alone_is_closed_in_the_end(tmp_path: Path) -> None:
    async with hall_in(tmp_path, abandoned=0.1) as running:
        ann = await running.guest()
        table, wire = await learns(ann, "saboteur", "path")
        await asked(wire)
        await wire.close()
        await until(lambda: table["id"] not in running.hall.rooms)
        kept = await running.hall.store.table(table["id"])
        assert kept is not None
        assert kept.status == CLOSED


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)
