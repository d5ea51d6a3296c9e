"""How good each option looks to a player who holds some beliefs: what the greedy bot plays by, and what
the search is guided by.

Scores are in tenths of a card on the way to the gold. The numbers are rules of thumb, by judgement.
"""

from __future__ import annotations

from typing import Final, final

from ludarium.games.saboteur.notation import (
    MoveKinds,
    kind_of,
    path_cell,
    path_tile,
    payload_of,
    target_of,
    tool_card,
    tool_in,
)
from ludarium.games.saboteur.routes import LONG, OFF, Routes, cell_bit
from ludarium.games.saboteur.rules import TILE_EDGES
from ludarium.games.saboteur.terms import (
    Cards,
    Cell,
    Code,
    Goal,
    Role,
    Roles,
    Seat,
    Tile,
    Tiles,
    ToolSet,
    card_of,
    is_dead_end,
)

CARD: Final = 10.0  # one card less on the way to the gold


class Digging:
    """What a gold digger goes by."""

    FOUND: Final = 60.0
    """To turn up the gold."""
    IDLE: Final = -1.0
    """A tunnel that shortens nothing."""
    DEAD: Final = -4.0
    """A dead end."""
    EDGE: Final = 0.3
    """For each open edge."""
    KEEP: Final = -0.1
    """By the worth of the card that is laid."""
    RISK: Final = -30.0
    """By the chance that a selfish dwarf takes the gold next."""
    PASS: Final = -1.0
    DISCARD: Final = -0.6
    """By the worth of the card that is passed with."""
    MAP: Final = 22.0
    """By the variance of "the gold is there"."""
    MAP_NEAR: Final = 1.0
    """The nearest goal."""
    FALL: Final = -3.0
    """What a rockfall costs."""
    MEND_SELF: Final = 9.0
    MEND_SOME: Final = 4.0
    """With other tools still broken."""
    MEND: Final = 7.0
    """A digger's."""
    MEND_SELFISH: Final = 1.0
    MEND_SABOTEUR: Final = -9.0
    MEND_MORE: Final = 0.4
    """Share of it, with other tools still broken."""
    DOUBLE: Final = -0.5
    """To use a double card."""
    BREAK: Final = 10.0
    """A saboteur's tool."""
    BREAK_DIGGER: Final = -8.0
    BREAK_NEAR: Final = 8.0
    """A selfish dwarf's, with few cards missing."""
    BREAK_MORE: Final = 0.3
    """Share of it, with another tool broken already."""
    BREAK_COST: Final = -1.5


class Hindering:
    """What a saboteur goes by."""

    FOUND: Final = -100.0
    IDLE: Final = -1.0
    DEAD: Final = -2.0
    EDGE: Final = -0.4
    KEEP: Final = -0.5
    PASS: Final = 2.0
    DISCARD: Final = -0.8
    MAP: Final = 12.0
    FALL: Final = -5.0
    MEND: Final = 6.0
    MEND_SELF: Final = 4.0
    MEND_OTHER: Final = -8.0
    BREAK: Final = 9.0
    BREAK_SELFISH: Final = 9.0
    BREAK_FRIEND: Final = -8.0
    BREAK_MORE: Final = 0.4


class Hoarding:
    """What a selfish dwarf goes by."""

    NEAR: Final = -20.0
    """By the chance that somebody else joins the gold first."""
    THEN: Final = -3.0
    """To come close."""
    IDLE: Final = -2.0
    EDGE: Final = 0.3
    KEEP: Final = -0.2
    BLOCK: Final = 4.0
    """To lay in the way when one card is missing."""
    BLOCK_CARD: Final = 2.0
    PASS: Final = -1.0
    DISCARD: Final = -0.6
    MAP: Final = 24.0
    FALL: Final = -3.0
    MEND_SELF: Final = 10.0
    MEND: Final = 5.0
    MEND_SABOTEUR: Final = -6.0
    MEND_NEAR: Final = -6.0
    BREAK_NEAR: Final = 8.0
    BREAK_ORDER: Final = -2.0
    BREAK: Final = 9.0
    """A saboteur's, far from the gold."""
    BREAK_DIGGER: Final = -6.0
    BREAK_COST: Final = -1.5
    CLOSE: Final = 3.5


FINISH: Final = 0.6  # the chance that one with whole tools can lay the last card

