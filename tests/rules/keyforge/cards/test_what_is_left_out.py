"""Dark Tidings, Winds of Exchange and Grim Reminders: what a text leaves out. What does not follow where "if you do" was not done,
whose turn is not meant, which cards are not counted, and that a number is no more than that."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

PILE = ["punch"] * 10
GRUNTS: dict[str, Any] = {"token": "grunt", "deck": ["anger"] * 8}


def settle(table: Table) -> Table:
    """Go on with the first option until the turn can go on."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


# -- "if you do", and it was not done


@pytest.mark.parametrize(
    ("house", "moves", "position"),
    [
        ("brobnar", ["play:fling"], {"hand": ["fling"]}),
        ("sanctum", ["action:lightbringer-outpost"], {}),
        ("unfathomable", ["action:azure-basin-outpost"], {}),
        ("star-alliance", ["action:ganymede-outpost"], {"hand": ["anger"]}),
        ("brobnar", ["action:broken-axe-outpost"], {}),
        ("saurian", ["action:aembrosia-outpost"], {}),
        ("mars", ["action:nyyon-outpost"], {}),
        ("ekwidon", ["action:ikwiji-outpost"], {}),
        ("untamed", ["action:ritual-of-life"], {"discard": ["bumpsy"]}),
        ("mars", ["omni:blorb-hive"], {}),
    ],
)
def test_a_ward_keeps_what_was_the_price(house: str, moves: list[str], position: dict[str, Any]) -> None:
    """The only friendly creature is warded: it stays, and nothing is bought with it."""
    kind, _, name = moves[0].partition(":")
    names = {"aembrosia-outpost": "æmbrosia-outpost", "ikwiji-outpost": "ikwijĭ-outpost"}
    mine = ["flaxia warded amber:1"] + ([] if kind == "play" else [names.get(name, name)])
    token = {"token": "blorb" if name == "blorb-hive" else "grunt", "deck": ["anger"] * 4}
    table = Table(
        mine=mine, theirs=["troll"], house=house, amber=(0, 5), their_hand=["smith"], **token, **position
    )
    held = len(table.hand()) - (1 if kind == "play" else 0)
    gained = table.do(*moves).amber()
    assert (table.asked, table.line(), table.has("flaxia", "warded")) == ("turn", ["flaxia"], False)
    assert (len(table.hand()), table.amber(1), table.on("flaxia")) == (held, 5, 1)
    assert (table.damage("troll"), table.has("troll", "exhausted"), table.row("archives")) == (0, False, [])
    assert gained == (1 if kind == "play" else 0)


def test_a_warded_clock_pays_nothing() -> None:
    """Nobody is asked for what would follow its destruction."""
    for clock, time in (("tick-tock", 2), ("chronometer", 5)):
        table = Table(
            mine=[f"{clock} time:{time} warded"], discard=["troll"], hand=["anger"], house="geistoid"
        )
        table.do("end")
        assert (table.state.active, table.asked, table.zone("troll")) == (1, "house", "discard")


def test_a_warded_artifact_creature_is_not_played_by_what_awakens_it() -> None:
    table = Table(
        theirs=["snippy warded"], their_discard=PILE, hand=["spontaneous-awakening"], house="geistoid"
    )
    table.do("play:spontaneous-awakening")
    assert (table.line(1), table.zone("spontaneous-awakening")) == (["snippy"], "discard")


def test_nobody_moves_for_the_mysticeti_that_exhausts_nobody() -> None:
    table = Table(mine=["the-mysticeti", "flaxia exhausted"], theirs=["dust-pixie"], house="untamed")
    table.do("action:the-mysticeti")
    assert (table.asked, table.zone("the-mysticeti")) == ("turn", "artifacts")
    assert not table.has(table.line(1)[0], "exhausted")


def test_a_no_to_chancellor_dexterus_changes_no_house() -> None:
    table = Table(mine=["chancellor-dexterus", "troll"], house="saurian").do("reap:chancellor-dexterus", "no")
    assert "reap:troll" not in table.offered()
    table = Table(mine=["chancellor-dexterus", "troll"], house="saurian").do(
        "reap:chancellor-dexterus", "yes"
    )
    assert ("reap:troll" in table.offered(), table.on("troll")) == (True, 1)


def test_a_no_to_magistra_vita_uses_nobody() -> None:
    for card in ("magistra-vita", "magistra-vita-evil-twin"):
        table = Table(mine=["troll"], theirs=["krump"], hand=[card], house="saurian")
        table.do(f"play:{card}", "place:0", "no")
        assert (table.asked, table.has("troll", "exhausted"), table.amber()) == ("turn", False, 0)


def test_sporegorgers_keep_their_counters() -> None:
    """With a "no" nothing is removed, and nobody is dealt damage."""
    for card in ("sporegorger", "sporegorger-evil-twin"):
        table = Table(mine=[f"{card} plus:2", "troll"], theirs=["krump"], house="untamed")
        table.do(f"reap:{card}", "no")
        assert (table.damage("troll"), table.damage("krump")) == (0, 0)
        assert table.plus(card) == (3 if card == "sporegorger" else 2)


def test_nirbor_flamewing_may_lie_where_it_is() -> None:
    table = Table(mine=["troll"], discard=["nirbor-flamewing"], active=1, at="start", house="")
    while table.offered() != ["yes", "no"]:
        table.step(1)
    table.do("no")
    while table.asked != "turn":
        table.step(0)
    assert (table.line(), table.zone("nirbor-flamewing")) == (["troll"], "discard")


def test_primordial_vault_with_three_cultists() -> None:
    """Three are destroyed (G4), and nothing is searched."""
    table = Table(
        mine=["primordial-vault", *["token:anger"] * 3], token="cultist", deck=["tangaika"], house="unfathomable"
    )  # fmt: skip
    table.do("action:primordial-vault")
    assert (table.asked, table.line(), table.zone("tangaika")) == ("turn", [], "deck")


def test_primordial_vault_finds_tangaika_in_the_pile() -> None:
    table = Table(
        mine=["primordial-vault", *["token:anger"] * 4], token="cultist", discard=["tangaika"], deck=["anger"],
        their_discard=["tangaika"], house="unfathomable",
    )  # fmt: skip
    table.do("action:primordial-vault")
    assert table.offered() == ["pile:tangaika", "no"]
    table.do("pile:tangaika")
    assert table.hand() == ["tangaika"]
    assert [told["prints"] for told in table.told("revealed")] == [["tangaika"]]


# -- whose turn, and whose cards


