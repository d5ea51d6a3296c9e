"""The turn (section 6), step by step, and what comes before the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKind, MoveKinds, code
from ludarium.games.keyforge.engine.events import Clocks, EventKinds, Fault, Faults
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Pending, Scope
from ludarium.games.keyforge.engine.steps import permission as pm
from ludarium.games.keyforge.engine.steps import playing as pp
from ludarium.games.keyforge.engine.steps import using as pu
from ludarium.games.keyforge.engine.steps.drawing import answers
from ludarium.games.keyforge.engine.steps.keys import ForgeFrame, can_forge
from ludarium.games.keyforge.engine.steps.shape import become, copy_tokens
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, trigger_codes, trigger_index
from ludarium.games.keyforge.engine.terms import (
    CHAINS_MOST,
    IN_PLAY_ROWS,
    NO_TIDE,
    NONE,
    READYING_STEP,
    TIDE_CHAINS,
    Card,
    Face,
    Flags,
    Moments,
    Questions,
    Replacements,
    Seat,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, House, HouseSet
from ludarium.games.keyforge.words.cards import (
    ALL_TYPES,
    CHOSEN_HOUSE,
    FRIENDLY,
    IN_ARCHIVES,
    ITS_HOUSE,
    LAST_HOUSE,
    Cards,
)
from ludarium.games.keyforge.words.moving import TakeArchives
from ludarium.games.keyforge.words.targets import AnyNumber

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


class TurnSteps:
    """The steps of a turn."""

    STARTS: Final = 0
    FORGES: Final = 1
    CHOOSES: Final = 2
    AFTER_HOUSE: Final = 3
    ARCHIVES: Final = 4
    MAIN: Final = 5
    READIES: Final = READYING_STEP
    DRAWS: Final = 7
    CLOSES: Final = 8
    EXPIRES: Final = 9
    OVER: Final = 10


PHASE_NAMES: Final = (
    "start", "forge", "house", "house", "house", "main", "ready", "draw", "end", "end", "end",
)  # fmt: skip


@final
class Turn(Node):
    """One turn of the active player."""

    def run(self, m: Machine, f: Frame) -> None:
        step = f.step
        m.step = step
        f.step = step + 1
        player = m.active
        if step == TurnSteps.STARTS:
            m.turn += 1
            m.house = NONE
            m.fresh = True
            begins = False
            for live in m.lasting:
                begins = begins or live.first == m.turn
            if begins:
                m.changed()
            else:
                m.moved_on()
            m.tell(EventKinds.TURN_BEGAN, player, m.turn)
            m.window(WindowKinds.STARTS, NONE, NONE, 0, player)
        elif step == TurnSteps.FORGES:
            if skips_forge(m, player):
                m.tell(EventKinds.SKIPPED, player, 0)
            elif can_forge(m, player, 0):
                m.add(ForgeFrame(player), f.scope)
        elif step == TurnSteps.CHOOSES:
            if m.clock == Clocks.FORGE_ONLY:  # T6.3.1
                f.step = TurnSteps.CLOSES
                return
            options = self.options(m, f)
            if options:
                m.ask(f, player, AskKinds.HOUSE, options)
            else:
                m.tell(EventKinds.HOUSE, player, NONE, NONE)
        elif step == TurnSteps.AFTER_HOUSE:
            kind = WindowKinds.NO_HOUSE if m.house == NONE else WindowKinds.HOUSE  # nobody chose (G52)
            m.window(kind, NONE, NONE, m.house, player)
        elif step == TurnSteps.ARCHIVES:
            if m.row(Zones.ARCHIVES, player):
                m.ask(f, player, AskKinds.ARCHIVES, self.options(m, f))
        elif step == TurnSteps.MAIN:
            m.fresh = True
            m.closed = False
            m.add(PlayerFrame(MAIN, player), f.scope)
        elif step == TurnSteps.READIES:
            m.allowance = NONE
            m.add(PlayerFrame(READYING, player), f.scope)
        elif step == TurnSteps.DRAWS:
            if m.ix().at[Moments.DRAW_STARTS]:
                m.add(PlayerFrame(DRAW_STEP, player), f.scope)
            else:
                m.refill(player)
        elif step == TurnSteps.CLOSES:
            m.window(WindowKinds.ENDS, NONE, NONE, 0, player)
        elif step == TurnSteps.EXPIRES:
            self._expire(m)
        else:
            self._end(m, f)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        if f.step == TurnSteps.ARCHIVES + 1:
            found = [code(MoveKinds.TAKE), code(MoveKinds.LEAVE)]
            return [*found, code(MoveKinds.PICK)] if m.faceup and may_pick(m, m.active) else found
        return [code(MoveKinds.HOUSE, house) for house in choosable(m, m.active)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        what = code & WHAT
        player = m.active
        if what == MoveKinds.HOUSE:
            m.house = code >> SHIFT
            if m.decks.remembers:
                m.note(Done.CHOSE, player, NONE, m.house)
            m.tell(EventKinds.HOUSE, player, m.house, demanded(m, player, m.house))
        elif what == MoveKinds.TAKE:
            m.take_archives(player, m.row(Zones.ARCHIVES, player)[:])
        elif what == MoveKinds.PICK:
            m.push_own(PICKING, Scope(NONE, player))

    def _expire(self, m: Machine) -> None:
        """What lasts "this turn" ends; whoever has too little power then goes still in this turn (G84, G186)."""
        used = False
        for row in IN_PLAY_ROWS:
            for c in m.rows[row]:
                used = used or m.used[c] > 0
                if m.flags[c] & Flags.DODGED:
                    m.flags[c] &= ~Flags.DODGED
        for c in m.attached:  # a creature may have become an upgrade meanwhile
            used = used or m.used[c] > 0
            m.flags[c] &= ~Flags.DODGED
        if used:
            m.used = [0] * len(m.used)
        if m.clock > Clocks.RUNNING:
            m.extra = []  # no extra turns once time is up (OP-3)
        again = again_by(m)
        if again != NONE:
            put_off(m, again)
        over = [live for live in m.lasting if live.last != NONE and live.last <= m.turn]
        if over:
            m.lasting = [live for live in m.lasting if live not in over]
            for live in over[::-1]:
                if live.constant is not None and live.constant.question == Questions.COPY_OF:
                    if live.cards is None:
                        copy_tokens(m)
                    for c in live.cards or []:
                        become(m, c, live.scope.amount)
        if over or again != NONE:
            m.changed()
        else:
            m.moved_on()

    def _end(self, m: Machine, f: Frame) -> None:
        player = m.active
        m.pop()
        again = again_by(m)
        m.last_known = []
        earlier = [
            entry
            for entry in m.last_turn_log
            if entry.player != player and (again == player or entry.kind == Done.CHOSE)
        ]
        m.last_turn_log = [*earlier, *m.turn_log]  # what the other player did on their previous turn
        m.turn_log = []
        m.moved_on()
        if can_forge(m, player, 0) and not skips_forge(m, player):
            m.tell(EventKinds.CHECK, player)  # G50
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


def may_pick(m: Machine, player: Seat) -> bool:
    """Whether a card that lies faceup in a player's archives lets them take some of the cards there."""
    for c in m.faceup:
        if m.whose(c) == player:
            for k in m.decks.prints[m.decks.of[c]].constants:
                if k.question == Questions.PICKS:
                    return True
    return False


