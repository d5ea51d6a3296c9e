"""A game in progress, in memory: its state, the steps that led there, and its clocks. No input or output."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ludarium.core import (
    REVEALED,
    ROUND,
    TABLE,
    TURN,
    Attempt,
    Chance,
    Decision,
    Event,
    Game,
    LudariumError,
    Option,
    Record,
    State,
    Timer,
)
from ludarium.core import Choice as Recorded
from ludarium.core.game import Value
from ludarium.core.lesson import GOING, LESSON, lesson_named
from ludarium.core.record import POSITION
from ludarium.server.errors import refuse
from ludarium.server.storage.choice import Choice


@dataclass(frozen=True)
class Step:
    """One choice, as the log has it, and the events that came of it."""

    choice: Choice
    events: list[Event]
    back: int | None = None
    """After which step the game goes on, where the choice takes others back."""
    alone: bool = False
    """Whether there was nothing else to choose."""


@dataclass(frozen=True)
class Proposal:
    """A choice that the rules accept, and the state after it. It is nothing until it is taken."""

    seat: int
    option: str
    state: State
    events: list[Event]
    attempt: Attempt | None = None
    alone: bool = False
    """Whether there is nothing else to choose."""


@dataclass(frozen=True)
class TakenBack:
    """What was taken back by step ``number``, and can be put back as long as nobody has chosen since: the ``course`` and
    the ``state`` before it."""

    number: int
    course: list[int]
    state: State


class Asked(NamedTuple):
    """Who decides at a table with days a move: the ``seat`` that was asked last, and since when, in running time. All that it is
    asked until another seat is counts as one move, which began after step ``step``."""

    seat: int
    since: int
    step: int


AGAIN = "lesson again"
"""The table's choice that takes a lesson back to where its present step began. No game can offer it: it is
not one word."""
UNDO: Final = "undo"
"""The table's choice that takes choices back is ``undo N S``: the game is as after step N again, at the wish of seat S.
No game can offer it: it is not one word."""
REDO: Final = "redo"
"""The table's choice that puts choices back is ``redo N S``: the game is as before step N again, which took them back, at
the wish of seat S."""
_UNDO: Final = re.compile(rf"{UNDO} ([0-9]{{1,9}}) [0-9]{{1,3}}")
_REDO: Final = re.compile(rf"{REDO} ([0-9]{{1,9}}) [0-9]{{1,3}}")
SINCE: Final = "since"
"""Something else has happened since the choice that would be taken back."""
IMAGINED: Final = 8
"""In so many states that a seat can't tell apart a choice must have come to the same to be free to take back."""
CONCEDE = "concede>"
"""Before the number of a seat: the table's option that only this seat may take."""


def first_state(game: str, seats: int, options: dict[str, Value], seed: str, position: str | None) -> State:
    """A game before its first choice."""
    notes = {} if position is None else {POSITION: position}
    return Record(game, "", seats, seed, options, notes=notes).start()


