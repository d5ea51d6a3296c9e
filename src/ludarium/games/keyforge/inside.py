"""A game as plain ints, for a seat: all that it knows, what is unfinished included, with nothing that it can't know.

Hidden cards stand as their places (``PLACE + zone * 200 + seat * 100 + index``); ``sample`` puts imagined cards
there. The table's own form, without hiding, is the dump of a state.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.frames import Deed, Frame, Live, Memory, Pending, Scope
from ludarium.games.keyforge.machine import Machine
from ludarium.games.keyforge.nodes import NODES, NUMBERS, WORDS
from ludarium.games.keyforge.position import Position
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.base import Ability

PLACE: Final = 1000
KEEPER: Final = 2
"""In the place of a seat: who may know everything."""


def knows(p: Position, seat: int, c: int) -> bool:
    """Whether a seat (-1: a spectator) knows which card lies there."""
    zone = p.zone[c]
    if seat == KEEPER or not (zone == t.DECK or zone == t.HAND or zone == t.ARCHIVES or zone == t.BENEATH):
        return True
    return p.seen[c] == 3 if seat < 0 else p.seen[c] >> seat & 1 == 1


class Writer:
    """Writes a position down for one seat."""

    def __init__(self, p: Machine, seat: int) -> None:
        self.p = p
        self.seat = seat

    def card(self, c: int) -> int:
        """A card, or the place where an unknown one lies."""
        p = self.p
        if c < 0 or knows(p, self.seat, c):
            return c
        zone = p.zone[c]
        if zone == t.BENEATH:
            return PLACE + zone * 200 + p.beneath.index(c)
        holder = p.whose(c)
        return PLACE + zone * 200 + holder * 100 + p.row(zone, holder).index(c)

    def cards(self, cards: list[int]) -> list[int]:
        return [self.card(c) for c in cards]

    def scope(self, s: Scope) -> list[object]:
        return [
            self.card(s.this), s.me, self.card(s.giver), self.card(s.card), self.card(s.other), s.amount, s.player,
            s.ability, self.cards(s.it), self.cards(s.hit), self.cards(s.dead), s.did, s.count, s.house, s.number,
            self.cards(s.kept),
        ]  # fmt: skip

    def live(self, live: Live) -> list[object]:
        word = live.ability or live.constant
        assert word is not None
        return [
            word.number, self.scope(live.scope), None if live.gate is None else self.live(live.gate),
            None if live.cards is None else self.cards(live.cards), live.first, live.last, live.guard, live.once,
        ]  # fmt: skip

    def pending(self, p: Pending) -> list[object]:
        return [self.live(p.live), p.card, p.other, p.amount, p.player]

    def frame(self, f: Frame) -> list[object]:
        return [
            NUMBERS[f.node], f.scope, f.step, f.a, f.b, f.c, f.d, self.cards(f.cards),
            [self.pending(p) for p in f.waiting], f.owns,
        ]  # fmt: skip

    def loose(self) -> list[list[int]]:
        """What lies on the cards that are not quite plain: card, control, flags, damage, and so on."""
        p = self.p
        found: list[list[int]] = []
        for c in range(len(p.zone)):
            told = [
                c, p.ctrl[c], p.flags[c], p.damage[c], p.amber[c], p.plus[c], p.used[c], p.plate[c], p.host[c],
                p.face[c],
            ]  # fmt: skip
            plain = [c, p.owner(c), 0, 0, 0, 0, 0, 0, NONE, p.decks.of[c]]
            if told != plain and (p.in_play(c) or p.zone[c] == t.REVEALED):
                found.append(told)
        return found

    def whole(self) -> list[object]:
        p = self.p
        hidden = (t.DECK, t.HAND, t.ARCHIVES)
        rows: list[list[int]] = []
        for zone in range(t.ROWS):
            for player in (0, 1):
                row = p.row(zone, player)
                rows.append([c if zone not in hidden or knows(p, self.seat, c) else NONE for c in row])
        # who else knows a hidden card that this seat knows
        seen = [
            [c, p.seen[c]]
            for c in range(len(p.zone))
            if p.zone[c] in (t.DECK, t.HAND, t.ARCHIVES, t.BENEATH) and knows(p, self.seat, c) and p.seen[c]
        ]
        return [
            rows, p.attached, [c if knows(p, self.seat, c) else NONE for c in p.beneath],
            [p.host[c] for c in p.beneath], p.revealed, self.loose(), seen, p.pool, p.keys, p.chains, p.last_key,
            p.turn, p.active, p.first, p.house, p.step, p.fresh, p.closed, p.allowance, p.kind, p.asked,
            self.codes(), p.winner, p.reason, p.clock, [self.frame(f) for f in p.stack],
            [self.scope(s) for s in p.scopes], [self.live(live) for live in p.lasting],
            [list(entry) for entry in p.controls], [list(d.dump()) for d in p.deeds],
            [list(d.dump()) for d in p.deeds_before], [self.memory(m) for m in p.memory],
        ]  # fmt: skip

    def codes(self) -> list[int]:
        """The options, for who may know them: the others can't tell the cards of a hand."""
        return self.p.codes if self.seat == KEEPER or self.seat == self.p.asked else []

    def memory(self, m: Memory) -> list[int]:
        return [
            m.card, m.control, m.left, m.right, m.power, m.damage, m.amber, m.foe, m.houses, m.flags, m.row,
        ]  # fmt: skip


