"""Winds of Exchange, word by word: whose cards a text means, how many of them, until when, and what a "no" leaves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

TOKENS: dict[str, Any] = {"token": "grunt", "deck": ["anger"] * 6}
BOARD: dict[str, Any] = {"theirs": ["bumpsy", "urchin", "flaxia"]}
LINE = ["troll", "krump"]
MINE = ["card:troll", "card:krump"]
THEIRS = ["card:bumpsy", "card:urchin", "card:flaxia"]


def settle(table: Table) -> Table:
    """Go on with the first option until the turn can go on."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


@pytest.mark.parametrize(
    ("card", "house", "moves", "offered"),
    [
        (
            "exchange-program",
            "ekwidon",
            ["play:exchange-program", "card:troll"],
            ["card:bumpsy", "card:flaxia"],
        ),
        ("pull-up-stakes", "ekwidon", ["play:pull-up-stakes"], THEIRS),
        ("trading-frenzy", "ekwidon", ["play:trading-frenzy"], MINE),
        ("dragnet", "unfathomable", ["play:dragnet"], MINE + THEIRS),
        ("renewed-life", "sanctum", ["play:renewed-life"], MINE + THEIRS),
        ("shock-herder", "brobnar", ["play:shock-herder", "place:1"], MINE),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, moves: list[str], offered: list[str]) -> None:
    theirs = ["valdr", *BOARD["theirs"], "dodger"] if card == "pull-up-stakes" else BOARD["theirs"]
    table = Table(hand=[card], mine=LINE, theirs=theirs, house=house).do(*moves)
    if card == "pull-up-stakes":  # the two friendly ones are settled, of five enemies one stays
        assert table.line() == []
        assert table.offered() == ["card:valdr", *THEIRS, "card:dodger"]
        table.do(*table.offered()[:4])
        assert (table.asked, table.line(1)) == ("turn", ["dodger"])
    else:
        assert table.offered() == offered


@pytest.mark.parametrize(
    ("card", "house", "moves", "offered"),
    [
        ("offering-to-kiligog", "unfathomable", ["omni:offering-to-kiligog", "mode:1"], MINE),
        ("azure-basin-outpost", "unfathomable", ["action:azure-basin-outpost"], MINE),
        ("the-promised-blade", "sanctum", ["omni:the-promised-blade"], MINE),
    ],
)
def test_whose_creatures_an_artifact_means(
    card: str, house: str, moves: list[str], offered: list[str]
) -> None:
    assert Table(mine=[card, *LINE], house=house, **BOARD).do(*moves).offered() == offered


def test_azure_basin_outpost_exhausts_enemies() -> None:
    table = Table(mine=["azure-basin-outpost", *LINE], house="unfathomable", **BOARD)
    table.do("action:azure-basin-outpost", "card:troll")
    assert [table.has(name, "exhausted") for name in ("krump", "bumpsy", "urchin", "flaxia")] == [
        False,
        *[True] * 3,
    ]


@pytest.mark.parametrize(
    ("mine", "moves", "offered"),
    [
        (["the-old-tinker"], ["reap:the-old-tinker"], ["hand:sandhopper", "hand:flea-market"]),
        (["krump"], ["play:trade-secrets"], ["hand:sandhopper", "hand:flea-market", "no"]),
    ],
)
def test_only_the_own_hand_is_discarded_from(mine: list[str], moves: list[str], offered: list[str]) -> None:
    hand = ["sandhopper", "flea-market", "trade-secrets"][: 3 if moves[0].startswith("play") else 2]
    table = Table(mine=mine, hand=hand, their_hand=["market-crash"], house="ekwidon").do(*moves)
    assert table.offered() == offered


def test_scrapscrounger_swaps_cards_of_one_player() -> None:
    table = Table(
        mine=["scrapscrounger"], hand=["punch", "anger"], discard=["sandhopper", "cannon"], their_hand=["smith"],
        their_discard=["flea-market"], house="ekwidon",
    )  # fmt: skip
    assert table.do("reap:scrapscrounger").offered() == ["pile:sandhopper", "pile:cannon"]
    assert table.do("pile:cannon").offered() == ["hand:punch", "hand:anger"]


def test_outnegotiate_looks_into_the_other_pile() -> None:
    table = Table(
        hand=["outnegotiate"], discard=["anger"], their_discard=["smith", "strange-ordination"], amber=(0, 5),
        house="ekwidon",
    )  # fmt: skip
    table.do("play:outnegotiate")
    assert table.offered() == ["pile:smith", "pile:strange-ordination"]
    table.do("pile:strange-ordination")
    assert (table.amber(), table.amber(1), table.row("deck", 1)[-1]) == (4, 2, "strange-ordination")


def test_offering_to_kiligog_takes_from_the_own_pile() -> None:
    table = Table(
        mine=["offering-to-kiligog", "krump"],
        discard=["troll"],
        their_discard=["bumpsy"],
        house="unfathomable",
    )
    table.do("omni:offering-to-kiligog", "mode:1")
    assert table.offered() == ["pile:troll", "pile:krump"]


def test_ancient_battleground_pays_no_enemy() -> None:
    table = Table(theirs=["ancient-battleground", "bumpsy"], mine=["troll"], house="brobnar").do(
        "fight:troll"
    )
    assert (table.amber(), table.amber(1)) == (0, 0)


def test_feats_of_strength_is_about_enemies() -> None:
    """A friendly creature that is destroyed in a fight brings nothing."""
    table = Table(
        mine=["mookling house:brobnar"],
        theirs=["troll"],
        hand=["feats-of-strength"],
        house="brobnar",
        **TOKENS,
    )
    table.do("play:feats-of-strength")
    table.do(next(move for move in table.offered() if move.startswith("fight:")))
    assert (table.line(), table.line(1)) == ([], ["troll"])


@pytest.mark.parametrize(
    ("house", "position", "move", "number"),
    [
        ("brobnar", {"hand": ["brawl-in"]}, "play:brawl-in", 2),
        ("brobnar", {"mine": ["jarl-svend"], "theirs": ["dust-imp"]}, "fight:jarl-svend", 1),
        ("ekwidon", {"hand": ["exo-shell-system"]}, "play:exo-shell-system", 1),
        ("ekwidon", {"mine": ["ornate-talking-tray"]}, "omni:ornate-talking-tray", 1),
        ("sanctum", {"hand": ["zephon-the-opulent"]}, "play:zephon-the-opulent", 2),
        ("sanctum", {"hand": ["halo-of-enlightenment"], "mine": ["krump"]}, "play:halo-of-enlightenment", 1),
    ],
)
def test_so_many_tokens_are_made(house: str, position: dict[str, Any], move: str, number: int) -> None:
    table = settle(Table(house=house, **position, **TOKENS).do(move))
    assert len([label for label in table.line() if label.startswith("grunt")]) == number


def test_avid_collecting_takes_a_friendly_token() -> None:
    """Enemy token creatures are not meant, nor are creatures that are no tokens."""
    table = Table(
        hand=["avid-collecting"], mine=["krump", "token:anger", "token:smith"], theirs=["troll", "token:punch"],
        token="grunt", their_token="trader", house="ekwidon",
    )  # fmt: skip
    table.do("play:avid-collecting")
    assert table.offered() == ["card:grunt", "card:grunt.2"]
    table.do("card:grunt")
    assert table.hand() == ["anger"]


def test_corner_the_market_begins_with_their_turn() -> None:
    """One plays on oneself, and what one discards stays in the pile."""
    table = Table(hand=["corner-the-market", "sandhopper", "flea-market"], house="ekwidon")
    table.do("play:corner-the-market", "play:sandhopper", "discard:flea-market")
    assert (table.asked, table.row("archives")) == ("turn", [])
    assert table.row("discard") == ["corner-the-market", "flea-market"]


def test_molluscaller_is_about_strange_shells() -> None:
    """Neither creatures of another name nor those of the opponent."""
    table = Table(
        mine=["molluscaller", "krump"], theirs=["token:anger"], their_token="strange-shell", house="ekwidon"
    )
    table.do("reap:molluscaller")
    assert [table.power(name) for name in ("molluscaller", "krump", "strange-shell")] == [4, 6, 1]


def test_staff_up_is_for_one_player() -> None:
    """What comes to the opponent's pool comes there."""
    table = Table(hand=["staff-up", "forced-retirement"], theirs=["troll"], house="ekwidon", **TOKENS)
    table.do("play:staff-up", "play:forced-retirement")
    assert (table.zone("troll"), table.amber(1), table.line(), table.line(1)) == ("discard", 1, [], [])


def test_talent_scout_finds_nobody_in_the_own_hand() -> None:
    table = Table(hand=["talent-scout", "krump"], their_hand=["troll", "flaxia"], house="ekwidon")
    assert sorted(table.do("play:talent-scout").offered()) == ["hand:flaxia", "hand:troll"]


def test_token_of_appreciation_counts_friendly_tokens() -> None:
    """Neither other creatures nor tokens of the opponent make the key cheaper."""
    for amber, keys in ((12, 1), (11, 0)):
        table = Table(
            hand=["token-of-appreciation"], mine=["krump"], theirs=["token:anger"], their_token="trader",
            amber=(amber, 0), house="ekwidon", **TOKENS,
        )  # fmt: skip
        assert settle(table.do("play:token-of-appreciation")).keys() == keys


def test_shrewd_investor_captures_four() -> None:
    table = Table(hand=["shrewd-investor"], amber=(0, 7), house="ekwidon").do("play:shrewd-investor", "yes")
    assert (table.on("shrewd-investor"), table.amber(1)) == (4, 4)


def test_mass_buyout_pays_who_controlled() -> None:
    """Not the owner: a creature that was taken pays who took it."""
    table = Table(hand=["harland-mindlock", "mass-buyout house:logos"], theirs=["troll"], house="logos")
    table.do("play:harland-mindlock")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.holder("troll") == 0
    table.do(next(move for move in table.offered() if move.startswith("play:mass-buyout")))
    assert (table.line(), table.amber(), table.amber(1)) == ([], 1, 0)


def test_puzzling_trinket_is_for_one_player() -> None:
    table = Table(theirs=["puzzling-trinket", "troll"], hand=["smith icons:A"], amber=(0, 3), house="brobnar")
    table.do("play:smith+A")
    assert (table.asked, table.on("troll"), table.amber(1)) == ("turn", 0, 3)


def test_grondal_destroys_the_weakest_of_all() -> None:
    table = Table(mine=["grondal", "urchin"], theirs=["troll"], at="start", house="mars")
    while table.asked not in ("house", "turn"):
        table.do(table.offered()[0])
    assert (table.line(), table.line(1)) == (["grondal"], ["troll"])


def test_primordial_vault_needs_friendly_cultists() -> None:
    """Other creatures, and Cultists of the opponent, are not meant; nor is any card but Tangaika."""
    four = ["token:anger"] * 4
    table = Table(
        mine=["primordial-vault", "krump", *four], theirs=["token:punch"], deck=["troll", "tangaika"],
        token="cultist", their_token="cultist", house="unfathomable",
    )  # fmt: skip
    table.do("action:primordial-vault")
    assert [move for move in table.offered() if move.startswith("deck:")] == ["deck:tangaika"]
    table.do("deck:tangaika")
    assert (table.line(), len(table.line(1)), table.hand()) == (["krump"], 1, ["tangaika"])


def test_catch_and_release_is_for_both_players() -> None:
    table = Table(
        hand=["catch-and-release", *["anger"] * 8],
        their_hand=["punch"] * 9,
        theirs=["troll"],
        house="unfathomable",
    )
    table.do("play:catch-and-release")
    assert (len(table.hand()), len(table.hand(1))) == (6, 6)


def test_stir_crazy_takes_from_the_opponent() -> None:
    table = Table(
        mine=["krump", "troll"], theirs=["bumpsy"], hand=["stir-crazy"], amber=(5, 5), house="unfathomable"
    )
    table.do("play:stir-crazy")
    assert (table.amber(), table.amber(1)) == (5, 3)  # with the Æ of its icon, and one that Bumpsy has taken


def test_timoti_the_dammed_stops_the_opponent_alone() -> None:
    """The own player forges; a token creature of the opponent is none of hers."""
    for position in (
        {"mine": ["timoti-the-dammed", "token:anger"], "token": "grunt"},
        {"theirs": ["timoti-the-dammed"], "mine": ["token:anger"], "token": "grunt"},
    ):
        table = Table(**position, amber=(7, 0), house="brobnar", at="start")
        while table.asked not in ("house", "turn"):
            table.step(0)
        assert table.keys() == 1


def test_watch_your_step_is_about_one_turn() -> None:
    """Once, in the opponent's next turn: neither in one's own nor in a later one."""
    table = Table(
        hand=["watch-your-step"], house="unfathomable", **TOKENS,
        houses=[["unfathomable", "dis", "mars"], ["brobnar", "dis", "untamed"]],
    )  # fmt: skip
    table.do("play:watch-your-step", "house:brobnar").to_turn_of(1, "brobnar")
    table.to_turn_of(0, "mars").to_turn_of(1, "dis").to_turn_of(0, "dis")
    assert table.line() == []


def test_fish_bites_one_enemy() -> None:
    table = Table(
        mine=["token:anger", "valdr"],
        theirs=["krump", "krump", "urchin"],
        hand=["punch"],
        token="fish",
        house="brobnar",
    )
    table.do("play:punch", "card:fish")
    assert table.offered() == ["card:krump", "card:krump.2"]
    assert table.do("card:krump.2").damage("krump.2") == 2
    assert table.damage("krump") == 0


def test_cadet_readies_one_neighbor() -> None:
    """Neither a stronger creature that stands further off, nor both of two that are alike."""
    table = Table(
        mine=["frost-giant exhausted", "krump exhausted", "token:anger", "krump exhausted"], hand=["punch"],
        token="cadet", house="brobnar",
    )  # fmt: skip
    table.do("play:punch", "card:cadet")
    assert table.offered() == ["card:krump", "card:krump.2"]
    table.do("card:krump.2")
    ready = [name for name in ("frost-giant", "krump", "krump.2") if not table.has(name, "exhausted")]
    assert ready == ["krump.2"]


def test_brackish_shoreline_holds_enemies_too() -> None:
    table = Table(mine=["troll"], theirs=["brackish-shoreline", "urchin"], house="brobnar").do(
        "fight:troll", "end"
    )
    assert table.has("troll", "exhausted")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_platopelta_may_keep_the_counter(answer: str) -> None:
    table = Table(
        mine=["platopelta wisdom:1", "aristotlmimus"], hand=["krump"], deck=["troll"], house="saurian"
    ).do("reap:platopelta")
    table.do(table.offered()[0], answer)
    assert table.counters("aristotlmimus") == ({"wisdom": 1} if answer == "yes" else {})
