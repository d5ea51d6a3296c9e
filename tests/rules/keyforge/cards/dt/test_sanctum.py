"""Sanctum of Dark Tidings, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_almsmaster() -> None:
    """Deployed between two creatures, each of them captures 1 Æ; others do not."""
    table = Table(mine=["troll", "krump", "bumpsy"], hand=["almsmaster"], amber=(0, 3), house="sanctum")
    table.do("play:almsmaster", "place:1")
    assert table.line() == ["troll", "almsmaster", "krump", "bumpsy"]
    assert [table.on(name) for name in table.line()] == [1, 0, 1, 0]
    table = Table(hand=["almsmaster"], amber=(0, 3), house="sanctum").do("play:almsmaster")
    assert table.amber(1) == 3


def test_almsmaster_evil_twin() -> None:
    """A neighbour that is destroyed steals, whoever destroys it; itself and others do not."""
    position = {"mine": ["urchin", "almsmaster-evil-twin", "silvertooth", "noddy-the-thief"], "amber": (0, 3)}
    table = Table(**position, theirs=["troll"], house="shadows")
    table.do("fight:silvertooth")
    assert (table.zone("silvertooth"), table.amber(), table.amber(1)) == ("discard", 1, 2)
    table.do("fight:noddy-the-thief")
    assert (table.zone("noddy-the-thief"), table.amber()) == ("discard", 2)
    table = Table(**position, theirs=["troll"], house="shadows").do("fight:noddy-the-thief")
    assert (table.zone("noddy-the-thief"), table.amber()) == ("discard", 0)
    table = Table(mine=["almsmaster-evil-twin damage:3"], theirs=["troll"], amber=(0, 3), house="sanctum")
    table.do("fight:almsmaster-evil-twin")
    assert (table.zone("almsmaster-evil-twin"), table.amber()) == ("discard", 0)


def test_grey_augur() -> None:
    """1 Æ after a neighbour fights; not after itself or another does."""
    table = Table(
        mine=["grey-augur", "sequis", "raiding-knight"], theirs=["urchin", "silvertooth"], house="sanctum"
    )
    table.do("fight:sequis", "card:silvertooth")
    assert table.amber() == 1
    table.do("fight:raiding-knight")
    assert table.amber() == 1


def test_grey_augur_evil_twin() -> None:
    """A neighbour that reaps brings another Æ and is exalted."""
    table = Table(mine=["grey-augur-evil-twin", "raiding-knight", "lyco-knight"], house="sanctum")
    table.do("reap:raiding-knight")
    assert (table.amber(), table.on("raiding-knight")) == (2, 1)
    table.do("reap:lyco-knight", "reap:grey-augur-evil-twin")
    assert (table.amber(), table.on("lyco-knight"), table.on("grey-augur-evil-twin")) == (4, 0, 0)


@proves("G246")
@pytest.mark.parametrize(("tide", "high"), [("high", True), ("low", False), ("neutral", False)])
def test_laerie_of_the_lake(tide: str, high: bool) -> None:
    """All friendly creatures have 2 more armor while the tide is high; the twin 5 for itself alone."""
    table = Table(mine=["lærie-of-the-lake", "sequis"], theirs=["troll"], tide=tide, house="sanctum")
    more = 2 if high else 0
    assert [table.armor(name) for name in ("laerie-of-the-lake", "sequis", "troll")] == [more, 2 + more, 0]
    table = Table(mine=["lærie-of-the-lake-evil-twin", "sequis"], tide=tide, house="sanctum")
    assert [table.armor(name) for name in ("laerie-of-the-lake-evil-twin", "sequis")] == [5 if high else 0, 2]


def test_seneschal_sargassa() -> None:
    """A creature of whoever raises the tide captures 2 Æ from the other; AP chooses it."""
    position = {"theirs": ["krump", "bumpsy"], "tide": "neutral", "amber": (3, 3)}
    table = Table(mine=["seneschal-sargassa", "troll"], house="sanctum", **position).do("tide")
    assert table.offered() == ["card:seneschal-sargassa", "card:troll"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber(), table.amber(1)) == (2, 3, 1)
    table.to_turn_of(1).do("tide")
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table.do("card:krump")
    assert (table.on("krump"), table.amber(), table.amber(1)) == (2, 1, 1)
    table = Table(mine=["seneschal-sargassa", "troll"], active=1, amber=(3, 3), tide="low").do("tide")
    assert (table.amber(), table.amber(1)) == (3, 3)


def test_seneschal_sargassa_evil_twin() -> None:
    """It captures from the opponent, whoever raises the tide; not where nobody does."""
    table = Table(mine=["seneschal-sargassa-evil-twin"], tide="neutral", amber=(3, 5), house="sanctum").do(
        "tide"
    )
    assert (table.on("seneschal-sargassa-evil-twin"), table.amber(), table.amber(1)) == (2, 3, 3)
    table.do("tide")
    assert table.on("seneschal-sargassa-evil-twin") == 2
    table.to_turn_of(1).do("tide")
    assert (table.on("seneschal-sargassa-evil-twin"), table.amber(1)) == (4, 1)


def test_sir_bevor() -> None:
    """Taunt; or poison, which kills whatever its power has hurt."""
    table = Table(mine=["sir-bevor", "troll"], theirs=["krump"], active=1, house="brobnar")
    table.do("fight:krump")
    assert (table.damage("sir-bevor"), table.zone("sir-bevor"), table.damage("troll")) == (0, "discard", 0)
    table = Table(mine=["sir-bevor-evil-twin"], theirs=["troll"], house="sanctum").do(
        "fight:sir-bevor-evil-twin"
    )
    assert table.zone("troll") == "discard"


@pytest.mark.parametrize(("tide", "high"), [("high", True), ("low", False), ("neutral", False)])
def test_orphiel_seas_chosen(tide: str, high: bool) -> None:
    table = Table(mine=["orphiel-sea-s-chosen"], theirs=["silvertooth"], tide=tide, house="sanctum")
    table.do("fight:orphiel-sea-s-chosen")
    assert (table.damage("orphiel-sea-s-chosen"), table.amber()) == ((0, 2) if high else (2, 0))


@pytest.mark.parametrize(("tide", "low"), [("high", False), ("low", True), ("neutral", False)])
def test_orphion_lands_chosen(tide: str, low: bool) -> None:
    table = Table(mine=["orphion-land-s-chosen"], tide=tide, amber=(0, 3), house="sanctum")
    assert table.armor("orphion-land-s-chosen") == (3 if low else 0)
    table.do("reap:orphion-land-s-chosen")
    assert (table.amber(), table.on("orphion-land-s-chosen")) == (1, 2 if low else 0)


@pytest.mark.parametrize("keys", [0, 1, 2])
def test_avenging_aura(keys: int) -> None:
    """As much assault as the opponent has keys, for all friendly creatures, until the turn ends."""
    table = Table(
        mine=["sequis"],
        theirs=["troll"],
        hand=["avenging-aura", "raiding-knight"],
        keys=(1, keys),
        house="sanctum",
    )
    table.do("play:avenging-aura", "play:raiding-knight", "place:0")
    assert [table.keyword(name, "assault") for name in ("sequis", "raiding-knight", "troll")] == [
        keys,
        keys,
        0,
    ]
    table.do("fight:sequis")
    assert table.damage("troll") == 4 + keys
    table.do("end")
    assert table.keyword("sequis", "assault") == 0


def test_dry_the_river() -> None:
    """No creature reaps whose player has low tide: on either side."""
    for tide, mine, theirs in (("high", True, False), ("low", False, True), ("neutral", True, True)):
        table = Table(mine=["dry-the-river", "troll"], theirs=["krump"], tide=tide, house="brobnar")
        assert ("reap:troll" in table.offered()) == mine
        assert "fight:troll" in table.offered()
        table = Table(mine=["dry-the-river", "troll"], theirs=["krump"], tide=tide, active=1, house="brobnar")
        assert ("reap:krump" in table.offered()) == theirs


def test_sgs_illuminator() -> None:
    """For each creature exhausted so, a creature is stunned and exalted: any one, each time another if one likes."""
    table = Table(
        mine=["sgs-illuminator", "sequis", "raiding-knight", "lyco-knight exhausted", "troll"], theirs=["krump"],
        house="sanctum",
    )  # fmt: skip
    table.do("action:sgs-illuminator")
    assert table.offered() == ["card:sequis", "card:raiding-knight", "card:lyco-knight", "no"]
    table.do("card:sequis", "card:raiding-knight", "card:lyco-knight")
    assert table.offered() == [
        "card:sequis",
        "card:raiding-knight",
        "card:lyco-knight",
        "card:troll",
        "card:krump",
    ]
    table.do("card:krump", "card:krump")
    assert (table.has("krump", "stunned"), table.on("krump"), table.asked) == (True, 2, "turn")
    table = Table(mine=["sgs-illuminator", "sequis"], theirs=["krump"], house="sanctum")
    table.do("action:sgs-illuminator", "no")
    assert (table.on("krump"), table.asked) == (0, "turn")


@pytest.mark.parametrize(("amber", "zone", "left"), [(0, "line", 0), (4, "line", 0), (7, "discard", 7)])
def test_the_corpulent_collector(amber: int, zone: str, left: int) -> None:
    """It captures all there is and takes as much damage; of 7 it dies and the Æ goes back."""
    table = Table(hand=["the-corpulent-collector"], amber=(0, amber), house="sanctum")
    table.do("play:the-corpulent-collector")
    assert (table.zone("the-corpulent-collector"), table.amber(1)) == (zone, left)
    if zone == "line":
        assert (table.on("the-corpulent-collector"), table.damage("the-corpulent-collector")) == (
            amber,
            amber,
        )


@proves("G136")
def test_trial_by_water() -> None:
    """The tide is neutral, and nobody raises it before one's own next turn."""
    table = Table(hand=["trial-by-water", "marshal-ewer"], tide="high", house="sanctum")
    table.do("play:trial-by-water")
    assert (table.state.tide, table.amber()) == (-1, 1)
    assert "tide" not in table.offered()
    table.do("play:marshal-ewer")
    assert table.state.tide == -1
    table.to_turn_of(1)
    assert "tide" not in table.offered()
    table.to_turn_of(0).do("tide")
    assert table.state.tide == 0


