"""Round-robin pools of fencers, and the round robin of everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.core.chance import Chance
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
from ludarium.tournaments.structures.matching import perfect_matching

SMALLEST: Final = 4
LARGEST: Final = 8

REACH: Final = 50
"""How many pools away from where the snake leads somebody may be put to be apart from club mates."""
TOGETHER: Final = 1_000_000
"""What a club mate in a pool costs, in squares of the distance in pools."""

BOUTS: Final[Mapping[int, str]] = {
    4: "14 23 13 24 34 12",
    5: "12 34 51 23 54 13 25 41 35 42",
    6: "12 45 23 56 31 64 25 14 53 16 42 36 51 34 62",
    7: "14 25 36 71 54 23 67 51 43 62 57 31 46 72 35 16 24 73 65 12 47",
    8: "23 15 74 68 12 34 56 87 41 52 83 67 42 81 75 36 28 54 61 37 48 26 35 17 46 85 72 13",
}
"""The standard orders of bouts: the numbers of the two fencers, from 1."""


def bout_order(fencers: int) -> tuple[tuple[int, int], ...]:
    """The bouts of a pool in order, fencers numbered from 1: the standard order where there is one (4 to 8), else
    the rounds of a round robin one after the other."""
    if fencers in BOUTS:
        return tuple([(int(bout[0]), int(bout[1])) for bout in BOUTS[fencers].split()])
    turns = circle(fencers)
    return tuple([(one + 1, other + 1) for turn in turns for one, other in turn])


def circle(players: int) -> list[list[tuple[int, int]]]:
    """Rounds, numbers from 0, in which everybody meets everybody once and nobody plays twice in a round: the circle
    method. With an odd number each sits out once."""
    size = players + players % 2
    turns = []
    for turn in range(size - 1):
        ring = [0] + [(turn + n) % (size - 1) + 1 for n in range(size - 1)]
        pairs = [(ring[n], ring[size - 1 - n]) for n in range(size // 2)]
        turns.append([pair for pair in pairs if max(pair) < players])
    return turns


def pool_sizes(players: int, wanted: int) -> tuple[int, ...]:
    """Sizes of the pools, as equal as possible, larger ones first: of 4 to 8, as near to ``wanted`` as they can be,
    larger pools rather than smaller ones where two ways are as near. Fewer than 4 players are one pool.

    >>> pool_sizes(17, 6)
    (6, 6, 5)
    """

    def sizes(pools: int) -> tuple[int, ...]:
        size, more = divmod(players, pools)
        return (size + 1,) * more + (size,) * (pools - more)

    ways = [sizes(pools) for pools in range(1, players // SMALLEST + 1)]
    ways = [way for way in ways if way[0] <= LARGEST]
    if not ways:
        return (players,)
    return min(ways, key=lambda way: (sum([abs(size - wanted) for size in way]) / len(way), len(way)))


def seeded_pools(
    players: Sequence[int], wanted: int, clubs: Mapping[int, str]
) -> tuple[tuple[int, ...], ...]:
    """Players, best first, dealt to pools row by row in a snake. In each row as few as possible join a pool with
    somebody of their club, and everybody stays as near as possible to where the snake leads. The rows stay the same,
    so that the pools stay as strong as each other."""
    pools: list[list[int]] = [[] for _ in pool_sizes(len(players), wanted)]
    for row, start in enumerate(range(0, len(players), len(pools))):
        dealt = players[start : start + len(pools)]
        snake = range(len(pools)) if row % 2 == 0 else range(len(pools) - 1, -1, -1)
        for player, pool in zip(dealt, _apart(dealt, snake, pools, clubs), strict=False):
            pools[pool].append(player)
    return tuple([tuple(pool) for pool in pools])


def _apart(
    dealt: Sequence[int], snake: Sequence[int], pools: list[list[int]], clubs: Mapping[int, str]
) -> Sequence[int]:
    """A pool for each player of a row, which may be shorter than there are pools."""

    def mates(player: int, pool: int) -> int:
        return sum([clubs.get(mate, "") == clubs[player] for mate in pools[pool]])

    known = [n for n, player in enumerate(dealt) if clubs.get(player)]
    if not any(mates(dealt[n], snake[n]) for n in known):
        return snake
    count = len(pools)
    edges = []
    for n, place in enumerate(snake):
        for pool in range(max(0, place - REACH), min(count, place + REACH + 1)):
            cost = 0
            if n < len(dealt):
                together = mates(dealt[n], pool) if clubs.get(dealt[n]) else 0
                cost = together * TOGETHER + (pool - place) ** 2
            edges.append((n, count + pool, cost))
    return [partner - count for partner in perfect_matching(2 * count, edges)[:count]]


@dataclass(frozen=True)
class Pools:
    """One round with all bouts of all pools, so that every pool can fence at its own pace; the tables of a pool stand
    together in the order of its bouts. Who comes after the draw fences the smallest pool, in a further round.

    Raises ``ValueError`` with the name of a setting that can't be."""

    size: int = 7
    """The size of pools that is wanted, 4 to 8."""
    apart: bool = True
    """Whether fencers of one club are kept apart."""
    annul: bool = True
    """Whether the bouts of who leaves before all are fenced count for nobody; else they stand as they are."""
    through: int = 0
    """How many go on; 0 for everybody."""

    def __post_init__(self) -> None:
        if not SMALLEST <= self.size <= LARGEST:
            raise ValueError("size")
        if not 0 <= self.through <= 10_000:
            raise ValueError("through")

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        pools = pools_of(history)
        if not pools and len(history.active) > 1:
            return self._first(history)
        members = {player for pool in pools for player in pool}
        late = [player for player in history.active if player not in members]
        if late and any(player not in history.out for player in members):
            return _late(history, pools, late)
        order = [place.player for place in self.standings(history) if place.player not in history.out]
        through = tuple(order[: self.through or len(order)])
        return Over(through, (Note("pools-over", {"count": len(through)}),))

    def basis(self, history: History) -> Basis:
        """Who comes to be in it later has a further round."""
        members = {player for pool in pools_of(history) for player in pool}
        late = not all([player in members for player in history.active])
        if not members:
            return Basis((), len(history.active) < 2)
        return Basis((), not late or members <= history.out)

    def _first(self, history: History) -> Draw:
        players = history.active
        clubs = history.clubs if self.apart else {}
        pools = seeded_pools(players, self.size, clubs)
        notes = [Note("pools", {"count": len(players), "pools": len(pools)})]
        if clubs:
            together = sum([_mates(pool, clubs) for pool in pools])
            notes.append(Note("pools-clubs", {"pairs": together}))
        tables: list[tuple[int, ...]] = []
        why: dict[int, tuple[Note, ...]] = {}
        for number, pool in enumerate(pools, 1):
            notes.append(Note("pool", {"pool": number, "players": pool}))
            bouts = bout_order(len(pool))
            for bout, (one, other) in enumerate(bouts, 1):
                why[len(tables)] = (Note("pool-bout", {"pool": number, "bout": bout, "of": len(bouts)}),)
                tables.append((pool[one - 1], pool[other - 1]))
        return Draw(tuple(tables), tuple(notes), why)

    def standings(self, history: History) -> tuple[Place, ...]:
        """Across all pools: victories per bout, indicator, touches scored, lot. No head-to-head. Who left before
        all own bouts were fenced has no rank (``annul``)."""
        return standings(history, self.annul)


