"""The machine: what changes a position, and the stack of what is unfinished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.keyforge.engine.codes import AskKind, AskKinds, Code, MoveKind, MoveKinds, code
from ludarium.games.keyforge.engine.events import (
    EventKind,
    EventKinds,
    GainCause,
    GainCauses,
    Happened,
    Preventions,
    WinCause,
    WinCauses,
)
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Pending, Scope
from ludarium.games.keyforge.engine.position import HIDDEN_ZONES, LAID_OPEN, Position, with_at
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.steps import damage as pd
from ludarium.games.keyforge.engine.steps import leaving as pl
from ludarium.games.keyforge.engine.steps import loops as po
from ludarium.games.keyforge.engine.steps import playing as pp
from ludarium.games.keyforge.engine.steps import shape as ps
from ludarium.games.keyforge.engine.steps import timing as pt
from ludarium.games.keyforge.engine.steps import using as pu
from ludarium.games.keyforge.engine.steps.hiding import numbers_shown
from ludarium.games.keyforge.engine.steps.matches import goes_on, next_game
from ludarium.games.keyforge.engine.steps.money import ReceiveFrame
from ludarium.games.keyforge.engine.steps.timing import HOLDER, WINDOWS, WindowFrame, WindowKind, WindowKinds
from ludarium.games.keyforge.engine.terms import (
    CHAINS_MOST,
    DRAWN,
    KEY_COLOURS,
    KEY_COST,
    KEYS,
    KNOWN_TO_ALL,
    NONE,
    ROWS,
    Card,
    CounterKind,
    Flag,
    Flags,
    KeyColour,
    Keywords,
    Knowers,
    Moments,
    Questions,
    Replacements,
    Seat,
    Verbs,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.tie_break import tie_break
from ludarium.games.keyforge.engine.turn_log import Done, DoneKind, LastKnown, TurnEntry
from ludarium.games.keyforge.pool.houses import CardTypes

LONG: Final = 1_000
"""So many steps without a decision may be a loop."""
REPETITIONS: Final = 100
STUCK: Final = 20_000
"""So many steps without a decision are a loop that no card of the pool can make."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Position):
    """Primitives for words and processes. Each tells what happened; those that may have to ask push a frame."""

    told: list[Event]

    def decks_named(self, words: list[str]) -> Decks:
        """The decks with these words, made ready to be played."""
        raise NotImplementedError

    # -- the stack

    def push(self, node: Node, scope: int) -> None:
        """Begin at a node, with a scope that is there."""
        self.add(node.frame(), scope)

    def push_own(self, node: Node, scope: Scope) -> Frame:
        """Begin at a node with a scope of its own, which goes with its frame."""
        f = node.frame()
        self.add_own(f, scope)
        return f

    def add(self, f: Frame, scope: int) -> None:
        """Push a frame that has been filled in, with a scope that is there."""
        f.scope = scope
        self.stack.append(f)

    def add_own(self, f: Frame, scope: Scope) -> None:
        """Push a frame that has been filled in, with a scope of its own."""
        self.scopes.append(scope)
        f.scope = len(self.scopes) - 1
        f.owns = True
        self.stack.append(f)

    def push_words(self, body: Node, scope: Scope) -> None:
        """Push words with a scope of their own, which outlives each of them."""
        self.push_own(HOLDER, scope)
        self.push(body, len(self.scopes) - 1)

    def pop(self) -> None:
        f = self.stack.pop()
        if f.owns:
            self.scopes.pop()

    def scope(self, f: Frame) -> Scope:
        return self.scopes[f.scope]

    def go(self) -> None:
        """Run until something is asked, or the game is over."""
        steps = 0
        places: dict[int, int] = {}
        while self.kind == NONE and self.winner == NONE:
            if self.ended != NONE:
                next_game(self)
                continue
            f = self.stack[-1]
            # Who controls a card changes together with what brings that about (G132).
            if f.node is not pl.CONTROL:
                if self.dirty:
                    self.dirty = False
                    self.look_after()
                elif self.ix().shifting:
                    self.look_after(False)
                f = self.stack[-1]
            f.node.run(self, f)
            steps += 1
            if steps > LONG and self.kind == NONE and self.winner == NONE:
                self._repeats(places)
            assert steps < STUCK, "the machine runs without end"
        if self.winner != NONE:
            self.stack.clear()
            self.scopes.clear()
            self.kind = NONE
            self.codes = []

    def _repeats(self, places: dict[int, int]) -> None:
        """What comes round without any choice again and again ends in a draw (G189); ``places`` counts positions.

        The table counts, and what is done next, but not how deep that lies: a chain of triggers grows the stack."""
        f = self.stack[-1]
        a, b, c, _ = f.numbers()
        place = hash((self.sight(), f.step, a, b, c))
        places[place] = places.get(place, 0) + 1
        if places[place] >= REPETITIONS:
            self.winner = DRAWN
            self.reason = WinCauses.BY_REPETITION
            self.tell(EventKinds.GAME_OVER, NONE, WinCauses.BY_REPETITION)

    def ask(self, f: Frame, seat: Seat, kind: AskKind, options: list[Code], always: bool = False) -> None:
        """Ask a seat; where there is but one answer, it is taken, unless it is ``always`` asked."""
        if len(options) == 1 and kind != AskKinds.TURN and not always:
            f.node.chosen(self, f, options[0])
            return
        assert options, "nothing to choose from"
        self.kind = kind
        self.asked = seat
        self.codes = options

    def tell(
        self,
        what: EventKind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        cards: list[Card] | None = None,
        eyes: int = 3,
    ) -> None:
        self.told.append(Happened(self.decks, what, a, b, c, d, cards, eyes))

    def changed(self) -> None:
        """What is in force has to be looked up anew."""
        self.index = None
        self.dirty = True

    def note(self, kind: DoneKind, player: Seat, c: Card, other: int = NONE) -> None:
        """Remember what is done this turn."""
        left = kind == Done.DESTROYED or kind == Done.DESTROYED_IN_FIGHT
        houses = 0 if c == NONE else self.houses_then(c) if left else self.houses(c)
        face = NONE if c == NONE else self.face[c]
        self.turn_log.append(TurnEntry(kind, player, c, face, houses, other))

    # -- windows and abilities

    def window(
        self,
        kind: WindowKind,
        card: Card = NONE,
        other: Card = NONE,
        amount: int = 0,
        player: Seat = NONE,
        sure: bool = False,
    ) -> bool:
        """Open a window (section 21) where any ability may answer; whether it was opened."""
        index = self.ix()
        for moment in WINDOWS[kind]:
            if sure or index.at[moment]:
                scope = Scope(NONE, self.active, NONE, card, other, amount, player)
                self.add_own(WindowFrame(kind), scope)
                return True
        return False

    def later(self, waiting: list[Pending]) -> None:
        """Open a window for abilities that answer what has just left play."""
        if waiting:
            f = WindowFrame(WindowKinds.GONE)
            f.waiting = waiting
            self.add_own(f, Scope(NONE, self.active))

    def start(self, pending: Pending) -> None:
        """Begin to resolve an ability."""
        live = pending.live
        ability = live.ability
        assert ability is not None
        count = po.rounds(self, live.scope)
        if count >= po.ROUNDS - 1 and po.comes_round(self, pending, count):
            return  # G241
        scope = live.scope.clone()
        scope.card = pending.card
        scope.other = pending.other
        scope.amount = pending.amount
        scope.player = pending.player
        scope.ability = ability
        if live.once and live in self.lasting:
            self.end_lasting(live)
        self.tell(EventKinds.ABILITY, scope.this, REGISTRY.number(ability))
        self.push_words(ability.body, scope)

    def lasts(self, live: InForce) -> None:
        """Put a lasting effect in force."""
        live.nth = self.begun = self.begun + 1
        self.lasting = [*self.lasting, live]
        self.changed()

    def end_lasting(self, live: InForce) -> None:
        self.lasting = [other for other in self.lasting if other is not live]
        self.changed()

    def dated(self, c: Card) -> None:
        """Keep when a card came into play that says which house cards belong to (G209)."""
        if self.begun:
            for k in self.decks.prints[self.face[c]].constants:
                if k.question == Questions.BELONGS:
                    self.since = with_at(self.since, c, self.begun)

    # -- moving cards

    def take_out(self, c: Card) -> None:
        """Lift a card from where it lies."""
        zone = self.zone[c]
        if self.met and zone not in HIDDEN_ZONES:
            self.met = with_at(self.met, c, LAID_OPEN)
        if zone < ROWS:
            if zone == Zones.ARCHIVES:
                self.rows[zone * 2 + self.whose(c)].remove(c)
            elif zone == Zones.LINE or zone == Zones.ARTIFACTS:
                self.rows[zone * 2 + self.ctrl[c]].remove(c)
            else:
                self.rows[zone * 2 + self.owner(c)].remove(c)
                self.host[c] = NONE
        elif zone == Zones.ATTACHED:
            self.attached.remove(c)
        elif zone == Zones.BENEATH:
            self.beneath.remove(c)
            self.host[c] = NONE
        elif zone == Zones.REVEALED:
            self.revealed.remove(c)
            if self.type(c) == CardTypes.ACTION:
                self.new_life(c)
        if zone >= Zones.LINE:
            self.changed()
        elif zone == Zones.DISCARD and self.last_known:
            self.last_known = [past if past.card != c else past.elsewhere() for past in self.last_known]

    def put_in(self, c: Card, zone: Zone, player: Seat, at: int = NONE) -> None:
        """Lay a lifted card down in a row; last, or at a place of it."""
        row = self.rows[zone * 2 + player]
        if at == NONE:
            row.append(c)
        else:
            row.insert(at, c)
        self.zone[c] = zone
        if (
            zone < Zones.LINE and self.face[c] != self.decks.of[c]
        ):  # what it was played as (G213) ends outside play
            self.face = with_at(self.face, c, self.decks.of[c])
        self.dirty = True  # some constant abilities count cards out of play
        if zone in (Zones.DISCARD, Zones.PURGED, Zones.LINE, Zones.ARTIFACTS):
            self.seen[c] = KNOWN_TO_ALL
        if zone == Zones.LINE or zone == Zones.ARTIFACTS:
            self.changed()
        elif zone == Zones.HAND or zone == Zones.ARCHIVES:
            self.seen[c] |= 1 << player

    def shown(self, cards: list[Card], to: Knowers = LAID_OPEN) -> list[Card]:
        """The numbers by which cards are known that are about to be shown ``to`` those: with hidden deck lists they may
        change."""
        return numbers_shown(self, cards, to) if self.met else cards

    def move(self, c: Card, zone: Zone, top: bool = True) -> Card:
        """Move a card that is out of play to a zone of its owner; a deck is entered on top, or else at the bottom. The
        number by which it is known then.

        What leaves the archives of a player who does not own it goes to its owner's hand (G130)."""
        owner = self.owner(c)
        if self.zone[c] == Zones.ARCHIVES and self.whose(c) != owner:
            zone = Zones.HAND
        if self.met and zone not in HIDDEN_ZONES:
            [c] = self.shown([c])
        self.take_out(c)
        self.host[c] = NONE
        self.ctrl[c] = owner
        if zone == Zones.DECK:
            self.put_in(c, zone, owner, 0 if top else NONE)
        else:
            self.put_in(c, zone, owner)
        return c

    def remember(self, c: Card, foe: Card, went: Zone) -> None:
        """Keep how a card is that leaves play for zone ``went`` (G99); what was done with it, another did (G98)."""
        left = right = NONE
        if self.zone[c] == Zones.LINE:
            line = self.line(self.ctrl[c])
            i = line.index(c)
            left = line[i - 1] if i else NONE
            right = line[i + 1] if i + 1 < len(line) else NONE
        power = self.power(c)
        self.last_known = [
            *self.last_known,
            LastKnown(
                c, self.ctrl[c], left, right, power, self.damage[c], self.amber[c], foe, self.houses(c),
                self.flags[c], self.zone[c], went,
            ),
        ]  # fmt: skip
        self.new_life(c)

    def new_life(self, c: Card) -> None:
        """What was done with a card that leaves the table was done with another, should it come back (G98)."""
        for i, entry in enumerate(self.turn_log):
            if entry.card == c:
                self.turn_log[i] = entry.later()
            elif entry.kind == Done.LET and entry.other == c:
                self.turn_log[i] = entry.of_one_gone()

    def strip(self, c: Card) -> None:
        """Take off all that does not follow a card out of play (G96)."""
        for f in self.stack:
            if isinstance(f, pu.FightFrame):
                pu.has_left(f, c)
        for scope in self.scopes:
            if scope.card == c:
                scope.gone = True
        self.flags[c] = 0
        self.damage[c] = 0
        if self.plus[c]:
            self.plus = with_at(self.plus, c, 0)
        if self.used[c]:
            self.used = with_at(self.used, c, 0)
        if self.plate[c]:
            self.plate = with_at(self.plate, c, 0)
        if self.since[c]:
            self.since = with_at(self.since, c, 0)
        self.amber[c] = 0
        if self.marks:
            self.marks = [mark for mark in self.marks if mark[0] != c]
        self.host[c] = NONE
        if self.face[c] != self.decks.of[c]:
            self.face = with_at(self.face, c, self.decks.of[c])
        self.ctrl[c] = self.owner(c)
        for live in self.lasting:
            if live.guard == c:
                self.lasting = [other for other in self.lasting if other.guard != c]
                break
        for live in self.lasting:
            if live.cards is not None and c in live.cards:
                self._forget_in_lasting(c)
                break

    def _forget_in_lasting(self, c: Card) -> None:
        """What was about this very card finds it no more (G98)."""
        kept: list[InForce] = []
        for live in self.lasting:
            if live.cards is None or c not in live.cards:
                kept.append(live)
                continue
            rest = [card for card in live.cards if card != c]
            if rest:
                kept.append(live.lasting(live.first, live.last, rest))
        self.lasting = kept

    def shuffle(self, player: Seat) -> None:
        """Shuffle a deck (G205): nobody knows any card of it then."""
        deck = self.row(Zones.DECK, player)
        if self.met:
            self.met = self.have_met()
        self.chance.shuffle(deck)
        for c in deck:
            self.seen[c] = 0
        self.tell(EventKinds.SHUFFLED, player)

    def refill_deck(self, player: Seat) -> bool:
        """Make a new deck of the discard pile where the deck is empty (G31); whether there is one then."""
        if self.row(Zones.DECK, player):
            return True
        pile = self.row(Zones.DISCARD, player)
        if not pile:
            return False
        for c in pile[:]:
            self.take_out(c)
            self.put_in(c, Zones.DECK, player)
        self.shuffle(player)
        return True

    def draw(self, player: Seat, count: int) -> int:
        """Draw cards one at a time (G31); how many there were."""
        drawn: list[int] = []
        for _ in range(count):
            if not self.refill_deck(player):
                break
            c = self.row(Zones.DECK, player)[0]
            self.take_out(c)
            self.put_in(c, Zones.HAND, player)
            drawn.append(c)
        if drawn:
            self.tell(EventKinds.DREW, player, len(drawn), cards=drawn, eyes=1 << player)
        return len(drawn)

    def reveal(self, player: Seat, cards: list[Card]) -> list[Card]:
        """Show cards of one's own to everybody; the numbers by which they are known then."""
        cards = self.shown(cards, KNOWN_TO_ALL)
        for c in cards:
            self.seen[c] = KNOWN_TO_ALL
        self.tell(EventKinds.REVEALED, player, cards=cards)
        return cards

    def look(self, player: Seat, whose: Seat, cards: list[Card]) -> list[Card]:
        """Let a player look at hidden cards; the numbers by which they are known then."""
        if player != whose:
            cards = self.shown(cards, 1 << player)
        for c in cards:
            self.seen[c] |= 1 << player
        self.tell(EventKinds.LOOKED, player, whose, cards=cards, eyes=1 << player)
        return cards

    def discard(self, c: Card) -> Card:
        """Discard a card from hand, deck or archives (G57, G204); the number by which it is known then."""
        zone = self.zone[c]
        player = self.whose(c)
        foreign = zone == Zones.ARCHIVES and player != self.owner(c)
        c = self.move(c, Zones.DISCARD)
        if foreign:
            self.tell(EventKinds.MOVED, c, Zones.HAND, self.owner(c))
            return c
        self.tell(EventKinds.DISCARDED, player, c, zone)
        if zone == Zones.HAND:
            self.note(Done.DISCARDED, player, c)
            scraps = player == self.active and len(pt.scraps(self, c)) > 0
            self.window(WindowKinds.DISCARDED, c, NONE, 0, player, scraps)
        return c

    def archive(self, c: Card, player: Seat = NONE) -> None:
        """Archive a card that is out of play, in its owner's archives or in those of ``player`` (G130)."""
        to = self.owner(c) if player == NONE else player
        if to != self.owner(c):  # who sees it then
            [c] = self.shown([c], 1 << to)
        zone = self.zone[c]
        holder = self.whose(c)
        self.take_out(c)
        known = self.seen[c] if zone == Zones.DISCARD else self.seen[c] | 1 << to
        self.put_in(c, Zones.ARCHIVES, to)
        self.seen[c] = known | 1 << to
        eyes = 3 if known == KNOWN_TO_ALL else 1 << to | (1 << holder if zone == Zones.HAND else 0)
        self.tell(EventKinds.ARCHIVED, to, 1, cards=[c], eyes=eyes)

    def purge(self, c: Card) -> None:
        """Purge a card that is out of play (G101)."""
        c = self.move(c, Zones.PURGED)
        self.tell(EventKinds.MOVED, c, self.zone[c], self.owner(c))

    def return_to(self, c: Card, zone: Zone, top: bool = True) -> None:
        """Move a card that is out of play to its owner's hand or deck."""
        known = self.seen[c]
        self.move(c, zone, top)
        self.seen[c] |= known
        self.tell(EventKinds.MOVED, c, zone, self.owner(c), cards=None)

    # -- Æ

    def gain(self, player: Seat, amount: int, why: GainCause = GainCauses.BY_EFFECT) -> bool:
        """From the supply to a pool (G125); whether nothing replaced that."""
        return amount > 0 and self.receive(player, amount, why, EventKinds.GAINED)

    def receive(self, player: Seat, amount: int, why: GainCause, how: EventKind) -> bool:
        """Æ comes to a pool; whether nothing replaced that at once (G158)."""
        for live in self.ix().by[Questions.REPLACES]:
            k = live.constant
            if k is not None and self.replaces(live, Replacements.GAIN) and k.rules(self, live, player):
                self.add_own(ReceiveFrame(player, amount), Scope(NONE, self.active))
                return False
        self.pool[player] += amount
        if how == EventKinds.GAINED:
            self.tell(EventKinds.GAINED, player, amount, self.pool[player], why)
        return True

    def lose(self, player: Seat, amount: int) -> int:
        """From a pool to the supply, as much as there is (G125)."""
        lost = min(amount, self.pool[player])
        if lost > 0:
            self.pool[player] -= lost
            self.tell(EventKinds.LOST, player, lost, self.pool[player])
        return max(lost, 0)

    def steal(self, player: Seat, amount: int) -> int:
        """From the opponent's pool to one's own, as much as there is (G126)."""
        foe = 1 - player
        stolen = min(amount, self.pool[foe])
        if stolen <= 0 or self.forbids_player(Verbs.STEAL, foe, NONE) is not None:
            return 0
        self.pool[foe] -= stolen
        self.tell(EventKinds.STOLE, player, stolen)
        return stolen if self.receive(player, stolen, GainCauses.BY_EFFECT, EventKinds.STOLE) else 0

    def capture(self, c: Card, amount: int, own: bool = False) -> int:
        """Put Æ of the opponent of a creature's controller on it (G127); of its own controller where ``own``."""
        if self.zone[c] != Zones.LINE:
            return 0
        player = self.ctrl[c] if own else 1 - self.ctrl[c]
        taken = min(amount, self.pool[player])
        if taken > 0:
            self.pool[player] -= taken
            self.amber[c] += taken
            self.tell(EventKinds.CAPTURED, c, taken, player)
        return max(taken, 0)

    def add_chains(self, player: Seat, amount: int) -> None:
        """G143: never more than 24, nor fewer than 0."""
        before = self.chains[player]
        self.chains[player] = max(0, min(CHAINS_MOST, before + amount))
        if self.chains[player] != before:
            self.tell(EventKinds.CHAINS, player, self.chains[player] - before, self.chains[player])

    # -- cards in play

    def exhaust(self, c: Card) -> bool:
        if self.flags[c] & Flags.EXHAUSTED or not self.in_play(c):
            return False
        self.flags[c] |= Flags.EXHAUSTED
        self.tell(EventKinds.EXHAUSTED, c)
        return True

    def ready(self, c: Card) -> bool:
        if not self.flags[c] & Flags.EXHAUSTED or not self.in_play(c):
            return False
        self.flags[c] &= ~Flags.EXHAUSTED
        self.tell(EventKinds.READIED, c)
        self.window(WindowKinds.READIED, c, NONE, 0, self.ctrl[c])
        return True

    def set_status(self, c: Card, status: Flag) -> bool:
        """Stun, ward or enrage (section 12): one at most."""
        if self.flags[c] & status or self.zone[c] != Zones.LINE:
            return False
        self.flags[c] |= status
        what = (
            EventKinds.STUNNED
            if status == Flags.STUNNED
            else EventKinds.WARDED
            if status == Flags.WARDED
            else EventKinds.ENRAGED
        )
        self.tell(what, c)
        return True

    def unstun(self, c: Card) -> bool:
        if not self.flags[c] & Flags.STUNNED:
            return False
        self.flags[c] &= ~Flags.STUNNED
        self.tell(EventKinds.UNSTUNNED, c)
        return True

    def heal(self, c: Card, amount: int) -> int:
        """G89: how much was healed."""
        healed = min(amount, self.damage[c])
        if healed > 0:
            self.damage[c] -= healed
            self.tell(EventKinds.HEALED, c, healed)
        return max(healed, 0)

    def strengthen(self, c: Card, amount: int) -> None:
        """Put +1 power counters on a creature (G85)."""
        if self.zone[c] == Zones.LINE and amount > 0:
            self.plus = with_at(self.plus, c, self.plus[c] + amount)
            self.tell(EventKinds.COUNTERS, c, amount)

    def mark(self, c: Card, name: CounterKind, amount: int) -> None:
        """Put counters of a name on a card in play (G234)."""
        if self.in_play(c) and amount > 0:
            self._count(c, name, self.counted(c, name) + amount)
            self.tell(EventKinds.MARKED, c, name, amount)

    def unmark(self, c: Card, name: CounterKind, amount: int) -> int:
        """Take counters of a name off a card, as many as there are; how many."""
        taken = min(amount, self.counted(c, name))
        if taken > 0:
            self._count(c, name, self.counted(c, name) - taken)
            self.tell(EventKinds.UNMARKED, c, name, taken)
        return max(taken, 0)

    def _count(self, c: Card, name: CounterKind, number: int) -> None:
        kept = [mark for mark in self.marks if mark[0] != c or mark[1] != name]
        self.marks = [*kept, (c, name, number)] if number else kept
        self.dirty = True

    def shielded(self, c: Card) -> bool:
        """Whether a ward is discarded instead of what would befall it (G103); it needs a creature (G232)."""
        if not self.flags[c] & Flags.WARDED or self.zone[c] == Zones.ARTIFACTS:
            return False
        self.flags[c] &= ~Flags.WARDED
        self.dirty = True
        self.tell(EventKinds.PREVENTED, c, 0, Preventions.BY_WARD)
        return True

    # -- processes

    def hurt(
        self, scope: int, cards: list[Card], amounts: list[int], source: Card = NONE, pierce: bool = False
    ) -> None:
        """Deal damage to several creatures at once (G6, G86)."""
        blows: list[int] = []
        for i in range(len(cards)):
            if amounts[i] > 0 and self.zone[cards[i]] == Zones.LINE:
                blows += [cards[i], amounts[i], source * 2]
        if blows:
            f = pd.DamageFrame(source, pierce)
            f.cards = blows
            self.add(f, scope)
        else:
            s = self.scopes[scope]
            s.hit = []
            s.dead = []
            s.did = False

    def destroy(self, scope: int, cards: list[Card]) -> None:
        """Tag cards and destroy them together (G91); ``scope`` learns which."""
        pl.tag(self, scope, cards)

    def leave(self, scope: int, cards: list[Card], zone: Zone, top: bool = True, to: Seat = NONE) -> None:
        """Cards leave play together, not destroyed; wards may keep them (G103)."""
        pl.leave(self, scope, cards, zone, top, to)

    def play_card(self, c: Card, player: Seat, scope: int) -> bool:
        """An effect has a card played from where it lies (G61); False where it can't be (G64)."""
        return pp.play_either(self, c, player, scope)

    def enter(self, c: Card, player: Seat, scope: int) -> None:
        """Put a card into play (G63)."""
        pp.put_into_play(self, c, player, scope)

    def use(
        self,
        c: Card,
        player: Seat,
        scope: int,
        how: MoveKind = NONE,
        may: bool = False,
        barred: list[Card] | None = None,
    ) -> None:
        """A player uses a card by an effect (G73); ``how`` is a code of ``codes`` or NONE for any way, ``barred`` are
        creatures that it can't fight."""
        self.add(pu.UseFrame(c, player, how, may, barred), scope)

    def call_off(self, c: Card) -> None:
        """The fight for which a creature is being used does not happen, but all that comes before it; the creature was
        used to fight and stays exhausted (G79)."""
        for i in range(len(self.stack) - 1, -1, -1):
            f = self.stack[i]
            if isinstance(f, pu.FightFrame) and f.attacker == c:
                if not f.outcome & pu.FightResults.OVER:
                    self.tell(EventKinds.CALLED_OFF, c)
                f.outcome |= pu.FightResults.OFF
                return

    def look_after(self, all_of_it: bool = True) -> None:
        """What constant abilities bring about as soon as it is so: lost armor (G88), creatures whose power has
        fallen to their damage or to 0 (G84), and cards that destroy themselves."""
        if self.ix().by[Questions.AS_CREATURE] and ps.rearrange(self):
            return
        dead: list[int] = []
        for player in (self.active, 1 - self.active):
            for c in self.line(player):
                if self.used[c]:
                    self.mend_armor(c)
                if not self.flags[c] & Flags.TAGGED:
                    power = self.power(c)
                    if (
                        power <= 0
                        and self.decks.prints[self.face[c]].type == CardTypes.ARTIFACT
                        and self.animated(c) is None
                    ):
                        ps.rearrange(self)  # it is no creature any more (G232)
                        self.look_after()
                        return
                    if (power <= 0 or self.damage[c] >= power) and not self.keyword(c, Keywords.INVULNERABLE):
                        dead.append(c)
        if dead:
            self.push_own(pl.CHECKED, Scope(NONE, self.active)).cards = dead
        for live in self.ix().at[Moments.ALWAYS_CHECKED] if all_of_it else []:
            c = live.scope.this
            ability = live.ability
            if ability is not None and not self.flags[c] & Flags.TAGGED and c not in dead:
                if ability.when is None or ability.when.holds(self, live.scope):
                    self.start(Pending(live, c, NONE, 0, live.scope.me))

    def mend_armor(self, c: Card) -> None:
        """Lost armor is taken from the used part first (G88)."""
        armor = self.armor(c)
        if armor < self.plate[c]:
            self.used = with_at(self.used, c, max(0, self.used[c] - (self.plate[c] - armor)))
        if armor != self.plate[c]:
            self.plate = with_at(self.plate, c, armor)

    # -- control

    def take_control(self, cards: list[Card], player: Seat, while_in_play: Card = NONE) -> None:
        """The latest control effect counts (G132)."""
        self.controls = [*self.controls, *[(c, player, while_in_play) for c in cards]]
        self.settle_control(cards)

    def settle_control(self, cards: list[Card]) -> None:
        """Move cards to the side of whoever controls them now; of several AP says which is next (G8)."""
        moving = [c for c in cards if self.in_play(c) and self.base_control(c) != self.ctrl[c]]
        if moving:
            self.push_own(pl.CONTROL, Scope(NONE, self.active)).cards = moving

    def base_control(self, c: Card) -> Seat:
        for i in range(len(self.controls) - 1, -1, -1):
            card, player, guard = self.controls[i]
            if card == c and (guard == NONE or self.in_play(guard)):
                return player
        return self.owner(c)

    # -- hands

    def refill(self, player: Seat) -> None:
        """The draw step, or what is done as if it were that (G59, G139-G141, G210)."""
        limit = self.hand_limit(player)
        hand = len(self.row(Zones.HAND, player))
        if hand >= limit:
            return
        count = limit - self.shackles(player) - hand
        if count > 0:
            self.draw(player, count)
        if self.chains[player]:
            self.add_chains(player, -1)

    # -- houses and keys

    def wins(self, player: Seat, reason: WinCause) -> None:
        """This game is over; in a match another may follow."""
        if self.winner != NONE or self.ended != NONE:
            return
        self.won[player] += 1
        self.last_winner = player
        self.tell(EventKinds.GAME_OVER, player, reason)
        if goes_on(self, player):
            self.ended = player
        else:
            self.winner = player
            self.reason = reason

    def turn_key(self, player: Seat, colour: KeyColour, cost: int) -> None:
        """Turn a key to its forged side; the third wins at once (G48)."""
        self.keys[player] |= colour
        self.dirty = True
        self.tell(EventKinds.FORGED, player, colour, cost, self.forged(player))
        self.note(Done.FORGED, player, NONE, colour)
        if self.forged(player) == KEYS:
            self.wins(player, WinCauses.BY_KEYS)
        else:
            self.window(WindowKinds.FORGED, NONE, NONE, cost, player)

    def unforge(self, player: Seat, colour: KeyColour) -> None:
        """Turn a key back (G49). It was forged for all that; but forged again it is not the key of that turn."""
        self.keys[player] &= ~colour
        self.dirty = True
        self.turn_log = [entry.turned_back(player, colour) for entry in self.turn_log]
        self.last_turn_log = [entry.turned_back(player, colour) for entry in self.last_turn_log]
        self.tell(EventKinds.UNFORGED, player, colour)

    def break_tie(self) -> None:
        """The end of the overtime (T6.4)."""
        creatures = [self.creatures(seat) for seat in (0, 1)]
        result = tie_break([self.forged(0), self.forged(1)], self.pool, self.chains, creatures, self.first)
        for seat in (0, 1):
            if result.forges[seat]:
                free = [colour for colour in KEY_COLOURS if not self.keys[seat] & colour]
                self.keys[seat] |= free[0]
                self.tell(EventKinds.FORGED, seat, free[0], KEY_COST, self.forged(seat))
        self.pool = result.amber
        self.tell(EventKinds.TIE_BREAK, result.winner, result.step)
        self.wins(result.winner, WinCauses.BY_TIME)

    def card_code(self, c: Card) -> Code:
        """How a card is named in an answer: by itself, or by the zone it is hidden in."""
        return code(CARD_CODES[self.zone[c]], c)


CARD_CODES: Final = (
    MoveKinds.DECK_CARD,
    MoveKinds.HAND_CARD,
    MoveKinds.PILE_CARD,
    MoveKinds.ARCHIVES_CARD,
    MoveKinds.PURGED_CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
    MoveKinds.CARD,
)
