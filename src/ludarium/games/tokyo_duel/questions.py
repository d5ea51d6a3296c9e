"""What is asked in a position of King of Tokyo: Duel, and what may be answered: the one place that says what is legal."""

from __future__ import annotations

from typing import Final

from ludarium.core.decision import Decision
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import CARDS, HAS, RESULT_CARDS, AbilityKinds, bits
from ludarium.games.tokyo_duel.frames import DECISION_KINDS, FIRST_ASK, Frame, FrameKinds
from ludarium.games.tokyo_duel.notation import (
    PLACE_CODES,
    Code,
    MoveKinds,
    Moves,
    PowerUses,
    RealDice,
    add_code,
    all_faces,
    asides,
    code,
    rerolls,
)
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import (
    MONSTERS,
    NO_TOKEN,
    NONE,
    NOT_PLACED,
    SYMBOLS,
    Card,
    Dice,
    Monsters,
    PullSources,
    Seat,
    Symbol,
    Symbols,
)

_NO_CODES: Final[list[Code]] = []


def decision(position: Position) -> Decision | None:
    """The pending question."""
    if position.winner != NONE:
        return None
    stack = position.stack
    top = stack[len(stack) - 1]
    kind = fr.kind_of(top)
    if kind == FrameKinds.ASK_FACES:
        n = fr.FacesFrame.dice(top)
        return RealDice(fr.FacesFrame.seat(top), n, all_faces(n))
    return Moves(asked(position, top), DECISION_KINDS[kind - FIRST_ASK], codes_now(position))


def asked(position: Position, frame: Frame) -> Seat:
    """The seat that a frame asks."""
    kind = fr.kind_of(frame)
    if kind == FrameKinds.ASK_MONSTER or kind == FrameKinds.ASK_KING:
        return fr.SeatFrame.seat(frame)
    if kind == FrameKinds.ASK_FACES:
        return fr.FacesFrame.seat(frame)
    if kind == FrameKinds.DAMAGE:
        return fr.DamageFrame.seat(frame)
    if kind == FrameKinds.PULLED:
        return fr.PulledFrame.seat(frame)
    if kind == FrameKinds.ASK_PLACE:
        return fr.PlaceFrame.seat(frame)
    if kind == FrameKinds.ASK_TAKE or kind == FrameKinds.ASK_SWAP:
        return fr.CardFrame.seat(frame)
    if kind == FrameKinds.ASK_MAY:
        return fr.MayFrame.seat(frame)
    return position.turn


def codes_now(position: Position) -> list[Code]:
    """The options of the frame on top, which asks: listed once."""
    found = position.listed
    if found is None:
        stack = position.stack
        found = position.listed = codes_of(position, stack[len(stack) - 1])
    return found


def may_reroll(position: Position, dice: Dice) -> bool:
    """Whether these dice may be rolled again now, without a list of all that may be."""
    roll = position.roll
    if roll.made < roll.allowed:
        return dice != 0 and di.within(dice, roll.dice)
    return code(MoveKinds.REROLL, dice) in codes_now(position)


def codes_of(position: Position, frame: Frame) -> list[Code]:
    """The options of a frame that asks."""
    kind = fr.kind_of(frame)
    if kind == FrameKinds.ASK_REROLL:
        return _reroll_codes(position)
    if kind == FrameKinds.ASK_RESOLVE:
        return resolve_codes(position)
    if kind == FrameKinds.ASK_BUY:
        return buy_codes(position)
    if kind == FrameKinds.ASK_PRE_ROLL:
        return _pre_roll_codes(position)
    if kind == FrameKinds.ASK_MAY:
        return [code(MoveKinds.DO, fr.MayFrame.card(frame)), MoveKinds.NO]
    if kind == FrameKinds.ASK_PLACE:
        token = fr.PlaceFrame.token(frame)
        row = PLACE_CODES[token]
        places = [row[place] for place in position.board.places(token)]
        if position.board.placed[token] != NOT_PLACED:
            places.append(MoveKinds.NO)
        return places
    if kind == FrameKinds.ASK_KING:
        return king_codes(position)
    if kind == FrameKinds.ASK_MONSTER:
        rival = position.players[1 - fr.SeatFrame.seat(frame)]
        taken = NONE if position.settings.same_monster else rival.monster
        return [code(MoveKinds.MONSTER, monster) for monster in range(MONSTERS) if monster != taken]
    if kind == FrameKinds.ASK_ADD:
        return _add_codes(position)
    if kind == FrameKinds.RESULT_MOMENT:
        return [code(MoveKinds.DO, card) for card in result_cards(position)]
    if kind == FrameKinds.PULLED:
        return [code(MoveKinds.DO, card) for card in pulled_cards(position, frame)]
    if kind == FrameKinds.DAMAGE:
        return _prevent_codes(position, frame)
    if kind == FrameKinds.ASK_KEEPS:
        keeps = position.players[position.turn].keeps
        return [*[code(MoveKinds.DROP, card) for card in bits(keeps)], MoveKinds.DONE]
    # What is left is about a card that asks.
    card = fr.CardFrame.card(frame)
    if kind == FrameKinds.ASK_LAB:
        return [*_purchases(position, CARDS[card].by_kind[AbilityKinds.LAB].n), MoveKinds.NO]
    if kind == FrameKinds.ASK_ASIDE:
        return [*aside_codes(position, CARDS[card].by_kind[AbilityKinds.SET_ASIDE].n), MoveKinds.NO]
    rival = position.players[1 - fr.CardFrame.seat(frame)]
    takes = [code(MoveKinds.TAKE, kept) for kept in bits(rival.keeps)]
    return takes if kind == FrameKinds.ASK_TAKE else [*takes, MoveKinds.NO]


