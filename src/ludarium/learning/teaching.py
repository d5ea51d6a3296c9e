"""Expert iteration: a bot that thinks says what it would do, and a net learns to say the same at once (Anthony and others, 2017).

Games are played in worker processes. At each decision the teacher is asked: the visits of a search, or the choice of any other bot, are
what the policy is to learn; who won is what the value is to learn. What is played is the teacher's choice, or the net's once there
is one: so the teacher is asked about positions to which the net's own play leads. Some choices are drawn at random, for variety.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import torch

from ludarium.bots.ismcts import Search, TreeNode
from ludarium.bots.registry import make_bot
from ludarium.bots.work import Workers
from ludarium.core import Bot, Chance, Value, View
from ludarium.environments.episode import Episode, Rules
from ludarium.learning.decisions import Decisions, Floats, Ints
from ludarium.learning.nets import Net
from ludarium.learning.player import thinker
from ludarium.learning.rollout import looked

WANDER: Final = 0.06
"""The share of choices that are drawn at random."""
MOST: Final = 3000
"""A game that takes more decisions than this is dropped."""


@dataclass(frozen=True)
class Lessons:
    """What games have to teach. ``shares`` has a number for each option, of each decision 1 in all; ``results`` what the seat
    that was asked had at the end, from -1 to 1."""

    asked: Decisions
    shares: Floats
    results: Floats

    def __len__(self) -> int:
        return len(self.asked)

    def pick(self, rows: Ints) -> Lessons:
        """Some of them."""
        asked, at = self.asked.pick(rows)
        return Lessons(asked, self.shares[at], self.results[rows])

    @staticmethod
    def of(several: list[Lessons]) -> Lessons:
        """All of several, one behind the other."""
        return Lessons(
            Decisions.of([one.asked for one in several]),
            np.concatenate([one.shares for one in several]),
            np.concatenate([one.results for one in several]),
        )

    def write(self, out: Path) -> None:
        """Keep them in a file, which is there whole or not at all."""
        new = out.with_name(out.name + ".new")
        with new.open("wb") as file:
            np.savez_compressed(file, **vars(self.asked), shares=self.shares, results=self.results)
        new.replace(out)

    @staticmethod
    def read(file: Path) -> Lessons:
        """What ``write`` has kept."""
        with np.load(file, allow_pickle=False) as kept:
            asked = Decisions(kept["numbers"], kept["counts"], kept["actions"])
            return Lessons(asked, kept["shares"], kept["results"])


@dataclass(frozen=True)
class Lecture:
    """How games are played: what they are, the name of the bot that teaches, and whose choices are played (``net`` is an ONNX file)."""

    game: str
    options: dict[str, Value]
    teacher: str
    net: Path | None
    seed: str


def likes(teacher: Bot, view: View, options: list[str]) -> list[float]:
    """How much a bot likes each option, in all 1."""
    if isinstance(teacher, Search):
        return shares_of(teacher, view, options)
    chosen = teacher.choose(view, options)
    return [float(option == chosen) for option in options]


def shares_of(search: Search, view: View, options: list[str]) -> list[float]:
    """The share of the iterations that went to each option, where the one that the search would choose has as many again as there
    were in all."""
    imagined = search.begin(view)
    decision = imagined.decision()
    assert decision is not None
    if search.guide.is_chance(imagined):
        return [1.0 / len(options)] * len(options)
    prior = search.prior(imagined)
    root = TreeNode()
    search.grow(view, root, decision, prior)
    best = decision.option(search.best(root, decision, prior, options)).notation()
    visits = {name: float(edge.visits) for name, edge in root.edges.items()}
    visits[best] = visits.get(best, 0.0) + root.visits
    liked = [visits.get(option, 0.0) for option in options]
    total = sum(liked)
    return [one / total for one in liked]


def taught(lecture: Lecture, number: int) -> Lessons | None:
    """Game ``number``, and what it has to teach; nothing where it does not end."""
    rules = Rules(lecture.game, options=lecture.options)
    chance = Chance.of(f"{lecture.seed}/{number}/wander")
    teacher = make_bot(lecture.game, lecture.teacher, f"{lecture.seed}/{number}/teacher")
    player = None if lecture.net is None else thinker(lecture.game, lecture.net)
    episode = Episode(rules, f"{lecture.seed}/{number}")
    numbers: list[object] = []
    counts: list[int] = []
    actions: list[int] = []
    shares: list[float] = []
    seats: list[int] = []
    while episode.seat is not None:
        if len(numbers) == MOST:
            return None
        options = [str(option) for option in episode.options]
        at = 0
        if len(options) > 1:
            liked = likes(teacher, episode.view(), options)
            seen = rules.encoding.seen(episode.state, episode.seat, episode.view)
            named = episode.actions()
            numbers.append(seen)
            counts.append(len(options))
            actions += named
            shares += liked
            seats.append(episode.seat)
            if chance.fraction() < WANDER:
                at = chance.below(len(options))
            else:
                worth = liked if player is None else player.weigh(seen, named)
                at = max(range(len(options)), key=worth.__getitem__)
        episode.take(episode.actions()[at])
    paid = episode.rewards()
    return Lessons(
        Decisions(np.array(numbers, np.int16), np.array(counts, np.int64), np.array(actions, np.int64)),
        np.array(shares, np.float32),
        np.array([paid[seat] for seat in seats], np.float32),
    )


def numbered(lecture: Lecture, number: int) -> tuple[int, Lessons | None]:
    """Game ``number`` with its number: whoever plays it, results come in any order."""
    return number, taught(lecture, number)


def lessons(lecture: Lecture, games: int, workers: Workers) -> list[Lessons]:
    """What so many games have to teach, in the order of their numbers."""
    found = sorted(workers.results(partial(numbered, lecture), range(games)), key=lambda one: one[0])
    return [one for _, one in found if one is not None]


def study(
    net: Net,
    optimizer: torch.optim.Optimizer,
    known: Lessons,
    epochs: int,
    draw: np.random.Generator,
    rows: int = 512,
    value: float = 0.5,
    device: str = "cpu",
) -> dict[str, float]:
    """Learn lessons, each ``epochs`` times. Gives means over the last time through: ``policy`` (how surprised the net is by what the teacher
    likes, in nats) and ``value``."""
    net.train()
    told: dict[str, float] = {}
    for _ in range(epochs):
        sums = {"policy": 0.0, "value": 0.0}
        order: Ints = draw.permutation(len(known))
        for low in range(0, len(order), rows):
            some = known.pick(order[low : low + rows])
            logs, values, _ = looked(net, some.asked, device)
            shares = torch.from_numpy(some.shares).to(device)
            results = torch.from_numpy(some.results).to(device)
            policy = -(shares * logs).sum() / len(some)
            error = (values - results).square().mean()
            optimizer.zero_grad()
            (policy + value * error).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            sums["policy"] += float(policy.detach()) * len(some)
            sums["value"] += float(error.detach()) * len(some)
        told = {name: total / len(known) for name, total in sums.items()}
    return told
