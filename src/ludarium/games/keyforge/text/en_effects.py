"""English: the instructions. Each is a clause that gives an order to the reader, or says what somebody else does."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.codes import MoveKinds
from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.engine.terms import (
    COUNTER_NAMES,
    KEYWORD_NAMES,
    NONE,
    ZONE_NAMES,
    Durations,
    Flags,
    Moments,
    Zones,
)
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text import base, moments
from ludarium.games.keyforge.text import en_nouns as n
from ludarium.games.keyforge.text import en_numbers as num
from ludarium.games.keyforge.text.base import (
    FROM_HAND,
    Context,
    Joint,
    Phrase,
    Topic,
    described,
    differing,
    exalts,
    many,
    player_named,
    same,
    steps,
    target_of,
)
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import conditions as co
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
from ludarium.games.keyforge.words.base import Amount, Effect, Sequence, Target
from ludarium.games.keyforge.words.bonus import ResolveIcons
from ludarium.games.keyforge.words.cards import OPPONENT, YOU, Cards
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

STATUSES: Final = {Flags.STUNNED: "stun", Flags.WARDED: "ward", Flags.ENRAGED: "enrage"}
WAYS: Final = {NONE: "use", MoveKinds.FIGHT: "fight with", MoveKinds.REAP: "reap with"}

# -- several instructions


def sentences(effect: Effect, ctx: Context) -> str:
    """Each instruction as a sentence of its own."""
    said: list[str] = []
    before: Effect | None = None
    for part in steps(effect):
        ctx.weighed = base.weighed(before)
        said.append(ctx.say(part))
        before = part
    ctx.weighed = None
    return "\n".join(said)


def joined(effect: Effect, ctx: Context, done: Effect | None = None) -> str:
    """Instructions in one sentence, as far as they go into one; where ``done`` is, they follow it by "if you do"."""
    first: list[str] = []
    rest: list[str] = []
    before = done or effect
    for part in steps(effect):
        own = isinstance(part, OWN_SENTENCE) or bool(rest) or base.of_that_player(before)
        own = own or base.counts_what_all_lost(part, before)
        if isinstance(part, ls.Lasting):
            own = own or isinstance(before, e.Choose) or part.how_long == Durations.FOR_GOOD
        ctx.again = again(part, before)
        said = ctx.say(part)
        ctx.again = None
        if first and (own or "\n" in first[-1]):
            rest.append(said)
        else:
            first.append(f"you {said}" if first and base.turns(before, part, ctx) else said)
        before = part
    return "\n".join([n.listed(first), *rest])


def again(effect: Effect, before: Effect) -> Target | None:
    """The card that an instruction is about as the one before it was, where both would call it by its name."""
    target = target_of(effect)
    known = target is kn.THIS or target is kn.HOST
    return target if known and effect is not before and target is target_of(before) else None


OWN_SENTENCE: Final = (c.If, c.May, c.OneOf, c.ForEach, c.Repeat, c.ByOpponent, c.ChooseHouse, pc.GainText)


def if_so(w: c.If, ctx: Context) -> str:
    condition = ctx.say(w.when)
    ctx.weighed = None
    before = (ctx.named, ctx.short)
    they = before[0] if before[0] == cs.THAT_PLAYER else NONE
    ctx.named, ctx.short = player_named(w.when), isinstance(w.when, (co.Is, co.Did, co.Died))
    ctx.named = they if ctx.named == NONE else ctx.named
    topic = ctx.topic
    said = joined(w.then, ctx, ctx.last if isinstance(w.when, co.Did) else None)
    if isinstance(w.then, ls.Lasting) and moments.leaves(w.then) and said.startswith("if "):
        said = "when " + said.removeprefix("if ")
    said = f"if {condition}, {said}"
    ctx.named = they
    if w.otherwise is not None:
        you = "you " if base.turns(w.then, w.otherwise, ctx) else ""
        ctx.topic = topic
        said += f"\notherwise, {you}{joined(w.otherwise, ctx)}"
    ctx.named, ctx.short = before
    return said


def one_of(w: c.OneOf, ctx: Context) -> str:
    marked = base.either_mark(w)
    if marked is not None:
        one, other = [n.article(COUNTER_NAMES[part.name]) for part in marked]
        return f"{n.do(ctx, YOU, 'put')} {one} or {other} counter on {ctx.say(marked[0].target)}"
    if base.one_verb(w):
        first = w.parts[0]
        targets = [ctx.say(part.target) for part in w.parts if isinstance(part, (mv.Discard, e.PlayIt))]
        yours = " as if it were yours" if isinstance(first, e.PlayIt) and first.as_yours else ""
        return f"{n.do(ctx, YOU, verb(first))} {n.listed(targets, 'or')}{yours}"
    if base.either_icon(w):
        names = [num.ICON_NAMES[part.icon] for part in w.parts if isinstance(part, AsIcon)]
        return f"resolve it as {n.article(n.listed(names, 'or'))} bonus icon"
    if ctx.me == cs.THAT_PLAYER and ctx.named == NONE:
        before, ctx.bare = ctx.bare, True
        said = " or ".join([joined(part, ctx) for part in w.parts])
        ctx.bare = before
        return f"{n.subject(ctx, YOU)} chooses to either {said}"
    return " ".join(["choose one:", *[f"• {finished(joined(part, ctx))}" for part in w.parts]])


def for_each(w: c.ForEach, ctx: Context) -> str:
    if isinstance(w.number, int):
        foe = differing(w.then)
        said = "" if foe is None else f", each time against a different {n.noun(foe, ctx)}"
        return f"{joined(w.then, ctx)} {w.number} times{said}, one at a time"
    return f"for each {num.per_each(w.number, ctx)}, {joined(w.then, ctx)}"


def for_each_card(w: c.ForEachCard, ctx: Context) -> str:
    cards = ctx.say(w.of)
    ctx.topic = Topic(described(w.of) if isinstance(w.of, tg.Each) else cs.Cards(cs.ALL_TYPES), False)
    return f"for {'' if isinstance(w.of, tg.Each) else 'each of '}{cards}, {joined(w.then, ctx)}"


def one_at_a_time(w: c.OneAtATime, ctx: Context) -> str:
    if isinstance(w.target, tg.Some) and w.target.cards.relation == cs.IS_KEPT and isinstance(w.then, e.Use):
        return f"{n.do(ctx, YOU, verb(w.then))} them, one at a time"
    named = steps(Sequence((e.Choose(w.target), w.then)))
    return f"{joined(Sequence(tuple(named)), ctx)}, one at a time"


def repeat(w: c.Repeat, ctx: Context) -> str:
    last = base.weighed_again(w)
    said = sentences(w.then if last is None else Sequence((*steps(w.then)[:-1],)), ctx)
    if last is not None:
        return f"{said}\nif {ctx.say(last.when)}, {joined(last.then, ctx)} and repeat this effect"
    if w.may:
        who = n.subject(ctx, YOU)
        so = "it is possible to repeat the entire effect" if base.wholly_again(w) else ctx.say(w.when)
        often = f"as many times as {who} like, as long as {so}"
        return f"{said}\n{who} may repeat this effect {often}"
    return f"{said}\nif {ctx.say(w.when)}, repeat this effect{' once' if w.once else ''}"


def repeat_for(w: c.RepeatFor, ctx: Context) -> str:
    said = sentences(w.then, ctx)
    return f"{said}\n{ctx.say(w.offer)} to repeat the preceding effect"


def by_opponent(w: c.ByOpponent, ctx: Context) -> str:
    if w.on_them:
        return f"{sentences(w.then, ctx)}\nrepeat the preceding effect on your opponent"
    if w.too:
        return f"{sentences(w.then, ctx)}\nyour opponent repeats the preceding effect on you"
    ctx.me = OPPONENT - ctx.me
    said = sentences(w.then, ctx)
    ctx.me = OPPONENT - ctx.me
    return said


def by_that_player(w: c.ByThatPlayer, ctx: Context) -> str:
    before, ctx.me = ctx.me, cs.THAT_PLAYER
    said: list[str] = []
    ctx.named = NONE
    for part in steps(w.then):
        said.append(ctx.say(part))
        ctx.named = cs.THAT_PLAYER  # "they", from the second sentence on
    ctx.me = before
    return "\n".join(said)


def by_controller(w: c.ByController, ctx: Context) -> str:
    who = f"the player who controls {ctx.say(w.target)}"
    before, ctx.me, ctx.bare = (ctx.me, ctx.bare), cs.THAT_PLAYER, True
    said = n.third(joined(w.then, ctx))
    ctx.me, ctx.bare = before
    return f"{who} {said}"


def finished(clauses: str) -> str:
    """Sentences with capitals and full stops."""
    said: list[str] = []
    for clause in clauses.split("\n"):
        ending = "" if clause.endswith((".", "”", "’”", ".)")) else "."
        said.append(clause[0].upper() + clause[1:] + ending)
    return " ".join(said)


# -- what happens to cards


def act(ctx: Context, verb: str, target: Target) -> str:
    return f"{n.do(ctx, YOU, verb)} {ctx.say(target)}"


def damage(w: hm.Damage, ctx: Context) -> str:
    deal = n.do(ctx, YOU, "deal")
    if isinstance(w.target, tg.Spread):
        often = w.target.number
        if w.target.divided:
            total, each = num.split(ctx, often, "damage")
            among = f"{n.subject(ctx, YOU)} may divide this damage among any number of"
            return f"{deal} {total}{each}\n{among} {n.noun(w.target.cards, ctx, True)}"
        before = f"for each {num.per_each(often, ctx)}, " if isinstance(often, Amount) else ""
        after = f", {often} times" if isinstance(often, int) else ""
        splash = f", with {w.splash} splash" if w.splash else ""
        said = f"{before}{deal} {w.amount} damage to {ctx.say(w.target)}{splash}{after}"
        return f"{said}\n(You may choose a different creature each time.)"
    if isinstance(w.amount, am.Excess):
        return f"{deal} damage to {ctx.say(w.target)} equal to the difference"
    if isinstance(w.amount, am.ThatMany) and isinstance(ctx.last, hm.Heal):
        return f"{deal} damage to {ctx.say(w.target)} equal to the damage healed this way"
    number, each = num.split(ctx, w.amount, "damage")
    several = " each" if isinstance(w.target, tg.Some) and w.target.number != 1 else ""
    if w.by is not None:
        deal = f"{n.as_subject(ctx.say(w.by))} {n.agreed('deal', n.plural(w.by))}"
        number, each = num.split(ctx, w.amount, "damage")
    said = f"{deal} {number}{several} to {ctx.say(w.target)}{each}"
    if isinstance(w.target, tg.OfEachHouse):
        said = f"for each house, {said}"
    if w.damaged:
        said += f"\nif that creature was already damaged, {deal} {w.damaged} damage instead"
    if w.splash:
        said += f", with {w.splash} splash"
    if w.pierce:
        said += "\nthis damage cannot be prevented by armor"
    for more, others in w.also:
        whom = "the first creature" if others is kn.KEPT else ctx.say(others)
        said += f"\nat the same time, {deal} {more} damage to {whom}"
    return said


def damage_by_each(w: hm.DamageByEach, ctx: Context) -> str:
    if w.by_damage:
        return f"{n.do(ctx, YOU, 'deal')} damage to {ctx.say(w.target)} equal to the amount of damage on it"
    unit = "Æ on it" if w.by_amber else "point of armor it has"
    if isinstance(w.first, ls.Lasting):
        loses = ctx.say(replace(w.first, on=w.target))
        return f"{loses} and is dealt {w.times} damage for each point of armor it lost this way"
    return f"{n.do(ctx, YOU, 'deal')} {w.times} damage to {ctx.say(w.target)} for each {unit}"


def heal(w: hm.Heal, ctx: Context) -> str:
    if w.amount == hm.FULLY:
        return act(ctx, "fully heal", w.target)
    how = "up to " if w.up_to else ""
    amount = num.counted(ctx, w.amount, "damage", "damage")
    return f"{n.do(ctx, YOU, 'heal')} {how}{amount} from {ctx.say(w.target)}"


def simple(w: Effect, ctx: Context) -> str:
    """What is no more than a verb and its cards."""
    target = target_of(w)
    assert target is not None
    if isinstance(target, tg.AllBut) and isinstance(target.spared, (tg.OfEachHouse, tg.OfEachPower)):
        of_each = "house" if isinstance(target.spared, tg.OfEachHouse) else "power value"
        chosen = f"choose {n.one(target.spared.cards, ctx)} of each {of_each}"
        return f"{chosen}\n{verb(w)} {n.each(target.cards, ctx)} not chosen"
    return act(ctx, verb(w), target)


def from_own(w: mv.Discard | mv.Purge, ctx: Context) -> str:
    """A player discards (or purges at random) from their own hand or archives, unless somebody else has been looking
    there."""
    if isinstance(w, mv.Purge) and not (isinstance(w.target, tg.AtRandom) and w.target.number == 1):
        return simple(w, ctx)
    cards = described(w.target)
    if isinstance(w.target, tg.AtRandom) and w.target.each:
        some = n.at_random(replace(w.target, cards=replace(w.target.cards, where=cs.IN_PLAY)), ctx)
        ctx.heard(w.target)
        zones = n.listed([name for zone, name in n.ZONES if w.target.cards.where >> zone & 1])
        if w.target.down_to != NONE:
            kind = n.noun(replace(w.target.cards, where=cs.IN_PLAY), ctx, True)
            least = f"until they have {w.target.down_to} or fewer {kind} in {zones}"
            return f"{n.do(ctx, cs.EACH_PLAYER, verb(w))} random {kind} from their {zones} {least}"
        return f"{n.do(ctx, cs.EACH_PLAYER, verb(w))} {some} from their {zones}"
    if cards is not None and cards.side == cs.FRIENDLY and ctx.me == cs.THAT_PLAYER:
        return simple(w, ctx).replace(f"from {n.whose(ctx, YOU)}", "from their")
    if isinstance(w.target, tg.Each) and w.target.cards.everything() and w.target.cards.where == cs.IN_HAND:
        who = {cs.FRIENDLY: YOU, cs.ENEMY: OPPONENT}.get(w.target.cards.side, cs.EACH_PLAYER)
        return f"{n.do(ctx, who, 'discard')} {n.own(ctx, who)} hand"
    if cards is None or cards.side != cs.ENEMY or isinstance(ctx.last, pl.LookAtHand):
        return simple(w, ctx)
    if isinstance(w.target, tg.AtRandom) and cards.where == cs.IN_ARCHIVES:
        return simple(w, ctx)  # chance picks, not the player
    their = ctx.say(w.target).replace(n.whose(ctx, OPPONENT), "your" if ctx.me == OPPONENT else "their")
    return f"{n.do(ctx, OPPONENT, verb(w))} {their}"


def verb(w: Effect) -> str:
    if isinstance(w, hm.Destroy):
        return "sacrifice" if w.sacrifice else "destroy"
    if isinstance(w, hm.Status):
        return STATUSES[w.status]
    if isinstance(w, e.Use):
        return WAYS[w.how]
    if isinstance(w, e.Exalt):
        return "exalt"
    if isinstance(w, hm.Heal):
        return "fully heal"
    return VERBS[type(w)]


VERBS: Final[dict[type, str]] = {
    mv.Purge: "purge", mv.Discard: "discard", hm.Unstun: "unstun", hm.Exhaust: "exhaust", hm.Ready: "ready",
    mv.Reveal: "reveal", mv.LookAt: "look at", e.PlayIt: "play", e.Choose: "choose",
    pc.Flip: "flip",
}  # fmt: skip


def choose(w: e.Choose, ctx: Context) -> str:
    """What is chosen where it lies stays there."""
    if isinstance(w.target, tg.A) and not w.target.cards.where & cs.IN_PLAY:
        said = n.article(n.noun(w.target.cards, ctx, zone="in"))
        ctx.heard(w.target)
        return f"{n.do(ctx, YOU, 'choose')} {said}"
    return simple(w, ctx)


def use(w: e.Use, ctx: Context) -> str:
    if w.against is not None and w.against.relation == cs.IS_KEPT:
        return f"{n.do(ctx, YOU, 'have')} {ctx.say(w.target)} fight that enemy creature"
    said = act(ctx, verb(w), w.target)
    if w.as_yours:
        return f"{said} as if it were {n.whose(ctx, YOU)}s"
    return said + (", one at a time" if ctx.topic.many and w.target is kn.IT else "")


def reveal_until(w: RevealUntil, ctx: Context) -> str:
    sought = n.one(replace(w.cards, where=cs.IN_PLAY, side=cs.ANY), ctx)
    deck = f"{n.whose(ctx, YOU)} deck"
    return f"reveal cards from the top of {deck} until you reveal {sought} or choose to stop"


def resolve(w: e.Resolve, ctx: Context) -> str:
    name = {
        Moments.REAP: "after reap",
        Moments.FIGHT: "after fight",
        Moments.PLAY: "play",
        Moments.DESTROYED: "destroyed",
    }[w.moment]
    if isinstance(w.target, kn.Beneath):
        return f"resolve the {name} effect of {ctx.say(w.target)}"
    so = "you had just played it" if w.moment == Moments.PLAY else "you controlled that creature"
    return f"resolve the {name} effect of {ctx.say(w.target)} as if {so}"


def return_to(w: mv.Return, ctx: Context) -> str:
    if isinstance(w.target, tg.Each) and base.looked_at(w.target.cards) and w.zone == Zones.DECK:
        them = "them" if isinstance(ctx.last, mv.LookAt) else "the others"
        return f"{n.do(ctx, YOU, 'put')} {them} back in any order"
    if isinstance(ctx.last, mv.Search) and w.target is kn.IT:
        return f"{n.do(ctx, YOU, 'put')} them on top of {n.whose(ctx, YOU)} deck in any order"
    target = ctx.say(w.target)
    top = "top" if w.top else "bottom"
    seen = w.target is kn.KEPT and isinstance(ctx.last, mv.LookAt)
    home = f"{n.whose(ctx, YOU)} deck" if seen else n.owners(w.target, ctx, ZONE_NAMES[w.zone])
    if w.zone == Zones.DECK:
        if isinstance(w.target, tg.A) and base.looked_at(w.target.cards):
            deck = f"{n.whose(ctx, YOU) if ctx.looked == YOU else 'their'} deck"
            return f"{n.do(ctx, YOU, 'put')} {target} on the {top} of {deck}"
        cards = described(w.target)
        if cards is not None and cards.side == cs.FRIENDLY and cards.where & cs.IN_PLAY:
            home = f"its owner’s {ZONE_NAMES[w.zone]}"  # which may be the opponent
        order = " in a random order" if w.random else ""
        return f"{n.do(ctx, YOU, 'put')} {target} on {'top' if w.top else 'the bottom'} of {home}{order}"
    if isinstance(w.target, tg.A) and base.looked_at(w.target.cards):
        return f"{n.do(ctx, YOU, 'put')} {target} into {n.whose(ctx, YOU)} hand"
    return f"{n.do(ctx, YOU, 'return')} {target} to {home}"


def archive(w: mv.Archive, ctx: Context) -> str:
    if w.theirs:
        said = f"{act(ctx, 'put', w.target)} into {n.whose(ctx, OPPONENT)} archives"
        if getattr(w.target, "cards", cs.Cards()).side == cs.ENEMY:
            return said
        return f"{said}\nif that {archived(w)} leaves their archives, it is put into its owner’s hand instead"
    if w.put:
        return f"{act(ctx, 'put', w.target)} into {n.owners(w.target, ctx, 'archives')}"
    if not w.yours:
        if isinstance(w.target, (tg.A, tg.Some, tg.AtRandom)) and same(w.target.cards, FROM_HAND):
            said = ctx.say(replace(w.target, cards=cs.Cards(cs.ALL_TYPES)))
            return f"{n.do(ctx, YOU, 'archive')} {said}"
        return act(ctx, "archive", w.target)
    said = f"{act(ctx, 'put', w.target)} into {n.whose(ctx, YOU)} archives"
    if many(w.target):
        return f"{said}\nif any of these creatures leave your archives, they are put into their owner’s hand instead"
    return f"{said}\nif that {archived(w)} leaves your archives, it is put into its owner’s hand instead"


def archived(w: mv.Archive) -> str:
    """What goes into archives, as it is spoken of there."""
    return "creature" if getattr(w.target, "cards", cs.Cards()).types & cs.CREATURES else "card"


def search(w: mv.Search, ctx: Context) -> str:
    cards = described(w.target)
    assert cards is not None
    places = [name for zone, name in n.ZONES[::-1] if cards.where >> zone & 1]
    one = replace(cards, where=cs.IN_PLAY, side=cs.ANY)
    found = n.one(one, ctx)
    if isinstance(w.target, tg.UpTo):
        found = "up to " + n.number(ctx, w.target.number, one)
    elif isinstance(w.target, tg.Some):
        found = n.number(ctx, w.target.number, one)
    elif isinstance(w.target, tg.AnyNumber):
        found = "any number of " + n.noun(one, ctx, True)
    it = "them" if many(w.target) else "it"
    ctx.heard(w.target)
    if w.zone == mv.ASIDE:
        return f"search your {' and '.join(places)} for {found} and reveal {it}"
    reveal = f"reveal {it}, and " if w.reveal else "and "
    home = {Zones.HAND: "put {0} into your hand", Zones.DISCARD: "discard {0}"}.get(w.zone, "archive {0}")
    if w.put:
        home = "put {0} into your archives"
    if w.into_play:
        home, reveal = "put {0} into play", "and "
    return f"search your {' and '.join(places)} for {found}, {reveal}{home.format(it)}"


def capture(w: e.Capture, ctx: Context) -> str:
    side = " from its own side" if w.own_side else ""
    if isinstance(w.target, tg.Spread) and isinstance(w.target.number, am.InPool):
        among = n.noun(w.target.cards, ctx, True)
        return f"capture {ctx.say(w.target.number)}, distributed among any number of {among}"
    number, after = num.split(ctx, w.amount, "Æ")
    if w.target is kn.THIS and not ctx.quoted and not base.of_another(ctx):
        return f"capture {number}{after}{side}"
    if isinstance(w.target, tg.Some) and isinstance(w.target.number, Amount):
        said = f"for each {ctx.say(w.target.number)}, {n.one(w.target.cards, ctx)} captures {number}{side}"
        return f"{said}\neach creature cannot capture more than {number} this way"
    if w.target is kn.HIT:
        return f"each {n.kind(ctx.topic.types())} {n.done(ctx)} this way captures {number}{side}{after}"
    target = ctx.say(w.target)
    return f"{n.as_subject(target)} {n.agreed('capture', n.plural(w.target))} {number}{side}{after}"


def captures_stolen(w: CapturesStolen, ctx: Context) -> str:
    cards = described(w.target) or cs.Cards()
    whose = ("", " controlled by the active player", " controlled by the other player")[cards.side]
    return f"is captured by {n.one(replace(cards, side=cs.ANY), ctx)}{whose}"


def play_it(w: e.PlayIt, ctx: Context) -> str:
    said = simple(w, ctx) + (" as if it were yours" if w.as_yours else "")
    said += "" if w.onto is None else f" on {ctx.say(w.onto)}"
    said += f" anywhere in {n.whose(ctx, YOU)} battleline" if w.anywhere else ""
    return f"{said}\nthat creature enters play stunned" if w.stunned else said


def exalt(w: e.Exalt, ctx: Context) -> str:
    """Once, or a known creature twice; else it is said what that means."""
    if exalts(w, ctx):
        if not isinstance(w.amount, int):
            return f"{simple(w, ctx)} once for each {ctx.say(w.amount)}"
        return simple(w, ctx) + ("" if w.amount == 1 else " twice" if w.amount == 2 else f" {w.amount} times")
    return f"place {num.counted(ctx, w.amount)} from the common supply on {ctx.say(w.target)}"


def move_amber(w: e.MoveAmber, ctx: Context) -> str:
    much = "each Æ" if w.amount == hm.FULLY else num.counted(ctx, w.amount)
    source = ctx.say(w.source)
    fought = w.source is kn.THIS and w.target is kn.OTHER
    target = "the creature it fights" if fought else ctx.say(w.target)
    return f"{n.do(ctx, YOU, 'move')} {much} from {source} to {target}"


def take_amber(w: e.TakeAmber, ctx: Context) -> str:
    rest = isinstance(ctx.last, e.TakeAmber) and ctx.last.half
    much = "each Æ" if w.amount == hm.FULLY else num.counted(ctx, w.amount)
    much = "half the Æ" if w.half else "the remaining Æ" if rest else much
    target = w.target
    if isinstance(target, tg.A):
        target = tg.A(replace(target.cards, amber=cs.ANY))  # it goes without saying
    pool = "the common supply" if w.who == cs.SUPPLY else f"{n.whose(ctx, w.who)} pool"
    if w.who == cs.THEIR_CONTROLLER and n.plural(target):
        pool = "their controllers’ pools"
    up = " (rounding up)" if w.half else ""
    return f"{n.do(ctx, YOU, 'move')} {much} from {ctx.say(target)} to {pool}{up}"


def mark(w: marks.Mark, ctx: Context) -> str:
    kind = f"{COUNTER_NAMES[w.name]} counter"
    if isinstance(w.amount, am.ThatMany):
        return (
            f"{n.do(ctx, YOU, 'put')} {num.counted(ctx, w.amount, kind, kind + 's')} on {ctx.say(w.target)}"
        )
    number, each = num.split(ctx, w.amount, kind) if isinstance(w.amount, Amount) else (named_counters(w), "")
    return f"{n.do(ctx, YOU, 'put')} {number} on {ctx.say(w.target)}{each}"


def named_counters(w: marks.Mark | marks.Unmark) -> str:
    """So many counters of a name."""
    kind = f"{COUNTER_NAMES[w.name]} counter"
    if w.amount == hm.FULLY:
        return f"each {kind}"
    return n.article(kind) if w.amount == 1 else f"{w.amount} {kind}s"


def move_marks(w: marks.MoveMarks, ctx: Context) -> str:
    kind = f"{COUNTER_NAMES[w.name]} counters"
    much = f"half the {kind} (rounding up)" if w.half else f"all {kind}"
    return f"{n.do(ctx, YOU, 'move')} {much} from {ctx.say(w.source)} to {ctx.say(w.target)}"


def move(w: pc.Move, ctx: Context) -> str:
    place = "to either flank of" if w.flank else "anywhere in"
    return f"{act(ctx, 'move', w.target)} {place} its controller’s battleline"


NUMBERS: Final = ("no", "a", "two", "three", "four", "five")


def counters(w: hm.Counters, ctx: Context) -> str:
    known = isinstance(w.target, kn.Known)
    target = ctx.say(w.target)
    give = n.do(ctx, YOU, "give")
    if isinstance(w.target, tg.Spread) and isinstance(w.target.number, int):
        creatures = n.noun(w.target.cards, ctx, True)
        return f"{give} {NUMBERS[w.target.number]} +1 power counters to {creatures}, distributed as {n.subject(ctx, YOU)} choose"
    if isinstance(w.amount, am.ThatMany):
        if w.amount.event:
            return f"{give} {target} a +1 power counter for each Æ spent to forge that key"
        if isinstance(ctx.last, pl.Lose):
            return f"{give} {target} a +1 power counter for each Æ lost this way"
        if isinstance(ctx.last, hm.Heal):
            return f"{give} {target} a +1 power counter for each damage healed this way"
        return f"{give} {target} that many +1 power counters"
    if isinstance(w.amount, am.PowerOf) and w.amount.of in (kn.HIT, kn.OTHER_KEPT):
        return f"{give} +1 power counters equal to {ctx.say(w.amount)} to {target}"
    if isinstance(w.amount, Amount):
        number, each = num.split(ctx, w.amount, "")
        if isinstance(w.amount, am.InPool):
            number, each = "1", f" for each {num.per_each(w.amount, ctx)}"
        worth = int(number)
        some = f"{NUMBERS[worth]} +1 power counter{'s' if worth != 1 else ''}"
        return f"{each.strip()}, {give} {target} {some}" if known else f"{give} {target} {some}{each}"
    kind = "counter" if w.amount == 1 else "counters"
    return f"{n.do(ctx, YOU, 'put')} {NUMBERS[w.amount]} +1 power {kind} on {target}"


def remove_counters(w: RemoveCounters, ctx: Context) -> str:
    if w.up_to and isinstance(w.amount, int):
        few = f"up to {NUMBERS[w.amount]} +1 power counters"
        return f"{n.do(ctx, YOU, 'remove')} {few} from {ctx.say(w.target)}"
    number = (
        "each" if w.amount == hm.FULLY else NUMBERS[w.amount] if isinstance(w.amount, int) else "that many"
    )
    kind = "counter" if w.amount in (1, hm.FULLY) else "counters"
    return f"{n.do(ctx, YOU, 'remove')} {number} +1 power {kind} from {ctx.say(w.target)}"


def move_damage(w: e.MoveDamage, ctx: Context) -> str:
    much = "all damage" if w.amount == hm.FULLY else num.counted(ctx, w.amount, "damage", "damage")
    source = ctx.say(w.source)
    return f"{n.do(ctx, YOU, 'move')} {much} from {source} to {ctx.say(w.target)}"


def take_control(w: e.TakeControl, ctx: Context) -> str:
    target = ctx.say(w.target)
    if w.who == cs.THEIR_OWNER:
        return f"each player takes control of {target} they own"
    if w.flank:
        side = "left" if w.flank == cs.LEFT else "right"
        to = n.subject(ctx, w.who) if ctx.me == YOU else "their opponent"
        return (
            f"{n.do(ctx, YOU, 'give')} control of {target} to {to} and moves it to that player’s {side} flank"
        )
    until = f" until {n.this(ctx)} leaves play" if w.while_this else ""
    verb = "take" if ctx.person(w.who) == YOU else "gain"
    place = f" and place it anywhere in {n.own(ctx, w.who)} battleline" if w.anywhere else ""
    return f"{n.do(ctx, w.who, verb)} control of {target}{place}{until}"


def swap(w: e.Swap, ctx: Context) -> str:
    if w.two:
        cards = described(w.target)
        place = " in a battleline" if cards is not None and cards.like_side else ""
        return act(ctx, "swap", w.target) + place
    return f"swap {n.this(ctx)} with {ctx.say(w.target)} in {n.whose(ctx, YOU)} battleline"


def put_in_play(w: e.PutInPlay, ctx: Context) -> str:
    if isinstance(w.target, kn.PurgedBy):
        return f"{n.do(ctx, YOU, 'return')} to play {ctx.say(w.target)}"
    ready = " ready" if w.ready else ""
    if (
        w.owners
        and isinstance(w.target, tg.Each)
        and same(w.target.cards, replace(w.target.cards, where=cs.IN_HAND, side=cs.ANY))
    ):
        cards = n.noun(replace(w.target.cards, where=cs.IN_PLAY), ctx)
        return f"{n.do(ctx, cs.EACH_PLAYER, 'put')} each {cards} from their hand into play{ready}"
    if w.facedown:
        return f"{act(ctx, 'put', w.target)} into play{ready} facedown as {'token creatures' if ctx.topic.many else 'a token creature'}"
    said = f"{act(ctx, 'put', w.target)} into play{ready}"
    if w.in_place:
        return f"{said} in {n.this(ctx)}’s position in the battleline"
    if w.owners:
        return f"{said} under its owner’s control"
    return said + (" under your control" if isinstance(w.target, kn.Fallen) else "")


def make_tokens(w: tk.MakeTokens, ctx: Context) -> str:
    kind = POOL.card(w.named).name if w.named else "token creature"
    said = num.counted(ctx, w.amount, kind, kind + "s")
    if said.startswith("1 "):
        said = n.article(said[2:])
    ctx.topic = Topic(Cards(cs.CREATURES), w.amount != 1)
    place = f" immediately to {n.possessive(n.this(ctx))} left" if w.at_left else ""
    return f"{n.do(ctx, w.who, 'make')} {said}{place}"


# -- players


def gain_for_each(w: pl.GainForEach, ctx: Context) -> str:
    if w.held and w.cards is not None:
        return f"each player gains {w.amount} Æ for each {n.noun(w.cards, ctx)} they control"
    if w.cards is not None:
        return f"for each {n.noun(w.cards, ctx)} {n.done(ctx)} this way, its owner gains {w.amount} Æ"
    done = f"they controlled that was {n.done(ctx)}"
    if w.half:
        cards = n.kind(ctx.topic.types(), True)
        half = f"half the number of {cards} they controlled that were {n.done(ctx)} this way"
        return f"each player gains Æ equal to {half} (rounding up)"
    if w.owner:
        done = "shuffled into their deck" if isinstance(ctx.last, mv.ShuffleIn) else f"they own {n.done(ctx)}"
    return f"each player gains {w.amount} Æ for each {n.kind(ctx.topic.types())} {done} this way"


def draw(w: pl.Draw, ctx: Context) -> str:
    if base.draws_it(w, ctx):
        return f"draw {n.that(ctx)}"
    number = num.counted(ctx, w.amount, "card", "cards")
    return f"{n.do(ctx, w.who, 'draw')} {re.sub('^1 card', 'a card', number)}"


def lose_for_each(w: pl.LoseForEach, ctx: Context) -> str:
    if w.cards.where & cs.IN_PLAY:
        return f"each player loses 1 Æ for each {n.noun(w.cards, ctx)} they control"
    places = n.listed([name for zone, name in n.ZONES if w.cards.where >> zone & 1])
    cards = n.noun(replace(w.cards, where=cs.IN_PLAY), ctx, True)
    return f"each player loses Æ equal to the number of {cards} in their {places}"


def lose(w: pl.Lose, ctx: Context) -> str:
    if isinstance(w.amount, am.ThatMany) and isinstance(ctx.last, pl.Lose):
        factor = {1: "", 2: "twice ", 3: "triple "}[w.amount.times]
        return (
            f"{n.do(ctx, w.who, 'lose')} {factor}the amount of Æ {n.subject(ctx, ctx.last.who)} lost this way"
        )
    return f"{n.do(ctx, w.who, 'lose')} {theirs(num.counted(ctx, w.amount), ctx, w.who)}"


def theirs(amount: str, ctx: Context, who: int) -> str:
    """An amount of one's own Æ."""
    return amount.replace("of your opponent’s Æ", "of their Æ") if ctx.person(who) == OPPONENT else amount


