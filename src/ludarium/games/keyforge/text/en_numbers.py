"""English: numbers, and whether something is so."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.terms import COUNTER_NAMES, KEY_NAMES, KEYWORD_NAMES, NONE, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.text.base import (
    Context,
    Phrase,
    exact_numbers,
    houses_of,
    lone_state,
    same,
    times,
)
from ludarium.games.keyforge.text.en_nouns import (
    DONE,
    HOUSES,
    ZONES,
    agreed,
    article,
    as_subject,
    done,
    extreme,
    have,
    head,
    kind,
    known,
    listed,
    noun,
    one,
    place,
    possessive,
    subject,
    tail,
    that,
    this,
    trait,
    whose,
)
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import conditions as co
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import harm as hm
from ludarium.games.keyforge.words import known as kn
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import Amount
from ludarium.games.keyforge.words.cards import ANY, OPPONENT, YES, YOU, Cards
from ludarium.games.keyforge.words.control import AreNamed
from ludarium.games.keyforge.words.fights import Attacking, Fighting
from ludarium.games.keyforge.words.marks import Marks
from ludarium.games.keyforge.words.powers import ArmorOf, DestroyedPower
from ludarium.games.keyforge.words.special import RevealUntil
from ludarium.games.keyforge.words.tide import Tide

DEEDS: Final = {
    Done.PLAYED: "played", Done.USED: "used", Done.REAPED: "reaped with", Done.FOUGHT: "fought with",
    Done.DISCARDED: "discarded", Done.FORGED: "forged", Done.DESTROYED: "had destroyed",
    Done.DESTROYED_IN_FIGHT: "had destroyed in a fight", Done.EXALTED: "exalted",
}  # fmt: skip

USES: Final = {Done.REAPED: "reap", Done.FOUGHT: "fight"}
LOST: Final = (Done.DESTROYED, Done.DESTROYED_IN_FIGHT)
"""What is done to cards and not with them."""
ICON_NAMES: Final = ("Æ", "capture", "damage", "draw", "discard", "power")


# -- numbers


def counted(ctx: Context, amount: int | Amount, singular: str = "Æ", plural: str = "Æ") -> str:
    """So much of something."""
    if isinstance(amount, int):
        return f"{amount} {singular if amount == 1 else plural}"
    if isinstance(amount, (am.InPool, pl.KeywordOf)):
        return ctx.say(amount)
    if isinstance(amount, (am.PowerOf, ArmorOf)):
        return f"{plural} equal to {ctx.say(amount)}"
    if isinstance(amount, am.ThatMany):
        factor = {1: "", 2: "twice ", 3: "triple "}[amount.times]
        return f"{factor}that much {plural}" if singular == plural else f"{factor}that many {plural}"
    each_time = times(amount)
    return f"{each_time} {singular if each_time == 1 else plural} for each {ctx.say(amount)}"


def split(ctx: Context, amount: int | Amount, unit: str) -> tuple[str, str]:
    """A number with its unit, and what it is for each of."""
    if unit == "damage" and isinstance(amount, am.InPool):
        return "1 damage", f" for each {per_each(amount, ctx)}"
    number, each, of = counted(ctx, amount, unit, unit).partition(" for each ")
    return number, each + of


def count(w: am.Count, ctx: Context) -> str:
    if w.cards.beside == cs.IS_THIS:
        return f"{noun(w.cards, ctx).replace('neighboring ', '').replace('creature', 'neighbor')} {this(ctx)} has"
    said = noun(w.cards, ctx, zone="in")
    return f"copy of {said}" if w.cards.name == ctx.fact.id else said


def count_it(w: am.CountIt, ctx: Context) -> str:
    if w.own and isinstance(ctx.last, mv.ShuffleIn):
        return f"card shuffled into {whose(ctx, YOU)} deck this way"
    cards = w.cards or ctx.topic.cards or Cards(cs.ALL_TYPES)
    house = NONE if w.cards is None else cards.house
    how = DONE[hm.Destroy] if w.dead else done(ctx)
    return f"{noun(Cards(cards.types, house=house), ctx)} {how} this way"


def power_of(w: am.PowerOf, ctx: Context) -> str:
    """The power of a card; of that which does something by it, "its"."""
    own = isinstance(w.of, kn.Known) and ctx.topic.relation() == w.of.relation
    if w.of in (kn.HIT, kn.OTHER_KEPT) and isinstance(ctx.last, (hm.Destroy, mv.Archive, mv.Purge)):
        return f"the {done(ctx)} creature’s power"
    said = "its power" if own else f"{possessive(ctx.say(w.of))} power"
    return f"half {said} (rounding {'up' if w.up else 'down'})" if w.half else said


def icons(w: am.Icons, ctx: Context) -> str:
    icon = "" if w.icon == NONE else ICON_NAMES[w.icon] + " "
    one = isinstance(getattr(ctx.last, "target", None), (tg.A, tg.AtRandom))
    cards = f"the {done(ctx)} card" if one else f"the cards {done(ctx)} this way"
    return f"{icon}bonus icon on " + (cards if w.hit else that(ctx))


def more_keys(w: co.MoreKeys, ctx: Context) -> str:
    if w.who == cs.THAT_PLAYER:
        return "they have more forged keys than their opponent"
    return f"{have(ctx, w.who)} more forged keys than {rival(ctx, w.who)}"


def amber_on(w: am.AmberOn, ctx: Context) -> str:
    if w.among is not None:
        return f"Æ on {noun(w.among, ctx, True)}"
    return f"Æ on {this(ctx) if w.this else that(ctx)}"


def represented(w: am.Represented, ctx: Context) -> str:
    said = f"house represented among {in_play(w.cards, ctx)}"
    if w.but != NONE:
        said += f", except for {HOUSES[w.but]}"
    return said if w.most == NONE else f"{said} (to a maximum of {w.most})"


def in_play(cards: Cards, ctx: Context) -> str:
    """Cards of whoever controls them."""
    if cards.near != ANY:
        return f"{known(cards.near, ctx)} and its neighbors"
    if cards.relation == cs.IS_HIT:
        return f"{kind(cards.types, True)} {done(ctx)} this way"
    said = noun(cards, ctx, True, "in")
    return said if cards.side != ANY or not cards.where & cs.IN_PLAY else f"{said} in play"


def houses_at_least(w: co.AtLeast, amount: am.Represented, ctx: Context) -> str:
    cards = amount.cards
    number = f"{w.number} different houses"
    if ctx.weighed is not None and same(ctx.weighed, amount) and w.number != 1:
        return f"there are {bound(w, '', '').strip()}"
    if cards.side == ANY or not cards.where & cs.IN_PLAY:
        return f"there are {bound(w, 'house', 'houses')} represented among {in_play(cards, ctx)}"
    said = f"{noun(replace(cards, side=ANY), ctx, True)} from {number}"
    who = YOU if cards.side == cs.FRIENDLY else OPPONENT
    if w.below:
        does = "do" if ctx.person(who) == YOU else "does"
        return f"{subject(ctx, who)} {does} not control {said}"
    return f"{controls(ctx, who)} {said}"


def controls(ctx: Context, who: int) -> str:
    return f"{subject(ctx, who)} {agreed('control', ctx.person(who) == YOU)}"


def rival(ctx: Context, who: int) -> str:
    return subject(ctx, OPPONENT if who == YOU else YOU)


def in_pool(w: am.InPool, ctx: Context) -> str:
    of = whose(ctx, w.who)
    if w.half:
        return f"half of {of} Æ"
    if ctx.named == w.who == cs.THAT_PLAYER and not w.but:
        return "all of their remaining Æ"
    if ctx.named == ctx.person(w.who):
        return f"all but {w.but} of it" if w.but else "all of it"
    return f"all but {w.but} of {of} Æ" if w.but else f"all of {of} Æ"


def per_each(amount: Amount, ctx: Context) -> str:
    """What an amount counts, after "for each"."""
    if isinstance(amount, am.InPool) and not amount.but and not amount.half:
        if amount.who == cs.EACH_PLAYER:
            return "Æ in each player’s pool"
        return f"Æ {have(ctx, amount.who)}"
    return ctx.say(amount)


def in_all(amount: Amount, ctx: Context) -> str:
    """The number itself, where an amount would say what it counts."""
    if isinstance(amount, am.ForgedKeys):
        return f"the number of {'un' if amount.unforged else ''}forged keys {have(ctx, amount.who)}"
    if isinstance(amount, am.ZoneSize):
        return f"the number of cards in {whose(ctx, amount.who)} {dict(ZONES)[amount.zone]}"
    if isinstance(amount, am.DamageOn):
        return f"the amount of {ctx.say(amount)}"
    return ctx.say(amount)


def deed_when(w: am.TimesDone, ctx: Context) -> str:
    whose_turn = whose(ctx, w.who).replace("your opponent’s", "their")
    return f" on {whose_turn} previous turn" if w.before else " this turn"


def deed(w: am.TimesDone, ctx: Context) -> str:
    """Who did it, and when."""
    when = deed_when(w, ctx)
    if w.kind in LOST:
        return f"that was destroyed{' in a fight' if w.kind == Done.DESTROYED_IN_FIGHT else ''}{when}"
    verb = DEEDS[w.kind] + (" from your hand" if w.kind == Done.DISCARDED and w.who == YOU else "")
    return verb + when if w.who == am.ANY_PLAYER else f"{subject(ctx, w.who)} {verb}{when}"


def deed_noun(w: am.TimesDone, ctx: Context, plural: bool) -> str:
    if w.kind == Done.FORGED:
        return "keys" if plural else "key"
    lost = w.kind in (*LOST, Done.EXALTED) and w.who != am.ANY_PLAYER
    side = ANY if not lost else cs.ENEMY if w.who == OPPONENT else cs.FRIENDLY
    return noun(Cards(w.types, side, house=w.house, other=w.other), ctx, plural)


# -- conditions


def verb_of_last(ctx: Context) -> str:
    """What was done this way, as a player's doing."""
    return "discard" if isinstance(ctx.last, mv.Discard) else "choose"


