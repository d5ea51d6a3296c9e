"""Dark Tidings, word by word: whose cards a text means, how many of them, and what a "no" leaves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

MINE = ["card:troll", "card:krump"]
THEIRS = ["card:bumpsy", "card:urchin", "card:flaxia"]
BOARD: dict[str, Any] = {"mine": ["troll", "krump"], "theirs": ["bumpsy", "urchin", "flaxia"]}


@pytest.mark.parametrize(
    ("card", "house", "moves", "offered"),
    [
        ("stir-up-trouble", "shadows", ["play:stir-up-trouble"], MINE + THEIRS),
        (
            "stir-up-trouble",
            "shadows",
            ["play:stir-up-trouble", "card:urchin"],
            ["card:bumpsy", "card:flaxia"],
        ),
        ("cement-shoes", "shadows", ["play:cement-shoes"], MINE + THEIRS),
        ("scooped", "shadows", ["play:scooped"], MINE + THEIRS),
        ("technobabble", "star-alliance", ["play:technobabble"], MINE + THEIRS),
        ("bracchanalia", "saurian", ["play:bracchanalia"], MINE),
        ("ankylo-formation", "saurian", ["play:ankylo-formation", "mode:2"], MINE),
        ("carpe-vinum", "saurian", ["play:carpe-vinum"], THEIRS),
        ("unity-or-discord", "star-alliance", ["play:unity-or-discord", "mode:1"], MINE),
        ("decadence", "saurian", ["play:decadence", "mode:2"], MINE + THEIRS),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, moves: list[str], offered: list[str]) -> None:
    assert Table(hand=[card], house=house, **BOARD).do(*moves).offered() == offered


def test_whose_artifacts_and_upgrades_are_meant() -> None:
    """Hornswoggle: an enemy artifact. Corrode: an artifact or an upgrade of either side."""
    board: dict[str, Any] = {
        "mine": ["cannon", "troll +static-charge"],
        "theirs": ["mechabuoy", "tide-warp", "krump +hand-cannon"],
    }
    table = Table(hand=["hornswoggle"], house="shadows", **board).do("play:hornswoggle")
    assert table.offered() == ["card:mechabuoy", "card:tide-warp"]
    table = Table(hand=["corrode"], house="unfathomable", **board).do("play:corrode", "mode:1")
    assert table.offered() == ["card:cannon", "card:mechabuoy", "card:tide-warp"]
    table = Table(hand=["corrode"], house="unfathomable", **board).do("play:corrode", "mode:2")
    assert table.offered() == ["card:static-charge", "card:hand-cannon"]


@pytest.mark.parametrize(
    ("ship", "house", "crew", "most"),
    [
        ("slrs-austeralis", "logos", "dextre", 3),
        ("sgs-illuminator", "sanctum", "sir-bevor", 4),
        ("iss-indominus", "saurian", "censor-philo", 5),
        ("archon-s-revenge", "shadows", "hobnobber", 2),
    ],
)
def test_a_ship_takes_so_many_of_its_own_crew(ship: str, house: str, crew: str, most: int) -> None:
    """Friendly creatures of its house alone, and no more than its text says."""
    table = Table(mine=[ship, *[crew] * (most + 1), "krump"], theirs=[crew, "troll"], house=house)
    table.do(f"action:{ship}")
    for _ in range(most):
        assert not [move for move in table.offered() if "krump" in move or "troll" in move]
        assert f"card:{crew}.{most + 2}" not in table.offered()
        table.do(next(move for move in table.offered() if move.startswith(f"card:{crew}")))
    tired = [name for name in table.line() if table.has(name, "exhausted")]
    assert len(tired) == most


def test_iss_indominus_spares_friends() -> None:
    table = Table(mine=["iss-indominus", "censor-philo", "krump"], theirs=["troll"], house="saurian")
    table.do("action:iss-indominus", "card:censor-philo")
    if table.asked == "card":
        table.do("done")
    assert [table.damage(name) for name in ("censor-philo", "krump", "troll")] == [0, 0, 1]


def test_forgive_or_forget_takes_two_of_each_pile() -> None:
    table = Table(
        hand=["forgive-or-forget"], discard=["troll", "krump", "anger"], their_discard=["bumpsy", "urchin", "smith"],
        house="logos",
    )  # fmt: skip
    table.do("play:forgive-or-forget", "mode:2")
    assert table.offered() == ["pile:troll", "pile:krump", "pile:anger", "no"]
    table.do("pile:troll", "pile:krump")
    assert table.offered() == ["pile:bumpsy", "pile:urchin", "pile:smith", "no"]
    table.do("pile:bumpsy", "pile:urchin")
    assert (table.asked, "anger" in table.row("discard"), table.row("discard", 1)) == (
        "turn",
        True,
        ["smith"],
    )


def test_first_or_last_purges_each_of_the_weakest() -> None:
    table = Table(
        mine=["silvertooth", "troll"],
        theirs=["silvertooth", "krump"],
        hand=["first-or-last"],
        house="sanctum",
    )
    table.do("play:first-or-last", "mode:2")
    assert (table.line(), table.line(1)) == (["troll"], ["krump"])
    table = Table(mine=["troll", "krump"], theirs=["troll"], hand=["first-or-last"], house="sanctum")
    table.do("play:first-or-last", "mode:1")
    assert (table.line(), table.line(1)) == (["krump"], [])


def test_redhand_registry_leaves_its_player_alone() -> None:
    """Only who has stolen skips the step."""
    table = Table(
        mine=["redhand-registry"], their_hand=["urchin"], amber=(8, 0), active=1, house="shadows"
    ).do("play:urchin")
    assert (table.amber(), table.amber(1)) == (7, 1)
    table.to_turn_of(0)
    assert table.keys() == 1


def test_bracchanalia_counts_creatures_with_amber() -> None:
    """Five of them will do, and creatures with none do not count."""
    rich = [f"{name} amber:1" for name in ("troll", "urchin", "krump", "bumpsy", "flaxia")]
    table = Table(mine=["bracchanalia amber:4"], theirs=rich, house="saurian").do("end")
    assert (table.on("bracchanalia"), table.amber(1)) == (0, 4)
    table = Table(mine=["bracchanalia amber:4"], theirs=[*rich[:3], "bumpsy", "flaxia"], house="saurian").do(
        "end"
    )
    assert (table.on("bracchanalia"), table.amber(1)) == (4, 0)


def test_hastatus_raptor_counts_friendly_raptors() -> None:
    """3 Æ on friendly raptors are 3 damage before the 5 of the fight; other Æ does not count."""
    table = Table(
        mine=["hastatus-raptor", "hastatus-raptor amber:2", "troll amber:3"],
        theirs=["frost-giant", "hastatus-raptor amber:5"], house="saurian",
    )  # fmt: skip
    table.do("fight:hastatus-raptor", "card:frost-giant", "yes")
    assert table.damage("frost-giant") == 8


@pytest.mark.parametrize(("there", "stolen"), [(0, 0), (1, 1), (2, 0)])
def test_hobnobber_evil_twin_wants_exactly_one(there: int, stolen: int) -> None:
    table = Table(mine=["hobnobber-evil-twin"], amber=(0, there), house="shadows").do(
        "omni:hobnobber-evil-twin"
    )
    assert (table.amber(), table.amber(1)) == (stolen, there - stolen)


def test_medicus_lacus_spends_no_enemy_amber() -> None:
    board: dict[str, Any] = {"amber": (5, 0), "tide": "high", "at": "start", "house": ""}
    for mine, theirs, keys in ((["medicus-lacus amber:1"], [], 1), (["medicus-lacus"], ["troll amber:1"], 0)):
        table = Table(mine=mine, theirs=theirs, **board)
        while table.asked not in ("house", "turn"):
            table.do(table.offered()[0])
        assert table.keys() == keys


def test_easy_marks_are_enemies() -> None:
    table = Table(
        mine=["troll damage:1"], theirs=["krump damage:1", "bumpsy"], hand=["easy-marks"], house="shadows"
    )
    table.do("play:easy-marks")
    assert [table.on(name) for name in ("troll", "krump", "bumpsy")] == [0, 1, 0]


@pytest.mark.parametrize("amber", [1, 2])
def test_ransom_is_paid_with_the_last_two(amber: int) -> None:
    table = Table(mine=["troll +ransom"], amber=(amber, 0), at="start", house="")
    if amber == 2:
        assert table.offered() == ["yes", "no"]
        table.do("yes")
        assert (table.amber(), table.amber(1), table.zone("ransom")) == (0, 2, "discard")
    else:
        assert (table.asked, table.zone("ransom")) == ("house", "attached")


def test_together_plays_no_second_card_of_its_house() -> None:
    table = Table(hand=["together", "troll", "agent-sepdia"], tide="high", house="star-alliance")
    table.do("play:together", "yes", "hand:troll")
    assert table.offered() == ["no"]


def test_together_may_end_after_one() -> None:
    table = Table(hand=["together", "troll", "krump"], tide="high", house="star-alliance")
    table.do("play:together", "yes", "hand:troll", "no")
    assert (table.line(), table.hand(), table.asked) == (["troll"], ["krump"], "turn")


def test_biome_discovery_looks_at_two() -> None:
    table = Table(
        hand=["biome-discovery"], deck=["anger", "punch", "smith"], tide="high", house="star-alliance"
    )
    table.do("play:biome-discovery", "yes")
    assert table.offered() == ["deck:anger", "deck:punch"]
    assert table.do("deck:punch").row("deck") == ["anger", "smith"]


def test_officer_s_blaster_goes_to_the_next_creature() -> None:
    """The right neighbor, and not one further off."""
    table = Table(
        mine=["bumpsy", "urchin +officer-s-blaster", "troll", "krump"], hand=["hammer-gram"], house="sanctum"
    )
    table.do("play:hammer-gram", "card:urchin")
    assert (table.zone("urchin"), table.power("troll"), table.power("krump")) == ("discard", 10, 6)


def test_llack_gaboon_with_more_than_three() -> None:
    table = Table(
        mine=["llack-gaboon", "troll exhausted", "krump exhausted"], theirs=["bumpsy exhausted"] * 2
    )
    assert (table.power("llack-gaboon"), table.keyword("llack-gaboon", "skirmish")) == (7, 1)
    assert table.keyword("llack-gaboon", "hazardous") == 5


def test_deep_priest_glebe_exhausts_enemies() -> None:
    """After a friendly Aquan has been played; not after one that the opponent plays."""
    table = Table(
        mine=["deep-priest-glebe", "troll"],
        theirs=["krump", "bumpsy"],
        hand=["sparkfist"],
        house="unfathomable",
    )
    table.do("play:sparkfist", "place:0")
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table = Table(
        theirs=["deep-priest-glebe", "krump"], mine=["troll"], hand=["sparkfist"], house="unfathomable"
    )
    table.do("play:sparkfist", "place:0")
    assert (table.asked, table.has("troll", "exhausted")) == ("turn", False)


def test_cup_of_water_is_for_both_sides() -> None:
    table = Table(
        mine=["armadrone", "captain-kresage", "troll"], theirs=["armadrone", "captain-kresage", "krump"],
        hand=["cup-of-water"], house="unfathomable",
    )  # fmt: skip
    table.do("play:cup-of-water")
    wet = [name for name in (*table.line(), *table.line(1)) if table.has(name, "stunned")]
    assert wet == ["armadrone", "captain-kresage", "armadrone.2", "captain-kresage.2"]


@pytest.mark.parametrize(("answer", "plus"), [(["no"], 1), (["yes", "mode:2"], 0)])
def test_5c077_may_lose_a_counter(answer: list[str], plus: int) -> None:
    table = Table(mine=["5c077 plus:1"], house="star-alliance").do("reap:5c077", *answer)
    assert (table.plus("5c077"), table.asked) == (plus, "turn")


@pytest.mark.parametrize(
    ("card", "moves", "offered"),
    [
        ("abandon-ship", ["play:abandon-ship"], MINE + THEIRS),
        ("rakuzel-s-chant", ["play:rakuzel-s-chant"], MINE + THEIRS),
        ("sink-or-swim", ["play:sink-or-swim", "mode:2"], MINE + THEIRS),
    ],
)
def test_whose_creatures_unfathomable_means(card: str, moves: list[str], offered: list[str]) -> None:
    assert Table(hand=[card], tide="low", house="unfathomable", **BOARD).do(*moves).offered() == offered


def test_cross_porpoises_enrage_two_enemies() -> None:
    table = Table(hand=["cross-porpoises"], tide="low", house="untamed", **BOARD).do("play:cross-porpoises")
    assert table.offered() == THEIRS
    table.do("card:urchin", "card:flaxia")
    enraged = [
        name for name in ("troll", "krump", "bumpsy", "urchin", "flaxia") if table.has(name, "enraged")
    ]
    assert enraged == ["urchin", "flaxia"]


def test_genetic_drift_may_begin_with_an_enemy() -> None:
    table = Table(mine=["troll plus:1"], theirs=["krump"], hand=["genetic-drift"], house="untamed")
    table.do("play:genetic-drift")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert (table.plus("troll"), table.plus("krump")) == (2, 2)


def test_tidal_wave_may_strike_either_side() -> None:
    table = Table(
        mine=["troll", "krump"], theirs=["bumpsy"], hand=["tidal-wave"], tide="high", house="unfathomable"
    )
    table.do("play:tidal-wave")
    assert table.offered() == [*MINE, "card:bumpsy"]


def test_the_susurrus_exhausts_one_and_then_three() -> None:
    """A friendly Unfathomable creature; then no more than three of anybody's creatures and artifacts."""
    table = Table(
        mine=["the-susurrus", "fuguru", "wikolia", "troll", "cannon"], theirs=["photic-raider", "krump"],
        house="unfathomable",
    )  # fmt: skip
    table.do("action:the-susurrus")
    assert table.offered() == ["card:fuguru", "card:wikolia"]
    table.do("card:fuguru", "card:troll", "card:cannon", "card:krump")
    assert (table.asked, table.has("photic-raider", "exhausted")) == ("turn", False)


