"""The instructions that most cards are made of: what happens to cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.frames import Frame, Scope
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.base import YOU, Amount, Target, number_of
from ludarium.games.keyforge.words.choosing import OnCards, OneByOne
from ludarium.games.keyforge.words.targets import THIS

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

FULLY: Final = 1000
"""As much as there is."""


@final
@dataclass(frozen=True, eq=False)
class Damage(OnCards):
    """Deal damage to each of the cards at once (G6); ``splash`` to the neighbours of each (G222); ``pierce`` passes
    armor by."""

    amount: int | Amount
    target: Target
    splash: int = 0
    pierce: bool = False

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
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
        m.hurt(f.scope, hurt, amounts, s.this, self.pierce)


@final
@dataclass(frozen=True, eq=False)
class DamageByEach(OnCards):
    """Deal damage to each of the cards, each by a number of its own: its Æ, or the armor that it has."""

    target: Target
    by_amber: bool = True
    times: int = 1

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        amounts = [(m.amber[c] if self.by_amber else m.armor(c)) * self.times for c in cards]
        m.hurt(f.scope, cards, amounts, s.this)


@final
@dataclass(frozen=True, eq=False)
class Heal(OnCards):
    """Heal damage from each of the cards (G89)."""

    amount: int | Amount
    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        amount = number_of(m, s, self.amount)
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

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        m.destroy(f.scope, cards)


@final
@dataclass(frozen=True, eq=False)
class Purge(OnCards):
    """Purge the cards, from play or from where they are (G101)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        elsewhere(m, f, s, cards, t.PURGED, True)


@final
@dataclass(frozen=True, eq=False)
class Return(OnCards):
    """Return the cards to their owners' hands, or to the top (or bottom) of their decks."""

    target: Target
    zone: int = t.HAND
    top: bool = True

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        elsewhere(m, f, s, cards, self.zone, self.top)


@final
@dataclass(frozen=True, eq=False)
class ShuffleIn(OnCards):
    """Shuffle the cards into their owners' decks (G205)."""

    target: Target
    who: int = NONE
    """Whose deck is shuffled even if no card goes there."""

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        owners = [] if self.who == NONE else m.players(s, self.who)
        elsewhere(m, f, s, cards, t.DECK, True)
        for c in s.hit:
            if m.owner(c) not in owners:
                owners.append(m.owner(c))
        for owner in owners:
            m.shuffle(owner)


def elsewhere(m: Machine, f: Frame, s: Scope, cards: list[int], zone: int, top: bool) -> None:
    """Cards leave play, or move from one zone out of play to another."""
    inside = [c for c in cards if m.in_play(c)]
    outside = [c for c in cards if not m.in_play(c) and (m.zone[c] < t.ROWS or m.zone[c] == t.REVEALED)]
    moved: list[int] = []
    for c in outside:
        if m.zone[c] == zone and zone != t.DECK:
            continue
        if zone == t.PURGED:
            m.purge(c)
        elif zone == t.ARCHIVES:
            m.archive(c)
        else:
            m.return_to(c, zone, top)
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
    """Archive the cards, each in its owner's archives; ``yours`` puts them into one's own (G130)."""

    target: Target
    yours: bool = False

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        if m.in_play(c):
            did, hit, count = s.did, s.hit, s.count
            m.leave(f.scope, [c], t.ARCHIVES, True, s.me if self.yours else NONE)
            gone = bool(s.hit)
            s.did, s.hit, s.count = did, hit, count
            return gone
        if m.zone[c] >= t.ROWS and m.zone[c] != t.REVEALED:
            return False
        m.archive(c)
        return True


@final
@dataclass(frozen=True, eq=False)
class Discard(OneByOne):
    """Discard the cards from where they are, one after the other (G204)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        if m.zone[c] not in (t.HAND, t.DECK, t.ARCHIVES):
            return False
        m.discard(c)
        return True


@final
@dataclass(frozen=True, eq=False)
class Status(OnCards):
    """Stun, ward or enrage the cards (section 12)."""

    status: int
    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.hit = [c for c in cards if m.set_status(c, self.status)]
        s.did = bool(s.hit) and len(s.hit) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Unstun(OnCards):
    """Remove the stun of the cards (G102)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.hit = [c for c in cards if m.unstun(c)]
        s.did = bool(s.hit)


@final
@dataclass(frozen=True, eq=False)
class Exhaust(OnCards):
    """Exhaust the cards (G75)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.hit = [c for c in cards if m.exhaust(c)]
        s.did = bool(s.hit) and len(s.hit) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class Ready(OneByOne):
    """Ready the cards, one after the other (G204)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        return m.ready(c)


@final
@dataclass(frozen=True, eq=False)
class Capture(OneByOne):
    """Each of the cards captures Æ (G127); ``own_side`` from the pool of its own controller."""

    amount: int | Amount = 1
    target: Target = THIS
    own_side: bool = False

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        amount = number_of(m, s, self.amount)
        return m.capture(c, amount, self.own_side) >= min(amount, 1) and amount > 0


