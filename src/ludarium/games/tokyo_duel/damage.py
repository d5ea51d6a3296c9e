"""Events of damage: what prevents them, what they take, and what answers a loss (K79, K86)."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel.cards import CARDS, HAS, AbilityKinds, bits
from ludarium.games.tokyo_duel.events import EventKinds, Happened
from ludarium.games.tokyo_duel.frames import Frame, FrameKinds
from ludarium.games.tokyo_duel.holdings import discard, is_over
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.questions import preventing
from ludarium.games.tokyo_duel.rolls import roll
from ludarium.games.tokyo_duel.terms import Card, Purposes, Seat


def asks(position: Position, damage: Frame, told: list[Event]) -> bool:
    """Whether the event on top waits for a choice of what to set against it; if not, it goes on."""
    seat = fr.DamageFrame.seat(damage)
    left = fr.DamageFrame.left(damage)
    player = position.players[seat]
    if left and (player.immune or player.owns(AbilityKinds.SLEEP)):
        shield = (player.owns(AbilityKinds.SLEEP) or HAS[AbilityKinds.SURVIVE]).bit_length() - 1
        told.append(Happened(EventKinds.PREVENTED, seat, shield, left))
        left = 0
    waiting = preventing(position, seat, left, fr.DamageFrame.is_camouflaged(damage))
    if len(waiting) == 1 and HAS[AbilityKinds.CAMOUFLAGE] >> waiting[0] & 1 == 0:
        prevent(position, waiting[0], damage, told)
        return False
    if waiting:
        return True
    position.stack.pop()
    _lose(position, damage, left, told)
    return False


def prevent(position: Position, card: Card, damage: Frame, told: list[Event]) -> None:
    """A card is set against the event on top."""
    seat = fr.DamageFrame.seat(damage)
    left = fr.DamageFrame.left(damage)
    stack = position.stack
    last = len(stack) - 1
    if HAS[AbilityKinds.CAMOUFLAGE] >> card & 1:
        stack[last] = fr.DamageFrame.camouflaged(damage)
        told.append(Happened(EventKinds.CARD_USED, seat, card))
        # There are eight dice: more are rolled one lot after the other.
        lots = [di.MOST] * (left // di.MOST)
        if left % di.MOST:
            lots.append(left % di.MOST)
        if position.settings.score_keeper:
            lots.reverse()  # what is pushed last is asked first
        for n in lots:
            roll(position, n, seat, Purposes.CAMOUFLAGE, told)
        return
    position.used |= 1 << card
    abilities = CARDS[card].by_kind
    if HAS[AbilityKinds.PREVENT] >> card & 1:
        n = abilities[AbilityKinds.PREVENT].n
    else:
        n = abilities[AbilityKinds.PREVENT_ON_TOKEN].n
    n = min(n, left)
    stack[last] = fr.DamageFrame.less(damage, n)
    told.append(Happened(EventKinds.PREVENTED, seat, card, n))


def _lose(position: Position, damage: Frame, n: int, told: list[Event]) -> None:
    """``n`` HP of an event are left after all prevention."""
    if n == 0:
        return
    seat = fr.DamageFrame.seat(damage)
    player = position.players[seat]
    health = player.health
    lost = min(n, health)
    if lost == health:
        for survivor in bits(player.owns(AbilityKinds.SURVIVE)):  # TD49, last of all
            lost = health - 1
            player.immune = True
            told.append(Happened(EventKinds.SURVIVED, seat, survivor))
            discard(position, survivor, seat, told)
    before = player.lost
    player.lost += lost
    player.health -= lost
    amount = fr.DamageFrame.amount(damage)
    cause = fr.DamageFrame.cause(damage)
    told.append(
        Happened(EventKinds.HURT, seat, amount, lost, player.health, cause, fr.DamageFrame.by(damage))
    )
    if is_over(position, told) or lost == 0:
        return
    # The active player's trigger goes first, so it is pushed last (K86).
    if seat == position.turn:
        _trigger_shape(position, 1 - seat, before, lost)
        _trigger_swap(position, seat, lost)
    else:
        _trigger_swap(position, seat, lost)
        _trigger_shape(position, 1 - seat, before, lost)


def _trigger_shape(position: Position, seat: Seat, before: int, lost: int) -> None:
    """TD19: the rival of ``seat`` has lost ``lost`` HP, ``before`` of this turn already."""
    if seat != position.turn and not position.settings.in_every_turn:
        return
    player = position.players[seat]
    for card in bits(player.owns(AbilityKinds.IN_SHAPE) & ~position.running):
        free = CARDS[card].by_kind[AbilityKinds.IN_SHAPE].n
        n = max(0, before + lost - free) - max(0, before - free)
        if n and player.energy:
            position.running |= 1 << card
            position.stack.append(fr.CardFrame.of(FrameKinds.CARD_DONE, card))
            position.stack.append(fr.MayFrame.of(card, AbilityKinds.IN_SHAPE, seat, n))


def _trigger_swap(position: Position, seat: Seat, lost: int) -> None:
    """TD48."""
    for card in bits(position.owns(seat, AbilityKinds.SWAP)):
        if lost >= CARDS[card].by_kind[AbilityKinds.SWAP].n:
            position.stack.append(fr.CardFrame.of(FrameKinds.ASK_SWAP, card, seat))
