"""English: who and which cards, how many of them, and whether something is so."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.terms import COUNTER_NAMES, KEY_NAMES, KEYWORD_NAMES, NONE, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSES_CALLED
from ludarium.games.keyforge.text.base import (
    Context,
    Phrase,
    by_trait,
    fought,
    houses_of,
    lone_state,
    looked_at,
    many,
    times,
)
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import harm as hm
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import Amount, Target
from ludarium.games.keyforge.words.cards import ANY, ARTIFACTS, NO, OPPONENT, YES, YOU, Cards
from ludarium.games.keyforge.words.fights import Attacking, Fighting
from ludarium.games.keyforge.words.marks import Marks
from ludarium.games.keyforge.words.powers import DestroyedPower
from ludarium.games.keyforge.words.special import (
    OfCrowdedHouses,
    Revealed,
    RevealUntil,
)

HOUSES: Final = HOUSES_CALLED["en"]
TYPES: Final = ("creature", "action card", "artifact", "upgrade")
ZONES: Final = (
    (Zones.HAND, "hand"),
    (Zones.DISCARD, "discard pile"),
    (Zones.ARCHIVES, "archives"),
    (Zones.DECK, "deck"),
)
DONE: Final = {
    hm.Destroy: "destroyed", mv.Purge: "purged", hm.Heal: "healed", mv.Discard: "discarded",
    mv.Reveal: "revealed", mv.ShuffleIn: "shuffled into a deck", mv.Return: "returned", mv.Archive: "archived",
    hm.Exhaust: "exhausted", hm.Damage: "dealt damage", pl.LookAtHand: "revealed",
}  # fmt: skip
"""What was done to cards "this way" """

DEEDS: Final = {
    Done.PLAYED: "played", Done.USED: "used", Done.REAPED: "reaped with", Done.FOUGHT: "fought with",
    Done.DISCARDED: "discarded", Done.FORGED: "forged", Done.DESTROYED: "had destroyed",
    Done.DESTROYED_IN_FIGHT: "had destroyed in a fight",
}  # fmt: skip

USES: Final = {Done.REAPED: "reap", Done.FOUGHT: "fight"}
LOST: Final = (Done.DESTROYED, Done.DESTROYED_IN_FIGHT)
"""What is done to cards and not with them."""

HOUSE_OF: Final = {
    cs.CHOSEN_HOUSE: "that house", cs.ACTIVE_HOUSE: "the active house",
    cs.CROWDED_HOUSE: "the house with the most creatures in play",
    cs.YOUR_HOUSES: "a house of a card you have in play", cs.IDENTITY_HOUSES: "one of your three houses",
}  # fmt: skip
ORDINALS: Final = ("", "first", "second", "third")
ICON_NAMES: Final = ("Æ", "capture", "damage", "draw", "discard", "power")

# -- grammar


def article(noun: str) -> str:
    """With "a" or "an"."""
    return ("an " if noun[0] in "aeiouAEIOUÆ" else "a ") + noun


def third(verb: str) -> str:
    """The verb as "he" uses it."""
    first, _, rest = verb.partition(" ")
    ending = "es" if first.endswith(("s", "sh", "ch", "x")) else "s"
    return f"{first}{ending} {rest}".rstrip()


def possessive(name: str) -> str:
    if name in ("it", "them"):
        return "its" if name == "it" else "their"
    return name + ("’" if name.endswith("s") else "’s")


def agreed(verb: str, plural: bool) -> str:
    """The verb for several, or for one."""
    return verb if plural else third(verb)


def listed(parts: list[str], word: str = "and") -> str:
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


# -- persons

PERSONS: Final = {
    YOU: "you", OPPONENT: "your opponent", cs.EACH_PLAYER: "each player", cs.THEIR_OWNER: "its owner",
    cs.OWNER_OF_THAT: "its owner", cs.OPPONENT_OF_THAT: "its opponent",
}  # fmt: skip


def subject(ctx: Context, who: int) -> str:
    if ctx.person(who) == cs.THAT_PLAYER and ctx.that is None:
        return "that player"
    return PERSONS.get(ctx.person(who), "its controller")


def whose(ctx: Context, who: int) -> str:
    who = ctx.person(who)
    if who == ctx.named == cs.THAT_PLAYER:
        return "their"
    return "your" if who == YOU else "their" if who == cs.EACH_PLAYER else subject(ctx, who) + "’s"


def own(ctx: Context, who: int) -> str:
    """Whose it is, where they have been named just before."""
    return "your" if ctx.person(who) == YOU else "their"


def do(ctx: Context, who: int, verb: str) -> str:
    """An order where the reader does it; else who does it."""
    if ctx.person(who) == YOU:
        return verb if ctx.me == YOU else f"you {verb}"
    if ctx.bare and who == YOU:
        return verb
    if ctx.person(who) == ctx.named:
        return f"they {verb}"
    return f"{subject(ctx, who)} {third(verb)}"


def have(ctx: Context, who: int) -> str:
    return f"{subject(ctx, who)} {'have' if ctx.person(who) == YOU else 'has'}"


def this(ctx: Context) -> str:
    return "this creature" if ctx.quoted else ctx.fact.name


def house(number: int) -> str:
    return HOUSES[number] if number >= 0 else "that house"


# -- cards


def noun(cards: Cards, ctx: Context, plural: bool = False, zone: str = "from") -> str:
    """Cards as they are described, without "a" or "each"."""
    words: list[str] = []
    if cards.other or cards.unlike != ANY:
        words.append("other")
    sided = cards.side != ANY and not cards.anybodys
    if sided and cards.where & cs.IN_PLAY and cards.beside != cs.IS_THIS and not cards.played:
        words.append("friendly" if (cards.side == cs.FRIENDLY) == (ctx.me == YOU) else "enemy")
    for value, yes, no in (
        (cards.ready, "ready", "exhausted"),
        (cards.stunned, "stunned", "unstunned"),
        (cards.damaged, "damaged", "undamaged"),
    ):
        if value != ANY:
            words.append(yes if value == YES else no)
    if cards.where == cs.IN_PURGED:
        words.append("purged")
    if archived(cards):
        words.append("archived")
    if cards.flank == YES and cards.types != cs.CREATURES | ARTIFACTS:
        words.append("flank")
    if cards.beside == cs.IS_THIS:
        words.append("neighboring")
    if cards.keyword != NONE:
        words.append(KEYWORD_NAMES[cards.keyword])
    if cards.not_house >= 0:
        words.append("non-" + HOUSES[cards.not_house])
    if cards.not_trait:
        words.append("non-" + trait(cards.not_trait))
    if cards.house >= 0:
        words.append(HOUSES[cards.house])
    if cards.trait:
        words.append(trait(cards.trait))
    if by_trait(cards):
        words[-1] += "s" if plural else ""
    else:
        words.append(head(cards, plural))
    return " ".join(words) + tail(cards, ctx, plural) + place(cards, ctx, plural, zone)


def trait(slug: str) -> str:
    return "AI" if slug == "ai" else slug.capitalize()


def head(cards: Cards, plural: bool) -> str:
    if cards.name:
        name = POOL.card(cards.name).name
        return name + "s" if plural else name
    if cards.half == YES:
        return f"{'halves' if plural else 'half'} of a gigantic creature"
    if cards.types == cs.CREATURES | ARTIFACTS and cards.flank == YES:
        return "artifacts and flank creatures" if plural else "artifact or flank creature"
    if cards.beside in (cs.IS_IT, cs.IS_KEPT):
        return "neighbors" if plural else "neighbor"
    return kind(cards.types, plural)


def kind(types: int, plural: bool = False) -> str:
    """The kinds of cards of a mask."""
    ending = "s" if plural else ""
    if types == cs.ALL_TYPES:
        return f"card{ending}"
    names = [name + ending for bit, name in enumerate(TYPES) if types >> bit & 1]
    return listed(names, "and" if plural else "or")


def tail(cards: Cards, ctx: Context, plural: bool) -> str:
    """What stands behind the noun."""
    said = ""
    near_it = cards.beside in (cs.IS_IT, cs.IS_KEPT)
    alike = near_it and cards.house == cs.ITS_HOUSE
    for value in (NONE if alike else cards.house, cards.not_house):
        if value < NONE:
            of = HOUSE_OF.get(value) or f"{that(ctx)}’s house"
            if value == cs.ACTIVE_HOUSE and ctx.house_chosen:
                of = HOUSE_OF[cs.CHOSEN_HOUSE]
            if value == cards.not_house == cs.CHOSEN_HOUSE and plural:
                said += " of other houses"
            else:
                said += f" {'not ' if value == cards.not_house else ''}of {of}"
    if cards.power_most != NONE:
        said += f" with power {cards.power_most} or lower"
    if cards.power_least != NONE:
        said += f" with power {cards.power_least} or higher"
    if cards.power == cs.CHOSEN_NUMBER:
        said += " with power equal to that number"
    elif cards.power != NONE:
        said += f" with {cards.power} power"
    if cards.odd != ANY:
        said += f" with {'odd' if cards.odd == YES else 'even'} power"
    if cards.weaker != ANY:
        said += " with lower power"
    if cards.like_power != ANY:
        said += " with the same power as either of those creatures"
    if cards.on != ANY:
        said += f" attached to {known(cards.on, ctx) if cards.on in (cs.IS_HOST, cs.IS_THIS) else 'it'}"
    if cards.on_or_beside != ANY:
        said += f" attached to {known(cards.on_or_beside, ctx)} or 1 of its neighbors"
    if cards.icons != ANY:
        said += f" with{'out' if cards.icons == NO else ''} a bonus icon"
    if cards.upgraded != ANY:
        said += f" with{'out' if cards.upgraded == NO else ''} an upgrade"
    if cards.flank == NO:
        said += f" that {'are' if plural else 'is'} not on a flank"
    if cards.amber != ANY:
        said += f" with {'no ' if cards.amber == NO else ''}Æ on {'them' if plural else 'it'}"
    if cards.armor != ANY:
        said += f" with{'out' if cards.armor == NO else ''} armor"
    if cards.center != ANY:
        said += " in the center of its battleline"
    for side, other in (("right", cards.right_of), ("left", cards.left_of)):
        if other != ANY:
            said += f" to the {side} of {known(other, ctx)} in the battleline"
    if cards.chosen_trait:
        said += " with that trait"
    if cards.counter != NONE:
        said += " with " + article(f"{COUNTER_NAMES[cards.counter]} counter")
    if near_it:
        said += f" of {that(ctx)}" + (" that shares a house with it" if alike else "")
    if cards.played:
        said += " you play" if cards.side == cs.FRIENDLY else " played this turn"
    if cards.where == cs.IN_PURGED and cards.side != ANY:
        said += f" {subject(ctx, YOU if cards.side == cs.FRIENDLY else OPPONENT)} own"
        said += "" if cards.side == cs.FRIENDLY else "s"
    if cards.alike_beside:
        many_of = f"{'at least ' if cards.alike_beside == 1 else ''}{cards.alike_beside}"
        said += f" that {'share' if plural else 'shares'} a house with {many_of} of its neighbors"
    if cards.like_trait:
        said += f" that {'share' if plural else 'shares'} a trait with {that(ctx)}"
    if cards.kin != ANY:
        shares = (
            ("share" if plural else "shares")
            if cards.kin == YES
            else f"{'do' if plural else 'does'} not share"
        )
        said += f" that {shares} a trait with another creature in its controller’s battleline"
    if cards.unlike_name or cards.not_named != ANY:
        said += " with different names" if plural else " with a different name"
    return said


def archived(cards: Cards) -> bool:
    """Whether they lie in whichever archives."""
    return cards.where == cs.IN_ARCHIVES and cards.side == ANY


def place(cards: Cards, ctx: Context, plural: bool, word: str) -> str:
    """Where they are, when that is not in play."""
    if not cards.where & ~cs.IN_PLAY or cards.where == cs.IN_PURGED or archived(cards):
        return ""
    if cards.where == cs.IN_HAND and isinstance(ctx.last, pl.LookAtHand) and word == "from":
        return " revealed this way" if ctx.last.reveal else " from it"
    side = {cs.FRIENDLY: whose(ctx, YOU), cs.ENEMY: whose(ctx, OPPONENT)}.get(cards.side, "a")
    places = ["play"] if cards.where & cs.IN_PLAY else []
    found = [name for zone, name in ZONES if cards.where >> zone & 1]
    if places and len(found) > 1 and cards.types == cs.CREATURES:
        return f" {word} {side} {listed([*found, 'battleline'], 'or')}"
    if found:
        held = cards.where == cs.IN_HAND | cs.IN_ARCHIVES and not plural
        places.append(f"{side} {(' or ' if held else ' and ').join(found)}")
    return f" {word} " + f" {'and' if plural else 'or'} {word} ".join(places)


def one(cards: Cards, ctx: Context) -> str:
    """With "a", "an" or "another"."""
    if looked_at(cards):
        return "1"
    if cards.beside == cs.IS_HOST:
        return f"one of {possessive(known(cards.beside, ctx))} neighbors"
    said = noun(cards, ctx)
    return "an" + said if said.startswith("other ") else article(said)


def each(cards: Cards, ctx: Context) -> str:
    """All of them, in the singular; one that is known, by its name."""
    if looked_at(cards):
        return "the others"
    if looked_at(replace(cards, house=NONE)):
        return f"each card{tail(cards, ctx, False)}"
    if cards.relation != ANY:
        return known(cards.relation, ctx)
    said = noun(cards, ctx)
    if cards.name and not cards.where & cs.IN_PLAY:
        return "each copy of " + said
    for alternative in ("creature or ", "action card or ", "artifact or "):
        said = said.replace(alternative, alternative.replace(" or ", " and "))
    if cards.side == ANY and cards.where == cs.IN_DISCARD and not cards.like_side:
        said = said.replace("from a discard pile", "from each player’s discard pile")
    return "each " + said.replace(" or from ", " and from ")


def that(ctx: Context) -> str:
    """Cards that were spoken of."""
    cards = ctx.topic.cards
    if cards is not None and cards.relation not in (ANY, cs.IS_IT, cs.IS_KEPT):
        return known(cards.relation, ctx)
    types = ctx.topic.types()
    if types not in (cs.CREATURES, ARTIFACTS, cs.UPGRADES):
        types = cs.ALL_TYPES
    return f"those {kind(types, True)}" if ctx.topic.many else f"that {kind(types)}"


def known(relation: int, ctx: Context) -> str:
    if relation == cs.IS_THIS:
        return this(ctx)
    if relation == cs.IS_HOST:
        return "this creature"
    if relation == cs.IS_GIVER:
        return ctx.fact.name
    if relation == cs.IS_OTHER:
        return f"the creature {this(ctx)} fights"
    if relation == cs.IS_THAT:
        types = cs.CREATURES if ctx.that is None else ctx.that.types
        return f"that {kind(types if types in (cs.CREATURES, ARTIFACTS) else cs.ALL_TYPES)}"
    if relation == cs.IS_HIT:
        return "those cards"
    if relation == cs.IS_KEPT and ctx.topic.cards is not None and not ctx.topic.cards.where & cs.IN_PLAY:
        return "that creature"
    return that(ctx)


def done(ctx: Context) -> str:
    return DONE.get(type(ctx.last), "chosen")


# -- targets


def number(ctx: Context, amount: int | Amount, cards: Cards) -> str:
    """So many of these cards."""
    if isinstance(amount, int):
        return f"{amount} {noun(cards, ctx, amount != 1)}"
    return f"{one(cards, ctx)} for each {ctx.say(amount)}"


def any_number(w: tg.AnyNumber, ctx: Context) -> str:
    together = f" with total power of {w.total_power} or more" if w.total_power else ""
    return f"any number of {noun(w.cards, ctx, True)}{together}"


def extreme(w: tg.Extreme, ctx: Context) -> str:
    if w.each:
        return f"each {noun(w.cards, ctx)} with the {'highest' if w.most_powerful else 'lowest'} power"
    least = "most" if w.most_powerful else "least"
    count = "" if w.number == 1 else f"{w.number} "
    return f"the {count}{least} powerful {noun(w.cards, ctx, w.number != 1)}"


def at_random(w: tg.AtRandom, ctx: Context) -> str:
    said = noun(w.cards, ctx, w.number != 1)
    return f"a random {said}" if w.number == 1 else f"{w.number} random {said}"


def spoken_of(w: tg.Known | tg.Survivors | tg.Found | tg.Fallen, ctx: Context) -> str:
    if ctx.short and w.relation == cs.IS_IT:
        return "them" if ctx.topic.many else "it"
    if isinstance(w, tg.Fallen) and w.who == OPPONENT:
        return f"{known(w.relation, ctx)} from {whose(ctx, OPPONENT)} discard pile"
    return known(w.relation, ctx)


def as_subject(target: str) -> str:
    """Cards that do something."""
    return "they" if target == "them" else target


def neighbours(w: tg.Neighbours, ctx: Context) -> str:
    relation = w.of.relation if isinstance(w.of, tg.Known) else cs.IS_IT
    if w.but is not None:
        return "the second creature’s other neighbor"
    if relation == cs.IS_IT or ctx.topic.relation() == relation:
        return "each of its neighbors"
    if relation == cs.IS_OTHER:
        return f"each neighbor of {known(relation, ctx)}"
    if fought(w.of, ctx):
        return "each of the attacked creature’s neighbors"
    return f"each of {possessive(known(relation, ctx))} neighbors"


def top(w: tg.Top, ctx: Context) -> str:
    count = "card" if w.number == 1 else f"{w.number} cards"
    zone = dict(ZONES)[w.zone]
    if w.who == cs.EACH_PLAYER:
        return f"the top {count} of each player’s {zone}"
    return f"the top {count} of {whose(ctx, w.who)} {zone}"


def plural(target: Target) -> bool:
    """Whether its verb is: "each creature" is not."""
    return many(target) and not isinstance(target, (tg.Each, tg.AllBut))


def owners(target: Target, ctx: Context, zone: str) -> str:
    """The zone that cards go to: their owner's."""
    cards = ctx.topic.cards if target is tg.IT else getattr(target, "cards", None)
    if isinstance(cards, Cards) and cards.side == cs.FRIENDLY:
        return f"{whose(ctx, YOU)} {zone}"
    if isinstance(target, tg.Each) and looked_at(target.cards):
        return f"that {zone}"
    if plural(target):
        return f"their owners’ {zone}s"
    return f"its owner’s {zone}"


