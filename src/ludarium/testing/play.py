"""Random play: games in which every option is taken now and then, and which a seed brings back.

``LUDARIUM_SEED`` is the seed of a run (a new one is drawn and printed when there is none),
``LUDARIUM_GAMES`` how many games each check plays, ``LUDARIUM_FIRST`` the number of the first of them.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Final, Self

from ludarium.core import TABLE, Chance, Event, Game, Option, Record, State, Value

UNREST: Final = (0, 0, 2, 20)
"""How many of 100 choices of a game are the table's; one of these is drawn for each game."""
SENSE: Final = (0, 50, 90)
"""How many of 100 choices are sensible ones. Pure chance seldom gets far in a game, sense alone
never leaves the beaten track."""
LIMIT: Final = 100_000
"""More choices than any game takes: one that goes on longer never ends."""
LONG: Final = 6_000
"""After so many choices the table ends a game, where it can: two who play at random may lock each other out for ever."""


def seed_of_run() -> str:
    """The seed of all random play in this run."""
    if not os.environ.get("LUDARIUM_SEED"):
        os.environ["LUDARIUM_SEED"] = secrets.token_hex(4)
    return os.environ["LUDARIUM_SEED"]


def games_to_play(default: int = 20) -> int:
    """How many random games a check plays."""
    return int(os.environ.get("LUDARIUM_GAMES") or default)


def first_game() -> int:
    """The number of the first game of each check. Games are drawn by seed and number, so that a long run may be
    parted among processes, and one game of it played again alone."""
    return int(os.environ.get("LUDARIUM_FIRST") or 0)


class RandomPlay:
    """One random game: its state, its record so far, and the dice that choose.

    Used as a context, it tells how to play the same game again when something fails inside.
    What is not given is drawn: seats, options of the game, ``unrest`` and ``sense``. Sensible
    choices are those of the playouts of the game's guide.
    """

    def __init__(
        self,
        game: Game,
        label: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        unrest: int | None = None,
        sense: int | None = None,
    ) -> None:
        self.game = game
        self.label = label
        self.dice = dice = Chance.of(f"{seed_of_run()} {label}")
        self.seats = game.seats[dice.below(len(game.seats))] if seats is None else seats
        self.unrest = UNREST[dice.below(len(UNREST))] if unrest is None else unrest
        self.sense = SENSE[dice.below(len(SENSE))] if sense is None else sense
        self.guide = game.guide()
        drawn: dict[str, Value] = {}
        for spec in game.options:
            # Defaults often, or games in which everything is unusual would be all that is played.
            usual = dice.below(2) == 0
            drawn[spec.name] = spec.default if usual else spec.choices[dice.below(len(spec.choices))]
        for spec in game.options:
            if not spec.fits(drawn[spec.name], drawn):
                drawn[spec.name] = spec.default
        self.options = game.read_options(drawn if options is None else options)
        self.seed = f"{dice.next():08x}"
        self.state: State = game.start(self.seats, self.options, self.seed)
        self.record = Record(game.name, game.version, self.seats, self.seed, self.options)
        self.events: list[Event] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(f"LUDARIUM_SEED={seed_of_run()}, game {self.label}:\n\n{self.record.text()}")

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and the spectators."""
        return [*range(self.seats), None]

    def now_and_then(self, often: int) -> bool:
        """True at the beginning of a game, and then once in ``often`` times: when to look closely."""
        return self.dice.below(often) == 0 or len(self.record.choices) < 3

    def choose(self, seat: int, option: Option) -> list[Event]:
        """Take an option of the pending decision (``seat`` is its seat) or of the table."""
        self.record.add(seat, option)
        self.events = self.state.choose(option)
        return self.events

    def pick(self) -> tuple[int, Option]:
        """A random option, and the seat that takes it; the game must not be over."""
        if len(self.record.choices) >= LONG and len(self.state.table()):
            return random_choice(self.state, self.dice, 100)
        if self.dice.below(100) < self.sense and self.dice.below(100) >= self.unrest:
            decision = self.state.decision()
            assert decision is not None, "the game is over"
            return decision.seat, decision.option(self.guide.playout(self.state, self.dice))
        return random_choice(self.state, self.dice, self.unrest)

    def step(self) -> list[Event]:
        """Take a random option; the game must not be over."""
        return self.choose(*self.pick())

    def states(self) -> Iterator[State]:
        """The state before each random choice, and at the end: one object, changed in place."""
        for _ in range(LIMIT):
            yield self.state
            if self.state.decision() is None:
                return
            self.step()
        raise AssertionError(f"{self.game.name} has not ended after {LIMIT} choices")


def random_choice(state: State, dice: Chance, unrest: int = 0) -> tuple[int, Option]:
    """A random option of a game that is not over, and the seat that takes it: of 100, ``unrest``
    are the table's."""
    table = state.table()
    if unrest and len(table) and dice.below(100) < unrest:
        return TABLE, table.option(dice.below(len(table)))
    decision = state.decision()
    assert decision is not None, "the game is over"
    return decision.seat, decision.option(dice.below(len(decision)))


def wander(state: State, dice: Chance, steps: int = LIMIT, unrest: int = 0) -> None:
    """Play on at random, to the end or for some choices; like every random game, no longer than its table lets it."""
    for made in range(steps):
        if state.decision() is None:
            return
        state.choose(random_choice(state, dice, unrest if made < LONG else 100)[1])


def plays(game: Game, check: str, default: int = 20, sense: int | None = None) -> Iterator[RandomPlay]:
    """The random games of one check: at least one for each number of seats."""
    first = first_game()
    for n in range(first, first + max(games_to_play(default), len(game.seats))):
        seats = game.seats[n % len(game.seats)]
        yield RandomPlay(game, f"{game.name}/{check}/{n}", seats=seats, sense=sense)
