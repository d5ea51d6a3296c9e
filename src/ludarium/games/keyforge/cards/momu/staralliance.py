"""Star Alliance of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "gysgt-margot": words(fight_reap(Damage(2, A(creature(ENEMY))), Status(WARDED, A(creature(FRIENDLY))))),
}
