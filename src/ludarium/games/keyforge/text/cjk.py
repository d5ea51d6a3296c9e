"""What Chinese and Korean share: whatever describes a noun stands before it, there are no articles and no plurals, and
"for each" begins the sentence. A language is a ``Grammar`` then: its sentences by name, with slots, and how it ends
and joins them. Here: cards, players, numbers and conditions; ``cjk_effects``: instructions; ``cjk_lines``: lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple, final

from ludarium.games.keyforge.engine.terms import KEY_COLOURS, NONE, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSES_CALLED
from ludarium.games.keyforge.text import base
from ludarium.games.keyforge.text.base import Context, Phrase, many
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import conditions as co
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import harm as hm
from ludarium.games.keyforge.words import known as kn
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import Amount, Target
from ludarium.games.keyforge.words.cards import ANY, ARTIFACTS, OPPONENT, YES, YOU, Cards
from ludarium.games.keyforge.words.control import AreNamed
from ludarium.games.keyforge.words.fights import Attacking, Fighting
from ludarium.games.keyforge.words.marks import Marks
from ludarium.games.keyforge.words.powers import ArmorOf, DestroyedPower
from ludarium.games.keyforge.words.special import OfCrowdedHouses, RevealUntil
from ludarium.games.keyforge.words.special_staralliance import AmidStrangers
from ludarium.games.keyforge.words.tide import Tide


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


def grammar(ctx: Context) -> Grammar:
    return GRAMMARS[ctx.language.code]


@final
class Slot(NamedTuple):
    """A text in a slot of a sentence."""

    said: str
    form: Callable[[str, str], str]

    def __format__(self, spec: str) -> str:
        return self.form(self.said, spec) if spec and self.said else self.said


FINER: Final = {
    "and.use.this": "and.use", "did.forge": "did", "foe.fought": "foe", "non.and": "non", "on.them": "on.it",
    "one.looked.at.more": "one.looked.at", "or.apart": "or", "revealed.among": "revealed", "traits.or": "or",
}  # fmt: skip
"""Sentences that a language may leave out, and what is said there then."""
OWN_WAYS: Final = (
    "apiece",
    "discards.own",
    "gets.this.amber",
    "gets.this.beside",
    "holds",
    "of.lacking",
    "where.first",
)
"""Sentences that a language may leave out where it builds another one from its parts: see ``has``."""


def has(ctx: Context, name: str) -> bool:
    """Whether the language has a sentence of its own for this."""
    return name in grammar(ctx).words


def put(ctx: Context, name: str, by: int = YOU, /, **slots: object) -> str:
    """A sentence or word of the language, its slots filled; ``by`` is the player in it."""
    g = grammar(ctx)
    said = g.words[name if name in g.words or name not in FINER else FINER[name]]
    for slot in re.findall(r"{(\w+)", said):
        if slot in ("this", "that"):
            slots.setdefault(slot, this(ctx) if slot == "this" else that(ctx))
        elif slot in ("who", "whose", "own", "actor", "has"):
            slots.setdefault(slot, subject(ctx, by, slot))
        elif slot == "rival":
            slots.setdefault(slot, subject(ctx, YOU if by == OPPONENT else OPPONENT))
    return said.format(**{slot: Slot(f"{value}", g.form) for slot, value in slots.items()})


def pick(ctx: Context, name: str, index: int) -> str:
    """One of several words, which ``|`` parts."""
    return grammar(ctx).words[name].split("|")[index]


def listed(ctx: Context, parts: list[str], name: str = "and") -> str:
    """Parts in a row; ``name`` joins two."""
    more = f"{name}.more" if f"{name}.more" in grammar(ctx).words else name
    said = parts[0]
    for i, part in enumerate(parts[1:], 2):
        said = put(ctx, name if i == len(parts) else more, a=said, b=part)
    return said


# -- persons


def subject(ctx: Context, who: int, name: str = "who") -> str:
    if ctx.person(who) == cs.THAT_PLAYER and ctx.that is None:  # the event has no card
        if ctx.me == cs.THAT_PLAYER and name in ("whose", "own"):
            return pick(ctx, "whose", cs.EACH_PLAYER)
        return pick(ctx, "that.player", ("who", "whose", "own", "actor", "has").index(name))
    who = cs.THEIR_CONTROLLER if who == cs.CONTROLLER_OF_THAT else who
    if ctx.person(who) == cs.OPPONENT_OF_THAT and ctx.that is None:
        return pick(ctx, "that.players.foe", ("who", "whose", "own", "actor", "has").index(name))
    if ctx.person(who) == cs.THEIR_CONTROLLER and ctx.topic.types() == ARTIFACTS:
        said = pick(ctx, name, cs.THEIR_CONTROLLER)
        return said.replace(pick(ctx, "their.kind", 0), pick(ctx, "their.kind", 1))
    if ctx.me == OPPONENT and who == YOU and name in ("whose", "own"):
        return pick(ctx, "whose", cs.EACH_PLAYER)
    hosts = ctx.that is not None and ctx.that.relation == cs.IS_HOST and name in ("who", "actor")
    if hosts and ctx.person(who) == cs.THAT_PLAYER:
        return pick(ctx, name, cs.HOSTS_CONTROLLER)
    return pick(ctx, name, ctx.person(who))


def do(ctx: Context, who: int, name: str, /, **slots: object) -> str:
    """An order where the reader does it; else who does it."""
    clause = put(ctx, name, who, **slots)
    if ctx.person(who) == YOU:
        return clause if ctx.me == YOU else put(ctx, "you.do", do=clause)
    if ctx.bare and who == YOU:
        return clause
    if ctx.person(who) == ctx.named:
        return put(ctx, "they.do", who, do=clause)
    return put(ctx, "one.does", who=subject(ctx, who), do=clause)


def this(ctx: Context) -> str:
    return put(ctx, "this.creature") if ctx.quoted else named(ctx, ctx.fact.id)


def named(ctx: Context, card: str) -> str:
    fact = POOL.card(card)
    native = ctx.language.code in fact.names
    return put(ctx, "name" if native else "name.english", name=fact.called(ctx.language.code))


def house(ctx: Context, number: int) -> str:
    return HOUSES_CALLED[ctx.language.code][number]


def house_meant(ctx: Context, number: int) -> str:
    return house(ctx, number) if number >= 0 else put(ctx, "that.house")


def trait(ctx: Context, slug: str) -> str:
    return grammar(ctx).traits.get(slug, slug.capitalize())


# -- cards


def outside(cards: Cards) -> bool:
    return not cards.where & cs.IN_PLAY


def measure(cards: Cards) -> int:
    """Which measure word: 0 for creatures and artifacts in play, 1 for cards."""
    return int(
        (not base.by_trait(cards) and cards.types & ~(cs.CREATURES | ARTIFACTS) != 0)
        or outside(cards)
        or cards.half == YES
    )


def kind(ctx: Context, types: int, card: bool = False, word: str = "or") -> str:
    """The kinds of cards of a mask."""
    if types == cs.ALL_TYPES:
        return put(ctx, "card")
    said = listed(ctx, [pick(ctx, "types", bit) for bit in range(4) if types >> bit & 1], word)
    return put(ctx, "kind.card", kind=said) if card or types & cs.ACTIONS else said


TESTS: Final = (
    "amber",
    "upgraded",
    "icons",
    "boosted",
    "armor",
    "flank",
    "damaged",
    "ready",
    "stunned",
    "enraged",
    "odd",
)
ONE: Final = "a"
EACH: Final = "each"
LOST: Final = (Done.DESTROYED, Done.DESTROYED_IN_FIGHT)


def noun(cards: Cards, ctx: Context, number: str = "") -> str:
    """Cards as they are described, without number and place."""
    unrevealed = cards.unlike == cs.IS_KEPT and cards.where == cs.IN_HAND
    other = (cards.other or cards.unlike != ANY) and not unrevealed
    first = "non.first" in grammar(ctx).words
    others = [put(ctx, "other.a" if number == ONE else "other")] if other and not first else []
    said = others if cards.on == ANY else []
    if unrevealed:
        said.append(put(ctx, "unrevealed"))
    if cards.where == cs.IN_HAND and isinstance(ctx.last, pl.LookAtHand) and ctx.last.reveal:
        said.append(put(ctx, "revealed"))
    shown = len(said)
    if cards.where == cs.IN_PURGED:
        owner = YOU if cards.side == cs.FRIENDLY else OPPONENT
        said += [put(ctx, "owned", owner)] if cards.side != ANY else []
        said.append(put(ctx, "purged"))
    if cards.played:
        said.append(put(ctx, "played.you" if cards.side == cs.FRIENDLY else "played"))
    for of, yes in ((cards.house, "house"), (cards.not_house, "not.house")):
        if of < NONE:
            of = cs.CHOSEN_HOUSE if of == cs.ACTIVE_HOUSE and ctx.house_chosen else of
            if of == cs.THEIR_HOUSES and isinstance(ctx.last, mv.Discard):
                said.append(put(ctx, "house.of.discarded"))
                continue
            near = "near." if outside(cards) and of == cs.CHOSEN_HOUSE and yes == "house" else ""
            name = f"{near}{yes}.{-of}" + (".one" if of == cs.HIT_HOUSE and base.one_done(ctx) else "")
            said.append(put(ctx, name, done=done(ctx)))
    for side, of in (("right.of", cards.right_of), ("left.of", cards.left_of), ("attacks", cards.attacks)):
        if of != ANY:
            said.append(put(ctx, side, of=known(of, ctx)))
    non = [house(ctx, cards.not_house)] if cards.not_house >= 0 else []
    non += [trait(ctx, cards.not_trait)] if cards.not_trait else []
    not_so = [put(ctx, "non", what=what) for what in non]
    if (
        first and cards.token == cs.NO
    ):  # behind "friendly" it would seem to be a friendly token that they are not
        not_so.append(pick(ctx, "is.token", cs.NO - YES))
    said += not_so if first else []  # behind "damaged" it would seem to deny that too
    denied = len(said)
    for name, bound in (("most", cards.power_most), ("least", cards.power_least), ("power", cards.power)):
        if bound != NONE:
            said.append(put(ctx, "power.number" if bound < NONE else f"power.{name}", n=bound))
    if cards.power_marks != NONE:
        said.append(put(ctx, "power.marks", name=pick(ctx, "marks.names", cards.power_marks)))
    if cards.weaker != ANY:
        said.append(put(ctx, "power.lower.than" if cards.weaker == cs.IS_THIS else "power.lower"))
    if cards.stronger != ANY:
        said.append(put(ctx, "power.higher.than", of=known(cards.stronger, ctx)))
    if cards.like_power != ANY:
        said.append(put(ctx, "power.like.this" if cards.like_power == cs.IS_THIS else "power.like"))
    if cards.weakest:
        said.append(put(ctx, "is.weakest"))
    if cards.on != ANY:
        name = {cs.IS_HOST: "on.host", cs.IS_THIS: "on.this"}.get(cards.on, "on.it")
        name = "on.them" if name == "on.it" and ctx.topic.many else name
        said += [put(ctx, name), *others]
    if cards.on_or_beside != ANY:
        said.append(put(ctx, "on.or.beside", of=known(cards.on_or_beside, ctx)))
    for test in TESTS:
        value = getattr(cards, test)
        if value != ANY and not (test == "flank" and (value == YES or cards.alike_beside)):
            said.append(pick(ctx, f"is.{test}", value - YES))
    if cards.chosen_trait:
        said.append(put(ctx, "with.that.trait"))
    if cards.chosen_name:
        said.append(put(ctx, "with.that.name"))
    if cards.counter != NONE:
        said.append(put(ctx, "with.mark", name=pick(ctx, "marks.names", cards.counter)))
    if cards.center != ANY:
        said.append(put(ctx, "in.center"))
    if cards.between:
        said.append(put(ctx, "between", other=named(ctx, POOL.card(cards.between).id)))
    if cards.keyword != NONE:
        said.append(put(ctx, "with.keyword", keyword=pick(ctx, "keywords", cards.keyword)))
    if cards.not_keyword != NONE:
        said.append(put(ctx, "without.keyword", keyword=pick(ctx, "keywords", cards.not_keyword)))
    if cards.of_that_player:
        said.append(put(ctx, "of.that.player"))
    if cards.alike_beside == NONE:
        said.append(put(ctx, "unlike.beside"))
    elif cards.alike_beside:
        inner = "inner.alike.beside" if cards.flank == cs.NO else "alike.beside"
        said.append(put(ctx, inner, n=cards.alike_beside))
    if cards.kin != ANY:
        said.append(pick(ctx, "is.kin", cards.kin - YES))
    if cards.like_trait:
        said.append(put(ctx, "like.trait"))
    if cards.named != ANY:
        said.append(put(ctx, "like.name", of=known(cards.named, ctx)))
    if cards.unlike_name or cards.not_named != ANY:
        said.append(put(ctx, "unlike.name" if number == ONE else "unlike.names"))
    if shown and said[shown - 1] == put(ctx, "revealed") and len(said) > shown:
        said[shown - 1] = put(ctx, "revealed.among")
    if first and non and len(said) > denied:  # else it is their damage that is not
        said[denied - len(not_so) + len(non) - 1] = put(ctx, "non.and", what=non[-1])
    if first and other:
        said.append(put(ctx, "other"))
    sided = cards.side != ANY and not cards.anybodys and not outside(cards) and not cards.played
    theirs = ctx.me == cs.THAT_PLAYER
    side = pick(
        ctx,
        "sides.theirs" if theirs else "sides",
        int((cards.side == cs.FRIENDLY) != (theirs or ctx.me == YOU)),
    )
    sided = sided and cards.beside != cs.IS_THIS
    if sided and theirs:
        said.append(side)
    if number == EACH:
        said.append(put(ctx, "each"))
    if cards.beside == cs.IS_THIS:
        said.append(put(ctx, "beside"))
    elif sided and not theirs:
        said.append(side)
    if cards.flank == YES and cards.types == cs.CREATURES:
        said.append(pick(ctx, "is.flank", 0))
    said += [] if first else not_so
    if cards.house >= 0:
        said.append(house(ctx, cards.house))
    if cards.trait:
        either_trait = [trait(ctx, name) for name in (cards.trait, cards.or_trait) if name]
        said.append(listed(ctx, either_trait, "traits.or"))
    if cards.token == YES or (cards.token != ANY and not first):
        said.append(pick(ctx, "is.token", cards.token - YES))
    if cards.name:
        said.append(named(ctx, cards.name))
    elif cards.half == YES:
        said.append(put(ctx, "half"))
    elif cards.flank == YES and cards.types == cs.CREATURES | ARTIFACTS:
        said.append(put(ctx, "artifact.or.flank"))
    elif cards.beside in (cs.IS_IT, cs.IS_KEPT, cs.IS_HOST):
        said.append(put(ctx, "neighbour"))
    elif not base.by_trait(cards):
        said.append(kind(ctx, cards.types, outside(cards), "both" if number == EACH else "or"))
    return put(ctx, "gap").join([word for word in said if word])


def place(cards: Cards, ctx: Context, number: str = "") -> str:
    """Where they are, when that is not in play; or whose neighbours they are."""
    if cards.beside in (cs.IS_IT, cs.IS_KEPT):
        return put(ctx, "of")
    if cards.beside == cs.IS_HOST:
        return put(ctx, "of", that=known(cards.beside, ctx))
    if not cards.where & ~cs.IN_PLAY or cards.where == cs.IN_PURGED:
        return ""
    if cards.where == cs.IN_HAND and isinstance(ctx.last, pl.LookAtHand):
        return "" if ctx.last.reveal else put(ctx, "of.them")
    if cards.side == ANY and number == EACH and not cards.like_side:
        owner = subject(ctx, cs.EACH_PLAYER, "own")
    elif cards.side == ANY:
        haunted = {cs.YES: "haunted.pile", cs.NO: "unhaunted.pile"}.get(cards.haunted, "any.pile")
        owner = put(ctx, "same.pile" if cards.like_side else haunted)
    else:
        owner = subject(ctx, YOU if cards.side == cs.FRIENDLY else OPPONENT, "own")
    name = "in" if number in ("upto", "any", "houses", "random", "randoms", "of.types") else "in.of"
    held = cards.where == cs.IN_HAND | cs.IN_ARCHIVES and number != EACH
    zones = put(ctx, name, own=owner, zones=zones_of(ctx, cards.where, "or" if held else "both"))
    return zones if outside(cards) else put(ctx, "play.and" if number == EACH else "play.or", zones=zones)


def ahead(cards: Cards, ctx: Context) -> tuple[str, Cards]:
    """Where cards are, or whose, as a language says it before how many they are; and the description without it."""
    if not has(ctx, "where.first"):
        return "", cards
    if cards.on != ANY:
        name = {cs.IS_HOST: "on.host", cs.IS_THIS: "on.this"}.get(cards.on, "on.it")
        return put(ctx, name), replace(cards, on=ANY)
    if cards.between:
        return put(ctx, "between", other=named(ctx, POOL.card(cards.between).id)), replace(cards, between="")
    if cards.right_of != ANY:
        return put(ctx, "right.of", of=known(cards.right_of, ctx)), replace(cards, right_of=ANY)
    if cards.left_of != ANY:
        return put(ctx, "left.of", of=known(cards.left_of, ctx)), replace(cards, left_of=ANY)
    if cards.of_that_player:
        return put(ctx, "of.that.player"), replace(cards, of_that_player=False)
    if cards.house in (cs.CHOSEN_HOUSE, cs.ACTIVE_HOUSE) and not outside(cards):
        of = cs.CHOSEN_HOUSE if ctx.house_chosen else cards.house
        return put(ctx, f"house.{-of}"), replace(cards, house=NONE)
    if cards.played and cards.side == cs.FRIENDLY:
        return put(ctx, "played.you"), replace(cards, played=False, side=ANY)
    if ctx.me == cs.THAT_PLAYER and cards.side != ANY and not outside(cards) and not cards.played:
        if not cards.anybodys and cards.beside != cs.IS_THIS:
            side = pick(ctx, "sides.theirs", int(cards.side != cs.FRIENDLY))
            return side, replace(cards, side=ANY)
    return "", cards


def zones_of(ctx: Context, where: int, how: str = "both") -> str:
    order = (Zones.HAND, Zones.DECK, Zones.DISCARD, Zones.ARCHIVES)
    return listed(ctx, [pick(ctx, "zones", i) for i, zone in enumerate(order) if where >> zone & 1], how)


def some(cards: Cards, ctx: Context, number: str, n: object = "", placed: bool = True) -> str:
    """So many of these cards: ``a``, ``each``, ``some``, ``upto``, ``any``; and where, unless that is said already."""
    unit = measure(cards)
    unrevealed = cards.unlike == cs.IS_KEPT and cards.where == cs.IN_HAND
    other = (cards.other or cards.unlike != ANY) and not unrevealed
    another = put(ctx, "another") if number == ONE and other else ""
    first, rest = ahead(cards, ctx)
    where, what = place(cards, ctx, number) if placed else "", noun(rest, ctx, number)
    where = first + where
    counted = {"unit": pick(ctx, "units", unit), "one": pick(ctx, "ones", unit)}
    return put(ctx, f"number.{number}", place=where, noun=what, n=n, another=another, **counted)


def one(cards: Cards, ctx: Context) -> str:
    if base.looked_at(cards):
        fewer = not isinstance(ctx.last, (mv.LookAt, mv.Reveal))  # one of them has been taken
        one_more = "one.looked.at.more" if fewer else "one.looked.at"
        return put(ctx, one_more if cards.unlike == ANY else "other.looked.at")
    if cards.relation == cs.IS_HIT and cards.where == cs.IN_DISCARD:
        return put(ctx, "number.hit", done=done(ctx), noun=kind(ctx, cards.types, True))
    if cards.on_flank and cards.side != ANY:
        return at_flank(cards, ctx)
    return some(cards, ctx, ONE)


def each(cards: Cards, ctx: Context) -> str:
    """All of them; one that is known, by its name."""
    if base.looked_at(cards):
        return put(ctx, "revealed.each" if ctx.until else "others.looked.at")
    if base.looked_at(replace(cards, house=NONE)):
        those = put(ctx, "of.them") if has(ctx, "where.first") else ""
        return those + some(Cards(cs.ALL_TYPES, house=cards.house), ctx, EACH)
    if cards.relation == cs.IS_HOST and cards.types == cs.ALL_TYPES:
        return put(ctx, "this.card")
    if cards.relation == cs.IS_HIT and cards.where == cs.IN_DISCARD and cards.house == NONE:
        return put(ctx, "hit.each", done=done(ctx), noun=kind(ctx, cards.types, True))
    if cards.relation == cs.IS_HIT:
        return put(ctx, "those", kind=kind(ctx, cards.types))
    if cards.on_flank and cards.side != ANY:
        return at_flank(cards, ctx)
    return known(cards.relation, ctx) if cards.relation != ANY else some(cards, ctx, EACH)


def at_flank(cards: Cards, ctx: Context) -> str:
    """The creature at one end of a line."""
    who = YOU if cards.side == cs.FRIENDLY else OPPONENT
    what = noun(replace(cards, side=ANY, on_flank=0), ctx)
    return put(ctx, "on.flank.of", who, side=pick(ctx, "flank.sides", cards.on_flank - 1), noun=what)


def either(w: tg.Either, ctx: Context) -> str:
    """A card of one of two descriptions, where they lie said once."""
    nouns = [noun(cards, ctx, ONE) for cards in (w.cards, w.others)]
    how = "or.apart" if w.others.or_trait else "or"  # one of them is this or that itself
    unit = measure(w.cards)
    both = {"unit": pick(ctx, "units", unit), "one": pick(ctx, "ones", unit), "another": "", "n": 1}
    return put(ctx, "number.a", place=place(w.others, ctx, ONE), noun=listed(ctx, nouns, how), **both)


def each_of(w: tg.Each, ctx: Context) -> str:
    if w.cards.beside == w.cards.right_of == cs.IS_THIS:
        return put(ctx, "right.neighbour")
    if is_kin(w.cards):
        return put(ctx, "kin.neighbours")
    return put(ctx, "all.in.play") if base.same(w.cards, Cards(cs.ALL_TYPES)) else each(w.cards, ctx)


def is_kin(cards: Cards) -> bool:
    """The neighbours of a card that was spoken of, of its house."""
    return cards.beside in (cs.IS_IT, cs.IS_KEPT) and cards.house == cs.ITS_HOUSE


def that(ctx: Context) -> str:
    """Cards that were spoken of."""
    cards = ctx.topic.cards
    hit = cards is not None and cards.relation == cs.IS_HIT and ctx.topic.many
    if cards is not None and cards.relation not in (ANY, cs.IS_IT, cs.IS_KEPT) and not hit:
        return known(cards.relation, ctx)
    types = cs.ALL_TYPES if cards is not None and outside(cards) else ctx.topic.types()
    plain = types if types in (cs.CREATURES, ARTIFACTS, cs.UPGRADES) else cs.ALL_TYPES
    chosen = isinstance(ctx.last, e.Choose) and ctx.me == YOU and not ctx.short
    name = "those" if ctx.topic.many else "that.chosen" if chosen else "that"
    return put(ctx, name, kind=kind(ctx, plain))


def known(relation: int, ctx: Context) -> str:
    if relation == cs.IS_THIS or relation == cs.IS_GIVER:
        return named(ctx, ctx.fact.id) if relation == cs.IS_GIVER else this(ctx)
    if relation == cs.IS_HOST and ctx.host == ARTIFACTS:
        return put(ctx, "this.artifact")
    if relation == cs.IS_HOST:
        return put(ctx, "this.creature")
    if relation == cs.IS_OTHER:
        return put(ctx, "foe.fought" if ctx.fought else "foe")
    if relation == cs.IS_THAT:
        types = cs.CREATURES if ctx.that is None else ctx.that.types
        plain = types if types in (cs.CREATURES, ARTIFACTS) else cs.ALL_TYPES
        return put(ctx, "that", kind=kind(ctx, plain))
    if relation == cs.IS_KEPT and ctx.topic.cards is not None and outside(ctx.topic.cards):
        held = ctx.topic.cards.where == cs.IN_HAND and ctx.topic.types() == cs.ALL_TYPES
        return put(ctx, "that", kind=kind(ctx, cs.ALL_TYPES if held else cs.CREATURES))
    if relation == cs.IS_HIT and isinstance(ctx.last, hm.Damage):
        return put(ctx, "those.hurt")
    return put(ctx, "those", kind=put(ctx, "card")) if relation == cs.IS_HIT else that(ctx)


def survivors(w: kn.Survivors, ctx: Context) -> str:
    if w.relation == cs.IS_KEPT and isinstance(ctx.last, c.OneAtATime):
        return put(ctx, "entered.so")
    return known(w.relation, ctx)


def fallen(w: kn.Fallen, ctx: Context) -> str:
    if w.relation == cs.IS_KEPT:
        return put(ctx, "that", kind=put(ctx, "card"))  # it lies there, whatever was spoken of since
    side = {YOU: cs.FRIENDLY, OPPONENT: cs.ENEMY}.get(w.who, ANY)
    there = place(Cards(cs.ALL_TYPES, side, cs.IN_DISCARD), ctx) if side != ANY else ""
    return there + known(w.relation, ctx)


def extreme(w: tg.Extreme, ctx: Context) -> str:
    name = "most.powerful" if w.most_powerful else "least.powerful"
    if w.cards.relation == cs.IS_KEPT:
        return put(ctx, f"of.them.{name}", kind=kind(ctx, w.cards.types))
    if w.each:
        unit = pick(ctx, "units", measure(w.cards))
        return put(ctx, f"each.{name}", unit=unit, noun=noun(w.cards, ctx))
    unit = pick(ctx, "units", measure(w.cards))
    count = put(ctx, "several" if w.number > 1 else "several.one", n=w.number, unit=unit)
    return put(ctx, name, several=count, noun=noun(w.cards, ctx))


def neighbours(w: kn.Neighbours, ctx: Context) -> str:
    relation = w.of.relation if isinstance(w.of, kn.Known) else cs.IS_IT
    if w.but is not None:
        return put(ctx, "other.neighbour")
    spoken = relation == cs.IS_IT or ctx.topic.relation() == relation
    if base.fought(w.of, ctx):
        return put(ctx, "neighbours", of=put(ctx, "attacked"))
    return put(ctx, "its.neighbours") if spoken else put(ctx, "neighbours", of=known(relation, ctx))


def home(target: Target, ctx: Context) -> str:
    """Whose zone it is that cards go to: their owner's."""
    cards = ctx.topic.cards if target is kn.IT else getattr(target, "cards", None)
    if isinstance(cards, Cards) and cards.side == cs.FRIENDLY:
        return subject(ctx, YOU, "whose")
    foreign = (OPPONENT, cs.EACH_PLAYER, *([cs.THAT_PLAYER] if isinstance(target, tg.Topmost) else []))
    if isinstance(target, (tg.Top, tg.Topmost)) and target.who in foreign:
        return put(ctx, "pile.home")
    if isinstance(target, (kn.Fallen, tg.Top, tg.Topmost)) and target.who == YOU:
        return subject(ctx, YOU, "whose")
    if isinstance(target, tg.Each) and base.looked_at(target.cards):
        return put(ctx, "that.deck")
    return put(ctx, "each.owner" if several(target) else "its.owner")


