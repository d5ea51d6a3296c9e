"""Random events in which something of the past is put right at a random moment: either nothing rests on it, or a prompt
stands until somebody decides; and no place contradicts the bracket as it was played.

Whether something rests on it is found without the desk's own way of finding it: the log is folded again as if the truth
had been known from the start, and at each draw and at each end of a stage both events are asked what comes next."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from ludarium.core.chance import Chance
from ludarium.testing.play import seed_of_run
from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import AGAIN, EXCHANGE, KEEP, Entry
from ludarium.tournaments.corrections import affected, ways
from ludarium.tournaments.errors import Refused
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
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.state import DROPPED, IN, OVER, Round, Stage, Table
from ludarium.tournaments.structures.groups import table_split
from ludarium.tournaments.structures.history import GAME, NOBODY, Impossible, Over
from ludarium.tournaments.tournament import Tournament, from_json, to_json
from ludarium.tournaments.view import view

SEED = seed_of_run()
EVENTS = int(os.environ.get("LUDARIUM_EVENTS", "12"))
"""Events of each plan; 417 are 5,000 in all."""
HOST = "host"
JUDGE = "judge"


def plan_of(preset: str, *stages: StagePlan) -> Plan:
    return changed(PRESETS[preset], {"stages": stages, "rehearsal": True} if stages else {"rehearsal": True})


KNOCK_OUT = StagePlan("knock-out", "elimination", {"draw": "seeded", "third_place": True})
BY_LOT = StagePlan("knock-out", "elimination", {"draw": "random", "third_place": True})
PLANS = {
    "two-loss-out": plan_of("tokyo-duel"),
    "two-loss-out-keyforge": plan_of("keyforge-archon"),
    "two-loss-out-pools": plan_of(
        "tokyo-duel", StagePlan("preliminary", "two-loss-out", {"pools": True}), BY_LOT
    ),
    "two-loss-out-worst": plan_of(
        "tokyo-duel", StagePlan("preliminary", "two-loss-out", {"bye": "worst", "cut": 2})
    ),
    "swiss": plan_of("tokyo-duel-swiss"),
    "swiss-cut": plan_of("tokyo-duel-swiss", StagePlan("swiss", "swiss", {"rounds": 3}), KNOCK_OUT),
    "groups": plan_of("saboteur-championship-3"),
    "pools": plan_of("ready-fence"),
    "pools-cut": plan_of("ready-fence", StagePlan("pools", "pools", {"through": 8}), KNOCK_OUT),
    "elimination": plan_of("tokyo-duel", StagePlan("knock-out", "elimination", {"third_place": True})),
    "brackets": plan_of("tokyo-duel", BY_LOT),
    "round-robin": plan_of("tokyo-duel", StagePlan("pools", "round-robin", {"through": 4}), KNOCK_OUT),
}


class Course:
    """An event that goes on by one small thing at a time."""

    def __init__(self, name: str, seed: str) -> None:
        self.chance = Chance.of(seed)
        plan = PLANS[name]
        self.event = Tournament.created("Sunday", seed, plan, HOST, 0)
        self.now = 0
        self.decide(act.Staffed(HOST, "Host", "organizer"))
        self.decide(act.Staffed(JUDGE, "Judge", "judge"))
        for number in range(self._players(name)):
            self.decide(act.Entered(f"P{number}"))
            self.decide(act.CheckedIn(number))

    def _players(self, name: str) -> int:
        if name == "groups":
            possible = [n for n in range(10, 36) if not isinstance(table_split(n), Impossible)]
            return possible[self.chance.below(len(possible))]
        return 4 + self.chance.below(20)

    def decide(self, action: act.Action, by: str = HOST, why: str = "") -> int:
        self.now += 1
        return self.event.decide(action, by, self.now, why).number

    def open(self) -> list[tuple[Round, Table]]:
        current = self.event.current
        return [] if current is None else [(current, table) for table in current.tables if not table.done]

    def tick(self) -> bool:
        """The next small thing; whether there was one."""
        event = self.event
        if event.status == OVER:
            return False
        stage = event.stage
        if self.chance.below(100) < 4:
            self._somebody_moves()
            return True
        if stage is not None and stage.draft is not None:
            try:
                self.decide(act.Published())
            except Refused:
                self._draw(stage.draft.attempt + 1)
            return True
        waiting = self.open()
        if waiting:
            one, table = waiting[self.chance.below(len(waiting))]
            if event.plan.first_player and table.status == "open":
                self.decide(act.Began(one.number, table.number, table.players[0], "coin"))
            self.decide(self.result(one, table), JUDGE)
            return True
        self._draw(0)
        return event.status != OVER

    def _draw(self, attempt: int) -> None:
        following = self.event.next_round(attempt)
        if isinstance(following, Impossible):
            self.decide(act.Ended(), why=following.code)
        elif isinstance(following, Over):
            self.decide(act.StageEnded(following.through))
        else:
            self.decide(act.Drawn(following.tables, attempt, following.label))

    def result(self, one: Round, table: Table, but: int = NOBODY) -> act.Resulted:
        """A result by chance, of a game of two with another winner than ``but``."""
        here = (one.number, table.number)
        if self.event.plan.result == BY_TABLE:
            return act.Resulted(*here, points=tuple([self.chance.below(9) for _ in table.players]))
        able = [player for player in table.players if player != but]
        winner = able[self.chance.below(len(able))]
        if self.event.plan.result != BY_POINTS:
            return act.Resulted(*here, winner)
        less = self.chance.below(5)
        return act.Resulted(*here, winner, (5, less) if winner == table.players[0] else (less, 5))

    def _somebody_moves(self) -> None:
        """Somebody leaves, or comes back, or comes late."""
        event = self.event
        people = [one for one in event.people if one.status in (IN, DROPPED)]
        one = people[self.chance.below(len(people))]
        try:
            if one.status == DROPPED:
                playing = event.stage
                knocked = playing is not None and event.plan.stages[playing.number].structure == "elimination"
                ways_back = (AS_LOSSES, AS_NOTHING) if knocked else (AS_LOSSES, AS_NOTHING, AS_BYES)
                self.decide(act.Returned(one.number, ways_back[self.chance.below(len(ways_back))]))
            elif self.chance.below(8) == 0:
                grave = "disqualification"
                infraction = next(
                    two.id for two in event.catalogue.infractions.values() if two.kind in ("", grave)
                )
                self.decide(act.Penalized(one.number, infraction, grave, "seen", answer="no"))
            elif self.chance.below(3):
                self.decide(act.Dropped(one.number))
            else:
                number = len(event.people)
                self.decide(act.Entered(f"P{number}", missed=AS_NOTHING))
                self.decide(act.CheckedIn(number))
        except Refused:
            pass

    # --- the correction

    def correct(self) -> tuple[list[Entry], int] | None:
        """Put something right: the log as it would be had that been known from the start, and after how many entries it
        is known. Nothing where there was nothing to put right."""
        event = self.event
        before = list(event.entries)
        begun = next((one.number for one in before if isinstance(one.action, act.Drawn)), 0)
        kinds = act.Dropped | act.Returned | act.Penalized | act.CheckedIn
        moves = [one.number for one in before[begun:] if isinstance(one.action, kinds)]
        if moves and self.chance.below(3) == 0:
            target = moves[self.chance.below(len(moves))]
            try:
                self.decide(act.Undone(target))
                return [one for one in before if one.number != target], len(before)
            except Refused:
                pass
        done = [
            (one, table) for one in event.rounds for table in one.tables if table.done and table.kind == GAME
        ]
        if not done:
            return None
        if self.chance.below(2):
            done = [(one, table) for one, table in done if one.number >= len(event.rounds) - 2]
            if not done:
                return None
        one, table = done[self.chance.below(len(done))]
        action = self.result(one, table, table.winner)
        first = [
            entry.number
            for entry in before
            if isinstance(entry.action, act.Resulted)
            and (entry.action.round, entry.action.table) == (one.number, table.number)
        ]
        if not first:
            return None  # it was given to the opponent of somebody who left
        self.decide(action, JUDGE, "the slip was read wrongly")
        told = [replace(entry, action=action) if entry.number == first[0] else entry for entry in before]
        return told, len(before)


# --- what rests on it, found another way ------------------------------------------------------------


class Folded:
    """A log that is folded as far as is asked for, further and further."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.event = Tournament()
        self.number = 0

    def to(self, count: int) -> Tournament:
        for entry in self.entries[self.number : count]:
            self.event.add(replace(entry, number=self.number))
            self.number += 1
        return self.event


