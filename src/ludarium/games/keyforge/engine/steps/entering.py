"""Putting a card into play, and where one lies that enters (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, Faults
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.layout import LAID_OPEN, with_at
from ludarium.games.keyforge.engine.steps import tokens
from ludarium.games.keyforge.engine.steps.halves import bottom_for, join, tops
from ludarium.games.keyforge.engine.steps.permission import copied, hosts, in_force, own_constants
from ludarium.games.keyforge.engine.steps.timing import WindowKinds
from ludarium.games.keyforge.engine.terms import (
    BOTH_DECKS,
    KNOWN_TO_ALL,
    NONE,
    Card,
    Durations,
    EntryStates,
    Flags,
    Keyword,
    Keywords,
    Questions,
    Seat,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.facts import WHOLE
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Constant, Sequence
from ludarium.games.keyforge.words.cards import IS_THIS
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.lasting import Lasting

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


class PlaySteps:
    """The steps of playing a card, and of putting one into play."""

    BEGINS: Final = 0
    ENTERS: Final = 1
    BONUS: Final = 2
    RESOLVES: Final = 3
    ENDS: Final = 4
    HEARD: Final = 5
    """Between two icons."""
    COPIES: Final = 6
    HOW: Final = 7
    LETS: Final = 8
    """Which effect that allows it is used up."""
    ANYWHERE: Final = 10
    """Whether it enters ready and anywhere in the line."""
    HALF: Final = 9
    """With which top half it is played: they differ in their icons (G163)."""


def show(m: Machine, c: Card, player: Seat) -> Card:
    """A card is played or put into play, and something is asked about it first: everybody sees what it is. The number by
    which it is known then."""
    return c if m.seen[c] == KNOWN_TO_ALL or c >= BOTH_DECKS else m.reveal(player, [c])[0]


def announce(m: Machine, c: Card) -> None:
    """Something is told about a card before it enters play, or while its icons resolve: with hidden deck lists it lies
    open for that."""
    if m.met and c < BOTH_DECKS:
        m.seen[c] = KNOWN_TO_ALL
        m.met = with_at(m.met, c, LAID_OPEN)


def put_into_play(m: Machine, c: Card, player: Seat, scope: int, at: int = NONE) -> None:
    """Put a card into play under a player's control (G63), a creature at this place of the line."""
    s = Scope(c, player, NONE, c, NONE, 0, player)
    m.add_own(EnterFrame(PUT_CARD, player, at), s)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class EnterFrame(Frame):
    """Under whose control the card of its scope enters play."""

    def __init__(self, node: Node, player: Seat = 0, at: int = NONE) -> None:
        super().__init__(node)
        self.player = player
        self.at = at
        """The place in the line where a creature has to go, or NONE."""
        self.stunned = False
        """Whether what has it enter says that it enters stunned (G211)."""
        self.ready = False
        """The same of ready."""
        self.onto: Card = NONE
        """The creature that an upgrade has to be put on, or NONE."""
        self.anywhere = False
        """Whether a creature may enter at any place of the line (G110)."""

    def numbers(self) -> Numbers:
        return (
            self.player,
            self.at + 1,
            (1 if self.stunned else 0) + (2 if self.ready else 0) + (4 if self.anywhere else 0),
            0,
        )

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a
        self.at = b - 1
        self.stunned = c & 1 == 1
        self.ready = c & 2 == 2
        self.anywhere = c & 4 == 4