def several(target: Target) -> bool:
    """Whether it is about several cards, and doesn't say "each" itself."""
    return many(target) and not isinstance(target, (tg.Each, tg.AllBut, kn.Neighbours))


# -- numbers


def much(ctx: Context, amount: int | Amount, of: str = "amber") -> tuple[str, str]:
    """What it is for each of, with its comma, and so much of something."""
    if isinstance(amount, int):
        return "", put(ctx, of, n=amount)
    if isinstance(amount, am.InPool) and of == "hits":
        return put(ctx, "for.each", each=counted(amount, ctx)), put(ctx, of, n=1)
    if isinstance(amount, (am.InPool, pl.KeywordOf)):
        return "", ctx.say(amount)
    if isinstance(amount, (am.PowerOf, ArmorOf)):
        name = "equal.to" if of == "hits" else "equal.to.many"
        return "", put(ctx, name, number=ctx.say(amount), of=put(ctx, f"{of}.bare"))
    if isinstance(amount, am.ThatMany):
        times = pick(ctx, "times", amount.times - 1)
        return "", put(ctx, "that.much", of=put(ctx, f"{of}.bare"), times=times)
    return put(ctx, "for.each", each=ctx.say(amount)), put(ctx, of, n=base.times(amount))


def power_of(w: am.PowerOf, ctx: Context) -> str:
    """The power of a card; of that which does something by it, its own."""
    own = isinstance(w.of, kn.Known) and ctx.topic.relation() == w.of.relation
    if w.of in (kn.HIT, kn.OTHER_KEPT) and isinstance(ctx.last, (hm.Destroy, mv.Archive, mv.Purge)):
        how = {mv.Archive: "archived", mv.Purge: "purged"}.get(type(ctx.last), "destroyed")
        return put(ctx, f"power.{how}")
    said = put(ctx, "power.own") if own else put(ctx, "power.of", it=ctx.say(w.of))
    return put(ctx, "power.half.up" if w.up else "power.half", number=said) if w.half else said


