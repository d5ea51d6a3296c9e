"""A desk to test: an event with its staff and players, and short ways to decide things."""

from __future__ import annotations

from typing import Any

from ludarium.tournaments import actions as act
from ludarium.tournaments.plan import Plan, changed
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.state import Round, Table
from ludarium.tournaments.tournament import Tournament

HOST = "host-account"
HEAD = "head-account"
JUDGE = "judge-account"


class Desk:
    """An event of a preset. Players are ``P0``, ``P1``, ... with accounts ``a0``, ``a1``, ..., all checked in."""

    def __init__(self, preset: str = "tokyo-duel-swiss", players: int = 4, **changes: Any) -> None:
        self.now = 1_000
        plan: Plan = changed(PRESETS[preset], {"rehearsal": True, **changes})
        self.event = Tournament.created("Sunday", "seed", plan, HOST, self.now)
        self.do(act.Staffed(HOST, "Host", "organizer"))
        self.do(act.Staffed(HEAD, "Head", "head-judge"))
        self.do(act.Staffed(JUDGE, "Judy", "judge"))
        for number in range(players):
            self.do(act.Entered(f"P{number}", f"a{number}"))
            self.do(act.CheckedIn(number))

    def do(self, action: act.Action, by: str = HOST, why: str = "") -> int:
        """Decide something; the number of its entry."""
        self.now += 1
        return self.event.decide(action, by, self.now, why).number

    def draw(self, attempt: int = 0) -> Round:
        """Draw the next round and publish it."""
        self.draft(attempt)
        self.do(act.Published())
        current = self.event.current
        assert current is not None
        return current

    def draft(self, attempt: int = 0) -> None:
        following = self.event.redraw(attempt) if attempt else self.event.next_round()
        self.do(act.Drawn(following.tables, attempt, following.label))  # type: ignore[union-attr]

    def wins(self, player: int, **fields: Any) -> None:
        """A judge enters that a player has won at the table where they sit."""
        one, table = self.at(player)
        if self.event.plan.first_player and table.status == "open":
            self.do(act.Began(one.number, table.number, table.players[0], "coin"))
        self.do(act.Resulted(one.number, table.number, player, **fields), JUDGE)

    def at(self, player: int) -> tuple[Round, Table]:
        place = self.event.table_of(player)
        assert place is not None
        return place

    def play(self) -> None:
        """The lower number wins every open game of the round; at larger tables it has the most nuggets."""
        current = self.event.current
        assert current is not None
        for table in current.tables:
            if not table.done:
                if self.event.plan.result == "table":
                    points = tuple([12 - player % 12 for player in table.players])
                    self.do(act.Resulted(current.number, table.number, points=points), JUDGE)
                else:
                    self.wins(min(table.players))

    def name(self, number: int) -> str:
        return self.event.people[number].name
