"""Section 7: hands, discards, refill, and what is secret."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    RED,
    asked,
    event,
    facts,
    fencing,
    hand,
    kinds,
    named,
    offered,
    play,
    view,
    why,
)

from ludarium.testing import proves


@proves("F51")
def test_the_tutorial_discards_every_card_of_a_phrase() -> None:
    state = fencing("ST4 AN SH4 ST3 DI4 BT4", "PR6 SH5 TT4 TT4 GA5 GA5", "tutorial", timer=20)
    told = play(state, "ST4+AN", "PR6", "SH4", "accept")
    assert "took_back" not in kinds(told)
    assert {"ST4", "AN", "PR6", "SH4"} <= set(view(state).discards)
    assert view(state).hands == [6, 6]
    assert view(state).known == [[], []]


@proves("F52")
def test_cards_played_come_back_into_the_hand() -> None:
    state = fencing("ST4 AN SH4 ST3 DI4 BT4", "PR6 GA5 TT4 TT4 SH5 SH7", "advanced")
    told = play(state, "ST4+AN", "PR6", "SH4", "accept")
    assert [(fact["seat"], fact["cards"]) for fact in facts(told, "took_back")] == [
        (GREEN, ["ST4", "SH4", "AN"]),
        (RED, ["PR6"]),
    ]
    seen = view(state)
    assert seen.hands == [6, 6]
    assert seen.known == [["AN", "SH4", "ST4"], ["PR6"]], "everybody has seen them"
    assert hand(state, GREEN) == ["AN", "BT4", "DI4", "SH4", "ST3", "ST4"]


@proves("F52", "F71")
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_a_joker_is_discarded(mode: str) -> None:
    state = fencing("ST4 SH4 ST3 DI4 BT4 TT4", "JK GA5 TT4 BT4 SH5 SH7", mode)
    told = play(state, "ST4", "JK")
    assert "JK" in view(state).discards
    assert "JK" not in named(state, state.fencers[RED].known)
    drawn = [(fact["seat"], fact["count"]) for fact in facts(told, "drew")]
    assert drawn == ([(RED, 1), (GREEN, 1)] if mode == "tutorial" else [(RED, 1)])


@proves("F53")
@pytest.mark.parametrize(
    ("answers", "first"),
    [
        (["accept"], GREEN),
        (["PR4", "accept"], RED),
        (["SH4", "accept"], GREEN),
        (["distance", "discard:SH4", "no"], GREEN),
    ],
)
def test_the_scorer_draws_first_or_else_the_attacker(answers: list[str], first: int) -> None:
    """An attack of 4 that hits, is parried and riposted, meets a Stop Hit of 4 (double touch), misses."""
    state = fencing("ST4 SH5 ST3 DI4", "PR4 SH4 ST3 DI4", "tutorial", timer=20)
    told = play(state, "ST4", *answers)
    drawn = [fact for fact in facts(told, "drew") if fact["count"] > 1]
    assert [fact["seat"] for fact in drawn] == [first, 1 - first]
    assert view(state).hands == [6, 6]


@proves("F53", "F55")
def test_the_first_to_draw_may_take_the_last_card() -> None:
    state = fencing("ST4 SH5 ST3 DI4 BT4 TT4", "PR4 SH4 ST3 DI4 BT4 TT4", "tutorial", timer=1)
    told = play(state, "ST4", "PR4", "accept")
    drawn = facts(told, "drew")
    assert [(fact["seat"], fact["count"], fact["timer"]) for fact in drawn] == [(RED, 1, 0)]
    assert view(state).hands == [5, 6]


@proves("F53", "F55")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_refill_in_the_other_modes(mode: str) -> None:
    """Hands that are short, whatever made them so, are filled up after a phrase."""
    state = fencing("ST4 ST3", "PR4 ST5 SH4", mode, timer=5)
    told = play(state, "ST4", "accept")
    drawn = facts(told, "drew")
    assert [(fact["seat"], fact["count"], fact["timer"]) for fact in drawn] == [(GREEN, 4, 1), (RED, 1, 0)]
    assert view(state).hands == [6, 4]


@proves("F54", "F90")
def test_the_random_discard_is_replaced_at_once() -> None:
    state = fencing("ST4 ST3 RA", "BT4 BT5 TT4 SH4 SH5 PR4", "advanced", timer=9)
    told = play(state, "ST4", "distance")
    assert asked(state) == (GREEN, "press"), "the phrase still runs"
    assert kinds(told) == ["played", "cardless", "moved", "discarded", "drew", "stopped"]
    lost = event(told, "discarded")
    assert (lost["seat"], lost["how"]) == (RED, "random")
    assert view(state).discards == [lost["card"]], "which everybody sees"
    assert event(told, "drew")["count"] == 1
    assert view(state).hands[RED] == 6


@proves("F55", "F90")
@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_without_a_timer_distance_costs_no_card(mode: str) -> None:
    state = fencing("ST4 ST3", "BT4 BT5 TT4", mode, timer=0, sudden=mode == "tutorial")
    told = play(state, "ST4", "distance")
    assert "discarded" not in kinds(told)
    assert view(state).hands[RED] == 3


@proves("F57", "F33")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ("ST3 PR4", {"ST3"}),
        ("ST3 ST3 PR4", {"ST3"}),
        ("ST3 ST4 PR4", set()),
        ("ST4 PR4", {"ST4"}),
        ("ST4 ST5 PR4", set()),
    ],
)
def test_the_straight_thrust_that_must_be_kept(held: str, kept: set[str]) -> None:
    state = fencing(held, "ST6 PR5")
    exchangeable = {option[9:] for option in offered(state) if option.startswith("exchange:")}
    assert exchangeable == set(held.split()) - kept
    told = {name[9:]: code for name, code in why(state).items() if name.startswith("exchange:")}
    assert told == dict.fromkeys(kept, "kept-thrust")


@proves("F57")
@pytest.mark.parametrize(
    ("held", "kept"),
    [("ST3 PR4", {"ST3"}), ("ST3 ST3 PR4", {"ST3"}), ("ST3 ST4 PR4", set()), ("ST4 PR4", set())],
)
def test_o13_the_slow_straight_thrust_alone_may_be_kept(held: str, kept: set[str]) -> None:
    state = fencing(held, "ST6 PR5", kept_thrust="v3")
    exchangeable = {option[9:] for option in offered(state) if option.startswith("exchange:")}
    assert exchangeable == set(held.split()) - kept


@proves("F57", "F90")
@pytest.mark.parametrize(
    ("kept_thrust", "held", "safe"),
    [
        ("last", "ST3 PR4 PR5", "ST3"),
        ("last", "ST5 PR4 PR5", "ST5"),
        ("last", "ST3 ST5 PR4", "ST3"),
        ("last", "ST4 ST5 PR4", ""),
        ("v3", "ST3 PR4 PR5", "ST3"),
        ("v3", "ST3 ST5 PR4", "ST3"),
        ("v3", "ST5 PR4 PR5", ""),
    ],
)
def test_what_the_opponent_may_take(kept_thrust: str, held: str, safe: str) -> None:
    """One card of the others at random: over the seeds each of them is taken, and never the one put aside."""
    taken = set()
    for seed in range(40):
        state = fencing("ST4 BT4", held, seed=str(seed), kept_thrust=kept_thrust)
        taken.add(event(play(state, "ST4", "distance"), "discarded")["card"])
    assert taken == set(held.split()) - {safe}


@proves("F57", "F90")
def test_with_nothing_else_in_hand_nothing_is_taken() -> None:
    state = fencing("ST4 BT4", "ST3")
    told = play(state, "ST4", "distance")
    assert "discarded" not in kinds(told)
    assert "ST3" in hand(state, RED)
    assert view(state).squares == [5, 9]


@proves("F90", "F57")
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_elsewhere_any_card_may_go(mode: str) -> None:
    taken = set()
    for seed in range(40):
        state = fencing("ST4 BT4", "ST3 PR4", mode, seed=str(seed))
        play(state, "ST4", "distance")
        if mode == "tutorial":
            assert asked(state) == (RED, "cost")
            assert offered(state) == {"discard:ST3", "discard:PR4"}
            play(state, "discard:ST3")
        taken |= set(view(state).discards) & {"ST3", "PR4"}
    assert taken == ({"ST3"} if mode == "tutorial" else {"ST3", "PR4"})
