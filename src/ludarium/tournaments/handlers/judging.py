"""Calls for a judge, penalties, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import arrivals, people, texts
from ludarium.tournaments.handlers.declare import Asked, declares, own
from ludarium.tournaments.handlers.rounds import leave_tables, pay_debts
from ludarium.tournaments.roles import ORGANIZER, STAFF
from ludarium.tournaments.rules.catalogue import JUDGE as GIVEN_BY_JUDGE
from ludarium.tournaments.rules.catalogue import (
    LEAVE,
    LOSS,
    OUT,
    PLAYER,
    ROUND_LOSS,
    SPECTATOR,
    Answer,
    Given,
)
from ludarium.tournaments.rules.catalogue import ORGANIZER as ANSWERED_BY_ORGANIZER
from ludarium.tournaments.state import DISQUALIFIED, EXPELLED, GONE, NEXT, Answered, Call, Penalty

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.rules.catalogue import Kind, Proposal
    from ludarium.tournaments.state import Person
    from ludarium.tournaments.tournament import Tournament


@declares(act.Called, by=STAFF, also=own)
def called(event: Tournament, entry: Entry, action: act.Called) -> None:
    person = event.person(action.person)
    text = texts.told(action.text)
    if any([not call.closed and call.person == action.person for call in event.calls.values()]):
        raise Refused("call-twice", name=person.name)
    place = event.table_of(action.person)
    one, table = (-1, -1) if place is None else (place[0].number, place[1].number)
    event.calls[entry.number] = Call(entry.number, action.person, one, table, text, entry.at)


def _call(event: Tournament, number: int) -> Call:
    call = event.calls.get(number)
    if call is None:
        raise Refused("call-none", found=number)
    if call.closed:
        raise Refused("call-closed")
    return call


@declares(act.Answering, by=STAFF)
def answering(event: Tournament, entry: Entry, action: act.Answering) -> None:
    _call(event, action.call).judge = entry.by


@declares(act.Ruled, by=STAFF)
def ruled(event: Tournament, entry: Entry, action: act.Ruled) -> None:
    call = _call(event, action.call)
    text = texts.told(action.text)
    call.judge = call.judge or entry.by
    call.ruling = text
    call.closed = entry.at


def _organizers(event: Tournament, role: str, kind: str) -> str:
    """Some penalties are the organizer's alone (T14.3, T14.5)."""
    found = event.catalogue.kinds.get(kind)
    return "" if found is None or found.by == GIVEN_BY_JUDGE or role == ORGANIZER else ORGANIZER


def _whose_penalty(event: Tournament, role: str, action: act.Penalized) -> str:
    """One without the steps before it has no effect before an organizer has agreed (T14.6): any of the staff may give it."""
    return "" if action.direct else _organizers(event, role, action.kind)


@declares(act.Penalized, by=STAFF, left_to=_whose_penalty)
def penalized(event: Tournament, entry: Entry, action: act.Penalized) -> None:
    person = event.person(action.person)
    catalogue = event.catalogue
    kind = catalogue.kinds.get(action.kind)
    infraction = catalogue.infractions.get(action.infraction)
    if kind is None:
        raise Refused("kind-unknown", found=action.kind[:40], known=", ".join(catalogue.kinds))
    if infraction is None:
        raise Refused("infraction-unknown", found=action.infraction[:40])
    if action.remedy and action.remedy not in infraction.remedies:
        raise Refused("remedy-unknown", found=action.remedy[:40], known=", ".join(infraction.remedies))
    _given_to(person, kind)
    text = texts.told(action.text)
    if kind.recorded and not text:
        raise Refused("penalty-text")
    if kind.question and not action.answer.strip():
        raise Refused("penalty-question")
    if person.status in (DISQUALIFIED, EXPELLED):
        raise Refused("person-gone", name=person.name)
    place = event.table_of(action.person)
    one, table = (-1, -1) if place is None else (place[0].number, place[1].number)
    given = Given(
        entry.number, action.person, action.infraction, action.kind, not action.direct, -1, entry.at, text
    )
    event.penalties.append(
        Penalty(
            given, one, table, action.remedy, texts.told(action.answer), action.game, action.turn, action.direct,
            by=entry.by,
        )
    )  # fmt: skip
    if not action.direct:
        # lateness costs the first round of the game, however the referee names it (S20.4.3)
        named = 0 if action.infraction in catalogue.lateness else action.game
        take_effect(event, action.person, action.kind, entry.at, round_lost(event, action.person, named))


def _given_to(person: Person, kind: Kind) -> None:
    """Whether this person may be given such a penalty: a spectator has no game to lose (T14.10). Raises ``Refused``."""
    if (SPECTATOR if person.spectator else PLAYER) not in kind.to:
        raise Refused("kind-person", name=person.name)


def round_lost(event: Tournament, number: int, named: int = -1) -> tuple[int, int]:
    """The round that a game loss of now costs, as in ``Person.rounds_lost``: the one in progress (S20.4), between
    rounds the one about to start, after the last one the first of the player's next game (S20.4.2). Where no clock of
    the table says how far its game is, it is the round that the referee ``named``."""
    place = event.table_of(number)
    if place is None or place[1].done or place[0].closed:
        return NEXT, 0
    clock = place[1].turns
    if clock is None:
        return place[0].number, named
    following = clock.rounds - 1 if clock.playing else clock.rounds
    return (place[0].number, following) if following < event.rules.shown.rounds else (NEXT, 0)


