"""Damage (G86): prevented, stopped by ward and armor, moved, placed; then whoever has too much is tagged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, Preventions
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps.leaving import tag
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, codes_of, index_of
from ludarium.games.keyforge.engine.terms import (
    DOUBLE,
    NONE,
    Card,
    DamageCause,
    DamageCauses,
    Keywords,
    Moments,
    Questions,
    Replacements,
    Zones,
)

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@mypyc_attr(acyclic=True)
@final
class DamageFrame(Frame):
    """``cards`` are, by threes, a creature, the damage to it, and who deals that: twice the card's number, and one more
    where it is poison. Behind them stand, by threes too, what armor has stopped, where a text asks for it; and behind those
    the ``Trace``, where a creature is dealt what others are dealt."""

    def __init__(
        self, source: Card = 0, pierces: bool = False, cause: DamageCause = DamageCauses.BY_INSTRUCTION
    ) -> None:
        super().__init__(DAMAGE)
        self.source = source
        """The card whose text deals it; 0 in a fight."""
        self.pierces = pierces
        """Whether armor is passed by."""
        self.cause = cause
        self.armored = 0
        """So many of ``cards`` say what armor has stopped."""
        self.traced = 0
        """So many of them are the trace: by twos, for each damage the first one that it comes from, and whom it was aimed at;
        then NONE and a creature whose ward has stopped all of this."""

    def blows(self) -> int:
        """So many of ``cards`` are damage still to be placed."""
        return len(self.cards) - self.armored - self.traced

    def trace(self) -> list[int]:
        return self.cards[len(self.cards) - self.traced :]

    def numbers(self) -> Numbers:
        return self.source, (1 if self.pierces else 0) + (self.traced << 1), self.cause, self.armored

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.source = a
        self.pierces = b & 1 == 1
        self.traced = b >> 1
        self.cause = c
        self.armored = d


@final
class Damage(Node):
    """Damage is dealt to several creatures at once, step by step."""

    def frame(self) -> DamageFrame:
        return DamageFrame()

    def run(self, m: Machine, f: DamageFrame) -> None:
        if f.step == 0:
            replacing = self._replacing(m, f)
            if not replacing:
                f.step = 1
                if m.ix().by[Questions.HURT_MORE]:
                    self._add(m, f)
                self._stop(m, f)
            elif len(replacing) == 1:
                self._replaced(m, f, replacing[0])
            else:
                m.ask(f, m.active, AskKinds.REPLACE, self.options(m, f))
        elif f.step <= f.blows() // 3:
            self._moved(m, f)
        else:
            self._placed(m, f)

    def _next(self, m: Machine, f: DamageFrame) -> int:
        """Where the first dealing stands that is replaced before anything prevents it (G86.0, G243), or NONE."""
        for i in range(0, len(f.cards), 3):
            for live in m.ix().by[Questions.REPLACES]:
                if replaces_dealing(m, live, f.cards[i], f.cards[i + 2] >> 1):
                    return i
        return NONE

    def _replacing(self, m: Machine, f: DamageFrame) -> list[InForce]:
        i = self._next(m, f)
        found: list[InForce] = []
        if i != NONE:
            for live in m.ix().by[Questions.REPLACES]:
                if replaces_dealing(m, live, f.cards[i], f.cards[i + 2] >> 1):
                    found.append(live)
        return found

    def _replaced(self, m: Machine, f: DamageFrame, live: InForce) -> None:
        """The words of a replacement take the place of all that it replaces (G158)."""
        i = self._next(m, f)
        k = live.constant
        assert k is not None
        assert k.instead is not None
        by = f.cards[i + 2] >> 1
        s = Scope(live.scope.this, live.scope.me, live.scope.giver, f.cards[i], by, f.cards[i + 1], NONE, k)
        if k.verb == Replacements.WOUND:  # each damage by itself: by whom it is dealt matters
            s.number = f.cards[i + 2] & 1
            f.cards = f.cards[:i] + f.cards[i + 3 :]
            m.push_words(k.instead, s)
            return
        left: list[int] = []
        for j in range(0, len(f.cards), 3):
            if not replaces_dealing(m, live, f.cards[j], f.cards[j + 2] >> 1):
                left += f.cards[j : j + 3]
        f.cards = left
        m.push_words(k.instead, s)

    def _add(self, m: Machine, f: DamageFrame) -> None:
        """More damage to creatures that are dealt some, once in each dealing (G86.0)."""
        cards = f.cards[:]
        met: list[int] = []
        for i in range(0, len(cards), 3):
            if cards[i] not in met:
                met.append(cards[i])
                cards[i + 1] += added(m, cards[i])
        f.cards = cards

    def _stop(self, m: Machine, f: DamageFrame) -> None:
        """What is left of each after prevention, ward and armor (G86.1-3)."""
        shielded: list[int] = []
        left, armored = self._stopped(m, f, f.cards, shielded)
        if len(left) < len(f.cards):
            m.scopes[f.scope].did = False  # a part is not enough (G10)
        f.cards = left + armored
        f.armored = len(armored)
        if m.ix().by[Questions.ALSO_HURT] and m.fights():
            trace: list[int] = []
            for j in range(len(left) // 3):
                trace += [j, left[j * 3]]
            for c in shielded:
                trace += [NONE, c]
            f.cards = f.cards + trace
            f.traced = len(trace)

    def _stopped(
        self, m: Machine, f: DamageFrame, blows: list[int], shielded: list[Card]
    ) -> tuple[list[int], list[int]]:
        """What is left of these, and what armor has stopped of them; ``shielded`` are those whose wards stop all of it."""
        left: list[int] = []
        armored: list[int] = []
        heard = len(m.ix().at[Moments.AFTER_ARMOR]) > 0
        for i in range(0, len(blows), 3):
            c = blows[i]
            amount = blows[i + 1]
            if c in shielded:
                continue
            if m.zone[c] != Zones.LINE:
                continue  # what came instead of other damage has destroyed it
            if m.keyword(c, Keywords.INVULNERABLE) or unhurt(m, c, blows[i + 2] >> 1):
                m.tell(EventKinds.PREVENTED, c, amount, Preventions.BY_RULE)
                continue
            if m.shielded(c):
                shielded.append(c)
                continue
            if not f.pierces:
                m.mend_armor(c)
                stopped = min(m.armor_left(c), amount)
                if stopped:
                    m.set_used(c, m.used[c] + stopped)
                    m.at_risk = None
                    amount -= stopped
                    m.tell(EventKinds.PREVENTED, c, stopped, Preventions.BY_ARMOR)
                    if heard:
                        armored += [c, stopped, blows[i + 2]]
            if amount:
                left.append(c)
                left.append(amount)
                left.append(blows[i + 2])
        return left, armored

    def _moved(self, m: Machine, f: DamageFrame) -> None:
        """Effects that give the damage to another creature (G86.4, G223)."""
        takers = self._takers(m, f)
        if not takers:
            self._settled(m, f)
        else:
            m.ask(f, m.active, AskKinds.REPLACE, [code(MoveKinds.CARD, c) for c in takers])

    def _takers(self, m: Machine, f: DamageFrame) -> list[Card]:
        c = f.cards[(f.step - 1) * 3]
        found: list[int] = []
        for live in m.ix().by[Questions.REPLACES]:
            k = live.constant
            taker = live.scope.this
            if k is not None and k.verb == Replacements.DAMAGE and taker != c and k.about(m, live, c):
                found.append(taker)
        return found

    def options(self, m: Machine, f: DamageFrame) -> list[Code]:
        if f.step == 0:
            return codes_of(self.offered(m, f))
        return [code(MoveKinds.CARD, c) for c in self._takers(m, f)]

    def offered(self, m: Machine, f: DamageFrame) -> list[InForce]:
        return self._replacing(m, f) if f.step == 0 else []

    def chosen(self, m: Machine, f: DamageFrame, code: Code) -> None:
        if f.step == 0:
            replacing = self._replacing(m, f)
            self._replaced(m, f, replacing[index_of(replacing, code)])
            return
        i = (f.step - 1) * 3
        taker = code >> SHIFT
        if unhurt(m, taker, f.cards[i + 2] >> 1):  # moved all the same, to nobody (G242)
            m.tell(EventKinds.PREVENTED, taker, f.cards[i + 1], Preventions.BY_RULE)
            trace = f.trace()
            j = i // 3 * 2
            f.cards = f.cards[:i] + f.cards[i + 3 : len(f.cards) - f.traced] + trace[:j] + trace[j + 2 :]
            f.traced = max(0, f.traced - 2)
            return
        cards = f.cards[:]
        cards[i] = taker
        f.cards = cards
        self._settled(m, f)

    def _settled(self, m: Machine, f: DamageFrame) -> None:
        """It is known whom this damage is dealt to. Others are dealt it, too, in the same dealing, each once (a creature beside
        that one, and one beside the first): with their own protection, and perhaps moved from them."""
        i = (f.step - 1) * 3
        f.step += 1
        if not f.traced:
            return
        blows = f.cards[: f.blows()]
        armored = f.cards[len(blows) : len(blows) + f.armored]
        trace = f.trace()
        c, amount, by = blows[i : i + 3]
        first = trace[i // 3 * 2]
        met: list[int] = []
        for j in range(len(blows) // 3):
            if trace[j * 2] == first:
                met += [blows[j * 3], trace[j * 2 + 1]]
        shields = trace[len(blows) // 3 * 2 :]
        shielded = shields[1::2]
        for live in m.ix().by[Questions.ALSO_HURT]:
            k = live.constant
            this = live.scope.this
            if k is None or this in met or m.zone[this] != Zones.LINE or not k.about(m, live, c):
                continue
            met.append(this)
            more = 0 if this in blows[::3] else added(m, this)
            left, stopped = self._stopped(m, f, [this, amount + more, by], shielded)
            armored += stopped
            if left:
                trace = [*trace[: len(blows) // 3 * 2], first, this]
                blows += left
        for one in shielded[len(shields) // 2 :]:
            shields += [NONE, one]
        f.armored = len(armored)
        trace = trace[: len(blows) // 3 * 2] + shields
        f.traced = len(trace)
        f.cards = blows + armored + trace

    def _placed(self, m: Machine, f: DamageFrame) -> None:
        hit: list[int] = []
        dead: list[int] = []
        count = 0
        fight = f.cause == DamageCauses.IN_FIGHT
        shifting = m.ix().shifting
        doubles = len(m.ix().by[Questions.HURT_MORE]) > 0
        # what being damaged adds to their power comes too late to save them
        powers = [m.power(f.cards[i]) for i in range(0, f.blows(), 3)] if shifting else []
        for i in range(0, f.blows(), 3):
            c = f.cards[i]
            amount = f.cards[i + 1]
            if m.zone[c] != Zones.LINE:
                continue
            if doubles:
                amount <<= doublings(m, c)
            m.lay_damage(c, amount)
            m.tell(EventKinds.DAMAGED, c, amount, f.cards[i + 2] >> 1)
            count += amount
            if c not in hit:
                hit.append(c)
            poison = f.cards[i + 2] & 1
            too_much = m.damage[c] >= m.power(c) or (shifting and m.damage[c] >= powers[i // 3])
            if (poison or too_much) and c not in dead:
                dead.append(c)
        m.dirty = True  # some constant abilities count damaged creatures
        scope = f.scope
        foes = [foe_among(m, c, f.cards[: f.blows()]) for c in dead] if fight else None
        m.pop()
        for i in range(f.blows(), f.blows() + f.armored, 3):  # after whoever is destroyed has gone
            m.window(WindowKinds.ARMORED, f.cards[i], NONE, f.cards[i + 1], m.active)
        if m.ix().at[Moments.AFTER_DAMAGED]:
            m.answered(Moments.AFTER_DAMAGED, hit, m.active)  # after whoever is destroyed has gone
        if not fight and m.ix().at[Moments.AFTER_ICON_HURTS]:
            for i in range(0, f.blows(), 3):
                if f.cards[i + 2] >> 1 == NONE and f.cards[i] in hit:  # of an icon, which is no card (G215)
                    m.window(WindowKinds.ICON_HURT, f.cards[i], NONE, f.cards[i + 1], m.scopes[scope].me)
        s = m.scopes[scope]
        s.did = s.did and bool(hit)
        if dead:
            tag(m, scope, dead, DamageCauses.BY_DAMAGE, foes)
        else:
            s.dead = []
        s.hit = hit
        s.count = count


def added(m: Machine, c: Card) -> int:
    """How much more damage a creature is dealt that is dealt some (G86.0)."""
    more = 0
    for live in m.ix().by[Questions.HURT_MORE]:
        k = live.constant
        if k is not None and k.verb != DOUBLE and k.about(m, live, c):
            more += m.worth(k, live, c)
    return more


def doublings(m: Machine, c: Card) -> int:
    """How often the damage that is dealt to a creature is doubled (G86.4)."""
    return len(
        [
            live
            for live in m.ix().by[Questions.HURT_MORE]
            if live.constant is not None and live.constant.verb == DOUBLE and live.constant.about(m, live, c)
        ]
    )


def foe_among(m: Machine, c: Card, blows: list[int]) -> Card:
    """In a fight, the creature whose damage destroys ``c``, by whichever way it came to it (G82)."""
    foe = NONE
    for i in range(0, len(blows), 3):
        by = blows[i + 2] >> 1
        if blows[i] == c and (foe == NONE or m.ctrl[by] != m.ctrl[c]):
            foe = by
    return foe


def replaces_dealing(m: Machine, live: InForce, c: Card, by: Card) -> bool:
    """Whether a text says what happens instead of damage by card ``by`` to ``c``."""
    k = live.constant
    if k is None:
        return False
    if m.replaces(live, Replacements.BLOW):
        return by != NONE and m.in_play(by) and k.about(m, live, by)
    return m.replaces(live, Replacements.WOUND) and k.about(m, live, c)


def unhurt(m: Machine, c: Card, by: Card) -> bool:
    """Whether it "cannot be dealt damage" (G86.1), or not by card ``by``: NONE where no card deals it (G215)."""
    for live in m.ix().by[Questions.UNHURT]:
        k = live.constant
        if k is None or not k.about(m, live, c):
            continue
        if k.against is None or (by != NONE and m.matched(k.against, live.scope, by)):
            return True
    return m.keyword(c, Keywords.INVULNERABLE) > 0


DAMAGE: Final[Damage] = Damage()
