"""The tide card, which lies beside decks of Dark Tidings and is never in play (G161)."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "the-tide": words(omni(RaiseTide(), Chains(3))),
}
