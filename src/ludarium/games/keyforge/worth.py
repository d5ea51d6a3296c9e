"""What a position is worth to a seat, in Æ: keys and what brings them, the board, cards, and who is to move."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.position import Position
from ludarium.games.keyforge.terms import NONE

WON: Final = 200.0


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


def worth(p: Position, seat: int, w: Weights) -> float:
    """How much better the position is for ``seat`` than for its opponent."""
    if p.winner != NONE:
        return WON if p.winner == seat else -WON
    return side(p, seat, w) - side(p, 1 - seat, w)


def side(p: Position, seat: int, w: Weights) -> float:
    cost = p.key_cost(seat)
    amber = p.means(seat)
    total = w.key * p.forged(seat) * (1.0 + 0.15 * p.forged(seat))
    total += w.amber * min(amber, cost) + w.surplus * max(0, amber - cost)
    if amber >= cost:
        total += w.check
    total -= 0.5 * w.amber * (cost - t.KEY_COST)
    for c in p.line(seat):
        total += creature(p, c, w)
    for c in p.row(t.ARTIFACTS, seat):
        total += w.artifact + (0.0 if p.flags[c] & t.EXHAUSTED else 0.3 * w.ready)
    for c in p.attached:
        if p.ctrl[c] == seat:
            total += w.upgrade if p.ctrl[p.host[c]] == seat else -w.upgrade
    total += w.archived * len(p.row(t.ARCHIVES, seat))
    hand = len(p.row(t.HAND, seat))
    if seat != p.active or p.step > 6:
        total += w.card * min(hand, 6) + 0.5 * w.card * max(0, hand - 6)
    else:  # what is played or discarded now is drawn again
        total += w.card * min(6, hand) * 0.55 + w.card * max(0, hand - 6)
    return total - w.chain * p.chains[seat]


def creature(p: Position, c: int, w: Weights) -> float:
    """What a creature in play is worth to its controller."""
    face = p.decks.prints[p.face[c]]
    left = p.power(c) - p.damage[c]
    total = w.creature + w.power * min(left, 8) + w.armor * p.armor(c)
    for keyword in (t.ELUSIVE, t.SKIRMISH, t.TAUNT, t.POISON, t.VERSATILE, t.ASSAULT, t.HAZARDOUS):
        if face.keywords[keyword]:
            total += w.keyword
    total += w.ability * min(len(face.abilities) + len(face.constants), 2)
    flags = p.flags[c]
    if not flags & t.EXHAUSTED:
        total += w.ready
    if flags & t.STUNNED:
        total -= w.stun
    if flags & t.WARDED:
        total += w.keyword
    return total - w.captured * p.amber[c]
