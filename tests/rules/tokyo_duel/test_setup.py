"""Chapter 3: set-up."""

from __future__ import annotations

from itertools import count

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    deck,
    energy,
    everywhere,
    facts,
    health,
    kinds,
    laid,
    markers,
    market,
    opening,
    options,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.testing import proves


@proves("K13")
def test_each_chooses_another_monster_and_sets_its_dial() -> None:
    state = opening(score_keeper=True)
    assert asked(state) == (0, "monster")
    choose(state, "monster:meka-dragon")
    assert asked(state) == (1, "monster")
    assert "monster:meka-dragon" not in options(state)
    assert len(options(state)) == 5
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("monster:meka-dragon")))
    told = choose(state, "monster:the-king")
    assert facts(told, "monster_chosen") == [{"seat": 1, "monster": "the-king"}]
    assert health(state) == [12, 15]


@proves("K13")
def test_p12_the_same_monster_where_that_is_allowed() -> None:
    state = opening(same_monster=True, score_keeper=True)
    choose(state, "monster:the-king", "monster:the-king")
    assert health(state) == [15, 15]


@proves("K13")
@pytest.mark.parametrize("same", [False, True])
def test_monsters_may_be_dealt_out(same: bool) -> None:
    dealt = set()
    for seed in range(300):
        state = opening(str(seed), monsters="random", same_monster=same, score_keeper=True)
        dealt.add(tuple(player.monster for player in state.players))
        assert asked(state) == (0, "faces")
    pairs = {(a, b) for a in range(6) for b in range(6)}
    assert dealt == {(a, b) for a, b in pairs if same or a != b}


@proves("K14", "K15")
def test_the_board_at_the_beginning() -> None:
    state = opening()
    assert markers(state) == (0, 0)
    assert laid(state) == set()
    seen = view(state)
    assert (seen.deck, seen.pile, len([offer for offer in seen.market if offer.card])) == (47, [], 3)
    assert sorted(everywhere(state)) == list(range(50))
    assert [(player.energy, player.tokens, player.keeps) for player in seen.players] == [(0, 0, [])] * 2


@proves("K15")
def test_the_cards_are_shuffled() -> None:
    orders = {(market(opening(str(seed))), *deck(opening(str(seed)))) for seed in range(20)}
    assert len(orders) == 20
    first = {market(opening(str(seed))).split()[2] for seed in range(400)}
    assert len(first) == 50, "any card may come first"


@proves("K16", "K17")
@pytest.mark.parametrize(
    ("rolls", "starter"), [(("AAHEFD", "AHEFDS"), 0), (("HHHHHH", "AEEEEE"), 1), (("AAAAAA", "AAAAAH"), 0)]
)
def test_most_attacks_begin_and_the_second_player_takes_energy(rolls: tuple[str, str], starter: int) -> None:
    state = opening(score_keeper=True)
    choose(state, "monster:gigazaur", "monster:alienoid")
    assert asked(state) == (0, "faces")
    choose(state, f"faces:{rolls[0]}")
    assert asked(state) == (1, "faces")
    told = choose(state, f"faces:{rolls[1]}")
    assert facts(told, "roll_off") == [{"seat": starter, "rolls": list(rolls)}]
    assert facts(told, "turn_began")[0]["seat"] == starter
    assert energy(state) == ([0, 1] if starter == 0 else [1, 0])
    assert (view(state).turn, view(state).starter, view(state).number) == (starter, starter, 1)


@proves("K16")
def test_ties_are_rolled_again() -> None:
    state = opening(score_keeper=True)
    choose(state, "monster:gigazaur", "monster:alienoid", "faces:AAHHHH")
    told = choose(state, "faces:AASSSS")
    assert facts(told, "roll_off") == [{"seat": None, "rolls": ["AAHHHH", "AASSSS"]}]
    assert "turn_began" not in kinds(told)
    assert energy(state) == [0, 0]
    assert asked(state) == (0, "faces")
    choose(state, "faces:AHHHHH", "faces:AAAEEE")
    assert view(state).starter == 1


@proves("K16")
def test_both_may_begin() -> None:
    starters = set()
    for seed in count():
        state = opening(str(seed))
        choose(state, "monster:gigazaur", "monster:alienoid")
        starters.add(state.starter)
        if len(starters) == 2:
            break
        assert seed < 60
