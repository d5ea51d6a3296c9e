"""Decks rated by play: the field, the games and what is kept of them, what they say, and the page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from tests.studies.outline import Outline

from ludarium.bots.work import Here
from ludarium.core import load_game
from ludarium.games.keyforge.options import SEALED_SETS
from ludarium.i18n import LANGUAGES
from ludarium.studies import parquet
from ludarium.studies.deck_games import DeckGame, play_meeting
from ludarium.studies.deck_page import deck_page
from ludarium.studies.deck_rating import DeckReport, Rated, rate
from ludarium.studies.deck_rows import about, rows
from ludarium.studies.field import EACH, drawn, load_field
from ludarium.studies.strengths import MIDDLE

BOT = "random"
"""Quick, and no worse for counting."""


def rated(folder: Path, place: int = 0, bot: str = BOT) -> Rated:
    field = load_field()
    return Rated(field.rivals[place].deck, field, bot, folder)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> DeckReport:
    one = rated(tmp_path_factory.mktemp("ratings"))
    rate([one], Here(), 5)
    return one.report()


def test_the_field_has_decks_of_every_set_that_can_be_played() -> None:
    field = load_field()
    assert len({rival.word for rival in field.rivals}) == EACH * len(SEALED_SETS)
    assert [rival.deck.set_code for rival in field.rivals[::EACH]] == list(SEALED_SETS.values())
    assert sum(rival.strength for rival in field.rivals) / len(field.rivals) == pytest.approx(MIDDLE, abs=1)
    game = load_game("keyforge")
    for rival in field.rivals:
        assert game.read_options({"deck-0": rival.word})["deck-0"] == rival.word


def test_a_field_comes_from_the_seed_of_its_version() -> None:
    assert drawn("1", ["CotA"]) == drawn("1", ["CotA"]) != drawn("2", ["CotA"])


def test_every_rival_is_met_in_turn_and_each_side_begins_as_often(tmp_path: Path) -> None:
    one = rated(tmp_path)
    size = len(one.field.rivals)
    meetings = [one.meeting(number) for number in range(4 * size)]
    assert [meeting.rival for meeting in meetings[:size]] == [rival.word for rival in one.field.rivals]
    assert [sum(meeting.first for meeting in meetings[start::size]) for start in range(size)] == [2] * size


def test_a_meeting_is_the_same_game_again_and_is_counted_right(tmp_path: Path) -> None:
    one = rated(tmp_path)
    for number in range(2):
        game = play_meeting("again", BOT, one.meeting(number))
        assert game == play_meeting("again", BOT, one.meeting(number))
        assert game.ended
        assert (game.keys[0] == 3, game.keys[1] == 3) == (game.won == 1.0, game.won == 0.0)
        assert abs(game.turns[0] - game.turns[1]) <= 1
        first = one.meeting(number).first
        assert game.opening.bit_count() in ((6, 7) if first == 0 else (5, 6))
        assert game.opening & game.drawn == game.opening
        assert game.discarded & ~game.drawn == 0
        assert game.drawn < 1 << 36
        assert game.held.bit_count() < 36


def test_what_is_kept_is_not_played_again_and_a_rating_grows(tmp_path: Path) -> None:
    told: list[tuple[int, int | None]] = []
    rate([rated(tmp_path)], Here(), 2)
    again = [rated(tmp_path), rated(tmp_path, 1)]
    rate(again, Here(), 3, on_progress=lambda *now: told.append(now))
    assert told == [(n, 4) for n in range(1, 5)]
    assert [list(one.book.results) for one in again] == [[0, 1, 2]] * 2
    files = sorted(tmp_path.rglob("*.jsonl"))
    assert len(files) == 2
    for file in files:
        head, *games = file.read_bytes().splitlines()
        about = msgspec.json.decode(head)
        assert about["deck"] in [one.word for one in again]
        assert (about["field"], about["bot"]) == ("1", BOT)
        assert [msgspec.json.decode(line, type=DeckGame).number for line in games] == [0, 1, 2]
    other = rated(tmp_path, bot="greedy")
    assert not other.book.results
    rate([other], Here(), None, seconds=0.0)
    assert not other.book.results
    nothing = other.report()
    assert nothing.strength.mean == MIDDLE
    assert Outline(deck_page([nothing], "en")).open == []


def test_a_report_adds_up(report: DeckReport) -> None:
    assert len(report.games) == 5
    assert [one.games for one in report.matchups] == [1] * 5 + [0] * 11
    assert report.won.mean * 5 == pytest.approx(sum(one.won for one in report.games))
    assert report.strength.low < report.strength.mean < report.strength.high
    assert report.turns == [sum(one.turns) for one in report.games]
    assert sum(use.copies for use in report.cards) == 36
    keys = sum(one.keys[0] for one in report.games) / sum(one.turns[0] for one in report.games)
    assert report.keys[0].mean == pytest.approx(keys)


def test_the_worth_of_a_card_is_what_it_changed(tmp_path: Path) -> None:
    """Games made by hand: the first card of the deck is in hand in the games that are won."""
    one = rated(tmp_path)
    card = 1 << 0
    for number in range(20):
        won = number % 2
        held = card if won and number < 10 else 0
        opening = card if won and number < 4 else 0
        one.book.add(
            DeckGame(number, float(won), True, 100, [10, 10], [3, 2], [18, 12], [30, 20], opening,
                     card if won else 0, card if won else 0, 0, held)
        )  # fmt: skip
    slot = one.deck.slots[0]
    copies = one.deck.slots.count(slot)
    report = one.report()
    use = next(use for use in report.cards if use.fact is slot.fact)
    assert report.cards[0] is use
    assert use.copies == copies
    assert (use.drawn.mean, use.not_drawn.mean, use.worth.mean) == (1.0, 0.0, 1.0)
    assert 0.6 < use.worth.low < use.worth.high <= 1.0
    assert use.opening_worth.mean == pytest.approx(1 - 8 / 18)
    assert (use.played, use.discarded, use.held) == (1.0, 0.0, 0.5)
    assert report.keys[0].mean == pytest.approx(0.3)
    one.book.add(DeckGame(20, 0.5, False, 1200, [300, 300], [0, 0]))
    waited = one.report()
    assert (waited.unended, len(waited.turns), waited.keys) == (1, 20, report.keys)
    assert waited.won.mean == pytest.approx(10.5 / 21)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_in_every_language(report: DeckReport, lang: str) -> None:
    page = deck_page([report, report], lang)
    seen = Outline(page)
    assert (seen.open, seen.fetched, seen.unsaid) == ([], [], [])
    assert f'<html lang="{lang}">' in page
    assert report.deck.name in page
    assert seen.rows == 1 + 2 + 2 * (1 + 16) + 2 * (1 + len(report.cards))
    if lang != "en":
        assert "Rating" not in page


def test_names_of_people_are_text_in_the_page(report: DeckReport) -> None:
    deck = report.deck
    name, deck.name = deck.name, "<script>alert(1)</script>"
    try:
        assert "<script>" not in deck_page([report], "en")
    finally:
        deck.name = name


def test_rows_come_back_out_of_parquet(report: DeckReport, tmp_path: Path) -> None:
    place = tmp_path / "games.parquet"
    parquet.write(place, rows([report]), about([report]))
    told = pyarrow.parquet.read_table(place).to_pylist()
    assert told == rows([report])
    assert [one["won"] for one in told] == [one.won for one in report.games]
    assert len(told[0]["drawn"]) == report.games[0].drawn.bit_count()
    assert set(told[0]["opening"]) <= set(report.deck.ids())
