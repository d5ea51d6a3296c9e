"""A game as plain ints, for a seat: all that it knows, what is unfinished included, with nothing that it can't know.

Hidden cards stand as their places (``PLACE + zone * 200 + seat * 100 + index``); ``sample`` puts imagined cards
there. The table's own form, without hiding, is the dump of a state.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.frames import Frame, InForce, Pending, Scope
from ludarium.games.keyforge.engine.machine import Machine
from ludarium.games.keyforge.engine.position import LAID_OPEN, Position
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.steps.hiding import named_cards, unplayed
from ludarium.games.keyforge.engine.steps.playing import PLAY_CARD
from ludarium.games.keyforge.engine.terms import (
    DECK_SIZE,
    KNOWN_TO_ALL,
    NONE,
    ROWS,
    Card,
    Questions,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import LastKnown, TurnEntry
from ludarium.games.keyforge.words.base import Ability
from ludarium.games.keyforge.words.choosing import OnCards
from ludarium.games.keyforge.words.control import OneAtATime

PLACE: Final = 1000
SOMEWHERE: Final = 99
"""The index of a card that was shuffled into a deck, or lies in the other player's hand: nobody knows where."""
MADE: Final = -2
"""A choice that the other player has made in secret."""
CHOOSERS: Final = (OnCards, OneAtATime)
"""Words whose frames hold chosen cards, which may have gone out of sight since; others hold public numbers."""
KEEPER: Final = 2
"""In the place of a seat: who may know everything."""
SPECTATORS: Final = 2
"""The bit of ``met`` that stands for them."""
OF_PRINTS: Final = (Questions.TEXT_OF, Questions.COPY_OF)
"""Constants in whose scopes ``number`` and ``amount`` are prints (G240)."""


class Columns:
    """Where things stand in what is written down."""

    AMOUNT: Final = 5
    NUMBER: Final = 14
    """In a scope: there may be a print here."""
    FACE: Final = 3
    """In an entry of a turn log: its print."""
    LISTS: Final = 38
    """In a game whose deck lists are hidden: what a seat knows of them, see ``Writer.lists``."""
    NUMBERED: Final = 39
    """And which cards have lain open, so that everybody knows them by their numbers."""


def knows(p: Position, seat: Seat, c: Card) -> bool:
    """Whether a seat (-1: a spectator) knows which card lies there."""
    zone = p.zone[c]
    if seat == KEEPER or not (
        zone == Zones.DECK or zone == Zones.HAND or zone == Zones.ARCHIVES or zone == Zones.BENEATH
    ):
        return True
    return p.seen[c] == KNOWN_TO_ALL if seat < 0 else p.seen[c] >> seat & 1 == 1


def listed(p: Position, met: list[int], seat: Seat, c: Card) -> bool:
    """Whether a seat (-1: a spectator) knows that a card is in its owner's deck. ``met`` says who has ever seen
    which (``Position.have_met``); it is empty where the lists are open."""
    if not met or seat == KEEPER or p.owner(c) == seat:
        return True
    return met[c] >> (SPECTATORS if seat < 0 else seat) & 1 == 1


def numbers(p: Position, met: list[int], seat: Seat) -> dict[int, int]:
    """Other numbers for cards of a hidden list that a seat has only seen where they have none, in a hand, say: the
    lowest that no card bears in the open."""
    found: dict[int, int] = {}
    if not met or seat == KEEPER:
        return found
    for owner in (0, 1):
        cards = range(DECK_SIZE * owner, DECK_SIZE * (owner + 1))
        if owner != seat:
            free = [c for c in cards if met[c] != LAID_OPEN]
            only = [(p.decks.prints[p.decks.of[c]].label, c) for c in free if listed(p, met, seat, c)]
            only.sort()
            for i, (_, c) in enumerate(only):
                found[c] = free[i]
    return found


def copy_key(p: Position, c: Card) -> int:
    """The same number for all copies of a card in one deck."""
    return p.decks.of[c] * 2 + p.owner(c)


