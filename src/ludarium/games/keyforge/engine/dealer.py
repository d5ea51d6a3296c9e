"""Cards that move from zone to zone, and who sees them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.events import EventKinds, place
from ludarium.games.keyforge.engine.frames import InForce, lift
from ludarium.games.keyforge.engine.layout import HIDDEN_ROWS, HIDDEN_ZONES, LAID_OPEN, with_at
from ludarium.games.keyforge.engine.stack import Stack
from ludarium.games.keyforge.engine.steps import fighting as pf
from ludarium.games.keyforge.engine.steps import timing as pt
from ludarium.games.keyforge.engine.steps.hiding import numbers_shown
from ludarium.games.keyforge.engine.steps.timing import WindowKinds
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    KNOWN_TO_ALL,
    NO_TOKENS,
    NONE,
    ROWS,
    Card,
    End,
    Ends,
    Knowers,
    Moments,
    Questions,
    Seat,
    Verbs,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done, LastKnown
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.icons import ASSAULT_HITS


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Dealer(Stack):
    """What deals, draws, shuffles, shows, discards and archives cards. It asks nothing."""

    def take_out(self, c: Card) -> None:
        """Lift a card from where it lies."""
        zone = self.zone[c]
        speaks = zone >= Zones.LINE and zone != Zones.ASIDE
        if self.last_known and HIDDEN_ROWS >> zone & 1 and self.decks.tokens != NO_TOKENS:
            self.forget_tokens(c)
        if self.met and not self.is_hidden(c) and c < BOTH_DECKS:
            self.met = with_at(self.met, c, LAID_OPEN)
        if zone < ROWS:
            if zone == Zones.ARCHIVES:
                lift(self.rows[zone * 2 + self.whose(c)], c)
                if self.faceup:
                    self.faceup = [other for other in self.faceup if other != c]
            elif zone == Zones.LINE or zone == Zones.ARTIFACTS:
                lift(self.rows[zone * 2 + self.ctrl[c]], c)
            else:
                lift(self.rows[zone * 2 + self.owner(c)], c)
                self.host[c] = NONE
        elif zone == Zones.ATTACHED:
            lift(self.attached, c)
        elif zone == Zones.BENEATH:
            lift(self.beneath, c)
            self.host[c] = NONE
        elif zone == Zones.REVEALED:
            lift(self.revealed, c)
            speaks = self.type(c) == CardTypes.ACTION
            if speaks:
                self.new_life(c)
        elif zone == Zones.JOINED:
            self.joined = [other for other in self.joined if other != c]
            self.host[c] = NONE
        if speaks:
            self.changed_by(c)
        elif zone >= Zones.LINE:  # what is not in play yet, and no action, says nothing
            self.moved_on()
        elif zone == Zones.DISCARD and self.last_known:
            self.last_known = [
                past if c not in (past.card, past.core) else past.elsewhere() for past in self.last_known
            ]

    def forget_tokens(self, near: Card = NONE) -> None:
        """Of what went to a hidden zone as a token creature nobody can tell any more which it was (G98) once a card is lifted out of that
        zone, or shown there, ``near``: it may be this one, and that it is not would tell, too. What everybody knows stays known. Without
        ``near``: of all hidden zones, since cards are looked for anew."""
        for past in self.last_known:
            core = past.core
            if core == NONE or not HIDDEN_ROWS >> self.zone[core] & 1:
                continue
            if core != near:
                if self.seen[core] == KNOWN_TO_ALL:
                    continue
                if near != NONE and (
                    self.zone[core] != self.zone[near] or self.whose(core) != self.whose(near)
                ):
                    continue
            for scope in self.scopes:
                if core in scope.left:
                    scope.forget(core, past.card)
            self.last_known = [
                other if other.core != core else other.of_core(NONE) for other in self.last_known
            ]

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
            self.changed_by(c)
        elif zone == Zones.HAND or zone == Zones.ARCHIVES:
            self.seen[c] |= 1 << player

    def assaulted(self, c: Card, by: Card) -> bool:
        for scope in self.scopes:
            if scope.ability is ASSAULT_HITS and scope.this == by and c in scope.dead:
                return True
        return False

    def shown(self, cards: list[Card], to: Knowers = LAID_OPEN) -> list[Card]:
        """The numbers by which cards are known that are about to be shown ``to`` those: with hidden deck lists they may
        change."""
        if self.last_known and self.decks.tokens != NO_TOKENS:
            for c in cards:
                if HIDDEN_ROWS >> self.zone[c] & 1:
                    self.forget_tokens(c)
        return numbers_shown(self, cards, to) if self.met else cards

    def move(self, c: Card, zone: Zone, end: End = Ends.TOP) -> Card:
        """Move a card that is out of play to a zone of its owner; a deck is entered on top, or else at the bottom. The
        number by which it is known then.

        What leaves the archives of a player who does not own it goes to its owner's hand (G130)."""
        owner = self.owner(c)
        if self.zone[c] == Zones.ARCHIVES and self.whose(c) != owner:
            zone = Zones.HAND
        if self.met and not HIDDEN_ZONES >> zone & 1:
            [c] = self.shown([c])
        self.take_out(c)
        self.host[c] = NONE
        self.ctrl[c] = owner
        if zone == Zones.DECK:
            self.put_in(c, zone, owner, NONE if end == Ends.BOTTOM else 0)
        else:
            self.put_in(c, zone, owner)
        return c

    def remember(self, c: Card, foe: Card, went: Zone) -> None:
        """Keep how a card is that leaves play for zone ``went`` (G99); what was done with it, another did (G98)."""
        half_of = self.host[c] if self.zone[c] == Zones.JOINED else NONE
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
                self.flags[c], self.zone[c], went, self.gained_traits(c), half_of,
                NONE if self.face[c] == self.decks.of[c] and c < BOTH_DECKS else self.face[c],
                NONE if c < BOTH_DECKS else self.core(c),
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
            if isinstance(f, pf.FightFrame):
                pf.has_left(f, c)
        for scope in self.scopes:
            if scope.card == c:
                scope.gone = True
        self.flags[c] = 0
        self.damage[c] = 0
        if self.plus[c]:
            self.set_plus(c, 0)
        if self.used[c]:
            self.set_used(c, 0)
        if self.plate[c]:
            self.set_plate(c, 0)
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
                self.changed()
                break
        for live in self.lasting:
            if live.cards is not None and c in live.cards:
                self._forget_in_lasting(c)
                self.changed()
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
        self.dirty = True  # some see what lies on top now
        self.tell(EventKinds.SHUFFLED, player)

    def shuffled_in(self, player: Seat) -> None:
        """A player has shuffled their discard pile into their deck: what answers that."""
        if self.ix().at[Moments.AFTER_SHUFFLES]:
            self.window(WindowKinds.SHUFFLED, NONE, NONE, 0, player)

    def mix_top(self, player: Seat, count: int) -> None:
        """The top cards of a deck, which have just come there, lie in a random order: nobody knows which is where."""
        deck = self.row(Zones.DECK, player)
        if count < 2:
            return
        if self.met:
            self.met = self.have_met()
        top = deck[:count]
        self.chance.shuffle(top)
        for i, c in enumerate(top):
            deck[i] = c
            self.seen[c] = 0

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
        self.shuffled_in(player)
        return True

    def show_tops(self) -> None:
        """Everybody sees the top cards of decks that are played so."""
        for live in self.ix().by[Questions.TOP_SHOWN]:
            k = live.constant
            for player in (0, 1):
                deck = self.row(Zones.DECK, player)
                if k is not None and deck and k.rules(self, live, player):
                    if self.seen[deck[0]] != KNOWN_TO_ALL:
                        self.reveal(player, deck[:1])

    def draw(self, player: Seat, count: int) -> int:
        """Draw cards one at a time (G31); how many there were."""
        drawn: list[int] = []
        shows = len(self.ix().by[Questions.TOP_SHOWN]) > 0
        for _ in range(count):
            if not self.refill_deck(player):
                break
            if shows:
                self.show_tops()
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
        eyes = 1 << player
        if cards and self.zone[cards[0]] == Zones.HAND and len(cards) < len(self.row(Zones.HAND, whose)):
            eyes |= 1 << whose  # who holds a hand sees which of its cards is looked at
        self.tell(EventKinds.LOOKED, player, whose, cards=cards, eyes=eyes)
        return cards

    def discard(self, c: Card) -> Card:
        """Discard a card from hand, deck or archives (G57, G204); the number by which it is known then."""
        if self.held(c):
            return c
        zone = self.zone[c]
        player = self.whose(c)
        foreign = zone == Zones.ARCHIVES and player != self.owner(c)
        c = self.move(c, Zones.DISCARD)
        if foreign:
            self.tell(EventKinds.MOVED, c, Zones.HAND, self.owner(c), eyes=self.eyes_on(c))
            return c
        self.tell(EventKinds.DISCARDED, player, c, zone)
        if zone == Zones.HAND:
            self.note(Done.DISCARDED, player, c)
            scraps = player == self.active and len(pt.scraps(self, c)) > 0
            self.window(WindowKinds.DISCARDED, c, NONE, 0, player, scraps)
        return c

    def goes_faceup(self, c: Card, by: Seat) -> bool:
        """Whether it says of itself that its player (whoever controls it, or owns it) archives it faceup."""
        mine = self.ctrl[c] if self.in_play(c) else self.owner(c)
        if by != mine or (self.in_play(c) and c in self.ix().blank):
            return False
        for k in self.decks.prints[self.face[c]].constants:
            if k.question == Questions.FACEUP:
                return True
        return False

    def archive(self, c: Card, player: Seat = NONE, by: Seat = NONE) -> None:
        """Archive a card that is out of play, in its owner's archives or in those of ``player`` (G130); ``by`` whom, where
        it is not only put there (G203)."""
        if self.held(c):
            return
        to = self.owner(c) if player == NONE else player
        faceup = by != NONE and self.goes_faceup(c, by)
        if faceup or to != self.owner(c):  # who sees it then
            [c] = self.shown([c], KNOWN_TO_ALL if faceup else 1 << to)
        zone = self.zone[c]
        holder = self.whose(c)
        self.take_out(c)
        self.ctrl[c] = self.owner(c)  # the other player may have played it (G135)
        known = self.seen[c] if zone == Zones.DISCARD else self.seen[c] | 1 << to
        self.put_in(c, Zones.ARCHIVES, to)
        if faceup:
            known = KNOWN_TO_ALL
            self.faceup = [*self.faceup, c]
        self.seen[c] = known | 1 << to
        eyes = 3 if known == KNOWN_TO_ALL else 1 << to | (1 << holder if zone == Zones.HAND else 0)
        self.tell(EventKinds.ARCHIVED, to, 1, cards=[c], eyes=eyes)

    def held(self, c: Card) -> bool:
        """Whether a card cannot leave the archives in which it lies: its owner's opponent's (G1)."""
        if self.zone[c] != Zones.ARCHIVES or self.whose(c) == self.owner(c):
            return False
        return self.forbids_player(Verbs.LEAVE_ARCHIVES, self.whose(c), NONE) is not None

    def take_archives(self, player: Seat, cards: list[Card]) -> None:
        """A player takes cards of their archives into their hand (G54); who has seen them knows where they are."""
        cards = [c for c in cards if not self.held(c)]
        own = [c for c in cards if self.owner(c) == player]
        for c in cards:
            known = self.seen[c]
            self.move(c, Zones.HAND)
            self.seen[c] |= known
            if self.owner(c) != player:
                self.tell(EventKinds.MOVED, c, Zones.HAND, self.owner(c), eyes=self.eyes_on(c))
        self.tell(EventKinds.TOOK_ARCHIVES, player, len(own), cards=own, eyes=1 << player)

    def eyes_on(self, c: Card) -> Knowers:
        """Who may be told of a card by its name."""
        return 3 if self.seen[c] == KNOWN_TO_ALL else self.seen[c] & 3

    def hide(self, c: Card, host: Card, faceup: bool) -> None:
        """Lay a lifted card under another, facedown or not (G202): one that all know is told by its name either way."""
        self.zone[c] = Zones.BENEATH
        self.ctrl[c] = self.owner(c)
        self.host[c] = host
        self.beneath.append(c)
        player = 1 << self.ctrl[host]
        self.seen[c] = KNOWN_TO_ALL if faceup else self.seen[c] | player
        shown = c if self.seen[c] == KNOWN_TO_ALL else NONE
        self.tell(EventKinds.HID, host, shown, cards=[c], eyes=self.eyes_on(c) if shown == c else player)

    def purge(self, c: Card) -> None:
        """Purge a card that is out of play (G101)."""
        if self.held(c):
            return
        c = self.move(c, Zones.PURGED)
        self.tell(EventKinds.MOVED, c, self.zone[c], self.owner(c))

    def return_to(self, c: Card, zone: Zone, end: End = Ends.TOP) -> None:
        """Move a card that is out of play to its owner's hand or deck."""
        if self.held(c):
            return
        known = self.seen[c]
        self.move(c, zone, end)
        self.seen[c] |= known
        self.tell(EventKinds.MOVED, c, place(zone, end), self.owner(c), eyes=self.eyes_on(c))
