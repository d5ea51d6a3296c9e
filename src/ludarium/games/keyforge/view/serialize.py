"""A game as plain ints, for a seat: all that it knows, what is unfinished included, with nothing that it can't know.

Hidden cards stand as their places (``PLACE + zone * 200 + seat * 100 + index``); ``sample`` puts imagined cards
there. The table's own form, without hiding, is the dump of a state.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.frames import Frame, InForce, Pending, Scope
from ludarium.games.keyforge.engine.layout import LAID_OPEN
from ludarium.games.keyforge.engine.machine import Machine
from ludarium.games.keyforge.engine.position import Position
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.steps.hiding import named_cards, unplayed
from ludarium.games.keyforge.engine.steps.playing import PlayFrame
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DECK_SIZE,
    KNOWN_TO_ALL,
    NO_TIDE,
    NONE,
    ROWS,
    SEATS,
    Card,
    Questions,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import LastKnown, TurnEntry
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards
from ludarium.games.keyforge.words.control import OneAtATime

PLACE: Final = 1000
SOMEWHERE: Final = 99
"""The index of a card that was shuffled into a deck, or lies in the other player's hand: nobody knows where."""
FACEUP: Final = 16
"""Beside who knows a hidden card: it lies faceup in archives."""
FOREIGN: Final = -3
"""An unknown card in the archives of a player who does not own it: what lay there facedown in play was seen by few (G168)."""
FOREIGNER: Final = 98
"""The index of such a card."""
MADE: Final = -2
"""A choice that the other player has made in secret."""
CHOOSERS: Final = (OnCards, OneAtATime)
"""Words whose frames hold chosen cards, which may have gone out of sight since; others hold public numbers."""
KEEPER: Final = 2
"""In the place of a seat: who may know everything."""
SPECTATORS: Final = 2
"""The bit of ``met`` that stands for them."""
OF_PRINTS: Final = (Questions.TEXT_OF, Questions.COPY_OF, Questions.LIKENESS)
"""Constants in whose scopes ``number`` and ``amount`` are prints (G240)."""


PUBLIC_ZONES: Final = (
    1 << Zones.LINE | 1 << Zones.ARTIFACTS | 1 << Zones.ATTACHED | 1 << Zones.REVEALED | 1 << Zones.PURGED
    | 1 << Zones.DISCARD | 1 << Zones.JOINED | 1 << Zones.ASIDE
)  # fmt: skip
"""A bit for each zone of which what lies on its cards is written down."""


