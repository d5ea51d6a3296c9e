"""Fights (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Pending, Scope
from ludarium.games.keyforge.engine.steps.damage import DamageFrame
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, alike, codes_of, index_of, key_of
from ludarium.games.keyforge.engine.terms import (
    NONE,
    Card,
    DamageCauses,
    Flags,
    Keyword,
    Keywords,
    Moments,
    Questions,
    Seat,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.words.base import Ability
from ludarium.games.keyforge.words.icons import ASSAULT_HITS, HAZARDOUS_HITS

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


class FightSteps:
    """The steps of a fight (section 9)."""

    CHOOSES: Final = 0
    BEFORE: Final = 1
    STRIKES: Final = 2
    AFTER: Final = 3
    ENDS: Final = 4


class FightResults:
    """What has come of a fight, as bits."""

    DODGES: Final = 1
    """Elusive may still avoid its damage."""
    OFF: Final = 2
    """A text has called it off."""
    FOE_GONE: Final = 4
    """The attacked creature has gone."""
    GONE: Final = 8
    """The attacker has gone."""
    OVER: Final = 2 | 4 | 8
    """Any of the last three, and there is no fight (G79)."""


def attackable(m: Machine, attacker: Card, player: Seat) -> list[Card]:
    """The creatures that it may fight (G76, G116)."""
    foes = m.line(1 - m.ctrl[attacker])
    index = m.ix()
    blind = False
    for live in index.by[Questions.IGNORES]:
        k = live.constant
        if k is not None and k.verb == Keywords.TAUNT and k.about(m, live, attacker):
            blind = True
    found: list[int] = []
    reach = [taunt(m, c) for c in foes]
    guarded = False
    if not blind:
        for reaches in reach:
            guarded = guarded or reaches != 0
    for i in range(len(foes)):
        c = foes[i]
        if guarded and not reach[i] and is_guarded(reach, i):
            continue
        if m.forbids(Verbs.ATTACK, c, attacker) is not None:
            continue
        if all_allow(m, attacker, c):
            found.append(c)
    return found


def can_fight(m: Machine, attacker: Card, player: Seat) -> bool:
    """Whether there is a creature that it may fight."""
    index = m.ix()
    if not index.cannot[Verbs.ATTACK] and not index.by[Questions.ONLY_ATTACKS]:
        return m.creatures(1 - m.ctrl[attacker]) > 0  # those with taunt, or all where there are none
    return len(attackable(m, attacker, player)) > 0


def is_guarded(reach: list[int], place: int) -> bool:
    """Whether the taunt of another creature reaches this place of the line; ``reach`` is that of each."""
    for i in range(len(reach)):
        if i != place and abs(i - place) <= reach[i]:
            return True
    return False


def taunt(m: Machine, c: Card) -> int:
    """How far its taunt reaches in its line (G116): 0 without any."""
    if not m.keyword(c, Keywords.TAUNT):
        return 0
    for live in m.ix().by[Questions.FAR_TAUNT]:
        if live.constant is not None and live.constant.about(m, live, c):
            return 2
    return 1


def all_allow(m: Machine, attacker: Card, target: Card) -> bool:
    """Whether no text lets the attacker fight others only."""
    for live in m.ix().by[Questions.ONLY_ATTACKS]:
        k = live.constant
        if k is not None and k.against is not None and k.about(m, live, attacker):
            if not k.against.matches(m, live.scope, target):
                return False
    return True


@mypyc_attr(acyclic=True)
@final
class FightFrame(Frame):
    """A fight. ``cards`` name who is struck in place of the foe, where a text says so (NONE once that one has gone); its
    scope keeps whom the attacker can't choose."""

    def __init__(self, attacker: Card = 0, player: Seat = 0) -> None:
        super().__init__(FIGHT)
        self.attacker = attacker
        self.foe: Card = NONE
        self.outcome = 0
        """What has come of it, as bits."""
        self.player = player
        """Who uses the attacker."""

    def attack(self) -> tuple[Card, Card] | None:
        fought = FightSteps.CHOOSES < self.step < FightSteps.ENDS
        return (self.attacker, self.foe) if fought else None

    def numbers(self) -> Numbers:
        return self.attacker, self.foe, self.outcome, self.player

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.attacker = a
        self.foe = b
        self.outcome = c
        self.player = d


