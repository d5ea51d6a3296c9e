"""What a deck can do, counted from its cards: from their facts, their icons and the trees of their words, never from names.

Of each ability of ``ABILITIES`` the number of cards in the deck is counted that have a word for it, every copy for itself, however
often the card says it and whatever condition it sets. That a card *can* do it is all that this says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from math import comb
from typing import Any, Final

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks.deck import CARDS, ICONS, Deck
from ludarium.games.keyforge.engine.terms import Flags, Questions, Verbs
from ludarium.games.keyforge.pool.facts import TOP, Fact
from ludarium.games.keyforge.pool.houses import TYPE_NAMES, CardTypes
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.cards import (
    ARTIFACTS,
    CREATURES,
    EACH_PLAYER,
    FRIENDLY,
    IN_HAND,
    IN_PLAY,
    IS_THIS,
    OPPONENT,
    YOU,
    Cards,
    TypeSet,
)
from ludarium.games.keyforge.words.effects import Capture, CapturesFrom, Choose, TakeControl
from ludarium.games.keyforge.words.harm import Damage, DamageByEach, Destroy, Exhaust, Status
from ludarium.games.keyforge.words.known import Known
from ludarium.games.keyforge.words.moving import Archive, Discard, Purge, Return, ShuffleIn
from ludarium.games.keyforge.words.players import (
    DiscardsAtRandom,
    DoesNotForge,
    Draw,
    DrawForEach,
    Forge,
    Gain,
    GainAsMuch,
    GainForEach,
    Lose,
    LoseAllBut,
    LoseForEach,
    LoseHalf,
    Steal,
    TakeSupply,
    Unforge,
)
from ludarium.games.keyforge.words.special import CapturesFromAll, CapturesGained, CapturesStolen
from ludarium.games.keyforge.words.tokens import MakeTokens

HAND: Final = 6
"""The cards of a full hand (G59)."""
YOURS: Final = (YOU, EACH_PLAYER)
THEIRS: Final = (OPPONENT, EACH_PLAYER)
REMOVALS: Final = (Damage, DamageByEach, Destroy, Purge, Return, ShuffleIn, Archive, TakeControl)
"""Instructions after which a creature or an artifact may be gone from its controller."""

Said = tuple[Any, Ability | None]
"""A word, and the innermost ability that it stands in."""


def gains(word: Any, _: Ability | None) -> bool:
    """Its player gains Æ from the supply, alone or like the other (G125). Icons count for themselves."""
    return isinstance(word, GainForEach) or (isinstance(word, (Gain, GainAsMuch)) and word.who in YOURS)


def steals(word: Any, _: Ability | None) -> bool:
    """Its player steals Æ (G126)."""
    return isinstance(word, Steal) and word.who in YOURS


def captures(word: Any, _: Ability | None) -> bool:
    """A creature captures Æ that is the opponent's, or would become theirs (G127)."""
    if isinstance(word, Capture):
        return not word.own_side
    return isinstance(word, (CapturesFrom, CapturesFromAll, CapturesGained, CapturesStolen, TakeSupply))


def makes_lose(word: Any, _: Ability | None) -> bool:
    """The opponent loses Æ, alone or like its player (G125)."""
    if isinstance(word, LoseForEach):
        return word.cards.side != FRIENDLY
    return isinstance(word, (Lose, LoseHalf, LoseAllBut)) and word.who in THEIRS


def hinders_keys(word: Any, _: Ability | None) -> bool:
    """The opponent's keys cost more, are not forged, or are lost again (sections on forging and costs)."""
    if isinstance(word, Constant) and word.question == Questions.COST:
        return word.who in THEIRS and not (isinstance(word.amount, int) and word.amount <= 0)
    if isinstance(word, Constant) and word.question == Questions.CANNOT:
        return word.verb == Verbs.FORGE and word.who in THEIRS
    return isinstance(word, (Unforge, DoesNotForge))


def forges(word: Any, _: Ability | None) -> bool:
    """A key is forged besides the step for that."""
    return isinstance(word, Forge)


def removes_creatures(word: Any, ability: Ability | None) -> bool:
    """A creature that may be an enemy is damaged, destroyed, purged, taken control of, or goes to a hand, deck or archives."""
    return isinstance(word, REMOVALS) and _may_hit(word, ability, CREATURES)


def holds_creatures(word: Any, ability: Ability | None) -> bool:
    """A creature that may be an enemy is stunned or exhausted."""
    holds = isinstance(word, Exhaust) or (isinstance(word, Status) and word.status == Flags.STUNNED)
    return holds and _may_hit(word, ability, CREATURES)


def removes_artifacts(word: Any, ability: Ability | None) -> bool:
    """As ``removes_creatures``, of artifacts."""
    return isinstance(word, REMOVALS) and _may_hit(word, ability, ARTIFACTS)


def draws(word: Any, _: Ability | None) -> bool:
    """Its player draws cards besides the end of a turn. Icons count for themselves."""
    return isinstance(word, (Draw, DrawForEach)) and word.whose() in YOURS


def archives(word: Any, _: Ability | None) -> bool:
    """Cards are archived that are not in play, which are its player's own."""
    if not isinstance(word, Archive) or word.theirs:
        return False
    return not any([one.where & IN_PLAY for one in _cards(word.target)])