def per(ctx: Context, who: int, name: str, amount: int | Amount, of: str = "amber") -> str:
    before, number = much(ctx, amount, of)
    said = do(ctx, who, name, amount=number)
    if before and ctx.person(who) == YOU and getattr(amount, "who", YOU) == OPPONENT:
        said = put(ctx, "you.do", do=said)  # not the opponent, of whom it has just spoken
    return before + said


def done(ctx: Context) -> str:
    """What was done to cards "this way"."""
    return grammar(ctx).words.get(f"done.{type(base.deed(ctx.last)).__name__}") or put(ctx, "done.Choose")


def count(w: am.Count, ctx: Context) -> str:
    name = "count.there" if outside(w.cards) else "count"
    if w.cards.beside == cs.IS_THIS:
        return put(ctx, "count.beside", noun=noun(replace(w.cards, beside=ANY), ctx), one=a(ctx, w.cards))
    if w.cards.beside in (cs.IS_IT, cs.IS_KEPT) and w.cards.house == NONE:
        name = "count.near"
    elif w.cards.beside in (cs.IS_IT, cs.IS_KEPT) and w.cards.house == cs.ITS_HOUSE:
        return put(ctx, "count.kin")
    first, rest = ahead(w.cards, ctx)
    where = first + place(w.cards, ctx, "any")
    return put(ctx, "count.there" if first else name, place=where, noun=noun(rest, ctx), one=a(ctx, w.cards))


