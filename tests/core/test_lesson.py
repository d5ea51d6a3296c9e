"""Lessons as data: patterns, signs, attempts, and how a lesson is begun."""

from __future__ import annotations

import doctest

import pytest

from ludarium.core import TABLE, Attempt, Choices, Event, Lesson, Option, State, WrongOption, WrongSeats
from ludarium.core import lesson as module
from ludarium.core.errors import RecordError
from ludarium.core.lesson import (
    DONE,
    FAILED,
    GOING,
    STUCK,
    Chose,
    Saw,
    Sign,
    Step,
    Wrong,
    lesson_named,
    matches,
    prepared_state,
)
from ludarium.core.record import Choice, Record
from ludarium.games.saboteur import GAME


class Word(Option):
    def __init__(self, word: str) -> None:
        self.word = word

    def notation(self) -> str:
        return self.word


class Said(Event):
    """Everybody hears that something was said; only whoever said it knows what."""

    def __init__(self, seat: int, word: str | None) -> None:
        self.seat, self.word = seat, word

    def kind(self) -> str:
        return "said"

    def facts(self) -> dict[str, object]:
        return {"seat": self.seat, "word": self.word}

    def seen(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Said(self.seat, None)


class Talk(State):
    """Two seats say words in turn, up to six in all."""

    def __init__(self, words: tuple[str, ...] = ()) -> None:
        self.words = words

    def decision(self) -> Choices | None:
        if len(self.words) == 6:
            return None
        return Choices(len(self.words) % 2, "word", [Word(word) for word in ("no", "yes", "perhaps")])

    def choose(self, option: Option) -> list[Event]:
        seat = len(self.words) % 2
        self.words = (*self.words, str(option))
        return [Said(seat, str(option))]

    def clone(self) -> Talk:
        return Talk(self.words)


def attempt(*steps: Step, learner: int = 0) -> tuple[Attempt, Talk]:
    state = Talk()
    return Attempt(Lesson("talk", Talk, steps, 2, learner), state), state


def says(trial: Attempt, state: Talk, *words: str) -> None:
    for word in words:
        seat = len(state.words) % 2
        trial.follow(seat, word, state.choose(Word(word)), state)


@pytest.mark.parametrize(
    ("pattern", "notation", "does"),
    [
        ("pass:CR", "pass:CR", True),
        ("pass:CR", "pass:CR'", False),
        ("pass:*", "pass:CR", True),
        ("pass:*", "map@1", False),
        ("*", "anything", True),
        ("*", "", True),
        ("*F*", "reroll:AFF", True),
        ("*F*", "reroll:AA", False),
        ("X@*,0", "X@12,0", True),
        ("X@*,0", "X@12,1", False),
        ("a*b*c", "a--b--c", True),
        ("a*b*c", "a--c--b", False),
        ("ab*ba", "aba", False),
    ],
)
def test_patterns(pattern: str, notation: str, does: bool) -> None:
    assert matches(pattern, notation) is does


SEEN: list[module.Facts] = [("moved", {"seat": 0, "x": 3, "how": None}), ("won", {"seat": 1})]


@pytest.mark.parametrize(
    ("sign", "does"),
    [
        (Saw("moved"), True),
        (Saw("moved", x=3), True),
        (Saw("moved", x=3, seat=1), False),
        (Saw("moved", x=(2, 3)), True),
        (Saw("moved", x=(1, 2)), False),
        (Saw("moved", y=3), False),
        (Saw("moved", how=None), True),
        (Saw("won", seat=1), True),
        (Saw("lost"), False),
        (Chose("go"), True),
        (Chose("stay", "g*"), True),
        (Chose("stay"), False),
    ],
)
def test_signs(sign: Sign, does: bool) -> None:
    assert sign.met("go", SEEN) is does


def test_what_others_choose_is_not_the_learners_choice() -> None:
    assert not Chose("*").met(None, SEEN)


def test_an_attempt_goes_from_step_to_step() -> None:
    trial, state = attempt(Step([Chose("yes")], ["yes"]), Step([Chose("no")], ["no"]))
    says(trial, state, "perhaps", "no")
    assert (trial.at, trial.status, trial.said) == (0, GOING, "")
    says(trial, state, "yes")
    assert (trial.at, trial.status) == (1, GOING)
    says(trial, state, "no", "no")
    assert (trial.at, trial.status, trial.is_done()) == (1, DONE, True)


def test_all_signs_of_a_goal_are_wanted_in_any_order() -> None:
    trial, state = attempt(Step([Chose("yes"), Chose("no")], ["no", "yes"]), Step([Chose("yes")], ["yes"]))
    says(trial, state, "no", "yes")
    assert trial.at == 0
    says(trial, state, "yes")
    assert trial.at == 1
    assert trial.met == 0


def test_a_failed_step_goes_back_to_its_start() -> None:
    trial, state = attempt(
        Step([Chose("yes")], ["yes"]),
        Step([Chose("yes")], ["yes"], fails=[Wrong("refused", Chose("no"), ["no"])]),
    )
    says(trial, state, "yes", "perhaps", "no")
    assert (trial.status, trial.said) == (FAILED, "refused")
    before = trial.again()
    assert isinstance(before, Talk)
    assert before.words == ("yes",)
    assert (trial.at, trial.status, trial.said) == (1, GOING, "")
    assert trial.choices == [(0, "yes")]
    says(trial, before, "perhaps", "yes")
    assert trial.status == DONE
    assert trial.start.clone().words == ("yes",)  # type: ignore[attr-defined]


def test_a_note_is_said_until_the_learner_chooses_again() -> None:
    trial, state = attempt(
        Step([Chose("yes")], ["yes"], notes=[Wrong("unsure", Chose("perhaps"), ["perhaps"])])
    )
    says(trial, state, "perhaps", "yes")
    assert (trial.status, trial.said) == (GOING, "unsure")
    says(trial, state, "no")
    assert trial.said == ""


def test_the_goal_counts_before_what_fails_and_that_before_a_note() -> None:
    anything = Chose("*")
    fails = [Wrong("fail", anything, ["no"])]
    notes = [Wrong("note", anything, ["no"])]
    trial, state = attempt(Step([Chose("yes")], ["yes"], fails, notes))
    says(trial, state, "no")
    assert (trial.status, trial.said) == (FAILED, "fail")
    says(trial, trial_state(trial), "yes")
    assert trial.status == DONE


def trial_state(trial: Attempt) -> Talk:
    state = trial.again()
    assert isinstance(state, Talk)
    return state


def test_what_outweighs_counts_even_where_the_goal_is_reached() -> None:
    trial, state = attempt(Step([Saw("said")], ["yes"], [Wrong("rude", Chose("no"), ["no"], outweighs=True)]))
    says(trial, state, "no")
    assert (trial.status, trial.said) == (FAILED, "rude")


def test_a_goal_is_what_the_learner_can_see() -> None:
    hidden, state = attempt(Step([Saw("said", seat=1, word="no")], ["yes"]))
    says(hidden, state, "yes", "no")
    assert hidden.status == GOING
    own, state = attempt(Step([Saw("said", seat=1, word="no")], ["no"]), learner=1)
    says(own, state, "yes", "no")
    assert own.status == DONE


def test_a_game_that_ends_without_the_goal_has_failed() -> None:
    trial, state = attempt(Step([Saw("nothing")], []))
    says(trial, state, *["no"] * 6)
    assert (trial.status, trial.said) == (FAILED, STUCK)


def test_a_copy_of_an_attempt_is_one_of_its_own() -> None:
    trial, state = attempt(Step([Chose("yes"), Chose("no")], ["no", "yes"]))
    says(trial, state, "no")
    twin = trial.clone()
    says(twin, state.clone(), "perhaps", "yes")
    assert (twin.status, twin.choices) == (DONE, [(0, "no"), (1, "perhaps"), (0, "yes")])
    assert (trial.status, trial.choices, trial.met) == (GOING, [(0, "no")], 0b10)


def test_only_what_the_learner_did_can_be_taken_back() -> None:
    trial, state = attempt(Step([Chose("yes")], ["yes"]), Step([Chose("yes")], ["yes"]))
    assert not trial.has_moved()
    says(trial, state, "no")
    assert trial.has_moved()
    says(trial, state, "no", "yes", "no")
    assert (trial.at, trial.has_moved()) == (1, False)


def test_replies_are_the_first_wish_that_is_offered() -> None:
    trial, state = attempt(Step([Chose("no")], ["no"], replies={1: ["maybe", "p*", "yes"], TABLE: ["deal"]}))
    says(trial, state, "yes")
    decision = state.decision()
    assert decision is not None
    assert trial.reply(decision) == "perhaps"
    assert trial.reply(Choices(TABLE, "deal", [Word("skip"), Word("deal")])) == "deal"
    assert trial.reply(Choices(1, "word", [Word("no")])) is None


def test_what_a_bot_replies_by_is_the_same_each_time() -> None:
    one, state = attempt(Step([Chose("yes")], ["yes"]))
    other, also = attempt(Step([Chose("yes")], ["yes"]))
    says(one, state, "no")
    assert one.seed() != other.seed()
    says(other, also, "perhaps")
    assert one.seed() == other.seed()


# -- as an option of a game


def test_a_lesson_is_an_option_that_only_shows_when_it_is_chosen() -> None:
    name = GAME.lessons[0].name
    assert "lesson" not in GAME.read_options({})
    assert GAME.read_options({"lesson": ""}) == GAME.read_options({})
    assert list(GAME.read_options({"lesson": name}).items())[-1] == ("lesson", name)
    state = GAME.start(GAME.lessons[0].seats, {"lesson": name}, "any seed")
    assert state.dump() == GAME.lessons[0].position().dump()


@pytest.mark.parametrize("name", ["no-such-lesson", 1, None, True])
def test_an_unknown_lesson_is_refused(name: object) -> None:
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"lesson": name})
    assert error.value.facts["option"] == "lesson"


