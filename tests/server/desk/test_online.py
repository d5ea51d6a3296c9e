"""Events played at the hall's own tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.desk.scene import Scene, refused, scene
from tests.server.running import PATIENCE, RunningServer, hall_in

from ludarium.core import Chance, LudariumError, Record
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import generated, word_of_deck
from ludarium.server.desk import tables
from ludarium.server.desk.desk import Desk
from ludarium.server.desk.live import Live
from ludarium.server.storage.store import Person
from ludarium.server.tables import seating
from ludarium.server.tables.room import Room
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.tournament import Tournament


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk looks after its tables as soon as it can."""
    monkeypatch.setattr(tables, "EVERY", 0.02)


async def until(true: Callable[[], Any], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.01)


def halls(event: Tournament) -> list[str]:
    """The hall's tables of the current round."""
    current = event.current
    return [] if current is None else [table.hall for table in current.tables]


async def room_of(found: Scene, table: int = 0) -> Room:
    """The hall's table of a pairing, once it plays."""
    await until(lambda: halls(found.live.event)[table])
    room = await found.running.hall.room(halls(found.live.event)[table])
    await until(lambda: room.play is not None)
    return room


async def concede(found: Scene, player: int, table: int = 0) -> None:
    """A player gives up at the hall's table."""
    room = await room_of(found, table)
    seat = found.live.event.rounds[-1].tables[table].players.index(player)
    wire = await found.players[player].wire(room.id)
    welcome = await wire.next("welcome")
    await wire.send("table", id="end", number=welcome["number"], option=f"concede>{seat}")


async def test_bots_play_a_whole_event_by_themselves(running: RunningServer) -> None:
    """Nobody does more than fill it and draw once; every game can be replayed and says who won."""
    found = await scene(running, "tokyo-duel", players=0, online=True, by_itself=True, check_in=False)
    assert (await found.post("fill", players=16)).status_code == 200
    assert (await found.post("next")).status_code == 200
    await until(lambda: found.live.event.status == "over", 10 * PATIENCE)
    event = found.live.event
    assert [stage.ended for stage in event.stages] == [True, True]
    (champion,) = event.stages[-1].through[:1]
    losses = dict.fromkeys(range(16), 0)
    games = 0
    for one in event.rounds:
        for number, table in enumerate(one.tables):
            if len(table.players) == 1:
                continue
            games += 1
            answer = await found.get(f"record/{one.number}/{number}", found.nobody)
            assert answer.status_code == 200
            record = Record.parse(answer.text)
            outcome = record.final().outcome()
            assert outcome is not None
            assert [table.players[seat] for seat in outcome.winners] == [table.winner]
            assert [seat.name for seat in (await running.hall.room(table.hall)).table.seats] == [
                event.people[player].name for player in table.players
            ]
            if one.stage == 0:
                losses[next(player for player in table.players if player != table.winner)] += 1
    assert games >= 16
    assert max(losses.values()) == 2
    last = event.rounds[-1].tables
    assert champion in [table.winner for table in last]
    await until(lambda: not found.running.hall.desk.working)
    assert await found.kept() == event.entries
    made = [entry for entry in event.entries if entry.by == ""]
    assert len(made) > 3 * games / 2


async def test_two_people_are_seated_and_their_result_comes_back(running: RunningServer) -> None:
    found = await scene(running, "tokyo-duel-swiss", players=2, online=True)
    await found.draw()
    room = await room_of(found)
    table = found.live.event.rounds[0].tables[0]
    assert [seat.person_id for seat in room.table.seats] == [
        found.players[player].id for player in table.players
    ]
    assert room.table.host_id == found.host.id
    assert room.table.game == "tokyo-duel"
    assert (await found.view(found.nobody))["rounds"][0]["tables"][0]["hall"] == room.id
    await concede(found, 0)
    await until(lambda: table.done)
    assert (table.winner, table.losers) == (1, (0,))
    record = Record.parse((await found.get("record/0/0", found.players[0])).text)
    outcome = record.final().outcome()
    assert outcome is not None
    assert [table.players[seat] for seat in outcome.winners] == [1]
    answer = await found.send(act.Reported(0, 0, 0, 0), found.players[0])
    await refused(found, answer, "desk-result-stands")
    await found.must(act.Resulted(0, 0, 0), why="a fault of the line")
    assert (await found.view())["rounds"][0]["tables"][0]["winner"] == 0


async def test_a_judge_who_was_faster_stands(running: RunningServer) -> None:
    found = await scene(running, "tokyo-duel-swiss", players=2, online=True)
    await found.draw()
    room = await room_of(found)
    await found.must(act.Resulted(0, 0, 0, reason="concession"))
    await concede(found, 0)
    await until(lambda: room.status == "over")
    action = tables.result_of(
        found.live.event, found.live.event.rounds[0], found.live.event.rounds[0].tables[0], room
    )
    assert action.winner == 1
    with pytest.raises(Exception, match="desk-result-stands"):
        await running.hall.desk.decide(found.live, action, "")
    await asyncio.sleep(0.1)  # several looks of the desk
    table = found.live.event.rounds[0].tables[0]
    assert (table.winner, table.record) == (0, "")
    assert await found.kept() == found.live.event.entries


