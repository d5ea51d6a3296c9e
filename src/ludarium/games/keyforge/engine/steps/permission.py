"""What lets a player play a card, what forbids it, and what it costs (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.games.keyforge.engine.events import EventKinds, Fault, Faults, GainCauses
from ludarium.games.keyforge.engine.frames import NOTHING_IN_FORCE, InForce, Scope
from ludarium.games.keyforge.engine.steps.halves import bottom_for, tops
from ludarium.games.keyforge.engine.terms import (
    NONE,
    Card,
    Keywords,
    Question,
    Questions,
    Seat,
    Verb,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done, TurnEntry
from ludarium.games.keyforge.pool.facts import BOTTOM, TOP
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.cards import IS_THIS

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.words.base import Effect


def own_constants(m: Machine, c: Card, player: Seat, question: Question) -> list[InForce]:
    """What a card says about itself before it is in play (G211)."""
    face = m.decks.prints[m.face[c]]
    if not face.of_itself >> question & 1:
        return NOTHING_IN_FORCE
    found: list[InForce] = []
    for k in face.constants:
        if k.question == question and k.cards is not None and k.cards.relation == IS_THIS:
            found.append(InForce(None, k, Scope(c, player, ability=k)))
    return found


def in_force(m: Machine, c: Card, player: Seat, question: Question) -> list[InForce]:
    """What changes how cards enter play, as this one enters: of cards in play, and what it says itself of cards of its own
    kind (G211)."""
    there = m.ix().by[question]
    face = m.decks.prints[m.face[c]]
    if not face.of_its_kind >> question & 1:
        return there
    found = there[:]
    for k in face.constants:
        if k.question == question and k.cards is not None and k.cards.relation == 0 and not k.cards.other:
            found.append(InForce(None, k, Scope(c, player, ability=k)))
    return found


def play_fault(m: Machine, c: Card, player: Seat, as_upgrade: bool = False) -> Fault:
    """Why a player can't play a card now, by whatever leave: a fault of ``events``, or ``ALLOWED`` (G199)."""
    face = m.decks.prints[m.face[c]]
    if face.half == TOP:
        alone = m.zone[c] != Zones.HAND or bottom_for(m, c, []) == NONE
        return Faults.HALF if alone else Faults.TOP_HALF
    if face.half == BOTTOM and not tops(m, c, m.zone[c], m.stack[-1].cards if m.stack else []):
        return Faults.HALF
    if face.keywords[Keywords.ALPHA] and not m.fresh:
        return Faults.ALPHA
    if m.six_times(c, player):
        return Faults.SIX
    if m.forbids_player(Verbs.PLAY, player, c, CardTypes.UPGRADE if as_upgrade else NONE) is not None:
        return Faults.CANNOT  # as an upgrade it is no creature (G214)
    if face.of_itself:
        for live in own_constants(m, c, player, Questions.CANNOT):
            k = live.constant
            if k is not None and k.verb == Verbs.PLAY and k.rules(m, live, player):
                return Faults.CANNOT
        models = copied(m, c, player)
        if models and all([copy_fault(m, model, player, m.fresh) != Faults.ALLOWED for model in models]):
            return copy_fault(m, models[0], player, m.fresh)
    if price(m, c, player, Verbs.PLAY) > m.pool[player]:
        return Faults.COST
    if (face.type == CardTypes.UPGRADE or as_upgrade) and not hosts(m, c, player):
        return Faults.NO_CREATURE
    return Faults.ALLOWED


def copied(m: Machine, c: Card, player: Seat) -> list[Card]:
    """The cards of which a card may become a copy as it is played (G213)."""
    found: list[int] = []
    for live in own_constants(m, c, player, Questions.COPIES):
        k = live.constant
        if k is not None and k.against is not None:
            found += k.against.all(m, live.scope)
    return found


