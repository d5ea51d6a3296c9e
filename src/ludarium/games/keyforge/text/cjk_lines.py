"""What Chinese and Korean share: whole lines. When an ability resolves, and what is always so."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.terms import (
    DOUBLE,
    KEYWORD_NAMES,
    KEYWORDS,
    MOMENT_NAMES,
    NONE,
    NUMBERED,
    Durations,
    EntryStates,
    Moments,
    Questions,
    Replacements,
    Verbs,
)
from ludarium.games.keyforge.pool.facts import Fact
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.text import cjk as n
from ludarium.games.keyforge.text import cjk_effects as ef
from ludarium.games.keyforge.text.base import Context, Language, Phrase, same, unhurt_by
from ludarium.games.keyforge.text.cjk import grammar, put, subject
from ludarium.games.keyforge.text.moments import (
    OF_PLAYERS,
    OWN,
    OWN_CONDITION,
    STEPS,
    in_words,
    is_switch,
    leaves,
    of_itself,
    of_turns_end,
    parts,
    positive,
    together,
    unmatched,
)
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import conditions as co
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import known as kn
from ludarium.games.keyforge.words import lasting as ls
from ludarium.games.keyforge.words import places as pc
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words.base import Ability, Amount, Constant, Effect
from ludarium.games.keyforge.words.cards import OPPONENT, YOU, Cards
from ludarium.games.keyforge.words.fights import Attacking

# -- when


def line(said: tuple[Ability | Constant, ...], ctx: Context) -> str:
    word = said[0]
    if isinstance(word, Ability):
        return ability(word, ctx)
    return grammar(ctx).finished(constants(tuple([part for part in said if isinstance(part, Constant)]), ctx))


def ability(word: Ability, ctx: Context) -> str:
    """A whole ability: when it resolves, and its instructions."""
    own = [put(ctx, f"moment.{moment}") for moment in OWN if moment in word.moments]
    ctx.fought = Moments.FIGHT in word.moments
    if not word.own or not own:
        return grammar(ctx).finished(heard(word, ctx))
    said = ef.joined(word.body, ctx) if word.instead else ef.sentences(word.body, ctx)
    if word.instead:
        said = put(ctx, "instead", do=said)
    if word.when is not None:
        said = put(ctx, "if", so=ctx.say(word.when), do=said)
    return put(ctx, "ability", moments=n.listed(ctx, own, "moments"), do=grammar(ctx).finished(said))


def heard(word: Ability, ctx: Context) -> str:
    """An ability that answers an event, as clauses."""
    moment = word.moments[0]
    if moment == Moments.ALWAYS_CHECKED and word.when is not None:
        return put(ctx, "if", so=ctx.say(word.when), do=ef.joined(word.body, ctx))
    if moment == Moments.ANY_TIME:
        may = put(ctx, "may", do=ef.joined(word.body, ctx))
        return may if word.when is None else put(ctx, "while", so=ctx.say(word.when), do=may)
    if moment == Moments.WOULD_DRAW:
        return put(ctx, "draws.soon", do=ef.joined(word.body, ctx))
    said = event(word, moment, ctx)
    if word.nth and moment == Moments.AFTER_USED:
        said = put(ctx, "after.nth.used", n=word.nth, noun=n.noun(word.of or Cards(), ctx))
        return put(ctx, "heard", event=said, do=ef.joined(word.body, ctx))
    if word.early:
        said = put(ctx, "early", event=said)
    if word.fallen and moment in STEPS:
        said = put(ctx, "in.pile", event=said)
    ctx.that = None if moment in OF_PLAYERS or word.nth else word.of or Cards()
    if word.in_turn == cs.FRIENDLY and moment not in STEPS:
        said = put(ctx, "in.your.turn", event=said)
    so = "" if word.when is None or moment in SAYS_SO else ctx.say(word.when)
    done = ef.joined(word.body, ctx)
    if word.may:
        done = put(ctx, "may", do=done)
    if so and of_itself(word.when):
        return put(ctx, "while", so=so, do=put(ctx, "heard", event=said, do=done))
    if so:
        done = put(ctx, "if", so=so, do=done)
    timed = isinstance(word.body, ls.Lasting) and word.body.how_long in TIMED
    apart = moment not in STEPS and (so != "" or isinstance(word.body, c.If) or timed)
    return put(ctx, "heard.if" if apart else "heard", event=said, do=done)


TIMED: Final = (Durations.THIS_TURN, Durations.NEXT_TURN, Durations.TO_YOUR_TURN)
"""What lasts for a time that is said first."""
SAYS_SO: Final = (Moments.AFTER_HOUSE, Moments.AFTER_ATTACHED, Moments.HOUSE_STEP)
"""The events that say their condition themselves."""


def event(word: Ability, moment: int, ctx: Context) -> str:
    """The event that an ability answers."""
    if moment in STEPS:
        whose = {cs.FRIENDLY: "yours", cs.ENEMY: "theirs"}.get(word.in_turn, "each")
        if isinstance(word.body, c.ByThatPlayer) and word.in_turn == cs.ANY:
            whose = "players"
        return put(ctx, f"{MOMENT_NAMES[moment]}.{whose}")
    if moment == Moments.AFTER_HOUSE and isinstance(word.when, co.ActiveHouse):
        anybody = ".any" if word.by == cs.EACH_PLAYER else ""
        return put(ctx, f"after.house{anybody}", word.by, house=n.house_meant(ctx, word.when.house))
    if moment == Moments.HOUSE_STEP and isinstance(word.when, co.ActiveHouse):
        return put(ctx, "not.house.step", word.by, house=n.house_meant(ctx, word.when.house))
    if moment == Moments.AFTER_HOUSE:
        ctx.house_chosen = True
        return put(ctx, "after.house.unmatched" if unmatched(word) else "after.a.house")
    if moment == Moments.AFTER_TIDE:
        turn = ".turn" if word.in_turn == cs.THEIR_OWN else ""
        return put(ctx, f"after.tide{turn}{'.any' if word.by == cs.EACH_PLAYER else ''}", word.by)
    if word.nth:
        return put(ctx, "after.nth" if word.by != cs.EACH_PLAYER else "after.nth.any", word.by, n=word.nth)
    if moment == Moments.AFTER_SHUFFLES and word.by in (cs.EACH_PLAYER, YOU):
        return put(ctx, "after.shuffles.any" if word.by == cs.EACH_PLAYER else "after.shuffles.yours")
    if moment == Moments.AFTER_DRAWS or moment == Moments.AFTER_READIED:
        verb = "draws" if moment == Moments.AFTER_DRAWS else "readies"
        return put(ctx, f"after.{verb}{'.any' if word.by == cs.EACH_PLAYER else ''}", word.by)
    if moment == Moments.AFTER_STEALS:
        return put(ctx, "after.stolen" if word.by == OPPONENT else "after.steals", word.by)
    if moment == Moments.AFTER_ICON:
        icon = "" if word.icon == NONE else n.pick(ctx, "icons", word.icon)
        return put(ctx, "after.icon", word.by, icon=icon)
    host_card = word.when.cards if isinstance(word.when, co.There) else Cards()
    if moment == Moments.AFTER_ATTACHED and host_card.relation == cs.IS_HOST and word.of is not None:
        host = n.noun(host_card, ctx)
        return put(ctx, "after.attached", cards=n.known(word.of.relation, ctx), host=host)
    if moment == Moments.AFTER_ATTACHED and word.of is not None and word.of.on_or_beside != cs.ANY:
        plain = replace(word.of, on_or_beside=cs.ANY)
        near = n.known(word.of.on_or_beside, ctx)
        return put(ctx, "after.attached.near", cards=n.one(plain, ctx), host=near)
    if moment == Moments.AFTER_ATTACHED and word.of is not None and word.of.on != cs.ANY:
        one = n.one(replace(word.of, on=cs.ANY), ctx)
        return put(ctx, "after.attached.onto", cards=one, host=n.known(word.of.on, ctx))
    if moment == Moments.AFTER_FORGES and word.by == cs.EACH_PLAYER:
        return put(ctx, "after.forges.any")
    if moment == Moments.AFTER_REAP_GAIN and word.by == cs.EACH_PLAYER:
        return put(ctx, "after.reap-gain.any")
    if moment == Moments.WOULD_FORGE:
        return put(ctx, "forges-soon.turn" if word.in_turn != cs.ANY else "forges-soon", word.by)
    known = word.of is not None and word.of.relation != cs.ANY
    cards = Cards() if word.of is None else word.of
    from_hand = moment == Moments.AFTER_DISCARDS and cards.where == cs.IN_HAND
    if from_hand:
        cards = replace(cards, where=cs.IN_PLAY)
    one, many = (n.each(cards, ctx),) * 2 if known else (n.one(cards, ctx), n.noun(cards, ctx, n.ONE))
    name = MOMENT_NAMES[moment]
    if word.by != cs.EACH_PLAYER and moment in (
        Moments.AFTER_PLAYED,
        Moments.AFTER_RESOLVED,
        Moments.AFTER_USED,
        Moments.AFTER_DISCARDS,
        Moments.AFTER_FIGHTS,
        Moments.AFTER_EXALTS,
    ):
        by = ".from" if from_hand else ".by"
        sides = {cs.LEFT: ".left", cs.RIGHT: ".right", cs.FROM_PILE: ".pile"}
        name += sides.get(word.flank, by)
    elif moment == Moments.AFTER_LEAVES and word.own:
        name += ".this" if ctx.on is None else ".this.then"
    elif moment == Moments.AFTER_DESTROYED and word.in_fight:
        name += ".in.fight"
    elif moment == Moments.AFTER_DESTROYED and word.by_splash:
        name += ".splash"
    elif moment == Moments.AFTER_DESTROYED and word.by_assault:
        name += ".assault"
    elif moment == Moments.AFTER_DESTROYED and word.fighting:
        name += ".attacking" if word.attacking else ".fighting"
    elif word.adjacent:
        name += ".beside"
    return put(ctx, f"after.{name}", word.by, card=one, cards=many)


# -- how long


def lasting(w: ls.Lasting, ctx: Context) -> str:
    """Something that is so for a while."""
    before = ctx.on
    ctx.on = w.on
    ending = of_turns_end(w)
    if ending is not None:
        said = ef.joined(ending.body, ctx)
        ctx.on = before
        return put(ctx, "heard", event=put(ctx, "turn-ends.this"), do=said)
    if w.how_long == Durations.NEXT_READYING and w.on is not None:
        ctx.on = before
        return put(ctx, "no.step.next", they=ctx.say(w.on))
    if w.how_long == Durations.THE_NEXT and isinstance(w.words[0], Constant):
        said = the_next(w.words[0], ctx)
    else:
        always, events = parts(w)
        first = [constants(always, ctx)] if always else []
        joint = "and.event" if "and.event" in grammar(ctx).words else "and"
        said = n.listed(ctx, [*first, *[heard(word, ctx) for word in events]], joint)
    ctx.on = before
    if is_switch(w):
        return put(ctx, "turn.switched", do=said)
    return said if leaves(w) else put(ctx, SPANS[w.how_long], do=said)


SPANS: Final = (
    "turn",
    "next.turn",
    "the.next",
    "until.leaves",
    "to.your.turn",
    "for.good",
    "through.your.turn",
)
"""The names of the sentences, in the order of ``Durations``."""


def the_next(word: Constant, ctx: Context) -> str:
    """What is so once, for the next card."""
    cards = replace(word.cards or Cards(cs.ALL_TYPES), played=False)
    if word.question == Questions.MAY_PLAY:
        return put(ctx, "next.may.play", cards=n.one(cards, ctx))
    if word.question == Questions.CANNOT:
        return put(ctx, f"next.no.{VERBS[word.verb]}", cards=n.noun(cards, ctx), one=n.one(cards, ctx))
    if word.question == Questions.REPLACES:
        return put(ctx, "next.action.returns")
    if word.question == Questions.ICONS_AGAIN:
        return put(ctx, "next.icons", cards=n.one(cards, ctx))
    if word.question == Questions.ENTERS and word.verb == EntryStates.ANYWHERE:
        return put(ctx, "next.anywhere", cards=n.one(cards, ctx), noun=n.noun(cards, ctx))
    unit = n.pick(ctx, "units", n.measure(cards))
    return put(ctx, "next.enters", noun=n.noun(cards, ctx), unit=unit, how=put(ctx, how(word)))


def how(word: Constant) -> str:
    return f"as.{ENTERED[word.verb]}"


ENTERED: Final = {
    EntryStates.READY: "ready",
    EntryStates.STUNNED: "stunned",
    EntryStates.ENRAGED: "enraged",
    EntryStates.THEIRS: "theirs",
}


# -- what is always so


def constants(words: tuple[Constant, ...], ctx: Context) -> str:
    """Constants about the same cards in one sentence: the subject, the verb and the condition are said once."""
    who = subjects(words[0].cards, ctx)
    dealers = unhurt_by(words)
    if len(dealers) == len(words):
        by = n.listed(ctx, [n.noun(cards, ctx) for cards in dealers], "or")
        return put(ctx, "unhurt.by", they=who, foes=by)
    if len(words) == 2 and all([word.question == Questions.ENTERS for word in words]):
        return put(ctx, "enters", cards=who, how=put(ctx, f"{how(words[0])}.{ENTERED[words[1].verb]}"))
    clause = grammar(ctx).merged([ctx.constant(word) for word in words], who)
    worth: dict[str, list[str]] = {}
    for word in words:
        if word.question == Questions.KEYWORD and isinstance(word.amount, Amount):
            worth.setdefault(n.in_all(word.amount, ctx), []).append(n.pick(ctx, "keywords", word.verb))
    for number, keywords in worth.items():
        clause += "\n" + put(ctx, "keyword.worth", keyword=n.listed(ctx, keywords, "both"), number=number)
    when = words[0].when
    if when is None or words[0].question in OWN_CONDITION:
        return clause
    cards = words[0].cards
    itself = cards is not None and cards.relation in (cs.IS_THIS, cs.IS_HOST) and of_itself(when)
    if (itself or isinstance(when, Attacking)) and who:
        while_so = "while.attacking" if isinstance(when, Attacking) else "while.itself"
        return put(ctx, while_so, so=ctx.say(when), do=grammar(ctx).merged([who, clause], who))
    return put(ctx, "while", so=ctx.say(when), do=clause)


def subjects(cards: Cards | None, ctx: Context) -> str:
    """The cards that a constant is about."""
    if ctx.on is not None:
        return ctx.say(ctx.on)
    if cards is None:
        return ""
    plain = cards.relation == cs.ANY and not cards.not_trait and cards.house == NONE and not cards.trait
    if cards.beside in (cs.IS_THIS, cs.IS_HOST) and plain:
        if cards.not_house >= 0:
            non = put(ctx, "non", what=n.house(ctx, cards.not_house))
            return put(ctx, "neighbours.non", of=n.known(cards.beside, ctx), non=non)
        return put(ctx, "neighbours", of=n.known(cards.beside, ctx))
    if cards.named == cs.IS_HOST and not cards.other:
        return put(ctx, "host.and.like")
    return n.each(cards, ctx)


def all_of(cards: Cards | None, ctx: Context) -> str:
    """These cards in general: "friendly creatures"."""
    if ctx.on is not None or cards is None or cards.relation != cs.ANY or cards.beside == cs.IS_THIS:
        return subjects(cards, ctx)
    return n.place(cards, ctx) + n.noun(cards, ctx)


def they(name: str) -> Phrase:
    """What is so of the cards of a constant, in one sentence."""

    def phrase(w: Constant, ctx: Context) -> str:
        keyword = n.pick(ctx, "keywords", w.verb) if 0 <= w.verb < KEYWORDS else ""
        if w.question == Questions.KEYWORD and w.verb in NUMBERED and isinstance(w.amount, int):
            keyword = put(ctx, "keyword.number", keyword=keyword, n=w.amount)
        foes = "" if w.against is None else n.noun(w.against, ctx)
        slots = {"they": subjects(w.cards, ctx), "all": all_of(w.cards, ctx), "n": w.amount}
        return put(ctx, name, w.who, keyword=keyword, foes=foes, **slots)

    return phrase


def gets(name: str) -> Phrase:
    """Power or armor."""

    def phrase(w: Constant, ctx: Context) -> str:
        before, amount = "", f"{w.amount}"
        if isinstance(w.amount, am.AmberOn) and not w.amount.this and w.amount.among is None:
            they = subjects(w.cards, ctx)
            itself = w.cards is not None and w.cards.relation != cs.ANY
            it = they if itself else put(ctx, "that", kind=n.kind(ctx, cs.CREATURES))
            own = {"they": they, "it": it, "n": abs(w.amount.times), "what": put(ctx, name)}
            return put(ctx, "gets.own.amber.less" if w.amount.times < 0 else "gets.own.amber", **own)
        itself = w.cards is not None and w.cards.relation == cs.IS_THIS and ctx.on is None
        if isinstance(w.amount, am.AmberOn) and w.amount.this and itself and n.has(ctx, "gets.this.amber"):
            own = {"they": subjects(w.cards, ctx), "n": w.amount.times, "what": put(ctx, name)}
            return put(ctx, "gets.this.amber", **own)
        near = isinstance(w.amount, am.Count) and w.amount.cards.beside == cs.IS_THIS
        if isinstance(w.amount, am.Count) and near and itself and n.has(ctx, "gets.this.beside"):
            noun = n.noun(replace(w.amount.cards, beside=cs.ANY), ctx)
            own = {"they": subjects(w.cards, ctx), "n": w.amount.times, "what": put(ctx, name)}
            return put(ctx, "gets.this.beside", noun=noun, one=n.a(ctx, w.amount.cards), **own)
        if isinstance(w.amount, am.PowerAmong):
            return put(ctx, "power.is", they=subjects(w.cards, ctx), amount=ctx.say(w.amount))
        if isinstance(w.amount, am.InPool):
            before, amount = put(ctx, "for.each", each=n.counted(w.amount, ctx)), "1"
        elif isinstance(w.amount, Amount):
            before, amount = n.much(ctx, w.amount, "number")
        less = amount.startswith("-")
        slots = {"they": subjects(w.cards, ctx), "n": amount.removeprefix("-"), "what": put(ctx, name)}
        return before + put(ctx, "gets.less" if less else "gets", **slots)

    return phrase


def quoted(w: Constant, ctx: Context) -> str:
    """What a constant gives to cards."""
    said = [line(word, ctx.quote()) for word in together(w.gives)]
    text = put(ctx, "gap").join(said).translate(INNER)
    name = n.named(ctx, ctx.fact.id)
    text = QUOTED.sub(lambda m: "‘" + m[1].replace(name, f"“{name[1:-1]}”") + "’", text)
    return put(ctx, "quoted", text=text)


INNER: Final = str.maketrans("「」『』", "『』「」")
"""Quotation marks in quotation marks, level by level."""
QUOTED: Final = re.compile("“([^”]*)”")


def gives(w: Constant, ctx: Context) -> str:
    return put(ctx, "gains", they=subjects(w.cards, ctx), text=quoted(w, ctx))


def cost(w: Constant, ctx: Context) -> str:
    own = put(ctx, "each.key") if w.who == cs.EACH_PLAYER else subject(ctx, w.who, "whose")
    if isinstance(w.amount, int):
        return put(ctx, "cost.less" if w.amount < 0 else "cost", own=own, n=abs(w.amount))
    if isinstance(w.amount, am.PowerOf):
        return put(ctx, "cost.power", own=own, number=ctx.say(w.amount))
    before, number = n.much(ctx, w.amount, "number")
    return before + put(ctx, "cost", own=own, n=number)


def limit(w: Constant, ctx: Context) -> str:
    each = "" if isinstance(w.amount, int) else put(ctx, "for.each", each=n.counted(w.amount, ctx))
    amount = w.amount if isinstance(w.amount, int) else 1
    return each + put(ctx, "refill.more" if amount > 0 else "refill.less", w.who, n=abs(amount))


def cannot(w: Constant, ctx: Context) -> str:
    verb = VERBS[w.verb]
    if isinstance(w.when, co.AtLeast) and isinstance(w.when.amount, am.TimesDone) and not w.when.below:
        slots = n.of_deed(w.when.amount, ctx) | {"who": subject(ctx, w.who)}
        return put(ctx, f"no.more.{verb}", n=w.when.number, **slots)
    if w.verb == Verbs.FORGE:
        nth = n.pick(ctx, "nth", w.amount - 1) if isinstance(w.amount, int) and w.amount else ""
        if w.when is not None and w.who == cs.EACH_PLAYER and not nth:
            return put(ctx, "no.forge.while", w.who, so=ctx.say(w.when))
        return unless(w, ctx, put(ctx, "no.forge.nth" if nth else "no.forge", w.who, nth=nth))
    if w.cards is not None and w.cards.type_again:
        return put(ctx, f"no.more.{verb}.type", w.who, noun=n.kind(ctx, w.cards.types))
    if w.verb == Verbs.TIDE:
        return unless(w, ctx, put(ctx, "no.tide", w.who))
    if w.verb == Verbs.ICONS:
        return unless(w, ctx, put(ctx, "no.icons", w.who))
    if w.verb == Verbs.DISCARD and w.cards is not None and w.cards.relation == cs.IS_THIS:
        return put(ctx, "no.discard.this")
    if w.verb == Verbs.DESTROYED:
        everything = w.cards is None or same(w.cards, Cards(cs.ALL_TYPES))
        of = "" if everything else all_of(w.cards, ctx)
        return unless(w, ctx, put(ctx, "no.destroyed.of" if of else "no.destroyed", cards=of))
    cards = w.cards or Cards(cs.ALL_TYPES)
    if w.verb == Verbs.PLAY and getattr(w.when, "who", YOU) == cs.THAT_PLAYER:
        return put(ctx, "no.play.while", w.who, so=ctx.say(w.when), cards=all_of(cards, ctx))
    who = w.who if cards.side == cs.ANY else YOU if cards.side == cs.FRIENDLY else OPPONENT
    if w.verb == Verbs.ATTACK and w.against is not None:
        said = put(ctx, "no.fights.with", cards=all_of(w.against, ctx), foes=all_of(w.cards, ctx))
    elif w.verb == Verbs.USE and cards.relation == cs.IS_HOST:
        said = put(ctx, "no.be.used", cards=all_of(cards, ctx))
    elif w.verb == Verbs.LEAVE_ARCHIVES:
        said = put(ctx, "no.leave.archives")
    elif w.verb == Verbs.DIE:
        said = put(ctx, "no.die", cards=subjects(w.cards, ctx))
    elif w.verb == Verbs.READY_STEP and cards.relation == cs.IS_THIS:
        said = put(ctx, "no.ready.step.this", cards=all_of(cards, ctx))
    elif w.verb == Verbs.READY_STEP and w.cards is None:
        said = put(ctx, "no.ready.step.player", w.who)
    elif w.verb in (
        Verbs.REAP,
        Verbs.FIGHT,
        Verbs.ACT,
        Verbs.ATTACK,
        Verbs.EXHAUST,
        Verbs.READY,
        Verbs.READY_STEP,
        Verbs.DIE,
    ):
        said = put(ctx, f"no.{verb}", cards=all_of(w.cards, ctx))
    elif w.verb == Verbs.STEAL:
        said = put(ctx, "no.steal", w.who)
    else:
        anybody = who == cs.EACH_PLAYER and w.verb == Verbs.PLAY and w.cards is not None
        itself = (cards.relation != cs.ANY and w.verb == Verbs.PLAY) or anybody
        name = "no.play.this" if itself else f"no.{verb}"
        who = YOU if cards.relation != cs.ANY else who
        said = put(ctx, name, who, cards=all_of(replace(cards, side=cs.ANY), ctx))
    return unless(w, ctx, said)


VERBS: Final = (
    "play", "use", "reap", "fights", "steal", "attack", "act", "discard", "icons", "forge", "destroyed", "tide", "ready", "ready.step",
    "die", "exhaust", "leave.archives",
)  # fmt: skip
"""What may be impossible, by its number."""


def unless(w: Constant, ctx: Context, said: str) -> str:
    """ "Unless" something is so, or "while" it is."""
    if w.when is None:
        return said
    so = positive(w.when)
    if so is None:
        return put(ctx, "while", so=ctx.say(w.when), do=said)
    return put(ctx, "unless", so=ctx.say(so), isnt=ctx.say(w.when), do=said)


def choosing(name: str) -> Phrase:
    def phrase(w: Constant, ctx: Context) -> str:
        if w.house == cs.LAST_HOUSE:
            return put(ctx, "cannot.choose.again", w.who)
        house = n.house_meant(ctx, w.house)
        if w.house == cs.ITS_HOUSE and ctx.on is not None:
            house = put(ctx, "house.of", it=ctx.say(ctx.on))
        return put(ctx, name, w.who, house=house)

    return phrase


def enters(w: Constant, ctx: Context) -> str:
    cards = w.cards or Cards()
    if w.verb == EntryStates.ANYWHERE:
        return put(ctx, "enters.anywhere", cards=n.noun(cards, ctx))
    way = put(ctx, how(w))
    if cards.relation != cs.ANY:
        said = put(ctx, "enters", cards=n.known(cards.relation, ctx), how=way)
        return said if w.when is None else put(ctx, "if", so=ctx.say(w.when), do=said)
    if isinstance(w.when, co.AtLeast) and isinstance(w.when.amount, am.TimesDone) and w.when.number == 0:
        return put(ctx, "enters.first", how=way, **n.of_deed(w.when.amount, ctx))
    if cards.beside == cs.IS_THIS:
        said = put(ctx, "neighbours", of=n.this(ctx))
    else:
        said = n.noun(replace(cards, played=False), ctx)
    return unless(w, ctx, put(ctx, "enters", cards=said, how=way))


def may_use(w: Constant, ctx: Context) -> str:
    if w.verb in (Verbs.FIGHT, Verbs.REAP):
        if isinstance(w.amount, int) and w.amount:
            name = "may.reap.upto" if w.verb == Verbs.REAP else "may.fight.upto"
            return put(ctx, name, n=w.amount, noun=n.noun(w.cards or Cards(), ctx))
        return put(ctx, f"may.{VERBS[w.verb]}", they=subjects(w.cards, ctx))
    if isinstance(w.when, co.ActiveHouse) and w.when.house == cs.BESIDE_HOUSES:
        return put(ctx, "may.be.used.like.neighbours", they=subjects(w.cards, ctx))
    if isinstance(w.when, co.ActiveHouse):
        of = n.house(ctx, w.when.house)
        return put(ctx, "may.be.used.of", they=subjects(w.cards, ctx), house=of)
    if w.cards is not None and w.cards.relation in (cs.IS_HOST, cs.IS_THIS):
        return put(ctx, "may.be.used", they=subjects(w.cards, ctx))
    if isinstance(w.amount, int) and w.amount and ctx.on is None:
        if w.amount == 1:
            return put(ctx, "may.use", cards=n.one(w.cards or Cards(), ctx))
        return put(ctx, "may.use", cards=n.some(w.cards or Cards(), ctx, "upto", w.amount))
    return put(ctx, "may.use", cards=all_of(w.cards, ctx))


def may_play(w: Constant, ctx: Context) -> str:
    cards = w.cards or Cards(cs.ALL_TYPES)
    what = n.noun(cards, ctx) if w.amount == 0 else n.one(cards, ctx)
    name = "may.play.use" if w.or_use else "may.play"
    if w.amount == 0 and w.when is None and cards.house == cards.not_house == NONE:
        name = "may.play.any.house"
    said = put(ctx, name, w.who, cards=what)
    return said if w.when is None else put(ctx, "each.turn.while", so=ctx.say(w.when), do=said)


def price(w: Constant, ctx: Context) -> str:
    cards = w.cards or Cards()
    what = n.known(cards.relation, ctx) if cards.relation != cs.ANY else n.noun(cards, ctx)
    if w.instead is not None:
        return put(ctx, f"demand.{VERBS[w.verb]}", w.who, cards=what, do=ctx.say(w.instead))
    name = "price.lost" if w.lost else "price"
    return put(ctx, f"{name}.{VERBS[w.verb]}", w.who, cards=what, amount=n.much(ctx, w.amount)[1])


def belongs(w: Constant, ctx: Context) -> str:
    of = put(ctx, "that.house")
    if w.house == cs.ACTIVE_HOUSE:
        of = put(ctx, "bare.house.3")
    if w.house == cs.THIS_HOUSE:
        of = put(ctx, "house.of", it=n.this(ctx))
    if w.house >= 0:
        of = put(ctx, "the.house", house=n.house(ctx, w.house))
    said = put(ctx, "belongs.also" if w.also else "belongs", they=subjects(w.cards, ctx), house=of)
    if w.cards is not None and w.cards.relation == cs.IS_HOST and w.cards.side == cs.FRIENDLY:
        return put(ctx, "if", so=put(ctx, "host.is.yours"), do=said)
    return said


def copies(w: Constant, ctx: Context) -> str:
    cards = w.against or Cards()
    name = "copies" if cards.types != cs.CREATURES else "enters.copy"
    if w.house >= 0:
        return put(ctx, f"{name}.of.house", cards=n.one(cards, ctx), house=n.house(ctx, w.house))
    return put(ctx, name, cards=n.one(cards, ctx))


def replaces(w: Constant, ctx: Context) -> str:
    slots: dict[str, str] = {}
    if w.verb == Replacements.DAMAGE and w.cards is not None:
        slots["non"] = put(ctx, "non", what=n.trait(ctx, w.cards.not_trait)) if w.cards.not_trait else ""
    elif w.verb == Replacements.PILE:
        ctx.that = w.cards
        said = "" if w.instead is None else ctx.say(w.instead)
        slots |= {
            "card": n.one(w.cards or Cards(), ctx),
            "cards": n.noun(w.cards or Cards(), ctx),
            "do": said,
        }
    elif w.verb == Replacements.ICON and w.instead is not None:
        icon = n.pick(ctx, "icons", w.amount) if isinstance(w.amount, int) and w.amount >= 0 else ""
        slots |= {"icon": icon, "do": ctx.say(w.instead)}
    elif w.verb == Replacements.GAIN and w.instead is not None and not isinstance(w.instead, pl.TakeSupply):
        return put(ctx, "replaces.gain", w.who, do=ctx.say(w.instead))
    elif w.verb == Replacements.PLAY_EFFECT and w.instead is not None:
        slots |= {"cards": n.one(w.cards or Cards(cs.ALL_TYPES), ctx), "do": ctx.say(w.instead)}
    elif (
        w.verb in (Replacements.STEAL, Replacements.BLOW, Replacements.READYING, Replacements.WOUND)
        and w.instead is not None
    ):
        slots |= {"do": ctx.say(w.instead), "they": subjects(w.cards, ctx)}
        if w.verb == Replacements.WOUND and w.when is not None:
            slots["do"] = put(ctx, "if", so=ctx.say(w.when), do=put(ctx, "instead", do=slots["do"]))
    return put(ctx, f"replaces.{w.verb}", w.who, **slots)


def shares_keywords(w: Constant, ctx: Context) -> str:
    names = [n.pick(ctx, "keywords", which) for which in in_words(w.verb)]
    return put(
        ctx, "shares.keyword", they=subjects(w.cards, ctx), keywords=n.listed(ctx, names, "keywords.or")
    )


def harmless(w: Constant, ctx: Context) -> str:
    name = "hits.at.most" if w.amount else "harmless" if w.verb == NONE else "harmless.attacked"
    return they(name)(w, ctx)


def also_at(w: Constant, ctx: Context) -> str:
    of = w.amount if isinstance(w.amount, int) else 0
    names = [
        put(ctx, "named.moment", name=put(ctx, f"moment.{moment}")) for moment in OWN if of >> moment & 1
    ]
    at = [put(ctx, f"moment.{moment}") for moment in OWN if w.verb >> moment & 1]
    said = put(ctx, "named.moment", name=n.listed(ctx, at, "moments"))
    return put(ctx, "also.at", they=subjects(w.cards, ctx), of=n.listed(ctx, names, "both"), at=said)


def gain_text(w: pc.GainText, ctx: Context) -> str:
    name = "become.copy" if w.constant is pc.COPIED else "gain.text"
    model = put(ctx, "revealed.creature") if w.of is kn.HIT else ctx.say(w.of)
    return put(ctx, SPANS[w.how_long], do=put(ctx, name, target=ctx.say(w.target), of=model))


def as_creature(w: Constant, ctx: Context) -> str:
    """An artifact, which it still is when a view speaks of it."""
    if ctx.quoted and ctx.on is None:
        return put(ctx, "as.creature", they=put(ctx, "this.artifact"), n=w.amount)
    return they("as.creature")(w, ctx)


def skips_forge(w: Constant, ctx: Context) -> str:
    if isinstance(w.when, co.Haunted) and w.when.who == cs.THAT_PLAYER and not w.when.isnt:
        return put(ctx, "skips.haunted")
    said = n.do(ctx, w.who, "skips.yours" if ctx.person(w.who) == YOU else "skips.forge")
    return said if w.when is None else put(ctx, "while", so=ctx.say(w.when), do=said)


QUESTIONS: Final[dict[int, Phrase]] = {
    Questions.POWER: gets("power"),
    Questions.ARMOR: gets("armor"),
    Questions.KEYWORD: they("gains.keyword"),
    Questions.LOSES_KEYWORD: they("loses.keyword"),
    Questions.TRAIT: lambda w, ctx: put(
        ctx, "gains.trait", they=subjects(w.cards, ctx), trait=n.trait(ctx, TRAITS[w.verb])
    ),
    Questions.GRANT: gives,
    Questions.COST: cost,
    Questions.LIMIT: limit,
    Questions.CANNOT: cannot,
    Questions.MUST_CHOOSE: choosing("must.choose"),
    Questions.CANNOT_CHOOSE: choosing("cannot.choose"),
    Questions.ENTERS: enters,
    Questions.AS_FLANK: they("as.flank"),
    Questions.PLAYS_AGAIN: lambda w, ctx: put(
        ctx, "plays.again", w.who, cards=n.noun(w.cards or Cards(), ctx), card=n.one(w.cards or Cards(), ctx)
    ),
    Questions.ICONS_AGAIN: lambda w, ctx: put(
        ctx, "icons.again", w.who, cards=n.one(w.cards or Cards(cs.ALL_TYPES), ctx)
    ),
    Questions.ALSO_HURT: they("also.hurt"),
    Questions.FACEUP: lambda w, ctx: put(ctx, "archived.faceup"),
    Questions.PICKS: lambda w, ctx: put(ctx, "picks.archives"),
    Questions.UNHURT: they("unhurt"),
    Questions.LOSES_EFFECTS: lambda w, ctx: put(
        ctx, "loses.effects", they=subjects(w.cards, ctx), moment=put(ctx, f"moment.{w.verb}")
    ),
    Questions.TOP_SHOWN: lambda w, ctx: put(ctx, "top.shown", w.who),
    Questions.HARMLESS: harmless,
    Questions.MUST_FIGHT: they("must.fight"),
    Questions.IGNORES: they("ignores"),
    Questions.FROM_SUPPLY: they("from.supply"),
    Questions.MAY_USE: may_use,
    Questions.MAY_PLAY: may_play,
    Questions.PRICE: price,
    Questions.ALSO_AT: also_at,
    Questions.SPENDABLE: lambda w, ctx: put(
        ctx,
        "spends.itself" if w.amount else "spendable",
        w.who,
        on=n.this(ctx) if w.cards is None else n.noun(w.cards, ctx),
    ),
    Questions.BELONGS: belongs,
    Questions.REPLACES: replaces,
    Questions.HITS_HARDER: they("hits.harder"),
    Questions.HURT_MORE: lambda w, ctx: they("hurt.twice" if w.verb == DOUBLE else "hurt.more")(w, ctx),
    Questions.SKIPS_FORGE: skips_forge,
    Questions.GETS_SPENT: they("gets.spent"),
    Questions.NO_ARMOR: they("no.armor"),
    Questions.ONLY_ATTACKS: they("only.attacks"),
    Questions.SWITCHED: they("switched"),
    Questions.SHARES_KEYWORD: shares_keywords,
    Questions.TAKES_CONTROL: they("controls"),
    Questions.BLANK: lambda w, ctx: they(
        "loses.all" if w.lost else "blank" if ctx.on is None else "blank.its"
    )(w, ctx),
    Questions.AS_UPGRADE: lambda w, ctx: put(ctx, "as.upgrade", text=quoted(w, ctx)),
    Questions.FIXED_POWER: lambda w, ctx: (
        put(
            ctx,
            "fixed.power.like",
            they=subjects(w.cards, ctx),
            first=put(ctx, "the.first", kind=n.kind(ctx, cs.CREATURES)),
        )
        if isinstance(w.amount, am.PowerOf)
        else they("fixed.power")(w, ctx)
    ),
    Questions.AS_CREATURE: as_creature,
    Questions.ATTACHES: lambda w, ctx: put(ctx, "attaches", cards=n.noun(w.against or Cards(), ctx)),
    Questions.UPGRADE_TEXT: lambda w, ctx: put(ctx, "upgrade.text", text=quoted(w, ctx)),
    Questions.TEXT_OF: they("text.of"),
    Questions.LOSES_TRAITS: they("loses.traits"),
    Questions.FAR_TAUNT: they("far.taunt"),
    Questions.HAUNTED: they("haunts"),
    Questions.LIKENESS: they("likeness"),
    Questions.COPY_OF: they("copy.of"),
    Questions.OTHER_SIDE: lambda w, ctx: put(
        ctx, "other.side", card=n.named(ctx, (w.against or Cards()).name)
    ),
    Questions.COPIES: copies,
}


def language(g: n.Grammar) -> Language:
    """The language of a grammar."""
    n.GRAMMARS[g.code] = g
    phrases: dict[type, Phrase] = {**n.PHRASES, **ef.PHRASES, ls.Lasting: lasting, pc.GainText: gain_text}

    def keywords(fact: Fact) -> str:
        """The printed keywords of a card."""
        said: list[str] = []
        for name, number in fact.keywords.items():
            keyword = g.words["keywords"].split("|")[KEYWORD_NAMES.index(name)]
            said.append(g.finished(keyword + (f" {'X' if number < 0 else number}" if number else "")))
        return g.words["gap"].replace("_", " ").join(said)

    def mode(part: Effect, ctx: Context) -> str:
        """One half of a choice."""
        return g.finished(ef.joined(part, ctx))

    return Language(g.code, phrases, QUESTIONS, line, keywords, mode)