def a(ctx: Context, cards: Cards) -> str:
    return pick(ctx, "ones", measure(cards))


def count_it(w: am.CountIt, ctx: Context) -> str:
    if w.own and isinstance(ctx.last, mv.ShuffleIn):
        return put(ctx, "count.shuffled")
    cards = w.cards or ctx.topic.cards or Cards(cs.ALL_TYPES)
    where = cs.IN_DISCARD if outside(cards) else cards.where  # what is revealed says so already
    plain = Cards(cards.types, where=where, house=NONE if w.cards is None else cards.house)
    name = "count.done" if w.cards is None else "count.such"
    how = put(ctx, "done.Destroy") if w.dead else done(ctx)
    return put(ctx, name, done=how, noun=noun(plain, ctx), one=a(ctx, plain))


def in_pool(w: am.InPool, ctx: Context) -> str:
    if w.who == cs.THAT_PLAYER and ctx.that is None and not w.but:
        return put(ctx, "rest.of.pool")
    own = {"own": put(ctx, "their.own")} if ctx.named == ctx.person(w.who) else {}
    return put(ctx, "pool.half" if w.half else "pool.but" if w.but else "pool.all", w.who, n=w.but, **own)


def counted(amount: Amount, ctx: Context) -> str:
    """What an amount counts: "for each" of these."""
    if isinstance(amount, am.InPool) and not amount.but and not amount.half:
        return put(ctx, "count.pool", amount.who)
    return ctx.say(amount)


