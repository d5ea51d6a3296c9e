"""Sanctum of More Mutation, each card on a small board; its gigantic creatures are in ``test_gigantic.py``."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Moments
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import after, creature, gains_trait, words
from ludarium.testing import proves


def test_grey_aberrant() -> None:
    """``loses_traits``: no creature is a Mutant or a Knight any more, on either side, itself included."""
    table = Table(
        mine=["grey-aberrant", "lyco-knight exhausted"],
        theirs=["trimble"],
        hand=["gizelhart-s-wrath", "call-to-action"],
        house="sanctum",
    )
    table.do("play:gizelhart-s-wrath", "play:call-to-action")
    assert (table.line(0), table.line(1)) == (["grey-aberrant", "lyco-knight"], ["trimble"])
    assert table.has("lyco-knight", "exhausted")


def test_grey_aberrant_of_the_opponent() -> None:
    """Whoever controls it; once it has gone, they are what they were."""
    table = Table(
        mine=["troll", "lyco-knight"],
        theirs=["grey-aberrant"],
        hand=["gizelhart-s-wrath"] * 2,
        house="sanctum",
    )
    table.do("play:gizelhart-s-wrath")
    assert (table.line(0), table.line(1)) == (["troll", "lyco-knight"], ["grey-aberrant"])
    table.do("fight:lyco-knight", "play:gizelhart-s-wrath")
    assert (table.line(0), table.line(1)) == (["troll"], [])


def test_grey_aberrant_minds_creatures_in_play_alone() -> None:
    """Artifacts keep their traits, and so do cards that lie elsewhere."""
    table = Table(mine=["grey-aberrant", "shard-of-hope"], theirs=["bumpsy"], amber=(0, 2), house="sanctum")
    table.do("action:shard-of-hope")
    assert (table.on("grey-aberrant"), table.amber(1)) == (1, 1)  # for each friendly Shard
    state = Table(mine=["grey-aberrant"], hand=["lyco-knight"], house="sanctum").state
    assert [state.traits(c) for c in (*state.line(0), *state.row(1, 0))] == [[], ["mutant", "knight"]]


@proves("G123")
def test_grey_aberrant_takes_what_is_gained_too() -> None:
    """Of two texts that give and take a trait, the one that takes it wins."""
    with said({"yurk": words(gains_trait("mutant", creature()))}):
        table = Table(mine=["yurk"], theirs=["troll"], hand=["gizelhart-s-wrath"], house="sanctum")
        table.do("play:gizelhart-s-wrath")
        assert (table.line(0), table.line(1)) == ([], [])
        table = Table(
            mine=["yurk", "grey-aberrant"], theirs=["troll"], hand=["gizelhart-s-wrath"], house="sanctum"
        )
        table.do("play:gizelhart-s-wrath")
        assert (table.line(0), table.line(1)) == (["yurk", "grey-aberrant"], ["troll"])


@proves("G99")
def test_grey_aberrant_is_remembered() -> None:
    """What falls beside it falls without traits, and what enters has none when that is answered."""
    with said({"yurk": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature(trait="mutant")))}):
        for beside, gained in (["bumpsy"], 1), (["grey-aberrant"], 0):
            table = Table(mine=["troll", "yurk"], theirs=["trimble", *beside], house="brobnar")
            table.do("fight:troll", "card:trimble")
            assert (table.zone("trimble"), table.amber()) == ("discard", gained)
    table = Table(mine=["berinon", "grey-aberrant"], hand=["lyco-knight"], house="sanctum")
    table.do("play:lyco-knight", "place:0")
    assert not table.has("berinon", "enraged")


def test_grey_aberrant_lays_ardent_hero_open() -> None:
    """Ardent Hero is hurt by a weak creature that is no Mutant any more."""
    for beside, zone in (["bumpsy"], "line"), (["grey-aberrant"], "discard"):
        table = Table(mine=["ardent-hero"], theirs=["dæmo-knight", *beside], house="sanctum")
        table.do("fight:ardent-hero", "card:daemo-knight")
        assert table.zone("ardent-hero") == zone
