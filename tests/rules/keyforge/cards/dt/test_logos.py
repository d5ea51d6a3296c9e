"""Logos of Dark Tidings, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def settled(table: Table) -> Table:
    """What waits is resolved in the order in which it is offered."""
    while table.asked == "trigger":
        table.do(table.offered()[0])
    return table


@pytest.mark.parametrize(("name", "stolen"), [("armadrone", 1), ("armadrone-evil-twin", 2)])
def test_armadrone(name: str, stolen: int) -> None:
    """It steals after it fights, if it is still there; as much as there is."""
    table = Table(mine=[name], theirs=["dust-pixie"], amber=(0, 3), house="logos")
    table.do(f"fight:{name}")
    assert (table.amber(), table.amber(1)) == (stolen, 3 - stolen)
    table = Table(mine=[name], theirs=["dust-pixie"], amber=(0, 1), house="logos")
    table.do(f"fight:{name}")
    assert (table.amber(), table.amber(1)) == (1, 0)
    table = Table(mine=[name], theirs=["troll"], amber=(0, 3), house="logos")
    table.do(f"fight:{name}")
    assert (table.zone(name), table.amber()) == ("discard", 0)


@pytest.mark.parametrize("name", ["binary-moray", "binary-moray-evil-twin"])
def test_binary_moray(name: str) -> None:
    """Readied by one's own tide, exhausted by the other's; a tide that is high already is not raised."""
    table = Table(mine=[name], hand=["anger"], tide="neutral", house="logos")
    table.do(f"reap:{name}")
    if table.asked != "turn":
        table.do("card:anger")
    assert table.has(name, "exhausted")
    assert (table.row("archives") == ["anger"]) == (name == "binary-moray")
    table.do("tide")
    assert not table.has(name, "exhausted")
    table.do(f"reap:{name}")
    table.do("tide")
    assert table.has(name, "exhausted")
    table.to_turn_of(1).do("tide")
    assert table.has(name, "exhausted")
    table = Table(mine=[name], active=1, tide="neutral", house="brobnar").do("tide")
    assert table.has(name, "exhausted")


def test_captain_kresage_evil_twin() -> None:
    """All creatures, itself and enemies included, lose four keywords; others they keep."""
    table = Table(
        mine=["captain-kresage-evil-twin", "champion-anaphiel", "batdrone"],
        theirs=["noddy-the-thief", "titan-guardian", "sir-bevor-evil-twin", "fanghouse"],
        house="logos",
    )
    for name, keyword in (
        ("champion-anaphiel", "taunt"),
        ("batdrone", "skirmish"),
        ("noddy-the-thief", "elusive"),
        ("titan-guardian", "taunt"),
        ("sir-bevor-evil-twin", "poison"),
    ):
        assert table.keyword(name, keyword) == 0
    assert table.keyword("fanghouse", "assault") == 3


def test_old_egad_evil_twin() -> None:
    table = Table(mine=["old-egad-evil-twin", "troll"], theirs=["krump", "urchin"], house="logos")
    table.do("fight:old-egad-evil-twin", "card:krump")
    assert table.zone("old-egad-evil-twin") == "discard"
    assert [table.has(name, "enraged") for name in ("troll", "krump", "urchin")] == [False, True, True]


def test_old_egad() -> None:
    """Its neighbours are warded as it is destroyed, nobody else."""
    table = Table(mine=["bumpsy", "old-egad", "troll", "krump"], theirs=["valdr"], house="logos")
    table.do("fight:old-egad")
    assert table.zone("old-egad") == "discard"
    assert [table.has(name, "warded") for name in ("bumpsy", "troll", "krump")] == [True, True, False]


@pytest.mark.parametrize(("tide", "drawn"), [("high", 3), ("low", 0), ("neutral", 0)])
def test_pi_sweven(tide: str, drawn: int) -> None:
    table = Table(mine=["pi-sweven"], tide=tide, house="logos").do("reap:pi-sweven")
    assert len(table.hand()) == drawn


@pytest.mark.parametrize(("tide", "left"), [("high", 1), ("low", 2), ("neutral", 2)])
def test_pi_sweven_evil_twin(tide: str, left: int) -> None:
    table = Table(mine=["pi-sweven-evil-twin"], their_hand=["anger", "punch"], tide=tide, house="logos")
    table.do("reap:pi-sweven-evil-twin")
    assert (len(table.hand(1)), len(table.row("discard", 1))) == (left, 2 - left)


@pytest.mark.parametrize(("name", "use"), [("prof-garwynne", "reap"), ("prof-garwynne-evil-twin", "fight")])
def test_prof_garwynne(name: str, use: str) -> None:
    """A chosen card of the archives comes to hand, or none; nobody is asked where there is none."""
    position = {"mine": [name], "theirs": ["dust-pixie"], "house": "logos"}
    table = Table(**position, archives=["anger", "punch"]).do(f"{use}:{name}", "yes")
    assert table.offered() == ["archives:anger", "archives:punch"]
    table.do("archives:punch")
    assert (table.hand(), table.row("archives")) == (["punch"], ["anger"])
    table = Table(**position, archives=["anger"]).do(f"{use}:{name}", "no")
    assert (table.hand(), table.row("archives")) == ([], ["anger"])
    table = Table(**position).do(f"{use}:{name}")
    assert table.asked == "turn"


@proves("G130")
def test_prof_garwynne_sends_a_card_home() -> None:
    """A card of the opponent that lies in one's archives goes to its owner's hand."""
    table = Table(mine=["prof-garwynne"], archives=["troll theirs"], house="logos")
    table.do("reap:prof-garwynne", "yes")
    if table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.hand(), table.hand(1)) == ([], ["troll"])


def test_talmage_steelheart() -> None:
    """Cards played this turn count, this one included; not those of the turn before."""
    hand = ["talmage-steelheart", "foggify", "talmage-steelheart"]
    table = Table(hand=hand, deck=["troll"], house="logos").do("play:talmage-steelheart")
    assert table.plus("talmage-steelheart") == 1
    table.do("play:foggify")
    table.do("play:talmage-steelheart", "place:0")
    assert table.plus("talmage-steelheart.2") == 3


def test_talmage_steelheart_evil_twin() -> None:
    """One enemy creature takes all of the damage."""
    table = Table(theirs=["troll", "krump"], hand=["foggify", "talmage-steelheart-evil-twin"], house="logos")
    table.do("play:foggify", "play:talmage-steelheart-evil-twin")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert (table.damage("troll"), table.damage("krump")) == (0, 2)
    table = Table(hand=["talmage-steelheart-evil-twin"], house="logos")
    table.do("play:talmage-steelheart-evil-twin")
    assert table.line() == ["talmage-steelheart-evil-twin"]


@pytest.mark.parametrize(
    ("mine", "archived"), [([], 3), (["troll"], 2), (["troll"] * 3, 0), (["troll"] * 4, 0)]
)
def test_backup_plan(mine: list[str], archived: int) -> None:
    table = Table(
        mine=mine,
        theirs=["bumpsy", "krump", "urchin"],
        hand=["backup-plan"],
        deck=["anger"] * 4,
        house="logos",
    )
    table.do("play:backup-plan")
    assert len(table.row("archives")) == archived


def test_ruins_of_archonis() -> None:
    """4 Æ from the supply; they go to whoever plays a 6th card in a turn while it is ready, and only for the 6th."""
    table = Table(hand=["ruins-of-archonis", "anger"], amber=(1, 1), house="logos")
    table.do("play:ruins-of-archonis")
    assert (table.on("ruins-of-archonis"), table.amber(), table.amber(1)) == (4, 2, 1)
    assert table.row("archives") == ["anger"]
    table = Table(mine=["ruins-of-archonis amber:4"], hand=["virtuous-works"] * 6, house="sanctum")
    for _ in range(5):
        table.do("play:virtuous-works")
    assert (table.amber(), table.on("ruins-of-archonis")) == (15, 4)
    table.do("play:virtuous-works")
    assert (table.amber(), table.on("ruins-of-archonis")) == (22, 0)


def test_ruins_of_archonis_is_exhausted() -> None:
    """Exhausted it keeps its Æ; a 7th card does not help."""
    hand = ["virtuous-works"] * 3 + ["charge"] * 4
    table = Table(mine=["ruins-of-archonis amber:4 exhausted"], hand=hand, house="sanctum")
    for name in hand[:6]:
        settled(table.do(f"play:{name}"))
    assert table.on("ruins-of-archonis") == 4
    table.state.flags[table.card("ruins-of-archonis")] = 0
    settled(table.do("play:charge"))
    assert table.on("ruins-of-archonis") == 4


def test_ruins_of_archonis_pays_the_opponent() -> None:
    table = Table(
        mine=["ruins-of-archonis amber:4"],
        their_hand=["anger"] * 3 + ["punch"] * 3,
        active=1,
        house="brobnar",
    )
    for name in ["anger"] * 3 + ["punch"] * 3:
        settled(table.do(f"play:{name}"))
    assert (table.amber(), table.amber(1), table.on("ruins-of-archonis")) == (0, 10, 0)


def test_slrs_austeralis() -> None:
    """For each Logos creature that is exhausted so, and was not before, the top card of one's deck is played."""
    table = Table(
        mine=["slrs-austeralis", "dextre", "batdrone exhausted", "troll"], deck=["virtuous-works", "troll", "punch"],
        house="logos",
    )  # fmt: skip
    table.do("action:slrs-austeralis")
    assert table.offered() == ["card:dextre", "card:batdrone", "no"]
    table.do("card:dextre", "card:batdrone")
    assert table.has("dextre", "exhausted")
    assert (table.row("discard"), table.amber(), len(table.line())) == (["virtuous-works"], 3, 3)
    table = Table(
        mine=["slrs-austeralis", *["dextre"] * 4], deck=["foggify", "virtuous-works", "troll"], house="logos"
    )
    table.do("action:slrs-austeralis", "card:dextre", "card:dextre.2", "card:dextre.3", "place:0")
    assert table.line()[0] == "troll"
    assert (table.row("discard"), table.has("dextre.4", "exhausted")) == (
        ["foggify", "virtuous-works"],
        False,
    )
    table = Table(mine=["slrs-austeralis", "dextre"], deck=["anger"], house="logos")
    table.do("action:slrs-austeralis", "no")
    assert table.amber() == 0


