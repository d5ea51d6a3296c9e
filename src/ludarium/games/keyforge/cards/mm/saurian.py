"""Saurian of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "deusillus": words(
        play(Capture(InPool(OPPONENT)), Damage(5, A(creature(ENEMY)))),
        fight_reap(TakeAmber(1, THIS, SUPPLY), Damage(2, Each(creature(ENEMY)))),
    ),
    "deusillus2": words(),
}
