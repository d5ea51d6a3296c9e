"""Token creatures (section 19): cards that lie facedown in play, each as a copy of its owner's token reference card.

What such a card is, only some may know, so it has no part in the game: a number of its own stands in the battleline
for the token creature (from 72 on), and the card lies beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import InForce, among
from ludarium.games.keyforge.engine.layout import HIDDEN_ZONES, with_at
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DECK_SIZE,
    KNOWN_TO_ALL,
    NONE,
    Card,
    Flags,
    Questions,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.words.base import Effect

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


def make(m: Machine, core: Card, player: Seat, scope: int, at: int = NONE) -> Card:
    """A card that is out of play enters play facedown as a token creature of its owner, on a flank that AP chooses, or at a
    place of the line (G165, G237): the number of the token creature, NONE where its owner has no token card (G239)."""
    owner = m.owner(core)
    face = m.decks.tokens[owner]
    if face == NONE:
        return NONE
    token = lay_facedown(m, core)
    m.enter(token, player, scope, at)
    return token


def lay_facedown(m: Machine, core: Card, player: Seat = NONE) -> Card:
    """The token creature, still to be laid down, that a card is; a ``player`` controls it and knows the card."""
    token = free_number(m, m.owner(core))
    m.take_out(core)
    m.host[core] = token
    m.zone[core] = Zones.BENEATH
    m.beneath.append(core)
    m.ctrl[token] = m.owner(core)
    m.flags[token] = Flags.FACEDOWN
    if player != NONE:
        m.seen[core] |= 1 << player
    return token


def free_number(m: Machine, owner: Seat) -> Card:
    """A number for a token creature: one that nothing in this turn speaks of, if possible."""
    first = BOTH_DECKS + DECK_SIZE * owner
    free = NONE
    for c in range(first, first + DECK_SIZE):
        if m.zone[c] == Zones.ASIDE:
            if m.recall(c) is None:
                return c
            if free == NONE:
                free = c
    return free


def made(m: Machine, token: Card) -> None:
    """A token creature has entered play: whoever controls it may look at its card from now on (G167)."""
    core = look_under(m, token)
    m.tell(EventKinds.MADE, m.ctrl[token], token, cards=[core], eyes=m.eyes_on(core))


def look_under(m: Machine, token: Card) -> Card:
    """Who controls a token creature knows which card it is (G167); that card."""
    core = m.core(token)
    player = m.ctrl[token]
    if player != m.owner(core):
        [core] = m.shown([core], 1 << player)
    m.seen[core] |= 1 << player
    return core


def dissolve(m: Machine, token: Card, zone: Zone, faceup: bool, holder: Seat = NONE) -> Card:
    """A token creature leaves play for a zone, that of ``holder`` where it is not its owner's, or to lie ``faceup`` beneath
    another card; the card that goes there (G168)."""
    core = m.core(token)
    shown = faceup if zone == Zones.BENEATH else not HIDDEN_ZONES >> zone & 1
    if shown:
        [core] = m.shown([core])
    elif holder not in (NONE, m.owner(core)):  # who looks through those archives sees it now (G130)
        [core] = m.shown([core], 1 << holder)
    m.take_out(token)
    m.strip(token)
    m.zone[token] = Zones.ASIDE
    m.seen[token] = 0
    m.take_out(core)
    m.last_known = [
        past.of_core(core) if past.card == token and past.went == zone else past for past in m.last_known
    ]
    _follow(m, token, core, shown)
    return core


def _follow(m: Machine, token: Card, core: Card, shown: bool) -> None:
    """What is unfinished speaks of the card now, if only where that stays hidden which it is."""
    for s in m.scopes:
        if among(token, s.it) or among(token, s.hit) or among(token, s.dead) or among(token, s.kept):
            s.left = [*s.left, core]
            s.it = _renamed(s.it, token, core)
            s.hit = _renamed(s.hit, token, core)
            s.dead = _renamed(s.dead, token, core)
            s.kept = _renamed(s.kept, token, core)
    if shown:
        for f in m.stack:
            if among(token, f.cards) and (isinstance(f.node, Effect) or f.holds_cards()):
                f.cards = _renamed(f.cards, token, core)


def _renamed(cards: list[Card], before: Card, now: Card) -> list[Card]:
    """The cards with one in the place of another; themselves where that is not among them."""
    return [now if c == before else c for c in cards] if among(before, cards) else cards


def turn_facedown(m: Machine, c: Card) -> bool:
    """Turn a creature in play facedown: it becomes a copy of its owner's token creature where it is, with all that lies on
    it, and does not enter play (G238, G239); whether it has."""
    face = m.decks.tokens[m.owner(c)]
    if face == NONE or m.zone[c] != Zones.LINE or m.flags[c] & Flags.FACEDOWN:
        return False
    m.flags[c] |= Flags.FACEDOWN
    show(m, c, face)
    return True


def show(m: Machine, c: Card, face: int) -> None:
    """Turn a card in play to the side with this print; what it was a copy of, it is no more."""
    m.lasting = [live for live in m.lasting if not _copies(live, c)]
    m.face = with_at(m.face, c, face)
    m.changed()
    m.tell(EventKinds.FLIPPED, c, face)


def _copies(live: InForce, c: Card) -> bool:
    """Whether a lasting effect makes this very card a copy."""
    k = live.constant
    return k is not None and k.question == Questions.COPY_OF and live.cards is not None and c in live.cards


def turn_faceup(m: Machine, c: Card) -> Card:
    """Turn a token creature faceup: the card that it is from now on; it stays in play if it is a creature (G231)."""
    core = c
    if c >= BOTH_DECKS:
        [core] = m.shown([m.core(c)])
        m.seen[core] = KNOWN_TO_ALL
        if m.met:
            m.met = with_at(m.met, core, m.have_met()[core] | KNOWN_TO_ALL)
    m.flags[c] &= ~Flags.FACEDOWN
    show(m, c, m.decks.of[core])
    return core
