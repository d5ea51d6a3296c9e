"""Untamed of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "rockatiel": words(play_reap(ShuffleIn(UpTo(2, creature())))),
    "titanic-bumblebird": words(
        play_reap(Destroy(A(creature(ENEMY))), If(Did(), Counters(PowerOf(HIT), A(creature(FRIENDLY)))))
    ),
    "titanic-bumblebird2": words(),
}
