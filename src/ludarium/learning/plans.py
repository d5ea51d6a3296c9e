"""How each game is trained where nobody says otherwise: found by trying, on two cores."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.core import Value
from ludarium.learning.gradients import Gradients
from ludarium.learning.nets import Size
from ludarium.learning.training import GRADIENTS, TEACHER, Plan

USUAL: Final = {"tokyo-duel": TEACHER}
"""The way in which a game is learned where it is not by gradients."""
BASIC: Final[tuple[dict[str, Value], ...]] = ({"mode": "basic"},)
KEYFORGE: Final = Size(128, 2, 64)
_TAUGHT: Final = Plan("", method=TEACHER, games=100, rounds=40, every=5, rate=1e-3)
_ALONE: Final = Plan("", games=128, steps=32, rounds=400, every=50, rate=2e-3, gradients=Gradients(rows=1024))
_PLANS: Final = [
    replace(_TAUGHT, game="ready-fence", options=BASIC, teacher="greedy", games=1000, rounds=5, every=1),
    replace(_ALONE, game="ready-fence", options=BASIC, rate=6e-4),
    replace(
        _TAUGHT,
        game="keyforge",
        teacher="greedy",
        games=120,
        rounds=3,
        every=1,
        epochs=4,
        rows=64,
        size=KEYFORGE,
    ),
    replace(_ALONE, game="keyforge", games=64, size=KEYFORGE),
    replace(
        _TAUGHT,
        game="tokyo-duel",
        teacher="search:1",
        games=1000,
        rounds=3,
        every=1,
        epochs=3,
        rows=128,
    ),
    replace(_ALONE, game="tokyo-duel", rate=6e-4),
    replace(_TAUGHT, game="saboteur", teacher="greedy", games=300, rounds=3, every=1, rows=128),
]


def plan_of(game: str, method: str = "") -> Plan:
    """The plan of a game for a method, by default its usual one."""
    method = method or USUAL.get(game, GRADIENTS)
    for plan in _PLANS:
        if (plan.game, plan.method) == (game, method):
            return plan
    return replace(_TAUGHT if method == TEACHER else _ALONE, game=game)
