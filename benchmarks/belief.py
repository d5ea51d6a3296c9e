"""How often each role does what, measured over games of the greedy bot with itself: the tables of
``games/saboteur/belief.py``, and how well the beliefs made from them hit the roles.

    python benchmarks/belief.py --games 300
"""

from __future__ import annotations

import argparse
from math import log

from ludarium.bots.registry import make_bot
from ludarium.core import TABLE, load_game
from ludarium.games.saboteur.belief import PLAY_KINDS, Belief, Story, judge
from ludarium.games.saboteur.bots import story_of
from ludarium.games.saboteur.notation import MoveKinds, code_of
from ludarium.games.saboteur.terms import ROLE_NAMES
from ludarium.games.saboteur.view import RoundResult, SaboteurView

SITUATIONS = ("tools whole, far", "tools broken, far", "tools whole, near", "tools broken, near")


class Counts:
    """What was seen: deeds by situation and role, targets by kind, actor's and target's role."""

    def __init__(self) -> None:
        self.plays = [[[0] * len(PLAY_KINDS) for _ in range(3)] for _ in range(4)]
        self.targets = [[[0] * 3 for _ in range(3)] for _ in range(2)]
        self.chances = [[[0.0] * 3 for _ in range(3)] for _ in range(2)]
        self.rounds = 0
        self.winners = [0, 0, 0]
        self.connected = [0, 0, 0]
        self.pay = [0, 0, 0]
        self.seats = [0, 0, 0]
        self.loss: dict[str, list[float]] = {}

    def add(self, story: Story, result: RoundResult) -> None:
        gold = result.goals.index("gold")
        roles = [-2 if role is None else ROLE_NAMES.index(role) for role in result.roles]
        self.rounds += 1
        self.winners[ROLE_NAMES.index(result.winner)] += 1
        if result.connector is not None:
            self.connected[roles[result.connector]] += 1
        for seat, role in enumerate(roles):
            self.pay[role] += result.pay[seat]
            self.seats[role] += 1
        broken = [0] * len(roles)  # cards in front of each seat
        for play in story.plays:
            situation, kind = play.kind(gold)
            actor = roles[play.seat]
            self.plays[situation][actor][kind] += 1
            if play.target >= 0 and play.target != play.seat:
                table = 1 if play.what == MoveKinds.REPAIR_TOOL else 0
                self.targets[table][actor][roles[play.target]] += 1
                for seat, role in enumerate(roles):
                    if seat != play.seat and (table == 0 or broken[seat]):
                        self.chances[table][actor][role] += 1
            if play.target >= 0:
                broken[play.target] += -1 if play.what == MoveKinds.REPAIR_TOOL else 1
        for share in (0.25, 0.5, 0.75, 1.0):
            self.hit(story, roles, int(len(story.plays) * share), share)

    def hit(self, story: Story, roles: list[int], upto: int, share: float) -> None:
        known = [-1] * len(roles)
        left = [roles.count(role) for role in range(3)]
        verdict = judge(Belief(len(roles), story.plays[:upto]), known, left, [0, 1, 2])
        even = [count / len(roles) for count in left]
        row = self.loss.setdefault(f"{share:.0%}", [0.0, 0.0, 0.0])
        for seat, role in enumerate(roles):
            row[0] -= log(max(1e-9, verdict.odds[seat][role]))
            row[1] -= log(even[role])
            row[2] += 1


def play(seats: int, seed: str, bots: list[str], counts: Counts) -> None:
    state = load_game("saboteur").start(seats, {}, seed)
    players = [make_bot("saboteur", bots[s % len(bots)], f"{seed}/{s}") for s in range(seats)]
    while (decision := state.decision()) is not None:
        if decision.seat == TABLE:
            state.choose(decision.option(0))
            continue
        seat = decision.seat
        chosen = players[seat].choose(state.view(seat), [str(o) for o in decision.options()])
        before = state.view(None)
        assert isinstance(before, SaboteurView)
        state.choose(decision.find(chosen))
        after = state.view(None)
        assert isinstance(after, SaboteurView)
        if len(after.results) > len(before.results):
            result = after.results[-1]
            story = story_of(before)
            if before.phase == "turn":
                code = MoveKinds.PASS if chosen.startswith("pass") else code_of(chosen)
                # The last card may turn goals up, which only the result tells.
                story.add(seat, code)
            counts.add(story, result)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", default="belief")
    given = parser.parse_args()
    counts = Counts()
    for n in range(given.games):
        play((6, 5, 7)[n % 3], f"{given.seed}/{n}", given.bots.split(","), counts)
    print("rounds", counts.rounds, "won by", dict(zip(ROLE_NAMES, counts.winners, strict=True)))
    pay = [round(paid / seats, 3) for paid, seats in zip(counts.pay, counts.seats, strict=True)]
    print("gold joined by", dict(zip(ROLE_NAMES, counts.connected, strict=True)))
    print("gold a seat and round", dict(zip(ROLE_NAMES, pay, strict=True)))
    for situation, name in enumerate(SITUATIONS):
        print(f"    [  # {name}")
        for role in range(3):
            row = counts.plays[situation][role]
            total = sum(row) + 0.5 * len(row)
            print("        [" + ", ".join(f"{(n + 0.5) / total:.3f}" for n in row) + "],")
        print("    ],")
    for table in range(2):
        print("    [  # " + ("breaks", "mends")[table])
        for actor in range(3):
            seen = counts.targets[table][actor]
            fair = counts.chances[table][actor]
            rate = sum(seen) / max(1.0, sum(fair))
            times = [(s + 1) / (f * rate + 1) for s, f in zip(seen, fair, strict=True)]
            print("        [" + ", ".join(f"{one:.2f}" for one in times) + "],")
        print("    ],")
    for share, (own, even, n) in counts.loss.items():
        print(f"after {share}: surprise a seat {own / n:.3f} (knowing nothing {even / n:.3f})")


main()
