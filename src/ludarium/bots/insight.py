"""What the search thinks of one decision of any game: how it stands, which option looks best and how it may go on, and how
sure that is. It looks with what one seat knows or, once a game is over, with all hands open.

Estimates are between -1 and 1 for each seat: 0 where it is as well off as the others, 1 where the game is won. With chances
to win in a game of two that is the one chance less the other.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Any, Final

from msgspec import Struct

from ludarium.bots.ismcts import Edge, Search, TreeNode, lead
from ludarium.core.decision import TABLE, Decision
from ludarium.core.game import Game
from ludarium.core.state import Outcome, State
from ludarium.core.view import View

ITERATIONS: Final = 120
"""What is thought about a decision: about a tenth of a second of KeyForge, compiled."""
SHARE: Final = 3
"""The option that was chosen and the best one are looked at until each has a part of the iterations: one in so many."""
LINE: Final = 6
"""Choices of a line at most."""
SEEN: Final = 3
"""A line ends where fewer iterations have come by."""
LISTED: Final = 12
"""Options of which something is told."""


class LineStep(Struct):
    """A choice of a line, with the events that came of it in an imagined state, as a spectator is told of them."""

    seat: int
    option: str
    events: list[dict[str, Any]]


class Judged(Struct):
    """An option: the estimate of whoever chooses, once it is chosen, in how many iterations, and what follows."""

    option: str
    value: float
    visits: int
    line: list[LineStep]


class Insight(Struct):
    """``values`` are the estimates of all seats before the decision of ``seat``; ``options`` the best first, and the one that was
    chosen among them. ``loss`` is by how much that one is behind the best, 0 where it is the best; ``sure`` the chance that it
    really is behind. Where the options are another seat's, none are told."""

    seat: int
    values: list[float]
    options: list[Judged]
    loss: float
    sure: float


def standing(scores: list[float], decisive: float) -> list[float]:
    """The estimates of all seats by their scores."""
    return [max(-1.0, min(1.0, lead(scores, seat) / decisive)) for seat in range(len(scores))]


def ended(outcome: Outcome) -> list[float]:
    """The same once a game is over: nobody is ahead where all have won."""
    seats = range(len(outcome.scores))
    if not outcome.winners or len(outcome.winners) == len(outcome.scores):
        return [0.0 for _ in seats]
    return [1.0 if seat in outcome.winners else -1.0 for seat in seats]


class Insights:
    """Looks at decisions of one game."""

    def __init__(self, game: Game, seed: str, iterations: int = ITERATIONS) -> None:
        self.search = Search(seed, game, 0.0, iterations)
        self.iterations = iterations

    def look(self, view: View, chosen: str | None) -> Insight | None:
        """The decision that is pending, with what the seat of ``view`` knows; ``chosen`` is what was chosen there, if that is the
        same seat. None where there is nothing to think about, as where dice are thrown."""
        self.search.truth = None
        return self._look(view, chosen)

    def look_open(self, state: State, chosen: str | None) -> Insight | None:
        """The same with all hands open: what nobody can know is drawn anew."""
        decision = state.decision()
        if decision is None or decision.seat == TABLE:
            return None
        self.search.truth = state
        return self._look(state.view(decision.seat), chosen)

    def _look(self, view: View, chosen: str | None) -> Insight | None:
        search = self.search
        imagined = search.begin(view)
        decision = imagined.decision()
        if decision is None or decision.seat == TABLE or search.guide.is_chance(imagined):
            return None
        root = TreeNode()
        if decision.seat != view.seat:
            search.grow(view, root, None, None)
            return Insight(decision.seat, self._values(list(root.edges.values())), [], 0.0, 0.5)
        options = [option.notation() for option in decision.options()]
        prior = search.prior(imagined)
        search.grow(view, root, decision, prior)
        best = options[search.best(root, decision, prior, options)]
        for name in {best, chosen or best}:
            index = options.index(name)
            while (edge := root.edges.get(name)) is None or edge.visits * SHARE < self.iterations:
                search.grow(view, root, decision, prior, index)
        return self._judged(root, decision, best, chosen or best)

    def _judged(self, root: TreeNode, decision: Decision, best: str, chosen: str) -> Insight:
        seat = decision.seat
        first, taken = root.edges[best], root.edges[chosen]
        ahead = self._value(first, seat) - self._value(taken, seat)
        loss, sure = 0.0, 0.5
        if chosen != best and ahead > 0.0:
            loss, sure = ahead, self._sure(first, taken, seat)
        names = [name for name, edge in root.edges.items() if edge.visits and name != best]
        names.sort(key=lambda name: (name != chosen, -root.edges[name].visits))
        names = [best, *names][:LISTED]
        names[1:] = sorted(names[1:], key=lambda name: -self._value(root.edges[name], seat))
        judged = [
            Judged(
                name,
                round(self._value(root.edges[name], seat), 3),
                root.edges[name].visits,
                self._line(root, name) if name in (best, chosen) else self._line(root, name, 1),
            )
            for name in names
        ]
        values = self._values([first])
        return Insight(seat, values, judged, round(loss, 3), round(sure, 3))

    def _values(self, edges: list[Edge]) -> list[float]:
        """The estimates of all seats in the mean over the iterations of these options."""
        visits = sum(edge.visits for edge in edges)
        sums = [sum(column) for column in zip(*[edge.sums for edge in edges if edge.visits], strict=True)]
        means = [total / visits for total in sums]
        return [round(value, 3) for value in standing(means, self.search.guide.decisive)]

    def _value(self, edge: Edge, seat: int) -> float:
        return standing([total / edge.visits for total in edge.sums], self.search.guide.decisive)[seat]

    def _sure(self, first: Edge, taken: Edge, seat: int) -> float:
        """The chance that the one is really better: the difference of two means, measured by how its parts scatter. All options
        meet the same imagined states, so it is rather higher."""
        means = [lead(edge.sums, seat) / edge.visits for edge in (first, taken)]
        scatter = sum(
            max(edge.squares / edge.visits - mean * mean, 1e-6) / edge.visits
            for edge, mean in zip((first, taken), means, strict=True)
        )
        return 0.5 * (1.0 + erf((means[0] - means[1]) / sqrt(2.0 * scatter)))

    def _line(self, root: TreeNode, name: str, most: int = LINE) -> list[LineStep]:
        """What the search expects from an option on: the choices by which most iterations came. At least until something can be
        told of them, as of a fight once its target is chosen."""
        state = self.search.taken[0].clone()
        edge: Edge | None = root.edges[name]
        line: list[LineStep] = []
        silent = True
        while (decision := state.decision()) is not None and decision.seat != TABLE:
            if len(line) >= (LINE if silent else most):
                break
            option = decision.find(name)
            events = [event.seen(None) for event in state.choose(option)]
            told = [{"kind": event.kind(), **event.facts()} for event in events if event is not None]
            line.append(LineStep(decision.seat, name, told))
            silent = silent and not told
            following = state.decision()
            if following is None or following.seat == TABLE:
                break
            if len(following) == 1:
                name = following.option(0).notation()
                continue
            node = None if edge is None else edge.nodes.get(self.search.guide.fork(state))
            offered = {option.notation() for option in following.options()}
            ways = [] if node is None else [way for way in node.edges if way in offered]
            if node is None or not ways:
                break
            name = max(ways, key=lambda way: node.edges[way].visits)
            edge = node.edges[name]
            if edge.visits < SEEN and not silent:
                break
        return line
