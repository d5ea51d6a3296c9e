"""English: the instructions. Each is a clause that gives an order to the reader, or says what somebody else does."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.process.keys import FREE
from ludarium.games.keyforge.speech import en_nouns as n
from ludarium.games.keyforge.speech.base import (
    FROM_HAND,
    Joint,
    Phrase,
    Talk,
    Topic,
    aim,
    described,
    differing,
    many,
    player_named,
    same,
    steps,
)
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import effects as e
from ludarium.games.keyforge.words import marks
from ludarium.games.keyforge.words import places as pc
from ludarium.games.keyforge.words import players as pl
from ludarium.games.keyforge.words import targets as tg
from ludarium.games.keyforge.words.base import OPPONENT, YOU, Amount, Effect, Sequence, Target
from ludarium.games.keyforge.words.special import StrikesInstead

STATUSES: Final = {t.STUNNED: "stun", t.WARDED: "ward", t.ENRAGED: "enrage"}
WAYS: Final = {NONE: "use", co.FIGHT: "fight with", co.REAP: "reap with"}

# -- several instructions


def sentences(effect: Effect, talk: Talk) -> str:
    """Each instruction as a sentence of its own."""
    return "\n".join([talk.say(part) for part in steps(effect)])


def joined(effect: Effect, talk: Talk) -> str:
    """Instructions in one sentence, as far as they go into one."""
    first: list[str] = []
    rest: list[str] = []
    for part in steps(effect):
        own = isinstance(part, OWN_SENTENCE) or bool(rest)
        said = talk.say(part)
        if first and (own or "\n" in first[-1]):
            rest.append(said)
        else:
            first.append(said)
    return "\n".join([n.listed(first), *rest])


OWN_SENTENCE: Final = (c.If, c.May, c.OneOf, c.ForEach, c.Repeat, c.ByOpponent, c.ChooseHouse, pc.GainText)


def if_so(w: c.If, talk: Talk) -> str:
    condition = talk.say(w.when)
    before = (talk.named, talk.short)
    talk.named, talk.short = player_named(w.when), isinstance(w.when, (am.Is, am.Did, am.Died))
    said = f"if {condition}, {joined(w.then, talk)}"
    talk.named = NONE
    if w.otherwise is not None:
        said += f"\notherwise, {joined(w.otherwise, talk)}"
    talk.named, talk.short = before
    return said


def for_each(w: c.ForEach, talk: Talk) -> str:
    if isinstance(w.number, int):
        foe = differing(w.then)
        said = "" if foe is None else f", each time against a different {n.noun(foe, talk)}"
        return f"{joined(w.then, talk)} {w.number} times{said}, one at a time"
    return f"for each {talk.say(w.number)}, {joined(w.then, talk)}"


def for_each_card(w: c.ForEachCard, talk: Talk) -> str:
    cards = talk.say(w.of)
    talk.topic = Topic(b.Cards(b.ALL_TYPES), False)
    return f"for each of {cards}, {joined(w.then, talk)}"


def one_at_a_time(w: c.OneAtATime, talk: Talk) -> str:
    named = steps(Sequence((e.Choose(w.target), w.then)))
    return f"{joined(Sequence(tuple(named)), talk)}, one at a time"


def repeat(w: c.Repeat, talk: Talk) -> str:
    said = sentences(w.then, talk)
    if w.may:
        who = n.subject(talk, YOU)
        often = f"as many times as {who} like, as long as {talk.say(w.when)}"
        return f"{said}\n{who} may repeat this effect {often}"
    return f"{said}\nif {talk.say(w.when)}, repeat this effect{' once' if w.once else ''}"


def by_opponent(w: c.ByOpponent, talk: Talk) -> str:
    if w.too:
        return f"{sentences(w.then, talk)}\nyour opponent repeats the preceding effect on you"
    talk.me = OPPONENT - talk.me
    said = sentences(w.then, talk)
    talk.me = OPPONENT - talk.me
    return said


def finished(clauses: str) -> str:
    """Sentences with capitals and full stops."""
    said: list[str] = []
    for clause in clauses.split("\n"):
        ending = "" if clause.endswith((".", "”", ".)")) else "."
        said.append(clause[0].upper() + clause[1:] + ending)
    return " ".join(said)


# -- what happens to cards


def act(talk: Talk, verb: str, target: Target) -> str:
    return f"{n.do(talk, YOU, verb)} {talk.say(target)}"


def damage(w: e.Damage, talk: Talk) -> str:
    deal = n.do(talk, YOU, "deal")
    if isinstance(w.target, tg.Spread):
        often = w.target.number
        before = f"for each {talk.say(often)}, " if isinstance(often, Amount) else ""
        after = f", {often} times" if isinstance(often, int) else ""
        said = f"{before}{deal} {w.amount} damage to {talk.say(w.target)}{after}"
        return f"{said}\n(You may choose a different creature each time.)"
    if isinstance(w.amount, am.ThatMany) and isinstance(talk.last, e.Heal):
        return f"{deal} damage to {talk.say(w.target)} equal to the damage healed this way"
    number, each = n.split(talk, w.amount, "damage")
    several = " each" if isinstance(w.target, tg.Some) and w.target.number != 1 else ""
    said = f"{deal} {number}{several} to {talk.say(w.target)}{each}"
    if w.splash:
        said += f", with {w.splash} splash"
    if w.pierce:
        said += "\nthis damage cannot be prevented by armor"
    for more, others in w.also:
        whom = "the first creature" if others is tg.KEPT else talk.say(others)
        said += f"\nat the same time, {deal} {more} damage to {whom}"
    return said


def damage_by_each(w: e.DamageByEach, talk: Talk) -> str:
    unit = "Æ on it" if w.by_amber else "point of armor it has"
    if isinstance(w.first, c.Lasting):
        loses = talk.say(replace(w.first, on=w.target))
        return f"{loses} and is dealt {w.times} damage for each point of armor it lost this way"
    return f"{n.do(talk, YOU, 'deal')} {w.times} damage to {talk.say(w.target)} for each {unit}"


def heal(w: e.Heal, talk: Talk) -> str:
    if w.amount == e.FULLY:
        return act(talk, "fully heal", w.target)
    how = "up to " if w.up_to else ""
    amount = n.counted(talk, w.amount, "damage", "damage")
    return f"{n.do(talk, YOU, 'heal')} {how}{amount} from {talk.say(w.target)}"


def simple(w: Effect, talk: Talk) -> str:
    """What is no more than a verb and its cards."""
    target = aim(w)
    assert target is not None
    return act(talk, verb(w), target)


def discard(w: e.Discard, talk: Talk) -> str:
    """A player discards from their own hand or archives, unless somebody else has been looking there."""
    cards = described(w.target)
    if cards is None or cards.side != b.ENEMY or isinstance(talk.last, pl.LookAtHand):
        return simple(w, talk)
    their = talk.say(w.target).replace(n.whose(talk, OPPONENT), "your" if talk.me == OPPONENT else "their")
    return f"{n.do(talk, OPPONENT, 'discard')} {their}"


def verb(w: Effect) -> str:
    if isinstance(w, e.Destroy):
        return "sacrifice" if w.sacrifice else "destroy"
    if isinstance(w, e.Status):
        return STATUSES[w.status]
    if isinstance(w, e.Use):
        return WAYS[w.how]
    return VERBS[type(w)]


VERBS: Final[dict[type, str]] = {
    e.Purge: "purge", e.Discard: "discard", e.Unstun: "unstun", e.Exhaust: "exhaust", e.Ready: "ready",
    e.Reveal: "reveal", e.PlayIt: "play", e.Choose: "choose",
    pc.Flip: "flip",
}  # fmt: skip


def use(w: e.Use, talk: Talk) -> str:
    said = act(talk, verb(w), w.target)
    if w.as_yours:
        return f"{said} as if it were {n.whose(talk, YOU)}s"
    return said + (", one at a time" if talk.topic.many and w.target is tg.IT else "")


def resolve(w: e.Resolve, talk: Talk) -> str:
    name = {t.REAP: "after reap", t.FIGHT: "after fight", t.PLAY: "play", t.DESTROYED: "destroyed"}[w.moment]
    return f"resolve the {name} effect of {talk.say(w.target)} as if you controlled that creature"


def return_to(w: e.Return, talk: Talk) -> str:
    target = talk.say(w.target)
    top = "top" if w.top else "bottom"
    home = n.owners(w.target, talk, t.ZONE_NAMES[w.zone])
    if w.zone == t.DECK:
        return f"{n.do(talk, YOU, 'put')} {target} on {top} of {home}"
    return f"{n.do(talk, YOU, 'return')} {target} to {home}"


def archive(w: e.Archive, talk: Talk) -> str:
    if w.put:
        return f"{act(talk, 'put', w.target)} into {n.owners(w.target, talk, 'archives')}"
    if not w.yours:
        if isinstance(w.target, tg.A) and same(w.target.cards, FROM_HAND):
            return f"{n.do(talk, YOU, 'archive')} a card"
        return act(talk, "archive", w.target)
    said = f"{act(talk, 'put', w.target)} into {n.whose(talk, YOU)} archives"
    if many(w.target):
        return f"{said}\nif any of these creatures leave your archives, they are put into their owner’s hand instead"
    return f"{said}\nif that creature leaves your archives, it is put into its owner’s hand instead"


def search(w: e.Search, talk: Talk) -> str:
    cards = described(w.target)
    assert cards is not None
    places = [name for zone, name in n.ZONES[::-1] if cards.where >> zone & 1]
    one = replace(cards, where=b.IN_PLAY, side=b.ANY)
    found = n.one(one, talk)
    if isinstance(w.target, tg.UpTo):
        found = "up to " + n.number(talk, w.target.number, one)
    elif isinstance(w.target, tg.AnyNumber):
        found = "any number of " + n.noun(one, talk, True)
    it = "them" if many(w.target) else "it"
    reveal = f"reveal {it}, and " if w.reveal else "and "
    home = "put {0} into your hand" if w.zone == t.HAND else "archive {0}"
    return f"search your {' and '.join(places)} for {found}, {reveal}{home.format(it)}"


def capture(w: e.Capture, talk: Talk) -> str:
    side = " from its own side" if w.own_side else ""
    number, after = n.split(talk, w.amount, "Æ")
    if w.target is tg.THIS and not talk.quoted:
        return f"capture {number}{after}{side}"
    if isinstance(w.target, tg.Some) and isinstance(w.target.number, Amount):
        said = f"for each {talk.say(w.target.number)}, {n.one(w.target.cards, talk)} captures {number}{side}"
        return f"{said}\neach creature cannot capture more than {number} this way"
    target = talk.say(w.target)
    return f"{n.as_subject(target)} {n.agreed('capture', n.plural(w.target))} {number}{side}{after}"


def take_amber(w: e.TakeAmber, talk: Talk) -> str:
    much = "each Æ" if w.amount == e.FULLY else n.counted(talk, w.amount)
    target = w.target
    if isinstance(target, tg.A):
        target = tg.A(replace(target.cards, amber=b.ANY))  # it goes without saying
    return f"{n.do(talk, YOU, 'move')} {much} from {talk.say(target)} to {n.whose(talk, w.who)} pool"


def mark(w: marks.Mark, talk: Talk) -> str:
    kind = f"{t.COUNTER_NAMES[w.name]} counter"
    number, each = n.split(talk, w.amount, kind) if isinstance(w.amount, Amount) else (named_counters(w), "")
    return f"{n.do(talk, YOU, 'put')} {number} on {talk.say(w.target)}{each}"


def named_counters(w: marks.Mark | marks.Unmark) -> str:
    """So many counters of a name."""
    kind = f"{t.COUNTER_NAMES[w.name]} counter"
    if w.amount == e.FULLY:
        return f"each {kind}"
    return n.article(kind) if w.amount == 1 else f"{w.amount} {kind}s"


def move_marks(w: marks.MoveMarks, talk: Talk) -> str:
    kind = f"{t.COUNTER_NAMES[w.name]} counters"
    much = f"half the {kind} (rounding up)" if w.half else f"all {kind}"
    return f"{n.do(talk, YOU, 'move')} {much} from {talk.say(w.source)} to {talk.say(w.target)}"


def move(w: pc.Move, talk: Talk) -> str:
    place = "to a flank of" if w.flank else "anywhere in"
    return f"{act(talk, 'move', w.target)} {place} its controller’s battleline"


NUMBERS: Final = ("no", "a", "two", "three", "four", "five")


def counters(w: e.Counters, talk: Talk) -> str:
    target = talk.say(w.target)
    if isinstance(w.amount, Amount):
        number, each = n.split(talk, w.amount, "")
        number = NUMBERS[int(number)] if number.strip().isdigit() else "that many"
        return f"{each.strip()}, give {target} {number} +1 power counters"
    kind = "counter" if w.amount == 1 else "counters"
    return f"{n.do(talk, YOU, 'put')} {NUMBERS[w.amount]} +1 power {kind} on {target}"


def take_control(w: e.TakeControl, talk: Talk) -> str:
    target = talk.say(w.target)
    until = f" until {n.this(talk)} leaves play" if w.while_this else ""
    verb = "take" if talk.person(w.who) == YOU else "gain"
    return f"{n.do(talk, w.who, verb)} control of {target}{until}"


def put_in_play(w: e.PutInPlay, talk: Talk) -> str:
    if isinstance(w.target, tg.PurgedBy):
        return f"{n.do(talk, YOU, 'return')} to play {talk.say(w.target)}"
    said = f"{act(talk, 'put', w.target)} into play"
    if w.owners:
        return f"{said} under its owner’s control"
    return said + (" under your control" if isinstance(w.target, tg.Fallen) else "")


# -- players


def gain_for_each(w: pl.GainForEach, talk: Talk) -> str:
    done = f"they controlled that was {n.done(talk)}"
    if w.owner:
        done = (
            "shuffled into their deck" if isinstance(talk.last, e.ShuffleIn) else f"they own {n.done(talk)}"
        )
    return f"each player gains {w.amount} Æ for each {n.kind(talk.topic.types())} {done} this way"


def lose(w: pl.Lose, talk: Talk) -> str:
    if isinstance(w.amount, am.ThatMany) and isinstance(talk.last, pl.Lose):
        factor = {1: "", 2: "twice ", 3: "triple "}[w.amount.times]
        return f"{n.do(talk, w.who, 'lose')} {factor}the amount of Æ {n.subject(talk, talk.last.who)} lost this way"
    return f"{n.do(talk, w.who, 'lose')} {theirs(n.counted(talk, w.amount), talk, w.who)}"


def theirs(amount: str, talk: Talk, who: int) -> str:
    """An amount of one's own Æ."""
    return amount.replace("of your opponent’s Æ", "of their Æ") if talk.person(who) == OPPONENT else amount


