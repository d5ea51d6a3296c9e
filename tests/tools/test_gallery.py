"""The facts that the page's gallery of cards reads: they are those of the pool today, and no text is among them.

Plain Python makes them: a compiled class has no docstring, and the rule of an instruction stands in it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.terms import KEYWORD_NAMES
from ludarium.games.keyforge.pool.facts import POOL, X
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, TYPE_NAMES
from ludarium.games.keyforge.text.gallery import OF_KEYWORDS, rules, written

ROOT = Path(__file__).parents[2]
FILE = ROOT / "client/src/games/keyforge/gallery/facts.json"
NAMED = {
    *("id", "n", "t", "h", "p", "a", "i", "k", "f", "e", "s", "r"),
    *("half", "twin", "errata", "reworded", "no"),
}


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def test_the_facts_of_the_page_are_up_to_date() -> None:
    """Made anew by ``python -m ludarium.games.keyforge.text.gallery client/src/games/keyforge/gallery/facts.json``."""
    assert FILE.read_text(encoding="utf-8") == written()


def test_every_card_of_the_pool_is_there_as_it_is(facts: dict[str, Any]) -> None:
    rows = facts["cards"]
    assert [row["id"] for row in rows] == [fact.id for fact in POOL.cards()]
    for row, fact in zip(rows, POOL.cards(), strict=True):
        assert row["n"] == [fact.name, fact.names.get("zh-Hant", ""), fact.names.get("ko", "")]
        assert TYPE_NAMES[row["t"]] == facts["types"][row["t"]]
        assert (row["t"], row["h"], row.get("a", 0), row.get("i", 0)) == (
            *(fact.kind, fact.house),
            *(fact.armor, fact.amber),
        )
        if fact.power == X:
            assert row["p"] == X
        else:
            assert row.get("p", 0) == (fact.power if fact.half != 1 else 0)
        prints = [
            (
                facts["sets"][print_[0]]["code"],
                print_[1],
                facts["rarities"][print_[2]],
                [*print_, row["h"]][3],
            )
            for print_ in row["s"]
        ]
        assert prints == [(one.set_code, one.number, one.rarity.lower(), one.house) for one in fact.prints]
        assert [facts["traits"][at][0].lower() for at in row.get("f", [])] == list(fact.traits)
        assert row.get("no", False) == (fact.id not in texts())
    assert facts["houses"] == list(HOUSE_NAMES)


def test_there_is_no_text_among_the_facts(facts: dict[str, Any]) -> None:
    """A card has names, numbers and words of lists; nothing in the file is as long as a sentence, or is one."""
    for row in facts["cards"]:
        assert set(row) <= NAMED, row["id"]
        fact = POOL.card(row["id"])
        assert set(row["n"]) <= {fact.name, *fact.names.values(), ""}
        short = [row["id"], *row.get("k", []), *row.get("e", []), row.get("errata", ""), row.get("half", "")]
        assert all(re.fullmatch(r"[^\s]*", word) for word in short), row["id"]
        for print_ in row["s"]:
            assert all(isinstance(part, int) or re.fullmatch(r"[A-Z]{0,3}\d*[a-z]?", part) for part in print_)
    words = [name for names in facts["traits"] for name in names]
    words += [name for one in facts["sets"] for name in one["names"]]
    assert max(len(word.split()) for word in words) <= 4


@pytest.mark.parametrize("name", ["keyforge.md", "keyforge.zh-Hant.md", "keyforge.ko.md"])
def test_every_rule_of_a_card_is_in_the_document(name: str) -> None:
    """In each language its number begins a statement, so that a link leads to it."""
    text = (ROOT / "docs/rules" / name).read_text(encoding="utf-8")
    numbered = {int(number) for number in re.findall(r"\*\*G(\d+)\*\*", text)}
    assert {number for fact in POOL.cards() for number in rules(fact)} <= numbered


def test_the_rule_of_a_keyword_is_about_it() -> None:
    text = (ROOT / "docs/rules/keyforge.md").read_text(encoding="utf-8")
    assert set(KEYWORD_NAMES) <= set(OF_KEYWORDS)
    assert {keyword for fact in POOL.cards() for keyword in fact.keywords} <= set(OF_KEYWORDS)
    for keyword, number in OF_KEYWORDS.items():
        (line,) = [line for line in text.splitlines() if f"**G{number}**" in line]
        assert keyword in line.lower(), keyword


def test_the_rules_of_some_cards() -> None:
    """Type, icons, keywords, then what the text says, each once."""
    found = {
        card: rules(POOL.card(card)) for card in ("troll", "krump", "pitlord", "macis-asp", "way-of-the-wolf")
    }
    assert found["troll"] == [34, 70, 89]  # a creature; after reap; heal
    assert found["krump"][0] == 34
    assert found["pitlord"][:3] == [34, 65, 116]  # æmber icons, taunt
    assert found["macis-asp"] == [34, 114, 113]  # skirmish, poison: no text besides
    assert found["way-of-the-wolf"] == [37, 65, 114]  # an upgrade that gives skirmish