def at_least(w: co.AtLeast, ctx: Context) -> str:
    amount, least = w.amount, w.number
    if isinstance(amount, am.InPool):
        if least == 0 and w.exactly:
            return f"{have(ctx, amount.who)} no Æ"
        how = "exactly " if w.exactly else ""
        more = "" if w.exactly else " or less" if w.below else " or more"
        least = least - 1 if w.below and isinstance(least, int) else least
        return f"{have(ctx, amount.who)} {how}{least} Æ{more}"
    if isinstance(amount, am.TimesDone):
        return deeds_at_least(w, amount, ctx)
    if isinstance(amount, am.Count):
        return cards_at_least(w, amount, ctx)
    if isinstance(amount, am.AmberOn):
        if w.below:
            return f"{this(ctx)} has fewer than {least} Æ on it"
        return f"{this(ctx)} has Æ on it" if least == 1 else f"there are {least} Æ or more on {this(ctx)}"
    if isinstance(amount, am.Represented):
        return houses_at_least(w, amount, ctx)
    if isinstance(amount, am.ThatMany) and isinstance(ctx.last, hm.Heal):
        more = " or more" if ctx.last.amount == hm.FULLY else ""
        return f"you healed {least}{more} damage this way"
    if isinstance(amount, am.CountIt) and amount.cards is not None and least == 1 and not w.below:
        any_of_them = f"any {noun(amount.cards, ctx, True)}"
        if isinstance(ctx.last, mv.Discard):
            return f"{subject(ctx, YOU)} discard {any_of_them} this way"
        return f"{any_of_them} are {done(ctx)} this way"
    if isinstance(amount, am.CountIt) and amount.dead and not w.below:
        return f"{least} or more {head(Cards(ctx.topic.types()), True)} are destroyed this way"
    if isinstance(amount, am.CountIt):
        amounts = f"{least} or more" if not w.below else f"fewer than {least}"
        return f"{amounts} cards are {'destroyed' if isinstance(ctx.last, c.ForEachCard) else done(ctx)} this way"
    if isinstance(amount, am.Plus) and isinstance(amount.first, am.InPool):
        return f"there is a combined total of {least} Æ or more between both players’ pools"
    if isinstance(amount, am.OfOneHouse):
        return f"{subject(ctx, YOU)} {verb_of_last(ctx)} {least} or more cards of the same house this way"
    if isinstance(amount, am.Plus):
        zones = [part.zone for part in (amount.first, amount.second) if isinstance(part, am.ZoneSize)]
        piles = listed([{**dict(ZONES), Zones.PURGED: "purged cards"}[zone] for zone in zones])
        return f"there is a combined total of {w.number} or more cards between {whose(ctx, YOU)} {piles}"
    if isinstance(amount, am.ZoneSize):
        number = f"{least - 1} or fewer" if w.below and isinstance(least, int) else f"{least} or more"
        number = f"exactly {least}" if w.exactly else number
        return (
            f"{have(ctx, amount.who)} {number} cards in {whose(ctx, amount.who)} {dict(ZONES)[amount.zone]}"
        )
    if isinstance(amount, am.CardsBeneath) and w.below and w.number == 1:
        return f"there are no cards under {this(ctx)}"
    if isinstance(amount, am.CardsBeneath):
        return f"there are {bound(w, 'card', 'cards')} under {this(ctx)}"
    if isinstance(amount, am.PowerAmong):
        if amount.cards.side == ANY:
            return f"the total power of {noun(amount.cards, ctx, True)} in play is {least} or higher"
        who = YOU if amount.cards.side == cs.FRIENDLY else OPPONENT
        return f"{controls(ctx, who)} {noun(replace(amount.cards, side=ANY), ctx, True)} with total power {least} or higher"
    if isinstance(amount, am.ForgedKeys):
        return f"{have(ctx, amount.who)} {least} or more {'un' if amount.unforged else ''}forged keys"
    if isinstance(amount, Marks):
        kind = f"{COUNTER_NAMES[amount.name]} counter"
        are = "is" if w.number == 1 and not w.below else "are"
        return f"there {are} {bound(w, kind, kind + 's')} on {ctx.say(amount.on)}"
    return f"there {'is less' if w.below else 'is'} {least} or more {ctx.say(amount)}"


