"""The alliance restricted list (T9.14), dated data that officials edit, and the check against it (T9.15)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ludarium.games.keyforge.pool.facts import POOL, Fact, bare
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.rules.keyforge.faults import Fault, fault
from ludarium.tournaments.rules.keyforge.sets import is_day

ANY: Final = 0
"""Copies of a name of which any number may be in the deck."""
MOST_COPIES: Final = 36
LONGEST_NAME: Final = 60
CHINESE: Final = "zh-Hant"


@dataclass(frozen=True, slots=True)
class Restricted:
    """A name on the list. ``card`` is the id of the card in the pool, empty where the pool lacks it."""

    name_zh: str
    name_en: str
    copies: int = ANY
    card: str = ""


@dataclass(frozen=True, slots=True)
class RestrictedList:
    """The list of a day (``2024-07-23``)."""

    version: str
    rows: tuple[Restricted, ...] = ()


RESTRICTED: Final = RestrictedList(
    "2024-07-23",
    (
        Restricted("陷入混亂", "Befuddle", ANY, "befuddle"),
        Restricted("訪問機", "Chronus", ANY, "chronus"),
        Restricted("控制弱者", "Control the Weak", ANY, "control-the-weak"),
        Restricted("漆黑琥魄秘庫", "Dark Æmber Vault", 1, "dark-æmber-vault"),
        Restricted("FOF 收發器", "FOF Transponder", ANY, "fof-transponder"),
        Restricted("幽靈形態", "Ghostform", ANY, "ghostform"),
        Restricted("蠻荒樂隊", "Hallafest", 1, "hallafest"),
        Restricted("燃爐魔", "Infurnace", ANY, "infurnace"),
        Restricted("兵團教練", "Legionary Trainer", ANY, "legionary-trainer"),
        Restricted("圖書館通行證", "Library Access", 1, "library-access"),
        Restricted("火星人式慷慨", "Martian Generosity", 1, "martian-generosity"),
        Restricted("潛行模式", "Stealth Mode", ANY, "stealth-mode"),
        Restricted("時間旅行者", "Timetraveller", ANY, "timetraveller"),
        Restricted("聯合行動", "United Action", ANY, "united-action"),
    ),
)


def row_for(rules: RestrictedList, fact: Fact) -> Restricted | None:
    """The row that means this card: by its id, else by its printed Chinese name, whatever its spaces and signs.
    A card whose Chinese name is not known is meant by its English one."""
    chinese = bare(fact.names.get(CHINESE, ""))
    called = chinese or bare(fact.name)
    for row in rules.rows:
        if row.card == fact.id or called == bare(row.name_zh if chinese else row.name_en):
            return row
    return None


def counted(rules: RestrictedList, cards: Iterable[Fact]) -> dict[Restricted, int]:
    """How many copies of each restricted name there are, in the order of the list."""
    counts = dict.fromkeys(rules.rows, 0)
    for fact in cards:
        row = row_for(rules, fact)
        if row is not None:
            counts[row] += 1
    return {row: count for row, count in counts.items() if count}


def restricted_faults(rules: RestrictedList, cards: Iterable[Fact]) -> tuple[Fault, ...]:
    """T9.15 over the 36 cards of a deck: at most one name, of which no more copies than the list allows."""
    counts = counted(rules, cards)
    found = []
    if len(counts) > 1:
        card, other = [_card(row) for row in counts][:2]
        found.append(
            fault(
                "restricted-names", "T9.6", card=card, other=other, found=len(counts), version=rules.version
            )
        )
    for row, count in counts.items():
        if row.copies != ANY and count > row.copies:
            found.append(
                fault(
                    "restricted-copies",
                    "T9.6",
                    card=_card(row),
                    found=count,
                    expected=row.copies,
                    version=rules.version,
                )
            )
    return tuple(found)


def _card(row: Restricted) -> str:
    """A row as a fact: the card's id, or its Chinese name."""
    return row.card or row.name_zh


def check_list(rules: RestrictedList) -> None:
    """Raises ``Refused`` for a list without a day, or with a row that no card can have."""
    if not is_day(rules.version):
        raise Refused("day-wrong", found=rules.version[:LONGEST_NAME])
    for row in rules.rows:
        _check_row(row)


def check_later(before: RestrictedList, after: RestrictedList, why: str) -> None:
    """Whether the list ``after`` may take the place of ``before``. A list is dated (T9.14), so an earlier one comes
    back by an official's decision alone, never by an old page or file: raises ``Refused`` where no reason is given."""
    if after.version < before.version and not why.strip():
        raise Refused("restricted-version", found=after.version, expected=before.version)


def _check_row(row: Restricted) -> None:
    if not bare(row.name_zh) or len(row.name_zh) > LONGEST_NAME or len(row.name_en) > LONGEST_NAME:
        raise Refused("restricted-name", most=LONGEST_NAME)
    if not 0 <= row.copies <= MOST_COPIES:
        raise Refused("restricted-copies", found=row.copies, most=MOST_COPIES)
    if row.card and not POOL.has(row.card):
        raise Refused("restricted-card", found=row.card[:LONGEST_NAME])
