"""What Chinese and Korean share: whatever describes a noun stands before it, there are no articles and no plurals, and
"for each" begins the sentence. A language is a ``Grammar`` then: its sentences by name, with slots, and how it ends
and joins them. Here: cards, players, numbers and conditions; ``east_effects``: instructions; ``east_lines``: lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, final

from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.houses import HOUSES_CALLED
from ludarium.games.keyforge.pool import POOL
from ludarium.games.keyforge.speech import base
from ludarium.games.keyforge.speech.base import Phrase, Talk, many
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import ANY, OPPONENT, YES, YOU, Amount, Cards, Target
from ludarium.games.keyforge.words.marks import Marks


@final
class Grammar:
    """A language of this kind."""

    def __init__(
        self,
        code: str,
        table: str,
        traits: str,
        form: Callable[[str, str], str],
        finished: Callable[[str], str],
        merged: Callable[[list[str], str], str],
    ) -> None:
        self.code = code
        lines = [line.strip().partition(" ") for line in re.split("[\n¦]", table)]
        self.words = {name: said.strip().replace("\\n", "\n").replace("_", " ") for name, _, said in lines}
        """Its sentences and words by name; a bar parts them in the table, and an underscore is a space that counts."""
        self.traits = dict([pair.split("=") for pair in traits.split()])
        self.form = form
        """A text in a form that a slot asks for, as ``{target:을}``: with a particle, or its verb inflected."""
        self.finished = finished
        """Clauses, a line each, as whole sentences."""
        self.merged = merged
        """Clauses about the same subject in one."""


GRAMMARS: Final[dict[str, Grammar]] = {}
"""By language code."""


def grammar(talk: Talk) -> Grammar:
    return GRAMMARS[talk.language.code]


@final
class Slot(NamedTuple):
    """A text in a slot of a sentence."""

    said: str
    form: Callable[[str, str], str]

    def __format__(self, spec: str) -> str:
        return self.form(self.said, spec) if spec and self.said else self.said


def put(talk: Talk, name: str, by: int = YOU, /, **slots: object) -> str:
    """A sentence or word of the language, its slots filled; ``by`` is the player in it."""
    g = grammar(talk)
    said = g.words[name]
    for slot in re.findall(r"{(\w+)", said):
        if slot in ("this", "that"):
            slots.setdefault(slot, this(talk) if slot == "this" else that(talk))
        elif slot in ("who", "whose", "own", "actor", "has"):
            slots.setdefault(slot, subject(talk, by, slot))
        elif slot == "rival":
            slots.setdefault(slot, subject(talk, YOU if by == OPPONENT else OPPONENT))
    return said.format(**{slot: Slot(f"{value}", g.form) for slot, value in slots.items()})


def pick(talk: Talk, name: str, index: int) -> str:
    """One of several words, which ``|`` parts."""
    return grammar(talk).words[name].split("|")[index]


def listed(talk: Talk, parts: list[str], name: str = "and") -> str:
    """Parts in a row; ``name`` joins two."""
    more = f"{name}.more" if f"{name}.more" in grammar(talk).words else name
    said = parts[0]
    for i, part in enumerate(parts[1:], 2):
        said = put(talk, name if i == len(parts) else more, a=said, b=part)
    return said


# -- persons


def subject(talk: Talk, who: int, name: str = "who") -> str:
    return pick(talk, name, talk.person(who))


def do(talk: Talk, who: int, name: str, /, **slots: object) -> str:
    """An order where the reader does it; else who does it."""
    clause = put(talk, name, who, **slots)
    if talk.person(who) == YOU:
        return clause if talk.me == YOU else put(talk, "you.do", do=clause)
    if talk.person(who) == talk.named:
        return put(talk, "they.do", who, do=clause)
    return put(talk, "one.does", who=subject(talk, who), do=clause)


def this(talk: Talk) -> str:
    return put(talk, "this.creature") if talk.quoted else named(talk, talk.fact.id)


def named(talk: Talk, card: str) -> str:
    fact = POOL.card(card)
    native = talk.language.code in fact.names
    return put(talk, "name" if native else "name.english", name=fact.called(talk.language.code))


def house(talk: Talk, number: int) -> str:
    return HOUSES_CALLED[talk.language.code][number]


def trait(talk: Talk, slug: str) -> str:
    return grammar(talk).traits.get(slug, slug.capitalize())


# -- cards


def outside(cards: Cards) -> bool:
    return not cards.where & b.IN_PLAY


def measure(cards: Cards) -> int:
    """Which measure word: 0 for creatures and artifacts in play, 1 for cards."""
    return int(cards.types & ~(b.CREATURES | b.ARTIFACTS_) != 0 or outside(cards))


def kind(talk: Talk, types: int, card: bool = False, word: str = "or") -> str:
    """The kinds of cards of a mask."""
    if types == b.ALL_TYPES:
        return put(talk, "card")
    said = listed(talk, [pick(talk, "types", bit) for bit in range(4) if types >> bit & 1], word)
    return put(talk, "kind.card", kind=said) if card or types & b.ACTIONS else said


TESTS: Final = ("amber", "armor", "flank", "damaged", "ready", "stunned")
ONE: Final = "a"
EACH: Final = "each"
LOST: Final = (deeds.DESTROYED, deeds.DESTROYED_IN_FIGHT)


def noun(cards: Cards, talk: Talk, number: str = "") -> str:
    """Cards as they are described, without number and place."""
    other = cards.other or cards.unlike != ANY
    first = "non.first" in grammar(talk).words
    said = [put(talk, "other.a" if number == ONE else "other")] if other and not first else []
    if cards.where == b.IN_HAND and isinstance(talk.last, pl.LookAtHand) and talk.last.reveal:
        said.append(put(talk, "revealed"))
    if cards.played:
        said.append(put(talk, "played.you" if cards.side == b.FRIENDLY else "played"))
    for of, yes in ((cards.house, "house"), (cards.not_house, "not.house")):
        if of < NONE:
            near = "near." if outside(cards) and of == b.CHOSEN_HOUSE and yes == "house" else ""
            said.append(put(talk, f"{near}{yes}.{-of}"))
    for name, bound in (("most", cards.power_most), ("least", cards.power_least), ("power", cards.power)):
        if bound != NONE:
            said.append(put(talk, "power.number" if bound < NONE else f"power.{name}", n=bound))
    for test in TESTS:
        value = getattr(cards, test)
        if value != ANY and not (test == "flank" and value == YES):
            said.append(pick(talk, f"is.{test}", value - YES))
    if cards.counter != NONE:
        said.append(put(talk, "with.mark", name=pick(talk, "marks.names", cards.counter)))
    if cards.center != ANY:
        said.append(put(talk, "in.center"))
    if cards.keyword != NONE:
        said.append(put(talk, "with.keyword", keyword=pick(talk, "keywords", cards.keyword)))
    if cards.like_trait:
        said.append(put(talk, "like.trait"))
    if cards.unlike_name or cards.not_named != ANY:
        said.append(put(talk, "unlike.name" if number == ONE else "unlike.names"))
    non = [house(talk, cards.not_house)] if cards.not_house >= 0 else []
    non += [trait(talk, cards.not_trait)] if cards.not_trait else []
    not_so = [put(talk, "non", what=what) for what in non]
    if first:
        said += [*not_so, put(talk, "other") if other else ""]
    if number == EACH:
        said.append(put(talk, "each"))
    if cards.beside == b.IS_THIS:
        said.append(put(talk, "beside"))
    elif cards.side != ANY and not cards.anybodys and not outside(cards) and not cards.played:
        said.append(pick(talk, "sides", int((cards.side == b.FRIENDLY) != (talk.me == YOU))))
    if cards.flank == YES and cards.types == b.CREATURES:
        said.append(pick(talk, "is.flank", 0))
    said += [] if first else not_so
    if cards.house >= 0:
        said.append(house(talk, cards.house))
    if cards.trait:
        said.append(trait(talk, cards.trait))
    if cards.name:
        said.append(named(talk, cards.name))
    elif cards.flank == YES and cards.types == b.CREATURES | b.ARTIFACTS_:
        said.append(put(talk, "artifact.or.flank"))
    elif cards.beside in (b.IS_IT, b.IS_KEPT):
        said.append(put(talk, "neighbour"))
    else:
        said.append(kind(talk, cards.types, outside(cards), "both" if number == EACH else "or"))
    return put(talk, "gap").join([word for word in said if word])


def place(cards: Cards, talk: Talk, number: str = "") -> str:
    """Where they are, when that is not in play; or whose neighbours they are."""
    if cards.beside in (b.IS_IT, b.IS_KEPT):
        return put(talk, "of")
    if not cards.where & ~b.IN_PLAY:
        return ""
    if cards.where == b.IN_HAND and isinstance(talk.last, pl.LookAtHand):
        return "" if talk.last.reveal else put(talk, "of.them")
    if cards.side == ANY:
        owner = put(talk, "same.pile" if cards.like_side else "any.pile")
    else:
        owner = subject(talk, YOU if cards.side == b.FRIENDLY else OPPONENT, "own")
    name = "in" if number in ("upto", "any") else "in.of"
    zones = put(talk, name, own=owner, zones=zones_of(talk, cards.where))
    return zones if outside(cards) else put(talk, "play.and" if number == EACH else "play.or", zones=zones)


def zones_of(talk: Talk, where: int) -> str:
    order = (t.HAND, t.DECK, t.DISCARD, t.ARCHIVES)
    return listed(talk, [pick(talk, "zones", i) for i, zone in enumerate(order) if where >> zone & 1], "both")


def some(cards: Cards, talk: Talk, number: str, n: object = "") -> str:
    """So many of these cards: ``a``, ``each``, ``some``, ``upto``, ``any``."""
    unit = measure(cards)
    another = put(talk, "another") if number == ONE and (cards.other or cards.unlike != ANY) else ""
    where, what = place(cards, talk, number), noun(cards, talk, number)
    counted = {"unit": pick(talk, "units", unit), "one": pick(talk, "ones", unit)}
    return put(talk, f"number.{number}", place=where, noun=what, n=n, another=another, **counted)


def one(cards: Cards, talk: Talk) -> str:
    return some(cards, talk, ONE)


def each(cards: Cards, talk: Talk) -> str:
    """All of them; one that is known, by its name."""
    return known(cards.relation, talk) if cards.relation != ANY else some(cards, talk, EACH)


def each_of(w: tg.Each, talk: Talk) -> str:
    return put(talk, "all.in.play") if base.same(w.cards, Cards(b.ALL_TYPES)) else each(w.cards, talk)


def that(talk: Talk) -> str:
    """Cards that were spoken of."""
    cards = talk.topic.cards
    if cards is not None and cards.relation not in (ANY, b.IS_IT):
        return known(cards.relation, talk)
    types = b.ALL_TYPES if cards is not None and outside(cards) else talk.topic.types()
    plain = types if types in (b.CREATURES, b.ARTIFACTS_, b.UPGRADES) else b.ALL_TYPES
    name = "those" if talk.topic.many else "that.chosen" if isinstance(talk.last, e.Choose) else "that"
    return put(talk, name, kind=kind(talk, plain))


def known(relation: int, talk: Talk) -> str:
    if relation == b.IS_THIS or relation == b.IS_GIVER:
        return named(talk, talk.fact.id) if relation == b.IS_GIVER else this(talk)
    if relation == b.IS_HOST or relation == b.IS_OTHER:
        return put(talk, "this.creature" if relation == b.IS_HOST else "foe")
    if relation == b.IS_THAT:
        types = b.CREATURES if talk.that is None else talk.that.types
        plain = types if types in (b.CREATURES, b.ARTIFACTS_) else b.ALL_TYPES
        return put(talk, "that", kind=kind(talk, plain))
    return put(talk, "those", kind=put(talk, "card")) if relation == b.IS_HIT else that(talk)


def fallen(w: tg.Fallen, talk: Talk) -> str:
    there = place(Cards(b.ALL_TYPES, b.ENEMY, b.IN_DISCARD), talk) if w.who == OPPONENT else ""
    return there + known(w.relation, talk)


def extreme(w: tg.Extreme, talk: Talk) -> str:
    name = "most.powerful" if w.most_powerful else "least.powerful"
    unit = pick(talk, "units", measure(w.cards))
    count = put(talk, "several" if w.number > 1 else "several.one", n=w.number, unit=unit)
    return put(talk, name, several=count, noun=noun(w.cards, talk))


def neighbours(w: tg.Neighbours, talk: Talk) -> str:
    relation = w.of.relation if isinstance(w.of, tg.Known) else b.IS_IT
    if w.but is not None:
        return put(talk, "other.neighbour")
    spoken = relation == b.IS_IT or talk.topic.relation() == relation
    return put(talk, "its.neighbours") if spoken else put(talk, "neighbours", of=known(relation, talk))


def home(target: Target, talk: Talk) -> str:
    """Whose zone it is that cards go to: their owner's."""
    cards = talk.topic.cards if target is tg.IT else getattr(target, "cards", None)
    if isinstance(cards, Cards) and cards.side == b.FRIENDLY:
        return subject(talk, YOU, "whose")
    return put(talk, "each.owner" if several(target) else "its.owner")


