"""What Chinese and Korean share: whole lines. When an ability resolves, and what is always so."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.pool import Fact
from ludarium.games.keyforge.speech import east as n
from ludarium.games.keyforge.speech import east_effects as ef
from ludarium.games.keyforge.speech.base import Language, Phrase, Talk, leaves, parts, positive, together
from ludarium.games.keyforge.speech.east import grammar, put, subject
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import places as pc
from ludarium.games.keyforge.words.base import OPPONENT, YOU, Ability, Amount, Cards, Constant, Effect

OWN: Final = (t.PLAY, t.BEFORE_FIGHT, t.FIGHT, t.REAP, t.ACTS, t.OMNI, t.DESTROYED, t.SCRAP)
"""The moments that stand in front of an ability with a colon, in the order in which they are printed."""

# -- when


def line(said: tuple[Ability | Constant, ...], talk: Talk) -> str:
    word = said[0]
    if isinstance(word, Ability):
        return ability(word, talk)
    return grammar(talk).finished(
        constants(tuple([part for part in said if isinstance(part, Constant)]), talk)
    )


def ability(word: Ability, talk: Talk) -> str:
    """A whole ability: when it resolves, and its instructions."""
    own = [put(talk, f"moment.{moment}") for moment in OWN if moment in word.moments]
    if not word.own or not own:
        return grammar(talk).finished(heard(word, talk))
    said = ef.joined(word.body, talk) if word.instead else ef.sentences(word.body, talk)
    if word.instead:
        said = put(talk, "instead", do=said)
    if word.when is not None:
        said = put(talk, "if", so=talk.say(word.when), do=said)
    return put(talk, "ability", moments=n.listed(talk, own, "moments"), do=grammar(talk).finished(said))


def heard(word: Ability, talk: Talk) -> str:
    """An ability that answers an event, as clauses."""
    moment = word.moments[0]
    if moment == t.ALWAYS_CHECKED and word.when is not None:
        return put(talk, "if", so=talk.say(word.when), do=ef.joined(word.body, talk))
    said = event(word, moment, talk)
    talk.that = None if moment in (t.TURN_STARTS, t.TURN_ENDS) else word.of
    if word.in_turn == b.FRIENDLY and moment not in (t.TURN_STARTS, t.TURN_ENDS):
        said = put(talk, "in.your.turn", event=said)
    so = "" if word.when is None or moment in (t.AFTER_HOUSE, t.AFTER_ATTACHED) else talk.say(word.when)
    done = ef.joined(word.body, talk)
    if word.may:
        done = put(talk, "may", do=done)
    return put(talk, "heard", event=said, do=put(talk, "if", so=so, do=done) if so else done)


def event(word: Ability, moment: int, talk: Talk) -> str:
    """The event that an ability answers."""
    if moment in (t.TURN_STARTS, t.TURN_ENDS):
        whose = {b.FRIENDLY: "yours", b.ENEMY: "theirs"}.get(word.in_turn, "each")
        return put(talk, f"{t.MOMENT_NAMES[moment]}.{whose}")
    if moment == t.AFTER_HOUSE and isinstance(word.when, am.ActiveHouse):
        return put(talk, "after.house", word.by, house=n.house(talk, word.when.house))
    if moment == t.AFTER_ICON:
        icon = "" if word.icon == NONE else n.pick(talk, "icons", word.icon)
        return put(talk, "after.icon", word.by, icon=icon)
    if moment == t.AFTER_ATTACHED and isinstance(word.when, am.There) and word.of is not None:
        host = n.noun(word.when.cards, talk)
        return put(talk, "after.attached", cards=n.known(word.of.relation, talk), host=host)
    known = word.of is not None and word.of.relation != b.ANY
    cards = Cards() if word.of is None else word.of
    one, many = (n.each(cards, talk),) * 2 if known else (n.one(cards, talk), n.noun(cards, talk, n.ONE))
    name = t.MOMENT_NAMES[moment]
    if word.by != b.EACH_PLAYER and moment in (t.AFTER_PLAYED, t.AFTER_USED, t.AFTER_DISCARDS):
        name += ".by"
    elif moment == t.AFTER_LEAVES and word.own:
        name += ".this"
    elif moment == t.AFTER_DESTROYED and word.fighting:
        name += ".fighting"
    return put(talk, f"after.{name}", word.by, card=one, cards=many)


# -- how long


def lasting(w: c.Lasting, talk: Talk) -> str:
    """Something that is so for a while."""
    before = talk.on
    talk.on = w.on
    if w.how_long == c.THE_NEXT and isinstance(w.words[0], Constant):
        said = the_next(w.words[0], talk)
    else:
        always, events = parts(w)
        first = [constants(always, talk)] if always else []
        said = n.listed(talk, [*first, *[heard(word, talk) for word in events]])
    talk.on = before
    return said if leaves(w) else put(talk, SPANS[w.how_long], do=said)


SPANS: Final = ("turn", "next.turn", "until.leaves", "the.next", "to.your.turn", "for.good")
"""The names of the sentences, by how long it lasts."""


def the_next(word: Constant, talk: Talk) -> str:
    """What is so once, for the next card."""
    cards = replace(word.cards or Cards(b.ALL_TYPES), played=False)
    if word.question == t.MAY_PLAY:
        return put(talk, "next.may.play", cards=n.one(cards, talk))
    unit = n.pick(talk, "units", n.measure(cards))
    return put(talk, "next.enters", noun=n.noun(cards, talk), unit=unit, how=put(talk, how(word)))


def how(word: Constant) -> str:
    return "as.ready" if word.verb == t.ENTERS_READY else "as.stunned"


# -- what is always so


def constants(words: tuple[Constant, ...], talk: Talk) -> str:
    """Constants about the same cards in one sentence: the subject, the verb and the condition are said once."""
    who = subjects(words[0].cards, talk)
    clause = grammar(talk).merged([talk.constant(word) for word in words], who)
    when = words[0].when
    if when is None or words[0].question in OWN_CONDITION:
        return clause
    if isinstance(when, am.OnFlank) and who:
        return put(talk, "while.itself", so=talk.say(when), do=grammar(talk).merged([who, clause], who))
    return put(talk, "while", so=talk.say(when), do=clause)


def subjects(cards: Cards | None, talk: Talk) -> str:
    """The cards that a constant is about."""
    if talk.on is not None:
        return talk.say(talk.on)
    if cards is None:
        return ""
    if cards.beside == b.IS_THIS and cards.relation == b.ANY and not cards.not_trait:
        return put(talk, "neighbours", of=n.this(talk))
    return n.each(cards, talk)


def all_of(cards: Cards | None, talk: Talk) -> str:
    """These cards in general: "friendly creatures"."""
    if talk.on is not None or cards is None or cards.relation != b.ANY:
        return subjects(cards, talk)
    return n.place(cards, talk) + n.noun(cards, talk)


def they(name: str) -> Phrase:
    """What is so of the cards of a constant, in one sentence."""

    def phrase(w: Constant, talk: Talk) -> str:
        keyword = n.pick(talk, "keywords", w.verb) if 0 <= w.verb < t.KEYWORDS else ""
        if w.question == t.KEYWORD and w.verb in t.NUMBERED:
            keyword = put(talk, "keyword.number", keyword=keyword, n=w.amount)
        foes = "" if w.against is None else n.noun(w.against, talk)
        slots = {"they": subjects(w.cards, talk), "all": all_of(w.cards, talk), "n": w.amount}
        return put(talk, name, w.who, keyword=keyword, foes=foes, **slots)

    return phrase


def gets(name: str) -> Phrase:
    """Power or armor."""

    def phrase(w: Constant, talk: Talk) -> str:
        before, amount = "", f"{w.amount}"
        if isinstance(w.amount, Amount):
            before, amount = n.much(talk, w.amount, "number")
        less = amount.startswith("-")
        slots = {"they": subjects(w.cards, talk), "n": amount.removeprefix("-"), "what": put(talk, name)}
        return before + put(talk, "gets.less" if less else "gets", **slots)

    return phrase


def quoted(w: Constant, talk: Talk) -> str:
    """What a constant gives to cards."""
    said = [line(word, talk.quote()) for word in together(w.gives)]
    text = put(talk, "gap").join(said).replace("「", "『").replace("」", "』")
    return put(talk, "quoted", text=text)


def gives(w: Constant, talk: Talk) -> str:
    return put(talk, "gains", they=subjects(w.cards, talk), text=quoted(w, talk))


def cost(w: Constant, talk: Talk) -> str:
    own = put(talk, "each.key") if w.who == b.EACH_PLAYER else subject(talk, w.who, "whose")
    if isinstance(w.amount, int):
        return put(talk, "cost.less" if w.amount < 0 else "cost", own=own, n=abs(w.amount))
    before, number = n.much(talk, w.amount, "number")
    return before + put(talk, "cost", own=own, n=number)


def limit(w: Constant, talk: Talk) -> str:
    amount = w.amount if isinstance(w.amount, int) else 0
    return put(talk, "refill.more" if amount > 0 else "refill.less", w.who, n=abs(amount))


def cannot(w: Constant, talk: Talk) -> str:
    verb = VERBS[w.verb]
    if isinstance(w.when, am.AtLeast) and isinstance(w.when.amount, am.Deeds) and not w.when.below:
        slots = n.of_deed(w.when.amount, talk) | {"who": subject(talk, w.who)}
        return put(talk, f"no.more.{verb}", n=w.when.number, **slots)
    cards = w.cards or Cards(b.ALL_TYPES)
    who = w.who if cards.side == b.ANY else YOU if cards.side == b.FRIENDLY else OPPONENT
    if w.verb in (t.VERB_REAP, t.VERB_FIGHT, t.VERB_ACT, t.VERB_ATTACK):
        said = put(talk, f"no.{verb}", cards=all_of(w.cards, talk))
    elif w.verb == t.VERB_STEAL:
        said = put(talk, "no.steal", w.who)
    else:
        itself = cards.relation != b.ANY and w.verb == t.VERB_PLAY
        name = "no.play.this" if itself else f"no.{verb}"
        who = YOU if cards.relation != b.ANY else who
        said = put(talk, name, who, cards=all_of(replace(cards, side=b.ANY), talk))
    return unless(w, talk, said)


VERBS: Final = ("play", "use", "reap", "fights", "steal", "attack", "act", "discard")
"""What may be impossible, by its number."""


def unless(w: Constant, talk: Talk, said: str) -> str:
    """ "Unless" something is so, or "while" it is."""
    if w.when is None:
        return said
    so = positive(w.when)
    if so is None:
        return put(talk, "while", so=talk.say(w.when), do=said)
    return put(talk, "unless", so=talk.say(so), isnt=talk.say(w.when), do=said)


def choosing(name: str) -> Phrase:
    def phrase(w: Constant, talk: Talk) -> str:
        house = n.house(talk, w.house) if w.house >= 0 else put(talk, "that.house")
        return put(talk, name, w.who, house=house)

    return phrase


def enters(w: Constant, talk: Talk) -> str:
    cards = w.cards or Cards()
    way = put(talk, how(w))
    if cards.relation != b.ANY:
        return put(talk, "enters", cards=n.known(cards.relation, talk), how=way)
    if isinstance(w.when, am.AtLeast) and isinstance(w.when.amount, am.Deeds) and w.when.number == 0:
        return put(talk, "enters.first", how=way, **n.of_deed(w.when.amount, talk))
    said = n.noun(replace(cards, played=False), talk)
    return unless(w, talk, put(talk, "enters", cards=said, how=way))


def may_use(w: Constant, talk: Talk) -> str:
    if w.verb in (t.VERB_FIGHT, t.VERB_REAP):
        return put(talk, f"may.{VERBS[w.verb]}", they=subjects(w.cards, talk))
    if w.cards is not None and w.cards.relation == b.IS_HOST:
        return put(talk, "may.be.used", they=subjects(w.cards, talk))
    if isinstance(w.amount, int) and w.amount and talk.on is None:
        return put(talk, "may.use", cards=n.some(w.cards or Cards(), talk, "upto", w.amount))
    return put(talk, "may.use", cards=all_of(w.cards, talk))


def may_play(w: Constant, talk: Talk) -> str:
    cards = w.cards or Cards(b.ALL_TYPES)
    what = n.noun(cards, talk) if w.amount == 0 else n.one(cards, talk)
    said = put(talk, "may.play.use" if w.or_use else "may.play", w.who, cards=what)
    return said if w.when is None else put(talk, "each.turn.while", so=talk.say(w.when), do=said)


def price(w: Constant, talk: Talk) -> str:
    cards = w.cards or Cards()
    what = n.known(cards.relation, talk) if cards.relation != b.ANY else n.noun(cards, talk)
    name = "price.lost" if w.lost else "price"
    return put(talk, f"{name}.{VERBS[w.verb]}", w.who, cards=what, amount=n.much(talk, w.amount)[1])


def belongs(w: Constant, talk: Talk) -> str:
    of = put(talk, "that.house")
    if w.house == b.ACTIVE_HOUSE:
        of = put(talk, "bare.house.3")
    if w.house >= 0:
        of = put(talk, "the.house", house=n.house(talk, w.house))
    return put(talk, "belongs", they=subjects(w.cards, talk), house=of)


def replaces(w: Constant, talk: Talk) -> str:
    slots: dict[str, str] = {}
    if w.verb == t.REPLACED_DAMAGE and w.cards is not None:
        slots["non"] = put(talk, "non", what=n.trait(talk, w.cards.not_trait)) if w.cards.not_trait else ""
    elif w.verb == t.REPLACED_PILE:
        talk.that = w.cards
        said = "" if w.instead is None else talk.say(w.instead)
        slots |= {
            "card": n.one(w.cards or Cards(), talk),
            "cards": n.noun(w.cards or Cards(), talk),
            "do": said,
        }
    return put(talk, f"replaces.{w.verb}", w.who, **slots)


def gain_text(w: pc.GainText, talk: Talk) -> str:
    name = "become.copy" if w.constant is pc.COPIED else "gain.text"
    model = talk.say(w.of)
    return put(talk, SPANS[w.how_long], do=put(talk, name, target=talk.say(w.target), of=model))


QUESTIONS: Final[dict[int, Phrase]] = {
    t.POWER: gets("power"),
    t.ARMOR: gets("armor"),
    t.KEYWORD: they("gains.keyword"),
    t.LOSES_KEYWORD: they("loses.keyword"),
    t.GRANT: gives,
    t.COST: cost,
    t.LIMIT: limit,
    t.CANNOT: cannot,
    t.MUST_CHOOSE: choosing("must.choose"),
    t.CANNOT_CHOOSE: choosing("cannot.choose"),
    t.ENTERS: enters,
    t.AS_FLANK: they("as.flank"),
    t.UNHURT: they("unhurt"),
    t.HARMLESS: they("harmless"),
    t.IGNORES: they("ignores"),
    t.MAY_USE: may_use,
    t.MAY_PLAY: may_play,
    t.PRICE: price,
    t.SPENDABLE: they("spendable"),
    t.BELONGS: belongs,
    t.REPLACES: replaces,
    t.HITS_HARDER: they("hits.harder"),
    t.SKIPS_FORGE: lambda w, talk: n.do(
        talk, w.who, "skips.yours" if talk.person(w.who) == YOU else "skips.forge"
    ),
    t.GETS_SPENT: they("gets.spent"),
    t.NO_ARMOR: they("no.armor"),
    t.ONLY_ATTACKS: they("only.attacks"),
    t.TAKES_CONTROL: they("controls"),
    t.BLANK: they("blank"),
    t.AS_UPGRADE: lambda w, talk: put(talk, "as.upgrade", text=quoted(w, talk)),
    t.FIXED_POWER: they("fixed.power"),
    t.AS_CREATURE: they("as.creature"),
    t.ATTACHES: lambda w, talk: put(talk, "attaches", cards=n.noun(w.against or Cards(), talk)),
    t.UPGRADE_TEXT: lambda w, talk: put(talk, "upgrade.text", text=quoted(w, talk)),
    t.TEXT_OF: they("text.of"),
    t.COPY_OF: they("copy.of"),
    t.OTHER_SIDE: lambda w, talk: put(talk, "other.side", card=n.named(talk, (w.against or Cards()).name)),
    t.COPIES: lambda w, talk: put(talk, "copies", cards=n.one(w.against or Cards(), talk)),
}
OWN_CONDITION: Final = (t.CANNOT, t.MAY_PLAY, t.ENTERS)
"""Those that say their condition themselves."""


def language(g: n.Grammar) -> Language:
    """The language of a grammar."""
    n.GRAMMARS[g.code] = g
    phrases: dict[type, Phrase] = {**n.PHRASES, **ef.PHRASES, c.Lasting: lasting, pc.GainText: gain_text}

    def keywords(fact: Fact) -> str:
        """The printed keywords of a card."""
        said: list[str] = []
        for name, number in fact.keywords.items():
            keyword = g.words["keywords"].split("|")[t.KEYWORD_NAMES.index(name)]
            said.append(g.finished(keyword + (f" {'X' if number < 0 else number}" if number else "")))
        return g.words["gap"].replace("_", " ").join(said)

    def mode(part: Effect, talk: Talk) -> str:
        """One half of a choice."""
        return g.finished(ef.joined(part, talk))

    return Language(g.code, phrases, QUESTIONS, line, keywords, mode)
