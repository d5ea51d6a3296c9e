"""The tables that come with the game, and the option that brings another."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, final

from ludarium.core.errors import LudariumError, WrongOption
from ludarium.core.game import OptionSpec, Value
from ludarium.games.ready_fence.table_reader import LONGEST_SHOWN, OPTION, called, read_file, read_word
from ludarium.games.ready_fence.tables import COUNTS, FIRST, CardTable
from ludarium.games.ready_fence.terms import KIND_NAMES, Kinds, Speed

# Speeds that a sentence of the source names, one by one, and of Stop Hits what it says besides: one at the wrist or
# the arm is faster than 5. A table that lacks one is played with, and its organiser is told.
NAMED_SPEEDS: Final[dict[str, tuple[Speed, ...]]] = {
    "ST": (3, 4, 5, 6),
    "BT": (4, 5),
    "FK": (4, 5),
    "PR": (4, 5, 6),
    "SH": (4, 5),
}
SLOW_STOP_HIT: Final = 5


def doubts(table: CardTable) -> list[LudariumError]:
    """What the source names and the table has not: speeds of a kind. Each names the kind, what is missing, and by
    ``kind`` the sentence of the source."""
    found: list[LudariumError] = []
    for name, speeds in NAMED_SPEEDS.items():
        kind = KIND_NAMES.index(name)
        there = table.speeds[FIRST[kind] : FIRST[kind] + COUNTS[kind]]
        missing = [str(speed) for speed in speeds if speed not in there]
        if missing:
            found.append(_doubt(name, called(kind), ", ".join(missing)))
        if kind == Kinds.SH and max(there) <= SLOW_STOP_HIT:
            found.append(_doubt(name + "-fast", called(kind), f"{SLOW_STOP_HIT + 1}–9"))
    return found


def _doubt(kind: str, card: str, missing: str) -> LudariumError:
    return LudariumError("cards-doubt", option=OPTION, kind=kind, card=card, missing=missing)


# The tables that come with the game. ``cards/`` holds each as a file; a test compares them. The even one has
# slower counter-attacks and better attacks; the lively one differs from the proposed one in six numbers, which the balance
# lab has found. docs/ready-fence-balance.md says what they change.
PROPOSED: Final[CardTable] = read_word(
    "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL567.2BA,PR4556.0TBA,"
    "CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"
)
EVEN: Final[CardTable] = read_word(
    "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT55.0TBA,GA66.0TBA,FK45.0TA,FN66.0TA,FL677.1BA,PR4556.0TBA,"
    "CP44.0TA,IF456.1BA,SH4444556.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"
)
LIVELY: Final[CardTable] = read_word(
    "ST334456.0TBA,BT4455.0TBA,DI4456.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL578.1BA,PR4556.0TBA,"
    "CP44.0TA,IF446.1BA,SH4455667.1TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"
)
TABLE_NAMES: Final = ("proposed", "even", "lively")
MOST_KEPT: Final = 256
_kept: Final[dict[str, CardTable]] = {}


def table_of(option: str) -> CardTable:
    """The table that the option ``cards`` names or spells out in one word."""
    if option == TABLE_NAMES[0]:
        return PROPOSED
    if option == TABLE_NAMES[1]:
        return EVEN
    if option == TABLE_NAMES[2]:
        return LIVELY
    table = _kept.get(option)
    if table is None:
        table = read_word(option)
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[option] = table
    return table


@final
class CardsOption(OptionSpec):
    """The option ``cards``: one of these tables, or a table of one's own, as its word or as a whole file."""

    def __init__(self) -> None:
        super().__init__(OPTION, TABLE_NAMES[0], list(TABLE_NAMES), text=True)

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise WrongOption(self.name, value, ", ".join(TABLE_NAMES))
        if value in TABLE_NAMES:
            return value
        if "\n" in value or "|" in value or not value.strip():
            return read_file(value).text()
        if "," in value:
            return table_of(value).text()
        raise WrongOption(self.name, value[:LONGEST_SHOWN], ", ".join(TABLE_NAMES))

    def doubts(self, value: Value) -> Sequence[LudariumError]:
        return doubts(table_of(str(value)))

    def template(self, choice: Value) -> str:
        name = self.read(choice)
        assert name in TABLE_NAMES
        return (files("ludarium.games.ready_fence") / "cards" / f"{name}.txt").read_text(encoding="utf-8")
