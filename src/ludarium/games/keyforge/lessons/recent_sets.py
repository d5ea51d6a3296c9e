"""Lessons on what Dark Tidings, Winds of Exchange and Grim Reminders brought: the tide (section 17), token
creatures (section 19), haunted players and "Scrap:" (G120, G226)."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Lesson, Saw, Step, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.engine.terms import SEATS
from ludarium.games.keyforge.lessons.parts import ENDED, ME, RIVAL, THEIR_HAND
from ludarium.games.keyforge.prepared import FILLER, board


def tide() -> State:
    return board(
        mine=("pi-sweven", "titan-mechanic exhausted"),
        theirs=("troll", "alaka"),
        hand=("bilgewarden",),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        house="logos",
        houses=(("logos", "untamed", "brobnar"), ("brobnar", "logos", "untamed")),
        seed="tide",
    )


def tokens() -> State:
    return board(
        mine=("token:snufflegator", "mk2-generator"),
        theirs=("troll damage:7", "bumpsy"),
        their_hand=THEIR_HAND,
        token="rebel",
        amber=(2, 4),
        keys=(1, 1),
        house="mars",
        houses=(("mars", "untamed", "brobnar"), ("brobnar", "logos", "untamed")),
        seed="tokens",
    )


def haunted() -> State:
    return board(
        mine=("touchstone", "harvest-skimmer", "haunted-house"),
        theirs=("troll", "quant", "alaka"),
        hand=("snippy",),
        their_hand=THEIR_HAND,
        discard=(FILLER,) * 8,
        deck=("boo", *(FILLER,) * 8),
        amber=(3, 4),
        keys=(1, 1),
        house="geistoid",
        houses=(("geistoid", "untamed", "brobnar"), ("brobnar", "logos", "untamed")),
        seed="haunted",
    )


RECENT_LESSONS: Final = [
    Lesson(
        "tide",
        tide,
        [
            Step(
                [Saw("tide", seat=ME)],
                ["play:bilgewarden", "place:0"],
                fails=[
                    Wrong("chains", Chose("tide"), ["tide"], outweighs=True),
                    Wrong("early", Chose("reap:pi-sweven"), ["reap:pi-sweven"]),
                    Wrong("other", Chose("discard:*", "fight:*", "end"), ["discard:bilgewarden"]),
                ],
            ),
            Step(
                [Saw("drew", seat=ME)],
                ["reap:pi-sweven"],
                fails=[
                    Wrong("again", Chose("tide"), ["tide"]),
                    Wrong("other", Chose("fight:*", "end"), ["end"], outweighs=True),
                ],
            ),
            Step([Saw("tide", seat=RIVAL)], ["end"], replies={RIVAL: ["house:*", "tide"]}),
            Step(
                [Saw("tide", seat=ME)],
                ["house:logos", "tide"],
                fails=[Wrong("ended", Saw("turn_began", seat=RIVAL), ["house:logos", "end"])],
                replies={RIVAL: ["end", "house:*"]},
            ),
        ],
        SEATS,
    ),
    Lesson(
        "tokens",
        tokens,
        [
            Step(
                [Saw("made", seat=ME)],
                ["action:mk2-generator", "place:1"],
                fails=[Wrong("other", Chose("reap:*", "fight:*", "end"), ["reap:rebel"])],
            ),
            Step(
                [Saw("destroyed", card="troll")],
                ["reap:rebel", "card:troll"],
                fails=[
                    Wrong("elsewhere", Saw("damaged"), ["reap:rebel", "card:bumpsy"]),
                    Wrong("other", Chose("fight:*", "end"), ["end"]),
                ],
            ),
            Step(
                [Saw("destroyed", card="rebel")],
                ["end"],
                replies={RIVAL: ["house:brobnar", "fight:bumpsy", "card:rebel"]},
            ),
        ],
        SEATS,
    ),
    Lesson(
        "haunted",
        haunted,
        [
            Step(
                [Saw("destroyed", card="troll")],
                ["discard:snippy", "card:troll"],
                fails=[
                    Wrong("played", Saw("played", card="snippy"), ["play:snippy"]),
                    Wrong("elsewhere", Saw("destroyed", card="alaka"), ["discard:snippy", "card:alaka"]),
                    Wrong("other", Chose("reap:*", "fight:*", "omni:*", "end"), ["reap:touchstone"]),
                ],
            ),
            Step(
                [Saw("drew", seat=ME)],
                ["reap:harvest-skimmer", "reap:touchstone"],
                fails=[
                    Wrong("early", Chose("reap:touchstone"), ["reap:touchstone"]),
                    Wrong("other", Chose("omni:*", "fight:*", "end"), ["end"], outweighs=True),
                ],
            ),
            Step([Saw("gained", seat=ME, total=6)], ["omni:haunted-house"], fails=[ENDED]),
        ],
        SEATS,
    ),
]
