"""Logs that an earlier desk wrote: they are read, and show every reader what they showed then.

The files in ``kept/`` are rehearsals with all that goes wrong at events, one a kind of plan, each with what the organizer and a
stranger saw at its end; ``one-of-each.json`` has every action once. They are never made anew."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludarium.tournaments.actions import Entry
from ludarium.tournaments.rehearse import HOST
from ludarium.tournaments.rules.base import PLAIN
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import view

KEPT = Path(__file__).parent / "kept"
REHEARSALS = sorted(path.stem for path in KEPT.glob("*.json") if path.stem != "one-of-each")


class Rehearsed(msgspec.Struct):
    log: list[msgspec.Raw]
    organizer: msgspec.Raw
    anybody: msgspec.Raw
    now: int


def test_plans_of_each_game_are_kept() -> None:
    assert len(REHEARSALS) >= 6


@pytest.mark.parametrize("name", REHEARSALS)
def test_a_kept_log_shows_what_it_showed(name: str) -> None:
    kept = msgspec.json.decode((KEPT / f"{name}.json").read_bytes(), type=Rehearsed)
    event = Tournament.of([msgspec.json.decode(line, type=Entry) for line in kept.log], checked=True)
    assert [msgspec.json.encode(entry) for entry in event.entries] == [bytes(line) for line in kept.log]
    for account, seen in ((HOST, kept.organizer), ("", kept.anybody)):
        shown = msgspec.structs.replace(
            view(event, account, kept.now), rules=PLAIN
        )  # nobody was told them then
        assert msgspec.json.encode(shown) == bytes(seen)


def test_every_action_is_written_as_it_was() -> None:
    lines = msgspec.json.decode((KEPT / "one-of-each.json").read_bytes(), type=list[msgspec.Raw])
    entries = [msgspec.json.decode(line, type=Entry) for line in lines]
    assert len({type(entry.action) for entry in entries}) == len(entries) >= 44
    assert [msgspec.json.encode(entry) for entry in entries] == [bytes(line) for line in lines]
