"""The book of cards that the page reads, one file a language: ``python -m ludarium.games.keyforge.text.book FOLDER``.

Each card that can be played, with its facts, its text, the line of each ability by the name that views call it, the
halves of each "choose one", and since when it has an erratum.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.pool.facts import BLANK, POOL, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, TYPE_NAMES, CardTypes
from ludarium.games.keyforge.text import MODULES, language, line, modes, text
from ludarium.games.keyforge.text.base import Context, inside
from ludarium.games.keyforge.text.cjk import trait as cjk_trait
from ludarium.games.keyforge.text.en_nouns import trait as english_trait
from ludarium.games.keyforge.words.base import Ability, Constant


def trait(fact: Fact, slug: str, lang: str) -> str:
    """A trait in words."""
    return english_trait(slug) if lang == "en" else cjk_trait(Context(language(lang), fact), slug)


def keyword(name: str, amount: int) -> str:
    return f"{name}:{amount}" if amount else name


def named(card: str) -> list[Ability | Constant]:
    """All that a card says and gives, in printed order."""
    return [word for word in inside(texts().get(card, ())) if isinstance(word, (Ability, Constant))]


def errata(fact: Fact, lang: str) -> dict[str, str]:
    """Since when a card does something else than some of its prints say: of few cards."""
    if fact.reworded:
        names = POOL.set(fact.reworded).names
        return {"reworded": names.get(lang, names["en"])}
    return {"errata": fact.errata} if fact.errata else {}


def book(lang: str) -> dict[str, object]:
    """All playable cards in a language, by their names in the pool, and the one that fills decks, of which there is no print."""
    found: dict[str, object] = {}
    for card in sorted([*texts(), BLANK]):
        fact = POOL.card(card)
        printed = fact.prints[0] if fact.prints else None
        kind = TYPE_NAMES[CardTypes.CREATURE if fact.kind == CardTypes.TOKEN else fact.kind]
        found[card] = {
            "name": fact.called(lang),
            "type": kind,
            "house": HOUSE_NAMES[max(fact.house, 0)] if fact.house != NO_HOUSE else HOUSE_NAMES[0],
            "power": fact.power if kind == "creature" else None,
            "armor": fact.armor if kind == "creature" else None,
            "amber": fact.amber,
            "traits": [trait(fact, slug, lang) for slug in fact.traits],
            "keywords": [keyword(name, amount) for name, amount in fact.keywords.items()],
            "rarity": "" if printed is None else printed.rarity.lower(),
            "set": "" if printed is None else printed.set_code,
            "number": "" if printed is None else printed.number.zfill(3),
            "text": text(card, lang),
            "abilities": {REGISTRY.name(word): line(word, lang) for word in named(card)},
            "modes": modes(card, lang),
            **errata(fact, lang),
        }
    return found


def written(lang: str) -> str:
    """The file of a language: a card a line, so that a change of a card is a line of a diff."""
    cards = [
        f"{json.dumps(name)}: {json.dumps(card, ensure_ascii=False)}" for name, card in book(lang).items()
    ]
    return "{\n" + ",\n".join(cards) + "\n}\n"


def main(folder: str) -> None:
    for lang in MODULES:
        path = Path(folder) / f"{lang}.json"
        path.write_text(written(lang), encoding="utf-8")
        print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
