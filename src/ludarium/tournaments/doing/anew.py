"""What is asked of new decisions alone. The fold does not ask it, so that logs of before stay readable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.tournaments import authority, online
from ludarium.tournaments import deeds as d
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.plan import check_change

if TYPE_CHECKING:
    from ludarium.tournaments.deeds import Deed
    from ludarium.tournaments.event import Event


def check(event: Event, deed: Deed, by: str, at: int, why: str) -> None:
    """Whether this may be decided now. Raises ``Refused``."""
    if isinstance(deed, d.Planned):
        check_change(event.plan, deed.plan, why)
    elif isinstance(deed, d.Began | d.Reported):
        if authority.role_of(event, by) == authority.PLAYER and online.waits(
            event, deed.round, deed.table, at
        ):
            raise Refused("in-the-hall")
    elif isinstance(deed, d.DeckShown) and not event.plan.format:
        raise Refused("decks-none")
