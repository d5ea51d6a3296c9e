"""Logos of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

RETURNS: Final = If(Haunted(), Archive(THIS))

CARDS: Final[dict[str, Words]] = {
    "ghostly-dr-verokter": words(play_reap(Return(A(card(FRIENDLY, IN_DISCARD)), DECK)), destroyed(RETURNS)),
    "portalmonster": words(
        keys_cost(ZoneSize(DISCARD), given=Haunted()),
        keys_cost(-2, given=Haunted(isnt=True)),
        destroyed(RETURNS),
    ),
}
