"""Puzzles with what the latest sets brought, two for each: Dark Tidings, Winds of Exchange, Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Saw, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.lessons.parts import ENDED, ME, RIVAL, THEIR_HAND, puzzle
from ludarium.games.keyforge.prepared import board


def moray() -> State:
    """Dark Tidings: the Moray is readied when the tide rises, so the tide has to fall first, and at the right time."""
    return board(
        mine=("binary-moray", "bilgewarden"),
        theirs=("troll",),
        hand=("bilgewarden", "old-bruno", "snufflegator"),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        tide="high",
        house="logos",
        houses=(("logos", "shadows", "untamed"), ("brobnar", "dis", "untamed")),
        seed="moray",
    )


def ebb() -> State:
    """Dark Tidings: the Warp turns the tide before the rival forges, so it must not be high for the learner before."""
    return board(
        mine=("abyssal-zealot exhausted", "hookmaster"),
        theirs=("troll", "bumpsy", "succubus", "tide-warp"),
        hand=("portalmonger", "tidal-wave", "seabringer-kekoa"),
        their_hand=THEIR_HAND,
        amber=(1, 15),
        keys=(2, 2),
        tide="low",
        house="unfathomable",
        houses=(("unfathomable", "shadows", "untamed"), ("brobnar", "logos", "untamed")),
        seed="ebb",
    )


def crash() -> State:
    """Winds of Exchange: the Market Crash that is needed lies beneath a token creature."""
    return board(
        mine=("token:market-crash", "token:dust-pixie", "troll exhausted", "snufflegator exhausted"),
        theirs=("bumpsy", "troll"),
        hand=("tya-arhĭ-esquire", "avid-collecting", "token-of-appreciation"),
        their_hand=THEIR_HAND,
        token="diplomat",
        amber=(3, 0),
        keys=(2, 2),
        house="ekwidon",
        houses=(("ekwidon", "brobnar", "untamed"), ("brobnar", "dis", "untamed")),
        seed="crash",
    )


CADET_FOES: Final = ("snufflegator", "bumpsy", "valdr")


def masks() -> State:
    """Winds of Exchange: one Cadet has to fall beside the others, the other has to be turned faceup before it is used."""
    return board(
        mine=("token:captain-val-jericho", "away-team", "token:dust-pixie"),
        theirs=CADET_FOES,
        hand=("temporal-purge",),
        their_hand=THEIR_HAND,
        token="cadet",
        amber=(2, 4),
        keys=(1, 1),
        house="star-alliance",
        houses=(("star-alliance", "brobnar", "untamed"), ("brobnar", "dis", "untamed")),
        seed="masks",
    )


def roots() -> State:
    """Grim Reminders: the pile has to hold ten cards before anything is played; what is scrapped is missing later."""
    return board(
        theirs=("murmook",),
        hand=(
            "ghost-tree",
            "bog-spitter",
            "haunting-witch",
            "grave-pixie",
            "the-circle-of-life",
            "spoo-key-charge",
        ),
        their_hand=THEIR_HAND,
        discard=("dust-pixie",) * 3,
        amber=(0, 6),
        keys=(2, 2),
        house="untamed",
        houses=(("untamed", "brobnar", "geistoid"), ("brobnar", "dis", "untamed")),
        seed="roots",
    )


HAUNTED_FOES: Final = ("bumpsy", "snufflegator", "lomir-flamefist", "charette", "troll")


def thunder() -> State:
    """Grim Reminders: Thunderdell strikes like thunder while its player is haunted, so all is scrapped, in this order."""
    return board(
        mine=("thunderdell", "troll exhausted"),
        theirs=HAUNTED_FOES,
        hand=("countryside-crusher", "mournful-barn-burner", "ornar-skullface"),
        their_hand=THEIR_HAND,
        discard=("dust-pixie",) * 7,
        amber=(2, 4),
        keys=(1, 1),
        house="brobnar",
        houses=(("brobnar", "untamed", "geistoid"), ("shadows", "dis", "untamed")),
        seed="thunder",
    )


SIX: Final = Saw("gained", seat=ME, total=6)
MORAY: Final = [
    "reap:binary-moray",
    "hand:old-bruno",
    "reap:bilgewarden",
    "tide",
    "reap:binary-moray",
    "hand:snufflegator",
    "play:bilgewarden",
    "place:0",
]
"""The solution up to where the tide is raised again."""

RECENT_PUZZLES: Final = [
    puzzle(
        "moray",
        moray,
        [*MORAY, "tide", "reap:binary-moray"],
        goal=[SIX],
        fails=[
            ENDED,
            Wrong("archived", Chose("hand:bilgewarden"), ["reap:binary-moray", "hand:bilgewarden"]),
        ],
    ),
    puzzle(
        "ebb",
        ebb,
        [
            "tide",
            "fight:hookmaster",
            "card:succubus",
            "play:tidal-wave",
            "card:troll",
            "play:portalmonger",
            "place:0",
            "end",
        ],
        goal=[Saw("house", seat=RIVAL)],
        fails=[Wrong("forged", Saw("forged", seat=RIVAL), ["end"])],
    ),
    puzzle(
        "crash",
        crash,
        [
            "reap:diplomat",
            "reap:diplomat.2",
            "play:avid-collecting",
            "card:diplomat",
            "play:tya-arhi-esquire",
            "place:0",
            "play:market-crash",
            "trigger:troll",
            "place:0",
            "trigger:snufflegator",
            "place:0",
            "place:0",
            "play:token-of-appreciation",
            "place:0",
        ],
    ),
    puzzle(
        "masks",
        masks,
        [
            "fight:away-team",
            "card:snufflegator",
            "fight:cadet.2",
            "card:valdr",
            "fight:away-team",
            "card:bumpsy",
            "play:temporal-purge",
            "fight:cadet",
        ],
        goal=[Saw("destroyed", card=card) for card in CADET_FOES],
    ),
    puzzle(
        "roots",
        roots,
        [
            "discard:bog-spitter",
            "discard:ghost-tree",
            "play:haunting-witch",
            "play:grave-pixie",
            "place:0",
            "play:the-circle-of-life",
            "play:spoo-key-charge",
        ],
        fails=[ENDED, Wrong("early", Chose("play:spoo-key-charge"), ["play:spoo-key-charge"])],
    ),
    puzzle(
        "thunder",
        thunder,
        [
            "discard:mournful-barn-burner",
            "discard:ornar-skullface",
            "card:troll.2",
            "fight:thunderdell",
            "card:snufflegator",
            "discard:countryside-crusher",
            "card:charette",
        ],
        goal=[Saw("destroyed", card=card) for card in (*HAUNTED_FOES[:4], "troll.2")],
    ),
]
