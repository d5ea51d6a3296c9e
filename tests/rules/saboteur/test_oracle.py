"""The engine beside the oracle: thousands of random fields, all placements, every legal card.

``LUDARIUM_GAMES`` is how many fields of each kind there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.saboteur.oracle import (
    GOALS,
    SHAPES,
    STEP,
    Card,
    Cell,
    beside,
    joined,
    may_be_laid,
    mismatches,
    turn_up,
)
from tests.rules.saboteur.positions import cards, choose, kinds, offered, parse, table, view

from ludarium.core import Chance
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import CARD_OF_ID, FACE_NAMES, PATHS, Cards, Phases, Tiles, cell_key
from ludarium.testing import games_to_play, proves, seed_of_run

PLACEMENTS = ("start_or_centre", "start", "adjacent", "open_edge")
FACES = ("gold", "stone1", "stone2")
EVERYTHING = [*range(PATHS), Cards.ROCKFALL]


def fresh(dice: Chance, placement: str) -> SaboteurState:
    """A first turn: any centre card either way round, goals in any order."""
    names = [*SHAPES]
    name = names[dice.below(len(names))]
    same = Card(name).open == Card(name, True).open
    mark = "'" if dice.below(2) and not same else ""
    goals = [*FACES]
    dice.shuffle(goals)
    middle = 2 + dice.below(6)
    state = table(
        field=[], centre=f"{name}{mark}@{middle},0", goals=goals, others=1, placement=placement, middle=middle
    )
    state.players.hands[state.progress.turn] = EVERYTHING[:]
    return state


def lay(state: SaboteurState, cell: Cell, card: Card) -> None:
    """Put a card on the field as if it had lain there for long."""
    kind = CARD_OF_ID[card.name]
    state.field.put(cell_key(*cell), 1 + 2 * kind + card.turned)
    state.field.laid.append(cell_key(*cell))
    state.field.refresh()


def centre_of(state: SaboteurState) -> Cell:
    return next((card.x, card.y) for card in view(state).field if card.centre)


def spelled(name: str, turned: bool, cell: Cell) -> str:
    return f"{name}{chr(39) if turned else ''}@{cell[0]},{cell[1]}"


def check_options(state: SaboteurState, placement: str) -> list[str]:
    """What may be laid is what the oracle says; returns it."""
    field = cards(state)
    expected = {spelled(*one) for one in may_be_laid(field, centre_of(state), placement)}
    laid = {option for option in offered(state) if "@" in option and not option.startswith(("fall", "map"))}
    assert laid == expected, f"{sorted(laid ^ expected)} on {field}"
    tunnels = {cell for cell, _ in joined(field, [(0, 0)]) if field[cell].tunnel}
    assert set(view(state).reached) == tunnels
    return sorted(laid)


def check_laying(state: SaboteurState, option: str, dice: Chance, seen: Counter[str]) -> None:
    """Lay a card: the goals that it turns up, and how they lie, are those of the oracle."""
    name, turned, x, y = parse(option)
    faces = {goal: FACE_NAMES[face] for goal, face in zip(GOALS, state.deal.faces, strict=True)}
    field = cards(state) | {(x, y): Card(name, turned)}
    told = choose(state, option)
    choices: dict[Cell, bool] = {}
    while True:
        after, gold, asked = turn_up(field, faces, (x, y), choices)
        if gold:
            assert "round_over" in kinds(told)
            seen["gold"] += 1
            return
        assert "round_over" not in kinds(told)
        assert cards(state) == after
        if not asked:
            break
        assert (state.phase, [GOALS[goal] for goal in state.stones]) == (Phases.STONE, asked)
        seen["chosen"] += 1
        choices[asked[0]] = bool(dice.below(2))
        told = choose(state, f"stone{chr(39) if choices[asked[0]] else ''}@{asked[0][0]},{asked[0][1]}")
    assert state.phase == Phases.TURN
    assert not mismatches(after)
    seen["stones"] += kinds(told).count("goal_up")
    seen["laid"] += 1


def dice_for(label: str, count: int) -> Iterator[Chance]:
    for n in range(count):
        yield Chance.of(f"{seed_of_run()} {label} {n}")


def leads(option: str, direction: str) -> tuple[bool, int]:
    """How far a card lies in a direction, if a tunnel can go on there."""
    name, turned, x, y = parse(option)
    dx, dy = STEP[direction]
    return name[0] != "D" and direction in Card(name, turned).open, x * dx + y * dy


@proves("S7.2", "S7.4", "S7.5", "S7.6", "S7.7", "S7.8", "S7.10", "S5.3", "S24.2")
@pytest.mark.parametrize("direction", [None, *STEP])
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_fields_that_grow_in_every_direction(placement: str, direction: str | None) -> None:
    seen = Counter[str]()
    furthest = 0
    walks = max(games_to_play() // 4, 1)
    for dice in dice_for(f"growth {placement} {direction}", walks):
        state = fresh(dice, placement)
        for _ in range(40):
            legal = check_options(state, placement)
            falls = sorted(option for option in offered(state) if option.startswith("fall"))
            if not legal and not falls:
                break  # dead ends all around
            if falls and (not legal or dice.below(6) == 0):
                choose(state, falls[dice.below(len(falls))])
                seen["falls"] += 1
            else:
                tunnels = [option for option in legal if option[0] != "D" or dice.below(8) == 0] or legal
                option = tunnels[dice.below(len(tunnels))]
                if direction is not None and dice.below(10) < 7:
                    option = max(tunnels, key=lambda o: leads(o, direction))
                check_laying(state, option, dice, seen)
                if state.phase != Phases.TURN:
                    break
                x, y = parse(option)[2:]
                furthest = max(furthest, abs(x - 4), abs(y))
            state.players.hands[state.progress.turn] = EVERYTHING[:]
    assert walks < 5 or seen["falls"]
    ends_early = direction is None or (placement, direction) == ("start", "E")  # at a wall, or at the gold
    assert walks < 5 or ends_early or furthest > 8, "beyond the first box"


def scattered(dice: Chance, placement: str) -> tuple[SaboteurState, Cell]:
    """Cards lie around the goals in pieces, as after many rockfalls; a row from the start ends beside
    a gap, the cell that is returned."""
    state = fresh(dice, placement)
    state.field.put(cell_key(*centre_of(state)), Tiles.EMPTY)
    state.field.put(cell_key(-3, -3), 1)  # the centre card is out of the way
    state.field.centre = cell_key(-3, -3)
    gap = (6 + dice.below(2), 0)
    for x in range(1, gap[0]):
        lay(state, (x, 0), Card("IH"))
    cells = [(x, y) for x in range(6, 11) for y in range(-4, 5) if (x, y) != gap and (x, y) not in GOALS]
    dice.shuffle(cells)
    for cell in cells[: 6 + dice.below(20)]:
        field = cards(state)
        names = [name for name in SHAPES if dice.below(3) == 0 or not name.startswith("D")]
        card = Card(names[dice.below(len(names))], dice.below(2) == 1)
        if cell not in field and not mismatches({**field, cell: card}):
            lay(state, cell, card)
    if dice.below(2):  # or one of them is the centre card, so that supported edges face goals too
        key = state.field.laid.pop(gap[0] - 1 + dice.below(len(state.field.laid) - gap[0] + 1))
        state.field.put(cell_key(-3, -3), Tiles.EMPTY)
        state.field.centre = key
        state.field.refresh()
    for goal in range(3):  # lying beside a goal is no reaching: those that are reached already are up
        if state.field.reached_sides(goal):
            return scattered(dice, placement)
    state.players.hands[state.progress.turn] = EVERYTHING[:]
    return state, gap


@proves("S8.1", "S8.2", "S8.3", "S8.4", "S8.6", "S8.7", "S8.8", "S8.9", "S8.10", "S7.9")
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_goals_amid_scattered_cards(placement: str) -> None:
    seen = Counter[str]()
    for dice in dice_for(f"goals {placement}", games_to_play()):
        state, gap = scattered(dice, placement)
        legal = check_options(state, placement)
        for option in legal:
            at_the_gap = parse(option)[2:] == gap
            if at_the_gap or dice.below(len(legal)) < 3:
                twin = state.clone()
                check_laying(twin, option, dice, seen)
                if twin.phase == Phases.TURN and dice.below(3) == 0:
                    twin.players.hands[twin.progress.turn] = EVERYTHING[:]
                    check_options(twin, placement)
    assert games_to_play() < 10 or seen["stones"]
    assert games_to_play() < 100 or seen["gold"]


@proves("S7.9.3", "S9.6.3", "S9.6.5")
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_fields_after_each_rockfall(placement: str) -> None:
    for dice in dice_for(f"falls {placement}", max(games_to_play() // 4, 1)):
        state, _ = scattered(dice, placement)
        before = cards(state)
        for option in sorted(offered(state)):
            if not option.startswith("fall"):
                continue
            twin = state.clone()
            told = choose(twin, option)
            x, y = option[5:].split(",")
            assert cards(twin) == {cell: card for cell, card in before.items() if cell != (int(x), int(y))}
            assert "goal_up" not in kinds(told)
            twin.players.hands[twin.progress.turn] = EVERYTHING[:]
            check_options(twin, placement)
            twin = state.clone()
            assert cards(twin) == before


def test_the_oracle_itself() -> None:
    """It is plain enough to be checked by hand."""
    field = {(0, 0): Card("start"), (1, 0): Card("TH"), (2, 0): Card("D1H", True), (4, 0): Card("CR")}
    assert Card("TH").open == set("NEW")
    assert Card("TH", True).open == set("ESW")
    assert beside((3, 3), "N") == (3, 2)
    assert joined(field, [(0, 0)]) == {
        *(((0, 0), edge) for edge in "NESW"),
        *(((1, 0), edge) for edge in "NEW"),
        ((2, 0), "W"),
    }
    cells = {cell for _, _, cell in may_be_laid(field, (4, 0), "start")}
    assert cells == {(0, -1), (0, 1), (-1, 0), (1, -1)}
    cells = {cell for _, _, cell in may_be_laid(field, (4, 0), "start_or_centre")}
    assert cells == {(0, -1), (0, 1), (-1, 0), (1, -1), (4, -1), (5, 0)}
    assert mismatches({(0, 0): Card("start"), (1, 0): Card("IV")}) == [((0, 0), "E"), ((1, 0), "W")]
