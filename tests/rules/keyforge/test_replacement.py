"""Section 16: replacement effects."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Keywords, Moments, Replacements
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, OPPONENT, YOU
from ludarium.games.keyforge.words.conditions import Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import Capture
from ludarium.games.keyforge.words.harm import Destroy
from ludarium.games.keyforge.words.players import Gain, Steal
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    after,
    creature,
    destroyed,
    keyword,
    play,
    replaces,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves


@proves("G155")
def test_what_is_replaced_does_not_happen_and_the_new_part_happens_then() -> None:
    """Dimension Door: a reap steals 1 instead of taking 1 from the supply."""
    table = Table(mine=["bumpsy"], hand=["dimension-door house:brobnar"], amber=(0, 3), house="brobnar")
    table.do("play:dimension-door~brobnar")
    before = table.amber()
    table.do("reap:bumpsy")
    assert (table.amber(0), table.amber(1)) == (before + 1, 2)
    assert not table.told("gained")
    assert len(table.told("stole")) == 1


@proves("G156")
def test_a_replacement_takes_the_tag_away_and_is_carried_out() -> None:
    """Armageddon Cloak: the creature is healed, the cloak destroyed, and the creature stays."""
    table = Table(theirs=["troll damage:5 +armageddon-cloak"], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert table.line(1) == ["troll"]
    assert not table.has("troll", "tagged")
    assert (table.damage("troll"), table.zone("armageddon-cloak")) == (0, "discard")


@proves("G156")
@said({"alaka": words(destroyed(Gain(3)), destroyed(Gain(1), instead=True))})
def test_the_saving_replacement_comes_after_the_destroyed_abilities() -> None:
    table = Table(mine=["alaka"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert table.line() == ["alaka"]
    gains = [one["amount"] for one in table.told("gained") if one["why"] == "effect"]
    assert gains == [3, 1]


@proves("G157", "G10")
@said(
    {
        "alaka": words(destroyed(Gain(1), instead=True)),
        "grumpus-tamer": words(after(Moments.AFTER_DESTROYED, Gain(5), of=creature())),
        "misery-exploit": words(play(Destroy(A(creature(ENEMY))), If(Did(), Gain(9)))),
    }
)
def test_what_was_replaced_did_not_occur_for_triggers_or_if_you_do() -> None:
    table = Table(mine=["grumpus-tamer"], theirs=["alaka"], hand=["misery-exploit"], house="dis")
    table.do("play:misery-exploit")
    assert table.line(1) == ["alaka"]
    assert (table.amber(0), table.amber(1)) == (0, 1)


@proves("G157", "G10")
@said({"misery-exploit": words(play(Steal(1), If(Did(), Gain(9))))})
def test_a_changed_place_of_the_same_event_is_still_that_event() -> None:
    """Ether Spider keeps what would come to its opponent's pool: then nothing was stolen. In the pool it was."""
    table = Table(hand=["misery-exploit"], theirs=["bumpsy"], amber=(0, 2), house="dis")
    table.do("play:misery-exploit")
    assert table.amber() == 10
    table = Table(hand=["misery-exploit"], theirs=["ether-spider"], amber=(0, 2), house="dis")
    table.do("play:misery-exploit")
    assert table.on("ether-spider") == 1
    assert table.amber() == 0


