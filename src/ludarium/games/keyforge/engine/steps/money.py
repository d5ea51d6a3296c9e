"""Æ that would come to a pool, where cards say what happens instead (section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import AskKinds, Code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps.timing import codes_of, index_of
from ludarium.games.keyforge.engine.terms import NONE, Questions, Replacements, Seat

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@mypyc_attr(acyclic=True)
@final
class ReceiveFrame(Frame):
    """Whose pool Æ would come to, and how much of it."""

    def __init__(self, player: Seat = NONE, left: int = 0) -> None:
        super().__init__(RECEIVE)
        self.player = player
        self.left = left

    def numbers(self) -> Numbers:
        return self.player, self.left, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a
        self.left = b


@final
class Receive(Node):
    """Each Æ is replaced for itself where AP has a choice."""

    def frame(self) -> ReceiveFrame:
        return ReceiveFrame()

    def run(self, m: Machine, f: ReceiveFrame) -> None:
        if f.left == 0:
            m.pop()
            return
        replacing = self.offered(m, f)
        if not replacing:
            m.pool[f.player] += f.left
            m.tell(EventKinds.GAINED, f.player, f.left, m.pool[f.player])
            m.pop()
        elif len(replacing) == 1:
            self._replaced(m, f, replacing[0], f.left)
        else:
            m.ask(f, m.active, AskKinds.REPLACE, self.options(m, f))

    def options(self, m: Machine, f: ReceiveFrame) -> list[Code]:
        return codes_of(self.offered(m, f))

    def chosen(self, m: Machine, f: ReceiveFrame, code: Code) -> None:
        replacing = self.offered(m, f)
        self._replaced(m, f, replacing[index_of(replacing, code)], 1)

    def offered(self, m: Machine, f: ReceiveFrame) -> list[InForce]:
        """What takes the place of Æ gained (G158)."""
        found: list[InForce] = []
        for live in m.ix().by[Questions.REPLACES]:
            k = live.constant
            if k is not None and m.replaces(live, Replacements.GAIN) and k.rules(m, live, f.player):
                found.append(live)
        return found

    def _replaced(self, m: Machine, f: ReceiveFrame, live: InForce, amount: int) -> None:
        f.left -= amount
        k = live.constant
        assert k is not None
        assert k.instead is not None
        c = live.scope.this
        m.push_words(k.instead, Scope(c, m.ctrl[c], live.scope.giver, NONE, NONE, amount, f.player, k))


RECEIVE: Final[Receive] = Receive()
