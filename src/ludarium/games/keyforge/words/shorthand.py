"""The author's spelling: short names for what card files say again and again."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.codes import MoveKind, MoveKinds
from ludarium.games.keyforge.engine.terms import (
    ANYWHERE,
    DOUBLE,
    NONE,
    BonusIcon,
    Durations,
    Keyword,
    Moment,
    Moments,
    Questions,
    Replacement,
    Replacements,
    Verb,
    Verbs,
    ZoneSet,
)
from ludarium.games.keyforge.pool.houses import House
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.words import cards as cs
from ludarium.games.keyforge.words.amounts import AmberOn, DamageOn, ThatMany
from ludarium.games.keyforge.words.base import Ability, Amount, Condition, Constant, Effect, Sequence, Target
from ludarium.games.keyforge.words.cards import (
    ALL_TYPES,
    ANY,
    ARTIFACTS,
    CREATURES,
    EACH_PLAYER,
    FRIENDLY,
    FROM_PILE,
    IN_PLAY,
    OPPONENT,
    UPGRADES,
    YOU,
    Cards,
    Side,
    TypeSet,
    Who,
)
from ludarium.games.keyforge.words.conditions import There
from ludarium.games.keyforge.words.control import May, OneOf
from ludarium.games.keyforge.words.effects import Choose, Redistribute, Use
from ludarium.games.keyforge.words.harm import Damage, Ready
from ludarium.games.keyforge.words.known import GIVER, IT
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.places import AttachKept
from ludarium.games.keyforge.words.targets import A, Spread

Words = tuple[Ability | Constant, ...]
ONE: Final = 1
EVERY: Final = 0


def words(*parts: Ability | Constant) -> Words:
    """All that a card says, in printed order."""
    return parts


def body(parts: tuple[Effect, ...]) -> Effect:
    return parts[0] if len(parts) == 1 else Sequence(parts)


# -- abilities of the card itself


def when(*moments: int, do: Effect | tuple[Effect, ...], may: bool = False) -> Ability:
    """ "Play/After Fight:" and the like."""
    return Ability(tuple(moments), body(do if isinstance(do, tuple) else (do,)))


def play(*parts: Effect) -> Ability:
    return Ability((Moments.PLAY,), body(parts))


def reap(*parts: Effect) -> Ability:
    return Ability((Moments.REAP,), body(parts))


def fight(*parts: Effect) -> Ability:
    return Ability((Moments.FIGHT,), body(parts))


def fight_reap(*parts: Effect) -> Ability:
    return Ability((Moments.FIGHT, Moments.REAP), body(parts))


def play_reap(*parts: Effect) -> Ability:
    return Ability((Moments.PLAY, Moments.REAP), body(parts))


def play_fight_reap(*parts: Effect) -> Ability:
    return Ability((Moments.PLAY, Moments.FIGHT, Moments.REAP), body(parts))


def before_fight(*parts: Effect) -> Ability:
    return Ability((Moments.BEFORE_FIGHT,), body(parts))


def action(*parts: Effect) -> Ability:
    return Ability((Moments.ACTION,), body(parts))


def omni(*parts: Effect) -> Ability:
    return Ability((Moments.OMNI,), body(parts))


def destroyed(*parts: Effect, instead: bool = False, given: Condition | None = None) -> Ability:
    """ "Destroyed:"; with ``instead`` it replaces the destruction (G156), where a condition holds."""
    return Ability((Moments.DESTROYED,), body(parts), instead=instead, when=given)


def scrap(*parts: Effect) -> Ability:
    return Ability((Moments.SCRAP,), body(parts))


# -- abilities that hear what happens


def after(
    moment: Moment,
    *parts: Effect,
    of: Cards | None = None,
    by: Who = EACH_PLAYER,
    fighting: bool = False,
    own: bool = False,
    in_turn: int = ANY,
    given: Condition | None = None,
    icon: BonusIcon = NONE,
    adjacent: bool = False,
    attacking: bool = False,
    by_splash: bool = False,
    by_assault: bool = False,
    flank: int = 0,
    from_pile: bool = False,
    in_fight: bool = False,
    early: bool = False,
    fallen: bool = False,
    nth: int = 0,
) -> Ability:
    """After an event (``terms.AFTER_...``): of which card, by whose doing. ``own`` hears also of this card itself,
    ``adjacent`` only of what is played next to it, ``flank`` of what is played on that flank, ``from_pile`` of what comes from its player's discard pile; ``early`` comes before
    the "Play:" of what is played (G254); ``fallen`` answers from the discard pile alone; ``nth`` hears only of the
    so-many-th card that its player has played this turn."""
    return Ability(
        (moment,), body(parts), own=False, of=of, by=by, fighting=fighting, guest=own, in_turn=in_turn, when=given,
        icon=icon, adjacent=adjacent, attacking=attacking, by_assault=by_assault, by_splash=by_splash,
        flank=FROM_PILE if from_pile else flank, in_fight=in_fight,
        early=early, fallen=fallen, nth=nth,
    )  # fmt: skip


def any_time(*parts: Effect, given: Condition | None = None) -> Ability:
    """While it lies in your discard pile, you may do this whenever you have the choice in step 3 of your turn."""
    return Ability(
        (Moments.ANY_TIME,),
        body(parts),
        own=False,
        by=YOU,
        in_turn=FRIENDLY,
        when=given,
        fallen=True,
        may=True,
    )


def instead_of_drawing(*parts: Effect) -> Ability:
    """While it lies in your discard pile, you may do this instead of drawing a card during your turn."""
    return Ability(
        (Moments.WOULD_DRAW,), body(parts), own=False, by=YOU, in_turn=FRIENDLY, fallen=True, may=True
    )


def if_leaves(*parts: Effect) -> Ability:
    """ "If this leaves play, ..."."""
    return Ability((Moments.AFTER_LEAVES,), body(parts), own=True, guest=True)


def as_soon_as(given: Condition, *parts: Effect) -> Ability:
    """ "If there are no ..., destroy this": as soon as it is so."""
    return Ability((Moments.ALWAYS_CHECKED,), body(parts), own=False, when=given)


def starts(*parts: Effect, whose: Side = FRIENDLY, fallen: bool = False) -> Ability:
    """At the start of your turn; or so of a card that lies in your discard pile (``fallen``)."""
    return Ability((Moments.TURN_STARTS,), body(parts), own=False, in_turn=whose, fallen=fallen)


def ends(*parts: Effect, whose: Side = FRIENDLY, given: Condition | None = None) -> Ability:
    """At the end of your turn."""
    return Ability((Moments.TURN_ENDS,), body(parts), own=False, in_turn=whose, when=given)


def readied(*parts: Effect, whose: Side = FRIENDLY) -> Ability:
    """At the end of your "ready cards" step."""
    return Ability((Moments.READY_ENDS,), body(parts), own=False, in_turn=whose)


def before_draws(*parts: Effect, whose: Side = FRIENDLY) -> Ability:
    """At the start of your "draw cards" step."""
    return Ability((Moments.DRAW_STARTS,), body(parts), own=False, in_turn=whose)


# -- what is always so


def power(amount: int | Amount, cards: Cards, given: Condition | None = None) -> Constant:
    return Constant(Questions.POWER, cards, amount, when=given)


def armor(amount: int | Amount, cards: Cards, given: Condition | None = None) -> Constant:
    return Constant(Questions.ARMOR, cards, amount, when=given)


def keyword(
    which: Keyword, cards: Cards, amount: int | Amount = 1, given: Condition | None = None
) -> Constant:
    """These creatures gain a keyword."""
    return Constant(Questions.KEYWORD, cards, amount, verb=which, when=given)


def gains_trait(which: str, cards: Cards) -> Constant:
    """These cards gain a trait."""
    return Constant(Questions.TRAIT, cards, verb=TRAITS.index(which))


def loses_traits(cards: Cards) -> Constant:
    """These cards have no traits, whatever gives them some (G123)."""
    return Constant(Questions.LOSES_TRAITS, cards)


def loses_effects(moment: Moment, cards: Cards) -> Constant:
    """These cards lose all their abilities of a moment: "After Fight:", say (G123)."""
    return Constant(Questions.LOSES_EFFECTS, cards, verb=moment)


def top_shown(who: Who = YOU) -> Constant:
    """A player plays with the top card of their deck revealed: whichever card comes to lie there everybody sees."""
    return Constant(Questions.TOP_SHOWN, None, 0, who)


def far_taunt(cards: Cards) -> Constant:
    """The taunt of these creatures (G116) reaches the neighbours of their neighbours, too."""
    return Constant(Questions.FAR_TAUNT, cards)


def loses(which: Keyword, cards: Cards) -> Constant:
    return Constant(Questions.LOSES_KEYWORD, cards, verb=which)


def gains(cards: Cards, *said: Ability | Constant, given: Condition | None = None) -> Constant:
    """These cards gain what is quoted."""
    return Constant(Questions.GRANT, cards, gives=said, when=given)


def keys_cost(amount: int | Amount, who: Who = EACH_PLAYER, given: Condition | None = None) -> Constant:
    return Constant(Questions.COST, None, amount, who, when=given)


def refills(amount: int | Amount, who: Who = YOU, given: Condition | None = None) -> Constant:
    """The hand is refilled to more (or fewer) cards."""
    return Constant(Questions.LIMIT, None, amount, who, when=given)


def cannot(
    verb: Verb,
    cards: Cards | None = None,
    who: Who = EACH_PLAYER,
    given: Condition | None = None,
    by: Cards | None = None,
) -> Constant:
    """ "Cannot": with cards in play by ``cards`` alone, for a player's plays by ``who`` too. ``by`` says which creatures
    cannot fight them, where that is not all."""
    return Constant(Questions.CANNOT, cards, 0, who, verb, when=given, against=by)


def haunts(given: Condition, who: Who = YOU) -> Constant:
    """A player is haunted (G120) while this is so, too."""
    return Constant(Questions.HAUNTED, None, 0, who, when=given)


def cannot_forge(nth: int = EVERY, who: Who = EACH_PLAYER, given: Condition | None = None) -> Constant:
    """A player cannot forge keys; or only not the first, the second, the third of them."""
    return Constant(Questions.CANNOT, None, nth, who, Verbs.FORGE, when=given)


def may_use(
    cards: Cards, how: MoveKind = NONE, number: int = EVERY, given: Condition | None = None
) -> Constant:
    """These cards may be used (only in a way, by a verb) whatever the active house, or where ``given`` says so of it; so
    many of them, or each."""
    return Constant(Questions.MAY_USE, cards, number, verb=how, when=given)


def as_flank(cards: Cards) -> Constant:
    """These creatures are considered flank creatures (G33)."""
    return Constant(Questions.AS_FLANK, cards)


def belongs(cards: Cards, house: House, given: Condition | None = None, also: bool = False) -> Constant:
    """These cards belong to this house alone (G209); or ``also``, in addition to their other houses."""
    return Constant(Questions.BELONGS, cards, house=house, when=given, also=also)


def may_play(cards: Cards, who: Who = YOU, given: Condition | None = None, each: bool = False) -> Constant:
    """A player may play one of these cards each turn, or ``each`` of them, of whatever house."""
    return Constant(Questions.MAY_PLAY, cards, EVERY if each else ONE, who, when=given)


def may_play_or_use(cards: Cards, who: Who = YOU) -> Constant:
    """A player may play one of these cards, or use one: one of the two (G212)."""
    return Constant(Questions.MAY_PLAY, cards, ONE, who, or_use=True)


def fixed_power(amount: int | Amount, cards: Cards) -> Constant:
    """These creatures are considered to have so much power, whatever raises or lowers it (G85)."""
    return Constant(Questions.FIXED_POWER, cards, amount)


def attaches_to(cards: Cards) -> Constant:
    """This upgrade is put on one of these cards, and on nothing else (G37)."""
    return Constant(Questions.ATTACHES, THIS_CARD, against=cards)


def as_creature(
    amount: int | Amount, cards: Cards | None = None, given: Condition | None = None, anywhere: bool = False
) -> Constant:
    """This artifact (or those that a ``Lasting`` is about) is a creature with so much power (G232); it takes its place
    on a flank, or ``anywhere`` in the line."""
    verb = ANYWHERE if anywhere else NONE
    return Constant(Questions.AS_CREATURE, cards or THIS_CARD, amount, verb=verb, when=given)


def upgrade_text(*said: Ability | Constant) -> Constant:
    """What an action says once it is attached as an upgrade (G233)."""
    return Constant(Questions.UPGRADE_TEXT, THIS_CARD, gives=said)


def other_side(name: str) -> Constant:
    """The card on its other side, by its name in the pool (G231)."""
    return Constant(Questions.OTHER_SIDE, THIS_CARD, against=Cards(ALL_TYPES, name=name))


def blank(cards: Cards, given: Condition | None = None, loses: bool = False) -> Constant:
    """The text of these creatures counts for nothing (G240): they lose all abilities, where it ``loses`` says so."""
    return Constant(Questions.BLANK, cards, when=given, lost=loses)


def no_armor(cards: Cards) -> Constant:
    """These creatures lose all their armor."""
    return Constant(Questions.NO_ARMOR, cards)


def as_upgrade(*said: Ability | Constant) -> Constant:
    """It may be played as an upgrade with this text instead of as a creature (G214)."""
    return Constant(Questions.AS_UPGRADE, THIS_CARD, gives=said)


def played_as(cards: Cards, house: House = NONE) -> Constant:
    """As it is played, or enters play, it becomes a copy of one of these cards (G213), but perhaps of a house of its own."""
    return Constant(Questions.COPIES, THIS_CARD, against=cards, house=house)


def only_fights(cards: Cards, against: Cards) -> Constant:
    """These creatures can fight only such creatures."""
    return Constant(Questions.ONLY_ATTACKS, cards, against=against)


def must_fight(cards: Cards) -> Constant:
    """These creatures must fight when they are used, if able, as if they were enraged (G104)."""
    return Constant(Questions.MUST_FIGHT, cards)


def ignores(cards: Cards, which: Keyword) -> Constant:
    """These creatures fight as if nobody had a keyword: taunt (G116) or elusive (G111)."""
    return Constant(Questions.IGNORES, cards, verb=which)


def enters(how: int, cards: Cards, who: Who = EACH_PLAYER, given: Condition | None = None) -> Constant:
    return Constant(Questions.ENTERS, cards, 0, who, how, when=given)


def replaces(
    what: Replacement,
    instead: Effect | None,
    who: Who = EACH_PLAYER,
    cards: Cards | None = None,
    given: Condition | None = None,
) -> Constant:
    return Constant(Questions.REPLACES, cards, 0, who, what, when=given, instead=instead)


def icon_may(instead: Effect, icon: BonusIcon = NONE, who: Who = YOU) -> Constant:
    """When a player resolves such a bonus icon, or any, they may do this instead (G158)."""
    return Constant(Questions.REPLACES, None, icon, who, Replacements.ICON, instead=instead)


def hits_harder(amount: int | Amount, cards: Cards, against: Cards) -> Constant:
    """These creatures deal more damage while attacking some others."""
    return Constant(Questions.HITS_HARDER, cards, amount, against=against)


def hurt_more(amount: int | Amount, cards: Cards) -> Constant:
    """These creatures are dealt more damage whenever they are dealt some (G86)."""
    return Constant(Questions.HURT_MORE, cards, amount)


def hurt_twice(cards: Cards, given: Condition | None = None) -> Constant:
    """All damage that these creatures are dealt is doubled (G86.4): what armor stops is not."""
    return Constant(Questions.HURT_MORE, cards, verb=DOUBLE, when=given)


def must_choose(house: House, who: Who = YOU) -> Constant:
    """A player must choose this house as the active one (G53)."""
    return Constant(Questions.MUST_CHOOSE, None, 0, who, house=house)


def cannot_choose(house: House, who: Who = YOU) -> Constant:
    return Constant(Questions.CANNOT_CHOOSE, None, 0, who, house=house)


def price(verb: Verb, amount: int | Amount, cards: Cards, who: Who, lost: bool = False) -> Constant:
    """What a player has to pay to the opponent (or to lose) in order to play or use these cards (G219)."""
    return Constant(Questions.PRICE, cards, amount, who, verb, lost=lost)


def demands(verb: Verb, first: Effect, cards: Cards, who: Who = YOU) -> Constant:
    """What a player has to do first in order to use these cards (G219): if it is not done, there is no use."""
    return Constant(Questions.PRICE, cards, 0, who, verb, instead=first)


def also_hurt(cards: Cards) -> Constant:
    """Damage that these creatures are dealt during fights is dealt to this card, too."""
    return Constant(Questions.ALSO_HURT, cards)


def archived_faceup() -> Constant:
    """Its player archives it faceup."""
    return Constant(Questions.FACEUP)


def picks_archives() -> Constant:
    """While it lies (faceup) in your archives, you may take some of the cards there instead of all (G54)."""
    return Constant(Questions.PICKS)


def unhurt(cards: Cards, by: Cards | None = None, given: Condition | None = None) -> Constant:
    """These creatures cannot be dealt damage (G86), or not ``by`` such cards."""
    return Constant(Questions.UNHURT, cards, when=given, against=by)


def switched(cards: Cards) -> Constant:
    """These creatures have their armor as power, and their power as armor, both with all that changes them."""
    return Constant(Questions.SWITCHED, cards)


def shares_keywords(*which: Keyword) -> Constant:
    """This creature has each of these keywords that another creature of its player has (G122)."""
    return Constant(Questions.SHARES_KEYWORD, THIS_CARD, verb=bits(which))


def harmless(
    cards: Cards, most: int | Amount = 0, attacked: bool = False, given: Condition | None = None
) -> Constant:
    """These creatures deal no damage by their power in fights, or no more than this; of several the least (G1). Or so only
    while they are ``attacked``."""
    return Constant(Questions.HARMLESS, cards, most, verb=Verbs.ATTACK if attacked else NONE, when=given)


def spared(who: Who = YOU) -> Constant:
    """What would be stolen or captured from a player's pool comes from the supply instead (G155)."""
    return Constant(Questions.FROM_SUPPLY, None, 0, who)


