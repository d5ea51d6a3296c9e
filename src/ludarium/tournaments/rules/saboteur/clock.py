"""The two clocks of a table with real cards (S15): what the page beside it shows, and what follows when time is up.

A clock is the fold (``after``) of what happened at the table, in whole seconds. The lengths are options of the game itself; at the hall's own tables its rules keep the time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ludarium.core.game import Value
from ludarium.games.saboteur.rules import OPTIONS
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.structures.history import NOBODY

# What happens at the table.
ROUND: Final = "round"
"""The first turn of a round begins: ``who`` is its start player (S15.8)."""
TURN: Final = "turn"
"""The turn before has ended and ``who`` is on turn (S15.7)."""
ACTED: Final = "acted"
"""Whoever is on turn has played or discarded; drawing is not timed (S15.4)."""
STALL: Final = "stall"
"""The head referee has found that ``who`` is stalling (S15.5)."""
STOP: Final = "stop"
"""A referee stops play (S15.8)."""
GO: Final = "go"
END: Final = "end"
"""The round is over."""
EVENTS: Final = (ROUND, TURN, ACTED, STALL, STOP, GO, END)

# What the clock shows: message ``desk-saboteur-clock-<phase>``.
WAITING: Final = "waiting"
"""No round is being played."""
UNTIMED: Final = "untimed"
"""The first 15 minutes (S15.2)."""
STALLING: Final = "stalling"
"""The first 15 minutes, and a stalling player is on turn (S15.5)."""
TIMED: Final = "timed"
"""Everybody has 30 seconds a turn (S15.3)."""


@dataclass(frozen=True, slots=True)
class Lengths:
    """The seconds of each clock."""

    untimed: int
    move: int
    stall: int


def lengths(options: Mapping[str, Value]) -> Lengths:
    """The clocks of a game with these options; what they don't say is as usual (S15.2, S15.3, S15.5)."""
    usual = {spec.name: spec.default for spec in OPTIONS}
    untimed, move, stall = [
        int(options.get(name, usual[name])) for name in ("untimed", "move_clock", "stall_clock")
    ]
    return Lengths(untimed, move, stall)


@dataclass(frozen=True, slots=True)
class Clock:
    """Where the clock of one table stands. ``ran``, ``began`` and ``found`` count the seconds of this round in which
    play went on."""

    rounds: int = 0
    """How many rounds have begun."""
    playing: bool = False
    since: int | None = None
    """Since when play goes on; None while it is stopped."""
    ran: int = 0
    """How long it went on before that."""
    turn: int = NOBODY
    began: int = 0
    """When the turn began."""
    acted: bool = False
    found: Mapping[int, int] = field(default_factory=dict)
    """Who is stalling in this round, and when that was found."""

    def run(self, now: int) -> int:
        """For how long this round has been played."""
        return self.ran + (0 if self.since is None else max(0, now - self.since))


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page shows now."""

    phase: str
    turn: int = NOBODY
    untimed: int = 0
    """Seconds left of the untimed period."""
    left: int | None = None
    """Seconds left to whoever is on turn; None where no move clock runs."""
    alarm: int = NOBODY
    """Whose time is up: a referee discards one card of that hand at random (S15.4)."""
    stopped: bool = False
    next: int | None = None
    """When this changes by itself, as a moment; None where it does not."""


def after(clock: Clock, at: int, what: str, who: int = NOBODY) -> Clock:
    """The clock after one more thing. Raises ``Refused``, ``desk-saboteur-clock``, for what can't happen now: a
    second round before the first is over, a turn while play is stopped, stalling after the untimed period."""
    going = clock.playing and clock.since is not None
    possible = {
        ROUND: not clock.playing and who != NOBODY,
        TURN: going and who != NOBODY,
        ACTED: going and not clock.acted,
        STALL: clock.playing and who != NOBODY and who not in clock.found,
        STOP: going,
        GO: clock.playing and not going,
        END: clock.playing,
    }
    if not possible.get(what, False):
        raise Refused("saboteur-clock", event=what)
    run = clock.run(at)
    if what == ROUND:
        return Clock(clock.rounds + 1, True, at, turn=who)
    if what == TURN:
        return replace(clock, turn=who, began=run, acted=False)
    if what == ACTED:
        return replace(clock, acted=True)
    if what == STALL:
        return replace(clock, found={**clock.found, who: run})
    if what == STOP:
        return replace(clock, since=None, ran=run)
    if what == GO:
        return replace(clock, since=at)
    return Clock(clock.rounds)


def shown(clock: Clock, now: int, lengths: Lengths) -> Shown:
    """What the clock shows at a moment."""
    if not clock.playing:
        return Shown(WAITING)
    run = clock.run(now)
    untimed = max(0, lengths.untimed - run)
    started, seconds = _move(clock, run, lengths)
    phase = TIMED if not untimed else STALLING if clock.turn in clock.found else UNTIMED
    left = None if clock.acted or started is None else max(0, started + seconds - run)
    changes = [seconds for seconds in (untimed, left) if seconds]
    return Shown(
        phase,
        clock.turn,
        untimed,
        left,
        clock.turn if left == 0 else NOBODY,
        clock.since is None,
        now + min(changes) if changes and clock.since is not None else None,
    )


def _move(clock: Clock, run: int, lengths: Lengths) -> tuple[int | None, int]:
    """When the move clock of this turn started, in seconds of play, and its length; None where none runs. One that
    ran out before the untimed period did stays so; else there are full 30 seconds from then on (S15.6, S15.7)."""
    if clock.turn in clock.found:
        started = max(clock.began, clock.found[clock.turn])
        if run < lengths.untimed or started + lengths.stall <= lengths.untimed:
            if started < lengths.untimed:
                return started, lengths.stall
    if run < lengths.untimed:
        return None, 0
    return max(clock.began, lengths.untimed), lengths.move
