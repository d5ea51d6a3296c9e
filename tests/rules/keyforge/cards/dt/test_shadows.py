"""Shadows of Dark Tidings, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_captain_no_beard() -> None:
    """Its neighbors have taunt as long as they stand beside it; reaping it captures."""
    table = Table(
        mine=["urchin", "captain-no-beard", "krump", "troll"],
        theirs=["bumpsy"],
        amber=(0, 2),
        house="shadows",
    )
    names = ("urchin", "captain-no-beard", "krump", "troll")
    assert [table.keyword(name, "taunt") for name in names] == [1, 0, 1, 0]
    table.do("reap:captain-no-beard")
    assert (table.on("captain-no-beard"), table.amber(0), table.amber(1)) == (1, 1, 1)


def test_captain_no_beard_evil_twin() -> None:
    """As it is destroyed, the creatures beside it capture, from the other side than their own."""
    table = Table(
        mine=["troll"],
        theirs=["urchin", "captain-no-beard-evil-twin", "krump", "bumpsy"],
        amber=(5, 0),
        house="brobnar",
    )
    table.do("fight:troll", "card:captain-no-beard-evil-twin")
    assert table.zone("captain-no-beard-evil-twin") == "discard"
    assert [table.on(name) for name in ("urchin", "krump", "bumpsy")] == [1, 1, 0]
    assert table.amber(0) == 3


@pytest.mark.parametrize("card", ["freebooter-faye", "freebooter-faye-evil-twin"])
def test_freebooter_faye(card: str) -> None:
    """It raises the tide as it is played, and steals with a high tide: after reaping, the twin before a fight."""
    twin = card.endswith("twin")
    table = Table(hand=[card], tide="low", house="shadows").do(f"play:{card}")
    assert table.state.tide == 0
    act = f"fight:{card}" if twin else f"reap:{card}"
    for tide, stolen in (("high", 1), ("low", 0), ("neutral", 0)):
        table = Table(mine=[card], theirs=["grey-monk"], amber=(0, 3), tide=tide, house="shadows").do(act)
        assert table.amber(1) == 3 - stolen
        assert table.amber(0) == stolen + (0 if twin else 1)


def test_hard_simpson_evil_twin() -> None:
    """With a high tide a damaged creature, anybody's, captures from its own side."""
    board = {
        "mine": ["hard-simpson-evil-twin", "troll damage:1"],
        "theirs": ["krump damage:1", "urchin"],
        "amber": (1, 3),
        "house": "shadows",
    }
    table = Table(**board, tide="high").do("reap:hard-simpson-evil-twin")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert (table.on("krump"), table.amber(0), table.amber(1)) == (1, 2, 2)
    for tide in ("low", "neutral"):
        table = Table(**board, tide=tide).do("reap:hard-simpson-evil-twin")
        assert table.asked == "turn"


@proves("G86")
def test_hard_simpson() -> None:
    """Damage that it survives steals; with a low tide the opponent steals instead (``AFTER_DAMAGED``)."""
    board = {"theirs": ["hard-simpson", "krump"], "hand": ["kerwollop"], "amber": (3, 3), "house": "shadows"}
    table = Table(**board, tide="neutral").do("play:kerwollop")
    assert (table.damage("hard-simpson"), table.amber(0), table.amber(1)) == (1, 2, 4)
    table = Table(**board, tide="high").do("play:kerwollop")  # it is low for who controls it
    assert (table.amber(0), table.amber(1)) == (4, 2)
    table = Table(**board, tide="low").do("play:kerwollop")
    assert (table.amber(0), table.amber(1)) == (2, 4)
    table = Table(
        theirs=["hard-simpson damage:3"], hand=["kerwollop"], amber=(3, 3), tide="low", house="shadows"
    )
    table.do("play:kerwollop")
    assert (table.zone("hard-simpson"), table.amber(0), table.amber(1)) == ("discard", 4, 3)
    table = Table(mine=["troll"], theirs=["hard-simpson"], amber=(3, 3), house="brobnar").do("fight:troll")
    assert (table.damage("hard-simpson"), table.amber(1)) == (0, 3)  # elusive


