"""Sanctum of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

RETURNS: Final = If(Haunted(), Archive(THIS))

CARDS: Final[dict[str, Words]] = {
    "duma-the-returned": words(destroyed(Return(Top(3, zone=DISCARD)), RETURNS)),
}
