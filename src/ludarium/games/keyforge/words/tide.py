"""Words about the tide (section 17)."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.words.base import Condition

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class Tide(Condition):
    """The tide is high for whoever resolves the words, or ``low`` (G246): neither, as long as nobody has raised it."""

    low: bool = False

    def steady(self) -> bool:
        return True

    def holds(self, p: Position, s: Scope) -> bool:
        return p.tide == (1 - s.me if self.low else s.me)


def speaks_of_tide(word: object) -> bool:
    """Whether a word, or one inside of it, speaks of the tide: its card is not dead without the tide card (G245)."""
    if isinstance(word, Tide):
        return True
    if isinstance(word, tuple):
        return any([speaks_of_tide(part) for part in word])
    if not is_dataclass(word):
        return False
    return any([speaks_of_tide(getattr(word, field.name)) for field in fields(word)])
