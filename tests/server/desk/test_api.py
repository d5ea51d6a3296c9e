"""The desk's requests, each as it is meant to be used."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from tests.server.desk.scene import LANGUAGES, Message, Scene, plan_of, refused, scene
from tests.server.running import RunningServer, hall_in

from ludarium import i18n
from ludarium.core import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import generated, word_of_deck
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.presets import PRESETS


def cells(text: str) -> list[list[str]]:
    assert text.startswith("\ufeff"), "a spreadsheet takes it for UTF-8 by this mark alone"
    return list(csv.reader(io.StringIO(text[1:], newline="")))


async def test_an_event_is_made_listed_and_read_by_anybody(running: RunningServer) -> None:
    found = await scene(running, players=3)
    (card,) = await running.stranger().get("/api/events")
    assert card == {
        "id": found.id, "name": "Sunday", "game": "tokyo-duel", "preset": "tokyo-duel-swiss",
        "status": "preparing", "players": 3, "created": card["created"],
        "role": "", "round": -1, "table": -1, "label": "", "unit": "round",
    }  # fmt: skip
    answer = (await found.get("", found.nobody)).json()
    assert abs(answer["now"] - card["created"]) < 60
    view = answer["view"]
    assert (view["role"], view["me"], view["status"]) == ("spectator", -1, "preparing")
    assert [one["name"] for one in view["people"]] == ["P0", "P1", "P2"]
    assert (await found.view())["role"] == "organizer"
    mine = await found.view(found.players[1])
    assert (mine["role"], mine["me"]) == ("player", 1)


def parts(cards: list[Message]) -> dict[str, tuple[str, int, int]]:
    return {one["id"]: (one["role"], one["round"], one["table"]) for one in cards}


async def test_the_list_says_what_somebody_is_at_each_event(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        found = await scene(running, players=4)
        other = await scene(running, players=0)
        judge = await found.hire("judge")
        watcher = await running.guest("Walt")
        await found.invite("Walt", watcher)
        await other.must(act.Entered("Ann", found.players[0].id), found.players[0])
        none = ("", -1, -1)
        assert parts(await running.stranger().get("/api/events")) == {found.id: none, other.id: none}
        assert parts(await judge.get("/api/events")) == {found.id: ("judge", -1, -1), other.id: none}
        assert parts(await watcher.get("/api/events")) == {found.id: ("spectator", -1, -1), other.id: none}
        assert parts(await found.host.get("/api/events"))[found.id] == ("organizer", -1, -1)
        await found.draw()
        one = found.live.event.rounds[0]
        seats = {player: table.number for table in one.tables for player in table.players}
        for player, guest in enumerate(found.players):
            cards = parts(await guest.get("/api/events"))
            assert cards[found.id] == ("player", 0, seats[player])
            assert cards[other.id] == (("player", -1, -1) if player == 0 else none)
        await found.must(act.Resulted(0, seats[0], 0))
        assert parts(await found.players[0].get("/api/events"))[found.id] == ("player", -1, -1)
        cookies = [guest.http.cookies["ludarium"] for guest in (found.players[0], found.players[1], judge)]
    async with hall_in(tmp_path) as running:
        assert other.id not in running.hall.desk.live, (
            "an event that is being prepared is read when it is asked for"
        )
        guests = [running.stranger() for _ in cookies]
        for guest, cookie in zip(guests, cookies, strict=True):
            guest.http.cookies["ludarium"] = cookie
        assert parts(await guests[1].get("/api/events"))[other.id] == none
        assert parts(await guests[2].get("/api/events")) == {found.id: ("judge", -1, -1), other.id: none}
        assert other.id not in running.hall.desk.live, "nobody of them is in its log"
        assert parts(await guests[0].get("/api/events"))[other.id] == ("player", -1, -1)
        if running.hall.nodes is None:  # nodes leave it to the one to which somebody comes for it
            assert other.id in running.hall.desk.live
        again = Scene(running, guests[1], {"id": other.id})
        await again.must(act.Entered("P1", found.players[1].id), guests[1])
        assert parts(await guests[1].get("/api/events"))[other.id] == ("player", -1, -1)


async def test_presets_and_structures_can_be_made_into_an_event(running: RunningServer) -> None:
    host = await running.guest("Host")
    presets = await host.get("/api/events/presets")
    assert {one["preset"] for one in presets["presets"]} == set(PRESETS)
    known = {one["line"]["code"]: one for one in presets["sets"]}
    assert known["GR"]["line"]["name_zh"] == "陰森殘響"
    assert (known["PV"]["line"]["reference"], known["PV"]["publisher"]) == ("none", "prophecies")
    assert not any(one["line"]["legal"] for one in presets["sets"])
    for plan in presets["presets"]:
        for stage in plan["stages"]:
            stage["settings"] = {**presets["structures"][stage["structure"]], **stage["settings"]}
        made = await host.http.post("/api/events", json={"name": plan["preset"], "plan": plan})
        assert made.status_code == 201, made.text
    assert len(await host.get("/api/events")) == len(PRESETS)


@pytest.mark.parametrize("name", ["keyforge", "saboteur", "house"])
async def test_a_catalogue_names_its_kinds_and_infractions(running: RunningServer, name: str) -> None:
    found = await running.stranger().get(f"/api/events/catalogues/{name}")
    kinds = {one["name"] for one in found["kinds"]}
    assert kinds
    assert all(one["kind"] in {"", *kinds} for one in found["infractions"])
    assert found["infractions"]


async def test_a_round_is_previewed_drawn_published_and_explained(running: RunningServer) -> None:
    found = await scene(running)
    preview = (await found.get("preview")).json()
    assert preview["kind"] == "draw"
    assert len(preview["tables"]) == 2
    assert preview["sentences"]
    drawn = (await found.post("next")).json()["view"]
    assert [table["players"] for table in drawn["draft"]["tables"]] == preview["tables"]
    why = (await found.get("why/0", draft="1")).json()
    assert why["sentences"] == preview["sentences"]
    anew = (await found.post("next", attempt=1, after=drawn["entries"])).json()["view"]
    assert anew["draft"]["attempt"] == 1
    await found.must(act.Published())
    told = (await found.get("why/0", found.nobody)).json()
    assert told["sentences"]
    assert "draw-" not in json.dumps(told)
    await refused(found, await found.get("why/0", draft="1"), "desk-draft-none")
    await found.play()
    await found.post("next")
    await found.post("next", attempt=2)
    await found.must(act.Published())
    second = (await found.get("why/1")).json()["sentences"]
    assert second == (await found.get("why/1", found.nobody)).json()["sentences"] != told["sentences"]
    await found.post("next", attempt=3)  # nothing has been played in it
    players = [table["players"] for table in (await found.view())["draft"]["tables"]]
    await found.must(act.Swapped(players[0][0], players[1][0]))
    await found.must(act.Published())
    by_hand = (await found.get("why/1")).json()["sentences"]
    assert by_hand != told["sentences"]
    assert len(by_hand) == 1


async def test_the_log_names_people_and_tells_what_was_undone(running: RunningServer) -> None:
    found = await scene(running, players=2)
    await found.must(act.Announced("Lunch"), why="hungry")
    number = len((await found.get("log")).json()) - 1
    await found.must(act.Undone(number))
    lines = (await found.get("log")).json()
    assert [line["number"] for line in lines] == list(range(len(lines)))
    line = lines[number]
    assert (line["by"], line["by_name"], line["why"], line["undone"]) == ("organizer", "Host", "hungry", True)
    assert line["deed"] == {"deed": "announced", "text": "Lunch"}
    assert lines[2]["by_name"] == "P0"
    assert (await found.view()).get("announcements", []) == []


async def played(running: RunningServer, preset: str = "tokyo-duel-swiss", rounds: int = 2) -> Scene:
    found = await scene(running, preset, players=6)
    for _ in range(rounds):
        await found.draw()
        await found.play()
    return found


async def test_an_exported_event_is_the_same_in_another_hall(running: RunningServer, tmp_path: Path) -> None:
    found = await played(running)
    file = await found.get("export.json")
    assert file.headers["content-disposition"] == f'attachment; filename="event-{found.id}.json"'
    before = await found.view()
    async with hall_in(tmp_path / "other") as other:
        ann = await other.guest("Ann")
        brought = await ann.http.post("/api/events/import", content=file.content)
        assert brought.status_code == 201, brought.text
        after = brought.json()["view"]
        assert after["stages"] == before["stages"]
        assert after["rounds"] == before["rounds"]
        assert after["role"] == "organizer"
        again = Scene(other, ann, brought.json())
        view = await again.draw()  # and it goes on
        assert len(view["rounds"]) == 3
        export = json.loads((await again.get("export.json")).content)
        assert export[: len(json.loads(file.content))] == json.loads(file.content)


async def test_tables_for_spreadsheets(running: RunningServer) -> None:
    found = await played(running)
    await found.must(act.Amended(0, '=HYPERLINK("x")', found.players[0].id, "@club", 3))
    await found.must(act.Entered("＝1+1"))
    await found.must(act.Entered("+886 Ann, the “2nd”"))
    players = cells((await found.get("players.csv", found.nobody)).text)
    assert players[0] == ["number", "name", "club", "rank", "status", "checked"]
    assert players[1] == ["1", '\'=HYPERLINK("x")', "'@club", "3", "in", "1"]
    assert [row[1] for row in players[7:]] == ["'＝1+1", "'+886 Ann, the “2nd”"]
    standings = cells((await found.get("standings.csv")).text)
    assert standings[0][:3] == ["stage", "rank", "name"]
    shown = (await found.view())["stages"][0]["standings"]
    assert [row[2].lstrip("'") for row in standings[1:]] == [
        (await found.view())["people"][place["player"]]["name"] for place in shown
    ]
    for row, place in zip(standings[1:], shown, strict=True):
        for name, cell in zip(standings[0][3:], row[3:], strict=True):
            assert float(cell) == pytest.approx(place["values"][name], abs=1e-4)
    rounds = cells((await found.get("rounds.csv")).text)
    assert rounds[0] == ["round", "table", "player", "won", "points", "reason"]
    assert len(rounds) == 1 + 2 * 6
    assert {tuple(row[:2]) for row in rounds[1:]} == {(r, t) for r in "12" for t in "123"}
    assert sum(int(row[3]) for row in rounds[1:]) == 6
    assert (await found.get("secrets.csv")).status_code == 404


async def test_players_of_a_table_enter_all_or_nobody(running: RunningServer) -> None:
    found = await scene(running, players=1)
    text = '\ufeffName, CLUB ,rank\r\n安娜,台北,2\r\n\r\n"Ben, the 2nd",,1\r\n'
    answer = await found.host.http.post(f"{found.path}/players.csv", content=text.encode())
    assert answer.status_code == 200, answer.text
    people = answer.json()["view"]["people"]
    assert [(one["name"], one.get("club", ""), one.get("rank", 0)) for one in people] == [
        ("P0", "", 0), ("安娜", "台北", 2), ("Ben, the 2nd", "", 1),
    ]  # fmt: skip
    before = await found.kept()
    answer = await found.host.http.post(f"{found.path}/players.csv", content=b"name\nCy\nDee\nP0\n")
    await refused(found, answer, "desk-name-taken")
    assert await found.kept() == before
    assert len((await found.view())["people"]) == 3
    assert (await running.stranger().get("/api/events"))[0]["players"] == 3


async def test_bots_fill_an_event_up(running: RunningServer) -> None:
    found = await scene(running, players=2)
    taken = (await found.post("fill", players=8)).json()["view"]["people"]
    assert len(taken) == 8
    assert [one.get("bot", "") != "" for one in taken] == [False] * 2 + [True] * 6
    assert all(one["checked"] for one in taken)
    again = (await found.post("fill", players=60)).json()["view"]["people"]
    assert len({one["name"].casefold() for one in again}) == 60
    assert (await found.post("fill", players=10)).json()["view"]["entries"] == len(await found.kept())
    assert len((await found.view())["people"]) == 60


async def test_an_account_accepts_before_it_is_somebody_at_an_event(running: RunningServer) -> None:
    """An organizer enters people, and accounts enter by themselves: with the code of their player, or with a name."""
    found = await scene(running, players=1)
    ann = await running.guest("Ann")
    await refused(found, await found.send(act.Entered("Ann", account=ann.id)), "desk-account-others")
    await found.must(act.Entered("Ann"))
    view = await found.view()
    number = next(one["number"] for one in view["people"] if one["name"] == "Ann")
    amended = act.Amended(number, "Ann", account=ann.id)
    await refused(found, await found.send(amended), "desk-account-others")
    codes = (await found.get("codes")).json()
    await found.post("claim", ann, code=codes[str(number)])
    await found.must(amended)
    await found.must(act.Amended(number, "Ann", account=""))
    await refused(found, await found.send(amended), "desk-account-others")
    await found.must(act.Entered("Ann again", account=ann.id), ann)


async def test_a_code_makes_whoever_shows_it_that_player(running: RunningServer) -> None:
    found = await scene(running, players=1)
    for action in (act.Entered("Ann"), act.Entered("Bot", bot="greedy"), act.Entered("Sue", spectator=True)):
        await found.must(action)
    codes = (await found.get("codes")).json()
    assert set(codes) == {"0", "1", "3"}, "of all but bots"
    ann = await running.guest("Somebody")
    claimed = await found.post("claim", ann, code=f" {codes['1'].upper()} ")
    assert (claimed.json()["view"]["role"], claimed.json()["view"]["me"]) == ("player", 1)
    assert claimed.json()["view"]["people"][1]["name"] == "Ann"
    length = len(await found.kept())
    assert (await found.post("claim", ann, code=codes["1"])).status_code == 200
    assert len(await found.kept()) == length, "who is a player already says nothing new"
    await refused(found, await found.post("claim", ann, code=codes["0"]), "desk-account-taken")
    for wrong in ("", "abc", "é", "x" * 40, codes["1"][:-1]):
        await refused(found, await found.post("claim", ann, code=wrong), "desk-code-wrong")
    await refused(found, await found.post("claim", found.nobody, code=codes["0"]), "need-guest", 401)
    other = await scene(running, players=2)
    await refused(other, await other.post("claim", ann, code=codes["1"]), "desk-code-wrong")
    new_phone = await running.guest("New phone")
    await found.post("claim", new_phone, code=codes["1"])
    assert (await found.view(new_phone))["me"] == 1
    lost = await found.view(ann)
    assert (lost["me"], [(one["person"], one["by_code"]) for one in lost["moved"]]) == (-1, [(1, True)])
    assert [one["person"] for one in (await found.view())["prompts"] if one["code"] == "seat-moved"] == [1]


@proves("T8.3")
async def test_a_player_registers_a_deck(running: RunningServer) -> None:
    found = await scene(running, "keyforge-archon", players=2)
    one, other = (word_of_deck(generated("CotA", Chance.of(name), playable())) for name in ("one", "two"))
    mine = (await found.post("decks", found.players[0], person=0, text=one)).json()["view"]["people"][0][
        "deck"
    ]
    assert len(mine["cards"]) == 36
    assert mine["registered"]
    assert mine["sources"][0]["word"] == one
    await refused(
        found, await found.post("decks", found.players[0], person=1, text=other), "desk-not-allowed", 403
    )
    nonsense = await found.post("decks", found.players[1], person=1, text="no deck at all")
    assert nonsense.status_code == 400
    assert not nonsense.json()["message"].startswith("error-")
    assert not mine["sources"][0].get("compared", False)
    own = act.DeckBrought(1, other, vault_word=other)
    await refused(found, await found.send(own, found.players[1]), "desk-not-allowed", 403)
    shown = (await found.must(own))["people"][1]["deck"]
    assert shown["sources"][0]["compared"], "staff may say so"
    await found.must(act.DeckTaken(0, 0), found.players[0])
    assert "deck" not in (await found.view())["people"][0]
    assert len(await found.kept()) == len(found.live.event.entries)


async def test_an_address_as_a_picture(running: RunningServer) -> None:
    found = await running.stranger().http.get("/api/qr", params={"path": "/events/abc/claim/xyz"})
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert found.text.startswith("<svg")
    for wrong in ("", "//evil.example/", "https://evil.example/", "events"):
        answer = await running.stranger().http.get("/api/qr", params={"path": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "desk-path-wrong")


async def test_nobody_makes_an_event_without_a_name_of_their_own(running: RunningServer) -> None:
    stranger = running.stranger()
    for path, body in (
        ("/api/events", {"name": "x", "plan": plan_of("tokyo-duel")}),
        ("/api/events/import", {}),
    ):
        answer = await stranger.http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "need-guest")
    assert await stranger.get("/api/events") == []


@proves("S16.17")
async def test_tables_are_made_by_hand_where_there_is_no_legal_draw(running: RunningServer) -> None:
    """Eight players have no split, so the head referee decides; the draft is published as usual."""
    found = await scene(running, "saboteur-championship", players=8)
    head = await found.hire("head-judge")
    tables = ((0, 1, 2, 3), (4, 5, 6, 7))
    await refused(found, await found.post("next"), "desk-impossible-groups-split")
    await refused(found, await found.send(act.Drawn(tables, by_hand=True), head), "desk-why-needed")
    drawn = await found.must(act.Drawn(tables, by_hand=True), head, why="no number fits", after=None)
    assert drawn["draft"]["by_hand"]
    told = (await found.get("why/0", draft="1")).json()["sentences"]
    assert "no number fits" in " ".join(told)
    await found.must(act.Published())
    assert [tuple(table["players"]) for table in (await found.view())["rounds"][0]["tables"]] == list(tables)
    public = await found.get("why/0", found.nobody)
    assert public.status_code == 403  # secret until the finalists are named


async def test_why_tables_were_made_by_hand_is_told_to_the_staff_alone(running: RunningServer) -> None:
    found = await scene(running, players=4)
    await found.must(act.Drawn(((0, 3), (1, 2)), by_hand=True), why="brothers meet first")
    await found.must(act.Published())
    assert "brothers" in (await found.get("why/0")).text
    for guest in (found.nobody, found.players[0]):
        told = (await found.get("why/0", guest)).json()["sentences"]
        assert len(told) == 1
        assert "brothers" not in told[0]
        assert "brothers" not in (await found.get("", guest)).text


async def test_the_desk_says_what_it_thinks_of_tables_before_they_are_kept(running: RunningServer) -> None:
    found = await scene(running, "saboteur-championship", players=9)
    before = len(found.live.event.entries)
    empty = (await found.post("tables")).json()
    assert (empty["players"], empty["least"], empty["most"], empty["byes"]) == (list(range(9)), 4, 7, False)
    assert (empty["attempt"], empty["remarks"]) == (0, [])
    looked = (await found.post("tables", tables=[[0, 1, 2, 3, 4], [5, 6, 7]])).json()
    assert [(one["table"], one["refused"]) for one in looked["remarks"]] == [(1, True), (-1, False)]
    assert all(one["sentence"] and "hand-" not in one["sentence"] for one in looked["remarks"])
    allowed = (await found.post("tables", tables=[[0, 1, 2, 3, 4], [5, 6, 7, 8]])).json()
    assert [(one["table"], one["refused"]) for one in allowed["remarks"]] == [(1, False)]
    await refused(found, await found.post("tables", tables=[[99]]), "desk-person-none")
    assert len(found.live.event.entries) == before
    await found.must(act.Drawn(((0, 1, 2, 3, 4), (5, 6, 7, 8)), by_hand=True), why="nine of us")
    await found.must(act.Published())
    assert (await found.post("tables")).json()["attempt"] == 1  # nothing is played: it may be made anew
    await found.play()
    await found.must(act.Ended(), why="the power is out")
    await refused(found, await found.post("tables"), "desk-event-over")


@proves("T14.2", "T14.11")
async def test_a_case_is_a_file_for_programs_and_a_text_for_people(running: RunningServer) -> None:
    found = await scene(running, "keyforge-archon", players=6, rehearsal=True)
    await found.draw()
    await found.must(act.Penalized(0, "cheating", "formal", "drew a card too many"))
    await found.must(act.Penalized(0, "damage", "disqualification", "bent cards", answer="warned before"))
    view = await found.view()
    assert [one["person"] for one in view["prompts"] if one["code"] == "case"] == [0]
    view = await found.must(
        act.CaseReported(0, "Bent two cards.", "It was an accident.", "", "Main Street 1")
    )
    assert [(one["person"], one["by"]) for one in view["cases"]] == [(0, "Host")]
    assert [one for one in view.get("prompts", []) if one["code"] == "case"] == []
    case = (await found.get("cases/0")).json()
    assert (case["name"], case["account"]) == ("P0", found.players[0].id)
    assert [one["kind"] for one in case["penalties"]] == ["formal", "disqualification"]
    assert case["reports"][0]["happened"] == "Bent two cards."
    for lang in LANGUAGES:
        judge = await running.guest(f"Judge {lang}", lang)
        await found.must(act.Staffed(judge.id, judge.me["name"], "judge"))
        answer = await found.get("cases/0/report.txt", judge)
        assert answer.headers["content-disposition"].startswith("attachment")
        text = answer.text
        for part in ("Sunday", "P0", "Main Street 1", "drew a card too many", "Bent two cards.", "UTC"):
            assert part in text
        assert "desk-" not in text
        assert i18n.say(lang, "infraction-keyforge-damage") in text
    await refused(found, await found.get("cases/40"), "desk-person-none")


async def test_cards_have_names_in_every_language(running: RunningServer) -> None:
    guest = running.stranger()
    names = {
        lang: (await guest.http.get(f"/api/events/cards/{lang}")).json() for lang in ("en", "zh-Hant", "ko")
    }
    assert len(names["en"]) > 2_500
    assert names["en"]["befuddle"] == "Befuddle"
    assert names["zh-Hant"]["befuddle"] == "陷入混亂"
    assert all(set(found) == set(names["en"]) for found in names.values())
    assert (await guest.http.get("/api/events/cards/xx")).status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_plan_that_its_game_does_not_take_is_refused_when_it_is_made(
    running: RunningServer, lang: str
) -> None:
    """In the reader's language, with the stage that it is about; nothing waits for the first table."""
    host = await running.guest("Host", lang)
    plan = {**plan_of("ready-fence"), "options": {"points": 10, "mode": "advanced"}}
    answer = await host.http.post("/api/events", json={"name": "Sunday", "plan": plan})
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["option"]) == (400, "option-clash", "points")
    assert problem["further"] == [i18n.say(lang, "error-desk-plan-stage", stage=2)]
    unknown = {**plan_of("ready-fence"), "options": {"mod": "advanced"}}
    answer = await host.http.post("/api/events", json={"name": "Sunday", "plan": unknown})
    assert answer.json()["code"] == "option-wrong"
    assert await running.stranger().get("/api/events") == []


