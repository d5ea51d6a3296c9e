"""Words about the tide (section 17)."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Frame, Scope
from ludarium.games.keyforge.engine.terms import Moments, Questions, Verbs
from ludarium.games.keyforge.words.base import Ability, Condition, Constant, Instant
from ludarium.games.keyforge.words.cards import YOU, Who

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class Tide(Condition):
    """The tide is high for whoever resolves the words, or ``low`` (G246): neither, as long as nobody has raised it. With
    ``isnt``, it is not so."""

    low: bool = False
    isnt: bool = False

    def steady(self) -> bool:
        return True

    def holds(self, p: Position, s: Scope) -> bool:
        return (p.tide == (1 - s.me if self.low else s.me)) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class RaiseTide(Instant):
    """Raise the tide: it is high for this player, and low for the other (G159). It is not done where it was high already."""

    who: Who = YOU

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        s.did = False
        for player in m.players(s, self.who):
            s.did = m.raise_tide(player)


@final
@dataclass(frozen=True, eq=False)
class ResetTide(Instant):
    """Reset the tide: it is high for nobody, as it was at first (G43). Nobody raises it thereby."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        s.did = m.reset_tide()


def speaks_of_tide(word: object) -> bool:
    """Whether a word, or one inside of it, speaks of the tide: its card is not dead without the tide card (G245)."""
    if isinstance(word, (Tide, RaiseTide, ResetTide)):
        return True
    if isinstance(word, Ability) and Moments.AFTER_TIDE in word.moments:
        return True
    if isinstance(word, Constant) and word.question == Questions.CANNOT and word.verb == Verbs.TIDE:
        return True
    if isinstance(word, tuple):
        return any([speaks_of_tide(part) for part in word])
    if not is_dataclass(word):
        return False
    return any([speaks_of_tide(getattr(word, field.name)) for field in fields(word)])