def lose_all_but(w: pl.LoseAllBut, talk: Talk) -> str:
    loses = n.agreed("lose", talk.person(w.who) == YOU)
    return f"{n.subject(talk, w.who)} with {w.least} Æ or more {loses} all but {w.but} of it"


def pay(w: pl.Pay, talk: Talk) -> str:
    amount = theirs(n.counted(talk, w.amount), talk, w.who).replace("all of their Æ", "their remaining Æ")
    if talk.person(w.who) == YOU:
        return f"pay your opponent {amount}"
    return f"{n.subject(talk, w.who)} must pay you {amount}"


def shuffle_zones(w: pl.ShuffleZones, talk: Talk) -> str:
    zones = [name for zone, name in n.ZONES if w.zones >> zone & 1]
    own = n.whose(talk, w.who)
    return f"{n.do(talk, w.who, 'shuffle')} {own} {' and '.join(zones)} into {own} deck"


def dig_for(w: pl.DigFor, talk: Talk) -> str:
    kind = n.one(b.Cards(w.cards.types, house=w.cards.house, trait=w.cards.trait), talk)
    return f"discard cards from the top of {n.whose(talk, YOU)} deck until you discard {kind} or run out of cards"


def forging_cost(w: pl.Forge, talk: Talk) -> str:
    if isinstance(w.plus, int):
        if w.plus <= FREE:
            return "no cost"
        return f"{w.plus:+} Æ current cost".replace("-", "–") if w.plus else "current cost"
    first = getattr(w.plus, "first", 0)
    second = getattr(w.plus, "second", w.plus)
    sign = "reduced" if getattr(w.plus, "minus", False) else "increased"
    return f"+{first} Æ current cost, {sign} by 1 Æ for each {talk.say(second)}"


