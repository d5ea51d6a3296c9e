"""S4 Setup of a round, S5 The field."""

from __future__ import annotations

from collections import Counter, deque

import pytest
from tests.rules.saboteur.positions import (
    begun,
    choose,
    dealt,
    dealt_so,
    deck,
    facts,
    finish_round,
    hand,
    kinds,
    lying,
    offered,
    opening,
    places,
    row,
    table,
    view,
)

from ludarium.core import Event, WrongOption
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import CARD_IDS, CARD_OF_ID, PATH_IDS, PATHS, ROLE_NAMES
from ludarium.testing import proves

CENTRE = {f"{card}{mark}" for card in PATH_IDS for mark in ("", "'")}


def set_aside(told: list[Event]) -> list[str]:
    found = facts(told, "set_aside")
    return list(found[0]["cards"]) if found else []


# -- S4


@proves("S4.1")
def test_the_deck_holds_path_and_action_cards_and_nothing_else() -> None:
    state, _ = dealt()
    everything = [
        *state.deal.deck,
        *(kind for cards in state.players.hands for kind in cards),
        state.deal.centre_card,
    ]
    assert sorted(everything) == sorted(ru.draw_deck(6))


@proves("S4.2")
def test_nobody_looks_at_a_role_before_the_centre_card_lies() -> None:
    state, told = dealt()
    assert len(state.deal.roles) == 6
    for seat in range(6):
        assert view(state, seat).role is None
        assert not facts(told, "role_seen", seat)


@proves("S4.2")
def test_roles_may_be_seen_before_by_option() -> None:
    state, told = dealt(roles_seen="before")
    for seat in range(6):
        own = ROLE_NAMES[state.deal.roles[seat]]
        assert view(state, seat).role == own
        assert facts(told, "role_seen", seat) == [{"seat": seat, "role": own}]
    assert not facts(choose(state, "centre"), "role_seen")


@proves("S4.3", "S5.5")
def test_start_face_up_and_three_shuffled_goals_face_down() -> None:
    orders = Counter[tuple[int, ...]]()
    for seed in range(300):
        state, _ = dealt(seed=str(seed))
        orders[tuple(state.deal.faces)] += 1
        for seat in (*range(6), None):
            seen = view(state, seat)
            assert [(card.card, card.x, card.y) for card in seen.field] == [("start", 0, 0)]
            assert [(goal.up, goal.face, goal.peeked_by) for goal in seen.goals] == [(False, None, [])] * 3
    assert len(orders) == 6, "every order of the goals"
    assert all(25 < times < 75 for times in orders.values()), orders


@proves("S4.4")
def test_path_and_action_cards_are_shuffled_together() -> None:
    paths = [sum(kind < PATHS for kind in dealt(seed=str(n))[0].players.hands[0]) for n in range(200)]
    assert 2.6 < sum(paths) / 200 < 3.4, "40 of 67 cards in hands of 5"
    assert {0, 5} <= set(paths), "some hands have no path card, some have nothing else"


@proves("S4.5", "S4.6", "S4.14")
@pytest.mark.parametrize(
    ("seats", "maps", "size", "left"),
    [(5, 6, 6, 36), (6, 6, 5, 36), (7, 6, 5, 31), (5, 5, 6, 35), (6, 5, 5, 35), (7, 5, 5, 30)],
)
def test_hands_and_deck(seats: int, maps: int, size: int, left: int) -> None:
    state, told = dealt(seats, maps=maps)
    assert [len(cards) for cards in state.players.hands] == [size] * seats
    assert view(state).deck == left
    assert facts(told, "dealt", 0)[0]["hand"] == hand(state, 0)
    assert facts(told, "dealt", 0)[0]["hands"] == [size] * seats
    assert facts(told, "dealt", None)[0]["hand"] is None


@proves("S4.14")
@pytest.mark.parametrize(("seats", "least"), [(5, 10), (6, 10), (7, 5)])
def test_a_path_card_is_always_found(seats: int, least: int) -> None:
    paths = sum(1 for kind in ru.draw_deck(5) if kind < PATHS)
    assert paths - seats * ru.hand_size(seats) == least
    for seed in range(100):
        state, _ = dealt(seats, str(seed))
        assert state.deal.centre_card < PATHS


