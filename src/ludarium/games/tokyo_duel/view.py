"""What a seat knows of a game of King of Tokyo: Duel: everything but the order of the deck. The form of
it, which ``viewer`` fills."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludarium.core.view import Options, View, keyed, one_of
from ludarium.games.tokyo_duel.frames import Frame
from ludarium.games.tokyo_duel.terms import (
    MONSTER_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    REWARD_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    CellIndex,
    Seat,
    Space,
)

MonsterId = Annotated[str, one_of("MonsterId", MONSTER_NAMES)]
TrackId = Annotated[str, one_of("TrackId", TRACK_NAMES)]
SymbolId = Annotated[str, one_of("SymbolId", SYMBOL_NAMES)]
RewardName = Annotated[str, one_of("Reward", [name for name in REWARD_NAMES if name])]
PhaseName = Annotated[str, one_of("Phase", PHASE_NAMES)]
ReasonName = Annotated[str, one_of("Reason", REASON_NAMES)]


class PlayerView(msgspec.Struct, frozen=True):
    """A monster and what it has. ``used`` are cards whose use of this turn is spent; ``king`` The King's
    tokens that are not on the board."""

    seat: Seat
    monster: MonsterId | None
    health: int
    most: int
    energy: int
    tokens: int
    keeps: list[str]
    used: list[str]
    extra_turns: int
    fewer_dice: int
    dominated: int
    immune: bool
    lost: int
    king: list[str]


class Offer(msgspec.Struct, frozen=True):
    """A space of the market; ``price`` is what the card costs there now."""

    card: str | None
    price: int | None


class CellView(msgspec.Struct, frozen=True):
    """A cell of a track, as markers walk. ``spaces`` are the base spaces that it touches, ``zone`` the seat
    whose spotlight it lies in, ``victory`` the seat that wins on it."""

    spaces: list[Space]
    token: str | None
    part: int
    reward: RewardName | None
    amount: int
    zone: Seat | None
    victory: Seat | None


class Placed(msgspec.Struct, frozen=True):
    """A token on the board: the lowest space that it covers, and whether it lies turned round."""

    token: str
    track: TrackId
    start: Space
    turned: bool


class QuestionView(msgspec.Struct, frozen=True):
    """What is asked now, and what it is about."""

    kind: str
    card: str | None
    amount: int
    target: Seat | None
    token: str | None
    faces: int
    reason: str | None = msgspec.field(name="for")


class DuelView(View, frozen=True, kw_only=True):
    """Everything on the table.

    ``last`` is the seat of the newest turn, also when the game is over. ``dice`` are the dice of the result,
    ``added`` the symbols beside them, ``alien`` those among them that an Alienoid has added. ``missing_dice``
    were taken from this turn. ``lost`` are the HP that the rival of the active player has lost this turn.
    ``stack`` is the unfinished business, for ``Game.sample``.
    """

    options: Options
    phase: PhaseName
    turn: Seat | None
    last: Seat | None
    asked: Seat | None
    number: int
    starter: Seat | None
    first_turn: bool
    players: list[PlayerView]
    market: list[Offer]
    deck: int
    pile: list[str]
    tracks: Annotated[dict[str, list[CellView]], keyed(TRACK_NAMES)]
    markers: Annotated[dict[str, CellIndex], keyed(TRACK_NAMES)]
    placed: list[Placed]
    dice: str
    added: str
    alien: str
    base_dice: int
    extra_dice: int
    missing_dice: int
    token_dice: int
    rolls: int
    allowed: int
    sp_used: int
    resolved: list[SymbolId]
    attacks: int
    lost: int
    bought: bool
    running: list[str]
    halted: list[str]
    pending: QuestionView | None
    winner: Seat | None
    reason: ReasonName | None
    stack: list[Frame]
