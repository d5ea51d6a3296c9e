"""Endless loops (G241): the active player says how often a loop runs on; then a card of it leaves play.

A loop is a chain of abilities that comes round. Either an ability begins again while it is being resolved already, one
for the sake of the other; or a card is saved from one destruction again and again, because it has no power left (G84).
What a loop may change without end is left out of what is compared: Æ, counters (but for what they do to a saved
creature's power), the order of a battleline. All else that everybody sees has to be the same, and no pool may have less
Æ, for such a chain ends by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, Node, Pending, Scope
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.steps import leaving as pl
from ludarium.games.keyforge.engine.terms import NONE, ROWS, Card, Ends, Seat, Zones
from ludarium.games.keyforge.words.base import Ability

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.words.base import Word


ROUNDS: Final = 3
"""So often a chain of abilities has come round when it is offered to name a number."""
MOST_ROUNDS: Final = 20
"""The highest number of rounds that can be named."""


class LoopParts:
    """Where things stand in ``Position.loop``, behind an ability, its card, who gave it and who resolves it."""

    TABLE: Final = 4
    POOLS: Final = 5
    """Of both players."""
    LEFT: Final = 7
    """The rounds left, or NONE before a number was named."""


def rounds(m: Machine, scope: Scope) -> int:
    """How often this very ability is being resolved already, or has saved its card from one destruction."""
    return times(m, scope.ability, scope.this, scope.giver, scope.me)


def times(m: Machine, ability: Word | None, this: Card, giver: Card, me: Seat) -> int:
    count = 0
    for scope in m.scopes:
        if scope.ability is ability and scope.this == this and scope.giver == giver and scope.me == me:
            count += 1
    if _saves(ability):
        for f in m.stack:
            if f.node is pl.DESTROY:
                count += max(0, _tags(f, ability, this, giver) - 1)  # the last of them is being answered
    return count


def _tags(f: Frame, ability: Word | None, this: Card, giver: Card) -> int:
    """How often a card with this ability was tagged in one destruction."""
    count = 0
    for p in f.waiting:
        if p.live.ability is ability and p.live.scope.this == this and p.live.scope.giver == giver:
            count += 1
    return count


def _number(scope: Scope) -> int:
    return NONE if scope.ability is None else REGISTRY.number(scope.ability)


def _word(loop: list[int]) -> Word | None:
    return None if loop[0] == NONE else REGISTRY.words[loop[0]]


def comes_round(m: Machine, pending: Pending, count: int) -> bool:
    """An ability that comes round is about to begin; whether the loop takes over: it asks, or ends here."""
    scope = pending.live.scope
    key = [_number(scope), scope.this, scope.giver, scope.me]
    loop = m.loop
    if loop[: LoopParts.TABLE] != key:
        if loop and times(m, _word(loop), loop[1], loop[2], loop[3]) >= ROUNDS - 1:
            return False  # another ability of the same loop, which counts by the first that came round
        loop = []
    if loop and loop[LoopParts.LEFT] != NONE:
        if loop[LoopParts.LEFT] > 0:
            m.loop = [*loop[: LoopParts.LEFT], loop[LoopParts.LEFT] - 1]
            return False
        return _ask(m, pending)
    table = _table(m, scope.this if _saves(scope.ability) else NONE)
    same = bool(loop) and loop[LoopParts.TABLE] == table
    for seat in (0, 1):
        same = same and m.pool[seat] >= loop[LoopParts.POOLS + seat]
    m.loop = [*key, table, *m.pool, NONE]
    return count >= ROUNDS and same and _ask(m, pending)


def _ask(m: Machine, pending: Pending) -> bool:
    """Ask, where a card in play could leave."""
    cards = _affected(m, pending)
    if not cards:
        return False
    f = m.push_own(LOOP, Scope(pending.live.scope.this, m.active, ability=pending.live.scope.ability))
    f.cards = cards
    f.waiting = [pending]
    return True


def _saves(ability: Word | None) -> bool:
    """Whether it replaces the destruction of its card (G92)."""
    return isinstance(ability, Ability) and ability.instead


def _table(m: Machine, saved: Card) -> int:
    """A number for all that everybody sees and a loop can't change for ever."""
    seen = [*m.ctrl, *m.flags, *m.damage, *m.keys]
    if saved != NONE:
        seen.append(m.plus[saved])  # enough of them, and it lives
    for zone in range(ROWS):
        for player in (0, 1):
            row = m.rows[zone * 2 + player]
            seen.append(len(row))
            if zone == Zones.DISCARD or zone > Zones.ARCHIVES:
                seen += sorted(row) if zone == Zones.LINE else row
    return hash(tuple(seen)) & 0x7FFFFFFF


def _affected(m: Machine, pending: Pending) -> list[Card]:
    """The cards in play that the loop is about: whose abilities it is made of, and what they answer."""
    scope = pending.live.scope
    found: list[int] = []
    inside = False
    for other in m.scopes:
        inside = inside or (other.ability is scope.ability and other.this == scope.this)
        if inside:
            _add_in_play(m, found, [other.this, other.giver, other.card, other.other])
    # of one that is saved time after time nothing is inside another
    _add_in_play(m, found, [scope.this, scope.giver])
    return found


def _add_in_play(m: Machine, found: list[Card], cards: list[Card]) -> None:
    """Add those of the cards that are in play and not yet found."""
    for c in cards:
        if c != NONE and c not in found and m.in_play(c):
            found.append(c)


@final
class Loop(Node):
    """``waiting`` is the ability that would begin again, ``cards`` the cards of the loop."""

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.LOOP if self._unnamed(m) else AskKinds.CARD, self.options(m, f), True)

    def _unnamed(self, m: Machine) -> bool:
        """Whether no number has been named yet."""
        return m.loop[LoopParts.LEFT] == NONE

    def options(self, m: Machine, f: Frame) -> list[Code]:
        if self._unnamed(m):
            return [code(MoveKinds.LOOP, number) for number in range(MOST_ROUNDS + 1)]
        return [code(MoveKinds.CARD, c) for c in f.cards]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        number = code >> SHIFT
        if self._unnamed(m):
            m.loop = [*m.loop[: LoopParts.LEFT], number]
            m.tell(EventKinds.NAMED_LOOP, m.active, number)
            if number > 0:
                pending = f.waiting[0]
                m.pop()
                m.start(pending)
            return
        m.loop = []
        m.pop()
        pl.forget(m, number)
        pl.depart(m, [number], Zones.DISCARD, Ends.TOP, NONE, [], [])


LOOP: Final[Loop] = Loop()
