"""Saurian of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

RETURNS: Final = If(Haunted(), Archive(THIS))

CARDS: Final[dict[str, Words]] = {
    "cincinnatus-resurrexit": words(
        power(AmberOn(), THIS_CARD),
        when(PLAY, FIGHT, do=(Capture(2), Exalt(1, THIS))),
        destroyed(RETURNS),
    ),
}