@final
class PutCard(Node):
    """A card is put into play: the card of its scope (G63)."""

    def frame(self) -> EnterFrame:
        return EnterFrame(self)

    def run(self, m: Machine, f: EnterFrame) -> None:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.BEGINS:
            kind = m.type(c)
            if m.decks.prints[m.face[c]].half != WHOLE:
                about = m.stack[-2].cards
                bottom = bottom_for(m, c, about)
                if not self._fit(m, bottom, about):
                    c = show(m, c, f.player)  # half of a creature stays where it is (G164)
                    announce(m, c)
                    m.tell(EventKinds.FIZZLED, c, Faults.HALF)
                    m.pop()
                    return
                m.scopes[f.scope].this = m.scopes[f.scope].card = c = bottom
            if kind == CardTypes.ACTION or (kind == CardTypes.UPGRADE and not hosts(m, c, f.player)):
                m.pop()
                return
            c = show(m, c, f.player)
            [c] = m.shown([c])  # which of its copies it is, shows before its place is asked
            f.step = PlaySteps.ENTERS
            announce(m, c)
            if c < BOTH_DECKS:
                m.tell(EventKinds.PUT, f.player, c)
            if copied(m, c, f.player):
                f.step = PlaySteps.COPIES
                m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
            else:
                entering(m, f, c, False)
        elif f.step == PlaySteps.ENTERS:
            entering(m, f, c, False)
        else:
            m.pop()

    def _fit(self, m: Machine, bottom: Card, about: list[Card]) -> list[Card]:
        """The top halves that the effect puts into play together with the bottom half (G164)."""
        return (
            []
            if bottom == NONE
            else [top for top in tops(m, bottom, m.zone[bottom], about) if top in about and bottom in about]
        )

    def options(self, m: Machine, f: EnterFrame) -> list[Code]:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.ANYWHERE:
            return [code(MoveKinds.YES), code(MoveKinds.NO)]
        if f.step == PlaySteps.COPIES:
            return [m.card_code(model) for model in copied(m, c, f.player)]
        return places(m, f, c, False)

    def chosen(self, m: Machine, f: EnterFrame, code: Code) -> None:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.ANYWHERE:
            enter_anywhere(m, f, c, code == MoveKinds.YES)
            return
        if f.step == PlaySteps.COPIES:
            f.step = PlaySteps.ENTERS
            become_copy(m, c, code >> SHIFT)
            return
        f.step = PlaySteps.ENDS
        if m.decks.prints[m.decks.of[c]].half != WHOLE:  # both leave their zone together (G163)
            join(m, c, self._fit(m, c, m.stack[-2].cards)[0])
        settle(m, f, c, code, False)
        m.window(WindowKinds.PUT, c, NONE, 0, f.player)


def become_copy(m: Machine, c: Card, model: Card) -> None:
    """A card that enters play becomes a copy of another as it is printed (G213)."""
    m.face = with_at(m.face, c, m.face[model])
    m.changed()
    m.tell(EventKinds.TARGETS, c, cards=[model])
    for ability in m.decks.prints[m.face[c]].abilities:
        for word in rising(ability.body):  # in the battleline it is a creature, as its text says (G232)
            scope = Scope(c, m.ctrl[c], ability=word)
            m.lasts(InForce(None, word, scope, None, [c], m.turn, NONE, NONE))


def rising(body: Node) -> list[Constant]:
    """What an artifact says that puts itself into the battleline: what is so of it while it is there."""
    found: list[Constant] = []
    for part in body.parts if isinstance(body, Sequence) else (body,):
        if isinstance(part, Lasting) and part.how_long == Durations.FOR_GOOD and part.on is THIS:
            found += [word for word in part.words if isinstance(word, Constant)]
    return found if any([word.question == Questions.AS_CREATURE for word in found]) else []


def controller(m: Machine, c: Card, player: Seat) -> Seat:
    """Under whose control it enters (G117)."""
    theirs = m.decks.prints[m.face[c]].keywords[Keywords.TREACHERY] > 0
    for live in own_constants(m, c, player, Questions.ENTERS):
        theirs = theirs or (live.constant is not None and live.constant.verb == EntryStates.THEIRS)
    return 1 - player if theirs else player


def entering(m: Machine, f: EnterFrame, c: Card, as_upgrade: bool) -> None:
    """Ask where a card goes that is about to enter play."""
    if m.type(c) == CardTypes.ARTIFACT:
        f.node.chosen(m, f, code(MoveKinds.PLACE, 0))
        return
    if m.ix().by[Questions.ENTERS] and not as_upgrade and offers_anywhere(m, f, c):
        f.step = PlaySteps.ANYWHERE
        m.ask(f, m.active, AskKinds.YES, [code(MoveKinds.YES), code(MoveKinds.NO)])
        return
    kind = AskKinds.CARD if m.type(c) == CardTypes.UPGRADE or as_upgrade else AskKinds.PLACE
    options = places(m, f, c, as_upgrade)
    if not options:  # G64: its only creature has gone
        if m.zone[c] == Zones.REVEALED:
            m.move(c, Zones.HAND)
        m.pop()
        return
    m.ask(f, m.active, kind, options)


def offers_anywhere(m: Machine, f: EnterFrame, c: Card) -> list[InForce]:
    """What lets this creature enter ready and anywhere in its line, if its player likes."""
    if m.type(c) != CardTypes.CREATURE:
        return []
    found: list[InForce] = []
    for live in entries(m, c, f.player, f.node is not PUT_CARD, []):
        if live.constant is not None and live.constant.verb == EntryStates.ANYWHERE:
            found.append(live)
    return found


def enter_anywhere(m: Machine, f: EnterFrame, c: Card, yes: bool) -> None:
    """It was the next creature to enter, whatever was answered."""
    f.step = PlaySteps.ENTERS
    f.ready = f.ready or yes
    f.anywhere = f.anywhere or yes
    for live in offers_anywhere(m, f, c):
        m.end_lasting(live)


