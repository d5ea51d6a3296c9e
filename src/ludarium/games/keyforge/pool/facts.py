"""The facts of all cards: names, numbers, houses, kinds, keywords, traits and printings.

``POOL`` reads them when it is first asked. What a card *does* is no fact and stands in the card files; what stands
here is what print says before its text (``data/README.md``).

>>> POOL.card("anger").name, POOL.numbered("CotA", "1"), POOL.named("怒火中燒")
('Anger', [<anger>], [<anger>])
"""

from __future__ import annotations

import json
import unicodedata
from importlib.resources import files
from typing import Any, Final, final

from ludarium.games.keyforge.pool.houses import HOUSE_OF, NO_HOUSE, TYPE_OF

X: Final = -1
"""The power or the number of a keyword that the card's text gives (G196)."""
PLAIN: Final = 0
"""The number of a keyword that has none."""
WHOLE: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
HALVES: Final = ("", "top", "bottom")
"""A card of its own, or the half of a gigantic creature (G162, G163)."""

COMMON: Final = "Common"
UNCOMMON: Final = "Uncommon"
RARE: Final = "Rare"
ANOMALIES: Final = "A"
"""What the numbers of anomalies begin with (G23)."""
LONGEST_NAMED: Final = 200
"""No card, house or set has a longer name; sorting the accents of a text takes time by the square of their number."""
LANGUAGES: Final = (("zh", "zh-Hant"), ("ko", "ko"))
"""The translations in the data files, and the languages they are."""


@final
class Print:
    """A printing of a card: its set, number and rarity, and the house it has there.

    ``number`` has no zeros in front. ``house`` is ``NO_HOUSE`` where the deck gives it."""

    def __init__(self, set_code: str, number: str, rarity: str, house: int) -> None:
        self.set_code = set_code
        self.number = number
        self.rarity = rarity
        self.house = house


BLANK: Final = "filler"
"""A creature that says nothing and is no card of the pool: positions fill decks with it."""


@final
class Fact:
    """The facts of one card."""

    def __init__(
        self,
        card_id: str,
        name: str,
        house: int,
        kind: int,
        power: int,
        armor: int,
        amber: int,
        keywords: dict[str, int],
        traits: tuple[str, ...],
        half: int,
        twin: bool,
        names: dict[str, str],
        prints: tuple[Print, ...],
        errata: str = "",
        reworded: str = "",
        enhance: tuple[str, ...] = (),
    ) -> None:
        self.id = card_id
        self.name = name
        """The printed English name. Twins and the halves of gigantic creatures share theirs with another card."""
        self.house = house
        """That of the first printing which shows one; ``NO_HOUSE`` where none does."""
        self.kind = kind
        self.power = power
        """0 of what is no creature; ``X`` where the text gives it."""
        self.armor = armor
        self.amber = amber
        """The printed æmber icons; what Enhance adds belongs to a deck's copy."""
        self.keywords = keywords
        """The printed keywords by name, each with its number, ``PLAIN`` or ``X``."""
        self.traits = traits
        self.half = half
        self.twin = twin
        """Whether it is an evil twin (G20)."""
        self.names = names
        """Its names in languages other than English, where it has any."""
        self.prints = prints
        """From the oldest set on."""
        self.errata = errata
        """The rulebook that is the first we know to list an official erratum (G1), as ``14`` or ``18.3``; or empty."""
        self.reworded = reworded
        """The set whose print does something else than older ones, and counts; or empty."""
        self.enhance = enhance
        """The icons that it brings to its deck (G67): letters of bonus icons, and names of houses."""

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def called(self, lang: str) -> str:
        """The name for a reader of ``lang``; the English one where it has no other."""
        return self.names.get(lang, self.name)

    def printed(self, set_code: str, house: int = NO_HOUSE) -> Print | None:
        """Its printing in a set, the one in ``house`` where there are several; None where there is none."""
        found: Print | None = None
        for one in self.prints:
            if one.set_code == set_code:
                if one.house == house:
                    return one
                found = found or one
        return found

    def belongs(self, set_code: str, house: int) -> bool:
        """Whether a card of this set is no maverick in ``house`` (G21)."""
        return any([one.set_code == set_code and one.house in (house, NO_HOUSE) for one in self.prints])


@final
class CardSet:
    """A set of cards; ``age`` counts from the oldest."""

    def __init__(
        self,
        code: str,
        names: dict[str, str],
        ids: tuple[int, ...],
        houses: tuple[int, ...],
        release: str,
        age: int,
    ) -> None:
        self.code = code
        self.names = names
        self.ids = ids
        """What the Master Vault calls it."""
        self.houses = houses
        """The houses of its decks (G13); none where any will do, and cards of any set too (G274)."""
        self.release = release
        """The day as ``2018-11-15``, empty where it is not known."""
        self.age = age


def bare(name: str) -> str:
    """A name as it is looked up: without accents, spaces and signs, in small letters.

    >>> bare("Champion’s Challenge") == bare("champion's challenge"), bare("Æmber Imp")
    (True, 'aemberimp')
    """
    if len(name) > LONGEST_NAMED:
        return ""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("æ", "ae"))
    return "".join([sign for sign in plain if sign.isalnum()])


