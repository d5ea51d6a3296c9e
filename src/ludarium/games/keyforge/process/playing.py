"""Playing a card and putting one into play (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import deeds
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Deed, Frame, Live, Node, Scope
from ludarium.games.keyforge.position import LAID_OPEN, with_at
from ludarium.games.keyforge.process import timing as pt
from ludarium.games.keyforge.process.timing import codes_of, index_of
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.base import FRIENDLY, IS_THIS
from ludarium.games.keyforge.words.icons import ICONS

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

# Steps of playing and of entering.
BEGINS: Final = 0
ENTERS: Final = 1
BONUS: Final = 2
RESOLVES: Final = 3
ENDS: Final = 4
HEARD: Final = 5  # between two icons
COPIES: Final = 6
HOW: Final = 7
LETS: Final = 8  # which effect that allows it is used up


def own_constants(m: Machine, c: int, player: int, question: int) -> list[Live]:
    """What a card says about itself before it is in play (G211)."""
    found: list[Live] = []
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == question and k.cards is not None and k.cards.relation == IS_THIS:
            found.append(Live(None, k, Scope(c, player, ability=k.number)))
    return found


def in_force(m: Machine, c: int, player: int, question: int) -> list[Live]:
    """What changes how cards enter play, as this one enters: of cards in play, and what it says itself of cards of its own
    kind (G211)."""
    found = m.ix().by[question][:]
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == question and k.cards is not None and k.cards.relation == 0 and not k.cards.other:
            found.append(Live(None, k, Scope(c, player, ability=k.number)))
    return found


def play_fault(m: Machine, c: int, player: int, as_upgrade: bool = False) -> int:
    """Why a player can't play a card now, by whatever leave: a fault of ``events``, or ``ALLOWED`` (G199)."""
    face = m.decks.prints[m.face[c]]
    if face.keywords[t.ALPHA] and not m.fresh:
        return ev.F_ALPHA
    if m.times(c, player) >= t.SIX:
        return ev.F_SIX
    if m.forbids_player(t.VERB_PLAY, player, c, t.UPGRADE if as_upgrade else NONE) is not None:
        return ev.F_CANNOT  # as an upgrade it is no creature (G214)
    for live in own_constants(m, c, player, t.CANNOT):
        k = live.constant
        if k is None or k.cards is None or k.cards.relation == 0:
            continue  # it is about other cards, once this one is in play
        if k.verb == t.VERB_PLAY and k.rules(m, live, player):
            return ev.F_CANNOT
    models = copied(m, c, player)
    if models and all([copy_fault(m, model, player, m.fresh) != ev.ALLOWED for model in models]):
        return copy_fault(m, models[0], player, m.fresh)
    if price(m, c, player, t.VERB_PLAY) > m.pool[player]:
        return ev.F_COST
    if (face.type == t.UPGRADE or as_upgrade) and not hosts(m, c, player):
        return ev.F_NO_CREATURE
    return ev.ALLOWED


def copied(m: Machine, c: int, player: int) -> list[int]:
    """The cards of which a card may become a copy as it is played (G213)."""
    found: list[int] = []
    for live in own_constants(m, c, player, t.COPIES):
        k = live.constant
        if k is not None and k.against is not None:
            found += k.against.all(m, live.scope)
    return found


def copy_fault(m: Machine, model: int, player: int, fresh: bool) -> int:
    """Why nothing can be played as a copy of this card: its Alpha (is the step ``fresh``?), the Rule of Six."""
    if m.decks.prints[m.face[model]].keywords[t.ALPHA] and not fresh:
        return ev.F_ALPHA
    return ev.F_SIX if m.times(model, player) >= t.SIX else ev.ALLOWED


def price(m: Machine, c: int, player: int, verb: int) -> int:
    """What a player must pay or lose to play or use a card."""
    total = 0
    for live in prices(m, c, player, verb):
        k = live.constant
        if k is not None:
            total += m.worth(k, live, c)
    return total