class Columns:
    """Where things stand in what is written down."""

    AMOUNT: Final = 5
    NUMBER: Final = 14
    """In a scope: there may be a print here."""
    FACE: Final = 3
    """In an entry of a turn log: its print."""
    LAST_KNOWN: Final = 29
    """The cards that have left play this turn, as they were."""
    WENT: Final = 11
    """In one of those: where it went."""
    LISTS: Final = 38
    """In a game whose deck lists are hidden: what a seat knows of them, see ``Writer.lists``."""
    NUMBERED: Final = 39
    """And which cards have lain open, so that everybody knows them by their numbers."""
    TOKENS: Final = 40
    """And the token cards that lie beside the decks, for all to see."""


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
    if c >= BOTH_DECKS:
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
    lying = [p.row(zone, player) for zone in (Zones.HAND, Zones.ARCHIVES, Zones.DECK) for player in (0, 1)]
    for row in [*lying, [c for c in p.beneath if p.is_hidden(c)]]:
        for c in row:
            if listed(p, met, seat, c) and c not in told:
                key = copy_key(p, c)
                hidden.setdefault(key, []).append(numbers.get(c, c))
                if knows(p, seat, c):
                    known.setdefault(key, []).append(c)
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
        if p.owner(c) != holder:
            index = FOREIGNER
        return PLACE + zone * 200 + holder * 100 + index

    def cards(self, cards: list[Card]) -> list[int]:
        """Cards in their order; where some are unknown, the order would tell how the other hand lies. Of hidden copies
        the lowest number stands first: which of them was which, nobody can tell."""
        told = [c if self.went_into_deck(c) else self.card(c) for c in cards]
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

    def went_into_deck(self, c: Card) -> bool:
        """Whether a card has left play this turn and lies in a deck now, nobody knows where: what is unfinished speaks of what it
        was (G99), and everybody saw which it was. Where somebody has looked at it since, the card that lies there is meant."""
        p = self.p
        if c < 0 or p.zone[c] != Zones.DECK or p.seen[c]:
            return False
        return any([past.card == c for past in p.last_known])

    def scope(self, s: Scope, shown: bool = True) -> list[object]:
        this = s.this if shown else self.card(s.this)
        told: list[object] = [  # whose ability it is, and what it answers, everybody saw
            this, s.me, s.giver, s.card if shown else this, s.other, s.amount, s.player,
            NONE if s.ability is None else REGISTRY.number(s.ability), self.cards(s.it), self.cards(s.hit), self.cards(s.dead), s.did, s.count, s.house, s.number,
            self.cards(s.kept), s.lent, s.gone,
        ]  # fmt: skip
        return [*told, self.cards(s.left)] if s.left else told

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
        chosen = f.cards
        if isinstance(
            f.node, CHOOSERS
        ):  # those with which it was done stand before the others, in whatever order
            done = f.done if isinstance(f, ChoiceFrame) and f.step == ChoiceSteps.GOES_ON else 0
            chosen = [*self.cards(f.cards[:done]), *self.cards(f.cards[done:])]
        a, b, c, d = f.numbers()
        return [
            REGISTRY.node_number(f.node), f.scope, f.step, a, b, c, self.face(d) if isinstance(f, PlayFrame) else d, chosen,
            [self.pending(p) for p in f.waiting], f.owns,
        ]  # fmt: skip

    def entries(self, log: list[TurnEntry]) -> list[list[object]]:
        told: list[list[object]] = [list(d.dump()) for d in log]
        for i, entry in enumerate(log):
            told[i][Columns.FACE] = self.face(entry.face)
        return told

    def lists(self) -> list[list[str | None] | list[int]]:
        """What a seat knows of hidden deck lists: the print of each card by its number, None where it does not know
        that, the numbers of those that have lain open, and the token card of each deck. Nothing where the lists are open."""
        p = self.p
        if not self.met:
            return []
        labels: list[str | None] = [None] * len(self.met)
        for c in range(len(self.met)):
            if listed(p, self.met, self.seat, c):
                labels[self.numbers.get(c, c)] = p.decks.prints[p.decks.of[c]].label
        tokens = [None if face == NONE else p.decks.prints[face].id for face in p.decks.tokens]
        return [labels, [c for c in range(len(self.met)) if self.met[c] == LAID_OPEN], tokens]

    def loose(self) -> list[list[object]]:
        """What lies on the cards that are not quite plain: card, control, flags, damage, and so on."""
        p = self.p
        found: list[list[object]] = []
        for c in range(len(p.zone)):
            if not PUBLIC_ZONES >> p.zone[c] & 1:
                continue
            if (
                p.flags[c] or p.damage[c] or p.amber[c] or p.plus[c] or p.used[c] or p.plate[c] or p.since[c]
                or p.host[c] != NONE or p.ctrl[c] != p.owner(c) or p.face[c] != p.decks.of[c]
            ):  # fmt: skip
                found.append(
                    [
                        c, p.ctrl[c], p.flags[c], p.damage[c], p.amber[c], p.plus[c], p.used[c], p.plate[c], p.host[c],
                        self.face(p.face[c]), p.since[c],
                    ]
                )  # fmt: skip
        return found

    def row(self, zone: Zone, player: Seat) -> list[Card]:
        """A row. In what order the other player holds cards nobody knows: those that are known stand first."""
        p = self.p
        row = p.row(zone, player)
        if zone > Zones.ARCHIVES or zone == Zones.DISCARD:
            return row[:]
        cards = [
            self.card(c) if knows(p, self.seat, c) else NONE if p.owner(c) == player else FOREIGN for c in row
        ]
        if (zone == Zones.HAND or zone == Zones.ARCHIVES) and player != self.seat and self.seat != KEEPER:
            return [*sorted([c for c in cards if c >= 0]), *sorted([c for c in cards if c < 0])]
        return cards

    def looked(self) -> list[list[int]]:
        """Where cards lie in decks that this seat does not know, and another does, who has looked at them or put them
        there: player, place, who. The same of the cards of token creatures, as of a third player."""
        p = self.p
        found = [
            [player, i, p.seen[c]]
            for player in (0, 1)
            for i, c in enumerate(p.row(Zones.DECK, player))
            if p.seen[c] and not knows(p, self.seat, c)
        ]
        for i, c in enumerate(p.beneath):
            if p.host[c] >= BOTH_DECKS and p.core(p.host[c]) == c and not knows(p, self.seat, c):
                found.append([SEATS, i, p.seen[c]])
        return found

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
            [self.card(c), p.seen[c] | (FACEUP if c in p.faceup else 0)]
            for c in range(len(p.zone))
            if p.zone[c] in (Zones.DECK, Zones.HAND, Zones.ARCHIVES, Zones.BENEATH)
            and knows(p, self.seat, c)
            and p.seen[c]
        ]
        seen.sort()
        return [
            rows, [*p.attached, *p.joined], [self.card(c) if knows(p, self.seat, c) else NONE for c in p.beneath],
            [[p.host[c], p.owner(c)] for c in p.beneath], p.revealed[:], self.loose(), seen, p.pool[:], p.keys[:], p.chains[:],
            p.turn, p.active, p.first, p.house, p.step, p.fresh, p.closed, p.allowance, p.kind, p.asked,
            p.winner, p.reason, p.clock, [self.frame(f) for f in p.stack],
            [self.scope(s, i not in self.unplayed) for i, s in enumerate(p.scopes)], [self.live(live) for live in p.lasting],
            [list(entry) for entry in p.controls], self.entries(p.turn_log), self.entries(p.last_turn_log), [self.known_last(m) for m in p.last_known],
            [p.game, *p.won, p.last_winner, p.exchanged, p.bid, p.bidder, p.ended,
             p.begun, *([] if p.tide == NO_TIDE else [p.tide])], p.settings.whole(), self.triad(),
            [list(mark) for mark in p.marks], p.extra[:], p.due, p.loop[:], self.looked(), *self.lists(),
        ]  # fmt: skip

    def core(self, m: LastKnown) -> int:
        """The card that a token creature was which has left play: where one does not see it, no longer than the ability speaks
        of it that had it leave; nobody could tell later which one it was."""
        p = self.p
        spoken_of = any([m.core in s.left for s in p.scopes])
        return self.card(m.core) if m.core != NONE and (spoken_of or knows(p, self.seat, m.core)) else NONE

    def known_last(self, m: LastKnown) -> list[object]:
        told: list[object] = [
            m.card, m.control, m.left, m.right, m.power, m.damage, m.amber, m.foe, m.houses, m.flags, m.row, m.went,
            m.traits,
        ]  # fmt: skip
        if m.face != NONE or m.core != NONE:
            return [*told, m.half_of, self.face(m.face), self.core(m)]
        return told if m.half_of == NONE else [*told, m.half_of]


def written(p: Machine, seat: Seat) -> list[object]:
    """The position as ``seat`` knows it (-1: a spectator; ``KEEPER``: everything)."""
    return Writer(p, seat).whole()


def as_tuple(told: list[object]) -> tuple[object, ...]:
    """The same, with tuples for lists."""
    return tuple([as_tuple(part) if isinstance(part, list) else part for part in told])
