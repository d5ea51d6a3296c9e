"""Grim Reminders, word by word: whose cards a text means, how many of them, from which end, and what a "no" leaves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

PILE = ["punch"] * 10
"""What haunts a player."""

BOARD: dict[str, Any] = {"mine": ["troll", "krump"], "theirs": ["bumpsy", "urchin"]}
MINE = ["card:troll", "card:krump"]
THEIRS = ["card:bumpsy", "card:urchin"]


@pytest.mark.parametrize(
    ("card", "house", "moves", "offered"),
    [
        ("fling", "brobnar", ["play:fling", "card:troll"], THEIRS),
        ("rorag-screamer", "brobnar", ["discard:rorag-screamer"], MINE + THEIRS),
        ("heavyweight-morik", "brobnar", ["discard:heavyweight-morik"], MINE),
        ("heavyweight-morik", "brobnar", ["discard:heavyweight-morik", "card:krump"], THEIRS),
        ("lash-out", "brobnar", ["play:lash-out"], MINE + THEIRS),
        ("cacophonous-riot", "brobnar", ["play:cacophonous-riot"], MINE + THEIRS),
        ("permanent-record", "ekwidon", ["play:permanent-record"], MINE),
        ("security-detail", "ekwidon", ["play:security-detail"], MINE),
        ("staff-sergeant-rhea", "star-alliance", ["discard:staff-sergeant-rhea"], MINE),
        ("tangler", "geistoid", ["discard:tangler"], MINE + THEIRS),
        (
            "tribute-collector",
            "geistoid",
            ["play:tribute-collector", "place:2"],
            [*MINE, "card:tribute-collector"],
        ),
    ],
)
def test_whose_creatures_are_meant(card: str, house: str, moves: list[str], offered: list[str]) -> None:
    assert Table(hand=[card], house=house, **BOARD).do(*moves).offered() == offered


@pytest.mark.parametrize(
    ("card", "pile"),
    [("zavel-archaeologist", "cannon"), ("retrotechnician-le", "troll"), ("3ll-i0t", "static-charge")],
)
def test_only_the_own_pile_is_played_from(card: str, pile: str) -> None:
    house = "ekwidon" if card == "zavel-archaeologist" else "star-alliance"
    table = Table(mine=[card], their_discard=[pile], house=house).do(f"reap:{card}")
    assert (table.asked, table.zone(pile)) == ("turn", "discard")
    table = Table(mine=[card], discard=[pile], house=house).do(f"reap:{card}")
    assert table.offered() == ["yes", "no"]
    assert table.do("no").zone(pile) == "discard"


@pytest.mark.parametrize(
    ("card", "house", "moves", "left"),
    [
        ("arcane-transmitter", "unfathomable", ["action:arcane-transmitter", "seat:1"], 1),
        ("immersioneer", "unfathomable", ["reap:immersioneer", "seat:1"], 2),
        ("mournful-barn-burner", "brobnar", ["fight:mournful-barn-burner", "seat:1"], 3),
        ("rumor-sower", "ekwidon", ["reap:rumor-sower"], 4),
    ],
)
def test_so_many_cards_go_from_the_top(card: str, house: str, moves: list[str], left: int) -> None:
    deck = ["anger", "punch", "smith", "survey", "regrowth"]
    table = Table(mine=[card], theirs=["mookling"], their_deck=deck, house=house).do(*moves)
    assert table.row("deck", 1) == deck[5 - left :]
    assert [name for name in table.row("discard", 1) if name != "mookling"] == deck[: 5 - left]


def test_each_top_card_goes_in_the_warp() -> None:
    """One of each deck, from its top."""
    table = Table(
        hand=["into-the-warp"],
        deck=["bumpsy", "smith"],
        their_deck=["urchin", "punch"],
        house="star-alliance",
    )
    table.do("play:into-the-warp")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.row("deck"), table.row("deck", 1)) == (["smith"], ["punch"])


def test_raider_of_the_peaks_takes_the_top_card() -> None:
    table = Table(mine=["raider-of-the-peaks"], deck=["anger", "punch"], active=1, house="brobnar")
    table.to_turn_of(0, "brobnar")
    assert table.row("discard")[0] == "anger"


def test_grisly_exchange_takes_the_top_of_the_pile() -> None:
    table = Table(
        hand=["grisly-exchange"],
        their_discard=["anger", "smith", *["troll"] * 5],
        their_deck=["bumpsy"],
        deck=[*["urchin"] * 5, "punch"],
        house="ekwidon",
    )
    table.do("play:grisly-exchange")
    while table.asked == "card":
        table.do(table.offered()[0])
    assert table.row("discard", 1) == ["anger", "smith"]
    assert (len(table.row("deck", 1)), table.row("deck", 1)[0], table.row("deck")) == (6, "bumpsy", ["punch"])


def test_elenya_hands_over_one_of_hers() -> None:
    """The strongest of her own side, even if the other side has a stronger one; of two alike one."""
    table = Table(
        theirs=["elenya-the-charming", "troll", "troll"], mine=["frost-giant"], amber=(0, 6), house="ekwidon"
    )
    table.do("end")
    while table.asked != "card":
        table.do(table.offered()[0])
    assert table.offered() == ["card:troll", "card:troll.2"]
    table.do("card:troll")
    while table.asked != "house":
        table.do(table.offered()[0])
    assert (table.holder("troll"), table.holder("troll.2"), table.holder("frost-giant")) == (0, 1, 0)


def test_elenya_hears_of_her_own_side_alone() -> None:
    table = Table(theirs=["elenya-the-charming", "troll"], amber=(6, 0), at="start", house="")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.keys(0), table.holder("troll")) == (1, 1)


def test_zavel_hears_of_her_own_player_alone() -> None:
    table = Table(
        mine=["zavel-archaeologist"], theirs=["zavel-archaeologist"], their_discard=["cannon"], active=1, house="ekwidon"
    )  # fmt: skip
    table.do("reap:zavel-archaeologist.2", "yes")
    assert (table.zone("cannon"), table.amber(), table.amber(1)) == ("artifacts", 0, 2)


def test_midyear_festivities_brings_all_amber_home() -> None:
    table = Table(mine=["krump"], theirs=["troll amber:3"], hand=["midyear-festivities"], house="ekwidon")
    table.do("play:midyear-festivities")
    assert (table.amber(1), table.line(), table.line(1)) == (3, [], [])


def test_legerdemain_on_a_friendly_creature() -> None:
    table = Table(mine=["bumpsy damage:1"], hand=["legerdemain"], house="ekwidon").do("play:legerdemain")
    assert (table.hand(), table.amber(), table.amber(1)) == (["bumpsy"], 2, 0)


def test_tutor_bin_rillo_stops_at_three() -> None:
    hand = ["anger", "punch", "smith", "survey"]
    table = Table(
        hand=["tutor-bin-rillo", *hand], their_hand=["krump"], their_deck=["troll", "urchin"], house="ekwidon"
    )
    table.do("play:tutor-bin-rillo")
    assert [move for move in table.offered() if move != "no"] == [f"hand:{name}" for name in hand]
    table.do(*[f"hand:{name}" for name in hand[:3]])
    assert (table.asked, table.hand(), sorted(table.hand(1))) == ("turn", ["survey"], ["krump", "troll"])


def test_a_strong_feeling_is_felt_on_one_side() -> None:
    """Friendly creatures lose 1 Æ each and are readied; enemies with Æ are not."""
    table = Table(
        mine=["troll exhausted amber:3", "krump exhausted"], theirs=["bumpsy exhausted amber:2"],
        hand=["a-strong-feeling"], house="geistoid",
    )  # fmt: skip
    table.do("play:a-strong-feeling")
    assert [table.has(name, "exhausted") for name in ("troll", "krump", "bumpsy")] == [False, True, True]
    assert (table.on("troll"), table.on("bumpsy"), table.amber()) == (2, 2, 0)


def test_curse_of_obstinacy_spares_the_other_side() -> None:
    table = Table(
        theirs=["dodger", "urchin", "dodger"], mine=["krump", "troll", "bumpsy"], hand=["curse-of-obstinacy"],
        house="star-alliance",
    )  # fmt: skip
    table.do("play:curse-of-obstinacy").to_turn_of(1).to_turn_of(0, "star-alliance")
    assert [table.has(name, "stunned") for name in ("urchin", "troll")] == [True, False]


def test_corporal_bridger_lets_no_creature_of_his_house_be_used() -> None:
    """In a turn of another house, creatures of Star Alliance are not those that he means."""
    table = Table(mine=["corporal-bridger house:logos", "agent-sepdia", "troll"], house="logos")
    table.do("reap:corporal-bridger~logos")
    assert ("reap:troll" in table.offered(), "reap:agent-sepdia" in table.offered()) == (True, False)


def test_lieutenant_halasta_stuns_one_of_the_strongest() -> None:
    table = Table(hand=["lieutenant-halasta"], theirs=["krump", "krump", "urchin"], house="star-alliance")
    table.do("discard:lieutenant-halasta")
    assert table.offered() == ["card:krump", "card:krump.2"]
    table.do("card:krump")
    assert [table.has(name, "stunned") for name in ("krump", "krump.2", "urchin")] == [True, False, False]


def test_modular_exoskeleton_may_stay() -> None:
    table = Table(discard=["modular-exoskeleton"], active=1, at="start", house="")
    while table.offered() != ["yes", "no"]:
        table.step(1)
    assert table.do("no").zone("modular-exoskeleton") == "discard"


def test_countryside_crusher_may_rest() -> None:
    table = Table(
        mine=["countryside-crusher", "bumpsy"],
        theirs=["mookling", "troll"],
        their_discard=PILE,
        house="brobnar",
    )
    table.do("fight:countryside-crusher", "card:mookling", "no")
    assert (table.asked, table.damage("troll"), table.has("bumpsy", "exhausted")) == ("turn", 0, False)


def test_thing_from_the_deep_needs_the_very_seal() -> None:
    table = Table(hand=["thing-from-the-deep"], discard=["anger"], house="unfathomable")
    assert "play:thing-from-the-deep" not in table.offered()


def test_dredge_reaches_into_the_own_pile() -> None:
    table = Table(
        mine=["addlefish"], hand=["dredge"], discard=["anger"], their_discard=["smith"], house="unfathomable"
    )
    table.do("play:dredge", "reap:addlefish")
    assert table.offered() == ["pile:anger", "pile:dredge"]


def test_beam_of_forgetting_spares_the_own_hand() -> None:
    table = Table(hand=["beam-of-forgetting", "anger"], their_hand=["punch"], house="unfathomable")
    table.do("play:beam-of-forgetting")
    assert (table.hand(), table.hand(1), table.row("deck", 1)[-1]) == (["anger"], [], "punch")


def test_echoing_deathknell_goes_on_after_two_deaths() -> None:
    table = Table(
        mine=["dust-pixie", "dust-pixie", "troll"], hand=["echoing-deathknell"], house="unfathomable"
    )
    table.do("play:echoing-deathknell")
    assert (table.line(), table.damage("troll")) == (["troll"], 2)


def test_a_warded_tick_tock_archives_nothing() -> None:
    table = Table(mine=["tick-tock time:2 warded"], discard=["troll"], house="geistoid").do("end")
    assert (table.asked, table.zone("tick-tock"), table.zone("troll")) == ("house", "line", "discard")
    assert table.counters("tick-tock") == {"time": 3}


def test_varad_hears_of_other_friendly_geistoids_alone() -> None:
    """Neither of a friendly creature of another house nor of an enemy of his."""
    board: dict[str, Any] = {"amber": (3, 3)}
    table = Table(mine=["varad-the-indulgent", "troll"], theirs=["mookling"], house="brobnar", **board)
    assert table.do("fight:troll").on("varad-the-indulgent") == 0
    table = Table(theirs=["varad-the-indulgent"], mine=["boiler"], house="geistoid", **board)
    assert table.do("fight:boiler").on("varad-the-indulgent") == 0


def test_well_of_memory_is_about_one_player() -> None:
    """Cards of the own hand for cards of the own pile, one for one."""
    table = Table(
        hand=["well-of-memory", "anger"], their_hand=["smith"], discard=["troll", "krump"], their_discard=["bumpsy"],
        house="geistoid",
    )  # fmt: skip
    table.do("play:well-of-memory")
    assert table.offered() == ["hand:anger", "no"]
    table.do("hand:anger")
    if table.offered() == ["done"]:
        table.do("done")
    assert table.offered() == ["pile:troll", "pile:krump"]
    table.do("pile:krump")
    assert (table.asked, table.hand(), table.row("discard")) == ("turn", ["krump"], ["troll"])


@pytest.mark.parametrize(
    ("board", "moves", "offered"),
    [
        (
            {"mine": ["echofly"], "discard": ["anger", "smith"]},
            ["action:echofly"],
            ["pile:anger", "pile:smith"],
        ),
        ({"hand": ["in-here-somewhere…"], "discard": PILE}, ["play:in-here-somewhere-"], ["pile:punch"]),
        ({"mine": ["reaver amber:1", "troll amber:1"]}, ["reap:reaver"], ["card:reaver", "card:troll"]),
    ],
)
def test_what_the_other_player_has_is_not_meant(
    board: dict[str, Any], moves: list[str], offered: list[str]
) -> None:
    table = Table(theirs=["krump amber:1"], their_discard=["survey", "bumpsy"], house="geistoid", **board)
    assert {move.split(".")[0] for move in table.do(*moves).offered()} == set(offered)


def test_reaver_takes_one_and_discards_from_the_own_hand() -> None:
    table = Table(mine=["reaver amber:3"], hand=["anger"], their_hand=["punch"], house="geistoid")
    table.do("reap:reaver")
    if table.asked == "card":
        table.do("hand:anger")
    assert (table.on("reaver"), table.amber(), table.hand(), table.hand(1)) == (2, 2, [], ["punch"])


def test_veil_of_ectoplasm_counts_the_own_pile() -> None:
    """Friendly creatures capture, for Geistoid cards of the own pile."""
    table = Table(
        mine=["troll", "krump"], theirs=["bumpsy"], hand=["veil-of-ectoplasm"], discard=["snippy", "anger"],
        their_discard=["snippy"], amber=(0, 5), house="geistoid",
    )  # fmt: skip
    table.do("play:veil-of-ectoplasm")
    assert table.offered() == MINE
    table.do("card:krump")
    assert (table.asked, table.on("krump"), table.amber(1)) == ("turn", 1, 4)


def test_be_our_geist_finds_who_is_haunted() -> None:
    """Creatures of each haunted player's pile, one's own too; not of the other's."""
    piles = {"mine": [*PILE, "troll"], "theirs": [*PILE, "krump"]}
    for mine, theirs, offered in (
        (piles["mine"], piles["theirs"], ["pile:troll", "pile:krump"]),
        (piles["mine"], ["krump"], []),
    ):
        table = Table(hand=["be-our-geist"], discard=mine, their_discard=theirs, house="geistoid")
        table.do("play:be-our-geist")
        if offered:
            assert table.offered() == offered
        else:
            assert (table.line(), table.row("discard", 1)) == (["troll"], ["krump"])


