"""Using cards (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKind, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, Fault, Faults, GainCauses
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Pending, Scope
from ludarium.games.keyforge.engine.steps import permission as pm
from ludarium.games.keyforge.engine.steps.fighting import FightFrame, attackable, can_fight
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, codes_of, index_of
from ludarium.games.keyforge.engine.terms import (
    NONE,
    STATUS,
    Card,
    Flags,
    Keywords,
    Moments,
    Questions,
    Replacements,
    Seat,
    Verb,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import AS_CREATURE, Done, TurnEntry

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine

WAYS: Final[tuple[MoveKind, ...]] = (
    MoveKinds.REAP,
    MoveKinds.FIGHT,
    MoveKinds.ACTION,
    MoveKinds.OMNI,
    MoveKinds.UNSTUN,
)
"""The ways of using a card."""
NO_CODES: Final[list[Code]] = []
"""No options: never changed."""


def verb_of(how: MoveKind) -> Verb:
    """What "cannot" calls a way of using a card; NONE for removing a stun, which has no name of its own."""
    if how == MoveKinds.REAP:
        return Verbs.REAP
    if how == MoveKinds.FIGHT:
        return Verbs.FIGHT
    return Verbs.ACT if how == MoveKinds.ACTION or how == MoveKinds.OMNI else NONE


def use_fault(m: Machine, c: Card, player: Seat, how: MoveKind) -> Fault:
    """Why a card can't be used so, whatever its house: a fault of ``events``, or ``ALLOWED``."""
    fault = any_use_fault(m, c, player)
    return fault if fault != Faults.ALLOWED else way_fault(m, c, player, how)


def any_use_fault(m: Machine, c: Card, player: Seat) -> Fault:
    """Why a card can't be used in whatever way."""
    if m.flags[c] & Flags.EXHAUSTED:
        return Faults.EXHAUSTED
    if m.six_times(c, player):
        return Faults.SIX
    if m.forbids(Verbs.USE, c) is not None or m.forbids_player(Verbs.USE, player, NONE) is not None:
        return Faults.CANNOT
    return Faults.ALLOWED


def way_fault(m: Machine, c: Card, player: Seat, how: MoveKind, calm: bool = False) -> Fault:
    """Why a card that can be used can't be used so."""
    flags = m.flags[c]
    if m.zone[c] != Zones.LINE:
        flags &= ~STATUS  # which needs a creature (G232)
    if how == MoveKinds.UNSTUN:
        if not flags & Flags.STUNNED:
            return Faults.NO_ABILITY
        return Faults.COST if pm.price(m, c, player, Verbs.USE) > m.pool[player] else Faults.ALLOWED
    if flags & Flags.STUNNED:
        return Faults.STUNNED
    creature = m.zone[c] == Zones.LINE
    if how == MoveKinds.REAP or how == MoveKinds.FIGHT:
        if not creature:
            return Faults.NO_ABILITY
    else:
        moment = Moments.ACTION if how == MoveKinds.ACTION else Moments.OMNI
        if not m.has_ability(c, moment):
            return Faults.NO_ABILITY
    if m.forbids(verb_of(how), c) is not None:
        return Faults.CANNOT
    if how == MoveKinds.FIGHT and not can_fight(m, c, player):
        return Faults.NO_TARGET
    if (
        how != MoveKinds.FIGHT
        and not calm
        and creature
        and (flags & Flags.ENRAGED or must_fight(m, c))
        and can_fight(m, c, player)
    ):
        if m.forbids(Verbs.FIGHT, c) is None:
            return Faults.ENRAGED
    if pm.price(m, c, player, Verbs.USE) > m.pool[player]:
        return Faults.COST
    return Faults.ALLOWED


def fault_in_step(m: Machine, c: Card, player: Seat, how: MoveKind) -> Fault:
    """Why a card that can be used can't be used so in step 3 (G55)."""
    fault = way_fault(m, c, player, how)
    if fault == Faults.ENRAGED and not house_allows(m, c, MoveKinds.FIGHT):
        fault = way_fault(m, c, player, how, True)  # it is not able to fight (G104)
    if fault == Faults.ALLOWED and not house_allows(m, c, how):
        return Faults.HOUSE
    return fault


