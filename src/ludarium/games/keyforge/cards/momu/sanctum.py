"""Sanctum of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "ascendant-hester": words(
        armor(AmberOn(this=False, times=2), OTHER_FRIENDLY),
        when(PLAY, FIGHT, do=Capture(1, Each(creature(FRIENDLY)))),
    ),
    "ascendant-hester2": words(),
    "sirs-colossus": words(
        play(Capture(1, Spread(InPool(OPPONENT), creature(FRIENDLY)))),
        fight(TakeAmber(FULLY, A(creature(FRIENDLY)), SUPPLY)),
    ),
    "sirs-colossus2": words(),
    "grey-aberrant": words(loses_traits(creature())),
}
