"""The phrase: the state machine of section 11 of the rules."""

from __future__ import annotations

from typing import Final

from ludarium.core.event import Event
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import notation as no
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.bout import Bout
from ludarium.games.ready_fence.notation import code, move_code
from ludarium.games.ready_fence.position import ALLOWED
from ludarium.games.ready_fence.rules import AN, CP, CT, DI, FE, FL, FT, GA, IF, JK, NONE, PR, RA, SH, ST
from ludarium.games.ready_fence.tables import KIND_OF

HIT_NAMES: Final = (ev.BY_HIT, ev.BY_RIPOSTE, ev.BY_HIT, ev.BY_COUNTER, ev.AT_ONCE)
"""Why a threat of each kind scores when it is accepted."""


class Phrase(Bout):
    """The exchange of cards between the two fencers."""

    # -- options

    def opening_codes(self, seat: int, codes: list[int]) -> None:
        """Add what may open a phrase (F58-F60)."""
        twin = self.settings.table.twin
        stamina = self.stamina[seat]
        addon = self._one(seat, AN)
        seen = NONE
        mask = self.hands[seat]
        while mask:
            low = mask & -mask
            mask ^= low
            card = low.bit_length() - 1
            name = twin[card]
            if name == seen:
                continue
            seen = name
            if self.opening_fault(seat, card) != ALLOWED:
                continue
            if self.paid_by(card, NONE) <= stamina:
                codes.append(code(no.PLAY, name))
            if addon != NONE and self.paid_by(card, addon) <= stamina:
                codes.append(code(no.PLAY, name, twin[addon]))

    def answer_codes(self, seat: int) -> list[int]:
        """What ``seat`` may do about the threat (F64, F75)."""
        table = self.settings.table
        twin = table.twin
        stamina = self.stamina[seat]
        codes = [code(no.ACCEPT)]
        slower = self.settings.slower_answer
        glides = self._glides(seat)
        addon = self._one(seat, AN)
        if self.parry_fault(seat) == ALLOWED:
            codes.append(code(no.PARRY))
            price = self.parry_price(seat)
            for glide in glides:
                if price + table.stamina[glide] <= stamina:
                    codes.append(code(no.PARRY, no.NO_CARD, glide))
        if self.evading_fault(seat) == ALLOWED:
            codes.append(move_code(no.DISTANCE, self.square_after(seat, -ru.RETREAT), False))
        seen = NONE
        mask = self.hands[seat]
        while mask:
            low = mask & -mask
            mask ^= low
            card = low.bit_length() - 1
            name = twin[card]
            if name == seen:
                continue
            seen = name
            if self.answer_fault(seat, card) != ALLOWED or self.paid_by(card, NONE) > stamina:
                continue
            kind = KIND_OF[card]
            if kind == FE:
                self._feint_codes(seat, card, codes)
                continue
            if not self.has_speed_to_meet(kind):
                codes.append(code(no.PLAY, name))
                continue
            in_time = self.defence_speed(seat, card, NONE) >= self.speed
            if in_time or slower:
                codes.append(code(no.PLAY, name))
            if in_time and (kind == PR or kind == CP):
                for glide in glides:
                    if self.paid_by(card, glide) <= stamina:
                        codes.append(code(no.PLAY, name, glide))
            if addon == NONE or not self.takes_angulation(kind) or self.paid_by(card, addon) > stamina:
                continue
            if slower or self.defence_speed(seat, card, addon) >= self.speed:
                codes.append(code(no.PLAY, name, twin[addon]))
        if not self.settings.free_accept and self.threat == po.ATTACK and len(codes) > 1:
            del codes[0]  # who can answer an attack must (O35)
        return codes

    def press_codes(self, seat: int) -> list[int]:
        """What the Attacker may do after a defence without riposte (F77)."""
        codes = [code(no.NO)]
        stamina = self.stamina[seat]
        renewed = self._one(seat, RA)
        if renewed != NONE and self.renewed_fault(seat) == ALLOWED and self.paid_by(renewed, NONE) <= stamina:
            codes.append(code(no.PLAY, self.settings.table.twin[renewed]))
        feint = self._one(seat, FE)
        if feint != NONE and self.feint_fault(seat) == ALLOWED and self.paid_by(feint, NONE) <= stamina:
            self._feint_codes(seat, feint, codes)
        joker = self._one(seat, JK)
        if joker != NONE and self.joker_beats_ceding(seat) and self.paid_by(joker, NONE) <= stamina:
            codes.append(code(no.PLAY, self.settings.table.twin[joker]))
        return codes

    def joker_beats_ceding(self, seat: int) -> bool:
        """Whether a plain Ceding Parry of the rival has just stopped a threat of ``seat``, who may beat it with a
        Joker (O36)."""
        if not self.settings.joker_ceding or self.used[seat] >= ru.CARDS_EACH or KIND_OF[self.opening] == FL:
            return False
        last = self.plays[-1]
        return last & 15 == ev.CEDING and last >> 35 == 1 - seat

    def _feint_codes(self, seat: int, feint: int, codes: list[int]) -> None:
        """Add the two ways of a Feint (F81)."""
        codes.append(code(no.FEINT))
        twin = self.settings.table.twin
        left = self.stamina[seat] - (self.paid_by(feint, NONE) if self.settings.spends else 0)
        addon = self.opening_addon if self.opening_addon != NONE else self._one(seat, AN)
        seen = NONE
        for card in ev.bits(self.hands[seat]):
            name = twin[card]
            if name == seen:
                continue
            seen = name
            if self.replacing_fault(seat, card) != ALLOWED:
                continue
            if self.paid_by(card, NONE) <= left and self._feint_reaches(seat, card, NONE):
                codes.append(code(no.FEINT, name))
            if addon != NONE and self.paid_by(card, addon) <= left and self._feint_reaches(seat, card, addon):
                codes.append(code(no.FEINT, name, twin[addon]))

    def _feint_reaches(self, seat: int, card: int, addon: int) -> bool:
        return self.settings.slower_feint or self.attack_speed(seat, card, addon) >= self.first_speed

    def _glides(self, seat: int) -> list[int]:
        """The cards that may be added to a parry, each name once (F73)."""
        mask = self.holds(seat, GA)
        names: list[int] = []
        if mask and self.glide_fault(seat) == ALLOWED:
            for card in ev.bits(mask):
                name = self.settings.table.twin[card]
                if name not in names:
                    names.append(name)
        return names

    def _one(self, seat: int, kind: int) -> int:
        """The lowest card of a kind in a hand; of a kind whose cards all have one name."""
        return ev.lowest(self.holds(seat, kind))

    # -- playing

    def _pay(self, seat: int, amount: int) -> None:
        if amount:
            self.stamina[seat] -= amount
            self.spent[seat] = True

    def _pay_card(self, seat: int, card: int, addon: int) -> int:
        """Pay the SP value of a card with its add-on (F45); what was spent."""
        paid = self.paid_by(card, addon) if self.settings.spends else 0
        self._pay(seat, paid)
        return paid

    def _lay(self, seat: int, card: int) -> None:
        bit = 1 << card
        self.hands[seat] &= ~bit
        self.known[seat] &= ~bit
        self.laid[seat] |= bit

    def _note(
        self,
        seat: int,
        role: int,
        card: int,
        addon: int,
        speed: int = 0,
        need: int = 0,
        riposte: int = 0,
        paid: int = 0,
    ) -> None:
        """Keep a play for those who look at the phrase."""
        self.plays.append(
            role
            | card + 1 << 4
            | addon + 1 << 10
            | speed << 16
            | need << 21
            | riposte << 26
            | paid << 31
            | seat << 35
        )

    def _open(self, card: int, addon: int, told: list[Event]) -> None:
        """F74."""
        seat = self.turn
        self.attacker = seat
        self.status = po.RUNNING
        self.scorer = NONE
        self.plays = []
        self.used = [0, 0]
        self.cardless = [False, False]
        self.spent = [False, False]
        speed = self.attack_speed(seat, card, addon)
        paid = self._pay_card(seat, card, addon)
        self._lay(seat, card)
        if addon != NONE:
            self._lay(seat, addon)
        self.used[seat] = 1
        self.opening = card
        self.opening_addon = addon
        self.opening_speed = speed
        self.first = NONE
        self.first_speed = 0
        self._note(seat, ev.ATTACK, card, addon, speed, 0, 0, paid)
        self.tell(told, ev.PLAYED, seat, ev.ATTACK, card, addon, speed, 0, paid)
        if KIND_OF[card] == FL:
            self.tell(told, ev.BESIDE, seat)
        self._threatens(seat, po.ATTACK, KIND_OF[card], speed, 1, told)

    def _threatens(
        self, seat: int, threat: int, counts_as: int, speed: int, own: int, told: list[Event]
    ) -> None:
        """A threat of ``seat``: the other one is to answer, or, where nobody could, it scores (F75, F76)."""
        self.set_threat(seat, threat, counts_as, speed, own)
        self._ask_answer(told)

    def set_threat(self, seat: int, threat: int, counts_as: int, speed: int, own: int) -> None:
        """What is to be answered from now on."""
        self.owner = seat
        self.threat = threat
        self.counts_as = counts_as
        self.speed = speed
        self.own = own
        self.tie = False

    def _ask_answer(self, told: list[Event]) -> None:
        seat = 1 - self.owner
        if self.may_answer(seat):
            self.ask = po.ASK_ANSWER
            self.asked = seat
        else:
            self._lands(told)

    def _lands(self, told: list[Event]) -> None:
        """The threat is accepted."""
        if self.tie:
            self._end_phrase(po.DOUBLE, NONE, 0, told)
        else:
            self._end_phrase(po.TOUCHED, self.owner, HIT_NAMES[self.threat], told)

    def _accept(self, told: list[Event]) -> None:
        self._note(self.asked, ev.ACCEPT, NONE, NONE)
        self.tell(told, ev.ACCEPTED, self.asked)
        self._lands(told)

    def answered_first(self, seat: int, role: int, speed: int) -> None:
        """Note the Defender's first answer; whatever else is played ends the time of Feint and Renewed Attack."""
        if self.threat == po.ATTACK and seat != self.attacker:
            self.first = role
            self.first_speed = speed
        else:
            self.first = NONE

    def _answer(self, card: int, addon: int, told: list[Event]) -> None:
        """A card against the threat."""
        seat = self.asked
        kind = KIND_OF[card]
        paid = self._pay_card(seat, card, addon)
        self._lay(seat, card)
        if addon != NONE:
            self._lay(seat, addon)
        self.used[seat] += 1
        if kind == RA:
            self._renew(seat, card, paid, told)
            return
        if kind == CT or kind == FT or kind == JK or self.scores_at_once(kind):
            role = {CT: ev.COUNTER_TIME, FT: ev.FEINT_IN_TIME, JK: ev.JOKER}.get(kind, ev.CEDING_SCORES)
            self._note(seat, role, card, addon, 0, 0, 0, paid)
            self.tell(told, ev.PLAYED, seat, role, card, addon, 0, 0, paid)
            if kind == CT:
                self.first = NONE
                self._threatens(seat, po.COUNTER_TIME, CT, 0, self.used[seat], told)
            else:
                self._end_phrase(po.TOUCHED, seat, ev.AT_ONCE, told)
            return
        with_glide = addon != NONE and KIND_OF[addon] == GA
        speed = self.defence_speed(seat, card, NONE if with_glide else addon)
        need = self.speed
        if speed < need:
            self._note(seat, ev.LATE, card, addon, speed, need, 0, paid)
            self.tell(told, ev.PLAYED, seat, ev.LATE, card, addon, speed, need, paid)
            self._lands(told)
            return
        if kind == SH or kind == DI:
            self._counter(seat, card, addon, speed, need, paid, told)
            return
        role = ev.PARRY_RIPOSTE if kind == PR else ev.CEDING if kind == CP else ev.INFIGHTING
        riposte = 0
        if with_glide:
            riposte = self.riposte_speed(seat, ru.GLIDE_RIPOSTE)
        elif kind != CP:
            riposte = self.riposte_of(seat, card)
        self._note(seat, role, card, addon, speed, need, riposte, paid)
        self.tell(told, ev.PLAYED, seat, role, card, addon, speed, need, paid)
        self.answered_first(seat, role, speed)
        if kind == IF and self.distance() == ru.LUNGE:
            self._walk(seat, 1, ev.STEPPED_IN, told)
        if kind == CP and not with_glide:
            self._stopped(seat, told)
            return
        self._ripostes(seat, GA if with_glide else IF if kind == IF else ST, riposte, self.used[seat], told)

    def _ripostes(self, seat: int, counts_as: int, speed: int, own: int, told: list[Event]) -> None:
        """A parry becomes a threat; against a Flèche it scores (F66, F73, F83, F94)."""
        self.tell(told, ev.RIPOSTE, seat, speed, 1 if counts_as == GA else 0)
        if KIND_OF[self.opening] == FL:
            self._end_phrase(po.TOUCHED, seat, ev.BY_RIPOSTE, told)
        else:
            self._threatens(seat, po.RIPOSTE, counts_as, speed, own, told)

    def _counter(
        self, seat: int, card: int, addon: int, speed: int, need: int, paid: int, told: list[Event]
    ) -> None:
        """F68, F94."""
        self._note(seat, ev.COUNTER, card, addon, speed, need, 0, paid)
        self.tell(told, ev.PLAYED, seat, ev.COUNTER, card, addon, speed, need, paid)
        self.answered_first(seat, ev.COUNTER, speed)
        tie = speed == need
        if KIND_OF[self.opening] == FL or (tie and self.settings.counter_final):
            if tie:
                self._end_phrase(po.DOUBLE, NONE, 0, told)
            else:
                self._end_phrase(po.TOUCHED, seat, ev.BY_COUNTER, told)
            return
        self.set_threat(seat, po.COUNTER, KIND_OF[card], speed, self.used[seat])
        self.tie = tie
        self._ask_answer(told)

    def _renew(self, seat: int, card: int, paid: int, told: list[Event]) -> None:
        """F78, F123."""
        speed = self.opening_speed + ru.ADDON_SPEED
        self._note(seat, ev.RENEWED, card, NONE, speed, 0, 0, paid)
        self.tell(told, ev.PLAYED, seat, ev.RENEWED, card, NONE, speed, 0, paid)
        self.first = NONE
        self._threatens(seat, po.RENEWED, KIND_OF[self.opening], speed, ru.CARDS_EACH, told)

    def _parry(self, glide: int, told: list[Event]) -> None:
        """The Parry action, alone or with a Glide (F73, F84-F88)."""
        seat = self.asked
        price = self.parry_price(seat)
        if glide != NONE:
            price += self._glide_price(glide)
        self._pay(seat, price)
        self.cardless[seat] = True
        riposte = 0
        if glide != NONE:
            self._lay(seat, glide)
            riposte = self.riposte_speed(seat, ru.GLIDE_RIPOSTE)
        self._note(seat, ev.PARRY, NONE, glide, 0, self.speed, riposte, price)
        self.tell(told, ev.CARDLESS, seat, ev.PARRY, glide, price, self.stamina[seat])
        self.answered_first(seat, ev.PARRY, self.opening_speed)
        if glide == NONE:
            self._stopped(seat, told)
        else:
            self._ripostes(seat, GA, riposte, 1 if self.used[seat] == 0 else 2, told)

    def _glide_price(self, glide: int) -> int:
        return self.settings.table.stamina[glide] if self.settings.spends else 0

    def _distance(self, told: list[Event]) -> None:
        """Defence by Distance; in the tutorial its player chooses the card that it costs (F89-F91)."""
        seat = self.asked
        self._pay(seat, 1)
        self.cardless[seat] = True
        self._note(seat, ev.DISTANCE, NONE, NONE, 0, self.speed, 0, 1)
        self.tell(told, ev.CARDLESS, seat, ev.DISTANCE, NONE, 1, self.stamina[seat])
        self._walk(seat, -ru.RETREAT, ev.EVADED, told)
        self.answered_first(seat, ev.DISTANCE, self.evades_up_to())
        if self.timer > 0:
            if self.settings.mode == ru.TUTORIAL:
                if self.hands[seat]:
                    self.ask = po.ASK_COST
                    return
            else:
                taken = self.hands[seat] & ~self.kept_aside(seat)
                if taken:
                    self._discard(seat, self._random(taken), ev.AT_RANDOM, told)
                    self._draw(seat, 1, told)
        self._evaded(seat, told)

    def evades_up_to(self) -> int:
        """What a replaced attack must be faster than after Defence by Distance (F81, F89), 0 where it can't be
        replaced."""
        return ru.FASTEST_TO_EVADE if self.settings.feints_after_distance else 0

    def _evaded(self, seat: int, told: list[Event]) -> None:
        """After the retreat of Defence by Distance: off the strip, or the attack is stopped."""
        if self.is_off(seat):
            self._end_phrase(po.TOUCHED, 1 - seat, ev.OFF_STRIP, told)
        else:
            self._stopped(seat, told)

    def _stopped(self, seat: int, told: list[Event]) -> None:
        """A threat was stopped without a riposte (F77)."""
        self.tell(told, ev.STOPPED, seat)
        attacker = self.attacker
        rival = 1 - seat
        presses = seat != attacker and self.threat == po.ATTACK and self._may_press(attacker)
        if presses or self._may_beat_ceding(rival):
            self.ask = po.ASK_PRESS
            self.asked = rival
        else:
            self._end_phrase(po.UNTOUCHED, NONE, 0, told)

    def _may_beat_ceding(self, seat: int) -> bool:
        """``joker_beats_ceding``, as far as everybody can see."""
        if self.hands[seat] == 0 or not self.joker_beats_ceding(seat):
            return False
        settings = self.settings
        return settings.deck & settings.table.masks[JK] != 0 and self._affords(seat, JK)

    def _may_press(self, seat: int) -> bool:
        """Whether, as far as everybody can see, the Attacker may go on."""
        if self.hands[seat] == 0:
            return False
        settings = self.settings
        if settings.has_renewed and self.renewed_fault(seat) == ALLOWED and self._affords(seat, RA):
            return True
        return settings.has_feint and self.feint_fault(seat) == ALLOWED and self._affords(seat, FE)

    def _affords(self, seat: int, kind: int) -> bool:
        """Whether a card of a kind whose cards all have one name can be paid for."""
        card = self.settings.table.masks[kind].bit_length() - 1
        return self.paid_by(card, NONE) <= self.stamina[seat]

    def _feint(self, card: int, addon: int, told: list[Event]) -> None:
        """Feint: break the phrase off, or replace the attack (F81). ``addon`` may be the one that comes back."""
        seat = self.asked
        feint = self._one(seat, FE)
        paid = self._pay_card(seat, feint, NONE)
        self._lay(seat, feint)
        if card == NONE:
            self._note(seat, ev.BREAK_OFF, feint, NONE, 0, 0, 0, paid)
            self.tell(told, ev.FEINT, seat, ev.BREAK_OFF)
            self._end_phrase(po.UNTOUCHED, NONE, 0, told)
            return
        self.tell(told, ev.FEINT, seat, ev.REPLACE)
        back = 1 << self.opening
        if self.opening_addon != NONE:
            back |= 1 << self.opening_addon
        self.laid[seat] &= ~back
        self.hands[seat] |= back
        self.known[seat] |= back
        self.tell(told, ev.TOOK_BACK, seat, back)
        speed = self.attack_speed(seat, card, addon)
        paid += self._pay_card(seat, card, addon)
        self._lay(seat, card)
        if addon != NONE:
            self._lay(seat, addon)
        self.used[seat] = ru.CARDS_EACH
        need = self.first_speed
        self._note(seat, ev.REPLACE, card, addon, speed, need, 0, paid)
        self.tell(told, ev.PLAYED, seat, ev.REPLACE, card, addon, speed, need, paid)
        if speed > need:
            self._end_phrase(po.TOUCHED, seat, ev.BY_FEINT, told)
        elif speed == need and self.feint_evens():
            self._end_phrase(po.DOUBLE, NONE, 0, told)
        else:
            self._end_phrase(po.UNTOUCHED, NONE, 0, told)
