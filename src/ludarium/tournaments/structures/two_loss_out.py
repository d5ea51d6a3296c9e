"""Two-loss-out: the preliminary rounds of the KeyForge events (T12), and the publisher's variant in pools (OP-9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ludarium.core.chance import Chance
from ludarium.tournaments.structures.history import (
    BYE,
    Basis,
    Draw,
    History,
    Impossible,
    Note,
    Over,
    Place,
    lots,
    ranked,
)
from ludarium.tournaments.structures.random_pairs import random_pairs
from ludarium.tournaments.structures.swiss import opponents_win_rate, tallies

RANDOM: Final = "random"
WORST: Final = "worst"
BYES: Final = (RANDOM, WORST)


@dataclass(frozen=True)
class TwoLossOut:
    """Everybody with fewer than ``losses`` lost games is paired at random until ``cut`` or fewer are left.

    Raises ``ValueError`` with the name of a setting that can't be."""

    losses: int = 2
    """Who has lost this many games is eliminated (T12.3)."""
    cut: int = 4
    """When this many or fewer are left they go on (T12.4). Nobody is brought back to fill up (OP-23). In pools: how
    many go on; the publisher's page says 8."""
    pools: bool = False
    """The publisher's way: from round 2 on players meet those with as many losses; the rounds end when at most half
    as many as go on are undefeated. These go on, and the best of the others fill up."""
    bye: str = RANDOM
    """Who has the bye, of those with the fewest byes: anybody (``random``, T12.7), or who stands worst (``worst``)."""
    avoid_rematches: bool = True
    """T12.8; else every pairing is equally likely, rematch or not."""

    def __post_init__(self) -> None:
        if not 1 <= self.losses <= 10:
            raise ValueError("losses")
        if not 1 <= self.cut <= 1024:
            raise ValueError("cut")
        if self.bye not in BYES:
            raise ValueError("bye")

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        lost = losses(history)
        left = [player for player in history.active if lost[player] < self.losses]
        undefeated = [player for player in left if not lost[player]]
        if len(left) <= self.cut:
            return self._over(history, left, "two-loss-over", cut=self.cut, count=len(left))
        if self.pools and len(undefeated) <= self.cut // 2:
            facts = {"undefeated": len(undefeated), "filled": min(self.cut, len(left)) - len(undefeated)}
            return self._over(history, left, "two-loss-pools-over", cut=self.cut, **facts)
        merit = None
        if self.bye == WORST:
            merit = {player: float(tally.wins - lost[player]) for player, tally in tallies(history).items()}
        draw = random_pairs(
            left,
            _met(history, frozenset(left)) if self.avoid_rematches else None,
            _byes(history),
            chance,
            pools=lost if self.pools and len(undefeated) < len(left) else None,
            merit=merit,
        )
        told = Note("two-loss", {"count": len(left), "losses": self.losses, "cut": self.cut})
        return replace(draw, notes=(told, *draw.notes))

    def basis(self, history: History) -> Basis:
        lost = losses(history)
        left = tuple([player for player in history.active if lost[player] < self.losses])
        undefeated = sum([not lost[player] for player in left])
        over = len(left) <= self.cut or (self.pools and undefeated <= self.cut // 2)
        byes: frozenset[int] = frozenset()
        if self.bye == WORST and len(left) % 2:
            found, had = tallies(history), _byes(history)
            worst = {player: (had.get(player, 0), found[player].wins - lost[player]) for player in left}
            byes = frozenset([player for player in left if worst[player] == min(worst.values())])
        return Basis(left, over, {player: float(lost[player]) for player in left} if self.pools else {}, byes)

    def _over(self, history: History, left: list[int], code: str, **facts: int) -> Over:
        still = frozenset(left)
        order = [place.player for place in self.standings(history) if place.player in still]
        return Over(tuple(order[: self.cut]), (Note(code, facts),))

    def standings(self, history: History) -> tuple[Place, ...]:
        """Those still in before the others, in pools the undefeated first; then wins, fewer losses, opponents' win
        rate, lot. A bye is a win (T12.7). Who was taken out of the event keeps the finished games (OP-15), and stands
        among the eliminated."""
        players = history.players
        lost = losses(history)
        found = tallies(history)
        still = {
            player: float(lost[player] < self.losses and player not in history.out) for player in players
        }
        criteria = {"still-in": still}
        if self.pools:
            criteria["undefeated"] = {player: still[player] * (not lost[player]) for player in players}
        criteria |= {
            "wins": {player: float(found[player].wins) for player in players},
            "losses": {player: -float(lost[player]) for player in players},
            "opponents": opponents_win_rate(history, found),
            "lot": lots(players, history.seed),
        }
        places = ranked(players, criteria)
        return tuple(
            [replace(place, values={**place.values, "losses": float(lost[place.player])}) for place in places]
        )


def losses(history: History) -> dict[int, int]:
    """How many games each player has lost, missed rounds that count as lost included."""
    found = dict.fromkeys(history.players, 0)
    for meetings in history.rounds:
        for meeting in meetings:
            if meeting.finished:
                for player in meeting.losers:
                    found[player] += 1
    return found


def _met(history: History, left: frozenset[int]) -> dict[int, dict[int, int]]:
    """Who of those who are left has played whom."""
    found: dict[int, dict[int, int]] = {}
    for meetings in history.rounds:
        for meeting in meetings:
            if len(meeting.players) == 2 and left.issuperset(meeting.players):
                one, other = meeting.players
                found.setdefault(one, {})[other] = 1
                found.setdefault(other, {})[one] = 1
    return found


def _byes(history: History) -> dict[int, int]:
    found: dict[int, int] = {}
    for meetings in history.rounds:
        for meeting in meetings:
            if meeting.kind == BYE:
                for player in meeting.players:
                    found[player] = found.get(player, 0) + 1
    return found
