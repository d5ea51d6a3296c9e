"""What several readers of an event see alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from ludarium.tournaments.tournament import Tournament

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class Shared:
    """What several readers of an event see alike, made once: of one event, until its log grows."""

    def __init__(self, event: Tournament, before: Shared | None = None) -> None:
        """``before``: of the event as it was."""
        self._of = (event, len(event.entries))
        self._made: dict[Hashable, Any] = {}
        self._rows: dict[tuple[type, bytes], Any] = {}
        self._rows_before = {} if before is None else before._rows

    def fits(self, event: Tournament) -> bool:
        """Whether this is about the event as it is now."""
        return self._of[0] is event and self._of[1] == len(event.entries)

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` gives, made the first time. ``name`` holds all that it depends on besides the event."""
        if name not in self._made:
            self._made[name] = make()
        found: T = self._made[name]
        return found

    def row(self, made: R) -> R:
        """This row, or the earlier object that says the same, so that views are quick to compare
        (``changes``)."""
        key = (type(made), msgspec.json.encode(made))
        if key not in self._rows:
            self._rows[key] = self._rows_before.get(key, made)
        found: R = self._rows[key]
        return found

    def latest(self, name: Hashable, now: int, make: Callable[[], T]) -> T:
        """As ``once``, of something that also depends on the time; the last one is kept."""
        if self._made.get(name, (None,))[0] != now:
            self._made[name] = (now, make())
        found: T = self._made[name][1]
        return found
