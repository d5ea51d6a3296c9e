"""Swiss rounds: players meet others with as many wins, until the planned number of rounds is played (T11.6, OP-13)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import lcm
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.tournaments.structures.history import (
    ABSENT,
    BYE,
    GAME,
    NOBODY,
    Basis,
    Draw,
    History,
    Impossible,
    Note,
    Over,
    Place,
    lots,
    ranked,
)
from ludarium.tournaments.structures.score_pairing import Pair, Scored, pair

MOST_ROUNDS: Final = 100

WINS: Final = "wins"
OPPONENTS: Final = "opponents"
HEAD_TO_HEAD: Final = "head-to-head"
LOT: Final = "lot"


@final
class Tally:
    """What a player has done in a stage so far."""

    __slots__ = ("byes", "lost", "played", "wins", "won")

    def __init__(self) -> None:
        self.wins = 0
        """All wins: games, byes, and missed rounds that the organiser counts as won. What players are paired by."""
        self.lost = 0
        """Games lost at a table."""
        self.byes = 0
        """A missed round is none, however it counts."""
        self.won = 0
        self.played = 0
        """Rounds played and those of them that were won, byes included, missed rounds left out."""

    @property
    def standing(self) -> tuple[int, int]:
        """Least for the lowest tally. Of those with equal wins it is lower for who lost more games: a round that
        somebody missed makes nobody first in line for a bye."""
        return (self.wins, -self.lost)


def tallies(history: History) -> dict[int, Tally]:
    """Everybody's, finished tables only."""
    found = {player: Tally() for player in history.players}
    for meetings in history.rounds:
        for meeting in meetings:
            if not meeting.finished:
                continue
            for player in meeting.players:
                tally = found.get(player)
                if tally is None:
                    continue
                won = meeting.winner == player
                tally.wins += won
                if meeting.kind != ABSENT:
                    tally.played += 1
                    tally.won += won
                tally.byes += meeting.kind == BYE
                tally.lost += meeting.kind == GAME and player in meeting.losers
    return found


