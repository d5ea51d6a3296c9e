"""What all languages share about lines: when abilities resolve, which words share a line, how long something lasts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.terms import KEYWORDS, Durations, Keywords, Moments, Questions
from ludarium.games.keyforge.text.base import same
from ludarium.games.keyforge.words.base import Ability, Condition, Constant
from ludarium.games.keyforge.words.cards import ACTIVE_HOUSE, ALL_TYPES, IS_HOST, IS_THIS, Cards
from ludarium.games.keyforge.words.conditions import InCenter, OnFlank, There
from ludarium.games.keyforge.words.fights import Fighting
from ludarium.games.keyforge.words.lasting import Lasting

OWN: Final = (
    Moments.PLAY, Moments.BEFORE_FIGHT, Moments.FIGHT, Moments.REAP, Moments.ACTION, Moments.OMNI, Moments.DESTROYED,
    Moments.SCRAP,
)  # fmt: skip
"""The moments that stand in front of an ability with a colon, in the order in which they are printed."""
OF_PLAYERS: Final = (
    Moments.TURN_STARTS, Moments.TURN_ENDS, Moments.AFTER_FORGES, Moments.AFTER_HOUSE, Moments.AFTER_ICON,
    Moments.AFTER_REAP_GAIN, Moments.READY_ENDS, Moments.DRAW_STARTS, Moments.WOULD_FORGE, Moments.AFTER_TIDE,
    Moments.AFTER_SHUFFLES,
    Moments.AFTER_DRAWS, Moments.AFTER_READIED,
    Moments.HOUSE_STEP,
)  # fmt: skip
"""The events without a card."""
STEPS: Final = (Moments.TURN_STARTS, Moments.TURN_ENDS, Moments.READY_ENDS, Moments.DRAW_STARTS)
"""Those that say themselves whose turn it is."""
OWN_CONDITION: Final = (
    Questions.CANNOT, Questions.MAY_PLAY, Questions.MAY_USE, Questions.ENTERS, Questions.SKIPS_FORGE, Questions.REPLACES
)  # fmt: skip
"""What is always so and says its condition itself."""


def in_words(keywords: int) -> list[int]:
    """The keywords of a mask in the order in which print names them."""
    order = (Keywords.ELUSIVE, Keywords.TAUNT, Keywords.POISON, Keywords.SKIRMISH)
    rest = [which for which in range(KEYWORDS) if which not in order]
    return [which for which in [*order, *rest] if keywords >> which & 1]


def is_switch(w: Lasting) -> bool:
    """Whether nothing lasts but that power and armor stand in each other's place: it is done, then."""
    return all([isinstance(word, Constant) and word.question == Questions.SWITCHED for word in w.words])


def together(said: tuple[Ability | Constant, ...]) -> Iterator[tuple[Ability | Constant, ...]]:
    """The words of a card by lines: neighbouring constants about the same cards share one."""
    line: list[Ability | Constant] = []
    for word in said:
        if line and not _joins(line[-1], word):
            yield tuple(line)
            line = []
        line.append(word)
    if line:
        yield tuple(line)


def _joins(one: Ability | Constant, other: Ability | Constant) -> bool:
    return (
        isinstance(one, Constant)
        and isinstance(other, Constant)
        and one.cards is not None
        and one.instead is None
        and same(one.cards, other.cards)
        and same(one.when, other.when)
        and one.who == other.who
    )


def positive(condition: Condition) -> Condition | None:
    """What must be so for a negative condition not to hold: "unless". None for one that isn't negative."""
    for flag in ("isnt", "none", "below"):
        if getattr(condition, flag, False):
            return replace(condition, **{flag: False})  # type: ignore[type-var]
    return None


def parts(w: Lasting) -> tuple[tuple[Constant, ...], list[Ability]]:
    """What is always so while it lasts, and what answers events."""
    always = tuple([word for word in w.words if isinstance(word, Constant)])
    return always, [word for word in w.words if isinstance(word, Ability)]


def leaves(w: Lasting) -> bool:
    """Whether it says what happens if this card leaves play: how long that lasts goes without saying."""
    return all(isinstance(word, Ability) and Moments.AFTER_LEAVES in word.moments for word in w.words)


def of_turns_end(w: Lasting) -> Ability | None:
    """What happens at the end of this turn, where nothing else is said."""
    word = w.words[0]
    if len(w.words) != 1 or w.how_long != Durations.THIS_TURN or not isinstance(word, Ability):
        return None
    return word if word.moments == (Moments.TURN_ENDS,) else None


def of_itself(condition: Condition | None) -> bool:
    """Whether it is about how this card, or the one it is on, is now: "while it is damaged"."""
    if isinstance(condition, There):
        return condition.cards.relation in (IS_THIS, IS_HOST)
    return isinstance(condition, (OnFlank, InCenter, Fighting))


OF_ACTIVE_HOUSE: Final = Cards(ALL_TYPES, house=ACTIVE_HOUSE)


def unmatched(word: Ability) -> bool:
    """Whether it answers the choice of a house of which no card is in play."""
    return isinstance(word.when, There) and word.when.none and same(word.when.cards, OF_ACTIVE_HOUSE)