def again_by(m: Machine) -> Seat:
    """Who takes another turn after this one (G208), or NONE."""
    return m.extra[0] if m.extra else NONE


def put_off(m: Machine, player: Seat) -> None:
    """Another turn of a player comes in between: lasting effects that wait for a turn wait for the right one."""
    later: list[InForce] = []
    for live in m.lasting:
        first, last = live.first, live.last
        if first > m.turn:  # the next turn of the opponent of its player
            first = last = m.turn + 1 if player != live.scope.me else first + 1
        elif NONE < first < last and last > m.turn:  # until the end of that turn, and begun already
            last = m.turn + 1 if player == live.scope.me else last + 1
        elif first == NONE and last != NONE:  # until the next turn of its player
            last = m.turn if player == live.scope.me else last + 1
        if first == live.first and last == live.last:
            later.append(live)
        else:
            later.append(live.lasting(first, last))
    m.lasting = later


@mypyc_attr(acyclic=True)
@final
class PlayerFrame(Frame):
    """A step of a player."""

    def __init__(self, node: Node, player: Seat = 0) -> None:
        super().__init__(node)
        self.player = player

    def numbers(self) -> Numbers:
        return self.player, 0, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a


class ReadySteps:
    """How far the "ready cards" step has come."""

    BEGINS: Final = 0
    ALL: Final = 1
    NO_CREATURES: Final = 2
    """Something has taken the place of readying creatures."""


