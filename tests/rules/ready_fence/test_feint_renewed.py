"""What the Attacker does about the Defender's first answer: Renewed Attack (F78, F123) and Feint (F81)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ready_fence.table import (
    asked,
    both,
    cards_of,
    event,
    facts,
    fencing,
    hand,
    kinds,
    offered,
    play,
    view,
)

from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.view import ThreatView
from ludarium.testing import proves


def threat(state: FenceState) -> ThreatView:
    phrase = view(state).phrase
    assert phrase is not None
    assert phrase.threat is not None
    return phrase.threat


# -- Renewed Attack


@proves("F78")
@pytest.mark.parametrize(
    ("hands", "line", "offers"),
    [
        ("ST4 RA | PR4", "ST4 PR4", True),
        ("ST4 RA | PR4 GA5", "ST4 PR4+GA5", True),
        ("ST4 RA | CP4", "ST4 CP4", True),
        ("ST4 RA | CP4 GA5", "ST4 CP4+GA5", True),
        ("ST4 RA | GA5", "ST4 parry", True),
        ("ST4 RA | GA5", "ST4 parry+GA5", True),
        ("ST4 RA | GA5", "ST4 distance", True),
        ("ST4 RA | IF4", "ST4 IF4", False),
        ("ST4 RA | SH4", "ST4 SH4", False),
        ("BT4 RA | DI5", "BT4 DI5", False),
        ("ST4 RA SH4 | PR4 PR5", "ST4 PR4 SH4 CT", False),
        ("ST4 RA RA | PR4 PR6", "ST4 PR4 RA PR6", False),
        ("ST4 PR4 RA | PR5 PR5", "ST4 PR5 PR4 PR5", False),  # a second riposte is no first answer
        ("ST4 GA5 RA | PR5 PR5", "ST4 PR5 parry+GA5 PR5", False),
    ],
)
def test_only_after_a_defence_of_the_opening_attack(hands: str, line: str, offers: bool) -> None:
    green, red = hands.split("|")
    state = fencing(green, red + " CT", "advanced")
    play(state, *line.split())
    phrase = view(state).phrase
    assert phrase is not None
    assert ("RA" in offered(state) and phrase.result is None) == offers


@proves("F78")
def test_it_is_the_attackers_alone() -> None:
    state = fencing("ST4 PR4", "PR5 RA", "advanced")
    play(state, "ST4")
    assert "RA" not in offered(state)
    play(state, "PR5", "PR4")
    assert (asked(state), offered(state)) == ((1, "answer"), {"accept"})


@proves("F78", "F123")
@pytest.mark.parametrize("answer", ["PR4", "PR4+GA5", "CP4", "parry", "parry+GA5", "distance"])
def test_it_cancels_the_riposte_and_what_was_spent_stays_spent(answer: str) -> None:
    state = fencing("ST4 RA", "PR4 CP4 GA5 JK SH7", "advanced", stamina=(6, 5))
    play(state, "ST4", answer)
    left = state.fencers[1].stamina
    told = play(state, "RA")
    assert facts(told, "played")[-1] == {
        "seat": 0, "role": "renewed", "card": "RA", "addon": None, "speed": 6, "need": 0, "paid": 1,
    }  # fmt: skip
    assert threat(state) == ThreatView(0, "renewed", "ST", 6, False, 2)
    assert both(state, "stamina") == [5, left]
    told = play(state, "accept")
    assert event(told, "touch") == {"seat": 0, "score": 1, "why": "hit"}


@proves("F78")
@pytest.mark.parametrize(
    ("red", "line", "wanted"),
    [
        ("PR6 SH7 SH6", "ST4 distance RA", {"accept", "PR6", "SH7", "SH6"}),
        ("PR6 SH7 SH6", "ST4 parry RA", {"accept", "PR6", "SH7", "SH6"}),
        ("CP4 PR6 SH7", "ST4 CP4 RA", {"accept", "PR6", "SH7", "parry"}),
        ("PR4 PR6 SH5", "ST4 PR4 RA", {"accept", "PR6", "parry"}),
    ],
)
def test_what_answers_it(red: str, line: str, wanted: set[str]) -> None:
    """A second card, or the Parry action where there was no defence without cards yet."""
    state = fencing("ST4 RA", red, "advanced", seed="4")
    state.piles.timer = 0  # no card is taken for the distance
    play(state, *line.split())
    assert offered(state) == wanted


@proves("F123")
@pytest.mark.parametrize(
    ("green", "line", "positions", "v0"),
    [
        ("ST4", "ST4", ("line", "line"), 4),
        ("ST4", "ST4", ("line", "invitation"), 6),
        ("ST4", "ST4", ("line", "engagement"), 3),
        ("ST4 AN", "ST4+AN", ("line", "invitation"), 8),
        ("BT4", "BT4", ("line", "line"), 5),
        ("BT4", "BT4", ("line", "engagement"), 3),
        ("FK4", "FK4", ("line", "line"), 5),
        ("DI5", "DI5", ("line", "engagement"), 5),
    ],
)
def test_two_more_than_the_defender_had_to_meet(
    green: str, line: str, positions: tuple[str, str], v0: int
) -> None:
    """And nothing is applied a second time."""
    state = fencing(green + " RA", "JK", "advanced", positions=positions)
    told = play(state, line, "parry")
    assert facts(told, "played")[0]["speed"] == v0
    play(state, "RA")
    assert threat(state).speed == v0 + 2
    assert threat(state).card == line[:2], "it counts as the same card"


@proves("F123")
def test_the_distance_is_not_checked_again() -> None:
    """But for Infighting: after Defence by Distance nobody is near enough."""
    state = fencing("ST4 RA", "IF6 PR6", "advanced", squares=(3, 5))
    state.piles.timer = 0
    play(state, "ST4", "distance")
    assert state.distance() == 3
    play(state, "RA")
    assert cards_of(offered(state)) == {"PR6"}
    state = fencing("ST4 RA", "IF6 CP4", "advanced", squares=(3, 5))
    play(state, "ST4", "CP4", "RA")
    assert cards_of(offered(state)) == {"IF6"}
    told = play(state, "IF6")
    assert event(told, "moved")["how"] == "infighting"


# -- Feint


@proves("F81")
@pytest.mark.parametrize(
    ("green", "answer", "replace", "result", "scorer"),
    [
        ("ST3", "PR4", "ST3", None, None),  # slower
        ("ST3", "PR4", "ST4", "double", None),
        ("ST3", "PR4", "ST5", "touch", 0),
        ("ST3", "CP4", "ST4", "double", None),
        ("ST3", "CP4", "ST6", "touch", 0),
        ("ST3", "SH4", "ST4", "double", None),
        ("ST3", "SH4", "BT4", "touch", 0),
        ("ST3", "SH5", "BT4", "double", None),
        ("ST3", "SH5", "ST4", None, None),
        ("BT4", "DI5", "GA5", "double", None),
        ("BT4", "DI5", "FN6", "touch", 0),
        ("ST3", "PR4+GA5", "ST4", "double", None),  # the speed of the parry
        ("ST3", "PR4+GA5", "ST5", "touch", 0),
        ("ST4", "parry", "ST4", "none", None),  # V0
        ("ST4", "parry", "ST5", "touch", 0),
        ("ST4", "parry", "ST3", None, None),
        ("ST4", "parry+GA5", "ST4", "none", None),
        ("ST4", "parry+GA5", "BT4", "touch", 0),
        ("ST4+AN", "PR6", "ST4+AN", "double", None),  # the Angulation has come back
        ("ST4+AN", "PR6", "ST5+AN", "touch", 0),
        ("ST4+AN", "PR6", "ST5", None, None),
    ],
)
def test_a_replacement(green: str, answer: str, replace: str, result: str | None, scorer: int | None) -> None:
    other = replace.split("+")[0]
    state = fencing(f"{green.replace('+', ' ')} {other} FE", "PR4 PR6 CP4 SH4 SH5 DI5 GA5", "advanced")
    play(state, green, answer)
    assert (f"feint:{replace}" in offered(state)) == (result is not None)
    if result is None:
        return
    told = play(state, f"feint:{replace}")
    phrase = view(state).phrase
    assert phrase is not None
    assert (phrase.result, phrase.scorer) == (result, scorer)
    assert "riposte" not in kinds(told), "the phrase ends"
    assert state.fencers[0].used == 2
    if scorer == 0:
        assert event(told, "touch")["why"] == "feint"


@proves("F81")
def test_the_opening_card_and_its_add_on_come_back() -> None:
    state = fencing("FK4 AN ST6 FE", "PR6 SH7 AN", "advanced", stamina=(3, 6))
    play(state, "FK4+AN")
    assert both(state, "stamina") == [2, 6]
    play(state, "SH7")
    told = play(state, "feint:ST6+AN")
    back = facts(told, "took_back")[0]
    assert back == {"seat": 0, "cards": ["FK4", "AN"]}
    assert event(told, "touch")["seat"] == 0
    assert state.fencers[0].stamina == 2, "the SP stays spent, and so there is no recovery"
    assert {"FK4", "AN", "ST6", "FE"} <= set(hand(state, 0))
    assert hand(state, 0).count("AN") == 1


@proves("F81")
@pytest.mark.parametrize("stamina", [1, 2])
def test_the_replacement_is_paid_for(stamina: int) -> None:
    state = fencing("FK4 FN6 FE AN", "PR5", "advanced", stamina=(stamina, 6))
    play(state, "FK4", "PR5")
    assert ("feint:FN6" in offered(state)) == (stamina == 2)
    assert ("feint:FN6+AN" in offered(state)) == (stamina == 2)
    if stamina == 2:
        play(state, "feint:FN6")
        assert state.fencers[0].stamina == 0


PRICED = "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL567.2BA,PR4556.0TBA,"
PRICED += "CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.2TA,FE--.1A"


@proves("F45", "F81")
def test_a_feint_has_its_price() -> None:
    """None in the proposed table, so that it is played without SP; with another table it must be there."""
    for answer in ("CP4", "PR5", "parry", "SH5"):
        state = fencing("ST4 FE", "CP4 PR5 SH5", "advanced", stamina=(0, 6))
        play(state, "ST4", answer)
        assert "feint" in offered(state), answer
    for stamina, wanted in [(3, {"no", "RA", "feint"}), (2, {"no", "RA", "feint"}), (1, {"no", "feint"})]:
        state = fencing("ST4 RA FE", "CP4", "advanced", stamina=(stamina, 6), cards=PRICED)
        play(state, "ST4", "CP4")
        assert offered(state) == wanted
        told = play(state, "feint")
        assert (state.fencers[0].stamina, state.fencers[0].spent) == (stamina - 1, True)
        assert "no_touch" in kinds(told)
    state = fencing("ST4 RA FE", "CP4", "advanced", stamina=(0, 6), cards=PRICED)
    play(state, "ST4", "CP4")
    assert asked(state) == (1, "turn"), "everybody sees that it can pay for nothing"
    state = fencing("ST4 PR5 FE", "PR5", "advanced", stamina=(0, 6), cards=PRICED)
    play(state, "ST4", "PR5")
    assert offered(state) == {"accept", "PR5"}


@proves("F81")
def test_a_replacement_is_paid_for_besides_the_feint() -> None:
    """Where the value is only needed, the one of the Feint is not gone."""
    for setting, stamina, offers in [("spent", 2, True), ("spent", 1, False), ("needed", 1, True)]:
        state = fencing(
            "ST4 FK5 FE", "CP4", "advanced", stamina=(stamina, 6), cards=PRICED, card_stamina=setting
        )
        play(state, "ST4", "CP4")
        assert ("feint:FK5" in offered(state)) == offers
        if offers:
            play(state, "feint:FK5")
            assert state.fencers[0].stamina == (0 if setting == "spent" else 2), "2: one more for the touch"


@proves("F81")
def test_another_card_that_could_open_here() -> None:
    """Never the opening card itself; by distance and position as any opening."""
    state = fencing("ST3 FE BT5 DI5 FL7 IF6 SH7 JK PR6", "CP4", "advanced")
    play(state, "ST3", "CP4")
    assert {option for option in offered(state) if option.startswith("feint:")} == {"feint:BT5"}
    state = fencing("ST4 ST4 FE", "CP4", "advanced")
    play(state, "ST4", "CP4")
    assert "feint:ST4" in offered(state), "the other of the same name"
    state = fencing("ST4 FE", "CP4", "advanced")
    play(state, "ST4", "CP4")
    assert offered(state) == {"no", "feint"}


@proves("F81")
def test_after_infighting_only_infighting_replaces() -> None:
    state = fencing("ST3 FE ST6 IF6 AN", "IF4", "advanced")
    play(state, "ST3", "IF4")
    assert {option for option in offered(state) if "feint" in option} == {
        "feint",
        "feint:IF6",
        "feint:IF6+AN",
    }
    told = play(state, "feint:IF6")
    assert event(told, "touch") == {"seat": 0, "score": 1, "why": "feint"}


@proves("F81")
def test_none_replaces_after_distance() -> None:
    state = fencing("ST3 FE ST6 FL7 GA5", "SH4", "advanced", squares=(3, 5))
    play(state, "ST3", "distance")
    assert offered(state) == {"no", "feint"}
    told = play(state, "feint")
    assert "no_touch" in kinds(told)
    assert both(state, "square") == [3, 7]


@proves("F81")
@pytest.mark.parametrize("answer", ["PR4", "SH7", "SH4", "IF4", "CP4", "parry", "distance"])
def test_to_break_off(answer: str) -> None:
    """No touch, whatever the answer; the turn passes, and the Feint is no action that counts."""
    state = fencing("ST4 FE", "PR4 SH7 SH4 IF4 CP4", "advanced", squares=(4, 6))
    play(state, "ST4", answer)
    told = play(state, "feint")
    assert event(told, "feint") == {"seat": 0, "how": "break-off"}
    assert "no_touch" in kinds(told)
    assert (both(state, "score"), asked(state), state.fencers[0].used) == ([0, 0], (1, "turn"), 1)
    assert "FE" in hand(state, 0)


@proves("F81")
@pytest.mark.parametrize(
    ("hands", "line", "reach"),
    [
        ("FE ST4 PR4 | PR5 FT", "ST4 PR5 PR4 accept", "lunge"),
        ("FE ST4 RA | PR4 PR6 FE", "ST4 PR4 RA", "lunge"),  # the Defender has none to use
        ("FE ST4 RA | CP4 PR6", "ST4 CP4 RA PR6", "lunge"),
        ("FE ST4 SH4 | PR4 CT", "ST4 PR4 SH4 CT", "lunge"),
        ("FE ST4 GA5 | PR4 PR5", "ST4 PR4 parry+GA5 PR5", "lunge"),
        ("FE FL5 | CP4 AN", "FL5 CP4+AN", "long"),
        ("FE FL5 | JK", "FL5 parry", "long"),
        ("FE ST4 | JK", "ST4 JK", "lunge"),
        ("FE GA5 | CP4", "GA5 CP4", "lunge"),
    ],
)
def test_no_feint_at_any_other_time(hands: str, line: str, reach: str) -> None:
    green, red = hands.split("|")
    state = fencing(green, red, "advanced", reach=reach)
    play(state, *line.split())
    assert "feint" not in offered(state)


@proves("F81")
@pytest.mark.parametrize("mode", ["tutorial", "basic"])
def test_only_the_advanced_mode_has_it(mode: str) -> None:
    with pytest.raises(ValueError, match="FE"):
        fencing("FE", "", mode)


@proves("F81")
@pytest.mark.parametrize("setting", ["forbidden", "parried"])
@pytest.mark.parametrize("answer", ["PR5", "SH5", "parry"])
def test_a_slower_replacement(answer: str, setting: str) -> None:
    """slower_feint (O16): forbidden, or played in vain."""
    state: Any = fencing("ST5 ST4 FE", "PR5 SH5", "advanced", slower_feint=setting)
    play(state, "ST5", answer)
    assert ("feint:ST4" in offered(state)) == (setting == "parried")
    if setting == "parried":
        told = play(state, "feint:ST4")
        assert "no_touch" in kinds(told)
        assert both(state, "score") == [0, 0]


@proves("F81")
@pytest.mark.parametrize("setting", [False, True])
def test_o16_an_evaded_attack_may_be_replaced(setting: bool) -> None:
    """feint_after_distance: by one that could have opened where the Defender stood, and faster than 5, which
    Distance can't evade (F89); as fast as that, or slower where that is allowed, it misses."""
    held = "ST4 ST6 ST5 BT5 FL7 FE"
    state: Any = fencing(held, "SH4 SH5 PR4", "advanced", feint_after_distance=setting)
    told = play(state, "ST4", "distance")
    assert event(told, "moved")["to"] == 9
    attacks = {option for option in offered(state) if option.startswith("feint:")}
    assert attacks == ({"feint:ST6", "feint:ST5", "feint:BT5"} if setting else set())
    assert "feint" in offered(state)
    if not setting:
        return
    told = play(state.clone(), "feint:ST6")
    assert event(told, "touch") == {"seat": 0, "score": 1, "why": "feint"}
    told = play(state, "feint:ST5")
    assert "no_touch" in kinds(told), "not a double touch: nobody has hit the Attacker"
    assert both(state, "score") == [0, 0]


@proves("F81")
def test_o16_after_distance_a_slower_one_misses_where_it_is_allowed() -> None:
    state: Any = fencing(
        "ST4 ST3 FE", "SH4 SH5", "advanced", feint_after_distance=True, slower_feint="parried"
    )
    play(state, "ST4", "distance")
    assert "feint:ST3" in offered(state)
    assert "no_touch" in kinds(play(state, "feint:ST3"))