def odd(w: co.Odd, ctx: Context) -> str:
    who = w.amount.who if isinstance(w.amount, am.InPool) else YOU
    return f"{have(ctx, who)} an {'even' if w.even else 'odd'} amount of Æ"


def bound(w: co.AtLeast, singular: str, plural: str) -> str:
    """The number of an ``AtLeast`` with its noun."""
    if w.exactly and w.number != 0:
        return f"exactly {w.number} {singular if w.number == 1 else plural}"
    if w.number == 1:
        return f"no {plural}" if w.below else article(singular)
    return f"fewer than {w.number} {plural}" if w.below else f"{w.number} or more {plural}"


def deeds_at_least(w: co.AtLeast, amount: am.TimesDone, ctx: Context) -> str:
    if amount.this:
        return f"this is {'the first time ' if w.exactly else ''}{this(ctx)} has been {DEEDS[amount.kind]} this turn"
    if amount.kind == Done.STOLE:
        whom = "you" if amount.who == OPPONENT else "your opponent"
        return f"{subject(ctx, amount.who)} stole Æ from {whom}{deed_when(amount, ctx)}"
    said = bound(w, deed_noun(amount, ctx, False), deed_noun(amount, ctx, True))
    if amount.kind in LOST:
        have_been = "has been" if w.number == 1 and not w.below else "have been"
        return f"{said} {have_been} {deed(amount, ctx).removeprefix('that was ')}"
    if amount.who == am.ANY_PLAYER:
        return f"{said} {deed(amount, ctx)}"
    who = subject(ctx, amount.who)
    when = deed(amount, ctx).removeprefix(who + " ")
    verb, _, rest = when.partition(" ")
    if amount.kind in USES:
        verb, rest = "used", f"to {USES[amount.kind]} {rest.removeprefix('with ')}"
    if (w.below and w.number == 1) or (w.exactly and w.number == 0):
        singular = deed_noun(amount, ctx, amount.other)
        have_not = "have not" if who == "you" else "has not"
        return f"{who} {have_not} {verb} {'any ' + singular if amount.other else article(singular)} {rest}"
    return f"{who} {verb} {said} {rest}"


