"""What comes of a choice in King of Tokyo: Duel: the machine that does what lies on the stack."""

from __future__ import annotations

from typing import final

from ludarium.core.chance import Chance
from ludarium.core.decision import Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.view import View
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import events as ev
from ludarium.games.tokyo_duel import notation as no
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, HAS
from ludarium.games.tokyo_duel.events import Happened
from ludarium.games.tokyo_duel.notation import Move
from ludarium.games.tokyo_duel.position import FROM_CARD, FROM_DICE, NONE, frame
from ludarium.games.tokyo_duel.rules import ATT, EN, FAME, HEAL, SP, Settings
from ludarium.games.tokyo_duel.streets import Streets


@final
class DuelState(Streets):
    """A game in progress."""

    def clone(self) -> DuelState:
        return DuelState(
            self.settings,
            self.chance.clone(),
            self.phase,
            self.turn,
            self.number,
            self.starter,
            self.first_turn,
            self.monsters[:],
            self.health[:],
            self.energy[:],
            self.tokens[:],
            self.keeps[:],
            self.extra[:],
            self.fewer[:],
            self.dominated[:],
            self.lost[:],
            self.immune,
            self.used,
            self.running,
            self.halted,
            self.deck,
            self.deck_left,
            self.pile[:],
            self.market[:],
            self.cells[:],
            self.marks[:],
            self.placed,
            self.dice,
            self.added,
            self.reduction,
            self.token_dice,
            self.rolls,
            self.allowed,
            self.sp_used,
            self.groups,
            self.attacks,
            self.bought,
            self.winner,
            self.reason,
            self.stack[:],
        )

    def view(self, seat: int | None) -> View:
        from ludarium.games.tokyo_duel.view import view_of

        return view_of(self, seat)

    # -- choosing

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move) or self.winner != NONE:
            raise IllegalChoice(str(option))
        told: list[Event] = []
        if option.what == no.CONCEDE:
            if option.payload > 1:
                raise IllegalChoice(str(option))
            told.append(Happened(ev.CONCEDED, option.payload))
            self._ends(1 - option.payload, po.BY_CONCEDING, told)
            return told
        stack = self.stack
        top = stack[len(stack) - 1]
        op = top & 63
        codes = no.all_faces(top >> 14 & 255) if op == po.ASK_FACES else self.codes(top)
        if option.code not in codes:
            raise IllegalChoice(str(option))
        self._answer(option, op, top, told)
        self.run(told)
        return told

    def _answer(self, option: Move, op: int, top: int, told: list[Event]) -> None:
        """Take an option of the frame on top."""
        what = option.what
        payload = option.payload
        stack = self.stack
        if what == no.CUT:
            card = (self.owns(self.turn, ca.CUT) & ~self.used).bit_length() - 1
            self.used |= 1 << card
            told.append(Happened(ev.CARD_USED, self.turn, card))
            told.append(Happened(ev.CUT, self.turn, payload))
            self.pile.append(payload)
            self._take_from_market(payload, told)
            return
        if op == po.ASK_REROLL:
            if what == no.STOP:
                stack.pop()
            else:
                self.dice -= payload
                self._roll(di.total(payload), self.turn, po.FOR_REROLL, told)
        elif op == po.ASK_RESOLVE:
            if what == no.DONE:
                stack.pop()
            elif what == no.RESOLVE:
                self._resolve(payload, told)
            elif what == no.ADD:
                self._add(payload, told)
            else:
                self._power(payload, told)
        elif op == po.ASK_BUY:
            if what == no.DONE:
                stack.pop()
            elif what == no.BUY:
                self._buy(payload, 0, told)
            else:
                self._sweep(told)
        elif op == po.ASK_PRE_ROLL:
            if what == no.TOKEN:
                self.tokens[self.turn] -= 1
                self.token_dice += 1
                told.append(Happened(ev.TOKEN_SPENT, self.turn))
            else:
                stack.pop()
                if what == no.ROLL:
                    stack.append(frame(po.ASK_REROLL))
                    self._roll(self.dice_to_roll(), self.turn, po.FOR_TURN, told)
        elif op == po.ASK_MAY:
            stack.pop()
            self._may(top, what == no.DO, told)
        elif op == po.ASK_FACES:
            stack.pop()
            self._rolled(payload, top >> 6 & 255, top >> 22 & 255, told)
        elif op == po.DAMAGE:
            if what == no.NO:
                stack[len(stack) - 1] = top | 1 << 42
            else:
                self._prevent(payload, top, told)
        elif op == po.ASK_PLACE or op == po.ASK_KING:
            stack.pop()
            seat = top >> 6 & 255 if op == po.ASK_KING else top >> 14 & 255
            if what == no.NO:
                told.append(Happened(ev.TOKEN_KEPT, seat, top >> 6 & 255))
            else:
                self._place(seat, payload & 15, payload >> 4, told)
        elif op == po.RESULT_MOMENT:
            self._use_result(payload, told)
        elif op == po.PULLED:
            self._use_pulled(payload, top, told)
        elif op == po.ASK_ADD:
            if what == no.NO:
                stack.pop()
            else:
                self._add(payload, told)
        elif op == po.ASK_MONSTER:
            stack.pop()
            self._choose_monster(top >> 6 & 255, payload, told)
        elif op == po.ASK_LAB:
            stack.pop()
            if what == no.BUY:
                card = top >> 6 & 255
                told.append(Happened(ev.CARD_USED, self.turn, card))
                self._buy(payload, CARDS[card].by_word[ca.LAB].a, told)
        elif op == po.ASK_KEEPS:
            if what == no.DROP:
                self._leaves(payload, self.turn, told)
            else:
                stack.pop()
                self._reduce(told)
        elif op == po.ASK_ASIDE:
            stack.pop()
            if what == no.ASIDE:
                card = top >> 6 & 255
                self.dice -= payload
                self.used |= 1 << card
                told.append(Happened(ev.CARD_USED, self.turn, card))
                told.append(Happened(ev.SET_ASIDE, self.turn, payload))
                stack.append(frame(po.EFFECTS, card, ca.SET_ASIDE, 0, self.turn))
        elif op == po.ASK_TAKE:
            stack.pop()
            self._leaves(payload, 1 - (top >> 14 & 255), told)
        else:
            stack.pop()
            if what == no.TAKE:
                self._swap(top >> 6 & 255, top >> 14 & 255, payload, told)

    # -- the machine

    def run(self, told: list[Event]) -> None:
        """Do what lies on the stack until somebody is asked or the game is over."""
        stack = self.stack
        while self.winner == NONE:
            top = stack[len(stack) - 1]
            if top & 63 < po.FIRST_ASK:
                stack.pop()
                self._do(top, told)
            elif self._asks(top, told):
                return

    def _do(self, top: int, told: list[Event]) -> None:
        op = top & 63
        a = top >> 6 & 255
        b = top >> 14 & 255
        c = top >> 22 & 255
        d = top >> 30 & 255
        e = top >> 38 & 255
        stack = self.stack
        turn = self.turn
        if op == po.PULL:
            self._step(a, b, c, d, e, told)
        elif op == po.REWARD:
            self._reward(a, b, c, d, told)
        elif op == po.EFFECTS:
            self._effect(a, b, c, d, told)
        elif op == po.TURN:
            self._begin_turn(a, b == 1, told)
        elif op == po.START_SLEEP:
            for card in ca.bits(self.owns(turn, ca.SLEEP)):
                stack.append(frame(po.ASK_MAY, card, ca.SLEEP, 0, turn))
        elif op == po.START_LAB:
            for card in ca.bits(self.owns(turn, ca.LAB)):
                stack.append(frame(po.ASK_LAB, card))
        elif op == po.START_DOMINATED:
            if self.dominated[turn]:
                stack.append(frame(po.ASK_KEEPS))
        elif op == po.FINAL_RESULT:
            self.phase = po.RESULT
            told.append(Happened(ev.RESULT, turn, self.dice, self.extra_symbols()))
        elif op == po.RESOLVE_BEGINS:
            self.phase = po.RESOLVE
        elif op == po.RESOLVE_REBOOT:
            for card in ca.bits(self.owns(turn, ca.REBOOT)):
                stack.append(frame(po.ASK_MAY, card, ca.REBOOT, 0, turn))
        elif op == po.RESOLVE_ALIKE:
            for card in ca.bits(self.owns(turn, ca.TOO_ALIKE)):
                ability = CARDS[card].by_word[ca.TOO_ALIKE]
                if self.most_alike() >= ability.a:
                    self._hurt(turn, ability.b, card, turn)
        elif op == po.RESOLVE_ASIDE:
            for card in ca.bits(self.owns(turn, ca.SET_ASIDE) & ~self.used):
                if self.aside_codes(CARDS[card].by_word[ca.SET_ASIDE].a):
                    stack.append(frame(po.ASK_ASIDE, card))
        elif op == po.AFTER_DICE:
            for card in ca.bits(self.owns(turn, ca.IF_NONE)):
                if di.number_of(self.result(), CARDS[card].by_word[ca.IF_NONE].a) == 0:
                    told.append(Happened(ev.CARD_USED, turn, card))
                    stack.append(frame(po.EFFECTS, card, ca.IF_NONE, 0, turn))
        elif op == po.BUY_BEGINS:
            self.phase = po.BUY
        elif op == po.BUY_ENDS:
            if not self.bought:
                self._gain_energy(turn, 1, ev.BY_BUYING_NOTHING, told)
        elif op == po.TURN_ENDING:
            self.phase = po.END
            for card in ca.bits(self.owns(turn, ca.END_ENERGY)):
                ability = CARDS[card].by_word[ca.END_ENERGY]
                n = self.energy[turn] // ability.b
                if n:
                    told.append(Happened(ev.CARD_USED, turn, card))
                    stack.append(frame(po.PULL, turn, ability.a, n, 0, FROM_CARD))
        elif op == po.NEXT_TURN:
            self._end_turn(told)
        elif op == po.BOUGHT:
            if CARDS[a].keep:
                self.keeps[b] |= 1 << a
                told.append(Happened(ev.KEPT, b, a))
            else:
                self.pile.append(a)
                told.append(Happened(ev.DISCARDED, b, a))
        elif op == po.CARD_DONE:
            self.running &= ~(1 << a)
        elif op == po.LEAVES:
            self._leaves(a, b, told)
        else:
            self._roll_off(told)

    def _asks(self, top: int, told: list[Event]) -> bool:
        """Whether the frame on top asks; what has but one answer, or none, is settled here."""
        op = top & 63
        stack = self.stack
        last = len(stack) - 1
        a = top >> 6 & 255
        b = top >> 14 & 255
        if op == po.ASK_REROLL:
            if self.dice == 0 or (self.rolls >= self.allowed and not self.reroll_symbols()):
                stack.pop()
                return False
        elif op == po.ASK_RESOLVE:
            if self.resolve_codes() == [no.DONE]:
                stack.pop()
                return False
        elif op == po.ASK_BUY:
            if self.buy_codes() == [no.DONE]:
                stack.pop()
                return False
        elif op == po.ASK_PRE_ROLL:
            self.phase = po.ROLL
            self.allowed = self.allowed_rolls()
            if self.dice_to_roll() == 0 and not self.may_spend_token():
                stack.pop()
                return False
        elif op == po.ASK_MAY:
            word = b
            spent = word == ca.IN_SHAPE and (top >> 22 & 255 == 0 or self.energy[top >> 30 & 255] == 0)
            if spent or self.keeps[top >> 30 & 255] >> a & 1 == 0:
                stack.pop()
                return False
        elif op == po.DAMAGE:
            return self._damage_asks(top, told)
        elif op == po.ASK_PLACE:
            if not self.places(a):
                stack.pop()
                told.append(Happened(ev.NOT_PLACED, b, a))
                return False
        elif op == po.RESULT_MOMENT:
            cards = self.result_cards()
            if not cards:
                stack.pop()
                return False
            if len(cards) == 1:
                self._use_result(cards[0], told)
                return False
        elif op == po.PULLED:
            cards = self.pulled_cards(top)
            if not cards:
                stack.pop()
                return False
            if len(cards) == 1:
                self._use_pulled(cards[0], top, told)
                return False
        elif op == po.ASK_ADD:
            if self.sp_left() < 2:
                stack.pop()
                return False
        elif op == po.ASK_LAB:
            if len(self.codes(top)) == 1:
                stack.pop()
                return False
        elif op == po.ASK_KEEPS:
            if self.keeps[self.turn] == 0:
                stack.pop()
                self._reduce(told)
                return False
        elif op == po.ASK_TAKE or op == po.ASK_SWAP:
            rival = 1 - b
            if self.keeps[rival] == 0 or (op == po.ASK_SWAP and self.keeps[b] >> a & 1 == 0):
                stack.pop()
                if op == po.ASK_TAKE:
                    told.append(Happened(ev.NO_EFFECT, b, ev.NO_CARD, a))
                return False
            if op == po.ASK_TAKE and self.keeps[rival] & (self.keeps[rival] - 1) == 0:
                stack[last] = frame(po.LEAVES, self.keeps[rival].bit_length() - 1, rival)
                return False
        return True

    # -- set-up and turns

    def _choose_monster(self, seat: int, monster: int, told: list[Event]) -> None:
        self.monsters[seat] = monster
        self.health[seat] = ru.HEALTH[monster]
        told.append(Happened(ev.MONSTER_CHOSEN, seat, monster))

    def _roll_off(self, told: list[Event]) -> None:
        """K16."""
        self.phase = po.ROLLING_OFF
        self._roll(ru.BASE_DICE, 0, po.FOR_START, told)

    def _start_player(self, faces: int, told: list[Event]) -> None:
        """Both have rolled: seat 0 ``dice``, seat 1 ``faces``."""
        first = di.number_of(self.dice, ATT)
        second = di.number_of(faces, ATT)
        if first == second:
            told.append(Happened(ev.ROLL_OFF, NONE, self.dice, faces))
            self.stack.append(frame(po.ROLL_OFF))
            return
        self.starter = 0 if first > second else 1
        told.append(Happened(ev.ROLL_OFF, self.starter, self.dice, faces))
        self._gain_energy(1 - self.starter, 1, ev.BY_GOING_SECOND, told)  # K17
        self.first_turn = True
        self.stack.append(frame(po.TURN, self.starter))

    def _begin_turn(self, seat: int, extra: bool, told: list[Event]) -> None:
        self.turn = seat
        self.number += 1
        self.phase = po.START
        self.lost = [0, 0]
        self.dice = 0
        self.added = 0
        self.token_dice = 0
        self.rolls = 0
        self.allowed = 0
        self.sp_used = 0
        self.groups = 0
        self.attacks = 0
        self.bought = False
        self.reduction = self.fewer[seat]  # used up even if the turn ends early (K87)
        self.fewer[seat] = 0
        told.append(Happened(ev.TURN_BEGAN, seat, self.number, 1 if extra else 0))
        stack = self.stack
        stack.append(frame(po.NEXT_TURN))
        stack.append(frame(po.TURN_ENDING))
        stack.append(frame(po.BUY_ENDS))
        stack.append(frame(po.ASK_BUY))
        stack.append(frame(po.BUY_BEGINS))
        stack.append(frame(po.AFTER_DICE))
        stack.append(frame(po.ASK_RESOLVE))
        stack.append(frame(po.RESOLVE_ASIDE))
        stack.append(frame(po.RESOLVE_ALIKE))
        if self.settings.result_when_skipped:
            stack.append(frame(po.RESOLVE_REBOOT))
            stack.append(frame(po.RESOLVE_BEGINS))
            stack.append(frame(po.RESULT_MOMENT))
        else:
            stack.append(frame(po.RESOLVE_BEGINS))
            stack.append(frame(po.RESULT_MOMENT))
            stack.append(frame(po.RESOLVE_REBOOT))
        if self.monsters[seat] == ru.ALIENOID:
            stack.append(frame(po.ASK_ADD))
        stack.append(frame(po.FINAL_RESULT))
        stack.append(frame(po.ASK_PRE_ROLL))
        stack.append(frame(po.START_DOMINATED))
        stack.append(frame(po.START_LAB))
        stack.append(frame(po.START_SLEEP))

    def _end_turn(self, told: list[Event]) -> None:
        seat = self.turn
        told.append(Happened(ev.TURN_ENDED, seat))
        self.used = 0
        self.immune = 0
        self.halted = 0
        self.dominated[seat] = 0
        self.first_turn = False
        if self.extra[seat]:
            self.extra[seat] -= 1
            self.stack.append(frame(po.TURN, seat, 1))
        else:
            self.stack.append(frame(po.TURN, 1 - seat))

    def _reduce(self, told: list[Event]) -> None:
        """TD09: a die less for each Keep card that is still owned, for each Dominate."""
        n = self.dominated[self.turn] * len(ca.bits(self.keeps[self.turn]))
        self.dominated[self.turn] = 0
        if n:
            self.reduction += n
            told.append(Happened(ev.FEWER_DICE, self.turn, n))

    # -- dice

    def _roll(self, n: int, seat: int, purpose: int, told: list[Event]) -> None:
        """Roll ``n`` dice, or ask for what real ones show."""
        if self.settings.score_keeper and n:
            self.stack.append(frame(po.ASK_FACES, seat, n, purpose))
            return
        self._rolled(di.thrown(n, self.chance), seat, purpose, told)

    def _rolled(self, faces: int, seat: int, purpose: int, told: list[Event]) -> None:
        if purpose == po.FOR_TURN or purpose == po.FOR_REROLL:
            self.dice += faces
            if self.rolls < self.allowed:  # the rolls of TD20 do not count
                self.rolls += 1
            told.append(Happened(ev.ROLLED, seat, faces, self.dice, self.rolls))
        elif purpose == po.FOR_START:
            self.dice = faces
            self._roll(ru.BASE_DICE, 1, po.FOR_START_TOO, told)
        elif purpose == po.FOR_START_TOO:
            self._start_player(faces, told)
        else:
            self._camouflaged(faces, told)

    def _use_result(self, card: int, told: list[Event]) -> None:
        """A card that waited for the result (K83 c)."""
        seat = self.turn
        self.used |= 1 << card
        told.append(Happened(ev.CARD_USED, seat, card))
        words = CARDS[card].by_word
        if HAS[ca.UNMADE_ROLLS] >> card & 1:
            n = words[ca.UNMADE_ROLLS].a * (self.allowed - self.rolls)
            self._gain_energy(seat, n, card, told)
        elif HAS[ca.IN_GROUPS] >> card & 1:
            ability = words[ca.IN_GROUPS]
            n = di.number_of(self.result(), SP) // ability.b
            self.stack.append(frame(po.PULL, seat, ability.a, n, 0, FROM_CARD))
        elif HAS[ca.IF_ALIKE] >> card & 1:
            self.stack.append(frame(po.EFFECTS, card, ca.IF_ALIKE, 0, seat))
        else:
            self.stack.append(frame(po.EFFECTS, card, ca.ALL_SYMBOLS, 0, seat))

    def _resolve(self, symbol: int, told: list[Event]) -> None:
        """All dice of one symbol (K26-K30)."""
        seat = self.turn
        n = di.number_of(self.result(), symbol)
        self.groups |= 1 << symbol
        told.append(Happened(ev.GROUP_RESOLVED, seat, symbol, n))
        if symbol == ATT:
            self.attacks = n
            self._hurt(1 - seat, n, NONE, seat)
        elif symbol == HEAL:
            self._heal(seat, n, ev.BY_DICE, told)
        elif symbol == EN:
            self._gain_energy(seat, n, ev.BY_DICE, told)
        else:
            self.stack.append(frame(po.PULL, seat, symbol - FAME, n - 2, 0, FROM_DICE))

    def _add(self, payload: int, told: list[Event]) -> None:
        """The symbols that an Alienoid adds to the result (K68, K73)."""
        symbol = payload >> 2
        times = payload & 3
        self.added += times << 4 * symbol
        self.sp_used += 1 + times
        told.append(Happened(ev.ADDED, self.turn, times << 4 * symbol))

    def _power(self, use: int, told: list[Event]) -> None:
        """K67-K72."""
        seat = self.turn
        monster = self.monsters[seat]
        spent = ru.POWER_PRICE[monster]
        if use == no.BLAST:
            spent = self.sp_left()
        elif use == no.WITH_THREE:
            spent = 3
        self.sp_used += spent
        told.append(Happened(ev.POWERED, seat, monster, spent))
        if use == no.BLAST:
            n = di.number_of(self.result(), ATT)
            self.groups |= 1 << ATT
            self.attacks = n
            self._hurt(1 - seat, n * spent, NONE, seat)
        elif use == no.TO_FAME or use == no.TO_DEST:
            self.stack.append(frame(po.PULL, seat, use - no.TO_FAME, 1, 0, FROM_DICE))
        elif use == no.WITH_TWO:
            self._gain_energy(seat, 2, ev.BY_POWER, told)
        elif use == no.WITH_THREE:
            self._gain_energy(seat, 4, ev.BY_POWER, told)
        elif monster == ru.PENGUIN:
            self._gain_tokens(seat, 1, ev.BY_POWER, told)
        else:
            self.stack.append(frame(po.ASK_KING, seat))

    # -- damage

    def _damage_asks(self, top: int, told: list[Event]) -> bool:
        """Prevention (K79), then the loss."""
        seat = top >> 6 & 255
        left = top >> 14 & 255
        if left and (self.immune >> seat & 1 or self.owns(seat, ca.SLEEP)):
            shield = (self.owns(seat, ca.SLEEP) or HAS[ca.SURVIVE]).bit_length() - 1
            told.append(Happened(ev.PREVENTED, seat, shield, left))
            left = 0
        waiting = self.preventing(seat, left, top >> 42 & 1 == 1)
        if len(waiting) == 1 and HAS[ca.CAMOUFLAGE] >> waiting[0] & 1 == 0:
            self._prevent(waiting[0], top, told)
            return False
        if waiting:
            return True
        self.stack.pop()
        self._lose(seat, left, top >> 22 & 255, (top >> 30 & 255) - 1, (top >> 38 & 15) - 1, told)
        return False

    def _prevent(self, card: int, top: int, told: list[Event]) -> None:
        seat = top >> 6 & 255
        left = top >> 14 & 255
        words = CARDS[card].by_word
        if HAS[ca.CAMOUFLAGE] >> card & 1:
            self.stack[len(self.stack) - 1] = top | 1 << 42
            told.append(Happened(ev.CARD_USED, seat, card))
            lots = [di.MOST] * (
                left // di.MOST
            )  # there are eight dice: more are rolled one lot after the other
            if left % di.MOST:
                lots.append(left % di.MOST)
            if self.settings.score_keeper:
                lots.reverse()  # what is pushed last is asked first
            for n in lots:
                self._roll(n, seat, po.FOR_CAMOUFLAGE, told)
            return
        self.used |= 1 << card
        n = words[ca.PREVENT].a if HAS[ca.PREVENT] >> card & 1 else words[ca.PREVENT_ON_TOKEN].b
        n = min(n, left)
        self.stack[len(self.stack) - 1] = top - (n << 14)
        told.append(Happened(ev.PREVENTED, seat, card, n))

    def _camouflaged(self, faces: int, told: list[Event]) -> None:
        """TD07: each HEAL rolled prevents 1 HP of the event, on which only other dice of it lie."""
        at = len(self.stack) - 1
        while self.stack[at] & 63 == po.ASK_FACES:
            at -= 1
        top = self.stack[at]
        n = di.number_of(faces, HEAL)
        self.stack[at] = top - (n << 14)
        told.append(Happened(ev.CAMOUFLAGED, top >> 6 & 255, faces, n))

    def _lose(self, seat: int, n: int, amount: int, card: int, by: int, told: list[Event]) -> None:
        """``n`` HP of an event are left after all prevention."""
        if n == 0:
            return
        health = self.health[seat]
        lost = min(n, health)
        if lost == health:
            for survivor in ca.bits(self.owns(seat, ca.SURVIVE)):  # TD49, last of all
                lost = health - 1
                self.immune |= 1 << seat
                told.append(Happened(ev.SURVIVED, seat, survivor))
                self._leaves(survivor, seat, told)
        before = self.lost[seat]
        self.lost[seat] += lost
        self.health[seat] -= lost
        told.append(Happened(ev.HURT, seat, amount, lost, self.health[seat], card, by))
        if self.over(told) or lost == 0:
            return
        # The active player's trigger goes first, so it is pushed last (K86).
        if seat == self.turn:
            self._trigger_shape(1 - seat, before, lost, told)
            self._trigger_swap(seat, lost)
        else:
            self._trigger_swap(seat, lost)
            self._trigger_shape(1 - seat, before, lost, told)

    def _trigger_shape(self, seat: int, before: int, lost: int, told: list[Event]) -> None:
        """TD19: the rival of ``seat`` has lost ``lost`` HP, ``before`` of this turn already."""
        if seat != self.turn and not self.settings.in_every_turn:
            return
        for card in ca.bits(self.owns(seat, ca.IN_SHAPE) & ~self.running):
            free = CARDS[card].by_word[ca.IN_SHAPE].a
            n = max(0, before + lost - free) - max(0, before - free)
            if n and self.energy[seat]:
                self.running |= 1 << card
                self.stack.append(frame(po.CARD_DONE, card))
                self.stack.append(frame(po.ASK_MAY, card, ca.IN_SHAPE, n, seat))

    def _trigger_swap(self, seat: int, lost: int) -> None:
        """TD48."""
        for card in ca.bits(self.owns(seat, ca.SWAP)):
            if lost >= CARDS[card].by_word[ca.SWAP].a:
                self.stack.append(frame(po.ASK_SWAP, card, seat))

    # -- cards

    def _buy(self, card: int, less: int, told: list[Event]) -> None:
        """K33-K35, K40: pay, slide, place the token, take the effects."""
        seat = self.turn
        price = self.price(self.market.index(card), less)
        self.energy[seat] -= price
        self.bought = True
        told.append(Happened(ev.BOUGHT, seat, card, price))
        self._take_from_market(card, told)
        stack = self.stack
        stack.append(frame(po.BOUGHT, card, seat))
        if CARDS[card].by_word[ca.ON_BUY].effects:
            stack.append(frame(po.EFFECTS, card, ca.ON_BUY, 0, seat))
        for other in ca.bits(self.owns(seat, ca.WHEN_BOUGHT)):
            stack.append(frame(po.EFFECTS, other, ca.WHEN_BOUGHT, 0, seat))
        token = CARDS[card].token
        if token >= 0:
            stack.append(frame(po.ASK_PLACE, token, seat))

    def _may(self, top: int, yes: bool, told: list[Event]) -> None:
        """An effect that may be refused is taken, or is not."""
        card = top >> 6 & 255
        word = top >> 14 & 255
        amount = top >> 22 & 255
        seat = top >> 30 & 255
        stack = self.stack
        ability = CARDS[card].by_word[word]
        if word == ca.SLEEP:
            if yes:
                told.append(Happened(ev.WOKE, seat, card))
                self._leaves(card, seat, told)
            else:
                while stack[len(stack) - 1] & 63 != po.NEXT_TURN:
                    stack.pop()
                told.append(Happened(ev.SLEPT, seat))
                self._heal(seat, ability.a, card, told)
            return
        if not yes:
            return
        told.append(Happened(ev.CARD_USED, seat, card))
        if word == ca.REBOOT:
            while stack[len(stack) - 1] & 63 != po.BUY_BEGINS:
                stack.pop()
            told.append(Happened(ev.SKIPPED_PHASE, seat, card))
            stack.append(frame(po.LEAVES, card, seat))
            stack.append(frame(po.EFFECTS, card, word, 0, seat))
        elif word == ca.COPY_ENERGY:
            self._leaves(card, seat, told)
            self._gain_energy(seat, amount, card, told)
        elif word == ca.IN_SHAPE:
            self.energy[seat] -= 1
            told.append(Happened(ev.ENERGY, seat, -1, self.energy[seat], card))
            stack.append(frame(po.ASK_MAY, card, word, amount - 1, seat))
            stack.append(frame(po.EFFECTS, card, word, 0, seat))
        else:  # TD23, TD47: HP instead of nothing, or of the reward
            if word == ca.INSTEAD:
                stack.pop()
            self.running |= 1 << card
            stack.append(frame(po.CARD_DONE, card))
            self._hurt(1 - seat, ability.a, card, seat)

    def _effect(self, card: int, word: int, i: int, seat: int, told: list[Event]) -> None:
        """One effect of a card; the ones after it wait (K76)."""
        effects = CARDS[card].by_word[word].effects
        stack = self.stack
        if i == 0 and word == ca.WHEN_BOUGHT:
            told.append(Happened(ev.CARD_USED, seat, card))
        if i + 1 < len(effects):
            stack.append(frame(po.EFFECTS, card, word, i + 1, seat))
        effect = effects[i]
        verb = effect.verb
        n = effect.a
        if verb == ca.PULL:
            stack.append(frame(po.PULL, seat, n, effect.b, 0, FROM_CARD))
        elif verb == ca.HIT:
            self._hurt(1 - seat, n, card, seat)
        elif verb == ca.SELF_HIT:
            self._hurt(seat, n, card, seat)
        elif verb == ca.BOTH_LOSE:
            self._hurt_in_turn([1 - seat, seat], n, card, seat)
        elif verb == ca.GAIN_HP:
            self._heal(seat, n, card, told)
        elif verb == ca.ENERGY:
            self._gain_energy(seat, n, card, told)
        elif verb == ca.DICE_TOKEN:
            self._gain_tokens(seat, n, card, told)
        elif verb == ca.EXTRA_TURN:
            self.extra[seat] += 1
            told.append(Happened(ev.EXTRA_TURN, seat))
        elif verb == ca.DOMINATE:
            self.dominated[1 - seat] += 1
            told.append(Happened(ev.DOMINATED, 1 - seat))
        elif verb == ca.ZONE_LOSSES:
            zones = [tr.zone(self.cell(0)), tr.zone(self.cell(1))]
            victims = [victim for victim in (1 - seat, seat) for zone in zones if zone == victim]
            if not victims:
                told.append(Happened(ev.NO_EFFECT, seat, ev.NOBODY_THERE, card))
            self._hurt_in_turn(victims, n, card, seat)
        elif verb == ca.PULL_ATTACKS:
            if self.attacks:
                stack.append(frame(po.PULL, seat, n, self.attacks, 0, FROM_CARD))
            else:
                told.append(Happened(ev.NO_EFFECT, seat, ev.NO_ATTACK, card))
        else:
            stack.append(frame(po.ASK_TAKE, card, seat))


