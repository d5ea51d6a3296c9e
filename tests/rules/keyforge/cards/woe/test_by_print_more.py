"""More of Winds of Exchange, word by word: Sanctum, Saurian and Star Alliance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

TOKENS: dict[str, Any] = {"token": "grunt", "deck": ["anger"] * 6}
MINE = ["card:troll", "card:krump"]
THEIRS = ["card:bumpsy", "card:urchin", "card:flaxia"]
BOARD: dict[str, Any] = {"mine": ["troll", "krump"], "theirs": ["bumpsy", "urchin", "flaxia"]}
HOUSE = "star-alliance"


def settle(table: Table) -> Table:
    """Go on with the first option until the turn can go on."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


@pytest.mark.parametrize(
    ("card", "house", "moves", "offered"),
    [
        ("quintrino-warp", HOUSE, ["play:quintrino-warp"], MINE),
        ("quintrino-warp", HOUSE, ["play:quintrino-warp", "card:troll"], THEIRS),
        ("photon-blast", HOUSE, ["play:photon-blast"], MINE + THEIRS),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, moves: list[str], offered: list[str]) -> None:
    assert Table(hand=[card], house=house, **BOARD).do(*moves).offered() == offered


@pytest.mark.parametrize(
    ("house", "position", "move", "number"),
    [
        ("sanctum", {"hand": ["grey-abbess"]}, "play:grey-abbess", 1),
        ("sanctum", {"hand": ["membership-drive"]}, "play:membership-drive", 1),
        ("sanctum", {"hand": ["request-donations"]}, "play:request-donations", 1),
        (HOUSE, {"hand": ["grunt-work"]}, "play:grunt-work", 1),
        (HOUSE, {"hand": ["teamwork"]}, "play:teamwork", 1),
        (HOUSE, {"mine": ["scout-chief-korijir"]}, "reap:scout-chief-korijir", 1),
        (HOUSE, {"mine": ["scout-chief-korijir"], "theirs": ["dust-pixie"]}, "fight:scout-chief-korijir", 1),
        (HOUSE, {"hand": ["photon-blast"], "theirs": ["urchin", "urchin"]}, "play:photon-blast", 1),
    ],
)
def test_so_many_tokens_are_made(house: str, position: dict[str, Any], move: str, number: int) -> None:
    table = settle(Table(house=house, **position, **TOKENS).do(move))
    assert len([label for label in table.line() if label.startswith("grunt")]) == number
    assert table.line(1) == [] or "grunt" not in table.line(1)[0]


def test_photon_blast_splashes_one() -> None:
    table = Table(hand=["photon-blast"], theirs=["krump", "troll", "bumpsy"], house=HOUSE)
    table.do("play:photon-blast", "card:troll")
    assert [table.damage(name) for name in ("krump", "troll", "bumpsy")] == [1, 2, 1]


def test_quintrino_warp_strikes_both_sides() -> None:
    """Who shares a house with either of the two is destroyed, on whichever side it stands."""
    table = Table(
        hand=["quintrino-warp"],
        mine=["troll", "krump", "dodger"],
        theirs=["umbra", "bumpsy", "flaxia"],
        house=HOUSE,
    )
    table.do("play:quintrino-warp", "card:troll", "card:umbra")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.line(), table.line(1)) == ([], ["flaxia"])


def test_grunt_work_looks_at_three() -> None:
    table = Table(hand=["grunt-work"], token="grunt", deck=["anger", "punch", "smith", "survey"], house=HOUSE)
    table.do("play:grunt-work")
    assert sorted(table.offered()) == ["deck:anger", "deck:punch", "deck:smith"]


