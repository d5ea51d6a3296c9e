"""Bouts of Ready… Fence!: how long they are, who wins them, how their phrases end, and which cards matter.

    .venv-compiled/bin/python benchmarks/bouts.py --bot random --games 100000 --mode basic
    .venv-compiled/bin/python benchmarks/bouts.py --write --bot search:20,greedy --games 100,2000 --random 100000

The second plays both tables of cards in all modes and writes docs/ready-fence-balance.md with its charts; the last
bot's cards are listed. The same seed plays the same bouts in any number of processes.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from html import escape
from pathlib import Path

from lengths import Lengths, svg
from rich.console import Console
from rich.progress import track

from ludarium.bots.arena import Estimate
from ludarium.bots.registry import RANDOM
from ludarium.core import load_game
from ludarium.games.ready_fence.cards_option import EVEN, PROPOSED, TABLE_NAMES
from ludarium.games.ready_fence.terms import KIND_NAMES, MODE_NAMES
from ludarium.studies.fence_bouts import ENDINGS, GAME, Tally, play_bout
from ludarium.studies.fence_tables import changed
from ludarium.studies.strengths import share_of

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "ready-fence-balance.md"
COLOURS = {
    "attacker": "#c2410c",
    "defender": "#2563eb",
    "double": "#7c3aed",
    "void": "#a8a29e",
    "none": "#78716c",
}
BY_HAND = "\n## A table that scores more\n"
"""The heading from which on the page is written by hand, and kept."""
SELDOM = 0.5
"""A card that is played less often than this share of the usual is named as one that hardly matters."""


def lot(mode: str, cards: str, bot: str, seed: str, first: int, games: int) -> Tally:
    options = {"mode": mode, "cards": cards}
    hands = bot != RANDOM
    return Tally.of(play_bout(options, bot, seed, number, hands) for number in range(first, first + games))


def measure(mode: str, cards: str, bot: str, games: int, seed: str, workers: int) -> Tally:
    size = 500 if bot == RANDOM else max(1, min(20, games // workers))
    begins = range(0, games, size)
    sizes = [min(size, games - first) for first in begins]
    found = Tally()
    with ProcessPoolExecutor(workers) as pool:
        parts = pool.map(partial(lot, mode, cards, bot, seed), begins, sizes)
        label = f"{mode}, {cards}, {bot}"
        for part in track(parts, label, len(sizes), transient=True, console=Console(stderr=True)):
            found.add(part)
    return found


# -- shown


def lengths(found: Tally) -> Lengths:
    return Lengths(found.turns, found.ends)


def percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f} % [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"


def shares(counted: Counter[str], most: int = 9) -> str:
    total = counted.total()
    return ", ".join(f"{name} {100 * count / total:.1f} %" for name, count in counted.most_common(most))


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def lengths_row(name: str, found: Tally) -> str:
    known = lengths(found)
    return row(
        name, f"{found.bouts:,}", known.share(0.5), known.share(0.99), max(found.turns), shares(found.ends)
    )


def cards_table(found: Tally) -> list[str]:
    """Every card: how often it is in a hand, and what it does there, for 100 game turns in which it is held."""
    lines = [
        row("Card", "Held", "Opens", "Answers", "Scores", "Stops or scores in answer", "Remark"),
        row("---", *["---:"] * 5, "---"),
    ]
    used = {name: found.opened[name] + found.answered[name] for name in found.held}
    rate = {name: used[name] / found.held[name] for name in used}
    usual = sum(used.values()) / found.held.total()
    for name in sorted(found.held, key=lambda name: (KIND_NAMES.index(name[:2]), name)):
        seen = found.held[name]
        hundred = [
            f"{100 * n[name] / seen:.1f}" for n in (found.opened, found.answered, found.scored, found.stopped)
        ]
        remark = "never played" if not used[name] else "seldom" if rate[name] < SELDOM * usual else ""
        lines.append(row(f"`{name}`", f"{seen / found.bouts:.1f}", *hundred, remark))
    return lines


def phrases_chart(rows: list[tuple[str, Counter[str]]]) -> str:
    """Who scores in the phrases: a bar of shares for each row."""
    left, top, wide, step = 210, 56, 560, 34
    high = top + step * len(rows) + 16
    title = "How phrases end"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 24} {high}"',
        f' font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="{title}">',
        "<style>text{fill:#3b3b44}.in{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#d6d6dd}.in{fill:#fff}}</style>",
        f'<text x="{left}" y="20" font-size="15" font-weight="600">{title}</text>',
    ]
    x = float(left)
    for ending in ENDINGS:
        parts.append(f'<rect x="{x:.0f}" y="30" width="12" height="12" fill="{COLOURS[ending]}"/>')
        parts.append(f'<text x="{x + 17:.0f}" y="40">{ending}</text>')
        x += 100
    for number, (name, counted) in enumerate(rows):
        y = top + step * number
        parts.append(f'<text x="{left - 10}" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
        x = float(left)
        for ending in ENDINGS:
            share = counted[ending] / max(1, counted.total())
            part = wide * share
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{part:.1f}" height="24" fill="{COLOURS[ending]}">'
                f"<title>{escape(name)}, {ending}: {100 * share:.1f} %</title></rect>"
            )
            if part > 36:
                parts.append(
                    f'<text class="in" x="{x + part / 2:.1f}" y="{y + 16}" text-anchor="middle">{100 * share:.0f} %</text>'
                )
            x += part
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def differences() -> str:
    """How the even table differs from the proposed one."""
    return "; ".join(
        f"`{one.kind}` {numbers(one.after)} (proposed: {numbers(one.before)})"
        for one in changed(PROPOSED, EVEN)
    )


def numbers(told: str) -> str:
    speeds, _, stamina = told.partition("/")
    return f"{speeds} for {stamina} SP"


def summary(found_in: list[tuple[str, Tally]]) -> list[str]:
    """The modes and tables side by side."""
    lines = [
        row(
            "Mode, table",
            "First mover wins",
            "Phrases",
            "Touches",
            "Level at the end",
            "Without a touch",
            "Seldom",
        ),
        row("---", *["---:"] * 6),
    ]
    for name, found in found_in:
        seldom = sum(1 for line in cards_table(found)[2:] if not line.endswith("|  |"))
        lines.append(
            row(
                name,
                percent(share_of(found.first, found.bouts)),
                f"{found.phrases.total() / found.bouts:.1f}",
                f"{found.touches / found.bouts:.1f}",
                f"{100 * found.level / found.bouts:.0f} %",
                f"{100 * found.phrases['none'] / found.phrases.total():.0f} %",
                f"{seldom} of {len(found.held)}",
            )
        )
    return lines


def report(name: str, found: Tally) -> list[str]:
    """The figures of one mode with one table."""
    phrases = found.phrases.total()
    known = lengths(found)
    mean = sum(turns * bouts for turns, bouts in found.turns.items()) / found.bouts
    return [
        f"### {name}",
        "",
        f"- {found.bouts:,} bouts. Who makes the first game turn wins {percent(share_of(found.first, found.bouts))}.",
        f"- A bout takes {mean:.1f} game turns (half within {known.share(0.5)}, 99 % within {known.share(0.99)}).",
        f"- It has {phrases / found.bouts:.1f} phrases and {found.touches / found.bouts:.1f} touches.",
        f"- It ends by {shares(found.ends)}; level when time is over: {100 * found.level / found.bouts:.1f} %.",
        f"- Phrases end for {shares(found.phrases)}.",
        f"- By: {shares(found.by, 12)}.",
        "",
    ]


HEAD = """# How bouts go

