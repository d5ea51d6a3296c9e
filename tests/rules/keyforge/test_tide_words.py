"""What cards say of the tide (section 17): who raises it, what answers that, and what depends on it."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table
from tests.rules.keyforge.test_tide import begin, tides

from ludarium.games.keyforge.engine.printing import tells_of_tide
from ludarium.games.keyforge.engine.terms import NONE, TIDE_CHAINS
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text import text
from ludarium.games.keyforge.words.cards import ANY, OPPONENT, THEIR_OWN, YOU
from ludarium.games.keyforge.words.conditions import Did
from ludarium.games.keyforge.words.control import ByThatPlayer, If, May
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Archive
from ludarium.games.keyforge.words.names import AFTER_TIDE, TO_YOUR_TURN, VERB_REAP, VERB_TIDE
from ludarium.games.keyforge.words.players import Chains, Draw, Gain, Steal
from ludarium.games.keyforge.words.shorthand import THIS_CARD, after, cannot, play, starts, words
from ludarium.games.keyforge.words.targets import Top
from ludarium.games.keyforge.words.tide import RaiseTide, ResetTide, Tide, speaks_of_tide
from ludarium.testing import proves

TOP_CARD = Archive(Top())
TELLING = {
    "bumpsy": words(after(AFTER_TIDE, Gain(2), by=YOU)),
    "krump": words(after(AFTER_TIDE, Steal(1), by=OPPONENT)),
    "troll": words(after(AFTER_TIDE, ByThatPlayer(TOP_CARD))),
    "urchin": words(after(AFTER_TIDE, ByThatPlayer(Draw(1)), in_turn=THEIR_OWN)),
    "anger": words(play(RaiseTide(), If(Did(), Gain(1)))),
    "punch": words(play(RaiseTide(OPPONENT))),
    "tremor": words(play(ResetTide(), Lasting((cannot(VERB_TIDE),), TO_YOUR_TURN))),
}


@proves("G159", "G246")
@said(TELLING)
def test_after_the_tide_is_raised() -> None:
    """By you or by the opponent, for chains or by a text; those hear of it who speak of that player."""
    table = Table(
        mine=["bumpsy", "krump"], amber=(0, 3), tide="low", hand=["anger", "punch"], house="brobnar"
    ).do("tide")
    assert (table.amber(), table.amber(1), table.chains()) == (2, 3, TIDE_CHAINS)
    table.do("play:punch")
    assert (table.state.tide, table.amber(), table.amber(1)) == (1, 4, 2)
    table.do("play:anger")
    assert (table.state.tide, table.amber(), table.amber(1)) == (0, 8, 2)


@proves("G159")
@said(TELLING)
def test_a_tide_that_is_high_already_is_not_raised() -> None:
    """Nothing answers, and "if you do" is not met; the chains are gained all the same."""
    table = Table(mine=["bumpsy"], theirs=["krump"], tide="high", hand=["anger"], house="brobnar")
    table.do("play:anger")
    assert (table.amber(), table.told("tide")) == (1, [])
    table.do("tide")
    assert (table.amber(), table.chains()) == (1, TIDE_CHAINS)
    other = Table(mine=["bumpsy", "krump"], amber=(0, 3), tide="low", hand=["punch"], house="brobnar")
    other.do("play:punch")
    assert (other.amber(), other.amber(1), other.told("tide")) == (1, 3, [])


@proves("G246", "G3")
@said(TELLING)
def test_after_a_player_raises_the_tide_they_do_something() -> None:
    """The player who raised it, not the card's; and where it says so, only in that player's own turn."""
    table = Table(
        mine=["troll"], theirs=["urchin"], deck=["krump", "bumpsy"], their_deck=["dust-imp", "dust-pixie"], tide="low",
        hand=["punch"], house="brobnar",
    )  # fmt: skip
    table.do("tide", "trigger:urchin")
    assert (table.row("archives"), table.hand()) == (["bumpsy"], ["punch", "krump"])
    table.do("play:punch")
    assert (table.row("archives", 1), table.hand(1)) == (["dust-imp"], [])


@proves("G160", "G187", "G244")
@said({"bumpsy": words(after(AFTER_TIDE, Chains(2), by=YOU))})
def test_what_answers_comes_before_the_chains() -> None:
    """The tide card says two things one after the other; it is no card that is used."""
    table = Table(mine=["bumpsy"], tide="neutral", house="brobnar").do("tide")
    assert [told["total"] for told in table.told("chains")] == [2, 5]
    assert table.told("used") == []


@proves("G1", "G159", "G43")
@said(TELLING)
def test_the_tide_is_reset_and_cannot_be_raised() -> None:
    """It is neutral for both; then neither the tide card nor a text raises it until that player's next turn."""
    table = Table(
        mine=["bumpsy", "valoocanth"], theirs=["dust-imp"], tide="low", hand=["tremor", "anger"], their_hand=["anger"], house="brobnar"
    )  # fmt: skip
    assert "tide" in table.offered()
    table.do("play:tremor")
    assert table.told("tide_reset") == [{}]
    assert (table.state.tide, tides(table)) == (NONE, [None] * 3)
    assert "tide" not in table.offered()
    table.do("play:anger")
    assert (table.state.tide, table.amber(), table.told("tide")) == (NONE, 1, [])
    table.to_turn_of(1, "brobnar")
    assert "tide" not in table.offered()
    table.do("play:anger")
    assert (table.state.tide, table.amber(1)) == (NONE, 1)
    table.to_turn_of(0, "brobnar").do("tide")
    assert (table.state.tide, table.amber()) == (0, 3)