def prices(m: Machine, c: int, player: int, verb: int) -> list[Live]:
    found: list[Live] = []
    for live in m.ix().by[t.PRICE]:
        k = live.constant
        if k is not None and k.verb == verb and k.cards is not None and k.rules(m, live, player):
            if m.described(k.cards, live.scope, c):
                found.append(live)
    if not m.in_play(c):
        for live in own_constants(m, c, player, t.PRICE):
            k = live.constant
            if k is not None and k.verb == verb and k.rules(m, live, player):
                found.append(live)
    return found


def pay(m: Machine, c: int, player: int, verb: int) -> None:
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
            m.tell(ev.PAID, player, amount)
            m.receive(1 - player, amount, ev.BY_EFFECT, ev.PAID)


def hosts(m: Machine, c: int, player: int) -> list[int]:
    """The creatures that an upgrade may be put on; or the cards that it says (G37)."""
    for live in own_constants(m, c, player, t.ATTACHES):
        k = live.constant
        if k is not None and k.against is not None:
            return k.against.all(m, live.scope)
    return [*m.line(m.active), *m.line(1 - m.active)]


def allowances(m: Machine, c: int, player: int) -> list[Live]:
    """Effects that let a player play this card though its house is not active (G198)."""
    found: list[Live] = []
    for live in m.ix().by[t.MAY_PLAY]:
        k = live.constant
        if k is None or not k.rules(m, live, player):
            continue
        if k.cards is not None and not m.described(k.cards, live.scope, c):
            continue
        if k.amount != 0 and not live.once and spent(m, live):
            continue
        found.append(live)
    return found


def used_up(m: Machine, c: int, player: int) -> list[Live]:
    """The effects of which a card that is played uses up one (G198): none, where something allows every such card."""
    allowed = allowances(m, c, player)
    for live in allowed:
        if live.constant is not None and live.constant.amount == 0:
            return []
    return allowed


def use_up(m: Machine, live: Live, player: int, c: int) -> None:
    """Use up an effect that allows a card; one of a card in play is there again next turn."""
    if live.nth:
        m.end_lasting(live)
    else:
        m.deeds.append(Deed(deeds.ALLOWED, player, live.scope.this, NONE, 0, c))


def spent(m: Machine, live: Live) -> bool:
    """Whether a permission "each turn" has been used this turn; that of a card that has come back is another (G98)."""
    this = live.scope.this
    for deed in m.deeds:
        if deed.kind == deeds.ALLOWED and deed.card == this and deed.lives == 0:
            return True
    return False


def play(m: Machine, c: int, player: int, scope: int, as_upgrade: bool) -> bool:
    if play_fault(m, c, player, as_upgrade) != ev.ALLOWED:
        [c] = m.shown([c])
        m.seen[c] = t.KNOWN_TO_ALL  # it was revealed to see whether it can be (G61)
        announce(m, c)
        m.tell(ev.FIZZLED, c, play_fault(m, c, player, as_upgrade))
        return False
    s = Scope(c, player, NONE, c, NONE, 0, player)
    f = m.push_own(PLAY_CARD, s, player, 1 if as_upgrade else 0)
    f.d = NONE
    return True


def play_either(m: Machine, c: int, player: int, scope: int) -> bool:
    """Play a card; a creature that may be an upgrade as the one or the other (G214)."""
    if not own_constants(m, c, player, t.AS_UPGRADE) or play_fault(m, c, player, True) != ev.ALLOWED:
        return play(m, c, player, scope, False)
    c = show(m, c, player)
    f = m.push_own(PLAY_CARD, Scope(c, player, NONE, c, NONE, 0, player), player)
    f.d = NONE
    f.step = HOW
    return True


