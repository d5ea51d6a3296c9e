"""Words for cards in play that change: their place, their side, their creature, or what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Live, Scope
from ludarium.games.keyforge.process.leaving import look_beneath
from ludarium.games.keyforge.process.playing import attach, hosts
from ludarium.games.keyforge.process.shape import become, flip
from ludarium.games.keyforge.process.timing import W_ATTACHED
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.base import Constant, Effect, Target
from ludarium.games.keyforge.words.choosing import GOES_ON, OnCards
from ludarium.games.keyforge.words.control import THIS_TURN, lasting_scope, lasts_until, span

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class Move(OnCards):
    """Move a creature within its line: anywhere, or to a ``flank``; it may stay where it is (G229)."""

    target: Target
    flank: bool = False

    def aim(self) -> Target:
        return self.target

    def go(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.it = f.cards = [c for c in cards if m.zone[c] == t.LINE][:1]
        s.did = bool(f.cards)
        if s.did:
            f.step = GOES_ON
        else:
            m.pop()

    def on(self, m: Machine, f: Frame, s: Scope) -> None:
        m.ask(f, m.active, co.ASK_PLACE, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step != GOES_ON:
            return OnCards.options(self, m, f)
        size = len(m.line(m.ctrl[f.cards[0]]))
        if self.flank and size > 1:
            return [code(co.PLACE, 0), code(co.PLACE, size - 1)]
        return [code(co.PLACE, at) for at in range(size)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.step != GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        c = f.cards[0]
        at = code >> co.SHIFT
        line = m.line(m.ctrl[c])
        m.pop()
        line.remove(c)
        line.insert(at, c)
        m.changed()
        m.tell(ev.SHIFTED, c, at)


@final
@dataclass(frozen=True, eq=False)
class SwapControl(OnCards):
    """Two cards of one kind on different sides change sides: each takes the other's exact place (G230)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.did = False
        if len(cards) != 2:
            return
        a, b = cards
        zone = m.zone[a]
        if zone != m.zone[b] or (zone != t.LINE and zone != t.ARTIFACTS) or m.ctrl[a] == m.ctrl[b]:
            return
        mine = m.ctrl[a]
        theirs = m.ctrl[b]
        row = m.row(zone, mine)
        other = m.row(zone, theirs)
        i = row.index(a)
        j = other.index(b)
        row[i] = b
        other[j] = a
        m.ctrl[a] = theirs
        m.ctrl[b] = mine
        m.controls = [*m.controls, (a, theirs, NONE), (b, mine, NONE)]
        m.changed()
        s.did = True
        for c in (a, b):
            m.tell(ev.CONTROL, c, m.ctrl[c])
            look_beneath(m, c, m.ctrl[c])


@final
@dataclass(frozen=True, eq=False)
class AttachKept(OnCards):
    """The upgrade put aside by ``Choose`` goes to another card that it may be on, without leaving play or its player
    (G233)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.did = False
        for u in s.kept:
            for c in cards:
                if m.zone[u] == t.ATTACHED and m.host[u] != c and c in hosts(m, u, m.ctrl[u]):
                    before = m.host[u]
                    m.take_out(u)
                    m.controls = [entry for entry in m.controls if entry[2] != u]
                    attach(m, u, c)
                    m.settle_control([before])
                    m.window(W_ATTACHED, u, c, 0, m.ctrl[u])
                    s.did = True


@final
@dataclass(frozen=True, eq=False)
class AttachThis(OnCards):
    """This action, while it is being resolved, is attached to a card as an upgrade with its ``upgrade_text`` (G233)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.did = False
        for c in cards[:1]:
            if m.zone[s.this] == t.REVEALED and (m.zone[c] == t.LINE or m.zone[c] == t.ARTIFACTS):
                m.take_out(s.this)
                m.ctrl[s.this] = s.me
                attach(m, s.this, c)
                s.did = True
                m.window(W_ATTACHED, s.this, c, 0, s.me)


@final
@dataclass(frozen=True, eq=False)
class Flip(OnCards):
    """Turn the cards over (G231)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.hit = [c for c in cards if flip(m, c)]
        s.did = bool(s.hit) and len(s.hit) == len(cards)


GAINED: Final = Constant(t.TEXT_OF)
COPIED: Final = Constant(t.COPY_OF)


@final
@dataclass(frozen=True, eq=False)
class GainText(Effect):
    """Cards in play gain the text box of another card for a while, as it is printed (G240).

    With ``COPIED`` as its ``constant`` they become copies of it: power, armor, keywords and traits too."""

    target: Target
    of: Target
    how_long: int = THIS_TURN
    constant: Constant = GAINED

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        m.pop()
        models = self.of.settled(m, s) or []
        cards = [c for c in self.target.settled(m, s) or [] if m.in_play(c)]
        s.did = bool(models) and bool(cards)
        if not s.did:
            return
        first, last, guard = span(m, s, self.how_long)
        scope = lasting_scope(s)
        scope.number = m.face[models[0]]
        for c in cards:
            own = scope.clone()
            own.amount = m.face[c]  # what it shows again afterwards
            m.lasts(Live(None, self.constant, own, None, [c], first, last, guard))
            if self.constant is COPIED:
                m.tell(ev.COPIED, c, scope.number)
                become(m, c, m.face[c])
            else:
                m.tell(ev.LASTING, s.this, self.constant.number, NONE, lasts_until(m, m.lasting[-1]), [c])
