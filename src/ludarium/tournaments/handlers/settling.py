"""What is done about a correction on which something rests: see ``corrections``."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from ludarium.tournaments import actions as act
from ludarium.tournaments import corrections
from ludarium.tournaments.actions import AGAIN, EXCHANGE, KEEP
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import decks
from ludarium.tournaments.handlers.declare import Asked, declares
from ludarium.tournaments.handlers.rounds import count_missed, finish, pay_debts
from ludarium.tournaments.plan import AS_BYES
from ludarium.tournaments.roles import HEADS
from ludarium.tournaments.rules.catalogue import late_id
from ludarium.tournaments.state import IN, NEXT, RUNNING, Field, Round, Table
from ludarium.tournaments.structures.history import BYE, GAME, Basis

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament


def _offered(event: Tournament, action: act.Settled, asked: Asked) -> act.Settled:
    if corrections.affected(event) and action not in corrections.offered(event):
        raise Refused("settle-way")
    return action


@declares(act.Settled, by=HEADS, fresh=_offered, course=True, folds=True)
def settled(event: Tournament, entry: Entry, action: act.Settled) -> None:
    if not entry.why.strip():
        raise Refused("why-needed")
    if not any(corrections.find(event)):
        raise Refused("settle-none")
    if action.choice == KEEP:
        _keep(event, entry)
    elif action.choice == EXCHANGE:
        _exchange(event, entry, action.person, action.other)
    elif action.choice == AGAIN:
        _again(event, entry, action.stage, action.rounds)
    else:
        raise Refused("settle-way")


# --- keep ----------------------------------------------------------------------------------------


def _keep(event: Tournament, entry: Entry, persons: Collection[int] | None = None) -> None:
    """What was decided rests on the results as they are from now on: all of it, or as far as it is about these. Who
    had no table, and should have had one, does not lose by it."""
    for one in list(corrections.find(event)):
        if one.kind == corrections.MISSING and corrections.missed_counts(event, one.stage):
            stage = event.stages[one.stage]
            missed = next(two for two in corrections.rounds_of(stage) if two.number == one.round)
            for player in one.persons:
                if persons is None or player in persons:
                    count_missed(missed, player, AS_BYES)
    for stage, round_, then, now in list(corrections.decisions(event)):
        kept = now if persons is None else _as_far_as(then, now, persons)
        number = corrections.end_of(stage) if round_ is None else round_.number
        (stage if round_ is None else round_).rests = entry.number
        event.bases.setdefault((entry.number, number), kept)


def _as_far_as(then: Basis, now: Basis, persons: Collection[int]) -> Basis:
    """What was known, and of these what is true now."""
    seats = [player for player in then.seats if player not in persons]
    seats += [player for player in now.seats if player in persons]
    by = {**then.by, **{player: now.by[player] for player in persons if player in now.by}}
    byes = (then.byes - set(persons)) | (now.byes & set(persons))
    through = [player for player in then.through if player not in persons]
    through += [player for player in now.through if player in persons]
    if set(through) == set(now.through):
        through = list(now.through)  # the order was looked at with it
    if set(seats) == set(now.seats):
        seats = list(now.seats)
    return replace(then, seats=tuple(seats), by=by, byes=byes, through=tuple(through))


# --- exchange ------------------------------------------------------------------------------------


def _exchange(event: Tournament, entry: Entry, person: int, other: int) -> None:
    stage = event.stage
    a, b = event.person(person), event.person(other)
    if stage is None or event.status != RUNNING:
        raise Refused("settle-way")
    if b.status != IN:
        raise Refused("draw-not-in", person=other)
    tables = corrections.seats_of(event, person, other)
    if any([{person, other} <= set(table.players) for table in tables]):
        raise Refused("swap-same")
    before = event.stages[stage.number - 1] if stage.number else None
    comes_in = before is not None and person in before.through and other not in before.through
    if comes_in and (person not in stage.players or len(corrections.rounds_of(stage)) > 1):
        raise Refused("settle-way")
    if not comes_in and other not in stage.players:
        raise Refused("draw-not-in", person=other)
    if not comes_in and not any([person in table.players for table in tables]):
        raise Refused("swap-not-in", name=a.name, unit=event.plan.unit)
    decks.check_ready(event, [other])
    if before is not None and comes_in:
        stage.players = list(corrections.exchanged(tuple(stage.players), person, other))
        before.through = corrections.exchanged(before.through, person, other)
    _keep(event, entry, (person, other))
    if not tables:
        return
    one = corrections.rounds_of(stage)[-1]
    for table in tables:
        _reopen(event, one, table, corrections.exchanged(table.players, person, other))
    published = one is not stage.draft
    for player in (person, other):
        if any([player in table.players for table in one.tables]):
            one.absent.pop(player, None)
    then = event.bases.get((one.rests, one.number))
    if comes_in and then is not None:
        one.known = replace(one.known, players=corrections.exchanged(one.known.players, person, other))
        one.rests = entry.number
        here = _as_far_as(then, corrections.before(event, stage, one), (person, other))
        event.bases.setdefault((entry.number, one.number), here)
    for table in one.tables:
        if published and table.kind == BYE and not table.done:
            finish(table, table.players[0], (), "bye", entry.at)
    if published:
        one.closed = False
        for player in (person, other):
            pay_debts(event, player, entry.at)


def _reopen(event: Tournament, one: Round, table: Table, players: tuple[int, ...]) -> None:
    """A table with other players, at which nothing has been played."""
    _owe(event, table)
    one.tables[table.number] = Table(table.number, players, BYE if len(players) == 1 else GAME)


# --- again ---------------------------------------------------------------------------------------


def _again(event: Tournament, entry: Entry, number: int, keeps: int) -> None:
    if not 0 <= number < len(event.stages):
        raise Refused("settle-way")
    stage = event.stages[number]
    later = number < len(event.stages) - 1 or stage.ended or stage.draft is not None
    if not 0 <= keeps <= len(stage.rounds) or not (later or keeps < len(stage.rounds)):
        raise Refused("settle-way")
    taken = [*stage.rounds[keeps:], *[one for after in event.stages[number + 1 :] for one in after.rounds]]
    first = len(event.rounds) - len(taken)
    for one in taken:
        for table in one.tables:
            _owe(event, table)
    del event.stages[number + 1 :]
    del event.rounds[first:]
    del stage.rounds[keeps:]
    stage.draft = None
    stage.ended = False
    stage.through = ()
    stage.rests = -1
    stage.known = Field()
    event.status = RUNNING
    _forget(event, range(first, first + len(taken)))
    _keep(event, entry)


def _owe(event: Tournament, table: Table) -> None:
    """A game no longer counts: a game loss that was owed and fell on it is owed again."""
    for player in table.paid:
        event.people[player].owes += 1


def _forget(event: Tournament, taken: range) -> None:
    """These rounds no longer exist, and others will have their numbers."""
    first = taken.start
    for person in event.people:
        person.rounds_lost = [(NEXT if one >= first else one, of_game) for one, of_game in person.rounds_lost]
    for penalty in event.penalties:
        if penalty.round >= first:
            penalty.round = penalty.table = -1
    for call in event.calls.values():
        if call.round >= first:
            call.round = call.table = -1
    late = {late_id(person.number, number) for person in event.people for number in taken}
    event.answers = [one for one in event.answers if one.answer.proposal not in late]
