"""What happened, to which things, and who may see it. Logs, animation and sound come from events."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened at the table. A game has a final class for each kind."""

    def kind(self) -> str:
        """Its name, as in the message ids of the log: ``<game>-event-<kind>``."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Its facts as plain JSON values; a hidden fact is None."""
        raise NotImplementedError

    def seen(self, seat: int | None) -> Event | None:
        """What ``seat`` (None: a spectator) sees of it: itself, a poorer event, or nothing."""
        return self
