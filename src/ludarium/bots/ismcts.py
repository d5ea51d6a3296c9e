"""Information-set Monte Carlo tree search for any game.

The bot never sees a state of the game that is played. It imagines states that agree with its view
(``Game.sample``), takes them by how plausible they are after what was done (``Guide.weigh``), and grows one
tree over the choices, in which every seat looks after its own score: single-observer ISMCTS (Cowling,
Powley and Whitehouse, 2012) with these turns of its own:

- The options of the root meet the same imagined states in the same order, with the same dice, so that
  they are compared like with like.
- ``Guide.prior`` counts as ``Guide.trust`` visits, so that a few lucky playouts do not outweigh good sense.
- Where chance takes part in the open, as dice do, one choice leads to a node for each of the questions that
  may follow (``Guide.fork``), and what ``Guide.expected`` knows to be mere luck is taken out of the scores,
  so that few iterations tell the better option (as AIVAT does for matches: Burch and others, 2018).
- A playout is cut off after ``Guide.horizon`` decisions, where the guide knows a value, and so is a branch
  that reaches the table (a new deal).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from ludarium.core.bot import Bot
from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Decision
from ludarium.core.game import Game
from ludarium.core.state import State
from ludarium.core.view import View

FIRST_DRAWN: Final = 64  # states imagined before the first is used
DRAWN: Final = 8  # and more for each further one, unless all are alike: the likelier of all are taken
FAINT: Final = 0.001  # an imagined state less plausible than this share of the best is not kept
LONGEST: Final = 3000  # choices of a playout: one that comes round for ever does not count
EXPLORE: Final = 0.15  # the weight of what is little known, in usual differences of score


@final
class Edge:
    """What is known of one option at a node: ``total`` is of the score of the seat that chooses."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # iterations in which the option was there
        self.total = 0.0
        self.nodes: dict[int, TreeNode] = {}  # by what chance made of it
        self.sums: list[float] = []  # at the root: of the scores of all seats
        self.squares = 0.0  # at the root: of what the chooser is ahead of the others on average


