"""What search bots are told about Saboteur: how plausible an imagined state is, how each seat would
play in it, and what it is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.saboteur.advice import Scene
from ludarium.games.saboteur.belief import (
    HIDDEN,
    NOT_DEALT,
    Belief,
    Verdict,
    assignments,
    judge,
    seen_play,
)
from ludarium.games.saboteur.bots import gold_places, hidden_roles, story_of
from ludarium.games.saboteur.evaluation import worth
from ludarium.games.saboteur.notation import is_wish, played_by, played_code
from ludarium.games.saboteur.position import Deal, Position
from ludarium.games.saboteur.routes import BARE, Routes, routes_of
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import Faces, Phases, Roles, Seat, Statuses, Tile
from ludarium.games.saboteur.view import SaboteurView

POINT: Final = 0.012  # nuggets that a point of advice is worth
NOISE: Final = 1.0  # points by which playouts stray from advice
HORIZON: Final = 6  # decisions, about once round the table
SPAN: Final = 3.0  # nuggets
DECISIVE: Final = 5.0  # nuggets ahead of the others
ALL_SEATS: Final[Seat] = -1


@final
class SaboteurGuide(Guide):
    """Keeps what it worked out about the view that it was last asked to weigh for (the *root*), and
    follows one line of play from there: what is done in it shows to the others who does it."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.span = SPAN
        self.decisive = DECISIVE
        self.view: View | None = None
        self.belief: Belief | None = None
        self.peak = 0.0  # the likelihood of the most plausible case
        self.told = 0  # plays before the root
        self.verdicts: dict[int, Verdict] = {}
        self.grid: list[Tile] = []
        self.routes = BARE
        self.line: Position | None = None
        self.followed = 0
        self.round = 0
        self.root = BARE
        self.before = BARE
        self.shown: list[list[float]] = []

    # -- how plausible a state is

    def weigh(self, view: View, state: State) -> float:
        assert isinstance(state, Position)
        if view is not self.view:
            self._look(view)
        if self.belief is None or Faces.GOLD not in state.deal.faces:
            return 1.0
        return max(
            1e-12,
            exp(self.belief.likelihood(state.deal.roles, state.deal.faces.index(Faces.GOLD)) - self.peak),
        )

    def _look(self, view: View) -> None:
        """Work out what the plays so far tell."""
        assert isinstance(view, SaboteurView)
        self.view = view
        self.verdicts = {}
        self.belief = None
        self.line = None
        self.told = len(view.history)
        if not view.goals:
            return
        story = story_of(view)
        self.root = story.routes
        belief = Belief(len(view.players), story.plays)
        self.belief = belief
        known, left = hidden_roles(view)
        cases = [
            belief.likelihood(roles, gold) for roles in assignments(known, left) for gold in gold_places(view)
        ]
        self.peak = max(cases)

    # -- how a seat would play

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, Position)
        return [POINT * score for score in self._scores(state)]

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Position)
        scores = self._scores(state)
        best = 0
        high = -1e300
        for i in range(len(scores)):
            score = scores[i] + NOISE * chance.fraction()
            if score > high:
                high = score
                best = i
        return best

    def _scores(self, state: Position) -> list[float]:
        decision = state.decision()
        assert decision is not None
        if state.phase != Phases.TURN and state.phase != Phases.TOUCH:
            return [0.0] * len(decision)
        self._follow(state)
        return self._scene(state, state.progress.turn).scores(decision.codes)

    def _ways(self, state: Position) -> Routes:
        if self.grid != state.field.grid:
            self.routes = routes_of(state.field)
            self.grid = state.field.grid[:]
        return self.routes

    def _follow(self, state: Position) -> None:
        """Take in what was done in this line since it was last looked at."""
        plays = len(state.progress.history)
        if state is not self.line or state.progress.round != self.round or plays < self.followed:
            self._begin(state)
        routes = self._ways(state)
        while self.followed < plays:
            play = state.progress.history[self.followed]
            self.followed += 1
            seat = played_by(play)
            code = played_code(play)
            if not is_wish(code):
                continue
            seen = seen_play(
                seat, code, state.players.broken, state.players.peeked[seat], self.before, routes
            )
            usual = seen.likelihoods(state.deal.faces.index(Faces.GOLD))
            for role in range(3):
                self.shown[seat][role] += usual[role]
        self.before = routes

    def _begin(self, state: Position) -> None:
        """A new line: from the root if the state may have come from there, else from the state."""
        view = self.view
        if view is not None:
            assert isinstance(view, SaboteurView)
            if (
                view.round != state.progress.round
                or len(view.players) != len(state.deal.roles)
                or len(state.progress.history) < self.told
            ):
                view = None
        if view is None:
            self.view = None
            self.belief = None
            self.verdicts = {}
            self.told = len(state.progress.history)
            self.root = self._ways(state)
        self.line = state
        self.round = state.progress.round
        self.followed = self.told
        self.before = self.root
        self.shown = [[0.0, 0.0, 0.0] for _ in state.deal.roles]

    def _verdict(self, state: Position, seat: Seat) -> Verdict:
        """What ``seat``, or ALL_SEATS, concludes from the plays before the root."""
        role = HIDDEN if seat == ALL_SEATS else state.deal.roles[seat]
        key = seat << 2 | role + 1
        found = self.verdicts.get(key)
        if found is not None:
            return found
        known = [HIDDEN if dealt >= 0 else NOT_DEALT for dealt in state.deal.roles]
        left = [state.deal.roles.count(one) for one in range(3)]
        if role >= 0:
            known[seat] = role
            left[role] -= 1
        belief = self.belief if self.belief is not None else Belief(len(known), [])
        found = judge(belief, known, left, [0, 1, 2])
        self.verdicts[key] = found
        return found

    def _odds(self, state: Position, seat: Seat) -> list[list[float]]:
        """By seat and role, in the eyes of ``seat`` at this point of the line."""
        odds: list[list[float]] = []
        before = self._verdict(state, seat).odds
        for other in range(len(before)):
            row = before[other]
            shown = self.shown[other]
            if other != seat and (shown[0] or shown[1] or shown[2]):
                row = [row[0] * exp(shown[0]), row[1] * exp(shown[1]), row[2] * exp(shown[2])]
                total = row[0] + row[1] + row[2]
                if total:
                    row = [row[0] / total, row[1] / total, row[2] / total]
            odds.append(row)
        return odds

    def _scene(self, state: Position, seat: Seat) -> Scene:
        verdict = self._verdict(state, seat)
        gold = [0.0, 0.0, 0.0]
        place = state.deal.faces.index(Faces.GOLD)
        peeked = state.players.peeked[seat]
        if peeked >> place & 1:
            gold[place] = 1.0
        else:
            total = 0.0
            for goal in range(3):
                if not peeked >> goal & 1 and state.field.goal_is_down(goal):
                    gold[goal] = verdict.gold[goal] + 0.01
                    total += gold[goal]
            for goal in range(3):
                gold[goal] /= total
        return Scene(
            self._ways(state),
            seat,
            max(0, state.deal.roles[seat]),
            state.players.broken,
            [status == Statuses.STAYS for status in state.players.status],
            [len(hand) for hand in state.players.hands],
            gold,
            self._odds(state, seat),
        )

    # -- what a state is worth

    def redraw(self, state: State, chance: Chance) -> State:
        """The cards that are still to be drawn, in another order."""
        assert isinstance(state, SaboteurState)
        twin = state.clone()
        twin.chance = Chance(chance.next(), chance.next(), chance.next(), 1)
        deal, left = twin.deal, twin.piles.deck_left
        rest = deal.deck[:left]
        chance.shuffle(rest)
        twin.deal = Deal(deal.roles, deal.faces, rest + deal.deck[left:], deal.centre_card)
        return twin

    def value(self, state: State) -> list[float] | None:
        """The gold so far, and what may be expected of the round."""
        assert isinstance(state, Position)
        gold = [float(nuggets) for nuggets in state.players.gold]
        if state.phase == Phases.DEAL or state.phase == Phases.OVER:
            return gold
        if state.phase != Phases.TURN:
            return None
        self._follow(state)
        odds = self._odds(state, ALL_SEATS)
        pay = worth(state, self._ways(state), [row[Roles.SABOTEUR] for row in odds])
        for seat in range(len(gold)):
            gold[seat] += pay[seat]
        return gold
