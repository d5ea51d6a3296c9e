"""Instructions that move cards from zone to zone, or show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.steps.halves import with_halves
from ludarium.games.keyforge.engine.terms import (
    KNOWN_TO_ALL,
    NONE,
    ROWS,
    Card,
    End,
    Ends,
    Moments,
    Seat,
    Zone,
    Zones,
)
from ludarium.games.keyforge.words.base import Target
from ludarium.games.keyforge.words.cards import ALL_TYPES, IN_DECK, IN_HAND, IS_KEPT, Cards, Who
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards, OneByOne, alike_in_order
from ludarium.games.keyforge.words.targets import A, AtRandom, Each

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class Purge(OnCards):
    """Purge the cards, from play or from where they are (G101); ``keeps`` remembers them as purged by this card."""

    target: Target
    keeps: bool = False

    def contends(self) -> bool:
        return isinstance(self.target, A) and self.target.cards.where & IN_HAND != 0

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        elsewhere(m, f, s, cards, Zones.PURGED, Ends.TOP)
        for c in s.hit:
            if self.keeps:
                m.host[c] = s.this


@final
@dataclass(frozen=True, eq=False)
class Return(OnCards):
    """Return the cards to their owners' hands, or to the top (or bottom) of their decks.

    Several cards for one deck go there in the order that AP chooses (G204), or in a ``random`` one, which nobody sees, on
    top of it; they leave play together."""

    target: Target
    zone: Zone = Zones.HAND
    top: bool = True
    random: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.zone != Zones.DECK or self.random:
            OnCards.go(self, m, f, s, cards)
            return
        f.step = ChoiceSteps.GOES_ON
        f.cards = with_halves(m, cards) if m.joined else cards
        f.done = 0

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        while f.done < len(f.cards):
            if len(self._rivals(m, f)) > 1:
                m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
                return
            f.done += 1
        OnCards.go(self, m, f, s, f.cards)

    def _rivals(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        """The next card, and those after it that go to the same deck."""
        owner = m.owner(f.cards[f.done])
        return [c for c in f.cards[f.done :] if m.owner(c) == owner]

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        found: list[int] = []
        faces: list[int] = []
        for c in self._rivals(m, f):
            if not m.is_hidden(c) or m.face[c] not in faces:  # copies there are all one to choose
                found.append(m.card_code(c))
                faces.append(m.face[c])
        return found

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        f.bring(code >> SHIFT)
        f.done += 1

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        elsewhere(m, f, s, cards, self.zone, Ends.TOP if self.top else Ends.BOTTOM)
        if self.random:
            for player in (0, 1):
                m.mix_top(player, len([c for c in s.hit if m.zone[c] == Zones.DECK and m.owner(c) == player]))


ASIDE: Final = Zones.REVEALED
"""Where cards lie open that were found, until the next word puts them elsewhere."""


@final
@dataclass(frozen=True, eq=False)
class Search(OnCards):
    """Search one's deck, and what else the target names, for cards; move them to one's hand or another zone, and
    shuffle the deck (G131). Finding nothing is always allowed. ``reveal`` shows them first; ``ASIDE`` is the place of what
    is put on top of the deck by the next word: it is not shuffled with it."""

    target: Target
    zone: Zone = Zones.HAND
    reveal: bool = True
    put: bool = False
    """They are put into archives, which is not archiving (G203)."""
    into_play: bool = False
    """They are put into play (G63), and the deck is shuffled by a later word (``ShuffleZones``)."""

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        if f.step == ChoiceSteps.STARTS:
            me = m.scopes[f.scope].me
            m.tell(EventKinds.SEARCHED, me)
            m.look(m.active, me, m.row(Zones.DECK, me)[:])
        OnCards.run(self, m, f)

    def fewest(self, m: Machine, s: Scope) -> int:
        return 0

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.reveal and cards:
            cards = s.it = m.reveal(s.me, alike_in_order(m, cards))
        if self.into_play:
            for c in cards:
                if m.zone[c] == Zones.DECK:
                    m.move(c, Zones.DECK)  # on top: nobody is told where it lay while its place is asked
                m.enter(c, s.me, f.scope)
            return
        if self.zone == ASIDE:
            for c in cards:
                m.take_out(c)
                m.zone[c] = ASIDE
                m.ctrl[c] = s.me
                m.revealed.append(c)
                m.tell(EventKinds.MOVED, c, ASIDE, m.owner(c))
            m.changed()
        elif self.zone == Zones.DISCARD:
            s.hit = [m.discard(c) for c in cards]
        else:
            elsewhere(m, f, s, cards, self.zone, Ends.TOP, NONE if self.put else s.me)
        m.shuffle(s.me)


@final
@dataclass(frozen=True, eq=False)
class ShuffleIn(OnCards):
    """Shuffle the cards into their owners' decks (G205)."""

    target: Target
    who: Who = NONE
    """Whose deck is shuffled even if no card goes there."""

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        owners = [] if self.who == NONE else m.players(s, self.who)
        pile = m.row(Zones.DISCARD, s.me)
        own = any([c in pile for c in cards])
        elsewhere(m, f, s, [c for c in cards if m.zone[c] != Zones.DECK], Zones.DECK, Ends.SHUFFLED)
        for c in s.hit:
            if m.owner(c) not in owners:
                owners.append(m.owner(c))
        for owner in owners:
            m.shuffle(owner)
        if own and not m.row(Zones.DISCARD, s.me):
            m.shuffled_in(s.me)  # all of it, however that was said


