"""Copies in games whose deck lists are hidden: how many there are shows only when they lie side by side.

Of a card that has gone out of sight a copy may come back, and at a table nobody can tell whether it is the same one.
Here each card has a number, and another number would tell that there are two. So those that have been seen are laid
where a copy comes into sight first: in the hand, in the archives, on top of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.games.keyforge import terms as t

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine


def mingle(m: Machine, player: int) -> None:
    """Exchange copies of a player's cards that the other player can't see. The owner can't tell them apart, either."""
    foe = 1 - player
    busy = _busy(m)
    copies: dict[int, list[int]] = {}
    for zone in (t.HAND, t.ARCHIVES, t.DECK):
        for c in m.row(zone, player):
            if m.owner(c) == player and not m.seen[c] >> foe & 1 and c not in busy:
                copies.setdefault(m.decks.of[c], []).append(c)
    for there in copies.values():
        # those that have lain open come first, then those that spectators have seen, then those of the other player
        order = sorted(there, key=lambda c: m.met[c] & ~(1 << player), reverse=True)
        if order != there:
            _exchange(m, player, there, order)


def _exchange(m: Machine, player: int, there: list[int], instead: list[int]) -> None:
    """Lay cards where copies of them lay."""
    places = [(m.zone[c], m.row(m.zone[c], player).index(c), m.seen[c]) for c in there]
    for i, c in enumerate(instead):
        zone, index, seen = places[i]
        m.row(zone, player)[index] = c
        m.zone[c] = zone
        m.seen[c] = seen


def _busy(m: Machine) -> set[int]:
    """The cards that something unfinished is about."""
    busy: set[int] = set()
    for f in m.stack:
        busy.update(f.cards)
        for pending in f.waiting:
            busy.update((pending.card, pending.other))
    for s in m.scopes:
        busy.update((s.this, s.giver, s.card, s.other))
        for cards in (s.it, s.hit, s.dead, s.kept):
            busy.update(cards)
    return busy