@final
class Readying(Node):
    """Step 4 (G58): a player readies cards one at a time, each once; ``cards`` of the frame are done. What takes the place
    of readying creatures comes first."""

    def frame(self) -> PlayerFrame:
        return PlayerFrame(self)

    def run(self, m: Machine, f: PlayerFrame) -> None:
        if f.step == ReadySteps.BEGINS:
            found = self._instead(m, f)
            if len(found) > 1:
                m.ask(f, m.active, AskKinds.REPLACE, self.options(m, f))
                return
            f.step = ReadySteps.ALL
            if found:
                self._replace(m, f, found[0])
                return
        left = self._left(m, f)
        if not left:
            m.pop()
            m.window(WindowKinds.READY_ENDS, NONE, NONE, 0, f.player)
        elif self._at_once(m):
            for c in left:
                self._ready(m, f, c)
        elif len(left) == 1 or not m.ix().at[Moments.AFTER_READIED]:  # else nobody can tell the order
            self._ready(m, f, left[0])
        else:
            m.ask(f, f.player, AskKinds.TRIGGER, self.options(m, f))

    def _at_once(self, m: Machine) -> bool:
        """Whether nothing can come between one card and the next: nothing answers, forbids it or looks at what is ready."""
        index = m.ix()
        if index.shifting or index.at[Moments.AFTER_READIED] or m.decks.fallen >> Moments.AFTER_READIED & 1:
            return False
        return not index.cannot[Verbs.READY] and not index.cannot[Verbs.READY_STEP]

    def _left(self, m: Machine, f: PlayerFrame) -> list[Card]:
        found: list[int] = []
        for nth in range(2):
            if nth == 0 and f.step == ReadySteps.NO_CREATURES:
                continue
            for c in m.row(Zones.ARTIFACTS if nth else Zones.LINE, f.player):
                if m.flags[c] & Flags.EXHAUSTED and c not in f.cards and not m.stays_exhausted(c):
                    found.append(c)
        return found

    def _instead(self, m: Machine, f: PlayerFrame) -> list[InForce]:
        """What takes the place of readying this player's creatures, where there is one to be readied (G242)."""
        if not m.ix().by[Questions.REPLACES]:
            return []
        found = [
            live
            for live in m.ix().by[Questions.REPLACES]
            if live.constant is not None
            and m.replaces(live, Replacements.READYING)
            and live.constant.rules(m, live, f.player)
        ]
        if not found or not any([m.zone[c] == Zones.LINE for c in self._left(m, f)]):
            return []
        return found

    def _replace(self, m: Machine, f: PlayerFrame, live: InForce) -> None:
        """No creature is readied any more in this step, whatever becomes of the card that says so."""
        f.step = ReadySteps.NO_CREATURES
        k = live.constant
        if k is not None and k.instead is not None:
            m.push_words(k.instead, live.scope.clone())

    def _ready(self, m: Machine, f: PlayerFrame, c: Card) -> None:
        f.cards = [*f.cards, c]
        m.ready(c)

    def options(self, m: Machine, f: PlayerFrame) -> list[Code]:
        if f.step == ReadySteps.BEGINS:
            return trigger_codes([live.scope.this for live in self._instead(m, f)])
        return trigger_codes(self._left(m, f))

    def offered(self, m: Machine, f: PlayerFrame) -> list[InForce]:
        """What may take the place of readying, of several; nothing else is an ability of a card."""
        return self._instead(m, f) if f.step == ReadySteps.BEGINS else []

    def chosen(self, m: Machine, f: PlayerFrame, code: Code) -> None:
        if f.step == ReadySteps.BEGINS:
            found = self._instead(m, f)
            self._replace(m, f, found[trigger_index([live.scope.this for live in found], code)])
            return
        left = self._left(m, f)
        self._ready(m, f, left[trigger_index(left, code)])


@final
class DrawStep(Node):
    """Step 5 (G59) where something happens as it starts."""

    def frame(self) -> PlayerFrame:
        return PlayerFrame(self)

    def run(self, m: Machine, f: PlayerFrame) -> None:
        if f.step == 0:
            f.step = 1
            m.window(WindowKinds.DRAW_STARTS, NONE, NONE, 0, f.player)
            return
        m.pop()
        m.refill(f.player)