def discards(word: Any, _: Ability | None) -> bool:
    """The opponent discards cards from their hand."""
    if isinstance(word, DiscardsAtRandom):
        return word.whose() in THEIRS
    if not isinstance(word, Discard):
        return False
    return any([one.where & IN_HAND and one.side != FRIENDLY for one in _cards(word.target)])


def makes_tokens(word: Any, _: Ability | None) -> bool:
    """Its player makes token creatures (G165)."""
    return isinstance(word, MakeTokens) and word.who in YOURS


ABILITIES: Final[dict[str, Callable[[Any, Ability | None], bool]]] = {
    "gain": gains,
    "steal": steals,
    "capture": captures,
    "loss": makes_lose,
    "keys": hinders_keys,
    "forge": forges,
    "creatures": removes_creatures,
    "hold": holds_creatures,
    "artifacts": removes_artifacts,
    "draw": draws,
    "archive": archives,
    "discard": discards,
    "token": makes_tokens,
}


def counts(deck: Deck) -> dict[str, Any]:
    """All counts of a deck: ``abilities`` by the names of ``ABILITIES``; ``keywords``, the cards on which each is printed;
    ``icons``, how many bonus icons of each letter its copies have; ``types``, a gigantic creature once; ``power`` and ``armor`` printed on its creatures
    together; and ``reaps`` (``expected_reaps``). ``untold`` are cards whose words are not there yet."""
    said = texts()
    abilities: Counter[str] = Counter()
    keywords: Counter[str] = Counter()
    icons: Counter[str] = Counter()
    types: Counter[str] = Counter()
    power = armor = untold = 0
    for slot in deck.slots:
        fact = slot.fact
        icons["A"] += fact.amber
        icons.update(slot.icons)
        if fact.half == TOP:
            continue
        types[TYPE_NAMES[fact.kind]] += 1
        keywords.update(fact.keywords.keys())
        if fact.kind == CardTypes.CREATURE:
            power += max(fact.power, 0)
            armor += fact.armor
        if fact.id not in said:
            untold += 1
            continue
        abilities.update(abilities_of(fact))
    return {
        "abilities": {name: abilities[name] for name in ABILITIES if abilities[name]},
        "keywords": dict(sorted(keywords.items())),
        "icons": {letter: icons[letter] for letter in ICONS if icons[letter]},
        "types": dict(types),
        "power": power,
        "armor": armor,
        "reaps": round(expected_reaps([_reapers(deck, house) for house in deck.houses]), 2),
        "untold": untold,
    }


def abilities_of(fact: Fact) -> list[str]:
    """The names of ``ABILITIES`` that a card has a word for."""
    said = list(_inside(texts().get(fact.id, ()), None))
    return [name for name, has in ABILITIES.items() if any([has(word, ability) for word, ability in said])]


def expected_reaps(creatures: list[int]) -> float:
    """With so many creatures that can reap in each house of a deck of 36: how many of one house are on average in a hand
    of six dealt by chance, where the house is the one with the most. If they are played and all survive, so many reap when their house
    is next chosen. It counts nothing that readies, hinders or destroys creatures.

    >>> expected_reaps([36, 0, 0])
    6.0
    """
    others = CARDS - sum(creatures)
    total = 0
    for first in range(HAND + 1):
        for second in range(HAND + 1 - first):
            for third in range(HAND + 1 - first - second):
                rest = HAND - first - second - third
                ways = comb(others, rest)
                for house, number in zip(creatures, (first, second, third), strict=True):
                    ways *= comb(house, number)
                total += ways * max(first, second, third)
    return total / comb(CARDS, HAND)


def _reapers(deck: Deck, house: int) -> int:
    """The creatures of a house that can reap, as far as they say: "cannot reap" without a condition is no creature that can."""
    found = 0
    for slot in deck.slots:
        if slot.house != house or slot.fact.kind != CardTypes.CREATURE or slot.fact.half == TOP:
            continue
        never = [
            word
            for word in texts().get(slot.fact.id, ())
            if isinstance(word, Constant)
            and word.question == Questions.CANNOT
            and word.verb == Verbs.REAP
            and word.of_itself()
            and word.when is None
        ]
        found += not never
    return found


def _inside(word: object, ability: Ability | None) -> Iterator[Said]:
    """A word and all words in it, each with the innermost ability that it stands in."""
    if is_dataclass(word) and not isinstance(word, type):
        yield word, ability
        within = word if isinstance(word, Ability) else ability
        for field in fields(word):
            yield from _inside(getattr(word, field.name), within)
    elif isinstance(word, tuple):
        for part in word:
            yield from _inside(part, ability)


def _cards(word: object) -> list[Cards]:
    return [one for one, _ in _inside(word, None) if isinstance(one, Cards)]


def _may_hit(word: Any, ability: Ability | None, types: TypeSet) -> bool:
    """Whether an instruction is about cards of these types in play that may be the opponent's: those that it names, or, where it is
    about cards that were spoken of, those that its ability chooses or hears of. This card itself and its neighbours never are."""
    meant = _cards(word.target)
    spoken = [one for one, _ in _inside(word.target, None) if isinstance(one, Known)]
    if ability is not None and any([one.relation != IS_THIS for one in spoken]):
        meant += [
            one
            for choose, _ in _inside(ability, None)
            if isinstance(choose, Choose)
            for one in _cards(choose)
        ]
        meant += _cards(ability.of)
    return any(
        [
            one.types & types and one.where & IN_PLAY and one.side != FRIENDLY
            for one in meant
            if IS_THIS not in (one.relation, one.beside)
        ]
    )