def test_abyssal_zealot_loses_two() -> None:
    table = Table(
        mine=["abyssal-zealot amber:3"],
        tide="high",
        hand=["tidal-wave"],
        theirs=["krump"],
        house="unfathomable",
    )
    table.do("play:tidal-wave", "card:krump")
    assert (table.on("abyssal-zealot"), table.amber(), table.amber(1)) == (1, 1, 0)


def test_tomwa_counts_exhausted_enemies() -> None:
    """Any creature may be exhausted; ready enemies and exhausted friends are not counted."""
    table = Table(
        mine=["tomwa-of-the-glow", "troll exhausted"], theirs=["krump", "bumpsy exhausted", "urchin"],
        deck=["anger"] * 6, tide="high", house="unfathomable",
    )  # fmt: skip
    table.do("reap:tomwa-of-the-glow")
    assert len(table.offered()) == 5
    assert len(table.do("card:krump").hand()) == 2


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({"mine": ["tomwa-of-the-glow-evil-twin"], "tide": "high"}, ["reap:tomwa-of-the-glow-evil-twin"]),
        ({"hand": ["sink-or-swim", "anger"]}, ["play:sink-or-swim", "mode:1"]),
    ],
)
def test_only_the_opponent_discards(position: dict[str, Any], moves: list[str]) -> None:
    hand = position.pop("hand", ["anger"])
    table = Table(hand=hand, their_hand=["punch", "smith"], house="unfathomable", **position).do(*moves)
    assert (table.hand(), len(table.hand(1))) == (["anger"], 1)