def test_hobnobber_evil_twin() -> None:
    """It steals from who has exactly 1 Æ."""
    for amber, stolen in ((0, 0), (1, 1), (2, 0)):
        table = Table(mine=["hobnobber-evil-twin"], amber=(0, amber), house="brobnar")
        table.do("omni:hobnobber-evil-twin")
        assert (table.amber(0), table.amber(1)) == (stolen, amber - stolen)


def test_hobnobber() -> None:
    """It steals 2 from who has 6 or more."""
    for amber, stolen in ((5, 0), (6, 2), (9, 2)):
        table = Table(mine=["hobnobber"], amber=(0, amber), house="shadows").do("action:hobnobber")
        assert (table.amber(0), table.amber(1)) == (stolen, amber - stolen)


def test_monty_bank_evil_twin() -> None:
    """Exalted twice without a question; then it steals as much as lies on it."""
    table = Table(hand=["monty-bank-evil-twin"], amber=(0, 5), house="shadows").do(
        "play:monty-bank-evil-twin"
    )
    assert (table.asked, table.on("monty-bank-evil-twin")) == ("turn", 2)
    table = Table(mine=["monty-bank-evil-twin amber:3"], amber=(0, 5), house="shadows")
    table.do("action:monty-bank-evil-twin")
    assert (table.amber(0), table.amber(1), table.on("monty-bank-evil-twin")) == (3, 2, 3)


@proves("G9")
@pytest.mark.parametrize(("answers", "amber"), [(["no"], 0), (["yes", "no"], 1), (["yes", "yes"], 2)])
def test_monty_bank(answers: list[str], amber: int) -> None:
    """It may be exalted once or twice, or not (``May``, up to so many times)."""
    table = Table(hand=["monty-bank"], amber=(0, 5), house="shadows").do("play:monty-bank", *answers)
    assert (table.asked, table.on("monty-bank")) == ("turn", amber)
    table = Table(mine=[f"monty-bank amber:{amber}"], amber=(0, 5), house="shadows").do("action:monty-bank")
    assert table.amber() == amber


def test_one_eyed_willa_evil_twin() -> None:
    """After a fight with a high tide the opponent loses 2."""
    for tide, lost in (("high", 2), ("low", 0), ("neutral", 0)):
        table = Table(
            mine=["one-eyed-willa-evil-twin"], theirs=["troll"], amber=(0, 3), tide=tide, house="shadows"
        )
        table.do("fight:one-eyed-willa-evil-twin")
        assert (table.amber(0), table.amber(1)) == (0, 3 - lost)


@proves("G246")
def test_one_eyed_willa() -> None:
    """Elusive and skirmishing while the tide is high; it steals after each fight that it survives."""
    for tide, number in (("high", 1), ("low", 0), ("neutral", 0)):
        table = Table(mine=["one-eyed-willa"], theirs=["grey-monk"], amber=(0, 3), tide=tide, house="shadows")
        assert [table.keyword("one-eyed-willa", name) for name in ("elusive", "skirmish")] == [number] * 2
        table.do("fight:one-eyed-willa")
        assert (table.zone("one-eyed-willa"), table.amber(0)) == (("line", 1) if number else ("discard", 0))


@pytest.mark.parametrize(("card", "number"), [("sea-urchin", 1), ("sea-urchin-evil-twin", 2)])
def test_sea_urchin(card: str, number: int) -> None:
    """It captures as it is played; with a high tide it steals instead."""
    table = Table(hand=[card], amber=(0, 5), tide="high", house="shadows").do(f"play:{card}")
    assert (table.amber(0), table.amber(1), table.on(card)) == (number, 5 - number, 0)
    for tide in ("low", "neutral"):
        table = Table(hand=[card], amber=(0, 5), tide=tide, house="shadows").do(f"play:{card}")
        assert (table.amber(0), table.amber(1), table.on(card)) == (0, 5 - number, number)


