"""A deck from the Master Vault: the JSON of its public API, a whole deck with its cards linked.

Taken are ``data`` (``id``, ``name``, ``expansion``, ``_links.cards``, ``set_era_cards``, ``bonus_icons``) and of each
of ``_linked.cards`` its ``card_title``, ``house``, ``card_type``, ``rarity``, ``expansion``, ``card_number`` and
``is_non_deck``. Where a card comes from is known by its printing, so ``is_maverick`` and its like are not asked.
``bonus_icons`` names, for each copy that has any, the icons that were added to it. Official texts and pictures are
kept apart (``Official``).
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Final, final

from ludarium.core.signs import HIDDEN
from ludarium.games.keyforge.decks.check import checked
from ludarium.games.keyforge.decks.deck import (
    CARDS,
    Deck,
    Official,
    Slot,
    deck_of,
    fitting,
    house_named,
    slot_of,
)
from ludarium.games.keyforge.decks.errors import BadDeck, Fault
from ludarium.games.keyforge.decks.naming import name_for
from ludarium.games.keyforge.pool.facts import BOTTOM, POOL, TOP, WHOLE, CardSet, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, CardTypes

LONGEST_TEXT: Final = 2_000
LONGEST_ADDRESS: Final = 400
MOST_COPIES: Final = 200
MOST_FAULTS: Final = 40
_IMAGE: Final = re.compile(r"https://[\w.~:/?#@!$&()*+,;=%-]+", re.ASCII)
HALF_TYPES: Final = {"creature1": BOTTOM, "creature2": TOP}
EVIL_TWIN: Final = "evil twin"
ICON_LETTERS: Final = {
    "amber": "A",
    "æmber": "A",
    "capture": "C",
    "damage": "D",
    "draw": "R",
    "discard": "X",
    "power": "P",
}
Json = dict[str, object]


def deck_of_json(text: str) -> Deck:
    """The deck of a Master Vault file; raises ``BadDeck`` with all that is wrong."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadDeck([Fault("deck-json", "}", line=error.lineno, column=error.colno)]) from None
    except (RecursionError, ValueError):  # nested without end, or a number of thousands of digits
        raise BadDeck([Fault("deck-json", "}", line=1, column=1)]) from None
    many = found if isinstance(found, list) else found.get("data") if isinstance(found, dict) else None
    if isinstance(many, list):
        raise BadDeck([Fault("deck-json-many", 1, found=len(many))])
    return _Reader(_object(found, "data")).deck()


def _object(value: object, name: str) -> Json:
    if not isinstance(value, dict):
        raise _lacks(name)
    return value


