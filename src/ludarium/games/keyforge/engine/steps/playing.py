"""Playing a card and putting one into play (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, Fault, Faults, GainCauses
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.position import LAID_OPEN, with_at
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, codes_of, index_of
from ludarium.games.keyforge.engine.terms import (
    KNOWN_TO_ALL,
    NONE,
    SIX,
    BonusIcon,
    Card,
    EntryStates,
    Face,
    Flags,
    Keywords,
    Question,
    Questions,
    Seat,
    Verb,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import Done, TurnEntry
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import FRIENDLY, IS_THIS
from ludarium.games.keyforge.words.icons import ICONS

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


def own_constants(m: Machine, c: Card, player: Seat, question: Question) -> list[InForce]:
    """What a card says about itself before it is in play (G211)."""
    found: list[InForce] = []
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == question and k.cards is not None and k.cards.relation == IS_THIS:
            found.append(InForce(None, k, Scope(c, player, ability=k)))
    return found


def in_force(m: Machine, c: Card, player: Seat, question: Question) -> list[InForce]:
    """What changes how cards enter play, as this one enters: of cards in play, and what it says itself of cards of its own
    kind (G211)."""
    found = m.ix().by[question][:]
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == question and k.cards is not None and k.cards.relation == 0 and not k.cards.other:
            found.append(InForce(None, k, Scope(c, player, ability=k)))
    return found


def play_fault(m: Machine, c: Card, player: Seat, as_upgrade: bool = False) -> Fault:
    """Why a player can't play a card now, by whatever leave: a fault of ``events``, or ``ALLOWED`` (G199)."""
    face = m.decks.prints[m.face[c]]
    if face.keywords[Keywords.ALPHA] and not m.fresh:
        return Faults.ALPHA
    if m.times(c, player) >= SIX:
        return Faults.SIX
    if m.forbids_player(Verbs.PLAY, player, c, CardTypes.UPGRADE if as_upgrade else NONE) is not None:
        return Faults.CANNOT  # as an upgrade it is no creature (G214)
    for live in own_constants(m, c, player, Questions.CANNOT):
        k = live.constant
        if k is None or k.cards is None or k.cards.relation == 0:
            continue  # it is about other cards, once this one is in play
        if k.verb == Verbs.PLAY and k.rules(m, live, player):
            return Faults.CANNOT
    models = copied(m, c, player)
    if models and all([copy_fault(m, model, player, m.fresh) != Faults.ALLOWED for model in models]):
        return copy_fault(m, models[0], player, m.fresh)
    if price(m, c, player, Verbs.PLAY) > m.pool[player]:
        return Faults.COST
    if (face.type == CardTypes.UPGRADE or as_upgrade) and not hosts(m, c, player):
        return Faults.NO_CREATURE
    return Faults.ALLOWED


def copied(m: Machine, c: Card, player: Seat) -> list[Card]:
    """The cards of which a card may become a copy as it is played (G213)."""
    found: list[int] = []
    for live in own_constants(m, c, player, Questions.COPIES):
        k = live.constant
        if k is not None and k.against is not None:
            found += k.against.all(m, live.scope)
    return found


def copy_fault(m: Machine, model: Card, player: Seat, fresh: bool) -> Fault:
    """Why nothing can be played as a copy of this card: its Alpha (is the step ``fresh``?), the Rule of Six."""
    if m.decks.prints[m.face[model]].keywords[Keywords.ALPHA] and not fresh:
        return Faults.ALPHA
    return Faults.SIX if m.times(model, player) >= SIX else Faults.ALLOWED


def price(m: Machine, c: Card, player: Seat, verb: Verb) -> int:
    """What a player must pay or lose to play or use a card."""
    total = 0
    for live in prices(m, c, player, verb):
        k = live.constant
        if k is not None:
            total += m.worth(k, live, c)
    return total


def prices(m: Machine, c: Card, player: Seat, verb: Verb) -> list[InForce]:
    found: list[InForce] = []
    for live in m.ix().by[Questions.PRICE]:
        k = live.constant
        if k is not None and k.verb == verb and k.cards is not None and k.rules(m, live, player):
            if m.described(k.cards, live.scope, c):
                found.append(live)
    if not m.in_play(c):
        for live in own_constants(m, c, player, Questions.PRICE):
            k = live.constant
            if k is not None and k.verb == verb and k.rules(m, live, player):
                found.append(live)
    return found