@pytest.mark.parametrize(("own", "theirs"), [(2, 1)])
def test_each_captures_from_its_opponent(own: int, theirs: int) -> None:
    """Absolve and Outflank: creatures of both sides, each from the other pool."""
    table = Table(
        mine=["troll damage:1", "krump damage:1"], theirs=["bumpsy damage:1"], hand=["absolve"], amber=(5, 5),
        house="sanctum",
    )  # fmt: skip
    settle(table.do("play:absolve"))
    assert (table.amber(), table.amber(1)) == (6 - theirs, 5 - own)
    table = Table(
        mine=["sir-bevor", "krump", "sir-bevor"], theirs=["sir-bevor", "bumpsy"], hand=["outflank"], amber=(5, 5),
        house="sanctum",
    )  # fmt: skip
    settle(table.do("play:outflank"))
    assert (table.amber(), table.amber(1)) == (6 - 2 * theirs, 5 - 2 * own)


def test_colonel_mariana_calls_friendly_knights() -> None:
    table = Table(
        mine=["sir-bevor", "krump"],
        theirs=["sir-bevor"],
        hand=["colonel-mariana"],
        amber=(5, 5),
        house="sanctum",
    )
    settle(table.do("play:colonel-mariana", "place:0"))
    assert [table.on(name) for name in ("colonel-mariana", "sir-bevor", "krump", "sir-bevor.2")] == [
        1,
        1,
        0,
        0,
    ]
    assert (table.amber(), table.amber(1)) == (5, 3)


def test_aedile_tullia_hears_of_her_own_player() -> None:
    """A friendly creature that the opponent exalts brings nothing."""
    table = Table(
        mine=["aedile-tullia", "krump"], their_hand=["carpe-vinum"], active=1, house="saurian", **TOKENS
    )
    table.do("play:carpe-vinum")
    assert (table.on("krump"), table.line()) == (1, ["aedile-tullia", "krump"])


def test_edict_of_nerotaurus_binds_the_opponent() -> None:
    """After an enemy creature has reaped, the next one does not; after its fight the next one does not fight."""
    table = Table(theirs=["edict-of-nerotaurus", "troll"], mine=["krump", "bumpsy"], house="brobnar")
    table.do("reap:krump")
    assert [move for move in table.offered() if move.startswith("reap")] == []
    table = Table(theirs=["edict-of-nerotaurus", "troll"], mine=["krump", "bumpsy"], house="brobnar")
    table.do("fight:krump")
    assert [move for move in table.offered() if move.startswith("fight")] == []
    table.do("reap:bumpsy").to_turn_of(1, "brobnar").to_turn_of(0, "brobnar")
    assert "fight:bumpsy" in table.offered()


def test_socraterosaurus_may_teach_an_enemy() -> None:
    table = Table(mine=["socraterosaurus"], theirs=["platopelta"], deck=["troll"], house="saurian")
    table.do("reap:socraterosaurus", "yes")
    assert table.counters("platopelta") == {"wisdom": 1}


def test_aembrosia_outpost_means_friends() -> None:
    table = Table(
        mine=["æmbrosia-outpost", "troll", "krump amber:3", "dodger amber:1"],
        theirs=["bumpsy amber:2"],
        house="saurian",
    )
    table.do("action:aembrosia-outpost")
    assert table.offered() == ["card:troll", "card:krump", "card:dodger"]
    table.do("card:troll")
    assert table.offered() == ["card:krump", "card:dodger"]
    table.do("card:krump")
    assert (table.on("krump"), table.amber()) == (2, 1)


@pytest.mark.parametrize("amber", [1, 2])
def test_ballistego_with_any_amber(amber: int) -> None:
    assert Table(mine=[f"ballistego amber:{amber}"]).keyword("ballistego", "splash-attack") == 3
    assert Table(mine=["ballistego"]).keyword("ballistego", "splash-attack") == 0


def test_chancellor_dexterus_exalts_the_next_creature() -> None:
    """The right neighbor alone, not one further off."""
    table = Table(mine=["bumpsy", "chancellor-dexterus", "krump", "troll"], house="saurian")
    table.do("reap:chancellor-dexterus", "yes")
    assert [table.on(name) for name in ("bumpsy", "krump", "troll")] == [0, 1, 0]
    assert [move for move in table.offered() if move.startswith("reap")] == ["reap:krump"]


