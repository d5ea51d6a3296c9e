"""Decisions as arrays: what was seen, and options of unequal number, one behind the other."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from ludarium.environments.layout import Layout, Numbers

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]


def starts_of(counts: Ints) -> Ints:
    """Where each decision's options begin."""
    starts: Ints = np.cumsum(counts) - counts
    return starts


def spread(starts: Ints, counts: Ints) -> Ints:
    """The indices of all options of some decisions."""
    offset = np.arange(int(counts.sum())) - np.repeat(starts_of(counts), counts)
    found: Ints = np.repeat(starts, counts) + offset
    return found


def flat(layout: Layout, numbers: Numbers) -> Floats:
    """The tensors of an observation, each flat and one behind the other: a row for each row of ``numbers``."""
    games = len(numbers)
    seen = layout.empty(games)
    layout.expand(np.ascontiguousarray(numbers), seen)
    return np.concatenate(
        [tensor.reshape(games, -1).astype(np.float32, copy=False) for tensor in seen.values()], axis=1
    )


@dataclass
class Decisions:
    """``numbers`` has a row for each decision, ``counts`` how many options it had, ``actions`` those options, one decision's
    behind the other's."""

    numbers: Numbers
    counts: Ints
    actions: Ints

    def __len__(self) -> int:
        return len(self.counts)

    def pick(self, rows: Ints) -> tuple[Decisions, Ints]:
        """Some of the decisions, and where their options stood among all."""
        counts = self.counts[rows]
        at = spread(starts_of(self.counts)[rows], counts)
        return Decisions(self.numbers[rows], counts, self.actions[at]), at

    @staticmethod
    def of(several: list[Decisions]) -> Decisions:
        """All decisions of several."""
        return Decisions(
            *[np.concatenate([getattr(one, f.name) for one in several]) for f in fields(Decisions)]
        )
