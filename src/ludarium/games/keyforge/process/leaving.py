"""Destruction (section 11), leaving play otherwise, and changes of control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Live, Node, Pending, Scope
from ludarium.games.keyforge.process.timing import alike, codes_of, index_of, trigger_codes, trigger_index
from ludarium.games.keyforge.terms import NONE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

# Steps of a destruction (G91).
ABILITIES: Final = 0
REPLACEMENTS: Final = 1
DEPARTURE: Final = 2
REPORT: Final = 3


def tag(
    m: Machine, scope: int, cards: list[int], how: int = t.BY_INSTRUCTION, foes: list[int] | None = None
) -> None:
    """Mark cards for destruction. They join a destruction whose "Destroyed:" abilities still resolve (G91). ``foes`` are
    those in a fight with which each of ``cards`` is destroyed (G82)."""
    s = m.scopes[scope]
    fresh: list[int] = []
    for c in cards:
        if not m.in_play(c) or m.flags[c] & t.TAGGED or c in fresh:
            continue
        if m.zone[c] == t.LINE and m.keyword(c, t.INVULNERABLE):
            continue
        if m.shielded(c):
            continue
        fresh.append(c)
    s.dead = fresh
    if how == t.BY_INSTRUCTION:
        s.hit = fresh
        s.did = bool(fresh) and len(fresh) == len(cards)
        s.count = len(fresh)
    if not fresh:
        return
    for c in fresh:
        m.flags[c] |= t.TAGGED
        if foes is not None:
            m.note(deeds.STRUCK, m.ctrl[c], c, foes[cards.index(c)])
        m.tell(ev.TAGGED, c)
    waiting: list[Pending] = []
    for c in fresh:
        for live in m.abilities_of(c, t.DESTROYED):
            ability = live.ability
            if ability is not None:
                waiting.append(Pending(live, c, NONE, 0, m.ctrl[c]))
    for i in range(len(m.stack) - 1, -1, -1):
        f = m.stack[i]
        if f.node is DESTROY and f.step == ABILITIES:
            f.cards = [*f.cards, *fresh]
            f.waiting = [*f.waiting, *waiting]
            return
    f = m.push(DESTROY, scope, cards=fresh)
    f.waiting = waiting
    f.c = how


def plain(f: Frame) -> list[Pending]:
    """The "Destroyed:" abilities that wait; those that replace the destruction come later (G92)."""
    return [p for p in f.waiting if p.live.ability is not None and not p.live.ability.instead]


def saver(live: Live) -> int:
    """The card whose text saves another, or itself."""
    return live.scope.this if live.scope.giver == NONE else live.scope.giver


@final
class Destroy(Node):
    """``cards`` are tagged; ``waiting`` their abilities; ``c`` says how it came to it."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == ABILITIES:
            self._abilities(m, f)
        elif f.step == REPLACEMENTS:
            self._replacements(m, f)
        elif f.step == DEPARTURE:
            f.step = REPORT
            self._depart(m, f)
        else:
            s = m.scopes[f.scope]
            s.dead = [c for c in s.dead if c in f.cards]
            if f.c == t.BY_INSTRUCTION:
                s.hit = s.dead
                s.did = s.did and s.count == len(s.dead)
                s.count = len(s.dead)
            m.pop()

    def _abilities(self, m: Machine, f: Frame) -> None:
        waiting = plain(f)
        if not waiting:
            f.step = REPLACEMENTS
        elif len(waiting) == 1 or alike(waiting):
            self._resolve(m, f, waiting[0])
        else:
            m.ask(f, m.active, co.ASK_TRIGGER, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step == ABILITIES:
            return codes_of(self.offered(m, f))
        if f.step == REPLACEMENTS:
            return trigger_codes([saver(live) for live in self.offered(m, f)])
        return [code(co.CARD, c) for c in f.cards if m.in_play(c)]

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        if f.step == ABILITIES:
            return [p.live for p in plain(f)]
        return self._saving(m, f) if f.step == REPLACEMENTS else []

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.step == ABILITIES:
            waiting = plain(f)
            self._resolve(m, f, waiting[index_of([p.live for p in waiting], code)])
        else:
            saving = self._saving(m, f)
            self._save(m, f, saving[trigger_index([saver(live) for live in saving], code)])

    def _resolve(self, m: Machine, f: Frame, pending: Pending) -> None:
        f.waiting = [p for p in f.waiting if p is not pending]
        m.start(pending)

    def _saving(self, m: Machine, f: Frame) -> list[Live]:
        """What replaces the destruction of a tagged card (G92, G156)."""
        had = [
            (p.card, p.live.key()) for p in f.waiting
        ]  # what is gained after the tag is not among them (G93)
        found: list[Live] = []
        for live in m.ix().at[t.DESTROYED]:
            ability = live.ability
            c = live.scope.this
            if (
                ability is not None
                and ability.instead
                and (c, live.key()) in had
                and m.flags[c] & t.TAGGED
                and m.in_play(c)
                and m.granted(live)
            ):
                found.append(live)
        return found

    def _replacements(self, m: Machine, f: Frame) -> None:
        saving = self._saving(m, f)
        if not saving:
            f.step = DEPARTURE
        elif len(saving) == 1:
            self._save(m, f, saving[0])
        else:
            m.ask(f, m.active, co.ASK_REPLACE, self.options(m, f))

    def _save(self, m: Machine, f: Frame, live: Live) -> None:
        c = live.scope.this
        m.flags[c] &= ~t.TAGGED
        m.deeds = [d for d in m.deeds if d.kind != deeds.STRUCK or d.card != c or d.lives > 0]
        f.cards = [other for other in f.cards if other != c]
        f.step = ABILITIES  # what it does may tag more
        m.tell(ev.SAVED, c, live.scope.giver)
        m.start(Pending(live, c, NONE, 0, m.ctrl[c]))

    def _depart(self, m: Machine, f: Frame) -> None:
        for c in f.cards:
            player = m.control_then(c)
            m.note(deeds.DESTROYED, player, c)
            if m.foe_of(c) != NONE:
                m.note(deeds.DESTROYED_IN_FIGHT, player, c)
            m.tell(ev.DESTROYED, c)
        leaving = with_upgrades(m, self._going(m, f))
        if m.settings.ask_piles:
            m.push(PILES, f.scope, cards=leaving)
        else:
            self.depart(m, f, leaving)

    def _going(self, m: Machine, f: Frame) -> list[int]:
        return [c for c in f.cards if m.in_play(c) and m.flags[c] & t.TAGGED]

    def depart(self, m: Machine, f: Frame, leaving: list[int]) -> None:
        """What is still in play goes, to each pile in the order of ``leaving``."""
        going = self._going(m, f)
        depart(m, going, t.DISCARD, True, NONE, [c for c in f.cards if c not in going], f.cards, leaving)


@final
class Piles(Node):
    """AP orders what goes to each discard pile (G91.3): ``b`` of ``cards`` are in order. Only where a table asks."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.b < len(f.cards):
            m.ask(f, m.active, co.ASK_ORDER, self.options(m, f))
            return
        m.pop()
        DESTROY.depart(m, m.stack[-1], f.cards)

    def options(self, m: Machine, f: Frame) -> list[int]:
        """The next card, and those after it that go to the same pile."""
        owner = m.owner(f.cards[f.b])
        return [code(co.CARD, c) for c in f.cards[f.b :] if m.owner(c) == owner]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        c = code >> co.SHIFT
        f.cards = [*f.cards[: f.b], c, *[other for other in f.cards[f.b :] if other != c]]
        f.b += 1


def with_upgrades(m: Machine, cards: list[int]) -> list[int]:
    """The cards that leave play when these do."""
    leaving = cards[:]
    for c in cards:
        for u in m.upgrades(c):
            if u not in leaving:
                leaving.append(u)
    return leaving


def depart(
    m: Machine,
    cards: list[int],
    zone: int,
    top: bool,
    to: int,
    gone: list[int],
    dead: list[int],
    order: list[int] | None = None,
) -> None:
    """``cards`` leave play at once, with the upgrades on them, in this ``order`` if there is one; ``dead`` (some
    ``gone`` before) were destroyed.

    Who hears of it is asked while all are still there (G100)."""
    leaving = with_upgrades(m, cards) if order is None else order
    waiting: list[Pending] = []
    for moment, about in ((t.AFTER_DESTROYED, dead), (t.AFTER_LEAVES, leaving)):
        for live in m.ix().at[moment]:
            ability = live.ability
            this = live.scope.this
            if ability is None or not m.granted(live):
                continue
            for c in about:
                departs = live.last == NONE and (this in leaving or this in gone)
                if departs and not (ability.guest and this == c):  # what lasts hears without its card (G136)
                    continue
                if ability.hears(m, live, moment, c, m.foe_of(c), m.control_then(c), c in gone):
                    waiting.append(Pending(live, c, m.foe_of(c), m.amber[c], m.control_then(c)))
    zones = [pile(m, c) if zone == t.DISCARD or c not in cards else zone for c in leaving]
    for i in range(len(leaving)):
        m.remember(leaving[i], m.foe_of(leaving[i]), zones[i])
    covers = [c for c in leaving if m.under(c)]
    if covers:
        m.push_own(UNCOVERED, Scope(NONE, m.active), cards=covers)
    m.later(waiting)
    for i in range(len(leaving)):
        c = leaving[i]
        if c in cards:
            move_out(m, c, zones[i], top, to)
        else:
            move_out(m, c, zones[i], True, NONE)
    _end_control(m, leaving)


def pile(m: Machine, c: int) -> int:
    """Where a card goes that would go to a discard pile from play."""
    for live in m.ix().by[t.REPLACES]:
        k = live.constant
        if k is not None and k.verb == t.REPLACED_PILE and k.about(m, live, c):
            return t.PURGED
    return t.DISCARD


def move_out(m: Machine, c: int, zone: int, top: bool, to: int) -> None:
    """One card out of play: its Æ first (G97), then the card to its owner's zone, or to the archives of ``to``."""
    amber = m.amber[c]
    control = m.ctrl[c]
    line = m.zone[c] == t.LINE
    m.take_out(c)
    m.strip(c)
    owner = m.owner(c)
    if zone == t.ARCHIVES:
        m.put_in(c, zone, owner if to == NONE else to)
        m.seen[c] = t.KNOWN_TO_ALL
        m.tell(ev.MOVED, c, zone, owner if to == NONE else to)
    else:
        m.put_in(c, zone, owner, 0 if zone == t.DECK and top else NONE)
        m.seen[c] = t.KNOWN_TO_ALL
        m.tell(ev.MOVED, c, zone, owner)
    if amber and line:
        m.tell(ev.RETURNED_AMBER, c, amber, 1 - control)
        m.gain(1 - control, amber)


def _end_control(m: Machine, left: list[int]) -> None:
    """Control effects of cards that have left end, and those on them (G96, G132)."""
    if not m.controls:
        return
    freed: list[int] = []
    kept: list[tuple[int, int, int]] = []
    for card, player, guard in m.controls:
        if card in left:
            continue
        if guard in left:
            if card not in freed:
                freed.append(card)
        else:
            kept.append((card, player, guard))
    m.controls = kept
    m.settle_control(freed)


def leave(m: Machine, scope: int, cards: list[int], zone: int, top: bool, to: int) -> None:
    """Cards in play go elsewhere without being destroyed (G101); wards keep theirs (G103)."""
    going: list[int] = []
    for c in cards:
        if m.in_play(c) and c not in going and not m.shielded(c):
            going.append(c)
    s = m.scopes[scope]
    s.hit = going
    s.did = bool(going) and len(going) == len(cards)
    s.count = len(going)
    if going:
        depart(m, going, zone, top, to, [], [])


@final
class Uncovered(Node):
    """What still lies beneath ``cards`` that have left play goes to its owners' discard piles (G202)."""

    def run(self, m: Machine, f: Frame) -> None:
        m.pop()
        for c in f.cards:
            for u in m.shown(m.under(c)):
                m.move(u, t.DISCARD)
                m.tell(ev.MOVED, u, t.DISCARD, m.owner(u))


@final
class Checked(Node):
    """Creatures whose power is no more than their damage are destroyed (G84)."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            tag(m, f.scope, f.cards)
        else:
            m.pop()


@final
class Control(Node):
    """``cards`` come under the control of whoever controls them now (G132): one after the other in AP's order (G8), a
    creature to the flank that AP chooses. ``a`` is the one that is being placed, or NONE."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.a == NONE:
            f.cards = [c for c in f.cards if m.in_play(c) and m.base_control(c) != m.ctrl[c]]
            if not f.cards:
                m.pop()
            elif self._any_order(m, f.cards):
                self._next(m, f, f.cards[0])
            else:
                m.ask(f, m.active, co.ASK_CARD, self.options(m, f))
        elif m.zone[f.a] == t.LINE:
            m.ask(f, m.active, co.ASK_PLACE, self.options(m, f))
        else:
            self._move(m, f, NONE)

    def _any_order(self, m: Machine, cards: list[int]) -> bool:
        """Whether the order makes no difference: each goes to a line of its own, or two to one without a creature."""
        for player in (0, 1):
            coming = [c for c in cards if m.zone[c] == t.LINE and m.base_control(c) == player]
            if len(coming) > 1 and (m.line(player) or len(coming) > 2):
                return False
        return True

    def _next(self, m: Machine, f: Frame, c: int) -> None:
        f.a = c
        f.cards = [other for other in f.cards if other != c]
        m.scopes[f.scope].this = c

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.a == NONE:
            return [code(co.CARD, c) for c in f.cards]
        size = len(m.line(m.base_control(f.a)))
        return [code(co.PLACE, 0)] if size == 0 else [code(co.PLACE, 0), code(co.PLACE, size)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.a == NONE:
            self._next(m, f, code >> co.SHIFT)
        else:
            self._move(m, f, code >> co.SHIFT)

    def _move(self, m: Machine, f: Frame, at: int) -> None:
        c = f.a
        f.a = NONE
        player = m.base_control(c)
        zone = m.zone[c]
        if zone == t.ATTACHED:
            m.ctrl[c] = player
            m.changed()
        else:
            m.take_out(c)
            m.ctrl[c] = player
            m.put_in(c, zone, player, at)
        m.tell(ev.CONTROL, c, player)
        look_beneath(m, c, player)


def look_beneath(m: Machine, c: int, player: int) -> None:
    """Who comes to control a card may look at what lies facedown under it (G202)."""
    for u in m.under(c):
        if not m.seen[u] >> player & 1:
            m.look(player, m.owner(u), [u])


DESTROY: Final = Destroy()
CHECKED: Final = Checked()
CONTROL: Final = Control()
PILES: Final = Piles()
UNCOVERED: Final = Uncovered()
