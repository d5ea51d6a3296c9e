"""Events in words: the arguments of the messages ``keyforge-event-*`` of ``locale/``."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.core.game import Say, listed

Argument = str | int


def card_name(label: str, say: Say) -> str:
    """A card as a log on a terminal names it: by its label."""
    return label


def arguments(event: Event, names: list[str], say: Say) -> dict[str, Argument]:
    """What the sentence of ``event`` needs, translated by ``say``. ``names`` are the players' by seat."""
    told: dict[str, Argument] = {}
    for key, value in event.facts().items():
        if key in ("seat", "winner"):
            told["name"] = names[value] if isinstance(value, int) else ""
            told["rival"] = names[1 - value] if isinstance(value, int) else ""
            told["known-" + key] = "no" if value is None else "yes"
        elif key in ("prints", "cards"):
            cards = [str(card) for card in value] if isinstance(value, list) else []
            told["known"] = "no" if value is None else "yes"
            told["cards"] = listed(cards, say)
            told.setdefault("count", len(cards))
        elif key == "house":
            told[key] = say(f"keyforge-house-{value}", {}) if value else ""
        elif isinstance(value, bool):
            told[key] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            told[key] = value
        else:
            told[key] = ""
    return told


def tell(event: Event, names: list[str], say: Say) -> str:
    """The sentence of ``event``."""
    return say("keyforge-event-" + event.kind().replace("_", "-"), arguments(event, names, say))
