"""A complete state drawn from a view: the deck in some order, and fresh chance."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, INDEX
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.position import Board, Market, Player, Roll
from ludarium.games.tokyo_duel.rules import Settings
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import (
    MONSTER_NAMES,
    NONE,
    NOT_PLACED,
    PHASE_NAMES,
    REASON_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    Card,
    Cards,
    Reading,
    Seat,
)
from ludarium.games.tokyo_duel.view import DuelView, PlayerView


def sample_state(view: DuelView, chance: Chance) -> DuelState:
    """A state that ``view`` could be of."""
    settings = Settings(view.options)
    deck = unseen(view)
    chance.shuffle(deck)
    state = DuelState(
        settings,
        Chance(chance.next(), chance.next(), chance.next(), chance.next()),
        [_player(player) for player in view.players],
        Market(
            deck,
            [INDEX[name] for name in view.pile],
            [NONE if offer.card is None else INDEX[offer.card] for offer in view.market],
        ),
        _board(view, settings.reading),
        _roll(view),
        list(view.stack),
    )
    state.phase = PHASE_NAMES.index(view.phase)
    state.turn = _seat(view.turn if view.turn is not None else view.last)
    state.number = view.number
    state.starter = _seat(view.starter)
    state.first_turn = view.first_turn
    state.bought = view.bought
    for player in view.players:
        state.used |= _cards(player.used)
    state.running = _cards(view.running)
    for name in view.halted:
        state.halted |= 1 << TRACK_NAMES.index(name)
    if view.winner is not None and view.reason is not None:
        state.winner = view.winner
        state.reason = REASON_NAMES.index(view.reason)
    return state


def unseen(view: DuelView) -> list[Card]:
    """The cards of the deck: those that lie nowhere else, nor are just being bought."""
    seen: set[Card] = set()
    for offer in view.market:
        if offer.card is not None:
            seen.add(INDEX[offer.card])
    for name in view.pile:
        seen.add(INDEX[name])
    for player in view.players:
        for name in player.keeps:
            seen.add(INDEX[name])
    for frame in view.stack:
        if fr.kind_of(frame) == FrameKinds.BOUGHT:
            seen.add(fr.CardFrame.card(frame))
    return [card for card in range(len(CARDS)) if card not in seen]


def _seat(seat: Seat | None) -> Seat:
    return NONE if seat is None else seat


def _cards(names: list[str]) -> Cards:
    cards = 0
    for name in names:
        cards |= 1 << INDEX[name]
    return cards


def _player(view: PlayerView) -> Player:
    player = Player()
    player.monster = NONE if view.monster is None else MONSTER_NAMES.index(view.monster)
    player.health = view.health
    player.energy = view.energy
    player.tokens = view.tokens
    player.keeps = _cards(view.keeps)
    player.extra_turns = view.extra_turns
    player.fewer_dice = view.fewer_dice
    player.dominated = view.dominated
    player.lost = view.lost
    player.immune = view.immune
    return player


def _board(view: DuelView, reading: Reading) -> Board:
    placed = [NOT_PLACED] * len(ru.TOKENS)
    for laid in view.placed:
        token = ru.TOKEN_NAMES.index(laid.token)
        placed[token] = tr.placement(TRACK_NAMES.index(laid.track), laid.start, laid.turned)
    cells = [tr.cells_of(placed, track, reading) for track in range(2)]
    return Board(cells, [view.markers[name] for name in TRACK_NAMES], placed)


def _roll(view: DuelView) -> Roll:
    roll = Roll()
    roll.dice = di.read(view.dice)
    roll.added = di.read(view.alien)
    roll.missing = view.missing_dice
    roll.token_dice = view.token_dice
    roll.made = view.rolls
    roll.allowed = view.allowed
    roll.sp_used = view.sp_used
    for name in view.resolved:
        roll.resolved |= 1 << SYMBOL_NAMES.index(name)
    roll.attacks = view.attacks
    return roll
