"""Brobnar of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_ancient_battleground() -> None:
    """One's own creatures do not reap and are paid for fights; the opponent's do as ever."""
    table = Table(mine=["ancient-battleground", "troll"], theirs=["urchin"], house="brobnar")
    assert "reap:troll" not in table.offered()
    table.do("fight:troll")
    assert table.amber() == 1
    theirs = Table(mine=["ancient-battleground"], theirs=["troll"], active=1, house="brobnar")
    theirs.do("reap:troll")
    assert theirs.amber(1) == 1


def test_frost_giant() -> None:
    """The step passes it by (VERB_READY_STEP), whatever else readies it."""
    table = Table(mine=["frost-giant exhausted", "troll exhausted"], hand=["anger"], house="brobnar")
    table.do("end")
    assert table.has("frost-giant", "exhausted")
    assert not table.has("troll", "exhausted")
    other = Table(
        mine=["frost-giant exhausted"], theirs=["urchin", "bumpsy"], hand=["anger"], house="brobnar"
    )
    other.do("play:anger", "card:bumpsy")
    assert other.zone("bumpsy") == "discard"
    fresh = Table(hand=["frost-giant"], house="brobnar").do("play:frost-giant", "end")
    assert fresh.has("frost-giant", "exhausted")


def test_broken_axe_outpost() -> None:
    """A friendly creature goes under its owner's deck, and an enemy one suffers for it."""
    table = Table(
        mine=["broken-axe-outpost", "urchin", "bumpsy theirs"], theirs=["troll", "krump"], house="brobnar"
    ).do("action:broken-axe-outpost")
    assert sorted(table.offered()) == ["card:bumpsy", "card:urchin"]
    table.do("card:bumpsy")
    assert table.row("deck", 1)[-1] == "bumpsy"
    assert sorted(table.offered()) == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert table.damage("troll") == 6
    nobody = Table(mine=["broken-axe-outpost"], theirs=["troll"], house="brobnar").do(
        "action:broken-axe-outpost"
    )
    assert nobody.damage("troll") == 0


def test_broken_axe_outpost_and_a_ward() -> None:
    """The ward keeps the creature in play, and nobody suffers (G103, G10)."""
    table = Table(mine=["broken-axe-outpost", "bumpsy warded"], theirs=["troll"], house="brobnar")
    table.do("action:broken-axe-outpost")
    assert (table.line(), table.damage("troll")) == (["bumpsy"], 0)


def test_crim_torchtooth() -> None:
    """After its fight its neighbours are enraged, and it is not."""
    table = Table(
        mine=["krump", "crim-torchtooth", "bumpsy", "troll"], theirs=["urchin", "dust-imp"], house="brobnar"
    ).do("fight:crim-torchtooth", "card:urchin")
    names = ("krump", "crim-torchtooth", "bumpsy", "troll")
    assert [table.has(name, "enraged") for name in names] == [True, False, True, False]
    assert table.zone("dust-imp") == "discard"


def test_vow_of_blood() -> None:
    """Only enemy creatures that are damaged already."""
    table = Table(
        mine=["bumpsy damage:1"], theirs=["troll damage:1", "krump"], hand=["vow-of-blood"], house="brobnar"
    ).do("play:vow-of-blood")
    assert (table.damage("troll"), table.damage("krump"), table.damage("bumpsy")) == (3, 0, 1)
    assert table.amber() == 1


def test_what_is_only_in_print() -> None:
    table = Table(mine=["crogg-the-clumsy", "rowdy-skald"], house="brobnar")
    assert table.keyword("crogg-the-clumsy", "splash-attack") == 2
    assert (table.power("crogg-the-clumsy"), table.power("rowdy-skald")) == (7, 4)


def test_fresh_marks() -> None:
    """For a friendly creature three enemy ones are exalted."""
    table = Table(
        mine=["urchin"],
        theirs=["troll", "krump", "bumpsy", "dust-imp"],
        hand=["fresh-marks"],
        house="brobnar",
    ).do("play:fresh-marks", "card:troll", "card:bumpsy", "card:dust-imp")
    assert table.zone("urchin") == "discard"
    assert [table.on(name) for name in ("troll", "krump", "bumpsy", "dust-imp")] == [1, 0, 1, 1]


def test_fresh_marks_with_fewer() -> None:
    """As many as there are (G4); without a friendly creature to destroy none."""
    table = Table(mine=["urchin"], theirs=["troll"], hand=["fresh-marks"], house="brobnar")
    table.do("play:fresh-marks")
    assert table.on("troll") == 1
    none = Table(theirs=["troll"], hand=["fresh-marks"], house="brobnar").do("play:fresh-marks")
    assert none.on("troll") == 0
    warded = Table(mine=["urchin warded"], theirs=["troll"], hand=["fresh-marks"], house="brobnar")
    warded.do("play:fresh-marks")
    assert (warded.zone("urchin"), warded.on("troll")) == ("line", 0)


