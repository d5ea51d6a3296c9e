"""How a turn begins and ends (K18, K83)."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import bits
from ludarium.games.tokyo_duel.events import EventKinds, Happened
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.position import Position, Roll
from ludarium.games.tokyo_duel.terms import Monster, Monsters, Phases, Seat


def choose_monster(position: Position, seat: Seat, monster: Monster, told: list[Event]) -> None:
    """K13."""
    player = position.players[seat]
    player.monster = monster
    player.health = ru.HEALTH[monster]
    told.append(Happened(EventKinds.MONSTER_CHOSEN, seat, monster))


def begin(position: Position, seat: Seat, is_extra: bool, told: list[Event]) -> None:
    """A turn begins: its moments wait on the stack, the first on top."""
    player = position.players[seat]
    position.turn = seat
    position.number += 1
    position.phase = Phases.START
    position.bought = False
    position.players[0].lost = 0
    position.players[1].lost = 0
    roll = Roll()
    roll.missing = player.fewer_dice  # used up even if the turn ends early (K87)
    player.fewer_dice = 0
    position.roll = roll
    told.append(Happened(EventKinds.TURN_BEGAN, seat, position.number, 1 if is_extra else 0))
    stack = position.stack
    stack.append(FrameKinds.NEXT_TURN)
    stack.append(FrameKinds.TURN_ENDING)
    stack.append(FrameKinds.BUY_ENDS)
    stack.append(FrameKinds.ASK_BUY)
    stack.append(FrameKinds.BUY_BEGINS)
    stack.append(FrameKinds.AFTER_DICE)
    stack.append(FrameKinds.ASK_RESOLVE)
    stack.append(FrameKinds.RESOLVE_ASIDE)
    stack.append(FrameKinds.RESOLVE_ALIKE)
    if position.settings.result_when_skipped:
        stack.append(FrameKinds.RESOLVE_REBOOT)
        stack.append(FrameKinds.RESOLVE_BEGINS)
        stack.append(FrameKinds.RESULT_MOMENT)
    else:
        stack.append(FrameKinds.RESOLVE_BEGINS)
        stack.append(FrameKinds.RESULT_MOMENT)
        stack.append(FrameKinds.RESOLVE_REBOOT)
    if player.monster == Monsters.ALIENOID:
        stack.append(FrameKinds.ASK_ADD)
    stack.append(FrameKinds.FINAL_RESULT)
    stack.append(FrameKinds.ASK_PRE_ROLL)
    stack.append(FrameKinds.START_DOMINATED)
    stack.append(FrameKinds.START_LAB)
    stack.append(FrameKinds.START_SLEEP)


def end(position: Position, told: list[Event]) -> None:
    """A turn ends, and the next one comes up."""
    seat = position.turn
    player = position.players[seat]
    told.append(Happened(EventKinds.TURN_ENDED, seat))
    position.used = 0
    position.halted = 0
    position.players[0].immune = False
    position.players[1].immune = False
    player.dominated = 0
    position.first_turn = False
    if player.extra_turns:
        player.extra_turns -= 1
        position.stack.append(fr.TurnFrame.of(seat, True))
    else:
        position.stack.append(fr.TurnFrame.of(1 - seat))


def lose_dice(position: Position, told: list[Event]) -> None:
    """TD09: a die less for each Keep card that is still owned, for each Dominate."""
    player = position.players[position.turn]
    n = player.dominated * len(bits(player.keeps))
    player.dominated = 0
    if n:
        position.roll.missing += n
        told.append(Happened(EventKinds.FEWER_DICE, position.turn, n))
