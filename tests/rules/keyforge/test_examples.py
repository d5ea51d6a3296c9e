"""Section 23: the worked examples."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Keywords, Moments, Questions, Zones
from ludarium.games.keyforge.words.amounts import Count, ZoneSize
from ludarium.games.keyforge.words.base import Constant
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, IN_HAND, IS_THIS, YOU
from ludarium.games.keyforge.words.conditions import AtLeast, Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.harm import Damage, Destroy
from ludarium.games.keyforge.words.moving import Archive, Discard
from ludarium.games.keyforge.words.players import Draw, Gain
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    action,
    after,
    armor,
    card,
    creature,
    destroyed,
    fight,
    gains,
    keyword,
    omni,
    play,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Both, Each, Extreme, Top
from ludarium.testing import proves

HAND = ["punch", "smith", "troll", "bumpsy", "anger", "tremor"]


@pytest.mark.parametrize(
    ("hand", "mine", "chains", "drawn", "left"),
    [(5, [], 1, 0, 0), (6, [], 1, 0, 1), (6, ["mother"], 1, 0, 0), (3, [], 9, 1, 8)],
)
@proves("GX1")
def test_gx1_refills_with_chains(hand: int, mine: list[str], chains: int, drawn: int, left: int) -> None:
    table = Table(mine=mine, hand=HAND[:hand], chains=(chains, 0), house="dis")
    table.do("end")
    assert (len(table.hand()) - hand, table.chains()) == (drawn, left)


BOTH_BEFORE = {
    "the-curator": words(keyword(Keywords.ASSAULT, THIS_CARD, 2)),
    "brammo": words(keyword(Keywords.HAZARDOUS, THIS_CARD, 3)),
}


@pytest.mark.parametrize(("order", "damage"), [("trigger:brammo", 0), ("trigger:the-curator", 1)])
@proves("GX2")
@said(BOTH_BEFORE)
def test_gx2_assault_against_hazardous(order: str, damage: int) -> None:
    table = Table(mine=["the-curator"], theirs=["brammo"], house="logos")
    table.do("fight:the-curator", order)
    assert table.zone("the-curator") == "discard"
    assert table.damage("brammo") == damage
    assert table.state.armor_left(table.card("brammo")) == 1 - damage


@proves("GX3")
@said({"misery-exploit": words(play(Damage(5, A(creature(ENEMY)))))})
def test_gx3_a_ward_goes_instead_of_the_damage() -> None:
    table = Table(theirs=["champion-anaphiel warded"], hand=["misery-exploit"], house="dis")
    table.do("play:misery-exploit")
    assert not table.has("champion-anaphiel", "warded")
    assert table.damage("champion-anaphiel") == 0
    assert table.state.armor_left(table.card("champion-anaphiel")) == 1


@proves("GX4")
@said({"sir-marrows": words()})
def test_gx4_poison_that_armor_stops_does_nothing() -> None:
    table = Table(mine=["mooncurser"], theirs=["sir-marrows"], house="shadows")
    table.do("fight:mooncurser")
    assert (table.zone("sir-marrows"), table.damage("sir-marrows")) == ("line", 0)


@pytest.mark.parametrize("first", ["headhunter", "urchin house:brobnar"])
@proves("GX5")
def test_gx5_the_second_fight_against_elusive_is_a_normal_one(first: str) -> None:
    """Also where the first attacker died of Hazardous."""
    table = Table(mine=[first, "bumpsy"], theirs=["carlo-phantom +flame-wreathed"], house="brobnar")
    attacker = table.line()[0]
    table.do(f"fight:{attacker}")
    assert table.damage("carlo-phantom") == 0
    assert table.zone(attacker) == ("line" if first == "headhunter" else "discard")
    table.do("fight:bumpsy")
    assert table.zone("carlo-phantom") == "discard"


@proves("GX6")
def test_gx6_a_creature_that_its_own_icon_kills() -> None:
    table = Table(hand=["urchin icons:DA"], amber=(0, 3), house="shadows")
    table.do("play:urchin+DA")
    assert table.zone("urchin+DA") == "discard"
    assert (table.amber(0), table.amber(1)) == (1, 3)


@proves("GX7")
@said({"misery-exploit": words(play(Destroy(Both((A(creature(ENEMY)), A(creature(FRIENDLY)))))))})
def test_gx7_what_can_be_done_is_done() -> None:
    table = Table(theirs=["troll"], hand=["misery-exploit"], house="dis")
    table.do("play:misery-exploit")
    assert table.line(1) == []


@proves("GX8")
def test_gx8_captured_æmber_goes_to_the_opponent_of_the_controller() -> None:
    table = Table(theirs=["troll amber:3 damage:6"], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert (table.amber(0), table.amber(1)) == (1 + 3, 0)
    table = Table(mine=["troll theirs amber:3 damage:6"], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert (table.amber(0), table.amber(1)) == (1, 3)


@proves("GX9")
@said(
    {
        "alaka": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))),
        "grumpus-tamer": words(after(Moments.AFTER_DISCARDS, Archive(Top()), by=YOU)),
    }
)
def test_gx9_what_a_discard_causes_comes_before_the_rest() -> None:
    table = Table(
        mine=["alaka", "grumpus-tamer"],
        hand=["punch", "smith"],
        deck=["troll", "bumpsy", "anger"],
        house="brobnar",
    )
    table.do("reap:alaka", "hand:punch")
    done = [event.kind() for event in table.events if event.kind() in ("discarded", "archived", "drew")]
    assert done == ["discarded", "archived", "drew"]
    assert (table.row("archives"), table.hand()) == (["troll"], ["smith", "bumpsy"])


@proves("GX10")
@said({"misery-exploit": words()})
def test_gx10_the_second_damage_icon_hits_what_the_first_left_without_ward() -> None:
    table = Table(theirs=["urchin warded"], hand=["misery-exploit icons:DD"], house="dis")
    table.do("play:misery-exploit+DD")
    assert table.zone("urchin") == "discard"
    table = Table(theirs=["urchin warded"], hand=["misery-exploit icons:D"], house="dis")
    table.do("play:misery-exploit+D")
    assert (table.zone("urchin"), table.has("urchin", "warded")) == ("line", False)


@pytest.mark.parametrize(("less", "left"), [(-2, 1), (-1, 2)])
@proves("GX11")
def test_gx11_lost_armor_is_taken_from_the_used_part_first(less: int, left: int) -> None:
    hit = words(play(Damage(1, A(creature(ENEMY)))))
    weaken = words(play(this_turn(armor(less, creature(ENEMY)))))
    with said({"brammo": words(), "misery-exploit": hit, "mindfire": weaken}):
        table = Table(theirs=["brammo +shoulder-armor"], hand=["misery-exploit", "mindfire"], house="dis")
        assert table.armor("brammo") == 3
        table.do("play:misery-exploit")
        assert table.state.armor_left(table.card("brammo")) == 2
        table.do("play:mindfire")
        assert table.state.armor_left(table.card("brammo")) == left


@proves("GX12")
@said({"sir-marrows": words(), "misery-exploit": words(play(Damage(4, A(creature(trait="knight")))))})
def test_gx12_a_neighbour_that_takes_damage_uses_neither_armor_nor_ward() -> None:
    table = Table(
        theirs=["sir-marrows", "shadow-self warded +protect-the-weak"], hand=["misery-exploit"], house="dis"
    )
    table.do("play:misery-exploit")
    assert (table.damage("sir-marrows"), table.damage("shadow-self")) == (0, 2)
    assert table.has("shadow-self", "warded")
    assert table.state.armor_left(table.card("shadow-self")) == 1


@proves("GX13")
@said(
    {
        "alaka": words(gains(creature(beside=IS_THIS), destroyed(Gain(5)))),
        "foozle": words(destroyed(Gain(Count(creature(beside=IS_THIS, name="alaka"))))),
    }
)
def test_gx13_old_neighbours_meet_at_once_but_gain_nothing_more() -> None:
    """Bad Penny between the two goes to hand; before that Alaka's neighbour was the penny alone."""
    table = Table(mine=["alaka", "bad-penny", "foozle"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    penny = [one for one in table.offered() if one.startswith("trigger:bad-penny")]
    assert len(penny) == 2  # its own and the one it was given
    table.do(penny[0])
    while table.asked == "trigger":
        table.do(table.offered()[0])
    assert table.zone("bad-penny") == "hand"
    assert table.amber() == 5 + 1


@proves("GX14")
def test_gx14_healing_does_not_save_the_tagged() -> None:
    """Duma heals the others when destroyed, and both go all the same."""
    table = Table(mine=["duma-the-martyr damage:1", "dew-faerie"], hand=["poison-wave"], house="shadows")
    table.do("play:poison-wave")
    assert table.line() == []
    assert len(table.told("healed")) == 1


@proves("GX15")
@said(
    {
        "alaka": words(destroyed(Destroy(Extreme(creature(ENEMY))))),
        "misery-exploit": words(play(Destroy(Each(creature(power_least=8))))),
    }
)
def test_gx15_the_most_powerful_is_tagged_already() -> None:
    table = Table(
        mine=["alaka +blood-of-titans"], theirs=["troll", "bumpsy"], hand=["misery-exploit"], house="dis"
    )
    table.do("play:misery-exploit")
    assert (table.line(0), table.line(1)) == ([], ["bumpsy"])


@proves("GX16")
@said({"alaka": words(omni(Gain(1)))})
def test_gx16_an_omni_ability_lets_a_stun_be_removed_in_another_house() -> None:
    table = Table(mine=["alaka stunned", "bumpsy stunned"], house="dis")
    assert table.offered() == ["unstun:alaka", "end"]
    table.do("unstun:alaka")
    assert (table.has("alaka", "stunned"), table.amber()) == (False, 0)


@proves("GX17", "G59")
@said({"alaka": words(Constant(Questions.LIMIT, None, 1, YOU, when=AtLeast(ZoneSize(Zones.DISCARD), 10)))})
def test_gx17_the_number_to_draw_is_fixed_before_the_shuffle() -> None:
    table = Table(
        mine=["alaka"],
        hand=["punch", "smith", "troll"],
        deck=["bumpsy", "anger"],
        discard=["tremor"] * 10,
        house="dis",
    )
    table.do("end")
    assert len(table.hand()) == 7
    assert len(table.row("deck")) == 8
    assert table.row("discard") == []


@proves("GX18", "G56")
def test_gx18_the_first_turn_with_leave_for_one_more() -> None:
    table = Table(hand=["phase-shift", "troll", "labwork"], house="logos", turn=1)
    table.state.allowance = 1
    table.do("play:phase-shift")
    assert [one for one in table.offered() if one.startswith("play:")] == ["play:troll"]
    table.do("play:troll")
    assert not [one for one in table.offered() if one.startswith(("play:", "discard:"))]


@pytest.mark.parametrize("choice", [0, 1])
@proves("GX20", "G71")
def test_gx20_one_of_two_actions_each_time(choice: int) -> None:
    """Pit Demon's own and that of the sandals."""
    table = Table(
        mine=["pit-demon +transposition-sandals", "ember-imp", "shooler"], amber=(0, 2), house="dis"
    )
    table.do("action:pit-demon")
    table.do(table.offered()[choice])
    if table.asked == "card":
        table.do("card:shooler")
    stole = table.amber(0) == 1
    swapped = table.line() != ["pit-demon", "ember-imp", "shooler"]
    assert (stole, swapped) == ((True, False) if choice == 0 else (False, True))
    assert table.has("pit-demon", "exhausted")


@proves("GX21")
@said(
    {
        "alaka": words(keyword(Keywords.ASSAULT, THIS_CARD, 9), fight(Gain(1))),
        "grumpus-tamer": words(after(Moments.AFTER_USED, Gain(3), of=creature(FRIENDLY)), action(Gain(0))),
    }
)
def test_gx21_a_fight_that_assault_ended_was_a_use() -> None:
    table = Table(mine=["alaka", "grumpus-tamer"], theirs=["troll"], house="brobnar")
    table.do("fight:alaka")
    assert table.zone("troll") == "discard"
    assert table.amber() == 3


@proves("GX22")
@said({"duskwitch": words()})
def test_gx22_omega_ends_the_step_though_its_card_is_gone() -> None:
    table = Table(mine=["autocannon"], hand=["duskwitch", "dew-faerie"], house="untamed")
    table.do("play:duskwitch")
    assert table.zone("duskwitch") == "discard"
    assert (table.asked, table.state.active) == ("house", 1)