@pytest.mark.parametrize("card", ["haunted-house", "dark-memento"])
def test_what_starts_a_turn_starts_no_other(card: str) -> None:
    """In the opponent's turn, no card leaves a deck."""
    table = Table(mine=[card], deck=["anger"] * 12, their_deck=["anger"] * 12, house="geistoid")
    table.to_turn_of(1)
    assert (table.row("discard"), table.row("discard", 1)) == ([], [])
    table.to_turn_of(0)
    assert (len(table.row("discard")) > 0, table.row("discard", 1)) == (True, [])


def test_dark_memento_of_a_haunted_player() -> None:
    """Whoever is haunted loses nothing; that the opponent is does not help."""
    for mine, theirs, more in ((PILE, [], 0), ([], PILE, 10)):
        table = Table(
            mine=["dark-memento"], discard=mine, their_discard=theirs, deck=["anger"] * 20, active=1, house="dis"
        )  # fmt: skip
        table.to_turn_of(0)
        assert len(table.row("discard")) - len(mine) == more


@pytest.mark.parametrize("clock", ["tick-tock", "chronometer", "ancestral-timekeeper"])
def test_clocks_count_friendly_clocks_in_their_own_turns(clock: str) -> None:
    table = Table(mine=[clock, "troll"], theirs=["chronometer"], house="geistoid")
    theirs = "chronometer.2" if clock == "chronometer" else "chronometer"
    table.do("end")
    assert (table.counters(clock), table.counters("troll"), table.counters(theirs)) == ({"time": 1}, {}, {})
    table.to_turn_of(0)
    assert (table.counters(clock), table.counters(theirs)) == ({"time": 1}, {"time": 1})


@pytest.mark.parametrize(("clock", "time"), [("tick-tock", 1), ("chronometer", 4)])
def test_a_clock_stays_one_short_of_its_time(clock: str, time: int) -> None:
    table = Table(mine=[f"{clock} time:{time}"], discard=["troll"], house="geistoid").do("end")
    assert (table.zone(clock), table.counters(clock)) == ("line", {"time": time + 1})


def test_singing_scythe_waits_for_its_own_turn() -> None:
    """It may come back in step 3 of its owner's turn, and stays if nobody wants it."""
    table = Table(discard=["singing-scythe", *PILE], active=1, house="brobnar")
    assert not [move for move in table.offered() if "scythe" in move]
    table.to_turn_of(0, "brobnar").do("end")
    assert table.zone("singing-scythe") == "discard"


def test_kaspara_gives_to_friendly_geistoids_alone() -> None:
    for name, house, amber in (("boiler", "geistoid", 1), ("troll", "brobnar", 0)):
        table = Table(mine=["kaspara"], theirs=["kaspara"], hand=[name], amber=(1, 1), house=house)
        table.do(f"play:{name}", "place:0")
        assert (table.amber(), table.amber(1)) == (1 + amber, 1 + amber)


def test_witch_queen_gives_to_other_friendly_witches_alone() -> None:
    """In the center: not to herself, to no other creature beside her, and to no enemy Witch."""
    table = Table(mine=["jervi", "witch-queen", "troll"], theirs=["haunting-witch"], house="untamed")
    names = ("jervi", "witch-queen", "troll", "haunting-witch")
    assert [table.keyword(name, "skirmish") for name in names] == [1, 0, 0, 0]
    assert [table.keyword(name, "poison") for name in names] == [1, 0, 0, 0]
    assert [table.keyword(name, "elusive") > 0 for name in names] == [True, False, False, False]
    for hand, ready in (("jervi", True), ("flaxia", False), ("witch-queen", True)):
        table = Table(mine=["witch-queen"], hand=[hand], house="untamed").do(f"play:{hand}", "place:0")
        assert table.has(table.line()[0], "exhausted") != ready
    table = Table(hand=["witch-queen"], house="untamed").do("play:witch-queen")
    assert table.has("witch-queen", "exhausted")


def test_witch_queen_off_the_center_saves_nobody() -> None:
    for line, zone in ((["witch-queen", "jervi"], "discard"), (["jervi", "witch-queen", "troll"], "hand")):
        table = Table(mine=line, hand=["punch house:untamed"], house="untamed")
        table.do("play:punch~untamed", "card:jervi")
        assert table.zone("jervi") == zone
    table = Table(
        mine=["jervi", "witch-queen", "flaxia damage:1"], hand=["punch house:untamed"], house="untamed"
    )
    table.do("play:punch~untamed", "card:flaxia")
    assert table.zone("flaxia") == "discard"


def test_purse_a_phone_returns_one_shadys() -> None:
    table = Table(
        mine=["purse-a-phone damage:4"], hand=["mind-bullets house:geistoid"], discard=["shadys", "shadys", "troll"],
        their_discard=["shadys"], house="geistoid",
    )  # fmt: skip
    table.do("play:mind-bullets~geistoid")
    assert table.offered() == ["pile:shadys", "pile:shadys.2"]
    table.do("pile:shadys")
    assert (table.hand(), table.zone("shadys.2"), table.zone("shadys.3")) == (
        ["shadys"],
        "discard",
        "discard",
    )


def test_purse_a_phone_without_shadys() -> None:
    table = Table(
        mine=["purse-a-phone damage:4"], hand=["mind-bullets house:geistoid"], discard=["troll"],
        their_discard=["shadys"], house="geistoid",
    )  # fmt: skip
    table.do("play:mind-bullets~geistoid")
    assert (table.asked, table.hand(), table.zone("shadys")) == ("turn", [], "discard")


def test_general_sherman_deals_no_damage() -> None:
    """Neither as it attacks nor as it is attacked."""
    table = Table(mine=["general-sherman"], theirs=["troll"], house="unfathomable").do(
        "fight:general-sherman"
    )
    assert (table.damage("general-sherman"), table.damage("troll")) == (8, 0)
    table = Table(mine=["general-sherman"], theirs=["troll"], active=1, house="brobnar").do("fight:troll")
    assert (table.damage("general-sherman"), table.damage("troll")) == (8, 0)


def test_t3r_35a_is_of_the_houses_beside_it() -> None:
    """As a creature, or as the creature that it is on: used in a turn of a neighbor's house, and in no other."""
    for card, own in (("t3r-35a", "star-alliance"), ("bumpsy +t3r-35a", "brobnar")):
        name = card.split()[0]
        for house in ("logos", "untamed", "star-alliance", "brobnar", "dis"):
            table = Table(mine=["batdrone", card, "flaxia", "urchin"], house=house)
            assert (f"reap:{name}" in table.offered()) == (house in ("logos", "untamed", own))


