"""English: who and which cards, how many of them, and whether something is so."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.houses import HOUSES_CALLED
from ludarium.games.keyforge.pool import POOL
from ludarium.games.keyforge.speech.base import Phrase, Talk, many, times
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import ANY, NO, OPPONENT, YES, YOU, Amount, Cards, Target
from ludarium.games.keyforge.words.marks import Marks

HOUSES: Final = HOUSES_CALLED["en"]
TYPES: Final = ("creature", "action card", "artifact", "upgrade")
ZONES: Final = ((t.HAND, "hand"), (t.DISCARD, "discard pile"), (t.ARCHIVES, "archives"), (t.DECK, "deck"))
DONE: Final = {
    e.Destroy: "destroyed", e.Purge: "purged", e.Heal: "healed", e.Discard: "discarded",
    e.Reveal: "revealed", e.ShuffleIn: "shuffled into a deck", e.Return: "returned", e.Archive: "archived",
    e.Exhaust: "exhausted", e.Damage: "dealt damage", pl.LookAtHand: "revealed",
}  # fmt: skip
"""What was done to cards "this way" """

DEEDS: Final = {
    deeds.PLAYED: "played", deeds.USED: "used", deeds.REAPED: "reaped with", deeds.FOUGHT: "fought with",
    deeds.DISCARDED: "discarded", deeds.FORGED: "forged", deeds.DESTROYED: "had destroyed",
    deeds.DESTROYED_IN_FIGHT: "had destroyed in a fight",
}  # fmt: skip

HOUSE_OF: Final = {
    b.CHOSEN_HOUSE: "that house", b.ACTIVE_HOUSE: "the active house",
    b.YOUR_HOUSES: "a house of a card you have in play", b.IDENTITY_HOUSES: "one of your three houses",
}  # fmt: skip
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


def agreed(verb: str, plural: bool) -> str:
    """The verb for several, or for one."""
    return verb if plural else third(verb)


def listed(parts: list[str], word: str = "and") -> str:
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


# -- persons

PERSONS: Final = {
    YOU: "you", OPPONENT: "your opponent", b.EACH_PLAYER: "each player", b.THEIR_OWNER: "its owner",
    b.OWNER_OF_THAT: "its owner", b.OPPONENT_OF_THAT: "its opponent",
}  # fmt: skip


def subject(talk: Talk, who: int) -> str:
    if who == b.THAT_PLAYER and talk.that is None:
        return "that player"
    return PERSONS.get(talk.person(who), "its controller")


def whose(talk: Talk, who: int) -> str:
    who = talk.person(who)
    return "your" if who == YOU else "their" if who == b.EACH_PLAYER else subject(talk, who) + "’s"


def own(talk: Talk, who: int) -> str:
    """Whose it is, where they have been named just before."""
    return "your" if talk.person(who) == YOU else "their"


def do(talk: Talk, who: int, verb: str) -> str:
    """An order where the reader does it; else who does it."""
    if talk.person(who) == YOU:
        return verb if talk.me == YOU else f"you {verb}"
    if talk.person(who) == talk.named:
        return f"they {verb}"
    return f"{subject(talk, who)} {third(verb)}"


def have(talk: Talk, who: int) -> str:
    return f"{subject(talk, who)} {'have' if talk.person(who) == YOU else 'has'}"


def this(talk: Talk) -> str:
    return "this creature" if talk.quoted else talk.fact.name


# -- cards


def noun(cards: Cards, talk: Talk, plural: bool = False, zone: str = "from") -> str:
    """Cards as they are described, without "a" or "each"."""
    words: list[str] = []
    if cards.other or cards.unlike != ANY:
        words.append("other")
    sided = cards.side != ANY and not cards.anybodys
    if sided and cards.where & b.IN_PLAY and cards.beside != b.IS_THIS and not cards.played:
        words.append("friendly" if (cards.side == b.FRIENDLY) == (talk.me == YOU) else "enemy")
    for value, yes, no in (
        (cards.ready, "ready", "exhausted"),
        (cards.stunned, "stunned", "unstunned"),
        (cards.damaged, "damaged", "undamaged"),
    ):
        if value != ANY:
            words.append(yes if value == YES else no)
    if cards.flank == YES and cards.types != b.CREATURES | b.ARTIFACTS_:
        words.append("flank")
    if cards.beside == b.IS_THIS:
        words.append("neighboring")
    if cards.keyword != NONE:
        words.append(t.KEYWORD_NAMES[cards.keyword])
    if cards.not_house >= 0:
        words.append("non-" + HOUSES[cards.not_house])
    if cards.not_trait:
        words.append("non-" + trait(cards.not_trait))
    if cards.house >= 0:
        words.append(HOUSES[cards.house])
    if cards.trait:
        words.append(trait(cards.trait))
    words.append(head(cards, plural))
    return " ".join(words) + tail(cards, talk, plural) + place(cards, talk, plural, zone)


def trait(slug: str) -> str:
    return "AI" if slug == "ai" else slug.capitalize()


def head(cards: Cards, plural: bool) -> str:
    if cards.name:
        name = POOL.card(cards.name).name
        return name + "s" if plural else name
    if cards.types == b.CREATURES | b.ARTIFACTS_ and cards.flank == YES:
        return "artifacts and flank creatures" if plural else "artifact or flank creature"
    if cards.beside in (b.IS_IT, b.IS_KEPT):
        return "neighbors" if plural else "neighbor"
    return kind(cards.types, plural)


def kind(types: int, plural: bool = False) -> str:
    """The kinds of cards of a mask."""
    ending = "s" if plural else ""
    if types == b.ALL_TYPES:
        return f"card{ending}"
    names = [name + ending for bit, name in enumerate(TYPES) if types >> bit & 1]
    return listed(names, "and" if plural else "or")


def tail(cards: Cards, talk: Talk, plural: bool) -> str:
    """What stands behind the noun."""
    said = ""
    for value in (cards.house, cards.not_house):
        if value < NONE:
            of = HOUSE_OF.get(value) or f"{that(talk)}’s house"
            if value == cards.not_house == b.CHOSEN_HOUSE and plural:
                said += " of other houses"
            else:
                said += f" {'not ' if value == cards.not_house else ''}of {of}"
    if cards.power_most != NONE:
        said += f" with power {cards.power_most} or lower"
    if cards.power_least != NONE:
        said += f" with power {cards.power_least} or higher"
    if cards.power == b.CHOSEN_NUMBER:
        said += " with power equal to that number"
    elif cards.power != NONE:
        said += f" with {cards.power} power"
    if cards.flank == NO:
        said += f" that {'are' if plural else 'is'} not on a flank"
    if cards.amber != ANY:
        said += f" with{'out' if cards.amber == NO else ''} Æ on {'them' if plural else 'it'}"
    if cards.armor != ANY:
        said += f" with{'out' if cards.armor == NO else ''} armor"
    if cards.center != ANY:
        said += " in the center of its battleline"
    if cards.counter != NONE:
        said += " with " + article(f"{t.COUNTER_NAMES[cards.counter]} counter")
    if cards.beside in (b.IS_IT, b.IS_KEPT):
        said += f" of {that(talk)}"
    if cards.played:
        said += " you play" if cards.side == b.FRIENDLY else " played this turn"
    if cards.like_trait:
        said += f" that {'share' if plural else 'shares'} a trait with {that(talk)}"
    if cards.unlike_name or cards.not_named != ANY:
        said += " with different names" if plural else " with a different name"
    return said


def place(cards: Cards, talk: Talk, plural: bool, word: str) -> str:
    """Where they are, when that is not in play."""
    if not cards.where & ~b.IN_PLAY:
        return ""
    if cards.where == b.IN_HAND and isinstance(talk.last, pl.LookAtHand) and word == "from":
        return " revealed this way" if talk.last.reveal else " from it"
    side = {b.FRIENDLY: whose(talk, YOU), b.ENEMY: whose(talk, OPPONENT)}.get(cards.side, "a")
    places = ["play"] if cards.where & b.IN_PLAY else []
    found = [name for zone, name in ZONES if cards.where >> zone & 1]
    if found:
        places.append(f"{side} {' and '.join(found)}")
    return f" {word} " + f" {'and' if plural else 'or'} {word} ".join(places)


def one(cards: Cards, talk: Talk) -> str:
    """With "a", "an" or "another"."""
    said = noun(cards, talk)
    return "an" + said if said.startswith("other ") else article(said)


def each(cards: Cards, talk: Talk) -> str:
    """All of them, in the singular; one that is known, by its name."""
    if cards.relation != ANY:
        return known(cards.relation, talk)
    said = noun(cards, talk)
    for alternative in ("creature or ", "action card or ", "artifact or "):
        said = said.replace(alternative, alternative.replace(" or ", " and "))
    return "each " + said.replace(" or from ", " and from ")


def that(talk: Talk) -> str:
    """Cards that were spoken of."""
    cards = talk.topic.cards
    if cards is not None and cards.relation != ANY and cards.relation != b.IS_IT:
        return known(cards.relation, talk)
    types = talk.topic.types()
    if types not in (b.CREATURES, b.ARTIFACTS_, b.UPGRADES):
        types = b.ALL_TYPES
    return f"those {kind(types, True)}" if talk.topic.many else f"that {kind(types)}"


def known(relation: int, talk: Talk) -> str:
    if relation == b.IS_THIS:
        return this(talk)
    if relation == b.IS_HOST:
        return "this creature"
    if relation == b.IS_GIVER:
        return talk.fact.name
    if relation == b.IS_OTHER:
        return f"the creature {this(talk)} fights"
    if relation == b.IS_THAT:
        types = b.CREATURES if talk.that is None else talk.that.types
        return f"that {kind(types if types in (b.CREATURES, b.ARTIFACTS_) else b.ALL_TYPES)}"
    if relation == b.IS_HIT:
        return "those cards"
    return that(talk)


def done(talk: Talk) -> str:
    return DONE.get(type(talk.last), "chosen")


# -- targets


def number(talk: Talk, amount: int | Amount, cards: Cards) -> str:
    """So many of these cards."""
    if isinstance(amount, int):
        return f"{amount} {noun(cards, talk, amount != 1)}"
    return f"{one(cards, talk)} for each {talk.say(amount)}"


def extreme(w: tg.Extreme, talk: Talk) -> str:
    least = "most" if w.most_powerful else "least"
    count = "" if w.number == 1 else f"{w.number} "
    return f"the {count}{least} powerful {noun(w.cards, talk, w.number != 1)}"


def at_random(w: tg.AtRandom, talk: Talk) -> str:
    said = noun(w.cards, talk, w.number != 1)
    return f"a random {said}" if w.number == 1 else f"{w.number} random {said}"


def spoken_of(w: tg.Known | tg.Survivors | tg.Found | tg.Fallen, talk: Talk) -> str:
    if talk.short and w.relation == b.IS_IT:
        return "them" if talk.topic.many else "it"
    if isinstance(w, tg.Fallen) and w.who == OPPONENT:
        return f"{known(w.relation, talk)} from {whose(talk, OPPONENT)} discard pile"
    return known(w.relation, talk)


def as_subject(target: str) -> str:
    """Cards that do something."""
    return "they" if target == "them" else target


def neighbours(w: tg.Neighbours, talk: Talk) -> str:
    relation = w.of.relation if isinstance(w.of, tg.Known) else b.IS_IT
    if w.but is not None:
        return "the second creature’s other neighbor"
    if relation == b.IS_IT or talk.topic.relation() == relation:
        return "each of its neighbors"
    if relation == b.IS_OTHER:
        return f"each neighbor of {known(relation, talk)}"
    return f"each of {known(relation, talk)}’s neighbors"


def top(w: tg.Top, talk: Talk) -> str:
    count = "card" if w.number == 1 else f"{w.number} cards"
    zone = dict(ZONES)[w.zone]
    if w.who == b.EACH_PLAYER:
        return f"the top {count} of each player’s {zone}"
    return f"the top {count} of {whose(talk, w.who)} {zone}"


def plural(target: Target) -> bool:
    """Whether its verb is: "each creature" is not."""
    return many(target) and not isinstance(target, (tg.Each, tg.AllBut))


def owners(target: Target, talk: Talk, zone: str) -> str:
    """The zone that cards go to: their owner's."""
    cards = talk.topic.cards if target is tg.IT else getattr(target, "cards", None)
    if isinstance(cards, Cards) and cards.side == b.FRIENDLY:
        return f"{whose(talk, YOU)} {zone}"
    if plural(target):
        return f"their owners’ {zone}s"
    return f"its owner’s {zone}"