def several(target: Target) -> bool:
    """Whether it is about several cards, and doesn't say "each" itself."""
    return many(target) and not isinstance(target, (tg.Each, tg.AllBut, tg.Neighbours))


# -- numbers


def much(talk: Talk, amount: int | Amount, of: str = "amber") -> tuple[str, str]:
    """What it is for each of, with its comma, and so much of something."""
    if isinstance(amount, int):
        return "", put(talk, of, n=amount)
    if isinstance(amount, (am.InPool, pl.KeywordOf)):
        return "", talk.say(amount)
    if isinstance(amount, am.ThatMany):
        times = pick(talk, "times", amount.times - 1)
        return "", put(talk, "that.much", of=put(talk, f"{of}.bare"), times=times)
    return put(talk, "for.each", each=talk.say(amount)), put(talk, of, n=base.times(amount))


def per(talk: Talk, who: int, name: str, amount: int | Amount, of: str = "amber") -> str:
    before, number = much(talk, amount, of)
    return before + do(talk, who, name, amount=number)


def done(talk: Talk) -> str:
    """What was done to cards "this way"."""
    return grammar(talk).words.get(f"done.{type(talk.last).__name__}") or put(talk, "done.Choose")


def count(w: am.Count, talk: Talk) -> str:
    name = "count.there" if outside(w.cards) else "count"
    return put(talk, name, place=place(w.cards, talk, "any"), noun=noun(w.cards, talk), one=a(talk, w.cards))


