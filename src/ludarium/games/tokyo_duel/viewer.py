"""Makes the views of King of Tokyo: Duel: the only way out of the engine.

Nothing in a view is shared with the position, or with another view, unless nobody can change it.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARD_NAMES, bits
from ludarium.games.tokyo_duel.frames import DECISION_KINDS, FIRST_ASK, FrameKinds
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
    Cells,
    Monsters,
    Seat,
)
from ludarium.games.tokyo_duel.view import CellView, DuelView, Offer, Placed, PlayerView, QuestionView

NO_OFFER: Final = Offer(None, None)


def _some(seat: Seat) -> Seat | None:
    return None if seat == NONE else seat


def _names(cards: Cards) -> list[str]:
    if not cards:
        return []
    return [CARD_NAMES[card] for card in bits(cards)]


def _players(position: Position) -> list[PlayerView]:
    players: list[PlayerView] = []
    for seat in range(ru.SEATS):
        player = position.players[seat]
        monster = player.monster
        keeps = player.keeps
        players.append(
            PlayerView(
                seat,
                None if monster == NONE else MONSTER_NAMES[monster],
                player.health,
                0 if monster == NONE else player.most(),
                player.energy,
                player.tokens,
                _names(keeps),
                _names(keeps & position.used) if keeps else [],
                player.extra_turns,
                player.fewer_dice,
                player.dominated,
                player.immune,
                player.lost,
                _king_tokens(position) if monster == Monsters.KING else [],
            )
        )
    return players


def _king_tokens(position: Position) -> list[str]:
    """The King's tokens that are not on the board."""
    placed = position.board.placed
    return [
        ru.TOKEN_NAMES[token]
        for token in range(ru.FIRST_KING_TOKEN, len(ru.TOKENS))
        if placed[token] == NOT_PLACED
    ]


def _cells(cells: Cells) -> list[CellView]:
    last = len(cells) - 1
    shown: list[CellView] = []
    for i in range(len(cells)):
        cell = cells[i]
        low = tr.low_of(cell)
        high = tr.high_of(cell)
        token = tr.token_of(cell)
        zone = tr.zone(cell)
        victory: Seat | None = None
        if i == 0:
            victory = 1
        elif i == last:
            victory = 0
        spaces = [low] if low == high else [low, high]
        lit = None if zone == NO_ZONE else zone
        if token == NO_TOKEN:
            shown.append(CellView(spaces, None, 0, None, 0, lit, victory))
            continue
        shown.append(
            CellView(
                spaces,
                ru.TOKEN_NAMES[token],
                tr.part_of(cell),
                REWARD_NAMES[tr.reward_of(cell)] or None,
                tr.amount_of(cell),
                lit,
                victory,
            )
        )
    return shown


def _market(position: Position) -> list[Offer]:
    offers = position.market.offers
    shown: list[Offer] = []
    for space in range(len(offers)):
        card = offers[space]
        shown.append(NO_OFFER if card == NONE else Offer(CARD_NAMES[card], position.price(space, 0)))
    return shown


def _tokens_placed(position: Position) -> list[Placed]:
    placed = position.board.placed
    shown: list[Placed] = []
    for token in range(len(placed)):
        at = placed[token]
        if at != NOT_PLACED:
            track = TRACK_NAMES[tr.track_of(at)]
            shown.append(Placed(ru.TOKEN_NAMES[token], track, tr.start_of(at), tr.is_turned(at)))
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
    """What ``viewer`` knows; None is a spectator."""
    turn = position.turn
    begun = turn != NONE
    active = begun and position.winner == NONE
    market = position.market
    board = position.board
    roll = position.roll
    return DuelView(
        game="tokyo-duel",
        seat=viewer,
        options=position.settings.values.copy(),
        phase=PHASE_NAMES[position.phase],
        turn=turn if active else None,
        last=_some(turn),
        asked=asked(position, position.stack[-1]) if position.stack else None,
        number=position.number,
        starter=_some(position.starter),
        first_turn=position.first_turn,
        players=_players(position),
        market=_market(position),
        deck=market.left,
        pile=[CARD_NAMES[card] for card in market.pile],
        tracks={name: _cells(board.cells[track]) for track, name in enumerate(TRACK_NAMES)},
        markers={name: board.markers[track] for track, name in enumerate(TRACK_NAMES)},
        placed=_tokens_placed(position),
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
