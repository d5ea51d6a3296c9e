"""Sections 21 and 22: nested effects, and how a game ends."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core.decision import Option
from ludarium.core.errors import IllegalChoice
from ludarium.games.keyforge.engine.terms import Moments
from ludarium.games.keyforge.words.amounts import Count
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, OPPONENT, YOU
from ludarium.games.keyforge.words.harm import Destroy
from ludarium.games.keyforge.words.known import IT, THAT
from ludarium.games.keyforge.words.moving import Discard, Return
from ludarium.games.keyforge.words.players import Forge, Gain, Lose
from ludarium.games.keyforge.words.shorthand import (
    after,
    creature,
    destroyed,
    ends,
    gains,
    keys_cost,
    play,
    power,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import Each
from ludarium.testing import proves


@proves("G187", "G191")
@said(
    {
        "brammo": words(reap(Destroy(Each(creature(ENEMY))), Gain(1))),
        "gub": words(destroyed(Lose(1, OPPONENT))),
        "yurk": words(after(Moments.AFTER_REAPS, Gain(10))),
    }
)
def test_what_an_instruction_causes_comes_before_the_next_one() -> None:
    """Gub's words take the reaped Æ before Brammo's second sentence; Yurk has to wait meanwhile."""
    table = Table(mine=["brammo", "yurk"], theirs=["gub"], house="brobnar").do(
        "reap:brammo", "trigger:brammo"
    )
    kinds = [event.kind() for event in table.events]
    assert kinds.index("lost") < kinds.index("gained")
    assert table.amber() == 11


@proves("G187")
@said({"brammo": words(reap(this_turn(gains(creature(FRIENDLY), reap(Gain(4))))))})
def test_a_new_ability_joins_the_open_window() -> None:
    """An "After Reap:" that the creature gains during its own reap resolves too."""
    table = Table(mine=["brammo"], house="brobnar").do("reap:brammo")
    assert table.amber() == 5


@proves("G186", "G50")
@said(
    {
        "yurk": words(ends(Gain(Count(creature(FRIENDLY, power_least=7))))),
        "the-flex": words(play(this_turn(power(3, creature(FRIENDLY)), keys_cost(5)))),
    }
)
def test_what_lasts_this_turn_ends_after_the_end_of_turn_effects_and_before_the_check() -> None:
    table = Table(mine=["yurk"], hand=["the-flex"], amber=(5, 0), house="brobnar").do("play:the-flex", "end")
    assert table.amber() == 6
    assert table.power("yurk") == 4
    assert table.told("check") == [{"seat": 0}]


@proves("G188")
def test_the_game_is_won_by_the_third_key_alone() -> None:
    table = Table(mine=["troll"], keys=(2, 2), amber=(5, 5), house="brobnar").do("reap:troll")
    assert (table.amber(), table.state.outcome()) == (6, None)  # nothing else wins
    table.to_turn_of(1)
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([1, 0], [0])
    assert table.state.decision() is None


@proves("G188")
@said({"the-flex": words(play(Forge(who=OPPONENT)))})
def test_a_key_forged_in_the_opponent_s_turn_wins_too() -> None:
    table = Table(keys=(0, 2), amber=(0, 6), hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.state.winner == 1


@proves("G189")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_concession_loses_at_once(seat: int) -> None:
    """In anybody's turn, also in the middle of an effect; then nothing is left to choose."""
    table = Table(mine=["troll"], theirs=["bumpsy", "krump"], hand=["punch"], keys=(2, 2), house="brobnar")
    table.do("play:punch")
    assert table.asked == "card"
    options: list[Option] = table.state.table().options()
    concede = next(option for option in options if str(option) == f"concede>{seat}")
    table.events = table.state.choose(concede)
    assert table.state.winner == 1 - seat
    assert table.told("game_over") == [{"winner": 1 - seat, "reason": "concession"}]
    with pytest.raises(IllegalChoice):
        table.state.choose(concede)


@proves("G189")
@said(
    {
        "the-flex": words(
            play(this_turn(after(Moments.AFTER_DISCARDS, Return(THAT), Discard(IT), by=YOU))),
        )
    }
)
def test_what_repeats_itself_without_a_choice_is_a_draw() -> None:
    """There is no card in play that could leave it to end this loop (G241)."""
    table = Table(hand=["the-flex", "punch"], house="brobnar").do("play:the-flex", "discard:punch")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([0, 0], [0, 1])
    assert table.told("game_over") == [{"winner": None, "reason": "draw"}]
    view = table.state.view(0)
    assert (view.winner, view.reason, view.phase) == (None, "draw", "over")  # type: ignore[attr-defined]
