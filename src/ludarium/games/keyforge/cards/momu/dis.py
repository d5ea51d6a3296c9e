"""Dis of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "scaethe": words(destroyed(Destroy(Extreme(creature(ENEMY), most_powerful=False)))),
}
