"""Self-play: a net at every seat of a batch of games, and what each of its decisions turned out to be worth.

Seats take turns, so a game is as many threads as it has seats. What a decision led to is told by the next decision of the same seat,
or by the end of the game: from these come advantages (generalised advantage estimation: Schulman and others, 2016).
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt
import torch

from ludarium.environments.batch import Batch
from ludarium.learning.decisions import Decisions, Floats, Ints, starts_of
from ludarium.learning.inputs import inputs_of, ordered
from ludarium.learning.nets import Net, log_shares

Bools = npt.NDArray[np.bool_]


@dataclass
class Played:
    """Decisions that were taken: the option by its place among those of the decision, the logarithm of its chance, and the value that the
    net saw; then, once it is known, what it was worth more than that (``advantages``)."""

    asked: Decisions
    chosen: Ints
    chances: Floats
    values: Floats
    lanes: Ints
    seats: Ints
    advantages: Floats

    def __len__(self) -> int:
        return len(self.asked)

    def pick(self, rows: Ints) -> Played:
        """Some of them."""
        rest = [getattr(self, field.name)[rows] for field in fields(self)[1:]]
        return Played(self.asked.pick(rows)[0], *rest)

    @staticmethod
    def of(several: list[Played]) -> Played:
        """All of several, one behind the other."""
        rest = [np.concatenate([getattr(one, field.name) for one in several]) for field in fields(Played)[1:]]
        return Played(Decisions.of([one.asked for one in several]), *rest)


def looked(
    net: Net, asked: Decisions, device: str = "cpu"
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What a net says to decisions: the logarithm of the chance of each option, values, and whose option each is."""
    inputs = inputs_of(net.game, asked)
    given = [torch.from_numpy(one).to(device) for one in ordered(inputs, net.form)]
    logits, values = net(*given)
    owner = given[2]
    return log_shares(logits, owner, len(asked)), values, owner


def drawn(chances: npt.NDArray[np.float64], counts: Ints, draw: np.random.Generator) -> Ints:
    """An option of each decision, drawn by its chance: its place among those of the decision."""
    starts = starts_of(counts)
    sums = np.cumsum(chances)
    low = sums[starts] - chances[starts]
    high = sums[starts + counts - 1]
    at = np.searchsorted(sums, low + draw.random(len(counts)) * (high - low), side="right")
    found: Ints = np.clip(at - starts, 0, counts - 1)
    return found


class SelfPlay:
    """A net plays all seats of the games of a batch."""

    def __init__(
        self, batch: Batch, draw: np.random.Generator, scale: float = 1.0, device: str = "cpu"
    ) -> None:
        self.batch = batch
        self.draw = draw
        self.scale = scale
        """Rewards are divided by this, and cut at -1 and 1, as values are."""
        self.device = device
        self.games = 0
        """Games that have ended."""
        self._waiting: Played | None = None
        """Decisions of which it is not yet known what they led to."""

    def play(self, net: Net, steps: int, spread: float) -> Played:
        """So many decisions in each game, and what is known of them and of earlier ones. ``spread`` is the lambda of the
        estimation: 0 trusts the value of the next decision, 1 the end of the game alone."""
        batch = self.batch
        lanes = np.arange(batch.games)
        parts: list[Played] = []
        ends: list[tuple[Bools, Floats]] = []
        net.eval()
        for _ in range(steps):
            rows, actions = np.nonzero(batch.mask.view(np.bool_))
            counts = np.bincount(rows, minlength=batch.games)
            asked = Decisions(batch.numbers.copy(), counts, actions)
            with torch.inference_mode():
                logs, values, _ = looked(net, asked, self.device)
            told = logs.cpu().numpy()
            chosen = drawn(np.exp(told.astype(np.float64)), counts, self.draw)
            at = starts_of(counts) + chosen
            seats = batch.seat.astype(np.int64)
            parts.append(
                Played(
                    asked,
                    chosen,
                    told[at],
                    values.cpu().numpy(),
                    lanes,
                    seats,
                    np.zeros(len(lanes), np.float32),
                )
            )
            batch.step(actions[at])
            self.games += int(batch.done.sum())
            ends.append((batch.done.copy(), np.clip(batch.rewards / self.scale, -1.0, 1.0)))
        return self._judge(parts, ends, spread)

    def _judge(self, parts: list[Played], ends: list[tuple[Bools, Floats]], spread: float) -> Played:
        """Advantages from the last decision to the first. What is not known yet waits for the next time."""
        shape = self.batch.rewards.shape
        following = np.zeros(shape, np.float32)
        ahead = np.zeros(shape, np.float32)
        known = np.zeros(shape, np.bool_)
        settled: list[Played] = []
        waiting: list[Played] = []

        def settle(one: Played) -> None:
            where = one.lanes, one.seats
            there = known[where]
            one.advantages = following[where] - one.values + spread * ahead[where]
            settled.append(one.pick(np.flatnonzero(there)))
            waiting.append(one.pick(np.flatnonzero(~there)))
            following[where] = one.values
            ahead[where] = np.where(there, one.advantages, 0.0)
            known[where] = True

        for one, (done, rewards) in zip(reversed(parts), reversed(ends), strict=True):
            following[done] = rewards[done]
            ahead[done] = 0.0
            known[done] = True
            settle(one)
        if self._waiting is not None:
            settle(self._waiting)
        self._waiting = Played.of(waiting)
        return Played.of(settled)