def copy_fault(m: Machine, model: Card, player: Seat, fresh: bool) -> Fault:
    """Why nothing can be played as a copy of this card: its Alpha (is the step ``fresh``?), the Rule of Six."""
    if m.decks.prints[m.face[model]].keywords[Keywords.ALPHA] and not fresh:
        return Faults.ALPHA
    for live in m.ix().cannot[Verbs.PLAY]:
        k = live.constant
        if k is not None and k.cards is not None and k.cards.chosen_name:
            if k.rules(m, live, player) and m.described(k.cards, live.scope, model, player=player):
                return Faults.CANNOT  # it would be called so
    return Faults.SIX if m.six_times(model, player) else Faults.ALLOWED


def price(m: Machine, c: Card, player: Seat, verb: Verb) -> int:
    """What a player must pay or lose to play or use a card."""
    if not m.ix().prices[verb] and (
        m.in_play(c) or not m.decks.prints[m.face[c]].of_itself >> Questions.PRICE & 1
    ):
        return 0
    total = 0
    for live in prices(m, c, player, verb):
        k = live.constant
        if k is not None:
            total += m.worth(k, live, c)
    return total


def prices(m: Machine, c: Card, player: Seat, verb: Verb) -> list[InForce]:
    found: list[InForce] = []
    for live in m.ix().prices[verb]:
        k = live.constant
        if k is not None and k.cards is not None and k.rules(m, live, player):
            if m.described(k.cards, live.scope, c, player=player):
                found.append(live)
    if not m.in_play(c):
        for live in own_constants(m, c, player, Questions.PRICE):
            k = live.constant
            if k is not None and k.verb == verb and k.rules(m, live, player):
                found.append(live)
    return found


def first_of(live: InForce) -> Effect | None:
    """What a price asks for that is no Æ, or None."""
    return None if live.constant is None else live.constant.instead


def pay(m: Machine, c: Card, player: Seat, verb: Verb) -> None:
    """Pay what playing or using a card costs (G228)."""
    for live in prices(m, c, player, verb):
        k = live.constant
        if k is None or k.instead is not None:
            continue
        amount = m.worth(k, live, c)
        if k.lost:
            m.lose(player, amount)
        else:
            m.pool[player] -= amount
            m.tell(EventKinds.PAID, player, amount)
            m.receive(1 - player, amount, GainCauses.BY_EFFECT, EventKinds.PAID)


def hosts(m: Machine, c: Card, player: Seat) -> list[Card]:
    """The creatures that an upgrade may be put on; or the cards that it says (G37)."""
    for live in own_constants(m, c, player, Questions.ATTACHES):
        k = live.constant
        if k is not None and k.against is not None:
            return k.against.all(m, live.scope)
    return [*m.line(m.active), *m.line(1 - m.active)]


def allowances(m: Machine, c: Card, player: Seat, as_upgrade: bool = False) -> list[InForce]:
    """Effects that let a player play this card though its house is not active (G198); as an upgrade it is no creature
    (G214)."""
    found: list[InForce] = []
    for live in m.ix().by[Questions.MAY_PLAY]:
        k = live.constant
        if k is None or not k.rules(m, live, player):
            continue
        kind = CardTypes.UPGRADE if as_upgrade else NONE
        if k.cards is not None and not m.described(k.cards, live.scope, c, kind, player):
            continue
        if k.amount != 0 and not live.once and spent(m, live):
            continue
        found.append(live)
    return found


def used_up(m: Machine, c: Card, player: Seat, as_upgrade: bool = False) -> list[InForce]:
    """The effects of which a card that is played uses up one (G198): none, where something allows every such card."""
    allowed = allowances(m, c, player, as_upgrade)
    for live in allowed:
        if live.constant is not None and live.constant.amount == 0:
            return []
    return allowed


def use_up(m: Machine, live: InForce, player: Seat, c: Card) -> None:
    """Use up an effect that allows a card; one of a card in play is there again next turn."""
    if live.nth:
        m.end_lasting(live)
    else:
        m.turn_log.append(TurnEntry(Done.ALLOWED, player, live.scope.this, NONE, 0, c))


def spent(m: Machine, live: InForce) -> bool:
    """Whether a permission "each turn" has been used this turn; that of a card that has come back is another (G98)."""
    this = live.scope.this
    for entry in m.turn_log:
        if entry.kind == Done.ALLOWED and entry.card == this and entry.lives == 0:
            return True
    return False
