"""Games that belong together: best of three, exchanged decks, bids of chains, and three decks a player (G40,
G151-G153, G272, G273).

In a Triad both players bench a deck of the other, and before each game both choose one of their own. What the one
who is asked first has chosen is kept secret until the other has chosen, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import Clocks, EventKinds
from ludarium.games.keyforge.engine.frames import Frame, Node, Numbers, Scope
from ludarium.games.keyforge.engine.layout import with_at
from ludarium.games.keyforge.engine.settings import Matches
from ludarium.games.keyforge.engine.steps.opening_hands import SET_UP
from ludarium.games.keyforge.engine.terms import CHAINS_MOST, NONE, SEATS, Seat

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.prints import Decks


class OpeningStages:
    """The stages of an opening."""

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
    if settings.match == Matches.TRIAD:
        choose_decks(m)
        return
    lost = NONE if m.last_winner == NONE else brought_by(m, 1 - m.last_winner)
    if settings.match == Matches.REVERSAL:
        m.exchanged = True
    elif settings.match == Matches.ADAPTIVE:
        m.exchanged = m.game == 2
    lay_out(m)
    if m.game == 1:
        m.first = m.chance.below(2) if settings.first == NONE else settings.first
    else:
        m.first = brought_by(m, lost)
    m.active = m.first
    m.tell(EventKinds.MATCH, m.game, m.first)
    f = OpeningFrame(OpeningStages.DEALS, lost)
    m.add_own(f, Scope(NONE, m.first))
    if lost != NONE:
        f.stage = OpeningStages.BEGINS
    if settings.match in (Matches.SHORT_ADAPTIVE, Matches.AUCTION) or (
        settings.match == Matches.ADAPTIVE and m.game == 3
    ):
        f.stage = OpeningStages.BIDS
        m.clock = Clocks.UNTIMED  # it runs from the moment when both have their decks
        m.bid = NONE
        m.bidder = NONE
        # the deck that won both games was brought by who won the first, and that one opens with 0
        f.seat = m.last_winner if settings.match != Matches.ADAPTIVE else 1 - m.last_winner
        if f.seat == NONE:
            f.seat = m.first


def goes_on(m: Machine, winner: Seat) -> bool:
    """Whether another game of the match follows when a player has won one; a Triad marks the deck that has won."""
    match = m.settings.match
    if match == Matches.TRIAD:
        deck = m.playing[winner]
        if deck == NONE:  # who concedes before there is a game concedes the match
            return False
        m.proven = with_at(m.proven, winner, m.proven[winner] | 1 << deck)
    return match in (Matches.THREE, Matches.ADAPTIVE, Matches.TRIAD) and m.won[winner] < 2


def choose_decks(m: Machine) -> None:
    """Before a game of a Triad: the benches, once, and the decks of this game. No clock runs yet."""
    m.playing = [NONE, NONE]
    m.clear(m.decks)
    m.chains = m.settings.chains[:]
    m.tell(EventKinds.MATCH, m.game, NONE)
    m.add_own(
        OpeningFrame(OpeningStages.BENCHES if m.benched[0] == NONE else OpeningStages.CHOOSES), Scope(NONE, 0)
    )


def free_decks(m: Machine, seat: Seat) -> list[int]:
    """The decks that a seat may still play: neither benched nor proven."""
    return [deck for deck in range(DECKS_EACH) if deck != m.benched[seat] and not m.proven[seat] >> deck & 1]


def brought_by(m: Machine, seat: Seat) -> Seat:
    """Who brought the deck that a seat plays; and, the same, who plays the deck that a seat brought."""
    return 1 - seat if m.exchanged else seat


def lay_out(m: Machine) -> None:
    """All cards into their decks."""
    exchanged = m.settings.exchanged
    normal = m.decks if m.natural is None else m.natural
    if m.settings.match == Matches.TRIAD:
        normal = pairing(m)
    m.natural = normal
    decks = exchanged if m.exchanged and exchanged is not None else normal
    m.clear(decks)
    m.chains = m.settings.chains[:]
    m.clock = Clocks.RUNNING if m.settings.minutes else Clocks.UNTIMED


def pairing(m: Machine) -> Decks:
    """The two decks of a game of a Triad; there are nine such pairs, made ready as they are needed."""
    return m.decks_named([m.settings.brought[seat][m.playing[seat]].word for seat in range(SEATS)])


@mypyc_attr(acyclic=True)
@final
class OpeningFrame(Frame):
    """How far an opening has come."""

    def __init__(self, stage: int = OpeningStages.BIDS, lost: Seat = 0) -> None:
        super().__init__(OPENING)
        self.stage = stage
        self.seat: Seat = 0
        """Who bids or chooses a deck next."""
        self.lost = lost
        """Who brought the deck that lost the last game."""

    def numbers(self) -> Numbers:
        return self.stage, self.seat, self.lost, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.stage = a
        self.seat = b
        self.lost = c


@final
class Opening(Node):
    """What comes before a game of a match; then the hands are dealt."""

    def frame(self) -> OpeningFrame:
        return OpeningFrame()

    def run(self, m: Machine, f: OpeningFrame) -> None:
        if f.stage == OpeningStages.DEALS:
            m.pop()
            m.push_own(SET_UP, Scope(NONE, m.first))
        elif f.stage == OpeningStages.BEGINS:
            m.ask(f, brought_by(m, f.lost), AskKinds.FIRST, self.options(m, f))
        elif f.stage == OpeningStages.PICKS:
            m.ask(f, m.bidder, AskKinds.DECK, self.options(m, f))
        elif f.stage == OpeningStages.BENCHES or f.stage == OpeningStages.CHOOSES:
            if m.secret[0] != NONE and m.secret[1] != NONE:
                self._reveal(m, f)
            else:
                f.seat = 0 if m.secret[0] == NONE else 1
                kind = AskKinds.BENCH if f.stage == OpeningStages.BENCHES else AskKinds.OWN_DECK
                m.ask(f, f.seat, kind, self.options(m, f))
        else:
            m.ask(f, f.seat, AskKinds.BID, self.options(m, f))

    def options(self, m: Machine, f: OpeningFrame) -> list[Code]:
        if f.stage == OpeningStages.PICKS:
            return [code(MoveKinds.DECK, 0), code(MoveKinds.DECK, 1)]
        if f.stage == OpeningStages.BEGINS:
            return [code(MoveKinds.YES), code(MoveKinds.NO)]
        if f.stage == OpeningStages.BENCHES:
            return [code(MoveKinds.BENCH, deck) for deck in range(DECKS_EACH)]
        if f.stage == OpeningStages.CHOOSES:
            return [code(MoveKinds.DECK, deck) for deck in free_decks(m, f.seat)]
        if m.bid == NONE:
            if m.settings.match == Matches.ADAPTIVE:
                return [code(MoveKinds.BID, 0)]
            return [code(MoveKinds.BID, n) for n in range(m.settings.opening_bid, CHAINS_MOST + 1)]
        return [code(MoveKinds.PASS), *[code(MoveKinds.BID, n) for n in range(m.bid + 1, CHAINS_MOST + 1)]]

    def chosen(self, m: Machine, f: OpeningFrame, code: Code) -> None:
        what = code & WHAT
        number = code >> SHIFT
        if f.stage == OpeningStages.BEGINS:  # G40: the player of the deck that lost chooses who begins
            chooser = brought_by(m, f.lost)
            m.active = m.first = chooser if what == MoveKinds.YES else 1 - chooser
            f.stage = OpeningStages.DEALS
        elif f.stage == OpeningStages.BENCHES or f.stage == OpeningStages.CHOOSES:
            m.secret = with_at(m.secret, f.seat, number)
        elif what == MoveKinds.BID:
            m.tell(EventKinds.BID, f.seat, number)
            m.bid = number
            m.bidder = f.seat
            f.seat = 1 - f.seat
        elif what == MoveKinds.PASS:
            m.tell(EventKinds.BID, f.seat, NONE)
            if m.settings.match == Matches.ADAPTIVE:
                # the bids were for the deck that won both games: the one brought by the winner of game 1
                self._settle(m, f, 1 - m.last_winner)
            else:
                f.stage = OpeningStages.PICKS
        else:
            self._settle(m, f, number)

    def _reveal(self, m: Machine, f: OpeningFrame) -> None:
        """Both have chosen, so both see it: the benches first, or else the decks of the game that begins now."""
        chosen = m.secret
        m.secret = [NONE, NONE]
        if f.stage == OpeningStages.BENCHES:
            m.benched = [chosen[1], chosen[0]]
            for seat in range(SEATS):
                m.tell(EventKinds.BENCHED, seat, m.benched[seat])
            f.stage = OpeningStages.CHOOSES
            return
        m.playing = chosen
        lay_out(m)
        for seat in range(SEATS):
            m.tell(EventKinds.DECKS, seat)
        lost = NONE if m.last_winner == NONE else 1 - m.last_winner
        if lost != NONE:
            m.first = lost
        else:
            m.first = m.chance.below(2) if m.settings.first == NONE else m.settings.first
        m.active = m.first
        m.add_own(
            OpeningFrame(OpeningStages.DEALS if lost == NONE else OpeningStages.BEGINS, lost),
            Scope(NONE, m.first),
        )

    def _settle(self, m: Machine, f: OpeningFrame, deck: int) -> None:
        """The highest bidder plays this deck with the chains of the bid."""
        first = m.first
        lost = f.lost
        bidder = m.bidder
        bid = m.bid
        m.exchanged = deck != bidder
        lay_out(m)
        m.add_chains(bidder, bid)
        m.first = first if lost == NONE else brought_by(m, lost)
        m.active = m.first
        m.add_own(
            OpeningFrame(OpeningStages.DEALS if lost == NONE else OpeningStages.BEGINS, lost),
            Scope(NONE, m.first),
        )


OPENING: Final[Opening] = Opening()
