"""The course of Saboteur: the mine, tools, maps, the gold, and the saboteur's side of it (docs/lessons.md).

Five dwarfs sit at the table. The learner is seat 0; the others pass unless a step says what they do.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Lesson, Saw, Sign, Step, Wrong
from ludarium.core.state import State
from ludarium.games.saboteur.prepared import prepared

SEATS: Final = 5
ME: Final = 0
DIGGING: Final = ("digger", "digger", "saboteur", "digger", "selfish")
HOLDING_UP: Final = ("saboteur", "digger", "digger", "selfish", "digger")
# What the others hold where it does not matter: they get rid of it one by one.
OTHERS: Final = (
    ("DCL", "DTV", "D1H", "TV", "TV", "!P"),
    ("DCR", "DIV", "DIH", "TV", "TV", "!P"),
    ("TH", "IV", "IV", "CL", "CR", "!C"),
    ("TH", "IV", "CL", "CL", "CR", "!C"),
)
HOLES: Final = (1, 2, 3, 5, 6)
"""Where a rockfall cuts the tunnel of ``block``, by x: there alone nothing lies then."""
PASS: Final = dict.fromkeys(range(1, SEATS), ("pass:*",))
PASSED: Final = Chose("pass:*")


def fits() -> State:
    return prepared(
        SEATS,
        roles=DIGGING,
        goals=("stone1", "gold", "stone2"),
        hands=(("IH", "DX", "CR", "X", "map", "+L"), *OTHERS),
        deck=("TH", "X", "IH", "X", "IH"),
    )


def tools() -> State:
    return prepared(
        SEATS,
        roles=DIGGING,
        goals=("stone1", "gold", "stone2"),
        hands=(("X", "TH", "+PL", "+C", "!L", "IH"), *OTHERS),
        field=("TH@1,0", "IH@2,0"),
        broken={0: "L", 1: "C"},
        deck=("map", "X"),
    )


def maps() -> State:
    return prepared(
        SEATS,
        roles=DIGGING,
        goals=("stone1", "stone2", "gold"),
        hands=(("map", "map", "CL", "CR", "+P", "DX"), *OTHERS),
        field=("X@1,0", "TH@2,0", "IH@3,0", "IH@5,0", "X@6,0"),
        deck=("X", "TH"),
    )


def gold() -> State:
    mate = ("IV", "TV", "TV", "DCL", "D1H", "!P")
    return prepared(
        SEATS,
        roles=DIGGING,
        goals=("stone1", "stone2", "gold"),
        hands=(("X", "CR", "CL", "DTH", "map", "+P"), mate, *OTHERS[1:]),
        field=("X@1,0", "TH@2,0", "IH@3,0", "IH@5,0", "X@6,0"),
        deck=("TH", "X"),
    )


def block() -> State:
    return prepared(
        SEATS,
        roles=HOLDING_UP,
        goals=("gold", "stone1", "stone2"),
        hands=(("fall", "DX", "!L", "X", "+C", "map"), *OTHERS),
        field=("X@1,0", "TH@2,0", "IH@3,0", "IH@5,0", "X@6,0", "D1V@6,1"),
        deck=("TH", "IH"),
    )


def _lay(card: str | tuple[str, ...], x: int, y: int) -> Sign:
    return Saw("path_laid", seat=ME, card=card, x=x, y=y)


LESSONS: Final = [
    Lesson(
        "path",
        fits,
        [
            Step(
                [_lay(("IH", "X"), 1, 0)],
                ["IH@1,0"],
                fails=[
                    Wrong("dead-end", Chose("DX@*"), ["DX@1,0"]),
                    Wrong("passed", PASSED, ["pass:X"]),
                    Wrong("elsewhere", Saw("path_laid", seat=ME), ["X@5,0"]),
                    Wrong("action", Chose("*"), ["map@1"]),
                ],
            ),
            Step(
                [Saw("path_laid", seat=ME, card="CR", turned=True, x=2, y=0)],
                ["CR'@2,0"],
                fails=[
                    Wrong("passed", PASSED, ["pass:CR"]),
                    Wrong("elsewhere", Chose("*"), ["CR'@5,0"]),
                ],
                replies=PASS,
            ),
        ],
        SEATS,
    ),
    Lesson(
        "tools",
        tools,
        [
            Step(
                [Saw("tool_repaired", seat=ME, target=ME, tool="lantern")],
                ["+PL=L>0"],
                fails=[
                    Wrong("other", Chose("+C>*"), ["+C>1"]),
                    Wrong("passed", PASSED, ["pass:X"]),
                    Wrong("early", Chose("!*"), ["!L>2"]),
                ],
            ),
            Step(
                [Saw("tool_broken", seat=ME, target=2)],
                ["!L>2"],
                fails=[
                    Wrong("innocent", Chose("!*"), ["!L>3"]),
                    Wrong("late", Chose("*"), ["X@5,0"]),
                ],
                replies={**PASS, 2: ("DIH@3,0", "pass:*")},
            ),
        ],
        SEATS,
    ),
    Lesson(
        "map",
        maps,
        [
            Step(
                [Saw("map_used", seat=ME, goal=1)],
                ["map@1"],
                fails=[
                    Wrong("outer", Chose("map@*"), ["map@0"]),
                    Wrong("blind", Chose("*"), ["CR'@7,0"]),
                ],
            ),
            Step(
                [Saw("map_used", seat=ME, goal=(0, 2))],
                ["map@0"],
                fails=[Wrong("again", Chose("map@*"), ["map@1"]), Wrong("blind", Chose("*"), ["CR'@7,0"])],
                replies=PASS,
            ),
            Step(
                [_lay("CR", 7, 0)],
                ["CR'@7,0"],
                fails=[
                    Wrong("up", _lay("CL", 7, 0), ["CL@7,0"]),
                    Wrong("away", Chose("*"), ["pass:DX"]),
                ],
                replies=PASS,
            ),
        ],
        SEATS,
    ),
    Lesson(
        "gold",
        gold,
        [
            Step(
                [Saw("goal_up", seat=ME, goal=1)],
                ["X@7,0"],
                fails=[
                    Wrong("dead-end", Chose("DTH@*", "DTH'@*"), ["DTH@7,0"]),
                    Wrong("away", Chose("*"), ["CR'@7,0"]),
                ],
            ),
            Step(
                [Saw("round_over", winner="digger", connector=ME)],
                ["CR@7,2"],
                fails=[Wrong("missed", Chose("*"), ["CL@7,2"])],
                replies={**PASS, 1: ("IV@7,1", "pass:*")},
            ),
        ],
        SEATS,
    ),
    Lesson(
        "saboteur",
        block,
        [
            Step(
                [Saw("rockfall", seat=ME, x=HOLES, y=0)],
                ["fall@5,0"],
                fails=[
                    Wrong("branch", Chose("fall@*"), ["fall@6,1"]),
                    Wrong("helped", Saw("path_laid", seat=ME, card="X"), ["X@7,0"]),
                    Wrong("other", Chose("*"), ["!L>1"]),
                ],
            ),
            Step(
                [Saw("path_laid", seat=ME, card="DX", x=HOLES, y=0)],
                ["DX@5,0"],
                fails=[Wrong("helped", _lay("X", 5, 0), ["X@5,0"]), Wrong("other", Chose("*"), ["pass:X"])],
                replies=PASS,
            ),
        ],
        SEATS,
    ),
]