def test_tide_warp() -> None:
    """It turns the tide at the start of each turn of its player: to the opponent where it is high, else to them."""
    for tide, after in (("neutral", 0), ("low", 0), ("high", 1)):
        table = Table(mine=["tide-warp"], tide=tide, at="start", house="logos")
        table.to_turn_of(0)
        assert table.state.tide == after
    table = Table(mine=["tide-warp"], tide="high", active=1, at="start", house="logos").to_turn_of(1)
    assert table.state.tide == 0


def test_archon_s_callback() -> None:
    """5 cards, and the step ends."""
    table = Table(hand=["archon-s-callback", "labwork"], house="logos").do("play:archon-s-callback")
    assert len(table.hand()) >= 6
    assert "play:labwork" not in table.offered()


def test_isotropic_core() -> None:
    """Friendly creatures only; it adds up."""
    table = Table(mine=["isotropic-core", "troll", "fanghouse"], theirs=["krump"], house="brobnar")
    assert [table.keyword(name, "hazardous") for name in ("troll", "fanghouse", "krump")] == [1, 4, 0]


def test_mechabuoy() -> None:
    """Whoever begins their turn with high tide gains 1 Æ."""
    for tide, amber in (("high", (1, 0)), ("low", (0, 0)), ("neutral", (0, 0))):
        table = Table(mine=["mechabuoy"], tide=tide, at="start", house="logos").to_turn_of(0)
        assert (table.amber(), table.amber(1)) == amber
    table = Table(mine=["mechabuoy"], tide="low", active=1, at="start", house="brobnar").to_turn_of(1)
    assert (table.amber(), table.amber(1)) == (0, 1)


