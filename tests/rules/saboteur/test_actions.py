"""S9 Action cards."""

from __future__ import annotations

import pytest
from tests.rules.saboteur.positions import (
    choose,
    deck,
    facts,
    finish_round,
    hand,
    kinds,
    lying,
    offered,
    opening,
    pile,
    row,
    ruled,
    table,
    view,
)

from ludarium.core import IllegalChoice, UnknownOption
from ludarium.games.saboteur.notation import Move, code_of
from ludarium.games.saboteur.terms import CARD_IDS, PATH_IDS, Cards
from ludarium.testing import proves


def aimed(options: set[str], card: str) -> set[str]:
    """What a card of the hand may be played on."""
    return {
        option[len(card) :] for option in options if option.startswith(card) and option[len(card)] in ">="
    }


@proves("S9.1")
@pytest.mark.parametrize(
    ("option", "discarded"),
    [("map@0", ["map"]), ("+P>1", ["!P", "+P"]), ("fall@1,0", ["X", "fall"]), ("!L>1", [])],
)
def test_an_action_card_goes_to_the_pile_unless_it_stays(option: str, discarded: list[str]) -> None:
    state = table(field=["X@1,0"], broken={1: "P"}, hands={0: ["map", "+P", "fall", "!L"]})
    before = pile(state)
    choose(state, option)
    assert pile(state)[len(before) :] == discarded
    assert (view(state).players[1].broken == ["pickaxe", "lantern"]) == (option == "!L>1")
    assert state.progress.turn == 1, "one in a turn"


@proves("S9.1")
def test_what_is_played_is_seen_by_all() -> None:
    state = table(hands={0: ["!L"]})
    told = choose(state, "!L>2")
    for seat in (1, 2, None):
        assert facts(told, "tool_broken", seat) == [{"seat": 0, "target": 2, "tool": "lantern"}]


@proves("S9.2")
def test_targets_are_active_players_oneself_included() -> None:
    state = opening(7)
    choose(state, "lose-round>6", "deal", "centre")  # not dealt in
    choose(state, f"lose-round>{(state.progress.turn + 1) % 6}")  # taken out
    gone = {6, next(p.seat for p in view(state).players if p.removed == "round" and p.seat != 6)}
    state.players.hands[state.progress.turn] = [16]
    assert aimed(offered(state), "!P") == {f">{seat}" for seat in range(7) if seat not in gone}
    for seat in gone:
        with pytest.raises(IllegalChoice):
            state.choose(Move(code_of(f"!P>{seat}")))


@proves("S9.3")
def test_broken_tools_do_not_stop_actions_and_passes() -> None:
    state = table(field=["X@1,0"], broken={0: "PLC"}, hands={0: ["map", "+P", "fall", "!L", "X"]})
    assert offered(state) == {
        *("map@0", "map@1", "map@2", "+P>0", "fall@1,0"),
        *(f"!L>{seat}" for seat in range(1, 6)),
        *("pass:map", "pass:+P", "pass:fall", "pass:!L", "pass:X"),
    }


# -- broken tools


@proves("S9.4", "S9.4.1")
@pytest.mark.parametrize("target", range(6))
def test_a_broken_tool_lies_before_any_one_player(target: int) -> None:
    state = table(hands={0: ["!C"]})
    assert aimed(offered(state), "!C") == {f">{seat}" for seat in range(6)}
    choose(state, f"!C>{target}")
    assert [p.broken for p in view(state).players] == [["cart"] if s == target else [] for s in range(6)]


@proves("S9.4.2")
def test_at_most_one_of_each_tool() -> None:
    state = table(broken={1: "P", 2: "PLC", 3: "LC"}, hands={0: ["!P", "!L"]})
    assert aimed(offered(state), "!P") == {">0", ">3", ">4", ">5"}
    assert aimed(offered(state), "!L") == {">0", ">1", ">4", ">5"}
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("!P>1")))
    choose(state, "!P>3")
    assert view(state).players[3].broken == ["pickaxe", "lantern", "cart"]


@proves("S9.4.3")
def test_who_has_one_plays_no_path_card_until_it_is_repaired() -> None:
    state = table(hands={0: ["!L"], 1: ["X", "map"], 5: ["+L"]}, turn=0)
    assert "X@1,0" in offered(table(hands={1: ["X"]}, turn=1))
    choose(state, "!L>1")
    assert offered(state) == {"map@0", "map@1", "map@2", "pass:X", "pass:map"}
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("X@1,0")))
    state.progress.turn = 5
    choose(state, "+L>1")
    state.progress.turn = 1
    assert "X@1,0" in offered(state)


@proves("S9.4.4")
def test_broken_tools_stay_until_the_round_ends() -> None:
    state = table(broken={1: "PL"})
    told = finish_round(state)
    assert [p.broken for p in view(state).players] == [[]] * 6
    assert "tool_repaired" not in kinds(told)