def asked(event: Tournament) -> tuple[object, ...]:
    """What comes next in an event, as far as results settle it."""
    following = event.next_round()
    if isinstance(following, Impossible):
        return ("impossible",)
    stage = event.stage
    number = len(event.stages) if stage is None else stage.number
    if isinstance(following, Over):
        last = number == len(event.plan.stages) - 1
        ordered = not last and (
            event.plan.stages[number + 1].settings.get("draw") == "seeded"
            or event.plan.stages[number + 1].structure == "pools"
        )
        return ("over", () if last else following.through if ordered else tuple(sorted(following.through)))
    if event.plan.stages[number].structure in ("pools", "round-robin"):
        return ("draw",)  # who is missing meets the others in a later round
    beside = following.label in ("final", "third-place") and len(following.tables) > 1
    third = following.tables[-1] if beside else ()
    return ("draw", frozenset(third), frozenset([player for table in following.tables for player in table]))


def paired_by(event: Tournament, tables: tuple[tuple[int, ...], ...]) -> list[float]:
    """By how much players at each table differ in what they are paired by, where they are."""
    stage = event.stage
    if stage is None:
        return []
    plan = event.plan.stages[stage.number]
    counted = dict.fromkeys(stage.players, 0)
    if plan.structure == "swiss":
        for one in stage.rounds:
            winners = [table.winner for table in one.tables] + [
                missed.winner for missed in one.absent.values()
            ]
            for winner in winners:
                if winner in counted:
                    counted[winner] += 1
    elif plan.settings.get("pools"):
        for one in stage.rounds:
            losers = [table.losers for table in one.tables] + [
                missed.losers for missed in one.absent.values()
            ]
            for player in [player for some in losers for player in some]:
                counted[player] += 1
    return [counted[table[0]] - counted[table[1]] for table in tables if len(table) == 2]


