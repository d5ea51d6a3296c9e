"""Cards between the piles and the hands: dealing, drawing, discarding."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.events import EventKinds, Happened
from ludarium.games.ready_fence.legal import Legal
from ludarium.games.ready_fence.terms import NONE, Card, Cards, DiscardCause, EventKind, Seat, lowest


@mypyc_attr(acyclic=True)
class Dealing(Legal):
    """What happens to cards outside a phrase. Every change adds its events to ``told``."""

    def tell(
        self,
        told: list[Event],
        what: EventKind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        g: int = 0,
    ) -> None:
        """Add an event; ``events.EVENTS`` says what its numbers are."""
        told.append(Happened(self.settings.table, what, a, b, c, d, e, f, g))

    def _random(self, cards: Cards) -> Card:
        """One of ``cards``, every one equally likely."""
        skipped = self.chance.below(cards.bit_count())
        while skipped:
            cards &= cards - 1
            skipped -= 1
        return lowest(cards)

    def held(self, seat: Seat, name: Card) -> Card:
        """The card that a player gives out when it is called by its name: a known one first, so that nobody
        seems to know more of the hand than before."""
        return self._known_first(seat, self.fencers[seat].hand & self.settings.table.alike[name])

    def _known_first(self, seat: Seat, cards: Cards) -> Card:
        """Of cards of one name in a hand, the one that everybody knows of, if there is one."""
        return lowest(cards & self.fencers[seat].known or cards)

    def _deal(self, seat: Seat, count: int, told: list[Event]) -> None:
        """Deal ``count`` cards to ``seat`` (F23)."""
        piles = self.piles
        dealt = 0
        for _ in range(count):
            bit = 1 << self._random(piles.stock)
            piles.stock ^= bit
            dealt |= bit
        self.fencers[seat].hand |= dealt
        self.tell(told, EventKinds.DEALT, seat, count, dealt)

    def _draw(self, seat: Seat, count: int, told: list[Event]) -> None:
        """Draw from the timer as long as it lasts (F55)."""
        piles = self.piles
        drawn = 0
        number = 0
        while number < count and piles.timer > 0:
            bit = 1 << self._random(piles.stock)
            piles.stock ^= bit
            piles.timer -= 1
            drawn |= bit
            number += 1
        if number == 0:
            return
        fencer = self.fencers[seat]
        fencer.hand |= drawn
        if self.progress.priority != NONE:
            fencer.fresh += number
        self.tell(told, EventKinds.DREW, seat, number, drawn, piles.timer)

    def _discard(self, seat: Seat, card: Card, how: DiscardCause, told: list[Event]) -> None:
        """Lay a card of the hand face up on the discards."""
        fencer = self.fencers[seat]
        bit = 1 << card
        fencer.hand &= ~bit
        fencer.known &= ~bit
        self.piles.discards |= bit
        self.tell(told, EventKinds.DISCARDED, seat, card, how)

    def _refill(self, first: Seat, told: list[Event]) -> None:
        """Fill both hands up from the timer, ``first`` first (F53)."""
        for seat in (first, 1 - first):
            missing = ru.HAND - self.fencers[seat].hand.bit_count()
            if missing > 0:
                self._draw(seat, missing, told)

    def _pass_time(self) -> None:
        """The top card of the timer is discarded unseen (F34, F107)."""
        self.piles.timer -= 1
        self.piles.unseen += 1
