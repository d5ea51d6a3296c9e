"""Writes the golden games: ``python -m tests.golden.write``.

Replays the records in ``tests/golden/*.txt`` and writes down anew what everybody sees. The diff is
the change of rules; read it before it is committed. With ``--new`` other games are drawn by chance,
for when the rules refuse a recorded choice; names after it draw only these games anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.golden.telling import record_in, told

from ludarium.core import TABLE, Game, Value
from ludarium.games.keyforge import GAME as KEYFORGE
from ludarium.games.ready_fence import GAME as READY_FENCE
from ludarium.games.saboteur import GAME as SABOTEUR
from ludarium.games.tokyo_duel import GAME as TOKYO_DUEL
from ludarium.testing import RandomPlay

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """One of the games: what is played, and whether the table speaks up."""

    game: Game
    seats: int
    options: dict[str, Value]
    referee: bool = False


# Saboteur: as at the championship, with a busy referee, and with every open point the other way.
# King of Tokyo: Duel: as it is, with real dice, and with every open point the other way.
# Ready… Fence!: in its three modes, and a long bout with every open point the other way.
# KeyForge: as it is, and a match that begins with an auction of chains.
GAMES: dict[str, Golden] = {
    "six": Golden(SABOTEUR, 6, {}),
    "five-and-a-referee": Golden(
        SABOTEUR, 5, {"maps": 5, "placement": "start", "roles_seen": "before"}, referee=True
    ),
    "seven-otherwise": Golden(
        SABOTEUR,
        7,
        {"placement": "adjacent", "middle": 6, "untimed": 0, "early_end": "all_pass", "broken_unpaid": True},
        referee=True,
    ),
    "duel": Golden(TOKYO_DUEL, 2, {}),
    "duel-real-dice": Golden(TOKYO_DUEL, 2, {"score_keeper": True}),
    "duel-otherwise": Golden(
        TOKYO_DUEL,
        2,
        {spec.name: spec.choices[-1] for spec in TOKYO_DUEL.options if spec.name != "score_keeper"},
    ),
    "fence": Golden(READY_FENCE, 2, {}),
    "fence-tutorial": Golden(READY_FENCE, 2, {"mode": "tutorial"}),
    "fence-advanced": Golden(READY_FENCE, 2, {"mode": "advanced"}),
    "fence-otherwise": Golden(READY_FENCE, 2, {spec.name: spec.choices[-1] for spec in READY_FENCE.options}),
    "keyforge": Golden(KEYFORGE, 2, {}),
    "keyforge-auction": Golden(KEYFORGE, 2, {"match": "auction", "piles": "ask", "time": 45}),
}
TELLING = ("card", "role", "how", "why")
"""Facts by which two events of one kind are different things."""
RULINGS = ("timed", "timeout", "stall", "touch", "lose-round")


def rule(play: RandomPlay) -> None:
    """One ruling of the table, each kind as likely."""
    options = play.state.table().options()
    word = RULINGS[play.dice.below(len(RULINGS))]
    fit = [option for option in options if str(option).split(">")[0].split(":")[0] == word]
    if fit:
        play.choose(TABLE, fit[play.dice.below(len(fit))])


def draw_saboteur(name: str) -> str:
    """A game by chance in which enough happens."""
    game, seats, options, referee = GAMES[name]
    n = 0
    while True:
        n += 1
        play = RandomPlay(game, f"golden {name} {n}", seats=seats, options=options, unrest=0, sense=80)
        winners, kinds = set(), set()
        for _ in play.states():
            kinds |= {event.kind() for event in play.events}
            winners |= {str(e.facts()["winner"]) for e in play.events if e.kind() == "round_over"}
            if referee and play.dice.below(20) == 0:
                rule(play)
                kinds |= {event.kind() for event in play.events}
        wanted = {"timed_out", "touch_discarded", "lost_round"} if referee else set()
        enough = len(winners) > 1 if referee else len(winners) == 3
        if enough and kinds >= wanted | {"goal_up", "rockfall", "map_used"}:
            return ended(play)


def draw_varied(name: str, sense: int) -> str:
    """Of many games by chance, none of them long, the one in which most different things happen. Of 100 choices
    ``sense`` are sensible ones."""
    game, seats, options, _ = GAMES[name]
    most, best = 0, None
    for n in range(300):
        play = RandomPlay(game, f"golden {name} {n}", seats=seats, options=options, unrest=0, sense=sense)
        happened: set[object] = set()
        for _ in play.states():
            for event in play.events:
                facts = event.facts()
                happened |= {event.kind()} | {(event.kind(), facts.get(fact)) for fact in TELLING}
            if len(play.record.choices) > 260:
                break
        else:
            if len(happened) > most:
                most, best = len(happened), play
    assert best is not None, "none of these games is short enough"
    return ended(best)


def ended(play: RandomPlay) -> str:
    outcome = play.state.outcome()
    assert outcome is not None
    play.record.scores = outcome.scores
    return told(play.record)


DRAW: dict[str, Callable[[str], str]] = {
    SABOTEUR.name: draw_saboteur,
    TOKYO_DUEL.name: partial(draw_varied, sense=30),
    READY_FENCE.name: partial(draw_varied, sense=70),
    KEYFORGE.name: partial(draw_varied, sense=60),
}


def main(arguments: list[str]) -> None:
    if unknown := [word for word in arguments if word not in (*GAMES, "--new")]:
        sys.exit(f"{' '.join(unknown)}? Known: --new {' '.join(GAMES)}")
    anew = {name for name in arguments if name in GAMES} or set(GAMES)
    for name, golden in GAMES.items():
        path = HERE / f"{name}.txt"
        if "--new" in arguments and name in anew:
            text = DRAW[golden.game.name](name)
        else:
            text = told(record_in(path.read_text(encoding="utf-8")))
        path.write_text(text, encoding="utf-8")
        print(f"{path}: {len(text)} characters")


if __name__ == "__main__":
    main(sys.argv[1:])