def skips_forge(who: Who = YOU, given: Condition | None = None) -> Constant:
    """A player skips the "forge a key" step (G49)."""
    return Constant(Questions.SKIPS_FORGE, None, 0, who, when=given)


def also_at(cards: Cards, of: tuple[Moment, ...], at: tuple[Moment, ...]) -> Constant:
    """The abilities that these cards have ``of`` some moments resolve ``at`` all of these."""
    return Constant(Questions.ALSO_AT, cards, bits(of), verb=bits(at))


def bits(moments: tuple[Moment, ...]) -> int:
    return sum([1 << moment for moment in moments])


def icons_again(cards: Cards | None = None, who: Who = YOU) -> Constant:
    """Each bonus icon of these cards, or of any, is resolved an additional time when a player plays them (G216)."""
    return Constant(Questions.ICONS_AGAIN, cards, 1, who)


def plays_again(cards: Cards, who: Who = YOU) -> Constant:
    """The "Play:" of these cards is triggered an additional time when a player plays them."""
    return Constant(Questions.PLAYS_AGAIN, cards, 0, who)


def spendable(cards: Cards | None = None, who: Who = YOU, given: Condition | None = None) -> Constant:
    """The Æ on this card, or on these, may be spent on keys (G46)."""
    return Constant(Questions.SPENDABLE, cards, 0, who, when=given)