def rests(actual: list[Entry], told: list[Entry]) -> bool | None:
    """Whether a draw or the end of a stage in a log would have been another. None where only a bye might have been
    somebody else's."""
    said = {entry.number: place for place, entry in enumerate(told)}
    doubt = False
    as_was, as_told = Folded(actual), Folded(told)
    steps = [
        entry for entry in actual if isinstance(entry.action, act.Drawn | act.Published | act.StageEnded)
    ]
    after = {one.number: two.action for one, two in pairwise(steps)}
    for place, entry in enumerate(actual):
        if isinstance(entry.action, act.Drawn) and not isinstance(
            after.get(entry.number, act.Published()), act.Published
        ):
            continue  # a draft that was drawn anew, or that nobody needed any more
        if isinstance(entry.action, act.Drawn | act.StageEnded) and entry.number in said:
            was = as_was.to(place)
            would = as_told.to(said[entry.number])
            if asked(was)[0] == "impossible":
                continue
            if asked(was) != asked(would):
                return True
            if isinstance(entry.action, act.Drawn):
                tables = entry.action.tables
                if paired_by(was, tables) != paired_by(would, tables):
                    return True
                plan = was.plan.stages[len(was.stages) - 1 if was.stage else len(was.stages)]
                settled = plan.structure == "swiss" or plan.settings.get("bye") == "worst"
                doubt = doubt or (settled and any([len(table) == 1 for table in tables]))
    return None if doubt else False


# --- places and brackets ----------------------------------------------------------------------------


def contradictions(event: Tournament, stage: Stage) -> Iterator[str]:
    """Places of an elimination that are not those of the rounds as they were played."""
    last: dict[int, int] = {}
    won: dict[int, bool] = {}
    met: dict[int, tuple[int, ...]] = {}
    for column, one in enumerate(stage.rounds):
        for number, table in enumerate(one.tables):
            beside = number > 0 and number == len(one.tables) - 1
            third = one.label == "third-place" or (one.label == "final" and beside)
            for player in table.players:
                if not third:
                    last[player], won[player], met[player] = column, table.winner == player, table.players
    ranks = {place.player: place.rank for place in event.standings(stage)}
    for player, column in last.items():
        overtaken = any([last[other] > column for other in met[player]])
        for other, further in last.items():
            if column < further and ranks[player] and ranks[other]:
                if ranks[player] < ranks[other] or (
                    ranks[player] == ranks[other] and (not won[player] or overtaken)
                ):
                    yield f"{player} ({ranks[player]}) stands before {other} ({ranks[other]}), who got further"


