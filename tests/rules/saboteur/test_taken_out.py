"""S20.4 Game loss, S20.5 Disqualification; tables below five (OP-13)."""

from __future__ import annotations

import pytest
from tests.rules.saboteur.positions import (
    begun,
    choose,
    dealt,
    deck,
    facts,
    finish_round,
    hand,
    kinds,
    offered,
    opening,
    pile,
    ruled,
    scores,
    table,
    total,
    view,
)

from ludarium.games.saboteur.terms import ROLE_NAMES
from ludarium.testing import proves


@proves("S20.4", "S13.8")
def test_a_game_loss_ends_the_round_for_one_player() -> None:
    state = table(hands={0: ["X"]})
    told = choose(state, "lose-round>1")
    assert kinds(told) == ["lost_round"]
    assert [player.removed for player in view(state).players] == ["none", "round", *["none"] * 4]
    told = finish_round(state)
    assert facts(told, "round_over")[0]["pay"][1] == 0
    assert [player.removed for player in view(state).players] == ["none"] * 6
    choose(state, "deal")
    assert len(hand(state, 1)) == 5, "the next round is played again"


@proves("S20.4.1")
def test_what_becomes_of_the_hand_the_role_and_the_tools() -> None:
    state = table(broken={1: "PC"}, hands={0: ["X"], 1: ["map", "!L", "TV"]}, deck=10)
    before = pile(state)
    told = choose(state, "lose-round>1")
    assert sorted(pile(state)[len(before) :]) == ["!C", "!L", "!P", "TV", "map"]
    assert view(state).players[1].broken == []
    assert total(state) == 67
    for seat in (0, 2, 5, None):
        unseen = [(card.by, card.card) for card in view(state, seat).pile[len(before) :]]
        assert unseen == [(1, None)] * 3 + [(None, "!P"), (None, "!C")], "the hand goes unseen"
        assert view(state, seat).players[1].role is None, "the role stays face down"
    assert not {"map", "TV"} & {str(value) for event in told for value in event.facts().values()}
    told = finish_round(state)
    assert facts(told, "round_over", None)[0]["roles"][1] == "digger", "until the round ends"


@proves("S20.4.1")
def test_a_player_taken_out_is_skipped_and_no_target() -> None:
    state = table(broken={3: "P"}, hands={0: ["X", "!L", "+P", "+PL"]})
    choose(state, "lose-round>1", "lose-round>3")
    assert {"!L>0", "!L>2", "!L>4", "!L>5"} == {o for o in offered(state) if o.startswith("!")}
    assert not {o for o in offered(state) if o.startswith("+")}
    order = []
    for _ in range(5):
        order.append(state.progress.turn)
        choose(state, f"pass:{hand(state, state.progress.turn)[0]}")
    assert order == [0, 2, 4, 5, 0]


@proves("S20.4.1")
@pytest.mark.parametrize("first", [[], ["touch:map"]])
def test_a_turn_in_progress_ends_at_once_without_a_draw(first: list[str]) -> None:
    state = table(hands={0: ["X", "map"]}, deck=["TV"])
    choose(state, *first)
    told = choose(state, "lose-round>0")
    assert kinds(told) == ["lost_round"]
    assert (state.progress.turn, deck(state), hand(state, 0)) == (1, ["TV"], [])
    assert view(state).phase == "turn"
    assert {"X", "map"} <= set(pile(state)[-2:])
    assert total(state) == 67


@proves("S20.4.1")
def test_a_start_player_taken_out_is_followed_by_the_next_before_the_centre_card_lies() -> None:
    state, _ = dealt()
    first = state.progress.start_player
    told = choose(state, f"lose-round>{first}")
    follower = (first + 1) % 6
    assert facts(told, "centre_found")[0]["seat"] == follower
    assert (state.progress.start_player, view(state).phase) == (follower, "centre")
    told = choose(state, "centre")
    assert state.progress.turn == follower
    assert view(state, first).role == facts(told, "role_seen", first)[0]["role"], "told what the view shows"


@proves("S20.4.1", "S11.2")
def test_when_all_are_taken_out_the_round_is_over() -> None:
    for state in (begun(), dealt()[0]):
        told = []
        for seat in range(6):
            told += choose(state, f"lose-round>{seat}")
        assert facts(told, "round_over")[0]["pay"] == [0] * 6
        assert view(state).round == 2


