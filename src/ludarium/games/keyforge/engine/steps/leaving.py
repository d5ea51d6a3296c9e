"""Destruction (section 11), leaving play otherwise, and changes of control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, place
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Pending, Scope
from ludarium.games.keyforge.engine.layout import HIDDEN_ZONES
from ludarium.games.keyforge.engine.steps import tokens
from ludarium.games.keyforge.engine.steps.halves import with_halves
from ludarium.games.keyforge.engine.steps.timing import (
    alike,
    answers_destruction,
    codes_of,
    index_of,
    key_of,
    trigger_codes,
    trigger_index,
)
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    KNOWN_TO_ALL,
    NONE,
    Card,
    DamageCause,
    DamageCauses,
    End,
    Ends,
    Flags,
    Moments,
    Questions,
    Replacements,
    Seat,
    Verbs,
    Zone,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


class DestroySteps:
    """The steps of a destruction (G91)."""

    ABILITIES: Final = 0
    REPLACEMENTS: Final = 1
    DEPARTURE: Final = 2
    REPORT: Final = 3


def tag(
    m: Machine,
    scope: int,
    cards: list[Card],
    how: DamageCause = DamageCauses.BY_INSTRUCTION,
    foes: list[Card] | None = None,
) -> None:
    """Mark cards for destruction. They join a destruction whose "Destroyed:" abilities still resolve (G91). ``foes`` are
    those in a fight with which each of ``cards`` is destroyed (G82)."""
    s = m.scopes[scope]
    fresh: list[int] = []
    for c in cards:
        if not m.in_play(c) or m.flags[c] & Flags.TAGGED or c in fresh:
            continue
        if m.zone[c] == Zones.LINE and m.lasts_on(c):
            continue
        if m.shielded(c):
            continue
        fresh.append(c)
    s.dead = fresh
    if how == DamageCauses.BY_INSTRUCTION:
        s.hit = fresh
        s.did = bool(fresh) and len(fresh) == len(cards)
        s.count = len(fresh)
    if not fresh:
        return
    for c in fresh:
        m.flags[c] |= Flags.TAGGED
        if foes is not None:
            m.note(Done.STRUCK, m.ctrl[c], c, foes[cards.index(c)])
        m.tell(EventKinds.TAGGED, c)
    waiting: list[Pending] = []
    for c in fresh:
        for live in m.abilities_of(c, Moments.DESTROYED):
            ability = live.ability
            if ability is not None:
                waiting.append(Pending(live, c, NONE, 0, m.ctrl[c]))
    for i in range(len(m.stack) - 1, -1, -1):
        f = m.stack[i]
        if f.node is DESTROY and f.step == DestroySteps.ABILITIES:
            f.cards = [*f.cards, *fresh]
            f.waiting = [*f.waiting, *waiting]
            return
    f = DestroyFrame(how)
    f.cards = fresh
    f.waiting = waiting
    m.add(f, scope)


def plain(m: Machine, f: DestroyFrame) -> list[Pending]:
    """The "Destroyed:" abilities that wait; those that replace the destruction come later (G92)."""
    found = [p for p in f.waiting if p.live.ability is not None and not p.live.ability.instead]
    return [p for p in found if not silenced(m, p.card)]


def silenced(m: Machine, c: Card) -> bool:
    """Whether its "Destroyed:" cannot resolve (G1), even if it has left play before."""
    for live in m.ix().cannot[Verbs.DESTROYED]:
        k = live.constant
        if k is not None and k.cards is not None:
            if (k.when is None or k.when.holds(m, live.scope)) and m.matched(k.cards, live.scope, c):
                return True
    return False


def untag(m: Machine, f: DestroyFrame, c: Card, giver: Card) -> None:
    """A tagged card is not destroyed, by its own text or by what another gives it (G156)."""
    m.flags[c] &= ~Flags.TAGGED
    m.turn_log = [d for d in m.turn_log if d.kind != Done.STRUCK or d.card != c or d.lives > 0]
    f.cards = [other for other in f.cards if other != c]
    f.step = DestroySteps.ABILITIES  # what it does may tag more
    m.tell(EventKinds.SAVED, c, giver)


def rescue(m: Machine, c: Card, giver: Card) -> bool:
    """The same in the middle of a "Destroyed:" of that card; whether it was to be destroyed still."""
    if not m.in_play(c) or not m.flags[c] & Flags.TAGGED:
        return False
    for i in range(len(m.stack) - 1, -1, -1):
        f = m.stack[i]
        if isinstance(f, DestroyFrame) and c in f.cards:
            untag(m, f, c, giver)
            return True
    return False


def being_saved(m: Machine, c: Card) -> bool:
    """Whether what happens instead of its destruction is still being carried out (G156): as a whole it may save it."""
    for scope in m.scopes:
        if scope.this == c and answers_destruction(scope):
            return True
    return False


def forget(m: Machine, c: Card) -> None:
    """A card that leaves play otherwise is in no destruction any more."""
    m.flags[c] &= ~Flags.TAGGED
    for f in m.stack:
        if f.node is DESTROY and c in f.cards:
            f.cards = [other for other in f.cards if other != c]


def saver(live: InForce) -> Card:
    """The card whose text saves another, or itself."""
    return live.scope.this if live.scope.giver == NONE else live.scope.giver


@mypyc_attr(acyclic=True)
@final
class DestroyFrame(Frame):
    """``cards`` are tagged; ``waiting`` are their abilities."""

    def __init__(self, cause: DamageCause = DamageCauses.BY_INSTRUCTION) -> None:
        super().__init__(DESTROY)
        self.cause = cause

    def holds_cards(self) -> bool:
        return True

    def numbers(self) -> Numbers:
        return 0, 0, self.cause, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.cause = c


def _was_among(m: Machine, c: Card, cards: list[Card]) -> bool:
    """Whether a card is one of these, or that of a token creature among them which lies hidden now."""
    if c in cards:
        return True
    past = m.recall(c)
    return past is not None and past.core == c and past.card in cards


@final
class Destroy(Node):
    """Tagged cards leave play, after their "Destroyed:" abilities."""

    def frame(self) -> DestroyFrame:
        return DestroyFrame()

    def run(self, m: Machine, f: DestroyFrame) -> None:
        if f.step == DestroySteps.ABILITIES:
            self._abilities(m, f)
        elif f.step == DestroySteps.REPLACEMENTS:
            self._replacements(m, f)
        elif f.step == DestroySteps.DEPARTURE:
            f.step = DestroySteps.REPORT
            self._depart(m, f)
        else:
            s = m.scopes[f.scope]
            s.dead = [c for c in s.dead if _was_among(m, c, f.cards)]
            if f.cause == DamageCauses.BY_INSTRUCTION:
                s.hit = s.dead
                s.did = s.did and s.count == len(s.dead)
                s.count = len(s.dead)
            m.pop()

    def _abilities(self, m: Machine, f: DestroyFrame) -> None:
        waiting = plain(m, f)
        if not waiting:
            f.step = DestroySteps.REPLACEMENTS
        elif len(waiting) == 1 or alike(waiting):
            self._resolve(m, f, waiting[0])
        else:
            m.ask(f, m.active, AskKinds.TRIGGER, self.options(m, f))

    def options(self, m: Machine, f: DestroyFrame) -> list[Code]:
        if f.step == DestroySteps.ABILITIES:
            return codes_of(self.offered(m, f))
        if f.step == DestroySteps.REPLACEMENTS:
            return trigger_codes([saver(live) for live in self.offered(m, f)])
        return [code(MoveKinds.CARD, c) for c in f.cards if m.in_play(c)]

    def offered(self, m: Machine, f: DestroyFrame) -> list[InForce]:
        if f.step == DestroySteps.ABILITIES:
            return [p.live for p in plain(m, f)]
        return self._saving(m, f) if f.step == DestroySteps.REPLACEMENTS else []

    def chosen(self, m: Machine, f: DestroyFrame, code: Code) -> None:
        if f.step == DestroySteps.ABILITIES:
            waiting = plain(m, f)
            self._resolve(m, f, waiting[index_of([p.live for p in waiting], code)])
        else:
            saving = self._saving(m, f)
            self._save(m, f, saving[trigger_index([saver(live) for live in saving], code)])

    def _resolve(self, m: Machine, f: DestroyFrame, pending: Pending) -> None:
        f.waiting = [p for p in f.waiting if p is not pending]
        m.start(pending)

    def _saving(self, m: Machine, f: DestroyFrame) -> list[InForce]:
        """What replaces the destruction of a tagged card (G92, G156)."""
        had = [
            (p.card, key_of(p.live)) for p in f.waiting
        ]  # what is gained after the tag is not among them (G93)
        found: list[InForce] = []
        for live in m.ix().at[Moments.DESTROYED]:
            ability = live.ability
            c = live.scope.this
            if (
                ability is not None
                and ability.instead
                and (ability.when is None or ability.when.holds(m, live.scope))
                and (c, key_of(live)) in had
                and m.flags[c] & Flags.TAGGED
                and m.in_play(c)
                and not silenced(m, c)
                and m.granted(live)
            ):
                found.append(live)
        return found

    def _replacements(self, m: Machine, f: DestroyFrame) -> None:
        saving = self._saving(m, f)
        if not saving:
            f.step = DestroySteps.DEPARTURE
        elif len(saving) == 1:
            self._save(m, f, saving[0])
        else:
            m.ask(f, m.active, AskKinds.REPLACE, self.options(m, f))

    def _save(self, m: Machine, f: DestroyFrame, live: InForce) -> None:
        c = live.scope.this
        untag(m, f, c, live.scope.giver)
        m.start(Pending(live, c, NONE, 0, m.ctrl[c]))

    def _depart(self, m: Machine, f: DestroyFrame) -> None:
        for c in f.cards:
            player = m.control_then(c)
            m.note(Done.DESTROYED, player, c)
            if m.foe_of(c) != NONE:
                m.note(Done.DESTROYED_IN_FIGHT, player, c)
            m.tell(EventKinds.DESTROYED, c)
        leaving = with_upgrades(m, self._going(m, f))
        if m.joined:
            leaving = with_halves(m, leaving)
        if m.settings.ask_piles:
            piles = PilesFrame()
            piles.cards = leaving
            m.add(piles, f.scope)
        else:
            self.depart(m, f, leaving)

    def _going(self, m: Machine, f: DestroyFrame) -> list[Card]:
        return [c for c in f.cards if m.in_play(c) and m.flags[c] & Flags.TAGGED]

    def depart(self, m: Machine, f: DestroyFrame, leaving: list[Card]) -> None:
        """What is still in play goes, to each pile in the order of ``leaving``."""
        going = self._going(m, f)
        depart(
            m, going, Zones.DISCARD, Ends.TOP, NONE, [c for c in f.cards if c not in going], f.cards, leaving
        )


@mypyc_attr(acyclic=True)
@final
class PilesFrame(Frame):
    """``cards`` leave play."""

    def __init__(self) -> None:
        super().__init__(PILES)
        self.ordered = 0
        """How many of them are in order."""

    def numbers(self) -> Numbers:
        return 0, self.ordered, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.ordered = b


@final
class Piles(Node):
    """AP orders what goes to each discard pile (G91.3). Only where a table asks."""

    def frame(self) -> PilesFrame:
        return PilesFrame()

    def run(self, m: Machine, f: PilesFrame) -> None:
        if f.ordered < len(f.cards):
            m.ask(f, m.active, AskKinds.ORDER, self.options(m, f))
            return
        m.pop()
        destruction = m.stack[-1]
        assert isinstance(destruction, DestroyFrame)
        DESTROY.depart(m, destruction, f.cards)

    def options(self, m: Machine, f: PilesFrame) -> list[Code]:
        """The next card, and those after it that go to the same pile."""
        owner = m.owner(f.cards[f.ordered])
        return [code(MoveKinds.CARD, c) for c in f.cards[f.ordered :] if m.owner(c) == owner]

    def chosen(self, m: Machine, f: PilesFrame, code: Code) -> None:
        c = code >> SHIFT
        f.cards = [*f.cards[: f.ordered], c, *[other for other in f.cards[f.ordered :] if other != c]]
        f.ordered += 1


def with_upgrades(m: Machine, cards: list[Card]) -> list[Card]:
    """The cards that leave play when these do."""
    leaving = cards[:]
    for c in cards:
        for u in m.upgrades(c):
            if u not in leaving:
                leaving.append(u)
    return leaving


def depart(
    m: Machine,
    cards: list[Card],
    zone: Zone,
    end: End,
    to: Seat,
    gone: list[Card],
    dead: list[Card],
    order: list[Card] | None = None,
    by: Seat = NONE,
) -> None:
    """``cards`` leave play at once, with the upgrades on them and their top halves (G247), in this ``order`` if there is
    one; ``dead`` (some ``gone`` before) were destroyed, or all are archived ``by`` a player.

    Who hears of it is asked while all are still there (G100)."""
    leaving = with_upgrades(m, cards) if order is None else order
    lying = leaving
    if m.joined:
        lying = with_halves(m, leaving)
        leaving = [c for c in lying if m.zone[c] != Zones.JOINED]
    waiting: list[Pending] = []
    for moment, about in ((Moments.AFTER_DESTROYED, dead), (Moments.AFTER_LEAVES, leaving)):
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
    zones = [pile(m, c) if zone == Zones.DISCARD or c not in cards else zone for c in leaving]
    if len(lying) > len(leaving):
        wholes = [m.host[c] if m.zone[c] == Zones.JOINED else c for c in lying]
        cards = [
            *cards,
            *[lying[i] for i in range(len(lying)) if wholes[i] != lying[i] and wholes[i] in cards],
        ]
        zones = [zones[leaving.index(c)] for c in wholes]
    for i in range(len(lying)):
        m.remember(lying[i], m.foe_of(lying[i]), zones[i])
    covers = [c for c in leaving if m.under(c)]
    if covers:
        m.push_own(UNCOVERED, Scope(NONE, m.active)).cards = covers
    m.later(waiting)
    for i in range(len(lying)):
        c = lying[i]
        if c in cards:
            move_out(m, c, zones[i], end, to, by)
        else:
            move_out(m, c, zones[i], Ends.TOP, NONE)
    _end_control(m, leaving)


def pile(m: Machine, c: Card) -> Zone:
    """Where a card goes that would go to a discard pile from play."""
    for live in m.ix().by[Questions.REPLACES]:
        k = live.constant
        if k is not None and k.verb == Replacements.PILE and k.about(m, live, c):
            return Zones.PURGED
    return Zones.DISCARD


def move_out(m: Machine, c: Card, zone: Zone, end: End, to: Seat, by: Seat = NONE) -> None:
    """One card out of play: its Æ first (G97), then the card to its owner's zone, to the archives of ``to``, or under card
    ``to`` (G202); archived ``by`` whom, where it is not only put there, or put faceup under a card."""
    faceup = by != NONE and m.goes_faceup(c, by)
    amber = m.amber[c] if m.zone[c] == Zones.LINE else 0
    control = m.ctrl[c]
    if c >= BOTH_DECKS:
        _core_out(m, c, zone, end, to, by != NONE)
        _returned(m, c, amber, control)
        return
    m.take_out(c)
    m.strip(c)
    owner = m.owner(c)
    if zone == Zones.BENEATH:
        m.hide(c, to, True)  # facedown or not, everybody saw which it is
    elif zone == Zones.ARCHIVES:
        m.put_in(c, zone, owner if to == NONE else to)
        if faceup:
            m.faceup = [*m.faceup, c]
        m.seen[c] = KNOWN_TO_ALL
        m.tell(EventKinds.MOVED, c, zone, owner if to == NONE else to)
    else:
        m.put_in(c, zone, owner, 0 if zone == Zones.DECK and end != Ends.BOTTOM else NONE)
        m.seen[c] = KNOWN_TO_ALL
        m.tell(EventKinds.MOVED, c, place(zone, end), owner)
    _returned(m, c, amber, control)


def _core_out(m: Machine, token: Card, zone: Zone, end: End, to: Seat, faceup: bool) -> None:
    """The card of a token creature out of play (G168): in a hidden zone nobody knows it who did not before."""
    c = tokens.dissolve(m, token, zone, faceup, to if zone == Zones.ARCHIVES else NONE)
    owner = m.owner(c)
    if zone == Zones.BENEATH:
        eyes = 3 if faceup else m.eyes_on(c)
        m.tell(EventKinds.UNMASKED, token, zone, owner, NONE, [c], eyes)
        m.hide(c, to, faceup)
        return
    holder = to if zone == Zones.ARCHIVES and to != NONE else owner
    m.put_in(c, zone, holder, 0 if zone == Zones.DECK and end != Ends.BOTTOM else NONE)
    open_to_all = NONE if HIDDEN_ZONES >> zone & 1 else c
    m.tell(EventKinds.UNMASKED, token, place(zone, end), holder, open_to_all, [c], m.eyes_on(c))


def _returned(m: Machine, c: Card, amber: int, control: Seat) -> None:
    """The Æ of a creature that has left play goes to the opponent of its controller (G97)."""
    if amber:
        m.tell(EventKinds.RETURNED_AMBER, c, amber, 1 - control)
        m.gain(1 - control, amber)


def _end_control(m: Machine, left: list[Card]) -> None:
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


def leave(m: Machine, scope: int, cards: list[Card], zone: Zone, end: End, to: Seat, by: Seat = NONE) -> None:
    """Cards in play go elsewhere without being destroyed (G101); wards keep theirs (G103). ``by`` archives them."""
    going: list[int] = []
    for c in cards:
        if m.in_play(c) and c not in going and not m.shielded(c):
            going.append(c)
    s = m.scopes[scope]
    s.hit = going
    s.did = bool(going) and len(going) == len(cards)
    s.count = len(going)
    order: list[Card] | None = None
    if m.joined:
        told = [c for c in cards if c in going or (m.zone[c] == Zones.JOINED and m.host[c] in going)]
        s.did = bool(going) and len(told) == len(cards)
        s.hit = with_halves(m, told)  # out of play they are two cards
        s.count = len(s.hit)
        order = with_upgrades(m, s.hit)
    if going:
        depart(m, going, zone, end, to, [], [], order, by)


@final
class Uncovered(Node):
    """What still lies beneath ``cards`` that have left play goes to its owners' discard piles (G202)."""

    def run(self, m: Machine, f: Frame) -> None:
        m.pop()
        for c in f.cards:
            for u in m.shown(m.under(c)):
                m.move(u, Zones.DISCARD)
                m.tell(EventKinds.MOVED, u, Zones.DISCARD, m.owner(u))


@final
class Checked(Node):
    """Creatures whose power is no more than their damage are destroyed (G84)."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            tag(m, f.scope, f.cards)
        else:
            m.pop()


DESTROY: Final[Destroy] = Destroy()
CHECKED: Final[Checked] = Checked()
PILES: Final[Piles] = Piles()
UNCOVERED: Final[Uncovered] = Uncovered()
