"""What the words of a card mean is said in its text, in each language; and the page on cards names the words."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import ludarium
from ludarium.games.keyforge.cards import files as card_files
from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.terms import Questions
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text import MODULES, language
from ludarium.games.keyforge.text.base import Context, UnsaidError
from ludarium.games.keyforge.text.moments import of_itself, together
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import control as co
from ludarium.games.keyforge.words import effects as ef
from ludarium.games.keyforge.words import lasting as ls
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import vocabulary
from ludarium.games.keyforge.words.base import Ability, Constant, Sequence
from ludarium.games.keyforge.words.cards import Cards
from ludarium.games.keyforge.words.fights import Attacking
from ludarium.games.keyforge.words.special_staralliance import TokensCopyThis

Words = tuple[Ability | Constant, ...]
Step = tuple[Any, str | int]
"""A word, and the field of it (or the place in a tuple) that leads further in."""
Way = tuple[Step, ...]
Speaker = Callable[[str, Words, str], str]


def ways(word: object, way: Way = ()) -> Iterator[tuple[Way, Cards]]:
    """Every description of cards in a word, and the way to it."""
    if isinstance(word, Cards):
        yield way, word
    elif isinstance(word, tuple):
        for place, part in enumerate(word):
            yield from ways(part, (*way, (word, place)))
    elif is_dataclass(word) and not isinstance(word, type):
        for field in fields(word):
            yield from ways(getattr(word, field.name), (*way, (word, field.name)))


def put(way: Way, new: object) -> Any:
    """The outermost word, with another description at the end of the way."""
    for word, step in reversed(way):
        new = (
            (*word[:step], new, *word[step + 1 :]) if isinstance(step, int) else replace(word, **{step: new})
        )
    return new


def spoken(card: str, line: Words, lang: str) -> str:
    tongue = language(lang)
    return tongue.line(line, Context(tongue, POOL.card(card)))


def unsaid(card: str, line: Words, lang: str, speak: Speaker = spoken) -> Iterator[tuple[Way, Cards, str]]:
    """The fields of descriptions in a line that might as well be left out: the line would be the same."""
    said = speak(card, line, lang)
    for way, cards in ways(line):
        for field in fields(Cards):
            if getattr(cards, field.name) == field.default:
                continue
            default: dict[str, Any] = {field.name: field.default}
            new = replace(cards, **default)
            shared = way[1][1] if len(line) > 1 and len(way) > 1 else ""
            constants = [word for word in line if isinstance(word, Constant)]
            if (
                shared == "cards" and len(way) == 2
            ):  # constants about the same cards: the line names them once
                changed = tuple([replace(word, cards=new) for word in constants])
            elif shared == "when":  # and while the same is so
                changed = tuple([replace(word, when=put(way[2:], new)) for word in constants])
            else:
                changed = put(way, new)
            try:
                if speak(card, changed, lang) == said:
                    yield way, cards, field.name
            except (LookupError, UnsaidError):  # without it, nothing can be said
                continue


def within(way: Way, kind: type, *names: str) -> Any:
    """The innermost word of this kind on a way, left by one of its fields ``names``; None where there is none."""
    for word, step in reversed(way):
        if type(word) is kind and (step in names or not names):
            return word
    return None


def constant(way: Way, question: int) -> bool:
    """Whether they are the cards that a constant with this question is about."""
    word, step = way[-1]
    return isinstance(word, Constant) and step == "cards" and word.question == question


def fixed(way: Way) -> bool:
    """Whether they are the cards of a constant that lasts on cards named elsewhere."""
    lasting = within(way, ls.Lasting, "words")
    return lasting is not None and lasting.on is not None and isinstance(way[-1][0], Constant)


def seen_hand(way: Way) -> bool:
    """Whether a hand was looked at before."""
    return any(
        type(word) is Sequence and any(isinstance(part, pl.LookAtHand) for part in word.parts)
        for word, _ in way
    )


def counted(way: Way, cards: Cards) -> bool:
    """Whether the condition of what is done with them has just counted such cards."""
    amount = getattr(getattr(within(way, co.If, "then"), "when", None), "amount", None)
    alike = amount.cards if isinstance(amount, am.CountIt) else None
    return alike is not None and (alike.types, alike.house) == (cards.types, cards.house)


Excuse = Callable[[Way, Cards, str, str], bool]
EXCUSES: Final[dict[str, Excuse]] = {
    "only where a question is worth asking: print says nothing of it": lambda way, cards, field, lang: (
        within(way, co.May, "when") is not None or within(way, co.OneOf, "given") is not None
    ),
    "a card that is known, or named, is called so; its type is not said": lambda way, cards, field, lang: (
        field == "types" and (cards.relation != cs.ANY or cards.name != "")
    ),
    "what lasts is said of the cards that it was fixed on": lambda way, cards, field, lang: (
        field == "relation" and fixed(way)
    ),
    "a card can say of itself alone what else it can be, and where": lambda way, cards, field, lang: (
        field == "relation"
        and any(
            constant(way, question)
            for question in (
                Questions.COPIES,
                Questions.AS_UPGRADE,
                Questions.UPGRADE_TEXT,
                Questions.ATTACHES,
            )
        )
    ),
    "the condition has just named the card; Chinese and Korean leave it out": lambda way, cards, field, lang: (
        field == "relation"
        and lang != "en"
        and isinstance(way[-1][0], Constant)
        and (isinstance(way[-1][0].when, Attacking) or of_itself(way[-1][0].when))
    ),
    "the word for searching says whose deck and discard pile": lambda way, cards, field, lang: (
        field == "side" and within(way, mv.Search) is not None
    ),
    "the word for digging says that they were discarded": lambda way, cards, field, lang: (
        field == "where" and within(way, pl.DigFor) is not None
    ),
    "the hand was named as it was revealed": lambda way, cards, field, lang: (
        field == "side" and cards.where == cs.IN_HAND and seen_hand(way)
    ),
    "neighbours are always of the same side": lambda way, cards, field, lang: (
        field == "side" and cards.beside == cs.IS_THIS
    ),
    "damage is taken over from neighbours alone": lambda way, cards, field, lang: (
        field == "beside" and constant(way, Questions.REPLACES)
    ),
    "the next, or the first, that is played": lambda way, cards, field, lang: (
        field == "played" and constant(way, Questions.ENTERS)
    ),
    "each time another one: said by what is done several times": lambda way, cards, field, lang: (
        field == "unlike" and getattr(within(way, ef.Use, "against"), "keep", False)
    ),
    "“a discard pile” is one player's": lambda way, cards, field, lang: (
        field == "like_side" and lang == "en" and cards.where == cs.IN_DISCARD
    ),
    "what was counted “this way” is named there; then it is “those creatures”": lambda way, cards, field, lang: (
        field in ("house", "where") and cards.relation == cs.IS_HIT and counted(way, cards)
    ),
    "cards of which it was said what was done to them lie where that has put them": lambda way, cards, field, lang: (
        field == "where" and cards.relation == cs.IS_HIT and within(way, am.Represented) is not None
    ),
    "the word for tokens that become copies says whose they are": lambda way, cards, field, lang: (
        field in ("side", "token") and within(way, TokensCopyThis) is not None
    ),
    "“under your control and not of your houses” is a phrase of its own": lambda way, cards, field, lang: (
        cs.IDENTITY_HOUSES in (cards.house, cards.not_house) and cards.relation == cs.IS_IT
    ),
}
"""Why a text may be the same without a field. New fields of ``Cards`` are to be said, not excused."""


@cache
def found(lang: str) -> tuple[list[str], set[str]]:
    """What is not said without an excuse, and the excuses that were needed."""
    missing: list[str] = []
    needed: set[str] = set()
    for card, said in texts().items():
        for line in together(said):
            for way, cards, field in unsaid(card, line, lang):
                excuses = [why for why, excuse in EXCUSES.items() if excuse(way, cards, field, lang)]
                needed.update(excuses)
                if not excuses:
                    missing.append(f"{card}: {field}={getattr(cards, field)!r} in {spoken(card, line, lang)}")
    return missing, needed


@pytest.mark.parametrize("lang", MODULES)
def test_every_field_of_every_description_is_said(lang: str) -> None:
    """Set back to its default, it changes the text: else the card would do what nobody can read."""
    assert found(lang)[0] == []


def test_every_excuse_is_needed() -> None:
    assert set.union(*[found(lang)[1] for lang in MODULES]) == set(EXCUSES)


def test_the_check_sees_what_is_not_said() -> None:
    """A language that has no word for damaged creatures."""

    def deaf(card: str, line: Words, lang: str) -> str:
        return spoken(card, line, lang).replace("undamaged ", "").replace("damaged ", "")

    seen = {
        (card, field)
        for card, said in texts().items()
        for line in together(said)
        for _, _, field in unsaid(card, line, "en", deaf)
        if field == "damaged"
    }
    assert len(seen) > 5


# -- the page on cards


PAGE = (Path(__file__).parents[3] / "docs" / "add-a-card.md").read_text(encoding="utf-8")
SOURCES = Path(ludarium.__file__).parents[1]


def used() -> set[str]:
    """All names that card files use."""
    names: set[str] = set()
    for file in card_files():
        path = SOURCES.joinpath(*file.split(".")).with_suffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Attribute):
                names.add(node.attr)
    return names


def test_the_page_names_every_word_that_cards_use() -> None:
    named = re.findall(r"`[^`\n]*`", PAGE.split("## The vocabulary at a glance")[1])
    told = set(re.findall(r"\w+", " ".join(named)))
    there = {name for name, word in vars(vocabulary).items() if not isinstance(word, ModuleType)}
    words = (there & used()) - {"words", "Words", "Final"}  # the first stands above, in the example
    assert len(words) > 200
    assert sorted(words - told) == []
