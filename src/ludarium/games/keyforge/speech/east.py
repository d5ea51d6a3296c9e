"""What Chinese and Korean share: whatever describes a noun stands before it, there are no articles and no plurals, and
"for each" begins the sentence. A language is a ``Grammar`` then: its sentences by name, with slots, and how it ends
and joins them. This file: cards, players, numbers, conditions, instructions; ``east_lines``: whole lines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.houses import HOUSES_CALLED
from ludarium.games.keyforge.pool import POOL
from ludarium.games.keyforge.process.keys import FREE
from ludarium.games.keyforge.speech import base
from ludarium.games.keyforge.speech.base import Phrase, Talk, Topic, aim, described, many
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import ANY, OPPONENT, YES, YOU, Amount, Cards, Effect, Target
from ludarium.games.keyforge.words.special import StrikesInstead


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
        lines = [line.partition(" ") for line in table.strip().split("\n")]
        self.words = {name: said.strip().replace("\\n", "\n").replace("_", " ") for name, _, said in lines}
        """Its sentences and words by name; an underscore is a space that counts."""
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
class Slot:
    """A text in a slot of a sentence."""

    def __init__(self, said: str, form: Callable[[str, str], str]) -> None:
        self.said = said
        self.form = form

    def __format__(self, spec: str) -> str:
        return self.form(self.said, spec) if spec and self.said else self.said


def put(talk: Talk, name: str, /, **slots: object) -> str:
    """A sentence or word of the language, its slots filled."""
    g = grammar(talk)
    said = g.words[name]
    if "{" not in said:
        return said
    slots["this"] = this(talk) if "{this" in said else ""
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


def do(talk: Talk, who: int, clause: str) -> str:
    """An order where the reader does it; else who does it."""
    if talk.person(who) == YOU:
        return clause if talk.me == YOU else put(talk, "you.do", do=clause)
    if talk.person(who) == talk.named:
        return put(talk, "they.do", do=clause)
    return put(talk, "one.does", who=subject(talk, who), do=clause)


def rival(talk: Talk, who: int) -> str:
    return subject(talk, YOU if who == OPPONENT else OPPONENT)


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


def noun(cards: Cards, talk: Talk, number: str = "") -> str:
    """Cards as they are described, without number and place."""
    said: list[str] = []
    if cards.other or cards.unlike != ANY:
        said.append(put(talk, "other.a" if number == ONE else "other"))
    if cards.where == b.IN_HAND and isinstance(talk.last, pl.LookAtHand) and talk.last.reveal:
        said.append(put(talk, "revealed"))
    if cards.played:
        said.append(put(talk, "played.you" if cards.side == b.FRIENDLY else "played"))
    for of, yes in ((cards.house, "house"), (cards.not_house, "not.house")):
        if of < NONE:
            near = "near." if outside(cards) and of == b.CHOSEN_HOUSE and yes == "house" else ""
            said.append(put(talk, f"{near}{yes}.{-of}", that=that(talk)))
    for name, bound in (("most", cards.power_most), ("least", cards.power_least), ("power", cards.power)):
        if bound != NONE:
            said.append(put(talk, "power.number" if bound < NONE else f"power.{name}", n=bound))
    for test in TESTS:
        value = getattr(cards, test)
        if value != ANY and not (test == "flank" and value == YES):
            said.append(pick(talk, f"is.{test}", value - YES))
    if cards.keyword != NONE:
        said.append(put(talk, "with.keyword", keyword=pick(talk, "keywords", cards.keyword)))
    if cards.like_trait:
        said.append(put(talk, "like.trait", that=that(talk)))
    if cards.unlike_name or cards.not_named != ANY:
        said.append(put(talk, "unlike.name" if number == ONE else "unlike.names"))
    non = [house(talk, cards.not_house)] if cards.not_house >= 0 else []
    non += [trait(talk, cards.not_trait)] if cards.not_trait else []
    not_so = [put(talk, "non", what=what) for what in non]
    if "non.first" in grammar(talk).words:
        said += not_so
    if cards.beside == b.IS_THIS:
        said.append(put(talk, "beside"))
    elif cards.side != ANY and not outside(cards) and not cards.played:
        said.append(pick(talk, "sides", int((cards.side == b.FRIENDLY) != (talk.me == YOU))))
    if cards.flank == YES and cards.types == b.CREATURES:
        said.append(pick(talk, "is.flank", 0))
    if "non.first" not in grammar(talk).words:
        said += not_so
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
        return put(talk, "of", that=that(talk))
    if not cards.where & ~b.IN_PLAY:
        return ""
    if cards.where == b.IN_HAND and isinstance(talk.last, pl.LookAtHand):
        return "" if talk.last.reveal else put(talk, "of.them")
    if cards.side == ANY:
        owner = put(talk, "same.pile" if cards.like_side else "any.pile")
    else:
        owner = subject(talk, YOU if cards.side == b.FRIENDLY else OPPONENT, "own")
    zones = put(
        talk, "in" if number in ("upto", "any") else "in.of", own=owner, zones=zones_of(talk, cards.where)
    )
    return zones if outside(cards) else put(talk, "play.and" if number == EACH else "play.or", zones=zones)


def zones_of(talk: Talk, where: int) -> str:
    order = (t.HAND, t.DECK, t.DISCARD, t.ARCHIVES)
    return listed(talk, [pick(talk, "zones", i) for i, zone in enumerate(order) if where >> zone & 1], "both")


def zone_name(talk: Talk, zone: int) -> str:
    return zones_of(talk, 1 << zone)


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


def that(talk: Talk) -> str:
    """Cards that were spoken of."""
    cards = talk.topic.cards
    if cards is not None and cards.relation not in (ANY, b.IS_IT):
        return known(cards.relation, talk)
    types = b.ALL_TYPES if cards is not None and outside(cards) else talk.topic.types()
    plain = types if types in (b.CREATURES, b.ARTIFACTS_, b.UPGRADES) else b.ALL_TYPES
    return put(talk, "those" if talk.topic.many else "that", kind=kind(talk, plain))


def known(relation: int, talk: Talk) -> str:
    if relation == b.IS_THIS:
        return this(talk)
    if relation == b.IS_HOST:
        return put(talk, "this.creature")
    if relation == b.IS_GIVER:
        return named(talk, talk.fact.id)
    if relation == b.IS_OTHER:
        return put(talk, "foe")
    if relation == b.IS_THAT:
        types = b.CREATURES if talk.that is None else talk.that.types
        plain = types if types in (b.CREATURES, b.ARTIFACTS_) else b.ALL_TYPES
        return put(talk, "that", kind=kind(talk, plain))
    return put(talk, "those", kind=put(talk, "card")) if relation == b.IS_HIT else that(talk)


def extreme(w: tg.Extreme, talk: Talk) -> str:
    name = "most.powerful" if w.most_powerful else "least.powerful"
    several = (
        put(talk, "several", n=w.number, unit=pick(talk, "units", measure(w.cards))) if w.number > 1 else ""
    )
    return put(talk, name, several=several, noun=noun(w.cards, talk))


def neighbours(w: tg.Neighbours, talk: Talk) -> str:
    relation = w.of.relation if isinstance(w.of, tg.Known) else b.IS_IT
    if w.but is not None:
        return put(talk, "other.neighbour", of=known(relation, talk))
    spoken = relation == b.IS_IT or talk.topic.relation() == relation
    return put(talk, "its.neighbours") if spoken else put(talk, "neighbours", of=known(relation, talk))


def top(w: tg.Top, talk: Talk) -> str:
    name = "top" if w.number == 1 else "top.some"
    return put(talk, name, own=subject(talk, w.who, "own"), zone=zone_name(talk, w.zone), n=w.number)


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
        return "", put(
            talk, "that.much", of=pick(talk, f"{of}.bare", 0), times=pick(talk, "times", amount.times - 1)
        )
    return put(talk, "for.each", each=talk.say(amount)), put(talk, of, n=base.times(amount))


def per(talk: Talk, who: int, name: str, amount: int | Amount, of: str = "amber") -> str:
    before, number = much(talk, amount, of)
    return before + do(talk, who, put(talk, name, amount=number))


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
    plain = Cards(cards.types, where=cards.where, house=NONE if w.cards is None else cards.house)
    name = "count.done" if w.cards is None else "count.such"
    what = noun(replace(plain, where=b.IN_DISCARD) if outside(plain) else plain, talk)
    return put(talk, name, done=done(talk), noun=what, one=a(talk, plain))


def icons(w: am.Icons, talk: Talk) -> str:
    icon = "" if w.icon == NONE else pick(talk, "icons", w.icon)
    return put(talk, "count.icons", done=done(talk), icon=icon)


def in_pool(w: am.InPool, talk: Talk) -> str:
    spoken = talk.named == talk.person(w.who)
    own = put(talk, "their.own") if spoken else subject(talk, w.who, "own")
    return put(talk, "pool.half" if w.half else "pool.but" if w.but else "pool.all", own=own, n=w.but)


def zone_size(w: am.ZoneSize, talk: Talk) -> str:
    zone = zone_name(talk, w.zone)
    name = "count.hand" if w.zone == t.HAND else "count.zone"
    return put(talk, name, who=subject(talk, w.who), own=subject(talk, w.who, "own"), zone=zone)


def when(w: am.Deeds, talk: Talk) -> str:
    if not w.before:
        return put(talk, "this.turn")
    return put(talk, "their.last.turn" if w.who == OPPONENT else "your.last.turn")


def of_deed(w: am.Deeds, talk: Talk) -> dict[str, str]:
    """The slots for what was done: with which cards, by whom, and when."""
    lost = w.kind in (deeds.DESTROYED, deeds.DESTROYED_IN_FIGHT) and w.who != am.ANY_PLAYER
    side = ANY if not lost else b.ENEMY if w.who == OPPONENT else b.FRIENDLY
    cards = Cards(w.types, side, house=w.house, other=w.other)
    actor = "" if w.who == am.ANY_PLAYER else subject(talk, w.who, "actor")
    said = {"deed": pick(talk, "deeds", w.kind), "when": when(w, talk), "who": actor}
    if w.kind == deeds.FORGED:
        return said | {"noun": put(talk, "key"), "unit": put(talk, "key.unit"), "one": put(talk, "key.one")}
    return said | {
        "noun": noun(cards, talk),
        "unit": pick(talk, "units", measure(cards)),
        "one": a(talk, cards),
    }


def per_deed(w: am.Deeds, talk: Talk) -> str:
    lost = w.kind in (deeds.DESTROYED, deeds.DESTROYED_IN_FIGHT)
    return put(talk, "count.lost" if lost else "count.deeds", **of_deed(w, talk))


# -- conditions


def at_least(w: am.AtLeast, talk: Talk) -> str:
    amount = w.amount
    way = "exactly" if w.exactly else "below" if w.below else "least"
    who = getattr(amount, "who", YOU)
    slots: dict[str, object] = {"n": w.number, "done": done(talk)}
    if isinstance(amount, am.Deeds):
        if amount.this:
            return put(
                talk, "deed.first" if w.exactly else "deed.this", deed=pick(talk, "deeds", amount.kind)
            )
        never = (w.below and w.number == 1) or (w.exactly and w.number == 0)
        way = "never" if never else "once" if w.number == 1 and way == "least" else way
        return put(talk, f"deeds.{way}", n=w.number, **of_deed(amount, talk))
    if isinstance(amount, am.Count):
        cards = replace(amount.cards, side=ANY)
        who = OPPONENT if amount.cards.side == b.ENEMY else YOU
        slots |= {"noun": noun(cards, talk), "unit": pick(talk, "units", measure(cards))}
        return put(talk, f"cards.{way}", who=subject(talk, who), **slots)
    if isinstance(amount, am.InPool):
        name = "pool.none" if w.exactly and w.number == 0 else f"pool.{way}"
        own, has = subject(talk, who, "own"), subject(talk, who, "has")
        return put(talk, name, who=subject(talk, who), own=own, has=has, **slots)
    if isinstance(amount, am.ThatMany):
        return put(talk, "healed", **slots)
    if isinstance(amount, am.CountIt):
        return put(talk, f"done.{way}", **slots)
    name = "keys.unforged" if getattr(amount, "unforged", False) else "keys.forged"
    return put(talk, name, has=subject(talk, who, "has"), **slots)


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
        of = put(talk, f"bare.house.{-cards.house}", that=that(talk))
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


# -- several instructions


def sentences(effect: Effect, talk: Talk) -> str:
    """Each instruction as a sentence of its own."""
    return "\n".join([talk.say(part) for part in base.steps(effect)])


def joined(effect: Effect, talk: Talk) -> str:
    """Instructions in one sentence, as far as they go into one."""
    first: list[str] = []
    rest: list[str] = []
    for part in base.steps(effect):
        own = bool(rest) or isinstance(part, OWN_SENTENCE)
        said = talk.say(part)
        (rest if first and (own or "\n" in first[-1]) else first).append(said)
    return "\n".join([listed(talk, first), *rest])


OWN_SENTENCE: Final = (c.If, c.May, c.OneOf, c.ForEach, c.Repeat, c.ByOpponent, c.ChooseHouse, c.Lasting)


def joint(w: base.Joint, talk: Talk) -> str:
    target = talk.say(w.target)
    last = w.verbs[-1]
    fights = isinstance(last, e.Use) and last.how != NONE
    verbs = listed(talk, [verb(part, talk) for part in w.verbs[: -1 if fights else None]], "verbs")
    said = put(talk, "act", verb=verbs, target=target)
    return put(talk, "and.use", do=said, way=verb(last, talk)) if fights else said


def if_so(w: c.If, talk: Talk) -> str:
    so = talk.say(w.when)
    before = talk.named
    talk.named = base.player_named(w.when)
    said = put(talk, "if", so=so, do=joined(w.then, talk))
    talk.named = NONE
    if w.otherwise is not None:
        said += "\n" + put(talk, "otherwise", do=joined(w.otherwise, talk))
    talk.named = before
    return said


def one_of(w: c.OneOf, talk: Talk) -> str:
    finished = grammar(talk).finished
    return put(
        talk, "one.of", parts=put(talk, "gap").join([f"• {finished(joined(part, talk))}" for part in w.parts])
    )


def for_each(w: c.ForEach, talk: Talk) -> str:
    if not isinstance(w.number, int):
        return put(talk, "for.each", each=talk.say(w.number)) + joined(w.then, talk)
    foe = base.differing(w.then)
    way = put(talk, "one.by.one") if foe is None else put(talk, "against", noun=noun(foe, talk, ONE))
    return put(talk, "times.over", do=joined(w.then, talk), n=w.number, way=way)


def for_each_card(w: c.ForEachCard, talk: Talk) -> str:
    cards = talk.say(w.of)
    talk.topic = Topic(Cards(b.ALL_TYPES), False)
    return put(talk, "for.each.card", cards=cards, do=joined(w.then, talk))


def one_at_a_time(w: c.OneAtATime, talk: Talk) -> str:
    parts = tuple(base.steps(b.Sequence((e.Choose(w.target), w.then))))
    return put(talk, "one.at.a.time", do=joined(b.Sequence(parts), talk))


def repeat(w: c.Repeat, talk: Talk) -> str:
    said = sentences(w.then, talk)
    return f"{said}\n{put(talk, 'repeat.may' if w.may else 'repeat', so=talk.say(w.when))}"


def by_opponent(w: c.ByOpponent, talk: Talk) -> str:
    if w.too:
        return f"{sentences(w.then, talk)}\n{put(talk, 'opponent.too')}"
    talk.me = OPPONENT - talk.me
    said = sentences(w.then, talk)
    talk.me = OPPONENT - talk.me
    return said


# -- what happens to cards


def verb(w: Effect, talk: Talk) -> str:
    name = type(w).__name__
    if isinstance(w, e.Destroy) and w.sacrifice:
        name = "Sacrifice"
    elif isinstance(w, e.Status):
        name = {t.STUNNED: "Stun", t.WARDED: "Ward", t.ENRAGED: "Enrage"}[w.status]
    elif isinstance(w, e.Use):
        name = {co.FIGHT: "Fight", co.REAP: "Reap"}.get(w.how, "Use")
    return put(talk, f"verb.{name}")


def simple(w: Effect, talk: Talk) -> str:
    """What is no more than a verb and its cards."""
    target = aim(w)
    assert target is not None
    return do(talk, YOU, put(talk, "act", verb=verb(w, talk), target=talk.say(target)))


def on_cards(name: str) -> Phrase:
    """An instruction about cards that is one sentence; ``{home}`` is where they belong."""

    def phrase(w: Effect, talk: Talk) -> str:
        target = aim(w)
        assert target is not None
        said = talk.say(target)
        before, amount = much(talk, getattr(w, "amount", 0), "amber")
        own, whose = subject(talk, YOU, "own"), subject(talk, YOU, "whose")
        slots = {"home": home(target, talk), "amount": amount, "own": own, "whose": whose}
        return before + do(talk, YOU, put(talk, name, target=said, **slots))

    return phrase


def damage(w: e.Damage, talk: Talk) -> str:
    if isinstance(w.target, tg.Spread):
        often = w.target.number
        before = put(talk, "for.each", each=talk.say(often)) if isinstance(often, Amount) else ""
        said = put(talk, "damage", target=talk.say(w.target), amount=put(talk, "hits", n=w.amount), each="")
        if isinstance(often, int):
            said = put(talk, "times.over", do=said, n=often, way=put(talk, "one.by.one"))
        return f"{before}{said}\n{put(talk, 'each.time.another')}"
    if isinstance(w.amount, am.ThatMany) and isinstance(talk.last, e.Heal):
        return put(talk, "damage.healed", target=talk.say(w.target))
    before, number = much(talk, w.amount, "hits")
    each_of = put(talk, "severally") if several(w.target) else ""
    said = before + put(talk, "damage", target=talk.say(w.target), amount=number, each=each_of)
    if w.splash:
        said = put(talk, "splash", do=said, n=w.splash)
    return said + ("\n" + put(talk, "pierce") if w.pierce else "")


def damage_by_each(w: e.DamageByEach, talk: Talk) -> str:
    if isinstance(w.first, c.Lasting):
        return put(talk, "armor.lost", do=talk.say(replace(w.first, on=w.target)), n=w.times)
    return put(talk, "hit.by.amber" if w.by_amber else "hit.by.armor", target=talk.say(w.target), n=w.times)


def heal(w: e.Heal, talk: Talk) -> str:
    name = "heal.fully" if w.amount == e.FULLY else "heal.upto" if w.up_to else "heal"
    target = talk.say(w.target)
    before, number = much(talk, w.amount, "hits")
    return before + do(talk, YOU, put(talk, name, target=target, amount=number, n=w.amount))


def discard(w: e.Discard, talk: Talk) -> str:
    """A player discards from their own hand or archives, unless somebody else has been looking there."""
    cards = described(w.target)
    if cards is None or cards.side != b.ENEMY or isinstance(talk.last, pl.LookAtHand):
        return simple(w, talk)
    here = replace(cards, where=b.IN_PLAY, side=ANY)
    own = some(here, talk, EACH if isinstance(w.target, tg.Each) else ONE)
    name = "discards.random" if isinstance(w.target, tg.AtRandom) else "discards"
    return do(talk, OPPONENT, put(talk, name, zone=zones_of(talk, cards.where), cards=own))


def use(w: e.Use, talk: Talk) -> str:
    if w.how != NONE:
        name = "use.each" if talk.topic.many else "use"
        return do(talk, YOU, put(talk, name, target=talk.say(w.target), way=verb(w, talk)))
    return on_cards("use.yours")(w, talk) if w.as_yours else simple(w, talk)


def return_to(w: e.Return, talk: Talk) -> str:
    target = talk.say(w.target)
    name = "to.hand" if w.zone == t.HAND else "to.top" if w.top else "to.bottom"
    return do(talk, YOU, put(talk, name, target=target, home=home(w.target, talk)))


def archive(w: e.Archive, talk: Talk) -> str:
    if w.yours:
        which = put(talk, "any.of.those" if many(w.target) else "that", kind=kind(talk, b.CREATURES))
        return on_cards("archive.yours")(w, talk) + "\n" + put(talk, "leaves.archives", which=which)
    if isinstance(w.target, tg.A) and base.same(w.target.cards, base.FROM_HAND):
        return do(talk, YOU, put(talk, "archive.one"))
    return simple(w, talk)


def search(w: e.Search, talk: Talk) -> str:
    cards = described(w.target)
    assert cards is not None
    plain = replace(cards, where=b.IN_PLAY, side=ANY)
    number = "upto" if isinstance(w.target, tg.UpTo) else "any" if isinstance(w.target, tg.AnyNumber) else ONE
    found = some(plain, talk, number, getattr(w.target, "number", ""))
    talk.heard(w.target)
    name = ("search" if w.reveal else "search.hidden") + ("" if w.zone == t.HAND else ".archive")
    return put(talk, name, zones=zones_of(talk, cards.where), cards=found, them=that(talk))


def capture(w: e.Capture, talk: Talk) -> str:
    before, number = much(talk, w.amount)
    said = put(talk, "capture.own" if w.own_side else "capture", amount=number)
    if w.target is tg.THIS and not talk.quoted:
        return before + said
    if isinstance(w.target, tg.Some) and isinstance(w.target.number, Amount):
        every = put(talk, "for.each", each=talk.say(w.target.number))
        said = put(talk, "captures", target=one(w.target.cards, talk), each="", do=said)
        return f"{every}{said}\n{put(talk, 'capture.once', amount=number)}"
    each_of = put(talk, "severally") if several(w.target) else ""
    return before + put(talk, "captures", target=talk.say(w.target), each=each_of, do=said)


def take_amber(w: e.TakeAmber, talk: Talk) -> str:
    number = put(talk, "all.amber") if w.amount == e.FULLY else much(talk, w.amount)[1]
    target = w.target
    if isinstance(target, tg.A):
        target = tg.A(replace(target.cards, amber=ANY))  # it goes without saying
    return do(
        talk,
        YOU,
        put(talk, "take.amber", target=talk.say(target), amount=number, own=subject(talk, w.who, "own")),
    )


def counters(w: e.Counters, talk: Talk) -> str:
    before, number = much(talk, w.amount, "counters")
    return before + do(talk, YOU, put(talk, "put.counters", target=talk.say(w.target), amount=number))


def take_control(w: e.TakeControl, talk: Talk) -> str:
    said = do(talk, w.who, put(talk, "control", target=talk.say(w.target)))
    return put(talk, "until.leaves", do=said) if w.while_this else said


def put_in_play(w: e.PutInPlay, talk: Talk) -> str:
    name = "enter.owners" if w.owners else "enter.yours" if w.target is tg.THAT else "enter"
    if isinstance(w.target, tg.PurgedBy):
        name = "enter.again"
    said = do(talk, YOU, put(talk, name, target=talk.say(w.target)))
    if talk.topic.cards is not None:
        talk.topic = Topic(replace(talk.topic.cards, where=b.IN_PLAY), talk.topic.many)
    return said


# -- players


def gain_for_each(w: pl.GainForEach, talk: Talk) -> str:
    shuffled = isinstance(talk.last, e.ShuffleIn)
    name = "gain.shuffled" if shuffled else "gain.owned" if w.owner else "gain.controlled"
    return put(
        talk,
        name,
        kind=kind(talk, talk.topic.types()),
        done=done(talk),
        amount=put(talk, "amber", n=w.amount),
    )


def lose(w: pl.Lose, talk: Talk) -> str:
    if isinstance(w.amount, am.ThatMany) and isinstance(talk.last, pl.Lose):
        times = pick(talk, "times", w.amount.times - 1)
        return do(
            talk,
            w.who,
            put(talk, "lose.lost", times=times, n=w.amount.times, who=subject(talk, talk.last.who)),
        )
    return per(talk, w.who, "lose", w.amount)


def pay(w: pl.Pay, talk: Talk) -> str:
    amount = put(talk, "rest.of.pool") if isinstance(w.amount, am.InPool) else much(talk, w.amount)[1]
    return put(talk, "pay", who=subject(talk, w.who), amount=amount, rival=rival(talk, w.who))


def forge(w: pl.Forge, talk: Talk) -> str:
    if isinstance(w.plus, int):
        name = "forge.free" if w.plus <= FREE else "forge.at" if w.plus else "forge"
        return do(talk, w.who, put(talk, name, n=signed(w.plus)))
    first, second = getattr(w.plus, "first", 0), getattr(w.plus, "second", w.plus)
    name = "forge.less" if getattr(w.plus, "minus", False) else "forge.more"
    return do(talk, w.who, put(talk, name, n=signed(first), each=talk.say(second)))


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−")


def saying(name: str, **more: str) -> Phrase:
    """A word that is one sentence, with the persons that it names. ``more``: another sentence where a field is set."""

    def phrase(w: object, talk: Talk) -> str:
        who = getattr(w, "who", YOU)
        slots = {
            "who": subject(talk, who),
            "whose": subject(talk, who, "whose"),
            "own": subject(talk, who, "own"),
        }
        used = next((other for field, other in more.items() if getattr(w, field)), name)
        if isinstance(w, am.ActiveHouse):
            slots["house"] = house(talk, w.house)
        if hasattr(w, "target"):
            slots["target"] = talk.say(w.target)
        n, least, but = (getattr(w, field, "") for field in ("amount", "least", "but"))
        return put(talk, used, rival=rival(talk, who), that=that(talk), n=n, least=least, but=but, **slots)

    return phrase


def spoken_of(w: tg.Known | tg.Survivors | tg.Found | tg.Fallen, talk: Talk) -> str:
    return known(w.relation, talk)


PHRASES: Final[dict[type, Phrase]] = {
    **dict.fromkeys((tg.Known, tg.Survivors, tg.Found, tg.Fallen), spoken_of),
    **dict.fromkeys((e.Destroy, e.Purge, e.Status, e.Ready, e.PlayIt, e.Reveal, e.Choose), simple),
    **dict.fromkeys((tg.A, tg.Spread), lambda w, talk: one(w.cards, talk)),
    tg.UpTo: lambda w, talk: some(w.cards, talk, "upto", w.number),
    tg.Some: lambda w, talk: some(w.cards, talk, "some", w.number),
    tg.AnyNumber: lambda w, talk: some(w.cards, talk, "any"),
    tg.Each: lambda w, talk: each(w.cards, talk),
    tg.Extreme: extreme,
    tg.AtRandom: lambda w, talk: put(talk, "at.random", cards=one(w.cards, talk)),
    tg.Neighbours: neighbours,
    tg.Both: lambda w, talk: listed(
        talk, [talk.say(x) for x in w.parts], "with" if isinstance(w.parts[-1], tg.Neighbours) else "both"
    ),
    tg.Top: top,
    tg.AllBut: lambda w, talk: put(talk, "all.but", spared=talk.say(w.spared), cards=each(w.cards, talk)),
    tg.Beneath: saying("beneath"),
    tg.PurgedBy: saying("purged.by"),
    am.Count: count,
    am.CountIt: count_it,
    am.Icons: icons,
    am.Excess: saying("count.excess"),
    am.ForgedKeys: saying("count.forged", unforged="count.unforged"),
    am.InPool: in_pool,
    am.AmberOn: saying("count.amber.those", this="count.amber"),
    am.ThatMany: saying("count.lost.amber"),
    am.ZoneSize: zone_size,
    am.Deeds: per_deed,
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
    am.ActiveHouse: saying("active.house", isnt="not.active.house"),
    am.YourTurn: saying("your.turn", isnt="not.your.turn"),
    pl.CanForge: saying("can.forge"),
    am.All: all_so,
    b.Sequence: sentences,
    base.Joint: joint,
    c.If: if_so,
    c.May: lambda w, talk: put(talk, "may", who=subject(talk, YOU), do=joined(w.then, talk)),
    c.OneOf: one_of,
    c.ForEach: for_each,
    c.ForEachCard: for_each_card,
    c.OneAtATime: one_at_a_time,
    c.Repeat: repeat,
    c.ByOpponent: by_opponent,
    c.ChooseHouse: lambda w, talk: do(
        talk, YOU, put(talk, "choose.house" if w.of == NONE else "choose.their.house")
    ),
    c.ChooseNumber: saying("choose.number"),
    e.Damage: damage,
    e.DamageByEach: damage_by_each,
    e.Heal: heal,
    e.Return: return_to,
    e.Search: search,
    e.ShuffleIn: on_cards("shuffle.in"),
    e.Archive: archive,
    e.Discard: discard,
    e.Unstun: on_cards("unstun"),
    e.Exhaust: lambda w, talk: put(talk, "no.fight", do=simple(w, talk)) if w.no_effect else simple(w, talk),
    e.Capture: capture,
    e.Exalt: on_cards("exalt"),
    e.TakeAmber: take_amber,
    e.PutAmber: on_cards("put.amber"),
    e.Counters: counters,
    e.TakeControl: take_control,
    e.Swap: on_cards("swap"),
    e.PutInPlay: put_in_play,
    e.Use: use,
    e.Resolve: lambda w, talk: put(
        talk, "resolve", target=talk.say(w.target), moment=grammar(talk).words[f"moment.{w.moment}"]
    ),
    StrikesInstead: saying("strike.instead"),
    e.Hide: on_cards("hide"),
    pl.Gain: lambda w, talk: per(talk, w.who, "gain", w.amount),
    pl.GainIcon: lambda w, talk: per(talk, YOU, "gain", 1),
    pl.GainForEach: gain_for_each,
    pl.Lose: lose,
    pl.LoseHalf: lambda w, talk: do(talk, w.who, put(talk, "lose.half")),
    pl.LoseAllBut: saying("lose.all.but"),
    pl.Steal: lambda w, talk: per(talk, w.who, "steal", w.amount),
    pl.Pay: pay,
    pl.TakeSupply: saying("take.supply"),
    pl.Chains: lambda w, talk: per(talk, w.who, "gain", w.amount, "chains"),
    pl.Draw: lambda w, talk: per(talk, w.who, "draw", w.amount, "cards"),
    pl.LookAtHand: saying("look", reveal="look.reveal"),
    pl.ShuffleZones: lambda w, talk: do(
        talk,
        w.who,
        put(talk, "shuffle.zones", whose=subject(talk, w.who, "whose"), zones=zones_of(talk, w.zones)),
    ),
    pl.SwapPiles: saying("swap.piles"),
    pl.DigFor: lambda w, talk: put(talk, "dig", whose=subject(talk, YOU, "whose"), noun=sought(w, talk)),
    pl.Forge: forge,
    pl.Unforge: saying("unforge", choose="unforge.one"),
    pl.ItsOwnerDiscardsAtRandom: lambda w, talk: do(
        talk,
        b.THEIR_OWNER if w.who == NONE else w.who,
        put(talk, "discards.random", zone=zone_name(talk, t.HAND), cards=one(Cards(b.ALL_TYPES), talk)),
    ),
}
