"""Puzzles of KeyForge: positions in which one turn is enough, if its cards come in the right order (docs/lessons.md)."""

from __future__ import annotations

from typing import Final

from ludarium.core.lesson import Chose, Saw, Wrong
from ludarium.core.state import State
from ludarium.games.keyforge.lessons.parts import ENDED, RIVAL, THEIR_HAND, puzzle
from ludarium.games.keyforge.lessons.recent_puzzles import RECENT_PUZZLES
from ludarium.games.keyforge.lessons.set_puzzles import SET_PUZZLES
from ludarium.games.keyforge.prepared import board

DECLINED: Final = "no"


def from_nothing() -> State:
    """The Murmook makes the key dearer, and nothing is in the pool: the Pixie has to be played twice."""
    return board(
        theirs=("murmook", "snufflegator"),
        hand=("hunting-witch", "dust-pixie", "nature-s-call", "key-charge"),
        their_hand=THEIR_HAND,
        amber=(0, 5),
        keys=(2, 2),
        house="untamed",
        houses=(("untamed", "logos", "dis"), ("untamed", "shadows", "dis")),
        seed="from-nothing",
    )


def dark_key() -> State:
    """The rival has to be robbed of the last æmber, of which the Ghostly Hand takes only a lone one."""
    return board(
        mine=("selwyn-the-fence",),
        theirs=("pit-demon",),
        hand=("key-of-darkness", "old-bruno", "ghostly-hand", "urchin"),
        their_hand=THEIR_HAND,
        amber=(2, 5),
        keys=(2, 2),
        house="shadows",
        houses=(("shadows", "logos", "untamed"), ("brobnar", "dis", "untamed")),
        seed="dark-key",
    )


def quest() -> State:
    """Six Sanctum cards can be seen, and the quest wants seven: a Horseman has to be played twice."""
    return board(
        mine=("epic-quest",),
        theirs=("krump", "dust-imp damage:1"),
        hand=(
            "horseman-of-death",
            "horseman-of-pestilence",
            "horseman-of-famine",
            "clear-mind",
            "virtuous-works",
        ),
        their_hand=THEIR_HAND,
        discard=("horseman-of-war",),
        amber=(1, 5),
        keys=(2, 2),
        house="sanctum",
        houses=(("sanctum", "logos", "untamed"), ("brobnar", "dis", "untamed")),
        seed="quest",
    )


def full_hand() -> State:
    """The key gets cheaper with each card in hand, and the Network counts creatures that have not reaped yet."""
    return board(
        mine=("ether-spider", "grabber-jammer"),
        theirs=("snufflegator",),
        hand=("key-abduction", "battle-fleet", "psychic-network", "tunk"),
        their_hand=THEIR_HAND,
        amber=(3, 2),
        keys=(2, 2),
        house="mars",
        houses=(("mars", "logos", "untamed"), ("brobnar", "dis", "untamed")),
        seed="full-hand",
    )


def wounds() -> State:
    """All five giants have to be hurt for the Obelisk; Hebe hurts the old ones, the Autocannon those that come."""
    return board(
        mine=("troll", "headhunter"),
        theirs=("yxilx-dominator",),
        hand=("hebe-the-huge", "iron-obelisk", "bumpsy", "autocannon", "smaaash"),
        their_hand=THEIR_HAND,
        amber=(0, 11),
        keys=(1, 2),
        house="brobnar",
        houses=(("brobnar", "logos", "untamed"), ("mars", "dis", "untamed")),
        seed="wounds",
    )


WALL: Final = ("noddy-the-thief", "bulwark", "francus", "sanctum-guardian")


def wall() -> State:
    """While the Bulwark stands, the Monkeys' bites stop at its neighbors' armor."""
    return board(
        mine=("mighty-tiger", "niffle-ape"),
        theirs=WALL,
        hand=("piranha-monkeys", "save-the-pack", "snufflegator"),
        their_hand=THEIR_HAND,
        amber=(2, 4),
        keys=(1, 1),
        house="untamed",
        houses=(("untamed", "logos", "dis"), ("sanctum", "shadows", "untamed")),
        seed="wall",
    )


FROM_NOTHING: Final = [
    "play:hunting-witch",
    "play:dust-pixie",
    "place:0",
    "play:nature-s-call",
    "card:dust-pixie",
    "card:murmook",
    "done",
    "play:dust-pixie",
    "place:0",
    "play:key-charge",
]
"""The solution up to where the key is offered."""
FULL_HAND: Final = [
    "play:battle-fleet",
    "hand:key-abduction",
    "hand:psychic-network",
    "hand:tunk",
    "play:psychic-network",
    "reap:ether-spider",
    "reap:grabber-jammer",
    "play:key-abduction",
]

PUZZLES: Final = [
    puzzle(
        "from-nothing",
        from_nothing,
        [*FROM_NOTHING, "yes"],
        fails=[ENDED, Wrong(DECLINED, Chose("no"), [*FROM_NOTHING, "no"])],
    ),
    puzzle(
        "dark-key",
        dark_key,
        [
            "play:urchin",
            "place:0",
            "play:old-bruno",
            "place:0",
            "play:ghostly-hand",
            "reap:selwyn-the-fence",
            "card:old-bruno",
            "play:key-of-darkness",
        ],
        fails=[ENDED, Wrong("early", Chose("play:key-of-darkness"), ["play:key-of-darkness"])],
    ),
    puzzle(
        "quest",
        quest,
        [
            "play:horseman-of-pestilence",
            "play:horseman-of-famine",
            "place:0",
            "card:horseman-of-pestilence",
            "play:horseman-of-death",
            "place:0",
            "play:horseman-of-pestilence",
            "place:0",
            "play:horseman-of-war",
            "place:0",
            "play:clear-mind",
            "play:virtuous-works",
            "omni:epic-quest",
        ],
        fails=[ENDED, Wrong("early", Chose("omni:epic-quest"), ["omni:epic-quest"])],
    ),
    puzzle(
        "full-hand",
        full_hand,
        [*FULL_HAND, "yes"],
        fails=[ENDED, Wrong(DECLINED, Chose("no"), [*FULL_HAND, "no"])],
    ),
    puzzle(
        "wounds",
        wounds,
        [
            "play:autocannon",
            "play:iron-obelisk",
            "play:bumpsy",
            "place:0",
            "trigger:bumpsy",
            "play:smaaash",
            "place:0",
            "trigger:smaaash",
            "card:yxilx-dominator",
            "play:hebe-the-huge",
            "place:0",
            "trigger:hebe-the-huge",
            "end",
        ],
        goal=[Saw("house", seat=RIVAL)],
        fails=[Wrong("forged", Saw("forged", seat=RIVAL), ["end"])],
    ),
    puzzle(
        "wall",
        wall,
        [
            "fight:mighty-tiger",
            "card:bulwark",
            "fight:niffle-ape",
            "card:bulwark",
            "play:piranha-monkeys",
            "play:save-the-pack",
        ],
        goal=[Saw("destroyed", card=card) for card in WALL],
    ),
    *SET_PUZZLES,
    *RECENT_PUZZLES,
]
