"""Opening hands and mulligans (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps.turn import TURN
from ludarium.games.keyforge.engine.terms import NONE, SEATS, Seat, Zones

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


OPENING: Final = (7, 6)


@mypyc_attr(acyclic=True)
@final
class SetUpFrame(Frame):
    """Who decides about a mulligan next."""

    def __init__(self) -> None:
        super().__init__(SET_UP)
        self.seat: Seat = 0
        self.decided = 0
        """How many have decided."""

    def numbers(self) -> Numbers:
        return self.seat, self.decided, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.seat = a
        self.decided = b


@final
class SetUp(Node):
    """Opening hands and mulligans (section 5)."""

    def frame(self) -> SetUpFrame:
        return SetUpFrame()

    def run(self, m: Machine, f: SetUpFrame) -> None:
        if f.step == 0:
            f.step = 1
            m.tell(EventKinds.BEGAN, m.first)
            for seat in (0, 1):
                m.chance.shuffle(m.row(Zones.DECK, seat))
            for seat in (m.first, 1 - m.first):
                deal(m, seat)
        elif f.decided == SEATS:
            m.pop()
            m.active = m.first
            m.allowance = 1
            m.push_own(TURN, Scope(NONE, m.first))
        else:
            f.seat = m.first if f.decided == 0 else 1 - m.first
            m.ask(f, f.seat, AskKinds.MULLIGAN, self.options(m, f))

    def options(self, m: Machine, f: SetUpFrame) -> list[Code]:
        return [code(MoveKinds.KEEP), code(MoveKinds.MULLIGAN)]

    def chosen(self, m: Machine, f: SetUpFrame, code: Code) -> None:
        """Once, for one card fewer (G42)."""
        seat = f.seat
        f.decided += 1
        taken = code == MoveKinds.MULLIGAN
        m.tell(EventKinds.MULLIGAN, seat, 1 if taken else 0)
        if taken:
            hand = m.row(Zones.HAND, seat)
            count = len(hand) - 1
            for c in hand[:]:
                m.take_out(c)
                m.put_in(c, Zones.DECK, seat)
            m.shuffle(seat)
            m.draw(seat, count)


def deal(m: Machine, seat: Seat) -> None:
    """An opening hand (G41), fewer by chains, of which one is then removed (G153)."""
    m.draw(seat, OPENING[0 if seat == m.first else 1] - m.shackles(seat))
    if m.chains[seat]:
        m.add_chains(seat, -1)


SET_UP: Final[SetUp] = SetUp()
