"""Sentences of sections 12, 14, 18 and 26 that stand behind the main one of their rule."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Durations, Flags, Moments
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.amounts import AmberOn, Count, CountIt
from ludarium.games.keyforge.words.cards import CREATURES, ENEMY, FRIENDLY, IN_DECK, IN_DISCARD, YOU
from ludarium.games.keyforge.words.effects import Capture, Exalt, PlayIt
from ludarium.games.keyforge.words.harm import Damage, Destroy, Status
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Archive, Return, Search
from ludarium.games.keyforge.words.places import Flip, Move
from ludarium.games.keyforge.words.players import Gain, Steal
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    action,
    after,
    as_creature,
    card,
    creature,
    omni,
    other_side,
    play,
    power,
    reap,
    spendable,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves

LADEN = "damage:1 amber:2 plus:1 doom:3 stunned warded enraged exhausted"
MARKS = ("stunned", "warded", "enraged", "exhausted")


def laden(table: Table, label: str) -> bool:
    """Whether all of ``LADEN`` lies on a card."""
    counted = (table.damage(label), table.on(label), table.plus(label), table.counters(label))
    return counted == (1, 2, 1, {"doom": 3}) and all(table.has(label, mark) for mark in MARKS)


# -- section 12


@proves("G225")
@said({"the-flex": words(play(Move(A(creature(FRIENDLY)))))})
def test_status_and_counters_stay_on_a_creature_that_is_moved() -> None:
    table = Table(mine=[f"troll {LADEN}", "bumpsy", "krump"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex", "card:troll", "place:2")
    assert table.line() == ["bumpsy", "krump", "troll"]
    assert laden(table, "troll")


@proves("G225")
@said(
    {
        "yurk": words(other_side("brammo")),
        "brammo": words(),
        "the-flex": words(play(Flip(A(creature(FRIENDLY))))),
    }
)
def test_status_and_counters_stay_on_a_card_that_is_turned_over() -> None:
    table = Table(mine=[f"yurk {LADEN}"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.told("flipped")
    assert laden(table, "yurk")


@proves("G225")
@said({"cannon": words(omni(this_turn(as_creature(6), on=THIS)))})
def test_status_and_counters_stay_on_a_card_of_another_type() -> None:
    """An artifact that is a creature for a turn gets them, and has them still when it is none."""
    table = Table(mine=["cannon amber:2 doom:3"], theirs=["troll"], house="brobnar").do("omni:cannon")
    cannon = table.card("cannon")
    for flag in (Flags.STUNNED, Flags.WARDED, Flags.ENRAGED):
        assert table.state.set_status(cannon, flag)
    table.state.strengthen(cannon, 1)
    table.state.damage[cannon] = 1
    assert table.line() == ["cannon"]
    table.to_turn_of(1)
    assert table.line() == []
    table.state.flags[cannon] |= Flags.EXHAUSTED  # it was readied at the end of the turn
    assert laden(table, "cannon")


@proves("G225")
@said({"the-flex": words(play(Return(A(creature(FRIENDLY)), 0)))})
def test_leaving_play_takes_status_and_counters_off() -> None:
    """A ward is what keeps it; without one all is gone, also from the card that comes back."""
    table = Table(
        mine=[f"troll {LADEN.replace(' warded', '')}"], hand=["the-flex"], house="brobnar", deck=["bumpsy"]
    )
    table.do("play:the-flex")
    assert table.zone("troll") == "deck"
    assert not any(table.has("troll", mark) for mark in MARKS)
    assert (table.damage("troll"), table.on("troll"), table.plus("troll"), table.counters("troll")) == (
        0,
        0,
        0,
        {},
    )


@proves("G102")
@said({"the-flex": words(play(Status(Flags.STUNNED, Each(creature())))), "yurk": words(power(2, THIS_CARD))})
def test_a_further_stun_does_nothing_though_the_creature_is_chosen() -> None:
    """One use removes it, however often it was stunned."""
    table = Table(mine=["troll stunned", "yurk"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.has("troll", "stunned"), table.has("yurk", "stunned"), table.power("yurk")) == (
        True,
        True,
        6,
    )
    table.do("unstun:troll")
    assert not table.has("troll", "stunned")


# -- section 14


@proves("G136")
@said({"the-flex": words(play(this_turn(power(Count(creature(FRIENDLY)), creature(FRIENDLY)))))})
def test_the_values_of_a_lasting_effect_are_counted_anew() -> None:
    table = Table(mine=["troll"], hand=["the-flex", "bumpsy"], house="brobnar").do("play:the-flex")
    assert table.power("troll") == 9
    table.do("play:bumpsy", "place:0")
    assert (table.power("troll"), table.power("bumpsy")) == (10, 7)


@proves("G136")
@said(
    {
        "the-flex": words(play(Lasting((power(AmberOn(), creature(FRIENDLY)),), Durations.THIS_TURN))),
        "anger": words(play(Exalt(3, A(creature(FRIENDLY))))),
    }
)
def test_what_a_value_counts_may_change_meanwhile() -> None:
    table = Table(mine=["troll"], hand=["the-flex", "anger"], house="brobnar").do("play:the-flex")
    assert table.power("troll") == 8
    table.do("play:anger")
    assert table.on("troll") == 3


@proves("G131")
@said({"the-flex": words(play(Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD, CREATURES)))))})
def test_what_a_search_finds_by_a_condition_is_revealed() -> None:
    table = Table(hand=["the-flex"], deck=["anger", "troll"], discard=["bumpsy"], house="brobnar")
    table.do("play:the-flex")
    assert set(table.offered()) == {"deck:troll", "pile:bumpsy", "no"}
    table.do("deck:troll")
    assert table.told("revealed") == [{"seat": 0, "prints": ["troll"]}]
    assert table.hand() == ["troll"]
    assert table.told("shuffled") == [{"seat": 0}]


@proves("G127", "G132")
@said({"the-flex": words(play(Capture(2, A(creature(ENEMY)))))})
def test_an_enemy_creature_captures_from_the_opponent_of_its_controller() -> None:
    table = Table(theirs=["troll"], hand=["the-flex"], amber=(5, 5), house="brobnar").do("play:the-flex")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (2, 3, 5)


@proves("G129")
@said({"the-flex": words(play(Steal(3))), "yurk": words(spendable())})
def test_æmber_on_a_card_is_spent_only_where_a_card_says_so_and_never_stolen() -> None:
    table = Table(mine=["troll"], theirs=["yurk amber:9"], hand=["the-flex"], amber=(0, 1), house="brobnar")
    table.do("play:the-flex")
    assert (table.amber(0), table.amber(1), table.on("yurk")) == (1, 0, 9)
    table.to_turn_of(1, "dis")
    assert (table.keys(1), table.on("yurk")) == (1, 3)
    other = (
        Table(mine=["troll amber:9"], amber=(5, 0), house="brobnar").to_turn_of(1).to_turn_of(0, "brobnar")
    )
    assert (other.keys(0), other.on("troll")) == (0, 9)


# -- section 18


@proves("G247")
@said(
    {
        "the-flex": words(play(Return(Each(creature(ENEMY))), Gain(CountIt()))),
        "anger": words(play(Archive(Each(creature(ENEMY))), Gain(CountIt()))),
    }
)
@pytest.mark.parametrize(("name", "row"), [("the-flex", "hand"), ("anger", "archives")])
def test_a_gigantic_creature_that_goes_elsewhere_counts_as_two_cards_there(name: str, row: str) -> None:
    """Its damage, counters and upgrades are gone, and each half is a card of its own."""
    table = Table(
        theirs=["tormax damage:3 plus:1 doom:2 +blood-of-titans"], hand=[name], their_hand=[], house="brobnar"
    )
    table.do(f"play:{name}")
    assert sorted(table.row(row, 1)) == ["tormax", "tormax2"]
    icons = table.state.decks.prints[table.state.face[table.card(name)]].icons
    assert table.amber() == 2 + len(icons)
    for label in ("tormax", "tormax2"):
        assert (table.damage(label), table.plus(label), table.counters(label)) == (0, 0, {})
    assert table.zone("blood-of-titans") == "discard"
    check(table.state)


@proves("G248")
@said({"the-flex": words(play(Search(A(card(FRIENDLY, IN_DECK, CREATURES)))))})
def test_a_search_for_a_creature_may_find_one_half() -> None:
    for half in ("tormax", "tormax2"):
        table = Table(hand=["the-flex"], deck=["tormax", "tormax2", "anger"], house="brobnar")
        table.do("play:the-flex")
        assert set(table.offered()) == {"deck:tormax", "deck:tormax2", "no"}
        table.do(f"deck:{half}")
        assert table.hand() == [half]


@proves("G248")
def test_each_half_has_what_is_printed_on_it_and_nothing_else() -> None:
    """The top half has the icons and no power, armor, traits or text; the bottom half has these and no icons."""
    table = Table(hand=["niffle-kong", "niffle-kong2 icons:AC"], house="untamed")
    prints = table.state.decks.prints
    bottom, top = (
        prints[table.state.decks.of[table.card(name)]] for name in ("niffle-kong", "niffle-kong2+AC")
    )
    assert (bottom.icons, bottom.power, bottom.armor, len(bottom.traits)) == ([], 12, 2, 2)
    assert bottom.abilities
    assert (top.icons, top.power, top.armor, top.traits) == ([0, 1], 0, 0, ())
    assert not top.abilities + top.constants
    assert (top.name, top.houses, top.type) == (bottom.name, bottom.houses, bottom.type)


@proves("G164")
@said({"the-flex": words(play(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES)))))})
def test_half_a_creature_that_would_be_played_stays_where_it_is() -> None:
    for half in ("tormax", "tormax2"):
        table = Table(hand=["the-flex"], discard=[half], house="brobnar").do("play:the-flex")
        assert table.zone(half) == "discard"
        assert table.line() == []
        check(table.state)


# -- section 26


@proves("G261")
@said({"alaka": words(action(Destroy(Each(creature(alike_beside=1)))))})
def test_a_card_of_two_houses_shares_either_with_its_neighbours() -> None:
    """With a neighbour of the one and with a neighbour of the other, but for a card that has none of them."""
    table = Table(
        mine=["alaka", "batdrone also:dis", "dust-imp", "urchin"], theirs=["doc-bookton"], house="brobnar"
    )
    table.do("action:alaka")
    assert table.line() == ["alaka", "urchin"]
    table = Table(mine=["alaka", "batdrone also:mars", "dust-imp", "urchin"], house="brobnar").do(
        "action:alaka"
    )
    assert table.line() == ["alaka", "batdrone+mars", "dust-imp", "urchin"]


@proves("G261", "G51")
@said({"alaka": words(after(Moments.AFTER_PLAYED, Gain(1), of=card(house=Houses.DIS), by=YOU))})
def test_an_ability_that_names_a_house_hears_of_a_card_with_its_icon() -> None:
    table = Table(mine=["alaka"], hand=["doc-bookton also:dis", "batdrone"], house="logos")
    table.do("play:batdrone", "place:0")
    before = table.amber()
    table.do("play:doc-bookton+dis", "place:0")
    assert table.amber() == before + 1


@proves("G261")
@said({"alaka": words(reap(Damage(1, Each(creature(not_house=Houses.DIS)))))})
def test_only_the_card_with_the_icon_belongs_to_the_second_house() -> None:
    table = Table(mine=["alaka", "batdrone also:dis"], theirs=["batdrone", "troll"], house="brobnar")
    table.do("reap:alaka")
    assert (table.damage("batdrone+dis"), table.damage("batdrone"), table.damage("troll")) == (0, 1, 1)
