"""Æ that would come to a pool, where cards say what happens instead (section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.frames import Frame, Live, Node, Scope
from ludarium.games.keyforge.process.timing import codes_of, index_of
from ludarium.games.keyforge.terms import NONE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine


@final
class Receive(Node):
    """``a`` is the player and ``b`` how much; each Æ is replaced for itself where AP has a choice."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.b == 0:
            m.pop()
            return
        replacing = self.offered(m, f)
        if not replacing:
            m.pool[f.a] += f.b
            m.tell(ev.GAINED, f.a, f.b, m.pool[f.a])
            m.pop()
        elif len(replacing) == 1:
            self._replaced(m, f, replacing[0], f.b)
        else:
            m.ask(f, m.active, co.ASK_REPLACE, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        return codes_of(self.offered(m, f))

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        replacing = self.offered(m, f)
        self._replaced(m, f, replacing[index_of(replacing, code)], 1)

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        """What takes the place of Æ gained (G158)."""
        found: list[Live] = []
        for live in m.ix().by[t.REPLACES]:
            k = live.constant
            if k is not None and m.replaces(live, t.REPLACED_GAIN) and k.rules(m, live, f.a):
                found.append(live)
        return found

    def _replaced(self, m: Machine, f: Frame, live: Live, amount: int) -> None:
        f.b -= amount
        k = live.constant
        assert k is not None
        assert k.instead is not None
        c = live.scope.this
        m.push_words(k.instead, Scope(c, m.ctrl[c], live.scope.giver, NONE, NONE, amount, f.a, k.number))


RECEIVE: Final = Receive()