def spends_itself(who: Who = YOU) -> Constant:
    """This card may be spent on keys as 1 Æ: it is discarded from play, and no ward keeps it (G46)."""
    return Constant(Questions.SPENDABLE, None, 1, who)


def gets_spent(who: Who = OPPONENT) -> Constant:
    """You get the Æ that a player spends on keys."""
    return Constant(Questions.GETS_SPENT, None, 0, who)


# -- cards


def creature(side: Side = ANY, **tests: object) -> Cards:
    """Creatures in play."""
    return Cards(CREATURES, side, **tests)  # type: ignore[arg-type]


def artifact(side: Side = ANY, **tests: object) -> Cards:
    return Cards(ARTIFACTS, side, **tests)  # type: ignore[arg-type]


def upgrade(side: Side = ANY, **tests: object) -> Cards:
    return Cards(UPGRADES, side, **tests)  # type: ignore[arg-type]


def card(side: Side = ANY, where: ZoneSet = IN_PLAY, types: TypeSet = ALL_TYPES, **tests: object) -> Cards:
    """Cards of any type, in play or in a zone."""
    return Cards(types, side, where, **tests)  # type: ignore[arg-type]


THIS_CARD: Final = Cards(ALL_TYPES, relation=cs.IS_THIS)
HOST_CARD: Final = Cards(CREATURES, relation=cs.IS_HOST)
OTHER_FRIENDLY: Final = Cards(CREATURES, FRIENDLY, other=True)
THAT_MANY: Final = ThatMany()


