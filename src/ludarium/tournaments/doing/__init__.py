"""What each deed does to an event. Every function checks all it needs before it changes anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ludarium.tournaments import deeds as d
from ludarium.tournaments.doing import (
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
    from ludarium.tournaments.deeds import Entry
    from ludarium.tournaments.event import Event

_DO: Final[Mapping[type, Callable[[Any, Any, Any], None]]] = {
    d.Created: people.created,
    d.Renamed: people.renamed,
    d.Planned: people.planned,
    d.Staffed: people.staffed,
    d.Announced: people.announced,
    d.Ended: rounds.ended,
    d.Entered: people.entered,
    d.Amended: people.amended,
    d.CheckedIn: people.checked_in,
    d.Dropped: people.dropped,
    d.Returned: people.returned,
    d.DeckBrought: decks.brought,
    d.DeckAttested: decks.attested,
    d.DeckTaken: decks.taken,
    d.DeckBuilt: decks.built,
    d.DeckShown: decks.shown,
    d.Opened: decks.opened,
    d.BuildExtended: decks.build_extended,
    d.Drawn: rounds.drawn,
    d.Swapped: rounds.swapped,
    d.Published: rounds.published,
    d.StartAnnounced: arrivals.start_announced,
    d.Arrived: arrivals.arrived,
    d.PairedWithBye: rounds.paired_with_bye,
    d.Closed: rounds.closed,
    d.StageEnded: rounds.stage_ended,
    d.Settled: settling.settled,
    d.Began: results.began,
    d.Reported: results.reported,
    d.Resulted: results.resulted,
    d.Seated: results.seated,
    d.LotsDrawn: rounds.lots_drawn,
    d.ClockStarted: timing.clock_started,
    d.ClockPaused: timing.clock_paused,
    d.Extended: timing.extended,
    d.OvertimeStepped: timing.overtime_stepped,
    d.TieBroken: timing.tie_broken,
    d.TurnClocked: timing.turn_clocked,
    d.Called: judging.called,
    d.Answering: judging.answering,
    d.Ruled: judging.ruled,
    d.Penalized: judging.penalized,
    d.Seconded: judging.seconded,
    d.Decided: judging.decided,
    d.CaseReported: cases.case_reported,
}


def do(event: Event, entry: Entry) -> None:
    """Let an entry count. Raises ``Refused``, and then nothing has changed."""
    _DO[type(entry.deed)](event, entry, entry.deed)
