"""English: whole lines. When an ability resolves, and what is always so."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.pool import Fact
from ludarium.games.keyforge.speech import en_effects as ef
from ludarium.games.keyforge.speech import en_nouns as n
from ludarium.games.keyforge.speech.base import Language, Phrase, Talk, leaves, parts, positive, together
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words import amounts as am
from ludarium.games.keyforge.words import base as b
from ludarium.games.keyforge.words import control as c
from ludarium.games.keyforge.words import places as pc
from ludarium.games.keyforge.words.base import OPPONENT, YOU, Ability, Amount, Cards, Constant, Effect

OWN: Final = {
    t.PLAY: "Play", t.BEFORE_FIGHT: "Before Fight", t.FIGHT: "After Fight", t.REAP: "After Reap",
    t.ACTS: "Action", t.OMNI: "Omni", t.DESTROYED: "Destroyed", t.SCRAP: "Scrap",
}  # fmt: skip
"""The moments that stand in front of an ability with a colon, in the order in which they are printed."""

# -- when


def line(said: tuple[Ability | Constant, ...], talk: Talk) -> str:
    word = said[0]
    if isinstance(word, Ability):
        return ability(word, talk)
    return ef.finished(constants(tuple([part for part in said if isinstance(part, Constant)]), talk))


def ability(word: Ability, talk: Talk) -> str:
    """A whole ability: when it resolves, and its instructions."""
    own = [name for moment, name in OWN.items() if moment in word.moments]
    if word.own and own:
        said = ef.joined(word.body, talk) + " instead" if word.instead else ef.sentences(word.body, talk)
        if word.when is not None:
            said = f"if {talk.say(word.when)}, {said}"
        return f"{'/'.join(own)}: {ef.finished(said)}"
    return ef.finished(heard(word, talk))


def heard(word: Ability, talk: Talk) -> str:
    """An ability that answers an event, as clauses."""
    moment = word.moments[0]
    if moment == t.ALWAYS_CHECKED and word.when is not None:
        return f"if {talk.say(word.when)}, {ef.joined(word.body, talk)}"
    said = event(word, moment, talk)
    talk.that = None if moment in OF_PLAYERS else word.of or Cards()
    if word.in_turn == b.FRIENDLY and moment not in (t.TURN_STARTS, t.TURN_ENDS):
        said += " during your turn"
    if word.when is not None and moment not in (t.AFTER_HOUSE, t.AFTER_ATTACHED):
        said += f", if {talk.say(word.when)}"
    may = "you may " if word.may else ""
    return f"{said}, {may}{ef.joined(word.body, talk)}"


def event(word: Ability, moment: int, talk: Talk) -> str:
    """The event that an ability answers."""
    if moment == t.TURN_STARTS or moment == t.TURN_ENDS:
        whose = {b.FRIENDLY: n.whose(talk, YOU), b.ENEMY: n.whose(talk, OPPONENT)}.get(word.in_turn, "each")
        return f"at the {'start' if moment == t.TURN_STARTS else 'end'} of {whose} turn"
    who = n.subject(talk, word.by)
    here = word.by == YOU
    if moment == t.AFTER_FORGES:
        return f"after {who} {n.agreed('forge', here)} a key"
    if moment == t.AFTER_HOUSE:
        house = f"{n.HOUSES[word.when.house]} as" if isinstance(word.when, am.ActiveHouse) else ""
        return f"after {who} {n.agreed('choose', here)} {house} {'your' if here else 'their'} active house"
    if moment == t.AFTER_ICON:
        icon = n.article(f"{n.ICON_NAMES[word.icon]} bonus icon") if word.icon != NONE else "a bonus icon"
        return f"after {who} {n.agreed('resolve', here)} {icon}"
    cards = "a creature" if word.of is None else hearing(word.of, talk)
    if word.by != b.EACH_PLAYER and moment in BY_PLAYER:
        place = " from your hand" if moment == t.AFTER_DISCARDS and here else ""
        return f"after {who} {n.agreed(BY_PLAYER[moment], here)} {cards}{place}"
    host = word.when.cards if isinstance(word.when, am.There) else None
    if moment == t.AFTER_ATTACHED and host is not None:
        return f"after you attach {cards} to {n.head(host, False)}"
    if moment == t.BEFORE_FIGHTS:
        return f"before {cards} fights"
    if moment == t.AFTER_LEAVES and word.own:
        return f"if {n.this(talk)} leaves play"
    if moment == t.AFTER_DESTROYED and word.fighting:
        return f"after {cards} is destroyed fighting {n.this(talk)}"
    return f"after {cards} {HAPPENS[moment]}"


def hearing(cards: Cards, talk: Talk) -> str:
    return n.known(cards.relation, talk) if cards.relation != b.ANY else n.one(cards, talk)


OF_PLAYERS: Final = (t.TURN_STARTS, t.TURN_ENDS, t.AFTER_FORGES, t.AFTER_HOUSE, t.AFTER_ICON)
"""The events without a card."""
BY_PLAYER: Final = {t.AFTER_PLAYED: "play", t.AFTER_USED: "use", t.AFTER_DISCARDS: "discard"}
HAPPENS: Final = {
    t.AFTER_ENTERS: "enters play", t.AFTER_PLAYED: "is played", t.AFTER_DESTROYED: "is destroyed",
    t.AFTER_LEAVES: "leaves play", t.AFTER_FIGHTS: "fights", t.AFTER_REAPS: "reaps",
    t.AFTER_USED: "is used", t.AFTER_DISCARDS: "is discarded", t.AFTER_READIED: "is readied",
    t.AFTER_ATTACHED: "is attached",
}  # fmt: skip

# -- how long


def lasting(w: c.Lasting, talk: Talk) -> str:
    """Something that is so for a while."""
    before = talk.on
    talk.on = w.on
    if w.how_long == c.THE_NEXT and isinstance(w.words[0], Constant):
        said = the_next(w.words[0], talk)
    else:
        always, events = parts(w)
        said = n.listed(
            [*([constants(always, talk)] if always else []), *[heard(word, talk) for word in events]]
        )
    talk.on = before
    if w.how_long == c.WHILE_THIS and not leaves(w):
        return f"{said} until {n.this(talk)} leaves play"
    if (
        w.how_long == c.THIS_TURN
        and said.startswith("you may use")
        and (w.on is not None or " up to " in said)
    ):
        return f"{said} this turn"
    return SPANS.get(w.how_long, "") + said


SPANS: Final = {
    c.THIS_TURN: "for the remainder of the turn, ",
    c.NEXT_TURN: "during your opponent’s next turn, ",
    c.TO_YOUR_TURN: "until the start of your next turn, ",
}


def the_next(word: Constant, talk: Talk) -> str:
    """What is so once, for the next card."""
    cards = word.cards or Cards(b.ALL_TYPES)
    kind = n.noun(Cards(cards.types, house=cards.house, trait=cards.trait, not_house=cards.not_house), talk)
    if word.question == t.MAY_PLAY:
        return f"you may play {n.article(kind)} this turn"
    return f"the next {kind} you play this turn {enters_how(word)}"


# -- what is always so


def constants(words: tuple[Constant, ...], talk: Talk) -> str:
    """Constants about the same cards in one sentence: the subject and the condition are said once."""
    said: list[str] = []
    for word in words:
        said.append(talk.constant(word))
    clause = n.listed([said[0], *[unrepeated(said[0], other) for other in said[1:]]])
    clause = clause.replace(" and ,", " and,")
    when = words[0].when
    if when is None or words[0].question in OWN_CONDITION:
        return clause
    if isinstance(when, am.OnFlank):
        clause = re.sub(f"^({re.escape(n.this(talk))}|this creature) ", "it ", clause)
    return f"while {talk.say(when)}, {clause}"


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


def subject(cards: Cards | None, talk: Talk) -> tuple[str, bool]:
    """The cards that a constant is about, and whether they are several."""
    if talk.on is not None:
        return n.as_subject(talk.say(talk.on)), n.plural(talk.on)
    if cards is None:
        return "", False
    if cards.beside == b.IS_THIS and cards.relation == b.ANY and not cards.not_trait:
        return f"each of {n.this(talk)}’s neighbors", False
    return n.each(cards, talk), False


def gets(what: str, w: Constant, talk: Talk) -> str:
    who, plural = subject(w.cards, talk)
    if isinstance(w.amount, Amount):
        worth, each = n.split(talk, w.amount, what)
        if isinstance(w.amount, am.AmberOn) and w.amount.this:
            each = " for each Æ on it"
        return f"{who} {n.agreed('get', plural)} +{worth}{each}"
    return f"{who} {n.agreed('get', plural)} {signed(w.amount)} {what}"


def signed(amount: int) -> str:
    return f"{amount:+}".replace("-", "–")


def they(w: Constant, talk: Talk, verb: str) -> str:
    """The cards of a constant with their verb."""
    who, plural = subject(w.cards, talk)
    return f"{who} {n.agreed(verb, plural)}"


def keyword(w: Constant, talk: Talk) -> str:
    number = f" {w.amount}" if w.verb in t.NUMBERED else ""
    return f"{they(w, talk, 'gain')} {t.KEYWORD_NAMES[w.verb]}{number}"


def quoted(w: Constant, talk: Talk) -> list[str]:
    """What a constant gives to cards, as lines."""
    return [line(said, talk.quote()) for said in together(w.gives)]


def cost(w: Constant, talk: Talk) -> str:
    keys = "keys" if w.who == b.EACH_PLAYER else f"{n.whose(talk, w.who)} keys"
    if isinstance(w.amount, Amount):
        return f"{keys} cost +{n.counted(talk, w.amount)}"
    return f"{keys} cost {signed(w.amount)} Æ"


def limit(w: Constant, talk: Talk) -> str:
    amount = w.amount if isinstance(w.amount, int) else 0
    hand = "your hand" if w.who == YOU else "their hand"
    more = f"{abs(amount)} {'additional' if amount > 0 else 'less'} card{'s' if abs(amount) > 1 else ''}"
    step = "“draw cards” step"
    if w.who == YOU:
        return f"refill your hand to {more} during your {step}"
    return f"during their {step}, {n.subject(talk, w.who)} refills {hand} to {more}"


BARE: Final = {
    t.VERB_REAP: "reap", t.VERB_FIGHT: "fight", t.VERB_ACT: "use their action abilities",
    t.VERB_PLAY: "play", t.VERB_USE: "use", t.VERB_DISCARD: "discard",
}  # fmt: skip


def cannot(w: Constant, talk: Talk) -> str:
    if isinstance(w.when, am.AtLeast) and isinstance(w.when.amount, am.Deeds) and not w.when.below:
        cards = n.deed_noun(w.when.amount, talk, True)
        return f"{n.subject(talk, w.who)} cannot {BARE[w.verb]} more than {w.when.number} {cards} each turn"
    unless = condition(w, talk)
    if w.verb == t.VERB_STEAL:
        return f"{n.whose(talk, w.who)} Æ cannot be stolen{unless}"
    if w.verb == t.VERB_ATTACK:
        return f"{subject(w.cards, talk)[0]} cannot be attacked{unless}"
    if w.verb in (t.VERB_REAP, t.VERB_FIGHT, t.VERB_ACT):
        if w.cards is not None and w.cards.relation == b.ANY and talk.on is None:
            return f"{n.noun(w.cards, talk, True)} cannot {BARE[w.verb]}{unless}"
        return f"{subject(w.cards, talk)[0]} cannot {BARE[w.verb]}{unless}"
    kind = w.cards or Cards(b.ALL_TYPES)
    if kind.relation != b.ANY:
        known = n.known(kind.relation, talk)
        return (
            f"{known} cannot be played{unless}"
            if w.verb == t.VERB_PLAY
            else f"you cannot use {known}{unless}"
        )
    who = w.who if kind.side == b.ANY else YOU if kind.side == b.FRIENDLY else OPPONENT
    said = n.noun(replace(kind, side=b.ANY), talk, True)
    return f"{n.subject(talk, who)} cannot {BARE[w.verb]} {said}{unless}"


def condition(w: Constant, talk: Talk) -> str:
    """ "Unless" it is not so, or "while" it is."""
    if w.when is None:
        return ""
    unless = positive(w.when)
    if unless is None:
        return f" while {talk.say(w.when)}"
    said = talk.say(unless)
    done = isinstance(unless, am.AtLeast) and isinstance(unless.amount, am.Deeds)
    return f" unless {said.replace('you ', 'you have ', 1) if done else said}"


def choosing(w: Constant, talk: Talk, may: str) -> str:
    house = n.HOUSES[w.house] if w.house >= 0 else "that house"
    return f"{n.subject(talk, w.who)} {may} choose {house} as {n.own(talk, w.who)} active house"


def enters_how(w: Constant) -> str:
    return "enters play ready" if w.verb == t.ENTERS_READY else "enters play stunned"


def enters(w: Constant, talk: Talk) -> str:
    cards = w.cards or Cards()
    if cards.relation != b.ANY:
        return f"{n.known(cards.relation, talk)} {enters_how(w)}"
    if isinstance(w.when, am.AtLeast) and isinstance(w.when.amount, am.Deeds) and w.when.number == 0:
        return f"the first {n.deed_noun(w.when.amount, talk, False)} played each turn {enters_how(w)}"
    kind = n.noun(replace(cards, played=False), talk, True)
    when = f"while {talk.say(w.when)}, " if w.when is not None else ""
    how = enters_how(w).replace("enters", "enter")
    return f"{when}{kind} {'you play ' if w.who == YOU else ''}{how}"


def may_use(w: Constant, talk: Talk) -> str:
    if w.verb == t.VERB_FIGHT or w.verb == t.VERB_REAP:
        return f"{subject(w.cards, talk)[0]} may {BARE[w.verb]}"
    if talk.on is not None:
        return f"you may use {talk.say(talk.on)}"
    cards = w.cards or Cards()
    if cards.relation == b.IS_HOST:
        return f"{n.known(cards.relation, talk)} may be used as if it belonged to the active house"
    if isinstance(w.amount, int) and w.amount:
        return f"you may use up to {w.amount} {n.noun(cards, talk, True)}"
    return f"you may use {n.noun(cards, talk, True)}"


def may_play(w: Constant, talk: Talk) -> str:
    cards = w.cards or Cards(b.ALL_TYPES)
    if w.or_use:
        return f"{n.subject(talk, w.who)} may play or use {n.one(cards, talk)}"
    kind = n.noun(cards, talk, w.amount == 0) if w.amount == 0 else n.one(cards, talk)
    if w.when is None:
        return f"{n.subject(talk, w.who)} may play {kind}"
    return f"{n.subject(talk, w.who)} may play {kind} during each turn in which {talk.say(w.when)}"


def price(w: Constant, talk: Talk) -> str:
    cards = w.cards or Cards()
    what = n.known(cards.relation, talk) if cards.relation != b.ANY else n.one(cards, talk)
    amount = n.counted(talk, w.amount)
    how = f"lose {amount}" if w.lost else f"pay {'your opponent' if w.who == YOU else 'you'} {amount}"
    return f"{n.subject(talk, w.who)} must {how} in order to {BARE[w.verb]} {what}"


def belongs(w: Constant, talk: Talk) -> str:
    house = (
        "the active house"
        if w.house == b.ACTIVE_HOUSE
        else f"house {n.HOUSES[w.house]}"
        if w.house >= 0
        else "that house"
    )
    return f"{they(w, talk, 'belong')} to {house}"


def replaces(w: Constant, talk: Talk) -> str:
    if w.verb == t.REPLACED_DAMAGE:
        cards = (
            n.noun(w.cards or Cards(), talk, True)
            .replace("neighboring ", "")
            .replace("creatures", "neighbors")
        )
        return f"damage dealt to {cards} is dealt to {n.this(talk)} instead"
    if w.verb == t.REPLACED_PILE:
        talk.that = w.cards
        kind, done = n.one(w.cards or Cards(), talk), n.DONE.get(type(w.instead), "purged")
        return f"when {kind} would enter a discard pile from play, it is {done} instead"
    if w.verb == t.REPLACED_GAIN:
        pool = f"{n.whose(talk, w.who)} pool"
        return f"each Æ that would be added to {pool} is captured by {n.this(talk)} instead"
    return f"any Æ {n.subject(talk, w.who)} would gain from reaping is stolen from {n.subject(talk, OPPONENT)} instead"


def hits_harder(w: Constant, talk: Talk) -> str:
    foe = n.one(w.against or Cards(), talk)
    amount = w.amount if isinstance(w.amount, int) else 0
    return f"{subject(w.cards, talk)[0]} deals {signed(amount)} damage while attacking {foe}"


def skips_forge(w: Constant, talk: Talk) -> str:
    step = "“forge a key” step"
    own = "your" if talk.person(w.who) == YOU else "the"
    return f"{n.do(talk, w.who, 'skip')} {own} {step}"


def copies(w: Constant, talk: Talk) -> str:
    said = n.noun(w.against or Cards(), talk, zone="in")
    return f"when you play {n.this(talk)}, treat it as a copy of {n.article(said)}"


def as_upgrade(w: Constant, talk: Talk) -> str:
    given = " ".join(quoted(w, talk))
    return f"{n.this(talk)} may be played as an upgrade instead of a creature, with the text: “{given}”"


def gain_text(w: pc.GainText, talk: Talk) -> str:
    verb = "become" if w.constant is pc.COPIED else "gain"
    what = "a copy" if w.constant is pc.COPIED else "the text box"
    model = talk.say(w.of)
    who = n.as_subject(talk.say(w.target))
    said = f"{who} {n.agreed(verb, n.plural(w.target))} {what} of {model}"
    return (
        f"{said} until {n.this(talk)} leaves play"
        if w.how_long == c.WHILE_THIS
        else SPANS.get(w.how_long, "") + said
    )


def are(w: Constant, talk: Talk, what: str) -> str:
    who, plural = subject(w.cards, talk)
    return f"{who} {'are' if plural else 'is'} {what}"


QUESTIONS: Final[dict[int, Phrase]] = {
    t.POWER: lambda w, talk: gets("power", w, talk),
    t.ARMOR: lambda w, talk: gets("armor", w, talk),
    t.KEYWORD: keyword,
    t.LOSES_KEYWORD: lambda w, talk: f"{they(w, talk, 'lose')} {t.KEYWORD_NAMES[w.verb]}",
    t.GRANT: lambda w, talk: (
        they(w, talk, "gain") + ", " + n.listed([f"“{said}”" for said in quoted(w, talk)])
    ),
    t.COST: cost,
    t.LIMIT: limit,
    t.CANNOT: cannot,
    t.MUST_CHOOSE: lambda w, talk: choosing(w, talk, "must"),
    t.CANNOT_CHOOSE: lambda w, talk: choosing(w, talk, "cannot"),
    t.ENTERS: enters,
    t.AS_FLANK: lambda w, talk: f"{subject(w.cards, talk)[0]} is considered a flank creature",
    t.UNHURT: lambda w, talk: f"{subject(w.cards, talk)[0]} cannot be dealt damage",
    t.HARMLESS: lambda w, talk: f"{subject(w.cards, talk)[0]} deals no damage when fighting",
    t.IGNORES: lambda w, talk: (
        f"while {subject(w.cards, talk)[0]} is attacking, ignore {t.KEYWORD_NAMES[w.verb]}"
    ),
    t.MAY_USE: may_use,
    t.MAY_PLAY: may_play,
    t.PRICE: price,
    t.SPENDABLE: lambda w, talk: f"you may spend Æ on {n.this(talk)} when forging keys",
    t.BELONGS: belongs,
    t.REPLACES: replaces,
    t.HITS_HARDER: hits_harder,
    t.SKIPS_FORGE: skips_forge,
    t.GETS_SPENT: lambda w, talk: f"you get all Æ spent by {n.subject(talk, w.who)} when forging keys",
    t.NO_ARMOR: lambda w, talk: f"{they(w, talk, 'lose')} all of its armor",
    t.ONLY_ATTACKS: lambda w, talk: (
        f"{subject(w.cards, talk)[0]} can only fight {n.noun(w.against or Cards(), talk, True)}"
    ),
    t.TAKES_CONTROL: lambda w, talk: f"you control {subject(w.cards, talk)[0]}",
    t.BLANK: lambda w, talk: f"{n.noun(w.cards, talk, True)} are considered to have a blank text box",
    t.AS_UPGRADE: as_upgrade,
    t.COPIES: copies,
    t.FIXED_POWER: lambda w, talk: are(w, talk, f"considered to have {w.amount} power"),
    t.AS_CREATURE: lambda w, talk: are(w, talk, f"a creature with {w.amount} power"),
    t.ATTACHES: lambda w, talk: f"attach {n.this(talk)} only to {n.one(w.against or Cards(), talk)}",
    t.UPGRADE_TEXT: lambda w, talk: (
        f"as an upgrade, {n.this(talk)} has the text: “{' '.join(quoted(w, talk))}”"
    ),
    t.TEXT_OF: lambda w, talk: "it has the text box of another card",
    t.COPY_OF: lambda w, talk: "it is a copy of another card",
    t.OTHER_SIDE: lambda w, talk: f"the other side is {n.head(w.against or Cards(), False)}",
}
OWN_CONDITION: Final = (t.CANNOT, t.MAY_PLAY, t.ENTERS)
"""Those that say their condition themselves."""


def keywords(fact: Fact) -> str:
    """The printed keywords of a card."""
    said: list[str] = []
    for name, number in fact.keywords.items():
        said.append(name.capitalize() + (f" {'X' if number < 0 else number}" if number else "") + ".")
    return " ".join(said)


def mode(part: Effect, talk: Talk) -> str:
    """One half of a choice."""
    return ef.finished(ef.joined(part, talk))


ENGLISH: Final = Language(
    "en",
    {**n.PHRASES, **ef.PHRASES, c.Lasting: lasting, pc.GainText: gain_text},
    QUESTIONS,
    line,
    keywords,
    mode,
)
