"""Pairs of players with scores as near, and as few rematches, as possible: what a Swiss round asks for.

A pairing is better than another one by, in this order: fewer tables that meet again; fewer earlier meetings at
those tables; less total difference of scores; less total square of those differences (so that of two players who
fall out of their groups each goes to the next group, and not one of them past it).

Three ways lead to a best one, from the cheapest on. All give the optimum, or give way to the next:

- Neighbours in the sorted list, with players of equal scores changing places until no pair meets again. No pairing
  has less difference, whoever has met whom, so one that gets there is a best one.
- Groups above the first large group, and below the last one, are paired exactly, where each player may also go to
  the large group at the cost of the way. Differences add up over the steps between groups, so this is a lower bound
  for those groups in any pairing; where the large groups take up who comes, the bound is reached.
- A matching of least cost: over all pairs, or in large fields over pairs of near scores, and then over whatever
  other pairs the prices of that matching (its duals) do not rule out, until none is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.tournaments.structures.blossoms import Edge
from ludarium.tournaments.structures.matching import Matcher, perfect_matching

LARGE: Final = 24
"""Players of a group that can take up what comes from others."""
ROOM: Final = 3
"""A large group has more than this many times the opponents that anybody has met."""
ZONE: Final = 160
"""The most players of the groups above, or below, the large ones that are paired exactly by themselves."""
DENSE: Final = 160
"""The most players for whom all pairs are looked at at once."""
NEAR: Final = 10
"""Else, the pairs of a player that are looked at first: so many in their own group, and some in the next."""
TRIES: Final = 4

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Scored:
    """Players 0, 1, ... with their scores, and how often they have met."""

    scores: Sequence[int]
    met: Sequence[Mapping[int, int]]
    byes: Mapping[int, int]
    """Of an odd number of players, who may stay alone, and how bad that is: least is best, and comes after
    rematches and before differences."""


@dataclass(frozen=True, slots=True)
class Paired:
    pairs: tuple[Pair, ...]
    """Who has the higher score comes first; tables by the scores of both."""
    bye: int = -1


def pair(scored: Scored, chance: Chance) -> Paired:
    """A best pairing, by chance where there are several.

    >>> pair(Scored([1, 0, 0, 1], [{}, {}, {}, {}], {}), Chance.of("example")).pairs in [((0, 3), (1, 2)),
    ...     ((3, 0), (1, 2)), ((0, 3), (2, 1)), ((3, 0), (2, 1))]
    True
    """
    if len(scored.scores) % 2 and not scored.byes:
        raise ValueError("an odd number of players, and nobody may have a bye")
    order = sorted_by_chance(scored, chance)
    return (
        by_neighbours(scored, order, chance) or by_zones(scored, order, chance) or by_matching(scored, order)
    )


def sorted_by_chance(scored: Scored, chance: Chance) -> list[int]:
    """The players by score, those of equal scores in any order."""
    order = list(range(len(scored.scores)))
    chance.shuffle(order)
    order.sort(key=lambda player: -scored.scores[player])
    return order


def _paired(scored: Scored, pairs: list[Pair], bye: int) -> Paired:
    scores = scored.scores
    turned = [(a, b) if scores[a] >= scores[b] else (b, a) for a, b in pairs]
    turned.sort(key=lambda two: (-scores[two[0]], -scores[two[1]]))
    return Paired(tuple(turned), bye)


# -- neighbours


def by_neighbours(scored: Scored, order: list[int], chance: Chance) -> Paired | None:
    """A pairing as good as if nobody had met, if it is found quickly."""
    best = min(scored.byes.values(), default=0)
    staying = [player for player in order if scored.byes.get(player, -1) == best] if len(order) % 2 else [-1]
    for _ in range(TRIES):
        bye = staying[chance.below(len(staying))]
        slots = Slots(scored, [player for player in order if player != bye])
        if slots.mend(chance):
            return _paired(scored, slots.pairs(), bye)
    return None


@final
class Slots:
    """Seats of pairs, two by two, each for somebody of a certain score."""

    def __init__(self, scored: Scored, seated: list[int], fixed: frozenset[int] = frozenset()) -> None:
        self.met = scored.met
        self.seated = seated
        self.score = [scored.scores[player] for player in seated]
        self.fixed = fixed
        """Who stays on the seat."""
        self.level: dict[int, list[int]] = {}
        for seat, player in enumerate(seated):
            if player not in fixed:
                self.level.setdefault(self.score[seat], []).append(seat)

    def pairs(self) -> list[Pair]:
        return [(self.seated[n], self.seated[n + 1]) for n in range(0, len(self.seated), 2)]

    def mend(self, chance: Chance) -> bool:
        """Let players of equal scores change seats until nobody sits with somebody whom they have met."""
        for seat in range(0, len(self.seated), 2):
            if self.seated[seat + 1] in self.met[self.seated[seat]]:
                if not self._change(seat, chance) and not self._change(seat + 1, chance):
                    return False
        return True

    def _change(self, seat: int, chance: Chance) -> bool:
        player = self.seated[seat]
        if player in self.fixed:
            return False
        partner = self.seated[seat ^ 1]
        others = self.level[self.score[seat]]
        begin = chance.below(len(others))
        for n in range(len(others)):
            there = others[(begin + n) % len(others)]
            if there ^ 1 == seat or there == seat:
                continue
            other = self.seated[there]
            if other not in self.met[partner] and self.seated[there ^ 1] not in self.met[player]:
                self.seated[seat] = other
                self.seated[there] = player
                return True
        return False


# -- zones


def by_zones(scored: Scored, order: list[int], chance: Chance) -> Paired | None:
    """The ends of the field exactly, the large groups between them by changing seats."""
    groups: dict[int, list[int]] = {}
    for player in order:
        groups.setdefault(scored.scores[player], []).append(player)
    opponents = max([len(scored.met[player]) for player in order], default=0)
    large = [s for s, group in groups.items() if len(group) >= LARGE and len(group) > ROOM * opponents]
    if not large or len({scored.scores[player] for player in scored.byes}) > 1:
        return None
    first, last = large[0], large[-1]
    above = [player for player in order if scored.scores[player] > first]
    below = [player for player in order if scored.scores[player] < last]
    staying = [player for player in order if player in scored.byes]
    middle = {score: list(group) for score, group in groups.items() if first >= score >= last}
    bye = -1
    if staying and last <= scored.scores[staying[0]] <= first:
        bye = staying[chance.below(len(staying))]
        middle[scored.scores[bye]].remove(bye)
    ends: list[Pair] = []
    leaving: list[list[int]] = []
    for zone, hub in ((above, first), (below, last)):
        alone = [player for player in zone if player in scored.byes] if bye < 0 else []
        if len(zone) > ZONE:
            return None
        pairs, out, left = _zone(scored, zone, hub, alone)
        ends += pairs
        leaving.append(out)
        bye = left if left >= 0 else bye
    seated: list[int] = []
    for out, hub in zip(leaving, (first, last), strict=True):
        if len(out) > len(middle[hub]):
            return None
        for player in out:
            seated += [player, middle[hub].pop()]
    for group in middle.values():
        seated += group
    slots = Slots(scored, seated, frozenset(leaving[0] + leaving[1]))
    return _paired(scored, ends + slots.pairs(), bye) if slots.mend(chance) else None


def _zone(scored: Scored, zone: list[int], hub: int, alone: list[int]) -> tuple[list[Pair], list[int], int]:
    """The pairs of some groups, who goes from them to the hub, and who has the bye (one of ``alone``, if any).

    Two copies of the zone, where whoever leaves in one is paired with their double: a perfect matching of those
    is twice the best of pairs and leavers."""
    if not zone:
        return [], [], -1
    scores = [scored.scores[player] for player in zone]
    many = len(zone)
    squares = many * (max([*scores, hub]) - min([*scores, hub])) ** 2 + 1
    ghost = 2 * many
    edges: list[Edge] = []
    for i in range(many):
        way = abs(scores[i] - hub)
        edges.append((i, many + i, 2 * (way * squares + way * way)))
        for j in range(i):
            if zone[j] not in scored.met[zone[i]]:
                gap = abs(scores[i] - scores[j])
                cost = gap * squares + gap * gap
                edges.append((i, j, cost))
                edges.append((many + i, many + j, cost))
        if zone[i] in alone:
            edges.append((i, ghost, 0))
            edges.append((many + i, ghost + 1, 0))
    mates = perfect_matching(2 * many + (2 if alone else 0), edges)
    pairs = [(zone[i], zone[mates[i]]) for i in range(many) if i < mates[i] < many]
    leaving = [zone[i] for i in range(many) if mates[i] == many + i]
    return pairs, leaving, zone[mates[ghost]] if alone else -1


# -- a matching of least cost


def by_matching(scored: Scored, order: list[int]) -> Paired:
    problem = Problem(scored, order)
    mates = problem.solve()
    pairs = [(order[i], order[mates[i]]) for i in range(len(order)) if i < mates[i] < len(order)]
    return _paired(scored, pairs, order[mates[len(order)]] if len(order) % 2 else -1)


@final
class Problem:
    """Pairs with their costs. Numbers are places in ``order``; of an odd number, one more stands for the bye."""

    def __init__(self, scored: Scored, order: list[int]) -> None:
        self.scored = scored
        self.order = order
        self.many = len(order)
        self.scores = [scored.scores[player] for player in order]
        tables = self.many // 2 + 1
        spread = self.scores[0] - self.scores[-1]
        self.per_gap = tables * spread * spread + 1
        self.per_bye = self.per_gap * (tables * spread + 1)
        self.per_meeting = self.per_bye * (max(scored.byes.values(), default=0) + 1)
        often = max([times for player in order for times in scored.met[player].values()], default=0)
        self.per_rematch = self.per_meeting * (tables * often + 1)

    def cost(self, i: int, j: int) -> int:
        """Of a pair, i < j."""
        if j == self.many:
            return self.scored.byes[self.order[i]] * self.per_bye
        gap = self.scores[i] - self.scores[j]
        cost = gap * self.per_gap + gap * gap
        times = self.scored.met[self.order[i]].get(self.order[j], 0)
        return cost + self.per_rematch + times * self.per_meeting if times else cost

    def solve(self) -> list[int]:
        size = self.many + self.many % 2
        staying = [
            (i, self.many) for i in range(self.many) if self.many % 2 and self.order[i] in self.scored.byes
        ]
        if self.many <= DENSE:
            pairs = [(i, j) for i in range(self.many) for j in range(i + 1, self.many)]
            return perfect_matching(size, [(i, j, self.cost(i, j)) for i, j in pairs + staying])
        chosen = set(staying) | self._near()
        while True:
            matcher = Matcher(size, [(i, j, self.cost(i, j)) for i, j in sorted(chosen)])
            mates = matcher.solve()
            missed = self._missed(matcher, chosen)
            if not missed:
                return mates
            chosen |= missed

    def _near(self) -> set[Pair]:
        """For each player some of their group and of the next ones, and the chain of all, so that there is a
        perfect matching whoever has the bye."""
        found = {(i, i + 1) for i in range(self.many - 1)} | {(i, i + 2) for i in range(self.many - 2)}
        for i in range(self.many):
            met = self.scored.met[self.order[i]]
            level, left = self.scores[i], NEAR
            for j in range(i + 1, self.many):
                if self.scores[j] != level:
                    if left == NEAR and level != self.scores[i]:
                        break
                    level, left = self.scores[j], NEAR // 2
                if left and self.order[j] not in met:
                    found.add((i, j))
                    left -= 1
                if not left and level != self.scores[i]:
                    break
        return found

    def _missed(self, matcher: Matcher, chosen: set[Pair]) -> set[Pair]:
        """Pairs that were not looked at, and by the prices of this matching may make a better one."""
        groups: dict[int, list[int]] = {}
        for i in range(self.many):
            groups.setdefault(self.scores[i], []).append(i)
        for group in groups.values():
            group.sort(key=lambda i: -matcher.dual[i])
        missed: set[Pair] = set()
        for high, upper in groups.items():
            for low, lower in groups.items():
                if low > high:
                    continue
                cost = 2 * ((high - low) * self.per_gap + (high - low) ** 2)
                for a in upper:
                    found = 0
                    for b in lower:
                        if matcher.dual[a] + matcher.dual[b] <= cost or found == NEAR:
                            break
                        two = (a, b) if a < b else (b, a)
                        if a != b and two not in chosen and matcher.allowance(a, b) > 2 * self.cost(*two):
                            missed.add(two)
                            found += 1
        return missed
