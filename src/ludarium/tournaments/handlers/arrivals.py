"""The announced start of a round and who is there for it: what lateness is measured by (S20.4.3). Nobody is late where
no start was announced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import ROUND
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers.declare import declares
from ludarium.tournaments.roles import STAFF
from ludarium.tournaments.rules.catalogue import late_id
from ludarium.tournaments.state import OPEN, OVER
from ludarium.tournaments.structures.history import BYE, GAME, NOBODY

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.rules.catalogue import Proposal
    from ludarium.tournaments.state import Round, Table
    from ludarium.tournaments.tournament import Tournament

FARTHEST: Final = 24 * 3600
"""Seconds between an announcement and the start that it names."""


def _open(event: Tournament, number: int) -> Round:
    one = event.round(number)
    if one.closed:
        raise Refused("round-closed", unit=event.plan.unit)
    return one


@declares(act.StartAnnounced, by=STAFF)
def start_announced(event: Tournament, entry: Entry, action: act.StartAnnounced) -> None:
    one = _open(event, action.round)
    if action.start < 0 or (action.start and abs(action.start - entry.at) > FARTHEST):
        raise Refused("start-far")
    one.start = action.start


def _noted(event: Tournament, action: act.Arrived) -> bool:
    one = event.round(action.round)
    whom = marked(event, one, action)
    return bool(whom) and not one.closed and all([(player in one.here) == action.here for player in whom])


@declares(act.Arrived, by=STAFF, said=_noted)
def arrived(event: Tournament, entry: Entry, action: act.Arrived) -> None:
    one = _open(event, action.round)
    changed = [player for player in marked(event, one, action) if (player in one.here) != action.here]
    if not changed:
        raise Refused("arrival-noted")
    for player in changed:
        if action.here:
            one.here[player] = entry.at
        else:
            del one.here[player]


def marked(event: Tournament, one: Round, action: act.Arrived) -> tuple[int, ...]:
    """Whom an arrival is about. Raises ``Refused``."""
    if action.table == ROUND and action.person == NOBODY:
        waiting = [table for table in one.tables if table.kind == GAME and waits(table)]
        return tuple(
            sorted({player for table in waiting for player in table.players if event.people[player].plays})
        )
    table = event.table(one.number, action.table)
    if table.kind == BYE:
        raise Refused("table-bye")
    if action.person != NOBODY and action.person not in table.players:
        raise Refused("arrival-elsewhere", name=event.person(action.person).name)
    return table.players if action.person == NOBODY else (action.person,)


def seen(event: Tournament, number: int, *players: int) -> None:
    """These take part in their game: they are there, since whenever."""
    here = event.round(number).here
    for player in players:
        here.setdefault(player, 0)


def play_begins(event: Tournament, number: int, table: Table, at: int) -> None:
    """A game begins with all of its players. Once the wait is over it begins without those who have not been marked,
    if anybody at the table has (S20.4.3)."""
    one = event.round(number)
    wait = event.catalogue.wait
    waited = wait is not None and one.start > 0 and at - one.start >= wait
    if not (waited and _kept(one, table.players)):
        seen(event, number, *table.players)


def _kept(one: Round, players: tuple[int, ...]) -> bool:
    """Whether staff keeps the arrivals of these players: somebody among them was marked."""
    return any([one.here.get(player, 0) > 0 for player in players])


def kept(one: Round) -> bool:
    """Whether staff keeps the arrivals of a round."""
    return any([at > 0 for at in one.here.values()])


def missing(event: Tournament, one: Round, table: Table) -> list[int]:
    """Who has not come to a table whose game is not over."""
    if table.done or table.kind != GAME:
        return []
    return [player for player in table.players if event.people[player].plays and player not in one.here]


def late(event: Tournament, now: int) -> Iterator[Proposal]:
    """What the document says of players who came late, or are missing at a table whose arrivals are kept."""
    given, answered = _settled(event)
    for one in event.rounds:
        if not one.start:
            continue
        for player, (since, came) in _times(event, one, now).items():
            if since > one.start and (player, one.number) not in given:
                found = event.catalogue.late(player, one.number, since - one.start, came)
                if found is not None and found.id not in answered:
                    yield found


def _times(event: Tournament, one: Round, now: int) -> dict[int, tuple[int, bool]]:
    """When each player of a round came; for those who have not come, now."""
    found: dict[int, tuple[int, bool]] = {}
    for table in one.tables:
        if table.kind != GAME:
            continue
        gone = missing(event, one, table) if not one.closed and _kept(one, table.players) else []
        for player in table.players:
            at = one.here.get(player, 0)
            if at and event.people[player].plays:
                found[player] = (at, True)
            elif player in gone:
                found[player] = (now, False)
    return found


def waits(table: Table) -> bool:
    """Whether the game of a table has not begun, as far as the desk knows."""
    return table.kind == BYE or (table.status == OPEN and table.turns is None)


def begun(event: Tournament, one: Round, table: Table, now: int) -> bool:
    """Whether a game can be over, as far as the desk knows: it has begun itself, the clock of its round runs, or its
    announced start has passed. Where a round has neither clock nor start, it begins with its publishing."""
    if not waits(table) or one.clock is not None:
        return True
    if one.start:
        return now >= one.start
    return not event.plan.minutes_of(event.plan.stages[one.stage])


def waited_for(event: Tournament, one: Round, table: Table) -> list[int]:
    """Who is missing at a table that has not begun, unless something has been decided about them."""
    if not waits(table):
        return []
    given, answered = _settled(event)
    return [
        player
        for player in missing(event, one, table)
        if (player, one.number) not in given and late_id(player, one.number) not in answered
    ]


def stale(event: Tournament, proposal: Proposal) -> bool:
    """Whether a question about who came late to a round is out of date: the round is over. A penalty may still be
    given by hand."""
    return proposal.round >= 0 and (event.status == OVER or event.rounds[proposal.round].closed)


def late_start(event: Tournament, number: int, players: Iterable[int]) -> int:
    """When the games of a round began if none of these players came late: when the last of them came; 0 where none
    has come."""
    here = event.rounds[number].here
    return max([here.get(player, 0) for player in players], default=0)


def _settled(event: Tournament) -> tuple[set[tuple[int, int]], set[str]]:
    """Whose lateness has its penalty, for which round, and what was asked and answered. A penalty that was given by
    hand is an answer as well."""
    names = event.catalogue.lateness
    given = {(one.given.person, one.round) for one in event.penalties if one.given.infraction in names}
    return given, {one.answer.proposal for one in event.answers}


def table_at(event: Tournament, number: int, player: int) -> int:
    """The number of the table of a player in a round, -1 for none; ``number`` -1 is no round."""
    tables = event.rounds[number].tables if number >= 0 else []
    return next((table.number for table in tables if player in table.players), -1)
