"""A bout of Ready… Fence! in progress: what is asked, and what comes of the answer."""

from __future__ import annotations

from typing import final

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Decision, Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.state import Outcome
from ludarium.core.view import View
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import notation as no
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.notation import Move, Moves, code, move_code
from ludarium.games.ready_fence.phrase import Phrase
from ludarium.games.ready_fence.position import ALLOWED
from ludarium.games.ready_fence.rules import AN, NONE, Settings
from ludarium.games.ready_fence.tables import KIND_OF


@final
class FenceState(Phrase):
    """A bout."""

    def clone(self) -> FenceState:
        return FenceState(
            self.settings,
            self.chance.clone(),
            self.ask,
            self.asked,
            self.turn,
            self.number,
            self.opener,
            self.period,
            self.scores[:],
            self.stamina[:],
            self.cap,
            self.positions[:],
            self.squares[:],
            self.hands[:],
            self.known[:],
            self.laid[:],
            self.stock,
            self.aside,
            self.discards,
            self.past,
            self.fresh[:],
            self.timer,
            self.timer_then,
            self.unseen,
            self.acts,
            self.changed,
            self.exchanged,
            self.stalled[:],
            self.idle,
            self.priority,
            self.sudden,
            self.attacker,
            self.status,
            self.scorer,
            self.plays[:],
            self.used[:],
            self.cardless[:],
            self.spent[:],
            self.opening,
            self.opening_addon,
            self.opening_speed,
            self.first,
            self.first_speed,
            self.owner,
            self.threat,
            self.counts_as,
            self.speed,
            self.tie,
            self.own,
            self.winner,
            self.reason,
        )

    def view(self, seat: int | None) -> View:
        from ludarium.games.ready_fence.view import view_of

        return view_of(self, seat)

    # -- what is asked

    def decision(self) -> Decision | None:
        if self.ask == po.OVER:
            return None
        return Moves(self.asked, po.KINDS[self.ask], self.codes(), self.settings.table)

    def table(self) -> Decision:
        codes = [] if self.ask == po.OVER else [code(no.CONCEDE, seat) for seat in range(ru.SEATS)]
        return Moves(TABLE, "table", codes, self.settings.table)

    def outcome(self) -> Outcome | None:
        return None if self.winner == NONE else Outcome(self.scores[:], [self.winner])

    def codes(self) -> list[int]:
        """The options of the pending decision, as codes."""
        ask = self.ask
        seat = self.asked
        if ask == po.ASK_TURN:
            return self.turn_codes()
        if ask == po.ASK_ANSWER:
            return self.answer_codes(seat)
        if ask == po.ASK_PRESS:
            return self.press_codes(seat)
        if ask == po.ASK_MULLIGAN:
            return [code(no.KEEP), code(no.MULLIGAN)]
        if ask == po.ASK_DEAL:
            return [code(no.DEAL)]
        if ask == po.ASK_COST:
            return self._named(seat, no.DISCARD)
        what = no.DISCARD if ask == po.ASK_RENEW else no.EXCHANGE
        return [code(no.NO), *self._named(seat, what)]

    def turn_codes(self) -> list[int]:
        """What the active player may do (F28-F37)."""
        settings = self.settings
        seat = self.turn
        codes: list[int] = []
        if self.distance() > 0:
            codes.append(move_code(no.MOVE, self.square_after(seat, 1), True))
        codes.append(move_code(no.MOVE, self.square_after(seat, -1), False))
        if settings.mode == ru.ADVANCED:
            codes.append(move_code(no.RETREAT, self.square_after(seat, -ru.RETREAT), False))
        if not self.changed:
            here = self.positions[seat]
            for position in (ru.LINE, ru.INVITATION, ru.ENGAGEMENT):
                if position != here:
                    codes.append(code(no.POSITION, position))
        if self.exchanging_fault() == ALLOWED:
            codes += self._named(seat, no.EXCHANGE)
        if self.stalling_fault() == ALLOWED:
            codes.append(code(no.STALL))
        self.opening_codes(seat, codes)
        if settings.fewer_actions:
            codes.append(code(no.END))
        return codes

    def _named(self, seat: int, what: int) -> list[int]:
        """The cards of a hand that may be exchanged, or discarded, each name once."""
        twin = self.settings.table.twin
        codes: list[int] = []
        seen = NONE
        mask = self.hands[seat]
        while mask:
            low = mask & -mask
            mask ^= low
            card = low.bit_length() - 1
            name = twin[card]
            if name != seen:
                seen = name
                if what == no.DISCARD or self.exchange_fault(seat, card) == ALLOWED:
                    codes.append(code(what, name))
        return codes

    # -- choosing

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move) or self.ask == po.OVER:
            raise IllegalChoice(str(option))
        told: list[Event] = []
        if option.what == no.CONCEDE:
            if option.card >= ru.SEATS:
                raise IllegalChoice(str(option))
            self.tell(told, ev.CONCEDED, option.card)
            self._wins(1 - option.card, ev.BY_CONCEDING, told)
            return told
        table = self.settings.table
        if option.table is not table and option.table.names != table.names:
            raise IllegalChoice(str(option))  # one code names other cards in another table
        if option.code not in self.codes():
            raise IllegalChoice(str(option))
        ask = self.ask
        if ask == po.ASK_TURN:
            self._act(option, told)
        elif ask == po.ASK_ANSWER or ask == po.ASK_PRESS:
            self._respond(option, told)
        elif ask == po.ASK_RENEW or ask == po.ASK_RETREAT:
            self._may_exchange(option, told)
        elif ask == po.ASK_COST:
            self._pay_cost(option, told)
        elif ask == po.ASK_MULLIGAN:
            self._mulligan(option.what == no.MULLIGAN, told)
        else:
            self._set_up(told)
        return told

    def _act(self, option: Move, told: list[Event]) -> None:
        """A game action (F29-F37)."""
        seat = self.turn
        what = option.what
        self.stalled[seat] = what == no.STALL
        if what == no.PLAY:
            addon = NONE if option.addon == no.NO_CARD else self.held(seat, option.addon)
            self._open(self.held(seat, option.card), addon, told)
            return
        if what == no.END:
            self._ends_turn(told)
            return
        if what == no.STALL:
            self._stall(told)
            return
        self.acts += 1
        if what == no.MOVE or what == no.RETREAT:
            forward = option.addon == 1
            if what == no.MOVE:
                self._walk(seat, 1 if forward else -1, ev.STEP_FORWARD if forward else ev.STEP_BACK, told)
            else:
                self._walk(seat, -ru.RETREAT, ev.RETREATED, told)
            if self.is_off(seat):
                self._leaves_strip(seat, told)
                return
            if what == no.RETREAT and self.exchanging_fault() == ALLOWED and self._named(seat, no.EXCHANGE):
                self.ask = po.ASK_RETREAT
                return
        elif what == no.POSITION:
            self.positions[seat] = option.card
            self.changed = True
            self.tell(told, ev.POSITION, seat, option.card)
        else:
            self._exchange(option.card, ev.FOR_EXCHANGE, told)
        self._acted(told)

    def _acted(self, told: list[Event]) -> None:
        """After an exploratory action: one more, or the end of the turn."""
        if self.acts >= 2:
            self._ends_turn(told)
        else:
            self.ask = po.ASK_TURN

    def _exchange(self, name: int, how: int, told: list[Event]) -> None:
        """Discard a card and draw one from the timer (F33, F35, F36)."""
        seat = self.turn
        self.exchanged = True
        self._discard(seat, self.held(seat, name), how, told)
        self._draw(seat, 1, told)

    def _may_exchange(self, option: Move, told: list[Event]) -> None:
        """The exchange that a Retreat, or the end of a turn in the tutorial, allows."""
        retreated = self.ask == po.ASK_RETREAT
        if option.what != no.NO:
            self._exchange(option.card, ev.FOR_RETREAT if retreated else ev.FOR_RENEWAL, told)
        if retreated:
            self._acted(told)
        else:
            self._next_turn(False, told)

    def _stall(self, told: list[Event]) -> None:
        """F34, F47."""
        seat = self.turn
        gain = min(ru.STALL_GAIN, self.cap - self.stamina[seat])
        self.stamina[seat] += gain
        self._pass_time()
        self.tell(told, ev.STALLED, seat, gain, self.stamina[seat], self.timer)
        self._ends_turn(told)

    def _respond(self, option: Move, told: list[Event]) -> None:
        """An answer to a threat, or what the Attacker does after a defence."""
        seat = self.asked
        what = option.what
        if what == no.ACCEPT:
            self._accept(told)
        elif what == no.NO:
            self._end_phrase(po.UNTOUCHED, NONE, 0, told)
        elif what == no.DISTANCE:
            self._distance(told)
        elif what == no.PARRY:
            self._parry(NONE if option.addon == no.NO_CARD else self.held(seat, option.addon), told)
        elif what == no.PLAY:
            addon = NONE if option.addon == no.NO_CARD else self.held(seat, option.addon)
            self._answer(self.held(seat, option.card), addon, told)
        elif option.card == no.NO_CARD:
            self._feint(NONE, NONE, told)
        else:
            addon = NONE
            if option.addon != no.NO_CARD:
                comes_back = self.opening_addon != NONE and KIND_OF[self.opening_addon] == AN
                addon = self.opening_addon if comes_back else self.held(seat, option.addon)
            self._feint(self.held(seat, option.card), addon, told)

    def _pay_cost(self, option: Move, told: list[Event]) -> None:
        """The card that Defence by Distance costs in the tutorial, or a quiet turn in sudden death (F90, F118)."""
        seat = self.asked
        card = self.held(seat, option.card)
        if self.status == po.RUNNING:
            self._discard(seat, card, ev.FOR_DISTANCE, told)
            self._draw(seat, 1, told)
            self._evaded(seat, told)
            return
        self._discard(seat, card, ev.FOR_SUDDEN, told)
        if not self._out_of_cards(told):
            self._next_turn(False, told)


