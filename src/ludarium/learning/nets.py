"""The net: what a seat sees goes in, and out come a number for each of its options and one for how it stands.

The *trunk* turns the tensors of an observation into one vector. The *policy* looks at each option beside that vector: an option is
the sum of learned vectors of its parts (``parts.py``). The *value* is what the seat may expect at the end, from -1 to 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding

from ludarium.environments import layout
from ludarium.environments.registry import encoding_of
from ludarium.learning.inputs import card_columns, form_of, has_things
from ludarium.learning.parts import NO_PART, table_of

CHANNELS: Final = 16
"""Planes after a convolution."""


@dataclass(frozen=True)
class Size:
    """How large a net is: the width of its trunk, how many layers, and the width of an option."""

    width: int = 256
    layers: int = 2
    option: int = 64


class Part(nn.Module):  # type: ignore[misc]
    """One tensor of an observation: a vector for the trunk, and one for each thing in it where options may point at things."""

    def __init__(self, game: str, part: layout.Part, size: Size) -> None:
        super().__init__()
        self.shape = part.shape
        self.columns = card_columns(game, part)
        self.is_planes = isinstance(part, layout.Planes)
        self.has_things = has_things(part)
        rows = part.shape[0] if len(part.shape) > 1 else 1
        if isinstance(part, layout.Planes):
            few = CHANNELS // 4
            self.near = nn.Sequential(
                nn.Conv2d(len(part.channels), CHANNELS, 3, padding=1),
                nn.ReLU(),
                nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1),
                nn.ReLU(),
            )
            self.squeeze = nn.Conv2d(CHANNELS, few, 1)
            self.thing = nn.Linear(CHANNELS, size.option)
            self.mix = nn.Linear(few * part.height * part.width, size.width, bias=False)
            return
        plain = torch.ones(part.width)
        plain[self.columns] = 0.0
        self.register_buffer("plain", plain, persistent=False)
        if self.has_things:
            self.thing = nn.Linear(part.width, size.option)
            self.place = nn.Parameter(torch.randn(rows, size.option) * 0.1)
            self.mix = nn.Linear(size.option, size.width, bias=False)
        else:
            self.mix = nn.Linear(rows * part.width, size.width, bias=False)
            if self.columns:
                self.named = nn.Linear(rows * len(self.columns) * size.option, size.width, bias=False)

    def forward(self, told: Tensor, trees: Tensor) -> tuple[Tensor, Tensor]:
        """``told`` is flat, ``trees`` has a vector for each card. Gives nothing for the things where there are none."""
        if self.is_planes:
            cells = self.near(told.reshape(-1, *self.shape))
            return self.mix(self.squeeze(cells).flatten(1)), self.thing(cells.flatten(2).transpose(1, 2))
        rows = told.reshape(-1, *self.shape) if len(self.shape) > 1 else told.unsqueeze(1)
        plain = rows * self.plain
        if not self.has_things:
            mixed = self.mix(plain.flatten(1))
            if self.columns:
                mixed = mixed + self.named(embedding(rows[:, :, self.columns].long(), trees).flatten(1))
            return mixed, told[:, :0]
        things = self.thing(plain) + self.place
        for column in self.columns:
            things = things + embedding(rows[:, :, column].long(), trees)
        things = torch.relu(things) * (rows[:, :, :1] > 0)
        return self.mix(things.sum(1) * 0.1), things


class Trunk(nn.Module):  # type: ignore[misc]
    """From the tensors of an observation, each flat and one behind the other, to one vector, and to one for each thing."""

    def __init__(self, game: str, size: Size) -> None:
        super().__init__()
        parts = encoding_of(game).layout.parts
        self.sizes = [int(torch.Size(part.shape).numel()) for part in parts]
        self.inputs = nn.ModuleList([Part(game, part, size) for part in parts])
        self.bias = nn.Parameter(torch.zeros(size.width))
        self.norm = nn.LayerNorm(size.width)
        self.layers = nn.ModuleList([nn.Linear(size.width, size.width) for _ in range(size.layers - 1)])

    def forward(self, seen: Tensor, trees: Tensor) -> tuple[Tensor, list[Tensor]]:
        at = 0
        mixed = self.bias.expand(seen.shape[0], -1)
        found: list[Tensor] = []
        for part, numbers in zip(self.inputs, self.sizes, strict=True):
            one, things = part(seen[:, at : at + numbers], trees)
            mixed = mixed + one
            if part.has_things:
                found.append(things)
            at += numbers
        mixed = torch.relu(self.norm(mixed))
        for layer in self.layers:
            mixed = mixed + torch.relu(layer(mixed))
        return mixed, found


class Net(nn.Module):  # type: ignore[misc]
    """Policy and value of a game by its name."""

    def __init__(self, game: str, size: Size) -> None:
        super().__init__()
        self.game = game
        self.form = form_of(game)
        self.trunk = Trunk(game, size)
        self.words = nn.Embedding(len(table_of(game).names), size.option, padding_idx=NO_PART)
        self.question = nn.Linear(size.width, size.option)
        self.taste = nn.Linear(size.width, size.option)
        self.answer = nn.Linear(size.option, 1, bias=False)
        self.value = nn.Sequential(
            nn.Linear(size.width, size.option), nn.ReLU(), nn.Linear(size.option, 1), nn.Tanh()
        )
        if self.form.things:
            self.pointed = nn.Linear(size.option, size.option, bias=False)
        if self.form.trees:
            self.tree = nn.Sequential(
                nn.Linear(self.form.trees, size.option),
                nn.ReLU(),
                nn.Linear(size.option, size.option, bias=False),
            )
        nn.init.normal_(self.words.weight, std=0.3)
        with torch.no_grad():
            self.words.weight[NO_PART] = 0.0
        nn.init.normal_(self.answer.weight, std=0.01)
        nn.init.normal_(self.taste.weight, std=0.01)

    def forward(self, seen: Tensor, parts: Tensor, owner: Tensor, *more: Tensor) -> tuple[Tensor, Tensor]:
        """A logit for each option and a value for each decision. What goes in is described in ``inputs.inputs_of``."""
        trees = self.tree(more[-1].float()) if self.form.trees else seen[:0]
        mixed, things = self.trunk(seen, trees)
        options = self.words(parts).sum(1)
        if self.form.things:
            there = torch.cat([torch.zeros_like(things[0][:, :1]), *things], 1)
            at = owner * there.shape[1] + more[0]
            options = options + self.pointed(there.flatten(0, 1).index_select(0, at))
        if self.form.trees:
            options = options + trees.index_select(0, more[1])
        bent = torch.relu(self.question(mixed).index_select(0, owner) + options)
        logits = self.answer(bent).squeeze(1) + (self.taste(mixed).index_select(0, owner) * options).sum(1)
        return logits, self.value(mixed).squeeze(1)


def log_shares(logits: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """The logarithm of the chance of each option within its decision (a softmax over options of unequal number)."""
    high = torch.full((decisions,), -torch.inf, device=logits.device)
    high = high.scatter_reduce(0, owner, logits.detach(), "amax")
    raised = logits - high[owner]
    total = torch.zeros(decisions, device=logits.device).index_add(0, owner, raised.exp())
    return raised - total.log()[owner]
