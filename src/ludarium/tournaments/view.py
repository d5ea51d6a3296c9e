"""What somebody may know of an event: the only way out of it. A role, a seat at a table and the plan decide; nothing else
reaches a page, an export or a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from ludarium.tournaments import roles
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.corrections import affected
from ludarium.tournaments.deck_view import deck_view
from ludarium.tournaments.handlers.judging import standing
from ludarium.tournaments.handlers.people import lost_seats
from ludarium.tournaments.handlers.timing import overtime_view, turn_clock_view
from ludarium.tournaments.plan import BY_TABLE, least_players, structure_of
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.state import (
    OVER,
    Round,
    Stage,
    Table,
)
from ludarium.tournaments.structures.elimination import Elimination
from ludarium.tournaments.view_types import (
    CallView,
    CaseView,
    ClockView,
    EventView,
    MovedView,
    Part,
    PenaltyView,
    PersonView,
    PlaceView,
    ReportView,
    RoundView,
    StageView,
    TableView,
)

if TYPE_CHECKING:
    from ludarium.tournaments.tournament import Tournament

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


def named(event: Tournament) -> bool:
    """Whether the finalists are named, so that sums and standings are no longer secret (S18.5)."""
    return not event.plan.secret or event.status == OVER or any([stage.ended for stage in event.stages])


def view(event: Tournament, account: str, now: int, shared: Shared | None = None) -> EventView:
    """The event for a reader; "" for one without an account. ``shared``: of this event as it is now, for many views."""
    common = Shared(event) if shared is None else shared
    role = roles.role_of(event, account) if account else roles.NOBODY
    mine = roles.player_of(event, account)
    me = -1 if mine is None else mine
    staff = role in STAFF
    watches = roles.watches(event, account)
    open_ = staff or named(event)
    stage = event.stage
    became = common.once("triggered", lambda: _triggered(event))
    draft = None
    if staff and stage is not None and stage.draft is not None:
        draft = _round(event, stage.draft, me, staff, open_, common)
    return EventView(
        event.name,
        event.status,
        role,
        me,
        len(event.entries),
        event.plan,
        _people(event, me, staff, watches, common),
        common.once(("stages", open_), lambda: tuple([common.row(_stage(event, one, open_)) for one in event.stages])),
        _rounds(event, me, staff, open_, common),
        draft,
        tuple(event.announcements),
        event.opened_at,
        tuple(
            [
                CallView(
                    call.number, call.person, call.round, call.table, call.text, call.at,
                    _name(event, call.judge), call.ruling, call.closed,
                )
                for call in event.calls.values()
                if staff or call.person == me
            ]
        ),
        tuple(
            [
                PenaltyView(
                    one.given.entry, one.given.person, one.given.infraction, one.given.kind, one.given.at,
                    one.given.effective, _name(event, one.by), _name(event, one.second), one.given.text,
                    one.remedy, one.answer, one.round, one.table, one.game, one.turn,
                    became.get(one.given.entry, ()),
                )
                for one in event.penalties
                if staff or one.given.person == me
            ]
        ),
        common.once("counts", lambda: _counts(event)) if staff else {},
        tuple([CaseView(one.entry, one.person, one.at, _name(event, one.by)) for one in event.cases]) if staff else (),
        common.latest("prompts", now, lambda: tuple(prompts(event, now))) if staff else (),
        common.once("affected", lambda: affected(event)) if staff else (),
        tuple(event.staff.values()),
        dict(event.rules.checklist(event.plan.format, event.plan.clear_sleeves)),
        tuple([MovedView(one.person, one.at, one.by_code) for one in lost_seats(event, account)]),
        common.once("least", lambda: 0 if event.stages else least_players(event.plan)),
        event.rules.shown,
    )  # fmt: skip


def anybodys(event: Tournament, account: str, found: EventView) -> bool:
    """Whether this account's view is the one that everybody without a part in the event has."""
    nobody = found.role == roles.NOBODY and found.me < 0 and not found.moved
    return nobody and not roles.watches(event, account)


def _people(event: Tournament, me: int, staff: bool, watches: bool, common: Shared) -> tuple[PersonView, ...]:
    """All people. For a player, what differs from what everybody sees is about them and whom they play now."""

    def everybody() -> tuple[PersonView, ...]:
        numbers = range(len(event.people))
        return tuple([common.row(_person(event, number, -1, staff, watches)) for number in numbers])

    people = common.once(("people", staff, watches), everybody)
    if me < 0:
        return people
    found = list(people)
    tables = event.current.tables if event.current is not None else ()
    for number in {me}.union(*[table.players for table in tables if me in table.players]):
        found[number] = common.row(_person(event, number, me, staff, watches))
    return tuple(found)


def _rounds(event: Tournament, me: int, staff: bool, open_: bool, common: Shared) -> tuple[RoundView, ...]:
    """All rounds. For a player, what differs from what everybody sees is about their own tables."""

    def everybody() -> tuple[RoundView, ...]:
        return tuple([_round(event, one, -1, staff, open_, common) for one in event.rounds])

    rounds = common.once(("rounds", staff, open_), everybody)
    found = list(rounds)
    for place, number in common.once("seats", lambda: _seats(event)).get(me, ()):
        one = event.rounds[place]
        tables = list(found[place].tables)
        tables[number] = common.row(_table(event, one, one.tables[number], me, staff, open_))
        found[place] = msgspec.structs.replace(found[place], tables=tuple(tables))
    return tuple(found)


