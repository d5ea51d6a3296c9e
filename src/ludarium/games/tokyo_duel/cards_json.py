"""The cards, monsters and tokens as the browser client reads them:
``python -m ludarium.games.tokyo_duel.cards_json > client/src/games/tokyo-duel/cards.json``."""

from __future__ import annotations

import json

from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.card_text import lines
from ludarium.games.tokyo_duel.cards import CARDS, token_name
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES, REWARD_NAMES


def exported() -> dict[str, object]:
    """Facts by kind; texts as messages of ``locale/`` with their arguments."""
    return {
        "cards": [
            {
                "id": card.name,
                "cost": card.cost,
                "kind": "keep" if card.is_keep else "discard",
                "buzz": token_name(card),
                "text": [{"message": message, "args": args} for message, args in lines(card)],
            }
            for card in CARDS
        ],
        "monsters": [
            {"id": name, "difficulty": ru.DIFFICULTY[i], "health": ru.HEALTH[i]}
            for i, name in enumerate(MONSTER_NAMES)
        ],
        "tokens": [
            {
                "id": token.name,
                "covers": token.covers,
                "shows": len(token.cells),
                "cells": [[REWARD_NAMES[reward], n] if reward else None for reward, n in token.cells],
                "king": i >= ru.FIRST_KING_TOKEN,
            }
            for i, token in enumerate(ru.TOKENS)
        ],
    }


def text() -> str:
    return json.dumps(exported(), indent=1) + "\n"


if __name__ == "__main__":
    print(text(), end="")
