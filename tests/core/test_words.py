"""Options, decisions, settings, errors and the registry."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.contract.luggage import LUGGAGE
from tests.contract.toy import TOY

from ludarium.core import (
    TABLE,
    Choices,
    Decision,
    IllegalChoice,
    LudariumError,
    Option,
    OptionSpec,
    RecordError,
    UnknownGame,
    UnknownOption,
    WrongOption,
    WrongSeats,
    games,
    load_game,
    registry,
)
from ludarium.core.game import spell
from ludarium.games.saboteur import GAME


class Word(Option):
    def __init__(self, word: str) -> None:
        self.word = word

    def notation(self) -> str:
        return self.word


def test_options_are_their_notation() -> None:
    one, same, other = Word("keep"), Word("keep"), Word("swap")
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "keep"
    assert (str(one), repr(one), one.touches()) == ("keep", "<keep>", [])


def test_a_decision_finds_its_options() -> None:
    decision: Decision = Choices(2, "number", [Word("keep"), Word("swap")])
    assert (decision.seat, decision.kind, len(decision)) == (2, "number", 2)
    assert [str(option) for option in decision.options()] == ["keep", "swap"]
    assert decision.find("swap") is decision.option(1)


@pytest.mark.parametrize("notation", ["", "Keep", "keep ", " keep", "kee", "keep;", "1", "\x00"])
def test_a_decision_finds_nothing_else(notation: str) -> None:
    decision = Choices(TABLE, "number", [Word("keep"), Word("swap")])
    with pytest.raises(UnknownOption) as error:
        decision.find(notation)
    assert error.value.facts == {"option": notation.replace("\x00", "\ufffd")}


def test_where_there_is_no_option_none_is_found() -> None:
    assert len(Choices(TABLE, "table", [])) == 0
    with pytest.raises(UnknownOption):
        Choices(TABLE, "table", []).find("keep")


def test_settings_take_values_and_their_spelling() -> None:
    spec = OptionSpec("maps", 6, [5, 6])
    assert spec.read(5) == spec.read("5") == 5
    flag = OptionSpec("broken_unpaid", False, [False, True])
    assert flag.read(True) is True
    assert flag.read("true") is True
    assert flag.read("false") is False
    assert [spell(value) for value in (True, False, 6, "start")] == ["true", "false", "6", "start"]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        *((7, "7"), ("7", "7"), ("", ""), ("six", "six"), (5.0, "5.0"), ([5], "[5]")),
        *((True, "true"), (None, "null"), ({"maps": 5}, '{"maps": 5}')),  # as the one who gave it writes it
    ],
)
def test_settings_take_nothing_else(value: object, told: str) -> None:
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"maps": value})
    assert error.value.code == "option-wrong"
    assert error.value.facts == {"option": "maps", "value": told, "expected": "5, 6"}


@pytest.mark.parametrize("value", [1, 0, "True", "yes"])
def test_a_flag_is_no_number(value: int | str) -> None:
    with pytest.raises(WrongOption):
        GAME.read_options({"broken_unpaid": value})


def test_a_setting_of_a_seat_is_called_by_its_stem() -> None:
    decks = [(spec.name, spec.seat, spec.stem) for spec in LUGGAGE.options]
    assert decks == [("highest", None, "highest"), *[(f"deck-{seat}", seat, "deck") for seat in range(3)]]


@pytest.mark.parametrize("name", ["deck", "deck-1", "deck0", "-0"])
def test_a_setting_of_a_seat_ends_in_the_seat(name: str) -> None:
    with pytest.raises(ValueError, match="seat 0"):
        OptionSpec(name, "dealt", ["dealt"], seat=0)


def test_settings_of_seats_are_read_one_by_one() -> None:
    values = LUGGAGE.read_options({"deck-1": "Sly Otters: 3 5\n", "deck-2": "small"})
    assert values == {"highest": 9, "deck-0": "dealt", "deck-1": "Sly_Otters:3.5", "deck-2": "small"}
    assert LUGGAGE.read_options(values) == values
    for options in ({"deck-3": "small"}, {"deck": "small"}, {"deck-0": "big"}, {"deck-0": "rare"}):
        with pytest.raises(WrongOption) as error:
            LUGGAGE.read_options(options)
        assert error.value.facts["option"] in options
    assert LUGGAGE.read_options({"deck-0": "rare", "highest": 20})["deck-0"] == "rare"


def test_a_text_has_no_label_unless_its_setting_gives_it_one() -> None:
    def told(message: str, facts: dict[str, str | int]) -> str:
        return f"{message} {facts}"

    assert OptionSpec("deck-0", "dealt", ["dealt"], text=True, seat=0).label("Sly_Otters:3.5", told) == ""
    said = LUGGAGE.options[1].label("Sly_Otters:3.5", told)
    assert said == "list-pair {'first': 'Sly Otters', 'second': 2}"


def test_a_refusal_does_not_repeat_a_whole_file() -> None:
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"maps": "6" * 5_000})
    assert error.value.facts["value"] == "6" * 80


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"colour": "red"})
    assert "maps" in str(error.value.facts["expected"])


@pytest.mark.parametrize("seats", [0, 4, 8, -1])
def test_wrong_numbers_of_seats(seats: int) -> None:
    with pytest.raises(WrongSeats) as error:
        GAME.start(seats, {}, "")
    assert error.value.facts == {"seats": str(seats), "expected": "5, 6, 7"}


ERRORS: list[tuple[LudariumError, str]] = [
    (UnknownOption("x"), "unknown-option"),
    (IllegalChoice("x"), "illegal-choice"),
    (UnknownGame("x", "y"), "unknown-game"),
    (WrongOption("x", 1, "y"), "option-wrong"),
    (WrongSeats(4, "5"), "seats-wrong"),
    (RecordError("record-line", 3, "x", "y"), "record-line"),
]


@pytest.mark.parametrize(("error", "code"), ERRORS, ids=[code for _, code in ERRORS])
def test_an_error_is_a_code_with_facts(error: LudariumError, code: str) -> None:
    assert error.code == code
    assert str(error).startswith(code)
    assert all(f"{name}={value!r}" in str(error) for name, value in error.facts.items())
    assert str(LudariumError("game-over")) == "game-over"


def test_the_games_that_are_installed() -> None:
    assert games()["saboteur"] is GAME
    assert list(games()) == sorted(games())
    assert load_game("saboteur") is GAME


def test_a_game_that_is_not() -> None:
    with pytest.raises(UnknownGame) as error:
        load_game("chess")
    assert error.value.facts["game"] == "chess"
    assert "saboteur" in str(error.value.facts["known"])


def installed(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """Pretends that one package is installed, with this entry point."""
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint(name, value, group)])
    games.cache_clear()


@pytest.fixture(autouse=True)
def _same_games_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    games.cache_clear()


def test_an_entry_point_must_be_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "sabotage", "ludarium.games.saboteur:OPTIONS")
    with pytest.raises(TypeError, match="sabotage"):
        games()


def test_a_game_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "toy", "tests.contract.toy:TOY")
    assert list(games()) == ["toy"]
    assert load_game("toy") is TOY