def test_a_game_without_lessons_does_not_know_the_option() -> None:
    from tests.contract.toy import TOY

    with pytest.raises(WrongOption):
        TOY.read_options({"lesson": ""})


def test_a_lesson_has_its_own_seats_and_settings() -> None:
    name = GAME.lessons[0].name
    with pytest.raises(WrongSeats) as wrong:
        GAME.start(6, {"lesson": name}, "")
    assert wrong.value.facts == {"seats": "6", "expected": "5"}
    assert GAME.read_options({"lesson": name, "maps": 6})["maps"] == 6
    with pytest.raises(WrongOption) as error:
        GAME.read_options({"lesson": name, "maps": 5})
    assert error.value.code == "option-lesson"
    assert error.value.facts == {"option": "maps", "value": "5", "lesson": name, "expected": "6"}


def test_lessons_by_name() -> None:
    lessons = GAME.lessons
    assert lesson_named(lessons, lessons[1].name) is lessons[1]
    assert lesson_named(lessons, "") is None
    assert prepared_state(lessons, {}, 5) is None


def test_a_lesson_is_recorded_like_a_game() -> None:
    lesson = GAME.lessons[0]
    options = GAME.read_options({"lesson": lesson.name})
    record = Record(GAME.name, GAME.version, lesson.seats, "seed", options)
    record.choices = [Choice(0, lesson.steps[0].solution[0])]
    text = record.text()
    assert f"\noption lesson {lesson.name}\n" in text
    assert Record.parse(text) == record
    state = GAME.start(lesson.seats, options, "another seed")
    decision = state.decision()
    assert decision is not None
    state.choose(decision.find(lesson.steps[0].solution[0]))
    assert record.final().dump() == state.dump()


def test_a_record_of_a_lesson_that_is_not_says_what_there_is() -> None:
    lesson = GAME.lessons[0]
    text = Record(
        GAME.name, GAME.version, lesson.seats, "s", GAME.read_options({"lesson": lesson.name})
    ).text()
    with pytest.raises(RecordError) as error:
        Record.parse(text.replace(f"lesson {lesson.name}", "lesson nonsense"))
    assert error.value.code == "record-option-value"
    assert lesson.name in str(error.value.facts["expected"])
    with pytest.raises(RecordError) as seats:
        Record.parse(text.replace("seats 5", "seats 6"))
    assert (seats.value.code, seats.value.facts["expected"]) == ("record-option-value", "5")


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(module).failed == 0