def a(talk: Talk, cards: Cards) -> str:
    return pick(talk, "ones", measure(cards))


def count_it(w: am.CountIt, talk: Talk) -> str:
    cards = w.cards or talk.topic.cards or Cards(b.ALL_TYPES)
    where = b.IN_DISCARD if outside(cards) else cards.where  # what is revealed says so already
    plain = Cards(cards.types, where=where, house=NONE if w.cards is None else cards.house)
    name = "count.done" if w.cards is None else "count.such"
    return put(talk, name, done=done(talk), noun=noun(plain, talk), one=a(talk, plain))


def in_pool(w: am.InPool, talk: Talk) -> str:
    own = {"own": put(talk, "their.own")} if talk.named == talk.person(w.who) else {}
    return put(talk, "pool.half" if w.half else "pool.but" if w.but else "pool.all", w.who, n=w.but, **own)


def of_deed(w: am.Deeds, talk: Talk) -> dict[str, str]:
    """The slots for what was done: with which cards, by whom, and when."""
    lost = w.kind in LOST and w.who != am.ANY_PLAYER
    side = ANY if not lost else b.ENEMY if w.who == OPPONENT else b.FRIENDLY
    cards = Cards(w.types, side, house=w.house, other=w.other)
    actor = "" if w.who == am.ANY_PLAYER else subject(talk, w.who, "actor")
    last = "their.last.turn" if w.who == OPPONENT else "your.last.turn"
    when = put(talk, last if w.before else "this.turn")
    said = {"deed": pick(talk, "deeds", w.kind), "when": when, "who": actor}
    if w.kind == deeds.FORGED:
        return said | {"noun": put(talk, "key"), "unit": put(talk, "key.unit"), "one": put(talk, "key.one")}
    unit = pick(talk, "units", measure(cards))
    return said | {"noun": noun(cards, talk), "unit": unit, "one": a(talk, cards)}