@final
class Fight(Node):
    """Two creatures fight (section 9)."""

    def frame(self) -> FightFrame:
        return FightFrame()

    def run(self, m: Machine, f: FightFrame) -> None:
        step = f.step
        if step == FightSteps.CHOOSES:
            options = self.options(m, f) if m.zone[f.attacker] == Zones.LINE else []
            if not options:
                f.step = FightSteps.ENDS
            else:
                m.ask(f, m.active, AskKinds.ATTACK, options)
        elif step == FightSteps.BEFORE:
            self._before(m, f)
        elif step == FightSteps.STRIKES:
            self._strike(m, f)
        elif step == FightSteps.AFTER:
            f.step = FightSteps.ENDS
            m.calm(f.attacker)
            kind = WindowKinds.FOUGHT if self._met(m, f) else WindowKinds.FOUGHT_IN_VAIN
            if m.window(kind, f.attacker, f.foe, MoveKinds.FIGHT, f.player):
                m.scopes[-1].gone = f.outcome & FightResults.GONE != 0
        else:
            m.pop()

    def _met(self, m: Machine, f: FightFrame) -> bool:
        """Whether the attacker is there for its "After Fight:" of a fight that happened (G79, G81)."""
        return m.zone[f.attacker] == Zones.LINE and not f.outcome & FightResults.OVER

    def options(self, m: Machine, f: FightFrame) -> list[Code]:
        if f.step == FightSteps.CHOOSES:
            barred = m.scopes[f.scope].kept
            return [code(MoveKinds.CARD, c) for c in attackable(m, f.attacker, f.player) if c not in barred]
        return codes_of(self.offered(m, f))

    def offered(self, m: Machine, f: FightFrame) -> list[InForce]:
        return [] if f.step == FightSteps.CHOOSES else [p.live for p in self._waiting(m, f)]

    def chosen(self, m: Machine, f: FightFrame, code: Code) -> None:
        if f.step != FightSteps.CHOOSES:
            waiting = self._waiting(m, f)
            self._resolve(m, f, waiting[index_of([p.live for p in waiting], code)])
            return
        f.foe = code >> SHIFT
        m.tell(EventKinds.FIGHTS, f.player, f.attacker, f.foe)
        m.note(Done.FOUGHT, f.player, f.attacker, f.foe)
        f.outcome = 0 if m.flags[f.foe] & Flags.DODGED else FightResults.DODGES
        m.flags[f.foe] |= Flags.DODGED
        f.step = FightSteps.BEFORE
        s = m.scopes[f.scope]
        s.other = f.foe

    def _waiting(self, m: Machine, f: FightFrame) -> list[Pending]:
        """ "Before Fight:" abilities, Assault, Hazardous, and what others say of a creature that fights, as far as it
        has not resolved (G78). What has gone is in this fight no more, even if it has come back."""
        done = [key_of(p.live) for p in f.waiting]
        found: list[Pending] = []
        there = not f.outcome & FightResults.FOE_GONE
        if not f.outcome & FightResults.GONE:
            for live in m.abilities_of(f.attacker, Moments.BEFORE_FIGHT):
                if key_of(live) not in done:
                    found.append(Pending(live, f.attacker, f.foe, 0, f.player))
            if there and m.keyword(f.attacker, Keywords.ASSAULT):
                self._keyword(m, f, found, done, ASSAULT_HITS, f.attacker, f.foe)
            if there and m.keyword(f.foe, Keywords.HAZARDOUS):
                self._keyword(m, f, found, done, HAZARDOUS_HITS, f.foe, f.attacker)
        for live in m.ix().at[Moments.BEFORE_FIGHTS]:
            ability = live.ability
            if ability is None or key_of(live) in done or not m.granted(live):
                continue
            if ability.hears(
                m,
                live,
                Moments.BEFORE_FIGHTS,
                f.attacker,
                f.foe,
                f.player,
                f.outcome & FightResults.GONE != 0,
            ):
                found.append(Pending(live, f.attacker, f.foe, 0, f.player))
        return found

    def _keyword(
        self,
        m: Machine,
        f: FightFrame,
        found: list[Pending],
        done: list[int],
        ability: Ability,
        this: Card,
        other: Card,
    ) -> None:
        live = InForce(ability, None, Scope(this, m.ctrl[this]))
        if key_of(live) not in done:
            found.append(Pending(live, this, other, 0, f.player))

    def _before(self, m: Machine, f: FightFrame) -> None:
        waiting = self._waiting(m, f)
        if not waiting:
            f.step = FightSteps.STRIKES
        elif len(waiting) == 1 or alike(waiting):
            self._resolve(m, f, waiting[0])
        else:
            m.ask(f, m.active, AskKinds.TRIGGER, codes_of([p.live for p in waiting]))

    def _resolve(self, m: Machine, f: FightFrame, pending: Pending) -> None:
        f.waiting = [*f.waiting, pending]
        m.start(pending)
        if f.outcome & FightResults.GONE:
            m.scopes[-1].gone = True

    def _strike(self, m: Machine, f: FightFrame) -> None:
        """Both deal damage at once (G80); no fight where one of them has gone or changed sides (G79). Elusive avoids what
        the two would deal to each other: who strikes another than the one it fights still does (G111)."""
        a = f.attacker
        b = f.foe
        f.step = FightSteps.AFTER
        if (
            f.outcome & FightResults.OVER
            or m.zone[a] != Zones.LINE
            or m.zone[b] != Zones.LINE
            or m.ctrl[a] == m.ctrl[b]
        ):
            f.outcome |= FightResults.OFF
            return
        dodges = (
            f.outcome & FightResults.DODGES != 0
            and m.keyword(b, Keywords.ELUSIVE) > 0
            and not ignores(m, a, Keywords.ELUSIVE)
        )
        struck = f.cards[0] if f.cards else b
        blows: list[int] = []
        if dodges:
            m.tell(EventKinds.DODGED, b)
        if struck != NONE and (struck != b or not dodges):
            dealt = strength(m, a, b, True)
            if dealt > 0 and m.zone[struck] == Zones.LINE:
                blows += [struck, dealt, venom(m, a)]
        if not dodges:
            taken = 0 if m.keyword(a, Keywords.SKIRMISH) else strength(m, b, a, False)
            if taken > 0:
                blows += [a, taken, venom(m, b)]
        splash = m.keyword(a, Keywords.SPLASH_ATTACK)
        if splash:
            for c in m.neighbours(b):
                blows += [c, splash, a * 2]
        if blows:
            damage = DamageFrame(cause=DamageCauses.IN_FIGHT)
            damage.cards = blows
            m.add(damage, f.scope)


