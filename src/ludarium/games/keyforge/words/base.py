"""The kinds of words, and the two that all others lean on: which cards (``Cards``) and what is always so (``Constant``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Scope
from ludarium.games.keyforge.engine.terms import (
    NONE,
    BonusIcon,
    Card,
    CounterKind,
    Flags,
    Keyword,
    Moment,
    Question,
    Seat,
    Zones,
    ZoneSet,
)
from ludarium.games.keyforge.pool.houses import CardTypes, House, HouseSet

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position

TypeSet: TypeAlias = int
"""Some of the types of cards: bit ``1 << type`` for each."""
YesNo: TypeAlias = int
"""Whether something has to be so: ``ANY``, ``YES`` or ``NO``."""
Side: TypeAlias = int
"""Whose a card is, as seen by who resolves the words: ``ANY``, ``FRIENDLY`` or ``ENEMY``."""
Who: TypeAlias = int
"""A player, as seen by who resolves the words: ``YOU``, ``OPPONENT``, and so on."""
Relation: TypeAlias = int
"""Which of the cards that the words know: ``IS_...``."""

ANY: Final = 0
YES: Final = 1
NO: Final = 2

# Sides, and players, as seen by who resolves the words.
FRIENDLY: Final = 1
ENEMY: Final = 2
YOU: Final = 0
OPPONENT: Final = 1
EACH_PLAYER: Final = 2
THEIR_CONTROLLER: Final = 3  # of IT, as it was
THEIR_OWNER: Final = 4
THAT_PLAYER: Final = 5  # the player of the event
CONTROLLER_OF_THIS: Final = 6  # as the game is now, not as the ability began
OWNER_OF_THAT: Final = 7  # of the card of the event
OPPONENT_OF_THAT: Final = 8  # of the player of the event

# Some of the types of cards, as bits: ``1 << CardTypes.CREATURE``, and so on.
CREATURES: Final[TypeSet] = 1 << 0
ACTIONS: Final[TypeSet] = 1 << 1
ARTIFACTS: Final[TypeSet] = 1 << 2
UPGRADES: Final[TypeSet] = 1 << 3
ALL_TYPES: Final[TypeSet] = 15

# Where cards are, as bits: ``1 << Zones.HAND``, and so on.
IN_PLAY: Final[ZoneSet] = 1 << 5 | 1 << 6 | 1 << 7  # in a line, among the artifacts, attached
IN_HAND: Final[ZoneSet] = 1 << 1
IN_DISCARD: Final[ZoneSet] = 1 << 2
IN_DECK: Final[ZoneSet] = 1 << 0
IN_ARCHIVES: Final[ZoneSet] = 1 << 3
IN_PURGED: Final[ZoneSet] = 1 << 4

CHOSEN_HOUSE: Final = -2
ACTIVE_HOUSE: Final = -3
ITS_HOUSE: Final = -4  # any house of the card in IT
YOUR_HOUSES: Final = -5  # any house of a card that one has in play
KEPT_HOUSE: Final = -7  # any house of the card in KEPT
IDENTITY_HOUSES: Final = -6  # as printed: any house of one's identity card
CHOSEN_NUMBER: Final = -2

# Whether a card is, or is next to, or shares something with, a card that the words know.
IS_THIS: Final = 1
IS_HOST: Final = 2
IS_IT: Final = 3
IS_THAT: Final = 4  # the card of the event
IS_OTHER: Final = 5  # the second card of the event
IS_HIT: Final = 6
IS_KEPT: Final = 7
IS_GIVER: Final = 8  # the card that gave the ability (G193)


class Amount:
    """A number that the board gives."""

    def steady(self) -> bool:
        """Whether nothing changes it but what sets ``dirty``: what lies where, keys, and what is in force."""
        return False

    def value(self, p: Position, s: Scope) -> int:
        raise NotImplementedError


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


def number_of(p: Position, s: Scope, amount: int | Amount) -> int:
    """The value of a number in a card; never below 0 where the board gives it (G196)."""
    if isinstance(amount, int):
        return amount
    return amount.value(p, s)


@final
@dataclass(frozen=True, eq=False)
class Cards:
    """Which cards are meant: all that pass every test. A test at its default passes everything."""

    types: TypeSet = CREATURES
    side: Side = ANY
    """In play: who controls it. Elsewhere: whose zone it is in."""
    where: ZoneSet = IN_PLAY
    house: House = NONE
    not_house: House = NONE
    trait: str = ""
    not_trait: str = ""
    name: str = ""
    other: bool = False
    """Not this card itself."""
    flank: YesNo = ANY
    """Of creatures alone: "an artifact or flank creature"."""
    center: YesNo = ANY
    """In the center of its line (G33)."""
    damaged: YesNo = ANY
    ready: YesNo = ANY
    stunned: YesNo = ANY
    amber: YesNo = ANY
    """Whether Æ lies on it."""
    armor: YesNo = ANY
    power_most: int = NONE
    power_least: int = NONE
    power: int = NONE
    """Exactly this power; ``CHOSEN_NUMBER`` is the number that was named."""
    keyword: Keyword = NONE
    counter: CounterKind = NONE
    """It has a counter of this name (G234)."""
    relation: Relation = ANY
    """It is that very card (``IS_...``)."""
    beside: Relation = ANY
    """It is a neighbour of that card (``IS_...``)."""
    unlike: Relation = ANY
    """It is none of those cards (``IS_...``)."""
    like_trait: bool = False
    """It shares a trait with the card in IT."""
    unlike_name: bool = False
    """Its name is not that of a card in IT."""
    not_named: Relation = ANY
    """Its name is not that of such a card (``IS_...``)."""
    like_side: bool = False
    """It is the same player's, or in the same player's zone, as the card in IT; any, as long as there is none."""
    anybodys: bool = False
    """Those in play are anybody's: ``side`` is only about the others."""
    played: bool = False
    """It was played this turn; of what is entering play: it is being played, not put there (G63)."""

    def steady(self) -> bool:
        """As of an ``Amount``: nothing that lies on a card, or how it lies, decides whether it is one of them."""
        if (
            self.ready != ANY
            or self.stunned != ANY
            or self.damaged != ANY
            or self.amber != ANY
            or self.armor != ANY
        ):
            return False
        if self.power_most != NONE or self.power_least != NONE or self.power != NONE or self.keyword != NONE:
            return False
        return not self.played and ACTIVE_HOUSE not in (self.house, self.not_house)

    def everything(self) -> bool:
        """Whether it is all that lies there, of whatever kind."""
        return self.types == ALL_TYPES and self.house == NONE and self.not_house == NONE and not self.trait

    def matches(self, p: Position, s: Scope, c: Card) -> bool:
        zone = p.zone[c]
        if not self.where >> zone & 1:
            return False
        face = p.decks.prints[p.face[c]]
        if (
            not self.types
            >> (
                CardTypes.UPGRADE
                if zone == Zones.ATTACHED
                else CardTypes.CREATURE
                if zone == Zones.LINE
                else face.type
            )
            & 1
        ):
            return False
        if self.side != ANY and not (self.anybodys and IN_PLAY >> zone & 1):
            holder = p.ctrl[c] if self.where & IN_PLAY else p.whose(c)
            if s.lent and c == s.this:
                holder = s.me  # as if it were theirs (G218)
            if (holder == s.me) != (self.side == FRIENDLY):
                return False
        if self.other and c == s.this:
            return False
        if self.relation != ANY and c not in related(p, s, self.relation):
            return False
        if self.unlike != ANY and c in related(p, s, self.unlike):
            return False
        if self.trait and self.trait not in face.traits:
            return False
        if self.not_trait and self.not_trait in face.traits:
            return False
        if self.name and self.name != face.id:
            return False
        if self.house != NONE and not self.of_house(p, s, c, self.house):
            return False
        if self.not_house != NONE and self.of_house(p, s, c, self.not_house):
            return False
        if self.like_trait and not p.shares_trait(c, s.it):
            return False
        if self.unlike_name and shares_name(p, c, s.it):
            return False
        if self.not_named != ANY and shares_name(p, c, related(p, s, self.not_named)):
            return False
        if self.amber != ANY and (p.amber[c] > 0) != (self.amber == YES):
            return False
        if self.played and not p.played(c):
            return False
        if self.counter != NONE and p.counted(c, self.counter) == 0:
            return False
        if self.like_side and s.it and p.side_of(c) != p.side_of(s.it[0]):
            return False
        if zone != Zones.LINE and zone != Zones.ARTIFACTS:
            return self._printed(p, s, c)
        flags = p.flags[c]
        if self.ready != ANY and (flags & Flags.EXHAUSTED != 0) != (self.ready == NO):
            return False
        if self.stunned != ANY and (flags & Flags.STUNNED != 0) != (self.stunned == YES):
            return False
        if self.damaged != ANY and (p.damage[c] > 0) != (self.damaged == YES):
            return False
        if self.flank != ANY and zone == Zones.LINE and p.is_flank(c) != (self.flank == YES):
            return False
        if self.center != ANY and p.is_center(c) != (self.center == YES):
            return False
        if self.armor != ANY and (p.armor(c) > 0) != (self.armor == YES):
            return False
        if self.beside != ANY and not p.neighbours_any(c, related(p, s, self.beside)):
            return False
        if self.keyword != NONE and p.keyword(c, self.keyword) == 0:
            return False
        return self._powerful(p, s, c)

    def _printed(self, p: Position, s: Scope, c: Card) -> bool:
        """Outside play only what is printed counts."""
        if self.keyword != NONE and p.decks.prints[p.face[c]].keywords[self.keyword] == 0:
            return False
        return self._powerful(p, s, c)

    def _powerful(self, p: Position, s: Scope, c: Card) -> bool:
        if self.power_most == NONE and self.power_least == NONE and self.power == NONE:
            return True
        power = p.power(c)
        if self.power_most != NONE and power > self.power_most:
            return False
        if self.power_least != NONE and power < self.power_least:
            return False
        exactly = s.number if self.power == CHOSEN_NUMBER else self.power
        return self.power == NONE or power == exactly

    def of_house(self, p: Position, s: Scope, c: Card, house: House, mask: HouseSet = NONE) -> bool:
        """Whether a card is of one that ``house`` means; ``mask`` are its houses, if they are not those it has now."""
        if house == IDENTITY_HOUSES:  # not the houses it has now, for what gives it a house may ask this
            return any(p.decks.prints[p.face[c]].houses >> own & 1 for own in p.decks.houses[s.me])
        if mask == NONE:
            mask = p.houses(c)
        if house == CHOSEN_HOUSE:
            return s.house != NONE and mask >> s.house & 1 == 1
        if house == ACTIVE_HOUSE:
            return p.house != NONE and mask >> p.house & 1 == 1
        if house == ITS_HOUSE:
            return bool(s.it) and mask & p.houses_then(s.it[0]) != 0
        if house == KEPT_HOUSE:
            return bool(s.kept) and mask & p.houses_then(s.kept[0]) != 0
        if house == YOUR_HOUSES:
            return mask & p.houses_in_play(s.me) != 0
        return mask >> house & 1 == 1

    def hidden(self) -> bool:
        """Whether they may be some of the cards of a zone that not everybody sees: how many there are is no secret
        only where all count."""
        if not self.where & (IN_HAND | IN_ARCHIVES | IN_DECK):
            return False
        some = self.trait or self.not_trait or self.name or self.like_trait or self.unlike_name
        return bool(some) or self.types != ALL_TYPES or self.house != NONE or self.not_house != NONE

    def all(self, p: Position, s: Scope) -> list[Card]:
        """All of them; the resolving player's first, in the order of the table."""
        found: list[int] = []
        if self.relation != ANY:
            for c in related(p, s, self.relation):
                if self.matches(p, s, c):
                    found.append(c)
            return found
        where = self.where
        for player in (s.me, 1 - s.me):
            for zone in (
                Zones.LINE,
                Zones.ARTIFACTS,
                Zones.HAND,
                Zones.DISCARD,
                Zones.ARCHIVES,
                Zones.DECK,
                Zones.PURGED,
            ):
                if where >> zone & 1:
                    for c in p.row(zone, player):
                        if self.matches(p, s, c):
                            found.append(c)
        if where >> Zones.ATTACHED & 1 and self.types & UPGRADES:
            for c in p.attached:
                if self.matches(p, s, c):
                    found.append(c)
        return found


