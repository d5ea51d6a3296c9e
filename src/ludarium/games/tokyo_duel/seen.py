"""What a seat sees of a game of King of Tokyo: Duel as one list of whole numbers: its view, for programs that learn.

The order is that of the layout in ``ludarium.environments.tokyo_duel``, which makes the same numbers from a view; a test
compares them at every step. Nothing is hidden but the order of the deck, which is not told.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS
from ludarium.games.tokyo_duel.frames import DECISION_KINDS, FIRST_ASK, FrameKinds
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.questions import asked
from ludarium.games.tokyo_duel.terms import (
    NO_TOKEN,
    NO_ZONE,
    NONE,
    NOT_PLACED,
    PURPOSE_NAMES,
    SYMBOLS,
    Cards,
    Cell,
    Monsters,
    Seat,
    Track,
)

CELLS: Final = 17
"""The most cells that a track can have: a token of two spaces may show three cells, and there are two of those."""
QUESTIONS: Final = tuple(dict.fromkeys(DECISION_KINDS))
PURPOSES: Final = tuple(dict.fromkeys(PURPOSE_NAMES))
QUESTION_OF: Final = [QUESTIONS.index(kind) for kind in DECISION_KINDS]
"""The question that each kind of frame asks, from ``FIRST_ASK`` on."""
PURPOSE_OF: Final = [PURPOSES.index(name) for name in PURPOSE_NAMES]
NO_CELL: Final = [0, 0, 0, NONE, 0, NONE, 0, NONE, NONE]
NO_QUESTION: Final = [NONE, NONE, 0, NONE, NONE, 0, NONE]
NO_CARDS: Final = [0] * len(CARDS)
KEPT: Final = 1 << 13
_FLAGS: Final[dict[Cards, list[int]]] = {}
_CELLS: Final[dict[int, list[int]]] = {}
"""Cells as each seat is told of them: not to be changed. There are some hundreds."""
OF_CARD: Final = (FrameKinds.ASK_LAB, FrameKinds.ASK_ASIDE, FrameKinds.ASK_TAKE, FrameKinds.ASK_SWAP)


def seen(position: Position, me: Seat) -> list[int]:
    """What ``me`` sees."""
    numbers: list[int] = []
    for track in range(2):
        numbers += _track(position, track, me)
    asks = asked(position, position.stack[-1]) if position.stack else None
    for seat in (me, 1 - me):
        numbers += _player(position, seat, asks)
    market = position.market
    for space, card in enumerate(market.offers):
        numbers += [NONE, 0] if card == NONE else [card, position.price(space, 0)]
    roll = position.roll
    turn = position.turn
    begun = turn != NONE
    pile = 0
    for card in market.pile:
        pile |= 1 << card
    numbers += [position.number, position.phase, 1 if position.first_turn else 0]
    numbers += _counts(roll.dice)
    numbers += _counts(roll.added + position.extra_symbols() if begun else 0)
    numbers += _counts(roll.added)
    numbers += [
        ru.FIRST_DICE if position.first_turn else ru.BASE_DICE,
        min(ru.EXTRA_DICE, position.card_dice() + roll.token_dice) if begun else 0,
        roll.missing, roll.token_dice, roll.made, roll.allowed, roll.sp_used,
        *[roll.resolved >> symbol & 1 for symbol in range(SYMBOLS)], roll.attacks,
        position.players[1 - turn].lost if begun else 0, 1 if position.bought else 0,
        1 if position.is_halted(0) else 0, 1 if position.is_halted(1) else 0,
    ]  # fmt: skip
    numbers += _flags(position.running)
    numbers.append(market.left)
    numbers += _flags(pile)
    numbers += _question(position, me)
    return numbers


def _flags(cards: Cards) -> list[int]:
    """A flag for each card of the game. Not to be changed."""
    if not cards:
        return NO_CARDS
    found = _FLAGS.get(cards)
    if found is None:
        if len(_FLAGS) >= KEPT:
            _FLAGS.clear()
        found = _FLAGS[cards] = [cards >> card & 1 for card in range(len(CARDS))]
    return found


def _counts(dice: int) -> list[int]:
    return [dice >> 4 * symbol & 15 for symbol in range(SYMBOLS)]


def _track(position: Position, track: Track, me: Seat) -> list[int]:
    """Its cells, from the rival's end to the seat's own."""
    cells = position.board.cells[track]
    last = len(cells) - 1
    numbers: list[int] = []
    for n in range(len(cells)):
        cell = cells[n] if me == 0 else cells[last - n]
        key = cell << 1 | me
        told = _CELLS.get(key)
        if told is None:
            told = _CELLS[key] = _cell(cell, me)
        numbers += told
    marker = position.board.markers[track]
    numbers[len(NO_CELL) * (marker if me == 0 else last - marker) + 1] = 1
    numbers[len(NO_CELL) - 1] = 1
    numbers[-1] = 0
    for _ in range(len(cells), CELLS):
        numbers += NO_CELL
    return numbers


def _cell(cell: Cell, me: Seat) -> list[int]:
    """A cell without the marker, and as if nobody won there."""
    space = tr.low_of(cell) + tr.high_of(cell)
    token, zone = tr.token_of(cell), tr.zone(cell)
    return [
        1, 0, -space if me else space, NONE if token == NO_TOKEN else token, tr.part_of(cell), tr.reward_of(cell),
        tr.amount_of(cell), NONE if zone == NO_ZONE else zone ^ me, NONE,
    ]  # fmt: skip


def _player(position: Position, seat: Seat, asks: Seat | None) -> list[int]:
    player = position.players[seat]
    monster = player.monster
    king = [0] * (len(ru.TOKENS) - ru.FIRST_KING_TOKEN)
    if monster == Monsters.KING:
        for n in range(len(king)):
            king[n] = 1 if position.board.placed[ru.FIRST_KING_TOKEN + n] == NOT_PLACED else 0
    playing = position.turn == seat and position.winner == NONE
    numbers = [
        monster, player.health, 0 if monster == NONE else player.most(), player.energy, player.tokens,
        player.extra_turns, player.fewer_dice, player.dominated, 1 if player.immune else 0, player.lost,
        1 if playing else 0, 1 if asks == seat else 0, *king,
    ]  # fmt: skip
    numbers += _flags(player.keeps)
    numbers += _flags(player.keeps & position.used)
    return numbers


def _question(position: Position, me: Seat) -> list[int]:
    """What is asked, and what it is about."""
    if position.winner != NONE:
        return NO_QUESTION
    top = position.stack[-1]
    kind = fr.kind_of(top)
    told = QUESTION_OF[kind - FIRST_ASK]
    if kind in OF_CARD:
        return [told, fr.CardFrame.card(top), 0, NONE, NONE, 0, NONE]
    if kind == FrameKinds.ASK_MAY:
        return [told, fr.MayFrame.card(top), fr.MayFrame.amount(top), NONE, NONE, 0, NONE]
    if kind == FrameKinds.DAMAGE:
        cause, hurt = fr.DamageFrame.cause(top), fr.DamageFrame.seat(top)
        return [told, max(cause, NONE), fr.DamageFrame.left(top), hurt ^ me, NONE, 0, NONE]
    if kind == FrameKinds.ASK_FACES:
        return [told, NONE, 0, NONE, NONE, fr.FacesFrame.dice(top), PURPOSE_OF[fr.FacesFrame.purpose(top)]]
    if kind == FrameKinds.ASK_PLACE:
        return [told, NONE, 0, NONE, fr.PlaceFrame.token(top), 0, NONE]
    return [told, NONE, 0, NONE, NONE, 0, NONE]