def test_ol_paddy_plays_what_was_discarded_this_way() -> None:
    table = Table(
        mine=["ol--paddy"],
        discard=["flaxia"],
        their_discard=["bumpsy"],
        deck=["anger", "mookling"],
        house="untamed",
    )
    table.do("reap:ol--paddy")
    settle(table)
    assert (table.zone("mookling"), table.zone("flaxia"), table.zone("bumpsy")) == (
        "line",
        "discard",
        "discard",
    )


def test_plunder_ends_with_the_last_card_of_that_hand() -> None:
    table = Table(hand=["plunder", "anger"], their_hand=["smith"], house="unfathomable").do("play:plunder")
    assert (table.hand(), [told["prints"] for told in table.told("revealed")]) == (["anger"], [["smith"]])
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert (table.asked, table.zone("smith"), table.zone("anger")) == ("turn", "discard", "hand")


def test_final_refrain_sings_of_one_pile() -> None:
    table = Table(
        hand=["final-refrain"], discard=["bumpsy"], their_discard=["krump"], theirs=["troll"], house="brobnar"
    )
    settle(table.do("play:final-refrain"))
    assert (table.zone("krump"), table.line(1), table.line()) == ("discard", ["troll"], [])


def test_endless_hordes_count_enemies() -> None:
    table = Table(
        mine=["troll", "krump"], theirs=["bumpsy"], hand=["endless-hordes"], house="brobnar", **GRUNTS
    )
    settle(table.do("play:endless-hordes"))
    assert (len(table.row("deck")), table.damage("troll"), table.damage("krump")) == (7, 0, 0)


def test_tangaika_wants_cultists() -> None:
    """Neither four creatures of another name nor four Cultists of the opponent."""
    board: dict[str, Any] = {
        "token": "cultist",
        "their_token": "cultist",
        "hand": ["tangaika"],
        "house": "unfathomable",
    }
    for mine, theirs, playable in (
        (["token:anger"] * 4, [], True),
        (["token:anger"] * 3 + ["fuguru"], [], False),
        ([], ["token:anger"] * 4, False),
    ):
        table = Table(mine=mine, theirs=theirs, **board)
        assert ("play:tangaika" in table.offered()) == playable


def test_ilxid_avenger_counts_the_own_martians() -> None:
    for moves in (["discard:ilxid-avenger", "card:troll"], ["play:ilxid-avenger", "place:0"]):
        table = Table(
            hand=["ilxid-avenger"], mine=["troll", "krump"], discard=["zorg", "anger"], their_discard=["zorg", "zorg"],
            house="mars",
        )  # fmt: skip
        table.do(*moves)
        assert table.plus("troll") + table.plus("ilxid-avenger") == (2 if "discard" in moves[0] else 1)


def test_ironyx_banner_is_for_ironyx_creatures() -> None:
    table = Table(mine=["ironyx-banner", "ironyx-rebel", "troll"], theirs=["ironyx-rebel"])
    assert [table.armor(name) for name in ("ironyx-rebel", "troll", "ironyx-rebel.2")] == [1, 0, 0]
    assert [table.power(name) for name in ("ironyx-rebel", "troll", "ironyx-rebel.2")] == [3, 8, 2]


def test_weak_link_looks_at_its_own_creature() -> None:
    table = Table(mine=["troll +weak-link", "krump exhausted"], theirs=["bumpsy exhausted"])
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)


def test_junkyard_cemetery_counts_what_is_yours() -> None:
    for mine, theirs, haunted in ((7, 0, True), (6, 9, False)):
        table = Table(
            mine=["junkyard-cemetery"], discard=["punch"] * mine, purged=["anger"] * 3,
            their_discard=["smith"] * theirs,
        )  # fmt: skip
        assert table.state.haunted(0) == haunted


def test_a_chest_waits_until_it_is_ready_itself() -> None:
    """That another artifact is ready, of either side, pays nobody."""
    table = Table(
        mine=["dead-man-s-chest amber:4 exhausted", "cannon"], theirs=[*["dust-pixie"] * 6, "cannon"],
        hand=["mind-bullets house:shadows"], house="shadows",
    )  # fmt: skip
    table.do("play:mind-bullets~shadows")
    assert (table.line(1), table.on("dead-man-s-chest"), table.amber()) == ([], 4, 0)


def test_ruins_of_archonis_wait_until_they_are_ready_themselves() -> None:
    hand = ["anger"] * 6
    table = Table(mine=["ruins-of-archonis amber:4 exhausted", "cannon"], hand=hand, house="brobnar")
    while [move for move in table.offered() if move.startswith("play:")]:
        settle(table.do(next(move for move in table.offered() if move.startswith("play:"))))
    assert (table.on("ruins-of-archonis"), table.amber(), table.hand()) == (4, 6, [])


def test_purple_aeronaut_counts_friendly_pilots_and_destroys_enemies() -> None:
    table = Table(
        mine=["nautilixian", "troll", "purple-aeronaut", "red-aeronaut", "white-aeronaut", "green-aeronaut"],
        theirs=["flaxia", "bumpsy"], house="mars",
    )  # fmt: skip
    table.do("reap:purple-aeronaut", "reap:red-aeronaut", "reap:white-aeronaut")
    table.do("reap:green-aeronaut", "fight:nautilixian", "card:flaxia")
    assert (table.line(1), len(table.line())) == ([], 6)
    table = Table(
        mine=["nautilixian", "purple-aeronaut", "red-aeronaut", "white-aeronaut", "zorg"], theirs=["flaxia", "bumpsy"],
        house="mars",
    )  # fmt: skip
    table.do("reap:purple-aeronaut", "reap:red-aeronaut", "reap:white-aeronaut", "reap:zorg")
    table.do("fight:nautilixian", "card:flaxia")
    assert table.line(1) == ["bumpsy"]


def test_trojan_sauropod_brings_creatures_out_of_a_hand_that_is_shown() -> None:
    table = Table(
        mine=["trojan-sauropod"], theirs=["troll"], their_hand=["krump", "cannon", "anger"], hand=["bumpsy", "gauntlet-of-command"],
        their_deck=["smith"] * 6, house="saurian",
    )  # fmt: skip
    table.do("omni:trojan-sauropod")
    while table.asked == "place":
        table.do(table.offered()[0])
    assert (table.zone("krump"), table.zone("cannon"), table.hand()) == (
        "line",
        "hand",
        ["bumpsy", "gauntlet-of-command"],
    )
    assert (len(table.hand(1)), table.amber()) == (6, 3)


