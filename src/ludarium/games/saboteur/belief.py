"""What a round's plays tell about roles and about the place of the gold.

Every play falls into one of ``PLAY_KINDS``; ``COMMON`` says how often each role does it. All assignments of
the roles in play to the seats (at most 210) and all places of the gold are weighed by that, exactly.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from ludarium.games.saboteur.notation import (
    MoveKinds,
    is_wish,
    kind_of,
    path_cell,
    path_tile,
    payload_of,
    played_by,
    played_code,
    target_of,
    tool_in,
)
from ludarium.games.saboteur.routes import BARE, OFF, Routes, cell_bit
from ludarium.games.saboteur.terms import (
    Cell,
    Code,
    Goal,
    GoalSet,
    HistoryEntry,
    MoveKind,
    PlayKind,
    Role,
    Roles,
    RouteCell,
    Seat,
    Situation,
    Tile,
    Tiles,
    ToolSet,
    is_dead_end,
)

PLAY_KINDS: Final = (
    "shortens a way by a card", "shortens some way", "tunnel off the ways", "dead end off the ways",
    "lengthens some way", "lengthens a way by a card", "breaks a tool", "mends a tool of its own",
    "mends another's tool", "rockfall that helps", "rockfall for nothing", "rockfall that harms",
    "map", "pass",
)  # fmt: skip


class PlayKinds:
    SHORTENS: Final[PlayKind] = 0
    HELPS: Final[PlayKind] = 1
    IDLE: Final[PlayKind] = 2
    IDLE_DEAD: Final[PlayKind] = 3
    HARMS: Final[PlayKind] = 4
    LENGTHENS: Final[PlayKind] = 5
    BREAKS: Final[PlayKind] = 6
    MENDS_OWN: Final[PlayKind] = 7
    MENDS: Final[PlayKind] = 8
    CLEARS: Final[PlayKind] = 9
    FALLS: Final[PlayKind] = 10
    CUTS: Final[PlayKind] = 11
    LOOKS: Final[PlayKind] = 12
    PASSES: Final[PlayKind] = 13


CLOSE: Final = 3.5  # cards missing on average below which a round is in its end
HIDDEN: Final[Role] = -1  # a role to be guessed
NOT_DEALT: Final[Role] = -2

COMMON: Final[list[list[list[float]]]] = [
    [  # tools whole, far
        [0.555, 0.078, 0.034, 0.000, 0.004, 0.001, 0.156, 0.000, 0.032, 0.027, 0.000, 0.000, 0.088, 0.025],
        [0.000, 0.000, 0.000, 0.000, 0.001, 0.258, 0.354, 0.000, 0.034, 0.000, 0.000, 0.071, 0.009, 0.272],
        [0.526, 0.079, 0.026, 0.007, 0.004, 0.001, 0.126, 0.000, 0.023, 0.027, 0.000, 0.000, 0.150, 0.030],
    ],
    [  # tools broken, far
        [0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.209, 0.221, 0.051, 0.027, 0.001, 0.000, 0.164, 0.326],
        [0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.189, 0.098, 0.089, 0.000, 0.000, 0.087, 0.031, 0.505],
        [0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.211, 0.223, 0.040, 0.029, 0.000, 0.000, 0.154, 0.340],
    ],
    [  # tools whole, near
        [0.186, 0.116, 0.163, 0.000, 0.009, 0.007, 0.145, 0.000, 0.099, 0.010, 0.000, 0.000, 0.087, 0.177],
        [0.000, 0.000, 0.000, 0.000, 0.007, 0.189, 0.158, 0.000, 0.049, 0.000, 0.000, 0.044, 0.057, 0.495],
        [0.095, 0.086, 0.221, 0.052, 0.010, 0.035, 0.199, 0.000, 0.000, 0.009, 0.001, 0.017, 0.080, 0.195],
    ],
    [  # tools broken, near
        [0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.141, 0.168, 0.061, 0.010, 0.001, 0.000, 0.085, 0.534],
        [0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.087, 0.044, 0.039, 0.000, 0.000, 0.042, 0.084, 0.703],
        [0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.136, 0.227, 0.000, 0.005, 0.000, 0.038, 0.084, 0.509],
    ],
]  # fmt: skip
TARGETS: Final[list[list[list[float]]]] = [
    [  # breaks
        [0.05, 2.41, 0.62],
        [1.20, 0.06, 1.11],
        [0.93, 1.20, 0.71],
    ],
    [  # mends
        [2.17, 0.01, 1.73],
        [0.00, 2.08, 0.01],
        [1.91, 0.21, 1.84],
    ],
]
TRUST: Final = 0.8  # plays of one round hang together, and not everybody plays like the bot
STRANGE: Final = 0.05  # the share of plays that may be anything


def _logs() -> list[list[list[float]]]:
    even = STRANGE / len(PLAY_KINDS)
    return [
        [[TRUST * log((1.0 - STRANGE) * share + even) for share in row] for row in rows] for rows in COMMON
    ]


def _target_logs() -> list[list[list[float]]]:
    return [[[TRUST * log(0.9 * times + 0.1) for times in row] for row in rows] for rows in TARGETS]


LOGS: Final[list[list[list[float]]]] = _logs()
TARGET_LOGS: Final[list[list[list[float]]]] = _target_logs()


@final
class SeenPlay:
    """One play, as everybody saw it."""

    def __init__(
        self,
        seat: Seat,
        what: MoveKind,
        target: Seat,
        broken: bool,
        dead: bool,
        knows: GoalSet,
        before: Routes,
        after: Routes,
    ) -> None:
        self.seat = seat
        self.what = what
        self.target = target  # of a tool card, else HIDDEN
        self.broken = broken  # whether the seat's own tools were
        self.dead = dead  # whether a dead end was laid
        self.knows = knows  # bits of the goals that the seat had seen
        self.before = before.missing  # to each goal
        self.after = after.missing
        self.down = before.down

    def weights(self, gold: Goal) -> list[float]:
        """How likely each goal is in the eyes of the seat, if the gold is at ``gold``."""
        if self.knows >> gold & 1:
            return [1.0 if goal == gold else 0.0 for goal in range(3)]
        hidden = [1.0 if not self.knows >> goal & 1 and self.down >> goal & 1 else 0.0 for goal in range(3)]
        total = sum(hidden)
        return [share / total for share in hidden] if total else hidden

    def gain(self, gold: Goal) -> tuple[float, float]:
        """By how many cards the way became shorter, and how many were missing."""
        gained = missing = 0.0
        weights = self.weights(gold)
        for goal in range(3):
            if weights[goal]:
                gained += weights[goal] * (self.before[goal] - self.after[goal])
                missing += weights[goal] * self.before[goal]
        return gained, missing

    def kind(self, gold: Goal) -> tuple[Situation, PlayKind]:
        """The situation and the kind of play, if the gold is at ``gold``."""
        gained, missing = self.gain(gold)
        situation = (1 if self.broken else 0) | (2 if missing < CLOSE else 0)
        what = self.what
        if what == MoveKinds.PATH:
            if gained > 0.6:
                return situation, PlayKinds.SHORTENS
            if gained > 0.05:
                return situation, PlayKinds.HELPS
            if gained > -0.05:
                return situation, PlayKinds.IDLE_DEAD if self.dead else PlayKinds.IDLE
            return situation, PlayKinds.HARMS if gained > -0.6 else PlayKinds.LENGTHENS
        if what == MoveKinds.FALL:
            return (
                situation,
                PlayKinds.CLEARS if gained > 0.05 else PlayKinds.FALLS if gained > -0.05 else PlayKinds.CUTS,
            )
        if what == MoveKinds.BREAK_TOOL:
            return situation, PlayKinds.BREAKS
        if what == MoveKinds.REPAIR_TOOL:
            return situation, PlayKinds.MENDS_OWN if self.target == self.seat else PlayKinds.MENDS
        return situation, PlayKinds.LOOKS if what == MoveKinds.LOOK else PlayKinds.PASSES

    def likelihoods(self, gold: Goal) -> list[float]:
        """How usual the play is for each role, as logarithms."""
        situation, kind = self.kind(gold)
        rows = LOGS[situation]
        return [rows[0][kind], rows[1][kind], rows[2][kind]]


def seen_play(
    seat: Seat, code: Code, broken: list[ToolSet], knows: GoalSet, before: Routes, after: Routes
) -> SeenPlay:
    """A play, told by the tools and the ways right after it."""
    what = kind_of(code)
    target = HIDDEN
    dead = False
    own = broken[seat] != 0
    if what == MoveKinds.PATH:
        dead = is_dead_end(path_tile(code))
    elif what == MoveKinds.BREAK_TOOL or what == MoveKinds.REPAIR_TOOL:
        target = target_of(code)
        if target == seat:
            own = what == MoveKinds.REPAIR_TOOL
    return SeenPlay(seat, what, target, own, dead, knows, before, after)


@final
class Story:
    """A round's public plays, told again.

    ``history`` holds the plays with hidden passes as the bare code PASS; ``tiles`` what lies in
    the three goal cells now; ``centre`` and ``centre_tile`` are the centre card.
    """

    def __init__(
        self, seats: int, centre: Cell, centre_tile: Tile, tiles: list[Tile], history: list[HistoryEntry]
    ) -> None:
        self.tiles = tiles
        self.plays: list[SeenPlay] = []
        self.routes = BARE if centre_tile == Tiles.EMPTY else BARE.after(cell_bit(centre), centre_tile)
        self.knows = [0] * seats  # bits of the goals whose face each seat has seen
        self.broken = [0] * seats
        for play in history:
            self.add(played_by(play), played_code(play))

    def add(self, seat: Seat, code: Code) -> None:
        """Tell one more play."""
        what = kind_of(code)
        if not is_wish(code):
            return
        before = self.routes
        knows = self.knows[seat]
        if what == MoveKinds.PATH:
            self._change(cell_bit(path_cell(code)), path_tile(code))
        elif what == MoveKinds.FALL:
            self._change(cell_bit(payload_of(code)), Tiles.EMPTY)
        elif what == MoveKinds.BREAK_TOOL:
            self.broken[target_of(code)] |= 1 << tool_in(code)
        elif what == MoveKinds.REPAIR_TOOL:
            self.broken[target_of(code)] &= ~(1 << tool_in(code))
        elif what == MoveKinds.LOOK:
            self.knows[seat] |= 1 << payload_of(code)
        self.plays.append(seen_play(seat, code, self.broken, knows, before, self.routes))

    def _change(self, cell: RouteCell, tile: Tile) -> None:
        """The ways after a card was laid or taken away, and after the goals that it turned up (S8.7)."""
        if cell == OFF:
            return
        routes = self.routes.after(cell, tile)
        more = True
        while more:
            more = False
            for goal in range(3):
                if (
                    self.tiles[goal] != Tiles.GOAL_DOWN
                    and routes.down >> goal & 1
                    and routes.missing[goal] == 0
                ):
                    routes = routes.turned_up(goal, self.tiles[goal])
                    more = True
        self.routes = routes


@final
class Belief:
    """The likelihood of all that was done, by seat, role and place of the gold, as logarithms."""

    def __init__(self, seats: int, plays: list[SeenPlay]) -> None:
        self.seats = seats
        self.single = [[[0.0] * 3 for _ in range(3)] for _ in range(seats)]
        """By seat, place of the gold and role."""
        self.pairs: list[tuple[Seat, Seat, int, int]] = []
        """Tool cards: (actor, target, 0 break or 1 repair, how often)."""
        pairs: dict[int, int] = {}
        for play in plays:
            row = self.single[play.seat]
            for gold in range(3):
                usual = play.likelihoods(gold)
                for role in range(3):
                    row[gold][role] += usual[role]
            if play.target >= 0 and play.target != play.seat:
                key = play.seat << 4 | play.target << 1 | (1 if play.what == MoveKinds.REPAIR_TOOL else 0)
                pairs[key] = pairs.get(key, 0) + 1
        for key, times in pairs.items():
            self.pairs.append((key >> 4, key >> 1 & 7, key & 1, times))

    def likelihood(self, roles: list[Role], gold: Goal) -> float:
        """The logarithm of how likely the plays are with these roles and the gold at ``gold``."""
        total = 0.0
        for seat in range(self.seats):
            if roles[seat] >= 0:
                total += self.single[seat][gold][roles[seat]]
        for actor, target, kind, times in self.pairs:
            if roles[actor] >= 0 and roles[target] >= 0:
                total += times * TARGET_LOGS[kind][roles[actor]][roles[target]]
        return total


@final
class Verdict:
    """The posterior: ``odds[seat][role]`` and ``gold[goal]``, each row adding up to 1."""

    def __init__(self, seats: int) -> None:
        self.odds = [[0.0] * 3 for _ in range(seats)]
        self.gold = [0.0] * 3


def judge(belief: Belief, known: list[Role], left: list[int], places: list[Goal]) -> Verdict:
    """Weigh every assignment. ``known`` is the role of each seat, HIDDEN where it is to be guessed and
    less where none was dealt; ``left`` how many of each role are among the hidden; ``places`` the
    goals where the gold may lie."""
    cases: list[tuple[list[Role], Goal, float]] = []
    best = -1e300
    for roles in assignments(known, left):
        for gold in places:
            weight = belief.likelihood(roles, gold)
            best = max(best, weight)
            cases.append((roles, gold, weight))
    verdict = Verdict(len(known))
    total = 0.0
    for roles, gold, weight in cases:
        share = exp(weight - best)
        total += share
        verdict.gold[gold] += share
        for seat in range(len(known)):
            if roles[seat] >= 0:
                verdict.odds[seat][roles[seat]] += share
    for row in [*verdict.odds, verdict.gold]:
        for i in range(3):
            row[i] /= total
    return verdict


def assignments(known: list[Role], left: list[int]) -> list[list[Role]]:
    """Every way to give the roles ``left`` to the seats that are HIDDEN in ``known``."""
    done: list[list[Role]] = []
    _assign(known[:], left[:], 0, done)
    return done


def _assign(roles: list[Role], left: list[int], seat: Seat, done: list[list[Role]]) -> None:
    while seat < len(roles) and roles[seat] != HIDDEN:
        seat += 1
    if seat == len(roles):
        done.append(roles[:])
        return
    for role in (Roles.DIGGER, Roles.SABOTEUR, Roles.SELFISH):
        if left[role]:
            left[role] -= 1
            roles[seat] = role
            _assign(roles, left, seat + 1, done)
            roles[seat] = HIDDEN
            left[role] += 1
