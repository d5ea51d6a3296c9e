"""Speeds, and what cards and actions cost (sections 8, 10 and 12 of the rules)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.position import Position
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    Card,
    Kinds,
    Modes,
    Seat,
    Speed,
    Stamina,
    ThreatKinds,
    WeaponPositions,
)


@mypyc_attr(acyclic=True)
class Speeds(Position):
    """Questions that change nothing: how fast a card is here, and what it costs."""

    def paid_by(self, card: Card, addon: Card) -> Stamina:
        """The SP value of a card with its add-on; none counts in the tutorial (F15)."""
        if self.settings.mode == Modes.TUTORIAL:
            return 0
        stamina = self.settings.table.stamina
        return stamina[card] if addon == NONE else stamina[card] + stamina[addon]

    def slowed(self, seat: Seat) -> Speed:
        """What the opponent's Engagement takes from the attacks of ``seat`` (F42)."""
        if not self.settings.modifiers:
            return 0
        return 1 if self.fencers[1 - seat].position == WeaponPositions.ENGAGEMENT else 0

    def straight_bonus(self, seat: Seat) -> Speed:
        """What the positions add to a Straight Thrust of ``seat`` (C01)."""
        if self.fencers[seat].position != WeaponPositions.LINE:
            return 0
        return ru.STRAIGHT_BONUS if self.fencers[1 - seat].position == WeaponPositions.INVITATION else 0

    def attack_speed(self, seat: Seat, card: Card, addon: Card) -> Speed:
        """The effective speed of an attack (F41-F44, bonuses of section 14)."""
        kind = KIND_OF[card]
        speed = self.settings.table.speeds[card]
        other = self.fencers[1 - seat].position
        if kind == Kinds.ST:
            speed += self.straight_bonus(seat)
        elif (kind == Kinds.BT or kind == Kinds.FK) and other == WeaponPositions.LINE:
            speed += 1
        if addon != NONE:
            speed += ru.ADDON_SPEED
        if kind != Kinds.DI:
            speed -= self.slowed(seat)
        return max(self.settings.least_speed, speed)

    def defence_speed(self, seat: Seat, card: Card, addon: Card) -> Speed:
        """The effective speed of a card in its blue or cyan function (F41, F44)."""
        settings = self.settings
        speed = settings.table.speeds[card]
        if addon != NONE:
            speed += ru.ADDON_SPEED
        if settings.modifiers and self.fencers[seat].position == WeaponPositions.INVITATION:
            kind = KIND_OF[card]
            if settings.helps_counters or (kind != Kinds.SH and kind != Kinds.DI):
                speed += 1
        return speed

    def riposte_speed(self, seat: Seat, printed: Speed) -> Speed:
        """The effective speed of a riposte, made from a parry's printed speed or a Glide's 4 (F42, F66, F73)."""
        speed = printed - (self.slowed(seat) if self.settings.slows_ripostes else 0)
        return max(self.settings.least_speed, speed)

    def riposte_of(self, seat: Seat, card: Card) -> Speed:
        """The effective speed of the riposte of Parry and Riposte or of Infighting (F66, F83)."""
        speed = self.settings.table.speeds[card] - ru.RIPOSTE_LOSS
        if self.settings.riposte_bonus and KIND_OF[card] == Kinds.PR:
            speed += self.straight_bonus(seat)
        return self.riposte_speed(seat, speed)

    def threat_to_evade(self) -> Speed:
        """The speed of the threat as cardless defences count it (O22)."""
        settings = self.settings
        threat = self.phrase.threat
        if settings.effective or threat.kind == ThreatKinds.RIPOSTE:
            return threat.speed
        more = ru.ADDON_SPEED if threat.kind == ThreatKinds.RENEWED else 0
        return settings.table.speeds[self.phrase.opening] + more

    def parry_price(self, seat: Seat) -> Stamina:
        """The SP of the Parry action against the threat (F87)."""
        settings = self.settings
        speed = self.threat_to_evade()
        if settings.modifiers and self.fencers[seat].position == WeaponPositions.INVITATION:
            speed -= 1
        price = (speed + 1) // 2 if settings.rounds_up else speed // 2
        return max(1, price)
