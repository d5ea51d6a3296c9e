"""Events in words: the arguments of the messages ``tokyo-duel-event-*`` of ``locale/``."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.core.game import Say, listed
from ludarium.games.tokyo_duel.rules import TOKEN_NAMES, TOKENS
from ludarium.games.tokyo_duel.terms import LETTERS, SYMBOL_NAMES, Space

Argument = str | int


def faces_text(faces: str, say: Say) -> str:
    """Dice counted by symbol: "2 × attack, 1 × heal"."""
    parts = [
        say("tokyo-duel-symbols", {"count": faces.count(letter), "symbol": symbol})
        for letter, symbol in zip(LETTERS, SYMBOL_NAMES, strict=True)
        if letter in faces
    ]
    return listed(parts, say) if parts else say("tokyo-duel-symbols-none", {})


def place_text(spaces: list[Space], names: list[str], say: Say) -> str:
    """A cell by the base spaces that it touches."""
    outer = max(spaces, key=abs)
    told: dict[str, Argument] = {
        "side": "player" if outer else "middle",
        "owner": names[0 if outer > 0 else 1],
    }
    inner = min(abs(space) for space in spaces)
    if len(spaces) == 2 and inner == 0:
        return say("tokyo-duel-place-by-middle", told)
    told["space"] = inner
    told["between"] = "yes" if len(spaces) == 2 else "no"
    return say("tokyo-duel-place", told)


def _yes(value: object) -> str:
    return "yes" if value else "no"


def arguments(event: Event, names: list[str], say: Say) -> dict[str, Argument]:
    """What the sentence of ``event`` needs, translated by ``say``. ``names`` are the players' by seat."""
    kind = event.kind()
    told: dict[str, Argument] = {}
    facts = event.facts()
    for key, value in facts.items():
        if key in ("seat", "winner"):
            told["name"] = names[value] if isinstance(value, int) else ""
        elif key in ("card", "given"):
            told[key] = say(f"tokyo-duel-card-{value}", {}) if value else ""
        elif key in ("monster", "token"):
            told[key] = say(f"tokyo-duel-{key}-{value}", {})
        elif key in ("faces", "dice", "added", "symbols"):
            told[key] = faces_text(str(value), say)
        elif key == "rolls" and isinstance(value, list):
            told["tie"] = _yes(facts["seat"] is None)
            told["rolls"] = listed(
                [
                    say("tokyo-duel-roll-off-part", {"name": name, "count": faces.count(LETTERS[0])})
                    for name, faces in zip(names, value, strict=True)
                ],
                say,
            )
        elif key == "spaces" and isinstance(value, list):
            told["place"] = place_text(value, names, say)
        elif key == "cards" and isinstance(value, list):
            cards = [one["card"] if isinstance(one, dict) else one for one in value]
            told[key] = listed([say(f"tokyo-duel-card-{card}", {}) for card in cards], say)
        elif isinstance(value, bool):
            told[key] = _yes(value)
        elif isinstance(value, (int, str)):
            told[key] = value
    if kind == "energy":
        amount = int(told["amount"])
        told.update(spent=_yes(amount < 0), amount=abs(amount))
    elif kind == "result":
        told["more"] = _yes(facts["added"])
    elif kind == "token_placed":
        told.update(_placed(facts, names, say))
    elif kind == "game_over":
        winner = facts["winner"]
        told["loser"] = names[1 - winner] if isinstance(winner, int) else ""
    return told


def _placed(facts: dict[str, object], names: list[str], say: Say) -> dict[str, Argument]:
    """The spaces of a token, from the middle outwards, or from the far side to the near one."""
    covers = TOKENS[TOKEN_NAMES.index(str(facts["token"]))].covers
    start = int(str(facts["start"]))
    ends = [start, start + covers - 1]
    if start < 0 and ends[1] <= 0:
        ends.reverse()
    first, last = (place_text([space], names, say) for space in ends)
    return {"count": covers, "place": first, "end": last}


def tell(event: Event, names: list[str], say: Say) -> str:
    """The sentence of ``event``."""
    return say("tokyo-duel-event-" + event.kind().replace("_", "-"), arguments(event, names, say))
