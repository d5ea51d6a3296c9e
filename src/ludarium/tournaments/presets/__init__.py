"""Plans that organisers start from, by name. A page copies one and changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.tournaments.errors import Refused
from ludarium.tournaments.plan import AS_LOSSES, BY_POINTS, BY_TABLE, BY_WINNER, Plan, StagePlan

_PRELIMINARY: Final = StagePlan("preliminary", "two-loss-out")
_KNOCK_OUT: Final = StagePlan("knock-out", "elimination", {"draw": "random-each-round"})

GAME_MINUTES: Final = 45
BUILD_MINUTES: Final = 30


def _keyforge(preset: str, kind: str, stages: tuple[StagePlan, ...], **others: int) -> Plan:
    """What all four formats share (T6, T7, T14)."""
    return Plan(
        preset,
        "keyforge",
        stages,
        format=kind,
        catalogue="keyforge",
        result=BY_WINNER,
        options={"time": GAME_MINUTES},
        minutes=GAME_MINUTES,
        overtime=True,
        first_player=True,
        missed=AS_LOSSES,
        **others,  # type: ignore[arg-type]
    )


def _championship(preset: str, games: int) -> Plan:
    return Plan(
        preset,
        "saboteur",
        (StagePlan("groups", "groups", {"games": games}), StagePlan("final", "final")),
        catalogue="saboteur",
        result=BY_TABLE,
        secret=True,
        missed="nothing",
    )


PRESETS: Final[Mapping[str, Plan]] = {
    plan.preset: plan
    for plan in (
        _keyforge("keyforge-archon", "archon", (_PRELIMINARY, _KNOCK_OUT)),
        _keyforge("keyforge-alliance", "alliance", (_PRELIMINARY, _KNOCK_OUT)),
        _keyforge("keyforge-sealed", "sealed", (_PRELIMINARY, _KNOCK_OUT), build_minutes=BUILD_MINUTES, decks_each=3),
        _keyforge("keyforge-casual-sealed", "casual-sealed", (StagePlan("swiss", "swiss"),)),
        _championship("saboteur-championship", 0),
        _championship("saboteur-championship-3", 3),
        _championship("saboteur-championship-4", 4),
        Plan(
            "ready-fence",
            "ready-fence",
            (
                StagePlan("pools", "pools", options={"points": 5}),
                StagePlan("knock-out", "elimination", {"draw": "seeded"}, options={"points": 10}),
            ),
            catalogue="house",
            result=BY_POINTS,
        ),
        Plan(
            "ready-fence-advanced",
            "ready-fence",
            (
                StagePlan("pools", "pools", options={"points": 5}),
                StagePlan("knock-out", "elimination", {"draw": "seeded"}, options={"points": 15}),
            ),
            catalogue="house",
            result=BY_POINTS,
            options={"mode": "advanced"},
        ),
        Plan(
            "tokyo-duel",
            "tokyo-duel",
            (_PRELIMINARY, _KNOCK_OUT),
            catalogue="house",
        ),
        Plan("tokyo-duel-swiss", "tokyo-duel", (StagePlan("swiss", "swiss"),), catalogue="house"),
    )
}  # fmt: skip


def preset_named(name: str) -> Plan:
    """Raises ``Refused``."""
    if name not in PRESETS:
        raise Refused("preset-unknown", found=name[:60], known=", ".join(PRESETS))
    return PRESETS[name]