@proves("S9.4.4")
@pytest.mark.parametrize(("option", "pay"), [(False, [3, 2, 2, 0, 0, 0]), (True, [3, 2, 0, 0, 0, 0])])
def test_they_do_not_change_the_pay_unless_so_chosen(option: bool, pay: list[int]) -> None:
    state = table(
        field=row(1, 6),
        goals=["stone1", "gold", "stone2"],
        hands={0: ["X"]},
        broken={2: "L", 3: "P"},
        broken_unpaid=option,
    )
    assert facts(choose(state, "X@7,0"), "round_over")[0]["pay"] == pay


@proves("S9.4.4")
def test_saboteurs_are_paid_with_broken_tools_even_then() -> None:
    state = table(hands={0: ["X"]}, others=0, deck=0, broken={3: "P"}, broken_unpaid=True)
    assert facts(choose(state, "pass:X"), "round_over")[0]["pay"] == [0, 0, 0, 3, 3, 0]


# -- repairs


@proves("S9.5", "S9.5.1", "S9.5.2")
def test_a_repair_removes_a_matching_broken_tool_of_anybody() -> None:
    state = table(broken={0: "L", 2: "LC", 3: "P"}, hands={0: ["+L", "+C"]})
    assert aimed(offered(state), "+L") == {">0", ">2"}
    assert aimed(offered(state), "+C") == {">2"}
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("+L>3")))
    choose(state, "+L>2")
    assert view(state).players[2].broken == ["cart"]


@proves("S9.5.2")
def test_without_a_matching_broken_tool_a_repair_can_only_be_passed() -> None:
    assert offered(table(broken={1: "C"}, hands={0: ["+L", "+PL"]})) == {"pass:+L", "pass:+PL"}


@proves("S9.5.3")
@pytest.mark.parametrize(("card", "tools"), [("+PL", "PL"), ("+PC", "PC"), ("+LC", "LC")])
def test_a_double_card_repairs_one_of_its_two_tools(card: str, tools: str) -> None:
    state = table(broken={1: "PLC", 2: tools[0]}, hands={0: [card]})
    assert aimed(offered(state), card) == {f"={tools[0]}>1", f"={tools[1]}>1", f"={tools[0]}>2"}
    choose(state, f"{card}={tools[1]}>1")
    names = {"P": "pickaxe", "L": "lantern", "C": "cart"}
    assert view(state).players[1].broken == [names[tool] for tool in "PLC" if tool != tools[1]]


@proves("S9.5.4")
def test_both_cards_go_to_the_pile() -> None:
    state = table(broken={1: "P"}, hands={0: ["+PC"]})
    before = pile(state)
    choose(state, "+PC=P>1")
    assert sorted(pile(state)[len(before) :]) == ["!P", "+PC"]


# -- rockfall


@proves("S9.6", "S9.6.1")
def test_a_rockfall_removes_one_path_card() -> None:
    state = table(field=["X@1,0", "CR'@2,0"], hands={0: ["fall"]})
    before = pile(state)
    told = choose(state, "fall@2,0")
    assert lying(state) == {"1,0": "X", "4,0": "IH"}
    assert sorted(pile(state)[len(before) :]) == ["CR", "fall"]
    assert facts(told, "rockfall", None) == [{"seat": 0, "x": 2, "y": 0, "card": "CR"}]


@proves("S9.6.2", "S9.6.3", "B8")
def test_it_takes_any_laid_path_card_but_never_start_centre_or_goals() -> None:
    state = table(
        field=[*row(1, 3), "DIH@6,0", "X@0,2"],  # a dead end that is cut off, a card that hangs on nothing
        goals=["gold", "stone1 up", "stone2"],
        hands={0: ["fall"]},
    )
    assert offered(state) == {"fall@1,0", "fall@2,0", "fall@3,0", "fall@6,0", "fall@0,2", "pass:fall"}
    for cell in ("0,0", "4,0", "8,0", "8,-2", "7,7"):
        with pytest.raises(IllegalChoice):
            state.choose(Move(code_of(f"fall@{cell}")))


@proves("S9.6.4")
def test_nothing_to_remove() -> None:
    assert offered(table(hands={0: ["fall"]})) == {"pass:fall"}


@proves("S9.6.5")
def test_a_removal_reveals_no_goal_and_turns_none_back() -> None:
    state = table(field=row(1, 7), goals=["gold", "stone2 up", "stone1"], hands={0: ["fall"], 1: ["fall"]})
    told = choose(state, "fall@7,0", "fall@1,0")
    assert kinds(told) == ["rockfall", "drew", "rockfall", "drew"]
    assert lying(state)["8,0"] == "stone2"
    assert [goal.up for goal in view(state).goals] == [False, True, False]