async def test_who_has_no_account_plays_at_the_venue(running: RunningServer) -> None:
    found = await scene(running, "tokyo-duel-swiss", players=3, online=True)
    await found.must(act.Entered("Ann"))
    await found.must(act.CheckedIn(3))
    await found.draw()
    one = found.live.event.rounds[0]
    venue = next(table for table in one.tables if 3 in table.players)
    other = next(table for table in one.tables if 3 not in table.players)
    await room_of(found, other.number)
    await found.must(act.Resulted(0, venue.number, 3))
    assert venue.hall == ""


@proves("T7.2")
async def test_decks_and_the_first_player_of_the_desk_are_played(running: RunningServer) -> None:
    found = await scene(running, "keyforge-archon", players=2, online=True, rehearsal=True, minutes=0)
    words = [word_of_deck(generated("CotA", Chance.of(name), playable())) for name in ("one", "two")]
    for number, word in enumerate(words):
        await found.must(act.DeckBrought(number, word), found.players[number])
    for _ in range(2):
        await found.post("next")  # two players need no first stage
    await found.must(act.Published())
    room = await room_of(found)
    table = found.live.event.rounds[0].tables[0]
    assert table.first in table.players
    assert room.table.options["first"] == table.players.index(table.first)
    assert [room.table.options[f"deck-{seat}"] for seat in range(2)] == [words[one] for one in table.players]
    assert room.table.options["time"] == found.live.event.plan.options["time"]
    began = [entry for entry in await found.kept() if isinstance(entry.action, act.Began)]
    assert [entry.action.first for entry in began if isinstance(entry.action, act.Began)] == [table.first]


@proves("T8.6")
@pytest.mark.parametrize("open_", [False, True])
async def test_lists_that_are_for_the_opponent_alone_close_the_table(
    running: RunningServer, open_: bool
) -> None:
    """View and record of a game tell both lists: they are for its players and the staff, unless the event opens
    the lists to everybody."""
    found = await scene(
        running, "keyforge-archon", players=2, online=True, rehearsal=True, minutes=0, lists_open=open_
    )
    for number, name in enumerate(("one", "two")):
        word = word_of_deck(generated("CotA", Chance.of(name), playable()))
        await found.must(act.DeckBrought(number, word), found.players[number])
    for _ in range(2):
        await found.post("next")
    await found.must(act.Published())
    room = await room_of(found)
    sue = await running.guest("Sue")
    strangers = (sue, found.nobody)
    seen = 200 if open_ else 403
    for guest in strangers:
        assert (await guest.http.get(f"/api/tables/{room.id}")).status_code == seen
        assert (await found.view(guest))["rounds"][0]["tables"][0].get("hall", "") == room.id * open_
    assert (await found.players[0].http.get(f"/api/tables/{room.id}")).status_code == 200
    judge = await running.guest("Judy")
    await found.must(act.Staffed(judge.id, "Judy", "judge"))
    assert (await judge.http.get(f"/api/tables/{room.id}")).status_code == 200
    assert (await (await judge.wire(room.id)).next("welcome"))["you"]["seat"] is None
    await concede(found, 0)
    table = found.live.event.rounds[0].tables[0]
    await until(lambda: bool(table.record))
    for guest in strangers:
        assert (await guest.http.get(f"/api/tables/{room.id}/record")).status_code == seen
        assert (await found.get("record/0/0", guest)).status_code == (200 if open_ else 409)
    for guest in (found.host, *found.players):
        assert (await found.get("record/0/0", guest)).status_code == 200


