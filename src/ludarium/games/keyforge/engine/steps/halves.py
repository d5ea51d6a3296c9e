"""Gigantic creatures (section 18): two cards that are played, and in play, as one creature, its bottom half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.layout import with_at
from ludarium.games.keyforge.engine.terms import KNOWN_TO_ALL, NONE, Card, Face, Zone, Zones
from ludarium.games.keyforge.pool.facts import TOP

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


def tops(m: Machine, c: Card, zone: Zone, about: list[Card]) -> list[Card]:
    """The top halves with which a bottom half can come into play from a zone: from a hand those that lie there too
    (G162), from elsewhere those which the same effect is ``about`` (G164)."""
    found: list[int] = []
    for other in m.row(Zones.HAND, m.owner(c)) if zone == Zones.HAND else about:
        if m.zone[other] == zone and m.owner(other) == m.owner(c) and whole_of(m, c, other) != NONE:
            found.append(other)
    return found


def whole_of(m: Machine, bottom: Card, top: Card) -> Face:
    """The print that two halves are in play, or NONE where they do not fit."""
    for number, whole in m.decks.prints[m.decks.of[bottom]].wholes:
        if number == m.decks.of[top]:
            return whole
    return NONE


def unlike(m: Machine, c: Card, zone: Zone, about: list[Card]) -> list[Card]:
    """Of the top halves that fit, one of each print: which one it is, makes a difference by its icons (G163)."""
    found: list[int] = []
    for top in tops(m, c, zone, about):
        if m.decks.of[top] not in [m.decks.of[other] for other in found]:
            found.append(m.foremost(top, m.row(zone, m.owner(c))) if zone == Zones.HAND else top)
    return found


def bottom_for(m: Machine, c: Card, about: list[Card]) -> Card:
    """The half that comes into play as the creature where an effect would play ``c``, or put it there: of a top half the
    bottom half that fits; NONE where there is none (G164)."""
    if m.decks.prints[m.face[c]].half != TOP:
        return c
    zone = m.zone[c]
    for other in m.row(Zones.HAND, m.owner(c)) if zone == Zones.HAND else about:
        if m.zone[other] == zone and m.owner(other) == m.owner(c) and whole_of(m, other, c) != NONE:
            return other
    return NONE


def join(m: Machine, c: Card, top: Card) -> None:
    """Both halves are one creature from now on (G163): the bottom half, with the icons of the top half."""
    [top] = m.shown([top])
    whole = whole_of(m, c, top)
    m.take_out(top)
    m.zone[top] = Zones.JOINED
    m.host[top] = c
    m.joined = [*m.joined, top]
    m.seen[top] = KNOWN_TO_ALL
    m.face = with_at(m.face, c, whole)
    m.tell(EventKinds.JOINED, top, c)


def with_halves(m: Machine, cards: list[Card]) -> list[Card]:
    """Cards in play, each gigantic creature with its top half (G247), unless that stands somewhere among them."""
    found: list[int] = []
    for c in cards:
        found.append(c)
        top = m.top_half(c)
        if top != NONE and top not in cards:
            found.append(top)
    return found
