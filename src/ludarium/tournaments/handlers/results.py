"""How games begin and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from ludarium.tournaments import actions as act
from ludarium.tournaments import online
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import arrivals, texts
from ludarium.tournaments.handlers.declare import (
    ORGANIZERS_AND_DESK,
    STAFF_AND_DESK,
    Asked,
    at_own_table,
    declares,
    never_sent,
    own,
)
from ludarium.tournaments.handlers.rounds import finish
from ludarium.tournaments.plan import BY_POINTS, BY_TABLE
from ludarium.tournaments.roles import PLAYER, role_of
from ludarium.tournaments.rules.keyforge import overtime
from ludarium.tournaments.state import CONFLICT, DONE, GONE, OPEN, PLAYING, Table
from ludarium.tournaments.structures.history import BYE, NOBODY

R = TypeVar("R", act.Reported, act.Resulted)

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

PLAYED_OUT: Final = ("keys", "score", "time", "priority")
"""Reasons of a game that was begun: without its first player there was none (T7.2)."""
MOST_POINTS: Final = 999
REASONS: Final = (
    "", "keys", "score", "time", "concession", "auto-loss", "dq", "no-show", "dropped", "double-loss", "both-out",
    "bye", "priority",
)  # fmt: skip
"""Why a game ended (T7.3): ``desk-reason-<reason>`` in words."""


def check_result(event: Tournament, table: Table, winner: int, points: tuple[int, ...], reason: str) -> None:
    """Whether this can be a result of the table. Raises ``Refused``."""
    if reason not in REASONS:
        raise Refused("reason-unknown", found=reason[:40], known=", ".join([one for one in REASONS if one]))
    if any([not 0 <= number <= MOST_POINTS for number in points]):
        raise Refused("points-wrong", most=MOST_POINTS)
    if event.plan.result == BY_TABLE:
        if len(points) != len(table.players):
            raise Refused("points-count", found=len(points), expected=len(table.players))
        if winner != NOBODY and winner not in table.players:
            raise Refused("winner-wrong")
        return
    if winner != NOBODY and winner not in table.players:
        raise Refused("winner-wrong")
    if event.plan.result == BY_POINTS and winner != NOBODY and reason in ("", "score", "priority", "time"):
        if len(points) != len(table.players):
            raise Refused("points-count", found=len(points), expected=len(table.players))
        if points[table.players.index(winner)] < max(points):
            raise Refused("points-winner")
    elif points and len(points) != len(table.players):
        raise Refused("points-count", found=len(points), expected=len(table.players))


def check_rounds(event: Tournament, table: Table, by_round: tuple[tuple[int, ...], ...]) -> None:
    """Whether the rounds of a game can have paid its table so. Raises ``Refused``."""
    if not by_round:
        return
    rules = event.rules
    if not rules.shown.rounds or event.plan.result != BY_TABLE:
        raise Refused("result-rounds-none")
    if len(by_round) != rules.shown.rounds:
        raise Refused("result-rounds-count", found=len(by_round), expected=rules.shown.rounds)
    for number, pays in enumerate(by_round):
        if len(pays) != len(table.players):
            raise Refused("points-count", found=len(pays), expected=len(table.players))
        if not rules.can_pay(pays):
            raise Refused("result-round-pay", number=number + 1)


def summed(event: Tournament, action: act.Reported | act.Resulted) -> tuple[int, ...]:
    """The points that a report or a result tells: the sums of its rounds where it has those. Raises ``Refused`` for
    rounds that can't be, and for sums that are not theirs."""
    table = event.table(action.round, action.table)
    check_rounds(event, table, action.by_round)
    if not action.by_round:
        return action.points
    # what each player has after the game (S14.2)
    sums = tuple([sum(pays) for pays in zip(*action.by_round, strict=True)])
    if not action.points:
        return sums
    if len(action.points) != len(sums):
        raise Refused("points-count", found=len(action.points), expected=len(sums))
    for player, told, sum_ in zip(table.players, action.points, sums, strict=True):
        if told != sum_:
            raise Refused("result-rounds-sum", name=event.people[player].name, found=told, expected=sum_)
    return sums


