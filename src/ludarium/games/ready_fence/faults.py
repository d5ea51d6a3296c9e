"""What may be done, stated once: a fault says why a card, an action or a defence is not allowed.

The options of a decision are what has no fault, and views tell the faults of the rest.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.speeds import Speeds
from ludarium.games.ready_fence.tables import KIND_OF, YELLOW
from ludarium.games.ready_fence.terms import (
    NONE,
    Card,
    Cards,
    Distance,
    Distances,
    Fault,
    Faults,
    Kind,
    Kinds,
    Modes,
    Roles,
    Seat,
    ThreatKinds,
    WeaponPositions,
    bits,
)


@mypyc_attr(acyclic=True)
class FaultFinder(Speeds):
    """Questions that change nothing: why something may not be done, ``Faults.NONE`` where it may."""

    # -- opening

    def opening_fault(self, seat: Seat, card: Card) -> Fault:
        """Why ``card`` can't open a phrase here, SP apart (F39, F58, F59)."""
        return self._fault_at(self.distance(), seat, card)

    def replacing_fault(self, seat: Seat, card: Card) -> Fault:
        """Why ``card`` can't be what a Feint replaces the attack by, speed and SP apart (F81)."""
        distance = self.distance()
        if self.phrase.first == Roles.DISTANCE:
            if not self.settings.feints_after_distance:
                return Faults.FEINT_ONLY
            distance -= ru.RETREAT  # where the attack was that the Defender evaded
        return self._fault_at(distance, seat, card)

    def feint_evens(self) -> bool:
        """Whether a replacement as fast as the defence is a double touch: a defence without a card hits nobody
        (F81)."""
        return self.phrase.first != Roles.PARRY and self.phrase.first != Roles.DISTANCE

    def _fault_at(self, distance: Distance, seat: Seat, card: Card) -> Fault:
        kind = KIND_OF[card]
        if kind > Kinds.FL and kind != Kinds.IF:
            return Faults.ADDON if kind == Kinds.AN else Faults.NOT_RED
        if distance > Distances.LONG:
            return Faults.OUT_OF_REACH
        if kind == Kinds.IF:
            if distance != Distances.SHORT or self.settings.mode == Modes.TUTORIAL:
                return Faults.SHORT_ONLY
        elif kind == Kinds.FL:
            if distance != Distances.LONG or self.settings.mode == Modes.TUTORIAL:
                return Faults.LONG_ONLY
        elif distance != Distances.LUNGE:
            return Faults.LUNGE_ONLY
        other = self.fencers[1 - seat].position
        if kind == Kinds.GA or kind == Kinds.FN:
            return Faults.NONE if other == WeaponPositions.LINE else Faults.POSITION_LINE
        if kind == Kinds.DI:
            return Faults.NONE if other == WeaponPositions.ENGAGEMENT else Faults.POSITION_ENGAGEMENT
        if (kind == Kinds.BT or kind == Kinds.FK) and other == WeaponPositions.INVITATION:
            return Faults.POSITION_NOT_INVITATION
        return Faults.NONE

    # -- answering

    def answer_fault(self, seat: Seat, card: Card) -> Fault:
        """Why ``card`` does not answer the threat, speed and SP apart (F61-F64, F69-F71, F83)."""
        kind = KIND_OF[card]
        if kind == Kinds.RA:
            return self.renewed_fault(seat)
        if kind == Kinds.FE:
            return self.feint_fault(seat)
        if kind == Kinds.AN:
            return Faults.ADDON
        threat = self.phrase.threat
        if kind == Kinds.CT and threat.kind != ThreatKinds.COUNTER:
            thrust = threat.kind == ThreatKinds.RIPOSTE and threat.counts_as == Kinds.ST
            if not (self.settings.counter_time_parry and thrust):
                return Faults.NEEDS_COUNTER
        elif kind == Kinds.FT and threat.kind != ThreatKinds.COUNTER_TIME:
            return Faults.NEEDS_COUNTER_TIME
        elif kind < Kinds.PR and kind != Kinds.DI:
            return Faults.COLOUR
        elif kind != Kinds.CT and kind != Kinds.FT:
            fault = self._row_fault(kind)
            if fault:
                return fault
        return Faults.TWO_CARDS if self.fencers[seat].used >= ru.CARDS_EACH else Faults.NONE

    def _row_fault(self, kind: Kind) -> Fault:
        """The row of F64 for a card that is not made for one threat alone."""
        settings = self.settings
        threat = self.phrase.threat
        if threat.kind == ThreatKinds.COUNTER_TIME:
            if kind == Kinds.JK:
                return Faults.NONE if settings.joker_counter_time else Faults.JOKER_COUNTER_TIME
            return Faults.TEXT if kind == Kinds.SH or kind == Kinds.DI else Faults.COLOUR
        if threat.kind == ThreatKinds.COUNTER:
            if kind == Kinds.JK:
                return Faults.NONE
            if kind == Kinds.SH or kind == Kinds.DI:
                return Faults.COLOUR
            return Faults.NONE if kind == Kinds.PR and settings.parries_counters else Faults.TEXT
        met = threat.counts_as
        if kind == Kinds.JK:
            return Faults.NONE if met != Kinds.TT or settings.joker_toe_touch else Faults.TEXT
        if kind == Kinds.SH:
            quick = met == Kinds.ST or met == Kinds.BT or met == Kinds.FK
            return Faults.NONE if quick or met == Kinds.TT or met == Kinds.FL else Faults.TEXT
        if kind == Kinds.DI:
            return Faults.NONE if met == Kinds.BT or met == Kinds.GA or met == Kinds.FN else Faults.TEXT
        if met == Kinds.TT:
            return Faults.TEXT
        if kind == Kinds.IF:
            if met == Kinds.FL:
                return Faults.TEXT
            distance = self.distance()
            near = distance == Distances.SHORT or (distance == Distances.LUNGE and settings.infighting_step)
            return Faults.NONE if near else Faults.INFIGHTING_DISTANCE
        return Faults.TEXT if met == Kinds.IF else Faults.NONE

    def scores_at_once(self, kind: Kind) -> bool:
        """Whether an answer of this kind is a Ceding Parry that scores at once (F67)."""
        met = self.phrase.threat.counts_as
        return kind == Kinds.CP and (met == Kinds.GA or met == Kinds.FN)

    def has_speed_to_meet(self, kind: Kind) -> bool:
        """Whether an answer of this kind is compared with the threat's speed (F63)."""
        return (
            kind == Kinds.DI
            or kind == Kinds.PR
            or kind == Kinds.IF
            or kind == Kinds.SH
            or (kind == Kinds.CP and not self.scores_at_once(Kinds.CP))
        )

    def takes_angulation(self, kind: Kind) -> bool:
        """Whether an answer of this kind may have an Angulation with it (F72)."""
        if kind == Kinds.SH or kind == Kinds.DI:
            return True
        return self.settings.angulation_blue and self.has_speed_to_meet(kind)

    def renewed_fault(self, seat: Seat) -> Fault:
        """Why Renewed Attack can't be played, SP apart (F65, F75, F77, F78). While the first answer stands, the
        Attacker has played the opening card alone."""
        if seat != self.phrase.attacker or self.is_fleche():
            return Faults.RENEWED_ONLY
        first = self.phrase.first
        defended = (
            first == Roles.PARRY_RIPOSTE
            or first == Roles.CEDING
            or first == Roles.PARRY
            or first == Roles.DISTANCE
        )
        return Faults.NONE if defended else Faults.RENEWED_ONLY

    def feint_fault(self, seat: Seat) -> Fault:
        """Why Feint can't be played, SP apart (F75, F77, F81)."""
        if seat != self.phrase.attacker or self.phrase.first == NONE or self.is_fleche():
            return Faults.FEINT_ONLY
        return Faults.NONE

    def glide_fault(self, seat: Seat) -> Fault:
        """Why no Glide may follow the parry of ``seat`` (F73). Against a Flèche it may, as an Angulation may:
        neither counts as a card (F61, F93)."""
        if self.phrase.threat.counts_as == Kinds.IF:
            return Faults.TEXT
        if self.settings.glide_in_line and self.fencers[1 - seat].position != WeaponPositions.LINE:
            return Faults.POSITION_LINE
        return Faults.NONE

    def parry_fault(self, seat: Seat) -> Fault:
        """Why the Parry action can't be taken (F14, F46, F84-F88)."""
        if self.settings.mode == Modes.TUTORIAL:
            return Faults.MODE
        fencer = self.fencers[seat]
        threat = self.phrase.threat
        second = self.settings.second_defence and threat.kind == ThreatKinds.RENEWED
        if fencer.cardless and not second:
            return Faults.CARDLESS_USED
        if threat.kind >= ThreatKinds.COUNTER:
            return Faults.COLOUR
        if threat.counts_as == Kinds.TT:
            return Faults.TOE_TOUCH
        if threat.kind == ThreatKinds.RIPOSTE and threat.own != 1:
            return Faults.FIRST_CARD
        return Faults.STAMINA if self.parry_price(seat) > fencer.stamina else Faults.NONE

    def distance_fault(self, seat: Seat) -> Fault:
        """Why Defence by Distance can't be taken (F46, F84-F86, F89)."""
        fencer = self.fencers[seat]
        threat = self.phrase.threat.kind
        if fencer.cardless:
            return Faults.CARDLESS_USED
        if threat == ThreatKinds.RIPOSTE:
            return Faults.NOT_RIPOSTE
        if threat != ThreatKinds.ATTACK:
            return Faults.FIRST_CARD if threat == ThreatKinds.RENEWED else Faults.COLOUR
        if fencer.stamina == 0:
            return Faults.NO_STAMINA
        if self.settings.mode != Modes.TUTORIAL and self.threat_to_evade() > ru.FASTEST_TO_EVADE:
            return Faults.TOO_FAST
        if self.settings.partial_distance:
            return Faults.NONE
        if self.piles.timer == 0:
            return Faults.TIMER_EMPTY
        return Faults.NOTHING_TO_TAKE if fencer.hand == 0 else Faults.NONE

    def evading_fault(self, seat: Seat) -> Fault:
        """``distance_fault``, and what only who holds the hand can see: that no card of it may be taken (F90)."""
        fault = self.distance_fault(seat)
        if fault != Faults.NONE or self.settings.partial_distance or self.settings.mode == Modes.TUTORIAL:
            return fault
        return Faults.NONE if self.fencers[seat].hand & ~self.kept_aside(seat) else Faults.NOTHING_TO_TAKE

    def joker_beats_ceding(self, seat: Seat) -> bool:
        """Whether a plain Ceding Parry of the rival has just stopped a threat of ``seat``, who may beat it with a
        Joker (O36)."""
        if not self.settings.joker_ceding or self.fencers[seat].used >= ru.CARDS_EACH or self.is_fleche():
            return False
        last = self.phrase.plays[-1]
        return last.role == Roles.CEDING and last.seat == 1 - seat

    # -- as far as everybody can see

    def may_answer(self, seat: Seat) -> bool:
        """Whether ``seat`` may have another answer than to accept (F76)."""
        if self.parry_fault(seat) == Faults.NONE or self.distance_fault(seat) == Faults.NONE:
            return True
        if self.fencers[seat].hand == 0:
            return False
        settings = self.settings
        deck = settings.deck
        masks = settings.table.masks
        if settings.has_feint and self.feint_fault(seat) == Faults.NONE:
            return True
        if self.fencers[seat].used >= ru.CARDS_EACH:
            return False
        threat = self.phrase.threat.kind
        if threat == ThreatKinds.COUNTER:
            if settings.parries_counters and deck & masks[Kinds.PR]:
                return True
            return deck & (masks[Kinds.CT] | masks[Kinds.JK]) != 0
        if threat == ThreatKinds.COUNTER_TIME:
            jokers = settings.joker_counter_time and deck & masks[Kinds.JK] != 0
            return jokers or deck & masks[Kinds.FT] != 0
        return True

    def may_press(self, seat: Seat) -> bool:
        """Whether the Attacker may go on after a defence without riposte (F77)."""
        if self.fencers[seat].hand == 0:
            return False
        settings = self.settings
        renewed = settings.has_renewed and self.renewed_fault(seat) == Faults.NONE
        if renewed and self._affords(seat, Kinds.RA):
            return True
        return settings.has_feint and self.feint_fault(seat) == Faults.NONE and self._affords(seat, Kinds.FE)

    def may_beat_ceding(self, seat: Seat) -> bool:
        """Whether ``seat`` may have a Joker for the rival's Ceding Parry (O36)."""
        if self.fencers[seat].hand == 0 or not self.joker_beats_ceding(seat):
            return False
        settings = self.settings
        return settings.deck & settings.table.masks[Kinds.JK] != 0 and self._affords(seat, Kinds.JK)

    def _affords(self, seat: Seat, kind: Kind) -> bool:
        """Whether a card of a kind whose cards all have one name can be paid for."""
        card = self.settings.table.masks[kind].bit_length() - 1
        return self.paid_by(card, NONE) <= self.fencers[seat].stamina

    # -- the other actions of a game turn

    def exchange_fault(self, seat: Seat, card: Card) -> Fault:
        """Why ``card`` can't be exchanged, where an exchange is possible at all (F57): the first of the two guards.
        A Straight Thrust of speed 3 goes only while a faster one stays, and the last of any speed not at all."""
        settings = self.settings
        if settings.mode != Modes.BASIC or KIND_OF[card] != Kinds.ST:
            return Faults.NONE
        speeds = settings.table.speeds
        others = self.holds(seat, Kinds.ST) & ~(1 << card)
        if not others:
            return Faults.NONE if not settings.keeps_last and speeds[card] > YELLOW else Faults.KEPT_THRUST
        if speeds[card] == YELLOW:
            slow = settings.table.alike[card]
            return Faults.NONE if others & ~slow else Faults.KEPT_THRUST
        return Faults.NONE

    def kept_aside(self, seat: Seat) -> Cards:
        """The Straight Thrust that is put aside before F90 takes a card from a hand (F57), as a mask: the second
        of the two guards. One of speed 3, always; only without one the last Straight Thrust."""
        settings = self.settings
        if settings.mode != Modes.BASIC:
            return 0
        thrusts = self.holds(seat, Kinds.ST)
        yellow = 0
        for card in bits(thrusts):
            if settings.table.speeds[card] == YELLOW:
                yellow |= 1 << card
        if yellow:
            seen = yellow & self.fencers[seat].known  # one that everybody knows of stays one
            return (seen or yellow) & -(seen or yellow)
        alone = thrusts & (thrusts - 1) == 0
        return thrusts if settings.keeps_last and alone else 0

    def exchanging_fault(self) -> Fault:
        """Why no card can be exchanged now (F33, F35)."""
        if self.settings.mode == Modes.TUTORIAL:
            return Faults.MODE
        if self.progress.exchanged:
            return Faults.EXCHANGED
        return Faults.TIMER_EMPTY if self.piles.timer == 0 else Faults.NONE

    def stalling_fault(self) -> Fault:
        """Why the active player can't stall (F34, F115)."""
        if self.settings.mode == Modes.TUTORIAL:
            return Faults.MODE
        if self.progress.priority != NONE:
            return Faults.STALL_PRIORITY
        if self.progress.acts:
            return Faults.STALL_FIRST
        return Faults.STALL_TWICE if self.fencers[self.progress.turn].stalled else Faults.NONE
