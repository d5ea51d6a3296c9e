"""What the text of a card asks for, counted at a glance: high tide, somebody haunted, token creatures. Bots read it, so that
they see what a state is worth before it has brought anything; no rule depends on it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from ludarium.games.keyforge.engine.prints import Asks
from ludarium.games.keyforge.engine.terms import Moments, Questions
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.cards import OPPONENT, YOU
from ludarium.games.keyforge.words.conditions import Haunted
from ludarium.games.keyforge.words.control import ByOpponent, If
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.tide import RaiseTide, Tide
from ludarium.games.keyforge.words.tokens import MakeTokens

LASTING: Final = 0.5
"""What a constant counts, beside an ability."""
FORBIDDEN: Final = (Questions.CANNOT, Questions.HARMLESS, Questions.HURT_MORE)
"""What holds its card back."""
PLAIN: Final = (Questions.POWER, Questions.ARMOR, Questions.COST)
"""What shows by itself while the card is in play."""


def asks_of(said: tuple[Ability | Constant, ...]) -> Asks:
    """What a card asks for that says this."""
    found = Asks()
    for word in said:
        if isinstance(word, Ability):
            if Moments.SCRAP in word.moments:
                found.scraps = True
            _read(word, found, 1.0)
        else:
            _read(word, found, LASTING)
    found.states = found.high != 0 or found.low != 0 or found.haunted != 0 or found.foe != 0
    return found


def _read(word: object, found: Asks, weight: float) -> None:
    """Count what a word asks for, and the words inside of it."""
    if isinstance(word, Tide):
        if word.isnt:
            found.high -= weight
        elif word.low:
            found.low += weight
        else:
            found.high += weight
    elif isinstance(word, Haunted):
        if word.who == YOU:
            found.haunted += -weight if word.isnt else weight
        elif word.who == OPPONENT:
            found.foe += -weight if word.isnt else weight
    elif isinstance(word, If):
        _read(word.when, found, -weight if _harms(word.then) else weight)
        _read(word.then, found, weight)
        if not isinstance(word.otherwise, RaiseTide):
            _read(word.otherwise, found, weight)
    elif isinstance(word, tuple):
        for part in word:
            _read(part, found, weight)
    elif is_dataclass(word):
        if isinstance(word, MakeTokens) and word.who == YOU:
            found.makes += 1
        elif isinstance(word, Ability):
            weight = 1.0
        elif isinstance(word, Constant) and word.question in FORBIDDEN:
            weight = -weight
        elif isinstance(word, Constant) and word.question in PLAIN:
            weight = 0.0
        for field in fields(word):
            _read(getattr(word, field.name), found, weight)


def _harms(word: object) -> bool:
    """Whether an effect is for the opponent."""
    return isinstance(word, ByOpponent) or (isinstance(word, Gain) and word.who == OPPONENT)
