"""Drawing cards where something may be done instead of drawing one, or answers each of them (G31, G156)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Pending
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, fallen
from ludarium.games.keyforge.engine.terms import NONE, Moment, Moments, Seat

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@mypyc_attr(acyclic=True)
@final
class DrawFrame(Frame):
    """A player draws so many cards."""

    def __init__(self, player: Seat = 0, count: int = 0) -> None:
        super().__init__(DRAWING)
        self.player = player
        self.count = count
        self.left = count
        self.drawn = 0

    def numbers(self) -> Numbers:
        return self.player, self.count, self.left, self.drawn

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a
        self.count = b
        self.left = c
        self.drawn = d


def answers(m: Machine, moment: Moment, player: Seat) -> list[InForce]:
    """What cards in a player's discard pile let that player do now."""
    found: list[InForce] = []
    if not m.decks.fallen >> moment & 1:
        return found
    for live in fallen(m, moment):
        ability = live.ability
        if ability is not None and ability.hears(m, live, moment, NONE, NONE, player):
            found.append(live)
    return found


@final
class Drawing(Node):
    """Cards are drawn one at a time; before each, something else may be done instead."""

    def frame(self) -> DrawFrame:
        return DrawFrame()

    def run(self, m: Machine, f: DrawFrame) -> None:
        if f.left > 0 and answers(m, Moments.WOULD_DRAW, f.player):
            m.ask(f, f.player, AskKinds.CARD, self.options(m, f))
            return
        if f.left > 0 and m.ix().at[Moments.AFTER_DRAWS]:
            f.left -= 1
            self._one(m, f)
            return
        if f.left > 0:
            f.drawn += m.draw(f.player, f.left)
        s = m.scopes[f.scope]
        s.count = f.drawn
        s.did = f.drawn == f.count > 0
        m.pop()

    def _one(self, m: Machine, f: DrawFrame) -> None:
        """Draw a card, which cards in play may answer."""
        if m.draw(f.player, 1):
            f.drawn += 1
            if m.ix().at[Moments.AFTER_DRAWS]:
                m.window(WindowKinds.DRAWN, NONE, NONE, 0, f.player)
        else:
            f.left = 0

    def options(self, m: Machine, f: DrawFrame) -> list[Code]:
        found = [m.card_code(live.scope.this) for live in answers(m, Moments.WOULD_DRAW, f.player)]
        return [*found, code(MoveKinds.NO)]

    def chosen(self, m: Machine, f: DrawFrame, code: Code) -> None:
        f.left -= 1
        if code & WHAT == MoveKinds.NO:
            self._one(m, f)
            return
        for live in answers(m, Moments.WOULD_DRAW, f.player):
            if live.scope.this == code >> SHIFT:
                m.start(Pending(live, NONE, NONE, 0, f.player))
                return


DRAWING: Final[Drawing] = Drawing()
