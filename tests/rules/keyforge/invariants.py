"""What is so in every position of KeyForge, whatever was done."""

from __future__ import annotations

from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    CHAINS_MOST,
    KNOWN_TO_ALL,
    NONE,
    ROWS,
    SEATS,
    Zones,
)
from ludarium.games.keyforge.pool.facts import BOTTOM, TOP, WHOLE


def check(state: KeyForgeState) -> None:
    """Raises ``AssertionError`` for a position that can't be."""
    places: dict[int, int] = {}
    for zone in range(ROWS):
        for seat in range(SEATS):
            for c in state.row(zone, seat):
                assert c not in places, f"{state.decks.labels[c]} lies in two places"
                places[c] = zone
    for zone, cards in (
        (Zones.ATTACHED, state.attached),
        (Zones.BENEATH, state.beneath),
        (Zones.REVEALED, state.revealed),
        (Zones.JOINED, state.joined),
    ):
        for c in cards:
            assert c not in places, f"{state.decks.labels[c]} lies in two places"
            places[c] = zone
    assert len(places) == BOTH_DECKS, "a card is nowhere"
    for c, zone in places.items():
        assert state.zone[c] == zone, f"{state.decks.labels[c]} does not know where it lies"
        assert state.amber[c] >= 0
        assert state.damage[c] >= 0
        if not state.in_play(c):
            loose = (state.damage[c], state.amber[c], state.plus[c], state.flags[c])
            assert loose == (0, 0, 0, 0), f"something lies on {state.decks.labels[c]}, which is not in play"
    for u in state.attached:
        assert state.zone[state.host[u]] == Zones.LINE, "an upgrade without a creature (G37)"
    for u in state.joined:
        host = state.host[u]
        assert state.zone[host] in (Zones.LINE, Zones.REVEALED), "half of a creature that is not there (G163)"
        assert state.top_half(host) == u, "a creature has two top halves"
        prints = state.decks.prints
        assert prints[state.decks.of[u]].half == TOP
        assert prints[state.decks.of[host]].half == BOTTOM
    for c in state.faceup:
        assert state.zone[c] == Zones.ARCHIVES, "a card lies faceup that is in no archives"
        assert state.seen[c] == KNOWN_TO_ALL
    for c in range(BOTH_DECKS):
        if state.zone[c] == Zones.LINE and state.decks.prints[state.decks.of[c]].half != WHOLE:
            assert state.top_half(c) != NONE, "half of a creature is in play (G164)"
    for seat in range(SEATS):
        assert state.pool[seat] >= 0
        assert 0 <= state.chains[seat] <= CHAINS_MOST  # G143
        for c in state.line(seat):
            assert state.ctrl[c] == seat
    if state.winner != NONE:
        assert not state.stack, "a game that is over has nothing unfinished"


def between_turns(state: KeyForgeState) -> bool:
    """Whether nothing but the turn itself is unfinished: it has just begun."""
    return len(state.stack) == 1 and len(state.scopes) == 1
