"""A deck from a plain list, as people type it::

    Name: Ann the Bold
    Set: CotA
    Brobnar
    2x Anger
    Bumpsy x3
    1 Follow the Leader
    Dis
    Dust Imp +AD
    ...

One card a line, with its count before it or behind it; no count is 1. A house alone on its line is the heading of
the cards below, and the house that they have in this deck, so a maverick stands under its own. Cards above the
first heading have the house that is printed on them. Names of cards, houses and sets may be English, Traditional
Chinese or Korean, without regard to capitals, accents and signs.

``Name:`` and ``Set:`` may be missing: a first line that is nothing else is the name, and the set is the one that
most of the cards are from. Behind ``+`` stand added bonus icons as in ``word``. An evil twin has "(evil twin)"
behind its name; copies of a gigantic creature are a bottom half, a top half and so on. Tokens, prophecies, archon
powers and the tide card stand anywhere. A line that begins with ``#`` is a comment.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Final, final

from ludarium.games.keyforge.decks.check import checked
from ludarium.games.keyforge.decks.deck import (
    CARDS,
    ICONS,
    Deck,
    deck_of,
    fitting,
    house_named,
    open_to_all,
    slot_of,
)
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.naming import name_for
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, WHOLE, CardSet, Fact, bare
from ludarium.games.keyforge.pool.houses import NO_HOUSE, CardTypes

MOST_COPIES: Final = 36
MOST_CARDS: Final = 200
"""More cards than that are counted and not looked at."""
LONGEST_LINE: Final = 200
MOST_FAULTS: Final = 40
MOST_GUESSES: Final = 5
"""For how many unknown names a similar one is looked for, which takes a while."""
SAMPLE: Final = "2x Anger"
_NAME: Final = re.compile(r"(?:name|deck|名稱|牌庫|이름|덱)\s*[:\uff1a]\s*(.*)", re.IGNORECASE)
_SET: Final = re.compile(r"(?:set|季度|세트)\s*:\s*(.*)", re.IGNORECASE)
_HEADING: Final = re.compile(
    r"(?:(?:house|勢力|세력)\b\s*:?\s*)?(.*?)\s*(?:\(\s*\d+\s*\))?\s*:?", re.IGNORECASE
)
_BEFORE: Final = re.compile(r"(\d{1,3})\s*[x×*]?\s+(.+)|(\d{1,3})\s*[x×*]\s*(.+)", re.IGNORECASE)
_BEHIND: Final = re.compile(r"(.+?)\s*[x×*]\s*(\d{1,3})", re.IGNORECASE)
_ICONS: Final = re.compile(r"(.+?)\s*\+\s*([a-z]*)(?:\.([\w-]+))?", re.IGNORECASE)
_TWIN: Final = re.compile(r"(.+?)\s*\((?:evil twin|邪惡雙生|사악한 분신)\)", re.IGNORECASE)
_BULLET: Final = re.compile(r"^[-•·*]\s+")


@final
class Row:
    """A line that names cards. ``facts`` are the cards of that name."""

    def __init__(
        self, line: int, count: int, facts: list[Fact], house: int, twin: bool, icons: str, icon_house: int
    ) -> None:
        self.line = line
        self.count = count
        self.facts = facts
        self.house = house
        self.twin = twin
        self.icons = icons
        self.icon_house = icon_house


def deck_of_list(text: str) -> Deck:
    """The deck of a list; raises ``BadDeck`` with all that is wrong."""
    reader = _Reader()
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        told = _BULLET.sub("", line.strip(), count=1)
        if told and not told.startswith("#"):
            reader.read(number, told)
        if len(reader.faults) >= MOST_FAULTS:
            break
    return reader.deck()


@final
class _Reader:
    """Reads the lines of a list and keeps what is wrong with them."""

    def __init__(self) -> None:
        self.name = ""
        self.set: CardSet | None = None
        self.house = NO_HOUSE
        self.rows: list[Row] = []
        self.faults: list[Fault] = []
        self.begun = False
        self.guesses = 0

    def read(self, line: int, written: str) -> None:
        """Read a line as it was written. Only a name keeps its signs as they are."""
        first = not self.begun
        self.begun = True
        told = " ".join(unicodedata.normalize("NFKC", written[:LONGEST_LINE]).split())
        if found := _NAME.fullmatch(written):
            self.name = found[1]
        elif found := _SET.fullmatch(told):
            self.read_set(line, found[1])
        elif (house := self.heading(told)) != NO_HOUSE:
            self.house = house
        elif not self.read_cards(line, told):
            if first and not self.counted(told):
                self.name = written
            else:
                self.unknown(line, told)

    def heading(self, told: str) -> int:
        """The house whose heading a line is; ``NO_HOUSE`` where it is none, or a card of that name."""
        found = _HEADING.fullmatch(told)
        return NO_HOUSE if found is None or POOL.named(told) else house_named(found[1])

    def read_set(self, line: int, told: str) -> None:
        wanted = bare(told)
        for one in POOL.sets():
            if wanted in [bare(one.code), *[bare(name) for name in one.names.values()]]:
                self.set = one
                return
        known = ", ".join(one.code for one in POOL.sets())
        self.faults.append(Fault("deck-line-set", known, line=line, found=told))

    def read_cards(self, line: int, told: str) -> bool:
        """Read a line that names a card; False where it names none."""
        icons = icon = ""
        if found := _ICONS.fullmatch(told):
            told, icons, icon = found[1], found[2].upper(), found[3] or ""
        count, _, twin, facts = self.split(told)
        if not facts:
            return False
        if not 1 <= count <= MOST_COPIES:
            self.faults.append(Fault("deck-line-count", MOST_COPIES, line=line, found=count))
        if any(letter not in ICONS for letter in icons) or (icon and house_named(icon) == NO_HOUSE):
            wrong = icons + "." * bool(icon) + icon
            self.faults.append(Fault("deck-line-icons", " ".join(ICONS), line=line, found=wrong))
        house = house_named(icon) if icon else NO_HOUSE
        self.rows.append(Row(line, count, facts, self.house, twin, icons, house))
        return True

    def split(self, told: str) -> tuple[int, str, bool, list[Fact]]:
        """The count and the name that a line has, whether it means a twin, and the cards of that name. A line
        that is a name as it stands has no count: there are cards with digits at either end."""
        tries = [(1, told)]
        if found := _BEFORE.fullmatch(told):
            tries.append((int(found[1] or found[3]), found[2] or found[4]))
        if found := _BEHIND.fullmatch(told):
            tries.append((int(found[2]), found[1]))
        for count, name in tries:
            facts = POOL.named(name)
            if facts:
                return count, name, False, facts
            if marked := _TWIN.fullmatch(name):
                facts = [fact for fact in POOL.named(marked[1]) if fact.twin]
                if facts:
                    return count, name, True, facts
        return *tries[-1], False, []

    def counted(self, told: str) -> bool:
        return _BEFORE.fullmatch(told) is not None or _BEHIND.fullmatch(told) is not None

    def unknown(self, line: int, told: str) -> None:
        """A line that is none of all that, with the card that its writer may have meant."""
        name = self.split(_ICONS.sub(r"\1", told))[1]
        near: list[str] = []
        if self.guesses < MOST_GUESSES:
            self.guesses += 1
            near = get_close_matches(bare(name), [bare(fact.name) for fact in POOL.cards()], 1, 0.7)
        if near:
            meant = POOL.named(near[0])[0].name
            self.faults.append(Fault("deck-line-near", meant, line=line, found=name))
        else:
            self.faults.append(Fault("deck-line-unknown", SAMPLE, line=line, found=name))

    def deck(self) -> Deck:
        if not self.rows and not self.faults:
            raise BadDeck([Fault("deck-empty", SAMPLE)])
        found = sum(row.count for row in self.rows)
        if found > MOST_CARDS:
            raise BadDeck(self.faults or [Fault("deck-count", CARDS, found=found)])
        deck_set = self.set or self.usual_set()
        slots, beside = [], []
        halves: dict[str, int] = {}
        for row in self.rows:
            facts = fitting(row.facts, deck_set, row.house, row.twin)
            fact = self.chosen(row, facts)
            if fact.kind >= CardTypes.TOKEN:
                beside += [fact] * row.count
                continue
            house = self.house_of(row, fact, deck_set)
            for _ in range(row.count):
                if fact.half != WHOLE:
                    seen = halves[fact.name] = halves.get(fact.name, 0) + 1
                    fact = next(one for one in facts if (one.half == BOTTOM) == (seen % 2 == 1))
                slots.append(slot_of(deck_set, fact, house, row.icons, row.icon_house))
        if self.faults:
            raise BadDeck(self.faults)
        deck = deck_of(self.name, deck_set, slots, beside)
        return checked(deck if deck.name else name_for(deck))

    def usual_set(self) -> CardSet:
        """The set that most of the cards are printed in, the oldest where several are."""
        sets = [one for one in POOL.sets() if not open_to_all(one)]
        return max(sets, key=self.from_set)

    def from_set(self, one: CardSet) -> int:
        """How many of the cards are printed in a set."""
        return sum(row.count for row in self.rows if any(fact.printed(one.code) for fact in row.facts))

    def chosen(self, row: Row, facts: list[Fact]) -> Fact:
        """The card that a row means: the first of two halves, the only one of others."""
        if len({fact.name for fact in facts}) > 1:
            names = ", ".join(fact.name for fact in facts)
            self.faults.append(Fault("deck-line-several", names, line=row.line))
        return facts[0]

    def house_of(self, row: Row, fact: Fact, deck_set: CardSet) -> int:
        """The house of a row's heading, or the printed one."""
        if row.house != NO_HOUSE:
            return row.house
        found = fact.printed(deck_set.code)
        house = fact.house if found is None else found.house
        if house == NO_HOUSE:
            self.faults.append(Fault("deck-line-house", SAMPLE, line=row.line, card=fact.name))
        return house
