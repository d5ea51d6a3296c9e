"""A game of Saboteur in progress: what comes of a choice, and of what the table does."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.view import View
from ludarium.games.saboteur.events import EventKinds, Happened
from ludarium.games.saboteur.field import Field
from ludarium.games.saboteur.notation import Move, MoveKinds, code, played
from ludarium.games.saboteur.plays import Plays
from ludarium.games.saboteur.position import CardPiles, Players, Progress, has, take
from ludarium.games.saboteur.rounds import no_deal
from ludarium.games.saboteur.rules import Settings
from ludarium.games.saboteur.terms import NOBODY, TOOLS, Card, Cards, Phases, Seat, Statuses, discard, seen_by
from ludarium.games.saboteur.viewer import view_of


@mypyc_attr(acyclic=True)
@final
class SaboteurState(Plays):
    """A game."""

    def clone(self) -> SaboteurState:
        copy = SaboteurState(
            self.settings,
            self.chance.clone(),
            self.deal,
            self.players.clone(),
            self.field.clone(),
            self.piles.clone(),
            self.progress.clone(),
        )
        copy.phase = self.phase
        copy.touch_card = self.touch_card
        copy.stones = self.stones
        copy.results = self.results
        return copy

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    # -- what comes of a choice

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move):
            raise IllegalChoice(str(option))
        told: list[Event] = []
        what = option.what
        phase = self.phase
        if what >= MoveKinds.TIMED:
            self._table_choice(option, told)
            return told
        if phase == Phases.TURN and what <= MoveKinds.PASS:
            seat = self.progress.turn
            hand = self.players.hands[seat]
            if not (what == MoveKinds.FALL or what == MoveKinds.LOOK) and not has(hand, option.card):
                raise IllegalChoice(str(option))
            if what == MoveKinds.PATH:
                self._lay(option, told, False)
            elif what == MoveKinds.PASS:
                if not self.may_pass() and option.code not in self._turn_codes():
                    raise IllegalChoice(str(option))
                take(hand, option.card)
                self.piles.pile.append(discard(option.card, seen_by(seat)))
                self.progress.history.append(played(seat, option.code))
                told.append(Happened(EventKinds.PASSED, seat, option.card))
                self.progress.passes += 1
                self._end_turn(told, True)
            else:
                self._act(option, told, False)
            return told
        decision = self.decision()
        if decision is None or option.code not in decision.codes:
            raise IllegalChoice(str(option))
        if what == MoveKinds.CENTRE:
            self._lay_centre(option.turned, told)
        elif what == MoveKinds.STONE:
            goal = self.stones[0]
            self.stones = self.stones[1:]
            self._turn_up(goal, option.turned, told)
            self._reach_goals(0, told)
        elif what == MoveKinds.DEAL:
            self._deal(told)
        elif what == MoveKinds.SKIP:
            told.append(Happened(EventKinds.SKIPPED, TABLE))
            self._next_round(told)
        elif what == MoveKinds.END:
            told.append(Happened(EventKinds.ENDED, TABLE))
            self._finish(told)
        elif what == MoveKinds.PATH:
            self._lay(option, told, True)
        else:
            self._act(option, told, True)
        return told

    # -- what the table does

    def _table_choice(self, option: Move, told: list[Event]) -> None:
        if option.code not in self.table().codes:
            raise IllegalChoice(str(option))
        what = option.what
        progress = self.progress
        if what == MoveKinds.TIMED:
            progress.timed = True
            progress.clock += 1  # whoever is on turn has a full move clock from now (S15.7)
            told.append(Happened(EventKinds.UNTIMED_OVER, TABLE))
        elif what == MoveKinds.STALL:
            progress.stalling |= 1 << option.seat
            if option.seat == progress.turn:
                progress.clock += 1  # S15.6
            told.append(Happened(EventKinds.STALLING_RULED, option.seat))
        elif what == MoveKinds.TIMEOUT:
            self._time_out(told)
        elif what == MoveKinds.TOUCH:
            self._touch(option.card, told)
        else:
            self._take_out(option.seat, what == MoveKinds.REMOVE, told)

    def _time_out(self, told: list[Event]) -> None:
        """S15.4: a random card of the hand is discarded unseen, and the player draws."""
        seat = self.progress.turn
        if self.phase == Phases.STONE:  # the card is played already: the stone lies upright
            self._settle_stones(told)
        elif self.phase == Phases.TOUCH:  # no second discard (S19.5)
            self._discard_touched(self.touch_card, told)
        else:
            hand = self.players.hands[seat]
            card = hand[self.chance.below(len(hand))]
            take(hand, card)  # of equal cards always the first: which one it was is no news
            self.piles.pile.append(discard(card, seen_by(seat)))
            self.progress.history.append(played(seat, MoveKinds.TIMEOUT))
            self.progress.passes += 1
            told.append(Happened(EventKinds.TIMED_OUT, seat, card))
            self._end_turn(told, True)

    def _touch(self, card: Card, told: list[Event]) -> None:
        """A card was misused: it must be used legally at once, or is discarded (S19.1-S19.5)."""
        take(self.players.hands[self.progress.turn], card)
        told.append(Happened(EventKinds.TOUCHED, self.progress.turn, card))
        if self._uses(card):
            self.touch_card = card
            self.phase = Phases.TOUCH
        else:
            self._discard_touched(card, told)

    def _discard_touched(self, card: Card, told: list[Event]) -> None:
        self.touch_card = NOBODY
        self.piles.pile.append(discard(card))  # everybody saw it
        self.progress.history.append(played(self.progress.turn, code(MoveKinds.TOUCH, card)))
        self.progress.passes = 0
        told.append(Happened(EventKinds.TOUCH_DISCARDED, self.progress.turn, card))
        self._end_turn(told, True)  # S19.4

    def _take_out(self, seat: Seat, from_game: bool, told: list[Event]) -> None:
        """A game loss costs the round (S20.4), a disqualification the rest of the game (S20.5)."""
        players = self.players
        status = players.status[:]
        stayed = status[seat] == Statuses.STAYS
        status[seat] = Statuses.OUT_OF_GAME if from_game else Statuses.OUT_OF_ROUND
        players.status = status
        told.append(Happened(EventKinds.REMOVED if from_game else EventKinds.LOST_ROUND, seat))
        if not stayed or self.phase == Phases.DEAL:
            return  # S20.4.2: counted for the round about to start
        self._clear_place(seat)
        if seat != self.progress.turn:
            if self.phase == Phases.TOUCH and not self._uses(self.touch_card):  # its last target has gone
                self._discard_touched(self.touch_card, told)
        elif self.phase == Phases.CENTRE:
            self._pass_start(told)
        elif self.phase == Phases.STONE:
            self._settle_stones(told)
        else:
            if self.phase == Phases.TOUCH:
                self.piles.pile.append(discard(self.touch_card))
                self.touch_card = NOBODY
            self._end_turn(told, False)  # S20.4.1: at once, without a draw

    def _clear_place(self, seat: Seat) -> None:
        """Discard what a player holds, unseen, and what lies before that player."""
        players = self.players
        for card in players.hands[seat]:
            self.piles.pile.append(discard(card, seen_by(seat)))
        players.hands[seat] = []
        for tool in range(TOOLS):
            if players.broken[seat] >> tool & 1:
                self.piles.pile.append(discard(Cards.BREAK + tool))
        broken = players.broken[:]
        broken[seat] = 0
        players.broken = broken


def new_state(settings: Settings, chance: Chance) -> SaboteurState:
    """A game before its first deal."""
    seats = settings.seats
    field = Field.new(settings.placement)
    return SaboteurState(
        settings, chance, no_deal(seats), Players.new(seats), field, CardPiles(0, []), Progress(1, [])
    )
