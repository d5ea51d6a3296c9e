"""Pulling markers along the tracks, a step at a time, and laying tokens on them (K11, K45-K61)."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import events as ev
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, HAS
from ludarium.games.tokyo_duel.events import Happened
from ludarium.games.tokyo_duel.holdings import Holdings
from ludarium.games.tokyo_duel.position import NONE, frame


class Streets(Holdings):
    """A position whose markers can be pulled."""

    def _step(self, seat: int, track: int, left: int, made: int, source: int, told: list[Event]) -> None:
        """The next step of a pull (K11, K51), or its end."""
        stack = self.stack
        king = self.monsters[seat] == ru.KING
        if left == 0 or (self.halted >> track & 1 and not king):
            if made:
                stack.append(frame(po.PULLED, seat, track, made, source))
            elif left:
                told.append(Happened(ev.NO_EFFECT, seat, ev.HELD, NONE))
            return
        before = self.cell(track)
        self.marks[track] += 1 if seat == 0 else -1
        cell = self.cell(track)
        told.append(Happened(ev.STEP, seat, track, self.marks[track], tr.low_of(cell), tr.high_of(cell)))
        if self.over(told):
            return
        token = tr.token_of(cell)
        left -= 1
        if token >= ru.FIRST_KING_TOKEN and token != ru.NO_TOKEN and not king:
            told.append(Happened(ev.STOPPED, seat, track, token))
            left = 0  # K59
            if self.settings.stop_for_turn:
                self.halted |= 1 << track
        stack.append(frame(po.PULL, seat, track, left, made + 1, source))
        if tr.token_of(before) != ru.NO_TOKEN and tr.token_of(before) != token:
            for card in ca.bits(self.owns(seat, ca.OFF_TOKEN)):
                told.append(Happened(ev.CARD_USED, seat, card))
                self._gain_tokens(seat, CARDS[card].by_word[ca.OFF_TOKEN].a, card, told)
        reward = tr.reward_of(cell)
        if reward == ru.NOTHING:
            if token == ru.NO_TOKEN:
                return  # TD23 is about cells of tokens
            for card in ca.bits(self.owns(seat, ca.EMPTY_CELL) & ~self.running):
                stack.append(frame(po.ASK_MAY, card, ca.EMPTY_CELL, 0, seat))
        elif reward != ru.STOPS and (left == 0 or self.settings.passed_rewards):
            stack.append(frame(po.REWARD, seat, reward, tr.amount_of(cell), token))
            for card in ca.bits(self.owns(seat, ca.INSTEAD) & ~self.running):
                stack.append(frame(po.ASK_MAY, card, ca.INSTEAD, reward, seat))

    def _reward(self, seat: int, reward: int, n: int, token: int, told: list[Event]) -> None:
        """K52."""
        told.append(Happened(ev.REWARD, seat, token, reward, n))
        if reward == ru.REWARD_ATT:
            self._hurt(1 - seat, n, NONE, seat)
        elif reward == ru.REWARD_HEAL:
            self._heal(seat, n, ev.BY_REWARD, told)
        elif reward == ru.REWARD_EN:
            self._gain_energy(seat, n, ev.BY_REWARD, told)
        else:
            self._gain_tokens(seat, n, ev.BY_REWARD, told)

    def _use_pulled(self, card: int, top: int, told: list[Event]) -> None:
        """TD38 or TD43, at the end of a pull."""
        seat = top >> 6 & 255
        told.append(Happened(ev.CARD_USED, seat, card))
        if HAS[ca.PULL_HITS] >> card & 1:
            self.stack[len(self.stack) - 1] = top | 1 << 38
            self.running |= 1 << card
            self.stack.append(frame(po.CARD_DONE, card))
            self._hurt(1 - seat, top >> 22 & 255, card, seat)
        else:
            self.stack[len(self.stack) - 1] = top | 2 << 38
            self.used |= 1 << card
            n = CARDS[card].by_word[ca.FEWER_DICE].b
            self.fewer[1 - seat] += n
            told.append(Happened(ev.FEWER_DICE, 1 - seat, n))

    def _place(self, seat: int, token: int, place: int, told: list[Event]) -> None:
        """Lay or move a token; markers stay on their spaces (K56)."""
        moved = self.placed[token] != tr.NOT_PLACED
        under = [self.cell(0), self.cell(1)]
        placed = self.placed[:]
        placed[token] = place
        self.placed = placed
        for track in range(2):
            cells = tr.cells_of(placed, track, self.settings.reading)
            self.cells[track] = cells
            self.marks[track] = cells.index(under[track])
        told.append(
            Happened(
                ev.TOKEN_PLACED,
                seat,
                token,
                tr.track_of(place),
                tr.start_of(place),
                1 if tr.is_turned(place) else 0,
                1 if moved else 0,
            )
        )
