"""Who sits with whom at tables of several: the fewest repeated meetings, and tables of every size in turn (S16.7).

Where everybody of the first game is still there, a *schedule* (`schedules.py`) seats all games of a stage together: no
other that is known has fewer repeated meetings, and among those players take turns at tables of five and seven as evenly
as is known to be possible. After a drop or a late entry the schedule is *fitted* to who is there, or every earlier table
*dealt* over the new ones where there is no schedule, and a tabu search exchanges two players at a time, from the better
of the two, until nothing is left to gain. Nothing is stored: which schedule is followed shows in the rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from ludarium.core.chance import Chance
from ludarium.tournaments.structures.history import GAME, History
from ludarium.tournaments.structures.schedules import SCHEDULES, table_sizes

Tables = list[list[int]]

VARIANTS: Final = 24
"""How many schedules, which differ in who has which place, are looked at."""
REPEAT: Final = 1000
"""What a repeated meeting costs, against 1 for each odd table that a player at an odd one has had: more than all of
these together, so that nobody meets again to spread them."""
TIGHT: Final = (7, 8)
"""With so many tables there is little choice beside a schedule: only the last game leaves it to spread odd tables, for
else a later one could not be free of repeats."""
STEPS: Final = 250
TENURE: Final = 8
"""For how many steps, and up to as many more, a player who has moved stays."""


class GoneBefore:
    """What the rounds so far mean for the next one."""

    def __init__(self, history: History) -> None:
        self.rounds: list[list[tuple[int, ...]]] = [
            [one.players for one in meetings if one.kind == GAME] for meetings in history.rounds
        ]
        self.met = history.met
        self.odd = dict.fromkeys(history.players, 0)
        """How often each player sat at a table that was not of the size of most."""
        for tables in self.rounds:
            usual = usual_size([len(players) for players in tables])
            for players in tables:
                for player in players:
                    if len(players) != usual and player in self.odd:
                        self.odd[player] += 1

    def times(self, one: int, other: int) -> int:
        """How often two have met."""
        return self.met.get(one, {}).get(other, 0)

    def repeats(self, table: Sequence[int]) -> int:
        """The meetings at a table that are not the first, each as often as it happened before."""
        return sum([self.times(a, b) for at, a in enumerate(table) for b in table[:at]])

    def pairs(self, table: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Those at a table who have met."""
        for at, a in enumerate(table):
            for b in table[:at]:
                if self.times(a, b):
                    yield b, a

    def least_repeats(self, sizes: Iterable[int]) -> int:
        """No seating has fewer repeats: each new table can at best have as many from each earlier one."""
        least = 0
        for size in sizes:
            for tables in self.rounds:
                share, rest = divmod(size, max(len(tables), 1))
                least += len(tables) * (share * (share - 1) // 2) + rest * share
        return least


def usual_size(sizes: Sequence[int]) -> int:
    """The size of most tables, the larger of two that are as frequent; the others are odd ones."""
    return max(set(sizes), key=lambda size: (sizes.count(size), size)) if sizes else 0


def seat(
    before: GoneBefore, players: Sequence[int], sizes: Sequence[int], chance: Chance, last: bool = True
) -> tuple[tuple[int, ...], ...]:
    """Tables of these sizes for the players: by chance alone in the first round, then with as few repeated meetings
    as are found; ``last``: no game comes after this one."""
    if any(before.rounds):
        planned = list(_planned(before, chance))
        if followed := next((one for one in planned if one.fits(before, players, sizes)), None):
            return _shuffled(followed.tables(len(before.rounds)), chance)
        starts = [_fitted(before, one.tables(len(before.rounds)), players, sizes) for one in planned]
        starts.append(_dealt(before, players, sizes, chance))
        cost = [sum([before.repeats(table) for table in tables]) for tables in starts]
        tables = _Search(
            before, starts[cost.index(min(cost))], chance, last or len(sizes) not in TIGHT
        ).best()
    else:
        order = list(players)
        chance.shuffle(order)
        tables = _cut(order, sizes)
    return _shuffled(tables, chance)


def _shuffled(tables: Tables, chance: Chance) -> tuple[tuple[int, ...], ...]:
    for table in tables:
        chance.shuffle(table)
    chance.shuffle(tables)
    return tuple([tuple(table) for table in tables])


def _cut(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables: Tables = []
    at = 0
    for size in sizes:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


class _Plan:
    """A schedule with a player on each of its places."""

    def __init__(self, schedule: Sequence[str], order: Sequence[int], first: Sequence[Sequence[int]]) -> None:
        self.schedule = schedule
        self.order = order
        self.first = first

    def tables(self, game: int) -> Tables:
        """The tables of a game, counted from 0."""
        if not game:
            return [list(table) for table in self.first]
        tables: Tables = [[] for _ in self.first]
        for player, table in zip(self.order, self.schedule[game - 1], strict=True):
            tables[int(table, 16)].append(player)
        return tables

    def fits(self, before: GoneBefore, players: Sequence[int], sizes: Sequence[int]) -> bool:
        """Whether the rounds so far are those of this plan, and all its players are there, and nobody else."""
        return (
            set(players) == set(self.order)
            and sorted(sizes) == sorted(len(table) for table in self.first)
            and all(
                {frozenset(table) for table in tables} == {frozenset(table) for table in self.tables(game)}
                for game, tables in enumerate(before.rounds)
            )
        )


def _planned(before: GoneBefore, chance: Chance) -> Iterator[_Plan]:
    """Plans for who played the first round that go on to the next one, in an order by chance."""
    first = sorted(before.rounds[0], key=len, reverse=True)
    schedule = SCHEDULES.get(sum([len(table) for table in first]), ())
    if len(before.rounds) > len(schedule) or table_sizes(schedule) != [len(table) for table in first]:
        return
    variants = list(range(VARIANTS))
    chance.shuffle(variants)
    for variant in variants:
        places = Chance.of(f"places {variant} {before.rounds[0]}")
        tables = [list(table) for table in first]
        for table in tables:
            places.shuffle(table)
        # Tables of one size may change places; the sort keeps the larger ones first.
        places.shuffle(tables)
        tables.sort(key=len, reverse=True)
        yield _Plan(schedule, [player for table in tables for player in table], tables)


def _fitted(before: GoneBefore, groups: Tables, players: Sequence[int], sizes: Sequence[int]) -> Tables:
    """Planned tables made to fit who is there and how many sit where: whoever is too many at a table, or not in the
    plan, gets the free place with the fewest repeats."""
    here = set(players)
    groups = sorted([[one for one in group if one in here] for group in groups], key=len, reverse=True)
    wanted = sorted(sizes, reverse=True)
    tables = [group[:size] for group, size in zip(groups, wanted, strict=False)]
    tables += [[] for _ in wanted[len(tables) :]]
    seated = {player for table in tables for player in table}
    for player in players:
        if player not in seated:
            free = [table for table, size in zip(tables, wanted, strict=True) if len(table) < size]
            min(free, key=_repeats_of(before, player)).append(player)
    return tables


def _repeats_of(before: GoneBefore, player: int) -> Callable[[list[int]], int]:
    return lambda table: sum([before.times(player, other) for other in table])


def _dealt(before: GoneBefore, players: Sequence[int], sizes: Sequence[int], chance: Chance) -> Tables:
    """Everybody of each table of the last round dealt over all new ones."""
    here = set(players)
    order: list[int] = []
    last = [list(table) for table in before.rounds[-1]]
    chance.shuffle(last)
    for table in last:
        chance.shuffle(table)
        order += [player for player in table if player in here]
    seated = set(order)
    order += [player for player in players if player not in seated]
    tables: Tables = [[] for _ in sizes]
    at = 0
    for player in order:
        while len(tables[at % len(sizes)]) >= sizes[at % len(sizes)]:
            at += 1
        tables[at % len(sizes)].append(player)
        at += 1
    return tables


class _Search:
    """A tabu search: in each step the best exchange of one player who could sit better with anybody at another
    table, whether or not it is a gain; who has moved stays for a while."""

    def __init__(self, before: GoneBefore, tables: Tables, chance: Chance, spread: bool) -> None:
        """``spread``: odd tables are spread, too."""
        self.tables = tables
        self.chance = chance
        self.players = [player for table in tables for player in table]
        self.at = {player: number for number, table in enumerate(tables) for player in table}
        sizes = [len(table) for table in tables]
        usual = usual_size(sizes)
        self.is_odd = [size != usual for size in sizes]
        self.odd = {player: before.odd.get(player, 0) if spread else 0 for player in self.players}
        self.met = {one: {other: before.times(one, other) for other in self.players} for one in self.players}
        self.with_table = {
            one: [sum([row[other] for other in table]) for table in tables] for one, row in self.met.items()
        }
        """How many meetings each player has had with those who sit at each table now."""
        least_odd = sum(sorted(self.odd.values())[: sum([s for s in sizes if s != usual])])
        self.enough = REPEAT * before.least_repeats(sizes) + least_odd
        self.cost = REPEAT * sum([before.repeats(table) for table in tables])
        self.cost += sum([self.odd[one] for one in self.players if self.is_odd[self.at[one]]])

    def best(self) -> Tables:
        """The best tables that were found."""
        found, kept = self.cost, [table[:] for table in self.tables]
        until = dict.fromkeys(self.players, 0)
        for step in range(1, STEPS + 1):
            if found <= self.enough:
                break
            choices = self._exchanges(step, until, found)
            if not choices:
                continue
            added, one, other = choices[self.chance.below(len(choices))]
            self._exchange(one, other)
            self.cost += added
            for player in (one, other):
                until[player] = step + TENURE + self.chance.below(TENURE)
            if self.cost < found:
                found, kept = self.cost, [table[:] for table in self.tables]
        return kept

    def _exchanges(self, step: int, until: dict[int, int], found: int) -> list[tuple[int, int, int]]:
        """The best exchanges, all equally good: what it adds to the cost, and who."""
        best = 1 << 30
        choices: list[tuple[int, int, int]] = []
        for one in self.players:
            mine = self.at[one]
            meetings = self.with_table[one]
            if not meetings[mine] and not (self.is_odd[mine] and self.odd[one]):
                continue
            row = self.met[one]
            held = until[one] > step
            odd_here = self.is_odd[mine]
            for other in self.players:
                theirs = self.at[other]
                if theirs == mine:
                    continue
                theirs_with = self.with_table[other]
                added = REPEAT * (
                    theirs_with[mine]
                    - meetings[mine]
                    + meetings[theirs]
                    - theirs_with[theirs]
                    - 2 * row[other]
                )
                if odd_here != self.is_odd[theirs]:
                    moved = self.odd[other] - self.odd[one]
                    added += moved if odd_here else -moved
                if added > best or ((held or until[other] > step) and self.cost + added >= found):
                    continue
                if added < best:
                    best = added
                    choices = []
                choices.append((added, one, other))
        return choices

    def _exchange(self, one: int, other: int) -> None:
        mine, theirs = self.at[one], self.at[other]
        a, b = self.tables[mine], self.tables[theirs]
        a[a.index(one)] = other
        b[b.index(other)] = one
        self.at[one], self.at[other] = theirs, mine
        with_one, with_other = self.met[one], self.met[other]
        for player in self.players:
            gained = with_one[player] - with_other[player]
            if gained:
                self.with_table[player][theirs] += gained
                self.with_table[player][mine] -= gained
