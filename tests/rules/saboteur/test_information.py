"""S18 Information and talk."""

from __future__ import annotations

import json

from tests.rules.saboteur.positions import (
    begun,
    choose,
    dealt,
    facts,
    finish_round,
    hand,
    row,
    ruled,
    table,
    view,
)

from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.events import Dealt
from ludarium.games.saboteur.terms import CARD_IDS, ROLE_NAMES
from ludarium.testing import plays, proves

# What a seat may choose at any time: to play, to pass, to lay a card one way or the other.
PLAYS = {*CARD_IDS, "pass", "centre", "stone"}


@proves("S18.1", "S18.2", "S18.3", "S18.4")
def test_a_choice_shows_nothing_says_nothing_and_binds_nobody_to_the_truth() -> None:
    """Talk is outside the rules' engine: no choice is a statement, so none can be forbidden or
    required, and none shows a card, tells of an earlier game, or reaches anyone outside."""
    for play in plays(GAME, "nothing is said"):
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is None or decision.seat < 0:
                    continue
                for option in decision.options():
                    word = str(option).split("@")[0].split(">")[0].split(":")[0].split("=")[0].rstrip("'")
                    assert word in PLAYS


@proves("S18.2")
def test_no_hand_role_or_goal_is_shown_before_the_round_ends() -> None:
    hidden = 0
    for play in plays(GAME, "nothing is shown", sense=95):
        with play:
            for _ in play.states():
                for event in play.events:
                    for viewer in play.viewers:
                        seen = event.seen(viewer)
                        if seen is None:
                            continue
                        fact = seen.facts()
                        if (
                            seen.kind() in ("drew", "passed", "timed_out", "map_used")
                            and fact["seat"] != viewer
                        ):
                            assert fact["face" if seen.kind() == "map_used" else "card"] is None
                            hidden += 1
                        if seen.kind() == "role_seen":
                            assert fact["seat"] == viewer
    assert hidden > 1000


@proves("S18.3")
def test_a_view_knows_nothing_of_other_games() -> None:
    """Two games that begin alike look alike, whatever was played before."""
    first = begun(seed="same")
    finish_round(begun(seed="other"))
    again = begun(seed="same")
    for seat in (*range(6), None):
        assert first.view(seat).json() == again.view(seat).json()


@proves("S18.5")
def test_only_the_results_of_the_own_table_are_seen() -> None:
    state = begun()
    for seat in (*range(6), None):
        assert [player.gold for player in view(state, seat).players] == [0] * 6
        assert view(state, seat).results == []
    told = finish_round(state)
    pay = facts(told, "round_over", None)[0]["pay"]
    for seat in (*range(6), None):
        seen = view(state, seat)
        assert [result.pay for result in seen.results] == [pay]
        assert [player.gold for player in seen.players] == pay, "no more than these results add up to"
        numbers = {name for name in json.loads(seen.json()) if name in ("total", "totals", "rank", "ranking")}
        assert not numbers


@proves("S18.6")
def test_what_is_public() -> None:
    state = table(
        field=row(1, 2), broken={1: "PL"}, hands={0: ["map", "X"], 2: ["TV"]}, others=4, deck=20, turn=0
    )
    choose(state, "map@2")
    for seat in (*range(6), None):
        seen = view(state, seat)
        assert [(card.x, card.y, card.card) for card in seen.field if card.card != "start"] == [
            (1, 0, "X"),
            (2, 0, "X"),
            (4, 0, "IH"),
        ]
        assert seen.players[1].broken == ["pickaxe", "lantern"]
        assert [player.hand for player in seen.players] == [2, 4, 1, 4, 4, 4]
        assert seen.deck == 19
        assert seen.turn == 1
        assert seen.history[-1].option == "map@2", "that a map was used, and on which goal"
        assert seen.goals[2].peeked_by == [0]
        assert seen.pile[-1].card == "map", "which card was played"


@proves("S18.6")
def test_what_is_hidden_from_everyone_else() -> None:
    state = table(hands={0: ["X", "map"], 1: ["!L", "TV"]}, deck=20)
    choose(state, "pass:map")
    roles = [ROLE_NAMES[role] for role in state.deal.roles]
    for seat in (*range(6), None):
        seen = view(state, seat)
        assert seen.hand == ([] if seat is None else hand(state, seat))
        assert seen.role == (None if seat is None else roles[seat])
        assert [goal.face for goal in seen.goals] == [None] * 3
        assert seen.pile[-1].card == ("map" if seat == 0 else None)
        text = seen.json().decode()
        assert '"deck":19' in text, "of the deck the size and nothing else"
        assert seen.history[-1].option == ("pass:map" if seat == 0 else "pass")


@proves("S18.6")
def test_the_deal_is_seen_by_its_own_player_only() -> None:
    state, told = dealt()
    for seat in range(6):
        assert facts(told, "dealt", seat)[0]["hand"] == hand(state, seat)
    assert facts(told, "dealt", None)[0]["hand"] is None
    seen = told[0].seen(3)
    assert isinstance(seen, Dealt)
    assert [cards for seat, cards in enumerate(seen.hands) if seat != 3] == [[-1] * 5] * 5, "not even inside"


@proves("S18.7")
def test_the_results_of_a_map_stay_with_its_player() -> None:
    state = table(hands={4: ["map", "map"]}, turn=4, goals=["stone1", "gold", "stone2"])
    choose(state, "map@0")
    state.progress.turn = 4
    choose(state, "map@1")
    for seat in (*range(6), None):
        faces = [goal.face for goal in view(state, seat).goals]
        assert faces == (["stone1", "gold", None] if seat == 4 else [None] * 3)
    assert "gold" not in str(ruled(state))
