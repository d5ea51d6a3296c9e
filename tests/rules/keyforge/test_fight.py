"""Section 9: fights."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Flags, Keywords, Moments
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.words.amounts import TimesDone
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, OPPONENT
from ludarium.games.keyforge.words.effects import TakeControl
from ludarium.games.keyforge.words.harm import Damage, Destroy, Status
from ludarium.games.keyforge.words.known import OTHER, Neighbours
from ludarium.games.keyforge.words.players import Draw, Gain
from ludarium.games.keyforge.words.shorthand import (
    after,
    before_fight,
    creature,
    destroyed,
    fight,
    keyword,
    play,
    ready_and_fight,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


@proves("G76")
@said({"titan-guardian": words()})
def test_a_fight_needs_an_enemy_that_may_be_chosen() -> None:
    """Taunt keeps its neighbours from being chosen."""
    assert Table(mine=["troll"], house="brobnar").offered() == ["reap:troll", "end"]
    table = Table(mine=["troll"], theirs=["urchin", "titan-guardian", "dust-imp", "bumpsy"], house="brobnar")
    table.do("fight:troll")
    assert (table.asked, table.offered()) == ("attack", ["card:titan-guardian", "card:bumpsy"])
    assert table.has("troll", "exhausted")


@proves("G77", "GX5")
@said(
    {"brammo": words(), "shard-of-strength": words(keyword(Keywords.HAZARDOUS, creature(name="urchin"), 5))}
)
def test_being_chosen_counts_at_once() -> None:
    """Elusive is used up by an attacker that dies before the fight."""
    table = Table(mine=["brammo", "troll"], theirs=["urchin", "shard-of-strength"], house="brobnar")
    table.do("fight:brammo")
    assert (table.zone("brammo"), table.zone("urchin")) == ("discard", "line")
    table.do("fight:troll")
    assert (table.zone("urchin"), table.damage("troll")) == ("discard", 6)


@proves("G78", "GX2", "G183")
@said({"fanghouse": words(before_fight(Gain(1)))})
@pytest.mark.parametrize("first", ["hazardous", "assault"])
def test_before_the_fight_everything_resolves_in_any_order(first: str) -> None:
    """Fanghouse (3 power, assault 3) against Briar Grubbling (hazardous 5, 2 power)."""
    table = Table(mine=["fanghouse"], theirs=["briar-grubbling", "troll"], house="untamed")
    table.do("fight:fanghouse", "card:briar-grubbling")
    options = table.offered()
    assert options == ["trigger:fanghouse", "trigger:fanghouse:2", "trigger:briar-grubbling"]
    table.do(options[2] if first == "hazardous" else options[1])
    if first == "hazardous":
        assert table.zone("fanghouse") == "discard"
        assert table.zone("briar-grubbling") == "line"
        assert table.amber() == 0
    else:
        assert table.zone("briar-grubbling") == "discard"
        assert table.asked == "turn"
        assert table.amber() == 1  # "Before Fight:" resolves although its foe is gone


@proves("G79", "GX21")
@said(
    {
        "brammo": words(before_fight(Destroy(OTHER)), fight(Gain(5)), after(Moments.AFTER_FIGHTS, Gain(5))),
        "yurk": words(after(Moments.AFTER_FIGHTS, Gain(1)), after(Moments.AFTER_USED, Draw(1))),
    }
)
def test_a_fight_ends_when_one_of_the_two_has_gone() -> None:
    """No damage and no "Fight:"; but the attacker was used to fight."""
    table = Table(mine=["brammo", "yurk"], theirs=["troll"], house="brobnar").do("fight:brammo")
    assert table.zone("troll") == "discard"
    assert (table.damage("brammo"), table.has("brammo", "exhausted")) == (0, True)
    table.do("trigger:yurk")
    assert (table.amber(), len(table.hand())) == (1, 1)


@proves("G79")
@said({"brammo": words(before_fight(TakeControl(OTHER)), fight(Gain(5)))})
def test_a_fight_ends_when_the_two_are_no_longer_enemies() -> None:
    table = Table(mine=["brammo"], theirs=["troll"], house="brobnar").do("fight:brammo", "place:0")
    assert table.line() == ["troll", "brammo"]
    assert (table.damage("troll"), table.damage("brammo"), table.amber()) == (0, 0, 0)


@proves("G80")
@said({"gub": words(destroyed(Gain(1))), "crogg-the-clumsy": words()})
def test_both_deal_damage_at_once() -> None:
    """Power against power, and splash on the neighbours of the attacked one, all in one dealing."""
    table = Table(mine=["troll"], theirs=["krump"], house="brobnar").do("fight:troll")
    assert (table.damage("troll"), table.zone("krump")) == (6, "discard")
    equal = Table(mine=["krump"], theirs=["krump"], house="brobnar").do("fight:krump")
    assert (equal.line(0), equal.line(1)) == ([], [])
    splash = Table(mine=["crogg-the-clumsy"], theirs=["gub", "bumpsy", "dust-imp", "troll"], house="brobnar")
    splash.do("fight:crogg-the-clumsy", "card:bumpsy", "trigger:gub")
    assert splash.line(1) == ["troll"]
    assert splash.damage("crogg-the-clumsy") == 5
    assert splash.damage("troll") == 0


@proves("G81", "G183")
@said(
    {
        "brammo": words(fight(Gain(5)), after(Moments.AFTER_FIGHTS, Gain(20))),
        "yurk": words(after(Moments.AFTER_FIGHTS, Gain(1), of=creature(FRIENDLY))),
    }
)
def test_after_the_fight_the_survivor_s_abilities_in_any_order() -> None:
    table = Table(mine=["brammo", "yurk"], theirs=["urchin exhausted", "dust-imp"], house="brobnar")
    table.do("fight:brammo", "card:dust-imp")
    assert table.offered() == ["trigger:brammo", "trigger:brammo:2", "trigger:yurk"]
    table.do("trigger:brammo:2", "trigger:yurk")
    assert table.amber() == 26
    dead = Table(mine=["brammo", "yurk"], theirs=["troll"], house="brobnar").do("fight:brammo")
    assert (dead.zone("brammo"), dead.amber()) == ("discard", 1)


@proves("G82")
@said(
    {
        "brammo": words(before_fight(Damage(1, Each(creature(ENEMY))))),
        "the-flex": words(play(Gain(TimesDone(Done.DESTROYED_IN_FIGHT, OPPONENT)))),
        "fanghouse": words(),
        "crogg-the-clumsy": words(),
    }
)
def test_who_was_destroyed_in_a_fight() -> None:
    def counted(attacker: str, theirs: list[str], target: str, house: str) -> int:
        table = Table(mine=[attacker], theirs=theirs, hand=[f"the-flex house:{house}"], house=house)
        table.do(f"fight:{attacker}")
        if len(theirs) > 1:
            table.do(f"card:{target}")
        table.do(f"play:the-flex~{house}")
        return table.amber()

    assert counted("troll", ["bumpsy"], "bumpsy", "brobnar") == 1
    assert counted("crogg-the-clumsy", ["bumpsy", "umbra"], "bumpsy", "brobnar") == 2  # by splash too
    assert counted("brammo", ["urchin"], "urchin", "brobnar") == 0  # before the fight
    assert counted("fanghouse", ["urchin"], "urchin", "untamed") == 0  # by assault
    assert counted("troll", ["shadow-self damage:8", "umbra"], "umbra", "brobnar") == 1  # by moved damage


@proves("G221")
@said({"brammo": words(before_fight(Destroy(OTHER), Status(Flags.STUNNED, Neighbours(OTHER))))})
def test_neighbours_of_a_creature_that_has_gone_are_those_it_had() -> None:
    """Dust imp and troll stood beside it, and are beside each other now; the third is not meant."""
    table = Table(mine=["brammo"], theirs=["dust-imp", "bumpsy", "troll", "krump"], house="brobnar")
    table.do("fight:brammo", "card:bumpsy")
    assert [table.has(one, "stunned") for one in ("dust-imp", "troll", "krump")] == [True, True, False]


@proves("G221")
@said(
    {
        "brammo": words(
            before_fight(Destroy(Each(creature(ENEMY, damaged=1))), Status(Flags.STUNNED, Neighbours(OTHER)))
        )
    }
)
def test_neighbours_that_have_gone_too_are_skipped() -> None:
    table = Table(
        mine=["brammo"], theirs=["dust-imp damage:1", "bumpsy damage:1", "troll", "krump"], house="brobnar"
    )
    table.do("fight:brammo", "card:bumpsy")
    assert [table.has(one, "stunned") for one in ("troll", "krump")] == [True, False]


@proves("G81")
def test_a_constant_ability_about_the_end_of_a_fight_needs_its_creature() -> None:
    """Krump has the controller of a creature lose 1 that it destroyed; not when Krump is gone as well."""
    table = Table(mine=["krump"], theirs=["bumpsy"], amber=(0, 3), house="brobnar").do("fight:krump")
    assert (table.zone("bumpsy"), table.amber(1)) == ("discard", 2)
    both = Table(mine=["krump"], theirs=["bumpsy plus:1"], amber=(0, 3), house="brobnar").do("fight:krump")
    assert (both.line(0), both.line(1), both.amber(1)) == ([], [], 3)


@proves("G77", "G111")
def test_elusive_is_there_again_in_the_next_turn() -> None:
    table = Table(mine=["bumpsy"], theirs=["carlo-phantom"], house="brobnar").do("fight:bumpsy")
    assert table.zone("carlo-phantom") == "line"
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("fight:bumpsy")
    assert table.zone("carlo-phantom") == "line"


@proves("G80", "G111")
@said({"crogg-the-clumsy": words()})
def test_splash_attack_hits_the_neighbours_of_an_elusive_creature_too() -> None:
    table = Table(mine=["crogg-the-clumsy"], theirs=["troll", "carlo-phantom"], house="brobnar")
    table.do("fight:crogg-the-clumsy", "card:carlo-phantom")
    assert table.zone("carlo-phantom") == "line"
    assert (table.damage("carlo-phantom"), table.damage("crogg-the-clumsy")) == (0, 0)
    assert table.damage("troll") == table.keyword("crogg-the-clumsy", "splash-attack") > 0


@proves("G82")
@said({"gub": words(destroyed(ready_and_fight(A(creature(FRIENDLY, other=True)))))})
def test_who_falls_in_a_fight_within_a_destruction_falls_fighting() -> None:
    """A fight within a destruction: Krump destroys its foe in it, and the foe's controller loses 1."""
    table = Table(mine=["gub", "krump"], theirs=["dust-imp"], hand=["punch"], amber=(0, 3), house="brobnar")
    table.do("play:punch", "card:gub")
    assert (table.line(1), table.amber(1)) == ([], 3 + 2 - 1)


@proves("G82", "G94", "G135")
def test_fighting_a_foreign_creature_that_goes_home_by_its_own_words() -> None:
    """The opponent has taken over a Bad Penny: it comes to its owner's hand, and was destroyed fighting Krump."""
    table = Table(mine=["krump"], theirs=["bad-penny theirs"], amber=(0, 3), house="brobnar").do(
        "fight:krump"
    )
    assert table.hand(0) == ["bad-penny"]
    assert table.amber(1) == 2
