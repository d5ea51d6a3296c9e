"""Which sets may be played with (T13): a table that officials edit.

The regulations name four sets; whatever the table lacks is refused until an official adds it (T13.2). Which
reference cards a deck built from pods of a set must have stands in the table, too (T9.8, T9.9, OP-18).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from ludarium.games.keyforge.decks.deck import TIDE_SET, open_to_all
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.tournaments.errors import Refused

MAIN: Final = "main"
SPECIAL: Final = "special"
SET_KINDS: Final = (MAIN, SPECIAL)

NO_REFERENCE: Final = "none"
TIDE_CARD: Final = "tide"
TOKEN_CARD: Final = "token"
PROPHECIES: Final = "prophecies"
"""All prophecies of one deck (G271). The regulations know tide and token only, so an official has to choose it."""
REFERENCES: Final = (NO_REFERENCE, TIDE_CARD, TOKEN_CARD, PROPHECIES)

LATEST: Final = 2
"""How many sets T10.2 leaves to choose from."""
LONGEST_NAME: Final = 60
DAYS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
_CODE: Final = re.compile(r"[A-Za-z0-9]{1,8}")


@dataclass(frozen=True, slots=True)
class EventSet:
    """A line of the set table (T13.1)."""

    code: str
    name_zh: str
    name_en: str
    kind: str = MAIN
    released: str = ""
    """The day on which the Traditional Chinese edition came out, as ``2024-07-23``; empty where it is not known."""
    legal: bool = False
    reference: str = NO_REFERENCE
    """What a deck built from pods of this set has beside it."""


DEFAULT_SETS: Final = (
    EventSet("MM", "突變擴散", "Mass Mutation", legal=True),
    EventSet("DT", "潛潮闇湧", "Dark Tidings", legal=True, reference=TIDE_CARD),
    EventSet("WoE", "風起變奏", "Winds of Exchange", legal=True, reference=TOKEN_CARD),
    EventSet("MG24", "馬戲派對", "Menagerie", kind=SPECIAL),
)
"""What the regulations of 2024-07-23 name (T13.2). They give no dates of release."""
REGULATED: Final = {one.code: one.reference for one in DEFAULT_SETS}

Table = tuple[EventSet, ...]


def line_of(sets: Table, code: str) -> EventSet | None:
    """The line of a set; None where the table lacks it."""
    return next((one for one in sets if one.code == code), None)


def called(line: EventSet, lang: str) -> str:
    """What a set is called in a language; in one that the table has no column for, as the card data have it."""
    if lang == "zh-Hant":
        return line.name_zh
    known = {one.code: one for one in POOL.sets()}.get(line.code)
    return line.name_en if lang == "en" or known is None else known.names.get(lang, line.name_en)


def set_codes() -> tuple[str, ...]:
    """The codes of the sets that the card data know, in their order."""
    return tuple([one.code for one in POOL.sets()])


def suggested(code: str) -> EventSet:
    """The line that an official would begin with for a set of this code: what is known of it, and not legal yet.
    Reference cards are as the regulations have them: none where they say nothing (OP-18)."""
    known = {one.code: one for one in POOL.sets()}.get(code)
    if known is None:
        return EventSet(code, code, code)
    names = known.names
    kind = SPECIAL if open_to_all(known) else MAIN
    zh = names.get("zh-Hant", names["en"])
    return EventSet(code, zh, names["en"], kind, reference=REGULATED.get(code, NO_REFERENCE))


def published(code: str) -> EventSet:
    """The same by the publisher's later text: every set with token creatures or prophecies asks for them (G271)."""
    found = suggested(code)
    if code == TIDE_SET:
        return replace(found, reference=TIDE_CARD)
    kinds = {fact.kind for fact in POOL.cards() if fact.printed(code) is not None}
    if CardTypes.TOKEN in kinds:
        return replace(found, reference=TOKEN_CARD)
    return replace(found, reference=PROPHECIES if CardTypes.PROPHECY in kinds else NO_REFERENCE)


def check_line(line: EventSet) -> None:
    """Raises ``Refused`` for a line that no set can have."""
    if not _CODE.fullmatch(line.code):
        raise Refused("set-code", found=line.code[:LONGEST_NAME])
    for name in (line.name_zh, line.name_en):
        if not name.strip() or len(name) > LONGEST_NAME:
            raise Refused("set-name", set=line.code, most=LONGEST_NAME)
    if line.kind not in SET_KINDS:
        raise Refused("set-kind", set=line.code, found=line.kind[:LONGEST_NAME], known=", ".join(SET_KINDS))
    if line.reference not in REFERENCES:
        known = ", ".join(REFERENCES)
        raise Refused("set-reference", set=line.code, found=line.reference[:LONGEST_NAME], known=known)
    if line.released and not is_day(line.released):
        raise Refused("day-wrong", found=line.released[:LONGEST_NAME])


def check_codes(sets: Table) -> None:
    """Raises ``Refused`` for two lines of one set: nobody could say which of them counts."""
    codes = [one.code for one in sets]
    for code in codes:
        if codes.count(code) > 1:
            raise Refused("set-twice", set=code)


def is_day(text: str) -> bool:
    """Whether a text is a day as ``2024-07-23``.

    >>> [is_day(one) for one in ("2024-02-29", "2023-02-29", "1900-02-29", "2024-7-23", "tomorrow")]
    [True, False, False, False, False]
    """
    found = _DAY.fullmatch(text)
    if found is None:
        return False
    year, month, day = [int(one) for one in found.groups()]
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= month <= 12 and 1 <= day <= (29 if month == 2 and leap else DAYS[month - 1])


def latest_two(sets: Table, day: str) -> tuple[str, ...]:
    """The codes of the two newest main sets on sale on a day, by their release in Traditional Chinese (T13.3),
    newest first; those that came out together stand together. Sets without a date are not among them.

    >>> table = tuple([EventSet(code, code, code, released=day) for code, day in
    ...     (("A", "2021-01-01"), ("B", "2022-01-01"), ("C", "2023-01-01"), ("D", "2025-01-01"))])
    >>> latest_two(table, "2024-07-23")
    ('C', 'B')
    """
    out = [one for one in sets if one.kind == MAIN and one.released and one.released <= day]
    out.sort(key=lambda one: one.released, reverse=True)
    return tuple([one.code for one in out if one.released >= out[min(LATEST, len(out)) - 1].released])
