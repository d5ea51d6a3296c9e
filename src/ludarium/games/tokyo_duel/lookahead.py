"""What lies ahead on the tracks of King of Tokyo: Duel, for those who judge a position."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import AbilityKinds
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import NO_TOKEN, CellIndex, Cells, Monsters, Rewards, Seat, Track, Tracks
from ludarium.games.tokyo_duel.tracks import amount_of, reward_of, token_of, zone
from ludarium.games.tokyo_duel.weights import Weights

NEVER: Final = 99  # steps, where no way leads
STEPS: Final = 17  # more than a track is long
SEEN: Final = 6  # steps within which rewards count

REWARD: Final = [0.0, 0.12, 0.1, 0.07, 0.12, 0.2]
"""The score of each reward; of what stops, to The King whose rival runs into it. It gives nobody else anything."""
AHEAD: Final = [0.0, 1.0, 0.75, 0.5, 0.35, 0.2]
"""The share of a reward that counts, by the steps to it."""


@final
class Approach:
    """One track as each seat sees it, by cell: steps to the victory space and to its own zone, how far
    on its own side, and the rewards ahead. A cell is looked at when it is asked for."""

    def __init__(self, cells: Cells, kings: list[bool], empty_hits: list[bool]) -> None:
        size = len(cells)
        self.cells = cells
        self.kings = kings
        self.empty_hits = empty_hits
        self.known = [[False] * size, [False] * size]
        self.zone = [[NEVER] * size, [NEVER] * size]
        self.score = [[0.0] * size, [0.0] * size]

    def far(self, seat: Seat, at: CellIndex) -> int:
        return len(self.cells) - 1 - at if seat == 0 else at

    def to_zone(self, seat: Seat, at: CellIndex) -> int:
        if not self.known[seat][at]:
            self._look(seat, at)
        return self.zone[seat][at]

    def ahead(self, seat: Seat, at: CellIndex) -> float:
        if not self.known[seat][at]:
            self._look(seat, at)
        return self.score[seat][at]

    def side(self, seat: Seat, at: CellIndex) -> int:
        """How many spaces a marker stands on this seat's own side; below 0 on the rival's."""
        own = self.far(seat, at)
        other = len(self.cells) - 1 - own
        if own < other:
            return min(6, max(0, ru.FAR - own))
        return -min(6, max(0, ru.FAR - other)) if other < own else 0

    def _look(self, seat: Seat, at: CellIndex) -> None:
        step = 1 if seat == 0 else -1
        own = self.far(seat, at)
        stops = self.kings[1 - seat] and not self.kings[seat]
        empty_hits = self.empty_hits[seat]
        steps = NEVER
        score = 0.0
        k = 0
        while k <= own and (steps == NEVER or k < SEEN):
            cell = self.cells[at + k * step]
            if steps == NEVER and zone(cell) == seat:
                steps = k
            if 0 < k < SEEN:
                reward = reward_of(cell)
                if reward == Rewards.STOPS:
                    if stops:
                        score -= AHEAD[k] * REWARD[reward]
                elif reward:
                    score += AHEAD[k] * REWARD[reward] * amount_of(cell)
                elif empty_hits and k < own and token_of(cell) != NO_TOKEN:
                    score += AHEAD[k] * REWARD[Rewards.ATTACK]
            k += 1
        self.zone[seat][at] = steps
        self.score[seat][at] = score
        self.known[seat][at] = True


def approaches(position: Position) -> list[Approach]:
    """Both tracks, as they lie."""
    kings = [player.monster == Monsters.KING for player in position.players]
    hits = [player.owns(AbilityKinds.EMPTY_CELL) != 0 for player in position.players]
    cells = position.board.cells
    return [Approach(cells[Tracks.FAME], kings, hits), Approach(cells[Tracks.DESTRUCTION], kings, hits)]


def steps_to_win(tracks: list[Approach], seat: Seat, fame: CellIndex, destruction: CellIndex) -> int:
    """How many steps ``seat`` needs with the markers on these cells."""
    a = tracks[0]
    b = tracks[1]
    return min(
        a.far(seat, fame), b.far(seat, destruction), a.to_zone(seat, fame) + b.to_zone(seat, destruction)
    )


def board_score(
    weights: Weights, tracks: list[Approach], mover: Seat, fame: CellIndex, destruction: CellIndex
) -> float:
    """The score of the mover for where the markers stand."""
    other = 1 - mover
    a = tracks[0]
    b = tracks[1]
    place = weights.place
    ahead = a.ahead(mover, fame) + b.ahead(mover, destruction)
    ahead -= a.ahead(other, fame) + b.ahead(other, destruction)
    side = a.side(mover, fame)
    score = place[side] if side >= 0 else -place[-side]
    side = b.side(mover, destruction)
    score += place[side] if side >= 0 else -place[-side]
    return (
        score
        + weights.rewards * ahead
        + weights.near_mover[min(8, steps_to_win(tracks, mover, fame, destruction))]
        - weights.near_other[min(8, steps_to_win(tracks, other, fame, destruction))]
    )


@final
class Walk:
    """One track walked by one seat from where the marker stands: all by the number of steps."""

    def __init__(self, position: Position, track: Track, seat: Seat) -> None:
        cells = position.board.cells[track]
        at = position.board.markers[track]
        player = position.players[seat]
        step = 1 if seat == 0 else -1
        end = len(cells) - 1 if seat == 0 else 0
        stops = position.players[1 - seat].monster == Monsters.KING and player.monster != Monsters.KING
        empty_hits = player.owns(AbilityKinds.EMPTY_CELL) != 0
        off_tokens = player.owns(AbilityKinds.OFF_TOKEN) != 0
        self.cell = [at]
        self.moved = [0]
        self.hits = [0]
        self.heals = [0]
        self.energy = [0]
        self.tokens = [0]
        self.wins = [False]  # by the victory space
        self.through = [0]  # bit 0: a cell in the walker's own zone was entered, bit 1: in the rival's
        hits = 0
        heals = 0
        energy = 0
        tokens = 0
        through = 0
        moved = 0
        stopped = False
        won = False
        for _ in range(STEPS):
            if not stopped and not won:
                left = token_of(cells[at])
                at += step
                moved += 1
                cell = cells[at]
                if off_tokens and left != NO_TOKEN and token_of(cell) != left:
                    tokens += 1
                place = zone(cell)
                if place < 2:
                    through |= 1 if place == seat else 2
                if not position.settings.passed_rewards:
                    hits = 0
                    heals = 0
                    energy = 0
                    tokens = 0
                reward = reward_of(cell)
                amount = amount_of(cell)
                if at == end:
                    won = True
                elif reward == Rewards.ATTACK:
                    hits += amount
                elif reward == Rewards.HEAL:
                    heals += amount
                elif reward == Rewards.ENERGY:
                    energy += amount
                elif reward == Rewards.TOKEN:
                    tokens += amount
                elif reward == Rewards.STOPS:
                    stopped = stops
                elif empty_hits and token_of(cell) != NO_TOKEN:
                    hits += 1
            self.cell.append(at)
            self.moved.append(moved)
            self.hits.append(hits)
            self.heals.append(heals)
            self.energy.append(energy)
            self.tokens.append(tokens)
            self.wins.append(won)
            self.through.append(through)
