"""How good each option of a decision looks to the seat that decides: changes of its chance to win, by what it knows.

A phrase is looked through as far as it goes (``clash``); what happens between phrases is judged by rules of thumb:
what the opponent could attack with from where the fencers will stand, the room behind them, time, and hands.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import notation as no
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.clash import DEPTH, HIDDEN_CARD, Clash
from ludarium.games.ready_fence.notation import NO_CARD
from ludarium.games.ready_fence.position import ALLOWED
from ludarium.games.ready_fence.rules import AN, BT, DI, FK, FL, FN, GA, IF, NONE, ST, TT
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.worth import (
    SUDDEN,
    card_worth,
    mean_worth,
    posed_worth,
    room_worth,
    stamina_worth,
)

LUNGES: Final[tuple[int, ...]] = (ST, BT, DI, TT, GA, FK, FN)
"""What attacks at lunge distance."""
CAUTION: Final = 0.7
"""How much of what the opponent could do best is to be feared: it does not know which cards are its best."""
LATE: Final = 4
"""With so many cards in the timer a better hand is worth half of what it is worth in the long run."""
EAGER: Final[tuple[float, ...]] = (0.03, 0.15, 0.05)
"""By how much attacking is preferred to waiting, in touches and by mode: two who wait for each other leave the bout to
the coin."""
PATIENCE: Final = 60
"""Game turns for each period after which attacking begins to look worse and worse: phrases without a touch take no
card from the timer, so that two who always attack alike would never come to an end."""
TIRED: Final = 0.01
"""By how much with each further game turn, in touches."""
ENOUGH: Final = 0.9
"""The share of an average hand's worth below which the hand dealt is returned."""


def late_turns(state: FenceState) -> int:
    """Game turns beyond those in which two who fence on are patient."""
    return max(0, state.number - PATIENCE * state.settings.periods)


