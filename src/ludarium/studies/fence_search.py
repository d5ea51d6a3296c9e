"""Which few numbers of a table of cards mend its balance: changes of one number at a time, the best of them changed further.

All tables play the same deals (common random numbers), so that small differences show. Whoever is the best of many is so partly
by luck: what is found is played once more with deals of its own, and only that is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ludarium.bots.work import Workers
from ludarium.core.errors import LudariumError
from ludarium.games.ready_fence.cards_option import table_of
from ludarium.games.ready_fence.table_reader import MOST_STAMINA
from ludarium.games.ready_fence.tables import COUNTS, FIRST, CardTable
from ludarium.games.ready_fence.terms import KIND_NAMES, Kind
from ludarium.studies.fence_balance import (
    Balance,
    Difference,
    Trial,
    Trying,
    balance,
    by_kind,
    difference,
    measured,
    part_of,
    play_all,
    use_of,
)
from ludarium.studies.fence_bouts import Bout
from ludarium.studies.fence_tables import cards_option, numbers_changed, read

PARRY: Final = "PR"
KEPT: Final = 3
"""Tables of each number of changes that are changed further."""
CLOSER: Final = 8
"""Tables of each number of changes that are looked at with all bouts, out of those that were tried with a part of them."""
PART: Final = 4
"""A table is first tried with one in so many of the bouts."""
CHECK: Final = " check"
"""What follows the seed where what was found is played once more."""


@dataclass(frozen=True)
class Goals:
    """What is wished of a mode, as shares. A *miss* is by how much they are not reached, in steps of five points of the first and
    third, of ten of the second: 0 for a table that has all."""

    untouched: float = 0.475
    """Phrases without a touch, at most."""
    parry: float = 0.3
    """Of the opportunities for a Parry and Riposte, those that are taken, at least."""
    share: float = 0.3
    """Of all cards played, those of one kind, at most."""

    def miss(self, bouts: Sequence[Bout], kinds: Sequence[Kind]) -> float:
        """How far these bouts are from what is wished; ``kinds`` are those of the mode."""
        bouts = list(map(by_kind, bouts))
        found = max(0.0, measured(bouts, "untouched").mean - self.untouched) / 0.05
        found += max(0.0, self.parry - _sum(bouts, PARRY)) / 0.1
        for kind in kinds:
            found += max(0.0, _part(bouts, KIND_NAMES[kind]) - self.share) / 0.05
        return found


@dataclass(frozen=True)
class Found:
    """A table that was found, as it plays with deals that the search did not see."""

    cards: str
    changes: int
    """How many numbers differ from those of the table that was begun with."""
    miss: float
    balance: Balance
    difference: Difference
    """From the table that was begun with."""


def neighbours(cards: str, kinds: Sequence[Kind]) -> list[str]:
    """The tables in which one number is one higher or lower: the speed of a card, or what all cards of a kind cost. Only those that
    the game takes, and of which it has no doubts: a speed that the rulebook names stays."""
    table = table_of(cards)
    made: dict[str, None] = {}
    for kind in kinds:
        cells = range(FIRST[kind], FIRST[kind] + COUNTS[kind])
        for card in cells:
            for step in (-1, 1):
                if table.speeds[card] and 1 <= table.speeds[card] + step <= 9:
                    speeds = list(table.speeds)
                    speeds[card] += step
                    speeds[cells.start : cells.stop] = sorted(speeds[cells.start : cells.stop])
                    made[CardTable(speeds, table.stamina, table.modes).text()] = None
        for step in (-1, 1):
            stamina = [table.stamina[card] + step * (card in cells) for card in range(len(table.stamina))]
            if min(stamina) >= 0 and max(stamina) <= MOST_STAMINA:
                made[CardTable(table.speeds, stamina, table.modes).text()] = None
    return [one for one in made if _is_plain(one)]


def search(
    begin: Trial,
    goals: Goals,
    workers: Workers,
    changes: int = 3,
    games: int = 200,
    check: int = 1000,
    folder: Path | None = None,
    on_progress: Callable[[int, int | None], None] | None = None,
) -> list[Found]:
    """The best tables with one changed number, with two and so on, up to ``changes`` of them; first, with none, the one that is
    begun with. Each is judged by ``games`` bouts, and what is told comes of ``check`` further ones. It ends before if a table
    misses nothing. ``on_progress(done, None)`` is told how many bouts were played in all. Raises what ``Trying`` and
    ``Workers.results`` raise."""
    base = table_of(begin.cards)
    kinds = begin.kinds()
    tried: dict[str, Trying] = {}
    told = [0]

    def play(tables: Sequence[str], count: int, trial: Trial = begin) -> list[Trying]:
        for cards in tables:
            key = f"{trial.seed} {cards}"
            if key not in tried:
                tried[key] = Trying(replace(trial, cards=cards), folder)
        chosen = [tried[f"{trial.seed} {cards}"] for cards in tables]
        before = told[0]

        def tell(done: int, _: int | None) -> None:
            told[0] = before + done
            if on_progress is not None:
                on_progress(told[0], None)

        play_all(chosen, workers, count, tell)
        return chosen

    def best(tables: Sequence[str], count: int, most: int) -> list[str]:
        played = play(tables, count)
        misses = {one.trial.cards: goals.miss(one.first(count), kinds) for one in played}
        return sorted(tables, key=lambda cards: misses[cards])[:most]

    here = [begin.cards]
    winners = [begin.cards]
    for number in range(1, changes + 1):
        near = [one for cards in here for one in neighbours(cards, kinds)]
        fresh = [one for one in dict.fromkeys(near) if numbers_changed(base, table_of(one)) == number]
        if not fresh:
            break
        here = best(best(fresh, max(2, games // PART), CLOSER), games, KEPT)
        winners.append(here[0])
        if goals.miss(play(here[:1], games)[0].first(games), kinds) == 0.0:
            break
    checking = replace(begin, seed=begin.seed + CHECK)
    again = [one.first(check) for one in play(winners, check, checking)]
    first = balance(replace(checking, cards=winners[0]), again[0])
    found = []
    for cards, bouts in zip(winners, again, strict=True):
        one = balance(replace(checking, cards=cards), bouts)
        apart = difference(first, again[0], one, bouts)
        number = numbers_changed(base, table_of(cards))
        found.append(Found(cards, number, goals.miss(bouts, kinds), one, apart))
    return found


def _is_plain(cards: str) -> bool:
    """Whether the game takes a table and doubts nothing of it."""
    try:
        return not cards_option().doubts(read(cards))
    except LudariumError:
        return False


def _sum(bouts: Sequence[Bout], card: str) -> float:
    counted = [use_of(card)(one) for one in bouts]
    return sum(above for above, _ in counted) / max(1.0, sum(below for _, below in counted))


def _part(bouts: Sequence[Bout], card: str) -> float:
    counted = [part_of(card)(one) for one in bouts]
    return sum(above for above, _ in counted) / max(1.0, sum(below for _, below in counted))