def _begun(event: Tournament, action: act.Began) -> bool:
    table = event.table(action.round, action.table)
    return table.status != OPEN and action.first == table.first != NOBODY


def _begins_now(event: Tournament, action: act.Began, asked: Asked) -> act.Began:
    texts.told(action.method)
    _at_this_table(event, action, asked)
    return action


def _at_this_table(event: Tournament, action: act.Began | act.Reported, asked: Asked) -> None:
    """A player says nothing of a game that is played in the hall. Raises ``Refused``."""
    if role_of(event, asked.by) == PLAYER and online.waits(event, action.round, action.table, asked.at):
        raise Refused("in-the-hall")


@declares(act.Began, by=STAFF_AND_DESK, also=at_own_table, said=_begun, fresh=_begins_now)
def began(event: Tournament, entry: Entry, action: act.Began) -> None:
    table = event.table(action.round, action.table)
    if table.kind == BYE:
        raise Refused("table-bye")
    if table.status != OPEN:
        if table.first != NOBODY and action.first not in (NOBODY, table.first):
            raise Refused("first-stands", name=event.people[table.first].name)
        raise Refused("table-begun")
    if action.first != NOBODY and action.first not in table.players:
        raise Refused("winner-wrong")
    if event.plan.first_player and action.first == NOBODY:
        raise Refused("first-needed")
    bout = None
    if event.plan.overtime:
        bout = overtime.begun(
            table.players.index(action.first) if action.first != NOBODY else NOBODY, action.method
        )
    table.bout = bout
    table.first = action.first
    table.method = action.method[:40]
    table.status = PLAYING
    arrivals.play_begins(event, action.round, table, entry.at)


def _reported_before(event: Tournament, action: act.Reported) -> bool:
    """Whether a player says what they have said before, or what stands as the result."""
    table = event.table(action.round, action.table)
    if action.person not in table.players or table.kind == BYE:
        return False
    if table.done:
        rounds = {one for one in (action.by_round, table.by_round) if one}
        return (action.winner, summed(event, action)) == (table.winner, table.points) and len(rounds) < 2
    return table.reports.get(action.person) == _with_sums(event, action)


def _reports_now(event: Tournament, action: act.Reported, asked: Asked) -> act.Reported:
    """A game that has not begun is not over; where the plan asks for a first player, it begins with that."""
    _at_this_table(event, action, asked)
    one, table = event.round(action.round), event.table(action.round, action.table)
    unbegun = action.person in table.players and not arrivals.begun(event, one, table, asked.at)
    if unbegun and not event.plan.first_player:
        raise Refused("report-early")
    return _with_sums(event, action)


def _with_sums(event: Tournament, action: R, asked: Asked | None = None) -> R:
    return msgspec.structs.replace(action, points=summed(event, action))


@declares(act.Reported, also=own, said=_reported_before, fresh=_reports_now)
def reported(event: Tournament, entry: Entry, action: act.Reported) -> None:
    table = event.table(action.round, action.table)
    person = event.person(action.person)
    if action.person not in table.players:
        raise Refused("report-not-yours", name=person.name)
    if table.kind == BYE:
        raise Refused("table-bye")
    if table.done or event.round(action.round).closed:
        raise Refused("result-stands", round=action.round + 1, table=action.table + 1, unit=event.plan.unit)
    if event.plan.result != BY_TABLE and action.winner == NOBODY:
        raise Refused("winner-needed")
    points = summed(event, action)
    check_result(event, table, action.winner, points, action.reason)
    if action.reason in ("auto-loss", "dq", "both-out", "bye", "double-loss", "dropped", "no-show"):
        raise Refused("reason-staff")
    _first_known(event, table)
    table.reports[action.person] = msgspec.structs.replace(action, points=points)
    arrivals.seen(event, action.round, action.person)
    said = {(one.winner, one.points) for one in table.reports.values()}
    rounds = {one.by_round for one in table.reports.values() if one.by_round}
    if len(said) > 1 or len(rounds) > 1:
        table.status = CONFLICT
        return
    needed = min(2, len(table.players)) if event.plan.confirm else 1
    needed = min(needed, sum([event.people[one].status not in GONE for one in table.players]))
    if len(table.reports) >= needed:
        losers = (
            () if action.winner == NOBODY else tuple([one for one in table.players if one != action.winner])
        )
        set_result(table, action.winner, losers, points, action.reason or usual_reason(event), entry.at)
        table.by_round = next(iter(rounds), ())
    elif table.status != DONE:
        table.status = PLAYING