def test_first_or_last() -> None:
    """All of the strongest, or all of the weakest, of both sides."""
    position = {"mine": ["troll", "urchin", "krump"], "theirs": ["troll", "silvertooth"]}
    table = Table(**position, hand=["first-or-last"], house="sanctum").do("play:first-or-last", "mode:1")
    assert (table.line(), table.line(1), len(table.row("purged")), len(table.row("purged", 1))) == (
        ["urchin", "krump"], ["silvertooth"], 1, 1,
    )  # fmt: skip
    table = Table(**position, hand=["first-or-last"], house="sanctum").do("play:first-or-last", "mode:2")
    assert (len(table.line()), len(table.line(1))) == (2, 2)
    table = Table(hand=["first-or-last"], house="sanctum").do("play:first-or-last", "mode:1")
    assert table.asked == "turn"


def test_holdfast() -> None:
    """``AFTER_DAMAGED``: it is readied when a neighbour has been dealt damage, in a fight or not, even if that dies of it;
    not by damage to itself or to others, nor by damage that armor stops."""
    position = {"mine": ["sequis", "holdfast exhausted", "urchin", "troll"]}
    table = Table(**position, theirs=["krump"], active=1, house="brobnar")
    table.do("fight:krump", "card:sequis")
    assert not table.has("holdfast", "exhausted")
    for target, ready in (("sequis", False), ("urchin", True), ("troll", False), ("holdfast", False)):
        table = Table(**position, hand=["punch"], house="brobnar")
        table.state.used[table.card("sequis")] = -1
        table.do("play:punch", f"card:{target}")
        assert table.has("holdfast", "exhausted") != ready
    table = Table(**position, hand=["hammer-gram"], house="sanctum").do("play:hammer-gram", "card:urchin")
    assert (table.zone("urchin"), table.has("holdfast", "exhausted")) == ("discard", False)