def uses(m: Machine, player: Seat) -> list[Code]:
    """How a player's cards can be used in step 3: what ``uses_in_step`` says of each. What concerns all of them is asked once,
    and of a card only what something in force may have a say in."""
    found: list[int] = []
    index = m.ix()
    by = index.by
    cannot = index.cannot
    house = m.house
    at_length = (
        m.six_times_any(player) or len(index.prices[Verbs.USE]) > 0 or len(by[Questions.MUST_FIGHT]) > 0
    )
    lets = len(by[Questions.MAY_USE]) > 0
    moves = len(by[Questions.BELONGS]) > 0
    picky = len(by[Questions.ONLY_ATTACKS]) > 0 or len(cannot[Verbs.ATTACK]) > 0
    foes = m.creatures(1 - player) > 0
    acts = len(index.at[Moments.ACTION]) > 0
    omni = len(index.at[Moments.OMNI]) > 0
    limited = len(cannot[Verbs.USE]) > 0
    barred = limited and m.forbids_player(Verbs.USE, player, NONE) is not None
    for nth in range(2):
        for c in m.rows[(Zones.ARTIFACTS if nth else Zones.LINE) * 2 + player]:
            flags = m.flags[c]
            if flags & Flags.EXHAUSTED:
                continue
            if at_length or flags & (Flags.STUNNED | Flags.ENRAGED):
                found += uses_in_step(m, c, player)
                continue
            fits = house != NONE and (m.houses(c) if moves else m.printed_houses(c)) >> house & 1 == 1
            fits = fits or m.keyword(c, Keywords.VERSATILE) > 0
            if lets and not fits:
                found += uses_in_step(m, c, player)
                continue
            if not (fits or omni) or barred or (limited and m.forbids(Verbs.USE, c) is not None):
                continue
            if fits:
                if nth == 0:
                    if not cannot[Verbs.REAP] or m.forbids(Verbs.REAP, c) is None:
                        found.append(code(MoveKinds.REAP, c))
                    if foes and (not cannot[Verbs.FIGHT] or m.forbids(Verbs.FIGHT, c) is None):
                        if not picky or can_fight(m, c, player):
                            found.append(code(MoveKinds.FIGHT, c))
                if acts and way_fault(m, c, player, MoveKinds.ACTION) == Faults.ALLOWED:
                    found.append(code(MoveKinds.ACTION, c))
            if omni and way_fault(m, c, player, MoveKinds.OMNI) == Faults.ALLOWED:
                found.append(code(MoveKinds.OMNI, c))
    return found


def uses_in_step(m: Machine, c: Card, player: Seat) -> list[Code]:
    """How a card can be used in step 3."""
    index = m.ix()
    fits = house_fits(m, c, MoveKinds.REAP)
    stunned = m.flags[c] & Flags.STUNNED != 0
    lets = len(index.by[Questions.MAY_USE]) > 0
    if not fits and not stunned and not lets and not index.at[Moments.OMNI]:
        return NO_CODES  # nothing that it has needs no leave
    if any_use_fault(m, c, player) != Faults.ALLOWED:
        return NO_CODES
    found: list[int] = []
    creature = m.zone[c] == Zones.LINE
    if stunned and creature:  # nothing else can be done with it
        if _fits_in_step(m, c, player, MoveKinds.UNSTUN, fits):
            found.append(code(MoveKinds.UNSTUN, c))
        return found
    if fits or lets:  # only the house could allow it
        if creature:
            if _fits_in_step(m, c, player, MoveKinds.REAP, fits):
                found.append(code(MoveKinds.REAP, c))
            if _fits_in_step(m, c, player, MoveKinds.FIGHT, fits):
                found.append(code(MoveKinds.FIGHT, c))
        if index.at[Moments.ACTION] and _fits_in_step(m, c, player, MoveKinds.ACTION, fits):
            found.append(code(MoveKinds.ACTION, c))
    if index.at[Moments.OMNI] and _fits_in_step(m, c, player, MoveKinds.OMNI, fits):
        found.append(code(MoveKinds.OMNI, c))
    return found


def _fits_in_step(m: Machine, c: Card, player: Seat, how: MoveKind, fits: bool) -> bool:
    """Whether a card that can be used can be used so in step 3, where it is of the active house, or not."""
    fault = way_fault(m, c, player, how) if fits else fault_in_step(m, c, player, how)
    return fault == Faults.ALLOWED


def must_fight(m: Machine, c: Card) -> bool:
    """Whether a text has it fight when it is used, if it is able (G104)."""
    for live in m.ix().by[Questions.MUST_FIGHT]:
        k = live.constant
        if k is not None and k.about(m, live, c):
            return True
    return False


