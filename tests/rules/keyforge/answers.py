"""Which abilities of cards answer the same moment, read from the trees of words of all cards that can be played.

A *window* is what several abilities can answer at once (section 21, and section 16 for what replaces an event). An
``Answer`` is one ability, or one replacement, with the card that says it. ``pairs`` are all that can meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.steps.timing import WINDOWS, WindowKinds
from ludarium.games.keyforge.engine.terms import Moments, Questions, Replacements
from ludarium.games.keyforge.pool.facts import POOL, Fact
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Ability, Constant, Word
from ludarium.games.keyforge.words.cards import IS_THIS, Cards

# Whose moment it is that an answer is about.
OWN: Final = "own"
"""That of the card that says it ("After Reap:")."""
GIVEN: Final = "given"
"""That of a card which has been given it: by an upgrade, say."""
HEARS: Final = "hears"
"""That of any card, or a player's ("after a creature reaps", "at the start of your turn")."""

PARTS: Final = (WindowKinds.FOUGHT_IN_VAIN, WindowKinds.REAPED, WindowKinds.REAPED_AMBER)
"""Windows with the moments of another, but for some."""
WINDOW_NAMES: Final[dict[str, tuple[int, ...]]] = {
    name: WINDOWS[kind]
    for name, kind in vars(WindowKinds).items()
    if isinstance(kind, int) and WINDOWS[kind] and kind not in PARTS
} | {
    "REAPED": WINDOWS[WindowKinds.REAPED_AMBER],
    "BEFORE": (Moments.BEFORE_FIGHT, Moments.BEFORE_FIGHTS),
    "DESTROYED": (Moments.DESTROYED,),
    "GONE": (Moments.AFTER_DESTROYED, Moments.AFTER_LEAVES),
    "CHECKED": (Moments.ALWAYS_CHECKED,),
}
"""The windows that abilities answer, and the moments of each: those of ``engine/steps/timing.py``, a fight's and a
destruction's."""
REPLACED: Final[dict[str, tuple[int, ...]]] = {
    "REPLACED_GAIN": (Replacements.GAIN, Replacements.REAP),
    "REPLACED_DAMAGE": (Replacements.DAMAGE, Replacements.BLOW, Replacements.WOUND),
    "REPLACED_STEAL": (Replacements.STEAL, Replacements.GAIN),
    "REPLACED_PILE": (Replacements.PILE,),
    "REPLACED_ICON": (Replacements.ICON, Replacements.GAIN),
    "REPLACED_RESOLVED": (Replacements.RESOLVED,),
}
"""What is replaced, and the replacements that can meet there (G158)."""
ENTERS: Final = "ENTERS"
"""What changes how a card enters play (G211)."""
ALONE: Final = ("PLAYED", "ATTACHED", "PUT", "FOUGHT", "REAPED", "USED", "DISCARDED", "BEFORE", "ENTERS")
"""Windows for one card: two cards never answer them as their own moment."""


@dataclass(frozen=True)
class Answer:
    """An ability or a constant of a card that answers a window."""

    card: str
    word: Word
    how: str
    later: bool = False
    """It comes with a lasting effect of what the card does."""
    as_upgrade: bool = False
    """Only when the card is played as an upgrade (G214)."""
    about: Cards | None = None
    """The cards to which it is given."""

    @property
    def fact(self) -> Fact:
        return POOL.card(self.card)

    def __str__(self) -> str:
        return f"{self.card} ({self.how}{', later' if self.later else ''})"


@cache
def answers() -> dict[str, list[Answer]]:
    """All answers of each window, in the order of the pool."""
    found: dict[str, list[Answer]] = {name: [] for name in (*WINDOW_NAMES, *REPLACED, ENTERS)}
    for card, said in texts().items():
        for word in said:
            for answer in _inside(Answer(card, word, OWN)):
                for name in _windows(answer.word):
                    if answer not in found[name]:
                        found[name].append(answer)
    return found


def _windows(word: Word) -> list[str]:
    if isinstance(word, Ability):
        names = [name for name, moments in WINDOW_NAMES.items() if set(moments) & set(word.moments)]
        return [name for name in names if name != "PUT" or set(WINDOW_NAMES["PUT"]) & set(word.moments)]
    if word.question == Questions.REPLACES:
        return [name for name, verbs in REPLACED.items() if word.verb in verbs]
    return [ENTERS] if word.question == Questions.ENTERS else []


def _inside(answer: Answer) -> Iterator[Answer]:
    """An answer, and all that its word gives to others or brings about for a while."""
    word = answer.word
    if isinstance(word, Constant):
        if word.question in (Questions.AS_UPGRADE, Questions.UPGRADE_TEXT):
            later = answer.later or word.question == Questions.UPGRADE_TEXT
            for inner in word.gives:
                yield from _inside(Answer(answer.card, inner, OWN, later, not later))
            return
        if word.question == Questions.GRANT:
            for inner in word.gives:
                about = word.cards if word.cards is not None and word.cards.relation != IS_THIS else None
                how = OWN if about is None else GIVEN
                yield from _inside(Answer(answer.card, inner, how, answer.later, answer.as_upgrade, about))
            return
        yield Answer(answer.card, word, HEARS, answer.later, answer.as_upgrade, answer.about)
        body: object = word.instead
    else:
        itself = word.of is not None and word.of.relation == IS_THIS
        how = answer.how if word.own or itself else HEARS
        yield Answer(answer.card, word, how, answer.later, answer.as_upgrade, answer.about)
        body = word.body
    for inner in _words(body):
        yield from _inside(Answer(answer.card, inner, GIVEN, True, answer.as_upgrade))


def _words(part: object) -> Iterator[Word]:
    """The abilities and constants inside an instruction: those of lasting effects."""
    if not is_dataclass(part):
        return
    for field in fields(part):
        value = getattr(part, field.name)
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, (Ability, Constant)):
                yield inner
            elif not isinstance(inner, Cards):
                yield from _words(inner)


@cache
def pairs() -> list[tuple[str, Answer, Answer]]:
    """Each window with each two answers that can meet there; an answer may meet that of another copy of its card."""
    found: list[tuple[str, Answer, Answer]] = []
    for name, those in answers().items():
        for one, other in combinations_with_replacement(those, 2):
            if _may_meet(name, one, other):
                found.append((name, one, other))
    return found


def _may_meet(name: str, one: Answer, other: Answer) -> bool:
    if name in ALONE and one.how == other.how == OWN:
        return False
    for own, hears in ((one, other), (other, one)):
        if (
            own.how == OWN
            and hears.how == HEARS
            and not own.later
            and name in ("PLAYED", "REAPED", "FOUGHT", "USED")
        ):
            if not _hears_of(name, hears.word, own):
                return False
    return True


def _hears_of(name: str, word: Word, own: Answer) -> bool:
    """Whether an ability can hear of a card, by what is printed on it."""
    fact = own.fact
    if not isinstance(word, Ability):
        return True
    if name == "PLAYED":
        kind = CardTypes.UPGRADE if own.as_upgrade else fact.kind
        if Moments.AFTER_PLAYED not in word.moments and kind == CardTypes.ACTION:
            return False
        if set(word.moments) == {Moments.AFTER_ATTACHED} and kind != CardTypes.UPGRADE:
            return False
    else:
        kind = fact.kind
    of = word.of
    if of is None:
        return True
    if not of.types >> kind & 1 and name == "PLAYED":
        return False
    if of.trait and of.trait not in fact.traits:
        return False
    return not (of.not_trait and of.not_trait in fact.traits)