def cards_at_least(w: co.AtLeast, amount: am.Count, ctx: Context) -> str:
    cards = amount.cards
    if cards.side == ANY or not cards.where & cs.IN_PLAY:
        return f"there are {bound(w, noun(cards, ctx, zone='in'), noun(cards, ctx, True, 'in'))}"
    who = YOU if cards.side == cs.FRIENDLY else OPPONENT
    if ctx.person(who) == cs.THAT_PLAYER and ctx.that is None:
        own = replace(cards, side=ANY)
        return f"{subject(ctx, who)} controls {bound(w, noun(own, ctx), noun(own, ctx, True))}"
    plain = noun(cards, ctx).replace("friendly ", "").replace("enemy ", "")
    plural = noun(cards, ctx, True).replace("friendly ", "").replace("enemy ", "")
    return f"{have(ctx, who)} {bound(w, plain, plural)} in play"


STATES: Final = {
    "ready": ("ready", "exhausted"), "stunned": ("stunned", "not stunned"), "enraged": ("enraged", "not enraged"), "damaged": ("damaged", "undamaged"),
}  # fmt: skip


def state(cards: Cards) -> str:
    """The one thing that a description asks of how a card is, where it asks nothing else."""
    asked = lone_state(cards)
    return STATES[asked][getattr(cards, asked) - YES] if asked in STATES else ""


