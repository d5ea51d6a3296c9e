"""The course of KeyForge: keys, cards, fights, æmber, the hand, order, check; then what later sets brought, and the
puzzles (docs/lessons.md)."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Lesson, Saw, Step, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.engine.terms import SEATS
from ludarium.games.keyforge.lessons.later_sets import LATER_LESSONS
from ludarium.games.keyforge.lessons.parts import DISCARDED, ENDED, ME, RIVAL, THEIR_HAND
from ludarium.games.keyforge.lessons.puzzles import PUZZLES
from ludarium.games.keyforge.lessons.recent_sets import RECENT_LESSONS
from ludarium.games.keyforge.prepared import board


def keys() -> State:
    return board(
        mine=("ancient-bear",),
        theirs=("urchin", "dust-imp"),
        hand=("dust-pixie", "snufflegator", "punch", "labwork"),
        their_hand=THEIR_HAND,
        amber=(6, 2),
        houses=(("untamed", "brobnar", "logos"), ("dis", "shadows", "untamed")),
        at="start",
        seed="keys",
    )


def cards() -> State:
    return board(
        mine=("troll", "headhunter"),
        theirs=("umbra", "shooler"),
        hand=("bumpsy", "punch", "blood-of-titans", "cannon"),
        their_hand=THEIR_HAND,
        amber=(1, 3),
        house="brobnar",
        houses=(("brobnar", "logos", "untamed"), ("dis", "shadows", "untamed")),
        seed="cards",
    )


def fights() -> State:
    return board(
        mine=("troll", "krump", "headhunter", "smaaash", "bumpsy"),
        theirs=("raiding-knight", "umbra", "champion-anaphiel", "noddy-the-thief"),
        their_hand=THEIR_HAND,
        amber=(2, 3),
        house="brobnar",
        houses=(("brobnar", "logos", "untamed"), ("sanctum", "shadows", "untamed")),
        seed="fights",
    )


def amber() -> State:
    return board(
        mine=("dodger",),
        theirs=("charette amber:2", "dust-imp"),
        hand=("urchin", "old-bruno"),
        their_hand=THEIR_HAND,
        amber=(2, 7),
        keys=(1, 2),
        house="shadows",
        houses=(("shadows", "logos", "untamed"), ("dis", "brobnar", "untamed")),
        seed="amber",
    )


def hand() -> State:
    return board(
        theirs=("pit-demon",),
        hand=("labwork", "dimension-door", "punch"),
        their_hand=THEIR_HAND,
        archives=("twin-bolt-emission", "dr-escotera"),
        amber=(2, 3),
        keys=(0, 1),
        chains=(5, 0),
        houses=(("logos", "brobnar", "untamed"), ("dis", "shadows", "untamed")),
        at="start",
        seed="hand",
    )


def order() -> State:
    return board(
        mine=("snufflegator stunned", "hunting-witch exhausted", "duma-the-martyr damage:1"),
        theirs=("pit-demon",),
        hand=("chota-hazri", "piranha-monkeys"),
        their_hand=THEIR_HAND,
        amber=(6, 3),
        keys=(1, 1),
        house="untamed",
        houses=(("untamed", "sanctum", "logos"), ("dis", "shadows", "untamed")),
        seed="order",
    )


def check() -> State:
    return board(
        mine=("troll",),
        theirs=("urchin", "shooler"),
        hand=("burn-the-stockpile", "bumpsy", "labwork", "twin-bolt-emission", "dust-pixie"),
        their_hand=THEIR_HAND,
        amber=(4, 7),
        keys=(2, 2),
        houses=(("brobnar", "logos", "untamed"), ("dis", "shadows", "untamed")),
        at="start",
        seed="check",
    )


LESSONS: Final = [
    Lesson(
        "keys",
        keys,
        [
            Step([Saw("forged", seat=ME)], ["key:red"]),
            Step(
                [Saw("house", seat=ME, house="untamed")],
                ["house:untamed"],
                fails=[Wrong("other", Chose("house:*"), ["house:logos"])],
            ),
            Step(
                [Saw("gained", seat=ME, why="icon"), Saw("reaped", seat=ME, card="ancient-bear")],
                ["play:dust-pixie", "place:0", "reap:ancient-bear"],
                fails=[
                    ENDED,
                    Wrong("fought", Chose("fight:*"), ["fight:ancient-bear"]),
                    Wrong("discarded", DISCARDED, ["discard:dust-pixie"]),
                ],
            ),
            Step([Saw("drew", seat=ME)], ["end"], notes=[Wrong("more", Chose("*"), ["play:snufflegator"])]),
        ],
        SEATS,
    ),
    Lesson(
        "cards",
        cards,
        [
            Step(
                [Saw("lost", seat=RIVAL)],
                ["play:bumpsy", "place:0"],
                fails=[
                    Wrong(
                        "other",
                        Chose(
                            "play:punch",
                            "play:blood-of-titans",
                            "play:cannon",
                            "discard:*",
                            "reap:*",
                            "fight:*",
                            "end",
                        ),
                        ["play:cannon"],
                    )
                ],
            ),
            Step(
                [Saw("destroyed", card="umbra")],
                ["play:punch", "card:umbra"],
                fails=[
                    Wrong("elsewhere", Saw("damaged", source="punch"), ["play:punch", "card:troll"]),
                    Wrong(
                        "other",
                        Chose("play:blood-of-titans", "play:cannon", "discard:*", "reap:*", "fight:*", "end"),
                        ["end"],
                    ),
                ],
            ),
            Step(
                [Saw("attached", card="blood-of-titans", host=("troll", "headhunter", "bumpsy"))],
                ["play:blood-of-titans", "card:headhunter"],
                fails=[
                    Wrong(
                        "theirs",
                        Saw("attached", card="blood-of-titans"),
                        ["play:blood-of-titans", "card:shooler"],
                    ),
                    Wrong("other", Chose("play:cannon", "discard:*", "reap:*", "fight:*", "end"), ["end"]),
                ],
            ),
            Step(
                [Saw("played", seat=ME, card="cannon")],
                ["play:cannon"],
                fails=[ENDED, Wrong("discarded", DISCARDED, ["discard:cannon"])],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "fights",
        fights,
        [
            Step(
                [Saw("reaped", seat=ME, card="bumpsy")],
                ["reap:bumpsy"],
                fails=[Wrong("other", Chose("reap:*", "fight:*", "end"), ["reap:troll"])],
            ),
            Step(
                [Saw("destroyed", card="raiding-knight")],
                ["fight:krump", "card:raiding-knight"],
                fails=[
                    Wrong(
                        "weak",
                        Saw("fights", seat=ME, target="raiding-knight", card=("headhunter", "smaaash")),
                        ["fight:headhunter", "card:raiding-knight"],
                    ),
                    Wrong(
                        "troll",
                        Saw("fights", seat=ME, target="raiding-knight", card="troll"),
                        ["fight:troll", "card:raiding-knight"],
                        outweighs=True,
                    ),
                    Wrong("champion", Saw("fights", seat=ME), ["fight:krump", "card:champion-anaphiel"]),
                    Wrong("other", Chose("reap:*", "end"), ["end"]),
                ],
            ),
            Step(
                [Saw("destroyed", card="champion-anaphiel")],
                ["fight:troll"],
                fails=[
                    Wrong("weak", Saw("fights", seat=ME), ["fight:smaaash"]),
                    Wrong("other", Chose("reap:*", "end"), ["reap:troll"]),
                ],
            ),
            Step(
                [Saw("destroyed", card="noddy-the-thief")],
                ["fight:headhunter", "card:noddy-the-thief", "fight:smaaash", "card:noddy-the-thief"],
                fails=[
                    Wrong("umbra", Saw("fights", seat=ME, target="umbra"), ["fight:smaaash", "card:umbra"]),
                    Wrong("other", Chose("reap:*", "end"), ["end"]),
                ],
                notes=[
                    Wrong(
                        "elusive",
                        Saw("fights", seat=ME, target="noddy-the-thief"),
                        ["fight:headhunter", "card:noddy-the-thief"],
                    )
                ],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "amber",
        amber,
        [
            Step(
                [Saw("stole", seat=ME)],
                ["play:urchin", "place:0"],
                fails=[
                    Wrong(
                        "other",
                        Chose("play:old-bruno", "discard:*", "reap:*", "fight:*", "end"),
                        ["play:old-bruno"],
                    )
                ],
            ),
            Step(
                [Saw("captured", card="old-bruno")],
                ["play:old-bruno", "place:0"],
                fails=[Wrong("other", Chose("discard:*", "reap:*", "fight:*", "end"), ["end"])],
            ),
            Step(
                [Saw("returned_amber", card="charette", seat=ME)],
                ["fight:dodger", "card:charette"],
                fails=[
                    Wrong("imp", Saw("fights", target="dust-imp"), ["fight:dodger", "card:dust-imp"]),
                    Wrong("other", Chose("reap:*", "end"), ["reap:dodger"]),
                ],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "hand",
        hand,
        [
            Step(
                [Saw("took_archives", seat=ME)],
                ["house:logos", "take"],
                fails=[
                    Wrong("other", Chose("house:brobnar", "house:untamed"), ["house:brobnar"]),
                    Wrong("left", Chose("leave"), ["house:logos", "leave"]),
                ],
            ),
            Step(
                [Saw("archived", seat=ME, prints=["punch"])],
                ["play:labwork", "hand:punch"],
                fails=[
                    ENDED,
                    Wrong("wasted", Saw("archived", seat=ME), ["play:labwork", "hand:dimension-door"]),
                    Wrong("discarded", DISCARDED, ["discard:labwork"]),
                ],
            ),
            Step(
                [Saw("discarded", seat=ME, card="dimension-door")],
                ["discard:dimension-door"],
                fails=[
                    ENDED,
                    Wrong("played", Chose("play:dimension-door"), ["play:dimension-door"]),
                    Wrong("other", DISCARDED, ["discard:dr-escotera"]),
                ],
            ),
            Step(
                [Saw("chains", seat=ME)],
                ["end"],
                notes=[Wrong("more", Chose("*"), ["play:dr-escotera"])],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "order",
        order,
        [
            Step(
                [Saw("unstunned", card="snufflegator")],
                ["unstun:snufflegator"],
                fails=[Wrong("other", Chose("*"), ["end"])],
            ),
            Step(
                [Saw("forged", seat=ME)],
                ["play:chota-hazri", "place:0", "trigger:hunting-witch", "yes", "key:blue"],
                fails=[
                    Wrong(
                        "early",
                        Chose("trigger:chota-hazri"),
                        ["play:chota-hazri", "place:0", "trigger:chota-hazri"],
                    ),
                    Wrong("no", Chose("no"), ["play:chota-hazri", "place:0", "trigger:hunting-witch", "no"]),
                    Wrong("other", Chose("play:piranha-monkeys", "discard:*", "end"), ["end"]),
                ],
            ),
            Step(
                [Saw("healed", card="snufflegator")],
                ["play:piranha-monkeys", "place:0", "trigger:hunting-witch"],
                fails=[ENDED, Wrong("discarded", DISCARDED, ["discard:piranha-monkeys"])],
            ),
        ],
        SEATS,
    ),
    Lesson(
        "check",
        check,
        [
            Step(
                [Saw("house", seat=ME, house="brobnar")],
                ["house:brobnar"],
                fails=[Wrong("other", Chose("house:*"), ["house:logos"])],
            ),
            Step(
                [Saw("lost", seat=RIVAL, amount=4)],
                ["play:burn-the-stockpile"],
                fails=[
                    ENDED,
                    Wrong("early", Saw("lost", seat=RIVAL, amount=1), ["play:bumpsy", "place:0"]),
                    Wrong("discarded", DISCARDED, ["discard:burn-the-stockpile"]),
                ],
            ),
            Step(
                [Saw("house", seat=RIVAL)],
                ["end"],
                notes=[Wrong("more", Chose("play:*", "reap:*", "fight:*"), ["reap:troll"])],
                replies={RIVAL: ["house:*"]},
            ),
        ],
        SEATS,
    ),
    *LATER_LESSONS,
    *RECENT_LESSONS,
    *PUZZLES,
]