def test_archon_s_revenge() -> None:
    """An Æ is stolen for each of up to 2 friendly Shadows creatures that it exhausts."""
    board = {
        "mine": ["archon-s-revenge", "urchin", "umbra", "monty-bank", "krump"],
        "amber": (0, 5),
        "house": "shadows",
    }
    table = Table(**board).do("action:archon-s-revenge")
    assert table.offered() == ["card:urchin", "card:umbra", "card:monty-bank", "no"]
    table.do("card:urchin", "card:monty-bank")
    assert (table.amber(0), table.amber(1)) == (2, 3)
    assert [table.has(name, "exhausted") for name in ("urchin", "umbra", "monty-bank")] == [True, False, True]
    table = Table(**board).do("action:archon-s-revenge", "card:umbra", "done")
    assert table.amber(0) == 1
    table = Table(mine=["archon-s-revenge", "urchin exhausted"], amber=(0, 5), house="shadows")
    table.do("action:archon-s-revenge", "card:urchin")
    assert table.amber(0) == 0


def test_dead_man_s_chest() -> None:
    """4 Æ of the supply lie on it; when the sixth creature of a turn is destroyed, they are for whose turn it is."""
    table = Table(theirs=["krump"], hand=["dead-man-s-chest"], house="shadows").do("play:dead-man-s-chest")
    assert (table.on("dead-man-s-chest"), table.damage("krump"), table.asked) == (4, 2, "turn")
    table = Table(
        theirs=["dead-man-s-chest amber:4", "dust-pixie", "monty-bank", "umbra damage:1"],
        mine=["urchin", "shaffles damage:1", "sea-urchin"], hand=["kerwollop"], house="shadows",
    )  # fmt: skip
    table.do("play:kerwollop")
    assert (table.on("dead-man-s-chest"), table.amber(0), table.amber(1)) == (0, 10, 0)


def test_dead_man_s_chest_waits() -> None:
    """Five are not enough, and an exhausted chest gives nothing; one that is destroyed later in the turn is asked again."""
    table = Table(
        mine=["dead-man-s-chest amber:4", "urchin", "shaffles damage:1", "sea-urchin"], theirs=["monty-bank", "umbra damage:1"],
        hand=["kerwollop", "blatant-thievery"], house="shadows",
    )  # fmt: skip
    table.do("play:kerwollop")
    assert (table.on("dead-man-s-chest"), table.amber(0)) == (4, 5)
    table = Table(
        mine=["dead-man-s-chest amber:4 exhausted", "urchin", "shaffles damage:1", "sea-urchin"],
        theirs=["monty-bank", "umbra damage:1", "dust-pixie", "krump"], hand=["kerwollop", "early-birds"], house="shadows",
    )  # fmt: skip
    table.do("play:kerwollop")
    assert (table.on("dead-man-s-chest"), table.amber(0)) == (4, 6)


def test_early_birds() -> None:
    """All Shadows cards, of both players, and no others; the first play of a turn only."""
    table = Table(
        mine=["urchin exhausted", "krump exhausted", "archon-s-revenge exhausted"], theirs=["umbra exhausted"],
        hand=["early-birds", "kerwollop"], house="shadows",
    )  # fmt: skip
    table.do("play:early-birds")
    while table.asked != "turn":
        table.do(table.offered()[0])
    names = ("urchin", "krump", "archon-s-revenge", "umbra")
    assert [table.has(name, "exhausted") for name in names] == [False, True, False, False]
    table = Table(hand=["early-birds", "kerwollop"], house="shadows").do("play:kerwollop")
    assert "play:early-birds" not in table.offered()


