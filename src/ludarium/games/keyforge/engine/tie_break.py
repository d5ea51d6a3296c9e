"""Who wins when the time is up and nobody has three keys (T6.4): no card has any say in it."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.keyforge.engine.terms import KEY_COST, KEYS, Seat


class TieSteps:
    """The steps of T6.4 that may decide: more keys, more Æ, fewer chains, more creatures, the first turn."""

    KEYS: Final = 2
    AMBER: Final = 3
    CHAINS: Final = 4
    CREATURES: Final = 5
    FIRST: Final = 6


@final
class TieBreak:
    """The result: who wins by which step of T6.4, and what each player has after the last key."""

    def __init__(
        self, winner: Seat, step: int, forges: list[bool], keys: list[int], amber: list[int]
    ) -> None:
        self.winner = winner
        self.step = step
        self.forges = forges
        """Who forges a key for 6 Æ (T6.4.1)."""
        self.keys = keys
        self.amber = amber


def tie_break(
    keys: list[int], amber: list[int], chains: list[int], creatures: list[int], first: Seat
) -> TieBreak:
    """T6.4 from the inputs of T6.5, each by seat; ``first`` took the first turn of the game.

    >>> result = tie_break([2, 1], [5, 11], [3, 0], [6, 2], 0)
    >>> result.winner, result.step, result.keys, result.amber
    (1, 4, [2, 2], [5, 5])
    """
    forges = [amber[seat] >= KEY_COST and keys[seat] < KEYS for seat in (0, 1)]
    keys = [keys[seat] + 1 if forges[seat] else keys[seat] for seat in (0, 1)]
    amber = [amber[seat] - KEY_COST if forges[seat] else amber[seat] for seat in (0, 1)]
    fewest = [-count for count in chains]
    for step, values in (
        (TieSteps.KEYS, keys),
        (TieSteps.AMBER, amber),
        (TieSteps.CHAINS, fewest),
        (TieSteps.CREATURES, creatures),
    ):
        if values[0] != values[1]:
            return TieBreak(0 if values[0] > values[1] else 1, step, forges, keys, amber)
    return TieBreak(first, TieSteps.FIRST, forges, keys, amber)
