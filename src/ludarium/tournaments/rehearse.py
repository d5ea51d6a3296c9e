"""An event played from its first entry to its end without people: to try a plan out, and to test the desk.

Who wins is drawn by strength, or played by whoever ``play`` asks. What goes wrong at real events goes wrong here,
too: people come late, leave, come back, are warned and disqualified, and results are corrected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludarium.core.chance import Chance
from ludarium.tournaments import actions as act
from ludarium.tournaments.corrections import offered
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers.judging import asked, proposals
from ludarium.tournaments.plan import (
    AS_BYES,
    AS_LOSSES,
    AS_NOTHING,
    BY_POINTS,
    BY_TABLE,
    Plan,
    StagePlan,
    changed,
)
from ludarium.tournaments.rules.catalogue import LEAVE, ORGANIZER, OUT, PLAYER
from ludarium.tournaments.rules.keyforge.overtime import DRAWN
from ludarium.tournaments.state import DROPPED, OVER, Round, Table
from ludarium.tournaments.structures.history import NOBODY, Draw, Impossible, Over
from ludarium.tournaments.tournament import Tournament

HOST: Final = "organizer"
JUDGE: Final = "judge"
ROUND_SECONDS: Final = 3000
EARLIEST: Final = 600
"""Seconds before the announced start at which the first players come, and after it until when the last do."""
LATEST: Final = 400
ROUNDS_EACH: Final = 10
"""Rounds of a stage beyond those that its field needs: late entries, returns, corrections."""
LATE_ROUNDS: Final = 3
"""People come late for so many rounds: in a large field somebody always would, and pools never end while they do."""

# Nuggets of one round by how it ends (S13), as they fall to places of a shuffled table.
_PAYS: Final = ((3, 2, 2), (2, 2, 2), (4,), (3, 3))


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended: ``points`` by place at the table, where the plan counts any."""

    winner: int
    points: tuple[int, ...] = ()
    record: str = ""


Play = Callable[[Plan, StagePlan, tuple[int, ...], str], Played]
"""Plays a game: the plan, the stage, who sits there, a seed."""


Ahead = Callable[[Plan, StagePlan, list[tuple[tuple[int, ...], str]]], None]
"""Told of a round's games before the first of them is asked for: the plan, the stage, and who sits at each table with its seed.
They can be played side by side. Games may be asked for that were not told."""


@dataclass(frozen=True, slots=True)
class Incidents:
    """How often in a hundred something happens: per player and round, corrections and extra time per table."""

    late: int = 3
    drop: int = 3
    back: int = 25
    penalty: int = 4
    out: int = 1
    correct: int = 3
    announced: int = 0
    """Rounds whose start is announced: people come in time, late or not at all."""


QUIET: Final = Incidents(0, 0, 0, 0, 0, 0)


def most_rounds(plan: Plan, players: int) -> int:
    """More rounds than any event of this plan can need: a stage halves its field with each round or so, or has the
    rounds of its settings; a round robin has one for each player."""
    most = 0
    for stage in plan.stages:
        most += ROUNDS_EACH + 2 * players.bit_length()
        most += 3 * max([value for value in stage.settings.values() if type(value) is int], default=0)
        if stage.structure == "round-robin":
            most += players + LATE_ROUNDS
    return most


