"""A record: game, version, options, seed and choices, as text that a person can follow.

    ludarium record 1
    game saboteur 1
    seats 6
    option placement start_or_centre
    seed 6f2a
    player 0 Ada

    1 table deal
    2 4 centre'
    3 4 CR@1,0 ; words after a semicolon are for people

    end 7 6 2 0 0 4

A choice is its number, who chose (a seat, or ``table``), and the option's notation. A record without
an ``end`` line is a game in progress.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ludarium.core.decision import TABLE, Option
from ludarium.core.errors import LudariumError, RecordError, WrongOption
from ludarium.core.event import Event
from ludarium.core.game import Game, Value, spell
from ludarium.core.lesson import LESSON, lesson_named
from ludarium.core.positions import WrongPosition
from ludarium.core.registry import load_game
from ludarium.core.state import State

HEADER: Final = "ludarium record 1"
KEYS: Final = ("game", "seats", "option", "seed", "player", "note")
POSITION: Final = "position"
"""The note that holds the position from which the game goes on, as JSON."""
DEEPEST: Final = 16
"""How deep the lists and objects of a position may be nested."""


@dataclass
class Choice:
    """One choice: the seat that chose (``TABLE`` for the table) and the option's notation."""

    seat: int
    option: str
    comment: str = ""
    line: int = field(default=0, compare=False)


@dataclass
class ReplayStep:
    """One step of a replay: the choice, and the state and events after it."""

    number: int
    choice: Choice
    option: Option
    events: list[Event]
    state: State


