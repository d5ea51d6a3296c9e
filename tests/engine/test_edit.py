"""``edit``: parts of a position are laid anew in a game that goes on, and what lasts stays."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.program import Here, Refused

from ludarium import i18n
from ludarium.core import Chance, LudariumError
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.edited import EDITED, edit
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.snapshot import snapshot
from ludarium.testing.play import wander

TABLE: dict[str, Any] = {
    "mine": ["troll damage:2", "bumpsy", "banner-of-battle"],
    "theirs": ["urchin amber:1 +blood-of-titans", "krump"],
    "hand": ["golden-aura house:brobnar", "punch", "anger"],
    "discard": ["warsong"],
    "house": "brobnar",
}


@pytest.fixture
def engine() -> Here:
    return Here()


def begun(engine: Here, **changed: Any) -> int:
    state: int = engine.ask("set_up", game="keyforge", position={**TABLE, **changed}, seed="edit")["state"]
    return state


def edited(engine: Here, state: int, **position: Any) -> dict[str, Any]:
    answer = engine.ask("edit", state=state, position=position)
    assert (answer["state"], answer["number"]) == (state, 0)
    return keeper(engine, state)


def keeper(engine: Here, state: int) -> dict[str, Any]:
    view: dict[str, Any] = engine.ask("view", state=state, seat="keeper")["view"]
    return view


def game_of(engine: Here, state: int) -> KeyForgeState:
    found = engine.dispatcher.sessions[state].state
    assert isinstance(found, KeyForgeState)
    return found


def test_what_lasts_stays_in_force(engine: Here) -> None:
    """A lasting effect on a creature, what has been done this turn, and everything that the edit does not name."""
    state = begun(engine)
    engine.ask("choose", state=state, option="play:golden-aura~brobnar")
    engine.ask("choose", state=state, option="card:troll")
    before = keeper(engine, state)
    log = [entry.dump() for entry in game_of(engine, state).turn_log]
    after = edited(
        engine, state, mine=["bumpsy stunned", "troll damage:4"], amber=[4, 2], keys=[0, ["yellow"]]
    )
    assert after["table"]["lasting"] == before["table"]["lasting"] != []
    assert [entry.dump() for entry in game_of(engine, state).turn_log] == log
    assert list(after["table"]["cards"])[:2] == ["bumpsy", "troll"]
    assert (after["table"]["cards"]["bumpsy"]["stunned"], after["table"]["cards"]["troll"]["damage"]) == (
        True,
        4,
    )
    assert [player["amber"] for player in after["table"]["players"]] == [4, 2]
    assert [player["keys"] for player in after["table"]["players"]] == [[], ["yellow"]]
    for part in ("hands", "archives"):
        assert after["hidden"][part] == before["hidden"][part]
    assert after["table"]["cards"]["urchin"] == before["table"]["cards"]["urchin"]
    assert after["hidden"]["decks"][0] == [*before["hidden"]["decks"][0], "banner-of-battle"]


def test_what_leaves_play_is_forgotten(engine: Here) -> None:
    """An effect on a creature ends with it, even if it comes back later."""
    state = begun(engine)
    engine.ask("choose", state=state, option="play:golden-aura~brobnar")
    engine.ask("choose", state=state, option="card:troll")
    assert edited(engine, state, mine=["bumpsy"])["table"]["lasting"] == []
    view = edited(engine, state, mine=["bumpsy", "troll"])
    assert view["table"]["lasting"] == []
    assert view["table"]["cards"]["troll"]["damage"] == 0


def test_cards_change_hands_and_places(engine: Here) -> None:
    """From the discard pile to a hand; an upgrade to another creature; a creature under the other player's control; and a card
    that the deck does not have takes the place of one that only fills it."""
    state = begun(engine)
    view = edited(
        engine,
        state,
        hand=["warsong", "smaaash"],
        theirs=["krump +blood-of-titans", "bumpsy theirs exhausted"],
        mine=["troll under:punch"],
    )
    assert view["hidden"]["hands"][0] == ["warsong", "smaaash"]
    cards = view["table"]["cards"]
    assert (cards["krump"]["upgrades"], "urchin" in cards) == (["blood-of-titans"], False)
    assert (cards["bumpsy"]["owner"], cards["bumpsy"]["controller"]) == (0, 1)
    assert view["hidden"]["under"] == {"troll": ["punch"]}
    assert [len(deck) for deck in view["hidden"]["decks"]] == [31, 34]
    total = [len(view["hidden"]["decks"][seat]) + len(view["hidden"]["hands"][seat]) for seat in (0, 1)]
    assert total == [33, 34]


def test_a_deck_that_is_named_has_nothing_else(engine: Here) -> None:
    state = begun(engine)
    view = edited(engine, state, deck=["krump", "anger", "smaaash"], hand=["punch"])
    assert view["hidden"]["decks"][0] == ["krump", "anger", "smaaash"]
    assert "golden-aura~brobnar" in view["table"]["players"][0]["purged"]
    engine.ask("choose", state=state, option="end")
    assert keeper(engine, state)["hidden"]["hands"][0] == ["punch", "krump", "anger", "smaaash", "warsong"]


def test_an_edit_can_begin_what_lasts(engine: Here) -> None:
    state = begun(engine)
    engine.ask("choose", state=state, option="play:golden-aura~brobnar")
    engine.ask("choose", state=state, option="card:troll")
    before = keeper(engine, state)["table"]["lasting"]
    view = edited(engine, state, their_discard=["fogbank"], lasting=["fogbank theirs turn:4"])
    assert view["table"]["lasting"][:-1] == before
    assert view["table"]["lasting"][-1]["ability"] == "fogbank.1.1"
    options = engine.ask("options", state=state)["decision"]["options"]
    assert "fight:bumpsy" not in [option["option"] for option in options]


def test_who_dies_of_an_edit_is_destroyed(engine: Here) -> None:
    view = edited(engine, begun(engine), theirs=["krump damage:9"])
    assert view["table"]["players"][1]["discard"] == ["krump"]


def test_house_tide_and_chains(engine: Here) -> None:
    state = begun(engine, tide="low")
    view = edited(engine, state, house="untamed", chains=[0, 5], tide="high")["table"]
    assert (view["house"], view["tide"], view["players"][1]["chains"]) == ("untamed", 0, 5)


def test_token_creatures_stay_or_go(engine: Here) -> None:
    state = begun(engine, mine=["token:anger exhausted", "token:krump"], token="grunt")
    assert [card["exhausted"] for card in keeper(engine, state)["table"]["cards"].values()][:2] == [
        True,
        False,
    ]
    view = edited(engine, state, mine=["token:krump stunned", "troll"], hand=["anger"])
    mine = [card for card in view["table"]["cards"].values() if card["controller"] == 0]
    assert [(card["stunned"], card["power"]) for card in mine] == [(True, mine[0]["power"]), (False, 8)]
    assert [card.partition(".")[0] for card in view["hidden"]["hands"][0]] == ["anger"]
    view = edited(engine, state, mine=["token:krump", "token:punch"])
    assert len([card for card in view["table"]["cards"].values() if card["controller"] == 0]) == 2


def test_both_halves_of_a_gigantic_creature_move_together(engine: Here) -> None:
    state = begun(engine, mine=["ultra-gravitron damage:3", "troll"])
    view = edited(engine, state, mine=["troll", "ultra-gravitron"])
    assert list(view["table"]["cards"])[:2] == ["troll", "ultra-gravitron"]
    assert view["table"]["cards"]["ultra-gravitron"]["damage"] == 0
    view = edited(engine, state, mine=["troll"], hand=["ultra-gravitron", "ultra-gravitron2"])
    assert view["hidden"]["hands"][0] == ["ultra-gravitron", "ultra-gravitron2"]


def test_a_state_that_was_edited_has_no_record_and_no_way_back(engine: Here) -> None:
    state = begun(engine)
    engine.ask("choose", state=state, option="play:punch")
    kept = engine.ask("clone", state=state)["state"]
    engine.ask("choose", state=state, option="card:krump")
    edited(engine, state, amber=[5, 5])
    for do in ("save", "undo"):
        with pytest.raises(Refused) as refused:
            engine.ask(do, state=state)
        assert refused.value.code in ("engine-no-record", "engine-undo")
    engine.ask("choose", state=state, option="end")
    assert engine.ask("undo", state=state)["number"] == 0
    assert engine.ask("undo", state=kept)["number"] == 0


def test_an_edit_in_the_middle_of_something_is_refused(engine: Here) -> None:
    state = begun(engine)
    engine.ask("choose", state=state, option="play:golden-aura~brobnar")
    before = game_of(engine, state).dump()
    with pytest.raises(Refused) as refused:
        engine.ask("edit", state=state, position={"amber": [1, 1]})
    assert refused.value.code == "edit-unfinished"
    assert game_of(engine, state).dump() == before
    start = engine.ask("start", game="keyforge", seed="edit")["state"]
    with pytest.raises(Refused) as refused:
        engine.ask("edit", state=start, position={})
    assert refused.value.code == "edit-unfinished"


@pytest.mark.parametrize(
    ("position", "code", "facts"),
    [
        ({"turn": 7}, "position-wrong", {"part": "turn", "why": "unknown", "expected": ", ".join(EDITED)}),
        ({"amber": [1]}, "position-wrong", {"part": "amber", "why": "form"}),
        ({"amber": [1, -1]}, "position-wrong", {"part": "amber", "why": ""}),
        ({"keys": [3, 0]}, "position-wrong", {"part": "keys"}),
        ({"house": "nope"}, "position-wrong", {"part": "house"}),
        ({"tide": "nope"}, "position-wrong", {"part": "tide"}),
        ({"hand": ["nobody"]}, "position-wrong", {"part": "hand", "why": "card"}),
        ({"hand": ["troll theirs"]}, "position-wrong", {"part": "hand", "why": "place"}),
        ({"mine": ["token:anger"]}, "position-wrong", {"part": "mine", "why": "token"}),
        ({"hand": ["ultra-gravitron"]}, "position-wrong", {"part": "hand", "found": "ultra-gravitron", "why": "absent"}),
        ({"hand": ["krump"] * 37}, "position-wrong", {"part": "hand", "why": "absent"}),
        ({"lasting": ["nobody"]}, "position-wrong", {"part": "lasting", "why": "effect"}),
        ({"hand": [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]}, "position-wrong", {"part": "position", "why": "deep"}),
    ],
)  # fmt: skip
def test_an_edit_that_cannot_be_is_refused(
    engine: Here, position: dict[str, Any], code: str, facts: dict[str, str]
) -> None:
    state = begun(engine)
    before = game_of(engine, state).dump()
    with pytest.raises(Refused) as refused:
        engine.ask("edit", state=state, position=position)
    assert refused.value.code == code
    assert {name: refused.value.facts[name] for name in facts} == facts
    assert game_of(engine, state).dump() == before


def test_other_games_and_hidden_lists_say_that_they_cannot(engine: Here) -> None:
    told = set()
    state = engine.ask("start", game="tokyo-duel", seed="edit")["state"]
    with pytest.raises(Refused) as refused:
        engine.ask("edit", state=state, position={})
    assert refused.value.code == "no-edits"
    hidden = GAME.start(2, GAME.read_options({"lists": "hidden"}), "edit")
    while snapshot(hidden) is None:
        decision = hidden.decision()
        assert decision is not None
        hidden.choose(decision.option(0))
    with pytest.raises(LudariumError) as error:
        edit(hidden, {"amber": [1, 1]})  # type: ignore[arg-type]
    assert error.value.code == "edit-hidden"
    for lang in i18n.LANGUAGES:
        for code, facts in (("no-edits", {"game": "X"}), ("edit-hidden", {}), ("edit-unfinished", {})):
            told.add(i18n.refusal(lang, code, facts))
    assert len(told) == 3 * len(i18n.LANGUAGES)


def test_an_edited_game_is_sound() -> None:
    """At moments of games with real decks: the words of the moment change nothing that they tell of, and whatever is laid, the game
    looks the same in every sample of what a seat knows and can be played to an end."""
    edits = 0
    for n in range(6):
        chance = Chance.of(f"sound {n}")
        state = GAME.start(
            2, GAME.read_options({"deck-0": "sealed-WoE" if n % 2 else "sealed"}), f"sound {n}"
        )
        while state.decision() is not None and edits < 6 * (n + 1):
            found = snapshot(state)
            if found is not None and chance.below(10) == 0:
                edits += 1
                words = {part: value for part, value in found[0].items() if part in EDITED}
                same = edit(state, words)  # type: ignore[arg-type]
                again = snapshot(same)
                assert again is not None
                assert again[0] == found[0]
                hand, their_hand = found[0]["hand"], found[0]["their_hand"]
                mine = found[0]["mine"]
                assert isinstance(hand, list)
                assert isinstance(mine, list)
                other = edit(state, {"hand": hand[1:], "mine": mine[::-1], "their_hand": their_hand, "discard": hand[:1]})  # type: ignore[arg-type]  # fmt: skip
                for one in (same, other):
                    for seat in (0, 1, None):
                        view = one.view(seat)
                        assert GAME.sample(view, Chance.of(str(n))).view(seat) == view
                    wander(one, Chance.of(str(edits)))
                    assert one.outcome() is not None
            decision = state.decision()
            assert decision is not None
            state.choose(decision.option(chance.below(len(decision))))
    assert edits > 10


def test_a_set_up_game_is_known_however_many_others_there_are(engine: Here) -> None:
    """Its decks have no words that could be read again: they are kept as long as somebody looks at it."""
    first = begun(engine)
    for n in range(70):
        engine.ask(
            "set_up", game="keyforge", position={"mine": ["troll"] * (n % 8), "hand": ["punch"] * (n // 8)}
        )
    assert (
        engine.ask("sample", state=first, seat=0)["decision"] == engine.ask("clone", state=first)["decision"]
    )
