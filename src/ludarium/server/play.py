"""A game in progress, in memory: its state, the steps that led there, and its clocks. No input or output."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.core import TABLE, Attempt, Chance, Event, Game, LudariumError, Option, Record, State, Timer
from ludarium.core import Choice as Recorded
from ludarium.core.game import Value
from ludarium.core.lesson import GOING, LESSON, lesson_named
from ludarium.server.errors import refuse
from ludarium.server.store import Choice


@dataclass(frozen=True)
class Step:
    """One choice, as the log has it, and the events that came of it."""

    choice: Choice
    events: list[Event]
    back: int | None = None
    """After which step the game goes on, where the choice takes others back."""


@dataclass(frozen=True)
class Proposal:
    """A choice that the rules accept, and the state after it. It is nothing until it is taken."""

    seat: int
    option: str
    state: State
    events: list[Event]
    attempt: Attempt | None = None


AGAIN = "lesson again"
"""The table's choice that takes a lesson back to where its present step began. No game can offer it: it is
not one word."""
UNDO: Final = "undo"
"""The table's choice that takes choices back is ``undo N S``: the game is as after step N again, at the wish of seat S.
No game can offer it: it is not one word."""
_UNDO: Final = re.compile(rf"{UNDO} ([0-9]{{1,9}}) [0-9]{{1,3}}")
IMAGINED: Final = 8
"""In so many states that a seat can't tell apart a choice must have come to the same to be free to take back."""
CONCEDE = "concede>"
"""Before the number of a seat: the table's option that only this seat may take."""