def new_state(settings: Settings, chance: Chance) -> FenceState:
    """A bout before the deal (F21)."""
    return FenceState(
        settings,
        chance,
        ask=po.ASK_DEAL,
        asked=TABLE,
        turn=NONE,
        number=0,
        opener=NONE,
        period=1,
        scores=[0, 0],
        stamina=[ru.FULL_STAMINA, ru.FULL_STAMINA],
        cap=ru.FULL_STAMINA,
        positions=[ru.LINE, ru.LINE],
        squares=settings.on_guard[:],
        hands=[0, 0],
        known=[0, 0],
        laid=[0, 0],
        stock=settings.deck,
        aside=0,
        discards=0,
        past=0,
        fresh=[0, 0],
        timer=0,
        timer_then=0,
        unseen=0,
        acts=0,
        changed=False,
        exchanged=False,
        stalled=[False, False],
        idle=0,
        priority=NONE,
        sudden=False,
        attacker=NONE,
        status=po.NO_PHRASE,
        scorer=NONE,
        plays=[],
        used=[0, 0],
        cardless=[False, False],
        spent=[False, False],
        opening=0,
        opening_addon=NONE,
        opening_speed=0,
        first=NONE,
        first_speed=0,
        owner=NONE,
        threat=0,
        counts_as=0,
        speed=0,
        tie=False,
        own=0,
        winner=NONE,
        reason=0,
    )
