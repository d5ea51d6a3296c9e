"""The kinds of words, and those that all others lean on: abilities, constants, and one instruction after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Scope
from ludarium.games.keyforge.engine.terms import NONE, BonusIcon, Card, Moment, Moments, Question, Seat
from ludarium.games.keyforge.pool.houses import CardType, House
from ludarium.games.keyforge.words.cards import (
    ANY,
    EACH_PLAYER,
    FRIENDLY,
    HAUNTED_PLAYERS,
    IS_THIS,
    OPPONENT,
    THEIR_OWN,
    YOU,
    Cards,
    Side,
    Who,
)

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


class Amount:
    """A number that the board gives."""

    def steady(self) -> bool:
        """Whether nothing changes it but what sets ``dirty``: what lies where, Æ on cards, keys, and what is in force."""
        return False

    def natural(self) -> bool:
        """Whether it is never below 0, whatever the board."""
        return False

    def apart(self) -> bool:
        """Whether it asks for nothing that could ask for it again."""
        return False

    def value(self, p: Position, s: Scope) -> int:
        raise NotImplementedError

    def value_for(self, p: Position, s: Scope, c: Card) -> int:
        """Its value for one of the cards that a constant is about, where each has its own."""
        return self.value(p, s)


class Condition:
    """Something that is so, or not."""

    def steady(self) -> bool:
        """As of an ``Amount``."""
        return False

    def secret(self) -> bool:
        """Whether somebody can't see if it is so."""
        return False

    def holds(self, p: Position, s: Scope) -> bool:
        raise NotImplementedError


class SteadyAmount(Amount):
    """A number that nothing changes but what lies where, keys, and what is in force."""

    def steady(self) -> bool:
        return True


class SteadyCondition(Condition):
    """The same of something that is so, or not."""

    def steady(self) -> bool:
        return True