def show(m: Machine, c: int, player: int) -> int:
    """A card is played or put into play, and something is asked about it first: everybody sees what it is. The number by
    which it is known then."""
    return c if m.seen[c] == t.KNOWN_TO_ALL else m.reveal(player, [c])[0]


def announce(m: Machine, c: int) -> None:
    """Something is told about a card before it enters play: with hidden deck lists it lies open for that."""
    if m.met:
        m.seen[c] = t.KNOWN_TO_ALL
        m.met = with_at(m.met, c, LAID_OPEN)


def put_into_play(m: Machine, c: int, player: int, scope: int) -> None:
    """Put a card into play under a player's control (G63)."""
    s = Scope(c, player, NONE, c, NONE, 0, player)
    m.push_own(PUT_CARD, s, player)


def icons_of(m: Machine, c: int, player: int, face: int) -> list[int]:
    """The bonus icons that playing a card as a print resolves, each once."""
    icons = m.decks.prints[face].icons
    if not icons or m.forbids_player(t.VERB_ICONS, player, c) is not None:
        return []
    return icons


def icon_times(m: Machine, c: int, player: int) -> int:
    """How often each icon is resolved, right after itself (G216)."""
    times = 1
    for live in m.ix().by[t.ICONS_AGAIN]:
        k = live.constant
        if (
            k is not None
            and k.rules(m, live, player)
            and (k.cards is None or m.described(k.cards, live.scope, c))
        ):
            times += m.worth(k, live, c)
    return times


@final
class PlayCard(Node):
    """``a`` is the player, ``b`` whether a creature is played as an upgrade, ``d`` the print as which it counts: its
    icons stay, whatever becomes of the card (G62). ``c`` of them are done, and the next one was resolved once for
    each of ``cards`` (G216)."""

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        c = s.this
        if f.step == BEGINS:
            self._begin(m, f, c)
        elif f.step == HOW:
            m.ask(f, m.active, co.ASK_MODE, self.options(m, f))
        elif f.step == ENTERS:
            entering(m, f, c, f.b == 1)
        elif f.step == BONUS:
            icons = icons_of(m, c, f.a, f.d)
            done = len(f.cards)  # how often the icon f.c has been resolved
            if f.c >= len(icons):
                f.step = RESOLVES
            elif done and done >= icon_times(m, c, f.a):
                f.c += 1
                f.cards = []
            else:
                f.step = HEARD
                f.cards = [*f.cards, c]
                m.push_words(ICONS[icons[f.c]], Scope(c, f.a))
        elif f.step == HEARD:
            f.step = BONUS
            m.window(pt.W_ICON, c, NONE, m.decks.prints[f.d].icons[f.c], f.a)
        elif f.step == RESOLVES:
            f.step = ENDS
            if m.window(pt.W_PLAYED, c, NONE, 0, f.a):
                m.scopes[-1].gone = s.gone
        else:
            m.pop()
            if m.zone[c] == t.REVEALED:
                m.take_out(c)
                owner = m.owner(c)
                m.ctrl[c] = owner
                m.put_in(c, t.DISCARD, owner)

    def _begin(self, m: Machine, f: Frame, c: int) -> None:
        allowed = used_up(m, c, f.a)
        if len(allowed) > 1 and any([live.constant is not allowed[0].constant for live in allowed]):
            f.step = LETS
            show(m, c, f.a)
            m.ask(f, m.active, co.ASK_REPLACE, codes_of(allowed))
        else:
            self._reveal(m, f, c, allowed[0] if allowed else None)

    def _reveal(self, m: Machine, f: Frame, c: int, leave: Live | None) -> None:
        player = f.a
        [c] = m.shown([c])
        f.step = ENTERS
        f.c = 1 if m.fresh else 0  # as long as a copy is chosen
        m.tell(ev.PLAYED, player, c)  # before the price, which tells of a hidden card what it is
        pay(m, c, player, t.VERB_PLAY)
        m.fresh = False
        if leave is not None:
            use_up(m, leave, player, c)
        m.take_out(c)
        m.zone[c] = t.REVEALED
        m.revealed.append(c)
        m.ctrl[c] = player
        m.seen[c] = t.KNOWN_TO_ALL
        m.changed()
        options = self._models(m, f, c)
        if options:
            f.step = COPIES
            m.ask(f, m.active, co.ASK_CARD, options)
        else:
            self._counts(m, f, c)

    def _models(self, m: Machine, f: Frame, c: int) -> list[int]:
        """The cards of which it becomes a copy as it is played, of those that could be played now (G213)."""
        could = [x for x in copied(m, c, f.a) if copy_fault(m, x, f.a, f.c == 1) == ev.ALLOWED]
        return [m.card_code(model) for model in could]

    def _counts(self, m: Machine, f: Frame, c: int) -> None:
        """It counts as played, as what it is now."""
        f.c = 0
        f.d = m.face[c]
        face = m.decks.prints[m.face[c]]
        if face.keywords[t.OMEGA]:
            m.closed = True
        if face.type == t.ACTION:
            m.note(deeds.PLAYED, f.a, c)
            f.step = BONUS

    def options(self, m: Machine, f: Frame) -> list[int]:
        c = m.scopes[f.scope].this
        if f.step == COPIES:
            return self._models(m, f, c)
        if f.step == LETS:
            return codes_of(self.offered(m, f))
        if f.step == HOW:
            found = [code(co.PLAY, c)] if play_fault(m, c, f.a) == ev.ALLOWED else []
            return [*found, code(co.PLAY_UPGRADE, c)]
        return places(m, f, c, f.b == 1)

    def offered(self, m: Machine, f: Frame) -> list[Live]:
        return used_up(m, m.scopes[f.scope].this, f.a) if f.step == LETS else []

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        c = m.scopes[f.scope].this
        if f.step == LETS:
            allowed = self.offered(m, f)
            self._reveal(m, f, c, allowed[index_of(allowed, code)])
            return
        if f.step == HOW:
            f.step = BEGINS
            f.b = 1 if code & co.WHAT == co.PLAY_UPGRADE else 0
            return
        if f.step == COPIES:
            model = code >> co.SHIFT
            f.step = ENTERS
            m.face = with_at(m.face, c, m.face[model])
            m.changed()
            m.tell(ev.TARGETS, c, cards=[model])
            self._counts(m, f, c)
            return
        settle(m, f, c, code, f.b == 1)
        m.note(deeds.PLAYED, f.a, c, m.host[c])
        f.step = BONUS


