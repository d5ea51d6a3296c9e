"""What the desk says about decks and games of KeyForge: a message of ``locale/*/desk-keyforge.ftl`` and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ludarium.games.keyforge.decks import BadDeck
from ludarium.games.keyforge.pool.facts import POOL

FAULT: Final = "desk-fault-"
CARDS: Final = ("card", "other")
"""The facts that hold the id of a card; ``spelt`` puts its name there."""


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence: a message and the facts that fill its places."""

    message: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a deck, or with what is asked for it."""

    message: str
    rule: str
    """The number of the rule that it breaks."""
    facts: Mapping[str, int | str] = field(default_factory=dict)
    warning: bool = False
    """Whether the rule only recommends: it is shown, and refuses nothing."""


def fault(code: str, rule: str, /, **facts: int | str) -> Fault:
    return Fault(FAULT + code, rule, facts)


def warning(code: str, rule: str, /, **facts: int | str) -> Fault:
    return Fault(FAULT + code, rule, facts, warning=True)


def unreadable(error: BadDeck, rule: str) -> tuple[Fault, ...]:
    """The faults of a deck that the game itself refuses, in its own sentences."""
    return tuple([Fault("error-" + one.code, rule, dict(one.facts)) for one in error.faults])


def spelt(facts: Mapping[str, int | str], lang: str) -> dict[str, int | str]:
    """Facts as a reader of ``lang`` has them: cards by their names in that language.

    >>> spelt({"card": "befuddle", "found": 2}, "zh-Hant")
    {'card': '陷入混亂', 'found': 2}
    """
    told = dict(facts)
    for name in CARDS:
        card = told.get(name)
        if isinstance(card, str) and POOL.has(card):
            told[name] = POOL.card(card).called(lang)
    return told