def in_all(amount: Amount, ctx: Context) -> str:
    """The number itself, where an amount would say what it counts."""
    if isinstance(amount, am.ForgedKeys):
        return put(ctx, "unforged.in.all" if amount.unforged else "forged.in.all", amount.who)
    if isinstance(amount, am.ZoneSize):
        return put(ctx, "zone.in.all", amount.who, zone=zones_of(ctx, 1 << amount.zone))
    if isinstance(amount, am.DamageOn) and amount.among is None:
        return put(ctx, "damage.on")
    return ctx.say(amount)


def amber_on(w: am.AmberOn, ctx: Context) -> str:
    if w.among is not None:
        return put(ctx, "count.amber.on", cards=noun(w.among, ctx))
    return put(ctx, "count.amber" if w.this else "count.amber.those")


def among(cards: Cards, ctx: Context) -> str:
    """Cards in general, wherever they are."""
    if cards.near != ANY:
        return put(ctx, "and.neighbours", of=known(cards.near, ctx))
    if cards.relation == cs.IS_HIT:
        return put(ctx, "hit.ones", done=done(ctx), kind=kind(ctx, cards.types))
    there = put(ctx, "of.table") if cards.side == ANY and cards.where & cs.IN_PLAY else ""
    return there + place(cards, ctx, "any") + noun(cards, ctx)


def limits(w: am.Represented, ctx: Context) -> str:
    """Which house does not count, and how many at most."""
    said = [] if w.but == NONE else [put(ctx, "houses.but", house=house(ctx, w.but))]
    said += [] if w.most == NONE else [put(ctx, "houses.most", n=w.most)]
    return put(ctx, "houses.limits", limits=listed(ctx, said, "houses.and")) if said else ""


def of_deed(w: am.TimesDone, ctx: Context) -> dict[str, str]:
    """The slots for what was done: with which cards, by whom, and when."""
    lost = w.kind in (*LOST, Done.EXALTED) and w.who != am.ANY_PLAYER
    side = ANY if not lost else cs.ENEMY if w.who == OPPONENT else cs.FRIENDLY
    cards = Cards(w.types, side, house=w.house, other=w.other)
    actor = "" if w.who == am.ANY_PLAYER else subject(ctx, w.who, "actor")
    last = "their.last.turn" if w.who == OPPONENT else "your.last.turn"
    when = put(ctx, last if w.before else "this.turn")
    said = {"deed": pick(ctx, "deeds", w.kind), "when": when, "who": actor}
    if w.kind == Done.FORGED:
        return said | {"noun": put(ctx, "key"), "unit": put(ctx, "key.unit"), "one": put(ctx, "key.one")}
    unit = pick(ctx, "units", measure(cards))
    return said | {"noun": noun(cards, ctx), "unit": unit, "one": a(ctx, cards)}


# -- conditions


