"""The facts of all cards for the page's gallery: one file for all languages, made anew whenever the pool or a card file changes.

    python -m ludarium.games.keyforge.text.gallery client/src/games/keyforge/gallery/facts.json

It holds facts and the numbers of rules, and no text: what a card says the page reads from the book (``book.py``). A card
that cannot be played yet is in it as well. The rule of an instruction stands in its docstring, which only plain Python has.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Final

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.terms import KEYWORD_NAMES, Flags, Keyword, Moment, Moments, Questions
from ludarium.games.keyforge.options import SEALED_SETS
from ludarium.games.keyforge.pool.facts import HALVES, PLAIN, POOL, TOP, WHOLE, Fact, Print, X
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, TYPE_NAMES, CardType, CardTypes
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.text import MODULES
from ludarium.games.keyforge.text.base import inside
from ludarium.games.keyforge.text.book import trait
from ludarium.games.keyforge.words.base import Ability, Constant, Effect, Sequence
from ludarium.games.keyforge.words.harm import Damage, Status
from ludarium.games.keyforge.words.moving import Discard, Return

RARITIES: Final = ("Common", "Uncommon", "Rare", "Special", "Variant", "Fixed", "Twin", "Token", "Tide")
"""How rare a print can be."""
LAST_GOLDEN: Final = 11
"""Up to this number rules are about all cards alike (section 1)."""
NUMBER: Final = re.compile(r"\bG(\d+)\b")

OF_TYPES: Final[dict[CardType, int]] = {
    CardTypes.CREATURE: 34,
    CardTypes.ACTION: 35,
    CardTypes.ARTIFACT: 36,
    CardTypes.UPGRADE: 37,
    CardTypes.TOKEN: 165,
    CardTypes.PROPHECY: 171,
    CardTypes.ARCHON_POWER: 255,
    CardTypes.TIDE: 159,
}
"""The rule of each type of card."""
OF_KEYWORDS: Final = {
    "alpha": 106, "omega": 107, "assault": 108, "hazardous": 109, "deploy": 110, "elusive": 111, "invulnerable": 112,
    "poison": 113, "skirmish": 114, "splash-attack": 115, "taunt": 116, "treachery": 117, "versatile": 118,
    "entrench": 227,
}  # fmt: skip
"""The rule of each keyword (section 13)."""
OF_MOMENTS: Final[dict[Moment, int]] = {
    Moments.PLAY: 62,
    Moments.BEFORE_FIGHT: 78,
    Moments.FIGHT: 81,
    Moments.REAP: 70,
    Moments.ACTION: 71,
    Moments.OMNI: 72,
    Moments.DESTROYED: 91,
    Moments.SCRAP: 226,
}
"""The rule of the moment before a colon."""
OF_QUESTIONS: Final = {
    Questions.POWER: 85,
    Questions.ARMOR: 87,
    Questions.COST: 47,
    Questions.LIMIT: 59,
    Questions.MUST_CHOOSE: 53,
    Questions.ENTERS: 211,
    Questions.AS_FLANK: 33,
    Questions.BELONGS: 209,
    Questions.REPLACES: 155,
    Questions.FIXED_POWER: 85,
    Questions.ATTACHES: 37,
    Questions.AS_CREATURE: 232,
    Questions.AS_UPGRADE: 214,
    Questions.COPIES: 213,
    Questions.ICONS_AGAIN: 216,
    Questions.BLANK: 240,
    Questions.TEXT_OF: 240,
    Questions.COPY_OF: 240,
    Questions.OTHER_SIDE: 231,
    Questions.HURT_MORE: 86,
    Questions.MUST_FIGHT: 104,
    Questions.FAR_TAUNT: 116,
    Questions.HAUNTED: 120,
    Questions.TAKES_CONTROL: 132,
    Questions.LOSES_KEYWORD: 123,
    Questions.LOSES_TRAITS: 123,
    Questions.LOSES_EFFECTS: 123,
}
"""The rule of what is always so."""
OF_STATUS: Final = {Flags.STUNNED: 102, Flags.WARDED: 103, Flags.ENRAGED: 104}
OTHERWISE: Final[dict[type, int]] = {Damage: 86, Discard: 206, Return: 101}
"""The rule of an instruction whose docstring begins with another one."""
OF_ICONS: Final = 65
OF_ENHANCE: Final = 67
OF_HALVES: Final = (162, 163)
OF_TWINS: Final = 20
OF_ANOMALIES: Final = 23


def _keyword(which: Keyword) -> list[int]:
    return [OF_KEYWORDS[KEYWORD_NAMES[which]]] if 0 <= which < len(KEYWORD_NAMES) else []


def _of_word(word: object) -> list[int]:
    """The rules of one word, without those in it."""
    if isinstance(word, Ability):
        return [OF_MOMENTS[moment] for moment in word.moments if word.own and moment in OF_MOMENTS]
    if isinstance(word, Constant):
        if word.question == Questions.KEYWORD:
            return _keyword(word.verb)
        return [OF_QUESTIONS[word.question]] if word.question in OF_QUESTIONS else []
    if isinstance(word, Status):
        return [OF_STATUS[word.status]]
    if isinstance(word, Effect) and not isinstance(word, Sequence):
        if type(word) in OTHERWISE:
            return [OTHERWISE[type(word)]]
        told = [int(number) for number in NUMBER.findall(type(word).__doc__ or "")]
        return [number for number in told if number > LAST_GOLDEN][:1]
    return []


def rules(fact: Fact) -> list[int]:
    """The numbers of the rules that a card is about, as ``87`` for G87, in the order in which the card brings them: its type,
    its icons and keywords, then what its text says. The golden rules (section 1) go without saying."""
    found = [OF_TYPES[fact.kind]]
    if fact.half != WHOLE:
        found += OF_HALVES
    if fact.twin:
        found.append(OF_TWINS)
    if any([one.number.startswith("A") for one in fact.prints]):
        found.append(OF_ANOMALIES)
    found += [OF_ICONS] if fact.amber else []
    found += [OF_ENHANCE] if fact.enhance else []
    found += [OF_KEYWORDS[name] for name in fact.keywords]
    for word in inside(texts().get(fact.id, ())):
        found += _of_word(word)
    return list(dict.fromkeys(found))


def _keywords(fact: Fact) -> list[str]:
    """As the book writes them; ``assault:x`` where the text gives the number."""
    return [name if n == PLAIN else f"{name}:{'x' if n == X else n}" for name, n in fact.keywords.items()]


def _print(one: Print, home: int, sets: list[str]) -> list[int | str]:
    """The number of its set, its own number, its rarity, and its house where that is another one than the card's."""
    told: list[int | str] = [sets.index(one.set_code), one.number, RARITIES.index(one.rarity)]
    return told if one.house == home else [*told, one.house]


