"""Dis of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

HALVES: Final = Some(2, card(FRIENDLY, IN_DECK | IN_DISCARD, CREATURES, half=YES))

CARDS: Final[dict[str, Words]] = {
    "scaethe": words(destroyed(Destroy(Extreme(creature(ENEMY), most_powerful=False)))),
    "digging-up-the-monster": words(play(Search(HALVES, zone=ASIDE), Return(IT, DECK))),
    "tomes-gigantica": words(play(Search(HALVES), Purge(THIS))),
    "tormax": words(
        play_fight_reap(Discard(Each(card(FRIENDLY, IN_HAND))), Purge(AtRandom(card(ENEMY, IN_HAND), 2)))
    ),
    "tormax2": words(),
    "wretched-anathema": words(
        gains(THIS_CARD, action(Gain(4)), given=There(OTHER_FRIENDLY, none=True)),
        play_reap(Destroy(Some(2, creature(other=True)))),
    ),
    "wretched-anathema2": words(),
}