def at_least(w: co.AtLeast, ctx: Context, number: str = "") -> str:
    """A number of something is there; ``number`` says which, where there are several."""
    amount = w.amount
    way = "exactly" if w.exactly else "below" if w.below else "least"
    who = getattr(amount, "who", YOU)
    slots: dict[str, object] = {"n": number or w.number, "done": done(ctx)}
    if isinstance(amount, am.TimesDone):
        if amount.kind == Done.STOLE:
            return put(ctx, "stole.last.turn" if amount.before else "stole.this.turn", amount.who)
        if amount.this:
            name = "deed.first" if w.exactly else "deed.this"
            return put(ctx, name, deed=pick(ctx, "deeds", amount.kind))
        never = (w.below and w.number == 1) or (w.exactly and w.number == 0)
        way = "never" if never else "once" if w.number == 1 and way == "least" else way
        name = f"{'lost' if amount.kind in LOST else 'deeds'}.{way}"
        own = f"{name}.{amount.kind}"
        return put(ctx, own if own in grammar(ctx).words else name, n=w.number, **of_deed(amount, ctx))
    if isinstance(amount, am.Plus) and isinstance(amount.first, am.InPool):
        return put(ctx, "pools.least", **slots)
    if isinstance(amount, am.OfOneHouse):
        return put(ctx, "done.of.one.house", **slots)
    if isinstance(amount, am.Plus):
        return put(ctx, "purged.or.discarded", **slots)
    if isinstance(amount, am.Count):
        cards = replace(amount.cards, side=ANY)
        who = OPPONENT if amount.cards.side == cs.ENEMY else YOU
        slots |= {"noun": noun(cards, ctx), "unit": pick(ctx, "units", measure(cards))}
        if amount.cards.side == ANY or outside(cards):
            where = place(amount.cards, ctx, "any") or put(ctx, "on.table")
            return put(ctx, f"cards.there.{way}", place=where, **slots)
        return put(ctx, f"cards.{way}", who, **slots)
    if isinstance(amount, am.AmberOn):
        name = "amber.on.below" if w.below else "amber.on" if w.number == 1 else "amber.on.least"
        return put(ctx, name, **slots)
    if isinstance(amount, am.Represented):
        cards = amount.cards
        if cards.side == ANY or outside(cards):
            return put(ctx, f"houses.{way}", cards=among(cards, ctx), **slots)
        who = OPPONENT if cards.side == cs.ENEMY else YOU
        return put(ctx, f"houses.held.{way}", who, noun=noun(replace(cards, side=ANY), ctx), **slots)
    if isinstance(amount, am.InPool):
        name = "pool.none" if w.exactly and w.number == 0 else f"pool.{way}"
        if w.below and isinstance(w.number, int):
            slots["n"] = w.number - 1
        return put(ctx, name, who, **slots)
    if isinstance(amount, am.ThatMany):
        fully = isinstance(ctx.last, hm.Heal) and ctx.last.amount == hm.FULLY
        return put(ctx, "healed.least" if fully else "healed", **slots)
    if isinstance(amount, Marks):
        name = pick(ctx, "marks.names", amount.name)
        none = w.below and w.number == 1
        way = "none" if none else "some" if way == "least" and w.number == 1 else way
        return put(ctx, f"marked.{way}", on=ctx.say(amount.on), name=name, **slots)
    if isinstance(amount, am.CountIt):
        if amount.cards is not None and w.number == 1 and not w.below:
            return put(ctx, "done.any", noun=noun(amount.cards, ctx), **slots)
        if amount.dead:
            slots["done"] = put(ctx, "done.Destroy")
        spoken = ctx.topic.cards
        creatures = spoken is not None and spoken.types == cs.CREATURES and not outside(spoken)
        types = cs.CREATURES if creatures else cs.ALL_TYPES
        unit = pick(ctx, "units", measure(Cards(types)))
        return put(ctx, f"done.{way}", **slots | {"kind": kind(ctx, types), "unit": unit})
    if isinstance(amount, am.CardsBeneath) and w.below and w.number == 1:
        return put(ctx, "beneath.none")
    if isinstance(amount, am.CardsBeneath):
        return put(ctx, "beneath.least", **slots)
    if isinstance(amount, am.PowerAmong):
        if amount.cards.side == ANY:
            return put(ctx, "power.total.all", noun=noun(amount.cards, ctx), **slots)
        who = OPPONENT if amount.cards.side == cs.ENEMY else YOU
        return put(ctx, "power.total.least", who, noun=noun(replace(amount.cards, side=ANY), ctx), **slots)
    if isinstance(amount, am.ZoneSize):
        if w.below and isinstance(w.number, int):
            slots["n"] = w.number - 1
        return put(ctx, f"zone.{way}", who, zone=zones_of(ctx, 1 << amount.zone), **slots)
    name = "keys.unforged" if getattr(amount, "unforged", False) else "keys.forged"
    return put(ctx, name, who, **slots)


def lacking(one_side: Target, other: Target, ctx: Context) -> str:
    """What is so of either side, if it lacks something, said once of each player, where the language can."""
    mirrored = isinstance(one_side, tg.Provided) and base.same(one_side, other, mirrored=True)
    if not isinstance(one_side, tg.Provided) or not mirrored or not has(ctx, "of.lacking"):
        return ""
    when, target = one_side.when, one_side.target
    if not (isinstance(when, co.There) and when.none and isinstance(target, tg.Extreme)):
        return ""
    held_not, cards = replace(when.cards, side=ANY), replace(target.cards, side=ANY)
    said = extreme(replace(target, cards=cards), ctx)
    return put(ctx, "of.lacking", lacks=noun(held_not, ctx), kind=noun(cards, ctx), cards=said)


def both(w: tg.Both, ctx: Context) -> str:
    first, last = w.parts[0], w.parts[-1]
    lacks = lacking(first, last, ctx) if len(w.parts) == 2 else ""
    if lacks:
        return lacks
    if first is kn.THIS and isinstance(last, (kn.Known, kn.Survivors)) and last.relation == cs.IS_OTHER:
        return put(ctx, "this.and.foe")
    beside = isinstance(last, kn.Neighbours) or (isinstance(last, tg.Each) and is_kin(last.cards))
    return listed(ctx, [ctx.say(x) for x in w.parts], "with" if beside else "both")


def shown_kind(ctx: Context) -> int:
    """What those that were spoken of are called: creatures, or cards where they are in no line."""
    cards = ctx.topic.cards
    return cs.ALL_TYPES if cards is not None and outside(cards) else cs.CREATURES


def state(cards: Cards, it: str, isnt: bool, ctx: Context) -> str:
    """That a card is as the one test of a description asks; nothing where it asks something else."""
    asked = base.lone_state(cards)
    so = (getattr(cards, asked) == YES) != isnt if asked else False
    return put(ctx, f"so.{asked}" if so else f"so.not.{asked}", it=it) if asked else ""


def held(w: co.There, ctx: Context) -> bool:
    """Whether it is about what you control by its name, where the language says so."""
    mine = w.cards.side == cs.FRIENDLY and not outside(w.cards) and not w.none and ctx.me == YOU
    return bool(w.cards.name) and mine and has(ctx, "holds")


