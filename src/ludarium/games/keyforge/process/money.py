"""Æ that would come to a pool, where cards say what happens instead (section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.frames import Frame, Node, Scope
from ludarium.games.keyforge.process.timing import trigger_codes, trigger_index

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine


@final
class Receive(Node):
    """``a`` is the player and ``b`` how much; each Æ is replaced for itself where AP has a choice."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.b == 0:
            m.pop()
            return
        cards = self.replacing(m, f)
        if not cards:
            m.pool[f.a] += f.b
            m.tell(ev.GAINED, f.a, f.b, m.pool[f.a])
            m.pop()
        elif len(cards) == 1:
            self._replaced(m, f, cards[0], f.b)
        else:
            m.ask(f, m.active, co.ASK_REPLACE, trigger_codes(cards))

    def options(self, m: Machine, f: Frame) -> list[int]:
        return trigger_codes(self.replacing(m, f))

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        cards = self.replacing(m, f)
        self._replaced(m, f, cards[trigger_index(cards, code)], 1)

    def replacing(self, m: Machine, f: Frame) -> list[int]:
        cards: list[int] = []
        for live in m.ix().by[t.REPLACES]:
            k = live.constant
            if k is not None and m.replaces(live, t.REPLACED_GAIN) and k.rules(m, live, f.a):
                cards.append(live.scope.this)
        return cards

    def _replaced(self, m: Machine, f: Frame, c: int, amount: int) -> None:
        f.b -= amount
        for live in m.ix().by[t.REPLACES]:
            k = live.constant
            if k is not None and k.verb == t.REPLACED_GAIN and live.scope.this == c and k.instead is not None:
                s = Scope(c, m.ctrl[c], live.scope.giver, NO_CARD, NO_CARD, amount, f.a, k.number)
                m.push_words(k.instead, s)
                return


NO_CARD: Final = -1
RECEIVE: Final = Receive()
