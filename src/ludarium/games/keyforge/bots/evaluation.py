"""What a position is worth to a seat, in Æ: keys and what brings them, the board, cards, and who is to move."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ludarium.games.keyforge.bots.states import beneath, by_states
from ludarium.games.keyforge.engine.position import Position
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    DRAWN,
    KEY_COST,
    NONE,
    Card,
    Flags,
    Keywords,
    Seat,
    Zones,
)
from ludarium.games.keyforge.pool.facts import BOTTOM, TOP
from ludarium.games.keyforge.pool.houses import CardTypes, HouseSet

WON: Final = 200.0
ARMORED: Final = 4
"""More armor than this counts nothing: few blows are stopped by it (an awakened Melerukh has 100)."""


@final
class Weights:
    """How much each thing counts."""

    def __init__(
        self,
        key: float = 12.0,
        amber: float = 1.0,
        surplus: float = 0.55,
        check: float = 2.2,
        creature: float = 1.3,
        power: float = 0.28,
        armor: float = 0.3,
        keyword: float = 0.4,
        ability: float = 0.7,
        ready: float = 0.5,
        stun: float = 1.0,
        captured: float = 0.6,
        artifact: float = 1.6,
        upgrade: float = 0.6,
        archived: float = 0.7,
        card: float = 0.35,
        chain: float = 0.45,
        halves: float = 1.6,
        half: float = 0.25,
        tide: float = 0.35,
        haunted: float = 0.5,
        held: float = 0.3,
        near: float = 0.03,
        curse: float = 1.6,
        locked: float = 0.1,
        kept: float = 0.4,
    ) -> None:
        self.key = key
        self.amber = amber
        self.surplus = surplus
        self.check = check
        self.creature = creature
        self.power = power
        self.armor = armor
        self.keyword = keyword
        self.ability = ability
        self.ready = ready
        self.stun = stun
        self.captured = captured
        self.artifact = artifact
        self.upgrade = upgrade
        self.archived = archived
        self.card = card
        self.chain = chain
        self.halves = halves
        """Two halves of a gigantic creature in hand (G162), beside what they are worth as cards."""
        self.half = half
        """One of them, whose other half may still come."""
        self.tide = tide
        """A card in play that asks for the tide as it is: what it will still bring, beyond this turn."""
        self.haunted = haunted
        """The same of a player who is haunted."""
        self.held = held
        """The share of such a card in hand."""
        self.near = near
        """The share of each card in the discard pile of who is not haunted yet."""
        self.curse = curse
        """The harm of a card with treachery to its controller (G117)."""
        self.locked = locked
        """What a token creature costs by the card beneath it, which is in nobody's hand."""
        self.kept = kept
        """A card of the opponent in the archives: neither has it."""


def worth(p: Position, seat: Seat, w: Weights) -> float:
    """How much better the position is for ``seat`` than for its opponent."""
    if p.winner == DRAWN:
        return 0.0
    if p.winner != NONE:
        return WON if p.winner == seat else -WON
    return side(p, seat, w) - side(p, 1 - seat, w)


def side(p: Position, seat: Seat, w: Weights) -> float:
    prints = p.decks.prints
    cost = p.key_cost(seat)
    amber = p.means(seat)
    total = w.key * p.forged(seat) * (1.0 + 0.15 * p.forged(seat))
    total += w.amber * min(amber, cost) + w.surplus * max(0, amber - cost)
    if amber >= cost and p.may_forge(seat):
        total += w.check
    total -= 0.5 * w.amber * (cost - KEY_COST)
    for c in p.line(seat):
        total += creature(p, c, w)
    for c in p.row(Zones.ARTIFACTS, seat):
        if prints[p.face[c]].keywords[Keywords.TREACHERY]:
            total -= w.curse
        else:
            total += w.artifact + (0.0 if p.flags[c] & Flags.EXHAUSTED else 0.3 * w.ready)
    for c in p.attached:
        if p.ctrl[c] == seat:
            total += w.upgrade if p.ctrl[p.host[c]] == seat else -w.upgrade
    for c in p.row(Zones.ARCHIVES, seat):
        total += w.archived if p.owner(c) == seat else w.kept
    hand = len(p.row(Zones.HAND, seat))
    if seat != p.active or p.step > 6:
        total += w.card * min(hand, 6) + 0.5 * w.card * max(0, hand - 6)
    else:  # what is played or discarded now is drawn again
        total += w.card * min(6, hand) * 0.55 + w.card * max(0, hand - 6)
    if p.decks.gigantic:
        total += held_halves(p, seat, w)
    if p.decks.asking:
        total += by_states(p, seat, w.tide, w.haunted, w.held, w.near)
    return total - w.chain * p.chains[seat]