def test_honor_or_glory() -> None:
    position = {
        "mine": ["troll", "krump", "bumpsy"],
        "theirs": ["valdr", "troll", "krump"],
        "hand": ["honor-or-glory"],
    }
    names = ("troll", "krump", "bumpsy", "valdr", "troll.2", "krump.2")
    table = Table(**position, house="sanctum").do("play:honor-or-glory", "mode:1")
    hurt = [table.state.damage[c] for c in (*table.state.line(0), *table.state.line(1))]
    assert hurt == [3, 0, 3, 3, 0, 3]
    assert len(names) == 6
    table = Table(**position, house="sanctum").do("play:honor-or-glory", "mode:2")
    hurt = [table.state.damage[c] for c in (*table.state.line(0), *table.state.line(1))]
    assert hurt == [0, 3, 0, 0, 3, 0]


def test_redhand_registry() -> None:
    """Whoever steals from its player forges no key in their next turn; afterwards they do."""
    table = Table(
        mine=["redhand-registry"],
        theirs=["urchin"],
        their_hand=["urchin"],
        amber=(2, 6),
        active=1,
        house="shadows",
    )
    table.do("play:urchin", "place:0")
    assert table.amber() == 1
    table.to_turn_of(0)
    table.to_turn_of(1)
    assert table.keys(1) == 0
    table.to_turn_of(0).to_turn_of(1)
    assert table.keys(1) == 1
    table = Table(mine=["redhand-registry"], amber=(2, 6), active=1, at="start").to_turn_of(1)
    assert table.keys(1) == 1
    table = Table(mine=["redhand-registry"], hand=["urchin"], amber=(6, 3), house="shadows")
    table.do("play:urchin").to_turn_of(1).to_turn_of(0)
    assert table.keys() == 1


