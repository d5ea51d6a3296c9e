"""Damage (G86): prevented, stopped by ward and armor, moved, placed; then whoever has too much is tagged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Live, Node, Scope
from ludarium.games.keyforge.position import with_at
from ludarium.games.keyforge.process.leaving import tag
from ludarium.games.keyforge.process.timing import codes_of, index_of
from ludarium.games.keyforge.terms import NONE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine


@final
class Damage(Node):
    """``cards`` are, by threes, a creature, the damage to it, and who deals that: twice the card's number, and one more
    where it is poison. ``b`` says whether armor is passed by.

    In a fight ``c`` is ``IN_FIGHT``."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            replacing = self._replacing(m, f)
            if not replacing:
                f.step = 1
                left = self._stopped(m, f)
                if len(left) < len(f.cards):
                    m.scopes[f.scope].did = False  # a part is not enough (G10)
                f.cards = left
            elif len(replacing) == 1:
                self._replaced(m, f, replacing[0])
            else:
                m.ask(f, m.active, co.ASK_REPLACE, self.options(m, f))
        elif f.step <= len(f.cards) // 3:
            self._moved(m, f)
        else:
            self._placed(m, f)

    def _next(self, m: Machine, f: Frame) -> int:
        """Where the first dealing stands that is replaced before anything prevents it (G86.0, G243), or NONE."""
        for i in range(0, len(f.cards), 3):
            for live in m.ix().by[t.REPLACES]:
                if replaces_dealing(m, live, f.cards[i], f.cards[i + 2] >> 1):
                    return i
        return NONE

    def _replacing(self, m: Machine, f: Frame) -> list[Live]:
        i = self._next(m, f)
        found: list[Live] = []
        if i != NONE:
            for live in m.ix().by[t.REPLACES]:
                if replaces_dealing(m, live, f.cards[i], f.cards[i + 2] >> 1):
                    found.append(live)
        return found

    def _replaced(self, m: Machine, f: Frame, live: Live) -> None:
        """The words of a replacement take the place of all that it replaces (G158)."""
        i = self._next(m, f)
        k = live.constant
        assert k is not None
        assert k.instead is not None
        by = f.cards[i + 2] >> 1
        s = Scope(
            live.scope.this, live.scope.me, live.scope.giver, f.cards[i], by, f.cards[i + 1], NONE, k.number
        )
        left: list[int] = []
        for j in range(0, len(f.cards), 3):
            if not replaces_dealing(m, live, f.cards[j], f.cards[j + 2] >> 1):
                left += f.cards[j : j + 3]
        f.cards = left
        m.push_words(k.instead, s)

    def _stopped(self, m: Machine, f: Frame) -> list[int]:
        """What is left of each after prevention, ward and armor (G86.1-3)."""
        left: list[int] = []
        shielded: list[int] = []
        for i in range(0, len(f.cards), 3):
            c = f.cards[i]
            amount = f.cards[i + 1]
            if c in shielded:
                continue
            if m.keyword(c, t.INVULNERABLE) or unhurt(m, c):
                m.tell(ev.PREVENTED, c, amount, ev.BY_RULE)
                continue
            if m.shielded(c):
                shielded.append(c)
                continue
            if not f.b:
                m.mend_armor(c)
                stopped = min(m.armor_left(c), amount)
                if stopped:
                    m.used = with_at(m.used, c, m.used[c] + stopped)
                    amount -= stopped
                    m.tell(ev.PREVENTED, c, stopped, ev.BY_ARMOR)
            if amount:
                left.append(c)
                left.append(amount)
                left.append(f.cards[i + 2])
        return left

    def _moved(self, m: Machine, f: Frame) -> None:
        """Effects that give the damage to another creature (G86.4, G223)."""
        takers = self._takers(m, f)
        if not takers:
            f.step += 1
        else:
            m.ask(f, m.active, co.ASK_REPLACE, [code(co.CARD, c) for c in takers])

    def _takers(self, m: Machine, f: Frame) -> list[int]:
        c = f.cards[(f.step - 1) * 3]
        found: list[int] = []
        for live in m.ix().by[t.REPLACES]:
            k = live.constant
            taker = live.scope.this
            if k is not None and k.verb == t.REPLACED_DAMAGE and taker != c and k.about(m, live, c):
                found.append(taker)
        return found

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step == 0:
            return codes_of(self.offered(m, f))
        return [code(co.CARD, c) for c in self._takers(m, f)]

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        return self._replacing(m, f) if f.step == 0 else []

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if f.step == 0:
            replacing = self._replacing(m, f)
            self._replaced(m, f, replacing[index_of(replacing, code)])
            return
        i = (f.step - 1) * 3
        taker = code >> co.SHIFT
        if unhurt(m, taker):  # moved all the same, to nobody (G242)
            m.tell(ev.PREVENTED, taker, f.cards[i + 1], ev.BY_RULE)
            f.cards = f.cards[:i] + f.cards[i + 3 :]
            return
        cards = f.cards[:]
        cards[i] = taker
        f.cards = cards
        f.step += 1

    def _placed(self, m: Machine, f: Frame) -> None:
        hit: list[int] = []
        dead: list[int] = []
        count = 0
        fight = f.c == t.IN_FIGHT
        for i in range(0, len(f.cards), 3):
            c = f.cards[i]
            amount = f.cards[i + 1]
            if m.zone[c] != t.LINE:
                continue
            m.damage[c] += amount
            m.tell(ev.DAMAGED, c, amount, f.cards[i + 2] >> 1)
            count += amount
            if c not in hit:
                hit.append(c)
            poison = f.cards[i + 2] & 1
            if (poison or m.damage[c] >= m.power(c)) and c not in dead:
                dead.append(c)
        m.dirty = True  # some constant abilities count damaged creatures
        scope = f.scope
        foes = [foe_among(m, c, f.cards) for c in dead] if fight else None
        m.pop()
        s = m.scopes[scope]
        s.did = s.did and bool(hit)
        if dead:
            tag(m, scope, dead, t.BY_DAMAGE, foes)
        else:
            s.dead = []
        s.hit = hit
        s.count = count


def foe_among(m: Machine, c: int, blows: list[int]) -> int:
    """In a fight, the creature whose damage destroys ``c``, by whichever way it came to it (G82)."""
    foe = NONE
    for i in range(0, len(blows), 3):
        by = blows[i + 2] >> 1
        if blows[i] == c and (foe == NONE or m.ctrl[by] != m.ctrl[c]):
            foe = by
    return foe


def replaces_dealing(m: Machine, live: Live, c: int, by: int) -> bool:
    """Whether a text says what happens instead of damage by card ``by`` to ``c``."""
    k = live.constant
    if k is None:
        return False
    if m.replaces(live, t.REPLACED_BLOW):
        return by != NONE and m.in_play(by) and k.about(m, live, by)
    return m.replaces(live, t.REPLACED_WOUND) and k.about(m, live, c)


def unhurt(m: Machine, c: int) -> bool:
    """Whether it "cannot be dealt damage" (G86.1)."""
    for live in m.ix().by[t.UNHURT]:
        k = live.constant
        if k is not None and k.about(m, live, c):
            return True
    return m.keyword(c, t.INVULNERABLE) > 0


DAMAGE: Final = Damage()
