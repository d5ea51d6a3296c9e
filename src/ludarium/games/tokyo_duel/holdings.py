"""What monsters have and lose, the market, and the end of a game: the plain changes that everything else is made of.

``told`` takes the events of what happens, here and in the modules that build on this one.
"""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.games.tokyo_duel import frames as fr
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS, AbilityKinds, bits
from ludarium.games.tokyo_duel.events import EventKinds, Happened, NoEffects
from ludarium.games.tokyo_duel.frames import FrameKinds
from ludarium.games.tokyo_duel.position import Position
from ludarium.games.tokyo_duel.terms import NONE, Card, Cause, Causes, Phases, Seat, WinCause

# -- what monsters have


def heal(position: Position, seat: Seat, n: int, cause: Cause, told: list[Event]) -> None:
    """K28, K43, and TD32's HP more."""
    player = position.players[seat]
    most = player.most()
    gained = min(n, most - player.health)
    if n and player.health + gained < most:
        for card in bits(player.owns(AbilityKinds.HEAL_MORE) & ~position.used):
            position.used |= 1 << card
            told.append(Happened(EventKinds.CARD_USED, seat, card))
            gained += CARDS[card].by_kind[AbilityKinds.HEAL_MORE].n
    player.health += gained
    if gained:
        told.append(Happened(EventKinds.HEALED, seat, gained, player.health, cause))
    elif n:
        told.append(Happened(EventKinds.NO_EFFECT, seat, NoEffects.FULL_HEALTH, cause))


def gain_energy(position: Position, seat: Seat, n: int, cause: Cause, told: list[Event]) -> None:
    """Energy that is gained; the rival may copy what comes from dice, power and rewards (TD39)."""
    player = position.players[seat]
    player.energy += n
    told.append(Happened(EventKinds.ENERGY, seat, n, player.energy, cause))
    if Causes.REWARD <= cause <= Causes.DICE and seat == position.turn and position.phase == Phases.RESOLVE:
        rival = 1 - seat
        for copy in bits(position.owns(rival, AbilityKinds.COPY_ENERGY)):
            position.stack.append(fr.MayFrame.of(copy, AbilityKinds.COPY_ENERGY, rival, n))


def gain_tokens(position: Position, seat: Seat, n: int, cause: Cause, told: list[Event]) -> None:
    """K42."""
    gained = min(n, position.room_for_tokens(seat))
    if gained > 0:
        player = position.players[seat]
        player.tokens += gained
        told.append(Happened(EventKinds.TOKEN_GAINED, seat, gained, player.tokens, cause))
    elif n:
        told.append(Happened(EventKinds.NO_EFFECT, seat, NoEffects.FULL_TOKENS, cause))


def discard(position: Position, card: Card, seat: Seat, told: list[Event]) -> None:
    """A Keep card goes to the discard pile (K88)."""
    player = position.players[seat]
    if player.keeps >> card & 1:
        player.keeps ^= 1 << card
        position.market.pile.append(card)
        told.append(Happened(EventKinds.DISCARDED, seat, card))


def swap(position: Position, card: Card, seat: Seat, taken: Card, told: list[Event]) -> None:
    """TD48: the two cards change places."""
    mine = position.players[seat]
    theirs = position.players[1 - seat]
    mine.keeps = mine.keeps ^ 1 << card | 1 << taken
    theirs.keeps = theirs.keeps ^ 1 << taken | 1 << card
    told.append(Happened(EventKinds.TAKEN, seat, taken, card))


# -- damage comes up


def hurt(position: Position, seat: Seat, n: int, cause: Cause, by: Seat) -> None:
    """A damage event comes up; nothing happens by 0 HP."""
    if n:
        position.stack.append(fr.DamageFrame.of(seat, n, cause, by))


def hurt_in_turn(position: Position, victims: list[Seat], n: int, cause: Cause, by: Seat) -> None:
    """Separate events of ``n`` HP each: the rival's, who is named first, come first (K65), unless the
    option says otherwise. What is pushed last comes up first."""
    for victim in reversed(victims) if position.settings.rival_first else victims:
        hurt(position, victim, n, cause, by)


# -- the market


def _draw(position: Position, told: list[Event]) -> Card:
    """The top card of the deck, which is made anew from the discard pile when it is empty (K38)."""
    market = position.market
    if market.left == 0:
        if not market.pile:
            return NONE
        deck = market.pile
        position.chance.shuffle(deck)
        market.deck = deck
        market.left = len(deck)
        market.pile = []
        told.append(Happened(EventKinds.RESHUFFLED, market.left))
    market.left -= 1
    return market.deck[market.left]


def refill(position: Position, told: list[Event]) -> None:
    """Slide the cards to the right, then fill from the deck (K35)."""
    offers = [card for card in position.market.offers if card != NONE]
    while len(offers) < ru.MARKET:
        card = _draw(position, told)
        if card == NONE:
            break
        offers.insert(0, card)
        told.append(Happened(EventKinds.REVEALED, card, ru.MARKET - len(offers)))
    position.market.offers = [NONE] * (ru.MARKET - len(offers)) + offers


def take_from_market(position: Position, card: Card, told: list[Event]) -> None:
    """A card leaves the market, which is filled again."""
    offers = position.market.offers
    offers[offers.index(card)] = NONE
    refill(position, told)


def sweep(position: Position, told: list[Event]) -> None:
    """K36."""
    seat = position.turn
    position.players[seat].energy -= ru.SWEEP_PRICE
    market = position.market
    swept = 0
    for i in range(ru.MARKET):
        card = market.offers[i]
        swept |= (card + 1) << 6 * i
        if card != NONE:
            market.pile.append(card)
            market.offers[i] = NONE
    told.append(Happened(EventKinds.SWEPT, seat, swept, ru.SWEEP_PRICE))
    refill(position, told)


# -- the end


def is_over(position: Position, told: list[Event]) -> bool:
    """Whether somebody has won now (K62-K65); then the game ends here."""
    winner, reason = position.winner_now()
    if winner == NONE:
        return False
    end(position, winner, reason, told)
    return True


def end(position: Position, winner: Seat, reason: WinCause, told: list[Event]) -> None:
    """The game is over. Nothing is lost: a card in mid-purchase is discarded."""
    position.winner = winner
    position.reason = reason
    position.phase = Phases.OVER
    for frame in position.stack:
        if fr.kind_of(frame) == FrameKinds.BOUGHT:
            position.market.pile.append(fr.CardFrame.card(frame))
    position.stack.clear()
    told.append(Happened(EventKinds.GAME_OVER, winner, reason))