def sound(event: Tournament) -> None:
    for stage in event.stages:
        if event.plan.stages[stage.number].structure == "elimination" and stage.rounds:
            assert not list(contradictions(event, stage))


def standing(event: Tournament) -> bool:
    return any([one.code.startswith("correction") for one in prompts(event, 0)])


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", PLANS)
def test_a_correction_is_seen_while_it_can_be_mended(name: str) -> None:
    print(f"LUDARIUM_SEED={SEED}")
    for number in range(EVENTS):
        one_event(name, f"{SEED} {name} {number}")


def one_event(name: str, seed: str) -> dict[str, int]:
    """What came of it, for a count."""
    whole = Course(name, seed)
    length = 1
    while whole.tick():
        length += 1
    course = Course(name, seed)
    chance = course.chance
    for _ in range(Chance.of(f"{seed} moment").below(length + 2)):
        if not course.tick():
            break
    before = list(course.event.entries)
    assert not standing(course.event)
    found = course.correct()
    if found is None:
        return {"nothing to correct": 1}
    told, _ = found
    expected = rests(before, told)
    event = course.event
    sound(event)
    if expected is not None:
        assert standing(event) == expected, f"{seed}: {affected(event)}"
    if not standing(event):
        finish(course)
        return {"nothing rests on it": 1}
    for _ in range(chance.below(30) * chance.below(2)):
        draft = affected_draft(course.event)
        course.tick()
        sound(course.event)
        if is_gone(course.event, draft) and not standing(course.event):
            return {"its draft is gone, since somebody has left": 1}
        assert standing(course.event), f"{seed}: nobody has decided"
    if chance.below(5) == 0:
        draft = affected_draft(course.event)
        finish(course)
        assert standing(course.event) or is_gone(course.event, draft), f"{seed}: it stands to the end"
        return {"nobody decides": 1}
    choice = settle(course)
    assert to_json(from_json(to_json(course.event))) == to_json(course.event)
    finish(course)
    assert not standing(course.event)
    return {choice: 1}


def affected_draft(event: Tournament) -> Round | None:
    """The round that only staff see, where nothing else rests on what was put right."""
    draft = event.stages[-1].draft
    if draft is None or {(one.stage, one.round) for one in affected(event)} != {(draft.stage, draft.number)}:
        return None
    return draft


def is_gone(event: Tournament, draft: Round | None) -> bool:
    """Whether a draft was drawn anew, or not needed, and so never published."""
    kept = [*event.rounds, *[stage.draft for stage in event.stages]]
    return draft is not None and not any([one is draft for one in kept])


def settle(course: Course) -> str:
    """Decide by chance among what is offered, until nothing is left to decide."""
    choice = ""
    for _ in range(40):
        event = course.event
        if not affected(event):
            return choice
        offered = ways(event)
        assert offered[-1].action.choice == KEEP
        assert any([way.action.choice == AGAIN for way in offered])
        way = offered[course.chance.below(len(offered))]
        choice = way.action.choice
        rounds = len(event.rounds)
        count = results(event)
        course.decide(way.action, HOST, "so that it is fair")
        event = course.event
        sound(event)
        if choice != EXCHANGE:
            assert not affected(event)
        else:
            assert not any(
                [{way.action.person, way.action.other} & set(one.persons) for one in affected(event)]
            )
        if choice == AGAIN:
            drafts = [one for one in way.rounds if one >= rounds]
            assert len(event.rounds) == rounds - len(way.rounds) + len(drafts)
        if choice != KEEP:
            assert results(event) <= count - way.lost + sum([len(one.tables) for one in event.rounds])
        elif choice == KEEP:
            assert results(event) == count
    raise AssertionError("there is always something left to decide")


def results(event: Tournament) -> int:
    return sum([table.done and table.kind == GAME for one in event.rounds for table in one.tables])


def finish(course: Course) -> None:
    """To the end, and the log tells the same event."""
    for _ in range(5_000):
        if not course.tick():
            break
    event = course.event
    assert event.status == OVER
    sound(event)
    again = from_json(to_json(event))
    assert view(again, HOST, 0) == view(event, HOST, 0)
    for stage in event.stages:
        ranked = [place.player for place in event.standings(stage)]
        assert sorted(ranked) == sorted(stage.players)
