"""The contract at length: at every choice of random games with decks of every set that can be played, and not only
now and then.

Some hundred games in every run; ``LUDARIUM_GAMES=20000`` with the compiled build is the long run, which may look at one
choice in so many, drawn by chance (``LUDARIUM_EVERY``), of as many more games (docs/testing.md).
"""

from __future__ import annotations

import os
import time
from collections import Counter
from functools import cache
from typing import Final

import pytest
from tests.contract.test_games import TestKeyForge as Promises
from tests.rules.keyforge.copies import Sight, check_copies
from tests.rules.keyforge.invariants import Amber, check, check_again

from ludarium.core import Chance, Value
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.decks.deck import Deck
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.decks.word import word_of_deck
from ludarium.games.keyforge.engine.events import REASON_NAMES
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.options import SEALED_SETS, STEMS, in_triad
from ludarium.games.keyforge.pool.facts import WHOLE
from ludarium.games.keyforge.text.base import inside
from ludarium.games.keyforge.words.tokens import FlipFacedown, FlipFaceup, MakeTokens
from ludarium.testing import RandomPlay, games_to_play
from ludarium.testing.copies import check_record, choose_beside_a_copy
from ludarium.testing.play import first_game
from ludarium.testing.twins import follow, imagined

SETS: Final = ("AoA", "WC", "MM", "DT", "WoE", "MoMu", "GR", "CotA")
"""Whose decks are played, in turn."""
DEFAULT: Final = 210
"""Games of a run that is not told how many: some 26 of each set."""
SHARES: Final = 7
"""So many tests share the games, so that several processes can play them; each has games of every kind, for it is no
divisor of anything below."""
SECONDS: Final = 12.0
"""So much time of the processor a share takes at most, where nobody says how many games are played."""
GIGANTIC: Final = 12
"""Of so many games of a run each sixth is played with gigantic creatures, besides."""
TOKENS: Final = 8
"""Of so many games of a run each fourth is played with token creatures, besides."""
MAKERS: Final = 8
"""So many cards of each of those decks make some, or turn them over."""
TWINS: Final = 4
"""Of so many games of a run each fourth is played with decks of evil twins, besides."""
MOST: Final = 5_000
"""Choices of the longest game that is followed. Two who play at random without a clock can lock each other out for ever, as with
Fangtooth Cavern and Gambling Den: of such games there are few."""
LOCKED: Final = 50
"""One game in so many may be locked."""
TOLD_EVERY: Final = 500
"""After so many games a long run says how far it is."""
FOLLOWED: Final = int(os.environ.get("LUDARIUM_FOLLOWED") or 60)
"""Once in so many decisions, states that a seat can't tell apart are followed for some choices, for each seat."""
PLAIN: Final = ("single", "three")
"""Matches that are played with one deck a seat, and without bids."""
RESTLESS: Final = 10
"""In each tenth game the table speaks too: somebody concedes, the time runs out."""
HIDDEN: Final = 3
"""In each third game at least neither player may see the other's deck list."""
ENOUGH: Final = 20
"""After so many games with something wrong a run ends."""
EVERY: Final = int(os.environ.get("LUDARIUM_EVERY") or 1)
"""Once in so many choices everything is looked at."""
AGAIN: Final = 10
"""Once in so many choices the position is written down whole and read again."""


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("share", range(SHARES))
def test_every_promise_holds_at_every_choice(share: int) -> None:
    counts: Counter[str] = Counter()
    wrong: list[Exception] = []
    first = first_game()
    numbers = [n for n in range(first, first + games_to_play(DEFAULT)) if n % SHARES == share]
    seconds = 0.0 if os.environ.get("LUDARIUM_GAMES") else SECONDS
    begun = time.process_time()
    for n in numbers:
        if seconds and time.process_time() - begun > seconds:
            break
        play = _game(n)
        try:
            with play:
                _play(play, counts)
        except Exception as error:  # whatever it is, a long run goes on and shows what else is wrong
            wrong.append(error)
            print(f"{play.label}, choice {len(play.record.choices)}: {error!r}", flush=True)
        counts["games"] += 1
        counts["hidden"] += play.options["lists"] == "hidden"
        if counts["games"] % TOLD_EVERY == 0 or len(wrong) == ENOUGH:
            print(dict(counts), flush=True)
        if len(wrong) == ENOUGH:
            break
    print(f"{counts['games']} of {len(numbers)} games: {dict(counts)}", flush=True)
    if wrong:
        raise ExceptionGroup(f"{len(wrong)} of {counts['games']} games break a promise", wrong)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("lists", ["open", "hidden"])
