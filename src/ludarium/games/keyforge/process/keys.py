"""Forging a key (G46-G49): cost, what it is paid with, which key, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Node

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

# Steps: what it costs, what it is spent from, which key.
PAYS: Final = 0
TURNS: Final = 1
DONE: Final = 2
FREE: Final = -1000
"""In the place of an addition to the cost: no cost at all."""


def cost_of(m: Machine, player: int, plus: int) -> int:
    return 0 if plus == FREE else max(0, m.key_cost(player) + plus)


def can_forge(m: Machine, player: int, plus: int) -> bool:
    return m.forged(player) < t.KEYS and m.means(player) >= cost_of(m, player, plus)


@final
class Forge(Node):
    """Player ``a`` forges a key at ``b`` above its cost; ``c`` is what is still to be spent, ``d`` what it cost."""

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == PAYS and f.d == 0 and f.c == 0:
            s.did = can_forge(m, f.a, f.b)
            if not s.did:
                m.pop()
                return
            f.c = f.d = cost_of(m, f.a, f.b)
        if f.step == PAYS:
            self._pay(m, f)
        elif f.step == TURNS:
            m.ask(f, m.active, co.ASK_KEY, self.options(m, f))
        else:
            m.pop()

    def _pay(self, m: Machine, f: Frame) -> None:
        if f.c == 0:
            f.step = TURNS
            self._to_whoever_gets_it(m, f)
            return
        m.ask(f, m.active, co.ASK_SPEND, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step == TURNS:
            return [code(co.KEY, colour) for colour in t.KEY_COLOURS if not m.keys[f.a] & colour]
        found = [code(co.AMBER, co.POOL)] if m.pool[f.a] else []
        for c in m.spendable(f.a):
            found.append(code(co.AMBER, c))
        return found

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.step == TURNS:
            f.step = DONE
            m.turn_key(f.a, code >> co.SHIFT, f.d)
            return
        source = code >> co.SHIFT
        spent = f.c if len(self.options(m, f)) == 1 else 1  # mixed freely, one Æ after the other
        if source == co.POOL:
            m.pool[f.a] -= spent
        else:
            m.amber[source] -= spent
        m.dirty = True
        f.c -= spent

    def _to_whoever_gets_it(self, m: Machine, f: Frame) -> None:
        if f.d == 0:
            return
        for live in m.ix().by[t.GETS_SPENT]:
            k = live.constant
            if k is not None and k.rules(m, live, f.a):
                m.receive(live.scope.me, f.d, ev.BY_EFFECT, ev.GAINED)
                return


FORGE: Final = Forge()
