"""The overtime at a physical table, led by a judge (T6, T7.1, T7.2)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import msgspec
import pytest

from ludarium import i18n
from ludarium.core import Chance
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.rules.keyforge.overtime import (
    A_FINISHES,
    A_FORGE_ONLY,
    AUTO_LOSS,
    B_LAST_TURN,
    COIN,
    CONCESSION,
    DECIDED,
    DISQUALIFIED,
    DONE,
    METHODS,
    NOBODY,
    RUNNING,
    STATES,
    THIRD_KEY,
    TIE_BREAK,
    TIME,
    TURN_ENDS,
    Bout,
    Inputs,
    Step,
    after,
    begun,
    broken,
    entered,
    explained,
    guide,
    offered,
    rule_of,
    tie_broken,
)

JUDGE = 7
NOW = 1_700_000_000


def play(*events: tuple[str, int], first: int = 0) -> Bout:
    """A game after these events, a minute apart."""
    bout = begun(first, COIN)
    for number, (event, seat) in enumerate(events):
        bout = after(bout, event, seat, JUDGE, NOW + 60 * number)
    return bout


def at(state: str, a: int = 0) -> Bout:
    """A game in a state, A being in seat ``a``."""
    steps = [(TIME, a), (TURN_ENDS, a), (TURN_ENDS, 1 - a), (TURN_ENDS, a)]
    return play(*steps[: STATES.index(state)])


LEVEL = Inputs((1, 1), (2, 2), (0, 0), (3, 3))


@proves("T7.2")
@pytest.mark.parametrize("first", [-1, 2])
def test_no_game_starts_without_a_first_player(first: int) -> None:
    with pytest.raises(Refused) as error:
        begun(first, COIN)
    assert error.value.code == "desk-first-player-missing"


@proves("T7.2")
def test_the_first_player_is_found_by_chance_and_kept_with_the_way_it_was_found() -> None:
    for method in METHODS:
        assert (begun(1, method).first, begun(1, method).method) == (1, method)
    assert begun(1, "shortest straw").method == "shortest straw"  # any other fair way (T7.2 gives examples)
    for method in ("", "  ", "x" * 41):
        with pytest.raises(Refused) as error:
            begun(1, method)
        assert error.value.code == "desk-first-player-method"


@proves("T6.2", "T6.3")
@pytest.mark.parametrize("a", [0, 1])
def test_a_finishes_b_has_a_last_turn_a_forges_then_the_tie_break(a: int) -> None:
    bout = begun(0, COIN)
    assert (bout.state, bout.turn) == (RUNNING, NOBODY)
    for event, seat, state, turn in (
        (TIME, a, A_FINISHES, a),
        (TURN_ENDS, a, B_LAST_TURN, 1 - a),
        (TURN_ENDS, 1 - a, A_FORGE_ONLY, a),
        (TURN_ENDS, a, TIE_BREAK, NOBODY),
    ):
        bout = after(bout, event, seat, JUDGE, NOW)
        assert (bout.state, bout.turn, bout.a, bout.winner) == (state, turn, a, NOBODY)


@proves("T6.3")
def test_every_transition_is_kept_with_its_judge_and_time() -> None:
    assert play((TIME, 1), (TURN_ENDS, 1), (CONCESSION, 1)).steps == (
        Step(TIME, 1, JUDGE, NOW, RUNNING, A_FINISHES),
        Step(TURN_ENDS, 1, JUDGE, NOW + 60, A_FINISHES, B_LAST_TURN),
        Step(CONCESSION, 1, JUDGE, NOW + 120, B_LAST_TURN, DONE),
    )


@proves("T6.3", "T6.3.2")
@pytest.mark.parametrize("state", STATES[:4])
@pytest.mark.parametrize(("a", "seat"), list(product([0, 1], repeat=2)))
def test_the_third_key_ends_the_game_whoever_forges_it_and_whenever(state: str, a: int, seat: int) -> None:
    bout = after(at(state, a), THIRD_KEY, seat, JUDGE, NOW)
    assert (bout.state, bout.winner, bout.loser, bout.reason) == (DONE, seat, 1 - seat, "keys")


@proves("T6.3", "T14.8")
@pytest.mark.parametrize("state", STATES[:5])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("event", "reason"), [(CONCESSION, "concession"), (AUTO_LOSS, "auto_loss"), (DISQUALIFIED, "dq")]
)
def test_who_gives_up_or_is_put_out_loses_in_every_state(
    state: str, seat: int, event: str, reason: str
) -> None:
    bout = after(at(state), event, seat, JUDGE, NOW)
    assert (bout.state, bout.winner, bout.loser, bout.reason) == (DONE, 1 - seat, seat, reason)


@proves("T6.3")
def test_nothing_else_can_come() -> None:
    """In every state each event that is not offered is refused, and leaves no trace."""
    everything = list(
        product((THIRD_KEY, TIME, TURN_ENDS, CONCESSION, AUTO_LOSS, DISQUALIFIED, DECIDED), (0, 1))
    )
    wanted = {
        RUNNING: {(TIME, 0), (TIME, 1), (THIRD_KEY, 0), (THIRD_KEY, 1)},
        A_FINISHES: {(TURN_ENDS, 0), (THIRD_KEY, 0), (THIRD_KEY, 1)},
        B_LAST_TURN: {(TURN_ENDS, 1), (THIRD_KEY, 0), (THIRD_KEY, 1)},
        A_FORGE_ONLY: {(TURN_ENDS, 0), (THIRD_KEY, 0), (THIRD_KEY, 1)},
        TIE_BREAK: set(),
    }
    always = set(product((CONCESSION, AUTO_LOSS, DISQUALIFIED), (0, 1)))
    for state, known in wanted.items():
        bout = at(state)
        assert set(offered(bout)) == known | always
        for event, seat in everything:
            if (event, seat) not in known | always:
                with pytest.raises(Refused) as error:
                    after(bout, event, seat, JUDGE, NOW)
                assert error.value.code == "desk-overtime-event"
    over = play((THIRD_KEY, 0))
    assert offered(over) == ()
    with pytest.raises(Refused):
        after(over, THIRD_KEY, 1, JUDGE, NOW)


@proves("T6.3.1")
@pytest.mark.parametrize("a", [0, 1])
def test_the_page_says_that_the_last_turn_of_a_is_the_forge_step_alone(a: int) -> None:
    said = guide(at(A_FORGE_ONLY, a))
    assert (said.message, said.facts) == ("desk-overtime-a-forge-only", {"player": a})


DIFFERS = "desk-overtime-tie-break-differs"


def test_the_page_says_in_every_state_what_is_to_be_done() -> None:
    said = [guide(at(state)).message for state in STATES[:4]]
    bout = at(TIE_BREAK)
    for seat in (0, 1):
        said.append(guide(bout).message)
        bout = entered(bout, seat, LEVEL)
    said += [guide(bout).message, guide(after(bout, DECIDED, 0, JUDGE, NOW)).message]
    assert [one.removeprefix("desk-overtime-") for one in said] == [
        *STATES[:4],
        "tie-break-0",
        "tie-break-1",
        "tie-break-2",
        "done",
    ]


CASES = [
    ((2, 7, 0, 3), (2, 6, 0, 5), "B", "A", "T6.4.3"),
    ((1, 12, 0, 0), (2, 0, 0, 4), "B", "A", "T6.4.3"),
    ((2, 5, 0, 1), (1, 5, 0, 9), "B", "A", "T6.4.2"),
    ((2, 5, 3, 6), (1, 11, 0, 2), "A", "B", "T6.4.4"),
    ((0, 13, 0, 2), (0, 13, 0, 2), "B", "B", "T6.4.6"),
    ((1, 3, 2, 4), (1, 3, 2, 3), "B", "A", "T6.4.5"),
    ((2, 6, 0, 0), (2, 5, 0, 9), "B", "A", "T6.4.2"),
]
"""The table of T6.4: keys, æmber, chains and creatures of A and of B, the first player, the winner, the deciding step."""
Numbers = tuple[int, int, int, int]


@proves("T6.4", "T6.4.1", "T6.4.2", "T6.4.3", "T6.4.4", "T6.4.5", "T6.4.6", "T6.7")
@pytest.mark.parametrize(("a", "b", "first", "winner", "step"), CASES)
@pytest.mark.parametrize("turned", [False, True])
def test_the_table_of_tie_breaks(
    a: Numbers, b: Numbers, first: str, winner: str, step: str, turned: bool
) -> None:
    """From the inputs of both players to the judge's result; and with the seats exchanged."""
    seats = "BA" if turned else "AB"
    pairs = list(zip(b, a, strict=True)) if turned else list(zip(a, b, strict=True))
    inputs = Inputs(*pairs)
    bout = replace(at(TIE_BREAK), first=seats.index(first))
    bout = entered(entered(bout, 0, inputs), 1, inputs)
    result = tie_broken(bout)
    assert (seats[result.winner], rule_of(result)) == (winner, step)
    assert explained(inputs, bout.first)[-1].facts["player"] == result.winner
    done = after(bout, DECIDED, result.winner, JUDGE, NOW)
    assert (done.winner, done.loser, done.reason) == (result.winner, 1 - result.winner, "time")
    assert msgspec.json.decode(msgspec.json.encode(done), type=Bout) == done


