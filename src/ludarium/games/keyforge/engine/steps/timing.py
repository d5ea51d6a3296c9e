"""Windows (section 21): the active player orders what is simultaneous, one ability at a time (G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.frames import (
    NO_CARDS,
    NOTHING_IN_FORCE,
    NOTHING_WAITS,
    UNREAD,
    Frame,
    InForce,
    Node,
    Numbers,
    Pending,
    Scope,
    among,
    within,
)
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.terms import (
    NONE,
    Card,
    Flags,
    Moment,
    Moments,
    Questions,
    Replacements,
    Zones,
)
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Ability

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position

WindowKind: TypeAlias = int
"""Which event a window is for."""


class WindowKinds:
    PLAYED: Final[WindowKind] = 0
    PUT: Final[WindowKind] = 1
    FOUGHT: Final[WindowKind] = 2
    FOUGHT_IN_VAIN: Final[WindowKind] = 3
    REAPED: Final[WindowKind] = 4
    USED: Final[WindowKind] = 5
    FORGED: Final[WindowKind] = 6
    HOUSE: Final[WindowKind] = 7
    DISCARDED: Final[WindowKind] = 8
    STARTS: Final[WindowKind] = 9
    ENDS: Final[WindowKind] = 10
    GONE: Final[WindowKind] = 11
    READIED: Final[WindowKind] = 12
    ICON: Final[WindowKind] = 13
    ATTACHED: Final[WindowKind] = 14
    ARMORED: Final[WindowKind] = 15
    REAPED_AMBER: Final[WindowKind] = 16
    """A reap that has brought Æ."""
    READY_ENDS: Final[WindowKind] = 17
    STOLEN: Final[WindowKind] = 18
    FORGING: Final[WindowKind] = 19
    """A key that is about to be forged."""
    ICON_HURT: Final[WindowKind] = 20
    """A creature to which a damage icon has dealt damage."""
    TIDE: Final[WindowKind] = 21
    """A player who has raised the tide."""
    DRAWN: Final[WindowKind] = 22
    """A player who has drawn a card."""
    SHUFFLED: Final[WindowKind] = 23
    NO_HOUSE: Final[WindowKind] = 24
    """A player for whom there was no house to choose."""
    RESOLVED: Final[WindowKind] = 25
    """An action that has been resolved."""
    DRAW_STARTS: Final[WindowKind] = 26


WINDOWS: Final[tuple[tuple[Moment, ...], ...]] = (
    (Moments.PLAY, Moments.AFTER_PLAYED, Moments.AFTER_ENTERS, Moments.AFTER_ATTACHED),
    (Moments.AFTER_ENTERS, Moments.AFTER_ATTACHED),
    (Moments.FIGHT, Moments.AFTER_FIGHTS, Moments.AFTER_USED),
    (Moments.AFTER_FIGHTS, Moments.AFTER_USED),
    (Moments.REAP, Moments.AFTER_REAPS, Moments.AFTER_USED),
    (Moments.AFTER_USED,),
    (Moments.AFTER_FORGES,),
    (Moments.AFTER_HOUSE, Moments.HOUSE_STEP),
    (Moments.SCRAP, Moments.AFTER_DISCARDS),
    (Moments.TURN_STARTS,),
    (Moments.TURN_ENDS,),
    (),
    (Moments.AFTER_READIED,),
    (Moments.AFTER_ICON,),
    (Moments.AFTER_ATTACHED,),
    (Moments.AFTER_ARMOR,),
    (Moments.REAP, Moments.AFTER_REAP_GAIN, Moments.AFTER_REAPS, Moments.AFTER_USED),
    (Moments.READY_ENDS,),
    (Moments.AFTER_STEALS,),
    (Moments.WOULD_FORGE,),
    (Moments.AFTER_ICON_HURTS,),
    (Moments.AFTER_TIDE,),
    (Moments.AFTER_DRAWS,),
    (Moments.AFTER_SHUFFLES,),
    (Moments.HOUSE_STEP,),
    (Moments.AFTER_RESOLVED,),
    (Moments.DRAW_STARTS,),
)
"""The moments that each holds."""
WINDOW_BITS: Final[tuple[int, ...]] = tuple([sum([1 << moment for moment in held]) for held in WINDOWS])
"""The same as bits."""


def trigger_codes(cards: list[Card]) -> list[Code]:
    """The options for what is to be resolved next: each named by its card, and by how many of it come before."""
    found: list[int] = []
    for i, c in enumerate(cards):
        found.append(code(MoveKinds.TRIGGER, cards[:i].count(c) << 8 | c))
    return found


def trigger_index(cards: list[Card], chosen: Code) -> int:
    """Which of ``cards`` an option of ``trigger_codes`` names."""
    return trigger_codes(cards).index(chosen)


NUMBERS: Final = 256
"""More than there are cards and token creatures."""


def number_of(live: InForce) -> int:
    """The number of its ability in the registry, NONE where it is none."""
    if live.number == UNREAD:
        live.number = NONE if live.ability is None else REGISTRY.number(live.ability)
    return live.number


def key_of(live: InForce) -> int:
    """The same for the same ability of the same card, whenever it is asked; each lasting effect has its own."""
    key = live.key
    if key == UNREAD:
        scope = live.scope
        nth = live.nth if live.gate is None else live.gate.nth
        key = (((nth << 16) + number_of(live)) * NUMBERS + scope.this + 1) * NUMBERS + scope.giver + 1
        live.key = key
    return key


def heard_as(live: InForce) -> int:
    """The same for the same ability as long as the same player controls its card."""
    return key_of(live) * 2 + live.scope.me


def codes_of(offered: list[InForce]) -> list[Code]:
    """The options among abilities: each is named by its card."""
    return trigger_codes([live.scope.this for live in offered])


def index_of(offered: list[InForce], chosen: Code) -> int:
    """Which of ``offered`` an option of ``codes_of`` names."""
    return codes_of(offered).index(chosen)


@mypyc_attr(acyclic=True)
@final
class WindowFrame(Frame):
    """``cards`` are what heard the event when it opened, and what did not though it was there (``heard_as``), if anything
    answers; behind those are the keys of what has been resolved."""

    def __init__(self, kind: WindowKind = WindowKinds.GONE) -> None:
        super().__init__(WINDOW)
        self.kind = kind
        self.played = False
        """Whether a "Play:" has begun."""
        self.heard = 0
        """How many heard the event: what becomes of its card makes no difference to them."""
        self.deaf = 0
        """How many did not."""

    def numbers(self) -> Numbers:
        return self.kind, 1 if self.played else 0, self.heard, self.deaf

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.kind = a
        self.played = b == 1
        self.heard = c
        self.deaf = d

    def told(self) -> int:
        """How many heard it or did not: what has been resolved stands behind them."""
        return self.heard + self.deaf

    def has_resolved(self, live: InForce) -> bool:
        return within(key_of(live), self.cards, self.told(), len(self.cards))

    def times_resolved(self, live: InForce) -> int:
        return self.cards[self.told() :].count(key_of(live))


@final
class Window(Node):
    """What answers an event is resolved; the scope of its frame holds the event."""

    def frame(self) -> WindowFrame:
        return WindowFrame()

    def run(self, m: Machine, f: WindowFrame) -> None:
        waiting = self.waiting(m, f)
        if waiting and f.kind != WindowKinds.GONE and not f.cards:
            self._listen(m, f)
        if not waiting:
            m.pop()
        elif len(waiting) == 1 or alike(waiting):
            self.resolve(m, f, waiting[0])
        else:
            m.ask(f, m.active, AskKinds.TRIGGER, codes_of([p.live for p in waiting]))

    def options(self, m: Machine, f: WindowFrame) -> list[Code]:
        return codes_of(self.offered(m, f))

    def offered(self, m: Machine, f: WindowFrame) -> list[InForce]:
        return [p.live for p in self.waiting(m, f)]

    def chosen(self, m: Machine, f: WindowFrame, code: Code) -> None:
        waiting = self.waiting(m, f)
        self.resolve(m, f, waiting[index_of([p.live for p in waiting], code)])

    def resolve(self, m: Machine, f: WindowFrame, pending: Pending) -> None:
        if f.kind == WindowKinds.GONE:
            f.waiting = [p for p in f.waiting if p is not pending]
        else:
            f.cards = [*f.cards, key_of(pending.live)]
            ability = pending.live.ability
            if ability is not None and ability.own and pending.live.bits >> Moments.PLAY & 1:
                f.played = True
        instead = replaces_play(m, f, pending) if m.ix().by[Questions.REPLACES] else None
        if instead is not None:
            _put_in_place(m, instead, pending)
        else:
            m.start(pending)
        if m.scopes[f.scope].gone:
            m.scopes[-1].gone = True

    def waiting(self, m: Machine, f: WindowFrame) -> list[Pending]:
        """What is still to be resolved; abilities that join the open window included (G187). Not to be changed."""
        found = NOTHING_WAITS
        if f.kind == WindowKinds.GONE:
            found = []
            for pending in f.waiting:
                ability = pending.live.ability
                if ability is not None and (
                    ability.guest or pending.live.last != NONE or m.in_play(pending.live.scope.this)
                ):
                    found.append(pending)
            return found
        if f.kind == WindowKinds.FORGING and m.key_called_off():
            return NOTHING_WAITS  # nobody would forge any more
        found = self._answers(m, f)
        for p in found:
            if p.live.ability is not None and p.live.ability.early:
                # before any "Play:", whatever AP would choose (G254)
                return [p for p in found if p.live.ability is not None and p.live.ability.early]
        some = len(f.cards) > f.told()
        if f.kind == WindowKinds.PLAYED and some and m.ix().by[Questions.PLAYS_AGAIN]:
            # what is triggered once more comes right after itself
            return [p for p in found if key_of(p.live) == f.cards[-1]] or found
        return found

    def _listen(self, m: Machine, f: WindowFrame) -> None:
        """Keep who has heard the event, and who has not, before anything about its card changes."""
        s = m.scopes[f.scope]
        heard = NO_CARDS
        deaf = NO_CARDS
        for moment in WINDOWS[f.kind]:
            lives = _with_fallen(m, m.ix().at[moment], moment)
            for live in lives:
                ability = live.ability
                if ability is not None and not ability.own and m.granted(live):
                    if ability.fits(m, live, moment, s.card, s.other, s.player, s.gone, s.kept):
                        heard = [*heard, heard_as(live)]
                    else:
                        deaf = [*deaf, heard_as(live)]
        f.heard = len(heard)
        f.deaf = len(deaf)
        f.cards = heard + deaf if deaf else heard

    def _answers(self, m: Machine, f: WindowFrame) -> list[Pending]:
        """What answers the event and has not been resolved; what answered when the window opened still does, though the card of
        the event may have changed since."""
        found = NOTHING_WAITS
        s = m.scopes[f.scope]
        told = f.told()
        some = len(f.cards) > told
        if f.kind == WindowKinds.DISCARDED and s.player == m.active:
            for live in scraps(m, s.card):
                if not f.has_resolved(live):
                    found = _and(found, Pending(live, s.card, NONE, 0, s.player))
        index = m.ix()
        again = f.kind == WindowKinds.PLAYED and len(index.by[Questions.PLAYS_AGAIN]) > 0
        lost = len(index.by[Questions.LOSES_EFFECTS]) > 0
        attached = f.kind == WindowKinds.PLAYED and lies_as_upgrade(m, s.card)
        for moment in WINDOWS[f.kind]:
            if attached and moment in (Moments.AFTER_ENTERS, Moments.AFTER_ATTACHED):
                continue  # that has been answered when it was attached
            lives = _with_fallen(m, index.at[moment], moment)
            for live in lives:
                ability = live.ability
                if ability is None or (ability.own and live.scope.this != s.card):
                    continue
                if live.gate is not None and not m.granted(live):
                    continue
                if some and (self._done(m, f, s, live) if again else f.has_resolved(live)):
                    continue
                if ability.icon != NONE and ability.icon != s.amount:
                    continue
                if ability.own and s.gone:
                    continue  # what is there again is another (G62)
                if ability.own and lost and m.loses_effects(live.scope.this, moment):
                    continue
                if ability.flank and not s.amount & ability.flank:
                    continue
                if ability.early and f.played:
                    continue  # its moment has passed (G254)
                if f.kind == WindowKinds.FOUGHT_IN_VAIN and live.scope.this == s.card:
                    continue  # other cards alone hear of it (G79)
                ear = heard_as(live) if told and not ability.own else NONE
                if ear != NONE and within(ear, f.cards, 0, f.heard):
                    hears = ability.when is None or ability.when.holds(m, live.scope)
                elif ear != NONE and within(ear, f.cards, f.heard, told):
                    hears = False
                else:
                    kind = CardTypes.ACTION if attached else NONE
                    hears = ability.hears(m, live, moment, s.card, s.other, s.player, s.gone, s.kept, kind)
                if hears:
                    found = _and(found, Pending(live, s.card, s.other, s.amount, s.player))
        return found

    def _done(self, m: Machine, f: WindowFrame, s: Scope, live: InForce) -> bool:
        """Whether it has resolved as often as it may: a "Play:" perhaps more than once (``PLAYS_AGAIN``)."""
        times = f.times_resolved(live)
        ability = live.ability
        if times and ability is not None and ability.own and live.bits >> Moments.PLAY & 1:
            for other in m.ix().by[Questions.PLAYS_AGAIN]:
                k = other.constant
                if k is not None and k.rules(m, other, s.player) and k.about(m, other, s.card):
                    times -= 1
        return times > 0


def _and(found: list[Pending], more: Pending) -> list[Pending]:
    """The list with one more: most windows have none, and make no list."""
    if found is NOTHING_WAITS:
        return [more]
    found.append(more)
    return found


def replaces_play(m: Machine, f: WindowFrame, pending: Pending) -> InForce | None:
    """What happens instead of the "Play:" of a card that has been played (G156), or None."""
    ability = pending.live.ability
    if (
        f.kind != WindowKinds.PLAYED
        or ability is None
        or not ability.own
        or not pending.live.bits >> Moments.PLAY & 1
    ):
        return None
    for live in m.ix().by[Questions.REPLACES]:
        k = live.constant
        if k is not None and m.replaces(live, Replacements.PLAY_EFFECT) and k.rules(m, live, pending.player):
            if k.cards is None or m.described(k.cards, live.scope, pending.card):
                return live
    return None


def _put_in_place(m: Machine, live: InForce, pending: Pending) -> None:
    """The words of a replacement take the place of an ability."""
    k = live.constant
    assert k is not None
    assert k.instead is not None
    s = live.scope
    m.push_words(k.instead, Scope(s.this, s.me, s.giver, pending.card, NONE, 0, pending.player, k))


def lies_as_upgrade(m: Position, c: Card) -> bool:
    """Whether an action that has been played lies in play by now, attached as an upgrade (G233)."""
    return c != NONE and m.zone[c] == Zones.ATTACHED and m.decks.prints[m.face[c]].type == CardTypes.ACTION


def scraps(m: Position, c: Card) -> list[InForce]:
    """The "Scrap:" abilities of a card that was discarded, which lies in its owner's pile (G226)."""
    face = m.decks.prints[m.face[c]]
    if not face.scraps or m.zone[c] != Zones.DISCARD:
        return NOTHING_IN_FORCE
    return _at(Moments.SCRAP, face.said_by(c, m.owner(c)))