# -- conditions


def at_least(w: am.AtLeast, talk: Talk) -> str:
    amount = w.amount
    way = "exactly" if w.exactly else "below" if w.below else "least"
    who = getattr(amount, "who", YOU)
    slots: dict[str, object] = {"n": w.number, "done": done(talk)}
    if isinstance(amount, am.Deeds):
        if amount.this:
            name = "deed.first" if w.exactly else "deed.this"
            return put(talk, name, deed=pick(talk, "deeds", amount.kind))
        never = (w.below and w.number == 1) or (w.exactly and w.number == 0)
        way = "never" if never else "once" if w.number == 1 and way == "least" else way
        return put(talk, f"deeds.{way}", n=w.number, **of_deed(amount, talk))
    if isinstance(amount, am.Count):
        cards = replace(amount.cards, side=ANY)
        who = OPPONENT if amount.cards.side == b.ENEMY else YOU
        slots |= {"noun": noun(cards, talk), "unit": pick(talk, "units", measure(cards))}
        return put(talk, f"cards.{way}", who, **slots)
    if isinstance(amount, am.InPool):
        name = "pool.none" if w.exactly and w.number == 0 else f"pool.{way}"
        return put(talk, name, who, **slots)
    if isinstance(amount, am.ThatMany):
        return put(talk, "healed", **slots)
    if isinstance(amount, Marks):
        name = pick(talk, "marks.names", amount.name)
        none = w.below and w.number == 1
        return put(
            talk, "marked.none" if none else f"marked.{way}", on=talk.say(amount.on), name=name, **slots
        )
    if isinstance(amount, am.CountIt):
        return put(talk, f"done.{way}", **slots)
    name = "keys.unforged" if getattr(amount, "unforged", False) else "keys.forged"
    return put(talk, name, who, **slots)


