"""English: who, and which cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge.engine.terms import COUNTER_NAMES, KEYWORD_NAMES, NONE, Zones
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSES_CALLED
from ludarium.games.keyforge.text import base
from ludarium.games.keyforge.text.base import (
    Context,
    Phrase,
    by_trait,
    fought,
    looked_at,
    many,
    one_done,
    same,
)
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words import conditions as co
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import harm as hm
from ludarium.games.keyforge.words import known as kn
from ludarium.games.keyforge.words import moving as mv
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.amounts import PowerOf
from ludarium.games.keyforge.words.base import Amount, Target
from ludarium.games.keyforge.words.cards import ANY, ARTIFACTS, NO, OPPONENT, YES, YOU, Cards
from ludarium.games.keyforge.words.special import OfCrowdedHouses
from ludarium.games.keyforge.words.special_staralliance import AmidStrangers

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

HOUSE_OF: Final = {
    cs.CHOSEN_HOUSE: "that house", cs.ACTIVE_HOUSE: "the active house",
    cs.CROWDED_HOUSE: "the house with the most creatures in play",
    cs.YOUR_HOUSES: "any house for which you have a card in play", cs.IDENTITY_HOUSES: "one of your three houses",
}  # fmt: skip
ORDINALS: Final = ("", "first", "second", "third")

# -- grammar


def article(noun: str) -> str:
    """With "a" or "an"."""
    return ("an " if noun[0] in "aeiouAEIOUÆ" else "a ") + noun


def nth(number: int) -> str:
    """The number of one in a row."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def third(verb: str) -> str:
    """The verb as "he" uses it."""
    first, _, rest = verb.partition(" ")
    if first == "ready":
        return f"readies {rest}".rstrip()
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
    cs.OWNER_OF_THAT: "its owner", cs.ACTIVE_PLAYER: "the active player", cs.OPPONENT_OF_THAT: "its opponent",
    cs.HAUNTED_PLAYERS: "each haunted player", cs.UNHAUNTED_PLAYERS: "each player that is not haunted",
}  # fmt: skip


def subject(ctx: Context, who: int) -> str:
    if ctx.person(who) == cs.THAT_PLAYER and ctx.that is None:
        return "that player"
    if ctx.person(who) == cs.OPPONENT_OF_THAT and ctx.that is None:
        return "their opponent"
    return PERSONS.get(ctx.person(who), "its controller")


