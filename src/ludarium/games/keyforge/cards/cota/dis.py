"""Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.say import Words

CARDS: Final[dict[str, Words]] = {}