# -- numbers


def counted(ctx: Context, amount: int | Amount, singular: str = "Æ", plural: str = "Æ") -> str:
    """So much of something."""
    if isinstance(amount, int):
        return f"{amount} {singular if amount == 1 else plural}"
    if isinstance(amount, (am.InPool, pl.KeywordOf)):
        return ctx.say(amount)
    if isinstance(amount, am.PowerOf):
        return f"{plural} equal to {ctx.say(amount)}"
    if isinstance(amount, am.ThatMany):
        factor = {1: "", 2: "twice ", 3: "triple "}[amount.times]
        return f"{factor}that much {plural}" if singular == plural else f"{factor}that many {plural}"
    each_time = times(amount)
    return f"{each_time} {singular if each_time == 1 else plural} for each {ctx.say(amount)}"


def split(ctx: Context, amount: int | Amount, unit: str) -> tuple[str, str]:
    """A number with its unit, and what it is for each of."""
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
    own = isinstance(w.of, tg.Known) and ctx.topic.relation() == w.of.relation
    if w.of is tg.HIT and isinstance(ctx.last, hm.Destroy):
        return "the destroyed creature’s power"
    said = "its power" if own else f"{possessive(ctx.say(w.of))} power"
    return f"half {said} (rounding {'up' if w.up else 'down'})" if w.half else said


