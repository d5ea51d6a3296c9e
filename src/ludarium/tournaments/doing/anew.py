"""What is asked of new decisions alone. The fold does not ask it, so that logs of before stay readable."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.tournaments import authority, corrections, online
from ludarium.tournaments import deeds as d
from ludarium.tournaments.doing import arrivals, results, texts
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.keyforge.decks import SEALED
from ludarium.tournaments.plan import check_change

if TYPE_CHECKING:
    from ludarium.tournaments.deeds import Deed
    from ludarium.tournaments.event import Event


def check(event: Event, deed: Deed, by: str, at: int, why: str) -> Deed:
    """The deed as the log keeps it, if it may be decided now. Raises ``Refused``."""
    if isinstance(deed, d.Planned):
        if authority.role_of(event, by) == authority.OFFICIAL and by.startswith(authority.TOKEN):
            raise Refused("official-own")
        deed = d.Planned(check_change(event.plan, deed.plan, why))
        _one_set_throughout(event, deed)
    elif isinstance(deed, d.Staffed):
        if deed.role == authority.OFFICIAL and (
            deed.account == by or deed.account.startswith(authority.TOKEN)
        ):
            raise Refused(
                "official-own"
            )  # or any organizer could change the tables of the official side (T13.1)
    elif isinstance(deed, d.DeckBrought | d.Opened | d.Drawn | d.Published):
        _set_named(event, deed)
    elif isinstance(deed, d.Resulted):
        deed = msgspec.structs.replace(deed, points=results.summed(event, deed))
    elif isinstance(deed, d.Began | d.Reported):
        texts.told(deed.method if isinstance(deed, d.Began) else "")
        if authority.role_of(event, by) == authority.PLAYER and online.waits(
            event, deed.round, deed.table, at
        ):
            raise Refused("in-the-hall")
        if isinstance(deed, d.Reported):
            one, table = event.round(deed.round), event.table(deed.round, deed.table)
            unbegun = deed.person in table.players and not arrivals.begun(event, one, table, at)
            if unbegun and not event.plan.first_player:  # else it begins with its first player
                raise Refused("report-early")
            deed = msgspec.structs.replace(deed, points=results.summed(event, deed))
    elif isinstance(deed, d.Decided):
        for proposal in arrivals.late(event, at):
            if proposal.id == deed.proposal and arrivals.stale(event, proposal):
                raise Refused("proposal-none", found=proposal.id)
    elif isinstance(deed, d.LotsDrawn):
        if deed.seed:
            raise Refused("seed-wrong")  # lots that somebody chooses are none
        if event.stage is not None and event.lots_of(event.stage) and not why.strip():
            raise Refused("lots-again")
    elif isinstance(deed, d.Settled):
        if corrections.affected(event) and deed not in corrections.offered(event):
            raise Refused("settle-way")
    elif isinstance(deed, d.DeckShown) and not event.plan.format:
        raise Refused("decks-none")
    return deed


def _set_named(event: Event, deed: Deed) -> None:
    """An event of Sealed names its set before a deck is registered, opened or played with (T10.2). One that was
    begun without is played to its end. Raises ``Refused``."""
    plan = event.plan
    begun = bool(event.rounds) and not isinstance(deed, d.DeckBrought)
    if plan.format == SEALED and len(plan.sets) != 1 and not plan.rehearsal and not begun:
        raise Refused("sealed-set", found=len(plan.sets))


def _one_set_throughout(event: Event, deed: d.Planned) -> None:
    """The set of an event of Sealed stands once a round is published (T10.2). Raises ``Refused``."""
    plan = event.plan
    if plan.format == SEALED and event.rounds and len(plan.sets) == 1 and deed.plan.sets != plan.sets:
        raise Refused("sealed-set-stands", set=plan.sets[0])
