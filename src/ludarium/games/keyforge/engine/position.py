"""A position: where every card is, and the questions that rules and cards ask of it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.frames import Index, InForce, Scope
from ludarium.games.keyforge.engine.in_force import build_index
from ludarium.games.keyforge.engine.layout import Layout
from ludarium.games.keyforge.engine.prints import Print
from ludarium.games.keyforge.engine.terms import (
    HAND_LIMIT,
    KEY_COST,
    NONE,
    Card,
    KeySet,
    Keyword,
    Moment,
    Moments,
    Questions,
    Replacement,
    Seat,
    Verb,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done, DoneKind, LastKnown
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, CardType, CardTypes, House, HouseSet
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.words.base import Constant
from ludarium.games.keyforge.words.cards import (
    ACTIVE_HOUSE,
    CHOSEN_HOUSE,
    CONTROLLER_OF_THIS,
    EACH_PLAYER,
    HOSTS_CONTROLLER,
    OPPONENT,
    OPPONENT_OF_THAT,
    OWNER_OF_THAT,
    THAT_PLAYER,
    THEIR_CONTROLLER,
    THEIR_OWNER,
    YOU,
    Cards,
    Who,
    bears_name,
    related,
)


@mypyc_attr(allow_interpreted_subclasses=True)
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

    # -- what a card is

    def power(self, c: Card) -> int:
        """Power with counters and constant abilities (G85); outside play, as printed."""
        face = self.decks.prints[self.face[c]]
        power = face.power
        if self.zone[c] != Zones.LINE:
            return power
        index = self.ix()
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
            k = live.constant
            if k is not None and k.about(self, live, c):
                power += self.worth(k, live, c)
        return power

    def fixed_power(self, index: Index, c: Card) -> int:
        """The power that a card is considered to have, by what said so last (G85); or NONE."""
        for i in range(len(index.by[Questions.FIXED_POWER]) - 1, -1, -1):
            live = index.by[Questions.FIXED_POWER][i]
            k = live.constant
            if k is not None and k.about(self, live, c):
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

    def armor(self, c: Card) -> int:
        """The armor value, used or not (G87)."""
        if self.zone[c] != Zones.LINE:
            return self.decks.prints[self.face[c]].armor
        index = self.ix()
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
        """The number of a constant; "for each" may be counted on the card it is about."""
        amount = k.amount
        if isinstance(amount, int):
            return amount
        return amount.value(self, live.scope) if c == NONE else amount.value_for(self, live.scope, c)

    def armor_left(self, c: Card) -> int:
        return max(self.armor(c) - self.used[c], 0)

    def keyword(self, c: Card, keyword: Keyword) -> int:
        """How much of a keyword it has: 0 is none (G122, G123)."""
        found = self.decks.prints[self.face[c]].keywords[keyword]
        if not self.in_play(c):
            return found
        index = self.ix()
        if c in index.blank:
            return 0
        for live in index.by[Questions.TEXT_OF]:
            text = self.gained_text(live, c)
            if text is not None:
                found += text.keywords[keyword]
        for live in index.by[Questions.LIKENESS]:
            text = self.gained_text(live, c)
            if text is not None:
                found += text.keywords[keyword]
        for live in index.by[Questions.KEYWORD]:
            k = live.constant
            if k is not None and k.verb == keyword and k.about(self, live, c):
                found += self.worth(k, live, c)
        if found:
            for live in index.by[Questions.LOSES_KEYWORD]:
                k = live.constant
                if k is not None and k.verb == keyword and k.about(self, live, c):
                    return 0
        return found

    def gained_text(self, live: InForce, c: Card) -> Print | None:
        """The print whose text box, or likeness, a card has gained by this (G240)."""
        if live.cards is None or c not in live.cards:
            return None
        return self.decks.prints[live.scope.number]

    def printed_houses(self, c: Card) -> HouseSet:
        """The houses of what it shows; of a copy the house that its own text keeps, if it names one (G213)."""
        face = self.face[c]
        own = self.decks.of[c]
        if face != own:
            for k in self.decks.prints[own].constants:
                if k.question == Questions.COPIES and k.house != NONE:
                    return 1 << k.house
        return self.decks.prints[face].houses

    def houses(self, c: Card) -> HouseSet:
        """A bit for each house it belongs to now (G209)."""
        mask = self.printed_houses(c)
        if not self.in_play(c):
            return mask
        latest = NONE
        for live in self.ix().by[Questions.BELONGS]:
            k = live.constant
            if k is not None and k.about(self, live, c):
                house = self.house_meant(k.house, live.scope)
                if house == NONE:
                    continue
                came = self._came(live)
                if came >= latest:
                    latest = came
                    mask = 1 << house
        return mask

    def _came(self, live: InForce) -> int:
        """When a constant about houses came into force: by this number one can order them."""
        while live.gate is not None:
            live = live.gate
        return live.nth * 2 if live.nth else self.since[live.scope.this] * 2 + 1

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
        for zone in (Zones.LINE, Zones.ARTIFACTS):
            for c in self.rows[zone * 2 + player]:
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
        return self.decks.prints[self.face[a]].name == self.decks.prints[self.face[b]].name

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
        face = self.decks.prints[self.face[c]]
        if not cards.types >> self.type_then(c) & 1 or (cards.other and c == s.this):
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
        if trait in self.decks.prints[self.face[c]].traits:
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
        if index is None:
            index = build_index(self)
            self.index = index
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
        return found

    def forbids(self, verb: Verb, c: Card, by: Card = NONE) -> InForce | None:
        """What forbids to do this with a card ("cannot", G1); to fight it also what forbids it to the creature ``by``."""
        for live in self.ix().by[Questions.CANNOT]:
            k = live.constant
            if k is None or k.verb != verb or k.cards is None or not k.about(self, live, c):
                continue
            if k.against is None or (by != NONE and k.against.matches(self, live.scope, by)):
                return live
        return None

    def forbids_player(self, verb: Verb, player: Seat, c: Card, kind: CardType = NONE) -> InForce | None:
        """What forbids a player to do this with a card out of play, or with what it would be as a card of this kind."""
        for live in self.ix().by[Questions.CANNOT]:
            k = live.constant
            if k is None or k.verb != verb or not k.rules(self, live, player):
                continue
            if k.cards is None or (c != NONE and self.described(k.cards, live.scope, c, kind, player)):
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
        if not cards.powerful(self, s, c):
            return False
        if cards.chosen_name and not bears_name(s.number, face.name):
            return False
        if cards.relation != 0 and c != s.this:
            return False
        if cards.house != NONE and not cards.of_house(self, s, c, cards.house):
            return False
        return cards.not_house == NONE or not cards.of_house(self, s, c, cards.not_house)

    # -- players

    def players(self, s: Scope, who: Who) -> list[Seat]:
        """The players that a word names, the active one first."""
        if who == YOU:
            return [s.me]
        if who == OPPONENT:
            return [1 - s.me]
        if who == EACH_PLAYER:
            return [self.active, 1 - self.active]
        if who == THAT_PLAYER:
            return [] if s.player == NONE else [s.player]
        if who == CONTROLLER_OF_THIS:
            return [self.control_then(s.this)]
        if who == OWNER_OF_THAT:
            return [] if s.card == NONE else [self.owner(s.card)]
        if who == OPPONENT_OF_THAT:
            return [] if s.player == NONE else [1 - s.player]
        if who == HOSTS_CONTROLLER:
            host = self.host[s.this]
            return [] if host == NONE else [self.ctrl[host]]
        found: list[int] = []
        for c in s.it:
            player = self.control_then(c) if who == THEIR_CONTROLLER else self.owner(c)
            if player not in found:
                found.append(player)
        assert who in (THEIR_CONTROLLER, THEIR_OWNER)
        return found

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
        for live in self.ix().by[Questions.CANNOT]:
            k = live.constant
            if k is not None and k.verb == Verbs.FORGE and k.rules(self, live, player):
                if k.amount == 0 or k.amount == self.forged(player) + 1:
                    return False
        return True

    def spendable(self, player: Seat) -> list[Card]:
        """The cards whose Æ a player may spend on keys (G46)."""
        found: list[int] = []
        for live in self.ix().by[Questions.SPENDABLE]:
            k = live.constant
            if k is None or not k.rules(self, live, player):
                continue
            for c in [live.scope.this] if k.cards is None else k.cards.all(self, live.scope):
                if self.amber[c] and c not in found:
                    found.append(c)
        return found

    def means(self, player: Seat) -> int:
        """All Æ that a player could spend on a key."""
        return self.pool[player] + sum(self.amber[c] for c in self.spendable(player))

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

    def done(self, kind: DoneKind, player: Seat, before: bool = False) -> int:
        """How often a player did something this turn, or the turn before."""
        return sum(
            1
            for entry in (self.last_turn_log if before else self.turn_log)
            if entry.kind == kind and entry.player == player
        )

    def scrappable(self, c: Card) -> bool:
        """Whether a card has a "Scrap:" (G226)."""
        return any(
            [Moments.SCRAP in ability.moments for ability in self.decks.prints[self.face[c]].abilities]
        )

    def played(self, c: Card) -> bool:
        """Whether this very card was played this turn."""
        for entry in self.turn_log:
            if entry.kind == Done.PLAYED and entry.card == c:
                return True
        return False

    def times(self, c: Card, player: Seat) -> int:
        """How often a player played or used cards of its name this turn (G147)."""
        name = self.decks.prints[self.face[c]].name
        count = 0
        for entry in self.turn_log:
            if (entry.kind == Done.PLAYED or entry.kind == Done.USED) and entry.player == player:
                if self.decks.prints[entry.face].name == name:
                    count += 1
        return count
