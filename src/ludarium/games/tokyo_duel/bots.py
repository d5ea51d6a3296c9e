"""The greedy bot: the reroll with the best expectation, and else the option after which it stands best."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import notation as no
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import AbilityKinds
from ludarium.games.tokyo_duel.evaluation import Planner, worth_of
from ludarium.games.tokyo_duel.expectation import DicePlan
from ludarium.games.tokyo_duel.frames import FrameKind, FrameKinds
from ludarium.games.tokyo_duel.notation import Code, MoveKinds
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.questions import asked, codes_now
from ludarium.games.tokyo_duel.sample import sample_state
from ludarium.games.tokyo_duel.terms import NONE, Seat
from ludarium.games.tokyo_duel.view import DuelView
from ludarium.games.tokyo_duel.weights import THUMB, Weights

DEEP: Final = 24  # choices that may follow from one before it is judged
SAMPLES: Final = 3  # imagined states where chance takes part in what follows
FAVOURITES: Final = [4, 2, 3, 5, 1, 0]  # how gladly each monster is taken: docs/tokyo-duel-monsters.md

# What is decided for its own sake; anything else follows from something that was chosen.
MAIN: Final = (
    1 << FrameKinds.ASK_MONSTER
    | 1 << FrameKinds.ASK_FACES
    | 1 << FrameKinds.ASK_PRE_ROLL
    | 1 << FrameKinds.ASK_REROLL
    | 1 << FrameKinds.ASK_ADD
    | 1 << FrameKinds.ASK_RESOLVE
    | 1 << FrameKinds.ASK_BUY
)
# Words of cards that it never hurts to use, or hardly ever.
GLADLY: Final = (
    1 << AbilityKinds.EMPTY_CELL
    | 1 << AbilityKinds.IN_SHAPE
    | 1 << AbilityKinds.COPY_ENERGY
    | 1 << AbilityKinds.PULL_HITS
    | 1 << AbilityKinds.CAMOUFLAGE
)


def asking(state: Position) -> FrameKind:
    """The kind of frame that waits for an answer."""
    return fr.kind_of(state.stack[len(state.stack) - 1])


def habit(state: Position, codes: list[Code]) -> int:
    """The index of a quick answer to a question that follows from something else."""
    top = state.stack[len(state.stack) - 1]
    kind = fr.kind_of(top)
    if kind == FrameKinds.ASK_MAY:
        return 0 if GLADLY >> fr.MayFrame.ability(top) & 1 else 1
    if kind == FrameKinds.ASK_PLACE or kind == FrameKinds.ASK_KING:
        return quick_place(state, asked(state, top), codes)
    if kind == FrameKinds.ASK_TAKE or kind == FrameKinds.ASK_SWAP:
        return dearest(codes)
    if kind == FrameKinds.ASK_LAB or kind == FrameKinds.ASK_KEEPS or kind == FrameKinds.ASK_ASIDE:
        return len(codes) - 1
    return 0


def dearest(codes: list[Code]) -> int:
    """The index of the Keep card that is worth most."""
    best = 0
    high = -1.0
    for i in range(len(codes)):
        worth = THUMB.keep[no.payload_of(codes[i])] if no.what_of(codes[i]) == MoveKinds.TAKE else 0.2
        if worth > high:
            high = worth
            best = i
    return best


def quick_place(state: Position, seat: Seat, codes: list[Code]) -> int:
    """The index of a placement just ahead of a marker on the way of ``seat``; for The King's, on his rival's."""
    spaces = [tr.low_of(state.board.cell(0)), tr.low_of(state.board.cell(1))]
    best = 0
    high = -100
    for i in range(len(codes)):
        if no.what_of(codes[i]) != MoveKinds.PLACE:
            continue
        payload = no.payload_of(codes[i])
        token = no.token_laid(payload)
        place = no.placement_laid(payload)
        ahead = tr.start_of(place) - spaces[tr.track_of(place)]
        if (seat == 1) != (token >= ru.FIRST_KING_TOKEN):
            ahead = -ahead - (ru.TOKENS[token].covers - 1)
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
        if MAIN >> fr.kind_of(state.stack[len(state.stack) - 1]) & 1:
            return
        codes = codes_now(state)
        state.choose(no.Move(codes[habit(state, codes) if len(codes) > 1 else 0]))


def after(state: Position, code: Code) -> Position:
    """The position that follows when ``code`` is chosen."""
    following = state.clone()
    assert isinstance(following, Position)
    following.choose(no.Move(code))
    settle(following)
    return following


def is_open(state: Position) -> bool:
    """Whether chance takes part in what follows from the pending decision."""
    kind = asking(state)
    return kind == FrameKinds.ASK_BUY or kind == FrameKinds.ASK_LAB or kind == FrameKinds.DAMAGE


def judge(weights: Weights, states: list[Position], seat: Seat, codes: list[Code]) -> list[float]:
    """For each option the chance of ``seat`` to win afterwards, a mean over the imagined states."""
    scores: list[float] = []
    for option in codes:
        total = 0.0
        for state in states:
            total += worth_of(after(state, option), seat, weights)
        scores.append(total / len(states))
    return scores


def before_roll(planner: Planner, state: Position, codes: list[Code]) -> list[float]:
    """What rolling now, or with one die more, is worth. Dropping market cards is left for later."""
    scores: list[float] = []
    for option in codes:
        what = no.what_of(option)
        if what == MoveKinds.CUT:
            scores.append(-1.0)
        elif what == MoveKinds.TOKEN:
            following = state.clone()
            assert isinstance(following, Position)
            following.choose(no.Move(option))
            scores.append(planner.start(following, following.dice_to_roll()))
        else:
            scores.append(planner.start(state, state.dice_to_roll()))
    return scores


def rolls_left(state: Position) -> int:
    return max(0, state.allowed_rolls() - state.roll.made)


def rerolls(plan: DicePlan, state: Position, codes: list[Code]) -> list[float]:
    """The expectation of each reroll and of stopping."""
    left = rolls_left(state)
    scores: list[float] = []
    for option in codes:
        what = no.what_of(option)
        if what == MoveKinds.STOP:
            scores.append(plan.stop(state.roll.dice, left))
        elif what == MoveKinds.REROLL:
            scores.append(plan.reroll(state.roll.dice, no.payload_of(option), left))
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
        kind = asking(state)
        if kind == FrameKinds.ASK_FACES:
            number = fr.FacesFrame.dice(state.stack[len(state.stack) - 1])
            return no.Move(no.code(MoveKinds.FACES, di.thrown(number, self.chance))).notation()
        codes = [no.code_of(option) for option in options]
        scores = self._scores(view, state, codes)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return options[best]

    def _scores(self, view: DuelView, state: Position, codes: list[Code]) -> list[float]:
        kind = asking(state)
        if kind == FrameKinds.ASK_MONSTER:
            return [float(FAVOURITES[no.payload_of(option)]) for option in codes]
        if kind == FrameKinds.ASK_PRE_ROLL:
            return before_roll(self.planner, state, codes)
        if kind == FrameKinds.ASK_REROLL:
            return rerolls(self.planner.plan(state, di.total(state.roll.dice)), state, codes)
        seat = asked(state, state.stack[len(state.stack) - 1])
        states = [state]
        if is_open(state):
            for _ in range(1, SAMPLES):
                states.append(sample_state(view, self.chance))
        return judge(THUMB, states, seat, codes)