@proves("T6.4.1")
def test_each_player_forges_one_key_at_most_for_six_from_the_pool() -> None:
    result = broken(Inputs((0, 0), (13, 5), (0, 0), (0, 0)), 0)
    assert (result.keys, result.amber, result.forges) == ([1, 0], [7, 5], [True, False])


@proves("T6.4", "T6.7")
def test_one_wins_and_one_loses_whatever_stands_on_the_table() -> None:
    """Random tables against the steps of T6.4 written out as one comparison."""
    chance = Chance.of(f"{seed_of_run()} tie-breaks")
    for _ in range(2_000):
        rows = [[chance.below(3), chance.below(14), chance.below(3), chance.below(4)] for _ in range(2)]
        first = chance.below(2)
        keyed = []
        for seat, (keys, amber, chains, creatures) in enumerate(rows):
            forges = amber >= 6
            keyed.append((keys + forges, amber - 6 * forges, -chains, creatures, seat == first))
        wanted = 0 if keyed[0] > keyed[1] else 1
        step = next(place for place, (a, b) in enumerate(zip(*keyed, strict=True), 2) if a != b)
        inputs = Inputs(*zip(*rows, strict=True))
        result = broken(inputs, first)
        assert (result.winner, rule_of(result)) == (wanted, f"T6.4.{step}"), (rows, first)
        said = explained(inputs, first)
        assert len([one for one in said if "forges" not in one.message]) == step - 1


