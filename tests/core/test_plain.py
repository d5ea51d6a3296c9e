"""Plain data as tuples."""

from __future__ import annotations

import pytest

from ludarium.core import Chance, OptionSpec
from ludarium.core.plain import field_names, fields, plain
from ludarium.core.state import Outcome
from ludarium.games.keyforge.options import DeckOption


class Purse:
    def __init__(self, coins: list[int]) -> None:
        self.coins = coins


class Player:
    def __init__(self) -> None:
        self.name = "Ann"
        self.purses = (Purse([1, 2]), Purse([]))
        self.partner: Player | None = None


class Secretive(Player):
    def dump(self) -> str:
        return "hidden"


def test_an_object_is_its_fields() -> None:
    player = Player()
    assert fields(player) == ("Ann", (((1, 2),), ((),)), None)
    player.partner = Player()
    assert fields(player) == ("Ann", (((1, 2),), ((),)), ("Ann", (((1, 2),), ((),)), None))


def test_a_compiled_object_is_its_fields() -> None:
    """``Outcome`` is compiled in the compiled build."""
    assert fields(Outcome([3, 1], [0])) == ((3, 1), (0,))


@pytest.mark.parametrize("value", [None, True, 7, 0.5, "text", ()])
def test_what_is_plain_already(value: object) -> None:
    assert plain(value) == value


def test_an_object_that_dumps_itself() -> None:
    assert plain([Secretive(), Chance(1, 2, 3, 4)]) == ("hidden", (1, 2, 3, 4))
    assert fields(Secretive())[0] == "Ann"


def test_a_field_more_makes_a_difference() -> None:
    one, other = Player(), Player()
    assert fields(one) == fields(other)
    other.purses[0].coins.append(3)
    assert fields(one) != fields(other)


class Slotted:
    __slots__ = ("weight",)

    def __init__(self) -> None:
        self.weight = 3


class Labelled(Slotted):
    """Has its own dictionary beside the slots that it inherits."""

    def __init__(self) -> None:
        super().__init__()
        self.label = "box"


def test_names_of_fields_are_found_wherever_they_are_kept() -> None:
    assert field_names(Player()) == ["name", "purses", "partner"]
    assert field_names(Labelled()) == ["weight", "label"]
    assert fields(Labelled()) == (3, "box")
    assert field_names(Outcome([3, 1], [0])) == ["scores", "winners"]
    assert field_names(3) == []


def test_a_class_names_what_it_inherits() -> None:
    """``DeckOption`` and what it comes from are compiled in the compiled build."""
    assert {*field_names(OptionSpec("cards", 1, [1])), "any_card"} == {*field_names(DeckOption(0))}
