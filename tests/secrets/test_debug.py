"""The pages that tell every secret are not there unless somebody asks for them, on their own machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludarium.core import LudariumError
from ludarium.server.app import Application
from ludarium.server.settings import Settings

LOOPBACK = ("127.0.0.1", "::1", "localhost")
ELSEWHERE = ("0.0.0.0", "::", "192.168.1.7", "hall.example", "127.0.0.1.example", "")


def paths(**settings: Any) -> list[str]:
    """The addresses of a hall's requests."""
    app = Application(Settings(**settings), Path("no-page")).routes
    return sorted(route.path for route in app.routes)


def debug(found: list[str]) -> list[str]:
    return [path for path in found if "debug" in path]


def test_the_usual_hall_has_no_way_to_a_state() -> None:
    assert len(paths()) > 30
    assert debug(paths()) == []
    assert debug(paths(debug="off")) == []


@pytest.mark.parametrize("host", ELSEWHERE)
def test_where_others_can_connect_there_is_none_whatever_is_set(host: str) -> None:
    assert debug(paths(debug="on", host=host)) == []
    with pytest.raises(LudariumError) as refused:
        Settings.read({"LUDARIUM_DEBUG": "on"}, host=host)
    assert refused.value.code == "setting-wrong"


@pytest.mark.parametrize("value", ["yes", "1", "ON", "true", ""])
def test_only_one_word_asks_for_it(value: str) -> None:
    with pytest.raises(LudariumError) as refused:
        Settings.read({"LUDARIUM_DEBUG": value})
    assert refused.value.code == "setting-wrong"
    assert debug(paths(debug=value)) == []


@pytest.mark.parametrize("host", LOOPBACK)
def test_on_ones_own_machine_it_adds_its_routes_and_no_others(host: str) -> None:
    assert Settings.read({"LUDARIUM_DEBUG": "on"}, host=host).debugs
    with_it, without = paths(debug="on", host=host), paths()
    assert len(debug(with_it)) == 4
    assert [path for path in with_it if path not in debug(with_it)] == without


def test_programs_are_not_told_of_it() -> None:
    schema = Application(Settings(debug="on"), Path("no-page")).routes.openapi_schema.to_schema()
    assert "debug" not in json.dumps(schema, default=str).lower()
