"""What is kept from somebody leaves by no route: hidden lists, secret sums, drafts."""

from __future__ import annotations

import json

from tests.server.desk.scene import Scene, scene
from tests.server.running import Guest, RunningServer
from tests.tournaments.rules.keyforge.registered import mm, woe

from ludarium.games.keyforge.decks import word_of_deck
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.handlers.decks import current_entry
from ludarium.tournaments.rules.keyforge.decks import combined

READS = (
    "", "players.csv", "standings.csv", "rounds.csv", "why/0", "why/0?draft=1", "preview", "corrections", "log", "export.json",
    "codes", "record/0/0", "record/0/1", "cases/0", "cases/0/report.txt", "changes?since=none",
)  # fmt: skip


async def all_of(found: Scene, guest: Guest) -> str:
    """Everything that every route of an event and of the hall tells somebody."""
    told = []
    for path in READS:
        told.append((await guest.http.get(f"{found.path}{'/' * bool(path)}{path}")).text)
    told.append((await guest.http.get("/api/events")).text)
    told.append((await guest.http.get("/api/tables")).text)
    async with guest.http.stream("GET", f"{found.path}/live") as stream:
        told.append(await anext(stream.aiter_text()))
    return "\n".join(told)


async def keyforge(running: RunningServer, preset: str) -> Scene:
    """Two tables, every player with a deck."""
    found = await scene(running, preset, players=4, rehearsal=True, build_minutes=0)
    decks = (mm(), woe(), mm("dis", "untamed", "sanctum"), woe("brobnar", "mars", "ekwidon"))
    for number, deck in enumerate(decks):
        brought = act.DeckBrought(number, word_of_deck(deck), sealed=preset.endswith("sealed"))
        await found.must(brought)
    await found.post("next")
    if not found.live.event.stages or found.live.event.stages[-1].draft is None:
        await found.post("next")  # the first stage of so few players needs no round
    await found.must(act.Published())
    return found


def secrets_of(found: Scene, person: int) -> set[str]:
    """What would give a deck away: its cards, its name, its word."""
    event = found.live.event
    entry = current_entry(event, person)
    sources = event.people[person].sources
    deck = combined(entry, sources) if entry is not None else mm()
    return {f'"{slot.fact.id}"' for slot in deck.slots} | {sources[0].word}


def against(found: Scene, person: int) -> int:
    table = next(one for one in found.live.event.rounds[0].tables if person in one.players)
    return next(other for other in table.players if other != person)


@proves("T11.5", "T3.4")
async def test_hidden_lists_are_for_their_owner_and_the_staff(running: RunningServer) -> None:
    found = await keyforge(running, "keyforge-casual-sealed")
    sue, official = await running.guest("Sue"), await found.hire("official")
    await found.invite("Sue", sue)
    for person in range(4):
        owner = await all_of(found, found.players[person])
        assert all(one in owner for one in secrets_of(found, person))
        for reader in (found.nobody, sue, official):
            text = await all_of(found, reader)
            assert not [one for one in secrets_of(found, person) if one in text]
        for other in set(range(4)) - {person}:
            text = await all_of(found, found.players[other])
            own = secrets_of(found, other)
            assert not [one for one in secrets_of(found, person) - own if one in text]
        judge = await all_of(found, found.host)
        assert all(one in judge for one in secrets_of(found, person))


@proves("T8.6")
async def test_public_lists_are_for_the_opponent_and_for_nobody_else(running: RunningServer) -> None:
    found = await keyforge(running, "keyforge-archon")
    for person in range(4):
        opponent = against(found, person)
        for other in set(range(4)) - {person}:
            text = await all_of(found, found.players[other])
            cards = {one for one in secrets_of(found, person) if one.startswith('"')} - secrets_of(
                found, other
            )
            cards -= secrets_of(found, against(found, other)) if other != opponent else set()
            seen = {one for one in cards if one in text}
            assert seen == (cards if other == opponent else set()), (person, other)
        anybody = await all_of(found, found.nobody)
        assert not [one for one in secrets_of(found, person) if one in anybody]


@proves("T10.9")
async def test_the_record_of_a_game_with_hidden_lists_is_for_the_staff(running: RunningServer) -> None:
    found = await keyforge(running, "keyforge-casual-sealed")
    table = found.live.event.rounds[0].tables[0]
    await found.must(act.Began(0, 0, table.players[0], "coin"))
    await found.must(act.Resulted(0, 0, table.players[0], record="the list: ember-imp"))
    assert (await found.get("record/0/0")).text == "the list: ember-imp"
    for reader in (found.nobody, *found.players):
        answer = await found.get("record/0/0", reader)
        assert (answer.status_code, answer.json()["code"]) == (409, "record-not-ready")
        assert "ember-imp" not in await all_of(found, reader)


@proves("T10.9", "T11.5")
async def test_what_has_changed_is_told_to_whoever_had_the_view(running: RunningServer) -> None:
    """Nobody learns anything of another's view by its tag."""
    found = await keyforge(running, "keyforge-casual-sealed")
    readers = [
        found.host,
        await found.hire("judge"),
        *found.players,
        await running.guest("Sue"),
        found.nobody,
    ]
    tags = [(await found.get("", reader)).json()["tag"] for reader in readers]
    await found.must(act.Announced("Lunch"))
    for person, owner in enumerate(found.players):
        for reader in readers:
            texts = [(await found.get("changes", reader, since=tag)).text for tag in tags]
            told = "\n".join(texts)
            sees = reader is owner or reader in readers[:2]
            if sees:
                assert any(one in told for one in secrets_of(found, person))
                continue
            own = set() if reader not in found.players else secrets_of(found, found.players.index(reader))
            assert not [one for one in secrets_of(found, person) - own if one in told]


