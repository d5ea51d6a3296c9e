"""The strip and the score: moving, touches, and what ends a bout."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.ready_fence.dealing import Dealing
from ludarium.games.ready_fence.events import EventKinds
from ludarium.games.ready_fence.terms import (
    NONE,
    SEATS,
    Modes,
    Motion,
    Phases,
    Seat,
    Steps,
    TouchCause,
    WeaponPositions,
    WinCause,
    WinCauses,
)


@mypyc_attr(acyclic=True)
class Scoring(Dealing):
    """Where the fencers stand, and what their touches come to."""

    # -- the strip

    def _walk(self, seat: Seat, steps: Steps, how: Motion, told: list[Event]) -> None:
        """Move a fencer."""
        fencer = self.fencers[seat]
        start = fencer.square
        fencer.square = self.square_after(seat, steps)
        self.tell(told, EventKinds.MOVED, seat, start, fencer.square, how, 1 if self.is_off(seat) else 0)

    def _on_guard(self, told: list[Event]) -> None:
        """Both fencers back to the on-guard lines (F98)."""
        for seat in (0, 1):
            fencer = self.fencers[seat]
            fencer.square = self.settings.on_guard[seat]
            if self.settings.reset_by_touch:
                fencer.position = WeaponPositions.LINE
        self.tell(told, EventKinds.ON_GUARD)

    # -- touches

    def _touch(self, seat: Seat, why: TouchCause, told: list[Event]) -> None:
        """A point for ``seat`` (F97)."""
        fencer = self.fencers[seat]
        fencer.score += 1
        self.tell(told, EventKinds.TOUCH, seat, fencer.score, why)

    def _double(self, counts: bool, told: list[Event]) -> None:
        """A double touch: a point for both where it ``counts`` (F97, F99, F100)."""
        green = self.fencers[0]
        red = self.fencers[1]
        if counts:
            green.score += 1
            red.score += 1
        self.tell(told, EventKinds.DOUBLE_TOUCH, green.score, red.score, 1 if counts else 0)

    def _recover(self, in_phrase: bool, told: list[Event]) -> None:
        """1 SP for both after a touch, except for a fencer who spent SP in its phrase (F17, F48, F49)."""
        if self.settings.mode == Modes.TUTORIAL:
            return
        for seat in (0, 1):
            fencer = self.fencers[seat]
            if fencer.stamina < self.progress.cap and not (in_phrase and fencer.spent):
                fencer.stamina += 1
                self.tell(told, EventKinds.RECOVERED, seat, 1, fencer.stamina)

    def is_void(self) -> bool:
        """Whether a double touch scores nothing now (F99, F116, F118)."""
        if self.next_touch_wins():
            return True
        score = self.fencers[0].score + 1
        if score != self.fencers[1].score + 1:
            return False
        return score == self.settings.target or (self.settings.any_tie and score % 5 == 0)

    def next_touch_wins(self) -> bool:
        """Whether extra time or sudden death is on (F116, F118)."""
        return self.progress.sudden or self.progress.priority != NONE

    # -- the end

    def _won_by(self, scorer: Seat) -> Seat:
        """The seat that has won by a touch of ``scorer``, which is -1 for a double touch; -1 where the bout
        goes on (F104, F116, F118)."""
        if self.next_touch_wins():
            return scorer
        for seat in (0, 1):
            if self.fencers[seat].score >= self.settings.target:
                return seat
        return NONE

    def _wins(self, seat: Seat, reason: WinCause, told: list[Event]) -> None:
        self.winner = seat
        self.reason = reason
        self.phase = Phases.OVER
        self.tell(told, EventKinds.GAME_OVER, seat, reason)

    def _wins_by_touch(self, seat: Seat, told: list[Event]) -> None:
        self._wins(seat, WinCauses.TOUCH if self.next_touch_wins() else WinCauses.POINTS, told)

    def _out_of_cards(self, told: list[Event]) -> bool:
        """In sudden death: whether an empty hand, or two, decide the bout (F118)."""
        empty = [self.fencers[0].hand == 0, self.fencers[1].hand == 0]
        if not empty[0] and not empty[1]:
            return False
        if empty[0] and empty[1]:
            self.tell(told, EventKinds.OUT_OF_CARDS, NONE)
            winner = self.chance.below(SEATS)
            self.tell(told, EventKinds.TOSS, winner)
            self._wins(winner, WinCauses.TOSS, told)
            return True
        loser = 0 if empty[0] else 1
        self.tell(told, EventKinds.OUT_OF_CARDS, loser)
        self._wins(1 - loser, WinCauses.CARDS, told)
        return True
