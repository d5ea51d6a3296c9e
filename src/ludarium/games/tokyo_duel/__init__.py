"""King of Tokyo: Duel: two monsters, six dice, two tracks, fifty cards (docs/rules/tokyo-duel.md)."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.chance import Chance
from ludarium.core.event import Event
from ludarium.core.game import Game, Guide, Say, Value, unsaid
from ludarium.core.lesson import prepared_state
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.tokyo_duel.bots import Greedy
from ludarium.games.tokyo_duel.inspect import hidden, inspect
from ludarium.games.tokyo_duel.lessons import LESSONS
from ludarium.games.tokyo_duel.log_text import tell
from ludarium.games.tokyo_duel.prepared import set_up
from ludarium.games.tokyo_duel.render import draw
from ludarium.games.tokyo_duel.rules import OPTIONS, SEATS, Settings
from ludarium.games.tokyo_duel.sample import sample_state
from ludarium.games.tokyo_duel.search_guide import DuelGuide
from ludarium.games.tokyo_duel.state import DuelState, new_state
from ludarium.games.tokyo_duel.view import DuelView


class TokyoDuel(Game):
    """The game object that the entry point names."""

    def __init__(self) -> None:
        super().__init__("tokyo-duel", "1", [SEATS], SEATS, OPTIONS)
        self.public = True
        self.lessons = LESSONS

    def start(self, seats: int, options: Mapping[str, Value], seed: str) -> State:
        self.check_seats(seats)
        values = self.read_options(options)
        lesson = prepared_state(self.lessons, values, seats)
        return lesson or new_state(Settings(values), Chance.of(seed))

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, DuelView)
        return sample_state(view, chance)

    def set_up(
        self, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
    ) -> State:
        self.check_seats(seats)
        return set_up(self.read_options(options), seed, position)

    def inspect(self, state: State, thing: str, seat: int | None, say: Say = unsaid) -> dict[str, object]:
        assert isinstance(state, DuelState)
        return inspect(state, thing, seat)

    def hidden(self, state: State) -> dict[str, object]:
        assert isinstance(state, DuelState)
        return hidden(state)

    def draw(self, view: View, names: list[str]) -> str:
        assert isinstance(view, DuelView)
        return draw(view, names)

    def tell(self, event: Event, view: View, names: list[str], say: Say) -> str:
        return tell(event, names, say)

    def guide(self) -> Guide:
        return DuelGuide()

    def bots(self) -> dict[str, object]:
        return {"greedy": Greedy}


GAME = TokyoDuel()
