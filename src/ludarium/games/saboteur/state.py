"""What comes of a choice in Saboteur: dealing, playing, reaching goals, pay, and the table's rulings."""

from __future__ import annotations

from typing import final

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.view import View
from ludarium.games.saboteur import events as ev
from ludarium.games.saboteur import notation as no
from ludarium.games.saboteur import rules as ru
from ludarium.games.saboteur.events import Dealt, Happened, Told
from ludarium.games.saboteur.field import EITHER, TURNED, Field, stone_orientation
from ludarium.games.saboteur.notation import Move, cell_key
from ludarium.games.saboteur.position import (
    CENTRE,
    DEAL,
    NOBODY,
    OUT_OF_GAME,
    OUT_OF_ROUND,
    OVER,
    STAYS,
    STONE,
    TOUCH,
    TURN,
    Position,
    Result,
)
from ludarium.games.saboteur.rules import PATH_EDGES, PATHS, REPAIR, Settings, turned


@final
class SaboteurState(Position):
    """A game in progress."""

    def clone(self) -> SaboteurState:
        hands = self.hands
        return SaboteurState(
            self.settings,
            self.chance.clone(),
            self.round,
            self.phase,
            self.turn,
            self.start_player,
            self.status[:],
            self.roles,
            self.roles_known,
            [hand[:] for hand in hands],
            self.broken[:],
            self.gold,
            self.peeked[:],
            self.faces,
            self.field.clone(),
            self.deck,
            self.deck_left,
            self.pile[:],
            self.history[:],
            self.centre_card,
            self.touch_card,
            self.stones[:],
            self.timed,
            self.stalling,
            self.clock,
            self.passes,
            self.results,
        )

    def view(self, seat: int | None) -> View:
        from ludarium.games.saboteur.view import view_of

        return view_of(self, seat)

    # -- what comes of a choice

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move):
            raise IllegalChoice(str(option))
        told: list[Event] = []
        what = option.what
        phase = self.phase
        if what >= no.TIMED:
            self._table_choice(option, told)
            return told
        if phase == TURN and what <= no.PASS:
            seat = self.turn
            hand = self.hands[seat]
            if option.card not in hand and not (what == no.FALL or what == no.LOOK):
                raise IllegalChoice(str(option))
            if what == no.PATH:
                self._lay(option, told, False)
            elif what == no.PASS:
                if not self.may_pass() and option.code not in self._turn_codes():
                    raise IllegalChoice(str(option))
                hand.remove(option.card)
                self.pile.append(option.card << 4 | seat + 1)
                self.history.append(option.code << 3 | seat)
                told.append(Happened(ev.PASSED, seat, option.card))
                self.passes += 1
                self._end_turn(told, True)
            else:
                self._act(option, told, False)
            return told
        decision = self.decision()
        if decision is None or option.code not in decision.codes:
            raise IllegalChoice(str(option))
        if what == no.CENTRE:
            self._lay_centre(option.turned, told)
        elif what == no.STONE:
            goal = self.stones.pop(0)
            self._turn_up(goal, option.turned, told)
            self._reach_goals(0, told)
        elif what == no.DEAL:
            self._deal(told)
        elif what == no.SKIP:
            told.append(Happened(ev.SKIPPED, TABLE))
            self._next_round(told)
        elif what == no.END:
            told.append(Happened(ev.ENDED, TABLE))
            self._finish(told)
        elif what == no.PATH:
            self._lay(option, told, True)
        else:
            self._act(option, told, True)
        return told

    def _deal(self, told: list[Event]) -> None:
        """Set up a round (S4) on a table that is clear."""
        seats = self.settings.seats
        chance = self.chance
        players = [seat for seat in range(seats) if self.status[seat] == STAYS]
        dealt = ru.roles_for(len(players))
        chance.shuffle(dealt)
        self.roles = [NOBODY] * seats
        for i in range(len(players)):
            self.roles[players[i]] = dealt[i]
        self.faces = [ru.GOLD, ru.STONE_1, ru.STONE_2]
        chance.shuffle(self.faces)
        deck = ru.draw_deck(self.settings.maps)
        chance.shuffle(deck)
        size = ru.hand_size(len(players))
        self.hands = [[] for _ in range(seats)]
        for seat in players:
            for _ in range(size):
                self.hands[seat].append(deck.pop())
        self.timed = self.settings.untimed == 0
        told.append(Dealt(self.round, len(deck), [h[:] for h in self.hands], sorted(dealt), None))
        self.roles_known = not self.settings.blind_centre
        if self.roles_known:
            self._look_at_roles(told)
        self.start_player = players[chance.below(len(players))]  # who draws the 3 nuggets (S4.7)
        self.turn = self.start_player
        told.append(Happened(ev.GOLD_DRAWN, self.start_player))
        aside: list[int] = []
        while deck[len(deck) - 1] >= PATHS:  # S4.8
            aside.append(deck.pop())
        self.centre_card = deck.pop()
        if aside:
            told.append(Told("set_aside", {"seat": self.turn, "cards": [ru.CARD_IDS[k] for k in aside]}))
        deck.extend(aside)
        chance.shuffle(deck)  # S4.10
        self.deck = deck
        self.deck_left = len(deck)
        told.append(Happened(ev.CENTRE_FOUND, self.turn, self.centre_card))
        self.phase = CENTRE

    def _look_at_roles(self, told: list[Event]) -> None:
        for seat in range(self.settings.seats):
            if self.roles[seat] != NOBODY:
                told.append(Happened(ev.ROLE_SEEN, seat, self.roles[seat]))

    def _lay_centre(self, half_turn: bool, told: list[Event]) -> None:
        key = cell_key(self.settings.middle, 0)
        self.field.put(key, 1 + 2 * self.centre_card + (1 if half_turn else 0))
        self.field.centre = key
        self.field.refresh()
        told.append(
            Happened(
                ev.CENTRE_LAID, self.turn, self.centre_card, 1 if half_turn else 0, self.settings.middle, 0
            )
        )
        if not self.roles_known:
            self.roles_known = True
            self._look_at_roles(told)  # S4.11
        self.phase = TURN  # the start player takes the first turn (S4.12)

    def _spend(self, card: int, touched: bool) -> None:
        """Take a played card out of the hand; a touched one lies on the table already."""
        self.passes = 0
        if touched:
            self.touch_card = NOBODY
        else:
            self.hands[self.turn].remove(card)

    def _lay(self, option: Move, told: list[Event], touched: bool) -> None:
        """Play a path card (S7)."""
        seat = self.turn
        upright = PATH_EDGES[option.card]
        edges = turned(upright) if option.turned else upright
        field = self.field
        key = cell_key(option.x, option.y)
        if self.broken[seat] or not field.fits(key, edges) or (option.turned and edges == upright):
            raise IllegalChoice(str(option))
        self._spend(option.card, touched)
        field.lay(key, 1 + 2 * option.card + (1 if option.turned else 0))
        self.history.append(option.code << 3 | seat)
        told.append(Happened(ev.PATH_LAID, seat, option.card, option.x, option.y, 1 if option.turned else 0))
        self._reach_goals(key, told)

    def _reach_goals(self, played: int, told: list[Event]) -> None:
        """Turn up all goals that are reached now, until nothing changes (S8.1-S8.8). ``played`` is
        the key of the card just laid, 0 after a choice: the goals that it faces are up by then."""
        field = self.field
        gold = False
        while not self.stones:
            reached = [g for g in range(3) if field.goal_is_down(g) and field.reached_sides(g)]
            if not reached:
                break
            gold = gold or any([self.faces[g] == ru.GOLD for g in reached])
            turns: list[int] = []
            for goal in reached:
                sides = field.reached_sides(goal)
                turns.append(
                    TURNED
                    if self.faces[goal] == ru.GOLD
                    else stone_orientation(self.faces[goal], sides, _side_of(goal, played) & sides)
                )
            for i in range(len(reached)):
                if self.faces[reached[i]] == ru.GOLD:
                    self._turn_up(reached[i], False, told)
                elif turns[i] != EITHER or gold:
                    self._turn_up(reached[i], turns[i] == TURNED, told)
                else:
                    self.stones.append(reached[i])
            if gold:
                self._end_round(True, told)
                return
        if self.stones:
            self.phase = STONE
        else:
            self._end_turn(told, True)

    def _turn_up(self, goal: int, half_turn: bool, told: list[Event]) -> None:
        face = self.faces[goal]
        self.field.turn_up(goal, face, half_turn)
        self.field.refresh()
        told.append(
            Happened(ev.GOAL_UP, self.turn, goal, face, 1 if half_turn else 0, ru.GOAL_X, ru.GOAL_Y[goal])
        )

    def _act(self, option: Move, told: list[Event], touched: bool) -> None:
        """Play an action card (S9)."""
        seat = self.turn
        what = option.what
        target = option.seat
        if what == no.BREAK_TOOL or what == no.REPAIR_TOOL:
            bit = 1 << option.tool
            there = self.broken[target] & bit != 0 if target < self.settings.seats else False
            wanted = what == no.REPAIR_TOOL
            shown = option.card - ru.BREAK == option.tool
            if wanted:
                shown = REPAIR <= option.card < ru.MAP and option.tool in ru.repair_tools(option.card)
            if not shown or target >= self.settings.seats or there != wanted:
                raise IllegalChoice(str(option))
            if self.status[target] != STAYS:
                raise IllegalChoice(str(option))
            self._spend(option.card, touched)
            self.broken[target] ^= bit
            if wanted:  # both cards go to the pile, seen by all (S9.5.4)
                self.pile.append((ru.BREAK + option.tool) << 4)
                self.pile.append(option.card << 4)
                told.append(Happened(ev.TOOL_REPAIRED, seat, target, option.tool, option.card))
            else:
                told.append(Happened(ev.TOOL_BROKEN, seat, target, option.tool))
        elif what == no.FALL:
            key = cell_key(option.x, option.y)
            if key not in self.field.laid or not (touched or ru.ROCKFALL in self.hands[seat]):
                raise IllegalChoice(str(option))
            self._spend(ru.ROCKFALL, touched)
            card = (self.field.tile(key) - 1) >> 1
            self.field.laid.remove(key)
            self.field.put(key, ru.EMPTY)
            self.field.refresh()
            self.pile.append(card << 4)  # everybody saw both faces before they were turned (S9.6.1)
            self.pile.append(ru.ROCKFALL << 4)
            told.append(Happened(ev.ROCKFALL_DONE, seat, option.x, option.y, card))
        else:
            goal = option.goal
            if (
                not 0 <= goal < 3
                or not self.field.goal_is_down(goal)
                or not (touched or ru.MAP in self.hands[seat])
            ):
                raise IllegalChoice(str(option))
            self._spend(ru.MAP, touched)
            self.pile.append(ru.MAP << 4)
            self.peeked[seat] |= 1 << goal
            told.append(Happened(ev.MAP_USED, seat, goal, self.faces[goal]))
        self.history.append(option.code << 3 | seat)
        self._end_turn(told, True)

    def _end_turn(self, told: list[Event], draws: bool) -> None:
        """Draw (S6.2), then go on to the next active player with a card (S6.4, S6.5, S11.2)."""
        seat = self.turn
        if draws and self.deck_left and self.status[seat] == STAYS:
            self.deck_left -= 1
            card = self.deck[self.deck_left]
            self.hands[seat].append(card)
            told.append(Happened(ev.DREW, seat, card, self.deck_left))
        self._advance(told)

    def _advance(self, told: list[Event]) -> None:
        seats = self.settings.seats
        self.phase = TURN
        self.clock += 1
        if self.settings.ends_when_all_pass and not self.deck_left and self._all_passed():
            self._end_round(False, told)
            return
        seat = self.turn
        skipped: list[int] = []
        for _ in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if self.status[seat] == STAYS:
                if self.hands[seat]:
                    for empty in skipped:
                        told.append(Happened(ev.AUTO_PASS, empty))
                    self.turn = seat
                    return
                skipped.append(seat)
        self._end_round(False, told)

    def _all_passed(self) -> bool:
        return self.passes >= sum(1 for status in self.status if status == STAYS)

    def _end_round(self, found: bool, told: list[Event]) -> None:
        """Turn up the roles and pay (S11.4, S12, S13)."""
        seats = self.settings.seats
        connector = self.turn if found else NOBODY
        winner = ru.SABOTEUR
        if found:
            winner = ru.SELFISH if self.roles[connector] == ru.SELFISH else ru.DIGGER
        saboteurs = sum(1 for role in self.roles if role == ru.SABOTEUR)
        paid = [0] * seats
        for seat in range(seats):
            if self.roles[seat] == NOBODY or self.status[seat] != STAYS:
                continue  # S13.7, S13.8
            if self.settings.broken_unpaid and self.roles[seat] == ru.DIGGER and self.broken[seat]:
                continue
            paid[seat] = ru.pay(self.roles[seat], winner, seat == connector, saboteurs)
        self.gold = [self.gold[seat] + paid[seat] for seat in range(seats)]
        result = Result(self.round, winner, connector, self.roles[:], paid, self.faces[:])
        self.results = [*self.results, result]
        told.append(
            Told(
                "round_over",
                {
                    "round": self.round,
                    "winner": ru.ROLE_NAMES[winner],
                    "connector": None if connector == NOBODY else connector,
                    "roles": [None if r == NOBODY else ru.ROLE_NAMES[r] for r in self.roles],
                    "pay": paid,
                    "goals": [ru.FACE_NAMES[face] for face in self.faces],
                },
            )
        )
        self._next_round(told)

    def _next_round(self, told: list[Event]) -> None:
        if self.round == ru.ROUNDS:
            self._finish(told)
            return
        self.round += 1
        self.status = [OUT_OF_GAME if status == OUT_OF_GAME else STAYS for status in self.status]
        self._clear()
        self.phase = DEAL

    def _finish(self, told: list[Event]) -> None:
        self._clear()
        self.phase = OVER
        outcome = self.outcome()
        assert outcome is not None
        told.append(Told("game_over", {"scores": outcome.scores, "winners": outcome.winners}))

    def _clear(self) -> None:
        """Take everything off the table."""
        seats = self.settings.seats
        self.turn = self.start_player = self.centre_card = self.touch_card = NOBODY
        self.roles = [NOBODY] * seats
        self.roles_known = False
        self.hands = [[] for _ in range(seats)]
        self.broken = [0] * seats
        self.peeked = [0] * seats
        self.faces = []
        self.field = Field.new(self.settings.placement)
        self.deck = []
        self.deck_left = 0
        self.pile = []
        self.history = []
        self.stones = []
        self.timed = False
        self.stalling = 0
        self.clock = 0
        self.passes = 0

    # -- what the table does

    def _table_choice(self, option: Move, told: list[Event]) -> None:
        if option.code not in self.table().codes:
            raise IllegalChoice(str(option))
        what = option.what
        if what == no.TIMED:
            self.timed = True
            self.clock += 1  # whoever is on turn has a full move clock from now (S15.7)
            told.append(Happened(ev.UNTIMED_OVER, TABLE))
        elif what == no.STALL:
            self.stalling |= 1 << option.seat
            if option.seat == self.turn:
                self.clock += 1  # S15.6
            told.append(Happened(ev.STALLING_RULED, option.seat))
        elif what == no.TIMEOUT:
            self._time_out(told)
        elif what == no.TOUCH:
            self._touch(option.card, told)
        else:
            self._take_out(option.seat, what == no.REMOVE, told)

    def _time_out(self, told: list[Event]) -> None:
        """S15.4: a random card of the hand is discarded unseen, and the player draws."""
        seat = self.turn
        if self.phase == STONE:  # the card is played already: the stone lies upright
            self._settle_stones(told)
        elif self.phase == TOUCH:  # no second discard (S19.5)
            self._discard_touched(self.touch_card, told)
        else:
            hand = self.hands[seat]
            card = hand[self.chance.below(len(hand))]
            hand.remove(card)  # of equal cards always the first: which one it was is no news
            self.pile.append(card << 4 | seat + 1)
            self.history.append(no.TIMEOUT << 3 | seat)
            self.passes += 1
            told.append(Happened(ev.TIMED_OUT, seat, card))
            self._end_turn(told, True)

    def _settle_stones(self, told: list[Event]) -> None:
        """Lay all stones upright whose orientation nobody chooses any more (OP-7)."""
        while self.phase == STONE:
            while self.stones:
                self._turn_up(self.stones.pop(0), False, told)
            self._reach_goals(0, told)

    def _touch(self, card: int, told: list[Event]) -> None:
        """A card was misused: it must be used legally at once, or is discarded (S19.1-S19.5)."""
        self.hands[self.turn].remove(card)
        told.append(Happened(ev.TOUCHED, self.turn, card))
        if self._uses(card):
            self.touch_card = card
            self.phase = TOUCH
        else:
            self._discard_touched(card, told)

    def _discard_touched(self, card: int, told: list[Event]) -> None:
        self.touch_card = NOBODY
        self.pile.append(card << 4)  # everybody saw it
        self.history.append((card << 4 | no.TOUCH) << 3 | self.turn)
        self.passes = 0
        told.append(Happened(ev.TOUCH_DISCARDED, self.turn, card))
        self._end_turn(told, True)  # S19.4

    def _take_out(self, seat: int, from_game: bool, told: list[Event]) -> None:
        """A game loss costs the round (S20.4), a disqualification the rest of the game (S20.5)."""
        was = self.status[seat]
        self.status[seat] = OUT_OF_GAME if from_game else OUT_OF_ROUND
        told.append(Happened(ev.REMOVED if from_game else ev.LOST_ROUND, seat))
        if was != STAYS or self.phase == DEAL:
            return  # S20.4.2: counted for the round about to start
        for card in self.hands[seat]:
            self.pile.append(card << 4 | seat + 1)
        self.hands[seat] = []
        for tool in range(ru.TOOLS):
            if self.broken[seat] >> tool & 1:
                self.pile.append((ru.BREAK + tool) << 4)
        self.broken[seat] = 0
        if seat != self.turn:
            if self.phase == TOUCH and not self._uses(self.touch_card):  # its last target has gone
                self._discard_touched(self.touch_card, told)
            return
        if self.phase == CENTRE:  # the next player clockwise lays the centre card and starts
            self._pass_start(told)
        elif self.phase == STONE:
            self._settle_stones(told)
        else:
            if self.phase == TOUCH:
                self.pile.append(self.touch_card << 4)
                self.touch_card = NOBODY
            self._end_turn(told, False)  # S20.4.1: at once, without a draw

    def _pass_start(self, told: list[Event]) -> None:
        seats = self.settings.seats
        for step in range(1, seats):
            seat = (self.turn + step) % seats
            if self.status[seat] == STAYS:
                self.turn = self.start_player = seat
                told.append(Happened(ev.CENTRE_FOUND, seat, self.centre_card))
                return
        self._end_round(False, told)


def _side_of(goal: int, key: int) -> int:
    """On which side of a goal the cell ``key`` lies, 0 if it is no neighbour."""
    if not key:
        return 0
    dx = (key & 127) - 64 - ru.GOAL_X
    dy = (key >> 7) - 64 - ru.GOAL_Y[goal]
    if dx == 0:
        return ru.N if dy == -1 else ru.S if dy == 1 else 0
    if dy == 0:
        return ru.E if dx == 1 else ru.W if dx == -1 else 0
    return 0


def new_state(settings: Settings, chance: Chance) -> SaboteurState:
    """A game before its first deal."""
    seats = settings.seats
    return SaboteurState(
        settings, chance, 1, DEAL, NOBODY, NOBODY, [STAYS] * seats, [NOBODY] * seats, False,
        [[] for _ in range(seats)], [0] * seats, [0] * seats, [0] * seats, [],
        Field.new(settings.placement), [], 0, [], [], NOBODY, NOBODY, [], False, 0, 0, 0, [],
    )  # fmt: skip
