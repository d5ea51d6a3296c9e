"""A complete state drawn from a view: the deck in some order, and fresh chance."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import events as ev
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, INDEX
from ludarium.games.tokyo_duel.position import NONE
from ludarium.games.tokyo_duel.rules import Settings
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.view import DuelView


def mask_of(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << INDEX[name]
    return mask


def _index(value: int | None) -> int:
    return NONE if value is None else value


def unseen(view: DuelView) -> list[int]:
    """The cards of the deck: those that lie nowhere else, nor are just being bought."""
    seen: set[int] = set()
    for offer in view.market:
        if offer.card is not None:
            seen.add(INDEX[offer.card])
    for name in view.pile:
        seen.add(INDEX[name])
    for player in view.players:
        for name in player.keeps:
            seen.add(INDEX[name])
    for frame in view.stack:
        if frame & 63 == po.BOUGHT:
            seen.add(frame >> 6 & 255)
    return [card for card in range(len(CARDS)) if card not in seen]


def sample_state(view: DuelView, chance: Chance) -> DuelState:
    settings = Settings(view.options)
    deck = unseen(view)
    chance.shuffle(deck)
    placed = [tr.NOT_PLACED] * len(ru.TOKENS)
    for laid in view.placed:
        token = ru.TOKEN_NAMES.index(laid.token)
        placed[token] = tr.placement(ru.TRACK_NAMES.index(laid.track), laid.start, laid.turned)
    players = view.players
    used = 0
    immune = 0
    groups = 0
    halted = 0
    for player in players:
        used |= mask_of(player.used)
        if player.immune:
            immune |= 1 << player.seat
    for name in view.resolved:
        groups |= 1 << ru.SYMBOL_NAMES.index(name)
    for name in view.halted:
        halted |= 1 << ru.TRACK_NAMES.index(name)
    over = view.winner is not None
    turn = view.turn if view.turn is not None else view.last
    return DuelState(
        settings,
        Chance(chance.next(), chance.next(), chance.next(), chance.next()),
        po.PHASE_NAMES.index(view.phase),
        _index(turn),
        view.number,
        _index(view.starter),
        view.first_turn,
        [NONE if p.monster is None else ru.MONSTER_NAMES.index(p.monster) for p in players],
        [p.health for p in players],
        [p.energy for p in players],
        [p.tokens for p in players],
        [mask_of(p.keeps) for p in players],
        [p.extra_turns for p in players],
        [p.fewer_dice for p in players],
        [p.dominated for p in players],
        [p.lost for p in players],
        immune,
        used,
        mask_of(view.running),
        halted,
        deck,
        len(deck),
        [INDEX[name] for name in view.pile],
        [NONE if offer.card is None else INDEX[offer.card] for offer in view.market],
        [tr.cells_of(placed, track, settings.reading) for track in range(2)],
        [view.markers[name] for name in ru.TRACK_NAMES],
        placed,
        di.read(view.dice),
        di.read(view.alien),
        view.missing_dice,
        view.token_dice,
        view.rolls,
        view.allowed,
        view.sp_used,
        groups,
        view.attacks,
        view.bought,
        _index(view.winner),
        ev.REASON_NAMES.index(view.reason) if over and view.reason else NONE,
        list(view.stack),
    )