def elsewhere(
    m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card], zone: Zone, end: End, by: Seat = NONE
) -> None:
    """Cards leave play, or move from one zone out of play to another; ``by`` archives those that go to archives."""
    inside = [c for c in cards if m.in_play(c) or m.zone[c] == Zones.JOINED]
    outside = [
        c
        for c in cards
        if not m.in_play(c) and (m.zone[c] < ROWS or m.zone[c] in (Zones.REVEALED, Zones.BENEATH))
    ]
    if zone == Zones.PURGED:
        outside = m.shown(outside)
    moved: list[int] = []
    halves = 0
    for c in outside:
        if (m.zone[c] == zone and zone != Zones.DECK) or m.held(c):
            continue
        home = m.zone[c] == Zones.ARCHIVES and m.whose(c) != m.owner(c)  # it goes to its owner's hand (G130)
        if zone == Zones.PURGED:
            m.purge(c)
        elif zone == Zones.ARCHIVES:
            m.archive(c, by=by)
        else:
            m.return_to(c, zone, end)
        if not home or zone == Zones.HAND:
            moved.append(c)
    if inside:
        m.leave(f.scope, inside, zone, end)
        if m.decks.gigantic:
            halves = len([c for c in s.hit if m.is_fallen_half(c)])  # of a gigantic creature (G247)
        moved = moved + s.hit
    s.hit = moved
    s.count = len(moved)
    s.did = bool(moved) and len(moved) - halves == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Archive(OneByOne):
    """Archive the cards, each in its owner's archives; ``yours`` puts them into one's own (G130), ``put`` into their
    owners' without archiving them (G203), ``theirs`` into the opponent's. Those in play leave it together."""

    target: Target
    yours: bool = False
    put: bool = False
    theirs: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if not cards or not m.in_play(cards[0]):
            OneByOne.go(self, m, f, s, cards)
            return
        s.it = cards
        m.pop()
        to = s.me if self.yours else 1 - s.me if self.theirs else NONE
        m.leave(f.scope, cards, Zones.ARCHIVES, Ends.TOP, to, self._archiver(s))
        if len(cards) < f.least:
            s.did = False  # a part is not enough (G10)

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if m.zone[c] >= ROWS and m.zone[c] not in (Zones.REVEALED, Zones.BENEATH):
            return False
        m.archive(c, by=self._archiver(s))
        return True

    def _archiver(self, s: Scope) -> Seat:
        """Who archives them; nobody where they are only put there (G203)."""
        return NONE if self.put or self.yours or self.theirs else s.me