def test_missile_officer_myers_lends_one_card_of_another_house() -> None:
    """Of another house than the active one, one card, and this turn only."""
    table = Table(hand=["missile-officer-myers", "anger", "smith", "agent-sepdia"], house="star-alliance").do(
        "discard:missile-officer-myers"
    )
    assert {"play:anger", "play:smith", "play:agent-sepdia"} <= set(table.offered())
    settle(table.do("play:agent-sepdia"))
    settle(table.do("play:anger"))
    assert "play:smith" not in table.offered()
    table = Table(hand=["missile-officer-myers", "anger"], house="star-alliance")
    table.do("discard:missile-officer-myers").to_turn_of(1).to_turn_of(0, "star-alliance")
    assert "play:anger" not in table.offered()


def test_the_grand_gord_waits_for_its_own_turn() -> None:
    table = Table(mine=["the-grand-gord"], theirs=["urchin"], house="brobnar", **GRUNTS).to_turn_of(1)
    assert table.line() == ["the-grand-gord"]


@pytest.mark.parametrize(("amber", "zone"), [((6, 0), "archives"), ((0, 6), "archives"), ((3, 2), "discard")])
def test_hire_on_adds_both_pools(amber: tuple[int, int], zone: str) -> None:
    table = settle(Table(hand=["hire-on"], amber=amber, house="ekwidon", **GRUNTS).do("play:hire-on"))
    assert table.zone("hire-on") == zone


def test_mirror_shell_is_for_token_creatures() -> None:
    table = Table(mine=["rowdy-skald +mirror-shell", "token:anger", "urchin"], token="grunt", house="brobnar")
    table.do("reap:rowdy-skald")
    assert [table.power(name) for name in ("grunt", "urchin")] == [4, 1]


def test_rogue_operation_counts_what_it_discards() -> None:
    """Two cards of one house are one house, whatever lies in the pile already."""
    table = Table(
        hand=["rogue-operation"],
        deck=["anger", "punch"],
        discard=["smith", "flaxia"],
        amber=(0, 5),
        house="star-alliance",
    )
    table.do("play:rogue-operation")
    assert (table.amber(), table.amber(1)) == (1, 4)


def test_scooboo_waits_for_its_own_turn() -> None:
    """In the opponent's turn its owner simply draws."""
    table = Table(
        theirs=["troll"],
        their_hand=["belligerent-guard house:brobnar"],
        discard=["scooboo"],
        active=1,
        house="brobnar",
    )
    table.do(table.offered()[0])
    settle(table)
    assert (table.zone("scooboo"), len(table.hand())) == ("discard", 1)


@pytest.mark.parametrize(
    ("mine", "theirs", "pools"),
    [
        (["sea-urchin amber:2"], [], (2, 2)),
        (["sea-urchin"], [], (0, 0)),
        ([], ["sea-urchin amber:2"], (2, 0)),
    ],
)
def test_dimo_elderghast_is_paid_for_friendly_creatures_with_amber(
    mine: list[str], theirs: list[str], pools: tuple[int, int]
) -> None:
    """Besides what comes back from a creature that is destroyed (G97)."""
    table = Table(
        mine=["dimo-elderghast", *mine], theirs=theirs, hand=["mind-bullets house:geistoid"], discard=PILE,
        their_discard=PILE, house="geistoid",
    )  # fmt: skip
    table.do("play:mind-bullets~geistoid")
    assert (table.amber(), table.amber(1)) == pools


def test_war_of_the_worlds_deals_no_damage_to_who_is_no_martian() -> None:
    """A ward keeps one of them from being destroyed, and then nothing else befalls it."""
    table = Table(mine=["zorg"], theirs=["troll warded"], hand=["war-of-the-worlds"], house="mars")
    table.do("play:war-of-the-worlds")
    assert (table.damage("troll"), table.has("troll", "warded"), table.damage("zorg")) == (0, False, 2)


@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_captain_kresage_evil_twin_takes_keywords_from_both_sides(side: str) -> None:
    words = {"prof-garwynne": "elusive", "sir-bevor": "taunt", "sea-urchin": "poison", "zizok": "skirmish"}
    line = Table(**{side: list(words)})
    assert [line.keyword(name, word) for name, word in words.items()] == [1, 1, 1, 1]
    other = "theirs" if side == "mine" else "mine"
    for board in (
        {side: [*words, "captain-kresage-evil-twin"]},
        {side: list(words), other: ["captain-kresage-evil-twin"]},
    ):
        table = Table(**board)
        assert [table.keyword(name, word) for name, word in words.items()] == [0, 0, 0, 0]


def test_sink_or_swim_spares_the_own_hand() -> None:
    table = Table(hand=["sink-or-swim", "anger"], their_hand=["punch"], house="unfathomable")
    table.do("play:sink-or-swim", "mode:1")
    assert (table.hand(), table.hand(1)) == (["anger"], [])


# -- so many, and no more


@pytest.mark.parametrize(
    ("house", "moves", "position"),
    [
        ("brobnar", ["play:stratosmack", "card:urchin"], {"hand": ["stratosmack"], "theirs": ["urchin", "troll"]}),
        ("brobnar", ["play:press-gang"], {"hand": ["press-gang"]}),
        ("ekwidon", ["action:shizyoku-buggy"], {"mine": ["shĭzyokŭ-buggy"], "hand": ["punch", "punch"]}),
        ("mars", ["play:ironyx-banner"], {"hand": ["ironyx-banner"]}),
        ("ekwidon", ["play:the-visible-hand"], {"hand": ["the-visible-hand"], "deck": ["anger"]}),
        ("ekwidon", ["reap:dthoshra-recruiter"], {"mine": ["dthoshră-recruiter"]}),
        ("sanctum", ["fight:battlefield-evangelist"], {"mine": ["battlefield-evangelist"], "theirs": ["mookling"]}),
        ("star-alliance", ["play:scout-chief-korijir"], {"hand": ["scout-chief-korijir"]}),
        ("star-alliance", ["reap:scout-chief-korijir"], {"mine": ["scout-chief-korijir"]}),
        ("mars", ["action:mk2-generator"], {"mine": ["mk2-generator"]}),
        ("brobnar", ["play:punch", "card:troll"], {"mine": ["troll damage:5 +fof-transponder"], "hand": ["punch"], "theirs": ["urchin"]}),
        ("brobnar", ["play:punch", "card:troll"], {"mine": ["troll damage:5", "tya-arhĭ-esquire"], "hand": ["punch"]}),
        ("brobnar", ["play:ragnarok-prep"], {"hand": ["ragnarok-prep"]}),
        ("ekwidon", ["play:tourist-trap"], {"hand": ["tourist-trap"]}),
        ("star-alliance", ["play:sv3-lander"], {"hand": ["sv3-lander"]}),
        ("star-alliance", ["play:mirror-shell"], {"hand": ["mirror-shell"], "mine": ["troll"]}),
        ("sanctum", ["play:halo-of-enlightenment"], {"hand": ["halo-of-enlightenment"], "mine": ["troll"]}),
        ("sanctum", ["play:muster"], {"hand": ["muster"]}),
        ("mars", ["play:clone-home"], {"hand": ["clone-home"]}),
        ("star-alliance", ["play:teamwork"], {"hand": ["teamwork"]}),
        ("unfathomable", ["play:initiation"], {"hand": ["initiation"]}),
        ("ekwidon", ["play:exo-shell-system"], {"hand": ["exo-shell-system"]}),
        ("sanctum", ["play:grey-abbess"], {"hand": ["grey-abbess"]}),
        ("saurian", ["play:legionary-trainer"], {"hand": ["legionary-trainer"]}),
        ("unfathomable", ["play:timoti-the-dammed"], {"hand": ["timoti-the-dammed"]}),
        ("saurian", ["play:rampaging-brutodon"], {"hand": ["rampaging-brutodon"]}),
    ],
)  # fmt: skip
def test_one_token_creature_is_made(house: str, moves: list[str], position: dict[str, Any]) -> None:
    table = settle(Table(house=house, **{**GRUNTS, **position}).do(*moves))
    assert len([name for name in table.line() if name.startswith("grunt")]) == 1


