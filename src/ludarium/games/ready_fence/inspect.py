"""The things of a bout, one by one, as options name what they touch: ``square:5``, ``position:line``, ``seat:0``,
``hand:ST4``. Of a hand a seat knows its own cards, and those that everybody knows."""

from __future__ import annotations

from typing import Final

from ludarium.core.decision import TABLE
from ludarium.core.positions import UnknownThing
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import COLOURS, KIND_OF
from ludarium.games.ready_fence.terms import KIND_NAMES, POSITION_NAMES, SEATS, Cards, Seat, bits

SQUARES: Final = [str(square) for square in range(12)]
"""Those of the strip, and one beyond each end."""


def inspect(state: FenceState, thing: str, seat: Seat | None) -> dict[str, object]:
    """What ``seat`` (``TABLE``: the keeper, who knows everything) knows of a thing. Raises ``UnknownThing``."""
    kind, _, name = thing.partition(":")
    if kind == "hand" and name in state.settings.table.names:
        return {"thing": thing, **_held(state, name, seat, thing)}
    if kind == "seat" and name in ("0", "1"):
        return {"thing": thing, **_fencer(state, int(name), seat)}
    if kind == "position" and name in POSITION_NAMES:
        number = POSITION_NAMES.index(name)
        beaten = POSITION_NAMES[(number + 1) % len(POSITION_NAMES)]  # F40
        taken = [each for each in range(SEATS) if state.fencers[each].position == number]
        return {"thing": thing, "position": name, "beats": beaten, "seats": taken}
    if kind == "square" and name in SQUARES:
        square = SQUARES.index(name)
        on_strip = state.settings.first <= square <= state.settings.last
        standing = [each for each in range(SEATS) if state.fencers[each].square == square]
        return {"thing": thing, "square": square, "on_strip": on_strip, "seats": standing}
    raise UnknownThing(thing)


def hidden(state: FenceState) -> dict[str, object]:
    """What lies hidden from some seat: the hands, and the stock, which is the timer deck, the reserve and what was discarded face
    down: nobody knows the order of these, so that each draw takes one of them at random."""
    names = state.settings.table.names
    return {
        "hands": [[names[card] for card in bits(fencer.hand)] for fencer in state.fencers],
        "stock": [names[card] for card in bits(state.piles.stock)],
    }


def _seen(state: FenceState, owner: Seat, seat: Seat | None) -> Cards:
    """The cards of a hand that ``seat`` knows."""
    fencer = state.fencers[owner]
    return fencer.hand if seat in (owner, TABLE) else fencer.known


def _held(state: FenceState, name: str, seat: Seat | None, thing: str) -> dict[str, object]:
    """The cards of a name in the hands, as far as ``seat`` knows of them."""
    table = state.settings.table
    card = table.names.index(name)
    alike = table.alike[card]
    held = {str(owner): (_seen(state, owner, seat) & alike).bit_count() for owner in range(SEATS)}
    if not any(held.values()):
        raise UnknownThing(thing)
    kind = KIND_OF[card]
    return {
        "card": name,
        "kind": KIND_NAMES[kind],
        "colours": COLOURS[kind].split("/"),
        "speed": table.speeds[card] or None,
        "stamina": table.stamina[card],
        "held": {owner: count for owner, count in held.items() if count},
    }


def _fencer(state: FenceState, owner: Seat, seat: Seat | None) -> dict[str, object]:
    """``cards`` are those of the hand that ``seat`` knows; ``hand`` counts them all."""
    names = state.settings.table.names
    fencer = state.fencers[owner]
    return {
        "seat": owner,
        "score": fencer.score,
        "stamina": fencer.stamina,
        "square": fencer.square,
        "position": POSITION_NAMES[fencer.position],
        "hand": fencer.hand.bit_count(),
        "cards": sorted([names[card] for card in bits(_seen(state, owner, seat))]),
    }
