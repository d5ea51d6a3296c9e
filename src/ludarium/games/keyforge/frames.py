"""What is unfinished: frames over scopes, lasting effects, and the index of abilities that are in force.

A frame is a node with how far it has come; the top frame runs. A scope is what the words of one resolution of one
ability share: "this", "that creature", "this way" (G192). Lists in frames and scopes are replaced, never changed,
so that copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.deeds import FORGED
from ludarium.games.keyforge.terms import MOMENTS, NONE, QUESTIONS

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine
    from ludarium.games.keyforge.words.base import Ability, Constant


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A step of the machine, or a word of a card. It holds no running state: that is in its frame."""

    def run(self, m: Machine, f: Frame) -> None:
        """Go on by one step: push another frame, ask, or end with ``m.pop()``."""
        raise NotImplementedError

    def options(self, m: Machine, f: Frame) -> list[int]:
        """The codes of what is asked."""
        raise NotImplementedError

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        """Take an answer; the frame is on top again."""
        raise NotImplementedError

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        """What each of the ``options`` resolves, where they name cards or numbers and not what those do."""
        return []


@final
class Scope:
    """What the words of one resolution share. ``NONE`` where there is nothing."""

    def __init__(
        self,
        this: int,
        me: int,
        giver: int = NONE,
        card: int = NONE,
        other: int = NONE,
        amount: int = 0,
        player: int = NONE,
        ability: int = NONE,
    ) -> None:
        self.this = this
        """The card whose ability it is; who got it from another card is ``this`` (G193)."""
        self.me = me
        """Who resolves it (G3)."""
        self.giver = giver
        """The card that gave the ability: an upgrade, say."""
        self.card = card
        """The card of the event that the ability answers."""
        self.other = other
        """The second card of that event: who it fought."""
        self.amount = amount
        """The number of that event."""
        self.player = player
        """The player of that event."""
        self.ability = ability
        """The number of the ability, for prompts; NONE for the rules' own."""
        self.it: list[int] = []
        """The cards last chosen or touched."""
        self.hit: list[int] = []
        """Those of them on which it was done: "this way"."""
        self.dead: list[int] = []
        """Those destroyed by it."""
        self.did = True
        """Whether the last instruction was carried out completely (G10)."""
        self.count = 0
        """How much or how many the last instruction did."""
        self.house = NONE
        self.number = NONE
        self.gone = False
        """Whether the card of the event has left play since (G62)."""
        self.lent = False
        """Whether ``me`` resolves it as if controlling its card (G218)."""
        self.kept: list[int] = []
        """Cards put aside by ``Keep`` for a later word of the same ability."""

    def clone(self) -> Scope:
        twin = Scope(
            self.this, self.me, self.giver, self.card, self.other, self.amount, self.player, self.ability
        )
        twin.it = self.it
        twin.hit = self.hit
        twin.dead = self.dead
        twin.did = self.did
        twin.count = self.count
        twin.house = self.house
        twin.number = self.number
        twin.kept = self.kept
        twin.lent = self.lent
        twin.gone = self.gone
        return twin

    def dump(self) -> tuple[object, ...]:
        return (
            self.this, self.me, self.giver, self.card, self.other, self.amount, self.player, self.ability,
            tuple(self.it), tuple(self.hit), tuple(self.dead), self.did, self.count, self.house, self.number,
            tuple(self.kept), self.lent, self.gone,
        )  # fmt: skip


@final
class Live:
    """An ability or a constant in force: with the scope that its words are read in.

    ``gate`` is the constant that gives it to ``scope.this``, while that one applies; ``cards`` are those it was
    fixed on when it began (G136), or None. ``first`` and ``last`` are the turns in which it lasts, ``guard`` a card
    that must stay in play; both only for lasting effects. ``once`` ends with its first use.
    """

    def __init__(
        self,
        ability: Ability | None,
        constant: Constant | None,
        scope: Scope,
        gate: Live | None = None,
        cards: list[int] | None = None,
        first: int = NONE,
        last: int = NONE,
        guard: int = NONE,
        once: bool = False,
    ) -> None:
        self.ability = ability
        self.constant = constant
        self.scope = scope
        self.gate = gate
        self.cards = cards
        self.first = first
        self.last = last
        self.guard = guard
        self.once = once
        self.nth = 0
        """Its number among the lasting effects of the game; 0 for what is none."""

    def lasting(self, first: int, last: int, cards: list[int] | None = None) -> Live:
        """The same lasting effect in other turns, or about other cards."""
        about = self.cards if cards is None else cards
        twin = Live(
            self.ability, self.constant, self.scope, self.gate, about, first, last, self.guard, self.once
        )
        twin.nth = self.nth
        return twin

    def key(self) -> int:
        """The same for the same ability of the same card, whenever it is asked; each lasting effect has its own."""
        scope = self.scope
        number = NONE if self.ability is None else self.ability.number
        nth = self.nth if self.gate is None else self.gate.nth
        return (((nth << 16) + number) * 128 + scope.this + 1) * 128 + scope.giver + 1


