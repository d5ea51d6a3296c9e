"""Single elimination: tables by chance in every round (T12.6), or a bracket by chance or by seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ludarium.core.chance import Chance
from ludarium.tournaments.structures.history import (
    ABSENT,
    GAME,
    NOBODY,
    Basis,
    Draw,
    History,
    Impossible,
    Meeting,
    Note,
    Over,
    Place,
    ranked,
)
from ludarium.tournaments.structures.random_pairs import random_pairs

EACH_ROUND: Final = "random-each-round"
BY_CHANCE: Final = "random"
SEEDED: Final = "seeded"
DRAWS: Final = (EACH_ROUND, BY_CHANCE, SEEDED)

FINAL: Final = "final"
THIRD_PLACE: Final = "third-place"
LABELS: Final = {2: FINAL, 4: "semifinal", 8: "quarterfinal"}

Pair = tuple[int, int]
Played = tuple[Pair, Meeting | None]
"""A place of a round: who stands there, and the table at which they play; none for a place that stays empty."""


def label_of(places: int) -> str:
    """What a round is called for which a bracket has so many places: a power of two, 2 for the final."""
    return LABELS.get(places, f"round-of-{places}")


def bracket_size(entrants: int) -> int:
    """The smallest power of two with a place for everybody; at least 1."""
    return 1 << max(0, entrants - 1).bit_length()


def bracket_order(size: int) -> tuple[int, ...]:
    """The seeds, from 1, from the top of a bracket of ``size`` (a power of two) to its bottom: the first two seeds
    can only meet in the final, the first four not before the semifinals, and so on.

    >>> bracket_order(16)
    (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)
    """
    order: tuple[int, ...] = (1,)
    while len(order) < size:
        both = 2 * len(order) + 1
        order = tuple([seed for one in order for seed in (one, both - one)])
    return order


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the picture of a bracket. ``NOBODY`` stands where a place is empty, or not yet known."""

    players: Pair
    """The winner of the upper box that leads here stands above."""
    winner: int = NOBODY
    points: tuple[int, ...] = ()
    finished: bool = False
    bye: bool = False
    """Somebody goes on here without a game."""
    open: bool = False
    """Nobody can tell yet who plays here."""
    feeds: tuple[int, ...] = ()
    """Which boxes of the column before lead here; none where the tables are drawn again for each round."""


class Column(msgspec.Struct, frozen=True):
    """One round in the picture of a bracket."""

    label: str
    boxes: tuple[Box, ...]


class Bracket(msgspec.Struct, frozen=True):
    """The picture of a bracket, from the first round to the final, and the bout for the third place."""

    columns: tuple[Column, ...]
    third: Box | None = None


