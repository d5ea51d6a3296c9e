"""The fixed facts of King of Tokyo: Duel: symbols, monsters, tokens, options (docs/rules/tokyo-duel.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ludarium.core.game import OptionSpec, Value

SEATS: Final = 2
NOBODY: Final = 7
"""In the place of a seat."""

# Symbols, in the order in which dice are written (K25).
ATT: Final = 0
HEAL: Final = 1
EN: Final = 2
FAME: Final = 3
DEST: Final = 4
SP: Final = 5
SYMBOLS: Final = 6
LETTERS: Final = "AHEFDS"
SYMBOL_NAMES: Final = ("attack", "heal", "energy", "fame", "destruction", "special")

# The two tracks (K7).
FAME_TRACK: Final = 0
DEST_TRACK: Final = 1
TRACK_NAMES: Final = ("fame", "destruction")
FAR: Final = 7
"""The number of the victory space (K9)."""
ZONE: Final = (3, 5)
"""The first and the last spotlight space of a side (K10)."""

BASE_DICE: Final = 6
FIRST_DICE: Final = 5
"""Dice of the very first turn (K22)."""
EXTRA_DICE: Final = 2
ROLLS: Final = 3
MOST_TOKENS: Final = 2
SWEEP_PRICE: Final = 2
MARKET: Final = 3

# Monsters (K67-K72).
GIGAZAUR: Final = 0
ALIENOID: Final = 1
PENGUIN: Final = 2
MEKA: Final = 3
KITTY: Final = 4
KING: Final = 5
MONSTERS: Final = 6
MONSTER_NAMES: Final = ("gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty", "the-king")
HEALTH: Final = (14, 14, 13, 12, 13, 15)
DIFFICULTY: Final = (1, 1, 2, 2, 3, 3)
POWER_PRICE: Final = (2, 2, 1, 2, 2, 2)
"""SP symbols of the least activation."""

# What a cell gives to who enters it (K52); STOPS is The King's (K59).
NOTHING: Final = 0
REWARD_ATT: Final = 1
REWARD_HEAL: Final = 2
REWARD_EN: Final = 3
REWARD_TOKEN: Final = 4
STOPS: Final = 5
REWARD_NAMES: Final = ("", "attack", "heal", "energy", "token", "stop")


@final
class Token:
    """A buzz token (K49, K50): the spaces it covers, and what its cells give as (reward, amount)."""

    def __init__(self, name: str, covers: int, cells: list[tuple[int, int]]) -> None:
        self.name = name
        self.covers = covers
        self.cells = cells
        self.turns = cells != cells[::-1]
        """Whether it looks different turned round."""


NO: Final = (NOTHING, 0)
TOKENS: Final = (
    Token("BZ01", 1, [(REWARD_ATT, 1)]),
    Token("BZ02", 1, [(REWARD_HEAL, 1)]),
    Token("BZ03", 1, [(REWARD_EN, 1)]),
    Token("BZ04", 1, [(REWARD_TOKEN, 1)]),
    Token("BZ05", 2, [(REWARD_ATT, 1), (REWARD_TOKEN, 1)]),
    Token("BZ06", 2, [(REWARD_EN, 1), (REWARD_HEAL, 1)]),
    Token("BZ07", 3, [(REWARD_EN, 1), (REWARD_ATT, 1), (REWARD_HEAL, 1)]),
    Token("BZ08", 3, [(REWARD_HEAL, 1), (REWARD_ATT, 2), (REWARD_HEAL, 1)]),
    Token("BZ09", 3, [NO, NO]),
    Token("BZ10", 2, [NO, (REWARD_HEAL, 1), NO]),
    Token("BZ11", 2, [NO, (REWARD_ATT, 1), NO]),
    Token("BK1", 1, [(STOPS, 1)]),
    Token("BK2", 1, [(STOPS, 1)]),
)
TOKEN_NAMES: Final = tuple(token.name for token in TOKENS)
FIRST_KING_TOKEN: Final = 11
NO_TOKEN: Final = 15

# Which cells of tokens count as in the spotlights (the option ``zone_cells``, P4).
TOUCHING: Final = 0
INSIDE: Final = 1
WHOLE_TOKENS: Final = 2
READINGS: Final = ("touching", "inside", "token")

OPTIONS: Final = [
    OptionSpec("score_keeper", False, [False, True]),
    OptionSpec("monsters", "choose", ["choose", "random"]),
    OptionSpec("same_monster", False, [False, True]),  # P12
    OptionSpec("token_supply", 4, [4, 6]),  # P3
    OptionSpec("zone_cells", "touching", list(READINGS)),  # P4
    OptionSpec("passed_rewards", True, [True, False]),  # P6
    OptionSpec("least_price", 1, [1, 0]),  # P8
    OptionSpec("first_hit", "rival", ["rival", "active"]),  # P9
    OptionSpec("king_places", "any", ["any", "rival"]),  # P17
    OptionSpec("king_stop", "pull", ["pull", "turn"]),  # P10
    OptionSpec("leftover_sp", True, [True, False]),  # P11
    OptionSpec("alienoid_sp", False, [False, True]),  # P11
    OptionSpec("alienoid_when", "first", ["first", "any"]),  # P11
    OptionSpec("result_when_skipped", True, [True, False]),  # P15
    OptionSpec("in_shape", "own", ["own", "every"]),  # P16
]


@final
class Settings:
    """The options of one game, checked."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)
        self.score_keeper = values["score_keeper"] is True
        self.random_monsters = values["monsters"] == "random"
        self.same_monster = values["same_monster"] is True
        self.token_supply = int(values["token_supply"])
        self.reading = READINGS.index(str(values["zone_cells"]))
        """Which cells of tokens count as in the spotlights: ``TOUCHING``, ``INSIDE`` or ``WHOLE_TOKENS``."""
        self.passed_rewards = values["passed_rewards"] is True
        self.least_price = int(values["least_price"])
        self.rival_first = values["first_hit"] == "rival"
        self.king_on_rival_side = values["king_places"] == "rival"
        self.stop_for_turn = values["king_stop"] == "turn"
        self.leftover_sp = values["leftover_sp"] is True
        self.alienoid_sp = values["alienoid_sp"] is True
        self.alienoid_any_time = values["alienoid_when"] == "any"
        self.result_when_skipped = values["result_when_skipped"] is True
        self.in_every_turn = values["in_shape"] == "every"