@said({"anger": words(play(ResetTide(), If(Did(), Gain(1))))})
def test_a_neutral_tide_is_not_reset() -> None:
    table = Table(tide="neutral", hand=["anger"], house="brobnar").do("play:anger")
    assert (table.told("tide_reset"), table.amber()) == ([], 1)


@proves("G246")
@said(
    {
        "bumpsy": words(starts(ByThatPlayer(If(Tide(), Gain(1))), whose=ANY)),
        "troll": words(starts(If(Tide(), RaiseTide(OPPONENT), RaiseTide()))),
        "krump": words(cannot(VERB_REAP, THIS_CARD, given=Tide(isnt=True))),
    }
)
def test_conditions_about_the_tide() -> None:
    """At the start of each player's turn: of the tide of that player. Neither player's while it is neutral."""
    table = Table(mine=["bumpsy", "krump"], tide="neutral", house="brobnar")
    assert "reap:krump" not in table.offered()
    table.to_turn_of(1, "brobnar")
    assert (table.amber(), table.amber(1)) == (0, 0)
    table.do("tide").to_turn_of(0, "brobnar")
    assert (table.amber(), table.amber(1)) == (0, 0)
    table.to_turn_of(1, "brobnar")
    assert (table.amber(), table.amber(1)) == (0, 1)
    table.to_turn_of(0, "brobnar").do("tide", "reap:krump")
    warp = Table(mine=["troll"], tide="neutral", house="brobnar")
    warp.to_turn_of(1, "brobnar").to_turn_of(0, "brobnar")
    assert warp.state.tide == 0
    warp.to_turn_of(1, "brobnar").to_turn_of(0, "brobnar")
    assert warp.state.tide == 1


@proves("G245", "G161")
@pytest.mark.parametrize("name", sorted(TELLING))
def test_every_word_of_the_tide_brings_it(name: str) -> None:
    """A deck with such a card has the tide card, whatever else it has."""
    assert speaks_of_tide(TELLING[name])
    with said({name: TELLING[name]}):
        tells_of_tide.cache_clear()
        assert begin(name).tide == NONE
    tells_of_tide.cache_clear()


@proves("G161", "G200")
def test_the_tide_card_says_what_it_does() -> None:
    """It can be brought, and is no card of the game."""
    assert text("the-tide", "en") == ["Omni: Raise the tide. Gain 3 chains."]
    assert text("the-tide", "zh-Hant") == ["萬能：提升潮位。獲得 3 個枷鎖。"]
    assert text("the-tide", "ko") == ["전능: 물결을 높입니다. 체인 3개를 얻습니다."]
    state = begin(beside=True)
    assert len(state.zone) == 72
    assert POOL.card("the-tide").kind not in {state.type(c) for c in range(72)}


SAYINGS = {
    "bumpsy": "After a player raises the tide during their turn, that player may draw a card.",
    "krump": "At the start of each player’s turn, if the tide is high for that player, that player gains 1 Æ.",
    "troll": "Play: Reset the tide. Until the start of your next turn, players cannot raise the tide.",
    "anger": "At the start of your turn, if the tide is high, your opponent raises the tide. Otherwise, you raise the tide.",
}


@said(
    {
        "bumpsy": words(after(AFTER_TIDE, ByThatPlayer(May(Draw(1))), in_turn=THEIR_OWN)),
        "krump": words(starts(ByThatPlayer(If(Tide(), Gain(1))), whose=ANY)),
        "troll": words(play(ResetTide(), Lasting((cannot(VERB_TIDE),), TO_YOUR_TURN))),
        "anger": words(starts(If(Tide(), RaiseTide(OPPONENT), RaiseTide()))),
    }
)
def test_what_is_said_of_it() -> None:
    assert {name: text(name, "en")[0] for name in SAYINGS} == SAYINGS
    assert [text(name, "zh-Hant")[0] for name in SAYINGS] == [
        "任一玩家在自己的回合中提升潮位後，該玩家可以抽 1 張牌。",
        "在每位玩家的回合開始時，如果對該玩家而言潮位為高，該玩家獲得 1 個琥魄。",
        "打出：將潮位恢復為中。直到你的下個回合開始，每位玩家都無法提升潮位。",
        "在你的回合開始時，如果潮位為高，你的對手提升潮位。否則，你提升潮位。",
    ]
    assert [text(name, "ko")[0] for name in SAYINGS] == [
        "플레이어가 자신의 차례에 물결을 높이고 나면 그 플레이어는 카드 1장을 뽑아도 됩니다.",
        "각 플레이어의 차례 시작에 그 플레이어에게 물결이 높다면, 그 플레이어가 앰버 1개를 얻습니다.",
        "플레이: 물결을 중립으로 되돌립니다. 내 다음 차례가 시작될 때까지, 각 플레이어는 물결을 높일 수 없습니다.",
        "내 차례 시작에 물결이 높다면, 상대가 물결을 높입니다. 그렇지 않다면, 내가 물결을 높입니다.",
    ]
