"""Training: rounds of play and learning, with checkpoints from which it goes on, and a curve of how the net does.

Two ways lead to a net. *Gradients*: the net plays itself, and what turned out well becomes likelier. *Teacher*: the net learns to say
at once what the search, or another bot, says after thinking. One may follow the other.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
import torch

from ludarium.bots.work import Here, Workers
from ludarium.core import LudariumError, Value
from ludarium.environments.batch import Batch
from ludarium.environments.episode import Rules
from ludarium.learning.export import export
from ludarium.learning.gradients import Gradients, learn
from ludarium.learning.nets import Net, Size
from ludarium.learning.rollout import Played, SelfPlay
from ludarium.learning.teaching import Lecture, Lessons, lessons, study
from ludarium.learning.trial import tried

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.json"
LESSONS: Final = "lessons-{}.npz"
"""What the teacher said in a round, by the round's number."""
NET: Final = "net.onnx"
GRADIENTS: Final = "gradients"
TEACHER: Final = "teacher"
METHODS: Final = (TEACHER, GRADIENTS)
LEAST_RATE: Final = 0.05
"""The learning rate falls in a line to this share of what it was."""


@dataclass(frozen=True)
class Plan:
    """What is trained, and how. Everything that a result depends on is here, but for the versions of what computes it."""

    game: str
    method: str = GRADIENTS
    seed: int = 1
    rounds: int = 100
    options: tuple[dict[str, Value], ...] = ({},)
    """Options of the game: a batch of games for each. The hall offers the net for the values that are named here."""
    rewards: str = "win"
    scale: float = 1.0
    """Rewards are divided by this, and cut at -1 and 1."""
    size: Size = field(default_factory=Size)
    rate: float = 7e-4
    """The learning rate in the beginning."""
    games: int = 256
    """Gradients: games side by side. Teacher: games a round."""
    steps: int = 64
    """Gradients: decisions of each game in a round."""
    gradients: Gradients = field(default_factory=Gradients)
    teacher: str = "search:10"
    """Teacher: the bot that is asked."""
    epochs: int = 2
    """Teacher: how often each lesson is learned in a round."""
    rows: int = 512
    """Teacher: decisions of one step of the optimizer."""
    window: int = 20
    """Teacher: lessons of so many rounds are remembered, and kept beside the checkpoint."""
    against: str = "greedy"
    """The bot that the net is tried against."""
    trials: int = 200
    """Games of a trial."""
    every: int = 25
    """Rounds between two trials."""


@dataclass(frozen=True)
class Point:
    """Where training stood after ``round`` rounds: ``share`` of games won against the bot, with the ends of its interval."""

    round: int
    decisions: int
    games: int
    seconds: float
    share: float
    low: float
    high: float
    told: dict[str, float]


class OtherPlan(LudariumError):
    """The folder has the training of another game, or of a net of another size."""

    def __init__(self, folder: Path) -> None:
        super().__init__("learn-other", folder=str(folder))


