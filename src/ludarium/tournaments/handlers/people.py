"""The event itself, and who comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import texts
from ludarium.tournaments.handlers.rounds import count_missed, leave_tables
from ludarium.tournaments.plan import MISSED, MOST_PLAYERS, check
from ludarium.tournaments.roles import ORGANIZER, ROLES
from ludarium.tournaments.state import DROPPED, GONE, IN, OVER, WAITING, Moved, Person

if TYPE_CHECKING:
    from ludarium.tournaments import actions as act
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

LAST_RANK: Final = 99_999


def created(event: Tournament, entry: Entry, action: act.Created) -> None:
    name = texts.name(action.name)
    event.plan = check(action.plan, kept=True)
    event.name = name
    event.seed = action.seed
    if entry.by:
        event.staff[entry.by] = ("", ORGANIZER)


def renamed(event: Tournament, entry: Entry, action: act.Renamed) -> None:
    event.name = texts.name(action.name)


def planned(event: Tournament, entry: Entry, action: act.Planned) -> None:
    plan = check(action.plan, kept=True)
    if plan.game != event.plan.game and (event.stages or any(one.sources for one in event.people)):
        raise Refused("plan-begun")
    begun = len(event.stages)
    if plan.stages[:begun] != event.plan.stages[:begun] or len(plan.stages) < begun:
        raise Refused("plan-begun")
    if event.stages and plan.missed != event.plan.missed:
        raise Refused("plan-begun")
    event.plan = plan


def staffed(event: Tournament, entry: Entry, action: act.Staffed) -> None:
    if action.role and action.role not in ROLES:
        raise Refused("role-unknown", found=action.role, known=", ".join(ROLES))
    if not action.account:
        raise Refused("account-none")
    others = [role for account, (_, role) in event.staff.items() if account != action.account]
    if action.role != ORGANIZER and ORGANIZER not in others:
        raise Refused("organizer-last")
    if action.role:
        event.staff[action.account] = (texts.name(action.name), action.role)
    else:
        event.staff.pop(action.account, None)


def announced(event: Tournament, entry: Entry, action: act.Announced) -> None:
    text = texts.told(action.text)
    if not text:
        raise Refused("text-empty")
    event.announcements.append((entry.at, text))


def _rank(rank: int) -> None:
    if not 0 <= rank <= LAST_RANK:
        raise Refused("plan-number", setting="rank", found=rank, most=LAST_RANK)


def _free(event: Tournament, name: str, account: str, but: int = -1) -> None:
    """No two people of one name, or one account."""
    wanted = texts.same(name)
    for one in event.people:
        if one.number != but:
            if texts.same(one.name) == wanted:
                raise Refused("name-taken", name=one.name)
            if account and one.account == account:
                raise Refused("account-taken", name=one.name)


def entered(event: Tournament, entry: Entry, action: act.Entered) -> None:
    name = texts.name(action.name)
    club = texts.name(action.club) if action.club.strip() else ""
    _rank(action.rank)
    if action.missed and action.missed not in MISSED:
        raise Refused("setting-wrong", setting="missed", found=action.missed)
    _free(event, name, action.account)
    if event.status == OVER:
        raise Refused("event-over")
    if len(event.people) >= MOST_PLAYERS:
        raise Refused("people-many", most=MOST_PLAYERS)
    person = Person(
        len(event.people),
        name,
        action.account,
        club,
        action.rank,
        action.bot,
        action.spectator,
        missed=action.missed,
    )
    if not action.spectator:
        if event.stages:
            _late(event)
        playing = sum([one.plays for one in event.people])
        if event.plan.capacity and playing >= event.plan.capacity:
            person.status = WAITING
    event.people.append(person)
    if person.plays and event.stages and not event.plan.check_in:
        _join(event, person)


def _late(event: Tournament) -> None:
    """Whether somebody may still come into the first stage. Raises ``Refused``."""
    stage = event.stages[0]
    if len(event.stages) > 1 or stage.ended:
        raise Refused("late-stage")
    if event.plan.late_until and len(stage.rounds) >= event.plan.late_until:
        raise Refused("late-round", round=event.plan.late_until, unit=event.plan.unit)


def _join(event: Tournament, person: Person) -> None:
    """Into the first stage, which has begun."""
    stage = event.stages[0]
    stage.players.append(person.number)
    missed = person.missed or event.plan.missed
    for one in stage.rounds:
        count_missed(one, person.number, missed)


def amended(event: Tournament, entry: Entry, action: act.Amended) -> None:
    person = event.person(action.person)
    name = texts.name(action.name)
    club = texts.name(action.club) if action.club.strip() else ""
    _rank(action.rank)
    account = person.account if action.account is None else action.account
    _free(event, name, account, person.number)
    if person.account and account != person.account:
        event.moved.append(Moved(entry.number, person.number, person.account, entry.at, not entry.by))
    person.name, person.account, person.club, person.rank = name, account, club, action.rank


def seat_id(moved: Moved) -> str:
    """What a ``Decided`` answers who has looked at a seat that moved."""
    return f"seat:{moved.entry}"


def moved_seats(event: Tournament) -> Iterator[Moved]:
    """Seats that a code has moved, and that nobody of the staff has looked at: of each player the last move, as long
    as the seat has not gone back."""
    last = {one.person: one for one in event.moved}
    for one in last.values():
        if one.by_code and not one.seen and event.people[one.person].account != one.before:
            yield one


def lost_seats(event: Tournament, account: str) -> list[Moved]:
    """The seats that were somebody's until another account got them, each with its last move from there."""
    last = {one.person: one for one in event.moved if one.before == account}
    return [one for one in last.values() if account and event.people[one.person].account != account]


def checked_in(event: Tournament, entry: Entry, action: act.CheckedIn) -> None:
    person = event.person(action.person)
    if person.spectator:
        raise Refused("not-player", name=person.name)
    if person.status in GONE:
        raise Refused("person-gone", name=person.name)
    late = event.plan.check_in and event.stages and person.number not in event.stages[0].players
    if late:
        _late(event)
    if person.status == WAITING:
        playing = sum([one.plays for one in event.people])
        if event.plan.capacity and playing >= event.plan.capacity:
            raise Refused("full", most=event.plan.capacity)
        person.status = IN
    person.checked = True
    person.checks = action.checks
    if late:
        _join(event, person)


def dropped(event: Tournament, entry: Entry, action: act.Dropped) -> None:
    person = event.person(action.person)
    if person.spectator:
        raise Refused("not-player", name=person.name)
    if person.status in GONE:
        raise Refused("person-gone", name=person.name)
    person.status = DROPPED
    leave_tables(event, person.number, entry.at, "no-show" if action.no_show else "dropped")


def returned(event: Tournament, entry: Entry, action: act.Returned) -> None:
    person = event.person(action.person)
    if action.missed not in MISSED:
        raise Refused("setting-wrong", setting="missed", found=action.missed)
    if person.status != DROPPED:
        raise Refused("person-not-dropped", name=person.name)
    if event.status == OVER:
        raise Refused("event-over")
    stage = event.stages[-1] if event.stages else None
    inside = stage is not None and person.number in stage.players
    if stage is not None and not inside:
        _late(event)  # left before the first round: comes in late, if at all
    if stage is not None and inside and stage.ended:
        raise Refused("late-stage")
    person.status = IN
    if stage is None:
        return
    if not inside:
        if person.checked or not event.plan.check_in:
            person.missed = action.missed
            _join(event, person)
        return
    for one in stage.rounds:
        if not any([person.number in table.players for table in one.tables]):
            count_missed(one, person.number, action.missed)
