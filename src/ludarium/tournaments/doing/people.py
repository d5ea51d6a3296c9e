"""The event itself, and who comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ludarium.tournaments.authority import ORGANIZER, ROLES
from ludarium.tournaments.doing import texts
from ludarium.tournaments.doing.rounds import count_missed, leave_tables
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.model import DROPPED, GONE, IN, OVER, WAITING, Moved, Person
from ludarium.tournaments.plan import MISSED, MOST_PLAYERS, check

if TYPE_CHECKING:
    from ludarium.tournaments import deeds as d
    from ludarium.tournaments.deeds import Entry
    from ludarium.tournaments.event import Event

LAST_RANK: Final = 99_999


def created(event: Event, entry: Entry, deed: d.Created) -> None:
    name = texts.name(deed.name)
    event.plan = check(deed.plan, kept=True)
    event.name = name
    event.seed = deed.seed
    if entry.by:
        event.staff[entry.by] = ("", ORGANIZER)


def renamed(event: Event, entry: Entry, deed: d.Renamed) -> None:
    event.name = texts.name(deed.name)


def planned(event: Event, entry: Entry, deed: d.Planned) -> None:
    plan = check(deed.plan, kept=True)
    if plan.game != event.plan.game and (event.stages or any(one.sources for one in event.people)):
        raise Refused("plan-begun")
    begun = len(event.stages)
    if plan.stages[:begun] != event.plan.stages[:begun] or len(plan.stages) < begun:
        raise Refused("plan-begun")
    if event.stages and plan.missed != event.plan.missed:
        raise Refused("plan-begun")
    event.plan = plan


def staffed(event: Event, entry: Entry, deed: d.Staffed) -> None:
    if deed.role and deed.role not in ROLES:
        raise Refused("role-unknown", found=deed.role, known=", ".join(ROLES))
    if not deed.account:
        raise Refused("account-none")
    others = [role for account, (_, role) in event.staff.items() if account != deed.account]
    if deed.role != ORGANIZER and ORGANIZER not in others:
        raise Refused("organizer-last")
    if deed.role:
        event.staff[deed.account] = (texts.name(deed.name), deed.role)
    else:
        event.staff.pop(deed.account, None)


def announced(event: Event, entry: Entry, deed: d.Announced) -> None:
    text = texts.told(deed.text)
    if not text:
        raise Refused("text-empty")
    event.announcements.append((entry.at, text))


def _rank(rank: int) -> None:
    if not 0 <= rank <= LAST_RANK:
        raise Refused("plan-number", setting="rank", found=rank, most=LAST_RANK)


def _free(event: Event, name: str, account: str, but: int = -1) -> None:
    """No two people of one name, or one account."""
    wanted = texts.same(name)
    for one in event.people:
        if one.number != but:
            if texts.same(one.name) == wanted:
                raise Refused("name-taken", name=one.name)
            if account and one.account == account:
                raise Refused("account-taken", name=one.name)


def entered(event: Event, entry: Entry, deed: d.Entered) -> None:
    name = texts.name(deed.name)
    club = texts.name(deed.club) if deed.club.strip() else ""
    _rank(deed.rank)
    if deed.missed and deed.missed not in MISSED:
        raise Refused("setting-wrong", setting="missed", found=deed.missed)
    _free(event, name, deed.account)
    if event.status == OVER:
        raise Refused("event-over")
    if len(event.people) >= MOST_PLAYERS:
        raise Refused("people-many", most=MOST_PLAYERS)
    person = Person(
        len(event.people), name, deed.account, club, deed.rank, deed.bot, deed.spectator, missed=deed.missed
    )
    if not deed.spectator:
        if event.stages:
            _late(event)
        playing = sum([one.plays for one in event.people])
        if event.plan.capacity and playing >= event.plan.capacity:
            person.status = WAITING
    event.people.append(person)
    if person.plays and event.stages and not event.plan.check_in:
        _join(event, person)


def _late(event: Event) -> None:
    """Whether somebody may still come into the first stage. Raises ``Refused``."""
    stage = event.stages[0]
    if len(event.stages) > 1 or stage.ended:
        raise Refused("late-stage")
    if event.plan.late_until and len(stage.rounds) >= event.plan.late_until:
        raise Refused("late-round", round=event.plan.late_until, unit=event.plan.unit)


def _join(event: Event, person: Person) -> None:
    """Into the first stage, which has begun."""
    stage = event.stages[0]
    stage.players.append(person.number)
    missed = person.missed or event.plan.missed
    for one in stage.rounds:
        count_missed(one, person.number, missed)


def amended(event: Event, entry: Entry, deed: d.Amended) -> None:
    person = event.person(deed.person)
    name = texts.name(deed.name)
    club = texts.name(deed.club) if deed.club.strip() else ""
    _rank(deed.rank)
    account = person.account if deed.account is None else deed.account
    _free(event, name, account, person.number)
    if person.account and account != person.account:
        event.moved.append(Moved(entry.number, person.number, person.account, entry.at, not entry.by))
    person.name, person.account, person.club, person.rank = name, account, club, deed.rank


def seat_id(moved: Moved) -> str:
    """What a ``Decided`` answers who has looked at a seat that moved."""
    return f"seat:{moved.entry}"


def moved_seats(event: Event) -> Iterator[Moved]:
    """Seats that a code has moved, and that nobody of the staff has looked at: of each player the last move, as long
    as the seat has not gone back."""
    last = {one.person: one for one in event.moved}
    for one in last.values():
        if one.by_code and not one.seen and event.people[one.person].account != one.before:
            yield one


def lost_seats(event: Event, account: str) -> list[Moved]:
    """The seats that were somebody's until another account got them, each with its last move from there."""
    last = {one.person: one for one in event.moved if one.before == account}
    return [one for one in last.values() if account and event.people[one.person].account != account]


def checked_in(event: Event, entry: Entry, deed: d.CheckedIn) -> None:
    person = event.person(deed.person)
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
    person.checks = deed.checks
    if late:
        _join(event, person)


def dropped(event: Event, entry: Entry, deed: d.Dropped) -> None:
    person = event.person(deed.person)
    if person.spectator:
        raise Refused("not-player", name=person.name)
    if person.status in GONE:
        raise Refused("person-gone", name=person.name)
    person.status = DROPPED
    leave_tables(event, person.number, entry.at, "no-show" if deed.no_show else "dropped")


def returned(event: Event, entry: Entry, deed: d.Returned) -> None:
    person = event.person(deed.person)
    if deed.missed not in MISSED:
        raise Refused("setting-wrong", setting="missed", found=deed.missed)
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
            person.missed = deed.missed
            _join(event, person)
        return
    for one in stage.rounds:
        if not any([person.number in table.players for table in one.tables]):
            count_missed(one, person.number, deed.missed)
