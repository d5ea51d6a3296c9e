"""A position: where every card is, and the questions that rules and cards ask of it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.state import State
from ludarium.games.keyforge.engine.codes import AskKind, Code
from ludarium.games.keyforge.engine.events import Clock, WinCause
from ludarium.games.keyforge.engine.frames import Frame, Index, InForce, Scope
from ludarium.games.keyforge.engine.prints import Decks, Print
from ludarium.games.keyforge.engine.settings import Settings
from ludarium.games.keyforge.engine.terms import (
    DECK_SIZE,
    HAND_LIMIT,
    KEY_COST,
    KNOWN_TO_ALL,
    NONE,
    ROWS,
    Card,
    CounterKind,
    Face,
    Flags,
    FlagSet,
    KeySet,
    Keyword,
    Knowers,
    Moment,
    Moments,
    Questions,
    Replacement,
    Seat,
    Verb,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done, DoneKind, LastKnown, TurnEntry
from ludarium.games.keyforge.pool.houses import CardType, CardTypes, House, HouseSet
from ludarium.games.keyforge.words.base import (
    ACTIVE_HOUSE,
    CHOSEN_HOUSE,
    CONTROLLER_OF_THIS,
    EACH_PLAYER,
    OPPONENT,
    OPPONENT_OF_THAT,
    OWNER_OF_THAT,
    THAT_PLAYER,
    THEIR_CONTROLLER,
    THEIR_OWNER,
    YOU,
    Ability,
    Cards,
    Constant,
    Who,
)

HIDDEN_ZONES = (Zones.DECK, Zones.HAND, Zones.ARCHIVES, Zones.BENEATH)
LAID_OPEN = KNOWN_TO_ALL | 8
"""In ``Position.met``: everybody has seen the card, and by which number it goes."""


def with_at(values: list[int], at: int, value: int) -> list[int]:
    """A list like this one, but for one value."""
    twin = values[:]
    twin[at] = value
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Plain lists, by card (0 to 71) or by seat. Questions change nothing."""

    def __init__(
        self, decks: Decks, settings: Settings, chance: Chance, twin: Position | None = None
    ) -> None:
        self.decks = decks
        self.settings = settings
        self.chance = chance
        self.game = 0
        """Which game of a match this is, from 1."""
        self.won = [0, 0]
        """The games of the match that each player has won."""
        self.last_winner: Seat = NONE
        self.exchanged = False
        """Whether each player plays the deck that the other brought."""
        self.bid = NONE
        """The highest bid of chains for a deck so far (G152, G272), and whose it is."""
        self.bidder: Seat = NONE
        # of a Triad (G273), by seat; these are replaced, never changed
        self.benched = [NONE, NONE]
        """Which of a seat's three decks the opponent has benched."""
        self.playing = [NONE, NONE]
        """Which of its decks a seat plays in this game, once both have chosen."""
        self.proven = [0, 0]
        """The decks of a seat that have won: a bit for each."""
        self.secret = [NONE, NONE]
        """What a seat has chosen that is shown only when both have chosen."""
        self.natural: Decks | None = None
        """The decks as they were brought, once a match has begun."""
        self.met: list[Knowers] = []
        """Where the deck lists are hidden, for each card who has seen it and may have lost sight of it since: a bit
        for each seat, one for spectators, and one that it has lain open, where its label tells its number. Empty where
        the lists are open. Replaced, never changed."""
        if twin is None:
            self.clear(decks)
            return
        self.game = twin.game
        self.won = twin.won[:]
        self.last_winner = twin.last_winner
        self.exchanged = twin.exchanged
        self.bid = twin.bid
        self.bidder = twin.bidder
        self.benched = twin.benched
        self.playing = twin.playing
        self.proven = twin.proven
        self.secret = twin.secret
        self.natural = twin.natural
        self.met = twin.met
        self._be_like(twin)

    def clear(self, decks: Decks) -> None:
        """Begin a game: all cards in their decks, nothing begun."""
        if self.met:
            self.met = self.have_met()
        self.decks = decks
        cards = len(decks.of)
        # by card
        self.zone: list[Zone] = [Zones.DECK] * cards
        self.ctrl: list[Seat] = [0 if c < DECK_SIZE else 1 for c in range(cards)]
        self.flags: list[FlagSet] = [0] * cards
        self.damage = [0] * cards
        self.amber = [0] * cards
        # these five are replaced, never changed: copies share them
        self.plus = [0] * cards
        self.used = [0] * cards
        """Armor used up this turn (G87)."""
        self.plate = [0] * cards
        """The armor value when armor was last used or looked after (G88)."""
        self.since = [0] * cards
        """Of a card that says which house cards belong to: how many lasting effects had begun when it came (G209)."""
        self.face: list[Face] = list(decks.of)
        """The print that it shows."""
        self.host: list[Card] = [NONE] * cards
        """The creature an upgrade is on, the card it lies beneath, or the one that purged it and remembers it."""
        self.seen: list[Knowers] = [0] * cards
        """Who knows a hidden card: a bit for each seat. Cleared when it is shuffled."""
        self.marks: list[tuple[Card, CounterKind, int]] = []
        """Named counters (G234): card, name, how many; in the order in which they came. Replaced, never changed."""
        # by zone and seat: zone * 2 + seat
        self.rows: list[list[Card]] = [[] for _ in range(ROWS * 2)]
        for c in range(cards):
            self.rows[Zones.DECK * 2 + self.owner(c)].append(c)
        self.attached: list[Card] = []
        self.beneath: list[Card] = []
        self.revealed: list[Card] = []
        """Actions that are being resolved."""
        # by seat
        self.pool = [0, 0]
        self.keys: list[KeySet] = [0, 0]
        self.chains = [0, 0]
        # the turn
        self.turn = 0
        self.active: Seat = 0
        self.first: Seat = 0
        self.extra: list[Seat] = []
        """Who takes another turn after this one, and after those (G208). Replaced, never changed."""
        self.due: Seat = NONE
        """Whose turn it is after all other turns; NONE where none of them has begun."""
        self.house: House = NONE
        self.step = 0
        self.fresh = True
        """Whether nothing was played, used or discarded in this step (G106)."""
        self.closed = False
        """Whether an Omega card has ended the step (G107)."""
        self.allowance = NONE
        """How many cards may still be played or discarded from hand, on the first turn (G56); else NONE."""
        # what is unfinished
        self.stack: list[Frame] = []
        self.scopes: list[Scope] = []
        self.lasting: list[InForce] = []
        self.begun = 0
        """How many lasting effects have begun."""
        self.controls: list[tuple[Card, Seat, Card]] = []
        """Control effects, oldest first: card, controller, and the card that must stay in play (or NONE)."""
        self.turn_log: list[TurnEntry] = []
        self.last_turn_log: list[TurnEntry] = []
        self.last_known: list[LastKnown] = []
        self.loop: list[int] = []
        """The chain of abilities that comes round (``steps.loops``). Replaced, never changed."""
        # what is asked
        self.kind: AskKind = NONE
        self.asked: Seat = NONE
        self.codes: list[Code] = []
        self.winner: Seat = NONE
        self.reason: WinCause = NONE
        self.ended: Seat = NONE
        """Who has won this game, where the match goes on."""
        self.index: Index | None = None
        self.clock: Clock = 0
        """How far the overtime has come (T6.3): a state of ``events``."""
        self.dirty = False
        """Whether powers may have changed since they were last looked after."""

    def _be_like(self, twin: Position) -> None:
        """Copy all that changes; lists that are only ever replaced are shared."""
        self.zone = twin.zone[:]
        self.ctrl = twin.ctrl[:]
        self.flags = twin.flags[:]
        self.damage = twin.damage[:]
        self.amber = twin.amber[:]
        self.plus = twin.plus
        self.used = twin.used
        self.plate = twin.plate
        self.since = twin.since
        self.host = twin.host[:]
        self.face = twin.face
        self.seen = twin.seen[:]
        self.marks = twin.marks
        self.rows = [row[:] for row in twin.rows]
        self.attached = twin.attached[:]
        self.beneath = twin.beneath[:]
        self.revealed = twin.revealed[:]
        self.pool = twin.pool[:]
        self.keys = twin.keys[:]
        self.chains = twin.chains[:]
        self.turn = twin.turn
        self.active = twin.active
        self.first = twin.first
        self.extra = twin.extra
        self.due = twin.due
        self.house = twin.house
        self.step = twin.step
        self.fresh = twin.fresh
        self.closed = twin.closed
        self.allowance = twin.allowance
        self.stack = [f.clone() for f in twin.stack]
        self.scopes = [s.clone() for s in twin.scopes]
        self.lasting = twin.lasting
        self.begun = twin.begun
        self.controls = twin.controls
        self.turn_log = twin.turn_log[:]
        self.last_turn_log = twin.last_turn_log
        self.last_known = twin.last_known
        self.loop = twin.loop
        self.kind = twin.kind
        self.asked = twin.asked
        self.codes = twin.codes
        self.winner = twin.winner
        self.reason = twin.reason
        self.ended = twin.ended
        self.index = twin.index
        self.clock = twin.clock
        self.dirty = twin.dirty

    # -- zones

    def have_met(self) -> list[Knowers]:
        """Where the deck lists are hidden, for each card who has ever seen it; what lies open everybody has."""
        found = self.met[:]
        for c, zone in enumerate(self.zone):
            found[c] |= self.seen[c] if zone in HIDDEN_ZONES else LAID_OPEN
        return found

    def row(self, zone: Zone, player: Seat) -> list[Card]:
        return self.rows[zone * 2 + player]

    def line(self, player: Seat) -> list[Card]:
        return self.rows[Zones.LINE * 2 + player]

    def owner(self, c: Card) -> Seat:
        return 0 if c < DECK_SIZE else 1

    def in_play(self, c: Card) -> bool:
        zone = self.zone[c]
        return zone == Zones.LINE or zone == Zones.ARTIFACTS or zone == Zones.ATTACHED

    def here(self, c: Card) -> bool:
        """Whether it is in play, or an action that is being resolved."""
        return self.in_play(c) or self.zone[c] == Zones.REVEALED

    def is_hidden(self, c: Card) -> bool:
        """Whether it lies where not everybody may look."""
        return self.zone[c] in HIDDEN_ZONES

    def whose(self, c: Card) -> Seat:
        """In whose zone an out-of-play card is: its owner's, but for archives (G130)."""
        if self.zone[c] == Zones.ARCHIVES:
            return 0 if c in self.rows[Zones.ARCHIVES * 2] else 1
        return self.owner(c)

    def side_of(self, c: Card) -> Seat:
        """Who controls it, or in whose zone it is."""
        return self.ctrl[c] if self.in_play(c) else self.whose(c)

    def upgrades(self, c: Card) -> list[Card]:
        found: list[int] = []
        for u in self.attached:
            if self.host[u] == c:
                found.append(u)
        return found

    def under(self, c: Card) -> list[Card]:
        """The cards beneath a card (G202)."""
        found: list[int] = []
        for u in self.beneath:
            if self.host[u] == c:
                found.append(u)
        return found

    def neighbours(self, c: Card) -> list[Card]:
        """Those beside it (G33); for a card that has left, those it had just before (G221)."""
        found: list[int] = []
        if self.zone[c] != Zones.LINE:
            past = self.recall(c)
            if past is not None:
                for n in (past.left, past.right):
                    if n != NONE and self.zone[n] == Zones.LINE:
                        found.append(n)
            return found
        line = self.line(self.ctrl[c])
        i = line.index(c)
        if i > 0:
            found.append(line[i - 1])
        if i + 1 < len(line):
            found.append(line[i + 1])
        return found

    def neighbours_any(self, c: Card, of: list[Card]) -> bool:
        """Whether it is a neighbour of one of these cards."""
        for other in of:
            if c in self.neighbours(other):
                return True
        return False

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

    def is_center(self, c: Card) -> bool:
        """Whether it is the middle one of an odd-sized line (G33)."""
        if self.zone[c] != Zones.LINE:
            return False
        line = self.line(self.ctrl[c])
        return len(line) % 2 == 1 and line[len(line) // 2] == c

    def counted(self, c: Card, name: CounterKind) -> int:
        """How many counters of a name are on a card (G234)."""
        for card, called, number in self.marks:
            if card == c and called == name:
                return number
        return 0

    def recall(self, c: Card) -> LastKnown | None:
        """How it was just before it last left play, this turn."""
        for i in range(len(self.last_known) - 1, -1, -1):
            if self.last_known[i].card == c:
                return self.last_known[i]
        return None

    def past(self, c: Card) -> LastKnown | None:
        """How it was just before it left play, as long as it lies where it went then."""
        past = None if self.in_play(c) else self.recall(c)
        return past if past is not None and past.went == self.zone[c] else None

    def foe_of(self, c: Card) -> Card:
        """The creature that it fights as it is being destroyed, or fought as it was (G82)."""
        if self.flags[c] & Flags.TAGGED:
            for entry in self.turn_log:
                if entry.kind == Done.STRUCK and entry.card == c and entry.lives == 0:
                    return entry.other
            return NONE
        past = self.recall(c)
        return NONE if past is None else past.foe

    def foremost(self, c: Card, cards: list[Card]) -> Card:
        """Of the copies of a card that lie hidden with it, among ``cards`` in the order of their row, the first of
        those that most know of, whichever of them ``c`` is: as long as nobody can tell copies apart, the one that is
        shown is the one that was known to be there."""
        zone = self.zone[c]
        if zone != Zones.HAND and zone != Zones.DECK and zone != Zones.ARCHIVES:
            return c
        alike = [
            other
            for other in cards
            if self.face[other] == self.face[c]
            and self.zone[other] == zone
            and self.owner(other) == self.owner(c)
        ]
        best = alike[0]
        for other in alike:
            if self.seen[other] > self.seen[best]:
                best = other
        return best

    def in_order_of_copies(self, row: list[Card]) -> list[Card]:
        """The cards of a row in their order, of copies that are alike the lowest number first: which of them lay
        where, nobody could tell before the row lies open."""
        lying: dict[tuple[int, int], list[int]] = {}
        for c in sorted(row):
            lying.setdefault((self.face[c], self.owner(c)), []).append(c)
        return [lying[self.face[c], self.owner(c)].pop(0) for c in row]

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
        return amount.value(self, live.scope)

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
        """The print whose text box a card has gained by this (G240)."""
        if live.cards is None or c not in live.cards:
            return None
        return self.decks.prints[live.scope.number]

    def houses(self, c: Card) -> HouseSet:
        """A bit for each house it belongs to now (G209)."""
        mask = self.decks.prints[self.face[c]].houses
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

    def houses_then(self, c: Card) -> HouseSet:
        """The houses it has, or had just before it left play."""
        past = self.past(c)
        return self.houses(c) if past is None else past.houses

    def shares_trait(self, c: Card, others: list[Card]) -> bool:
        traits = self.decks.prints[self.face[c]].traits
        for other in others:
            for trait in self.decks.prints[self.face[other]].traits:
                if trait in traits:
                    return True
        return False

    def same_name(self, a: Card, b: Card) -> bool:
        return self.decks.prints[self.face[a]].id == self.decks.prints[self.face[b]].id

    def type(self, c: Card) -> CardType:
        """What it is where it lies: a creature played as an upgrade is an upgrade (G214), and what stands in a line
        is a creature (G232)."""
        zone = self.zone[c]
        if zone == Zones.LINE:
            return CardTypes.CREATURE
        return CardTypes.UPGRADE if zone == Zones.ATTACHED else self.decks.prints[self.face[c]].type

    def type_then(self, c: Card) -> CardType:
        """What it is, or was just before it left play."""
        past = None if self.in_play(c) else self.recall(c)
        if past is None:
            return self.type(c)
        if past.row == Zones.LINE:
            return CardTypes.CREATURE
        return CardTypes.UPGRADE if past.row == Zones.ATTACHED else self.decks.prints[self.face[c]].type

    def matched(self, cards: Cards, s: Scope, c: Card, gone: bool = False) -> bool:
        """Whether the card of an event is one of ``cards``: as it is in play, or as it was when it left (G99), be it that
        it has come back since (``gone``)."""
        if self.in_play(c) and not gone:
            return cards.matches(self, s, c)
        face = self.decks.prints[self.face[c]]
        if not cards.types >> self.type_then(c) & 1 or (cards.other and c == s.this):
            return False
        past = self.recall(c) if gone else self.past(c)
        holder = self.ctrl[c] if past is None else past.control
        houses = NONE if past is None else past.houses
        if cards.side != 0 and (holder == s.me) != (cards.side == 1):
            return False
        if (cards.trait and cards.trait not in face.traits) or (
            cards.not_trait and cards.not_trait in face.traits
        ):
            return False
        if cards.name and cards.name != face.id:
            return False
        if cards.house != NONE and not cards.of_house(self, s, c, cards.house, houses):
            return False
        return cards.not_house == NONE or not cards.of_house(self, s, c, cards.not_house, houses)

    # -- abilities in force

    def ix(self) -> Index:
        index = self.index
        if index is None:
            index = self.build_index()
            self.index = index
        return index

    def build_index(self) -> Index:
        index = self._gather(Index())
        if not index.by[Questions.BLANK]:
            return index
        self.index = index  # which cards are blank is asked of what is in force without that
        blank = Index()
        for row in (Zones.LINE * 2, Zones.LINE * 2 + 1, Zones.ARTIFACTS * 2, Zones.ARTIFACTS * 2 + 1):
            for c in self.rows[row]:
                for live in index.by[Questions.BLANK]:
                    k = live.constant
                    if k is not None and c not in blank.blank and k.about(self, live, c):
                        blank.blank.append(c)
        return self._gather(blank)

    def _gather(self, index: Index) -> Index:
        for player in (0, 1):
            for zone in (Zones.LINE, Zones.ARTIFACTS):
                for c in self.rows[zone * 2 + player]:
                    self._enlist(index, c)
        for c in self.attached:
            self._enlist(index, c)
        for c in self.revealed:
            if self.type(c) != CardTypes.ACTION:
                continue
            for ability in self.decks.prints[self.face[c]].abilities:
                live = InForce(ability, None, Scope(c, self.ctrl[c], ability=ability))
                for moment in ability.moments:
                    index.at[moment].append(live)
        for live in self.lasting:
            if live.first <= self.turn:
                self._add(index, live)
        return index

    def _enlist(self, index: Index, c: Card) -> None:
        if c in index.blank:
            return
        face = self.decks.prints[self.face[c]]
        me = self.ctrl[c]
        if self.zone[c] == Zones.ATTACHED and face.type != CardTypes.UPGRADE:
            for constant in face.constants:
                if constant.question == Questions.AS_UPGRADE or constant.question == Questions.UPGRADE_TEXT:
                    self._enlist_words(index, constant.gives, c, me)
            return
        for ability in face.abilities:
            live = InForce(ability, None, Scope(c, me, ability=ability))
            for moment in ability.moments:
                index.at[moment].append(live)
        for constant in face.constants:
            self._add(index, InForce(None, constant, Scope(c, me, ability=constant)))

    def _enlist_words(self, index: Index, said: tuple[Ability | Constant, ...], c: Card, me: Seat) -> None:
        for word in said:
            ability = word if isinstance(word, Ability) else None
            constant = word if isinstance(word, Constant) else None
            self._add(index, InForce(ability, constant, Scope(c, me, ability=word)))

    def _add(self, index: Index, live: InForce) -> None:
        ability = live.ability
        if ability is not None:
            for moment in ability.moments:
                index.at[moment].append(live)
            return
        k = live.constant
        assert k is not None
        if k.question == Questions.POWER and not self._steady(live):
            index.shifting = True
        if k.question != Questions.GRANT:
            index.by[k.question].append(live)
            if k.question == Questions.TEXT_OF and live.cards is not None:
                text = self.decks.prints[live.scope.number]
                for c in live.cards:
                    self._give(index, (*text.abilities, *text.constants), live, c)
            elif k.or_use:
                index.by[Questions.MAY_USE].append(live)
            return
        index.by[Questions.GRANT].append(live)
        for player in (0, 1):
            for zone in (Zones.LINE, Zones.ARTIFACTS):
                for c in self.rows[zone * 2 + player]:
                    if self._may_get(k, live, c):
                        self._give(index, k.gives, live, c)

    def _steady(self, live: InForce) -> bool:
        """Whether it holds as long as nothing sets ``dirty``; what gave it, too."""
        if live.constant is not None and not live.constant.steady():
            return False
        return live.gate is None or self._steady(live.gate)

    def _may_get(self, k: Constant, live: InForce, c: Card) -> bool:
        """Whether a card could ever get what is given; whether it does is asked when it counts."""
        if live.cards is not None:
            return c in live.cards
        cards = k.cards
        if cards is None:
            return True
        if cards.relation != 0 and cards.relation != 2:
            return cards.matches(self, live.scope, c)
        if cards.relation == 2:
            return self.host[live.scope.this] == c
        return cards.types >> self.type(c) & 1 == 1

    def _give(self, index: Index, gives: tuple[Ability | Constant, ...], live: InForce, c: Card) -> None:
        if c in index.blank:
            return
        giver = live.scope.this
        for word in gives:
            if isinstance(word, Ability):
                scope = Scope(c, self.ctrl[c], giver, ability=word)
                scope.house = live.scope.house
                given = InForce(word, None, scope, live)
                for moment in word.moments:
                    index.at[moment].append(given)
            else:
                scope = Scope(c, self.ctrl[c], giver, ability=word)
                self._add(index, InForce(None, word, scope, live))

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

    def forbids(self, verb: Verb, c: Card) -> InForce | None:
        """What forbids to do this with a card ("cannot", G1)."""
        for live in self.ix().by[Questions.CANNOT]:
            k = live.constant
            if k is not None and k.verb == verb and k.cards is not None and k.about(self, live, c):
                return live
        return None

    def forbids_player(self, verb: Verb, player: Seat, c: Card, kind: CardType = NONE) -> InForce | None:
        """What forbids a player to do this with a card out of play, or with what it would be as a card of this kind."""
        for live in self.ix().by[Questions.CANNOT]:
            k = live.constant
            if k is None or k.verb != verb or not k.rules(self, live, player):
                continue
            if k.cards is None or (c != NONE and self.described(k.cards, live.scope, c, kind)):
                return live
        return None

    def described(self, cards: Cards, s: Scope, c: Card, kind: CardType = NONE) -> bool:
        """Whether a card outside play is one of these, wherever it is; of its own kind, or of another that it may be."""
        face = self.decks.prints[self.face[c]]
        if not cards.types >> (self.type(c) if kind == NONE else kind) & 1:
            return False
        if cards.trait and cards.trait not in face.traits:
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
        found: list[int] = []
        for c in s.it:
            player = self.control_then(c) if who == THEIR_CONTROLLER else self.owner(c)
            if player not in found:
                found.append(player)
        assert who in (THEIR_CONTROLLER, THEIR_OWNER)
        return found

    def control_then(self, c: Card) -> Seat:
        """Who controls it, or did just before it left play."""
        if self.in_play(c):
            return self.ctrl[c]
        past = self.recall(c)
        return self.ctrl[c] if past is None else past.control

    def key_cost(self, player: Seat) -> int:
        """What the next key costs a player now (G47)."""
        cost = KEY_COST
        for live in self.ix().by[Questions.COST]:
            k = live.constant
            if k is not None and k.rules(self, live, player):
                cost += self.worth(k, live, NONE)
        return max(cost, 0)

    def spendable(self, player: Seat) -> list[Card]:
        """The cards whose Æ a player may spend on keys (G46)."""
        found: list[int] = []
        for live in self.ix().by[Questions.SPENDABLE]:
            k = live.constant
            c = live.scope.this
            if k is not None and self.amber[c] and k.rules(self, live, player) and c not in found:
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

    def creatures(self, player: Seat) -> int:
        return len(self.rows[Zones.LINE * 2 + player])

    def done(self, kind: DoneKind, player: Seat, before: bool = False) -> int:
        """How often a player did something this turn, or the turn before."""
        return sum(
            1
            for entry in (self.last_turn_log if before else self.turn_log)
            if entry.kind == kind and entry.player == player
        )

    def sight(self) -> int:
        """A number that changes with what everybody sees on the table."""
        seen = [
            *self.ctrl,
            *self.flags,
            *self.damage,
            *self.amber,
            *self.plus,
            len(self.marks),
            *self.used,
            *self.pool,
            *self.keys,
        ]
        for mark in self.marks:
            seen += mark
        for zone in range(ROWS):
            for player in (0, 1):
                row = self.rows[zone * 2 + player]
                seen.append(len(row))
                if zone == Zones.DISCARD or zone > Zones.ARCHIVES:
                    seen += row
        return hash(tuple(seen))

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
        name = self.decks.prints[self.face[c]].id
        count = 0
        for entry in self.turn_log:
            if (entry.kind == Done.PLAYED or entry.kind == Done.USED) and entry.player == player:
                if self.decks.prints[entry.face].id == name:
                    count += 1
        return count
