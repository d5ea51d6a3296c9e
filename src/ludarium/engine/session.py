"""A game that the engine holds: its state, and the choices that led there."""

from __future__ import annotations

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
)
from ludarium.core.record import find

STRIDE: Final = 16
"""From how many choices to how many a copy of the state is kept, from which undo goes on."""


@final
class Session:
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
    def new(game: Game, seats: int, record: Record | None, state: State) -> Session:
        return Session(game, seats, record, state, [], [state.clone()], [])

    def clone(self) -> Session:
        return Session(
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
        """Go back to where ``number`` choices had been made; the last of them is made again, for its events."""
        mark = max(number - 1, 0) // STRIDE
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


def started(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> Session:
    """A new game."""
    game.check_seats(seats)
    record = Record(game.name, game.version, seats, seed, game.read_options(options))
    return Session.new(game, seats, record, record.start())


def set_up(
    game: Game, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
) -> Session:
    """A game in mid-play."""
    game.check_seats(seats)
    record = Record(game.name, game.version, seats, seed, game.read_options(options))
    return Session.new(game, seats, record, record.begin_at(position))


def loaded(game: Game, record: Record) -> Session:
    """A game as its record tells it. Raises ``RecordError``."""
    begun = Record(
        record.game, record.version, record.seats, record.seed, record.options, record.players, record.notes
    )
    session = Session.new(game, record.seats, begun, begun.start())
    session.follow(record.choices)
    outcome = session.state.outcome()
    if record.scores is not None and (outcome is None or outcome.scores != record.scores):
        expected = "…" if outcome is None else _end(outcome.scores)
        raise RecordError("record-end", record.end_line, _end(record.scores), expected)
    return session


def _end(scores: list[int]) -> str:
    return " ".join(["end", *[str(score) for score in scores]])
