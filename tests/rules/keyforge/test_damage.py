"""Section 10: power, damage and armor."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Keywords
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.amounts import Count, CountIt, InPool
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, IS_THIS, OPPONENT, YES
from ludarium.games.keyforge.words.conditions import ActiveHouse, Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.harm import FULLY, Counters, Damage, Destroy, Heal
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    armor,
    artifact,
    creature,
    keyword,
    play,
    power,
    this_turn,
    unhurt,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


@proves("G83", "G90")
def test_damage_stays_and_does_not_lower_power() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy damage:3"], house="brobnar").do("fight:troll")
    assert (table.damage("troll"), table.power("troll")) == (5, 8)
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert table.damage("troll") == 5


@proves("G84")
@said(
    {
        "shard-of-strength": words(power(2, creature(FRIENDLY))),
        "the-flex": words(play(Destroy(A(artifact(ENEMY))))),
        "into-the-fray": words(play(this_turn(power(-5, creature(ENEMY))))),
        "halo-of-enlightenment": words(keyword(Keywords.INVULNERABLE, HOST_CARD)),
    }
)
def test_as_much_damage_as_power_destroys_at_once() -> None:
    """Also when power falls to the damage, or to 0; not who is invulnerable."""
    table = Table(
        theirs=["bumpsy damage:6", "troll", "shard-of-strength"], hand=["the-flex"], house="brobnar"
    )
    assert table.power("bumpsy") == 7
    table.do("play:the-flex")
    assert table.line(1) == ["troll"]
    none = Table(
        theirs=["bumpsy", "urchin +halo-of-enlightenment", "troll"], hand=["into-the-fray"], house="brobnar"
    ).do("play:into-the-fray")
    assert none.line(1) == ["urchin", "troll"]
    assert none.power("urchin") == -4


@proves("G84", "G103")
@said({"into-the-fray": words(play(this_turn(power(-5, creature(ENEMY)))))})
def test_a_ward_does_not_keep_a_creature_without_power() -> None:
    """It is discarded instead of the first destruction, and the creature is still without power."""
    table = Table(theirs=["bumpsy warded"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert table.line(1) == []


@proves("G85")
@said(
    {
        "the-flex": words(play(Counters(2, A(creature())))),
        "into-the-fray": words(play(Destroy(Each(creature(ENEMY))))),
        "shard-of-strength": words(power(1, creature(FRIENDLY, beside=IS_THIS))),
        "brammo": words(power(3, creature(FRIENDLY, beside=IS_THIS))),
    }
)
def test_power_counters_and_bonuses() -> None:
    table = Table(mine=["troll", "brammo", "bumpsy"], hand=["the-flex"], house="brobnar")
    assert [table.power(one) for one in ("troll", "brammo", "bumpsy")] == [11, 4, 8]
    table.do("play:the-flex", "card:troll")
    assert (table.plus("troll"), table.power("troll")) == (2, 13)


@proves("G86", "GX3")
@said(
    {
        "the-flex": words(play(Damage(5, Each(creature(ENEMY))))),
        "academy-training": words(unhurt(HOST_CARD)),
        "halo-of-enlightenment": words(keyword(Keywords.INVULNERABLE, HOST_CARD)),
    }
)
def test_what_stops_damage_in_its_order() -> None:
    """First what can't be hurt (its ward stays), then a ward (armor stays), then armor."""
    table = Table(
        theirs=[
            "champion-anaphiel warded +academy-training",
            "champion-anaphiel warded +halo-of-enlightenment",
            "champion-anaphiel warded",
            "champion-anaphiel",
        ],
        hand=["the-flex"],
        house="brobnar",
    ).do("play:the-flex")
    names = ["champion-anaphiel", "champion-anaphiel.2", "champion-anaphiel.3", "champion-anaphiel.4"]
    assert [table.damage(one) for one in names] == [0, 0, 0, 4]
    assert [table.has(one, "warded") for one in names] == [True, True, False, False]
    assert [table.state.armor_left(table.card(one)) for one in names] == [1, 1, 1, 0]
    assert [fact["by"] for fact in table.told("prevented")] == ["effect", "effect", "ward", "armor"]


