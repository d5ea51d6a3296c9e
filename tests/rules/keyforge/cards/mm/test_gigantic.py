"""The gigantic creatures of Mass Mutation."""

from __future__ import annotations

from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_ultra_gravitron() -> None:
    """It archives five cards, or as many as there are."""
    hand = ["ultra-gravitron", "ultra-gravitron2"]
    table = Table(hand=hand, house="logos")
    table.do("play:ultra-gravitron")
    assert len(table.row("archives")) == 5
    few = Table(hand=hand, deck=["troll", "anger"], house="logos")
    few.do("play:ultra-gravitron")
    assert sorted(few.row("archives")) == ["anger", "troll"]


def test_ultra_gravitron_resolves_the_icons_of_what_it_purges() -> None:
    """For a card from the archives: each icon in its order, the first for one Æ, the second for a card."""
    table = Table(
        mine=["ultra-gravitron"],
        theirs=["troll icons:AR", "umbra"],
        archives=["anger", "punch"],
        house="logos",
    )
    table.do("reap:ultra-gravitron", "archives:anger")
    assert table.zone("anger") == "discard"
    assert table.offered() == ["card:ultra-gravitron", "card:troll+AR", "card:umbra"]
    table.do("card:troll+AR")
    assert table.zone("troll+AR") == "purged"
    assert table.amber() == 2
    assert len(table.hand()) == 1


def test_ultra_gravitron_purges_nothing_without_archives() -> None:
    table = Table(mine=["ultra-gravitron"], theirs=["troll icons:AA"], house="logos")
    table.do("reap:ultra-gravitron")
    assert table.asked == "turn"
    assert (table.line(1), table.amber()) == (["troll+AA"], 1)


@proves("G163", "G247")
def test_ultra_gravitron_resolves_the_icons_of_a_top_half() -> None:
    """A gigantic creature's icons are on the half that goes with it."""
    table = Table(mine=["ultra-gravitron"], theirs=["tormax icons:AA"], archives=["anger"], house="logos")
    table.do("reap:ultra-gravitron", "card:tormax")
    assert table.amber() == 3
    assert sorted(table.row("purged", 1)) == ["tormax", "tormax2+AA"]
    check(table.state)


def test_deusillus() -> None:
    """It captures all, and hurts an enemy creature only."""
    table = Table(
        hand=["deusillus", "deusillus2"],
        mine=["bumpsy"],
        theirs=["troll", "umbra"],
        amber=(1, 4),
        house="saurian",
    )
    table.do("play:deusillus", "place:0")
    assert (table.on("deusillus"), table.amber(1)) == (4, 0)
    assert table.offered() == ["card:troll", "card:umbra"]
    table.do("card:troll")
    assert table.damage("troll") == 5


def test_deusillus_on_an_empty_board() -> None:
    table = Table(hand=["deusillus", "deusillus2"], amber=(1, 0), house="saurian")
    table.do("play:deusillus")
    assert (table.on("deusillus"), table.asked) == (0, "turn")


def test_deusillus_strikes_all() -> None:
    """After a fight and after a reap; its Æ goes to the supply, as far as there is one."""
    table = Table(
        mine=["deusillus amber:2", "bumpsy"], theirs=["troll", "pitlord"], amber=(0, 1), house="saurian"
    )
    table.do("reap:deusillus")
    assert (table.on("deusillus"), table.amber(), table.amber(1)) == (1, 1, 1)
    assert [table.damage(name) for name in ("troll", "pitlord", "bumpsy")] == [2, 2, 0]
    bare = Table(mine=["deusillus"], theirs=["troll", "krump"], house="saurian")
    bare.do("fight:deusillus", "card:troll")
    assert bare.zone("troll") == "discard"
    assert bare.damage("krump") == 2


NIFFLES = ["niffle-ape", "niffle-queen"]


def test_niffle_kong_searches_for_niffles() -> None:
    """In deck and discard pile; any number of them, perhaps none. Its own halves: the one with traits is a Niffle."""
    table = Table(
        hand=["niffle-kong", "niffle-kong2"],
        deck=["niffle-ape", "troll"],
        discard=["niffle-queen", "anger"],
        house="untamed",
    )
    table.do("play:niffle-kong")
    assert table.offered() == ["pile:niffle-queen", "deck:niffle-ape", "no"]
    table.do("pile:niffle-queen", "deck:niffle-ape")
    assert sorted(table.hand()) == NIFFLES
    none = Table(hand=["niffle-kong", "niffle-kong2"], deck=["niffle-ape"], house="untamed")
    none.do("play:niffle-kong", "no")
    assert none.hand() == []
    lost = Table(
        hand=["niffle-kong", "niffle-kong2"],
        discard=["niffle-kong", "niffle-kong2"],
        deck=[],
        house="untamed",
    )
    lost.do("play:niffle-kong")
    assert lost.offered() == ["pile:niffle-kong.2", "no"]


def test_niffle_kong_pays_with_a_niffle() -> None:
    """Another one or itself; if it does, it hurts, steals and destroys an artifact."""
    board = {"mine": ["niffle-kong", "niffle-ape", "bumpsy"], "theirs": ["troll", "pocket-universe"]}
    table = Table(**board, amber=(0, 2), house="untamed")
    table.do("reap:niffle-kong", "yes")
    assert table.offered() == ["card:niffle-kong", "card:niffle-ape"]
    table.do("card:niffle-ape", "card:troll")
    assert (table.damage("troll"), table.amber(), table.amber(1)) == (3, 2, 1)
    assert table.zone("pocket-universe") == "discard"
    kept = Table(**board, amber=(0, 2), house="untamed")
    kept.do("reap:niffle-kong", "no")
    assert (kept.amber(), kept.amber(1), kept.damage("troll")) == (1, 2, 0)
    fight = Table(**board, amber=(0, 2), house="untamed")
    fight.do("fight:niffle-kong", "yes", "card:niffle-kong", "card:bumpsy")
    assert (fight.damage("bumpsy"), fight.row("discard")) == (3, ["niffle-kong", "niffle-kong2"])
    assert fight.amber() == 1
    check(fight.state)