def test_might_club() -> None:
    """Any creature is readied and enraged."""
    table = Table(mine=["might-club", "troll exhausted"], theirs=["krump"], house="brobnar")
    table.do("action:might-club")
    assert sorted(table.offered()) == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert not table.has("troll", "exhausted")
    assert table.has("troll", "enraged")
    enemy = Table(mine=["might-club"], theirs=["krump"], house="brobnar").do("action:might-club")
    assert enemy.has("krump", "enraged")


def test_pelf() -> None:
    table = Table(mine=["pelf"], theirs=["urchin"], amber=(0, 2), house="brobnar").do("fight:pelf")
    assert (table.amber(), table.amber(1)) == (0, 1)
    assert table.keyword("pelf", "skirmish")


@proves("G197")
@pytest.mark.parametrize(("had", "left"), [(7, 7), (8, 4), (9, 5)])
def test_rant_and_rive(had: int, left: int) -> None:
    """Half of 8 or more is lost, the loss rounded down."""
    table = Table(hand=["rant-and-rive"], amber=(9, had), house="brobnar").do("play:rant-and-rive")
    assert (table.amber(), table.amber(1)) == (10, left)


def test_shock_herder() -> None:
    """It comes anywhere in the line; a neighbour is readied and fights."""
    table = Table(
        mine=["krump exhausted", "bumpsy exhausted", "troll exhausted"],
        theirs=["dust-imp"],
        hand=["shock-herder"],
        house="brobnar",
    ).do("play:shock-herder", "place:1")
    assert table.line() == ["krump", "shock-herder", "bumpsy", "troll"]
    assert sorted(table.offered()) == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.zone("dust-imp") == "discard"
    assert table.has("bumpsy", "exhausted")
    assert table.has("krump", "exhausted")
    alone = Table(theirs=["dust-imp"], hand=["shock-herder"], house="brobnar").do("play:shock-herder")
    assert alone.line(1) == ["dust-imp"]
    nobody = Table(mine=["troll exhausted"], hand=["shock-herder"], house="brobnar")
    nobody.do("play:shock-herder", "place:0")
    assert not nobody.has("troll", "exhausted")


def test_endless_hordes() -> None:
    """A token creature for each enemy creature, made, readied and sent to fight before the next; taunt keeps nobody off."""
    table = Table(
        theirs=["troll", "champion-anaphiel", "dust-imp"],
        hand=["endless-hordes"],
        deck=["krump"] * 5,
        token="grumpus",
        house="brobnar",
    ).do("play:endless-hordes")
    assert sorted(table.offered()) == ["card:champion-anaphiel", "card:dust-imp", "card:troll"]
    table.do("card:troll")
    assert table.damage("troll") == 2
    assert table.damage("champion-anaphiel") == 0  # its armor has stopped the splash
    assert table.line() == []  # the first has fallen before the second is made
    table.do("card:dust-imp")
    assert table.zone("dust-imp") == "discard"
    assert len(table.row("discard")) == 4
    assert table.asked == "turn"
    assert table.damage("champion-anaphiel") == 3


def test_endless_hordes_ignores_taunt_no_longer() -> None:
    """The fights over, taunt keeps off as ever."""
    table = Table(
        theirs=["champion-anaphiel", "troll"],
        mine=["krump"],
        hand=["endless-hordes"],
        deck=["anger"] * 3,
        token="grunt",
        house="brobnar",
    ).do("play:endless-hordes", "card:champion-anaphiel")
    while table.asked == "place":
        table.do(table.offered()[0])
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("fight:krump")
    assert (table.zone("champion-anaphiel"), table.damage("troll")) == ("discard", 3)
    nobody = Table(hand=["endless-hordes"], deck=["anger"], token="grunt", house="brobnar")
    nobody.do("play:endless-hordes")
    assert nobody.line() == []


def test_endless_hordes_and_one_who_falls_first() -> None:
    """The number is fixed first: a token is made, and readied, for who is gone already (G190)."""
    table = Table(
        theirs=["troll", "urchin"],
        hand=["endless-hordes"],
        deck=["anger"] * 3,
        token="grumpus",
        house="brobnar",
    ).do("play:endless-hordes", "card:troll")
    assert table.zone("urchin") == "discard"
    assert len(table.line()) == 1
    assert not table.state.flags[table.state.line(0)[0]] & 1


