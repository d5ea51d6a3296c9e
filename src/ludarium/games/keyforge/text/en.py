"""English: whole lines. When an ability resolves, and what is always so."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Final

from ludarium.games.keyforge.engine.terms import (
    DOUBLE,
    KEYWORD_NAMES,
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
from ludarium.games.keyforge.text import base
from ludarium.games.keyforge.text import en_effects as ef
from ludarium.games.keyforge.text import en_nouns as n
from ludarium.games.keyforge.text import en_numbers as num
from ludarium.games.keyforge.text.base import Context, Language, Phrase, same, unhurt_by
from ludarium.games.keyforge.text.moments import (
    OF_PLAYERS,
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
from ludarium.games.keyforge.words.shorthand import THIS_CARD

MOMENTS: Final = {
    Moments.PLAY: "Play", Moments.BEFORE_FIGHT: "Before Fight", Moments.FIGHT: "After Fight", Moments.REAP: "After Reap",
    Moments.ACTION: "Action", Moments.OMNI: "Omni", Moments.DESTROYED: "Destroyed", Moments.SCRAP: "Scrap",
}  # fmt: skip
"""What the moments of ``moments.OWN`` are called."""

# -- when


def line(said: tuple[Ability | Constant, ...], ctx: Context) -> str:
    word = said[0]
    if isinstance(word, Ability):
        return ability(word, ctx)
    return ef.finished(constants(tuple([part for part in said if isinstance(part, Constant)]), ctx))


def ability(word: Ability, ctx: Context) -> str:
    """A whole ability: when it resolves, and its instructions."""
    own = [name for moment, name in MOMENTS.items() if moment in word.moments]
    if word.own and own:
        said = instead(ef.joined(word.body, ctx)) if word.instead else ef.sentences(word.body, ctx)
        if word.when is not None:
            said = f"if {ctx.say(word.when)}, {said}"
        return f"{'/'.join(own)}: {ef.finished(said)}"
    return ef.finished(heard(word, ctx))


def instead(said: str) -> str:
    first, line, rest = said.partition("\n")
    return f"{first} instead{line}{rest}"


def heard(word: Ability, ctx: Context) -> str:
    """An ability that answers an event, as clauses."""
    moment = word.moments[0]
    if moment == Moments.ALWAYS_CHECKED and word.when is not None:
        return f"if {ctx.say(word.when)}, {ef.joined(word.body, ctx)}"
    if moment == Moments.ANY_TIME:
        so = "" if word.when is None else f"while {ctx.say(word.when)}, "
        return f"{so}{n.subject(ctx, YOU)} may {ef.joined(word.body, ctx)}"
    if moment == Moments.WOULD_DRAW:
        there = f"while {n.this(ctx)} is in {n.whose(ctx, YOU)} discard pile"
        draws = f"if {n.subject(ctx, YOU)} would draw a card during {n.whose(ctx, YOU)} turn"
        return f"{there}, {draws}, {n.subject(ctx, YOU)} may {ef.joined(word.body, ctx)} instead"
    said = event(word, moment, ctx)
    if word.nth and moment == Moments.AFTER_USED:
        used = n.noun(word.of or Cards(), ctx, True)
        return f"after {word.nth} {used} are used in the same turn, {ef.joined(word.body, ctx)}"
    if word.early:
        said += ", but before resolving its play effect"
    if word.fallen and moment in STEPS:
        said += f", if {n.this(ctx)} is in {n.whose(ctx, YOU)} discard pile"
    of_players = moment in OF_PLAYERS or word.nth > 0
    ctx.that = None if of_players else word.of or Cards()
    if of_players and word.by == cs.EACH_PLAYER and not isinstance(word.body, c.ByThatPlayer):
        ctx.named = cs.THAT_PLAYER
    if word.in_turn == cs.FRIENDLY and moment not in STEPS:
        said += " during your turn"
    if word.when is not None and moment not in SAYS_SO:
        if of_itself(word.when):
            said = f"while {ctx.say(word.when)}, {said}"
        else:
            said += f", if {ctx.say(word.when)}"
    may = "you may " if word.may else ""
    done = ef.joined(word.body, ctx)
    return f"{said}, {may}{done}"


def event(word: Ability, moment: int, ctx: Context) -> str:
    """The event that an ability answers."""
    if moment == Moments.TURN_STARTS or moment == Moments.TURN_ENDS:
        whose = {cs.FRIENDLY: n.whose(ctx, YOU), cs.ENEMY: n.whose(ctx, OPPONENT)}.get(word.in_turn, "each")
        if isinstance(word.body, c.ByThatPlayer) and word.in_turn == cs.ANY:
            whose = "each player’s"
        return f"at the {'start' if moment == Moments.TURN_STARTS else 'end'} of {whose} turn"
    if moment == Moments.DRAW_STARTS:
        return f"at the start of {n.whose(ctx, YOU)} “draw cards” step"
    if moment == Moments.READY_ENDS:
        return f"at the end of {n.whose(ctx, YOU)} “ready cards” step"
    who = "a player" if word.by == cs.EACH_PLAYER else n.subject(ctx, word.by)
    here = word.by == YOU
    if moment == Moments.AFTER_FORGES:
        return f"after {who} {n.agreed('forge', here)} a key"
    if moment == Moments.HOUSE_STEP and isinstance(word.when, co.ActiveHouse):
        house = n.house(word.when.house)
        return f"if {who} {'do' if here else 'does'} not choose {house} as {'your' if here else 'their'} active house"
    if moment == Moments.AFTER_HOUSE:
        chooses = f"after {who} {n.agreed('choose', here)}"
        if isinstance(word.when, co.ActiveHouse):
            return f"{chooses} {n.house(word.when.house)} as {'your' if here else 'their'} active house"
        ctx.house_chosen = True
        return f"{chooses} an active house{' which matches no cards in play' if unmatched(word) else ''}"
    if moment == Moments.AFTER_TIDE:
        theirs = f" during {n.own(ctx, word.by)} turn" if word.in_turn == cs.THEIR_OWN else ""
        return f"after {who} {n.agreed('raise', here)} the tide{theirs}"
    if moment == Moments.AFTER_SHUFFLES:
        return f"after {who} {n.agreed('shuffle', here)} {n.own(ctx, word.by)} discard pile into {n.own(ctx, word.by)} deck"
    if moment == Moments.AFTER_DRAWS or moment == Moments.AFTER_READIED:
        return f"after {who} {n.agreed('draw' if moment == Moments.AFTER_DRAWS else 'ready', here)} a card"
    if moment == Moments.AFTER_STEALS:
        if word.by == OPPONENT:
            return f"after Æ is stolen from {n.subject(ctx, YOU)}"
        return f"after {who} {n.agreed('steal', here)} Æ"
    if moment == Moments.WOULD_FORGE:
        theirs = f" during {n.own(ctx, word.by)} turn" if word.in_turn != cs.ANY else ""
        return f"when {who} would forge a key{theirs}"
    if moment == Moments.AFTER_REAP_GAIN:
        return f"after {who} {n.agreed('gain', here)} Æ by reaping"
    if moment == Moments.AFTER_ICON:
        icon = n.article(f"{num.ICON_NAMES[word.icon]} bonus icon") if word.icon != NONE else "a bonus icon"
        return f"after {who} {n.agreed('resolve', here)} {icon}"
    if word.nth:
        return f"after {who} {n.agreed('play', here)} {n.own(ctx, word.by)} {n.nth(word.nth)} card in a turn"
    cards = "a creature" if word.of is None else hearing(word.of, ctx)
    if moment == Moments.AFTER_DISCARDS and word.of is not None and word.of.where == cs.IN_HAND:
        of = replace(word.of, where=cs.IN_PLAY)
        return f"after {n.one(of, ctx)} is discarded from {n.own(ctx, word.by)} hand"
    if word.by != cs.EACH_PLAYER and moment in BY_PLAYER:
        place = f" from {n.own(ctx, word.by)} hand" if moment == Moments.AFTER_DISCARDS else ""
        if word.flank == cs.FROM_PILE:
            place = f" from {n.own(ctx, word.by)} discard pile"
        elif word.flank:
            place = f" on {n.own(ctx, word.by)} {'left' if word.flank == cs.LEFT else 'right'} flank"
        return f"after {who} {n.agreed(BY_PLAYER[moment], here)} {cards}{place}"
    host = word.when.cards if isinstance(word.when, co.There) else None
    if moment == Moments.AFTER_ATTACHED and host is not None and host.relation == cs.IS_HOST:
        return f"after you attach {cards} to {n.head(host, False)}"
    if moment == Moments.BEFORE_FIGHTS:
        return f"before {cards} fights"
    if moment == Moments.AFTER_LEAVES and word.own:
        return f"{'if' if ctx.on is None else 'after'} {n.this(ctx)} leaves play"
    if moment == Moments.AFTER_DESTROYED and word.by_splash:
        return f"after {n.one(word.of or Cards(), ctx)} is destroyed by {n.possessive(n.this(ctx))} splash-attack damage"
    if moment == Moments.AFTER_DESTROYED and word.by_assault:
        return f"after {cards} is destroyed by {n.possessive(n.this(ctx))} assault damage"
    if moment == Moments.AFTER_DESTROYED and word.attacking:
        return f"after {n.this(ctx)} attacks and destroys {cards}"
    if moment == Moments.AFTER_DESTROYED and word.in_fight:
        return f"after {cards} is destroyed while fighting"
    if moment == Moments.AFTER_DESTROYED and word.fighting:
        return f"after {cards} is destroyed fighting {n.this(ctx)}"
    if moment == Moments.AFTER_ATTACHED and word.of is not None and word.of.on_or_beside != cs.ANY:
        near, of = n.known(word.of.on_or_beside, ctx), replace(word.of, on_or_beside=cs.ANY)
        return f"after {n.one(of, ctx)} is attached to {near} or 1 of its neighbors"
    if moment == Moments.AFTER_ATTACHED and word.of is not None and word.of.on != cs.ANY:
        host_name, of = n.known(word.of.on, ctx), replace(word.of, on=cs.ANY)
        return f"after {n.one(of, ctx)} is attached to {host_name}"
    beside = f" adjacent to {n.this(ctx)}" if word.adjacent else ""
    return f"after {cards} {HAPPENS[moment]}{beside}"


def hearing(cards: Cards, ctx: Context) -> str:
    if cards.name and cards.relation == cs.ANY and not cards.other:
        return n.noun(cards, ctx)
    return n.known(cards.relation, ctx) if cards.relation != cs.ANY else n.one(cards, ctx)


SAYS_SO: Final = (Moments.AFTER_HOUSE, Moments.AFTER_ATTACHED, Moments.HOUSE_STEP)
"""The events that say their condition themselves."""
BY_PLAYER: Final = {
    Moments.AFTER_PLAYED: "play",
    Moments.AFTER_RESOLVED: "play",
    Moments.AFTER_USED: "use",
    Moments.AFTER_DISCARDS: "discard",
    Moments.AFTER_FIGHTS: "fight with",
    Moments.AFTER_EXALTS: "exalt",
}
HAPPENS: Final = {
    Moments.AFTER_RESOLVED: "is played", Moments.AFTER_ENTERS: "enters play", Moments.AFTER_PLAYED: "is played", Moments.AFTER_DESTROYED: "is destroyed",
    Moments.AFTER_LEAVES: "leaves play", Moments.AFTER_FIGHTS: "fights", Moments.AFTER_REAPS: "reaps",
    Moments.AFTER_USED: "is used", Moments.AFTER_DISCARDS: "is discarded", Moments.AFTER_READIED: "is readied",
    Moments.AFTER_ATTACHED: "is attached", Moments.AFTER_ARMOR: "prevents damage with its armor",
    Moments.AFTER_ICON_HURTS: "is dealt damage by a damage bonus icon",
    Moments.AFTER_DAMAGED: "is dealt damage",
    Moments.AFTER_EXALTS: "is exalted",
    Moments.AFTER_CAPTURES: "captures Æ",
}  # fmt: skip

# -- how long


def lasting(w: ls.Lasting, ctx: Context) -> str:
    """Something that is so for a while."""
    before = ctx.on
    ctx.on = w.on
    ending = of_turns_end(w)
    if ending is not None:
        said = ef.joined(ending.body, ctx)
        ctx.on = before
        return f"at the end of the turn, {said}"
    if w.how_long == Durations.THE_NEXT and isinstance(w.words[0], Constant):
        said = the_next(w.words[0], ctx)
    else:
        always, events = parts(w)
        first = [constants(always, ctx)] if always else []
        short, ctx.short = ctx.short, False  # the event has just named other cards
        said = n.listed([*first, *[heard(word, ctx) for word in events]])
        ctx.short = short
    ctx.on = before
    if w.how_long == Durations.NEXT_READYING:
        return said.replace("controller’s “ready", "controller’s next “ready")
    if is_switch(w):
        return f"{said} for the remainder of the turn"
    if w.how_long == Durations.WHILE_THIS and not leaves(w):
        return f"{said} until {n.this(ctx)} leaves play"
    if w.how_long == Durations.THIS_TURN and (
        (
            said.startswith("you may use")
            and (w.on is not None or " up to " in said or said.startswith("you may use a"))
        )
        or said.startswith("you may play or use")
    ):
        return f"{said} this turn"
    return SPANS.get(w.how_long, "") + said


SPANS: Final = {
    Durations.THIS_TURN: "for the remainder of the turn, ",
    Durations.NEXT_TURN: "during your opponent’s next turn, ",
    Durations.TO_YOUR_TURN: "until the start of your next turn, ",
    Durations.THROUGH_YOUR_TURN: "until the end of your next turn, ",
}


def the_next(word: Constant, ctx: Context) -> str:
    """What is so once, for the next card."""
    cards = word.cards or Cards(cs.ALL_TYPES)
    kind = n.noun(Cards(cards.types, house=cards.house, trait=cards.trait, not_house=cards.not_house), ctx)
    if word.question == Questions.MAY_PLAY:
        return f"you may play {n.article(kind)} this turn"
    if word.question == Questions.REPLACES:
        return ctx.constant(word).replace("an action card", "your next action card this turn")
    if word.question == Questions.CANNOT:
        return f"the next time {n.article(kind)} is used this turn, it cannot {BARE[word.verb]}"
    if word.question == Questions.ICONS_AGAIN:
        again = "resolve each of its bonus icons an additional time"
        return f"the next time you play {n.article(kind)} this turn, {again}"
    if word.verb == EntryStates.ANYWHERE:
        where = f"anywhere in {n.whose(ctx, YOU)} battleline, ready"
        said = f"the next time {n.one(cards, ctx)} enters play this turn"
        return f"{said}, {n.subject(ctx, YOU)} may have it enter {where}"
    return f"the next {kind} you play this turn {enters_how(word)}"


def one_of(w: c.OneOf, ctx: Context) -> str:
    """A choice; of things that the same card gains for the same time, the time and the card are said once."""
    if not base.one_span(w):
        return ef.one_of(w, ctx)
    before = ctx.on
    said: list[str] = []
    who = ""
    for part in w.parts:
        if isinstance(part, ls.Lasting):
            ctx.on = part.on
            who = subject(None, ctx)[0]
            gains = constants(parts(part)[0], ctx)
            said.append(re.sub(f"^{re.escape(who)} (?:gets?|gains?),? ", "", gains))
    ctx.on = before
    first = w.parts[0]
    span = SPANS.get(first.how_long, "") if isinstance(first, ls.Lasting) else ""
    return f"{span}{who} gains (choose one): {n.listed(said, 'or')}"


# -- what is always so


def constants(words: tuple[Constant, ...], ctx: Context) -> str:
    """Constants about the same cards in one sentence: the subject and the condition are said once."""
    said: list[str] = []
    dealers = unhurt_by(words)
    if len(dealers) == len(words):
        by = n.listed([n.noun(cards, ctx, True) for cards in dealers], "or")
        return f"{subject(words[0].cards, ctx)[0]} cannot be dealt damage by {by}"
    before = NONE
    for word in words:
        fixed = word.question == Questions.NO_ARMOR and before == Questions.FIXED_POWER
        said.append("0 armor" if fixed else ctx.constant(word))
        before = word.question
    if len(words) > 1 and words[0].question == Questions.CANNOT and words[0].cards is not None:
        each, all_of_them = n.each(words[0].cards, ctx), n.noun(words[0].cards, ctx, True)
        if said[0].startswith(f"{all_of_them} cannot ") and said[1].startswith(f"{each} "):
            said[0] = each + said[0].removeprefix(all_of_them)
    gets = len([word for word in words if word.question in (Questions.POWER, Questions.ARMOR)])
    if len(words) > 3 and gets > 1 and words[0].when is None:  # what it gets is a sentence of its own
        return constants(words[:gets], ctx) + "\n" + constants(words[gets:], ctx)
    first, each, of = said[0].partition(" for each ")
    if len(said) == 2 and each and said[1].endswith(each + of):  # it is for each of them
        said = [first, said[1]]
    barred = all([word.question in (Questions.CANNOT, Questions.UNHURT) for word in words])
    others = [unrepeated(before, other) for before, other in pairwise(said)] if len(said) > 3 else []
    others = others or [unrepeated(said[0], other) for other in said[1:]]
    clause = n.listed([said[0], *others], "or" if barred else "and")
    clause = clause.replace(" and ,", " and,")
    for word in words:
        if word.question == Questions.KEYWORD and isinstance(word.amount, Amount):
            worth = f"\nX is {num.in_all(word.amount, ctx).replace('it’s', 'its')}"
            clause += "" if worth in clause else worth
    when = words[0].when
    if when is None or words[0].question in OWN_CONDITION:
        return clause
    if of_itself(when):
        clause = re.sub(f"^({re.escape(n.this(ctx))}|this creature) ", "it ", clause)
    return f"while {ctx.say(when)}, {clause}"


def unrepeated(first: str, other: str) -> str:
    """The second clause without the words with which both begin."""
    words, known = other.split(), first.split()
    i = 0
    for one, again in zip(known, words[:-1], strict=False):
        if not again[0].isalpha() or one.rstrip(",") != again.rstrip(","):
            break
        i += 1
    said = " ".join(words[i:])
    return f", {said}" if i and words[i - 1].endswith(",") and not known[i - 1].endswith(",") else said


def subject(cards: Cards | None, ctx: Context) -> tuple[str, bool]:
    """The cards that a constant is about, and whether they are several."""
    if ctx.on is not None:
        said = n.as_subject(ctx.say(ctx.on))
        return said, n.plural(ctx.on) or said.startswith("those ")
    if cards is None:
        return "", False
    if cards.beside in (cs.IS_THIS, cs.IS_HOST) and cards.relation == cs.ANY and not cards.not_trait:
        kind = n.noun(replace(cards, beside=cs.ANY, side=cs.ANY), ctx, True).replace("creatures", "neighbors")
        return f"each of {n.possessive(n.known(cards.beside, ctx))} {kind}", False
    if cards.named == cs.IS_HOST:
        return f"this creature and {n.each(replace(cards, named=cs.ANY), ctx)} with the same name as it", True
    return n.each(cards, ctx), False


def gets(what: str, w: Constant, ctx: Context) -> str:
    who, plural = subject(w.cards, ctx)
    if isinstance(w.amount, am.PowerAmong):
        return f"{n.possessive(who)} power is {ctx.say(w.amount)}"
    if isinstance(w.amount, am.InPool):
        return f"{who} {n.agreed('get', plural)} +1 {what} for each {num.per_each(w.amount, ctx)}"
    if isinstance(w.amount, Amount):
        worth, each = num.split(ctx, w.amount, what)
        if isinstance(w.amount, am.AmberOn) and w.amount.times < 0:
            return f"{who} {n.agreed('get', plural)} {signed(w.amount.times)} {what} for each Æ on it"
        if isinstance(w.amount, am.AmberOn) and w.amount.this == (w.cards is THIS_CARD):
            each = " for each Æ on it"
        return f"{who} {n.agreed('get', plural)} +{worth}{each}"
    return f"{who} {n.agreed('get', plural)} {signed(w.amount)} {what}"


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "–")


def they(w: Constant, ctx: Context, verb: str) -> str:
    """The cards of a constant with their verb."""
    who, plural = subject(w.cards, ctx)
    return f"{who} {n.agreed(verb, plural)}"


def keyword(w: Constant, ctx: Context) -> str:
    if isinstance(w.amount, Amount):
        return f"{they(w, ctx, 'gain')} {KEYWORD_NAMES[w.verb]} X"
    number = f" {w.amount}" if w.verb in NUMBERED else ""
    return f"{they(w, ctx, 'gain')} {KEYWORD_NAMES[w.verb]}{number}"


def quoted(w: Constant, ctx: Context) -> list[str]:
    """What a constant gives to cards, as lines."""
    return [line(said, ctx.quote()) for said in together(w.gives)]


def cost(w: Constant, ctx: Context) -> str:
    keys = "keys" if w.who == cs.EACH_PLAYER else f"{n.whose(ctx, w.who)} keys"
    if isinstance(w.amount, am.PowerOf):
        return f"{keys} cost +X Æ, where X is {ctx.say(w.amount)}"
    if isinstance(w.amount, Amount):
        return f"{keys} cost +{num.counted(ctx, w.amount)}"
    return f"{keys} cost {signed(w.amount)} Æ"


def limit(w: Constant, ctx: Context) -> str:
    each = "" if isinstance(w.amount, int) else f"for each {ctx.say(w.amount)}, "
    amount = w.amount if isinstance(w.amount, int) else 1
    hand = "your hand" if w.who == YOU else "their hand"
    more = f"{abs(amount)} {'additional' if amount > 0 else 'less'} card{'s' if abs(amount) > 1 else ''}"
    step = "“draw cards” step"
    if w.who == YOU:
        return f"{each}refill your hand to {more} during your {step}"
    return f"{each}during their {step}, {n.subject(ctx, w.who)} refills {hand} to {more}"


BARE: Final = {
    Verbs.REAP: "reap", Verbs.FIGHT: "fight", Verbs.ACT: "use their action abilities",
    Verbs.PLAY: "play", Verbs.USE: "use", Verbs.DISCARD: "discard", Verbs.EXHAUST: "become exhausted", Verbs.READY: "ready", Verbs.DIE: "be destroyed",
}  # fmt: skip


def cannot(w: Constant, ctx: Context) -> str:
    if w.cards is not None and w.cards.type_again:
        return f"{n.subject(ctx, w.who)} cannot {BARE[w.verb]} more than 1 {n.kind(w.cards.types)} of each type each turn"
    if isinstance(w.when, co.AtLeast) and isinstance(w.when.amount, am.TimesDone) and not w.when.below:
        cards = num.deed_noun(w.when.amount, ctx, True)
        return f"{n.subject(ctx, w.who)} cannot {BARE[w.verb]} more than {w.when.number} {cards} each turn"
    ctx.short = w.cards is not None and w.cards.relation == cs.IS_THIS
    unless = condition(w, ctx)
    ctx.short = False
    if w.verb == Verbs.FORGE:
        forger = "players" if w.who == cs.EACH_PLAYER else n.subject(ctx, w.who)
        nth = w.amount if isinstance(w.amount, int) else 0
        key = f"{n.own(ctx, w.who)} {n.ORDINALS[nth]} key" if nth else "keys"
        return f"{forger} cannot forge {key}{unless}"
    if w.verb == Verbs.TIDE:
        raiser = "players" if w.who == cs.EACH_PLAYER else n.subject(ctx, w.who)
        return f"{raiser} cannot raise the tide{unless}"
    if w.verb == Verbs.STEAL:
        return f"{n.whose(ctx, w.who)} Æ cannot be stolen{unless}"
    if w.verb == Verbs.ICONS:
        return f"{n.subject(ctx, w.who)} cannot resolve bonus icons on cards {played_by(w, ctx)}{unless}"
    if w.verb == Verbs.DISCARD and w.cards is not None and w.cards.relation == cs.IS_THIS:
        return f"{n.this(ctx)} cannot be discarded from your hand except through card abilities"
    if w.verb == Verbs.DESTROYED:
        all_cards = w.cards is None or same(w.cards, Cards(cs.ALL_TYPES))
        of = "" if all_cards else f" of {n.noun(w.cards or Cards(), ctx, True)}"
        return f"destroyed effects{of} cannot resolve{unless}"
    if w.verb == Verbs.ATTACK and w.against is not None:
        foes = subject(w.cards, ctx)[0]
        if w.cards is not None and w.cards.relation == cs.ANY and ctx.on is None:
            foes = n.noun(w.cards, ctx, True)
        return f"{n.noun(w.against, ctx, True)} cannot fight {foes}{unless}"
    if w.verb == Verbs.ATTACK:
        return f"{subject(w.cards, ctx)[0]} cannot be attacked{unless}"
    if w.verb == Verbs.READY_STEP:
        if w.cards is None:
            whose = n.own(ctx, w.who)
            return f"{n.subject(ctx, w.who)} cannot ready cards during {whose} “ready cards” step{unless}"
        if w.cards.relation == cs.IS_THIS:
            return f"{n.this(ctx)} does not ready during your “ready cards” step{unless}"
        if w.cards.relation == cs.ANY and ctx.on is None:
            all_of_them = n.noun(w.cards, ctx, True)
            return f"{all_of_them} do not ready during their controllers’ “ready cards” step{unless}"
        return f"{subject(w.cards, ctx)[0]} does not ready during its controller’s “ready cards” step{unless}"
    if w.verb == Verbs.LEAVE_ARCHIVES:
        return f"{n.whose(ctx, OPPONENT)} cards cannot leave {n.whose(ctx, YOU)} archives{unless}"
    if w.verb == Verbs.DIE:
        return f"{subject(w.cards, ctx)[0]} cannot be destroyed{unless}"
    if w.verb in (Verbs.REAP, Verbs.FIGHT, Verbs.ACT, Verbs.READY, Verbs.EXHAUST):
        if w.cards is not None and w.cards.beside == cs.IS_THIS:
            return f"{n.possessive(n.this(ctx))} neighbors cannot {BARE[w.verb]}{unless}"
        if w.cards is not None and w.cards.relation == cs.ANY and ctx.on is None:
            return f"{n.noun(w.cards, ctx, True)} cannot {BARE[w.verb]}{unless}"
        return f"{subject(w.cards, ctx)[0]} cannot {BARE[w.verb]}{unless}"
    kind = w.cards or Cards(cs.ALL_TYPES)
    if kind.relation != cs.ANY:
        known = n.known(kind.relation, ctx)
        if kind.relation == cs.IS_HOST:
            return f"{known} cannot be {num.DEEDS[w.verb]}{unless}"
        return (
            f"{known} cannot be played{unless}" if w.verb == Verbs.PLAY else f"you cannot use {known}{unless}"
        )
    who = w.who if kind.side == cs.ANY else YOU if kind.side == cs.FRIENDLY else OPPONENT
    said = n.noun(replace(kind, side=cs.ANY), ctx, True)
    by_player = getattr(w.when, "who", YOU) == cs.THAT_PLAYER
    if who == cs.EACH_PLAYER and w.verb == Verbs.PLAY and not by_player:
        return f"{said} cannot be played{unless}"
    players = "players" if who == cs.EACH_PLAYER else n.subject(ctx, who)
    return f"{players} cannot {BARE[w.verb]} {said}{unless}"


def played_by(w: Constant, ctx: Context) -> str:
    return "you play" if ctx.person(w.who) == YOU else "they play"


def condition(w: Constant, ctx: Context) -> str:
    """ "Unless" it is not so, or "while" it is."""
    if w.when is None:
        return ""
    unless = positive(w.when)
    if unless is None:
        return f" while {ctx.say(w.when)}"
    said = ctx.say(unless)
    if isinstance(unless, co.AtLeast) and isinstance(unless.amount, am.TimesDone):
        who = unless.amount.who
        said = said.replace(f"{n.subject(ctx, who)} ", f"{n.have(ctx, who)} ", 1)
    return f" unless {said}"


def choosing(w: Constant, ctx: Context, may: str) -> str:
    house = n.house(w.house)
    if w.house == cs.ITS_HOUSE and ctx.on is not None:
        house = f"the house of {ctx.say(ctx.on)}"
    if w.house == cs.LAST_HOUSE:
        they = "they" if w.who == cs.EACH_PLAYER else n.subject(ctx, w.who)
        return f"{n.subject(ctx, w.who)} {may} choose the same active house {they} chose on {n.own(ctx, w.who)} previous turn"
    return f"{n.subject(ctx, w.who)} {may} choose {house} as {n.own(ctx, w.who)} active house"


def enters_how(w: Constant) -> str:
    return f"enters play {ENTERED[w.verb]}"


ENTERED: Final = {
    EntryStates.READY: "ready",
    EntryStates.STUNNED: "stunned",
    EntryStates.ENRAGED: "enraged",
    EntryStates.THEIRS: "under your opponent’s control",
}


def enters(w: Constant, ctx: Context) -> str:
    cards = w.cards or Cards()
    if w.verb == EntryStates.ANYWHERE:
        return f"{n.noun(cards, ctx, True)} may enter play anywhere in {n.whose(ctx, YOU)} battleline, ready"
    if cards.relation != cs.ANY:
        when = f"if {ctx.say(w.when)}, " if w.when is not None else ""
        return f"{when}{n.known(cards.relation, ctx)} {enters_how(w)}"
    if isinstance(w.when, co.AtLeast) and isinstance(w.when.amount, am.TimesDone) and w.when.number == 0:
        return f"the first {num.deed_noun(w.when.amount, ctx, False)} played each turn {enters_how(w)}"
    if cards.beside == cs.IS_THIS:
        kind = f"{n.possessive(n.this(ctx))} neighbors"
    else:
        kind = n.noun(replace(cards, played=False), ctx, True)
    when = f"while {ctx.say(w.when)}, " if w.when is not None else ""
    how = enters_how(w).replace("enters", "enter")
    return f"{when}{kind} {'you play ' if w.who == YOU else ''}{how}"


def may_use(w: Constant, ctx: Context) -> str:
    if w.verb == Verbs.FIGHT or w.verb == Verbs.REAP:
        if isinstance(w.amount, int) and w.amount:
            return f"you may {BARE[w.verb]} with up to {w.amount} {n.noun(w.cards or Cards(), ctx, True)}"
        return f"{subject(w.cards, ctx)[0]} may {BARE[w.verb]}"
    cards = w.cards or Cards()
    if isinstance(w.when, co.ActiveHouse) and w.when.house == cs.BESIDE_HOUSES:
        return (
            f"{n.known(cards.relation, ctx)} may be used as if it belonged to either of its neighbor’s houses"
        )
    if isinstance(w.when, co.ActiveHouse):
        who = subject(cards, ctx)[0].removeprefix("each of ")
        return f"{who} may be used as if they belonged to house {n.HOUSES[w.when.house]}"
    if ctx.on is not None and cards.relation != cs.IS_THIS:
        return f"you may use {ctx.say(ctx.on)}"
    if cards.relation in (cs.IS_HOST, cs.IS_THIS):
        return f"{n.known(cards.relation, ctx)} may be used as if it belonged to the active house"
    if isinstance(w.amount, int) and w.amount:
        return f"you may use {n.one(cards, ctx) if w.amount == 1 else f'up to {w.amount} {n.noun(cards, ctx, True)}'}"
    return f"you may use {n.noun(cards, ctx, True)}"


def may_play(w: Constant, ctx: Context) -> str:
    cards = w.cards or Cards(cs.ALL_TYPES)
    if w.or_use:
        return f"{n.subject(ctx, w.who)} may play or use {n.one(cards, ctx)}"
    kind = n.noun(cards, ctx, w.amount == 0) if w.amount == 0 else n.one(cards, ctx)
    if w.amount == 0 and w.when is None and cards.house == cards.not_house == NONE:
        return f"{n.subject(ctx, w.who)} may play {kind} as if they belonged to the active house"
    if w.when is None:
        return f"{n.subject(ctx, w.who)} may play {kind}"
    if isinstance(w.when, co.InCenter):
        own = n.whose(ctx, w.who)
        return f"while {ctx.say(w.when)}, {n.subject(ctx, w.who)} may play {kind} during {own} turn"
    return f"{n.subject(ctx, w.who)} may play {kind} during each turn in which {ctx.say(w.when)}"


def price(w: Constant, ctx: Context) -> str:
    cards = w.cards or Cards()
    what = n.known(cards.relation, ctx) if cards.relation != cs.ANY else n.one(cards, ctx)
    if w.instead is not None:
        return f"in order to {BARE[w.verb]} {what}, {n.subject(ctx, w.who)} must {ctx.say(w.instead)}"
    amount = num.counted(ctx, w.amount)
    how = f"lose {amount}" if w.lost else f"pay {'your opponent' if w.who == YOU else 'you'} {amount}"
    return f"{n.subject(ctx, w.who)} must {how} in order to {BARE[w.verb]} {what}"


def belongs(w: Constant, ctx: Context) -> str:
    house = (
        "the active house"
        if w.house == cs.ACTIVE_HOUSE
        else f"house {n.HOUSES[w.house]}"
        if w.house >= 0
        else f"{n.possessive(n.this(ctx))} house"
        if w.house == cs.THIS_HOUSE
        else "that house"
    )
    if w.cards is not None and w.cards.relation == cs.IS_HOST and w.cards.side == cs.FRIENDLY:
        return f"if you control {n.known(cs.IS_HOST, ctx)}, it belongs to {house}"
    also = " in addition to its other houses" if w.also else ""
    return f"{they(w, ctx, 'belong')} to {house}{also}"


def replaces(w: Constant, ctx: Context) -> str:
    if w.verb == Replacements.DAMAGE:
        cards = (
            n.noun(w.cards or Cards(), ctx, True)
            .replace("neighboring ", "")
            .replace("creatures", "neighbors")
        )
        return f"damage dealt to {cards} is dealt to {n.this(ctx)} instead"
    if w.verb == Replacements.PILE:
        ctx.that = w.cards
        kind, done = n.one(w.cards or Cards(), ctx), n.DONE.get(type(w.instead), "purged")
        return f"when {kind} would enter a discard pile from play, it is {done} instead"
    if w.verb == Replacements.RESOLVED:
        after = f"after {n.subject(ctx, w.who)} resolve an action card"
        return f"{after}, return it to your hand instead of placing it in your discard pile"
    if w.verb == Replacements.GAIN:
        pool = f"{n.whose(ctx, w.who)} pool"
        if w.instead is not None and not isinstance(w.instead, pl.TakeSupply):
            return f"when any amount of Æ would be added to {pool}, {ctx.say(w.instead)} instead"
        return f"each Æ that would be added to {pool} is captured by {n.this(ctx)} instead"
    if w.verb == Replacements.READYING and w.instead is not None:
        step = "instead of readying creatures they control during their “ready cards” step"
        return f"{step}, {ctx.say(w.instead)}"
    if w.verb == Replacements.PLAY_EFFECT and w.instead is not None:
        plays = f"{n.subject(ctx, w.who)} {n.agreed('play', w.who == YOU)} {n.one(w.cards or Cards(cs.ALL_TYPES), ctx)}"
        return f"when {plays}, instead of resolving its play effect, {ctx.say(w.instead)}"
    if w.verb == Replacements.BLOW and w.instead is not None:
        return f"when {subject(w.cards, ctx)[0]} would deal damage, {ctx.say(w.instead)} instead"
    if w.verb == Replacements.WOUND and w.instead is not None:
        so = "" if w.when is None else f", if {ctx.say(w.when)}"
        return f"when {subject(w.cards, ctx)[0]} would be dealt damage{so}, {ctx.say(w.instead)} instead"
    if w.verb == Replacements.ICON and w.instead is not None:
        icon = (
            f"{num.ICON_NAMES[w.amount]} bonus icon"
            if isinstance(w.amount, int) and w.amount >= 0
            else "bonus icon"
        )
        who = n.subject(ctx, w.who)
        resolves = f"{who} {n.agreed('resolve', w.who == YOU)} {n.article(icon)}"
        return f"when {resolves}, {who} may choose to {ctx.say(w.instead)} instead"
    if w.verb == Replacements.STEAL and w.instead is not None:
        return f"each Æ that would be stolen {ctx.say(w.instead)} instead"
    return f"any Æ {n.subject(ctx, w.who)} would gain from reaping is stolen from {n.subject(ctx, OPPONENT)} instead"


def hits_harder(w: Constant, ctx: Context) -> str:
    foe = n.one(w.against or Cards(), ctx)
    amount = w.amount if isinstance(w.amount, int) else 0
    return f"{subject(w.cards, ctx)[0]} deals {signed(amount)} damage while attacking {foe}"


def harmless(w: Constant, ctx: Context) -> str:
    deals = f"only deals {w.amount}" if w.amount else "deals no"
    return f"{subject(w.cards, ctx)[0]} {deals} damage when {'fighting' if w.verb == NONE else 'attacked'}"


def also_at(w: Constant, ctx: Context) -> str:
    names = [
        MOMENTS[moment].lower() for moment in MOMENTS if isinstance(w.amount, int) and w.amount >> moment & 1
    ]
    at = "/".join([MOMENTS[moment].lower() for moment in MOMENTS if w.verb >> moment & 1])
    who = subject(w.cards, ctx)[0]
    if len(names) == 1:
        return f"{who}’s {names[0]} effect is {n.article(at)} effect"
    return f"{who}’s {n.listed([f'{name} effects' for name in names])} are {at} effects"


def skips_forge(w: Constant, ctx: Context) -> str:
    step = "“forge a key” step"
    own = "your" if ctx.person(w.who) == YOU else "the"
    if isinstance(w.when, co.Haunted) and w.when.who == cs.THAT_PLAYER and not w.when.isnt:
        return f"{n.do(ctx, cs.HAUNTED_PLAYERS, 'skip')} their {step}"
    while_so = f"while {ctx.say(w.when)}, " if w.when is not None else ""
    return f"{while_so}{n.do(ctx, w.who, 'skip')} {own} {step}"


def copies(w: Constant, ctx: Context) -> str:
    if w.against is not None and w.against.types == cs.CREATURES:
        own = f", except it belongs to house {n.HOUSES[w.house]}" if w.house >= 0 else ""
        return f"{n.this(ctx)} enters play as a copy of {n.one(w.against, ctx)}{own}"
    said = n.noun(w.against or Cards(), ctx, zone="in")
    return f"when you play {n.this(ctx)}, treat it as a copy of {n.article(said)}"


def as_upgrade(w: Constant, ctx: Context) -> str:
    given = " ".join(quoted(w, ctx)).replace("“", "‘").replace("”", "’")
    return f"{n.this(ctx)} may be played as an upgrade instead of a creature, with the text: “{given}”"


def gain_text(w: pc.GainText, ctx: Context) -> str:
    verb = "become" if w.constant is pc.COPIED else "gain"
    what = "a copy" if w.constant is pc.COPIED else "the text box"
    model = "the revealed creature" if w.of is kn.HIT else ctx.say(w.of)
    who = n.as_subject(ctx.say(w.target))
    said = f"{who} {n.agreed(verb, n.plural(w.target))} {what} of {model}"
    return (
        f"{said} until {n.this(ctx)} leaves play"
        if w.how_long == Durations.WHILE_THIS
        else SPANS.get(w.how_long, "") + said
    )


def blank(w: Constant, ctx: Context) -> str:
    if w.lost:
        return f"{they(w, ctx, 'lose')} all abilities"
    if ctx.on is not None:
        return "its text box is considered blank"
    if w.cards is not None and w.cards.relation != cs.ANY:
        return f"{n.possessive(n.known(w.cards.relation, ctx))} text box is considered blank"
    return f"{n.noun(w.cards or Cards(), ctx, True)} are considered to have a blank text box"


def shares_keywords(w: Constant, ctx: Context) -> str:
    names = n.listed([KEYWORD_NAMES[which] for which in in_words(w.verb)], "or")
    who = subject(w.cards, ctx)[0]
    return f"while {n.subject(ctx, YOU)} control another creature with {names}, {who} gains that keyword"


def are(w: Constant, ctx: Context, what: str) -> str:
    who, plural = subject(w.cards, ctx)
    return f"{who} {'are' if plural else 'is'} {what}"


QUESTIONS: Final[dict[int, Phrase]] = {
    Questions.POWER: lambda w, ctx: gets("power", w, ctx),
    Questions.ARMOR: lambda w, ctx: gets("armor", w, ctx),
    Questions.KEYWORD: keyword,
    Questions.LOSES_KEYWORD: lambda w, ctx: f"{they(w, ctx, 'lose')} {KEYWORD_NAMES[w.verb]}",
    Questions.TRAIT: lambda w, ctx: f"{they(w, ctx, 'gain')} the {n.trait(TRAITS[w.verb])} trait",
    Questions.GRANT: lambda w, ctx: (
        they(w, ctx, "gain") + ", " + n.listed([f"“{said}”" for said in quoted(w, ctx)])
    ),
    Questions.COST: cost,
    Questions.LIMIT: limit,
    Questions.CANNOT: cannot,
    Questions.MUST_CHOOSE: lambda w, ctx: choosing(w, ctx, "must"),
    Questions.CANNOT_CHOOSE: lambda w, ctx: choosing(w, ctx, "cannot"),
    Questions.ENTERS: enters,
    Questions.AS_FLANK: lambda w, ctx: f"{subject(w.cards, ctx)[0]} is considered a flank creature",
    Questions.ALSO_HURT: lambda w, ctx: (
        f"damage dealt to {subject(w.cards, ctx)[0].removeprefix('each of ')} during fights is also dealt to {n.this(ctx)}"
    ),
    Questions.FACEUP: lambda w, ctx: f"if you archive {n.this(ctx)}, archive it faceup",
    Questions.PICKS: lambda w, ctx: (
        f"while {n.this(ctx)} is in your archives, instead of picking up all of your archives, you may choose to pick up"
        " any number of cards in your archives"
    ),
    Questions.LOSES_EFFECTS: lambda w, ctx: f"{they(w, ctx, 'lose')} all {MOMENTS[w.verb].lower()} effects",
    Questions.TOP_SHOWN: lambda w, ctx: f"play with the top card of {n.whose(ctx, w.who)} deck revealed",
    Questions.UNHURT: lambda w, ctx: f"{subject(w.cards, ctx)[0]} cannot be dealt damage",
    Questions.FROM_SUPPLY: lambda w, ctx: (
        f"Æ that would be stolen or captured from {n.whose(ctx, w.who)} pool is taken from the common supply instead"
    ),
    Questions.HARMLESS: harmless,
    Questions.MUST_FIGHT: lambda w, ctx: f"{n.noun(w.cards, ctx, True)} must fight when used, if able",
    Questions.IGNORES: lambda w, ctx: (
        f"while {subject(w.cards, ctx)[0]} is attacking, ignore {KEYWORD_NAMES[w.verb]}"
    ),
    Questions.MAY_USE: may_use,
    Questions.MAY_PLAY: may_play,
    Questions.PRICE: price,
    Questions.ALSO_AT: also_at,
    Questions.SPENDABLE: lambda w, ctx: (
        f"{n.subject(ctx, w.who)} may spend {n.this(ctx)} as if it were Æ in {n.own(ctx, w.who)} pool\n(Discard it, ignoring wards.)"
        if w.amount
        else f"{n.subject(ctx, w.who)} may spend Æ on {n.this(ctx) if w.cards is None else n.noun(w.cards, ctx, True)} when forging keys"
    ),
    Questions.BELONGS: belongs,
    Questions.REPLACES: replaces,
    Questions.HITS_HARDER: hits_harder,
    Questions.HURT_MORE: lambda w, ctx: (
        f"double all damage dealt to {subject(w.cards, ctx)[0]}"
        if w.verb == DOUBLE
        else f"whenever {subject(w.cards, ctx)[0]} takes damage, it takes an additional {w.amount} damage"
    ),
    Questions.SKIPS_FORGE: skips_forge,
    Questions.GETS_SPENT: lambda w, ctx: f"you get all Æ spent by {n.subject(ctx, w.who)} when forging keys",
    Questions.NO_ARMOR: lambda w, ctx: f"{they(w, ctx, 'lose')} all of its armor",
    Questions.ONLY_ATTACKS: lambda w, ctx: (
        f"{subject(w.cards, ctx)[0]} can only fight {n.noun(w.against or Cards(), ctx, True)}"
    ),
    Questions.SHARES_KEYWORD: shares_keywords,
    Questions.SWITCHED: lambda w, ctx: f"switch {n.possessive(subject(w.cards, ctx)[0])} power and armor",
    Questions.TAKES_CONTROL: lambda w, ctx: f"you control {subject(w.cards, ctx)[0]}",
    Questions.BLANK: blank,
    Questions.AS_UPGRADE: as_upgrade,
    Questions.PLAYS_AGAIN: lambda w, ctx: (
        f"after {n.subject(ctx, w.who)} {n.agreed('play', w.who == YOU)} {n.one(w.cards or Cards(), ctx)} with a play"
        " effect, trigger its play effect an additional time"
    ),
    Questions.ICONS_AGAIN: lambda w, ctx: (
        f"each time {n.subject(ctx, w.who)} {n.agreed('play', w.who == YOU)} {n.one(w.cards or Cards(cs.ALL_TYPES), ctx)},"
        " resolve each of its bonus icons an additional time"
    ),
    Questions.COPIES: copies,
    Questions.FIXED_POWER: lambda w, ctx: (
        f"{n.possessive(subject(w.cards, ctx)[0])} power is equal to the first creature’s power"
        if isinstance(w.amount, am.PowerOf)
        else are(w, ctx, f"considered to have {w.amount} power")
    ),
    Questions.AS_CREATURE: lambda w, ctx: (
        f"this artifact is a creature with {w.amount} power"
        if ctx.quoted and ctx.on is None
        else are(w, ctx, f"a creature with {w.amount} power")
    ),
    Questions.ATTACHES: lambda w, ctx: f"attach {n.this(ctx)} only to {n.one(w.against or Cards(), ctx)}",
    Questions.UPGRADE_TEXT: lambda w, ctx: (
        f"as an upgrade, {n.this(ctx)} has the text: “{' '.join(quoted(w, ctx))}”"
    ),
    Questions.TEXT_OF: lambda w, ctx: "it has the text box of another card",
    Questions.LOSES_TRAITS: lambda w, ctx: f"{they(w, ctx, 'lose')} each of its traits",
    Questions.HAUNTED: lambda w, ctx: (
        f"{n.subject(ctx, w.who)} {'are' if ctx.person(w.who) == YOU else 'is'} haunted"
    ),
    Questions.FAR_TAUNT: lambda w, ctx: (
        f"{n.possessive(subject(w.cards, ctx)[0])} taunt also applies to its neighbors’ neighbors"
    ),
    Questions.LIKENESS: lambda w, ctx: "it has the power of another card, and its armor, keywords and traits",
    Questions.COPY_OF: lambda w, ctx: "it is a copy of another card",
    Questions.OTHER_SIDE: lambda w, ctx: f"the other side is {n.head(w.against or Cards(), False)}",
}


def keywords(fact: Fact) -> str:
    """The printed keywords of a card."""
    said: list[str] = []
    for name, number in fact.keywords.items():
        said.append(name.capitalize() + (f" {'X' if number < 0 else number}" if number else "") + ".")
    return " ".join(said)


def mode(part: Effect, ctx: Context) -> str:
    """One half of a choice."""
    return ef.finished(ef.joined(part, ctx))


ENGLISH: Final = Language(
    "en",
    {**n.PHRASES, **num.PHRASES, **ef.PHRASES, c.OneOf: one_of, ls.Lasting: lasting, pc.GainText: gain_text},
    QUESTIONS,
    line,
    keywords,
    mode,
)
