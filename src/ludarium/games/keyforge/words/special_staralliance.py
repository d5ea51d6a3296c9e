"""Words that only one card of Star Alliance says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Scope
from ludarium.games.keyforge.engine.terms import NONE, Card, Durations, Questions, Zones
from ludarium.games.keyforge.pool.houses import House
from ludarium.games.keyforge.words.base import Constant, Effect, Instant, Target
from ludarium.games.keyforge.words.cards import CREATURES, FRIENDLY, YES, Cards
from ludarium.games.keyforge.words.known import GIVER
from ludarium.games.keyforge.words.lasting import lasting_scope, span

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class AmidStrangers(Target):
    """Each creature of a house that stands between two that are not of that house, and of different houses."""

    house: House

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found: list[int] = []
        for player in (s.me, 1 - s.me):
            for c in p.line(player):
                beside = [p.houses(n) for n in p.neighbours(c)]
                strangers = [mask for mask in beside if not mask >> self.house & 1]
                if len(strangers) == 2 and p.houses(c) >> self.house & 1:
                    if (strangers[0] | strangers[1]).bit_count() > 1:
                        found.append(c)
        return found


@final
@dataclass(frozen=True, eq=False)
class Instead(Effect):
    """Do this instead of the destruction of this card, whose "Destroyed:" it is (G156): it stays in play."""

    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        scope = f.scope
        s = m.scopes[scope]
        m.pop()
        if m.rescue(s.this, s.giver):
            m.push(self.then, scope)


@final
@dataclass(frozen=True, eq=False)
class UpgradeRises(Instant):
    """The upgrade that gave this ability goes to the right flank of one's line as the creature that it is in print, ready,
    without leaving play (G232)."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        s.did = False
        for c in GIVER.settled(m, s) or []:
            if m.zone[c] != Zones.ATTACHED:
                continue
            host = m.host[c]
            m.take_out(c)
            m.host[c] = NONE
            m.flags[c] = 0
            m.ctrl[c] = s.me
            if m.base_control(c) != s.me:
                m.controls = [*m.controls, (c, s.me, NONE)]
            m.put_in(c, Zones.LINE, s.me)
            m.changed()
            m.tell(EventKinds.RESHAPED, c, Zones.LINE)
            m.settle_control([host])
            s.did = True


TOKENS_COPY: Final = Constant(Questions.COPY_OF, cards=Cards(CREATURES, FRIENDLY, token=YES))


@final
@dataclass(frozen=True, eq=False)
class TokensCopyThis(Effect):
    """This turn each friendly token creature is a copy of this creature, as long as it is one (G136, G240)."""

    kind: Constant = TOKENS_COPY

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        m.pop()
        if m.in_play(s.this):
            first, last, guard = span(m, s, Durations.THIS_TURN)
            scope = lasting_scope(s)
            scope.number = scope.amount = m.face[s.this]
            m.lasts(InForce(None, self.kind, scope, None, None, first, last, guard))
