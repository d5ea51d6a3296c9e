"""What search bots are told about King of Tokyo: Duel: how good each option looks, how dice are expected to
fall, and what a turn's end is worth."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import notation as no
from ludarium.games.tokyo_duel.bots import (
    FAVOURITES,
    MAIN,
    asking,
    before_roll,
    habit,
    judge,
    rerolls,
    rolls_left,
)
from ludarium.games.tokyo_duel.evaluation import Planner, turn_key
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.notation import Code, MoveKinds
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.questions import asked, codes_now
from ludarium.games.tokyo_duel.sample import sample_state
from ludarium.games.tokyo_duel.terms import NONE, Seat
from ludarium.games.tokyo_duel.view import DuelView
from ludarium.games.tokyo_duel.weights import FITTED

TASTE: Final = 0.01  # what a place among the favourite monsters is worth
UNTRIED: Final = 0.02  # by how much an option is taken to be worse that nothing is known of
PRIORS: Final = 2000  # kept at a time
SPAN: Final = 0.1  # a usual difference between two options' chances to win
TRUST: Final = 4.0  # iterations that the look of an option is worth
DOUBT: Final = 0.02  # by which the scores of one option scatter when luck is taken out


def chances(seat: Seat, chance: float) -> list[float]:
    """The scores of both seats when ``seat`` has this chance to win."""
    return [chance, 1.0 - chance] if seat == 0 else [1.0 - chance, chance]


@final
class DuelGuide(Guide):
    """Keeps the plans of turns that it has worked out, and what it thinks about the view at hand."""

    def __init__(self) -> None:
        super().__init__()
        self.span = SPAN
        self.trust = TRUST
        self.doubt = DOUBT
        self.planner = Planner(FITTED)
        self.view: View | None = None  # that is being thought about
        self.priors: dict[tuple[object, ...], list[float]] = {}
        self.shown: list[float] = []  # what the dice that are being rolled make of the scores

    def weigh(self, view: View, state: State) -> float:
        """All orders of the deck are alike. A prior may hang on the order in which it was looked at, so that
        none is kept for the next view."""
        if view is not self.view:
            self.view = view
            self.priors = {}
        return 1.0

    # -- how a seat would play

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, Position)
        roll = state.roll
        key = (
            tuple(state.stack),
            (roll.dice, roll.added, roll.made, roll.resolved, roll.sp_used, roll.token_dice, roll.missing),
            turn_key(state, 0),
        )
        found = self.priors.get(key)
        if found is None:
            found = self._scores(state, codes_now(state))
            if len(self.priors) >= PRIORS:
                self.priors.clear()
            self.priors[key] = found
        return found

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Position)
        top = state.stack[len(state.stack) - 1]
        kind = fr.kind_of(top)
        if kind == FrameKinds.ASK_FACES:
            number = fr.FacesFrame.dice(top)
            dice = di.thrown(number, chance)
            return no.all_faces(number).index(no.code(MoveKinds.FACES, dice))
        codes = codes_now(state)
        if kind == FrameKinds.ASK_MONSTER:
            return chance.below(len(codes))
        if not MAIN >> kind & 1:
            return habit(state, codes)
        scores = self._scores(state, codes)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return best

    def _scores(self, state: Position, codes: list[Code]) -> list[float]:
        kind = asking(state)
        if kind == FrameKinds.ASK_MONSTER:
            return [TASTE * FAVOURITES[no.payload_of(option)] for option in codes]
        if kind == FrameKinds.ASK_PRE_ROLL:
            scores = before_roll(self.planner, state, codes)
        elif kind == FrameKinds.ASK_REROLL:
            scores = rerolls(self.planner.plan(state, di.total(state.roll.dice)), state, codes)
        else:
            seat = asked(state, state.stack[len(state.stack) - 1])
            return judge(FITTED, [state], seat, codes)
        known = [score for score in scores if score >= 0.0]
        unknown = max(known) - UNTRIED
        return [score if score >= 0.0 else unknown for score in scores]

    # -- chance

    def fork(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.roll.dice if asking(state) == FrameKinds.ASK_REROLL else 0

    def is_chance(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.winner == NONE and asking(state) == FrameKinds.ASK_FACES

    def expected(self, state: State, index: int) -> list[float] | None:
        """Dice are the chance that is known exactly: their plan. What they will show is found out here, since
        a turn in which nothing more is asked may be over before ``met``."""
        assert isinstance(state, Position)
        top = state.stack[len(state.stack) - 1]
        kind = fr.kind_of(top)
        if (kind != FrameKinds.ASK_REROLL and kind != FrameKinds.ASK_PRE_ROLL) or state.settings.score_keeper:
            return None
        code = codes_now(state)[index]
        what = no.what_of(code)
        left = rolls_left(state)
        if what == MoveKinds.REROLL:
            again = no.payload_of(code)
            plan = self.planner.plan(state, di.total(state.roll.dice))
            expected = plan.reroll(state.roll.dice, again, left)
            dice = state.roll.dice - again + di.thrown(di.total(again), state.chance.clone())
        elif what == MoveKinds.ROLL:
            plan = self.planner.plan(state, state.dice_to_roll())
            expected = plan.start()
            dice = di.thrown(plan.dice, state.chance.clone())
        else:
            return None
        self.shown = chances(state.turn, plan.value(dice, max(0, left - 1)))
        return chances(state.turn, expected)

    def met(self, state: State) -> list[float]:
        return self.shown

    # -- what a state is worth

    def redraw(self, state: State, chance: Chance) -> State:
        """Everybody sees all but the deck."""
        view = state.view(None)
        assert isinstance(view, DuelView)
        return sample_state(view, chance)

    def value(self, state: State) -> list[float] | None:
        """Before a turn's first roll: the chance to win of who is to roll, over all that the dice may show."""
        assert isinstance(state, Position)
        if state.winner != NONE or asking(state) != FrameKinds.ASK_PRE_ROLL:
            return None
        return chances(state.turn, self.planner.start(state, state.dice_to_roll()))
