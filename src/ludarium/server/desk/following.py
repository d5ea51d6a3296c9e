"""What readers of an event are sent: all of it, or what has changed. Made once for all who see the same."""

from __future__ import annotations

from typing import Final

from ludarium.server.desk.live import Live
from ludarium.server.desk.shown import EventChanged, EventShown
from ludarium.server.desk.versions import PUBLIC
from ludarium.server.http.shelf import JSON, QUICK, Text, pack
from ludarium.server.ws.messages import encode
from ludarium.tournaments.shared_view import Shared
from ludarium.tournaments.view import anybodys
from ludarium.tournaments.view_types import EventView

LARGE: Final = 16_000
"""Bytes of changes from which on the whole event may be shorter."""


def event_shown(live: Live, account: str, view: EventView, shared: Shared, now: int) -> EventShown:
    """The event for somebody, who is told of it now."""
    return EventShown(live.id, now, live.versions.tag(_reader(live, account, view), view, shared), view)


def event_text(live: Live, account: str, view: EventView, shared: Shared, now: int) -> Text:
    """The event for somebody, as it is sent."""

    def written() -> Text:
        return pack(encode(event_shown(live, account, view, shared, now)), JSON, QUICK)

    # What is the public's is written once in a second.
    return shared.latest("text", now, written) if _reader(live, account, view) == PUBLIC else written()


def changes_text(live: Live, account: str, since: str, view: EventView, shared: Shared, now: int) -> Text:
    """What has changed for somebody since the view with the tag ``since``, as it is sent."""
    reader = _reader(live, account, view)

    def written() -> Text:
        tag, found = live.versions.since(reader, since, view, shared)
        whole = EventChanged(live.id, now, tag, view.entries, view=view)
        if found is None:
            return pack(encode(whole), JSON, QUICK)
        text = encode(EventChanged(live.id, now, tag, view.entries, changes=found))
        if len(text) > LARGE:
            text = min(text, encode(whole), key=len)
        return pack(text, JSON, QUICK)

    if reader != PUBLIC:
        return written()
    kept = live.versions.told(reader, since) is not None
    return shared.latest(("changes", since if kept else ""), now, written)


def _reader(live: Live, account: str, view: EventView) -> str:
    """Who is told, as ``versions`` calls them."""
    return PUBLIC if anybodys(live.event, account, view) else account
