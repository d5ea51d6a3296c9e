"""What one part makes for another is as that part would make it now."""

from __future__ import annotations

import sys
from pathlib import Path

from ludarium.games.tokyo_duel import cards_json

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client_types  # noqa: E402


def test_the_client_has_the_cards_that_the_engine_has() -> None:
    """If not: ``make generate``."""
    kept = (ROOT / "client/src/games/tokyo-duel/cards.json").read_text(encoding="utf-8")
    assert kept == cards_json.text()


def test_the_schemas_are_those_of_the_structs() -> None:
    """If not: ``make generate``."""
    kept = {path.name: path.read_text(encoding="utf-8") for path in client_types.SCHEMAS.glob("*.json")}
    made = client_types.texts()
    assert sorted(kept) == sorted(made)
    for name, text in made.items():
        assert kept[name] == text, name
