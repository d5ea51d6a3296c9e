"""The dice of King of Tokyo: Duel: the solver, and the greedy bot's rerolls, against a calculation of another
kind. It lists every outcome of the dice that are rolled, in order, and knows nothing of single dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

import pytest

from ludarium.core import Chance
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.bots import Greedy
from ludarium.games.tokyo_duel.cards import AbilityKinds
from ludarium.games.tokyo_duel.expectation import DicePlan, results
from ludarium.games.tokyo_duel.outlook import Outlook
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.weights import THUMB
from ludarium.testing.play import RandomPlay, seed_of_run

CLOSE = 1e-9


@cache
def outcomes(dice: int) -> list[tuple[str, float]]:
    """All that so many dice may show, with its probability: 6 ** dice cases, counted one by one."""
    counted = Counter("".join(sorted(faces)) for faces in product("ADEFHS", repeat=dice))
    return [(faces, count / 6**dice) for faces, count in counted.items()]


class Calculation:
    """The expectation of every reroll by its definition. ``value(faces, unmade)`` is that of a final result;
    ``fame_again``: after the last roll FAME dice may be rolled again and again."""

    def __init__(self, value: Callable[[str, int], float], fame_again: bool = False) -> None:
        self.value = cache(value)
        self.fame_again = fame_again
        self.expectation = cache(self._expectation)
        self.best = cache(self._best)
        self.after_last: dict[str, float] = {}

    def _expectation(self, kept: str, rolled: int, left: int) -> float:
        """Of rolling ``rolled`` dice beside those kept, ``left`` rolls being left before."""
        return sum(
            share * self.best("".join(sorted(kept + faces)), left - 1) for faces, share in outcomes(rolled)
        )

    def _best(self, faces: str, left: int) -> float:
        if left == 0:
            return self.after_last[faces] if self.fame_again else self.value(faces, 0)
        rerolls = [self.reroll(faces, again, left) for again in parts(faces)]
        return max(self.value(faces, left), *rerolls)

    def reroll(self, faces: str, again: str, left: int) -> float:
        return self.expectation(without(faces, again), len(again), left)

    def settle(self, dice: int) -> None:
        """FAME again without end: repeat until nothing changes any more."""
        self.after_last = {faces: self.value(faces, 0) for faces, _ in outcomes(dice)}
        change = 1.0
        while change > 1e-13:
            change = 0.0
            for faces in self.after_last:
                high = self.value(faces, 0)
                for again in range(1, faces.count("F") + 1):
                    high = max(high, self.fame(faces, again))
                change = max(change, abs(high - self.after_last[faces]))
                self.after_last[faces] = high

    def fame(self, faces: str, again: int) -> float:
        kept = faces.replace("F", "", again)
        return sum(share * self.after_last["".join(sorted(kept + shown))] for shown, share in outcomes(again))


@cache
def parts(faces: str) -> list[str]:
    """Every choice of dice to roll again, but none."""
    return sorted({"".join(part) for n in range(1, len(faces) + 1) for part in combinations(faces, n)})


def without(faces: str, taken: str) -> str:
    for letter in taken:
        faces = faces.replace(letter, "", 1)
    return faces


def thrown(dice: int, chance: Chance) -> str:
    return "".join(sorted("AHEFDS"[chance.below(6)] for _ in range(dice)))


def any_values(chance: Chance) -> Callable[[str, int], float]:
    """Values of final results that nobody would think of; each unmade roll is worth something too."""
    kind = chance.below(3)
    salt = f"{chance.next()}"
    weights = [chance.fraction() for _ in range(6)]

    def value(faces: str, unmade: int) -> float:
        if kind == 0:  # no sense at all
            return Chance.of(f"{salt} {faces} {unmade}").fraction()
        counts = [faces.count(letter) for letter in "AHEFDS"]
        if kind == 1:  # the rules' own shape: from three alike on
            return sum(w * max(0, n - 2) for w, n in zip(weights, counts, strict=True)) + 0.1 * unmade
        return max(w * n * n for w, n in zip(weights, counts, strict=True)) - 0.05 * unmade

    return value


# -- the solver


@pytest.mark.slow
@pytest.mark.parametrize(
    ("dice", "rolls", "states"), [(5, 3, 100), (6, 3, 150), (6, 4, 50), (7, 2, 100), (8, 3, 100)]
)
def test_every_reroll_has_its_expectation(dice: int, rolls: int, states: int) -> None:
    chance = Chance.of(f"{seed_of_run()} solver {dice} {rolls}")
    value = any_values(chance)
    reference = Calculation(value)
    tables = [[value("".join(sorted(di.spelled(r))), left) for r in results(dice)] for left in range(rolls)]
    plan = DicePlan(dice, tables, rolls)
    for _ in range(states):
        faces = thrown(dice, chance)
        left = chance.below(rolls)
        packed = di.read(faces)
        assert plan.stop(packed, left) == value(faces, left)
        assert plan.value(packed, left) == pytest.approx(reference.best(faces, left), abs=CLOSE)
        if left:
            again = parts(faces)[chance.below(len(parts(faces)))]
            assert plan.reroll(packed, di.read(again), left) == pytest.approx(
                reference.reroll(faces, again, left), abs=CLOSE
            )
    assert plan.start() == pytest.approx(reference.expectation("", dice, rolls), abs=CLOSE)


@pytest.mark.parametrize(("dice", "rolls"), [(5, 2), (6, 1), (7, 1)])
def test_fame_again_without_end_is_solved_exactly(dice: int, rolls: int) -> None:
    chance = Chance.of(f"{seed_of_run()} fame {dice} {rolls}")
    value = any_values(chance)
    reference = Calculation(value, fame_again=True)
    reference.settle(dice)
    tables = [[value("".join(sorted(di.spelled(r))), left) for r in results(dice)] for left in range(rolls)]
    plan = DicePlan(dice, tables, rolls, fame_again=True)
    for result in results(dice):
        faces = "".join(sorted(di.spelled(result)))
        assert plan.value(result, 0) == pytest.approx(reference.after_last[faces], abs=CLOSE)
        for again in range(1, faces.count("F") + 1):
            assert plan.reroll(result, di.read("F" * again), 0) == pytest.approx(
                reference.fame(faces, again), abs=CLOSE
            )
    assert plan.start() == pytest.approx(reference.expectation("", dice, rolls), abs=CLOSE)


def test_no_dice_are_no_roll() -> None:
    assert DicePlan(0, [[0.25]], 3).start() == 0.25


# -- the greedy bot


def rolling(label: str) -> Iterator[DuelState]:
    """Positions of games, sensible and senseless, in which a seat may roll again."""
    for number in range(1000):
        play = RandomPlay(GAME, f"{label} {number}", options={"monsters": "random"}, sense=50, unrest=0)
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is not None and decision.kind == "reroll" and play.dice.below(12) == 0:
                    assert isinstance(state, DuelState)
                    yield state.clone()
                    break  # one of each game: then markers, cards and health differ


def valued(outlook: Outlook) -> Callable[[str, int], float]:
    """What the bot itself thinks of a final result."""
    return lambda faces, unmade: outlook.value(di.read(faces), unmade)


CONTEXTS = 50
STATES = 40


@pytest.mark.slow
def test_greedy_chooses_the_best_reroll() -> None:
    """2,000 results on the table, five to eight dice, one to three rolls left (four with TD16): what the bot
    answers to the view has the highest expectation of all by the other calculation."""
    chance = Chance.of(f"{seed_of_run()} greedy")
    seen = 0
    sizes: set[int] = set()
    rolled = 0
    for number, state in enumerate(rolling("expectation")):
        if number == CONTEXTS:
            break
        dice = max(5, di.total(state.roll.dice)) if number % 5 else 5 + number // 5 % 4
        reference = Calculation(
            valued(Outlook(state, THUMB)), state.owns(state.turn, AbilityKinds.REROLL) != 0
        )
        if reference.fame_again:
            reference.settle(dice)
        bot = Greedy(f"{number}")
        for _ in range(STATES):
            faces = thrown(dice, chance)
            state.roll.dice = di.read(faces)
            state.roll.made = 1 + chance.below(state.roll.allowed - 1)
            state.listed = None
            left = state.roll.allowed - state.roll.made
            decision = state.decision()
            assert decision is not None
            options = [str(option) for option in decision.options()]
            chosen = bot.choose(state.view(decision.seat), options)
            best = reference.best(faces, left)
            if chosen == "stop":
                expectation = reference.value(faces, left)
            else:
                expectation = reference.reroll(faces, chosen.removeprefix("reroll:"), left)
                rolled += 1
            assert expectation == pytest.approx(best, abs=CLOSE), (chosen, faces, left, number)
            seen += 1
        sizes.add(dice)
    assert seen == CONTEXTS * STATES
    assert sizes == {5, 6, 7, 8}
    assert 0.3 * seen < rolled < seen
