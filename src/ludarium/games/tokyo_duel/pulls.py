"""Pulling markers along the tracks, a step at a time, and laying tokens on them (K11, K45-K61)."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, HAS, AbilityKinds, bits
from ludarium.games.tokyo_duel.events import EventKinds, Happened, NoEffects
from ludarium.games.tokyo_duel.frames import Frame, FrameKinds
from ludarium.games.tokyo_duel.holdings import gain_energy, gain_tokens, heal, hurt, is_over
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import (
    NO_TOKEN,
    NONE,
    NOT_PLACED,
    Card,
    Causes,
    Monsters,
    Placement,
    Reward,
    Rewards,
    Seat,
    Token,
)


def step(position: Position, pull: Frame, told: list[Event]) -> None:
    """The next step of a pull (K11, K51), or its end."""
    seat = fr.PullFrame.seat(pull)
    track = fr.PullFrame.track(pull)
    left = fr.PullFrame.left(pull)
    made = fr.PullFrame.made(pull)
    source = fr.PullFrame.source(pull)
    stack = position.stack
    board = position.board
    is_king = position.players[seat].monster == Monsters.KING
    if left == 0 or (position.is_halted(track) and not is_king):
        if made:
            stack.append(fr.PulledFrame.of(seat, track, made, source))
        elif left:
            told.append(Happened(EventKinds.NO_EFFECT, seat, NoEffects.HELD, NONE))
        return
    before = tr.token_of(board.cell(track))
    board.markers[track] += 1 if seat == 0 else -1
    cell = board.cell(track)
    told.append(
        Happened(EventKinds.STEP, seat, track, board.markers[track], tr.low_of(cell), tr.high_of(cell))
    )
    if is_over(position, told):
        return
    token = tr.token_of(cell)
    left -= 1
    if token >= ru.FIRST_KING_TOKEN and token != NO_TOKEN and not is_king:
        told.append(Happened(EventKinds.STOPPED, seat, track, token))
        left = 0  # K59
        if position.settings.stop_for_turn:
            position.halted |= 1 << track
    stack.append(fr.PullFrame.of(seat, track, left, source, made + 1))
    if before != NO_TOKEN and before != token:
        for card in bits(position.owns(seat, AbilityKinds.OFF_TOKEN)):
            told.append(Happened(EventKinds.CARD_USED, seat, card))
            gain_tokens(position, seat, CARDS[card].by_kind[AbilityKinds.OFF_TOKEN].n, card, told)
    reward = tr.reward_of(cell)
    if reward == Rewards.NOTHING:
        if token == NO_TOKEN:
            return  # TD23 is about cells of tokens
        for card in bits(position.owns(seat, AbilityKinds.EMPTY_CELL) & ~position.running):
            stack.append(fr.MayFrame.of(card, AbilityKinds.EMPTY_CELL, seat))
    elif reward != Rewards.STOPS and (left == 0 or position.settings.passed_rewards):
        stack.append(fr.RewardFrame.of(seat, reward, tr.amount_of(cell), token))
        for card in bits(position.owns(seat, AbilityKinds.INSTEAD) & ~position.running):
            stack.append(fr.MayFrame.of(card, AbilityKinds.INSTEAD, seat, reward))


def give_reward(
    position: Position, seat: Seat, reward: Reward, n: int, token: Token, told: list[Event]
) -> None:
    """K52."""
    told.append(Happened(EventKinds.REWARD, seat, token, reward, n))
    if reward == Rewards.ATTACK:
        hurt(position, 1 - seat, n, Causes.REWARD, seat)
    elif reward == Rewards.HEAL:
        heal(position, seat, n, Causes.REWARD, told)
    elif reward == Rewards.ENERGY:
        gain_energy(position, seat, n, Causes.REWARD, told)
    else:
        gain_tokens(position, seat, n, Causes.REWARD, told)


def use_pulled(position: Position, card: Card, pulled: Frame, told: list[Event]) -> None:
    """TD38 or TD43, at the end of a pull, which lies on top."""
    seat = fr.PulledFrame.seat(pulled)
    stack = position.stack
    last = len(stack) - 1
    told.append(Happened(EventKinds.CARD_USED, seat, card))
    if HAS[AbilityKinds.PULL_HITS] >> card & 1:
        stack[last] = fr.PulledFrame.after_hit(pulled)
        position.running |= 1 << card
        stack.append(fr.CardFrame.of(FrameKinds.CARD_DONE, card))
        hurt(position, 1 - seat, fr.PulledFrame.steps(pulled), card, seat)
    else:
        stack[last] = fr.PulledFrame.after_taking_dice(pulled)
        position.used |= 1 << card
        n = CARDS[card].by_kind[AbilityKinds.FEWER_DICE].n
        position.players[1 - seat].fewer_dice += n
        told.append(Happened(EventKinds.FEWER_DICE, 1 - seat, n))


def place(position: Position, seat: Seat, token: Token, placement: Placement, told: list[Event]) -> None:
    """Lay or move a token; markers stay on their spaces (K56)."""
    board = position.board
    before = board.placed[token]
    moved = before != NOT_PLACED
    placed = board.placed[:]
    placed[token] = placement
    board.placed = placed
    for track in range(2):
        if tr.track_of(placement) == track or (moved and tr.track_of(before) == track):
            under = board.cell(track)
            cells = tr.cells_of(placed, track, position.settings.reading)
            board.cells[track] = cells
            board.markers[track] = cells.index(under)
    told.append(
        Happened(
            EventKinds.TOKEN_PLACED,
            seat,
            token,
            tr.track_of(placement),
            tr.start_of(placement),
            1 if tr.is_turned(placement) else 0,
            1 if moved else 0,
        )
    )
