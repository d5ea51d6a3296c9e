"""The data of a game of King of Tokyo: Duel, in five groups, and what can be read off them at once.

Each group lists its fields once, with the values of a game before the first turn, and copies itself.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludarium.core.chance import Chance
from ludarium.core.plain import fields
from ludarium.core.state import Outcome, State
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, COSTS, HAS, AbilityKind, AbilityKinds, bits
from ludarium.games.tokyo_duel.frames import Frame
from ludarium.games.tokyo_duel.notation import Code
from ludarium.games.tokyo_duel.rules import Settings
from ludarium.games.tokyo_duel.terms import (
    NO_ZONE,
    NONE,
    SYMBOLS,
    Card,
    Cards,
    Cell,
    CellIndex,
    Cells,
    Dice,
    Monster,
    Phases,
    Placement,
    Seat,
    Symbol,
    Symbols,
    Token,
    Track,
    WinCause,
    WinCauses,
    Zone,
)


@mypyc_attr(acyclic=True)
@final
class Player:
    """A monster and what it has."""

    def __init__(self) -> None:
        self.monster: Monster = NONE
        self.health = 0
        self.energy = 0
        self.tokens = 0
        """Dice tokens."""
        self.keeps: Cards = 0
        self.extra_turns = 0
        self.fewer_dice = 0
        """By how many dice the next turn is poorer (TD43)."""
        self.dominated = 0
        """How often the next turn is dominated (TD09)."""
        self.lost = 0
        """HP lost this turn."""
        self.immune = False
        """Until the end of this turn (TD49)."""

    def clone(self) -> Player:
        copy = Player()
        copy.monster = self.monster
        copy.health = self.health
        copy.energy = self.energy
        copy.tokens = self.tokens
        copy.keeps = self.keeps
        copy.extra_turns = self.extra_turns
        copy.fewer_dice = self.fewer_dice
        copy.dominated = self.dominated
        copy.lost = self.lost
        copy.immune = self.immune
        return copy

    def most(self) -> int:
        """The starting health of the monster (K43)."""
        return ru.HEALTH[self.monster]

    def owns(self, kind: AbilityKind) -> Cards:
        """The Keep cards that have an ability."""
        return self.keeps & HAS[kind]


@mypyc_attr(acyclic=True)
@final
class Roll:
    """The dice of the running turn, and what has been done with them."""

    def __init__(self) -> None:
        self.dice: Dice = 0
        self.added: Dice = 0
        """Symbols that an Alienoid has added."""
        self.missing = 0
        """Dice that this turn lacks (TD09, TD43)."""
        self.token_dice = 0
        """Dice tokens spent, for one die more each."""
        self.made = 0
        """Rolls made; those of TD20 do not count."""
        self.allowed = 0
        """Rolls that may be made."""
        self.sp_used = 0
        """SP symbols spent on special power."""
        self.resolved = 0
        """Symbols that are resolved, one bit each."""
        self.attacks = 0
        """ATT symbols that were resolved."""

    def clone(self) -> Roll:
        copy = Roll()
        copy.dice = self.dice
        copy.added = self.added
        copy.missing = self.missing
        copy.token_dice = self.token_dice
        copy.made = self.made
        copy.allowed = self.allowed
        copy.sp_used = self.sp_used
        copy.resolved = self.resolved
        copy.attacks = self.attacks
        return copy

    def is_resolved(self, symbol: Symbol) -> bool:
        return self.resolved >> symbol & 1 == 1

    def sp_left(self) -> int:
        """SP symbols that are not spent."""
        special = Symbols.SPECIAL
        return di.number_of(self.dice, special) + di.number_of(self.added, special) - self.sp_used


@mypyc_attr(acyclic=True)
@final
class Market:
    """The cards that nobody owns. ``deck`` never changes in place, so that copies share it: the first ``left`` of its
    cards are left, the last of them on top."""

    def __init__(self, deck: list[Card], pile: list[Card], offers: list[Card]) -> None:
        self.deck = deck
        self.left = len(deck)
        self.pile = pile
        self.offers = offers
        """The card on each space, left to right; ``NONE`` for an empty one."""

    def clone(self) -> Market:
        copy = Market(self.deck, self.pile[:], self.offers[:])
        copy.left = self.left
        return copy

    def dump(self) -> tuple[object, ...]:
        return tuple(self.deck[: self.left]), tuple(self.pile), tuple(self.offers)


@mypyc_attr(acyclic=True)
@final
class Board:
    """The two tracks, by ``Track``. What the lists of ``cells`` hold, and ``placed``, never change in place, so that copies
    share them."""

    def __init__(self, cells: list[Cells], markers: list[CellIndex], placed: list[Placement]) -> None:
        self.cells = cells
        self.markers = markers
        """Where the marker of each track stands."""
        self.placed = placed
        """Where each token lies."""

    def clone(self) -> Board:
        return Board(self.cells[:], self.markers[:], self.placed)

    def cell(self, track: Track) -> Cell:
        """The cell that a marker stands on."""
        return self.cells[track][self.markers[track]]

    def zone(self, track: Track) -> Zone:
        """The zone that a marker stands in."""
        return tr.zone(self.cell(track))

    def movable(self, token: Token) -> bool:
        """Whether a token may be laid or moved: no marker stands on it (K47)."""
        return tr.token_of(self.cell(0)) != token and tr.token_of(self.cell(1)) != token

    def places(self, token: Token) -> list[Placement]:
        """Where a token may be laid now; nowhere when a marker holds it."""
        if not self.movable(token):
            return []
        return tr.places(token, self.placed, [self.cell(0), self.cell(1)])

    def has_place(self, token: Token) -> bool:
        """Whether a token may be laid anywhere now."""
        if not self.movable(token):
            return False
        for track in range(2):
            if tr.free_starts(token, self.placed, self.cell(track), track):
                return True
        return False


@mypyc_attr(acyclic=True)
class Position(State):
    """A game in progress."""

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        players: list[Player],
        market: Market,
        board: Board,
        roll: Roll,
        stack: list[Frame],
    ) -> None:
        self.settings = settings
        self.chance = chance
        self.players = players
        """By seat."""
        self.market = market
        self.board = board
        self.roll = roll
        self.stack = stack
        """Unfinished business (``frames``)."""
        self.phase = Phases.CHOOSING
        self.turn: Seat = NONE
        """The active player; ``NONE`` before the roll-off."""
        self.number = 0
        """Of the turn, from 1."""
        self.starter: Seat = NONE
        self.first_turn = False
        self.bought = False
        """Whether a card was bought this turn."""
        self.used: Cards = 0
        """Cards whose use of this turn is spent."""
        self.running: Cards = 0
        """Cards inside their own resolution (K78)."""
        self.halted = 0
        """Tracks on which a King token has ended movement for this turn (the option ``king_stop``), one bit each."""
        self.winner: Seat = NONE
        self.reason: WinCause = NONE
        self.listed: list[Code] | None = None
        """The options of what is asked, once they have been listed: until something is chosen. Never changed."""

    def set_like(self, other: Position) -> None:
        """Take over what ``other`` has outside its groups."""
        self.phase = other.phase
        self.turn = other.turn
        self.number = other.number
        self.starter = other.starter
        self.first_turn = other.first_turn
        self.bought = other.bought
        self.used = other.used
        self.running = other.running
        self.halted = other.halted
        self.winner = other.winner
        self.reason = other.reason

    def dump(self) -> tuple[object, ...]:
        return fields(self, "listed")

    def outcome(self) -> Outcome | None:
        if self.winner == NONE:
            return None
        return Outcome([1, 0] if self.winner == 0 else [0, 1], [self.winner])

    def owns(self, seat: Seat, kind: AbilityKind) -> Cards:
        """The Keep cards of a seat that have an ability."""
        return self.players[seat].keeps & HAS[kind]

    def is_halted(self, track: Track) -> bool:
        return self.halted >> track & 1 == 1

    # -- the dice of the turn

    def extra_symbols(self) -> Dice:
        """Symbols that the active player's cards add to the result, counted now (K85)."""
        extra = 0
        mine = self.players[self.turn].keeps
        if mine & (HAS[AbilityKinds.ADD_SYMBOL] | HAS[AbilityKinds.ADD_PER_ZONE]):
            for card in bits(mine & HAS[AbilityKinds.ADD_SYMBOL]):
                ability = CARDS[card].by_kind[AbilityKinds.ADD_SYMBOL]
                extra += di.of(ability.symbol, ability.n)
            for card in bits(mine & HAS[AbilityKinds.ADD_PER_ZONE]):
                ability = CARDS[card].by_kind[AbilityKinds.ADD_PER_ZONE]
                for track in range(2):
                    if self.board.zone(track) != NO_ZONE:
                        extra += di.of(ability.symbol, ability.n)
        return extra

    def result(self) -> Dice:
        """All symbols of the result (K24, K85)."""
        return self.roll.dice + self.roll.added + self.extra_symbols()

    def most_alike(self) -> int:
        """How many symbols of the result are of the most frequent kind."""
        result = self.result()
        most = 0
        for symbol in range(SYMBOLS):
            most = max(most, di.number_of(result, symbol))
        return most

    def card_dice(self) -> int:
        """Dice that the active player's cards add (K81)."""
        n = 0
        mine = self.owns(self.turn, AbilityKinds.EXTRA_DIE)
        if mine:
            for card in bits(mine):
                n += CARDS[card].by_kind[AbilityKinds.EXTRA_DIE].n
        return n

    def allowed_rolls(self) -> int:
        """How many rolls the running turn has (K20, TD16)."""
        n = ru.ROLLS
        for card in bits(self.owns(self.turn, AbilityKinds.EXTRA_ROLL)):
            n += CARDS[card].by_kind[AbilityKinds.EXTRA_ROLL].n
        return n

    def dice_to_roll(self) -> int:
        """K81."""
        base = ru.FIRST_DICE if self.first_turn else ru.BASE_DICE
        return max(0, base - self.roll.missing) + min(ru.EXTRA_DICE, self.card_dice() + self.roll.token_dice)

    def may_spend_token(self) -> bool:
        """Whether the active player may spend a dice token for one die more."""
        return self.players[self.turn].tokens > 0 and self.card_dice() + self.roll.token_dice < ru.EXTRA_DICE

    # -- the market, the end

    def price(self, space: int, less: int) -> int:
        """What the card on a space of the market costs (K34)."""
        cost = COSTS[self.market.offers[space]] - less
        if space == ru.MARKET - 1:
            cost -= 1
        return max(self.settings.least_price, cost)

    def room_for_tokens(self, seat: Seat) -> int:
        """How many dice tokens more a seat may gain now (K42)."""
        players = self.players
        return min(
            ru.MOST_TOKENS - players[seat].tokens,
            self.settings.token_supply - players[0].tokens - players[1].tokens,
        )

    def winner_now(self) -> tuple[Seat, WinCause]:
        """The seat that has won, and how; ``(NONE, NONE)`` when nobody has (K62-K64)."""
        for seat in range(2):
            if self.players[1 - seat].health == 0:
                return seat, WinCauses.HEALTH
        board = self.board
        for track in range(2):
            at = board.markers[track]
            if at == 0:
                return 1, WinCauses.SPACE
            if at == len(board.cells[track]) - 1:
                return 0, WinCauses.SPACE
        zone = board.zone(0)
        if zone != NO_ZONE and zone == board.zone(1):
            return zone, WinCauses.ZONES
        return NONE, NONE
