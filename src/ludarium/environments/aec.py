"""PettingZoo: every seat is an agent (``pettingzoo.AECEnv``).

>>> from ludarium.environments.aec import env
>>> table = env("tokyo-duel")
>>> table.reset(seed=1)
>>> table.possible_agents
['seat_0', 'seat_1']
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludarium.core import Game, Value
from ludarium.environments.episode import Episode, Rules, spaces_of
from ludarium.environments.results import LIMIT


def observation_space(rules: Rules) -> spaces.Dict:
    """The space of what a seat sees: a tensor for each part of the game's layout."""
    return spaces.Dict(
        {
            name: spaces.Box(low, high, shape, dtype.type)
            for name, (shape, dtype, low, high) in spaces_of(rules).items()
        }
    )


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


def seed_text(seed: int | None) -> str:
    """The seed of a game: that of the environment, or one that nobody knows."""
    return secrets.token_hex(16) if seed is None else f"environment {seed}"


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of a game. An observation is ``{"observation": {…tensors}, "action_mask": int8}``.

    Illegal actions raise ``IllegalAction``. A game that takes more than ``limit`` decisions is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ludarium_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        actions: str = "meaning",
        rewards: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, seats, options, actions, rewards, limit)
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(self.rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.rules.actions.n,), np.int8)
        inner = observation_space(self.rules)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": inner, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.rules.actions.n) for agent in self.possible_agents}
        self._draws: np.random.Generator | None = None
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. After a seed was given, later games without one follow from it."""
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        elif self._draws is not None:
            seed = int(self._draws.integers(1 << 62))
        self.episode = Episode(self.rules, seed_text(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        assert self.episode.seat is not None
        self.agent_selection = agent_of(self.episode.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.take(action)
        self._cumulative_rewards[agent] = 0.0
        episode = self.episode
        if episode.seat is None:
            for seat, reward in enumerate(episode.rewards()):
                self.rewards[agent_of(seat)] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif episode.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        if episode.seat is not None:
            self.agent_selection = agent_of(episode.seat)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table in text, as the seat that is asked sees it; of a game that is over as a spectator does."""
        if self.render_mode is None:
            return None
        view = self.episode.state.view(self.episode.seat)
        return self.rules.game.draw(view, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    **more: Any,
) -> wrappers.OrderEnforcingWrapper:
    """A table with PettingZoo's usual checks: actions out of bounds, and calls in the wrong order."""
    checked = wrappers.AssertOutOfBoundsWrapper(TableEnv(game, seats, options, **more))
    return wrappers.OrderEnforcingWrapper(checked)