# -- instructions made of others


def ready_and_fight(target: Target) -> Effect:
    """ "Ready and fight with ..." (G74)."""
    return Sequence((Choose(target), Ready(IT), Use(IT, MoveKinds.FIGHT)))


def ready_and_use(target: Target) -> Effect:
    return Sequence((Choose(target), Ready(IT), Use(IT)))


def redistribute(cards: Cards, damage: bool = False) -> Redistribute:
    """All Æ (or damage) that lies on these cards is placed anew on whichever of them one likes."""
    return Redistribute(Spread(DamageOn(among=cards) if damage else AmberOn(among=cards), cards), damage)


def while_yours(house: House, types: TypeSet = ARTIFACTS, not_house: House = NONE) -> Lasting:
    """While IT is under your control (and of no house but this ``not_house``), it belongs to a house (G209)."""
    given = There(Cards(types, FRIENDLY, relation=cs.IS_IT, not_house=not_house))
    return Lasting((belongs(Cards(types, relation=cs.IS_IT), house, given=given),), Durations.FOR_GOOD, IT)


def blaster(name: str, *parts: Effect) -> Words:
    """A blaster shoots, or goes to the officer of this name, where it does something else."""
    whom = Cards(CREATURES, name=name)
    move = AttachKept(A(whom), GIVER)
    given = There(Cards(CREATURES, name=name, relation=cs.IS_HOST))
    return (
        gains(HOST_CARD, fight_reap(May(OneOf((Damage(2, A(creature())), move))))),
        after(Moments.AFTER_ATTACHED, *parts, of=THIS_CARD, given=given, own=True),
    )


def this_turn(*what: Ability | Constant, on: Target | None = None) -> Lasting:
    """ "For the remainder of the turn"."""
    return Lasting(what, Durations.THIS_TURN, on)
