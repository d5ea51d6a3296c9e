"""What is remembered of a turn, for cards that ask what was done in it."""

from __future__ import annotations

from typing import Final

PLAYED: Final = 0  # other: the creature that an upgrade was put on
USED: Final = 1
REAPED: Final = 2
FOUGHT: Final = 3
DISCARDED: Final = 4  # from hand
FORGED: Final = 5  # other: the colour of the key, NONE once it has been unforged
DESTROYED: Final = 6  # player: its controller
DESTROYED_IN_FIGHT: Final = 7
ENTERED: Final = 8
ALLOWED: Final = 9  # a permission "each turn" was used; card: the one that gives it
STRUCK: Final = 11  # tagged in a fight that was fought within a destruction; other: its foe (G82)
LET: Final = 10  # a permission to use so many cards was used; card: the one that gave it, other: the one used