def test_brain_drain_looks_into_the_other_hand() -> None:
    table = Table(hand=["brain-drain", "anger"], their_hand=["punch", "smith"], house="unfathomable")
    assert sorted(table.do("play:brain-drain").offered()) == ["hand:punch", "hand:smith"]


def test_giltspine_netcaster_evil_twin_uses_friends() -> None:
    table = Table(
        mine=["giltspine-netcaster-evil-twin", "troll exhausted", "krump exhausted", "wikolia exhausted"],
        theirs=["bumpsy"], house="unfathomable",
    )  # fmt: skip
    table.do("reap:giltspine-netcaster-evil-twin")
    assert table.offered() == ["card:troll", "card:krump", "card:wikolia"]


def test_chelonia_evil_twin_hears_of_other_friends() -> None:
    """She does not hear of herself, nor of what the opponent plays."""
    table = Table(hand=["chelonia-evil-twin", "flaxia"], amber=(0, 3), tide="high", house="untamed")
    table.do("play:chelonia-evil-twin")
    assert table.amber(1) == 3
    table.do("play:flaxia", "place:0", "trigger:chelonia-evil-twin")
    assert table.amber(1) == 2
    table = Table(theirs=["chelonia-evil-twin"], hand=["flaxia"], amber=(3, 0), tide="low", house="untamed")
    table.do("play:flaxia")
    assert table.amber() == 3


