"""Mass Mutation, word by word, and more of it: whose cards a text means, how many of them, and until when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table


def test_gladiodontus_counts_its_own_uses() -> None:
    """What others did before does not matter; and it alone enters stunned and hits softly."""
    table = Table(
        mine=["thero-centurion", "gladiodontus"],
        theirs=["zorg", "zorg"],
        hand=["questor-jarta"],
        house="saurian",
    ).do("reap:thero-centurion", "play:questor-jarta", "place:0")
    assert not table.has("questor-jarta", "stunned")
    table.do("reap:gladiodontus")
    assert (table.has("gladiodontus", "exhausted"), table.has("gladiodontus", "enraged")) == (False, True)
    table = Table(mine=["gladiodontus", "galeatops", "cornicen-octavia"], theirs=["troll"], house="saurian")
    table.do("fight:cornicen-octavia")
    assert table.damage("troll") == 5


def test_optio_gorkus_hands_what_lies_there_to_its_own_line() -> None:
    """Only a neighbor of that name, and a creature further away keeps nothing."""
    table = Table(
        mine=["troll damage:7 amber:2", "optio-gorkus", "krump", "groke damage:4 amber:1"], theirs=["zorg", "zorg"], house="brobnar"
    ).do("fight:troll", "card:zorg")  # fmt: skip
    assert (table.on("optio-gorkus"), table.amber(1)) == (2, 0)
    table.do("fight:groke")
    assert (table.on("optio-gorkus"), table.amber(1)) == (2, 1)


def test_curia_saurus_moves_one_to_the_strongest_enemy_of_the_fallen() -> None:
    """The rest goes as ever; also where a friendly creature is stronger."""
    table = Table(
        mine=["curia-saurus", "groke damage:4 amber:2", "troll"], theirs=["zorg", "flaxia"], house="brobnar"
    ).do("fight:groke", "card:zorg")
    assert (table.on("zorg"), table.on("troll"), table.amber(1)) == (1, 0, 1)


def test_ardent_hero_alone_is_spared() -> None:
    """By the strong of either side, in whoever's turn; another creature is not."""
    table = Table(
        mine=["troll", "krump"], theirs=["ardent-hero", "eyegor", "groke"], hand=["anger"], house="brobnar"
    ).do("fight:troll", "card:ardent-hero")
    assert table.damage("ardent-hero") == 0
    table.do("fight:krump", "card:groke")
    assert table.zone("groke") == "discard"
    table = Table(mine=["ardent-hero"], theirs=["troll"], house="brobnar", active=1).do("fight:troll")
    assert (table.damage("ardent-hero"), table.damage("troll")) == (0, 4)


def test_lady_loreena_alone_guards_farther() -> None:
    """Another creature with taunt guards its neighbors, as ever."""
    table = Table(
        mine=["troll"],
        theirs=["lady-loreena", "urchin", "krump", "bumpsy", "zorg", "eyegor", "champion-anaphiel"],
        house="brobnar",
    ).do("fight:troll")
    assert table.offered() == ["card:lady-loreena", "card:bumpsy", "card:zorg", "card:champion-anaphiel"]


def test_angry_mob_and_lethologica_dig_for_what_they_name() -> None:
    """If the deck runs out without one, nothing comes to the hand."""
    table = Table(mine=["angry-mob"], theirs=["eyegor"], deck=["troll", "anger"], house="sanctum")
    table.do("fight:angry-mob", "yes")
    assert (table.hand(), len(table.row("discard"))) == ([], 2)
    table = Table(hand=["lethologica"], deck=["troll", "anger"], house="logos").do("play:lethologica")
    assert (table.hand(), len(table.row("discard"))) == ([], 3)


def test_purify_puts_nothing_into_play_where_nothing_was_found() -> None:
    table = Table(
        theirs=["splinter", "infomorph"], hand=["purify"], their_deck=["anger", "infomorph"], house="sanctum"
    )
    table.do("play:purify")
    assert table.offered() == ["card:splinter", "card:infomorph"]
    table.do("card:splinter")
    assert (table.line(1), len(table.row("discard", 1)), table.zone("splinter")) == (
        ["infomorph"],
        2,
        "purged",
    )


def test_seeker_of_truth_and_exchange_officer_mean_one_card() -> None:
    table = Table(
        mine=["seeker-of-truth warded", "troll", "krump"], theirs=["eyegor", "groke"], house="sanctum"
    )
    assert table.do("fight:seeker-of-truth", "card:eyegor", "yes").offered() == ["card:troll", "card:krump"]
    table = Table(
        mine=["exchange-officer", "first-officer-frane", "commander-chan", "troll"],
        theirs=["eyegor"],
        house="saurian",
    ).do("reap:exchange-officer")
    assert table.offered() == ["card:first-officer-frane", "card:commander-chan"]


