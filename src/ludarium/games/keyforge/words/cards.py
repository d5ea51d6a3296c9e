"""Which cards are meant: the numbers that say so, and ``Cards``, a description that a card fits or not."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, TypeAlias, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import (
    NONE,
    Card,
    CounterKind,
    Flags,
    Keyword,
    Zone,
    Zones,
    ZoneSet,
)
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import CardTypes, House, HouseSet
from ludarium.games.keyforge.pool.traits import TRAITS

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position
    from ludarium.games.keyforge.engine.prints import Print


TypeSet: TypeAlias = int
"""Some of the types of cards: bit ``1 << type`` for each."""
YesNo: TypeAlias = int
"""Whether something has to be so: ``ANY``, ``YES`` or ``NO``."""
Side: TypeAlias = int
"""Whose a card is, as seen by who resolves the words: ``ANY``, ``FRIENDLY`` or ``ENEMY``. Of turns: also ``THEIR_OWN``."""
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
THEIR_OWN: Final = 3  # the turn of the player of the event, whoever that is
YOU: Final = 0
OPPONENT: Final = 1
EACH_PLAYER: Final = 2
THEIR_CONTROLLER: Final = 3  # of IT, as it was
THEIR_OWNER: Final = 4
THAT_PLAYER: Final = 5  # the player of the event
CONTROLLER_OF_THIS: Final = 6  # as the game is now, not as the ability began
OWNER_OF_THAT: Final = 7  # of the card of the event
OPPONENT_OF_THAT: Final = 8  # of the player of the event
SUPPLY: Final = 10  # nobody: where Æ goes that no player gets
HOSTS_CONTROLLER: Final = 11  # of the creature that this upgrade is on
HAUNTED_PLAYERS: Final = 12  # each player who is haunted (G120)
CONTROLLER_OF_THAT: Final = 19  # of the card of the event, as it was
UNHAUNTED_PLAYERS: Final = 13  # each who is not
ACTIVE_PLAYER: Final = 14  # whose turn it is

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
OUT_OF_PLAY: Final[ZoneSet] = 31
IN_PLAY_ZONES: Final[tuple[Zone, ...]] = (Zones.LINE, Zones.ARTIFACTS)
OTHER_ZONES: Final[tuple[Zone, ...]] = (Zones.HAND, Zones.DISCARD, Zones.ARCHIVES, Zones.DECK, Zones.PURGED)
"""The zones out of play with a row, in the order in which cards are looked up."""

# The flanks of a line, as bits; left and right as its player sees them.
LEFT: Final = 1
RIGHT: Final = 2
FROM_PILE: Final = 4  # beside them: played from one's own discard pile

CHOSEN_HOUSE: Final = -2
ACTIVE_HOUSE: Final = -3
ITS_HOUSE: Final = -4  # any house of the card in IT
YOUR_HOUSES: Final = -5  # any house of a card that one has in play
KEPT_HOUSE: Final = -7  # any house of the card in KEPT
IDENTITY_HOUSES: Final = -6  # as printed: any house of one's identity card
THIS_HOUSE: Final = -9  # any house of this card
HIT_HOUSE: Final = -10  # any house of a card in HIT
CROWDED_HOUSE: Final = -8  # the house with the most creatures in play, or any of several (G194)
BESIDE_HOUSES: Final = -16  # any house of a neighbour
LAST_HOUSE: Final = -14  # the one that the player chose on their previous turn
THEIR_HOUSES: Final = -15  # any house of any card in IT
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


UNREAD: Final = 0
READ: Final = 1
KIND_TESTS: Final = 2
TIE_TESTS: Final = 4
STATUS_TESTS: Final = 8
PLACE_TESTS: Final = 16
POWER_TESTS: Final = 32
DEEP_TESTS: Final = KIND_TESTS | TIE_TESTS | STATUS_TESTS | PLACE_TESTS | POWER_TESTS
SEEK_BESIDE: Final = 64
SEEK_LEFT: Final = 128
SEEK_RIGHT: Final = 256
SEEKS: Final = SEEK_BESIDE | SEEK_LEFT | SEEK_RIGHT
SEEK_FOUND: Final = 512
TESTS: Final = {
    0: ("types", "side", "where", "other", "relation", "anybodys", "or_trait", "type_again"),
    KIND_TESTS: (
        "unlike", "trait", "not_trait", "chosen_trait", "name", "chosen_name", "house", "not_house",
    ),
    TIE_TESTS: (
        "like_trait", "unlike_name", "named", "not_named", "amber", "played", "counter", "token", "like_side",
        "of_that_player", "on", "haunted", "half", "on_or_beside", "icons", "upgraded",
    ),
    STATUS_TESTS: ("ready", "stunned", "enraged", "boosted", "damaged"),
    PLACE_TESTS: (
        "flank", "on_flank", "center", "armor", "beside", "attacks", "near", "between", "right_of", "left_of",
        "keyword", "not_keyword", "kin", "alike_beside",
    ),
    POWER_TESTS: (
        "power_most", "power_least", "power", "odd", "weakest", "power_marks", "stronger", "weaker", "like_power",
    ),
}  # fmt: skip
"""The tests of ``Cards``, by the part of ``Cards.matches`` that makes them; what needs no part of its own stands at 0."""
PART_OF: Final = {name: part for part, names in TESTS.items() for name in names}


class Learned:
    """What a description has found out about itself, once it was asked. It is no part of it."""

    parts: int = UNREAD
    """``READ``, with a bit for each part of ``TESTS`` that has something to test, and for where such cards can stand at
    most: ``SEEK_BESIDE`` (beside the card that says it, or its host), ``SEEK_LEFT`` and ``SEEK_RIGHT`` of it; ``SEEK_FOUND`` where
    nothing else is asked of their place."""

    def learn(self, parts: int) -> None:
        # Here, and not in the frozen class below: mypyc (2.4) fails on an inherited attribute that is set so.
        object.__setattr__(self, "parts", parts)


@final
@dataclass(frozen=True, eq=False)
class Cards(Learned):
    """Which cards are meant: all that pass every test. A test at its default passes everything."""

    types: TypeSet = CREATURES
    side: Side = ANY
    """In play: who controls it. Elsewhere: whose zone it is in."""
    where: ZoneSet = IN_PLAY
    house: House = NONE
    not_house: House = NONE
    trait: str = ""
    or_trait: str = ""
    """Another trait that does as well."""
    not_trait: str = ""
    chosen_trait: bool = False
    """It has the trait that was chosen (``ChooseTrait``)."""
    name: str = ""
    chosen_name: bool = False
    """It has the name that was named (``NameCard``)."""
    other: bool = False
    """Not this card itself."""
    flank: YesNo = ANY
    """Of creatures alone: "an artifact or flank creature"."""
    center: YesNo = ANY
    """In the center of its line (G33)."""
    on_flank: int = 0
    """It stands at this end of its line, ``LEFT`` or ``RIGHT``: alone it is at both."""
    damaged: YesNo = ANY
    ready: YesNo = ANY
    stunned: YesNo = ANY
    enraged: YesNo = ANY
    boosted: YesNo = ANY
    """Whether it has a +1 power counter."""
    amber: YesNo = ANY
    """Whether Æ lies on it."""
    armor: YesNo = ANY
    power_most: int = NONE
    power_least: int = NONE
    power: int = NONE
    """Exactly this power; ``CHOSEN_NUMBER`` is the number that was named."""
    odd: YesNo = ANY
    """Its power is an odd number; or an even one, by ``NO``."""
    weakest: bool = False
    """No creature in play has lower power (G194)."""
    power_marks: CounterKind = NONE
    """Its power is the number of counters of this name on this card (``IS_THIS``)."""
    stronger: Relation = ANY
    """Its power is higher than that of such a card (``IS_...``)."""
    weaker: Relation = ANY
    """Its power is lower than that of such a card (``IS_...``), or of how it last was in play."""
    like_power: Relation = ANY
    """Its power is that of such a card (``IS_...``)."""
    keyword: Keyword = NONE
    not_keyword: Keyword = NONE
    counter: CounterKind = NONE
    """It has a counter of this name (G234)."""
    relation: Relation = ANY
    """It is that very card (``IS_...``)."""
    beside: Relation = ANY
    """It is a neighbour of that card (``IS_...``)."""
    attacks: Relation = ANY
    """It is attacking that card (``IS_...``): from when that is chosen until the damage of the fight is done (G76-G80)."""
    near: Relation = ANY
    """It is that card or a neighbour of it (``IS_...``)."""
    between: str = ""
    """It stands between this card and one of this name in the same line."""
    right_of: Relation = ANY
    """It stands to the right of that card in its line (``IS_...``)."""
    left_of: Relation = ANY
    """It stands to its left."""
    on: Relation = ANY
    """It is an upgrade on that card (``IS_...``)."""
    on_or_beside: Relation = ANY
    """It is an upgrade on that card (``IS_...``) or on one of its neighbours."""
    upgraded: YesNo = ANY
    """Whether an upgrade is on it."""
    icons: YesNo = ANY
    """Whether it has a bonus icon, that of a house included (G261)."""
    unlike: Relation = ANY
    """It is none of those cards (``IS_...``)."""
    like_trait: bool = False
    """It shares a trait with the card in IT."""
    kin: YesNo = ANY
    """It shares a trait with another creature of its line."""
    unlike_name: bool = False
    """Its name is not that of a card in IT."""
    not_named: Relation = ANY
    """Its name is not that of such a card (``IS_...``)."""
    named: Relation = ANY
    """Its name is that of such a card (``IS_...``)."""
    alike_beside: int = 0
    """It shares a house with at least so many of its neighbours; with none of them by ``NONE``."""
    like_side: bool = False
    """It is the same player's, or in the same player's zone, as the card in IT; any, as long as there is none."""
    of_that_player: bool = False
    """It is that player's (of the event, or the one that was chosen), or in that player's zone."""
    anybodys: bool = False
    """Those in play are anybody's: ``side`` is only about the others."""
    haunted: YesNo = ANY
    """It is in the zone of a player who is haunted (G120), or who is not."""
    half: YesNo = ANY
    """It is half of a gigantic creature, and out of play (G162)."""
    token: YesNo = ANY
    """It is a token creature (G165)."""
    type_again: bool = False
    """It is of a type of which its player has played a card this turn: asked of a card that is about to be played."""
    played: bool = False
    """It was played this turn; of what is entering play: it is being played, not put there (G63)."""

    def steady(self) -> bool:
        """As of an ``Amount``: nothing that lies on a card, or how it lies, decides whether it is one of them."""
        if (
            self.ready != ANY
            or self.stunned != ANY
            or self.enraged != ANY
            or self.boosted != ANY
            or self.damaged != ANY
            or self.amber != ANY
            or self.armor != ANY
        ):
            return False
        if self.power_most != NONE or self.power_least != NONE or self.power != NONE or self.keyword != NONE:
            return False
        if (
            self.odd != ANY
            or self.weaker != ANY
            or self.stronger != ANY
            or self.like_power != ANY
            or self.not_keyword != NONE
            or self.weakest
            or self.power_marks != NONE
        ):
            return False
        return not self.played and ACTIVE_HOUSE not in (self.house, self.not_house)

    def everything(self) -> bool:
        """Whether it is all that lies there, of whatever kind."""
        return self.types == ALL_TYPES and self.house == NONE and self.not_house == NONE and not self.trait

    def plain(self) -> bool:
        """Whether nothing is asked of them but where they lie, on whose side and of what type, and how they are related."""
        return not (self.parts or self._read()) & DEEP_TESTS

    def matches(self, p: Position, s: Scope, c: Card, placed: bool = False) -> bool:
        """Whether a card is one of them; of its place nothing is asked where it is known to be ``placed``."""
        if self.relation == IS_THIS:  # what most constants are about, and they are asked of every creature
            if c != s.this:
                return False
        elif self.relation == IS_HOST and p.host[s.this] != c:
            return False
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
            and self.relation
            != IS_IT  # "that artifact" is that card, though it is a creature by now (G192, G232)
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
        if self.relation > IS_HOST and c not in related(p, s, self.relation):
            return False
        parts = self.parts or self._read()
        if not parts & DEEP_TESTS:
            return True
        if parts & KIND_TESTS and not self._of_kind(p, s, c, face):
            return False
        if parts & TIE_TESTS and not self._tied(p, s, c, face):
            return False
        if zone != Zones.LINE and zone != Zones.ARTIFACTS:
            return self._printed(p, s, c)
        if parts & STATUS_TESTS and not self._in_status(p, c):
            return False
        if parts & PLACE_TESTS and not placed and not self._placed(p, s, c, zone):
            return False
        return not parts & POWER_TESTS or self.powerful(p, s, c)

    def _read(self) -> int:
        """Find out its ``parts``."""
        parts = READ
        places = 0
        for one in fields(self):
            if getattr(self, one.name) != one.default:
                parts |= PART_OF[one.name]
                places += 1 if PART_OF[one.name] == PLACE_TESTS else 0
        if self.types == CREATURES and self.where == IN_PLAY and self.relation == ANY:
            if self.beside == IS_THIS or self.beside == IS_HOST:
                parts |= SEEK_BESIDE
            elif self.left_of == IS_THIS or self.left_of == IS_HOST:
                parts |= SEEK_LEFT
            elif self.right_of == IS_THIS or self.right_of == IS_HOST:
                parts |= SEEK_RIGHT
            if parts & SEEKS and places == 1:
                parts |= SEEK_FOUND
        self.learn(parts)
        return parts

    def _of_kind(self, p: Position, s: Scope, c: Card, face: Print) -> bool:
        """What it is called, its traits and houses."""
        if self.unlike != ANY and c in related(p, s, self.unlike):
            return False
        if self.trait and not p.has_trait(c, self.trait):
            if not self.or_trait or not p.has_trait(c, self.or_trait):
                return False
        if self.not_trait and p.has_trait(c, self.not_trait):
            return False
        if self.chosen_trait and (s.number == NONE or not p.has_trait(c, TRAITS[s.number])):
            return False
        if self.name and self.name != face.name:
            return False
        if self.chosen_name and not bears_name(s.number, face.name):
            return False
        if self.house != NONE and not self.of_house(p, s, c, self.house):
            return False
        return self.not_house == NONE or not self.of_house(p, s, c, self.not_house)

    def _tied(self, p: Position, s: Scope, c: Card, face: Print) -> bool:
        """What it shares with other cards, whose it is, and what lies on it, in play or not."""
        if self.like_trait and not p.shares_trait(c, s.it):
            return False
        if self.unlike_name and shares_name(p, c, s.it):
            return False
        if self.named != ANY and not shares_name(p, c, related(p, s, self.named)):
            return False
        if self.not_named != ANY and shares_name(p, c, related(p, s, self.not_named)):
            return False
        if self.amber != ANY and (p.amber[c] > 0) != (self.amber == YES):
            return False
        if self.played and not p.played(c):
            return False
        if self.counter != NONE and p.counted(c, self.counter) == 0:
            return False
        if self.token != ANY and p.is_token(c) != (self.token == YES):
            return False
        if self.like_side and s.it and p.side_of(c) != p.side_of(s.it[0]):
            return False
        if self.of_that_player and p.side_of(c) != s.player:
            return False
        if self.on != ANY and p.host[c] not in related(p, s, self.on):
            return False
        if self.haunted != ANY and p.haunted(p.whose(c)) != (self.haunted == YES):
            return False
        if self.half != ANY and (face.half != 0) != (self.half == YES):
            return False
        if self.on_or_beside != ANY:
            hosts = related(p, s, self.on_or_beside)
            if p.host[c] not in hosts and not p.neighbours_any(p.host[c], hosts):
                return False
        if self.icons != ANY and p.has_icon(c) != (self.icons == YES):
            return False
        return self.upgraded == ANY or p.is_upgraded(c) == (self.upgraded == YES)

    def _in_status(self, p: Position, c: Card) -> bool:
        """How it lies in play."""
        flags = p.flags[c]
        if self.ready != ANY and (flags & Flags.EXHAUSTED != 0) != (self.ready == NO):
            return False
        if self.stunned != ANY and (flags & Flags.STUNNED != 0) != (self.stunned == YES):
            return False
        if self.enraged != ANY and (flags & Flags.ENRAGED != 0) != (self.enraged == YES):
            return False
        if self.boosted != ANY and (p.plus[c] > 0) != (self.boosted == YES):
            return False
        return self.damaged == ANY or (p.damage[c] > 0) == (self.damaged == YES)

    def _placed(self, p: Position, s: Scope, c: Card, zone: Zone) -> bool:
        """Where it stands in its line, its armor and its keywords."""
        if self.flank != ANY and zone == Zones.LINE and p.is_flank(c) != (self.flank == YES):
            return False
        if self.on_flank and not p.at_end(c, self.on_flank):
            return False
        if self.center != ANY and p.is_center(c) != (self.center == YES):
            return False
        if self.armor != ANY and (p.armor(c) > 0) != (self.armor == YES):
            return False
        if self.beside == IS_THIS or self.beside == IS_HOST:
            anchor = s.this if self.beside == IS_THIS else p.host[s.this]
            if anchor == NONE or not p.is_neighbour(c, anchor):
                return False
        elif self.beside != ANY and not p.neighbours_any(c, related(p, s, self.beside)):
            return False
        if self.attacks != ANY and p.attacked_by(c) not in related(p, s, self.attacks):
            return False
        if self.near != ANY:
            near = related(p, s, self.near)
            if c not in near and not p.neighbours_any(c, near):
                return False
        if self.between and not p.between(c, s.this, self.between):
            return False
        if self.right_of != ANY and not p.right_of(c, related(p, s, self.right_of)):
            return False
        if self.left_of != ANY and not any([p.right_of(other, [c]) for other in related(p, s, self.left_of)]):
            return False
        if self.keyword != NONE and p.keyword(c, self.keyword) == 0:
            return False
        if self.not_keyword != NONE and p.keyword(c, self.not_keyword) > 0:
            return False
        if self.kin != ANY:
            others = [other for other in p.line(p.ctrl[c]) if other != c]
            if p.shares_trait(c, others) != (self.kin == YES):
                return False
        if self.alike_beside:
            houses = p.houses(c)
            if self.alike_beside == NONE and any([p.houses(n) & houses for n in p.neighbours(c)]):
                return False
            if len([n for n in p.neighbours(c) if p.houses(n) & houses]) < self.alike_beside:
                return False
        return True

    def _printed(self, p: Position, s: Scope, c: Card) -> bool:
        """Outside play only what is printed counts."""
        if self.keyword != NONE and p.decks.prints[p.face[c]].keywords[self.keyword] == 0:
            return False
        return self.powerful(p, s, c)

    def powerful(self, p: Position, s: Scope, c: Card) -> bool:
        """Whether its power is as it has to be."""
        if not (self.parts or self._read()) & POWER_TESTS:
            return True
        power = p.power(c)
        if self.weakest:
            for seat in range(2):
                for other in p.line(seat):
                    if p.power(other) < power:
                        return False
        if self.power_most != NONE and power > self.power_most:
            return False
        if self.power_least != NONE and power < self.power_least:
            return False
        if self.power != NONE and power != (s.number if self.power == CHOSEN_NUMBER else self.power):
            return False
        if self.odd != ANY and (power % 2 == 1) != (self.odd == YES):
            return False
        if self.power_marks != NONE and power != p.counted(s.this, self.power_marks):
            return False
        if self.stronger == ANY and self.weaker == ANY and self.like_power == ANY:
            return True
        return self._compares(p, s, power)

    def _compares(self, p: Position, s: Scope, power: int) -> bool:
        """Whether this power is as it has to be beside that of other cards: more than that of each, less than that of one, that of
        one."""
        if self.stronger != ANY:
            others = related(p, s, self.stronger)
            if not others:
                return False
            for other in others:
                if p.power_then(other) >= power:
                    return False
        if self.weaker != ANY:
            exceeded = False
            for other in related(p, s, self.weaker):
                exceeded = exceeded or p.power_then(other) > power
            if not exceeded:
                return False
        if self.like_power == ANY:
            return True
        for other in related(p, s, self.like_power):
            if p.power_then(other) == power:
                return True
        return False

    def of_house(self, p: Position, s: Scope, c: Card, house: House, mask: HouseSet = NONE) -> bool:
        """Whether a card is of one that ``house`` means; ``mask`` are its houses, if they are not those it has now."""
        if house == IDENTITY_HOUSES:  # not the houses it has now, for what gives it a house may ask this
            return any(p.printed_houses(c) >> own & 1 for own in p.decks.houses[s.me])
        if mask == NONE:
            mask = p.houses(c)
        if house == CHOSEN_HOUSE:
            return s.house != NONE and mask >> s.house & 1 == 1
        if house == ACTIVE_HOUSE:
            return p.house != NONE and mask >> p.house & 1 == 1
        if house == ITS_HOUSE:
            return bool(s.it) and mask & p.houses_then(s.it[0]) != 0
        if house == THEIR_HOUSES:
            return any([mask & p.houses_then(c) != 0 for c in s.it])
        if house == KEPT_HOUSE:
            return bool(s.kept) and mask & p.houses_then(s.kept[0]) != 0
        if house == HIT_HOUSE:
            return any([mask & p.houses_then(c) for c in s.hit])
        if house == CROWDED_HOUSE:
            return mask & p.crowded_houses() != 0
        if house == YOUR_HOUSES:
            return mask & p.houses_in_play(s.me) != 0
        return mask >> house & 1 == 1

    def hidden(self) -> bool:
        """Whether they may be some of the cards of a zone that not everybody sees: how many there are is no secret
        only where all count."""
        if not self.where & (IN_HAND | IN_ARCHIVES | IN_DECK):
            return False
        some = self.trait or self.not_trait or self.name or self.like_trait or self.unlike_name
        return (
            bool(some)
            or self.half != ANY
            or self.chosen_name
            or self.types != ALL_TYPES
            or self.house != NONE
            or self.not_house != NONE
        )

    def all(self, p: Position, s: Scope) -> list[Card]:
        """All of them; the resolving player's first, in the order of the table."""
        return self._found(p, s, False)

    def any(self, p: Position, s: Scope) -> bool:
        """Whether there is one."""
        return len(self._found(p, s, True)) > 0

    def _found(self, p: Position, s: Scope, one: bool) -> list[Card]:
        """All of them, or the first ``one``."""
        found: list[int] = []
        if self.relation != ANY:
            for c in related(p, s, self.relation):
                if self.matches(p, s, c):
                    found.append(c)
            return found
        parts = self.parts or self._read()
        if parts & SEEKS:
            near = self._near(p, s, parts)
            if near is not None:
                placed = parts & SEEK_FOUND != 0
                if placed and parts & DEEP_TESTS == PLACE_TESTS and self.side == ANY and not self.other:
                    return near
                for c in near:
                    if self.matches(p, s, c, placed):
                        found.append(c)
                        if one:
                            return found
                return found
        where = self.where
        sided = self.side != ANY and not self.anybodys and not s.lent
        # each creature on that side is one of them, as far as it may be
        shallow = not parts & DEEP_TESTS and not s.lent
        plain = shallow and self.types & CREATURES != 0
        # the same out of play, where the zones of a player who is not meant are not looked at
        shallow = shallow and (self.side == ANY or (sided and not where & IN_PLAY))
        types, faces, prints = self.types, p.face, p.decks.prints
        apart = s.this if self.other else NONE
        for nth in range(2):
            player = 1 - s.me if nth else s.me
            # those in play on a player's side are that player's, and so are those in a player's zones
            others = sided and (player == s.me) != (self.side == FRIENDLY)
            if others and not where & IN_PLAY:
                continue
            if not others and where & IN_PLAY:
                if plain and where >> Zones.LINE & 1:
                    for c in p.rows[Zones.LINE * 2 + player]:
                        if c != s.this or not self.other:
                            found.append(c)
                            if one:
                                return found
                for zone in IN_PLAY_ZONES:
                    if where >> zone & 1 and not (plain and zone == Zones.LINE):
                        for c in p.rows[zone * 2 + player]:
                            if self.matches(p, s, c):
                                found.append(c)
                                if one:
                                    return found
            if where & OUT_OF_PLAY:
                for zone in OTHER_ZONES:
                    if where >> zone & 1:
                        for c in p.rows[zone * 2 + player]:
                            if shallow:
                                fits = types >> prints[faces[c]].type & 1 == 1 and c != apart
                            else:
                                fits = self.matches(p, s, c)
                            if fits:
                                found.append(c)
                                if one:
                                    return found
        if where >> Zones.ATTACHED & 1 and self.types & UPGRADES:
            for c in p.attached:
                if self.matches(p, s, c):
                    found.append(c)
        return found

    def _near(self, p: Position, s: Scope, parts: int) -> list[Card] | None:
        """Among which creatures of its line all of them are, in their order, by what ``SEEKS`` says; None where they may be
        others: the neighbours that a card had before it left (G221)."""
        by = self.beside if parts & SEEK_BESIDE else self.left_of if parts & SEEK_LEFT else self.right_of
        anchor = s.this if by == IS_THIS else p.host[s.this]
        if anchor == NONE:
            return []
        if p.zone[anchor] != Zones.LINE:
            return None if parts & SEEK_BESIDE else []
        if parts & SEEK_BESIDE:
            return p.neighbours(anchor)
        line = p.line(p.ctrl[anchor])
        at = line.index(anchor)
        return line[:at] if parts & SEEK_LEFT else line[at + 1 :]


def bears_name(place: int, name: str) -> bool:
    """Whether this is the name that was named: that of the card at a place of the pool, or none (NONE)."""
    return place != NONE and POOL.at(place).id == name


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
