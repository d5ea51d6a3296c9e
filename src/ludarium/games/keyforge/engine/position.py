"""A position: where every card is, and the questions that rules and cards ask of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.frames import Index, InForce, Scope
from ludarium.games.keyforge.engine.in_force import build_index, renewed
from ludarium.games.keyforge.engine.layout import Layout
from ludarium.games.keyforge.engine.prints import Print
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    HAND_LIMIT,
    HAUNTED,
    KEY_COST,
    NONE,
    QUESTIONS,
    SIX,
    Card,
    Flags,
    KeySet,
    Keyword,
    Keywords,
    Moment,
    Questions,
    Replacement,
    Seat,
    Verb,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import AS_CREATURE, Done, DoneKind, LastKnown, TurnEntry
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, CardType, CardTypes, House, HouseSet
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.words.base import Constant
from ludarium.games.keyforge.words.cards import (
    ACTIVE_HOUSE,
    ACTIVE_PLAYER,
    CHOSEN_HOUSE,
    CONTROLLER_OF_THAT,
    CONTROLLER_OF_THIS,
    EACH_PLAYER,
    HAUNTED_PLAYERS,
    HOSTS_CONTROLLER,
    LEFT,
    OPPONENT,
    OPPONENT_OF_THAT,
    OWNER_OF_THAT,
    RIGHT,
    THAT_PLAYER,
    THEIR_CONTROLLER,
    THEIR_OWNER,
    THIS_HOUSE,
    UNHAUNTED_PLAYERS,
    YOU,
    Cards,
    Who,
    bears_name,
    related,
)

READY_VERBS: Final[tuple[Verb, ...]] = (Verbs.READY, Verbs.READY_STEP)
"""What "cannot" calls becoming ready, at any time and in step 4."""


def _weighed(k: Constant, c: Card) -> int:
    """What ``Layout.weighing`` calls the number of such a constant for a card."""
    return c * QUESTIONS + k.question


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(Layout):
    """A layout with the questions that rules and cards ask of it. They change nothing."""

    def is_flank(self, c: Card) -> bool:
        if self.zone[c] != Zones.LINE:
            return False
        line = self.line(self.ctrl[c])
        if line[0] == c or line[-1] == c:
            return True
        for live in self.ix().by[Questions.AS_FLANK]:
            k = live.constant
            if k is not None and k.about(self, live, c):
                return True
        return False

    def at_end(self, c: Card, flank: int) -> bool:
        """Whether it stands at an end of its line: ``LEFT`` or ``RIGHT``."""
        if self.zone[c] != Zones.LINE:
            return False
        line = self.line(self.ctrl[c])
        return (flank == LEFT and line[0] == c) or (flank == RIGHT and line[-1] == c)

    # -- what a card is

    def power(self, c: Card, unswitched: bool = False) -> int:
        """Power with counters and constant abilities (G85); outside play, as printed."""
        face = self.decks.prints[self.face[c]]
        power = face.power
        if self.zone[c] != Zones.LINE:
            return power
        index = self.ix()
        if not index.powers and face.type != CardTypes.ARTIFACT:
            return power + self.plus[c]
        if index.by[Questions.SWITCHED] and not unswitched and self.switched(index, c):
            return self.armor(c, True)
        fixed = self.fixed_power(index, c) if index.by[Questions.FIXED_POWER] else NONE
        if fixed != NONE:
            return fixed
        if face.type == CardTypes.ARTIFACT:  # what makes it a creature gives its power (G232)
            live = self.animated(c)
            if live is None or live.constant is None:
                return 0
            power = self.worth(live.constant, live, c)
        for live in index.by[Questions.LIKENESS]:  # the latest counts
            if self.gained_text(live, c) is not None:
                power = live.scope.count
        power += self.plus[c]
        for live in index.by[Questions.POWER]:
            if live.only == NONE or live.only == c:
                k = live.constant
                if k is not None and k.about(self, live, c):
                    power += self.worth(k, live, c)
        return power

    def fixed_power(self, index: Index, c: Card) -> int:
        """The power that a card is considered to have, by what said so last (G85); or NONE."""
        for i in range(len(index.by[Questions.FIXED_POWER]) - 1, -1, -1):
            live = index.by[Questions.FIXED_POWER][i]
            k = live.constant
            if k is not None and _weighed(k, c) not in self.weighing and k.about(self, live, c):
                return max(self.worth(k, live, c), 0)
        return NONE

    def animated(self, c: Card) -> InForce | None:
        """What makes an artifact a creature now (G232): the latest, for its power."""
        lives = self.ix().by[Questions.AS_CREATURE]
        for i in range(len(lives) - 1, -1, -1):
            k = lives[i].constant
            if k is not None and k.about(self, lives[i], c):
                return lives[i]
        return None

    def rises(self, c: Card) -> bool:
        """Whether it is an artifact that stands in a battleline as a creature (G232)."""
        return self.zone[c] == Zones.LINE and self.decks.prints[self.face[c]].type == CardTypes.ARTIFACT

    def switched(self, index: Index, c: Card) -> bool:
        """Whether the power of a creature is its armor, and its armor its power: switched twice, neither is."""
        often = 0
        for live in index.by[Questions.SWITCHED]:
            k = live.constant
            if k is not None and k.about(self, live, c):
                often += 1
        return often % 2 == 1

    def armor(self, c: Card, unswitched: bool = False) -> int:
        """The armor value, used or not (G87)."""
        if self.zone[c] != Zones.LINE:
            return self.decks.prints[self.face[c]].armor
        index = self.ix()
        if index.by[Questions.SWITCHED] and not unswitched and self.switched(index, c):
            return max(self.power(c, True), 0)
        armor = self.decks.prints[self.face[c]].armor
        for live in index.by[Questions.ARMOR]:
            k = live.constant
            if k is not None and k.about(self, live, c):
                armor += self.worth(k, live, c)
        for live in index.by[Questions.LIKENESS]:
            model = self.gained_text(live, c)
            if model is not None:
                armor += model.armor
        for live in index.by[Questions.NO_ARMOR]:
            k = live.constant
            if k is not None and k.about(self, live, c):
                return 0
        return max(armor, 0)

    def worth(self, k: Constant, live: InForce, c: Card) -> int:
        """The number of a constant; "for each" may be counted on the card it is about. What depends on itself, as two creatures do
        whose power is each other's, is 0 within its own sum (G85 [E])."""
        amount = k.amount
        if isinstance(amount, int):
            return amount
        if c == NONE:
            return amount.value(self, live.scope)
        if amount.apart():
            return amount.value_for(self, live.scope, c)
        weighed = _weighed(k, c)
        if weighed in self.weighing:
            return 0
        self.weighing.append(weighed)
        found = amount.value_for(self, live.scope, c)
        self.weighing.pop()
        return found

    def armor_left(self, c: Card) -> int:
        return max(self.armor(c) - self.used[c], 0)

    def keyword(self, c: Card, keyword: Keyword, shared: bool = True) -> int:
        """How much of a keyword it has: 0 is none (G122, G123). What it only has because another creature has it too, counts
        where it may be ``shared``."""
        found = self.decks.prints[self.face[c]].keywords[keyword]
        index = self.ix()
        if not index.worded >> keyword & 1 and not index.blank:
            return found
        if not self.in_play(c):
            return found
        if index.blank and c in index.blank:
            return 0
        if not index.worded >> keyword & 1:
            return found
        for live in index.by[Questions.TEXT_OF]:
            text = self.gained_text(live, c)
            if text is not None:
                found += text.keywords[keyword]
        for live in index.by[Questions.LIKENESS]:
            text = self.gained_text(live, c)
            if text is not None:
                found += text.keywords[keyword]
        for live in index.gained[keyword]:
            k = live.constant
            if k is not None and k.about(self, live, c):
                found += self.worth(k, live, c)
        if shared and found == 0 and index.by[Questions.SHARES_KEYWORD]:
            found = self._shared_keyword(index, c, keyword)
        if found:
            for live in index.by[Questions.LOSES_KEYWORD]:
                k = live.constant
                if k is not None and k.verb == keyword and k.about(self, live, c):
                    return 0
        return found

    def _shared_keyword(self, index: Index, c: Card, keyword: Keyword) -> int:
        """1 where a creature gains a keyword because another one of its player has it by itself."""
        for live in index.by[Questions.SHARES_KEYWORD]:
            k = live.constant
            if k is not None and k.verb >> keyword & 1 and k.about(self, live, c):
                for other in self.line(self.ctrl[c]):
                    if other != c and self.keyword(other, keyword, False):
                        return 1
        return 0

    def gained_text(self, live: InForce, c: Card) -> Print | None:
        """The print whose text box, or likeness, a card has gained by this (G240)."""
        if live.cards is None or c not in live.cards:
            return None
        return self.decks.prints[live.scope.number]

    def printed_houses(self, c: Card) -> HouseSet:
        """The houses of what it shows; of a copy the house that its own text keeps, if it names one (G213)."""
        face = self.face[c]
        own = self.decks.of[c]
        if face != own and not self.flags[c] & Flags.FACEDOWN:
            for k in self.decks.prints[own].constants:
                if k.question == Questions.COPIES and k.house != NONE:
                    return 1 << k.house
        return self.decks.prints[face].houses

    def houses(self, c: Card, plainly: bool = False) -> HouseSet:
        """A bit for each house it belongs to now (G209); or ``plainly``, without what it takes from another card."""
        mask = self.printed_houses(c)
        lives = self.ix().by[Questions.BELONGS]
        if not lives or not self.in_play(c):
            return mask
        latest = NONE
        more = False
        for live in lives:
            k = live.constant
            if k is not None and k.about(self, live, c):
                if k.also:
                    more = True
                    continue
                of_card = k.house == THIS_HOUSE
                house = self.house_meant(k.house, live.scope)
                if house == NONE or (of_card and plainly):
                    continue
                came = self._came(live)
                if came >= latest:
                    latest = came
                    mask = self.houses(live.scope.this, True) if of_card else 1 << house
        return self._more_houses(c, mask, latest) if more else mask

    def _more_houses(self, c: Card, mask: HouseSet, latest: int) -> HouseSet:
        """Besides its houses, of which the last to replace the others came at ``latest``, those that it has been given since."""
        for live in self.ix().by[Questions.BELONGS]:
            k = live.constant
            if k is not None and k.also and k.about(self, live, c) and self._came(live) > latest:
                house = self.house_meant(k.house, live.scope)
                if house != NONE:
                    mask |= 1 << house
        return mask

    def _came(self, live: InForce) -> int:
        """When a constant about houses came into force: by this number one can order them."""
        while live.gate is not None:
            live = live.gate
        return live.nth or self.since[live.scope.this]

    def house_meant(self, house: House, s: Scope) -> House:
        """The house that a constant names, or NONE."""
        if house == CHOSEN_HOUSE:
            return s.house
        return self.house if house == ACTIVE_HOUSE else house

    def houses_about(self) -> HouseSet:
        """The houses that cards of this game have or are given: to name another makes no difference."""
        mask = self.decks.mask
        for live in self.ix().by[Questions.BELONGS]:
            if live.constant is not None and live.constant.house >= 0:
                mask |= 1 << live.constant.house
        return mask

    def houses_in_play(self, player: Seat) -> HouseSet:
        """The houses of all cards that a player controls (G51)."""
        mask = 0
        for c in self.rows[Zones.LINE * 2 + player]:
            mask |= self.houses(c)
        for c in self.rows[Zones.ARTIFACTS * 2 + player]:
            mask |= self.houses(c)
        for c in self.attached:
            if self.ctrl[c] == player:
                mask |= self.houses(c)
        return mask

    def crowded_houses(self) -> HouseSet:
        """The houses to which the most creatures in play belong; one with two counts for each (G235)."""
        counts: dict[int, int] = {}
        for player in (0, 1):
            for c in self.line(player):
                mask = self.houses(c)
                for house in PLAYED_HOUSES:
                    if mask >> house & 1:
                        counts[house] = counts.get(house, 0) + 1
        most = max(counts.values(), default=0)
        found = 0
        for house, count in counts.items():
            if count == most:
                found |= 1 << house
        return found

    def houses_then(self, c: Card) -> HouseSet:
        """The houses it has, or had just before it left play."""
        past = self.past(c)
        return self.houses(c) if past is None else past.houses

    def power_then(self, c: Card) -> int:
        """The power it has, or had just before it left play."""
        past = self.past(c)
        return self.power(c) if past is None else past.power

    def amber_then(self, c: Card) -> int:
        """The Æ on it, or that lay on it just before it left play."""
        past = self.past(c)
        return self.amber[c] if past is None else past.amber

    def flank_then(self, c: Card) -> bool:
        """Whether it is on a flank, or was just before it left play."""
        past = self.past(c)
        return self.is_flank(c) if past is None else NONE in (past.left, past.right)

    def assaulted(self, c: Card, by: Card) -> bool:
        """Whether the assault damage of card ``by`` is destroying a creature (G108)."""
        raise NotImplementedError

    def gained_traits(self, c: Card) -> list[int]:
        """The traits that a card has in play besides those that it shows, by their numbers; ``[NONE]`` of one that has
        lost all of them (G123)."""
        for live in self.ix().by[Questions.LOSES_TRAITS]:
            if live.constant is not None and self.in_play(c) and live.constant.about(self, live, c):
                return [NONE]
        found: list[int] = []
        for live in self.ix().by[Questions.TRAIT]:
            k = live.constant
            if k is not None and k.verb not in found and self.in_play(c) and k.about(self, live, c):
                found.append(k.verb)
        for live in self.ix().by[Questions.LIKENESS]:
            model = self.gained_text(live, c)
            for trait in () if model is None else model.traits:
                if TRAITS.index(trait) not in found:
                    found.append(TRAITS.index(trait))
        return found

    def traits(self, c: Card) -> list[str]:
        """The traits that a card has now."""
        shown = self.decks.prints[self.face[c]].traits
        gained = self.gained_traits(c)
        return [] if NONE in gained else [*shown, *[TRAITS[n] for n in gained if TRAITS[n] not in shown]]

    def has_trait(self, c: Card, trait: str) -> bool:
        """Whether a card has a trait now."""
        by = self.ix().by
        if trait in self.decks.prints[self.face[c]].traits:
            return not by[Questions.LOSES_TRAITS] or NONE not in self.gained_traits(c)
        if not by[Questions.TRAIT] and not by[Questions.LIKENESS]:
            return False
        return TRAITS.index(trait) in self.gained_traits(c)

    def shares_trait(self, c: Card, others: list[Card]) -> bool:
        traits = self.traits(c)
        for other in others:
            for trait in self.traits(other):
                if trait in traits:
                    return True
        return False

    def same_name(self, a: Card, b: Card) -> bool:
        prints = self.decks.prints
        return prints[self.face_then(a)].name == prints[self.face_then(b)].name

    def type(self, c: Card) -> CardType:
        """What it is where it lies: a creature played as an upgrade is an upgrade (G214), and what stands in a line
        is a creature (G232)."""
        zone = self.zone[c]
        if zone == Zones.LINE:
            return CardTypes.CREATURE
        if zone == Zones.ATTACHED:
            return CardTypes.UPGRADE
        kind = self.decks.prints[self.face[c]].type
        if kind == CardTypes.ARTIFACT and zone != Zones.ARTIFACTS and self.face[c] != self.decks.of[c]:
            for live in self.lasting:  # it enters as a copy of one that is a creature by its text (G213)
                k = live.constant
                if k is not None and k.question == Questions.AS_CREATURE and c in (live.cards or []):
                    return CardTypes.CREATURE
        return kind

    def type_then(self, c: Card) -> CardType:
        """What it is, or was just before it left play."""
        past = None if self.in_play(c) else self.recall(c)
        if past is None:
            return self.type(c)
        if past.row == Zones.LINE:
            return CardTypes.CREATURE
        return CardTypes.UPGRADE if past.row == Zones.ATTACHED else self.decks.prints[self.face[c]].type

    def matched(self, cards: Cards, s: Scope, c: Card, gone: bool = False) -> bool:
        """Whether the card of an event is one of ``cards``: as it is in play, or as it was when it left (G99), even if
        it has come back since (``gone``)."""
        if self.in_play(c) and not gone:
            return cards.matches(self, s, c)
        face = self.decks.prints[self.face_then(c)]
        if not cards.types >> self.type_then(c) & 1 or (cards.other and c == s.this):
            return False
        if cards.token != 0 and self.is_token(c) != (cards.token == 1):
            return False
        if cards.relation != 0 and c not in related(self, s, cards.relation):
            return False
        past = self.recall(c) if gone else self.past(c)
        holder = self.ctrl[c] if past is None else past.control
        houses = NONE if past is None else past.houses
        if cards.side != 0 and (holder == s.me) != (cards.side == 1):
            return False
        if cards.trait and not self._had_trait(past, c, cards.trait):
            return False
        if cards.not_trait and self._had_trait(past, c, cards.not_trait):
            return False
        if cards.name and cards.name != face.id:
            return False
        if cards.icons != 0 and self.has_icon(c) != (cards.icons == 1):
            return False
        if past is not None and cards.power_least != NONE and past.power < cards.power_least:
            return False
        if past is not None and cards.power_most != NONE and past.power > cards.power_most:
            return False
        if cards.beside != 0 and not self.was_beside(past, related(self, s, cards.beside)):
            return False
        if cards.house != NONE and not cards.of_house(self, s, c, cards.house, houses):
            return False
        return cards.not_house == NONE or not cards.of_house(self, s, c, cards.not_house, houses)

    def _had_trait(self, past: LastKnown | None, c: Card, trait: str) -> bool:
        """Whether a card that has left had a trait just before (G99)."""
        if past is not None and NONE in past.traits:
            return False
        face = self.face[c] if past is None or past.face == NONE else past.face
        if trait in self.decks.prints[face].traits:
            return True
        return past is not None and bool(past.traits) and TRAITS.index(trait) in past.traits

    def has_icon(self, c: Card) -> bool:
        """Whether a card has a bonus icon: one that is resolved, or that of a second house (G261)."""
        face = self.decks.prints[self.face[c]]
        return len(face.icons) > 0 or face.houses & (face.houses - 1) != 0

    def was_beside(self, past: LastKnown | None, cards: list[Card]) -> bool:
        """Whether a card that has left was a neighbour of one of these just before (G99)."""
        return past is not None and (past.left in cards or past.right in cards)

    # -- abilities in force

    def ix(self) -> Index:
        index = self.index
        return self._look() if index is None else index

    def _look(self) -> Index:
        """Look up what is in force."""
        stale = self.stale
        self.stale = None
        index = build_index(self) if stale is None else renewed(self, stale, self.moved)
        self.index = index
        self.at_risk = None
        return index

    def replaces(self, live: InForce, what: Replacement) -> bool:
        """Whether it replaces such an event; not one that its own words bring about: once each (G158)."""
        k = live.constant
        if k is None or k.verb != what or k.instead is None:
            return False
        for scope in self.scopes:
            if scope.ability is k and scope.this == live.scope.this:
                return False
        return True

    def granted(self, live: InForce) -> bool:
        """Whether the constant that gives this ability to its card still does."""
        gate = live.gate
        if gate is None:
            return True
        k = gate.constant
        return k is not None and k.about(self, gate, live.scope.this)

    def abilities_of(self, c: Card, moment: Moment) -> list[InForce]:
        """Its own abilities of a moment, those given to it included."""
        found: list[InForce] = []
        for live in self.ix().at[moment]:
            if live.scope.this == c and live.ability is not None and live.ability.own and self.granted(live):
                found.append(live)
        return [] if found and self.loses_effects(c, moment) else found

    def has_ability(self, c: Card, moment: Moment) -> bool:
        """Whether it has one of these."""
        for live in self.ix().at[moment]:
            if live.scope.this == c and live.ability is not None and live.ability.own and self.granted(live):
                return not self.loses_effects(c, moment)
        return False

    def loses_effects(self, c: Card, moment: Moment) -> bool:
        """Whether a card has lost its own abilities of a moment (G123)."""
        for live in self.ix().by[Questions.LOSES_EFFECTS]:
            k = live.constant
            if k is not None and k.verb == moment and k.about(self, live, c):
                return True
        return False

    def forbids(self, verb: Verb, c: Card, by: Card = NONE) -> InForce | None:
        """What forbids to do this with a card ("cannot", G1); to fight it also what forbids it to the creature ``by``."""
        for live in self.ix().cannot[verb]:
            k = live.constant
            if k is None or k.cards is None or not k.about(self, live, c):
                continue
            if k.against is None or (by != NONE and k.against.matches(self, live.scope, by)):
                return live
        return None

    def stays_exhausted(self, c: Card) -> bool:
        """Whether it does not become ready in the "ready cards" step of its controller (G58)."""
        cannot = self.ix().cannot
        for verb in READY_VERBS:
            for live in cannot[verb]:
                k = live.constant
                if k is not None and k.rules(self, live, self.ctrl[c]) and k.about(self, live, c):
                    return True
        return False

    def lasts_on(self, c: Card) -> bool:
        """Whether a creature cannot be destroyed (G112)."""
        return self.keyword(c, Keywords.INVULNERABLE) > 0 or self.forbids(Verbs.DIE, c) is not None

    def forbids_player(self, verb: Verb, player: Seat, c: Card, kind: CardType = NONE) -> InForce | None:
        """What forbids a player to do this with a card out of play, or with what it would be as a card of this kind."""
        for live in self.ix().cannot[verb]:
            k = live.constant
            if k is None or (k.cards is not None and c == NONE) or not k.rules(self, live, player):
                continue
            if k.cards is None or self.described(k.cards, live.scope, c, kind, player):
                return live
        return None

    def described(self, cards: Cards, s: Scope, c: Card, kind: CardType = NONE, player: Seat = NONE) -> bool:
        """Whether a card outside play is one of these, wherever it is; of its own kind, or of another that it may be. It
        is on the side of the ``player`` who plays it or lets it enter (G117), else of the one in whose zone it is."""
        face = self.decks.prints[self.face[c]]
        if not cards.types >> (self.type(c) if kind == NONE else kind) & 1:
            return False
        if cards.side != 0:
            holder = self.side_of(c) if player == NONE else player
            if (holder == s.me) != (cards.side == 1):
                return False
        if cards.trait and cards.trait not in face.traits:
            return False
        if cards.not_trait and cards.not_trait in face.traits:
            return False
        if cards.name and cards.name != face.name:
            return False
        if cards.token != 0 and self.is_token(c) != (cards.token == 1):
            return False
        if not cards.powerful(self, s, c):
            return False
        if cards.chosen_name and not bears_name(s.number, face.name):
            return False
        if cards.relation != 0 and c != s.this:
            return False
        if cards.type_again and not self.played_type(player, self.type(c) if kind == NONE else kind):
            return False
        if cards.house != NONE and not cards.of_house(self, s, c, cards.house):
            return False
        return cards.not_house == NONE or not cards.of_house(self, s, c, cards.not_house)

    def is_or_was(self, cards: Cards, s: Scope, c: Card) -> bool:
        """Whether a card spoken of is one of these: in play as it is now, elsewhere as it is printed; but one that left as
        a token creature counts as that for what follows (G168)."""
        if self.in_play(c):
            return cards.matches(self, s, c)
        return self.matched(cards, s, c) if c >= BOTH_DECKS or c in s.left else self.described(cards, s, c)

    def played_type(self, player: Seat, kind: CardType) -> bool:
        """Whether a player has played a card of this type this turn."""
        for entry in self.turn_log:
            if entry.kind == Done.PLAYED and entry.player == player and self.kind_then(entry) == kind:
                return True
        return False

    def kind_then(self, entry: TurnEntry) -> CardType:
        """The type of the card of an entry then: a creature played as an upgrade was an upgrade (G214)."""
        if entry.kind in (Done.PLAYED, Done.USED) and entry.other >= AS_CREATURE:
            return CardTypes.CREATURE
        if entry.kind == Done.PLAYED and entry.other != NONE:
            return CardTypes.UPGRADE
        if entry.kind == Done.FOUGHT or entry.kind == Done.REAPED:
            return CardTypes.CREATURE  # as nothing else can (G69, G232)
        if entry.kind == Done.DESTROYED or entry.kind == Done.DESTROYED_IN_FIGHT:
            past = self.recall(entry.card)
            if past is not None and past.row == Zones.LINE:
                return CardTypes.CREATURE  # an artifact that was one then (G232)
        return self.decks.prints[entry.face].type

    # -- players

    def players(self, s: Scope, who: Who) -> list[Seat]:
        """The players that a word names, the active one first."""
        if who == YOU:
            return [s.me]
        if who == OPPONENT:
            return [1 - s.me]
        if who == EACH_PLAYER:
            return [self.active, 1 - self.active]
        if who == ACTIVE_PLAYER:
            return [self.active]
        if who == THAT_PLAYER:
            return [] if s.player == NONE else [s.player]
        if who == CONTROLLER_OF_THIS:
            return [self.control_then(s.this)]
        if who == OWNER_OF_THAT:
            return [] if s.card == NONE else [self.owner(s.card)]
        if who == CONTROLLER_OF_THAT:
            return [] if s.card == NONE else [self.control_then(s.card)]
        if who == OPPONENT_OF_THAT:
            return [] if s.player == NONE else [1 - s.player]
        if who == HOSTS_CONTROLLER:
            host = self.host[s.this]
            return [] if host == NONE else [self.ctrl[host]]
        if who == HAUNTED_PLAYERS or who == UNHAUNTED_PLAYERS:
            haunted = who == HAUNTED_PLAYERS
            return [seat for seat in (self.active, 1 - self.active) if self.haunted(seat) == haunted]
        found: list[int] = []
        for c in s.it:
            player = self.control_then(c) if who == THEIR_CONTROLLER else self.owner(c)
            if player not in found:
                found.append(player)
        assert who in (THEIR_CONTROLLER, THEIR_OWNER)
        return found

    def haunted(self, player: Seat) -> bool:
        """Whether a player is haunted (G120)."""
        if len(self.row(Zones.DISCARD, player)) >= HAUNTED:
            return True
        for live in self.ix().by[Questions.HAUNTED]:
            k = live.constant
            if k is not None and k.rules(self, live, player):
                return True
        return False

    def key_cost(self, player: Seat) -> int:
        """What the next key costs a player now (G47)."""
        cost = KEY_COST
        for live in self.ix().by[Questions.COST]:
            k = live.constant
            if k is not None and k.rules(self, live, player):
                cost += self.worth(k, live, NONE)
        return max(cost, 0)

    def may_forge(self, player: Seat) -> bool:
        """Whether no text forbids a player to forge the next of their keys."""
        for live in self.ix().cannot[Verbs.FORGE]:
            k = live.constant
            if k is not None and k.rules(self, live, player):
                if k.amount == 0 or k.amount == self.forged(player) + 1:
                    return False
        return True

    def spendable(self, player: Seat) -> list[Card]:
        """The cards whose Æ a player may spend on keys (G46)."""
        found: list[int] = []
        for live in self.ix().by[Questions.SPENDABLE]:
            k = live.constant
            if k is None or k.amount != 0 or not k.rules(self, live, player):
                continue
            for c in [live.scope.this] if k.cards is None else k.cards.all(self, live.scope):
                if self.amber[c] and c not in found:
                    found.append(c)
        return found

    def coins(self, player: Seat) -> list[Card]:
        """The cards that a player may spend on keys as 1 Æ each."""
        found: list[int] = []
        for live in self.ix().by[Questions.SPENDABLE]:
            k = live.constant
            if k is not None and k.amount != 0 and k.rules(self, live, player) and self.granted(live):
                found.append(live.scope.this)
        return found

    def means(self, player: Seat) -> int:
        """All Æ that a player could spend on a key, with what counts as some."""
        if not self.ix().by[Questions.SPENDABLE]:
            return self.pool[player]
        there = sum(self.amber[c] for c in self.spendable(player))
        return self.pool[player] + there + len(self.coins(player))

    def hand_limit(self, player: Seat) -> int:
        """To how many cards a hand is refilled, before chains (G59)."""
        limit = HAND_LIMIT
        for live in self.ix().by[Questions.LIMIT]:
            k = live.constant
            if k is not None and k.rules(self, live, player):
                limit += self.worth(k, live, NONE)
        return max(limit, 0)

    def shackles(self, player: Seat) -> int:
        """How many fewer cards chains leave (G138)."""
        return (self.chains[player] + 5) // 6

    def forged(self, player: Seat) -> int:
        return self.keys[player].bit_count()

    def forged_before(self, player: Seat) -> KeySet:
        """The keys, by their bits, that a player forged on their previous turn and that were not unforged since."""
        found = 0
        for entry in self.last_turn_log:
            if entry.kind == Done.FORGED and entry.player == player and entry.other != NONE:
                found |= entry.other
        return found

    def house_before(self, player: Seat) -> HouseSet:
        """The house, by its bit, that a player chose on their previous turn."""
        found = 0
        for entry in self.last_turn_log:
            if entry.kind == Done.CHOSE and entry.player == player:
                found = 1 << entry.other
        return found

    def done(self, kind: DoneKind, player: Seat, before: bool = False) -> int:
        """How often a player did something this turn, or the turn before."""
        return sum(
            1
            for entry in (self.last_turn_log if before else self.turn_log)
            if entry.kind == kind and entry.player == player
        )

    def scrappable(self, c: Card) -> bool:
        """Whether a card has a "Scrap:" (G226)."""
        return self.decks.prints[self.face[c]].scraps

    def played(self, c: Card) -> bool:
        """Whether this very card was played this turn."""
        for entry in self.turn_log:
            if entry.kind == Done.PLAYED and entry.card == c:
                return True
        return False

    def place_among_played(self, c: Card, player: Seat) -> int:
        """Which of the cards that a player has played this turn, by number, this one was; 0 if none."""
        count = 0
        found = 0
        for entry in self.turn_log:
            if entry.kind == Done.PLAYED and entry.player == player:
                count += 1
                if entry.card == c:
                    found = count
        return found

    def place_among_used(self, c: Card, player: Seat, of: Cards | None) -> int:
        """Which of the different cards (with the trait that ``of`` names) that a player has used this turn, by number, this
        one was, where it was used once; else 0."""
        met: list[tuple[int, int]] = []
        times = 0
        for entry in self.turn_log:
            if entry.kind != Done.USED or entry.player != player:
                continue
            if of is not None and of.trait and of.trait not in self.decks.prints[entry.face].traits:
                continue
            if entry.card == c and entry.lives == 0:
                times += 1
            if (entry.card, entry.lives) not in met:
                met.append((entry.card, entry.lives))
        return met.index((c, 0)) + 1 if times == 1 else 0

    def six_times(self, c: Card, player: Seat) -> bool:
        """Whether a player has played or used cards of its name as often as they may in a turn (G147)."""
        return len(self.turn_log) >= SIX and self.times(c, player) >= SIX

    def six_times_any(self, player: Seat) -> bool:
        """Whether a player has played or used so many cards this turn, whatever their names."""
        if len(self.turn_log) < SIX:
            return False
        count = 0
        for entry in self.turn_log:
            if entry.kind in (Done.PLAYED, Done.USED, Done.TRIED) and entry.player == player:
                count += 1
        return count >= SIX

    def times(self, c: Card, player: Seat) -> int:
        """How often a player played or used cards of its name this turn (G147)."""
        face = self.face[c]
        name = self.decks.prints[face].name
        count = 0
        for entry in self.turn_log:
            if entry.kind in (Done.PLAYED, Done.USED, Done.TRIED) and entry.player == player:
                if entry.face == face or self.decks.prints[entry.face].name == name:
                    count += 1
        return count