def test_symposium_goes_on_with_another() -> None:
    """The token creature itself is not meant again."""
    table = Table(mine=["krump", "token:anger", "troll"], hand=["symposium"], token="grunt", house="saurian")
    table.do("play:symposium", "card:grunt", "yes")
    assert table.offered() == ["card:krump", "card:troll"]


def test_camaraderie_takes_a_friend() -> None:
    """Neighbors of its own house bring nothing."""
    table = Table(
        mine=["ch-337a", "agent-sepdia", "krump"], theirs=["dodger", "ch-337a"], hand=["camaraderie"],
        deck=["anger"] * 6, house=HOUSE,
    )  # fmt: skip
    table.do("play:camaraderie")
    assert table.offered() == ["card:ch-337a", "card:agent-sepdia"]
    assert len(table.do("card:agent-sepdia").hand()) == 2
    assert table.asked == "turn"


def test_friendly_guide_hears_of_the_own_line() -> None:
    table = Table(mine=["krump", "bumpsy"], theirs=["troll", "friendly-guide"], house="brobnar").do(
        "reap:krump"
    )
    assert table.asked == "turn"


def test_sv3_lander_lends_friendly_tokens_for_a_turn() -> None:
    table = Table(mine=["sv3-lander", "krump", "token:anger"], token="grunt", house=HOUSE).do(
        "omni:sv3-lander"
    )
    reaps = [move for move in table.offered() if move.startswith("reap")]
    assert reaps == ["reap:grunt"]
    table.to_turn_of(1).to_turn_of(0, HOUSE)
    assert [move for move in table.offered() if move.startswith("reap")] == []


def test_revo_hooligans_paint_lasts() -> None:
    """The artifact is of Mars as long as the counter lies there, also in later turns."""
    table = Table(mine=["revo-hooligans", "cannon"], house="mars").do("reap:revo-hooligans")
    settle(table).to_turn_of(1).to_turn_of(0, "mars")
    assert "action:cannon" in table.offered()


def test_abyssal_sight_takes_from_the_other_hand() -> None:
    table = Table(
        hand=["abyssal-sight", "anger"], their_hand=["punch", "smith"], house="unfathomable", **BOARD
    )
    table.do("play:abyssal-sight")
    assert table.offered() == MINE
    assert sorted(table.do("card:krump").offered()) == ["hand:punch", "hand:smith"]
    assert (table.do("hand:smith").hand(), table.hand(1)) == (["anger"], ["punch"])


def test_adult_swim_reaches_power_three() -> None:
    table = Table(
        mine=["com-officer-gross"],
        theirs=["dodger", "photic-raider"],
        hand=["adult-swim"],
        house="unfathomable",
    )
    powers = {name: table.power(name) for name in ("com-officer-gross", "dodger", "photic-raider")}
    table.do("play:adult-swim")
    assert [table.zone(name) for name in powers] == ["deck" if n <= 3 else "line" for n in powers.values()]
    assert sorted(powers.values()) == [2, 3, 5]


def test_fathom_reaver_is_about_the_opponent() -> None:
    """With a friendly token creature the opponent refills to 5; its own player to 6, and so do both without one."""
    for mine, theirs, sizes in (
        (["fathom-reaver", "token:anger"], [], (6, 5)),
        (["fathom-reaver"], ["token:anger"], (6, 6)),
    ):
        table = Table(
            mine=mine, theirs=theirs, token="grunt", their_token="grunt", deck=["punch"] * 20, their_deck=["smith"] * 20,
            house="unfathomable",
        )  # fmt: skip
        table.do("end").to_turn_of(1).do("end")
        assert (len(table.hand()), len(table.hand(1))) == sizes


@pytest.mark.parametrize(("house", "made"), [("brobnar", 1), ("dis", 0)])
def test_sunk_cost_makes_one_for_one_card(house: str, made: int) -> None:
    table = Table(hand=["sunk-cost", "punch"], their_hand=["anger", "anger"], house="unfathomable", **TOKENS)
    settle(table.do("play:sunk-cost", f"house:{house}"))
    assert (table.hand(), len(table.hand(1)), len(table.line())) == (["punch"], 1, made)
