"""What differs between two views of a game as they are sent: a JSON Patch (RFC 6902), as of events (``tournaments.changes``).

Views are compared as they are written, so that nothing is kept of one but its bytes, and nothing is read of what has not
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Raw

from ludarium.tournaments.changes import ADD, REMOVE, REPLACE, Change, escaped

SMALL: Final = 150
"""Bytes up to which a value is told whole."""
FRAME: Final = len('{"op":"replace","path":"","value":},')
"""Bytes of a change beside its path and value."""
OBJECT, ARRAY = b"{"[0], b"["[0]

Fields = dict[str, Raw]
"""A view by its fields, each as it is written."""

_fields = msgspec.json.Decoder(Fields)
_rows = msgspec.json.Decoder(list[Raw])


def fields_of(view: bytes) -> Fields:
    """A view, which is a JSON object, by its fields: they keep its bytes, and nothing else is kept of it."""
    return _fields.decode(view)


class ViewChanges:
    """Of one step. What most seats see alike is compared once for all of them."""

    def __init__(self) -> None:
        self._made: dict[str, list[tuple[Raw, Raw, list[Change]]]] = {}

    def between(self, old: Fields, new: Fields) -> list[Change]:
        """What turns a view into another, in this order; nothing where they are the same. Both are written alike: what is
        equal has equal bytes. It says nothing that ``new`` does not say, but for the places of what is gone."""
        return _object("", old, new, self._field)

    def _field(self, path: str, old: Raw, new: Raw) -> list[Change]:
        made = self._made.setdefault(path, [])
        for was, now, changes in made:
            if was == old and now == new:
                return changes
        changes = _value(path, old, new)
        made.append((old, new, changes))
        return changes


def _value(path: str, old: Raw, new: Raw) -> list[Change]:
    """Of two that differ, what has changed in them, or the new one where that is shorter."""
    was, now = bytes(old), bytes(new)
    if len(now) > SMALL and len(was) > SMALL and was[0] == now[0] and now[0] in (OBJECT, ARRAY):
        if now[0] == OBJECT:
            inside = _object(path, _fields.decode(was), _fields.decode(now), _value)
        elif now.startswith(was[:-1] + b","):  # as logs and piles grow: rows come at the end
            inside = _added(path, len(_rows.decode(was)), _rows.decode(b"[" + now[len(was) :]))
        else:
            inside = _array(path, _rows.decode(was), _rows.decode(now))
        if sum([_size(change) for change in inside]) < len(now):
            return inside
    return [Change(REPLACE, path, new)]


def _object(
    path: str, old: Fields, new: Fields, differ: Callable[[str, Raw, Raw], list[Change]]
) -> list[Change]:
    found: list[Change] = []
    for key, value in new.items():
        was = old.get(key)
        if was is None:
            found.append(Change(ADD, f"{path}/{escaped(key)}", value))
        elif was != value:
            found += differ(f"{path}/{escaped(key)}", was, value)
    return found + [Change(REMOVE, f"{path}/{escaped(key)}") for key in old if key not in new]


def _array(path: str, old: Sequence[Raw], new: Sequence[Raw]) -> list[Change]:
    """Between what is the same at both ends, rows change in their places; then some go or come."""
    most = min(len(old), len(new))
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    found: list[Change] = []
    for place in range(start, most - end):
        if old[place] != new[place]:
            found += _value(f"{path}/{place}", old[place], new[place])
    found += [Change(REMOVE, f"{path}/{most - end}")] * (len(old) - most)
    return found + _added(path, most - end, new[most - end : len(new) - end])


def _added(path: str, place: int, rows: Sequence[Raw]) -> list[Change]:
    return [Change(ADD, f"{path}/{place + n}", row) for n, row in enumerate(rows)]


def _size(change: Change) -> int:
    return FRAME + len(change.path) + (len(bytes(change.value)) if isinstance(change.value, Raw) else 0)
