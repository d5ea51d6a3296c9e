"""The log in words, as a replay in the terminal prints it: each sentence is whole, in every language."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium import i18n
from ludarium.games.keyforge import GAME

NAMES = ["Ann", "Bo"]


def told(table: Table, kind: str, lang: str) -> list[str]:
    """The sentences of the last choice's events of a kind."""
    view = table.state.view(0)
    return [
        GAME.tell(event, view, NAMES, lambda message, args: i18n.say(lang, message, **args))
        for event in table.events
        if event.kind() == kind
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ann chooses from Theory or Conjecture: Play the top card of your deck."),
        ("zh-Hant", "Ann 為「理論還是猜想」選擇：打出"),
        ("ko", "Ann 님의 ‘이론이냐 추측이냐’ 선택: 내 덱 맨 위 카드 1장을 플레이합니다."),
    ],
)
def test_a_chosen_part_is_told_by_its_text(lang: str, sentence: str) -> None:
    table = Table(mine=["zorg"], hand=["theory-or-conjecture"], house="logos")
    table.do("play:theory-or-conjecture", "mode:2")
    (said,) = told(table, "mode", lang)
    assert said.startswith(sentence)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bull-wark: Before this creature attacks, it deals 2 damage to the attacked creature."),
        ("zh-Hant", "「猛牛堡壘」：此生物攻擊之前，對被攻擊的生物造成 2 點傷害。"),
        ("ko", "‘황소 방패 기사’: 이 생명체가 공격하기 전에, 공격받는 생명체에게 피해 2점을 줍니다."),
    ],
)
def test_a_keyword_that_hits_is_told_by_what_it_does(lang: str, sentence: str) -> None:
    table = Table(mine=["bull-wark"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:bull-wark")
    assert told(table, "ability", lang) == [sentence]


def test_a_keyword_of_a_card_that_is_gone_has_its_printed_number() -> None:
    """It is destroyed in the fight that it has begun, before anybody reads of it."""
    table = Table(mine=["bull-wark"], theirs=["troll"], house="sanctum")
    table.do("fight:bull-wark")
    assert table.zone("bull-wark") == "discard"
    assert told(table, "ability", "ko") == [
        "‘황소 방패 기사’: 이 생명체가 공격하기 전에, 공격받는 생명체에게 피해 2점을 줍니다."
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "6 æmber from the common supply is placed on Uncharted Lands."),
        ("zh-Hant", "從供應堆將 6 個琥魄放到「未勘之地」上。"),
        ("ko", "공급처의 앰버 6개를 ‘Uncharted Lands’ 카드 위에 놓습니다."),
    ],
)
def test_what_is_placed_on_an_artifact_is_not_exalted(lang: str, sentence: str) -> None:
    """Only creatures are exalted (G128)."""
    table = Table(hand=["uncharted-lands"], house="star-alliance").do("play:uncharted-lands")
    assert (table.on("uncharted-lands"), table.told("exalted")) == (6, [])
    assert told(table, "moved_amber", lang) == [sentence]


def test_what_is_placed_on_a_creature_besides_is_not_exalted() -> None:
    """Kretchee adds 1 Æ to each exalting: one line for either."""
    table = Table(mine=["kretchee"], hand=["grimlocus-dux"], house="saurian").do(
        "play:grimlocus-dux", "place:0"
    )
    assert table.told("exalted") == [{"card": "grimlocus-dux", "amount": 2}]
    assert {(move["source"], move["target"]) for move in table.told("moved_amber")} == {
        ("supply", "card:grimlocus-dux")
    }
    table = Table(
        mine=["[redacted]"], at="start", houses=[["logos", "dis", "mars"], ["logos", "dis", "mars"]]
    )
    table.do("house:logos")
    assert (table.told("exalted"), len(table.told("moved_amber"))) == ([], 1)
