"""Chapters 1, 8 and 10: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.tokyo_duel.positions import cells, choose, everywhere, opening, options, played, table, view

from ludarium.core import LudariumError
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES, REWARD_NAMES
from ludarium.testing import proves

# The table of section 10: cost, kind, buzz token.
CARDS = """
TD01 6 K BZ03|TD02 5 K -|TD03 2 K BZ06|TD04 5 K -|TD05 6 K BZ01|TD06 6 K BZ07|TD07 4 K -|TD08 7 D BZ06
TD09 3 D BZ08|TD10 4 K BZ05|TD11 10 D BZ05|TD12 7 K -|TD13 2 K BZ07|TD14 6 D -|TD15 5 K BZ02|TD16 4 K -
TD17 5 K -|TD18 3 D BZ01|TD19 4 K -|TD20 5 K BZ09|TD21 5 D BZ11|TD22 5 D BZ08|TD23 4 K BZ09|TD24 3 K BZ03
TD25 4 D BZ09|TD26 7 D -|TD27 5 D BZ04|TD28 4 K -|TD29 6 D BZ06|TD30 2 D BZ02|TD31 3 K BZ01|TD32 4 K -
TD33 8 D BZ10|TD34 2 K BZ05|TD35 5 D -|TD36 6 K BZ10|TD37 3 D -|TD38 4 K -|TD39 2 K -|TD40 6 D BZ11
TD41 4 D BZ10|TD42 7 D BZ04|TD43 4 K -|TD44 4 K BZ08|TD45 3 D BZ02|TD46 3 K BZ07|TD47 3 K BZ11|TD48 3 K BZ03
TD49 3 K -|TD50 4 K BZ04
"""
TABLE = [row.split() for row in CARDS.replace("\n", "|").strip("|").split("|")]

# The table of section 6: spaces covered, cells shown.
TOKENS = {
    "BZ01": (1, ["attack"]),
    "BZ02": (1, ["heal"]),
    "BZ03": (1, ["energy"]),
    "BZ04": (1, ["token"]),
    "BZ05": (2, ["attack", "token"]),
    "BZ06": (2, ["energy", "heal"]),
    "BZ07": (3, ["energy", "attack", "heal"]),
    "BZ08": (3, ["heal", "attack attack", "heal"]),
    "BZ09": (3, ["-", "-"]),
    "BZ10": (2, ["-", "heal", "-"]),
    "BZ11": (2, ["-", "attack", "-"]),
    "BK1": (1, ["stop"]),
    "BK2": (1, ["stop"]),
}

# The table of section 8: difficulty, starting health.
MONSTERS = {
    "gigazaur": (1, 14),
    "alienoid": (1, 14),
    "space-penguin": (2, 13),
    "meka-dragon": (2, 12),
    "cyber-kitty": (3, 13),
    "the-king": (3, 15),
}


@proves("K1")
def test_two_players_and_six_monsters() -> None:
    assert (GAME.seats, GAME.default_seats) == ([2], 2)
    with pytest.raises(LudariumError, match="seats-wrong"):
        GAME.start(3, {}, "1")
    assert options(opening()) == {f"monster:{name}" for name in MONSTERS}
    assert set(ru.DIFFICULTY) == {1, 2, 3}


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.proves(f"K{67 + n}")) for n, name in enumerate(MONSTERS)],
)
def test_a_monster_has_its_difficulty_and_its_health(name: str) -> None:
    difficulty, health = MONSTERS[name]
    assert ru.DIFFICULTY[MONSTER_NAMES.index(name)] == difficulty
    state = opening(score_keeper=True)
    choose(state, f"monster:{name}", "monster:alienoid" if name == "gigazaur" else "monster:gigazaur")
    player = view(state).players[0]
    assert (player.monster, player.health, player.most) == (name, health, health)


@proves("K2")
def test_six_dice_two_extra_dice_four_tokens() -> None:
    state = table(tokens=(2, 2))
    assert (view(state).base_dice, state.dice_to_roll()) == (6, 6)
    choose(state, "token", "token", "roll")
    assert view(state).pending is not None
    assert view(state).pending.faces == 8  # type: ignore[union-attr]
    assert state.settings.token_supply == 4


@proves("K25")
def test_every_die_has_six_faces_once_each() -> None:
    state = table(fewer=(5, 0))
    choose(state, "roll")
    assert options(state) == {"faces:A", "faces:H", "faces:E", "faces:F", "faces:D", "faces:S"}


@proves("K25")
def test_thrown_dice_show_each_face_as_often() -> None:
    shown: Counter[str] = Counter()
    state = table(score_keeper=False)
    for n in range(400):
        twin = state.clone()
        twin.chance.b = n
        for _ in range(20):
            twin.chance.next()
        choose(twin, "roll")
        shown += Counter(view(twin).dice)
    assert set(shown) == set("AHEFDS")
    assert all(320 < n < 480 for n in shown.values()), shown


@proves("K3", "K50")
def test_thirteen_buzz_tokens() -> None:
    assert {token.name for token in ru.TOKENS} == set(TOKENS)
    assert {name for name in TOKENS if name.startswith("BK")} == {"BK1", "BK2"}
    for token in ru.TOKENS:
        covers, shown = TOKENS[token.name]
        told = [
            " ".join([REWARD_NAMES[reward]] * amount) if reward else "-" for reward, amount in token.cells
        ]
        assert (token.covers, told) == (covers, shown)
        assert token.covers in (1, 2, 3)


@proves("K3", "K52")
@pytest.mark.parametrize("name", TOKENS)
def test_a_token_on_the_board_shows_its_cells(name: str) -> None:
    covers, shown = TOKENS[name]
    state = table(placed=[f"{name}@fame:2"], monsters=("the-king", "gigazaur"))
    there = [cell for cell in cells(state, "fame") if cell.token == name]
    assert [" ".join([cell.reward] * cell.amount) if cell.reward else "-" for cell in there] == shown
    assert [cell.part for cell in there] == list(range(len(shown)))
    assert {space for cell in there for space in cell.spaces} <= set(range(2, 2 + covers))


@proves("K4")
def test_two_markers_fifty_cards_and_dials_down_to_the_skull() -> None:
    state = table()
    assert set(view(state).markers) == {"fame", "destruction"}
    assert sorted(everywhere(state)) == list(range(50))
    state, _ = played("dice", dice="AAAAAA", health=(14, 6))
    choose(state, "resolve:attack")
    assert (state.players[1].health, view(state).winner, view(state).reason) == (0, 0, "health")


@proves("K4", "K44")
def test_energy_is_not_limited() -> None:
    state = table("dice", dice="EEEEEE", energy=(95, 0))
    choose(state, "resolve:energy")
    assert state.players[0].energy == 101


@proves("K5", "K76")
def test_the_fifty_cards() -> None:
    assert [
        [card.name, str(card.cost), "K" if card.is_keep else "D", ca.token_name(card) or "-"]
        for card in ca.CARDS
    ] == TABLE
    kinds = Counter(row[2] for row in TABLE)
    assert kinds == {"K": 31, "D": 19}
    assert {int(row[1]) for row in TABLE} == set(range(2, 11)) - {9}


@proves("K57")
def test_each_common_token_is_named_by_three_cards() -> None:
    named = Counter(ca.token_name(card) for card in ca.CARDS)
    assert named.pop(None) == 17
    assert named == {name: 3 for name in TOKENS if name.startswith("BZ")}
    assert sum(named.values()) == 33


@proves("K6")
def test_the_board() -> None:
    seen = view(table())
    assert set(seen.tracks) == {"fame", "destruction"}
    assert len(seen.market) == 3
    for track in seen.tracks.values():
        assert [cell.victory for cell in track if cell.victory is not None] == [1, 0]
        assert [cell.spaces for cell in track][7] == [0]
        for seat in (0, 1):
            assert sum(cell.zone == seat for cell in track) == 3
