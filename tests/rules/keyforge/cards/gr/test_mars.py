"""Mars of Grim Reminders, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HAUNTING = ["anger"] * 10
"""So many cards in a discard pile that its player is haunted (G120)."""
NOT_QUITE = ["anger"] * 9


def test_curse_of_disappearances() -> None:
    """It enters play on the opponent's side (G117), and puts one of their creatures into the other's archives each turn."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "urchin"], hand=["curse-of-disappearances"], house="mars"
    ).do("play:curse-of-disappearances")
    assert table.row("artifacts", 1) == ["curse-of-disappearances"]
    table.do("end")
    assert (table.line(), table.line(1)) == (["troll"], ["bumpsy", "urchin"])
    table.do(table.offered()[0], "end")
    assert sorted(table.offered()) == ["card:bumpsy", "card:urchin"]
    table.do("card:urchin")
    assert table.row("archives") == ["urchin"]
    assert table.line(1) == ["bumpsy"]


@proves("G130")
def test_curse_of_disappearances_gives_back() -> None:
    """A card that leaves the archives of a player who does not own it goes to its owner's hand."""
    table = Table(mine=["curse-of-disappearances", "troll"], house="mars").do("end")
    assert table.row("archives", 1) == ["troll"]
    table.step(1)
    assert table.asked == "archives"
    table.do("take")
    assert "troll" in table.hand(0)
    assert "troll" not in table.hand(1)


def test_curse_of_disappearances_and_nobody() -> None:
    table = Table(mine=["curse-of-disappearances"], theirs=["troll"], house="mars").to_turn_of(1)
    assert table.row("archives", 1) == []
    assert table.line(1) == ["troll"]


@pytest.mark.parametrize("pile", [[], ["blypyp"], ["blypyp", "anger", "ammonia-clouds"]])
def test_ilxid_avenger(pile: list[str]) -> None:
    """A counter for each Mars card in one's own discard pile, as it is played and after it fights."""
    mars = len([name for name in pile if name != "anger"])
    table = Table(
        theirs=["urchin"], hand=["ilxid-avenger"], discard=pile, their_discard=["blypyp"], house="mars"
    ).do("play:ilxid-avenger")
    assert table.plus("ilxid-avenger") == mars
    fought = Table(mine=["ilxid-avenger"], theirs=["urchin"], discard=pile, house="mars").do(
        "fight:ilxid-avenger"
    )
    assert fought.plus("ilxid-avenger") == mars
    reaped = Table(mine=["ilxid-avenger"], discard=pile, house="mars").do("reap:ilxid-avenger")
    assert reaped.plus("ilxid-avenger") == 0


def test_ilxid_avenger_as_scrap() -> None:
    """It lies in the pile by then, and counts itself; a friendly creature gets the counters."""
    table = Table(
        mine=["troll", "bumpsy"], theirs=["krump"], hand=["ilxid-avenger"], discard=["blypyp"], house="mars"
    ).do("discard:ilxid-avenger")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.plus("bumpsy"), table.plus("troll")) == (2, 0)
    nobody = Table(theirs=["krump"], hand=["ilxid-avenger"], house="mars").do("discard:ilxid-avenger")
    assert nobody.plus("krump") == 0


def test_psychic_haze() -> None:
    """Each enemy creature is enraged; the enraged fight no friendly Mars creature, others they may."""
    table = Table(mine=["psychic-haze", "zorg", "bumpsy"], theirs=["troll", "krump"], house="mars")
    table.do("action:psychic-haze")
    assert table.has("troll", "enraged")
    assert table.has("krump", "enraged")
    assert not table.has("bumpsy", "enraged")
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert table.damage("bumpsy") + (table.zone("bumpsy") == "discard") > 0
    assert table.damage("zorg") == 0


def test_psychic_haze_lets_the_calm_fight() -> None:
    """Who is not enraged fights Mars creatures all the same; an enraged one that finds nobody else reaps (G104)."""
    table = Table(mine=["psychic-haze", "zorg"], theirs=["troll", "krump enraged"], active=1, house="brobnar")
    assert "fight:troll" in table.offered()
    assert "fight:krump" not in table.offered()
    assert "reap:krump" in table.offered()


