"""Each request and its answer, states and their handles."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.engine.program import Here, Program, Refused

from ludarium import __version__, i18n
from ludarium.core import Chance, Game, games
from ludarium.core.positions import UnknownThing
from ludarium.engine import requests as ask
from ludarium.engine.dispatcher import Dispatcher
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import generated, word_of_deck

SABOTEUR = "saboteur"


@pytest.fixture
def engine() -> Here:
    return Here()


def dealt(engine: Here, seed: str = "dealt") -> int:
    """A game of Saboteur after the deal."""
    state: int = engine.ask("start", game=SABOTEUR, seed=seed)["state"]
    engine.ask("choose", state=state, option="deal")
    return state


def code(engine: Here, do: str, **fields: object) -> str:
    with pytest.raises(Refused) as refused:
        engine.ask(do, **fields)
    return refused.value.code


# -- what there is


def test_hello_says_what_there_is(engine: Here) -> None:
    answer = engine.ask("hello")
    assert answer["version"] == __version__
    assert answer["protocol"] == 1
    assert answer["games"] == [*games()]
    assert answer["limits"] == {"line": 1 << 20, "states": 1000, "depth": 16}
    assert "set_up" in answer["requests"]


def test_games_are_listed_with_options_lessons_and_bots(engine: Here) -> None:
    shown = {game["name"]: game for game in engine.ask("games")["games"]}
    fence = shown["ready-fence"]
    assert [option["name"] for option in fence["options"]][:3] == ["mode", "points", "cards"]
    assert fence["options"][1]["only"][0] == {"value": 10, "option": "mode", "values": ["tutorial", "basic"]}
    assert fence["options"][2]["text"] is True
    assert fence["bots"] == ["random", "greedy", "net", "search"]
    tools = {
        "name": "tools",
        "kind": "lesson",
        "seats": 5,
        "learner": 0,
        "options": {},
        "steps": 2,
        "bot": "greedy",
    }
    assert tools in shown[SABOTEUR]["lessons"]
    assert shown["tokyo-duel"]["public"] is True


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_refusals_speak_the_language_that_was_asked_for(engine: Here, lang: str) -> None:
    engine.ask("hello", lang=lang)
    answer = json.loads(engine.dispatcher.answer(b'{"do":"view","state":7}'))
    assert answer["error"]["says"] == i18n.say(lang, "error-engine-state", state=7)
    assert code(engine, "hello", lang="tlh") == "unknown-language"


def test_ids_come_back_even_with_what_is_refused() -> None:
    dispatcher = Dispatcher("en")
    for line, number in (
        (b'{"do":"hello","id":7}', 7),
        (b'{"do":"hello","id":"a b"}', "a b"),
        (b'{"do":"view","state":3,"id":"x"}', "x"),
        (b'{"do":"nothing","id":9}', 9),
        (b'{"do":"view","id":9}', 9),
        (b'{"do":"hello"}', None),
        (b'{"do":"hello","id":-1}', -1),
        (b'{"do":"hello","id":%d}' % 2**70, 2**70),
        (b'{"do":"view","state":3,"id":%d}' % 2**70, 2**70),
        (b'{"do":"nothing","id":%d}' % -(2**70), -(2**70)),
        (b'{"do":"view","id":%d}' % 2**70, 2**70),
        (b'{"do":"hello","id":[1]}', None),
        (b'{"do":"hello","id":true}', None),
        (b'{"do":"nothing","id":true}', None),
        (b'{"do":"hello","id":1.5}', None),
        (b'{"do":"nothing","id":1.5}', None),
        (b'{"do":"hello","id":1e3}', None),
        (b'{"do":"hello","id":"%b"}' % (b"x" * 65), None),
        (b"[]", None),
    ):
        found = json.loads(dispatcher.answer(line))["id"]
        assert (found, type(found)) == (number, type(number)), line


@pytest.mark.parametrize("number", [b"true", b"1.5", b"[1]", b'"%b"' % (b"x" * 65)])
def test_what_can_be_no_id_is_refused(number: bytes) -> None:
    answer = json.loads(Dispatcher("en").answer(b'{"do":"hello","id":' + number + b"}"))
    assert (answer["ok"], answer["error"]["code"]) == (False, "engine-field")


# -- states


def test_a_game_begins_as_usual(engine: Here) -> None:
    one = engine.ask("start", game=SABOTEUR)
    other = engine.ask("start", game=SABOTEUR)
    assert (one["state"], other["state"]) == (1, 2)
    assert one["number"] == 0
    assert one["decision"] == {"seat": -1, "kind": "deal", "options": ["deal"]}
    assert one["outcome"] is None
    first, second = (seed_of(engine, handle) for handle in (1, 2))
    assert first != second, "without a seed, nobody knows it"
    assert engine.ask("view", state=1)["view"]["players"][5]["seat"] == 5


def seed_of(engine: Here, handle: int) -> str:
    record: str = engine.ask("save", state=handle)["record"]
    return next(line for line in record.splitlines() if line.startswith("seed "))


def test_lessons_begin_by_their_option_with_their_seats(engine: Here) -> None:
    answer = engine.ask("start", game=SABOTEUR, options={"lesson": "tools"})
    view = engine.ask("view", state=answer["state"], seat=0)["view"]
    assert len(view["players"]) == 5
    assert view["hand"] == ["X", "TH", "+PL", "+C", "!L", "IH"]
    record = engine.ask("save", state=answer["state"])["record"]
    again = engine.ask("load", record=record)
    assert engine.ask("view", state=again["state"], seat=0)["view"] == view


def test_wrong_games_seats_options_and_lessons_are_refused(engine: Here) -> None:
    assert code(engine, "start", game="chess") == "unknown-game"
    assert code(engine, "start", game=SABOTEUR, seats=3) == "seats-wrong"
    assert code(engine, "start", game=SABOTEUR, options={"maps": 9}) == "option-wrong"
    assert code(engine, "start", game=SABOTEUR, options={"nothing": 9}) == "option-wrong"
    assert code(engine, "start", game=SABOTEUR, options={"lesson": "none"}) == "option-wrong"
    assert code(engine, "start", game=SABOTEUR, seats=6, options={"lesson": "tools"}) == "seats-wrong"
    assert code(engine, "start", game="ready-fence", options={"cards": "?"}) == "option-wrong"
    own = "ST | green | 6 | 3 3 4 4 5 6 | 0 | T B A\n"
    assert code(engine, "start", game="ready-fence", options={"cards": own}) == "cards-colour"


CLASHES: list[tuple[dict[str, object], dict[str, str]]] = [
    (
        {"match": "auction", "chains-0": 5},
        {"option": "chains-0", "value": "5", "other": "match", "found": "auction", "expected": "0"},
    ),
    (
        {"lists": "hidden", "match": "auction"},
        {"option": "lists", "value": "hidden", "other": "match", "found": "auction", "expected": "open"},
    ),
    (
        {"opening-bid": 7},
        {"option": "opening-bid", "value": "7", "other": "match", "found": "single", "expected": "4"},
    ),
]


@pytest.mark.parametrize(("options", "facts"), CLASHES)
def test_options_that_do_not_go_together_are_both_named(
    engine: Here, options: dict[str, object], facts: dict[str, str]
) -> None:
    with pytest.raises(Refused) as refused:
        engine.ask("start", game="keyforge", options=options)
    assert refused.value.code == "option-clash"
    needed = str(refused.value.facts["needed"]).split(", ")
    assert refused.value.facts == {**facts, "needed": ", ".join(needed)}
    told = {i18n.refusal(lang, refused.value.code, refused.value.facts) for lang in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)
    assert engine.dispatcher.sessions == {}
    for other in needed:  # and with those it goes
        engine.ask("start", game="keyforge", options={**options, facts["other"]: other})
    assert code(engine, "start", game="keyforge", options={"match": "none"}) == "option-wrong"


def test_all_that_is_wrong_with_a_deck_is_told(engine: Here) -> None:
    deck = "Brobnar\nTrol\nQwertyuiop\n99 Punch\n"
    refusal = engine.dispatcher.answer(
        json.dumps({"do": "start", "game": "keyforge", "options": {"deck-0": deck}}).encode()
    )
    error = json.loads(refusal)["error"]
    also = error.pop("also")
    assert [one["code"] for one in (error, *also)] == [
        "deck-line-near",
        "deck-line-unknown",
        "deck-line-count",
    ]
    assert [one["facts"]["line"] for one in (error, *also)] == [2, 3, 4]
    for one in (error, *also):
        assert one["says"] == i18n.refusal("en", one["code"], one["facts"])


def test_all_cards_that_cannot_be_played_yet_are_named(engine: Here) -> None:
    deck = generated("PV", Chance.of("a deck of a later set"))
    missing = sorted({slot.fact.name for slot in deck.slots if slot.fact.id not in playable()})
    assert len(missing) > 1
    wish = {"do": "start", "game": "keyforge", "options": {"deck-1": word_of_deck(deck)}}
    error = json.loads(engine.dispatcher.answer(json.dumps(wish).encode()))["error"]
    assert (error["code"], error["facts"]["cards"]) == ("deck-unsupported", missing)
    assert ", ".join(missing) in error["says"]


def test_options_of_a_lesson_are_settled(engine: Here) -> None:
    for game, lesson, option, value, usual in (
        ("keyforge", "keys", "time", 45, "none"),
        ("keyforge", "keys", "match", "auction", "single"),
        ("ready-fence", "distance", "mode", "basic", "tutorial"),
        (SABOTEUR, "tools", "maps", 5, "6"),
    ):
        with pytest.raises(Refused) as refused:
            engine.ask("start", game=game, options={"lesson": lesson, option: value})
        assert refused.value.code == "option-lesson"
        facts = {"option": option, "value": str(value), "lesson": lesson, "expected": usual}
        assert refused.value.facts == facts
        told = {i18n.refusal(lang, refused.value.code, facts) for lang in i18n.LANGUAGES}
        assert len(told) == len(i18n.LANGUAGES)
        engine.ask("start", game=game, options={"lesson": lesson, option: usual})  # its own value may be said


@pytest.mark.parametrize("seed", ["", " ", "a\nb", "a  b", "a ", "a\u2028b", "a\tb", "x" * 257])
def test_a_seed_is_one_line_of_a_record(engine: Here, seed: str) -> None:
    assert code(engine, "start", game=SABOTEUR, seed=seed) == "engine-field"
    assert engine.ask("start", game=SABOTEUR, seed="two words 二")["state"] == 1
    record = engine.ask("save", state=1)["record"]
    assert engine.ask("save", state=engine.ask("load", record=record)["state"])["record"] == record


def test_handles_are_given_once_and_dropped_for_good(engine: Here) -> None:
    one = dealt(engine)
    copy = engine.ask("clone", state=one)["state"]
    engine.ask("drop", state=one)
    assert code(engine, "view", state=one) == "engine-state"
    assert code(engine, "drop", state=one) == "engine-state"
    assert engine.ask("view", state=copy)["view"]["phase"] == "centre"
    assert engine.ask("clone", state=copy)["state"] == 3


def test_there_is_an_end_to_states(engine: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.engine.dispatcher.MOST_STATES", 3)
    state = dealt(engine)
    record = engine.ask("save", state=state)["record"]
    engine.ask("clone", state=state)
    engine.ask("sample", state=state, seat=0)
    for do, fields in (
        ("clone", {"state": state}),
        ("sample", {"state": state}),
        ("start", {"game": SABOTEUR}),
        ("load", {"record": record}),
    ):
        assert code(engine, do, **fields) == "engine-states"
    engine.ask("drop", state=state)
    assert engine.ask("load", record=record)["state"] == 4


def test_copies_go_their_own_ways(engine: Here) -> None:
    one = dealt(engine)
    two = engine.ask("clone", state=one)["state"]
    assert engine.ask("events", state=two, eyes="keeper") == {
        **engine.ask("events", state=one, eyes="keeper"),
        "state": two,
    }
    engine.ask("choose", state=one, option="centre")
    assert engine.ask("options", state=two)["decision"]["kind"] == "centre"
    engine.ask("choose", state=two, option="centre'" if two_ways(engine, two) else "centre")
    engine.ask("undo", state=one, count=2)
    assert engine.ask("options", state=one)["decision"]["kind"] == "deal"
    assert engine.ask("options", state=two)["decision"]["kind"] == "turn"


def two_ways(engine: Here, state: int) -> bool:
    return len(engine.ask("options", state=state)["decision"]["options"]) == 2


# -- choosing


def test_choices_are_checked(engine: Here) -> None:
    state = engine.ask("start", game=SABOTEUR, seed="choices")["state"]
    assert code(engine, "choose", state=state, option="centre") == "unknown-option"
    assert code(engine, "choose", state=state, option="deal", seat=2) == "not-your-turn"
    engine.ask("choose", state=state, option="deal", seat=-1)
    seat = engine.ask("options", state=state)["decision"]["seat"]
    assert code(engine, "choose", state=state, option="centre", seat=(seat + 1) % 6) == "not-your-turn"
    assert engine.ask("choose", state=state, option="centre", seat=seat)["number"] == 2


def test_the_table_may_speak_out_of_turn_when_it_is_named(engine: Here) -> None:
    state = dealt(engine)
    engine.ask("choose", state=state, option="centre")
    answer = engine.ask("table", state=state)
    listed = [option["option"] for option in answer["decision"]["options"]]
    assert "timed" in listed
    assert answer["decision"]["seat"] == -1
    assert answer["timers"][0]["option"] == "timed"
    assert code(engine, "choose", state=state, option="timed") == "unknown-option"
    told = engine.ask("choose", state=state, option="timed", seat=-1)["events"]
    assert "timed" in engine.ask("save", state=state)["record"]
    assert [event["kind"] for event in told] == ["untimed_over"]


def test_nothing_is_chosen_after_the_end(engine: Here) -> None:
    state = engine.ask("start", game="tokyo-duel", seed="the end")["state"]
    answer = engine.ask("choose", state=state, option="concede>1", seat=-1)
    assert answer["decision"] is None
    assert answer["outcome"]["winners"] == [0]
    assert engine.ask("options", state=state)["decision"] is None
    assert code(engine, "choose", state=state, option="roll") == "game-over"
    assert code(engine, "choose", state=state, option="roll", seat=0) == "game-over"
    assert code(engine, "bot", state=state, name="greedy") == "game-over"
    assert engine.ask("playout", state=state)["choices"] == 0
    assert engine.ask("save", state=state)["record"].endswith("\n\nend 1 0\n")
    assert engine.ask("undo", state=state)["decision"] is not None


def test_options_say_what_they_touch(engine: Here) -> None:
    state = engine.ask("start", game=SABOTEUR, options={"lesson": "path"})["state"]
    options = engine.ask("options", state=state)["decision"]["options"]
    assert {"option": "pass:IH", "touches": ["hand:IH"]} in options
    assert {"option": "map@0", "touches": ["hand:map", "goal:0"]} in options


@pytest.mark.parametrize(
    ("lang", "second"),
    [("en", "Gain 1 Æ."), ("zh-Hant", "獲得 1 個琥魄。"), ("ko", "앰버 1개를 얻습니다.")],
)
def test_options_that_are_numbers_say_what_they_do(engine: Here, lang: str, second: str) -> None:
    engine.ask("hello", lang=lang)
    position = {"hand": ["begone"], "theirs": ["gub"], "house": "sanctum"}
    state = engine.ask("set_up", game="keyforge", position=position)["state"]
    before = engine.ask("options", state=state)["decision"]["options"]
    assert not [option for option in before if "says" in option], "those name what they do themselves"
    engine.ask("choose", state=state, option="play:begone")
    first, other = engine.ask("options", state=state)["decision"]["options"]
    assert (first["option"], other["option"]) == ("mode:1", "mode:2")
    assert first["says"]
    assert other["says"] == second


def test_options_among_abilities_say_which_they_are(engine: Here) -> None:
    """What a lasting effect gives and what is printed on the card are two abilities of one card."""
    position = {
        "hand": ["charge", "raiding-knight"],
        "theirs": ["bumpsy"],
        "amber": [0, 2],
        "house": "sanctum",
    }
    state = engine.ask("set_up", game="keyforge", position=position)["state"]
    for option in ("play:charge", "play:raiding-knight"):
        engine.ask("choose", state=state, option=option)
    told = engine.ask("options", state=state)["decision"]
    says = {option["option"]: option["says"] for option in told["options"]}
    assert list(says) == ["trigger:raiding-knight", "trigger:raiding-knight:2"]
    assert len(set(says.values())) == 2
    assert all(says.values())


def test_the_keeper_is_told_all_in_one_answer(engine: Here) -> None:
    """The table, what each seat knows, and what lies hidden, in the words of positions."""
    hidden = {
        "roles": ["digger", "selfish", "saboteur", "digger", "digger"],
        "goals": ["stone1", "gold", "stone2"],
        "hands": [["X", "IH"], ["map"], ["fall", "!P"], ["TH"], ["IV", "CR"]],
        "deck": ["CL", "TV", "+P"],
    }
    state = engine.ask("set_up", game=SABOTEUR, seats=5, position=hidden)["state"]
    view = engine.ask("view", state=state, seat="keeper")["view"]
    assert {part: view["hidden"][part] for part in ("roles", "goals", "hands")} == {
        part: hidden[part] for part in ("roles", "goals", "hands")
    }
    assert view["hidden"]["deck"][:3] == hidden["deck"]
    assert view["table"] == engine.ask("view", state=state)["view"]
    for seat in range(5):
        assert view["seats"][seat] == engine.ask("view", state=state, seat=seat)["view"]
    engine.ask("choose", state=state, option="pass:IH")
    later = engine.ask("view", state=state, seat="keeper")["view"]["hidden"]
    assert (later["hands"][0], later["pile"]) == (["X", "CL"], ["IH"])
    assert later["deck"] == view["hidden"]["deck"][1:]


def test_the_keeper_is_told_where_each_card_of_keyforge_lies(engine: Here) -> None:
    position = {
        "hand": [],
        "deck": ["anger", "punch"],
        "archives": ["troll"],
        "mine": ["bumpsy under:smite"],
        "their_hand": ["tunk"],
        "house": "dis",
    }
    state = engine.ask("set_up", game="keyforge", position=position)["state"]
    hidden = engine.ask("view", state=state, seat="keeper")["view"]["hidden"]
    assert hidden["decks"][0][:2] == ["anger", "punch"]
    assert (hidden["archives"], hidden["under"]) == ([["troll"], []], {"bumpsy": ["smite"]})
    assert hidden["hands"] == [[], ["tunk"]]
    engine.ask("choose", state=state, option="end")
    later = engine.ask("view", state=state, seat="keeper")["view"]["hidden"]
    assert later["hands"][0] == hidden["decks"][0][:6], "decks are told from the top"


def test_the_keeper_is_told_what_nobody_knows_of_the_other_games(engine: Here) -> None:
    duel = engine.ask("start", game="tokyo-duel", seed="keeper")["state"]
    told = engine.ask("view", state=duel, seat="keeper")["view"]
    offered = [offer["card"] for offer in told["table"]["market"]]
    assert len(set(offered) | set(told["hidden"]["deck"])) == len(offered) + len(told["hidden"]["deck"])
    hands = [["ST3", "ST6", "SH4"], ["PR4", "PR5", "BT4"]]
    options = {"mode": "advanced"}
    bout = engine.ask("set_up", game="ready-fence", options=options, position={"hands": hands})["state"]
    view = engine.ask("view", state=bout, seat="keeper")["view"]
    assert [sorted(hand) for hand in view["hidden"]["hands"]] == [sorted(hand) for hand in hands]
    table = view["table"]
    assert len(view["hidden"]["stock"]) == table["timer"] + table["reserve"] + table["unseen"]


def test_nobody_else_is_shown_what_the_keeper_is(engine: Here) -> None:
    state = dealt(engine)
    for seat in (None, *range(5)):
        assert "hidden" not in engine.ask("view", state=state, seat=seat)["view"]
    assert code(engine, "view", state=state, seat=-1) == "engine-field"


def test_no_more_is_taken_back_than_was_chosen(engine: Here) -> None:
    state = dealt(engine)
    assert code(engine, "undo", state=state, count=2) == "engine-undo"
    assert code(engine, "undo", state=state, count=0) == "engine-field"
    assert engine.ask("undo", state=state)["number"] == 0
    assert engine.ask("events", state=state, eyes="keeper")["events"] == []
    assert code(engine, "undo", state=state) == "engine-undo"


# -- bots, samples, playouts


def test_a_bot_is_asked_or_plays(engine: Here) -> None:
    state = engine.ask("start", game=SABOTEUR, seed="bots")["state"]
    assert code(engine, "bot", state=state, name="greedy") == "engine-no-bot"
    decision = engine.ask("choose", state=state, option="deal")["decision"]
    seat = decision["seat"]
    asked = engine.ask("bot", state=state, name="random", seat=seat)
    assert asked["option"] in decision["options"]
    assert "events" not in asked
    assert engine.ask("options", state=state)["decision"]["kind"] == "centre", "asking changes nothing"
    assert code(engine, "bot", state=state, name="random", seat=(seat + 1) % 6) == "not-your-turn"
    assert code(engine, "bot", state=state, name="deepest") == "bot-unknown"
    assert code(engine, "bot", state=state, name="random", play=True, eyes=6) == "engine-seat"
    played = engine.ask("bot", state=state, name="search:20", play=True, eyes=seat)
    assert played["number"] == 2
    assert played["events"][0]["kind"] == "centre_laid"
    assert f"2 {seat} {played['option']}\n" in engine.ask("save", state=state)["record"]


def test_a_bot_thinks_the_same_again_unless_its_seed_is_another(engine: Here) -> None:
    state = dealt(engine)
    engine.ask("choose", state=state, option="centre")
    said = [engine.ask("bot", state=state, name="random")["option"] for _ in range(3)]
    assert len(set(said)) == 1
    others = {engine.ask("bot", state=state, name="random", seed=f"{n}")["option"] for n in range(30)}
    assert len(others) > 3


def test_a_sample_is_a_state_that_looks_alike(engine: Here) -> None:
    state = dealt(engine)
    for n in range(5):
        other = engine.ask("sample", state=state, seat=2, seed=f"{n}")["state"]
        assert engine.ask("view", state=other, seat=2) == {
            **engine.ask("view", state=state, seat=2),
            "state": other,
        }
        assert engine.ask("playout", state=other)["outcome"]["winners"]
        assert code(engine, "save", state=other) == "engine-no-record"
    hands = {
        json.dumps(engine.ask("inspect", state=handle, thing="seat:3", seat="keeper")["thing"])
        for handle in range(1, 7)
    }
    assert len(hands) > 1, "what the seat can't see is another each time"
    engine.ask("choose", state=other, option="centre")
    assert engine.ask("undo", state=other)["number"] == 0


def test_a_playout_changes_nothing(engine: Here) -> None:
    state = engine.ask("start", game="tokyo-duel", seed="playouts")["state"]
    before = engine.ask("view", state=state)["view"]
    first = engine.ask("playout", state=state, seed="one")
    assert first["choices"] > 20
    assert len(first["outcome"]["scores"]) == 2
    assert engine.ask("playout", state=state, seed="one") == first
    others = {engine.ask("playout", state=state, seed=f"{n}")["choices"] for n in range(8)}
    assert len(others) > 1
    assert engine.ask("view", state=state)["view"] == before


# -- records


def test_people_and_notes_of_a_record_are_kept(engine: Here) -> None:
    text = (
        "ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\nplayer 0 Ada\nnote date today\n\n"
        "1 0 monster:gigazaur ; of course\n"
    )
    state = engine.ask("load", record=text)["state"]
    saved = engine.ask("save", state=state)["record"]
    for line in ("player 0 Ada\n", "note date today\n", "1 0 monster:gigazaur ; of course\n"):
        assert line in saved
    assert "monster:alienoid" in engine.ask("options", state=state)["decision"]["options"][0]["option"]


@pytest.mark.parametrize(
    ("record", "refused"),
    [
        ("", "record-header"),
        ("ludarium record 1\n", "record-line"),
        ("ludarium record 1\ngame chess 1\nseats 2\nseed s\n", "record-unknown-game"),
        ("ludarium record 1\ngame tokyo-duel 0\nseats 2\nseed s\n", "record-version"),
        ("ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\n\n1 0 roll\n", "record-illegal-choice"),
        ("ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\n\n1 1 roll\n", "record-seat"),
        ("ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\n\nend 1 0\n", "record-end"),
        (
            "ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\n\n1 table concede>1\nend 0 1\n",
            "record-end",
        ),
        ("ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\nnote position {\n", "position-wrong"),
        ("ludarium record 1\ngame tokyo-duel 1\nseats 2\nseed s\nnote position []\n", "position-wrong"),
    ],
)
def test_wrong_records_are_refused(engine: Here, record: str, refused: str) -> None:
    assert code(engine, "load", record=record) == refused
    assert engine.dispatcher.sessions == {}


# -- what a game does wrong


def test_a_fault_of_a_game_is_told_and_changes_nothing(engine: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt(engine)
    engine.ask("choose", state=state, option="centre")
    session = engine.dispatcher.sessions[state]
    dump = session.state.dump()

    def broken(self: Any, option: object) -> list[object]:
        self.players.hands[0].clear()
        raise KeyError("a secret")

    option = engine.ask("options", state=state)["decision"]["options"][0]["option"]
    with monkeypatch.context() as patched:
        original = type(session.state).choose
        calls: list[int] = []

        def once(self: Any, chosen: Any) -> Any:
            calls.append(1)
            return broken(self, chosen) if len(calls) == 1 else original(self, chosen)

        patched.setattr(type(session.state), "choose", once)
        answer = json.loads(
            engine.dispatcher.answer(json.dumps({"do": "choose", "state": state, "option": option}).encode())
        )
    assert answer["error"]["code"] == "engine-fault"
    assert answer["error"]["facts"] == {"what": "KeyError"}
    assert "a secret" not in json.dumps(answer)
    assert session.state.dump() == dump
    assert engine.ask("choose", state=state, option=option)["number"] == 3


class Bare(Game):
    """A game that answers neither of the two hooks."""

    def __init__(self) -> None:
        super().__init__("bare", "1", [2], 2, [])


def test_games_need_not_set_up_positions_nor_show_things(
    engine: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "bare", Bare())
    assert code(engine, "set_up", game="bare", position={}) == "no-positions"
    state = games()["tokyo-duel"].start(2, {}, "things")
    with pytest.raises(UnknownThing):
        Bare().inspect(state, "seat:0", None)


def test_every_kind_of_request_has_its_answer() -> None:
    assert {kind.__struct_config__.tag for kind in Dispatcher("en").answers} == set(ask.NAMES)
    assert set(Dispatcher("en").answers) == set(ask.AnyRequest.__args__)


@pytest.mark.slow
def test_answers_are_one_line_each() -> None:
    with Program() as program:
        for line in (b'{"do":"games"}', b'{"do":"start","game":"saboteur"}', b'{"do":"save","state":1}'):
            answer = program.say(line)
            assert answer.endswith(b"\n")
            assert msgspec.json.decode(answer)["ok"] is True