def whose(ctx: Context, who: int) -> str:
    who = ctx.person(who)
    if who == ctx.named == cs.THAT_PLAYER or who == ctx.me == OPPONENT:
        return "their"
    if who in (cs.EACH_PLAYER, cs.HAUNTED_PLAYERS, cs.UNHAUNTED_PLAYERS):
        return "their"
    return "your" if who == YOU else subject(ctx, who) + "’s"


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
    if cards.unlike == cs.IS_KEPT and cards.where == cs.IN_HAND:
        words.append("unrevealed")
    elif cards.other or cards.unlike != ANY:
        words.append("other")
    sided = cards.side != ANY and not cards.anybodys
    sided = sided and bool(cards.where & cs.IN_PLAY) and cards.beside != cs.IS_THIS and not cards.played
    theirs = sided and ctx.me == cs.THAT_PLAYER
    if sided and not theirs:
        words.append("friendly" if (cards.side == cs.FRIENDLY) == (ctx.me == YOU) else "enemy")
    for value, yes, no in (
        (cards.ready, "ready", "exhausted"),
        (cards.stunned, "stunned", "unstunned"),
        (cards.enraged, "enraged", "non-enraged"),
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
    if cards.flank == NO and cards.alike_beside:
        words.append("non-flank")
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
        words.append(trait(cards.trait) + (f" or {trait(cards.or_trait)}" if cards.or_trait else ""))
    if cards.token != ANY:
        words.append("token" if cards.token == YES else "non-token")
    if by_trait(cards):
        words[-1] += "s" if plural else ""
    else:
        words.append(head(cards, plural))
    whom = f" {'that player controls' if cards.side == cs.FRIENDLY else 'their opponent controls'}"
    said = " ".join(words) + tail(cards, ctx, plural) + (whom if theirs else "")
    return said + place(cards, ctx, plural, zone)


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
            if value == cs.THEIR_HOUSES:
                some = "at least one of those cards" if isinstance(ctx.last, mv.Discard) else "either of them"
                said += f" that {'share' if plural else 'shares'} a house with {some}"
                continue
            of = HOUSE_OF.get(value) or f"{that(ctx)}’s house"
            if value == cs.ACTIVE_HOUSE and ctx.house_chosen:
                of = HOUSE_OF[cs.CHOSEN_HOUSE]
            if value == cards.house == cs.HIT_HOUSE:
                which = f"the {done(ctx)} card" if one_done(ctx) else f"1 of the {done(ctx)} cards"
                said += f" that {'share' if plural else 'shares'} a house with {which}"
            elif value == cards.not_house == cs.CHOSEN_HOUSE and plural:
                said += " of other houses"
            else:
                word = "from" if value == cs.YOUR_HOUSES else "of"
                said += f" {'not ' if value == cards.not_house else ''}{word} {of}"
    if cards.power_most != NONE:
        said += f" with power {cards.power_most} or lower"
    if cards.power_least != NONE:
        said += f" with power {cards.power_least} or higher"
    if cards.power == cs.CHOSEN_NUMBER:
        said += " with power equal to that number"
    elif cards.power != NONE:
        said += f" with {cards.power} power"
    if cards.power_marks != NONE:
        name = COUNTER_NAMES[cards.power_marks]
        said += f" with power equal to the number of {name} counters on {this(ctx)}"
    if cards.odd != ANY:
        said += f" with {'odd' if cards.odd == YES else 'even'} power"
    if cards.weaker != ANY:
        said += " with lower power" + (f" than {this(ctx)}" if cards.weaker == cs.IS_THIS else "")
    if cards.stronger != ANY:
        said += f" more powerful than {known(cards.stronger, ctx)}"
    if cards.like_power != ANY:
        like = this(ctx) if cards.like_power == cs.IS_THIS else "either of those creatures"
        said += f" with the same power as {like}"
    if cards.on != ANY:
        said += f" attached to {known(cards.on, ctx) if cards.on in (cs.IS_HOST, cs.IS_THIS) else 'them' if ctx.topic.many else 'it'}"
    if cards.on_or_beside != ANY:
        said += f" attached to {known(cards.on_or_beside, ctx)} or 1 of its neighbors"
    if cards.icons != ANY:
        said += f" with{'out' if cards.icons == NO else ''} a bonus icon"
    if cards.upgraded != ANY:
        said += f" with{'out' if cards.upgraded == NO else ''} an upgrade"
    if cards.flank == NO and not cards.alike_beside:
        said += f" that {'are' if plural else 'is'} not on a flank"
    if cards.amber != ANY:
        said += f" with {'no ' if cards.amber == NO else ''}Æ on {'them' if plural else 'it'}"
    if cards.boosted != ANY:
        said += f" with{'out' if cards.boosted == NO else ''} a +1 power counter"
    if cards.not_keyword != NONE:
        said += f" without {KEYWORD_NAMES[cards.not_keyword]}"
    if cards.armor != ANY:
        said += f" with{'out' if cards.armor == NO else ''} armor"
    if cards.center != ANY:
        said += " in the center of its battleline"
    if cards.weakest:
        said += " with the lowest power"
    if cards.attacks != ANY:
        said += f" attacking {known(cards.attacks, ctx)}"
    if cards.between:
        said += f" between {this(ctx)} and {POOL.card(cards.between).name}"
    for side, other in (("right", cards.right_of), ("left", cards.left_of)):
        if other != ANY:
            said += f" to the {side} of {known(other, ctx)} in the battleline"
    if cards.chosen_trait:
        said += " with that trait"
    if cards.chosen_name:
        said += " with that name"
    if cards.counter != NONE:
        said += " with " + article(f"{COUNTER_NAMES[cards.counter]} counter")
    if near_it:
        said += f" of {that(ctx)}" + (" that shares a house with it" if alike else "")
    if cards.played:
        said += " you play" if cards.side == cs.FRIENDLY else " played this turn"
    if cards.where == cs.IN_PURGED and cards.side != ANY:
        said += f" {subject(ctx, YOU if cards.side == cs.FRIENDLY else OPPONENT)} own"
        said += "" if cards.side == cs.FRIENDLY else "s"
    if cards.of_that_player:
        said += " controlled by that player"
    if cards.alike_beside == NONE:
        said += f" that {'do' if plural else 'does'} not share a house with at least 1 of its neighbors"
    elif cards.alike_beside:
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
    if cards.named != ANY:
        said += f" with the same name as {known(cards.named, ctx)}"
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
    if cards.haunted != ANY:
        side = f"any {'un' if cards.haunted == NO else ''}haunted player’s"
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
        return "1" if cards.unlike == ANY else "the other"
    if cards.relation == cs.IS_HIT and cards.where == cs.IN_DISCARD:
        return f"a {kind(cards.types)} {done(ctx)} this way"
    if cards.beside == cs.IS_HOST:
        return f"one of {possessive(known(cards.beside, ctx))} neighbors"
    if cards.on_flank and cards.side != ANY:
        return on_flank(cards, ctx)
    said = noun(cards, ctx)
    if cards.half == YES:
        return f"either {said}"
    return "an" + said if said.startswith("other ") else article(said)


def each(cards: Cards, ctx: Context) -> str:
    """All of them, in the singular; one that is known, by its name."""
    if looked_at(cards):
        return "each card revealed this way" if ctx.until else "the others"
    if looked_at(replace(cards, house=NONE)):
        return f"each card{tail(cards, ctx, False)}"
    if cards.relation == cs.IS_HIT and cards.where == cs.IN_DISCARD and cards.house == NONE:
        return f"each {kind(cards.types)} {done(ctx)} this way"
    if cards.relation == cs.IS_HIT:
        return f"those {kind(cards.types, True)}"
    if cards.relation == cs.IS_HOST and cards.types == cs.ALL_TYPES:
        return "this card"
    if cards.relation != ANY:
        return known(cards.relation, ctx)
    if cards.on_flank and cards.side != ANY:
        return on_flank(cards, ctx)
    if same(cards, Cards(cs.ALL_TYPES)):
        return "each card in play"
    if cards.beside == cards.right_of == cs.IS_THIS:
        return f"{possessive(this(ctx))} right neighbor"
    said = noun(cards, ctx)
    if cards.name and not cards.where & cs.IN_PLAY:
        return "each copy of " + said
    for alternative in ("creature or ", "action card or ", "artifact or "):
        said = said.replace(alternative, alternative.replace(" or ", " and "))
    if cards.side == ANY and cards.where == cs.IN_DISCARD and not cards.like_side:
        said = said.replace("from a discard pile", "from each player’s discard pile")
    return "each " + said.replace(" or from ", " and from ")


def on_flank(cards: Cards, ctx: Context) -> str:
    """The creature at one end of a line."""
    who = YOU if cards.side == cs.FRIENDLY else OPPONENT
    own_one = whose(ctx, who)
    if ctx.me == cs.THAT_PLAYER:
        own_one = "their" if who == YOU else "their opponent’s"
    where = f"{own_one} {'left' if cards.on_flank == cs.LEFT else 'right'} flank"
    return f"the {noun(replace(cards, side=ANY, on_flank=0), ctx)} on {where}"


def that(ctx: Context) -> str:
    """Cards that were spoken of."""
    cards = ctx.topic.cards
    hit = cards is not None and cards.relation == cs.IS_HIT and ctx.topic.many
    if cards is not None and cards.relation not in (ANY, cs.IS_IT, cs.IS_KEPT) and not hit:
        return known(cards.relation, ctx)
    types = ctx.topic.types()
    if types not in (cs.CREATURES, ARTIFACTS, cs.UPGRADES):
        types = cs.ALL_TYPES
    return f"those {kind(types, True)}" if ctx.topic.many else f"that {kind(types)}"


def known(relation: int, ctx: Context) -> str:
    if relation == cs.IS_THIS:
        return this(ctx)
    if relation == cs.IS_HOST:
        return "this artifact" if ctx.host == ARTIFACTS else "this creature"
    if relation == cs.IS_GIVER:
        return ctx.fact.name
    if relation == cs.IS_OTHER:
        return f"the creature {this(ctx)} fights"
    if relation == cs.IS_THAT:
        types = cs.CREATURES if ctx.that is None else ctx.that.types
        return f"that {kind(types if types in (cs.CREATURES, ARTIFACTS) else cs.ALL_TYPES)}"
    if relation == cs.IS_HIT and isinstance(ctx.last, hm.Damage):
        return "each creature damaged this way"
    if relation == cs.IS_HIT:
        return "those cards"
    if relation == cs.IS_KEPT and ctx.topic.cards is not None and not ctx.topic.cards.where & cs.IN_PLAY:
        held = ctx.topic.cards.where == cs.IN_HAND and ctx.topic.types() == cs.ALL_TYPES
        return "that card" if held else "that creature"
    return that(ctx)


def done(ctx: Context) -> str:
    return DONE.get(type(base.deed(ctx.last)), "chosen")


# -- targets


def number(ctx: Context, amount: int | Amount, cards: Cards) -> str:
    """So many of these cards."""
    if isinstance(amount, int):
        return f"{amount} {noun(cards, ctx, amount != 1)}"
    return f"{one(cards, ctx)} for each {ctx.say(amount)}"


def any_number(w: tg.AnyNumber, ctx: Context) -> str:
    together = f" with total power of {w.total_power} or more" if w.total_power else ""
    number = f"{w.at_least} or more" if w.at_least else "any number of"
    return f"{number} {noun(w.cards, ctx, True)}{together}"


def extreme(w: tg.Extreme, ctx: Context) -> str:
    if w.cards.relation == cs.IS_KEPT:
        return f"the chosen creature with the {'highest' if w.most_powerful else 'lowest'} power"
    if w.each:
        return f"each {noun(w.cards, ctx)} with the {'highest' if w.most_powerful else 'lowest'} power"
    least = "most" if w.most_powerful else "least"
    if w.cards.beside == cs.IS_THIS and w.number == 1:
        rest = noun(replace(w.cards, beside=ANY), ctx).removesuffix("creature")
        return f"{possessive(this(ctx))} {least} powerful {rest}neighbor"
    count = "" if w.number == 1 else f"{w.number} "
    return f"the {count}{least} powerful {noun(w.cards, ctx, w.number != 1)}"


def at_random(w: tg.AtRandom, ctx: Context) -> str:
    said = noun(w.cards, ctx, w.number != 1)
    return f"a random {said}" if w.number == 1 else f"{w.number} random {said}"


def spoken_of(w: kn.Known | kn.Survivors | kn.Found | kn.Fallen, ctx: Context) -> str:
    if w is ctx.again:
        return "it"
    if ctx.short and w.relation == cs.IS_IT:
        return "them" if ctx.topic.many else "it"
    if isinstance(w, kn.Survivors) and w.relation == cs.IS_KEPT and isinstance(ctx.last, c.OneAtATime):
        return "each creature put into play this way"
    if isinstance(w, kn.Fallen) and w.relation == cs.IS_KEPT:
        return "that card"  # what was put aside lies there, whatever was spoken of since
    if isinstance(w, kn.Fallen) and w.who in (YOU, OPPONENT):
        return f"{known(w.relation, ctx)} from {whose(ctx, w.who)} discard pile"
    return known(w.relation, ctx)


def as_subject(target: str) -> str:
    """Cards that do something."""
    return "they" if target == "them" else target


def neighbours(w: kn.Neighbours, ctx: Context) -> str:
    relation = w.of.relation if isinstance(w.of, kn.Known) else cs.IS_IT
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
    zone = dict(ZONES)[w.zone]
    if isinstance(w.number, PowerOf):
        return f"cards from the top of {whose(ctx, w.who)} {zone} equal to {ctx.say(w.number)}"
    if isinstance(w.number, Amount):
        return f"a card from the top of {whose(ctx, w.who)} {zone} for each {ctx.say(w.number)}"
    count = "card" if w.number == 1 else f"{w.number} cards"
    end = "bottom" if w.bottom else "top"
    if w.who == cs.EACH_PLAYER:
        return f"the {end} {count} of each player’s {zone}"
    return f"the {end} {count} of {whose(ctx, w.who)} {zone}"


def topmost(w: tg.Topmost, ctx: Context) -> str:
    said = noun(w.cards, ctx)
    pile = "each player’s" if w.who == cs.EACH_PLAYER else whose(ctx, w.who)
    return f"the topmost {said} from {pile} discard pile"


def plural(target: Target) -> bool:
    """Whether its verb is: "each creature" is not."""
    return many(target) and not isinstance(target, (tg.Each, tg.AllBut, kn.Neighbours))


def owners(target: Target, ctx: Context, zone: str) -> str:
    """The zone that cards go to: their owner's."""
    cards = ctx.topic.cards if target is kn.IT else getattr(target, "cards", None)
    if isinstance(cards, Cards) and cards.side == cs.FRIENDLY:
        return f"{whose(ctx, YOU)} {zone}"
    if isinstance(target, tg.Topmost) and target.who != YOU:
        return f"their {zone}"
    if isinstance(target, (tg.Top, tg.Topmost)) and target.who in (YOU, OPPONENT, cs.EACH_PLAYER):
        return f"{whose(ctx, YOU) if target.who == YOU else 'their'} {zone}"
    if isinstance(target, kn.Fallen) and target.who == YOU:
        return f"{whose(ctx, YOU)} {zone}"
    if isinstance(target, tg.Each) and looked_at(target.cards):
        return f"that {zone}"
    if plural(target):
        return f"their owners’ {zone}s"
    return f"its owner’s {zone}"


def provided(w: tg.Provided, ctx: Context) -> str:
    condition = ctx.say(w.when)
    return f"{ctx.say(w.target)} if {condition}"


def both(w: tg.Both, ctx: Context) -> str:
    """What is said alike of either side, if there is something that it lacks, is said once of each player."""
    first, other = w.parts[0], w.parts[-1]
    if isinstance(first, tg.Provided) and len(w.parts) == 2 and same(first, other, mirrored=True):
        when, target = first.when, first.target
        if (
            isinstance(when, co.There)
            and when.none
            and when.cards.side != ANY
            and isinstance(target, tg.Extreme)
        ):
            said = extreme(replace(target, cards=replace(target.cards, side=ANY)), ctx)
            lacks = one(replace(when.cards, side=ANY), ctx)
            return f"{said} controlled by each player who does not control {lacks}"
    if first is kn.THIS and isinstance(other, (kn.Known, kn.Survivors)) and other.relation == cs.IS_OTHER:
        return f"{this(ctx)} and the creature it fights"
    return listed([ctx.say(part) for part in w.parts])


PHRASES: Final[dict[type, Phrase]] = {
    tg.A: lambda w, ctx: one(w.cards, ctx),
    tg.UpTo: lambda w, ctx: "up to " + number(ctx, w.number, w.cards),
    tg.Some: lambda w, ctx: number(ctx, w.number, w.cards),
    tg.AnyNumber: any_number,
    tg.Third: lambda w, ctx: f"one third of all {noun(w.cards, ctx, True)} (rounding up)",
    tg.Spread: lambda w, ctx: one(w.cards, ctx),
    tg.OfEachHouse: lambda w, ctx: f"{one(w.cards, ctx)} of that house",
    tg.OfDifferentTypes: lambda w, ctx: (
        f"{w.number} {noun(replace(w.cards, where=cs.IN_PLAY, side=ANY), ctx, True)} of different types"
        + place(w.cards, ctx, True, "from")
    ),
    tg.OfEachType: lambda w, ctx: one(w.cards, ctx).replace(
        "a card", "1 card of each type (action, artifact, creature, upgrade)", 1
    ),
    tg.Either: lambda w, ctx: (
        f"{article(noun(w.cards if w.cards.where == cs.IN_PLAY else replace(w.cards, where=cs.IN_PLAY, side=ANY), ctx))}"
        f" or {noun(w.others, ctx)}"
    ),
    tg.Each: lambda w, ctx: each(w.cards, ctx),
    tg.Extreme: extreme,
    tg.AtRandom: at_random,
    tg.Provided: provided,
    **dict.fromkeys((kn.Known, kn.Survivors, kn.Found, kn.Fallen), spoken_of),
    kn.Neighbours: neighbours,
    OfCrowdedHouses: lambda w, ctx: (
        f"each creature that belongs to a house that has {w.crowd} or more creatures in play"
    ),
    tg.Both: both,
    tg.Top: top,
    tg.Topmost: topmost,
    tg.OfEachPower: lambda w, ctx: f"{one(w.cards, ctx)} of each power value",
    tg.OfOtherHouses: lambda w, ctx: (
        f"up to {w.number} {kind(w.cards.types, True)} of different houses{place(w.cards, ctx, True, 'from')}"
    ),
    kn.OtherNeighbour: lambda w, ctx: f"{possessive(this(ctx))} other neighbor",
    AmidStrangers: lambda w, ctx: (
        f"each {HOUSES[w.house]} creature that has 2 non-{HOUSES[w.house]} neighbors of different houses"
    ),
    kn.OneEachSide: lambda w, ctx: "each neighboring creature",
    kn.OtherKept: lambda w, ctx: "the other chosen creature",
    tg.AllBut: lambda w, ctx: (
        "the other chosen creature"
        if w.cards.relation == cs.IS_KEPT
        else f"{each(w.cards, ctx)} except {ctx.say(w.spared)}"
    ),
    kn.Beneath: lambda w, ctx: (
        f"{'a' if w.one else 'each'} card under {this(ctx)}"
        if w.named
        else "those cards"
        if w.every
        else f"an action card grafted onto {this(ctx)}"
        if w.grafted
        else "that card"
        if w.at_random
        else f"the card under {this(ctx)}"
    ),
    kn.PurgedBy: lambda w, ctx: (
        "each creature purged this way" if w.creatures else f"all cards purged by {this(ctx)}"
    ),
}
