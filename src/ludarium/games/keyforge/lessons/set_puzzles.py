"""Puzzles with what later sets brought, two for each set: Age of Ascension, Worlds Collide, Mass Mutation, More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Saw, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.lessons.parts import ENDED, THEIR_HAND, puzzle
from ludarium.games.keyforge.prepared import board

FROG: Final = Saw("destroyed", card="keyfrog")


THREE_GIANTS: Final = ("ogopogo", "drummernaut", "ancient-yurk")


def between() -> State:
    """Age of Ascension: both knights have to stand beside the Lion, and one of them has to fight twice."""
    return board(
        mine=("sir-marrows", "rothais-the-fierce"),
        theirs=THREE_GIANTS,
        hand=("lion-bautrem", "the-grey-rider"),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        house="sanctum",
        houses=(("sanctum", "logos", "untamed"), ("brobnar", "dis", "untamed")),
        seed="between",
    )


def might() -> State:
    """Age of Ascension: what the Rig heals becomes power, so Groggins has to be hurt as badly as it can stand."""
    return board(
        mine=("groggins", "culf-the-quiet exhausted"),
        theirs=("redlock", "gamgee"),
        hand=("first-blood", "cybergiant-rig", "might-makes-right", "forgemaster-og"),
        their_hand=THEIR_HAND,
        amber=(1, 5),
        keys=(2, 2),
        house="brobnar",
        houses=(("brobnar", "logos", "untamed"), ("shadows", "dis", "untamed")),
        seed="might",
    )


def imperial() -> State:
    """Worlds Collide: Jarta has to reap before the Spiral readies it, and every offer to exalt is worth its price."""
    return board(
        mine=("questor-jarta", "thero-centurion exhausted", "the-golden-spiral"),
        theirs=("gravelguts",),
        hand=("imperial-forge", "tribute"),
        their_hand=THEIR_HAND,
        amber=(1, 3),
        keys=(2, 2),
        house="saurian",
        houses=(("saurian", "logos", "untamed"), ("shadows", "brobnar", "untamed")),
        seed="imperial",
    )


def triumph() -> State:
    """Worlds Collide: captured æmber and one ward keep five friends through the Axiom; the ward of an enemy has to
    be paid for with an attack."""
    return board(
        mine=(
            "philophosaurus exhausted",
            "questor-jarta exhausted",
            "thero-centurion",
            "odoac-the-patrician exhausted",
            "draco-praeco exhausted",
        ),
        theirs=("alaka warded", "narp"),
        hand=("axiom-of-grisk", "city-state-interest", "triumph", "tricerian-legionary"),
        their_hand=THEIR_HAND,
        amber=(0, 4),
        keys=(2, 2),
        house="saurian",
        houses=(("saurian", "logos", "untamed"), ("brobnar", "dis", "shadows")),
        seed="triumph",
    )


MARKED: Final = ("dark-faerie", "eunoia+A", "lumilu")


def minion() -> State:
    """Mass Mutation: the damage icon of the Minion reaches all enemies if it hits the Minion."""
    return board(
        mine=("hystricog",),
        theirs=("dark-faerie", "eunoia icons:A", "lumilu"),
        hand=("dark-minion icons:D", "waking-nightmare icons:D", "wail-of-the-damned"),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        house="dis",
        houses=(("dis", "logos", "untamed"), ("shadows", "brobnar", "untamed")),
        seed="minion",
    )


def kong() -> State:
    """Mass Mutation: the giant has to come back to the hand, both halves of it, and give its icons once more."""
    return board(
        mine=("niffle-kong icons:AADD", "niffle-ape exhausted"),
        theirs=("even-ivan", "universal-keylock"),
        hand=("troop-call", "keyfrog"),
        their_hand=THEIR_HAND,
        amber=(1, 3),
        keys=(2, 2),
        house="untamed",
        houses=(("untamed", "saurian", "dis"), ("logos", "shadows", "sanctum")),
        seed="kong",
    )


GUARDED: Final = ("terrordactyl", "grimlocus-dux", "the-shadowsmith")


def titan() -> State:
    """More Mutation: the icon of the top half takes the ward away before the text of the bottom half strikes."""
    return board(
        mine=("dark-faerie", "niffle-ape"),
        theirs=("terrordactyl", "grimlocus-dux warded", "the-shadowsmith"),
        hand=("titanic-bumblebird", "resurgence"),
        discard=("titanic-bumblebird2 icons:D", "eunoia"),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        house="untamed",
        houses=(("untamed", "logos", "dis"), ("saurian", "shadows", "sanctum")),
        seed="titan",
    )


def cadet() -> State:
    """More Mutation: Allison discards at random, so one card only may be left; her own icon gets rid of the other."""
    return board(
        mine=("lumilu", "keyfrog", "floomf"),
        theirs=("eunoia",),
        hand=("cadet-allison", "cadet-allison2 icons:X", "subdue", "causal-loop", "stampede"),
        their_hand=THEIR_HAND,
        amber=(1, 4),
        keys=(2, 2),
        house="star-alliance",
        houses=(("star-alliance", "logos", "untamed"), ("saurian", "shadows", "untamed")),
        seed="cadet",
    )


SET_PUZZLES: Final = [
    puzzle(
        "between",
        between,
        [
            "play:lion-bautrem",
            "place:1",
            "fight:sir-marrows",
            "card:ogopogo",
            "play:the-grey-rider",
            "place:0",
            "yes",
            "card:drummernaut",
            "fight:rothais-the-fierce",
        ],
        goal=[Saw("destroyed", card=card) for card in THREE_GIANTS],
    ),
    puzzle(
        "might",
        might,
        [
            "play:first-blood",
            *["card:groggins"] * 4,
            "fight:groggins",
            "card:redlock",
            "play:cybergiant-rig",
            "card:groggins",
            "play:forgemaster-og",
            "place:0",
            "play:might-makes-right",
            "card:forgemaster-og",
            "card:groggins",
        ],
    ),
    puzzle(
        "imperial",
        imperial,
        [
            "reap:questor-jarta",
            "yes",
            "action:the-golden-spiral",
            "card:questor-jarta",
            "reap:questor-jarta",
            "yes",
            "play:tribute",
            "yes",
            "play:imperial-forge",
        ],
        fails=[ENDED, Wrong("early", Chose("play:imperial-forge"), ["play:imperial-forge"])],
    ),
    puzzle(
        "triumph",
        triumph,
        [
            "fight:thero-centurion",
            "card:alaka",
            "play:city-state-interest",
            "card:philophosaurus",
            "card:questor-jarta",
            "card:odoac-the-patrician",
            "play:axiom-of-grisk",
            "card:draco-praeco",
            "play:tricerian-legionary",
            "place:0",
            "card:tricerian-legionary",
            "play:triumph",
        ],
        fails=[ENDED, Wrong("early", Chose("play:triumph"), ["play:triumph"])],
    ),
    puzzle(
        "minion",
        minion,
        [
            "play:dark-minion+D",
            "place:0",
            "card:dark-minion+D",
            "play:waking-nightmare+D",
            "card:dark-faerie",
            "play:wail-of-the-damned",
            "card:lumilu",
            "action:hystricog",
        ],
        goal=[Saw("destroyed", card=card) for card in MARKED],
    ),
    puzzle(
        "kong",
        kong,
        [
            "play:keyfrog",
            "place:0",
            "reap:niffle-kong",
            "yes",
            "card:niffle-ape",
            "card:even-ivan",
            "play:troop-call",
            "play:niffle-kong",
            "place:0",
            "card:keyfrog",
            "card:keyfrog",
        ],
        fails=[
            ENDED,
            Wrong(
                "early",
                FROG,
                ["play:keyfrog", "place:0", "reap:niffle-kong", "yes", "card:niffle-ape", "card:keyfrog"],
            ),
        ],
    ),
    puzzle(
        "titan",
        titan,
        [
            "play:resurgence",
            "pile:titanic-bumblebird2+D",
            "play:titanic-bumblebird",
            "place:0",
            "card:grimlocus-dux",
            "card:grimlocus-dux",
            "card:dark-faerie",
            "fight:dark-faerie",
            "card:terrordactyl",
            "fight:niffle-ape",
        ],
        goal=[Saw("destroyed", card=card) for card in GUARDED],
    ),
    puzzle(
        "cadet",
        cadet,
        [
            "play:subdue",
            "card:eunoia",
            "play:cadet-allison",
            "place:0",
            "hand:causal-loop",
            "reap:lumilu",
            "reap:floomf",
            "fight:keyfrog",
        ],
        fails=[
            ENDED,
            Wrong(
                "early",
                FROG,
                [
                    "play:subdue",
                    "card:eunoia",
                    "play:cadet-allison",
                    "place:0",
                    "hand:causal-loop",
                    "fight:keyfrog",
                ],
            ),
        ],
    ),
]