@pytest.mark.parametrize(
    ("card", "house"), [("chonkers", "untamed"), ("eunoia", "untamed"), ("lieutenant-gorvenal", "sanctum")]
)
def test_who_hears_of_what_others_do(card: str, house: str) -> None:
    """Chonkers and Eunoia of their own fights alone; Lieutenant Gorvenal of each of his player's."""
    friend = "niffle-ape" if house == "untamed" else "angry-mob"
    table = Table(mine=[f"{card} plus:2", friend], theirs=["eyegor", "eyegor"], amber=(0, 3), house=house)
    table.do(f"fight:{friend}", "card:eyegor")
    if table.asked == "yes":
        table.do("no")
    assert (table.plus(card), table.amber(0), table.on(card)) == (2, 0, 1 if house == "sanctum" else 0)
    table = Table(mine=[f"{card} plus:2"], theirs=["troll"], amber=(0, 3), house="brobnar", active=1).do(
        "fight:troll"
    )
    assert (table.on(card), table.amber(0)) == (0, 0)


def test_novu_dynamo_and_liam_say_work_at_the_start_of_your_turn() -> None:
    table = Table(mine=["novu-dynamo", "liam-say"], theirs=["troll"], house="logos").to_turn_of(1)
    assert (table.zone("novu-dynamo"), table.damage("troll")) == ("line", 0)
    table.do("end")
    assert (table.asked, table.state.active) == ("trigger", 0)
    table = Table(mine=["liam-say", "krump"], theirs=["troll"], at="start").do("yes")
    assert table.offered() == ["card:liam-say", "card:krump", "card:troll"]
    table = Table(mine=["novu-dynamo"], archives=["anger"], hand=["troll"], at="start")
    assert table.offered() == ["no"]
    assert table.do("no").zone("novu-dynamo") == "discard"


def test_mastermindy_plans_at_the_end_of_your_turn_alone() -> None:
    table = Table(mine=["mastermindy"], house="shadows").to_turn_of(1)
    assert table.counters("mastermindy") == {"scheme": 1}
    assert table.to_turn_of(0, "shadows").counters("mastermindy") == {"scheme": 1}


def test_doom_sigil_stays_while_anybody_has_a_creature() -> None:
    for position in ({"mine": ["doom-sigil", "troll"]}, {"mine": ["doom-sigil"], "theirs": ["troll"]}):
        assert Table(house="brobnar", **position).zone("doom-sigil") == "artifacts"
    table = Table(mine=["doom-sigil", "troll"], theirs=["groke"], house="brobnar").do("fight:troll")
    assert table.zone("doom-sigil") == "discard"  # poison on both sides


def test_borrow_takes_an_enemy_artifact_for_good() -> None:
    """One of theirs, which is of Shadows as long as it is yours, in later turns as well."""
    table = Table(
        mine=["the-warchest"], theirs=["animator", "gauntlet-of-command"], hand=["borrow"], house="shadows"
    )
    table.do("play:borrow")
    assert table.offered() == ["card:animator", "card:gauntlet-of-command"]
    table.do("card:animator").to_turn_of(1).to_turn_of(0, "shadows")
    assert [move for move in table.offered() if move.startswith("action")] == ["action:animator"]


def test_shadowsaurus_takes_control_only_where_æ_lay() -> None:
    """Of an enemy, which is of Shadows from then on; no other creature is."""
    board: dict[str, Any] = {"mine": ["shadowsaurus", "troll amber:1"], "house": "shadows"}
    table = Table(theirs=["zorg", "groke amber:2"], **board).do("action:shadowsaurus")
    assert table.offered() == ["card:zorg", "card:groke"]
    table.do("card:zorg")
    assert (table.asked, table.holder("zorg")) == ("turn", 1)
    table = Table(theirs=["zorg", "groke amber:2"], **board).do(
        "action:shadowsaurus", "card:groke", "place:0"
    )
    assert (table.holder("groke"), table.amber(1)) == (0, 2)
    table.to_turn_of(1).to_turn_of(0, "shadows")
    assert [move for move in table.offered() if move.startswith("reap")] == [
        "reap:groke",
        "reap:shadowsaurus",
    ]


def test_reckless_rizzo_is_seen_until_your_turn() -> None:
    """It alone, through the opponent's turn."""
    table = Table(mine=["reckless-rizzo", "urchin"], amber=(0, 3), house="shadows").do(
        "action:reckless-rizzo"
    )
    assert [table.keyword(name, "elusive") for name in table.line()] == [0, 1]
    table.to_turn_of(1)
    assert [table.keyword(name, "elusive") for name in table.line()] == [0, 1]
    table.to_turn_of(0, "shadows")
    assert [table.keyword(name, "elusive") for name in table.line()] == [1, 1]


def test_vandalize_orders_their_deck() -> None:
    """Three cards are seen; what is left comes back on top, in any order."""
    table = Table(hand=["vandalize"], their_deck=["troll", "krump", "groke", "zorg"], house="shadows").do(
        "play:vandalize"
    )
    assert table.offered() == ["deck:troll", "deck:krump", "deck:groke"]
    table.do("deck:troll")
    assert table.offered() == ["deck:krump", "deck:groke"]
    table.do("deck:krump")
    assert (table.row("discard", 1), table.row("deck", 1)) == (["troll"], ["groke", "krump", "zorg"])


