"""The puzzles: their solutions win, careless turns do not, and none can be solved without its idea."""

from __future__ import annotations

from typing import Final

import pytest

from ludarium.core import Attempt, Chance, Decision, Lesson, State, load_game
from ludarium.core.lesson import DONE, GOING, PUZZLE, matches
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.lessons.course import LESSONS
from ludarium.games.keyforge.lessons.puzzles import PUZZLES
from ludarium.testing.lessons import Pupil

NAMED = {puzzle.name: puzzle for puzzle in PUZZLES}
TURNS = 300
"""So many careless turns each puzzle withstands."""
LUCKY = 3
"""How many of them may reach the goal."""

NEEDED: list[tuple[str, str, list[str]]] = [
    ("from-nothing", "card:murmook", []),
    ("from-nothing", "card:dust-pixie", []),
    ("from-nothing", "play:hunting-witch", []),
    ("dark-key", "reap:selwyn-the-fence", []),
    ("dark-key", "play:old-bruno", []),
    ("dark-key", "play:urchin", []),
    ("dark-key", "play:ghostly-hand", []),
    ("quest", "card:horseman-*", []),
    ("quest", "play:horseman-of-pestilence", []),
    ("full-hand", "play:battle-fleet", []),
    (
        "full-hand",
        "play:psychic-network",
        ["play:battle-fleet", "hand:key-abduction", "hand:psychic-network", "hand:tunk"],
    ),
    ("wounds", "play:autocannon", ["play:iron-obelisk"]),
    ("wounds", "play:hebe-the-huge", ["play:autocannon", "play:iron-obelisk"]),
    ("wounds", "play:smaaash", ["play:autocannon", "play:iron-obelisk"]),
    ("wall", "card:bulwark", []),
    ("wall", "play:piranha-monkeys", []),
    ("between", "place:1", ["play:lion-bautrem"]),
    ("between", "play:the-grey-rider", []),
    ("might", "play:first-blood", []),
    ("might", "play:cybergiant-rig", ["play:first-blood", *["card:groggins"] * 4]),
    ("might", "fight:groggins", ["play:first-blood", *["card:groggins"] * 4]),
    ("imperial", "card:questor-jarta", []),
    ("imperial", "yes", []),
    ("imperial", "play:tribute", []),
    ("triumph", "fight:thero-centurion", ["play:city-state-interest"]),
    ("triumph", "play:city-state-interest", []),
    ("triumph", "play:tricerian-legionary", ["play:city-state-interest"]),
    ("minion", "card:dark-minion+D", []),
    ("kong", "play:troop-call", []),
    ("kong", "play:niffle-kong", []),
    ("kong", "card:keyfrog", []),
    ("titan", "play:resurgence", []),
    ("titan", "card:grimlocus-dux", []),
    ("cadet", "play:subdue", []),
    ("cadet", "hand:causal-loop", []),
    ("cadet", "fight:keyfrog", []),
    ("moray", "tide", []),
    ("moray", "play:bilgewarden", []),
    ("moray", "reap:bilgewarden", []),
    ("ebb", "tide", []),
    ("ebb", "play:tidal-wave", []),
    ("ebb", "fight:hookmaster", ["tide"]),
    ("ebb", "play:portalmonger", ["tide"]),
    ("crash", "play:avid-collecting", []),
    ("crash", "play:market-crash", []),
    ("crash", "play:tya-arhi-esquire", []),
    ("masks", "play:temporal-purge", []),
    ("masks", "fight:cadet.2", []),
    ("roots", "discard:ghost-tree", ["discard:bog-spitter"]),
    ("roots", "discard:bog-spitter", ["discard:ghost-tree"]),
    ("roots", "play:haunting-witch", ["discard:bog-spitter"]),
    ("thunder", "discard:mournful-barn-burner", ["discard:ornar-skullface", "card:troll.2"]),
    ("thunder", "discard:ornar-skullface", ["discard:mournful-barn-burner"]),
    ("thunder", "discard:countryside-crusher", ["discard:mournful-barn-burner"]),
]
"""What a puzzle cannot be solved without, though it was begun like this: every line of play is tried."""