@proves("T6.5")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"keys": (3, 0)}, "keys"),
        ({"keys": (0, -1)}, "keys"),
        ({"keys": (True, 1)}, "keys"),
        ({"amber": (0, -1)}, "amber"),
        ({"chains": (-1, 0)}, "chains"),
        ({"creatures": (0, -5)}, "creatures"),
        ({"creatures": (0, 10**30)}, "creatures"),
        ({"amber": (1,)}, "pair"),
    ],
)
def test_counts_that_cannot_be_are_refused(change: dict[str, tuple[int, int]], code: str) -> None:
    with pytest.raises(Refused) as error:
        entered(at(TIE_BREAK), 0, replace(LEVEL, **change))
    assert error.value.code == "desk-tie-break-" + code


@proves("T6.5")
@pytest.mark.parametrize("keys", list(product(range(3), repeat=2)))
def test_nought_to_two_keys_are_taken(keys: tuple[int, int]) -> None:
    assert entered(at(TIE_BREAK), 0, replace(LEVEL, keys=keys)).inputs == replace(LEVEL, keys=keys)


@proves("T6.4", "T6.5")
def test_both_players_confirm_the_same_numbers_before_there_is_a_result() -> None:
    bout = entered(at(TIE_BREAK), 0, LEVEL)
    with pytest.raises(Refused):
        tie_broken(bout)
    with pytest.raises(Refused):
        after(bout, DECIDED, 0, JUDGE, NOW)
    assert entered(bout, 0, LEVEL).confirmed == (0,)
    other = entered(bout, 1, replace(LEVEL, amber=(2, 3)))
    assert (other.confirmed, other.differs, guide(other).message) == ((1,), True, DIFFERS)
    again = entered(other, 1, LEVEL)  # who was wrong says so, and both agree at once
    assert (again.confirmed, again.differs) == ((0, 1), False)
    agreed = entered(other, 0, replace(LEVEL, amber=(2, 3)))
    assert (agreed.confirmed, tie_broken(agreed).winner) == ((0, 1), 1)
    with pytest.raises(Refused):
        after(agreed, DECIDED, 0, JUDGE, NOW)  # not the one who wins
    for state in (RUNNING, A_FINISHES, A_FORGE_ONLY):
        with pytest.raises(Refused):
            entered(at(state), 0, LEVEL)
    with pytest.raises(Refused):
        entered(bout, 2, LEVEL)


@pytest.mark.slow
@proves("T6.6")
def test_the_page_asks_for_the_pool_alone_and_for_token_creatures_too() -> None:
    for lang, on_cards, tokens in (
        ("en", "not on cards", "token creatures"),
        ("zh-Hant", "不計卡牌上的", "衍生生物"),
        ("ko", "카드 위의 것 제외", "토큰 생명체"),
    ):
        asked = i18n.say(lang, "desk-overtime-tie-break-0")
        assert on_cards in asked
        assert tokens in asked


@proves("T7.1")
def test_a_round_is_one_game_with_a_winner_and_a_loser() -> None:
    bout = play((THIRD_KEY, 1))
    assert (bout.winner, bout.loser, offered(bout)) == (1, 0, ())
