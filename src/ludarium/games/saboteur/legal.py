"""What may be done now: the pending decision, what the table may do, and the clocks that run."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.core.decision import TABLE, Decision
from ludarium.core.state import Outcome, Timer
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.notation import (
    BREAK_CODES,
    FALL_CODES,
    LOOK_CODES,
    PASS_CODES,
    PATH_CODES,
    REPAIR_CODES,
    MoveKinds,
    Moves,
    code,
)
from ludarium.games.saboteur.position import Position
from ludarium.games.saboteur.rules import PATH_EDGES, PATH_TURNED
from ludarium.games.saboteur.terms import PATHS, TOOLS, Card, Cards, Code, Phases, Seat, Statuses, turned

ALL_PATHS: Final = (1 << PATHS) - 1
BY_TOOL: Final = 8
"""Bits for each set of seats in ``Legal._tools``."""
ALL_SEATS: Final = (1 << BY_TOOL) - 1


@mypyc_attr(acyclic=True)
class Legal(Position):
    """Questions that change nothing."""

    def decision(self) -> Decision | None:
        phase = self.phase
        if phase == Phases.TURN:
            return Moves(self.progress.turn, "turn", self._turn_codes())
        if phase == Phases.OVER:
            return None
        if phase == Phases.CENTRE:
            edges = PATH_EDGES[self.deal.centre_card]
            ways = 1 if turned(edges) == edges else 2
            return Moves(self.progress.turn, "centre", [code(MoveKinds.CENTRE, way) for way in range(ways)])
        if phase == Phases.STONE:
            goal = self.stones[0]
            codes = [code(MoveKinds.STONE, goal << 1 | way) for way in range(2)]
            return Moves(self.progress.turn, "stone", codes)
        if phase == Phases.TOUCH:
            return Moves(self.progress.turn, "touch", self._uses(self.touch_card))
        return Moves(TABLE, "deal", self._deal_codes())

    def _deal_codes(self) -> list[Code]:
        """S3.1, S20.4.2; with four players OP-13, below four the referee decides."""
        players = self.players.status.count(Statuses.STAYS)
        if players >= 5:
            return [MoveKinds.DEAL]
        if players == 4:
            return [MoveKinds.DEAL, MoveKinds.END]
        return [MoveKinds.SKIP, MoveKinds.END]

    def _turn_codes(self) -> list[Code]:
        """All that S6.1 allows the seat on turn, one code for each different choice."""
        seat = self.progress.turn
        hand = self.players.hands[seat]
        codes: list[Code] = []
        tools = self._tools()
        seen: i64 = 0
        for n in range(len(hand)):
            card: i64 = hand[n]
            if (seen >> card) & 1:
                continue
            seen |= 1 << card
            codes.append(PASS_CODES[card])
            if card >= PATHS:
                self._action_codes(card, tools, codes)
        if seen & ALL_PATHS and not self.players.broken[seat]:  # S7.1
            for n in range(len(hand)):
                path: i64 = hand[n]
                if path < PATHS and (seen >> path) & 1:
                    seen ^= 1 << path
                    self._lay_codes(path, codes)
        if not self.may_pass():
            return [one for one in codes if one & 15 != MoveKinds.PASS] or codes
        return codes

    def may_pass(self) -> bool:
        """Whether the seat on turn may pass although it could play: a staller may, unless the table's option says
        otherwise (S15.5)."""
        return self.settings.stalling_may_pass or not self._must_play_in_time(self.progress.turn)

    def _must_play_in_time(self, seat: Seat) -> bool:
        """Whether a referee has ruled that this seat stalls, and the untimed period still runs (S15.5)."""
        return not self.progress.timed and self.progress.stalling >> seat & 1 == 1

    def _uses(self, card: Card) -> list[Code]:
        """The legal uses of one card by the seat on turn (S19.5)."""
        codes: list[Code] = []
        if card >= PATHS:
            self._action_codes(card, self._tools(), codes)
        elif not self.players.broken[self.progress.turn]:
            self._lay_codes(card, codes)
        return codes

    def _lay_codes(self, card: i64, codes: list[Code]) -> None:
        """Every cell and orientation in which a path card may be laid."""
        keys = self.field.fit_keys
        masks = self.field.fit_masks
        upright: i64 = PATH_EDGES[card]
        half: i64 = PATH_TURNED[card]
        either: i64 = 1 << upright | 1 << half
        first: i64 = 2 * card
        for n in range(len(masks)):
            mask: i64 = masks[n]
            if mask & either:
                cell: i64 = keys[n]
                at: i64 = cell * (2 * PATHS) + first
                if (mask >> upright) & 1:
                    codes.append(PATH_CODES[at])
                if half != upright and (mask >> half) & 1:
                    codes.append(PATH_CODES[at + 1])

    def _action_codes(self, card: i64, tools: i64, codes: list[Code]) -> None:
        """Every use of an action card; ``tools`` as ``_tools`` says."""
        if card == Cards.MAP:
            codes.extend(LOOK_CODES[self.field.down])  # S9.7.2
        elif card == Cards.ROCKFALL:
            laid = self.field.laid
            for n in range(len(laid)):  # S9.6.2: neither start, centre nor goal
                cell: i64 = laid[n]
                codes.append(FALL_CODES[cell])
        elif card < Cards.REPAIR:  # S9.4.2
            tool = card - Cards.BREAK
            whole = (tools >> (BY_TOOL * TOOLS)) & ~(tools >> (BY_TOOL * tool)) & ALL_SEATS
            codes.extend(BREAK_CODES[tool][whole])
        else:  # S9.5.2
            for mended in ru.CARD_TOOLS[card]:
                broken: i64 = mended
                codes.extend(
                    REPAIR_CODES[card - Cards.REPAIR][broken][(tools >> (BY_TOOL * broken)) & ALL_SEATS]
                )

    def _tools(self) -> i64:
        """The seats in the round that have each tool broken, and all that are in it, as bits: ``BY_TOOL`` of them for each."""
        players = self.players
        status = players.status
        broken = players.broken
        found: i64 = 0
        for seat in range(len(status)):
            if status[seat] == Statuses.STAYS:
                bit: i64 = seat
                tools: i64 = broken[seat]
                each: i64 = 1 << (BY_TOOL * TOOLS)
                for tool in range(TOOLS):
                    place: i64 = tool
                    each |= ((tools >> place) & 1) << (BY_TOOL * place)
                found |= each << bit
        return found

    # -- the table

    def table(self) -> Decision:
        """The clocks (S15), a referee's rulings (S15.5, S20.4, S20.5) and touch-move (S19)."""
        codes: list[Code] = []
        seats = range(self.settings.seats)
        status = self.players.status
        progress = self.progress
        if self.is_played():
            if not progress.timed:
                codes.append(MoveKinds.TIMED)
            if self.move_clock():
                codes.append(MoveKinds.TIMEOUT)
            if not progress.timed:
                for seat in seats:
                    if status[seat] == Statuses.STAYS and not progress.stalling >> seat & 1:
                        codes.append(code(MoveKinds.STALL, seat))
        if self.phase == Phases.TURN:
            seen = 0
            for card in self.players.hands[progress.turn]:
                if not seen >> card & 1:
                    seen |= 1 << card
                    codes.append(code(MoveKinds.TOUCH, card))
        if self.phase != Phases.OVER:
            for seat in seats:
                if status[seat] == Statuses.STAYS:
                    codes.append(code(MoveKinds.LOSE_ROUND, seat))
            for seat in seats:
                if status[seat] != Statuses.OUT_OF_GAME:
                    codes.append(code(MoveKinds.REMOVE, seat))
        return Moves(TABLE, "table", codes)

    # -- clocks

    def is_played(self) -> bool:
        """Whether somebody is on turn."""
        phase = self.phase
        return phase == Phases.TURN or phase == Phases.STONE or phase == Phases.TOUCH

    def move_clock(self) -> int:
        """Seconds that the seat on turn has, 0 where no clock runs (S15.2, S15.3, S15.5)."""
        if not self.is_played():
            return 0
        if self.progress.timed:
            return self.settings.move_clock
        return self.settings.stall_clock if self._must_play_in_time(self.progress.turn) else 0

    def timers(self) -> list[Timer]:
        if not self.is_played():
            return []
        timers: list[Timer] = []
        if not self.progress.timed:
            timers.append(Timer(f"untimed:{self.progress.round}", self.settings.untimed, "timed"))
        seconds = self.move_clock()
        if seconds:
            timers.append(Timer(f"move:{self.progress.round}:{self.progress.clock}", seconds, "timeout"))
        return timers

    # -- the end

    def outcome(self) -> Outcome | None:
        if self.phase != Phases.OVER:
            return None
        gold = self.players.gold
        staying = [seat for seat, status in enumerate(self.players.status) if status != Statuses.OUT_OF_GAME]
        best = max([gold[seat] for seat in staying], default=0)
        return Outcome(gold[:], [seat for seat in staying if gold[seat] == best])