def house_allows(m: Machine, c: Card, how: MoveKind) -> bool:
    """Whether the active house or an effect lets a card be used in this way (G55, G118)."""
    return house_fits(m, c, how) or leave_to_use(m, c, how) is not None


def house_fits(m: Machine, c: Card, how: MoveKind) -> bool:
    """Whether it may be used so by itself: it is of the active house, or of any for this."""
    house = m.house
    if house != NONE and m.houses(c) >> house & 1:
        return True
    if how == MoveKinds.OMNI or m.keyword(c, Keywords.VERSATILE):
        return True
    return how == MoveKinds.UNSTUN and m.has_ability(c, Moments.OMNI)


def leave_to_use(m: Machine, c: Card, how: MoveKind) -> InForce | None:
    """The effect that lets a card be used so whatever its house: one for all cards first, then one that it has used
    already (G217), then one for so many cards of which some are left (G212)."""
    found: InForce | None = None
    for live in m.ix().by[Questions.MAY_USE]:
        k = live.constant
        if k is None or not k.about(m, live, c) or not k.rules(m, live, m.active):
            continue
        if k.verb != NONE and how != MoveKinds.UNSTUN and k.verb != verb_of(how):
            continue
        number = m.worth(k, live, c)
        if number == 0:
            return live
        if k.or_use:
            found = live if found is None and (live.nth or not pm.spent(m, live)) else found
            continue
        users = let(m, live)
        if c in users or (found is None and len(users) < number):
            found = live
    return found


def let(m: Machine, live: InForce) -> list[Card]:
    """The cards used this turn by a permission for so many; that of a card that has come back is another (G98)."""
    this = live.scope.this
    return [
        d.other
        for d in m.turn_log
        if d.kind == Done.LET and d.card == this and d.houses == live.nth and (live.nth or d.lives == 0)
    ]


def begin_in_step(m: Machine, c: Card, player: Seat, how: MoveKind) -> None:
    """Use a card in step 3 (G55); where that needs a permission for so many cards, one of them is used up."""
    if not house_fits(m, c, how):
        live = leave_to_use(m, c, how)
        if live is not None and live.constant is not None and live.constant.or_use:
            pm.use_up(m, live, player, c)
        elif live is not None and c not in let(m, live):
            m.turn_log.append(TurnEntry(Done.LET, player, live.scope.this, NONE, live.nth, c))
    begin(m, c, player, how)


def ways(m: Machine, c: Card, player: Seat, how: MoveKind, barred: list[Card]) -> list[Code]:
    """How an effect may have a card used (G73, G102, G104), where it can't fight those that are ``barred``."""
    if not m.in_play(c) or m.zone[c] == Zones.ATTACHED:
        return []
    if use_fault(m, c, player, MoveKinds.UNSTUN) == Faults.ALLOWED:
        return [code(MoveKinds.UNSTUN, c)]
    found: list[int] = []
    for way in (MoveKinds.REAP, MoveKinds.FIGHT, MoveKinds.ACTION, MoveKinds.OMNI):
        if how != NONE and way != how:
            continue
        fault = use_fault(m, c, player, way)
        if way == MoveKinds.FIGHT and barred and all(foe in barred for foe in attackable(m, c, player)):
            continue
        if fault == Faults.ALLOWED or (fault == Faults.ENRAGED and how == MoveKinds.REAP):
            found.append(code(way, c))
    return found


def begin(m: Machine, c: Card, player: Seat, how: MoveKind, barred: list[Card] | None = None) -> None:
    """Use a card (G68): costs, then it is exhausted, then what it does; it can't fight those that are ``barred``."""
    if pm.prices(m, c, player, Verbs.USE):  # what becomes of it comes before the use (G219)
        m.add_own(PayingFrame(c, player, how, barred), Scope(c, player))
    else:
        exhausted(m, c, player, how, barred)