def has_left(f: FightFrame, c: Card) -> None:
    """Card ``c`` leaves play during this fight: it is over for an attacker (G81), and before damage for both (G79).
    What comes back is not in it any more."""
    if c == f.attacker:
        f.outcome |= FightResults.GONE
    elif c == f.foe and f.step <= FightSteps.STRIKES:
        f.outcome |= FightResults.FOE_GONE
    if c in f.cards:
        f.cards = [NONE]


def venom(m: Machine, c: Card) -> int:
    """A creature as the dealer of damage by its power: poison goes with that, wherever it is moved (G86, G113)."""
    return c * 2 + (1 if m.keyword(c, Keywords.POISON) else 0)


def strength(m: Machine, c: Card, against: Card, attacking: bool) -> int:
    """What damage it deals by its power in this fight, as far as texts leave it (G1)."""
    index = m.ix()
    dealt = m.power(c)
    if attacking:
        for live in index.by[Questions.HITS_HARDER]:
            k = live.constant
            if k is not None and k.against is not None and k.about(m, live, c):
                if k.against.matches(m, live.scope, against):
                    dealt += m.worth(k, live, c)
    for live in index.by[Questions.HARMLESS]:
        k = live.constant
        if k is not None and not (attacking and k.verb == Verbs.ATTACK) and k.about(m, live, c):
            dealt = min(dealt, m.worth(k, live, c))
    return dealt


def ignores(m: Machine, attacker: Card, keyword: Keyword) -> bool:
    for live in m.ix().by[Questions.IGNORES]:
        k = live.constant
        if k is not None and k.verb == keyword and k.about(m, live, attacker):
            return True
    return False


FIGHT: Final[Fight] = Fight()
