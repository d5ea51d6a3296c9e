"""What waits for a person: software asks, and decides nothing by itself (T1.3, S23.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ludarium.tournaments.corrections import affected
from ludarium.tournaments.handlers import arrivals, cases, people
from ludarium.tournaments.handlers.decks import build_expired, deck_faults, plan_faults, sets_brought, unseen
from ludarium.tournaments.handlers.judging import asked
from ludarium.tournaments.handlers.timing import seconds_left
from ludarium.tournaments.online import ACCOUNT, at_the_venue
from ludarium.tournaments.online import DECK as UNPLAYABLE
from ludarium.tournaments.roles import HEAD_JUDGE
from ludarium.tournaments.rules.catalogue import ORGANIZER
from ludarium.tournaments.rules.keyforge.decks import CASUAL
from ludarium.tournaments.rules.keyforge.faults import FAULT
from ludarium.tournaments.rules.keyforge.overtime import RUNNING, TIE_BREAK, tie_broken
from ludarium.tournaments.state import CONFLICT, IN, OVER, WAITING
from ludarium.tournaments.structures.history import Impossible, Over

if TYPE_CHECKING:
    from ludarium.tournaments.tournament import Tournament


class Prompt(msgspec.Struct, frozen=True):
    """One thing to look at: ``prompt-<code>`` in ``locale/``. ``person``, ``round`` and ``table`` say where it is,
    -1 for nowhere; ``proposal`` is what a ``Decided`` answers. Prompts of one ``group`` may be answered together: one
    without a ``proposal`` stands for all of them."""

    code: str
    facts: dict[str, int | str] = {}
    person: int = -1
    round: int = -1
    table: int = -1
    proposal: str = ""
    kind: str = ""
    by: str = ""
    entry: int = -1
    urgent: bool = False
    group: str = ""


def prompts(event: Tournament, now: int) -> list[Prompt]:
    """All that waits, the urgent first."""
    found = [
        *_corrections(event),
        *_calls(event),
        *_tables(event, now),
        *_venue(event, now),
        *_arrivals(event, now),
        *_penalties(event, now),
        *_people(event, now),
        *_course(event),
    ]
    return sorted(found, key=lambda one: not one.urgent)


def _corrections(event: Tournament) -> Iterator[Prompt]:
    """What rests on what is true no longer, for as long as nobody has decided what becomes of it."""
    found = affected(event)
    if found:
        first, last = found[0], event.entries[event.corrected]
        people = {player for one in found for player in one.persons}
        facts: dict[str, int | str] = {"count": len(people), "entry": last.number}
        if first.round < 0:
            facts["stage"] = first.stage + 1
            yield Prompt("correction-stage", facts, by=HEAD_JUDGE, entry=last.number, urgent=True)
        else:
            facts["round"] = first.round + 1
            yield Prompt("correction", facts, by=HEAD_JUDGE, entry=last.number, urgent=True)


def _calls(event: Tournament) -> Iterator[Prompt]:
    for call in event.calls.values():
        if not call.closed and not call.judge:
            yield Prompt("call", {}, call.person, call.round, call.table, entry=call.number, urgent=True)


def _tables(event: Tournament, now: int) -> Iterator[Prompt]:
    current = event.current
    if current is None:
        return
    for table in current.tables:
        if table.done:
            for code in event.rules.doubts(table.points):
                yield Prompt("doubt-" + code, {}, round=current.number, table=table.number)
            lost = [game for player in table.players for game, _ in event.people[player].rounds_lost]
            if current.number not in lost:
                for number in event.rules.odd_rounds(table.by_round):
                    yield Prompt(
                        "doubt-round", {"number": number + 1}, round=current.number, table=table.number
                    )
        if table.status == CONFLICT:
            yield Prompt("conflict", {}, round=current.number, table=table.number, urgent=True)
        elif not table.done and table.bout is not None and table.bout.state == TIE_BREAK:
            bout = table.bout
            if bout.differs:
                yield Prompt("tie-differs", {}, round=current.number, table=table.number, urgent=True)
            elif len(bout.confirmed) == len(table.players):
                winner = table.players[tie_broken(bout).winner]
                yield Prompt("tie-agreed", {}, winner, current.number, table.number, urgent=True)
        elif not table.done and (table.bout is None or table.bout.state == RUNNING):
            left = seconds_left(event, current.number, table.number, now)
            if left is not None and left <= 0:
                code = "time-overtime" if event.plan.overtime else "time-over"
                yield Prompt(code, {}, round=current.number, table=table.number, urgent=True)


def _venue(event: Tournament, now: int) -> Iterator[Prompt]:
    """Pairings of an event in the hall that no table of the hall opens for."""
    for one in at_the_venue(event, now):
        if one.why == ACCOUNT:
            yield Prompt("venue-account", {}, one.person, one.round, one.table)
        elif one.why == UNPLAYABLE:
            yield Prompt("venue-deck", {"count": one.cards}, one.person, one.round, one.table)
        else:
            yield Prompt("venue", {}, round=one.round, table=one.table)


def _arrivals(event: Tournament, now: int) -> Iterator[Prompt]:
    """Who is missing after the announced start of a round (S20.4.3); how long a game waits says the document."""
    one = event.current
    if one is None or one.closed or not one.start or now <= one.start:
        return
    if not arrivals.kept(one):
        if (
            one.clock is None
            and not event.plan.online
            and all([arrivals.waits(table) for table in one.tables])
        ):
            yield Prompt("arrivals", {}, round=one.number)
        return
    wait = event.catalogue.wait
    told: set[int] = set()
    for table in one.tables:
        gone = [player for player in arrivals.waited_for(event, one, table) if player not in told]
        told.update(gone)  # who has several games at once is missed once
        count = len(gone)
        if count and wait is None:
            yield Prompt("missing", {"count": count}, round=one.number, table=table.number)
        elif count and wait is not None and now - one.start >= wait:
            yield Prompt("set-up", {"count": count}, round=one.number, table=table.number, urgent=True)


def _penalties(event: Tournament, now: int) -> Iterator[Prompt]:
    for penalty in event.penalties:
        if not penalty.given.effective:
            given = penalty.given
            yield Prompt("second", {"kind": given.kind}, given.person, entry=given.entry, urgent=True)
    open_ = [one for one in asked(event, now) if not arrivals.stale(event, one)]
    late = Counter([one.round for one in open_ if one.round >= 0])
    for number, count in sorted(late.items()):
        if count > 1:  # one question about all of them, such as whether the games began late
            players = [one.person for one in open_ if one.round == number]
            facts: dict[str, int | str] = {
                "count": count,
                "start": arrivals.late_start(event, number, players),
            }
            yield Prompt("late-many", facts, round=number, group=_late_group(number), urgent=True)
    for one in open_:
        yield Prompt(
            f"proposal-{event.catalogue.name}-{one.code}",
            dict(one.facts),
            one.person,
            one.round,
            arrivals.table_at(event, one.round, one.person),
            proposal=one.id,
            kind=one.kind,
            by=one.by,
            urgent=True,
            group=_late_group(one.round) if late[one.round] > 1 else "",
        )
    for number, kind in cases.due(event).items():
        yield Prompt("case", {"kind": kind}, number, by=ORGANIZER)


def _late_group(number: int) -> str:
    return f"late:{number}"


def _people(event: Tournament, now: int) -> Iterator[Prompt]:
    if event.status == OVER:
        return
    for moved in people.moved_seats(event):
        yield Prompt(
            "seat-moved", {}, moved.person, proposal=people.seat_id(moved), entry=moved.entry, urgent=True
        )
    first = not event.stages
    waiting = sum([one.status == WAITING for one in event.people])
    playing = sum([one.plays for one in event.people])
    if waiting and (not event.plan.capacity or playing < event.plan.capacity):
        yield Prompt("waiting-free", {"count": waiting})
    if first and event.plan.check_in:
        absent = sum([one.plays and not one.checked for one in event.people])
        if absent:
            yield Prompt("not-checked-in", {"count": absent})
    if first:
        for fault in plan_faults(event.plan):
            code = "plan-" + fault.message.removeprefix(FAULT)
            yield Prompt(code, dict(fault.facts), urgent=not fault.warning)
    mixed = sets_brought(event) if event.plan.format == CASUAL and not event.plan.sets else ()
    if len(mixed) > 1:  # T11.2 recommends one set
        yield Prompt("sets-mixed", {"sets": ", ".join(mixed)})
    looked = sum([one.plays and one.checked and unseen(event.plan, one) > 0 for one in event.people])
    if looked:
        yield Prompt("deck-unseen", {"count": looked})
    for one in event.people:
        if one.status == IN and one.plays and (one.checked or not event.plan.check_in):
            faults = deck_faults(event, one.number)
            if faults:
                code = "build-late" if build_expired(event, one.number, now) else "deck-faulty"
                yield Prompt(code, {"count": len(faults)}, one.number, urgent=code == "build-late")


def _course(event: Tournament) -> Iterator[Prompt]:
    if event.status == OVER:
        return
    stage = event.stage
    if stage is not None and stage.draft is not None:
        yield Prompt("publish", {"count": len(stage.draft.tables)})
        return
    current = event.current
    if current is not None and not all(table.done for table in current.tables):
        return
    if stage is None and not event.stages and len(event.next_stage_players()) < 2:
        return
    following = event.next_round()
    if isinstance(following, Impossible):
        yield Prompt("impossible-" + following.code, dict(following.facts), urgent=True)
    elif isinstance(following, Over):
        last = stage is not None and stage.number == len(event.plan.stages) - 1
        lots = {note.code for note in following.notes} if stage is None or not event.lots_of(stage) else set()
        if "groups-lot" in lots:
            yield Prompt("lots", urgent=True)  # the head referee's (S16.10)
        elif "final-lot" in lots:
            yield Prompt("lots-final", urgent=True)  # a new one (S16.13)
        yield Prompt("event-ends" if last else "stage-ends", {"count": len(following.through)})
    else:
        yield Prompt("draw", {"round": len(event.rounds) + 1, "count": len(following.tables)})