@final
@dataclass(frozen=True, eq=False)
class Exalt(OnCards):
    """Place Æ from the supply on the cards (G128)."""

    amount: int | Amount
    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        amount = number_of(m, s, self.amount)
        for c in cards:
            if m.in_play(c) and amount > 0:
                m.amber[c] += amount
                m.tell(ev.EXALTED, c, amount)


@final
@dataclass(frozen=True, eq=False)
class TakeAmber(OnCards):
    """Move Æ from each of the cards to a pool (G228): so much, or all of it."""

    amount: int | Amount
    target: Target
    who: int = YOU

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        player = m.players(s, self.who)[0]
        total = 0
        for c in cards:
            taken = min(number_of(m, s, self.amount), m.amber[c])
            if taken > 0:
                m.amber[c] -= taken
                total += taken
                m.tell(ev.MOVED_AMBER, taken, c, ev.FROM_SEAT + player)
        m.dirty = True
        s.did = total > 0
        s.count = total
        if total:
            m.receive(player, total, ev.BY_EFFECT, ev.MOVED_AMBER)


@final
@dataclass(frozen=True, eq=False)
class PutAmber(OnCards):
    """Move Æ from one's pool to a card (G228)."""

    amount: int | Amount
    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        for c in cards:
            moved = min(number_of(m, s, self.amount), m.pool[s.me])
            s.did = moved > 0
            if moved > 0 and m.in_play(c):
                m.pool[s.me] -= moved
                m.amber[c] += moved
                m.tell(ev.MOVED_AMBER, moved, ev.FROM_SEAT + s.me, c)


@final
@dataclass(frozen=True, eq=False)
class Counters(OnCards):
    """Put +1 power counters on the cards (G85)."""

    amount: int | Amount
    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        for c in cards:
            m.strengthen(c, number_of(m, s, self.amount))


@final
@dataclass(frozen=True, eq=False)
class TakeControl(OnCards):
    """A player takes control of the cards (G132), for good or while this card stays in play."""

    target: Target
    who: int = YOU
    while_this: bool = False

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        player = m.players(s, self.who)[0]
        for c in cards:
            if m.in_play(c) and (not self.while_this or m.in_play(s.this)):
                m.take_control(c, player, s.this if self.while_this else NONE)


@final
@dataclass(frozen=True, eq=False)
class Swap(OnCards):
    """This creature (``HOST`` for what an upgrade gives is the same) and the chosen one exchange places (G131)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        s.did = False
        for c in cards:
            if m.zone[c] != t.LINE or m.zone[s.this] != t.LINE or m.ctrl[c] != m.ctrl[s.this]:
                continue
            line = m.line(m.ctrl[c])
            i = line.index(c)
            j = line.index(s.this)
            line[i] = s.this
            line[j] = c
            m.dirty = True
            s.did = True
            m.tell(ev.SWAPPED, s.this, c)


@final
@dataclass(frozen=True, eq=False)
class PlayIt(OneByOne):
    """Play the cards from where they are (G55: of any house)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        return m.play_card(c, s.me, f.scope)


@final
@dataclass(frozen=True, eq=False)
class PutInPlay(OneByOne):
    """Put the cards into play (G63), under one's own control or each under its owner's; ``ready`` if it says so."""

    target: Target
    owners: bool = False

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        if m.in_play(c) or m.type(c) == t.ACTION or m.zone[c] >= t.ROWS:
            return False
        m.enter(c, m.owner(c) if self.owners else s.me, f.scope)
        return True


@final
@dataclass(frozen=True, eq=False)
class Use(OneByOne):
    """Use the cards (G73): in any way, or only so; ``as_yours`` also those of the opponent (G218)."""

    target: Target
    how: int = NONE
    may: bool = False
    as_yours: bool = False

    def aim(self) -> Target:
        return self.target

    def one(self, m: Machine, f: Frame, s: Scope, c: int) -> bool:
        if not m.in_play(c) or (m.ctrl[c] != s.me and not self.as_yours):
            return False
        m.use(c, s.me, f.scope, self.how, self.may)
        return True


@final
@dataclass(frozen=True, eq=False)
class Reveal(OnCards):
    """Show the cards to everybody (G131)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        if cards:
            m.reveal(m.whose(cards[0]), cards)
        s.hit = cards
        s.count = len(cards)


@final
@dataclass(frozen=True, eq=False)
class Choose(OnCards):
    """Choose cards that the next words are about; ``keep`` puts them aside for later words."""

    target: Target
    keep: bool = False

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        if self.keep:
            s.kept = cards
        if cards and m.in_play(cards[0]):
            m.tell(ev.TARGETS, s.this, cards=cards)


@final
@dataclass(frozen=True, eq=False)
class Hide(OnCards):
    """Put the cards facedown under this card (G202)."""

    target: Target

    def aim(self) -> Target:
        return self.target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[int]) -> None:
        for c in cards:
            if not m.in_play(s.this):
                return
            m.take_out(c)
            m.zone[c] = t.BENEATH
            m.host[c] = s.this
            m.beneath.append(c)
            m.tell(ev.HID, s.this, cards=[c], eyes=1 << m.owner(c))