def icons(w: am.Icons, ctx: Context) -> str:
    icon = "" if w.icon == NONE else ICON_NAMES[w.icon] + " "
    one = isinstance(getattr(ctx.last, "target", None), (tg.A, tg.AtRandom))
    cards = f"the {done(ctx)} card" if one else f"the cards {done(ctx)} this way"
    return f"{icon}bonus icon on " + (cards if w.hit else that(ctx))


def more_keys(w: am.MoreKeys, ctx: Context) -> str:
    if w.who == cs.THAT_PLAYER:
        return "they have more forged keys than their opponent"
    return f"{have(ctx, w.who)} more forged keys than {rival(ctx, w.who)}"


def provided(w: tg.Provided, ctx: Context) -> str:
    condition = ctx.say(w.when)
    return f"{ctx.say(w.target)} if {condition}"


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
    said = noun(cards, ctx, True, "in")
    return said if cards.side != ANY or not cards.where & cs.IN_PLAY else f"{said} in play"


def houses_at_least(w: am.AtLeast, amount: am.Represented, ctx: Context) -> str:
    cards = amount.cards
    number = f"{w.number} different houses"
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
        return f"Æ {have(ctx, amount.who)}"
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
    lost = w.kind in LOST and w.who != am.ANY_PLAYER
    side = ANY if not lost else cs.ENEMY if w.who == OPPONENT else cs.FRIENDLY
    return noun(Cards(w.types, side, house=w.house, other=w.other), ctx, plural)


