"""What things are worth to a seat in King of Tokyo: Duel.

A position is judged by its *score*: the logarithm of the odds that a seat wins. The scores of things are
added up by ``Weights``; ``chance_of`` makes a probability of the sum.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ludarium.games.tokyo_duel.cards import bits
from ludarium.games.tokyo_duel.position import Player
from ludarium.games.tokyo_duel.terms import Cards


@final
class Weights:
    """Scores of what a position holds, of the seat that rolls next ("mover") and of the other."""

    def __init__(
        self,
        moves: float,
        hp_mover: list[float],
        hp_other: list[float],
        place: list[float],
        near_mover: list[float],
        near_other: list[float],
        energy: list[float],
        tokens: list[float],
        rewards: float,
        fewer_dice: float,
        keep: list[float],
    ) -> None:
        self.moves = moves
        self.hp_mover = hp_mover
        self.hp_other = hp_other
        self.place = place
        """A marker that stands so many spaces on its player's own side."""
        self.near_mover = near_mover
        """So many steps from winning by victory space or zones; 8 and more are alike."""
        self.near_other = near_other
        self.energy = energy
        self.tokens = tokens
        self.rewards = rewards
        """Times what lies ahead, in scores of ``REWARD``."""
        self.fewer_dice = fewer_dice
        self.keep = keep
        """A Keep card, to its owner."""


THUMB: Final = Weights(
    moves=0.25,
    hp_mover=[0.0, 0.6, 1.05, 1.4, 1.7, 1.96, 2.18, 2.38, 2.56, 2.72, 2.87, 3.01, 3.14, 3.26, 3.37, 3.47],
    hp_other=[0.0, 0.6, 1.05, 1.4, 1.7, 1.96, 2.18, 2.38, 2.56, 2.72, 2.87, 3.01, 3.14, 3.26, 3.37, 3.47],
    place=[0.0, 0.12, 0.28, 0.5, 0.62, 0.75, 0.85],
    near_mover=[0.0, 1.6, 1.0, 0.5, 0.2, 0.08, 0.0, 0.0, 0.0],
    near_other=[0.0, 0.9, 0.6, 0.35, 0.15, 0.05, 0.0, 0.0, 0.0],
    energy=[0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.58, 0.66, 0.72, 0.78, 0.83, 0.88, 0.92],
    tokens=[0.0, 0.16, 0.3],
    rewards=1.0,
    fewer_dice=-0.35,
    keep=[
        0.8, 0.5, 0.1, 0.35, 0.9, 0.4, 0.4, 0.0, 0.0, 0.4,
        0.0, 0.9, 0.25, 0.0, 0.4, 0.6, 0.3, 0.0, 0.35, 0.5,
        0.0, 0.0, 0.5, 0.35, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0,
        0.25, 0.35, 0.0, 0.2, 0.0, 0.4, 0.0, 0.5, 0.15, 0.0,
        0.0, 0.0, 0.35, 0.3, 0.0, 0.25, 0.2, 0.25, 0.6, 0.3,
    ],
)  # fmt: skip
"""Rules of thumb, by judgement: what the greedy bot goes by."""

FITTED: Final = Weights(
    moves=2.15,
    hp_mover=[0.0, 0.0, 0.44, 0.79, 1.1, 1.4, 1.62, 1.8, 1.95, 2.1, 2.22, 2.31, 2.36, 2.39, 2.41, 2.42],
    hp_other=[0.0, 0.0, 0.65, 1.6, 2.3, 2.8, 3.25, 3.5, 3.8, 3.95, 4.1, 4.25, 4.33, 4.4, 4.43, 4.45],
    place=[0.0, 0.06, 0.15, 0.32, 0.66, 0.82, 0.95],
    near_mover=[0.0, 2.2, 1.38, 0.8, 0.45, 0.24, 0.08, 0.0, 0.0],
    near_other=[0.0, 1.2, 0.72, 0.39, 0.25, 0.12, 0.0, 0.0, 0.0],
    energy=[0.0, 0.12, 0.21, 0.3, 0.4, 0.49, 0.58, 0.68, 0.76, 0.82, 0.9, 0.98, 1.06],
    tokens=[0.0, 0.19, 0.37],
    rewards=0.4,
    fewer_dice=-0.2,
    keep=[
        0.43, 0.43, 0.0, 0.34, 0.2, 0.76, 0.3, 0.0, 0.0, 0.5,
        0.0, 0.85, 0.08, 0.0, 0.88, 0.59, 0.05, 0.0, 0.33, 0.18,
        0.0, 0.0, 0.1, -0.17, 0.0, 0.0, 0.0, -0.3, 0.0, 0.0,
        -0.08, 0.44, 0.0, 0.26, 0.0, 0.16, 0.0, 0.32, 0.18, 0.0,
        0.0, 0.0, 0.38, -0.18, 0.0, 0.12, 0.08, 0.11, 0.39, 0.51,
    ],
)  # fmt: skip
"""Fitted to who won, over 68,000 turns of bots that go by such weights: what the search is told."""

MORE_ENERGY: Final = 0.03
"""Each beyond those that weights tell of."""
EXTRA_TURN: Final = 0.8
DOMINATED: Final = -0.12
"""For each Keep card of who is dominated."""


def chance_of(score: float) -> float:
    """The probability that belongs to a score.

    >>> chance_of(0.0)
    0.5
    """
    if score > 30.0:
        return 1.0
    if score < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-score))


def energy_score(weights: Weights, energy: int) -> float:
    """The score of so much energy that is kept."""
    table = weights.energy
    last = len(table) - 1
    return table[energy] if energy <= last else table[last] + MORE_ENERGY * min(energy - last, 10)


def keeps_score(weights: Weights, keeps: Cards) -> float:
    """The score of Keep cards to their owner."""
    score = 0.0
    for card in bits(keeps):
        score += weights.keep[card]
    return score


def standing_score(weights: Weights, player: Player) -> float:
    """The score of a player for what health, energy, markers and the next mover don't tell."""
    score = weights.tokens[min(2, player.tokens)] + keeps_score(weights, player.keeps)
    score += weights.fewer_dice * player.fewer_dice + EXTRA_TURN * player.extra_turns
    if player.dominated:
        score += DOMINATED * len(bits(player.keeps))
    return score