def held_halves(p: Position, seat: Seat, w: Weights) -> float:
    """What the halves of gigantic creatures in a hand are worth, beside what they are worth as cards."""
    tops: list[int] = []
    bottoms: list[int] = []
    for c in p.row(Zones.HAND, seat):
        half = p.decks.prints[p.decks.of[c]].half
        if half == TOP:
            tops.append(p.decks.of[c])
        elif half == BOTTOM:
            bottoms.append(p.decks.of[c])
    held = len(tops) + len(bottoms)
    pairs = 0
    for bottom in bottoms:
        for number, _ in p.decks.prints[bottom].wholes:
            if number in tops:
                tops.remove(number)
                pairs += 1
                break
    return w.halves * pairs + w.half * (held - 2 * pairs)


def creature(p: Position, c: Card, w: Weights) -> float:
    """What a creature in play is worth to its controller."""
    face = p.decks.prints[p.face[c]]
    left = p.power(c) - p.damage[c]
    total = w.creature + w.power * min(left, 8) + w.armor * min(p.armor(c), ARMORED)
    for _ in range(face.valued):
        total += w.keyword
    total += w.ability * min(face.boons, 2)
    if face.keywords[Keywords.TREACHERY]:
        total = 0.2 * total - w.curse
    if c >= BOTH_DECKS:
        total -= w.locked * beneath(p, c)
    flags = p.flags[c]
    if not flags & Flags.EXHAUSTED:
        total += w.ready
    if flags & Flags.STUNNED:
        total -= w.stun
    if flags & Flags.WARDED:
        total += w.keyword
    return total - w.captured * p.amber[c]


# When a turn has begun and its house is to be chosen: logistic weights, fitted to who won 2,800 games of greedy with itself,
# with decks of eight sets, in which every twelfth choice was made by chance (some 70,000 such moments). In 700 other games
# the surprise is 0.534 nats, of 0.693.
ONE_KEY: Final = 1.282
TWO_KEYS: Final = 2.905
AMBER: Final = (0.191, 0.227, 0.372)
"""Of each Æ up to the cost of a key, by the keys that are forged."""
SURPLUS: Final = 0.095
CHECK: Final = 0.15
LAST_CHECK: Final = 1.016
"""Æ for the third key, instead of ``CHECK``."""
COST: Final = -0.103
CREATURE: Final = 0.059
POWER: Final = 0.018
ARMOR: Final = 0.026
ELUSIVE: Final = 0.032
POISON: Final = 0.143
STUNNED: Final = -0.064
WARDED: Final = 0.026
EXHAUSTED: Final = -0.16
TOKEN: Final = -0.14
STRANGE: Final = -0.33
"""A creature of none of its controller's houses."""
CAPTURED: Final = -0.149
ARTIFACT: Final = 0.063
ARCHIVED: Final = 0.084
HELD: Final = -0.185
CREATURE_HELD: Final = 0.144
ICONS: Final = (0.179, 0.125, 0.08, 0.0, 0.08, 0.0)
"""Of each bonus icon in hand, by its kind; there is no power icon in these sets."""
FIRST_HOUSE: Final = 0.165
SECOND_HOUSE: Final = 0.081
MOVE: Final = 0.293
HOUSE_TO_MOVE: Final = 0.139
"""What a card of the house with most of them counts for more to who is about to choose one."""
HELD_TO_MOVE: Final = -0.08
CHAIN: Final = -0.151
WANTED: Final = 0.1
"""What the tide, or being haunted, brings to a card; this and the three below it are not fitted, but follow from ``Weights``."""
CURSE: Final = -0.3
HELD_WANTED: Final = 0.3
NEAR: Final = 0.03
IDLE_CHECK: Final = -1.273
"""The key for which the Æ is there has not been forged, although the step for it is over."""


