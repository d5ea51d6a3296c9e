"""Shadows of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "spare-arm-carmine": words(reap(If(MoreCreatures(trait="mutant"), Steal(2), Steal(1)))),
}
