"""How often each monster of King of Tokyo: Duel wins: games of the greedy bot with itself, monsters at random.

    python benchmarks/monsters.py --games 4000 --write

``--write`` puts the tables into docs/tokyo-duel-monsters.md.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track

from ludarium.bots.arena import Estimate, mean_of
from ludarium.bots.registry import make_bot
from ludarium.core.registry import load_game
from ludarium.games.tokyo_duel.rules import DIFFICULTY, HEALTH
from ludarium.games.tokyo_duel.terms import MONSTER_NAMES
from ludarium.games.tokyo_duel.view import DuelView

GAME = "tokyo-duel"
PAGE = Path(__file__).parents[1] / "docs" / "tokyo-duel-monsters.md"
AT_ONCE = 20
"""Games that a worker plays before it reports."""

HEAD = """# How often each monster wins

King of Tokyo: Duel, {games} games of the greedy bot (see [Bots](bots.md)) with itself, two different monsters at random, everything else as the
game's options have it by default. Intervals are 95 %. A good human player may get more out of a monster than
greedy does: The King's tokens above all require a plan, and greedy has none.

    python benchmarks/monsters.py --games {games} --seed {seed} --write
"""


@dataclass(frozen=True)
class Played:
    """The monsters by seat, who began, who won and how, and after how many turns."""

    monsters: list[int]
    starter: int
    winner: int
    reason: str
    turns: int


def play(seed: str) -> Played:
    state = load_game(GAME).start(2, {"monsters": "random"}, seed)
    bots = [make_bot(GAME, "greedy", f"{seed}/{seat}") for seat in range(2)]
    while (decision := state.decision()) is not None:
        options = [str(option) for option in decision.options()]
        chosen = bots[decision.seat].choose(state.view(decision.seat), options)
        state.choose(decision.find(chosen))
    view = state.view(None)
    assert isinstance(view, DuelView)
    assert view.starter is not None
    assert view.winner is not None
    assert view.reason is not None
    monsters = [MONSTER_NAMES.index(player.monster or "") for player in view.players]
    return Played(monsters, view.starter, view.winner, view.reason, view.number)


def play_all(seeds: list[str]) -> list[Played]:
    return [play(seed) for seed in seeds]


def percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f} % [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"


def rate(won: list[bool]) -> Estimate:
    return mean_of([1.0 if one else 0.0 for one in won])


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def page(games: list[Played], seed: str) -> str:
    """The document."""
    lines = [HEAD.format(games=len(games), seed=seed)]
    won: dict[int, list[bool]] = {monster: [] for monster in range(len(MONSTER_NAMES))}
    against: dict[tuple[int, int], list[bool]] = {}
    for game in games:
        for seat in range(2):
            own, other = game.monsters[seat], game.monsters[1 - seat]
            won[own].append(game.winner == seat)
            against.setdefault((own, other), []).append(game.winner == seat)
    order = sorted(won, key=lambda monster: -rate(won[monster]).mean)
    lines += [row("Monster", "Difficulty", "Health", "Games", "Won"), row(*["---"] * 5)]
    for monster in order:
        lines.append(
            row(
                f"`{MONSTER_NAMES[monster]}`",
                str(DIFFICULTY[monster]),
                str(HEALTH[monster]),
                str(len(won[monster])),
                percent(rate(won[monster])),
            )
        )
    lines += [
        "",
        "## Against each other",
        "",
        "The share of games that the monster of the line wins against that of the column, in per cent.",
        "",
    ]
    lines += [row("", *(f"`{MONSTER_NAMES[m]}`" for m in order)), row(*["---"] * (len(order) + 1))]
    for own in order:
        cells = [
            f"{100 * rate(against[own, other]).mean:.0f}" if (own, other) in against else ""
            for other in order
        ]
        lines.append(row(f"`{MONSTER_NAMES[own]}`", *cells))
    pairs = [len(one) for one in against.values()]
    widest = 98 / min(pairs) ** 0.5 if pairs else 0
    lines += [
        "",
        f"Each pair met {min(pairs)} to {max(pairs)} times: a cell is good to about {widest:.0f} points to each side.",
        "",
        "## The games",
        "",
        f"- The player who begins wins {percent(rate([game.winner == game.starter for game in games]))}.",
        f"- A game takes {sum(game.turns for game in games) / len(games):.1f} turns, both players' counted.",
    ]
    for reason, words in (
        ("health", "the rival's health is gone"),
        ("zones", "both markers are in the spotlight zones"),
        ("space", "a marker is on the victory space"),
    ):
        lines.append(f"- Won because {words}: {percent(rate([game.reason == reason for game in games]))}.")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="monsters")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name}")
    given = parser.parse_args()
    seeds = [f"{given.seed}/{number}" for number in range(given.games)]
    chunks = [seeds[i : i + AT_ONCE] for i in range(0, len(seeds), AT_ONCE)]
    games: list[Played] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for played in track(
            pool.map(play_all, chunks), total=len(chunks), transient=True, console=Console(stderr=True)
        ):
            games += played
    text = page(games, given.seed)
    print(text)
    if given.write:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
