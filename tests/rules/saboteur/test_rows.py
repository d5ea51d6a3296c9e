"""The rows of codes from which lists of options are filled."""

import pytest

from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import (
    BREAK_CODES,
    FALL_CODES,
    LOOK_CODES,
    PASS_CODES,
    PATH_CODES,
    REPAIR_CODES,
    Move,
)
from ludarium.games.saboteur.terms import CARDS, CELLS, PATHS, TOOL_LETTERS, Cards, Placements, cell_key


def written(codes: list[int]) -> list[str]:
    return [Move(code).notation() for code in codes]


def test_a_row_holds_what_its_numbers_say() -> None:
    assert written(PASS_CODES)[Cards.BREAK] == "pass:!P"
    assert len(PASS_CODES) == CARDS
    assert written(BREAK_CODES[1][0b1000101]) == ["!L>0", "!L>2", "!L>6"]
    assert written(LOOK_CODES[0b101]) == ["map@0", "map@2"]
    assert written(FALL_CODES)[cell_key(3, -1)] == "fall@3,-1"
    assert len(FALL_CODES) == CELLS


@pytest.mark.parametrize("card", range(Cards.REPAIR, Cards.MAP))
def test_a_repair_mends_the_tools_that_its_card_shows(card: int) -> None:
    for tool, rows in enumerate(REPAIR_CODES[card - Cards.REPAIR]):
        if tool not in ru.CARD_TOOLS[card]:
            assert rows == []
            continue
        (option,) = written(rows[0b10])
        assert option.endswith(">1")
        assert TOOL_LETTERS[tool] in option


@pytest.mark.parametrize("placement", [Placements.START_OR_CENTRE, Placements.ADJACENT])
def test_each_cell_that_is_open_to_play_has_its_row(placement: int) -> None:
    field = Field.new(placement)
    assert field.fit_keys
    for cell in field.fit_keys:
        moves = [Move(code) for code in PATH_CODES[2 * PATHS * cell : 2 * PATHS * (cell + 1)]]
        assert [move.card for move in moves] == [tile // 2 for tile in range(2 * PATHS)]
        assert {(move.x, move.y) for move in moves} == {((cell & 127) - 64, (cell >> 7) - 64)}
