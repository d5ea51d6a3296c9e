"""The event itself, and who comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers import texts
from ludarium.tournaments.handlers.declare import (
    ORGANIZERS,
    ORGANIZERS_AND_DESK,
    ORGANIZERS_AND_OFFICIALS,
    Asked,
    Asker,
    declares,
    never_sent,
    own,
)
from ludarium.tournaments.handlers.rounds import count_missed, leave_tables
from ludarium.tournaments.plan import MISSED, MOST_PLAYERS, check, check_change
from ludarium.tournaments.roles import HEADS, OFFICIAL, ORGANIZER, ROLES, STAFF, TOKEN, role_of
from ludarium.tournaments.rules.keyforge.decks import SEALED
from ludarium.tournaments.state import DROPPED, GONE, IN, OVER, WAITING, Moved, Person

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

LAST_RANK: Final = 99_999


@declares(act.Created, sent=never_sent)
def created(event: Tournament, entry: Entry, action: act.Created) -> None:
    name = texts.name(action.name)
    event.plan = check(action.plan, kept=True)
    event.name = name
    event.seed = action.seed
    if entry.by:
        event.staff[entry.by] = ("", ORGANIZER)


@declares(act.Renamed, by=ORGANIZERS)
def renamed(event: Tournament, entry: Entry, action: act.Renamed) -> None:
    event.name = texts.name(action.name)


def _tables_kept(event: Tournament, role: str, action: act.Planned) -> None:
    """Officials keep the tables of sets and restricted cards (T13.1, T9.14)."""
    tables = (event.plan.deck_sets, event.plan.restricted)
    if role != OFFICIAL and (action.plan.deck_sets, action.plan.restricted) != tables:
        raise NotAllowed(role, OFFICIAL)


def _plan_now(event: Tournament, action: act.Planned, asked: Asked) -> act.Planned:
    """A program does not act for the official side, and the set of a Sealed event stands once a round is published (T10.2)."""
    if role_of(event, asked.by) == OFFICIAL and asked.by.startswith(TOKEN):
        raise Refused("official-own")
    action = act.Planned(check_change(event.plan, action.plan, asked.why))
    plan = event.plan
    if plan.format == SEALED and event.rounds and len(plan.sets) == 1 and action.plan.sets != plan.sets:
        raise Refused("sealed-set-stands", set=plan.sets[0])
    return action


@declares(act.Planned, by=ORGANIZERS_AND_OFFICIALS, guard=_tables_kept, fresh=_plan_now)
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


def _others_only(event: Tournament, action: act.Staffed, asked: Asked) -> act.Staffed:
    """Nobody takes the role of the official side, or gives it to a program: any organizer could change its tables then (T13.1)."""
    if action.role == OFFICIAL and (action.account == asked.by or action.account.startswith(TOKEN)):
        raise Refused("official-own")
    return action


@declares(act.Staffed, by=ORGANIZERS_AND_DESK, fresh=_others_only)
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


@declares(act.Announced, by=HEADS)
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


def _own_account(event: Tournament, account: str, action: act.Entered | act.Amended) -> bool:
    """An account accepts before it is somebody at an event: it enters by itself, or with the code of its player. Staff may let one
    go. Raises ``Refused``."""
    if action.account not in (None, "", account):
        known = ""
        if isinstance(action, act.Amended) and 0 <= action.person < len(event.people):
            known = event.people[action.person].account
        if action.account != known:
            raise Refused("account-others")
    return True


def _may_come(event: Tournament, asker: Asker, action: act.Entered) -> bool:
    """A judge may have to warn somebody who only watches (T1.2, T14.3). Anybody may enter before the first round, but only as a
    player: who watches may see lists, so staff says who (T10.9)."""
    if action.spectator and asker.role in STAFF and not action.bot:
        return True
    by_itself = bool(asker.account) and action.account == asker.account and not action.missed
    plain = not action.bot and not action.spectator and not action.rank
    return by_itself and plain and not event.stages and asker.mine is None


@declares(act.Entered, by=ORGANIZERS, also=_may_come, sent=_own_account)
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


@declares(act.Amended, by=ORGANIZERS_AND_DESK, sent=_own_account)
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


@declares(act.CheckedIn, by=STAFF)
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


def _leaves(event: Tournament, asker: Asker, action: act.Dropped) -> bool:
    return own(event, asker, action) and not action.no_show


def _has_left(event: Tournament, action: act.Dropped) -> bool:
    return event.person(action.person).status == DROPPED


@declares(act.Dropped, by=STAFF, also=_leaves, said=_has_left)
def dropped(event: Tournament, entry: Entry, action: act.Dropped) -> None:
    person = event.person(action.person)
    if person.spectator:
        raise Refused("not-player", name=person.name)
    if person.status in GONE:
        raise Refused("person-gone", name=person.name)
    person.status = DROPPED
    leave_tables(event, person.number, entry.at, "no-show" if action.no_show else "dropped")


@declares(act.Returned, by=HEADS)
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
