"""Rolling dice, and what their result does (K16, K20-K30, K67-K73)."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS, HAS, AbilityKinds
from ludarium.games.tokyo_duel.events import EventKinds, Happened
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.holdings import gain_energy, gain_tokens, heal, hurt
from ludarium.games.tokyo_duel.notation import PowerUse, PowerUses
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import (
    NONE,
    Card,
    Causes,
    Dice,
    Monsters,
    Phases,
    PullSources,
    Purpose,
    Purposes,
    Seat,
    Symbol,
    Symbols,
    Tracks,
)


def roll_off(position: Position, told: list[Event]) -> None:
    """K16."""
    position.phase = Phases.ROLLING_OFF
    roll(position, ru.BASE_DICE, 0, Purposes.START, told)


def roll(position: Position, n: int, seat: Seat, purpose: Purpose, told: list[Event]) -> None:
    """Roll ``n`` dice, or ask for what real ones show."""
    if position.settings.score_keeper and n:
        position.stack.append(fr.FacesFrame.of(seat, n, purpose))
        return
    rolled(position, di.thrown(n, position.chance), seat, purpose, told)


def rolled(position: Position, faces: Dice, seat: Seat, purpose: Purpose, told: list[Event]) -> None:
    """Dice have come to lie."""
    dice = position.roll
    if purpose == Purposes.TURN or purpose == Purposes.REROLL:
        dice.dice += faces
        if dice.made < dice.allowed:  # the rolls of TD20 do not count
            dice.made += 1
        told.append(Happened(EventKinds.ROLLED, seat, faces, dice.dice, dice.made))
    elif purpose == Purposes.START:
        dice.dice = faces
        roll(position, ru.BASE_DICE, 1, Purposes.START_TOO, told)
    elif purpose == Purposes.START_TOO:
        _start_player(position, faces, told)
    else:
        _camouflaged(position, faces, told)


def _start_player(position: Position, faces: Dice, told: list[Event]) -> None:
    """Both have rolled: seat 0 the dice of the roll, seat 1 ``faces``."""
    dice = position.roll.dice
    first = di.number_of(dice, Symbols.ATTACK)
    second = di.number_of(faces, Symbols.ATTACK)
    if first == second:
        told.append(Happened(EventKinds.ROLL_OFF, NONE, dice, faces))
        position.stack.append(FrameKinds.ROLL_OFF)
        return
    position.starter = 0 if first > second else 1
    told.append(Happened(EventKinds.ROLL_OFF, position.starter, dice, faces))
    gain_energy(position, 1 - position.starter, 1, Causes.GOING_SECOND, told)  # K17
    position.first_turn = True
    position.stack.append(fr.TurnFrame.of(position.starter))


def _camouflaged(position: Position, faces: Dice, told: list[Event]) -> None:
    """TD07: each HEAL rolled prevents 1 HP of the event, on which only other dice of it lie."""
    stack = position.stack
    at = len(stack) - 1
    while fr.kind_of(stack[at]) == FrameKinds.ASK_FACES:
        at -= 1
    damage = stack[at]
    n = di.number_of(faces, Symbols.HEAL)
    stack[at] = fr.DamageFrame.less(damage, n)
    told.append(Happened(EventKinds.CAMOUFLAGED, fr.DamageFrame.seat(damage), faces, n))


def use_result(position: Position, card: Card, told: list[Event]) -> None:
    """A card that waited for the result (K83 c)."""
    seat = position.turn
    position.used |= 1 << card
    told.append(Happened(EventKinds.CARD_USED, seat, card))
    abilities = CARDS[card].by_kind
    if HAS[AbilityKinds.UNMADE_ROLLS] >> card & 1:
        unmade = position.roll.allowed - position.roll.made
        gain_energy(position, seat, abilities[AbilityKinds.UNMADE_ROLLS].n * unmade, card, told)
    elif HAS[AbilityKinds.IN_GROUPS] >> card & 1:
        ability = abilities[AbilityKinds.IN_GROUPS]
        n = di.number_of(position.result(), Symbols.SPECIAL) // ability.n
        position.stack.append(fr.PullFrame.of(seat, ability.track, n, PullSources.CARD))
    elif HAS[AbilityKinds.IF_ALIKE] >> card & 1:
        position.stack.append(fr.EffectsFrame.of(card, AbilityKinds.IF_ALIKE, seat))
    else:
        position.stack.append(fr.EffectsFrame.of(card, AbilityKinds.ALL_SYMBOLS, seat))


def resolve(position: Position, symbol: Symbol, told: list[Event]) -> None:
    """All dice of one symbol (K26-K30)."""
    seat = position.turn
    n = di.number_of(position.result(), symbol)
    position.roll.resolved |= 1 << symbol
    told.append(Happened(EventKinds.GROUP_RESOLVED, seat, symbol, n))
    if symbol == Symbols.ATTACK:
        position.roll.attacks = n
        hurt(position, 1 - seat, n, Causes.DICE, seat)
    elif symbol == Symbols.HEAL:
        heal(position, seat, n, Causes.DICE, told)
    elif symbol == Symbols.ENERGY:
        gain_energy(position, seat, n, Causes.DICE, told)
    else:
        track = Tracks.FAME if symbol == Symbols.FAME else Tracks.DESTRUCTION
        position.stack.append(fr.PullFrame.of(seat, track, n - 2, PullSources.DICE))


def add(position: Position, symbol: Symbol, times: int, told: list[Event]) -> None:
    """The symbols that an Alienoid adds to the result (K68, K73)."""
    symbols = di.of(symbol, times)
    position.roll.added += symbols
    position.roll.sp_used += 1 + times
    told.append(Happened(EventKinds.ADDED, position.turn, symbols))


def use_power(position: Position, use: PowerUse, told: list[Event]) -> None:
    """K67-K72."""
    seat = position.turn
    monster = position.players[seat].monster
    dice = position.roll
    spent = ru.POWER_PRICE[monster]
    if use == PowerUses.BLAST:
        spent = dice.sp_left()
    elif use == PowerUses.WITH_THREE:
        spent = 3
    dice.sp_used += spent
    told.append(Happened(EventKinds.POWERED, seat, monster, spent))
    if use == PowerUses.BLAST:
        n = di.number_of(position.result(), Symbols.ATTACK)
        dice.resolved |= 1 << Symbols.ATTACK
        dice.attacks = n
        hurt(position, 1 - seat, n * spent, Causes.POWER, seat)
    elif use == PowerUses.TO_FAME:
        position.stack.append(fr.PullFrame.of(seat, Tracks.FAME, 1, PullSources.DICE))
    elif use == PowerUses.TO_DESTRUCTION:
        position.stack.append(fr.PullFrame.of(seat, Tracks.DESTRUCTION, 1, PullSources.DICE))
    elif use == PowerUses.WITH_TWO:
        gain_energy(position, seat, 2, Causes.POWER, told)
    elif use == PowerUses.WITH_THREE:
        gain_energy(position, seat, 4, Causes.POWER, told)
    elif monster == Monsters.PENGUIN:
        gain_tokens(position, seat, 1, Causes.POWER, told)
    else:
        position.stack.append(fr.SeatFrame.of(FrameKinds.ASK_KING, seat))
