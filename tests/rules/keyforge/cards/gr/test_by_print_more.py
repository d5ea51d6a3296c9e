"""More of Grim Reminders, word by word: whose cards a text means."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_xyp_the_implanter_takes_an_enemy_for_a_friend() -> None:
    table = Table(mine=["xyp-the-implanter", "troll"], theirs=["krump", "bumpsy", "urchin"], house="mars")
    table.do("reap:xyp-the-implanter")
    assert table.offered() == ["card:krump", "card:bumpsy", "card:urchin"]
    table.do("card:krump")
    while table.asked == "place":
        table.do(table.offered()[0])
    while table.asked == "flank":
        table.do(table.offered()[0])
    assert sorted(table.offered()) == ["card:krump", "card:troll", "card:xyp-the-implanter"]


def test_terrible_teammates_may_discard_no_martian() -> None:
    table = Table(hand=["terrible-teammates", "troll", "zorg", "krump"], their_hand=["smith"], house="mars")
    assert table.do("play:terrible-teammates", "yes").offered() == ["hand:troll", "hand:krump"]


def test_squallmaster_is_scrapped_against_an_enemy() -> None:
    table = Table(hand=["squallmaster"], mine=["troll"], theirs=["krump", "bumpsy"], house="unfathomable")
    assert table.do("discard:squallmaster").offered() == ["card:krump", "card:bumpsy"]


def test_forgotten_guardian_brings_back_anybodys_card() -> None:
    """A purged card of either player is shuffled into its owner's deck."""
    table = Table(
        mine=["forgotten-guardian"], hand=["forgotten-guardian", "forgotten-guardian"], discard=["anger"],
        their_discard=["smith"], house="untamed",
    )  # fmt: skip
    table.do("play:forgotten-guardian", "place:0")
    assert table.offered() == ["pile:anger", "pile:smith"]
    table.do("pile:anger")
    assert table.row("purged") == ["anger"]
    table.do(next(move for move in table.offered() if move.startswith("discard:forgotten-guardian")))
    assert (table.zone("anger"), table.row("purged")) == ("deck", [])


def test_the_witching_hour_returns_creatures_alone() -> None:
    table = Table(
        hand=["the-witching-hour"], discard=["witch-of-the-dawn", "troll", "jervi", "anger"],
        their_discard=["witch-of-the-spore"], house="untamed",
    )  # fmt: skip
    table.do("play:the-witching-hour")
    assert (sorted(table.hand()), table.row("discard", 1)) == (
        ["jervi", "witch-of-the-dawn"],
        ["witch-of-the-spore"],
    )


def test_soultender_tends_enemies_too() -> None:
    table = Table(
        mine=["soultender", "snippy damage:1 amber:2"], theirs=["tangler", "boiler damage:1 amber:1", "troll damage:1"],
        house="geistoid",
    )  # fmt: skip
    table.do("reap:soultender")
    names = ("snippy", "boiler", "troll")
    assert [table.damage(name) for name in names] == [0, 0, 1]
    assert [table.has(name, "warded") for name in names] == [True, True, False]
    assert [table.on(name) for name in names] == [0, 0, 0]