# -- conditions


def at_least(w: am.AtLeast, ctx: Context) -> str:
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
    if isinstance(amount, am.CountIt):
        amounts = f"{least} or more" if not w.below else f"fewer than {least}"
        return f"{amounts} cards are {'destroyed' if isinstance(ctx.last, c.ForEachCard) else done(ctx)} this way"
    if isinstance(amount, am.ZoneSize):
        number = f"{least - 1} or fewer" if w.below and isinstance(least, int) else f"{least} or more"
        number = f"exactly {least}" if w.exactly else number
        return (
            f"{have(ctx, amount.who)} {number} cards in {whose(ctx, amount.who)} {dict(ZONES)[amount.zone]}"
        )
    if isinstance(amount, am.ForgedKeys):
        return f"{have(ctx, amount.who)} {least} or more {'un' if amount.unforged else ''}forged keys"
    if isinstance(amount, Marks):
        kind = f"{COUNTER_NAMES[amount.name]} counter"
        return f"there are {bound(w, kind, kind + 's')} on {ctx.say(amount.on)}"
    return f"there {'is less' if w.below else 'is'} {least} or more {ctx.say(amount)}"


def odd(w: am.Odd, ctx: Context) -> str:
    who = w.amount.who if isinstance(w.amount, am.InPool) else YOU
    return f"{have(ctx, who)} an {'even' if w.even else 'odd'} amount of Æ"


