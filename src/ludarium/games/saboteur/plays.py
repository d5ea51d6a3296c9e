"""Plays: path cards and the goals that they reach, action cards (S7-S9)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.events import EventKinds, Happened
from ludarium.games.saboteur.notation import Move, MoveKinds, played
from ludarium.games.saboteur.position import has, take
from ludarium.games.saboteur.rounds import Rounds
from ludarium.games.saboteur.rules import PATH_EDGES, Orientations, stone_orientation
from ludarium.games.saboteur.terms import (
    NOBODY,
    Card,
    Cards,
    Cell,
    E,
    Edges,
    Faces,
    Goal,
    N,
    Orientation,
    Phases,
    S,
    Seat,
    Statuses,
    Tiles,
    Tool,
    W,
    card_of,
    cell_key,
    discard,
    tile_of,
    turned,
    x_of,
    y_of,
)


@mypyc_attr(acyclic=True)
class Plays(Rounds):
    """What comes of a card that is played."""

    def _spend(self, card: Card, touched: bool) -> None:
        """Take a played card out of the hand; a touched one lies on the table already."""
        self.progress.passes = 0
        if touched:
            self.touch_card = NOBODY
        else:
            take(self.players.hands[self.progress.turn], card)

    # -- path cards and goals

    def _lay_centre(self, half_turn: bool, told: list[Event]) -> None:
        centre = self.deal.centre_card
        middle = self.settings.middle
        self.field.lay_centre(cell_key(middle, 0), tile_of(centre, half_turn))
        turn = 1 if half_turn else 0
        told.append(Happened(EventKinds.CENTRE_LAID, self.progress.turn, centre, turn, middle, 0))
        if not self.progress.roles_known:
            self._look_at_roles(self.deal.roles, told)  # S4.11
        self.phase = Phases.TURN  # the start player takes the first turn (S4.12)

    def _lay(self, option: Move, told: list[Event], touched: bool) -> None:
        """Play a path card (S7)."""
        seat = self.progress.turn
        upright = PATH_EDGES[option.card]
        edges = turned(upright) if option.turned else upright
        cell = cell_key(option.x, option.y)
        fits = not self.players.broken[seat] and self.field.fits(cell, edges)
        if not fits or (option.turned and edges == upright):
            raise IllegalChoice(str(option))
        self._spend(option.card, touched)
        self.field.lay(cell, tile_of(option.card, option.turned))
        self.progress.history.append(played(seat, option.code))
        turn = 1 if option.turned else 0
        told.append(Happened(EventKinds.PATH_LAID, seat, option.card, option.x, option.y, turn))
        self._reach_goals(cell, told)

    def _reach_goals(self, laid: Cell, told: list[Event]) -> None:
        """Turn up all goals that are reached now, until nothing changes (S8.1-S8.8). ``laid`` is the cell of the
        card just laid, 0 after a choice: the goals that it faces are up by then."""
        field = self.field
        faces = self.deal.faces
        gold = False
        while not self.stones:
            reached = field.faced_goals()
            if not reached:
                break
            gold = gold or any([faces[goal] == Faces.GOLD for goal in reached])
            turns = [self._orientation(goal, laid) for goal in reached]
            for i in range(len(reached)):
                if turns[i] != Orientations.EITHER or gold:
                    self._turn_up(reached[i], turns[i] == Orientations.TURNED, told)
                else:
                    self.stones = (*self.stones, reached[i])
            if gold:
                self._end_round(True, told)
                return
        if self.stones:
            self.phase = Phases.STONE
        else:
            self._end_turn(told, True)

    def _orientation(self, goal: Goal, laid: Cell) -> Orientation:
        """How a goal that is reached comes to lie."""
        face = self.deal.faces[goal]
        if face == Faces.GOLD:
            return Orientations.UPRIGHT
        sides = self.field.reached_sides(goal)
        return stone_orientation(face, sides, _side_of(goal, laid) & sides)

    def _turn_up(self, goal: Goal, half_turn: bool, told: list[Event]) -> None:
        face = self.deal.faces[goal]
        self.field.turn_up(goal, face, half_turn)
        self.field.refresh()
        turn = 1 if half_turn else 0
        told.append(
            Happened(EventKinds.GOAL_UP, self.progress.turn, goal, face, turn, ru.GOAL_X, ru.GOAL_Y[goal])
        )

    def _settle_stones(self, told: list[Event]) -> None:
        """Lay all stones upright whose orientation nobody chooses any more (OP-7)."""
        while self.phase == Phases.STONE:
            while self.stones:
                goal = self.stones[0]
                self.stones = self.stones[1:]
                self._turn_up(goal, False, told)
            self._reach_goals(0, told)

    # -- action cards

    def _act(self, option: Move, told: list[Event], touched: bool) -> None:
        """Play an action card (S9)."""
        what = option.what
        if what == MoveKinds.BREAK_TOOL or what == MoveKinds.REPAIR_TOOL:
            self._change_tool(option, told, touched)
        elif what == MoveKinds.FALL:
            self._fall(option, told, touched)
        else:
            self._look(option, told, touched)
        self.progress.history.append(played(self.progress.turn, option.code))
        self._end_turn(told, True)

    def _change_tool(self, option: Move, told: list[Event], touched: bool) -> None:
        """Break or mend a tool (S9.4, S9.5)."""
        target = option.seat
        mends = option.what == MoveKinds.REPAIR_TOOL
        if not self._may_change(target, option.tool, option.card, mends):
            raise IllegalChoice(str(option))
        self._spend(option.card, touched)
        broken = self.players.broken[:]
        broken[target] ^= 1 << option.tool
        self.players.broken = broken
        seat = self.progress.turn
        if mends:  # both cards go to the pile, seen by all (S9.5.4)
            self.piles.pile.append(discard(Cards.BREAK + option.tool))
            self.piles.pile.append(discard(option.card))
            told.append(Happened(EventKinds.TOOL_REPAIRED, seat, target, option.tool, option.card))
        else:
            told.append(Happened(EventKinds.TOOL_BROKEN, seat, target, option.tool))

    def _may_change(self, target: Seat, tool: Tool, card: Card, mends: bool) -> bool:
        """Whether ``card`` shows the tool, and the target has it broken, or whole."""
        players = self.players
        if target >= self.settings.seats or players.status[target] != Statuses.STAYS:
            return False
        is_broken = players.broken[target] >> tool & 1 == 1
        return is_broken == mends == (card >= Cards.REPAIR) and tool in ru.CARD_TOOLS[card]

    def _fall(self, option: Move, told: list[Event], touched: bool) -> None:
        """A rockfall (S9.6)."""
        seat = self.progress.turn
        cell = cell_key(option.x, option.y)
        holds = touched or has(self.players.hands[seat], Cards.ROCKFALL)
        if not holds or cell not in self.field.laid:
            raise IllegalChoice(str(option))
        self._spend(Cards.ROCKFALL, touched)
        card = card_of(self.field.tile(cell))
        self.field.laid.remove(cell)
        self.field.put(cell, Tiles.EMPTY)
        self.field.refresh()
        self.piles.pile.append(discard(card))  # everybody saw both faces before they were turned (S9.6.1)
        self.piles.pile.append(discard(Cards.ROCKFALL))
        told.append(Happened(EventKinds.ROCKFALL_DONE, seat, option.x, option.y, card))

    def _look(self, option: Move, told: list[Event], touched: bool) -> None:
        """A map (S9.7)."""
        seat = self.progress.turn
        goal = option.goal
        holds = touched or has(self.players.hands[seat], Cards.MAP)
        if not holds or not 0 <= goal < 3 or not self.field.goal_is_down(goal):
            raise IllegalChoice(str(option))
        self._spend(Cards.MAP, touched)
        self.piles.pile.append(discard(Cards.MAP))
        peeked = self.players.peeked[:]
        peeked[seat] |= 1 << goal
        self.players.peeked = peeked
        told.append(Happened(EventKinds.MAP_USED, seat, goal, self.deal.faces[goal]))


def _side_of(goal: Goal, cell: Cell) -> Edges:
    """On which side of a goal a cell lies, 0 if it is no neighbour."""
    if not cell:
        return 0
    dx = x_of(cell) - ru.GOAL_X
    dy = y_of(cell) - ru.GOAL_Y[goal]
    if dx == 0:
        return N if dy == -1 else S if dy == 1 else 0
    if dy == 0:
        return E if dx == 1 else W if dx == -1 else 0
    return 0
