"""A complete state drawn from a view: the cards that the seat can't see, dealt anew."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE
from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.rules import NONE, ST, Settings
from ludarium.games.ready_fence.state import FenceState, new_state
from ludarium.games.ready_fence.tables import KINDS
from ludarium.games.ready_fence.view import FenceView, Play, Shown

TRIES = 40
"""Deals that are tried until one gives the opponent what everybody must hold (F57)."""


class Deal:
    """The cards of a mode that are not placed yet."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.table = settings.table
        self.left = settings.deck
        self.chance = chance

    def named(self, names: list[str]) -> int:
        """Place the cards of these names: a mask. A name that is not there any more is skipped."""
        mask = 0
        for name in names:
            alike = self.left & self.table.alike[self.table.names.index(name)]
            bit = alike & -alike
            self.left ^= bit
            mask |= bit
        return mask

    def some(self, among: int, count: int) -> int:
        """Place ``count`` cards at random, or as many as there are, of those in ``among``: a mask."""
        cards = ev.bits(self.left & among)
        self.chance.shuffle(cards)
        mask = 0
        for card in cards[:count]:
            mask |= 1 << card
        self.left &= ~mask
        return mask


def _index(value: int | None) -> int:
    return NONE if value is None else value


def _card(settings: Settings, name: str | None) -> int:
    return NONE if name is None else settings.table.names.index(name)


def _packed(settings: Settings, play: Play) -> int:
    """A play as the state keeps it."""
    return (
        ev.ROLE_NAMES.index(play.role)
        | _card(settings, play.card) + 1 << 4
        | _card(settings, play.addon) + 1 << 10
        | play.speed << 16
        | play.need << 21
        | (play.riposte or 0) << 26
        | play.paid << 31
        | play.seat << 35
    )


def _on_table(phrase: Shown, seat: int) -> list[str]:
    """The names of the cards of ``seat`` that lie on the table in the running phrase. A replaced attack has gone
    back, but then the phrase is over."""
    names: list[str] = []
    for play in phrase.plays:
        if play.seat == seat:
            names += [name for name in (play.card, play.addon) if name is not None]
    return names


def _read_phrase(state: FenceState, phrase: Shown, deal: Deal) -> None:
    settings = state.settings
    state.attacker = phrase.attacker
    state.status = po.RESULT_NAMES.index(phrase.result) if phrase.result is not None else po.RUNNING
    state.scorer = _index(phrase.scorer)
    state.plays = [_packed(settings, play) for play in phrase.plays]
    state.used = phrase.used[:]
    state.cardless = phrase.cardless[:]
    state.spent = phrase.spent[:]
    state.opening = _card(settings, phrase.opening)
    state.opening_addon = _card(settings, phrase.opening_addon)
    state.opening_speed = phrase.opening_speed
    state.first = NONE if phrase.first is None else ev.ROLE_NAMES.index(phrase.first)
    state.first_speed = phrase.first_speed
    if phrase.threat is None:
        return
    threat = phrase.threat
    state.owner = threat.seat
    state.threat = po.THREAT_NAMES.index(threat.kind)
    state.counts_as = KINDS.index(threat.card)
    state.speed = threat.speed
    state.tie = threat.tie
    state.own = threat.own
    for seat in (0, 1):
        state.laid[seat] = deal.named(_on_table(phrase, seat))
    attacker = state.laid[phrase.attacker]
    for name in (phrase.opening, phrase.opening_addon):
        if name is not None:
            alike = attacker & settings.table.alike[settings.table.names.index(name)]
            card = ev.lowest(alike)
            if name == phrase.opening:
                state.opening = card
            else:
                state.opening_addon = card


def _deal_hands(state: FenceState, view: FenceView, deal: Deal) -> None:
    """The hands: what is known of them, and the rest at random."""
    seats = [0, 1] if view.seat is None else [view.seat, 1 - view.seat]
    if view.seat is not None and view.hand is not None:
        me = view.seat
        state.known[me] = deal.named(view.known[me])
        rest = view.hand[:]
        for name in view.known[me]:
            rest.remove(name)
        state.hands[me] = state.known[me] | deal.named(rest)
        seats = [1 - me]
    for seat in seats:
        state.known[seat] = deal.named(view.known[seat])
    hidden = [view.hands[seat] - len(view.known[seat]) for seat in (0, 1)]
    if view.priority is not None:
        # What was neither discarded nor drawn before extra time stays out of play.
        stock = view.timer + view.reserve + view.unseen
        out = deal.left.bit_count() - stock - sum(hidden[seat] for seat in seats)
        state.aside = deal.some(~state.past, out)
    for seat in seats:
        old = hidden[seat] - min(hidden[seat], view.fresh[seat])
        cards = deal.some(~state.past, old)
        state.hands[seat] = state.known[seat] | cards | deal.some(-1, hidden[seat] - cards.bit_count())


def _lacks_thrust(state: FenceState, view: FenceView, seat: int) -> bool:
    """Whether a player whose hand is not seen would hold no Straight Thrust, and must hold one (F57)."""
    if state.settings.mode != ru.BASIC or not state.settings.keeps_last or seat == view.seat:
        return False
    held = state.hands[seat] | state.laid[seat]
    return held & state.settings.table.masks[ST] == 0


def _give_thrust(state: FenceState, seat: int, deal: Deal) -> None:
    """Change one hidden card of a hand for a Straight Thrust."""
    hidden = ev.bits(state.hands[seat] & ~state.known[seat])
    thrust = deal.some(state.settings.table.masks[ST], 1)
    if hidden and thrust:
        out = 1 << hidden[deal.chance.below(len(hidden))]
        state.hands[seat] = state.hands[seat] & ~out | thrust
        deal.left |= out


def sample_state(view: FenceView, chance: Chance) -> FenceState:
    """A state in which the seat of ``view`` would know what it knows: every deal of the unseen cards equally
    likely that leaves each player what the rules demand."""
    settings = Settings(view.options)
    state = new_state(settings, Chance.of(str(chance.next())))
    state.ask = po.KINDS.index(view.phase)
    state.asked = TABLE if view.asked is None else view.asked
    state.turn = _index(view.turn)
    state.number = view.number
    state.opener = _index(view.opener)
    state.period = view.period
    state.scores = view.scores[:]
    state.stamina = view.stamina[:]
    state.cap = view.cap
    state.positions = [ru.POSITION_NAMES.index(position) for position in view.positions]
    state.squares = view.squares[:]
    state.timer = view.timer
    state.timer_then = view.timer_then
    state.unseen = view.unseen
    state.acts = view.acts
    state.changed = view.changed
    state.exchanged = view.exchanged
    state.stalled = view.stalled[:]
    state.idle = view.idle
    state.priority = _index(view.priority)
    state.sudden = view.sudden
    state.fresh = view.fresh[:]
    state.winner = _index(view.winner)
    state.reason = 0 if view.reason is None else ev.REASON_NAMES.index(view.reason)
    state.past = Deal(settings, chance).named(view.past)
    deal = Deal(settings, chance)
    if view.phrase is not None:
        _read_phrase(state, view.phrase, deal)
    state.discards = deal.named(view.discards)
    if view.turn is not None:
        left = deal.left
        for _ in range(TRIES):
            deal.left = left
            _deal_hands(state, view, deal)
            if not (_lacks_thrust(state, view, 0) or _lacks_thrust(state, view, 1)):
                break
        else:
            for seat in (0, 1):
                if _lacks_thrust(state, view, seat):
                    _give_thrust(state, seat, deal)
    state.stock = deal.left
    return state
