"""A state that the engine holds, with the choices that led to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, final

from ludarium.core import (
    TABLE,
    Choice,
    Decision,
    Event,
    Game,
    LudariumError,
    Option,
    Record,
    RecordError,
    State,
    UnknownOption,
    Value,
    WrongOption,
)
from ludarium.core.lesson import LESSON
from ludarium.core.positions import WrongPosition
from ludarium.core.record import find

STRIDE: Final = 16
"""From how many choices to how many a copy of the state is kept, from which undo goes on."""
POSITION: Final = "position"
"""The note of a record that holds the position from which it goes on, as JSON."""
DEEPEST: Final = 16
"""How deep the lists and objects of a position may be nested."""


@final
class Held:
    """Where a game stands, how it began and what was chosen. ``record`` says how it began (its own list of
    choices stays empty), and is None for a state that was drawn from a view. ``marks`` holds the state
    after every ``STRIDE`` choices; those are never changed, so that copies share them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        record: Record | None,
        state: State,
        choices: list[Choice],
        marks: list[State],
        events: list[Event],
    ) -> None:
        self.game = game
        self.seats = seats
        self.record = record
        self.state = state
        self.choices = choices
        self.marks = marks
        self.events = events
        """What came of the last choice."""

    @staticmethod
    def new(game: Game, seats: int, record: Record | None, state: State) -> Held:
        return Held(game, seats, record, state, [], [state.clone()], [])

    def clone(self) -> Held:
        return Held(
            self.game,
            self.seats,
            self.record,
            self.state.clone(),
            self.choices[:],
            self.marks[:],
            self.events,
        )

    def asked(self, seat: int | None) -> Decision:
        """The pending decision, which must be that of ``seat`` unless that is None."""
        decision = self.state.decision()
        if decision is None:
            raise LudariumError("game-over")
        if seat is not None and decision.seat != seat:
            raise LudariumError("not-your-turn", seat=seat, asked=decision.seat)
        return decision

    def option(self, seat: int | None, notation: str) -> tuple[int, Option]:
        """Who chooses, and what: an option of the pending decision, or of the table's own."""
        decision = self.state.decision()
        if seat == TABLE:
            if decision is not None and decision.seat == TABLE:
                try:
                    return TABLE, decision.find(notation)
                except UnknownOption:
                    pass
            return TABLE, self.state.table().find(notation)
        decision = self.asked(seat)
        return decision.seat, decision.find(notation)

    def choose(self, choice: Choice, option: Option) -> list[Event]:
        """Take ``option``, which ``choice`` names."""
        try:
            self.events = self.state.choose(option)
        except LudariumError:
            raise
        except Exception:
            self.back_to(len(self.choices))  # a fault of the game's may have left anything behind
            raise
        self.choices.append(choice)
        if len(self.choices) % STRIDE == 0:
            self.marks.append(self.state.clone())
        return self.events

    def follow(self, choices: list[Choice]) -> None:
        """Take recorded choices. Raises ``RecordError`` at the first that the rules refuse."""
        for choice in choices:
            self.choose(choice, find(self.state, choice))

    def back_to(self, number: int) -> None:
        """Go back to where ``number`` choices had been made."""
        mark = number // STRIDE
        again = self.choices[mark * STRIDE : number]
        del self.marks[mark + 1 :]
        del self.choices[mark * STRIDE :]
        self.state = self.marks[mark].clone()
        self.events = []
        self.follow(again)

    def saved(self) -> str:
        """The record as text. Raises ``engine-no-record`` for a state that was drawn from a view."""
        begun = self.record
        if begun is None:
            raise LudariumError("engine-no-record")
        outcome = self.state.outcome()
        return Record(
            begun.game,
            begun.version,
            begun.seats,
            begun.seed,
            begun.options,
            begun.players,
            begun.notes,
            self.choices,
            None if outcome is None else outcome.scores,
        ).text()


def started(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> Held:
    """A new game."""
    game.check_seats(seats)
    record = Record(game.name, game.version, seats, seed, game.read_options(options))
    return Held.new(game, seats, record, record.start())


def set_up(
    game: Game, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
) -> Held:
    """A game in mid-play."""
    game.check_seats(seats)
    record = Record(game.name, game.version, seats, seed, game.read_options(options))
    # Notes keep one space of several; in JSON a space may be written so that it is none.
    record.notes[POSITION] = json.dumps(position, separators=(",", ":")).replace(" ", r"\u0020")
    return Held.new(game, seats, record, _in_mid_play(game, record, position))


def _in_mid_play(game: Game, record: Record, position: Mapping[str, object]) -> State:
    if depth(position) > DEEPEST:
        raise WrongPosition(POSITION, DEEPEST + 1, str(DEEPEST))
    if LESSON in record.options:
        raise WrongOption(LESSON, record.options[LESSON], ", ".join(spec.name for spec in game.options))
    return game.set_up(record.seats, record.options, record.seed, position)


def depth(value: object) -> int:
    """How deep lists and objects are nested in a JSON value; counted to a little more than ``DEEPEST``."""
    level = [value]
    for deep in range(DEEPEST + 1):
        level = [one for outer in level for one in _inside(outer)]
        if not level:
            return deep
    return DEEPEST + 1


def _inside(value: object) -> list[object]:
    if isinstance(value, dict):
        return [*value.values()]
    return value if isinstance(value, list) else []


def loaded(game: Game, record: Record) -> Held:
    """A game as its record tells it. Raises ``RecordError``."""
    begun = Record(
        record.game, record.version, record.seats, record.seed, record.options, record.players, record.notes
    )
    if POSITION in record.notes:
        state = _in_mid_play(game, begun, _position(record.notes[POSITION]))
    else:
        state = begun.start()
    held = Held.new(game, record.seats, begun, state)
    held.follow(record.choices)
    outcome = held.state.outcome()
    if record.scores is not None and (outcome is None or outcome.scores != record.scores):
        expected = "…" if outcome is None else _end(outcome.scores)
        raise RecordError("record-end", record.end_line, _end(record.scores), expected)
    return held


def _position(text: str) -> dict[str, object]:
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        position = None
    if not isinstance(position, dict):
        raise WrongPosition(POSITION, text, "{…}")
    return position


def _end(scores: list[int]) -> str:
    return " ".join(["end", *[str(score) for score in scores]])
