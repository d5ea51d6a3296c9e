"""How a table of cards plays in Ready… Fence!: bouts of a bot with itself are counted, and two tables compared.

The bouts of two tables go in pairs: the same number deals the same cards, and what differs are their speeds and costs. So the
intervals of differences come from the spread of the pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from math import isnan, nan, sqrt
from pathlib import Path
from typing import Any, Final

from ludarium import __version__
from ludarium.bots.arena import NINETY_FIVE, Estimate, ratio_of
from ludarium.bots.registry import make_bot
from ludarium.bots.work import Book, Workers
from ludarium.core.game import Value
from ludarium.core.registry import load_game
from ludarium.games.ready_fence.cards_option import table_of
from ludarium.games.ready_fence.rules import Settings
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import KIND_NAMES, Kind, bits
from ludarium.studies.fence_bouts import GAME, Bout, play_bout
from ludarium.studies.strengths import share_of

SEED: Final = "balance"
USUAL_GAMES: Final = 1000
USUAL_MODE: Final = "basic"
USUAL_BOT: Final = "greedy"

Count = Callable[[Bout], tuple[float, float]]
"""What is counted in a bout, and out of how many: a measure is the sum of the first by the sum of the second."""

MEASURES: Final[dict[str, Count]] = {
    "turns": lambda one: (one.turns, 1),
    "phrases": lambda one: (sum(one.phrases.values()), 1),
    "touches": lambda one: (one.touches, 1),
    "touch-rate": lambda one: (one.touches, sum(one.phrases.values())),
    "untouched": lambda one: (one.phrases.get("none", 0), sum(one.phrases.values())),
    "first": lambda one: (one.first, 1),
    "level": lambda one: (one.level, 1),
}
"""Game turns, phrases and touches of a bout; touches of a phrase; the share of the phrases that end without a touch, of the
bouts that are won by who made the first game turn, and of those that are level when time is over."""
SHARES: Final = ("touch-rate", "untouched", "first", "level")
"""The measures that are told in per cent."""
OF_BOUTS: Final = ("first", "level")
"""And those of them that are shares of bouts."""
KIND_LETTERS: Final = 2
"""Of a card's name."""
CARD_COUNTS: Final = ("held", "offered", "opened", "answered", "scored", "stopped")
"""What is counted of each card."""


@dataclass(frozen=True)
class Trial:
    """What is played: a table, as records keep it (a name, or a word), in a mode, with a bot in both seats."""

    cards: str
    mode: str = USUAL_MODE
    bot: str = USUAL_BOT
    seed: str = SEED

    @property
    def options(self) -> Mapping[str, Value]:
        return load_game(GAME).read_options({"mode": self.mode, "cards": self.cards})

    def kinds(self) -> list[Kind]:
        """The kinds of which cards belong to the mode."""
        deck = Settings(self.options).deck
        return sorted({KIND_OF[card] for card in bits(deck)})

    def names(self) -> list[str]:
        """The names of the cards of the mode, by kind and speed."""
        settings = Settings(self.options)
        return list(dict.fromkeys(settings.table.names[card] for card in bits(settings.deck)))


@dataclass(frozen=True)
class Use:
    """What becomes of a card, or of all cards of a kind."""

    card: str
    """A name (``ST4``) or a kind (``ST``)."""
    use: Estimate
    """Of the opportunities to play it, the share that is taken."""
    bouts: Estimate
    """Of the bouts, the share in which it is played."""
    part: Estimate
    """Of all cards that are played, its share."""
    offered: float
    """Opportunities a bout."""
    opens: float
    """How often it opens a phrase, answers, scores, and stops or scores in answer, for 100 opportunities."""
    answers: float
    scores: float
    stops: float


@dataclass(frozen=True)
class Balance:
    """What the bouts of a table say, each figure with its 95 % interval."""

    trial: Trial
    bouts: int
    measures: dict[str, Estimate]
    ends: dict[str, float]
    """Shares of the bouts, by why they were over."""
    phrases: dict[str, float]
    """Shares of the phrases, by who scores (``ENDINGS``)."""
    kinds: list[Use]
    cards: list[Use]
    turns: list[int]
    """The length of each bout, in game turns."""


@dataclass(frozen=True)
class Difference:
    """By how much ``other`` is above ``one`` in each measure, and in use and part of each kind; over the numbers that both have
    played."""

    one: Balance
    other: Balance
    pairs: int
    measures: dict[str, Estimate]
    use: dict[str, Estimate]
    part: dict[str, Estimate]


