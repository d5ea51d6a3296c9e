"""The course of Ready… Fence!: eight lessons of the tutorial, two of the basic and two of the advanced mode
(docs/lessons.md). The learner is Green; Red does what each step says.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.game import Value
from ludarium.core.lesson import Chose, Lesson, Saw, Step, Wrong
from ludarium.games.ready_fence.prepared import prepared
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import SEATS

ME: Final = 0
RED: Final = 1
TUTORIAL: Final[dict[str, Value]] = {"mode": "tutorial"}
BASIC: Final[dict[str, Value]] = {"mode": "basic"}
ADVANCED: Final[dict[str, Value]] = {"mode": "advanced"}
NEAR: Final = (5, 7)
"""Squares at lunge distance, Green having stepped in."""
RED_HAND: Final = ("ST4", "ST5", "BT4", "SH4", "SH5", "TT4")
BASIC_RED: Final = ("ST3", "ST6", "BT4", "SH4", "SH5", "PR4")
THRUST: Final = (("ST3",), ("ST3",))
"""In the basic mode everybody knows the yellow Straight Thrust of both."""

# What is said of ways that several steps do not want.
ACCEPTED: Final = Wrong("accept", Chose("accept"), ["accept"])
BACK: Final = Wrong("back", Chose("back", "retreat"), ["back"])
OTHER_ACTS: Final = Chose("forward", "back", "retreat", "position:*", "exchange:*", "stall", "end", "BT*")
END: Final = Wrong("end", Chose("end"), ["end"])


def distance() -> FenceState:
    return prepared(TUTORIAL, [("ST4", "ST6", "SH4", "PR5", "TT4", "CP4"), RED_HAND])


def colours() -> FenceState:
    return prepared(TUTORIAL, [("PR5", "PR6", "ST4", "SH5", "BT4", "GA5"), RED_HAND], turn=RED, squares=NEAR)


def speed() -> FenceState:
    return prepared(
        TUTORIAL,
        [("PR4", "PR5", "SH4", "ST3", "ST4", "TT4"), RED_HAND],
        turn=RED,
        squares=NEAR,
        positions=("line", "invitation"),
    )


def riposte() -> FenceState:
    return prepared(TUTORIAL, [("PR5", "PR4", "ST4", "TT4", "GA5", "CP4"), RED_HAND], turn=RED, squares=NEAR)


def stop_hit() -> FenceState:
    return prepared(TUTORIAL, [("SH5", "SH6", "SH4", "ST4", "TT4", "CP4"), RED_HAND], turn=RED, squares=NEAR)


def evade() -> FenceState:
    return prepared(TUTORIAL, [("PR5", "PR6", "ST4", "ST6", "CP4", "GA5"), RED_HAND], turn=RED, squares=NEAR)


def two_colours() -> FenceState:
    return prepared(
        TUTORIAL,
        [("DI4", "DI5", "AN", "GA5", "FK4", "CP4"), RED_HAND],
        turn=RED,
        squares=NEAR,
        positions=("line", "engagement"),
    )


def strip_and_time() -> FenceState:
    return prepared(
        TUTORIAL,
        [("CP4", "ST3", "TT4", "GA5", "FK4", "BT4"), RED_HAND],
        turn=RED,
        squares=(2, 4),
        scores=(4, 3),
        timer=3,
    )


def stamina() -> FenceState:
    hand = ("ST3", "BT5", "SH4", "SH5", "PR5", "IF4")
    return prepared(BASIC, [hand, BASIC_RED], turn=RED, squares=NEAR, known=THRUST)


def fleche() -> FenceState:
    hand = ("ST3", "FL6", "SH4", "PR5", "BT4", "SH6")
    return prepared(BASIC, [hand, BASIC_RED], positions=("invitation", "line"), known=THRUST)


def second_intention() -> FenceState:
    return prepared(
        ADVANCED, [("ST4", "CT", "RA", "SH4", "PR4", "BT4"), RED_HAND], squares=NEAR, stamina=(5, 5)
    )


def feint() -> FenceState:
    red = ("PR4", "ST5", "BT4", "SH4", "SH5", "TT4")
    return prepared(ADVANCED, [("ST3", "ST4", "ST6", "FE", "SH4", "PR5"), red], squares=NEAR)


LESSONS: Final = [
    Lesson(
        "distance",
        distance,
        [
            Step(
                [Saw("moved", seat=ME, to=5)], ["forward"], fails=[BACK, Wrong("other", Chose("*"), ["end"])]
            ),
            Step(
                [Saw("touch", seat=ME)],
                ["ST6"],
                fails=[
                    Wrong("moved", Chose("forward", "back"), ["forward"]),
                    Wrong("other", Chose("end", "position:*"), ["end"]),
                ],
                replies={RED: ["accept"]},
            ),
            Step(
                [Saw("moved", seat=ME, how="back", to=2)],
                ["back", "back"],
                fails=[
                    Wrong("forward", Chose("forward"), ["forward"]),
                    Wrong("other", Chose("end", "position:*", "ST*", "TT*"), ["end"]),
                ],
                replies={RED: ["accept", "no", "position:invitation", "forward"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "colours",
        colours,
        [
            Step(
                [Saw("played", seat=ME, role="parry-riposte"), Saw("touch", seat=ME)],
                ["PR5"],
                fails=[
                    ACCEPTED,
                    Wrong("cyan", Chose("SH*"), ["SH5"]),
                    Wrong("distance", Chose("distance"), ["distance"]),
                ],
                replies={RED: ["ST4", "accept"]},
            ),
            Step(
                [Saw("played", seat=RED, role="counter")],
                ["forward", "ST4"],
                fails=[BACK, END, Wrong("other", Chose("BT*", "GA*"), ["forward", "BT4"])],
                replies={RED: ["SH5"]},
            ),
            Step(
                [Saw("touch", seat=ME)],
                ["PR6"],
                fails=[ACCEPTED],
                replies={RED: ["accept"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "speed",
        speed,
        [
            Step(
                [Saw("played", seat=ME, role="parry-riposte")],
                ["PR5"],
                fails=[ACCEPTED, Wrong("distance", Chose("distance"), ["distance"])],
                replies={RED: ["ST5", "accept"]},
            ),
            Step(
                [Saw("played", seat=ME, role="attack", speed=(5, 6)), Saw("touch", seat=ME)],
                ["forward", "ST3"],
                fails=[BACK, END, Wrong("other", Chose("TT*", "position:*"), ["forward", "TT4"])],
                replies={RED: ["accept"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "riposte",
        riposte,
        [
            Step(
                [Saw("played", seat=RED, role="counter")],
                ["PR5"],
                fails=[
                    ACCEPTED,
                    Wrong("ceding", Chose("CP*"), ["CP4"]),
                    Wrong("glide", Chose("PR*+GA5"), ["PR5+GA5"]),
                    Wrong("last", Chose("PR4"), ["PR4"]),
                    Wrong("distance", Chose("distance"), ["distance"]),
                ],
                replies={RED: ["ST4", "SH4", "accept", "no"]},
            ),
            Step([Saw("touch", seat=ME)], ["PR4"], fails=[ACCEPTED], replies={RED: ["accept"]}),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "stop-hit",
        stop_hit,
        [
            Step(
                [Saw("touch", seat=ME)],
                ["SH6"],
                fails=[
                    Wrong("equal", Saw("double_touch"), ["SH5"], outweighs=True),
                    ACCEPTED,
                    Wrong("distance", Chose("distance"), ["distance"]),
                ],
                replies={RED: ["BT4", "accept"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "evade",
        evade,
        [
            Step(
                [Saw("cardless", seat=ME, role="distance")],
                ["distance"],
                fails=[ACCEPTED],
                replies={RED: ["TT4"]},
            ),
            Step(
                [Saw("discarded", seat=ME, how="distance")],
                ["discard:CP4"],
                replies={RED: ["no"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "two-colours",
        two_colours,
        [
            Step(
                [Saw("touch", seat=ME)],
                ["DI5+AN"],
                fails=[
                    Wrong("equal", Saw("double_touch"), ["DI5"], outweighs=True),
                    ACCEPTED,
                    Wrong("distance", Chose("distance"), ["distance"]),
                ],
                replies={RED: ["BT4", "accept"]},
            ),
            Step(
                [Saw("played", seat=ME, role="attack", card=("DI4", "DI5")), Saw("touch", seat=ME)],
                ["forward", "DI4"],
                fails=[
                    BACK,
                    END,
                    Wrong("other", Chose("position:*", "ST*", "BT*", "TT*", "FK*"), ["position:invitation"]),
                ],
                replies={RED: ["accept"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "strip-and-time",
        strip_and_time,
        [
            Step(
                [Saw("stopped", seat=ME)],
                ["CP4"],
                fails=[
                    Wrong("off", Saw("touch", seat=RED, why="off-strip"), ["distance", "discard:ST3"]),
                    ACCEPTED,
                ],
                notes=[Wrong("edge", Chose("distance"), ["distance"])],
                replies={RED: ["ST4", "no"]},
            ),
            Step(
                [Saw("game_over", winner=ME)],
                ["end", "discard:ST3"],
                fails=[
                    Wrong("no", Chose("no"), ["end", "no"]),
                    Wrong(
                        "other",
                        Chose("forward", "back", "position:*", "ST*", "TT*", "GA*", "FK*", "BT*"),
                        ["forward"],
                    ),
                ],
                replies={RED: ["no"]},
            ),
        ],
        seats=SEATS,
        options=TUTORIAL,
    ),
    Lesson(
        "stamina",
        stamina,
        [
            Step(
                [Saw("stopped", seat=ME)],
                ["parry"],
                fails=[ACCEPTED],
                replies={RED: ["ST6", "accept"]},
            ),
            Step(
                [Saw("stalled", seat=ME)],
                ["stall"],
                fails=[Wrong("other", Chose("*"), ["end"])],
            ),
        ],
        seats=SEATS,
        options=BASIC,
    ),
    Lesson(
        "fleche",
        fleche,
        [
            Step(
                [Saw("position", seat=ME, position="engagement")],
                ["position:engagement"],
                fails=[
                    Wrong("line", Chose("position:line"), ["position:line"]),
                    Wrong("early", Chose("FL*"), ["FL6"]),
                    Wrong("other", Chose("*"), ["end"]),
                ],
            ),
            Step(
                [Saw("touch", seat=ME)],
                ["FL6"],
                fails=[Wrong("other", Chose("forward", "back", "exchange:*", "end"), ["end"])],
                replies={RED: ["accept"]},
            ),
        ],
        seats=SEATS,
        options=BASIC,
    ),
    Lesson(
        "second-intention",
        second_intention,
        [
            Step(
                [Saw("played", seat=RED, role="counter")],
                ["ST4"],
                fails=[Wrong("other", OTHER_ACTS, ["end"])],
                replies={RED: ["SH5"]},
            ),
            Step([Saw("touch", seat=ME)], ["CT"], fails=[ACCEPTED], replies={RED: ["accept"]}),
            Step(
                [Saw("stopped", seat=RED)],
                ["forward", "ST4"],
                fails=[
                    BACK,
                    END,
                    Wrong("other", Chose("BT*", "stall", "position:*", "exchange:*"), ["stall"]),
                ],
                replies={RED: ["end", "parry"]},
            ),
            Step(
                [Saw("played", seat=ME, role="renewed"), Saw("touch", seat=ME)],
                ["RA"],
                fails=[Wrong("no", Chose("no"), ["no"])],
                replies={RED: ["accept"]},
            ),
        ],
        seats=SEATS,
        options=ADVANCED,
    ),
    Lesson(
        "feint",
        feint,
        [
            Step(
                [Saw("played", seat=RED, role="parry-riposte")],
                ["ST3"],
                fails=[Wrong("strong", Chose("ST4", "ST6"), ["ST6"]), Wrong("other", OTHER_ACTS, ["end"])],
                replies={RED: ["PR4", "accept"]},
            ),
            Step(
                [Saw("touch", seat=ME, why="feint")],
                ["feint:ST6"],
                fails=[
                    Wrong("broken", Chose("feint"), ["feint"]),
                    Wrong("equal", Saw("double_touch"), ["feint:ST4"]),
                    ACCEPTED,
                    Wrong("answer", Chose("SH*", "PR*"), ["SH4"]),
                ],
                replies={RED: ["accept"]},
            ),
            Step(
                [Saw("moved", seat=ME, how="retreat")],
                ["retreat"],
                fails=[Wrong("other", Chose("*"), ["back"])],
                replies={RED: ["forward", "accept", "end"]},
            ),
        ],
        seats=SEATS,
        options=ADVANCED,
    ),
]
