"""Æ, chains, and what lies on cards: damage, counters, states."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.dealer import Dealer
from ludarium.games.keyforge.engine.events import (
    TO_SUPPLY,
    EventKind,
    EventKinds,
    GainCause,
    GainCauses,
    Preventions,
)
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.steps.money import ReceiveFrame
from ludarium.games.keyforge.engine.steps.timing import WindowKinds
from ludarium.games.keyforge.engine.terms import (
    CHAINS_MOST,
    NO_TIDE,
    NONE,
    Card,
    CounterKind,
    Flag,
    Flags,
    Moments,
    Questions,
    Replacements,
    Seat,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Banker(Dealer):
    """What gives and takes Æ, chains and tokens. It asks nothing but what takes the place of Æ gained."""

    def gain(self, player: Seat, amount: int, why: GainCause = GainCauses.BY_EFFECT) -> bool:
        """From the supply to a pool (G125); whether nothing replaced that."""
        return amount > 0 and self.receive(player, amount, why, EventKinds.GAINED)

    def receive(self, player: Seat, amount: int, why: GainCause, how: EventKind) -> bool:
        """Æ comes to a pool; whether nothing replaced that at once (G158)."""
        for live in self.ix().by[Questions.REPLACES]:
            k = live.constant
            if k is not None and self.replaces(live, Replacements.GAIN) and k.rules(self, live, player):
                self.add_own(ReceiveFrame(player, amount), Scope(NONE, self.active))
                return False
        self.pool[player] += amount
        if how == EventKinds.GAINED:
            self.tell(EventKinds.GAINED, player, amount, self.pool[player], why)
        return True

    def lose(self, player: Seat, amount: int) -> int:
        """From a pool to the supply, as much as there is (G125)."""
        lost = min(amount, self.pool[player])
        if lost > 0:
            self.pool[player] -= lost
            self.tell(EventKinds.LOST, player, lost, self.pool[player])
        return max(lost, 0)

    def steal(self, player: Seat, amount: int) -> int:
        """From the opponent's pool to one's own, as much as there is (G126)."""
        foe = 1 - player
        stolen = min(amount, self.pool[foe])
        if stolen <= 0 or self.forbids_player(Verbs.STEAL, foe, NONE) is not None:
            return 0
        for live in self.ix().by[Questions.REPLACES]:
            k = live.constant
            if k is not None and k.instead is not None and self.replaces(live, Replacements.STEAL):
                scope = Scope(
                    live.scope.this, self.active, live.scope.giver, NONE, NONE, stolen, player, k
                )  # it is no steal any more (G157)
                self.push_words(k.instead, scope)
                return 0
        if not self.spared(foe):
            self.pool[foe] -= stolen
        self.tell(EventKinds.STOLE, player, stolen)
        if not self.receive(player, stolen, GainCauses.BY_EFFECT, EventKinds.STOLE):
            return 0
        self.note(Done.STOLE, player, NONE)
        self.window(WindowKinds.STOLEN, NONE, NONE, stolen, player)
        return stolen

    def capture(self, c: Card, amount: int, own: bool = False, more: bool = False) -> int:
        """Put Æ of the opponent of a creature's controller on it (G127); of its own controller where ``own``. ``more`` says so
        of what belongs to one capture with what came before."""
        if self.zone[c] != Zones.LINE:
            return 0
        player = self.ctrl[c] if own else 1 - self.ctrl[c]
        taken = min(amount, self.pool[player])
        if taken > 0:
            if not self.spared(player):
                self.pool[player] -= taken
            self.lay_amber(c, taken)
            self.tell(EventKinds.CAPTURED, c, taken, player)
            if not more and self.ix().at[Moments.AFTER_CAPTURES]:
                self.answered(Moments.AFTER_CAPTURES, [c], self.ctrl[c])
        return max(taken, 0)

    def lay_amber(self, c: Card, amount: int) -> None:
        """Æ comes to lie on a card, or (below 0) goes from there: a power may hang on it."""
        self.amber[c] += amount
        self.dirty = True

    def lay_damage(self, c: Card, amount: int) -> None:
        """Damage comes to lie on a creature, or (below 0) goes from there."""
        self.damage[c] += amount
        self.at_risk = None
        self.dirty = True

    def exalt(self, cards: list[Card], amount: int, player: Seat) -> list[Card]:
        """A player exalts creatures so often (G128); on whatever else Æ is only placed. Those on which it lies then."""
        found: list[int] = []
        for c in cards:
            if self.in_play(c) and amount > 0:
                self.lay_amber(c, amount)
                found.append(c)
                if self.zone[c] == Zones.LINE:
                    self.tell(EventKinds.EXALTED, c, amount)
                else:
                    self.tell(EventKinds.MOVED_AMBER, amount, TO_SUPPLY, c)
        exalted = [c for c in found if self.zone[c] == Zones.LINE]
        for c in exalted:
            if self.ctrl[c] == player:
                self.note(Done.EXALTED, player, c)
        if exalted and self.ix().at[Moments.AFTER_EXALTS]:
            self.answered(Moments.AFTER_EXALTS, exalted * amount, player)
        return found

    def place_amber(self, c: Card, amount: int) -> None:
        """Æ from the supply comes to lie on a card, which is not exalted by that."""
        if amount > 0:
            self.lay_amber(c, amount)
            self.tell(EventKinds.MOVED_AMBER, amount, TO_SUPPLY, c)

    def spared(self, player: Seat) -> bool:
        """Whether the supply gives what would be stolen or captured from a pool: no more than lies there (G155)."""
        for live in self.ix().by[Questions.FROM_SUPPLY]:
            if live.constant is not None and live.constant.rules(self, live, player):
                return True
        return False

    def add_chains(self, player: Seat, amount: int) -> None:
        """G143: never more than 24, nor fewer than 0."""
        before = self.chains[player]
        self.chains[player] = max(0, min(CHAINS_MOST, before + amount))
        if self.chains[player] != before:
            self.tell(EventKinds.CHAINS, player, self.chains[player] - before, self.chains[player])

    def raise_tide(self, player: Seat) -> bool:
        """The tide becomes high for a player, low for the other (G159); not where it is high already."""
        if self.tide == NO_TIDE or self.tide == player or not self.may_raise_tide(player):
            return False
        self.tide = player
        self.dirty = True
        self.tell(EventKinds.TIDE, player)
        self.window(WindowKinds.TIDE, NONE, NONE, 0, player)
        return True

    def may_raise_tide(self, player: Seat) -> bool:
        """Whether no text forbids a player to raise it."""
        return self.forbids_player(Verbs.TIDE, player, NONE) is None

    def reset_tide(self) -> bool:
        """The tide is neutral again, as at first (G43)."""
        if self.tide < 0:
            return False
        self.tide = NONE
        self.dirty = True
        self.tell(EventKinds.TIDE_RESET)
        return True

    def exhaust(self, c: Card) -> bool:
        if self.flags[c] & Flags.EXHAUSTED or not self.in_play(c):
            return False
        if self.forbids(Verbs.EXHAUST, c) is not None:
            return False
        self.flags[c] |= Flags.EXHAUSTED
        self.tell(EventKinds.EXHAUSTED, c)
        return True

    def ready(self, c: Card, by: Seat = NONE) -> bool:
        """Ready a card (G60): its controller does it, or another player by an instruction."""
        if not self.flags[c] & Flags.EXHAUSTED or not self.in_play(c) or self.forbids(Verbs.READY, c):
            return False
        self.flags[c] &= ~Flags.EXHAUSTED
        self.tell(EventKinds.READIED, c)
        self.window(WindowKinds.READIED, c, NONE, 0, self.ctrl[c] if by == NONE else by)
        return True

    def set_status(self, c: Card, status: Flag) -> bool:
        """Stun, ward or enrage (section 12): one at most."""
        if self.flags[c] & status or self.zone[c] != Zones.LINE:
            return False
        self.flags[c] |= status
        what = (
            EventKinds.STUNNED
            if status == Flags.STUNNED
            else EventKinds.WARDED
            if status == Flags.WARDED
            else EventKinds.ENRAGED
        )
        self.tell(what, c)
        return True

    def unstun(self, c: Card) -> bool:
        if not self.flags[c] & Flags.STUNNED:
            return False
        self.flags[c] &= ~Flags.STUNNED
        self.tell(EventKinds.UNSTUNNED, c)
        return True

    def calm(self, c: Card) -> bool:
        """An enraged creature was used to fight (G104)."""
        if not self.flags[c] & Flags.ENRAGED:
            return False
        self.flags[c] &= ~Flags.ENRAGED
        self.tell(EventKinds.CALMED, c)
        return True

    def unward(self, c: Card) -> bool:
        """Take the ward off a creature by a text (G225)."""
        if not self.flags[c] & Flags.WARDED:
            return False
        self.flags[c] &= ~Flags.WARDED
        self.tell(EventKinds.UNWARDED, c)
        return True

    def heal(self, c: Card, amount: int) -> int:
        """G89: how much was healed."""
        healed = min(amount, self.damage[c])
        if healed > 0:
            self.damage[c] -= healed
            self.tell(EventKinds.HEALED, c, healed)
        return max(healed, 0)

    def strengthen(self, c: Card, amount: int) -> None:
        """Put +1 power counters on a creature (G85), or on an artifact that is to be one."""
        if self.zone[c] in (Zones.LINE, Zones.ARTIFACTS) and amount > 0:
            self.set_plus(c, self.plus[c] + amount)
            self.tell(EventKinds.COUNTERS, c, amount)

    def weaken(self, c: Card, amount: int) -> int:
        """Take +1 power counters off a creature, as many as there are; how many."""
        taken = min(amount, self.plus[c])
        if taken > 0:
            self.set_plus(c, self.plus[c] - taken)
            self.dirty = True
            self.tell(EventKinds.COUNTERS, c, -taken)
        return max(taken, 0)

    def mark(self, c: Card, name: CounterKind, amount: int) -> None:
        """Put counters of a name on a card in play (G234)."""
        if self.in_play(c) and amount > 0:
            self._count(c, name, self.counted(c, name) + amount)
            self.tell(EventKinds.MARKED, c, name, amount)

    def unmark(self, c: Card, name: CounterKind, amount: int) -> int:
        """Take counters of a name off a card, as many as there are; how many."""
        taken = min(amount, self.counted(c, name))
        if taken > 0:
            self._count(c, name, self.counted(c, name) - taken)
            self.tell(EventKinds.UNMARKED, c, name, taken)
        return max(taken, 0)

    def _count(self, c: Card, name: CounterKind, number: int) -> None:
        kept = [mark for mark in self.marks if mark[0] != c or mark[1] != name]
        self.marks = [*kept, (c, name, number)] if number else kept
        self.dirty = True
        if self.ix().by[Questions.BLANK]:
            self.changed()  # whose text counts for nothing may depend on it

    def shielded(self, c: Card) -> bool:
        """Whether a ward is discarded instead of what would befall it (G103); it needs a creature (G232)."""
        if not self.flags[c] & Flags.WARDED or self.zone[c] == Zones.ARTIFACTS:
            return False
        self.flags[c] &= ~Flags.WARDED
        self.dirty = True
        self.tell(EventKinds.PREVENTED, c, 0, Preventions.BY_WARD)
        return True