# -- numbers


def counted(talk: Talk, amount: int | Amount, singular: str = "Æ", plural: str = "Æ") -> str:
    """So much of something."""
    if isinstance(amount, int):
        return f"{amount} {singular if amount == 1 else plural}"
    if isinstance(amount, (am.InPool, pl.KeywordOf)):
        return talk.say(amount)
    if isinstance(amount, am.ThatMany):
        factor = {1: "", 2: "twice ", 3: "triple "}[amount.times]
        return f"{factor}that much {plural}" if singular == plural else f"{factor}that many {plural}"
    each_time = times(amount)
    return f"{each_time} {singular if each_time == 1 else plural} for each {talk.say(amount)}"


def split(talk: Talk, amount: int | Amount, unit: str) -> tuple[str, str]:
    """A number with its unit, and what it is for each of."""
    number, each, of = counted(talk, amount, unit, unit).partition(" for each ")
    return number, each + of


def count(w: am.Count, talk: Talk) -> str:
    said = noun(w.cards, talk, zone="in")
    return f"copy of {said}" if w.cards.name == talk.fact.id else said


def count_it(w: am.CountIt, talk: Talk) -> str:
    cards = w.cards or talk.topic.cards or Cards(b.ALL_TYPES)
    house = NONE if w.cards is None else cards.house
    return f"{noun(Cards(cards.types, house=house), talk)} {done(talk)} this way"