def test_dark_æmber_vault_and_dark_harbinger_hear_of_your_cards() -> None:
    table = Table(mine=["dark-æmber-vault"], their_hand=["splinter"], active=1, house="shadows")
    assert table.do("play:splinter").hand() == []
    table = Table(
        mine=["dark-harbinger exhausted"],
        their_hand=["regrowth"],
        their_discard=["troll"],
        active=1,
        house="untamed",
    )
    table.do("play:regrowth")
    assert (table.asked, table.has("dark-harbinger", "exhausted")) == ("turn", True)


def test_subject_kirby_is_not_about_star_alliance() -> None:
    table = Table(mine=["subject-kirby"], hand=["first-officer-frane", "troll"], house="star-alliance")
    table.do("reap:subject-kirby", "play:first-officer-frane", "place:0", "card:subject-kirby")
    assert "play:troll" in table.offered()


def test_teleporter_chief_tink_is_for_this_turn() -> None:
    table = Table(mine=["teleporter-chief-tink", "troll", "krump"], house="star-alliance")
    table.do("action:teleporter-chief-tink", "card:troll")
    assert [move for move in table.offered() if move.startswith("reap")] == ["reap:troll"]
    table.to_turn_of(1).to_turn_of(0, "star-alliance")
    assert "reap:troll" not in table.offered()


def test_hold_the_line_needs_more_enemies() -> None:
    table = Table(mine=["troll", "krump"], theirs=["zorg"], hand=["hold-the-line"], house="star-alliance")
    assert table.do("play:hold-the-line").hand() == []
    table = Table(
        mine=["troll"], theirs=["zorg", "groke", "krump"], hand=["hold-the-line"], house="star-alliance"
    )
    assert len(table.do("play:hold-the-line").hand()) == 2


def test_resurgence_returns_creatures_and_another_one() -> None:
    """Never another card, and a second one only after a Mutant."""
    board: dict[str, Any] = {
        "hand": ["resurgence"],
        "discard": ["splinter", "regrowth", "troll"],
        "house": "untamed",
    }
    table = Table(**board).do("play:resurgence")
    assert table.offered() == ["pile:splinter", "pile:troll"]
    table.do(table.offered()[1])
    assert (table.asked, table.hand()) == ("turn", ["troll"])
    table = Table(**board).do("play:resurgence")
    table.do(table.offered()[0])
    assert (table.asked, sorted(table.hand())) == ("turn", ["splinter", "troll"])


def test_æmberlution_shows_both_hands() -> None:
    """What is no creature stays there."""
    table = Table(
        mine=["troll"], hand=["æmberlution", "anger", "krump"], their_hand=["groke", "punch"], house="untamed"
    ).do("play:aemberlution")
    while table.asked in ("place", "card"):
        table.do(table.offered()[0])
    assert (table.line(), table.line(1), table.zone("anger"), table.zone("punch")) == (
        ["krump"],
        ["groke"],
        "hand",
        "hand",
    )
    assert table.state.seen[table.card("punch")] & 1


def test_niffle_kong_means_niffles() -> None:
    """A friendly one has to be destroyed; saying no costs and brings nothing."""
    board: dict[str, Any] = {"theirs": ["troll", "the-warchest"], "amber": (0, 3), "house": "untamed"}
    table = Table(mine=["niffle-kong", "niffle-ape"], **board).do("reap:niffle-kong", "no")
    assert (table.asked, table.amber(1), table.zone("the-warchest")) == ("turn", 3, "artifacts")
    table = Table(mine=["niffle-kong", "niffle-ape", "krump"], **board).do("reap:niffle-kong", "yes")
    assert table.offered() == ["card:niffle-kong", "card:niffle-ape"]


def test_growth_surge_goes_along_the_line() -> None:
    """Three, two, one; of two neighbors one is chosen only where there are two, as beside a lone creature none is."""
    table = Table(mine=["troll", "krump", "groke", "zorg"], hand=["growth-surge"], house="untamed")
    table.do("play:growth-surge")
    assert table.offered() == ["card:troll", "card:zorg"]
    table.do("card:zorg")
    assert [table.plus(name) for name in table.line()] == [0, 1, 2, 3]


def test_ultra_gravitron_works_after_a_fight_as_well() -> None:
    table = Table(mine=["ultra-gravitron"], theirs=["eyegor", "troll"], archives=["anger"], house="logos")
    table.do("fight:ultra-gravitron", "card:eyegor")
    assert (table.row("discard"), table.offered()) == (["anger"], ["card:ultra-gravitron", "card:troll"])


def test_mad_prophet_gizelhart_alone_heals() -> None:
    table = Table(mine=["angry-mob", "mad-prophet-gizelhart", "angry-mob damage:1"], house="sanctum")
    assert [move for move in table.offered() if move.startswith("action")] == ["action:mad-prophet-gizelhart"]


def test_bonesaw_alone_enters_ready() -> None:
    table = Table(mine=["sinder", "bonesaw", "eyegor"], hand=["dendrix", "bonesaw"], house="dis")
    table.do("reap:sinder", "card:eyegor", "play:dendrix", "place:0")
    assert table.has("dendrix", "exhausted")
    table.do("play:bonesaw", "place:0")
    assert not table.has(table.line()[0], "exhausted")
