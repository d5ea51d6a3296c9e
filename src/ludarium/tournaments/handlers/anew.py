"""What is asked of new decisions alone. The fold does not ask it, so that logs of before stay readable."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.tournaments import actions as act
from ludarium.tournaments import corrections, online, roles
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import arrivals, results, texts
from ludarium.tournaments.keyforge.decks import SEALED
from ludarium.tournaments.plan import check_change

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Action
    from ludarium.tournaments.tournament import Tournament


def check(event: Tournament, action: Action, by: str, at: int, why: str) -> Action:
    """The action as the log keeps it, if it may be decided now. Raises ``Refused``."""
    if isinstance(action, act.Planned):
        if roles.role_of(event, by) == roles.OFFICIAL and by.startswith(roles.TOKEN):
            raise Refused("official-own")
        action = act.Planned(check_change(event.plan, action.plan, why))
        _one_set_throughout(event, action)
    elif isinstance(action, act.Staffed):
        if action.role == roles.OFFICIAL and (action.account == by or action.account.startswith(roles.TOKEN)):
            raise Refused(
                "official-own"
            )  # or any organizer could change the tables of the official side (T13.1)
    elif isinstance(action, act.DeckBrought | act.Opened | act.Drawn | act.Published):
        _set_named(event, action)
    elif isinstance(action, act.Resulted):
        action = msgspec.structs.replace(action, points=results.summed(event, action))
    elif isinstance(action, act.Began | act.Reported):
        texts.told(action.method if isinstance(action, act.Began) else "")
        if roles.role_of(event, by) == roles.PLAYER and online.waits(event, action.round, action.table, at):
            raise Refused("in-the-hall")
        if isinstance(action, act.Reported):
            one, table = event.round(action.round), event.table(action.round, action.table)
            unbegun = action.person in table.players and not arrivals.begun(event, one, table, at)
            if unbegun and not event.plan.first_player:  # else it begins with its first player
                raise Refused("report-early")
            action = msgspec.structs.replace(action, points=results.summed(event, action))
    elif isinstance(action, act.Decided):
        for proposal in arrivals.late(event, at):
            if proposal.id == action.proposal and arrivals.stale(event, proposal):
                raise Refused("proposal-none", found=proposal.id)
    elif isinstance(action, act.LotsDrawn):
        if action.seed:
            raise Refused("seed-wrong")  # lots that somebody chooses are none
        if event.stage is not None and event.lots_of(event.stage) and not why.strip():
            raise Refused("lots-again")
    elif isinstance(action, act.Settled):
        if corrections.affected(event) and action not in corrections.offered(event):
            raise Refused("settle-way")
    elif isinstance(action, act.DeckShown) and not event.plan.format:
        raise Refused("decks-none")
    return action


def _set_named(event: Tournament, action: Action) -> None:
    """An event of Sealed names its set before a deck is registered, opened or played with (T10.2). One that was
    begun without is played to its end. Raises ``Refused``."""
    plan = event.plan
    begun = bool(event.rounds) and not isinstance(action, act.DeckBrought)
    if plan.format == SEALED and len(plan.sets) != 1 and not plan.rehearsal and not begun:
        raise Refused("sealed-set", found=len(plan.sets))


def _one_set_throughout(event: Tournament, action: act.Planned) -> None:
    """The set of an event of Sealed stands once a round is published (T10.2). Raises ``Refused``."""
    plan = event.plan
    if plan.format == SEALED and event.rounds and len(plan.sets) == 1 and action.plan.sets != plan.sets:
        raise Refused("sealed-set-stands", set=plan.sets[0])