def take_effect(event: Tournament, number: int, kind: str, at: int, lost: tuple[int, int]) -> None:
    """What a penalty does to its person's place in the event; ``lost`` is the round that a game loss costs."""
    person = event.people[number]
    effect = event.catalogue.kinds[kind].effect
    if effect == LOSS:
        person.owes += 1
        pay_debts(event, number, at)
    elif effect == ROUND_LOSS:
        person.rounds_lost.append(lost)
    elif effect in (OUT, LEAVE):
        person.status = EXPELLED if effect == LEAVE else DISQUALIFIED
        if not person.spectator:
            leave_tables(event, number, at, "dq")


@declares(act.Seconded, by=STAFF)
def seconded(event: Tournament, entry: Entry, action: act.Seconded) -> None:
    penalty = next((one for one in event.penalties if one.given.entry == action.entry), None)
    if penalty is None:
        raise Refused("penalty-none", found=action.entry)
    if not penalty.direct or penalty.given.effective:
        raise Refused("penalty-stands")
    if entry.by == penalty.by:
        raise Refused("second-same")
    roles = {event.staff.get(one, ("", ""))[1] for one in (entry.by, penalty.by)}
    if action.agreed and (ORGANIZER not in roles or len(roles) == 1):
        raise Refused("second-roles")  # a judge and an organizer (T14.6)
    if not action.agreed:
        event.penalties.remove(penalty)
        return
    given = penalty.given
    penalty.given = Given(
        given.entry, given.person, given.infraction, given.kind, True, given.by, given.at, given.text
    )
    penalty.second = entry.by
    lost = round_lost(event, given.person, penalty.game)
    take_effect(event, given.person, given.kind, entry.at, lost)


def standing(event: Tournament, person: int) -> tuple[list[Given], list[Answer]]:
    """The penalties of a person that are in force, and what was decided about them: what a catalogue counts."""
    given = [one.given for one in event.penalties if one.given.person == person and one.given.effective]
    return given, [one.answer for one in event.answers if one.person == person]


def proposals(event: Tournament, person: int) -> tuple[Proposal, ...]:
    """What the document says should or may follow for a person."""
    if event.people[person].status in (DISQUALIFIED, EXPELLED):
        return ()
    return event.catalogue.proposals(*standing(event, person))


def asked(event: Tournament, now: int) -> Iterator[Proposal]:
    """All that the document says should or may follow now."""
    for person in sorted({one.given.person for one in event.penalties}):
        yield from proposals(event, person)
    yield from arrivals.late(event, now)


def _whose_answer(event: Tournament, role: str, action: act.Decided) -> str:
    """Some proposals are the organizer's to answer (T14.5)."""
    for person in sorted({one.given.person for one in event.penalties}):
        for one in proposals(event, person):
            if one.id == action.proposal and one.by == ANSWERED_BY_ORGANIZER and role != ORGANIZER:
                return ORGANIZER
    return _organizers(event, role, action.kind)


def _answered(event: Tournament, action: act.Decided) -> bool:
    """Whether a proposal has this answer; another kind of penalty is another answer."""
    found = [one.answer for one in event.answers if one.answer.proposal == action.proposal]
    return any([one.accepted == action.accepted and one.kind in (action.kind, "") for one in found])


def _still_asked(event: Tournament, action: act.Decided, asked: Asked) -> act.Decided:
    for proposal in arrivals.late(event, asked.at):
        if proposal.id == action.proposal and arrivals.stale(event, proposal):
            raise Refused("proposal-none", found=proposal.id)
    return action


@declares(act.Decided, by=STAFF, left_to=_whose_answer, said=_answered, fresh=_still_asked)
def decided(event: Tournament, entry: Entry, action: act.Decided) -> None:
    moved = next((one for one in people.moved_seats(event) if people.seat_id(one) == action.proposal), None)
    if moved is not None:
        moved.seen = True
        return
    found = next((one for one in asked(event, entry.at) if one.id == action.proposal), None)
    if found is None:
        raise Refused("proposal-none", found=action.proposal[:60])
    person = found.person
    kind = action.kind or found.kind
    if action.accepted:
        if kind not in event.catalogue.kinds:
            raise Refused("kind-unknown", found=kind[:40], known=", ".join(event.catalogue.kinds))
        _given_to(event.people[person], event.catalogue.kinds[kind])
        if event.people[person].status in GONE and event.people[person].status != "dropped":
            raise Refused("person-gone", name=event.people[person].name)
    answer = Answer(action.proposal, action.accepted, kind if action.accepted else "")
    event.answers.append(Answered(answer, person, entry.by, entry.at))
    if not action.accepted:
        return
    lost = round_lost(event, person) if found.round < 0 else (found.round, 0)
    if found.infraction:
        given = Given(entry.number, person, found.infraction, kind, True, -1, entry.at, entry.why)
        table = arrivals.table_at(event, found.round, person)
        costs = found.round >= 0 and event.catalogue.kinds[kind].effect == ROUND_LOSS
        game = 0 if costs else -1
        event.penalties.append(Penalty(given, found.round, table, game=game, by=entry.by))
    take_effect(event, person, kind, entry.at, lost)