@pytest.mark.parametrize(
    ("house", "moves", "position"),
    [
        ("unfathomable", ["play:thundertow", "card:troll"], {"hand": ["thundertow"]}),
        ("unfathomable", ["play:wrath-or-ruin", "mode:2", "card:bumpsy"], {"hand": ["wrath-or-ruin"]}),
        (
            "unfathomable",
            ["play:abandon-ship", "card:troll"],
            {"hand": ["abandon-ship"], "tide": "high"},
        ),
        ("untamed", ["play:primal-relic", "card:troll"], {"hand": ["primal-relic"]}),
        (
            "star-alliance",
            ["action:ganymede-outpost", "card:troll", "hand:anger"],
            {"mine": ["ganymede-outpost", "troll", "krump"], "hand": ["anger", "punch", "smith"]},
        ),
        (
            "ekwidon",
            ["action:shizyoku-buggy", "hand:anger"],
            {"mine": ["shĭzyokŭ-buggy"], "hand": ["anger", "punch", "smith"]},
        ),
    ],
)
def test_a_number_without_up_to_is_chosen_in_full(
    house: str, moves: list[str], position: dict[str, Any]
) -> None:
    """After the first one nobody may stop."""
    board = {"mine": ["troll", "krump", "flaxia"], "theirs": ["bumpsy", "urchin", "dodger"], **position}
    offered = Table(house=house, **board).do(*moves).offered()
    assert len(offered) > 1
    assert "done" not in offered


def test_drawn_down_puts_one_below_and_one_on_top() -> None:
    table = Table(
        hand=["drawn-down"],
        their_deck=["anger", "punch", "smith", "krump"],
        deck=["troll"] * 2,
        house="unfathomable",
    )
    table.do("play:drawn-down", "deck:punch", "deck:anger")
    assert (table.row("deck", 1), table.row("discard", 1)) == (["smith", "krump", "anger"], ["punch"])
    assert len(table.row("deck")) == 2


@pytest.mark.parametrize(("plus", "paid"), [(5, False), (6, True), (7, True)])
def test_primal_relic_asks_for_twenty(plus: int, paid: bool) -> None:
    """14 power and so many counters."""
    table = Table(
        mine=["primal-relic amber:4", f"troll plus:{plus}", "krump"], theirs=["bumpsy"], active=1, house="dis"
    )
    table.to_turn_of(0)
    assert (table.amber() == 4) == paid


@pytest.mark.parametrize(("amber", "damage", "stolen"), [(0, 4, 0), (1, 0, 1), (5, 0, 1)])
def test_walk_the_plank_takes_one(amber: int, damage: int, stolen: int) -> None:
    table = Table(theirs=["troll"], hand=["walk-the-plank"], amber=(0, amber), house="shadows")
    table.do("play:walk-the-plank")
    assert (table.damage("troll"), table.amber(), table.amber(1)) == (damage, stolen, amber - stolen)


def test_the_red_death_draws_one() -> None:
    table = Table(mine=["the-red-death"], theirs=["mookling"], deck=["anger"] * 4, house="mars")
    table.do("fight:the-red-death")
    assert (len(table.hand()), table.amber()) == (1, 1)


def test_put_in_a_spin_turns_one_card() -> None:
    table = Table(hand=["put-in-a-spin"], their_deck=["anger", "anger"], amber=(1, 0), house="ekwidon")
    table.do("play:put-in-a-spin", "house:brobnar")
    assert (table.row("discard", 1), table.amber()) == (["anger"], 4)


def test_lifting_buddy_helps_one_other_friend() -> None:
    table = Table(mine=["lifting-buddy", "troll", "krump"], theirs=["bumpsy"], house="brobnar")
    table.do("reap:lifting-buddy")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert [table.plus(name) for name in ("lifting-buddy", "troll", "krump", "bumpsy")] == [2, 0, 2, 0]


def test_strange_torpedo_deals_one_to_whomever() -> None:
    table = Table(mine=["troll"], theirs=["krump", "bumpsy"], hand=["strange-torpedo"], house="unfathomable")
    table.do("play:strange-torpedo")
    assert table.offered() == ["card:troll", "card:krump", "card:bumpsy"]
    table.do("card:krump")
    assert [table.damage(name) for name in ("troll", "krump", "bumpsy")] == [0, 1, 1]


def test_technorachnophobia_takes_ten() -> None:
    table = Table(hand=["technorachnophobia"], deck=["anger"] * 12, amber=(0, 5), house="ekwidon")
    table.do("play:technorachnophobia")
    assert (len(table.row("deck")), table.amber()) == (2, 2)


# -- each of its moments: what a reap brings, a fight brings, too


def after_a_fight(name: str, **position: Any) -> Table:
    """A creature has fought and killed; an enemy is left."""
    table = Table(theirs=["mookling", "krump"], deck=["smith"] * 5, **position)
    return table.do(f"fight:{name}", "card:mookling")