def pay(m: Machine, c: Card, player: Seat, verb: Verb) -> None:
    """Pay what playing or using a card costs (G228)."""
    for live in prices(m, c, player, verb):
        k = live.constant
        if k is None:
            continue
        amount = m.worth(k, live, c)
        if k.lost:
            m.lose(player, amount)
        else:
            m.pool[player] -= amount
            m.tell(EventKinds.PAID, player, amount)
            m.receive(1 - player, amount, GainCauses.BY_EFFECT, EventKinds.PAID)


def hosts(m: Machine, c: Card, player: Seat) -> list[Card]:
    """The creatures that an upgrade may be put on; or the cards that it says (G37)."""
    for live in own_constants(m, c, player, Questions.ATTACHES):
        k = live.constant
        if k is not None and k.against is not None:
            return k.against.all(m, live.scope)
    return [*m.line(m.active), *m.line(1 - m.active)]


def allowances(m: Machine, c: Card, player: Seat) -> list[InForce]:
    """Effects that let a player play this card though its house is not active (G198)."""
    found: list[InForce] = []
    for live in m.ix().by[Questions.MAY_PLAY]:
        k = live.constant
        if k is None or not k.rules(m, live, player):
            continue
        if k.cards is not None and not m.described(k.cards, live.scope, c):
            continue
        if k.amount != 0 and not live.once and spent(m, live):
            continue
        found.append(live)
    return found


def used_up(m: Machine, c: Card, player: Seat) -> list[InForce]:
    """The effects of which a card that is played uses up one (G198): none, where something allows every such card."""
    allowed = allowances(m, c, player)
    for live in allowed:
        if live.constant is not None and live.constant.amount == 0:
            return []
    return allowed


def use_up(m: Machine, live: InForce, player: Seat, c: Card) -> None:
    """Use up an effect that allows a card; one of a card in play is there again next turn."""
    if live.nth:
        m.end_lasting(live)
    else:
        m.turn_log.append(TurnEntry(Done.ALLOWED, player, live.scope.this, NONE, 0, c))


def spent(m: Machine, live: InForce) -> bool:
    """Whether a permission "each turn" has been used this turn; that of a card that has come back is another (G98)."""
    this = live.scope.this
    for entry in m.turn_log:
        if entry.kind == Done.ALLOWED and entry.card == this and entry.lives == 0:
            return True
    return False


def play(m: Machine, c: Card, player: Seat, scope: int, as_upgrade: bool) -> bool:
    if play_fault(m, c, player, as_upgrade) != Faults.ALLOWED:
        [c] = m.shown([c])
        m.seen[c] = KNOWN_TO_ALL  # it was revealed to see whether it can be (G61)
        announce(m, c)
        m.tell(EventKinds.FIZZLED, c, play_fault(m, c, player, as_upgrade))
        return False
    s = Scope(c, player, NONE, c, NONE, 0, player)
    m.add_own(PlayFrame(player, as_upgrade), s)
    return True


def play_either(m: Machine, c: Card, player: Seat, scope: int) -> bool:
    """Play a card; a creature that may be an upgrade as the one or the other (G214)."""
    if (
        not own_constants(m, c, player, Questions.AS_UPGRADE)
        or play_fault(m, c, player, True) != Faults.ALLOWED
    ):
        return play(m, c, player, scope, False)
    c = show(m, c, player)
    f = PlayFrame(player)
    f.step = PlaySteps.HOW
    m.add_own(f, Scope(c, player, NONE, c, NONE, 0, player))
    return True


def show(m: Machine, c: Card, player: Seat) -> Card:
    """A card is played or put into play, and something is asked about it first: everybody sees what it is. The number by
    which it is known then."""
    return c if m.seen[c] == KNOWN_TO_ALL else m.reveal(player, [c])[0]


def announce(m: Machine, c: Card) -> None:
    """Something is told about a card before it enters play: with hidden deck lists it lies open for that."""
    if m.met:
        m.seen[c] = KNOWN_TO_ALL
        m.met = with_at(m.met, c, LAID_OPEN)


