"""Card texts: what a card's words say in a language. The text is made from the tree that the machine runs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Final

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.terms import Questions
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text.base import Context, Language, Line, Topic, inside, many
from ludarium.games.keyforge.text.moments import of_turns_end, together
from ludarium.games.keyforge.words.base import Ability, Constant, Target
from ludarium.games.keyforge.words.cards import ANY, CREATURES, IS_IT, Cards
from ludarium.games.keyforge.words.control import OneOf
from ludarium.games.keyforge.words.known import IT, Known
from ludarium.games.keyforge.words.lasting import Lasting

MODULES: Final = {"en": ("en", "ENGLISH"), "zh-Hant": ("zh_hant", "CHINESE"), "ko": ("ko", "KOREAN")}
"""Where each language stands: its module here, and the name of its ``Language``."""


@cache
def language(lang: str) -> Language:
    module, name = MODULES[lang]
    found: Language = getattr(import_module(f"{__name__}.{module}"), name)
    return found


def lines(card: str, lang: str) -> list[Line]:
    """The lines of a card, each with the words that it says; printed keywords are in none of them."""
    spoken = language(lang)
    fact = POOL.card(card)
    found: list[Line] = []
    for said in together(texts().get(card, ())):
        ctx = Context(spoken, fact)
        ctx.host = _hosts(texts().get(card, ()))
        found.append((said, spoken.line(said, ctx)))
    return found


def _hosts(words: tuple[Ability | Constant, ...]) -> int:
    """The types of the cards on which an upgrade may be."""
    for word in words:
        if isinstance(word, Constant) and word.question == Questions.ATTACHES and word.against is not None:
            return word.against.types
    return CREATURES


def _fixed_on(words: tuple[Ability | Constant, ...], word: Constant) -> Target | None:
    """The cards that a word is fixed on for a while, whatever it says of cards in general (G136)."""
    for lasting in inside(words):
        if isinstance(lasting, Lasting) and any([part is word for part in lasting.words]):
            return lasting.on
    return None


def text(card: str, lang: str) -> list[str]:
    """The text of a card: its keywords, then a line for each ability.

    >>> text("macis-asp", "en")
    ['Skirmish. Poison.']
    """
    keywords = language(lang).keywords(POOL.card(card))
    said = [one for _, one in lines(card, lang)]
    return [keywords, *said] if keywords else said


def line(word: Ability | Constant, lang: str) -> str:
    """One word of a card, as the registry names it; what a card gives to others is said of whatever gained it."""
    card, _, number = REGISTRY.name(word).partition(".")
    spoken = language(lang)
    if "." not in number:
        for said, one in lines(card, lang):
            if word in said:
                return one
    ctx = Context(spoken, POOL.card(card), quoted=True)
    ctx.host = _hosts(texts()[card])
    if isinstance(
        word, Constant
    ):  # which card it is about was said before it: "that creature", "that artifact"
        if word.cards is None and word.question == Questions.IGNORES:
            word = replace(word, cards=Cards(relation=IS_IT))
        if word.cards is not None and word.cards.relation == IS_IT:
            ctx.topic = Topic(word.cards, False)
        fixed = _fixed_on(texts()[card], word)
        if fixed is not None and word.cards is not None and word.cards.relation == ANY:
            ctx.on = fixed if isinstance(fixed, Known) else IT
            ctx.topic = Topic(Cards(word.cards.types), many(fixed))
    if isinstance(word, Ability):
        for lasting in inside(texts()[card]):
            if isinstance(lasting, Lasting) and of_turns_end(lasting) is word:
                return spoken.modes(lasting, ctx)  # not at the end of each turn, but of this one
    return spoken.line((word,), ctx)


def modes(card: str, lang: str) -> list[list[str]]:
    """The halves of each "choose one" of a card."""
    spoken = language(lang)
    fact = POOL.card(card)
    found: list[list[str]] = []
    for word in inside(texts().get(card, ())):
        if isinstance(word, OneOf):
            found.append([spoken.modes(part, Context(spoken, fact)) for part in word.parts])
    return found
