"""What all languages share: the way through a card's tree, what "it" is, and who "you" is.

A language is a ``Language``: a phrase function for each word class and for each question of a constant. A phrase
function gets the word and a ``Context`` and gives a clause without capital and full stop; a line break in it begins
another sentence. ``text/README.md`` tells how to write one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, final

from ludarium.games.keyforge.engine.terms import NONE, Questions, Zones
from ludarium.games.keyforge.pool.facts import Fact
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import harm as hm
from ludarium.games.keyforge.words import known as kn
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.amounts import InPool
from ludarium.games.keyforge.words.base import Ability, Amount, Condition, Constant, Effect, Sequence, Target
from ludarium.games.keyforge.words.cards import (
    ALL_TYPES,
    ANY,
    CREATURES,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IS_IT,
    IS_KEPT,
    IS_THIS,
    OPPONENT,
    OPPONENT_OF_THAT,
    THAT_PLAYER,
    YOU,
    Cards,
)
from ludarium.games.keyforge.words.conditions import All, AnyOf, AtLeast, Is, There
from ludarium.games.keyforge.words.control import ChooseHouse, ForEach, If, OneOf, Repeat, Wholly
from ludarium.games.keyforge.words.icons import AsIcon
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.marks import Mark
from ludarium.games.keyforge.words.places import GainText
from ludarium.games.keyforge.words.special import RevealUntil
from ludarium.games.keyforge.words.special_staralliance import AmidStrangers
from ludarium.games.keyforge.words.tide import RaiseTide

Phrase = Callable[[Any, "Context"], str]
Line = tuple[tuple[Ability | Constant, ...], str]
"""Words of a card that are said in one line, and that line."""


class UnsaidError(ValueError):
    """A language has no phrase for a word."""


@final
class Topic:
    """What "it" is: the cards that were spoken of last."""

    def __init__(self, cards: Cards | None, many: bool) -> None:
        self.cards = cards
        """How they were described, where they were."""
        self.many = many

    def types(self) -> int:
        return CREATURES if self.cards is None else self.cards.types

    def relation(self) -> int:
        return ANY if self.cards is None else self.cards.relation


@final
class Context:
    """The state of a text while it is being said."""

    def __init__(self, language: Language, fact: Fact, quoted: bool = False) -> None:
        self.language = language
        self.fact = fact
        """The card whose text it is: "this", unless ``quoted``."""
        self.host = CREATURES
        """The types of the cards on which an upgrade may be, where it says so."""
        self.quoted = quoted
        """Whether the words are those that a card gains from this one: "this" is whatever gained them (G193)."""
        self.me = YOU
        """``OPPONENT`` where the opponent resolves the words, ``THAT_PLAYER`` where the player of the event does: "you" is
        that player then."""
        self.topic = Topic(None, False)
        self.that: Cards | None = None
        """The card of the event that the ability answers, as its header described it."""
        self.last: Effect | None = None
        """The instruction said last: what "if you do" and "this way" are about."""
        self.until = False
        """Whether cards were revealed until one was found: all of them were put aside."""
        self.looked = YOU
        """Whose cards were looked at."""
        self.house_chosen = False
        """Whether the event was that a player chose the active house: "that house"."""
        self.on: Target | None = None
        """The cards that a lasting effect is fixed on, whatever its words say (G136)."""
        self.short = False
        """Whether the sentence has just spoken of "it": a pronoun will do."""
        self.fought = False
        """Whether the fight that the ability answers is over."""
        self.named = NONE
        """The player whom the condition of this sentence named: "they"."""
        self.bare = False
        """Whether the sentence has said already who does it: "that player may choose"."""
        self.again: Target | None = None
        """The card that the instruction before this one was about too, by its name: a pronoun will do now."""
        self.weighed: Amount | None = None
        """What the condition of the sentence before this one has counted: a number alone will do now."""

    def say(self, word: object) -> str:
        """The phrase of a word; afterwards "it" is what the word was about."""
        phrase = self.language.phrases.get(type(word))
        if phrase is None:
            raise UnsaidError(f"{self.language.code} has no phrase for {type(word).__name__}")
        said = phrase(word, self)
        if isinstance(word, Target):
            self.heard(word)
        elif isinstance(word, Effect):
            self._noted(word)
        return said

    def heard(self, target: Target) -> None:
        """From now on "it" is this."""
        if isinstance(target, (kn.Known, kn.Survivors, kn.Found, kn.Fallen)) and target.relation == IS_IT:
            return
        cards = described(target)
        if cards is not None:
            self.topic = Topic(cards, many(target))

    def _noted(self, effect: Effect) -> None:
        if isinstance(effect, pl.DigFor):
            self.topic = Topic(effect.cards, False)
        if isinstance(effect, mv.LookAt) and isinstance(effect.target, tg.Top):
            self.looked = effect.target.who
        if isinstance(effect, mv.Discard) and isinstance(effect.target, tg.Top):
            self.topic = Topic(Cards(ALL_TYPES, where=IN_DISCARD), self.topic.many)
        if isinstance(effect, RevealUntil):
            self.until = True
        if isinstance(effect, Joint):
            self.last = effect.verbs[-1]
        elif not isinstance(effect, Sequence):
            self.last = effect

    def constant(self, word: Constant) -> str:
        """What is always so, as a clause."""
        phrase = self.language.questions.get(word.question)
        if phrase is None:
            raise UnsaidError(f"{self.language.code} has no phrase for question {word.question}")
        return phrase(word, self)

    def person(self, who: int) -> int:
        """Who is meant by ``who``, seen by the reader of the card."""
        if self.me == THAT_PLAYER and who in (YOU, OPPONENT):
            return THAT_PLAYER if who == YOU else OPPONENT_OF_THAT
        return 1 - who if self.me == OPPONENT and who in (YOU, OPPONENT) else who

    def quote(self) -> Context:
        """For words that another card gains from this one."""
        quoted = Context(self.language, self.fact, True)
        quoted.host = self.host
        return quoted


@final
class Language:
    """All that a language has to know."""

    def __init__(
        self,
        code: str,
        phrases: dict[type, Phrase],
        questions: dict[int, Phrase],
        line: Callable[[tuple[Ability | Constant, ...], Context], str],
        keywords: Callable[[Fact], str],
        modes: Callable[[Effect, Context], str],
    ) -> None:
        self.code = code
        self.phrases = phrases
        """By the class of a word: effects, targets, amounts, conditions."""
        self.questions = questions
        """By the question of a constant (``terms``)."""
        self.line = line
        """An ability, or constants about the same cards, as one whole line."""
        self.keywords = keywords
        """The line of the printed keywords, or nothing."""
        self.modes = modes
        """One half of a "choose one" as a whole sentence."""


@final
@dataclass(frozen=True, eq=False)
class Joint(Effect):
    """Several things done to the same cards, one after the other; made by ``steps``, never written on a card."""

    target: Target
    verbs: tuple[Effect, ...]


PLAIN_VERBS: Final = (hm.Ready, e.Use, hm.Exhaust, hm.Status, hm.Unstun, hm.Destroy, mv.Purge)
"""The words that are no more than a verb and its object, so that several can share one."""


def steps(effect: Effect) -> list[Effect]:
    """The instructions of an effect as they are said: cards that are chosen only for the next word are named there,
    and verbs with the same object share it."""
    flat = list(_flat(effect))
    found: list[Effect] = []
    i = 0
    while i < len(flat):
        part = flat[i]
        if isinstance(part, e.Choose) and i + 1 < len(flat):
            named = flat[i + 1] if part.target is kn.IT else _named(flat[i + 1], part.target)
            if named is not None:
                flat[i + 1] = named
                i += 1
                continue
        verbs = [part]
        while i + 1 < len(flat) and _continues(part, flat[i + 1]):
            i += 1
            verbs.append(flat[i])
        if len(verbs) > 1:
            found.append(Joint(target_of(part) or kn.IT, tuple(verbs)))
        else:
            found.append(part)
        i += 1
    return found


def _flat(effect: Effect) -> Iterator[Effect]:
    if isinstance(effect, (Sequence, Wholly)):
        for part in effect.parts:
            yield from _flat(part)
    else:
        yield effect


def _named(effect: Effect, chosen: Target) -> Effect | None:
    """The same instruction with the chosen cards in the place of "it"; None where it isn't about them first of all."""
    if isinstance(effect, GainText):
        return None
    if isinstance(effect, Lasting):
        return replace(effect, on=chosen) if effect.on is kn.IT and many(chosen) else None
    if isinstance(effect, ForEach):
        first, *rest = _flat(effect.then)
        named = _named(first, chosen) if isinstance(effect.number, int) else None
        return None if named is None else replace(effect, then=Sequence((named, *rest)))
    if isinstance(effect, e.MoveAmber):
        return replace(effect, source=chosen) if effect.source is kn.KEPT else None
    target = target_of(effect)
    if target is kn.IT:
        if isinstance(getattr(effect, "amount", 0), Amount):
            return None
        return replace(effect, target=chosen)  # type: ignore[type-var]
    if isinstance(target, tg.Both) and target.parts[0] is kn.IT:
        return replace(effect, target=tg.Both((chosen, *target.parts[1:])))  # type: ignore[type-var]
    return None


