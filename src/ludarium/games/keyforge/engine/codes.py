"""Options as small ints: ``number << SHIFT | kind``."""

from __future__ import annotations

from typing import Final, TypeAlias

Code: TypeAlias = int
"""An option: its kind, and a number that says which."""
MoveKind: TypeAlias = int
"""What is done."""
AskKind: TypeAlias = int
"""What is asked."""


class MoveKinds:
    """The number is a card where nothing else is said."""

    PLAY: Final[MoveKind] = 0
    PLAY_UPGRADE: Final[MoveKind] = 1
    DISCARD: Final[MoveKind] = 2
    REAP: Final[MoveKind] = 3
    FIGHT: Final[MoveKind] = 4
    ACTION: Final[MoveKind] = 5
    OMNI: Final[MoveKind] = 6
    UNSTUN: Final[MoveKind] = 7
    END: Final[MoveKind] = 8
    CARD: Final[MoveKind] = 9
    HAND_CARD: Final[MoveKind] = 10
    DECK_CARD: Final[MoveKind] = 11
    ARCHIVES_CARD: Final[MoveKind] = 12
    PILE_CARD: Final[MoveKind] = 13
    NO: Final[MoveKind] = 14
    YES: Final[MoveKind] = 15
    DONE: Final[MoveKind] = 16
    PLACE: Final[MoveKind] = 17
    HOUSE: Final[MoveKind] = 18
    KEY: Final[MoveKind] = 19
    TAKE: Final[MoveKind] = 20
    LEAVE: Final[MoveKind] = 21
    KEEP: Final[MoveKind] = 22
    MULLIGAN: Final[MoveKind] = 23
    TRIGGER: Final[MoveKind] = 24
    """Number: how many of the same card come before << 8 | card."""
    MODE: Final[MoveKind] = 25
    NUMBER: Final[MoveKind] = 26
    AMBER: Final[MoveKind] = 27
    """Number: a card, or ``AMBER_POOL``."""
    BID: Final[MoveKind] = 28
    PASS: Final[MoveKind] = 29
    DECK: Final[MoveKind] = 30
    CONCEDE: Final[MoveKind] = 31
    TIME: Final[MoveKind] = 32
    PURGED_CARD: Final[MoveKind] = 33
    BENCH: Final[MoveKind] = 34
    LOOP: Final[MoveKind] = 35
    """Number: how many more rounds (G241)."""
    SEAT: Final[MoveKind] = 36
    TRAIT: Final[MoveKind] = 37
    """Number: which of ``pool.traits``."""
    PICK: Final[MoveKind] = 38
    FACEUP_CARD: Final[MoveKind] = 39
    """A card that lies faceup in archives."""
    NAME: Final[MoveKind] = 40
    """Number: the place of a card in the pool."""
    TIDE: Final[MoveKind] = 41


AMBER_POOL: Final = 255
WHAT: Final = 63
"""The bits of the kind."""
SHIFT: Final = 6


class AskKinds:
    TURN: Final[AskKind] = 0
    HOUSE: Final[AskKind] = 1
    ARCHIVES: Final[AskKind] = 2
    MULLIGAN: Final[AskKind] = 3
    KEY: Final[AskKind] = 4
    SPEND: Final[AskKind] = 5
    PLACE: Final[AskKind] = 6
    ATTACK: Final[AskKind] = 7
    USE: Final[AskKind] = 8
    CARD: Final[AskKind] = 9
    YES: Final[AskKind] = 10
    TRIGGER: Final[AskKind] = 11
    REPLACE: Final[AskKind] = 12
    MODE: Final[AskKind] = 13
    A_HOUSE: Final[AskKind] = 14
    NUMBER: Final[AskKind] = 15
    ABILITY: Final[AskKind] = 16
    ORDER: Final[AskKind] = 17
    BID: Final[AskKind] = 18
    DECK: Final[AskKind] = 19
    FIRST: Final[AskKind] = 20
    BENCH: Final[AskKind] = 21
    OWN_DECK: Final[AskKind] = 22
    LOOP: Final[AskKind] = 23
    PLAYER: Final[AskKind] = 24
    UNFORGE: Final[AskKind] = 25
    A_PLAYER: Final[AskKind] = 26
    A_TRAIT: Final[AskKind] = 27
    A_NAME: Final[AskKind] = 28


ASK_NAMES: Final[tuple[str, ...]] = (
    "turn", "house", "archives", "mulligan", "key", "spend", "place", "attack", "use", "card", "yes",
    "trigger", "replace", "mode", "choose-house", "number", "ability", "discard-order", "bid", "pick-deck",
    "first", "bench", "own-deck", "loop", "player", "unforge",
    "choose-player", "choose-trait", "choose-name",
)  # fmt: skip


def code(what: MoveKind, number: int = 0) -> Code:
    return number << SHIFT | what