def exhausted(m: Machine, c: Card, player: Seat, how: MoveKind, barred: list[Card] | None) -> None:
    """It is exhausted, and does what it does."""
    m.fresh = False
    if m.lasting:
        end_with_use(m, c)
    if m.forbids(Verbs.EXHAUST, c) is None:
        m.flags[c] |= Flags.EXHAUSTED
    m.note(Done.USED, player, c, how + AS_CREATURE if m.rises(c) else how)
    if how == MoveKinds.UNSTUN:
        m.unstun(c)
        m.window(WindowKinds.USED, c, NONE, how, player)
        return
    s = Scope(c, player, NONE, c, NONE, how, player)
    if how == MoveKinds.REAP:
        m.tell(EventKinds.REAPED, player, c)
        m.note(Done.REAPED, player, c)
        m.add_own(ReapFrame(c, player), s)
    elif how == MoveKinds.FIGHT:
        s.kept = barred or []
        m.add_own(FightFrame(c, player), s)
    else:
        m.tell(EventKinds.ACTED, player, c, 0 if how == MoveKinds.ACTION else 1)
        m.add_own(ActFrame(c, player, how), s)


def end_with_use(m: Machine, c: Card) -> None:
    """What forbids something only the next time such a card is used ends with this use."""
    for live in m.ix().by[Questions.CANNOT]:
        if live.once and live.constant is not None and live.constant.about(m, live, c):
            m.end_lasting(live)


@mypyc_attr(acyclic=True)
@final
class PayingFrame(Frame):
    """The use that is paid for."""

    def __init__(
        self, card: Card = 0, player: Seat = 0, how: MoveKind = NONE, barred: list[Card] | None = None
    ) -> None:
        super().__init__(PAYING)
        self.cards = [how, *(barred or [])]
        self.card = card
        self.player = player

    def numbers(self) -> Numbers:
        return self.card, self.player, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.card = a
        self.player = b

    def how(self) -> MoveKind:
        return self.cards[0]

    def barred(self) -> list[Card]:
        """The creatures that it can't fight."""
        return self.cards[1:]


@final
class Paying(Node):
    """A player pays for the use of a card, which follows."""

    def frame(self) -> PayingFrame:
        return PayingFrame()

    def run(self, m: Machine, f: PayingFrame) -> None:
        if f.step == 0:
            f.step = 1
            pm.pay(m, f.card, f.player, Verbs.USE)
            return
        asked = [live for live in pm.prices(m, f.card, f.player, Verbs.USE) if pm.first_of(live) is not None]
        done = f.step == 1 or m.scopes[f.scope].did
        if done and f.step <= len(asked):
            first = pm.first_of(asked[f.step - 1])
            assert first is not None
            f.step += 1
            m.push(first, f.scope)
            return
        m.pop()
        if not done and m.in_play(f.card):
            m.note(Done.TRIED, f.player, f.card)
        elif done and m.in_play(f.card):
            exhausted(m, f.card, f.player, f.how(), f.barred())


@mypyc_attr(acyclic=True)
@final
class UseFrame(Frame):
    """The use that an effect asks for."""

    def __init__(
        self,
        card: Card = 0,
        player: Seat = 0,
        how: MoveKind = NONE,
        may: bool = False,
        barred: list[Card] | None = None,
    ) -> None:
        super().__init__(USE_CARD)
        self.cards = [how, 1 if may else 0, *(barred or [])]
        self.card = card
        self.player = player

    def numbers(self) -> Numbers:
        return self.card, self.player, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.card = a
        self.player = b

    def how(self) -> MoveKind:
        """The way, or NONE for any."""
        return self.cards[0]

    def may(self) -> bool:
        """Whether it may be declined."""
        return self.cards[1] == 1

    def barred(self) -> list[Card]:
        """The creatures that it can't fight."""
        return self.cards[2:]