def plain(effect: Effect) -> bool:
    """Whether it is no more than a verb and its object."""
    return type(effect) in PLAIN_VERBS or (isinstance(effect, e.Exalt) and effect.amount == 1)


def _continues(effect: Effect, after: Effect) -> bool:
    """Whether the second is another plain verb with the same object as the first."""
    heals = isinstance(after, hm.Heal) and after.amount == hm.FULLY
    if not plain(effect) or not (heals or plain(after)) or getattr(effect, "as_yours", False):
        return False
    target = target_of(after)
    return target is kn.IT or (isinstance(target, kn.Known) and target is target_of(effect))


def target_of(effect: Effect) -> Target | None:
    """The target of an instruction about cards."""
    target = getattr(effect, "target", None)
    return target if isinstance(target, Target) else None


def described(target: Target) -> Cards | None:
    """The cards of a target, as far as it describes them."""
    cards = getattr(target, "cards", None)
    if isinstance(target, tg.Either):
        return replace(target.cards, types=target.cards.types | target.others.types)
    if isinstance(cards, Cards):
        return cards
    if isinstance(target, tg.Both):
        return described(target.parts[0])
    if isinstance(target, tg.Top):
        return Cards(ALL_TYPES)
    if isinstance(target, kn.OtherNeighbour):
        return Cards(CREATURES, beside=IS_THIS)
    if isinstance(target, kn.OneEachSide):
        return Cards(CREATURES, beside=IS_THIS)
    if isinstance(target, kn.Neighbours):
        return Cards(CREATURES)
    if isinstance(target, (kn.Known, kn.Survivors, kn.Found, kn.Fallen)):
        return Cards(ALL_TYPES, relation=target.relation)
    return None


