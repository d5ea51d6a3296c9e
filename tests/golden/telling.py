"""A whole game as text: its record, and after each choice what happened and what everybody sees.

Lines that are not indented are the record itself. Below a choice stand

    ! the events, as spectators see them (``seat 2 !`` where seat 2 sees an event otherwise)
    = what has changed in the view of spectators (a leading minus: gone)
    seat 2 = what has changed in the view of seat 2 besides
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from ludarium.core import Event, Record, State

Flat = dict[str, str]


def told(record: Record) -> str:
    """The text of a record with all that was seen."""
    head, *choices = _parts(record)
    lines = [head.rstrip()]
    seats = record.seats
    before = _views(record.start(), seats)
    lines += ["", *_changes({viewer: {} for viewer in before}, before)]
    for choice, step in zip(choices, record.replay(), strict=True):
        after = _views(step.state, seats)
        lines += ["", choice, *_events(step.events, seats), *_changes(before, after)]
        before = after
    if record.scores is not None:
        lines += ["", "end " + " ".join(map(str, record.scores))]
    return "\n".join(lines) + "\n"


def record_in(text: str) -> Record:
    """The record that such a text holds."""
    return Record.parse("\n".join(line for line in text.splitlines() if not line.startswith(" ")))


def _parts(record: Record) -> list[str]:
    """The head of the record, then its choices."""
    head, _, rest = record.text().partition("\n\n")
    return [head, *(line for line in rest.splitlines() if line and not line.startswith("end"))]


def _views(state: State, seats: int) -> dict[int | None, Flat]:
    """What spectators see, and what each seat sees differently."""
    public = flat(json.loads(state.view(None).json()))
    own = {seat: flat(json.loads(state.view(seat).json())) for seat in range(seats)}
    return {None: public} | {
        seat: {name: value for name, value in seen.items() if public.get(name) != value}
        for seat, seen in own.items()
    }


def flat(view: dict[str, Any]) -> Flat:
    """A view as lines of one fact each; what a game spells in its own way stands in ``OWN_WAYS``."""
    facts: Flat = {}
    own = OWN_WAYS[view["game"]]
    for name, value in view.items():
        if name in own:
            facts |= own[name](value)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for n, item in enumerate(value):
                for key, fact in item.items():
                    facts[f"{name}.{n}.{key}"] = _spelled(fact)
        elif isinstance(value, dict) and name != "options":
            for key, fact in value.items():
                facts[f"{name}.{key}"] = _spelled(fact)
        else:
            facts[name] = _spelled(value)
    return facts


def _field(cards: list[dict[str, Any]]) -> Flat:
    """Cards of the field go by their cell."""
    facts: Flat = {}
    for card in cards:
        mark = ("'" if card["turned"] else "") + (" centre" if card["centre"] else "")
        facts[f"field@{card['x']},{card['y']}"] = card["card"] + mark
    return facts


def _reached(cells: list[list[int]]) -> Flat:
    return {f"reached@{x},{y}": "yes" for x, y in cells}


def _history(choices: list[dict[str, Any]]) -> Flat:
    return {f"history.{n}": f"{played['seat']} {played['option']}" for n, played in enumerate(choices)}


def _pile(cards: list[dict[str, Any]]) -> Flat:
    return {
        f"pile.{n}": f"{card['card'] or '?'} by {'all' if card['by'] is None else card['by']}"
        for n, card in enumerate(cards)
    }


def _tracks(tracks: dict[str, list[dict[str, Any]]]) -> Flat:
    """A track is one line: the spaces of its cells, with what lies there, in walking order."""
    facts: Flat = {}
    for track, cells in tracks.items():
        words = []
        for cell in cells:
            word = "+".join(map(str, cell["spaces"]))
            if cell["token"]:
                word += f":{cell['token']}.{cell['part']}"
            if cell["reward"]:
                word += f":{cell['reward']}*{cell['amount']}"
            words.append(word + "^" * (cell["zone"] is not None) + "*" * (cell["victory"] is not None))
        facts[f"tracks.{track}"] = " ".join(words)
    return facts


def _phrase(phrase: dict[str, Any] | None) -> Flat:
    """A phrase of fencing: its plays on one line, the threat on another."""
    if phrase is None:
        return {}
    plays = []
    for play in phrase["plays"]:
        cards = "+".join(card for card in (play["card"], play["addon"]) if card)
        numbers = "/".join(_spelled(play[name]) for name in ("speed", "need", "riposte", "paid"))
        plays.append(f"{play['seat']}:{play['role']}:{cards}:{numbers}")
    threat = phrase["threat"]
    said = {"plays": " ".join(plays), "threat": "null" if threat is None else _spelled([*threat.values()])}
    rest = {name: _spelled(fact) for name, fact in phrase.items() if name not in said}
    return {f"phrase.{name}": fact for name, fact in {**said, **rest}.items()}


def _why(why: dict[str, dict[str, Any]]) -> Flat:
    """What may not be done, with the reason."""
    return {
        "why": " ".join(f"{name}:" + "/".join(map(_spelled, told.values())) for name, told in why.items())
    }


def _unsaid(_: object) -> Flat:
    return {}


def _cards(cards: dict[str, dict[str, Any]]) -> Flat:
    """A card in play is one line: what differs from a fresh one of its print."""
    usual = {"exhausted": False, "plus": 0, "damage": 0, "amber": 0, "armor": 0, "armor_left": 0}
    facts: Flat = {}
    for label, card in cards.items():
        said = [f"{name}:{_spelled(fact)}" for name, fact in card.items() if fact and fact != usual.get(name)]
        quiet = ("print:", "owner:", "type:", "traits:", "base_power:")
        facts[f"card@{label}"] = " ".join(word for word in said if not word.startswith(quiet))
    return facts


def _faults(faults: list[dict[str, Any]]) -> Flat:
    return {"faults": " ".join(f"{fault['what']}:{fault['card']}:{fault['why']}" for fault in faults)}


# The stack of King of Tokyo: Duel and the inside of KeyForge are the engine's own business: clients do not read them.
OWN_WAYS: dict[str, dict[str, Callable[[Any], Flat]]] = {
    "saboteur": {"field": _field, "reached": _reached, "history": _history, "pile": _pile},
    "tokyo-duel": {"tracks": _tracks, "stack": _unsaid},
    "ready-fence": {"phrase": _phrase, "why": _why},
    "keyforge": {"cards": _cards, "faults": _faults, "inside": _unsaid, "prints": _unsaid, "words": _unsaid},
}


def _spelled(fact: object) -> str:
    if isinstance(fact, list):
        return "[" + " ".join(_spelled(one) for one in fact) + "]"
    return fact if isinstance(fact, str) else json.dumps(fact)


def _changes(before: dict[int | None, Flat], after: dict[int | None, Flat]) -> Iterator[str]:
    for viewer, now in after.items():
        was = before[viewer]
        changed = [f"{name}={value}" for name, value in now.items() if was.get(name) != value]
        gone = [f"-{name}" for name in was if name not in now]
        if viewer is None and len(gone) > 20:  # a table that was cleared
            gone = ["-" + " -".join(sorted({name.split(".")[0].split("@")[0] for name in gone}))]
        if changed or gone:
            yield " " + ("" if viewer is None else f"seat {viewer} ") + "= " + "; ".join(changed + gone)


def _events(events: list[Event], seats: int) -> Iterator[str]:
    for event in events:
        public = _event(event, None)
        if public:
            yield f" ! {public}"
        for seat in range(seats):
            own = _event(event, seat)
            if own != public:
                yield f" seat {seat} ! {own}"


def _event(event: Event, viewer: int | None) -> str:
    seen = event.seen(viewer)
    if seen is None:
        return ""
    facts = "; ".join(f"{name}={_spelled(fact)}" for name, fact in seen.facts().items())
    return f"{seen.kind()}: {facts}"