def test_easy_marks() -> None:
    """Each damaged enemy creature, no other."""
    table = Table(
        mine=["urchin"],
        theirs=["troll damage:1", "krump", "bumpsy damage:2"],
        hand=["easy-marks"],
        house="shadows",
    ).do("play:easy-marks")
    assert [table.on(name) for name in ("troll", "krump", "bumpsy", "urchin")] == [1, 0, 1, 0]


def test_ransom() -> None:
    """Its creature is not used; at the start of their turns its controller may buy it free, with nothing less than 2."""
    table = Table(mine=["krump"], theirs=["troll"], hand=["ransom"], amber=(0, 3), house="shadows")
    table.do("play:ransom", "card:troll", "end")
    assert table.asked == "yes"
    paid = Table(mine=["krump"], theirs=["troll +ransom"], amber=(0, 3), house="shadows").do("end", "yes")
    assert (paid.zone("ransom"), paid.amber(0), paid.amber(1)) == ("discard", 2, 1)
    paid.to_turn_of(1, "brobnar")
    assert "reap:troll" in paid.offered()
    kept = Table(mine=["krump"], theirs=["troll +ransom"], amber=(0, 3), house="shadows").do("end", "no")
    kept.to_turn_of(1, "brobnar")
    assert not [option for option in kept.offered() if "troll" in option]
    poor = Table(mine=["krump"], theirs=["troll +ransom"], amber=(0, 1), house="shadows").do("end")
    assert poor.asked != "yes"


def test_submersible() -> None:
    """Friendly thieves are elusive while the tide is high for its player."""
    for tide, number in (("high", 1), ("low", 0), ("neutral", 0)):
        table = Table(mine=["submersible", "umbra", "krump"], theirs=["umbra"], tide=tide, house="shadows")
        assert [table.keyword(name, "elusive") for name in ("umbra", "krump", "umbra.2")] == [number, 0, 0]


def test_widespread_corruption() -> None:
    """Whoever reaps: a creature of the other player captures the Æ, chosen by the active player; none, and it is kept."""
    table = Table(mine=["widespread-corruption", "krump"], theirs=["troll", "urchin"], house="brobnar").do(
        "reap:krump"
    )
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:urchin")
    assert (table.amber(0), table.on("urchin"), table.on("troll")) == (0, 1, 0)
    table = Table(theirs=["widespread-corruption", "krump"], mine=["troll"], house="brobnar").do(
        "reap:troll", "trigger:widespread-corruption"
    )
    assert (table.amber(0), table.on("krump")) == (0, 1)
    table = Table(mine=["widespread-corruption", "krump"], house="brobnar").do("reap:krump")
    assert (table.amber(0), table.asked) == (1, "turn")


def test_blatant_thievery() -> None:
    """An enemy creature is enraged and loses all its Æ to the player."""
    table = Table(
        mine=["krump amber:1"], theirs=["troll amber:3", "urchin"], hand=["blatant-thievery"], house="shadows"
    )
    table.do("play:blatant-thievery")
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:troll")
    assert (table.has("troll", "enraged"), table.on("troll"), table.amber(0)) == (True, 0, 4)
    table = Table(theirs=["urchin"], hand=["blatant-thievery"], house="shadows").do("play:blatant-thievery")
    assert (table.has("urchin", "enraged"), table.amber(0)) == (True, 1)


def test_hand_cannon() -> None:
    """Skirmish, and an Æ from whom it has fought, if that one is still there with some."""
    table = Table(mine=["umbra +hand-cannon"], theirs=["troll amber:2"], house="shadows")
    assert table.keyword("umbra", "skirmish") > 0
    table = Table(mine=["krump +hand-cannon"], theirs=["troll amber:2"], house="brobnar").do("fight:krump")
    assert (table.damage("krump"), table.on("troll"), table.amber(0)) == (0, 1, 1)
    table = Table(mine=["krump +hand-cannon"], theirs=["bumpsy amber:2"], house="brobnar").do("fight:krump")
    assert (table.zone("bumpsy"), table.amber(0)) == ("discard", 2)  # by the rules, not by the cannon