def icons(w: am.Icons, talk: Talk) -> str:
    icon = "" if w.icon == NONE else ICON_NAMES[w.icon] + " "
    return f"{icon}bonus icon on the cards {done(talk)} this way"


def controls(talk: Talk, who: int) -> str:
    return f"{subject(talk, who)} {agreed('control', talk.person(who) == YOU)}"


def rival(talk: Talk, who: int) -> str:
    return subject(talk, OPPONENT if who == YOU else YOU)


def in_pool(w: am.InPool, talk: Talk) -> str:
    of = whose(talk, w.who)
    if w.half:
        return f"half of {of} Æ"
    if talk.named == talk.person(w.who):
        return f"all but {w.but} of it" if w.but else "all of it"
    return f"all but {w.but} of {of} Æ" if w.but else f"all of {of} Æ"


def deed(w: am.Deeds, talk: Talk) -> str:
    """Who did it, and when."""
    whose_turn = whose(talk, w.who).replace("your opponent’s", "their")
    when = f" on {whose_turn} previous turn" if w.before else " this turn"
    if w.kind in (deeds.DESTROYED, deeds.DESTROYED_IN_FIGHT):
        return f"that was destroyed{' in a fight' if w.kind == deeds.DESTROYED_IN_FIGHT else ''}{when}"
    verb = DEEDS[w.kind] + (" from your hand" if w.kind == deeds.DISCARDED else "")
    return verb + when if w.who == am.ANY_PLAYER else f"{subject(talk, w.who)} {verb}{when}"


