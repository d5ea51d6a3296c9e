"""Token creatures that are copies of another creature for a turn, and what becomes of them meanwhile (Mirror Shell)."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSE = "star-alliance"


def mirrored(**position: object) -> Table:
    """A bumpsy (power 5) has reaped with a Mirror Shell; the token creatures of its player are grunts (power 3)."""
    position = {
        "mine": ["bumpsy +mirror-shell", "token:anger"], "token": "grunt", "house": "brobnar", "deck": ["punch"], **position,
    }  # fmt: skip
    table = Table(**position)
    table.do(next(option for option in table.offered() if option.startswith("reap:bumpsy")))
    if table.asked == "trigger":
        table.do(table.offered()[0])
    return table


@proves("G136", "G238")
def test_a_copy_turned_faceup_stays_what_it_is() -> None:
    """It is no token creature any more: it is itself at once, and still when the turn has ended."""
    table = mirrored(
        mine=["bumpsy house:star-alliance +mirror-shell", "token:troll"], hand=["temporal-purge"], house=HOUSE
    )
    assert table.power("grunt") == 5
    table.do("play:temporal-purge")
    assert table.power("grunt") == 8
    table.to_turn_of(1)
    assert table.power("grunt") == 8


@proves("G136", "G238")
def test_a_creature_turned_facedown_later_is_a_copy_too() -> None:
    """It has become a friendly token creature this turn; it is a plain one when the turn has ended."""
    table = mirrored(
        mine=["gĕzdrutyŏ-the-arcane", "bumpsy house:ekwidon +mirror-shell", "token:anger"],
        house="ekwidon",
        amber=(0, 4),
    )
    table.do("action:gezdrutyo-the-arcane")
    assert table.power("gezdrutyo-the-arcane") == 5
    table.to_turn_of(1)
    assert table.power("gezdrutyo-the-arcane") == 3


@proves("G132", "G136")
def test_a_copy_that_changes_sides_is_one_no_longer() -> None:
    """Tourist Trap exchanges it for one of the opponent's, which is a copy from now on, as its text speaks of friendly
    token creatures."""
    table = mirrored(
        mine=["bumpsy +mirror-shell", "token:anger", "tourist-trap house:brobnar"],
        theirs=["token:punch"],
        their_token="rebel",
    )
    assert (table.power("grunt"), table.power("rebel")) == (5, 1)
    table.do("action:tourist-trap~brobnar")
    assert (table.holder("grunt"), table.holder("rebel")) == (1, 0)
    assert (table.power("grunt"), table.power("rebel")) == (3, 5)
    table.to_turn_of(1)
    assert (table.power("grunt"), table.power("rebel")) == (3, 1)


@proves("G136", "G166")
def test_a_token_creature_enters_as_a_copy() -> None:
    """A cleric that is a copy from the first has no text of its own: it captures nothing as it enters."""
    table = mirrored(
        hand=["clone-home house:brobnar"],
        token="cleric",
        amber=(0, 3),
        theirs=["troll", "krump", "urchin", "umbra"],
    )
    before = [table.on(c) for c in table.line()]
    table.do("play:clone-home~brobnar")
    table.do("place:0")
    assert table.power("cleric.2") == 5
    assert [table.on(c) for c in table.line()] == [0, *before]


@proves("G84")
def test_a_copy_dies_of_its_damage_when_the_turn_ends() -> None:
    table = mirrored(mine=["bumpsy +mirror-shell", "token:anger damage:3 plus:1"], theirs=["dust-pixie"])
    table.do("fight:grunt")
    assert (table.zone("grunt"), table.damage("grunt")) == ("line", 4)
    table.to_turn_of(1)
    assert table.zone("anger") == "discard"


@proves("G168")
def test_a_copy_that_leaves_play_and_is_made_again_is_a_copy_again() -> None:
    table = mirrored(
        mine=["bumpsy +mirror-shell", "token:anger damage:2"],
        theirs=["troll"],
        hand=["clone-home house:brobnar"],
    )
    table.do("fight:grunt")
    assert table.zone("anger") == "discard"
    table.do("play:clone-home~brobnar")
    if table.asked == "place":
        table.do("place:0")
    token = next(c for c in table.line() if c.startswith("grunt"))
    assert table.power(token) == 5