def there(w: co.There, ctx: Context) -> str:
    if w.cards.counter != NONE and w.cards.relation != ANY:
        counter = f"{COUNTER_NAMES[w.cards.counter]} counter"
        return f"{known(w.cards.relation, ctx)} has {'no ' + counter if w.none else article(counter)}"
    if w.cards.counter != NONE and w.cards.types == cs.ALL_TYPES:
        counter = f"{COUNTER_NAMES[w.cards.counter]} counter"
        return f"there are no {counter}s in play" if w.none else f"there is {article(counter)} in play"
    if w.cards.where == cs.IN_PURGED and w.cards.name:
        return f"{head(w.cards, False)} has {'not ' if w.none else ''}been purged"
    if w.cards.relation != ANY and state(w.cards):
        return f"{known(w.cards.relation, ctx)} is {'not ' if w.none else ''}{state(w.cards)}"
    if w.cards.relation != ANY and w.cards.side == cs.FRIENDLY and w.cards.not_house == NONE:
        return f"{known(w.cards.relation, ctx)} is under your control"
    if w.cards.relation != ANY:
        return f"{known(w.cards.relation, ctx)} is under your control and does not belong to one of your three houses"
    if w.cards.beside == cs.IS_HOST and not w.none:
        return "it has 1 or more neighbors"
    if w.cards.beside == cs.IS_THIS and not w.none:
        neighbour = noun(w.cards, ctx).replace("neighboring ", "").replace("creature", "neighbor")
        return f"{'it' if ctx.short else this(ctx)} has {article(neighbour)}"
    if w.cards.beside == cs.IS_THIS:
        neighbours = noun(w.cards, ctx, True).replace("neighboring ", "").replace("creatures", "neighbors")
        return f"{this(ctx)} has no {neighbours}"
    if w.cards.name and not w.cards.where & cs.IN_PLAY and not w.none:
        return f"{head(w.cards, False)} is{place(w.cards, ctx, False, 'in')}"
    if w.cards.name and w.cards.side == cs.FRIENDLY and not w.none:
        return f"{controls(ctx, YOU)} {head(w.cards, False)}"
    return (
        f"there are no {noun(w.cards, ctx, True, 'in')}"
        if w.none
        else f"there is {one(w.cards, ctx).replace(' from ', ' in ')}"
    )


def any_of(w: co.AnyOf, ctx: Context) -> str:
    """Of several houses to which a card may belong, the card is named once; of several numbers, what is counted."""
    numbers = exact_numbers(w)
    if numbers:
        last = f"exactly {numbers[-1]}"
        return ctx.say(w.parts[-1]).replace(
            last, listed([f"exactly {number}" for number in numbers], "or"), 1
        )
    of_houses = houses_of(w)
    if of_houses:
        return f"it is {article(listed([HOUSES[of] for of in of_houses], 'or'))} card"
    return listed([ctx.say(part) for part in w.parts], "or")


