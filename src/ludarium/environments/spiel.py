"""OpenSpiel: each game as a Python game of ``pyspiel``, under the name ``ludarium_saboteur`` and so on.

>>> import pyspiel
>>> import ludarium.environments.spiel
>>> pyspiel.load_game("ludarium_tokyo_duel").num_players()
2

The first move is chance: which of ``deals`` games is played, by its number. All later chance follows from it, so that a
history of actions is a whole game, and states can be copied and written down. A copy of a state knows its own dice; what a
seat can't know is drawn anew by ``resample_from_infostate``.
"""

from __future__ import annotations

import json
from typing import Any, Final, Self

import numpy as np
import pyspiel

from ludarium.core import Chance, LudariumError, games
from ludarium.environments.episode import Episode, Rules
from ludarium.environments.registry import OURS
from ludarium.environments.results import LIMIT

PREFIX: Final = "ludarium_"
DEALS: Final = 4096
PARAMETERS: Final[dict[str, Any]] = {
    "seats": 0,
    "options": "",
    "actions": "meaning",
    "rewards": "win",
    "deals": DEALS,
    "seed": "",
    "limit": LIMIT,
}
"""``seats``: 0 for as many as is usual. ``options``: those of the game as ``name:value;name:value``."""


def _type(name: str) -> pyspiel.GameType:
    game = games()[name]
    return pyspiel.GameType(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Ludarium: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def read_options(text: str) -> dict[str, str]:
    """Options of a game out of ``name:value;name:value``."""
    told: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, mark, value = part.partition(":")
        if not mark:
            raise LudariumError("environment-setting", name="options", expected="name:value;name:value")
        told[name] = value
    return told


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours. ``params`` are ``PARAMETERS``."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**PARAMETERS, **(params or {})}
        self.rules = Rules(
            self.name,
            int(told["seats"]) or None,
            read_options(str(told["options"])),
            str(told["actions"]),
            str(told["rewards"]),
            int(told["limit"]),
        )
        self.deals = int(told["deals"])
        self.seed = str(told["seed"])
        most = 1.0 if told["rewards"] == "win" else 1e6
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.rules.actions.n, self.deals),
            max_chance_outcomes=self.deals,
            num_players=self.rules.seats,
            min_utility=-1.0 if told["rewards"] == "win" else 0.0,
            max_utility=most,
            max_game_length=self.rules.limit,
        )
        super().__init__(_type(self.name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees now; with perfect recall its string has all that the seat has seen before."""
        if params:
            raise ValueError(f"an observer of {self.name} takes no parameters: {params}")
        return Observer(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))


class _Line:
    """A game in progress, what each seat has seen happen, and how it came about: a value that copies flat.

    ``pyspiel`` copies states deeply and pickles them; this is written as its seed and its actions, and played again.
    """

    def __init__(
        self, episode: Episode, seen: list[tuple[str, ...]], seed: str | None, taken: tuple[int, ...]
    ) -> None:
        self.episode = episode
        self.seen = seen
        self.seed = seed
        """None of a state that was drawn from a view: it has no history of its own."""
        self.taken = taken

    @classmethod
    def begin(cls, rules: Rules, seed: str) -> Self:
        """A new game."""
        line = cls(Episode(rules, seed), [()] * rules.seats, seed, ())
        line._note()
        return line

    def take(self, action: int) -> None:
        """Take an action for the seat that is asked."""
        self.episode.take(action)
        self.taken = (*self.taken, action)
        self._note()

    def _note(self) -> None:
        """Add to what each seat has seen what has happened."""
        for seat in range(self.episode.rules.seats):
            told = [event.seen(seat) for event in self.episode.events]
            words = [
                json.dumps([event.kind(), event.facts()], ensure_ascii=False)
                for event in told
                if event is not None
            ]
            self.seen[seat] = (*self.seen[seat], *words)

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.episode.clone(), self.seen[:], self.seed, self.taken)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise LudariumError("environment-no-history")
        rules = self.episode.rules
        made = (rules.game.name, rules.seats, rules.options, rules.kind, rules.rewards, rules.limit)
        return _again, (made, self.seed, self.taken)


def _again(made: tuple[Any, ...], seed: str, taken: tuple[int, ...]) -> _Line:
    line = _Line.begin(Rules(*made), seed)
    for action in taken:
        line.take(action)
    return line


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before its first move, in a game, or over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line: _Line | None = None

    def current_player(self) -> int:
        if self.line is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.line.episode.seat is None or self.line.episode.is_cut:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.line.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.line is not None
        return sorted(self.line.episode.actions()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.line is None:
            game: SpielGame = self.get_game()
            self.line = _Line.begin(game.rules, f"spiel {game.seed} {action}")
        else:
            self.line.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        if self.line is not None and action in self.line.episode.actions():
            return str(self.line.episode.option(action))
        return str(self.get_game().rules.actions.word(action))

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        if self.line is None:
            return [0.0] * self.get_game().num_players()
        return self.line.episode.rewards()

    def resample_from_infostate(self, player_id: int, draw: Any) -> SpielState:
        """A state that ``player_id`` can't tell from this one: hidden cards and all chance to come are drawn with
        ``draw``, which gives numbers from 0 to 1. Its history is this one's and would lead elsewhere, so that it can't be
        written down."""
        assert self.line is not None
        rules: Rules = self.get_game().rules
        twin = self.clone()
        seed = " ".join([repr(float(draw())) for _ in range(4)])
        drawn = rules.game.sample(self.line.episode.state.view(player_id), Chance.of(seed))
        twin.line = _Line(self.line.episode.onto(drawn), self.line.seen[:], None, ())
        return twin  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.line is None:
            return "before the deal"
        episode = self.line.episode
        return episode.rules.game.draw(episode.state.view(None), [str(n) for n in range(episode.rules.seats)])


class Observer:
    """What one seat sees of a state, as one flat tensor of float32, as named tensors, and as a string."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self.rules = rules
        self.recalls = recalls
        layout = rules.encoding.layout
        shapes = {part.name: part.shape for part in layout.parts}
        self.tensor = np.zeros(sum([int(np.prod(shape)) for shape in shapes.values()]), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensors; before the deal they are all zeros."""
        self.tensor.fill(0.0)
        if state.line is not None:
            view = state.line.episode.state.view(player)
            for name, tensor in self.rules.encoding.observe(view).items():
                self.dict[name][:] = tensor

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view as JSON; with perfect recall, first what the seat has seen happen."""
        if state.line is None:
            return f"seat {player}"
        view = state.line.episode.state.view(player).json().decode()
        return "\n".join([*state.line.seen[player], view]) if self.recalls else view


def register() -> None:
    """Make the games known to ``pyspiel``; importing this module does it."""
    known = set(pyspiel.registered_names())
    for name in OURS:
        kind = _type(name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(f"{OURS[name]}Game", (SpielGame,), {"name": name}))


register()