def test_safe_or_sorry() -> None:
    """Any number of friendly creatures are archived; or damage for each Æ of the opponent."""
    board = {
        "mine": ["krump", "urchin"],
        "theirs": ["troll"],
        "hand": ["safe-or-sorry"],
        "amber": (0, 3),
        "house": "shadows",
    }
    table = Table(**board).do("play:safe-or-sorry", "mode:1")
    assert table.offered() == ["card:krump", "card:urchin", "no"]
    table.do("card:krump", "card:urchin")
    assert sorted(table.row("archives")) == ["krump", "urchin"]
    table = Table(**board).do("play:safe-or-sorry", "mode:1", "no")
    assert table.line() == ["krump", "urchin"]
    table = Table(**board).do("play:safe-or-sorry", "mode:2", "card:troll")
    assert (table.damage("troll"), table.amber(1)) == (3, 3)
    table = Table(**{**board, "amber": (3, 0)}).do("play:safe-or-sorry", "mode:2", "card:troll")
    assert table.damage("troll") == 0


@proves("G6")
def test_stir_up_trouble() -> None:
    """Two neighbors hurt each other by their power at once (``DamageEachOther``); one without a neighbor nobody."""
    board = {
        "mine": ["krump", "urchin"],
        "theirs": ["troll", "bumpsy", "grey-monk"],
        "hand": ["stir-up-trouble"],
        "house": "shadows",
    }
    table = Table(**board).do("play:stir-up-trouble", "card:bumpsy")
    assert table.offered() == ["card:troll", "card:grey-monk"]
    table.do("card:troll")
    assert (table.zone("bumpsy"), table.damage("troll")) == ("discard", 4)  # all there have armor 1
    table = Table(mine=["troll"], theirs=["krump"], hand=["stir-up-trouble"], house="shadows")
    table.do("play:stir-up-trouble", "card:troll")
    assert (table.asked, table.damage("troll")) == ("turn", 0)


def test_the_flyin__specter() -> None:
    """It steals while the tide is high, and is gone as soon as the opponent raises it; not when its player does."""
    for tide, stolen in (("high", 1), ("low", 0), ("neutral", 0)):
        table = Table(mine=["the-flyin--specter"], amber=(0, 2), tide=tide, house="shadows")
        table.do("action:the-flyin--specter")
        assert (table.amber(0), table.amber(1)) == (stolen, 2 - stolen)
    table = Table(mine=["the-flyin--specter"], hand=["freebooter-faye"], tide="low", house="shadows")
    table.do("play:freebooter-faye")
    assert table.zone("the-flyin--specter") == "artifacts"
    table = Table(theirs=["the-flyin--specter"], hand=["freebooter-faye"], tide="low", house="shadows")
    table.do("play:freebooter-faye")
    assert table.zone("the-flyin--specter") == "discard"


def test_trickle_down_theory() -> None:
    """It raises the tide, and gains an Æ while the opponent has 6 or more."""
    table = Table(hand=["trickle-down-theory"], tide="neutral", house="shadows").do(
        "play:trickle-down-theory"
    )
    assert (table.state.tide, table.amber(0)) == (0, 0)
    for amber, gained in ((5, 0), (6, 1)):
        table = Table(mine=["trickle-down-theory"], amber=(0, amber), house="brobnar")
        table.do("omni:trickle-down-theory")
        assert table.amber(0) == gained


def test_cement_shoes() -> None:
    """2 damage; if it kills, the tide is raised."""
    board = {"theirs": ["troll", "umbra"], "hand": ["cement-shoes"], "tide": "low", "house": "shadows"}
    table = Table(**board).do("play:cement-shoes", "card:umbra")
    assert (table.zone("umbra"), table.state.tide) == ("discard", 0)
    table = Table(**board).do("play:cement-shoes", "card:troll")
    assert (table.damage("troll"), table.state.tide) == (2, 1)


