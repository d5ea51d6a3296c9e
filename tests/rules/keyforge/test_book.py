"""The book of cards that the page reads is what the speech says today."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.pool.facts import BLANK, POOL
from ludarium.games.keyforge.text import MODULES, line
from ludarium.games.keyforge.text.book import book, named, written

BOOKS = Path(__file__).parents[3] / "client/src/games/keyforge/cards"


@pytest.mark.parametrize("lang", MODULES)
def test_the_book_of_the_page_is_up_to_date(lang: str) -> None:
    """Made anew by ``python -m ludarium.games.keyforge.text.book client/src/games/keyforge/cards``."""
    assert (BOOKS / f"{lang}.json").read_text(encoding="utf-8") == written(lang)


@pytest.mark.parametrize("lang", MODULES)
def test_the_book_has_the_card_that_fills_decks(lang: str) -> None:
    """It lies on the table of a position whose deck is open, and is called by its name."""
    told = book(lang)[BLANK]
    assert isinstance(told, dict)
    assert (told["name"], told["set"], told["text"]) == (POOL.card(BLANK).called(lang), "", [])


FIXED = {
    "into-the-fray.1.1": {
        "en": "That creature gains, “After Fight: Ready this creature.”",
        "zh-Hant": "該生物獲得「戰鬥後：重整此生物。」",
        "ko": "그 생명체는 “전투 후: 이 생명체를 준비시킵니다.”를 얻습니다.",
    },
    "animating-force.2.2": {
        "en": "This artifact gains versatile.",
        "zh-Hant": "此神器獲得多能。",
        "ko": "이 유물은 다재다능을 얻습니다.",
    },
    "teleporter-chief-tink.1.1": {
        "en": "You may use that creature.",
        "zh-Hant": "你可以使用該生物。",
        "ko": "그 생명체를 사용해도 됩니다.",
    },
    "kelping-hands.1.1": {
        "en": "Each friendly creature gains poison.",
        "zh-Hant": "每個友方生物獲得劇毒。",
        "ko": "각 우호적인 생명체는 맹독을 얻습니다.",
    },
}


def test_each_word_of_a_card_has_its_own_name() -> None:
    """What the parts of one ability give was one name for all, so that the page showed the last line and the log the first."""
    for card in texts():
        words = named(card)
        assert len({REGISTRY.name(word) for word in words}) == len({id(word) for word in words}), card
    lines = {REGISTRY.name(word): line(word, "en") for word in named("monument-to-faust")}
    assert lines["monument-to-faust.1.1"] == "Keys cost +2 Æ."
    assert lines["monument-to-faust.1.2"] == "Keys cost +1 Æ."


def test_what_ends_a_turn_is_of_this_turn() -> None:
    word = next(word for word in named("ragnarok") if REGISTRY.name(word) == "ragnarok.1.3")
    assert line(word, "en") == "At the end of the turn, destroy each creature."
    assert line(word, "zh-Hant") == "在本回合結束時，摧毀每個生物。"
    assert line(word, "ko") == "이 차례 끝에 각 생명체를 파괴합니다."


@pytest.mark.parametrize("name", FIXED)
def test_what_lasts_for_one_card_is_said_of_it(name: str) -> None:
    """A view that tells what lasts says "that creature", whatever the words call the cards that it may be; what is fixed
    on no card is so of all of them."""
    word = next(word for word in named(name.partition(".")[0]) if REGISTRY.name(word) == name)
    assert {lang: line(word, lang) for lang in MODULES} == FIXED[name]
