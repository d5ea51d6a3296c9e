"""The instructions that most cards are made of: what happens to cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import FROM_SEAT, EventKinds, GainCauses
from ludarium.games.keyforge.engine.frames import InForce, Pending, Scope
from ludarium.games.keyforge.engine.terms import KNOWN_TO_ALL, NONE, ROWS, Card, Flags, Moments, Zone, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.amounts import ThatMany
from ludarium.games.keyforge.words.base import YOU, Amount, Cards, Effect, Target, Who, number_of
from ludarium.games.keyforge.words.choosing import (
    ChoiceFrame,
    ChoiceSteps,
    OnCards,
    OneByOne,
    alike_in_order,
)
from ludarium.games.keyforge.words.targets import THIS, A, Each

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine

FULLY: Final = 1000
"""As much as there is."""


@final
@dataclass(frozen=True, eq=False)
class Damage(OnCards):
    """Deal damage to each of the cards at once (G6); ``splash`` to the neighbours of each (G222); ``pierce`` passes
    armor by. ``also`` says how much is dealt to others in the same dealing."""

    amount: int | Amount
    target: Target
    splash: int = 0
    pierce: bool = False
    also: tuple[tuple[int, Target], ...] = ()

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        s = m.scopes[f.scope]
        if (
            f.step == ChoiceSteps.STARTS
            and isinstance(self.amount, ThatMany)
            and self.amount.value(m, s) <= 0
        ):
            self.go(m, f, s, [])  # nobody is asked who suffers nothing
        else:
            OnCards.run(self, m, f)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        hurt: list[int] = []
        amounts: list[int] = []
        for c in cards:
            if c in hurt:
                amounts[hurt.index(c)] += amount
            else:
                hurt.append(c)
                amounts.append(amount)
            if self.splash:
                for n in m.neighbours(c):
                    hurt.append(n)
                    amounts.append(self.splash)
        for more, others in self.also:
            for c in others.settled(m, s) or []:
                hurt.append(c)
                amounts.append(more)
        source = NONE if s.ability is None else s.this  # a bonus icon is no card (G215)
        m.hurt(f.scope, hurt, amounts, source, self.pierce)


@final
@dataclass(frozen=True, eq=False)
class DamageByEach(OnCards):
    """Deal damage to each of the cards, each by a number of its own: its Æ, or the armor that it has."""

    target: Target
    by_amber: bool = True
    times: int = 1
    first: Effect | None = None
    """Done with them after the numbers have been taken, and before the damage."""

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amounts = [(m.amber[c] if self.by_amber else m.armor(c)) * self.times for c in cards]
        m.hurt(f.scope, cards, amounts, s.this)
        if self.first is not None:
            m.push(self.first, f.scope)


@final
@dataclass(frozen=True, eq=False)
class Heal(OnCards):
    """Heal damage from each of the cards (G89); with ``up_to`` AP says how much of it (G9)."""

    amount: int | Amount
    target: Target
    up_to: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if not self.up_to:
            OnCards.go(self, m, f, s, cards)
            return
        f.step = ChoiceSteps.GOES_ON
        f.cards = cards
        s.it = cards

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        m.ask(f, m.active, AskKinds.NUMBER, self.options(m, f))

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        s = m.scopes[f.scope]
        most = min(number_of(m, s, self.amount), max([m.damage[c] for c in f.cards], default=0))
        return [code(MoveKinds.NUMBER, number) for number in range(most + 1)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        m.pop()
        self.heal(m, m.scopes[f.scope], f.cards, code >> SHIFT)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        self.heal(m, s, cards, number_of(m, s, self.amount))

    def heal(self, m: Machine, s: Scope, cards: list[Card], amount: int) -> None:
        s.hit = []
        s.count = 0
        for c in cards:
            healed = m.heal(c, amount)
            if healed:
                s.hit = [*s.hit, c]
                s.count += healed
        s.did = bool(s.hit) and (amount == FULLY or s.count >= amount)


@final
@dataclass(frozen=True, eq=False)
class Destroy(OnCards):
    """Destroy the cards together (G91). ``sacrifice`` is the same of one's own cards (G95)."""

    target: Target
    sacrifice: bool = False

    def left(self, m: Machine, f: ChoiceFrame, s: Scope) -> list[Card]:
        """None that is tagged already (G195), unless the text leaves no choice; then it fails."""
        pool = OnCards.left(self, m, f, s)
        found = [c for c in pool if not m.flags[c] & Flags.TAGGED]
        return found if found or f.least == 0 else pool[:1]

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        m.destroy(f.scope, cards)


