"""Cards in play that become something else: artifacts that are creatures for a while (G232), and other sides (G231)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Node, Scope
from ludarium.games.keyforge.engine.layout import with_at
from ludarium.games.keyforge.engine.steps import control as pc
from ludarium.games.keyforge.engine.steps import leaving as pl
from ludarium.games.keyforge.engine.terms import ANYWHERE, NONE, Card, Ends, Face, Flags, Questions, Zones
from ludarium.games.keyforge.pool.houses import CardTypes

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


def rearrange(m: Machine) -> bool:
    """Artifacts that are creatures now go to a flank; those that are none any more go back to the artifacts. Whether
    one still has to find its place."""
    for player in (m.active, 1 - m.active):
        for c in m.line(player)[:]:
            if m.decks.prints[m.face[c]].type == CardTypes.ARTIFACT and m.animated(c) is None:
                m.take_out(c)
                m.put_in(c, Zones.ARTIFACTS, player)
                m.tell(EventKinds.RESHAPED, c, Zones.ARTIFACTS)
        if m.ix().by[Questions.AS_CREATURE]:
            rising = [c for c in m.row(Zones.ARTIFACTS, player) if m.animated(c) is not None]
            if rising:
                if m.stack[-1].node is RISE:
                    return True  # it is just being asked where
                m.push_own(RISE, Scope(NONE, m.active)).cards = rising
                return True  # one at a time: the next when this one stands
    return False


@final
class Rise(Node):
    """The next of ``cards``, artifacts of one player, takes its place on the flank that AP chooses, or anywhere where a
    text says so; it doesn't enter play (G232), once AP has said which it is (G8)."""

    def frame(self) -> pc.PlacingFrame:
        return pc.PlacingFrame(self)

    def run(self, m: Machine, f: pc.PlacingFrame) -> None:
        if f.card == NONE:
            f.cards = [c for c in f.cards if m.zone[c] == Zones.ARTIFACTS]
            if not f.cards:
                m.pop()
            elif len(f.cards) == 1 or (len(f.cards) == 2 and not m.line(m.ctrl[f.cards[0]])):
                self._next(m, f, f.cards[0])  # the order makes no difference
            else:
                m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
        elif m.zone[f.card] != Zones.ARTIFACTS:
            m.pop()
        else:
            m.ask(f, m.active, AskKinds.PLACE, self.options(m, f))

    def _next(self, m: Machine, f: pc.PlacingFrame, c: Card) -> None:
        f.card = c
        m.scopes[f.scope].this = c

    def options(self, m: Machine, f: pc.PlacingFrame) -> list[Code]:
        if f.card == NONE:
            return [code(MoveKinds.CARD, c) for c in f.cards]
        size = len(m.line(m.ctrl[f.card]))
        live = m.animated(f.card)
        if live is not None and live.constant is not None and live.constant.verb == ANYWHERE:
            return [code(MoveKinds.PLACE, at) for at in range(size + 1)]
        return (
            [code(MoveKinds.PLACE, 0)]
            if size == 0
            else [code(MoveKinds.PLACE, 0), code(MoveKinds.PLACE, size)]
        )

    def chosen(self, m: Machine, f: pc.PlacingFrame, code: Code) -> None:
        if f.card == NONE:
            self._next(m, f, code >> SHIFT)
            return
        c = f.card
        m.pop()
        m.take_out(c)
        m.put_in(c, Zones.LINE, m.ctrl[c], code >> SHIFT)
        m.tell(EventKinds.RESHAPED, c, Zones.LINE)


FITS: Final = {
    Zones.LINE: CardTypes.CREATURE,
    Zones.ARTIFACTS: CardTypes.ARTIFACT,
    Zones.ATTACHED: CardTypes.UPGRADE,
}
"""What has to be printed on a side for it to lie in a zone of play."""


def flip(m: Machine, c: Card) -> bool:
    """Turn a card in play over (G231); whether it has another side."""
    other = m.decks.prints[m.face[c]].other
    if other == NONE or not m.in_play(c):
        return False
    m.face = with_at(m.face, c, other)
    m.changed()
    m.tell(EventKinds.FLIPPED, c, other)
    if FITS[m.zone[c]] != m.decks.prints[other].type:  # its tokens go to the supply, a ward too
        m.flags[c] = 0
        m.amber[c] = 0
        pl.depart(m, [c], Zones.DISCARD, Ends.TOP, NONE, [], [])
    return True


def become(m: Machine, c: Card, before: Face) -> None:
    """Show the print that a card is a copy of now, by what said so last; else what it showed ``before`` (G240)."""
    face = before
    for live in m.lasting:
        k = live.constant
        if k is not None and k.question == Questions.COPY_OF and live.cards is not None and c in live.cards:
            face = live.scope.number
    if m.in_play(c) and m.face[c] != face:
        m.face = with_at(m.face, c, face)
        m.changed()


def copy_tokens(m: Machine) -> None:
    """Show on each token creature what it is: a copy of another card while a text says so of such as it is (G136), else
    that of its owner's token card."""
    for player in (0, 1):
        for c in m.line(player):
            if not m.flags[c] & Flags.FACEDOWN:
                continue
            face = m.decks.tokens[m.owner(c)]
            for live in m.lasting:
                k = live.constant
                if k is not None and k.question == Questions.COPY_OF:
                    told = live.cards is not None and c in live.cards
                    if told or (k.cards is not None and m.matched(k.cards, live.scope, c)):
                        face = live.scope.number
            if m.face[c] != face:
                m.face = with_at(m.face, c, face)
                m.changed()
                if face != m.decks.tokens[m.owner(c)]:
                    m.tell(EventKinds.COPIED, c, face)


RISE: Final[Rise] = Rise()