def opponents_win_rate(history: History, found: Mapping[int, Tally]) -> dict[int, float]:
    """The mean, over the opponents met in finished games, of their wins ÷ rounds played (OP-13); 0 for who has met
    nobody.

    A bye is no opponent. It is a round played and won by who has it. A missed round is not played: neither a late
    entry nor a drop changes the rate of those who were met before or after. Who was met twice counts twice.
    Fractions are exact, so that ties are ties."""
    whole = lcm(*[tally.played for tally in found.values() if tally.played])
    rates = {player: tally.won * (whole // tally.played) for player, tally in found.items() if tally.played}
    result = {}
    for player, meetings in history.of.items():
        met = [
            rates[other]
            for meeting in meetings
            if meeting.kind == GAME
            for other in meeting.players
            if other != player and other in rates
        ]
        result[player] = sum(met) / (whole * len(met)) if met else 0.0
    return result


@dataclass(frozen=True)
class Swiss:
    """A fixed number of rounds. Raises ``ValueError`` with the name of a setting that can't be.

    A round has, in this order: the bye for the lowest tally of those with the fewest byes, so that nobody has a
    second one before everybody else had one; as few rematches as there can be; the least total difference of wins,
    where a player who falls out of their group meets the next one. What is left is chance."""

    rounds: int = 0
    """0 for ⌈log₂ n⌉, n being the players of round 1: enough for at most one of them to be undefeated."""
    bye_yields: bool = False
    """Whether a better tally may have the bye where that saves a rematch. Nobody has a second bye for that."""

    def __post_init__(self) -> None:
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise ValueError("rounds")

    def rounds_of(self, history: History) -> int:
        """The number of rounds, fixed by who was there in the first one."""
        first = history.rounds[0] if history.rounds else ()
        players = sum([len(meeting.players) for meeting in first if meeting.kind != ABSENT])
        return self.rounds or ((players or len(history.active)) - 1).bit_length()

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        if not history.finished:
            return Impossible("swiss-unfinished", {"round": len(history.rounds)})
        number, rounds = len(history.rounds) + 1, self.rounds_of(history)
        players = history.active
        if not players:
            return Impossible("swiss-nobody")
        if len(players) == 1:
            return self._over(history, "swiss-alone", player=players[0])
        if number > rounds:
            return self._over(history, "swiss-over", rounds=rounds)
        found = tallies(history)
        paired = pair(self.scored(history, found), chance)
        pairs = [(players[a], players[b]) for a, b in paired.pairs]
        bye = players[paired.bye] if paired.bye >= 0 else NOBODY
        return Explained(history, found, pairs, bye).draw(number, rounds)

    def basis(self, history: History) -> Basis:
        players = history.active
        found = tallies(history)
        over = len(players) < 2 or len(history.rounds) >= self.rounds_of(history)
        byes = frozenset([] if over else self._staying(players, found))
        return Basis(players, over, {player: float(found[player].wins) for player in players}, byes)

    def scored(self, history: History, found: Mapping[int, Tally]) -> Scored:
        """What the next round is paired by; players are places in ``history.active``."""
        players = history.active
        place = {player: n for n, player in enumerate(players)}
        return Scored(
            [found[player].wins for player in players],
            [
                {place[other]: times for other, times in history.met[player].items() if other in place}
                for player in players
            ],
            {place[player]: cost for player, cost in self._staying(players, found).items()},
        )

    def _staying(self, players: tuple[int, ...], found: Mapping[int, Tally]) -> dict[int, int]:
        """Who may have the bye of this round, and the cost of that: 0 for the lowest tally."""
        if len(players) % 2 == 0:
            return {}
        fewest = min([found[player].byes for player in players])
        without = [player for player in players if found[player].byes == fewest]
        levels = sorted({found[player].standing for player in without})
        cost = {standing: n for n, standing in enumerate(levels if self.bye_yields else levels[:1])}
        return {player: cost[found[player].standing] for player in without if found[player].standing in cost}

    def _over(self, history: History, code: str, **facts: int) -> Over:
        order = [place.player for place in self.standings(history) if place.player not in history.out]
        return Over(tuple(order), (Note(code, {**facts, "players": tuple(order[:2])}),))

    def standings(self, history: History) -> tuple[Place, ...]:
        """Wins, opponents' win rate, head-to-head between exactly two who are level, lot (OP-13). What anybody has
        played stands (OP-15): who left is ranked by it, who was removed comes last, without a rank."""
        found = tallies(history)
        rates = opponents_win_rate(history, found)
        drawn = lots(history.players, history.seed)
        here = [player for player in history.players if player not in history.removed]
        places = self._ranked(history, here, found, rates, drawn)
        gone = [player for player in history.players if player in history.removed]
        unranked = self._ranked(history, gone, found, rates, drawn)
        return (*places, *[Place(0, place.player, place.values) for place in unranked])

    def _ranked(
        self,
        history: History,
        players: Iterable[int],
        found: Mapping[int, Tally],
        rates: Mapping[int, float],
        drawn: Mapping[int, float],
    ) -> tuple[Place, ...]:
        level: dict[tuple[int, float], list[int]] = {}
        for player in players:
            level.setdefault((found[player].wins, rates[player]), []).append(player)
        between = dict.fromkeys([player for group in level.values() for player in group], 0.0)
        for group in level.values():
            if len(group) == 2:
                one, other = group
                won = [
                    meeting.winner
                    for meeting in history.of[one]
                    if meeting.kind == GAME and other in meeting.players
                ]
                ahead = won.count(one) - won.count(other)
                if ahead:
                    between[one if ahead > 0 else other] = 1.0
        return ranked(
            between,
            {
                WINS: {player: float(found[player].wins) for player in between},
                OPPONENTS: rates,
                HEAD_TO_HEAD: between,
                LOT: drawn,
            },
            1e-12,
        )


@final
class Explained:
    """Why a round is as it is."""

    def __init__(self, history: History, found: Mapping[int, Tally], pairs: list[Pair], bye: int) -> None:
        self.history = history
        self.found = found
        self.pairs = pairs
        self.bye = bye
        self.paired = [player for two in pairs for player in two]
        levels = sorted({found[player].wins for player in self.paired}, reverse=True)
        self.step = {wins: n for n, wins in enumerate(levels)}
        many = [0] * len(levels)
        crossing = [0] * len(levels)
        for player in self.paired:
            many[self.step[found[player].wins]] += 1
        for one, other in pairs:
            for n in range(self.step[found[one].wins], self.step[found[other].wins]):
                crossing[n] += 1
        self.needed: list[bool] = []
        """For the border under each group: whether just the one pair crosses it that has to."""
        above = 0
        for n, count in enumerate(many):
            above += count
            self.needed.append(crossing[n] == above % 2)

    def draw(self, number: int, rounds: int) -> Draw:
        notes = [Note("swiss-first" if number == 1 else "swiss", {"round": number, "rounds": rounds})]
        again = [two for two in self.pairs if two[1] in self.history.met[two[0]]]
        if again:
            notes.append(Note("swiss-rematches", {"count": len(again)}))
        why = {n: self._why(one, other, number) for n, (one, other) in enumerate(self.pairs)}
        tables: list[tuple[int, ...]] = list(self.pairs)
        if self.bye != NOBODY:
            why[len(tables)] = (self._why_bye(number),)
            tables.append((self.bye,))
        return Draw(tuple(tables), tuple(notes), why)

    def _why(self, one: int, other: int, number: int) -> tuple[Note, ...]:
        more, fewer = self.found[one].wins, self.found[other].wins
        facts = {"player": one, "other": other, "wins": more, "fewer": fewer}
        if more > fewer:
            first, last = self.step[more], self.step[fewer]
            odd = last == first + 1 and self.needed[first]
            told = Note("swiss-odd" if odd else "swiss-apart", facts)
        elif number == 1:
            told = Note("swiss-random")
        else:
            told = Note("swiss-level", {"wins": more})
        times = self.history.met[one].get(other, 0)
        return (told, Note("swiss-rematch", {**facts, "times": times})) if times else (told,)

    def _why_bye(self, number: int) -> Note:
        mine = self.found[self.bye]
        facts = {"player": self.bye, "wins": mine.wins, "byes": mine.byes}
        without = [
            self.found[player].standing for player in self.paired if self.found[player].byes == mine.byes
        ]
        if number == 1:
            return Note("swiss-bye-random", facts)
        if min(without, default=mine.standing) < mine.standing:
            return Note("swiss-bye-saves", facts)
        return Note("swiss-bye-again" if mine.byes else "swiss-bye", facts)