def deed_noun(w: am.Deeds, talk: Talk, plural: bool) -> str:
    if w.kind == deeds.FORGED:
        return "keys" if plural else "key"
    lost = w.kind in (deeds.DESTROYED, deeds.DESTROYED_IN_FIGHT) and w.who != am.ANY_PLAYER
    side = ANY if not lost else b.ENEMY if w.who == OPPONENT else b.FRIENDLY
    return noun(Cards(w.types, side, house=w.house, other=w.other), talk, plural)


# -- conditions


def at_least(w: am.AtLeast, talk: Talk) -> str:
    amount, least = w.amount, w.number
    if isinstance(amount, am.InPool):
        if least == 0 and w.exactly:
            return f"{have(talk, amount.who)} no Æ"
        how = "exactly " if w.exactly else ""
        more = "" if w.exactly else " or less" if w.below else " or more"
        least = least - 1 if w.below and isinstance(least, int) else least
        return f"{have(talk, amount.who)} {how}{least} Æ{more}"
    if isinstance(amount, am.Deeds):
        return deeds_at_least(w, amount, talk)
    if isinstance(amount, am.Count):
        return cards_at_least(w, amount, talk)
    if isinstance(amount, am.ThatMany) and isinstance(talk.last, e.Heal):
        return f"you healed {least} damage this way"
    if isinstance(amount, am.CountIt):
        amounts = f"{least} or more" if not w.below else f"fewer than {least}"
        return f"{amounts} cards are {'destroyed' if isinstance(talk.last, c.ForEachCard) else done(talk)} this way"
    if isinstance(amount, am.ForgedKeys):
        return f"{have(talk, amount.who)} {least} or more {'un' if amount.unforged else ''}forged keys"
    if isinstance(amount, Marks):
        kind = f"{t.COUNTER_NAMES[amount.name]} counter"
        return f"there are {bound(w, kind, kind + 's')} on {talk.say(amount.on)}"
    return f"there {'is less' if w.below else 'is'} {least} or more {talk.say(amount)}"