class Rehearsal:
    """One event. ``run`` plays it to its end; ``step`` a round at a time."""

    def __init__(
        self,
        plan: Plan,
        players: int,
        seed: str,
        play: Play | None = None,
        incidents: Incidents = QUIET,
        names: Callable[[int], str] = lambda number: f"Player {number + 1}",
        ahead: Ahead | None = None,
    ) -> None:
        self.play = play or self.drawn
        self.ahead = ahead
        self.incidents = incidents
        self.names = names
        self.chance = Chance.of(f"{seed} rehearsal")
        self.strength: list[float] = []
        self.now = 0
        self.event = Tournament.created("Rehearsal", seed, changed(plan, {"rehearsal": True}), HOST, self.now)
        self.decide(act.Staffed(JUDGE, "Judge", "head-judge"))
        for _ in range(players):
            self._enter()
        self.most = most_rounds(self.event.plan, players)
        self.impossible: dict[str, int | str] = {}
        """What there was to say of a round that could not be, where the event was ended for that."""

    def decide(self, action: act.Action, by: str = HOST, why: str = "") -> bool:
        """Decide something; whether the desk allowed it."""
        self.now += 1
        try:
            self.event.decide(action, by, self.now, why)
        except Refused:
            return False
        return True

    def must(self, action: act.Action, by: str = HOST, why: str = "") -> None:
        """Decide something that has to be possible."""
        self.now += 1
        self.event.decide(action, by, self.now, why)

    def _enter(self, missed: str = "") -> None:
        number = len(self.event.people)
        if self.decide(act.Entered(self.names(number), missed=missed)):
            self.strength.append(self.chance.fraction() + self.chance.fraction())
            self.decide(act.CheckedIn(number))

    def run(self) -> Tournament:
        """Until the event is over. Raises ``Refused`` as ``step`` does."""
        while self.step():
            pass
        return self.event

    def step(self) -> bool:
        """The next round, or the end of a stage; whether there was one. Raises ``Refused`` where the event can't begin
        with so many players, and where it does not come to an end."""
        event = self.event
        if event.status == OVER:
            return False
        following = event.next_round()
        if isinstance(following, Impossible):
            if not event.rounds:
                raise Refused("impossible-" + following.code, **following.facts)
            self.impossible = dict(following.facts)
            self.must(act.Ended(), why=following.code)
            return False
        if isinstance(following, Over):
            self.must(act.StageEnded(following.through))
            return event.status != OVER
        if len(event.rounds) >= self.most:
            raise Refused("rehearsal-endless", rounds=self.most, unit=self.event.plan.unit)
        self._draw(following)
        current = event.current
        if current is None:
            raise RuntimeError("a published round is the current one")
        if self._often(self.incidents.announced):
            self._gather(current)
        if event.plan.minutes_of(event.plan.stages[current.stage]):
            self.must(act.ClockStarted())
        if self.ahead is not None:
            coming = [
                (table.players, self._seed(current, table)) for table in current.tables if not table.done
            ]
            self.ahead(event.plan, event.plan.stages[current.stage], coming)
        for table in current.tables:
            if not table.done:
                self._table(current, table)
        self.now += ROUND_SECONDS
        self._happen(current)
        return True

    def _draw(self, draw: Draw) -> None:
        self.must(act.Drawn(draw.tables, 0, draw.label))
        self.must(act.Published())

    def _gather(self, current: Round) -> None:
        """The start is announced and players come, a table at once or one by one; a judge answers what the document
        says of who is late."""
        start = self.now + EARLIEST
        self.must(act.StartAnnounced(current.number, start), JUDGE)
        coming: list[tuple[int, int, int]] = []
        for table in current.tables:
            if self._often(50):
                coming.append((self.chance.below(EARLIEST), table.number, NOBODY))
            elif not table.done:
                coming += [
                    (self.chance.below(EARLIEST + LATEST), table.number, player)
                    for player in table.players
                    if not self._often(5)
                ]
        for after, number, player in sorted(coming):
            self.now = max(self.now, start - EARLIEST + after)
            self.decide(act.Arrived(current.number, number, player), JUDGE)
        self.now = max(self.now, start + LATEST)
        for one in list(asked(self.event, self.now)):
            self.decide(act.Decided(one.id, self._often(50), one.kind), JUDGE)

    def _table(self, current: Round, table: Table) -> None:
        """A game from its first player to its result, as both players report it."""
        plan = self.event.plan
        here = (current.number, table.number)
        if plan.first_player:
            first = table.players[self.chance.below(len(table.players))]
            self.must(act.Began(*here, first, DRAWN))
        if self._often(self.incidents.penalty):
            self._penalty(table.players[self.chance.below(len(table.players))], False)
        if self._often(self.incidents.out):
            self._penalty(table.players[self.chance.below(len(table.players))], True)
        if table.done:
            return
        stage = plan.stages[current.stage]
        played = self.play(plan, stage, table.players, self._seed(current, table))
        self.must(act.Resulted(*here, played.winner, played.points, record=played.record), JUDGE)

    def _seed(self, current: Round, table: Table) -> str:
        return f"{self.event.seed} round {current.number} table {table.number}"

    def drawn(self, plan: Plan, stage: StagePlan, players: tuple[int, ...], seed: str) -> Played:
        """A result by strength and luck, without a game."""
        if plan.result == BY_TABLE:
            return Played(NOBODY, self._nuggets(len(players)))
        a, b = players
        mine, other = self.strength[a] + 0.3, self.strength[b] + 0.3
        winner = 0 if self.chance.fraction() * (mine + other) < mine else 1
        if plan.result != BY_POINTS:
            return Played(players[winner])
        most = int(stage.options.get("points", plan.options.get("points", 5)))
        less = self.chance.below(most)
        return Played(players[winner], (most, less) if winner == 0 else (less, most))

    def _nuggets(self, count: int) -> tuple[int, ...]:
        got = [0] * count
        for _ in range(3):
            places = list(range(count))
            self.chance.shuffle(places)
            pay = _PAYS[self.chance.below(len(_PAYS))]
            for place, nuggets in zip(places, pay, strict=False):
                got[place] += nuggets
        return tuple(got)

    def _often(self, percent: int) -> bool:
        return percent > 0 and self.chance.below(100) < percent

    def _penalty(self, person: int, grave: bool) -> None:
        """A judge gives one; what it leads to is accepted every other time."""
        catalogue = self.event.catalogue
        kinds = [
            one
            for one in catalogue.kinds.values()
            if PLAYER in one.to and (one.effect in (OUT, LEAVE)) == grave
        ]
        kind = kinds[self.chance.below(len(kinds))]
        named = [one.id for one in catalogue.infractions.values() if one.kind in ("", kind.name)]
        if not named:
            return
        infraction = named[self.chance.below(len(named))]
        by = HOST if kind.by == ORGANIZER else JUDGE
        self.decide(act.Penalized(person, infraction, kind.name, "seen by the judge", answer="no"), by)
        for one in proposals(self.event, person):
            self.decide(act.Decided(one.id, self._often(50), one.kind or kinds[0].name))

    def _happen(self, current: Round) -> None:
        """What happens between rounds."""
        event = self.event
        for person in list(event.people):
            if person.plays and self._often(self.incidents.drop):
                self.decide(act.Dropped(person.number))
            elif person.status == DROPPED and self._often(self.incidents.back):
                missed = (AS_LOSSES, AS_BYES, AS_NOTHING)[self.chance.below(3)]
                self.decide(act.Returned(person.number, missed))
        late = self.incidents.late * max(1, len(event.people) // 10)
        if len(event.rounds) <= LATE_ROUNDS and self._often(late):
            self._enter((AS_LOSSES, AS_BYES, AS_NOTHING)[self.chance.below(3)])
        for one in event.rounds[-2:]:
            for table in one.tables:
                if table.done and len(table.players) > 1 and self._often(self.incidents.correct):
                    self._correct(one, table)
        self._settle()

    def _settle(self) -> None:
        """Somebody decides what becomes of what rests on a correction; what is played again is."""
        while ways := offered(self.event):
            self.must(ways[self.chance.below(len(ways))], why="so that it is fair to everybody")
        current = self.event.current
        for table in current.tables if current is not None else ():
            if current is not None and not table.done:
                self._table(current, table)

    def _correct(self, one: Round, table: Table) -> None:
        here = (one.number, table.number)
        if self.event.plan.result == BY_TABLE:
            action = act.Resulted(*here, points=self._nuggets(len(table.players)))
        else:
            other = next((player for player in table.players if player != table.winner), NOBODY)
            action = act.Resulted(*here, other, tuple(reversed(table.points)))
        self.decide(action, JUDGE, "the slip was read wrongly")
