"""What the numbers of King of Tokyo: Duel stand for: the types that signatures name, and their values.

A type is singular (``Symbol``), and the namespace of its values plural (``Symbols.ATTACK``). The tuples of names are in
the order of the values, as views, notation and events write them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 or 1; ``NONE`` where nobody is meant."""
Card: TypeAlias = int
"""0 to 49, for TD01 to TD50; ``NONE`` where there is none."""
Cards: TypeAlias = int
"""A set of cards: bit ``1 << card`` for each."""
Monster: TypeAlias = int
Symbol: TypeAlias = int
"""What a face of a die shows."""
Dice: TypeAlias = int
"""A multiset of symbols, packed (``dice``)."""
Track: TypeAlias = int
Space: TypeAlias = int
"""-7 to 7, as seat 0 counts (K8)."""
Zone: TypeAlias = int
"""The seat whose spotlight zone or whose side it is, or ``NO_ZONE``."""
Cell: TypeAlias = int
"""What a marker stands on, packed (``tracks``)."""
Cells: TypeAlias = list[Cell]
"""A track in walking order, from -7's end to 7's."""
CellIndex: TypeAlias = int
"""A cell by its place in ``Cells``."""
Reward: TypeAlias = int
"""What a cell gives."""
Token: TypeAlias = int
"""A buzz token: an index of ``rules.TOKENS``."""
Placement: TypeAlias = int
"""Where a token lies, packed (``tracks``), or ``NOT_PLACED``."""
Reading: TypeAlias = int
"""Which cells of tokens count as in the spotlights (the option ``zone_cells``)."""
Phase: TypeAlias = int
Purpose: TypeAlias = int
"""Why dice are rolled."""
PullSource: TypeAlias = int
"""What a pull comes from."""
Cause: TypeAlias = int
"""What a gain or a loss comes from: a card, or one of ``Causes``."""
WinCause: TypeAlias = int

NONE: Final = -1
"""No card, no seat, no token."""


class Symbols:
    """In the order in which dice are written (K25)."""

    ATTACK: Final[Symbol] = 0
    HEAL: Final[Symbol] = 1
    ENERGY: Final[Symbol] = 2
    FAME: Final[Symbol] = 3
    DESTRUCTION: Final[Symbol] = 4
    SPECIAL: Final[Symbol] = 5


SYMBOLS: Final = 6
LETTERS: Final = "AHEFDS"
SYMBOL_NAMES: Final = ("attack", "heal", "energy", "fame", "destruction", "special")


class Tracks:
    """K7."""

    FAME: Final[Track] = 0
    DESTRUCTION: Final[Track] = 1


TRACK_NAMES: Final = ("fame", "destruction")

NO_ZONE: Final[Zone] = 2
"""Nobody's zone, nobody's side."""
NO_TOKEN: Final[Token] = 15
NOT_PLACED: Final[Placement] = -1


class Monsters:
    """K67-K72."""

    GIGAZAUR: Final[Monster] = 0
    ALIENOID: Final[Monster] = 1
    PENGUIN: Final[Monster] = 2
    MEKA: Final[Monster] = 3
    KITTY: Final[Monster] = 4
    KING: Final[Monster] = 5


MONSTERS: Final = 6
MONSTER_NAMES: Final = ("gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty", "the-king")


class Rewards:
    """What a cell gives to who enters it (K52)."""

    NOTHING: Final[Reward] = 0
    ATTACK: Final[Reward] = 1
    HEAL: Final[Reward] = 2
    ENERGY: Final[Reward] = 3
    TOKEN: Final[Reward] = 4
    STOPS: Final[Reward] = 5
    """The King's (K59)."""


REWARD_NAMES: Final = ("", "attack", "heal", "energy", "token", "stop")


class Readings:
    """P4."""

    TOUCHING: Final[Reading] = 0
    INSIDE: Final[Reading] = 1
    WHOLE_TOKENS: Final[Reading] = 2


READING_NAMES: Final = ("touching", "inside", "token")


class Phases:
    """K18, K83."""

    CHOOSING: Final[Phase] = 0
    ROLLING_OFF: Final[Phase] = 1
    START: Final[Phase] = 2
    ROLL: Final[Phase] = 3
    RESULT: Final[Phase] = 4
    RESOLVE: Final[Phase] = 5
    BUY: Final[Phase] = 6
    END: Final[Phase] = 7
    OVER: Final[Phase] = 8


PHASE_NAMES: Final = ("monsters", "roll_off", "start", "roll", "result", "resolve", "buy", "end", "over")


class Purposes:
    START: Final[Purpose] = 0
    """Seat 0's roll for who starts."""
    START_TOO: Final[Purpose] = 1
    """Seat 1's."""
    TURN: Final[Purpose] = 2
    REROLL: Final[Purpose] = 3
    CAMOUFLAGE: Final[Purpose] = 4


PURPOSE_NAMES: Final = ("roll_off", "roll_off", "turn", "reroll", "camouflage")


class PullSources:
    CARD: Final[PullSource] = 0
    DICE: Final[PullSource] = 1
    """Dice and special power in phase 2."""


class Causes:
    """Those that are no card."""

    DICE: Final[Cause] = -1
    POWER: Final[Cause] = -2
    REWARD: Final[Cause] = -3
    BUYING_NOTHING: Final[Cause] = -4
    GOING_SECOND: Final[Cause] = -5


CAUSE_NAMES: Final = ("dice", "power", "reward", "nothing-bought", "second")
"""From ``Causes.DICE`` downwards."""


class WinCauses:
    HEALTH: Final[WinCause] = 0
    ZONES: Final[WinCause] = 1
    SPACE: Final[WinCause] = 2
    CONCEDING: Final[WinCause] = 3


REASON_NAMES: Final = ("health", "zones", "space", "conceded")
