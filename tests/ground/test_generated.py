"""What one part makes for another is as that part would make it now."""

from __future__ import annotations

from pathlib import Path

from ludarium.games.tokyo_duel import cards_json

ROOT = Path(__file__).parents[2]


def test_the_client_has_the_cards_that_the_engine_has() -> None:
    """If not: ``python -m ludarium.games.tokyo_duel.cards_json > client/src/games/tokyo-duel/cards.json``."""
    kept = (ROOT / "client/src/games/tokyo-duel/cards.json").read_text(encoding="utf-8")
    assert kept == cards_json.text()
