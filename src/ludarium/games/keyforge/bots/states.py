"""What the states of a game bring to a seat: the tide, being haunted, and what lies beneath token creatures."""

from __future__ import annotations

from ludarium.games.keyforge.engine.position import Position
from ludarium.games.keyforge.engine.terms import NONE, Card, Flags, Seat, Zones


def by_states(p: Position, seat: Seat, tide: float, haunted: float, held: float, near: float) -> float:
    """What a seat's cards get of what they ask for: each in play counts ``tide`` or ``haunted``, in hand the share ``held``
    of it. Of being haunted, each card in the discard pile is the share ``near``."""
    total = 0.0
    own = 0.0
    foe = 0.0
    prints = p.decks.prints
    for c in p.decks.asking:
        zone = p.zone[c]
        if zone != Zones.LINE and zone != Zones.ARTIFACTS and zone != Zones.HAND:
            continue
        if (p.owner(c) if zone == Zones.HAND else p.ctrl[c]) != seat:
            continue
        asks = prints[p.face[c]].asks
        share = held if zone == Zones.HAND else 1.0
        if p.tide == seat:
            total += tide * share * asks.high
        elif p.tide == 1 - seat:
            total += tide * share * asks.low
        own += share * asks.haunted
        foe += share * asks.foe
    if own:
        total += haunted * own * (1.0 if p.haunted(seat) else near * len(p.row(Zones.DISCARD, seat)))
    if foe:
        total += haunted * foe * (1.0 if p.haunted(1 - seat) else near * len(p.row(Zones.DISCARD, 1 - seat)))
    return total


def tide_gain(p: Position, seat: Seat, now: float, later: float) -> float:
    """What high tide would bring to a seat, at a glance: each card that asks for it counts ``now`` if it can do something this
    turn, else ``later`` if it is in play. So do the cards in play that the other player's high tide serves."""
    total = 0.0
    prints = p.decks.prints
    for c in p.decks.asking:
        zone = p.zone[c]
        if zone != Zones.LINE and zone != Zones.ARTIFACTS and zone != Zones.HAND:
            continue
        asks = prints[p.face[c]].asks
        mine = (p.owner(c) if zone == Zones.HAND else p.ctrl[c]) == seat
        if not mine:
            if zone != Zones.HAND and p.tide != NONE:
                total += later * asks.high
        elif p.house != NONE and p.houses(c) >> p.house & 1 and not p.flags[c] & Flags.EXHAUSTED:
            total += now * asks.high
        elif zone != Zones.HAND:
            total += later * asks.high
        if mine and p.tide == 1 - seat and zone != Zones.HAND:
            total -= later * asks.low
    return total


def beneath(p: Position, c: Card) -> float:
    """What the card of a token creature would be worth in hand: by its icons, power and abilities."""
    core = p.core(c)
    if core == NONE:
        return 0.0
    face = p.decks.prints[p.decks.of[core]]
    return 1.0 + 0.5 * len(face.icons) + 0.2 * min(face.power, 8) + 0.3 * len(face.abilities)
