"""What a seat knows of a game of King of Tokyo: Duel: everything but the order of the deck."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludarium.core.view import Options, View, keyed, one_of
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARD_NAMES, bits
from ludarium.games.tokyo_duel.frames import DECISION_KINDS, FIRST_ASK, Frame, FrameKinds
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.questions import asked
from ludarium.games.tokyo_duel.terms import (
    MONSTER_NAMES,
    NO_TOKEN,
    NO_ZONE,
    NONE,
    NOT_PLACED,
    PHASE_NAMES,
    PURPOSE_NAMES,
    REASON_NAMES,
    REWARD_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    Cards,
    CellIndex,
    Cells,
    Monsters,
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


def _some(seat: Seat) -> Seat | None:
    return None if seat == NONE else seat


def _names(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in bits(cards)]


def _players(position: Position) -> list[PlayerView]:
    king_tokens = [
        ru.TOKEN_NAMES[token]
        for token in range(ru.FIRST_KING_TOKEN, len(ru.TOKENS))
        if position.board.placed[token] == NOT_PLACED
    ]
    players: list[PlayerView] = []
    for seat in range(ru.SEATS):
        player = position.players[seat]
        monster = player.monster
        players.append(
            PlayerView(
                seat,
                None if monster == NONE else MONSTER_NAMES[monster],
                player.health,
                0 if monster == NONE else player.most(),
                player.energy,
                player.tokens,
                _names(player.keeps),
                _names(player.keeps & position.used),
                player.extra_turns,
                player.fewer_dice,
                player.dominated,
                player.immune,
                player.lost,
                king_tokens if monster == Monsters.KING else [],
            )
        )
    return players


def _cells(cells: Cells) -> list[CellView]:
    last = len(cells) - 1
    shown: list[CellView] = []
    for i, cell in enumerate(cells):
        low, high = tr.low_of(cell), tr.high_of(cell)
        token = tr.token_of(cell)
        zone = tr.zone(cell)
        shown.append(
            CellView(
                [low] if low == high else [low, high],
                None if token == NO_TOKEN else ru.TOKEN_NAMES[token],
                tr.part_of(cell),
                REWARD_NAMES[tr.reward_of(cell)] or None,
                tr.amount_of(cell),
                None if zone == NO_ZONE else zone,
                1 if i == 0 else 0 if i == last else None,
            )
        )
    return shown


def _pending(position: Position) -> QuestionView | None:
    if position.winner != NONE:
        return None
    top = position.stack[-1]
    kind = fr.kind_of(top)
    named = DECISION_KINDS[kind - FIRST_ASK]
    if kind in (FrameKinds.ASK_LAB, FrameKinds.ASK_ASIDE, FrameKinds.ASK_TAKE, FrameKinds.ASK_SWAP):
        return QuestionView(named, CARD_NAMES[fr.CardFrame.card(top)], 0, None, None, 0, None)
    if kind == FrameKinds.ASK_MAY:
        return QuestionView(
            named, CARD_NAMES[fr.MayFrame.card(top)], fr.MayFrame.amount(top), None, None, 0, None
        )
    if kind == FrameKinds.DAMAGE:
        cause = fr.DamageFrame.cause(top)
        source = CARD_NAMES[cause] if cause >= 0 else None
        return QuestionView(named, source, fr.DamageFrame.left(top), fr.DamageFrame.seat(top), None, 0, None)
    if kind == FrameKinds.ASK_FACES:
        purpose = PURPOSE_NAMES[fr.FacesFrame.purpose(top)]
        return QuestionView(named, None, 0, None, None, fr.FacesFrame.dice(top), purpose)
    if kind == FrameKinds.ASK_PLACE:
        return QuestionView(named, None, 0, None, ru.TOKEN_NAMES[fr.PlaceFrame.token(top)], 0, None)
    return QuestionView(named, None, 0, None, None, 0, None)


def view_of(position: Position, viewer: Seat | None) -> DuelView:
    """What ``viewer`` knows; None is a spectator. The only way out of the engine."""
    turn = position.turn
    begun = turn != NONE
    active = begun and position.winner == NONE
    market = position.market
    board = position.board
    roll = position.roll
    return DuelView(
        game="tokyo-duel",
        seat=viewer,
        options=position.settings.values,
        phase=PHASE_NAMES[position.phase],
        turn=turn if active else None,
        last=_some(turn),
        asked=asked(position, position.stack[-1]) if position.stack else None,
        number=position.number,
        starter=_some(position.starter),
        first_turn=position.first_turn,
        players=_players(position),
        market=[
            Offer(None, None) if card == NONE else Offer(CARD_NAMES[card], position.price(space, 0))
            for space, card in enumerate(market.offers)
        ],
        deck=market.left,
        pile=[CARD_NAMES[card] for card in market.pile],
        tracks={name: _cells(board.cells[track]) for track, name in enumerate(TRACK_NAMES)},
        markers={name: board.markers[track] for track, name in enumerate(TRACK_NAMES)},
        placed=[
            Placed(ru.TOKEN_NAMES[token], TRACK_NAMES[tr.track_of(at)], tr.start_of(at), tr.is_turned(at))
            for token, at in enumerate(board.placed)
            if at != NOT_PLACED
        ],
        dice=di.spelled(roll.dice),
        added=di.spelled(roll.added + position.extra_symbols()) if begun else "",
        alien=di.spelled(roll.added),
        base_dice=ru.FIRST_DICE if position.first_turn else ru.BASE_DICE,
        extra_dice=min(ru.EXTRA_DICE, position.card_dice() + roll.token_dice) if begun else 0,
        missing_dice=roll.missing,
        token_dice=roll.token_dice,
        rolls=roll.made,
        allowed=roll.allowed,
        sp_used=roll.sp_used,
        resolved=[name for symbol, name in enumerate(SYMBOL_NAMES) if roll.is_resolved(symbol)],
        attacks=roll.attacks,
        lost=position.players[1 - turn].lost if begun else 0,
        bought=position.bought,
        running=_names(position.running),
        halted=[name for track, name in enumerate(TRACK_NAMES) if position.is_halted(track)],
        pending=_pending(position),
        winner=_some(position.winner),
        reason=None if position.winner == NONE else REASON_NAMES[position.reason],
        stack=position.stack[:],
    )
