"""A lesson: a prepared position with goals, and an attempt at it. Both are plain data and know no game.

A lesson is started like any game, by the option ``lesson`` (docs/lessons.md), so records, views and replays
know nothing special of it. What to say stands in ``locale/`` under ids that are made of the lesson's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.decision import Decision
from ludarium.core.errors import WrongOption, WrongSeats
from ludarium.core.event import Event
from ludarium.core.state import State

if TYPE_CHECKING:
    from ludarium.core.game import Value

LESSON: Final = "lesson"
"""The option that begins a lesson instead of a game."""

TAUGHT: Final = "lesson"
PUZZLE: Final = "puzzle"
"""The kinds of lessons: one that teaches, and one that asks for an idea. A course lists them apart."""

GOING: Final = "going"
FAILED: Final = "failed"
DONE: Final = "done"

STUCK: Final = "stuck"
"""Said of a step that failed because the game is over and its goal was not reached."""

Facts = tuple[str, dict[str, object]]
"""An event as the learner saw it: its kind and its facts."""


def matches(pattern: str, notation: str) -> bool:
    """Whether ``pattern`` is this notation; a star in it stands for anything.

    >>> matches("pass:*", "pass:CR"), matches("pass:CR", "pass:CL"), matches("reroll:*F*", "reroll:AFF")
    (True, False, True)
    """
    first, *rest = pattern.split("*")
    if not rest:
        return pattern == notation
    last = rest.pop()
    if not notation.startswith(first) or not notation.endswith(last):
        return False
    at, end = len(first), len(notation) - len(last)
    for part in rest:
        found = notation.find(part, at, end)
        if found < 0:
            return False
        at = found + len(part)
    return at <= end


@mypyc_attr(allow_interpreted_subclasses=True)
class Sign:
    """By what one notices that something has come about: what the learner chose, or what the learner saw."""

    def met(self, chosen: str | None, seen: list[Facts]) -> bool:
        """Whether a choice shows it: ``chosen`` is its notation if the learner made it, ``seen`` is what the
        learner saw of it."""
        raise NotImplementedError


@final
class Chose(Sign):
    """The learner has chosen an option with one of these notations (a star stands for anything)."""

    def __init__(self, *patterns: str) -> None:
        self.patterns = patterns

    def met(self, chosen: str | None, seen: list[Facts]) -> bool:
        if chosen is None:
            return False
        return any([matches(pattern, chosen) for pattern in self.patterns])


@final
class Saw(Sign):
    """The learner has seen an event of this kind with at least these facts; a tuple means one of them."""

    def __init__(self, kind: str, **facts: object) -> None:
        self.kind = kind
        self.facts = facts

    def met(self, chosen: str | None, seen: list[Facts]) -> bool:
        return any([kind == self.kind and self._fits(facts) for kind, facts in seen])

    def _fits(self, facts: dict[str, object]) -> bool:
        for name, wanted in self.facts.items():
            if name not in facts:
                return False
            found = facts[name]
            if found not in wanted if isinstance(wanted, tuple) else found != wanted:
                return False
        return True


@final
class Wrong:
    """A way that a lesson expects to be taken, and does not want. ``by`` are choices of the learner, from the
    start of the step, that take it; ``outweighs``: even where the goal is reached by it."""

    def __init__(self, name: str, sign: Sign, by: Sequence[str], outweighs: bool = False) -> None:
        self.name = name
        self.sign = sign
        self.by = by
        self.outweighs = outweighs


@final
class Step:
    """One thing to do. Its goal is reached once all signs of ``goal`` have been met, in any order."""

    def __init__(
        self,
        goal: Sequence[Sign],
        solution: Sequence[str],
        fails: Sequence[Wrong] = (),
        notes: Sequence[Wrong] = (),
        replies: Mapping[int, Sequence[str]] | None = None,
        hints: int = 1,
    ) -> None:
        self.goal = goal
        self.solution = solution
        """Choices of the learner that reach the goal; the other seats reply by themselves."""
        self.fails = fails
        """What leads away from the goal: the step has to be tried again."""
        self.notes = notes
        """What does no harm, and still deserves a word."""
        self.replies: Mapping[int, Sequence[str]] = {} if replies is None else replies
        """What each other seat (or ``TABLE``) chooses: the first of these notations that is offered."""
        self.hints = hints
        """How many hints there are: they are given one after the other."""


@final
class Lesson:
    """``position`` makes the state it begins with, the same every time; ``options`` are those of the game
    that are not as usual in it; ``bot`` answers where a step does not say what the others reply."""

    def __init__(
        self,
        name: str,
        position: Callable[[], State],
        steps: Sequence[Step],
        seats: int,
        learner: int = 0,
        options: Mapping[str, Value] | None = None,
        bot: str = "greedy",
        kind: str = TAUGHT,
    ) -> None:
        self.name = name
        self.position = position
        self.steps = steps
        self.seats = seats
        self.learner = learner
        self.options: Mapping[str, Value] = {} if options is None else options
        self.bot = bot
        self.kind = kind


def lesson_named(lessons: Sequence[Lesson], name: object) -> Lesson | None:
    """The lesson of this name, None for the empty name; raises ``WrongOption`` for any other."""
    for lesson in lessons:
        if lesson.name == name:
            return lesson
    if name == "":
        return None
    raise WrongOption(LESSON, name, ", ".join([lesson.name for lesson in lessons]))


def prepared_state(lessons: Sequence[Lesson], values: Mapping[str, Value], seats: int) -> State | None:
    """The state of the lesson that ``values`` (what ``read_options`` gave) name, None where they name none."""
    lesson = lesson_named(lessons, values.get(LESSON, ""))
    if lesson is None:
        return None
    if seats != lesson.seats:
        raise WrongSeats(seats, str(lesson.seats))
    return lesson.position()


@final
class Attempt:
    """How far somebody has come in a lesson. It is told of every choice, and keeps what it needs to go back
    to where the present step began."""

    def __init__(self, lesson: Lesson, state: State) -> None:
        self.lesson = lesson
        self.at = 0
        """The index of the present step; of the last one when all are done."""
        self.status = GOING
        self.said = ""
        """The name of the ``Wrong`` that was noticed last, or ``STUCK``."""
        self.met = 0
        """Which signs of the goal have been met, one bit each."""
        self.choices: list[tuple[int, str]] = []
        """The choices that led to the present position: those that were taken back are not among them."""
        self.before = 0
        """How many of ``choices`` were made before the present step."""
        self.start = state.clone()
        """The state in which the present step began. Never changed."""

    def clone(self) -> Attempt:
        twin = Attempt(self.lesson, self.start)
        twin.at = self.at
        twin.status = self.status
        twin.said = self.said
        twin.met = self.met
        twin.choices = self.choices[:]
        twin.before = self.before
        return twin

    def is_done(self) -> bool:
        return self.status == DONE

    def has_moved(self) -> bool:
        """Whether the learner has chosen anything in the present step, that could be taken back."""
        return any([seat == self.lesson.learner for seat, _ in self.choices[self.before :]])

    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def follow(self, seat: int, notation: str, events: Sequence[Event], state: State) -> None:
        """Take note of a choice, of what came of it, and of the state after it."""
        learner = self.lesson.learner
        self.choices.append((seat, notation))
        chosen = notation if seat == learner else None
        if chosen is not None:
            self.said = ""
        seen: list[Facts] = []
        for event in events:
            shown = event.seen(learner)
            if shown is not None:
                seen.append((shown.kind(), shown.facts()))
        step = self.step()
        for wrong in step.fails:
            if wrong.outweighs and wrong.sign.met(chosen, seen):
                self.status, self.said = FAILED, wrong.name
                return
        for number, sign in enumerate(step.goal):
            if sign.met(chosen, seen):
                self.met |= 1 << number
        if self.met == (1 << len(step.goal)) - 1:
            self._reached(state)
            return
        for wrong in step.fails:
            if wrong.sign.met(chosen, seen):
                self.status, self.said = FAILED, wrong.name
                return
        if state.decision() is None:
            self.status, self.said = FAILED, STUCK
            return
        for wrong in step.notes:
            if wrong.sign.met(chosen, seen):
                self.said = wrong.name
                return

    def _reached(self, state: State) -> None:
        self.said = ""
        if self.at == len(self.lesson.steps) - 1:
            self.status = DONE
            return
        self.at += 1
        self.met = 0
        self.before = len(self.choices)
        self.start = state.clone()

    def again(self) -> State:
        """Go back to the start of the present step; gives the state there."""
        assert self.status != DONE, "the lesson is over"
        self.status = GOING
        self.said = ""
        self.met = 0
        del self.choices[self.before :]
        return self.start.clone()

    def reply(self, decision: Decision) -> str | None:
        """What the seat that is asked replies, None where the step leaves that to ``lesson.bot``."""
        offered = sorted([str(option) for option in decision.options()])
        for pattern in self.step().replies.get(decision.seat, ()):
            for notation in offered:
                if matches(pattern, notation):
                    return notation
        return None

    def seed(self) -> str:
        """The seed of ``lesson.bot`` for the next choice: the same at each attempt."""
        return f"{self.lesson.name} {len(self.choices)}"