def test_mind_bullets() -> None:
    """Damage to all creatures by the cards played, dealt at once (G190): armor takes its part once."""
    table = Table(mine=["troll"], theirs=["krump", "sequis"], hand=["mind-bullets", "foggify"], house="logos")
    table.do("play:foggify", "play:mind-bullets")
    assert [table.damage(name) for name in ("troll", "krump", "sequis")] == [2, 2, 0]


@pytest.mark.parametrize(("target", "raised"), [("urchin", True), ("troll", False), ("sequis", False)])
def test_austeralis_seaborg(target: str, raised: bool) -> None:
    table = Table(
        mine=["austeralis-seaborg"], theirs=["urchin", "troll", "sequis"], tide="neutral", house="logos"
    )
    table.do("reap:austeralis-seaborg", f"card:{target}")
    assert table.state.tide == (0 if raised else -1)
    assert table.chains() == 0


def test_bilgewarden() -> None:
    """When it is played and after it reaps: the tide turns."""
    for tide, after in (("neutral", 0), ("low", 0), ("high", 1)):
        table = Table(hand=["bilgewarden"], tide=tide, house="logos").do("play:bilgewarden")
        assert (table.state.tide, table.chains()) == (after, 0)
        table = Table(mine=["bilgewarden"], tide=tide, house="logos").do("reap:bilgewarden")
        assert table.state.tide == after


