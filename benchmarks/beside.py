"""Speed of the rules in two checkouts, in one run: what a change costs.

    git worktree add ../before COMMIT
    make compiled && make -C ../before compiled
    .venv-compiled/bin/python benchmarks/beside.py --before ../before

Each checkout measures in a process of its own, with the loops of its own ``benchmarks/engine.py`` (random play in a Python
loop and in one call, copies in mid-game) and the build of its own that is asked for. The two take turns, a round each, so
that what else the machine does falls on both; each round is measured in the process's own time. What counts is the ratio:
of the best rounds, and of the medians beside it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
WHAT = ("Python loop", "one call", "clones")

WORKER = """
import json, sys
sys.path.insert(0, sys.argv[1] + "/benchmarks")
import engine
seconds = float(sys.argv[2])
made = {}
for line in sys.stdin:
    number = int(line)
    if number not in made:
        subject = engine.SUBJECTS[number]
        load = getattr(engine, "load_game", None) or engine.game_named  # its name before 0.2
        game = load(subject.game)
        made[number] = game, game.default_seats, subject.options, engine.middle(game, game.default_seats, subject.options)
    game, seats, options, state = made[number]
    print(json.dumps([
        engine.rate(lambda seed: engine.python_loop(game, seats, options, seed), seconds, 1),
        engine.rate(lambda seed: engine.one_call(game, seats, options, seed), seconds, 1),
        engine.rate(lambda seed: engine.copies(state, 2000), seconds, 1),
    ]), flush=True)
"""


class Checkout:
    """A checkout and the process that measures in it."""

    def __init__(self, place: Path, build: str, seconds: float) -> None:
        python = place / build / "bin" / "python"
        if not python.exists():
            sys.exit(
                f"{python} is not there: make {'compiled' if 'compiled' in build else 'setup'} in {place} first"
            )
        self.process = subprocess.Popen(
            [str(python), "-c", WORKER, str(place), str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def figures(self, number: int) -> list[float]:
        """A second's worth of each of ``WHAT`` for the game of this number."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(number, file=self.process.stdin, flush=True)
        return [float(one) for one in json.loads(self.process.stdout.readline())]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--before", type=Path, required=True, help="the other checkout")
    asked.add_argument("--build", default=".venv-compiled", choices=[".venv-compiled", ".venv"])
    asked.add_argument("--game", default="", help="one game; all where none is named")
    asked.add_argument("--seconds", type=float, default=1.0, help="of each figure in each round")
    asked.add_argument("--rounds", type=int, default=9)
    given = asked.parse_args()
    import engine

    before = Checkout(given.before.resolve(), given.build, given.seconds)
    after = Checkout(HERE, given.build, given.seconds)
    print(f"{'':34}{'before':>12}{'after':>12}{'best':>8}{'median':>8}")
    for number, subject in enumerate(engine.SUBJECTS):
        if given.game not in ("", subject.game):
            continue
        rounds = [(before.figures(number), after.figures(number)) for _ in range(given.rounds)]
        for which, what in enumerate(WHAT):
            old = [one[which] for one, _ in rounds]
            new = [one[which] for _, one in rounds]
            ratio = statistics.median(new) / statistics.median(old)
            best = f"{max(old):>12,.0f}{max(new):>12,.0f}{max(new) / max(old):>8.3f}{ratio:>8.3f}"
            print(f"{subject.title() + ', ' + what:34}{best}", flush=True)


if __name__ == "__main__":
    main()