@final
class UseCard(Node):
    """An effect has a card used by a player (G73)."""

    def frame(self) -> UseFrame:
        return UseFrame()

    def run(self, m: Machine, f: UseFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == 1:
            m.pop()
            return
        f.step = 1
        options = self.options(m, f)
        s.did = s.did and bool(options)
        if not options:
            m.pop()
            return
        m.ask(f, m.active, AskKinds.USE, options)

    def options(self, m: Machine, f: UseFrame) -> list[Code]:
        found = ways(m, f.card, f.player, f.how(), f.barred())
        return [*found, MoveKinds.NO] if found and f.may() else found

    def chosen(self, m: Machine, f: UseFrame, code: Code) -> None:
        s = m.scopes[f.scope]
        m.pop()
        if code == MoveKinds.NO:
            s.did = False
        else:
            begin(m, f.card, f.player, code & WHAT, f.barred())


@mypyc_attr(acyclic=True)
@final
class ReapFrame(Frame):
    """Which creature reaps for whom."""

    def __init__(self, card: Card = 0, player: Seat = 0) -> None:
        super().__init__(REAP)
        self.card = card
        self.player = player
        self.left = 0
        """How much of the Æ that it has brought nobody has captured."""

    def numbers(self) -> Numbers:
        return self.card, self.player, self.left, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.card = a
        self.player = b
        self.left = c


@final
class Reap(Node):
    """A creature reaps (G70)."""

    def frame(self) -> ReapFrame:
        return ReapFrame()

    def run(self, m: Machine, f: ReapFrame) -> None:
        if f.step == 0:
            replacing = self.offered(m, f)
            if not replacing:
                f.step = 1
                f.left = 1 if m.gain(f.player, 1, GainCauses.BY_REAP) else 0
            elif all(live.constant is replacing[0].constant for live in replacing):
                self._replaced(m, f, replacing[0])
            else:
                m.ask(f, m.active, AskKinds.REPLACE, self.options(m, f))
        elif f.step == 1:
            f.step = 2
            kind = WindowKinds.REAPED_AMBER if f.left else WindowKinds.REAPED
            nth = len([entry for entry in m.turn_log if entry.kind == Done.REAPED])
            m.window(kind, f.card, NONE, nth, f.player)
        else:
            m.pop()

    def options(self, m: Machine, f: ReapFrame) -> list[Code]:
        return codes_of(self.offered(m, f))

    def chosen(self, m: Machine, f: ReapFrame, code: Code) -> None:
        replacing = self.offered(m, f)
        self._replaced(m, f, replacing[index_of(replacing, code)])

    def offered(self, m: Machine, f: ReapFrame) -> list[InForce]:
        """What takes the place of the Æ of this reap (G158); then also what would take that of any Æ gained."""
        found: list[InForce] = []
        others: list[InForce] = []
        for live in m.ix().by[Questions.REPLACES]:
            k = live.constant
            if k is None or not k.rules(m, live, f.player):
                continue
            if m.replaces(live, Replacements.REAP):
                found.append(live)
            elif m.replaces(live, Replacements.GAIN):
                others.append(live)
        return found + others if found else found

    def _replaced(self, m: Machine, f: ReapFrame, live: InForce) -> None:
        k = live.constant
        assert k is not None
        assert k.instead is not None
        f.step = 1
        m.push_words(k.instead, Scope(live.scope.this, live.scope.me, NONE, f.card, NONE, 1, f.player, k))


@mypyc_attr(acyclic=True)
@final
class ActFrame(Frame):
    """Whose ability is resolved, and for whom."""

    def __init__(self, card: Card = 0, player: Seat = 0, how: MoveKind = MoveKinds.ACTION) -> None:
        super().__init__(ACT)
        self.card = card
        self.player = player
        self.how = how
        """``MoveKinds.ACTION`` or ``OMNI``."""

    def numbers(self) -> Numbers:
        return self.card, self.player, self.how, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.card = a
        self.player = b
        self.how = c


@final
class Act(Node):
    """One "Action:" or "Omni:" ability of a card is resolved (G71)."""

    def frame(self) -> ActFrame:
        return ActFrame()

    def run(self, m: Machine, f: ActFrame) -> None:
        if f.step == 0:
            f.step = 1
            options = self.options(m, f)
            if options:
                m.ask(f, m.active, AskKinds.ABILITY, options)
        elif f.step == 1:
            f.step = 2
            m.window(WindowKinds.USED, f.card, NONE, f.how, f.player)
        else:
            m.pop()

    def offered(self, m: Machine, f: ActFrame) -> list[InForce]:
        return m.abilities_of(f.card, Moments.ACTION if f.how == MoveKinds.ACTION else Moments.OMNI)

    def options(self, m: Machine, f: ActFrame) -> list[Code]:
        return [code(MoveKinds.MODE, i + 1) for i in range(len(self.offered(m, f)))]

    def chosen(self, m: Machine, f: ActFrame, code: Code) -> None:
        live = self.offered(m, f)[(code >> SHIFT) - 1]
        if live.scope.me != f.player:  # used as if it were that player's (G218)
            scope = live.scope.clone()
            scope.me = f.player
            scope.lent = True
            live = InForce(live.ability, None, scope)
        m.start(Pending(live, f.card, NONE, 0, f.player))


USE_CARD: Final[UseCard] = UseCard()
PAYING: Final[Paying] = Paying()
REAP: Final[Reap] = Reap()
ACT: Final[Act] = Act()