def next_turn(m: Machine) -> None:
    """The other player's turn, unless time has run out (T6.3)."""
    if m.clock == Clocks.OVERTIME_A:
        m.clock = Clocks.OVERTIME_B
        m.tell(EventKinds.OVERTIME, m.clock)
    elif m.clock == Clocks.OVERTIME_B:
        m.clock = Clocks.FORGE_ONLY
        m.tell(EventKinds.OVERTIME, m.clock)
    elif m.clock == Clocks.FORGE_ONLY:
        m.break_tie()
        return
    m.push_own(TURN, Scope(NONE, m.active))


def skips_forge(m: Machine, player: Seat) -> bool:
    for live in m.ix().by[Questions.SKIPS_FORGE]:
        k = live.constant
        if k is not None and k.rules(m, live, player):
            return True
    return False


def choosable(m: Machine, player: Seat) -> list[House]:
    """The houses that may be chosen (G51-G53)."""
    mask = 0
    for house in m.decks.houses[player]:
        mask |= 1 << house
    mask |= m.houses_in_play(player)
    must = 0
    for live in m.ix().by[Questions.CANNOT_CHOOSE]:
        k = live.constant
        if k is not None and k.rules(m, live, player):
            mask &= ~(m.house_before(player) if k.house == LAST_HOUSE else houses_of(live.scope, k.house))
    for live in m.ix().by[Questions.MUST_CHOOSE]:
        k = live.constant
        if k is not None and k.rules(m, live, player):
            must |= mask & houses_of(live.scope, k.house)
    if must:
        mask = must
    return [house for house in PLAYED_HOUSES if mask >> house & 1]


def demanded(m: Machine, player: Seat, house: House) -> Card:
    """The card for which a player has to choose this house (G53), or NONE."""
    for live in m.ix().by[Questions.MUST_CHOOSE]:
        k = live.constant
        if k is not None and k.rules(m, live, player) and houses_of(live.scope, k.house) >> house & 1:
            return live.scope.this
    return NONE


def houses_of(s: Scope, house: House) -> HouseSet:
    """The house that a text names; of a card with two either (G261)."""
    if house == ITS_HOUSE:
        return s.number
    return 1 << (s.house if house == CHOSEN_HOUSE else house)


@final
class Main(Node):
    """Step 3 (G55): play, use and discard, until the player ends it."""

    def frame(self) -> PlayerFrame:
        return PlayerFrame(self)

    def run(self, m: Machine, f: PlayerFrame) -> None:
        if m.closed:
            m.pop()
            return
        m.ask_openly(f.player, AskKinds.TURN)

    def options(self, m: Machine, f: PlayerFrame) -> list[Code]:
        player = f.player
        found: list[int] = []
        house = m.house
        lets = len(m.ix().by[Questions.MAY_PLAY]) > 0
        hand = m.row(Zones.HAND, player)
        faces = [m.face[copy] for copy in hand]
        for i in range(len(hand)):
            face = faces[i]
            if _stands_before(faces, face, i):
                continue
            c = hand[i]
            fits = house != NONE and m.printed_houses(c) >> house & 1 == 1
            if not fits and not lets:
                continue  # nothing lets it be played (G55)
            if _stands_behind(faces, face, i):
                c = m.foremost(c, hand)
            own = m.decks.prints[face].of_itself
            if _play_fault(m, c, player, fits, False) == Faults.ALLOWED:
                found.append(code(MoveKinds.PLAY, c))
            if (
                own >> Questions.AS_UPGRADE & 1
                and pm.own_constants(m, c, player, Questions.AS_UPGRADE)
                and _play_fault(m, c, player, fits, True) == Faults.ALLOWED
            ):
                found.append(code(MoveKinds.PLAY_UPGRADE, c))
            if _discard_fault(m, c, player, fits) == Faults.ALLOWED:
                found.append(code(MoveKinds.DISCARD, c))
        found += pu.uses(m, player)
        found.append(code(MoveKinds.END))
        if m.tide != NO_TIDE and tide_may_be_raised(m, player):
            found.append(code(MoveKinds.TIDE))
        if m.decks.fallen >> Moments.ANY_TIME & 1:
            for live in answers(m, Moments.ANY_TIME, player):
                found.append(m.card_code(live.scope.this))
        return found

    def chosen(self, m: Machine, f: PlayerFrame, code: Code) -> None:
        what = code & WHAT
        c = code >> SHIFT
        player = f.player
        if what == MoveKinds.END:
            m.pop()
        elif what == MoveKinds.TIDE:  # neither played nor used, and no card's ability (G244)
            m.add(PlayerFrame(RAISING_TIDE, player), f.scope)
        elif what == MoveKinds.PILE_CARD:
            for live in answers(m, Moments.ANY_TIME, player):
                if live.scope.this == c:
                    m.start(Pending(live, NONE, NONE, 0, player))
                    return
        elif what == MoveKinds.PLAY or what == MoveKinds.PLAY_UPGRADE:
            counted(m, c, player)
            pp.play(m, c, player, f.scope, what == MoveKinds.PLAY_UPGRADE)
        elif what == MoveKinds.DISCARD:
            m.fresh = False
            if m.allowance > 0:
                m.allowance -= 1
            m.discard(c)
        else:
            pu.begin_in_step(m, c, player, what)