@dataclass(frozen=True)
class RoundRobin:
    """Everybody meets everybody, a round at a time. Who comes late is still met by all."""

    annul: bool = False
    """Whether the games of who leaves count for nobody; else they stand."""
    through: int = 0
    """How many go on; 0 for everybody."""

    def __post_init__(self) -> None:
        if not 0 <= self.through <= 10_000:
            raise ValueError("through")

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        players, out, met = history.players, history.out, history.met
        free = set(history.active)
        pairs: list[tuple[int, int]] = []
        # Without late entries the first turn that is new is wholly new; else its gaps are filled with what is left.
        for turn in circle(len(players)):
            for a, b in turn:
                one, other = players[a], players[b]
                if one in free and other in free and other not in met[one]:
                    pairs.append((one, other))
            if pairs:
                break
        if not pairs:
            order = [place.player for place in self.standings(history) if place.player not in out]
            through = tuple(order[: self.through or len(order)])
            return Over(through, (Note("round-robin-over", {"count": len(through)}),))
        free -= {player for pair in pairs for player in pair}
        for one in players:
            for other in players:
                if one != other and one in free and other in free and other not in met[one]:
                    pairs.append((one, other))
                    free -= {one, other}
        byes = [player for player in players if player in free]
        why = {len(pairs) + n: (Note("bye-turn", {"player": player}),) for n, player in enumerate(byes)}
        told = Note("round-robin", {"round": len(history.rounds) + 1})
        return Draw((*pairs, *[(player,) for player in byes]), (told,), why)

    def basis(self, history: History) -> Basis:
        """Who comes to be in it later is still met by all."""
        here, met = history.active, history.met
        return Basis((), all([other in met[one] for n, one in enumerate(here) for other in here[:n]]))

    def standings(self, history: History) -> tuple[Place, ...]:
        """Victories per game, then the points won less those lost, points won, lot. Byes count for nothing."""
        return standings(history, self.annul)


