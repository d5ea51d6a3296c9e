"""Whole events by chance: with people who come late, leave and come back, penalties, and results put right."""

from __future__ import annotations

import os

import pytest

from ludarium.core.chance import Chance
from ludarium.testing import proves
from ludarium.testing.play import seed_of_run
from ludarium.tournaments.actions import Decided
from ludarium.tournaments.plan import BY_TABLE
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rehearse import QUIET, Incidents, Rehearsal
from ludarium.tournaments.state import GONE, IN, OVER
from ludarium.tournaments.structures.groups import table_split
from ludarium.tournaments.structures.history import BYE, GAME, Draw, Impossible
from ludarium.tournaments.tournament import Tournament, from_json, to_json
from ludarium.tournaments.view import view

SEED = seed_of_run()
EVENTS = int(os.environ.get("LUDARIUM_EVENTS", "12"))
"""Events of each preset; 2,000 for a long run."""

INCIDENTS = Incidents(late=4, drop=4, back=30, penalty=6, out=2, correct=4, announced=50)


def players_of(preset: str, chance: Chance) -> int:
    """2 to 200 players, mostly few; a Saboteur championship has those that its tables can seat."""
    if preset.startswith("saboteur"):
        possible = [n for n in range(5, 78) if not isinstance(table_split(n), Impossible)]
        return possible[chance.below(len(possible))]
    return 2 + chance.below(20) if chance.below(4) else 2 + chance.below(199)


class Watched(Rehearsal):
    """A rehearsal that looks at every draw."""

    def _draw(self, draw: Draw) -> None:
        event = self.event
        super()._draw(draw)
        stage = event.stage
        assert stage is not None
        several = event.plan.stages[stage.number].structure == "pools"
        seated = [player for table in draw.tables for player in table]
        assert several or len(seated) == len(set(seated)), "nobody sits at two tables"
        for player in seated:
            assert player in stage.players
            assert event.people[player].status == IN
        for table in draw.tables:
            assert len(set(table)) == len(table)
            if event.plan.result == BY_TABLE:
                assert 4 <= len(table) <= 7
            else:
                assert len(table) in (1, 2)
        self._eliminated(stage.number, seated)
        if event.plan.stages[stage.number].structure in ("two-loss-out", "swiss"):
            assert sum([len(table) == 1 for table in draw.tables]) <= 1

    def _eliminated(self, number: int, seated: list[int]) -> None:
        """T12.3: nobody plays on with two lost games."""
        event = self.event
        stage = event.stages[number]
        if event.plan.stages[number].structure != "two-loss-out":
            return
        played = event.history(stage, stage.rounds[:-1])
        for player in seated:
            assert played.losses(player) < 2


def played(preset: str, number: int, incidents: Incidents) -> Tournament:
    seed = f"{SEED} {preset} {number}"
    chance = Chance.of(seed)
    return Watched(PRESETS[preset], players_of(preset, chance), seed, incidents=incidents).run()


@pytest.mark.parametrize("preset", PRESETS)
@proves("T12.3", "S16.16")
def test_random_events_end_and_replay(preset: str) -> None:
    print(f"LUDARIUM_SEED={SEED}")
    for number in range(EVENTS):
        event = played(preset, number, INCIDENTS)
        assert event.status == OVER
        again = from_json(to_json(event))
        for one, other in zip(event.stages, again.stages, strict=True):
            assert event.standings(one) == again.standings(other), f"{preset} {number}"
        assert view(event, "organizer", 0) == view(again, "organizer", 0)
        for stage in event.stages:
            ranked = [place.player for place in event.standings(stage)]
            assert sorted(ranked) == sorted(stage.players), "everybody stands somewhere, once"
            for place in event.standings(stage):
                gone = event.people[place.player].status in GONE
                assert gone or place.rank > 0
        punctual(event)


def punctual(event: Tournament) -> None:
    """S20.4.3: whoever was penalized upon the desk's question was late, and by as much as the entry says."""
    for penalty in event.penalties:
        asked = isinstance(event.entries[penalty.given.entry].action, Decided)
        if asked and penalty.round >= 0 and penalty.given.infraction in event.catalogue.lateness:
            one = event.rounds[penalty.round]
            came = one.here.get(penalty.given.person, 0)
            late = came - one.start
            expected = {"2-1-d": 0 < late <= 300, "2-2-a": not came or late > 300, "late": late > 0}
            assert one.start > 0
            assert expected[penalty.given.infraction], (penalty, late)


@pytest.mark.parametrize(
    "preset", [name for name in PRESETS if name.startswith("keyforge") and "casual" not in name]
)
@proves("T12.4", "T12.5")
def test_two_loss_out_sends_three_or_four_on(preset: str) -> None:
    for number in range(EVENTS):
        event = played(preset, number, QUIET)
        entrants = len(event.people)
        through = len(event.stages[0].through)
        assert through in (3, 4) if entrants >= 5 else through == entrants


@pytest.mark.parametrize("preset", [name for name in PRESETS if not name.startswith("saboteur")])
def test_a_quiet_event_has_a_champion_and_fair_byes(preset: str) -> None:
    for number in range(EVENTS):
        event = played(preset, number, QUIET)
        last = event.standings(event.stages[-1])
        assert [place.rank for place in last].count(1) == 1
        for one in event.rounds:
            byes = [table for table in one.tables if table.kind == BYE]
            games = [table for table in one.tables if table.kind == GAME]
            if event.plan.stages[one.stage].structure in ("two-loss-out", "swiss"):
                assert len(byes) <= 1
            assert all([table.winner in table.players for table in games])
