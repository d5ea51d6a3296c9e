"""The turn (section 6), step by step, and what comes before the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Live, Node, Scope
from ludarium.games.keyforge.houses import PLAYED_HOUSES
from ludarium.games.keyforge.process import playing as pp
from ludarium.games.keyforge.process import timing as pt
from ludarium.games.keyforge.process import using as pu
from ludarium.games.keyforge.process.keys import FORGE, can_forge
from ludarium.games.keyforge.process.shape import become
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.base import CHOSEN_HOUSE

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

# Steps of a turn.
STARTS: Final = 0
FORGES: Final = 1
CHOOSES: Final = 2
AFTER_HOUSE: Final = 3
ARCHIVES: Final = 4
MAIN_STEP: Final = 5
READIES: Final = 6
DRAWS: Final = 7
CLOSES: Final = 8
EXPIRES: Final = 9
OVER: Final = 10
PHASE_NAMES: Final = (
    "start", "forge", "house", "house", "house", "main", "ready", "draw", "end", "end", "end",
)  # fmt: skip
OPENING: Final = (7, 6)


@final
class SetUp(Node):
    """Opening hands and mulligans (section 5); ``a`` is who decides next, ``b`` how many have decided."""

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            m.tell(ev.BEGAN, m.first)
            for seat in (0, 1):
                m.chance.shuffle(m.row(t.DECK, seat))
            for seat in (m.first, 1 - m.first):
                deal(m, seat)
        elif f.b == t.SEATS:
            m.pop()
            m.active = m.first
            m.allowance = 1
            m.push_own(TURN, Scope(NONE, m.first))
        else:
            f.a = m.first if f.b == 0 else 1 - m.first
            m.ask(f, f.a, co.ASK_MULLIGAN, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        return [code(co.KEEP), code(co.MULLIGAN)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        """Once, for one card fewer (G42)."""
        seat = f.a
        f.b += 1
        taken = code == co.MULLIGAN
        m.tell(ev.MULLIGAN, seat, 1 if taken else 0)
        if taken:
            hand = m.row(t.HAND, seat)
            count = len(hand) - 1
            for c in hand[:]:
                m.take_out(c)
                m.put_in(c, t.DECK, seat)
            m.shuffle(seat)
            m.draw(seat, count)


def deal(m: Machine, seat: int) -> None:
    """An opening hand (G41), fewer by chains, of which one is then removed (G153)."""
    m.draw(seat, OPENING[0 if seat == m.first else 1] - m.shackles(seat))
    if m.chains[seat]:
        m.add_chains(seat, -1)


@final
class Turn(Node):
    """One turn of the active player."""

    def run(self, m: Machine, f: Frame) -> None:
        step = f.step
        m.step = step
        f.step = step + 1
        player = m.active
        if step == STARTS:
            m.turn += 1
            m.house = NONE
            m.fresh = True
            m.changed()
            m.tell(ev.TURN_BEGAN, player, m.turn)
            m.window(pt.W_STARTS, NONE, NONE, 0, player)
        elif step == FORGES:
            if skips_forge(m, player):
                m.tell(ev.SKIPPED, player, 0)
            elif can_forge(m, player, 0):
                m.push(FORGE, f.scope, player, 0)
        elif step == CHOOSES:
            if m.clock == ev.FORGE_ONLY:  # T6.3.1
                f.step = CLOSES
                return
            options = self.options(m, f)
            if options:
                m.ask(f, player, co.ASK_HOUSE, options)
            else:
                m.tell(ev.HOUSE, player, NONE, NONE)
        elif step == AFTER_HOUSE:
            if m.house != NONE:  # else nobody chose (G52)
                m.window(pt.W_HOUSE, NONE, NONE, m.house, player)
        elif step == ARCHIVES:
            if m.row(t.ARCHIVES, player):
                m.ask(f, player, co.ASK_ARCHIVES, [code(co.TAKE), code(co.LEAVE)])
        elif step == MAIN_STEP:
            m.fresh = True
            m.closed = False
            m.push(MAIN, f.scope, player)
        elif step == READIES:
            m.allowance = NONE
            m.push(READYING, f.scope, player)
        elif step == DRAWS:
            m.refill(player)
        elif step == CLOSES:
            m.window(pt.W_ENDS, NONE, NONE, 0, player)
        elif step == EXPIRES:
            self._expire(m)
        else:
            self._end(m, f)

    def options(self, m: Machine, f: Frame) -> list[int]:
        if f.step == ARCHIVES + 1:
            return [code(co.TAKE), code(co.LEAVE)]
        return [code(co.HOUSE, house) for house in choosable(m, m.active)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        what = code & co.WHAT
        player = m.active
        if what == co.HOUSE:
            m.house = code >> co.SHIFT
            m.tell(ev.HOUSE, player, m.house, demanded(m, player, m.house))
        elif what == co.TAKE:
            cards = m.row(t.ARCHIVES, player)[:]
            own = [c for c in cards if m.owner(c) == player]
            for c in cards:
                known = m.seen[c]
                m.move(c, t.HAND)
                m.seen[c] |= known
                if m.owner(c) != player:
                    m.tell(ev.MOVED, c, t.HAND, m.owner(c))
            m.tell(ev.TOOK_ARCHIVES, player, len(own), cards=own, eyes=1 << player)

    def _expire(self, m: Machine) -> None:
        """What lasts "this turn" ends; whoever has too little power then goes still in this turn (G84, G186)."""
        if any(m.used):
            m.used = [0] * len(m.used)
        for c in range(len(m.flags)):
            m.flags[c] &= ~t.DODGED
        if m.clock > ev.RUNNING:
            m.extra = []  # no extra turns once time is up (OP-3)
        again = again_by(m)
        if again != NONE:
            put_off(m, again)
        over = [live for live in m.lasting if live.last != NONE and live.last <= m.turn]
        if over:
            m.lasting = [live for live in m.lasting if live not in over]
            for live in over[::-1]:
                if live.constant is not None and live.constant.question == t.COPY_OF:
                    for c in live.cards or []:
                        become(m, c, live.scope.amount)
        m.changed()

    def _end(self, m: Machine, f: Frame) -> None:
        player = m.active
        m.pop()
        again = again_by(m)
        m.memory = []
        earlier = [] if again != player else [deed for deed in m.deeds_before if deed.player != player]
        m.deeds_before = [*earlier, *m.deeds]  # what the other player did on their previous turn
        m.deeds = []
        m.changed()
        if can_forge(m, player, 0) and not skips_forge(m, player):
            m.tell(ev.CHECK, player)  # G50
        if again != NONE:
            m.due = 1 - player if m.due == NONE else m.due
            m.extra = m.extra[1:]
            m.active = again
        elif m.due != NONE:
            m.active = m.due
            m.due = NONE
        else:
            m.active = 1 - player
        m.house = NONE
        next_turn(m)


def again_by(m: Machine) -> int:
    """Who takes another turn after this one (G208), or NONE."""
    return m.extra[0] if m.extra else NONE


def put_off(m: Machine, player: int) -> None:
    """Another turn of a player comes in between: lasting effects that wait for a turn wait for the right one."""
    later: list[Live] = []
    for live in m.lasting:
        first, last = live.first, live.last
        if first > m.turn:  # the next turn of the opponent of its player
            first = last = m.turn + 1 if player != live.scope.me else first + 1
        elif first == NONE and last != NONE:  # until the next turn of its player
            last = m.turn if player == live.scope.me else last + 1
        if first == live.first and last == live.last:
            later.append(live)
        else:
            later.append(live.lasting(first, last))
    m.lasting = later


@final
class Readying(Node):
    """Step 4 (G58): player ``a`` readies cards one at a time, each once; ``cards`` are done."""

    def run(self, m: Machine, f: Frame) -> None:
        left = self._left(m, f)
        if not left:
            m.pop()
        elif len(left) == 1 or not m.ix().at[t.AFTER_READIED]:  # else nobody can tell the order
            self._ready(m, f, left[0])
        else:
            m.ask(f, f.a, co.ASK_TRIGGER, self.options(m, f))

    def _left(self, m: Machine, f: Frame) -> list[int]:
        found: list[int] = []
        for zone in (t.LINE, t.ARTIFACTS):
            for c in m.row(zone, f.a):
                if m.flags[c] & t.EXHAUSTED and c not in f.cards:
                    found.append(c)
        return found

    def _ready(self, m: Machine, f: Frame, c: int) -> None:
        f.cards = [*f.cards, c]
        m.ready(c)

    def options(self, m: Machine, f: Frame) -> list[int]:
        return pt.trigger_codes(self._left(m, f))

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        left = self._left(m, f)
        self._ready(m, f, left[pt.trigger_index(left, code)])


def next_turn(m: Machine) -> None:
    """The other player's turn, unless time has run out (T6.3)."""
    if m.clock == ev.OVERTIME_A:
        m.clock = ev.OVERTIME_B
        m.tell(ev.OVERTIME, m.clock)
    elif m.clock == ev.OVERTIME_B:
        m.clock = ev.FORGE_ONLY
        m.tell(ev.OVERTIME, m.clock)
    elif m.clock == ev.FORGE_ONLY:
        m.break_tie()
        return
    m.push_own(TURN, Scope(NONE, m.active))