@proves("G86")
def test_what_adds_to_the_damage_does_so_before_armor() -> None:
    """Valdr hits a flank creature harder: 6 + 2, less 1 by armor."""
    table = Table(mine=["valdr"], theirs=["champion-anaphiel plus:9"], house="brobnar").do("fight:valdr")
    assert table.damage("champion-anaphiel") == 7


@proves("G86", "G223", "GX12")
@said(
    {
        "the-flex": words(play(Damage(4, A(creature(ENEMY, name="champion-anaphiel"))))),
        "shard-of-strength": words(armor(3, creature(FRIENDLY))),
    }
)
def test_moved_damage_is_stopped_by_nothing_of_the_receiver() -> None:
    """The champion's own armor stops 4 of it before it is moved; Shadow Self keeps armor and ward."""
    table = Table(
        theirs=["champion-anaphiel", "shadow-self warded", "shard-of-strength"],
        hand=["the-flex"],
        house="brobnar",
    ).do("play:the-flex")
    assert (table.damage("champion-anaphiel"), table.damage("shadow-self")) == (0, 0)
    plain = Table(theirs=["champion-anaphiel", "shadow-self warded"], hand=["the-flex"], house="brobnar")
    plain.state.index = None
    plain.do("play:the-flex")
    assert (plain.damage("champion-anaphiel"), plain.damage("shadow-self")) == (0, 3)
    assert plain.has("shadow-self", "warded")
    assert plain.told("prevented") == [{"card": "champion-anaphiel", "amount": 1, "by": "armor"}]


@proves("G87")
@said(
    {
        "the-flex": words(play(Damage(2, Each(creature(ENEMY))))),
        "into-the-fray": words(play(Gain(1))),
        "pound": words(play(this_turn(armor(2, creature(ENEMY))))),
    }
)
def test_armor_works_once_a_turn() -> None:
    """Used up it keeps its value; what is gained later adds to what is left, and never undoes damage."""
    table = Table(
        theirs=["champion-anaphiel"], hand=["the-flex", "the-flex", "the-flex", "pound"], house="brobnar"
    )
    table.do("play:the-flex")
    assert (table.damage("champion-anaphiel"), table.armor("champion-anaphiel")) == (1, 1)
    table.do("play:pound")
    assert table.damage("champion-anaphiel") == 1
    table.do("play:the-flex")
    assert table.damage("champion-anaphiel") == 1
    table.do("play:the-flex")
    assert table.damage("champion-anaphiel") == 3
    table.do("end")
    assert table.state.armor_left(table.card("champion-anaphiel")) == 1


@proves("G88", "GX11")
@said(
    {
        "the-flex": words(play(Damage(1, Each(creature(ENEMY))))),
        "shard-of-strength": words(armor(2, creature(FRIENDLY))),
        "flamethrower": words(armor(1, creature(FRIENDLY))),
        "into-the-fray": words(play(Destroy(Each(artifact(ENEMY, name="shard-of-strength"))))),
        "pound": words(play(Destroy(Each(artifact(ENEMY, name="flamethrower"))))),
    }
)
def test_lost_armor_is_taken_from_the_used_part_first() -> None:
    def left(artifacts: list[str], action: str) -> int:
        table = Table(theirs=["bumpsy", *artifacts], hand=["the-flex", action], house="brobnar")
        assert table.armor("bumpsy") == 3
        table.do("play:the-flex", f"play:{action}")
        assert table.damage("bumpsy") == 0
        return table.state.armor_left(table.card("bumpsy"))

    assert left(["shard-of-strength", "flamethrower"], "into-the-fray") == 1
    assert left(["shard-of-strength", "flamethrower"], "pound") == 2


