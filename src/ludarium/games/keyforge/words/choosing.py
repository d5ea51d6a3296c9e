"""How an instruction gets its cards: settled ones at once, chosen ones by asking, written once for all words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, Faults
from ludarium.games.keyforge.engine.frames import NO_CARDS, Frame, Node, Numbers, Scope, among
from ludarium.games.keyforge.engine.terms import NO_TOKENS, NONE, ROWS, Card, Seat, Zones
from ludarium.games.keyforge.words.base import Effect, Target
from ludarium.games.keyforge.words.targets import as_anybody_holds_them

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


class ChoiceSteps:
    """The steps of an instruction about cards."""

    STARTS: Final = 0
    CHOOSES: Final = 1
    GOES_ON: Final = 2


def alike_in_order(m: Machine, cards: list[Card]) -> list[Card]:
    """Cards that come into sight together, as they were named; of copies of one card which was named first stays
    unseen, so they stand as they lie in their row."""
    found: list[int] = []
    for c in cards:
        for one in m.row(m.zone[c], m.whose(c)):
            if one in cards and one not in found and m.face[one] == m.face[c] and m.owner(one) == m.owner(c):
                found.append(one)
                break
    return found


@mypyc_attr(acyclic=True)
@final
class ChoiceFrame(Frame):
    """Cards are chosen, and then something is done with them; ``cards`` are those chosen so far."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.least = 0
        """How many have to be chosen, as far as there are so many."""
        self.most = 0
        self.done = 0
        """With how many of them it was done, where it is done with one after the other."""
        self.first: Seat = NONE
        """Whose cards go first, once AP has said so."""
        self.in_order = False
        """Whether they were chosen one after the other, and come so."""
        self.logged = 0
        """How much the turn log held before the last of them was used."""

    def numbers(self) -> Numbers:
        reached = self.done if self.step == ChoiceSteps.GOES_ON else self.most
        return self.least, reached, self.first + 1, self.logged or (1 if self.in_order else 0)

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.least = a
        if self.step == ChoiceSteps.GOES_ON:
            self.done = b
        else:
            self.most = b
        self.first = c - 1
        self.in_order = d != 0
        self.logged = d

    def bring(self, c: Card) -> None:
        """Card ``c`` is the next of those with which it has not been done."""
        self.cards = [
            *self.cards[: self.done],
            c,
            *[other for other in self.cards[self.done :] if other != c],
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(Effect):
    """An instruction about the cards of a target."""

    target: Target

    def frame(self) -> ChoiceFrame:
        return ChoiceFrame(self)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        """Do it to these cards. The frame has been popped; ``f.scope`` is still good."""
        raise NotImplementedError

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == ChoiceSteps.STARTS:
            target = self.target
            if m.last_known and m.decks.tokens != NO_TOKENS and not target.refers():
                m.forget_tokens()
            settled = target.settled(m, s)
            if settled is not None:
                f.least = target.due(m, s)
                self.go(m, f, s, settled)
                return
            f.step = ChoiceSteps.CHOOSES
            f.least = self.fewest(m, s)
            f.most = target.most(m, s)
            s.it = []
        if f.step == ChoiceSteps.CHOOSES:
            self.choose(m, f, s)
        else:
            self.on(m, f, s)

    def fewest(self, m: Machine, s: Scope) -> int:
        """How many cards have to be chosen, as far as there are so many."""
        return self.target.least(m, s)

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        """Go on after the cards have been chosen, where that takes several steps."""
        raise NotImplementedError

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.it = cards
        s.did = bool(cards)
        m.pop()
        self.apply(m, f, s, cards)
        if len(cards) < f.least:
            s.did = False  # a part is not enough (G10)

    def choose(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        chosen = f.cards
        if len(chosen) >= f.most:
            self.go(m, f, s, self.target.meant(m, s, chosen))
            return
        pool = self.left(m, f, s)
        target = self.target
        secret = target.secret()
        if not pool and (chosen or f.least or not secret):
            if secret and not chosen:  # nobody else can tell why nothing happens
                m.tell(EventKinds.FIZZLED, s.this, Faults.NO_TARGET)
            self.go(m, f, s, target.meant(m, s, chosen))
            return
        if not secret and not target.again() and len(pool) <= target.pressing(m, s, f.least):
            f.cards = [*chosen, *pool]
            if m.forced is not None:
                m.note_forced(m.active, AskKinds.CARD, [m.card_code(c) for c in pool])
            return
        unseen = 0
        first = NONE
        for c in pool if not _all_in_play(m, pool) else NO_CARDS:
            if self._unseen(m, c):
                unseen += 1
                first = c if first == NONE else first
        if unseen and (unseen == len(pool) or m.zone[first] != Zones.ARCHIVES):
            self._at_random(m, f, pool)
            return
        # what a hand may hold is asked even where there is no choice: that it is not asked would tell
        m.ask(f, m.active, AskKinds.CARD, self._codes(m, f, s, pool), secret)

    def _at_random(self, m: Machine, f: ChoiceFrame, pool: list[Card]) -> None:
        f.cards = [*f.cards, m.foremost(pool[m.chance.below(len(pool))], pool)]

    def _unseen(self, m: Machine, c: Card) -> bool:
        """Whether AP may not choose it: nobody chooses among what they may not see (G206), nor from the other player's
        archives (G28)."""
        zone = m.zone[c]
        if zone == Zones.ARCHIVES and m.whose(c) != m.active:
            return True
        return zone in (Zones.DECK, Zones.HAND, Zones.ARCHIVES) and not m.seen[c] >> m.active & 1

    def left(self, m: Machine, f: ChoiceFrame, s: Scope) -> list[Card]:
        target = self.target
        s.it = f.cards
        pool = target.pool(m, s)
        if target.again() or not f.cards:
            return pool
        return [c for c in pool if c not in f.cards]

    def among(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        """The cards among which AP is asked to choose: each of them AP sees (G206)."""
        if f.step != ChoiceSteps.CHOOSES:
            return []
        s = m.scopes[f.scope]
        it = s.it
        found = self.left(m, f, s)
        s.it = it
        return [c for c in found if m.zone[c] != Zones.ARCHIVES or not self._unseen(m, c)]

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        s = m.scopes[f.scope]
        return self._codes(m, f, s, self.left(m, f, s))

    def _codes(self, m: Machine, f: ChoiceFrame, s: Scope, left: list[Card]) -> list[Code]:
        """The options, where these cards are ``left`` to choose from."""
        found: list[int] = []
        if _all_in_play(m, left):
            for c in left:
                found.append(code(MoveKinds.CARD, c))
            left = NO_CARDS
        elif _out_of_reach(m, left):
            unseen = [c for c in left if m.zone[c] == Zones.ARCHIVES and self._unseen(m, c)]
            if unseen:  # or a random one of those that AP may not see
                found.append(code(MoveKinds.SEAT, m.whose(unseen[0])))
            left = as_anybody_holds_them(m, [c for c in left if c not in unseen])
        if left:
            _one_of_each(m, left, found)
        may_end = len(f.cards) >= f.least and (not f.cards or self.target.enough(m, s, f.cards))
        if may_end or not found:  # an imagined hand may lack what the real one was found to hold
            found.append(code(MoveKinds.DONE) if f.cards else code(MoveKinds.NO))
        return found

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        s = m.scopes[f.scope]
        what = code & WHAT
        if what == MoveKinds.DONE or what == MoveKinds.NO:
            self.go(m, f, s, self.target.meant(m, s, f.cards))
        elif what == MoveKinds.SEAT:
            self._at_random(m, f, [c for c in self.left(m, f, s) if self._unseen(m, c)])
            s.it = f.cards
        else:
            f.cards = [*f.cards, code >> SHIFT]
            s.it = f.cards


def _one_of_each(m: Machine, cards: list[Card], found: list[Code]) -> None:
    """Add the codes of these cards. Copies that lie hidden in one zone are all one to choose: the best known stands for them
    (``Layout.foremost``)."""
    kinds: list[int] = []
    best: list[int] = []
    places: list[int] = []
    for c in cards:
        zone = m.zone[c]
        if zone == Zones.HAND or zone == Zones.DECK or zone == Zones.ARCHIVES:
            kind = ((m.face[c] * ROWS + zone) * 2 + m.owner(c)) * 2
            if m.faceup and among(c, m.faceup):
                kind += 1
            at = 0
            while at < len(kinds) and kinds[at] != kind:
                at += 1
            if at < len(kinds):
                if m.seen[c] > m.seen[best[at]]:
                    best[at] = c
                    found[places[at]] = m.card_code(c)
                continue
            kinds.append(kind)
            best.append(c)
            places.append(len(found))
        found.append(m.card_code(c))


def _best_known(m: Machine, c: Card, cards: list[Card]) -> Card:
    """Of the copies of a hidden card that lie as it does, face up or not, the one that most know of."""
    if not m.faceup:
        return m.foremost(c, cards)
    faceup = c in m.faceup
    return m.foremost(c, [other for other in cards if (other in m.faceup) == faceup])


def _all_in_play(m: Machine, cards: list[Card]) -> bool:
    """Whether nobody has to be told apart, since all see each of them, and where it lies."""
    for c in cards:
        if not m.in_play(c):
            return False
    return True


def _out_of_reach(m: Machine, cards: list[Card]) -> bool:
    """Whether one of them lies in a zone of the player who does not choose."""
    for c in cards:
        if not m.in_play(c) and m.whose(c) != m.active:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(OnCards):
    """An instruction that is carried out on one card after the other (G204)."""

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.it = cards
        s.hit = []
        s.count = 0
        s.did = bool(cards) and len(cards) >= f.least
        f.step = ChoiceSteps.GOES_ON
        f.cards = cards
        f.done = 0

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        if f.done >= len(f.cards):
            s.it = f.cards
            m.pop()
            self.after(m, f, s)
            return
        several = f.done + 1 < len(f.cards)
        options = self.options(m, f) if several and not f.in_order and self.ordered(m, f) else []
        if options and options[0] & WHAT == MoveKinds.SEAT:
            m.ask(f, m.active, AskKinds.PLAYER, options)
        elif options:
            m.ask(f, m.active, AskKinds.CARD, options)
        else:
            self.next(m, f, s)

    def next(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        i = f.done
        if m.met:  # of copies that nobody can tell apart goes first the one that is known to be there
            f.bring(_best_known(m, f.cards[i], f.cards[i:]))
        f.done += 1
        if self.one(m, f, s, f.cards[i]):
            s.hit = [*s.hit, f.cards[i]]  # by the number that it is shown by
            s.count += 1
        else:
            s.did = False

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        """Whether AP says which card is next: where that makes a difference."""
        return False

    def _next_ones(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        """The cards that may be next: one player's cards before the other's. None where AP may not see them all."""
        left = f.cards[f.done :]
        if f.first != NONE:  # the player who goes first has been named
            left = [c for c in left if m.side_of(c) == f.first] or left
        for c in left:
            if not m.seen[c] >> m.active & 1:
                return []
        if f.done == 0:
            return left
        side = m.side_of(f.cards[f.done - 1])
        same = [c for c in left if m.side_of(c) == side]
        return same or left

    def _both(self, m: Machine, f: ChoiceFrame) -> bool:
        """Whether AP has to say which player goes first: cards of both, and some that AP may not see, or of one name in
        both hands."""
        if f.done or f.first != NONE or not f.cards:
            return False
        side = m.side_of(f.cards[0])
        theirs = [c for c in f.cards if m.side_of(c) != side]
        if not theirs:
            return False
        if any([not m.seen[c] >> m.active & 1 for c in f.cards]):
            return True
        names = [m.face[c] for c in theirs if m.is_hidden(c)]
        return any([m.face[c] in names and m.is_hidden(c) for c in f.cards if m.side_of(c) == side])

    def among(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.among(self, m, f)
        left = f.cards[f.done :]  # of one player alone, where AP has said whose cards go first
        return left if f.first == NONE else [c for c in left if m.side_of(c) == f.first]

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        if self._both(m, f):
            return [code(MoveKinds.SEAT, m.active), code(MoveKinds.SEAT, 1 - m.active)]
        found: list[int] = []
        _one_of_each(m, self._next_ones(m, f), found)
        return found

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            f.in_order = True  # they are chosen one after the other, and come so
            OnCards.chosen(self, m, f, code)
            return
        c = code >> SHIFT
        s = m.scopes[f.scope]
        if code & WHAT == MoveKinds.SEAT:
            f.first = c
            f.cards = [
                *[other for other in f.cards if m.side_of(other) == c],
                *[other for other in f.cards if m.side_of(other) != c],
            ]
            s.it = f.cards
            return
        f.bring(c)
        s.it = f.cards  # as they lay in a hand before is nobody else's to know
        self.next(m, f, s)

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        """Do it to one card; whether it was done. What it causes resolves before the next (G191)."""
        raise NotImplementedError

    def after(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        """When all are done; the frame has gone."""

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        raise NotImplementedError


def touched(s: Scope, cards: list[Card], hit: list[Card]) -> None:
    """Some of the cards were done something to; "if you do" asks for all of them (G10)."""
    s.hit = hit
    s.did = bool(hit) and len(hit) == len(cards)