def skips_forge(m: Machine, player: int) -> bool:
    for live in m.ix().by[t.SKIPS_FORGE]:
        k = live.constant
        if k is not None and k.rules(m, live, player):
            return True
    return False


def choosable(m: Machine, player: int) -> list[int]:
    """The houses that may be chosen (G51-G53)."""
    mask = 0
    for house in m.decks.houses[player]:
        mask |= 1 << house
    mask |= m.houses_in_play(player)
    must = 0
    for live in m.ix().by[t.CANNOT_CHOOSE]:
        k = live.constant
        if k is not None and k.rules(m, live, player):
            mask &= ~(1 << house_of(live.scope, k.house))
    for live in m.ix().by[t.MUST_CHOOSE]:
        k = live.constant
        if k is not None and k.rules(m, live, player):
            must |= mask & 1 << house_of(live.scope, k.house)
    if must:
        mask = must
    return [house for house in PLAYED_HOUSES if mask >> house & 1]


def demanded(m: Machine, player: int, house: int) -> int:
    """The card for which a player has to choose this house (G53), or NONE."""
    for live in m.ix().by[t.MUST_CHOOSE]:
        k = live.constant
        if k is not None and k.rules(m, live, player) and house_of(live.scope, k.house) == house:
            return live.scope.this
    return NONE