def bound(w: am.AtLeast, singular: str, plural: str) -> str:
    """The number of an ``AtLeast`` with its noun."""
    if w.exactly and w.number != 0:
        return f"exactly {w.number} {singular if w.number == 1 else plural}"
    if w.number == 1:
        return f"no {plural}" if w.below else article(singular)
    return f"fewer than {w.number} {plural}" if w.below else f"{w.number} or more {plural}"


def deeds_at_least(w: am.AtLeast, amount: am.TimesDone, ctx: Context) -> str:
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


def cards_at_least(w: am.AtLeast, amount: am.Count, ctx: Context) -> str:
    cards = amount.cards
    if cards.side == ANY or not cards.where & cs.IN_PLAY:
        return f"there are {bound(w, noun(cards, ctx, zone='in'), noun(cards, ctx, True, 'in'))}"
    who = YOU if cards.side == cs.FRIENDLY else OPPONENT
    plain = noun(cards, ctx).replace("friendly ", "").replace("enemy ", "")
    plural = noun(cards, ctx, True).replace("friendly ", "").replace("enemy ", "")
    return f"{have(ctx, who)} {bound(w, plain, plural)} in play"


STATES: Final = {
    "ready": ("ready", "exhausted"), "stunned": ("stunned", "not stunned"), "damaged": ("damaged", "undamaged"),
}  # fmt: skip