@final
class PutCard(Node):
    """``a`` is the player under whose control the card of its scope enters play."""

    def run(self, m: Machine, f: Frame) -> None:
        c = m.scopes[f.scope].this
        if f.step == BEGINS:
            kind = m.type(c)
            if kind == t.ACTION or (kind == t.UPGRADE and not hosts(m, c, f.a)):
                m.pop()
                return
            c = show(m, c, f.a)
            [c] = m.shown([c])  # which of its copies it is, shows before its place is asked
            f.step = ENTERS
            announce(m, c)
            m.tell(ev.PUT, f.a, c)
            entering(m, f, c, False)
        else:
            m.pop()

    def options(self, m: Machine, f: Frame) -> list[int]:
        return places(m, f, m.scopes[f.scope].this, False)

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        c = m.scopes[f.scope].this
        f.step = ENDS
        settle(m, f, c, code, False)
        m.window(pt.W_PUT, c, NONE, 0, f.a)


def controller(m: Machine, c: int, player: int) -> int:
    """Under whose control it enters (G117)."""
    return 1 - player if m.decks.prints[m.face[c]].keywords[t.TREACHERY] else player


def entering(m: Machine, f: Frame, c: int, as_upgrade: bool) -> None:
    """Ask where a card goes that is about to enter play."""
    if m.type(c) == t.ARTIFACT:
        f.node.chosen(m, f, code(co.PLACE, 0))
        return
    kind = co.ASK_CARD if m.type(c) == t.UPGRADE or as_upgrade else co.ASK_PLACE
    options = places(m, f, c, as_upgrade)
    if not options:  # G64: its only creature has gone
        if m.zone[c] == t.REVEALED:
            m.move(c, t.HAND)
        m.pop()
        return
    m.ask(f, m.active, kind, options)