def all_so(w: co.All, ctx: Context) -> str:
    """Of several cards that you control, it is said once that you do."""
    said = [ctx.say(part) for part in w.parts]
    control = f"{controls(ctx, YOU)} "
    if all([one.startswith(control) for one in said]):
        return control + listed([one.removeprefix(control) for one in said])
    return listed(said)


def is_kind(w: co.Is, ctx: Context) -> str:
    it = "it" if not w.event or ctx.that is not None else "that card"
    no = " not" if w.isnt else ""
    if state(w.cards):
        return f"it is{no} {state(w.cards)}"
    if lone_state(w.cards) == "amber":
        return f"it {'has' if (w.cards.amber == YES) != w.isnt else 'does not have'} Æ on it"
    if w.cards.house == cs.KEPT_HOUSE and w.cards.types == cs.ALL_TYPES:
        return f"it {'does not share' if w.isnt else 'shares'} a house with {known(cs.IS_KEPT, ctx)}"
    if w.cards.house < NONE and w.cards.types == cs.ALL_TYPES:
        return f"it is{no}{tail(w.cards, ctx, False)}"
    if w.cards.not_house < NONE and w.cards.types == cs.ALL_TYPES:
        of = tail(Cards(cs.ALL_TYPES, house=w.cards.not_house), ctx, False)
        return f"it is{'' if w.isnt else ' not'}{of}"
    if w.cards.not_house >= 0 and w.cards.types == cs.ALL_TYPES:
        return f"it is {'' if w.isnt else 'not '}{article(HOUSES[w.cards.not_house] + ' card')}"
    if w.cards.flank != ANY:
        return f"{it} is{no if w.cards.flank == YES else ' not'} on a flank"
    return f"{it} is{no} {one(w.cards, ctx)}"


def more_creatures(w: co.MoreCreatures, ctx: Context) -> str:
    if w.trait:
        yours, theirs = ("friendly", "enemy") if ctx.person(w.who) == YOU else ("enemy", "friendly")
        kind = f"{trait(w.trait)} creatures"
        return f"there are more {yours} {kind} than {theirs} {kind}"
    if w.who == cs.THAT_PLAYER:
        return "they control more creatures than their opponent"
    return f"{controls(ctx, w.who)} more creatures than {rival(ctx, w.who)}"


def sought(w: pl.DigFor, ctx: Context) -> str:
    return one(replace(w.cards, where=cs.IN_PLAY, side=ANY), ctx)


def most_powerful(w: co.MostPowerful, ctx: Context) -> str:
    if isinstance(w.of, tg.Each) and w.of.cards.side == cs.FRIENDLY:
        return f"{controls(ctx, YOU)} {extreme(tg.Extreme(w.among), ctx)}"
    return f"{as_subject(ctx.say(w.of))} is {extreme(tg.Extreme(w.among), ctx)}"


def did(w: co.Did, ctx: Context) -> str:
    if isinstance(ctx.last, RevealUntil):
        return f"you {'do not ' if w.isnt else ''}reveal {one(replace(ctx.last.cards, where=cs.IN_PLAY, side=ANY), ctx)} this way"
    if isinstance(ctx.last, pl.DigFor):
        return f"you {'do not ' if w.isnt else ''}discard {sought(ctx.last, ctx)} this way"
    return ("they" if ctx.me == cs.THAT_PLAYER else "you") + (" do not" if w.isnt else " do")


def tide(w: Tide, ctx: Context) -> str:
    whom = "" if ctx.person(YOU) == YOU else f" for {subject(ctx, YOU)}"
    return f"the tide is {'not ' if w.isnt else ''}{'low' if w.low else 'high'}{whom}"


