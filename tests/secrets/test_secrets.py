"""Nothing that a seat may not know changes a byte of what it sees, in 1,000 random positions.

``LUDARIUM_POSITIONS`` is how many there are at least.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from tests.rules.saboteur.test_goals import AROUND, AROUND_BOTH, waiting
from tests.secrets.permuting import hidden_entries, permuted, unseen_goals

from ludarium.core import Chance, Event
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import Phases
from ludarium.testing import RandomPlay, proves, seed_of_run

POSITIONS = int(os.environ.get("LUDARIUM_POSITIONS") or 1000)
Seen = list[tuple[str, dict[str, object]]]


def positions(label: str, count: int) -> Iterator[tuple[RandomPlay, SaboteurState]]:
    """Random positions of random games, all phases among them."""
    found = 0
    for field in (AROUND, AROUND_BOTH):  # a stone to orient, which random play hardly meets
        play = RandomPlay(GAME, f"{label} stone", seats=6)
        play.state = waiting(field)
        yield play, play.state
    for n in range(count):
        play = RandomPlay(GAME, f"{label} {n}", seats=GAME.seats[n % 3], sense=(50, 95)[n % 2])
        for state in play.states():
            assert isinstance(state, SaboteurState)
            if state.phase != Phases.TURN or play.dice.below(12) == 0:
                found += 1
                yield play, state
        if found >= count:
            return


@pytest.mark.slow
@proves("S24.4", "S18.6", "S18.7")
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees() -> None:
    phases = Counter[int]()
    for play, state in positions("secrets", POSITIONS):
        phases[state.phase] += 1
        for viewer in play.viewers:
            seen = state.view(viewer).json()
            twin = permuted(state, viewer, play.dice)
            assert twin.view(viewer).json() == seen, f"seat {viewer}:\n{play.record.text()}"
    assert sum(phases.values()) >= POSITIONS
    assert set(phases) == {
        Phases.DEAL,
        Phases.CENTRE,
        Phases.TURN,
        Phases.STONE,
        Phases.TOUCH,
        Phases.OVER,
    }, phases


@pytest.mark.slow
@proves("S24.4", "S18.6", "S18.7")
def test_nor_is_it_told_by_events_and_later_views() -> None:
    quiet = 0
    for play, state in positions("events", POSITIONS):
        for viewer in play.viewers:
            twin = permuted(state, viewer, play.dice)
            for option in shared_options(play, state, twin):
                one, other = state.clone(), twin.clone()
                mine, news = told(choose(one, option), viewer)
                theirs, _ = told(choose(other, option), viewer)
                assert mine == theirs, f"{option} tells seat {viewer} a secret:\n{play.record.text()}"
                if not news:
                    assert one.view(viewer).json() == other.view(viewer).json(), f"{option}, seat {viewer}"
                    quiet += 1
    assert quiet > POSITIONS


def shared_options(play: RandomPlay, state: SaboteurState, twin: SaboteurState) -> list[str]:
    """One option of the pending decision and one of the table that both states offer."""
    chosen = []
    for one, other in ((state.decision(), twin.decision()), (state.table(), twin.table())):
        if one is None or other is None:
            continue
        names = {str(option) for option in other.options()}
        shared = [str(option) for option in one.options() if str(option) in names]
        if shared:
            chosen.append(shared[play.dice.below(len(shared))])
    return chosen


def choose(state: SaboteurState, option: str) -> list[Event]:
    for decision in (state.decision(), state.table()):
        if decision is not None and option in map(str, decision.options()):
            return state.choose(decision.find(option))
    raise AssertionError(option)


def told(events: list[Event], viewer: int | None) -> tuple[Seen, bool]:
    """What a viewer sees of events, up to those that turn up for everybody what was hidden; and
    whether it learnt something. What is news for its own seat alone is blanked."""
    seen: Seen = []
    news = False
    for event in events:
        part = event.seen(viewer)
        if part is None:
            continue
        if part.kind() in ("goal_up", "round_over", "dealt", "touched"):
            return seen, True
        facts = dict(part.facts())
        if facts.get("seat") == viewer:
            for kind, fact in (
                ("drew", "card"),
                ("timed_out", "card"),
                ("map_used", "face"),
                ("role_seen", "role"),
            ):
                if part.kind() == kind:
                    facts[fact] = "its own"
                    news = True
        seen.append((part.kind(), facts))
    return seen, news


SECRETS: dict[str, Callable[[SaboteurState, int | None], object]] = {
    "the top of the deck": lambda state, viewer: state.deal.deck[: state.piles.deck_left][-1:],
    "the bottom of the deck": lambda state, viewer: state.deal.deck[:1],
    "a hand": lambda state, viewer: state.players.hands[0 if viewer else 1],
    "a role": lambda state, viewer: state.deal.roles[0 if viewer else 1],
    "a goal": lambda state, viewer: [state.deal.faces[goal] for goal in unseen_goals(state, viewer)],
    "a discard": lambda state, viewer: [state.piles.pile[n] for n in hidden_entries(state, viewer)],
    "a pass": lambda state, viewer: [entry for entry in state.progress.history if entry & 7 != viewer],
    "chance": lambda state, viewer: state.chance.dump(),
}


@pytest.mark.slow
@pytest.mark.parametrize("secret", SECRETS)
def test_a_view_that_showed_it_would_be_found(secret: str) -> None:
    look = SECRETS[secret]
    found = Counter[int | None]()
    for play, state in positions(f"leak {secret}", 60):
        for viewer in play.viewers:
            found[viewer] += look(state, viewer) != look(permuted(state, viewer, play.dice), viewer)
    assert all(found[viewer] for viewer in (*range(5), None)), found


def test_permuting_keeps_what_is_public() -> None:
    dice = Chance.of(seed_of_run())
    for _, state in positions("public", 60):
        twin = permuted(state, 2, dice)
        assert sorted(twin.deal.roles) == sorted(state.deal.roles)
        assert sorted(twin.deal.faces) == sorted(state.deal.faces)
        assert twin.players.hands[2] == state.players.hands[2]
        assert [len(hand) for hand in twin.players.hands] == [len(hand) for hand in state.players.hands]
        assert twin.deal.roles[2] == state.deal.roles[2] or not state.progress.roles_known
        assert twin.field.cells() == state.field.cells()