# -- playing


class Trying:
    """A trial with its bouts, kept in a folder where there is one."""

    def __init__(self, trial: Trial, folder: Path | None = None) -> None:
        """Raises ``UnknownBot``, ``BotBudget``, what the game says of its options, and ``OtherGames``."""
        make_bot(GAME, trial.bot, trial.seed)
        options = trial.options
        self.trial = trial
        self.bouts: dict[int, Bout] = {}
        self._book: Book[Bout] | None = None
        if folder is not None:
            about = {
                "game": GAME, "rules": load_game(GAME).version, "ludarium": __version__, "mode": trial.mode,
                "cards": table_of(str(options["cards"])).text(), "bot": trial.bot, "seed": trial.seed,
            }  # fmt: skip
            digest = sha256(" ".join(map(str, about.values())).encode()).hexdigest()[:16]
            self._book = Book(folder / f"{GAME}-{digest}.jsonl", about, Bout, _number)
            self.bouts = {_number(one): one for one in self._book.results.values()}

    def add(self, bout: Bout) -> None:
        self.bouts[bout.number] = bout
        if self._book is not None:
            self._book.add(bout)

    def first(self, games: int) -> list[Bout]:
        """The bouts of the first numbers, as far as they are played."""
        return [self.bouts[number] for number in range(games) if number in self.bouts]


def play_all(
    trying: Sequence[Trying],
    workers: Workers,
    games: int = USUAL_GAMES,
    on_progress: Callable[[int, int | None], None] | None = None,
) -> None:
    """Play until each trial has the bouts of the numbers below ``games``; those that are kept are not played again. Trials take
    turns. ``on_progress(done, of)`` is told after every bout. Raises ``WorkersLost``."""
    missing = sum(number not in one.bouts for one in trying for number in range(games))
    results = workers.results(play_task, _tasks(trying, games)) if missing else ()
    for done, (place, bout) in enumerate(results, 1):
        trying[place].add(bout)
        if on_progress is not None:
            on_progress(done, missing)


def _tasks(trying: Sequence[Trying], games: int) -> Iterator[tuple[int, Trial, int]]:
    for number in range(games):
        for place, one in enumerate(trying):
            if number not in one.bouts:
                yield place, one.trial, number


def play_task(task: tuple[int, Trial, int]) -> tuple[int, Bout]:
    """One bout of a trial by its number; the place is handed back with it."""
    place, trial, number = task
    return place, play_bout(trial.options, trial.bot, trial.seed, number)


def _number(bout: Bout) -> int:
    return bout.number


# -- what it says


def by_kind(bout: Bout) -> Bout:
    """The bout with its cards counted by their kinds, whatever their speeds."""
    if not any(len(name) > KIND_LETTERS for name in (*bout.offered, *bout.opened, *bout.answered)):
        return bout
    counted: dict[str, Any] = {name: _by_kind(getattr(bout, name)) for name in CARD_COUNTS}
    return replace(bout, **counted)


