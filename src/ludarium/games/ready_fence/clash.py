"""What a phrase is worth to one seat: its own cards it knows, those of the opponent are as likely as ``Unseen`` says.

The opponent is taken to answer with what is worst for the seat among the cards that it has. Values are changes of the
chance to win; 0 is a phrase that ends without a touch and without anything spent.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.evaluation import room_worth
from ludarium.games.ready_fence.outcomes import Outcomes
from ludarium.games.ready_fence.phrase import defence_role, riposte_kind
from ludarium.games.ready_fence.position import FencePhrase, Fencer
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    SEATS,
    Card,
    CardNumber,
    Cards,
    Distances,
    Faults,
    Kind,
    Kinds,
    Modes,
    Roles,
    Seat,
    Speed,
    ThreatKind,
    ThreatKinds,
    lowest,
)

DEPTH: Final = 4
"""Answers looked ahead."""
ANSWERS: Final[tuple[Kind, ...]] = (
    *(Kinds.JK, Kinds.CP, Kinds.FT, Kinds.CT, Kinds.SH, Kinds.DI, Kinds.PR, Kinds.IF, Kinds.RA, Kinds.FE),
)
"""The kinds of cards that may answer something."""
HIDDEN_CARD: Final = 0.01
"""What it costs to show a card, or gives when the opponent shows one, in touches."""
FORCED: Final = 0.06
"""What a card taken at random by Defence by Distance costs, in touches."""


@final
class Clash(Outcomes):
    """Looks a phrase through to its end."""

    # -- opening

    def opens(self, card: Card, addon: Card) -> float:
        """This seat attacks."""
        before = self._begin(self.me, card, addon)
        value = self.foe_answers(DEPTH) - self._shows(card)
        self._end(before)
        return value

    def faces(self, card: Card, depth: int) -> float:
        """The opponent attacks with ``card``."""
        before = self._begin(self.foe, card, NONE)
        value = self.i_answer(depth)
        self._end(before)
        return value

    def _begin(self, seat: Seat, card: Card, addon: Card) -> tuple[FencePhrase, Fencer, Fencer]:
        """``seat`` attacks in a phrase of its own, with copies of the fencers; what was there before."""
        s = self.state
        before = (s.phrase, s.fencers[0], s.fencers[1])
        speed = s.attack_speed(seat, card, addon)
        s.phrase = FencePhrase(seat, card, NONE, speed)
        for i in range(SEATS):
            fencer = s.fencers[i].clone()
            fencer.used = 0
            fencer.cardless = False
            s.fencers[i] = fencer
        self._uses(seat, card, addon)
        s.set_threat(seat, ThreatKinds.ATTACK, KIND_OF[card], speed, 1)
        return before

    def _end(self, before: tuple[FencePhrase, Fencer, Fencer]) -> None:
        s = self.state
        s.phrase = before[0]
        s.fencers[0] = before[1]
        s.fencers[1] = before[2]

    def _uses(self, seat: Seat, card: Card, addon: Card) -> None:
        """``seat`` pays for a card and plays it. The opponent's hand is not looked at, so nothing leaves it."""
        s = self.state
        fencer = s.fencers[seat]
        fencer.used += 1
        if s.settings.spends:
            fencer.stamina = max(0, fencer.stamina - s.paid_by(card, addon))
        if seat == self.me:
            fencer.hand &= ~(1 << card)
            if addon != NONE:
                fencer.hand &= ~(1 << addon)

    def _shows(self, card: Card) -> float:
        """What it costs this seat to show ``card``, if nobody knows of it yet."""
        known = self.state.fencers[self.me].known >> card & 1
        if known or self.state.settings.mode == Modes.TUTORIAL:
            return 0.0
        return HIDDEN_CARD * self.unit

    # -- what an answer comes to

    def _answered(self, seat: Seat, depth: int) -> float:
        """``seat`` threatens, and its rival answers."""
        return self.foe_answers(depth) if seat == self.me else self.i_answer(depth)

    def _threatens(
        self, seat: Seat, kind: ThreatKind, counts_as: Kind, speed: Speed, own: CardNumber, depth: int
    ) -> float:
        self.state.set_threat(seat, kind, counts_as, speed, own)
        return self._answered(seat, depth)

    def _played(self, seat: Seat, card: Card, addon: Card, depth: int) -> float:
        """``seat`` has paid for ``card`` and plays it against the threat."""
        s = self.state
        phrase = s.phrase
        used = s.fencers[seat].used
        kind = KIND_OF[card]
        if kind == Kinds.JK:
            return self.won() - self.joker if seat == self.me else self.lost() + self.joker
        if kind == Kinds.FT or s.scores_at_once(kind):
            return self.scored(seat)
        if kind == Kinds.RA:
            phrase.first = NONE
            speed = phrase.opening_speed + ru.ADDON_SPEED
            opening = KIND_OF[phrase.opening]
            return self._threatens(seat, ThreatKinds.RENEWED, opening, speed, ru.CARDS_EACH, depth)
        if kind == Kinds.CT:
            phrase.first = NONE
            return self._threatens(seat, ThreatKinds.COUNTER_TIME, Kinds.CT, 0, used, depth)
        glide = addon != NONE and KIND_OF[addon] == Kinds.GA
        speed = s.defence_speed(seat, card, NONE if glide else addon)
        if speed < phrase.threat.speed:
            return self.landed()
        if kind == Kinds.SH or kind == Kinds.DI:
            tie = speed == phrase.threat.speed
            if s.is_fleche() or (tie and s.settings.counter_final):
                return self.both() if tie else self.scored(seat)
            s.answered_first(seat, Roles.COUNTER, speed)
            s.set_threat(seat, ThreatKinds.COUNTER, kind, speed, used, tie)
            return self._answered(seat, depth)
        s.answered_first(seat, defence_role(kind), speed)
        if kind == Kinds.CP and not glide:
            if seat == self.me:
                return self._beaten(self.i_stopped(depth))
            return self._beats(self._foe_stopped())
        if s.is_fleche():
            return self.scored(seat)
        if kind == Kinds.IF and s.distance() == Distances.LUNGE:
            s.fencers[seat].square += ru.FORWARD[seat]
        riposte = s.riposte_speed(seat, ru.GLIDE_RIPOSTE) if glide else s.riposte_of(seat, card)
        return self._threatens(seat, ThreatKinds.RIPOSTE, riposte_kind(kind, glide), riposte, used, depth)

    def _parries(self, seat: Seat) -> None:
        """``seat`` takes the Parry action."""
        s = self.state
        fencer = s.fencers[seat]
        fencer.stamina -= s.parry_price(seat)
        fencer.cardless = True
        s.answered_first(seat, Roles.PARRY, s.phrase.opening_speed)

    def _evades(self, seat: Seat) -> bool:
        """``seat`` defends by distance; False where that leads off the strip."""
        s = self.state
        fencer = s.fencers[seat]
        fencer.stamina -= 1
        fencer.square -= ru.RETREAT * ru.FORWARD[seat]
        if s.is_off(seat):
            return False
        fencer.cardless = True
        s.answered_first(seat, Roles.DISTANCE, s.evades_up_to())
        return True

    # -- this seat answers

    def i_answer(self, depth: int) -> float:
        """The best that this seat can do about the threat."""
        s = self.state
        me = self.me
        best = self.landed()
        if depth <= 0:
            return max(best, self.guess())
        if s.parry_fault(me) == Faults.NONE:
            best = max(best, self.i_parry(NONE, depth))
        if s.evading_fault(me) == Faults.NONE:
            best = max(best, self.i_evade())
        for card in s.settings.table.distinct(s.fencers[me].hand):
            kind = KIND_OF[card]
            if kind == Kinds.FE or s.answer_fault(me, card) != Faults.NONE:
                continue
            if s.paid_by(card, NONE) > s.fencers[me].stamina:
                continue
            if s.has_speed_to_meet(kind) and s.defence_speed(me, card, NONE) < s.phrase.threat.speed:
                continue
            best = max(best, self.i_play(card, NONE, depth))
        return best

    def i_play(self, card: Card, addon: Card, depth: int) -> float:
        """This seat answers with a card."""
        kept = self.keep(self.me)
        self._uses(self.me, card, addon)
        value = self._played(self.me, card, addon, depth - 1) - self._shows(card)
        self.back(self.me, kept)
        return value

    def i_parry(self, glide: Card, depth: int) -> float:
        """This seat takes the Parry action."""
        s = self.state
        me = self.me
        kept = self.keep(self.me)
        self._parries(me)
        if glide == NONE:
            value = self.i_stopped(depth - 1)
        elif s.is_fleche():
            value = self.won()
        else:
            s.fencers[me].hand &= ~(1 << glide)
            riposte = s.riposte_speed(me, ru.GLIDE_RIPOSTE)
            own = s.fencers[me].used + 1
            value = self._threatens(me, ThreatKinds.RIPOSTE, Kinds.GA, riposte, own, depth - 1)
        self.back(self.me, kept)
        return value

    def i_evade(self) -> float:
        """This seat defends by distance."""
        kept = self.keep(self.me)
        if self._evades(self.me):
            value = self.i_stopped(1) + self.unit * (room_worth(self.state, self.me) - FORCED)
        else:
            value = self.lost()
        self.back(self.me, kept)
        return value

    def i_stopped(self, depth: int) -> float:
        """This seat has stopped a threat: the opponent may renew its attack."""
        s = self.state
        value = self.nothing()
        if depth <= 0 or s.phrase.attacker == self.me or s.phrase.threat.kind != ThreatKinds.ATTACK:
            return value
        cards = self.unseen.may & s.settings.table.masks[Kinds.RA]
        if not cards or s.renewed_fault(self.foe) != Faults.NONE:
            return value
        renewed = self._foe_renews(lowest(cards), depth)
        if renewed >= value:
            return value
        without = self.unseen.lacks(cards)
        return without * value + (1.0 - without) * renewed

    def _beaten(self, value: float) -> float:
        """``value``, and that the opponent may have a Joker for this seat's plain Ceding Parry (O36)."""
        s = self.state
        jokers = self.unseen.may & s.settings.table.masks[Kinds.JK]
        if not jokers or not self._may_beat_ceding(self.foe):
            return value
        without = self.unseen.lacks(jokers)
        return without * value + (1.0 - without) * min(value, self.lost() + self.joker)

    def _beats(self, value: float) -> float:
        """``value``, or what this seat's Joker makes of the opponent's plain Ceding Parry (O36)."""
        if not self.state.holds(self.me, Kinds.JK) or not self._may_beat_ceding(self.me):
            return value
        return max(value, self.won() - self.joker)

    def _may_beat_ceding(self, seat: Seat) -> bool:
        """Whether ``seat`` may play a Joker, if it has one, after the rival's plain Ceding Parry (O36)."""
        s = self.state
        return s.settings.joker_ceding and s.fencers[seat].used < ru.CARDS_EACH and not s.is_fleche()

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
        if s.parry_fault(foe) == Faults.NONE:
            worst = min(worst, self._foe_parries())
        if s.distance_fault(foe) == Faults.NONE:
            worst = min(worst, self._foe_evades())
        values: list[float] = []
        cards: list[Cards] = []
        masks = s.settings.table.masks
        for kind in ANSWERS:
            held = self.unseen.may & masks[kind]
            if held and s.answer_fault(foe, lowest(held)) == Faults.NONE:
                self._foe_plays(kind, held, depth - 1, worst, values, cards)
        return self.expect(values, cards, worst)

    def _foe_plays(
        self, kind: Kind, held: Cards, depth: int, worst: float, values: list[float], cards: list[Cards]
    ) -> None:
        """Add what the cards of one kind would make of the threat, where that is worse than ``worst``."""
        s = self.state
        foe = self.foe
        has_speed = s.has_speed_to_meet(kind)
        while held:
            card = lowest(held)
            alike = held & s.settings.table.alike[card] if has_speed else held
            held &= ~alike
            if s.paid_by(card, NONE) > s.fencers[foe].stamina:
                continue
            if has_speed and s.defence_speed(foe, card, NONE) < s.phrase.threat.speed:
                continue
            kept = self.keep(self.foe)
            self._uses(foe, card, NONE)
            if kind == Kinds.FE:
                s.fencers[foe].used -= 1
                value = self.nothing()
            else:
                value = self._played(foe, card, NONE, depth)
            self.back(self.foe, kept)
            if value < worst:
                values.append(value)
                cards.append(alike)

    def _foe_parries(self) -> float:
        kept = self.keep(self.foe)
        self._parries(self.foe)
        value = self._foe_stopped()
        self.back(self.foe, kept)
        return value

    def _foe_evades(self) -> float:
        kept = self.keep(self.foe)
        if self._evades(self.foe):
            value = self._foe_stopped() + self.unit * (FORCED - room_worth(self.state, self.foe))
        else:
            value = self.won()
        self.back(self.foe, kept)
        return value

    def _foe_stopped(self) -> float:
        """The opponent has stopped a threat: this seat may renew its attack."""
        s = self.state
        me = self.me
        value = self.nothing()
        mine = s.holds(me, Kinds.RA)
        if not mine or s.phrase.threat.kind != ThreatKinds.ATTACK or s.phrase.attacker != me:
            return value
        card = lowest(mine)
        if s.renewed_fault(me) != Faults.NONE or s.paid_by(card, NONE) > s.fencers[me].stamina:
            return value
        return max(value, self.i_play(card, NONE, 2))

    def _foe_renews(self, card: Card, depth: int) -> float:
        if self.state.paid_by(card, NONE) > self.state.fencers[self.foe].stamina:
            return self.nothing()
        kept = self.keep(self.foe)
        self._uses(self.foe, card, NONE)
        value = self._played(self.foe, card, NONE, depth - 1)
        self.back(self.foe, kept)
        return value