def many(target: Target) -> bool:
    """Whether a target may be several cards."""
    if isinstance(target, tg.Each) and target.cards.beside == target.cards.right_of == IS_THIS:
        return False
    if isinstance(target, (tg.A, kn.Known, kn.Beneath)):
        return isinstance(target, kn.Beneath) and target.every
    if isinstance(
        target,
        (
            tg.Each,
            tg.AllBut,
            tg.AnyNumber,
            tg.Both,
            kn.Neighbours,
            kn.OneEachSide,
            tg.Third,
            kn.PurgedBy,
            tg.OfEachType,
            tg.OfEachPower,
            AmidStrangers,
        ),
    ):
        return True
    if isinstance(target, tg.Top) and target.who == EACH_PLAYER:
        return True
    number = getattr(target, "number", 1)
    return isinstance(number, Amount) or number != 1


def one_done(ctx: Context) -> bool:
    """Whether the instruction said last was about a single card."""
    target = None if ctx.last is None else target_of(ctx.last)
    return target is not None and not many(target)


def same(one: object, other: object, mirrored: bool = False) -> bool:
    """Whether two words say the same; or ``mirrored``, each of another side."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple) and isinstance(other, tuple):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all([same(a, b, mirrored) for a, b in pairs])
    if not is_dataclass(one):
        return one == other
    for field in fields(one):
        a, b = getattr(one, field.name), getattr(other, field.name)
        sides = mirrored and field.name == "side" and {a, b} == {FRIENDLY, ENEMY}
        if not sides and not same(a, b, mirrored):
            return False
    return True


def inside(word: object) -> Iterator[object]:
    """A word and all the words in it, in the order in which they are written."""
    if is_dataclass(word) and not isinstance(word, type):
        yield word
        for field in fields(word):
            yield from inside(getattr(word, field.name))
    elif isinstance(word, tuple):
        for part in word:
            yield from inside(part)


def looked_at(cards: Cards) -> bool:
    """Whether these are the cards of a deck that were just looked at (``LOOKED``)."""
    return same(replace(cards, unlike=ANY), mv.LOOKED)


def houses_of(w: AnyOf) -> list[int]:
    """The houses, where it is said of a card that it belongs to one of them, and nothing else."""
    found: list[int] = []
    for part in w.parts:
        if isinstance(part, Is) and part.cards.house >= 0 and not part.isnt and not part.event:
            if same(part.cards, Cards(ALL_TYPES, house=part.cards.house)):
                found.append(part.cards.house)
    return found if len(found) == len(w.parts) else []


def exact_numbers(w: AnyOf) -> list[int | Amount]:
    """The numbers, where it is said of one amount that it is exactly one of them."""
    parts = [part for part in w.parts if isinstance(part, AtLeast) and part.exactly]
    of_one = len(parts) == len(w.parts) and all([same(part.amount, parts[0].amount) for part in parts])
    return [part.number for part in parts] if of_one else []


def weighed(effect: Effect | None) -> Amount | None:
    """What the condition of an instruction counts."""
    when = effect.when if isinstance(effect, If) else None
    when = when.parts[0] if isinstance(when, AnyOf) and exact_numbers(when) else when
    return when.amount if isinstance(when, AtLeast) else None


def wholly_again(w: Repeat) -> bool:
    """Whether it asks no more, to be repeated, than that each card is there which it chooses."""
    conditions = w.when.parts if isinstance(w.when, All) else (w.when,)
    there = tuple([part.cards for part in conditions if isinstance(part, There) and not part.none])
    chosen = tuple([word.cards for word in inside(w.then) if isinstance(word, tg.A)])
    return len(there) == len(conditions) and same(there, chosen)


def weighed_again(w: Repeat) -> If | None:
    """The last instruction, where it has the same condition as the repetition."""
    last = steps(w.then)[-1]
    again = isinstance(last, If) and last.otherwise is None and same(last.when, w.when)
    return last if again and isinstance(last, If) and len(steps(w.then)) > 1 and not w.may else None


def one_span(w: OneOf) -> bool:
    """Whether each part of a choice is something that the same card gains for the same time."""
    parts = [part for part in w.parts if isinstance(part, Lasting)]
    alike = [
        part.on is not None and (part.how_long, part.on) == (parts[0].how_long, parts[0].on) for part in parts
    ]
    return len(parts) == len(w.parts) and all(alike)


def fought(target: Target, ctx: Context) -> bool:
    """Whether these are the creatures that the creature just used to fight has fought (``Use.keep``)."""
    kept = isinstance(target, kn.Known) and target.relation == IS_KEPT
    return kept and isinstance(ctx.last, e.Use) and ctx.last.keep


def exalts(w: e.Exalt, ctx: Context) -> bool:
    """Whether that is what it is called: Æ is only put on an artifact."""
    artifact = w.target is kn.THIS and ctx.fact.kind == CardTypes.ARTIFACT and not ctx.quoted
    return not artifact and (w.amount == 1 or isinstance(w.target, kn.Known))


def anybodys_own(w: mv.Return) -> bool:
    """Whether a friendly creature goes below the deck of whoever owns it."""
    below = w.zone == Zones.DECK and not w.top
    return below and isinstance(w.target, tg.A) and w.target.cards.where == IN_PLAY


def either_mark(w: OneOf) -> tuple[Mark, Mark] | None:
    """Two kinds of counters of which one is put on the same card: that is said in one sentence."""
    first, other = w.parts[0], w.parts[-1]
    if len(w.parts) != 2 or not isinstance(first, Mark) or not isinstance(other, Mark):
        return None
    return (first, other) if first.target is other.target and first.amount == other.amount == 1 else None


def of_another(ctx: Context) -> bool:
    """Whether the ability answers what another card does, or what is done with it: what this card does then, names it."""
    return ctx.that is not None and ctx.that.relation != IS_THIS


def unhurt_by(words: tuple[Constant, ...]) -> list[Cards]:
    """By which cards others cannot be dealt damage, where constants say no more than that."""
    return [word.against for word in words if word.question == Questions.UNHURT and word.against is not None]


def player_named(condition: Condition) -> int:
    """The opponent, where a condition speaks of their pool."""
    amount = condition.amount if isinstance(condition, AtLeast) else None
    return OPPONENT if isinstance(amount, InPool) and amount.who == OPPONENT else NONE


def differing(effect: Effect) -> Cards | None:
    """Whom a creature has to fight that fights several, another each time."""
    for part in inside(effect):
        if isinstance(part, e.Use) and part.keep and part.against is not None:
            return replace(part.against, unlike=ANY)
    return None


def by_trait(cards: Cards) -> bool:
    """Whether a trait alone names them: "a friendly Shard" may be of any type."""
    plain = cards.types == ALL_TYPES and not cards.where & ~IN_PLAY
    return bool(cards.trait) and cards.side != ANY and plain


def turns(one: Effect, other: Effect, ctx: Context) -> bool:
    """Whether one instruction says what the opponent does, and the next one, in the same sentence, what you do."""
    if ctx.me != YOU or not isinstance(other, PLAYERS_DO) or other.who != YOU:
        return False
    cards = described(one.target) if isinstance(one, mv.Discard) else None
    return (isinstance(one, PLAYERS_DO) and one.who == OPPONENT) or (
        cards is not None and cards.side == ENEMY
    )


def draws_it(w: pl.Draw, ctx: Context) -> bool:
    """Whether the card that is drawn is the top one, which has just been revealed."""
    shown = ctx.last
    top = isinstance(shown, mv.Reveal) and isinstance(shown.target, tg.Top) and shown.target.number == 1
    return top and w.who == YOU and w.amount == 1


def of_that_player(effect: Effect) -> bool:
    """Whether it says what the player of the event does: what "you" do is a sentence of its own then."""
    return isinstance(effect, (*PLAYERS_DO, ChooseHouse)) and effect.who == THAT_PLAYER


def either_icon(w: OneOf) -> bool:
    """Whether a choice is as which bonus icon another one is resolved."""
    return all([isinstance(part, AsIcon) for part in w.parts])


def deed(last: Effect | None) -> Effect | None:
    """The instruction that "this way" is about: of a condition, what is done either way."""
    while isinstance(last, If):
        last = last.otherwise or last.then
    return last


def counts_what_all_lost(effect: Effect, before: Effect) -> bool:
    """Whether counters are put for each Æ that each player has lost just before: a sentence of its own then."""
    return isinstance(effect, hm.Counters) and isinstance(before, pl.Lose) and before.who == EACH_PLAYER


def another_does(effect: Effect, ctx: Context) -> bool:
    """Whether an instruction says what another player does than who resolves the words."""
    if ctx.me == YOU and isinstance(effect, mv.Discard):
        cards = described(effect.target)
        return cards is not None and cards.side == ENEMY and cards.where == IN_HAND
    return ctx.me == YOU and isinstance(effect, (*PLAYERS_DO, pl.DoesNotForge)) and effect.who != YOU


def one_verb(w: OneOf) -> bool:
    """Whether the parts of a choice are one verb, with one card or another: "discard a random card or the top card"."""
    return all(
        [type(part) is type(w.parts[0]) and isinstance(part, (mv.Discard, e.PlayIt)) for part in w.parts]
    )


PLAYERS_DO: Final = (pl.Draw, pl.Gain, pl.Lose, pl.Steal, pl.Chains, RaiseTide, e.TakeControl)
"""What a player does alone, by ``who``."""
STATES: Final = ("amber", "armor", "damaged", "ready", "stunned", "enraged")
"""The tests of ``Cards`` that ask how a card is now."""
OF_NO_STATE: Final = ("types", "where", "side", "relation")
"""What a description may say besides, where a card is known."""


def lone_state(cards: Cards) -> str:
    """The test of ``STATES`` that a description makes, where it makes no other: "it is stunned"."""
    asked = [part.name for part in fields(cards) if getattr(cards, part.name) != part.default]
    asked = [name for name in asked if name not in OF_NO_STATE]
    return asked[0] if len(asked) == 1 and asked[0] in STATES else ""


FROM_HAND: Final = Cards(ALL_TYPES, FRIENDLY, IN_HAND)
"""What is archived where nothing else is said (G130)."""


def times(amount: int | Amount) -> int:
    """How much each of what an amount counts is worth."""
    worth = getattr(amount, "times", 1)
    return worth if isinstance(worth, int) and worth != NONE else 1
