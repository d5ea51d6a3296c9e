"""Where a game of Saboteur stands: the data of its state, and all that may be done from there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Decision
from ludarium.core.state import Outcome, State, Timer
from ludarium.games.saboteur import notation as no
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import Moves
from ludarium.games.saboteur.rules import (
    PATH_EDGES,
    PATH_TURNED,
    PATHS,
    REPAIR,
    Settings,
    turned,
)

DEAL: Final = 0  # between rounds: the table deals (S4), or a referee rules (S20.4.2)
CENTRE: Final = 1  # the start player orients the centre card (S4.9)
TURN: Final = 2  # one action (S6.1)
STONE: Final = 3  # the acting player chooses how a stone lies (S8.8)
TOUCH: Final = 4  # a misused card must be used legally (S19.5)
OVER: Final = 5
PHASE_NAMES: Final = ("deal", "centre", "turn", "stone", "touch", "over")

STAYS: Final = 0
OUT_OF_ROUND: Final = 1  # a game loss (S20.4)
OUT_OF_GAME: Final = 2  # disqualified (S20.5)
STATUS_NAMES: Final = ("none", "round", "game")

NOBODY: Final = -1
EVERYBODY: Final = 0  # who knows the face of a discarded card: EVERYBODY, else 1 + seat


@final
class Result:
    """How a round ended (S12, S13). Never changed after it is made."""

    def __init__(
        self, round_: int, winner: int, connector: int, roles: list[int], paid: list[int], goals: list[int]
    ) -> None:
        self.round = round_
        self.winner = winner
        self.connector = connector
        self.roles = roles
        self.paid = paid
        self.goals = goals

    def dump(self) -> tuple[object, ...]:
        return (
            self.round,
            self.winner,
            self.connector,
            tuple(self.roles),
            tuple(self.paid),
            tuple(self.goals),
        )


class Position(State):
    """Plain ints and lists of ints. Cards are kinds (``rules.CARD_IDS``); the draw deck is
    ``deck[:deck_left]`` with its top at the end, and is replaced, never changed, when shuffled."""

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        round_: int,
        phase: int,
        turn: int,
        start_player: int,
        status: list[int],
        roles: list[int],
        roles_known: bool,
        hands: list[list[int]],
        broken: list[int],
        gold: list[int],
        peeked: list[int],
        faces: list[int],
        field: Field,
        deck: list[int],
        deck_left: int,
        pile: list[int],
        history: list[int],
        centre_card: int,
        touch_card: int,
        stones: list[int],
        timed: bool,
        stalling: int,
        clock: int,
        passes: int,
        results: list[Result],
    ) -> None:
        self.settings = settings
        self.chance = chance
        self.round = round_  # 1 to 3
        self.phase = phase
        self.turn = turn  # the seat on turn
        self.start_player = start_player
        self.status = status  # per seat: STAYS, OUT_OF_ROUND, OUT_OF_GAME
        self.roles = roles  # per seat, NOBODY where none was dealt
        self.roles_known = roles_known  # whether each player has looked at the own role (S4.11)
        self.hands = hands
        self.broken = broken  # per seat: bits of broken tools
        self.gold = gold  # per seat: nuggets of the rounds played
        self.peeked = peeked  # per seat: bits of the goals seen by map this round
        self.faces = faces  # of the three goals, from the top
        self.field = field
        self.deck = deck
        self.deck_left = deck_left
        self.pile = pile  # discarded: kind << 4 | knower
        self.history = history  # this round's plays: code << 3 | seat
        self.centre_card = centre_card
        self.touch_card = touch_card
        self.stones = stones  # goals whose orientation is to be chosen (S8.8)
        self.timed = timed  # the untimed period is over (S15.3)
        self.stalling = stalling  # bits of the seats ruled to stall (S15.5)
        self.clock = clock  # counts the move clocks started in this round
        self.passes = passes  # passes in succession
        self.results = results

    def dump(self) -> tuple[object, ...]:
        return (
            self.settings.seats,
            tuple(sorted(self.settings.values.items())),
            self.chance.dump(),
            self.round,
            self.phase,
            self.turn,
            self.start_player,
            tuple(self.status),
            tuple(self.roles),
            self.roles_known,
            tuple([tuple(hand) for hand in self.hands]),
            tuple(self.broken),
            tuple(self.gold),
            tuple(self.peeked),
            tuple(self.faces),
            tuple(self.field.cells()),
            self.field.centre,
            tuple(self.field.laid),
            tuple(self.deck[: self.deck_left]),
            tuple(self.pile),
            tuple(self.history),
            self.centre_card,
            self.touch_card,
            tuple(self.stones),
            self.timed,
            self.stalling,
            self.clock,
            self.passes,
            tuple([result.dump() for result in self.results]),
        )

    # -- what may be done

    def decision(self) -> Decision | None:
        phase = self.phase
        if phase == TURN:
            return Moves(self.turn, "turn", self._turn_codes())
        if phase == OVER:
            return None
        if phase == CENTRE:
            edges = PATH_EDGES[self.centre_card]
            codes = [no.CENTRE] if turned(edges) == edges else [no.CENTRE, 1 << 4 | no.CENTRE]
            return Moves(self.turn, "centre", codes)
        if phase == STONE:
            goal = self.stones[0]
            return Moves(self.turn, "stone", [goal << 5 | no.STONE, (goal << 1 | 1) << 4 | no.STONE])
        if phase == TOUCH:
            return Moves(self.turn, "touch", self._uses(self.touch_card))
        return Moves(TABLE, "deal", self._deal_codes())

    def _deal_codes(self) -> list[int]:
        """S3.1, S20.4.2; with four players OP-13, below four the referee decides."""
        players = sum(1 for status in self.status if status == STAYS)
        if players >= 5:
            return [no.DEAL]
        if players == 4:
            return [no.DEAL, no.END]
        return [no.SKIP, no.END]

    def _turn_codes(self) -> list[int]:
        """All that S6.1 allows the seat on turn, one code for each different choice."""
        seat = self.turn
        codes: list[int] = []
        seen = 0
        paths: list[int] = []
        for kind in self.hands[seat]:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            codes.append(kind << 4 | no.PASS)
            if kind < PATHS:
                paths.append(kind)
            else:
                self._action_codes(kind, codes)
        if paths and not self.broken[seat]:  # S7.1
            self._lay_codes(paths, codes)
        if not self.may_pass():
            return [one for one in codes if one & 15 != no.PASS] or codes
        return codes

    def may_pass(self) -> bool:
        """Whether the seat on turn may pass although it could play: a staller may, unless the table's option says
        otherwise (S15.5)."""
        return self.settings.stalling_may_pass or not self._must_play_in_time(self.turn)

    def _must_play_in_time(self, seat: int) -> bool:
        """Whether a referee has ruled that this seat stalls, and the untimed period still runs (S15.5)."""
        return not self.timed and self.stalling >> seat & 1 == 1

    def _uses(self, kind: int) -> list[int]:
        """The legal uses of one card by the seat on turn (S19.5)."""
        codes: list[int] = []
        if kind >= PATHS:
            self._action_codes(kind, codes)
        elif not self.broken[self.turn]:
            self._lay_codes([kind], codes)
        return codes

    def _lay_codes(self, kinds: list[int], codes: list[int]) -> None:
        """Every cell and orientation in which path cards of these kinds may be laid."""
        keys = self.field.fit_keys
        masks = self.field.fit_masks
        for kind in kinds:
            upright: i64 = PATH_EDGES[kind]
            half: i64 = PATH_TURNED[kind]
            tile: i64 = 2 * kind  # as in ``notation.path_code``
            for i in range(len(masks)):
                mask: i64 = masks[i]
                if (mask >> upright) & 1:
                    key: i64 = keys[i]
                    codes.append((key * 32 + tile) << 4)
                if half != upright and (mask >> half) & 1:
                    at: i64 = keys[i]
                    codes.append((at * 32 + tile + 1) << 4)

    def _action_codes(self, kind: int, codes: list[int]) -> None:
        if kind == ru.MAP:
            for goal in range(3):
                if self.field.goal_is_down(goal):  # S9.7.2
                    codes.append(goal << 4 | no.LOOK)
        elif kind == ru.ROCKFALL:
            for key in self.field.laid:  # S9.6.2: neither start, centre nor goal
                codes.append(key << 4 | no.FALL)
        elif kind < REPAIR:
            bit = 1 << (kind - ru.BREAK)
            for seat in range(self.settings.seats):
                if self.status[seat] == STAYS and not self.broken[seat] & bit:  # S9.4.2
                    tool = kind - ru.BREAK
                    codes.append((kind << 5 | tool << 3 | seat) << 4 | no.BREAK_TOOL)
        else:
            for tool in ru.repair_tools(kind):
                for seat in range(self.settings.seats):
                    if self.status[seat] == STAYS and self.broken[seat] >> tool & 1:  # S9.5.2
                        codes.append((kind << 5 | tool << 3 | seat) << 4 | no.REPAIR_TOOL)

    def table(self) -> Decision:
        """The clocks (S15), a referee's rulings (S15.5, S20.4, S20.5) and touch-move (S19)."""
        codes: list[int] = []
        phase = self.phase
        if phase == TURN or phase == STONE or phase == TOUCH:
            if not self.timed:
                codes.append(no.TIMED)
            if self.move_clock():
                codes.append(no.TIMEOUT)
            if not self.timed:
                for seat in range(self.settings.seats):
                    if self.status[seat] == STAYS and not self.stalling >> seat & 1:
                        codes.append(seat << 4 | no.STALL)
        if phase == TURN:
            seen = 0
            for kind in self.hands[self.turn]:
                if not seen >> kind & 1:
                    seen |= 1 << kind
                    codes.append(kind << 4 | no.TOUCH)
        if phase != OVER:
            for seat in range(self.settings.seats):
                if self.status[seat] == STAYS:
                    codes.append(seat << 4 | no.LOSE_ROUND)
            for seat in range(self.settings.seats):
                if self.status[seat] != OUT_OF_GAME:
                    codes.append(seat << 4 | no.REMOVE)
        return Moves(TABLE, "table", codes)

    def move_clock(self) -> int:
        """Seconds that the seat on turn has, 0 where no clock runs (S15.2, S15.3, S15.5)."""
        if self.phase != TURN and self.phase != STONE and self.phase != TOUCH:
            return 0
        if self.timed:
            return self.settings.move_clock
        return self.settings.stall_clock if self._must_play_in_time(self.turn) else 0

    def timers(self) -> list[Timer]:
        if self.phase != TURN and self.phase != STONE and self.phase != TOUCH:
            return []
        timers: list[Timer] = []
        if not self.timed:
            timers.append(Timer(f"untimed:{self.round}", self.settings.untimed, "timed"))
        seconds = self.move_clock()
        if seconds:
            timers.append(Timer(f"move:{self.round}:{self.clock}", seconds, "timeout"))
        return timers

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        staying = [seat for seat, status in enumerate(self.status) if status != OUT_OF_GAME]
        best = max([self.gold[seat] for seat in staying], default=0)
        return Outcome(self.gold[:], [seat for seat in staying if self.gold[seat] == best])
