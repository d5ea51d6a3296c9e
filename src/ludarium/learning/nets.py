"""The net: what a seat sees goes in, and out come a number for each of its options and one for how it stands.

The *trunk* turns the tensors of an observation, and all that may be done, into one vector. The *policy* looks at each option beside
that vector: an option is the sum of learned vectors of its parts (``parts.py``). The *value* is what the seat may expect at the
end, from -1 to 1.
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
FEW: Final = 0.1
"""Sums that go on to the trunk are made smaller by this, so that they weigh no more than its other inputs."""


@dataclass(frozen=True)
class Size:
    """How large a net is: the width of its trunk, how many layers, and the width of an option."""

    width: int = 256
    layers: int = 2
    option: int = 64


def added(vectors: Tensor, at: Tensor, sums: int) -> Tensor:
    """So many sums of vectors; ``at`` says to which of them each belongs."""
    none = torch.zeros(sums, vectors.shape[1], device=vectors.device)
    return none.scatter_add(0, at.unsqueeze(1).expand_as(vectors), vectors)  # ``index_add`` is wrong in ONNX


def blocks_of(game: str, part: layout.Part) -> list[int]:
    """How many rows of a tensor lie together, block by block: KeyForge's cards by line and pile."""
    if game == "keyforge":
        from ludarium.environments.keyforge import CARDS, IN_PLAY, PILE_TENSOR, PILES

        for rows, blocks in ((CARDS, IN_PLAY), (PILE_TENSOR, PILES)):
            if part.name == rows.name:
                return [size for _, _, size in blocks]
    return [part.shape[0]]


class Part(nn.Module):  # type: ignore[misc]
    """One tensor of an observation: a vector for the trunk, and one for each thing in it where options may point at things. Most rows
    are empty where there are things: only the others are computed."""

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
            self.blocks = blocks_of(game, part)
            self.block = nn.Parameter(torch.randn(len(self.blocks), size.option) * 0.1)
            block = torch.repeat_interleave(torch.arange(len(self.blocks)), torch.tensor(self.blocks))
            self.register_buffer("in_block", block, persistent=False)
            self.mix = nn.Linear(len(self.blocks) * size.option, size.width, bias=False)
        else:
            self.mix = nn.Linear(rows * part.width, size.width, bias=False)
            if self.columns:
                self.named = nn.Linear(rows * len(self.columns) * size.option, size.width, bias=False)

    def forward(self, told: Tensor, trees: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """``told`` is flat, ``trees`` has a vector for each card. Gives a vector for the trunk of each decision, the vectors of all things,
        and where among them the thing of each row or cell is, from 1: 0 for an empty row."""
        if self.is_planes:
            cells = self.near(told.reshape(-1, *self.shape))
            things = self.thing(cells.flatten(2).transpose(1, 2)).flatten(0, 1)
            there = torch.ones_like(cells[:, 0]).long().flatten().cumsum(0)
            return self.mix(self.squeeze(cells).flatten(1)), things, there
        rows = told.reshape(-1, *self.shape) if len(self.shape) > 1 else told.unsqueeze(1)
        if not self.has_things:
            mixed = self.mix((rows * self.plain).flatten(1))
            if self.columns:
                mixed = mixed + self.named(embedding(rows[:, :, self.columns].long(), trees).flatten(1))
            return mixed, told[:0], told[:0].long().flatten()
        every = rows.flatten(0, 1)
        full = (every[:, 0] > 0).nonzero().squeeze(1)
        every = every.index_select(0, full)
        place = full % rows.shape[1]
        things = self.thing(every * self.plain) + (self.place + self.block[self.in_block]).index_select(
            0, place
        )
        for column in self.columns:
            things = things + embedding(every[:, column].long(), trees)
        things = torch.relu(things)
        block = full // rows.shape[1] * len(self.blocks) + self.in_block.index_select(0, place)
        sums = added(things, block, rows.shape[0] * len(self.blocks))
        there = torch.zeros_like(rows[:, :, 0]).long().flatten()
        there = there.scatter(0, full, torch.ones_like(full).cumsum(0))
        return self.mix(sums.reshape(rows.shape[0], -1) * FEW), things, there


class Trunk(nn.Module):  # type: ignore[misc]
    """From the tensors of an observation, each flat and one behind the other, to one vector for each decision, and to the vectors of
    things."""

    def __init__(self, game: str, size: Size) -> None:
        super().__init__()
        parts = encoding_of(game).layout.parts
        self.sizes = [int(torch.Size(part.shape).numel()) for part in parts]
        self.inputs = nn.ModuleList([Part(game, part, size) for part in parts])
        self.bias = nn.Parameter(torch.zeros(size.width))
        self.register_buffer("nothing", torch.zeros(1, size.option), persistent=False)

    def forward(self, seen: Tensor, trees: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Along with what is to be thought about, the vectors of all things, and for each decision where among them is what it may point
        at (``inputs_of``). The first of them is nothing."""
        at, far = 0, 0
        mixed = self.bias.expand(seen.shape[0], -1)
        found = [self.nothing]
        places = [torch.zeros_like(seen[:, :1]).long()]
        for part, numbers in zip(self.inputs, self.sizes, strict=True):
            one, things, there = part(seen[:, at : at + numbers], trees)
            mixed = mixed + one
            if part.has_things:
                there = torch.where(there > 0, there + far, 0)
                places.append(there.reshape(seen.shape[0], -1))
                found.append(things)
                far = far + things.shape[0]
            at += numbers
        return mixed, torch.cat(found), torch.cat(places, 1)


class Net(nn.Module):  # type: ignore[misc]
    """Policy and value of a game by its name."""

    def __init__(self, game: str, size: Size) -> None:
        super().__init__()
        self.game = game
        self.form = form_of(game)
        self.trunk = Trunk(game, size)
        self.words = nn.Embedding(len(table_of(game).names), size.option, padding_idx=NO_PART)
        self.offered = nn.Linear(size.option, size.width, bias=False)
        self.norm = nn.LayerNorm(size.width)
        self.layers = nn.ModuleList([nn.Linear(size.width, size.width) for _ in range(size.layers - 1)])
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
        mixed, things, places = self.trunk(seen, trees)
        options = self.words(parts).sum(1)
        if self.form.things:
            at = places.flatten().index_select(0, owner * places.shape[1] + more[0])
            options = options + self.pointed(things.index_select(0, at))
        if self.form.trees:
            options = options + trees.index_select(0, more[1])
        mixed = self._thought(mixed, options, owner)
        bent = torch.relu(self.question(mixed).index_select(0, owner) + options)
        logits = self.answer(bent).squeeze(1) + (self.taste(mixed).index_select(0, owner) * options).sum(1)
        return logits, self.value(mixed).squeeze(1)

    def _thought(self, mixed: Tensor, options: Tensor, owner: Tensor) -> Tensor:
        """What is seen along with all that may be done: whether to end a turn depends on what else there is to do."""
        every = added(options.relu(), owner, mixed.shape[0])
        mixed = torch.relu(self.norm(mixed + self.offered(every * FEW)))
        for layer in self.layers:
            mixed = mixed + torch.relu(layer(mixed))
        return mixed


def log_shares(logits: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """The logarithm of the chance of each option within its decision (a softmax over options of unequal number)."""
    high = torch.full((decisions,), -torch.inf, device=logits.device)
    high = high.scatter_reduce(0, owner, logits.detach(), "amax")
    raised = logits - high[owner]
    total = torch.zeros(decisions, device=logits.device).index_add(0, owner, raised.exp())
    return raised - total.log()[owner]
