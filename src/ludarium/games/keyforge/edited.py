"""A game that goes on with another table: parts of a position are laid anew, and what lasts stays in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.core.errors import LudariumError
from ludarium.core.positions import WrongPosition, one_of, read_position
from ludarium.games.keyforge.engine.codes import AskKinds
from ludarium.games.keyforge.engine.layout import with_at
from ludarium.games.keyforge.engine.printing import keep_decks, labels_of
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.turn import MAIN
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    KNOWN_TO_ALL,
    NO_TIDE,
    NONE,
    STATUS,
    Card,
    Flags,
    Zones,
)
from ludarium.games.keyforge.lasting import lay_lasting
from ludarium.games.keyforge.pieces import Piece
from ludarium.games.keyforge.pool.facts import WHOLE
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.games.keyforge.prepared import (
    FILLERS,
    PARTS,
    PLACES,
    TIDES,
    check_counts,
    deck_words,
    forged_keys,
    piece_print,
    pieces_of,
    place,
)

EDITED = {part: PARTS[part] for part in (*PLACES, "amber", "keys", "chains", "tide", "house", "lasting")}
"""The parts that may be laid anew. Whose turn it is, and which, goes on as it was: what lasts counts by turns."""
LOOKED_FOR = (Zones.DECK, Zones.PURGED, Zones.DISCARD, Zones.ARCHIVES, Zones.HAND)
"""Where a card is looked for that a part names and that does not lie in any: here in this order."""


def edit(state: KeyForgeState, position: Mapping[str, object]) -> KeyForgeState:
    """The game with these parts of the position as they are said here, all other parts as they were: lasting effects, and what
    has been done this turn, too. Raises ``WrongPosition``, and ``edit-unfinished`` but where the active player may play and use
    cards."""
    parts = read_position(position, EDITED, ())
    if state.kind != AskKinds.TURN or len(state.stack) != 2 or state.stack[-1].node is not MAIN:
        raise LudariumError("edit-unfinished")
    if state.met:
        raise LudariumError("edit-hidden")
    m = state.clone()
    for part in ("amber", "chains"):
        if part in parts:
            check_counts(part, parts[part])
    m.pool = list(parts.get("amber", m.pool))
    m.chains = list(parts.get("chains", m.chains))
    if "keys" in parts:
        m.keys = forged_keys(parts["keys"])
    if "house" in parts:
        one_of("house", parts["house"], tuple(HOUSE_OF))
        m.house = HOUSE_OF[parts["house"]]
    tokens = [face != NONE for face in m.decks.tokens]
    named = {part: parts[part] for part in PLACES if part in parts}
    _Table(m, named).lay(pieces_of(named, *tokens))
    if "tide" in parts:
        one_of("tide", parts["tide"], TIDES)
        m.tide = TIDES.index(parts["tide"]) - 1
    m.at_risk = None
    m.changed()
    lay_lasting(m, parts.get("lasting", ()), m.turn, m.turn)
    m.kind = NONE
    m.go()
    m.told = []
    return m


class _Table:
    """The cards that lie where an edit lays others."""

    def __init__(self, m: KeyForgeState, named: Mapping[str, Sequence[str]]) -> None:
        self.m = m
        self.named = named
        self.lain = {part: _lying(m, part) for part in named}
        """By part, in their order, each with those that lie with it."""
        self.left = [c for cards in self.lain.values() for c in cards]
        """Those of them that no piece is."""
        self.taken: list[Card] = []

    def lay(self, pieces: list[Piece]) -> None:
        """Lay the pieces where they belong. Whatever else lies there goes under its owner's deck, or is purged where that is
        named. Raises ``WrongPosition``."""
        m = self.m
        cards = [NONE] * len(pieces)
        self._find_all(pieces, cards)
        for token in [c for c in self.left if c >= BOTH_DECKS]:
            self.left = [m.core(token) if c == token else c for c in self.left]
            _go(m, token)
        self._find_all(pieces, cards)
        new: dict[Card, Piece] = {}
        for i, piece in enumerate(pieces):
            if cards[i] == NONE:
                cards[i] = self._free(piece)
                self._take(cards[i])
                new[cards[i]] = piece
        laid = list(zip(cards, pieces, strict=True))
        for c in [*self.left, *[c for c, piece in laid if not _stays(m, c, piece)]]:
            if c in self.left or m.zone[c] >= Zones.LINE:
                _go(m, c)
        for c, piece in laid:
            _bare(m, c, piece)
        if new:
            _deal(m, new)
        place(m, pieces, cards, (self.named.get("deck"), self.named.get("their_deck")))

    def _find_all(self, pieces: list[Piece], cards: list[Card]) -> None:
        """Find the cards that pieces are: first those that are just so in print."""
        for exactly in (True, False):
            for i, piece in enumerate(pieces):
                if cards[i] == NONE:
                    cards[i] = self._find(piece, exactly)
                    self._take(cards[i])

    def _find(self, piece: Piece, exactly: bool) -> Card:
        """The card that a piece is, or NONE: first of those that lie in the same part, then of those in other parts that are named,
        then of those out of play."""
        m = self.m
        rows = [self.lain[piece.part], self.left]
        for zone in LOOKED_FOR:
            for seat in (piece.owner, 1 - piece.owner):
                if (zone, seat) not in [PLACES[part] for part in self.named]:
                    rows.append(m.row(zone, seat)[::-1])
        for token in (True, False) if piece.token else (False,):
            for row in rows:
                for c in row:
                    if c not in self.taken and token == (c >= BOTH_DECKS) and _fits(m, c, piece, exactly):
                        return c
        return NONE

    def _free(self, piece: Piece) -> Card:
        """A card that only fills a deck, in the place of which this one comes. Raises ``WrongPosition``."""
        m = self.m
        if not m.decks.names[piece.owner] and piece.fact.half == WHOLE:
            for row in (self.left, *[m.row(zone, piece.owner)[::-1] for zone in LOOKED_FOR]):
                for c in row:
                    filler = m.decks.prints[m.decks.of[c]].id in FILLERS and m.zone[c] < Zones.LINE
                    if filler and c not in self.taken and m.owner(c) == piece.owner:
                        return c
        raise WrongPosition(piece.part, piece.text, "", "absent")

    def _take(self, c: Card) -> None:
        if c != NONE:
            self.taken.append(c)
            self.left = [other for other in self.left if other != c]


def _lying(m: KeyForgeState, part: str) -> list[Card]:
    """The cards where a part says how it is, each before those that lie with it."""
    zone, seat = PLACES[part]
    if zone != Zones.LINE:
        return m.row(zone, seat)[:]
    found: list[Card] = []
    for c in (*m.line(seat), *m.row(Zones.ARTIFACTS, seat)):
        top = m.top_half(c)
        found += [c, *([] if top == NONE else [top]), *m.upgrades(c), *m.under(c)]
    return found


def _fits(m: KeyForgeState, c: Card, piece: Piece, exactly: bool) -> bool:
    """Whether a card can be this piece; ``exactly``: in its house and with its icons, else of a piece that says nothing of
    these."""
    face = m.decks.prints[m.decks.of[m.core(c) if c >= BOTH_DECKS else c]]
    if face.id != piece.fact.id or m.owner(c) != piece.owner:
        return False
    if exactly:
        wanted = piece_print([], piece)
        return (face.houses, sorted(face.icons)) == (wanted.houses, sorted(wanted.icons))
    return piece.house == piece.also == NONE and not piece.icons


def _stays(m: KeyForgeState, c: Card, piece: Piece) -> bool:
    """Whether it is in play, or lies with a card there, and goes on to do so."""
    rows = (Zones.LINE, Zones.ARTIFACTS)
    return m.zone[c] == piece.zone or (m.zone[c] in rows and piece.zone in rows)


def _go(m: KeyForgeState, c: Card) -> None:
    """Lay a card under its owner's deck: out of play it is another one (G98), and nobody knows where it lies."""
    core = m.core(c) if c >= BOTH_DECKS else c
    in_play = m.in_play(c)
    m.take_out(c)
    m.strip(c)
    m.controls = [entry for entry in m.controls if entry[0] != c]
    if in_play:
        m.new_life(c)
    if core != c:
        m.zone[c] = Zones.ASIDE
        m.take_out(core)
    m.seen[c] = m.seen[core] = 0
    m.put_in(core, Zones.DECK, m.owner(core))