def test_prof_emeritus_kering_uses_a_neighbor_after_a_fight() -> None:
    table = Table(
        mine=["prof-emeritus-kering", "troll"], hand=["assert-dominance house:star-alliance"], theirs=["umbra"],
        house="star-alliance",
    )  # fmt: skip
    table.do("play:assert-dominance~star-alliance", "card:prof-emeritus-kering")
    assert {"reap:troll", "fight:troll"} <= set(table.offered())


def test_lieutenant_valmart_makes_keys_dearer_after_a_fight() -> None:
    table = after_a_fight(
        "lieutenant-valmart", mine=["lieutenant-valmart", "troll"], tide="high", house="star-alliance"
    )
    assert table.do("end").state.key_cost(1) == 9


def test_lieutenant_valmart_makes_keys_dearer_as_it_is_played() -> None:
    table = Table(hand=["lieutenant-valmart"], tide="high", house="star-alliance").do(
        "play:lieutenant-valmart"
    )
    assert table.do("end").state.key_cost(1) == 9


def test_ravening_morphazoid_draws_and_discards_after_a_fight() -> None:
    table = after_a_fight(
        "ravening-morphazoid", mine=["ravening-morphazoid"], hand=["anger"], discard=PILE, their_hand=["bumpsy"],
        house="ekwidon",
    )  # fmt: skip
    assert table.offered() == ["hand:anger", "hand:smith"]
    table.do("hand:anger")
    assert (table.asked, table.hand(), table.hand(1)) == ("turn", ["smith"], ["bumpsy"])


def test_the_officers_do_as_much_after_a_fight() -> None:
    line = ["com-officer-gross", "troll", "com-officer-hings"]
    assert after_a_fight("com-officer-gross", mine=line, house="star-alliance").plus("troll") == 1
    assert after_a_fight("com-officer-hings", mine=line, house="star-alliance").hand() == ["smith"]


def test_te_wheke_kraken_splashes_after_a_fight() -> None:
    table = Table(mine=["te-wheke-kraken"], theirs=["mookling", "krump", "troll"], house="unfathomable")
    table.do("fight:te-wheke-kraken", "card:mookling")
    assert table.offered() == ["card:te-wheke-kraken", "card:krump", "card:troll"]
    table.do("card:krump")
    assert (table.damage("krump"), table.damage("troll")) == (2, 2)


def test_anachronometer_turns_after_a_fight() -> None:
    table = after_a_fight(
        "rowdy-skald", mine=["rowdy-skald +anachronometer"], discard=["anger"], house="brobnar"
    )
    assert (table.asked, len(table.hand()), len(table.row("discard"))) == ("turn", 1, 1)


# -- simpler texts


def test_kiri_giltspine_lets_friends_ready() -> None:
    table = Table(mine=["kiri-giltspine", "fuguru"], house="unfathomable").do("reap:fuguru", "end")
    assert not table.has("fuguru", "exhausted")


def test_trading_frenzy_is_for_one_of_each_side() -> None:
    """Each captures from its own opponent."""
    table = Table(
        mine=["troll", "krump"],
        theirs=["bumpsy", "urchin"],
        hand=["trading-frenzy"],
        amber=(2, 5),
        house="ekwidon",
    )
    table.do("play:trading-frenzy", "card:troll")
    assert table.offered() == ["card:bumpsy", "card:urchin"]
    table.do("card:urchin")
    assert [table.on(name) for name in ("troll", "krump", "bumpsy", "urchin")] == [3, 0, 0, 3]
    assert (table.amber(), table.amber(1)) == (0, 2)


def test_uplink_counts_strangers_beside_its_creature() -> None:
    table = Table(
        mine=["troll", "agent-sepdia +uplink", "ch-337a", "krump"],
        theirs=["bumpsy"],
        house="star-alliance",
        **GRUNTS,
    )
    settle(table.do("action:agent-sepdia"))
    assert len([name for name in table.line() if name.startswith("grunt")]) == 1


def test_blorb_brings_back_one_hive_of_its_player() -> None:
    table = Table(
        mine=["token:anger"], token="blorb", discard=["blorb-hive", "blorb-hive"], their_discard=["blorb-hive"],
        hand=["mind-bullets house:mars"], house="mars",
    )  # fmt: skip
    table.do("play:mind-bullets~mars")
    assert table.offered() == ["pile:blorb-hive", "pile:blorb-hive.2"]
    table.do("pile:blorb-hive.2")
    assert table.hand() == ["blorb-hive.2"]


def test_azuretooth_gives_away_one() -> None:
    table = Table(mine=["azuretooth", "troll amber:2", "krump amber:1"], theirs=["bumpsy"], house="ekwidon")
    table.do("reap:azuretooth")
    assert table.offered() == ["card:azuretooth", "card:troll", "card:krump"]
    settle(table.do("card:troll"))
    assert (table.amber(), table.holder("troll"), table.holder("krump"), table.on("krump")) == (3, 1, 0, 1)


def test_synchronizer_hears_of_clocks() -> None:
    """Time on another creature goes nowhere."""
    table = Table(
        mine=["synchronizer", "dust-pixie time:4", "tick-tock time:1"],
        hand=["mind-bullets house:geistoid"] * 2,
        house="geistoid",
    )
    table.do("play:mind-bullets~geistoid")
    assert (table.zone("dust-pixie"), table.counters("synchronizer")) == ("discard", {})


def test_boiler_bursts_among_enemies() -> None:
    table = Table(
        mine=["troll", "boiler damage:1", "krump"], theirs=["frost-giant", "bumpsy", "frost-giant"],
        hand=["punch house:geistoid"] * 2, house="geistoid",
    )  # fmt: skip
    table.do("play:punch~geistoid", "card:boiler", "play:punch~geistoid", "card:boiler")
    names = ("troll", "krump", "frost-giant", "bumpsy", "frost-giant.2")
    assert [table.damage(name) for name in names] == [0, 0, 6, 0, 6]


def test_tangler_stuns_on_either_side() -> None:
    table = Table(mine=["tangler", "troll"], theirs=["bumpsy"], house="geistoid").do("reap:tangler")
    assert table.offered() == ["card:tangler", "card:troll", "card:bumpsy"]


def test_aelbia_stray_captures_one() -> None:
    table = Table(mine=["ælbia-stray"], amber=(2, 3), house="geistoid").do("reap:aelbia-stray")
    assert (table.on("aelbia-stray"), table.amber(), table.amber(1)) == (1, 3, 2)


