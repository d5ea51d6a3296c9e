"""The course of King of Tokyo: Duel: dice, power cards, buzz tokens, special power, spotlight (docs/lessons.md)."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Lesson, Saw, Step, Wrong
from ludarium.core.state import State
from ludarium.games.tokyo_duel.prepared import prepared

ME: Final = 0
SEATS: Final = 2
MONSTERS: Final = ("gigazaur", "space-penguin")
AHEAD: Final = [f"BZ02@fame:{space}" for space in range(3, 8)] + [
    f"BZ02@destruction:{space}" for space in range(1, 8)
]
"""Where the token of ``buzz`` lies on the learner's way."""


def dice() -> State:
    return prepared(monsters=MONSTERS, market=("TD26", "TD12", "TD21"), seed="dice 437")


def cards() -> State:
    return prepared(
        monsters=MONSTERS, market=("TD26", "TD37", "TD35"), seed="cards", dice="AEEEFD", energy=(1, 2)
    )


def buzz() -> State:
    return prepared(
        monsters=MONSTERS,
        market=("TD26", "TD12", "TD45"),
        seed="buzz",
        dice="AHFFFF",
        hurt=(4, 3),
        energy=(1, 1),
        placed=("BZ03@fame:2",),
    )


def power() -> State:
    return prepared(
        monsters=MONSTERS,
        market=("TD26", "TD12", "TD21"),
        seed="power",
        dice="AESSSS",
        hurt=(6, 2),
        fame=-1,
        destruction=5,
    )


def spotlight() -> State:
    return prepared(
        monsters=MONSTERS,
        market=("TD26", "TD12", "TD21"),
        seed="spotlight",
        dice="FFFDDD",
        hurt=(8, 1),
        fame=5,
        destruction=2,
    )


LESSONS: Final = [
    Lesson(
        "dice",
        dice,
        [
            Step([Saw("rolled", seat=ME, roll=1)], ["roll"]),
            Step(
                [Chose("reroll:AHDS")],
                ["reroll:AHDS"],
                fails=[
                    Wrong("stopped", Chose("stop"), ["stop"]),
                    Wrong("lost-fame", Chose("reroll:*F*"), ["reroll:AF"]),
                    Wrong("too-few", Chose("reroll:*"), ["reroll:A"]),
                ],
            ),
            Step(
                [Saw("result", seat=ME)],
                ["stop"],
                fails=[Wrong("lost-fame", Chose("reroll:*F*"), ["reroll:F"], outweighs=True)],
            ),
            Step([Saw("step", seat=ME, track="fame")], ["resolve:fame"]),
        ],
        SEATS,
    ),
    Lesson(
        "cards",
        cards,
        [
            Step(
                [
                    Saw("group_resolved", seat=ME, symbol="energy"),
                    Saw("group_resolved", seat=ME, symbol="attack"),
                ],
                ["resolve:energy", "resolve:attack"],
            ),
            Step(
                [Saw("bought", seat=ME, card="TD35")],
                ["buy:TD35"],
                fails=[
                    Wrong("other", Chose("buy:*"), ["buy:TD37"]),
                    Wrong("swept", Chose("sweep"), ["sweep"]),
                    Wrong("nothing", Chose("done"), ["done"]),
                ],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "buzz",
        buzz,
        [
            Step(
                [Saw("reward", seat=ME, reward="energy")],
                ["resolve:fame"],
                notes=[Wrong("order", Chose("resolve:*"), ["resolve:heal"])],
            ),
            Step(
                [Saw("bought", seat=ME, card="TD45")],
                ["resolve:heal", "resolve:attack", "buy:TD45"],
                fails=[
                    Wrong("swept", Chose("sweep"), ["resolve:heal", "resolve:attack", "sweep"]),
                    Wrong("nothing", Chose("done"), ["resolve:heal", "resolve:attack", "done"]),
                ],
            ),
            Step(
                [Chose(*AHEAD)],
                ["BZ02@fame:3"],
                fails=[Wrong("behind", Chose("BZ02@*"), ["BZ02@fame:1"])],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "power",
        power,
        [
            Step(
                [Saw("step", seat=ME, track="destruction")],
                ["power:destruction"],
                fails=[Wrong("fame", Chose("power:fame"), ["power:fame"])],
                notes=[Wrong("order", Chose("resolve:*"), ["resolve:attack"])],
            ),
            Step(
                [Saw("game_over", winner=ME, reason="space")],
                ["power:destruction"],
                fails=[
                    Wrong("fame", Chose("power:fame"), ["power:fame"]),
                    Wrong("unused", Chose("done"), ["resolve:attack", "resolve:energy", "done"]),
                ],
                notes=[Wrong("order", Chose("resolve:*"), ["resolve:attack"])],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "spotlight",
        spotlight,
        [
            Step(
                [Saw("game_over", winner=ME, reason="zones")],
                ["resolve:destruction"],
                fails=[Wrong("left", Chose("resolve:fame"), ["resolve:fame"])],
            ),
        ],
        SEATS,
    ),
]