def put_into_play(m: Machine, c: Card, player: Seat, scope: int) -> None:
    """Put a card into play under a player's control (G63)."""
    s = Scope(c, player, NONE, c, NONE, 0, player)
    m.add_own(EnterFrame(PUT_CARD, player), s)


def icons_of(m: Machine, c: Card, player: Seat, face: Face) -> list[BonusIcon]:
    """The bonus icons that playing a card as a print resolves, each once."""
    icons = m.decks.prints[face].icons
    if not icons or m.forbids_player(Verbs.ICONS, player, c) is not None:
        return []
    return icons


def icon_times(m: Machine, c: Card, player: Seat) -> int:
    """How often each icon is resolved, right after itself (G216)."""
    times = 1
    for live in m.ix().by[Questions.ICONS_AGAIN]:
        k = live.constant
        if (
            k is not None
            and k.rules(m, live, player)
            and (k.cards is None or m.described(k.cards, live.scope, c))
        ):
            times += m.worth(k, live, c)
    return times


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterFrame(Frame):
    """Under whose control the card of its scope enters play."""

    def __init__(self, node: Node, player: Seat = 0) -> None:
        super().__init__(node)
        self.player = player

    def numbers(self) -> Numbers:
        return self.player, 0, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a


@final
class PlayFrame(EnterFrame):
    """A card that is being played; the next of its icons was resolved once for each of ``cards`` (G216)."""

    def __init__(self, player: Seat = 0, as_upgrade: bool = False) -> None:
        super().__init__(PLAY_CARD, player)
        self.as_upgrade = as_upgrade
        """Whether a creature is played as an upgrade (G214)."""
        self.fresh = False
        """Whether nothing had been done in this step before, while a copy is chosen (G213)."""
        self.icons = 0
        """How many of its icons are done."""
        self.face: Face = NONE
        """The print as which it counts: its icons stay, whatever becomes of the card (G62)."""

    def numbers(self) -> Numbers:
        done = (1 if self.fresh else 0) if self.step == PlaySteps.COPIES else self.icons
        return self.player, 1 if self.as_upgrade else 0, done, self.face

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a
        self.as_upgrade = b == 1
        self.face = d
        if self.step == PlaySteps.COPIES:
            self.fresh = c == 1
        else:
            self.icons = c


