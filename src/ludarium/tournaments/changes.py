"""What differs between two views of an event that one reader was told: a JSON Patch (RFC 6902) of the operations ``add``,
``remove`` and ``replace``. A merge patch (RFC 7396) would not do: it can't set a null, and a table of a round would be
sent with all others of its list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from functools import partial
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from ludarium.core.view import one_of
from ludarium.tournaments.view_types import EventView, RoundView

T = TypeVar("T")

ADD: Final = "add"
REMOVE: Final = "remove"
REPLACE: Final = "replace"

_SCALARS: Final = (str, int, float, bool, type(None))


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One operation; ``path`` is a JSON Pointer (RFC 6901). ``value`` is left out of ``remove``."""

    op: Annotated[str, one_of("Operation", [ADD, REMOVE, REPLACE])]
    path: str
    value: Any | UnsetType = UNSET


Changes = list[Change]


class Rows:
    """Rows as they are written, and what differs between two of them. Whoever compares the views of many readers may
    remember the answers: a row does not change."""

    def text(self, row: msgspec.Struct) -> bytes:
        return msgspec.json.encode(row)

    def same(self, old: msgspec.Struct, new: msgspec.Struct) -> bool:
        return self.text(old) == self.text(new)

    def differing(self, old: msgspec.Struct, new: msgspec.Struct) -> Changes:
        """What differs in a row, with paths from there."""
        return differing("", _plain(old), _plain(new))


def changes(old: EventView, new: EventView, rows: Rows) -> Changes:
    """What turns the JSON of ``old`` into that of ``new``, in this order; nothing where they are the same. It says nothing
    that ``new`` does not say, but for the places of what ``old`` has and ``new`` has not."""
    found: Changes = []
    _object("", _rest(old), _rest(new), found)
    _rows("/people", old.people, new.people, rows, found)
    _rows("/stages", old.stages, new.stages, rows, found)
    _list("/rounds", old.rounds, new.rounds, _never, partial(_round, rows), found)
    return found


def differing(path: str, old: Any, new: Any) -> Changes:
    """What turns one JSON value into another, or the new one as a whole where that is shorter."""
    if _same(old, new):
        return []
    found: Changes = []
    if isinstance(old, dict) and isinstance(new, dict):
        _object(path, old, new, found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        if _are_places(old) and _are_places(new):
            _places(path, old, new, found)
        else:
            _list(path, old, new, _same, differing, found)
    else:
        return [Change(REPLACE, path, new)]
    whole = [Change(REPLACE, path, new)]
    return whole if len(msgspec.json.encode(found)) > len(msgspec.json.encode(whole)) else found


def _plain(value: object) -> Any:
    """As JSON holds it."""
    return msgspec.to_builtins(value, str_keys=True)


def _rest(view: EventView) -> Any:
    """All of a view but its long lists."""
    return _plain(msgspec.structs.replace(view, people=(), stages=(), rounds=()))


def _rows(
    path: str,
    old: Sequence[msgspec.Struct],
    new: Sequence[msgspec.Struct],
    rows: Rows,
    found: Changes,
) -> None:
    def row(at: str, before: msgspec.Struct, after: msgspec.Struct) -> Changes:
        return [Change(one.op, at + one.path, one.value) for one in rows.differing(before, after)]

    if old is not new:
        _list(path, old, new, rows.same, row, found)


def _round(rows: Rows, path: str, old: RoundView, new: RoundView) -> Changes:
    found: Changes = []
    before, after = [_plain(msgspec.structs.replace(one, tables=())) for one in (old, new)]
    _object(path, before, after, found)
    _rows(f"{path}/tables", old.tables, new.tables, rows, found)
    return found


def _object(path: str, old: dict[str, Any], new: dict[str, Any], found: Changes) -> None:
    for key in old:
        if key not in new:
            found.append(Change(REMOVE, f"{path}/{escaped(key)}"))
    for key, value in new.items():
        at = f"{path}/{escaped(key)}"
        if key in old:
            found += differing(at, old[key], value)
        else:
            found.append(Change(ADD, at, value))


def _list(
    path: str,
    old: Sequence[T],
    new: Sequence[T],
    same: Callable[[T, T], bool],
    differ: Callable[[str, T, T], Changes],
    found: Changes,
) -> None:
    """Between what is the same at both ends, rows change in their places; then some go or come."""
    most = min(len(old), len(new))
    start = 0
    while start < most and (old[start] is new[start] or same(old[start], new[start])):
        start += 1
    end = 0
    while end < most - start and (old[-1 - end] is new[-1 - end] or same(old[-1 - end], new[-1 - end])):
        end += 1
    for place in range(start, most - end):
        if old[place] is not new[place]:
            found += differ(f"{path}/{place}", old[place], new[place])
    found += [Change(REMOVE, f"{path}/{most - end}")] * (len(old) - most)
    found += [
        Change(ADD, f"{path}/{place}", _plain(new[place])) for place in range(most - end, len(new) - end)
    ]


def _are_places(rows: Sequence[Any]) -> bool:
    return bool(rows) and all([isinstance(row, dict) and "player" in row and "rank" in row for row in rows])


def _places(path: str, old: Sequence[Any], new: Sequence[Any], found: Changes) -> None:
    """Of standings, whoever climbs or falls is taken out and put in; the others stay, with another rank."""
    were, are = [[int(row["player"]) for row in rows] for rows in (old, new)]
    for kind, before, until, start, end in SequenceMatcher(None, were, are, autojunk=False).get_opcodes():
        if kind == "equal":
            for place in range(start, end):
                found += differing(f"{path}/{place}", old[before + place - start], new[place])
        else:
            found += [Change(REMOVE, f"{path}/{start}")] * (until - before)
            found += [Change(ADD, f"{path}/{place}", new[place]) for place in range(start, end)]


def _never(old: object, new: object) -> bool:
    """Rounds come and go at the end only."""
    return False


def _same(old: Any, new: Any) -> bool:
    """Whether two values are written the same: 1, 1.0 and true are not."""
    if isinstance(old, _SCALARS) or isinstance(new, _SCALARS):
        return type(old) is type(new) and bool(old == new)
    return msgspec.json.encode(old) == msgspec.json.encode(new)


def escaped(key: str) -> str:
    """A key as it stands in a JSON Pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1")
