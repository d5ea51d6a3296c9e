"""What proves a game: the contract that every game keeps, and rules proved by number (docs/testing.md).

>>> from ludarium.testing import contract
>>> from ludarium.games.saboteur import GAME
>>> test_saboteur = contract(GAME)
"""

from ludarium.testing.contract import Contract, contract
from ludarium.testing.play import RandomPlay, games_to_play, plays, seed_of_run, wander
from ludarium.testing.proofs import proves

__all__ = ["Contract", "RandomPlay", "contract", "games_to_play", "plays", "proves", "seed_of_run", "wander"]
