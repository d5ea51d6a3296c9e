"""A correction over HTTP: the heads are told, see what each way would come to, and decide with one entry."""

from __future__ import annotations

from tests.server.desk.scene import Message, refused, scene
from tests.server.running import RunningServer

from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import KEEP, Settled


def told(view: Message) -> list[Message]:
    return [one for one in view.get("prompts", []) if one["code"].startswith("correction")]


async def test_a_correction_is_told_previewed_and_decided(running: RunningServer) -> None:
    found = await scene(running, "tokyo-duel-swiss", 8)
    head, judge = await found.hire("head-judge"), await found.hire("judge")
    await found.draw()
    await found.play()
    await found.draw()
    table = found.live.event.rounds[0].tables[0]
    loser = next(one for one in table.players if one != table.winner)
    assert (await found.get("corrections", head)).json() == {
        "entries": len(found.live.event.entries), "affected": [], "ways": [],
    }  # fmt: skip
    view = await found.must(act.Resulted(0, 0, loser), judge, why="the slip was read wrongly")
    (prompt,) = told(view)
    assert (prompt["facts"]["round"], prompt["facts"]["count"], prompt["by"]) == (2, 2, "head-judge")
    assert view["affected"] == [{"kind": "paired", "stage": 0, "round": 1, "persons": sorted(table.players)}]
    assert "affected" not in await found.view(found.players[0]), "players are told nothing"

    shown = (await found.get("corrections", head)).json()
    exchange, again, keep = shown["ways"]
    assert [way["deed"]["choice"] for way in shown["ways"]] == ["exchange", "again", "keep"]
    assert {way["deed"]["deed"] for way in shown["ways"]} == {"settled"}
    assert len(exchange["tables"]) == 2
    assert again["rounds"] == [1]
    assert keep["deed"] == {
        "deed": "settled",
        "choice": "keep",
        "stage": -1,
        "rounds": -1,
        "person": -1,
        "other": -1,
    }

    late = shown["entries"]
    await refused(found, await found.send(exchange["deed"], judge, why="fair"), "desk-not-allowed", 403)
    await refused(found, await found.send(exchange["deed"], head), "desk-why-needed")
    await refused(found, await found.send(Settled("again", 0, 0), head, why="fair"), "desk-settle-way")
    view = await found.must(exchange["deed"], head, why="fair", after=late)
    assert told(view) == []
    seated = [one["players"] for one in view["rounds"][1]["tables"]]
    assert all([tables in seated for tables in exchange["tables"]])
    kept = (await found.kept())[-1]
    assert (kept.action, kept.why) == (
        Settled("exchange", person=exchange["deed"]["person"], other=exchange["deed"]["other"]),
        "fair",
    )
    await refused(found, await found.send(Settled(KEEP), head, why="fair"), "desk-settle-none")


async def test_a_decision_about_what_a_page_no_longer_shows_is_refused(running: RunningServer) -> None:
    found = await scene(running, "tokyo-duel-swiss", 8)
    await found.draw()
    await found.play()
    await found.draw()
    table = found.live.event.rounds[0].tables[0]
    loser = next(one for one in table.players if one != table.winner)
    await found.must(act.Resulted(0, 0, loser), why="the slip was read wrongly")
    seen = len(found.live.event.entries)
    await found.must(act.Announced("Lunch"))
    await refused(found, await found.send(Settled(KEEP), why="fair", after=seen), "desk-moved-on", 409)
