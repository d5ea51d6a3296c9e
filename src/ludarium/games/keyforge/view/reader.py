"""A position from the ints that ``serialize`` wrote."""

from __future__ import annotations

from ludarium.games.keyforge.engine.frames import Frame, InForce, Pending, Scope
from ludarium.games.keyforge.engine.machine import Machine
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    KNOWN_TO_ALL,
    NO_TIDE,
    NONE,
    ROWS,
    SEATS,
    Card,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import LastKnown, TurnEntry
from ludarium.games.keyforge.pool.facts import TOP
from ludarium.games.keyforge.view.serialize import CHOOSERS, FACEUP, FOREIGN, FOREIGNER, PLACE, Columns
from ludarium.games.keyforge.words.base import Ability

SCOPE_PLAIN = 18
"""So many things are told of a scope, and sometimes what has left play as a token creature."""
KNOWN_PLAIN = 14
"""So many things are told of a card that has left play, and sometimes two more: its print and the card it was."""


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
        if index < FOREIGNER:
            return row[index]
        told = self.data[0][zone * 2 + player]
        unknown = FOREIGN if index == FOREIGNER else NONE
        free = [c for i, c in enumerate(row) if told[i] == unknown and (others is None or c not in others)]
        if (
            zone == Zones.DECK
        ):  # somebody may be looking at it: from the top, whatever else they know to lie there
            for c in free:
                if self.p.seen[c]:
                    return c
        return free[-1] if free else row[-1]

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
        if len(told) > SCOPE_PLAIN:
            s.left = self.cards(told[SCOPE_PLAIN])
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

    def last_known(self, told: list) -> LastKnown:  # type: ignore[type-arg]
        past = LastKnown(*told[:KNOWN_PLAIN])
        if len(told) > KNOWN_PLAIN:
            past.face = self.face(told[KNOWN_PLAIN])
            past.core = self.card(told[KNOWN_PLAIN + 1])
        return past

    def rows(self, unknown: list[list[int]]) -> None:
        """Lay all cards out; ``unknown`` are each seat's cards for its unknown places, in any order."""
        p = self.p
        rows, attached, beneath, hosts, revealed = self.data[0:5]
        for zone in range(ROWS):
            for player in (0, 1):
                row = [
                    c if c >= 0 else unknown[player if c == NONE else 1 - player].pop()
                    for c in rows[zone * 2 + player]
                ]
                p.rows[zone * 2 + player] = row
                for c in row:
                    p.zone[c] = zone
                    if zone in (Zones.DISCARD, Zones.PURGED, Zones.LINE, Zones.ARTIFACTS):
                        p.seen[c] = KNOWN_TO_ALL
                    elif zone != Zones.DECK:  # who holds a card knows it
                        p.seen[c] |= 1 << player
        p.attached = [c for c in attached if p.decks.prints[p.decks.of[c]].half != TOP]
        p.joined = [c for c in attached if p.decks.prints[p.decks.of[c]].half == TOP]
        p.revealed = list(revealed)
        p.beneath = []
        for i, c in enumerate(beneath):
            host, owner = hosts[i]
            card = unknown[owner].pop() if c == NONE else c
            p.beneath.append(card)
            if host < BOTH_DECKS:
                p.seen[card] |= 1 << p.owner(card)
            p.host[card] = host
            p.zone[card] = Zones.BENEATH
        for c in p.attached:
            p.zone[c] = Zones.ATTACHED
            p.seen[c] = KNOWN_TO_ALL
        for c in p.joined:
            p.zone[c] = Zones.JOINED
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
            p.seen[c] = seen & KNOWN_TO_ALL
        p.faceup = [c for c, seen in self.data[6] if seen & FACEUP]
        for player, i, seen in self.data[37]:
            p.seen[p.beneath[i] if player == SEATS else p.row(Zones.DECK, player)[i]] = seen
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
        p.last_known = [self.last_known(m) for m in self.data[29]]
        game = self.data[30]
        p.game, p.won[0], p.won[1], p.last_winner, p.exchanged, p.bid, p.bidder, p.ended, p.begun = game[:9]
        p.tide = game[9] if len(game) > 9 else NO_TIDE
        p.benched, p.playing, p.proven, p.secret = (list(told) for told in self.data[32])
        p.marks = [(mark[0], mark[1], mark[2]) for mark in self.data[33]]
        p.extra, p.due, p.loop = list(self.data[34]), self.data[35], list(self.data[36])
        p.index = p.stale = None
        p.dirty = False

    def asked(self) -> None:
        """What may be answered, once all cards lie where they shall."""
        p = self.p
        if p.kind != NONE:
            p.listed = p.stack[-1].node.options(p, p.stack[-1])
