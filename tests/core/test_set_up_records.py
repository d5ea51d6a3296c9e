"""Records of games that were set up in mid-play: they replay, verify and print like any other."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from tests.engine.test_positions import OPTIONS, POSITIONS

from ludarium.cli import main, terminal
from ludarium.core import Chance, LudariumError, Record, State, load_game
from ludarium.core.positions import WrongPosition
from ludarium.core.record import DEEPEST, POSITION
from ludarium.testing.play import random_choice


def played(name: str) -> tuple[Record, State]:
    """A game that goes on from the position of this name to its end."""
    seats, position = POSITIONS[name]
    game = load_game(name)
    record = Record(name, game.version, seats, "a seed", game.read_options(OPTIONS.get(name, {})))
    state = record.begin_at(position)
    dice = Chance.of(name)
    while state.decision() is not None:
        seat, option = random_choice(state, dice)
        record.add(seat, option)
        state.choose(option)
    outcome = state.outcome()
    assert outcome is not None
    record.scores = outcome.scores
    return record, state


@pytest.mark.parametrize("name", POSITIONS)
def test_it_begins_where_it_was_set_up(name: str) -> None:
    record, state = played(name)
    seats, position = POSITIONS[name]
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()
    begun = load_game(name).set_up(seats, record.options, record.seed, position)
    assert again.start().dump() == begun.dump()
    assert again.final().dump() == state.dump()
    assert [step.choice for step in again.replay()] == record.choices


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_the_commands_read_it(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record, _ = played(name)
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    first = cli_output(monkeypatch, capsys, "replay", str(file), "--all", "--seat", "0", "--lang", "en")
    total = len(record.choices)
    assert f"{name}: before the first choice" in first
    assert f"{total} of {total} · " in first
    drawn = load_game(name).draw(
        record.start().view(0), [f"Player {seat + 1}" for seat in range(record.seats)]
    )
    assert drawn.splitlines()[0].strip() in first
    told = cli_output(monkeypatch, capsys, "verify", str(file), status=1)  # it carries no proof of a shuffle
    assert "✓ The scores follow from the choices." in told
    assert told.count("✗") == 1
    assert "✗ The record contains the proof of its shuffle." in told


def cli_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str, status: int = 0
) -> str:
    """What a command prints, in English."""
    monkeypatch.setattr(terminal, "LANGUAGE", "en")
    monkeypatch.setattr(terminal.console, "width", 200)
    monkeypatch.setattr(terminal.complaints, "width", 200)
    monkeypatch.setattr(sys, "argv", ["ludarium", *words])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr()
    assert left.value.code == status, told.err
    return told.out + told.err


@pytest.mark.parametrize("note", ["{", "[]", '"troll"', '{"mine":["no-such-card"]}', '{"nowhere":[]}'])
def test_a_wrong_position_is_refused(
    note: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = f"ludarium record 1\ngame keyforge {load_game('keyforge').version}\nseats 2\nseed s\nnote {POSITION} {note}\n"
    with pytest.raises(WrongPosition):
        Record.parse(text).start()
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert "position" in cli_output(monkeypatch, capsys, "replay", str(file), status=2)


def test_a_deep_position_is_refused() -> None:
    deep: object = []
    for _ in range(DEEPEST):
        deep = [deep]
    record = Record("keyforge", "1", 2, "s")
    with pytest.raises(WrongPosition):
        record.begin_at({"mine": deep})
    assert record.notes == {}
    record.notes[POSITION] = '{"mine":' + "[" * 10_000 + "]" * 10_000 + "}"
    with pytest.raises(WrongPosition):
        record.start()


def test_a_lesson_has_a_position_of_its_own() -> None:
    game = load_game("keyforge")
    options = game.read_options({"lesson": game.lessons[0].name})
    record = Record(game.name, game.version, 2, "s", options, notes={POSITION: "{}"})
    with pytest.raises(LudariumError) as error:
        record.start()
    assert error.value.code == "position-lesson"
    assert error.value.facts == {"lesson": game.lessons[0].name}