def number_of(p: Position, s: Scope, amount: int | Amount) -> int:
    """The value of a number in a card; never below 0 where the board gives it (G196)."""
    if isinstance(amount, int):
        return amount
    return amount.value(p, s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """An instruction of a card."""

    def in_any_order(self) -> bool:
        """Whether it comes to the same for several events, whichever is answered first."""
        return False

    def contends(self) -> bool:
        """Whether cards that do it at the same moment may want the same, such as Æ that is not enough for all of them, or
        be in each other's way: then AP says which of them is first (G8)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(Effect):
    """An instruction that is carried out in one step."""

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        m.pop()
        self.do(m, f, s)

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        """Carry it out. The frame has been popped; ``f.scope`` is still good."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """The cards that an instruction is about. What has to be chosen is asked by the instruction that owns it."""

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        """The cards, where nothing is to be chosen; else None."""
        raise NotImplementedError

    def pool(self, p: Position, s: Scope) -> list[Card]:
        """The cards that may be chosen."""
        return []

    def least(self, p: Position, s: Scope) -> int:
        """How many have to be chosen, as far as there are so many."""
        return 1

    def most(self, p: Position, s: Scope) -> int:
        return 1

    def due(self, p: Position, s: Scope) -> int:
        """Where nothing is chosen: with fewer cards than this, it was not done completely (G10)."""
        return 0

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        """How many of the pool have to be chosen still, where ``least`` had to be at first and IT are chosen."""
        return least - len(s.it)

    def enough(self, p: Position, s: Scope, chosen: list[Card]) -> bool:
        """Whether these may be all, where their number would do."""
        return True

    def again(self) -> bool:
        """Whether the same card may be chosen more than once."""
        return False

    def refers(self) -> bool:
        """Whether it names cards that were spoken of, and looks for none."""
        return False

    def secret(self) -> bool:
        """Whether somebody can't see what there is to choose from."""
        return False

    def meant(self, p: Position, s: Scope, chosen: list[Card]) -> list[Card]:
        """The cards, when these have been chosen."""
        return chosen


@final
@dataclass(frozen=True, eq=False)
class Ability:
    """Instructions that resolve at one of some moments.

    ``own`` means the card's own moment ("Play:", "After Reap:"); else ``of`` and ``by`` say which card's and whose
    event it hears. ``guest`` abilities hear also their card's own leaving (G100).
    """

    moments: tuple[Moment, ...]
    body: Effect
    own: bool = True
    of: Cards | None = None
    by: Who = EACH_PLAYER
    """Whose doing it is: the player of the event."""
    flank: int = 0
    """Only where the card of the event was played on this flank of its player's line (``LEFT``, ``RIGHT``): where it was
    laid down counts. Or (``FROM_PILE``) only where it was played from its player's discard pile."""
    adjacent: bool = False
    """Only where the card of the event was played next to this one: where it was laid down counts."""
    fighting: bool = False
    """Only where the card of the event was destroyed in a fight with this one."""
    attacking: bool = False
    """Only where this one had attacked it, besides."""
    in_fight: bool = False
    """Only where the card of the event was destroyed in a fight, with whomever (G82)."""
    by_splash: bool = False
    """Only where the splash damage of this one destroyed it (G115)."""
    by_assault: bool = False
    """Only where the assault damage of this one destroyed it (G108)."""
    icon: BonusIcon = NONE
    """Only for this bonus icon (``prints``), where it hears of icons."""
    when: Condition | None = None
    may: bool = False
    instead: bool = False
    """It replaces the destruction that it answers (G156)."""
    guest: bool = False
    early: bool = False
    """It comes before any "Play:" of its window, or not at all (G254)."""
    fallen: bool = False
    """Its card says it in its owner's discard pile, and not in play."""
    nth: int = 0
    """Only where the card of the event is the so-many-th that its player has played this turn."""
    in_turn: Side = ANY
    """Only during one's own turn (``FRIENDLY``), or the opponent's (``ENEMY``); or that of the player of the event
    (``THEIR_OWN``)."""

    def hears(
        self,
        p: Position,
        live: InForce,
        moment: Moment,
        card: Card,
        other: Card,
        player: Seat,
        gone: bool = False,
        beside: list[Card] | None = None,
        kind: CardType = NONE,
    ) -> bool:
        """Whether it answers this event of ``card``, which has left play since if it is ``gone``; ``moment`` is one of
        its own. ``beside`` are those next to which a creature was played. An action that is an upgrade by now was played as
        a card of this ``kind``."""
        return self.fits(p, live, moment, card, other, player, gone, beside, kind) and (
            self.when is None or self.when.holds(p, live.scope)
        )

    def fits(
        self,
        p: Position,
        live: InForce,
        moment: Moment,
        card: Card,
        other: Card,
        player: Seat,
        gone: bool = False,
        beside: list[Card] | None = None,
        kind: CardType = NONE,
    ) -> bool:
        """The same, whatever its condition says: what is true of the event does not change any more."""
        s = live.scope
        me = s.me
        if self.in_turn == THEIR_OWN:
            if p.active != player:
                return False
        elif self.in_turn != ANY and (p.active == me) != (self.in_turn == FRIENDLY):
            return False
        if self.own:
            if card != s.this:
                return False
        else:
            if card == s.this and not self.guest and self.of is not None and self.of.other:
                return False
            if self.by == YOU and player != me:
                return False
            if self.by == OPPONENT and player == me:
                return False
            if self.of is not None and not (
                p.matched(self.of, s, card, gone)
                if kind == NONE
                else p.described(self.of, s, card, kind, player)
            ):
                return False
            if self.adjacent and (beside is None or s.this not in beside):
                return False
            if self.fighting and p.foe_of(card) != s.this:
                return False
            if self.in_fight and p.foe_of(card) == NONE:
                return False
            if self.attacking and not p.attacked(card, s.this):
                return False
            if self.by_splash and not p.splashed(card, s.this):
                return False
            if self.by_assault and not p.assaulted(card, s.this):
                return False
            if self.nth and self.nth != (
                p.place_among_used(card, player, self.of)
                if moment == Moments.AFTER_USED
                else p.place_among_played(card, player)
            ):
                return False
        return True


@final
@dataclass(frozen=True, eq=False)
class Constant:
    """Something that is always so while its card is in play, or as long as an effect lasts: the answer to one
    question of ``terms`` about ``cards``, or about a player ``who``."""

    question: Question
    cards: Cards | None = None
    amount: int | Amount = 0
    who: Who = EACH_PLAYER
    verb: int = NONE
    """A keyword, a verb, a kind of event: what the question asks for."""
    when: Condition | None = None
    house: House = NONE
    against: Cards | None = None
    """Only while attacking one of these."""
    also: bool = False
    """A house that cards belong to besides their others."""
    or_use: bool = False
    """A leave to play one of these cards, or to use one instead (G212)."""
    lost: bool = False
    """A price that is lost, not paid to the opponent."""
    gives: tuple[Ability | Constant, ...] = ()
    """What ``GRANT`` gives to each of ``cards``."""
    instead: Effect | None = None
    """What ``REPLACES`` does in its place."""

    def steady(self) -> bool:
        """As of an ``Amount``: what it says, and of which cards."""
        if not isinstance(self.amount, int) and not self.amount.steady():
            return False
        return (self.when is None or self.when.steady()) and (self.cards is None or self.cards.steady())

    def adds(self) -> bool:
        """Whether its number is never below 0."""
        amount = self.amount
        return amount >= 0 if isinstance(amount, int) else amount.natural()

    def of_itself(self) -> bool:
        """Whether it is about the card that says it and about no other."""
        return self.cards is not None and self.cards.relation == IS_THIS

    def about(self, p: Position, live: InForce, c: Card) -> bool:
        """Whether it speaks of card ``c`` now."""
        if live.only != NONE and live.only != c:
            return False
        s = live.scope
        if live.gate is not None:
            gate = live.gate.constant
            if gate is None or not gate.about(p, live.gate, s.this):
                return False
        if self.when is not None and not self.when.holds(p, s):
            return False
        if live.cards is not None:
            return c in live.cards
        return self.cards is None or self.cards.matches(p, s, c)

    def rules(self, p: Position, live: InForce, player: Seat) -> bool:
        """Whether it speaks of this player now."""
        s = live.scope
        if live.gate is not None:
            gate = live.gate.constant
            if gate is None or not gate.about(p, live.gate, s.this):
                return False
        if self.who >= HAUNTED_PLAYERS:
            if p.haunted(player) != (self.who == HAUNTED_PLAYERS):
                return False
        elif self.who != EACH_PLAYER and (player == s.me) != (self.who == YOU):
            return False
        if self.when is None:
            return True
        if self.who == EACH_PLAYER and s.player == NONE and player != NONE:
            s = live.scope_for(player)  # "that player" of the condition is this one
        return self.when.holds(p, s)


Word: TypeAlias = Ability | Constant
"""What a card says: an ability, or something that is always so."""


@final
@dataclass(frozen=True, eq=False)
class Sequence(Effect):
    """One instruction after the other; what one causes is finished before the next (G187)."""

    parts: tuple[Effect, ...] = ()

    def contends(self) -> bool:
        return any([part.contends() for part in self.parts])

    def run(self, m: Machine, f: Frame) -> None:
        if f.step < len(self.parts):
            f.step += 1
            m.push(self.parts[f.step - 1], f.scope)
        else:
            m.pop()