def _texts(value: object, name: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise _lacks(name)
    return value


def _objects(value: object, name: str) -> list[Json]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise _lacks(name)
    return value


def _text(row: Json, key: str) -> str:
    found = row.get(key)
    return found if isinstance(found, str) else str(found) if isinstance(found, int) else ""


def _lacks(name: str) -> BadDeck:
    return BadDeck([Fault("deck-json-lacks", name)])


def _clean(text: str) -> str:
    """An official text without signs that can't be seen; its icons are private signs (Co) and stay."""
    dropped = set(HIDDEN) - {"Co"}
    kept = [sign for sign in text if sign == "\n" or unicodedata.category(sign) not in dropped]
    return "".join(kept)[:LONGEST_TEXT]


@final
class _Reader:
    """Reads one deck, and keeps what is wrong with it."""

    def __init__(self, file: Json) -> None:
        self.data = _object(file.get("data"), "data")
        links = _object(self.data.get("_links"), "data._links")
        self.copies = _texts(links.get("cards"), "data._links.cards")
        linked = _object(file.get("_linked"), "_linked")
        rows = _objects(linked.get("cards"), "_linked.cards")
        self.rows = {_text(row, "id"): row for row in rows}
        self.faults: list[Fault] = []
        if len(self.copies) > MOST_COPIES:
            raise BadDeck([Fault("deck-count", CARDS, found=len(self.copies))])
        missing = [copy for copy in dict.fromkeys(self.copies) if copy not in self.rows]
        if missing:
            raise BadDeck([Fault("deck-json-unlinked", len(self.copies), found=len(missing))])
        self.set = self.read_set()
        self.icons = self.read_icons()
        self.official = Official(_text(self.data, "id")[:64], {}, {})
        self.halves: dict[str, int] = {}

    def read_set(self) -> CardSet:
        told = _text(self.data, "expansion")
        for one in POOL.sets():
            if told in (one.code, *[str(number) for number in one.ids]):
                return one
        raise BadDeck([Fault("deck-set-unknown", ", ".join(one.code for one in POOL.sets()), found=told)])

    def read_icons(self) -> dict[str, list[list[str]]]:
        """The icons of each copy that has any, by the id of its card."""
        found: dict[str, list[list[str]]] = {}
        told = self.data.get("bonus_icons")
        for row in _objects(told, "data.bonus_icons") if told is not None else []:
            icons = _texts(row.get("bonus_icons"), "bonus_icons")
            copy = _text(row, "card_id")
            if copy not in self.rows:
                self.faults.append(Fault("deck-icons-unlinked", "card_id", found=copy))
            else:
                found.setdefault(copy, []).append(icons)
        for copy, rows in found.items():
            copies = self.copies.count(copy)
            if len(rows) > copies:
                card = _text(self.rows[copy], "card_title")
                self.faults.append(Fault("deck-icons-rows", copies, card=card, found=len(rows)))
        return found

    def deck(self) -> Deck:
        slots: list[Slot] = []
        beside: list[Fact] = []
        for copy in [*self.copies, *[key for key in self.rows if key not in self.copies]]:
            row = self.rows[copy]
            inside = copy in self.copies and row.get("is_non_deck") is not True
            fact = self.fact_of(row, inside)
            if fact is None:
                continue
            self.keep(row, fact)
            if fact.kind >= CardTypes.TOKEN:
                beside += [fact] if fact not in beside else []
            elif inside:
                slots += self.slot(row, copy, fact)
        if self.faults:
            raise BadDeck(self.faults[:MOST_FAULTS])
        deck = deck_of(_text(self.data, "name"), self.set, slots, beside, self.official)
        return checked(deck if deck.name else name_for(deck))

    def fact_of(self, row: Json, inside: bool) -> Fact | None:
        """The card that a row describes, which has to be known where it lies ``inside`` the deck."""
        title = _text(row, "card_title")
        numbered = POOL.numbered(self.printed_in(row).code, _text(row, "card_number").lstrip("0"))
        facts = POOL.named(title)
        if title and not facts and not any("a" <= letter <= "z" for letter in title.lower()):
            facts = numbered  # a name in a script of ours, which the pool does not have
        facts = [fact for fact in facts if fact in numbered] or facts
        if not facts:
            fault = Fault("deck-card-unknown", self.set.code, found=title)
            if inside and fault.facts not in [one.facts for one in self.faults]:
                self.faults.append(fault)
            return None
        twin = _text(row, "rarity").casefold() == EVIL_TWIN
        facts = fitting(facts, self.printed_in(row), house_named(_text(row, "house")), twin)
        half = HALF_TYPES.get(_text(row, "card_type").casefold(), WHOLE)
        if half == WHOLE and facts[0].half != WHOLE:
            half = (BOTTOM, TOP)[self.halves.get(title, 0) % 2]
            self.halves[title] = self.halves.get(title, 0) + 1
        return next((fact for fact in facts if fact.half == half), facts[0])

    def printed_in(self, row: Json) -> CardSet:
        """The set of a card's printing, the deck's own where the file names none that is known."""
        told = _text(row, "expansion")
        return next((one for one in POOL.sets() if told in [str(number) for number in one.ids]), self.set)

    def slot(self, row: Json, copy: str, fact: Fact) -> list[Slot]:
        """The copy as a slot; none where something is wrong with it."""
        house = house_named(_text(row, "house"))
        if house == NO_HOUSE:
            expected = ", ".join(HOUSE_NAMES)
            self.faults.append(Fault("deck-card-house", expected, card=fact.name, found=_text(row, "house")))
            return []
        letters, icon_house = "", NO_HOUSE
        left = self.icons.get(copy)
        for icon in left.pop(0) if left else []:
            named = house_named(icon)
            letter = ICON_LETTERS.get(icon.casefold(), "")
            if letter:
                letters += letter
            elif named != NO_HOUSE and icon_house == NO_HOUSE:
                icon_house = named
            elif named != NO_HOUSE:
                self.faults.append(Fault("deck-house-icons", 1, card=fact.name))
            else:
                self.faults.append(
                    Fault("deck-card-icon", ", ".join(ICON_LETTERS), card=fact.name, found=icon)
                )
        return [slot_of(self.set, fact, house, letters, icon_house, self.printed_in(row).code)]

    def keep(self, row: Json, fact: Fact) -> None:
        """Keep the official text and picture of a card, where they look like one."""
        text, image = row.get("card_text"), row.get("front_image")
        if isinstance(text, str) and text:
            self.official.texts[fact.id] = _clean(text)
        if isinstance(image, str) and len(image) <= LONGEST_ADDRESS and _IMAGE.fullmatch(image):
            self.official.images[fact.id] = image
