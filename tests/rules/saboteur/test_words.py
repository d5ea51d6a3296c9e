"""S1 Words used, S2 Components, S3 Players and roles, Annex A."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.saboteur.oracle import ACROSS, FIXED, SHAPES
from tests.rules.saboteur.positions import (
    begun,
    choose,
    dealt,
    facts,
    finish_round,
    hand,
    kinds,
    offered,
    opening,
    row,
    ruled,
    table,
    view,
)

from ludarium.core import WrongSeats
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.terms import (
    CARD_IDS,
    CARD_OF_ID,
    FACE_NAMES,
    PATHS,
    ROLE_NAMES,
    E,
    N,
    Roles,
    S,
    Tiles,
    W,
)
from ludarium.testing import proves

LETTERS = {N: "N", E: "E", S: "S", W: "W"}


def letters(edges: int) -> str:
    return "".join(letter for bit, letter in LETTERS.items() if edges & bit)


# -- S1


@proves("S1.1")
def test_a_round_is_one_deal_played_until_gold_or_no_cards() -> None:
    state, told = dealt()
    choose(state, "centre")
    told += finish_round(state)
    assert kinds(told).count("dealt") == kinds(told).count("round_over") == 1
    assert kinds(told)[-1] == "round_over"


@proves("S1.2", "S14.1")
def test_a_game_is_three_rounds_each_set_up_anew() -> None:
    state = opening()
    seen = []
    for round_ in (1, 2, 3):
        told = choose(state, "deal")
        assert facts(told, "dealt")[0]["round"] == round_
        seen.append(([cards[:] for cards in state.players.hands], state.deal.deck))
        choose(state, "centre")
        told = finish_round(state)
    assert kinds(told)[-2:] == ["round_over", "game_over"]
    assert state.decision() is None
    for one, other in ((0, 1), (1, 2), (0, 2)):
        assert all(a != b for a, b in zip(seen[one], seen[other], strict=True)), "hands and deck are new"


@proves("S14.1")
def test_every_part_of_a_round_is_drawn_again() -> None:
    different = Counter[str]()
    for seed in range(40):
        state, _ = dealt(seed=str(seed))
        parts = [
            state.deal.roles[:],
            state.deal.faces[:],
            state.progress.start_player,
            state.deal.centre_card,
        ]
        choose(state, "centre")
        finish_round(state)
        choose(state, "deal")
        again = [
            state.deal.roles[:],
            state.deal.faces[:],
            state.progress.start_player,
            state.deal.centre_card,
        ]
        for name, one, other in zip(("roles", "goals", "start player", "centre"), parts, again, strict=True):
            different[name] += one != other
    assert min(different.values()) >= 20, different


@proves("S1.3")
def test_group_games_and_the_final_are_played_by_the_same_rules() -> None:
    named = {spec.name for spec in GAME.options}
    assert named == {
        "maps", "roles_seen", "middle", "placement", "broken_unpaid", "early_end", "untimed", "move_clock",
        "stall_clock", "stalling_pass",
    }, "nothing tells a final from a group game"  # fmt: skip


@proves("S1.4")
def test_a_turn_is_one_action_and_one_card_drawn() -> None:
    state = table(hands={0: ["X", "map", "!L", "TH", "CR"]}, deck=["IV", "X"])
    told = choose(state, "X@1,0")
    assert kinds(told) == ["path_laid", "drew"]
    assert hand(state, 0) == ["map", "!L", "TH", "CR", "IV"]
    assert state.progress.turn == 1


@proves("S1.5", "S6.5")
def test_turns_go_round_clockwise() -> None:
    state = table(turn=4)
    seats = []
    for _ in range(8):
        seats.append(state.progress.turn)
        choose(state, f"pass:{hand(state, state.progress.turn)[0]}")
    assert seats == [4, 5, 0, 1, 2, 3, 4, 5]


@proves("S1.6")
def test_the_path_cards_are_forty_with_dead_ends_without_start_and_goals() -> None:
    paths = [CARD_IDS[kind] for kind in ru.draw_deck(6) if kind < PATHS]
    assert len(paths) == 40
    assert sum(1 for card in paths if card.startswith("D")) == 9
    assert not {"start", "gold", "stone1", "stone2"} & set(CARD_IDS)


@proves("S1.7")
def test_the_centre_card_is_drawn_and_laid_before_the_first_turn() -> None:
    state, told = dealt()
    found = facts(told, "centre_found")
    assert len(found) == 1
    assert state.decision() is not None
    laid = choose(state, "centre")
    assert facts(laid, "centre_laid")[0]["card"] == found[0]["card"]
    assert [(card.x, card.y) for card in view(state).field if card.centre] == [(4, 0)]
    assert view(state).phase == "turn"


@proves("S1.8")
def test_active_players_are_those_dealt_in_and_not_taken_out() -> None:
    state = opening(7)
    choose(state, "lose-round>6", "deal", "centre")
    assert [player.in_round for player in view(state).players] == [True] * 6 + [False]
    choose(state, "lose-round>2", "remove>3")
    assert [p.seat for p in view(state).players if p.in_round] == [0, 1, 4, 5]


@proves("S1.9")
def test_the_connector_is_who_plays_the_completing_card() -> None:
    state = table(field=row(1, 6), goals=["stone1", "gold", "stone2"], hands={3: ["X"]}, turn=3)
    assert facts(choose(state, "X@7,0"), "round_over")[0]["connector"] == 3


@proves("S1.10", "S20.4")
def test_a_game_loss_costs_one_round() -> None:
    state = table(
        hands={0: ["X"], 2: ["X", "X"]}, deck=0, others=0, roles="digger " * 4 + "saboteur saboteur"
    )
    choose(state, "lose-round>2")
    told = choose(state, "pass:X")
    assert facts(told, "round_over")[0]["pay"] == [0, 0, 0, 0, 3, 3]
    choose(state, "deal")
    assert view(state).players[2].in_round
    assert len(hand(state, 2)) == 5


# -- S2, Annex A


@proves("S2.1")
@pytest.mark.parametrize("card", SHAPES)
def test_path_cards_are_those_of_annex_a(card: str) -> None:
    edges, copies = SHAPES[card]
    kind = CARD_OF_ID[card]
    assert letters(ru.PATH_EDGES[kind]) == edges
    assert ru.draw_deck(6).count(kind) == copies
    upright, turned = 1 + 2 * kind, 2 + 2 * kind
    assert set(letters(ru.TILE_EDGES[turned])) == {ACROSS[edge] for edge in edges}, "turned by 180 degrees"
    assert ru.TILE_JOINS[upright] == ru.TILE_JOINS[turned] == (not card.startswith("D"))


@proves("S2.1")
def test_there_are_44_path_shaped_cards() -> None:
    assert sum(copies for _, copies in SHAPES.values()) == 40
    assert sum(copies for name, (_, copies) in SHAPES.items() if not name.startswith("D")) == 31
    assert [name for name in FIXED if name != "start"] == list(FACE_NAMES)
    assert len(FIXED) + 40 == 44


def action_cards(maps: int = 6) -> Counter[str]:
    return Counter(CARD_IDS[kind] for kind in ru.draw_deck(maps) if kind >= PATHS)


@proves("S2.2", "S2.2.1", "S2.2.2")
def test_action_cards() -> None:
    cards = action_cards()
    assert {card: cards[card] for card in cards if card.startswith("!")} == {"!P": 3, "!L": 3, "!C": 3}
    mending = {"+P": 2, "+L": 2, "+C": 2, "+PL": 1, "+PC": 1, "+LC": 1}
    assert {card: cards[card] for card in cards if card.startswith("+")} == mending
    assert cards["fall"] == 3
    assert set(cards) == {"!P", "!L", "!C", *mending, "map", "fall"}


@proves("S2.2.3", "S2.2.4", "S2.3")
@pytest.mark.parametrize(("maps", "actions", "deck"), [(6, 27, 67), (5, 26, 66)])
def test_maps_are_six_or_five(maps: int, actions: int, deck: int) -> None:
    assert action_cards(maps)["map"] == maps
    assert action_cards(maps).total() == actions
    state, _ = dealt(maps=maps)
    assert state.piles.deck_left + sum(map(len, state.players.hands)) + 1 == deck


@proves("S2.2.3")
def test_six_maps_are_usual() -> None:
    assert GAME.read_options({})["maps"] == 6


@proves("S2.4")
def test_the_roles_come_from_the_box() -> None:
    assert ROLE_NAMES == ("digger", "saboteur", "selfish")
    for seats in (5, 6, 7):
        roles = Counter(ROLE_NAMES[role] for role in ru.roles_for(seats))
        assert roles["digger"] <= 7
        assert roles["saboteur"] <= 4


@proves("S2.5", "S13.10")
def test_gold_cards_only_choose_the_start_player() -> None:
    state, told = dealt()
    assert facts(told, "gold_drawn") == [{"seat": state.progress.start_player}]
    choose(state, "centre")
    told = finish_round(state)
    assert "gold_drawn" not in kinds(told), "pay is a table, and nobody drafts"
    assert state.players.gold == facts(told, "round_over")[0]["pay"]


@proves("S2.6", "S2.7")
def test_start_and_goals() -> None:
    stone = {name: Tiles.STONE_UP + 2 * n for n, name in enumerate(("stone1", "stone2"))}
    assert letters(ru.TILE_EDGES[Tiles.START]) == letters(ru.TILE_EDGES[Tiles.GOLD_UP]) == "NESW"
    assert letters(ru.TILE_EDGES[stone["stone1"]]) == "NE"
    assert letters(ru.TILE_EDGES[stone["stone1"] + 1]) == "SW"
    assert letters(ru.TILE_EDGES[stone["stone2"]]) == "NW"
    assert letters(ru.TILE_EDGES[stone["stone2"] + 1]) == "ES"
    assert all(
        ru.TILE_JOINS[tile]
        for tile in (Tiles.START, Tiles.GOLD_UP, *range(Tiles.STONE_UP, Tiles.STONE_UP + 4))
    )


# -- S3


@proves("S3.1")
def test_five_to_seven_play_and_six_are_preferred() -> None:
    assert GAME.seats == [5, 6, 7]
    assert GAME.default_seats == 6
    for seats in (4, 8):
        with pytest.raises(WrongSeats):
            GAME.start(seats, {}, "")


@proves("S3.2", "S3.3")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (5, {"digger": 3, "saboteur": 1, "selfish": 1}),
        (6, {"digger": 3, "saboteur": 2, "selfish": 1}),
        (7, {"digger": 3, "saboteur": 2, "selfish": 2}),
    ],
)
def test_roles_of_a_round_are_public_as_a_whole(seats: int, roles: dict[str, int]) -> None:
    for seed in range(20):
        state, told = dealt(seats, str(seed))
        assert Counter(ROLE_NAMES[role] for role in state.deal.roles) == roles, "one a player, none over"
        assert facts(told, "dealt", None)[0]["roles_in_play"] == roles
        assert view(state).roles_in_play == roles


@proves("S3.4")
def test_roles_are_dealt_at_random_for_each_round() -> None:
    first = Counter[tuple[int, int]]()
    for seed in range(300):
        state, _ = dealt(seed=str(seed))
        for seat, role in enumerate(state.deal.roles):
            first[seat, role] += 1
    for seat in range(6):  # of 300: 150 diggers, 100 saboteurs, 50 selfish dwarfs
        assert 110 < first[seat, Roles.DIGGER] < 190
        assert 62 < first[seat, Roles.SABOTEUR] < 138
        assert 20 < first[seat, Roles.SELFISH] < 80


@proves("S3.5")
@pytest.mark.parametrize(
    ("connector", "paid"),
    [(0, {0: 3, 1: 2, 2: 2}), (5, {5: 4}), (None, {3: 3, 4: 3})],
    ids=["digger", "selfish", "nobody"],
)
def test_each_role_is_paid_for_its_own_goal(connector: int | None, paid: dict[int, int]) -> None:
    if connector is None:
        state = table(hands={0: ["X"]}, others=0, deck=0)
        told = choose(state, "pass:X")
    else:
        state = table(
            field=row(1, 6), goals=["stone1", "gold", "stone2"], hands={connector: ["X"]}, turn=connector
        )
        told = choose(state, "X@7,0")
    pay = facts(told, "round_over")[0]["pay"]
    assert {seat: nuggets for seat, nuggets in enumerate(pay) if nuggets} == paid


@proves("S3.6", "S11.4")
def test_a_role_stays_secret_until_the_round_ends() -> None:
    state = begun()
    roles = [ROLE_NAMES[role] for role in state.deal.roles]
    for seat in (*range(6), None):
        shown = [player.role for player in view(state, seat).players]
        assert shown == [role if at == seat else None for at, role in enumerate(roles)]
        assert view(state, seat).results == []
    told = finish_round(state)
    assert facts(told, "round_over", None)[0]["roles"] == roles
    assert view(state).results[0].roles == roles


def test_the_table_may_take_out_nobody_twice() -> None:
    state = begun()
    choose(state, "lose-round>1")
    assert "lose-round>1" not in ruled(state)
    assert "remove>1" in ruled(state)
    choose(state, "remove>1")
    assert not {"lose-round>1", "remove>1"} & ruled(state)
    assert offered(state)
