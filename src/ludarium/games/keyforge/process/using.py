"""Using cards (section 8) and fights (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Deed, Frame, Live, Node, Pending, Scope
from ludarium.games.keyforge.process import playing as pp
from ludarium.games.keyforge.process import timing as pt
from ludarium.games.keyforge.process.damage import DAMAGE
from ludarium.games.keyforge.process.timing import codes_of, index_of
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.icons import ASSAULT_HITS, HAZARDOUS_HITS

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

VERBS: Final = {co.REAP: t.VERB_REAP, co.FIGHT: t.VERB_FIGHT, co.ACT: t.VERB_ACT, co.OMNI: t.VERB_ACT}

# Steps of a fight (section 9).
CHOOSES: Final = 0
BEFORE: Final = 1
STRIKES: Final = 2
AFTER: Final = 3
ENDS: Final = 4
# What has come of a fight, as bits: elusive may still avoid its damage, a text has called it off, the attacked creature
# has gone, the attacker has gone.
DODGES: Final = 1
OFF: Final = 2
FOE_GONE: Final = 4
GONE: Final = 8
OVER: Final = OFF | FOE_GONE | GONE
"""Any of these, and there is no fight (G79)."""


def use_fault(m: Machine, c: int, player: int, how: int, calm: bool = False) -> int:
    """Why a card can't be used so, whatever its house: a fault of ``events``, or ``ALLOWED``."""
    flags = m.flags[c]
    if m.zone[c] != t.LINE:
        flags &= ~t.STATUS  # which needs a creature (G232)
    if flags & t.EXHAUSTED:
        return ev.F_EXHAUSTED
    if m.times(c, player) >= t.SIX:
        return ev.F_SIX
    if m.forbids(t.VERB_USE, c) is not None or m.forbids_player(t.VERB_USE, player, NONE) is not None:
        return ev.F_CANNOT
    if how == co.UNSTUN:
        if not flags & t.STUNNED:
            return ev.F_NO_ABILITY
        return ev.F_COST if pp.price(m, c, player, t.VERB_USE) > m.pool[player] else ev.ALLOWED
    if flags & t.STUNNED:
        return ev.F_STUNNED
    creature = m.zone[c] == t.LINE
    if how == co.REAP or how == co.FIGHT:
        if not creature:
            return ev.F_NO_ABILITY
    elif not m.abilities_of(c, t.ACTS if how == co.ACT else t.OMNI):
        return ev.F_NO_ABILITY
    if m.forbids(VERBS[how], c) is not None:
        return ev.F_CANNOT
    if how == co.FIGHT and not attackable(m, c, player):
        return ev.F_NO_TARGET
    if how != co.FIGHT and not calm and flags & t.ENRAGED and creature and attackable(m, c, player):
        if m.forbids(t.VERB_FIGHT, c) is None:
            return ev.F_ENRAGED
    if pp.price(m, c, player, t.VERB_USE) > m.pool[player]:
        return ev.F_COST
    return ev.ALLOWED


def house_allows(m: Machine, c: int, how: int) -> bool:
    """Whether the active house or an effect lets a card be used in this way (G55, G118)."""
    return house_fits(m, c, how) or leave_to_use(m, c, how) is not None


def house_fits(m: Machine, c: int, how: int) -> bool:
    """Whether it may be used so by itself: it is of the active house, or of any for this."""
    house = m.house
    if house != NONE and m.houses(c) >> house & 1:
        return True
    if how == co.OMNI or m.keyword(c, t.VERSATILE):
        return True
    return how == co.UNSTUN and len(m.abilities_of(c, t.OMNI)) > 0