KEEP: Final[tuple[float, ...]] = (
    *(5.0, 4.2, 4.2, 3.0, 3.0, 2.5, 3.5),
    *(0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2),
    *(2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.5, 3.5, 3.5, 2.5, 3.0),
)
"""How much each card in hand is worth keeping to one who digs: tunnels, dead ends, actions."""
HOLD: Final[tuple[float, ...]] = (
    *(-2.0, -1.5, -1.5, 0.0, 0.0, 0.5, -1.0),
    *(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0),
    *(6.0, 6.0, 6.0, -1.0, -1.0, -1.0, -1.5, -1.5, -1.5, 0.5, 5.0),
)
"""The same to a saboteur."""


@final
class Scene:
    """What the player at ``me`` holds true in one position."""

    def __init__(
        self,
        routes: Routes,
        me: Seat,
        role: Role,
        broken: list[ToolSet],
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

    def lay(self, key: Cell, tile: Tile) -> list[int]:
        """The cards missing to each goal after ``tile`` is laid."""
        routes = self.routes
        cell = cell_bit(key)
        if cell == OFF:
            return routes.missing
        tunnel = not is_dead_end(tile)
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

    def fall(self, key: Cell) -> list[int]:
        """The cards missing to each goal after a rockfall."""
        cell = cell_bit(key)
        return self.routes.missing if cell == OFF else self.routes.after(cell, Tiles.EMPTY).missing

    def scores(self, codes: list[Code]) -> list[float]:
        """A score for each code of a turn."""
        if self.role == Roles.SABOTEUR:
            return [self.hinder(code) for code in codes]
        if self.role == Roles.SELFISH:
            return [self.hoard(code) for code in codes]
        return [self.dig(code) for code in codes]

    # -- gold diggers

    def dig(self, code: Code) -> float:
        """What an option is worth to a gold digger."""
        what = kind_of(code)
        if what == MoveKinds.PATH:
            tile = path_tile(code)
            missing = self.lay(path_cell(code), tile)
            gain = self.now - self.expected(missing)
            found = self.finds(missing)
            score = CARD * gain + Digging.FOUND * found
            if gain > 0.0:
                if not found:
                    score += Digging.RISK * self.risk(missing)
            else:
                score += Digging.DEAD if is_dead_end(tile) else Digging.IDLE
            return score + Digging.EDGE * edge_count(tile) + Digging.KEEP * KEEP[card_of(tile)]
        if what == MoveKinds.PASS:
            return Digging.PASS + Digging.DISCARD * KEEP[payload_of(code)]
        if what == MoveKinds.LOOK:
            return self.curious(payload_of(code), Digging.MAP)
        if what == MoveKinds.FALL:
            return CARD * (self.now - self.expected(self.fall(payload_of(code)))) + Digging.FALL
        seat = target_of(code)
        odds = self.odds[seat]
        if what == MoveKinds.REPAIR_TOOL:
            last = self.broken[seat] == 1 << tool_in(code)
            double = Digging.DOUBLE if tool_card(code) >= Cards.DOUBLE else 0.0
            if seat == self.me:
                return (Digging.MEND_SELF if last else Digging.MEND_SOME) + double
            trust = (
                odds[Roles.DIGGER] * Digging.MEND
                + odds[Roles.SELFISH] * Digging.MEND_SELFISH
                + odds[Roles.SABOTEUR] * Digging.MEND_SABOTEUR
            )
            return (trust if last else Digging.MEND_MORE * trust) + double
        if seat == self.me:
            return -50.0
        threat = odds[Roles.SABOTEUR] * Digging.BREAK + odds[Roles.DIGGER] * Digging.BREAK_DIGGER
        if self.now < 2.6:
            threat += odds[Roles.SELFISH] * Digging.BREAK_NEAR
        return threat * (Digging.BREAK_MORE if self.broken[seat] else 1.0) + Digging.BREAK_COST

    def curious(self, goal: Goal, points: float) -> float:
        """What a look at ``goal`` is worth to one who digs."""
        p = self.gold[goal]
        if p <= 0.001 or p >= 0.999:
            return -3.0
        near = Digging.MAP_NEAR if self.routes.missing[goal] <= min(self.routes.missing) else 0.0
        return points * p * (1.0 - p) + near

    def risk(self, missing: list[int]) -> float:
        """The chance that a selfish dwarf joins the gold before anybody else and before this
        player's next turn, with these cards missing."""
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
            lost += nobody * FINISH * self.odds[seat][Roles.SELFISH]
            nobody *= 1.0 - FINISH * (self.odds[seat][Roles.SELFISH] + self.odds[seat][Roles.DIGGER])
        return near * lost

    # -- saboteurs

    def hinder(self, code: Code) -> float:
        """What an option is worth to a saboteur."""
        what = kind_of(code)
        if what == MoveKinds.PATH:
            tile = path_tile(code)
            missing = self.lay(path_cell(code), tile)
            harm = self.expected(missing) - self.now
            score = CARD * harm + Hindering.FOUND * self.finds(missing)
            if harm <= 0.0:
                score += Hindering.DEAD if is_dead_end(tile) else Hindering.IDLE
            return score + Hindering.EDGE * edge_count(tile) + Hindering.KEEP * HOLD[card_of(tile)]
        if what == MoveKinds.PASS:
            return Hindering.PASS + Hindering.DISCARD * HOLD[payload_of(code)]
        if what == MoveKinds.LOOK:
            p = self.gold[payload_of(code)]
            return Hindering.MAP * p * (1.0 - p)
        if what == MoveKinds.FALL:
            return CARD * (self.expected(self.fall(payload_of(code))) - self.now) + Hindering.FALL
        seat = target_of(code)
        odds = self.odds[seat]
        if what == MoveKinds.REPAIR_TOOL:
            last = self.broken[seat] == 1 << tool_in(code)
            trust = Hindering.MEND * odds[Roles.SABOTEUR] + Hindering.MEND_OTHER * (
                odds[Roles.DIGGER] + odds[Roles.SELFISH]
            )
            if seat == self.me:
                trust = Hindering.MEND_SELF
            return trust if last else 0.4 * trust
        if seat == self.me:
            return -50.0
        threat = (
            odds[Roles.DIGGER] * Hindering.BREAK
            + odds[Roles.SELFISH] * Hindering.BREAK_SELFISH
            + odds[Roles.SABOTEUR] * Hindering.BREAK_FRIEND
        )
        return threat * (Hindering.BREAK_MORE if self.broken[seat] else 1.0)

    # -- selfish dwarfs

    def hoard(self, code: Code) -> float:
        """What an option is worth to a selfish dwarf."""
        what = kind_of(code)
        if what == MoveKinds.PATH:
            tile = path_tile(code)
            missing = self.lay(path_cell(code), tile)
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
                score += Hoarding.NEAR * near * self.snatched()
                if then < 3.0:
                    score += Hoarding.THEN
            elif self.now < 2.0:
                score = Hoarding.BLOCK - Hoarding.BLOCK_CARD * gain
            else:
                score += Hoarding.IDLE
            return score + Hoarding.EDGE * edge_count(tile) + Hoarding.KEEP * KEEP[card_of(tile)]
        if what == MoveKinds.PASS:
            return Hoarding.PASS + Hoarding.DISCARD * KEEP[payload_of(code)]
        if what == MoveKinds.LOOK:
            return self.curious(payload_of(code), Hoarding.MAP)
        if what == MoveKinds.FALL:
            gain = self.now - self.expected(self.fall(payload_of(code)))
            if self.now < 2.0:
                return Hoarding.BLOCK - Hoarding.BLOCK_CARD * gain + Hoarding.FALL
            return CARD * gain + Hoarding.FALL
        seat = target_of(code)
        odds = self.odds[seat]
        if what == MoveKinds.REPAIR_TOOL:
            last = self.broken[seat] == 1 << tool_in(code)
            if seat == self.me:
                return Hoarding.MEND_SELF if last else 0.5 * Hoarding.MEND_SELF
            trust = odds[Roles.DIGGER] * Hoarding.MEND + odds[Roles.SABOTEUR] * Hoarding.MEND_SABOTEUR
            if self.now < Hoarding.CLOSE:
                trust += Hoarding.MEND_NEAR
            return trust if last else 0.4 * trust
        if seat == self.me:
            return -50.0
        if self.now < Hoarding.CLOSE:
            threat = Hoarding.BREAK_NEAR + Hoarding.BREAK_ORDER * ((seat - self.me) % len(self.broken)) / len(
                self.broken
            )
        else:
            threat = (
                odds[Roles.SABOTEUR] * Hoarding.BREAK
                + odds[Roles.DIGGER] * Hoarding.BREAK_DIGGER
                + Hoarding.BREAK_COST
            )
        return threat * (0.3 if self.broken[seat] else 1.0)

    def snatched(self) -> float:
        """The chance that somebody joins the gold before this player's next turn, with one card missing."""
        nobody = 1.0
        for seat in range(len(self.broken)):
            if seat != self.me and self.active[seat] and not self.broken[seat] and self.cards[seat]:
                nobody *= 1.0 - FINISH * (1.0 - self.odds[seat][Roles.SABOTEUR])
        return 1.0 - nobody


def edge_count(tile: Tile) -> int:
    """Open edges of what may lie in a cell."""
    edges = TILE_EDGES[tile]
    return (edges & 1) + (edges >> 1 & 1) + (edges >> 2 & 1) + (edges >> 3 & 1)
