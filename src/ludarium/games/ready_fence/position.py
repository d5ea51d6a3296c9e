"""The data of a bout, in five groups, and what else can be read off them at once.

Each group lists its fields once, with the values of a bout before the deal, and copies itself.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE
from ludarium.core.plain import fields
from ludarium.core.state import State
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.rules import Settings
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    Card,
    CardNumber,
    Cards,
    Code,
    Distance,
    Kind,
    Kinds,
    Phases,
    PhraseStatuses,
    Role,
    Seat,
    Seats,
    Speed,
    Square,
    Stamina,
    Steps,
    ThreatKind,
    ThreatKinds,
    WeaponPositions,
    WinCauses,
)


@mypyc_attr(acyclic=True)
@final
class Fencer:
    """What one fencer has, on the strip and in hand."""

    def __init__(self, square: Square) -> None:
        self.square = square
        self.position = WeaponPositions.LINE
        self.score = 0
        self.stamina = ru.FULL_STAMINA
        self.hand: Cards = 0
        self.known: Cards = 0
        """The cards of the hand that everybody knows to be there."""
        self.fresh = 0
        """Cards drawn in extra time."""
        self.stalled = False
        """Whether the last action of a game turn of this fencer was a Stall."""
        self.laid: Cards = 0
        """The cards that lie on the table in the running phrase."""
        self.used = 0
        """Fencing actions taken in the phrase, which is the running one or the last (F61)."""
        self.cardless = False
        """Whether a defence without a card was taken in the phrase (F84)."""
        self.spent = False
        """Whether SP were spent in the phrase (F49)."""

    def clone(self) -> Fencer:
        copy = Fencer(self.square)
        copy.position = self.position
        copy.score = self.score
        copy.stamina = self.stamina
        copy.hand = self.hand
        copy.known = self.known
        copy.fresh = self.fresh
        copy.stalled = self.stalled
        copy.laid = self.laid
        copy.used = self.used
        copy.cardless = self.cardless
        copy.spent = self.spent
        return copy


@mypyc_attr(acyclic=True)
@final
class CardPiles:
    """The cards that are neither in a hand nor on the table."""

    def __init__(self, stock: Cards) -> None:
        self.stock = stock
        """The timer deck, the reserve, and what was discarded face down. Nobody knows the order of any of them, so
        no order is kept: each draw takes one card of the stock at random."""
        self.timer = 0
        """How many cards of the stock are the timer deck."""
        self.timer_then = 0
        """The same when the game turn began."""
        self.unseen = 0
        """How many cards of the stock were discarded face down."""
        self.discards: Cards = 0
        self.past: Cards = 0
        """What lay face up in the discards when extra time began; it went into the stock."""
        self.aside: Cards = 0
        """Cards out of play in extra time: what was neither discarded nor drawn before it."""

    def clone(self) -> CardPiles:
        copy = CardPiles(self.stock)
        copy.timer = self.timer
        copy.timer_then = self.timer_then
        copy.unseen = self.unseen
        copy.discards = self.discards
        copy.past = self.past
        copy.aside = self.aside
        return copy


@mypyc_attr(acyclic=True)
@final
class Progress:
    """How far the bout has come, and what the active player has done in this game turn."""

    def __init__(self) -> None:
        self.period = 1
        self.opener: Seat = NONE
        """Who had the first game turn of the period."""
        self.cap = ru.FULL_STAMINA
        """The most SP of the period."""
        self.turn: Seat = NONE
        """The active player."""
        self.number = 0
        """Of the game turn, from 1."""
        self.acts = 0
        """Exploratory actions taken in the game turn."""
        self.changed = False
        """Whether the weapon position was changed in the game turn."""
        self.exchanged = False
        """Whether a card was exchanged in the game turn."""
        self.idle = 0
        """Game turns in succession without a touch and without a card from the timer (F107)."""
        self.priority: Seat = NONE
        """Who has priority in extra time (F114)."""
        self.sudden = False
        """Whether sudden death is on (F118)."""

    def clone(self) -> Progress:
        copy = Progress()
        copy.period = self.period
        copy.opener = self.opener
        copy.cap = self.cap
        copy.turn = self.turn
        copy.number = self.number
        copy.acts = self.acts
        copy.changed = self.changed
        copy.exchanged = self.exchanged
        copy.idle = self.idle
        copy.priority = self.priority
        copy.sudden = self.sudden
        return copy


@mypyc_attr(acyclic=True)
@final
class Threat:
    """What is to be answered. Never changed: the next threat is another one."""

    def __init__(
        self, owner: Seat, kind: ThreatKind, counts_as: Kind, speed: Speed, own: CardNumber, tie: bool = False
    ) -> None:
        self.owner = owner
        self.kind = kind
        self.counts_as = counts_as
        """The kind of card that it counts as (F64)."""
        self.speed = speed
        self.own = own
        self.tie = tie
        """Whether it is as fast as what it met: accepted, it is a double touch."""


NO_THREAT: Final = Threat(NONE, ThreatKinds.ATTACK, 0, 0, 0)


@mypyc_attr(acyclic=True)
@final
class FencePlay:
    """One play of a phrase, for those who look at it; 0 where a number does not apply. Never changed."""

    def __init__(
        self,
        seat: Seat,
        role: Role,
        card: Card = NONE,
        addon: Card = NONE,
        speed: Speed = 0,
        need: Speed = 0,
        riposte: Speed = 0,
        paid: Stamina = 0,
    ) -> None:
        self.seat = seat
        self.role = role
        self.card = card
        self.addon = addon
        self.speed = speed
        """Its effective speed; that of a defence as a defence."""
        self.need = need
        """The speed that it had to reach."""
        self.riposte = riposte
        """The speed of the riposte that it became."""
        self.paid = paid


@mypyc_attr(acyclic=True)
@final
class FencePhrase:
    """The running phrase, or the last one. Not changed any more once it is over, so that copies share it."""

    def __init__(self, attacker: Seat, opening: Card, addon: Card, speed: Speed) -> None:
        self.attacker = attacker
        self.opening = opening
        """The card that opened it."""
        self.opening_addon = addon
        self.opening_speed = speed
        """V0: the opening attack's speed as the Defender had to meet it (F123)."""
        self.status = PhraseStatuses.NONE
        self.scorer: Seat = NONE
        self.plays: tuple[FencePlay, ...] = ()
        self.first: Role = NONE
        """The role of the Defender's first answer while the Attacker may still feint or renew over it."""
        self.first_speed: Speed = 0
        """What a replaced attack is compared with (F81)."""
        self.threat = NO_THREAT

    def clone(self) -> FencePhrase:
        copy = FencePhrase(self.attacker, self.opening, self.opening_addon, self.opening_speed)
        copy.status = self.status
        copy.scorer = self.scorer
        copy.plays = self.plays
        copy.first = self.first
        copy.first_speed = self.first_speed
        copy.threat = self.threat
        return copy


