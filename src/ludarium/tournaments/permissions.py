"""Who may decide what (T1.1, T1.2, T14.3, S23). One table, asked at the one door (``Tournament.decide``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.handlers.judging import proposals
from ludarium.tournaments.keyforge.decks import CASUAL, SEALED
from ludarium.tournaments.penalties import base
from ludarium.tournaments.roles import (
    DESK,
    HEAD_JUDGE,
    JUDGE,
    OFFICIAL,
    ORGANIZER,
    PLAYER,
    player_of,
    role_of,
)
from ludarium.tournaments.saboteur.clock import STALL

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Action
    from ludarium.tournaments.tournament import Tournament

_STAFF: Final = frozenset([ORGANIZER, HEAD_JUDGE, JUDGE])
_HEADS: Final = frozenset([ORGANIZER, HEAD_JUDGE])
_ORGANIZERS: Final = frozenset([ORGANIZER])
_ORGANIZERS_AND_DESK: Final = frozenset([ORGANIZER, DESK])
_STAFF_AND_DESK: Final = frozenset([*_STAFF, DESK])

_MAY: Final[Mapping[type, frozenset[str]]] = {
    act.Renamed: _ORGANIZERS,
    act.Planned: frozenset([ORGANIZER, OFFICIAL]),
    act.Staffed: _ORGANIZERS_AND_DESK,
    act.Announced: _HEADS,
    act.Undone: _HEADS,
    act.Ended: _ORGANIZERS,
    act.Entered: _ORGANIZERS,
    act.Amended: _ORGANIZERS_AND_DESK,
    act.CheckedIn: _STAFF,
    act.Dropped: _STAFF,
    act.Returned: _HEADS,
    act.DeckBrought: _STAFF,
    act.DeckAttested: _STAFF,
    act.DeckTaken: _STAFF,
    act.DeckBuilt: _STAFF,
    act.DeckShown: _STAFF,
    act.Opened: _HEADS,
    act.BuildExtended: _STAFF,
    act.Drawn: _ORGANIZERS_AND_DESK,
    act.Swapped: _HEADS,
    act.Published: _ORGANIZERS_AND_DESK,
    act.StartAnnounced: _STAFF,
    act.Arrived: _STAFF,
    act.PairedWithBye: _HEADS,
    act.Closed: _HEADS,
    act.StageEnded: _ORGANIZERS_AND_DESK,
    act.Began: _STAFF_AND_DESK,
    act.Reported: frozenset(),
    act.Resulted: _STAFF_AND_DESK,
    act.Seated: _ORGANIZERS_AND_DESK,
    act.Settled: _HEADS,
    act.LotsDrawn: _HEADS,
    act.ClockStarted: _STAFF,
    act.ClockPaused: _STAFF,
    act.Extended: _STAFF,
    act.OvertimeStepped: _STAFF,
    act.TieBroken: _STAFF,
    act.TurnClocked: _STAFF,
    act.Called: _STAFF,
    act.Answering: _STAFF,
    act.Ruled: _STAFF,
    act.Penalized: _STAFF,
    act.Seconded: _STAFF,
    act.Decided: _STAFF,
    act.CaseReported: _ORGANIZERS,  # T14.2
}


def check(event: Tournament, by: str, action: Action) -> None:
    """Whether ``by`` may decide this. Raises ``NotAllowed``."""
    role = role_of(event, by)
    mine = player_of(event, by)
    if isinstance(action, act.Planned) and role != OFFICIAL:
        if (action.plan.deck_sets, action.plan.restricted) != (event.plan.deck_sets, event.plan.restricted):
            raise NotAllowed(role, OFFICIAL)  # officials keep these tables (T13.1, T9.14)
    if isinstance(action, act.Undone) and role in _HEADS:
        action = _meant(
            event, role, action
        )  # who takes something back, or takes that back, may also decide it
        if isinstance(action, act.Reported):
            return
    allowed = _MAY.get(type(action), frozenset())
    if role in allowed and _kind_allows(event, role, action):
        return
    if isinstance(action, act.Drawn) and action.by_hand and role in _HEADS:
        return  # where a number of players has no tables, the head referee decides (S16.17)
    if mine is not None and _own(event, mine, action):
        return
    if isinstance(action, act.Entered) and action.spectator and role in _STAFF and not action.bot:
        return  # a judge may have to warn somebody who only watches (T1.2, T14.3)
    if isinstance(action, act.Entered) and action.account == by and by and not action.missed:
        if not event.stages and mine is None and not action.bot and not action.spectator and not action.rank:
            return  # anybody may enter before the first round; who watches may see lists, so staff says who (T10.9)
    if role in allowed and not (isinstance(action, act.TurnClocked) and role == JUDGE):
        raise NotAllowed(role, ORGANIZER)  # it is this penalty that is another's
    raise NotAllowed(role, _needed(allowed))


def _meant(event: Tournament, role: str, action: act.Undone) -> Action:
    """What an undo takes back; of the undo of an undo, what it brings back. Raises ``NotAllowed`` where that changes
    the tables of the official side."""
    number = action.entry
    found: Action = action
    while isinstance(found, act.Undone) and 0 < found.entry < len(event.entries):
        number = found.entry
        found = event.entries[number].action
    if isinstance(found, act.Planned):
        plans = [
            one.action.plan
            for one in event.entries[:number]
            if isinstance(one.action, act.Created | act.Planned)
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


def _kind_allows(event: Tournament, role: str, action: Action) -> bool:
    """Some penalties are the organizer's alone (T14.3, T14.5)."""
    kind = ""
    if isinstance(action, act.TurnClocked) and action.event == STALL:
        return role in _HEADS  # S15.5
    if isinstance(action, act.Penalized):
        if action.direct:
            return True  # it has no effect before an organizer has agreed (T14.6)
        kind = action.kind
    elif isinstance(action, act.Decided):
        for person in sorted({one.given.person for one in event.penalties}):
            for one in proposals(event, person):
                if one.id == action.proposal and one.by == base.ORGANIZER and role != ORGANIZER:
                    return False
        kind = action.kind
    found = event.catalogue.kinds.get(kind)
    return found is None or found.by == base.JUDGE or role == ORGANIZER


def _own(event: Tournament, mine: int, action: Action) -> bool:
    """What a player may do for themselves."""
    if isinstance(action, act.Reported | act.Called):
        return action.person == mine
    if isinstance(action, act.Dropped):
        return action.person == mine and not action.no_show
    if isinstance(action, act.DeckBrought):
        return action.person == mine and not action.sealed
    if isinstance(action, act.DeckTaken):
        return action.person == mine and event.plan.format not in (SEALED, CASUAL)
    if isinstance(action, act.DeckBuilt | act.DeckShown):
        return action.person == mine
    if isinstance(action, act.Began):
        return _at_table(event, mine, action.round, action.table)
    if isinstance(action, act.TieBroken):
        return action.person == mine and _at_table(event, mine, action.round, action.table)
    return False


def _at_table(event: Tournament, mine: int, number: int, table: int) -> bool:
    if not 0 <= number < len(event.rounds):
        return False
    tables = event.rounds[number].tables
    return 0 <= table < len(tables) and mine in tables[table].players
