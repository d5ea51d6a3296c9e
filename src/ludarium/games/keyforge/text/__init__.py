"""Card texts: what a card's words say in a language. The text is made from the tree that the machine runs."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text.base import Context, Language, Line, inside
from ludarium.games.keyforge.text.moments import together
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.control import OneOf

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
    return [(said, spoken.line(said, Context(spoken, fact))) for said in together(texts()[card])]


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
    return spoken.line((word,), Context(spoken, POOL.card(card), quoted=True))


def modes(card: str, lang: str) -> list[list[str]]:
    """The halves of each "choose one" of a card."""
    spoken = language(lang)
    fact = POOL.card(card)
    found: list[list[str]] = []
    for word in inside(texts()[card]):
        if isinstance(word, OneOf):
            found.append([spoken.modes(part, Context(spoken, fact)) for part in word.parts])
    return found
