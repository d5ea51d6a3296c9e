"""Copies in games whose deck lists are hidden: how many there are shows only when they lie side by side.

Of a card that has gone out of sight a copy may come back, and at a table nobody can tell whether it is the same one.
Here each card has a number, and another number would tell that there are two. So whenever a card comes into sight,
the hidden copies of it are numbered anew: those that most have seen lie where most can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.games.keyforge.engine.layout import LAID_OPEN, with_at
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.steps.entering import PUT_CARD, PlaySteps
from ludarium.games.keyforge.engine.steps.playing import PlayFrame
from ludarium.games.keyforge.engine.terms import DECK_SIZE, NONE, Card, Knowers, Zones

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.layout import Layout


def numbers_shown(m: Layout, cards: list[Card], to: Knowers) -> list[Card]:
    """The numbers by which cards are known once they have been shown ``to`` those (bits as in ``Position.met``)."""
    cards = cards[:]  # it may be a row, in which they are numbered anew
    named = named_cards(m, unplayed(m))
    numbers: dict[int, int] = {}
    for c in cards:
        if c not in numbers and c not in named and m.is_hidden(c):
            first = DECK_SIZE * m.owner(c)
            alike = [
                d
                for d in range(first, first + DECK_SIZE)
                if m.decks.of[d] == m.decks.of[c] and d not in named and m.is_hidden(d)
            ]
            numbers.update(_numbered(m, alike, cards, to))
    _renumber(m, {c: number for c, number in numbers.items() if c != number})
    return [numbers.get(c, c) for c in cards]


def _numbered(m: Layout, alike: list[Card], cards: list[Card], to: Knowers) -> dict[int, int]:
    """What numbers hidden copies of a card get, of which some are being shown."""
    others = LAID_OPEN & ~(1 << m.owner(alike[0]))
    places: list[tuple[int, int, int]] = []
    numbers: list[tuple[int, int, int]] = []
    for c in alike:
        shown = c in cards
        seen = (m.seen[c] | (to if shown else 0)) & others
        places.append((-seen, cards.index(c) if shown else len(cards), c))
    places.sort()
    for i, (_, _, c) in enumerate(places):
        met = (m.met[c] | m.seen[c]) & others
        order = c if met == others else i  # a number that nobody knows says nothing, and stays
        numbers.append((-met, order, c))
    numbers.sort()
    return {place[2]: number[2] for place, number in zip(places, numbers, strict=True)}


def unplayed(m: Layout) -> list[Card]:
    """The scopes of cards that are about to be played or put into play, and have not been: everybody sees what they are,
    and nobody which of their copies."""
    return [
        f.scope
        for f in m.stack
        if (isinstance(f, PlayFrame) and f.face == NONE)
        or (f.node is PUT_CARD and f.step == PlaySteps.BEGINS)
        if m.is_hidden(m.scopes[f.scope].this)
    ]


def named_cards(m: Layout, secret: list[Card]) -> set[int]:
    """The cards whose numbers are told while they may lie hidden: those being put into play, those whose abilities
    resolve or wait, and which those answer; not in the scopes that are ``secret`` (``unplayed``). Whose lasting effect
    resolves may have gone out of sight long before: the effect tells nothing of where it lies."""
    found: set[int] = set()
    for i, s in enumerate(m.scopes):
        if i not in secret:
            found.update((s.card, s.other))
            if s.ability is None or not REGISTRY.lasts(s.ability):
                found.update((s.this, s.giver))
    for f in m.stack:
        for pending in f.waiting:
            found.update((pending.card, pending.other))
            if not pending.live.nth:
                found.add(pending.live.scope.this)
    return found


def _renumber(m: Layout, numbers: dict[int, int]) -> None:
    """Give hidden cards other numbers, each that of one of them. What is unfinished is about what lies there."""
    if not numbers:
        return
    places = [(_row(m, c), c) for c in numbers]
    indexes = [row.index(c) for row, c in places]
    for i, (row, c) in enumerate(places):
        row[indexes[i]] = numbers[c]
        m.met = with_at(m.met, c, m.met[c] | m.seen[c])
    for values in (m.zone, m.seen, m.host, m.ctrl):
        before = values[:]
        for c, number in numbers.items():
            values[number] = before[c]
    if m.faceup:
        m.faceup = _renamed(m.faceup, numbers)
    for scope in unplayed(m):
        s = m.scopes[scope]
        s.this = numbers.get(s.this, s.this)
        s.card = numbers.get(s.card, s.card)
    for f in m.stack:
        f.cards = _renamed(f.cards, numbers)
    m.last_known = [
        past if past.core not in numbers else past.of_core(numbers[past.core]) for past in m.last_known
    ]
    for s in m.scopes:
        s.it = _renamed(s.it, numbers)
        s.hit = _renamed(s.hit, numbers)
        s.dead = _renamed(s.dead, numbers)
        s.kept = _renamed(s.kept, numbers)
        s.left = _renamed(s.left, numbers)


def _row(m: Layout, c: Card) -> list[int]:
    return m.beneath if m.zone[c] == Zones.BENEATH else m.row(m.zone[c], m.whose(c))


def _renamed(cards: list[Card], numbers: dict[int, int]) -> list[int]:
    return [numbers.get(c, c) for c in cards]