def house_of(s: Scope, house: int) -> int:
    return s.house if house == CHOSEN_HOUSE else house


@final
class Main(Node):
    """Step 3 (G55): play, use and discard, until the player ends it."""

    def run(self, m: Machine, f: Frame) -> None:
        if m.closed:
            m.pop()
            return
        m.ask(f, f.a, co.ASK_TURN, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        player = f.a
        found: list[int] = []
        seen: list[int] = []
        hand = m.row(t.HAND, player)
        for copy in hand:
            face = m.face[copy]
            if face in seen:
                continue
            seen.append(face)
            c = m.foremost(copy, hand)
            if play_step_fault(m, c, player) == ev.ALLOWED:
                found.append(code(co.PLAY, c))
            if (
                pp.own_constants(m, c, player, t.AS_UPGRADE)
                and play_step_fault(m, c, player, True) == ev.ALLOWED
            ):
                found.append(code(co.PLAY_UPGRADE, c))
            if discard_fault(m, c, player) == ev.ALLOWED:
                found.append(code(co.DISCARD, c))
        for zone in (t.LINE, t.ARTIFACTS):
            for c in m.row(zone, player):
                if m.flags[c] & t.EXHAUSTED:
                    continue
                for how in (co.REAP, co.FIGHT, co.ACT, co.OMNI, co.UNSTUN):
                    if use_step_fault(m, c, player, how) == ev.ALLOWED:
                        found.append(code(how, c))
        found.append(code(co.END))
        return found

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        what = code & co.WHAT
        c = code >> co.SHIFT
        player = f.a
        if what == co.END:
            m.pop()
        elif what == co.PLAY or what == co.PLAY_UPGRADE:
            counted(m, c, player)
            pp.play(m, c, player, f.scope, what == co.PLAY_UPGRADE)
        elif what == co.DISCARD:
            m.fresh = False
            if m.allowance > 0:
                m.allowance -= 1
            m.discard(c)
        else:
            pu.begin_in_step(m, c, player, what)


def counted(m: Machine, c: int, player: int) -> None:
    """The first turn's one card (G56) is used up, unless an effect allows this card beside it."""
    if m.allowance > 0 and in_house(m, c):
        m.allowance -= 1


def in_house(m: Machine, c: int) -> bool:
    return m.house != NONE and m.houses(c) >> m.house & 1 == 1


def play_step_fault(m: Machine, c: int, player: int, as_upgrade: bool = False) -> int:
    """Why a card can't be played from hand in step 3 (G55, G56)."""
    allowed = in_house(m, c)
    if not allowed or m.allowance == 0:
        if not pp.allowances(m, c, player):
            return ev.F_FIRST_TURN if allowed else ev.F_HOUSE
    return pp.play_fault(m, c, player, as_upgrade)


def discard_fault(m: Machine, c: int, player: int) -> int:
    """Why a card can't be discarded in step 3 (G57)."""
    if not in_house(m, c):
        return ev.F_HOUSE
    return ev.F_FIRST_TURN if m.allowance == 0 else ev.ALLOWED


def use_step_fault(m: Machine, c: int, player: int, how: int) -> int:
    """Why a card can't be used so in step 3."""
    fault = pu.use_fault(m, c, player, how)
    if fault == ev.F_ENRAGED and not pu.house_allows(m, c, co.FIGHT):
        fault = pu.use_fault(m, c, player, how, True)  # it is not able to fight (G104)
    if fault == ev.ALLOWED and not pu.house_allows(m, c, how):
        return ev.F_HOUSE
    return fault


SET_UP: Final[SetUp] = SetUp()
TURN: Final[Turn] = Turn()
MAIN: Final[Main] = Main()
READYING: Final[Readying] = Readying()
