"""Rating decks by play: each meets the field, its games are kept, and what they say is worked out of all that there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from math import isnan
from pathlib import Path
from typing import Final

from ludarium import __version__
from ludarium.bots.arena import Estimate, ratio_of
from ludarium.bots.registry import make_bot
from ludarium.bots.work import Book, Workers, within
from ludarium.core.registry import load_game
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.word import word_of_deck
from ludarium.games.keyforge.engine.terms import SEATS
from ludarium.games.keyforge.pool.facts import Fact
from ludarium.studies.deck_games import GAME, DeckGame, Meeting, play_meeting
from ludarium.studies.field import Field, Rival
from ludarium.studies.strengths import difference_of, share_of, strength_of

SEED: Final = "rate"
USUAL_GAMES: Final = 192
"""Each of 16 rivals twelve times, six of them going first."""


@dataclass(frozen=True)
class CardUse:
    """What became of one card of a deck, copies together."""

    fact: Fact
    house: int
    copies: int
    opening: Estimate
    """The share of games won with it in the opening hand, and without it there."""
    not_opening: Estimate
    drawn: Estimate
    """The same with it in hand at some time, and never."""
    not_drawn: Estimate
    played: float
    """Of the games in which it was in hand, the share in which it was played at least once."""
    discarded: float
    """The same, discarded from hand; some are played and discarded."""
    held: float
    """The same, still in hand or in the archives at the end."""
    opening_worth: Estimate
    """By how much the first share is above the second."""
    worth: Estimate


@dataclass(frozen=True)
class Matchup:
    """A deck against one of the field."""

    rival: Rival
    won: Estimate
    games: int


@dataclass(frozen=True)
class DeckReport:
    """What the games of a deck say. ``keys``, ``spent`` and ``gained`` are a turn of its own, for the deck and then for its
    rivals: keys, Æ paid for keys, Æ gained. Games that did not end say nothing of that: nearly all their turns are waiting."""

    deck: Deck
    field: Field
    bot: str
    rules: str
    games: list[DeckGame]
    strength: Estimate
    won: Estimate
    matchups: list[Matchup]
    keys: list[Estimate]
    spent: list[Estimate]
    gained: list[Estimate]
    cards: list[CardUse]
    """By worth, the best first."""

    @property
    def turns(self) -> list[int]:
        """How many turns each game that ended took, of both players together."""
        return [sum(one.turns) for one in self.games if one.ended]

    @property
    def unended(self) -> int:
        return sum(not one.ended for one in self.games)


class Rated:
    """A deck with its kept games."""

    def __init__(self, deck: Deck, field: Field, bot: str, folder: Path, seed: str = SEED) -> None:
        """Open its file in ``folder``, or begin one: by rules, version of Ludarium, field, bot, deck and seed. Raises
        ``UnknownBot`` and ``BotBudget``."""
        make_bot(GAME, bot, seed)
        self.deck = deck
        self.field = field
        self.bot = bot
        self.seed = seed
        self.word = word_of_deck(deck)
        self.rules = load_game(GAME).version
        about = {
            "game": GAME, "rules": self.rules, "ludarium": __version__, "field": field.version, "bot": bot, "deck": self.word,
            "seed": seed,
        }  # fmt: skip
        digest = sha256(f"{self.word} {seed}".encode()).hexdigest()[:16]
        place = (
            folder / f"{GAME}-{self.rules}-{__version__}" / f"field-{field.version}" / bot.replace(":", "-")
        )
        self.book = Book(place / f"{digest}.jsonl", about, DeckGame, _number)

    def meeting(self, number: int) -> Meeting:
        """The game of this number: every rival in turn, and after each round of them the other player begins."""
        rivals = self.field.rivals
        first = number // len(rivals) % SEATS
        return Meeting(number, self.word, rivals[number % len(rivals)].word, first)

    def report(self) -> DeckReport:
        """What its games say so far."""
        games = sorted(self.book.results.values(), key=_number)
        ended = [one for one in games if one.ended]
        matchups = []
        for place, rival in enumerate(self.field.rivals):
            met = [one for one in games if one.number % len(self.field.rivals) == place]
            matchups.append(Matchup(rival, share_of(sum(one.won for one in met), len(met)), len(met)))
        return DeckReport(
            self.deck,
            self.field,
            self.bot,
            self.rules,
            games,
            strength_of(
                [(one.rival.strength, one.won.mean * one.games, one.games) for one in matchups if one.games]
            ),
            _share(games),
            matchups,
            [_a_turn(ended, seat, lambda one: one.keys) for seat in range(SEATS)],
            [_a_turn(ended, seat, lambda one: one.spent) for seat in range(SEATS)],
            [_a_turn(ended, seat, lambda one: one.gained) for seat in range(SEATS)],
            _cards(self.deck, games),
        )


def rate(
    rated: Sequence[Rated],
    workers: Workers,
    games: int | None = USUAL_GAMES,
    seconds: float | None = None,
    on_progress: Callable[[int, int | None], None] | None = None,
) -> None:
    """Play until each deck has ``games`` games, kept ones included, or as many as there is time for if that is None; at most
    for ``seconds``. Decks take turns, so that all have as many games when time is up. ``on_progress(done, of)`` is told after
    every game. Raises ``WorkersLost``."""
    missing = None
    if games is not None:
        missing = sum(number not in one.book.results for one in rated for number in range(games))
    tasks = _tasks(rated, games)
    if missing == 0:
        return
    playing = partial(_play, [(one.seed, one.bot) for one in rated])
    results = workers.results(playing, tasks if seconds is None else within(tasks, seconds))
    for done, (place, game) in enumerate(results, 1):
        rated[place].book.add(game)
        if on_progress is not None:
            on_progress(done, missing)


def _tasks(rated: Sequence[Rated], games: int | None) -> Iterator[tuple[int, Meeting]]:
    number = 0
    while games is None or number < games:
        for place, one in enumerate(rated):
            if number not in one.book.results:
                yield place, one.meeting(number)
        number += 1


def _play(how: list[tuple[str, str]], task: tuple[int, Meeting]) -> tuple[int, DeckGame]:
    place, meeting = task
    seed, bot = how[place]
    return place, play_meeting(seed, bot, meeting)


def _number(one: DeckGame) -> int:
    return one.number


def _share(games: Sequence[DeckGame]) -> Estimate:
    return share_of(sum(one.won for one in games), len(games))


def _a_turn(games: list[DeckGame], seat: int, counted: Callable[[DeckGame], list[int]]) -> Estimate:
    if not games:
        return share_of(0, 0)
    return ratio_of([float(counted(one)[seat]) for one in games], [float(one.turns[seat]) for one in games])


def _cards(deck: Deck, games: list[DeckGame]) -> list[CardUse]:
    places: dict[tuple[str, int], int] = {}
    facts: dict[tuple[str, int], Fact] = {}
    for number, slot in enumerate(deck.slots):
        key = (slot.fact.id, slot.house)
        facts[key] = slot.fact
        places[key] = places.get(key, 0) | 1 << number
    found = [_use(facts[key], key[1], mask, games) for key, mask in places.items()]
    return sorted(found, key=lambda one: (isnan(one.worth.mean), -one.worth.mean))


def _use(fact: Fact, house: int, mask: int, games: list[DeckGame]) -> CardUse:
    drawn = [one for one in games if one.drawn & mask]
    opening = _share([one for one in games if one.opening & mask])
    not_opening = _share([one for one in games if not one.opening & mask])
    with_it, without = _share(drawn), _share([one for one in games if not one.drawn & mask])
    often = max(1, len(drawn))
    return CardUse(
        fact,
        house,
        mask.bit_count(),
        opening,
        not_opening,
        with_it,
        without,
        sum(bool(one.played & mask) for one in drawn) / often,
        sum(bool(one.discarded & mask) for one in drawn) / often,
        sum(bool(one.held & mask) for one in drawn) / often,
        difference_of(opening, not_opening),
        difference_of(with_it, without),
    )
