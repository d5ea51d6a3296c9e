"""How good each option of a decision looks to the seat that decides: changes of its chance to win, by what it knows.

A phrase is looked through as far as it goes (``clash``); what happens between phrases is judged by rules of thumb:
what the opponent could attack with from where the fencers will stand, the room behind them, time, and hands.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.clash import DEPTH, HIDDEN_CARD, Clash
from ludarium.games.ready_fence.evaluation import (
    SUDDEN,
    card_worth,
    mean_worth,
    posed_worth,
    room_worth,
    stamina_worth,
)
from ludarium.games.ready_fence.notation import NO_CARD, MoveKinds, addon_of, card_of, is_forward, kind_of
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import (
    NONE,
    Card,
    Cards,
    Code,
    Distance,
    Distances,
    Faults,
    Kind,
    Kinds,
    Modes,
    Phases,
    Seat,
    Steps,
    WeaponPosition,
    WeaponPositions,
    lowest,
)

LUNGES: Final[tuple[Kind, ...]] = (Kinds.ST, Kinds.BT, Kinds.DI, Kinds.TT, Kinds.GA, Kinds.FK, Kinds.FN)
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
    return max(0, state.progress.number - PATIENCE * state.settings.periods)


@final
class Advice:
    """Thinks about the pending decision of ``state``, which it uses up."""

    def __init__(self, state: FenceState, seat: Seat) -> None:
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

    def scores(self, codes: list[Code]) -> list[float]:
        ask = self.state.phase
        if ask == Phases.TURN:
            return self._turn(codes)
        if ask == Phases.ANSWER or ask == Phases.PRESS:
            return [self._response(code) for code in codes]
        if ask == Phases.MULLIGAN:
            return self._mulligan(codes)
        if ask == Phases.COST:
            return [-card_worth(self.state.settings, card_of(code)) for code in codes]
        return [self._renewal(code) for code in codes]

    # -- cards

    def _improves(self, card: Card) -> float:
        """What changing a card of the hand for one of the timer is worth."""
        settings = self.state.settings
        better = mean_worth(settings, self.clash.unseen.pool) - card_worth(settings, card)
        timer = self.state.piles.timer
        return self.unit * better * timer / (timer + LATE) + self.clash.stakes.card

    def _renewal(self, code: Code) -> float:
        return 0.0 if kind_of(code) == MoveKinds.NO else self._improves(card_of(code))

    def _mulligan(self, codes: list[Code]) -> list[float]:
        state = self.state
        settings = state.settings
        fencer = state.fencers[self.seat]
        dealt = fencer.hand & ~fencer.known
        missing = ENOUGH * mean_worth(settings, settings.deck) - mean_worth(settings, dealt)
        return [missing if kind_of(code) == MoveKinds.MULLIGAN else 0.0 for code in codes]

    # -- in a phrase

    def _response(self, code: Code) -> float:
        """An answer to a threat, or what follows a stopped attack."""
        state = self.state
        clash = self.clash
        what = kind_of(code)
        card = card_of(code)
        addon = addon_of(code)
        with_it = NONE if addon == NO_CARD else state.held(self.seat, addon) if self._holds(addon) else addon
        if what == MoveKinds.ACCEPT:
            return clash.landed()
        if what == MoveKinds.NO:
            return clash.nothing()
        if what == MoveKinds.PARRY:
            return clash.i_parry(with_it, DEPTH)
        if what == MoveKinds.DISTANCE:
            return clash.i_evade()
        if what == MoveKinds.PLAY:
            return clash.i_play(state.held(self.seat, card), with_it, DEPTH)
        return self._feint(card, with_it)

    def _holds(self, name: Card) -> bool:
        return self.state.fencers[self.seat].hand & self.state.settings.table.alike[name] != 0

    def _feint(self, card: Card, addon: Card) -> float:
        """Break off, or replace the attack: then it is known what comes of it (F81)."""
        state = self.state
        clash = self.clash
        shown = HIDDEN_CARD * self.unit
        if card == NO_CARD:
            return clash.nothing() - shown
        speed = state.attack_speed(self.seat, state.held(self.seat, card), addon)
        if speed > state.phrase.first_speed:
            return clash.won() - shown
        if speed == state.phrase.first_speed and state.feint_evens():
            return clash.both() - shown
        return clash.nothing() - 2.0 * shown

    # -- a game turn

    def _turn(self, codes: list[Code]) -> list[float]:
        state = self.state
        seat = self.seat
        room = self._place(0)
        guard = self._fear(state.fencers[seat].position, Distances.LONG)
        attacks: dict[int, float] = {}  # the best attack by position and distance
        scores: list[float] = []
        last = state.progress.acts == 1
        distance = state.distance()
        quiet = self._quiet()
        for code in codes:
            what = kind_of(code)
            card = card_of(code)
            position = state.fencers[seat].position
            if what == MoveKinds.PLAY:
                addon = addon_of(code)
                self.clash.stay = self._fear(position, distance) - guard
                with_it = NONE if addon == NO_CARD else state.held(seat, addon)
                scores.append(self.clash.opens(state.held(seat, card), with_it) + self.eager)
                continue
            score = 0.0
            steps = 0
            if what == MoveKinds.MOVE:
                steps = 1 if is_forward(code) else -1
            elif what == MoveKinds.RETREAT:
                steps = -2
            elif what == MoveKinds.POSITION:
                position = card
            elif what == MoveKinds.EXCHANGE:
                score = self._improves(card)
            elif what == MoveKinds.STALL:
                score = self._rests()
            if steps < 0 and self._steps_off(steps):
                scores.append(-self.clash.stakes.loss)
                continue
            score += self._place(steps) - room
            there = distance - steps
            stays = self._fear(position, there) + quiet
            if not last and what != MoveKinds.END and what != MoveKinds.STALL:
                if what != MoveKinds.POSITION and not state.progress.changed:
                    for other in (
                        WeaponPositions.LINE,
                        WeaponPositions.INVITATION,
                        WeaponPositions.ENGAGEMENT,
                    ):
                        stays = max(stays, self._fear(other, there) + quiet)
                key = position << 8 | (there + 4)
                if key not in attacks:
                    attacks[key] = self._attacks(position, steps, guard)
                stays = max(stays, attacks[key])
            scores.append(score + stays)
        return scores

    def _quiet(self) -> float:
        """What a turn without a phrase costs in sudden death (F118)."""
        if not self.state.progress.sudden:
            return 0.0
        if self.state.fencers[self.seat].hand.bit_count() <= 1:
            return -self.clash.stakes.loss
        return -self.unit * SUDDEN

    def _rests(self) -> float:
        """What a Stall is worth."""
        state = self.state
        fencer = state.fencers[self.seat]
        before = fencer.stamina
        worth = -stamina_worth(state, self.seat)
        fencer.stamina = min(state.progress.cap, before + ru.STALL_GAIN)
        worth += stamina_worth(state, self.seat)
        fencer.stamina = before
        return self.unit * worth + self.clash.stakes.card

    def _steps_off(self, steps: Steps) -> bool:
        state = self.state
        square = state.fencers[self.seat].square + steps * ru.FORWARD[self.seat]
        return square < state.settings.first or square > state.settings.last

    def _place(self, steps: Steps) -> float:
        """What the squares behind the fencers are worth after so many steps of this seat."""
        state = self.state
        fencer = state.fencers[self.seat]
        here = fencer.square
        fencer.square = here + steps * ru.FORWARD[self.seat]
        worth = self.unit * (room_worth(state, self.seat) - room_worth(state, self.foe))
        fencer.square = here
        return worth

    def _attacks(self, position: WeaponPosition, steps: Steps, guard: float) -> float:
        """The best attack from another position, or another square."""
        state = self.state
        seat = self.seat
        fencer = state.fencers[seat]
        here = fencer.square
        before = fencer.position
        fencer.square = here + steps * ru.FORWARD[seat]
        fencer.position = position
        best = -1.0
        if state.distance() <= Distances.LONG:
            self.clash.stay = self._fear(position, state.distance()) - guard
            addon = state.holds(seat, Kinds.AN)
            for card in state.settings.table.distinct(fencer.hand):
                if state.opening_fault(seat, card) != Faults.NONE:
                    continue
                if state.paid_by(card, NONE) <= fencer.stamina:
                    best = max(best, self.clash.opens(card, NONE) + self.eager)
                    if addon:
                        best = max(best, self.clash.opens(card, lowest(addon)) + self.eager)
        fencer.square = here
        fencer.position = before
        return best

    # -- what the opponent could do

    def _fear(self, position: WeaponPosition, distance: Distance) -> float:
        """What it is worth that the opponent is to move while this seat is in ``position``."""
        posed = self.unit * posed_worth(self.state, position)
        if distance > Distances.LONG + 1:
            return posed
        worst = 0.0
        if distance <= Distances.LONG:
            worst = self._feared(position, Distances.LUNGE)
        if distance >= Distances.LUNGE and self.state.settings.mode != Modes.TUTORIAL:
            worst = min(worst, self._feared(position, Distances.LONG))
        if distance == Distances.SHORT:
            worst = min(worst, self._feared(position, Distances.SHORT))
        return CAUTION * worst + posed

    def _feared(self, position: WeaponPosition, distance: Distance) -> float:
        """The expectation of the worst attack at ``distance``, 0 if there is none."""
        key = position << 4 | distance
        found = self.fears.get(key)
        if found is not None:
            return found
        state = self.state
        seat = self.seat
        foe = self.foe
        mine = state.fencers[seat]
        theirs = state.fencers[foe]
        here = theirs.square
        before = (mine.position, theirs.position)
        mine.position = position
        theirs.square = mine.square + (distance + 1) * ru.FORWARD[seat]
        if position == WeaponPositions.INVITATION:
            theirs.position = WeaponPositions.LINE
        stay = self.clash.stay
        self.clash.stay = 0.0
        values: list[float] = []
        cards: list[Cards] = []
        kinds = (
            LUNGES
            if distance == Distances.LUNGE
            else (Kinds.FL,)
            if distance == Distances.LONG
            else (Kinds.IF,)
        )
        table = state.settings.table
        may = self.clash.unseen.may
        for kind in kinds:
            held = may & table.masks[kind]
            while held:
                card = lowest(held)
                alike = held & table.alike[card]
                held &= ~alike
                if state.opening_fault(foe, card) != Faults.NONE:
                    break
                if state.paid_by(card, NONE) <= theirs.stamina:
                    value = self.clash.faces(card, 1)
                    if value < 0.0:
                        values.append(value)
                        cards.append(alike)
        mine.position, theirs.position = before
        theirs.square = here
        self.clash.stay = stay
        found = self.clash.expect(values, cards, 0.0)
        self.fears[key] = found
        return found
