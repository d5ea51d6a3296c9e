"""Gymnasium: one seat learns, bots sit at the others (``gymnasium.Env``).

>>> from ludarium.environments.single import SeatEnv
>>> seat = SeatEnv("tokyo-duel", bot="random")
>>> observation, info = seat.reset(seed=1)
>>> bool(info["action_mask"].any())
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludarium.bots.registry import make_bot
from ludarium.core import Bot, Game, Value
from ludarium.environments.aec import observation_space, seed_text
from ludarium.environments.episode import Episode, Rules
from ludarium.environments.results import LIMIT


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game; ``bot`` names who sits at the others, as on the command line (``greedy``, ``search:400``).

    An observation has the game's tensors; the mask is in it as ``action_mask``, and in ``info`` too. ``seat`` is the
    learner's seat, None for one that is drawn for each game. With ``forgiving`` an illegal action takes a legal
    one instead, drawn at random, which ``info`` tells as ``replaced``; without it raises ``IllegalAction``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        bot: str = "greedy",
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int | None = 0,
        actions: str = "meaning",
        rewards: str = "win",
        limit: int = LIMIT,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options, actions, rewards, limit)
        self.bot = bot
        make_bot(self.rules.game.name, bot, "")  # an unknown one is refused now, not in the first game
        self.fixed_seat = seat
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.rules.actions.n)
        mask = spaces.Box(0, 1, (self.rules.actions.n,), np.int8)
        self.observation_space = spaces.Dict({**observation_space(self.rules).spaces, "action_mask": mask})
        self.seat = 0
        self.episode: Episode
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the first decision of the learner's seat. A game that bots end before that is played anew."""
        super().reset(seed=seed)
        while True:
            word = seed_text(int(self.np_random.integers(1 << 62)))
            drawn = int(self.np_random.integers(self.rules.seats))
            self.seat = drawn if self.fixed_seat is None else self.fixed_seat
            self._bots = [
                make_bot(self.rules.game.name, self.bot, f"{word}, seat {n}") for n in range(self.rules.seats)
            ]
            self.episode = Episode(self.rules, word)
            self._wait()
            if self.episode.seat is not None:
                return self._told(), self._info()

    def _wait(self) -> None:
        """Let the bots play up to the learner's next decision."""
        episode = self.episode
        while episode.seat is not None and episode.seat != self.seat and not episode.is_cut:
            notations = [str(option) for option in episode.options]
            chosen = self._bots[episode.seat].choose(episode.view(), notations)
            episode.take(episode.actions()[notations.index(chosen)])

    def _told(self) -> dict[str, Any]:
        return {**self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.episode.mask(self.seat)}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        replaced = False
        if self.forgiving and int(action) not in self.episode.actions():
            legal = self.episode.actions()
            action = legal[int(self.np_random.integers(len(legal)))]
            replaced = True
        self.episode.take(int(action))
        self._wait()
        over = self.episode.seat is None
        reward = self.episode.rewards()[self.seat]
        info = self._info()
        if replaced:
            info["replaced"] = int(action)
        return self._told(), reward, over, not over and self.episode.is_cut, info

    def render(self) -> str | None:
        """The table in text, as the learner sees it."""
        if self.render_mode is None:
            return None
        return self.rules.game.draw(
            self.episode.state.view(self.seat), [str(n) for n in range(self.rules.seats)]
        )
