"""The phrase: the state machine of section 11 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.events import EventKinds
from ludarium.games.ready_fence.periods import Periods
from ludarium.games.ready_fence.position import FencePhrase, FencePlay, Threat
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    Card,
    CardNumber,
    DiscardCauses,
    Distances,
    Kind,
    Kinds,
    Modes,
    Motions,
    Phases,
    PhraseStatuses,
    Role,
    Roles,
    Seat,
    Speed,
    Stamina,
    ThreatKind,
    ThreatKinds,
    TouchCause,
    TouchCauses,
)

HIT_CAUSES: Final[tuple[TouchCause, ...]] = (
    TouchCauses.HIT,
    TouchCauses.RIPOSTE,
    TouchCauses.HIT,
    TouchCauses.COUNTER,
    TouchCauses.AT_ONCE,
)
"""Why a threat of each kind scores when it is accepted."""
_SCORING_ROLES: Final[dict[Kind, Role]] = {
    Kinds.CT: Roles.COUNTER_TIME,
    Kinds.FT: Roles.FEINT_IN_TIME,
    Kinds.JK: Roles.JOKER,
}


@mypyc_attr(acyclic=True)
class PhraseFlow(Periods):
    """The exchange of cards between the two fencers."""

    # -- paying and laying

    def _pay(self, seat: Seat, amount: Stamina) -> None:
        if amount:
            fencer = self.fencers[seat]
            fencer.stamina -= amount
            fencer.spent = True

    def _pay_card(self, seat: Seat, card: Card, addon: Card) -> Stamina:
        """Pay the SP value of a card with its add-on (F45); what was spent."""
        paid = self.paid_by(card, addon) if self.settings.spends else 0
        self._pay(seat, paid)
        return paid

    def _lay(self, seat: Seat, card: Card) -> None:
        """Put a card of the hand on the table; ``NONE`` is no card."""
        if card == NONE:
            return
        fencer = self.fencers[seat]
        bit = 1 << card
        fencer.hand &= ~bit
        fencer.known &= ~bit
        fencer.laid |= bit

    def _note(self, play: FencePlay) -> None:
        """Keep a play for those who look at the phrase."""
        self.phrase.plays = (*self.phrase.plays, play)

    def _played(self, play: FencePlay, told: list[Event]) -> None:
        """A card was played."""
        self._note(play)
        self.tell(
            told,
            EventKinds.PLAYED,
            play.seat,
            play.role,
            play.card,
            play.addon,
            play.speed,
            play.need,
            play.paid,
        )

    # -- opening

    def _open(self, card: Card, addon: Card, told: list[Event]) -> None:
        """F74."""
        seat = self.progress.turn
        speed = self.attack_speed(seat, card, addon)
        self.phrase = FencePhrase(seat, card, addon, speed)
        self.phrase.status = PhraseStatuses.RUNNING
        for fencer in self.fencers:
            fencer.used = 0
            fencer.cardless = fencer.spent = False
        paid = self._pay_card(seat, card, addon)
        self._lay(seat, card)
        self._lay(seat, addon)
        self.fencers[seat].used = 1
        self._played(FencePlay(seat, Roles.ATTACK, card, addon, speed, paid=paid), told)
        if KIND_OF[card] == Kinds.FL:
            self.tell(told, EventKinds.BESIDE, seat)
        self._threatens(seat, ThreatKinds.ATTACK, KIND_OF[card], speed, 1, told)

    # -- a threat

    def _threatens(
        self, seat: Seat, kind: ThreatKind, counts_as: Kind, speed: Speed, own: CardNumber, told: list[Event]
    ) -> None:
        """A threat of ``seat``: the other one is to answer, or, where nobody could, it scores (F75, F76)."""
        self.set_threat(seat, kind, counts_as, speed, own)
        self._ask_answer(told)

    def set_threat(
        self, seat: Seat, kind: ThreatKind, counts_as: Kind, speed: Speed, own: CardNumber, tie: bool = False
    ) -> None:
        """What is to be answered from now on; the fields of ``Threat``."""
        self.phrase.threat = Threat(seat, kind, counts_as, speed, own, tie)

    def _ask_answer(self, told: list[Event]) -> None:
        seat = 1 - self.phrase.threat.owner
        if self.may_answer(seat):
            self.phase = Phases.ANSWER
            self.asked = seat
        else:
            self._lands(told)

    def _lands(self, told: list[Event]) -> None:
        """The threat is accepted."""
        threat = self.phrase.threat
        if threat.tie:
            self._end_phrase(PhraseStatuses.DOUBLE, NONE, 0, told)
        else:
            self._end_phrase(PhraseStatuses.TOUCHED, threat.owner, HIT_CAUSES[threat.kind], told)

    def _accept(self, told: list[Event]) -> None:
        self._note(FencePlay(self.asked, Roles.ACCEPT))
        self.tell(told, EventKinds.ACCEPTED, self.asked)
        self._lands(told)

    def answered_first(self, seat: Seat, role: Role, speed: Speed) -> None:
        """Note the Defender's first answer; whatever else is played ends the time of Feint and Renewed Attack."""
        phrase = self.phrase
        if phrase.threat.kind == ThreatKinds.ATTACK and seat != phrase.attacker:
            phrase.first = role
            phrase.first_speed = speed
        else:
            phrase.first = NONE

    # -- an answer with a card

    def _answer(self, card: Card, addon: Card, told: list[Event]) -> None:
        """A card against the threat."""
        seat = self.asked
        fencer = self.fencers[seat]
        kind = KIND_OF[card]
        paid = self._pay_card(seat, card, addon)
        self._lay(seat, card)
        self._lay(seat, addon)
        fencer.used += 1
        if kind == Kinds.RA:
            self._renew(seat, card, paid, told)
            return
        if kind == Kinds.CT or kind == Kinds.FT or kind == Kinds.JK or self.scores_at_once(kind):
            role = _SCORING_ROLES.get(kind, Roles.CEDING_SCORES)
            self._played(FencePlay(seat, role, card, addon, paid=paid), told)
            if kind == Kinds.CT:
                self.phrase.first = NONE
                self._threatens(seat, ThreatKinds.COUNTER_TIME, Kinds.CT, 0, fencer.used, told)
            else:
                self._end_phrase(PhraseStatuses.TOUCHED, seat, TouchCauses.AT_ONCE, told)
            return
        with_glide = addon != NONE and KIND_OF[addon] == Kinds.GA
        speed = self.defence_speed(seat, card, NONE if with_glide else addon)
        need = self.phrase.threat.speed
        if speed < need:
            self._played(FencePlay(seat, Roles.LATE, card, addon, speed, need, 0, paid), told)
            self._lands(told)
        elif kind == Kinds.SH or kind == Kinds.DI:
            self._played(FencePlay(seat, Roles.COUNTER, card, addon, speed, need, 0, paid), told)
            self._counter(seat, kind, speed, speed == need, told)
        else:
            self._defend(seat, card, addon, speed, paid, told)

    def _counter(self, seat: Seat, kind: Kind, speed: Speed, tie: bool, told: list[Event]) -> None:
        """F68, F94."""
        self.answered_first(seat, Roles.COUNTER, speed)
        if self.is_fleche() or (tie and self.settings.counter_final):
            if tie:
                self._end_phrase(PhraseStatuses.DOUBLE, NONE, 0, told)
            else:
                self._end_phrase(PhraseStatuses.TOUCHED, seat, TouchCauses.COUNTER, told)
            return
        self.set_threat(seat, ThreatKinds.COUNTER, kind, speed, self.fencers[seat].used, tie)
        self._ask_answer(told)

    def _defend(
        self, seat: Seat, card: Card, addon: Card, speed: Speed, paid: Stamina, told: list[Event]
    ) -> None:
        """A parry, a Ceding Parry or Infighting that is fast enough, alone or with a Glide (F66, F67, F73, F83)."""
        kind = KIND_OF[card]
        role = defence_role(kind)
        with_glide = addon != NONE and KIND_OF[addon] == Kinds.GA
        riposte = 0
        if with_glide:
            riposte = self.riposte_speed(seat, ru.GLIDE_RIPOSTE)
        elif kind != Kinds.CP:
            riposte = self.riposte_of(seat, card)
        need = self.phrase.threat.speed
        self._played(FencePlay(seat, role, card, addon, speed, need, riposte, paid), told)
        self.answered_first(seat, role, speed)
        if kind == Kinds.IF and self.distance() == Distances.LUNGE:
            self._walk(seat, 1, Motions.STEP_IN, told)
        if kind == Kinds.CP and not with_glide:
            self._stopped(seat, told)
        else:
            self._ripostes(seat, riposte_kind(kind, with_glide), riposte, self.fencers[seat].used, told)

    def _ripostes(
        self, seat: Seat, counts_as: Kind, speed: Speed, own: CardNumber, told: list[Event]
    ) -> None:
        """A parry becomes a threat; against a Flèche it scores (F66, F73, F83, F94)."""
        self.tell(told, EventKinds.RIPOSTE, seat, speed, 1 if counts_as == Kinds.GA else 0)
        if self.is_fleche():
            self._end_phrase(PhraseStatuses.TOUCHED, seat, TouchCauses.RIPOSTE, told)
        else:
            self._threatens(seat, ThreatKinds.RIPOSTE, counts_as, speed, own, told)

    # -- an answer without a card

    def _parry(self, glide: Card, told: list[Event]) -> None:
        """The Parry action, alone or with a Glide (F73, F84-F88)."""
        seat = self.asked
        fencer = self.fencers[seat]
        price = self.parry_price(seat)
        riposte = 0
        if glide != NONE:
            price += self.settings.table.stamina[glide] if self.settings.spends else 0
            riposte = self.riposte_speed(seat, ru.GLIDE_RIPOSTE)
        self._pay(seat, price)
        fencer.cardless = True
        self._lay(seat, glide)
        need = self.phrase.threat.speed
        self._note(FencePlay(seat, Roles.PARRY, NONE, glide, 0, need, riposte, price))
        self.tell(told, EventKinds.CARDLESS, seat, Roles.PARRY, glide, price, fencer.stamina)
        self.answered_first(seat, Roles.PARRY, self.phrase.opening_speed)
        if glide == NONE:
            self._stopped(seat, told)
        else:
            self._ripostes(seat, Kinds.GA, riposte, 1 if fencer.used == 0 else 2, told)

    def _distance(self, told: list[Event]) -> None:
        """Defence by Distance; in the tutorial its player chooses the card that it costs (F89-F91)."""
        seat = self.asked
        fencer = self.fencers[seat]
        self._pay(seat, 1)
        fencer.cardless = True
        self._note(FencePlay(seat, Roles.DISTANCE, need=self.phrase.threat.speed, paid=1))
        self.tell(told, EventKinds.CARDLESS, seat, Roles.DISTANCE, NONE, 1, fencer.stamina)
        self._walk(seat, -ru.RETREAT, Motions.EVASION, told)
        self.answered_first(seat, Roles.DISTANCE, self.evades_up_to())
        if self.piles.timer > 0:
            if self.settings.mode == Modes.TUTORIAL:
                if fencer.hand:
                    self.phase = Phases.COST
                    return
            else:
                taken = fencer.hand & ~self.kept_aside(seat)
                if taken:
                    alike = taken & self.settings.table.alike[self._random(taken)]
                    # Which of them it is nobody can tell: that the hand holds another must not show.
                    self._discard(seat, self._known_first(seat, alike), DiscardCauses.RANDOM, told)
                    self._draw(seat, 1, told)
        self._evaded(seat, told)

    def evades_up_to(self) -> Speed:
        """What a replaced attack must be faster than after Defence by Distance (F81, F89), 0 where it can't be
        replaced."""
        return ru.FASTEST_TO_EVADE if self.settings.feints_after_distance else 0

    def _evaded(self, seat: Seat, told: list[Event]) -> None:
        """After the retreat of Defence by Distance: off the strip, or the attack is stopped."""
        if self.is_off(seat):
            self._end_phrase(PhraseStatuses.TOUCHED, 1 - seat, TouchCauses.OFF_STRIP, told)
        else:
            self._stopped(seat, told)

    # -- after a defence

    def _stopped(self, seat: Seat, told: list[Event]) -> None:
        """A threat was stopped without a riposte (F77)."""
        self.tell(told, EventKinds.STOPPED, seat)
        attacker = self.phrase.attacker
        rival = 1 - seat
        first = seat != attacker and self.phrase.threat.kind == ThreatKinds.ATTACK
        if (first and self.may_press(attacker)) or self.may_beat_ceding(rival):
            self.phase = Phases.PRESS
            self.asked = rival
        else:
            self._end_phrase(PhraseStatuses.UNTOUCHED, NONE, 0, told)

    def _renew(self, seat: Seat, card: Card, paid: Stamina, told: list[Event]) -> None:
        """F78, F123."""
        phrase = self.phrase
        speed = phrase.opening_speed + ru.ADDON_SPEED
        self._played(FencePlay(seat, Roles.RENEWED, card, NONE, speed, paid=paid), told)
        phrase.first = NONE
        self._threatens(seat, ThreatKinds.RENEWED, KIND_OF[phrase.opening], speed, ru.CARDS_EACH, told)

    def _feint(self, card: Card, addon: Card, told: list[Event]) -> None:
        """Feint: break the phrase off, or replace the attack (F81). ``addon`` may be the one that comes back."""
        seat = self.asked
        fencer = self.fencers[seat]
        phrase = self.phrase
        feint = self._one(seat, Kinds.FE)
        paid = self._pay_card(seat, feint, NONE)
        self._lay(seat, feint)
        if card == NONE:
            self._note(FencePlay(seat, Roles.BREAK_OFF, feint, paid=paid))
            self.tell(told, EventKinds.FEINT, seat, Roles.BREAK_OFF)
            self._end_phrase(PhraseStatuses.UNTOUCHED, NONE, 0, told)
            return
        self.tell(told, EventKinds.FEINT, seat, Roles.REPLACE)
        back = 1 << phrase.opening
        if phrase.opening_addon != NONE:
            back |= 1 << phrase.opening_addon
        fencer.laid &= ~back
        fencer.hand |= back
        fencer.known |= back
        self.tell(told, EventKinds.TOOK_BACK, seat, back)
        speed = self.attack_speed(seat, card, addon)
        paid += self._pay_card(seat, card, addon)
        self._lay(seat, card)
        self._lay(seat, addon)
        fencer.used = ru.CARDS_EACH
        need = phrase.first_speed
        self._played(FencePlay(seat, Roles.REPLACE, card, addon, speed, need, 0, paid), told)
        if speed > need:
            self._end_phrase(PhraseStatuses.TOUCHED, seat, TouchCauses.FEINT, told)
        elif speed == need and self.feint_evens():
            self._end_phrase(PhraseStatuses.DOUBLE, NONE, 0, told)
        else:
            self._end_phrase(PhraseStatuses.UNTOUCHED, NONE, 0, told)


def defence_role(kind: Kind) -> Role:
    """What Parry and Riposte, Ceding Parry or Infighting is in its phrase."""
    if kind == Kinds.PR:
        return Roles.PARRY_RIPOSTE
    return Roles.CEDING if kind == Kinds.CP else Roles.INFIGHTING


def riposte_kind(kind: Kind, with_glide: bool) -> Kind:
    """The kind of card that the riposte after a defence counts as (F66, F73, F83)."""
    if with_glide:
        return Kinds.GA
    return Kinds.IF if kind == Kinds.IF else Kinds.ST
