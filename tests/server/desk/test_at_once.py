"""Several people at the desk at the same moment, and pages that follow what they do."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterable
from typing import Any

import httpx
import pytest
from tests.server.desk.scene import LANGUAGES, Scene, refused, scene
from tests.server.running import PATIENCE, Guest, RunningServer

from ludarium.server.desk import reading
from ludarium.server.http.rates import Buckets
from ludarium.tournaments import actions as act


def codes(answers: Iterable[httpx.Response]) -> list[str]:
    """What each was answered: "" for a yes."""
    return ["" if one.status_code == 200 else str(one.json()["code"]) for one in answers]


async def whole(found: Scene) -> None:
    """The log on disk is that in memory, without a gap."""
    kept = await found.kept()
    assert kept == found.live.event.entries
    assert [one.number for one in kept] == list(range(len(kept)))


async def test_of_two_who_decide_about_the_same_page_one_is_told_to_look_again(
    running: RunningServer,
) -> None:
    found = await scene(running)
    other = await found.hire("head-judge")
    await found.must(act.Staffed(other.id, "Second organizer", "organizer"))
    for lang in LANGUAGES:
        await other.http.patch("/api/me", json={"lang": lang})
        after = (await found.view())["entries"]
        answers = await asyncio.gather(
            found.post("next", after=after, attempt=0), found.post("next", other, after=after, attempt=1)
        )
        assert sorted(codes(answers)) == ["", "desk-moved-on"]
        late = await found.post("next", other, after=after)
        await refused(found, late, "desk-moved-on", 409)
        # What is not about the course of the event is not kept up.
        await found.must(act.Amended(0, "P0", found.players[0].id, lang), other, after=after)
    after = (await found.view())["entries"]
    both = await asyncio.gather(*[found.send(act.Published(), by, after=after) for by in (found.host, other)])
    assert sorted(codes(both)) == ["", "desk-moved-on"]
    await whole(found)


async def test_twenty_who_draw_or_publish_make_one_round(running: RunningServer) -> None:
    found = await scene(running)
    after = (await found.view())["entries"]
    answers = await asyncio.gather(*[found.post("next", after=after) for _ in range(20)])
    assert codes(answers).count("") == 1
    assert codes(answers).count("desk-moved-on") == 19
    answers = await asyncio.gather(*[found.send(act.Published()) for _ in range(20)])
    assert codes(answers).count("") == 1
    assert codes(answers).count("desk-draft-none") == 19
    assert len((await found.view())["rounds"]) == 1
    await whole(found)


async def test_reports_of_everybody_at_once(running: RunningServer) -> None:
    """Fifty people report, and as many pages are read meanwhile."""
    found = await scene(running, players=0)
    accounts = [await running.guest(f"Q{number}") for number in range(50)]
    for number, guest in enumerate(accounts):
        await found.running.hall.desk.decide(found.live, act.Entered(f"Q{number}", guest.id), found.host.id)
        await found.running.hall.desk.decide(found.live, act.CheckedIn(number), found.host.id)
    await found.draw()
    tables = found.live.event.rounds[0].tables

    def report(table: int, player: int) -> Any:
        return found.send(act.Reported(0, table, player, min(tables[table].players)), accounts[player])

    asked = [report(table.number, player) for table in tables for player in table.players]
    read = [found.get("", by) for by in (found.nobody, found.host) * 5]
    answers = await asyncio.gather(*asked, *read)
    assert codes(answers) == [""] * len(answers)
    await whole(found)
    assert all(table.done for table in found.live.event.rounds[0].tables)
    counts = [answer.json()["view"]["entries"] for answer in answers]
    assert max(counts) == len(await found.kept())


@contextlib.asynccontextmanager
async def following(found: Scene, guest: Guest) -> AsyncIterator[AsyncIterator[int]]:
    """The lengths of the log that a page hears of."""
    async with guest.http.stream("GET", f"{found.path}/live", timeout=PATIENCE) as stream:
        assert stream.status_code == 200
        assert stream.headers["content-type"].startswith("text/event-stream")

        async def heard() -> AsyncIterator[int]:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    message = json.loads(line.removeprefix("data:"))
                    assert set(message) == {"entries"}
                    yield message["entries"]

        yield heard()


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_page_hears_of_every_change(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await scene(running, players=2)
    async with following(found, found.nobody) as heard:
        assert await anext(heard) == len(found.live.event.entries)
        for _ in range(3):
            await found.must(act.Announced("Lunch"))
            assert await anext(heard) == len(found.live.event.entries)
        await refused(found, await found.send(act.Undone(0)), "desk-undo-none")
        monkeypatch.setattr(reading, "HEARTBEAT", 0.05)
        await found.must(act.Announced("Tea"))
        assert await anext(heard) == len(found.live.event.entries)
        assert await anext(heard) == len(found.live.event.entries), "nothing new is told, too, now and then"
    await until(lambda: not found.live.watchers)


async def test_only_so_many_pages_follow(running: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await scene(running, players=0)
    monkeypatch.setattr(reading, "WATCHERS", 2)
    async with following(found, found.nobody) as one, following(found, found.host) as two:
        await anext(one)
        await anext(two)
        answer = await running.stranger().http.get(f"{found.path}/live")
        await refused(found, answer, "rate-limited", 429)
    await until(lambda: not found.live.watchers)
    async with following(found, found.nobody) as again:
        await anext(again)


async def test_nobody_decides_too_often(running: RunningServer) -> None:
    found = await scene(running, players=0)
    running.hall.talkers = Buckets(0.001, 3.0)
    answers = [await found.send(act.Announced("Tea")) for _ in range(5)]
    assert codes(answers) == ["", "", "", "rate-limited", "rate-limited"]
    await whole(found)


async def test_lots_are_drawn_again_once_where_two_press_at_once(running: RunningServer) -> None:
    """The second one saw lots that count no longer."""
    found = await scene(running, "saboteur-championship-3", players=10)
    await found.draw()
    await found.must(act.LotsDrawn())
    seen = (await found.view())["entries"]
    await found.must(act.LotsDrawn(), why="read out wrong", after=seen)
    await refused(
        found, await found.send(act.LotsDrawn(), why="read out wrong", after=seen), "desk-moved-on", 409
    )
    assert found.live.event.stages[0].lots == 2
