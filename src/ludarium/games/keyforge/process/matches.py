"""Games that belong together: best of three, exchanged decks, bids of chains, and three decks a player (G40,
G151-G153, G272, G273).

In a Triad both players bench a deck of the other, and before each game both choose one of their own. What the one
who is asked first has chosen is kept secret until the other has chosen, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import settings as se
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Node, Scope
from ludarium.games.keyforge.position import with_at
from ludarium.games.keyforge.process.turn import SET_UP
from ludarium.games.keyforge.terms import NONE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine
    from ludarium.games.keyforge.prints import Decks

# Steps of an opening.
BIDS: Final = 0
PICKS: Final = 1
DEALS: Final = 2
BEGINS: Final = 3
BENCHES: Final = 4
CHOOSES: Final = 5

DECKS_EACH: Final = 3
"""So many decks a player brings to a Triad."""


def next_game(m: Machine) -> None:
    """Begin the next game of the match, or the only one."""
    settings = m.settings
    m.game += 1
    if settings.match == se.TRIAD:
        choose_decks(m)
        return
    lost = NONE if m.last_winner == NONE else brought_by(m, 1 - m.last_winner)
    if settings.match == se.REVERSAL:
        m.exchanged = True
    elif settings.match == se.ADAPTIVE:
        m.exchanged = m.game == 2
    lay_out(m)
    if m.game == 1:
        m.first = m.chance.below(2) if settings.first == NONE else settings.first
    else:
        m.first = brought_by(m, lost)
    m.active = m.first
    m.tell(ev.MATCH, m.game, m.first)
    f = m.push_own(OPENING, Scope(NONE, m.first), DEALS)
    f.c = lost
    if lost != NONE:
        f.a = BEGINS
    if settings.match in (se.SHORT_ADAPTIVE, se.AUCTION) or (settings.match == se.ADAPTIVE and m.game == 3):
        f.a = BIDS
        m.clock = ev.UNTIMED  # it runs from the moment when both have their decks
        m.bid = NONE
        m.bidder = NONE
        # the deck that won both games was brought by who won the first, and that one opens with 0
        f.b = m.last_winner if settings.match != se.ADAPTIVE else 1 - m.last_winner
        if f.b == NONE:
            f.b = m.first


def goes_on(m: Machine, winner: int) -> bool:
    """Whether another game of the match follows when a player has won one; a Triad marks the deck that has won."""
    match = m.settings.match
    if match == se.TRIAD:
        deck = m.playing[winner]
        if deck == NONE:  # who concedes before there is a game concedes the match
            return False
        m.proven = with_at(m.proven, winner, m.proven[winner] | 1 << deck)
    return match in (se.THREE, se.ADAPTIVE, se.TRIAD) and m.won[winner] < 2


def choose_decks(m: Machine) -> None:
    """Before a game of a Triad: the benches, once, and the decks of this game. No clock runs yet."""
    m.playing = [NONE, NONE]
    m.clear(m.decks)
    m.chains = m.settings.chains[:]
    m.tell(ev.MATCH, m.game, NONE)
    m.push_own(OPENING, Scope(NONE, 0), BENCHES if m.benched[0] == NONE else CHOOSES)


def free_decks(m: Machine, seat: int) -> list[int]:
    """The decks that a seat may still play: neither benched nor proven."""
    return [deck for deck in range(DECKS_EACH) if deck != m.benched[seat] and not m.proven[seat] >> deck & 1]


def brought_by(m: Machine, seat: int) -> int:
    """Who brought the deck that a seat plays; and, the same, who plays the deck that a seat brought."""
    return 1 - seat if m.exchanged else seat


def lay_out(m: Machine) -> None:
    """All cards into their decks."""
    exchanged = m.settings.exchanged
    normal = m.decks if m.natural is None else m.natural
    if m.settings.match == se.TRIAD:
        normal = pairing(m)
    m.natural = normal
    decks = exchanged if m.exchanged and exchanged is not None else normal
    m.clear(decks)
    m.chains = m.settings.chains[:]
    m.clock = ev.RUNNING if m.settings.minutes else ev.UNTIMED


def pairing(m: Machine) -> Decks:
    """The two decks of a game of a Triad; there are nine such pairs, made ready as they are needed."""
    from ludarium.games.keyforge.setup import decks_named

    return decks_named([m.settings.brought[seat][m.playing[seat]].word for seat in range(t.SEATS)])


@final
class Opening(Node):
    """``a`` is the step, ``b`` who bids or chooses a deck next, ``c`` who brought the deck that lost the last game; then the hands are
    dealt."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.a == DEALS:
            m.pop()
            m.push_own(SET_UP, Scope(NONE, m.first))
        elif f.a == BEGINS:
            m.ask(f, brought_by(m, f.c), co.ASK_FIRST, self.options(m, f))
        elif f.a == PICKS:
            m.ask(f, m.bidder, co.ASK_DECK, self.options(m, f))
        elif f.a == BENCHES or f.a == CHOOSES:
            if m.secret[0] != NONE and m.secret[1] != NONE:
                self._reveal(m, f)
            else:
                f.b = 0 if m.secret[0] == NONE else 1
                kind = co.ASK_BENCH if f.a == BENCHES else co.ASK_OWN_DECK
                m.ask(f, f.b, kind, self.options(m, f))
        else:
            m.ask(f, f.b, co.ASK_BID, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.a == PICKS:
            return [code(co.DECK, 0), code(co.DECK, 1)]
        if f.a == BEGINS:
            return [code(co.YES), code(co.NO)]
        if f.a == BENCHES:
            return [code(co.BENCH, deck) for deck in range(DECKS_EACH)]
        if f.a == CHOOSES:
            return [code(co.DECK, deck) for deck in free_decks(m, f.b)]
        if m.bid == NONE:
            if m.settings.match == se.ADAPTIVE:
                return [code(co.BID, 0)]
            return [code(co.BID, n) for n in range(m.settings.opening_bid, t.CHAINS_MOST + 1)]
        return [code(co.PASS), *[code(co.BID, n) for n in range(m.bid + 1, t.CHAINS_MOST + 1)]]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        what = code & co.WHAT
        number = code >> co.SHIFT
        if f.a == BEGINS:  # G40: the player of the deck that lost chooses who begins
            chooser = brought_by(m, f.c)
            m.active = m.first = chooser if what == co.YES else 1 - chooser
            f.a = DEALS
        elif f.a == BENCHES or f.a == CHOOSES:
            m.secret = with_at(m.secret, f.b, number)
        elif what == co.BID:
            m.tell(ev.BID, f.b, number)
            m.bid = number
            m.bidder = f.b
            f.b = 1 - f.b
        elif what == co.PASS:
            m.tell(ev.BID, f.b, NONE)
            if m.settings.match == se.ADAPTIVE:
                # the bids were for the deck that won both games: the one brought by the winner of game 1
                self._settle(m, f, 1 - m.last_winner)
            else:
                f.a = PICKS
        else:
            self._settle(m, f, number)

    def _reveal(self, m: Machine, f: Frame) -> None:
        """Both have chosen, so both see it: the benches first, or else the decks of the game that begins now."""
        chosen = m.secret
        m.secret = [NONE, NONE]
        if f.a == BENCHES:
            m.benched = [chosen[1], chosen[0]]
            for seat in range(t.SEATS):
                m.tell(ev.BENCHED, seat, m.benched[seat])
            f.a = CHOOSES
            return
        m.playing = chosen
        lay_out(m)
        for seat in range(t.SEATS):
            m.tell(ev.DECKS, seat)
        lost = NONE if m.last_winner == NONE else 1 - m.last_winner
        if lost != NONE:
            m.first = lost
        else:
            m.first = m.chance.below(2) if m.settings.first == NONE else m.settings.first
        m.active = m.first
        g = m.push_own(OPENING, Scope(NONE, m.first), DEALS if lost == NONE else BEGINS)
        g.c = lost

    def _settle(self, m: Machine, f: Frame, deck: int) -> None:
        """The highest bidder plays this deck with the chains of the bid."""
        first = m.first
        lost = f.c
        bidder = m.bidder
        bid = m.bid
        m.exchanged = deck != bidder
        lay_out(m)
        m.add_chains(bidder, bid)
        m.first = first if lost == NONE else brought_by(m, lost)
        m.active = m.first
        g = m.push_own(OPENING, Scope(NONE, m.first), DEALS if lost == NONE else BEGINS)
        g.c = lost


OPENING: Final[Opening] = Opening()
