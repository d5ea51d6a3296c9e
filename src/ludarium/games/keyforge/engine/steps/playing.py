"""Playing a card and putting one into play (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, Faults
from ludarium.games.keyforge.engine.frames import InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps.entering import (
    EnterFrame,
    PlaySteps,
    announce,
    become_copy,
    enter_anywhere,
    entering,
    enters_with,
    places,
    settle,
    show,
)
from ludarium.games.keyforge.engine.steps.halves import bottom_for, join, unlike
from ludarium.games.keyforge.engine.steps.icons import instead_of
from ludarium.games.keyforge.engine.steps.permission import (
    copied,
    copy_fault,
    own_constants,
    pay,
    play_fault,
    use_up,
    used_up,
)
from ludarium.games.keyforge.engine.steps.timing import WindowKinds, codes_of, index_of
from ludarium.games.keyforge.engine.terms import (
    KNOWN_TO_ALL,
    NONE,
    BonusIcon,
    Card,
    Face,
    Keywords,
    Questions,
    Replacements,
    Seat,
    Verbs,
    Zones,
)
from ludarium.games.keyforge.engine.turn_log import AS_CREATURE, Done
from ludarium.games.keyforge.pool.facts import BOTTOM
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.cards import FROM_PILE, LEFT, RIGHT
from ludarium.games.keyforge.words.icons import ICONS

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


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
    """Play a card; a creature that may be an upgrade as the one or the other (G214).

    What would be played from the archives of a player who does not own it goes to its owner's hand instead (G130)."""
    if m.zone[c] == Zones.ARCHIVES and m.whose(c) != m.owner(c):
        c = m.move(c, Zones.HAND)
        m.tell(EventKinds.MOVED, c, Zones.HAND, m.owner(c), eyes=m.eyes_on(c))
        return False
    if m.decks.gigantic:
        if m.zone[c] == Zones.JOINED:
            return False  # it has been played, as part of the other half
        bottom = bottom_for(m, c, m.stack[-1].cards)
        if bottom != NONE:
            c = bottom
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


def icons_of(m: Machine, c: Card, player: Seat, face: Face) -> list[BonusIcon]:
    """The bonus icons that playing a card as a print resolves, each once."""
    icons = m.decks.prints[face].icons
    if not icons or m.forbids_player(Verbs.ICONS, player, c) is not None:
        return []
    return icons


def icon_times(m: Machine, c: Card, player: Seat) -> int:
    """How often each icon is resolved, right after itself (G216); what is so for the next card alone, its frame knows."""
    times = 1
    if m.ix().by[Questions.ICONS_AGAIN]:
        for live, number in icons_again(m, c, player):
            if not live.once:
                times += number
    return times


def icons_again(m: Machine, c: Card, player: Seat) -> list[tuple[InForce, int]]:
    """What has the icons of a card resolved more often, and how much more often."""
    found: list[tuple[InForce, int]] = []
    for live in m.ix().by[Questions.ICONS_AGAIN]:
        k = live.constant
        if (
            k is not None
            and k.rules(m, live, player)
            and (k.cards is None or m.described(k.cards, live.scope, c, player=player))
        ):
            found.append((live, m.worth(k, live, c)))
    return found


def used_for_next(m: Machine, c: Card, player: Seat) -> int:
    """How many additional times its icons are resolved because it is the next card: that is used up then."""
    again = 0
    for live, number in icons_again(m, c, player):
        if live.once:
            again += number
            m.end_lasting(live)
    return again


def comes_back(m: Machine, player: Seat) -> bool:
    """Whether an action that a player begins to play goes to its owner's hand once it is resolved, and not to the pile:
    what is so for the next action alone is used up by it, whatever becomes of it."""
    found = False
    for live in m.ix().by[Questions.REPLACES]:
        k = live.constant
        if k is not None and k.verb == Replacements.RESOLVED and k.rules(m, live, player):
            found = True
            if live.once:
                m.end_lasting(live)
    return found


def resolve_icons(m: Machine, c: Card, player: Seat) -> None:
    """The bonus icons of a card are resolved as though it had been played (G216)."""
    if m.is_hidden(c):
        announce(m, c)
    f = PlayFrame(player, False, ICONS_OF)
    f.step = PlaySteps.BONUS
    f.face = m.face[c]
    f.again = used_for_next(m, c, player)
    m.add_own(f, Scope(c, player, NONE, c, NONE, 0, player))


