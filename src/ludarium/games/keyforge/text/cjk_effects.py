"""What Chinese and Korean share: the instructions, and how several go into one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.codes import MoveKinds
from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.engine.terms import NONE, Flags, Moments, Zones
from ludarium.games.keyforge.text import base, moments
from ludarium.games.keyforge.text import cjk as n
from ludarium.games.keyforge.text.base import Context, Phrase, Topic, described, many, target_of
from ludarium.games.keyforge.text.cjk import do, grammar, kind, listed, much, per, pick, put, saying, subject
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import harm as hm
from ludarium.games.keyforge.words import known as kn
from ludarium.games.keyforge.words import lasting as ls
from ludarium.games.keyforge.words import marks
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import places as pc
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words import tokens as tk
from ludarium.games.keyforge.words.base import Amount, Effect
from ludarium.games.keyforge.words.bonus import ResolveIcons
from ludarium.games.keyforge.words.cards import ANY, OPPONENT, YOU, Cards
from ludarium.games.keyforge.words.icons import AsIcon
from ludarium.games.keyforge.words.powers import DoubleCounters, MoveCounters, RemoveCounters
from ludarium.games.keyforge.words.special import (
    AsChooser,
    CapturesFromAll,
    CapturesGained,
    CapturesStolen,
    Cleanse,
    DemandsItsHouse,
    DestroyHalves,
    MoveWard,
    PurgeAndResemble,
    RevealUntil,
    StrikesInstead,
    StrikesRight,
    SwapAll,
    SwapWithHand,
)
from ludarium.games.keyforge.words.special_sanctum import DividedBeside, FewestTakesControl, WhileLeftAlike
from ludarium.games.keyforge.words.special_staralliance import Instead, TokensCopyThis, UpgradeRises
from ludarium.games.keyforge.words.tide import RaiseTide, ResetTide

# -- several instructions


def sentences(effect: Effect, ctx: Context) -> str:
    """Each instruction as a sentence of its own."""
    return "\n".join([ctx.say(part) for part in base.steps(effect)])


def joined(effect: Effect, ctx: Context) -> str:
    """Instructions in one sentence, as far as they go into one."""
    first: list[str] = []
    rest: list[str] = []
    before = effect
    for part in base.steps(effect):
        own = bool(rest) or isinstance(part, OWN_SENTENCE) or base.of_that_player(before)
        own = own or base.counts_what_all_lost(part, before)
        own = own or (isinstance(before, e.Choose) and isinstance(getattr(part, "amount", 0), Amount))
        said = ctx.say(part)
        seen = isinstance(before, pl.LookAtHand)  # whoever has looked at a hand takes a card from it
        if first and not own and "\n" not in first[-1] and base.turns(before, part, ctx):
            first[-1] = put(ctx, "and.you", a=first[-1], b=said)
        elif first and not own and "\n" not in first[-1] and base.another_does(part, ctx) and not seen:
            first[-1] = put(ctx, "and.other", a=first[-1], b=said)
        else:
            (rest if first and (own or "\n" in first[-1]) else first).append(said)
        before = part
    return "\n".join([listed(ctx, first), *rest])


OWN_SENTENCE: Final = (
    c.If,
    c.May,
    c.OneOf,
    c.ForEach,
    c.Repeat,
    c.ByOpponent,
    c.ChooseHouse,
    ls.Lasting,
    pc.GainText,
)


def joint(w: base.Joint, ctx: Context) -> str:
    target = ctx.say(w.target)
    last = w.verbs[-1]
    fights = isinstance(last, e.Use) and last.how != NONE
    verbs = listed(ctx, [verb(part, ctx) for part in w.verbs[: -1 if fights else None]], "verbs")
    said = put(ctx, "act", verb=verbs, target=target)
    name = "and.use.this" if w.target is kn.THIS else "and.use"
    return put(ctx, name, do=said, way=verb(last, ctx)) if fights else said


def if_so(w: c.If, ctx: Context) -> str:
    spoken = [n.that(ctx), put(ctx, "that", kind=kind(ctx, cs.CREATURES))]
    so = ctx.say(w.when)
    before, short = ctx.named, ctx.short
    ctx.named = base.player_named(w.when)
    ctx.short = short or any([that in so for that in spoken])
    topic = ctx.topic
    said = joined(w.then, ctx)
    ctx.short = short
    if isinstance(w.then, ls.Lasting) and moments.leaves(w.then):
        said = said.replace(put(ctx, "after.leaves.this"), put(ctx, "after.leaves.this.then"), 1)
    said = put(ctx, "if", so=so, do=said)
    ctx.named = NONE
    if w.otherwise is not None:
        then = w.then.then if isinstance(w.then, c.ByOpponent) else None
        theirs = isinstance(then, base.PLAYERS_DO) and then.who == YOU
        mine = isinstance(w.otherwise, base.PLAYERS_DO) and w.otherwise.who == YOU and ctx.me == YOU
        you = ".you" if base.turns(w.then, w.otherwise, ctx) or (theirs and mine) else ""
        ctx.topic = topic
        said += "\n" + put(ctx, f"otherwise{you}", do=joined(w.otherwise, ctx))
    ctx.named = before
    return said


def one_of(w: c.OneOf, ctx: Context) -> str:
    marked = base.either_mark(w)
    if marked is not None:
        one, other = [pick(ctx, "marks.names", part.name) for part in marked]
        return do(ctx, YOU, "put.either", target=ctx.say(marked[0].target), one=one, other=other)
    if base.one_verb(w):
        targets = [ctx.say(part.target) for part in w.parts if isinstance(part, (mv.Discard, e.PlayIt))]
        target = listed(ctx, targets, "or")
        if isinstance(w.parts[0], e.PlayIt) and w.parts[0].as_yours:
            return do(ctx, YOU, "play.yours", target=target)
        return do(ctx, YOU, "act", verb=verb(w.parts[0], ctx), target=target)
    if base.either_icon(w):
        names = [pick(ctx, "icons", part.icon) for part in w.parts if isinstance(part, AsIcon)]
        return put(ctx, "as.icon", icon=listed(ctx, names, "or"))
    theirs = ctx.me == cs.THAT_PLAYER
    before, ctx.bare = ctx.bare, ctx.bare or theirs
    said = [f"• {grammar(ctx).finished(joined(part, ctx))}" for part in w.parts]
    ctx.bare = before
    chosen = put(ctx, "one.of", parts=put(ctx, "gap").join(said))
    return put(ctx, "one.does", who=subject(ctx, YOU), do=chosen) if theirs and not before else chosen


def for_each(w: c.ForEach, ctx: Context) -> str:
    if not isinstance(w.number, int):
        return put(ctx, "for.each", each=n.counted(w.number, ctx)) + joined(w.then, ctx)
    foe = base.differing(w.then)
    way = put(ctx, "one.by.one") if foe is None else put(ctx, "against", noun=n.noun(foe, ctx, n.ONE))
    return put(ctx, "times.over", do=joined(w.then, ctx), n=w.number, way=way)


def for_each_card(w: c.ForEachCard, ctx: Context) -> str:
    cards = ctx.say(w.of)
    if isinstance(w.of, tg.Each):
        noun = n.noun(w.of.cards, ctx)
        ctx.topic = Topic(w.of.cards, False)
        return put(ctx, "for.each.one", cards=cards, noun=noun, do=joined(w.then, ctx))
    ctx.topic = Topic(Cards(cs.ALL_TYPES), False)
    return put(ctx, "for.each.card", cards=cards, do=joined(w.then, ctx))


def one_at_a_time(w: c.OneAtATime, ctx: Context) -> str:
    if isinstance(w.target, tg.Some) and w.target.cards.relation == cs.IS_KEPT and isinstance(w.then, e.Use):
        return do(ctx, YOU, "fight.them")
    parts = tuple(base.steps(b.Sequence((e.Choose(w.target), w.then))))
    return put(ctx, "one.at.a.time", do=joined(b.Sequence(parts), ctx))


def repeat(w: c.Repeat, ctx: Context) -> str:
    last = base.weighed_again(w)
    if last is not None:
        said = sentences(b.Sequence((*base.steps(w.then)[:-1],)), ctx)
        so = ctx.say(last.when)
        does = listed(ctx, [joined(last.then, ctx), put(ctx, "repeat.too")])
        return f"{said}\n{put(ctx, 'if', so=so, do=does)}"
    said = sentences(w.then, ctx)
    return f"{said}\n{put(ctx, 'repeat.may' if w.may else 'repeat.once' if w.once else 'repeat', so=ctx.say(w.when))}"


def repeat_for(w: c.RepeatFor, ctx: Context) -> str:
    said = sentences(w.then, ctx)
    return f"{said}\n{put(ctx, 'repeat.for', offer=ctx.say(w.offer))}"


def by_opponent(w: c.ByOpponent, ctx: Context) -> str:
    if w.too:
        return f"{sentences(w.then, ctx)}\n{put(ctx, 'opponent.on.them' if w.on_them else 'opponent.too')}"
    ctx.me = OPPONENT - ctx.me
    said = sentences(w.then, ctx)
    ctx.me = OPPONENT - ctx.me
    return said


def by_that_player(w: c.ByThatPlayer, ctx: Context) -> str:
    before, ctx.me = ctx.me, cs.THAT_PLAYER
    said = sentences(w.then, ctx)
    ctx.me = before
    return said


def by_controller(w: c.ByController, ctx: Context) -> str:
    target = ctx.say(w.target)
    before, ctx.me, ctx.bare = (ctx.me, ctx.bare), cs.THAT_PLAYER, True
    said = joined(w.then, ctx)
    ctx.me, ctx.bare = before
    return put(ctx, "controller.does", target=target, do=said)


# -- what happens to cards


def verb(w: Effect, ctx: Context) -> str:
    name = type(w).__name__
    if isinstance(w, hm.Destroy) and w.sacrifice:
        name = "Sacrifice"
    elif isinstance(w, hm.Status):
        name = {Flags.STUNNED: "Stun", Flags.WARDED: "Ward", Flags.ENRAGED: "Enrage"}[w.status]
    elif isinstance(w, e.Use):
        name = {MoveKinds.FIGHT: "Fight", MoveKinds.REAP: "Reap"}.get(w.how, "Use")
    return put(ctx, f"verb.{name}")


def simple(w: Effect, ctx: Context) -> str:
    """What is no more than a verb and its cards."""
    target = target_of(w)
    assert target is not None
    if isinstance(target, tg.AllBut) and isinstance(target.spared, (tg.OfEachHouse, tg.OfEachPower)):
        name = "choose.of.houses" if isinstance(target.spared, tg.OfEachHouse) else "choose.of.powers"
        rest = put(ctx, "not.chosen", kind=kind(ctx, target.cards.types))
        chosen = put(ctx, name, kind=kind(ctx, target.spared.cards.types))
        return chosen + "\n" + put(ctx, "act", verb=verb(w, ctx), target=rest)
    return do(ctx, YOU, "act", verb=verb(w, ctx), target=ctx.say(target))


def on_cards(name: str) -> Phrase:
    """An instruction about cards that is one sentence; ``{home}`` is where they belong."""

    def phrase(w: Effect, ctx: Context) -> str:
        target = target_of(w)
        assert target is not None
        said = ctx.say(target)
        before, amount = much(ctx, getattr(w, "amount", 0))
        return before + do(ctx, YOU, name, target=said, home=n.home(target, ctx), amount=amount)

    return phrase


def damage(w: hm.Damage, ctx: Context) -> str:
    if isinstance(w.target, tg.Spread):
        often = w.target.number
        if w.target.divided:
            first, number = much(ctx, often, "hits")
            said = first + put(ctx, "deal", amount=number)
            return said + "\n" + put(ctx, "divided", cards=n.noun(w.target.cards, ctx))
        before = put(ctx, "for.each", each=n.counted(often, ctx)) if isinstance(often, Amount) else ""
        said = put(ctx, "damage", target=ctx.say(w.target), amount=put(ctx, "hits", n=w.amount), each="")
        if w.splash:
            said = put(ctx, "splash", do=said, n=w.splash)
        if isinstance(often, int):
            said = put(ctx, "times.over", do=said, n=often, way=put(ctx, "one.by.one"))
        return f"{before}{said}\n{put(ctx, 'each.time.another')}"
    if isinstance(w.amount, am.ThatMany) and isinstance(ctx.last, hm.Heal):
        return put(ctx, "damage.healed", target=ctx.say(w.target))
    if isinstance(w.amount, am.Excess):
        amount = put(ctx, "equal.to", number=put(ctx, "the.difference"), of=put(ctx, "hits.bare"))
        return put(ctx, "damage", target=ctx.say(w.target), amount=amount, each="")
    dealer = "" if w.by is None else ctx.say(w.by)
    before, number = much(ctx, w.amount, "hits")
    each_of = put(ctx, "severally") if n.several(w.target) else ""
    target = ctx.say(w.target)
    if dealer:
        said = put(ctx, "damage", target=target, amount=number, each=each_of)
        return before + put(ctx, "one.does", who=dealer, do=said)
    if before and isinstance(w.target, tg.A):  # else it would be another one for each
        chosen = put(ctx, "act", verb=put(ctx, "verb.Choose"), target=target)
        before, target = f"{chosen}\n{before}", n.that(ctx)
    said = before + put(ctx, "damage", target=target, amount=number, each=each_of)
    if isinstance(w.target, tg.OfEachHouse):
        said = put(ctx, "for.each.house", do=said)
    if w.damaged:
        name = "damaged.before.those" if n.several(w.target) else "damaged.before"
        said += "\n" + put(ctx, name, amount=put(ctx, "hits", n=w.damaged))
    if w.splash:
        said = put(ctx, "splash", do=said, n=w.splash)
    for more, others in w.also:
        whom = put(ctx, "the.first", kind=kind(ctx, cs.CREATURES)) if others is kn.KEPT else ctx.say(others)
        blow = put(ctx, "damage", target=whom, amount=put(ctx, "hits", n=more), each="")
        said += "\n" + put(ctx, "at.once", do=blow)
    return said + ("\n" + put(ctx, "pierce") if w.pierce else "")


def damage_by_each(w: hm.DamageByEach, ctx: Context) -> str:
    if isinstance(w.first, ls.Lasting):
        return put(ctx, "armor.lost", do=ctx.say(replace(w.first, on=w.target)), n=w.times)
    if w.by_damage:
        return put(ctx, "hit.by.damage", target=ctx.say(w.target))
    return put(ctx, "hit.by.amber" if w.by_amber else "hit.by.armor", target=ctx.say(w.target), n=w.times)


def heal(w: hm.Heal, ctx: Context) -> str:
    name = "heal.fully" if w.amount == hm.FULLY else "heal.upto" if w.up_to else "heal"
    target = ctx.say(w.target)
    before, number = much(ctx, w.amount, "hits")
    return before + do(ctx, YOU, name, target=target, amount=number, n=w.amount)


def from_own(w: mv.Discard | mv.Purge, ctx: Context) -> str:
    """A player discards (or purges at random) from their own hand or archives, unless somebody else has been looking
    there."""
    if isinstance(w, mv.Purge) and not (isinstance(w.target, tg.AtRandom) and w.target.number == 1):
        return simple(w, ctx)
    if isinstance(w.target, tg.Top) and isinstance(w.target.number, Amount):
        if not isinstance(w.target.number, am.PowerOf):
            return put(ctx, "for.each", each=ctx.say(w.target.number)) + simple(
                replace(w, target=replace(w.target, number=1)), ctx
            )
    cards = described(w.target)
    if isinstance(w.target, tg.AtRandom) and w.target.each:
        ctx.heard(w.target)
        zone = n.zones_of(ctx, w.target.cards.where)
        noun = n.noun(w.target.cards, ctx)
        if w.target.down_to != NONE:
            return put(ctx, "discards.random.down", zone=zone, noun=noun, n=w.target.down_to)
        return put(ctx, "discards.random.each", zone=zone, noun=noun, n=w.target.number)
    if cards is not None and cards.side == cs.FRIENDLY and ctx.me == cs.THAT_PLAYER:
        if isinstance(w, mv.Discard) and isinstance(w.target, tg.AtRandom):
            own = n.some(replace(cards, where=cs.IN_PLAY, side=ANY), ctx, n.ONE)
            return do(ctx, YOU, "discards.random", zone=n.zones_of(ctx, cards.where), cards=own)
    if isinstance(w.target, tg.Each) and w.target.cards.everything() and w.target.cards.where == cs.IN_HAND:
        who = {cs.FRIENDLY: YOU, cs.ENEMY: OPPONENT}.get(w.target.cards.side, cs.EACH_PLAYER)
        return do(ctx, who, "discard.hand")
    mine = cards is not None and cards.side == cs.FRIENDLY and isinstance(w.target, tg.AtRandom)
    if mine and cards is not None and isinstance(w, mv.Discard) and n.has(ctx, "discards.own"):
        ctx.heard(w.target)
        number = getattr(w.target, "number", 1)
        here = replace(cards, where=cs.IN_PLAY, side=ANY)
        random = n.some(here, ctx, n.ONE if number == 1 else "some", number)
        return put(ctx, "discards.own", YOU, zone=n.zones_of(ctx, cards.where), cards=random)
    if cards is None or cards.side != cs.ENEMY or isinstance(ctx.last, pl.LookAtHand):
        return simple(w, ctx)
    here = replace(cards, where=cs.IN_PLAY, side=ANY)
    ctx.heard(w.target)
    own = n.some(here, ctx, n.EACH if isinstance(w.target, tg.Each) else n.ONE)
    if isinstance(w.target, tg.AtRandom) and w.target.number > 1:
        own = n.some(here, ctx, "some", w.target.number)
    name = "discards.random" if isinstance(w.target, tg.AtRandom) else "discards"
    if isinstance(w, mv.Purge):
        name = "purges.random"
    return do(ctx, OPPONENT, name, zone=n.zones_of(ctx, cards.where), cards=own)


def use(w: e.Use, ctx: Context) -> str:
    if w.against is not None and w.against.relation == cs.IS_KEPT:
        return do(ctx, YOU, "fight.that", target=ctx.say(w.target), side=pick(ctx, "sides", 1))
    if w.how != NONE:
        name = "use.each" if ctx.topic.many else "use"
        return do(ctx, YOU, name, target=ctx.say(w.target), way=verb(w, ctx))
    return on_cards("use.yours")(w, ctx) if w.as_yours else simple(w, ctx)


def return_to(w: mv.Return, ctx: Context) -> str:
    if isinstance(w.target, tg.Each) and base.looked_at(w.target.cards) and w.zone == Zones.DECK:
        return do(ctx, YOU, "back.in.order" if isinstance(ctx.last, mv.LookAt) else "others.back")
    target = ctx.say(w.target)
    if isinstance(ctx.last, mv.Search) and w.target is kn.IT:
        return do(ctx, YOU, "to.top.in.order", target=target)
    if isinstance(w.target, tg.A) and base.looked_at(w.target.cards):
        if w.zone == Zones.HAND:
            return do(ctx, YOU, "take", target=target)
        return do(
            ctx,
            YOU,
            "to.top" if w.top else "to.bottom",
            target=target,
            home=subject(ctx, ctx.looked, "whose"),
        )
    cards = described(w.target)
    if w.zone == Zones.DECK and cards is not None and cards.side == cs.FRIENDLY and cards.where & cs.IN_PLAY:
        home = put(ctx, "its.owner")  # who may be the opponent
        return do(ctx, YOU, "to.top" if w.top else "to.bottom", target=target, home=home)
    name = "to.hand" if w.zone == Zones.HAND else "to.top" if w.top else "to.bottom"
    name = "to.top.random" if w.random else name
    seen = w.target is kn.KEPT and isinstance(ctx.last, mv.LookAt)
    home = (
        subject(ctx, YOU, "whose")
        if seen
        else put(ctx, "its.owner")
        if base.anybodys_own(w)
        else n.home(w.target, ctx)
    )
    return do(ctx, YOU, name, target=target, home=home)


def archive(w: mv.Archive, ctx: Context) -> str:
    if w.theirs:
        said = put(ctx, "archive.yours", OPPONENT, target=ctx.say(w.target))
        if getattr(w.target, "cards", cs.Cards()).side == cs.ENEMY:
            return said
        return said + "\n" + put(ctx, "leaves.their.archives", which=stored(w, ctx))
    if w.put:
        return do(ctx, YOU, "archive.put", target=ctx.say(w.target), home=n.home(w.target, ctx))
    if w.yours:
        which = stored(w, ctx)
        return on_cards("archive.yours")(w, ctx) + "\n" + put(ctx, "leaves.archives", which=which)
    if isinstance(w.target, (tg.A, tg.Some, tg.AtRandom)) and base.same(w.target.cards, base.FROM_HAND):
        number = getattr(w.target, "number", 1)
        if isinstance(number, Amount):
            return put(ctx, "for.each", each=ctx.say(number)) + do(ctx, YOU, "archive.one")
        name = "archive.random" if isinstance(w.target, tg.AtRandom) else "archive.some"
        return do(ctx, YOU, "archive.one" if name == "archive.some" and number == 1 else name, n=number)
    return simple(w, ctx)


def hide(w: mv.Hide, ctx: Context) -> str:
    cards = described(w.target)
    if w.under is not None:
        return do(ctx, YOU, "hide.under", target=ctx.say(w.target), name=n.named(ctx, ctx.fact.id))
    grafts = cards is None or not cards.where & cs.IN_PLAY
    return on_cards(("graft" if grafts else "hide.faceup") if w.faceup else "hide")(w, ctx)


def stored(w: mv.Archive, ctx: Context) -> str:
    """What has gone into archives, as it is spoken of then."""
    types = cs.CREATURES if getattr(w.target, "cards", cs.Cards()).types & cs.CREATURES else cs.ALL_TYPES
    return put(ctx, "any.of.those" if many(w.target) else "that", kind=kind(ctx, types))


def search(w: mv.Search, ctx: Context) -> str:
    cards = described(w.target)
    assert cards is not None
    counts = {tg.UpTo: "upto", tg.AnyNumber: "any", tg.Some: "some"}
    number = counts.get(type(w.target), n.ONE)
    found = n.some(cards, ctx, number, getattr(w.target, "number", ""), placed=False)
    ctx.heard(w.target)
    if w.zone == mv.ASIDE:
        return put(ctx, "search.aside", zones=n.zones_of(ctx, cards.where), cards=found)
    name = ("search" if w.reveal else "search.hidden") + ("" if w.zone == Zones.HAND else ".archive")
    if w.zone == Zones.DISCARD:
        name = "search.discard"
    if w.put:
        name = "search.put"
    if w.into_play:
        name = "search.into.play"
    return put(ctx, name, zones=n.zones_of(ctx, cards.where), cards=found, them=n.that(ctx))


def capture(w: e.Capture, ctx: Context) -> str:
    if isinstance(w.target, tg.Spread) and isinstance(w.target.number, am.InPool):
        but = w.target.number.but
        name = "capture.spread.but" if but else "capture.spread"
        return put(ctx, name, cards=n.noun(w.target.cards, ctx), n=but)
    before, number = much(ctx, w.amount)
    said = put(ctx, "capture.own" if w.own_side else "capture", amount=number)
    if w.target is kn.THIS and not ctx.quoted and not base.of_another(ctx):
        return before + said
    if isinstance(w.target, tg.Some) and isinstance(w.target.number, Amount):
        every = put(ctx, "for.each", each=ctx.say(w.target.number))
        said = put(ctx, "captures", target=n.one(w.target.cards, ctx), each="", do=said)
        return f"{every}{said}\n{put(ctx, 'capture.once', amount=number)}"
    each_of = put(ctx, "severally") if n.several(w.target) else ""
    if w.target is kn.HIT:
        types = ctx.topic.types()
        unit = pick(ctx, "units", n.measure(Cards(types)))
        hit = put(ctx, "each.done", done=n.done(ctx), kind=kind(ctx, types), unit=unit)
        return before + put(ctx, "captures", target=hit, each="", do=said)
    return before + put(ctx, "captures", target=ctx.say(w.target), each=each_of, do=said)


def captures_stolen(w: CapturesStolen, ctx: Context) -> str:
    cards = described(w.target) or Cards()
    whose = pick(ctx, "stolen.whose", cards.side)
    return put(ctx, "capture.stolen", whose=whose, cards=n.one(replace(cards, side=ANY), ctx))


def play_it(w: e.PlayIt, ctx: Context) -> str:
    if w.onto is not None:
        return do(ctx, YOU, "play.onto", target=ctx.say(w.target), host=ctx.say(w.onto))
    name = "play.yours" if w.as_yours else "play.anywhere" if w.anywhere else ""
    said = on_cards(name)(w, ctx) if name else simple(w, ctx)
    played = ctx.topic.cards
    if played is not None and played.types == cs.CREATURES:
        ctx.topic = Topic(replace(played, where=cs.IN_PLAY), ctx.topic.many)
    entered = put(ctx, "that", kind=kind(ctx, cs.CREATURES))
    return f"{said}\n{put(ctx, 'enters', cards=entered, how=put(ctx, 'as.stunned'))}" if w.stunned else said


def exalt(w: e.Exalt, ctx: Context) -> str:
    """Once, or a known creature several times; else it is said what that means."""
    if not base.exalts(w, ctx):
        return on_cards("exalt")(w, ctx)
    if w.amount == 1:
        return simple(w, ctx)
    if not isinstance(w.amount, int):
        each = put(ctx, "for.each", each=n.counted(w.amount, ctx))
        return each + put(ctx, "exalt.times", target=ctx.say(w.target), n=1)
    return put(ctx, "exalt.times", target=ctx.say(w.target), n=w.amount)


def move_amber(w: e.MoveAmber, ctx: Context) -> str:
    number = put(ctx, "all.amber") if w.amount == hm.FULLY else much(ctx, w.amount)[1]
    source = ctx.say(w.source)
    return do(ctx, YOU, "move.amber", source=source, target=ctx.say(w.target), amount=number)


def take_amber(w: e.TakeAmber, ctx: Context) -> str:
    rest = isinstance(ctx.last, e.TakeAmber) and ctx.last.half
    number = put(ctx, "all.amber") if w.amount == hm.FULLY else much(ctx, w.amount)[1]
    number = put(ctx, "half.amber") if w.half else put(ctx, "rest.of.amber") if rest else number
    target = w.target
    each = isinstance(target, (tg.Each, kn.Neighbours, kn.OneEachSide))
    if each and isinstance(w.amount, int) and w.amount != hm.FULLY and n.has(ctx, "apiece"):
        number = put(ctx, "apiece", amount=number)
    if isinstance(target, tg.A):
        target = tg.A(replace(target.cards, amber=ANY))  # it goes without saying
    if w.who == cs.SUPPLY:
        return put(ctx, "drop.amber", target=ctx.say(target), amount=number)
    if w.who == cs.THEIR_CONTROLLER and n.several(target):
        return put(ctx, "take.amber.home", target=ctx.say(target), amount=number)
    return put(ctx, "take.amber", w.who, target=ctx.say(target), amount=number)


def put_amber(w: e.PutAmber, ctx: Context) -> str:
    slots = {"target": ctx.say(w.target), "amount": much(ctx, w.amount)[1]}
    if w.who == cs.SUPPLY:
        return do(ctx, YOU, "put.supply", **slots)
    return do(ctx, YOU, "put.amber", own=subject(ctx, w.who, "own"), **slots)


def counters(w: hm.Counters, ctx: Context) -> str:
    if isinstance(w.target, tg.Spread) and isinstance(w.target.number, int):
        number = put(ctx, "counters.spread", n=w.target.number)
        return do(ctx, YOU, "put.counters.spread", amount=number, cards=n.noun(w.target.cards, ctx))
    if isinstance(w.amount, am.ThatMany) and (w.amount.event or isinstance(ctx.last, pl.Lose)):
        name = "put.counters.spent" if w.amount.event else "put.counters.lost"
        return do(ctx, YOU, name, target=ctx.say(w.target))
    if isinstance(w.amount, am.ThatMany) and isinstance(ctx.last, hm.Heal):
        return do(ctx, YOU, "put.counters.healed", target=ctx.say(w.target))
    before, number = much(ctx, w.amount, "counters")
    if isinstance(w.amount, am.InPool):
        before, number = put(ctx, "for.each", each=n.counted(w.amount, ctx)), put(ctx, "counters", n=1)
    if before and isinstance(w.target, tg.A):  # else it would be another one for each
        chosen = put(ctx, "act", verb=put(ctx, "verb.Choose"), target=ctx.say(w.target))
        ctx.heard(w.target)
        return f"{chosen}\n{before}" + put(ctx, "put.counters", target=n.that(ctx), amount=number, each="")
    several = n.several(w.target) or (w.target is kn.IT and ctx.topic.many)
    each_of = put(ctx, "severally") if several else ""
    return before + do(ctx, YOU, "put.counters", target=ctx.say(w.target), amount=number, each=each_of)


def remove_counters(w: RemoveCounters, ctx: Context) -> str:
    number = put(ctx, "counters.all") if w.amount == hm.FULLY else much(ctx, w.amount, "counters")[1]
    number = put(ctx, "counters.upto", n=w.amount) if w.up_to else number
    return do(ctx, YOU, "take.marks", target=ctx.say(w.target), amount=number)


def move_damage(w: e.MoveDamage, ctx: Context) -> str:
    number = put(ctx, "all.damage") if w.amount == hm.FULLY else much(ctx, w.amount, "hits")[1]
    source = ctx.say(w.source)
    return do(ctx, YOU, "move.damage", source=source, target=ctx.say(w.target), amount=number)


def mark(name: str) -> Phrase:
    """Counters of a name, put on cards or taken off."""

    def phrase(w: marks.Mark | marks.Unmark, ctx: Context) -> str:
        target = ctx.say(w.target)
        called = pick(ctx, "marks.names", w.name)
        if isinstance(w.amount, am.ThatMany):
            times = pick(ctx, "times", w.amount.times - 1)
            many_marks = put(ctx, "that.much", times=times, of=put(ctx, "marks.bare", name=called))
            return do(ctx, YOU, name, target=target, amount=many_marks)
        before = put(ctx, "for.each", each=ctx.say(w.amount)) if isinstance(w.amount, Amount) else ""
        number = base.times(w.amount) if isinstance(w.amount, Amount) else w.amount
        much = put(ctx, "marks.all" if w.amount == hm.FULLY else "marks", n=number, name=called)
        return before + do(ctx, YOU, name, target=target, amount=much)

    return phrase


def move_marks(w: marks.MoveMarks, ctx: Context) -> str:
    much = put(ctx, "marks.half" if w.half else "marks.all", name=pick(ctx, "marks.names", w.name))
    return do(ctx, YOU, "move.marks", source=ctx.say(w.source), target=ctx.say(w.target), amount=much)


def attach_kept(w: pc.AttachKept, ctx: Context) -> str:
    target = ctx.say(w.target) if w.target is kn.IT else ""
    kept = n.that(ctx) if w.upgrade is kn.KEPT else ctx.say(w.upgrade)
    target = target or ctx.say(w.target)
    if isinstance(w.target, tg.A) and w.target.cards.name:
        target = n.noun(w.target.cards, ctx)
    return do(ctx, YOU, "attach.yours" if w.yours else "attach", kept=kept, target=target)


def may(w: c.May, ctx: Context) -> str:
    """What one need not do; of two things one."""
    parts = w.then.parts if isinstance(w.then, c.OneOf) else (w.then,)
    before, ctx.bare = ctx.bare, True
    said = listed(ctx, [joined(part, ctx) for part in parts], "may.or")
    ctx.bare = before
    name = "may" if ctx.person(YOU) == YOU else "may.they"
    if name == "may.they":
        said = said.replace(pick(ctx, "sides.theirs", 0), put(ctx, "sides.own"))
    if isinstance(w.then, base.PLAYERS_DO) and w.then.who == OPPONENT and ctx.me == YOU:
        name = "may.have"
    return put(ctx, name if w.most == 1 else f"{name}.upto", do=said, n=w.most)


def take_control(w: e.TakeControl, ctx: Context) -> str:
    if w.flank:
        side = pick(ctx, "flank.sides", w.flank - 1)
        return do(ctx, YOU, "give.control", target=ctx.say(w.target), side=side)
    if w.who == cs.THEIR_OWNER:
        return put(ctx, "control.owned", target=ctx.say(w.target))
    said = do(ctx, w.who, "control.anywhere" if w.anywhere else "control", target=ctx.say(w.target))
    return put(ctx, "until.leaves", do=said) if w.while_this else said


def swap(w: e.Swap, ctx: Context) -> str:
    cards = described(w.target)
    in_line = cards is not None and cards.like_side
    return on_cards("swap" if not w.two else "swap.in.line" if in_line else "swap.two")(w, ctx)


def put_in_play(w: e.PutInPlay, ctx: Context) -> str:
    name = "enter.owners" if w.owners else "enter.yours" if isinstance(w.target, kn.Fallen) else "enter"
    if isinstance(w.target, kn.PurgedBy):
        name = "enter.again"
    if w.in_place:
        name = "enter.in.place"
    if w.facedown:
        name = "enter.facedown"
    if w.ready:
        name += ".ready"
    said = do(ctx, YOU, name, target=ctx.say(w.target))
    if ctx.topic.cards is not None:
        ctx.topic = Topic(replace(ctx.topic.cards, where=cs.IN_PLAY), ctx.topic.many)
    return said


def make_tokens(w: tk.MakeTokens, ctx: Context) -> str:
    before, number = much(ctx, w.amount, "tokens")
    if w.named:
        named = n.named(ctx, w.named)
        number = put(ctx, "tokens.named", n=base.times(w.amount) if before else w.amount, name=named)
    ctx.topic = Topic(Cards(cs.CREATURES), w.amount != 1)
    return before + do(ctx, w.who, "make.at.left" if w.at_left else "make", amount=number)


# -- players


def gain_for_each(w: pl.GainForEach, ctx: Context) -> str:
    if w.held and w.cards is not None:
        slots = {"noun": n.noun(w.cards, ctx), "one": n.a(ctx, w.cards)}
        return put(ctx, "gain.held", amount=put(ctx, "amber", n=w.amount), **slots)
    if w.cards is not None:
        slots = {"noun": n.noun(w.cards, ctx), "one": n.a(ctx, w.cards), "done": n.done(ctx)}
        return put(ctx, "gain.such", amount=put(ctx, "amber", n=w.amount), **slots)
    if w.half:
        return put(ctx, "gain.half", done=n.done(ctx), kind=kind(ctx, ctx.topic.types()))
    name = "gain.owned" if w.owner else "gain.controlled"
    if isinstance(ctx.last, mv.ShuffleIn):
        name = "gain.shuffled"
    amount = put(ctx, "amber", n=w.amount)
    slots = {"kind": kind(ctx, ctx.topic.types()), "one": n.a(ctx, Cards(ctx.topic.types()))}
    return put(ctx, name, done=n.done(ctx), amount=amount, **slots)


def draw_for_each(w: pl.DrawForEach, ctx: Context) -> str:
    slots = {"kind": kind(ctx, ctx.topic.types()), "one": n.a(ctx, Cards(ctx.topic.types()))}
    return put(ctx, "draw.controlled", done=n.done(ctx), amount=put(ctx, "cards", n=w.amount), **slots)


def lose_for_each(w: pl.LoseForEach, ctx: Context) -> str:
    noun = n.noun(w.cards, ctx)
    if w.cards.where & cs.IN_PLAY:
        return put(ctx, "lose.for.each.held", noun=noun, one=n.a(ctx, w.cards))
    return put(ctx, "lose.for.each", zone=n.zones_of(ctx, w.cards.where), noun=noun)


def lose(w: pl.Lose, ctx: Context) -> str:
    if isinstance(w.amount, am.ThatMany) and isinstance(ctx.last, pl.Lose):
        return do(ctx, w.who, "lose.lost", n=w.amount.times, who=subject(ctx, ctx.last.who))
    return per(ctx, w.who, "lose", w.amount)


def pay(w: pl.Pay, ctx: Context) -> str:
    amount = put(ctx, "rest.of.pool") if isinstance(w.amount, am.InPool) else much(ctx, w.amount)[1]
    if ctx.person(w.who) == YOU:
        return put(ctx, "pay.you", w.who, amount=amount)
    return put(ctx, "pay", w.who, amount=amount)


def forge(w: pl.Forge, ctx: Context) -> str:
    if isinstance(w.plus, int):
        name = "forge.free" if w.plus <= FREE else "forge.at" if w.plus else "forge"
        return do(ctx, w.who, name, n=signed(w.plus))
    first, second = getattr(w.plus, "first", 0), getattr(w.plus, "second", w.plus)
    name = "forge.less" if getattr(w.plus, "minus", False) else "forge.more"
    if not first:
        name += ".current"
    said = do(ctx, w.who, name, n=signed(first), each=ctx.say(second))
    return said + put(ctx, "forge.least", n=w.least) if w.least else said


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−")


PHRASES: Final[dict[type, Phrase]] = {
    **dict.fromkeys((b.Sequence, c.Wholly), sentences),
    **dict.fromkeys((hm.Destroy, hm.Status, hm.Ready, mv.Reveal, mv.LookAt, e.Choose), simple),
    e.PlayIt: play_it,
    base.Joint: joint,
    c.If: if_so,
    c.May: may,
    c.OneOf: one_of,
    c.ForEach: for_each,
    c.ForEachCard: for_each_card,
    c.OneAtATime: one_at_a_time,
    ls.Ignoring: lambda w, ctx: put(
        ctx, "ignoring", do=joined(w.then, ctx), keyword=pick(ctx, "keywords", w.what.verb)
    ),
    c.Repeat: repeat,
    c.RepeatFor: repeat_for,
    c.ByOpponent: by_opponent,
    c.ChoosePlayer: saying("choose.player"),
    c.ByThatPlayer: by_that_player,
    c.ByController: by_controller,
    AsIcon: lambda w, ctx: put(ctx, "as.icon", icon=pick(ctx, "icons", w.icon)),
    c.ChooseHouse: lambda w, ctx: do(ctx, w.who, "choose.house" if w.of == NONE else "choose.their.house"),
    c.ChooseTrait: saying("choose.trait"),
    c.ChooseNumber: saying("choose.number"),
    c.NameCard: saying("name.card", two="name.cards"),
    DemandsItsHouse: lambda w, ctx: put(ctx, "demand.house", cs.THEIR_CONTROLLER),
    hm.Damage: damage,
    hm.DamageByEach: damage_by_each,
    DestroyHalves: saying("destroy.halves"),
    hm.DamageEachOther: saying("hit.each.other"),
    hm.Heal: heal,
    mv.Return: return_to,
    mv.Search: search,
    mv.ShuffleIn: on_cards("shuffle.in"),
    mv.Archive: archive,
    **dict.fromkeys((mv.Discard, mv.Purge), from_own),
    hm.Unstun: on_cards("unstun"),
    hm.Unward: on_cards("unward"),
    hm.Exhaust: lambda w, ctx: put(ctx, "no.fight", do=simple(w, ctx)) if w.no_effect else simple(w, ctx),
    e.Capture: capture,
    e.CapturesFrom: lambda w, ctx: put(
        ctx, "captures.from", w.who, target=ctx.say(w.target), amount=much(ctx, w.amount)[1]
    ),
    e.Exalt: exalt,
    e.MoveAmber: move_amber,
    e.TakeAmber: take_amber,
    e.PutAmber: put_amber,
    hm.Counters: counters,
    RemoveCounters: remove_counters,
    MoveCounters: on_cards("move.counters"),
    e.MoveDamage: move_damage,
    SwapAll: on_cards("swap.all"),
    SwapWithHand: on_cards("swap.hand"),
    StrikesRight: saying("strikes.right"),
    Cleanse: on_cards("cleanse"),
    DoubleCounters: on_cards("double.counters"),
    ResolveIcons: on_cards("resolve.icons"),
    e.TakeControl: take_control,
    e.Swap: swap,
    e.PutInPlay: put_in_play,
    tk.MakeTokens: make_tokens,
    tk.FlipFacedown: on_cards("flip.facedown"),
    tk.FlipFaceup: on_cards("flip.faceup"),
    e.Use: use,
    e.Resolve: lambda w, ctx: put(
        ctx,
        "resolve.grafted"
        if isinstance(w.target, kn.Beneath)
        else "resolve.played"
        if w.moment == Moments.PLAY
        else "resolve",
        target=ctx.say(w.target),
        moment=grammar(ctx).words[f"moment.{w.moment}"],
    ),
    CapturesFromAll: lambda w, ctx: put(
        ctx, "capture.everything" if w.amount == hm.FULLY else "capture.anyone", n=w.amount
    ),
    UpgradeRises: lambda w, ctx: put(ctx, "upgrade.rises", upgrade=n.named(ctx, ctx.fact.id)),
    TokensCopyThis: lambda w, ctx: put(ctx, "turn", do=put(ctx, "tokens.copy")),
    Instead: lambda w, ctx: put(ctx, "instead", do=joined(w.then, ctx)),
    CapturesStolen: captures_stolen,
    CapturesGained: lambda w, ctx: put(ctx, "capture.gained", target=ctx.say(w.target)),
    e.Redistribute: lambda w, ctx: do(
        ctx,
        YOU,
        "redistribute.damage" if w.damage else "redistribute",
        source=n.noun(w.target.number.among, ctx),
        cards=n.noun(w.target.cards, ctx),
    ),
    AsChooser: saying("bars.the.same"),
    StrikesInstead: on_cards("strike.instead"),
    mv.Hide: hide,
    RevealUntil: lambda w, ctx: put(ctx, "reveal.until", noun=n.noun(w.cards, ctx), one=n.a(ctx, w.cards)),
    marks.Mark: mark("put.marks"),
    marks.Unmark: mark("take.marks"),
    marks.MoveMarks: move_marks,
    pc.Move: lambda w, ctx: on_cards("move.flank" if w.flank else "move.line")(w, ctx),
    pc.Flip: on_cards("flip"),
    pc.Rearrange: lambda w, ctx: put(ctx, "rearrange", YOU if w.side == cs.FRIENDLY else OPPONENT),
    pl.ActivateHouse: saying("activate.house"),
    pl.EndTurn: saying("end.turn"),
    pc.SwapControl: on_cards("swap.control"),
    pc.AttachKept: attach_kept,
    pc.AttachThis: lambda w, ctx: do(ctx, YOU, "attach.this", target=ctx.say(w.target)),
    pl.Refill: lambda w, ctx: do(ctx, w.who, "refill"),
    pl.AnotherTurn: lambda w, ctx: do(ctx, YOU, "another.turn"),
    pl.Gain: lambda w, ctx: per(ctx, w.who, "gain", w.amount),
    pl.GainAsMuch: lambda w, ctx: do(ctx, w.who, "gain.as.much"),
    pl.GainIcon: lambda w, ctx: per(ctx, YOU, "gain", 1),
    pl.GainForEach: gain_for_each,
    pl.DrawForEach: draw_for_each,
    WhileLeftAlike: lambda w, ctx: put(ctx, "left.alike", do=joined(w.then, ctx)),
    FewestTakesControl: lambda w, ctx: put(ctx, "fewest.controls"),
    DividedBeside: lambda w, ctx: put(ctx, "divided.beside"),
    pl.Lose: lose,
    pl.LoseForEach: lose_for_each,
    pl.LoseHalf: lambda w, ctx: do(ctx, w.who, "lose.half"),
    pl.LoseAllBut: lambda w, ctx: put(
        ctx, "lose.all.but.if" if w.who == OPPONENT else "lose.all.but", w.who, least=w.least, but=w.but
    ),
    pl.Steal: lambda w, ctx: per(ctx, w.who, "steal", w.amount),
    pl.Pay: pay,
    pl.TakeSupply: saying("take.supply"),
    pl.Chains: lambda w, ctx: per(ctx, w.who, "gain", w.amount, "chains"),
    pl.Draw: lambda w, ctx: (
        put(ctx, "draw.it") if base.draws_it(w, ctx) else per(ctx, w.who, "draw", w.amount, "cards")
    ),
    pl.LookAtHand: lambda w, ctx: (
        do(ctx, w.who, "look.reveal")
        if w.who == cs.EACH_PLAYER
        else put(ctx, "look.reveal" if w.reveal else "look", w.who)
    ),
    pl.ShuffleZones: lambda w, ctx: (
        do(ctx, w.who, "shuffle.zones", zones=n.zones_of(ctx, w.zones))
        if w.zones
        else do(ctx, w.who, "shuffle.deck")
    ),
    pl.SwapPiles: lambda w, ctx: put(
        ctx, "swap.piles.each" if w.who == cs.EACH_PLAYER else "swap.piles", w.who
    ),
    pl.DiscardUntil: lambda w, ctx: do(ctx, YOU, "discard.until", so=ctx.say(w.when)),
    RaiseTide: lambda w, ctx: do(ctx, w.who, "tide.raise"),
    ResetTide: lambda w, ctx: do(ctx, YOU, "tide.reset"),
    pl.DigFor: lambda w, ctx: put(ctx, "dig", w.who, noun=n.sought(w, ctx)),
    pl.Forge: forge,
    pl.DoesNotForge: lambda w, ctx: do(ctx, w.who, "not.forge"),
    PurgeAndResemble: lambda w, ctx: put(ctx, "purge.resemble", target=ctx.say(w.target)),
    MoveWard: lambda w, ctx: do(ctx, YOU, "move.ward"),
    pl.Unforge: saying("unforge", choose="unforge.one"),
    pl.DiscardsAtRandom: lambda w, ctx: do(ctx, w.who, "discards.randoms", n=w.number),
    pl.ItsOwnerDiscardsAtRandom: lambda w, ctx: do(
        ctx,
        cs.THEIR_OWNER,
        "discards.random",
        zone=n.zones_of(ctx, 1 << Zones.HAND),
        cards=n.one(Cards(cs.ALL_TYPES), ctx),
    ),
}