def bound(w: am.AtLeast, singular: str, plural: str) -> str:
    """The number of an ``AtLeast`` with its noun."""
    if w.exactly and w.number != 0:
        return f"exactly {w.number} {singular if w.number == 1 else plural}"
    if w.number == 1:
        return f"no {plural}" if w.below else article(singular)
    return f"fewer than {w.number} {plural}" if w.below else f"{w.number} or more {plural}"


def deeds_at_least(w: am.AtLeast, amount: am.Deeds, talk: Talk) -> str:
    if amount.this:
        return f"this is {'the first time ' if w.exactly else ''}{this(talk)} has been {DEEDS[amount.kind]} this turn"
    said = bound(w, deed_noun(amount, talk, False), deed_noun(amount, talk, True))
    if amount.who == am.ANY_PLAYER:
        return f"{said} {deed(amount, talk)}"
    who = subject(talk, amount.who)
    when = deed(amount, talk).removeprefix(who + " ")
    verb, _, rest = when.partition(" ")
    if (w.below and w.number == 1) or (w.exactly and w.number == 0):
        singular = deed_noun(amount, talk, amount.other)
        have_not = "have not" if who == "you" else "has not"
        return f"{who} {have_not} {verb} {'any ' + singular if amount.other else article(singular)} {rest}"
    return f"{who} {verb} {said} {rest}"


def cards_at_least(w: am.AtLeast, amount: am.Count, talk: Talk) -> str:
    cards = amount.cards
    if cards.side == ANY or not cards.where & b.IN_PLAY:
        return f"there are {bound(w, noun(cards, talk, zone='in'), noun(cards, talk, True, 'in'))}"
    who = YOU if cards.side == b.FRIENDLY else OPPONENT
    plain = noun(cards, talk).replace("friendly ", "").replace("enemy ", "")
    plural = noun(cards, talk, True).replace("friendly ", "").replace("enemy ", "")
    return f"{have(talk, who)} {bound(w, plain, plural)} in play"


def there(w: am.There, talk: Talk) -> str:
    if w.cards.relation != ANY:
        return f"{known(w.cards.relation, talk)} is under your control and does not belong to one of your three houses"
    return f"there are no {noun(w.cards, talk, True, 'in')}" if w.none else f"there is {one(w.cards, talk)}"


def is_kind(w: am.Is, talk: Talk) -> str:
    it = "it" if not w.event or talk.that is not None else "that card"
    no = " not" if w.isnt else ""
    if w.cards.house < NONE and w.cards.types == b.ALL_TYPES:
        return f"it is{no}{tail(w.cards, talk, False)}"
    if w.cards.not_house >= 0 and w.cards.types == b.ALL_TYPES:
        return f"it is {'' if w.isnt else 'not '}{article(HOUSES[w.cards.not_house] + ' card')}"
    if w.cards.flank != ANY:
        return f"{it} is{no if w.cards.flank == YES else ' not'} on a flank"
    return f"{it} is{no} {one(w.cards, talk)}"


