"""The traits of all cards, numbered in the order in which the pool brings them: later sets add theirs at the end."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.pool.facts import POOL

TRAITS: Final = tuple({trait: None for fact in POOL.cards() for trait in fact.traits})
