"""S19 Touch-move, and the cases of Annex B about misused cards."""

from __future__ import annotations

import pytest
from tests.rules.saboteur.positions import (
    begun,
    choose,
    deck,
    facts,
    hand,
    kinds,
    lying,
    offered,
    pile,
    row,
    ruled,
    table,
    total,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.notation import Move, code_of
from ludarium.testing import plays, proves


@proves("S19.1", "S19.2")
def test_a_misused_card_must_be_used_legally_at_once() -> None:
    state = table(broken={2: "L"}, hands={0: ["!L", "map", "X"]}, deck=["TV"])
    told = choose(state, "touch:!L")
    assert facts(told, "touched", None) == [{"seat": 0, "card": "!L"}], "everybody has seen the card"
    decision = state.decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "touch")
    assert view(state).pending == {"card": "!L"}
    assert hand(state, 0) == ["map", "X"], "it never goes back to the hand"
    assert offered(state) == {">".join(("!L", str(seat))) for seat in (0, 1, 3, 4, 5)}, "any legal way"
    for option in ("map@0", "X@1,0", "pass:X", "pass:!L", "!L>2"):
        with pytest.raises(IllegalChoice):
            state.choose(Move(code_of(option)))
    told = choose(state, "!L>4")
    assert kinds(told) == ["tool_broken", "drew"]
    assert hand(state, 0) == ["map", "X", "TV"]


@proves("S19.2")
def test_a_path_card_that_did_not_fit_is_laid_where_it_does() -> None:
    state = table(hands={0: ["IV", "map"]}, centre="IH@4,0")
    choose(state, "touch:IV")
    assert offered(state) == {"IV@0,1", "IV@0,-1"}
    told = choose(state, "IV@0,1")
    assert kinds(told) == ["path_laid", "drew"]
    assert lying(state)["0,1"] == "IV"


@proves("S19.3", "B18")
def test_b18_a_card_without_a_legal_use_is_discarded() -> None:
    state = table(broken={2: "P"}, hands={0: ["+L", "map"]}, deck=["TV"])
    before = pile(state)
    told = choose(state, "touch:+L")
    assert kinds(told) == ["touched", "touch_discarded", "drew"]
    assert pile(state) == [*before, "+L"]
    assert hand(state, 0) == ["map", "TV"]
    assert view(state).players[2].broken == ["pickaxe"]
    assert state.progress.turn == 1


@proves("S19.4")
@pytest.mark.parametrize("choices", [["touch:map", "map@1"], ["touch:+L"]])
def test_a_corrected_or_discarded_card_is_the_turns_play(choices: list[str]) -> None:
    state = table(hands={0: ["+L", "map"]}, deck=["TV"])
    told = choose(state, *choices)
    assert kinds(told)[-1] == "drew"
    assert (len(hand(state, 0)), state.progress.turn, deck(state)) == (2, 1, [])


@proves("S19.5")
def test_a_misused_card_is_discarded_face_down_but_was_seen() -> None:
    state = table(hands={0: ["+L"]})
    choose(state, "touch:+L")
    for seat in (*range(6), None):
        assert view(state, seat).pile[-1].card == "+L"


@proves("S19.5")
def test_all_legal_uses_are_offered_and_passing_is_not() -> None:
    for play in plays(GAME, "touch"):
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is None or decision.kind != "turn" or play.dice.below(6):
                    continue
                for option in state.table().options():
                    card = str(option).partition("touch:")[2]
                    if not card:
                        continue
                    uses = {
                        str(o)
                        for o in decision.options()
                        if str(o).startswith((card + "@", card + "'@", card + ">", card + "="))
                    }
                    twin = state.clone()
                    told = twin.choose(option)
                    after = twin.decision()
                    if uses:
                        assert after is not None
                        assert (after.seat, after.kind) == (decision.seat, "touch")
                        assert {str(o) for o in after.options()} == uses
                    else:
                        assert "touch_discarded" in kinds(told)


@proves("S19.5")
def test_on_timeout_the_card_is_discarded_and_no_second_one() -> None:
    state = table(hands={0: ["map", "X", "TV"]}, deck=["IV"], timed=True)
    before = pile(state)
    choose(state, "touch:map")
    assert "timeout" in ruled(state), "the move clock goes on"
    told = choose(state, "timeout")
    assert kinds(told) == ["touch_discarded", "drew"]
    assert pile(state) == [*before, "map"]
    assert hand(state, 0) == ["X", "TV", "IV"]
    assert state.progress.turn == 1


