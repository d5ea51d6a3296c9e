"""Lessons on what later sets brought: wards, enraged and exalted creatures (section 12, G128), bonus icons and Enhance
(G65, G67, G216), gigantic creatures (section 18)."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Lesson, Saw, Step, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.engine.terms import SEATS
from ludarium.games.keyforge.lessons.parts import DISCARDED, ENDED, ME, RIVAL, THEIR_HAND
from ludarium.games.keyforge.prepared import board


def ward() -> State:
    return board(
        mine=("hapsis", "babbling-bibliophile amber:3 exhausted", "hologrammophone"),
        theirs=("alaka warded", "mogghunter"),
        hand=("poke",),
        their_hand=(*THEIR_HAND[1:], "cull-the-weak"),
        amber=(2, 4),
        keys=(1, 1),
        house="logos",
        houses=(("logos", "saurian", "untamed"), ("brobnar", "dis", "untamed")),
        seed="ward",
    )


def enrage() -> State:
    return board(
        mine=("alaka enraged", "brutodon-auxiliary", "slimy-jark"),
        theirs=("quant", "a-vinda", "gravelguts stunned"),
        their_hand=THEIR_HAND,
        amber=(3, 5),
        keys=(1, 1),
        house="brobnar",
        houses=(("brobnar", "saurian", "untamed"), ("logos", "shadows", "brobnar")),
        seed="enrage",
    )


def exalt() -> State:
    return board(
        mine=(
            "questor-jarta",
            "thero-centurion exhausted",
            "philophosaurus exhausted",
            "library-of-polliasaurus",
        ),
        theirs=("mogghunter", "alaka"),
        hand=("phalanx-strike",),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        house="saurian",
        houses=(("saurian", "logos", "untamed"), ("brobnar", "dis", "untamed")),
        seed="exalt",
    )


def icons() -> State:
    return board(
        mine=("eunoia exhausted",),
        theirs=("splinter", "even-ivan"),
        hand=(
            "lumilu icons:CR",
            "dark-faerie icons:D",
            "wild-bounty",
            "keyfrog icons:A",
            "floomf icons:XAAA",
            "causal-loop",
        ),
        their_hand=THEIR_HAND,
        amber=(0, 4),
        keys=(1, 1),
        house="untamed",
        houses=(("untamed", "logos", "dis"), ("shadows", "logos", "untamed")),
        seed="icons",
    )


def gigantic() -> State:
    return board(
        theirs=("grimlocus-dux amber:3", "terrordactyl"),
        hand=("ultra-gravitron", "mind-over-matter", "resurgence"),
        their_hand=THEIR_HAND,
        archives=("ultra-gravitron2 icons:AR",),
        amber=(1, 4),
        keys=(1, 1),
        houses=(("logos", "dis", "untamed"), ("saurian", "shadows", "untamed")),
        at="start",
        seed="gigantic",
    )


LATER_LESSONS: Final = [
    Lesson(
        "ward",
        ward,
        [
            Step(
                [Saw("destroyed", card="alaka")],
                ["play:poke", "card:alaka", "fight:hapsis", "card:alaka"],
                fails=[
                    Wrong(
                        "strong",
                        Saw("fights", seat=ME, card="hapsis", target="alaka"),
                        ["fight:hapsis", "card:alaka"],
                    ),
                    Wrong("elsewhere", Saw("damaged", card="mogghunter"), ["play:poke", "card:mogghunter"]),
                    Wrong("other", Chose("reap:*", "action:*", "discard:*", "end"), ["reap:hapsis"]),
                ],
                notes=[Wrong("gone", Saw("prevented", card="alaka", by="ward"), ["play:poke", "card:alaka"])],
            ),
            Step(
                [Saw("warded", card="babbling-bibliophile")],
                ["action:hologrammophone", "card:babbling-bibliophile"],
                fails=[
                    Wrong("twice", Chose("card:hapsis"), ["action:hologrammophone", "card:hapsis"]),
                    Wrong(
                        "theirs",
                        Saw("warded", card="mogghunter"),
                        ["action:hologrammophone", "card:mogghunter"],
                    ),
                    ENDED,
                ],
            ),
            Step(
                [Saw("prevented", card="babbling-bibliophile", by="ward")],
                ["end"],
                replies={RIVAL: ["house:dis", "play:cull-the-weak"]},
            ),
        ],
        SEATS,
    ),
    Lesson(
        "enrage",
        enrage,
        [
            Step(
                [Saw("destroyed", card="quant")],
                ["fight:alaka", "card:quant"],
                fails=[
                    Wrong("strong", Saw("fights", seat=ME, card="alaka"), ["fight:alaka", "card:a-vinda"]),
                    Wrong("other", Chose("reap:*", "fight:slimy-jark", "end"), ["reap:slimy-jark"]),
                ],
            ),
            Step(
                [Saw("enraged", card="a-vinda")],
                ["fight:slimy-jark", "card:a-vinda"],
                fails=[
                    Wrong(
                        "elsewhere",
                        Saw("fights", seat=ME, target="gravelguts"),
                        ["fight:slimy-jark", "card:gravelguts"],
                    ),
                    Wrong("other", Chose("reap:*", "end"), ["reap:slimy-jark"]),
                ],
            ),
            Step(
                [Saw("destroyed", card="a-vinda")],
                ["end"],
                replies={RIVAL: ["house:shadows", "fight:a-vinda"]},
            ),
        ],
        SEATS,
    ),
    Lesson(
        "exalt",
        exalt,
        [
            Step(
                [Saw("gained", seat=ME, why="effect")],
                ["reap:questor-jarta", "yes"],
                fails=[
                    Wrong("no", Chose("no"), ["reap:questor-jarta", "no"]),
                    Wrong(
                        "other",
                        Chose("fight:*", "play:*", "action:*", "discard:*", "end"),
                        ["fight:questor-jarta"],
                    ),
                ],
            ),
            Step(
                [Saw("destroyed", card="mogghunter")],
                [
                    "play:phalanx-strike",
                    "card:mogghunter",
                    "yes",
                    "card:thero-centurion",
                    "card:mogghunter",
                ],
                fails=[
                    Wrong("elsewhere", Chose("card:alaka"), ["play:phalanx-strike", "card:alaka"]),
                    Wrong("no", Chose("no"), ["play:phalanx-strike", "card:mogghunter", "no"]),
                    Wrong("other", Chose("action:*", "discard:*", "end"), ["end"]),
                ],
            ),
            Step(
                [Saw("moved_amber", target="seat:0")],
                ["action:library-of-polliasaurus", "card:questor-jarta"],
                fails=[ENDED],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "icons",
        icons,
        [
            Step(
                [Saw("captured", seat=RIVAL), Saw("drew", seat=ME)],
                ["play:lumilu+CR", "place:0", "card:eunoia"],
                fails=[
                    Wrong(
                        "other",
                        Chose(
                            "play:dark-faerie*",
                            "play:wild-bounty",
                            "play:keyfrog*",
                            "play:floomf*",
                            "discard:*",
                            "end",
                        ),
                        ["play:keyfrog+A"],
                    )
                ],
            ),
            Step(
                [Saw("destroyed", card="splinter")],
                ["play:dark-faerie+D", "place:0", "card:splinter"],
                fails=[
                    Wrong(
                        "elsewhere",
                        Saw("damaged"),
                        ["play:dark-faerie+D", "place:0", "card:even-ivan"],
                    ),
                    Wrong(
                        "other",
                        Chose(
                            "play:wild-bounty",
                            "play:keyfrog*",
                            "play:floomf*",
                            "play:dust-pixie",
                            "discard:*",
                            "end",
                        ),
                        ["play:wild-bounty"],
                    ),
                ],
            ),
            Step(
                [Saw("played", seat=ME, card="wild-bounty")],
                ["play:wild-bounty"],
                fails=[Wrong("other", Chose("*"), ["play:dust-pixie"])],
            ),
            Step(
                [Saw("gained", seat=ME, why="icon", total=6)],
                ["play:floomf+XAAA", "place:0", "hand:causal-loop", "hand:dust-pixie"],
                fails=[
                    Wrong("less", Chose("play:keyfrog*", "play:dust-pixie"), ["play:keyfrog+A"]),
                    Wrong("discarded", DISCARDED, ["discard:keyfrog+A"]),
                    ENDED,
                ],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "gigantic",
        gigantic,
        [
            Step(
                [Saw("took_archives", seat=ME)],
                ["house:logos", "take"],
                fails=[
                    Wrong("other", Chose("house:dis", "house:untamed"), ["house:dis"]),
                    Wrong("left", Chose("leave"), ["house:logos", "leave"]),
                ],
            ),
            Step(
                [Saw("joined", host="ultra-gravitron")],
                ["play:ultra-gravitron"],
                fails=[
                    ENDED,
                    Wrong("discarded", DISCARDED, ["discard:ultra-gravitron"]),
                    Wrong("early", Chose("play:mind-over-matter"), ["play:mind-over-matter"]),
                ],
            ),
            Step(
                [Saw("moved", card="ultra-gravitron2+AR", to="archives")],
                ["play:mind-over-matter"],
                fails=[ENDED, Wrong("discarded", DISCARDED, ["discard:mind-over-matter"])],
            ),
        ],
        SEATS,
    ),
]
