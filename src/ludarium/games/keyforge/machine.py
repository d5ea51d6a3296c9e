"""The machine: what changes a position, and the stack of what is unfinished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Deed, Frame, Live, Memory, Node, Pending, Scope
from ludarium.games.keyforge.position import HIDDEN_ZONES, LAID_OPEN, Position, with_at
from ludarium.games.keyforge.process import damage as pd
from ludarium.games.keyforge.process import leaving as pl
from ludarium.games.keyforge.process import loops as po
from ludarium.games.keyforge.process import playing as pp
from ludarium.games.keyforge.process import shape as ps
from ludarium.games.keyforge.process import timing as pt
from ludarium.games.keyforge.process import using as pu
from ludarium.games.keyforge.process.hiding import numbers_shown
from ludarium.games.keyforge.process.matches import goes_on, next_game
from ludarium.games.keyforge.process.money import RECEIVE
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.tie_break import tie_break

LONG: Final = 1_000
"""So many steps without a decision may be a loop."""
REPETITIONS: Final = 100
LOOP: Final = 20_000
"""So many steps without a decision are a loop that no card of the pool can make."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Position):
    """Primitives for words and processes. Each tells what happened; those that may have to ask push a frame."""

    told: list[Event]

    # -- the stack

    def push(self, node: Node, scope: int, a: int = 0, b: int = 0, cards: list[int] | None = None) -> Frame:
        f = Frame(node, scope, 0, a, b, 0, cards)
        self.stack.append(f)
        return f

    def push_own(
        self, node: Node, scope: Scope, a: int = 0, b: int = 0, cards: list[int] | None = None
    ) -> Frame:
        """Push a frame with a scope of its own, which goes with it."""
        self.scopes.append(scope)
        f = Frame(node, len(self.scopes) - 1, 0, a, b, 0, cards, None, True)
        self.stack.append(f)
        return f

    def push_words(self, body: Node, scope: Scope) -> None:
        """Push words with a scope of their own, which outlives each of them."""
        self.scopes.append(scope)
        self.stack.append(Frame(pt.HOLDER, len(self.scopes) - 1, owns=True))
        self.stack.append(Frame(body, len(self.scopes) - 1))

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
            assert steps < LOOP, "the machine runs without end"
        if self.winner != NONE:
            self.stack.clear()
            self.scopes.clear()
            self.kind = NONE
            self.codes = []

    def _repeats(self, places: dict[int, int]) -> None:
        """What comes round without any choice again and again ends in a draw (G189); ``places`` counts positions.

        The table counts, and what is done next, but not how deep that lies: a chain of triggers grows the stack."""
        f = self.stack[-1]
        place = hash((self.sight(), f.step, f.a, f.b, f.c))
        places[place] = places.get(place, 0) + 1
        if places[place] >= REPETITIONS:
            self.winner = t.DRAWN
            self.reason = ev.BY_REPETITION
            self.tell(ev.GAME_OVER, NONE, ev.BY_REPETITION)

    def ask(self, f: Frame, seat: int, kind: int, options: list[int], always: bool = False) -> None:
        """Ask a seat; where there is but one answer, it is taken, unless it is ``always`` asked."""
        if len(options) == 1 and kind != co.ASK_TURN and not always:
            f.node.chosen(self, f, options[0])
            return
        assert options, "nothing to choose from"
        self.kind = kind
        self.asked = seat
        self.codes = options

    def tell(
        self,
        what: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        cards: list[int] | None = None,
        eyes: int = 3,
    ) -> None:
        self.told.append(ev.Happened(self.decks, what, a, b, c, d, cards, eyes))

    def changed(self) -> None:
        """What is in force has to be looked up anew."""
        self.index = None
        self.dirty = True

    def note(self, kind: int, player: int, c: int, other: int = NONE) -> None:
        """Remember a deed of this turn."""
        left = kind == deeds.DESTROYED or kind == deeds.DESTROYED_IN_FIGHT
        houses = 0 if c == NONE else self.houses_then(c) if left else self.houses(c)
        face = NONE if c == NONE else self.face[c]
        self.deeds.append(Deed(kind, player, c, face, houses, other))

    # -- windows and abilities

    def window(
        self,
        kind: int,
        card: int = NONE,
        other: int = NONE,
        amount: int = 0,
        player: int = NONE,
        sure: bool = False,
    ) -> bool:
        """Open a window (section 21) where any ability may answer; whether it was opened."""
        index = self.ix()
        for moment in pt.WINDOWS[kind]:
            if sure or index.at[moment]:
                scope = Scope(NONE, self.active, NONE, card, other, amount, player)
                self.push_own(pt.WINDOW, scope, kind)
                return True
        return False

    def later(self, waiting: list[Pending]) -> None:
        """Open a window for abilities that answer what has just left play."""
        if waiting:
            f = self.push_own(pt.WINDOW, Scope(NONE, self.active), pt.W_GONE)
            f.waiting = waiting

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
        scope.ability = ability.number
        if live.once and live in self.lasting:
            self.end_lasting(live)
        self.tell(ev.ABILITY, scope.this, ability.number)
        self.push_words(ability.body, scope)

    def lasts(self, live: Live) -> None:
        """Put a lasting effect in force."""
        live.nth = self.begun = self.begun + 1
        self.lasting = [*self.lasting, live]
        self.changed()

    def end_lasting(self, live: Live) -> None:
        self.lasting = [other for other in self.lasting if other is not live]
        self.changed()

    def dated(self, c: int) -> None:
        """Keep when a card came into play that says which house cards belong to (G209)."""
        if self.begun:
            for k in self.decks.prints[self.face[c]].constants:
                if k.question == t.BELONGS:
                    self.since = with_at(self.since, c, self.begun)

    # -- moving cards

    def take_out(self, c: int) -> None:
        """Lift a card from where it lies."""
        zone = self.zone[c]
        if self.met and zone not in HIDDEN_ZONES:
            self.met = with_at(self.met, c, LAID_OPEN)
        if zone < t.ROWS:
            if zone == t.ARCHIVES:
                self.rows[zone * 2 + self.whose(c)].remove(c)
            elif zone == t.LINE or zone == t.ARTIFACTS:
                self.rows[zone * 2 + self.ctrl[c]].remove(c)
            else:
                self.rows[zone * 2 + self.owner(c)].remove(c)
                self.host[c] = NONE
        elif zone == t.ATTACHED:
            self.attached.remove(c)
        elif zone == t.BENEATH:
            self.beneath.remove(c)
            self.host[c] = NONE
        elif zone == t.REVEALED:
            self.revealed.remove(c)
            if self.type(c) == t.ACTION:
                self.new_life(c)
        if zone >= t.LINE:
            self.changed()
        elif zone == t.DISCARD and self.memory:
            self.memory = [past if past.card != c else past.elsewhere() for past in self.memory]

    def put_in(self, c: int, zone: int, player: int, at: int = NONE) -> None:
        """Lay a lifted card down in a row; last, or at a place of it."""
        row = self.rows[zone * 2 + player]
        if at == NONE:
            row.append(c)
        else:
            row.insert(at, c)
        self.zone[c] = zone
        if (
            zone < t.LINE and self.face[c] != self.decks.of[c]
        ):  # what it was played as (G213) ends outside play
            self.face = with_at(self.face, c, self.decks.of[c])
        self.dirty = True  # some constant abilities count cards out of play
        if zone in (t.DISCARD, t.PURGED, t.LINE, t.ARTIFACTS):
            self.seen[c] = t.KNOWN_TO_ALL
        if zone == t.LINE or zone == t.ARTIFACTS:
            self.changed()
        elif zone == t.HAND or zone == t.ARCHIVES:
            self.seen[c] |= 1 << player

    def shown(self, cards: list[int], to: int = LAID_OPEN) -> list[int]:
        """The numbers by which cards are known that are about to be shown ``to`` those: with hidden deck lists they may
        change."""
        return numbers_shown(self, cards, to) if self.met else cards

    def move(self, c: int, zone: int, top: bool = True) -> int:
        """Move a card that is out of play to a zone of its owner; a deck is entered on top, or else at the bottom. The
        number by which it is known then.

        What leaves the archives of a player who does not own it goes to its owner's hand (G130)."""
        owner = self.owner(c)
        if self.zone[c] == t.ARCHIVES and self.whose(c) != owner:
            zone = t.HAND
        if self.met and zone not in HIDDEN_ZONES:
            [c] = self.shown([c])
        self.take_out(c)
        self.host[c] = NONE
        self.ctrl[c] = owner
        if zone == t.DECK:
            self.put_in(c, zone, owner, 0 if top else NONE)
        else:
            self.put_in(c, zone, owner)
        return c

    def remember(self, c: int, foe: int, went: int) -> None:
        """Keep how a card is that leaves play for zone ``went`` (G99); what was done with it, another did (G98)."""
        left = right = NONE
        if self.zone[c] == t.LINE:
            line = self.line(self.ctrl[c])
            i = line.index(c)
            left = line[i - 1] if i else NONE
            right = line[i + 1] if i + 1 < len(line) else NONE
        power = self.power(c)
        self.memory = [
            *self.memory,
            Memory(
                c, self.ctrl[c], left, right, power, self.damage[c], self.amber[c], foe, self.houses(c),
                self.flags[c], self.zone[c], went,
            ),
        ]  # fmt: skip
        self.new_life(c)

    def new_life(self, c: int) -> None:
        """What was done with a card that leaves the table was done with another, should it come back (G98)."""
        for i, deed in enumerate(self.deeds):
            if deed.card == c:
                self.deeds[i] = deed.later()
            elif deed.kind == deeds.LET and deed.other == c:
                self.deeds[i] = deed.of_one_gone()

    def strip(self, c: int) -> None:
        """Take off all that does not follow a card out of play (G96)."""
        for f in self.stack:
            if f.node is pu.FIGHT:
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

    def _forget_in_lasting(self, c: int) -> None:
        """What was about this very card finds it no more (G98)."""
        kept: list[Live] = []
        for live in self.lasting:
            if live.cards is None or c not in live.cards:
                kept.append(live)
                continue
            rest = [card for card in live.cards if card != c]
            if rest:
                kept.append(live.lasting(live.first, live.last, rest))
        self.lasting = kept

    def shuffle(self, player: int) -> None:
        """Shuffle a deck (G205): nobody knows any card of it then."""
        deck = self.row(t.DECK, player)
        if self.met:
            self.met = self.have_met()
        self.chance.shuffle(deck)
        for c in deck:
            self.seen[c] = 0
        self.tell(ev.SHUFFLED, player)

    def refill_deck(self, player: int) -> bool:
        """Make a new deck of the discard pile where the deck is empty (G31); whether there is one then."""
        if self.row(t.DECK, player):
            return True
        pile = self.row(t.DISCARD, player)
        if not pile:
            return False
        for c in pile[:]:
            self.take_out(c)
            self.put_in(c, t.DECK, player)
        self.shuffle(player)
        return True

    def draw(self, player: int, count: int) -> int:
        """Draw cards one at a time (G31); how many there were."""
        drawn: list[int] = []
        for _ in range(count):
            if not self.refill_deck(player):
                break
            c = self.row(t.DECK, player)[0]
            self.take_out(c)
            self.put_in(c, t.HAND, player)
            drawn.append(c)
        if drawn:
            self.tell(ev.DREW, player, len(drawn), cards=drawn, eyes=1 << player)
        return len(drawn)

    def reveal(self, player: int, cards: list[int]) -> list[int]:
        """Show cards of one's own to everybody; the numbers by which they are known then."""
        cards = self.shown(cards, t.KNOWN_TO_ALL)
        for c in cards:
            self.seen[c] = t.KNOWN_TO_ALL
        self.tell(ev.REVEALED, player, cards=cards)
        return cards

    def look(self, player: int, whose: int, cards: list[int]) -> list[int]:
        """Let a player look at hidden cards; the numbers by which they are known then."""
        if player != whose:
            cards = self.shown(cards, 1 << player)
        for c in cards:
            self.seen[c] |= 1 << player
        self.tell(ev.LOOKED, player, whose, cards=cards, eyes=1 << player)
        return cards

    def discard(self, c: int) -> int:
        """Discard a card from hand, deck or archives (G57, G204); the number by which it is known then."""
        zone = self.zone[c]
        player = self.whose(c)
        foreign = zone == t.ARCHIVES and player != self.owner(c)
        c = self.move(c, t.DISCARD)
        if foreign:
            self.tell(ev.MOVED, c, t.HAND, self.owner(c))
            return c
        self.tell(ev.DISCARDED, player, c, zone)
        if zone == t.HAND:
            self.note(deeds.DISCARDED, player, c)
            scraps = player == self.active and len(pt.scraps(self, c)) > 0
            self.window(pt.W_DISCARDED, c, NONE, 0, player, scraps)
        return c

    def archive(self, c: int, player: int = NONE) -> None:
        """Archive a card that is out of play, in its owner's archives or in those of ``player`` (G130)."""
        to = self.owner(c) if player == NONE else player
        if to != self.owner(c):  # who sees it then
            [c] = self.shown([c], 1 << to)
        zone = self.zone[c]
        holder = self.whose(c)
        self.take_out(c)
        known = self.seen[c] if zone == t.DISCARD else self.seen[c] | 1 << to
        self.put_in(c, t.ARCHIVES, to)
        self.seen[c] = known | 1 << to
        eyes = 3 if known == t.KNOWN_TO_ALL else 1 << to | (1 << holder if zone == t.HAND else 0)
        self.tell(ev.ARCHIVED, to, 1, cards=[c], eyes=eyes)

    def purge(self, c: int) -> None:
        """Purge a card that is out of play (G101)."""
        c = self.move(c, t.PURGED)
        self.tell(ev.MOVED, c, self.zone[c], self.owner(c))

    def return_to(self, c: int, zone: int, top: bool = True) -> None:
        """Move a card that is out of play to its owner's hand or deck."""
        known = self.seen[c]
        self.move(c, zone, top)
        self.seen[c] |= known
        self.tell(ev.MOVED, c, zone, self.owner(c), cards=None)

    # -- Æ

    def gain(self, player: int, amount: int, why: int = ev.BY_EFFECT) -> bool:
        """From the supply to a pool (G125); whether nothing replaced that."""
        return amount > 0 and self.receive(player, amount, why, ev.GAINED)

    def receive(self, player: int, amount: int, why: int, how: int) -> bool:
        """Æ comes to a pool; whether nothing replaced that at once (G158)."""
        for live in self.ix().by[t.REPLACES]:
            k = live.constant
            if k is not None and self.replaces(live, t.REPLACED_GAIN) and k.rules(self, live, player):
                self.push_own(RECEIVE, Scope(NONE, self.active), player, amount)
                return False
        self.pool[player] += amount
        if how == ev.GAINED:
            self.tell(ev.GAINED, player, amount, self.pool[player], why)
        return True

    def lose(self, player: int, amount: int) -> int:
        """From a pool to the supply, as much as there is (G125)."""
        lost = min(amount, self.pool[player])
        if lost > 0:
            self.pool[player] -= lost
            self.tell(ev.LOST, player, lost, self.pool[player])
        return max(lost, 0)

    def steal(self, player: int, amount: int) -> int:
        """From the opponent's pool to one's own, as much as there is (G126)."""
        foe = 1 - player
        stolen = min(amount, self.pool[foe])
        if stolen <= 0 or self.forbids_player(t.VERB_STEAL, foe, NONE) is not None:
            return 0
        self.pool[foe] -= stolen
        self.tell(ev.STOLE, player, stolen)
        return stolen if self.receive(player, stolen, ev.BY_EFFECT, ev.STOLE) else 0

    def capture(self, c: int, amount: int, own: bool = False) -> int:
        """Put Æ of the opponent of a creature's controller on it (G127); of its own controller where ``own``."""
        if self.zone[c] != t.LINE:
            return 0
        player = self.ctrl[c] if own else 1 - self.ctrl[c]
        taken = min(amount, self.pool[player])
        if taken > 0:
            self.pool[player] -= taken
            self.amber[c] += taken
            self.tell(ev.CAPTURED, c, taken, player)
        return max(taken, 0)

    def add_chains(self, player: int, amount: int) -> None:
        """G143: never more than 24, nor fewer than 0."""
        before = self.chains[player]
        self.chains[player] = max(0, min(t.CHAINS_MOST, before + amount))
        if self.chains[player] != before:
            self.tell(ev.CHAINS, player, self.chains[player] - before, self.chains[player])

    # -- cards in play

    def exhaust(self, c: int) -> bool:
        if self.flags[c] & t.EXHAUSTED or not self.in_play(c):
            return False
        self.flags[c] |= t.EXHAUSTED
        self.tell(ev.EXHAUSTED, c)
        return True

    def ready(self, c: int) -> bool:
        if not self.flags[c] & t.EXHAUSTED or not self.in_play(c):
            return False
        self.flags[c] &= ~t.EXHAUSTED
        self.tell(ev.READIED, c)
        self.window(pt.W_READIED, c, NONE, 0, self.ctrl[c])
        return True

    def set_status(self, c: int, status: int) -> bool:
        """Stun, ward or enrage (section 12): one at most."""
        if self.flags[c] & status or self.zone[c] != t.LINE:
            return False
        self.flags[c] |= status
        what = ev.STUNNED if status == t.STUNNED else ev.WARDED if status == t.WARDED else ev.ENRAGED
        self.tell(what, c)
        return True

    def unstun(self, c: int) -> bool:
        if not self.flags[c] & t.STUNNED:
            return False
        self.flags[c] &= ~t.STUNNED
        self.tell(ev.UNSTUNNED, c)
        return True

    def heal(self, c: int, amount: int) -> int:
        """G89: how much was healed."""
        healed = min(amount, self.damage[c])
        if healed > 0:
            self.damage[c] -= healed
            self.tell(ev.HEALED, c, healed)
        return max(healed, 0)

    def strengthen(self, c: int, amount: int) -> None:
        """Put +1 power counters on a creature (G85)."""
        if self.zone[c] == t.LINE and amount > 0:
            self.plus = with_at(self.plus, c, self.plus[c] + amount)
            self.tell(ev.COUNTERS, c, amount)

    def mark(self, c: int, name: int, amount: int) -> None:
        """Put counters of a name on a card in play (G234)."""
        if self.in_play(c) and amount > 0:
            self._count(c, name, self.counted(c, name) + amount)
            self.tell(ev.MARKED, c, name, amount)

    def unmark(self, c: int, name: int, amount: int) -> int:
        """Take counters of a name off a card, as many as there are; how many."""
        taken = min(amount, self.counted(c, name))
        if taken > 0:
            self._count(c, name, self.counted(c, name) - taken)
            self.tell(ev.UNMARKED, c, name, taken)
        return max(taken, 0)

    def _count(self, c: int, name: int, number: int) -> None:
        kept = [mark for mark in self.marks if mark[0] != c or mark[1] != name]
        self.marks = [*kept, (c, name, number)] if number else kept
        self.dirty = True

    def shielded(self, c: int) -> bool:
        """Whether a ward is discarded instead of what would befall it (G103); it needs a creature (G232)."""
        if not self.flags[c] & t.WARDED or self.zone[c] == t.ARTIFACTS:
            return False
        self.flags[c] &= ~t.WARDED
        self.dirty = True
        self.tell(ev.PREVENTED, c, 0, ev.BY_WARD)
        return True

    # -- processes

    def hurt(
        self, scope: int, cards: list[int], amounts: list[int], source: int = NONE, pierce: bool = False
    ) -> None:
        """Deal damage to several creatures at once (G6, G86)."""
        blows: list[int] = []
        for i in range(len(cards)):
            if amounts[i] > 0 and self.zone[cards[i]] == t.LINE:
                blows += [cards[i], amounts[i], source * 2]
        if blows:
            f = self.push(pd.DAMAGE, scope, source, 1 if pierce else 0, blows)
            f.c = 0
        else:
            s = self.scopes[scope]
            s.hit = []
            s.dead = []
            s.did = False

    def destroy(self, scope: int, cards: list[int]) -> None:
        """Tag cards and destroy them together (G91); ``scope`` learns which."""
        pl.tag(self, scope, cards)

    def leave(self, scope: int, cards: list[int], zone: int, top: bool = True, to: int = NONE) -> None:
        """Cards leave play together, not destroyed; wards may keep them (G103)."""
        pl.leave(self, scope, cards, zone, top, to)

    def play_card(self, c: int, player: int, scope: int) -> bool:
        """An effect has a card played from where it lies (G61); False where it can't be (G64)."""
        return pp.play_either(self, c, player, scope)

    def enter(self, c: int, player: int, scope: int) -> None:
        """Put a card into play (G63)."""
        pp.put_into_play(self, c, player, scope)

    def use(
        self,
        c: int,
        player: int,
        scope: int,
        how: int = NONE,
        may: bool = False,
        barred: list[int] | None = None,
    ) -> None:
        """A player uses a card by an effect (G73); ``how`` is a code of ``codes`` or NONE for any way, ``barred`` are
        creatures that it can't fight."""
        self.push(pu.USE_CARD, scope, c, player, [how, 1 if may else 0, *(barred or [])])

    def call_off(self, c: int) -> None:
        """The fight for which a creature is being used does not happen, but all that comes before it; the creature was
        used to fight and stays exhausted (G79)."""
        for i in range(len(self.stack) - 1, -1, -1):
            f = self.stack[i]
            if f.node is pu.FIGHT and f.a == c:
                if not f.c & pu.OVER:
                    self.tell(ev.CALLED_OFF, c)
                f.c |= pu.OFF
                return

    def look_after(self, all_of_it: bool = True) -> None:
        """What constant abilities bring about as soon as it is so: lost armor (G88), creatures whose power has
        fallen to their damage or to 0 (G84), and cards that destroy themselves."""
        if self.ix().by[t.AS_CREATURE] and ps.rearrange(self):
            return
        dead: list[int] = []
        for player in (self.active, 1 - self.active):
            for c in self.line(player):
                if self.used[c]:
                    self.mend_armor(c)
                if not self.flags[c] & t.TAGGED:
                    power = self.power(c)
                    if (
                        power <= 0
                        and self.decks.prints[self.face[c]].type == t.ARTIFACT
                        and self.animated(c) is None
                    ):
                        ps.rearrange(self)  # it is no creature any more (G232)
                        self.look_after()
                        return
                    if (power <= 0 or self.damage[c] >= power) and not self.keyword(c, t.INVULNERABLE):
                        dead.append(c)
        if dead:
            self.push_own(pl.CHECKED, Scope(NONE, self.active), cards=dead)
        for live in self.ix().at[t.ALWAYS_CHECKED] if all_of_it else []:
            c = live.scope.this
            ability = live.ability
            if ability is not None and not self.flags[c] & t.TAGGED and c not in dead:
                if ability.when is None or ability.when.holds(self, live.scope):
                    self.start(Pending(live, c, NONE, 0, live.scope.me))

    def mend_armor(self, c: int) -> None:
        """Lost armor is taken from the used part first (G88)."""
        armor = self.armor(c)
        if armor < self.plate[c]:
            self.used = with_at(self.used, c, max(0, self.used[c] - (self.plate[c] - armor)))
        if armor != self.plate[c]:
            self.plate = with_at(self.plate, c, armor)

    # -- control

    def take_control(self, cards: list[int], player: int, while_in_play: int = NONE) -> None:
        """The latest control effect counts (G132)."""
        self.controls = [*self.controls, *[(c, player, while_in_play) for c in cards]]
        self.settle_control(cards)

    def settle_control(self, cards: list[int]) -> None:
        """Move cards to the side of whoever controls them now; of several AP says which is next (G8)."""
        moving = [c for c in cards if self.in_play(c) and self.base_control(c) != self.ctrl[c]]
        if moving:
            self.push_own(pl.CONTROL, Scope(NONE, self.active), NONE, cards=moving)

    def base_control(self, c: int) -> int:
        for i in range(len(self.controls) - 1, -1, -1):
            card, player, guard = self.controls[i]
            if card == c and (guard == NONE or self.in_play(guard)):
                return player
        return self.owner(c)

    # -- hands

    def refill(self, player: int) -> None:
        """The draw step, or what is done as if it were that (G59, G139-G141, G210)."""
        limit = self.hand_limit(player)
        hand = len(self.row(t.HAND, player))
        if hand >= limit:
            return
        count = limit - self.shackles(player) - hand
        if count > 0:
            self.draw(player, count)
        if self.chains[player]:
            self.add_chains(player, -1)

    # -- houses and keys

    def wins(self, player: int, reason: int) -> None:
        """This game is over; in a match another may follow."""
        if self.winner != NONE or self.ended != NONE:
            return
        self.won[player] += 1
        self.last_winner = player
        self.tell(ev.GAME_OVER, player, reason)
        if goes_on(self, player):
            self.ended = player
        else:
            self.winner = player
            self.reason = reason

    def turn_key(self, player: int, colour: int, cost: int) -> None:
        """Turn a key to its forged side; the third wins at once (G48)."""
        self.keys[player] |= colour
        self.dirty = True
        self.tell(ev.FORGED, player, colour, cost, self.forged(player))
        self.note(deeds.FORGED, player, NONE, colour)
        if self.forged(player) == t.KEYS:
            self.wins(player, ev.BY_KEYS)
        else:
            self.window(pt.W_FORGED, NONE, NONE, cost, player)

    def unforge(self, player: int, colour: int) -> None:
        """Turn a key back (G49). It was forged for all that; but forged again it is not the key of that turn."""
        self.keys[player] &= ~colour
        self.dirty = True
        self.deeds = [deed.turned_back(player, colour) for deed in self.deeds]
        self.deeds_before = [deed.turned_back(player, colour) for deed in self.deeds_before]
        self.tell(ev.UNFORGED, player, colour)

    def break_tie(self) -> None:
        """The end of the overtime (T6.4)."""
        creatures = [self.creatures(seat) for seat in (0, 1)]
        result = tie_break([self.forged(0), self.forged(1)], self.pool, self.chains, creatures, self.first)
        for seat in (0, 1):
            if result.forges[seat]:
                free = [colour for colour in t.KEY_COLOURS if not self.keys[seat] & colour]
                self.keys[seat] |= free[0]
                self.tell(ev.FORGED, seat, free[0], t.KEY_COST, self.forged(seat))
        self.pool = result.amber
        self.tell(ev.TIE_BREAK, result.winner, result.step)
        self.wins(result.winner, ev.BY_TIME)

    def card_code(self, c: int) -> int:
        """How a card is named in an answer: by itself, or by the zone it is hidden in."""
        return code(CARD_CODES[self.zone[c]], c)


CARD_CODES: Final = (
    co.DECK_CARD,
    co.HAND_CARD,
    co.PILE_CARD,
    co.ARCHIVES_CARD,
    co.PURGED_CARD,
    co.CARD,
    co.CARD,
    co.CARD,
    co.CARD,
    co.CARD,
)