def ascii_of(name: str) -> str:
    """The name of a card in the pool, in letters that every keyboard has.

    >>> ascii_of("dæmo-bot")
    'daemo-bot'
    """
    out = name.replace("æ", "ae").replace("ø", "o").replace("ĕ", "e")
    return "".join([sign if sign.isascii() else _plain(sign) for sign in out])


def _plain(sign: str) -> str:
    return "".join([part for part in unicodedata.normalize("NFD", sign) if part.isascii()]) or "-"


def _keywords(words: list[str]) -> dict[str, int]:
    """``assault:2`` as the keyword and its number."""
    found: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition(":")
        found[name] = PLAIN if not number else X if number == "x" else int(number)
    return found


def _print(told: str, home: int) -> Print:
    """``CotA 1 Common``; a fourth word is the house there."""
    words = told.split(" ")
    house = home if len(words) == 3 else HOUSE_OF.get(words[3], NO_HOUSE)
    return Print(words[0], words[1], words[2], house)


def _names(row: dict[str, Any]) -> dict[str, str]:
    return {lang: row[key] for key, lang in LANGUAGES if key in row}


def _fact(row: dict[str, Any]) -> Fact:
    house = HOUSE_OF.get(row.get("house", ""), NO_HOUSE)
    power = row.get("power", 0)
    return Fact(
        row["id"],
        row["name"],
        house,
        TYPE_OF[row["type"]],
        X if power == "x" else power,
        row.get("armor", 0),
        row.get("amber", 0),
        _keywords(row.get("keywords", [])),
        tuple(row.get("traits", [])),
        HALVES.index(row.get("half", "")),
        row.get("twin", False),
        _names(row),
        tuple([_print(told, house) for told in row["prints"]]),
        row.get("errata", ""),
        row.get("reworded", ""),
        tuple(row.get("enhance", [])),
    )


@final
class Pool:
    """All cards, and the ways to find one. Nothing is read before it is asked for."""

    def __init__(self) -> None:
        self._cards: dict[str, Fact] = {}
        self._places: dict[str, int] = {}
        self._in_order: list[Fact] = []
        self._sets: dict[str, CardSet] = {}
        self._numbered: dict[str, list[Fact]] = {}
        self._named: dict[str, list[Fact]] = {}
        self._filler: list[Fact] = []

    def cards(self) -> list[Fact]:
        """All cards, in the order in which they first came out."""
        return list(self._by_id().values())

    def card(self, card_id: str) -> Fact:
        """The card with this id, or ``BLANK``; raises ``KeyError``."""
        if card_id == BLANK and not self._filler:
            self._filler = [_fact(row) for row in _rows("filler.json")]
        return self._filler[0] if card_id == BLANK else self._by_id()[card_id]

    def at(self, place: int) -> Fact:
        """The card at a place of the pool, from 0."""
        self._by_id()
        return self._in_order[place]

    def place(self, card_id: str) -> int:
        """The place of the card with this id, behind all others that of ``BLANK``; raises ``KeyError``."""
        self._by_id()
        return len(self._places) if card_id == BLANK else self._places[card_id]

    def has(self, card_id: str) -> bool:
        return card_id in self._by_id()

    def named(self, name: str) -> list[Fact]:
        """The cards of this name in any language, whatever its accents, signs and capitals: none, one or several."""
        if not self._named:
            for fact in self._by_id().values():
                for one in {bare(fact.name), *[bare(other) for other in fact.names.values()]}:
                    self._named.setdefault(one, []).append(fact)
        return self._named.get(bare(name), [])

    def numbered(self, set_code: str, number: str) -> list[Fact]:
        """The cards that bear this number of a set; two for the halves of a gigantic creature, bottom first."""
        self._by_id()
        return self._numbered.get(f"{set_code} {number}", [])

    def sets(self) -> list[CardSet]:
        """All sets, the oldest first."""
        return list(self._by_code().values())

    def set(self, code: str) -> CardSet:
        """The set with this code; raises ``KeyError``."""
        return self._by_code()[code]

    def _by_id(self) -> dict[str, Fact]:
        if not self._cards:
            for row in _rows("pool.json"):
                self._add(row)
        return self._cards

    def _by_code(self) -> dict[str, CardSet]:
        if not self._sets:
            for age, row in enumerate(_rows("sets.json")):
                houses = tuple([HOUSE_OF[house] for house in row["houses"]])
                names = {"en": str(row["name"]), **_names(row)}
                code = str(row["code"])
                self._sets[code] = CardSet(
                    code, names, tuple(row["ids"]), houses, row.get("release", ""), age
                )
        return self._sets

    def _add(self, row: dict[str, Any]) -> None:
        fact = _fact(row)
        self._cards[fact.id] = fact
        self._places[fact.id] = len(self._in_order)
        self._in_order.append(fact)
        for one in fact.prints:
            there = self._numbered.setdefault(f"{one.set_code} {one.number}", [])
            if fact not in there:
                there.append(fact)


def _rows(name: str) -> list[dict[str, Any]]:
    text = (files("ludarium.games.keyforge") / "pool" / "data" / name).read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text)
    return rows


POOL: Final = Pool()
