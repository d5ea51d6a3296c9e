"""Buying cards, and what their abilities and effects do (K33-K35, K40, K76)."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel.cards import CARDS, AbilityKinds, EffectKinds, bits
from ludarium.games.tokyo_duel.events import EventKinds, Happened, NoEffects
from ludarium.games.tokyo_duel.frames import Frame, FrameKinds
from ludarium.games.tokyo_duel.holdings import (
    discard,
    gain_energy,
    gain_tokens,
    heal,
    hurt,
    hurt_in_turn,
    take_from_market,
)
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import Card, PullSources


def buy(position: Position, card: Card, less: int, told: list[Event]) -> None:
    """K33-K35, K40: pay, slide, place the token, take the effects."""
    seat = position.turn
    player = position.players[seat]
    price = position.price(position.market.offers.index(card), less)
    player.energy -= price
    position.bought = True
    told.append(Happened(EventKinds.BOUGHT, seat, card, price))
    take_from_market(position, card, told)
    stack = position.stack
    bought = CARDS[card]
    stack.append(fr.CardFrame.of(FrameKinds.BOUGHT, card, seat))
    if bought.by_kind[AbilityKinds.ON_BUY].effects:
        stack.append(fr.EffectsFrame.of(card, AbilityKinds.ON_BUY, seat))
    for other in bits(player.owns(AbilityKinds.WHEN_BOUGHT)):
        stack.append(fr.EffectsFrame.of(other, AbilityKinds.WHEN_BOUGHT, seat))
    if bought.token >= 0:
        stack.append(fr.PlaceFrame.of(bought.token, seat))


def use_or_not(position: Position, question: Frame, is_used: bool, told: list[Event]) -> None:
    """An ability that may be declined is used, or is not."""
    card = fr.MayFrame.card(question)
    kind = fr.MayFrame.ability(question)
    seat = fr.MayFrame.seat(question)
    stack = position.stack
    ability = CARDS[card].by_kind[kind]
    if kind == AbilityKinds.SLEEP:
        if is_used:
            told.append(Happened(EventKinds.WOKE, seat, card))
            discard(position, card, seat, told)
        else:
            while fr.kind_of(stack[len(stack) - 1]) != FrameKinds.NEXT_TURN:
                stack.pop()
            told.append(Happened(EventKinds.SLEPT, seat))
            heal(position, seat, ability.n, card, told)
        return
    if not is_used:
        return
    told.append(Happened(EventKinds.CARD_USED, seat, card))
    if kind == AbilityKinds.REBOOT:
        while fr.kind_of(stack[len(stack) - 1]) != FrameKinds.BUY_BEGINS:
            stack.pop()
        told.append(Happened(EventKinds.SKIPPED_PHASE, seat, card))
        stack.append(fr.CardFrame.of(FrameKinds.LEAVES, card, seat))
        stack.append(fr.EffectsFrame.of(card, kind, seat))
    elif kind == AbilityKinds.COPY_ENERGY:
        discard(position, card, seat, told)
        gain_energy(position, seat, fr.MayFrame.amount(question), card, told)
    elif kind == AbilityKinds.IN_SHAPE:
        player = position.players[seat]
        player.energy -= 1
        told.append(Happened(EventKinds.ENERGY, seat, -1, player.energy, card))
        stack.append(fr.MayFrame.of(card, kind, seat, fr.MayFrame.amount(question) - 1))
        stack.append(fr.EffectsFrame.of(card, kind, seat))
    else:  # TD23, TD47: HP instead of nothing, or of the reward
        if kind == AbilityKinds.INSTEAD:
            stack.pop()
        position.running |= 1 << card
        stack.append(fr.CardFrame.of(FrameKinds.CARD_DONE, card))
        hurt(position, 1 - seat, ability.n, card, seat)


def take_effect(position: Position, effects: Frame, told: list[Event]) -> None:
    """The first of some effects of a card; the ones after it wait (K76)."""
    card = fr.EffectsFrame.card(effects)
    ability = fr.EffectsFrame.ability(effects)
    first = fr.EffectsFrame.first(effects)
    seat = fr.EffectsFrame.seat(effects)
    all_effects = CARDS[card].by_kind[ability].effects
    stack = position.stack
    if first == 0 and ability == AbilityKinds.WHEN_BOUGHT:
        told.append(Happened(EventKinds.CARD_USED, seat, card))
    if first + 1 < len(all_effects):
        stack.append(fr.EffectsFrame.of(card, ability, seat, first + 1))
    effect = all_effects[first]
    kind = effect.kind
    n = effect.n
    if kind == EffectKinds.PULL:
        stack.append(fr.PullFrame.of(seat, effect.track, n, PullSources.CARD))
    elif kind == EffectKinds.HIT:
        hurt(position, 1 - seat, n, card, seat)
    elif kind == EffectKinds.SELF_HIT:
        hurt(position, seat, n, card, seat)
    elif kind == EffectKinds.BOTH_LOSE:
        hurt_in_turn(position, [1 - seat, seat], n, card, seat)
    elif kind == EffectKinds.GAIN_HP:
        heal(position, seat, n, card, told)
    elif kind == EffectKinds.ENERGY:
        gain_energy(position, seat, n, card, told)
    elif kind == EffectKinds.DICE_TOKEN:
        gain_tokens(position, seat, n, card, told)
    elif kind == EffectKinds.EXTRA_TURN:
        position.players[seat].extra_turns += 1
        told.append(Happened(EventKinds.EXTRA_TURN, seat))
    elif kind == EffectKinds.DOMINATE:
        position.players[1 - seat].dominated += 1
        told.append(Happened(EventKinds.DOMINATED, 1 - seat))
    elif kind == EffectKinds.ZONE_LOSSES:
        zones = [position.board.zone(0), position.board.zone(1)]
        victims = [victim for victim in (1 - seat, seat) for zone in zones if zone == victim]
        if not victims:
            told.append(Happened(EventKinds.NO_EFFECT, seat, NoEffects.NOBODY_THERE, card))
        hurt_in_turn(position, victims, n, card, seat)
    elif kind == EffectKinds.PULL_ATTACKS:
        if position.roll.attacks:
            stack.append(fr.PullFrame.of(seat, effect.track, position.roll.attacks, PullSources.CARD))
        else:
            told.append(Happened(EventKinds.NO_EFFECT, seat, NoEffects.NO_ATTACK, card))
    else:
        stack.append(fr.CardFrame.of(FrameKinds.ASK_TAKE, card, seat))
