"""Positions that are set up, and things that are looked at one by one."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.engine.program import Here, Refused

from ludarium import i18n
from ludarium.core import TABLE, Chance, Game, LudariumError, State, games
from ludarium.core.positions import UnknownThing
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.prepared import PARTS as KEYFORGE_PARTS
from ludarium.games.ready_fence.prepared import PARTS as FENCE_PARTS
from ludarium.games.saboteur.prepared import PARTS as SABOTEUR_PARTS
from ludarium.games.tokyo_duel.prepared import PARTS as DUEL_PARTS
from ludarium.testing import plays
from ludarium.testing.play import wander

SABOTEUR: dict[str, Any] = {
    "roles": ["digger", "digger", "saboteur", "digger", "selfish"],
    "goals": ["stone1", "stone2", "gold"],
    "hands": [["map", "CL", "+PL"], ["DX"], ["!P", "fall"], [], ["TH"]],
    "field": ["X@1,0", "TH@2,0"],
    "broken": {"0": "PL", "3": "C"},
    "deck": ["CR", "IV"],
}
FENCE: dict[str, Any] = {
    "hands": [["ST3", "FE", "SH4"], ["ST3", "PR4", "BT4"]],
    "turn": 1,
    "squares": [5, 7],
    "positions": ["engagement", "line"],
    "stamina": [2, 6],
    "scores": [3, 1],
    "timer": 4,
    "discards": ["ST4", "ST4"],
    "known": [[], ["PR4"]],
}
DUEL: dict[str, Any] = {
    "monsters": ["gigazaur", "the-king"],
    "market": ["TD26", "TD12", "TD45"],
    "dice": "AHFFFF",
    "hurt": [4, 3],
    "energy": [1, 9],
    "fame": -2,
    "destruction": 5,
    "placed": ["BZ03@fame:2", "BK1@destruction:-4", "BZ06'@fame:-5"],
}
KEYFORGE: dict[str, Any] = {
    "mine": ["troll damage:2", "bumpsy stunned", "banner-of-battle"],
    "theirs": ["urchin amber:1 +blood-of-titans"],
    "hand": ["punch", "anger"],
    "discard": ["smith"],
    "amber": [3, 4],
    "keys": [1, 0],
    "house": "brobnar",
}
PARTS = {
    "keyforge": KEYFORGE_PARTS,
    "ready-fence": FENCE_PARTS,
    "saboteur": SABOTEUR_PARTS,
    "tokyo-duel": DUEL_PARTS,
}
POSITIONS = {
    "saboteur": (5, SABOTEUR),
    "ready-fence": (2, FENCE),
    "tokyo-duel": (2, DUEL),
    "keyforge": (2, KEYFORGE),
}
OPTIONS = {"ready-fence": {"mode": "advanced"}}


@pytest.fixture
def engine() -> Here:
    return Here()


def set_up(engine: Here, name: str, seed: str = "prepared", **changed: Any) -> int:
    seats, position = POSITIONS[name]
    state: int = engine.ask(
        "set_up",
        game=name,
        seats=seats,
        options=OPTIONS.get(name, {}),
        position={**position, **changed},
        seed=seed,
    )["state"]
    return state


def thing(engine: Here, state: int, name: str, seat: int | str | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = engine.ask("inspect", state=state, thing=name, seat=seat)["thing"]
    assert shown["thing"] == name
    return shown


# -- setting up


def test_a_position_of_saboteur(engine: Here) -> None:
    state = set_up(engine, "saboteur")
    view = engine.ask("view", state=state, seat=0)["view"]
    assert view["hand"] == SABOTEUR["hands"][0]
    assert view["role"] == "digger"
    assert view["players"][0]["broken"] == ["pickaxe", "lantern"]
    laid = {(card["x"], card["y"]): card["card"] for card in view["field"]}
    assert laid == {(0, 0): "start", (1, 0): "X", (2, 0): "TH", (4, 0): "X"}
    assert engine.ask("choose", state=state, option="pass:CL")["decision"]["seat"] == 1
    assert engine.ask("view", state=state, seat=0)["view"]["hand"] == ["map", "+PL", "CR"]


def test_the_centre_of_another_game_lies_elsewhere(engine: Here) -> None:
    seats, position = POSITIONS["saboteur"]
    answer = engine.ask("set_up", game="saboteur", seats=seats, position=position, options={"middle": 6})
    assert thing(engine, answer["state"], "cell:6,0")["centre"] is True


def test_a_position_of_keyforge(engine: Here) -> None:
    state = set_up(engine, "keyforge")
    view = engine.ask("view", state=state, seat=0)["view"]
    assert [player["amber"] for player in view["players"]] == [3, 4]
    assert view["players"][0]["hand"] == ["punch", "anger"]
    troll = thing(engine, state, "card:troll")
    assert (troll["power"], troll["damage"], troll["zone"], troll["controller"]) == (9, 2, "line", 0)
    assert thing(engine, state, "card:urchin")["upgrades"] == ["blood-of-titans"]
    assert thing(engine, state, "hand:punch", 0)["known"] == {"hand:0": 1}
    assert thing(engine, state, "hand:punch", 1)["known"] == {}


def test_what_lies_with_a_card_of_keyforge_has_words_of_its_own(engine: Here) -> None:
    """Whose an upgrade is, its house and icons; cards under a card, facedown or not; armor that was used; the colours of keys."""
    words = {
        "mine": [
            "bulwark used:1 +blood-of-titans/theirs/house:dis/icons:A under:punch under:anger/theirs/open"
        ],
        "keys": [1, ["yellow"]],
        "purged": ["warsong"],
        "their_purged": ["krump"],
    }
    answer = engine.ask("set_up", game="keyforge", seats=2, position=words)
    mine, theirs = (engine.ask("view", state=answer["state"], seat=seat)["view"] for seat in (0, 1))
    assert [player["keys"] for player in mine["players"]] == [["red"], ["yellow"]]
    assert [player["purged"] for player in mine["players"]] == [["warsong"], ["krump"]]
    host = mine["cards"]["bulwark"]
    assert (host["armor"], host["armor_left"]) == (2, 1)
    assert (host["upgrades"], host["under"]) == (["blood-of-titans~dis+A"], ["punch", "anger"])
    assert theirs["cards"]["bulwark"]["under"] == [None, "anger"]
    upgrade = mine["cards"]["blood-of-titans~dis+A"]
    assert (upgrade["owner"], upgrade["controller"], upgrade["houses"]) == (1, 1, ["dis"])


def test_cards_of_either_owner_lie_on_a_side(engine: Here) -> None:
    """In play, in archives, on a card and under it; what leaves goes to its owner."""
    words = {
        "theirs": ["troll", "krump theirs +blood-of-titans/theirs under:anger/theirs/open"],
        "their_archives": ["punch theirs", "smith"],
        "hand": ["gateway-to-dis"],
        "house": "dis",
    }
    state = engine.ask("set_up", game="keyforge", position=words)["state"]
    view = engine.ask("view", state=state, seat=1)["view"]
    owners = {card: (one["owner"], one["controller"]) for card, one in view["cards"].items()}
    assert owners == {"troll": (1, 1), "krump": (0, 1), "blood-of-titans": (0, 0)}
    assert view["players"][1]["archives"] == ["punch", "smith"]
    engine.ask("choose", state=state, option="play:gateway-to-dis")
    players = engine.ask("view", state=state)["view"]["players"]
    assert {"krump", "blood-of-titans", "anger"} <= set(players[0]["discard"])
    assert players[1]["discard"] == ["troll"]
    assert engine.ask("playout", state=state)["outcome"] is not None


def test_a_position_of_ready_fence(engine: Here) -> None:
    state = set_up(engine, "ready-fence")
    view = engine.ask("view", state=state, seat=1)["view"]
    for part in ("squares", "positions", "stamina", "scores", "timer", "turn", "known", "discards"):
        assert view[part] == FENCE[part]
    assert view["hand"] == sorted(FENCE["hands"][1])


def test_a_position_of_tokyo_duel(engine: Here) -> None:
    state = set_up(engine, "tokyo-duel")
    view = engine.ask("view", state=state)["view"]
    assert [player["health"] for player in view["players"]] == [10, 12]
    assert [offer["card"] for offer in view["market"]] == DUEL["market"]
    assert view["dice"] == "AHFFFF"
    assert {token["token"]: token["start"] for token in view["placed"]} == {"BZ03": 2, "BZ06": -5, "BK1": -4}
    assert thing(engine, state, "space:fame,-2")["marker"] is True
    assert thing(engine, state, "space:destruction,5")["marker"] is True


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_comes_back_from_its_record(engine: Here, name: str) -> None:
    state = set_up(engine, name, seed="some seed")
    for n in range(6):
        decision = engine.ask("options", state=state)["decision"]
        option = decision["options"][n % len(decision["options"])]["option"]
        engine.ask("choose", state=state, option=option)
    record = engine.ask("save", state=state)["record"]
    again = engine.ask("load", record=record)["state"]
    first, loaded = engine.dispatcher.sessions[state], engine.dispatcher.sessions[again]
    assert first.state.dump() == loaded.state.dump()
    assert engine.ask("save", state=again)["record"] == record
    engine.ask("undo", state=again, count=6)
    assert (
        loaded.state.dump() == engine.dispatcher.sessions[set_up(engine, name, seed="some seed")].state.dump()
    )


def test_a_record_keeps_texts_with_odd_spaces(engine: Here) -> None:
    """Notes of records are lines in which several spaces become one."""
    record = engine.ask("save", state=set_up(engine, "saboteur"))["record"]
    changed = record.replace('"deck":["CR","IV"]', '"deck":["C\\u0020\\u0020R"]')
    assert changed != record
    with pytest.raises(Refused) as refused:
        engine.ask("load", record=changed)
    assert refused.value.facts["found"] == "C  R"


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_words_give_the_same_state_and_other_seeds_other_luck(engine: Here, name: str) -> None:
    dumps = [
        engine.dispatcher.sessions[set_up(engine, name, seed)].state.dump() for seed in ("one", "one", "two")
    ]
    assert dumps[0] == dumps[1]
    assert dumps[0] != dumps[2]


@pytest.mark.parametrize("name", POSITIONS)
def test_what_was_set_up_is_a_sound_game(name: str) -> None:
    """It looks the same in every sample of what a seat knows, and can be played to an end."""
    game = games()[name]
    seats, position = POSITIONS[name]
    for n in range(10):
        state = game.set_up(seats, OPTIONS.get(name, {}), str(n), position)
        for seat in [*range(seats), None]:
            view = state.view(seat)
            assert game.sample(view, Chance.of(str(n))).view(seat) == view
        wander(state, Chance.of(str(n)))
        assert state.outcome() is not None


WRONG: list[tuple[str, str, object]] = [
    ("saboteur", "colour", "red"),
    ("saboteur", "roles", ["digger"] * 5),
    ("saboteur", "roles", ["digger"] * 4),
    ("saboteur", "roles", ["digger", "digger", "saboteur", "digger", "cat"]),
    ("saboteur", "roles", 5),
    ("saboteur", "goals", ["gold", "gold", "gold"]),
    ("saboteur", "goals", ["gold"]),
    ("saboteur", "goals", ["gold", "stone1", "stone3"]),
    ("saboteur", "hands", [["DX"], ["DX"], [], [], []]),
    ("saboteur", "hands", [["TV"] * 5, [], [], [], ["TV"]]),
    ("saboteur", "hands", [["CR", "CL", "X", "TH", "IV", "IH", "TV"], [], [], [], []]),
    ("saboteur", "hands", [["XX"], [], [], [], []]),
    ("saboteur", "hands", [[]]),
    ("saboteur", "hands", [[1], [], [], [], []]),
    ("saboteur", "field", ["X@3,3"]),
    ("saboteur", "field", ["X@1,0", "IV@2,0"]),
    ("saboteur", "field", ["pass:X"]),
    ("saboteur", "field", ["X"]),
    ("saboteur", "field", ["X@99,99"]),
    ("saboteur", "field", [f"X@{x},0" for x in (1, 2, 3)] + [f"TH@{x},0" for x in (5, 6, 7)]),
    ("saboteur", "centre", "X@5,0"),
    ("saboteur", "centre", "map"),
    ("saboteur", "broken", {"5": "P"}),
    ("saboteur", "broken", {"0": "X"}),
    ("saboteur", "broken", {"x": "P"}),
    ("saboteur", "broken", ["P"]),
    ("saboteur", "deck", ["DX"] * 2),
    ("saboteur", "deck", ["none"]),
    ("ready-fence", "hands", [["ST3"], ["ST3"], ["ST4"]]),
    ("ready-fence", "hands", [["ST3"], ["XX9"]]),
    ("ready-fence", "hands", [["ST3", "ST3", "ST3"], []]),
    ("ready-fence", "hands", [["SH4", "SH5", "SH6", "SH7", "PR4", "PR5", "BT4"], ["PR4"]]),
    ("ready-fence", "known", [["ST6"], []]),
    ("ready-fence", "known", [["ST3", "ST3"], []]),
    ("ready-fence", "known", [[]]),
    ("ready-fence", "turn", 2),
    ("ready-fence", "turn", "green"),
    ("ready-fence", "squares", [7, 5]),
    ("ready-fence", "squares", [5, 5]),
    ("ready-fence", "squares", [0, 5]),
    ("ready-fence", "squares", [5, 11]),
    ("ready-fence", "squares", [5]),
    ("ready-fence", "positions", ["line", "up"]),
    ("ready-fence", "stamina", [7, 0]),
    ("ready-fence", "stamina", [-1, 0]),
    ("ready-fence", "scores", [5, 0]),
    ("ready-fence", "timer", 0),
    ("ready-fence", "timer", 47),
    ("ready-fence", "period", 2),
    ("ready-fence", "priority", 2),
    ("ready-fence", "sudden", 1),
    ("tokyo-duel", "monsters", ["gigazaur", "gigazaur"]),
    ("tokyo-duel", "monsters", ["gigazaur", "mothra"]),
    ("tokyo-duel", "monsters", ["gigazaur"]),
    ("tokyo-duel", "monsters", ["gigazaur", "alienoid"]),  # whose King's token is it then?
    ("tokyo-duel", "market", ["TD26", "TD26", "TD45"]),
    ("tokyo-duel", "market", ["TD26", "TD12"]),
    ("tokyo-duel", "market", ["TD26", "TD12", "TD51"]),
    ("tokyo-duel", "dice", "AHFFF"),
    ("tokyo-duel", "dice", "AHFFFX"),
    ("tokyo-duel", "hurt", [14, 0]),
    ("tokyo-duel", "hurt", [-1, 0]),
    ("tokyo-duel", "energy", [-1, 0]),
    ("tokyo-duel", "energy", [100, 0]),
    ("tokyo-duel", "fame", 7),
    ("tokyo-duel", "fame", "3"),
    ("tokyo-duel", "destruction", -9),
    ("tokyo-duel", "placed", ["BZ03@fame:2", "BZ04@fame:2"]),
    ("tokyo-duel", "placed", ["BZ03@fame:2", "BZ03@fame:4"]),
    ("tokyo-duel", "placed", ["BZ08@fame:6"]),
    ("tokyo-duel", "placed", ["BZ03@sky:2"]),
    ("tokyo-duel", "placed", ["roll"]),
    ("keyforge", "amber", [-1, 0]),
    ("keyforge", "amber", [1000, 0]),
    ("keyforge", "amber", [1]),
    ("keyforge", "keys", [3, 0]),
    ("keyforge", "keys", [0, ["red", "red"]]),
    ("keyforge", "keys", [0, ["red", "blue", "yellow"]]),
    ("keyforge", "keys", [0, ["green"]]),
    ("keyforge", "mine", ["troll +blood-of-titans/damage:1"]),
    ("keyforge", "mine", ["troll +punch"]),
    ("keyforge", "mine", ["troll +blood-of-titans/open"]),
    ("keyforge", "mine", ["troll under:nobody"]),
    ("keyforge", "hand", ["troll under:punch"]),
    ("keyforge", "chains", [25, 0]),
    ("keyforge", "active", 2),
    ("keyforge", "active", -1),
    ("keyforge", "first", 5),
    ("keyforge", "turn", 0),
    ("keyforge", "minutes", -1),
    ("keyforge", "house", "nope"),
    ("keyforge", "at", "end"),
    ("keyforge", "houses", [["nope", "dis", "mars"]]),
    ("keyforge", "houses", [[], []]),
    ("keyforge", "houses", [["dis", "dis", "mars"]]),
    ("keyforge", "houses", [["dis", "logos", "mars"]] * 3),
    ("keyforge", "houses", [["dis", "dis", "logos", "mars"]]),
    ("keyforge", "hand", [""]),
    ("keyforge", "hand", ["nobody"]),
    ("keyforge", "hand", ["troll icons:Z"]),
    ("keyforge", "hand", ["troll icons:"]),
    ("keyforge", "mine", ["troll damage:²"]),
    ("keyforge", "mine", ["troll damage:1000"]),
    ("keyforge", "mine", ["troll doom:" + "9" * 5000]),
    ("keyforge", "mine", ["anger"]),
    ("keyforge", "mine", ["troll +anger"]),
    ("keyforge", "hand", ["troll stunned"]),
    ("keyforge", "hand", ["troll house:nope"]),
    ("keyforge", "hand", ["troll icons:AAAAAA"]),
    ("keyforge", "hand", ["troll also:dis icons:AAAAA"]),
    ("keyforge", "theirs", ["nobody"]),
    ("keyforge", "theirs", ["troll +nobody"]),
    ("keyforge", "theirs", ["punch"]),
    ("keyforge", "their_hand", ["nobody"]),
    ("keyforge", "discard", ["troll stunned"]),
    ("keyforge", "their_discard", ["troll amber:1"]),
    ("keyforge", "deck", ["troll"] * 37),
    ("keyforge", "deck", ["nobody"]),
    ("keyforge", "their_deck", ["troll"] * 37),
    ("keyforge", "archives", ["troll doom:1"]),
    ("keyforge", "their_archives", ["nobody"]),
    ("keyforge", "purged", ["troll +blood-of-titans"]),
    ("keyforge", "filler", "troll"),
    ("keyforge", "purged", ["troll theirs"]),
    ("keyforge", "hand", ["troll theirs"]),
    ("keyforge", "their_discard", ["troll theirs"]),
    ("keyforge", "deck", ["troll theirs"]),
]


@pytest.mark.parametrize(("name", "part", "value"), WRONG)
def test_what_can_lie_on_no_table_is_refused_by_its_part(
    engine: Here, name: str, part: str, value: object
) -> None:
    with pytest.raises(Refused) as refused:
        set_up(engine, name, **{part: value})  # type: ignore[arg-type]
    assert refused.value.code == "position-wrong"
    named = "placed" if value == ["gigazaur", "alienoid"] else part
    assert refused.value.facts["part"] == named
    assert engine.dispatcher.sessions == {}


WALLED = ["DX@0,-1", "DTV@0,1", "DTH@-1,0", "DCR'@1,0", "DCL'@4,-1", "DIV@4,1", "DIH@5,0", "D1H@3,0"]
"""Dead ends all around, so that no card fits anywhere."""
AT_THE_GOAL = [f"X@{x},0" for x in (1, 2, 3)] + [f"TH@{x},0" for x in (5, 6, 7)]
UNSAID = next(
    fact.id for fact in POOL.cards() if fact.kind == CardTypes.CREATURE and fact.id not in playable()
)
NOBODY: list[list[str]] = [[]] * 5
DEEPER: Any = [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]
REFUSED: list[tuple[str, str, dict[str, Any], dict[str, str]]] = [
    ("", "keyforge", {"active": 2}, {"part": "active", "found": "2", "expected": "0–1"}),
    (
        "missing",
        "saboteur",
        {"roles": None},
        {"part": "roles", "found": "", "expected": "roles, goals, hands"},
    ),
    ("missing", "ready-fence", {"hands": None}, {"part": "hands", "found": "", "expected": "hands"}),
    (
        "missing",
        "tokyo-duel",
        {"market": None},
        {"part": "market", "found": "", "expected": "monsters, market"},
    ),
    (
        "unknown",
        "tokyo-duel",
        {"health": [3, 4]},
        {"part": "health", "found": "", "expected": ", ".join(DUEL_PARTS)},
    ),
    (
        "form",
        "saboteur",
        {"roles": 5},
        {"part": "roles", "found": "5", "expected": '["digger", "saboteur", "digger", "selfish", "digger"]'},
    ),
    (
        "form",
        "saboteur",
        {"broken": ["P"]},
        {"part": "broken", "found": '["P"]', "expected": '{"0": "P", "3": "LC"}'},
    ),
    (
        "form",
        "saboteur",
        {"hands": [[None]]},
        {"part": "hands", "found": "[[null]]", "expected": '[["X", "map"], ["fall"], ["!L"], ["+PL"], []]'},
    ),
    ("form", "saboteur", {"field": ["pass:X"]}, {"part": "field", "found": "pass:X", "expected": "CR'@3,0"}),
    ("form", "saboteur", {"centre": "map"}, {"part": "centre", "found": "map", "expected": "X@4,0"}),
    ("form", "ready-fence", {"sudden": 1}, {"part": "sudden", "found": "1", "expected": "true"}),
    ("form", "tokyo-duel", {"fame": True}, {"part": "fame", "found": "true", "expected": "2"}),
    (
        "form",
        "tokyo-duel",
        {"placed": ["roll"]},
        {"part": "placed", "found": "roll", "expected": "BZ03@fame:2"},
    ),
    ("form", "keyforge", {"amber": [1]}, {"part": "amber", "found": "[1]", "expected": "[3, 6]"}),
    ("count", "saboteur", {"goals": ["gold"]}, {"part": "goals", "found": "1", "expected": "3"}),
    (
        "count",
        "ready-fence",
        {"hands": [["SH4"] * 7, []]},
        {"part": "hands", "found": "7", "expected": "0–6"},
    ),
    ("count", "tokyo-duel", {"dice": "AHFFF"}, {"part": "dice", "found": "5", "expected": "6"}),
    ("count", "keyforge", {"houses": [["dis"] * 3]}, {"part": "houses", "found": "1", "expected": "3"}),
    ("count", "keyforge", {"houses": [[]] * 3}, {"part": "houses", "found": "3", "expected": "0–2"}),
    (
        "count",
        "keyforge",
        {"houses": [["dis", "dis", "logos", "mars"]]},
        {"part": "houses", "found": "4", "expected": "3"},
    ),
    (
        "card",
        "keyforge",
        {"their_hand": ["nobody"]},
        {"part": "their_hand", "found": "nobody", "expected": ""},
    ),
    ("card", "keyforge", {"mine": ["troll +nobody"]}, {"part": "mine", "found": "nobody", "expected": ""}),
    ("unplayable", "keyforge", {"hand": [UNSAID]}, {"part": "hand", "found": UNSAID, "expected": ""}),
    ("place", "keyforge", {"theirs": ["punch"]}, {"part": "theirs", "found": "punch", "expected": ""}),
    (
        "place",
        "saboteur",
        {"hands": NOBODY, "field": [*WALLED, "X@2,0"]},
        {"part": "field", "found": "X@2,0", "expected": ""},
    ),
    (
        "bare",
        "keyforge",
        {"discard": ["troll stunned"]},
        {"part": "discard", "found": "troll", "expected": ""},
    ),
    (
        "icons",
        "keyforge",
        {"hand": ["troll icons:AAAAAA"]},
        {"part": "hand", "found": "troll icons:AAAAAA", "expected": "0–5"},
    ),
    (
        "deck",
        "keyforge",
        {"their_deck": ["troll"] * 37},
        {"part": "their_deck", "found": "39", "expected": "0–36"},
    ),
    ("effect", "keyforge", {"lasting": ["troll"]}, {"part": "lasting", "found": "troll", "expected": ""}),
    (
        "effects",
        "keyforge",
        {"lasting": ["ragnarok"]},
        {"part": "lasting", "found": "ragnarok", "expected": "ragnarok.1.1, ragnarok.1.3"},
    ),
    (
        "source",
        "keyforge",
        {"lasting": ["fogbank"]},
        {"part": "lasting", "found": "fogbank", "expected": "fogbank"},
    ),
    (
        "about",
        "keyforge",
        {"lasting": ["golden-aura"]},
        {"part": "lasting", "found": "golden-aura", "expected": "on:troll.2"},
    ),
    (
        "over",
        "keyforge",
        {"their_discard": ["fogbank"], "lasting": ["fogbank theirs turn:2"]},
        {"part": "lasting", "found": "fogbank theirs turn:2", "expected": ""},
    ),
    (
        "unsaid",
        "keyforge",
        {"lasting": ["hoaxpitality on:troll"]},
        {"part": "lasting", "found": "hoaxpitality on:troll", "expected": ""},
    ),
    ("goal", "saboteur", {"field": AT_THE_GOAL}, {"part": "field", "found": "8,0", "expected": ""}),
    (
        "twice",
        "tokyo-duel",
        {"monsters": ["gigazaur"] * 2},
        {"part": "monsters", "found": "gigazaur", "expected": "same_monster"},
    ),
    (
        "covered",
        "tokyo-duel",
        {"placed": ["BZ08@fame:6"]},
        {"part": "placed", "found": "BZ08@fame:6", "expected": "-7–7"},
    ),
    (
        "thrust",
        "ready-fence",
        {"hands": [["ST3"], ["PR5"]]},
        {"part": "hands", "found": "PR5", "expected": "ST3, ST4, ST5, ST6"},
    ),
]
"""Why a position is refused: what is changed in it (a part that is None is left out), and what the refusal says."""


@pytest.mark.parametrize(("why", "name", "changed", "facts"), REFUSED)
def test_a_refusal_says_why(
    engine: Here, why: str, name: str, changed: dict[str, Any], facts: dict[str, str]
) -> None:
    seats, position = POSITIONS[name]
    asked = {part: value for part, value in {**position, **changed}.items() if value is not None}
    with pytest.raises(Refused) as refused:
        engine.ask("set_up", game=name, seats=seats, position=asked)
    assert refused.value.code == "position-wrong"
    assert refused.value.facts == {**facts, "why": why}
    assert engine.dispatcher.sessions == {}


@pytest.mark.parametrize("name", sorted(PARTS))
def test_a_part_is_shown_as_it_is_written(name: str, engine: Here) -> None:
    """What a refusal shows can be typed as it stands: an example for every part."""
    seats, position = POSITIONS[name]
    for part, (kind, example) in PARTS[name].items():
        assert msgspec.convert(json.loads(json.dumps(example)), kind) is not None
        with pytest.raises(Refused) as refused:
            engine.ask("set_up", game=name, seats=seats, position={**position, part: None})
        shown = example if isinstance(example, str) else json.dumps(example)
        assert refused.value.facts["expected"] == shown


def test_each_reason_has_its_own_sentence_in_each_language() -> None:
    """With the same facts, so that only the sentences differ."""
    whys = sorted({why for why, *_ in REFUSED} | {"deep", "absent"})
    assert len(whys) == 23
    facts = {"part": "hand", "found": "2", "expected": "1"}
    told = {
        (lang, why): i18n.refusal(lang, "position-wrong", {**facts, "why": why})
        for lang in i18n.LANGUAGES
        for why in whys
    }
    assert len(set(told.values())) == len(whys) * len(i18n.LANGUAGES)
    for lang in i18n.LANGUAGES:
        assert i18n.refusal(lang, "position-wrong", {**facts, "why": "never heard"}) == told[lang, ""]


def test_a_position_nested_too_deep_is_told_how_deep_it_may_be(engine: Here) -> None:
    with pytest.raises(Refused) as refused:
        engine.ask("set_up", game="saboteur", position={"deck": DEEPER})
    facts = {"part": "position", "found": "17", "expected": "16", "why": "deep"}
    assert (refused.value.code, refused.value.facts) == ("position-wrong", facts)


def test_parts_that_are_needed_are_missed(engine: Here) -> None:
    for name, part in (("saboteur", "roles"), ("ready-fence", "hands"), ("tokyo-duel", "market")):
        seats, position = POSITIONS[name]
        less = {key: value for key, value in position.items() if key != part}
        with pytest.raises(Refused) as refused:
            engine.ask("set_up", game=name, seats=seats, position=less)
        assert refused.value.facts["part"] == part


def test_a_basic_bout_leaves_nobody_without_a_straight_thrust(engine: Here) -> None:
    position = {"hands": [["ST3", "PR4"], ["PR5"]]}
    with pytest.raises(Refused) as refused:
        engine.ask("set_up", game="ready-fence", position=position)
    assert refused.value.facts["expected"] == "ST3, ST4, ST5, ST6"
    engine.ask("set_up", game="ready-fence", position=position, options={"kept_thrust": "v3"})


ICONS_AT_MOST = {
    "mine": ["troll icons:AAAAA", "banner-of-battle icons:AAAAA", "bumpsy also:dis icons:ADCR"],
    "theirs": ["urchin icons:DDDDD +blood-of-titans"],
    "hand": ["troll icons:ACDRX", "virtuous-works house:brobnar icons:AAAAA", "punch also:mars icons:DDDD", "anger icons:AACCR",
             "bumpsy icons:AAAAA"],
    "deck": ["smith icons:AAAAA"] * 5,
    "archives": ["smith icons:CCCCC"] * 5,
    "amber": [3, 3],
    "house": "brobnar",
}  # fmt: skip
"""A position in which every card has as many added icons as a card can have."""


@pytest.mark.parametrize("at", ["start", "main"])
def test_cards_with_the_most_icons_can_be_played(engine: Here, at: str) -> None:
    """Every option that is offered is short enough to be chosen, and so on for some steps."""
    begun = engine.ask("set_up", game="keyforge", position={**ICONS_AT_MOST, "at": at}, seed="icons")
    states = [(begun["state"], begun["decision"])]
    chosen: set[str] = set()
    for _ in range(4):
        found = []
        for state, decision in states:
            for option in decision["options"]:
                if option in chosen:
                    continue
                chosen.add(option)
                copy = engine.ask("clone", state=state)["state"]
                after = engine.ask("choose", state=copy, option=option)["decision"]
                if after is not None:
                    found.append((copy, after))
        states = found
    played = {option for option in chosen if option.startswith("play:")}
    assert {"play:troll+ACDRX", "play:punch+DDDDmars", "play:virtuous-works~brobnar+AAAAA"} <= played


def test_seats_options_lessons_and_depth_are_checked(engine: Here) -> None:
    for fields, code in (
        ({"seats": 3}, "seats-wrong"),
        ({"options": {"maps": 4}}, "option-wrong"),
        ({"options": {"lesson": "tools"}, "seats": 5}, "position-lesson"),
        ({"options": {"lesson": "none"}, "seats": 5}, "option-wrong"),
        ({"position": {"deck": DEEPER}}, "position-wrong"),
        ({"game": "chess"}, "unknown-game"),
    ):
        with pytest.raises(Refused) as refused:
            engine.ask("set_up", **{"game": "saboteur", "position": SABOTEUR, **fields})
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"time": 45}, {"limit.minutes": 45, "limit.state": "running"}),
        ({"first": 1}, {"first": 1}),
        ({"chains-0": 5}, {"players.0.chains": 5, "players.1.chains": 0}),
        ({"chains-1": 24}, {"players.0.chains": 0, "players.1.chains": 24}),
    ],
)
def test_keyforge_keeps_what_the_options_say(
    engine: Here, options: dict[str, object], shown: dict[str, object]
) -> None:
    state = engine.ask("set_up", game="keyforge", options=options, position=KEYFORGE)["state"]
    view = engine.ask("view", state=state)["view"]
    for path, value in shown.items():
        found = view
        for step in path.split("."):
            found = found[int(step) if step.isdigit() else step]
        assert found == value, path
    usual = engine.ask("view", state=set_up(engine, "keyforge"))["view"]
    assert usual != view
    record = engine.ask("save", state=state)["record"]
    again = engine.ask("load", record=record)["state"]
    assert engine.dispatcher.sessions[again].state.dump() == engine.dispatcher.sessions[state].state.dump()


def test_keyforge_asks_for_the_order_of_piles_where_the_options_say_so(engine: Here) -> None:
    """Two creatures that are destroyed together."""
    position = {"mine": ["troll", "bumpsy"], "hand": ["gateway-to-dis"], "house": "dis"}
    kinds = []
    for options in ({}, {"piles": "ask"}):
        state = engine.ask("set_up", game="keyforge", options=options, position=position)["state"]
        engine.ask("choose", state=state, option="play:gateway-to-dis")
        kinds.append(engine.ask("options", state=state)["decision"]["kind"])
    assert kinds[0] == "turn"
    assert kinds[1] != "turn"


@pytest.mark.parametrize(
    "options",
    [
        {"match": "three"},
        {"lists": "hidden"},
        {"match": "auction", "opening-bid": 7},
        {
            "deck-0": "Ann~CotA~"
            + "~".join(f"{house}:" + ",".join(["1"] * 12) for house in ("brobnar", "dis", "logos"))
        },
    ],
)
def test_keyforge_refuses_options_that_no_position_keeps(engine: Here, options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        engine.ask("set_up", game="keyforge", options=options, position=KEYFORGE)
    assert (refused.value.code, refused.value.facts["option"]) == ("position-option", next(iter(options)))
    told = {i18n.refusal(lang, refused.value.code, refused.value.facts) for lang in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)
    assert engine.dispatcher.sessions == {}


@pytest.mark.parametrize(("options", "part"), [({"time": 45}, "minutes"), ({"first": 1}, "first")])
def test_a_position_of_keyforge_does_not_gainsay_its_options(
    engine: Here, options: dict[str, object], part: str
) -> None:
    with pytest.raises(Refused) as refused:
        engine.ask("set_up", game="keyforge", options=options, position={part: 0})
    assert (refused.value.code, refused.value.facts["part"]) == ("position-wrong", part)


def test_a_position_of_keyforge_tells_nobody_where_its_cards_lie(engine: Here) -> None:
    """Which cards are in a deck is open; which of them are in the hand is not."""
    views = []
    for held, drawn in (
        (["bumpsy", "urchin"], ["zorg", "pitlord"]),
        (["zorg", "pitlord"], ["urchin", "bumpsy"]),
    ):
        position = {"their_hand": held, "their_deck": drawn}
        state = engine.ask("set_up", game="keyforge", position=position)["state"]
        views.append([engine.ask("view", state=state, seat=seat)["view"] for seat in (0, None)])
    assert views[0] == views[1]


def test_a_card_in_another_house_is_called_by_it(engine: Here) -> None:
    state = engine.ask("set_up", game="keyforge", position={"mine": ["troll house:mars"]})["state"]
    assert thing(engine, state, "card:troll~mars")["houses"] == ["mars"]


def test_the_least_position_of_keyforge_comes_to_an_end(engine: Here) -> None:
    """Nobody says anything of decks or houses: the cards that fill the decks can be played."""
    for position in ({}, {"house": "logos"}):
        state = engine.ask("set_up", game="keyforge", position=position)["state"]
        assert engine.ask("playout", state=state)["outcome"] is not None


def test_a_deck_can_be_filled_with_no_card_of_the_pool(engine: Here) -> None:
    """It is a creature without text and icons, has a name in each language, nobody can name it, and it gives way in an edit."""
    position = {"filler": "filler", "hand": ["etan-s-jar", "filler"], "house": "untamed"}
    state = engine.ask("set_up", game="keyforge", position=position)["state"]
    view = engine.ask("view", state=state, seat="keeper")["view"]
    assert {card.partition(".")[0] for card in view["hidden"]["decks"][1]} == {"filler"}
    card = thing(engine, state, "hand:filler", 0)
    assert (card["card"], card["type"], card["power"], card["text"], card["errata"]) == (
        "filler",
        "creature",
        1,
        [],
        None,
    )
    assert engine.ask("choose", state=state, option="play:filler")["decision"]["kind"] == "turn"
    assert [player["amber"] for player in engine.ask("view", state=state)["view"]["players"]] == [0, 0]
    names = {POOL.card("filler").called(lang) for lang in i18n.LANGUAGES}
    assert len(names) == 3
    assert not POOL.has("filler")
    engine.ask("edit", state=state, position={"hand": ["krump", "filler"]})
    assert engine.ask("view", state=state, seat=0)["view"]["players"][0]["hand"] == ["krump", "filler"]
    game = games()["keyforge"]
    for n in range(10):
        one = game.set_up(
            2,
            game.read_options({}),
            str(n),
            {"filler": "filler", "hand": ["library-access"], "house": "logos"},
        )
        for seat in (0, 1, None):
            assert game.sample(one.view(seat), Chance.of(str(n))).view(seat) == one.view(seat)
        wander(one, Chance.of(str(n)))
        assert one.outcome() is not None


def test_no_filler_can_be_named(engine: Here) -> None:
    """Where a card is to be named, those of the decks that are cards of the pool can be."""
    position = {"filler": "filler", "hand": ["etan-s-jar house:dis"], "discard": ["troll"], "house": "dis"}
    state = engine.ask("set_up", game="keyforge", position=position)["state"]
    decision = engine.ask("choose", state=state, option="play:etan-s-jar~dis")["decision"]
    assert sorted(decision["options"]) == ["name:etan-s-jar", "name:troll", "no"]


# -- looking at things


def test_things_of_saboteur(engine: Here) -> None:
    state = set_up(engine, "saboteur")
    cell = thing(engine, state, "cell:2,0")
    assert {**cell, "card": "TH", "turned": False, "open": ["N", "E", "W"], "reached": True} == cell
    assert thing(engine, state, "cell:3,0")["card"] is None
    assert thing(engine, state, "cell:0,0")["card"] == "start"
    assert thing(engine, state, "cell:8,2")["card"] == "goal"
    assert thing(engine, state, "hand:+PL", 0) == {
        "thing": "hand:+PL",
        "card": "+PL",
        "kind": "repair",
        "held": {"0": 1},
        "open": [],
        "dead_end": False,
        "tools": ["pickaxe", "lantern"],
    }
    assert thing(engine, state, "hand:DX", "keeper")["held"] == {"1": 1}
    assert thing(engine, state, "hand:DX", 1)["dead_end"] is True
    player = thing(engine, state, "seat:3", 0)
    assert (player["broken"], player["cards"], player["role"]) == (["cart"], None, None)
    assert thing(engine, state, "seat:4", "keeper")["role"] == "selfish"
    assert thing(engine, state, "goal:2", "keeper")["face"] == "gold"
    assert thing(engine, state, "goal:2", 0)["face"] is None
    engine.ask("choose", state=state, option="map@2")
    assert thing(engine, state, "goal:2", 0)["face"] == "gold"
    assert thing(engine, state, "goal:2", 1) == {**thing(engine, state, "goal:2"), "peeked_by": [0]}


def test_a_card_that_was_touched_lies_open(engine: Here) -> None:
    state = set_up(engine, "saboteur", broken={})
    engine.ask("choose", state=state, option="touch:CL", seat=-1)
    assert engine.ask("options", state=state)["decision"]["kind"] == "touch"
    for seat in (0, 1, None, "keeper"):
        assert thing(engine, state, "hand:CL", seat)["held"] == {"0": 1}


def test_things_of_ready_fence(engine: Here) -> None:
    state = set_up(engine, "ready-fence")
    assert thing(engine, state, "square:5") == {
        "thing": "square:5",
        "square": 5,
        "on_strip": True,
        "seats": [0],
    }
    assert thing(engine, state, "square:0")["on_strip"] is False
    assert thing(engine, state, "position:line") == {
        "thing": "position:line",
        "position": "line",
        "beats": "invitation",
        "seats": [1],
    }
    assert thing(engine, state, "hand:ST3", 0)["held"] == {"0": 1}
    assert thing(engine, state, "hand:ST3", "keeper")["held"] == {"0": 1, "1": 1}
    known = thing(engine, state, "hand:PR4")
    assert (known["held"], known["kind"], known["speed"]) == ({"1": 1}, "PR", 4)
    assert known["colours"] == ["blue", "red"]
    fencer = thing(engine, state, "seat:1", 0)
    assert (fencer["hand"], fencer["cards"], fencer["score"]) == (3, ["PR4"], 1)
    assert thing(engine, state, "seat:1", 1)["cards"] == ["BT4", "PR4", "ST3"]


def test_there_is_no_place_of_other_digits(engine: Here) -> None:
    state = set_up(engine, "keyforge")
    assert thing(engine, state, "place:2")["lines"] == [2, 1]
    for name in ("place:²", "place:２", "place:99"):
        with pytest.raises(Refused) as refused:
            thing(engine, state, name)
        assert refused.value.code == "unknown-thing"


def test_things_of_tokyo_duel(engine: Here) -> None:
    state = set_up(engine, "tokyo-duel")
    card = thing(engine, state, "card:TD45")
    assert (card["zone"], card["space"], card["price"]) == ("market", 2, card["cost"] - 1)
    assert thing(engine, state, "card:TD01")["zone"] == "deck"
    assert thing(engine, state, "die:F")["count"] == 4
    assert thing(engine, state, "group:fame") == {
        "thing": "group:fame",
        "symbol": "fame",
        "dice": 4,
        "added": 0,
        "resolved": False,
    }
    assert thing(engine, state, "monster:the-king")["seats"] == [1]
    assert thing(engine, state, "seat:1")["energy"] == 9
    assert thing(engine, state, "token:BZ03")["placed"]["start"] == 2
    assert thing(engine, state, "token:BZ01")["placed"] is None
    assert thing(engine, state, "space:fame,2")["cells"][0]["reward"] == "energy"
    assert len(thing(engine, state, "track:fame")["cells"]) == 15
    answer = engine.ask("options", state=state)
    while answer["decision"]["kind"] != "buy":
        option = answer["decision"]["options"][0]["option"]
        engine.ask("choose", state=state, option=option)
        answer = engine.ask("options", state=state)
    option = next(o["option"] for o in answer["decision"]["options"] if o["option"].startswith("buy:"))
    engine.ask("choose", state=state, option=option)
    card = thing(engine, state, option.replace("buy", "card"))
    assert (card["zone"], card["seat"]) in {("kept", 0), ("discards", None)}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(
    "unknown", ["", "x", "seat", "seat:", "seat:9", "seat:00", "hand:", "hand:?", "cell:a,b", "cell:64,0", "card:", "die:AA",
                "space:fame,8", "space:,", "square:12", "goal:3", "token:", ":", "seat:²"]
)  # fmt: skip
def test_what_is_no_thing_is_refused(name: str, unknown: str) -> None:
    game = games()[name]
    seats, position = POSITIONS[name]
    state = game.set_up(seats, OPTIONS.get(name, {}), "things", position)
    with pytest.raises(UnknownThing):
        game.inspect(state, unknown, TABLE)


GAMES = list(games().values())


@pytest.mark.parametrize(
    ("lang", "text", "erratum"),
    [
        ("en", "repeat this effect once", "Official erratum (rulebook 14)"),
        ("zh-Hant", "重複此效果一次", "官方勘誤（規則書 14）"),
        ("ko", "이 효과를 한 번 반복합니다", "공식 정오표(규칙서 14)"),
    ],
)
def test_a_card_is_looked_at_with_its_text_and_its_erratum(lang: str, text: str, erratum: str) -> None:
    """In the language of ``hello``; a card whose newer print counts says which, others say nothing."""
    engine = Here()
    engine.ask("hello", lang=lang)
    position = {
        "mine": ["brain-eater"],
        "hand": ["bait-and-switch", "punch"],
        "their_discard": ["magda-the-rat"],
    }
    state = engine.ask("set_up", game="keyforge", position=position)["state"]

    def shown(thing: str) -> dict[str, Any]:
        told: dict[str, Any] = engine.ask("inspect", state=state, thing=thing, seat=0)["thing"]
        return told

    bait = shown("hand:bait-and-switch")
    assert text in " ".join(bait["text"])
    assert bait["errata"]["rulebook"] == "14"
    assert erratum in bait["errata"]["says"]
    assert shown("pile:magda-the-rat")["errata"]["rulebook"] == "14"
    eater = shown("card:brain-eater")
    assert eater["text"]
    assert eater["errata"]["set"] == "DT"
    assert {"en": "Dark Tidings", "zh-Hant": "潛潮闇湧", "ko": "어둠의 물결"}[lang] in eater["errata"]["says"]
    assert shown("hand:punch")["errata"] is None


def touched(state: State) -> list[str]:
    decisions = [state.table()]
    decision = state.decision()
    if decision is not None:
        decisions.append(decision)
    return sorted({name for one in decisions for option in one.options() for name in option.touches()})


def looked_at(game: Game, state: State, name: str, seat: int | None) -> str:
    """What a look at a thing shows, or the refusal."""
    try:
        return json.dumps(game.inspect(state, name, seat), sort_keys=True)
    except LudariumError as error:
        return error.code


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_an_option_touches_can_be_looked_at(game: Game) -> None:
    for play in plays(game, "touched", 4):
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is not None and play.now_and_then(8):
                    for option in decision.options():
                        for name in option.touches():
                            game.inspect(state, name, decision.seat)
                            game.inspect(state, name, TABLE)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_looking_shows_a_seat_nothing_that_its_view_leaves_open(game: Game) -> None:
    """Two states that a seat can't tell apart look alike to it, thing by thing."""
    different = 0
    for play in plays(game, "inspected", 4):
        with play:
            names: set[str] = set()
            for state in play.states():
                names.update(touched(state), [f"seat:{seat}" for seat in range(play.seats)])
                if not play.now_and_then(15):
                    continue
                before = state.dump()
                for seat in play.viewers:
                    twin = game.sample(state.view(seat), play.dice)
                    for name in sorted(names):
                        assert looked_at(game, state, name, seat) == looked_at(game, twin, name, seat), name
                        different += looked_at(game, state, name, TABLE) != looked_at(game, twin, name, TABLE)
                assert state.dump() == before
    assert different or game.public, "the keeper sees what others do not"
