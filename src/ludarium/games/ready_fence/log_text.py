"""Events in words: the arguments of the messages ``ready-fence-event-*`` of ``locale/``."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.core.game import Say, listed

Argument = str | int


def card_text(name: str, say: Say) -> str:
    """A card in words: its name, with its speed where it has one."""
    card = say(f"ready-fence-card-{name[:2]}", {})
    return say("ready-fence-card-label", {"card": card, "speed": int(name[2:])}) if name[2:] else card


def _yes(value: object) -> str:
    return "yes" if value else "no"


def arguments(event: Event, names: list[str], say: Say) -> dict[str, Argument]:
    """What the sentence of ``event`` needs, translated by ``say``. ``names`` are the players' by seat."""
    told: dict[str, Argument] = {}
    facts = event.facts()
    for key, value in facts.items():
        if key in ("seat", "winner"):
            told["name"] = names[value] if isinstance(value, int) else ""
            told["rival" if key == "seat" else "loser"] = names[1 - value] if isinstance(value, int) else ""
        elif key == "cards":
            told["known"] = _yes(value is not None)
            cards = [card_text(str(card), say) for card in value] if isinstance(value, list) else []
            told[key] = listed(cards, say)
        elif key == "scores" and isinstance(value, list):
            told["name"], told["rival"] = names
            told["first"], told["second"] = value
        elif key in ("card", "addon"):
            told[key] = card_text(str(value), say) if value else ""
        elif isinstance(value, bool):
            told[key] = _yes(value)
        elif isinstance(value, (int, str)):
            told[key] = value
    if "addon" in facts:
        told["added"] = _yes(facts["addon"])
    if event.kind() == "out_of_cards":
        told["both"] = _yes(facts["seat"] is None)
    return told


def tell(event: Event, names: list[str], say: Say) -> str:
    """The sentence of ``event``."""
    return say("ready-fence-event-" + event.kind().replace("_", "-"), arguments(event, names, say))