@proves("S19.5")
def test_when_the_last_use_vanishes_the_card_is_discarded() -> None:
    state = table(broken={2: "L"}, hands={0: ["+L", "map"]}, deck=["TV"])
    choose(state, "touch:+L")
    assert offered(state) == {"+L>2"}
    told = choose(state, "lose-round>2")
    assert kinds(told) == ["lost_round", "touch_discarded", "drew"]
    assert hand(state, 0) == ["map", "TV"]
    assert state.progress.turn == 1
    assert total(state) == 67


@proves("S19.5")
def test_another_use_that_is_left_is_still_owed() -> None:
    state = table(broken={2: "L", 3: "L"}, hands={0: ["+L"]})
    choose(state, "touch:+L", "remove>2")
    assert offered(state) == {"+L>3"}


@proves("S19.6", "B19")
def test_b19_a_path_card_with_a_broken_cart() -> None:
    state = table(broken={0: "C"}, hands={0: ["X", "map"]}, deck=["TV"])
    told = choose(state, "touch:X")
    assert kinds(told) == ["touched", "touch_discarded", "drew"]
    assert lying(state) == {"4,0": "IH"}
    assert pile(state)[-1] == "X"
    assert hand(state, 0) == ["map", "TV"]


@proves("S19.7", "B17")
def test_b17_a_lantern_repair_before_somebody_without_broken_lantern() -> None:
    a, b, c = 0, 1, 2
    state = table(broken={b: "P", c: "L"}, hands={a: ["+L", "X"]})
    choose(state, "touch:+L")
    assert offered(state) == {f"+L>{c}"}, "A must repair C's lantern, opponent or not"


@proves("S19.8")
def test_a_broken_lantern_goes_to_any_player_without_one() -> None:
    state = table(broken={1: "L", 2: "LP"}, hands={0: ["!L"]})
    choose(state, "lose-round>3", "touch:!L")
    assert offered(state) == {"!L>0", "!L>4", "!L>5"}


@proves("S19.8")
def test_if_all_have_one_it_is_discarded() -> None:
    state = table(broken={0: "L", 1: "L"}, hands={0: ["!L"]})  # the third is in the hand
    choose(state, *(f"lose-round>{seat}" for seat in range(2, 6)))
    assert "touch_discarded" in kinds(choose(state, "touch:!L"))


@proves("S19.9", "B8")
def test_a_rockfall_pointed_at_a_fixed_card_takes_another() -> None:
    state = table(field=row(1, 2), hands={0: ["fall", "map"]})
    choose(state, "touch:fall")
    assert offered(state) == {"fall@1,0", "fall@2,0"}
    nothing = table(hands={0: ["fall", "map"]})
    assert "touch_discarded" in kinds(choose(nothing, "touch:fall"))


@proves("S19.10")
def test_what_is_offered_never_needs_it() -> None:
    for n in range(8):
        state = begun(seed=str(n))
        while view(state).phase != "deal":
            assert view(state).phase == "turn"
            options = sorted(offered(state))
            assert not any(option.startswith("touch") for option in options)
            choose(state, options[(n * 7) % len(options)])


@proves("S19.11")
def test_misuse_found_after_the_next_player_has_acted_takes_nothing_back() -> None:
    state = table(hands={0: ["X", "map"], 1: ["!L", "TV"]})
    assert {option for option in ruled(state) if option.startswith("touch")} == {"touch:X", "touch:map"}
    choose(state, "X@1,0")
    assert {option for option in ruled(state) if option.startswith("touch")} == {"touch:!L", "touch:TV"}
    choose(state, "touch:!L", "!L>0")
    assert lying(state)["1,0"] == "X"
    assert "lose-round>0" in ruled(state), "the referee may still give a penalty"


@proves("S19.1")
def test_the_ruling_is_the_tables_alone() -> None:
    state = begun()
    assert not {option for option in offered(state) if option.startswith("touch")}
    assert {option.partition(":")[2] for option in ruled(state) if option.startswith("touch")} == set(
        hand(state, state.progress.turn)
    )
