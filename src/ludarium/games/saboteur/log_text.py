"""Events of Saboteur in words: the arguments of the messages ``saboteur-event-*`` of ``locale/``."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.core.game import Say, listed

Argument = str | int


def card_message(card: str) -> str:
    """The message id of a card's name: ``!P`` is ``saboteur-card-broken-P``."""
    return "saboteur-card-" + card.replace("!", "broken-").replace("+", "repair-")


def place(x: int, y: int, say: Say) -> str:
    """A cell in words, counted from the start card."""
    across = "left" if x < 0 else "right" if x > 0 else "none"
    along = "up" if y < 0 else "down" if y > 0 else "none"
    return say("saboteur-place", {"across": across, "along": along, "columns": abs(x), "rows": abs(y)})


def _yes(value: object) -> str:
    return "yes" if value else "no"


def arguments(event: Event, names: list[str], clocks: dict[str, int], say: Say) -> dict[str, Argument]:
    """What the sentence of ``event`` needs, translated by ``say``. ``names`` are the players' by
    seat; ``clocks`` holds the seconds of ``untimed_over`` and ``stalling_ruled``."""
    facts = event.facts()
    told: dict[str, Argument] = {}
    if event.kind() in clocks:
        told["seconds"] = clocks[event.kind()]
    for key, value in facts.items():
        if key == "seat" and isinstance(value, int) and value >= 0:
            told["name"] = names[value]
        elif key == "target" and isinstance(value, int):
            told["target"] = names[value]
            told["self"] = _yes(value == facts["seat"])
        elif key == "card":
            told["shown"] = _yes(value)
            told["card"] = say(card_message(str(value)), {}) if value else ""
        elif key == "cards" and isinstance(value, list):
            told["count"] = len(value)
            told["cards"] = listed([say(card_message(str(card)), {}) for card in value], say)
        elif key in ("role", "face"):
            told["shown"] = _yes(value)
            told[key] = say(f"saboteur-{key}-{value}", {}) if value else ""
        elif key in ("goal", "tool"):
            told[key] = say(f"saboteur-{key}-{value}", {})
        elif key in ("x", "y"):
            continue  # together, below
        elif key == "turned":
            told[key] = _yes(value)
        elif isinstance(value, int):
            told[key] = value
    x, y = facts.get("x"), facts.get("y")
    if isinstance(x, int) and isinstance(y, int):
        told["place"] = place(x, y, say)
    if event.kind() == "round_over":
        told.update(_round_over(facts, names))
    if event.kind() == "game_over":
        told.update(_game_over(facts, names, say))
    return told


def _round_over(facts: dict[str, object], names: list[str]) -> dict[str, Argument]:
    connector = facts["connector"]
    roles = facts["roles"]
    by = roles[connector] if isinstance(connector, int) and isinstance(roles, list) else None
    return {
        "winner": str(facts["winner"]),
        "by": str(by or "none"),
        "name": names[connector] if isinstance(connector, int) else "",
    }


def _game_over(facts: dict[str, object], names: list[str], say: Say) -> dict[str, Argument]:
    winners = facts["winners"]
    scores = facts["scores"]
    assert isinstance(winners, list)
    assert isinstance(scores, list)
    return {
        "count": len(winners),
        "names": listed([names[seat] for seat in winners], say),
        "gold": max(scores),
    }


def tell(event: Event, names: list[str], clocks: dict[str, int], say: Say) -> str:
    """The sentence of ``event`` as its viewer sees it."""
    message = "saboteur-event-" + event.kind().replace("_", "-")
    return say(message, arguments(event, names, clocks, say))