# -- the roll


def _pre_roll_codes(position: Position) -> list[Code]:
    found = [MoveKinds.ROLL if position.dice_to_roll() else MoveKinds.STOP]
    if position.may_spend_token():
        found.append(MoveKinds.TOKEN)
    return found + _cut_codes(position)


def _reroll_codes(position: Position) -> list[Code]:
    roll = position.roll
    dice = roll.dice
    cuts = _cut_codes(position)
    if roll.made >= roll.allowed:  # TD20: only those, any number of times
        found = [MoveKinds.STOP]
        for symbol in reroll_symbols(position):
            for n in range(1, di.number_of(dice, symbol) + 1):
                found.append(code(MoveKinds.REROLL, di.of(symbol, n)))
        return found + cuts
    return rerolls(dice) + cuts if cuts else rerolls(dice)


def reroll_symbols(position: Position) -> list[Symbol]:
    """Which faces may still be rolled when all allowed rolls are made (TD20)."""
    mine = position.owns(position.turn, AbilityKinds.REROLL)
    found: list[Symbol] = []
    if mine:
        for card in bits(mine):
            symbol = CARDS[card].by_kind[AbilityKinds.REROLL].symbol
            if di.number_of(position.roll.dice, symbol):
                found.append(symbol)
    return found


def _add_codes(position: Position) -> list[Code]:
    """What an Alienoid may do before the result is final (K73)."""
    found = _additions(position)
    if position.settings.leftover_sp or position.settings.alienoid_any_time:
        found.append(MoveKinds.NO)
    return found


def _additions(position: Position) -> list[Code]:
    """The symbols that an Alienoid may add now: none to a group that is resolved (K26, K73)."""
    found: list[Code] = []
    roll = position.roll
    symbols = SYMBOLS if position.settings.alienoid_sp else Symbols.SPECIAL
    left = roll.sp_left()
    for symbol in range(symbols):
        if not roll.is_resolved(symbol):
            found.append(add_code(symbol, 1))
            if left >= 3:
                found.append(add_code(symbol, 2))
    return found


def result_cards(position: Position) -> list[Card]:
    """The cards of the active player that still wait for the result (K83 c)."""
    waiting = position.players[position.turn].keeps & RESULT_CARDS & ~position.used
    found: list[Card] = []
    if waiting == 0:
        return found
    result = position.result()
    roll = position.roll
    for card in bits(waiting):
        abilities = CARDS[card].by_kind
        alike = abilities[AbilityKinds.IF_ALIKE]
        groups = abilities[AbilityKinds.IN_GROUPS]
        if (
            (alike.effects and position.most_alike() >= alike.n)
            or (HAS[AbilityKinds.UNMADE_ROLLS] >> card & 1 and roll.allowed > roll.made)
            or (HAS[AbilityKinds.IN_GROUPS] >> card & 1 and di.number_of(result, Symbols.SPECIAL) >= groups.n)
            or (HAS[AbilityKinds.ALL_SYMBOLS] >> card & 1 and di.within(di.ALL_SIX, result))
        ):
            found.append(card)
    return found


# -- resolving


def resolve_codes(position: Position) -> list[Code]:
    """K26: groups that are left, activations, and to be done when no group is left."""
    result = position.result()
    roll = position.roll
    found: list[Code] = []
    for symbol in range(Symbols.SPECIAL):
        n = di.number_of(result, symbol)
        if n and not roll.is_resolved(symbol) and (symbol < Symbols.FAME or n >= 3):
            found.append(code(MoveKinds.RESOLVE, symbol))
    groups = len(found)
    powers = 0
    if roll.sp_left():
        found += _power_codes(position, result)
        powers = len(found) - groups
    cuts = _cut_codes(position)
    if groups == 0 and (powers == 0 or position.settings.leftover_sp):
        found.append(MoveKinds.DONE)
    return found + cuts if cuts else found