@dataclass
class Record:
    """A game as it was played. ``notes`` hold what the hall adds (its fair-shuffle proof, dates), and the
    ``POSITION`` of a game that was set up in mid-play."""

    game: str
    version: str
    seats: int
    seed: str
    options: dict[str, Value] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    scores: list[int] | None = None
    end_line: int = field(default=0, compare=False)

    def start(self) -> State:
        """The state before the first choice. Raises what ``Game.start`` does, or ``Game.set_up`` for a game that
        was set up in mid-play."""
        game = load_game(self.game)
        if POSITION not in self.notes:
            return game.start(self.seats, self.options, self.seed)
        if LESSON in self.options:
            raise LudariumError("position-lesson", lesson=self.options[LESSON])
        return game.set_up(self.seats, self.options, self.seed, _position(self.notes[POSITION]))

    def begin_at(self, position: Mapping[str, object]) -> State:
        """Note that the game was set up in mid-play; gives the state before the first choice."""
        check_depth(position)
        # Notes keep one space of several; in JSON a space may be written so that it is none.
        self.notes[POSITION] = json.dumps(position, separators=(",", ":")).replace(" ", r"\u0020")
        return self.start()

    def add(self, seat: int, option: Option, comment: str = "") -> None:
        self.choices.append(Choice(seat, str(option), comment))

    def replay(self) -> Iterator[ReplayStep]:
        """Play the record, step by step. The state is one and the same object, changed in place.

        Raises ``RecordError`` at the first choice that the rules refuse, and where the scores of
        the end are not those of the game."""
        state = self.start()
        for number, choice in enumerate(self.choices, 1):
            option = find(state, choice)
            events = state.choose(option)
            yield ReplayStep(number, choice, option, events, state)
        self._check_end(state)

    def final(self) -> State:
        """The state after the last choice; raises what ``replay`` does."""
        state = self.start()
        for choice in self.choices:
            state.choose(find(state, choice))
        self._check_end(state)
        return state

    def _check_end(self, state: State) -> None:
        if self.scores is None:
            return
        outcome = state.outcome()
        if outcome is None or outcome.scores != self.scores:
            expected = "…" if outcome is None else _end(outcome.scores)
            raise RecordError("record-end", self.end_line, _end(self.scores), expected)

    def text(self) -> str:
        """The record as text; ``Record.parse`` reads it back."""
        lines = [HEADER, f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {spell(value)}" for name, value in self.options.items()]
        lines.append(f"seed {self.seed}")
        lines += [f"player {seat} {_one_line(name)}" for seat, name in sorted(self.players.items())]
        lines += [f"note {name} {_one_line(value)}" for name, value in self.notes.items()]
        lines.append("")
        for number, choice in enumerate(self.choices, 1):
            who = "table" if choice.seat == TABLE else str(choice.seat)
            comment = _one_line(choice.comment)
            said = f" ; {comment}" if comment else ""
            lines.append(f"{number} {who} {choice.option}{said}")
        if self.scores is not None:
            lines += ["", _end(self.scores)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """A record from its text. Raises ``RecordError`` with the line and what belongs there."""
        return _Reader(text).read()


def _position(text: str) -> dict[str, object]:
    """The position of a note. Raises ``WrongPosition`` for one that is no JSON object."""
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        position = None
    if not isinstance(position, dict):
        raise WrongPosition(POSITION, text, "{…}", "form")
    check_depth(position)
    return position


def check_depth(position: object) -> None:
    """Raises ``WrongPosition`` where lists and objects are nested too deep."""
    level: list[object] = [position]
    for _ in range(DEEPEST + 1):
        level = [one for outer in level for one in _inside(outer)]
        if not level:
            return
    raise WrongPosition(POSITION, DEEPEST + 1, str(DEEPEST), "deep")


def _inside(value: object) -> list[object]:
    if isinstance(value, dict):
        return [*value.values()]
    return value if isinstance(value, list) else []


def _one_line(text: str) -> str:
    """What people wrote, without the line breaks that would end its line of the record."""
    return " ".join(text.split())


def _end(scores: list[int]) -> str:
    return " ".join(["end", *[str(score) for score in scores]])


def _number(text: str) -> int:
    """A whole number as records write it, -1 where ``text`` is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def find(state: State, choice: Choice) -> Option:
    """The option that a recorded choice names; raises ``RecordError`` where the rules refuse it."""
    decision = state.decision()
    offered = [decision] if decision is not None and decision.seat == choice.seat else []
    if choice.seat == TABLE:
        offered.append(state.table())
    for one in offered:
        try:
            return one.find(choice.option)
        except LudariumError:
            continue
    turn = "nobody" if decision is None else "table" if decision.seat == TABLE else str(decision.seat)
    who = "table" if choice.seat == TABLE else str(choice.seat)
    if not offered:
        raise RecordError("record-seat", choice.line, who, turn)
    known = ", ".join(str(o) for one in offered for o in one.options()[:12])
    raise RecordError("record-illegal-choice", choice.line, choice.option, known)


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.lstrip("\ufeff").splitlines()
        self.at = 0

    def read(self) -> Record:
        if not self.lines or self.lines[0].strip() != HEADER:
            raise RecordError("record-header", 1, self.lines[0] if self.lines else "", HEADER)
        head: dict[str, str] = {}
        options: dict[str, str] = {}
        players: dict[int, str] = {}
        notes: dict[str, str] = {}
        rows = [(n, line.strip()) for n, line in enumerate(self.lines, 1)]
        rows = [(n, line) for n, line in rows[1:] if line and not line.startswith(";")]
        body = 0
        for n, line in rows:
            key, _, rest = line.partition(" ")
            rest = rest.strip()
            if _number(key) >= 0 or key == "end":
                break
            body += 1
            if key not in KEYS or not rest:
                raise RecordError("record-line", n, line, ", ".join(KEYS))
            name, _, value = rest.partition(" ")
            if key == "option":
                options[name] = value.strip()
            elif key == "player":
                if _number(name) < 0:
                    raise RecordError("record-line", n, line, "player 0 Ada")
                players[_number(name)] = value.strip()
            elif key == "note":
                notes[name] = value.strip()
            else:
                head[key] = rest
        record = self.header(head, options, players, notes)
        self.choices(record, rows[body:])
        return record

    def header(
        self,
        head: Mapping[str, str],
        options: Mapping[str, str],
        players: dict[int, str],
        notes: dict[str, str],
    ) -> Record:
        for key in ("game", "seats", "seed"):
            if key not in head:
                raise RecordError("record-line", 2, "", f"{key} …")
        name, _, version = head["game"].partition(" ")
        try:
            game: Game = load_game(name)
        except LudariumError as error:
            known = str(error.facts["known"])
            raise RecordError("record-unknown-game", self.line_of("game"), name, known) from None
        if version != game.version:
            raise RecordError("record-version", self.line_of("game"), version, game.version)
        try:
            seats = _number(head["seats"])
            game.check_seats(seats)
        except LudariumError as error:
            expected = str(error.facts["expected"])
            line = self.line_of("seats")
            raise RecordError("record-option-value", line, head["seats"], expected) from None
        try:
            values = game.read_options(options)
        except LudariumError as error:
            option = str(error.facts["option"])
            expected = str(error.facts["expected"])
            line = self.line_of(f"option {option}")
            if isinstance(error, WrongOption) and error.code != "option-wrong":
                raise LudariumError(error.code, **{**error.facts, "line": line}) from None
            if option not in {spec.name for spec in game.options} and not (option == LESSON and game.lessons):
                raise RecordError("record-option", line, option, expected) from None
            found = str(error.facts.get("found", options[option]))
            raise RecordError("record-option-value", line, found, expected) from None
        lesson = lesson_named(game.lessons, values.get(LESSON, ""))
        if lesson is not None and lesson.seats != seats:
            line = self.line_of("seats")
            raise RecordError("record-option-value", line, head["seats"], str(lesson.seats))
        for seat in players:
            if seat >= seats:
                raise RecordError(
                    "record-line", self.line_of(f"player {seat}"), f"player {seat}", "player 0 Ada"
                )
        return Record(name, version, seats, head["seed"], values, players, notes)

    def line_of(self, key: str) -> int:
        for n, line in enumerate(self.lines, 1):
            if f"{line.strip()} ".startswith(key + " "):
                return n
        return 1

    def choices(self, record: Record, rows: list[tuple[int, str]]) -> None:
        for n, line in rows:
            if record.scores is not None:
                raise RecordError("record-end", n, line, _end(record.scores))
            said, _, comment = line.partition(";")
            words = said.split()
            if words[0] == "end":
                scores = words[1:]
                if len(scores) != record.seats or any(_number(w.removeprefix("-")) < 0 for w in scores):
                    raise RecordError("record-line", n, line, _end([0] * record.seats))
                record.scores = [int(w) for w in scores]
                record.end_line = n
                continue
            number = len(record.choices) + 1
            if len(words) != 3 or words[0] != str(number):
                raise RecordError("record-line", n, line, f"{number} 0 …")
            seat = TABLE if words[1] == "table" else _number(words[1])
            if seat >= record.seats or (seat < 0 and words[1] != "table"):
                raise RecordError("record-seat", n, words[1], f"0–{record.seats - 1}, table")
            record.choices.append(Choice(seat, words[2], comment.strip(), n))
