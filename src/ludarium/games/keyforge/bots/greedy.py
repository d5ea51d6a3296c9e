"""The greedy bot: the option after which, as far as it can see, it stands best."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.keyforge.bots.evaluation import Weights, worth
from ludarium.games.keyforge.bots.rollout import habit, quick, sensible, weariness
from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, MoveKinds
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import NONE, Seat
from ludarium.games.keyforge.view.notation import Move
from ludarium.games.keyforge.view.sample import sample_state
from ludarium.games.keyforge.view.view import KeyForgeView

USUAL: Final = Weights()
DEEP: Final = 24  # choices that may follow from one before it is judged
JUDGED: Final = 4  # so many of them are judged themselves, where they have no more options than ``WIDE``
WIDE: Final = 12
DISCARDS: Final = 0.12  # what another card instead of this one is worth
FIRST: Final = 2.0  # what pays only if it is done first comes first
REWARDED: Final = 5  # so many cards are looked at that ask for high tide
DOINGS: Final = (MoveKinds.PLAY, MoveKinds.REAP, MoveKinds.FIGHT, MoveKinds.ACTION, MoveKinds.OMNI)
SAMPLES: Final = 2


def best_of(state: KeyForgeState, seat: Seat, w: Weights, depth: int) -> tuple[int, float]:
    """The index of the option after which ``seat`` stands best (or worst, where the other one decides), and how."""
    at_once = habit(state)
    if at_once != NONE:
        return at_once, 0.0
    mine = state.asked == seat
    best = 0
    high = -1e9
    for i in sensible(state):
        score = after(state, i, seat, w, depth)
        if not mine:
            score = -score
        if score > high:
            high = score
            best = i
    return best, high if mine else -high


def after(state: KeyForgeState, index: int, seat: Seat, w: Weights, depth: int) -> float:
    """How ``seat`` stands once an option is taken and all that follows from it at once is answered."""
    what = state.codes[index] & WHAT
    if what == MoveKinds.END:  # what the turn's end brings comes whatever is done before
        waits = weariness(state)
        return worth(state, seat, w) - (waits if state.active == seat else -waits)
    if what == MoveKinds.TIDE and state.tide == state.active:
        return worth(state, seat, w) - w.chain  # its chains, and nothing for them
    twin = follow(state, index, seat, w, depth)
    total = worth(twin, seat, w)
    if state.kind != AskKinds.TURN:
        return total
    if what == MoveKinds.DISCARD:
        total += DISCARDS
    elif what == MoveKinds.TIDE:  # never for its own sake
        total -= DISCARDS
    if twin.tide == state.active and state.tide != twin.tide and twin.kind == AskKinds.TURN:
        gained = reward(state, twin, w)
        mine = state.active == seat
        total += gained if mine else -gained
        better = total > worth(state, seat, w)
        if gained > 0.0 and better == mine:  # before the cards are used that ask for it
            total += FIRST if mine else -FIRST
    return total


def reward(state: KeyForgeState, raised: KeyForgeState, w: Weights) -> float:
    """What high tide would bring this turn to who raised it: of each card that asks for it, how much more its best use is
    worth than it was."""
    seat = state.active
    gains: dict[int, float] = {}
    plain = worth(state, seat, w)
    high = worth(raised, seat, w)
    for i, option in enumerate(raised.codes):
        c = option >> SHIFT
        if option & WHAT not in DOINGS or (c not in gains and len(gains) >= REWARDED):
            continue
        if raised.decks.prints[raised.face[c]].asks.high <= 0.0:
            continue
        gain = worth(follow(raised, i, seat, w, 0), seat, w) - high
        if option in state.codes:
            gain -= worth(follow(state, state.codes.index(option), seat, w, 0), seat, w) - plain
        gains[c] = max(gain, gains.get(c, 0.0))
    return sum(gains.values())


def follow(state: KeyForgeState, index: int, seat: Seat, w: Weights, depth: int) -> KeyForgeState:
    """The position once an option is taken and all that follows from it at once is answered."""
    option = state.codes[index]
    twin = state.clone()
    twin.choose(Move(option, twin.decks))
    turn = state.turn
    steps = 0
    while twin.winner == NONE and twin.kind != AskKinds.TURN and twin.turn == turn and steps < DEEP:
        steps += 1
        if depth > 0 and steps <= JUDGED and (len(twin.codes) <= WIDE or twin.kind == AskKinds.A_HOUSE):
            at, _ = best_of(twin, twin.asked, w, depth - 1)
        else:
            at = quick(twin, twin.chance)
        twin.choose(Move(twin.codes[at], twin.decks))
    return twin


@final
class Greedy(Bot):
    """Looks at every option in a few imagined games; what follows at once is judged as well."""

    def choose(self, view: View, options: list[str]) -> str:
        assert isinstance(view, KeyForgeView)
        if len(options) == 1:
            return options[0]
        state = sample_state(view, self.chance)
        looked = sensible(state)
        totals = [0.0] * len(looked)
        for number in range(SAMPLES):
            if number:
                state = sample_state(view, self.chance)
            at_once = habit(state)
            if at_once != NONE:
                return Move(state.codes[at_once], state.decks).notation()
            for at, i in enumerate(looked):
                totals[at] += after(state, i, state.asked, USUAL, 1)
        best = 0
        for at in range(1, len(totals)):
            if totals[at] > totals[best]:
                best = at
        return Move(state.codes[looked[best]], state.decks).notation()