def aliases(
    p: Machine, seat: Seat, met: list[int], numbers: dict[int, int], secret: list[Card]
) -> dict[int, int]:
    """Other numbers for hidden cards that a seat knows: copies of a card are alike, and which of them lies in a
    hand is nobody's to know. Those it knows get the lowest numbers of all hidden copies that it knows of, in the
    order of the rows. Those keep their own that were told (``named_cards``)."""
    found: dict[int, int] = {}
    if seat == KEEPER:
        return found
    told = named_cards(p, secret)
    hidden: dict[int, list[int]] = {}
    known: dict[int, list[int]] = {}
    for owner in (0, 1):
        lying = [
            p.row(zone, player) for zone in (Zones.HAND, Zones.ARCHIVES, Zones.DECK) for player in (0, 1)
        ]
        for row in [*lying, p.beneath]:
            for c in row:
                if p.owner(c) == owner and listed(p, met, seat, c) and c not in told:
                    hidden.setdefault(copy_key(p, c), []).append(numbers.get(c, c))
                    if knows(p, seat, c):
                        known.setdefault(copy_key(p, c), []).append(c)
    for key, cards in known.items():
        lowest = sorted(hidden[key])
        for i, c in enumerate(cards):
            found[c] = lowest[i]
    return found


class Writer:
    """Writes a position down for one seat."""

    def __init__(self, p: Machine, seat: Seat) -> None:
        self.p = p
        self.seat = seat
        self.met = p.have_met() if p.met else []
        self.numbers = numbers(p, self.met, seat)
        self.unplayed = unplayed(p)
        self.alias = aliases(p, seat, self.met, self.numbers, self.unplayed)

    def face(self, number: int) -> object:
        """A print by its number; where the deck lists are hidden, which numbers there are would tell of them."""
        return self.p.decks.prints[number].label if self.met and number != NONE else number

    def card(self, c: Card) -> int:
        """A card, or the place where an unknown one lies."""
        p = self.p
        if c < 0 or knows(p, self.seat, c):
            return self.alias.get(c, c)
        zone = p.zone[c]
        if zone == Zones.BENEATH:
            return PLACE + zone * 200 + p.beneath.index(c)
        holder = p.whose(c)
        index = p.row(zone, holder).index(c) if holder == self.seat and zone != Zones.DECK else SOMEWHERE
        return PLACE + zone * 200 + holder * 100 + index

    def cards(self, cards: list[Card]) -> list[int]:
        """Cards in their order; where some are unknown, the order would tell how the other hand lies. Of hidden copies
        the lowest number stands first: which of them was which, nobody can tell."""
        told = [self.card(c) for c in cards]
        if any([c >= PLACE for c in told]):
            return sorted(told)
        copies: dict[int, list[int]] = {}
        for i, c in enumerate(cards):
            if c in self.alias:
                copies.setdefault(copy_key(self.p, c), []).append(i)
        for places in copies.values():
            lowest = sorted([told[i] for i in places])
            for i, number in zip(places, lowest, strict=True):
                told[i] = number
        return told

    def scope(self, s: Scope, shown: bool = True) -> list[object]:
        this = s.this if shown else self.card(s.this)
        return [  # whose ability it is, and what it answers, everybody saw
            this, s.me, s.giver, s.card if shown else this, s.other, s.amount, s.player,
            NONE if s.ability is None else REGISTRY.number(s.ability), self.cards(s.it), self.cards(s.hit), self.cards(s.dead), s.did, s.count, s.house, s.number,
            self.cards(s.kept), s.lent, s.gone,
        ]  # fmt: skip

    def live(self, live: InForce) -> list[object]:
        word = live.ability or live.constant
        assert word is not None
        scope = self.scope(live.scope)
        if self.met and live.constant is not None and live.constant.question in OF_PRINTS:
            scope[Columns.AMOUNT], scope[Columns.NUMBER] = (
                self.face(live.scope.amount),
                self.face(live.scope.number),
            )
        return [
            REGISTRY.number(word), scope, None if live.gate is None else self.live(live.gate),
            None if live.cards is None else self.cards(live.cards), live.first, live.last, live.guard, live.once,
            live.nth,
        ]  # fmt: skip

    def pending(self, p: Pending) -> list[object]:
        return [self.live(p.live), p.card, p.other, p.amount, p.player]

    def frame(self, f: Frame) -> list[object]:
        chosen = self.cards(f.cards) if isinstance(f.node, CHOOSERS) else f.cards
        a, b, c, d = f.numbers()
        return [
            REGISTRY.node_number(f.node), f.scope, f.step, a, b, c, self.face(d) if f.node is PLAY_CARD else d, chosen,
            [self.pending(p) for p in f.waiting], f.owns,
        ]  # fmt: skip

    def entries(self, log: list[TurnEntry]) -> list[list[object]]:
        told: list[list[object]] = [list(d.dump()) for d in log]
        for i, entry in enumerate(log):
            told[i][Columns.FACE] = self.face(entry.face)
        return told

    def lists(self) -> list[list[str | None] | list[int]]:
        """What a seat knows of hidden deck lists: the print of each card by its number, None where it does not know
        that, and the numbers of those that have lain open. Nothing where the lists are open."""
        p = self.p
        if not self.met:
            return []
        labels: list[str | None] = [None] * len(self.met)
        for c in range(len(self.met)):
            if listed(p, self.met, self.seat, c):
                labels[self.numbers.get(c, c)] = p.decks.prints[p.decks.of[c]].label
        return [labels, [c for c in range(len(self.met)) if self.met[c] == LAID_OPEN]]

    def loose(self) -> list[list[object]]:
        """What lies on the cards that are not quite plain: card, control, flags, damage, and so on."""
        p = self.p
        found: list[list[object]] = []
        for c in range(len(p.zone)):
            told: list[object] = [
                c, p.ctrl[c], p.flags[c], p.damage[c], p.amber[c], p.plus[c], p.used[c], p.plate[c], p.host[c],
                self.face(p.face[c]), p.since[c],
            ]  # fmt: skip
            plain = [c, p.owner(c), 0, 0, 0, 0, 0, 0, NONE, self.face(p.decks.of[c]), 0]
            public = p.in_play(c) or p.zone[c] in (Zones.REVEALED, Zones.PURGED, Zones.DISCARD)
            if told != plain and public:
                found.append(told)
        return found

    def row(self, zone: Zone, player: Seat) -> list[Card]:
        """A row. In what order the other player holds cards nobody knows: those that are known stand first."""
        p = self.p
        row = p.row(zone, player)
        if zone > Zones.ARCHIVES or zone == Zones.DISCARD:
            return row[:]
        cards = [self.card(c) if knows(p, self.seat, c) else NONE for c in row]
        if (zone == Zones.HAND or zone == Zones.ARCHIVES) and player != self.seat and self.seat != KEEPER:
            known = sorted([c for c in cards if c != NONE])
            return known + [NONE] * (len(cards) - len(known))
        return cards

    def looked(self) -> list[list[int]]:
        """Where cards lie in decks that this seat does not know, and another does, who has looked at them or put them
        there: player, place, who."""
        p = self.p
        return [
            [player, i, p.seen[c]]
            for player in (0, 1)
            for i, c in enumerate(p.row(Zones.DECK, player))
            if p.seen[c] and not knows(p, self.seat, c)
        ]

    def triad(self) -> list[list[int]]:
        """What was chosen for a Triad, by seat; in secret only for who has chosen it."""
        p = self.p
        secret = [
            deck if deck == NONE or self.seat in (seat, KEEPER) else MADE
            for seat, deck in enumerate(p.secret)
        ]
        return [p.benched, p.playing, p.proven, secret]

    def whole(self) -> list[object]:
        p = self.p
        rows: list[list[int]] = []
        for zone in range(ROWS):
            for player in (0, 1):
                rows.append(self.row(zone, player))
        # who else knows a hidden card that this seat knows
        seen = [
            [self.card(c), p.seen[c]]
            for c in range(len(p.zone))
            if p.zone[c] in (Zones.DECK, Zones.HAND, Zones.ARCHIVES, Zones.BENEATH)
            and knows(p, self.seat, c)
            and p.seen[c]
        ]
        seen.sort()
        return [
            rows, p.attached[:], [self.card(c) if knows(p, self.seat, c) else NONE for c in p.beneath],
            [[p.host[c], p.owner(c)] for c in p.beneath], p.revealed[:], self.loose(), seen, p.pool[:], p.keys[:], p.chains[:],
            p.turn, p.active, p.first, p.house, p.step, p.fresh, p.closed, p.allowance, p.kind, p.asked,
            p.winner, p.reason, p.clock, [self.frame(f) for f in p.stack],
            [self.scope(s, i not in self.unplayed) for i, s in enumerate(p.scopes)], [self.live(live) for live in p.lasting],
            [list(entry) for entry in p.controls], self.entries(p.turn_log), self.entries(p.last_turn_log), [self.known_last(m) for m in p.last_known],
            [p.game, *p.won, p.last_winner, p.exchanged, p.bid, p.bidder, p.ended,
             p.begun], p.settings.whole(), self.triad(),
            [list(mark) for mark in p.marks], p.extra[:], p.due, p.loop[:], self.looked(), *self.lists(),
        ]  # fmt: skip

    def known_last(self, m: LastKnown) -> list[int]:
        return [
            m.card, m.control, m.left, m.right, m.power, m.damage, m.amber, m.foe, m.houses, m.flags, m.row, m.went,
        ]  # fmt: skip


