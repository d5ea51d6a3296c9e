"""How a process of the bot pool looks at decisions of games that are over, or for a hint (``bots.insight``).

With what a seat knows it is handed a view and nothing else. Only where all hands lie open, it plays the choices again.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ludarium.bots.insight import ITERATIONS, Insights
from ludarium.core import State, load_game
from ludarium.core.game import Value
from ludarium.core.record import Choice, find
from ludarium.core.view import View
from ludarium.server.tables.play import first_state

LOOK: Final = "look"
"""The first word of a question that is answered here."""


class Course(msgspec.Struct, frozen=True):
    """A game that is over, from its start, and how many of its choices were made before the decision."""

    seats: int
    options: dict[str, Value]
    seed: str
    choices: list[tuple[int, str]]
    before: int
    position: str | None = None
    """The position from which it began, as records keep it."""


class Looker:
    """Keeps the game at which it has looked last: its next decision is seldom far."""

    def __init__(self) -> None:
        self._seed = ""
        self._at = 0
        self._state: State | None = None

    def look(
        self, game_name: str, seed: str, chosen: str | None, seen: View | Course, iterations: int = ITERATIONS
    ) -> str:
        """The insight as JSON."""
        insights = Insights(load_game(game_name), seed, iterations)
        if isinstance(seen, View):
            return msgspec.json.encode(insights.look(seen, chosen)).decode()
        return msgspec.json.encode(insights.look_open(self._played(game_name, seen), chosen)).decode()

    def _played(self, game_name: str, course: Course) -> State:
        if self._state is None or self._seed != course.seed or self._at > course.before:
            self._state = first_state(game_name, course.seats, course.options, course.seed, course.position)
            self._seed, self._at = course.seed, 0
        for seat, option in course.choices[self._at : course.before]:
            self._state.choose(find(self._state, Choice(seat, option)))
        self._at = course.before
        return self._state