def test_hallowed_eve_festival_takes_the_top() -> None:
    """The five top cards; friendly creatures capture."""
    deck = ["snippy", "anger", "smith", "punch", "survey", "boiler"]
    table = Table(
        mine=["troll", "krump"], theirs=["bumpsy"], hand=["hallowed-eve-festival"], deck=deck, amber=(0, 5), house="geistoid"
    )  # fmt: skip
    table.do("play:hallowed-eve-festival")
    assert (table.offered(), table.row("deck")) == (MINE, ["boiler"])
    table.do("card:troll")
    assert (table.asked, table.on("troll")) == ("turn", 1)


def test_in_here_somewhere_takes_the_top() -> None:
    deck = ["snippy", "anger", "smith", "punch", "survey", "boiler"]
    table = Table(hand=["in-here-somewhere…"], deck=deck, house="geistoid").do("play:in-here-somewhere-")
    assert table.row("deck") == ["boiler"]


def test_darklamp_captures_one() -> None:
    table = Table(hand=["darklamp"], amber=(0, 5), house="geistoid").do("play:darklamp")
    assert (table.on("darklamp"), table.amber(1)) == (1, 4)


def test_cursed_tomb_stays_with_a_friendly_creature() -> None:
    table = Table(
        mine=["cursed-tomb", "troll"], theirs=["silvertooth"], hand=["hammer-gram"], house="sanctum"
    )
    table.do("play:hammer-gram", "card:silvertooth")
    assert (table.zone("silvertooth"), table.zone("cursed-tomb")) == ("purged", "artifacts")