def test_every_promise_holds_with_gigantic_creatures(lists: str) -> None:
    """Decks of Mass Mutation and More Mutation in which there are two of them at least (section 18)."""
    counts: Counter[str] = Counter()
    for n in range(max(1, games_to_play(GIGANTIC) // 6)):
        label = f"keyforge/gigantic/{lists}/{n}"
        decks = [_gigantic("MM" if n % 2 else "MoMu", f"{label}/{seat}") for seat in (0, 1)]
        _play_with(decks, label, lists, counts)
    print(dict(counts), flush=True)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("lists", ["open", "hidden"])
def test_every_promise_holds_with_token_creatures(lists: str) -> None:
    """Decks of Winds of Exchange with many cards that make some (section 19)."""
    counts: Counter[str] = Counter()
    for n in range(max(1, games_to_play(TOKENS) // 4)):
        label = f"keyforge/tokens/{lists}/{n}"
        _play_with([_of_tokens(f"{label}/{seat}") for seat in (0, 1)], label, lists, counts)
    print(dict(counts), flush=True)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("lists", ["open", "hidden"])
def test_every_promise_holds_with_evil_twins(lists: str) -> None:
    """A deck of Dark Tidings with evil twins (G20), against one with token creatures or one like it."""
    counts: Counter[str] = Counter()
    for n in range(max(1, games_to_play(TWINS) // 4)):
        label = f"keyforge/twins/{lists}/{n}"
        other = _of_twins if n % 2 else _of_tokens
        _play_with([_of_twins(f"{label}/0"), other(f"{label}/1")], label, lists, counts)
    print(dict(counts), flush=True)


def _play_with(decks: list[Deck], label: str, lists: str, counts: Counter[str]) -> None:
    """A single game of these decks, with open or hidden lists."""
    options = {**RandomPlay(GAME, label).options, "match": "single", "lists": lists}
    options.update({f"deck-{seat}": word_of_deck(deck) for seat, deck in enumerate(decks)})
    for name in ("opening-bid", *[f"{stem}-{seat}" for stem in STEMS[1:] for seat in (0, 1)]):
        options.pop(name, None)  # those of other matches
    with RandomPlay(GAME, label, unrest=0, options=options) as play:
        _play(play, counts)


def _of_twins(seed: str) -> Deck:
    """A deck of Dark Tidings with evil twins."""
    chance = Chance.of(seed)
    while True:
        deck = generated("DT", chance, playable())
        if any([slot.fact.twin for slot in deck.slots]):
            return deck


def _of_tokens(seed: str) -> Deck:
    """A deck in which at least eight cards make token creatures, or turn them over."""
    chance = Chance.of(seed)
    while True:
        deck = generated("WoE", chance, playable())
        if len([slot for slot in deck.slots if _about_tokens(slot.fact.id)]) >= MAKERS:
            return deck


@cache
def _about_tokens(card: str) -> bool:
    return any([isinstance(word, (MakeTokens, FlipFacedown, FlipFaceup)) for word in inside(texts()[card])])


def _gigantic(set_code: str, seed: str) -> Deck:
    """A deck with at least two gigantic creatures."""
    chance = Chance.of(seed)
    while True:
        deck = generated(set_code, chance, playable())
        if len([slot for slot in deck.slots if slot.fact.half != WHOLE]) >= 4:
            return deck


def _game(n: int) -> RandomPlay:
    """The game of a number, with settings drawn by chance; in some of them the deck lists are hidden for sure."""
    label = f"keyforge/at-length/{n}"
    unrest = 2 if n % RESTLESS == RESTLESS - 1 else 0
    play = RandomPlay(GAME, label, unrest=unrest)
    code = SETS[n // HIDDEN % len(SETS)]
    sealed = [word for word, set_code in SEALED_SETS.items() if set_code == code]
    options = {**play.options}
    hides = n % HIDDEN == HIDDEN - 1
    if (hides and options["lists"] != "hidden") or (not sealed and options["match"] not in PLAIN):
        options["match"] = options["match"] if options["match"] == "three" else "single"
        options.pop("opening-bid", None)  # nobody bids then
    if hides:
        options["lists"] = "hidden"
    for stem in STEMS:
        for seat in range(2):
            name = f"{stem}-{seat}"
            if stem == STEMS[0] or in_triad(options):
                options[name] = sealed[0] if sealed else _drawn(code, f"{play.seed}/{code}/{seat}")
            else:
                options.pop(name, None)
    return RandomPlay(GAME, label, unrest=unrest, options=options)


def _drawn(code: str, seed: str) -> Value:
    """A deck of a set that no hall seals yet, as it would be drawn."""
    return word_of_deck(generated(code, Chance.of(seed), playable()))


def _decks(value: Value) -> str:
    """The set of a deck, and whether the hall has sealed it."""
    if value in SEALED_SETS:
        return f"{SEALED_SETS[value]} sealed"
    return str(value).partition("~")[2].partition("~")[0]


def _play(play: RandomPlay, counts: Counter[str]) -> None:
    """One game to its end, with copies, views and invariants at each choice, and its record at the end."""
    promises = Promises()
    state = play.state
    assert isinstance(state, KeyForgeState)
    counts[_decks(play.options["deck-0"])] += 1
    dump = state.dump()
    passed = False
    for _ in range(MOST):
        if EVERY > 1 and state.decision() is not None and play.dice.below(EVERY):
            play.step()
            counts["choices"] += 1
            passed = True
            continue
        check(state)
        viewer = play.viewers[play.dice.below(len(play.viewers))]
        view = state.view(viewer)
        words = (play.dice.next(), play.dice.next(), play.dice.next(), play.dice.next())
        imagined(play.game, state, view, Chance(*words))
        counts["views"] += 1
        if play.dice.below(AGAIN) == 0:
            check_again(state)
        if play.dice.below(FOLLOWED) == 0:
            for seat in play.viewers:
                follow(play, state, seat, promises.may_tell)
            counts["followed"] += 1
        if state.decision() is None:
            break
        sight = Sight(state) if state.met else None
        amber = Amber(state)
        dump = choose_beside_a_copy(play, state.dump() if passed else dump)
        passed = False
        amber.check(state, play.events)
        if sight is not None:
            check_copies(state, sight)
        counts["choices"] += 1
    if state.outcome() is None:
        counts["locked"] += 1
        assert (counts["locked"] - 1) * LOCKED <= counts["games"], "too many games do not end"
        return
    assert state.reason in range(len(REASON_NAMES))
    counts[REASON_NAMES[state.reason]] += 1
    check_record(play)