class Play:
    """``running`` times are milliseconds of the hall's running time (``Clock.running``)."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: str, started: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state = game.start(seats, options, seed)
        lesson = lesson_named(game.lessons, options.get(LESSON, ""))
        self.attempt = None if lesson is None else Attempt(lesson, self.state)
        """How far the learner has come, where this is a lesson. No clock runs in one."""
        self.steps: list[Step] = []
        self.course: list[int] = []
        """The numbers of the choices that count: those that were taken back, and the undoing, are left out."""
        self._since: dict[str, int] = {}  # running time at which each timer's key was first there
        self._note_timers(started)

    @property
    def number(self) -> int:
        """The number of the last step; 0 before the first."""
        return len(self.steps)

    # -- choosing

    def propose(self, seat: int, number: int, notation: str) -> Proposal:
        """Try ``notation`` for ``seat`` (``TABLE``: one of the table's own) on a copy of the state.

        Raises ``LudariumError``: the game is over, has moved on, asks somebody else, or does not allow it."""
        if self.attempt is not None and seat == TABLE and notation == AGAIN:
            return self._propose_again(self.attempt.clone(), number)
        decision = self.state.decision()
        if decision is None or (self.attempt is not None and self.attempt.is_done()):
            raise refuse("game-over")
        back = None if self.attempt is not None else _undone_to(seat, notation)
        if back is not None:
            return self._propose_undo(notation, back, number)
        if self.attempt is not None and self.attempt.status != GOING:
            raise refuse("lesson-failed")
        if number != self.number:
            raise refuse("stale-number")
        if seat != TABLE and decision.seat != seat:
            raise refuse("not-your-turn")
        option = _found(self.state, seat, notation)
        state = self.state.clone()
        events = state.choose(option)
        if self.attempt is None:
            return Proposal(seat, str(option), state, events)
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
        state.choose(_found(state, choice.seat, choice.option))

    def past(self, after: int) -> State:
        """The game as it was after step ``after``, with the choices that count."""
        state = self.game.start(self.seats, self.options, self.seed)
        for _ in self._again(state, after):
            pass
        return state

    def last_of(self, person_id: str) -> Choice | None:
        """The latest choice of somebody that counts, among several options: pages take the only one by themselves."""
        last: Choice | None = None
        state = self.game.start(self.seats, self.options, self.seed)
        for choice in self._again(state, self.number):
            decision = state.decision()
            if choice.seat != TABLE and choice.person_id == person_id and decision and len(decision) > 1:
                last = choice
        return last

    def is_free(self, choice: Choice) -> bool:
        """Whether taking this choice back gives nobody anything: it is the last one, and its seat learned nothing by
        it. Whatever turns up by it, or by chance, comes otherwise in other states that the seat could not tell apart."""
        if not self.course or self.course[-1] != choice.number:
            return False
        before = self.past(choice.number - 1)
        view, now = before.view(choice.seat), self.state.view(choice.seat).json()
        told = _told(self.steps[choice.number - 1].events, choice.seat)
        for i in range(IMAGINED):
            state = self.game.sample(view, Chance.of(f"{self.seed} undo {i}"))
            events = state.choose(_found(state, choice.seat, choice.option))
            if _told(events, choice.seat) != told or state.view(choice.seat).json() != now:
                return False
        return True

    def take(self, proposal: Proposal, choice: Choice, running: int) -> Step:
        """Make a committed choice the newest step."""
        back = self._back(proposal, choice)
        step = Step(choice, proposal.events, back)
        self.state = proposal.state
        self.attempt = proposal.attempt
        self.steps.append(step)
        if back is None:
            self.course.append(choice.number)
        else:
            self.course = [number for number in self.course if number <= back]
        self._note_timers(running)
        return step

    def _back(self, proposal: Proposal, choice: Choice) -> int | None:
        """After which step the game goes on, where a choice takes others back; None for every other choice."""
        if proposal.attempt is None or choice.seat != TABLE or choice.option != AGAIN:
            return _undone_to(choice.seat, choice.option)
        kept = self.course[: proposal.attempt.before]
        return kept[-1] if kept else 0

    def replay(self, choices: Sequence[Choice], running: Sequence[int]) -> None:
        """Take committed choices again, each at its running time. Raises ``LudariumError`` where the
        rules refuse one: they are not those that it was made under."""
        for choice, at in zip(choices, running, strict=True):
            self.take(self.propose(choice.seat, choice.number - 1, choice.option), choice, at)

    # -- clocks

    def _clocks(self) -> list[Timer]:
        return self.state.timers() if self.attempt is None else []

    def _note_timers(self, running: int) -> None:
        for timer in self._clocks():
            self._since.setdefault(timer.key, running)

    def timers(self, running: int) -> list[tuple[Timer, int]]:
        """The clocks that run, each with the milliseconds left (negative: over)."""
        return [
            (timer, timer.seconds * 1000 - (running - self._since[timer.key])) for timer in self._clocks()
        ]

    # -- what people may do from outside the turn order

    def about_seats(self) -> list[str]:
        """The table's options about seats and nothing else. The others are the clock's, or name what
        somebody holds."""
        if self.attempt is not None:
            return []
        return [
            str(option)
            for option in self.state.table().options()
            if option.touches() and all(thing.startswith("seat:") for thing in option.touches())
        ]

    def rulings(self, about_seats: list[str], seat: int | None, host: bool) -> list[str]:
        """What somebody may take of ``about_seats()``: to concede for the own seat, and the rest as the host,
        who also answers where the table is asked."""
        may = [
            option
            for option in about_seats
            if (option == f"{CONCEDE}{seat}" if option.startswith(CONCEDE) else host)
        ]
        decision = self.state.decision() if host else None
        if decision is not None and decision.seat == TABLE:
            return [str(option) for option in decision.options()] + may
        return may

    # -- afterwards

    def record(self, players: dict[int, str], notes: dict[str, str]) -> Record:
        """The game as a record; its seed tells every secret."""
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


def _found(state: State, seat: int, notation: str) -> Option:
    """An option of the seat that is asked, or one of the table's."""
    decision = state.decision()
    if decision is not None and decision.seat == seat:
        try:
            return decision.find(notation)
        except LudariumError:
            if seat != TABLE:  # else it may still be one of those that the table always has
                raise
    return state.table().find(notation)


def _undone_to(seat: int, notation: str) -> int | None:
    """After which step the game goes on, where a choice takes others back; None for every other choice."""
    found = _UNDO.fullmatch(notation) if seat == TABLE else None
    return None if found is None else int(found[1])


def _told(events: list[Event], seat: int) -> list[tuple[str, object]]:
    """What a seat is told of events."""
    shown = [event.seen(seat) for event in events]
    return [(event.kind(), event.facts()) for event in shown if event is not None]