def state(cards: Cards) -> str:
    """The one thing that a description asks of how a card is, where it asks nothing else."""
    asked = lone_state(cards)
    return STATES[asked][getattr(cards, asked) - YES] if asked in STATES else ""


def there(w: am.There, ctx: Context) -> str:
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
    if w.cards.beside == cs.IS_THIS and not w.none:
        neighbour = noun(w.cards, ctx).replace("neighboring ", "").replace("creature", "neighbor")
        return f"{'it' if ctx.short else this(ctx)} has {article(neighbour)}"
    if w.cards.beside == cs.IS_THIS:
        neighbours = noun(w.cards, ctx, True).replace("neighboring ", "").replace("creatures", "neighbors")
        return f"{this(ctx)} has no {neighbours}"
    if w.cards.name and w.cards.side == cs.FRIENDLY and not w.none:
        return f"{controls(ctx, YOU)} {head(w.cards, False)}"
    return f"there are no {noun(w.cards, ctx, True, 'in')}" if w.none else f"there is {one(w.cards, ctx)}"


def any_of(w: am.AnyOf, ctx: Context) -> str:
    """Of several houses to which a card may belong, the card is named once."""
    of_houses = houses_of(w)
    if of_houses:
        return f"it is {article(listed([HOUSES[of] for of in of_houses], 'or'))} card"
    return listed([ctx.say(part) for part in w.parts], "or")