def there(w: co.There, ctx: Context) -> str:
    if w.cards.counter != NONE and w.cards.relation != ANY:
        name = pick(ctx, "marks.names", w.cards.counter)
        return put(ctx, "has.no.mark" if w.none else "has.mark", it=known(w.cards.relation, ctx), name=name)
    if w.cards.counter != NONE and w.cards.types == cs.ALL_TYPES:
        name = pick(ctx, "marks.names", w.cards.counter)
        return put(ctx, "there.no.mark" if w.none else "there.mark", name=name)
    if w.cards.where == cs.IN_PURGED and w.cards.name:
        return put(ctx, "there.not.purged" if w.none else "there.purged", it=named(ctx, w.cards.name))
    so = state(w.cards, known(w.cards.relation, ctx), w.none, ctx) if w.cards.relation != ANY else ""
    if so:
        return so
    if w.cards.relation != ANY and w.cards.side == cs.FRIENDLY and w.cards.not_house == NONE:
        return put(ctx, "is.yours", it=known(w.cards.relation, ctx))
    if w.cards.relation != ANY:
        return put(ctx, "yours.of.no.house", it=known(w.cards.relation, ctx))
    if w.cards.name and w.cards.side != ANY and outside(w.cards) and not w.none:
        whose = YOU if w.cards.side == cs.FRIENDLY else OPPONENT
        named_card = named(ctx, w.cards.name)
        return put(ctx, "there.named", whose, zones=zones_of(ctx, w.cards.where, "or"), it=named_card)
    if held(w, ctx):
        return put(ctx, "holds", things=named(ctx, w.cards.name))
    if w.cards.beside == cs.IS_HOST and not w.none:
        return put(ctx, "there.beside.host")
    where = place(w.cards, ctx, "any") or put(ctx, "on.table")
    if w.cards.beside == cs.IS_THIS and not w.none:
        return put(ctx, "there.beside", noun=noun(replace(w.cards, beside=ANY), ctx, ONE))
    if w.cards.beside == cs.IS_THIS:
        return put(ctx, "there.none.beside", noun=noun(replace(w.cards, beside=ANY), ctx))
    name = "there.none" if w.none else "there"
    number = "" if w.none else ONE
    another = put(ctx, "another") if w.cards.other and not w.none else ""
    said = noun(w.cards, ctx, number)
    return put(ctx, name, place=where, noun=said, one=a(ctx, w.cards) if another else "", another=another)


def any_of(w: co.AnyOf, ctx: Context) -> str:
    """Of several houses to which a card may belong, the card is named once; of several numbers, what is counted."""
    numbers, last = base.exact_numbers(w), w.parts[-1]
    if numbers and isinstance(last, co.AtLeast):
        return at_least(last, ctx, listed(ctx, [f"{number}" for number in numbers], "numbers.or"))
    of_houses = base.houses_of(w)
    if of_houses:
        houses = listed(ctx, [house(ctx, of) for of in of_houses], "or")
        return put(ctx, "is.kind", it=that(ctx), noun=put(ctx, "kind.card", kind=houses))
    first, *rest = w.parts
    said, before = [ctx.say(first)], ctx.short
    ctx.short = True
    said += [ctx.say(part) for part in rest]
    ctx.short = before
    return listed(ctx, said, "or.if")


def is_kind(w: co.Is, ctx: Context) -> str:
    cards = w.cards
    so_now = state(cards, that(ctx), w.isnt, ctx)
    if so_now:
        return so_now
    if cards.house == cs.KEPT_HOUSE and cards.types == cs.ALL_TYPES:
        return put(ctx, "like.kept.not" if w.isnt else "like.kept", it=that(ctx), of=known(cs.IS_KEPT, ctx))
    if cards.house < NONE and cards.types == cs.ALL_TYPES:
        of = put(ctx, f"bare.house.{-cards.house}")
        return put(ctx, "is.not.of" if w.isnt else "is.of", it=that(ctx), house=of)
    if cards.not_house < NONE and cards.types == cs.ALL_TYPES:
        of = put(ctx, f"bare.house.{-cards.not_house}")
        return put(ctx, "is.of" if w.isnt else "is.not.of", it=that(ctx), house=of)
    if cards.not_house >= 0 and cards.types == cs.ALL_TYPES:
        so, what = w.isnt, noun(Cards(cs.ALL_TYPES, house=cards.not_house), ctx)
    elif cards.flank != ANY:
        return put(ctx, "on.flank" if (cards.flank == YES) != w.isnt else "not.on.flank", it=that(ctx))
    else:
        so, what = not w.isnt, noun(cards, ctx)
    return put(ctx, "is.kind" if so else "is.not.kind", it=that(ctx), noun=what)


def all_so(w: co.All, ctx: Context) -> str:
    """Cards that all have to be there are listed."""
    if not all([isinstance(part, co.There) and not part.none for part in w.parts]):
        return listed(ctx, [ctx.say(part) for part in w.parts], "and.if")
    if all([isinstance(part, co.There) and held(part, ctx) for part in w.parts]):
        names = [named(ctx, part.cards.name) for part in w.parts if isinstance(part, co.There)]
        return put(ctx, "holds", things=listed(ctx, names, "both"))
    cards = [part.cards for part in w.parts if isinstance(part, co.There)]
    things = [put(ctx, "there.one", noun=noun(these, ctx, ONE), one=a(ctx, these)) for these in cards]
    return put(ctx, "there.all", things=listed(ctx, things, "both"))


def did(w: co.Did, ctx: Context) -> str:
    if isinstance(ctx.last, RevealUntil):
        sort = noun(ctx.last.cards, ctx)
        return put(ctx, "revealed.not" if w.isnt else "revealed.so", noun=sort, one=a(ctx, ctx.last.cards))
    if isinstance(ctx.last, pl.DigFor):
        return put(ctx, "not.dug" if w.isnt else "dug", noun=sought(ctx.last, ctx))
    last = ctx.last.then if isinstance(ctx.last, c.May) else ctx.last
    if isinstance(last, pl.Forge) and isinstance(last.plus, Amount) and not w.isnt:
        return put(ctx, "did.forge")  # the cost is a sentence of its own
    return put(ctx, "did.not" if w.isnt else "did")


def sought(w: pl.DigFor, ctx: Context) -> str:
    return noun(replace(w.cards, side=ANY), ctx)


def most_powerful(w: co.MostPowerful, ctx: Context) -> str:
    if isinstance(w.of, tg.Each) and w.of.cards.side == cs.FRIENDLY:
        kinds = noun(w.among, ctx)
        return put(ctx, "you.control.most", noun=ctx.say(tg.Extreme(w.among)), kind=kinds)
    return put(ctx, "is.most.powerful", it=ctx.say(w.of), noun=noun(w.among, ctx))


def beneath(w: kn.Beneath, ctx: Context) -> str:
    if w.named:
        return put(ctx, "beneath.a" if w.one else "beneath.each")
    return saying("beneath", every="beneath.every", grafted="beneath.grafted", at_random="that.beneath")(
        w, ctx
    )


def saying(name: str, **more: str) -> Phrase:
    """A word that is one sentence; ``more``: another sentence where a field is set."""

    def phrase(w: object, ctx: Context) -> str:
        used = next((other for field, other in more.items() if getattr(w, field)), name)
        return put(ctx, used, getattr(w, "who", YOU))

    return phrase


def on_flank(w: co.OnFlank, ctx: Context) -> str:
    return put(ctx, ("host" if w.host else "this") + (".not" if w.isnt else "") + ".on.flank")


def tide(w: Tide, ctx: Context) -> str:
    whose = "" if ctx.person(YOU) == YOU else put(ctx, "tide.for", YOU)
    return put(ctx, f"tide.{'low' if w.low else 'high'}{'.not' if w.isnt else ''}", whom=whose)