@final
class TreeNode:
    """A point of the tree, reached by a path of notations; ``edges`` by notation."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[str, Edge] = {}
        self.guesses: dict[str, float] = {}  # by notation, where the guide's prior is kept


@final
class Search(Bot):
    """Thinks for ``seconds`` a move, or for ``iterations`` if that is not 0, however long they take."""

    def __init__(self, seed: str, game: Game, seconds: float, iterations: int) -> None:
        super().__init__(seed)
        self.game = game
        self.guide = game.guide()
        self.scale = 1.0  # a usual difference between scores
        self.lows: list[float] = []  # the lowest and the highest score of each seat so far
        self.highs: list[float] = []
        self.horizon = self.guide.horizon
        self.trust = self.guide.trust
        self.doubt = self.guide.doubt
        self.seconds = seconds
        self.iterations = iterations
        self.end = 0.0
        self.pool: list[State] = []
        self.sums: list[float] = []  # running sums of the weights of the pool
        self.best_weight = 0.0
        self.alike = True  # all imagined states are equally plausible so far
        self.taken: list[State] = []
        self.dice: list[Chance] = []
        self.luck: list[float] = []  # of each seat, in the iteration that runs
        self.truth: State | None = None
        """Where all hands lie open (``insight``), the state that is played, in place of what a view tells."""

    def choose(self, view: View, options: list[str]) -> str:
        """The option that looks best when time is up."""
        if len(options) == 1:
            return options[0]
        imagined = self.begin(view)
        decision = imagined.decision()
        assert decision is not None
        if self.guide.is_chance(imagined):
            return decision.option(self.guide.playout(imagined, self.chance)).notation()
        prior = self.prior(imagined)
        root = TreeNode()
        self.grow(view, root, decision, prior)
        at = self.best(root, decision, prior, options)
        return decision.option(at).notation()

    def begin(self, view: View) -> State:
        """Forget what was thought before, and imagine the first states; gives one of them."""
        self.end = perf_counter() + self.seconds
        self.pool = []
        self.sums = []
        self.best_weight = 0.0
        self.alike = True
        self.scale = self.guide.span
        self.lows = []
        self.highs = []
        self.taken = []
        self.dice = []
        self._imagine(view, FIRST_DRAWN if self.truth is None else 1)
        return self._take(view, 0)

    def grow(
        self,
        view: View,
        root: TreeNode,
        decision: Decision | None,
        prior: list[float] | None,
        forced: int = -1,
    ) -> None:
        """Think until time is up, or for as many iterations as are wanted. Without a ``decision`` somebody else is to choose,
        whose options hang on what is imagined. With ``forced`` one iteration takes the option of this index."""
        done = 0
        while forced < 0 or not done:
            if forced < 0 and (done >= self.iterations if self.iterations else perf_counter() >= self.end):
                return
            self._iterate(view, root, decision, prior, forced)
            done += 1

    def best(self, root: TreeNode, decision: Decision, prior: list[float] | None, options: list[str]) -> int:
        """The index of the option among ``options`` that is worth most by now."""
        best = 0
        high = -1e300
        for i in range(len(decision)):
            edge = root.edges.get(decision.option(i).notation())
            worth = self._worth(root, edge, prior, i)
            if worth > high and decision.option(i).notation() in options:
                high = worth
                best = i
        return best

    # -- imagined states

    def _imagine(self, view: View, count: int) -> None:
        """Draw states for the pool."""
        for _ in range(count):
            truth = self.truth
            state = (
                self.game.sample(view, self.chance)
                if truth is None
                else self.guide.redraw(truth, self.chance)
            )
            weight = self.guide.weigh(view, state)
            if self.best_weight and weight != self.best_weight:
                self.alike = False
            if weight > self.best_weight:
                self.best_weight = weight
            elif weight < FAINT * self.best_weight:
                continue
            self.pool.append(state)
            self.sums.append(weight + (self.sums[-1] if self.sums else 0.0))

    def _take(self, view: View, number: int) -> State:
        """The state that visit ``number`` of every option of the root starts from."""
        while len(self.taken) <= number:
            if self.taken:
                self._imagine(view, 1 if self.alike else DRAWN)
            at = self.chance.fraction() * self.sums[-1]
            low = 0
            high = len(self.sums) - 1
            while low < high:
                middle = (low + high) // 2
                if self.sums[middle] > at:
                    high = middle
                else:
                    low = middle + 1
            self.taken.append(self.pool[low])
            self.dice.append(Chance(self.chance.next(), self.chance.next(), self.chance.next(), 1))
        return self.taken[number]

    # -- the tree

    def _iterate(
        self, view: View, root: TreeNode, decision: Decision | None, prior: list[float] | None, forced: int
    ) -> None:
        """Walk down the tree, add a node, play on, and carry the scores back."""
        if decision is None:
            number = root.visits
            state = self._take(view, number).clone()
            decision = state.decision()
            assert decision is not None
            index, edge = self._select(root, decision, self._prior_at(root, decision, state))
        else:
            if forced >= 0:
                index = forced
                edge = _edge(root, decision.option(index).notation())
            else:
                index, edge = self._select(root, decision, prior)
            number = edge.visits
            state = self._take(view, number).clone()
        dice = self.dice[number].clone()
        node = root
        nodes: list[TreeNode] = []
        edges: list[Edge] = []
        seats: list[int] = []
        self.luck = []
        while True:
            nodes.append(node)
            edges.append(edge)
            seats.append(decision.seat)
            self._choose(state, decision, index)
            following = self._next(state, dice)
            key = 0 if following is None else self.guide.fork(state)
            known = edge.nodes.get(key)
            if known is None or following is None:
                if known is None:
                    edge.nodes[key] = TreeNode()
                break
            node = known
            decision = following
            index, edge = self._select(node, decision, self._prior_at(node, decision, state))
        scores = self._playout(state, dice)
        if not scores:
            return
        for seat in range(len(self.luck)):
            scores[seat] -= self.luck[seat]
        self._widen(scores)
        for i in range(len(nodes)):
            score = scores[seats[i]]
            nodes[i].visits += 1
            nodes[i].total += score
            edges[i].visits += 1
            edges[i].total += score
        ahead = lead(scores, seats[0])
        first = edges[0]
        first.squares += ahead * ahead
        if not first.sums:
            first.sums = [0.0] * len(scores)
        for seat in range(len(scores)):
            first.sums[seat] += scores[seat]

    def _choose(self, state: State, decision: Decision, index: int) -> None:
        """Take an option, and keep account of the luck that it meets."""
        expected = self.guide.expected(state, index)
        state.choose(decision.option(index))
        if expected is None:
            return
        met = self.guide.met(state)
        if not self.luck:
            self.luck = [0.0] * len(met)
        for seat in range(len(met)):
            self.luck[seat] += met[seat] - expected[seat]

    def _next(self, state: State, dice: Chance) -> Decision | None:
        """The next decision worth a node: what leaves no choice is done. None: the branch ends."""
        while True:
            decision = state.decision()
            if decision is None or (decision.seat == TABLE and self.guide.value(state) is not None):
                return None
            if decision.seat != TABLE and len(decision) > 1:
                if not self.guide.is_chance(state):
                    return decision
                state.choose(decision.option(self.guide.playout(state, dice)))
            else:
                self._choose(state, decision, 0)

    def _select(self, node: TreeNode, decision: Decision, prior: list[float] | None) -> tuple[int, Edge]:
        """The index and edge of the option with the highest upper bound among those that there are
        in this imagined state."""
        chosen: Edge | None = None
        at = 0
        high = -1e300
        for i in range(len(decision)):
            name = decision.option(i).notation()
            edge = _edge(node, name)
            edge.offered += 1
            if prior is None and not edge.visits:
                bound = 1e200 + self.chance.fraction()  # each option once, in any order
            else:
                seen = edge.visits + (self.trust if prior is not None else 0.0)
                curious = self.doubt or self.scale * EXPLORE
                bound = self._worth(node, edge, prior, i) + curious * sqrt(log(edge.offered + 1.0) / seen)
            if bound > high:
                high = bound
                chosen = edge
                at = i
        assert chosen is not None
        return at, chosen

    def _worth(self, node: TreeNode, edge: Edge | None, prior: list[float] | None, index: int) -> float:
        """The mean score of an option, the prior counted in."""
        visits = edge.visits if edge is not None else 0
        total = edge.total if edge is not None else 0.0
        if prior is None:
            return total / visits if visits else -1e200
        mean = node.total / node.visits if node.visits else 0.0
        return (total + self.trust * (mean + prior[index])) / (visits + self.trust)

    def _widen(self, scores: list[float]) -> None:
        """Scores that differ more than the guide says make the search explore more."""
        if not self.lows:
            self.lows = scores[:]
            self.highs = scores[:]
        for seat in range(len(scores)):
            self.lows[seat] = min(self.lows[seat], scores[seat])
            self.highs[seat] = max(self.highs[seat], scores[seat])
            self.scale = max(self.scale, self.highs[seat] - self.lows[seat])

    def _prior_at(self, node: TreeNode, decision: Decision, state: State) -> list[float] | None:
        """The prior at a node of the tree: asked for once, if it is steady, and again where there is an option that was
        not there before."""
        if not self.guide.steady:
            return self.prior(state)
        kept: list[float] = []
        for i in range(len(decision)):
            guess = node.guesses.get(decision.option(i).notation())
            if guess is None:
                break
            kept.append(guess)
        else:
            return _behind(kept)
        guesses = self.guide.prior(state)
        if guesses is None:
            return None
        for i in range(len(decision)):
            node.guesses[decision.option(i).notation()] = guesses[i]
        return _behind(guesses)

    def prior(self, state: State) -> list[float] | None:
        """The guide's guesses, as what each option is behind the best."""
        guesses = self.guide.prior(state)
        return None if guesses is None else _behind(guesses)

    def _playout(self, state: State, dice: Chance) -> list[float]:
        """The scores of all seats: the guide's value after its horizon, or those of the end; none if
        the time is up before, or nothing comes to an end."""
        guide = self.guide
        steps = 0
        while True:
            decision = state.decision()
            if decision is None:
                break
            if steps >= self.horizon or decision.seat == TABLE:
                value = guide.value(state)
                if value is not None:
                    return value
            if len(decision) == 1 or decision.seat == TABLE:
                index = 0
            else:
                index = guide.playout(state, dice)
            self._choose(state, decision, index)
            steps += 1
            if steps >= LONGEST or (not steps & 63 and not self.iterations and perf_counter() > self.end):
                return []
        value = guide.value(state)
        if value is not None:
            return value
        outcome = state.outcome()
        assert outcome is not None
        return [float(score) for score in outcome.scores]


def lead(scores: list[float], seat: int) -> float:
    """By how much a seat is ahead of what the others have on average."""
    if len(scores) < 2:
        return scores[seat]
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def _edge(node: TreeNode, name: str) -> Edge:
    """The edge of an option, made where there is none."""
    edge = node.edges.get(name)
    if edge is None:
        edge = Edge()
        node.edges[name] = edge
    return edge


def _behind(guesses: list[float]) -> list[float]:
    """How far each is behind the best."""
    best = max(guesses)
    return [guess - best for guess in guesses]
