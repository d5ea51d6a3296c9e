"""Chapter 4.1: the first phase, and the dice of a turn (K81)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    finish_turn,
    kinds,
    opening,
    options,
    played,
    table,
    view,
)

from ludarium.testing import proves


def wanted(**named: object) -> int:
    """How many dice the first roll asks for."""
    state = table("roll", **named)
    choose(state, "roll")
    pending = view(state).pending
    assert pending is not None
    return pending.faces


@proves("K18")
def test_the_phases_of_a_turn_and_then_the_rival() -> None:
    state = table("roll", energy=(5, 0))
    seen = [view(state).phase]
    choose(state, "roll", "faces:AHEFDS", "stop")
    seen.append(view(state).phase)
    choose(state, "resolve:attack", "resolve:heal", "resolve:energy")
    seen.append(view(state).phase)
    told = choose(state, "done")
    assert seen == ["roll", "resolve", "buy"]
    assert kinds(told)[-2:] == ["turn_ended", "turn_began"]
    assert (view(state).turn, view(state).phase) == (1, "roll")


@proves("K19")
def test_what_happens_at_the_start_of_a_turn_comes_before_the_dice() -> None:
    state = table("start", keeps=("TD24", ""), market="TD30 TD37 TD45", energy=(9, 0))
    assert asked(state) == (0, "lab")
    assert view(state).phase == "start"
    choose(state, "no")
    assert asked(state) == (0, "pre_roll")


@proves("K20")
def test_up_to_three_rolls() -> None:
    state = table()
    told = choose(state, "roll", "faces:AAAAAA", "reroll:AAAAAA", "faces:HHHHHH", "reroll:H", "faces:E")
    assert [fact["roll"] for fact in facts(told, "rolled")] == [1, 2, 3]
    assert asked(state)[1] == "resolve", "no fourth one"
    assert view(state).dice == "HHHHHE"


@proves("K20")
@pytest.mark.parametrize("rolls", [1, 2])
def test_the_player_may_stop_after_any_roll(rolls: int) -> None:
    state = table()
    choose(state, "roll", "faces:AAAAAA")
    for _ in range(rolls - 1):
        choose(state, "reroll:A", "faces:A")
    told = choose(state, "stop")
    assert facts(told, "result")[0]["dice"] == "AAAAAA"
    assert view(state).rolls == rolls


@proves("K21")
def test_tokens_are_discarded_before_the_first_roll_only() -> None:
    state = table(tokens=(2, 0))
    assert options(state) == {"roll", "token"}
    told = choose(state, "token")
    assert facts(told, "token_spent") == [{"seat": 0}]
    assert (state.players[0].tokens, view(state).extra_dice) == (1, 1)
    choose(state, "roll", "faces:AAAAAAA")
    assert state.players[0].tokens == 1
    assert "token" not in options(state)


@proves("K21")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_each_token_is_one_more_die_for_this_phase(spent: int) -> None:
    state = table(tokens=(2, 0))
    choose(state, *["token"] * spent, "roll", "faces:" + "H" * (6 + spent), "stop")
    assert len(view(state).dice) == 6 + spent
    finish_turn(state)
    finish_turn_of_rival = options(state)
    assert finish_turn_of_rival == {"roll"}
    choose(state, "roll", "faces:HHHHHH")
    finish_turn(state)
    choose(state, "roll")
    assert view(state).pending.faces == 6  # type: ignore[union-attr]


@proves("K22")
def test_five_dice_in_the_very_first_turn() -> None:
    state = opening(score_keeper=True)
    choose(state, "monster:gigazaur", "monster:alienoid", "faces:AAAAAA", "faces:HHHHHH", "roll")
    assert view(state).pending.faces == 5  # type: ignore[union-attr]
    assert view(state).base_dice == 5
    choose(state, "faces:HHHHH", "stop", "resolve:heal")
    assert view(state).turn == 1, "nothing to resolve, nothing to buy: the turn is over"
    choose(state, "roll")
    assert view(state).pending.faces == 6  # type: ignore[union-attr]


@proves("K22", "K81", "K82")
def test_an_extra_turn_after_the_first_one_has_six_dice() -> None:
    state = table("buy ends", first_turn=True, extra=(1, 0))
    assert (view(state).turn, view(state).first_turn) == (0, False)
    choose(state, "roll")
    assert view(state).pending.faces == 6  # type: ignore[union-attr]


@proves("K22", "K81")
def test_never_more_than_eight() -> None:
    state = table(keeps=("TD12 TD28", ""), tokens=(2, 0))
    assert options(state) == {"roll"}
    choose(state, "roll")
    assert view(state).pending.faces == 8  # type: ignore[union-attr]


@proves("K23")
def test_any_dice_may_be_rolled_again_also_those_set_aside_before() -> None:
    state = table()
    choose(state, "roll", "faces:AAHEFD")
    own = Counter("AAHEFD")
    parts = {
        "reroll:" + "".join(letter * n for letter, n in zip(own, numbers, strict=True))
        for numbers in product(*(range(n + 1) for n in own.values()))
    } - {"reroll:"}
    assert options(state) == parts | {"stop"}
    choose(state, "reroll:D", "faces:S")  # AAHEF were kept
    assert "reroll:AAHEF" in options(state)
    choose(state, "reroll:AAH", "faces:SSS")
    assert view(state).dice == "EFSSSS"


@proves("K23")
def test_each_choice_of_dice_is_offered_once() -> None:
    state = table()
    choose(state, "roll", "faces:AAAAAA")
    decision = state.decision()
    assert decision is not None
    assert sorted(map(str, decision.options())) == sorted(
        {"stop", *("reroll:" + "A" * n for n in range(1, 7))}
    )


@proves("K24")
def test_the_last_faces_are_the_result() -> None:
    state = table()
    told = choose(state, "roll", "faces:AAAAAA", "reroll:AAA", "faces:HHE", "reroll:HH", "faces:SS")
    assert facts(told, "result") == [{"seat": 0, "dice": "AAAESS", "added": ""}]
    assert options(state) == {"resolve:attack", "resolve:energy", "power:fame", "power:destruction"}


@proves("K81")
@pytest.mark.parametrize(
    ("dice", "named"),
    [
        (6, {}),
        (7, {"keeps": ("TD12", "")}),
        (8, {"keeps": ("TD12 TD28", "")}),
        (5, {"first_turn": True}),
        (7, {"first_turn": True, "keeps": ("TD12 TD28", "")}),
        (4, {"fewer": (2, 0)}),
        (7, {"fewer": (1, 0), "keeps": ("TD12 TD28", "")}),
        (2, {"fewer": (9, 0), "keeps": ("TD12 TD28", "")}),
        (6, {"keeps": ("", "TD12 TD28")}),
    ],
)
def test_the_dice_of_a_turn(dice: int, named: dict[str, object]) -> None:
    assert wanted(**named) == dice


@proves("K81")
@pytest.mark.parametrize(("own", "may"), [("", 2), ("TD12", 1), ("TD28", 1), ("TD12 TD28", 0)])
def test_dice_of_cards_come_first_and_a_token_must_add_a_die(own: str, may: int) -> None:
    state = table(keeps=(own, ""), tokens=(2, 0))
    for _ in range(may):
        choose(state, "token")
    assert options(state) == {"roll"}
    assert state.players[0].tokens == 2 - may
    choose(state, "roll")
    assert view(state).pending.faces == 8  # type: ignore[union-attr]


@proves("K81")
def test_a_player_may_hold_tokens_back() -> None:
    state = table(tokens=(2, 0))
    choose(state, "roll", "faces:HHHHHH")
    finish_turn(state)
    assert state.players[0].tokens == 2


@proves("K81", "K20")
def test_without_dice_there_is_no_roll() -> None:
    _, told = played("roll", fewer=(6, 0), keeps=("TD13", ""))
    assert "rolled" not in kinds(told)
    assert facts(told, "result")[0]["dice"] == ""
    assert facts(told, "energy")[0] == {"seat": 0, "amount": 3, "energy": 3, "card": "TD13", "cause": "card"}


@proves("K81")
def test_without_dice_a_token_may_still_bring_one() -> None:
    state = table("roll", fewer=(6, 0), tokens=(1, 0))
    assert options(state) == {"stop", "token"}
    bare = state.clone()
    told = choose(bare, "stop")
    assert facts(told, "result")[0]["dice"] == ""
    assert bare.players[0].tokens == 1
    choose(state, "token")
    assert options(state) == {"roll"}
    choose(state, "roll", "faces:H")
    assert view(state).dice == "H"
