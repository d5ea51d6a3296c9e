"""Section 15: chains, repetition, the Rule of Six, endless loops, and handicaps in chains."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.words.amounts import InPool
from ludarium.games.keyforge.words.cards import FRIENDLY, IN_HAND, OPPONENT, YOU
from ludarium.games.keyforge.words.conditions import AtLeast, MoreAmber
from ludarium.games.keyforge.words.control import ByOpponent, Repeat
from ludarium.games.keyforge.words.effects import PlayIt, Use
from ludarium.games.keyforge.words.harm import Destroy, Ready
from ludarium.games.keyforge.words.players import Chains, Draw, Steal
from ludarium.games.keyforge.words.shorthand import card, creature, omni, play, words
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves

FILLED = ["punch", "smith", "troll", "bumpsy", "anger", "tremor", "smaaash", "lava-ball"]


@pytest.mark.parametrize(
    ("chains", "fewer"),
    [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (24, 4)],
)
@proves("G138", "G139", "G142")
def test_chains_leave_fewer_cards_and_one_of_them_goes(chains: int, fewer: int) -> None:
    table = Table(chains=(chains, 0), house="brobnar")
    table.do("end")
    assert len(table.hand()) == 6 - fewer
    assert table.chains() == max(0, chains - 1)


@pytest.mark.parametrize(
    ("hand", "chains", "after", "left"),
    [(6, 3, 6, 3), (7, 3, 7, 3), (5, 3, 5, 2), (4, 13, 4, 12), (5, 13, 5, 12), (2, 13, 3, 12)],
)
@proves("G140", "G141")
def test_a_chain_goes_only_where_the_hand_was_below_the_full_limit(
    hand: int, chains: int, after: int, left: int
) -> None:
    """Also when the reduction left nothing to draw."""
    table = Table(hand=FILLED[:hand], chains=(chains, 0), house="logos")
    table.do("end")
    assert (len(table.hand()), table.chains()) == (after, left)


@pytest.mark.parametrize(("before", "more", "after"), [(20, 3, 23), (20, 9, 24), (24, 1, 24), (2, -5, 0)])
@proves("G143")
def test_nobody_has_more_than_24_chains_or_fewer_than_none(before: int, more: int, after: int) -> None:
    with said({"first-blood": words(play(Chains(more)))}):
        table = Table(hand=["first-blood"], chains=(before, 0), house="brobnar")
        table.do("play:first-blood")
        assert table.chains() == after


@proves("G144")
@said({"first-blood": words(play(Draw(3)))})
def test_drawing_outside_the_draw_step_is_not_reduced() -> None:
    table = Table(hand=["first-blood"], chains=(13, 0), house="brobnar")
    table.do("play:first-blood")
    assert (len(table.hand()), table.chains()) == (3, 13)


@proves("G145")
def test_the_preceding_effect_is_resolved_again_as_long_as_the_card_says() -> None:
    """Numquid goes on while the opponent has more creatures; Bait and Switch repeats once, however much they have."""
    table = Table(hand=["numquid-the-fair"], theirs=["troll", "bumpsy", "smiling-ruth"], house="sanctum")
    table.do("play:numquid-the-fair", "card:troll", "card:bumpsy")
    assert table.line(1) == ["smiling-ruth"]
    table = Table(hand=["bait-and-switch"], amber=(0, 7), house="shadows")
    table.do("play:bait-and-switch")
    assert (table.amber(0), table.amber(1)) == (2, 5)


@proves("G145")
@said({"grumpus-tamer": words(play(Repeat(Destroy(A(creature())), AtLeast(InPool(YOU), 0), whole=True)))})
def test_this_effect_is_triggered_again_only_while_its_card_is_there() -> None:
    """The whole effect, the instruction to repeat included; a card that has gone repeats nothing."""
    table = Table(mine=["troll", "bumpsy"], theirs=["headhunter"], hand=["grumpus-tamer"], house="brobnar")
    table.do("play:grumpus-tamer", "place:0", "card:troll", "card:grumpus-tamer")
    assert (table.line(0), table.line(1)) == (["bumpsy"], ["headhunter"])
    assert table.asked == "turn"


@proves("G146")
@said({"misery-exploit": words(play(Repeat(Steal(1), MoreAmber(OPPONENT))))})
def test_a_repetition_within_one_card_is_not_limited() -> None:
    table = Table(hand=["misery-exploit"], amber=(0, 20), house="dis")
    table.do("play:misery-exploit")
    assert table.amber(0) == 10
    assert table.state.times(table.card("misery-exploit"), table.state.active) == 1


@proves("G147", "G148")
def test_six_plays_of_a_name_are_the_limit() -> None:
    table = Table(hand=["bumpsy"] * 7 + ["troll"], house="brobnar")
    for _ in range(6):
        table.do("play:bumpsy")
        if table.asked == "place":
            table.do("place:0")
    assert "play:bumpsy" not in table.offered()
    assert "play:troll" in table.offered()
    assert "discard:bumpsy" in table.offered()


@proves("G147", "G148")
@said({"grumpus-tamer": words(omni(Ready(Each(creature(FRIENDLY)))))})
def test_plays_and_uses_of_all_copies_count_together() -> None:
    """Three copies of Headhunter, each used twice, are the limit for all of them."""
    table = Table(
        mine=["headhunter", "headhunter", "headhunter", "grumpus-tamer"], hand=["headhunter"], house="brobnar"
    )
    names = [one for one in table.line() if one.startswith("headhunter")]
    table.do(*[f"reap:{one}" for one in names], "omni:grumpus-tamer", *[f"reap:{one}" for one in names[:2]])
    assert f"reap:{names[2]}" in table.offered()
    table.do(f"reap:{names[2]}", "omni:grumpus-tamer")
    assert [o for o in table.offered() if "headhunter" in o] == ["discard:headhunter"]


@proves("G149")
def test_removing_a_stun_counts_and_each_players_turn_counts_for_itself() -> None:
    table = Table(mine=["headhunter stunned"], theirs=["headhunter"], house="brobnar")
    table.do("unstun:headhunter")
    assert table.state.times(table.card("headhunter"), table.state.active) == 1
    table.do("end", "house:brobnar")
    assert table.state.times(table.card("headhunter"), table.state.active) == 0


@proves("G150")
@said({"first-blood": words(play(PlayIt(A(card(FRIENDLY, IN_HAND, name="bumpsy")))))})
def test_a_seventh_play_that_an_effect_forces_does_nothing() -> None:
    """The card stays where it was."""
    table = Table(hand=["first-blood", "bumpsy", "bumpsy"], house="brobnar")
    for _ in range(6):
        table.state.note(Done.PLAYED, 0, table.card("bumpsy"))
    assert table.state.times(table.card("bumpsy"), table.state.active) == 6
    table.do("play:first-blood")
    if table.asked == "card":
        table.do("hand:bumpsy")
    assert table.hand() == ["bumpsy", "bumpsy.2"]
    assert len(table.told("fizzled")) == 1


@proves("G150")
@said({"first-blood": words(play(Use(A(creature(FRIENDLY)))))})
def test_a_seventh_use_that_an_effect_forces_does_nothing() -> None:
    table = Table(mine=["bumpsy"], hand=["first-blood"], house="brobnar")
    for _ in range(6):
        table.state.note(Done.USED, 0, table.card("bumpsy"))
    table.do("play:first-blood")
    assert not table.has("bumpsy", "exhausted")
    assert table.amber() == 1


def opening(chains: tuple[int, int]) -> KeyForgeState:
    """A game of two sealed decks that seat 0 begins, before anybody has decided about a mulligan."""
    state = GAME.start(2, {"chains-0": chains[0], "chains-1": chains[1], "first": 0}, "chains")
    assert isinstance(state, KeyForgeState)
    return state


@proves("G153")
@pytest.mark.parametrize(
    ("chains", "first", "second", "left"),
    [((0, 0), 7, 6, (0, 0)), ((7, 1), 5, 5, (6, 0)), ((24, 13), 3, 3, (23, 12))],
)
def test_starting_chains_reduce_the_opening_hand_and_one_goes(
    chains: tuple[int, int], first: int, second: int, left: tuple[int, int]
) -> None:
    state = opening(chains)
    assert [len(state.row(Zones.HAND, seat)) for seat in (0, 1)] == [first, second]
    assert tuple(state.chains) == left


@proves("G153")
def test_a_mulligan_draws_one_fewer_and_removes_no_chain() -> None:
    state = opening((7, 0))
    decision = state.decision()
    assert decision is not None
    state.choose(decision.find("mulligan"))
    assert len(state.row(Zones.HAND, 0)) == 4
    assert state.chains[0] == 6


@proves("G147", "G149")
@said({"first-blood": words(play(ByOpponent(PlayIt(A(card(FRIENDLY, IN_HAND))))))})
def test_what_the_other_player_plays_counts_for_that_player() -> None:
    table = Table(hand=["first-blood"], their_hand=["bumpsy"], house="brobnar")
    for _ in range(6):
        table.state.note(Done.PLAYED, 0, table.card("bumpsy"))
    table.do("play:first-blood")
    assert table.line(1) == ["bumpsy"]