def _bare(m: KeyForgeState, c: Card, piece: Piece) -> None:
    """Take off a card that stays in play what its words say anew; of one that is to lie somewhere else nobody knows."""
    if m.zone[c] == Zones.LINE or m.zone[c] == Zones.ARTIFACTS:
        m.flags[c] &= ~(STATUS | Flags.EXHAUSTED)
        m.damage[c] = m.amber[c] = 0
        m.marks = [mark for mark in m.marks if mark[0] != c]
    elif (
        m.zone[c] != piece.zone
        or m.side_of(c) != piece.control
        or (piece.zone == Zones.BENEATH and not piece.open and m.seen[c] == KNOWN_TO_ALL)
    ):
        m.seen[c] = 0


def _deal(m: KeyForgeState, new: Mapping[Card, Piece]) -> None:
    """These cards, which only fill decks, are the pieces from now on."""
    old = m.decks
    prints = old.prints[:]
    of = old.of[:]
    for c, piece in new.items():
        wanted = piece_print(prints, piece)
        found = next((face for face in prints if face.label == wanted.label and face.half == WHOLE), wanted)
        if found is wanted:
            prints.append(wanted)
        of[c] = found.number
        m.face = with_at(m.face, c, found.number)
        m.seen[c] = 0
    labels = labels_of(prints, of, old.tokens)
    tokens = ["" if face == NONE else prints[face].id for face in old.tokens]
    known = "!" + ",".join(
        [face.label for face in prints]
    )  # decks that are set up so have them in another order
    words = [word + known for word in deck_words(labels, old.houses, tokens)]
    decks = Decks(prints, of, labels, old.names, old.sets, old.houses, words, tokens=old.tokens)
    m.decks = keep_decks(decks)
    if m.natural is old:
        m.natural = m.decks
    if m.decks.tide and m.tide == NO_TIDE:
        m.tide = NONE