def leave_to_use(m: Machine, c: int, how: int) -> Live | None:
    """The effect that lets a card be used so whatever its house: one for all cards first, then one that it has used
    already (G217), then one for so many cards of which some are left (G212)."""
    found: Live | None = None
    for live in m.ix().by[t.MAY_USE]:
        k = live.constant
        if k is None or not k.about(m, live, c) or not k.rules(m, live, m.active):
            continue
        if k.verb != NONE and how != co.UNSTUN and k.verb != VERBS[how]:
            continue
        number = m.worth(k, live, c)
        if number == 0:
            return live
        if k.or_use:
            found = live if found is None and (live.nth or not pp.spent(m, live)) else found
            continue
        users = let(m, live)
        if c in users or (found is None and len(users) < number):
            found = live
    return found


def let(m: Machine, live: Live) -> list[int]:
    """The cards used this turn by a permission for so many; that of a card that has come back is another (G98)."""
    this = live.scope.this
    return [
        d.other
        for d in m.deeds
        if d.kind == deeds.LET and d.card == this and d.houses == live.nth and (live.nth or d.lives == 0)
    ]


def begin_in_step(m: Machine, c: int, player: int, how: int) -> None:
    """Use a card in step 3 (G55); where that needs a permission for so many cards, one of them is used up."""
    if not house_fits(m, c, how):
        live = leave_to_use(m, c, how)
        if live is not None and live.constant is not None and live.constant.or_use:
            pp.use_up(m, live, player, c)
        elif live is not None and c not in let(m, live):
            m.deeds.append(Deed(deeds.LET, player, live.scope.this, NONE, live.nth, c))
    begin(m, c, player, how)


def attackable(m: Machine, attacker: int, player: int) -> list[int]:
    """The creatures that it may fight (G76, G116)."""
    foes = m.line(1 - m.ctrl[attacker])
    index = m.ix()
    blind = False
    for live in index.by[t.IGNORES]:
        k = live.constant
        if k is not None and k.verb == t.TAUNT and k.about(m, live, attacker):
            blind = True
    found: list[int] = []
    taunts = [m.keyword(c, t.TAUNT) > 0 for c in foes]
    for i in range(len(foes)):
        c = foes[i]
        guarded = (i > 0 and taunts[i - 1]) or (i + 1 < len(foes) and taunts[i + 1])
        if guarded and not taunts[i] and not blind:
            continue
        if m.forbids(t.VERB_ATTACK, c) is not None:
            continue
        if all_allow(m, attacker, c):
            found.append(c)
    return found


def all_allow(m: Machine, attacker: int, target: int) -> bool:
    """Whether no text lets the attacker fight others only."""
    for live in m.ix().by[t.ONLY_ATTACKS]:
        k = live.constant
        if k is not None and k.against is not None and k.about(m, live, attacker):
            if not k.against.matches(m, live.scope, target):
                return False
    return True


def ways(m: Machine, c: int, player: int, how: int, barred: list[int]) -> list[int]:
    """How an effect may have a card used (G73, G102, G104), where it can't fight those that are ``barred``."""
    if not m.in_play(c) or m.zone[c] == t.ATTACHED:
        return []
    if use_fault(m, c, player, co.UNSTUN) == ev.ALLOWED:
        return [code(co.UNSTUN, c)]
    found: list[int] = []
    for way in (co.REAP, co.FIGHT, co.ACT, co.OMNI):
        if how != NONE and way != how:
            continue
        fault = use_fault(m, c, player, way)
        if way == co.FIGHT and barred and all(foe in barred for foe in attackable(m, c, player)):
            continue
        if fault == ev.ALLOWED or (fault == ev.F_ENRAGED and how == co.REAP):
            found.append(code(way, c))
    return found


def begin(m: Machine, c: int, player: int, how: int, barred: list[int] | None = None) -> None:
    """Use a card (G68): costs, then it is exhausted, then what it does; it can't fight those that are ``barred``."""
    if pp.prices(m, c, player, t.VERB_USE):  # what becomes of it comes before the use (G219)
        m.push_own(PAYING, Scope(c, player), c, player, [how, *(barred or [])])
    else:
        exhausted(m, c, player, how, barred)


