"""The search where chance takes part in the open: a die is rolled, everybody sees it, and only then comes the
choice that matters."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.contract.toy import Say

from ludarium.bots.ismcts import Search
from ludarium.core import Chance, Choices, Decision, Event, Game, Option, Outcome, State, View
from ludarium.core.game import Guide, Value

POINTS = 15
"""A face is worth so many. Rolling is worth 75: the mean of the better of a face and of its other side."""


class DieView(View, frozen=True, kw_only=True):
    held: int


class Die(State):
    """Take ``held`` points for sure, or roll; then keep the face or turn the die over."""

    def __init__(self, held: int, chance: Chance, face: int = 0, points: int = -1) -> None:
        self.held, self.chance, self.face, self.points = held, chance, face, points

    def decision(self) -> Decision | None:
        if self.points >= 0:
            return None
        return Choices(0, "die", [Say("keep"), Say("turn")] if self.face else [Say("hold"), Say("roll")])

    def choose(self, option: Option) -> list[Event]:
        word = str(option)
        if word == "roll":
            self.face = 1 + self.chance.below(6)
        elif word == "hold":
            self.points = self.held
        else:
            self.points = POINTS * (self.face if word == "keep" else 7 - self.face)
        return []

    def view(self, seat: int | None) -> View:
        return DieView(game="die", seat=seat, held=self.held)

    def outcome(self) -> Outcome | None:
        return Outcome([self.points], [0]) if self.points >= 0 else None

    def clone(self) -> Die:
        return Die(self.held, self.chance.clone(), self.face, self.points)


class Curious(Guide):
    """Looks around: scores may differ much."""

    def __init__(self) -> None:
        super().__init__()
        self.span = 200.0


class Forks(Curious):
    """Also tells the faces of the die apart."""

    def fork(self, state: State) -> int:
        assert isinstance(state, Die)
        return state.face


class Sees(Guide):
    """Sees what a face is worth once it is there."""

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, Die)
        return [float(POINTS * state.face), float(POINTS * (7 - state.face))] if state.face else None

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Die)
        return 0 if state.face > 3 else 1

    def fork(self, state: State) -> int:
        assert isinstance(state, Die)
        return state.face


class Knows(Sees):
    """Also knows what the die is worth before it is rolled."""

    asked = 0

    def expected(self, state: State, index: int) -> list[float] | None:
        assert isinstance(state, Die)
        return [60.0] if not state.face and index == 1 else None

    def met(self, state: State) -> list[float]:
        """15 points too few, as before: only the difference counts."""
        assert isinstance(state, Die)
        self.asked += 1
        return [float(POINTS * max(state.face, 7 - state.face)) - 15.0]


class DieGame(Game):
    def __init__(self, guide: Guide) -> None:
        super().__init__("die", "1", [1], 1, [])
        self.told = guide

    def start(self, seats: int, options: Mapping[str, Value], seed: str) -> State:
        return Die(0, Chance.of(seed))

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, DieView)
        return Die(view.held, Chance(chance.next(), chance.next(), chance.next(), 1))

    def guide(self) -> Guide:
        return self.told


def choice(guide: Guide, held: int, seed: int, iterations: int = 2000) -> str:
    bot = Search(f"{seed}", DieGame(guide), 0.0, iterations)
    return bot.choose(DieView(game="die", seat=0, held=held), ["hold", "roll"])


@pytest.mark.parametrize("seed", range(3))
def test_it_chooses_by_what_the_die_shows(seed: int) -> None:
    """65 points are less than the 75 that come of looking at the die first, and 85 are more."""
    assert choice(Forks(), 65, seed) == "roll"
    assert choice(Forks(), 85, seed) == "hold"


def test_without_forks_all_faces_meet_in_one_node() -> None:
    """Then neither side of the die looks better than 52.5, and holding looks best: why games with dice
    have to tell."""
    assert [choice(Curious(), 65, seed) for seed in range(3)] == ["hold"] * 3


def test_luck_is_taken_out_of_the_scores() -> None:
    """A narrow choice with few iterations: with the luck in the scores it is often missed, without it never."""
    guide = Knows()
    told = [choice(guide, 73, seed, 12) for seed in range(40)]
    untold = [choice(Sees(), 73, seed, 12) for seed in range(40)]
    assert told.count("roll") == 40
    assert guide.asked > 40
    assert 0 < untold.count("roll") < 40


class Counts(Sees):
    """Sees the same, and counts how often it is asked, in one node for all faces if it does not tell them apart."""

    def __init__(self, steady: bool, apart: bool) -> None:
        super().__init__()
        self.steady = steady
        self.apart = apart
        self.asked: list[int] = []

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, Die)
        self.asked.append(state.face)
        return super().prior(state)

    def fork(self, state: State) -> int:
        return super().fork(state) if self.apart else 0


def test_a_steady_prior_is_asked_for_once_a_node() -> None:
    """The root, and a node for each face: what is asked for again is another face."""
    steady, fickle = Counts(True, True), Counts(False, True)
    assert choice(steady, 65, 1, 500) == choice(fickle, 65, 1, 500) == "roll"
    assert sorted(steady.asked) == list(range(7))
    assert len(fickle.asked) > 100


class Bold(Die):
    """A face above 3 may also be doubled."""

    def decision(self) -> Decision | None:
        if self.points < 0 and self.face > 3:
            return Choices(0, "die", [Say("keep"), Say("turn"), Say("double")])
        return super().decision()

    def choose(self, option: Option) -> list[Event]:
        if str(option) != "double":
            return super().choose(option)
        self.points = 2 * POINTS * self.face
        return []

    def clone(self) -> Bold:
        return Bold(self.held, self.chance.clone(), self.face, self.points)


class BoldGame(DieGame):
    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, DieView)
        return Bold(view.held, Chance(chance.next(), chance.next(), chance.next(), 1))


class SeesDoubles(Counts):
    def prior(self, state: State) -> list[float] | None:
        guesses = super().prior(state)
        assert isinstance(state, Die)
        return [*guesses, float(2 * POINTS * state.face)] if guesses and state.face > 3 else guesses


@pytest.mark.parametrize("seed", range(4))
def test_a_steady_prior_is_asked_for_again_where_there_is_something_new(seed: int) -> None:
    """All faces meet in one node; what is said of the first holds until there is a double."""
    guide = SeesDoubles(True, False)
    bot = Search(f"{seed}", BoldGame(guide), 0.0, 200)
    assert bot.choose(DieView(game="die", seat=0, held=30), ["hold", "roll"]) == "roll"
    met = [face for face in guide.asked if face]
    assert met[-1] > 3
    assert len(met) == (1 if met[0] > 3 else 2)