def next_icon(m: Machine, f: PlayFrame, c: Card) -> bool:
    """Resolve an icon, or answer the last one; whether there was something to do."""
    if f.step == PlaySteps.HEARD:
        f.step = PlaySteps.BONUS
        m.window(WindowKinds.ICON, c, NONE, m.decks.prints[f.face].icons[f.icons], f.player)
        return True
    icons = icons_of(m, c, f.player, f.face)
    done = len(f.cards)  # how often the icon f.icons has been resolved
    if f.icons >= len(icons):
        return False
    if done and done >= icon_times(m, c, f.player) + f.again:
        f.icons += 1
        f.cards = []
    else:
        f.cards = [*f.cards, c]
        icon = icons[f.icons]
        if instead_of(m, icon, f.player):
            m.resolve_icon(c, icon, f.player)
        else:
            f.step = PlaySteps.HEARD
            m.push_words(ICONS[icon], Scope(c, f.player))
    return True


@mypyc_attr(acyclic=True)
@final
class PlayFrame(EnterFrame):
    """A card that is being played; the next of its icons was resolved once for each of ``cards`` (G216)."""

    def __init__(self, player: Seat = 0, as_upgrade: bool = False, node: Node | None = None) -> None:
        super().__init__(PLAY_CARD if node is None else node, player)
        self.as_upgrade = as_upgrade
        """Whether a creature is played as an upgrade (G214)."""
        self.fresh = False
        """Whether nothing had been done in this step before, while a copy is chosen (G213)."""
        self.icons = 0
        """How many of its icons are done."""
        self.face: Face = NONE
        """The print as which it counts: its icons stay, whatever becomes of the card (G62)."""
        self.again = 0
        """How many additional times each icon is resolved because this was the next card (G216)."""
        self.returns = False
        """Whether an action goes to its owner's hand in the end, and not to the pile."""

    def numbers(self) -> Numbers:
        done = (1 if self.fresh else 0) if self.step in (PlaySteps.COPIES, PlaySteps.HALF) else self.icons
        marks = (1 if self.as_upgrade else 0) + (2 if self.stunned else 0)
        entering = (4 if self.ready else 0) + (8 if self.anywhere else 0)
        return (
            self.player + (2 if self.returns else 0) + entering + (self.onto + 1 << 4),
            marks + (self.again << 2),
            done,
            self.face,
        )

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.player = a & 1
        self.returns = a & 2 == 2
        self.ready = a & 4 == 4
        self.anywhere = a & 8 == 8
        self.onto = (a >> 4) - 1
        self.as_upgrade = b & 1 == 1
        self.stunned = b & 2 == 2
        self.again = b >> 2
        self.face = d
        if self.step in (PlaySteps.COPIES, PlaySteps.HALF):
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
        elif f.step == PlaySteps.BONUS or f.step == PlaySteps.HEARD:
            if not next_icon(m, f, c):
                f.step = PlaySteps.RESOLVES
        elif f.step == PlaySteps.RESOLVES:
            f.step = PlaySteps.ENDS
            if m.window(WindowKinds.PLAYED, c, NONE, s.amount, f.player):
                m.scopes[-1].gone = s.gone
                m.scopes[-1].kept = s.kept
        else:
            m.pop()
            if f.returns and m.zone[c] == Zones.REVEALED:
                m.return_to(c, Zones.HAND)
            elif m.zone[c] == Zones.REVEALED:
                m.take_out(c)
                owner = m.owner(c)
                m.ctrl[c] = owner
                m.put_in(c, Zones.DISCARD, owner)
                m.window(WindowKinds.RESOLVED, c, NONE, 0, f.player)

    def _begin(self, m: Machine, f: PlayFrame, c: Card) -> None:
        allowed = used_up(m, c, f.player, f.as_upgrade)
        if len(allowed) > 1 and any([live.constant is not allowed[0].constant for live in allowed]):
            f.step = PlaySteps.LETS
            show(m, c, f.player)
            m.ask(f, m.active, AskKinds.REPLACE, codes_of(allowed))
        else:
            self._reveal(m, f, c, allowed[0] if allowed else None)

    def _reveal(self, m: Machine, f: PlayFrame, c: Card, leave: InForce | None) -> None:
        fit: list[Card] = []
        if m.decks.prints[m.face[c]].half == BOTTOM:
            fit = unlike(m, c, m.zone[c], m.stack[-2].cards)
            if m.zone[c] != Zones.HAND:
                fit = fit[:1]
        player = f.player
        [c] = m.shown([c])
        f.step = PlaySteps.ENTERS
        f.fresh = m.fresh  # as long as a copy is chosen
        m.tell(EventKinds.PLAYED, player, c)  # before the price, which tells of a hidden card what it is
        pay(m, c, player, Verbs.PLAY)
        m.fresh = False
        if leave is not None:
            use_up(m, leave, player, c)
        if m.zone[c] == Zones.DISCARD and m.owner(c) == player:
            m.scopes[f.scope].amount = FROM_PILE
        m.take_out(c)
        m.zone[c] = Zones.REVEALED
        m.revealed.append(c)
        m.ctrl[c] = player
        m.seen[c] = KNOWN_TO_ALL
        if m.type(c) == CardTypes.ACTION:
            m.changed_by(c)
        else:
            m.moved_on()  # it says nothing before it is in play
        if len(fit) > 1:
            f.step = PlaySteps.HALF
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
            return
        if fit:
            join(m, c, fit[0])
        self._revealed(m, f, c)

    def _revealed(self, m: Machine, f: PlayFrame, c: Card) -> None:
        f.step = PlaySteps.ENTERS
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
            f.again = used_for_next(m, c, f.player)
            f.returns = comes_back(m, f.player)
            f.step = PlaySteps.BONUS

    def options(self, m: Machine, f: PlayFrame) -> list[Code]:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.COPIES:
            return self._models(m, f, c)
        if f.step == PlaySteps.ANYWHERE:
            return [code(MoveKinds.YES), code(MoveKinds.NO)]
        if f.step == PlaySteps.LETS:
            return codes_of(self.offered(m, f))
        if f.step == PlaySteps.HALF:
            return [m.card_code(top) for top in unlike(m, c, Zones.HAND, [])]
        if f.step == PlaySteps.HOW:
            found = [code(MoveKinds.PLAY, c)] if play_fault(m, c, f.player) == Faults.ALLOWED else []
            return [*found, code(MoveKinds.PLAY_UPGRADE, c)]
        return places(m, f, c, f.as_upgrade)

    def offered(self, m: Machine, f: PlayFrame) -> list[InForce]:
        if f.step != PlaySteps.LETS:
            return []
        return used_up(m, m.scopes[f.scope].this, f.player, f.as_upgrade)

    def chosen(self, m: Machine, f: PlayFrame, code: Code) -> None:
        c = m.scopes[f.scope].this
        if f.step == PlaySteps.ANYWHERE:
            enter_anywhere(m, f, c, code == MoveKinds.YES)
            return
        if f.step == PlaySteps.LETS:
            allowed = self.offered(m, f)
            self._reveal(m, f, c, allowed[index_of(allowed, code)])
            return
        if f.step == PlaySteps.HALF:
            join(m, c, code >> SHIFT)
            self._revealed(m, f, c)
            return
        if f.step == PlaySteps.HOW:
            f.step = PlaySteps.BEGINS
            f.as_upgrade = code & WHAT == MoveKinds.PLAY_UPGRADE
            return
        if f.step == PlaySteps.COPIES:
            model = code >> SHIFT
            f.step = PlaySteps.ENTERS
            become_copy(m, c, model)
            self._counts(m, f, c)
            return
        # what it gains as it enters counts; later it would be too late (G107)
        if not f.as_upgrade and enters_with(m, c, f.player, Keywords.OMEGA):
            m.closed = True
        settle(m, f, c, code, f.as_upgrade)
        if m.zone[c] == Zones.LINE:  # whatever comes between them, or moves it, before it is answered
            m.scopes[f.scope].kept = m.neighbours(c)
            if m.ctrl[c] == f.player:
                m.scopes[f.scope].amount |= flanks(m, c)
        m.note(Done.PLAYED, f.player, c, AS_CREATURE if m.rises(c) else m.host[c])
        f.again = used_for_next(m, c, f.player)
        f.step = PlaySteps.BONUS


def flanks(m: Machine, c: Card) -> int:
    """The flanks of its line on which a creature stands, as bits: both for one that is alone (G33)."""
    line = m.line(m.ctrl[c])
    return (LEFT if line[0] == c else 0) | (RIGHT if line[-1] == c else 0)


PLAY_CARD: Final[PlayCard] = PlayCard()


@final
class IconsOf(Node):
    """The bonus icons of a card are resolved, though it is not played: the card of its scope."""

    def frame(self) -> PlayFrame:
        return PlayFrame(0, False, self)

    def run(self, m: Machine, f: PlayFrame) -> None:
        if not next_icon(m, f, m.scopes[f.scope].this):
            m.pop()


ICONS_OF: Final[IconsOf] = IconsOf()