def exhausted(m: Machine, c: int, player: int, how: int, barred: list[int] | None) -> None:
    """It is exhausted, and does what it does."""
    m.fresh = False
    m.flags[c] |= t.EXHAUSTED
    m.note(deeds.USED, player, c, how)
    if how == co.UNSTUN:
        m.unstun(c)
        m.window(pt.W_USED, c, NONE, how, player)
        return
    s = Scope(c, player, NONE, c, NONE, how, player)
    if how == co.REAP:
        m.tell(ev.REAPED, player, c)
        m.note(deeds.REAPED, player, c)
        m.push_own(REAP, s, c, player)
    elif how == co.FIGHT:
        s.kept = barred or []
        f = m.push_own(FIGHT, s, c, NONE)
        f.d = player
    else:
        m.tell(ev.ACTED, player, c, 0 if how == co.ACT else 1)
        f = m.push_own(ACT, s, c, player)
        f.c = how


@final
class Paying(Node):
    """Player ``b`` pays for the use of card ``a``; ``cards`` are how, and the creatures that it can't fight."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            pp.pay(m, f.a, f.b, t.VERB_USE)
            return
        m.pop()
        if m.in_play(f.a):
            exhausted(m, f.a, f.b, f.cards[0], f.cards[1:])


@final
class UseCard(Node):
    """An effect has card ``a`` used by player ``b``; ``cards`` are the way (or NONE), whether it may be declined, and
    the creatures that it can't fight."""

    def run(self, m: Machine, f: Frame) -> None:
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
        m.ask(f, m.active, co.ASK_USE, options)

    def options(self, m: Machine, f: Frame) -> list[int]:
        found = ways(m, f.a, f.b, f.cards[0], f.cards[2:])
        return [*found, co.NO] if found and f.cards[1] else found

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        s = m.scopes[f.scope]
        m.pop()
        if code == co.NO:
            s.did = False
        else:
            begin(m, f.a, f.b, code & co.WHAT, f.cards[2:])


@final
class Reap(Node):
    """G70: creature ``a`` of player ``b`` reaps."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            replacing = self.offered(m, f)
            if not replacing:
                f.step = 1
                m.gain(f.b, 1, ev.BY_REAP)
            elif all(live.constant is replacing[0].constant for live in replacing):
                self._replaced(m, f, replacing[0])
            else:
                m.ask(f, m.active, co.ASK_REPLACE, self.options(m, f))
        elif f.step == 1:
            f.step = 2
            m.window(pt.W_REAPED, f.a, NONE, co.REAP, f.b)
        else:
            m.pop()

    def options(self, m: Machine, f: Frame) -> list[int]:
        return codes_of(self.offered(m, f))

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        replacing = self.offered(m, f)
        self._replaced(m, f, replacing[index_of(replacing, code)])

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        """What takes the place of the Æ of this reap (G158); then also what would take that of any Æ gained."""
        found: list[Live] = []
        others: list[Live] = []
        for live in m.ix().by[t.REPLACES]:
            k = live.constant
            if k is None or not k.rules(m, live, f.b):
                continue
            if m.replaces(live, t.REPLACED_REAP):
                found.append(live)
            elif m.replaces(live, t.REPLACED_GAIN):
                others.append(live)
        return found + others if found else found

    def _replaced(self, m: Machine, f: Frame, live: Live) -> None:
        k = live.constant
        assert k is not None
        assert k.instead is not None
        f.step = 1
        m.push_words(k.instead, Scope(live.scope.this, live.scope.me, NONE, f.a, NONE, 1, f.b, k.number))


@final
class Act(Node):
    """G71: one "Action:" or "Omni:" ability of card ``a`` is resolved for player ``b``; ``c`` says which kind."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            options = self.options(m, f)
            if options:
                m.ask(f, m.active, co.ASK_ABILITY, options)
        elif f.step == 1:
            f.step = 2
            m.window(pt.W_USED, f.a, NONE, f.c, f.b)
        else:
            m.pop()

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        return m.abilities_of(f.a, t.ACTS if f.c == co.ACT else t.OMNI)

    def options(self, m: Machine, f: Frame) -> list[int]:
        return [code(co.MODE, i + 1) for i in range(len(self.offered(m, f)))]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        live = self.offered(m, f)[(code >> co.SHIFT) - 1]
        if live.scope.me != f.b:  # used as if it were that player's (G218)
            scope = live.scope.clone()
            scope.me = f.b
            scope.lent = True
            live = Live(live.ability, None, scope)
        m.start(Pending(live, f.a, NONE, 0, f.b))