def new_state(settings: Settings, chance: Chance) -> DuelState:
    """Set-up (K13-K15) up to the first question."""
    deck = list(range(len(CARDS)))
    chance.shuffle(deck)
    nowhere = [tr.NOT_PLACED] * len(ru.TOKENS)
    state = DuelState(
        settings, chance, po.CHOOSING, NONE, 0, NONE, False,
        [NONE, NONE], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], 0, 0, 0, 0,
        deck, len(deck), [], [NONE] * ru.MARKET,
        [tr.cells_of(nowhere, track, settings.reading) for track in range(2)],
        [ru.FAR, ru.FAR], nowhere,
        0, 0, 0, 0, 0, 0, 0, 0, 0, False, NONE, NONE, [],
    )  # fmt: skip
    told: list[Event] = []
    state.refill(told)
    state.stack.append(frame(po.ROLL_OFF))
    if settings.random_monsters:
        first = chance.below(ru.MONSTERS)
        second = chance.below(ru.MONSTERS if settings.same_monster else ru.MONSTERS - 1)
        if not settings.same_monster and second >= first:
            second += 1
        state._choose_monster(0, first, told)
        state._choose_monster(1, second, told)
        state.run(told)
    else:
        state.stack.append(frame(po.ASK_MONSTER, 1))
        state.stack.append(frame(po.ASK_MONSTER, 0))
    return state
