"""Ready… Fence!: the épée in cards, in three modes (docs/rules/ready-fence.md)."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.chance import Chance
from ludarium.core.event import Event
from ludarium.core.game import Game, Guide, Say, Value, unsaid
from ludarium.core.lesson import prepared_state
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.ready_fence.bots import Greedy
from ludarium.games.ready_fence.inspect import hidden, inspect
from ludarium.games.ready_fence.lessons import LESSONS
from ludarium.games.ready_fence.log_text import tell
from ludarium.games.ready_fence.prepared import set_up
from ludarium.games.ready_fence.render import draw
from ludarium.games.ready_fence.rules import OPTIONS, Settings
from ludarium.games.ready_fence.sample import sample_state
from ludarium.games.ready_fence.search_guide import FenceGuide
from ludarium.games.ready_fence.state import FenceState, new_state
from ludarium.games.ready_fence.terms import SEATS
from ludarium.games.ready_fence.view import FenceView


class ReadyFence(Game):
    """The game object that the entry point names."""

    def __init__(self) -> None:
        super().__init__("ready-fence", "2", [SEATS], SEATS, OPTIONS)
        self.lessons = LESSONS
        self.first = {"mode": "tutorial"}

    def start(self, seats: int, options: Mapping[str, Value], seed: str) -> State:
        self.check_seats(seats)
        values = self.read_options(options)
        return prepared_state(self.lessons, values, seats) or new_state(Settings(values), Chance.of(seed))

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, FenceView)
        return sample_state(view, chance)

    def set_up(
        self, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
    ) -> State:
        self.check_seats(seats)
        return set_up(self.read_options(options), seed, position)

    def inspect(self, state: State, thing: str, seat: int | None, say: Say = unsaid) -> dict[str, object]:
        assert isinstance(state, FenceState)
        return inspect(state, thing, seat)

    def hidden(self, state: State) -> dict[str, object]:
        assert isinstance(state, FenceState)
        return hidden(state)

    def draw(self, view: View, names: list[str]) -> str:
        assert isinstance(view, FenceView)
        return draw(view, names)

    def tell(self, event: Event, view: View, names: list[str], say: Say) -> str:
        return tell(event, names, say)

    def guide(self) -> Guide:
        return FenceGuide()

    def bots(self) -> dict[str, object]:
        return {"greedy": Greedy}


GAME = ReadyFence()
