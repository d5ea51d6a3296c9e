"""What goes on around the phrases: set-up, game turns, what follows a phrase, periods and extra time."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.events import EventKinds
from ludarium.games.ready_fence.scoring import Scoring
from ludarium.games.ready_fence.tables import YELLOW
from ludarium.games.ready_fence.terms import (
    NONE,
    SEATS,
    Distances,
    Kinds,
    Modes,
    Phases,
    PhraseStatus,
    PhraseStatuses,
    Seat,
    TouchCause,
    TouchCauses,
    WeaponPositions,
    WinCauses,
    bits,
)


@mypyc_attr(acyclic=True)
class Periods(Scoring):
    """Whose turn it is, and when time is over."""

    # -- set-up

    def _set_up(self, told: list[Event]) -> None:
        """The coin and the deal (F22-F26)."""
        settings = self.settings
        starter = self.chance.below(SEATS)
        self.progress.turn = self.progress.opener = starter
        self.tell(told, EventKinds.COIN, starter)
        self.piles.stock = settings.deck
        count = ru.HAND
        if settings.mode == Modes.BASIC:
            count -= 1
            given = 0
            for card in bits(settings.deck & settings.table.masks[Kinds.ST]):
                if settings.table.speeds[card] == YELLOW and given < SEATS:
                    fencer = self.fencers[starter if given == 0 else 1 - starter]
                    fencer.hand = fencer.known = 1 << card
                    self.piles.stock ^= 1 << card
                    given += 1
        for seat in (starter, 1 - starter):
            self._deal(seat, count, told)
        self.phase = Phases.MULLIGAN
        self.asked = starter

    def _mulligan(self, taken: bool, told: list[Event]) -> None:
        """The one time that the cards dealt may be returned (F24)."""
        seat = self.asked
        piles = self.piles
        self.tell(told, EventKinds.MULLIGAN, seat, 1 if taken else 0)
        if taken:
            fencer = self.fencers[seat]
            dealt = fencer.hand & ~fencer.known
            fencer.hand ^= dealt
            piles.stock |= dealt
            self._deal(seat, dealt.bit_count(), told)
        if seat == self.progress.turn:
            self.asked = 1 - seat
            return
        settings = self.settings
        cards = piles.stock.bit_count()
        all_of_it = settings.mode == Modes.TUTORIAL and not settings.short_tutorial
        piles.timer = cards if all_of_it or cards < ru.TIMER else ru.TIMER
        self.tell(told, EventKinds.TIMER_BUILT, piles.timer, cards - piles.timer)
        self._begin_turn(self.progress.turn, told)

    # -- game turns

    def _begin_turn(self, seat: Seat, told: list[Event]) -> None:
        progress = self.progress
        progress.turn = seat
        progress.number += 1
        progress.acts = 0
        progress.changed = progress.exchanged = False
        self.piles.timer_then = self.piles.timer
        self.phase = Phases.TURN
        self.asked = seat
        self.tell(told, EventKinds.TURN_BEGAN, seat, progress.number)

    def _ends_turn(self, told: list[Event]) -> None:
        """The game turn ends without a phrase: what the tutorial asks then (F36, F118)."""
        if self.settings.mode == Modes.TUTORIAL:
            if self.progress.sudden:
                self.phase = Phases.COST
                return
            if self.piles.timer > 0 and self.fencers[self.progress.turn].hand:
                self.phase = Phases.RENEW
                return
        self._next_turn(False, told)

    def _leaves_strip(self, seat: Seat, told: list[Event]) -> None:
        """A fencer has left the strip outside a phrase (F103)."""
        self._touch(1 - seat, TouchCauses.OFF_STRIP, told)
        winner = self._won_by(1 - seat)
        if winner != NONE:
            self._wins_by_touch(winner, told)
            return
        self._recover(False, told)
        self._on_guard(told)
        self._next_turn(True, told)

    def _next_turn(self, scored: bool, told: list[Event]) -> None:
        """Passivity, the end of time, or the opponent's game turn (F101, F105, F107). A double touch that does
        not count is no touch: otherwise two players could go on exchanging them."""
        guard = self.settings.passivity
        progress = self.progress
        if scored or self.piles.timer != self.piles.timer_then or guard == 0:
            progress.idle = 0
        else:
            progress.idle += 1
            if progress.idle >= guard and self.piles.timer > 0:
                self._pass_time()
                progress.idle = 0
                self.tell(told, EventKinds.PASSIVITY, self.piles.timer)
        if self.piles.timer == 0 and not progress.sudden:
            self._time_over(told)
        else:
            self._begin_turn(1 - progress.turn, told)

    # -- after a phrase

    def _end_phrase(self, status: PhraseStatus, scorer: Seat, why: TouchCause, told: list[Event]) -> None:
        """The phrase is over: F101 in its order."""
        if status == PhraseStatuses.DOUBLE and self.is_void():
            status = PhraseStatuses.VOID
        self.phrase.scorer = scorer
        self.phrase.status = status
        if status == PhraseStatuses.TOUCHED:
            self._touch(scorer, why, told)
        elif status == PhraseStatuses.UNTOUCHED:
            self.tell(told, EventKinds.NO_TOUCH)
        else:
            self._double(status == PhraseStatuses.DOUBLE, told)
        touched = status == PhraseStatuses.TOUCHED or status == PhraseStatuses.DOUBLE
        winner = self._won_by(scorer) if touched else NONE
        if touched and winner == NONE:
            self._recover(True, told)
        self._clear_table(told)
        if winner != NONE:
            self._wins_by_touch(winner, told)
            return
        if self.progress.sudden:
            if self._out_of_cards(told):
                return
        else:
            self._refill(scorer if scorer != NONE else self.phrase.attacker, told)
        if touched:
            self._on_guard(told)
        elif self.is_fleche():
            self._after_fleche(told)
        self._next_turn(touched, told)

    def _clear_table(self, told: list[Event]) -> None:
        """What becomes of the cards played: discarded (F51), or taken back but for Jokers (F52)."""
        jokers = self.settings.table.masks[Kinds.JK]
        for seat in (0, 1):
            fencer = self.fencers[seat]
            laid = fencer.laid
            if not laid:
                continue
            fencer.laid = 0
            if self.settings.mode == Modes.TUTORIAL:
                self.piles.discards |= laid
                continue
            self.piles.discards |= laid & jokers
            laid &= ~jokers
            if laid:
                fencer.hand |= laid
                fencer.known |= laid
                self.tell(told, EventKinds.TOOK_BACK, seat, laid)

    def _after_fleche(self, told: list[Event]) -> None:
        """Where the fencers go after a Flèche without a touch (F96)."""
        settings = self.settings
        attacker = self.phrase.attacker
        defender = 1 - attacker
        ahead = ru.FORWARD[defender]
        square = self.fencers[defender].square + ahead
        self.fencers[defender].square = square
        self.tell(told, EventKinds.PLACED, defender, square)
        square += (Distances.LONG + 1) * ahead
        square = settings.first if square < settings.first else min(square, settings.last)
        self.fencers[attacker].square = square
        self.tell(told, EventKinds.PLACED, attacker, square)

    # -- periods

    def _time_over(self, told: list[Event]) -> None:
        """The timer deck is empty (F105, F106, F110, F112, F117, F118)."""
        progress = self.progress
        lead = self.fencers[0].score - self.fencers[1].score
        self.tell(told, EventKinds.PERIOD_OVER, progress.period)
        if progress.priority != NONE:
            self._wins(progress.priority, WinCauses.PRIORITY, told)
        elif progress.period < self.settings.periods:
            self._new_period(told)
        elif lead != 0:
            self._wins(0 if lead > 0 else 1, WinCauses.TIME, told)
        elif self.settings.mode == Modes.TUTORIAL:
            progress.sudden = True
            self.tell(told, EventKinds.SUDDEN_DEATH)
            if not self._out_of_cards(told):
                self._begin_turn(1 - progress.turn, told)
        else:
            self._extra_time(told)
            self._begin_turn(1 - progress.turn, told)

    def _new_period(self, told: list[Event]) -> None:
        """F108-F111. Who stalled in the last own game turn is not forgotten: F34 knows no exception."""
        settings = self.settings
        progress = self.progress
        piles = self.piles
        progress.period += 1
        if settings.other_opens:
            progress.opener = 1 - progress.opener
        piles.stock |= piles.discards
        piles.discards = 0
        piles.unseen = 0
        cards = piles.stock.bit_count()
        piles.timer = ru.TIMER if settings.short_periods and cards > ru.TIMER else cards
        full = ru.PERIOD_STAMINA[settings.mode][progress.period - 1]
        progress.cap = ru.FULL_STAMINA if settings.cap_six else full
        for seat in (0, 1):
            fencer = self.fencers[seat]
            fencer.stamina = full
            fencer.position = WeaponPositions.LINE
            fencer.square = settings.on_guard[seat]
        progress.idle = 0
        self.tell(told, EventKinds.PERIOD_BEGAN, progress.period, progress.opener, piles.timer, full)
        self._refill(progress.opener, told)
        self._begin_turn(progress.opener, told)

    def _extra_time(self, told: list[Event]) -> None:
        """Four of the discards are the timer, and the coin gives priority (F112-F114). The stock is from now
        on what was discarded, face up or face down, with the reserve where that is too little."""
        piles = self.piles
        progress = self.progress
        discarded = piles.discards
        for _ in range(piles.unseen):
            discarded |= 1 << self._random(piles.stock & ~discarded)
        reserve = piles.stock & ~discarded
        if discarded.bit_count() < ru.EXTRA_TIMER:
            discarded |= reserve
            reserve = 0
        piles.past = piles.discards
        piles.discards = 0
        piles.unseen = 0
        piles.stock = discarded
        piles.aside = reserve
        piles.timer = min(discarded.bit_count(), ru.EXTRA_TIMER)
        progress.priority = self.chance.below(SEATS)
        progress.idle = 0
        for seat in (0, 1):
            self.fencers[seat].square = self.settings.on_guard[seat]
        self.tell(told, EventKinds.EXTRA_TIME, progress.priority, piles.timer)
