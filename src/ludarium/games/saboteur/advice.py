"""How good each option looks to a player who holds some beliefs: what the greedy bot plays by, and what
the search is guided by.

Scores are in tenths of a card on the way to the gold. The numbers are rules of thumb, by judgement.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.saboteur import notation as no
from ludarium.games.saboteur.belief import tile_code
from ludarium.games.saboteur.routes import LONG, OFF, Routes, cell_bit
from ludarium.games.saboteur.rules import (
    BREAK,
    DIGGER,
    DOUBLE,
    EMPTY,
    FIRST_DEAD_END,
    MAP,
    REPAIR,
    ROCKFALL,
    SABOTEUR,
    SELFISH,
    TILE_EDGES,
)

CARD: Final = 10.0  # one card less on the way to the gold

# Gold diggers.
DIG_FOUND: Final = 60.0  # to turn up the gold
DIG_IDLE: Final = -1.0  # a tunnel that shortens nothing
DIG_DEAD: Final = -4.0  # a dead end
DIG_EDGE: Final = 0.3  # for each open edge
DIG_KEEP: Final = -0.1  # by the worth of the card that is laid
DIG_RISK: Final = -30.0  # by the chance that a selfish dwarf takes the gold next
DIG_PASS: Final = -1.0
DIG_DISCARD: Final = -0.6  # by the worth of the card that is passed with
DIG_MAP: Final = 22.0  # by the variance of "the gold is there"
DIG_MAP_NEAR: Final = 1.0  # the nearest goal
DIG_FALL: Final = -3.0  # what a rockfall costs
DIG_MEND_SELF: Final = 9.0
DIG_MEND_SOME: Final = 4.0  # with other tools still broken
DIG_MEND: Final = 7.0  # a digger's
DIG_MEND_SELFISH: Final = 1.0
DIG_MEND_SABOTEUR: Final = -9.0
DIG_MEND_MORE: Final = 0.4  # share of it, with other tools still broken
DIG_DOUBLE: Final = -0.5  # to use a double card
DIG_BREAK: Final = 10.0  # a saboteur's tool
DIG_BREAK_DIGGER: Final = -8.0
DIG_BREAK_NEAR: Final = 8.0  # a selfish dwarf's, with few cards missing
DIG_BREAK_MORE: Final = 0.3  # share of it, with another tool broken already
DIG_BREAK_COST: Final = -1.5

# Saboteurs.
SAB_FOUND: Final = -100.0
SAB_IDLE: Final = -1.0
SAB_DEAD: Final = -2.0
SAB_EDGE: Final = -0.4
SAB_KEEP: Final = -0.5
SAB_PASS: Final = 2.0
SAB_DISCARD: Final = -0.8
SAB_MAP: Final = 12.0
SAB_FALL: Final = -5.0
SAB_MEND: Final = 6.0
SAB_MEND_SELF: Final = 4.0
SAB_MEND_OTHER: Final = -8.0
SAB_BREAK: Final = 9.0
SAB_BREAK_SELFISH: Final = 9.0
SAB_BREAK_FRIEND: Final = -8.0
SAB_BREAK_MORE: Final = 0.4

# Selfish dwarfs.
OWN_NEAR: Final = -20.0  # by the chance that somebody else joins the gold first
OWN_THEN: Final = -3.0  # to come close
OWN_IDLE: Final = -2.0
OWN_EDGE: Final = 0.3
OWN_KEEP: Final = -0.2
OWN_BLOCK: Final = 4.0  # to lay in the way when one card is missing
OWN_BLOCK_CARD: Final = 2.0
OWN_PASS: Final = -1.0
OWN_DISCARD: Final = -0.6
OWN_MAP: Final = 24.0
OWN_FALL: Final = -3.0
OWN_MEND_SELF: Final = 10.0
OWN_MEND: Final = 5.0
OWN_MEND_SABOTEUR: Final = -6.0
OWN_MEND_NEAR: Final = -6.0
OWN_BREAK_NEAR: Final = 8.0
OWN_BREAK_ORDER: Final = -2.0
OWN_BREAK: Final = 9.0  # a saboteur's, far from the gold
OWN_BREAK_DIGGER: Final = -6.0
OWN_BREAK_COST: Final = -1.5
OWN_CLOSE: Final = 3.5

FINISH: Final = 0.6  # the chance that one with whole tools can lay the last card

# How much a card in hand is worth keeping, for one who digs and one who hinders.
KEEP_X: Final = 5.0
KEEP_T: Final = 4.2
KEEP_CURVE: Final = 3.0
KEEP_IV: Final = 2.5
KEEP_IH: Final = 3.5
KEEP_DEAD: Final = 0.2
KEEP_BREAK: Final = 2.0
KEEP_MEND: Final = 3.0
KEEP_DOUBLE: Final = 3.5
KEEP_MAP: Final = 2.5
KEEP_FALL: Final = 3.0
HOLD_X: Final = -2.0
HOLD_T: Final = -1.5
HOLD_CURVE: Final = 0.0
HOLD_IV: Final = 0.5
HOLD_IH: Final = -1.0
HOLD_DEAD: Final = 4.0
HOLD_BREAK: Final = 6.0
HOLD_MEND: Final = -1.0
HOLD_DOUBLE: Final = -1.5
HOLD_MAP: Final = 0.5
HOLD_FALL: Final = 5.0


@final
class Scene:
    """What the player at ``me`` holds true in one position."""

    def __init__(
        self,
        routes: Routes,
        me: int,
        role: int,
        broken: list[int],
        active: list[bool],
        cards: list[int],
        gold: list[float],
        odds: list[list[float]],
    ) -> None:
        self.routes = routes
        self.me = me
        self.role = role
        self.broken = broken
        self.active = active
        self.cards = cards  # in each hand
        self.gold = gold  # the chance of the gold at each goal, 0 for one that is up
        self.odds = odds  # by seat and role
        self.now = self.expected(routes.missing)

    def expected(self, missing: list[int]) -> float:
        """Cards missing to the gold."""
        gold = self.gold
        return gold[0] * missing[0] + gold[1] * missing[1] + gold[2] * missing[2]

    def finds(self, missing: list[int]) -> float:
        """The chance that the gold is reached, when these cards are missing."""
        found = 0.0
        for goal in range(3):
            if not missing[goal]:
                found += self.gold[goal]
        return found

    def lay(self, key: int, tile: int) -> list[int]:
        """The cards missing to each goal after ``tile`` is laid."""
        routes = self.routes
        cell = cell_bit(key)
        if cell == OFF:
            return routes.missing
        tunnel = (tile - 1) >> 1 < FIRST_DEAD_END
        missing = [0, 0, 0]
        for goal in range(3):
            was = routes.missing[goal]
            missing[goal] = was
            if not self.gold[goal]:
                continue
            through = routes.through(cell, TILE_EDGES[tile], goal) if tunnel else LONG
            if through <= was:
                missing[goal] = through
            elif routes.needed(cell, goal):
                return routes.after(cell, tile).missing
        return missing

    def fall(self, key: int) -> list[int]:
        """The cards missing to each goal after a rockfall."""
        cell = cell_bit(key)
        return self.routes.missing if cell == OFF else self.routes.after(cell, EMPTY).missing

    def scores(self, codes: list[int]) -> list[float]:
        """A score for each code of a turn."""
        if self.role == SABOTEUR:
            return [self.hinder(code) for code in codes]
        if self.role == SELFISH:
            return [self.hoard(code) for code in codes]
        return [self.dig(code) for code in codes]

    # -- gold diggers

    def dig(self, code: int) -> float:
        """What an option is worth to a gold digger."""
        what = code & 15
        if what == no.PATH:
            tile = tile_code(code)
            missing = self.lay(code >> 9, tile)
            gain = self.now - self.expected(missing)
            found = self.finds(missing)
            score = CARD * gain + DIG_FOUND * found
            if gain > 0.0:
                if not found:
                    score += DIG_RISK * self.risk(missing)
            else:
                score += DIG_DEAD if (tile - 1) >> 1 >= FIRST_DEAD_END else DIG_IDLE
            return score + DIG_EDGE * edge_count(tile) + DIG_KEEP * keep((tile - 1) >> 1)
        if what == no.PASS:
            return DIG_PASS + DIG_DISCARD * keep(code >> 4)
        if what == no.LOOK:
            return self.curious(code >> 4, DIG_MAP)
        if what == no.FALL:
            return CARD * (self.now - self.expected(self.fall(code >> 4))) + DIG_FALL
        seat = (code >> 4) & 7
        odds = self.odds[seat]
        if what == no.REPAIR_TOOL:
            last = self.broken[seat] & ~(1 << ((code >> 7) & 3)) == 0
            double = DIG_DOUBLE if code >> 9 >= DOUBLE else 0.0
            if seat == self.me:
                return (DIG_MEND_SELF if last else DIG_MEND_SOME) + double
            trust = (
                odds[DIGGER] * DIG_MEND
                + odds[SELFISH] * DIG_MEND_SELFISH
                + odds[SABOTEUR] * DIG_MEND_SABOTEUR
            )
            return (trust if last else DIG_MEND_MORE * trust) + double
        if seat == self.me:
            return -50.0
        threat = odds[SABOTEUR] * DIG_BREAK + odds[DIGGER] * DIG_BREAK_DIGGER
        if self.now < 2.6:
            threat += odds[SELFISH] * DIG_BREAK_NEAR
        return threat * (DIG_BREAK_MORE if self.broken[seat] else 1.0) + DIG_BREAK_COST

    def curious(self, goal: int, points: float) -> float:
        """What a look at ``goal`` is worth to one who digs."""
        p = self.gold[goal]
        if p <= 0.001 or p >= 0.999:
            return -3.0
        near = DIG_MAP_NEAR if self.routes.missing[goal] <= min(self.routes.missing) else 0.0
        return points * p * (1.0 - p) + near

    def risk(self, missing: list[int]) -> float:
        """The chance that a selfish dwarf joins the gold before anybody else and before the own next
        turn, with these cards missing."""
        near = 0.0
        for goal in range(3):
            if missing[goal] == 1:
                near += self.gold[goal]
        if near <= 0.0:
            return 0.0
        nobody = 1.0  # the chance that nobody has joined the gold so far
        lost = 0.0
        seats = len(self.broken)
        for step in range(1, seats):
            seat = (self.me + step) % seats
            if not self.active[seat] or self.broken[seat] or not self.cards[seat]:
                continue
            lost += nobody * FINISH * self.odds[seat][SELFISH]
            nobody *= 1.0 - FINISH * (self.odds[seat][SELFISH] + self.odds[seat][DIGGER])
        return near * lost

    # -- saboteurs

    def hinder(self, code: int) -> float:
        """What an option is worth to a saboteur."""
        what = code & 15
        if what == no.PATH:
            tile = tile_code(code)
            missing = self.lay(code >> 9, tile)
            harm = self.expected(missing) - self.now
            score = CARD * harm + SAB_FOUND * self.finds(missing)
            if harm <= 0.0:
                score += SAB_DEAD if (tile - 1) >> 1 >= FIRST_DEAD_END else SAB_IDLE
            return score + SAB_EDGE * edge_count(tile) + SAB_KEEP * hold((tile - 1) >> 1)
        if what == no.PASS:
            return SAB_PASS + SAB_DISCARD * hold(code >> 4)
        if what == no.LOOK:
            p = self.gold[code >> 4]
            return SAB_MAP * p * (1.0 - p)
        if what == no.FALL:
            return CARD * (self.expected(self.fall(code >> 4)) - self.now) + SAB_FALL
        seat = (code >> 4) & 7
        odds = self.odds[seat]
        if what == no.REPAIR_TOOL:
            last = self.broken[seat] & ~(1 << ((code >> 7) & 3)) == 0
            trust = SAB_MEND * odds[SABOTEUR] + SAB_MEND_OTHER * (odds[DIGGER] + odds[SELFISH])
            if seat == self.me:
                trust = SAB_MEND_SELF
            return trust if last else 0.4 * trust
        if seat == self.me:
            return -50.0
        threat = (
            odds[DIGGER] * SAB_BREAK + odds[SELFISH] * SAB_BREAK_SELFISH + odds[SABOTEUR] * SAB_BREAK_FRIEND
        )
        return threat * (SAB_BREAK_MORE if self.broken[seat] else 1.0)

    # -- selfish dwarfs

    def hoard(self, code: int) -> float:
        """What an option is worth to a selfish dwarf."""
        what = code & 15
        if what == no.PATH:
            tile = tile_code(code)
            missing = self.lay(code >> 9, tile)
            found = self.finds(missing)
            if found:
                return 100.0 * found
            then = self.expected(missing)
            gain = self.now - then
            score = CARD * gain
            if gain > 0.0:
                near = 0.0
                for goal in range(3):
                    if missing[goal] == 1:
                        near += self.gold[goal]
                score += OWN_NEAR * near * self.snatched()
                if then < 3.0:
                    score += OWN_THEN
            elif self.now < 2.0:
                score = OWN_BLOCK - OWN_BLOCK_CARD * gain
            else:
                score += OWN_IDLE
            return score + OWN_EDGE * edge_count(tile) + OWN_KEEP * keep((tile - 1) >> 1)
        if what == no.PASS:
            return OWN_PASS + OWN_DISCARD * keep(code >> 4)
        if what == no.LOOK:
            return self.curious(code >> 4, OWN_MAP)
        if what == no.FALL:
            gain = self.now - self.expected(self.fall(code >> 4))
            if self.now < 2.0:
                return OWN_BLOCK - OWN_BLOCK_CARD * gain + OWN_FALL
            return CARD * gain + OWN_FALL
        seat = (code >> 4) & 7
        odds = self.odds[seat]
        if what == no.REPAIR_TOOL:
            last = self.broken[seat] & ~(1 << ((code >> 7) & 3)) == 0
            if seat == self.me:
                return OWN_MEND_SELF if last else 0.5 * OWN_MEND_SELF
            trust = odds[DIGGER] * OWN_MEND + odds[SABOTEUR] * OWN_MEND_SABOTEUR
            if self.now < OWN_CLOSE:
                trust += OWN_MEND_NEAR
            return trust if last else 0.4 * trust
        if seat == self.me:
            return -50.0
        if self.now < OWN_CLOSE:
            threat = OWN_BREAK_NEAR + OWN_BREAK_ORDER * ((seat - self.me) % len(self.broken)) / len(
                self.broken
            )
        else:
            threat = odds[SABOTEUR] * OWN_BREAK + odds[DIGGER] * OWN_BREAK_DIGGER + OWN_BREAK_COST
        return threat * (0.3 if self.broken[seat] else 1.0)

    def snatched(self) -> float:
        """The chance that somebody joins the gold before the own next turn, with one card missing."""
        nobody = 1.0
        for seat in range(len(self.broken)):
            if seat != self.me and self.active[seat] and not self.broken[seat] and self.cards[seat]:
                nobody *= 1.0 - FINISH * (1.0 - self.odds[seat][SABOTEUR])
        return 1.0 - nobody


def edge_count(tile: int) -> int:
    """Open edges of what may lie in a cell."""
    edges = TILE_EDGES[tile]
    return (edges & 1) + (edges >> 1 & 1) + (edges >> 2 & 1) + (edges >> 3 & 1)


def keep(kind: int) -> float:
    """How much a card is worth keeping to one who digs."""
    if kind < FIRST_DEAD_END:
        return (KEEP_X, KEEP_T, KEEP_T, KEEP_CURVE, KEEP_CURVE, KEEP_IV, KEEP_IH)[kind]
    if kind < BREAK:
        return KEEP_DEAD
    if kind < REPAIR:
        return KEEP_BREAK
    if kind < MAP:
        return KEEP_MEND if kind < DOUBLE else KEEP_DOUBLE
    return KEEP_MAP if kind != ROCKFALL else KEEP_FALL


def hold(kind: int) -> float:
    """How much a card is worth keeping to a saboteur."""
    if kind < FIRST_DEAD_END:
        return (HOLD_X, HOLD_T, HOLD_T, HOLD_CURVE, HOLD_CURVE, HOLD_IV, HOLD_IH)[kind]
    if kind < BREAK:
        return HOLD_DEAD
    if kind < REPAIR:
        return HOLD_BREAK
    if kind < MAP:
        return HOLD_MEND if kind < DOUBLE else HOLD_DOUBLE
    return HOLD_MAP if kind != ROCKFALL else HOLD_FALL
