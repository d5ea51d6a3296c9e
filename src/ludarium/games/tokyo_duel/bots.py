"""The greedy bot: the reroll with the best expectation, and else the option after which it stands best."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import notation as no
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.expectation import Plan
from ludarium.games.tokyo_duel.position import NONE, Position
from ludarium.games.tokyo_duel.sample import sample_state
from ludarium.games.tokyo_duel.view import DuelView
from ludarium.games.tokyo_duel.worth import THUMB, Planner, Weights, worth_of

DEEP: Final = 24  # choices that may follow from one before it is judged
SAMPLES: Final = 3  # imagined states where chance takes part in what follows
FAVOURITES: Final = [4, 2, 3, 5, 1, 0]  # how gladly each monster is taken: docs/tokyo-duel-monsters.md

# What is decided for its own sake; anything else follows from something that was chosen.
MAIN: Final = (
    1 << po.ASK_MONSTER
    | 1 << po.ASK_FACES
    | 1 << po.ASK_PRE_ROLL
    | 1 << po.ASK_REROLL
    | 1 << po.ASK_ADD
    | 1 << po.ASK_RESOLVE
    | 1 << po.ASK_BUY
)
# Words of cards that it never hurts to use, or hardly ever.
GLADLY: Final = (
    1 << ca.EMPTY_CELL | 1 << ca.IN_SHAPE | 1 << ca.COPY_ENERGY | 1 << ca.PULL_HITS | 1 << ca.CAMOUFLAGE
)


def asking(state: Position) -> int:
    """The kind of frame that waits for an answer."""
    return state.stack[len(state.stack) - 1] & 63


def habit(state: Position, codes: list[int]) -> int:
    """The index of a quick answer to a question that follows from something else."""
    top = state.stack[len(state.stack) - 1]
    op = top & 63
    if op == po.ASK_MAY:
        return 0 if GLADLY >> (top >> 14 & 255) & 1 else 1
    if op == po.ASK_PLACE or op == po.ASK_KING:
        return quick_place(state, state.asked(top), codes)
    if op == po.ASK_TAKE or op == po.ASK_SWAP:
        return dearest(codes)
    if op == po.ASK_LAB or op == po.ASK_KEEPS or op == po.ASK_ASIDE:
        return len(codes) - 1
    return 0


def dearest(codes: list[int]) -> int:
    """The index of the Keep card that is worth most."""
    best = 0
    high = -1.0
    for i in range(len(codes)):
        worth = THUMB.keep[codes[i] >> 5] if codes[i] & 31 == no.TAKE else 0.2
        if worth > high:
            high = worth
            best = i
    return best


def quick_place(state: Position, seat: int, codes: list[int]) -> int:
    """The index of a placement just ahead of a marker on the way of ``seat``; for The King's, on his rival's."""
    spaces = [tr.low_of(state.cell(0)), tr.low_of(state.cell(1))]
    best = 0
    high = -100
    for i in range(len(codes)):
        if codes[i] & 31 != no.PLACE:
            continue
        payload = codes[i] >> 5
        place = payload >> 4
        ahead = tr.start_of(place) - spaces[tr.track_of(place)]
        if (seat == 1) != (payload & 15 >= ru.FIRST_KING_TOKEN):
            ahead = -ahead - (ru.TOKENS[payload & 15].covers - 1)
        liking = 10 - ahead if ahead > 0 else ahead - 10
        if liking > high:
            high = liking
            best = i
    return best


def settle(state: Position) -> None:
    """Answer by habit what follows from a choice, until something is decided for its own sake."""
    for _ in range(DEEP):
        if state.winner != NONE:
            return
        top = state.stack[len(state.stack) - 1]
        if MAIN >> (top & 63) & 1:
            return
        codes = state.codes(top)
        state.choose(no.Move(codes[habit(state, codes) if len(codes) > 1 else 0]))


def after(state: Position, code: int) -> Position:
    """The position that follows when ``code`` is chosen."""
    following = state.clone()
    assert isinstance(following, Position)
    following.choose(no.Move(code))
    settle(following)
    return following


def is_open(state: Position) -> bool:
    """Whether chance takes part in what follows from the pending decision."""
    op = asking(state)
    return op == po.ASK_BUY or op == po.ASK_LAB or op == po.DAMAGE


def judge(weights: Weights, states: list[Position], seat: int, codes: list[int]) -> list[float]:
    """For each option the chance of ``seat`` to win afterwards, a mean over the imagined states."""
    scores: list[float] = []
    for option in codes:
        total = 0.0
        for state in states:
            total += worth_of(after(state, option), seat, weights)
        scores.append(total / len(states))
    return scores


def before_roll(planner: Planner, state: Position, codes: list[int]) -> list[float]:
    """What rolling now, or with one die more, is worth. Dropping market cards is left for later."""
    scores: list[float] = []
    for option in codes:
        what = option & 31
        if what == no.CUT:
            scores.append(-1.0)
        elif what == no.TOKEN:
            following = state.clone()
            assert isinstance(following, Position)
            following.choose(no.Move(option))
            scores.append(planner.start(following, following.dice_to_roll()))
        else:
            scores.append(planner.start(state, state.dice_to_roll()))
    return scores


def rolls_left(state: Position) -> int:
    return max(0, state.allowed_rolls() - state.rolls)


def rerolls(plan: Plan, state: Position, codes: list[int]) -> list[float]:
    """The expectation of each reroll and of stopping."""
    left = rolls_left(state)
    scores: list[float] = []
    for option in codes:
        what = option & 31
        if what == no.STOP:
            scores.append(plan.stop(state.dice, left))
        elif what == no.REROLL:
            scores.append(plan.reroll(state.dice, option >> 5, left))
        else:
            scores.append(-1.0)
    return scores


@final
class Greedy(Bot):
    """Looks no further than its own turn; ties fall to the first option."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.planner = Planner(THUMB)

    def choose(self, view: View, options: list[str]) -> str:
        assert isinstance(view, DuelView)
        if len(options) == 1:
            return options[0]
        state = sample_state(view, self.chance)
        op = asking(state)
        if op == po.ASK_FACES:
            number = state.stack[len(state.stack) - 1] >> 14 & 255
            return no.Move(no.code(no.FACES, di.thrown(number, self.chance))).notation()
        codes = [no.code_of(option) for option in options]
        scores = self._scores(view, state, codes)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return options[best]

    def _scores(self, view: DuelView, state: Position, codes: list[int]) -> list[float]:
        op = asking(state)
        if op == po.ASK_MONSTER:
            return [float(FAVOURITES[option >> 5]) for option in codes]
        if op == po.ASK_PRE_ROLL:
            return before_roll(self.planner, state, codes)
        if op == po.ASK_REROLL:
            return rerolls(self.planner.plan(state, di.total(state.dice)), state, codes)
        seat = state.asked(state.stack[len(state.stack) - 1])
        states = [state]
        if is_open(state):
            for _ in range(1, SAMPLES):
                states.append(sample_state(view, self.chance))
        return judge(THUMB, states, seat, codes)