def is_kind(w: am.Is, ctx: Context) -> str:
    it = "it" if not w.event or ctx.that is not None else "that card"
    no = " not" if w.isnt else ""
    if state(w.cards):
        return f"it is{no} {state(w.cards)}"
    if lone_state(w.cards) == "amber":
        return f"it {'has' if (w.cards.amber == YES) != w.isnt else 'does not have'} Æ on it"
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


def more_creatures(w: am.MoreCreatures, ctx: Context) -> str:
    if w.trait:
        yours, theirs = ("friendly", "enemy") if ctx.person(w.who) == YOU else ("enemy", "friendly")
        kind = f"{trait(w.trait)} creatures"
        return f"there are more {yours} {kind} than {theirs} {kind}"
    return f"{controls(ctx, w.who)} more creatures than {rival(ctx, w.who)}"


def did(w: am.Did, ctx: Context) -> str:
    if isinstance(ctx.last, RevealUntil):
        return f"you {'do not ' if w.isnt else ''}reveal {one(replace(ctx.last.cards, where=cs.IN_PLAY, side=ANY), ctx)} this way"
    if isinstance(ctx.last, pl.DigFor):
        sought = Cards(ctx.last.cards.types, house=ctx.last.cards.house)
        return f"you {'do not ' if w.isnt else ''}discard {one(sought, ctx)} this way"
    return ("they" if ctx.me == cs.THAT_PLAYER else "you") + (" do not" if w.isnt else " do")


