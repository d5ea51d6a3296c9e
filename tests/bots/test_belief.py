"""What plays tell: each raises or lowers the right chances."""

from __future__ import annotations

import pytest
from tests.rules.saboteur.positions import choose, row, table, view

from ludarium.core import Chance
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.belief import assignments
from ludarium.games.saboteur.bots import scene_of
from ludarium.games.saboteur.search_guide import SaboteurGuide
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import Roles

ROLES = "digger saboteur digger saboteur digger selfish"


def odds(state: SaboteurState, of: int, seat: int = 0) -> list[float]:
    """What ``seat`` thinks the role of ``of`` is: digger, saboteur, selfish dwarf."""
    return scene_of(view(state, seat)).odds[of]


def start(**hands: list[str]) -> SaboteurState:
    """Seat 1 opens a round; ``s1``, ``s2``, ... are hands."""
    return table(roles=ROLES, hands={int(seat[1:]): hand for seat, hand in hands.items()}, turn=1)


def test_at_first_all_are_alike() -> None:
    state = table(roles=ROLES)
    for seat in range(1, 6):
        assert odds(state, seat) == pytest.approx([2 / 5, 2 / 5, 1 / 5])
    assert odds(state, 0) == pytest.approx([1, 0, 0])
    assert scene_of(view(state, 0)).gold == pytest.approx([1 / 3] * 3)


def test_all_assignments_are_weighed() -> None:
    assert len(assignments([-1] * 7, [3, 2, 2])) == 210
    assert len(assignments([-1] * 6, [3, 2, 1])) == 60
    assert len(assignments([Roles.DIGGER, -1, -1, -1, -1], [2, 1, 1])) == 12
    assert assignments([Roles.SABOTEUR, -2, -1], [0, 0, 1]) == [[Roles.SABOTEUR, -2, Roles.SELFISH]]


def test_a_tunnel_towards_the_gold_speaks_for_a_digger() -> None:
    state = start(s1=["IH", "X", "map", "map", "fall"])
    before = odds(state, 1)
    choose(state, "IH@1,0")
    assert odds(state, 1)[Roles.SABOTEUR] < before[Roles.SABOTEUR] / 2
    assert odds(state, 1)[Roles.DIGGER] > before[Roles.DIGGER]


def test_a_dead_end_in_the_way_speaks_for_a_saboteur() -> None:
    state = start(s1=["DX", "X", "map", "map", "fall"])
    choose(state, "DX@1,0")
    assert odds(state, 1)[Roles.SABOTEUR] > 0.8


def test_a_rockfall_on_the_way_speaks_for_a_saboteur() -> None:
    state = start(s1=["IH", "X", "map", "map", "!P"], s2=["fall", "X", "map", "map", "!L"])
    choose(state, "IH@1,0", "fall@1,0")
    assert odds(state, 2)[Roles.SABOTEUR] > 0.6


def test_a_rockfall_on_a_block_speaks_against() -> None:
    state = start(s1=["DX", "X", "map", "map", "!P"], s2=["fall", "X", "map", "map", "!L"])
    choose(state, "DX@1,0", "fall@1,0")
    assert odds(state, 2)[Roles.SABOTEUR] < 0.2


def test_who_breaks_a_known_saboteur_is_no_saboteur() -> None:
    state = start(s1=["DX", "X", "map", "map", "!P"], s2=["!L", "X", "map", "map", "!C"])
    choose(state, "DX@1,0")
    before = odds(state, 2)
    choose(state, "!L>1")
    assert odds(state, 2)[Roles.SABOTEUR] < before[Roles.SABOTEUR]


def test_who_mends_a_known_saboteur_is_suspect() -> None:
    hands = {"s1": ["DX", "X", "map", "map", "!P"], "s2": ["!L", "X", "map", "map", "!C"]}
    state = start(**hands, s3=["+L", "X", "IH", "map", "fall"])
    choose(state, "DX@1,0", "!L>1")
    before = odds(state, 3)
    choose(state, "+L>1")
    assert odds(state, 3)[Roles.SABOTEUR] > before[Roles.SABOTEUR]


def test_roles_add_up() -> None:
    state = start(s1=["DX", "X", "map", "map", "!P"], s2=["IH", "TH", "map", "map", "!C"])
    choose(state, "DX@1,0", "IH@3,0")
    for seat in range(6):
        known = scene_of(view(state, seat)).odds
        for role, count in ((Roles.DIGGER, 3), (Roles.SABOTEUR, 2), (Roles.SELFISH, 1)):
            assert sum(row[role] for row in known) == pytest.approx(count)
        for chances in known:
            assert sum(chances) == pytest.approx(1)


def test_a_map_tells_its_owner() -> None:
    state = table(roles=ROLES, hands={0: ["map", "map", "X", "X", "X"]})
    choose(state, "map@1")
    assert scene_of(view(state, 0)).gold == pytest.approx([0.5, 0, 0.5])
    assert scene_of(view(state, 1)).gold[1] > 0
    state = table(roles=ROLES, hands={0: ["map", "map", "X", "X", "X"]})
    choose(state, "map@0")
    assert scene_of(view(state, 0)).gold == pytest.approx([1, 0, 0])


def test_a_turned_up_stone_is_no_place_for_gold() -> None:
    state = table(field=row(1, 7), goals=("gold", "stone1 turned", "stone2"), roles=ROLES)
    assert scene_of(view(state, 3)).gold == pytest.approx([0.5, 0, 0.5])


def test_likely_states_weigh_more() -> None:
    state = start(s1=["DX", "X", "map", "map", "fall"])
    choose(state, "DX@1,0")
    seen = view(state, 0)
    guide = SaboteurGuide()
    dice = Chance.of("weigh")
    weights: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(200):
        imagined = GAME.sample(seen, dice)
        assert isinstance(imagined, SaboteurState)
        weights[imagined.deal.roles[1] == Roles.SABOTEUR].append(guide.weigh(seen, imagined))
    assert min(weights[True]) > max(weights[False])
    assert min(weights[False]) > 0
    assert max(weights[True]) <= 1