@proves("S18.5")
async def test_sums_wait_for_the_finalists_on_every_route(running: RunningServer) -> None:
    """What somebody is told does not change with the results of other tables, whatever they ask for."""
    found = await scene(running, "saboteur-championship-3", players=10)
    await found.draw()
    tables = found.live.event.rounds[0].tables
    far = next(table for table in tables if 0 not in table.players)
    mine = next(table for table in tables if 0 in table.players)
    readers = [found.nobody, await running.guest("Sue"), await found.hire("official"), found.players[0]]
    await found.must(act.Resulted(0, mine.number, points=tuple(range(len(mine.players)))))
    told = []
    for points in ((9, 8, 7, 6, 5), (1, 1, 1, 1, 1)):
        await found.must(act.Resulted(0, far.number, points=points[: len(far.players)]), why="counted anew")
        told.append([stripped(await all_of(found, reader)) for reader in readers])
        staff = await found.view()
        assert staff["stages"][0]["standings"][0]["values"]
    assert told[0] == told[1]
    own = (await found.view(found.players[0]))["rounds"][0]["tables"]
    assert own[mine.number]["points"] == list(range(len(mine.players)))
    assert "points" not in own[far.number]
    for _ in range(2):
        await found.draw()
        await found.play()
    await found.post("next")  # the stage ends: the finalists are named
    view = await found.view(found.nobody)
    assert view["stages"][0]["ended"]
    assert view["stages"][0]["standings"]
    assert view["rounds"][0]["tables"][far.number]["points"]
    assert "won" in (await found.get("rounds.csv", found.nobody)).text
    assert (await found.get("why/1", found.nobody)).status_code == 200


def stripped(text: str) -> str:
    """Without what tells the time and how long the log is."""
    lines = []
    for line in text.splitlines():
        if line.startswith("{"):
            found = json.loads(line)
            found.pop("now", None)
            found.pop("tag", None)
            found.pop("entries", None)
            found.get("view", {}).pop("entries", None)
            line = json.dumps(found)
        if not line.startswith("data:"):
            lines.append(line)
    return "\n".join(lines)


async def test_a_draft_is_for_the_staff(running: RunningServer) -> None:
    found = await scene(running, players=6)
    await found.hire("official")
    before = {guest: stripped(await all_of(found, guest)) for guest in (found.nobody, found.players[0])}
    await found.post("next")
    for guest, text in before.items():
        after = stripped(await all_of(found, guest))
        assert '"draft"' not in after
        # That the event has begun is no secret; who plays whom is.
        assert '"rounds": []' in after
        assert after.count("players") == text.count("players")
    assert (await found.view())["draft"]["tables"]
    assert "draft" not in await found.view(found.staff["official"])


@proves("T14.2")
async def test_a_reported_case_is_for_the_staff(running: RunningServer) -> None:
    found = await scene(running, "keyforge-archon", players=6, rehearsal=True)
    await found.hire("official")
    await found.draw()
    await found.must(act.Penalized(0, "damage", "disqualification", "bent cards", answer="warned"))
    await found.must(act.CaseReported(0, "She hid cards.", "He saw it.", "A whole season.", "Main Street 1"))
    written = ("She hid cards.", "He saw it.", "A whole season.", "Main Street 1", '"cases"', "case-reported")
    readers = (found.nobody, await running.guest("Sue"), found.staff["official"], *found.players)
    for reader in readers:
        text = await all_of(found, reader)
        assert [one for one in written if one in text] == []
    told = await all_of(found, found.host)
    assert [one for one in written if one not in told] == []


async def test_accounts_and_seeds_are_nobodys_business(running: RunningServer) -> None:
    found = await scene(running, players=2)
    await found.draw()
    secrets = [
        found.live.event.seed,
        found.live.kept.secret,
        found.host.id,
        *[one.id for one in found.players],
    ]
    for reader in (found.nobody, await running.guest("Sue"), found.players[0]):
        text = await all_of(found, reader)
        assert not [one for one in secrets if one in text]
    assert found.live.kept.secret not in await all_of(found, found.host)


async def test_what_is_written_once_for_all_is_what_nobody_may_see(running: RunningServer) -> None:
    """Staff, a player and the public ask for the same event by turns, before and after an entry."""
    found = await scene(running, players=2)
    await found.draw()
    sue = await running.guest("Sue")
    for number in range(2):
        await found.must(act.Called(number, f"secret {number}"), found.players[number])
        for _ in range(2):
            texts = [
                (await found.get("", one)).text
                for one in (found.host, found.players[number], found.nobody, sue)
            ]
            told = [f"secret {number}" in text for text in texts]
            assert told == [True, True, False, False]
            assert json.loads(texts[2])["view"] == json.loads(texts[3])["view"]


async def test_whoever_has_the_event_is_not_sent_it_again(running: RunningServer) -> None:
    found = await scene(running, players=2)
    for reader in (found.nobody, found.players[0]):
        for _ in range(5):  # the time is part of it
            first = await reader.http.get(found.path)
            again = await reader.http.get(found.path, headers={"if-none-match": first.headers["etag"]})
            if again.status_code == 304:
                break
        assert (again.status_code, again.content) == (304, b"")
        assert first.headers["cache-control"] == "private, no-cache"
        await found.must(act.Announced("Lunch"))
        later = await reader.http.get(found.path, headers={"if-none-match": first.headers["etag"]})
        assert later.status_code == 200
