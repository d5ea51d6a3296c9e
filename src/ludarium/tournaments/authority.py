"""Who may decide what (T1.1, T1.2, T14.3, S23). One table, asked at the one door (``Event.decide``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ludarium.tournaments import deeds as d
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.keyforge.decks import CASUAL, SEALED
from ludarium.tournaments.penalties import base
from ludarium.tournaments.saboteur.clock import STALL

if TYPE_CHECKING:
    from ludarium.tournaments.deeds import Deed
    from ludarium.tournaments.event import Event

OFFICIAL: Final = "official"
"""The official side (T1.1): keeps the tables of sets and restricted cards."""
ORGANIZER: Final = "organizer"
HEAD_JUDGE: Final = "head-judge"
JUDGE: Final = "judge"
ROLES: Final = (ORGANIZER, HEAD_JUDGE, JUDGE, OFFICIAL)
PLAYER: Final = "player"
NOBODY: Final = "spectator"
TOKEN: Final = "token-"
"""How the account of a program begins; the program's token is in the hands of whoever asked for it."""
DESK: Final = "desk"
"""The desk itself: results that the hall's own tables bring."""

_STAFF: Final = frozenset([ORGANIZER, HEAD_JUDGE, JUDGE])
_HEADS: Final = frozenset([ORGANIZER, HEAD_JUDGE])
_ORGANIZERS: Final = frozenset([ORGANIZER])
_ORGANIZERS_AND_DESK: Final = frozenset([ORGANIZER, DESK])
_STAFF_AND_DESK: Final = frozenset([*_STAFF, DESK])

_MAY: Final[Mapping[type, frozenset[str]]] = {
    d.Renamed: _ORGANIZERS,
    d.Planned: frozenset([ORGANIZER, OFFICIAL]),
    d.Staffed: _ORGANIZERS_AND_DESK,
    d.Announced: _HEADS,
    d.Undone: _HEADS,
    d.Ended: _ORGANIZERS,
    d.Entered: _ORGANIZERS,
    d.Amended: _ORGANIZERS_AND_DESK,
    d.CheckedIn: _STAFF,
    d.Dropped: _STAFF,
    d.Returned: _HEADS,
    d.DeckBrought: _STAFF,
    d.DeckAttested: _STAFF,
    d.DeckTaken: _STAFF,
    d.DeckBuilt: _STAFF,
    d.DeckShown: _STAFF,
    d.Opened: _HEADS,
    d.BuildExtended: _STAFF,
    d.Drawn: _ORGANIZERS_AND_DESK,
    d.Swapped: _HEADS,
    d.Published: _ORGANIZERS_AND_DESK,
    d.StartAnnounced: _STAFF,
    d.Arrived: _STAFF,
    d.PairedWithBye: _HEADS,
    d.Closed: _HEADS,
    d.StageEnded: _ORGANIZERS_AND_DESK,
    d.Began: _STAFF_AND_DESK,
    d.Reported: frozenset(),
    d.Resulted: _STAFF_AND_DESK,
    d.Seated: _ORGANIZERS_AND_DESK,
    d.Settled: _HEADS,
    d.LotsDrawn: _HEADS,
    d.ClockStarted: _STAFF,
    d.ClockPaused: _STAFF,
    d.Extended: _STAFF,
    d.OvertimeStepped: _STAFF,
    d.TieBroken: _STAFF,
    d.TurnClocked: _STAFF,
    d.Called: _STAFF,
    d.Answering: _STAFF,
    d.Ruled: _STAFF,
    d.Penalized: _STAFF,
    d.Seconded: _STAFF,
    d.Decided: _STAFF,
    d.CaseReported: _ORGANIZERS,  # T14.2
}


def role_of(event: Event, account: str) -> str:
    """What somebody is at this event: a role of the staff, ``PLAYER``, or ``NOBODY``."""
    if not account:
        return DESK
    if account in event.staff:
        return event.staff[account][1]
    return PLAYER if player_of(event, account) is not None else NOBODY


def player_of(event: Event, account: str) -> int | None:
    """The number of the player whose account this is."""
    for person in event.people:
        if account and person.account == account and not person.spectator:
            return person.number
    return None


def watches(event: Event, account: str) -> bool:
    """Whether this is the account of a spectator whom the event knows by name (T1.2)."""
    return any([bool(account) and one.account == account and one.spectator for one in event.people])


