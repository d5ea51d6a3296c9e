"""Each two abilities that answer the same moment, on boards drawn by chance: whatever is chosen, the game stays sound.

The pairs are read from the trees of words of all cards that can be played (``answers``). A run plays as many as it can in
a few seconds, drawn by its seed; ``LUDARIUM_PAIRS`` asks for more (docs/testing.md).
"""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Final

import pytest
from tests.rules.keyforge.answers import ALONE, HEARS, OWN, Answer, answers, pairs
from tests.rules.keyforge.scenes import Scene

from ludarium.core import Chance
from ludarium.testing import proves, seed_of_run

SECONDS: Final = 5.0
"""So much time of the processor a share takes."""
TRIES: Final = 4
"""So many boards are drawn for a pair, until both answer."""
ENOUGH: Final = 20
"""After so many pairs with something wrong a run ends."""
TOLD_EVERY: Final = 1000

Pair = tuple[str, Answer, Answer]


def asked_for() -> tuple[list[Pair], float]:
    """The pairs to be played, and how much time they may take (0: as much as they need)."""
    asked = os.environ.get("LUDARIUM_PAIRS") or ""
    everything = pairs()
    if asked == "all":
        return everything, 0
    if "/" in asked:
        nth, of = map(int, asked.split("/"))
        return everything[nth - 1 :: of], 0
    if asked:
        named = set(asked.split(","))
        return [pair for pair in everything if {pair[1].card, pair[2].card} == named or pair[0] in named], 0
    drawn = everything[:]
    Chance.of(f"{seed_of_run()} pairs").shuffle(drawn)
    return drawn, SECONDS


@pytest.mark.slow
@pytest.mark.timeout(0)
@proves("G8", "G187")
def test_answers_to_the_same_moment_play_together() -> None:
    chosen, seconds = asked_for()
    assert chosen, "no such pairs"
    played: Counter[str] = Counter()
    met: Counter[str] = Counter()
    wrong: list[Exception] = []
    begun = time.process_time()
    for window, one, other in chosen:
        if (seconds and time.process_time() - begun > seconds) or len(wrong) == ENOUGH:
            break
        played[window] += 1
        try:
            met[window] += _meet(window, one, other)
        except Exception as error:  # whatever it is, a long run goes on and shows what else is wrong
            wrong.append(error)
            print(f"{window}: {one}, {other}: {error!r}", flush=True)
        if played.total() % TOLD_EVERY == 0:
            print(f"{played.total()} of {len(chosen)} pairs, {met.total()} met", flush=True)
    print(f"seed {seed_of_run()}: {played.total()} of {len(chosen)} pairs, both answered in {met.total()}")
    print({name: f"{met[name]}/{number}" for name, number in sorted(played.items())}, flush=True)
    if wrong:
        raise ExceptionGroup(f"{len(wrong)} of {played.total()} pairs break something", wrong)
    if len(chosen) > TOLD_EVERY:  # else they are those of one window or of two cards
        assert met.total() * 2 > played.total(), "hardly any two answers meet"


def _meet(window: str, one: Answer, other: Answer) -> bool:
    """Play a pair on some boards; whether both have answered on one."""
    for n in range(TRIES):
        dice = Chance.of(f"{seed_of_run()} {window} {one} {other} {n}")
        scene = None
        try:
            scene = Scene(window, one, other, dice)
            if scene.play():
                return True
        except Exception as error:
            chosen = [] if scene is None else scene.choices
            error.add_note(
                f"LUDARIUM_SEED={seed_of_run()}, {window}: {one} and {other}, board {n}, after {chosen}"
            )
            raise
    return False


def test_every_window_has_answers() -> None:
    """What is not found in the trees would not be played; no card hears of one that is readied, so far."""
    found = answers()
    assert {name for name, those in found.items() if not those} <= {"READIED"}
    assert {"tolas", "spartasaur"} <= {answer.card for answer in found["GONE"]}


def test_two_cards_do_not_answer_the_moment_of_one() -> None:
    assert not [pair for pair in pairs() if pair[0] in ALONE and pair[1].how == pair[2].how == OWN]
    assert [pair for pair in pairs() if pair[0] == "DESTROYED" and pair[1].how == pair[2].how == OWN]
    assert [pair for pair in pairs() if pair[0] == "STARTS" and pair[1].how == pair[2].how == HEARS]