def prospects(p: Position, seat: Seat) -> float:
    """The chance of ``seat`` to win, when the active player is about to choose a house."""
    active = p.active
    total = MOVE + standing(p, active, True) - standing(p, 1 - active, False)
    if p.means(active) >= p.key_cost(active) and p.may_forge(active):
        total += IDLE_CHECK
    chance = 1.0 / (1.0 + exp(-total))
    return chance if seat == active else 1.0 - chance


def standing(p: Position, seat: Seat, moves: bool) -> float:
    """What counts for a seat between two turns, whether it is about to move or has just moved: logits."""
    cost = p.key_cost(seat)
    amber = p.means(seat)
    keys = min(2, p.forged(seat))
    total = AMBER[keys] * min(amber, cost) + SURPLUS * min(max(0, amber - cost), 6) + COST * (cost - KEY_COST)
    if amber >= cost and p.may_forge(seat):
        total += CHECK if keys < 2 else LAST_CHECK
    if keys:
        total += ONE_KEY if keys == 1 else TWO_KEYS
    line = p.line(seat)
    hand = p.row(Zones.HAND, seat)
    own = 0
    for house in p.decks.houses[seat]:
        own |= 1 << house
    for c in line:
        total += fielded(p, c, own)
    prints = p.decks.prints
    for c in hand:
        face = prints[p.face[c]]
        if face.type == CardTypes.CREATURE:
            total += CREATURE_HELD
        for icon in face.icons:
            total += ICONS[icon]
    first = 0
    second = 0
    for house in p.decks.houses[seat]:
        count = 0
        for c in hand:
            if p.houses(c) >> house & 1:
                count += 1
        for c in line:
            if p.houses(c) >> house & 1:
                count += 1
        if count > first:
            second = first
            first = count
        elif count > second:
            second = count
    total += FIRST_HOUSE * first + SECOND_HOUSE * second + HELD * len(hand)
    if moves:
        total += HOUSE_TO_MOVE * first + HELD_TO_MOVE * len(hand)
    for c in p.row(Zones.ARTIFACTS, seat):
        total += ARTIFACT
        if prints[p.face[c]].keywords[Keywords.TREACHERY]:
            total += CURSE
        if p.flags[c] & Flags.EXHAUSTED:
            total += EXHAUSTED
    for c in p.row(Zones.ARCHIVES, seat):
        if p.owner(c) == seat:
            total += ARCHIVED
    if p.decks.asking:
        total += by_states(p, seat, WANTED, WANTED, HELD_WANTED, NEAR)
    return total + CHAIN * p.chains[seat]


def fielded(p: Position, c: Card, own: HouseSet) -> float:
    """What a creature in play counts for its controller, whose houses are ``own``, between two turns: logits."""
    keywords = p.decks.prints[p.face[c]].keywords
    flags = p.flags[c]
    left = min(p.power(c) - p.damage[c], 8)
    armor = min(p.armor(c), ARMORED)
    total = CREATURE + POWER * left + ARMOR * armor + CAPTURED * p.amber[c]
    if keywords[Keywords.ELUSIVE]:
        total += ELUSIVE
    if keywords[Keywords.POISON]:
        total += POISON
    if keywords[Keywords.TREACHERY]:
        total += CURSE
    if flags & Flags.STUNNED:
        total += STUNNED
    if flags & Flags.WARDED:
        total += WARDED
    if flags & Flags.EXHAUSTED:
        total += EXHAUSTED
    if c >= BOTH_DECKS:
        total += TOKEN
    if not p.houses(c) & own:
        total += STRANGE
    return total
