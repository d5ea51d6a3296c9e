"""A game of KeyForge in progress: what is asked, and what comes of the answer."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Decision, Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.state import Outcome, Timer
from ludarium.core.view import View
from ludarium.games.keyforge.engine.codes import ASK_NAMES, SHIFT, WHAT, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import Clocks, EventKinds, WinCauses
from ludarium.games.keyforge.engine.machine import Machine
from ludarium.games.keyforge.engine.printing import decks_named
from ludarium.games.keyforge.engine.prints import Decks
from ludarium.games.keyforge.engine.settings import Settings
from ludarium.games.keyforge.engine.steps.matches import next_game
from ludarium.games.keyforge.engine.terms import BOTH_DECKS, DRAWN, NONE, SEATS, Seat
from ludarium.games.keyforge.view.notation import Move, Moves
from ludarium.games.keyforge.view.viewer import dump_of, view_of


@mypyc_attr(acyclic=True)
@final
class KeyForgeState(Machine):
    """A game."""

    def clone(self) -> KeyForgeState:
        twin = KeyForgeState(self.decks, self.settings, self.chance.clone(), self)
        twin.told = []
        return twin

    def decks_named(self, words: list[str]) -> Decks:
        return decks_named(words)

    # -- what is asked

    def decision(self) -> Decision | None:
        if self.winner != NONE or self.kind == NONE:
            return None
        return Moves(self.asked, ASK_NAMES[self.kind], self.codes, self.decks)

    def table(self) -> Decision:
        codes = [] if self.winner != NONE else [code(MoveKinds.CONCEDE, seat) for seat in range(SEATS)]
        if self.clock == Clocks.RUNNING and self.winner == NONE:
            codes.append(code(MoveKinds.TIME))
        return Moves(TABLE, "table", codes, self.decks)

    def timers(self) -> list[Timer]:
        if self.clock != Clocks.RUNNING or self.winner != NONE:
            return []
        return [Timer(f"game-{self.game}", self.settings.minutes * 60, "time")]

    def outcome(self) -> Outcome | None:
        if self.winner == NONE:
            return None
        if self.winner == DRAWN:
            return Outcome([0, 0], [0, 1])
        return Outcome([1 if seat == self.winner else 0 for seat in range(SEATS)], [self.winner])

    # -- choosing

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move) or self.winner != NONE:
            raise IllegalChoice(str(option))
        if option.decks is not self.decks and option.decks.words != self.decks.words:
            raise IllegalChoice(str(option))
        what = option.code & WHAT
        self.told = []
        if what == MoveKinds.CONCEDE:
            seat = option.code >> SHIFT
            if seat >= SEATS:
                raise IllegalChoice(str(option))
            self.tell(EventKinds.CONCEDED, seat)
            self.kind = NONE  # the next game of a match begins
            self.wins(1 - seat, WinCauses.BY_CONCEDING)
        elif what == MoveKinds.TIME:
            if self.clock != Clocks.RUNNING:
                raise IllegalChoice(str(option))
            self.clock = Clocks.OVERTIME_A
            self.tell(EventKinds.OVERTIME, self.clock)
            return self.told
        elif self.kind == NONE or not self._offers(option.code):
            raise IllegalChoice(str(option))
        else:
            f = self.stack[-1]
            self.kind = NONE
            f.node.chosen(self, f, option.code)
        self.go()
        return self.told

    def forced_by(self, option: Option) -> list[Decision]:
        """What would not be asked if ``option`` were chosen, since it has one answer (``Game.forced``)."""
        twin = self.clone()
        twin.forced = []
        twin.choose(option)
        return [Moves(seat, ASK_NAMES[kind], codes, twin.decks) for seat, kind, codes in twin.forced]

    def _offers(self, chosen: Code) -> bool:
        """Whether this is one of the options of what is asked."""
        for offered in self.codes:
            if offered == chosen:
                return True
        return False

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def dump(self) -> tuple[object, ...]:
        return dump_of(self)


def new_state(decks: Decks, settings: Settings, chance: Chance) -> KeyForgeState:
    """A game, or a match, before its first card is drawn."""
    state = KeyForgeState(decks, settings, chance)
    state.told = []
    if decks.hidden:
        state.met = [0] * BOTH_DECKS
    next_game(state)
    state.go()
    return state