def test_psychic_haze_is_about_its_own_side() -> None:
    """The Mars creatures of the opponent are fought by enraged creatures as ever."""
    table = Table(mine=["psychic-haze", "troll enraged"], theirs=["zorg"], house="brobnar").do("fight:troll")
    assert table.zone("zorg") != "line" or table.damage("zorg") > 0


def test_the_body_snatchers() -> None:
    """What would destroy an enemy creature heals it and brings it over; one's own are destroyed as ever."""
    table = Table(
        mine=["krump", "urchin"],
        theirs=["bumpsy damage:2", "dust-imp"],
        hand=["the-body-snatchers", "ammonia-clouds"],
        house="mars",
    ).do("play:the-body-snatchers", "play:ammonia-clouds")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.zone("urchin") == "discard"
    assert table.line(1) == []
    assert sorted(table.line()) == ["bumpsy", "dust-imp", "krump"]
    assert (table.damage("bumpsy"), table.damage("dust-imp"), table.damage("krump")) == (0, 0, 3)


def test_the_body_snatchers_last_a_turn() -> None:
    table = Table(theirs=["dust-imp", "troll"], hand=["the-body-snatchers"], mine=["bumpsy"], house="mars")
    table.do("play:the-body-snatchers").to_turn_of(1, "brobnar").to_turn_of(0, "brobnar")
    table.do("fight:bumpsy", "card:dust-imp")
    assert table.zone("dust-imp") == "discard"


@pytest.mark.parametrize(("amber", "left"), [(0, 4), (1, 3), (2, 2), (5, 1)])
def test_urxym_the_diplomat(amber: int, left: int) -> None:
    """All Æ goes, that of the reap as well, and for each an enemy creature that is not of Mars."""
    table = Table(
        mine=["urxym-the-diplomat"],
        theirs=["troll", "bumpsy", "krump", "zorg", "urchin"],
        amber=(amber, 2),
        house="mars",
    ).do("reap:urxym-the-diplomat")
    while table.asked == "card":
        assert "card:zorg" not in table.offered()
        table.do(table.offered()[0])
    assert (table.amber(), table.amber(1)) == (0, 2)
    assert len(table.line(1)) == left
    assert "zorg" in table.line(1)
    assert table.keyword("urxym-the-diplomat", "elusive")


@pytest.mark.parametrize(("purged", "captured"), [([], 1), (["anger"], 2), (["anger", "troll"], 3)])
def test_crop_circles(purged: list[str], captured: int) -> None:
    """The creature takes 1 from its own side, and 1 more for each card that is purged from one's archives."""
    table = Table(
        theirs=["bumpsy", "zorg"],
        mine=["krump"],
        hand=["crop-circles"],
        archives=["anger", "troll"],
        their_archives=["urchin"],
        amber=(0, 5),
        house="mars",
    ).do("play:crop-circles")
    assert sorted(table.offered()) == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    for name in purged:
        table.do(f"archives:{name}")
    if len(purged) < 2:
        table.do("done" if purged else "no")
    assert (table.on("bumpsy"), table.amber(1), table.amber()) == (captured, 5 - captured, 1)
    assert sorted(table.row("purged")) == sorted(purged)


def test_crop_circles_without_such_a_creature() -> None:
    """The archives may still be purged; nobody captures."""
    table = Table(mine=["zorg"], hand=["crop-circles"], archives=["anger"], amber=(3, 3), house="mars")
    table.do("play:crop-circles", "archives:anger")
    assert table.row("purged") == ["anger"]
    assert (table.amber(), table.amber(1), table.on("zorg")) == (4, 3, 0)


@proves("G130")
def test_glimmerspore() -> None:
    """Any artifact goes into one's archives, an enemy one too; one that is not one's own goes home from there."""
    table = Table(mine=["commpod"], theirs=["mothergun"], hand=["glimmerspore"], house="mars")
    table.do("play:glimmerspore")
    assert sorted(table.offered()) == ["card:commpod", "card:mothergun"]
    table.do("card:mothergun")
    assert table.row("archives") == ["mothergun"]
    table.to_turn_of(1).do("end").step(0, "mars")
    table.do("take")
    assert "mothergun" in table.hand(1)
    mine = Table(mine=["commpod"], hand=["glimmerspore"], house="mars").do("play:glimmerspore")
    assert mine.row("archives") == ["commpod"]


