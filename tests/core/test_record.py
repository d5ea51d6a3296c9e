"""The text of records: there and back, and what is said of a wrong one."""

from __future__ import annotations

import pytest

from ludarium.core import TABLE, Chance, Choice, LudariumError, Record, RecordError
from ludarium.core.record import find
from ludarium.games.keyforge import GAME as KEYFORGE
from ludarium.games.keyforge.decks import generated, word_of_deck
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.view import SaboteurView
from ludarium.testing import RandomPlay

TEXT = """\
ludarium record 1
game saboteur 1
seats 6
option placement start
seed 6f2a
player 0 Ada
player 3 小明 Ming
note commitment 0badcafe and more

1 table deal
2 {first} centre ; the upright way
; a line for people

3 {first} pass:{card} ; first ; and last
"""


def text() -> str:
    """A short record, whoever the seed makes the start player."""
    state = GAME.start(6, {"placement": "start"}, "6f2a")
    state.choose(find(state, Choice(TABLE, "deal")))
    first = state.decision()
    assert first is not None
    view = state.view(first.seat)
    assert isinstance(view, SaboteurView)
    return TEXT.format(first=first.seat, card=view.hand[0])


def finished() -> str:
    """The record of a whole game."""
    play = RandomPlay(GAME, "a finished record", unrest=2)
    for _ in play.states():
        pass
    outcome = play.state.outcome()
    assert outcome is not None
    play.record.scores = outcome.scores
    return play.record.text()


def wrong(changed: str) -> RecordError:
    """The error of a record that can't be read or replayed."""
    with pytest.raises(RecordError) as error:
        Record.parse(changed).final()
    return error.value


def test_reading() -> None:
    record = Record.parse(text())
    assert (record.game, record.version, record.seats, record.seed) == ("saboteur", "1", 6, "6f2a")
    assert record.options == GAME.read_options({"placement": "start"})
    assert record.players == {0: "Ada", 3: "小明 Ming"}
    assert record.notes == {"commitment": "0badcafe and more"}
    assert [choice.option for choice in record.choices][:2] == ["deal", "centre"]
    assert record.choices[0].seat == TABLE
    assert record.choices[1].comment == "the upright way"
    assert record.choices[2].comment == "first ; and last"
    assert record.scores is None


def test_there_and_back() -> None:
    record = Record.parse(text())
    assert Record.parse(record.text()) == record
    assert Record.parse(record.text()).text() == record.text()


def test_spaces_tabs_blank_lines_a_byte_order_mark_and_windows_line_ends() -> None:
    loose = "\ufeff" + "\r\n\r\n".join(f"  {line}\t " for line in text().splitlines() if line)
    assert Record.parse(loose) == Record.parse(text())


def test_a_whole_game() -> None:
    record = Record.parse(finished())
    assert record.text() == finished()
    steps = list(record.replay())
    assert [step.number for step in steps] == list(range(1, len(record.choices) + 1))
    assert steps[-1].state.dump() == record.final().dump()
    assert all(str(step.option) == step.choice.option for step in steps)


@pytest.mark.parametrize(
    "name", ["Ada\n1 table deal", "a\u2028b", "two  words", " ends ", "semi;colon", "a\x85b\x0cc\x1dd"]
)
def test_what_people_write_can_not_break_a_record(name: str) -> None:
    record = Record.parse(text())
    record.players[1] = name
    record.notes["title"] = name
    record.choices[0].comment = name
    again = Record.parse(record.text())
    plain = " ".join(name.split())
    assert (again.players[1], again.notes["title"], again.choices[0].comment) == (plain, plain, plain)
    assert len(again.choices) == 3


# Each wrong text: what is exchanged for what, the code of the error, its line, and what it names.
WRONG = [
    ("ludarium record 1", "ludarium record 2", "record-header", 1, "ludarium record 1"),
    ("ludarium record 1\n", "", "record-header", 1, "ludarium record 1"),
    ("game saboteur 1", "game chess 1", "record-unknown-game", 2, "saboteur"),
    ("game saboteur 1", "game saboteur", "record-version", 2, "1"),
    ("game saboteur 1", "game saboteur 99", "record-version", 2, "1"),
    ("game saboteur 1\n", "", "record-line", 2, "game"),
    ("seed 6f2a\n", "", "record-line", 2, "seed"),
    ("seats 6", "seats 4", "record-option-value", 3, "5, 6, 7"),
    ("seats 6", "seats six", "record-option-value", 3, "5, 6, 7"),
    ("seats 6", "seats ²", "record-option-value", 3, "5, 6, 7"),
    ("seats 6", "seats -6", "record-option-value", 3, "5, 6, 7"),
    ("seats 6", "seats " + "9" * 5000, "record-option-value", 3, "5, 6, 7"),
    ("option placement start", "option colour red", "record-option", 4, "placement"),
    ("option placement start", "option placement anywhere", "record-option-value", 4, "start_or_centre"),
    ("option placement start", "option placement", "record-option-value", 4, "start_or_centre"),
    ("player 0 Ada", "player zero Ada", "record-line", 6, "player 0"),
    ("player 0 Ada", "player ² Ada", "record-line", 6, "player 0"),
    ("player 0 Ada", "player 6 Ada", "record-line", 6, "player 0"),
    ("player 0 Ada", "person 0 Ada", "record-line", 6, "player"),
    ("seed 6f2a", "seed", "record-line", 5, "seed"),
    ("1 table deal", "2 table deal", "record-line", 10, "1 0"),
    ("1 table deal", "1 table", "record-line", 10, "1 0"),
    ("1 table deal", "1 table deal now", "record-line", 10, "1 0"),
    ("1 table deal", "① table deal", "record-line", 10, "game, seats"),
    ("1 table deal", "1 9 deal", "record-seat", 10, "table"),
    ("1 table deal", "1 -1 deal", "record-seat", 10, "table"),
    ("1 table deal", "1 ² deal", "record-seat", 10, "table"),
    ("1 table deal", "1 0 deal", "record-seat", 10, "table"),
    ("1 table deal", "1 table shuffle", "record-illegal-choice", 10, "deal"),
    ("centre ;", "centre'' ;", "record-illegal-choice", 11, "centre"),
    ("pass:", "throw:", "record-illegal-choice", 14, "pass:"),
]