def written(p: Machine, seat: int) -> list[object]:
    """The position as ``seat`` knows it (-1: a spectator; ``KEEPER``: everything)."""
    return Writer(p, seat).whole()


class Reader:
    """Makes a position of what was written, with cards for the places that nobody knew."""

    def __init__(self, p: Machine, data: list) -> None:  # type: ignore[type-arg]
        self.p = p
        self.data = data

    def card(self, c: int) -> int:
        if c < PLACE:
            return c
        zone, rest = divmod(c - PLACE, 200)
        if zone == t.BENEATH:
            return self.p.beneath[rest]
        return self.p.row(zone, rest // 100)[rest % 100]

    def cards(self, cards: list[int]) -> list[int]:
        return [self.card(c) for c in cards]

    def scope(self, told: list) -> Scope:  # type: ignore[type-arg]
        s = Scope(
            self.card(told[0]), told[1], self.card(told[2]), self.card(told[3]), self.card(told[4]), told[5],
            told[6], told[7],
        )  # fmt: skip
        s.it = self.cards(told[8])
        s.hit = self.cards(told[9])
        s.dead = self.cards(told[10])
        s.did, s.count, s.house, s.number = told[11:15]
        s.kept = self.cards(told[15])
        return s

    def live(self, told: list) -> Live:  # type: ignore[type-arg]
        word = WORDS[told[0]]
        ability = word if isinstance(word, Ability) else None
        return Live(
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

    def frame(self, told: list) -> Frame:  # type: ignore[type-arg]
        waiting = [Pending(self.live(p[0]), p[1], p[2], p[3], p[4]) for p in told[8]]
        return Frame(
            NODES[told[0]], told[1], told[2], told[3], told[4], told[5], self.cards(told[7]), waiting, told[9], told[6]
        )

    def rows(self, unknown: list[list[int]]) -> None:
        """Lay all cards out; ``unknown`` are each seat's cards for its unknown places, in any order."""
        p = self.p
        rows, attached, beneath, hosts, revealed = self.data[0:5]
        for zone in range(t.ROWS):
            for player in (0, 1):
                row = [unknown[player].pop() if c == NONE else c for c in rows[zone * 2 + player]]
                p.rows[zone * 2 + player] = row
                for c in row:
                    p.zone[c] = zone
                    if zone in (t.DISCARD, t.PURGED, t.LINE, t.ARTIFACTS):
                        p.seen[c] = 3
        p.attached = list(attached)
        p.revealed = list(revealed)
        p.beneath = []
        for i, c in enumerate(beneath):
            card = unknown[self._upper(hosts[i])].pop() if c == NONE else c
            p.beneath.append(card)
            p.host[card] = hosts[i]
            p.zone[card] = t.BENEATH
        for c in p.attached:
            p.zone[c] = t.ATTACHED
            p.seen[c] = 3
        for c in p.revealed:
            p.zone[c] = t.REVEALED
            p.seen[c] = 3

    def _upper(self, c: int) -> int:
        """Whose cards lie beneath a card: its controller's, so far as anything of the pool says."""
        for told in self.data[5]:
            if told[0] == c:
                return int(told[1])
        return self.p.owner(c)

    def rest(self) -> None:
        """Everything but where the cards lie."""
        p = self.p
        for c, ctrl, flags, damage, amber, plus, used, plate, host, face in self.data[5]:
            p.ctrl[c], p.flags[c], p.damage[c], p.amber[c] = ctrl, flags, damage, amber
            p.plus[c], p.used[c], p.plate[c], p.host[c], p.face[c] = plus, used, plate, host, face
        for c, seen in self.data[6]:
            p.seen[c] = seen
        p.pool, p.keys, p.chains, p.last_key = (list(self.data[i]) for i in range(7, 11))
        p.turn, p.active, p.first, p.house, p.step, p.fresh, p.closed, p.allowance = self.data[11:19]
        p.kind, p.asked = self.data[19:21]
        p.winner, p.reason, p.clock = self.data[22:25]
        p.scopes = [self.scope(s) for s in self.data[26]]
        p.stack = [self.frame(f) for f in self.data[25]]
        p.lasting = [self.live(live) for live in self.data[27]]
        p.controls = [(entry[0], entry[1], entry[2]) for entry in self.data[28]]
        p.deeds = [Deed(*d) for d in self.data[29]]
        p.deeds_before = [Deed(*d) for d in self.data[30]]
        p.memory = [Memory(*m) for m in self.data[31]]
        p.index = None
        p.dirty = False
        if p.kind != NONE:
            p.codes = self.data[21] or p.stack[-1].node.options(p, p.stack[-1])