def lose_all_but(w: pl.LoseAllBut, ctx: Context) -> str:
    if w.who == OPPONENT:
        return f"if {n.have(ctx, w.who)} {w.least} Æ or more, they lose all but {w.but} Æ"
    loses = n.agreed("lose", ctx.person(w.who) == YOU)
    return f"{n.subject(ctx, w.who)} with {w.least} Æ or more {loses} all but {w.but} of it"


def pay(w: pl.Pay, ctx: Context) -> str:
    amount = theirs(num.counted(ctx, w.amount), ctx, w.who).replace("all of their Æ", "their remaining Æ")
    if ctx.person(w.who) == YOU:
        return f"pay your opponent {amount}"
    return f"{n.subject(ctx, w.who)} must pay you {amount}"


def shuffle_zones(w: pl.ShuffleZones, ctx: Context) -> str:
    zones = [name for zone, name in n.ZONES if w.zones >> zone & 1]
    own = n.whose(ctx, w.who)
    if not zones:
        return f"{n.do(ctx, w.who, 'shuffle')} {own} deck"
    return f"{n.do(ctx, w.who, 'shuffle')} {own} {' and '.join(zones)} into {own} deck"


def resemble(w: PurgeAndResemble, ctx: Context) -> str:
    of = "that creature’s"
    what = f"power equal to {of} power, and gains {of} armor, keywords, and traits"
    return f"{n.do(ctx, YOU, 'purge')} {ctx.say(w.target)}\nuntil {n.this(ctx)} leaves play, it has {what}"