def places(m: Machine, f: Frame, c: int, as_upgrade: bool) -> list[int]:
    if m.type(c) == t.UPGRADE or as_upgrade:
        return [code(co.CARD, host) for host in hosts(m, c, f.a)]
    size = len(m.line(controller(m, c, f.a)))
    if size == 0:
        return [code(co.PLACE, 0)]
    if deploys(m, c, f.a):
        return [code(co.PLACE, at) for at in range(size + 1)]
    return [code(co.PLACE, 0), code(co.PLACE, size)]


def deploys(m: Machine, c: int, player: int) -> bool:
    """Whether a card may enter anywhere (G110), by what it says or by what its player's creatures gain (G211)."""
    if m.decks.prints[m.face[c]].keywords[t.DEPLOY]:
        return True
    for live in in_force(m, c, player, t.KEYWORD):
        k = live.constant
        if k is None or k.verb != t.DEPLOY or k.cards is None or k.cards.relation != 0:
            continue
        side = k.cards.side
        if side != 0 and (player == live.scope.me) != (side == FRIENDLY):
            continue
        if (k.when is None or k.when.holds(m, live.scope)) and m.described(k.cards, live.scope, c):
            return True
    return False


def settle(m: Machine, f: Frame, c: int, chosen: int, as_upgrade: bool) -> None:
    """Lay a card down in play (G61.2), with what modifies its entering (G211)."""
    player = f.a
    kind = m.type(c)
    m.take_out(c)
    m.seen[c] = t.KNOWN_TO_ALL
    if kind == t.UPGRADE or as_upgrade:
        m.ctrl[c] = player
        attach(m, c, chosen >> co.SHIFT)
        return
    holder = controller(m, c, player)
    m.ctrl[c] = holder
    if holder != m.owner(c):
        m.controls = [*m.controls, (c, holder, NONE)]
    m.flags[c] = t.EXHAUSTED
    for live in entries(m, c, player, f.node is PLAY_CARD):
        k = live.constant
        if k is None:
            continue
        if k.verb == t.ENTERS_READY:
            m.flags[c] &= ~t.EXHAUSTED
        elif kind == t.CREATURE:
            m.flags[c] |= t.STUNNED
        if live.once:
            m.end_lasting(live)
    if kind == t.CREATURE:
        m.put_in(c, t.LINE, holder, chosen >> co.SHIFT)
    else:
        m.put_in(c, t.ARTIFACTS, holder)
    m.dated(c)
    m.note(deeds.ENTERED, player, c)


def entries(m: Machine, c: int, player: int, played: bool) -> list[Live]:
    """What changes how a card enters play; some of it only where the card is ``played``."""
    found: list[Live] = []
    for live in in_force(m, c, player, t.ENTERS):
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
    for live in own_constants(m, c, player, t.ENTERS):
        k = live.constant
        if k is not None and k.rules(m, live, player):
            found.append(live)
    return found


def attach(m: Machine, c: int, host: int) -> None:
    """Put an upgrade on a creature or an artifact (G37)."""
    m.zone[c] = t.ATTACHED
    m.attached.append(c)
    m.host[c] = host
    m.dated(c)
    m.changed()
    m.tell(ev.ATTACHED, c, host)
    for k in m.decks.prints[m.face[c]].constants:
        if k.question == t.TAKES_CONTROL:
            m.take_control([host], m.ctrl[c], c)


PLAY_CARD: Final = PlayCard()
PUT_CARD: Final = PutCard()
