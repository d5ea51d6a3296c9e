"""What a phrase is worth to one seat: its own cards it knows, those of the opponent are as likely as ``Unseen`` says.

The opponent is taken to answer with what is worst for the seat among the cards that it has. Values are changes of the
chance to win; 0 is a phrase that ends without a touch and without anything spent.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.belief import Unseen
from ludarium.games.ready_fence.position import ALLOWED
from ludarium.games.ready_fence.rules import CP, CT, DI, FE, FL, FT, GA, IF, JK, NONE, PR, RA, SH, ST
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.worth import SUDDEN, Stakes, card_worth, room_worth, stamina_worth

DEPTH: Final = 4
"""Answers looked ahead."""
ANSWERS: Final[tuple[int, ...]] = (JK, CP, FT, CT, SH, DI, PR, IF, RA, FE)
"""The kinds of cards that may answer something."""
HOPES: Final[tuple[float, ...]] = (0.45, 0.35, 0.6, 0.7, 0.8)
"""How likely a threat of each kind is to land, where nothing is looked at any more."""
HIDDEN_CARD: Final = 0.01
"""What it costs to show a card, or gives when the opponent shows one, in touches."""
FORCED: Final = 0.06
"""What a card taken at random by Defence by Distance costs, in touches."""

Kept = tuple[int, int, int, int, int, bool, int, int, int, int, int, int, int, int, int, bool, bool]


@final
class Clash:
    """Thinks for ``seat`` about a phrase in ``state``, which it uses as its scratch paper and leaves as it was."""

    def __init__(self, state: FenceState, seat: int) -> None:
        self.state = state
        self.me = seat
        self.foe = 1 - seat
        self.unseen = Unseen(state, seat)
        self.stakes = Stakes(state, seat)
        self.unit = self.stakes.unit
        self.stay = 0.0
        """What it is worth that the fencers stay where they are, against starting again on guard."""
        joker = card_worth(state.settings, ev.lowest(state.settings.table.masks[JK]))
        self.joker = 0.0 if self.stakes.last else joker * self.unit
        """What a Joker is worth that is still in hand."""
        self.begun = self._stamina()

    # -- scratch paper

    def keep(self) -> Kept:
        s = self.state
        return (
            s.owner,
            s.threat,
            s.counts_as,
            s.speed,
            s.own,
            s.tie,
            s.first,
            s.first_speed,
            s.used[0],
            s.used[1],
            s.stamina[0],
            s.stamina[1],
            s.hands[self.me],
            s.squares[0],
            s.squares[1],
            s.cardless[0],
            s.cardless[1],
        )

    def back(self, kept: Kept) -> None:
        s = self.state
        s.owner = kept[0]
        s.threat = kept[1]
        s.counts_as = kept[2]
        s.speed = kept[3]
        s.own = kept[4]
        s.tie = kept[5]
        s.first = kept[6]
        s.first_speed = kept[7]
        s.used[0] = kept[8]
        s.used[1] = kept[9]
        s.stamina[0] = kept[10]
        s.stamina[1] = kept[11]
        s.hands[self.me] = kept[12]
        s.squares[0] = kept[13]
        s.squares[1] = kept[14]
        s.cardless[0] = kept[15]
        s.cardless[1] = kept[16]

    # -- ends

    def _stamina(self) -> float:
        """The difference in SP, in touches."""
        return stamina_worth(self.state, self.me) - stamina_worth(self.state, self.foe)

    def spent(self) -> float:
        """What has become of the SP since this was begun."""
        return self.unit * (self._stamina() - self.begun)

    def won(self) -> float:
        return self.stakes.gain + self.spent()

    def lost(self) -> float:
        return self.spent() - self.stakes.loss

    def both(self) -> float:
        return self.stakes.double + self.spent()

    def nothing(self) -> float:
        if not self.state.sudden:
            return self.stay + self.spent()
        used = self.state.used
        return self.stay + self.spent() + SUDDEN * self.unit * (used[self.foe] - used[self.me])

    def landed(self) -> float:
        """The threat is accepted."""
        if self.state.tie:
            return self.both()
        return self.won() if self.state.owner == self.me else self.lost()

    def guess(self) -> float:
        """A threat that is looked at no further."""
        s = self.state
        hope = HOPES[s.threat]
        if s.tie:
            return hope * self.both() + (1.0 - hope) * self.nothing()
        return hope * self.landed() + (1.0 - hope) * self.nothing()

    # -- opening

    def opens(self, card: int, addon: int) -> float:
        """This seat attacks."""
        s = self.state
        seat = self.me
        kept = self.keep()
        self._begin(seat, card, s.attack_speed(seat, card, addon))
        if s.settings.spends:
            s.stamina[seat] -= s.paid_by(card, addon)
        s.hands[seat] &= ~(1 << card)
        if addon != NONE:
            s.hands[seat] &= ~(1 << addon)
        value = self.foe_answers(DEPTH) - HIDDEN_CARD * self.unit * self._hides(card)
        self.back(kept)
        return value

    def faces(self, card: int, depth: int) -> float:
        """The opponent attacks with ``card``."""
        s = self.state
        foe = self.foe
        kept = self.keep()
        self._begin(foe, card, s.attack_speed(foe, card, NONE))
        if s.settings.spends:
            s.stamina[foe] = max(0, s.stamina[foe] - s.paid_by(card, NONE))
        value = self.i_answer(depth)
        self.back(kept)
        return value

    def _begin(self, seat: int, card: int, speed: int) -> None:
        s = self.state
        s.attacker = seat
        s.used[seat] = 1
        s.used[1 - seat] = 0
        s.cardless[0] = s.cardless[1] = False
        s.opening = card
        s.opening_addon = NONE
        s.opening_speed = speed
        s.first = NONE
        s.first_speed = 0
        s.set_threat(seat, po.ATTACK, KIND_OF[card], speed, 1)

    def _hides(self, card: int) -> float:
        """1 where nobody knows of the card yet."""
        return (
            0.0 if self.state.known[self.me] >> card & 1 or self.state.settings.mode == ru.TUTORIAL else 1.0
        )

    # -- this seat answers

    def i_answer(self, depth: int) -> float:
        """The best that this seat can do about the threat."""
        s = self.state
        me = self.me
        best = self.landed()
        if depth <= 0:
            return max(best, self.guess())
        twin = s.settings.table.twin
        if s.parry_fault(me) == ALLOWED:
            best = max(best, self.i_parry(NONE, depth))
        if s.evading_fault(me) == ALLOWED:
            best = max(best, self.i_evade())
        seen = NONE
        mask = s.hands[me]
        while mask:
            low = mask & -mask
            mask ^= low
            card = low.bit_length() - 1
            if twin[card] == seen:
                continue
            seen = twin[card]
            kind = KIND_OF[card]
            if kind == FE:
                continue
            if s.answer_fault(me, card) != ALLOWED or s.paid_by(card, NONE) > s.stamina[me]:
                continue
            if s.has_speed_to_meet(kind) and s.defence_speed(me, card, NONE) < s.speed:
                continue
            best = max(best, self.i_play(card, NONE, depth))
        return best

    def i_play(self, card: int, addon: int, depth: int) -> float:
        """This seat answers with a card."""
        s = self.state
        me = self.me
        kept = self.keep()
        if s.settings.spends:
            s.stamina[me] -= s.paid_by(card, addon)
        s.hands[me] &= ~(1 << card)
        if addon != NONE:
            s.hands[me] &= ~(1 << addon)
        s.used[me] += 1
        value = self._played(card, addon, depth - 1) - HIDDEN_CARD * self.unit * self._hides(card)
        self.back(kept)
        return value

    def _played(self, card: int, addon: int, depth: int) -> float:
        s = self.state
        me = self.me
        kind = KIND_OF[card]
        if kind == JK:
            return self.won() - self.joker
        if kind == FT or s.scores_at_once(kind):
            return self.won()
        if kind == RA:
            s.first = NONE
            s.set_threat(me, po.RENEWED, KIND_OF[s.opening], s.opening_speed + ru.ADDON_SPEED, ru.CARDS_EACH)
            return self.foe_answers(depth)
        if kind == CT:
            s.first = NONE
            s.set_threat(me, po.COUNTER_TIME, CT, 0, s.used[me])
            return self.foe_answers(depth)
        glide = addon != NONE and KIND_OF[addon] == GA
        speed = s.defence_speed(me, card, NONE if glide else addon)
        if speed < s.speed:
            return self.landed()
        if kind == SH or kind == DI:
            tie = speed == s.speed
            if self._is_fleche() or (tie and s.settings.counter_final):
                return self.both() if tie else self.won()
            s.answered_first(me, ev.COUNTER, speed)
            s.set_threat(me, po.COUNTER, kind, speed, s.used[me])
            s.tie = tie
            return self.foe_answers(depth)
        s.answered_first(
            me, ev.PARRY_RIPOSTE if kind == PR else ev.CEDING if kind == CP else ev.INFIGHTING, speed
        )
        if kind == CP and not glide:
            return self._beaten(self.i_stopped(depth))
        if self._is_fleche():
            return self.won()
        if kind == IF:
            self._steps_in(me)
        riposte = s.riposte_speed(me, ru.GLIDE_RIPOSTE) if glide else s.riposte_of(me, card)
        as_card = GA if glide else IF if kind == IF else ST
        s.set_threat(me, po.RIPOSTE, as_card, riposte, s.used[me])
        return self.foe_answers(depth)

    def _steps_in(self, seat: int) -> None:
        s = self.state
        if s.distance() == ru.LUNGE:
            s.squares[seat] += ru.FORWARD[seat]

    def i_parry(self, glide: int, depth: int) -> float:
        """This seat takes the Parry action."""
        s = self.state
        me = self.me
        kept = self.keep()
        s.stamina[me] -= s.parry_price(me)
        s.cardless[me] = True
        s.answered_first(me, ev.PARRY, s.opening_speed)
        if glide == NONE:
            value = self.i_stopped(depth - 1)
        else:
            s.hands[me] &= ~(1 << glide)
            s.set_threat(me, po.RIPOSTE, GA, s.riposte_speed(me, ru.GLIDE_RIPOSTE), s.used[me] + 1)
            value = self.won() if self._is_fleche() else self.foe_answers(depth - 1)
        self.back(kept)
        return value

    def i_evade(self) -> float:
        """This seat defends by distance."""
        s = self.state
        me = self.me
        kept = self.keep()
        s.stamina[me] -= 1
        s.squares[me] -= ru.RETREAT * ru.FORWARD[me]
        if s.is_off(me):
            value = self.lost()
        else:
            s.cardless[me] = True
            s.answered_first(me, ev.DISTANCE, s.evades_up_to())
            value = self.i_stopped(1) + self.unit * (room_worth(s, me) - FORCED)
        self.back(kept)
        return value

    def i_stopped(self, depth: int) -> float:
        """This seat has stopped a threat: the opponent may renew its attack."""
        s = self.state
        value = self.nothing()
        if depth <= 0 or s.attacker == self.me or s.threat != po.ATTACK:
            return value
        masks = s.settings.table.masks
        cards = self.unseen.may & masks[RA]
        if not cards or s.renewed_fault(self.foe) != ALLOWED:
            return value
        renewed = self.foe_renews(ev.lowest(cards), depth)
        if renewed >= value:
            return value
        without = self.unseen.lacks(cards)
        return without * value + (1.0 - without) * renewed

    def _beaten(self, value: float) -> float:
        """``value``, and that the opponent may have a Joker for this seat's plain Ceding Parry (O36)."""
        s = self.state
        jokers = self.unseen.may & s.settings.table.masks[JK]
        if (
            not s.settings.joker_ceding
            or not jokers
            or s.used[self.foe] >= ru.CARDS_EACH
            or self._is_fleche()
        ):
            return value
        without = self.unseen.lacks(jokers)
        return without * value + (1.0 - without) * min(value, self.lost() + self.joker)

    def _beats(self, value: float) -> float:
        """``value``, or what this seat's Joker makes of the opponent's plain Ceding Parry (O36)."""
        s = self.state
        mine = s.hands[self.me] & s.settings.table.masks[JK]
        if not s.settings.joker_ceding or not mine or s.used[self.me] >= ru.CARDS_EACH or self._is_fleche():
            return value
        return max(value, self.won() - self.joker)

    def _is_fleche(self) -> bool:
        return KIND_OF[self.state.opening] == FL

    def foe_renews(self, card: int, depth: int) -> float:
        s = self.state
        foe = self.foe
        if s.paid_by(card, NONE) > s.stamina[foe]:
            return self.nothing()
        kept = self.keep()
        if s.settings.spends:
            s.stamina[foe] -= s.paid_by(card, NONE)
        s.used[foe] += 1
        s.first = NONE
        s.set_threat(foe, po.RENEWED, KIND_OF[s.opening], s.opening_speed + ru.ADDON_SPEED, ru.CARDS_EACH)
        value = self.i_answer(depth - 1)
        self.back(kept)
        return value

    # -- the opponent answers

    def foe_answers(self, depth: int) -> float:
        """What comes of it when the opponent is to answer the threat."""
        s = self.state
        foe = self.foe
        if not s.may_answer(foe):
            return self.landed()
        if depth <= 0:
            return self.guess()
        worst = self.landed()
        if s.parry_fault(foe) == ALLOWED:
            worst = min(worst, self._foe_parries())
        if s.distance_fault(foe) == ALLOWED:
            worst = min(worst, self._foe_evades())
        values: list[float] = []
        cards: list[int] = []
        masks = s.settings.table.masks
        for kind in ANSWERS:
            held = self.unseen.may & masks[kind]
            if held and s.answer_fault(foe, ev.lowest(held)) == ALLOWED:
                self._foe_plays(kind, held, depth - 1, worst, values, cards)
        return self.expect(values, cards, worst)

    def expect(self, values: list[float], cards: list[int], worst: float) -> float:
        """What comes of it when the opponent takes the lowest of ``values`` that it has the ``cards`` for, and
        ``worst`` where it has none."""
        value = 0.0
        left = 1.0
        tried = 0
        while values:
            at = 0
            for i in range(1, len(values)):
                if values[i] < values[at]:
                    at = i
            tried |= cards[at]
            without = self.unseen.lacks(tried)
            if without < left:
                value += (left - without) * values[at]
                left = without
            values.pop(at)
            cards.pop(at)
        return value + left * worst

    def _foe_parries(self) -> float:
        s = self.state
        foe = self.foe
        kept = self.keep()
        s.stamina[foe] -= s.parry_price(foe)
        s.cardless[foe] = True
        s.answered_first(foe, ev.PARRY, s.opening_speed)
        value = self._foe_stopped()
        self.back(kept)
        return value

    def _foe_evades(self) -> float:
        s = self.state
        foe = self.foe
        kept = self.keep()
        s.stamina[foe] -= 1
        s.squares[foe] -= ru.RETREAT * ru.FORWARD[foe]
        if s.is_off(foe):
            value = self.won()
        else:
            s.cardless[foe] = True
            s.answered_first(foe, ev.DISTANCE, s.evades_up_to())
            value = self._foe_stopped() + self.unit * (FORCED - room_worth(s, foe))
        self.back(kept)
        return value

    def _foe_stopped(self) -> float:
        """The opponent has stopped a threat: this seat may renew its attack."""
        s = self.state
        value = self.nothing()
        mine = s.hands[self.me] & s.settings.table.masks[RA]
        if not mine or s.threat != po.ATTACK or s.attacker != self.me or s.renewed_fault(self.me) != ALLOWED:
            return value
        card = ev.lowest(mine)
        if s.paid_by(card, NONE) > s.stamina[self.me]:
            return value
        return max(value, self.i_play(card, NONE, 2))

    def _foe_plays(
        self, kind: int, held: int, depth: int, worst: float, values: list[float], cards: list[int]
    ) -> None:
        """Add what the cards of one kind would make of the threat, where that is worse than ``worst``."""
        s = self.state
        foe = self.foe
        table = s.settings.table
        kept = self.keep()
        fleche = self._is_fleche()
        while held:
            card = ev.lowest(held)
            alike = held & table.alike[card]
            if not s.has_speed_to_meet(kind):
                alike = held
            held &= ~alike
            if s.paid_by(card, NONE) > s.stamina[foe]:
                continue
            if s.settings.spends:
                s.stamina[foe] -= s.paid_by(card, NONE)
            s.used[foe] += 1
            if kind == JK:
                value = self.lost() + self.joker
            elif kind == FT or s.scores_at_once(kind):
                value = self.lost()
            elif kind == FE:
                s.used[foe] -= 1
                value = self.nothing()
            elif kind == RA:
                s.first = NONE
                speed = s.opening_speed + ru.ADDON_SPEED
                s.set_threat(foe, po.RENEWED, KIND_OF[s.opening], speed, ru.CARDS_EACH)
                value = self.i_answer(depth)
            elif kind == CT:
                s.first = NONE
                s.set_threat(foe, po.COUNTER_TIME, CT, 0, s.used[foe])
                value = self.i_answer(depth)
            else:
                speed = s.defence_speed(foe, card, NONE)
                if speed < s.speed:
                    self.back(kept)
                    continue
                value = self._foe_defends(kind, card, speed, fleche, depth)
            self.back(kept)
            if value < worst:
                values.append(value)
                cards.append(alike)

    def _foe_defends(self, kind: int, card: int, speed: int, fleche: bool, depth: int) -> float:
        """The opponent meets the threat with a card that is fast enough."""
        s = self.state
        foe = self.foe
        if kind == SH or kind == DI:
            tie = speed == s.speed
            if fleche or (tie and s.settings.counter_final):
                return self.both() if tie else self.lost()
            s.answered_first(foe, ev.COUNTER, speed)
            s.set_threat(foe, po.COUNTER, kind, speed, s.used[foe])
            s.tie = tie
            return self.i_answer(depth)
        s.answered_first(
            foe, ev.PARRY_RIPOSTE if kind == PR else ev.CEDING if kind == CP else ev.INFIGHTING, speed
        )
        if kind == CP:
            return self._beats(self._foe_stopped())
        if fleche:
            return self.lost()
        if kind == IF:
            self._steps_in(foe)
        riposte = s.riposte_of(foe, card)
        s.set_threat(foe, po.RIPOSTE, IF if kind == IF else ST, riposte, s.used[foe])
        return self.i_answer(depth)