@proves("S4.7")
def test_the_start_player_is_drawn_at_random_for_each_round() -> None:
    first, second = Counter[int](), Counter[bool]()
    for seed in range(300):
        state, told = dealt(seed=str(seed))
        first[state.progress.start_player] += 1
        assert facts(told, "gold_drawn") == [{"seat": state.progress.start_player}]
        before = state.progress.start_player
        choose(state, "centre")
        finish_round(state)
        choose(state, "deal")
        second[state.progress.start_player == before] += 1
    assert all(25 < first[seat] < 75 for seat in range(6)), first
    assert second[False] > 200, "the next round's start player is drawn anew"


@proves("S4.8")
def test_cards_are_turned_until_a_path_card_comes() -> None:
    lengths = Counter[int]()
    for seed in range(200):
        state, told = dealt(seed=str(seed))
        aside = set_aside(told)
        lengths[len(aside)] += 1
        assert all(CARD_OF_ID[card] >= PATHS for card in aside)
        assert facts(told, "centre_found") == [
            {"seat": state.progress.start_player, "card": CARD_IDS[state.deal.centre_card]}
        ]
        assert all(fact["seat"] == state.progress.start_player for fact in facts(told, "set_aside"))
    assert {0, 1, 2} <= set(lengths)
    assert 90 < lengths[0] < 150, "40 of 67 cards are path cards"


@proves("S4.9", "S5.4")
@pytest.mark.parametrize(("choice", "mark"), [("centre", ""), ("centre'", "'")])
def test_the_start_player_lays_the_centre_card_either_way(choice: str, mark: str) -> None:
    for wanted in ("CR", "DTV"):  # it may be a dead end

        def found(state: SaboteurState, told: list[Event], wanted: str = wanted) -> bool:
            return CARD_IDS[state.deal.centre_card] == wanted

        state, _ = dealt_so(found)
        decision = state.decision()
        assert decision is not None
        assert (decision.seat, decision.kind) == (state.progress.start_player, "centre")
        assert offered(state) == {"centre", "centre'"}
        told = choose(state, choice)
        assert lying(state) == {"4,0": wanted + mark}
        assert facts(told, "centre_laid")[0]["turned"] == (mark == "'")


@proves("S4.9", "S7.3")
def test_a_centre_card_that_looks_the_same_turned_lies_one_way() -> None:
    state, _ = dealt_so(lambda state, told: CARD_IDS[state.deal.centre_card] == "IH")
    assert offered(state) == {"centre"}


@proves("S4.10")
def test_cards_set_aside_are_shuffled_back() -> None:
    on_top = []
    for seed in range(500):
        state, told = dealt(seed=str(seed))
        for card in set_aside(told)[-1:]:
            assert card in deck(state)
            on_top.append(deck(state)[0] == card)
    assert len(on_top) > 100, "often a card is set aside"
    assert 0 < sum(on_top) / len(on_top) < 0.25, "it lies on top by chance only"


@proves("B7", "S4.8", "S4.10")
def test_b7_map_map_dead_end() -> None:
    def wanted(state: SaboteurState, told: list[Event]) -> bool:
        return CARD_IDS[state.deal.centre_card] == "DX" and set_aside(told)[:2] == ["map", "map"]

    state, _ = dealt_so(wanted)
    assert len(deck(state)) == 36
    in_hands = [card for seat in range(6) for card in hand(state, seat)]
    assert (deck(state) + in_hands).count("map") == 6
    choose(state, "centre")
    assert lying(state) == {"4,0": "DX"}


@proves("S4.11")
def test_then_each_player_looks_at_the_own_role() -> None:
    state, _ = dealt()
    told = choose(state, "centre")
    for seat in range(6):
        own = ROLE_NAMES[state.deal.roles[seat]]
        assert facts(told, "role_seen", seat) == [{"seat": seat, "role": own}]
        assert view(state, seat).role == own
    assert facts(told, "role_seen", None) == []


@proves("S4.12")
def test_the_start_player_takes_the_first_turn_and_play_goes_clockwise() -> None:
    state = begun()
    seats = []
    for _ in range(6):
        seats.append(state.progress.turn)
        choose(state, f"pass:{hand(state, state.progress.turn)[0]}")
    assert seats == [(state.progress.start_player + n) % 6 for n in range(6)]


@proves("S4.13")
def test_the_centre_card_comes_from_no_hand() -> None:
    state, _ = dealt()
    before = [cards[:] for cards in state.players.hands]
    choose(state, "centre")
    assert state.players.hands == before


@proves("S4.15")
@pytest.mark.parametrize(("seats", "maps", "left"), [(5, 6, 66), (6, 6, 66), (7, 6, 66), (6, 5, 65)])
def test_each_turn_takes_one_card_of_hands_and_deck(seats: int, maps: int, left: int) -> None:
    state = begun(seats, maps=maps)
    for turn in range(20):
        assert sum(map(len, state.players.hands)) + state.piles.deck_left == left - turn
        choose(state, min(offered(state)))


