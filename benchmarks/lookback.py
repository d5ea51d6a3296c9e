"""How long a look back at a game takes, and whether its curve ends as the game did.

    python benchmarks/lookback.py
    python benchmarks/lookback.py --game saboteur --open

Takes the longest of some games between bots, and looks at each of its decisions in worker processes of which each takes the
next one, as the hall does. Prints the seconds, also for as many decisions as are wanted, and the estimates of the last tenth.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

from ludarium.bots.insight import ITERATIONS, Insights, ended
from ludarium.bots.registry import make_bot
from ludarium.core import TABLE, Option, State, load_game
from ludarium.core.game import Game


def bots_game(game: Game, bot: str, seed: str) -> list[Option]:
    """The choices of a game between bots."""
    state, made = game.start(game.default_seats, {}, seed), list[Option]()
    while (decision := state.decision()) is not None:
        offered = {str(option): option for option in decision.options()}
        chosen = str(decision.option(0))
        if decision.seat != TABLE and len(offered) > 1:
            chosen = make_bot(game.name, bot, f"{seed} {len(made)}").choose(
                state.view(decision.seat), list(offered)
            )
        made.append(offered[chosen])
        state.choose(offered[chosen])
    return made


def questions(game: Game, seed: str, made: list[Option]) -> list[tuple[State, int, str]]:
    """The positions in which somebody had to choose: the state, whose choice it was, and what was chosen."""
    state, found = game.start(game.default_seats, {}, seed), list[tuple[State, int, str]]()
    for option in made:
        decision = state.decision()
        assert decision is not None
        if decision.seat != TABLE and len(decision) > 1:
            found.append((state.clone(), decision.seat, str(option)))
        state.choose(option)
    return found


def look(name: str, bot: str, seed: str, all_open: bool, iterations: int, at: int, made: int) -> list[float]:
    """The estimates before one decision; the game is played again once a process."""
    key = (name, bot, seed)
    if key not in KEPT:
        KEPT.clear()
        game = load_game(name)
        KEPT[key] = questions(game, seed, bots_game(game, bot, seed))
    state, seat, chosen = KEPT[key][at]
    insights = Insights(load_game(name), f"{seed} {at}", iterations)
    if not made:
        return []
    found = (
        insights.look_open(state, chosen)
        if all_open
        else insights.look(state.view(0), chosen if not seat else None)
    )
    return [] if found is None else found.values


KEPT: dict[tuple[str, str, str], list[tuple[State, int, str]]] = {}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="keyforge")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--decisions", type=int, default=300, help="for which the time is told")
    parser.add_argument("--tries", type=int, default=8, help="games of which the longest is taken")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--open", action="store_true", help="with all hands open")
    parser.add_argument("--seed", default="look")
    args = parser.parse_args()
    game = load_game(args.game)
    games = [
        (bots_game(game, args.bot, seed), seed) for seed in [f"{args.seed} {n}" for n in range(args.tries)]
    ]
    made, seed = max(games, key=lambda one: len(one[0]))
    asked = len(questions(game, seed, made))
    state = game.start(game.default_seats, {}, seed)
    for option in made:
        state.choose(option)
    outcome = state.outcome()
    assert outcome is not None
    what = (args.game, args.bot, seed, args.open, args.iterations)
    with ProcessPoolExecutor(args.workers) as pool:
        for _ in pool.map(look, *zip(*[(*what, 0, 0)] * args.workers, strict=True)):
            pass  # the game is played there
        began = time.perf_counter()
        curve = list(pool.map(look, *zip(*[(*what, at, asked) for at in range(asked)], strict=True)))
        seconds = time.perf_counter() - began
    last = [values[0] for values in curve if values][-max(1, asked // 10) :]
    print(f"{args.game}, {asked} decisions, {'all open' if args.open else 'seat 0'}, {args.workers} workers")
    each = seconds / asked
    print(
        f"{seconds:.1f} s; {args.decisions} decisions: {each * args.decisions:.1f} s; {1000 * each * args.workers:.0f} ms of a worker each"
    )
    print(f"seat 0 in the last tenth: {min(last):.2f} to {max(last):.2f}, last {last[-1]:.2f}")
    print(f"seat 0 at the end: {ended(outcome)[0]:.0f}")


if __name__ == "__main__":
    main()