def test_dredging_druid_takes_up_to_three_of_the_own_pile() -> None:
    table = Table(
        mine=["dredging-druid"], discard=["troll", "krump", "flaxia", "urchin", "anger"], their_discard=["bumpsy"],
        tide="high", house="untamed",
    )  # fmt: skip
    table.do("reap:dredging-druid")
    assert table.offered() == ["pile:troll", "pile:krump", "pile:flaxia", "pile:urchin", "no"]
    table.do("pile:troll", "pile:krump", "pile:flaxia")
    while table.asked == "card":
        table.do(table.offered()[0])
    assert (table.asked, table.row("discard")) == ("turn", ["urchin", "anger"])


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({"mine": ["ritual-of-life", "mookling"]}, ["action:ritual-of-life"]),
        ({"hand": ["witch-of-the-dawn"]}, ["play:witch-of-the-dawn"]),
    ],
)
def test_creatures_come_back_from_the_own_pile(position: dict[str, Any], moves: list[str]) -> None:
    table = Table(
        discard=["troll", "krump", "anger"], their_discard=["bumpsy"], house="untamed", **position
    ).do(*moves)
    assert table.offered() == ["pile:troll", "pile:krump"]


def test_sporegorger_does_not_hurt_itself() -> None:
    table = Table(mine=["sporegorger plus:1", "troll"], theirs=["krump"], house="untamed").do(
        "reap:sporegorger", "yes"
    )
    assert [table.damage(name) for name in ("sporegorger", "troll", "krump")] == [0, 2, 2]
