"""The timed game: 45 minutes, then an overtime, then the tie-break (T6 of the tournament regulations)."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core.errors import LudariumError
from ludarium.core.game import Value
from ludarium.core.state import Timer
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.events import Clocks, WinCauses
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.tie_break import TieSteps, tie_break
from ludarium.games.keyforge.words.players import AnotherTurn, Gain
from ludarium.games.keyforge.words.shorthand import ends, keys_cost, play, starts, words


def timed(**position: object) -> Table:
    return Table(minutes=45, **position)


def time_is_up(table: Table) -> Table:
    table.events = table.state.choose(table.state.table().find("time"))
    return table


def over(table: Table) -> tuple[int, int]:
    """Who has won, and why."""
    return table.state.winner, table.state.reason


def test_a_timed_game_lasts_45_minutes_and_others_know_no_clock() -> None:
    """T6.1"""
    timers = [state_of({"time": 45}).timers(), state_of({}).timers()]
    assert [[repr(timer) for timer in one] for one in timers] == [[repr(Timer("game-1", 2700, "time"))], []]
    assert "time" in [str(option) for option in state_of({"time": 45}).table().options()]
    assert "time" not in [str(option) for option in state_of({}).table().options()]


def state_of(options: dict[str, Value]) -> KeyForgeState:
    state = GAME.start(2, options, "time")
    assert isinstance(state, KeyForgeState)
    return state


def test_each_game_of_a_match_has_its_own_clock() -> None:
    state = state_of({"time": 45, "match": "three"})
    state.choose(state.table().find("time"))
    assert state.timers() == []
    state.choose(state.table().find("concede>0"))
    assert [timer.key for timer in state.timers()] == ["game-2"]


def test_without_time_nobody_can_call_it() -> None:
    table = Table(mine=["troll"])
    with pytest.raises(LudariumError):
        table.state.table().find("time")


@pytest.mark.parametrize("active", [0, 1])
def test_a_ends_the_turn_then_b_has_one_then_a_forges_only(active: int) -> None:
    """T6.2, T6.3, T6.3.1: A is the player whose turn it is when the time runs out."""
    table = time_is_up(timed(mine=["troll"], theirs=["bumpsy"], active=active, first=active))
    assert table.state.clock == Clocks.OVERTIME_A
    assert len(table.told("overtime")) == 1
    assert table.state.timers() == []
    assert (table.asked, table.state.active) == ("turn", active)
    table.do("end")
    assert (table.state.clock, table.state.active) == (Clocks.OVERTIME_B, 1 - active)
    while table.asked != "turn":
        table.step(1 - active)
    assert table.state.winner == -1
    table.do("end")
    assert over(table) == (active, WinCauses.BY_TIME)  # nothing but the forge step, then the tie-break


def test_before_the_first_turn_a_is_who_will_begin() -> None:
    """T6.3 (between turns, before the first)."""
    state = state_of({"time": 45, "first": 1})
    state.choose(state.table().find("time"))
    for _ in range(2):
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find("keep"))
    assert (state.active, state.clock) == (1, Clocks.OVERTIME_A)


@pytest.mark.parametrize(
    ("keys", "amber", "winner"),
    [((2, 0), (6, 0), 0), ((0, 2), (0, 6), 1), ((2, 2), (6, 0), 0), ((2, 2), (6, 6), 1)],
)
def test_the_third_key_wins_in_every_part_of_the_overtime(
    keys: tuple[int, int], amber: tuple[int, int], winner: int
) -> None:
    """T6.3: B forges in B's last turn before A comes to the third part."""
    table = time_is_up(timed(keys=keys, amber=amber))
    table.do("end")
    while table.state.winner < 0:
        table.step(1)
    assert over(table) == (winner, WinCauses.BY_KEYS)


def test_in_the_last_part_there_is_only_the_forge_step() -> None:
    """T6.3.1: no house, nothing played, nothing readied, no card drawn; but a key is forged at its cost."""
    table = time_is_up(timed(mine=["troll exhausted"], hand=["punch"], amber=(6, 0), keys=(0, 1), first=1))
    table.do("end")
    assert table.state.active == 1
    table.to_turn_of(1)
    table.state.flags[table.card("troll")] |= 1
    cards = table.hand()
    table.do("end")
    assert table.asked == "key"
    table.do("key:red")
    assert table.hand() == cards
    assert table.has("troll", "exhausted")
    assert over(table) == (0, WinCauses.BY_TIME)  # 1 key each, no æmber, no chains: the troll


@said({"alaka": words(starts(Gain(6))), "foozle": words(ends(Gain(1))), "groke": words(keys_cost(1))})
def test_start_and_end_of_the_last_turn_and_costs_count() -> None:
    """T6.3.1: 6 at the start do not pay for a key that costs 7 with 0 in the pool; in the tie-break 6 do."""
    table = time_is_up(timed(mine=["alaka", "foozle", "groke"], first=1))
    table.do("end")
    assert table.amber() == 1
    table.to_turn_of(1)
    table.state.pool[0] = 0
    table.do("end")
    assert [(one["seat"], one["cost"]) for one in table.told("forged")] == [(0, 6)]
    assert table.amber() == 1
    assert over(table) == (0, WinCauses.BY_TIME)