@final
class Pending:
    """An ability that waits in a window, with the card of its event."""

    def __init__(self, live: Live, card: int, other: int, amount: int, player: int) -> None:
        self.live = live
        self.card = card
        self.other = other
        self.amount = amount
        self.player = player


@final
class Frame:
    """One unfinished step."""

    def __init__(
        self,
        node: Node,
        scope: int,
        step: int = 0,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        cards: list[int] | None = None,
        waiting: list[Pending] | None = None,
        owns: bool = False,
        d: int = 0,
    ) -> None:
        self.node = node
        self.scope = scope
        self.step = step
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.cards: list[int] = [] if cards is None else cards
        self.waiting: list[Pending] = [] if waiting is None else waiting
        self.owns = owns
        """Whether its scope goes with it."""

    def clone(self) -> Frame:
        return Frame(
            self.node,
            self.scope,
            self.step,
            self.a,
            self.b,
            self.c,
            self.cards,
            self.waiting,
            self.owns,
            self.d,
        )


@final
class Deed:
    """Something done this turn or the last, as far as a card may ask for it later."""

    def __init__(
        self, kind: int, player: int, card: int, face: int, houses: int, other: int, lives: int = 0
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.face = face
        """The number of its print."""
        self.houses = houses
        self.other = other
        self.lives = lives
        """How often its card has left the table since: what comes back is another (G98)."""

    def dump(self) -> tuple[int, ...]:
        return (self.kind, self.player, self.card, self.face, self.houses, self.other, self.lives)

    def later(self) -> Deed:
        """The same once its card has left play."""
        return Deed(self.kind, self.player, self.card, self.face, self.houses, self.other, self.lives + 1)

    def turned_back(self, player: int, colour: int) -> Deed:
        """The same once a key of that colour has been unforged."""
        if self.kind != FORGED or self.player != player or self.other != colour:
            return self
        return Deed(self.kind, self.player, self.card, self.face, self.houses, NONE, self.lives)

    def of_one_gone(self) -> Deed:
        """The same once the other card has left play: what comes back is another (G98)."""
        return Deed(self.kind, self.player, self.card, self.face, self.houses, NONE, self.lives)


@final
class Memory:
    """A card as it was just before it left play (G99)."""

    def __init__(
        self, card: int, control: int, left: int, right: int, power: int, damage: int, amber: int, foe: int,
        houses: int, flags: int, row: int, went: int,
    ) -> None:  # fmt: skip
        self.card = card
        self.control = control
        self.left = left
        self.right = right
        self.power = power
        self.damage = damage
        self.amber = amber
        self.foe = foe
        """The creature in a fight with which it was destroyed, or NONE (G82)."""
        self.houses = houses
        self.flags = flags
        self.row = row
        """The zone it left."""
        self.went = went
        """The zone it went to, or NONE once it has been taken out of the discard pile: from there on it is as printed."""

    def elsewhere(self) -> Memory:
        """The same once it lies no more where it went."""
        return Memory(
            self.card, self.control, self.left, self.right, self.power, self.damage, self.amber, self.foe,
            self.houses, self.flags, self.row, NONE,
        )  # fmt: skip


@final
class Index:
    """The abilities in force, by what they answer and by when they resolve. Made when asked for; copies share it."""

    def __init__(self) -> None:
        self.by: list[list[Live]] = [[] for _ in range(QUESTIONS)]
        self.at: list[list[Live]] = [[] for _ in range(MOMENTS)]
        self.shifting = False
        """Whether a power in force depends on more than what lies where: on Æ, damage, a house, deeds (G84)."""
        self.blank: list[int] = []
        """The creatures whose text counts for nothing (G240)."""