async def test_several_answers_are_given_at_once_all_of_them_or_none(running: RunningServer) -> None:
    """Everybody is marked after a late start: one press answers for all."""
    found = await scene(running, "saboteur-championship-3", players=6)
    await found.draw()
    now = found.running.hall.desk.now()
    await found.must(act.StartAnnounced(0, now - 400))
    view = await found.must(act.Arrived(0, act.ROUND))
    late = [one for one in view["prompts"] if one.get("proposal")]
    assert next(one for one in view["prompts"] if one.get("group")).get("proposal", "") == ""
    answers = [{"deed": "decided", "proposal": one["proposal"], "accepted": False} for one in late]
    assert len(answers) == 6
    wrong = [*answers, {"deed": "decided", "proposal": "late:0:77", "accepted": False}]
    await refused(found, await found.post("answers", deeds=wrong), "desk-proposal-none")
    await refused(
        found, await found.post("answers", found.players[0], deeds=answers), "desk-not-allowed", 403
    )
    for actions in ([], [{"deed": "stage-ended", "through": []}]):
        await refused(found, await found.post("answers", deeds=actions), "malformed-message")
    answer = await found.post("answers", deeds=answers)
    assert answer.status_code == 200, answer.text
    assert not [one for one in answer.json()["view"].get("prompts", []) if one.get("group")]
    before = len(found.live.event.entries)
    assert (await found.post("answers", deeds=answers)).status_code == 200  # said already
    assert len(found.live.event.entries) == len(await found.kept()) == before