@final
@dataclass(frozen=True, eq=False)
class Purge(OnCards):
    """Purge the cards, from play or from where they are (G101); ``keeps`` remembers them as purged by this card."""

    target: Target
    keeps: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        elsewhere(m, f, s, cards, Zones.PURGED, True)
        for c in s.hit:
            if self.keeps:
                m.host[c] = s.this


@final
@dataclass(frozen=True, eq=False)
class Return(OnCards):
    """Return the cards to their owners' hands, or to the top (or bottom) of their decks.

    Several cards for one deck go there in the order that AP chooses (G204); they leave play together."""

    target: Target
    zone: Zone = Zones.HAND
    top: bool = True

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.zone != Zones.DECK:
            OnCards.go(self, m, f, s, cards)
            return
        f.step = ChoiceSteps.GOES_ON
        f.cards = cards
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
        return [m.card_code(c) for c in self._rivals(m, f)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        f.bring(code >> SHIFT)
        f.done += 1

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        elsewhere(m, f, s, cards, self.zone, self.top)


@final
@dataclass(frozen=True, eq=False)
class Search(OnCards):
    """Search one's deck, and what else the target names, for cards; move them to one's hand or another zone, and
    shuffle the deck (G131). Finding nothing is always allowed. ``reveal`` shows them first."""

    target: Target
    zone: Zone = Zones.HAND
    reveal: bool = True

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
        elsewhere(m, f, s, cards, self.zone, True)
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
        elsewhere(m, f, s, cards, Zones.DECK, True)
        for c in s.hit:
            if m.owner(c) not in owners:
                owners.append(m.owner(c))
        for owner in owners:
            m.shuffle(owner)


def elsewhere(m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card], zone: Zone, top: bool) -> None:
    """Cards leave play, or move from one zone out of play to another."""
    inside = [c for c in cards if m.in_play(c)]
    outside = [c for c in cards if not m.in_play(c) and (m.zone[c] < ROWS or m.zone[c] == Zones.REVEALED)]
    if zone == Zones.PURGED:
        outside = m.shown(outside)
    moved: list[int] = []
    for c in outside:
        if m.zone[c] == zone and zone != Zones.DECK:
            continue
        home = m.zone[c] == Zones.ARCHIVES and m.whose(c) != m.owner(c)  # it goes to its owner's hand (G130)
        if zone == Zones.PURGED:
            m.purge(c)
        elif zone == Zones.ARCHIVES:
            m.archive(c)
        else:
            m.return_to(c, zone, top)
        if not home or zone == Zones.HAND:
            moved.append(c)
    if inside:
        m.leave(f.scope, inside, zone, top)
        moved = moved + s.hit
    s.hit = moved
    s.count = len(moved)
    s.did = bool(moved) and len(moved) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Archive(OneByOne):
    """Archive the cards, each in its owner's archives; ``yours`` puts them into one's own (G130), ``put`` into their
    owners' without archiving them (G203). Those in play leave it together."""

    target: Target
    yours: bool = False
    put: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if not cards or not m.in_play(cards[0]):
            OneByOne.go(self, m, f, s, cards)
            return
        s.it = cards
        m.pop()
        m.leave(f.scope, cards, Zones.ARCHIVES, True, s.me if self.yours else NONE)
        if len(cards) < f.least:
            s.did = False  # a part is not enough (G10)

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if m.zone[c] >= ROWS and m.zone[c] != Zones.REVEALED:
            return False
        m.archive(c)
        return True


@final
@dataclass(frozen=True, eq=False)
class Discard(OneByOne):
    """Discard the cards from where they are, one after the other (G204)."""

    target: Target

    def contends(self) -> bool:
        return isinstance(self.target, A)

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

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        if m.settings.ask_piles or m.ix().at[Moments.AFTER_DISCARDS]:
            return True
        return any([m.scrappable(c) for c in f.cards[f.done :]])