@final
class PlayCard(Node):
    """A card is played: it is revealed and paid for, its icons resolve, it enters play, and its "Play:" resolves."""

    def frame(self) -> PlayFrame:
        return PlayFrame()

    def run(self, m: Machine, f: PlayFrame) -> None:
        s = m.scopes[f.scope]
        c = s.this
        if f.step == PlaySteps.BEGINS:
            self._begin(m, f, c)
        elif f.step == PlaySteps.HOW:
            m.ask(f, m.active, AskKinds.MODE, self.options(m, f))
        elif f.step == PlaySteps.ENTERS:
            entering(m, f, c, f.as_upgrade)
        elif f.step == PlaySteps.BONUS:
            icons = icons_of(m, c, f.player, f.face)
            done = len(f.cards)  # how often the icon f.icons has been resolved
            if f.icons >= len(icons):
                f.step = PlaySteps.RESOLVES
            elif done and done >= icon_times(m, c, f.player):
                f.icons += 1
                f.cards = []
            else:
                f.step = PlaySteps.HEARD
                f.cards = [*f.cards, c]
                m.push_words(ICONS[icons[f.icons]], Scope(c, f.player))
        elif f.step == PlaySteps.HEARD:
            f.step = PlaySteps.BONUS
            m.window(WindowKinds.ICON, c, NONE, m.decks.prints[f.face].icons[f.icons], f.player)
        elif f.step == PlaySteps.RESOLVES:
            f.step = PlaySteps.ENDS
            if m.window(WindowKinds.PLAYED, c, NONE, 0, f.player):
                m.scopes[-1].gone = s.gone
        else:
            m.pop()
            if m.zone[c] == Zones.REVEALED:
                m.take_out(c)
                owner = m.owner(c)
                m.ctrl[c] = owner
                m.put_in(c, Zones.DISCARD, owner)

    def _begin(self, m: Machine, f: PlayFrame, c: Card) -> None:
        allowed = used_up(m, c, f.player)
        if len(allowed) > 1 and any([live.constant is not allowed[0].constant for live in allowed]):
            f.step = PlaySteps.LETS
            show(m, c, f.player)
            m.ask(f, m.active, AskKinds.REPLACE, codes_of(allowed))
        else:
            self._reveal(m, f, c, allowed[0] if allowed else None)

    def _reveal(self, m: Machine, f: PlayFrame, c: Card, leave: InForce | None) -> None:
        player = f.player
        [c] = m.shown([c])
        f.step = PlaySteps.ENTERS
        f.fresh = m.fresh  # as long as a copy is chosen
        m.tell(EventKinds.PLAYED, player, c)  # before the price, which tells of a hidden card what it is
        pay(m, c, player, Verbs.PLAY)
        m.fresh = False
        if leave is not None:
            use_up(m, leave, player, c)
        m.take_out(c)
        m.zone[c] = Zones.REVEALED
        m.revealed.append(c)
        m.ctrl[c] = player
        m.seen[c] = KNOWN_TO_ALL
        m.changed()
        options = self._models(m, f, c)
        if options:
            f.step = PlaySteps.COPIES
            m.ask(f, m.active, AskKinds.CARD, options)
        else:
            self._counts(m, f, c)

    def _models(self, m: Machine, f: PlayFrame, c: Card) -> list[Code]:
        """The cards of which it becomes a copy as it is played, of those that could be played now (G213)."""
        could = [x for x in copied(m, c, f.player) if copy_fault(m, x, f.player, f.fresh) == Faults.ALLOWED]
        return [m.card_code(model) for model in could]

    def _counts(self, m: Machine, f: PlayFrame, c: Card) -> None:
        """It counts as played, as what it is now."""
        f.fresh = False
        f.face = m.face[c]
        face = m.decks.prints[m.face[c]]
        if face.keywords[Keywords.OMEGA]:
            m.closed = True
        if face.type == CardTypes.ACTION:
            m.note(Done.PLAYED, f.player, c)
            f.step = PlaySteps.BONUS

    def options(self, m: Machine, f: PlayFrame) -> list[Code]:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.COPIES:
            return self._models(m, f, c)
        if f.step == PlaySteps.LETS:
            return codes_of(self.offered(m, f))
        if f.step == PlaySteps.HOW:
            found = [code(MoveKinds.PLAY, c)] if play_fault(m, c, f.player) == Faults.ALLOWED else []
            return [*found, code(MoveKinds.PLAY_UPGRADE, c)]
        return places(m, f, c, f.as_upgrade)

    def offered(self, m: Machine, f: PlayFrame) -> list[InForce]:
        return used_up(m, m.scopes[f.scope].this, f.player) if f.step == PlaySteps.LETS else []

    def chosen(self, m: Machine, f: PlayFrame, code: Code) -> None:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.LETS:
            allowed = self.offered(m, f)
            self._reveal(m, f, c, allowed[index_of(allowed, code)])
            return
        if f.step == PlaySteps.HOW:
            f.step = PlaySteps.BEGINS
            f.as_upgrade = code & WHAT == MoveKinds.PLAY_UPGRADE
            return
        if f.step == PlaySteps.COPIES:
            model = code >> SHIFT
            f.step = PlaySteps.ENTERS
            m.face = with_at(m.face, c, m.face[model])
            m.changed()
            m.tell(EventKinds.TARGETS, c, cards=[model])
            self._counts(m, f, c)
            return
        settle(m, f, c, code, f.as_upgrade)
        m.note(Done.PLAYED, f.player, c, m.host[c])
        f.step = PlaySteps.BONUS


@final
class PutCard(Node):
    """A card is put into play: the card of its scope (G63)."""

    def frame(self) -> EnterFrame:
        return EnterFrame(self)

    def run(self, m: Machine, f: EnterFrame) -> None:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.BEGINS:
            kind = m.type(c)
            if kind == CardTypes.ACTION or (kind == CardTypes.UPGRADE and not hosts(m, c, f.player)):
                m.pop()
                return
            c = show(m, c, f.player)
            [c] = m.shown([c])  # which of its copies it is, shows before its place is asked
            f.step = PlaySteps.ENTERS
            announce(m, c)
            m.tell(EventKinds.PUT, f.player, c)
            entering(m, f, c, False)
        else:
            m.pop()

    def options(self, m: Machine, f: EnterFrame) -> list[Code]:
        return places(m, f, m.scopes[f.scope].this, False)

    def chosen(self, m: Machine, f: EnterFrame, code: Code) -> None:
        c = m.scopes[f.scope].this
        f.step = PlaySteps.ENDS
        settle(m, f, c, code, False)
        m.window(WindowKinds.PUT, c, NONE, 0, f.player)


