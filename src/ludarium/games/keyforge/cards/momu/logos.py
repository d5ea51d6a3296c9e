"""Logos of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "build-your-champion": words(
        play(Search(Some(2, card(FRIENDLY, IN_DECK | IN_DISCARD, CREATURES, half=YES)), zone=ARCHIVES))
    ),
    "graphton": words(reap(Archive(Top()))),
    "horizon-saber": words(
        play_fight_reap(
            Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD)), zone=ARCHIVES, put=True),
            ShuffleZones(IN_DISCARD),
        )
    ),
    "horizon-saber2": words(),
}