PHRASES: Final[dict[type, Phrase]] = {
    tg.A: lambda w, ctx: one(w.cards, ctx),
    tg.UpTo: lambda w, ctx: "up to " + number(ctx, w.number, w.cards),
    tg.Some: lambda w, ctx: number(ctx, w.number, w.cards),
    tg.AnyNumber: any_number,
    tg.Third: lambda w, ctx: f"one third of all {noun(w.cards, ctx, True)} (rounding up)",
    tg.Spread: lambda w, ctx: one(w.cards, ctx),
    tg.OfEachHouse: lambda w, ctx: f"{one(w.cards, ctx)} of that house",
    tg.OfEachType: lambda w, ctx: one(w.cards, ctx).replace(
        "a card", "1 card of each type (action, artifact, creature, upgrade)", 1
    ),
    tg.Either: lambda w, ctx: (
        f"{article(noun(replace(w.cards, where=cs.IN_PLAY, side=ANY), ctx))} or {noun(w.others, ctx)}"
    ),
    tg.Each: lambda w, ctx: each(w.cards, ctx),
    tg.Extreme: extreme,
    tg.AtRandom: at_random,
    tg.Provided: provided,
    **dict.fromkeys((tg.Known, tg.Survivors, tg.Found, tg.Fallen), spoken_of),
    tg.Neighbours: neighbours,
    OfCrowdedHouses: lambda w, ctx: (
        f"each creature that belongs to a house that has {w.crowd} or more creatures in play"
    ),
    tg.Both: lambda w, ctx: listed([ctx.say(part) for part in w.parts]),
    tg.Top: top,
    tg.OneEachSide: lambda w, ctx: "each neighboring creature",
    tg.AllBut: lambda w, ctx: f"{each(w.cards, ctx)} except {ctx.say(w.spared)}",
    tg.Beneath: lambda w, ctx: (
        f"an action card grafted onto {this(ctx)}"
        if w.grafted
        else "that card"
        if w.at_random
        else f"the card under {this(ctx)}"
    ),
    Revealed: lambda w, ctx: "each card revealed this way",
    tg.PurgedBy: lambda w, ctx: f"all cards purged by {this(ctx)}",
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
    am.Represented: represented,
    am.TraitsOfIt: lambda w, ctx: f"trait {that(ctx)} has",
    am.ThatMany: lambda w, ctx: f"Æ {'lost' if isinstance(ctx.last, pl.Lose) else done(ctx)} this way",
    am.ZoneSize: lambda w, ctx: f"card in {whose(ctx, w.who)} {dict(ZONES)[w.zone]}",
    am.TimesDone: lambda w, ctx: f"{deed_noun(w, ctx, False)} {deed(w, ctx)}",
    am.Plus: lambda w, ctx: f"{ctx.say(w.first)}{' less ' if w.minus else ' and '}{ctx.say(w.second)}",
    pl.KeywordOf: lambda w, ctx: f"{KEYWORD_NAMES[w.keyword]}",
    DestroyedPower: lambda w, ctx: "you do",
    am.AtLeast: at_least,
    am.Odd: odd,
    am.There: there,
    am.Is: is_kind,
    am.Did: did,
    am.Died: lambda w, ctx: "it is not destroyed" if w.isnt else f"this damage destroys {that(ctx)}",
    am.SharedHouse: lambda w, ctx: f"{that(ctx)} {'do not share' if w.isnt else 'share'} a house",
    am.MoreCreatures: more_creatures,
    am.MoreKeys: more_keys,
    am.MoreAmber: lambda w, ctx: f"{have(ctx, w.who)} more Æ than {rival(ctx, w.who)}",
    am.OnFlank: lambda w, ctx: (
        f"{'this creature' if w.host else this(ctx)} is {'not ' if w.isnt else ''}on a flank"
    ),
    Attacking: lambda w, ctx: f"attacking {one(w.foe, ctx)}",
    am.InCenter: lambda w, ctx: (
        f"{'this creature' if w.host else this(ctx)} is in the center of its battleline"
    ),
    Marks: lambda w, ctx: f"{COUNTER_NAMES[w.name]} counter on {ctx.say(w.on)}",
    am.FirstReap: lambda w, ctx: "it is the first time a creature has reaped this turn",
    am.ActiveHouse: lambda w, ctx: f"{HOUSES[w.house]} is {'not ' if w.isnt else ''}your active house",
    am.YourTurn: lambda w, ctx: f"it is {'not ' if w.isnt else ''}your turn",
    pl.CanForge: lambda w, ctx: f"{subject(ctx, YOU)} can forge a key",
    am.AnyOf: any_of,
    am.Haunted: lambda w, ctx: f"{subject(ctx, w.who)} {'are' if ctx.person(w.who) == YOU else 'is'} haunted",
    am.KeyForged: lambda w, ctx: f"{whose(ctx, w.who)} {KEY_NAMES[w.colour]} key is forged",
    Fighting: lambda w, ctx: f"{this(ctx)} is fighting",
    am.All: lambda w, ctx: listed([ctx.say(part) for part in w.parts]),
}
