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
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path
from typing import Self

from lengths import Lengths, svg
from rich.console import Console
from rich.progress import track

from ludarium.bots.arena import Estimate, mean_of
from ludarium.bots.registry import make_bot
from ludarium.core import TABLE, Bot, Chance, Event, State, load_game
from ludarium.games.ready_fence.cards_option import EVEN, PROPOSED, TABLE_NAMES
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import KIND_NAMES, MODE_NAMES, REASON_NAMES, bits

GAME = "ready-fence"
DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "ready-fence-balance.md"
MOST = 50_000
"""Decisions that no bout comes near: one that takes more never ends."""
ENDINGS = ("attacker", "defender", "double", "void", "none")
"""How a phrase ends: who scores. A void double touch scores for nobody."""
COLOURS = {
    "attacker": "#c2410c",
    "defender": "#2563eb",
    "double": "#7c3aed",
    "void": "#a8a29e",
    "none": "#78716c",
}
SELDOM = 0.5
"""A card that is played less often than this share of the usual is named as one that hardly matters."""


@dataclass
class Tally:
    """What was counted in some bouts of one mode with one table."""

    turns: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    firsts: list[float] = field(default_factory=list)
    phrases: Counter[str] = field(default_factory=Counter)
    by: Counter[str] = field(default_factory=Counter)  # what made the touch, or why there was none
    touches: int = 0
    held: Counter[str] = field(
        default_factory=Counter
    )  # hands with the card, at the beginning of a game turn
    opened: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    scored: Counter[str] = field(default_factory=Counter)
    stopped: Counter[str] = field(default_factory=Counter)

    def add(self, other: Self) -> None:
        self.turns += other.turns
        self.ends += other.ends
        self.firsts += other.firsts
        self.phrases += other.phrases
        self.by += other.by
        self.touches += other.touches
        self.held += other.held
        self.opened += other.opened
        self.answered += other.answered
        self.scored += other.scored
        self.stopped += other.stopped

    @property
    def bouts(self) -> int:
        return len(self.firsts)

    def lengths(self) -> Lengths:
        return Lengths(self.turns, self.ends)


