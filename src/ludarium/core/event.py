"""What happened, to which things, and who may see it. Logs, animation and sound come from events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

TURN: Final = "turn"
ROUND: Final = "round"
REVEALED: Final = "revealed"


@mypyc_attr(acyclic=True)
class Part:
    """What a seat has played as, for statistics: ``heading`` says what kind of thing that is (``role``), ``word`` which
    (``digger``); the game has the message ``<game>-<heading>-<word>``. ``won`` is whether it won the part of the game in
    which it was that; None where the whole game counts."""

    def __init__(self, seat: int, heading: str, word: str, won: bool | None) -> None:
        self.seat = seat
        self.heading = heading
        self.word = word
        self.won = won


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event:
    """One thing that happened at the table. A game has a final class for each kind."""

    def kind(self) -> str:
        """Its name, as in the message ids of the log: ``<game>-event-<kind>``."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Its facts as plain JSON values; a hidden fact is None."""
        raise NotImplementedError

    def borders(self) -> list[str]:
        """What would be crossed, were the game to go back to before it: ``TURN`` where one ends or begins, ``ROUND``
        where a larger part does, ``REVEALED`` where chance, or what lay hidden, is shown to somebody, who knows it
        from then on. It depends only on what everybody may know."""
        return []

    def parts(self) -> list[Part]:
        """What it shows everybody of what seats have played as."""
        return []

    def seen(self, seat: int | None) -> Event | None:
        """What ``seat`` (None: a spectator) sees of it: itself, a poorer event, or nothing."""
        return self
