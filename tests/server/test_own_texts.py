"""Options that take a text of one's own: the card table of Ready… Fence! over the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.keyforge.deck_files import listed
from tests.rules.ready_fence.table_files import LINES, ROWS, file
from tests.server.running import Guest, RunningServer, hall_in

from ludarium.core import Chance, Record, load_game
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import generated

FAST = file((8, "FL | red | 3 | 7 8 9 | 2 | BA"))


async def asked(guest: Guest, cards: object) -> Any:
    """The answer to the wish for a table with these cards, between two bots."""
    wish = {"game": "ready-fence", "seats": 2, "options": {"cards": cards}, "bots": ["random", "random"]}
    return await guest.http.post("/api/tables", json=wish)


async def test_the_page_is_told_which_options_take_a_text(running: RunningServer) -> None:
    shown = {game["name"]: game["options"] for game in await running.stranger().get("/api/games")}
    cards = next(option for option in shown["ready-fence"] if option["name"] == "cards")
    assert (cards["default"], cards["choices"], cards["text"]) == (
        "proposed",
        ["proposed", "even", "lively"],
        True,
    )
    assert {option["text"] for option in shown["saboteur"]} == {False}


async def test_a_table_is_played_with_the_text_of_a_file(running: RunningServer) -> None:
    guest = await running.guest("Ann")
    table = (await asked(guest, FAST)).json()
    word = table["options"]["cards"]
    assert "FL789.2BA" in word
    assert word == load_game("ready-fence").read_options({"cards": FAST})["cards"]
    wire = await guest.wire(table)
    assert (await wire.next("welcome"))["table"]["options"] == table["options"]
    await wire.send("start")
    await wire.next("table", where=lambda message: message["table"]["status"] == "over")
    text = await guest.get(f"/api/tables/{table['id']}/record")
    assert f"option cards {word}\n" in text
    record = Record.parse(text)
    outcome = record.final().outcome()
    assert outcome is not None
    assert outcome.scores == record.scores


async def test_the_table_outlives_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as running:
        guest = await running.guest("Ann")
        table = (await asked(guest, FAST)).json()
    async with hall_in(tmp_path) as running:
        again = running.stranger()
        again.http.cookies = guest.http.cookies
        assert (await again.get(f"/api/tables/{table['id']}"))["options"] == table["options"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Line 12 gives C12 SH the colours “blue”."),
        ("zh-Hant", "第 12 行把 C12 SH 的顏色寫成「blue」。"),
        ("ko", "12번째 줄에서 C12 SH의 색이 다릅니다: ‘blue’."),
    ],
)
async def test_a_wrong_file_is_refused_with_its_line(running: RunningServer, lang: str, said: str) -> None:
    guest = await running.guest("Ann", lang)
    response = await asked(guest, file((12, LINES[11].replace("cyan", "blue"))))
    assert response.status_code == 400
    problem = response.json()
    assert (problem["code"], problem["option"]) == ("cards-colours", "cards")
    assert problem["message"].startswith(said)
    assert running.hall.rooms == {}
    assert (await asked(guest, ROWS)).status_code == 201


@pytest.mark.parametrize("cards", ["evn", 3, True])
async def test_a_table_that_there_is_not_is_refused(running: RunningServer, cards: object) -> None:
    problem = (await asked(await running.guest(), cards)).json()
    assert (problem["code"], problem["option"]) == ("option-wrong", "cards")
    assert "proposed, even, lively" in problem["message"]


async def test_other_refusals_are_about_no_option(running: RunningServer) -> None:
    guest = await running.guest()
    response = await guest.http.post("/api/tables", json={"game": "ready-fence", "seats": 9})
    assert set(response.json()) == {"code", "message"}


async def test_a_file_that_is_too_long_is_refused(running: RunningServer) -> None:
    guest = await running.guest()
    problem = (await asked(guest, ROWS + "#" * 30_000)).json()
    assert problem["code"] == "cards-too-long"
    assert "20,000" in problem["message"]
    assert (await asked(guest, "#" * 70_000)).status_code == 413


async def test_the_page_is_told_what_goes_together(running: RunningServer) -> None:
    shown = {game["name"]: game["options"] for game in await running.stranger().get("/api/games")}
    points = next(option for option in shown["ready-fence"] if option["name"] == "points")
    assert {"value": 15, "option": "mode", "values": ["tutorial", "advanced"]} in points["only"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Line 2 names no card", "Line 3 is neither a card nor a house", "Line 4 asks for 99 copies"]),
        ("zh-Hant", ["第 2 行的「Trol」不是", "第 3 行既不是卡牌也不是勢力", "第 4 行要求 99 張"]),
        ("ko", ["2번째 줄의 ‘Trol’ 카드는", "3번째 줄은 카드도 세력도", "4번째 줄은 같은 카드를 99장"]),
    ],
)
async def test_all_that_is_wrong_is_told_at_once(running: RunningServer, lang: str, said: list[str]) -> None:
    guest = await running.guest("Ann", lang)
    text = "Brobnar\nTrol\nQwertyuiop\n99 Punch\nQwertyuiop\n" + "Moon\n" * 60
    wish = {"game": "keyforge", "seats": 2, "options": {"deck-0": text}}
    problem = (await guest.http.post("/api/tables", json=wish)).json()
    assert (problem["code"], problem["option"]) == ("deck-line-near", "deck-0")
    told = [problem["message"], *problem["further"]]
    assert len(told) == len(set(told)) == 40  # as many as a person reads
    assert [one[: len(start)] for one, start in zip(told, said, strict=False)] == said


@pytest.mark.parametrize(("lang", "pair"), [("en", ", "), ("zh-Hant", "、"), ("ko", ", ")])
async def test_all_cards_that_cannot_be_played_yet_are_named(
    running: RunningServer, lang: str, pair: str
) -> None:
    """A pasted list of a later set: who brings it sees at once how far it is from being playable."""
    guest = await running.guest("Ann", lang)
    deck = generated("AS", Chance.of("a deck of a later set"))
    missing = sorted({slot.fact.name for slot in deck.slots if slot.fact.id not in playable()})
    wish = {"game": "keyforge", "seats": 2, "options": {"deck-0": listed(deck, lang)}}
    problem = (await guest.http.post("/api/tables", json=wish)).json()
    assert (problem["code"], problem["option"]) == ("deck-unsupported", "deck-0"), problem
    assert pair.join(missing) in problem["message"]


async def test_one_fault_is_one_sentence(running: RunningServer) -> None:
    guest = await running.guest()
    assert "further" not in (await asked(guest, "3")).json()
    wish = {"game": "keyforge", "seats": 2, "options": {"deck-0": "Brobnar\nTrol\n"}}
    assert "further" not in (await guest.http.post("/api/tables", json=wish)).json()


async def test_a_text_is_read_before_it_is_used(running: RunningServer) -> None:
    """For a page that keeps it in a plan: the one word, and what may be wrong with it in the reader's language."""
    guest = await running.guest("Ann")
    path = "/api/games/ready-fence/options/cards"
    answer = await guest.http.post(path, json={"text": FAST})
    assert answer.json() == {
        "value": load_game("ready-fence").read_options({"cards": FAST})["cards"],
        "doubts": [],
    }
    slow = file((12, "SH | cyan | 7 | 4 4 4 4 5 5 5 | 0 | TBA"))
    (doubt,) = (await guest.http.post(path, json={"text": slow})).json()["doubts"]
    assert doubt.startswith("No card C12 SH has a speed of 6–9.")
    wrong = await guest.http.post(path, json={"text": "ST | green\n"})
    assert (wrong.status_code, wrong.json()["option"]) == (400, "cards")
    for other in ("ready-fence/options/mode", "keyforge/options/deck-0", "ready-fence/options/none"):
        assert (await guest.http.post(f"/api/games/{other}", json={"text": FAST})).status_code == 404
    assert (await running.stranger().http.post(path, json={"text": FAST})).status_code == 401