def _by_kind(counted: Mapping[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, count in counted.items():
        found[name[:KIND_LETTERS]] = found.get(name[:KIND_LETTERS], 0) + count
    return found


def balance(trial: Trial, bouts: Sequence[Bout], cards: bool = True) -> Balance:
    """What these bouts of a trial say, without ``cards`` nothing of single cards. Intervals are by linearisation with the bout as
    the unit, so that what goes together in a bout counts once; those of shares of bouts are Wilson's."""
    kinds = list(map(by_kind, bouts))
    phrases = _sums(bouts, lambda one: one.phrases)
    return Balance(
        trial,
        len(bouts),
        {name: measured(bouts, name) for name in MEASURES},
        _shares(_sums(bouts, lambda one: {one.end: 1})),
        _shares(phrases),
        [_use(KIND_NAMES[kind], kinds) for kind in trial.kinds()],
        [_use(name, bouts) for name in trial.names()] if cards else [],
        [one.turns for one in bouts],
    )


def measured(bouts: Sequence[Bout], name: str) -> Estimate:
    """One of the ``MEASURES``."""
    found = _ratio(bouts, MEASURES[name])
    if name in OF_BOUTS:
        return share_of(round(found.mean * len(bouts)), len(bouts)) if bouts else found
    return _within(found) if name in SHARES else found


def use_of(card: str) -> Count:
    """How often a card is played of its opportunities; of a kind in bouts that are counted ``by_kind``."""
    return lambda one: (_plays(one, card), one.offered.get(card, 0))


def part_of(card: str) -> Count:
    """Its share of all cards that are played."""
    return lambda one: (_plays(one, card), sum(one.opened.values()) + sum(one.answered.values()))


def difference(one: Balance, bouts: Sequence[Bout], other: Balance, others: Sequence[Bout]) -> Difference:
    """Compare the bouts of two trials, pair by pair."""
    theirs = {bout.number: bout for bout in others}
    before = [by_kind(bout) for bout in bouts if bout.number in theirs]
    after = [by_kind(theirs[bout.number]) for bout in before]
    kinds = [use.card for use in one.kinds if use.card in {two.card for two in other.kinds}]
    return Difference(
        one,
        other,
        len(before),
        {name: paired(before, after, count) for name, count in MEASURES.items()},
        {kind: paired(before, after, use_of(kind)) for kind in kinds},
        {kind: paired(before, after, part_of(kind)) for kind in kinds},
    )


def paired(before: Sequence[Bout], after: Sequence[Bout], count: Count) -> Estimate:
    """By how much a measure is higher in the second of two lists of bouts that go in pairs; the interval by linearisation."""
    n = len(before)
    errors = [0.0] * n
    ratios = []
    for sign, bouts in ((-1.0, before), (1.0, after)):
        counted = [count(one) for one in bouts]
        base = sum(below for _, below in counted)
        if base == 0:
            return Estimate(nan, nan, nan)
        ratio = sum(above for above, _ in counted) / base
        ratios.append(ratio)
        errors = [
            error + sign * (above - ratio * below) * n / base
            for error, (above, below) in zip(errors, counted, strict=True)
        ]
    mean = ratios[1] - ratios[0]
    if n < 2:
        return Estimate(mean, nan, nan)
    half = NINETY_FIVE * sqrt(sum(error * error for error in errors) / (n * (n - 1)))
    return Estimate(mean, mean - half, mean + half)


def _ratio(bouts: Sequence[Bout], count: Count) -> Estimate:
    counted = [count(one) for one in bouts]
    if not any(below for _, below in counted):
        return Estimate(nan, nan, nan)
    return ratio_of([above for above, _ in counted], [below for _, below in counted])


def _share(bouts: Sequence[Bout], count: Count) -> Estimate:
    """A share of what there is in all bouts. One that never or always is has no spread: then Wilson's interval tells how far
    that says anything."""
    found = _ratio(bouts, count)
    if found.mean in (0.0, 1.0):
        below = sum(below for _, below in map(count, bouts))
        return share_of(found.mean * below, round(below))
    return _within(found)


def _within(one: Estimate) -> Estimate:
    if isnan(one.low):
        return one
    return Estimate(one.mean, max(0.0, one.low), min(1.0, one.high))


def _use(card: str, bouts: Sequence[Bout]) -> Use:
    offered = sum(one.offered.get(card, 0) for one in bouts)
    hundred = [
        100 * sum(counted(one).get(card, 0) for one in bouts) / offered if offered else nan
        for counted in (_opened, _answered, _scored, _stopped)
    ]
    return Use(
        card,
        _share(bouts, use_of(card)),
        share_of(sum(_plays(one, card) > 0 for one in bouts), len(bouts)),
        _share(bouts, part_of(card)),
        offered / len(bouts) if bouts else nan,
        *hundred,
    )


def _opened(one: Bout) -> Mapping[str, int]:
    return one.opened


def _answered(one: Bout) -> Mapping[str, int]:
    return one.answered


def _scored(one: Bout) -> Mapping[str, int]:
    return one.scored


def _stopped(one: Bout) -> Mapping[str, int]:
    return one.stopped


def _plays(one: Bout, card: str) -> int:
    return one.opened.get(card, 0) + one.answered.get(card, 0)


def _sums(bouts: Sequence[Bout], counted: Callable[[Bout], Mapping[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in bouts:
        for name, count in counted(one).items():
            found[name] = found.get(name, 0) + count
    return found


def _shares(counted: Mapping[str, int]) -> dict[str, float]:
    total = sum(counted.values())
    ordered = sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    return {name: count / total for name, count in ordered}
