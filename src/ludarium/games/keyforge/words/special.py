"""Words that only one card says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Frame, Scope
from ludarium.games.keyforge.engine.steps import fighting, using
from ludarium.games.keyforge.engine.terms import Card
from ludarium.games.keyforge.words.base import Effect, Instant, Target
from ludarium.games.keyforge.words.choosing import OnCards

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class CapturesGained(Instant):
    """This creature captures the Æ that the reap which is answered has brought, unless another has it already."""

    def contends(self) -> bool:
        return True

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for i in range(len(m.stack) - 1, -1, -1):
            reap = m.stack[i]
            if isinstance(reap, using.ReapFrame) and reap.card == s.card:
                before = m.pool[reap.player]
                s.count = m.capture(s.this, reap.left)
                s.did = s.count > 0
                reap.left -= before - m.pool[reap.player]
                return


@final
@dataclass(frozen=True, eq=False)
class AsChooser(Effect):
    """After a player has chosen the active house, that player does this: "you" is that player in these words, and the
    chosen house that one."""

    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope].clone()
        s.me = s.player
        s.house = s.amount
        m.pop()
        m.push_words(self.then, s)


@final
@dataclass(frozen=True, eq=False)
class StrikesInstead(OnCards):
    """In the fight that this creature is about to have, it deals its damage to another than the one it fights (G80)."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        for i in range(len(m.stack) - 1, -1, -1):
            fought = m.stack[i]
            if isinstance(fought, fighting.FightFrame) and fought.attacker == s.this:
                fought.cards = cards
                return
