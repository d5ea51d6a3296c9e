"""What somebody is at an event: a role of the staff, a player, a spectator (T1.1, T1.2, S23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludarium.tournaments.tournament import Tournament

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

STAFF: Final = frozenset([ORGANIZER, HEAD_JUDGE, JUDGE])
HEADS: Final = frozenset([ORGANIZER, HEAD_JUDGE])


def role_of(event: Tournament, account: str) -> str:
    """What somebody is at this event: a role of the staff, ``PLAYER``, or ``NOBODY``."""
    if not account:
        return DESK
    if account in event.staff:
        return event.staff[account][1]
    return PLAYER if player_of(event, account) is not None else NOBODY


def player_of(event: Tournament, account: str) -> int | None:
    """The number of the player whose account this is."""
    for person in event.people:
        if account and person.account == account and not person.spectator:
            return person.number
    return None


def watches(event: Tournament, account: str) -> bool:
    """Whether this is the account of a spectator whom the event knows by name (T1.2)."""
    return any([bool(account) and one.account == account and one.spectator for one in event.people])