NO_PHRASE: Final = FencePhrase(NONE, 0, NONE, 0)
"""Before the first one."""


@mypyc_attr(acyclic=True)
class Position(State):
    """A bout in progress."""

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        fencers: list[Fencer],
        piles: CardPiles,
        progress: Progress,
        phrase: FencePhrase,
    ) -> None:
        self.settings = settings
        self.chance = chance
        self.fencers = fencers
        """By seat."""
        self.piles = piles
        self.progress = progress
        self.phrase = phrase
        self.phase = Phases.DEAL
        self.asked: Seat = TABLE
        self.winner: Seat = NONE
        self.reason = WinCauses.POINTS
        self.listed: list[Code] | None = None
        """The options of what is asked, once they have been listed: until something is chosen. Never changed."""

    def dump(self) -> tuple[object, ...]:
        return fields(self, "listed")

    def distance(self) -> Distance:
        """The empty squares between the fencers (F38)."""
        return self.fencers[Seats.RED].square - self.fencers[Seats.GREEN].square - 1

    def holds(self, seat: Seat, kind: Kind) -> Cards:
        """The cards of a kind in a hand."""
        return self.fencers[seat].hand & self.settings.table.masks[kind]

    def is_fleche(self) -> bool:
        """Whether a Flèche opened the phrase."""
        return KIND_OF[self.phrase.opening] == Kinds.FL

    def square_after(self, seat: Seat, steps: Steps) -> Square:
        """Where steps lead a fencer; backward ones end in the zone at the latest."""
        square = self.fencers[seat].square + steps * ru.FORWARD[seat]
        low = self.settings.first - 1
        high = self.settings.last + 1
        return low if square < low else min(square, high)

    def is_off(self, seat: Seat) -> bool:
        """Whether a fencer stands in the zone behind their own end (F103)."""
        square = self.fencers[seat].square
        return square < self.settings.first or square > self.settings.last
