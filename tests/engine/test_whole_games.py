"""Whole games, driven by lines through a process of its own, beside the same games played directly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.engine.program import Program

from ludarium.core import Event, Game, Record, State, games
from ludarium.testing import RandomPlay, plays

GAMES = list(games().values())


@pytest.fixture(scope="module")
def program() -> Iterator[Program]:
    with Program() as engine:
        yield engine


def pending(state: State) -> dict[str, Any] | None:
    decision = state.decision()
    if decision is None:
        return None
    options = [str(option) for option in decision.options()]
    return {"seat": decision.seat, "kind": decision.kind, "options": options}


def told(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    shown = [event.seen(seat) for event in events]
    return [{"kind": event.kind(), **event.facts()} for event in shown if event is not None]


def begin(program: Program, play: RandomPlay) -> dict[str, Any]:
    return program.ask("start", game=play.game.name, seats=play.seats, options=play.options, seed=play.seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_driven_game_is_the_game_itself(program: Program, game: Game) -> None:
    for play in plays(game, "engine", 4):
        with play:
            answer = begin(program, play)
            handle = answer["state"]
            for state in play.states():
                if play.record.choices:
                    choice = play.record.choices[-1]
                    answer = program.ask("choose", state=handle, option=choice.option, seat=choice.seat)
                    assert answer["events"] == as_json(told(play.events, None))
                    own = program.ask("events", state=handle, eyes=0)
                    assert own["events"] == as_json(told(play.events, 0))
                assert answer["decision"] == pending(state)
                if play.now_and_then(20):
                    for seat in play.viewers:
                        view = program.ask("view", state=handle, seat=seat)["view"]
                        assert view == as_json(state.view(seat))
            outcome = play.state.outcome()
            assert outcome is not None
            assert answer["outcome"] == {"scores": outcome.scores, "winners": outcome.winners}
            play.record.scores = outcome.scores
            assert program.ask("save", state=handle)["record"] == play.record.text()
            assert Record.parse(play.record.text()).final().dump() == play.state.dump()
            program.ask("drop", state=handle)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_undo_copies_and_records_come_back_to_the_same_places(program: Program, game: Game) -> None:
    for play in plays(game, "engine undo", 2):
        with play:
            answer = begin(program, play)
            handle = answer["state"]
            before = [answer]
            copies = {}
            while answer["decision"] is not None and len(before) < 60:
                play.step()
                choice = play.record.choices[-1]
                answer = program.ask(
                    "choose", state=handle, option=choice.option, seat=choice.seat, eyes="keeper"
                )
                before.append(answer)
                if play.dice.below(10) == 0:
                    copies[len(before) - 1] = program.ask("clone", state=handle)["state"]
            record = program.ask("save", state=handle)["record"]
            again = program.ask("load", record=record)
            assert standing(again) == standing(answer)
            assert program.ask("save", state=again["state"])["record"] == record
            number = len(before) - 1
            while number > 0:
                count = 1 + play.dice.below(min(number, 25))
                number -= count
                assert standing(program.ask("undo", state=handle, count=count)) == standing(before[number])
                told = program.ask("events", state=handle, eyes="keeper")["events"]
                assert told == before[number].get("events", [])
            for at, copy in copies.items():
                left = program.ask("undo", state=copy)
                assert standing(left) == standing(before[at - 1])
            back = program.ask("load", record=record)["state"]
            while len(before) > 1:  # one by one, past every copy that is kept for it
                told = program.ask("events", state=back, eyes="keeper")["events"]
                assert told == before.pop()["events"]
                program.ask("undo", state=back)
            for one in (handle, again["state"], *copies.values()):
                program.ask("drop", state=one)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_play_a_game_among_themselves(program: Program, game: Game) -> None:
    name = [*game.bots(), "random"][0]
    answer = program.ask("start", game=game.name, seed="bots")
    handle = answer["state"]
    while (decision := answer["decision"]) is not None:
        if decision["seat"] == -1:
            answer = program.ask("choose", state=handle, option=decision["options"][0])
            continue
        asked = program.ask("bot", state=handle, name=name, seat=decision["seat"])
        answer = program.ask("bot", state=handle, name=name, play=True)
        assert answer["option"] == asked["option"]
        assert answer["option"] in decision["options"]
    assert answer["outcome"]["winners"]


def standing(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: answer[key] for key in ("number", "decision", "outcome")}


def as_json(value: object) -> Any:
    """A value as it comes over a line."""
    return msgspec.json.decode(msgspec.json.encode(value))