class Play:
    """``running`` times are milliseconds of the hall's running time (``Clock.running``)."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Value],
        seed: str,
        started: int,
        days: int | None = None,
        position: str | None = None,
    ) -> None:
        """With ``days`` a move no clock of the game runs. ``position`` are the words of the position from which it begins, as records keep
        them."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position = position
        self.state = first_state(game.name, seats, options, seed, position)
        self._decided: tuple[State, Decision | None] | None = None
        lesson = lesson_named(game.lessons, options.get(LESSON, ""))
        self.attempt = None if lesson is None else Attempt(lesson, self.state)
        """How far the learner has come, where this is a lesson. No clock runs in one."""
        self.steps: list[Step] = []
        self.course: list[int] = []
        """The numbers of the choices that count: those that were taken back, and the undoing, are left out."""
        self.taken_back: list[TakenBack] = []
        """What can be put back, the newest last."""
        self.days = days
        self.asked = [Asked(TABLE, started, 0)]
        """With days a move: who decided after each step, and before the first."""
        self._moments = [started]  # the running time of each
        self._since: dict[str, int] = {}  # running time at which each timer's key was first there
        self._note_timers(started)
        if days is not None:
            self.asked = [self._asked_after(started)]

    @property
    def number(self) -> int:
        """The number of the last step; 0 before the first."""
        return len(self.steps)

    # -- choosing

    def decision(self) -> Decision | None:
        """What is asked now. ``state`` is replaced and never changed, so it is found once for all who ask."""
        if self._decided is None or self._decided[0] is not self.state:
            self._decided = (self.state, self.state.decision())
        return self._decided[1]

    def propose(self, seat: int, number: int, notation: str) -> Proposal:
        """Try ``notation`` for ``seat`` (``TABLE``: one of the table's own) on a copy of the state.

        Raises ``LudariumError``: the game is over, has moved on, asks somebody else, or does not allow it."""
        if self.attempt is not None and seat == TABLE and notation == AGAIN:
            return self._propose_again(self.attempt.clone(), number)
        decision = self.decision()
        if decision is None or (self.attempt is not None and self.attempt.is_done()):
            raise refuse("game-over")
        back = None if self.attempt is not None else _numbered(_UNDO, seat, notation)
        if back is not None:
            return self._propose_undo(notation, back, number)
        undone = None if self.attempt is not None else _numbered(_REDO, seat, notation)
        if undone is not None:
            return self._propose_redo(notation, undone, number)
        if self.attempt is not None and self.attempt.status != GOING:
            raise refuse("lesson-failed")
        if number != self.number:
            raise refuse("stale-number")
        if seat != TABLE and decision.seat != seat:
            raise refuse("not-your-turn")
        option = _found(self.state, decision, seat, notation)
        state = self.state.clone()
        events = state.choose(option)
        if self.attempt is None:
            return Proposal(seat, str(option), state, events, alone=len(decision) == 1)
        attempt = self.attempt.clone()
        attempt.follow(seat, str(option), events, state)
        return Proposal(seat, str(option), state, events, attempt)

    def _propose_again(self, attempt: Attempt, number: int) -> Proposal:
        if attempt.is_done():
            raise refuse("game-over")
        if number != self.number:
            raise refuse("stale-number")
        return Proposal(TABLE, AGAIN, attempt.again(), [], attempt)

    def _propose_undo(self, notation: str, back: int, number: int) -> Proposal:
        if number != self.number:
            raise refuse("stale-number")
        return Proposal(TABLE, notation, self.past(back), [])

    def _propose_redo(self, notation: str, undone: int, number: int) -> Proposal:
        if number != self.number:
            raise refuse("stale-number")
        if not self.taken_back or self.taken_back[-1].number != undone:
            raise refuse("redo-nothing")
        return Proposal(TABLE, notation, self.taken_back[-1].state, [])

    def _again(self, state: State, after: int) -> Iterator[Choice]:
        """Play the choices that count up to step ``after`` again, from the start in ``state``: each just before it is taken."""
        for number in self.course:
            if number > after:
                return
            yield self.steps[number - 1].choice
            self.repeat(state, number)

    def repeat(self, state: State, number: int) -> None:
        """Make the choice of a step that counts again, in ``state``, which is as it was before."""
        choice = self.steps[number - 1].choice
        state.choose(_found(state, state.decision(), choice.seat, choice.option))

    def past(self, after: int) -> State:
        """The game as it was after step ``after``, with the choices that count."""
        state = first_state(self.game.name, self.seats, self.options, self.seed, self.position)
        for _ in self._again(state, after):
            pass
        return state

    def last_of(self, person_id: str) -> Choice | None:
        """The latest choice of somebody that counts, among several options: where there was one only they chose
        nothing, and pages may take it by themselves. This is what they may take back."""
        for number in reversed(self.course):
            step = self.steps[number - 1]
            if step.choice.seat != TABLE and step.choice.person_id == person_id and not step.alone:
                return step.choice
        return None

    def put_back_by(self, person_id: str) -> TakenBack | None:
        """What was taken back last, where it was at this person's wish and can be put back."""
        if not self.taken_back or self.steps[self.taken_back[-1].number - 1].choice.person_id != person_id:
            return None
        return self.taken_back[-1]

    def first_of(self, taken: TakenBack) -> Choice:
        """The choice that was taken back, with all that came of it."""
        return self.steps[taken.course[len(self.course)] - 1].choice

    def kept_before(self, number: int) -> int:
        """The last step that counts before step ``number``; 0 where there is none."""
        return next((step for step in reversed(self.course) if step < number), 0)

    def crossed(self, choice: Choice, taken: TakenBack | None = None) -> list[str]:
        """What lies between the game and this choice: ``SINCE``, and the borders that its events name. Nothing does where it
        is the last thing that happened and its seat learned nothing by it: then nobody gains by taking it back.
        Of a choice that is taken back already, the same as it was before."""
        course, state = (self.course, self.state) if taken is None else (taken.course, taken.state)
        found = {
            border
            for number in course
            if number >= choice.number
            for event in self.steps[number - 1].events
            for border in event.borders()
        }
        if course[-1] != choice.number:
            found.add(SINCE)
        elif REVEALED not in found and not self._told_nothing(choice, state):
            found.add(REVEALED)
        return [border for border in (SINCE, TURN, ROUND, REVEALED) if border in found]

    def _told_nothing(self, choice: Choice, after: State) -> bool:
        """Whether its seat learned nothing by a choice, the last one before ``after``. Whatever turns up by it, or by
        chance, comes otherwise in other states that the seat could not tell apart."""
        before = self.past(choice.number - 1)
        view, now = before.view(choice.seat), after.view(choice.seat).json()
        told = _told(self.steps[choice.number - 1].events, choice.seat)
        for i in range(IMAGINED):
            state = self.game.sample(view, Chance.of(f"{self.seed} undo {i}"))
            events = state.choose(_found(state, state.decision(), choice.seat, choice.option))
            if _told(events, choice.seat) != told or state.view(choice.seat).json() != now:
                return False
        return True

    def take(self, proposal: Proposal, choice: Choice, running: int) -> Step:
        """Make a committed choice the newest step."""
        back = self._back(proposal, choice)
        step = Step(choice, proposal.events, back, proposal.alone)
        self._follow(step)
        self.state = proposal.state
        self.attempt = proposal.attempt
        self.steps.append(step)
        self._note_timers(running)
        if self.days is not None:
            self._moments.append(running)
            self.asked.append(self._asked_after(running))
        return step

    def _follow(self, step: Step) -> None:
        """Bring the course up to the newest step, and what could be put back after it."""
        number = step.choice.number
        if step.back is not None:
            if self.attempt is None:
                self.taken_back.append(TakenBack(number, self.course, self.state))
            self.course = [each for each in self.course if each <= step.back]
        elif self.attempt is None and _numbered(_REDO, step.choice.seat, step.choice.option) is not None:
            self.course = self.taken_back.pop().course
        else:
            self.course.append(number)
            self.taken_back.clear()

    def _back(self, proposal: Proposal, choice: Choice) -> int | None:
        """After which step the game goes on, where a choice takes others back; None for every other choice."""
        if proposal.attempt is None or choice.seat != TABLE or choice.option != AGAIN:
            return _numbered(_UNDO, choice.seat, choice.option)
        kept = self.course[: proposal.attempt.before]
        return kept[-1] if kept else 0

    def replay(self, choices: Sequence[Choice], running: Sequence[int]) -> None:
        """Take committed choices again, each at its running time. Raises ``LudariumError`` where the
        rules refuse one: they are not those that it was made under."""
        for choice, at in zip(choices, running, strict=True):
            self.take(self.propose(choice.seat, choice.number - 1, choice.option), choice, at)

    # -- clocks

    def _clocks(self) -> list[Timer]:
        return self.state.timers() if self.attempt is None and self.days is None else []

    def _note_timers(self, running: int) -> None:
        for timer in self._clocks():
            self._since.setdefault(timer.key, running)

    def timers(self, running: int) -> list[tuple[Timer, int]]:
        """The clocks that run, each with the milliseconds left (negative: over)."""
        return [
            (timer, timer.seconds * 1000 - (running - self._since[timer.key])) for timer in self._clocks()
        ]

    def _asked_after(self, running: int) -> Asked:
        """Who decides after the newest step. Taking back and putting back give nobody more time than there was before
        the choice that is now open again."""
        now = self.asked[-1]
        step = self.steps[-1] if self.steps else None
        left = None if step is None else self._left_at(step)
        if left is not None:
            after, by = left
            before = self.asked[after]
            if before.step == now.step:
                return now
            return Asked(before.seat, running - (self._moments[by] - before.since), self.number)
        decision = self.decision()
        if decision is None or decision.seat == TABLE:
            return now
        conceded = step is not None and step.choice.seat == TABLE and step.choice.option.startswith(CONCEDE)
        if decision.seat == now.seat and not conceded:  # after a concession another game of the match begins
            return now
        return Asked(decision.seat, running, self.number)

    def _left_at(self, step: Step) -> tuple[int, int] | None:
        """After which step the game goes on, and by which it had left there, where a step takes choices back or puts them
        back."""
        if step.back is not None:
            course = self.taken_back[-1].course
            return step.back, next(number for number in course if number > step.back)
        undone = _numbered(_REDO, step.choice.seat, step.choice.option)
        return None if undone is None else (undone - 1, undone)

    # -- what people may do from outside the turn order

    def about_seats(self) -> list[str]:
        """The table's options about seats and nothing else. The others are the clock's, or name what
        somebody holds."""
        if self.attempt is not None:
            return []
        return [
            str(option)
            for option in self.state.table().options()
            if (touched := option.touches()) and all(thing.startswith("seat:") for thing in touched)
        ]

    def rulings(self, about_seats: list[str], seat: int | None, host: bool) -> list[str]:
        """What somebody may take of ``about_seats()``: to concede for their own seat, and the rest as host,
        who also answers where the table is asked."""
        may = [
            option
            for option in about_seats
            if (option == f"{CONCEDE}{seat}" if option.startswith(CONCEDE) else host)
        ]
        decision = self.decision() if host else None
        if decision is not None and decision.seat == TABLE:
            return [str(option) for option in decision.options()] + may
        return may

    # -- afterwards

    def record(self, players: dict[int, str], notes: dict[str, str]) -> Record:
        """The game as a record; its seed tells every secret."""
        if self.position is not None:
            notes = {POSITION: self.position, **notes}
        record = Record(
            self.game.name,
            self.game.version,
            len(players),
            self.seed,
            self.game.read_options(self.options),
            players,
            notes,
        )
        counting = [self.steps[number - 1].choice for number in self.course]
        made = [(choice.seat, choice.option) for choice in counting]
        record.choices = [
            Recorded(seat, option)
            for seat, option in (made if self.attempt is None else self.attempt.choices)
        ]
        outcome = self.state.outcome()
        record.scores = outcome.scores if outcome is not None else None
        return record


def _found(state: State, decision: Decision | None, seat: int, notation: str) -> Option:
    """An option of the seat that is asked by ``decision``, or one of the table's."""
    if decision is not None and decision.seat == seat:
        try:
            return decision.find(notation)
        except LudariumError:
            if seat != TABLE:  # else it may still be one of those that the table always has
                raise
    return state.table().find(notation)


def _numbered(form: re.Pattern[str], seat: int, notation: str) -> int | None:
    """The step that a choice of the table names, where it is of this form."""
    found = form.fullmatch(notation) if seat == TABLE else None
    return None if found is None else int(found[1])


def _told(events: list[Event], seat: int) -> list[tuple[str, object]]:
    """What a seat is told of events."""
    shown = [event.seen(seat) for event in events]
    return [(event.kind(), event.facts()) for event in shown if event is not None]