def test_urxym_the_diplomat_destroys_enemies() -> None:
    table = Table(
        mine=["urxym-the-diplomat", "troll"], theirs=["krump", "zorg", "bumpsy"], amber=(0, 0), house="mars"
    )
    table.do("reap:urxym-the-diplomat")
    assert table.offered() == ["card:krump", "card:bumpsy"]


def test_ihaka_of_the_depths_waits_for_its_own_turn() -> None:
    """In the opponent's turn nobody is asked; nor where only the other pile holds a card."""
    table = Table(
        theirs=["ihaka-of-the-depths"], their_discard=["anger"], hand=["tutor-bin-rillo"], house="ekwidon"
    )
    settle(table.do("play:tutor-bin-rillo"))
    assert (table.zone("anger"), len(table.hand(1))) == ("discard", 1)
    table = Table(mine=["ihaka-of-the-depths"], their_discard=["anger"], house="unfathomable").do("end")
    assert (table.asked, len(table.hand()), table.state.active) == ("house", 6, 1)


@pytest.mark.parametrize(("tide", "damage"), [("high", 0), ("low", 6), ("neutral", 6)])
def test_myliobe_skirmishes_at_high_tide(tide: str, damage: int) -> None:
    table = Table(mine=["myliobe plus:4"], theirs=["krump"], tide=tide, house="untamed").do("fight:myliobe")
    assert table.damage("myliobe") == damage


def test_a_warded_cultist_wards_nobody() -> None:
    table = Table(mine=["token:anger warded", "troll"], token="cultist", house="unfathomable").do(
        "action:cultist"
    )
    assert (table.asked, table.line(), table.has("troll", "warded")) == ("turn", ["cultist", "troll"], False)


def test_plummet_discards_one_hand() -> None:
    """Its damage is for the cards of that hand."""
    table = Table(hand=["plummet", "anger"], their_hand=["smith", "punch"], theirs=["troll"], house="brobnar")
    table.do("play:plummet")
    assert (table.hand(), len(table.hand(1)), table.damage("troll")) == ([], 2, 1)


def test_pi_sweven_evil_twin_spares_the_own_hand() -> None:
    table = Table(
        mine=["pi-sweven-evil-twin"], hand=["anger"], their_hand=["punch"], tide="high", house="logos"
    )
    table.do("reap:pi-sweven-evil-twin")
    assert (table.hand(), table.hand(1)) == (["anger"], [])


@pytest.mark.parametrize("other", [1, 3, 6])
def test_archon_s_callback_draws_five(other: int) -> None:
    """Before the hand is refilled: so it may hold more than that."""
    table = Table(
        hand=["archon-s-callback", *["anger"] * other],
        their_hand=["punch"],
        deck=["smith"] * 9,
        house="logos",
    ).do("play:archon-s-callback")
    assert (len(table.hand()), len(table.hand(1))) == (max(other + 5, 6), 1)


@pytest.mark.parametrize(("amber", "damage"), [(" amber:1", 0), ("", 8)])
def test_censor_philo_is_not_hurt_by_who_has_amber(amber: str, damage: int) -> None:
    """Nor by a friendly creature; what has none deals its damage."""
    board: dict[str, Any] = {"mine": ["censor-philo plus:9"], "theirs": [f"troll{amber}"]}
    assert Table(**board, house="saurian").do("fight:censor-philo").damage("censor-philo") == damage
    table = Table(
        mine=["censor-philo plus:9", f"troll{amber}"], hand=["stir-up-trouble house:saurian"], house="saurian"
    )
    table.do("play:stir-up-trouble~saurian", "card:troll")
    assert (table.asked, table.damage("censor-philo")) == ("turn", damage)


def test_exo_shell_system_hides_friendly_tokens() -> None:
    table = Table(
        mine=["exo-shell-system", "token:anger", "troll"],
        theirs=["token:anger"],
        token="grunt",
        their_token="rebel",
    )
    assert [table.keyword(name, "elusive") for name in ("grunt", "troll", "rebel")] == [1, 0, 0]


@pytest.mark.parametrize("turn", [0, 1])
def test_curses_are_for_the_turn_of_who_has_them(turn: int) -> None:
    """Curse of Confusion and Curse of Spontaneity, in the turn of their controller and in the other one."""
    table = Table(
        mine=["curse-of-confusion", "curse-of-spontaneity", "fuguru"], hand=["anger"], their_hand=["smith"],
        deck=["punch"] * 9, their_deck=["flaxia"] * 9, active=turn, house="unfathomable",
    )  # fmt: skip
    table.do("end")
    assert table.has("fuguru", "exhausted") == (turn == 0)
    assert (table.zone("anger"), table.zone("smith")) == ("discard" if turn == 0 else "hand", "hand")


def test_whirlpool_moves_one_creature_in_each_turn() -> None:
    table = Table(mine=["whirlpool", "troll", "krump"], theirs=["bumpsy", "urchin"], house="unfathomable").do(
        "end"
    )
    assert (table.line(), table.line(1)) == (["troll"], ["krump", "bumpsy", "urchin"])


def test_yxl_the_iron_captain_leads_his_own() -> None:
    table = Table(
        mine=["ironyx-rebel", "troll"],
        theirs=["ironyx-rebel"],
        hand=["yxl-the-iron-captain"],
        amber=(5, 9),
        house="mars",
    )
    settle(table.do("play:yxl-the-iron-captain", "place:0"))
    names = ("ironyx-rebel", "troll", "ironyx-rebel.2", "yxl-the-iron-captain")
    assert ([table.on(name) for name in names], table.amber()) == ([2, 0, 0, 2], 5)


def test_shopping_spree_and_others_leave_the_other_hand_alone() -> None:
    table = Table(hand=["shopping-spree", "anger"], their_hand=["smith"], deck=["troll"] * 4, house="ekwidon")
    table.do("play:shopping-spree")
    assert (table.hand(), table.hand(1)) == (["troll"], ["smith"])
    table = Table(
        mine=["addlefish"],
        theirs=["mookling"],
        hand=["anger"],
        their_hand=["smith"] * 3,
        house="unfathomable",
    )
    table.do("fight:addlefish")
    assert (table.hand(), len(table.hand(1))) == (["anger"], 1)
    table = Table(hand=["beam-of-forgetting", "anger"], their_hand=["smith"], house="unfathomable")
    table.do("play:beam-of-forgetting")
    assert (table.hand(), table.hand(1)) == (["anger"], [])


