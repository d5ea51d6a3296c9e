"""The views of an event that its readers have, so that each can be told what has changed since.

A view has a tag, which says nothing; whoever shows the tag of their last one is told what differs, and everything where the
hall no longer has that one. Only the reader who was told a view can ask for what has changed since."""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

import msgspec

from ludarium.tournaments.changes import Changes, Rows, changes
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.view_types import EventView

EACH: Final = 4
"""Views that are kept of one reader: they may look with several devices."""
PUBLIC_KEPT: Final = 16
"""Views that are kept of the public, whose pages don't all ask at once."""
READERS: Final = 2_000
"""Readers whose views are kept."""
PUBLIC: Final = ""
"""The reader that all are who are nobody at the event: they see the same."""


class Versions:
    """Of one event."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, deque[tuple[str, EventView]]] = OrderedDict()

    def tag(self, reader: str, view: EventView, shared: Shared) -> str:
        """The tag of a view that a reader is told now."""
        return self._tag(reader, view, _differing(view, shared))

    def since(self, reader: str, tag: str, view: EventView, shared: Shared) -> tuple[str, Changes | None]:
        """The tag of a view that a reader is told now, and what has changed since the one with that ``tag``: None where
        it is not kept, or where the reader was somebody else at the event then."""
        differing = _differing(view, shared)
        old = self.told(reader, tag)
        if old is None or (old.role, old.me) != (view.role, view.me):
            return self._tag(reader, view, differing), None
        return self._tag(reader, view, differing), differing(old)

    def _tag(self, reader: str, view: EventView, differing: Callable[[EventView], Changes]) -> str:
        kept = self._kept.get(reader)
        if kept is None:
            kept = self._kept[reader] = deque(maxlen=EACH if reader else PUBLIC_KEPT)
            while len(self._kept) > READERS:
                self._kept.popitem(last=False)
        self._kept.move_to_end(reader)
        for tag, told in reversed(kept):
            if told.entries == view.entries and not differing(told):
                return tag
        tag = secrets.token_urlsafe(9)
        kept.append((tag, view))
        return tag

    def told(self, reader: str, tag: str) -> EventView | None:
        """The view that a reader was told under a tag; None where it is not kept."""
        return next((view for of, view in self._kept.get(reader, ()) if of == tag), None)


def _differing(view: EventView, shared: Shared) -> Callable[[EventView], Changes]:
    """What has changed in a view since an older one, found once for each older one."""
    found: dict[int, Changes] = {}

    def differing(old: EventView) -> Changes:
        if id(old) not in found:
            found[id(old)] = changes(old, view, known(shared))
        return found[id(old)]

    return differing


class Known(Rows):
    """What is known about rows, found once for the views of all readers."""

    def __init__(self) -> None:
        # Rows by their id; they are kept, so that no other one gets it.
        self._texts: dict[int, tuple[msgspec.Struct, bytes]] = {}
        self._differing: dict[tuple[int, int], tuple[msgspec.Struct, msgspec.Struct, Changes]] = {}

    def text(self, row: msgspec.Struct) -> bytes:
        found = self._texts.get(id(row))
        if found is None:
            found = self._texts[id(row)] = (row, super().text(row))
        return found[1]

    def differing(self, old: msgspec.Struct, new: msgspec.Struct) -> Changes:
        found = self._differing.get((id(old), id(new)))
        if found is None:
            found = self._differing[id(old), id(new)] = (old, new, super().differing(old, new))
        return found[2]


def known(shared: Shared) -> Known:
    """What is known about the rows of the event as it is now."""
    return shared.once("changes", Known)
