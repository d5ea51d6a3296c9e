"""What every lesson keeps to: its solution reaches each goal, its wrong ways are noticed, and nobody can tell its
position from one that was played."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.bots.registry import RANDOM
from ludarium.bots.uniform import Uniform
from ludarium.core import Attempt, Bot, Event, Game, Lesson, Record, WrongOption, WrongSeats
from ludarium.core.lesson import DONE, FAILED, GOING, LESSON, PUZZLE, TAUGHT, Step, Wrong
from ludarium.testing.play import LIMIT, RandomPlay
from ludarium.testing.twins import check_sample


class Pupil:
    """Somebody who goes through a lesson. The other seats reply by themselves."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.state = game.start(lesson.seats, {LESSON: lesson.name}, "whatever the table's seed is")
        self.attempt = Attempt(lesson, self.state)

    def choose(self, notation: str) -> None:
        """Take an option of the pending decision, whoever is asked."""
        decision = self.state.decision()
        assert decision is not None, f"the game is over before {notation}"
        offered = [str(option) for option in decision.options()]
        assert notation in offered, f"{notation} is not offered, but {', '.join(sorted(offered)[:40])}"
        events: list[Event] = self.state.choose(decision.find(notation))
        self.attempt.follow(decision.seat, notation, events, self.state)

    def wait(self) -> None:
        """Let the others reply until the learner is asked, the step is over, or the game is."""
        at = self.attempt.at
        for _ in range(LIMIT):
            decision = self.state.decision()
            if self.attempt.status != GOING or self.attempt.at != at:
                return
            if decision is None or decision.seat == self.lesson.learner:
                return
            reply = self.attempt.reply(decision)
            if reply is None and decision.seat < 0:
                reply = str(decision.option(0))
            if reply is None:
                view = self.state.view(decision.seat)
                reply = self.bot().choose(view, [str(option) for option in decision.options()])
            self.choose(reply)
        raise AssertionError("the learner is never asked")

    def bot(self) -> Bot:
        if self.lesson.bot == RANDOM:
            return Uniform(self.attempt.seed())
        kind = self.game.bots()[self.lesson.bot]
        assert isinstance(kind, type)
        bot = kind(self.attempt.seed())
        assert isinstance(bot, Bot)
        return bot

    def tries(self, notations: Sequence[str]) -> None:
        """Choose one after the other in the present step, which may not end before the last, and see what the
        others reply."""
        at = self.attempt.at
        for notation in notations:
            self.wait()
            here = self.attempt.status == GOING and self.attempt.at == at
            assert here, f"{notation} comes after the goal or after a failure"
            self.choose(notation)
        if self.attempt.at == at and not self.attempt.said:
            self.wait()

    def goes_back(self) -> None:
        self.state = self.attempt.again()


def check_lesson(game: Game, lesson: Lesson) -> None:
    """Everything about a lesson that needs no words. Raises ``AssertionError``, naming the lesson."""
    try:
        _check_start(game, lesson)
        _check_position(game, lesson)
        _check_course(game, lesson)
    except AssertionError as error:
        error.add_note(f"lesson {lesson.name} of {game.name}")
        raise


def _check_start(game: Game, lesson: Lesson) -> None:
    names = [one.name for one in game.lessons]
    assert len(set(names)) == len(names), "two lessons have one name"
    plain = lesson.name.replace("-", "")
    assert plain.isascii(), "a lesson's name is part of a message's name"
    assert plain.isalnum(), "a lesson's name is part of a message's name"
    assert not lesson.name[0].isdigit(), "a lesson's name does not begin with a digit"
    assert LESSON not in {spec.name for spec in game.options}, "the option of lessons is the core's"
    assert lesson.kind in (TAUGHT, PUZZLE), f"{lesson.kind} is no kind of lesson"
    assert 0 <= lesson.learner < lesson.seats
    assert lesson.steps, "a lesson without steps"
    values = game.read_options({LESSON: lesson.name})
    wanted = game.read_options(dict(lesson.options))
    assert values == {**wanted, LESSON: lesson.name}, "its settings are not those of an ordinary game"
    dumps = [game.start(lesson.seats, {LESSON: lesson.name}, seed).dump() for seed in ("one", "other")]
    assert dumps[0] == dumps[1], "the position is not the same each time"
    usual = game.read_options({})
    assert LESSON not in usual, "an ordinary game tells of lessons"
    assert game.read_options({LESSON: ""}) == usual
    _refused(WrongOption, game, lesson.seats, {LESSON: "no such lesson"})
    _refused(WrongSeats, game, lesson.seats + 1, {LESSON: lesson.name})


def _refused(kind: type[Exception], game: Game, seats: int, options: dict[str, str]) -> None:
    try:
        game.start(seats, options, "refused")
    except kind:
        return
    raise AssertionError(f"{game.name} starts with {seats} seats and {options}")


def _check_position(game: Game, lesson: Lesson) -> None:
    """A game that begins with the lesson's position is as good as any."""
    options = {LESSON: lesson.name}
    play = RandomPlay(
        game, f"{game.name}/lesson/{lesson.name}", seats=lesson.seats, options=options, unrest=0
    )
    for state in play.states():
        if play.now_and_then(10):
            twin = state.clone()
            assert twin.dump() == state.dump(), "a copy differs"
            for viewer in play.viewers:
                check_sample(play, state, viewer)
    record = Record.parse(play.record.text())
    assert record == play.record, "the text of a record loses something"
    assert record.final().dump() == play.state.dump(), "a replay ends elsewhere"


def _check_course(game: Game, lesson: Lesson) -> None:
    pupil = Pupil(game, lesson)
    for number, step in enumerate(lesson.steps):
        assert step.goal, f"step {number + 1} has no goal"
        assert step.hints > 0, f"step {number + 1} has no hint"
        names = [wrong.name for wrong in [*step.fails, *step.notes]]
        assert len(set(names)) == len(names), f"two wrong ways of step {number + 1} have one name: {names}"
        before = pupil.state.dump()
        for wrong in [*step.fails, *step.notes]:
            _check_wrong(pupil, step, wrong)
            pupil.goes_back()
            assert pupil.state.dump() == before, f"there is no way back from {wrong.name}"
        pupil.tries(step.solution)
        attempt = pupil.attempt
        reached = attempt.at == number + 1 or attempt.status == DONE
        assert reached, (
            f"the solution of step {number + 1} does not reach its goal: {attempt.status} {attempt.said}"
        )
    assert pupil.attempt.status == DONE


def _check_wrong(pupil: Pupil, step: Step, wrong: Wrong) -> None:
    at = pupil.attempt.at
    pupil.tries(wrong.by)
    said = pupil.attempt.said
    noticed = pupil.attempt.at == at and said == wrong.name
    assert noticed, f"{wrong.name} is not noticed after {', '.join(wrong.by)}, but {said or 'nothing'}"
    assert pupil.attempt.status == (FAILED if wrong in step.fails else GOING)
