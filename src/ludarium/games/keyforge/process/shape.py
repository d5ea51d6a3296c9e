"""Cards in play that become something else: artifacts that are creatures for a while (G232), and other sides (G231)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Node, Scope
from ludarium.games.keyforge.position import with_at
from ludarium.games.keyforge.process import leaving as pl
from ludarium.games.keyforge.terms import NONE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine


def rearrange(m: Machine) -> bool:
    """Artifacts that are creatures now go to a flank; those that are none any more go back to the artifacts. Whether
    one still has to find its place."""
    for player in (m.active, 1 - m.active):
        for c in m.line(player)[:]:
            if m.decks.prints[m.face[c]].type == t.ARTIFACT and m.animated(c) is None:
                m.take_out(c)
                m.put_in(c, t.ARTIFACTS, player)
                m.tell(ev.RESHAPED, c, t.ARTIFACTS)
        if m.ix().by[t.AS_CREATURE]:
            rising = [c for c in m.row(t.ARTIFACTS, player) if m.animated(c) is not None]
            if rising:
                if m.stack[-1].node is RISE:
                    return True  # it is just being asked where
                m.push_own(RISE, Scope(NONE, m.active), NONE, cards=rising)
                return True  # one at a time: the next when this one stands
    return False


@final
class Rise(Node):
    """The next of ``cards``, artifacts of one player, takes its place on the flank that AP chooses; it doesn't enter play
    (G232). ``a`` is that one, or NONE as long as AP has not said which it is (G8)."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.a == NONE:
            f.cards = [c for c in f.cards if m.zone[c] == t.ARTIFACTS]
            if not f.cards:
                m.pop()
            elif len(f.cards) == 1 or (len(f.cards) == 2 and not m.line(m.ctrl[f.cards[0]])):
                self._next(m, f, f.cards[0])  # the order makes no difference
            else:
                m.ask(f, m.active, co.ASK_CARD, self.options(m, f))
        elif m.zone[f.a] != t.ARTIFACTS:
            m.pop()
        else:
            m.ask(f, m.active, co.ASK_PLACE, self.options(m, f))

    def _next(self, m: Machine, f: Frame, c: int) -> None:
        f.a = c
        m.scopes[f.scope].this = c

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.a == NONE:
            return [code(co.CARD, c) for c in f.cards]
        size = len(m.line(m.ctrl[f.a]))
        return [code(co.PLACE, 0)] if size == 0 else [code(co.PLACE, 0), code(co.PLACE, size)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.a == NONE:
            self._next(m, f, code >> co.SHIFT)
            return
        c = f.a
        m.pop()
        m.take_out(c)
        m.put_in(c, t.LINE, m.ctrl[c], code >> co.SHIFT)
        m.tell(ev.RESHAPED, c, t.LINE)


FITS: Final = {t.LINE: t.CREATURE, t.ARTIFACTS: t.ARTIFACT, t.ATTACHED: t.UPGRADE}
"""What has to be printed on a side for it to lie in a zone of play."""


def flip(m: Machine, c: int) -> bool:
    """Turn a card in play over (G231); whether it has another side."""
    other = m.decks.prints[m.face[c]].other
    if other == NONE or not m.in_play(c):
        return False
    m.face = with_at(m.face, c, other)
    m.changed()
    m.tell(ev.FLIPPED, c, other)
    if FITS[m.zone[c]] != m.decks.prints[other].type:  # its tokens go to the supply, a ward too
        m.flags[c] = 0
        m.amber[c] = 0
        pl.depart(m, [c], t.DISCARD, True, NONE, [], [])
    return True


def become(m: Machine, c: int, before: int) -> None:
    """Show the print that a card is a copy of now, by what said so last; else what it showed ``before`` (G240)."""
    face = before
    for live in m.lasting:
        k = live.constant
        if k is not None and k.question == t.COPY_OF and live.cards is not None and c in live.cards:
            face = live.scope.number
    if m.in_play(c) and m.face[c] != face:
        m.face = with_at(m.face, c, face)
        m.changed()


RISE: Final = Rise()