@said({"groke": words(keys_cost(3))})
def test_no_card_has_a_say_in_the_tie_break() -> None:
    """T6.4, T6.4.1: a key costs 6 then, at most one each, and nothing answers it."""
    table = time_is_up(timed(theirs=["groke", "bilgum-avalanche"], mine=["dust-imp"], amber=(0, 0), first=0))
    table.do("end").to_turn_of(1)
    table.state.pool = [6, 14]
    table.do("end")
    assert table.state.pool == [0, 8]
    assert (table.keys(0), table.keys(1)) == (1, 1)
    assert table.damage("dust-imp") == 0
    assert over(table) == (1, WinCauses.BY_TIME)
    assert table.told("tie_break")[0]["seat"] == 1


def test_captured_æmber_does_not_count() -> None:
    """T6.6"""
    table = time_is_up(timed(mine=["troll amber:9"], first=1))
    table.do("end").to_turn_of(1)
    table.do("end")
    assert table.keys(0) == 0


CASES = [
    ((2, 7, 0, 3), (2, 6, 0, 5), 1, 0, TieSteps.AMBER),
    ((1, 12, 0, 0), (2, 0, 0, 4), 1, 0, TieSteps.AMBER),
    ((2, 5, 0, 1), (1, 5, 0, 9), 1, 0, TieSteps.KEYS),
    ((2, 5, 3, 6), (1, 11, 0, 2), 0, 1, TieSteps.CHAINS),
    ((0, 13, 0, 2), (0, 13, 0, 2), 1, 1, TieSteps.FIRST),
    ((1, 3, 2, 4), (1, 3, 2, 3), 1, 0, TieSteps.CREATURES),
    ((2, 6, 0, 0), (2, 5, 0, 9), 1, 0, TieSteps.KEYS),
]


@pytest.mark.parametrize(("a", "b", "first", "winner", "step"), CASES)
def test_the_table_of_tie_breaks(
    a: tuple[int, ...], b: tuple[int, ...], first: int, winner: int, step: int
) -> None:
    """T6.4.1 to T6.4.6; and the same with the seats exchanged."""
    columns = [list(pair) for pair in zip(a, b, strict=True)]
    result = tie_break(columns[0], columns[1], columns[2], columns[3], first)
    assert (result.winner, result.step) == (winner, step)
    turned = [column[::-1] for column in columns]
    result = tie_break(turned[0], turned[1], turned[2], turned[3], 1 - first)
    assert (result.winner, result.step) == (1 - winner, step)


CREATURES = ["troll", "bumpsy", "headhunter", "pitlord", "snufflegator", "champion-anaphiel"]


@pytest.mark.parametrize(("a", "b", "first", "winner", "step"), [case for case in CASES if case[1][3] < 6])
def test_the_table_of_tie_breaks_at_the_end_of_a_game(
    a: tuple[int, ...], b: tuple[int, ...], first: int, winner: int, step: int
) -> None:
    """T6.5: the inputs are those of the game, as they are after A's last forge step."""
    table = time_is_up(
        timed(mine=[f"{one} house:mars" for one in CREATURES[: a[3]]],
              theirs=[f"{one} house:mars" for one in CREATURES[: b[3]]],
              keys=(a[0], b[0]), first=first)
    )  # fmt: skip
    table.state.clock = Clocks.FORGE_ONLY
    table.state.pool = [a[1], b[1]]
    table.state.chains = [a[2], b[2]]
    table.state.told = []
    table.state.break_tie()
    assert over(table) == (winner, WinCauses.BY_TIME)
    assert [event.facts()["step"] for event in table.state.told if event.kind() == "tie_break"] == [step]


@said({"the-flex": words(play(AnotherTurn()))})
def test_there_are_no_further_turns_once_time_is_up() -> None:
    """OP-3, T6.3: the next turn is the last of the other player, whatever a card has promised."""
    table = time_is_up(timed(hand=["the-flex"], house="brobnar").do("play:the-flex"))
    table.do("end")
    assert (table.state.clock, table.state.active) == (Clocks.OVERTIME_B, 1)
    table.to_turn_of(1).do("end")
    assert table.state.reason == WinCauses.BY_TIME


def test_there_is_no_draw() -> None:
    """T6.7: one wins and the other loses."""
    table = time_is_up(timed())
    table.do("end").to_turn_of(1)
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert sorted(outcome.scores) == [0, 1]
    assert len(outcome.winners) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_ends_it_in_every_part(seat: int) -> None:
    table = time_is_up(timed())
    table.do("end")
    table.state.choose(table.state.table().find(f"concede>{seat}"))
    assert over(table) == (1 - seat, WinCauses.BY_CONCEDING)
