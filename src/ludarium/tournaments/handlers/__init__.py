"""What each action does to an event. Every function checks all it needs before it changes anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ludarium.tournaments import actions as act
from ludarium.tournaments.handlers import (
    arrivals,
    cases,
    decks,
    judging,
    people,
    results,
    rounds,
    settling,
    timing,
)

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

_DO: Final[Mapping[type, Callable[[Any, Any, Any], None]]] = {
    act.Created: people.created,
    act.Renamed: people.renamed,
    act.Planned: people.planned,
    act.Staffed: people.staffed,
    act.Announced: people.announced,
    act.Ended: rounds.ended,
    act.Entered: people.entered,
    act.Amended: people.amended,
    act.CheckedIn: people.checked_in,
    act.Dropped: people.dropped,
    act.Returned: people.returned,
    act.DeckBrought: decks.brought,
    act.DeckAttested: decks.attested,
    act.DeckTaken: decks.taken,
    act.DeckBuilt: decks.built,
    act.DeckShown: decks.shown,
    act.Opened: decks.opened,
    act.BuildExtended: decks.build_extended,
    act.Drawn: rounds.drawn,
    act.Swapped: rounds.swapped,
    act.Published: rounds.published,
    act.StartAnnounced: arrivals.start_announced,
    act.Arrived: arrivals.arrived,
    act.PairedWithBye: rounds.paired_with_bye,
    act.Closed: rounds.closed,
    act.StageEnded: rounds.stage_ended,
    act.Settled: settling.settled,
    act.Began: results.began,
    act.Reported: results.reported,
    act.Resulted: results.resulted,
    act.Seated: results.seated,
    act.LotsDrawn: rounds.lots_drawn,
    act.ClockStarted: timing.clock_started,
    act.ClockPaused: timing.clock_paused,
    act.Extended: timing.extended,
    act.OvertimeStepped: timing.overtime_stepped,
    act.TieBroken: timing.tie_broken,
    act.TurnClocked: timing.turn_clocked,
    act.Called: judging.called,
    act.Answering: judging.answering,
    act.Ruled: judging.ruled,
    act.Penalized: judging.penalized,
    act.Seconded: judging.seconded,
    act.Decided: judging.decided,
    act.CaseReported: cases.case_reported,
}


def do(event: Tournament, entry: Entry) -> None:
    """Let an entry count. Raises ``Refused``, and then nothing has changed."""
    _DO[type(entry.action)](event, entry, entry.action)
