"""Where deck lists are hidden, no copy of a card is seen for the first time where it may be one that was seen before."""

from __future__ import annotations

from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.steps.hiding import named_cards, unplayed
from ludarium.games.keyforge.engine.terms import BOTH_DECKS
from ludarium.games.keyforge.view.serialize import knows, listed

SPECTATOR = -1


class Sight:
    """What the players and spectators have seen of each card, and whether they can tell where it lies."""

    def __init__(self, state: KeyForgeState) -> None:
        met = state.have_met()
        seats = (0, 1, SPECTATOR)
        cards = range(BOTH_DECKS)
        self.game = state.game
        self.listed = {seat: [listed(state, met, seat, c) for c in cards] for seat in seats}
        self.placed = {seat: [knows(state, seat, c) for c in cards] for seat in seats}
        self.named = named_cards(state, unplayed(state))


def check_copies(state: KeyForgeState, before: Sight) -> None:
    """Nobody but its owner learns of another copy as long as the one that they know of may be the one that they see:
    they could not tell where it lay, and can't now."""
    after = Sight(state)
    if after.game != before.game:
        return
    for seat in after.placed:
        for c in range(BOTH_DECKS):
            if not after.placed[seat][c] or before.listed[seat][c]:
                continue
            for d in range(BOTH_DECKS):
                if state.decks.of[d] != state.decks.of[c] or state.owner(d) != state.owner(c):
                    continue
                lost = not before.placed[seat][d] and not after.placed[seat][d]
                if lost and before.listed[seat][d] and d not in before.named and d not in after.named:
                    labels = state.decks.labels
                    raise AssertionError(f"{labels[c]} tells seat {seat} that it is not {labels[d]}")
