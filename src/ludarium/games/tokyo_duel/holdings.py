"""What monsters have and lose, and the market: the plain deeds that everything else is made of."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import events as ev
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS
from ludarium.games.tokyo_duel.events import Happened
from ludarium.games.tokyo_duel.position import NONE, Position, frame


class Holdings(Position):
    """A position that can be changed in small steps."""

    # -- what monsters have

    def _heal(self, seat: int, n: int, cause: int, told: list[Event]) -> None:
        """K28, K43, and TD32's HP more. ``cause`` is a card, or one of ``events.BY_…``, here and below."""
        most = self.most(seat)
        gained = min(n, most - self.health[seat])
        if n and self.health[seat] + gained < most:
            for card in ca.bits(self.owns(seat, ca.HEAL_MORE) & ~self.used):
                self.used |= 1 << card
                told.append(Happened(ev.CARD_USED, seat, card))
                gained += CARDS[card].by_word[ca.HEAL_MORE].a
        self.health[seat] += gained
        if gained:
            told.append(Happened(ev.HEALED, seat, gained, self.health[seat], cause))
        elif n:
            told.append(Happened(ev.NO_EFFECT, seat, ev.FULL_HEALTH, cause))

    def _gain_energy(self, seat: int, n: int, cause: int, told: list[Event]) -> None:
        """Energy that is gained; the rival may copy what comes from dice, power and rewards (TD39)."""
        self.energy[seat] += n
        told.append(Happened(ev.ENERGY, seat, n, self.energy[seat], cause))
        if ev.BY_REWARD <= cause <= ev.BY_DICE and seat == self.turn and self.phase == po.RESOLVE:
            for copy in ca.bits(self.owns(1 - seat, ca.COPY_ENERGY)):
                self.stack.append(frame(po.ASK_MAY, copy, ca.COPY_ENERGY, n, 1 - seat))

    def _gain_tokens(self, seat: int, n: int, cause: int, told: list[Event]) -> None:
        """K42."""
        gained = min(n, self.room_for_tokens(seat))
        if gained > 0:
            self.tokens[seat] += gained
            told.append(Happened(ev.TOKEN_GAINED, seat, gained, self.tokens[seat], cause))
        elif n:
            told.append(Happened(ev.NO_EFFECT, seat, ev.FULL_TOKENS, cause))

    def _leaves(self, card: int, seat: int, told: list[Event]) -> None:
        """A Keep card goes to the discard pile (K88)."""
        if self.keeps[seat] >> card & 1:
            self.keeps[seat] ^= 1 << card
            self.pile.append(card)
            told.append(Happened(ev.DISCARDED, seat, card))

    def _swap(self, card: int, seat: int, taken: int, told: list[Event]) -> None:
        """TD48: the two cards change places."""
        self.keeps[seat] = self.keeps[seat] ^ 1 << card | 1 << taken
        self.keeps[1 - seat] = self.keeps[1 - seat] ^ 1 << taken | 1 << card
        told.append(Happened(ev.TAKEN, seat, taken, card))

    # -- damage comes up

    def _hurt(self, seat: int, n: int, card: int, by: int) -> None:
        """A damage event comes up; nothing happens by 0 HP."""
        if n:
            self.stack.append(frame(po.DAMAGE, seat, n, n, card + 1, by + 1))

    def _hurt_in_turn(self, victims: list[int], n: int, card: int, by: int) -> None:
        """Separate events of ``n`` HP each: the rival's, who is named first, come first (K65), unless the
        option says otherwise. What is pushed last comes up first."""
        for victim in reversed(victims) if self.settings.rival_first else victims:
            self._hurt(victim, n, card, by)

    # -- the market

    def _draw(self, told: list[Event]) -> int:
        """The top card of the deck, which is made anew from the discard pile when it is empty (K38)."""
        if self.deck_left == 0:
            if not self.pile:
                return NONE
            deck = self.pile
            self.chance.shuffle(deck)
            self.deck = deck
            self.deck_left = len(deck)
            self.pile = []
            told.append(Happened(ev.RESHUFFLED, self.deck_left))
        self.deck_left -= 1
        return self.deck[self.deck_left]

    def refill(self, told: list[Event]) -> None:
        """Slide the cards to the right, then fill from the deck (K35)."""
        left = [card for card in self.market if card != NONE]
        while len(left) < ru.MARKET:
            card = self._draw(told)
            if card == NONE:
                break
            left.insert(0, card)
            told.append(Happened(ev.REVEALED, card, ru.MARKET - len(left)))
        self.market = [NONE] * (ru.MARKET - len(left)) + left

    def _take_from_market(self, card: int, told: list[Event]) -> None:
        self.market[self.market.index(card)] = NONE
        self.refill(told)

    def _sweep(self, told: list[Event]) -> None:
        """K36."""
        seat = self.turn
        self.energy[seat] -= ru.SWEEP_PRICE
        swept = 0
        for i in range(ru.MARKET):
            card = self.market[i]
            swept |= (card + 1) << 6 * i
            if card != NONE:
                self.pile.append(card)
                self.market[i] = NONE
        told.append(Happened(ev.SWEPT, seat, swept, ru.SWEEP_PRICE))
        self.refill(told)

    # -- the end

    def over(self, told: list[Event]) -> bool:
        """Whether somebody has won now (K62-K65)."""
        winner, reason = self.winner_now()
        if winner == NONE:
            return False
        self._ends(winner, reason, told)
        return True

    def _ends(self, winner: int, reason: int, told: list[Event]) -> None:
        self.winner = winner
        self.reason = reason
        self.phase = po.OVER
        for top in self.stack:
            if top & 63 == po.BOUGHT:  # nothing is lost: a card in mid-purchase is discarded
                self.pile.append(top >> 6 & 255)
        self.stack.clear()
        told.append(Happened(ev.GAME_OVER, winner, reason))