@dataclass
class _Course:
    """What the published rounds have come to."""

    columns: list[list[Played]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """Who stands where for the next round, a power of two of places in a bracket."""
    level: dict[int, int] = field(default_factory=dict)
    """How many rounds a player has survived."""
    beaten: list[int] = field(default_factory=list)
    """Who went out in the last round."""
    third: Meeting | None = None


@dataclass(frozen=True)
class Elimination:
    """Who loses is out. A bracket, once it is published, stands; who is taken out of it is not replaced (OP-15), and
    the next opponent goes on with a bye. So does who would meet the winner of a game that both have lost.

    Raises ``ValueError`` with the name of a setting that can't be."""

    draw: str = EACH_ROUND
    """``random-each-round``: tables by chance in every round, one bye by chance where the number is odd (T12.6).
    ``random``: a bracket with its places by lot. ``seeded``: a bracket in order of the players of the stage, the best
    of whom have the byes."""
    third_place: bool = False
    """Whether those who lost the semifinals play for the third place beside the final; else they share it (T12.9)."""

    def __post_init__(self) -> None:
        if self.draw not in DRAWS:
            raise ValueError("draw")

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        course = self._course(history)
        contenders = list(self.contenders(history))
        if not history.rounds:
            if len(history.active) < 2:
                return Over(history.active, (Note("elimination-alone"),))
            if self.draw == EACH_ROUND:
                return self._by_chance(history, list(history.active), [], chance)
            return self._first(history.active, chance)
        third = self._for_third(history, course)
        if len(contenders) < 2 and not third:
            winners = tuple(contenders) or _last(course)
            return Over(winners, (Note("elimination-over" if winners else "elimination-nobody"),))
        if not contenders:
            return Draw((third,), (Note("third-place"),), label=THIRD_PLACE)
        if self.draw == EACH_ROUND or len(contenders) == 1:
            return self._by_chance(history, contenders, third, chance)
        return self._next(history, course.places, third)

    def basis(self, history: History) -> Basis:
        contenders, third = self.contenders(history), self.for_third(history)
        places = dict.fromkeys(contenders, 1.0) | dict.fromkeys(third, 3.0) if third else {}
        walks_over = frozenset(contenders) if third and len(contenders) == 1 else frozenset()
        return Basis((*contenders, *third), len(contenders) + len(third) < 2, places, walks_over)

    def contenders(self, history: History) -> tuple[int, ...]:
        """Who still plays for the first place."""
        if not history.rounds:
            return history.active
        places = self._course(history).places
        return tuple([player for player in places if player != NOBODY and player not in history.out])

    def for_third(self, history: History) -> tuple[int, ...]:
        """The two who play for the third place in the next round, if they do."""
        return self._for_third(history, self._course(history)) if history.rounds else ()

    def standings(self, history: History) -> tuple[Place, ...]:
        """By the round that a player has reached; those who went out in the same one share a place, but for the bout
        for the third. Who was taken out of the event keeps what was reached (OP-15). No champion, no first place."""
        course = self._course(history)
        contenders = [player for player in course.places if player != NOBODY and player not in history.out]
        won = tuple(contenders) if len(contenders) == 1 else () if contenders else _last(course)
        third = course.third
        if not history.rounds or not history.finished:
            won = ()
        criteria = {
            "reached": {player: float(course.level.get(player, 0)) for player in history.players},
            "champion": {player: float(player in won) for player in history.players},
            "third-place": {
                player: float(third is not None and third.winner == player) for player in history.players
            },
        }
        if won:
            criteria["reached"][won[0]] = max(criteria["reached"].values())
        places = ranked(history.players, criteria)
        if history.rounds and history.finished and not contenders and not won:
            places = tuple([Place(one.rank + 1, one.player, one.values, one.by) for one in places])
        return places

    def bracket(self, history: History) -> Bracket:
        """The picture: what was played, what is being played, and the rounds to come."""
        course = self._course(history)
        columns: list[list[Box]] = []
        for pairs in course.columns:
            count = len(columns[-1]) if columns else 0
            columns.append([_box(*one, self._feeds(n, count)) for n, one in enumerate(pairs)])
        if not columns:
            known = [NOBODY] * bracket_size(len(history.active))
        elif self.draw == EACH_ROUND:
            known = [NOBODY] * len(course.places if history.finished else columns[-1])
        else:
            known = course.places
        while len(known) > 1:
            count = len(columns[-1]) if columns else 0
            known = known + [NOBODY] * (len(known) % 2)
            pairs_to_come = zip(known[::2], known[1::2], strict=True)
            boxes = [
                Box(pair, open=True, feeds=self._feeds(n, count)) for n, pair in enumerate(pairs_to_come)
            ]
            columns.append(boxes)
            known = [NOBODY] * len(boxes)
        labelled = [
            Column(label_of(bracket_size(2 * len(boxes))), tuple(boxes)) for boxes in columns if boxes
        ]
        third = None
        if course.third is not None:
            third = _box(_pair(course.third.players), course.third, ())
        elif self.third_place and len(labelled) > 1 and columns[-1][0].open:
            third = Box((NOBODY, NOBODY), open=True)
        return Bracket(tuple(labelled), third)

    def _feeds(self, place: int, before: int) -> tuple[int, ...]:
        """Which of the ``before`` boxes of the last column lead to this place of the next one."""
        if self.draw == EACH_ROUND:
            return ()
        return tuple([feed for feed in (2 * place, 2 * place + 1) if feed < before])

    # --- the next round ------------------------------------------------------------------------

    def _by_chance(
        self, history: History, contenders: list[int], third: Sequence[int], chance: Chance
    ) -> Draw:
        byes = {player: history.byes(player) for player in contenders}
        drawn = random_pairs(contenders, None, byes, chance)
        label = label_of(bracket_size(len(contenders)))
        why = dict(drawn.why)
        tables = drawn.tables
        if len(contenders) == 1:
            label = THIRD_PLACE
            why = {0: (Note("bye-walkover", {"player": contenders[0]}),)}
        if third:
            why[len(tables)] = (Note("third-place"),)
            tables = (*tables, tuple(third))
        notes = [Note("elimination-random", {"count": len(contenders)})] if len(contenders) > 1 else []
        return Draw(tables, tuple(notes), why, label)

    def _first(self, players: tuple[int, ...], chance: Chance) -> Draw:
        order = list(players)
        if self.draw == BY_CHANCE:
            chance.shuffle(order)
        size = bracket_size(len(order))
        seeds = bracket_order(size)
        tables: list[tuple[int, ...]] = []
        why: dict[int, tuple[Note, ...]] = {}
        for place in range(0, size, 2):
            pair = [seed for seed in seeds[place : place + 2] if seed <= len(order)]
            if self.draw == SEEDED:
                code, facts = "seeds", {"first": min(pair), "second": max(pair)}
                if len(pair) == 1:
                    code, facts = "bye-seed", {"player": order[pair[0] - 1], "seed": pair[0]}
                why[len(tables)] = (Note(code, facts),)
            elif len(pair) == 1:
                why[len(tables)] = (Note("bye-lot", {"player": order[pair[0] - 1]}),)
            tables.append(tuple([order[seed - 1] for seed in pair]))
        facts = {"count": len(order), "byes": size - len(order), "size": size}
        return Draw(tuple(tables), (Note(f"bracket-{self.draw}", facts),), why, label_of(size))

    def _next(self, history: History, places: list[int], third: Sequence[int]) -> Draw:
        tables: list[tuple[int, ...]] = []
        why: dict[int, tuple[Note, ...]] = {}
        for place in range(0, len(places), 2):
            pair = [
                player
                for player in places[place : place + 2]
                if player != NOBODY and player not in history.out
            ]
            if len(pair) == 1:
                why[len(tables)] = (Note("bye-walkover", {"player": pair[0]}),)
            if pair:
                tables.append(tuple(pair))
        if third:
            why[len(tables)] = (Note("third-place"),)
            tables.append(tuple(third))
        return Draw(tuple(tables), (Note("bracket-next"),), why, label_of(len(places)))

    def _for_third(self, history: History, course: _Course) -> tuple[int, ...]:
        """Who now plays for the third place: the two who lost the semifinals, if both are there."""
        standing = [player for player in course.places if player != NOBODY]
        if not self.third_place or course.third is not None or len(course.columns[-1]) != 2:
            return ()
        losers = [player for player in course.beaten if player not in history.out]
        return tuple(losers) if len(losers) == len(standing) == 2 else ()

    # --- what was played -----------------------------------------------------------------------

    def _course(self, history: History) -> _Course:
        """Follow the rounds as they were published and played, whatever was changed by hand or corrected later: a
        table belongs to the place in the bracket that one of its players has won."""
        course = _Course()
        seen: set[int] = set()
        for meetings in history.rounds:
            tables = [
                one for one in meetings if one.kind != ABSENT or self._brings(course, meetings, seen, one)
            ]
            if not course.columns:
                pairs = _as_drawn(tables)
            else:
                pairs = self._placed(course, tables, seen)
            self._reach(course, tables)
            winners = []
            beaten = []
            for here, meeting in pairs:
                winner = NOBODY if meeting is None else meeting.winner
                winners.append(winner)
                if meeting is not None and meeting.finished:
                    beaten += [player for player in here if player not in (NOBODY, winner)]
                if winner != NOBODY:
                    course.level[winner] = len(course.columns) + 1
            seen.update([player for one in tables for player in one.players])
            course.columns.append(pairs)
            course.beaten = beaten
            if self.draw == EACH_ROUND:
                course.places = [player for player in winners if player != NOBODY]
            else:
                course.places = _padded(winners)
        return course

    def _reach(self, course: _Course, tables: Sequence[Meeting]) -> None:
        """Who sits in a round has reached it. Whose win came to light later, when the one they played had gone on, has
        not: places are those of the rounds as they were played."""
        third = course.third
        here = {player for one in tables if one is not third for player in one.players}
        reached = len(course.columns)
        for _, meeting in course.columns[-1] if course.columns else ():
            if meeting is not None and meeting.winner not in here and here.intersection(meeting.players):
                course.level[meeting.winner] = reached - 1
        for player in here:
            course.level[player] = reached

    def _brings(self, course: _Course, meetings: Sequence[Meeting], seen: set[int], missed: Meeting) -> bool:
        """Whether a missed round that counts as won brings its player on: not one who has lost, and in a bracket none
        whose opponent has gone on meanwhile."""
        player = missed.winner
        if player == NOBODY or (player in seen and player not in course.places):
            return False
        if self.draw == EACH_ROUND or player not in course.places:
            return True
        place = course.places.index(player)
        rival = course.places[place ^ 1]
        return not any([rival in one.players for one in meetings if rival != NOBODY and one.kind != ABSENT])

    def _placed(self, course: _Course, tables: list[Meeting], seen: set[int]) -> list[Played]:
        """The tables of a round by their places; the bout for the third place is kept apart."""
        rest = list(tables)
        games = [one for one in rest if one.kind == GAME]
        if self.third_place and len(course.columns[-1]) == 2 and games:
            # The final is the first table, wherever there is one.
            if games[-1] is not rest[0] or set(games[-1].players) <= set(course.beaten):
                course.third = games[-1]
                rest.remove(games[-1])
        if self.draw == EACH_ROUND:
            return _as_drawn(rest)
        table_of = {player: n for n in reversed(range(len(rest))) for player in rest[n].players}
        found: list[Played] = []
        used: set[int] = set()
        places = course.places
        for place in range(0, len(places), 2):
            meeting = None
            for player in places[place : place + 2]:
                table = table_of.get(player)
                if meeting is None and table is not None and table not in used:
                    meeting = rest[table]
                    used.add(table)
            pair = (places[place], places[place + 1])
            if meeting is not None:
                upper, lower = _pair(meeting.players)
                as_seated = lower == NOBODY or (upper != pair[1] and lower != pair[0])
                pair = (upper, lower) if as_seated else (lower, upper)
            found.append((pair, meeting))
        for n, one in enumerate(rest):
            if n not in used:
                empty = next((at for at, (_, meeting) in enumerate(found) if meeting is None), None)
                if empty is None or not seen & set(one.players):
                    found.append((_pair(one.players), one))
                else:
                    found[empty] = (_pair(one.players), one)
        return found


def _pair(players: tuple[int, ...]) -> Pair:
    return (players[0], players[1] if len(players) > 1 else NOBODY)


def _as_drawn(tables: list[Meeting]) -> list[Played]:
    return [(_pair(one.players), one) for one in tables]


def _padded(places: list[int]) -> list[int]:
    return places + [NOBODY] * (bracket_size(len(places)) - len(places))


def _last(course: _Course) -> tuple[int, ...]:
    """The winner of the one table of the last round, whatever happened to that player later."""
    won = [player for player in course.places if player != NOBODY]
    return tuple(won) if course.columns and len(course.columns[-1]) == len(won) == 1 else ()


def _box(pair: Pair, meeting: Meeting | None, feeds: tuple[int, ...]) -> Box:
    if meeting is None:
        return Box(pair, feeds=feeds, finished=True)
    bye = len(meeting.players) == 1
    points = meeting.points if pair[0] == meeting.players[0] else meeting.points[::-1]
    return Box(pair, meeting.winner, points, meeting.finished, bye, feeds=feeds)