def dig_for(w: pl.DigFor, ctx: Context) -> str:
    deck = f"{n.whose(ctx, w.who)} deck"
    return f"discard cards from the top of {deck} until you discard {num.sought(w, ctx)} or run out of cards"


def forging_cost(w: pl.Forge, ctx: Context) -> str:
    if isinstance(w.plus, int):
        if w.plus <= FREE:
            return "no cost"
        return f"{w.plus:+} Æ current cost".replace("-", "–") if w.plus else "current cost"
    first = getattr(w.plus, "first", 0)
    second = getattr(w.plus, "second", w.plus)
    sign = "reduced" if getattr(w.plus, "minus", False) else "increased"
    cost = f"+{first} Æ current cost" if first else "current cost"
    least = f" (to a minimum of {w.least} Æ)" if w.least else ""
    return f"{cost}, {sign} by 1 Æ for each {ctx.say(second)}{least}"


def hide(w: mv.Hide, ctx: Context) -> str:
    cards = described(w.target)
    if w.faceup and (cards is None or not cards.where & cs.IN_PLAY):
        return f"graft {ctx.say(w.target)} onto {n.this(ctx)}"
    under = n.this(ctx) if w.under is None else ctx.fact.name
    return f"{n.do(ctx, YOU, 'put')} {ctx.say(w.target)} {'faceup' if w.faceup else 'facedown'} under {under}"