@proves("S4.2", "S4.5", "S4.8", "S4.10", "S4.11")
def test_the_steps_of_the_setup_come_in_their_order() -> None:
    state, told = dealt_so(lambda state, told: bool(set_aside(told)))
    assert kinds(told) == ["dealt", "gold_drawn", "set_aside", "centre_found"]
    assert kinds(choose(state, "centre")) == ["centre_laid"] + ["role_seen"] * 6


# -- S5


@proves("S5.1", "S5.2")
def test_where_start_and_goals_lie() -> None:
    state = begun()
    seen = view(state)
    assert [(card.x, card.y) for card in seen.field if card.card == "start"] == [(0, 0)]
    assert [(goal.x, goal.y) for goal in seen.goals] == [(8, -2), (8, 0), (8, 2)]
    assert len(range(0 + 1, 8)) == 7, "seven card widths between the start and the goals"


@proves("S5.2")
def test_north_is_up() -> None:
    state = table(centre=None, hands={0: ["D1V", "D1H", "X"]})
    assert places(state, "D1V") == {"0,1", "'0,-1"}, "its open N edge meets the start's S edge"
    assert places(state, "D1H") == {"-1,0", "'1,0"}, "its open E edge meets the start's W edge"
    assert places(state, "X") == {"0,-1", "1,0", "0,1", "-1,0"}


@proves("S5.3")
@pytest.mark.parametrize(("x", "y", "card"), [(-1, 0, "IH"), (0, -1, "IV"), (0, 1, "IV"), (1, 0, "IH")])
def test_the_field_has_no_border(x: int, y: int, card: str) -> None:
    state = table(centre=None)
    straight = [CARD_OF_ID[card], CARD_OF_ID["X"]]
    for n in range(1, 31):  # more than all path cards could do; east it passes the middle goal at n = 8
        if (n * x, n * y) == (8, 0):
            break
        state.players.hands[state.progress.turn] = straight[:]
        choose(state, f"{card}@{n * x},{n * y}")
        assert f"{n * x},{n * y}" in lying(state)
        state.players.hands[state.progress.turn] = straight[:]
        if (n + 1) * x != 8:
            assert f"{(n + 1) * x},{(n + 1) * y}" in places(state, "X")


@proves("S5.4")
@pytest.mark.parametrize("middle", [2, 3, 4, 5, 6, 7])
def test_the_middle_cell(middle: int) -> None:
    state = begun(middle=middle)
    assert [(card.x, card.y) for card in view(state).field if card.centre] == [(middle, 0)]


@proves("S5.4")
def test_the_middle_cell_is_usually_the_fourth_of_seven() -> None:
    assert list(lying(begun())) == ["4,0"]
    with pytest.raises(WrongOption):  # beside the start a card could lie that does not fit it (S24.2)
        opening(middle=1)


def cards_between(goal: tuple[int, int], through: frozenset[tuple[int, int]]) -> int:
    """How many played cards the shortest path to a goal needs; cells of ``through`` cost nothing."""
    blocked = {(8, -2), (8, 0), (8, 2)} - {goal} - through
    todo = deque([((0, 0), 0)])
    seen = {(0, 0)}
    while todo:
        (x, y), cards = todo.popleft()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell == goal:
                return cards
            if cell not in seen and cell not in blocked:
                seen.add(cell)
                if cell in through:
                    todo.appendleft((cell, cards))
                else:
                    todo.append((cell, cards + 1))
    raise AssertionError


@proves("S5.6")
def test_how_many_cards_a_path_needs() -> None:
    assert cards_between((8, 0), frozenset()) == 7
    assert cards_between((8, 2), frozenset()) == cards_between((8, -2), frozenset()) == 9
    assert cards_between((8, 2), frozenset({(8, 0)})) == 8


@proves("S5.6")
def test_eight_cards_can_be_enough_for_an_outer_goal() -> None:
    state = table(field=row(1, 6), goals=["gold", "stone2", "stone1"], hands={0: ["X"], 1: ["IV"]})
    choose(state, "X@7,0")
    assert lying(state)["8,0"] == "stone2", "entered from W, open to N"
    assert len(lying(state)) - 1 == 7, "seven path cards lie, the centre card among them"
    told = choose(state, "IV@8,-1")
    assert facts(told, "round_over")[0]["connector"] == 1