PHRASES: Final[dict[type, Phrase]] = {
    **dict.fromkeys((kn.Known, kn.Found), lambda w, ctx: known(w.relation, ctx)),
    kn.Survivors: survivors,
    kn.Fallen: fallen,
    **dict.fromkeys((tg.A, tg.Spread), lambda w, ctx: one(w.cards, ctx)),
    tg.OfEachHouse: lambda w, ctx: one(replace(w.cards, house=cs.CHOSEN_HOUSE), ctx),
    tg.OfEachType: lambda w, ctx: some(w.cards, ctx, "of.types"),
    tg.Either: either,
    tg.Third: lambda w, ctx: put(ctx, "third", noun=noun(w.cards, ctx)),
    tg.UpTo: lambda w, ctx: some(w.cards, ctx, "upto", w.number),
    tg.Some: lambda w, ctx: some(w.cards, ctx, "some", w.number),
    tg.AnyNumber: lambda w, ctx: some(
        w.cards,
        ctx,
        "total" if w.total_power else "or.more" if w.at_least else "any",
        w.total_power or w.at_least,
    ),
    tg.Each: each_of,
    tg.Extreme: extreme,
    tg.AtRandom: lambda w, ctx: some(w.cards, ctx, "random" if w.number == 1 else "randoms", w.number),
    kn.Neighbours: neighbours,
    OfCrowdedHouses: lambda w, ctx: put(ctx, "of.crowded", n=w.crowd),
    tg.Both: both,
    tg.OfEachPower: lambda w, ctx: one(w.cards, ctx),
    tg.OfOtherHouses: lambda w, ctx: some(w.cards, ctx, "houses", w.number),
    kn.OtherNeighbour: lambda w, ctx: put(ctx, "far.neighbour"),
    AmidStrangers: lambda w, ctx: put(ctx, "amid.strangers", house=house(ctx, w.house)),
    am.Powers: lambda w, ctx: put(ctx, "count.powers", cards=among(w.cards, ctx)),
    tg.Top: lambda w, ctx: (
        put(ctx, "top.equal", w.who, zone=zones_of(ctx, 1 << w.zone), number=ctx.say(w.number))
        if isinstance(w.number, am.PowerOf)
        else put(
            ctx,
            ("bottom" if w.bottom else "top") + ("" if w.number == 1 else ".some"),
            w.who,
            zone=zones_of(ctx, 1 << w.zone),
            n=w.number,
        )
    ),
    tg.Topmost: lambda w, ctx: put(
        ctx,
        "topmost",
        w.who,
        zone=zones_of(ctx, cs.IN_DISCARD),
        noun=noun(replace(w.cards, where=cs.IN_DISCARD), ctx),
    ),
    tg.Provided: lambda w, ctx: put(ctx, "provided", so=ctx.say(w.when), cards=ctx.say(w.target)),
    tg.AllBut: lambda w, ctx: (
        put(ctx, "chosen.other")
        if w.cards.relation == cs.IS_KEPT
        else put(ctx, "all.but", spared=ctx.say(w.spared), cards=each(w.cards, ctx))
    ),
    kn.OtherKept: saying("chosen.other"),
    kn.Beneath: beneath,
    kn.PurgedBy: saying("purged.by", creatures="purged.by.creatures"),
    kn.OneEachSide: lambda w, ctx: put(ctx, "neighbours", of=this(ctx)),
    am.Count: count,
    am.CountIt: count_it,
    am.Icons: lambda w, ctx: put(
        ctx,
        "count.icons" if w.hit else "count.icons.those",
        done=done(ctx),
        icon="" if w.icon == NONE else pick(ctx, "icons", w.icon),
    ),
    am.PowerAmong: lambda w, ctx: put(ctx, "power.among", cards=noun(w.cards, ctx)),
    am.PowerOf: power_of,
    am.Excess: saying("count.excess", other="count.excess.other"),
    am.ForgedKeys: saying("count.forged", unforged="count.unforged"),
    am.InPool: in_pool,
    am.DamageOn: saying("count.damage"),
    am.AmberOn: amber_on,
    am.CardsBeneath: saying("count.beneath"),
    am.Represented: lambda w, ctx: put(ctx, "count.houses", cards=among(w.cards, ctx), but=limits(w, ctx)),
    am.TraitsOfIt: saying("count.traits"),
    am.ThatMany: saying("count.lost.amber"),
    am.ZoneSize: lambda w, ctx: put(
        ctx, "count.hand" if w.zone == Zones.HAND else "count.zone", w.who, zone=zones_of(ctx, 1 << w.zone)
    ),
    am.TimesDone: lambda w, ctx: put(
        ctx, "count.lost" if w.kind in LOST else "count.turn_log", **of_deed(w, ctx)
    ),
    am.Plus: lambda w, ctx: listed(ctx, [ctx.say(w.first), ctx.say(w.second)], "less" if w.minus else "plus"),
    pl.KeywordOf: lambda w, ctx: put(ctx, "by.keyword", keyword=pick(ctx, "keywords", w.keyword)),
    ArmorOf: lambda w, ctx: put(ctx, "armor.of", it=ctx.say(w.of)),
    co.Controls: lambda w, ctx: put(
        ctx, "controls.such", w.who, cards=one(w.cards, ctx), noun=noun(w.cards, ctx, ONE)
    ),
    tg.OfDifferentTypes: lambda w, ctx: put(
        ctx,
        "different.types",
        place=place(w.cards, ctx, "some"),
        noun=noun(w.cards, ctx),
        n=w.number,
        unit=pick(ctx, "units", measure(w.cards)),
    ),
    DestroyedPower: saying("did"),
    am.OfOneHouse: lambda w, ctx: put(ctx, "count.of.one.house", done=done(ctx)),
    co.AtLeast: at_least,
    co.Odd: lambda w, ctx: put(ctx, "pool.even" if w.even else "pool.odd", getattr(w.amount, "who", YOU)),
    co.There: there,
    co.Is: is_kind,
    co.MostPowerful: most_powerful,
    co.Did: did,
    co.Died: saying("died", isnt="lived", one="any.died"),
    AreNamed: saying("are.named"),
    co.SharedHouse: lambda w, ctx: put(
        ctx, "no.shared.house" if w.isnt else "shared.house", kind=kind(ctx, shown_kind(ctx))
    ),
    co.MoreCreatures: lambda w, ctx: put(
        ctx,
        "more.creatures.that" if w.who == cs.THAT_PLAYER else "more.creatures",
        w.who,
        kind=noun(Cards(cs.CREATURES, trait=w.trait), ctx),
    ),
    co.MoreAmber: saying("more.amber"),
    co.MoreKeys: lambda w, ctx: put(ctx, "more.keys.that" if w.who == cs.THAT_PLAYER else "more.keys", w.who),
    co.OnFlank: on_flank,
    Attacking: lambda w, ctx: put(ctx, "attacking", foes=noun(w.foe, ctx)),
    co.InCenter: saying("this.in.center", host="host.in.center"),
    Marks: lambda w, ctx: put(ctx, "count.marks", on=ctx.say(w.on), name=pick(ctx, "marks.names", w.name)),
    co.FirstReap: saying("first.reap"),
    co.ActiveHouse: lambda w, ctx: put(
        ctx, "not.active.house" if w.isnt else "active.house", house=house(ctx, w.house)
    ),
    co.YourTurn: saying("your.turn", isnt="not.your.turn"),
    pl.CanForge: saying("can.forge"),
    co.AnyOf: any_of,
    co.Haunted: saying("haunted", isnt="haunted.not"),
    Tide: tide,
    co.KeyForged: lambda w, ctx: put(
        ctx, "key.forged", w.who, colour=pick(ctx, "key.colours", KEY_COLOURS.index(w.colour))
    ),
    Fighting: saying("fighting"),
    co.All: all_so,
}
