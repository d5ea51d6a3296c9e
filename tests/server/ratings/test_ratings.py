"""Rated games: who may play them, what they make of ratings, and that each counts exactly once."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.aged import on_each_database
from tests.server.people.members import member, refused
from tests.server.ratings.play import concede, duel, ratings, two, until_over
from tests.server.running import Player, RunningServer, hall_in, seated

from ludarium.server.errors import refuse
from ludarium.server.storage.rating_rows import RatedSeatRow
from ludarium.server.storage.schema import TableRow
from ludarium.server.tables import counted


async def test_a_game_of_two_counts(running: RunningServer) -> None:
    ann, ben = await two(running)
    table = await duel(ann, ben)
    assert table["rated"] is True
    assert await ratings(ann, ann, ben) == [None, None], "before it is over nothing counts"
    assert await ann.get(f"/api/tables/{table['id']}/ratings") == []
    await concede(ben, table, 1)
    assert await ratings(ann, ann, ben) == [(1662, 1), (1338, 1)]
    told = await ben.get(f"/api/tables/{table['id']}/ratings")
    assert told == [
        {"seat": 0, "place": 1, "before": 1500, "rating": 1662, "provisional": True},
        {"seat": 1, "place": 2, "before": 1500, "rating": 1338, "provisional": True},
    ]
    second = await duel(ben, ann)
    await concede(ann, second, 1)
    (point, last) = (await ben.get(f"/api/people/{ben.id}/ratings/tokyo-duel"))["points"]
    assert (point["table"], point["place"], point["of"], point["rating"]) == (table["id"], 2, 2, 1338)
    assert last["before"] == 1338
    assert last["rating"] > 1338
    assert (await ann.get("/api/me/games"))["over"][0]["rated"] is True


async def test_only_people_with_accounts_play_rated(running: RunningServer) -> None:
    ann, ben = await two(running)
    gus = await running.guest("Gus")
    wish = {"game": "tokyo-duel", "seats": 2, "rated": True}
    await refused(await gus.http.post("/api/tables", json=wish), "rated-account", 403)
    await refused(await ann.http.post("/api/tables", json={**wish, "bots": [None, "greedy"]}), "rated-people")
    table = await ann.table(**wish)
    wires = [await guest.wire(table) for guest in (ann, ben, gus)]
    await wires[2].send("sit", seat=1)
    assert (await wires[2].refusal())["code"] == "rated-account"
    await wires[0].send("bot", seat=1, bot="greedy")
    assert (await wires[0].refusal())["code"] == "rated-people"
    await wires[0].send("sit", seat=1, also=True)  # one person at both seats of a game without secrets
    await seated(wires[1], 1)
    await wires[0].send("start")
    assert (await wires[0].refusal())["code"] == "seats-open", "it moved instead"
    await wires[1].send("sit", seat=0)
    await seated(wires[0], 0)
    await wires[0].send("start")
    await wires[1].next("welcome", where=lambda m: m["table"]["status"] == "playing")
    await wires[1].send("undo")
    assert (await wires[1].refusal())["code"] == "undo-rated"
    for wire, own in ((wires[0], 1), (wires[1], 0)):
        said = [m["table_options"] for m in wire.messages if m["type"] in ("game", "welcome")]
        concessions = {option for options in said for option in options if option.startswith("concede>")}
        assert concessions == {f"concede>{own}"}, "the host rules on nobody"


async def test_unrated_games_and_those_with_bots_count_for_nothing(running: RunningServer) -> None:
    ann, ben = await two(running)
    table = await duel(ann, ben, rated=False)
    await concede(ben, table, 1)
    assert await ratings(ann, ann, ben) == [None, None]


async def test_many_are_rated_by_their_places_and_who_leaves_is_last(
    running: RunningServer, seed: str
) -> None:
    people = [await member(running, f"digger{n}", called=f"P{n}") for n in range(5)]
    table = await people[0].table(game="saboteur", seats=5, rated=True)
    wires = [await guest.wire(table) for guest in people]
    for seat in (1, 2, 3, 4):
        await wires[seat].send("sit", seat=seat)
        await seated(wires[0], seat)
    await wires[0].send("start")
    for wire in wires:
        await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    beside = [await guest.wire(table) for guest in people[:4]]
    players = [asyncio.create_task(Player(wire, seed).to_the_end()) for wire in wires[:4]]
    await wires[4].send("stand")
    for other in beside:
        await other.next("table", where=lambda m: m["table"]["seats"][4]["person_id"] is None)
        await other.send("replace", seat=4)
    await asyncio.gather(*players)
    await until_over(people[0], table)
    told = await people[0].get(f"/api/tables/{table['id']}/ratings")
    (played,) = await running.hall.store.rows(
        select(TableRow.scores, TableRow.winners).where(TableRow.id == table["id"])
    )
    assert [one["seat"] for one in told] == [0, 1, 2, 3, 4]
    assert told[4]["place"] == 5
    best = max(range(4), key=lambda seat: (seat in played["winners"], played["scores"][seat]))
    assert told[best]["place"] == 1
    assert told[best]["rating"] >= 1500 > told[4]["rating"]
    mine = (await people[0].get("/api/me/statistics"))[0]
    assert (mine["game"], mine["all"]["games"], mine["people"]["games"]) == ("saboteur", 1, 1)
    roles = [part for part in mine["parts"] if part["heading"] == "role"]
    assert sum(part["tally"]["games"] for part in roles) == 3, "a role for each round"
    assert {part["word"] for part in roles} <= {"digger", "saboteur", "selfish"}


@on_each_database
def test_the_choice_and_what_it_counts_are_one(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong while a game is counted: either the game is over and has counted, or neither."""

    async def main() -> None:
        async with hall_in(tmp_path, database=database_url) as running:
            ann, ben = await two(running)
            table = await duel(ann, ben)
            room = running.hall.rooms[table["id"]]
            real = counted.counting

            def broken(*said: Any) -> Any:
                work = real(*said)
                if work is None:
                    return None

                async def fails(connection: Any) -> None:
                    await work(connection)
                    raise refuse("storage")

                return fails

            monkeypatch.setattr(counted, "counting", broken)
            wire = await ben.wire(table)
            await wire.next("welcome")
            before = room.number
            await wire.send("table", id="over", number=before, option="concede>1")
            assert (await wire.next("error"))["code"] in ("storage", "stale-number")
            assert room.status == "playing"
            assert await ratings(ann, ann, ben) == [None, None]
            monkeypatch.setattr(counted, "counting", real)
            await concede(ben, table, 1)
            assert await ratings(ann, ann, ben) == [(1662, 1), (1338, 1)]
            # at one and the same time, for the same people
            tables = [await duel(ann, ben) for _ in range(4)]
            await asyncio.gather(*(concede(ben, one, 1) for one in tables))
            assert [games for _, games in await ratings(ann, ann, ben)] == [5, 5]
            rows = await running.hall.store.rows(
                select(RatedSeatRow.before, RatedSeatRow.rating).where(RatedSeatRow.person_id == ann.id)
            )
            steps = sorted((row["before"], row["rating"]) for row in rows)
            assert all(after == before for (_, after), (before, _) in pairwise(steps))

    asyncio.run(main())


