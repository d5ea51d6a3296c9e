"""Pairing at random (T12.2): every pairing with the fewest rematches is as likely as every other one (T12.8).

Pairings are drawn until one has no rematch, which makes those without one equally likely. Where they are too few to
be met that way, up to ``COUNTED`` players are paired by counting all pairings, which is exact as well. For more, a
minimum-cost matching tells the fewest rematches, and pairings are drawn until one has no more. Only where patience
runs out with that too the draw is not exact (note ``random-near``): it still has the fewest rematches, and comes from
a walk among the pairings that forgets where it began.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ludarium.core.chance import Chance
from ludarium.tournaments.structures.blossoms import Edge
from ludarium.tournaments.structures.history import Draw, Note
from ludarium.tournaments.structures.matching import perfect_matching

COUNTED: Final = 14
"""Up to how many players all pairings are counted: 135,135 pairings of at most 8,192 sets of players."""
HASTE: Final = 2_000
"""How many players are drawn in vain, beyond ``EACH`` times the field, before there is another way."""
PATIENCE: Final = 400_000
"""The same where it is known how many rematches there have to be, but there are too many pairings to count."""
EACH: Final = 40
CROSSING: Final = 100_000
"""What a pair of two neighbouring pools costs, in rematches."""
STEPS: Final = 200
"""Of the walk, for each pair."""

Cost = Callable[[int, int], int]


def random_pairs(
    players: Sequence[int],
    met: Mapping[int, Mapping[int, int]] | None,
    byes: Mapping[int, int],
    chance: Chance,
    *,
    pools: Mapping[int, int] | None = None,
    merit: Mapping[int, float] | None = None,
) -> Draw:
    """A pairing by chance. ``met`` says who has played whom, None that rematches are left to chance; ``byes`` how many
    byes each player had.

    An odd player has a bye, drawn from those with the fewest byes (T12.7), and of these with the least ``merit``
    where that is given; nobody whose bye would make a rematch more than another's. With ``pools``, players of one pool
    are paired with each other; where a pool is odd, one of its players meets one of the next pool."""
    notes: list[Note] = []
    why: dict[int, tuple[Note, ...]] = {}
    free: tuple[tuple[int, ...], ...] = ()
    before = {} if met is None else met
    if len(players) % 2:
        lucky, note, pairs, exact = _with_bye(players, before, byes, chance, pools or {}, merit)
        free = ((lucky,),)
        why[len(pairs)] = (note,)
    else:
        pairs, exact = _draw(list(players), before, pools or {}, chance)
    rematches = 0
    for place, (one, other) in enumerate(pairs):
        told: list[Note] = []
        if pools and pools[one] != pools[other]:
            told.append(Note("random-crossing", {"player": one, "other": other}))
        if other in before.get(one, {}):
            rematches += 1
            told.append(Note("random-rematch", {"player": one, "other": other}))
        if told:
            why[place] = tuple(told)
    if pairs:
        if met is None:
            notes.append(Note("random-any", {"count": 2 * len(pairs)}))
        else:
            code = "random" if exact else "random-near"
            notes.append(Note(code, {"count": 2 * len(pairs), "rematches": rematches}))
    if pairs and pools:
        notes.append(Note("random-pools"))
    return Draw((*pairs, *free), tuple(notes), why)


def _with_bye(
    players: Sequence[int],
    met: Mapping[int, Mapping[int, int]],
    byes: Mapping[int, int],
    chance: Chance,
    pools: Mapping[int, int],
    merit: Mapping[int, float] | None,
) -> tuple[int, Note, list[tuple[int, int]], bool]:
    """Who has the bye, why, and the pairs of the others with whether every pairing as good was equally likely.

    The lot is cast among all who may have the bye and leave the others no more rematches than anybody else would: a
    bye drawn before the pairs could leave two who have met with nobody but each other."""
    fewest = min([byes.get(player, 0) for player in players])
    few = [player for player in players if byes.get(player, 0) == fewest]
    if merit is not None:
        least = min([merit[player] for player in few])
        few = [player for player in few if merit[player] == least]
    among = len(few)
    best: tuple[int, list[tuple[int, int]], bool] = (few[0], [], True)
    again = len(players)
    while again and few:
        lucky = few.pop(chance.below(len(few)))
        pairs, exact = _draw([player for player in players if player != lucky], met, pools, chance)
        rematches = sum([other in met.get(one, {}) for one, other in pairs])
        if rematches < again:
            again, best = rematches, (lucky, pairs, exact)
    code = "bye-random" if merit is None else "bye-worst"
    return best[0], Note(code, {"player": best[0], "byes": fewest, "among": among}), best[1], best[2]


def _draw(
    players: list[int], met: Mapping[int, Mapping[int, int]], pools: Mapping[int, int], chance: Chance
) -> tuple[list[tuple[int, int]], bool]:
    """The pairs of an even number of players, and whether every pairing as good was equally likely."""
    found = _tried(players, met, pools, chance, HASTE)
    if found is not None:
        return found, True
    level = {pool: n for n, pool in enumerate(sorted({pools.get(player, 0) for player in players}))}

    def cost(one: int, other: int) -> int:
        # Squared, so that the cheapest pairings are those in which each odd pool lends one player to the next.
        apart = level[pools.get(one, 0)] - level[pools.get(other, 0)]
        return apart * apart * CROSSING + (other in met.get(one, {}))

    if len(players) <= COUNTED:
        return _counted(players, cost, chance), True
    start: list[tuple[int, int]] = []
    fewest = 0
    if not _certain(players, met, pools):
        start = _cheapest(players, cost)
        fewest = sum([cost(one, other) for one, other in start]) % CROSSING
    found = _tried(players, met, pools, chance, PATIENCE, fewest)
    if found is not None:
        return found, True
    return _walked(start or _cheapest(players, cost), cost, chance), False


def _certain(players: list[int], met: Mapping[int, Mapping[int, int]], pools: Mapping[int, int]) -> bool:
    """Whether there is a pairing without rematches because nobody has met half of a pool (Dirac's theorem), whether after
    it has lent two players to its neighbours."""
    sizes = Counter([pools.get(player, 0) for player in players])
    lent = 2 if pools else 0
    return 2 * max([len(met.get(player, ())) for player in players]) < min(sizes.values()) - lent - 1


def _tried(
    players: list[int],
    met: Mapping[int, Mapping[int, int]],
    pools: Mapping[int, int],
    chance: Chance,
    patience: int,
    allowed: int = 0,
) -> list[tuple[int, int]] | None:
    """Shuffles until no more neighbours than ``allowed`` have met; one more ends a shuffle. Nothing if patience ends.

    Pools lie one after the other and are shuffled each for itself, so that at most one pair crosses each border."""
    order = sorted(players, key=lambda player: pools.get(player, 0))
    first = list(range(len(order)))  # where the pool of each place begins
    for place in range(1, len(order)):
        if pools.get(order[place]) == pools.get(order[place - 1]):
            first[place] = first[place - 1]
    nobody: Mapping[int, int] = {}
    below = chance.below
    left = patience + EACH * len(order)
    while left > 0:
        spare = allowed
        for place in range(len(order) - 1, -1, -1):
            start = first[place]
            other = start + below(place - start + 1)
            order[place], order[other] = order[other], order[place]
            if not place % 2 and order[place + 1] in met.get(order[place], nobody):
                if not spare:
                    left -= len(order) - place
                    break
                spare -= 1
        else:
            return list(zip(order[::2], order[1::2], strict=True))
    return None


def _counted(players: list[int], cost: Cost, chance: Chance) -> list[tuple[int, int]]:
    """One of the cheapest pairings, all equally likely: by their number for every set of players left."""
    costs = [[cost(one, other) for other in players] for one in players]
    known: dict[int, tuple[int, int]] = {0: (0, 1)}

    def cheapest(left: int) -> tuple[int, int]:
        """The least cost of pairing this set, and in how many ways it is reached."""
        answer = known.get(left)
        if answer is None:
            one = (left & -left).bit_length() - 1
            least, ways = -1, 0
            for other, price in enumerate(costs[one]):
                if other > one and left >> other & 1:
                    more, many = cheapest(left ^ 1 << one ^ 1 << other)
                    if least < 0 or price + more < least:
                        least, ways = price + more, many
                    elif price + more == least:
                        ways += many
            answer = known[left] = (least, ways)
        return answer

    pairs = []
    left = (1 << len(players)) - 1
    while left:
        least, ways = cheapest(left)
        one = (left & -left).bit_length() - 1
        lot = chance.below(ways)
        for other, price in enumerate(costs[one]):
            if other > one and left >> other & 1:
                rest = left ^ 1 << one ^ 1 << other
                more, many = cheapest(rest)
                if price + more == least:
                    lot -= many
                    if lot < 0:
                        pairs.append((players[one], players[other]))
                        left = rest
                        break
    chance.shuffle(pairs)
    return pairs


def _cheapest(players: list[int], cost: Cost) -> list[tuple[int, int]]:
    """A pairing of least cost, whichever."""
    edges: list[Edge] = [
        (one, other, cost(players[one], players[other]))
        for one in range(len(players))
        for other in range(one)
    ]
    mates = perfect_matching(len(players), edges)
    return [(players[one], players[mate]) for one, mate in enumerate(mates) if one < mate]


def _walked(start: list[tuple[int, int]], cost: Cost, chance: Chance) -> list[tuple[int, int]]:
    """The last pairing as good as the first one on a walk (Metropolis) that exchanges the partners of two pairs. It
    takes a rematch more one time in four, to get from each cheapest pairing to the others."""
    pairs = list(start)
    found = list(start)
    more = 0
    for _ in range(STEPS * len(pairs)):
        one, other = chance.below(len(pairs)), chance.below(len(pairs))
        if one == other:
            continue
        (a, b), (c, d) = pairs[one], pairs[other]
        if chance.below(2):
            c, d = d, c
        change = cost(a, c) + cost(b, d) - cost(a, b) - cost(c, d)
        if change <= 0 or (change < CROSSING // 2 and not chance.below(4**change)):
            pairs[one], pairs[other] = (a, c), (b, d)
            more += change
            if not more:
                found = list(pairs)
    chance.shuffle(found)
    return found