class Watch:
    """Follows a bout by its events."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.opener = -1
        self.plays: list[tuple[int, str, str]] = []  # of the running phrase: seat, role, card or defence

    def told(self, events: Iterable[Event], state: FenceState, hands: bool) -> None:
        for event in events:
            facts = event.facts()
            match event.kind():
                case "coin":
                    self.opener = int(str(facts["seat"]))
                case "turn_began" if hands:
                    for fencer in state.fencers:
                        self.tally.held.update(state.settings.table.names[card] for card in bits(fencer.hand))
                case "played" | "cardless":
                    self._played(
                        int(str(facts["seat"])), str(facts["role"]), facts.get("card"), facts["addon"]
                    )
                case "feint":
                    self.tally.answered["FE"] += 1
                case "touch" if self.plays or facts["why"] != "off-strip":
                    self.tally.touches += 1
                    self._ended(int(str(facts["seat"])), str(facts["why"]))
                case "touch":
                    self.tally.touches += 1
                    self.tally.by["stepped off"] += 1
                case "double_touch":
                    self.tally.touches += facts["counts"] is True
                    self._ended(-1, "double" if facts["counts"] else "void")
                case "no_touch":
                    self._ended(-1, "none")

    def _played(self, seat: int, role: str, card: object, addon: object) -> None:
        name = role if card is None else str(card)
        self.plays.append((seat, role, name))
        for one in (card, addon):
            if one is not None:
                (self.tally.opened if role == "attack" else self.tally.answered)[str(one)] += 1

    def _ended(self, scorer: int, why: str) -> None:
        attacker = self.plays[0][0]
        ending = why if scorer < 0 else "attacker" if scorer == attacker else "defender"
        self.tally.phrases[ending] += 1
        if why == "off-strip":
            self.tally.by["off the strip"] += 1
        elif scorer >= 0:
            _, role, name = [play for play in self.plays if play[0] == scorer][-1]
            self.tally.by[role] += 1
            self.tally.scored[name] += 1
        else:
            self.tally.by[f"{why}: {self.plays[-1][1]}" if why == "none" else why] += 1
        for seat, role, name in self.plays:
            if role != "attack" and seat != (1 - scorer if scorer >= 0 else -1):
                self.tally.stopped[name] += 1
        self.plays = []


def play(mode: str, cards: str, bot: str, seed: str) -> Tally:
    """One bout; fails where it does not end."""
    tally = Tally()
    watch = Watch(tally)
    state: State = load_game(GAME).start(2, {"mode": mode, "cards": cards}, seed)
    assert isinstance(state, FenceState)
    by_chance = bot == "random"
    chance = Chance.of("choices of " + seed)
    bots: list[Bot] = [] if by_chance else [make_bot(GAME, bot, f"{seed}/{seat}") for seat in (0, 1)]
    for _ in range(MOST):
        decision = state.decision()
        if decision is None:
            break
        if decision.seat == TABLE:
            index = 0
        elif by_chance:
            index = chance.below(len(decision))
        else:
            names = [str(option) for option in decision.options()]
            index = names.index(bots[decision.seat].choose(state.view(decision.seat), names))
        events = state.choose(decision.option(index))
        watch.told(events, state, not by_chance)
    else:
        raise AssertionError(f"{seed} has not ended after {MOST} decisions")
    assert state.outcome() is not None, f"{seed}: over, and nobody has won"
    tally.turns[state.progress.number] += 1
    tally.ends[REASON_NAMES[state.reason]] += 1
    tally.firsts.append(1.0 if state.winner == watch.opener else 0.0)
    return tally


def lot(mode: str, cards: str, bot: str, seed: str, first: int, games: int) -> Tally:
    found = Tally()
    for number in range(first, first + games):
        found.add(play(mode, cards, bot, f"{seed} {number}"))
    return found


def measure(mode: str, cards: str, bot: str, games: int, seed: str, workers: int) -> Tally:
    size = 500 if bot == "random" else max(1, min(20, games // workers))
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


def percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f} % [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"


def shares(counted: Counter[str], most: int = 9) -> str:
    total = counted.total()
    return ", ".join(f"{name} {100 * count / total:.1f} %" for name, count in counted.most_common(most))


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def lengths_row(name: str, found: Tally) -> str:
    known = found.lengths()
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
    told: list[str] = []
    for kind in range(len(KIND_NAMES)):
        cards = [card for card, one in enumerate(KIND_OF) if one == kind]
        before, after = (
            " ".join(str(table.speeds[card]) for card in cards) + f" for {table.stamina[cards[0]]} SP"
            for table in (PROPOSED, EVEN)
        )
        if before != after:
            told.append(f"`{KIND_NAMES[kind]}` {after} (proposed: {before})")
    return "; ".join(told)


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
                percent(mean_of(found.firsts)),
                f"{found.phrases.total() / found.bouts:.1f}",
                f"{found.touches / found.bouts:.1f}",
                f"{100 * level(found) / found.bouts:.0f} %",
                f"{100 * found.phrases['none'] / found.phrases.total():.0f} %",
                f"{seldom} of {len(found.held)}",
            )
        )
    return lines


def level(found: Tally) -> int:
    """Bouts that were level when time was over."""
    return sum(found.ends[end] for end in ("priority", "touch", "cards", "toss"))


def report(name: str, found: Tally) -> list[str]:
    """The figures of one mode with one table."""
    phrases = found.phrases.total()
    known = found.lengths()
    mean = sum(turns * bouts for turns, bouts in found.turns.items()) / found.bouts
    return [
        f"### {name}",
        "",
        f"- {found.bouts:,} bouts. Who makes the first game turn wins {percent(mean_of(found.firsts))}.",
        f"- A bout takes {mean:.1f} game turns (half within {known.share(0.5)}, 99 % within {known.share(0.99)}).",
        f"- It has {phrases / found.bouts:.1f} phrases and {found.touches / found.bouts:.1f} touches.",
        f"- It ends by {shares(found.ends)}; level when time is over: {100 * level(found) / found.bouts:.1f} %.",
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
            svg(found.lengths(), title), encoding="utf-8"
        )
    for mode in MODE_NAMES:
        lines += ["", f"![Lengths in the {mode} mode](images/ready-fence-lengths-{mode}.svg)"]
    tables = [name for name in TABLE_NAMES if name == "proposed" or EVEN.text() != PROPOSED.text()]
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
    PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
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
    if given.bot != "random":
        print("\n".join(cards_table(found)))
    print(f"{found.bouts / (time.perf_counter() - begun):,.1f} bouts a second")


if __name__ == "__main__":
    main()
