"""KeyForge: two decks, each of its kind, race for three keys (docs/rules/keyforge.md)."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.chance import Chance
from ludarium.core.decision import Decision, Option
from ludarium.core.event import Event
from ludarium.core.game import Game, Guide, Say, Value, unsaid
from ludarium.core.lesson import prepared_state
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.keyforge.bots.greedy import Greedy
from ludarium.games.keyforge.bots.search_guide import KeyForgeGuide
from ludarium.games.keyforge.decks.word import word_of_deck
from ludarium.games.keyforge.edited import edit
from ludarium.games.keyforge.engine.hidden import hidden_decks
from ludarium.games.keyforge.engine.printing import brought_named, decks_of
from ludarium.games.keyforge.engine.prints import Brought
from ludarium.games.keyforge.engine.state import KeyForgeState, new_state
from ludarium.games.keyforge.engine.terms import SEATS
from ludarium.games.keyforge.lessons.course import LESSONS
from ludarium.games.keyforge.options import (
    DEALT,
    STEMS,
    check_different,
    check_opening,
    decks_for,
    exchanges,
    hides_lists,
    in_triad,
    options,
    rematch,
    settings_of,
)
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.prepared import lay_in_hand, set_up
from ludarium.games.keyforge.view.inspect import hidden, inspect, meanings
from ludarium.games.keyforge.view.log_text import tell
from ludarium.games.keyforge.view.render import draw
from ludarium.games.keyforge.view.sample import sample_state
from ludarium.games.keyforge.view.view import KeyForgeView


class KeyForge(Game):
    """The game object that the entry point names."""

    def __init__(self) -> None:
        super().__init__("keyforge", "3", [SEATS], SEATS, options())
        self.lessons = LESSONS

    def start(self, seats: int, options: Mapping[str, Value], seed: str) -> State:
        self.check_seats(seats)
        values = self.read_options(options)
        lesson = prepared_state(self.lessons, values, seats)
        if lesson is not None:
            return lesson
        decks = decks_for(values, seed)
        if hides_lists(values):
            return new_state(hidden_decks(decks, seed), settings_of(values, None, []), Chance.of(seed))
        if values["opening"] != DEALT:
            state = new_state(decks_of(decks), settings_of(values, None, []), Chance.of(seed))
            lay_in_hand(state, POOL.card(str(values["opening"])))
            return state
        exchanged = decks_of(decks[::-1]) if exchanges(values) else None
        brought: list[list[Brought]] = []
        if in_triad(values):
            all_decks = [decks_for(values, seed, stem) for stem in STEMS]
            brought = [
                [brought_named(word_of_deck(pair[seat])) for pair in all_decks] for seat in range(SEATS)
            ]
        return new_state(decks_of(decks), settings_of(values, exchanged, brought), Chance.of(seed))

    def read_options(self, options: Mapping[str, object]) -> dict[str, Value]:
        values = super().read_options(options)
        check_different(values)
        check_opening(values)
        return values

    def rematch(self, options: Mapping[str, Value], seed: str, same: bool) -> dict[str, Value]:
        return rematch(self.read_options(options), seed, same)

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, KeyForgeView)
        return sample_state(view, chance)

    def set_up(
        self, seats: int, options: Mapping[str, Value], seed: str, position: Mapping[str, object]
    ) -> State:
        self.check_seats(seats)
        return set_up(self.read_options(options), seed, position)

    def edit(self, state: State, position: Mapping[str, object]) -> State:
        assert isinstance(state, KeyForgeState)
        return edit(state, position)

    def inspect(self, state: State, thing: str, seat: int | None, say: Say = unsaid) -> dict[str, object]:
        assert isinstance(state, KeyForgeState)
        return inspect(state, thing, seat, say)

    def hidden(self, state: State) -> dict[str, object]:
        assert isinstance(state, KeyForgeState)
        return hidden(state)

    def meanings(self, state: State, say: Say) -> dict[str, str]:
        assert isinstance(state, KeyForgeState)
        return meanings(state, say)

    def forced(self, state: State, option: Option) -> list[Decision]:
        assert isinstance(state, KeyForgeState)
        return state.forced_by(option)

    def draw(self, view: View, names: list[str]) -> str:
        assert isinstance(view, KeyForgeView)
        return draw(view, names)

    def tell(self, event: Event, view: View, names: list[str], say: Say) -> str:
        assert isinstance(view, KeyForgeView)
        return tell(event, view, names, say)

    def guide(self) -> Guide:
        return KeyForgeGuide()

    def bots(self) -> dict[str, object]:
        return {"greedy": Greedy}


GAME = KeyForge()