@pytest.mark.parametrize("yes", [True, False])
def test_nirbor_flamewing(yes: bool) -> None:
    """Out of the discard pile it takes the place of a friendly creature, ready."""
    table = Table(
        mine=["urchin", "troll"], theirs=["krump"], discard=["nirbor-flamewing"], at="start", house="brobnar"
    )
    assert table.asked == "yes"
    if not yes:
        table.do("no")
        assert table.zone("nirbor-flamewing") == "discard"
        return
    table.do("yes")
    assert sorted(table.offered()) == ["card:troll", "card:urchin"]
    table.do("card:urchin", "place:0")
    assert table.zone("urchin") == "discard"
    assert table.line() == ["nirbor-flamewing", "troll"]
    assert not table.has("nirbor-flamewing", "exhausted")


def test_nirbor_flamewing_elsewhere() -> None:
    """In play, in hand, without a creature, or in the opponent's turn nothing is asked; a ward leaves it where it is."""
    for more in (
        {"mine": ["nirbor-flamewing"]},
        {"mine": ["troll"], "hand": ["nirbor-flamewing"]},
        {"theirs": ["troll"], "discard": ["nirbor-flamewing"]},
        {"mine": ["troll"], "theirs": ["krump"], "their_discard": ["nirbor-flamewing"]},
    ):
        assert Table(**more, at="start", house="brobnar").asked != "yes"
    warded = Table(mine=["troll warded"], discard=["nirbor-flamewing"], at="start", house="brobnar")
    warded.do("yes")
    assert warded.zone("nirbor-flamewing") == "discard"


def test_nirbor_flamewing_is_destroyed() -> None:
    table = Table(
        mine=["nirbor-flamewing"], theirs=["troll"], deck=["anger"], token="grunt", house="brobnar"
    ).do("fight:nirbor-flamewing")
    while table.asked == "place":
        table.do(table.offered()[0])
    assert table.zone("nirbor-flamewing") == "discard"
    assert len(table.line()) == 1


def test_brawl_in() -> None:
    """Two token creatures, enraged; as many as the deck holds."""
    table = Table(hand=["brawl-in"], deck=["anger", "punch"], token="grunt", house="brobnar")
    table.do("play:brawl-in", "place:0")
    line = table.state.line(0)
    assert [table.state.flags[c] & 8 for c in line] == [8, 8]
    none = Table(hand=["brawl-in"], mine=["troll"], house="brobnar").do("play:brawl-in")
    assert none.line() == ["troll"]
    assert not none.has("troll", "enraged")


def test_feats_of_strength() -> None:
    """For each enemy creature destroyed in a fight this turn; for others, and for friendly ones, none."""
    table = Table(
        mine=["troll", "krump", "bumpsy"],
        theirs=["dust-imp", "dust-imp", "dust-imp damage:1"],
        hand=["feats-of-strength", "punch"],
        deck=["anger"] * 5,
        token="grunt",
        house="brobnar",
    ).do("play:feats-of-strength", "play:punch", "card:dust-imp.3")
    assert len(table.line()) == 3
    table.do("fight:troll", "card:dust-imp", "place:0")
    assert len(table.line()) == 4
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("fight:krump")
    assert table.line(1) == []
    assert len(table.line()) == 4


@pytest.mark.parametrize(
    ("mine", "theirs", "made"),
    [
        (["the-grand-gord"], ["bumpsy"], 1),
        (["the-grand-gord"], ["krump"], 0),
        (["the-grand-gord", "troll"], ["krump"], 1),
        (["the-grand-gord"], [], 1),
    ],
)
def test_the_grand_gord(mine: list[str], theirs: list[str], made: int) -> None:
    """For the strongest creature of all on one's side, or one of several (G194)."""
    table = Table(mine=mine, theirs=theirs, deck=["anger"] * 3, token="grunt", at="start", house="brobnar")
    while table.asked == "place":
        table.do(table.offered()[0])
    assert len(table.line()) == len(mine) + made


def test_jarl_svend() -> None:
    """Whoever attacks; but it has to survive, and what others destroy does not count."""
    table = Table(
        mine=["jarl-svend", "krump"], theirs=["dust-imp", "dust-imp"], deck=["anger"] * 3, token="grunt",
        house="brobnar",
    ).do("fight:krump", "card:dust-imp")  # fmt: skip
    assert len(table.line()) == 2
    table.do("fight:jarl-svend", "place:0")
    assert len(table.line()) == 3
    dies = Table(
        mine=["jarl-svend damage:6"], theirs=["bumpsy"], deck=["anger"] * 3, token="grunt", house="brobnar"
    ).do("fight:jarl-svend")
    assert (dies.line(), dies.line(1)) == ([], [])