async def test_leaders_are_those_whose_strength_is_known(running: RunningServer) -> None:
    ann, ben = await two(running)
    for _ in range(3):
        await concede(ben, await duel(ann, ben), 1)
    told = await ben.get("/api/ratings/tokyo-duel")
    assert (told["leaders"], told["place"]) == ([], None)
    assert told["mine"]["games"] == 3
    stranger = await running.stranger().get("/api/ratings/tokyo-duel")
    assert (stranger["mine"], stranger["place"]) == (None, None)
    for number in range(12):
        loser, seat = (ben, 1) if number % 3 else (ann, 0)
        await concede(loser, await duel(ann, ben), seat)
    told = await ben.get("/api/ratings/tokyo-duel")
    assert [one["name"] for one in told["leaders"]] == ["Ann", "Ben"]
    assert told["place"] == 2
    assert told["leaders"][0]["rating"] > told["leaders"][1]["rating"]
    assert told["mine"]["won"] == 4
    assert (await running.stranger().http.get("/api/ratings/nothing")).status_code == 404


async def test_a_deleted_account_leaves_no_rating(running: RunningServer) -> None:
    ann, ben = await two(running)
    table = await duel(ann, ben)
    await concede(ben, table, 1)
    export = await ann.get("/api/account/export")
    assert [(one["game"], one["games"], len(one["curve"])) for one in export["ratings"]] == [
        ("tokyo-duel", 1, 1)
    ]
    assert (await ann.http.post("/api/account/delete", json={"name": "annlee"})).status_code == 200
    await refused(await ben.http.get(f"/api/people/{ann.id}"), "unknown-person", 404)
    assert (await ben.get(f"/api/people/{ann.id}/ratings/tokyo-duel"))["points"] == []
    assert await ratings(ben) == [(1338, 1)]
    await refused(await running.stranger().http.get("/api/me/statistics"), "need-guest", 401)


async def test_statistics_tell_decks_and_bots_apart(running: RunningServer, seed: str) -> None:
    ann = await running.guest("Ann")
    table = await ann.table(game="keyforge", seats=2, bots=[None, "random"], options={"deck-0": "sealed-AoA"})
    wire = await ann.wire(table)
    await wire.send("start")
    await wire.next("welcome", where=lambda m: m["table"]["status"] == "playing")
    await concede(ann, table, 0)
    (mine,) = await ann.get("/api/me/statistics")
    none = {"games": 0, "won": 0, "drawn": 0, "lost": 0}
    assert (mine["people"], mine["bots"]) == (none, {"games": 1, "won": 0, "drawn": 0, "lost": 1})
    assert ("deck", "sealed-AoA") in [(part["heading"], part["word"]) for part in mine["parts"]]
