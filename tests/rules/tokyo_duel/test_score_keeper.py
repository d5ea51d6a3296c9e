"""Real dice at a real table: only their source differs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest
from tests.rules.tokyo_duel.positions import asked, choose, facts, kinds, opening, options, table, view

from ludarium.core import Event, IllegalChoice, LudariumError, UnknownOption
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.testing import RandomPlay, games_to_play, proves


def thrown(event: Event) -> list[str]:
    """The faces that an event tells of, in the order in which they were thrown."""
    told = event.facts()
    if event.kind() == "roll_off":
        rolls = told["rolls"]
        assert isinstance(rolls, list)
        return [str(faces) for faces in rolls]
    return [str(told["faces"])] if event.kind() in ("rolled", "camouflage") else []


@pytest.mark.slow
@proves("K16", "K23", "TD07")
def test_the_same_faces_make_the_same_game() -> None:
    """A game by chance is played again with its own faces told. A deck that is made anew lies
    otherwise, since nothing else has drawn from chance: a game is followed up to there."""
    questions: Counter[str] = Counter()
    for n in range(games_to_play(8)):
        with RandomPlay(GAME, f"score keeper {n}", unrest=0, options={}, sense=0) as play:
            kept = GAME.start(2, {"score_keeper": True}, play.seed)
            assert isinstance(kept, DuelState)
            for state in play.states():
                assert isinstance(state, DuelState)
                if "reshuffled" in kinds(play.events):
                    break
                if play.record.choices:
                    choose(kept, play.record.choices[-1].option)
                answer(kept, [faces for event in play.events for faces in thrown(event)], questions)
                assert look(kept) == look(state)
    assert min(questions[reason] for reason in ("roll_off", "turn", "reroll")) > 7


def answer(kept: DuelState, faces: list[str], questions: Counter[str]) -> None:
    """Tell the score keeper what was thrown, as long as it asks."""
    for thrown_faces in faces:
        pending = view(kept).pending
        assert pending is not None
        assert (pending.kind, pending.faces) == ("faces", len(thrown_faces))
        questions[str(pending.reason)] += 1
        choose(kept, f"faces:{thrown_faces}")


def look(state: DuelState) -> dict[str, object]:
    """Everything on the table but the option itself."""
    seen = view(state)
    return {name: getattr(seen, name) for name in seen.__struct_fields__ if name != "options"}


@pytest.mark.parametrize("number", [1, 2, 5, 6, 8])
def test_every_result_of_so_many_dice_may_be_told(number: int) -> None:
    extra: dict[int, dict[str, Any]] = {
        1: {"fewer": (5, 0)},
        2: {"fewer": (4, 0)},
        5: {"fewer": (1, 0)},
        6: {},
        8: {"keeps": ("TD12 TD28", "")},
    }
    state = table("roll", **extra[number])
    choose(state, "roll")
    assert options(state) == {
        "faces:" + "".join(one) for one in combinations_with_replacement("AHEFDS", number)
    }


@pytest.mark.parametrize(
    ("faces", "code", "told"),
    [
        ("AAAAA", "dice-count", {"given": 5, "wanted": 6}),
        ("AAAAAAA", "dice-count", {"given": 7, "wanted": 6}),
        ("", "dice-count", {"given": 0, "wanted": 6}),
        ("AAAAAX", "dice-face", {"face": "X"}),
        ("aaaaaa", "dice-face", {"face": "a"}),
        ("123456", "dice-face", {"face": "1"}),
    ],
)
def test_dice_that_can_not_be_are_refused(faces: str, code: str, told: dict[str, object]) -> None:
    state = table("roll")
    choose(state, "roll")
    before = state.dump()
    decision = state.decision()
    assert decision is not None
    with pytest.raises(LudariumError) as refused:
        decision.find(f"faces:{faces}")
    assert refused.value.code == code
    assert told.items() <= refused.value.facts.items()
    assert state.dump() == before
    with pytest.raises(UnknownOption):
        decision.find("roll")


@pytest.mark.parametrize("faces", ["AAAAA", "AAAAAAA"])
def test_nor_can_they_be_chosen_past_the_question(faces: str) -> None:
    state = table("roll")
    choose(state, "roll")
    before = state.dump()
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of(f"faces:{faces}")))
    assert state.dump() == before


def test_faces_may_be_told_in_any_order() -> None:
    state = table("roll")
    choose(state, "roll")
    told = choose(state, "faces:SDFEHA")
    assert facts(told, "rolled")[0]["faces"] == "AHEFDS"


@pytest.mark.parametrize(
    ("reason", "seat", "number"), [("roll_off", 0, 6), ("turn", 0, 6), ("reroll", 0, 2), ("camouflage", 1, 3)]
)
def test_what_is_asked_says_for_what(reason: str, seat: int, number: int) -> None:
    if reason == "roll_off":
        state = opening(score_keeper=True)
        choose(state, "monster:gigazaur", "monster:alienoid")
    elif reason == "turn":
        state = table("roll")
        choose(state, "roll")
    elif reason == "reroll":
        state = table("reroll", dice="AAHEFD")
        choose(state, "reroll:AA")
    else:
        state = table("dice", dice="AAA", keeps=("", "TD07"))
        choose(state, "resolve:attack", "do:TD07")
    pending = view(state).pending
    assert pending is not None
    assert (asked(state), pending.kind, pending.reason, pending.faces) == (
        (seat, "faces"),
        "faces",
        reason,
        number,
    )


def test_nothing_is_asked_when_no_die_is_rolled() -> None:
    state = table("roll", fewer=(6, 0), energy=(9, 0))
    assert asked(state) == (0, "buy")


def test_multisets_of_dice() -> None:
    """The packed dice, beside lists of letters."""
    for letters in ("", "A", "AAHEFDS", "SSSSSSSS", "HHEE"):
        packed = di.read(letters)
        assert di.spelled(packed) == "".join(sorted(letters, key="AHEFDS".index))
        assert di.total(packed) == len(letters)
        assert [di.number_of(packed, n) for n in range(6)] == [letters.count(one) for one in "AHEFDS"]
        assert di.within(packed, packed)
        assert not di.within(packed + 1, packed)
