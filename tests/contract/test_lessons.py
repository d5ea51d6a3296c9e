"""The words of every lesson in three languages; and the contract finds lessons that are broken. That the lessons of
the installed games are sound is part of their contract (``test_games.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.contract.toy import ToyGame

from ludarium import i18n
from ludarium.bots.registry import bot_names
from ludarium.core import Game, Lesson, State, games
from ludarium.core.lesson import Chose, Saw, Step, Wrong, prepared_state
from ludarium.testing.contract import installed
from ludarium.testing.lessons import check_lesson

LESSONS = [(game, lesson) for game in games().values() for lesson in game.lessons]
NAMES = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
SLOTS: dict[str, str | int] = {f"name{seat}": f"Dwarf {seat}" for seat in range(10)}


def messages(game: Game, lesson: Lesson) -> Iterator[str]:
    """All that the coach may say in a lesson."""
    id_ = f"{game.name}-lesson-{lesson.name}"
    yield from (id_, f"{id_}-about", f"{id_}-end")
    for number, step in enumerate(lesson.steps, 1):
        yield from (f"{id_}-{number}", f"{id_}-{number}-goal", f"{id_}-{number}-hint")
        yield from (f"{id_}-{number}-hint-{hint}" for hint in range(2, step.hints + 1))
        yield from (f"{id_}-{number}-{wrong.name}" for wrong in [*step.fails, *step.notes])


def test_there_are_lessons() -> None:
    taught = {game.name for game, _ in LESSONS}
    assert {"saboteur", "tokyo-duel"} <= taught
    for name in taught:
        assert len(games()[name].lessons) >= 4


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_has_its_words(game: Game, lesson: Lesson) -> None:
    wanted = list(messages(game, lesson))
    assert len(set(wanted)) == len(wanted), "two things to say have one name"
    for lang in i18n.LANGUAGES:
        for message in wanted:
            assert i18n.has(message, lang), f"{lang} lacks {message}"
            said = i18n.say(lang, message, **SLOTS)
            assert "{" not in said, f"{lang} {message} lacks something: {said}"
            assert lang == "en" or said != i18n.say("en", message, **SLOTS), f"{lang} {message} is English"


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_the_others_are_bots_of_the_game(game: Game, lesson: Lesson) -> None:
    assert lesson.bot in bot_names(game)


@pytest.mark.parametrize("game", [game for game in games().values() if game.lessons], ids=lambda g: g.name)
def test_no_words_are_left_over(game: Game) -> None:
    """What is said of a lesson that no longer is, or of a step or wrong way of one, would never be found."""
    wanted = {message for lesson in game.lessons for message in messages(game, lesson)}
    folder = i18n._folder() / "en"
    there = {
        line.split(" = ")[0]
        for path in folder.glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"{game.name}-lesson-")
    }
    assert there == wanted


# -- what is broken is found


class TaughtToy(ToyGame):
    """The toy game, with lessons. Its first seat is the learner, and keeps its number or swaps it."""

    def __init__(self, *lessons: Lesson) -> None:
        super().__init__()
        self.lessons = list(lessons)

    def start(self, seats: int, options: Any, seed: str) -> State:
        self.check_seats(seats)
        values = self.read_options(options)
        return prepared_state(self.lessons, values, seats) or super().start(
            seats, {"highest": values["highest"]}, seed
        )


def position() -> State:
    return ToyGame().start(2, {}, "lesson")


def lesson(*steps: Step, made: Callable[[], State] = position) -> Lesson:
    return Lesson("toy", made, steps, 2, bot="random")


def checked(*lessons: Lesson) -> None:
    game = TaughtToy(*lessons)
    with installed(game):
        for one in lessons:
            check_lesson(game, one)


KEPT = Saw("kept", seat=0)
SWAPPED = Wrong("swapped", Saw("swapped", seat=0), ["swap"])


def test_a_sound_lesson_passes() -> None:
    checked(lesson(Step([KEPT], ["keep"], fails=[SWAPPED])))
    checked(lesson(Step([Chose("*")], ["swap"]), Step([Saw("shown", seat=1)], [])))
    checked(lesson(Step([KEPT, Saw("kept", seat=1)], ["keep"], replies={1: ["keep"]})))


BROKEN = {
    "a lesson without steps": lesson(),
    "riddle is no kind of lesson": Lesson("toy", position, [Step([KEPT], ["keep"])], 2, kind="riddle"),
    "has no goal": lesson(Step([], [])),
    "has no hint": lesson(Step([KEPT], ["keep"], hints=0)),
    "nonsense is not offered": lesson(Step([KEPT], ["nonsense"])),
    "does not reach its goal": lesson(Step([KEPT], ["swap"])),
    "comes after the goal": lesson(Step([KEPT], ["keep", "keep"])),
    "swapped is not noticed after keep": lesson(
        Step([Saw("shown", seat=0)], ["keep"], notes=[Wrong("swapped", SWAPPED.sign, ["keep"])])
    ),
    "late is not noticed after swap, but swapped": lesson(
        Step([KEPT], ["keep"], fails=[SWAPPED, Wrong("late", Chose("swap"), ["swap"])])
    ),
    "two wrong ways of step 1 have one name": lesson(
        Step([KEPT], ["keep"], fails=[SWAPPED], notes=[SWAPPED])
    ),
    # What the second seat drew is hidden from the learner: no goal can ask for it.
    "does not reach its goal: failed stuck": lesson(
        Step([Saw("swapped", seat=1, number=tuple(range(9)))], ["keep"], replies={1: ["swap"]})
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_lesson_is_found(what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        checked(BROKEN[what])


def test_a_position_that_is_another_one_each_time_is_found() -> None:
    seeds = iter("abcdefgh")
    with pytest.raises(AssertionError, match="not the same each time"):
        checked(lesson(Step([KEPT], ["keep"]), made=lambda: ToyGame().start(2, {}, next(seeds))))


def test_two_lessons_of_one_name_are_found() -> None:
    sound = lesson(Step([KEPT], ["keep"]))
    with pytest.raises(AssertionError, match="two lessons have one name"):
        checked(sound, sound)