def usual_reason(event: Tournament) -> str:
    return event.rules.shown.reason


def _first_known(event: Tournament, table: Table) -> None:
    """T7.2: a game can't be over whose first player nobody has stored."""
    if event.plan.first_player and table.first == NOBODY:
        raise Refused("first-needed")


def set_result(
    table: Table, winner: int, losers: tuple[int, ...], points: tuple[int, ...], reason: str, at: int
) -> None:
    table.points = points
    table.by_round = ()
    finish(table, winner, losers, reason, at)


def _stands(event: Tournament, action: act.Resulted) -> bool:
    table = event.table(action.round, action.table)
    return table.done and table.kind != BYE and result_said(event, table, action)


@declares(act.Resulted, by=STAFF_AND_DESK, said=_stands, fresh=_with_sums)
def resulted(event: Tournament, entry: Entry, action: act.Resulted) -> None:
    table = event.table(action.round, action.table)
    if table.kind == BYE:
        raise Refused("table-bye")
    points = summed(event, action)
    check_result(event, table, action.winner, points, action.reason)
    if any([one not in table.players or one == action.winner for one in action.losers]):
        raise Refused("winner-wrong")
    if table.done and not entry.by:
        raise Refused("result-stands", round=action.round + 1, table=action.table + 1, unit=event.plan.unit)
    if table.done and not entry.why.strip():
        raise Refused("why-needed")
    if (
        event.plan.result != BY_TABLE
        and action.winner == NOBODY
        and action.reason not in ("double-loss", "both-out")
    ):
        raise Refused("winner-needed")
    reason = action.reason or usual_reason(event)
    if table.done:
        event.corrected = entry.number
    if not table.done and reason in PLAYED_OUT:
        _first_known(event, table)
    losers = action.losers
    if not losers and event.plan.result != BY_TABLE:
        losers = tuple([one for one in table.players if one != action.winner])
    set_result(table, action.winner, losers, points, reason, entry.at)
    table.by_round = action.by_round
    if event.plan.result != BY_TABLE and reason in (*PLAYED_OUT, "concession"):
        arrivals.seen(event, action.round, *table.players)
    table.step = action.step[:40]
    if action.record:
        table.record = action.record


def result_said(event: Tournament, table: Table, action: act.Resulted) -> bool:
    """Whether a result of staff, or of the hall, is the one that stands."""
    losers = action.losers
    if not losers and event.plan.result != BY_TABLE:
        losers = tuple([one for one in table.players if one != action.winner])
    found = (action.winner, summed(event, action), losers, action.reason or usual_reason(event), action.step)
    stands = (table.winner, table.points, table.losers, table.reason, table.step)
    return found == stands and action.record in ("", table.record) and action.by_round in ((), table.by_round)


@declares(act.Seated, by=ORGANIZERS_AND_DESK, sent=never_sent)
def seated(event: Tournament, entry: Entry, action: act.Seated) -> None:
    table = event.table(action.round, action.table)
    if not action.hall or len(action.hall) > 40:
        raise Refused("table-none", round=action.round + 1, table=action.table + 1, unit=event.plan.unit)
    table.hall = action.hall
    if table.status == OPEN:
        table.status = PLAYING
