"""Clocks. Only a judge starts, pauses or extends one (OP-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import ROUND
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import arrivals
from ludarium.tournaments.handlers.declare import ANY_STAFF, Asker, at_own_table, declares, own
from ludarium.tournaments.handlers.results import set_result
from ludarium.tournaments.roles import HEADS, STAFF
from ludarium.tournaments.rules.keyforge import overtime
from ludarium.tournaments.rules.keyforge.faults import Said
from ludarium.tournaments.rules.saboteur import clock as turns
from ludarium.tournaments.state import Clock, Round, Table
from ludarium.tournaments.structures.history import NOBODY

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

MOST_SECONDS: Final = 4 * 3600


def _clocked(event: Tournament) -> tuple[Round, Clock]:
    one = event.current
    if one is None or one.closed:
        raise Refused("clock-no-round", unit=event.plan.unit)
    if one.clock is None:
        raise Refused("clock-not-started")
    return one, one.clock


@declares(act.ClockStarted, by=STAFF)
def clock_started(event: Tournament, entry: Entry, action: act.ClockStarted) -> None:
    one = event.current
    if one is None or one.closed:
        raise Refused("clock-no-round", unit=event.plan.unit)
    minutes = event.plan.minutes_of(event.plan.stages[one.stage])
    if not minutes:
        raise Refused("clock-none")
    if action.table != ROUND:
        table = event.table(one.number, action.table)
        if table.paused is None or one.clock is None:
            raise Refused("clock-runs")
        table.stood += one.clock.ran(entry.at) - table.paused
        table.paused = None
        return
    if one.clock is None:
        one.clock = Clock(minutes * 60)
    elif one.clock.since is not None:
        raise Refused("clock-runs")
    one.clock.since = entry.at


@declares(act.ClockPaused, by=STAFF)
def clock_paused(event: Tournament, entry: Entry, action: act.ClockPaused) -> None:
    one, clock = _clocked(event)
    if clock.since is None:
        raise Refused("clock-stands")
    if action.table != ROUND:
        table = event.table(one.number, action.table)
        if table.paused is not None:
            raise Refused("clock-stands")
        table.paused = clock.ran(entry.at)
        return
    clock.used += entry.at - clock.since
    clock.since = None


@declares(act.Extended, by=STAFF)
def extended(event: Tournament, entry: Entry, action: act.Extended) -> None:
    one, clock = _clocked(event)
    if action.seconds == 0 or abs(action.seconds) > MOST_SECONDS:
        raise Refused("clock-seconds", most=MOST_SECONDS // 60)
    if action.table != ROUND:
        event.table(one.number, action.table).extra += action.seconds
    else:
        clock.length += action.seconds


def seconds_left(event: Tournament, number: int, table: int, now: int) -> int | None:
    """What is left of the time of a table, below zero once it is over; None where no clock has started."""
    one = event.round(number)
    if one.clock is None:
        return None
    if table == ROUND:
        return one.clock.left(now)
    at = event.table(number, table)
    ran = one.clock.ran(now) if at.paused is None else at.paused
    return one.clock.length + at.extra + at.stood - ran


def _bout(table: Table) -> overtime.Bout:
    if table.done:
        raise Refused("table-done")
    if table.bout is None:
        raise Refused("first-needed")
    return table.bout


def _seat(table: Table, person: int) -> int:
    if person not in table.players:
        raise Refused("winner-wrong")
    return table.players.index(person)


@declares(act.OvertimeStepped, by=STAFF)
def overtime_stepped(event: Tournament, entry: Entry, action: act.OvertimeStepped) -> None:
    """T6.3: a judge confirms each transition; the last one is the result."""
    table = event.table(action.round, action.table)
    bout = overtime.after(_bout(table), action.event, _seat(table, action.person), -1, entry.at)
    if bout.state == overtime.DONE:
        step = ""
        if action.event == overtime.DECIDED:
            step = overtime.rule_of(overtime.tie_broken(bout))
        winner = table.players[bout.winner]
        losers = tuple([one for one in table.players if one != winner])
        set_result(table, winner, losers, (), bout.reason.replace("_", "-"), entry.at)
        table.step = step
    table.bout = bout


def _own_statement(event: Tournament, asker: Asker, action: act.TieBroken) -> bool:
    return own(event, asker, action) and at_own_table(event, asker, action)


def _stated(event: Tournament, action: act.TieBroken) -> bool:
    table = event.table(action.round, action.table)
    if table.done or table.bout is None or table.bout.state != overtime.TIE_BREAK:
        return False
    seats, inputs = statement_of(table, action)
    return all([table.bout.stated[seat] == inputs for seat in seats])


@declares(act.TieBroken, by=STAFF, also=_own_statement, said=_stated)
def tie_broken(event: Tournament, entry: Entry, action: act.TieBroken) -> None:
    """T6.5: each player states the numbers; a judge may state them for both."""
    table = event.table(action.round, action.table)
    bout = _bout(table)
    seats, inputs = statement_of(table, action)
    for seat in seats:
        bout = overtime.entered(bout, seat, inputs)
    table.bout = bout


def statement_of(table: Table, action: act.TieBroken) -> tuple[tuple[int, ...], overtime.Inputs]:
    """Whose statement it is, by seat, and of which numbers. Raises ``Refused``."""
    pairs = [_pair(one) for one in (action.keys, action.amber, action.chains, action.creatures)]
    seats = (0, 1) if action.person == NOBODY else (_seat(table, action.person),)
    return seats, overtime.Inputs(*pairs)


def _pair(numbers: tuple[int, ...]) -> tuple[int, int]:
    if len(numbers) != 2:
        raise Refused("points-count", found=len(numbers), expected=2)
    return numbers[0], numbers[1]


def _stalling(event: Tournament, role: str, action: act.TurnClocked) -> str:
    """The head referee alone finds somebody stalling (S15.5)."""
    return ANY_STAFF if action.event == turns.STALL and role not in HEADS else ""


@declares(act.TurnClocked, by=STAFF, left_to=_stalling)
def turn_clocked(event: Tournament, entry: Entry, action: act.TurnClocked) -> None:
    """S15 at a table with real cards; the head referee alone finds somebody stalling (S15.5)."""
    table = event.table(action.round, action.table)
    if not event.rules.shown.turn_clock:
        raise Refused("clock-none")
    if table.done:
        raise Refused("table-done")
    if action.person != NOBODY and action.person not in table.players:
        raise Refused("winner-wrong")
    table.turns = turns.after(table.turns or turns.Clock(), entry.at, action.event, action.person)
    if action.event == turns.ROUND:
        arrivals.play_begins(event, action.round, table, entry.at)
    if action.person != NOBODY:
        arrivals.seen(event, action.round, action.person)


def turn_clock_view(event: Tournament, table: Table) -> TurnClockView | None:
    """What a page needs to let the two clocks of a Saboteur table run by itself."""
    clock = table.turns
    if clock is None:
        return None
    lengths = turns.lengths(event.plan.options)
    return TurnClockView(
        clock.rounds, clock.playing, clock.since, clock.ran, clock.turn, clock.began, clock.acted,
        dict(clock.found), lengths.untimed, lengths.move, lengths.stall,
    )  # fmt: skip


def overtime_view(table: Table) -> OvertimeView | None:
    """What a judge's page shows of a timed game, and its players' pages."""
    bout = table.bout
    if bout is None:
        return None
    guide = overtime.guide(bout)
    people = table.players
    told: tuple[SaidView, ...] = ()
    if bout.inputs is not None:
        told = tuple([_said(one, people) for one in overtime.explained(bout.inputs, bout.first)])
    return OvertimeView(
        bout.state,
        NOBODY if bout.turn == overtime.NOBODY else people[bout.turn],
        () if table.done else tuple([(name, people[seat]) for name, seat in overtime.offered(bout)]),
        _said(guide, people),
        tuple([(step.at, step.event, people[step.seat], step.after) for step in bout.steps]),
        None if bout.inputs is None else _numbers(bout.inputs),
        tuple([people[seat] for seat in bout.confirmed]),
        told,
        tuple([(people[seat], _numbers(said)) for seat, said in enumerate(bout.stated) if said is not None]),
    )  # fmt: skip


def _numbers(inputs: overtime.Inputs) -> tuple[tuple[int, int], ...]:
    return inputs.keys, inputs.amber, inputs.chains, inputs.creatures


def _said(said: Said, people: tuple[int, ...]) -> SaidView:
    facts = dict(said.facts)
    if "player" in facts:
        seat = facts["player"]
        facts["player"] = people[seat] if isinstance(seat, int) and 0 <= seat < len(people) else NOBODY
    return SaidView(said.message, facts)


class SaidView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message and its facts; ``player`` is the number of a person."""

    message: str
    facts: dict[str, int | str] = {}


class OvertimeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A timed game at its table: where it stands, whose turn it is, and what may be confirmed next (T6.3)."""

    state: str
    turn: int
    offered: tuple[tuple[str, int], ...]
    guide: SaidView
    steps: tuple[tuple[int, str, int, str], ...] = ()
    """When, what, who, and the state after it."""
    inputs: tuple[tuple[int, int], ...] | None = None
    """Keys, æmber, chains and creatures, each by place at the table."""
    confirmed: tuple[int, ...] = ()
    explained: tuple[SaidView, ...] = ()
    """How the tie-break goes with these numbers."""
    stated: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    """What each player says, as ``inputs`` has it."""


class TurnClockView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a Saboteur table as ``saboteur.clock`` keeps it, and the lengths of its periods in seconds."""

    rounds: int
    playing: bool
    since: int | None
    ran: int
    turn: int
    began: int
    acted: bool
    found: dict[int, int]
    untimed: int
    move: int
    stall: int
