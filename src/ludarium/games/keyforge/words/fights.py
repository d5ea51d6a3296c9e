"""Words about a fight while it is being fought (section 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.steps.fighting import FightFrame, FightSteps
from ludarium.games.keyforge.words.base import Condition
from ludarium.games.keyforge.words.cards import Cards

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class Attacking(Condition):
    """This creature is attacking one of these: from when that is chosen until the damage of the fight is done (G76-G80)."""

    foe: Cards

    def holds(self, p: Position, s: Scope) -> bool:
        for f in p.stack:
            if isinstance(f, FightFrame) and f.attacker == s.this and f.step < FightSteps.ENDS:
                return self.foe.matches(p, s, f.foe)
        return False


@final
@dataclass(frozen=True, eq=False)
class Fighting(Condition):
    """This creature is in a fight, attacking or attacked: as long as for ``Attacking``."""

    def holds(self, p: Position, s: Scope) -> bool:
        for f in p.stack:
            if isinstance(f, FightFrame) and FightSteps.CHOOSES < f.step < FightSteps.ENDS:
                if s.this in (f.attacker, f.foe):
                    return True
        return False