@final
@dataclass(frozen=True, eq=False)
class Status(OnCards):
    """Stun, ward or enrage the cards (section 12)."""

    status: int
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.hit = [c for c in cards if m.set_status(c, self.status)]
        s.did = bool(s.hit) and len(s.hit) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Unstun(OnCards):
    """Remove the stun of the cards (G102)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.hit = [c for c in cards if m.unstun(c)]
        s.did = bool(s.hit) and len(s.hit) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Exhaust(OnCards):
    """Exhaust the cards (G75); ``no_effect`` calls off the fight for which they were being used."""

    target: Target
    no_effect: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.no_effect:
            for c in cards:
                m.call_off(c)
        s.hit = [c for c in cards if m.exhaust(c)]
        s.did = bool(s.hit) and len(s.hit) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Ready(OneByOne):
    """Ready the cards, one after the other (G204)."""

    target: Target

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        return m.ready(c)

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        return len(m.ix().at[Moments.AFTER_READIED]) > 0


@final
@dataclass(frozen=True, eq=False)
class Capture(OneByOne):
    """Each of the cards captures Æ (G127); ``own_side`` from the pool of its own controller.

    Where there is not enough for all, AP says which of them is next (G204)."""

    amount: int | Amount = 1
    target: Target = THIS
    own_side: bool = False

    def in_any_order(self) -> bool:
        return isinstance(self.amount, int) and isinstance(self.target, A)

    def contends(self) -> bool:
        return self.target is THIS

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        if not f.in_order and len(self._rivals(m, f)) > 1:
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
        else:
            OneByOne.on(self, m, f, s)

    def _rivals(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        """Those still to capture from a pool that does not hold enough for them."""
        amount = number_of(m, m.scopes[f.scope], self.amount)
        for player in (0, 1):
            found: list[int] = []
            for c in f.cards[f.done :]:
                if m.zone[c] == Zones.LINE and (m.ctrl[c] == player) == self.own_side:
                    found.append(c)
            if 0 < m.pool[player] < amount * len(found):
                return found
        return []

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OneByOne.options(self, m, f)
        return [m.card_code(c) for c in self._rivals(m, f)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OneByOne.chosen(self, m, f, code)
            return
        f.bring(code >> SHIFT)
        self.next(m, f, m.scopes[f.scope])

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        amount = number_of(m, s, self.amount)
        as_yours = c == s.this and m.ctrl[c] != s.me  # then it captures from your opponent (G218)
        captured = m.capture(c, amount, self.own_side != as_yours)
        if captured < amount:
            s.did = False  # a part is not enough (G10)
        return captured > 0


@final
@dataclass(frozen=True, eq=False)
class Exalt(OnCards):
    """Place Æ from the supply on the cards (G128)."""

    amount: int | Amount
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        for c in cards:
            if m.in_play(c) and amount > 0:
                m.amber[c] += amount
                m.tell(EventKinds.EXALTED, c, amount)


@final
@dataclass(frozen=True, eq=False)
class TakeAmber(OnCards):
    """Move Æ from each of the cards to a pool (G228): so much, or all of it."""

    amount: int | Amount
    target: Target
    who: Who = YOU

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        player = m.players(s, self.who)[0]
        total = 0
        for c in cards:
            taken = min(number_of(m, s, self.amount), m.amber[c])
            if taken > 0:
                m.amber[c] -= taken
                total += taken
                m.tell(EventKinds.MOVED_AMBER, taken, c, FROM_SEAT + player)
        m.dirty = True
        s.did = total > 0
        s.count = total
        if total:
            m.receive(player, total, GainCauses.BY_EFFECT, EventKinds.MOVED_AMBER)


@final
@dataclass(frozen=True, eq=False)
class PutAmber(OnCards):
    """Move Æ from one's pool to a card (G228)."""

    amount: int | Amount
    target: Target

    def contends(self) -> bool:
        return self.target is THIS

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards:
            asked = number_of(m, s, self.amount)
            moved = min(asked, m.pool[s.me])
            s.did = 0 < moved == asked
            if moved > 0 and m.in_play(c):
                m.pool[s.me] -= moved
                m.amber[c] += moved
                m.tell(EventKinds.MOVED_AMBER, moved, FROM_SEAT + s.me, c)


@final
@dataclass(frozen=True, eq=False)
class Counters(OnCards):
    """Put +1 power counters on the cards (G85)."""

    amount: int | Amount
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards:
            m.strengthen(c, number_of(m, s, self.amount))


@final
@dataclass(frozen=True, eq=False)
class TakeControl(OnCards):
    """A player takes control of the cards (G132), for good or while this card stays in play."""

    target: Target
    who: Who = YOU
    while_this: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        player = m.players(s, self.who)[0]
        if not self.while_this or m.in_play(s.this):
            m.take_control([c for c in cards if m.in_play(c)], player, s.this if self.while_this else NONE)


