"""A bout of Ready… Fence! in progress: what is asked, and what comes of the answer."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.decision import Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.view import View
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.events import EventKinds
from ludarium.games.ready_fence.notation import NO_CARD, Move, MoveKinds
from ludarium.games.ready_fence.phrase import PhraseFlow
from ludarium.games.ready_fence.position import NO_PHRASE, CardPiles, Fencer, Progress
from ludarium.games.ready_fence.rules import Settings
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    SEATS,
    Card,
    DiscardCause,
    DiscardCauses,
    Faults,
    Kinds,
    Motions,
    Phases,
    PhraseStatuses,
    Seat,
    WinCauses,
)
from ludarium.games.ready_fence.viewer import view_of


@mypyc_attr(acyclic=True)
@final
class FenceState(PhraseFlow):
    """A bout."""

    def clone(self) -> FenceState:
        phrase = self.phrase
        copy = FenceState(
            self.settings,
            self.chance.clone(),
            [self.fencers[0].clone(), self.fencers[1].clone()],
            self.piles.clone(),
            self.progress.clone(),
            phrase.clone() if phrase.status == PhraseStatuses.RUNNING else phrase,
        )
        copy.phase = self.phase
        copy.asked = self.asked
        copy.winner = self.winner
        copy.reason = self.reason
        copy.listed = self.listed
        return copy

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    # -- choosing

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move) or self.phase == Phases.OVER:
            raise IllegalChoice(str(option))
        told: list[Event] = []
        if option.what == MoveKinds.CONCEDE:
            if option.card >= SEATS:
                raise IllegalChoice(str(option))
            self.listed = None
            self.tell(told, EventKinds.CONCEDED, option.card)
            self._wins(1 - option.card, WinCauses.CONCEDING, told)
            return told
        table = self.settings.table
        if option.table is not table and option.table.names != table.names:
            raise IllegalChoice(str(option))  # one code names other cards in another table
        if option.code not in (self.codes() if self.listed is None else self.listed):
            raise IllegalChoice(str(option))
        self.listed = None
        phase = self.phase
        if phase == Phases.TURN:
            self._act(option, told)
        elif phase == Phases.ANSWER or phase == Phases.PRESS:
            self._respond(option, told)
        elif phase == Phases.RENEW or phase == Phases.RETREAT:
            self._may_exchange(option, told)
        elif phase == Phases.COST:
            self._pay_cost(option, told)
        elif phase == Phases.MULLIGAN:
            self._mulligan(option.what == MoveKinds.MULLIGAN, told)
        else:
            self._set_up(told)
        return told

    def _act(self, option: Move, told: list[Event]) -> None:
        """A game action (F29-F37)."""
        seat = self.progress.turn
        what = option.what
        self.fencers[seat].stalled = what == MoveKinds.STALL
        if what == MoveKinds.PLAY:
            addon = NONE if option.addon == NO_CARD else self.held(seat, option.addon)
            self._open(self.held(seat, option.card), addon, told)
            return
        if what == MoveKinds.END:
            self._ends_turn(told)
            return
        if what == MoveKinds.STALL:
            self._stall(told)
            return
        self.progress.acts += 1
        if what == MoveKinds.MOVE or what == MoveKinds.RETREAT:
            forward = option.addon == 1
            if what == MoveKinds.MOVE:
                self._walk(seat, 1 if forward else -1, Motions.FORWARD if forward else Motions.BACK, told)
            else:
                self._walk(seat, -ru.RETREAT, Motions.RETREAT, told)
            if self.is_off(seat):
                self._leaves_strip(seat, told)
                return
            exchanges = what == MoveKinds.RETREAT and self.exchanging_fault() == Faults.NONE
            if exchanges and self._named(seat, MoveKinds.EXCHANGE):
                self.phase = Phases.RETREAT
                return
        elif what == MoveKinds.POSITION:
            self.fencers[seat].position = option.card
            self.progress.changed = True
            self.tell(told, EventKinds.POSITION, seat, option.card)
        else:
            self._exchange(option.card, DiscardCauses.EXCHANGE, told)
        self._acted(told)

    def _acted(self, told: list[Event]) -> None:
        """After an exploratory action: one more, or the end of the turn."""
        if self.progress.acts >= 2:
            self._ends_turn(told)
        else:
            self.phase = Phases.TURN

    def _exchange(self, name: Card, how: DiscardCause, told: list[Event]) -> None:
        """Discard a card and draw one from the timer (F33, F35, F36)."""
        seat = self.progress.turn
        self.progress.exchanged = True
        self._discard(seat, self.held(seat, name), how, told)
        self._draw(seat, 1, told)

    def _may_exchange(self, option: Move, told: list[Event]) -> None:
        """The exchange that a Retreat, or the end of a turn in the tutorial, allows."""
        retreated = self.phase == Phases.RETREAT
        if option.what != MoveKinds.NO:
            self._exchange(option.card, DiscardCauses.RETREAT if retreated else DiscardCauses.RENEWAL, told)
        if retreated:
            self._acted(told)
        else:
            self._next_turn(False, told)

    def _stall(self, told: list[Event]) -> None:
        """F34, F47."""
        seat = self.progress.turn
        fencer = self.fencers[seat]
        gain = min(ru.STALL_GAIN, self.progress.cap - fencer.stamina)
        fencer.stamina += gain
        self._pass_time()
        self.tell(told, EventKinds.STALLED, seat, gain, fencer.stamina, self.piles.timer)
        self._ends_turn(told)

    def _respond(self, option: Move, told: list[Event]) -> None:
        """An answer to a threat, or what the Attacker does after a defence."""
        seat = self.asked
        what = option.what
        if what == MoveKinds.ACCEPT:
            self._accept(told)
        elif what == MoveKinds.NO:
            self._end_phrase(PhraseStatuses.UNTOUCHED, NONE, 0, told)
        elif what == MoveKinds.DISTANCE:
            self._distance(told)
        elif what == MoveKinds.PARRY:
            self._parry(NONE if option.addon == NO_CARD else self.held(seat, option.addon), told)
        elif what == MoveKinds.PLAY:
            addon = NONE if option.addon == NO_CARD else self.held(seat, option.addon)
            self._answer(self.held(seat, option.card), addon, told)
        elif option.card == NO_CARD:
            self._feint(NONE, NONE, told)
        else:
            addon = NONE
            if option.addon != NO_CARD:
                back = self.phrase.opening_addon
                comes_back = back != NONE and KIND_OF[back] == Kinds.AN
                addon = back if comes_back else self.held(seat, option.addon)
            self._feint(self.held(seat, option.card), addon, told)

    def _pay_cost(self, option: Move, told: list[Event]) -> None:
        """The card that Defence by Distance costs in the tutorial, or a quiet turn in sudden death (F90, F118)."""
        seat = self.asked
        card = self.held(seat, option.card)
        if self.phrase.status == PhraseStatuses.RUNNING:
            self._discard(seat, card, DiscardCauses.DISTANCE, told)
            self._draw(seat, 1, told)
            self._evaded(seat, told)
            return
        self._discard(seat, card, DiscardCauses.SUDDEN, told)
        if not self._out_of_cards(told):
            self._next_turn(False, told)


def new_state(settings: Settings, chance: Chance) -> FenceState:
    """A bout before the deal (F21)."""
    fencers = [Fencer(square) for square in settings.on_guard]
    return FenceState(settings, chance, fencers, CardPiles(settings.deck), Progress(), NO_PHRASE)
