"""Policy gradients: options that turned out better than expected become likelier (PPO: Schulman and others, 2017)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from ludarium.learning.decisions import Ints, starts_of
from ludarium.learning.nets import Net
from ludarium.learning.rollout import Played, looked


@dataclass(frozen=True)
class Gradients:
    """How a net learns from what it played."""

    epochs: int = 2
    """So often each decision is learned from."""
    rows: int = 2048
    """Decisions of one step of the optimiser."""
    clip: float = 0.2
    """How far the chance of an option may move, as a ratio."""
    spread: float = 0.95
    """The lambda of the advantages."""
    value: float = 0.5
    """The weight of the value's error."""
    entropy: float = 0.01
    """The weight of staying undecided."""
    norm: float = 0.5
    """The greatest length of a gradient."""


def learn(
    net: Net,
    optimizer: torch.optim.Optimizer,
    played: Played,
    how: Gradients,
    draw: np.random.Generator,
    device: str = "cpu",
) -> dict[str, float]:
    """Learn from ``played``. Gives means over all steps: ``policy``, ``value`` and ``entropy``, and ``moved``, how far the policy
    went from the one that played (the mean of the squared differences of log chances, halved)."""
    net.train()
    sums = dict.fromkeys(("policy", "value", "entropy", "moved"), 0.0)
    mean, deviation = float(played.advantages.mean()), float(played.advantages.std()) + 1e-6
    steps = 0
    for _ in range(how.epochs):
        order: Ints = draw.permutation(len(played))
        for low in range(0, len(order), how.rows):
            some = played.pick(order[low : low + how.rows])
            told = _losses(net, some, how, mean, deviation, device)
            loss = told["policy"] + how.value * told["value"] - how.entropy * told["entropy"]
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), how.norm)
            optimizer.step()
            for name in sums:
                sums[name] += float(told[name].detach())
            steps += 1
    return {name: total / steps for name, total in sums.items()}


def _losses(
    net: Net, some: Played, how: Gradients, mean: float, deviation: float, device: str
) -> dict[str, Tensor]:
    asked = some.asked
    logs, values, owner = looked(net, asked, device)
    at = torch.from_numpy(starts_of(asked.counts) + some.chosen).to(device)
    before = torch.from_numpy(some.chances).to(device)
    gained = torch.from_numpy((some.advantages - mean) / deviation).to(device)
    hoped = torch.from_numpy(some.advantages + some.values).to(device)
    moved = logs[at] - before
    ratio = moved.exp()
    policy = -torch.minimum(ratio * gained, ratio.clamp(1 - how.clip, 1 + how.clip) * gained).mean()
    spread = torch.zeros(len(asked), device=logs.device).index_add(0, owner, -logs.exp() * logs)
    return {
        "policy": policy,
        "value": (values - hoped).square().mean(),
        "entropy": spread.mean(),
        "moved": moved.square().mean() / 2,
    }