@proves("G89", "G10")
@said({"the-flex": words(play(Heal(FULLY, A(creature())), Gain(CountIt())))})
def test_healing() -> None:
    """Any creature may be chosen; one without damage was not healed."""
    table = Table(mine=["troll damage:3", "bumpsy"], hand=["the-flex", "the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.amber() == 0
    table.do("play:the-flex", "card:troll")
    assert (table.damage("troll"), table.amber()) == (0, 1)


@proves("G90", "GX4")
@said(
    {
        "the-flex": words(
            play(Damage(1, A(creature(ENEMY))), If(Did(), Gain(4)), Destroy(Each(creature(damaged=YES))))
        )
    }
)
def test_prevented_damage_was_not_dealt() -> None:
    armored = Table(theirs=["champion-anaphiel"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (armored.amber(), armored.line(1)) == (0, ["champion-anaphiel"])
    bare = Table(theirs=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (bare.amber(), bare.line(1)) == (4, [])
    poison = Table(mine=["inka-the-spider"], theirs=["champion-anaphiel"], house="untamed").do(
        "fight:inka-the-spider"
    )
    assert poison.line(1) == ["champion-anaphiel"]


@proves("G222")
@said({"the-flex": words(play(Damage(3, A(creature(ENEMY)), splash=1)))})
def test_splash_hits_the_neighbours_at_the_same_time() -> None:
    """The urchin dies with the creature that it stood beside, and shields nobody from the splash."""
    table = Table(theirs=["urchin", "umbra", "bumpsy", "troll"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex", "card:umbra")
    assert table.line(1) == ["bumpsy", "troll"]
    assert (table.damage("bumpsy"), table.damage("troll")) == (1, 0)


@proves("G86", "G242")
@said(
    {
        "the-flex": words(play(Damage(3, A(creature(ENEMY, name="urchin"))))),
        "halo-of-enlightenment": words(keyword(Keywords.INVULNERABLE, HOST_CARD)),
    }
)
def test_damage_moved_to_an_invulnerable_creature_is_gone() -> None:
    table = Table(theirs=["urchin", "shadow-self +halo-of-enlightenment"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert (table.zone("urchin"), table.damage("urchin"), table.damage("shadow-self")) == ("line", 0, 0)


@proves("G87")
@said({"the-flex": words(play(Damage(1, A(creature()))))})
def test_one_s_own_armor_is_back_at_the_end_of_one_s_own_turn() -> None:
    table = Table(mine=["champion-anaphiel"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.state.armor_left(table.card("champion-anaphiel")) == 0
    table.do("end")
    assert table.state.armor_left(table.card("champion-anaphiel")) == 1


@proves("G84")
@said(
    {
        "brammo": words(power(Count(creature(damaged=YES)), creature(FRIENDLY, name="urchin"))),
        "the-flex": words(play(Heal(1, A(creature(ENEMY))), Gain(Count(creature(FRIENDLY))))),
    }
)
def test_a_power_that_falls_by_healing_falls_at_once() -> None:
    table = Table(
        mine=["brammo", "urchin damage:2"], theirs=["troll damage:1"], hand=["the-flex"], house="brobnar"
    )
    assert table.power("urchin") == 3
    assert table.do("play:the-flex").amber() == 1  # Brammo alone is left when they are counted


@proves("G84")
@said({"brammo": words(power(-2, creature(FRIENDLY, name="urchin"), given=ActiveHouse(Houses.BROBNAR)))})
def test_a_power_that_falls_by_the_choice_of_a_house_falls_at_once() -> None:
    table = Table(mine=["brammo", "urchin plus:1"], house="brobnar", at="start").do("house:brobnar")
    assert table.zone("urchin") == "discard"


@proves("G84")
@said({"brammo": words(power(Count(creature(FRIENDLY, ready=YES)), creature(FRIENDLY, name="urchin")))})
def test_a_power_that_falls_by_exhausting_falls_at_once() -> None:
    table = Table(mine=["brammo", "urchin damage:2"], house="brobnar").do("reap:brammo")
    assert table.zone("urchin") == "discard"


@proves("G84")
@said({"brammo": words(power(InPool(OPPONENT), creature(FRIENDLY, name="urchin")))})
def test_a_power_that_falls_with_a_pool_falls_at_once() -> None:
    """Urchin steals what kept the other one alive."""
    table = Table(mine=["brammo", "urchin damage:2"], hand=["urchin"], amber=(0, 2), house="shadows")
    table.do("play:urchin", "place:0")
    assert table.zone("urchin") == "discard"