PHRASES: Final[dict[type, Phrase]] = {
    am.Count: count,
    am.CountIt: count_it,
    am.PowerAmong: lambda w, ctx: f"the combined power of {noun(w.cards, ctx, True)}",
    am.Icons: icons,
    am.PowerOf: power_of,
    am.Excess: lambda w, ctx: (
        f"creature {controls(ctx, w.who)} in excess of {rival(ctx, w.who)}"
        + (f", not counting {this(ctx)}" if w.other else "")
    ),
    am.ForgedKeys: lambda w, ctx: f"{'unforged' if w.unforged else 'forged'} key {have(ctx, w.who)}",
    am.InPool: in_pool,
    am.DamageOn: lambda w, ctx: f"damage on {noun(w.among, ctx, True) if w.among else this(ctx)}",
    am.AmberOn: amber_on,
    am.CardsBeneath: lambda w, ctx: f"card under {this(ctx)}",
    am.Represented: represented,
    am.Powers: lambda w, ctx: f"different power value among {in_play(w.cards, ctx)}",
    am.TraitsOfIt: lambda w, ctx: f"trait {that(ctx)} has",
    am.ThatMany: lambda w, ctx: f"Æ {'lost' if isinstance(ctx.last, pl.Lose) else done(ctx)} this way",
    am.ZoneSize: lambda w, ctx: f"card in {whose(ctx, w.who)} {dict(ZONES)[w.zone]}",
    am.TimesDone: lambda w, ctx: f"{deed_noun(w, ctx, False)} {deed(w, ctx)}",
    am.Plus: lambda w, ctx: f"{ctx.say(w.first)}{' less ' if w.minus else ' and '}{ctx.say(w.second)}",
    pl.KeywordOf: lambda w, ctx: f"{KEYWORD_NAMES[w.keyword]}",
    ArmorOf: lambda w, ctx: f"{possessive(ctx.say(w.of))} armor",
    co.Controls: lambda w, ctx: f"{controls(ctx, w.who)} {one(w.cards, ctx)}",
    DestroyedPower: lambda w, ctx: "you do",
    am.OfOneHouse: lambda w, ctx: f"card of the same house {done(ctx)} this way",
    co.AtLeast: at_least,
    co.Odd: odd,
    co.There: there,
    co.Is: is_kind,
    co.MostPowerful: most_powerful,
    co.Did: did,
    co.Died: lambda w, ctx: (
        "this damage destroys 1 or more creatures"
        if w.one
        else "it is not destroyed"
        if w.isnt
        else f"this damage destroys {that(ctx)}"
    ),
    AreNamed: lambda w, ctx: "they are the named cards",
    co.SharedHouse: lambda w, ctx: f"{that(ctx)} {'do not share' if w.isnt else 'share'} a house",
    co.MoreCreatures: more_creatures,
    co.MoreKeys: more_keys,
    co.MoreAmber: lambda w, ctx: f"{have(ctx, w.who)} more Æ than {rival(ctx, w.who)}",
    co.OnFlank: lambda w, ctx: (
        f"{'this creature' if w.host else this(ctx)} is {'not ' if w.isnt else ''}on a flank"
    ),
    Attacking: lambda w, ctx: f"attacking {one(w.foe, ctx)}",
    co.InCenter: lambda w, ctx: (
        f"{'this creature' if w.host else this(ctx)} is in the center of its battleline"
    ),
    Marks: lambda w, ctx: f"{COUNTER_NAMES[w.name]} counter on {ctx.say(w.on)}",
    co.FirstReap: lambda w, ctx: "it is the first time a creature has reaped this turn",
    co.ActiveHouse: lambda w, ctx: f"{HOUSES[w.house]} is {'not ' if w.isnt else ''}your active house",
    co.YourTurn: lambda w, ctx: f"it is {'not ' if w.isnt else ''}your turn",
    pl.CanForge: lambda w, ctx: f"{subject(ctx, YOU)} can forge a key",
    co.AnyOf: any_of,
    Tide: tide,
    co.Haunted: lambda w, ctx: (
        f"{subject(ctx, w.who)} {'are' if ctx.person(w.who) == YOU else 'is'}{' not' if w.isnt else ''} haunted"
    ),
    co.KeyForged: lambda w, ctx: f"{whose(ctx, w.who)} {KEY_NAMES[w.colour]} key is forged",
    Fighting: lambda w, ctx: f"{this(ctx)} is fighting",
    co.All: all_so,
}