def test_soleft_and_flounderight_take_an_enemy() -> None:
    for card, dead in (("soleft", "krump"), ("flounderight", "troll")):
        table = Table(
            mine=["dodger", f"{card} damage:2", "bumpsy"], theirs=["krump", "urchin", "troll"],
            hand=["mind-bullets house:unfathomable"], house="unfathomable",
        )  # fmt: skip
        settle(table.do("play:mind-bullets~unfathomable"))
        assert table.line() == ["dodger", "bumpsy"]
        assert [name for name in ("krump", "troll") if name not in table.line(1)] == [dead]


def test_bryozoarch_takes_from_its_own_line() -> None:
    table = Table(
        theirs=["troll", "bryozoarch"], mine=["krump", "bumpsy"], hand=["punch"], house="brobnar"
    ).do("play:punch")
    assert (table.line(), table.line(1)) == (["krump", "bumpsy"], ["bryozoarch"])


def test_the_chosen_one_is_dealt_damage_for_the_other_side() -> None:
    """For exhausted creatures of the opponent, and not for its own."""
    table = Table(
        theirs=["the-chosen-one", "fuguru exhausted"],
        mine=["troll exhausted", "krump exhausted", "bumpsy"],
        house="dis",
    ).do("end")
    assert table.damage("the-chosen-one") == 2


@pytest.mark.parametrize(("theirs", "left"), [(["troll", "krump"], 1), (["troll"], 1)])
def test_retribution_wants_more_enemies(theirs: list[str], left: int) -> None:
    table = Table(mine=["bumpsy"], theirs=theirs, hand=["retribution"], house="sanctum").do(
        "play:retribution"
    )
    if len(theirs) > 1:
        table.do("card:troll")
    assert (table.asked, len(table.line(1))) == ("turn", left)


def test_adult_swim_leaves_power_four() -> None:
    table = Table(mine=["flaxia"], theirs=["fuguru", "lapisaurus"], hand=["adult-swim"], house="unfathomable")
    table.do("play:adult-swim")
    assert (table.line(), table.line(1)) == (["flaxia"], ["lapisaurus"])


def test_lost_in_the_wild_is_done_twice_at_most() -> None:
    table = Table(
        mine=["troll", "krump", "bumpsy", "urchin", "dodger", "flaxia"],
        hand=["lost-in-the-wild"],
        discard=PILE,
        house="untamed",
    )
    table.do("play:lost-in-the-wild")
    assert table.line() == ["bumpsy", "urchin"]


def test_yipyax_abductor_takes_an_upgrade_after_a_fight() -> None:
    table = Table(mine=["yipyax-abductor"], theirs=["mookling", "troll +static-charge"], house="mars")
    table.do("fight:yipyax-abductor", "card:mookling")
    assert table.zone("static-charge") == "archives"


def test_prospector_and_gemcoat_vendor_bring_one() -> None:
    table = Table(
        mine=["token:anger"],
        token="prospector",
        hand=["mind-bullets house:ekwidon"],
        deck=["smith"] * 4,
        house="ekwidon",
    ).do("play:mind-bullets~ekwidon")
    assert len(table.hand()) == 1
    table = Table(mine=["gemcoat-vendor"], amber=(0, 5), house="ekwidon").do("action:gemcoat-vendor")
    assert (table.amber(), table.amber(1), table.damage("gemcoat-vendor")) == (1, 4, 1)


def test_the_effigy_rises_at_a_flank_for_good() -> None:
    table = Table(
        mine=["effigy-of-melerukh awakening:5", "dodger", "flaxia"],
        theirs=["rowdy-skald"],
        active=1,
        house="brobnar",
    ).do("reap:rowdy-skald")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:2").to_turn_of(0).to_turn_of(1)
    assert (table.line(), table.power("effigy-of-melerukh")) == (
        ["dodger", "flaxia", "effigy-of-melerukh"],
        100,
    )


def test_the_mysticeti_stays_in_the_line() -> None:
    table = Table(mine=["the-mysticeti", "flaxia"], house="untamed").do("action:the-mysticeti", "place:0")
    table.to_turn_of(1).to_turn_of(0)
    assert (table.line()[0], table.keyword("the-mysticeti", "taunt")) == ("the-mysticeti", 1)


def test_tick_tock_archives_three_at_most() -> None:
    table = Table(mine=["tick-tock time:2"], discard=["troll", "krump", "bumpsy", "urchin"], house="geistoid")
    table.do("end", "pile:troll", "pile:krump", "pile:bumpsy")
    assert (table.row("archives"), table.zone("urchin"), table.asked) == (
        ["troll", "krump", "bumpsy"],
        "discard",
        "house",
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "keys"),
    [
        (["token:anger"] * 8 + ["troll"], [], 1),
        (["token:anger"] * 7 + ["troll", "krump", "bumpsy"], [], 0),
        (["token:anger"] * 7 + ["troll"], ["token:anger"] * 3, 0),
    ],
)
def test_blorb_hive_counts_friendly_blorbs(mine: list[str], theirs: list[str], keys: int) -> None:
    table = Table(
        mine=["blorb-hive", *mine],
        theirs=theirs,
        token="blorb",
        their_token="blorb",
        deck=["smith"] * 4,
        house="mars",
    ).do("omni:blorb-hive", "card:troll")
    assert settle(table).keys() == keys


def test_ransom_is_paid_in_the_turn_of_who_has_the_creature() -> None:
    table = Table(mine=["troll +ransom"], amber=(5, 5), house="brobnar").to_turn_of(1)
    assert (table.amber(), table.amber(1), table.zone("ransom")) == (5, 5, "attached")
    while table.offered() != ["yes", "no"]:
        table.step(1)
    assert (table.state.active, table.do("yes").amber(), table.amber(1), table.zone("ransom")) == (
        0,
        3,
        7,
        "discard",
    )


def test_dead_mans_chest_counts_friends_too() -> None:
    table = Table(
        mine=["dead-man-s-chest amber:4", *["dust-pixie"] * 6],
        hand=["mind-bullets house:shadows"],
        house="shadows",
    ).do("play:mind-bullets~shadows")
    assert (table.line(), table.on("dead-man-s-chest"), table.amber()) == ([], 0, 4)


def test_ankylo_formation_lasts_for_a_turn() -> None:
    for mode, skirmish in ((1, [1, 0]), (2, [1, 1])):
        table = Table(mine=["troll", "krump"], hand=["ankylo-formation"], house="saurian")
        table.do("play:ankylo-formation", f"mode:{mode}", "card:troll")
        assert [table.keyword(name, "skirmish") for name in ("troll", "krump")] == skirmish
        table.to_turn_of(1)
        assert [table.keyword(name, "skirmish") for name in ("troll", "krump")] == [0, 0]
