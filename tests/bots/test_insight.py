"""Looking at a decision with the search: a blunder that was placed by hand is found, in every game, and nothing is known that
the view does not tell."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.bots.test_duel_bots import turn
from tests.contract.toy import TOY
from tests.rules.saboteur.positions import row, table

from ludarium.bots.insight import Insight, Insights, ended
from ludarium.core import Chance, Outcome, State, load_game
from ludarium.games.keyforge.prepared import board
from ludarium.games.ready_fence.prepared import prepared

ROLES = "digger saboteur digger saboteur digger selfish"
FENCERS = [("ST4", "SH5", "SH6", "BT4", "DI4", "FL6"), ("PR5", "SH7", "ST5", "BT4", "DI4", "TT4")]
FEW = 40


def look(game: str, state: State, chosen: str, all_open: bool = False) -> Insight:
    insights = Insights(load_game(game), "1", FEW)
    decision = state.decision()
    assert decision is not None
    found = (
        insights.look_open(state, chosen) if all_open else insights.look(state.view(decision.seat), chosen)
    )
    assert found is not None
    assert found.seat == decision.seat
    return found


def fence() -> State:
    """Green has thrust, and red has a counter that scores for certain."""
    state = prepared({}, FENCERS, squares=(4, 6), scores=(4, 4))
    decision = state.decision()
    assert decision is not None
    state.choose(decision.find("ST4"))
    return state


POSITIONS: dict[str, tuple[Callable[[], State], str, str]] = {
    "keyforge": (
        lambda: board(mine=["bumpsy"], theirs=["troll"], house="brobnar"),
        "fight:bumpsy",
        "reap:bumpsy",
    ),
    "ready-fence": (fence, "accept", "SH7"),
    "saboteur": (
        lambda: table(
            field=row(1, 6),
            goals=("stone2", "gold", "stone1"),
            roles=ROLES,
            hands={0: ["TH", "map", "!P", "DX", "fall"]},
        ),
        "DX@7,0",
        "TH@7,0",
    ),
    "tokyo-duel": (
        lambda: turn("AAAHES", health=(10, 3)),
        "reroll:AAA",
        "stop",
    ),
}


@pytest.mark.parametrize("all_open", [False, True], ids=["one seat", "all open"])
@pytest.mark.parametrize("game", POSITIONS)
def test_a_blunder_is_found(game: str, all_open: bool) -> None:
    make, blunder, better = POSITIONS[game]
    found = look(game, make(), blunder, all_open)
    assert found.options[0].option.replace("'", "") == better
    assert found.loss > 0.05
    assert found.sure > 0.8
    assert blunder in [judged.option for judged in found.options]
    line = found.options[0].line
    assert (line[0].seat, line[0].option) == (found.seat, found.options[0].option)
    assert line[0].events
    assert look(game, make(), found.options[0].option, all_open).loss == 0.0


@pytest.mark.parametrize("game", POSITIONS)
def test_what_a_seat_cannot_know_makes_no_difference(game: str) -> None:
    """Two states that look alike to a seat are judged alike by its knowledge, to the last digit."""
    make, blunder, _ = POSITIONS[game]
    state = make()
    decision = state.decision()
    assert decision is not None
    other = load_game(game).sample(state.view(decision.seat), Chance.of("other"))
    assert look(game, state, blunder) == look(game, other, blunder)


def test_a_line_goes_on_until_something_can_be_told() -> None:
    """Of a fight nothing is told before its target is chosen."""
    state = board(mine=["bumpsy"], theirs=["troll", "troll"], house="brobnar")
    found = look("keyforge", state, "reap:bumpsy")
    fight = next(one for one in found.options if one.option == "fight:bumpsy")
    assert not fight.line[0].events
    assert fight.line[-1].events


def test_the_others_decisions_are_estimated_and_not_judged() -> None:
    """Green sees that red has to answer, and not with what."""
    state = fence()
    found = Insights(load_game("ready-fence"), "1", FEW).look(state.view(0), None)
    assert found is not None
    assert (found.seat, found.options) == (1, [])
    assert sum(found.values) == pytest.approx(0.0)


def test_estimates_are_of_all_seats_and_add_up() -> None:
    state = TOY.start(3, {}, "1")
    while (decision := state.decision()) is not None and len(decision) < 2:
        state.choose(decision.option(0))
    assert decision is not None
    found = Insights(TOY, "1", FEW).look(state.view(decision.seat), str(decision.option(0)))
    assert found is not None
    assert len(found.values) == 3
    assert all(-1.0 <= value <= 1.0 for value in found.values)


def test_nothing_is_said_where_nobody_chooses() -> None:
    state = load_game("saboteur").start(5, {}, "1")  # the table deals
    insights = Insights(load_game("saboteur"), "1", FEW)
    assert insights.look(state.view(0), None) is None
    assert insights.look_open(state, None) is None


def test_how_it_stands_at_the_end() -> None:
    assert ended(Outcome([3, 1], [0])) == [1.0, -1.0]
    assert ended(Outcome([0, 0], [0, 1])) == [0.0, 0.0]
    assert ended(Outcome([5, 5, 2], [0, 1])) == [1.0, 1.0, -1.0]