def _seats(event: Tournament) -> dict[int, list[tuple[int, int]]]:
    """By player, where they sit: places of rounds and of tables in them."""
    found: dict[int, list[tuple[int, int]]] = {}
    for place, one in enumerate(event.rounds):
        for number, table in enumerate(one.tables):
            for player in table.players:
                found.setdefault(player, []).append((place, number))
    return found


def _name(event: Tournament, account: str) -> str:
    """What somebody of the staff is called."""
    return event.staff.get(account, ("", ""))[0]


def _counts(event: Tournament) -> dict[int, dict[str, int]]:
    found: dict[int, dict[str, int]] = {}
    for person in sorted({one.given.person for one in event.penalties}):
        found[person] = dict(event.catalogue.counts(*standing(event, person)))
    return found


def _triggered(event: Tournament) -> dict[int, tuple[str, ...]]:
    """What each penalty has brought about, by its entry."""
    found: dict[int, tuple[str, ...]] = {}
    for person in sorted({one.given.person for one in event.penalties}):
        found |= event.catalogue.triggered(*standing(event, person))
    return found


def _person(event: Tournament, number: int, me: int, staff: bool, watches: bool) -> PersonView:
    one = event.people[number]
    return PersonView(
        one.number, one.name, one.club, one.rank, one.status, one.spectator, one.bot, one.checked,
        one.checks if staff else (), bool(one.account) and staff, one.owes if staff or number == me else 0,
        deck_view(event, number, me, staff, watches),
    )  # fmt: skip


def _round(event: Tournament, one: Round, me: int, staff: bool, open_: bool, common: Shared) -> RoundView:
    clock = None if one.clock is None else ClockView(one.clock.length, one.clock.since, one.clock.used)
    tables = tuple([common.row(_table(event, one, table, me, staff, open_)) for table in one.tables])
    return RoundView(
        one.number, one.stage, tables, one.label, one.attempt, one.closed, clock, bool(one.by_hand),
        one.start, dict(one.here) if staff and not one.closed else {},
    )  # fmt: skip


def _table(event: Tournament, one: Round, table: Table, me: int, staff: bool, open_: bool) -> TableView:
    mine = me in table.players
    known = open_ or mine or event.plan.result != BY_TABLE
    here = known and (staff or mine or not event.rules.lists_closed(event.plan.format, event.plan.lists_open))
    reports = [
        ReportView(person, said.winner, said.points, said.reason, said.by_round)
        for person, said in sorted(table.reports.items())
        if staff or mine
    ]
    return TableView(
        table.number, table.players, table.kind, table.status,
        table.winner if known else -1, table.losers if known else (), table.points if known else (),
        table.reason if known else "", table.step if known else "", table.first, table.hall if here else "",
        bool(table.record) and here and (staff or event.plan.format not in event.rules.sealed_formats), tuple(reports), table.extra + table.stood, table.paused,
        overtime_view(table) if staff or mine else None,
        turn_clock_view(event, table), not known, _lost(event, one, table) if staff or mine else (),
        table.by_round if known else (),
    )  # fmt: skip


def _lost(event: Tournament, one: Round, table: Table) -> tuple[tuple[int, int], ...]:
    """Who sits out which round of the game at a table."""
    found = [
        (player, of_game)
        for player in table.players
        for number, of_game in event.people[player].rounds_lost
        if number == one.number
    ]
    return tuple(sorted(set(found)))


def _stage(event: Tournament, stage: Stage, open_: bool) -> StageView:
    plan = event.plan.stages[stage.number]
    standings = None
    if open_:
        standings = tuple(
            [PlaceView(one.rank, one.player, dict(one.values), one.by) for one in event.standings(stage)]
        )
    structure = structure_of(plan)
    bracket = None
    if isinstance(structure, Elimination) and stage.rounds and (open_ or event.plan.result != BY_TABLE):
        bracket = structure.bracket(event.history(stage))
    lots = stage.lots or int(bool(event.lots_of(stage)))
    return StageView(
        stage.number, plan.name, plan.structure, stage.ended, stage.through if stage.ended else (), standings,
        bracket, lots if open_ else 0,
    )  # fmt: skip


def log(event: Tournament, account: str) -> list[Entry]:
    """The whole log, for the staff; nobody else's."""
    return event.entries if roles.role_of(event, account) in STAFF and account else []


def part_of(event: Tournament, account: str) -> Part:
    """The part that an account has in an event."""
    me = roles.player_of(event, account) if account else None
    role = roles.role_of(event, account) if account else roles.NOBODY
    if role == roles.NOBODY and not roles.watches(event, account):
        role = ""
    found = None if me is None else event.table_of(me)
    if found is None or found[1].done:
        return Part(role)
    one, table = found
    return Part(role, one.number, table.number, one.label)
