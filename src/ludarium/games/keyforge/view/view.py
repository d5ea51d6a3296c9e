"""What a seat, or a spectator, knows of a game of KeyForge, for pages. ``viewer`` makes it."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import msgspec

from ludarium.core.view import PAIR, View, one_of
from ludarium.games.keyforge.engine.events import FAULT_NAMES, REASON_NAMES, STATE_NAMES
from ludarium.games.keyforge.engine.steps import turn as pt
from ludarium.games.keyforge.engine.terms import (
    DURATION_NAMES,
    KEY_NAMES,
)
from ludarium.games.keyforge.pool.facts import HALVES
from ludarium.games.keyforge.pool.houses import (
    DECK_TYPE_NAMES,
    HOUSE_NAMES,
    PLAYED_HOUSES,
)

House = Annotated[str, one_of("House", [HOUSE_NAMES[house] for house in PLAYED_HOUSES])]
KeyColour = Annotated[str, one_of("KeyColour", KEY_NAMES.values())]
Half = Annotated[str, one_of("Half", HALVES)]
CardType = Annotated[str, one_of("CardType", DECK_TYPE_NAMES)]
Phase = Annotated[str, one_of("Phase", ["bid", "mulligan", *pt.PHASE_NAMES, "over"])]
LimitState = Annotated[str, one_of("LimitState", STATE_NAMES)]
Until = Annotated[str, one_of("Until", DURATION_NAMES)]
FaultCode = Annotated[str, one_of("FaultCode", [name for name in FAULT_NAMES if name])]
Reason = Annotated[str, one_of("Reason", REASON_NAMES)]


class Note(TypedDict):
    """What a lasting effect does to a card: an ability of another one."""

    source: str
    id: str


class PrintView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A distinct card of the two decks: which card of the pool, in which houses, with which icons. ``half`` is
    which half of a gigantic creature it is, ``owner`` are the seats in whose decks it is known to be, ``also`` is the
    house of a house icon (G66)."""

    card: str
    house: House
    icons: str
    half: Half
    owner: list[int]
    also: House | None = None


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table. Hidden cards are prints, or None where the viewer doesn't know them. Who has yet to
    choose a deck for the game has none: no name, no set, no houses."""

    name: str
    set: str
    houses: list[House]
    amber: int
    keys: list[KeyColour]
    cost: int
    chains: int
    check: bool
    limit: int
    haunted: bool
    hand: list[str | None]
    deck: int
    deck_top: str | None
    archives: list[str | None]
    discard: list[str]
    purged: list[str]
    line: list[str]
    artifacts: list[str]
    token: str | msgspec.UnsetType = msgspec.UNSET
    """The print of the token reference card beside the deck; not there where there is none (G165)."""


class CardView(msgspec.Struct, frozen=True):
    """A card in play, or one being resolved."""

    print: str
    owner: int
    controller: int
    type: CardType
    houses: list[House]
    exhausted: bool
    power: int | None
    base_power: int | None
    armor: int
    armor_left: int
    damage: int
    amber: int
    plus: int
    stunned: bool
    warded: bool
    enraged: bool
    tagged: bool
    keywords: list[str]
    traits: list[str]
    top: str | None
    """The print of a gigantic creature's top half, which has its icons (G163)."""
    upgrades: list[str]
    under: list[str | None]
    flank: bool
    counters: dict[str, int]
    blank: bool
    notes: list[Note]
    core: str | msgspec.UnsetType | None = msgspec.UNSET
    """Of a token creature the print of the card that lies there facedown, None where the viewer doesn't know it; not there
    for any other card (G165)."""


class Lasts(msgspec.Struct, frozen=True):
    """A lasting effect: whose, of which card, and for how long; about which cards in play and which house, where
    those were chosen."""

    source: str
    ability: str
    until: Until
    seat: int
    cards: list[str]
    house: House | None
    named: str | msgspec.UnsetType = msgspec.UNSET
    """The card that was named, by its name in the pool; not there where none was."""


class Resolving(msgspec.Struct, frozen=True):
    """An ability that is being resolved."""

    card: str
    ability: str


class Ask(msgspec.Struct, frozen=True):
    """What is asked, by which card, and what for. ``effects`` are the abilities that options resolve which name only
    cards or numbers, by their notation; ``line`` is in whose battleline places are to be chosen from. ``amount`` is how much
    is done to the chosen card, or the number of the bonus icon that is asked about."""

    seat: int
    kind: str
    source: str | None
    ability: str | None
    verb: str
    min: int
    max: int
    chosen: list[str | None]
    amount: int | None
    effects: dict[str, str]
    line: int | None


class FaultView(msgspec.Struct, frozen=True):
    """Why something can't be done with a card now: ``keyforge-fault-<why>``."""

    card: str
    what: str
    why: FaultCode
    by: str | None


class Limit(msgspec.Struct, frozen=True):
    """How long the game may last, and how far its overtime has come (T6)."""

    minutes: int
    state: LimitState


class DeckView(msgspec.Struct, frozen=True):
    """A deck with its list, or with what is known of a hidden one; how it stands in a Triad."""

    name: str
    set: str
    houses: list[House]
    cards: list[list[str]]
    """By house, the names of its cards in the pool; of a list that the viewer may not see, those seen so far."""
    benched: bool
    won: bool
    playing: bool
    word: str
    """Empty where the viewer may not see the list."""
    token: str | msgspec.UnsetType = msgspec.UNSET
    """The token reference card beside it, by its name in the pool; not there where there is none."""


class MatchView(msgspec.Struct, frozen=True):
    """The match that the game belongs to: which game it is, what each has won, whose deck each plays; and by seat the
    deck that is played there, of a Triad all that each has brought. Nothing where a position was set up."""

    kind: str
    game: int
    wins: Annotated[list[int], PAIR]
    decks: Annotated[list[int], PAIR]
    brought: list[list[DeckView]]


class KeyForgeView(View, frozen=True, kw_only=True):
    """The whole table for one seat."""

    phase: Phase
    turn: int
    active: int
    first: int
    house: House | None
    match: MatchView
    limit: Limit
    prints: dict[str, PrintView]
    players: Annotated[list[PlayerView], PAIR]
    cards: dict[str, CardView]
    lasting: list[Lasts]
    resolving: list[Resolving]
    ask: Ask | None
    faults: list[FaultView]
    winner: int | None
    reason: Reason | None
    words: list[str]
    """Both decks as words; empty for one whose list the viewer may not see."""
    exchanged: list[str]
    """The same the other way round, where the match may need that."""
    tide: int | msgspec.UnsetType | None = msgspec.UNSET
    """For whom the tide is high, nobody as long as it is neutral; not there in a game without a tide (G161)."""
    inside: list[Any]