def test_badgemagus() -> None:
    """After it fights, its neighbours are readied and fight, one after the other."""
    table = Table(
        mine=["troll exhausted", "badgemagus", "krump"],
        theirs=["silvertooth", "valdr", "bumpsy"],
        house="sanctum",
    )
    table.do("fight:badgemagus", "card:silvertooth")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll", "card:valdr")
    assert (table.zone("valdr"), table.damage("troll")) == ("discard", 6)
    table.do("card:krump") if "card:krump" in table.offered() else None
    assert (table.zone("bumpsy"), table.damage("krump")) == ("discard", 5)
    table = Table(mine=["badgemagus"], theirs=["silvertooth"], house="sanctum").do("fight:badgemagus")
    assert table.asked == "turn"


def test_hammer_gram() -> None:
    """3 damage and a stun, both for the same creature."""
    table = Table(mine=["sequis"], theirs=["troll"], hand=["hammer-gram"], house="sanctum").do(
        "play:hammer-gram"
    )
    assert table.offered() == ["card:sequis", "card:troll"]
    table.do("card:troll")
    assert (table.damage("troll"), table.has("troll", "stunned"), table.has("sequis", "stunned")) == (
        3,
        True,
        False,
    )


def test_heal_or_harm() -> None:
    position = {"mine": ["troll damage:4 exhausted"], "theirs": ["krump damage:5"], "hand": ["heal-or-harm"]}
    table = Table(**position, house="sanctum").do("play:heal-or-harm", "mode:1", "card:krump")
    assert (table.damage("krump"), table.damage("troll"), table.amber()) == (0, 4, 1)
    table = Table(**position, house="sanctum").do("play:heal-or-harm", "mode:2")
    assert (table.zone("krump"), table.amber()) == ("discard", 0)
    table = Table(hand=["heal-or-harm"], house="sanctum").do("play:heal-or-harm", "mode:1")
    assert table.amber() == 1


def test_marshal_ewer() -> None:
    """When played and after it fights."""
    table = Table(hand=["marshal-ewer"], tide="low", house="sanctum").do("play:marshal-ewer")
    assert (table.state.tide, table.chains()) == (0, 0)
    table = Table(mine=["marshal-ewer"], theirs=["urchin"], tide="low", house="sanctum").do(
        "fight:marshal-ewer"
    )
    assert table.state.tide == 0


def test_shifting_battlefield() -> None:
    """A friendly creature moves, or stays, and captures 1 Æ."""
    table = Table(
        mine=["troll", "krump", "bumpsy"],
        theirs=["valdr"],
        hand=["shifting-battlefield"],
        amber=(0, 2),
        house="sanctum",
    )
    table.do("play:shifting-battlefield")
    assert table.offered() == ["card:troll", "card:krump", "card:bumpsy"]
    table.do("card:troll", "place:1")
    assert (table.line(), table.on("troll"), table.amber(1)) == (["krump", "troll", "bumpsy"], 1, 1)


@pytest.mark.parametrize(("tide", "allowed"), [("high", True), ("low", False), ("neutral", False)])
def test_strange_ordination(tide: str, allowed: bool) -> None:
    """3 Æ, but only with high tide."""
    table = Table(hand=["strange-ordination"], tide=tide, house="sanctum")
    assert ("play:strange-ordination" in table.offered()) == allowed
    if allowed:
        table.do("play:strange-ordination")
        assert table.amber() == 3


def test_taxing_journey() -> None:
    """The creature and those of its neighbours that share a house with it."""
    table = Table(
        mine=["sequis", "raiding-knight", "troll", "lyco-knight"], theirs=["general-xalvador"], hand=["taxing-journey"],
        amber=(0, 5), house="sanctum",
    )  # fmt: skip
    table.do("play:taxing-journey")
    assert "card:general-xalvador" not in table.offered()
    table.do("card:raiding-knight")
    assert [table.on(name) for name in table.line()] == [1, 1, 0, 0]
    assert table.amber(1) == 3
