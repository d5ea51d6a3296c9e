"""What search bots are told about KeyForge: a first look at each option, a quick way to play on, and what a
position is worth when a turn begins."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.keyforge.bots.evaluation import prospects
from ludarium.games.keyforge.bots.greedy import USUAL, after
from ludarium.games.keyforge.bots.rollout import habit, promise, quick, sensible
from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import DRAWN, NONE, SEATS, Zones

SCALE: Final = 14.0  # Æ of difference that make a position three quarters won
SPAN: Final = 0.2
TRUST: Final = 1.5
DOUBT: Final = 0.1
LESS: Final = 0.05  # how far an answer is behind the usual one
PROMISE: Final = 0.01  # what a thing that could be done in a house's turn is worth


def hopes(difference: float) -> float:
    """The chance to win of who stands this much better in the middle of a turn."""
    return 1.0 / (1.0 + exp(-difference / SCALE))


@final
class KeyForgeGuide(Guide):
    """Plays on to the end of the turn, and judges there by ``prospects``; of a match only the game counts."""

    def __init__(self) -> None:
        super().__init__()
        self.span = SPAN
        self.trust = TRUST
        self.doubt = DOUBT
        self.steady = True
        self.game = 0
        self.turn = 0
        """The game and the turn of the choice that is being thought about."""

    def weigh(self, view: View, state: State) -> float:
        assert isinstance(state, KeyForgeState)
        self.game = state.game
        self.turn = state.turn
        return 1.0

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, KeyForgeState)
        seat = state.asked
        if state.kind == AskKinds.HOUSE:
            return [PROMISE * promise(state, seat, option >> SHIFT) for option in state.codes]
        at_once = habit(state)
        if at_once != NONE:
            return [0.0 if i == at_once else -LESS for i in range(len(state.codes))]
        guesses = [0.0] * len(state.codes)  # what is not worth a look comes last
        for i in sensible(state):
            guesses[i] = hopes(after(state, i, seat, USUAL, 0))
        return guesses

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, KeyForgeState)
        return quick(state, chance)

    def redraw(self, state: State, chance: Chance) -> State:
        """The decks in another order, but for cards in them that a seat knows of."""
        assert isinstance(state, KeyForgeState)
        twin = state.clone()
        twin.chance = Chance(chance.next(), chance.next(), chance.next(), 1)
        for seat in range(SEATS):
            deck = twin.row(Zones.DECK, seat)
            places = [i for i in range(len(deck)) if not twin.seen[deck[i]]]
            cards = [deck[i] for i in places]
            chance.shuffle(cards)
            for i in range(len(places)):
                deck[places[i]] = cards[i]
        return twin

    def value(self, state: State) -> list[float] | None:
        assert isinstance(state, KeyForgeState)
        if state.winner == DRAWN:
            return [0.5, 0.5]
        winner = state.winner if state.game == self.game else state.last_winner
        if winner != NONE:
            return [1.0 if seat == winner else 0.0 for seat in range(SEATS)]
        if state.kind == AskKinds.HOUSE and state.turn > self.turn:
            first = prospects(state, 0)
            return [first, 1.0 - first]
        return None