Ready… Fence! by version {version} of its rules, bouts to 5 points, everything but the mode and the table of cards as the game's options have it by default. Intervals are
95 %. What is counted here are bouts of bots (see [Bots](bots.md)): people may play otherwise.
The table `even` has {differences}.

    python benchmarks/bouts.py --bot {bot} --games {games} --random {random} --seed {seed} --write

## How long they are

In each mode {random:,} bouts were played in which every option is equally likely, and all of them came to an end. Lengths are in game turns,
both players' counted.
"""
CARDS = """
Bouts of `{bot}`. Figures are for 100 hands that hold the card at the beginning of a game turn; *held* is how many such hands there are in a bout. *Opens*:
it is the attack. *Answers*: it is played against a threat, or to renew or replace an attack; add-ons count where they are added. *Scores*: it makes the touch. *Seldom*: it is
played less than half as often as a card usually is; the tables above count these cards.
"""


def write(given: argparse.Namespace) -> None:
    """The page and its charts, in all modes with all tables."""
    lines = [HEAD.format(differences=differences(), version=load_game(GAME).version, **vars(given))]
    lines.append(row("Mode", "Bouts", "Half within", "99 % within", "Longest", "Ended by"))
    lines.append(row("---", *["---:"] * 4, "---"))
    for mode in MODE_NAMES:
        found = measure(mode, "proposed", "random", given.random, given.seed, given.workers)
        lines.append(lengths_row(mode, found))
        title = f"Length of {found.bouts:,} bouts by chance, {mode} mode"
        (DOCS / "images" / f"ready-fence-lengths-{mode}.svg").write_text(
            svg(lengths(found), title), encoding="utf-8"
        )
    for mode in MODE_NAMES:
        lines += ["", f"![Lengths in the {mode} mode](images/ready-fence-lengths-{mode}.svg)"]
    tables = TABLE_NAMES
    charted: list[tuple[str, Counter[str]]] = []
    listed: list[tuple[str, Tally]] = []
    for bot, games in zip(given.bot.split(","), given.games.split(","), strict=True):
        lines += ["", f"## Balance: bouts of `{bot}` with itself", ""]
        listed = []
        details: list[str] = []
        for mode in MODE_NAMES:
            for cards in tables:
                name = f"{mode.capitalize()}, {cards}"
                found = measure(mode, cards, bot, int(games), given.seed, given.workers)
                listed.append((name, found))
                details += report(f"{name}: `{bot}`", found)
        lines += [*summary(listed), "", *details]
        charted += [(f"{name}, {bot}", found.phrases) for name, found in listed]
    (DOCS / "images" / "ready-fence-phrases.svg").write_text(phrases_chart(charted), encoding="utf-8")
    lines += ["![How phrases end](images/ready-fence-phrases.svg)", "", "## Cards", CARDS.format(bot=bot)]
    for name, found in listed:
        lines += [f"### Cards: {name}", "", *cards_table(found), ""]
    _, by_hand, kept = PAGE.read_text(encoding="utf-8").partition(BY_HAND)
    PAGE.write_text("\n".join(lines).rstrip() + "\n" + by_hand + kept, encoding="utf-8")
    print(f"{PAGE} is written")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--mode", default="basic", choices=MODE_NAMES)
    asked.add_argument("--cards", default="proposed", help="a table of cards, by its name or as one word")
    asked.add_argument("--bot", default="greedy", help="with --write: one or more, with commas between")
    asked.add_argument("--games", default="1000", help="bouts of each bot")
    asked.add_argument(
        "--random", type=int, default=100_000, help="with --write: bouts by chance in each mode"
    )
    asked.add_argument("--seed", default="bouts")
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--write", action="store_true", help=f"all modes and tables, into {PAGE.name}")
    given = asked.parse_args()
    if given.write:
        write(given)
        return
    begun = time.perf_counter()
    found = measure(given.mode, given.cards, given.bot, int(given.games), given.seed, given.workers)
    print("\n".join(report(f"{given.mode}, {given.cards}, {given.bot}, seed {given.seed}", found)))
    print(lengths_row(given.mode, found))
    if given.bot != RANDOM:
        print("\n".join(cards_table(found)))
    print(f"{found.bouts / (time.perf_counter() - begun):,.1f} bouts a second")


if __name__ == "__main__":
    main()