def fallen(m: Position, moment: Moment) -> list[InForce]:
    """What cards say for this moment that lie in their owners' discard piles (``Ability.fallen``)."""
    there = NO_CARDS
    for c in m.decks.speaking:
        if m.zone[c] == Zones.DISCARD and among(c, m.row(Zones.DISCARD, m.owner(c))):
            there = [*there, c]
    if not there:
        return NOTHING_IN_FORCE
    if len(there) > 1:  # in the order in which they lie
        there = [c for player in (0, 1) for c in m.row(Zones.DISCARD, player) if among(c, there)]
    found: list[InForce] = []
    for c in there:
        found += _at(moment, m.decks.prints[m.face[c]].said_fallen(c, m.owner(c)))
    return found


def _with_fallen(m: Position, lives: list[InForce], moment: Moment) -> list[InForce]:
    """These of a moment, and behind them what cards in discard piles say for it."""
    if not m.decks.fallen >> moment & 1:
        return lives
    more = fallen(m, moment)
    return lives + more if more else lives


def _at(moment: Moment, lives: list[InForce]) -> list[InForce]:
    """Those of them that are abilities for a moment."""
    return [live for live in lives if live.bits >> moment & 1]


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


def answers_destruction(scope: Scope) -> bool:
    """Whether what is carried out is a "Destroyed:" ability."""
    ability = scope.ability
    return isinstance(ability, Ability) and Moments.DESTROYED in ability.moments


@final
class Holder(Node):
    """Keeps a scope while the words on top of it are carried out."""

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if m.zone[s.this] == Zones.LINE and not m.flags[s.this] & Flags.TAGGED and answers_destruction(s):
            m.dirty = True  # it has been saved, and was not looked at meanwhile
        m.pop()


WINDOW: Final[Window] = Window()
HOLDER: Final[Holder] = Holder()