def pools_of(history: History) -> tuple[tuple[int, ...], ...]:
    """The pools as they were drawn, in the order of their tables: those who have a bout with each other. Fencers stand
    in the order of their numbers."""
    place = {player: n for n, player in enumerate(history.players)}
    lead: dict[int, int] = {}

    def leader(player: int) -> int:
        """Somebody who stands for a whole pool."""
        while (above := lead.setdefault(player, player)) != player:
            lead[player] = lead[above]
            player = above
        return player

    for meetings in history.rounds:
        for meeting in meetings:
            if meeting.kind == GAME:
                for other in meeting.players[1:]:
                    lead[leader(other)] = leader(meeting.players[0])
    pools: dict[int, list[int]] = {}
    for player in list(lead):
        pools.setdefault(leader(player), []).append(player)
    return tuple(
        [tuple(sorted(pool, key=lambda player: place.get(player, len(place)))) for pool in pools.values()]
    )


def standings(history: History, annul: bool) -> tuple[Place, ...]:
    """Players by what they won of what they played. ``annul``: see ``Pools``; who is annulled has rank 0."""
    gone = annulled(history) if annul else frozenset()
    won = dict.fromkeys(history.players, 0)
    played = dict.fromkeys(history.players, 0)
    scored = dict.fromkeys(history.players, 0)
    received = dict.fromkeys(history.players, 0)
    for meetings in history.rounds:
        for meeting in meetings:
            if meeting.finished and meeting.kind == GAME and not gone.intersection(meeting.players):
                for n, player in enumerate(meeting.players):
                    played[player] += 1
                    won[player] += meeting.winner == player
                    if meeting.points:
                        scored[player] += meeting.points[n]
                        received[player] += sum(meeting.points) - meeting.points[n]
    stay = [player for player in history.players if player not in gone]
    drawn = lots(history.players, history.seed)
    criteria = {
        "victories": {player: won[player] / played[player] if played[player] else 0.0 for player in stay},
        "indicator": {player: float(scored[player] - received[player]) for player in stay},
        "touches": {player: float(scored[player]) for player in stay},
        "lot": {player: drawn[player] for player in stay},
    }
    nothing = dict.fromkeys(criteria, 0.0)
    last = [Place(0, player, nothing) for player in history.players if player in gone]
    return (*ranked(stay, criteria), *last)


def annulled(history: History) -> frozenset[int]:
    """Who has left without having fenced all bouts. A bout that was fenced has touches; one that was given to the
    opponent has none. In a game that counts no points that can't be told apart: then everybody who left is annulled."""
    counts = any(meeting.points for meetings in history.rounds for meeting in meetings)

    def fenced(meeting: Meeting) -> bool:
        return counts and meeting.finished and bool(meeting.points)

    return frozenset(
        player
        for player in history.out
        if player in history.of
        and not all(
            fenced(meeting)
            for meetings in history.rounds
            for meeting in meetings
            if player in meeting.players and meeting.kind == GAME
        )
    )


def _late(history: History, pools: Sequence[Sequence[int]], late: Sequence[int]) -> Draw:
    """The bouts of those who came after the draw: each joins the pool that is then the smallest."""
    here = [[player for player in pool if player not in history.out] for pool in pools]
    joined: list[list[int]] = [[] for _ in pools]
    for player in late:
        smallest = min([n for n, pool in enumerate(here) if pool], key=lambda n: len(here[n]))
        here[smallest].append(player)
        joined[smallest].append(player)
    notes = []
    tables: list[tuple[int, ...]] = []
    why: dict[int, tuple[Note, ...]] = {}
    for number, (pool, new) in enumerate(zip(here, joined, strict=True), 1):
        bouts = [
            bout for bout in bout_order(len(pool)) if pool[bout[0] - 1] in new or pool[bout[1] - 1] in new
        ]
        for bout, (one, other) in enumerate(bouts, 1):
            why[len(tables)] = (Note("pool-bout", {"pool": number, "bout": bout, "of": len(bouts)}),)
            tables.append((pool[one - 1], pool[other - 1]))
        for player in new:
            notes.append(Note("pool-late", {"player": player, "pool": number}))
    return Draw(tuple(tables), tuple(notes), why)


def _mates(pool: Sequence[int], clubs: Mapping[int, str]) -> int:
    """How many pairs of a pool share a club."""
    return sum(
        [
            bool(clubs.get(one)) and clubs.get(one) == clubs.get(other)
            for n, one in enumerate(pool)
            for other in pool[:n]
        ]
    )
