"""Saboteur as played at the world championship: 5 to 7 dwarfs, three rounds (docs/rules/saboteur.md)."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.chance import Chance
from ludarium.core.event import Event
from ludarium.core.game import Game, Guide, Say, Value, unsaid
from ludarium.core.lesson import prepared_state
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.saboteur.bots import Greedy
from ludarium.games.saboteur.inspect import hidden, inspect
from ludarium.games.saboteur.lessons import LESSONS
from ludarium.games.saboteur.log_text import tell
from ludarium.games.saboteur.prepared import set_up
from ludarium.games.saboteur.render import draw
from ludarium.games.saboteur.rules import OPTIONS, Settings
from ludarium.games.saboteur.sample import sample_state
from ludarium.games.saboteur.search_guide import SaboteurGuide
from ludarium.games.saboteur.state import SaboteurState, new_state
from ludarium.games.saboteur.view import SaboteurView


class Saboteur(Game):
    """The game object that the entry point names."""

    def __init__(self) -> None:
        super().__init__("saboteur", "1", [5, 6, 7], 6, OPTIONS)
        self.lessons = LESSONS

    def start(self, seats: int, options: Mapping[str, Value], seed: str) -> State:
        self.check_seats(seats)
        values = self.read_options(options)
        lesson = prepared_state(self.lessons, values, seats)
        return lesson or new_state(Settings(seats, values), Chance.of(seed))

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, SaboteurView)
        return sample_state(view, chance)

    def set_up(
        self, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
    ) -> State:
        self.check_seats(seats)
        return set_up(seats, self.read_options(options), seed, position)

    def inspect(self, state: State, thing: str, seat: int | None, say: Say = unsaid) -> dict[str, object]:
        assert isinstance(state, SaboteurState)
        return inspect(state, thing, seat)

    def hidden(self, state: State) -> dict[str, object]:
        assert isinstance(state, SaboteurState)
        return hidden(state)

    def draw(self, view: View, names: list[str]) -> str:
        assert isinstance(view, SaboteurView)
        return draw(view, names)

    def tell(self, event: Event, view: View, names: list[str], say: Say) -> str:
        assert isinstance(view, SaboteurView)
        clocks = {
            "untimed_over": int(view.options["move_clock"]),
            "stalling_ruled": int(view.options["stall_clock"]),
        }
        return tell(event, names, clocks, say)

    def guide(self) -> Guide:
        return SaboteurGuide()

    def bots(self) -> dict[str, object]:
        return {"greedy": Greedy}


GAME = Saboteur()
