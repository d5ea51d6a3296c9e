"""What goes on around the phrases: dealing, drawing, touches and the strip, game turns, periods, extra time."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.events import Happened
from ludarium.games.ready_fence.position import Position
from ludarium.games.ready_fence.rules import FL, JK, NONE, ST
from ludarium.games.ready_fence.tables import KIND_OF, YELLOW


class Bout(Position):
    """The flow of a bout."""

    def tell(
        self,
        told: list[Event],
        what: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        g: int = 0,
    ) -> None:
        told.append(Happened(self.settings.table, what, a, b, c, d, e, f, g))

    # -- cards

    def _random(self, mask: int) -> int:
        """One of the cards of ``mask``, every one equally likely."""
        skipped = self.chance.below(mask.bit_count())
        while skipped:
            mask &= mask - 1
            skipped -= 1
        return ev.lowest(mask)

    def held(self, seat: int, name: int) -> int:
        """The card that a player gives out when it is called by its name: a known one first, so that nobody
        seems to know more of the hand than before."""
        mine = self.hands[seat] & self.settings.table.alike[name]
        seen = mine & self.known[seat]
        if seen:
            mine = seen
        return ev.lowest(mine)

    def _deal(self, seat: int, count: int, told: list[Event]) -> None:
        """Deal ``count`` cards to ``seat`` (F23)."""
        dealt = 0
        for _ in range(count):
            bit = 1 << self._random(self.stock)
            self.stock ^= bit
            dealt |= bit
        self.hands[seat] |= dealt
        self.tell(told, ev.DEALT, seat, count, dealt)

    def _draw(self, seat: int, count: int, told: list[Event]) -> None:
        """Draw from the timer as long as it lasts (F55)."""
        drawn = 0
        number = 0
        while number < count and self.timer > 0:
            bit = 1 << self._random(self.stock)
            self.stock ^= bit
            self.timer -= 1
            drawn |= bit
            number += 1
        if number == 0:
            return
        self.hands[seat] |= drawn
        if self.priority != NONE:
            self.fresh[seat] += number
        self.tell(told, ev.DREW, seat, number, drawn, self.timer)

    def _discard(self, seat: int, card: int, how: int, told: list[Event]) -> None:
        """Lay a card of the hand face up on the discards."""
        bit = 1 << card
        self.hands[seat] &= ~bit
        self.known[seat] &= ~bit
        self.discards |= bit
        self.tell(told, ev.DISCARDED, seat, card, how)

    def _refill(self, first: int, told: list[Event]) -> None:
        """Fill both hands up from the timer, ``first`` first (F53)."""
        for seat in (first, 1 - first):
            missing = ru.HAND - self.hands[seat].bit_count()
            if missing > 0:
                self._draw(seat, missing, told)

    def _pass_time(self) -> None:
        """The top card of the timer is discarded unseen (F34, F107)."""
        self.timer -= 1
        self.unseen += 1

    # -- set-up

    def _set_up(self, told: list[Event]) -> None:
        """The coin and the deal (F22-F26)."""
        settings = self.settings
        self.turn = self.chance.below(ru.SEATS)
        self.opener = self.turn
        self.tell(told, ev.COIN, self.turn)
        self.stock = settings.deck
        count = ru.HAND
        if settings.mode == ru.BASIC:
            count -= 1
            given = 0
            for card in ev.bits(settings.deck & settings.table.masks[ST]):
                if settings.table.speeds[card] == YELLOW and given < ru.SEATS:
                    seat = self.turn if given == 0 else 1 - self.turn
                    self.hands[seat] = self.known[seat] = 1 << card
                    self.stock ^= 1 << card
                    given += 1
        for seat in (self.turn, 1 - self.turn):
            self._deal(seat, count, told)
        self.ask = po.ASK_MULLIGAN
        self.asked = self.turn

    def _mulligan(self, taken: bool, told: list[Event]) -> None:
        """The one time that the cards dealt may be returned (F24)."""
        seat = self.asked
        self.tell(told, ev.MULLIGAN, seat, 1 if taken else 0)
        if taken:
            dealt = self.hands[seat] & ~self.known[seat]
            self.hands[seat] ^= dealt
            self.stock |= dealt
            self._deal(seat, dealt.bit_count(), told)
        if seat == self.turn:
            self.asked = 1 - seat
            return
        settings = self.settings
        cards = self.stock.bit_count()
        all_of_it = settings.mode == ru.TUTORIAL and not settings.short_tutorial
        self.timer = cards if all_of_it or cards < ru.TIMER else ru.TIMER
        self.tell(told, ev.TIMER_BUILT, self.timer, cards - self.timer)
        self._begin_turn(self.turn, told)

    # -- the strip

    def is_off(self, seat: int) -> bool:
        """Whether a fencer stands in the zone behind the own end (F103)."""
        square = self.squares[seat]
        return square < self.settings.first or square > self.settings.last

    def square_after(self, seat: int, steps: int) -> int:
        """Where steps lead a fencer; backward ones end in the zone at the latest."""
        square = self.squares[seat] + steps * ru.FORWARD[seat]
        low = self.settings.first - 1
        high = self.settings.last + 1
        return low if square < low else min(square, high)

    def _walk(self, seat: int, steps: int, how: int, told: list[Event]) -> None:
        """Move a fencer."""
        start = self.squares[seat]
        square = self.square_after(seat, steps)
        self.squares[seat] = square
        self.tell(told, ev.MOVED, seat, start, square, how, 1 if self.is_off(seat) else 0)

    def _on_guard(self, told: list[Event]) -> None:
        """Both fencers back to the on-guard lines (F98)."""
        self.squares[0] = self.settings.on_guard[0]
        self.squares[1] = self.settings.on_guard[1]
        if self.settings.reset_by_touch:
            self.positions[0] = self.positions[1] = ru.LINE
        self.tell(told, ev.ON_GUARD)

    def _after_fleche(self, told: list[Event]) -> None:
        """Where the fencers go after a Flèche without a touch (F96)."""
        attacker = self.attacker
        defender = 1 - attacker
        ahead = ru.FORWARD[defender]
        square = self.squares[defender] + ahead
        self.squares[defender] = square
        self.tell(told, ev.PLACED, defender, square)
        square += (ru.LONG + 1) * ahead
        settings = self.settings
        square = settings.first if square < settings.first else min(square, settings.last)
        self.squares[attacker] = square
        self.tell(told, ev.PLACED, attacker, square)

    # -- touches

    def _recover(self, in_phrase: bool, told: list[Event]) -> None:
        """1 SP for both after a touch, but for who spent SP in its phrase (F17, F48, F49)."""
        if self.settings.mode == ru.TUTORIAL:
            return
        for seat in (0, 1):
            if self.stamina[seat] < self.cap and not (in_phrase and self.spent[seat]):
                self.stamina[seat] += 1
                self.tell(told, ev.RECOVERED, seat, 1, self.stamina[seat])

    def _wins(self, seat: int, reason: int, told: list[Event]) -> None:
        self.winner = seat
        self.reason = reason
        self.ask = po.OVER
        self.tell(told, ev.GAME_OVER, seat, reason)

    def _touch(self, seat: int, why: int, told: list[Event]) -> None:
        """A point for ``seat`` (F97)."""
        self.scores[seat] += 1
        self.tell(told, ev.TOUCH, seat, self.scores[seat], why)

    def _double(self, told: list[Event]) -> None:
        """A point for both (F97, F100)."""
        self.scores[0] += 1
        self.scores[1] += 1
        self.tell(told, ev.DOUBLE_TOUCH, self.scores[0], self.scores[1], 1)

    def _won_by(self, scorer: int) -> int:
        """The seat that has won by a touch of ``scorer``, which is -1 for a double touch; -1 where the bout
        goes on (F104, F116, F118)."""
        if self.sudden or self.priority != NONE:
            return scorer
        for seat in (0, 1):
            if self.scores[seat] >= self.settings.target:
                return seat
        return NONE

    def _wins_by_touch(self, seat: int, told: list[Event]) -> None:
        over_time = self.sudden or self.priority != NONE
        self._wins(seat, ev.BY_TOUCH if over_time else ev.BY_POINTS, told)

    def _is_void(self) -> bool:
        """Whether a double touch scores nothing now (F99, F116, F118)."""
        if self.sudden or self.priority != NONE:
            return True
        score = self.scores[0] + 1
        if score != self.scores[1] + 1:
            return False
        return score == self.settings.target or (self.settings.any_tie and score % 5 == 0)

    def _leaves_strip(self, seat: int, told: list[Event]) -> None:
        """A fencer has left the strip outside a phrase (F103)."""
        self._touch(1 - seat, ev.OFF_STRIP, told)
        winner = self._won_by(1 - seat)
        if winner != NONE:
            self._wins_by_touch(winner, told)
            return
        self._recover(False, told)
        self._on_guard(told)
        self._next_turn(True, told)

    # -- after a phrase

    def _end_phrase(self, status: int, scorer: int, why: int, told: list[Event]) -> None:
        """The phrase is over: F101 in its order."""
        self.scorer = scorer
        if status == po.DOUBLE and self._is_void():
            status = po.VOID
        self.status = status
        if status == po.TOUCHED:
            self._touch(scorer, why, told)
        elif status == po.DOUBLE:
            self._double(told)
        elif status == po.VOID:
            self.tell(told, ev.DOUBLE_TOUCH, self.scores[0], self.scores[1], 0)
        else:
            self.tell(told, ev.NO_TOUCH)
        touched = status == po.TOUCHED or status == po.DOUBLE
        winner = self._won_by(scorer) if touched else NONE
        if touched and winner == NONE:
            self._recover(True, told)
        self._clear_table(told)
        if winner != NONE:
            self._wins_by_touch(winner, told)
            return
        if self.sudden:
            if self._out_of_cards(told):
                return
        else:
            self._refill(scorer if scorer != NONE else self.attacker, told)
        if touched:
            self._on_guard(told)
        elif KIND_OF[self.opening] == FL:
            self._after_fleche(told)
        self._next_turn(touched, told)

    def _clear_table(self, told: list[Event]) -> None:
        """What becomes of the cards played: discarded (F51), or taken back but for Jokers (F52)."""
        jokers = self.settings.table.masks[JK]
        for seat in (0, 1):
            laid = self.laid[seat]
            if not laid:
                continue
            self.laid[seat] = 0
            if self.settings.mode == ru.TUTORIAL:
                self.discards |= laid
                continue
            self.discards |= laid & jokers
            laid &= ~jokers
            if laid:
                self.hands[seat] |= laid
                self.known[seat] |= laid
                self.tell(told, ev.TOOK_BACK, seat, laid)

    def _out_of_cards(self, told: list[Event]) -> bool:
        """In sudden death: whether an empty hand, or two, decide the bout (F118)."""
        empty_0 = self.hands[0] == 0
        empty_1 = self.hands[1] == 0
        if not empty_0 and not empty_1:
            return False
        if empty_0 and empty_1:
            self.tell(told, ev.OUT_OF_CARDS, NONE)
            winner = self.chance.below(ru.SEATS)
            self.tell(told, ev.TOSS, winner)
            self._wins(winner, ev.BY_TOSS, told)
            return True
        loser = 0 if empty_0 else 1
        self.tell(told, ev.OUT_OF_CARDS, loser)
        self._wins(1 - loser, ev.BY_CARDS, told)
        return True

    # -- game turns and periods

    def _begin_turn(self, seat: int, told: list[Event]) -> None:
        self.turn = seat
        self.number += 1
        self.acts = 0
        self.changed = self.exchanged = False
        self.timer_then = self.timer
        self.ask = po.ASK_TURN
        self.asked = seat
        self.tell(told, ev.TURN_BEGAN, seat, self.number)

    def _ends_turn(self, told: list[Event]) -> None:
        """The game turn ends without a phrase: what the tutorial asks then (F36, F118)."""
        if self.settings.mode == ru.TUTORIAL:
            if self.sudden:
                self.ask = po.ASK_COST
                return
            if self.timer > 0 and self.hands[self.turn]:
                self.ask = po.ASK_RENEW
                return
        self._next_turn(False, told)

    def _next_turn(self, scored: bool, told: list[Event]) -> None:
        """Passivity, the end of time, or the opponent's game turn (F101, F105, F107). A double touch that does
        not count is no touch: otherwise two players could go on exchanging them."""
        guard = self.settings.passivity
        if scored or self.timer != self.timer_then or guard == 0:
            self.idle = 0
        else:
            self.idle += 1
            if self.idle >= guard and self.timer > 0:
                self._pass_time()
                self.idle = 0
                self.tell(told, ev.PASSIVITY, self.timer)
        if self.timer == 0 and not self.sudden:
            self._time_over(told)
        else:
            self._begin_turn(1 - self.turn, told)

    def _time_over(self, told: list[Event]) -> None:
        """The timer deck is empty (F105, F106, F110, F112, F117, F118)."""
        scores = self.scores
        self.tell(told, ev.PERIOD_OVER, self.period)
        if self.priority != NONE:
            self._wins(self.priority, ev.BY_PRIORITY, told)
        elif self.period < self.settings.periods:
            self._new_period(told)
        elif scores[0] != scores[1]:
            self._wins(0 if scores[0] > scores[1] else 1, ev.BY_TIME, told)
        elif self.settings.mode == ru.TUTORIAL:
            self.sudden = True
            self.tell(told, ev.SUDDEN_DEATH)
            if not self._out_of_cards(told):
                self._begin_turn(1 - self.turn, told)
        else:
            self._extra_time(told)
            self._begin_turn(1 - self.turn, told)

    def _new_period(self, told: list[Event]) -> None:
        """F108-F111. Who stalled in the last own game turn is not forgotten: F34 knows no exception."""
        settings = self.settings
        self.period += 1
        if settings.other_opens:
            self.opener = 1 - self.opener
        self.stock |= self.discards
        self.discards = 0
        self.unseen = 0
        cards = self.stock.bit_count()
        self.timer = ru.TIMER if settings.short_periods and cards > ru.TIMER else cards
        full = ru.PERIOD_STAMINA[settings.mode][self.period - 1]
        self.cap = ru.FULL_STAMINA if settings.cap_six else full
        for seat in (0, 1):
            self.stamina[seat] = full
            self.positions[seat] = ru.LINE
            self.squares[seat] = settings.on_guard[seat]
        self.idle = 0
        self.tell(told, ev.PERIOD_BEGAN, self.period, self.opener, self.timer, full)
        self._refill(self.opener, told)
        self._begin_turn(self.opener, told)

    def _extra_time(self, told: list[Event]) -> None:
        """Four of the discards are the timer, and the coin gives priority (F112-F114). The stock is from now
        on what was discarded, face up or face down, with the reserve where that is too little."""
        discarded = self.discards
        for _ in range(self.unseen):
            discarded |= 1 << self._random(self.stock & ~discarded)
        reserve = self.stock & ~discarded
        if discarded.bit_count() < ru.EXTRA_TIMER:
            discarded |= reserve
            reserve = 0
        self.past = self.discards
        self.discards = 0
        self.unseen = 0
        self.stock = discarded
        self.aside = reserve
        cards = discarded.bit_count()
        self.timer = min(cards, ru.EXTRA_TIMER)
        self.priority = self.chance.below(ru.SEATS)
        self.idle = 0
        for seat in (0, 1):
            self.squares[seat] = self.settings.on_guard[seat]
        self.tell(told, ev.EXTRA_TIME, self.priority, self.timer)
