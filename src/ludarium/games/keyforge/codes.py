"""Options as small ints: ``number << 6 | what``."""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
PLAY_UPGRADE: Final = 1
DISCARD: Final = 2
REAP: Final = 3
FIGHT: Final = 4
ACT: Final = 5
OMNI: Final = 6
UNSTUN: Final = 7
END: Final = 8
CARD: Final = 9
HAND_CARD: Final = 10
DECK_CARD: Final = 11
ARCHIVES_CARD: Final = 12
PILE_CARD: Final = 13
NO: Final = 14
YES: Final = 15
DONE: Final = 16
PLACE: Final = 17
HOUSE: Final = 18
KEY: Final = 19
TAKE: Final = 20
LEAVE: Final = 21
KEEP: Final = 22
MULLIGAN: Final = 23
TRIGGER: Final = 24  # number: how many of the same card come before << 7 | card
MODE: Final = 25
NUMBER: Final = 26
AMBER: Final = 27  # number: card, or POOL
BID: Final = 28
PASS: Final = 29
DECK: Final = 30
CONCEDE: Final = 31
TIME: Final = 32
PURGED_CARD: Final = 33
BENCH: Final = 34
LOOP: Final = 35  # how many more rounds (G241)
SEAT: Final = 36

POOL: Final = 127
WHAT: Final = 63
SHIFT: Final = 6

# What is asked.
ASK_TURN: Final = 0
ASK_HOUSE: Final = 1
ASK_ARCHIVES: Final = 2
ASK_MULLIGAN: Final = 3
ASK_KEY: Final = 4
ASK_SPEND: Final = 5
ASK_PLACE: Final = 6
ASK_ATTACK: Final = 7
ASK_USE: Final = 8
ASK_CARD: Final = 9
ASK_YES: Final = 10
ASK_TRIGGER: Final = 11
ASK_REPLACE: Final = 12
ASK_MODE: Final = 13
ASK_A_HOUSE: Final = 14
ASK_NUMBER: Final = 15
ASK_ABILITY: Final = 16
ASK_ORDER: Final = 17
ASK_BID: Final = 18
ASK_DECK: Final = 19
ASK_FIRST: Final = 20
ASK_BENCH: Final = 21
ASK_OWN_DECK: Final = 22
ASK_LOOP: Final = 23
ASK_PLAYER: Final = 24
ASK_UNFORGE: Final = 25
KINDS: Final = (
    "turn", "house", "archives", "mulligan", "key", "spend", "place", "attack", "use", "card", "yes",
    "trigger", "replace", "mode", "choose-house", "number", "ability", "discard-order", "bid", "pick-deck",
    "first", "bench", "own-deck", "loop", "player", "unforge",
)  # fmt: skip


def code(what: int, number: int = 0) -> int:
    return number << SHIFT | what
