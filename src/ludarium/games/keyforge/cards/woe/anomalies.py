"""Anomalies of Winds of Exchange: cards of sets to come, in any house of a deck (G23)."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "ecto-charge": words(
        play(Forge(Plus(20, ZoneSize(DISCARD), minus=True), least=6), If(Did(), Purge(THIS)))
    ),
    "near-future-lens": words(top_shown(), omni(PlayIt(Top()))),
    "curse-of-forgetfulness": words(ends(Purge(Top(zone=DISCARD)))),
}
