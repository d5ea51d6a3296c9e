"""Who may decide what (T1.1, T1.2, T14.3, S23): what actions declare, asked at the one door (``Tournament.decide``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.handlers.declare import ANY_STAFF, DECLARED, Asker
from ludarium.tournaments.roles import (
    HEAD_JUDGE,
    HEADS,
    JUDGE,
    OFFICIAL,
    ORGANIZER,
    PLAYER,
    player_of,
    role_of,
)

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Action
    from ludarium.tournaments.tournament import Tournament


def check(event: Tournament, by: str, action: Action) -> None:
    """Whether ``by`` may decide this. Raises ``NotAllowed``."""
    asker = Asker(by, role_of(event, by), player_of(event, by))
    role = asker.role
    declared = DECLARED[type(action)]
    if declared.guard is not None:
        declared.guard(event, role, action)
    if isinstance(action, act.Undone) and role in HEADS:
        action = _meant(
            event, role, action
        )  # who takes something back, or takes that back, may also decide it
        if isinstance(action, act.Reported):
            return
        declared = DECLARED[type(action)]
    allowed = role in declared.by
    left_to = declared.left_to(event, role, action) if allowed and declared.left_to is not None else ""
    if allowed and not left_to:
        return
    if declared.also is not None and declared.also(event, asker, action):
        return
    raise NotAllowed(role, left_to or _needed(declared.by))


def may_send(event: Tournament, account: str, action: Action) -> bool:
    """Whether a request of this account may bring such an action at all. Raises ``Refused`` where another's may."""
    sent = DECLARED[type(action)].sent
    return sent is None or sent(event, account, action)


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
        return ANY_STAFF
    if HEAD_JUDGE in allowed:
        return HEAD_JUDGE
    return ORGANIZER if ORGANIZER in allowed else PLAYER
