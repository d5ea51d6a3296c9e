"""A table at which something is tried out alone: started at once, private, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import RunningServer

from ludarium.server.storage.store import PLAYING

TRIED: dict[str, Any] = {"opening": "troll", "first": 1}


async def test_a_card_is_tried_alone_at_a_private_table(running: RunningServer) -> None:
    ann, bob = await running.guest(), await running.guest("Bob")
    table = await ann.post("/api/play", game="keyforge", options=TRIED)
    assert (table["private"], table["status"], table["options"]["opening"]) == (True, PLAYING, "troll")
    wire = await ann.wire(table)
    shown = await wire.next("game", "welcome")
    assert "troll" in shown["view"]["players"][0]["hand"]
    lists = await bob.get("/api/tables")
    assert table["id"] not in {one["id"] for one in lists["open"] + lists["playing"]}


async def test_a_game_against_bots_without_wishes_is_as_it_was(running: RunningServer) -> None:
    ann = await running.guest()
    table = await ann.post("/api/play", game="keyforge")
    assert (table["private"], table["options"]["opening"]) == (False, "dealt")


@pytest.mark.parametrize(
    "change",
    [
        {"bots": []},
        {"private": False},
        {"bots": ["greedy", "greedy"]},
        {"days": 3},
    ],
    ids=str,
)
async def test_nobody_is_favoured_among_people(running: RunningServer, change: dict[str, Any]) -> None:
    """With an open seat, in public, where bots play by themselves, or by correspondence."""
    ann = await running.guest()
    wish = {"game": "keyforge", "seats": 2, "options": TRIED, "private": True, "bots": [None, "greedy"]}
    assert "id" in await ann.post("/api/tables", **wish)
    refused = await ann.post("/api/tables", **{**wish, **change})
    assert (refused["code"], refused["option"]) == ("option-wrong", "opening")


async def test_nobody_looks_for_somebody_to_be_favoured(running: RunningServer) -> None:
    ann = await running.guest()
    refused = await ann.post("/api/seeks", game="keyforge", seats=2, options={"opening": "troll"})
    assert refused["code"] == "option-wrong"


async def test_pages_know_what_is_for_practice(running: RunningServer) -> None:
    ann = await running.guest()
    (game,) = [one for one in await ann.get("/api/games") if one["name"] == "keyforge"]
    assert [option["name"] for option in game["options"] if option["practice"]] == ["opening"]


async def test_wishes_that_are_none_are_refused(running: RunningServer) -> None:
    ann = await running.guest()
    for options in ({"opening": "siphon-maw"}, {"opening": "troll", "match": "triad"}, {"nonsense": 1}):
        refused = await ann.post("/api/play", game="keyforge", options=options)
        assert refused["code"] in ("option-wrong", "option-clash"), options