def row(fact: Fact, sets: list[str]) -> dict[str, object]:
    """One card; what it does not have is left out, but ``h`` is always there: -1 is no house."""
    traits = list(TRAITS)
    told: dict[str, object] = {
        "id": fact.id,
        "n": [fact.name, *[fact.names.get(lang, "") for lang in MODULES if lang != "en"]],
        "t": fact.kind,
        "h": fact.house,
        "p": None
        if fact.kind not in (CardTypes.CREATURE, CardTypes.TOKEN) or fact.half == TOP
        else fact.power,
        "a": fact.armor,
        "i": fact.amber,
        "k": _keywords(fact),
        "f": [traits.index(slug) for slug in fact.traits],
        "e": list(fact.enhance),
        "s": [_print(one, fact.house, sets) for one in fact.prints],
        "r": rules(fact),
        "half": HALVES[fact.half],
        "twin": fact.twin,
        "errata": fact.errata,
        "reworded": sets.index(fact.reworded) if fact.reworded else None,
        "no": fact.id not in texts(),
    }
    counts = ("a", "i")
    return {
        key: value
        for key, value in told.items()
        if value not in (None, "", []) and value is not False and not (key in counts and value == 0)
    }


def facts() -> dict[str, object]:
    """Everything: ``houses``, ``types`` and ``rarities`` by number, ``sets`` and ``traits`` with their names in the
    ``languages``, and ``cards`` in the order in which they came out."""
    codes = [one.code for one in POOL.sets()]
    sealed = {code: choice for choice, code in SEALED_SETS.items()}
    owner: dict[str, Fact] = {}
    for fact in POOL.cards():
        for slug in fact.traits:
            owner.setdefault(slug, fact)
    return {
        "languages": list(MODULES),
        "houses": list(HOUSE_NAMES),
        "types": list(TYPE_NAMES),
        "rarities": [rarity.lower() for rarity in RARITIES],
        "sets": [
            {
                "code": one.code,
                "names": [one.names.get(lang, one.names["en"]) for lang in MODULES],
                "sealed": sealed.get(one.code, ""),
            }
            for one in POOL.sets()
        ],
        "traits": [[trait(owner[slug], slug, lang) for lang in MODULES] for slug in TRAITS],
        "cards": [row(fact, codes) for fact in POOL.cards()],
    }


def written() -> str:
    """The file: a card a line, so that a change of a card is a line of a diff."""

    def plain(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts: list[str] = []
    for name, value in facts().items():
        if isinstance(value, list) and name in ("sets", "traits", "cards"):
            parts.append(f"{plain(name)}:[\n" + ",\n".join([plain(one) for one in value]) + "\n]")
        else:
            parts.append(f"{plain(name)}:{plain(value)}")
    return "{" + ",\n".join(parts) + "}\n"


def main(path: str) -> None:
    if Sequence.__doc__ is None:
        sys.exit(
            "The compiled build has no docstrings, and the rules of the cards stand in them: use .venv/bin/python."
        )
    file = Path(path)
    file.parent.mkdir(exist_ok=True)
    file.write_text(written(), encoding="utf-8")
    print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