@pytest.mark.parametrize(
    ("there", "instead", "code", "line", "expected"),
    WRONG,
    ids=[f"{instead[:24]!r} for {there!r}" for there, instead, *_ in WRONG],
)
def test_what_is_said_of_a_wrong_record(
    there: str, instead: str, code: str, line: int, expected: str
) -> None:
    right = text()
    assert there in right
    error = wrong(right.replace(there, instead, 1))
    assert (error.code, error.line) == (code, line)
    assert expected in str(error.facts["expected"])
    assert set(error.facts) == {"line", "found", "expected"}
    assert len(str(error.facts["found"])) <= 100


def test_a_choice_of_another_seat() -> None:
    seat = Record.parse(text()).choices[1].seat
    error = wrong(text().replace(f"\n2 {seat} ", f"\n2 {(seat + 1) % 6} "))
    assert (error.code, error.line, error.facts["expected"]) == ("record-seat", 11, str(seat))


def test_a_text_that_is_none() -> None:
    for nothing in ("", "\n\n", "hello", "\x00\xff", "{}", "ludarium"):
        error = wrong(nothing)
        assert (error.code, error.line) == ("record-header", 1)


ENDS = [
    ("end 0 0 0 0 0", "record-line", "end 0 0 0 0 0 0"),
    ("end", "record-line", "end 0 0 0 0 0 0"),
    ("end 0 0 0 0 0 x", "record-line", "end 0 0 0 0 0 0"),
    ("end 0 0 0 0 0 --1", "record-line", "end 0 0 0 0 0 0"),
    ("end 0 0 0 0 0 ²", "record-line", "end 0 0 0 0 0 0"),
    ("end 0 0 0 0 0 0", "record-end", "…"),
]


@pytest.mark.parametrize(("end", "code", "expected"), ENDS)
def test_a_wrong_end(end: str, code: str, expected: str) -> None:
    error = wrong(text() + "\n" + end + "\n")
    assert (error.code, error.line, error.facts["expected"]) == (code, 16, expected)


def test_scores_that_are_not_those_of_the_game() -> None:
    Record.parse(finished()).final()
    *before, end = finished().rstrip("\n").split("\n")
    scores = end.split()[1:]
    error = wrong("\n".join([*before, "end " + " ".join([str(int(scores[0]) + 1), *scores[1:]])]))
    assert error.code == "record-end"
    assert error.facts["expected"] == end
    with pytest.raises(RecordError):
        list(Record.parse("\n".join([*before, "end" + " 99" * len(scores)])).replay())


def test_nothing_comes_after_the_end() -> None:
    error = wrong(finished() + "1 table deal\n")
    assert error.code == "record-end"
    assert error.line == len(finished().splitlines()) + 1


def test_nothing_can_be_chosen_after_the_end() -> None:
    record = Record.parse(finished())
    record.scores = None
    error = wrong(record.text() + f"{len(record.choices) + 1} 0 pass:X\n")
    assert (error.code, error.facts["expected"]) == ("record-seat", "nobody")


def test_a_replay_stops_before_what_is_illegal() -> None:
    record = Record.parse(text().replace("pass:", "throw:"))
    steps = record.replay()
    assert [next(steps).number, next(steps).number] == [1, 2]
    with pytest.raises(RecordError):
        next(steps)


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("Ann~CotA~brobnar:1", "deck-count"),
        ("nonsense words", "deck-empty"),
        ("Brobnar~nonsense", "deck-word"),
        ("Ann~CotA~brobnar:999", "deck-number-unknown"),
        ("Ann~XX~brobnar:1", "deck-set-unknown"),
    ],
)
def test_what_is_wrong_with_a_deck_of_a_record_is_told(deck: str, code: str) -> None:
    """An option that takes texts says in its own words what is wrong with one; the line is the record's."""
    with pytest.raises(LudariumError) as error:
        Record.parse(
            f"ludarium record 1\ngame keyforge {KEYFORGE.version}\nseats 2\noption deck-0 {deck}\nseed s\n\n"
        )
    assert (error.value.code, error.value.facts["line"]) == (code, 4)
    assert error.value.facts["option"] == "deck-0"


def test_a_deck_of_a_record_that_cannot_be_played_yet_is_told() -> None:
    deck = word_of_deck(generated("AS", Chance.of("a deck of a later set")))
    with pytest.raises(LudariumError) as error:
        Record.parse(
            f"ludarium record 1\ngame keyforge {KEYFORGE.version}\nseats 2\noption deck-1 {deck}\nseed s\n\n"
        )
    assert (error.value.code, error.value.facts["option"]) == ("deck-unsupported", "deck-1")
