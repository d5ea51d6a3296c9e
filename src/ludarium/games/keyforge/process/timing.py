"""Windows (section 21): the active player orders what is simultaneous, one ability at a time (G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Live, Node, Pending, Scope
from ludarium.games.keyforge.terms import NONE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

# Kinds of windows, and the moments that each holds.
W_PLAYED: Final = 0
W_PUT: Final = 1
W_FOUGHT: Final = 2
W_FOUGHT_IN_VAIN: Final = 3
W_REAPED: Final = 4
W_USED: Final = 5
W_FORGED: Final = 6
W_HOUSE: Final = 7
W_DISCARDED: Final = 8
W_STARTS: Final = 9
W_ENDS: Final = 10
W_GONE: Final = 11
W_READIED: Final = 12
W_ICON: Final = 13
W_ATTACHED: Final = 14
WINDOWS: Final[tuple[tuple[int, ...], ...]] = (
    (t.PLAY, t.AFTER_PLAYED, t.AFTER_ENTERS, t.AFTER_ATTACHED),
    (t.AFTER_ENTERS, t.AFTER_ATTACHED),
    (t.FIGHT, t.AFTER_FIGHTS, t.AFTER_USED),
    (t.AFTER_FIGHTS, t.AFTER_USED),
    (t.REAP, t.AFTER_REAPS, t.AFTER_USED),
    (t.AFTER_USED,),
    (t.AFTER_FORGES,),
    (t.AFTER_HOUSE,),
    (t.SCRAP, t.AFTER_DISCARDS),
    (t.TURN_STARTS,),
    (t.TURN_ENDS,),
    (),
    (t.AFTER_READIED,),
    (t.AFTER_ICON,),
    (t.AFTER_ATTACHED,),
)


def trigger_codes(cards: list[int]) -> list[int]:
    """The options for what is to be resolved next: each named by its card, and by how many of it come before."""
    found: list[int] = []
    for i, c in enumerate(cards):
        found.append(code(co.TRIGGER, cards[:i].count(c) << 7 | c))
    return found


def trigger_index(cards: list[int], chosen: int) -> int:
    """Which of ``cards`` an option of ``trigger_codes`` names."""
    return trigger_codes(cards).index(chosen)


def codes_of(offered: list[Live]) -> list[int]:
    """The options among abilities: each is named by its card."""
    return trigger_codes([live.scope.this for live in offered])


def index_of(offered: list[Live], chosen: int) -> int:
    """Which of ``offered`` an option of ``codes_of`` names."""
    return codes_of(offered).index(chosen)


@final
class Window(Node):
    """``a`` is the kind; ``b`` is 1 once a "Play:" has begun; ``cards`` the keys of what has been resolved; its scope
    holds the event."""

    def run(self, m: Machine, f: Frame) -> None:
        waiting = self.waiting(m, f)
        if not waiting:
            m.pop()
        elif len(waiting) == 1 or alike(waiting):
            self.resolve(m, f, waiting[0])
        else:
            m.ask(f, m.active, co.ASK_TRIGGER, codes_of([p.live for p in waiting]))

    def options(self, m: Machine, f: Frame) -> list[int]:
        return codes_of(self.offered(m, f))

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        return [p.live for p in self.waiting(m, f)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        waiting = self.waiting(m, f)
        self.resolve(m, f, waiting[index_of([p.live for p in waiting], code)])

    def resolve(self, m: Machine, f: Frame, pending: Pending) -> None:
        if f.a == W_GONE:
            f.waiting = [p for p in f.waiting if p is not pending]
        else:
            f.cards = [*f.cards, pending.live.key()]
            ability = pending.live.ability
            if ability is not None and ability.own and t.PLAY in ability.moments:
                f.b = 1
        m.start(pending)
        if m.scopes[f.scope].gone:
            m.scopes[-1].gone = True

    def waiting(self, m: Machine, f: Frame) -> list[Pending]:
        """What is still to be resolved; abilities that join the open window included (G187)."""
        found: list[Pending] = []
        if f.a == W_GONE:
            for pending in f.waiting:
                ability = pending.live.ability
                if ability is not None and (
                    ability.guest or pending.live.last != t.NONE or m.in_play(pending.live.scope.this)
                ):
                    found.append(pending)
            return found
        s = m.scopes[f.scope]
        if f.a == W_DISCARDED and s.player == m.active:
            for live in scraps(m, s.card):
                if live.key() not in f.cards:
                    found.append(Pending(live, s.card, NONE, 0, s.player))
        index = m.ix()
        for moment in WINDOWS[f.a]:
            for live in index.at[moment]:
                ability = live.ability
                if ability is None or not m.granted(live) or live.key() in f.cards:
                    continue
                if ability.icon != t.NONE and ability.icon != s.amount:
                    continue
                if ability.own and s.gone:
                    continue  # what is there again is another (G62)
                if ability.early and f.b == 1:
                    continue  # its moment has passed (G254)
                if f.a == W_FOUGHT_IN_VAIN and live.scope.this == s.card:
                    continue  # other cards alone hear of it (G79)
                if ability.hears(m, live, moment, s.card, s.other, s.player, s.gone):
                    found.append(Pending(live, s.card, s.other, s.amount, s.player))
        return found


def scraps(m: Machine, c: int) -> list[Live]:
    """The "Scrap:" abilities of a card that was discarded, which lies in its owner's pile (G226)."""
    found: list[Live] = []
    if m.zone[c] == t.DISCARD:
        for ability in m.decks.prints[m.face[c]].abilities:
            if t.SCRAP in ability.moments:
                found.append(Live(ability, None, Scope(c, m.owner(c), ability=ability.number)))
    return found


def alike(waiting: list[Pending]) -> bool:
    """Whether all are the same ability, of different cards or for different events, so that their order makes no
    difference to see."""
    first = waiting[0].live
    ability = first.ability
    for pending in waiting:
        live = pending.live
        if ability is None or live.ability is not ability or live.scope.me != first.scope.me:
            return False
        if pending.card != waiting[0].card and not ability.body.in_any_order():
            return False
        if live.scope.this != first.scope.this and ability.body.contends():
            return False
    return True


@final
class Holder(Node):
    """Keeps a scope while the words on top of it are carried out."""

    def run(self, m: Machine, f: Frame) -> None:
        m.pop()


WINDOW: Final = Window()
HOLDER: Final = Holder()