def places(m: Machine, f: EnterFrame, c: Card, as_upgrade: bool) -> list[Code]:
    if m.type(c) == CardTypes.UPGRADE or as_upgrade:
        return [code(MoveKinds.CARD, host) for host in hosts(m, c, f.player) if f.onto in (NONE, host)]
    size = len(m.line(controller(m, c, f.player)))
    if size == 0:
        return [code(MoveKinds.PLACE, 0)]
    if f.at != NONE and not f.anywhere and controller(m, c, f.player) == f.player:
        return [code(MoveKinds.PLACE, min(f.at, size))]
    if f.anywhere or enters_with(m, c, f.player, Keywords.DEPLOY):
        return [code(MoveKinds.PLACE, at) for at in range(size + 1)]
    return [code(MoveKinds.PLACE, 0), code(MoveKinds.PLACE, size)]


def enters_with(m: Machine, c: Card, player: Seat, which: Keyword) -> bool:
    """Whether a card that enters play has a keyword that matters then, such as deploy (G110) or omega (G107): by what it
    says, or by what the cards of the player gain who has it enter, under whose control it may be (G117, G211)."""
    if m.decks.prints[m.face[c]].keywords[which]:
        return True
    for live in in_force(m, c, player, Questions.KEYWORD):
        k = live.constant
        if k is None or k.verb != which or k.cards is None or k.cards.relation != 0:
            continue
        so = k.when is None or k.when.holds(m, live.scope)
        if so and m.described(k.cards, live.scope, c, player=player):
            return True
    return False


def settle(m: Machine, f: EnterFrame, c: Card, chosen: Code, as_upgrade: bool) -> None:
    """Lay a card down in play (G61.2), with what modifies its entering (G211)."""
    player = f.player
    kind = m.type(c)
    m.take_out(c)
    m.seen[c] = KNOWN_TO_ALL
    if kind == CardTypes.UPGRADE or as_upgrade:
        m.ctrl[c] = player
        attach(m, c, chosen >> SHIFT)
        return
    holder = controller(m, c, player)
    m.ctrl[c] = holder
    if holder != m.owner(c):
        m.controls = [*m.controls, (c, holder, NONE)]
    m.flags[c] = (
        (m.flags[c] & Flags.FACEDOWN)
        | (0 if f.ready else Flags.EXHAUSTED)
        | (Flags.STUNNED if f.stunned and kind == CardTypes.CREATURE else 0)
    )
    beside: list[int] = []
    if kind == CardTypes.CREATURE:
        at = chosen >> SHIFT
        beside = m.line(holder)[max(at - 1, 0) : at + 1]
    for live in entries(m, c, player, f.node is not PUT_CARD, beside):
        k = live.constant
        if k is None or k.verb in (EntryStates.ANYWHERE, EntryStates.THEIRS):
            continue
        if k.verb == EntryStates.READY:
            m.flags[c] &= ~Flags.EXHAUSTED
        elif kind == CardTypes.CREATURE:
            m.flags[c] |= Flags.STUNNED if k.verb == EntryStates.STUNNED else Flags.ENRAGED
        if live.once:
            m.end_lasting(live)
    if kind == CardTypes.CREATURE:
        m.put_in(c, Zones.LINE, holder, chosen >> SHIFT)
    else:
        m.put_in(c, Zones.ARTIFACTS, holder)
    m.dated(c)
    if c >= BOTH_DECKS:
        tokens.made(m, c)
    m.note(Done.ENTERED, player, c)


def entries(m: Machine, c: Card, player: Seat, played: bool, beside: list[Card]) -> list[InForce]:
    """What changes how a card enters play, next to those ``beside``; some of it only where the card is ``played``."""
    found: list[InForce] = []
    for live in in_force(m, c, player, Questions.ENTERS):
        k = live.constant
        if k is not None and k.rules(m, live, player):
            if k.cards is not None and k.cards.played and not played:
                continue
            if k.cards is not None and k.cards.beside == IS_THIS and live.scope.this not in beside:
                continue
            if k.cards is None or (
                k.cards.relation == 0 and m.described(k.cards, live.scope, c, player=player)
            ):
                found.append(live)
    for live in own_constants(m, c, player, Questions.ENTERS):
        k = live.constant
        if k is not None and k.rules(m, live, player):
            found.append(live)
    return found


def attach(m: Machine, c: Card, host: Card) -> None:
    """Put an upgrade on a creature or an artifact (G37)."""
    m.zone[c] = Zones.ATTACHED
    m.attached.append(c)
    m.host[c] = host
    m.dated(c)
    m.changed_by(c)
    m.tell(EventKinds.ATTACHED, c, host)
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == Questions.TAKES_CONTROL:
            m.take_control([host], m.ctrl[c], c)


PUT_CARD: Final[PutCard] = PutCard()