def check(event: Event, by: str, deed: Deed) -> None:
    """Whether ``by`` may decide this. Raises ``NotAllowed``."""
    role = role_of(event, by)
    mine = player_of(event, by)
    if isinstance(deed, d.Planned) and role != OFFICIAL:
        if (deed.plan.deck_sets, deed.plan.restricted) != (event.plan.deck_sets, event.plan.restricted):
            raise NotAllowed(role, OFFICIAL)  # officials keep these tables (T13.1, T9.14)
    if isinstance(deed, d.Undone) and role in _HEADS:
        deed = _meant(event, role, deed)  # who takes something back, or takes that back, may also decide it
        if isinstance(deed, d.Reported):
            return
    allowed = _MAY.get(type(deed), frozenset())
    if role in allowed and _kind_allows(event, role, deed):
        return
    if isinstance(deed, d.Drawn) and deed.by_hand and role in _HEADS:
        return  # where a number of players has no tables, the head referee decides (S16.17)
    if mine is not None and _own(event, mine, deed):
        return
    if isinstance(deed, d.Entered) and deed.spectator and role in _STAFF and not deed.bot:
        return  # a judge may have to warn somebody who only watches (T1.2, T14.3)
    if isinstance(deed, d.Entered) and deed.account == by and by and not deed.missed:
        if not event.stages and mine is None and not deed.bot and not deed.spectator and not deed.rank:
            return  # anybody may enter before the first round; who watches may see lists, so staff says who (T10.9)
    if role in allowed and not (isinstance(deed, d.TurnClocked) and role == JUDGE):
        raise NotAllowed(role, ORGANIZER)  # it is this penalty that is another's
    raise NotAllowed(role, _needed(allowed))


def _meant(event: Event, role: str, deed: d.Undone) -> Deed:
    """What an undo takes back; of the undo of an undo, what it brings back. Raises ``NotAllowed`` where that changes
    the tables of the official side."""
    number = deed.entry
    found: Deed = deed
    while isinstance(found, d.Undone) and 0 < found.entry < len(event.entries):
        number = found.entry
        found = event.entries[number].deed
    if isinstance(found, d.Planned):
        plans = [
            one.deed.plan for one in event.entries[:number] if isinstance(one.deed, d.Created | d.Planned)
        ]
        if (found.plan.deck_sets, found.plan.restricted) != (plans[-1].deck_sets, plans[-1].restricted):
            raise NotAllowed(role, OFFICIAL)  # T13.1
    return found


def _needed(allowed: frozenset[str]) -> str:
    """Whom a refusal sends people to."""
    if JUDGE in allowed:
        return "staff"
    if HEAD_JUDGE in allowed:
        return HEAD_JUDGE
    return ORGANIZER if ORGANIZER in allowed else PLAYER


def _kind_allows(event: Event, role: str, deed: Deed) -> bool:
    """Some penalties are the organizer's alone (T14.3, T14.5)."""
    kind = ""
    if isinstance(deed, d.TurnClocked) and deed.event == STALL:
        return role in _HEADS  # S15.5
    if isinstance(deed, d.Penalized):
        if deed.direct:
            return True  # it has no effect before an organizer has agreed (T14.6)
        kind = deed.kind
    elif isinstance(deed, d.Decided):
        from ludarium.tournaments.doing.judging import proposals

        for person in sorted({one.given.person for one in event.penalties}):
            for one in proposals(event, person):
                if one.id == deed.proposal and one.by == base.ORGANIZER and role != ORGANIZER:
                    return False
        kind = deed.kind
    found = event.catalogue.kinds.get(kind)
    return found is None or found.by == base.JUDGE or role == ORGANIZER


def _own(event: Event, mine: int, deed: Deed) -> bool:
    """What a player may do for themselves."""
    if isinstance(deed, d.Reported | d.Called):
        return deed.person == mine
    if isinstance(deed, d.Dropped):
        return deed.person == mine and not deed.no_show
    if isinstance(deed, d.DeckBrought):
        return deed.person == mine and not deed.sealed
    if isinstance(deed, d.DeckTaken):
        return deed.person == mine and event.plan.format not in (SEALED, CASUAL)
    if isinstance(deed, d.DeckBuilt | d.DeckShown):
        return deed.person == mine
    if isinstance(deed, d.Began):
        return _at_table(event, mine, deed.round, deed.table)
    if isinstance(deed, d.TieBroken):
        return deed.person == mine and _at_table(event, mine, deed.round, deed.table)
    return False


def _at_table(event: Event, mine: int, number: int, table: int) -> bool:
    if not 0 <= number < len(event.rounds):
        return False
    tables = event.rounds[number].tables
    return 0 <= table < len(tables) and mine in tables[table].players