@proves("G158")
def test_replacements_are_chained() -> None:
    """A reap becomes a steal by Dimension Door, and that goes to the Ether Spider."""
    table = Table(
        mine=["bumpsy"],
        theirs=["ether-spider"],
        hand=["dimension-door house:brobnar"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("play:dimension-door~brobnar")
    before = table.on("ether-spider")
    table.do("reap:bumpsy")
    assert table.offered() == ["trigger:dimension-door~brobnar", "trigger:ether-spider"]
    table.do("trigger:dimension-door~brobnar")
    assert (table.amber(0), table.amber(1)) == (0, 2)
    assert table.on("ether-spider") == before + 1


@proves("G158")
def test_which_replacement_is_first_is_chosen() -> None:
    """What the spider takes from the supply is gained no more, so the door finds nothing to replace."""
    table = Table(mine=["batdrone"], theirs=["ether-spider"], hand=["dimension-door"], house="logos")
    table.do("play:dimension-door", "reap:batdrone", "trigger:ether-spider")
    assert (table.amber(), table.amber(1), table.on("ether-spider")) == (0, 0, 1)


@proves("G158")
@said({"ether-spider": words(replaces(Replacements.GAIN, Gain(1, OPPONENT), OPPONENT))})
def test_a_replacement_applies_once_to_an_event() -> None:
    """It turns a gain into a gain of the very same player; that new event it leaves alone."""
    table = Table(mine=["bumpsy"], theirs=["ether-spider"], house="brobnar")
    table.do("reap:bumpsy")
    assert table.amber() == 1


@proves("G158")
def test_of_several_replacements_the_active_player_chooses() -> None:
    table = Table(mine=["bumpsy"], theirs=["ether-spider", "ether-spider"], house="brobnar")
    first, second = table.line(1)
    table.do("reap:bumpsy")
    assert table.asked == "replace"
    table.do(f"trigger:{second}")
    assert (table.on(first), table.on(second), table.amber()) == (0, 1, 0)


@proves("G158")
@said({"misery-exploit": words(play(this_turn(replaces(Replacements.REAP, Gain(3), YOU))))})
def test_of_two_replacements_of_a_reap_one_is_chosen_and_the_other_finds_no_reap() -> None:
    for choice, amber in (("trigger:misery-exploit", (3, 3)), ("trigger:dimension-door~dis", (1, 2))):
        table = Table(
            mine=["ember-imp"], hand=["misery-exploit", "dimension-door house:dis"], amber=(0, 3), house="dis"
        )
        table.do("play:misery-exploit", "play:dimension-door~dis", "reap:ember-imp")
        before = table.amber()
        table.do(choice)
        assert (table.amber(0) - before, table.amber(1)) == amber


@proves("G242")
def test_an_event_that_cannot_happen_leaves_nothing_to_replace() -> None:
    """The Vaultkeeper's Æ can't be stolen: so Ether Spider gets nothing of it."""
    table = Table(hand=["urchin"], theirs=["the-vaultkeeper", "ether-spider"], amber=(0, 3), house="shadows")
    table.do("play:urchin")
    assert (table.on("ether-spider"), table.amber(0), table.amber(1)) == (0, 0, 3)


@proves("G242")
@said(
    {
        "misery-exploit": words(
            play(
                this_turn(replaces(Replacements.REAP, Capture(1, A(creature(FRIENDLY, trait="knight"))), YOU))
            )
        )
    }
)
def test_a_replacement_that_cannot_be_carried_out_replaces_all_the_same() -> None:
    """Nobody can capture, and nothing can be stolen: the reap brings nothing."""
    table = Table(mine=["ember-imp"], hand=["misery-exploit"], amber=(0, 3), house="dis")
    table.do("play:misery-exploit", "reap:ember-imp")
    assert (table.amber(0), table.amber(1)) == (0, 3)
    table = Table(mine=["bumpsy"], hand=["dimension-door house:brobnar"], house="brobnar")
    table.do("play:dimension-door~brobnar")
    before = table.amber()
    table.do("reap:bumpsy")
    assert table.amber() == before


STEALS = words(replaces(Replacements.BLOW, Steal(1), cards=THIS_CARD))


@proves("G243", "G155")
@said({"alaka": STEALS})
def test_attempted_damage_is_replaced_even_where_it_would_be_prevented() -> None:
    for target in ("troll", "troll warded", "troll +ghostform", "bumpsy +shoulder-armor"):
        table = Table(mine=["alaka"], theirs=[target], amber=(0, 3), house="brobnar")
        table.do("fight:alaka")
        assert (table.amber(0), table.amber(1)) == (1, 2)
        assert table.damage(target.split()[0]) == 0
        assert table.has("troll", "warded") if "warded" in target else True


@proves("G243")
@said({"alaka": STEALS})
def test_where_no_damage_would_be_dealt_nothing_is_replaced() -> None:
    """The first fight against an elusive creature; and its own blow against one with skirmish."""
    table = Table(mine=["alaka"], theirs=["carlo-phantom"], amber=(0, 3), house="brobnar")
    table.do("fight:alaka")
    assert (table.amber(0), table.amber(1)) == (0, 3)
    table = Table(mine=["snufflegator"], theirs=["alaka +blood-of-titans"], amber=(3, 0), house="untamed")
    table.do("fight:snufflegator")
    assert (table.amber(0), table.amber(1)) == (3, 0)


@proves("G243", "G158")
@said(
    {
        "alaka": STEALS,
        "foozle": words(replaces(Replacements.WOUND, Gain(2), cards=THIS_CARD)),
    }
)
def test_the_active_player_chooses_between_replacements_of_one_dealing() -> None:
    for choice, amber in (("trigger:alaka", (1, 2)), ("trigger:foozle", (0, 5))):
        table = Table(mine=["alaka"], theirs=["foozle"], amber=(0, 3), house="brobnar")
        table.do("fight:alaka")
        assert table.asked == "replace"
        table.do(choice)
        assert (table.amber(0), table.amber(1)) == amber
        assert table.damage("foozle") == 0
        assert table.zone("alaka") == "discard"


@pytest.mark.parametrize("kind", ["assault", "splash"])
@proves("G243")
@said(
    {
        "alaka": words(
            replaces(Replacements.BLOW, Steal(1), cards=THIS_CARD), keyword(Keywords.ASSAULT, THIS_CARD, 1)
        ),
        "foozle": words(
            replaces(Replacements.BLOW, Steal(1), cards=THIS_CARD),
            keyword(Keywords.SPLASH_ATTACK, THIS_CARD, 1),
        ),
    }
)
def test_each_dealing_is_replaced_once_however_many_it_would_hit(kind: str) -> None:
    """Assault is a dealing of its own; splash comes at the same time as the blow."""
    attacker = "alaka" if kind == "assault" else "foozle"
    table = Table(mine=[attacker], theirs=["troll", "bumpsy"], amber=(0, 5), house="brobnar")
    table.do(f"fight:{attacker}", "card:troll")
    assert table.amber(0) == (2 if kind == "assault" else 1)
    assert (table.damage("troll"), table.damage("bumpsy")) == (0, 0)


@proves("G157", "G10")
@said(
    {
        "misery-exploit": words(play(Destroy(A(creature(ENEMY))), If(Did(), Gain(9)))),
        "alaka": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature())),
    }
)
def test_who_is_purged_in_place_of_the_pile_was_destroyed() -> None:
    table = Table(
        mine=["annihilation-ritual", "alaka"], theirs=["bumpsy"], hand=["misery-exploit"], house="dis"
    ).do("play:misery-exploit")
    assert (table.zone("bumpsy"), table.amber()) == ("purged", 10)


@proves("G156", "G158")
@said({"alaka": words(destroyed(Gain(1), instead=True))})
def test_two_creatures_that_save_themselves() -> None:
    table = Table(mine=["alaka", "alaka"], hand=["gateway-to-dis"], house="dis").do("play:gateway-to-dis")
    assert (table.asked, table.offered()) == ("replace", ["trigger:alaka", "trigger:alaka.2"])
    before = table.amber()
    table.do("trigger:alaka.2")
    assert (table.line(), table.amber()) == (["alaka", "alaka.2"], before + 2)