def test_press_gang() -> None:
    """A token creature always; the card is archived after an enemy creature has been destroyed this turn."""
    table = Table(
        mine=["troll"], theirs=["dust-imp"], hand=["press-gang"], deck=["anger"] * 3, token="grunt",
        house="brobnar",
    ).do("fight:troll", "play:press-gang", "place:0")  # fmt: skip
    assert table.row("archives") == ["press-gang"]
    assert len(table.line()) == 2
    own = Table(
        mine=["dust-imp"], theirs=["troll"], hand=["press-gang"], deck=["anger"] * 3, token="grunt",
        house="dis", houses=[("dis", "brobnar", "mars")],
    ).do("fight:dust-imp")  # fmt: skip
    assert "play:press-gang" not in own.offered()
    calm = Table(hand=["press-gang"], deck=["anger"], token="grunt", house="brobnar").do("play:press-gang")
    assert (calm.row("archives"), len(calm.line())) == ([], 1)
    killed = Table(
        theirs=["token:anger"], mine=["troll"], hand=["press-gang"], their_token="grunt", house="brobnar"
    ).do("fight:troll", "play:press-gang")
    assert killed.row("archives") == ["press-gang"]


@pytest.mark.parametrize(("theirs", "left"), [([], 1), (["troll"], 1), (["troll", "krump"], 3)])
def test_ragnarok_prep(theirs: list[str], left: int) -> None:
    """The one just made counts."""
    table = Table(
        mine=["bumpsy"], theirs=theirs, hand=["ragnarok-prep"], deck=["anger"], amber=(0, 3), token="grunt",
        house="brobnar",
    ).do("play:ragnarok-prep", "place:0")  # fmt: skip
    assert table.amber(1) == left


def test_stratosmack() -> None:
    """A token creature for a kill, on either side."""
    table = Table(
        mine=["bumpsy"], theirs=["dust-imp", "troll"], hand=["stratosmack"] * 2, deck=["anger"] * 3,
        token="grunt", house="brobnar",
    ).do("play:stratosmack", "card:troll")  # fmt: skip
    assert (table.damage("troll"), len(table.line())) == (3, 1)
    table.do("play:stratosmack", "card:dust-imp", "place:0")
    assert len(table.line()) == 2


def test_kretchee() -> None:
    """1 more for each exalting and for each capture, on whichever side, however much that was; nothing by itself."""
    table = Table(
        mine=["kretchee", "krump"], theirs=["troll", "bumpsy", "urchin"], hand=["fresh-marks"], amber=(0, 5),
        house="brobnar",
    ).do("play:fresh-marks", "card:krump")  # fmt: skip
    assert [table.on(name) for name in ("troll", "bumpsy", "urchin")] == [2, 2, 2]
    taken = Table(
        mine=["kretchee", "zorg"], theirs=["troll"], hand=["braindart"], amber=(0, 5), house="mars"
    ).do("play:braindart")
    assert (taken.on("troll"), taken.amber(1)) == (2, 4)
    much = Table(
        theirs=["kretchee"],
        mine=["yxl-the-iron-captain"],
        hand=["yxl-the-iron-captain"],
        amber=(0, 9),
        house="mars",
    )
    much.do("play:yxl-the-iron-captain", "place:0")
    while much.asked != "turn":
        much.do(much.offered()[0])
    assert (much.on("yxl-the-iron-captain"), much.on("yxl-the-iron-captain.2"), much.amber(1)) == (3, 3, 5)


def test_kretchee_and_an_empty_pool() -> None:
    """Where nothing is captured nothing comes after it; nor where Æ is moved there."""
    table = Table(mine=["kretchee"], theirs=["troll"], hand=["braindart"], house="mars").do("play:braindart")
    assert table.on("troll") == 0


def test_revna_starsong() -> None:
    """The Berserkers of its side outlive their fights; those of the other side do not, and others keep what they have."""
    table = Table(
        mine=["revna-starsong", "token:anger"], theirs=["dust-imp"], token="berserker", house="brobnar"
    )
    berserker = table.labels(table.state.line(0))[1]
    table.do(f"fight:{berserker}")
    assert len(table.line()) == 2
    other = Table(
        mine=["token:anger"], theirs=["revna-starsong", "dust-imp"], token="berserker", house="brobnar"
    )
    other.do(f"fight:{other.labels(other.state.line(0))[0]}", "card:dust-imp")
    assert other.line() == []
    pelf = Table(mine=["revna-starsong", "pelf"], theirs=["troll"], amber=(0, 2), house="brobnar")
    pelf.do("fight:pelf")
    assert pelf.amber(1) == 1
