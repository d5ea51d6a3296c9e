"""Untamed."""
from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.say import Words, words

CARDS: Final[dict[str, Words]] = {"dust-pixie": words(), "ancient-bear": words()}
