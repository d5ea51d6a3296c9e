"""What somebody is told over a socket of a table, with the whole view of each step."""

from __future__ import annotations

from typing import Any

from tests.tournaments.patching import patched

Message = dict[str, Any]


class WholeViews:
    """Of one socket. ``by_changes`` has the numbers of the steps that told what has changed in the view."""

    def __init__(self) -> None:
        self.by_changes: list[int] = []
        self._view: Any = None

    def read(self, message: Message) -> Message:
        """The next message, whole."""
        if message["type"] in ("welcome", "game"):
            if (changes := message.pop("changes", None)) is not None:
                message["view"] = patched(self._view, changes)
                self.by_changes.append(message["number"])
            self._view = message["view"]
        return message