@final
class Fight(Node):
    """Creature ``a`` fights ``b``; ``c`` is what has come of it, as bits; ``d`` is the player.

    ``cards`` name who is struck in place of ``b``, where a text says so (NONE once that one has gone); its scope keeps
    whom it can't choose."""

    def run(self, m: Machine, f: Frame) -> None:
        step = f.step
        if step == CHOOSES:
            options = self.options(m, f) if m.zone[f.a] == t.LINE else []
            if not options:
                f.step = ENDS
            else:
                m.ask(f, m.active, co.ASK_ATTACK, options)
        elif step == BEFORE:
            self._before(m, f)
        elif step == STRIKES:
            self._strike(m, f)
        elif step == AFTER:
            f.step = ENDS
            m.flags[f.a] &= ~t.ENRAGED
            kind = pt.W_FOUGHT if self._met(m, f) else pt.W_FOUGHT_IN_VAIN
            if m.window(kind, f.a, f.b, co.FIGHT, f.d):
                m.scopes[-1].gone = f.c & GONE != 0
        else:
            m.pop()

    def _met(self, m: Machine, f: Frame) -> bool:
        """Whether the attacker is there for its "After Fight:" of a fight that happened (G79, G81)."""
        return m.zone[f.a] == t.LINE and not f.c & OVER

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step == CHOOSES:
            barred = m.scopes[f.scope].kept
            return [code(co.CARD, c) for c in attackable(m, f.a, f.d) if c not in barred]
        return codes_of(self.offered(m, f))

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        return [] if f.step == CHOOSES else [p.live for p in self._waiting(m, f)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.step != CHOOSES:
            waiting = self._waiting(m, f)
            self._resolve(m, f, waiting[index_of([p.live for p in waiting], code)])
            return
        f.b = code >> co.SHIFT
        m.tell(ev.FIGHTS, f.d, f.a, f.b)
        m.note(deeds.FOUGHT, f.d, f.a, f.b)
        f.c = 0 if m.flags[f.b] & t.DODGED else DODGES
        m.flags[f.b] |= t.DODGED
        f.step = BEFORE
        s = m.scopes[f.scope]
        s.other = f.b

    def _waiting(self, m: Machine, f: Frame) -> list[Pending]:
        """ "Before Fight:" abilities, Assault, Hazardous, and what others say of a creature that fights, as far as it
        has not resolved (G78). What has gone is in this fight no more, even if it has come back."""
        done = [p.live.key() for p in f.waiting]
        found: list[Pending] = []
        there = not f.c & FOE_GONE
        if not f.c & GONE:
            for live in m.abilities_of(f.a, t.BEFORE_FIGHT):
                if live.key() not in done:
                    found.append(Pending(live, f.a, f.b, 0, f.d))
            if there and m.keyword(f.a, t.ASSAULT):
                self._keyword(m, f, found, done, ASSAULT, f.a, f.b)
            if there and m.keyword(f.b, t.HAZARDOUS):
                self._keyword(m, f, found, done, HAZARDOUS, f.b, f.a)
        for live in m.ix().at[t.BEFORE_FIGHTS]:
            ability = live.ability
            if ability is None or live.key() in done or not m.granted(live):
                continue
            if ability.hears(m, live, t.BEFORE_FIGHTS, f.a, f.b, f.d, f.c & GONE != 0):
                found.append(Pending(live, f.a, f.b, 0, f.d))
        return found

    def _keyword(
        self, m: Machine, f: Frame, found: list[Pending], done: list[int], ability: int, this: int, other: int
    ) -> None:
        live = Live(ASSAULT_HITS if ability == ASSAULT else HAZARDOUS_HITS, None, Scope(this, m.ctrl[this]))
        if live.key() not in done:
            found.append(Pending(live, this, other, 0, f.d))

    def _before(self, m: Machine, f: Frame) -> None:
        waiting = self._waiting(m, f)
        if not waiting:
            f.step = STRIKES
        elif len(waiting) == 1 or pt.alike(waiting):
            self._resolve(m, f, waiting[0])
        else:
            m.ask(f, m.active, co.ASK_TRIGGER, codes_of([p.live for p in waiting]))

    def _resolve(self, m: Machine, f: Frame, pending: Pending) -> None:
        f.waiting = [*f.waiting, pending]
        m.start(pending)
        if f.c & GONE:
            m.scopes[-1].gone = True

    def _strike(self, m: Machine, f: Frame) -> None:
        """Both deal damage at once (G80); no fight where one of them has gone or changed sides (G79). Elusive avoids what
        the two would deal to each other: who strikes another than the one it fights still does (G111)."""
        a = f.a
        b = f.b
        f.step = AFTER
        if f.c & OVER or m.zone[a] != t.LINE or m.zone[b] != t.LINE or m.ctrl[a] == m.ctrl[b]:
            f.c |= OFF
            return
        dodges = f.c & DODGES != 0 and m.keyword(b, t.ELUSIVE) > 0 and not ignores(m, a, t.ELUSIVE)
        struck = f.cards[0] if f.cards else b
        blows: list[int] = []
        if dodges:
            m.tell(ev.DODGED, b)
        if struck != NONE and (struck != b or not dodges):
            dealt = strength(m, a, b, True)
            if dealt > 0 and m.zone[struck] == t.LINE:
                blows += [struck, dealt, venom(m, a)]
        if not dodges:
            taken = 0 if m.keyword(a, t.SKIRMISH) else strength(m, b, a, False)
            if taken > 0:
                blows += [a, taken, venom(m, b)]
        splash = m.keyword(a, t.SPLASH_ATTACK)
        if splash:
            for c in m.neighbours(b):
                blows += [c, splash, a * 2]
        if blows:
            m.push(DAMAGE, f.scope, cards=blows).c = t.IN_FIGHT


def has_left(f: Frame, c: int) -> None:
    """Card ``c`` leaves play during this fight: it is over for an attacker (G81), and before damage for both (G79).
    What comes back is not in it any more."""
    if c == f.a:
        f.c |= GONE
    elif c == f.b and f.step <= STRIKES:
        f.c |= FOE_GONE
    if c in f.cards:
        f.cards = [NONE]


def venom(m: Machine, c: int) -> int:
    """A creature as the dealer of damage by its power: poison goes with that, wherever it is moved (G86, G113)."""
    return c * 2 + (1 if m.keyword(c, t.POISON) else 0)


def strength(m: Machine, c: int, against: int, attacking: bool) -> int:
    """What damage it deals by its power in this fight."""
    index = m.ix()
    for live in index.by[t.HARMLESS]:
        k = live.constant
        if k is not None and k.about(m, live, c):
            return 0
    dealt = m.power(c)
    if not attacking:
        return dealt
    for live in index.by[t.HITS_HARDER]:
        k = live.constant
        if k is not None and k.against is not None and k.about(m, live, c):
            if k.against.matches(m, live.scope, against):
                dealt += m.worth(k, live, c)
    return dealt


def ignores(m: Machine, attacker: int, keyword: int) -> bool:
    for live in m.ix().by[t.IGNORES]:
        k = live.constant
        if k is not None and k.verb == keyword and k.about(m, live, attacker):
            return True
    return False


ASSAULT: Final = 0
HAZARDOUS: Final = 1
USE_CARD: Final[Node] = UseCard()
PAYING: Final[Node] = Paying()
REAP: Final[Node] = Reap()
ACT: Final[Node] = Act()
FIGHT: Final[Node] = Fight()