def there(w: am.There, talk: Talk) -> str:
    if w.cards.relation != ANY:
        return put(talk, "yours.of.no.house", it=known(w.cards.relation, talk))
    where = place(w.cards, talk, "any") or put(talk, "on.table")
    name = "there.none" if w.none else "there"
    number = "" if w.none else ONE
    return put(talk, name, place=where, noun=noun(w.cards, talk, number), one=a(talk, w.cards))


def is_kind(w: am.Is, talk: Talk) -> str:
    cards = w.cards
    if cards.house < NONE and cards.types == b.ALL_TYPES:
        of = put(talk, f"bare.house.{-cards.house}")
        return put(talk, "is.not.of" if w.isnt else "is.of", it=that(talk), house=of)
    if cards.not_house >= 0 and cards.types == b.ALL_TYPES:
        so, what = w.isnt, noun(Cards(b.ALL_TYPES, house=cards.not_house), talk)
    elif cards.flank != ANY:
        return put(talk, "on.flank" if (cards.flank == YES) != w.isnt else "not.on.flank", it=that(talk))
    else:
        so, what = not w.isnt, noun(cards, talk)
    return put(talk, "is.kind" if so else "is.not.kind", it=that(talk), noun=what)


def all_so(w: am.All, talk: Talk) -> str:
    """Cards that all have to be there are listed."""
    if not all([isinstance(part, am.There) and not part.none for part in w.parts]):
        return listed(talk, [talk.say(part) for part in w.parts], "and.if")
    cards = [part.cards for part in w.parts if isinstance(part, am.There)]
    things = [put(talk, "there.one", noun=noun(these, talk, ONE), one=a(talk, these)) for these in cards]
    return put(talk, "there.all", things=listed(talk, things, "both"))


