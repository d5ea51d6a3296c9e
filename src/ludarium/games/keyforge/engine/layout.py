"""Where every card is and what is unfinished: the lists of a position, and what can be read off them."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.state import State
from ludarium.games.keyforge.engine.codes import AskKind, Code
from ludarium.games.keyforge.engine.events import Clock, WinCause
from ludarium.games.keyforge.engine.frames import NO_CARDS, Frame, Index, InForce, Scope
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.settings import Settings
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DECK_SIZE,
    KNOWN_TO_ALL,
    NO_TIDE,
    NONE,
    ROWS,
    Card,
    CounterKind,
    Face,
    Flags,
    FlagSet,
    KeySet,
    Knowers,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done, LastKnown, TurnEntry
from ludarium.games.keyforge.pool.houses import House

Forced: TypeAlias = tuple[Seat, AskKind, list[Code]]
"""A question with one answer: whose it is, of which kind, and the options that had to be taken."""
HIDDEN_ROWS: Final = 1 << Zones.DECK | 1 << Zones.HAND | 1 << Zones.ARCHIVES
"""A bit for each zone of a row in which cards lie hidden."""
HIDDEN_ZONES: Final = HIDDEN_ROWS | 1 << Zones.BENEATH
OWNS_PLUS: Final = 1
OWNS_USED: Final = 2
OWNS_PLATE: Final = 4
LAID_OPEN = KNOWN_TO_ALL | 8
"""In ``Position.met``: everybody has seen the card, and by which number it goes."""


def with_at(values: list[int], at: int, value: int) -> list[int]:
    """A list like this one, but for one value."""
    twin = values[:]
    twin[at] = value
    return twin


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Layout(State):
    """Plain lists, by card (0 to 71, and token creatures from there on) or by seat."""

    def __init__(self, decks: Decks, settings: Settings, chance: Chance, twin: Layout | None = None) -> None:
        self.decks = decks
        self.settings = settings
        self.chance = chance
        if twin is not None:
            self._be_like(twin)
            return
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
        self.forced: list[Forced] | None = None
        """What was not asked since it had one answer, where somebody wants to know (``Machine.note_forced``)."""
        self.clear(decks)

    def clear(self, decks: Decks) -> None:
        """Begin a game: all cards in their decks, nothing begun."""
        if self.met:
            self.met = self.have_met()
        self.decks = decks
        cards = len(decks.of)
        # by card
        self.zone: list[Zone] = [Zones.DECK] * BOTH_DECKS + [Zones.ASIDE] * (cards - BOTH_DECKS)
        self.ctrl: list[Seat] = decks.owners[:]
        self.flags: list[FlagSet] = [0] * cards
        self.damage = [0] * cards
        self.amber = [0] * cards
        # these five are replaced, never changed: copies share them
        self.owned = 0
        """Which of the next three lists no other position shares (``OWNS_PLUS`` and so on)."""
        self.plus = [0] * cards
        self.used = [0] * cards
        """Armor used up this turn (G87)."""
        self.plate = [0] * cards
        """The armor value when armor was last used or looked after (G88)."""
        self.since = [0] * cards
        """Of a card that says which house cards belong to: which it was of all that has ``begun`` (G209)."""
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
        self.rows[Zones.DECK * 2] = list(range(DECK_SIZE))
        self.rows[Zones.DECK * 2 + 1] = list(range(DECK_SIZE, BOTH_DECKS))
        self.attached: list[Card] = []
        self.beneath: list[Card] = []
        self.revealed: list[Card] = []
        """Actions that are being resolved."""
        self.joined: list[Card] = []
        """The top halves of gigantic creatures in play (G163), each with its bottom half as ``host``. Replaced, never
        changed."""
        self.faceup: list[Card] = []
        """The cards that lie faceup in archives. Replaced, never changed."""
        # by seat
        self.pool = [0, 0]
        self.keys: list[KeySet] = [0, 0]
        self.chains = [0, 0]
        self.tide: Seat = NONE if decks.tide else NO_TIDE
        """For whom the tide is high (G159); ``NONE``: for nobody yet, ``NO_TIDE``: this game has none."""
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
        """How many lasting effects have begun, and how many cards have come that say which house cards belong to."""
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
        self.listed: list[Code] | None = []
        """The options of what is asked; None as long as nobody has asked for them (``codes``)."""
        self.winner: Seat = NONE
        self.reason: WinCause = NONE
        self.ended: Seat = NONE
        """Who has won this game, where the match goes on."""
        self.index: Index | None = None
        """What is in force; None where that has to be looked up."""
        self.stale: Index | None = None
        """What was in force before the cards in ``moved`` came, went or changed places, where nothing else has changed."""
        self.moved = NO_CARDS
        """Replaced, never changed."""
        self.at_risk: list[Card] | None = None
        """The creatures whose power may have fallen to their damage, and those with used armor, in the order of the table (seat 0's
        first); perhaps others, too. None where they have to be looked for. Replaced, never changed."""
        self.clock: Clock = 0
        """How far the overtime has come (T6.3): a state of ``events``."""
        self.dirty = False
        """Whether powers may have changed since they were last looked after."""
        self.ranks: list[int] = []
        """Room for the order in which cards are looked at (``in_force``): no part of the position."""
        self.weighing: list[int] = []
        """The numbers of constants that are being worked out, each for a card (``Position.worth``)."""

    def _be_like(self, twin: Layout) -> None:
        """Copy all that changes; lists that are only ever replaced are shared."""
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
        self.zone = twin.zone[:]
        self.ctrl = twin.ctrl[:]
        self.flags = twin.flags[:]
        self.damage = twin.damage[:]
        self.amber = twin.amber[:]
        self.owned = twin.owned = 0
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
        self.joined = twin.joined
        self.faceup = twin.faceup
        self.pool = twin.pool[:]
        self.keys = twin.keys[:]
        self.chains = twin.chains[:]
        self.tide = twin.tide
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
        self.listed = twin.listed
        self.winner = twin.winner
        self.reason = twin.reason
        self.ended = twin.ended
        self.index = twin.index
        self.stale = twin.stale
        if twin.index is not None:
            twin.index.shared = True
        if twin.stale is not None:
            twin.stale.shared = True
        self.moved = twin.moved
        self.at_risk = twin.at_risk
        self.clock = twin.clock
        self.dirty = twin.dirty
        self.ranks = []
        self.weighing = []
        self.forced = None

    # -- what a few cards have, in lists that copies share until one of them changes

    def set_plus(self, c: Card, counters: int) -> None:
        if not self.owned & OWNS_PLUS:
            self.plus = self.plus[:]
            self.owned |= OWNS_PLUS
        self.plus[c] = counters

    def set_used(self, c: Card, armor: int) -> None:
        if not self.owned & OWNS_USED:
            self.used = self.used[:]
            self.owned |= OWNS_USED
        self.used[c] = armor

    def set_plate(self, c: Card, armor: int) -> None:
        if not self.owned & OWNS_PLATE:
            self.plate = self.plate[:]
            self.owned |= OWNS_PLATE
        self.plate[c] = armor

    # -- what is asked

    @property
    def codes(self) -> list[Code]:
        """The options of what is asked. Those of the main step are listed when somebody wants them: bots that play on in
        their heads often do not."""
        found = self.listed
        if found is None:
            found = self.listed = self.list_options()
        return found

    def list_options(self) -> list[Code]:
        """What the step on top of the stack offers."""
        raise NotImplementedError

    # -- zones

    def have_met(self) -> list[Knowers]:
        """Where the deck lists are hidden, for each card who has ever seen it; what lies open everybody has."""
        found = self.met[:]
        for c in range(len(found)):
            found[c] |= self.seen[c] if self.is_hidden(c) else LAID_OPEN
        return found

    def row(self, zone: Zone, player: Seat) -> list[Card]:
        return self.rows[zone * 2 + player]

    def line(self, player: Seat) -> list[Card]:
        return self.rows[Zones.LINE * 2 + player]

    def owner(self, c: Card) -> Seat:
        if c < BOTH_DECKS:
            return 0 if c < DECK_SIZE else 1
        return 0 if c < BOTH_DECKS + DECK_SIZE else 1

    def in_play(self, c: Card) -> bool:
        zone = self.zone[c]
        return zone == Zones.LINE or zone == Zones.ARTIFACTS or zone == Zones.ATTACHED

    def here(self, c: Card) -> bool:
        """Whether it is in play, or an action that is being resolved."""
        return self.in_play(c) or self.zone[c] == Zones.REVEALED

    def is_hidden(self, c: Card) -> bool:
        """Whether it lies where not everybody may look: a grafted card lies open (G121), that of a token creature never."""
        zone = self.zone[c]
        if zone != Zones.BENEATH:
            return zone == Zones.DECK or zone == Zones.HAND or zone == Zones.ARCHIVES
        return self.seen[c] != KNOWN_TO_ALL or self.host[c] >= BOTH_DECKS

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

    def is_upgraded(self, c: Card) -> bool:
        """Whether an upgrade is on it."""
        for u in self.attached:
            if self.host[u] == c:
                return True
        return False

    def under(self, c: Card) -> list[Card]:
        """The cards beneath a card (G202)."""
        found: list[int] = []
        for u in self.beneath:
            if self.host[u] == c:
                found.append(u)
        return found if c < BOTH_DECKS else found[1:]

    def core(self, c: Card) -> Card:
        """The card that a token creature is (G165): the first beneath it."""
        for u in self.beneath:
            if self.host[u] == c:
                return u
        return NONE

    def plain_face(self, c: Card) -> Face:
        """The print of a card without what it is a copy of: the side of it that lies up (G238)."""
        if self.flags[c] & Flags.FACEDOWN:
            return self.decks.tokens[self.owner(c)]
        return self.decks.of[c if c < BOTH_DECKS else self.core(c)]

    def is_token(self, c: Card) -> bool:
        """Whether it is a token creature in play, or is about to enter as one, or was one when it left (G168)."""
        if self.flags[c] & Flags.FACEDOWN or self.in_play(c):
            return self.flags[c] & Flags.FACEDOWN != 0
        past = self.past(c)
        return past is not None and past.flags & Flags.FACEDOWN != 0

    def top_half(self, c: Card) -> Card:
        """The top half of a gigantic creature in play (G163), or NONE."""
        for u in self.joined:
            if self.host[u] == c:
                return u
        return NONE

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

    def beside(self, c: Card) -> list[Card]:
        """Its neighbours to the left and to the right, NONE where there is none; for a card that has left, those it had
        just before, as far as they are there (G221)."""
        if self.zone[c] == Zones.LINE:
            line = self.line(self.ctrl[c])
            i = line.index(c)
            return [line[i - 1] if i else NONE, line[i + 1] if i + 1 < len(line) else NONE]
        past = self.recall(c)
        if past is None:
            return [NONE, NONE]
        return [n if n != NONE and self.zone[n] == Zones.LINE else NONE for n in (past.left, past.right)]

    def place_of(self, c: Card) -> int:
        """Its place in its line; of one that has left, the place where it stood, as those to its left tell."""
        if self.zone[c] == Zones.LINE:
            return self.line(self.ctrl[c]).index(c)
        past = self.recall(c)
        while past is not None and past.left != NONE:
            left = past.left
            if self.zone[left] == Zones.LINE and self.ctrl[left] == past.control:
                return self.line(past.control).index(left) + 1
            past = self.recall(left)
        return 0

    def is_neighbour(self, c: Card, of: Card) -> bool:
        """Whether it is one of the ``neighbours`` of a card."""
        if self.zone[of] != Zones.LINE:
            return c in self.neighbours(of)
        if self.zone[c] != Zones.LINE or self.ctrl[c] != self.ctrl[of]:
            return False
        line = self.line(self.ctrl[of])
        return abs(line.index(of) - line.index(c)) == 1

    def neighbours_any(self, c: Card, of: list[Card]) -> bool:
        """Whether it is a neighbour of one of these cards."""
        for other in of:
            if self.is_neighbour(c, other):
                return True
        return False

    def right_of(self, c: Card, others: list[Card]) -> bool:
        """Whether it stands farther to the right than one of these cards, in the same line."""
        for other in others:
            if self.zone[c] == self.zone[other] == Zones.LINE and self.ctrl[c] == self.ctrl[other]:
                line = self.line(self.ctrl[c])
                if line.index(c) > line.index(other):
                    return True
        return False

    def between(self, c: Card, one: Card, name: str) -> bool:
        """Whether it stands between a card and one of this name in their line."""
        if self.zone[one] != Zones.LINE or self.zone[c] != Zones.LINE or self.ctrl[c] != self.ctrl[one]:
            return False
        line = self.line(self.ctrl[one])
        i = line.index(one)
        at = line.index(c)
        beyond = line[at + 1 :] if at > i else line[:at]
        return at != i and any([self.decks.prints[self.face[other]].name == name for other in beyond])

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
            if self.last_known[i].card == c or self.last_known[i].core == c:
                return self.last_known[i]
        return None

    def past(self, c: Card) -> LastKnown | None:
        """How it was just before it left play, as long as it lies where it went then."""
        past = None if self.in_play(c) else self.recall(c)
        if past is None or (past.went != self.zone[c] and self.zone[c] != Zones.ASIDE):
            return None
        return past

    def face_then(self, c: Card) -> Face:
        """The print that it shows, or showed just before it left play."""
        past = self.past(c)
        return self.face[c] if past is None or past.face == NONE else past.face

    def with_fallen_halves(self, cards: list[Card]) -> list[Card]:
        """Cards of which some may have left play, each with the top half that went with it and still lies there
        (G247)."""
        found = cards[:]
        for past in self.last_known:
            if past.half_of in cards and past.card not in found and self.past(past.card) is past:
                found.append(past.card)
        return found

    def is_fallen_half(self, c: Card) -> bool:
        """Whether it has left play as the top half of a gigantic creature (G247)."""
        past = self.past(c)
        return past is not None and past.half_of != NONE

    def foe_of(self, c: Card) -> Card:
        """The creature that it fights as it is being destroyed, or fought as it was (G82)."""
        if self.flags[c] & Flags.TAGGED:
            for entry in self.turn_log:
                if entry.kind == Done.STRUCK and entry.card == c and entry.lives == 0:
                    return entry.other
            return NONE
        past = self.recall(c)
        return NONE if past is None else past.foe

    def attacked(self, c: Card, by: Card) -> bool:
        """Whether the last fight of these two this turn was an attack of ``by``, which has not left play since."""
        for i in range(len(self.turn_log) - 1, -1, -1):
            entry = self.turn_log[i]
            if entry.kind == Done.FOUGHT and entry.card == by and entry.other == c:
                return entry.lives == 0
            if entry.kind == Done.FOUGHT and entry.card == c and entry.other == by:
                return False
        return False

    def splashed(self, c: Card, by: Card) -> bool:
        """Whether it was the splash damage of ``by`` that destroyed a creature (G115): ``by`` attacked another."""
        if self.foe_of(c) != by:
            return False
        for i in range(len(self.turn_log) - 1, -1, -1):
            entry = self.turn_log[i]
            if entry.kind == Done.FOUGHT and (entry.card == by or entry.other == by):
                return entry.card == by and entry.other != c and entry.lives == 0
        return False

    def attacked_by(self, c: Card) -> Card:
        """The creature that it is attacking, or NONE."""
        for f in self.stack:
            attack = f.attack()
            if attack is not None and attack[0] == c:
                return attack[1]
        return NONE

    def foremost(self, c: Card, cards: list[Card]) -> Card:
        """Of the copies of a card that lie hidden with it, among ``cards`` in the order of their row, the first of
        those that most know of, whichever of them ``c`` is: as long as nobody can tell copies apart, the one that is
        shown is the one that was known to be there."""
        zone = self.zone[c]
        if zone != Zones.HAND and zone != Zones.DECK and zone != Zones.ARCHIVES:
            return c
        face = self.face[c]
        owner = self.owner(c)
        best = NONE
        for other in cards:
            if self.face[other] == face and self.zone[other] == zone and self.owner(other) == owner:
                if best == NONE or self.seen[other] > self.seen[best]:
                    best = other
        return best

    def in_order_of_copies(self, row: list[Card]) -> list[Card]:
        """The cards of a row in their order, of copies that are alike the lowest number first: which of them lay
        where, nobody could tell before the row lies open."""
        lying: dict[tuple[int, int], list[int]] = {}
        for c in sorted(row):
            lying.setdefault((self.face[c], self.owner(c)), []).append(c)
        return [lying[self.face[c], self.owner(c)].pop(0) for c in row]

    def control_then(self, c: Card) -> Seat:
        """Who controls it, or did just before it left play."""
        if self.in_play(c):
            return self.ctrl[c]
        past = self.recall(c)
        return self.ctrl[c] if past is None else past.control

    def creatures(self, player: Seat) -> int:
        return len(self.rows[Zones.LINE * 2 + player])

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
        if self.tide != NO_TIDE:
            seen.append(self.tide)
        for zone in range(ROWS):
            for player in (0, 1):
                row = self.rows[zone * 2 + player]
                seen.append(len(row))
                if zone == Zones.DISCARD or zone > Zones.ARCHIVES:
                    seen += row
        return hash(tuple(seen))