def discards_at_random(w: pl.ItsOwnerDiscardsAtRandom, talk: Talk) -> str:
    return f"{n.do(talk, b.THEIR_OWNER, 'discard')} a random card from {n.own(talk, b.THEIR_OWNER)} hand"


PHRASES: Final[dict[type, Phrase]] = {
    **dict.fromkeys((e.Destroy, e.Status, *VERBS), simple),
    Sequence: sentences,
    Joint: lambda w, talk: act(talk, n.listed([verb(part) for part in w.verbs]), w.target),
    c.If: if_so,
    c.May: lambda w, talk: f"{n.subject(talk, YOU)} may {joined(w.then, talk)}",
    c.OneOf: lambda w, talk: " ".join(
        ["choose one:", *[f"• {finished(joined(part, talk))}" for part in w.parts]]
    ),
    c.ForEach: for_each,
    c.ForEachCard: for_each_card,
    c.OneAtATime: one_at_a_time,
    c.Repeat: repeat,
    c.ByOpponent: by_opponent,
    c.ChooseHouse: lambda w, talk: (
        n.do(talk, YOU, "choose a house")
        + (f" on {n.whose(talk, w.of)} identity card" if w.of != NONE else "")
    ),
    c.ChooseNumber: lambda w, talk: n.do(talk, YOU, "choose a number"),
    e.Damage: damage,
    e.DamageByEach: damage_by_each,
    e.Heal: heal,
    e.Return: return_to,
    e.Search: search,
    e.ShuffleIn: lambda w, talk: f"{act(talk, 'shuffle', w.target)} into {n.owners(w.target, talk, 'deck')}",
    e.Archive: archive,
    e.Discard: discard,
    e.Exhaust: lambda w, talk: simple(w, talk) + (" with no effect" if w.no_effect else ""),
    e.Capture: capture,
    e.Exalt: lambda w, talk: (
        f"place {n.counted(talk, w.amount)} from the common supply on {talk.say(w.target)}"
    ),
    e.TakeAmber: take_amber,
    e.PutAmber: lambda w, talk: (
        f"{n.do(talk, YOU, 'move')} {n.counted(talk, w.amount)} from {n.whose(talk, YOU)} pool to {talk.say(w.target)}"
    ),
    e.Counters: counters,
    e.TakeControl: take_control,
    e.Swap: lambda w, talk: (
        f"swap {n.this(talk)} with {talk.say(w.target)} in {n.whose(talk, YOU)} battleline"
    ),
    e.PutInPlay: put_in_play,
    e.Use: use,
    e.Resolve: resolve,
    StrikesInstead: lambda w, talk: (
        f"choose {talk.say(w.target)}\n{n.this(talk)} deals damage to that creature rather than the one it is fighting"
    ),
    e.Hide: lambda w, talk: f"put {talk.say(w.target)} facedown under {n.this(talk)}",
    pl.Gain: lambda w, talk: f"{n.do(talk, w.who, 'gain')} {n.counted(talk, w.amount)}",
    pl.GainIcon: lambda w, talk: f"{n.do(talk, YOU, 'gain')} 1 Æ",
    pl.GainForEach: gain_for_each,
    pl.Lose: lose,
    pl.LoseHalf: lambda w, talk: (
        f"{n.do(talk, w.who, 'lose')} half {n.own(talk, w.who)} Æ (rounding down the loss)"
    ),
    pl.LoseAllBut: lose_all_but,
    pl.Steal: lambda w, talk: f"{n.do(talk, w.who, 'steal')} {n.counted(talk, w.amount)}",
    pl.Pay: pay,
    pl.TakeSupply: lambda w, talk: f"it is captured by {n.this(talk)}",
    pl.Chains: lambda w, talk: f"{n.do(talk, w.who, 'gain')} {n.counted(talk, w.amount, 'chain', 'chains')}",
    marks.Mark: mark,
    marks.Unmark: lambda w, talk: (
        f"{n.do(talk, YOU, 'remove')} {named_counters(w)} from {talk.say(w.target)}"
    ),
    marks.MoveMarks: move_marks,
    pc.Move: move,
    pc.SwapControl: lambda w, talk: act(talk, "swap control of", w.target),
    pc.AttachKept: lambda w, talk: f"{n.do(talk, YOU, 'attach')} {n.that(talk)} to {talk.say(w.target)}",
    pc.AttachThis: lambda w, talk: (
        f"{n.do(talk, YOU, 'attach')} {n.this(talk)} to {talk.say(w.target)} as an upgrade"
    ),
    pl.Refill: lambda w, talk: (
        f"{n.do(talk, w.who, 'refill')} {n.own(talk, w.who)} hand as if it were {n.own(talk, w.who)} “draw cards” step"
    ),
    pl.AnotherTurn: lambda w, talk: n.do(talk, YOU, "take another turn after this one"),
    pl.Draw: lambda w, talk: (
        n.do(talk, w.who, "draw")
        + " "
        + ("a card" if w.amount == 1 else n.counted(talk, w.amount, "card", "cards"))
    ),
    pl.LookAtHand: lambda w, talk: f"{'reveal' if w.reveal else 'look at'} {n.whose(talk, w.who)} hand",
    pl.ShuffleZones: shuffle_zones,
    pl.SwapPiles: lambda w, talk: n.do(
        talk, YOU, "swap {0} deck and {0} discard pile\nthen, shuffle {0} deck"
    ).format(n.whose(talk, YOU)),
    pl.DigFor: dig_for,
    pl.Forge: lambda w, talk: f"{n.do(talk, w.who, 'forge')} a key at {forging_cost(w, talk)}",
    pl.Unforge: lambda w, talk: f"unforge {f'one of {n.whose(talk, w.who)} keys' if w.choose else 'it'}",
    pl.ItsOwnerDiscardsAtRandom: discards_at_random,
}