def usual_device() -> str:
    """Where PyTorch computes best: a GPU where there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


class Training:
    """A net in training. ``folder`` has a checkpoint after each trial; where there is one already, training goes on from it: the net, the
    optimizer, the curve and what the teacher said are as they were. What a teacher teaches then is the same net as if training had never
    been stopped; self-play begins its games anew."""

    def __init__(self, plan: Plan, folder: Path, workers: Workers | None = None, device: str = "cpu") -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers or Here()
        self.device = device
        torch.manual_seed(plan.seed)
        self.net = Net(plan.game, plan.size).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=plan.rate, eps=1e-5)
        self.round = 0
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self.curve: list[Point] = []
        self.rules = [Rules(plan.game, options=options, rewards=plan.rewards) for options in plan.options]
        self._plays: list[SelfPlay] = []
        self._known: dict[int, Lessons] = {}
        self._written: set[int] = set()
        if (folder / CHECKPOINT).is_file():
            self._resume(folder / CHECKPOINT)

    def start(self, file: Path) -> None:
        """Begin with the net of another training's checkpoint. Raises ``OtherPlan``."""
        kept = torch.load(file, weights_only=True, map_location=self.device)
        self._fits(kept, file)
        self.net.load_state_dict(kept["net"])

    def run(
        self,
        minutes: float = 0.0,
        until: int = 0,
        on_round: Callable[[int, dict[str, float]], None] = lambda n, told: None,
    ) -> None:
        """Train until the plan's rounds are done; until round ``until``, or for so many minutes more, where that is not 0."""
        plan = self.plan
        began, before = monotonic(), self.seconds
        told: dict[str, float] = {}
        last = min(plan.rounds, until or plan.rounds)
        while self.round < last and not (minutes and monotonic() - began > 60 * minutes):
            for group in self.optimizer.param_groups:
                group["lr"] = plan.rate * max(LEAST_RATE, 1.0 - self.round / plan.rounds)
            told = self._gradients() if plan.method == GRADIENTS else self._taught()
            self.round += 1
            self.seconds = before + monotonic() - began
            if self.round % plan.every == 0:
                self._keep(told)
            on_round(self.round, told)
        if told and self.round % plan.every:
            self._keep(told)

    def _gradients(self) -> dict[str, float]:
        """The net plays itself and learns from it."""
        plan = self.plan
        draw = np.random.default_rng([plan.seed, self.round])
        if not self._plays:
            games = max(1, plan.games // len(plan.options))
            for n, options in enumerate(plan.options):
                batch = Batch(
                    plan.game,
                    games,
                    options=options,
                    seed=plan.seed + 1000 * self.round + n,
                    rewards=plan.rewards,
                )
                self._plays.append(SelfPlay(batch, draw, plan.scale, self.device))
        parts = []
        for play in self._plays:
            play.draw = draw
            before = play.games
            parts.append(play.play(self.net, plan.steps, plan.gradients.spread))
            self.games += play.games - before
        played = Played.of(parts)
        self.decisions += len(played)
        return learn(self.net, self.optimizer, played, plan.gradients, draw, self.device)

    def _taught(self) -> dict[str, float]:
        """The teacher says what it would do where the net's play leads; in the first round, where its own does."""
        plan = self.plan
        draw = np.random.default_rng([plan.seed, self.round])
        player = None
        if self.round:
            player = self.folder / f"round-{self.round}.onnx"
            self.folder.mkdir(parents=True, exist_ok=True)
            self.write(player)
        each = -(-plan.games // len(plan.options))
        new = []
        for n, options in enumerate(plan.options):
            lecture = Lecture(plan.game, dict(options), plan.teacher, player, f"{plan.seed}/{self.round}/{n}")
            new += lessons(lecture, each, self.workers)
        if player is not None:
            player.unlink()
        self._known[self.round] = Lessons.of(new)
        for old in list(self._known)[: -plan.window]:
            del self._known[old]
        self.games += len(new)
        self.decisions += sum(map(len, new))
        known = Lessons.of(list(self._known.values()))
        return study(self.net, self.optimizer, known, plan.epochs, draw, plan.rows, device=self.device)

    # -- what is kept

    def write(self, out: Path) -> None:
        """The net as an ONNX file."""
        about = {
            "method": self.plan.method,
            "seed": self.plan.seed,
            "rounds": self.round,
            "decisions": self.decisions,
        }
        export(self.net, out, about, self.plan.options)
        self.net.to(self.device)

    def _keep(self, told: dict[str, float]) -> None:
        """Try the net, and write a checkpoint."""
        plan = self.plan
        share = tried(self.net, self.rules[0], plan.against, plan.trials, f"trial {plan.seed}", self.device)
        self.curve.append(
            Point(
                self.round,
                self.decisions,
                self.games,
                round(self.seconds, 1),
                share.mean,
                share.low,
                share.high,
                told,
            )
        )
        self.folder.mkdir(parents=True, exist_ok=True)
        for number in self._known.keys() - self._written:
            self._known[number].write(self.folder / LESSONS.format(number))
        kept = {
            "game": plan.game,
            "size": asdict(plan.size),
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "counts": [self.round, self.decisions, self.games],
            "seconds": self.seconds,
            "curve": [asdict(point) for point in self.curve],
            "lessons": list(self._known),
        }
        new = self.folder / (CHECKPOINT + ".new")
        torch.save(kept, new)
        new.replace(self.folder / CHECKPOINT)
        self._written = set(self._known)
        wanted = set(map(LESSONS.format, self._known))
        for file in self.folder.glob(LESSONS.format("*")):
            if file.name not in wanted:
                file.unlink()
        (self.folder / CURVE).write_text(json.dumps(kept["curve"], indent=1) + "\n", encoding="utf-8")
        self.write(self.folder / NET)

    def _resume(self, file: Path) -> None:
        kept = torch.load(file, weights_only=True, map_location=self.device)
        self._fits(kept, file)
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.round, self.decisions, self.games = kept["counts"]
        self.seconds = kept["seconds"]
        self.curve = [Point(**point) for point in kept["curve"]]
        if self.plan.method == TEACHER:
            for number in kept.get("lessons", []):  # older checkpoints have none
                self._known[number] = Lessons.read(self.folder / LESSONS.format(number))
            self._written = set(self._known)

    def _fits(self, kept: dict[str, Any], file: Path) -> None:
        if (kept["game"], kept["size"]) != (self.plan.game, asdict(self.plan.size)):
            raise OtherPlan(file.parent)
