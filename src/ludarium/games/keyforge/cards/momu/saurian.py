"""Saurian of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "bawretchadontius": words(
        gains(creature(FRIENDLY, amber=YES), reap(Damage(4, A(creature())))),
        play_fight_reap(Exalt(1, Both((A(creature(FRIENDLY)), Some(2, creature(ENEMY)))))),
    ),
    "bawretchadontius2": words(),
    "cera-severa": words(
        fight_reap(Capture(1)),
        destroyed(Choose(A(creature(ENEMY))), Damage(AmberOn(), IT)),
    ),
}
