"""What may be chosen now, as codes: the options that have no fault."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.decision import TABLE, Decision
from ludarium.core.state import Outcome
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.faults import FaultFinder
from ludarium.games.ready_fence.notation import CODES, NO_CARD, STEP_CODES, MoveKinds, Moves, code
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    PHASE_NAMES,
    SEATS,
    Card,
    Code,
    Distances,
    Faults,
    Kind,
    Kinds,
    Modes,
    MoveKind,
    Phases,
    Seat,
    ThreatKinds,
    WeaponPositions,
    lowest,
)


@mypyc_attr(acyclic=True)
class Legal(FaultFinder):
    """The pending decision and its options."""

    def decision(self) -> Decision | None:
        if self.phase == Phases.OVER:
            return None
        if self.listed is None:
            self.listed = self.codes()
        return Moves(self.asked, PHASE_NAMES[self.phase], self.listed, self.settings.table)

    def table(self) -> Decision:
        codes = [] if self.phase == Phases.OVER else [code(MoveKinds.CONCEDE, seat) for seat in range(SEATS)]
        return Moves(TABLE, "table", codes, self.settings.table)

    def outcome(self) -> Outcome | None:
        if self.winner == NONE:
            return None
        return Outcome([fencer.score for fencer in self.fencers], [self.winner])

    def codes(self) -> list[Code]:
        """The options of the pending decision, as codes."""
        phase = self.phase
        seat = self.asked
        if phase == Phases.TURN:
            return self.turn_codes()
        if phase == Phases.ANSWER:
            return self.answer_codes(seat)
        if phase == Phases.PRESS:
            return self.press_codes(seat)
        if phase == Phases.MULLIGAN:
            return [code(MoveKinds.KEEP), code(MoveKinds.MULLIGAN)]
        if phase == Phases.DEAL:
            return [code(MoveKinds.DEAL)]
        if phase == Phases.COST:
            return self._named(seat, MoveKinds.DISCARD)
        what = MoveKinds.DISCARD if phase == Phases.RENEW else MoveKinds.EXCHANGE
        return [code(MoveKinds.NO), *self._named(seat, what)]

    # -- a game turn

    def turn_codes(self) -> list[Code]:
        """What the active player may do (F28-F37)."""
        settings = self.settings
        seat = self.progress.turn
        codes: list[Code] = []
        if self.distance() > 0:
            codes.append(STEP_CODES[1][MoveKinds.MOVE][self.square_after(seat, 1)])
        codes.append(STEP_CODES[0][MoveKinds.MOVE][self.square_after(seat, -1)])
        if settings.mode == Modes.ADVANCED:
            codes.append(STEP_CODES[0][MoveKinds.RETREAT][self.square_after(seat, -ru.RETREAT)])
        if not self.progress.changed:
            here = self.fencers[seat].position
            for position in (WeaponPositions.LINE, WeaponPositions.INVITATION, WeaponPositions.ENGAGEMENT):
                if position != here:
                    codes.append(CODES[MoveKinds.POSITION][position])
        exchanges = self.exchanging_fault() == Faults.NONE
        opens = self.distance() <= Distances.LONG
        cards = settings.table.distinct(self.fencers[seat].hand) if exchanges or opens else []
        if exchanges:
            self._name(seat, cards, MoveKinds.EXCHANGE, codes)
        if self.stalling_fault() == Faults.NONE:
            codes.append(CODES[MoveKinds.STALL][NO_CARD])
        if opens:
            self._opening_codes(seat, cards, codes)
        if settings.fewer_actions:
            codes.append(CODES[MoveKinds.END][NO_CARD])
        return codes

    def _named(self, seat: Seat, what: MoveKind) -> list[Code]:
        """The cards of a hand that may be exchanged, or discarded, each name once."""
        codes: list[Code] = []
        self._name(seat, self.settings.table.distinct(self.fencers[seat].hand), what, codes)
        return codes

    def _name(self, seat: Seat, cards: list[Card], what: MoveKind, codes: list[Code]) -> None:
        """Add those of ``cards`` that may be exchanged, or discarded."""
        twin = self.settings.table.twin
        for card in cards:
            if what == MoveKinds.DISCARD or self.exchange_fault(seat, card) == Faults.NONE:
                codes.append(CODES[what][twin[card]])

    def _opening_codes(self, seat: Seat, cards: list[Card], codes: list[Code]) -> None:
        """Add what may open a phrase (F58-F60)."""
        table = self.settings.table
        stamina = self.fencers[seat].stamina
        addon = self._one(seat, Kinds.AN)
        for card in cards:
            if self.opening_fault(seat, card) != Faults.NONE:
                continue
            name = table.twin[card]
            if self.paid_by(card, NONE) <= stamina:
                codes.append(CODES[MoveKinds.PLAY][name])
            if addon != NONE and self.paid_by(card, addon) <= stamina:
                codes.append(code(MoveKinds.PLAY, name, table.twin[addon]))

    # -- a phrase

    def answer_codes(self, seat: Seat) -> list[Code]:
        """What ``seat`` may do about the threat (F64, F75)."""
        table = self.settings.table
        fencer = self.fencers[seat]
        codes: list[Code] = [CODES[MoveKinds.ACCEPT][NO_CARD]]
        glides = self._glides(seat)
        addon = self._one(seat, Kinds.AN)
        if self.parry_fault(seat) == Faults.NONE:
            codes.append(CODES[MoveKinds.PARRY][NO_CARD])
            price = self.parry_price(seat)
            for glide in glides:
                if price + table.stamina[glide] <= fencer.stamina:
                    codes.append(code(MoveKinds.PARRY, NO_CARD, glide))
        if self.evading_fault(seat) == Faults.NONE:
            codes.append(STEP_CODES[0][MoveKinds.DISTANCE][self.square_after(seat, -ru.RETREAT)])
        for card in table.distinct(fencer.hand):
            if self.answer_fault(seat, card) != Faults.NONE or self.paid_by(card, NONE) > fencer.stamina:
                continue
            kind = KIND_OF[card]
            if kind == Kinds.FE:
                self._feint_codes(seat, card, codes)
            elif self.has_speed_to_meet(kind):
                self._defence_codes(seat, card, addon, glides, codes)
            else:
                codes.append(CODES[MoveKinds.PLAY][table.twin[card]])
        must_answer = not self.settings.free_accept and self.phrase.threat.kind == ThreatKinds.ATTACK
        if must_answer and len(codes) > 1:
            del codes[0]  # whoever can answer an attack must (O35)
        return codes

    def _defence_codes(
        self, seat: Seat, card: Card, addon: Card, glides: list[Card], codes: list[Code]
    ) -> None:
        """Add the ways of a card whose speed is compared with the threat's: alone, with a Glide, with ``addon``."""
        name = self.settings.table.twin[card]
        stamina = self.fencers[seat].stamina
        need = self.phrase.threat.speed
        slower = self.settings.slower_answer
        kind = KIND_OF[card]
        in_time = self.defence_speed(seat, card, NONE) >= need
        if in_time or slower:
            codes.append(CODES[MoveKinds.PLAY][name])
        if in_time and (kind == Kinds.PR or kind == Kinds.CP):
            for glide in glides:
                if self.paid_by(card, glide) <= stamina:
                    codes.append(code(MoveKinds.PLAY, name, glide))
        if addon == NONE or not self.takes_angulation(kind) or self.paid_by(card, addon) > stamina:
            return
        if slower or self.defence_speed(seat, card, addon) >= need:
            codes.append(code(MoveKinds.PLAY, name, self.settings.table.twin[addon]))

    def press_codes(self, seat: Seat) -> list[Code]:
        """What the Attacker may do after a defence without riposte (F77)."""
        twin = self.settings.table.twin
        codes: list[Code] = [CODES[MoveKinds.NO][NO_CARD]]
        renewed = self._affordable(seat, Kinds.RA)
        if renewed != NONE and self.renewed_fault(seat) == Faults.NONE:
            codes.append(CODES[MoveKinds.PLAY][twin[renewed]])
        feint = self._affordable(seat, Kinds.FE)
        if feint != NONE and self.feint_fault(seat) == Faults.NONE:
            self._feint_codes(seat, feint, codes)
        joker = self._affordable(seat, Kinds.JK)
        if joker != NONE and self.joker_beats_ceding(seat):
            codes.append(CODES[MoveKinds.PLAY][twin[joker]])
        return codes

    def _feint_codes(self, seat: Seat, feint: Card, codes: list[Code]) -> None:
        """Add the two ways of a Feint (F81)."""
        codes.append(CODES[MoveKinds.FEINT][NO_CARD])
        table = self.settings.table
        fencer = self.fencers[seat]
        left = fencer.stamina - (self.paid_by(feint, NONE) if self.settings.spends else 0)
        back = self.phrase.opening_addon
        addon = back if back != NONE else self._one(seat, Kinds.AN)
        for card in table.distinct(fencer.hand):
            if self.replacing_fault(seat, card) != Faults.NONE:
                continue
            name = table.twin[card]
            if self.paid_by(card, NONE) <= left and self._feint_reaches(seat, card, NONE):
                codes.append(CODES[MoveKinds.FEINT][name])
            if addon != NONE and self.paid_by(card, addon) <= left and self._feint_reaches(seat, card, addon):
                codes.append(code(MoveKinds.FEINT, name, table.twin[addon]))

    def _feint_reaches(self, seat: Seat, card: Card, addon: Card) -> bool:
        return self.settings.slower_feint or self.attack_speed(seat, card, addon) >= self.phrase.first_speed

    def _glides(self, seat: Seat) -> list[Card]:
        """The cards that may be added to a parry, each name once (F73)."""
        cards = self.holds(seat, Kinds.GA)
        if not cards or self.glide_fault(seat) != Faults.NONE:
            return []
        table = self.settings.table
        return [table.twin[card] for card in table.distinct(cards)]

    def _one(self, seat: Seat, kind: Kind) -> Card:
        """The lowest card of a kind in a hand; of a kind whose cards all have one name."""
        return lowest(self.holds(seat, kind))

    def _affordable(self, seat: Seat, kind: Kind) -> Card:
        """``_one``, ``NONE`` also where it can't be paid for."""
        card = self._one(seat, kind)
        return NONE if card == NONE or self.paid_by(card, NONE) > self.fencers[seat].stamina else card