def shares_name(p: Position, c: Card, others: list[Card]) -> bool:
    """Whether it is called like one of these cards."""
    for other in others:
        if p.same_name(c, other):
            return True
    return False


def related(p: Position, s: Scope, relation: Relation) -> list[Card]:
    """The cards that a relation names."""
    if relation == IS_THIS:
        return [s.this]
    if relation == IS_HOST:
        host = p.host[s.this]
        return [] if host == NONE else [host]
    if relation == IS_IT:
        return s.it
    if relation == IS_THAT:
        return [] if s.card == NONE else [s.card]
    if relation == IS_OTHER:
        return [] if s.other == NONE else [s.other]
    if relation == IS_HIT:
        return s.hit
    if relation == IS_GIVER:
        return [] if s.giver == NONE else [s.giver]
    return s.kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """An instruction of a card."""

    def in_any_order(self) -> bool:
        """Whether it comes to the same for several events, whichever is answered first."""
        return False

    def contends(self) -> bool:
        """Whether cards that do it at the same moment may want the same: Æ that is not enough for all of them."""
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

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        """How many of the pool have to be chosen still, where ``least`` had to be at first and IT are chosen."""
        return least - len(s.it)

    def again(self) -> bool:
        """Whether the same card may be chosen more than once."""
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
    fighting: bool = False
    """Only where the card of the event was destroyed in a fight with this one."""
    icon: BonusIcon = NONE
    """Only for this bonus icon (``prints``), where it hears of icons."""
    when: Condition | None = None
    may: bool = False
    instead: bool = False
    """It replaces the destruction that it answers (G156)."""
    guest: bool = False
    early: bool = False
    """It comes before any "Play:" of its window, or not at all (G254)."""
    in_turn: Side = ANY
    """Only during one's own turn (``FRIENDLY``), or the opponent's (``ENEMY``)."""

    def hears(
        self,
        p: Position,
        live: InForce,
        moment: Moment,
        card: Card,
        other: Card,
        player: Seat,
        gone: bool = False,
    ) -> bool:
        """Whether it answers this event of ``card``, which has left play since if it is ``gone``; ``moment`` is one of
        its own."""
        s = live.scope
        me = s.me
        if self.in_turn != ANY and (p.active == me) != (self.in_turn == FRIENDLY):
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
            if self.of is not None and not p.matched(self.of, s, card, gone):
                return False
            if self.fighting and p.foe_of(card) != s.this:
                return False
        return self.when is None or self.when.holds(p, s)


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

    def about(self, p: Position, live: InForce, c: Card) -> bool:
        """Whether it speaks of card ``c`` now."""
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
        if self.who != EACH_PLAYER and (player == s.me) != (self.who == YOU):
            return False
        return self.when is None or self.when.holds(p, s)


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