async def test_nobody_changes_seats_at_a_table_of_an_event(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a bot take the seat of an opponent whose line has gone: a judge decides."""
    found = await scene(running, "tokyo-duel-swiss", players=2, online=True)
    await found.draw()
    room = await room_of(found)
    me = Person(found.players[0].id, "A", "en")
    other = next(seat.seat for seat in room.table.seats if seat.person_id != me.id)
    with pytest.raises(LudariumError, match="event-seats"):
        await seating.vote(room, me, other)
    monkeypatch.setattr(tables, "EVERY", 60)
    await asyncio.sleep(0.1)
    room.table.status = "open"  # as between being opened and being begun
    for change in (
        seating.stand(room, me),
        seating.sit(room, Person("stranger", "S", "en"), other, None),
        seating.set_bot(room, Person(room.table.host_id, "", "en"), other, None),
    ):
        with pytest.raises(LudariumError, match="event-seats"):
            await change


@proves("S18.5")
async def test_a_table_of_secret_sums_is_for_those_who_sit_at_it(running: RunningServer) -> None:
    found = await scene(running, "saboteur-championship-3", players=6, online=True)
    await found.draw()
    room = await room_of(found)
    sue = await running.guest("Sue")
    for guest in (sue, found.nobody):
        assert (await guest.http.get(f"/api/tables/{room.id}")).status_code == 403
        assert room.id not in (await guest.http.get("/api/tables")).text
        assert "hall" not in (await found.view(guest))["rounds"][0]["tables"][0]
    mine = found.live.event.rounds[0].tables[0].players[0]
    assert (await found.view(found.players[mine]))["rounds"][0]["tables"][0]["hall"] == room.id
    assert (await found.players[mine].http.get(f"/api/tables/{room.id}")).status_code == 200


async def test_what_the_desk_can_t_do_by_itself_is_left_to_people(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so once, and not at every look; other events go on, and so does this one once it can."""
    found = await scene(running, "tokyo-duel-swiss", players=4, online=True, by_itself=True)
    looks = 0

    async def impossible(self: Desk, live: Live, by: str, attempt: int = 0) -> None:
        nonlocal looks
        looks += 1
        raise Refused("impossible-swiss-nobody") if looks % 2 else OSError("nothing that anybody foresaw")

    assert (await found.post("next")).status_code == 200
    await until(lambda: found.live.event.rounds)  # the desk has published the draft
    with monkeypatch.context() as patched:
        patched.setattr(Desk, "next", impossible)
        await found.play()
        await until(lambda: looks > 6)
        assert [line[2] for line in running.hall.events.told] == ["desk-impossible-swiss-nobody"]
    await until(lambda: len(found.live.event.rounds) == 2)


async def test_the_desk_draws_nothing_by_itself_before_a_correction_is_settled(
    running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    usual = tables.EventTables._look_after

    async def counted(self: tables.EventTables, live: Live) -> None:
        nonlocal looks
        await usual(self, live)
        looks += 1

    monkeypatch.setattr(tables.EventTables, "_look_after", counted)
    found = await scene(running, "tokyo-duel-swiss", players=8, online=True, by_itself=True)
    assert (await found.post("next")).status_code == 200
    await until(lambda: found.live.event.rounds)
    await found.play()
    await until(lambda: len(found.live.event.rounds) == 2)
    table = found.live.event.rounds[0].tables[0]
    await found.must(
        act.Resulted(0, 0, next(one for one in table.players if one != table.winner)),
        why="the slip was misread",
    )
    await found.play()
    looks = 0
    await until(lambda: looks > 3)
    assert len(found.live.event.rounds) == 2
    assert found.live.event.stages[0].draft is None
    await found.must(act.Settled("keep"), why="too late to play again")
    await until(lambda: len(found.live.event.rounds) == 3)


async def test_tables_that_a_file_speaks_of_are_other_peoples(running: RunningServer) -> None:
    """Else whoever makes up a file would read the record of any table."""
    found = await scene(running, "tokyo-duel-swiss", players=2, online=True)
    await found.draw()
    room = await room_of(found)
    file = (await found.get("export.json")).content
    ben = await running.guest("Ben")
    answer = await ben.http.post("/api/events/import", content=file)
    copy = Scene(running, ben, answer.json())
    await until(lambda: halls(copy.live.event) != halls(found.live.event))
    assert (await room_of(copy)).id != room.id
    await concede(found, 0)
    await until(lambda: found.live.event.rounds[0].tables[0].done)
    await asyncio.sleep(0.1)
    assert not copy.live.event.rounds[0].tables[0].done


async def test_an_event_of_another_hall_has_no_tables_here(running: RunningServer, tmp_path: Path) -> None:
    found = await scene(running, "tokyo-duel-swiss", players=4, online=True)
    await found.draw()
    await room_of(found, 1)
    file = (await found.get("export.json")).content
    async with hall_in(tmp_path / "other") as other:
        ann = await other.guest("Ann")
        copy = Scene(other, ann, (await ann.http.post("/api/events/import", content=file)).json())
        await asyncio.sleep(0.2)
        assert other.hall.rooms == {}
        await copy.play()
        assert len((await copy.draw())["rounds"]) == 2


async def test_a_hall_that_closes_in_the_middle_goes_on(tmp_path: Path) -> None:
    """Tables that played, tables not yet opened, games that ended: everything is found again."""
    async with hall_in(tmp_path) as running:
        found = await scene(running, "tokyo-duel-swiss", players=4, online=True)
        await found.draw()
        await room_of(found, 0)
        await room_of(found, 1)
        before = await found.view()
        cookies = [guest.http.cookies["ludarium"] for guest in (found.host, *found.players)]
    async with hall_in(tmp_path) as running:
        again = Scene(running, running.stranger(), {"id": found.id})
        again.players = [running.stranger() for _ in range(4)]
        for guest, cookie in zip((again.host, *again.players), cookies, strict=True):
            guest.http.cookies["ludarium"] = cookie
        assert await again.view() == before  # whoever comes first brings it back
        assert again.live.event.status == "running"
        for table in again.live.event.rounds[0].tables:
            await concede(again, table.players[0], table.number)
        await until(lambda: all(table.done for table in again.live.event.rounds[0].tables))
        for table in again.live.event.rounds[0].tables:
            assert table.winner == table.players[1]
            assert Record.parse(table.record).final().outcome() is not None
        view = await again.draw()
        assert len(view["rounds"]) == 2
        await room_of(again, 1)
