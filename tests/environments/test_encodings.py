"""Every option of every random game is an action and back, and every view has tensors within their bounds."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from ludarium.core import TABLE, Choices, Option, View, load_game
from ludarium.environments.describe import page
from ludarium.environments.encoding import Actions, Encoding, Meanings, Positions, TooManyOptions
from ludarium.environments.episode import Rules
from ludarium.environments.layout import Planes
from ludarium.environments.registry import OURS, NoEncoding, encoding_of, register
from ludarium.testing.play import plays

GAMES = sorted(OURS)
PAGE = Path(__file__).parents[2] / "docs" / "environment-tensors.md"


def within(encoding: Encoding, view: View) -> None:
    """What a view says has its place in the layout, and the tensors have it."""
    numbers = np.array(encoding.numbers(view), np.int64)
    assert len(numbers) == encoding.layout.size
    assert abs(numbers).max() < 1 << 15
    start = 0
    observation = encoding.observe(view)
    for part in encoding.layout.parts:
        told = numbers[start : start + part.size]
        start += part.size
        tensor = observation[part.name]
        assert tensor.shape == part.shape
        assert tensor.dtype == part.dtype
        if isinstance(part, Planes):
            assert told.min() >= 0
            assert told.max() < part.table.shape[1]
            assert set(np.unique(tensor)) <= {0, 1}
            continue
        rows = told.reshape(part.count or 1, part.each)
        tensors = tensor.reshape(part.count or 1, part.width)
        column = 0
        for field in part.fields:
            these, rows = rows[:, : field.size], rows[:, field.size :]
            where = tensors[:, part.columns(field.name)]
            if field.kinds:
                assert these.min() >= -1, field.name
                assert these.max() < field.kinds, field.name
                assert where.sum() == (these >= 0).sum(), field.name
            else:
                assert np.allclose(where, these / field.scale), field.name
            column += field.width
        assert column == part.width


RARE: Final = 16
"""Options of one question that hardly ever comes."""


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_an_action_and_back(name: str) -> None:
    game = load_game(name)
    encoding = encoding_of(name)
    meanings, positions = Meanings(encoding), Positions(encoding)
    seen = spare = 0
    for play in plays(game, "actions", default=4):
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is None or decision.seat == TABLE:
                    continue
                order = encoding.order(decision)
                options = [decision.option(i) for i in order]
                see = partial(state.view, decision.seat)
                actions = meanings.of(decision, order, play.seats, see)
                assert len(set(actions)) == len(options), "two options have one action"
                assert min(actions) >= 0
                assert max(actions) < meanings.n
                assert [options[actions.index(action)] for action in actions] == options
                assert positions.of(decision, order, play.seats, see) == list(range(len(options)))
                for seat in range(play.seats) if play.now_and_then(2) else ():
                    glance = partial(encoding.glance, state, seat)
                    told = [int(number) for number in encoding.seen(state, seat, glance)]
                    assert told == [int(number) for number in encoding.numbers(state.view(seat))]
                seen += len(options)
                spare += sum([action >= meanings.known for action in actions])
                if play.now_and_then(4):
                    within(encoding, see())
    assert seen > 100
    assert spare <= RARE + seen / 500, "the table of meanings lacks what options often mean"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_option_is_the_same_action(name: str) -> None:
    """Words are distinct, and an option's word is what it says, for the seat that decides."""
    encoding = encoding_of(name)
    assert len(set(encoding.words)) == len(encoding.words)
    assert sum([size for size, _ in encoding.blocks()]) == len(encoding.words)
    rules = Rules(name)
    assert rules.actions.word(rules.actions.n - 1) == "spare 63"
    assert name in rules.cite()


def test_seats_see_the_same_board_from_their_own_side() -> None:
    """Two seats of a game that begins alike see the same tensors, but for who is to decide."""
    state = load_game("ready-fence").start(2, {}, "sides")
    decision = state.decision()
    while decision is not None and decision.kind != "turn":
        state.choose(decision.option(0))
        decision = state.decision()
    encoding = encoding_of("ready-fence")
    mine, theirs = (encoding.observe(state.view(seat))["fencers"] for seat in (0, 1))
    assert np.array_equal(mine[:, 2:17], theirs[:, 2:17]), "positions and squares, own first"
    assert not np.array_equal(mine, theirs), "whose turn it is"


def test_the_page_is_what_the_layouts_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "python -m ludarium.environments.describe > " + PAGE.name
    )


class Nothing(Option):
    def __init__(self, n: int) -> None:
        self.n = n

    def notation(self) -> str:
        return f"nothing:{self.n}"


def test_what_has_no_place_takes_spare_actions() -> None:
    encoding = encoding_of("keyforge")
    state = load_game("keyforge").start(2, {}, "spare")
    meanings = Meanings(encoding)

    def of(space: Actions, options: int) -> list[int]:
        asked = Choices(0, "nothing", [Nothing(n) for n in range(options)])
        return space.of(asked, range(options), 2, lambda: state.view(0))

    assert of(meanings, 2) == [meanings.known, meanings.known + 1]
    with pytest.raises(TooManyOptions):
        of(meanings, 65)
    with pytest.raises(TooManyOptions):
        of(Positions(encoding), encoding.most_options + 1)


def test_another_game_brings_its_own() -> None:
    with pytest.raises(NoEncoding):
        encoding_of("nine-holes")
    register("nine-holes", lambda: encoding_of("saboteur"))
    assert encoding_of("nine-holes") is encoding_of("saboteur")
