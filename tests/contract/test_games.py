"""Every installed game keeps the contract."""

from __future__ import annotations

from ludarium.core import Event, games
from ludarium.games.keyforge import GAME as KEYFORGE
from ludarium.games.ready_fence import GAME as READY_FENCE
from ludarium.games.saboteur import GAME as SABOTEUR
from ludarium.games.tokyo_duel import GAME as TOKYO_DUEL
from ludarium.testing import Contract, contract

# Events of Saboteur that tell everybody, or their own seat alone, what a view left open.
TO_ALL = {
    "dealt",
    "set_aside",
    "centre_found",
    "gold_drawn",
    "goal_up",
    "touched",
    "touch_discarded",
    "round_over",
}
TO_ONE = {"role_seen", "map_used", "drew", "timed_out"}

# Events of Ready… Fence! in which somebody shows a card of the hand, or chance speaks.
FROM_HANDS = {"coin", "discarded", "played", "cardless", "took_back", "extra_time", "toss"}


class TestSaboteur(Contract):
    game = SABOTEUR

    def may_tell(self, event: Event, seat: int | None) -> bool:
        kind = event.kind()
        return kind in TO_ALL or (kind in TO_ONE and event.facts()["seat"] == seat)


class TestTokyoDuel(Contract):
    game = TOKYO_DUEL

    def may_tell(self, event: Event, seat: int | None) -> bool:
        return event.kind() in {"roll_off", "rolled", "camouflage", "revealed"}


class TestReadyFence(Contract):
    game = READY_FENCE

    def may_tell(self, event: Event, seat: int | None) -> bool:
        kind = event.kind()
        if kind in {"dealt", "drew"}:
            return event.facts()["seat"] == seat
        return kind in FROM_HANDS


# Events of KeyForge in which chance speaks, or cards that lay hidden are shown.
SHOWN = {
    "played", "put", "discarded", "revealed", "moved", "attached", "match", "began", "fizzled", "benched", "decks",
    "swapped_piles", "unmasked", "flipped",
}  # fmt: skip
TO_WHO_SEES = {"drew", "took_archives", "archived", "looked", "hid", "made"}


class TestKeyForge(Contract):
    game = KEYFORGE

    def may_tell(self, event: Event, seat: int | None) -> bool:
        return event.kind() in SHOWN | TO_WHO_SEES


OWN = {KEYFORGE.name, SABOTEUR.name, TOKYO_DUEL.name, READY_FENCE.name}

# Games that say nothing more about themselves.
globals().update({f"test_{name}": contract(game) for name, game in games().items() if name not in OWN})
