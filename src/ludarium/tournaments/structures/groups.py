"""The championship of Saboteur: group games at tables of five to seven, then one final (S16)."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from dataclasses import dataclass

from ludarium.core.chance import Chance
from ludarium.tournaments.rules.saboteur.standard_score import levelled, standard_scores
from ludarium.tournaments.structures.history import (
    GAME,
    Basis,
    Draw,
    History,
    Impossible,
    Meeting,
    Note,
    Over,
    Place,
    lots,
    ranked,
)
from ludarium.tournaments.structures.multi_table import GoneBefore, seat

SIX: typing.Final = 6
FEWEST: typing.Final = 5
MOST: typing.Final = 7
TABLES: typing.Final = 11
"""At most so many tables play at the same time (S16.4)."""
FINALISTS: typing.Final = 6
FEWEST_FINALISTS: typing.Final = 4
"""Fewer have no row of roles: the head referee decides (OP-13)."""

LARGE_EVENT: typing.Final = 42
"""From so many entrants on there are four group games (S16.2)."""

NUGGETS: typing.Final = "nuggets"
STANDARD_SCORE: typing.Final = "standard-score"
GROUP_PLACE: typing.Final = "group-place"
LOT: typing.Final = "lot"


def table_split(entrants: int, tables: int = TABLES) -> tuple[int, ...] | Impossible:
    """How many sit at each table, larger tables first: as many tables of six as possible, the others of five or seven
    (S16.3, S16.5); at most ``tables`` tables (S16.4).

    >>> table_split(20)
    (7, 7, 6)
    >>> table_split(21)
    (6, 5, 5, 5)
    """
    sevens, fives = entrants % SIX, -entrants % SIX
    if sevens > 2:
        sevens, count = 0, (entrants + fives) // SIX
    else:
        fives, count = 0, entrants // SIX
    if sevens + fives <= count <= tables and count:
        return (MOST,) * sevens + (SIX,) * (count - sevens - fives) + (FEWEST,) * fives
    if entrants < FEWEST:
        return Impossible("groups-few", {"entrants": entrants, "least": FEWEST})
    if entrants > MOST * tables:
        return Impossible("groups-many", {"entrants": entrants, "most": MOST * tables, "tables": tables})
    sevens = entrants - SIX * tables
    if sevens > 0:
        return (MOST,) * sevens + (SIX,) * (tables - sevens)
    return Impossible("groups-split", {"entrants": entrants})


def group_games(entrants: int) -> int:
    """How many group games everybody plays (S16.2)."""
    return 4 if entrants >= LARGE_EVENT else 3


def _games(history: History) -> list[Meeting]:
    return [one for meetings in history.rounds for one in meetings if one.kind == GAME and one.finished]


def _paid(meeting: Meeting) -> tuple[float, ...]:
    """The nuggets of a table; nobody has any where none were entered."""
    return tuple(meeting.points) if meeting.points else (0,) * len(meeting.players)


def _nuggets(history: History) -> dict[int, float]:
    found = dict.fromkeys(history.players, 0.0)
    for meeting in _games(history):
        for player, paid in zip(meeting.players, _paid(meeting), strict=True):
            if player in found:
                found[player] += paid
    return found


def _with_the_gone(history: History, criteria: Mapping[str, Mapping[int, float]]) -> tuple[Place, ...]:
    """The ranking, and behind it, without a rank, those who are out (S16.15)."""
    out = [player for player in history.players if player in history.out]
    gone = [Place(0, place.player, place.values) for place in ranked(out, criteria)]
    return (*ranked(history.active, criteria), *gone)


@dataclass(frozen=True, slots=True)
class Groups:
    """Group games: new tables for each, with the fewest repeated meetings; the best by nuggets, then
    by standard score, then by lot go through."""

    games: int = 0
    """How many; 0 for three, or four from 42 entrants on."""
    finalists: int = FINALISTS
    tables: int = TABLES

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("games", self.games, 0, 12),
            ("finalists", self.finalists, 1, 1000),
            ("tables", self.tables, 1, 1000),
        ):
            if not least <= value <= most:
                raise ValueError(name)

    def games_of(self, history: History) -> int:
        """The number of group games, fixed by who was there when the first one began (S16.17)."""
        first = history.rounds[0] if history.rounds else ()
        seated = sum([len(meeting.players) for meeting in first if meeting.kind == GAME])
        return self.games or group_games(history.entrants or seated or len(history.active))

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        played, games = len(history.rounds), self.games_of(history)
        if played >= games:
            return self._over(history)
        sizes = table_split(len(history.active), self.tables)
        if isinstance(sizes, Impossible):
            return sizes
        before = GoneBefore(history)
        tables = seat(before, history.active, sizes, chance, played + 1 == games)
        counted: dict[str, int | str | float | tuple[int, ...]] = {
            "game": played + 1,
            "games": games,
            "entrants": len(history.active),
            "tables": len(sizes),
            "fives": sizes.count(FEWEST),
            "sixes": sizes.count(SIX),
            "sevens": sizes.count(MOST),
        }
        notes = [Note("groups", counted)]
        why = {}
        if played:
            repeats = sum([before.repeats(table) for table in tables])
            least = before.least_repeats(sizes)
            notes.append(
                Note("groups-repeats", {"repeats": repeats, "least": least})
                if repeats
                else Note("groups-fresh")
            )
            for place, table in enumerate(tables):
                met = tuple([Note("groups-met", {"players": pair}) for pair in before.pairs(table)])
                if met:
                    why[place] = met
        return Draw(tables, tuple(notes), why)

    def basis(self, history: History) -> Basis:
        return Basis(history.active, len(history.rounds) >= self.games_of(history))

    def standings(self, history: History) -> tuple[Place, ...]:
        scores = dict.fromkeys(history.players, 0.0)
        scores |= standard_scores([(meeting.players, _paid(meeting)) for meeting in _games(history)])
        criteria = {
            NUGGETS: _nuggets(history),
            STANDARD_SCORE: levelled(scores),
            LOT: lots(history.players, history.seed),
        }
        return _with_the_gone(history, criteria)

    def _over(self, history: History) -> Over:
        order = [place for place in self.standings(history) if place.rank]
        through = tuple([place.player for place in order[: self.finalists]])
        notes = [Note("groups-over", {"games": self.games_of(history), "players": through})]
        drawn = _by_lot(order)
        if set(drawn) & set(through):
            notes.append(Note("groups-lot", {"players": drawn}))
        return Over(through, tuple(notes))


def _by_lot(order: list[Place]) -> tuple[int, ...]:
    """Those of these places whom nothing but a lot parts."""
    return tuple(
        [
            place.player
            for place, after in zip(order, [*order[1:], None], strict=True)
            if place.by == LOT or (after is not None and after.by == LOT)
        ]
    )


@dataclass(frozen=True, slots=True)
class Final:
    """The first ``seats`` players who are still in, in the order of the stage before, play one game. Those behind
    them are its reserves, who move up as long as it has not begun (S16.15), and keep their places (S16.14).

    The nuggets of the final alone count; then the result of the stage before, as ``scores`` of the history tell it
    (equal where only a lot parted two), then a new lot (S16.12, S16.13)."""

    seats: int = FINALISTS

    def __post_init__(self) -> None:
        if not FEWEST_FINALISTS <= self.seats <= MOST:
            raise ValueError("seats")

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        if _games(history):
            order = [place for place in self.standings(history) if NUGGETS in place.values]
            finalists = tuple([place.player for place in order])
            drawn = _by_lot(order)
            notes = [Note("final-over", {"players": finalists[:1]})]
            if drawn:
                notes.append(Note("final-lot", {"players": drawn}))
            return Over(finalists, tuple(notes))
        players = list(history.active[: self.seats])
        if len(players) < FEWEST_FINALISTS:
            return Impossible("final-few", {"entrants": len(players), "least": FEWEST_FINALISTS})
        chance.shuffle(players)
        table = tuple(players)
        notes = [Note("final", {"players": tuple([one for one in history.active if one in table])})]
        if len(table) < self.seats:
            notes.append(Note("final-small", {"entrants": len(table), "seats": self.seats}))
        return Draw((table,), tuple(notes), label="final")

    def basis(self, history: History) -> Basis:
        return Basis(history.active[: self.seats], bool(_games(history)))

    def standings(self, history: History) -> tuple[Place, ...]:
        final = next(iter(_games(history)), None)
        order = [player for player in history.players if player not in history.out]
        gone = [Place(0, player, {}) for player in history.players if player in history.out]
        if final is None:
            return (*[Place(number, player, {}) for number, player in enumerate(order, 1)], *gone)
        paid = dict(zip(final.players, _paid(final), strict=True))
        finalists = [player for player in order if player in paid]
        scores = history.scores or {player: -float(place) for place, player in enumerate(history.players)}
        before = {player: scores.get(player, 0.0) for player in finalists}
        criteria = {
            NUGGETS: {player: paid[player] for player in finalists},
            GROUP_PLACE: before,
            LOT: lots(finalists, f"{history.seed} final"),
        }
        best = sorted(before.values(), reverse=True)
        places = [
            Place(
                one.rank, one.player, {**one.values, GROUP_PLACE: 1 + best.index(before[one.player])}, one.by
            )
            for one in ranked(finalists, criteria)
        ]
        rest = [player for player in order if player not in paid]
        behind = [Place(number, player, {}) for number, player in enumerate(rest, len(places) + 1)]
        return (*places, *behind, *gone)
