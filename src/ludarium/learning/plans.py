"""How each game is trained where nobody says otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.learning.nets import Size
from ludarium.learning.training import GRADIENTS, TEACHER, Plan

_PLANS: Final = {
    "ready-fence": Plan("ready-fence", rounds=500),
    "tokyo-duel": Plan("tokyo-duel", method=TEACHER, rounds=40, games=100, rate=1e-3, every=5),
    "saboteur": Plan("saboteur", rounds=400, games=128),
    "keyforge": Plan("keyforge", rounds=400, games=64, size=Size(192, 2, 64)),
}


def plan_of(game: str, method: str = "") -> Plan:
    """The plan of a game; ``method`` is its usual one where it is empty."""
    plan = _PLANS.get(game) or Plan(game)
    if method in ("", plan.method):
        return plan
    if method == TEACHER:
        return replace(plan, method=method, games=100, rate=1e-3, every=5, rounds=40)
    return replace(plan, method=GRADIENTS, games=256, rate=7e-4, every=25, rounds=500)