def did(w: am.Did, talk: Talk) -> str:
    if isinstance(talk.last, pl.DigFor):
        return put(talk, "not.dug" if w.isnt else "dug", noun=sought(talk.last, talk))
    return put(talk, "did.not" if w.isnt else "did")


def sought(w: pl.DigFor, talk: Talk) -> str:
    return noun(Cards(w.cards.types, where=w.cards.where, house=w.cards.house, trait=w.cards.trait), talk)


def saying(name: str, **more: str) -> Phrase:
    """A word that is one sentence; ``more``: another sentence where a field is set."""

    def phrase(w: object, talk: Talk) -> str:
        used = next((other for field, other in more.items() if getattr(w, field)), name)
        return put(talk, used, getattr(w, "who", YOU))

    return phrase


PHRASES: Final[dict[type, Phrase]] = {
    **dict.fromkeys((tg.Known, tg.Survivors, tg.Found), lambda w, talk: known(w.relation, talk)),
    tg.Fallen: fallen,
    **dict.fromkeys((tg.A, tg.Spread), lambda w, talk: one(w.cards, talk)),
    tg.UpTo: lambda w, talk: some(w.cards, talk, "upto", w.number),
    tg.Some: lambda w, talk: some(w.cards, talk, "some", w.number),
    tg.AnyNumber: lambda w, talk: some(w.cards, talk, "any"),
    tg.Each: each_of,
    tg.Extreme: extreme,
    tg.AtRandom: lambda w, talk: put(talk, "at.random", cards=one(w.cards, talk)),
    tg.Neighbours: neighbours,
    tg.Both: lambda w, talk: listed(
        talk, [talk.say(x) for x in w.parts], "with" if isinstance(w.parts[-1], tg.Neighbours) else "both"
    ),
    tg.Top: lambda w, talk: put(
        talk, "top" if w.number == 1 else "top.some", w.who, zone=zones_of(talk, 1 << w.zone), n=w.number
    ),
    tg.AllBut: lambda w, talk: put(talk, "all.but", spared=talk.say(w.spared), cards=each(w.cards, talk)),
    tg.Beneath: saying("beneath"),
    tg.PurgedBy: saying("purged.by"),
    am.Count: count,
    am.CountIt: count_it,
    am.Icons: lambda w, talk: put(
        talk, "count.icons", done=done(talk), icon="" if w.icon == NONE else pick(talk, "icons", w.icon)
    ),
    am.Excess: saying("count.excess"),
    am.ForgedKeys: saying("count.forged", unforged="count.unforged"),
    am.InPool: in_pool,
    am.AmberOn: saying("count.amber.those", this="count.amber"),
    am.ThatMany: saying("count.lost.amber"),
    am.ZoneSize: lambda w, talk: put(
        talk, "count.hand" if w.zone == t.HAND else "count.zone", w.who, zone=zones_of(talk, 1 << w.zone)
    ),
    am.Deeds: lambda w, talk: put(
        talk, "count.lost" if w.kind in LOST else "count.deeds", **of_deed(w, talk)
    ),
    am.Plus: lambda w, talk: listed(
        talk, [talk.say(w.first), talk.say(w.second)], "less" if w.minus else "plus"
    ),
    pl.KeywordOf: lambda w, talk: put(talk, "by.keyword", keyword=pick(talk, "keywords", w.keyword)),
    am.AtLeast: at_least,
    am.There: there,
    am.Is: is_kind,
    am.Did: did,
    am.Died: saying("died", isnt="lived"),
    am.MoreCreatures: saying("more.creatures"),
    am.MoreAmber: saying("more.amber"),
    am.OnFlank: saying("this.on.flank", host="host.on.flank"),
    am.InCenter: saying("this.in.center", host="host.in.center"),
    Marks: lambda w, talk: put(
        talk, "count.marks", on=talk.say(w.on), name=pick(talk, "marks.names", w.name)
    ),
    am.ActiveHouse: lambda w, talk: put(
        talk, "not.active.house" if w.isnt else "active.house", house=house(talk, w.house)
    ),
    am.YourTurn: saying("your.turn", isnt="not.your.turn"),
    pl.CanForge: saying("can.forge"),
    am.All: all_so,
}
