"""docs/engine-protocol.md: its conversation takes place, its program runs, and it leaves no request out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.engine.program import Here, Program

from ludarium.cli.app import app
from ludarium.core import games
from ludarium.engine import requests as ask

TEXT = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
MORE = "…"


def block(language: str) -> str:
    """The one block of the page in a language, or in none."""
    found = re.findall(r"^```([a-z]*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    (text,) = [text for name, text in found if name == language]
    return str(text)


def fits(shown: Any, found: Any) -> bool:
    """Whether an answer is what the page shows; the page may leave things out where it says so."""
    if shown == MORE:
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        told = {key for key in shown if key != MORE}
        whole = MORE in shown or told == set(found)
        return whole and told <= set(found) and all(fits(shown[key], found[key]) for key in told)
    if isinstance(shown, list) and isinstance(found, list):
        if shown and shown[-1] == MORE:
            shown = shown[:-1]
            found = found[: len(shown)]
        return len(shown) == len(found) and all(fits(a, b) for a, b in zip(shown, found, strict=True))
    return type(shown) is type(found) and bool(shown == found)


@pytest.mark.slow
def test_the_conversation_of_the_page_takes_place() -> None:
    lines = block("").splitlines()
    with Program() as program:
        for asked, answered in zip(lines[::2], lines[1::2], strict=True):
            assert (asked[:2], answered[:2]) == ("> ", "< ")
            found = json.loads(program.say(asked[2:].encode()))
            assert fits(json.loads(answered[2:]), found), found
        status, _, _ = program.end()
        assert status == 0


def test_the_comparison_sees_differences() -> None:
    assert fits({"a": [1, MORE], MORE: MORE}, {"a": [1, 2, 3], "b": 4})
    for shown in (
        {"a": [2, MORE], MORE: MORE},
        {"a": [1, 2, 3]},
        {"a": [1, 2], "b": 4},
        {"c": MORE, MORE: MORE},
    ):
        assert not fits(shown, {"a": [1, 2, 3], "b": 4})
    assert not fits(True, 1)


@pytest.mark.slow
def test_the_program_of_the_page_plays_a_game(tmp_path: Path) -> None:
    program = block("python")
    start = '["ludarium", "engine"]'
    assert start in program
    here = json.dumps([sys.executable, "-m", "ludarium", "engine"])
    file = tmp_path / "program.py"
    file.write_text(program.replace(start, here), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=True, timeout=120
    )
    assert re.fullmatch(r"\{'scores': \[.*\], 'winners': \[.*\]\}\n", done.stdout)


def rows() -> dict[str, str]:
    """What the page says of the fields of each request, by its name."""
    return dict(re.findall(r"^\| `([a-z_]+) \{(.*?)\}` \|", TEXT, re.MULTILINE))


def test_the_page_lists_every_request_with_its_fields() -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in ask.AnyRequest.__args__}
    assert set(rows()) == set(kinds)
    for name, told in rows().items():
        fields = [field for field in msgspec.structs.fields(kinds[name]) if field.name != "id"]
        taken = {field.name if field.required else f"{field.name}?" for field in fields}
        assert {field.strip() for field in told.split(",") if field} == taken, name


@pytest.mark.parametrize("game", games())
def test_the_page_names_parts_and_things_of_each_game(game: str) -> None:
    assert len(re.findall(rf"^\| `{game}` \|", TEXT, re.MULTILINE)) == 2


def test_the_page_says_the_limits() -> None:
    limits = Here().ask("hello")["limits"]
    assert f"{limits['states']:,} states" in TEXT
    assert f"nested {limits['depth']} deep" in TEXT
    assert limits["line"] == 1 << 20
    assert "1 MiB a line" in TEXT


def test_the_command_is_listed_with_the_others() -> None:
    assert "engine" in {command.callback.__name__ for command in app.registered_commands if command.callback}
    told = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    assert "| `ludarium engine` |" in told
