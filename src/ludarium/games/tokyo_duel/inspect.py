"""The things on a table of King of Tokyo: Duel, one by one, as options name what they touch: ``card:TD05``,
``die:A``, ``group:attack``, ``monster:gigazaur``, ``seat:0``, ``space:fame,3``, ``token:BZ03``, ``track:fame``. Nothing of
them is secret."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ludarium.core.positions import UnknownThing
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel.cards import CARDS, INDEX, token_name
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import (
    LETTERS,
    MONSTER_NAMES,
    REWARD_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    Seat,
)
from ludarium.games.tokyo_duel.view import DuelView
from ludarium.games.tokyo_duel.viewer import view_of

_SPACE: Final = re.compile(r"([a-z]+),(-?[0-9])")


def inspect(state: DuelState, thing: str, seat: Seat | None) -> dict[str, object]:
    """What everybody knows of a thing. Raises ``UnknownThing``."""
    facts = _facts(state, view_of(state, None), thing)
    if facts is None:
        raise UnknownThing(thing)
    return {"thing": thing, **facts}


def hidden(state: DuelState) -> dict[str, object]:
    """What nobody knows: the deck from the top."""
    market = state.market
    return {"deck": [CARDS[card].name for card in market.deck[: market.left][::-1]]}


def _facts(state: DuelState, view: DuelView, thing: str) -> dict[str, object] | None:
    kind, _, name = thing.partition(":")
    if kind == "card" and name in INDEX:
        return _card(view, name)
    if kind == "die" and len(name) == 1 and name in LETTERS:
        symbol = LETTERS.index(name)
        return {"symbol": SYMBOL_NAMES[symbol], "count": di.number_of(state.roll.dice, symbol)}
    if kind == "group" and name in SYMBOL_NAMES:
        symbol = SYMBOL_NAMES.index(name)
        return {
            "symbol": name,
            "dice": di.number_of(state.roll.dice, symbol),
            "added": view.added.count(LETTERS[symbol]),
            "resolved": name in view.resolved,
        }
    if kind == "monster" and name in MONSTER_NAMES:
        monster = MONSTER_NAMES.index(name)
        return {
            "monster": name,
            "health": ru.HEALTH[monster],
            "price": ru.POWER_PRICE[monster],
            "seats": [player.seat for player in view.players if player.monster == name],
        }
    if kind == "seat" and name in ("0", "1"):
        player: dict[str, object] = msgspec.to_builtins(view.players[int(name)])
        return player
    if kind == "token" and name in ru.TOKEN_NAMES:
        return _token(view, name)
    if kind == "track" and name in TRACK_NAMES:
        cells = msgspec.to_builtins(view.tracks[name])
        return {"track": name, "marker": view.markers[name], "cells": cells}
    space = _SPACE.fullmatch(name)
    if kind == "space" and space is not None and space[1] in TRACK_NAMES and abs(int(space[2])) <= ru.FAR:
        return _space(view, space[1], int(space[2]))
    return None


def _card(view: DuelView, name: str) -> dict[str, object]:
    """``zone`` is ``market``, ``kept``, ``discards`` or ``deck``; a card of the market has its space and its price now,
    a kept one its owner, and whether its use of this turn is spent."""
    card = CARDS[INDEX[name]]
    facts: dict[str, object] = {
        "card": name,
        "cost": card.cost,
        "kind": "keep" if card.is_keep else "discard",
        "token": token_name(card),
        "zone": "discards" if name in view.pile else "deck",
        "space": None,
        "price": None,
        "seat": None,
        "used": False,
        "running": name in view.running,
    }
    for space, offer in enumerate(view.market):
        if offer.card == name:
            facts.update(zone="market", space=space, price=offer.price)
    for player in view.players:
        if name in player.keeps:
            facts.update(zone="kept", seat=player.seat, used=name in player.used)
    return facts


def _token(view: DuelView, name: str) -> dict[str, object]:
    token = ru.TOKENS[ru.TOKEN_NAMES.index(name)]
    lies = [placed for placed in view.placed if placed.token == name]
    return {
        "token": name,
        "covers": token.covers,
        "cells": [{"reward": REWARD_NAMES[reward] or None, "amount": n} for reward, n in token.cells],
        "placed": msgspec.to_builtins(lies[0]) if lies else None,
    }


def _space(view: DuelView, track: str, space: int) -> dict[str, object]:
    """The cells that touch a space, and whether the marker stands on one of them."""
    cells = view.tracks[track]
    here = [number for number, cell in enumerate(cells) if space in cell.spaces]
    return {
        "track": track,
        "space": space,
        "cells": [msgspec.to_builtins(cells[number]) for number in here],
        "marker": view.markers[track] in here,
    }
