"""What Chinese and Korean share: the instructions, and how several go into one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.process.keys import FREE
from ludarium.games.keyforge.speech import base
from ludarium.games.keyforge.speech import east as n
from ludarium.games.keyforge.speech.base import Phrase, Talk, Topic, aim, described, many
from ludarium.games.keyforge.speech.east import (
    do,
    grammar,
    kind,
    listed,
    much,
    per,
    pick,
    put,
    saying,
    subject,
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
from ludarium.games.keyforge.words.base import ANY, OPPONENT, YOU, Amount, Cards, Effect
from ludarium.games.keyforge.words.special import StrikesInstead

# -- several instructions


def sentences(effect: Effect, talk: Talk) -> str:
    """Each instruction as a sentence of its own."""
    return "\n".join([talk.say(part) for part in base.steps(effect)])


def joined(effect: Effect, talk: Talk) -> str:
    """Instructions in one sentence, as far as they go into one."""
    first: list[str] = []
    rest: list[str] = []
    for part in base.steps(effect):
        own = bool(rest) or isinstance(part, OWN_SENTENCE)
        said = talk.say(part)
        (rest if first and (own or "\n" in first[-1]) else first).append(said)
    return "\n".join([listed(talk, first), *rest])


OWN_SENTENCE: Final = (
    c.If,
    c.May,
    c.OneOf,
    c.ForEach,
    c.Repeat,
    c.ByOpponent,
    c.ChooseHouse,
    c.Lasting,
    pc.GainText,
)


def joint(w: base.Joint, talk: Talk) -> str:
    target = talk.say(w.target)
    last = w.verbs[-1]
    fights = isinstance(last, e.Use) and last.how != NONE
    verbs = listed(talk, [verb(part, talk) for part in w.verbs[: -1 if fights else None]], "verbs")
    said = put(talk, "act", verb=verbs, target=target)
    return put(talk, "and.use", do=said, way=verb(last, talk)) if fights else said


def if_so(w: c.If, talk: Talk) -> str:
    so = talk.say(w.when)
    before = talk.named
    talk.named = base.player_named(w.when)
    said = put(talk, "if", so=so, do=joined(w.then, talk))
    talk.named = NONE
    if w.otherwise is not None:
        said += "\n" + put(talk, "otherwise", do=joined(w.otherwise, talk))
    talk.named = before
    return said


def one_of(w: c.OneOf, talk: Talk) -> str:
    said = [f"• {grammar(talk).finished(joined(part, talk))}" for part in w.parts]
    return put(talk, "one.of", parts=put(talk, "gap").join(said))


def for_each(w: c.ForEach, talk: Talk) -> str:
    if not isinstance(w.number, int):
        return put(talk, "for.each", each=talk.say(w.number)) + joined(w.then, talk)
    foe = base.differing(w.then)
    way = put(talk, "one.by.one") if foe is None else put(talk, "against", noun=n.noun(foe, talk, n.ONE))
    return put(talk, "times.over", do=joined(w.then, talk), n=w.number, way=way)


def for_each_card(w: c.ForEachCard, talk: Talk) -> str:
    cards = talk.say(w.of)
    talk.topic = Topic(Cards(b.ALL_TYPES), False)
    return put(talk, "for.each.card", cards=cards, do=joined(w.then, talk))


def one_at_a_time(w: c.OneAtATime, talk: Talk) -> str:
    parts = tuple(base.steps(b.Sequence((e.Choose(w.target), w.then))))
    return put(talk, "one.at.a.time", do=joined(b.Sequence(parts), talk))


def repeat(w: c.Repeat, talk: Talk) -> str:
    said = sentences(w.then, talk)
    return f"{said}\n{put(talk, 'repeat.may' if w.may else 'repeat.once' if w.once else 'repeat', so=talk.say(w.when))}"


def by_opponent(w: c.ByOpponent, talk: Talk) -> str:
    if w.too:
        return f"{sentences(w.then, talk)}\n{put(talk, 'opponent.too')}"
    talk.me = OPPONENT - talk.me
    said = sentences(w.then, talk)
    talk.me = OPPONENT - talk.me
    return said


# -- what happens to cards


def verb(w: Effect, talk: Talk) -> str:
    name = type(w).__name__
    if isinstance(w, e.Destroy) and w.sacrifice:
        name = "Sacrifice"
    elif isinstance(w, e.Status):
        name = {t.STUNNED: "Stun", t.WARDED: "Ward", t.ENRAGED: "Enrage"}[w.status]
    elif isinstance(w, e.Use):
        name = {co.FIGHT: "Fight", co.REAP: "Reap"}.get(w.how, "Use")
    return put(talk, f"verb.{name}")


def simple(w: Effect, talk: Talk) -> str:
    """What is no more than a verb and its cards."""
    target = aim(w)
    assert target is not None
    return do(talk, YOU, "act", verb=verb(w, talk), target=talk.say(target))


def on_cards(name: str) -> Phrase:
    """An instruction about cards that is one sentence; ``{home}`` is where they belong."""

    def phrase(w: Effect, talk: Talk) -> str:
        target = aim(w)
        assert target is not None
        said = talk.say(target)
        before, amount = much(talk, getattr(w, "amount", 0))
        return before + do(talk, YOU, name, target=said, home=n.home(target, talk), amount=amount)

    return phrase


def damage(w: e.Damage, talk: Talk) -> str:
    if isinstance(w.target, tg.Spread):
        often = w.target.number
        before = put(talk, "for.each", each=talk.say(often)) if isinstance(often, Amount) else ""
        said = put(talk, "damage", target=talk.say(w.target), amount=put(talk, "hits", n=w.amount), each="")
        if isinstance(often, int):
            said = put(talk, "times.over", do=said, n=often, way=put(talk, "one.by.one"))
        return f"{before}{said}\n{put(talk, 'each.time.another')}"
    if isinstance(w.amount, am.ThatMany) and isinstance(talk.last, e.Heal):
        return put(talk, "damage.healed", target=talk.say(w.target))
    before, number = much(talk, w.amount, "hits")
    each_of = put(talk, "severally") if n.several(w.target) else ""
    target = talk.say(w.target)
    if before and isinstance(w.target, tg.A):  # else it would be another one for each
        chosen = put(talk, "act", verb=put(talk, "verb.Choose"), target=target)
        before, target = f"{chosen}\n{before}", n.that(talk)
    said = before + put(talk, "damage", target=target, amount=number, each=each_of)
    if w.splash:
        said = put(talk, "splash", do=said, n=w.splash)
    for more, others in w.also:
        whom = put(talk, "the.first", kind=kind(talk, b.CREATURES)) if others is tg.KEPT else talk.say(others)
        blow = put(talk, "damage", target=whom, amount=put(talk, "hits", n=more), each="")
        said += "\n" + put(talk, "at.once", do=blow)
    return said + ("\n" + put(talk, "pierce") if w.pierce else "")


def damage_by_each(w: e.DamageByEach, talk: Talk) -> str:
    if isinstance(w.first, c.Lasting):
        return put(talk, "armor.lost", do=talk.say(replace(w.first, on=w.target)), n=w.times)
    return put(talk, "hit.by.amber" if w.by_amber else "hit.by.armor", target=talk.say(w.target), n=w.times)


def heal(w: e.Heal, talk: Talk) -> str:
    name = "heal.fully" if w.amount == e.FULLY else "heal.upto" if w.up_to else "heal"
    target = talk.say(w.target)
    before, number = much(talk, w.amount, "hits")
    return before + do(talk, YOU, name, target=target, amount=number, n=w.amount)


def discard(w: e.Discard, talk: Talk) -> str:
    """A player discards from their own hand or archives, unless somebody else has been looking there."""
    cards = described(w.target)
    if cards is None or cards.side != b.ENEMY or isinstance(talk.last, pl.LookAtHand):
        return simple(w, talk)
    here = replace(cards, where=b.IN_PLAY, side=ANY)
    own = n.some(here, talk, n.EACH if isinstance(w.target, tg.Each) else n.ONE)
    name = "discards.random" if isinstance(w.target, tg.AtRandom) else "discards"
    return do(talk, OPPONENT, name, zone=n.zones_of(talk, cards.where), cards=own)


def use(w: e.Use, talk: Talk) -> str:
    if w.how != NONE:
        name = "use.each" if talk.topic.many else "use"
        return do(talk, YOU, name, target=talk.say(w.target), way=verb(w, talk))
    return on_cards("use.yours")(w, talk) if w.as_yours else simple(w, talk)


def return_to(w: e.Return, talk: Talk) -> str:
    target = talk.say(w.target)
    name = "to.hand" if w.zone == t.HAND else "to.top" if w.top else "to.bottom"
    return do(talk, YOU, name, target=target, home=n.home(w.target, talk))


def archive(w: e.Archive, talk: Talk) -> str:
    if w.put:
        return do(talk, YOU, "archive.put", target=talk.say(w.target), home=n.home(w.target, talk))
    if w.yours:
        which = put(talk, "any.of.those" if many(w.target) else "that", kind=kind(talk, b.CREATURES))
        return on_cards("archive.yours")(w, talk) + "\n" + put(talk, "leaves.archives", which=which)
    if isinstance(w.target, tg.A) and base.same(w.target.cards, base.FROM_HAND):
        return do(talk, YOU, "archive.one")
    return simple(w, talk)


def search(w: e.Search, talk: Talk) -> str:
    cards = described(w.target)
    assert cards is not None
    plain = replace(cards, where=b.IN_PLAY, side=ANY)
    number = (
        "upto" if isinstance(w.target, tg.UpTo) else "any" if isinstance(w.target, tg.AnyNumber) else n.ONE
    )
    found = n.some(plain, talk, number, getattr(w.target, "number", ""))
    talk.heard(w.target)
    name = ("search" if w.reveal else "search.hidden") + ("" if w.zone == t.HAND else ".archive")
    return put(talk, name, zones=n.zones_of(talk, cards.where), cards=found, them=n.that(talk))


def capture(w: e.Capture, talk: Talk) -> str:
    before, number = much(talk, w.amount)
    said = put(talk, "capture.own" if w.own_side else "capture", amount=number)
    if w.target is tg.THIS and not talk.quoted:
        return before + said
    if isinstance(w.target, tg.Some) and isinstance(w.target.number, Amount):
        every = put(talk, "for.each", each=talk.say(w.target.number))
        said = put(talk, "captures", target=n.one(w.target.cards, talk), each="", do=said)
        return f"{every}{said}\n{put(talk, 'capture.once', amount=number)}"
    each_of = put(talk, "severally") if n.several(w.target) else ""
    return before + put(talk, "captures", target=talk.say(w.target), each=each_of, do=said)


def take_amber(w: e.TakeAmber, talk: Talk) -> str:
    number = put(talk, "all.amber") if w.amount == e.FULLY else much(talk, w.amount)[1]
    target = w.target
    if isinstance(target, tg.A):
        target = tg.A(replace(target.cards, amber=ANY))  # it goes without saying
    return put(talk, "take.amber", w.who, target=talk.say(target), amount=number)


def counters(w: e.Counters, talk: Talk) -> str:
    before, number = much(talk, w.amount, "counters")
    return before + do(talk, YOU, "put.counters", target=talk.say(w.target), amount=number)


def mark(name: str) -> Phrase:
    """Counters of a name, put on cards or taken off."""

    def phrase(w: marks.Mark | marks.Unmark, talk: Talk) -> str:
        target = talk.say(w.target)
        called = pick(talk, "marks.names", w.name)
        before = put(talk, "for.each", each=talk.say(w.amount)) if isinstance(w.amount, Amount) else ""
        number = base.times(w.amount) if isinstance(w.amount, Amount) else w.amount
        much = put(talk, "marks.all" if w.amount == e.FULLY else "marks", n=number, name=called)
        return before + do(talk, YOU, name, target=target, amount=much)

    return phrase


def move_marks(w: marks.MoveMarks, talk: Talk) -> str:
    much = put(talk, "marks.half" if w.half else "marks.all", name=pick(talk, "marks.names", w.name))
    return do(talk, YOU, "move.marks", source=talk.say(w.source), target=talk.say(w.target), amount=much)


def attach_kept(w: pc.AttachKept, talk: Talk) -> str:
    kept = n.that(talk)
    return do(talk, YOU, "attach", kept=kept, target=talk.say(w.target))


def take_control(w: e.TakeControl, talk: Talk) -> str:
    said = do(talk, w.who, "control", target=talk.say(w.target))
    return put(talk, "until.leaves", do=said) if w.while_this else said


def put_in_play(w: e.PutInPlay, talk: Talk) -> str:
    name = "enter.owners" if w.owners else "enter.yours" if isinstance(w.target, tg.Fallen) else "enter"
    if isinstance(w.target, tg.PurgedBy):
        name = "enter.again"
    said = do(talk, YOU, name, target=talk.say(w.target))
    if talk.topic.cards is not None:
        talk.topic = Topic(replace(talk.topic.cards, where=b.IN_PLAY), talk.topic.many)
    return said


# -- players


def gain_for_each(w: pl.GainForEach, talk: Talk) -> str:
    name = "gain.owned" if w.owner else "gain.controlled"
    if isinstance(talk.last, e.ShuffleIn):
        name = "gain.shuffled"
    amount = put(talk, "amber", n=w.amount)
    return put(talk, name, kind=kind(talk, talk.topic.types()), done=n.done(talk), amount=amount)


def lose(w: pl.Lose, talk: Talk) -> str:
    if isinstance(w.amount, am.ThatMany) and isinstance(talk.last, pl.Lose):
        return do(talk, w.who, "lose.lost", n=w.amount.times, who=subject(talk, talk.last.who))
    return per(talk, w.who, "lose", w.amount)


def pay(w: pl.Pay, talk: Talk) -> str:
    amount = put(talk, "rest.of.pool") if isinstance(w.amount, am.InPool) else much(talk, w.amount)[1]
    return put(talk, "pay", w.who, amount=amount)


def forge(w: pl.Forge, talk: Talk) -> str:
    if isinstance(w.plus, int):
        name = "forge.free" if w.plus <= FREE else "forge.at" if w.plus else "forge"
        return do(talk, w.who, name, n=signed(w.plus))
    first, second = getattr(w.plus, "first", 0), getattr(w.plus, "second", w.plus)
    name = "forge.less" if getattr(w.plus, "minus", False) else "forge.more"
    return do(talk, w.who, name, n=signed(first), each=talk.say(second))


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "−")


PHRASES: Final[dict[type, Phrase]] = {
    b.Sequence: sentences,
    **dict.fromkeys((e.Destroy, e.Purge, e.Status, e.Ready, e.PlayIt, e.Reveal, e.Choose), simple),
    base.Joint: joint,
    c.If: if_so,
    c.May: lambda w, talk: put(talk, "may", do=joined(w.then, talk)),
    c.OneOf: one_of,
    c.ForEach: for_each,
    c.ForEachCard: for_each_card,
    c.OneAtATime: one_at_a_time,
    c.Repeat: repeat,
    c.ByOpponent: by_opponent,
    c.ChooseHouse: lambda w, talk: do(talk, YOU, "choose.house" if w.of == NONE else "choose.their.house"),
    c.ChooseNumber: saying("choose.number"),
    e.Damage: damage,
    e.DamageByEach: damage_by_each,
    e.Heal: heal,
    e.Return: return_to,
    e.Search: search,
    e.ShuffleIn: on_cards("shuffle.in"),
    e.Archive: archive,
    e.Discard: discard,
    e.Unstun: on_cards("unstun"),
    e.Exhaust: lambda w, talk: put(talk, "no.fight", do=simple(w, talk)) if w.no_effect else simple(w, talk),
    e.Capture: capture,
    e.Exalt: on_cards("exalt"),
    e.TakeAmber: take_amber,
    e.PutAmber: on_cards("put.amber"),
    e.Counters: counters,
    e.TakeControl: take_control,
    e.Swap: on_cards("swap"),
    e.PutInPlay: put_in_play,
    e.Use: use,
    e.Resolve: lambda w, talk: put(
        talk, "resolve", target=talk.say(w.target), moment=grammar(talk).words[f"moment.{w.moment}"]
    ),
    StrikesInstead: on_cards("strike.instead"),
    e.Hide: on_cards("hide"),
    marks.Mark: mark("put.marks"),
    marks.Unmark: mark("take.marks"),
    marks.MoveMarks: move_marks,
    pc.Move: lambda w, talk: on_cards("move.flank" if w.flank else "move.line")(w, talk),
    pc.Flip: on_cards("flip"),
    pc.SwapControl: on_cards("swap.control"),
    pc.AttachKept: attach_kept,
    pc.AttachThis: lambda w, talk: do(talk, YOU, "attach.this", target=talk.say(w.target)),
    pl.Refill: lambda w, talk: do(talk, w.who, "refill"),
    pl.AnotherTurn: lambda w, talk: do(talk, YOU, "another.turn"),
    pl.Gain: lambda w, talk: per(talk, w.who, "gain", w.amount),
    pl.GainIcon: lambda w, talk: per(talk, YOU, "gain", 1),
    pl.GainForEach: gain_for_each,
    pl.Lose: lose,
    pl.LoseHalf: lambda w, talk: do(talk, w.who, "lose.half"),
    pl.LoseAllBut: lambda w, talk: put(talk, "lose.all.but", w.who, least=w.least, but=w.but),
    pl.Steal: lambda w, talk: per(talk, w.who, "steal", w.amount),
    pl.Pay: pay,
    pl.TakeSupply: saying("take.supply"),
    pl.Chains: lambda w, talk: per(talk, w.who, "gain", w.amount, "chains"),
    pl.Draw: lambda w, talk: per(talk, w.who, "draw", w.amount, "cards"),
    pl.LookAtHand: saying("look", reveal="look.reveal"),
    pl.ShuffleZones: lambda w, talk: do(talk, w.who, "shuffle.zones", zones=n.zones_of(talk, w.zones)),
    pl.SwapPiles: saying("swap.piles"),
    pl.DigFor: lambda w, talk: put(talk, "dig", noun=n.sought(w, talk)),
    pl.Forge: forge,
    pl.Unforge: saying("unforge", choose="unforge.one"),
    pl.ItsOwnerDiscardsAtRandom: lambda w, talk: do(
        talk,
        b.THEIR_OWNER,
        "discards.random",
        zone=n.zones_of(talk, 1 << t.HAND),
        cards=n.one(Cards(b.ALL_TYPES), talk),
    ),
}
