"""Ways to the goals, compared with the engine's own field."""

from __future__ import annotations

from tests.rules.saboteur.positions import row, table

from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.field import FieldMarks
from ludarium.games.saboteur.routes import LONG, OFF, cell_bit, routes_of
from ludarium.games.saboteur.rules import GOAL_X, GOAL_Y, TILE_EDGES
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import Cards, Phases, Tiles, cell_key
from ludarium.testing.play import RandomPlay


def states(label: str, every: int) -> list[SaboteurState]:
    """Positions of a random game, in which the tunnels grow now and then with sense."""
    found: list[SaboteurState] = []
    play = RandomPlay(GAME, label, options={}, unrest=0, sense=90)
    with play:
        for state in play.states():
            assert isinstance(state, SaboteurState)
            if state.deal.faces and not play.dice.below(every):
                found.append(state.clone())
    return found


def test_what_no_card_is_missing_to_is_what_the_field_has_joined() -> None:
    for state in states("routes reached", 4):
        field = state.field
        joined = 0
        for key, _ in field.cells():
            cell = cell_bit(key)
            if cell != OFF and field.marks[field.index(key)] & FieldMarks.REACHED:
                joined |= 1 << cell
        assert routes_of(field).there[0] == joined


def test_one_card_is_missing_where_one_card_turns_the_goal_up() -> None:
    for state in states("routes one", 6):
        field = state.field
        missing = routes_of(field).missing
        for goal in range(3):
            if not field.goal_is_down(goal):
                assert missing[goal] == 0
                continue
            assert missing[goal] > 0
            reaching = False
            for key in field.fit_keys[:]:
                for tile in range(1, 1 + 2 * Cards.FIRST_DEAD_END):
                    if field.fits(key, TILE_EDGES[tile]):
                        twin = field.clone()
                        twin.lay(key, tile)
                        reaching = reaching or bool(twin.reached_sides(goal))
            assert (missing[goal] == 1) == reaching


def test_the_table_of_the_first_turn() -> None:
    """S5.6: seven cards to the middle goal, nine to the others, one less with a tunnel in the middle."""
    assert routes_of(table(centre=None).field).missing == [9, 7, 9]
    assert routes_of(table().field).missing == [8, 6, 8]
    assert routes_of(table(centre="DIH@4,0").field).missing == [9, 9, 9]


def test_a_whole_row_leaves_one_card() -> None:
    routes = routes_of(table(field=row(1, 6)).field)
    assert routes.missing[1] == 1
    cell = cell_bit(cell_key(7, 0))
    assert routes.needed(cell, 1)
    assert routes.through(cell, 15, 1) == 0
    assert routes.after(cell, 1).missing[1] == 0
    blocked = routes.after(cell, 1 + 2 * Cards.FIRST_DEAD_END)
    assert blocked.missing[1] > 1
    assert blocked.after(cell, Tiles.EMPTY).missing == routes.missing


def test_through_and_after_agree() -> None:
    """A card that shortens a way is found without looking at the whole field again."""
    for state in states("routes through", 10):
        routes = routes_of(state.field)
        decision = state.decision()
        assert decision is not None
        for code in decision.codes:
            if code & 15 or state.phase != Phases.TURN:
                continue
            cell, tile = cell_bit(code >> 9), ((code >> 4) & 31) + 1
            if cell == OFF or (tile - 1) >> 1 >= Cards.FIRST_DEAD_END:
                continue
            after = routes.after(cell, tile).missing
            for goal in range(3):
                if not routes.down >> goal & 1:
                    continue
                through = routes.through(cell, TILE_EDGES[tile], goal)
                if through < routes.missing[goal] or not routes.needed(cell, goal):
                    assert after[goal] == min(through, routes.missing[goal])
                else:
                    assert after[goal] >= routes.missing[goal]


def test_a_turned_up_goal_is_a_tunnel() -> None:
    field = table(field=row(1, 7), goals=("gold", "stone1 turned", "stone2")).field
    assert field.tile(cell_key(GOAL_X, GOAL_Y[0])) == Tiles.GOAL_DOWN
    assert routes_of(field).missing[1] == 0
    assert all(0 < missing < LONG for goal, missing in enumerate(routes_of(field).missing) if goal != 1)
