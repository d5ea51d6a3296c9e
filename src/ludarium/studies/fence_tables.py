"""Tables of cards of Ready… Fence! with some numbers changed, and in what two of them differ."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.core.errors import LudariumError
from ludarium.core.game import OptionSpec
from ludarium.core.registry import load_game
from ludarium.games.ready_fence.cards_option import PROPOSED, TABLE_NAMES, table_of
from ludarium.games.ready_fence.table_reader import MOST_STAMINA, RANGES
from ludarium.games.ready_fence.tables import COUNTS, FIRST, CardTable
from ludarium.games.ready_fence.terms import KIND_NAMES, MODE_NAMES
from ludarium.studies.fence_bouts import GAME

_CHANGE: Final = re.compile(r"([A-Za-z]{2})\s*=\s*([0-9][0-9 ]*)?\s*(?:/\s*([0-9]))?")
FORM: Final = "PR=4556/0"


class WrongChange(LudariumError):
    """A change of a table that can't be read."""

    def __init__(self, found: str) -> None:
        super().__init__("cards-change", found=found[:40], expected=FORM, known=" ".join(KIND_NAMES))


@dataclass(frozen=True)
class AboutKind:
    """What a table may say of a kind: of how many cards, which speeds (0 and 0: none), and at most what cost. ``modes`` are those of
    its cards in the proposed table."""

    name: str
    count: int
    least: int
    most: int
    most_stamina: int
    modes: list[str]


@dataclass(frozen=True)
class Changed:
    """A kind whose numbers are others: the speeds of its cards, and what each of them costs."""

    kind: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.kind} {self.before} → {self.after}"


def read(text: str) -> str:
    """A table as records keep it, of a name, a word or a whole file. Raises what the game's option says."""
    return str(cards_option().read(text))


def cards_option() -> OptionSpec:
    return next(spec for spec in load_game(GAME).options if spec.name == "cards")


def named_tables() -> dict[str, str]:
    """The tables that come with the game, as words by their names."""
    return {name: table_of(name).text() for name in TABLE_NAMES}


def about_kinds() -> list[AboutKind]:
    """All kinds, in the order of the rules."""
    found = []
    for kind, name in enumerate(KIND_NAMES):
        cards = range(FIRST[kind], FIRST[kind] + COUNTS[kind])
        modes = [
            mode for n, mode in enumerate(MODE_NAMES) if any(PROPOSED.modes[card] >> n & 1 for card in cards)
        ]
        found.append(AboutKind(name, COUNTS[kind], *RANGES[kind], MOST_STAMINA, modes))
    return found


def altered(cards: str, changes: Sequence[str]) -> str:
    """The table with some kinds changed, as records keep it: ``PR=4556`` sets the speeds of all Parries and Ripostes, ``FL=/1`` what a
    Flèche costs, ``FL=567/1`` both. Raises ``WrongChange``, and what the game says of the table.

    >>> altered("proposed", ["TT=5 5", "fl=/1"]).split(",")[3], altered("even", [])
    ('TT55.0TBA', 'even')
    """
    if not changes:
        return cards
    table = table_of(cards)
    speeds, stamina = list(table.speeds), list(table.stamina)
    for change in changes:
        found = _CHANGE.fullmatch(change.strip())
        if (
            found is None
            or found.group(1).upper() not in KIND_NAMES
            or not (found.group(2) or found.group(3))
        ):
            raise WrongChange(change)
        kind = KIND_NAMES.index(found.group(1).upper())
        first, count = FIRST[kind], COUNTS[kind]
        if found.group(2):
            given = [int(digit) for digit in found.group(2) if digit != " "]
            if len(given) != count or not table.speeds[first]:
                raise WrongChange(change)
            speeds[first : first + count] = sorted(given)
        if found.group(3):
            stamina[first : first + count] = [int(found.group(3))] * count
    return read(CardTable(speeds, stamina, table.modes).text())


def changed(before: CardTable, after: CardTable) -> list[Changed]:
    """The kinds in which two tables differ."""
    return [
        Changed(KIND_NAMES[kind], *told)
        for kind in range(len(KIND_NAMES))
        if (told := (_told(before, kind), _told(after, kind)))[0] != told[1]
    ]


def numbers_changed(before: CardTable, after: CardTable) -> int:
    """How many numbers differ: a speed of a card is one, and what all cards of a kind cost is one."""
    total = 0
    for kind, count in enumerate(COUNTS):
        cards = range(FIRST[kind], FIRST[kind] + count)
        total += sum(before.speeds[card] != after.speeds[card] for card in cards)
        total += any(before.stamina[card] != after.stamina[card] for card in cards)
    return total


def _told(table: CardTable, kind: int) -> str:
    """The numbers of a kind, as a change gives them."""
    cards = range(FIRST[kind], FIRST[kind] + COUNTS[kind])
    stamina = "".join(map(str, dict.fromkeys(table.stamina[card] for card in cards)))
    speeds = " ".join(str(table.speeds[card]) for card in cards if table.speeds[card])
    return f"{speeds}/{stamina}"