def test_loyalty_implants() -> None:
    """For the rest of the turn friendly Mars creatures may be used, whatever the active house."""
    table = Table(mine=["loyalty-implants", "zorg", "bumpsy"], theirs=["tunk"], house="dis")
    assert "reap:zorg" not in table.offered()
    table.do("omni:loyalty-implants")
    assert table.zone("loyalty-implants") == "discard"
    assert "reap:zorg" in table.offered()
    assert "reap:bumpsy" not in table.offered()
    table.to_turn_of(1, "brobnar").to_turn_of(0, "dis")
    assert "reap:zorg" not in table.offered()


def test_nameless_horror() -> None:
    """It has poison always, the rest while its player is haunted."""
    table = Table(mine=["nameless-horror"], discard=HAUNTING, house="mars")
    assert [table.keyword("nameless-horror", name) for name in ("poison", "elusive", "skirmish")] == [1, 1, 1]
    not_yet = Table(mine=["nameless-horror"], discard=NOT_QUITE, their_discard=HAUNTING, house="mars")
    assert [not_yet.keyword("nameless-horror", name) for name in ("poison", "elusive", "skirmish")] == [
        1,
        0,
        0,
    ]


def test_overclocked_shock_collar() -> None:
    """Its creature stuns itself and its neighbours after it reaps."""
    table = Table(
        mine=["bumpsy", "zorg +overclocked-shock-collar", "krump", "urchin"], theirs=["troll"], house="mars"
    ).do("reap:zorg")
    names = ("bumpsy", "zorg", "krump", "urchin", "troll")
    assert [table.has(name, "stunned") for name in names] == [True, True, True, False, False]
    assert table.amber() == 1


def test_overclocked_shock_collar_as_scrap() -> None:
    """Each Mars creature of either side loses its stun, and no other."""
    table = Table(
        mine=["zorg stunned", "krump stunned"],
        theirs=["tunk stunned"],
        hand=["overclocked-shock-collar"],
        house="mars",
    ).do("discard:overclocked-shock-collar")
    assert [table.has(name, "stunned") for name in ("zorg", "krump", "tunk")] == [False, True, False]


@pytest.mark.parametrize(("pile", "ready"), [(HAUNTING, True), (NOT_QUITE, False)])
def test_the_red_death(pile: list[str], ready: bool) -> None:
    """Nothing readies it (VERB_READY) unless its player is haunted: neither the step nor an effect."""
    table = Table(
        mine=["the-red-death exhausted"],
        discard=pile,
        their_discard=HAUNTING,
        hand=["squawker"],
        house="mars",
    )
    table.do("play:squawker", "mode:1")
    assert table.has("the-red-death", "exhausted") is not ready
    step = Table(mine=["the-red-death exhausted", "krump exhausted"], discard=pile, house="mars").do("end")
    assert step.has("the-red-death", "exhausted") is not ready
    assert not step.has("krump", "exhausted")


def test_the_red_death_fights() -> None:
    table = Table(mine=["the-red-death"], theirs=["urchin"], deck=["troll"], house="mars").do(
        "fight:the-red-death"
    )
    assert table.amber() == 1
    assert table.hand() == ["troll"]


def test_war_of_the_worlds() -> None:
    """All that is not of Mars is destroyed; the Mars creatures of both sides suffer 2."""
    table = Table(mine=["zorg", "krump"], theirs=["tunk", "troll"], hand=["war-of-the-worlds"], house="mars")
    table.do("play:war-of-the-worlds")
    assert (table.line(), table.line(1)) == (["zorg"], ["tunk"])
    assert (table.damage("zorg"), table.damage("tunk")) == (2, 1)  # one has armor


