"""Forging a key (G46-G49): cost, what it is paid with, which key, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import AMBER_POOL, SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, GainCauses
from ludarium.games.keyforge.engine.frames import Frame, Node, Numbers
from ludarium.games.keyforge.engine.steps import leaving as pl
from ludarium.games.keyforge.engine.steps.timing import WindowKinds
from ludarium.games.keyforge.engine.terms import KEY_COLOURS, KEYS, NONE, Ends, Questions, Seat, Zones

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


class ForgeSteps:
    """The steps of forging a key."""

    PAYS: Final = 0
    """What it costs, and what that is spent from."""
    TURNS: Final = 1
    """Which key."""
    DONE: Final = 2
    HEARD: Final = 3
    """Whatever may keep the key from being forged has been asked."""
    OFF: Final = 4
    """The key is not forged."""


FREE: Final = -1000
"""In the place of an addition to the cost: no cost at all."""


def cost_of(m: Machine, player: Seat, plus: int) -> int:
    return 0 if plus == FREE else max(0, m.key_cost(player) + plus)


def can_forge(m: Machine, player: Seat, plus: int) -> bool:
    return m.forged(player) < KEYS and m.may_forge(player) and m.means(player) >= cost_of(m, player, plus)


@mypyc_attr(acyclic=True)
@final
class ForgeFrame(Frame):
    """Who forges a key, and what becomes of its cost; ``cards`` were spent as Æ themselves."""

    def __init__(self, player: Seat = 0, plus: int = 0) -> None:
        super().__init__(FORGE)
        self.player = player
        self.plus = plus
        """How much above the cost of a key; ``FREE`` for none at all."""
        self.left = 0
        """What is still to be spent. Paying is one act: until it is done nothing else happens (G46)."""
        self.cost = 0
        """What it cost in all."""

    def numbers(self) -> Numbers:
        return self.player, self.plus, self.left, self.cost

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a
        self.plus = b
        self.left = c
        self.cost = d


@final
class Forge(Node):
    """A player forges a key."""

    def frame(self) -> ForgeFrame:
        return ForgeFrame()

    def run(self, m: Machine, f: ForgeFrame) -> None:
        s = m.scopes[f.scope]
        if (f.step == ForgeSteps.PAYS and f.cost == 0 and f.left == 0) or f.step == ForgeSteps.HEARD:
            s.did = can_forge(m, f.player, f.plus)
            if not s.did:
                m.pop()
                return
            if f.step == ForgeSteps.PAYS and m.window(WindowKinds.FORGING, NONE, NONE, 0, f.player):
                f.step = ForgeSteps.HEARD
                return
            f.step = ForgeSteps.PAYS
            f.left = f.cost = cost_of(m, f.player, f.plus)
        if f.step == ForgeSteps.PAYS:
            self._pay(m, f)
        elif f.step == ForgeSteps.TURNS:
            m.ask(f, m.active, AskKinds.KEY, self.options(m, f))
        else:
            s.did = f.step == ForgeSteps.DONE
            m.pop()

    def _pay(self, m: Machine, f: ForgeFrame) -> None:
        if f.left == 0:
            f.step = ForgeSteps.TURNS
            m.dirty = True
            self._to_whoever_gets_it(m, f)
            if f.cards:
                pl.depart(m, f.cards, Zones.DISCARD, Ends.TOP, NONE, [], [])
            return
        m.ask(f, m.active, AskKinds.SPEND, self.options(m, f))

    def options(self, m: Machine, f: ForgeFrame) -> list[Code]:
        if f.step == ForgeSteps.TURNS:
            return [code(MoveKinds.KEY, colour) for colour in KEY_COLOURS if not m.keys[f.player] & colour]
        found = [code(MoveKinds.AMBER, AMBER_POOL)] if m.pool[f.player] else []
        for c in m.spendable(f.player):
            found.append(code(MoveKinds.AMBER, c))
        for c in m.coins(f.player):
            if c not in f.cards:
                found.append(code(MoveKinds.CARD, c))
        return found

    def chosen(self, m: Machine, f: ForgeFrame, code: Code) -> None:
        if f.step == ForgeSteps.TURNS:
            f.step = ForgeSteps.DONE
            m.turn_key(f.player, code >> SHIFT, f.cost)
            return
        source = code >> SHIFT
        if code & WHAT == MoveKinds.CARD:
            f.left -= 1
            f.cards = [*f.cards, source]
            return
        spent = f.left if len(self.options(m, f)) == 1 else 1  # mixed freely, one Æ after the other
        if source == AMBER_POOL:
            m.pool[f.player] -= spent
        else:
            m.lay_amber(source, -spent)
        f.left -= spent

    def _to_whoever_gets_it(self, m: Machine, f: ForgeFrame) -> None:
        spent = f.cost - len(f.cards)
        if spent == 0:
            return
        for live in m.ix().by[Questions.GETS_SPENT]:
            k = live.constant
            if k is not None and k.rules(m, live, f.player):
                m.receive(live.scope.me, spent, GainCauses.BY_EFFECT, EventKinds.GAINED)
                return


def paying(f: Frame) -> bool:
    """Whether a key is being paid for: who gets weaker by that does not die before it is done, nor does what lets Æ be spent end."""
    return isinstance(f, ForgeFrame) and f.left > 0


def call_off(m: Machine) -> None:
    """The key that a player is about to forge is not forged, and costs nothing."""
    for i in range(len(m.stack) - 1, -1, -1):
        f = m.stack[i]
        if isinstance(f, ForgeFrame) and f.step == ForgeSteps.HEARD:
            f.step = ForgeSteps.OFF
            return


def called_off(m: Machine) -> bool:
    """Whether the key for which a window is open will not be forged."""
    for i in range(len(m.stack) - 1, -1, -1):
        f = m.stack[i]
        if isinstance(f, ForgeFrame):
            return f.step == ForgeSteps.OFF
    return False


FORGE: Final[Forge] = Forge()