def test_bog_spitter_steals_from_more_than_six() -> None:
    table = Table(hand=["bog-spitter"], amber=(0, 8), house="untamed").do("discard:bog-spitter")
    assert (table.amber(), table.amber(1)) == (1, 7)


def test_spectral_ruth_archives_the_own_pile() -> None:
    table = Table(
        hand=["spectral-ruth"], discard=["anger"], their_discard=["punch"], amber=(6, 0), at="start", house=""
    )
    while table.asked != "turn":
        table.step(0, "brobnar")
    table.do("play:spectral-ruth")
    assert (table.row("archives"), table.row("discard"), table.row("discard", 1)) == (
        ["anger"],
        [],
        ["punch"],
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "zone"), [(PILE, [], "archives"), ([], PILE, "discard"), ([], [], "discard")]
)
def test_cincinnatus_returns_to_the_haunted(mine: list[str], theirs: list[str], zone: str) -> None:
    table = Table(
        mine=["cincinnatus-resurrexit damage:5"],
        theirs=["troll"],
        discard=mine,
        their_discard=theirs,
        house="saurian",
    )
    table.do("fight:cincinnatus-resurrexit")
    assert table.zone("cincinnatus-resurrexit") == zone


def test_aember_storm_strikes_enemies_alone() -> None:
    table = Table(
        mine=["krump"], theirs=["troll", "bumpsy"], hand=["æmber-storm"], amber=(1, 0), house="untamed"
    )
    table.do("play:aember-storm")
    assert table.offered() == ["card:troll", "card:bumpsy"]
