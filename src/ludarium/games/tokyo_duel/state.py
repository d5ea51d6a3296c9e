"""What comes of a choice in King of Tokyo: Duel: the machine that does what lies on the stack."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE, Decision, Option
from ludarium.core.errors import IllegalChoice
from ludarium.core.event import Event
from ludarium.core.view import View
from ludarium.games.tokyo_duel import card_effects, damage, holdings, pulls, questions, rolls, turns
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import notation as no
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, AbilityKinds, bits
from ludarium.games.tokyo_duel.events import EventKinds, Happened, NoEffects
from ludarium.games.tokyo_duel.frames import FIRST_ASK, Frame, FrameKind, FrameKinds
from ludarium.games.tokyo_duel.notation import Code, Move, MoveKinds, Moves
from ludarium.games.tokyo_duel.position import Board, Market, Player, Position, Roll
from ludarium.games.tokyo_duel.rules import Settings
from ludarium.games.tokyo_duel.terms import (
    MONSTERS,
    NONE,
    NOT_PLACED,
    Card,
    Causes,
    Phases,
    PullSources,
    Purposes,
    Seat,
    WinCauses,
)
from ludarium.games.tokyo_duel.viewer import view_of


@mypyc_attr(acyclic=True)
@final
class DuelState(Position):
    """A game in progress."""

    def clone(self) -> DuelState:
        copy = DuelState(
            self.settings,
            self.chance.clone(),
            [self.players[0].clone(), self.players[1].clone()],
            self.market.clone(),
            self.board.clone(),
            self.roll.clone(),
            self.stack[:],
        )
        copy.set_like(self)
        copy.listed = self.listed
        return copy

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    # -- what may be chosen

    def decision(self) -> Decision | None:
        return questions.decision(self)

    def table(self) -> Decision:
        codes: list[Code] = []
        if self.winner == NONE:
            codes = [no.code(MoveKinds.CONCEDE, 0), no.code(MoveKinds.CONCEDE, 1)]
        return Moves(TABLE, "table", codes)

    # -- choosing

    def choose(self, option: Option) -> list[Event]:
        if not isinstance(option, Move) or self.winner != NONE:
            raise IllegalChoice(str(option))
        told: list[Event] = []
        if option.what == MoveKinds.CONCEDE:
            if option.payload > 1:
                raise IllegalChoice(str(option))
            self.listed = None
            told.append(Happened(EventKinds.CONCEDED, option.payload))
            holdings.end(self, 1 - option.payload, WinCauses.CONCEDING, told)
            return told
        stack = self.stack
        top = stack[len(stack) - 1]
        kind = fr.kind_of(top)
        if kind == FrameKinds.ASK_FACES:
            is_legal = option.code in no.all_faces(fr.FacesFrame.dice(top))
        elif kind == FrameKinds.ASK_REROLL and option.what == MoveKinds.REROLL:
            is_legal = questions.may_reroll(self, option.payload)
        else:
            is_legal = option.code in questions.codes_now(self)
        if not is_legal:
            raise IllegalChoice(str(option))
        self._answer(option, kind, top, told)
        self.run(told)
        return told

    def _answer(self, option: Move, kind: FrameKind, top: Frame, told: list[Event]) -> None:
        """Take an option of the frame on top, which is of this kind."""
        what = option.what
        payload = option.payload
        stack = self.stack
        if what == MoveKinds.CUT:
            self._cut(payload, told)
        elif kind == FrameKinds.ASK_REROLL:
            if what == MoveKinds.STOP:
                stack.pop()
            else:
                self.roll.dice -= payload
                rolls.roll(self, di.total(payload), self.turn, Purposes.REROLL, told)
        elif kind == FrameKinds.ASK_RESOLVE:
            if what == MoveKinds.DONE:
                stack.pop()
            elif what == MoveKinds.RESOLVE:
                rolls.resolve(self, payload, told)
            elif what == MoveKinds.ADD:
                rolls.add(self, no.added_symbol(payload), no.added_times(payload), told)
            else:
                rolls.use_power(self, payload, told)
        elif kind == FrameKinds.ASK_BUY:
            if what == MoveKinds.DONE:
                stack.pop()
            elif what == MoveKinds.BUY:
                card_effects.buy(self, payload, 0, told)
            else:
                holdings.sweep(self, told)
        elif kind == FrameKinds.ASK_PRE_ROLL:
            if what == MoveKinds.TOKEN:
                self.players[self.turn].tokens -= 1
                self.roll.token_dice += 1
                told.append(Happened(EventKinds.TOKEN_SPENT, self.turn))
            else:
                stack.pop()
                if what == MoveKinds.ROLL:
                    stack.append(FrameKinds.ASK_REROLL)
                    rolls.roll(self, self.dice_to_roll(), self.turn, Purposes.TURN, told)
        elif kind == FrameKinds.ASK_MAY:
            stack.pop()
            card_effects.use_or_not(self, top, what == MoveKinds.DO, told)
        elif kind == FrameKinds.ASK_FACES:
            stack.pop()
            rolls.rolled(self, payload, fr.FacesFrame.seat(top), fr.FacesFrame.purpose(top), told)
        elif kind == FrameKinds.DAMAGE:
            if what == MoveKinds.NO:
                stack[len(stack) - 1] = fr.DamageFrame.camouflaged(top)
            else:
                damage.prevent(self, payload, top, told)
        elif kind == FrameKinds.ASK_PLACE:
            stack.pop()
            seat = fr.PlaceFrame.seat(top)
            if what == MoveKinds.NO:
                told.append(Happened(EventKinds.TOKEN_KEPT, seat, fr.PlaceFrame.token(top)))
            else:
                pulls.place(self, seat, no.token_laid(payload), no.placement_laid(payload), told)
        elif kind == FrameKinds.ASK_KING:
            stack.pop()
            seat = fr.SeatFrame.seat(top)
            pulls.place(self, seat, no.token_laid(payload), no.placement_laid(payload), told)
        elif kind == FrameKinds.RESULT_MOMENT:
            rolls.use_result(self, payload, told)
        elif kind == FrameKinds.PULLED:
            pulls.use_pulled(self, payload, top, told)
        elif kind == FrameKinds.ASK_ADD:
            if what == MoveKinds.NO:
                stack.pop()
            else:
                rolls.add(self, no.added_symbol(payload), no.added_times(payload), told)
        elif kind == FrameKinds.ASK_MONSTER:
            stack.pop()
            turns.choose_monster(self, fr.SeatFrame.seat(top), payload, told)
        elif kind == FrameKinds.ASK_KEEPS:
            if what == MoveKinds.DROP:
                holdings.discard(self, payload, self.turn, told)
            else:
                stack.pop()
                turns.lose_dice(self, told)
        else:
            stack.pop()
            self._answer_card(option, kind, top, told)

    def _answer_card(self, option: Move, kind: FrameKind, top: Frame, told: list[Event]) -> None:
        """Answer a card that asks, whose frame has been taken off; ``NO`` changes nothing."""
        what = option.what
        payload = option.payload
        card = fr.CardFrame.card(top)
        if what == MoveKinds.NO:
            return
        if kind == FrameKinds.ASK_LAB:
            told.append(Happened(EventKinds.CARD_USED, self.turn, card))
            card_effects.buy(self, payload, CARDS[card].by_kind[AbilityKinds.LAB].n, told)
        elif kind == FrameKinds.ASK_ASIDE:
            self.roll.dice -= payload
            self.used |= 1 << card
            told.append(Happened(EventKinds.CARD_USED, self.turn, card))
            told.append(Happened(EventKinds.SET_ASIDE, self.turn, payload))
            self.stack.append(fr.EffectsFrame.of(card, AbilityKinds.SET_ASIDE, self.turn))
        elif kind == FrameKinds.ASK_TAKE:
            holdings.discard(self, payload, 1 - fr.CardFrame.seat(top), told)
        else:
            holdings.swap(self, card, fr.CardFrame.seat(top), payload, told)

    def _cut(self, card: Card, told: list[Event]) -> None:
        """TD03."""
        cutter = (self.owns(self.turn, AbilityKinds.CUT) & ~self.used).bit_length() - 1
        self.used |= 1 << cutter
        told.append(Happened(EventKinds.CARD_USED, self.turn, cutter))
        told.append(Happened(EventKinds.CUT, self.turn, card))
        self.market.pile.append(card)
        holdings.take_from_market(self, card, told)

    # -- the machine

    def run(self, told: list[Event]) -> None:
        """Do what lies on the stack until somebody is asked or the game is over."""
        self.listed = None
        stack = self.stack
        while self.winner == NONE:
            top = stack[len(stack) - 1]
            if fr.kind_of(top) < FIRST_ASK:
                stack.pop()
                self._do(top, told)
            elif self._asks(top, told):
                return

    def _do(self, top: Frame, told: list[Event]) -> None:
        """Do what a frame says, which has been taken off."""
        kind = fr.kind_of(top)
        if kind == FrameKinds.PULL:
            pulls.step(self, top, told)
        elif kind == FrameKinds.REWARD:
            due = fr.RewardFrame
            pulls.give_reward(self, due.seat(top), due.reward(top), due.amount(top), due.token(top), told)
        elif kind == FrameKinds.EFFECTS:
            card_effects.take_effect(self, top, told)
        elif kind == FrameKinds.TURN:
            turns.begin(self, fr.TurnFrame.seat(top), fr.TurnFrame.is_extra(top), told)
        elif kind == FrameKinds.NEXT_TURN:
            turns.end(self, told)
        elif kind == FrameKinds.BOUGHT:
            self._keep_or_discard(fr.CardFrame.card(top), fr.CardFrame.seat(top), told)
        elif kind == FrameKinds.CARD_DONE:
            self.running &= ~(1 << fr.CardFrame.card(top))
        elif kind == FrameKinds.LEAVES:
            holdings.discard(self, fr.CardFrame.card(top), fr.CardFrame.seat(top), told)
        elif kind == FrameKinds.ROLL_OFF:
            rolls.roll_off(self, told)
        else:
            self._do_moment(kind, told)

    def _do_moment(self, kind: FrameKind, told: list[Event]) -> None:
        """A moment of the turn has come (K83)."""
        stack = self.stack
        turn = self.turn
        if kind == FrameKinds.START_SLEEP:
            for card in bits(self.owns(turn, AbilityKinds.SLEEP)):
                stack.append(fr.MayFrame.of(card, AbilityKinds.SLEEP, turn))
        elif kind == FrameKinds.START_LAB:
            for card in bits(self.owns(turn, AbilityKinds.LAB)):
                stack.append(fr.CardFrame.of(FrameKinds.ASK_LAB, card))
        elif kind == FrameKinds.START_DOMINATED:
            if self.players[turn].dominated:
                stack.append(FrameKinds.ASK_KEEPS)
        elif kind == FrameKinds.FINAL_RESULT:
            self.phase = Phases.RESULT
            told.append(Happened(EventKinds.RESULT, turn, self.roll.dice, self.extra_symbols()))
        elif kind == FrameKinds.RESOLVE_BEGINS:
            self.phase = Phases.RESOLVE
        elif kind == FrameKinds.RESOLVE_REBOOT:
            for card in bits(self.owns(turn, AbilityKinds.REBOOT)):
                stack.append(fr.MayFrame.of(card, AbilityKinds.REBOOT, turn))
        elif kind == FrameKinds.RESOLVE_ALIKE:
            for card in bits(self.owns(turn, AbilityKinds.TOO_ALIKE)):
                ability = CARDS[card].by_kind[AbilityKinds.TOO_ALIKE]
                if self.most_alike() >= ability.n:
                    holdings.hurt(self, turn, ability.loss, card, turn)
        elif kind == FrameKinds.RESOLVE_ASIDE:
            for card in bits(self.owns(turn, AbilityKinds.SET_ASIDE) & ~self.used):
                if questions.aside_codes(self, CARDS[card].by_kind[AbilityKinds.SET_ASIDE].n):
                    stack.append(fr.CardFrame.of(FrameKinds.ASK_ASIDE, card))
        elif kind == FrameKinds.AFTER_DICE:
            for card in bits(self.owns(turn, AbilityKinds.IF_NONE)):
                if di.number_of(self.result(), CARDS[card].by_kind[AbilityKinds.IF_NONE].symbol) == 0:
                    told.append(Happened(EventKinds.CARD_USED, turn, card))
                    stack.append(fr.EffectsFrame.of(card, AbilityKinds.IF_NONE, turn))
        elif kind == FrameKinds.BUY_BEGINS:
            self.phase = Phases.BUY
        elif kind == FrameKinds.BUY_ENDS:
            if not self.bought:
                holdings.gain_energy(self, turn, 1, Causes.BUYING_NOTHING, told)
        else:
            self.phase = Phases.END
            for card in bits(self.owns(turn, AbilityKinds.END_ENERGY)):
                ability = CARDS[card].by_kind[AbilityKinds.END_ENERGY]
                n = self.players[turn].energy // ability.n
                if n:
                    told.append(Happened(EventKinds.CARD_USED, turn, card))
                    stack.append(fr.PullFrame.of(turn, ability.track, n, PullSources.CARD))

    def _keep_or_discard(self, card: Card, seat: Seat, told: list[Event]) -> None:
        """The end of a purchase."""
        if CARDS[card].is_keep:
            self.players[seat].keeps |= 1 << card
            told.append(Happened(EventKinds.KEPT, seat, card))
        else:
            self.market.pile.append(card)
            told.append(Happened(EventKinds.DISCARDED, seat, card))

    def _asks(self, top: Frame, told: list[Event]) -> bool:
        """Whether the frame on top asks; what has but one answer, or none, is settled here."""
        kind = fr.kind_of(top)
        stack = self.stack
        if kind == FrameKinds.ASK_REROLL:
            roll = self.roll
            asks = roll.dice != 0 and (roll.made < roll.allowed or questions.reroll_symbols(self) != [])
        elif kind == FrameKinds.ASK_RESOLVE:
            asks = self._has_choice(questions.resolve_codes(self))
        elif kind == FrameKinds.ASK_BUY:
            asks = self._has_choice(questions.buy_codes(self))
        elif kind == FrameKinds.ASK_PRE_ROLL:
            self.phase = Phases.ROLL
            self.roll.allowed = self.allowed_rolls()
            asks = self.dice_to_roll() != 0 or self.may_spend_token()
        elif kind == FrameKinds.ASK_MAY:
            player = self.players[fr.MayFrame.seat(top)]
            asks = player.keeps >> fr.MayFrame.card(top) & 1 == 1
            if fr.MayFrame.ability(top) == AbilityKinds.IN_SHAPE:
                asks = asks and fr.MayFrame.amount(top) != 0 and player.energy != 0
        elif kind == FrameKinds.DAMAGE:
            return damage.asks(self, top, told)
        elif kind == FrameKinds.ASK_PLACE:
            token = fr.PlaceFrame.token(top)
            asks = self.board.has_place(token)
            if not asks:
                told.append(Happened(EventKinds.NOT_PLACED, fr.PlaceFrame.seat(top), token))
        elif kind == FrameKinds.RESULT_MOMENT:
            cards = questions.result_cards(self)
            if len(cards) == 1:
                rolls.use_result(self, cards[0], told)
                return False
            asks = cards != []
        elif kind == FrameKinds.PULLED:
            cards = questions.pulled_cards(self, top)
            if len(cards) == 1:
                pulls.use_pulled(self, cards[0], top, told)
                return False
            asks = cards != []
        elif kind == FrameKinds.ASK_ADD:
            asks = self.roll.sp_left() >= 2
        elif kind == FrameKinds.ASK_LAB:
            asks = len(questions.codes_of(self, top)) != 1
        elif kind == FrameKinds.ASK_KEEPS:
            asks = self.players[self.turn].keeps != 0
            if not asks:
                stack.pop()
                turns.lose_dice(self, told)
                return False
        elif kind == FrameKinds.ASK_TAKE or kind == FrameKinds.ASK_SWAP:
            return self._asks_for_card(top, kind, told)
        else:
            return True
        if not asks:
            stack.pop()
        return asks

    def _has_choice(self, codes: list[Code]) -> bool:
        """Whether these options are more than to be done; they are asked about then."""
        if len(codes) == 1 and codes[0] == MoveKinds.DONE:
            return False
        self.listed = codes
        return True

    def _asks_for_card(self, top: Frame, kind: FrameKind, told: list[Event]) -> bool:
        """Whether ``ASK_TAKE`` or ``ASK_SWAP`` asks."""
        stack = self.stack
        card = fr.CardFrame.card(top)
        seat = fr.CardFrame.seat(top)
        theirs = self.players[1 - seat].keeps
        if kind == FrameKinds.ASK_SWAP:
            if theirs and self.players[seat].keeps >> card & 1:
                return True
            stack.pop()
            return False
        if theirs & (theirs - 1):
            return True
        if theirs:
            only = theirs.bit_length() - 1
            stack[len(stack) - 1] = fr.CardFrame.of(FrameKinds.LEAVES, only, 1 - seat)
        else:
            stack.pop()
            told.append(Happened(EventKinds.NO_EFFECT, seat, NoEffects.NO_CARD, card))
        return False


def new_state(settings: Settings, chance: Chance) -> DuelState:
    """Set-up (K13-K15) up to the first question."""
    deck = list(range(len(CARDS)))
    chance.shuffle(deck)
    nowhere = [NOT_PLACED] * len(ru.TOKENS)
    cells = [tr.cells_of(nowhere, track, settings.reading) for track in range(2)]
    state = DuelState(
        settings,
        chance,
        [Player(), Player()],
        Market(deck, [], [NONE] * ru.MARKET),
        Board(cells, [ru.FAR, ru.FAR], nowhere),
        Roll(),
        [],
    )
    told: list[Event] = []
    holdings.refill(state, told)
    state.stack.append(FrameKinds.ROLL_OFF)
    if settings.random_monsters:
        first = chance.below(MONSTERS)
        second = chance.below(MONSTERS if settings.same_monster else MONSTERS - 1)
        if not settings.same_monster and second >= first:
            second += 1
        turns.choose_monster(state, 0, first, told)
        turns.choose_monster(state, 1, second, told)
        state.run(told)
    else:
        state.stack.append(fr.SeatFrame.of(FrameKinds.ASK_MONSTER, 1))
        state.stack.append(fr.SeatFrame.of(FrameKinds.ASK_MONSTER, 0))
    return state