@proves("G159")
def test_hydrocataloguer() -> None:
    """Whoever raises the tide archives their top card; not where it was high already."""
    table = Table(
        mine=["hydrocataloguer"],
        deck=["anger", "punch"],
        their_deck=["troll", "krump"],
        tide="neutral",
        house="logos",
    )
    table.do("tide")
    assert (table.row("archives"), table.row("archives", 1)) == (["anger"], [])
    table.do("tide")
    assert table.row("archives") == ["anger"]
    table.to_turn_of(1).do("tide")
    assert table.row("archives", 1) == ["troll"]


def test_science() -> None:
    """Each other action card pays, as long as the turn lasts; creatures do not."""
    table = Table(hand=["science", "science", "batdrone", "foggify"], house="logos")
    table.do("play:science")
    assert table.amber() == 0
    table.do("play:batdrone")
    assert table.amber() == 0
    settled(table.do("play:science"))
    assert table.amber() == 1
    table.to_turn_of(1).to_turn_of(0, "logos").do("play:foggify")
    assert table.amber() == 2  # of its icon


def test_static_charge() -> None:
    """Its creature's neighbours take 2 at the start of its controller's turn."""
    table = Table(
        mine=["krump", "troll +static-charge", "bumpsy", "valdr"], at="start", house="brobnar"
    ).to_turn_of(0)
    assert [table.damage(name) for name in ("krump", "troll", "bumpsy", "valdr")] == [2, 0, 2, 0]
    table = Table(mine=["krump", "troll +static-charge"], active=1, at="start").to_turn_of(1)
    assert table.damage("krump") == 0


@pytest.mark.parametrize(("tide", "left"), [("high", (3, 4)), ("low", (4, 6)), ("neutral", (4, 6))])
def test_submersive_principle(tide: str, left: tuple[int, int]) -> None:
    """1 Æ each, or half each where the tide is high: the loss is rounded down."""
    table = Table(hand=["submersive-principle"], tide=tide, amber=(5, 7), house="logos")
    table.do("play:submersive-principle")
    assert (table.amber(), table.amber(1)) == left


def test_theory_or_conjecture() -> None:
    position = {"hand": ["theory-or-conjecture"], "deck": ["anger", "troll", "punch"], "house": "logos"}
    table = Table(**position).do("play:theory-or-conjecture", "mode:1")
    assert (table.row("archives"), table.amber()) == (["anger", "troll"], 0)
    table = Table(**position).do("play:theory-or-conjecture", "mode:2")
    assert (table.row("archives"), table.amber(), table.row("deck")[0]) == ([], 1, "troll")