@proves("S9.6.5")
def test_a_goal_is_not_reached_by_a_removal() -> None:
    # (7,0) faces the goal, cut off; whatever is taken away, nothing is turned up.
    state = table(field=["X@7,0", "X@1,0"], hands={0: ["fall"]})
    assert "goal_up" not in kinds(choose(state, "fall@1,0"))


# -- map


@proves("S9.7", "S9.7.1", "S18.7")
def test_a_map_shows_one_goal_to_one_player() -> None:
    state = table(goals=["stone2", "gold", "stone1"], hands={2: ["map"]}, turn=2)
    told = choose(state, "map@1")
    assert facts(told, "map_used", 2) == [{"seat": 2, "goal": 1, "face": "gold"}]
    assert [goal.face for goal in view(state, 2).goals] == [None, "gold", None]
    for other in (0, 1, 3, 4, 5, None):
        assert facts(told, "map_used", other) == [{"seat": 2, "goal": 1, "face": None}]
        assert [goal.face for goal in view(state, other).goals] == [None] * 3
        assert [goal.peeked_by for goal in view(state, other).goals] == [[], [2], []]
    assert [(goal.x, goal.y, goal.up) for goal in view(state).goals] == [(8, y, False) for y in (-2, 0, 2)]
    assert lying(state) == {"4,0": "IH"}, "the goal is put back unchanged"


@proves("S9.7.2")
def test_a_turned_up_goal_is_no_choice_and_a_map_is_always_playable() -> None:
    state = table(goals=["gold", "stone1 up", "stone2 up"], hands={0: ["map"]})
    assert offered(state) == {"map@0", "pass:map"}
    for goal in (1, 2, 3, 7):
        with pytest.raises(IllegalChoice):
            state.choose(Move(goal << 4 | code_of("map@0")))


@proves("S9.7.3")
def test_there_is_no_way_to_show_what_a_map_showed() -> None:
    state = table(hands={0: ["map"]})
    choose(state, "map@2")
    for seat in range(6):
        twin = state.clone()
        twin.progress.turn = seat
        words = {option.rstrip("'").split("@")[0].split(">")[0].split(":")[0] for option in offered(twin)}
        cards = set(hand(twin, seat)) | {card + "'" for card in hand(twin, seat)}
        assert {word.split("=")[0] for word in words} <= cards | {"pass"}


def test_whatever_else_is_tried_is_refused_and_changes_nothing() -> None:
    """All that can be written in the notation, near the start: what is not offered is not taken."""
    cells = [f"@{x},{y}" for x in range(-1, 3) for y in range(-1, 2)]
    written = [f"{card}{mark}{cell}" for card in PATH_IDS for mark in ("", "'") for cell in cells]
    written += [f"fall{cell}" for cell in cells] + [f"map@{goal}" for goal in range(3)]
    written += [f"{word}:{card}" for word in ("pass", "touch") for card in CARD_IDS]
    for seat in range(7):
        written += [f"{word}>{seat}" for word in ("stall", "lose-round", "remove")]
        for card in CARD_IDS[Cards.BREAK : Cards.MAP]:
            written += [f"{card}>{seat}", *(f"{card}={tool}>{seat}" for tool in "PLC")]
    written += [f"stone{mark}@8,{y}" for mark in ("", "'") for y in (-2, 0, 2)]
    written += ["centre", "centre'", "deal", "skip", "end", "timed", "timeout"]
    states = [
        table(field=["X@1,0"], broken={1: "PL", 0: tools}, hands={0: ["X", "map", "fall", "!P", "+P", "+PL"]})
        for tools in ("", "C")
    ]
    for state in states:
        legal = offered(state) | ruled(state)
        dump = state.dump()
        for notation in written:
            option = Move(code_of(notation))
            if str(option) in legal:
                continue
            with pytest.raises(IllegalChoice):
                state.choose(option)
        assert state.dump() == dump


@pytest.mark.parametrize(
    "notation",
    ["", "@", "X@", "X@1", "X@1,0,0", "X@999,0", "X@a,b", "X>1", "CL>1", "map>1", "map=P>1", "fall=P>1", "!L>",
     "!L>7", "!L>-1", "!X>1", "+P=X>1", "map@3", "map@-1", "map@x", "pass:", "pass:Y", "say:X", "stone@8,1",
     "deal!", "''", "'@1,0", "stall>9", "touch:", "centre''"],
)  # fmt: skip
def test_a_notation_of_nothing(notation: str) -> None:
    with pytest.raises(UnknownOption):
        code_of(notation)


def test_the_deck_is_never_looked_at() -> None:
    state = table(hands={0: ["map"]}, deck=["X", "TV"])
    choose(state, "map@0")
    assert deck(state) == ["TV"]
