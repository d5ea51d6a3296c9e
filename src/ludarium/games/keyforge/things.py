"""Single things on the table, by name, for programs that drive the engine (docs/engine-protocol.md)."""

from __future__ import annotations

import msgspec

from ludarium.core.positions import UnknownThing
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.inside import knows
from ludarium.games.keyforge.state import KeyForgeState
from ludarium.games.keyforge.view import Viewer


def inspect(state: KeyForgeState, thing: str, seat: int) -> dict[str, object]:
    """What a seat (``KEEPER``: who keeps the table) knows of ``card:<label>`` or ``seat:<n>``."""
    kind, _, name = thing.partition(":")
    viewer = Viewer(state, seat)
    if kind == "seat" and name in ("0", "1"):
        told: dict[str, object] = msgspec.to_builtins(viewer.player(int(name)))
        return told
    if kind != "card" or name not in state.decks.labels:
        raise UnknownThing(thing)
    c = state.decks.labels.index(name)
    if not knows(state, seat, c):
        raise UnknownThing(thing)
    told = msgspec.to_builtins(viewer.card(c))
    told["zone"] = t.ZONE_NAMES[state.zone[c]]
    return told