def test_gas_pipes_malone() -> None:
    """Whom it fights captures from its own side first, and the Æ comes from there as it dies."""
    table = Table(mine=["gas-pipes-malone"], theirs=["troll"], amber=(2, 3), house="shadows")
    table.do("fight:gas-pipes-malone")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 2, 2)
    table = Table(mine=["gas-pipes-malone"], theirs=["umbra"], amber=(0, 3), house="shadows")
    table.do("fight:gas-pipes-malone")
    assert (table.zone("umbra"), table.amber(0), table.amber(1)) == ("discard", 1, 2)


@proves("G218")
def test_hornswoggle() -> None:
    """An enemy artifact is used as if it were one's own; it is exhausted, and stays where it is."""
    table = Table(
        theirs=["trickle-down-theory", "archon-s-revenge exhausted"],
        hand=["hornswoggle"],
        amber=(7, 6),
        house="shadows",
    )
    table.do("play:hornswoggle")
    assert table.offered() == ["card:trickle-down-theory", "card:archon-s-revenge"]
    table.do("card:trickle-down-theory")
    assert (table.amber(0), table.has("trickle-down-theory", "exhausted")) == (9, True)
    assert table.holder("trickle-down-theory") == 1


def test_jackie_tar() -> None:
    """After reaping 1 damage to a creature, or 6 with a high tide."""
    for tide, damage in (("high", 6), ("low", 1), ("neutral", 1)):
        table = Table(mine=["jackie-tar"], theirs=["troll"], tide=tide, house="shadows")
        table.do("reap:jackie-tar")
        assert table.offered() == ["card:jackie-tar", "card:troll"]
        table.do("card:troll")
        assert table.damage("troll") == damage


def test_kerwollop() -> None:
    """1 damage to each creature, and an Æ for each that it destroys, one's own too."""
    table = Table(
        mine=["urchin", "krump"],
        theirs=["dust-pixie", "monty-bank warded"],
        hand=["kerwollop"],
        house="shadows",
    )
    table.do("play:kerwollop")
    assert (table.line(0), table.line(1), table.amber(0)) == (["krump"], ["monty-bank"], 2)


def test_loot_or_pillage() -> None:
    """Steal 1, or have a friendly creature capture 3."""
    board = {
        "mine": ["krump"],
        "theirs": ["troll"],
        "hand": ["loot-or-pillage"],
        "amber": (0, 4),
        "house": "shadows",
    }
    table = Table(**board).do("play:loot-or-pillage", "mode:1")
    assert (table.amber(0), table.amber(1)) == (1, 3)
    table = Table(**board).do("play:loot-or-pillage", "mode:2")
    assert (table.on("krump"), table.amber(1)) == (3, 1)


def test_scooped() -> None:
    """2 damage; who is not destroyed by it captures from its own side."""
    board = {
        "theirs": ["troll", "umbra", "monty-bank warded"],
        "hand": ["scooped"],
        "amber": (3, 3),
        "house": "shadows",
    }
    table = Table(**board).do("play:scooped", "card:troll")
    assert (table.damage("troll"), table.on("troll"), table.amber(1)) == (2, 1, 2)
    table = Table(**board).do("play:scooped", "card:umbra")
    assert (table.zone("umbra"), table.amber(1)) == ("discard", 3)
    table = Table(**board).do("play:scooped", "card:monty-bank")
    assert (table.on("monty-bank"), table.amber(1)) == (1, 2)


def test_walk_the_plank() -> None:
    """4 damage where the opponent has no Æ, else one is stolen."""
    board = {"theirs": ["troll"], "mine": ["krump"], "hand": ["walk-the-plank"], "house": "shadows"}
    table = Table(**board).do("play:walk-the-plank", "card:troll")
    assert (table.damage("troll"), table.amber(0)) == (4, 0)
    table = Table(**board, amber=(0, 1)).do("play:walk-the-plank")
    assert (table.damage("troll"), table.amber(0), table.amber(1)) == (0, 1, 0)