@final
@dataclass(frozen=True, eq=False)
class TakeArchives(OnCards):
    """Take these of the cards in one's archives into one's hand (G54)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        m.take_archives(s.me, cards)


@final
@dataclass(frozen=True, eq=False)
class Discard(OneByOne):
    """Discard the cards from where they are, one after the other (G204); with ``keep`` they are KEPT."""

    target: Target
    keep: bool = False

    def contends(self) -> bool:
        return isinstance(self.target, A)

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if isinstance(self.target, AtRandom) and self.target.each:
            found: list[int] = []  # what chance has picked of both hands, all see before AP orders it
            for player in (m.active, 1 - m.active):
                own = [c for c in cards if m.whose(c) == player]
                if own:
                    found += m.reveal(player, alike_in_order(m, own))
            cards = found
        OneByOne.go(self, m, f, s, cards)

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if m.zone[c] not in (Zones.HAND, Zones.DECK, Zones.ARCHIVES):
            return False
        goes_home = m.whose(c) != m.owner(c)  # and is not discarded then (G130)
        m.discard(c)
        return not goes_home

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        if f.done >= len(f.cards) and isinstance(self.target, Each) and self.target.cards.everything():
            # cards drawn meanwhile go too
            drawn = [c for c in self.target.cards.all(m, s) if m.zone[c] == Zones.HAND and c not in f.cards]
            f.cards = [*f.cards, *drawn]
        OneByOne.on(self, m, f, s)

    def after(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        if self.keep:
            s.kept = f.cards

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        if m.settings.ask_piles or m.ix().at[Moments.AFTER_DISCARDS]:
            return True
        for i in range(f.done, len(f.cards)):
            if m.scrappable(f.cards[i]):
                return True
        return False


@final
@dataclass(frozen=True, eq=False)
class Reveal(OnCards):
    """Show the cards to everybody (G131); with ``keep`` they are KEPT, and ``LOOKED`` finds those still in their deck."""

    target: Target
    keep: bool = False
    adds: bool = False
    """To those that are KEPT already."""

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if cards:
            cards = s.it = m.reveal(m.whose(cards[0]), alike_in_order(m, cards))
        s.hit = cards
        s.count = len(cards)
        if self.keep:
            s.kept = [*s.kept, *cards] if self.adds else cards


@final
@dataclass(frozen=True, eq=False)
class LookAt(OnCards):
    """Look at cards that lie hidden, the top ones of a deck say; they are KEPT then, and later words find those of them that still
    lie there (``LOOKED``)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.kept = m.look(s.me, m.whose(cards[0]), cards) if cards else []


LOOKED: Final = Cards(ALL_TYPES, where=IN_DECK, relation=IS_KEPT)
"""Those of a deck that were looked at, as far as they are still there."""


@final
@dataclass(frozen=True, eq=False)
class Hide(OnCards):
    """Put the cards facedown under this card (G202), or ``under`` one that is known; ``faceup`` grafts them (G121). From
    play they leave together."""

    target: Target
    faceup: bool = False
    under: Target | None = None

    def in_any_order(self) -> bool:
        return self.under is not None

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if cards and m.in_play(cards[0]):
            by = s.me if self.faceup else NONE
            for host in [s.this] if self.under is None else self.under.settled(m, s) or []:
                if m.in_play(host):
                    m.leave(f.scope, [c for c in cards if c != host], Zones.BENEATH, Ends.TOP, host, by)
            return
        if self.faceup or all([m.seen[c] == KNOWN_TO_ALL for c in cards]):
            cards = m.shown(cards)
        for c in cards:
            if not m.in_play(s.this):
                return
            if not m.held(c):
                m.take_out(c)
                m.hide(c, s.this, self.faceup)