def written(p: Machine, seat: Seat) -> list[object]:
    """The position as ``seat`` knows it (-1: a spectator; ``KEEPER``: everything)."""
    return Writer(p, seat).whole()


def as_tuple(told: list[object]) -> tuple[object, ...]:
    """The same, with tuples for lists."""
    return tuple([as_tuple(part) if isinstance(part, list) else part for part in told])


class Reader:
    """Makes a position of what was written, with cards for the places that nobody knew."""

    def __init__(self, p: Machine, data: list) -> None:  # type: ignore[type-arg]
        self.p = p
        self.data = data
        self.faces = {face.label: face.number for face in p.decks.prints} if p.met else {}

    def face(self, told: int | str) -> int:
        """A print that ``Writer.face`` wrote."""
        return self.faces[told] if isinstance(told, str) else told

    def card(self, c: Card, others: list[Card] | None = None) -> int:
        """The card that lies in a place; of those that lie nobody knows where none of ``others``."""
        if c < PLACE:
            return c
        zone, rest = divmod(c - PLACE, 200)
        if zone == Zones.BENEATH:
            return self.p.beneath[rest]
        player, index = divmod(rest, 100)
        row = self.p.row(zone, player)
        if index < SOMEWHERE:
            return row[index]
        told = self.data[0][zone * 2 + player]
        for i in range(len(row) - 1, -1, -1):
            if told[i] == NONE and (others is None or row[i] not in others):
                return row[i]
        return row[-1]

    def cards(self, cards: list[Card]) -> list[int]:
        found: list[int] = []
        for c in cards:
            found.append(self.card(c, found))
        return found

    def scope(self, told: list) -> Scope:  # type: ignore[type-arg]
        s = Scope(
            self.card(told[0]),
            told[1],
            told[2],
            self.card(told[3]),
            told[4],
            self.face(told[Columns.AMOUNT]),
            told[6],
            None if told[7] == NONE else REGISTRY.words[told[7]],
        )
        s.it = self.cards(told[8])
        s.hit = self.cards(told[9])
        s.dead = self.cards(told[10])
        s.did, s.count, s.house = told[11 : Columns.NUMBER]
        s.number = self.face(told[Columns.NUMBER])
        s.kept = self.cards(told[15])
        s.lent, s.gone = told[16:18]
        return s

    def live(self, told: list) -> InForce:  # type: ignore[type-arg]
        word = REGISTRY.words[told[0]]
        ability = word if isinstance(word, Ability) else None
        live = InForce(
            ability,
            None if isinstance(word, Ability) else word,
            self.scope(told[1]),
            None if told[2] is None else self.live(told[2]),
            None if told[3] is None else self.cards(told[3]),
            told[4],
            told[5],
            told[6],
            told[7],
        )
        live.nth = told[8]
        return live

    def frame(self, told: list) -> Frame:  # type: ignore[type-arg]
        node = REGISTRY.nodes[told[0]]
        f: Frame = node.frame()
        f.scope, f.step = told[1:3]
        f.cards = self.cards(told[7]) if isinstance(node, CHOOSERS) else told[7]
        f.waiting = [Pending(self.live(p[0]), p[1], p[2], p[3], p[4]) for p in told[8]]
        f.owns = told[9]
        f.restore(told[3], told[4], told[5], self.face(told[6]))
        return f

    def entry(self, told: list) -> TurnEntry:  # type: ignore[type-arg]
        return TurnEntry(told[0], told[1], told[2], self.face(told[Columns.FACE]), told[4], told[5], told[6])

    def rows(self, unknown: list[list[int]]) -> None:
        """Lay all cards out; ``unknown`` are each seat's cards for its unknown places, in any order."""
        p = self.p
        rows, attached, beneath, hosts, revealed = self.data[0:5]
        for zone in range(ROWS):
            for player in (0, 1):
                row = [unknown[player].pop() if c == NONE else c for c in rows[zone * 2 + player]]
                p.rows[zone * 2 + player] = row
                for c in row:
                    p.zone[c] = zone
                    if zone in (Zones.DISCARD, Zones.PURGED, Zones.LINE, Zones.ARTIFACTS):
                        p.seen[c] = KNOWN_TO_ALL
                    elif zone != Zones.DECK:  # who holds a card knows it
                        p.seen[c] |= 1 << player
        p.attached = list(attached)
        p.revealed = list(revealed)
        p.beneath = []
        for i, c in enumerate(beneath):
            host, owner = hosts[i]
            card = unknown[owner].pop() if c == NONE else c
            p.beneath.append(card)
            p.seen[card] |= 1 << p.owner(card)
            p.host[card] = host
            p.zone[card] = Zones.BENEATH
        for c in p.attached:
            p.zone[c] = Zones.ATTACHED
            p.seen[c] = KNOWN_TO_ALL
        for c in p.revealed:
            p.zone[c] = Zones.REVEALED
            p.seen[c] = KNOWN_TO_ALL

    def rest(self) -> None:
        """Everything but where the cards lie, and what may be answered."""
        p = self.p
        for c, ctrl, flags, damage, amber, plus, used, plate, host, face, since in self.data[5]:
            p.ctrl[c], p.flags[c], p.damage[c], p.amber[c] = ctrl, flags, damage, amber
            p.plus[c], p.used[c], p.plate[c], p.host[c], p.since[c] = plus, used, plate, host, since
            p.face[c] = self.face(face)
        for c, seen in self.data[6]:
            p.seen[c] = seen
        for player, i, seen in self.data[37]:
            p.seen[p.row(Zones.DECK, player)[i]] = seen
        p.pool, p.keys, p.chains = (list(self.data[i]) for i in range(7, 10))
        p.turn, p.active, p.first, p.house, p.step, p.fresh, p.closed, p.allowance = self.data[10:18]
        p.kind, p.asked = self.data[18:20]
        p.winner, p.reason, p.clock = self.data[20:23]
        p.scopes = [self.scope(s) for s in self.data[24]]
        p.stack = [self.frame(f) for f in self.data[23]]
        p.lasting = [self.live(live) for live in self.data[25]]
        p.controls = [(entry[0], entry[1], entry[2]) for entry in self.data[26]]
        p.turn_log = [self.entry(d) for d in self.data[27]]
        p.last_turn_log = [self.entry(d) for d in self.data[28]]
        p.last_known = [LastKnown(*m) for m in self.data[29]]
        p.game, p.won[0], p.won[1], p.last_winner, p.exchanged, p.bid, p.bidder, p.ended, p.begun = self.data[
            30
        ]
        p.benched, p.playing, p.proven, p.secret = (list(told) for told in self.data[32])
        p.marks = [(mark[0], mark[1], mark[2]) for mark in self.data[33]]
        p.extra, p.due, p.loop = list(self.data[34]), self.data[35], list(self.data[36])
        p.index = None
        p.dirty = False

    def asked(self) -> None:
        """What may be answered, once all cards lie where they shall."""
        p = self.p
        if p.kind != NONE:
            p.codes = p.stack[-1].node.options(p, p.stack[-1])