DEPLOYED: Final = {"between"}
"""The puzzles in which it matters where a creature enters."""
SCRAPPED: Final = {"roots", "thunder"}
"""The puzzles in which it matters what is discarded."""


class Turn:
    """The learner's turn in a puzzle, played on by hand. The rival only chooses a house, if that is asked."""

    def __init__(self, state: State, attempt: Attempt) -> None:
        self.state = state
        self.attempt = attempt

    @staticmethod
    def of(puzzle: Lesson) -> Turn:
        state = puzzle.position()
        return Turn(state, Attempt(puzzle, state))

    def clone(self) -> Turn:
        return Turn(self.state.clone(), self.attempt.clone())

    def asked(self) -> Decision:
        decision = self.state.decision()
        assert decision is not None
        return decision

    def choose(self, index: int) -> None:
        decision = self.asked()
        option = decision.option(index)
        events = self.state.choose(option)
        self.attempt.follow(decision.seat, str(option), events, self.state)

    def take(self, notation: str) -> None:
        self.choose([str(option) for option in self.asked().options()].index(notation))

    @property
    def going(self) -> bool:
        return self.attempt.status == GOING


def solvable(turn: Turn, without: str, seen: set[int]) -> bool:
    """Whether some line of play reaches the goal without choosing ``without``. Discarding is left out, except
    where it does something, and so is all but one place for a creature that is played, except where it may be deployed: neither
    matters otherwise."""
    if not turn.going:
        return turn.attempt.status == DONE
    here = hash((turn.state.dump(), turn.attempt.met))
    if here in seen:
        return False
    seen.add(here)
    decision = turn.asked()
    notations = [str(option) for option in decision.options()]
    for index, notation in enumerate(notations):
        if matches(without, notation):
            continue
        if notation.startswith("discard:") and turn.attempt.lesson.name not in SCRAPPED:
            continue
        if decision.kind == "place" and index > 0 and turn.attempt.lesson.name not in DEPLOYED:
            break
        further = turn.clone()
        further.choose(index)
        if solvable(further, without, seen):
            return True
    return False


def test_they_are_puzzles_and_come_after_the_lessons() -> None:
    kinds = [lesson.kind for lesson in LESSONS]
    assert kinds.count(PUZZLE) == len(PUZZLES) >= 6
    assert kinds == sorted(kinds)


@pytest.mark.parametrize("name", NAMED)
def test_the_solution_wins_in_this_turn(name: str) -> None:
    pupil = Pupil(load_game("keyforge"), NAMED[name])
    state = pupil.state
    assert isinstance(state, KeyForgeState)
    before = state.turn
    (step,) = NAMED[name].steps
    assert len(step.solution) >= 6
    pupil.tries(step.solution)
    assert pupil.attempt.status == DONE
    assert state.turn == before or step.solution[-1] == "end"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_careless_turns_fail_nearly_always(name: str) -> None:
    chance = Chance.of(name)
    lucky = 0
    for _ in range(TURNS):
        turn = Turn.of(NAMED[name])
        while turn.going:
            turn.choose(chance.below(len(turn.asked().codes)))
        lucky += turn.attempt.status == DONE
    assert lucky <= LUCKY


@pytest.mark.parametrize("name", NAMED)
def test_the_search_finds_what_there_is(name: str) -> None:
    """It is the same search that proves the ideas below, here with nothing left out and a good start."""
    turn = Turn.of(NAMED[name])
    for notation in NAMED[name].steps[0].solution[:-4]:
        turn.take(notation)
    assert solvable(turn, "nothing", set())


@pytest.mark.slow
@pytest.mark.parametrize(("name", "without", "begun"), NEEDED)
def test_there_is_no_way_without_the_idea(name: str, without: str, begun: list[str]) -> None:
    assert any(matches(without, notation) for notation in NAMED[name].steps[0].solution)
    turn = Turn.of(NAMED[name])
    for notation in begun:
        turn.take(notation)
    assert not solvable(turn, without, set())