@final
@dataclass(frozen=True, eq=False)
class Swap(OnCards):
    """This creature (``HOST`` for what an upgrade gives is the same) and the chosen one exchange places (G131)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        for c in cards:
            if m.zone[c] != Zones.LINE or m.zone[s.this] != Zones.LINE or m.ctrl[c] != m.ctrl[s.this]:
                continue
            line = m.line(m.ctrl[c])
            i = line.index(c)
            j = line.index(s.this)
            line[i] = s.this
            line[j] = c
            m.dirty = True
            s.did = True
            m.tell(EventKinds.SWAPPED, s.this, c)


@final
@dataclass(frozen=True, eq=False)
class PlayIt(OneByOne):
    """Play the cards from where they are (G55: of any house). Of "up to", each is chosen when its turn comes (G212):
    ``OneAtATime``."""

    target: Target

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        return m.play_card(c, s.me, f.scope)

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        return True


@final
@dataclass(frozen=True, eq=False)
class PutInPlay(OneByOne):
    """Put the cards into play (G63), under one's own control or each under its owner's; ``ready`` if it says so."""

    target: Target
    owners: bool = False

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if m.in_play(c) or m.type(c) == CardTypes.ACTION or m.zone[c] >= ROWS:
            return False
        m.enter(c, m.owner(c) if self.owners else s.me, f.scope)
        return True

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        return True


@final
@dataclass(frozen=True, eq=False)
class Use(OneByOne):
    """Use the cards (G73): in any way, or only so; ``as_yours`` also those of the opponent (G218).

    ``against`` says whom they may fight then; ``keep`` puts whom they fought aside, beside those who are there. Later
    words find no more those that have left play meanwhile (G98)."""

    target: Target
    how: int = NONE
    may: bool = False
    as_yours: bool = False
    against: Cards | None = None
    keep: bool = False

    def contends(self) -> bool:
        return True

    def left(self, m: Machine, f: ChoiceFrame, s: Scope) -> list[Card]:
        """Only one's own (G73): the card whose ability is lent counts as friendly (G218), and can't be used for all that."""
        cards = OneByOne.left(self, m, f, s)
        return cards if self.as_yours else [c for c in cards if not m.in_play(c) or m.ctrl[c] == s.me]

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if not m.in_play(c) or (m.ctrl[c] != s.me and not self.as_yours):
            return False
        barred: list[int] = []
        if self.against is not None:
            for foe in m.line(1 - m.ctrl[c]):
                if not self.against.matches(m, s, foe):
                    barred.append(foe)
        f.in_order = False
        f.logged = len(m.turn_log)
        m.use(c, s.me, f.scope, self.how, self.may, barred)
        return True

    def after(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        done = [entry for entry in m.turn_log[f.logged :] if entry.card in f.cards]
        if self.keep:
            s.kept = s.kept + [entry.other for entry in done if entry.kind == Done.FOUGHT]
        left = [entry.card for entry in done if entry.lives > 0]
        s.it = [c for c in s.it if c not in left]


@final
@dataclass(frozen=True, eq=False)
class Resolve(OnCards):
    """Resolve an ability that a card has for a moment, as if you controlled it, without using it (G218, G220)."""

    moment: int
    target: Target

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        """A card without such an ability may be chosen as well, and nothing happens (G4)."""
        s.it = f.cards = cards
        f.step = ChoiceSteps.GOES_ON
        s.did = len(self.offered(m, f)) > 0
        if not s.did:
            m.pop()

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        m.ask(f, m.active, AskKinds.ABILITY, self.options(m, f))

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        return [code(MoveKinds.MODE, i + 1) for i in range(len(self.offered(m, f)))]

    def offered(self, m: Machine, f: ChoiceFrame) -> list[InForce]:
        return m.abilities_of(f.cards[0], self.moment) if f.step == ChoiceSteps.GOES_ON and f.cards else []

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        c = f.cards[0]
        live = self.offered(m, f)[(code >> SHIFT) - 1]
        me = m.scopes[f.scope].me
        m.pop()
        scope = live.scope.clone()
        scope.lent = scope.me != me
        scope.me = me
        m.start(Pending(InForce(live.ability, None, scope), c, NONE, 0, me))


@final
@dataclass(frozen=True, eq=False)
class Reveal(OnCards):
    """Show the cards to everybody (G131)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if cards:
            cards = s.it = m.reveal(m.whose(cards[0]), alike_in_order(m, cards))
        s.hit = cards
        s.count = len(cards)


@final
@dataclass(frozen=True, eq=False)
class Choose(OnCards):
    """Choose cards that the next words are about; ``keep`` puts them aside for later words."""

    target: Target
    keep: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.keep:
            s.kept = cards
        if cards and m.in_play(cards[0]):
            m.tell(EventKinds.TARGETS, s.this, cards=cards)


@final
@dataclass(frozen=True, eq=False)
class Hide(OnCards):
    """Put the cards facedown under this card (G202); ``faceup`` grafts them (G121)."""

    target: Target
    faceup: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.faceup:
            cards = m.shown(cards)
        for c in cards:
            if not m.in_play(s.this):
                return
            m.take_out(c)
            m.zone[c] = Zones.BENEATH
            m.host[c] = s.this
            m.beneath.append(c)
            m.seen[c] = KNOWN_TO_ALL if self.faceup else m.seen[c] | 1 << m.ctrl[s.this]
            m.tell(EventKinds.HID, s.this, cards=[c], eyes=3 if self.faceup else 1 << m.ctrl[s.this])