def controller(m: Machine, c: Card, player: Seat) -> Seat:
    """Under whose control it enters (G117)."""
    return 1 - player if m.decks.prints[m.face[c]].keywords[Keywords.TREACHERY] else player


def entering(m: Machine, f: EnterFrame, c: Card, as_upgrade: bool) -> None:
    """Ask where a card goes that is about to enter play."""
    if m.type(c) == CardTypes.ARTIFACT:
        f.node.chosen(m, f, code(MoveKinds.PLACE, 0))
        return
    kind = AskKinds.CARD if m.type(c) == CardTypes.UPGRADE or as_upgrade else AskKinds.PLACE
    options = places(m, f, c, as_upgrade)
    if not options:  # G64: its only creature has gone
        if m.zone[c] == Zones.REVEALED:
            m.move(c, Zones.HAND)
        m.pop()
        return
    m.ask(f, m.active, kind, options)


def places(m: Machine, f: EnterFrame, c: Card, as_upgrade: bool) -> list[Code]:
    if m.type(c) == CardTypes.UPGRADE or as_upgrade:
        return [code(MoveKinds.CARD, host) for host in hosts(m, c, f.player)]
    size = len(m.line(controller(m, c, f.player)))
    if size == 0:
        return [code(MoveKinds.PLACE, 0)]
    if deploys(m, c, f.player):
        return [code(MoveKinds.PLACE, at) for at in range(size + 1)]
    return [code(MoveKinds.PLACE, 0), code(MoveKinds.PLACE, size)]


def deploys(m: Machine, c: Card, player: Seat) -> bool:
    """Whether a card may enter anywhere (G110), by what it says or by what its player's creatures gain (G211)."""
    if m.decks.prints[m.face[c]].keywords[Keywords.DEPLOY]:
        return True
    for live in in_force(m, c, player, Questions.KEYWORD):
        k = live.constant
        if k is None or k.verb != Keywords.DEPLOY or k.cards is None or k.cards.relation != 0:
            continue
        side = k.cards.side
        if side != 0 and (player == live.scope.me) != (side == FRIENDLY):
            continue
        if (k.when is None or k.when.holds(m, live.scope)) and m.described(k.cards, live.scope, c):
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
    m.flags[c] = Flags.EXHAUSTED
    for live in entries(m, c, player, f.node is PLAY_CARD):
        k = live.constant
        if k is None:
            continue
        if k.verb == EntryStates.READY:
            m.flags[c] &= ~Flags.EXHAUSTED
        elif kind == CardTypes.CREATURE:
            m.flags[c] |= Flags.STUNNED
        if live.once:
            m.end_lasting(live)
    if kind == CardTypes.CREATURE:
        m.put_in(c, Zones.LINE, holder, chosen >> SHIFT)
    else:
        m.put_in(c, Zones.ARTIFACTS, holder)
    m.dated(c)
    m.note(Done.ENTERED, player, c)


def entries(m: Machine, c: Card, player: Seat, played: bool) -> list[InForce]:
    """What changes how a card enters play; some of it only where the card is ``played``."""
    found: list[InForce] = []
    for live in in_force(m, c, player, Questions.ENTERS):
        k = live.constant
        if k is not None and k.rules(m, live, player):
            if k.cards is not None and k.cards.played and not played:
                continue
            side = 0 if k.cards is None else k.cards.side
            if side != 0 and (player == live.scope.me) != (
                side == FRIENDLY
            ):  # of whoever lets it enter (G117)
                continue
            if k.cards is None or (k.cards.relation == 0 and m.described(k.cards, live.scope, c)):
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
    m.changed()
    m.tell(EventKinds.ATTACHED, c, host)
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == Questions.TAKES_CONTROL:
            m.take_control([host], m.ctrl[c], c)


PLAY_CARD: Final = PlayCard()
PUT_CARD: Final = PutCard()
