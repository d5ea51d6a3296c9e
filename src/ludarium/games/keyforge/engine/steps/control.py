"""Cards that change sides (G132)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, Node, Numbers
from ludarium.games.keyforge.engine.steps import tokens
from ludarium.games.keyforge.engine.terms import BOTH_DECKS, NONE, Card, Seat, Zones
from ludarium.games.keyforge.words.cards import LEFT

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@mypyc_attr(acyclic=True)
@final
class PlacingFrame(Frame):
    """``cards`` are still to be placed."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.card: Card = NONE
        """The one that is being placed, or NONE."""
        self.anywhere = False
        """Whether creatures go anywhere in the line, and not to a flank."""
        self.flank = 0
        """The flank to which they go by a text, ``LEFT`` or ``RIGHT``; 0 where AP chooses."""

    def numbers(self) -> Numbers:
        return self.card, 1 if self.anywhere else 0, self.flank, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.card = a
        self.anywhere = b == 1
        self.flank = c


@final
class Control(Node):
    """``cards`` come under the control of whoever controls them now (G132): one after the other in AP's order (G8), a
    creature to the flank that AP chooses."""

    def frame(self) -> PlacingFrame:
        return PlacingFrame(self)

    def run(self, m: Machine, f: PlacingFrame) -> None:
        if f.card == NONE:
            f.cards = [c for c in f.cards if m.in_play(c) and m.base_control(c) != m.ctrl[c]]
            if not f.cards:
                m.pop()
            elif self._any_order(m, f.cards):
                self._next(m, f, f.cards[0])
            else:
                m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
        elif m.zone[f.card] == Zones.LINE and f.flank:
            self._move(m, f, 0 if f.flank == LEFT else len(m.line(m.base_control(f.card))))
        elif m.zone[f.card] == Zones.LINE:
            m.ask(f, m.active, AskKinds.PLACE, self.options(m, f))
        else:
            self._move(m, f, NONE)

    def _any_order(self, m: Machine, cards: list[Card]) -> bool:
        """Whether the order makes no difference: each goes to a line of its own, or two to one without a creature."""
        for player in (0, 1):
            coming = [c for c in cards if m.zone[c] == Zones.LINE and m.base_control(c) == player]
            if len(coming) > 1 and (m.line(player) or len(coming) > 2):
                return False
        return True

    def _next(self, m: Machine, f: PlacingFrame, c: Card) -> None:
        f.card = c
        f.cards = [other for other in f.cards if other != c]
        m.scopes[f.scope].this = c

    def options(self, m: Machine, f: PlacingFrame) -> list[Code]:
        if f.card == NONE:
            return [code(MoveKinds.CARD, c) for c in f.cards]
        size = len(m.line(m.base_control(f.card)))
        if f.anywhere:
            return [code(MoveKinds.PLACE, at) for at in range(size + 1)]
        return (
            [code(MoveKinds.PLACE, 0)]
            if size == 0
            else [code(MoveKinds.PLACE, 0), code(MoveKinds.PLACE, size)]
        )

    def chosen(self, m: Machine, f: PlacingFrame, code: Code) -> None:
        if f.card == NONE:
            self._next(m, f, code >> SHIFT)
        else:
            self._move(m, f, code >> SHIFT)

    def _move(self, m: Machine, f: PlacingFrame, at: int) -> None:
        c = f.card
        f.card = NONE
        player = m.base_control(c)
        zone = m.zone[c]
        if zone == Zones.ATTACHED:
            m.ctrl[c] = player
            m.changed()
        else:
            m.take_out(c)
            m.ctrl[c] = player
            m.put_in(c, zone, player, at)
        m.tell(EventKinds.CONTROL, c, player)
        look_beneath(m, c, player)


def look_beneath(m: Machine, c: Card, player: Seat) -> None:
    """Who comes to control a card may look at what lies facedown under it (G202)."""
    if c >= BOTH_DECKS and not m.seen[m.core(c)] >> player & 1:
        m.look(player, m.owner(c), [tokens.look_under(m, c)])
    for u in m.under(c):
        if not m.seen[u] >> player & 1:
            m.look(player, m.owner(u), [u])


CONTROL: Final[Control] = Control()
