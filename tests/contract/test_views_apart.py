"""A view is its reader's own: whatever a reader does to its lists, the game and the next view stay as they are."""

import msgspec
import pytest

from ludarium.core import Chance, State, load_game

GAMES = ("saboteur", "tokyo-duel", "ready-fence")
SEED = "apart"


def spoil(part: object) -> int:
    """Change every list and every dict in a view; how many there were."""
    spoilt = 0
    if isinstance(part, msgspec.Struct):
        return sum(spoil(getattr(part, name)) for name in part.__struct_fields__)
    if isinstance(part, dict):
        spoilt = 1 + sum(spoil(one) for one in part.values())
        part["spoilt"] = 1
    elif isinstance(part, list):
        spoilt = 1 + sum(spoil(one) for one in part)
        part.append("spoilt")
    return spoilt


def readers(state: State, seats: int) -> list[bytes]:
    return [state.view(seat).json() for seat in (*range(seats), None)]


@pytest.mark.parametrize("name", GAMES)
def test_a_reader_changes_nothing_but_their_own_view(name: str) -> None:
    game = load_game(name)
    seats = game.default_seats
    state = game.start(seats, {}, SEED)
    chance = Chance.of(SEED)
    for _ in range(120):
        decision = state.decision()
        if decision is None:
            break
        seen, kept = readers(state, seats), state.dump()
        for seat in (*range(seats), None):
            assert spoil(state.view(seat)) > 5
        assert readers(state, seats) == seen
        assert state.dump() == kept
        state.choose(decision.option(chance.below(len(decision))))
