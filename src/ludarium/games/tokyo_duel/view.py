"""What a seat knows of a game of King of Tokyo: Duel: everything but the order of the deck."""

from __future__ import annotations

import msgspec

from ludarium.core.view import View
from ludarium.games.tokyo_duel import cards as ca
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import events as ev
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARD_NAMES
from ludarium.games.tokyo_duel.position import NONE, Position


class Player(msgspec.Struct, frozen=True):
    """A monster and what it has. ``used`` are cards whose use of this turn is spent; ``king`` The King's
    tokens that are not on the board."""

    seat: int
    monster: str | None
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


class Cell(msgspec.Struct, frozen=True):
    """A cell of a track, as markers walk. ``spaces`` are the base spaces that it touches, ``zone`` the seat
    whose spotlight it lies in, ``victory`` the seat that wins on it."""

    spaces: list[int]
    token: str | None
    part: int
    reward: str | None
    amount: int
    zone: int | None
    victory: int | None


class Placed(msgspec.Struct, frozen=True):
    """A token on the board: the lowest space that it covers, and whether it lies turned round."""

    token: str
    track: str
    start: int
    turned: bool


class Pending(msgspec.Struct, frozen=True):
    """What is asked now, and what it is about."""

    kind: str
    card: str | None
    amount: int
    target: int | None
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

    options: dict[str, str | int | bool]
    phase: str
    turn: int | None
    last: int | None
    asked: int | None
    number: int
    starter: int | None
    first_turn: bool
    players: list[Player]
    market: list[Offer]
    deck: int
    pile: list[str]
    tracks: dict[str, list[Cell]]
    markers: dict[str, int]
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
    resolved: list[str]
    attacks: int
    lost: int
    bought: bool
    running: list[str]
    halted: list[str]
    pending: Pending | None
    winner: int | None
    reason: str | None
    stack: list[int]


def _some(value: int) -> int | None:
    return None if value == NONE else value


def names_of(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in ca.bits(mask)]


def _players(position: Position) -> list[Player]:
    king_tokens = [
        ru.TOKEN_NAMES[token]
        for token in range(ru.FIRST_KING_TOKEN, len(ru.TOKENS))
        if position.placed[token] == tr.NOT_PLACED
    ]
    players: list[Player] = []
    for seat in range(ru.SEATS):
        monster = position.monsters[seat]
        players.append(
            Player(
                seat,
                None if monster == NONE else ru.MONSTER_NAMES[monster],
                position.health[seat],
                0 if monster == NONE else ru.HEALTH[monster],
                position.energy[seat],
                position.tokens[seat],
                names_of(position.keeps[seat]),
                names_of(position.keeps[seat] & position.used),
                position.extra[seat],
                position.fewer[seat],
                position.dominated[seat],
                position.immune >> seat & 1 == 1,
                position.lost[seat],
                king_tokens if monster == ru.KING else [],
            )
        )
    return players


def _cells(cells: list[int]) -> list[Cell]:
    last = len(cells) - 1
    shown: list[Cell] = []
    for i, cell in enumerate(cells):
        low, high = tr.low_of(cell), tr.high_of(cell)
        token = tr.token_of(cell)
        zone = tr.zone(cell)
        shown.append(
            Cell(
                [low] if low == high else [low, high],
                None if token == ru.NO_TOKEN else ru.TOKEN_NAMES[token],
                tr.part_of(cell),
                ru.REWARD_NAMES[tr.reward_of(cell)] or None,
                tr.amount_of(cell),
                None if zone == tr.NO_ZONE else zone,
                1 if i == 0 else 0 if i == last else None,
            )
        )
    return shown


def _pending(position: Position) -> Pending | None:
    if position.winner != NONE:
        return None
    top = position.stack[-1]
    op = top & 63
    kind = po.KINDS[op - po.FIRST_ASK]
    a, b, c, d = top >> 6 & 255, top >> 14 & 255, top >> 22 & 255, top >> 30 & 255
    if op in (po.ASK_LAB, po.ASK_ASIDE, po.ASK_TAKE, po.ASK_SWAP):
        return Pending(kind, CARD_NAMES[a], 0, None, None, 0, None)
    if op == po.ASK_MAY:
        return Pending(kind, CARD_NAMES[a], c, None, None, 0, None)
    if op == po.DAMAGE:
        return Pending(kind, CARD_NAMES[d - 1] if d else None, b, a, None, 0, None)
    if op == po.ASK_FACES:
        return Pending(kind, None, 0, None, None, b, po.PURPOSES[c])
    if op == po.ASK_PLACE:
        return Pending(kind, None, 0, None, ru.TOKEN_NAMES[a], 0, None)
    return Pending(kind, None, 0, None, None, 0, None)


def view_of(position: Position, viewer: int | None) -> DuelView:
    """What ``viewer`` knows; None is a spectator. The only way out of the engine."""
    turn = position.turn
    begun = turn != NONE
    active = begun and position.winner == NONE
    top = position.stack[-1] if position.stack else 0
    return DuelView(
        game="tokyo-duel",
        seat=viewer,
        options=position.settings.values,
        phase=po.PHASE_NAMES[position.phase],
        turn=turn if active else None,
        last=_some(turn),
        asked=position.asked(top) if position.stack else None,
        number=position.number,
        starter=_some(position.starter),
        first_turn=position.first_turn,
        players=_players(position),
        market=[
            Offer(None, None) if card == NONE else Offer(CARD_NAMES[card], position.price(space, 0))
            for space, card in enumerate(position.market)
        ],
        deck=position.deck_left,
        pile=[CARD_NAMES[card] for card in position.pile],
        tracks={name: _cells(position.cells[track]) for track, name in enumerate(ru.TRACK_NAMES)},
        markers={name: position.marks[track] for track, name in enumerate(ru.TRACK_NAMES)},
        placed=[
            Placed(ru.TOKEN_NAMES[token], ru.TRACK_NAMES[tr.track_of(at)], tr.start_of(at), tr.is_turned(at))
            for token, at in enumerate(position.placed)
            if at != tr.NOT_PLACED
        ],
        dice=di.spelled(position.dice),
        added=di.spelled(position.added + position.extra_symbols()) if begun else "",
        alien=di.spelled(position.added),
        base_dice=ru.FIRST_DICE if position.first_turn else ru.BASE_DICE,
        extra_dice=min(ru.EXTRA_DICE, position.card_dice() + position.token_dice) if begun else 0,
        missing_dice=position.reduction,
        token_dice=position.token_dice,
        rolls=position.rolls,
        allowed=position.allowed,
        sp_used=position.sp_used,
        resolved=[name for symbol, name in enumerate(ru.SYMBOL_NAMES) if position.groups >> symbol & 1],
        attacks=position.attacks,
        lost=position.lost[1 - turn] if begun else 0,
        bought=position.bought,
        running=names_of(position.running),
        halted=[name for track, name in enumerate(ru.TRACK_NAMES) if position.halted >> track & 1],
        pending=_pending(position),
        winner=_some(position.winner),
        reason=None if position.winner == NONE else ev.REASON_NAMES[position.reason],
        stack=position.stack[:],
    )