def _power_codes(position: Position, result: Dice) -> list[Code]:
    """What the SP symbols that are left may be spent on (K67-K72)."""
    found: list[Code] = []
    roll = position.roll
    sp = roll.sp_left()
    monster = position.players[position.turn].monster
    if monster == Monsters.PENGUIN:
        if position.room_for_tokens(position.turn) > 0:
            found.append(code(MoveKinds.POWER, PowerUses.PLAIN))
    elif sp >= 2:
        if monster == Monsters.GIGAZAUR:
            found.append(code(MoveKinds.POWER, PowerUses.TO_FAME))
            found.append(code(MoveKinds.POWER, PowerUses.TO_DESTRUCTION))
        elif monster == Monsters.MEKA:
            attacks = di.number_of(result, Symbols.ATTACK)
            if attacks > 0 and not roll.is_resolved(Symbols.ATTACK) and roll.sp_used == 0:
                found.append(code(MoveKinds.POWER, PowerUses.BLAST))
        elif monster == Monsters.KITTY:
            found.append(code(MoveKinds.POWER, PowerUses.WITH_TWO))
            if sp >= 3:
                found.append(code(MoveKinds.POWER, PowerUses.WITH_THREE))
        elif monster == Monsters.KING:
            if king_codes(position):
                found.append(code(MoveKinds.POWER, PowerUses.PLAIN))
        elif monster == Monsters.ALIENOID and position.settings.alienoid_any_time:
            return _additions(position)
    return found


def king_codes(position: Position) -> list[Code]:
    """What The King may do with his tokens (K58). The two are alike: of two in hand one is offered."""
    found: list[Code] = []
    board = position.board
    held = False
    for token in range(ru.FIRST_KING_TOKEN, len(ru.TOKENS)):
        if board.placed[token] == NOT_PLACED:
            if held:
                continue
            held = True
        row = PLACE_CODES[token]
        for place in board.places(token):
            if not position.settings.king_on_rival_side or tr.side_of(place) == 1 - position.turn:
                found.append(row[place])
    return found


def aside_codes(position: Position, n: int) -> list[Code]:
    """The groups of ``n`` dice that may be set aside: SP dice that were used stay (TD44). Not to be changed."""
    dice = position.roll.dice
    special = di.number_of(dice, Symbols.SPECIAL)
    free = min(special, max(0, position.roll.sp_left()))
    return asides(dice - di.of(Symbols.SPECIAL, special - free), n)


def pulled_cards(position: Position, pulled: Frame) -> list[Card]:
    """The cards that wait for the end of a pull (TD38, TD43)."""
    seat = fr.PulledFrame.seat(pulled)
    track = fr.PulledFrame.track(pulled)
    found: list[Card] = []
    if not fr.PulledFrame.has_hit(pulled):
        for card in bits(position.owns(seat, AbilityKinds.PULL_HITS) & ~position.running):
            if CARDS[card].by_kind[AbilityKinds.PULL_HITS].track == track:
                found.append(card)
    if not fr.PulledFrame.has_taken_dice(pulled) and fr.PulledFrame.source(pulled) == PullSources.DICE:
        for card in bits(position.owns(seat, AbilityKinds.FEWER_DICE) & ~position.used):
            if CARDS[card].by_kind[AbilityKinds.FEWER_DICE].track == track:
                found.append(card)
    return found


# -- damage


def preventing(position: Position, seat: Seat, left: int, is_camouflaged: bool) -> list[Card]:
    """The cards that ``seat`` may set against ``left`` HP of an event (K79)."""
    found: list[Card] = []
    mine = position.players[seat].keeps
    if left == 0 or mine == 0:
        return found
    if seat != position.turn:
        shields = mine & (HAS[AbilityKinds.PREVENT] | HAS[AbilityKinds.PREVENT_ON_TOKEN])
        for card in bits(shields & ~position.used):
            track = CARDS[card].by_kind[AbilityKinds.PREVENT_ON_TOKEN].track
            if HAS[AbilityKinds.PREVENT] >> card & 1 or tr.token_of(position.board.cell(track)) != NO_TOKEN:
                found.append(card)
    if not is_camouflaged:
        found += bits(mine & HAS[AbilityKinds.CAMOUFLAGE])
    return found


def _prevent_codes(position: Position, damage: Frame) -> list[Code]:
    waiting = preventing(
        position,
        fr.DamageFrame.seat(damage),
        fr.DamageFrame.left(damage),
        fr.DamageFrame.is_camouflaged(damage),
    )
    found = [code(MoveKinds.DO, card) for card in waiting]
    if len(waiting) == 1:
        found.append(MoveKinds.NO)
    return found


# -- the market


def _cut_codes(position: Position) -> list[Code]:
    """TD03: once in each of its owner's turns (K84). Not to be changed."""
    if not position.owns(position.turn, AbilityKinds.CUT) & ~position.used:
        return _NO_CODES
    return [code(MoveKinds.CUT, card) for card in position.market.offers if card != NONE]


def _purchases(position: Position, less: int) -> list[Code]:
    found: list[Code] = []
    energy = position.players[position.turn].energy
    offers = position.market.offers
    for space in range(ru.MARKET):
        if offers[space] != NONE and position.price(space, less) <= energy:
            found.append(code(MoveKinds.BUY, offers[space]))
    return found


def buy_codes(position: Position) -> list[Code]:
    """K33, K36."""
    found = _purchases(position, 0)
    market = position.market
    if position.players[position.turn].energy >= ru.SWEEP_PRICE and (
        market.offers[ru.MARKET - 1] != NONE or market.left or market.pile
    ):
        found.append(MoveKinds.SWEEP)
    found += _cut_codes(position)
    found.append(MoveKinds.DONE)
    return found