def attach_kept(w: pc.AttachKept, ctx: Context) -> str:
    to = ctx.say(w.target) if w.target is kn.IT else ""  # "it" is not the upgrade
    what = n.that(ctx) if w.upgrade is kn.KEPT else ctx.say(w.upgrade)
    to = to or ctx.say(w.target)
    if isinstance(w.target, tg.A) and w.target.cards.name:
        to = n.noun(w.target.cards, ctx)
    if w.yours:
        return f"{n.do(ctx, YOU, 'take')} control of {what}\n{n.do(ctx, YOU, 'move')} them to {to}"
    return f"{n.do(ctx, YOU, 'attach')} {what} to {to}"


def may(w: c.May, ctx: Context) -> str:
    """What one need not do; of two things one."""
    parts = w.then.parts if isinstance(w.then, c.OneOf) else (w.then,)
    who = n.subject(ctx, YOU)
    before, ctx.bare = ctx.bare, True
    said = ", or ".join([joined(part, ctx) for part in parts])
    ctx.bare = before
    if isinstance(w.then, base.PLAYERS_DO) and w.then.who == OPPONENT and ctx.me == YOU:
        said = re.sub(r"^(your opponent) (\w+?)s ", r"have \1 \2 ", said)
    return f"{who} may {said}" + ("" if w.most == 1 else f" up to {w.most} times")