def test_xyp_the_implanter() -> None:
    """An enemy creature comes over; then a friendly one is destroyed, that one or itself if one likes."""
    table = Table(mine=["xyp-the-implanter"], theirs=["troll", "bumpsy"], house="mars")
    table.do("reap:xyp-the-implanter", "card:troll")
    while table.asked == "place":
        table.do(table.offered()[0])
    assert sorted(table.offered()) == ["card:troll", "card:xyp-the-implanter"]
    table.do("card:xyp-the-implanter")
    assert (table.line(), table.line(1)) == (["troll"], ["bumpsy"])
    alone = Table(mine=["xyp-the-implanter"], house="mars").do("reap:xyp-the-implanter")
    assert alone.zone("xyp-the-implanter") == "discard"


@proves("G130")
def test_yipyax_abductor() -> None:
    """An upgrade of either side, as it is played and after it fights."""
    table = Table(
        mine=["zorg +jammer-pack"], theirs=["troll +blood-of-titans"], hand=["yipyax-abductor"], house="mars"
    ).do("play:yipyax-abductor", "place:0")
    assert sorted(table.offered()) == ["card:blood-of-titans", "card:jammer-pack"]
    table.do("card:blood-of-titans")
    assert table.row("archives") == ["blood-of-titans"]
    table.to_turn_of(1).do("end").step(0, "mars")
    table.do("take")
    assert "blood-of-titans" in table.hand(1)
    fought = Table(mine=["yipyax-abductor"], theirs=["urchin"], house="mars").do("fight:yipyax-abductor")
    assert fought.row("archives") == []


@pytest.mark.parametrize(("pile", "captured"), [(HAUNTING, 2), (NOT_QUITE, 0)])
def test_abduct_o_matic(pile: list[str], captured: int) -> None:
    table = Table(mine=["abduct-o-matic"], theirs=["urchin"], discard=pile, amber=(0, 5), house="mars")
    table.do("fight:abduct-o-matic")
    assert (table.on("abduct-o-matic"), table.amber(1)) == (captured, 5 - captured)


def test_abduct_o_matic_as_scrap() -> None:
    """The weakest friendly creature captures; among the tied one chooses (G194)."""
    table = Table(
        mine=["troll", "dust-imp"], theirs=["urchin"], hand=["abduct-o-matic"], amber=(0, 5), house="mars"
    ).do("discard:abduct-o-matic")
    assert (table.on("dust-imp"), table.amber(1)) == (2, 3)
    tied = Table(mine=["dust-imp", "dust-imp"], hand=["abduct-o-matic"], amber=(0, 5), house="mars")
    tied.do("discard:abduct-o-matic", "card:dust-imp.2")
    assert tied.on("dust-imp.2") == 2


@pytest.mark.parametrize(("pile", "enraged"), [(HAUNTING, False), (NOT_QUITE, True)])
def test_brash_grabber(pile: list[str], enraged: bool) -> None:
    table = Table(hand=["brash-grabber"], discard=pile, house="mars").do("play:brash-grabber")
    assert table.has("brash-grabber", "enraged") is enraged


def test_brash_grabber_takes_amber() -> None:
    """From an enemy creature into its own pool, whatever the active house."""
    table = Table(mine=["brash-grabber"], theirs=["troll amber:2", "bumpsy"], house="dis")
    table.do("omni:brash-grabber", "card:troll")
    assert (table.amber(), table.on("troll")) == (1, 1)


@pytest.mark.parametrize(("pile", "cost"), [(HAUNTING, 9), (NOT_QUITE, 6)])
def test_distant_void_prober(pile: list[str], cost: int) -> None:
    """The keys of the opponent cost more in their next turn, if one was haunted as it reaped."""
    table = Table(mine=["distant-void-prober"], discard=pile, amber=(0, 7), house="mars")
    table.do("reap:distant-void-prober").to_turn_of(1)
    assert table.state.key_cost(1) == cost
    assert table.keys(1) == (cost == 6)
    assert table.state.key_cost(0) == 6
    table.to_turn_of(0)
    assert table.state.key_cost(1) == 6


def test_distant_void_prober_as_scrap() -> None:
    table = Table(
        mine=["troll"], theirs=["bumpsy", "urchin"], hand=["distant-void-prober"], amber=(2, 3), house="mars"
    ).do("discard:distant-void-prober")
    assert sorted(table.offered()) == ["card:bumpsy", "card:urchin"]
    table.do("card:urchin")
    assert (table.on("urchin"), table.amber(), table.amber(1)) == (1, 2, 2)
