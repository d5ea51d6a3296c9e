"""Token creatures have numbers of their own beside those of cards: what goes wrong where these are taken for others."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.frames import InForce, Scope
from ludarium.games.keyforge.engine.steps.timing import key_of
from ludarium.games.keyforge.engine.terms import NONE
from ludarium.testing import proves


@proves("G228")
def test_what_is_told_of_amber_names_the_token_creature() -> None:
    """One of the second player's has a number of three digits, and is no seat."""
    table = Table(
        theirs=["token:anger amber:2"], hand=["blatant-thievery"], house="shadows", their_token="grunt"
    ).do("play:blatant-thievery")
    assert [(told["source"], told["target"]) for told in table.told("moved_amber")] == [
        ("card:grunt", "seat:0")
    ]


def test_no_two_abilities_have_the_same_key() -> None:
    """Whatever the numbers of the card and of the one that gives it the ability are."""
    numbers = [NONE, 0, 1, 2, 71, 72, 127, 128, 129, 143]
    keys = [key_of(InForce(None, None, Scope(this, 0, giver))) for this in numbers for giver in numbers]
    assert len(set(keys)) == len(keys)


@proves("G10", "G168")
def test_what_follows_the_departure_of_a_token_creature_follows() -> None:
    """An outpost that returns one to the deck has returned it: two are made."""
    table = Table(
        mine=["token:anger", "nyyon-outpost"], deck=["punch", "krump", "troll"], token="grunt", house="mars"
    )
    table.do("action:nyyon-outpost", "place:0")
    assert len(table.line()) == 2
    assert table.row("deck")[-1] == "anger"


@proves("G94", "G168")
def test_a_token_creature_that_is_archived_as_it_is_destroyed_counts_as_destroyed() -> None:
    """Its card lies hidden; so it is with any other creature."""
    for mine in ("token:anger amber:1", "troll amber:1"):
        table = Table(
            mine=[mine, "soul-vial"], hand=["generous-offer"], token="grunt", house="ekwidon", amber=(0, 5)
        ).do("play:generous-offer")
        assert len(table.row("archives")) == 1
        assert table.amber() == 2


@proves("G168", "G240")
def test_what_resembles_a_token_creature() -> None:
    """Cyber-Clone has the power and the traits of the token creature; of one that had been turned over, those of the side that
    lay up."""
    table = Table(mine=["token:troll"], hand=["cyber-clone"], token="grunt", house="logos")
    table.do("play:cyber-clone", "place:0")
    assert (table.power("cyber-clone"), table.zone("troll")) == (3, "purged")
    table = Table(
        mine=["token:troll"], hand=["temporal-purge house:logos", "cyber-clone"], token="grunt", house="logos"
    ).do("play:temporal-purge~logos", "play:cyber-clone", "place:0")
    assert table.power("cyber-clone") == 8
    table = Table(
        mine=["gĕzdrutyŏ-the-arcane house:logos"], hand=["cyber-clone"], token="grunt", house="logos"
    ).do("action:gezdrutyo-the-arcane~logos", "play:cyber-clone", "place:0")
    assert table.power("cyber-clone") == 3