def did(w: am.Did, talk: Talk) -> str:
    if isinstance(talk.last, pl.DigFor):
        sought = Cards(talk.last.cards.types, house=talk.last.cards.house)
        return f"you {'do not ' if w.isnt else ''}discard {one(sought, talk)} this way"
    return "you do not" if w.isnt else "you do"


PHRASES: Final[dict[type, Phrase]] = {
    tg.A: lambda w, talk: one(w.cards, talk),
    tg.UpTo: lambda w, talk: "up to " + number(talk, w.number, w.cards),
    tg.Some: lambda w, talk: number(talk, w.number, w.cards),
    tg.AnyNumber: lambda w, talk: "any number of " + noun(w.cards, talk, True),
    tg.Spread: lambda w, talk: one(w.cards, talk),
    tg.Each: lambda w, talk: each(w.cards, talk),
    tg.Extreme: extreme,
    tg.AtRandom: at_random,
    **dict.fromkeys((tg.Known, tg.Survivors, tg.Found, tg.Fallen), spoken_of),
    tg.Neighbours: neighbours,
    tg.Both: lambda w, talk: listed([talk.say(part) for part in w.parts]),
    tg.Top: top,
    tg.AllBut: lambda w, talk: f"{each(w.cards, talk)} except {talk.say(w.spared)}",
    tg.Beneath: lambda w, talk: f"the card under {this(talk)}",
    tg.PurgedBy: lambda w, talk: f"all cards purged by {this(talk)}",
    am.Count: count,
    am.CountIt: count_it,
    am.Icons: icons,
    am.Excess: lambda w, talk: f"creature {controls(talk, w.who)} in excess of {rival(talk, w.who)}",
    am.ForgedKeys: lambda w, talk: f"{'unforged' if w.unforged else 'forged'} key {have(talk, w.who)}",
    am.InPool: in_pool,
    am.AmberOn: lambda w, talk: f"Æ on {this(talk) if w.this else that(talk)}",
    am.ThatMany: lambda w, talk: f"Æ {'lost' if isinstance(talk.last, pl.Lose) else done(talk)} this way",
    am.ZoneSize: lambda w, talk: f"card in {whose(talk, w.who)} {dict(ZONES)[w.zone]}",
    am.Deeds: lambda w, talk: f"{deed_noun(w, talk, False)} {deed(w, talk)}",
    am.Plus: lambda w, talk: f"{talk.say(w.first)}{' less ' if w.minus else ' and '}{talk.say(w.second)}",
    pl.KeywordOf: lambda w, talk: f"{t.KEYWORD_NAMES[w.keyword]}",
    am.AtLeast: at_least,
    am.There: there,
    am.Is: is_kind,
    am.Did: did,
    am.Died: lambda w, talk: "it is not destroyed" if w.isnt else f"this damage destroys {that(talk)}",
    am.MoreCreatures: lambda w, talk: f"{controls(talk, w.who)} more creatures than {rival(talk, w.who)}",
    am.MoreAmber: lambda w, talk: f"{have(talk, w.who)} more Æ than {rival(talk, w.who)}",
    am.OnFlank: lambda w, talk: f"{'this creature' if w.host else this(talk)} is on a flank",
    am.InCenter: lambda w, talk: (
        f"{'this creature' if w.host else this(talk)} is in the center of its battleline"
    ),
    Marks: lambda w, talk: f"{t.COUNTER_NAMES[w.name]} counter on {talk.say(w.on)}",
    am.ActiveHouse: lambda w, talk: f"{HOUSES[w.house]} is {'not ' if w.isnt else ''}your active house",
    am.YourTurn: lambda w, talk: f"it is {'not ' if w.isnt else ''}your turn",
    pl.CanForge: lambda w, talk: f"{subject(talk, YOU)} can forge a key",
    am.All: lambda w, talk: listed([talk.say(part) for part in w.parts]),
}