@proves("S20.4.2")
@pytest.mark.parametrize(
    ("seats", "size", "roles", "left"),
    [
        (7, 5, {"digger": 3, "saboteur": 2, "selfish": 1}, 36),
        (6, 6, {"digger": 3, "saboteur": 1, "selfish": 1}, 36),
        (5, 6, {"digger": 2, "saboteur": 1, "selfish": 1}, 42),
    ],
)
def test_between_rounds_it_is_about_the_round_to_come(
    seats: int, size: int, roles: dict[str, int], left: int
) -> None:
    state = opening(seats)
    choose(state, "lose-round>2")
    told = choose(state, "deal")
    assert facts(told, "dealt")[0]["hands"] == [0 if seat == 2 else size for seat in range(seats)]
    assert view(state).roles_in_play == roles
    assert view(state).deck == left
    assert view(state).dealt_in == [seat != 2 for seat in range(seats)]
    choose(state, "centre")
    assert view(state, 2).role is None
    told = finish_round(state)
    over = facts(told, "round_over")[0]
    assert (over["roles"][2], over["pay"][2]) == (None, 0)
    choose(state, "deal")
    assert view(state).dealt_in == [True] * seats


@proves("S20.4.2")
def test_the_start_player_comes_from_those_who_play() -> None:
    for seed in range(40):
        state = opening(seed=str(seed))
        choose(state, "lose-round>0", "lose-round>5", "deal")
        assert state.progress.start_player not in (0, 5)


@proves("S20.4.2")
def test_after_the_last_round_it_changes_nothing() -> None:
    state = opening()
    for _ in range(3):
        choose(state, "deal", "centre")
        finish_round(state)
    assert ruled(state) == set()


@proves("S20.4.3")
def test_who_is_late_loses_the_first_round_before_it_is_dealt() -> None:
    """When somebody is late is the referee's to measure; the round waits for the table to deal it."""
    state = opening()
    assert offered(state) == {"deal"}
    assert state.timers() == []
    assert {f"lose-round>{seat}" for seat in range(6)} <= ruled(state)
    choose(state, "lose-round>4", "deal")
    assert view(state).dealt_in == [True] * 4 + [False, True]


@proves("S20.4.2")
def test_with_four_players_the_table_may_end_the_game() -> None:
    state = opening(5)
    choose(state, "lose-round>0")
    assert offered(state) == {"deal", "end"}
    told = choose(state, "end")
    assert kinds(told) == ["game_ended", "game_over"]
    assert scores(state) == [0] * 5


@proves("S20.4.2")
def test_below_four_the_round_is_left_out_or_the_game_ends() -> None:
    state = opening(5)
    choose(state, "lose-round>0", "lose-round>1")
    assert offered(state) == {"skip", "end"}
    told = choose(state, "skip")
    assert kinds(told) == ["round_skipped"]
    assert (view(state).round, offered(state)) == (2, {"deal"})
    assert view(state).results == []


@proves("S20.5", "S20.4.1")
def test_a_disqualified_player_plays_no_more() -> None:
    state = table(6, hands={0: ["X"], 1: ["map"]})
    told = choose(state, "remove>1")
    assert kinds(told) == ["removed"]
    assert hand(state, 1) == []
    finish_round(state)
    assert view(state).players[1].removed == "game"
    for _ in range(2):
        choose(state, "deal", "centre")
        assert view(state).dealt_in == [True, False, True, True, True, True]
        assert len(hand(state, 0)) == 6, "a table of five"
        finish_round(state)
    assert scores(state)[1] == 0


@proves("S20.5")
def test_a_disqualified_player_does_not_win() -> None:
    state = opening()
    state.players.gold = [9, 5, 5, 0, 0, 0]
    for seat in (0, 4, 5):
        choose(state, f"remove>{seat}")
    told = choose(state, "end")
    assert facts(told, "game_over") == [{"scores": [9, 5, 5, 0, 0, 0], "winners": [1, 2]}]


@proves("S20.5")
def test_a_game_loss_may_become_a_disqualification() -> None:
    state = begun()
    choose(state, "lose-round>2", "remove>2")
    finish_round(state)
    assert view(state).players[2].removed == "game"


@proves("S20.4", "S20.5")
def test_the_others_play_on_with_the_same_roles() -> None:
    state = begun()
    before = [ROLE_NAMES[role] for role in state.deal.roles]
    choose(state, "lose-round>0", "remove>1")
    assert view(state).roles_in_play == {"digger": 3, "saboteur": 2, "selfish": 1}
    assert [view(state, seat).role for seat in range(2, 6)] == before[2:]
