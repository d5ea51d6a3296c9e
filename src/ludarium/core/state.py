"""The state of a game: plain data, changed in place, with eight questions."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.decision import Decision, Option
from ludarium.core.event import Event
from ludarium.core.view import View


@mypyc_attr(acyclic=True)
class Timer:
    """A clock that the rules know of.

    When ``seconds`` of running time have passed since ``key`` was first among a state's timers, the
    keeper of the table chooses the table's option ``option``. A new key is a fresh clock.
    """

    def __init__(self, key: str, seconds: int, option: str) -> None:
        self.key = key
        self.seconds = seconds
        self.option = option

    def __repr__(self) -> str:
        return f"Timer({self.key!r}, {self.seconds}, {self.option!r})"


@mypyc_attr(acyclic=True)
class Outcome:
    """How a game ended: the score of each seat, and the seats that won (more than one in a tie)."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners

    def __repr__(self) -> str:
        return f"Outcome({self.scores!r}, {self.winners!r})"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One game in progress. Everything that anyone outside the engine may know comes from ``view``
    and from events as ``seen``; the state itself never leaves the engine."""

    def decision(self) -> Decision | None:
        """The pending question, or None when the game is over."""
        raise NotImplementedError

    def table(self) -> Decision:
        """What the table may do now from outside the rules' turn order (time out, removal, a
        referee's ruling). Its options may name secrets: they are for the keeper of the table."""
        raise NotImplementedError

    def timers(self) -> list[Timer]:
        """The clocks that run now; empty where the game has none."""
        return []

    def choose(self, option: Option) -> list[Event]:
        """Take an option of ``decision()`` or of ``table()`` and tell what came of it.

        Raises ``IllegalChoice``, with nothing changed, for any other option.
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that ``seat`` knows; None is a spectator."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Scores and winners when the game is over, else None."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def dump(self) -> tuple[object, ...]:
        """Everything in the state as nested tuples, secrets included: equal dumps, equal states."""
        raise NotImplementedError
