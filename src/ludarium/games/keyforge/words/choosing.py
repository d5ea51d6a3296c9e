"""How an instruction gets its cards: settled ones at once, chosen ones by asking, written once for all words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Scope
from ludarium.games.keyforge.words.base import Effect, Target
from ludarium.games.keyforge.words.targets import as_anybody_holds_them

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

STARTS = 0
CHOOSES = 1
GOES_ON = 2


def alike_in_order(m: Machine, cards: list[int]) -> list[int]:
    """Cards that come into sight together, as they were named; of copies of one card which was named first stays
    unseen, so they stand as they lie in their row."""
    found: list[int] = []
    for c in cards:
        for one in m.row(m.zone[c], m.whose(c)):
            if one in cards and one not in found and m.face[one] == m.face[c] and m.owner(one) == m.owner(c):
                found.append(one)
                break
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(Effect):
    """An instruction about the cards of a target. ``a`` of its frame counts; ``cards`` are those chosen so far."""

    def aim(self) -> Target:
        raise NotImplementedError

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        """Do it to these cards. The frame has been popped; ``f.scope`` is still good."""
        raise NotImplementedError

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == STARTS:
            target = self.aim()
            settled = target.settled(m, s)
            if settled is not None:
                self.go(m, f, s, settled)
                return
            f.step = CHOOSES
            f.a = self.fewest(m, s)
            f.b = target.most(m, s)
            s.it = []
        if f.step == CHOOSES:
            self.choose(m, f, s)
        else:
            self.on(m, f, s)

    def fewest(self, m: Machine, s: Scope) -> int:
        """How many cards have to be chosen, as far as there are so many."""
        return self.aim().least(m, s)

    def on(self, m: Machine, f: Frame, s: Scope) -> None:
        """Go on after the cards have been chosen, where that takes several steps."""
        raise NotImplementedError

    def go(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.it = cards
        s.did = bool(cards)
        m.pop()
        self.apply(m, f, s, cards)
        if len(cards) < f.a:
            s.did = False  # a part is not enough (G10)

    def choose(self, m: Machine, f: Frame, s: Scope) -> None:
        chosen = f.cards
        if len(chosen) >= f.b:
            self.go(m, f, s, self.aim().meant(m, s, chosen))
            return
        pool = self.left(m, f, s)
        target = self.aim()
        secret = target.secret()
        if not pool and (chosen or f.a or not secret):
            if secret and not chosen:  # nobody else can tell why nothing happens
                m.tell(ev.FIZZLED, s.this, ev.F_NO_TARGET)
            self.go(m, f, s, target.meant(m, s, chosen))
            return
        if not secret and not target.again() and len(pool) <= target.pressing(m, s, f.a):
            f.cards = [*chosen, *pool]
            return
        if any([self._unseen(m, c) for c in pool]):
            pick = m.foremost(pool[m.chance.below(len(pool))], pool)
            f.cards = [*chosen, pick]
            return
        # what a hand may hold is asked even where there is no choice: that it is not asked would tell
        m.ask(f, m.active, co.ASK_CARD, self.options(m, f), secret)

    def _unseen(self, m: Machine, c: int) -> bool:
        """Whether AP may not choose it: nobody chooses among what they may not see (G206), nor from the other player's
        archives (G28)."""
        zone = m.zone[c]
        if zone == t.ARCHIVES and m.whose(c) != m.active:
            return True
        return zone in (t.DECK, t.HAND, t.ARCHIVES) and not m.seen[c] >> m.active & 1

    def left(self, m: Machine, f: Frame, s: Scope) -> list[int]:
        target = self.aim()
        s.it = f.cards
        pool = target.pool(m, s)
        if target.again() or not f.cards:
            return pool
        return [c for c in pool if c not in f.cards]

    def among(self, m: Machine, f: Frame) -> list[int]:
        """The cards among which AP is asked to choose: each of them AP sees (G206)."""
        if f.step != CHOOSES:
            return []
        s = m.scopes[f.scope]
        it = s.it
        found = self.left(m, f, s)
        s.it = it
        return found

    def options(self, m: Machine, f: Frame) -> list[int]:
        s = m.scopes[f.scope]
        found: list[int] = []
        kinds: list[int] = []
        left = self.left(m, f, s)
        if any([not m.in_play(c) and m.whose(c) != m.active for c in left]):
            left = as_anybody_holds_them(m, left)
        for copy in left:
            c = copy
            zone = m.zone[c]
            if zone == t.HAND or zone == t.DECK or zone == t.ARCHIVES:  # copies there are all one to choose
                kind = (m.face[c] * t.ROWS + zone) * 2 + m.owner(c)
                if kind in kinds:
                    continue
                kinds.append(kind)
                c = m.foremost(c, left)
            found.append(m.card_code(c))
        if len(f.cards) >= f.a or not found:  # an imagined hand may lack what the real one was found to hold
            found.append(code(co.DONE) if f.cards else code(co.NO))
        return found

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        s = m.scopes[f.scope]
        what = code & co.WHAT
        if what == co.DONE or what == co.NO:
            self.go(m, f, s, self.aim().meant(m, s, f.cards))
        else:
            f.cards = [*f.cards, code >> co.SHIFT]
            s.it = f.cards


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(OnCards):
    """An instruction that is carried out on one card after the other (G204)."""

    def go(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.it = cards
        s.hit = []
        s.count = 0
        s.did = bool(cards) and len(cards) >= f.a
        f.step = GOES_ON
        f.cards = cards
        f.b = 0

    def on(self, m: Machine, f: Frame, s: Scope) -> None:
        if f.b >= len(f.cards):
            s.it = f.cards
            m.pop()
            self.after(m, f, s)
            return
        options = self.options(m, f) if f.d == 0 and self.ordered(m, f) else []
        if options and options[0] & co.WHAT == co.SEAT:
            m.ask(f, m.active, co.ASK_PLAYER, options)
        elif options:
            m.ask(f, m.active, co.ASK_CARD, options)
        else:
            self.next(m, f, s)

    def next(self, m: Machine, f: Frame, s: Scope) -> None:
        i = f.b
        f.b += 1
        if self.one(m, f, s, f.cards[i]):
            s.hit = [*s.hit, f.cards[i]]  # by the number that it is shown by
            s.count += 1
        else:
            s.did = False

    def ordered(self, m: Machine, f: Frame) -> bool:
        """Whether AP says which card is next: where that makes a difference."""
        return False

    def _next_ones(self, m: Machine, f: Frame) -> list[int]:
        """The cards that may be next: one player's cards before the other's. None where AP may not see them all."""
        left = f.cards[f.b :]
        if f.c:  # the player who goes first has been named
            left = [c for c in left if m.side_of(c) == f.c - 1] or left
        for c in left:
            if not m.seen[c] >> m.active & 1:
                return []
        if f.b == 0:
            return left
        side = m.side_of(f.cards[f.b - 1])
        same = [c for c in left if m.side_of(c) == side]
        return same or left

    def _both(self, m: Machine, f: Frame) -> bool:
        """Whether AP has to say which player goes first: cards of both, and some that AP may not see."""
        if f.b or f.c or not f.cards:
            return False
        side = m.side_of(f.cards[0])
        hidden = any([not m.seen[c] >> m.active & 1 for c in f.cards])
        return hidden and any([m.side_of(c) != side for c in f.cards])

    def among(self, m: Machine, f: Frame) -> list[int]:
        return f.cards[f.b :] if f.step == GOES_ON else OnCards.among(self, m, f)

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step != GOES_ON:
            return OnCards.options(self, m, f)
        found: list[int] = []
        faces: list[int] = []
        if self._both(m, f):
            return [code(co.SEAT, m.active), code(co.SEAT, 1 - m.active)]
        for c in self._next_ones(m, f):
            if m.zone[c] == t.HAND or m.zone[c] == t.DECK or m.zone[c] == t.ARCHIVES:
                if m.face[c] in faces:
                    continue
                faces.append(m.face[c])
            found.append(m.card_code(c))
        return found

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.step != GOES_ON:
            f.d = 1  # they are chosen one after the other, and come so
            OnCards.chosen(self, m, f, code)
            return
        c = code >> co.SHIFT
        if code & co.WHAT == co.SEAT:
            f.c = c + 1
            f.cards = [
                *[other for other in f.cards if m.side_of(other) == c],
                *[other for other in f.cards if m.side_of(other) != c],
            ]
            return
        f.cards = [*f.cards[: f.b], c, *[other for other in f.cards[f.b :] if other != c]]
        self.next(m, f, m.scopes[f.scope])

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        """Do it to one card; whether it was done. What it causes resolves before the next (G191)."""
        raise NotImplementedError

    def after(self, m: Machine, f: Frame, s: Scope) -> None:
        """When all are done; the frame has gone."""

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        raise NotImplementedError
