"""Chapter 10: the Keep cards, each by itself."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    finish_turn,
    health,
    hits,
    keeps,
    kinds,
    laid,
    marker,
    markers,
    market,
    options,
    pair,
    pile,
    places,
    played,
    steps,
    table,
    tokens,
    view,
)

from ludarium.games.tokyo_duel.cards import CARDS
from ludarium.testing import proves


@pytest.mark.parametrize(
    "card", [pytest.param(card.name, marks=pytest.mark.proves(card.name)) for card in CARDS if card.is_keep]
)
def test_it_is_bought_and_kept(card: str) -> None:
    """For its price; with its token, if it has one."""
    cost = CARDS[int(card[2:]) - 1].cost
    others = [name for name in ("TD37", "TD35") if name != card]
    state = table("buy", energy=(15, 0), market=f"{others[0]} {card} {others[1]}")
    told = choose(state, f"buy:{card}")
    token = CARDS[int(card[2:]) - 1].token
    if token >= 0:
        assert asked(state) == (0, "place")
        name = f"BZ{token + 1:02}"
        place = min(places(state, name) & {"fame:3", "fame:4"})
        told += choose(state, f"{name}@{place}")
        assert laid(state) == {f"{name}@{place}"}
    assert facts(told, "bought") == [{"seat": 0, "card": card, "price": cost}]
    assert facts(told, "kept") == [{"seat": 0, "card": card}]
    assert keeps(state, 0) == [card]
    assert state.players[0].energy == 15 - cost + (4 if card == "TD28" else 0)
    assert markers(state) == (0, 0)
    assert hits(told) == []


# -- TD01 Acid Attack


@proves("TD01")
def test_acid_attack_adds_an_attack_in_every_turn_of_its_owner() -> None:
    state = table("dice", dice="HE", keeps=("TD01", ""), health=(5, 9))
    assert view(state).added == "A"
    assert hits(choose(state, "resolve:attack")) == [(1, 1)]
    rival = table("dice", dice="AH", keeps=("", "TD01"))
    assert hits(choose(rival, "resolve:attack")) == [(1, 1)]


# -- TD02 Adrenaline Augment


@proves("TD02")
@pytest.mark.parametrize(
    ("fame", "destruction", "added"),
    [(0, 0, ""), (3, 0, "A"), (-5, 1, "A"), (-3, 4, "AA"), (6, -6, "")],
)
def test_adrenaline_augment_adds_for_markers_in_zones_of_either_side(
    fame: int, destruction: int, added: str
) -> None:
    state = table("dice", dice="E", keeps=("TD02", ""), fame=fame, destruction=destruction)
    assert view(state).added == added
    assert ("resolve:attack" in options(state)) == bool(added)


@proves("TD02", "K85")
def test_adrenaline_augment_is_counted_anew() -> None:
    state = table("dice", dice="AFFFE", keeps=("TD02", ""), fame=2)
    first = state.clone()
    assert hits(choose(first, "resolve:attack")) == [(1, 1)]
    choose(state, "resolve:fame")
    assert hits(choose(state, "resolve:attack")) == [(1, 2)]


# -- TD03 Alien Metabolism


@proves("TD03")
def test_alien_metabolism_discards_from_the_market_and_fills_it() -> None:
    state = table("roll", keeps=("TD03", ""), market="TD37 TD45 TD35", deck="TD26 TD14")
    told = choose(state, "cut:TD45")
    assert facts(told, "cut") == [{"seat": 0, "card": "TD45"}]
    assert market(state) == "TD26 TD37 TD35"
    assert pile(state)[-1] == "TD45"
    assert state.players[0].energy == 0, "it costs nothing"


@proves("TD03")
def test_alien_metabolism_works_once_in_each_own_turn() -> None:
    state = table("roll", keeps=("TD03", ""), energy=(9, 9))
    choose(state, "cut:" + market(state).split()[0], "roll", "faces:HHHHHH", "stop")
    choose(state, "resolve:heal")
    assert not any(option.startswith("cut") for option in options(state))
    choose(state, "done")
    assert not any(option.startswith("cut") for option in options(state)), "the rival's turn"
    choose(state, "roll", "faces:HHHHHH", "stop", "resolve:heal", "done")
    assert any(option.startswith("cut") for option in options(state))


@proves("TD03")
def test_alien_metabolism_may_bring_its_card_back_where_there_is_no_other() -> None:
    state = table("buy", keeps=("TD03", ""), market="TD37 TD45 TD35", deck="")
    state.players[1].keeps = ((1 << 50) - 1) & ~(1 << 2 | 1 << 34 | 1 << 36 | 1 << 44)
    state.market.pile = []
    choose(state, "cut:TD45")
    assert sorted(market(state).split()) == ["TD35", "TD37", "TD45"]


# -- TD04 Antimatter Pellets


@proves("TD04")
@pytest.mark.parametrize("dice", ["AAAAAH", "HHHHHE", "SSSSSS", "DDDDDF"])
def test_antimatter_pellets_hit_and_pull_for_five_alike(dice: str) -> None:
    state, told = played("result", dice=dice, keeps=("TD04", ""))
    assert kinds(told)[:4] == ["result", "card_used", "hit", "step"]
    assert hits(told) == [(1, 4)]
    assert steps(told, "destruction") == steps(told) == 2
    assert asked(state)[1] == "resolve" or view(state).turn == 1


@proves("TD04")
@pytest.mark.parametrize("dice", ["AAAAHH", "AHEFDS"])
def test_antimatter_pellets_need_five(dice: str) -> None:
    _, told = played("result", dice=dice, keeps=("TD04", ""))
    assert "card_used" not in kinds(told)


@proves("TD04")
def test_antimatter_pellets_work_once_per_turn_and_for_added_symbols() -> None:
    _, told = played("result", dice="AAAADDDD", keeps=("TD04 TD01", ""))
    assert [fact["card"] for fact in facts(told, "card_used")] == ["TD04"]


# -- TD05 Armor Plating


@proves("TD05")
def test_armor_plating_prevents_one_in_each_turn_of_the_rival() -> None:
    state = table("dice", dice="AADDDE", keeps=("TD38", "TD05"))
    told = choose(state, "resolve:attack")
    assert facts(told, "prevented") == [{"seat": 1, "card": "TD05", "amount": 1}]
    told = choose(state, "resolve:destruction")
    assert hits(told) == [(1, 1)], "once"
    finish_turn(state)
    choose(state, "roll", "faces:HHHHHH", "stop")
    finish_turn(state)
    choose(state, "roll", "faces:AAHHHH", "stop")
    assert hits(choose(state, "resolve:attack")) == [(1, 1)]


@proves("TD05")
def test_armor_plating_does_nothing_in_the_own_turn() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD18", keeps=("TD05", ""), placed=["BZ01@fame:4"])
    assert hits(choose(state, "buy:TD18", "no")) == [(0, 3)]


# -- TD06 Breaking News


@proves("TD06")
def test_breaking_news_pulls_after_the_token_and_before_the_effects() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD35 TD30", keeps=("TD06", ""))
    told = choose(state, "buy:TD30")
    assert "step" not in kinds(told)
    told = choose(state, "BZ02@fame:1")
    assert [kind for kind in kinds(told) if kind in ("token_placed", "card_used", "step", "discarded")] == [
        "token_placed", "card_used", "step", "step", "discarded",
    ]  # fmt: skip
    assert marker(state, "fame") == 2


@proves("TD06")
def test_breaking_news_does_not_count_sweeps_and_the_rivals_purchases() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD35 TD30", keeps=("", "TD06"))
    assert steps(choose(state, "buy:TD37")) == 0
    sweeping = table("buy", energy=(9, 0), keeps=("TD06", ""))
    assert steps(choose(sweeping, "sweep")) == 0


# -- TD07 Camouflage


@proves("TD07")
@pytest.mark.parametrize(("faces", "lost"), [("AAA", 3), ("AHS", 2), ("HHE", 1), ("HHH", 0)])
def test_camouflage_rolls_a_die_for_each_hp(faces: str, lost: int) -> None:
    state = table("dice", dice="AAAE", keeps=("", "TD07"))
    choose(state, "resolve:attack")
    assert (asked(state), options(state)) == ((1, "prevent"), {"do:TD07", "no"})
    choose(state, "do:TD07")
    assert asked(state) == (1, "faces")
    told = choose(state, f"faces:{faces}")
    assert facts(told, "camouflage") == [
        {"seat": 1, "faces": "".join(sorted(faces, key="AHEFDS".index)), "prevented": 3 - lost}
    ]
    assert state.players[1].health == 14 - lost
    assert view(state).dice == "AAAE", "they are no result"
    assert asked(state) == (0, "resolve")


@proves("TD07")
def test_camouflage_works_in_every_turn_against_every_cause() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD18", keeps=("TD07", ""), placed=["BZ01@fame:4"])
    choose(state, "buy:TD18", "no")
    assert asked(state) == (0, "prevent")
    told = choose(state, "do:TD07", "faces:HHH")
    assert hits(told) == []
    assert steps(told, "destruction") == 2
    twice = table("dice", dice="AADDDE", keeps=("TD38", "TD07"))
    choose(twice, "resolve:attack", "do:TD07", "faces:HA", "resolve:destruction")
    assert asked(twice) == (1, "prevent"), "each event"


@proves("TD07")
@pytest.mark.parametrize("score_keeper", [True, False])
def test_camouflage_against_more_hp_than_there_are_dice(score_keeper: bool) -> None:
    """Meka Dragon deals 20: eight dice are rolled, eight again, and four."""
    state = table(
        "dice", monsters=("meka-dragon", "the-king"), dice="AAAASSSS", keeps=("TD01", "TD07"),
        score_keeper=score_keeper,
    )  # fmt: skip
    choose(state, "power:blast")
    told = choose(state, "do:TD07")
    if score_keeper:
        told = choose(state, "faces:HHHHHHHH", "faces:AAAAAAHH", "faces:HHHA")
        assert state.players[1].health == 15 - (20 - 13)
    assert sorted(len(fact["faces"]) for fact in facts(told, "camouflage")) == [4, 8, 8]
    prevented = sum(fact["prevented"] for fact in facts(told, "camouflage"))
    assert state.players[1].health == max(0, 15 - (20 - prevented))


# -- TD10 Electrical Aura


@proves("TD10")
@pytest.mark.parametrize(("energy", "pull"), [(0, 0), (6, 0), (7, 1), (13, 1), (14, 2), (23, 3)])
def test_electrical_aura_pulls_once_for_each_seven_energy(energy: int, pull: int) -> None:
    state, told = played("end", energy=(energy, 30), keeps=("TD10", ""))
    assert steps(told, "destruction") == steps(told) == pull
    assert state.players[0].energy == energy, "none is spent"


# -- TD12 Extra Head


@proves("TD12")
def test_extra_head_is_one_more_die_in_each_own_turn() -> None:
    state = table(keeps=("TD12", ""))
    choose(state, "roll", "faces:HHHHHHH")
    finish_turn(state)
    choose(state, "roll", "faces:HHHHHH")
    finish_turn(state)
    choose(state, "roll", "faces:HHHHHHH")


# -- TD13 Eye of the Storm


@proves("TD13")
@pytest.mark.parametrize(
    ("own", "rolls", "gained"),
    [("TD13", 1, 2), ("TD13", 2, 1), ("TD13", 3, 0), ("TD13 TD16", 1, 3), ("TD13 TD16", 4, 0)],
)
def test_eye_of_the_storm_pays_for_rolls_that_were_not_made(own: str, rolls: int, gained: int) -> None:
    state = table("roll", keeps=(own, ""))
    told = choose(state, "roll", "faces:HHHHHH")
    for _ in range(rolls - 1):
        told += choose(state, "reroll:H", "faces:H")
    if asked(state)[1] == "reroll":
        told += choose(state, "stop")
    assert [fact["amount"] for fact in facts(told, "energy")] == ([gained] if gained else [])


# -- TD15 Gentle Giant


@proves("TD15")
@pytest.mark.parametrize(
    ("dice", "own", "pull"),
    [("HE", "TD15", 1), ("AHE", "TD15", 0), ("HE", "TD15 TD01", 0), ("FFD", "TD15", 1)],
)
def test_gentle_giant_pulls_without_any_attack(dice: str, own: str, pull: int) -> None:
    state, told = played("dice", dice=dice, keeps=(own, ""), health=(5, 9))
    while asked(state)[1] == "resolve":
        assert steps(told) == 0, "after all dice"
        told += choose(state, min(options(state)))
    assert steps(told, "fame") == steps(told) == pull


# -- TD16 Giant Brain


@proves("TD16")
def test_giant_brain_allows_a_fourth_roll() -> None:
    state = table(keeps=("TD16", ""))
    choose(state, "roll", "faces:HHHHHH", "reroll:H", "faces:H", "reroll:H", "faces:H")
    assert asked(state) == (0, "reroll")
    assert view(state).allowed == 4
    choose(state, "reroll:H", "faces:A")
    assert asked(state)[1] == "resolve"
    rival = table(keeps=("", "TD16"))
    choose(rival, "roll", "faces:HHHHHH", "reroll:H", "faces:H", "reroll:H", "faces:H")
    assert asked(rival)[1] == "resolve"


# -- TD17 Hibernation


@proves("TD17")
def test_hibernation_heals_and_ends_the_turn() -> None:
    state = table("start", keeps=("TD17 TD10 TD24", ""), health=(5, 14), energy=(8, 0))
    assert (asked(state), options(state)) == ((0, "may"), {"do:TD17", "no"})
    told = choose(state, "no")
    assert kinds(told) == ["slept", "healed", "turn_ended", "turn_began"]
    assert state.players[0].health == 11
    assert (state.players[0].energy, markers(state)) == (8, (0, 0)), "no energy, no end effects"
    assert keeps(state, 0) == ["TD10", "TD17", "TD24"]


@proves("TD17")
def test_hibernation_may_be_discarded_to_play_normally() -> None:
    state = table("start", keeps=("TD17 TD24", ""), health=(5, 14), energy=(8, 0))
    told = choose(state, "do:TD17")
    assert kinds(told) == ["woke", "discarded"]
    assert asked(state) == (0, "lab"), "TD17 comes first"
    assert (pile(state)[-1], state.players[0].health) == ("TD17", 5)


@proves("TD17")
def test_hibernation_is_immunity_to_everything() -> None:
    rival = table("dice", dice="AAAAA", keeps=("", "TD17"))
    assert hits(choose(rival, "resolve:attack")) == []
    own = table("buy", energy=(9, 0), market="TD37 TD45 TD18", keeps=("TD17", ""), placed=["BZ01@fame:4"])
    told = choose(own, "buy:TD18", "no")
    assert hits(told) == []
    assert own.players[0].health == 14
    assert steps(told, "destruction") == 2


# -- TD19 In Shape


@proves("TD19")
@pytest.mark.parametrize(
    ("attacks", "energy", "times"), [(3, 9, 0), (4, 9, 1), (6, 9, 3), (6, 2, 2), (6, 0, 0)]
)
def test_in_shape_pays_for_each_hp_beyond_the_third(attacks: int, energy: int, times: int) -> None:
    state = table("dice", dice="A" * attacks + "E", keeps=("TD19", ""), energy=(energy, 0))
    choose(state, "resolve:attack")
    used = 0
    while asked(state)[1] == "may":
        told = choose(state, "do:TD19")
        assert steps(told, "fame") == 1
        assert facts(told, "energy")[0]["amount"] == -1
        used += 1
    assert used == times
    assert state.players[0].energy == energy - times


@proves("TD19")
def test_in_shape_may_be_declined() -> None:
    state = table("dice", dice="AAAAAAE", keeps=("TD19", ""), energy=(9, 0))
    choose(state, "resolve:attack", "do:TD19", "no")
    assert (asked(state)[1], marker(state, "fame"), state.players[0].energy) == ("resolve", 1, 8)


@proves("TD19")
@pytest.mark.parametrize(("reading", "who"), [("own", 0), ("every", 1)])
def test_p16_in_shape_and_the_rivals_own_turn(reading: str, who: int) -> None:
    """Seat 0 hurts itself in its own turn; seat 1 has the card."""
    state = table(
        "buy", energy=(9, 9), market="TD37 TD45 TD18", keeps=("", "TD19"), lost=(1, 0),
        placed=["BZ01@fame:4"], in_shape=reading,
    )  # fmt: skip
    choose(state, "buy:TD18", "no")
    assert asked(state) == ((1, "may") if who == 1 else (0, "buy"))
    if who == 1:
        choose(state, "do:TD19")
        assert marker(state, "fame") == -1


# -- TD20 In the Shadows


@proves("TD20")
def test_in_the_shadows_rolls_fame_again_any_number_of_times() -> None:
    state = table("reroll", rolls=3, dice="FFAHE", keeps=("TD20 TD13", ""))
    for _ in range(4):
        assert options(state) == {"stop", "reroll:F", "reroll:FF"}
        choose(state, "reroll:FF", "faces:FF")
    choose(state, "reroll:F", "faces:D")
    assert options(state) == {"stop", "reroll:F"}
    told = choose(state, "reroll:F", "faces:S")
    assert facts(told, "result") == [{"seat": 0, "dice": "AHEDS", "added": ""}]
    assert view(state).rolls == 3
    assert facts(told, "energy") == [], "no roll was left unmade"


@proves("TD20")
def test_in_the_shadows_begins_when_the_allowed_rolls_are_used_up() -> None:
    state = table("reroll", rolls=2, dice="FFAHE", keeps=("TD20", ""))
    assert "reroll:AH" in options(state)
    choose(state, "stop")
    assert asked(state)[1] == "resolve"
    without = table("reroll", rolls=3, dice="AHE", keeps=("TD20", ""))
    assert asked(without)[1] == "resolve", "no fame, no question"


# -- TD23 Lightning Speed


@proves("TD23")
def test_lightning_speed_hits_on_empty_cells_of_tokens() -> None:
    state = table("dice", dice="FFFFFFE", placed=["BZ10@fame:1"], keeps=("TD23", ""), health=(9, 14))
    told = choose(state, "resolve:fame")
    assert (asked(state), options(state)) == ((0, "may"), {"do:TD23", "no"})
    told = choose(state, "do:TD23")
    assert hits(told) == [(1, 1)]
    assert [fact["reward"] for fact in facts(told, "reward")] == ["heal"], "the cell in between has one"
    assert hits(choose(state, "no")) == []
    assert marker(state, "fame") == 3
    assert asked(state)[1] == "resolve", "spaces without a token are none"


@proves("TD23")
def test_lightning_speed_is_about_own_pulls() -> None:
    state = table("dice", dice="FFFE", placed=["BZ09@fame:1"], keeps=("", "TD23"))
    choose(state, "resolve:fame")
    assert asked(state) == (0, "resolve")


# -- TD24 Made in a Lab


@proves("TD24")
def test_made_in_a_lab_buys_one_card_for_less() -> None:
    state = table("start", keeps=("TD24", ""), energy=(6, 0), market="TD37 TD45 TD35", deck="TD14")
    assert options(state) == {"buy:TD37", "buy:TD45", "buy:TD35", "no"}
    told = choose(state, "buy:TD35")
    assert facts(told, "bought") == [{"seat": 0, "card": "TD35", "price": 3}], "1 less, and 1 for the space"
    assert marker(state, "destruction") == 2, "its effects resolve at once"
    assert market(state) == "TD14 TD37 TD45"
    assert asked(state)[1] == "pre_roll", "one card"


@proves("TD24")
def test_made_in_a_lab_is_silent_without_energy_and_in_the_rivals_turn() -> None:
    poor = table("start", keeps=("TD24", ""), energy=(1, 0), market="TD37 TD45 TD35")
    assert asked(poor)[1] == "pre_roll"
    rival = table("start", keeps=("", "TD24"), energy=(9, 9))
    assert asked(rival) == (0, "pre_roll")


# -- TD28 Natural Selection


@proves("TD28")
def test_natural_selection_pays_heals_and_rolls_one_more() -> None:
    state = table("buy", energy=(4, 0), market="TD37 TD28 TD45", health=(5, 9))
    choose(state, "buy:TD28")
    assert (state.players[0].energy, state.players[0].health) == (4, 9)
    more = table("roll", keeps=("TD28", ""))
    choose(more, "roll")
    assert view(more).pending.faces == 7  # type: ignore[union-attr]


@proves("TD28")
@pytest.mark.parametrize(("dice", "lost"), [("AAAAHHH", 10), ("AAAHHHE", 0), ("SSSSSAA", 10)])
def test_natural_selection_costs_ten_for_four_alike(dice: str, lost: int) -> None:
    state = table("resolve", dice=dice, keeps=("TD28", ""))
    assert health(state) == [14 - lost, 14]
    assert asked(state) == (0, "resolve")


@proves("TD28")
def test_natural_selection_may_kill_its_owner_before_the_dice() -> None:
    state = table("resolve", dice="AAAAEE", keeps=("TD28", ""), health=(10, 1))
    assert (view(state).winner, view(state).reason) == (1, "health")


# -- TD31 Rebooting


@proves("TD31")
def test_rebooting_skips_phase_two() -> None:
    state = table("resolve", dice="AAAAFFF", keeps=("TD31 TD28 TD44 TD15", ""), energy=(1, 0))
    assert (asked(state), options(state)) == ((0, "may"), {"do:TD31", "no"})
    told = choose(state, "do:TD31")
    assert kinds(told) == ["card_used", "skipped_phase", "token_gained", "energy", "discarded"]
    assert (state.players[0].tokens, state.players[0].energy, pile(state)[-1]) == (2, 3, "TD31")
    assert hits(told) == []
    assert markers(state) == (0, 0)
    assert asked(state) == (0, "buy"), "no loss by TD28, no TD44, no dice, no TD15"


@proves("TD31")
def test_rebooting_may_be_declined() -> None:
    state = table("resolve", dice="AAAA", keeps=("TD31", ""))
    choose(state, "no")
    assert options(state) == {"resolve:attack"}
    assert keeps(state, 0) == ["TD31"]


@proves("TD31", "TD36")
@pytest.mark.parametrize(("happens", "pull"), [(True, 1), (False, 0)])
def test_p15_result_effects_when_phase_two_is_skipped(happens: bool, pull: int) -> None:
    state = table("result", dice="SSSHE", keeps=("TD31 TD36", ""), result_when_skipped=happens)
    assert marker(state, "fame") == pull
    choose(state, "do:TD31")
    assert marker(state, "fame") == pull
    again = table("result", dice="SSSHE", keeps=("TD31 TD36", ""), result_when_skipped=happens)
    choose(again, "no")
    assert marker(again, "fame") == 1


@proves("TD31", "TD43")
def test_p15_the_pull_of_a_result_effect_is_not_one_of_the_dice() -> None:
    state = table("result", dice="AHEFDS", keeps=("TD50 TD43", ""))
    assert marker(state, "destruction") == 2
    assert view(state).players[1].fewer_dice == 0


# -- TD32 Regeneration


@proves("TD32")
def test_regeneration_heals_one_more_once_per_turn() -> None:
    state = table("dice", dice="HHFFFE", keeps=("TD32", ""), health=(5, 9), placed=["BZ02@fame:1"])
    told = choose(state, "resolve:heal")
    assert facts(told, "healed") == [{"seat": 0, "amount": 3, "health": 8, "card": None, "cause": "dice"}]
    told = choose(state, "resolve:fame")
    assert facts(told, "healed") == [{"seat": 0, "amount": 1, "health": 9, "card": None, "cause": "reward"}]


@proves("TD32")
def test_regeneration_is_not_used_up_at_full_health() -> None:
    state = table("dice", dice="HHE", keeps=("TD32", ""), health=(12, 9))
    told = choose(state, "resolve:heal")
    assert facts(told, "healed")[0]["amount"] == 2
    assert view(state).players[0].used == []
    full = table("dice", dice="HHE", keeps=("TD32", ""))
    assert facts(choose(full, "resolve:heal"), "healed") == []
    assert view(full).players[0].used == []


@proves("TD32")
def test_regeneration_works_in_the_sleep_of_td17() -> None:
    state = table("start", keeps=("TD17 TD32", ""), health=(2, 9))
    choose(state, "no")
    assert state.players[0].health == 9


# -- TD34 Scrappy


@proves("TD34")
def test_scrappy_gains_a_token_for_each_buzz_token_left() -> None:
    state = table("dice", dice="FFFFFFE", keeps=("TD34", ""), placed=["BZ01@fame:0", "BZ06@fame:1"], fame=0)
    told = choose(state, "resolve:fame")
    # From BZ01 to BZ06, not within BZ06, and from BZ06 to the bare track.
    assert [fact["tokens"] for fact in facts(told, "token_gained")] == [1, 2]
    order = [kind for kind in kinds(told) if kind in ("step", "token_gained")]
    assert order == ["step", "token_gained", "step", "step", "token_gained", "step"]


@proves("TD34")
def test_scrappy_is_about_own_pulls() -> None:
    state = table("dice", dice="FFFE", keeps=("", "TD34"), placed=["BZ01@fame:0"])
    choose(state, "resolve:fame")
    assert tokens(state) == [0, 0]


# -- TD36 Signature Move


@proves("TD36")
@pytest.mark.parametrize(("n", "pull"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_signature_move_pulls_for_each_three_specials(n: int, pull: int) -> None:
    state, told = played("result", dice="S" * n + "E", keeps=("TD36", ""))
    assert steps(told, "fame") == steps(told) == pull
    assert {"power:fame", "power:destruction"} <= options(state), "they stay usable"


# -- TD38 Spiked Tail


@proves("TD38")
@pytest.mark.parametrize(("dice", "damage"), [("DDD", 1), ("DDDDDD", 4), ("FFFFF", 0)])
def test_spiked_tail_hits_for_each_step_of_destruction(dice: str, damage: int) -> None:
    state = table("dice", dice=dice + "E", keeps=("TD38", ""))
    told = choose(state, "resolve:destruction" if "D" in dice else "resolve:fame")
    assert hits(told) == ([(1, damage)] if damage else [])
    if damage:
        assert kinds(told)[-3:] == ["step", "card_used", "hit"], "after the pull"


@proves("TD38")
def test_spiked_tail_counts_the_steps_really_made() -> None:
    state = table(
        "dice", monsters=("gigazaur", "the-king"), dice="DDDDDDE", keeps=("TD38", ""),
        placed=["BK1@destruction:2"],
    )  # fmt: skip
    assert hits(choose(state, "resolve:destruction")) == [(1, 2)]


# -- TD39 Superconductor


@proves("TD39")
@pytest.mark.parametrize(
    ("named", "choice", "amount"),
    [
        ({"dice": "EEEA"}, "resolve:energy", 3),
        ({"dice": "SSSA", "monsters": ("cyber-kitty", "gigazaur")}, "power:3", 4),
        ({"dice": "FFFA", "placed": ["BZ03@fame:1"]}, "resolve:fame", 1),
    ],
    ids=["dice", "special power", "reward"],
)
def test_superconductor_copies_energy_of_phase_two(
    named: dict[str, object], choice: str, amount: int
) -> None:
    state = table("dice", keeps=("", "TD39"), **named)
    choose(state, choice)
    assert (asked(state), options(state)) == ((1, "may"), {"do:TD39", "no"})
    told = choose(state, "do:TD39")
    assert facts(told, "energy") == [
        {"seat": 1, "amount": amount, "energy": amount, "card": "TD39", "cause": "card"}
    ]
    assert (pile(state)[-1], keeps(state, 1)) == ("TD39", [])


@proves("TD39")
def test_superconductor_is_asked_each_time_until_it_is_used() -> None:
    state = table("dice", keeps=("", "TD39"), dice="EFFFA", placed=["BZ03@fame:1"])
    choose(state, "resolve:energy", "no", "resolve:fame")
    assert asked(state) == (1, "may")


@proves("TD39")
def test_superconductor_does_not_copy_energy_of_other_phases_and_cards() -> None:
    buying = table("buy", energy=(3, 0), keeps=("", "TD39"))
    told = choose(buying, "done")
    assert [fact["seat"] for fact in facts(told, "energy")] == [0]
    assert asked(buying) == (1, "pre_roll")
    storm = table("result", rolls=1, dice="AHEFDS", keeps=("TD13", "TD39"))
    assert asked(storm) == (0, "resolve")
    reboot = table("resolve", dice="A", keeps=("TD31", "TD39"), energy=(9, 0))
    choose(reboot, "do:TD31")
    assert asked(reboot) == (0, "buy")


# -- TD43 Thunder Stomp


@proves("TD43")
@pytest.mark.parametrize("how", ["resolve:destruction", "power:destruction"])
def test_thunder_stomp_takes_a_die_from_the_rivals_next_turn(how: str) -> None:
    state = table("dice", dice="DDDDSSE", keeps=("TD43", ""))
    told = choose(state, how)
    assert facts(told, "fewer_dice") == [{"seat": 1, "amount": 1}]
    finish_turn(state)
    assert view(state).turn == 1
    choose(state, "roll")
    assert view(state).pending.faces == 5  # type: ignore[union-attr]
    choose(state, "faces:HHHHH")
    finish_turn(state)
    choose(state, "roll", "faces:HHHHHH")
    finish_turn(state)
    choose(state, "roll")
    assert view(state).pending.faces == 6  # type: ignore[union-attr]


@proves("TD43")
def test_thunder_stomp_works_once_in_each_own_turn_and_not_for_fame() -> None:
    state = table("dice", dice="DDDSSE", keeps=("TD43", ""))
    choose(state, "power:fame")
    assert view(state).players[1].fewer_dice == 0
    twice = table("dice", dice="DDDSSE", keeps=("TD43", ""))
    choose(twice, "power:destruction", "resolve:destruction")
    assert view(twice).players[1].fewer_dice == 1


# -- TD44 Titanic Batteries


@proves("TD44")
def test_titanic_batteries_set_two_dice_aside_for_a_token() -> None:
    state = table("resolve", dice="AAHE", keeps=("TD44", ""), health=(5, 9))
    assert (asked(state)[1], options(state)) == (
        "aside",
        {"aside:AA", "aside:AH", "aside:AE", "aside:HE", "no"},
    )
    told = choose(state, "aside:AA")
    assert kinds(told)[1:] == ["set_aside", "token_gained"]
    assert view(state).dice == "HE"
    assert options(state) == {"resolve:heal", "resolve:energy"}


@proves("TD44", "TD15")
def test_dice_set_aside_have_left_the_result() -> None:
    state = table("resolve", dice="AAE", keeps=("TD44 TD15", ""))
    told = choose(state, "aside:AA", "resolve:energy")
    assert steps(told, "fame") == 1
    declined = table("resolve", dice="AAE", keeps=("TD44 TD15", ""))
    told = choose(declined, "no", "resolve:energy", "resolve:attack")
    assert steps(told) == 0


@proves("TD44")
@pytest.mark.parametrize("dice", ["", "A"])
def test_titanic_batteries_need_exactly_two_dice(dice: str) -> None:
    state = table("resolve", dice=dice, keeps=("TD44", ""), energy=(9, 0))
    assert asked(state)[1] in ("resolve", "buy")


@proves("TD44", "K68")
def test_special_dice_that_an_alienoid_has_used_can_not_be_set_aside() -> None:
    state = table("result", monsters=("alienoid", "gigazaur"), dice="SSSA", keeps=("TD44", ""))
    choose(state, "add:H")
    assert options(state) == {"aside:AS", "no"}


# -- TD46 Trend Setter


@proves("TD46")
@pytest.mark.parametrize(("fame", "lost"), [(2, 2), ((2, 3), 2), (1, 3)])
def test_trend_setter_prevents_one_on_a_buzz_token(fame: int, lost: int) -> None:
    state = table("dice", dice="AAAE", keeps=("", "TD46"), placed=["BZ10@fame:2"], fame=fame)
    assert hits(choose(state, "resolve:attack")) == [(1, lost)]


@proves("TD46")
def test_trend_setter_prevents_the_first_hp_at_which_that_holds() -> None:
    state = table(
        "dice", dice="ADDDFFF", keeps=("TD38", "TD46"), placed=["BZ02@fame:1", "BZ03@destruction:0"]
    )
    assert hits(choose(state, "resolve:attack")) == [(1, 1)], "the destruction marker does not matter"
    choose(state, "resolve:fame")
    told = choose(state, "resolve:destruction")
    assert facts(told, "prevented") == [{"seat": 1, "card": "TD46", "amount": 1}]


@proves("TD46")
def test_trend_setter_works_once_and_in_the_rivals_turn_only() -> None:
    state = table("dice", dice="AADDDE", keeps=("TD38", "TD46"), placed=["BZ02@fame:0"])
    told = choose(state, "resolve:attack", "resolve:destruction")
    assert hits(told) == [(1, 1), (1, 1)]
    own = table(
        "buy",
        energy=(9, 0),
        market="TD37 TD45 TD18",
        keeps=("TD46", ""),
        placed=["BZ02@fame:0", "BZ01@fame:4"],
    )
    assert hits(choose(own, "buy:TD18", "no")) == [(0, 3)]


# -- TD47 Unchained


@proves("TD47")
@pytest.mark.parametrize("token", ["BZ01", "BZ02", "BZ03", "BZ04"])
def test_unchained_takes_a_hit_instead_of_a_reward(token: str) -> None:
    state = table("dice", dice="FFFE", keeps=("TD47", ""), placed=[f"{token}@fame:1"], health=(5, 9))
    choose(state, "resolve:fame")
    assert (asked(state), options(state)) == ((0, "may"), {"do:TD47", "no"})
    refused = state.clone()
    told = choose(state, "do:TD47")
    assert hits(told) == [(1, 1)]
    assert "reward" not in kinds(told)
    assert (state.players[0].health, state.players[0].energy, state.players[0].tokens) == (5, 0, 0)
    assert "reward" in kinds(choose(refused, "no"))


@proves("TD47")
def test_unchained_is_asked_for_each_reward_of_own_pulls() -> None:
    state = table("dice", dice="FFFFE", keeps=("TD47", ""), placed=["BZ06@fame:1"], health=(5, 9))
    told = choose(state, "resolve:fame", "do:TD47", "do:TD47")
    assert hits(told) == [(1, 1), (1, 1)]
    rival = table("dice", dice="FFFE", keeps=("", "TD47"), placed=["BZ03@fame:1"])
    choose(rival, "resolve:fame")
    assert asked(rival) == (0, "resolve")


# -- TD48 Unstable DNA


@proves("TD48")
@pytest.mark.parametrize("seat", [0, 1])
def test_unstable_dna_swaps_itself_after_three_hp(seat: int) -> None:
    state = table("dice", turn=seat, dice="AAAE", keeps=pair(seat, "TD12 TD16", "TD48"))
    choose(state, "resolve:attack")
    assert (asked(state), options(state)) == ((1 - seat, "swap"), {"take:TD12", "take:TD16", "no"})
    told = choose(state, "take:TD16")
    assert facts(told, "taken") == [{"seat": 1 - seat, "card": "TD16", "given": "TD48"}]
    assert (keeps(state, seat), keeps(state, 1 - seat)) == (["TD12", "TD48"], ["TD16"])


@proves("TD48")
@pytest.mark.parametrize(("attacks", "keep", "health"), [(2, "TD12", 14), (3, "", 14), (5, "TD12", 5)])
def test_unstable_dna_needs_three_a_card_and_life(attacks: int, keep: str, health: int) -> None:
    state = table("dice", dice="A" * attacks + "E", keeps=(keep, "TD48"), health=(14, health))
    choose(state, "resolve:attack")
    assert view(state).winner == 0 or asked(state) == (0, "resolve")


@proves("TD48")
def test_unstable_dna_may_be_kept_and_works_in_the_own_turn() -> None:
    state = table(
        "buy", energy=(9, 0), market="TD37 TD45 TD18", keeps=("TD48", "TD12"), placed=["BZ01@fame:4"]
    )
    choose(state, "buy:TD18", "no")
    assert asked(state) == (0, "swap")
    choose(state, "no")
    assert (keeps(state, 0), keeps(state, 1)) == (["TD48"], ["TD12"])


@proves("TD48")
def test_unstable_dna_counts_each_event_by_itself() -> None:
    state = table("dice", dice="AADDDDE", keeps=("TD38", "TD48"))
    choose(state, "resolve:attack", "resolve:destruction")
    assert state.players[1].health == 10
    assert asked(state) == (0, "resolve")


# -- TD49 Unstoppable!


@proves("TD49")
@pytest.mark.parametrize("health", [1, 3])
def test_unstoppable_stays_at_one(health: int) -> None:
    state = table("dice", dice="AAADDDE", keeps=("TD38", "TD49"), health=(9, health))
    told = choose(state, "resolve:attack")
    assert facts(told, "survived") == [{"seat": 1, "card": "TD49"}]
    assert (state.players[1].health, pile(state)[-1]) == (1, "TD49")
    assert hits(told) == [(1, health - 1)]
    assert hits(choose(state, "resolve:destruction")) == [], "immune until the end of the turn"
    assert state.players[1].health == 1


@proves("TD49")
def test_unstoppable_is_not_used_while_one_hp_is_left() -> None:
    state = table("dice", dice="AAE", keeps=("", "TD49"), health=(9, 3))
    choose(state, "resolve:attack")
    assert (state.players[1].health, keeps(state, 1)) == (1, ["TD49"])


@proves("TD49")
def test_unstoppable_works_in_the_own_turn() -> None:
    state = table("resolve", dice="AAAA", keeps=("TD28 TD49", ""), health=(8, 9))
    assert state.players[0].health == 1
    assert view(state).players[0].immune
    finish_turn(state)
    choose(state, "roll", "faces:AHHHHH", "stop", "resolve:attack")
    assert view(state).winner == 1, "the immunity has ended with the turn"


# -- TD50 Utter Destruction


@proves("TD50")
@pytest.mark.parametrize(("dice", "own"), [("AHEFDS", "TD50"), ("HEFDSS", "TD50 TD01")])
def test_utter_destruction_needs_all_six_symbols(dice: str, own: str) -> None:
    state, told = played("result", dice=dice, keeps=(own, ""))
    assert [(fact["track"]) for fact in facts(told, "step")] == ["destruction"] * 2 + ["fame"] * 2
    assert hits(told) == [(1, 2)]
    assert kinds(told)[-1] == "hit"
    assert [fact["card"] for fact in facts(told, "card_used")] == ["TD50"], "once"
    assert markers(state) == (2, 2)


@proves("TD50")
def test_five_symbols_are_not_all() -> None:
    _, told = played("result", dice="HEFDSS", keeps=("TD50", ""))
    assert "card_used" not in kinds(told)
