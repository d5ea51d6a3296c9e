"""Words for cards in play that change: their place, their side, their creature, or what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Scope
from ludarium.games.keyforge.engine.steps.control import look_beneath
from ludarium.games.keyforge.engine.steps.entering import attach
from ludarium.games.keyforge.engine.steps.permission import hosts
from ludarium.games.keyforge.engine.steps.shape import become, flip
from ludarium.games.keyforge.engine.steps.timing import WindowKinds
from ludarium.games.keyforge.engine.terms import NONE, Card, Duration, Durations, Questions, Seat, Zones
from ludarium.games.keyforge.words.base import Constant, Effect, Instant, Target
from ludarium.games.keyforge.words.cards import FRIENDLY, Side
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards, touched
from ludarium.games.keyforge.words.known import KEPT
from ludarium.games.keyforge.words.lasting import lasting_scope, span, tell_lasting

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class Move(OnCards):
    """Move a creature within its line: anywhere, or to a ``flank``; it may stay where it is (G229)."""

    target: Target
    flank: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.it = f.cards = [c for c in cards if m.zone[c] == Zones.LINE][:1]
        s.did = bool(f.cards)
        if s.did:
            f.step = ChoiceSteps.GOES_ON
        else:
            m.pop()

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        m.ask(f, m.active, AskKinds.PLACE, self.options(m, f))

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        size = len(m.line(m.ctrl[f.cards[0]]))
        if self.flank and size > 1:
            return [code(MoveKinds.PLACE, 0), code(MoveKinds.PLACE, size - 1)]
        return [code(MoveKinds.PLACE, at) for at in range(size)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        c = f.cards[0]
        at = code >> SHIFT
        line = m.line(m.ctrl[c])
        m.pop()
        line.remove(c)
        line.insert(at, c)
        m.changed()
        m.tell(EventKinds.SHIFTED, c, at)


@final
@dataclass(frozen=True, eq=False)
class Rearrange(Effect):
    """The creatures of one line come in an order that AP names from the left (G229); they stay in it."""

    side: Side = FRIENDLY

    def frame(self) -> ChoiceFrame:
        return ChoiceFrame(self)

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        left = self.left(m, f)
        if len(left) > 1:
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
            return
        order = [*f.cards, *left]
        m.pop()
        line = m.line(self.player(m, f))
        for at, c in enumerate(order):
            if line[at] != c:
                line.remove(c)
                line.insert(at, c)
                m.tell(EventKinds.SHIFTED, c, at)
        m.changed()

    def player(self, m: Machine, f: ChoiceFrame) -> Seat:
        me = m.scopes[f.scope].me
        return me if self.side == FRIENDLY else 1 - me

    def left(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        """Those that have no place yet."""
        return [c for c in m.line(self.player(m, f)) if c not in f.cards]

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        return [m.card_code(c) for c in self.left(m, f)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        f.cards = [*f.cards, code >> SHIFT]


@final
@dataclass(frozen=True, eq=False)
class SwapControl(OnCards):
    """Two cards on different sides change sides: of one kind, each takes the other's exact place (G230)."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        if len(cards) != 2:
            return
        a, b = cards
        zone = m.zone[a]
        if any([m.zone[c] not in (Zones.LINE, Zones.ARTIFACTS) for c in cards]) or m.ctrl[a] == m.ctrl[b]:
            return
        if zone != m.zone[b] and m.decks.prints[m.face[a]].type != m.decks.prints[m.face[b]].type:
            return  # a creature and an artifact are nothing that could be exchanged (G131)
        mine = m.ctrl[a]
        theirs = m.ctrl[b]
        s.did = True
        if zone != m.zone[b]:  # an artifact that is a creature for now: neither can take the other's place
            m.controls = [*m.controls, (a, theirs, NONE), (b, mine, NONE)]
            m.settle_control(cards)
            return
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
        for c in (a, b):
            m.tell(EventKinds.CONTROL, c, m.ctrl[c])
            look_beneath(m, c, m.ctrl[c])


@final
@dataclass(frozen=True, eq=False)
class AttachKept(OnCards):
    """The upgrade put aside by ``Choose`` (or that which ``upgrade`` names) goes to another card that it may be on, without
    leaving play or its player (G233); or one takes control of it first (``yours``). With ``fallen`` also from its owner's
    discard pile, where effects find it (G98)."""

    target: Target
    upgrade: Target = KEPT
    yours: bool = False
    fallen: bool = False

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        for u in self.upgrade.settled(m, s) or []:
            if self.yours and m.in_play(u) and m.ctrl[u] != s.me:
                self._take(m, s, u)
            for c in cards:
                if self.fallen and m.zone[u] == Zones.DISCARD and m.in_play(c) and c in hosts(m, u, s.me):
                    m.take_out(u)
                    m.ctrl[u] = s.me
                    attach(m, u, c)
                    m.window(WindowKinds.ATTACHED, u, c, 0, s.me)
                    s.did = True
                elif m.zone[u] == Zones.ATTACHED and m.host[u] != c and c in hosts(m, u, m.ctrl[u]):
                    before = m.host[u]
                    m.take_out(u)
                    m.controls = [entry for entry in m.controls if entry[2] != u]
                    attach(m, u, c)
                    m.settle_control([before])
                    m.window(WindowKinds.ATTACHED, u, c, 0, m.ctrl[u])
                    s.did = True

    def _take(self, m: Machine, s: Scope, u: Card) -> None:
        """An upgrade comes under one's control (G132), and with it what it lets its player control."""
        taken = [(c, s.me if guard == u else player, guard) for c, player, guard in m.controls]
        m.controls = [*taken, (u, s.me, NONE)]
        m.ctrl[u] = s.me
        m.changed()
        m.tell(EventKinds.CONTROL, u, s.me)
        m.settle_control([m.host[u]])


@final
@dataclass(frozen=True, eq=False)
class AttachThis(OnCards):
    """This action, while it is being resolved, is attached to a card as an upgrade with its ``upgrade_text`` (G233)."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        for c in cards[:1]:
            if m.zone[s.this] == Zones.REVEALED and (m.zone[c] == Zones.LINE or m.zone[c] == Zones.ARTIFACTS):
                m.take_out(s.this)
                m.ctrl[s.this] = s.me
                attach(m, s.this, c)
                s.did = True
                m.window(WindowKinds.PUT, s.this, c, 0, s.me)  # it enters play


@final
@dataclass(frozen=True, eq=False)
class Flip(OnCards):
    """Turn the cards over (G231)."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        touched(s, cards, [c for c in cards if flip(m, c)])


GAINED: Final = Constant(Questions.TEXT_OF)
COPIED: Final = Constant(Questions.COPY_OF)


@final
@dataclass(frozen=True, eq=False)
class GainText(Instant):
    """Cards in play gain the text box of another card for a while, as it is printed (G240).

    With ``COPIED`` as its ``constant`` they become copies of it: power, armor, keywords and traits too."""

    target: Target
    of: Target
    how_long: Duration = Durations.THIS_TURN
    constant: Constant = GAINED

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
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
            m.lasts(InForce(None, self.constant, own, None, [c], first, last, guard))
            if self.constant is COPIED:
                m.tell(EventKinds.COPIED, c, scope.number)
                become(m, c, m.face[c])
            else:
                tell_lasting(m, s, self.constant, [c])
