"""The fixed facts of King of Tokyo: Duel: numbers of the rules, monsters, tokens, options (docs/rules/tokyo-duel.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ludarium.core.game import OptionSpec, Value
from ludarium.games.tokyo_duel.terms import READING_NAMES, Reward, Rewards, Space, Token

SEATS: Final = 2
FAR: Final[Space] = 7
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

# By monster (K43, K67-K72).
HEALTH: Final = (14, 14, 13, 12, 13, 15)
DIFFICULTY: Final = (1, 1, 2, 2, 3, 3)
POWER_PRICE: Final = (2, 2, 1, 2, 2, 2)
"""SP symbols of the least activation."""


@final
class BuzzToken:
    """A buzz token (K49, K50): the spaces it covers, and what its cells give as (reward, amount)."""

    def __init__(self, name: str, covers: int, cells: list[tuple[Reward, int]]) -> None:
        self.name = name
        self.covers = covers
        self.cells = cells
        self.turns = cells != cells[::-1]
        """Whether it looks different turned round."""


_NOTHING: Final = (Rewards.NOTHING, 0)
_ATTACK: Final = (Rewards.ATTACK, 1)
_HEAL: Final = (Rewards.HEAL, 1)
_ENERGY: Final = (Rewards.ENERGY, 1)
_TOKEN: Final = (Rewards.TOKEN, 1)
_STOPS: Final = (Rewards.STOPS, 1)
TOKENS: Final = (
    BuzzToken("BZ01", 1, [_ATTACK]),
    BuzzToken("BZ02", 1, [_HEAL]),
    BuzzToken("BZ03", 1, [_ENERGY]),
    BuzzToken("BZ04", 1, [_TOKEN]),
    BuzzToken("BZ05", 2, [_ATTACK, _TOKEN]),
    BuzzToken("BZ06", 2, [_ENERGY, _HEAL]),
    BuzzToken("BZ07", 3, [_ENERGY, _ATTACK, _HEAL]),
    BuzzToken("BZ08", 3, [_HEAL, (Rewards.ATTACK, 2), _HEAL]),
    BuzzToken("BZ09", 3, [_NOTHING, _NOTHING]),
    BuzzToken("BZ10", 2, [_NOTHING, _HEAL, _NOTHING]),
    BuzzToken("BZ11", 2, [_NOTHING, _ATTACK, _NOTHING]),
    BuzzToken("BK1", 1, [_STOPS]),
    BuzzToken("BK2", 1, [_STOPS]),
)
TOKEN_NAMES: Final = tuple(token.name for token in TOKENS)
FIRST_KING_TOKEN: Final[Token] = 11

OPTIONS: Final = [
    OptionSpec("score_keeper", False, [False, True]),
    OptionSpec("monsters", "choose", ["choose", "random"]),
    OptionSpec("same_monster", False, [False, True]),  # P12
    OptionSpec("token_supply", 4, [4, 6]),  # P3
    OptionSpec("zone_cells", "touching", list(READING_NAMES)),  # P4
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
        self.reading = READING_NAMES.index(str(values["zone_cells"]))
        """Which cells of tokens count as in the spotlights."""
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

    def dump(self) -> tuple[object, ...]:
        return tuple(self.values.items())
