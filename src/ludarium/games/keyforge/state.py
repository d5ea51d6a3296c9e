"""A game of KeyForge in progress: what is asked, and what comes of the answer."""

from __future__ import annotations

from typing import final

from ludarium.core.decision import TABLE, Decision, Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.state import Outcome, Timer
from ludarium.core.view import View
from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.machine import Machine
from ludarium.games.keyforge.notation import Move, Moves
from ludarium.games.keyforge.terms import NONE


@final
class KeyForgeState(Machine):
    """A game."""

    def clone(self) -> KeyForgeState:
        twin = KeyForgeState(self.decks, self.settings, self.chance.clone(), self)
        twin.told = []
        return twin

    # -- what is asked

    def decision(self) -> Decision | None:
        if self.winner != NONE or self.kind == NONE:
            return None
        return Moves(self.asked, co.KINDS[self.kind], self.codes, self.decks)

    def table(self) -> Decision:
        codes = [] if self.winner != NONE else [code(co.CONCEDE, seat) for seat in range(t.SEATS)]
        if self.clock == ev.RUNNING and self.winner == NONE:
            codes.append(code(co.TIME))
        return Moves(TABLE, "table", codes, self.decks)

    def timers(self) -> list[Timer]:
        if self.clock != ev.RUNNING or self.winner != NONE:
            return []
        return [Timer(f"game-{self.game}", self.settings.minutes * 60, "time")]

    def outcome(self) -> Outcome | None:
        if self.winner == NONE:
            return None
        if self.winner == t.DRAWN:
            return Outcome([0, 0], [0, 1])
        return Outcome([1 if seat == self.winner else 0 for seat in range(t.SEATS)], [self.winner])

    # -- choosing

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move) or self.winner != NONE:
            raise IllegalChoice(str(option))
        if option.decks is not self.decks and option.decks.words != self.decks.words:
            raise IllegalChoice(str(option))
        what = option.code & co.WHAT
        self.told = []
        if what == co.CONCEDE:
            seat = option.code >> co.SHIFT
            if seat >= t.SEATS:
                raise IllegalChoice(str(option))
            self.tell(ev.CONCEDED, seat)
            self.kind = NONE  # the next game of a match begins
            self.wins(1 - seat, ev.BY_CONCEDING)
        elif what == co.TIME:
            if self.clock != ev.RUNNING:
                raise IllegalChoice(str(option))
            self.clock = ev.OVERTIME_A
            self.tell(ev.OVERTIME, self.clock)
            return self.told
        elif option.code not in self.codes or self.kind == NONE:
            raise IllegalChoice(str(option))
        else:
            f = self.stack[-1]
            self.kind = NONE
            f.node.chosen(self, f, option.code)
        self.go()
        return self.told

    def view(self, seat: int | None) -> View:
        from ludarium.games.keyforge.view import view_of

        return view_of(self, seat)

    def dump(self) -> tuple[object, ...]:
        from ludarium.games.keyforge.view import dump_of

        return dump_of(self)
