"""What views say of the decks of a game is made once for that game, however many others are played beside it."""

from __future__ import annotations

from ludarium.core import Chance
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.engine.printing import DECKS_KEPT, decks_of
from ludarium.games.keyforge.engine.settings import Settings
from ludarium.games.keyforge.engine.state import KeyForgeState, new_state
from ludarium.games.keyforge.view.view import KeyForgeView


def game(seed: int) -> KeyForgeState:
    chance = Chance.of(str(seed))
    decks = decks_of([generated("CotA", chance, playable()), generated("CotA", chance, playable())])
    return new_state(decks, Settings([0, 0], 0, False), chance)


def seen(state: KeyForgeState, seat: int | None) -> KeyForgeView:
    view = state.view(seat)
    assert isinstance(view, KeyForgeView)
    return view


def test_decks_are_told_once_for_each_game() -> None:
    games = [game(seed) for seed in range(DECKS_KEPT // 2 + 10)]
    first = [seen(state, 0) for state in games]
    for state, before in zip(games, first, strict=True):
        for seat in (None, 0, 1):
            view = seen(state, seat)
            assert view.prints is before.prints
            assert view.match.brought is before.match.brought
    assert len({id(view.prints) for view in first}) == len(games)
