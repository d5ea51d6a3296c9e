"""Lines that no program should send: each gets one clear answer, and changes nothing."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest
from tests.engine.program import Here, Program, Refused

from ludarium import i18n
from ludarium.core import Chance, LudariumError, load_game
from ludarium.core.play import playout
from ludarium.engine import serve
from ludarium.engine.dispatcher import LONGEST_FACT, Dispatcher
from ludarium.engine.requests import LONGEST_LINE, MOST_STATES
from ludarium.testing import seed_of_run

DEEP = 5000
UNENGINED = ("no-positions", "position-wrong", "position-option", "unknown-thing", "playout-endless")
"""Refusals of the engine that others may give too."""
HALF_A_PAIR = (
    f"ludarium record 1\ngame keyforge {load_game('keyforge').version}\nseats 2\nseed s\n"
    r'note position {"hand":["\ud800"]}'
    "\n"
)
LINES = {
    "nothing like JSON": (b"start saboteur", "engine-json"),
    "half an object": (b'{"do":"hello"', "engine-json"),
    "two objects": (b'{"do":"hello"}{"do":"hello"}', "engine-json"),
    "a number": (b"7", "engine-json"),
    "null": (b"null", "engine-json"),
    "a list": (b'[{"do":"hello"}]', "engine-json"),
    "no text": (b'\xff\xfe{"do":"hello"}', "engine-json"),
    "half a character": (b'{"do":"hello","lang":"\xe5"}', "engine-json"),
    "half a pair": (b'{"do":"start","game":"\\ud800"}', "engine-json"),
    "half a pair as id": (b'{"do":"hello","id":"\\ud800"}', "engine-json"),
    "half a pair in a name": (b'{"do":"hello","\\udfff":1}', "engine-json"),
    "half a pair in a position": (
        b'{"do":"set_up","game":"keyforge","position":{"hand":["\\ud800"]}}',
        "engine-json",
    ),
    "half a pair in a record": (
        json.dumps({"do": "load", "record": HALF_A_PAIR}).encode(),
        "position-wrong",
    ),
    "a zero byte": (b'{"do":"hello"\x00}', "engine-json"),
    "not a number": (b'{"do":"view","state":NaN}', "engine-json"),
    "many brackets": (b"[" * DEEP, "engine-json"),
    "many objects": (b'{"a":' * DEEP, "engine-json"),
    "a deep position": (
        b'{"do":"set_up","game":"saboteur","position":{"field":' + b"[" * DEEP + b"]" * DEEP + b"}}",
        "engine-json",
    ),
    "no request": (b'{"id":1}', "engine-request"),
    "an unknown request": (b'{"do":"Hello"}', "engine-request"),
    "a request that is none": (b'{"do":["hello"]}', "engine-request"),
    "an unknown field": (b'{"do":"hello","language":"ko"}', "engine-field"),
    "a missing field": (b'{"do":"choose","state":1}', "engine-field"),
    "a number as text": (b'{"do":"view","state":"1"}', "engine-field"),
    "a truth as number": (b'{"do":"view","state":true}', "engine-field"),
    "a fraction": (b'{"do":"view","state":1.5}', "engine-field"),
    "a negative state": (b'{"do":"view","state":-1}', "engine-field"),
    "a huge state": (b'{"do":"view","state":' + b"9" * 18 + b"}", "engine-state"),
    "a far too huge state": (b'{"do":"view","state":' + b"9" * 5000 + b"}", "engine-"),
    "a huge exponent": (b'{"do":"view","state":1e999999}', "engine-"),
    "a seat that is not there": (b'{"do":"view","state":1,"seat":6}', "engine-seat"),
    "a view of nobody": (b'{"do":"view","state":1,"seat":"nobody"}', "engine-field"),
    "the table's eyes": (b'{"do":"inspect","state":1,"thing":"seat:0","seat":-1}', "engine-field"),
    "other eyes": (b'{"do":"events","state":1,"eyes":"everybody"}', "engine-field"),
    "eyes that are not there": (b'{"do":"choose","state":1,"option":"deal","eyes":9}', "engine-seat"),
    "a thing that is none": (b'{"do":"inspect","state":1,"thing":"cell:9999999999,1"}', "unknown-thing"),
    "a thing of other digits": ('{"do":"inspect","state":1,"thing":"seat:１"}'.encode(), "unknown-thing"),
    "an option that is a list": (b'{"do":"start","game":"saboteur","options":{"maps":[6]}}', "engine-field"),
    "an option of two lines": (b'{"do":"choose","state":1,"option":"deal\\ndeal"}', "unknown-option"),
    "a bot's endless budget": (b'{"do":"bot","state":1,"name":"search:999999s"}', "engine-no-bot"),
    "more undone than an int": (b'{"do":"undo","state":1,"count":' + b"9" * 18 + b"}", "engine-undo"),
    "far more undone": (b'{"do":"undo","state":1,"count":' + b"9" * 30 + b"}", "engine-undo"),
    "a state beyond all ints": (b'{"do":"view","state":' + b"9" * 30 + b"}", "engine-state"),
    "seats beyond all ints": (b'{"do":"start","game":"saboteur","seats":' + b"9" * 40 + b"}", "seats-wrong"),
    "a card that is none": (
        b'{"do":"set_up","game":"keyforge","position":{"hand":["\\u202egod\\u0007"]}}',
        "position-wrong",
    ),
    "too many cards": (
        b'{"do":"set_up","game":"keyforge","position":{"hand":[' + b'"troll",' * 99 + b'"troll"]}}',
        "position-wrong",
    ),
}

RECORD = "ludarium record 1\ngame saboteur 1\nseats 5\nseed s\n\n1 table deal\n"
FIELDS = (
    *("id", "state", "game", "seats", "options", "seed", "position", "option", "seat", "eyes"),
    *("thing", "count", "record", "name", "play", "lang"),
)
REQUESTS: list[tuple[str, dict[str, object]]] = [
    ("hello", {}),
    ("games", {}),
    ("start", {"game": "saboteur"}),
    ("start", {"game": "tokyo-duel"}),
    ("set_up", {"game": "ready-fence", "position": {"hands": [["ST3"], ["ST3", "PR4"]]}}),
    ("start", {"game": "keyforge"}),
    ("set_up", {"game": "keyforge", "position": {"mine": ["troll"], "hand": ["punch"], "amber": [1, 2]}}),
    ("options", {"state": 1}),
    ("table", {"state": 1}),
    ("choose", {"state": 1, "option": "deal"}),
    ("choose", {"state": 1, "option": "centre"}),
    ("choose", {"state": 1, "option": "forward"}),
    ("choose", {"state": 1, "option": "keep"}),
    ("choose", {"state": 1, "option": "end"}),
    ("events", {"state": 1, "eyes": "keeper"}),
    ("view", {"state": 1, "seat": 1}),
    ("inspect", {"state": 1, "thing": "seat:0"}),
    ("inspect", {"state": 1, "thing": "card:troll"}),
    ("clone", {"state": 1}),
    ("drop", {"state": 1}),
    ("undo", {"state": 1}),
    ("save", {"state": 1}),
    ("load", {"record": RECORD}),
    ("bot", {"state": 1, "name": "greedy", "play": True}),
    ("sample", {"state": 1, "seat": 0}),
    ("playout", {"state": 1}),
]


@pytest.fixture
def engine() -> Here:
    here = Here()
    here.ask("start", game="saboteur", seed="hostile")
    return here


@pytest.mark.parametrize("name", LINES)
def test_a_hostile_line_gets_one_clear_error_and_changes_nothing(engine: Here, name: str) -> None:
    line, refused = LINES[name]
    dump = engine.dispatcher.sessions[1].state.dump()
    answer = json.loads(engine.dispatcher.answer(line))
    assert set(answer) == {"id", "ok", "error"}
    assert answer["ok"] is False
    error = answer["error"]
    assert error["code"].startswith(refused)
    assert error["says"] not in ("", f"error-{error['code']}")
    assert "Traceback" not in json.dumps(answer)
    assert len(json.dumps(answer)) < 5000
    assert list(engine.dispatcher.sessions) == [1]
    assert engine.dispatcher.sessions[1].state.dump() == dump


def test_what_an_error_shows_is_short(engine: Here) -> None:
    with pytest.raises(Refused) as refused:
        engine.ask("choose", state=1, option="x" * 1000)
    assert len(str(refused.value.facts["option"])) == LONGEST_FACT
    with pytest.raises(Refused) as refused:
        engine.ask("choose", state=1, option="x" * 1001)
    assert refused.value.code == "engine-field"


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "choose", "state": 1, "option": "a\u202eb\x07"},
        {"do": "inspect", "state": 1, "thing": "card:\u2066a\x1b[31m"},
        {"do": "start", "game": "a\u202eb\u0085"},
        {"do": "start", "game": "saboteur", "options": {"a\u202eb\x07": "\u2028c"}},
        {"do": "set_up", "game": "keyforge", "position": {"hand": ["\u202etroll\x07"]}},
        {"do": "set_up", "game": "keyforge", "position": {"\u202ehand": []}},
        {"do": "load", "record": "ludarium\u202e record\x07 1"},
    ],
)
def test_what_an_error_shows_neither_hides_nor_turns(engine: Here, fields: dict[str, object]) -> None:
    error = json.loads(engine.dispatcher.answer(json.dumps(fields).encode()))["error"]
    for text in (error["says"], *error["facts"].values()):
        # The library that makes the sentences puts marks around what it fills in.
        plain = str(text).replace("\u2068", "").replace("\u2069", "")
        assert plain.isprintable(), ascii(plain)
    assert "\ufffd" in error["says"]


def test_a_playout_has_an_end(engine: Here) -> None:
    """A position may be one that no chance ever brings to an end: nothing in the decks can be played."""
    houses = [["dis", "logos", "mars"]] * 2
    state = engine.ask("set_up", game="keyforge", position={"houses": houses})["state"]
    with pytest.raises(LudariumError) as error:
        playout(engine.dispatcher.sessions[state].state.clone(), Chance.of("endless"), 2_000)
    assert (error.value.code, error.value.facts) == ("playout-endless", {"most": 2_000})


@pytest.mark.slow
def test_random_lines_never_break_it(engine: Here) -> None:
    """Requests of all kinds, with fields changed, and with bytes changed."""
    chance = Chance.of(f"{seed_of_run()} hostile lines")
    values: list[Any] = [
        *(None, True, False, 0, 1, -1, 2, 7, 99, 2**70, 1.5, "", "x", "keeper", "saboteur", "tokyo-duel"),
        *("deal", "greedy", "seat:0", "cell:1,0", "\x00", "\u2028", [], [1], {}, {"maps": 5}, [[[[]]]]),
        {"roles": []},
        *(
            {"mine": ["troll²"]},
            {"hand": ["troll damage:1"]},
            {"houses": [[]]},
            {"active": 7},
            {"deck": ["\u202e"]},
        ),
        *("keyforge", "card:troll", "place:²", {"time": 45}, {"match": "three"}, {"chains-0": 25}),
        {"roles": ["digger"] * 6, "goals": [1, 2], "hands": {}},
        RECORD.replace("deal", "map@0"),
    ]
    codes = set()
    answered = set()
    for _ in range(3000):
        handles = [*engine.dispatcher.sessions] or [1]
        do, others = REQUESTS[chance.below(len(REQUESTS))]
        request: dict[str, Any] = {"do": do, **others}
        if "state" in request:
            request["state"] = handles[chance.below(len(handles))]
        if chance.below(2):
            changed = FIELDS[chance.below(len(FIELDS))]
            request[changed] = values[chance.below(len(values))]
        line = bytearray(json.dumps(request, ensure_ascii=chance.below(2) == 0).encode())
        for _ in range(chance.below(3) if chance.below(3) == 0 else 0):
            line[chance.below(len(line))] = chance.below(256)
        answer = json.loads(engine.dispatcher.answer(bytes(line)))
        if answer["ok"]:
            answered.add(do)
        else:
            codes.add(answer["error"]["code"])
            assert answer["error"]["code"] != "engine-fault", line
            assert answer["error"]["says"] != f"error-{answer['error']['code']}", line
        for handle in [*engine.dispatcher.sessions][8:]:
            engine.ask("drop", state=handle)
    assert answered == {do for do, _ in REQUESTS}
    assert len(codes) > 8


def test_a_line_may_be_a_megabyte_long_and_no_longer() -> None:
    hello = b'{"do":"hello","id":1}'
    fits = hello + b" " * (LONGEST_LINE - len(hello) - 1) + b"\n"
    sink = io.BytesIO()
    serve(io.BytesIO(fits + b" " + fits + b"x" * (3 * LONGEST_LINE) + b"\n" + hello), sink, "en")
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert [answer.get("error", {}).get("code") for answer in answers] == [None, *["engine-long"] * 2, None]


def test_a_far_too_long_line_without_an_end_is_refused_once() -> None:
    sink = io.BytesIO()
    serve(io.BytesIO(b"[" * (5 * LONGEST_LINE)), sink, "en")
    assert len(sink.getvalue().splitlines()) == 1


def test_empty_lines_get_no_answer_and_other_line_ends_are_taken() -> None:
    sink = io.BytesIO()
    serve(io.BytesIO(b'\n  \r\n{"do":"hello"}\r\n\n{"do":"quit"}\n{"do":"hello"}\n'), sink, "en")
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [set(answer) >= {"version"} for answer in answers] == [True, False], "nothing after quit"


@pytest.mark.slow
def test_the_end_of_input_is_a_clean_end() -> None:
    for last in (b"", b'{"do":"hello"}'):
        with Program() as program:
            assert json.loads(program.say(b'{"do":"hello"}'))["ok"]
            assert program.process.stdin is not None
            program.process.stdin.write(last)
            status, out, err = program.end()
            assert (status, err) == (0, b"")
            assert len(out.splitlines()) == (1 if last else 0), "the last line needs no line break"


@pytest.mark.slow
def test_quit_ends_it_although_input_goes_on() -> None:
    with Program() as program:
        assert program.ask("quit")["ok"]
        assert program.process.wait(timeout=60) == 0


@pytest.mark.slow
def test_a_reader_who_leaves_ends_it_quietly() -> None:
    with Program() as program:
        program.ask("hello")
        assert program.process.stdin is not None
        assert program.process.stdout is not None
        program.process.stdout.close()
        try:
            for _ in range(200):
                program.process.stdin.write(b'{"do":"games"}\n')
                program.process.stdin.flush()
        except BrokenPipeError:
            pass
        assert program.process.wait(timeout=60) == 0
        assert program.process.stderr is not None
        assert program.process.stderr.read() == b""
        program.process.stdin = None
        program.process.stdout = None


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_an_interruption_ends_it_quietly() -> None:
    with Program() as program:
        program.ask("hello")
        program.process.send_signal(signal.SIGINT)
        status, _, err = program.end()
        assert (status, err) == (0, b"")


@pytest.mark.slow
def test_what_bots_print_is_no_answer() -> None:
    script = (
        "from ludarium.engine import run\n"
        "from ludarium.core import Bot, load_game\n"
        "class Loud(Bot):\n"
        "    def choose(self, view, options):\n"
        "        print('thinking')\n"
        "        return options[0]\n"
        "load_game('saboteur').bots = lambda: {'greedy': Loud}\n"
        "run('en')\n"
    )
    lines = (
        b'{"do":"start","game":"saboteur","seed":"s"}\n{"do":"choose","state":1,"option":"deal"}\n'
        b'{"do":"bot","state":1,"name":"greedy"}\n'
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=lines, capture_output=True, check=True, timeout=60
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, True]
    assert b"thinking" in done.stderr


@pytest.mark.slow
def test_each_answer_is_handed_on_at_once() -> None:
    """Without more input, and in the order of the questions."""
    with Program() as program:
        assert program.process.stdin is not None
        assert program.process.stdout is not None
        program.process.stdin.write(b"".join(b'{"do":"hello","id":%d}\n' % n for n in range(50)))
        program.process.stdin.flush()
        begun = time.monotonic()
        assert [json.loads(program.process.stdout.readline())["id"] for _ in range(50)] == [*range(50)]
        assert time.monotonic() - begun < 30


def test_all_states_that_may_be_held_can_be_held() -> None:
    dispatcher = Dispatcher("en")
    dispatcher.answer(b'{"do":"start","game":"saboteur","seed":"s"}')
    for _ in range(MOST_STATES - 1):
        assert dispatcher.answer(b'{"do":"clone","state":1}').startswith(b'{"id":null,"ok":true')
    assert b"engine-states" in dispatcher.answer(b'{"do":"clone","state":1}')


@pytest.mark.slow
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_refusal_of_the_engine_has_its_sentence(lang: str) -> None:
    facts: dict[str, object] = dict.fromkeys(
        ("problem", "most", "do", "known", "state", "seat", "last", "count", "made", "what", "game"), 1
    )
    facts.update(dict.fromkeys(("part", "found", "expected", "thing", "option", "value"), "x"))
    codes = [
        "json",
        "long",
        "request",
        "field",
        "state",
        "states",
        "seat",
        "undo",
        "no-record",
        "no-bot",
        "fault",
    ]
    for code in [*(f"engine-{code}" for code in codes), *UNENGINED]:
        answer = json.loads(Dispatcher(lang).refusal(None, LudariumError(code, **facts)))
        says = answer["error"]["says"]
        assert says != f"error-{code}"
        assert "{" not in says
        assert lang == "en" or says != i18n.say("en", f"error-{code}", **dict.fromkeys(facts, 1))
