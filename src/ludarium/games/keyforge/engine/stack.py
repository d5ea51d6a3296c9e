"""The stack of what is unfinished, what is told, and the windows that are opened."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.core.event import Event
from ludarium.games.keyforge.engine.events import EventKind, Happened
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Pending, Scope, among
from ludarium.games.keyforge.engine.layout import with_at
from ludarium.games.keyforge.engine.position import Position
from ludarium.games.keyforge.engine.steps.timing import (
    HOLDER,
    WINDOW_BITS,
    WINDOWS,
    WindowFrame,
    WindowKind,
    WindowKinds,
    fallen,
)
from ludarium.games.keyforge.engine.terms import NONE, Card, Moment, Questions, Seat
from ludarium.games.keyforge.engine.turn_log import Done, DoneKind, TurnEntry
from ludarium.games.keyforge.words.base import Constant


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stack(Position):
    """A position with what every change of it needs: frames and scopes, events, and notes of what was done."""

    told: list[Event]

    def push(self, node: Node, scope: int) -> None:
        """Begin at a node, with a scope that is there."""
        self.add(node.frame(), scope)

    def push_own(self, node: Node, scope: Scope) -> Frame:
        """Begin at a node with a scope of its own, which goes with its frame."""
        f = node.frame()
        self.add_own(f, scope)
        return f

    def add(self, f: Frame, scope: int) -> None:
        """Push a frame that has been filled in, with a scope that is there."""
        f.scope = scope
        self.stack.append(f)

    def add_own(self, f: Frame, scope: Scope) -> None:
        """Push a frame that has been filled in, with a scope of its own."""
        self.scopes.append(scope)
        f.scope = len(self.scopes) - 1
        f.owns = True
        self.stack.append(f)

    def push_words(self, body: Node, scope: Scope) -> None:
        """Push words with a scope of their own, which outlives each of them."""
        self.push_own(HOLDER, scope)
        self.push(body, len(self.scopes) - 1)

    def pop(self) -> None:
        f = self.stack.pop()
        if f.owns:
            self.scopes.pop()

    def scope(self, f: Frame) -> Scope:
        return self.scopes[f.scope]

    def tell(
        self,
        what: EventKind,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        cards: list[Card] | None = None,
        eyes: int = 3,
    ) -> None:
        self.told.append(Happened(self.decks, what, a, b, c, d, cards, eyes))

    def changed(self) -> None:
        """What is in force has to be looked up anew."""
        self.index = self.stale = None
        self.dirty = True

    def changed_by(self, c: Card) -> None:
        """The same where this card alone has come, gone or changed places."""
        if self.index is not None:
            self.stale = self.index
            self.index = None
            self.moved = [c]
        elif self.stale is not None and not among(c, self.moved):
            self.moved = [*self.moved, c]
        self.dirty = True

    def moved_on(self) -> None:
        """The turn has moved on, and nothing has come into force by that or gone out of it; but what was looked up may
        have hung on more than where cards lie."""
        self.dirty = True
        if self.index is not None and not self.index.fixed:
            self.index = None

    def note(self, kind: DoneKind, player: Seat, c: Card, other: int = NONE) -> None:
        """Remember what is done this turn."""
        left = kind == Done.DESTROYED or kind == Done.DESTROYED_IN_FIGHT
        houses = 0 if c == NONE else self.houses_then(c) if left else self.houses(c)
        face = NONE if c == NONE else self.face[c]
        self.turn_log.append(TurnEntry(kind, player, c, face, houses, other))

    def window(
        self,
        kind: WindowKind,
        card: Card = NONE,
        other: Card = NONE,
        amount: int = 0,
        player: Seat = NONE,
        sure: bool = False,
    ) -> bool:
        """Open a window (section 21) where any ability may answer; whether it was opened."""
        bits = WINDOW_BITS[kind]
        opens = sure or self.ix().heard & bits != 0
        if not opens and self.decks.fallen & bits:
            for moment in WINDOWS[kind]:
                opens = opens or (self.decks.fallen >> moment & 1 == 1 and len(fallen(self, moment)) > 0)
        if opens:
            scope = Scope(NONE, self.active, NONE, card, other, amount, player)
            self.add_own(WindowFrame(kind), scope)
        return opens

    def answered(self, moment: Moment, cards: list[Card], player: Seat) -> None:
        """What has happened to several cards at once is answered, in the order that AP chooses (G8)."""
        waiting: list[Pending] = []
        for live in self.ix().at[moment]:
            ability = live.ability
            if ability is None or not self.granted(live):
                continue
            for c in cards:
                if ability.hears(self, live, moment, c, NONE, player):
                    waiting.append(Pending(live, c, NONE, 0, player))
        self.later(waiting)

    def later(self, waiting: list[Pending]) -> None:
        """Open a window for abilities that answer what has just left play."""
        if waiting:
            f = WindowFrame(WindowKinds.GONE)
            f.waiting = waiting
            self.add_own(f, Scope(NONE, self.active))

    def lasts(self, live: InForce) -> None:
        """Put a lasting effect in force."""
        live.nth = self.begun = self.begun + 1
        self.lasting = [*self.lasting, live]
        self.changed()

    def end_lasting(self, live: InForce) -> None:
        self.lasting = [other for other in self.lasting if other is not live]
        self.changed()

    def dated(self, c: Card) -> None:
        """Keep when a card came into play, or to where it lies, that says which house cards belong to (G209)."""
        for k in self.decks.prints[self.face[c]].constants:
            if of_houses(k):
                self.begun += 1
                self.since = with_at(self.since, c, self.begun)
                return


def of_houses(k: Constant) -> bool:
    """Whether it says which house cards belong to, or gives what says so."""
    if k.question == Questions.BELONGS:
        return True
    for word in k.gives:
        if isinstance(word, Constant) and word.question == Questions.BELONGS:
            return True
    return False
