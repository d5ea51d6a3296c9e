"""S6 A turn, S10 Passing and discarding."""

from __future__ import annotations

from tests.rules.saboteur.positions import (
    choose,
    deck,
    facts,
    finish_round,
    hand,
    kinds,
    offered,
    opening,
    pile,
    row,
    table,
    view,
)

from ludarium.testing import proves


@proves("S6.1")
def test_a_turn_is_one_path_card_one_action_or_a_pass() -> None:
    state = table(hands={0: ["IH", "map", "!L", "fall", "+P"]}, field=["X@1,0"], broken={2: "P"})
    assert offered(state) == {
        *("IH@2,0", "IH@3,0", "IH@5,0", "IH@-1,0"),
        *("map@0", "map@1", "map@2"),
        *(f"!L>{seat}" for seat in range(6)),
        *("fall@1,0", "+P>2"),
        *("pass:IH", "pass:map", "pass:!L", "pass:fall", "pass:+P"),
    }
    for option in sorted(offered(state)):
        twin = state.clone()
        choose(twin, option)
        assert twin.progress.turn == 1, f"{option} was the whole turn"
        assert len(twin.players.hands[0]) == 5


@proves("S6.2")
def test_then_the_top_card_of_the_deck_is_drawn() -> None:
    state = table(hands={0: ["X", "map"]}, deck=["TV", "!P", "IH"])
    told = choose(state, "pass:X")
    assert hand(state, 0) == ["map", "TV"]
    assert deck(state) == ["!P", "IH"]
    assert facts(told, "drew", 0) == [{"seat": 0, "card": "TV", "deck": 2}]
    assert facts(told, "drew", 1) == [{"seat": 0, "card": None, "deck": 2}]


@proves("S6.3")
def test_an_empty_deck_stays_empty() -> None:
    state = table(hands={0: ["X", "map"], 1: ["TH", "+P"]}, deck=["TV"])
    assert len(pile(state)) > 30
    choose(state, "pass:X")
    told = choose(state, "pass:TH")
    assert hand(state, 1) == ["+P"]
    assert "drew" not in kinds(told)
    assert view(state).deck == 0
    finish_round(state)


@proves("S6.4")
def test_an_empty_hand_passes_by_itself_without_discarding() -> None:
    state = table(hands={0: ["X", "TH"], 1: [], 2: [], 3: ["map"]}, deck=0, timed=True)
    before = len(pile(state))
    clock = view(state).clock.started
    told = choose(state, "pass:X")
    assert facts(told, "auto_pass") == [{"seat": 1}, {"seat": 2}]
    assert state.progress.turn == 3
    assert len(pile(state)) == before + 1
    assert view(state).clock.started == clock + 1, "no clock was started for them"


@proves("S6.5")
def test_drawing_ends_the_turn() -> None:
    state = table(hands={0: ["X"]})
    choose(state, "lose-round>1", "lose-round>2")
    told = choose(state, "pass:X")
    assert kinds(told)[-1] == "drew"
    assert state.progress.turn == 3, "the next active player clockwise"


@proves("S6.6")
def test_no_draw_is_forgotten() -> None:
    state = opening()
    choose(state, "deal", "centre")
    while view(state).deck:
        seat = state.progress.turn
        told = choose(state, f"pass:{hand(state, seat)[0]}")
        assert len(facts(told, "drew")) == 1
        assert len(hand(state, seat)) == 5


# -- S10


@proves("S10.1")
def test_a_pass_discards_one_own_card_face_down_and_draws() -> None:
    state = table(hands={0: ["X", "map"]}, deck=["TV"])
    before = pile(state)
    told = choose(state, "pass:map")
    assert pile(state) == [*before, "map"]
    assert hand(state, 0) == ["X", "TV"]
    assert facts(told, "passed", 0) == [{"seat": 0, "card": "map"}]
    for other in (1, 2, 3, 4, 5, None):
        assert facts(told, "passed", other) == [{"seat": 0, "card": None}]


@proves("S10.1")
def test_each_card_of_the_hand_may_be_passed() -> None:
    state = table(hands={0: ["X", "X", "map", "!L", "fall"]})
    assert {o for o in offered(state) if o.startswith("pass")} == {
        "pass:X", "pass:map", "pass:!L", "pass:fall",
    }  # fmt: skip


@proves("S10.2")
def test_the_pile_is_face_down_and_nobody_draws_from_it() -> None:
    state = table(hands={0: ["X", "map"], 1: ["TV", "!L"]}, deck=["IV", "IH"])
    lies = len(pile(state))
    choose(state, "pass:map")
    choose(state, "pass:!L")
    assert [(card.by, card.card) for card in view(state, 0).pile[lies:]] == [(0, "map"), (1, None)]
    assert [(card.by, card.card) for card in view(state, 1).pile[lies:]] == [(0, None), (1, "!L")]
    assert [(card.by, card.card) for card in view(state).pile[lies:]] == [(0, None), (1, None)]
    assert hand(state, 0) + hand(state, 1) == ["X", "IV", "TV", "IH"]
    assert not {o for o in offered(state) if "pile" in o}


@proves("S10.3")
def test_a_player_may_pass_with_a_playable_card() -> None:
    state = table(field=row(1, 6), goals=["stone1", "gold", "stone2"], hands={0: ["X", "IH"]})
    assert {"X@7,0", "pass:X", "pass:IH"} <= offered(state)
    choose(state, "pass:X")
    assert state.progress.turn == 1