@final
class Advice:
    """Thinks about the pending decision of ``state``, which it uses up."""

    def __init__(self, state: FenceState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.foe = 1 - seat
        self.clash = Clash(state, seat)
        self.unit = self.clash.unit
        self.eager = EAGER[state.settings.mode] * self.unit
        late = late_turns(state)
        if late:
            self.eager = -TIRED * late * self.unit
        self.fears: dict[int, float] = {}

    def scores(self, codes: list[int]) -> list[float]:
        ask = self.state.ask
        if ask == po.ASK_TURN:
            return self._turn(codes)
        if ask == po.ASK_ANSWER or ask == po.ASK_PRESS:
            return [self._response(code) for code in codes]
        if ask == po.ASK_MULLIGAN:
            return self._mulligan(codes)
        if ask == po.ASK_COST:
            return [-card_worth(self.state.settings, code >> 5 & 63) for code in codes]
        return [self._renewal(code) for code in codes]

    # -- cards

    def _improves(self, card: int) -> float:
        """What changing a card of the hand for one of the timer is worth."""
        settings = self.state.settings
        better = mean_worth(settings, self.clash.unseen.pool) - card_worth(settings, card)
        timer = self.state.timer
        return self.unit * better * timer / (timer + LATE) + self.clash.stakes.card

    def _renewal(self, code: int) -> float:
        return 0.0 if code & 31 == no.NO else self._improves(code >> 5 & 63)

    def _mulligan(self, codes: list[int]) -> list[float]:
        state = self.state
        settings = state.settings
        dealt = state.hands[self.seat] & ~state.known[self.seat]
        missing = ENOUGH * mean_worth(settings, settings.deck) - mean_worth(settings, dealt)
        return [missing if code & 31 == no.MULLIGAN else 0.0 for code in codes]

    # -- in a phrase

    def _response(self, code: int) -> float:
        """An answer to a threat, or what follows a stopped attack."""
        state = self.state
        clash = self.clash
        what = code & 31
        card = code >> 5 & 63
        addon = code >> 11
        with_it = NONE if addon == NO_CARD else state.held(self.seat, addon) if self._holds(addon) else addon
        if what == no.ACCEPT:
            return clash.landed()
        if what == no.NO:
            return clash.nothing()
        if what == no.PARRY:
            return clash.i_parry(with_it, DEPTH)
        if what == no.DISTANCE:
            return clash.i_evade()
        if what == no.PLAY:
            return clash.i_play(state.held(self.seat, card), with_it, DEPTH)
        return self._feint(card, with_it)

    def _holds(self, name: int) -> bool:
        return self.state.hands[self.seat] & self.state.settings.table.alike[name] != 0

    def _feint(self, card: int, addon: int) -> float:
        """Break off, or replace the attack: then it is known what comes of it (F81)."""
        state = self.state
        clash = self.clash
        shown = HIDDEN_CARD * self.unit
        if card == NO_CARD:
            return clash.nothing() - shown
        speed = state.attack_speed(self.seat, state.held(self.seat, card), addon)
        if speed > state.first_speed:
            return clash.won() - shown
        if speed == state.first_speed and state.feint_evens():
            return clash.both() - shown
        return clash.nothing() - 2.0 * shown

    # -- a game turn

    def _turn(self, codes: list[int]) -> list[float]:
        state = self.state
        seat = self.seat
        room = self._place(0)
        guard = self._fear(state.positions[seat], ru.LONG)
        attacks: dict[int, float] = {}  # the best attack by position and distance
        scores: list[float] = []
        last = state.acts == 1
        distance = state.distance()
        quiet = self._quiet()
        for code in codes:
            what = code & 31
            card = code >> 5 & 63
            position = state.positions[seat]
            if what == no.PLAY:
                addon = code >> 11
                self.clash.stay = self._fear(position, distance) - guard
                with_it = NONE if addon == NO_CARD else state.held(seat, addon)
                scores.append(self.clash.opens(state.held(seat, card), with_it) + self.eager)
                continue
            score = 0.0
            steps = 0
            if what == no.MOVE:
                steps = 1 if code >> 11 == 1 else -1
            elif what == no.RETREAT:
                steps = -2
            elif what == no.POSITION:
                position = card
            elif what == no.EXCHANGE:
                score = self._improves(card)
            elif what == no.STALL:
                score = self._rests()
            if steps < 0 and self._steps_off(steps):
                scores.append(-self.clash.stakes.loss)
                continue
            score += self._place(steps) - room
            there = distance - steps
            stays = self._fear(position, there) + quiet
            if not last and what != no.END and what != no.STALL:
                if what != no.POSITION and not state.changed:
                    for other in (ru.LINE, ru.INVITATION, ru.ENGAGEMENT):
                        stays = max(stays, self._fear(other, there) + quiet)
                key = position << 8 | (there + 4)
                if key not in attacks:
                    attacks[key] = self._attacks(position, steps, guard)
                stays = max(stays, attacks[key])
            scores.append(score + stays)
        return scores

    def _quiet(self) -> float:
        """What a turn without a phrase costs in sudden death (F118)."""
        if not self.state.sudden:
            return 0.0
        if self.state.hands[self.seat].bit_count() <= 1:
            return -self.clash.stakes.loss
        return -self.unit * SUDDEN

    def _rests(self) -> float:
        """What a Stall is worth."""
        state = self.state
        before = state.stamina[self.seat]
        worth = -stamina_worth(state, self.seat)
        state.stamina[self.seat] = min(state.cap, before + ru.STALL_GAIN)
        worth += stamina_worth(state, self.seat)
        state.stamina[self.seat] = before
        return self.unit * worth + self.clash.stakes.card

    def _steps_off(self, steps: int) -> bool:
        state = self.state
        square = state.squares[self.seat] + steps * ru.FORWARD[self.seat]
        return square < state.settings.first or square > state.settings.last

    def _place(self, steps: int) -> float:
        """What the squares behind the fencers are worth after so many steps of this seat."""
        state = self.state
        here = state.squares[self.seat]
        state.squares[self.seat] = here + steps * ru.FORWARD[self.seat]
        worth = self.unit * (room_worth(state, self.seat) - room_worth(state, self.foe))
        state.squares[self.seat] = here
        return worth

    def _attacks(self, position: int, steps: int, guard: float) -> float:
        """The best attack from another position, or another square."""
        state = self.state
        seat = self.seat
        here = state.squares[seat]
        before = state.positions[seat]
        state.squares[seat] = here + steps * ru.FORWARD[seat]
        state.positions[seat] = position
        best = -1.0
        if state.distance() <= ru.LONG:
            self.clash.stay = self._fear(position, state.distance()) - guard
            addon = state.holds(seat, AN)
            twin = state.settings.table.twin
            seen = NONE
            for card in ev.bits(state.hands[seat]):
                if twin[card] == seen or state.opening_fault(seat, card) != ALLOWED:
                    continue
                seen = twin[card]
                if state.paid_by(card, NONE) <= state.stamina[seat]:
                    best = max(best, self.clash.opens(card, NONE) + self.eager)
                    if addon:
                        best = max(best, self.clash.opens(card, ev.lowest(addon)) + self.eager)
        state.squares[seat] = here
        state.positions[seat] = before
        return best

    # -- what the opponent could do

    def _fear(self, position: int, distance: int) -> float:
        """What it is worth that the opponent is to move while this seat is in ``position``."""
        posed = self.unit * posed_worth(self.state, position)
        if distance > ru.LONG + 1:
            return posed
        worst = 0.0
        if distance <= ru.LONG:
            worst = self._feared(position, ru.LUNGE)
        if distance >= ru.LUNGE and self.state.settings.mode != ru.TUTORIAL:
            worst = min(worst, self._feared(position, ru.LONG))
        if distance == ru.SHORT:
            worst = min(worst, self._feared(position, ru.SHORT))
        return CAUTION * worst + posed

    def _feared(self, position: int, distance: int) -> float:
        """The expectation of the worst attack at ``distance``, 0 if there is none."""
        key = position << 4 | distance
        found = self.fears.get(key)
        if found is not None:
            return found
        state = self.state
        seat = self.seat
        foe = self.foe
        here = state.squares[foe]
        mine = state.positions[seat]
        theirs = state.positions[foe]
        state.positions[seat] = position
        state.squares[foe] = state.squares[seat] + (distance + 1) * ru.FORWARD[seat]
        if position == ru.INVITATION:
            state.positions[foe] = ru.LINE
        stay = self.clash.stay
        self.clash.stay = 0.0
        values: list[float] = []
        cards: list[int] = []
        kinds = LUNGES if distance == ru.LUNGE else (FL,) if distance == ru.LONG else (IF,)
        table = state.settings.table
        may = self.clash.unseen.may
        for kind in kinds:
            held = may & table.masks[kind]
            while held:
                card = ev.lowest(held)
                alike = held & table.alike[card]
                held &= ~alike
                if state.opening_fault(foe, card) != ALLOWED:
                    break
                if state.paid_by(card, NONE) <= state.stamina[foe]:
                    value = self.clash.faces(card, 1)
                    if value < 0.0:
                        values.append(value)
                        cards.append(alike)
        state.positions[seat] = mine
        state.positions[foe] = theirs
        state.squares[foe] = here
        self.clash.stay = stay
        found = self.clash.expect(values, cards, 0.0)
        self.fears[key] = found
        return found