def discards_at_random(w: pl.ItsOwnerDiscardsAtRandom, ctx: Context) -> str:
    return f"{n.do(ctx, cs.THEIR_OWNER, 'discard')} a random card from {n.own(ctx, cs.THEIR_OWNER)} hand"


PHRASES: Final[dict[type, Phrase]] = {
    **dict.fromkeys((hm.Destroy, hm.Status, *VERBS), simple),
    **dict.fromkeys((Sequence, c.Wholly), sentences),
    Joint: lambda w, ctx: act(ctx, n.listed([verb(part) for part in w.verbs]), w.target),
    c.If: if_so,
    c.May: may,
    c.OneOf: one_of,
    c.ForEach: for_each,
    c.ForEachCard: for_each_card,
    c.OneAtATime: one_at_a_time,
    ls.Ignoring: lambda w, ctx: f"{joined(w.then, ctx)}, ignoring {KEYWORD_NAMES[w.what.verb]}",
    c.Repeat: repeat,
    c.RepeatFor: repeat_for,
    c.ByOpponent: by_opponent,
    c.ByThatPlayer: by_that_player,
    c.ByController: by_controller,
    c.ChooseHouse: lambda w, ctx: (
        n.do(ctx, w.who, "choose a house")
        + (f" on {n.whose(ctx, w.of)} identity card" if w.of != NONE else "")
    ),
    c.ChoosePlayer: lambda w, ctx: n.do(ctx, YOU, "choose a player"),
    c.ChooseTrait: lambda w, ctx: n.do(ctx, YOU, "choose a trait"),
    c.ChooseNumber: lambda w, ctx: n.do(ctx, YOU, "choose a number"),
    c.NameCard: lambda w, ctx: n.do(ctx, YOU, "name 2 cards" if w.two else "name a card"),
    DemandsItsHouse: lambda w, ctx: (
        f"its controller must choose {n.that(ctx)}’s house as their active house on their next turn"
    ),
    hm.Damage: damage,
    hm.DamageByEach: damage_by_each,
    DestroyHalves: lambda w, ctx: (
        "split each battleline into 2 halves as equal as possible, as it stands\ndestroy all creatures in 1 half of each"
    ),
    hm.DamageEachOther: lambda w, ctx: "each chosen creature deals damage equal to its power to the other",
    hm.Heal: heal,
    hm.Unward: lambda w, ctx: f"{n.do(ctx, YOU, 'remove')} a ward from {ctx.say(w.target)}",
    mv.Return: return_to,
    mv.Search: search,
    mv.ShuffleIn: lambda w, ctx: f"{act(ctx, 'shuffle', w.target)} into {n.owners(w.target, ctx, 'deck')}",
    mv.Archive: archive,
    mv.Discard: from_own,
    mv.Purge: from_own,
    hm.Exhaust: lambda w, ctx: simple(w, ctx) + (" with no effect" if w.no_effect else ""),
    e.Capture: capture,
    e.CapturesFrom: lambda w, ctx: (
        f"{n.as_subject(ctx.say(w.target))} {n.agreed('capture', n.plural(w.target))} {num.counted(ctx, w.amount)} from"
        f" {n.subject(ctx, w.who)}"
    ),
    e.Exalt: exalt,
    e.MoveAmber: move_amber,
    e.TakeAmber: take_amber,
    e.Redistribute: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'redistribute')} the {ctx.say(w.target.number)} among {n.noun(w.target.cards, ctx, True)}"
    ),
    e.PutAmber: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'put')} {num.counted(ctx, w.amount)} on {ctx.say(w.target)} from the common supply"
        if w.who == cs.SUPPLY
        else f"{n.do(ctx, YOU, 'move')} {num.counted(ctx, w.amount)} from {n.whose(ctx, w.who)} pool to {ctx.say(w.target)}"
    ),
    hm.Counters: counters,
    RemoveCounters: remove_counters,
    MoveCounters: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'move')} each +1 power counter in play to {ctx.say(w.target)}"
    ),
    e.MoveDamage: move_damage,
    SwapAll: lambda w, ctx: (
        f"swap {n.this(ctx)} with {ctx.say(w.target)}\nalso swap all Æ, damage, counters, and upgrades on these creatures"
    ),
    SwapWithHand: lambda w, ctx: f"swap that card with {ctx.say(w.target)}",
    StrikesRight: lambda w, ctx: "each creature deals damage equal to its power to its right neighbor",
    Cleanse: lambda w, ctx: (
        f"heal all damage and move all Æ and counters from {ctx.say(w.target)} to the common supply"
    ),
    DoubleCounters: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'double')} the number of +1 power counters on {ctx.say(w.target)}"
    ),
    AsIcon: lambda w, ctx: f"resolve it as {n.article(num.ICON_NAMES[w.icon])} bonus icon",
    ResolveIcons: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'resolve')} {n.possessive(ctx.say(w.target))} bonus icons as if you had played it"
    ),
    e.TakeControl: take_control,
    e.Swap: swap,
    e.PutInPlay: put_in_play,
    tk.MakeTokens: make_tokens,
    tk.FlipFacedown: lambda w, ctx: f"{act(ctx, 'flip', w.target)} facedown",
    tk.FlipFaceup: lambda w, ctx: f"{act(ctx, 'flip', w.target)} faceup",
    e.Choose: choose,
    e.Use: use,
    e.PlayIt: play_it,
    e.Resolve: resolve,
    CapturesFromAll: lambda w, ctx: (
        "capture all Æ from each player"
        if w.amount == hm.FULLY
        else f"capture {w.amount} Æ from any combination of players"
    ),
    UpgradeRises: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'put')} {ctx.fact.name} on the right flank of {n.whose(ctx, YOU)} battleline as a creature, ready"
    ),
    TokensCopyThis: lambda w, ctx: (
        f"for the remainder of the turn, each friendly token creature is a copy of {n.this(ctx)}"
    ),
    Instead: lambda w, ctx: f"{joined(w.then, ctx)} instead",
    CapturesStolen: captures_stolen,
    CapturesGained: lambda w, ctx: f"{ctx.say(w.target)} captures it",
    AsChooser: lambda w, ctx: (
        "their opponent cannot choose the same house as their active house on their next turn"
    ),
    StrikesInstead: lambda w, ctx: (
        f"choose {ctx.say(w.target)}\n{n.this(ctx)} deals damage to that creature rather than the one it is fighting"
    ),
    mv.Hide: hide,
    RevealUntil: reveal_until,
    pl.Gain: lambda w, ctx: f"{n.do(ctx, w.who, 'gain')} {num.counted(ctx, w.amount)}",
    pl.GainAsMuch: lambda w, ctx: (
        f"{n.do(ctx, w.who, 'gain')} Æ equal to the amount of Æ {'you' if w.who == YOU else 'they'} have"
    ),
    pl.GainIcon: lambda w, ctx: f"{n.do(ctx, YOU, 'gain')} 1 Æ",
    pl.GainForEach: gain_for_each,
    pl.DrawForEach: lambda w, ctx: (
        f"each player draws {'a card' if w.amount == 1 else f'{w.amount} cards'} for each {n.kind(ctx.topic.types())}"
        f" they controlled that was {n.done(ctx)} this way"
    ),
    WhileLeftAlike: lambda w, ctx: (
        f"if {n.possessive(n.that(ctx))} left neighbor shares a house with it, {joined(w.then, ctx)} and repeat this effect"
        " on that neighbor"
    ),
    FewestTakesControl: lambda w, ctx: (
        f"the player with the fewest creatures in play takes control of {n.this(ctx)}"
    ),
    DividedBeside: lambda w, ctx: "that damage is divided among its neighbors as evenly as possible",
    pl.Lose: lose,
    pl.LoseForEach: lose_for_each,
    pl.LoseHalf: lambda w, ctx: (
        f"{n.do(ctx, w.who, 'lose')} half {n.own(ctx, w.who)} Æ (rounding down the loss)"
    ),
    pl.LoseAllBut: lose_all_but,
    pl.Steal: lambda w, ctx: f"{n.do(ctx, w.who, 'steal')} {num.counted(ctx, w.amount)}",
    pl.Pay: pay,
    pl.TakeSupply: lambda w, ctx: f"it is captured by {n.this(ctx)}",
    pl.Chains: lambda w, ctx: f"{n.do(ctx, w.who, 'gain')} {num.counted(ctx, w.amount, 'chain', 'chains')}",
    marks.Mark: mark,
    marks.Unmark: lambda w, ctx: f"{n.do(ctx, YOU, 'remove')} {named_counters(w)} from {ctx.say(w.target)}",
    marks.MoveMarks: move_marks,
    pc.Move: move,
    pc.Rearrange: lambda w, ctx: n.do(
        ctx,
        YOU,
        f"rearrange the creatures in {n.whose(ctx, YOU if w.side == cs.FRIENDLY else OPPONENT)} battleline",
    ),
    pl.ActivateHouse: lambda w, ctx: "its house becomes your active house",
    pl.EndTurn: lambda w, ctx: n.do(ctx, YOU, "end your turn"),
    pc.SwapControl: lambda w, ctx: act(ctx, "swap control of", w.target),
    pc.AttachKept: attach_kept,
    pc.AttachThis: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'attach')} {n.this(ctx)} to {ctx.say(w.target)} as an upgrade"
    ),
    pl.Refill: lambda w, ctx: (
        f"{n.do(ctx, w.who, 'refill')} {n.own(ctx, w.who)} hand as if it were {n.own(ctx, w.who)} “draw cards” step"
    ),
    pl.AnotherTurn: lambda w, ctx: n.do(ctx, YOU, "take another turn after this one"),
    pl.Draw: draw,
    pl.LookAtHand: lambda w, ctx: (
        f"{n.do(ctx, w.who, 'reveal')} {n.own(ctx, w.who)} hand"
        if w.who == cs.EACH_PLAYER
        else f"{'reveal' if w.reveal else 'look at'} {n.whose(ctx, w.who)} hand"
    ),
    pl.ShuffleZones: shuffle_zones,
    pl.SwapPiles: lambda w, ctx: (
        "swap each player’s deck with their discard pile\nshuffle each player’s deck"
        if w.who == cs.EACH_PLAYER
        else n.do(ctx, YOU, "swap {0} deck and {0} discard pile\nthen, shuffle {0} deck").format(
            n.whose(ctx, YOU)
        )
    ),
    pl.DiscardUntil: lambda w, ctx: (
        f"{n.do(ctx, YOU, 'discard')} cards from the top of {n.whose(ctx, YOU)} deck until {ctx.say(w.when)}"
    ),
    pl.DigFor: dig_for,
    RaiseTide: lambda w, ctx: n.do(ctx, w.who, "raise the tide"),
    ResetTide: lambda w, ctx: n.do(ctx, YOU, "reset the tide"),
    pl.Forge: lambda w, ctx: f"{n.do(ctx, w.who, 'forge')} a key at {forging_cost(w, ctx)}",
    pl.DoesNotForge: lambda w, ctx: (
        "do not forge that key" if ctx.person(w.who) == YOU else "they do not forge that key"
    ),
    PurgeAndResemble: resemble,
    MoveWard: lambda w, ctx: n.do(ctx, YOU, "move a ward from a creature to another creature"),
    pl.Unforge: lambda w, ctx: f"unforge {f'one of {n.whose(ctx, w.who)} keys' if w.choose else 'it'}",
    pl.ItsOwnerDiscardsAtRandom: discards_at_random,
    pl.DiscardsAtRandom: lambda w, ctx: (
        f"{n.do(ctx, w.who, 'discard')} {w.number} random cards from {n.own(ctx, w.who)} hand"
    ),
}