def _stands_before(faces: list[Face], face: Face, i: int) -> bool:
    """Whether a print is shown before place ``i``."""
    for j in range(i):
        if faces[j] == face:
            return True
    return False


def _stands_behind(faces: list[Face], face: Face, i: int) -> bool:
    """Whether a print is shown behind place ``i``."""
    for j in range(i + 1, len(faces)):
        if faces[j] == face:
            return True
    return False


def tide_may_be_raised(m: Machine, player: Seat) -> bool:
    """Whether no text forbids it, and it does something: at least it gains chains (G160)."""
    return (m.tide != player or m.chains[player] < CHAINS_MOST) and m.may_raise_tide(player)


@final
class RaisingTide(Node):
    """The tide card's Omni (G160): the tide is raised, and what answers that is done (G187) before chains are gained. No
    card is used, and nobody's ability resolves (G244)."""

    def frame(self) -> PlayerFrame:
        return PlayerFrame(self)

    def run(self, m: Machine, f: PlayerFrame) -> None:
        if f.step == 0:
            f.step = 1
            m.raise_tide(f.player)
            return
        m.pop()
        m.add_chains(f.player, TIDE_CHAINS)


def counted(m: Machine, c: Card, player: Seat) -> None:
    """The first turn's one card (G56) is used up, unless an effect allows this card beside it."""
    if m.allowance > 0 and in_house(m, c):
        m.allowance -= 1


def in_house(m: Machine, c: Card) -> bool:
    return m.house != NONE and m.houses(c) >> m.house & 1 == 1


def play_step_fault(m: Machine, c: Card, player: Seat, as_upgrade: bool = False) -> Fault:
    """Why a card can't be played from hand in step 3 (G55, G56)."""
    return _play_fault(m, c, player, in_house(m, c), as_upgrade)


def _play_fault(m: Machine, c: Card, player: Seat, fits: bool, as_upgrade: bool) -> Fault:
    """The same of a card that is of the active house, or not."""
    if not fits or m.allowance == 0:
        if not pm.allowances(m, c, player, as_upgrade):
            return Faults.FIRST_TURN if fits else Faults.HOUSE
    return pm.play_fault(m, c, player, as_upgrade)


def discard_fault(m: Machine, c: Card, player: Seat) -> Fault:
    """Why a card can't be discarded in step 3 (G57)."""
    return _discard_fault(m, c, player, in_house(m, c))


def _discard_fault(m: Machine, c: Card, player: Seat, fits: bool) -> Fault:
    """The same of a card that is of the active house, or not."""
    if not fits:
        return Faults.HOUSE
    if m.decks.prints[m.face[c]].of_itself >> Questions.CANNOT & 1:
        for live in pm.own_constants(m, c, player, Questions.CANNOT):
            if live.constant is not None and live.constant.verb == Verbs.DISCARD:
                return Faults.CANNOT
    return Faults.FIRST_TURN if m.allowance == 0 else Faults.ALLOWED


def use_step_fault(m: Machine, c: Card, player: Seat, how: MoveKind) -> Fault:
    """Why a card can't be used so in step 3."""
    fault = pu.any_use_fault(m, c, player)
    return fault if fault != Faults.ALLOWED else pu.fault_in_step(m, c, player, how)


PICKING: Final = TakeArchives(AnyNumber(Cards(ALL_TYPES, FRIENDLY, IN_ARCHIVES)))
"""Some of one's archived cards, instead of all."""
TURN: Final[Turn] = Turn()
MAIN: Final[Main] = Main()
READYING: Final[Readying] = Readying()
RAISING_TIDE: Final[RaisingTide] = RaisingTide()
DRAW_STEP: Final[DrawStep] = DrawStep()
