"""A complete state drawn from a view: the cards that the seat can't see, dealt anew."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.core.decision import TABLE
from ludarium.games.ready_fence.position import FencePhrase, FencePlay, Progress, Threat
from ludarium.games.ready_fence.rules import Settings
from ludarium.games.ready_fence.state import FenceState, new_state
from ludarium.games.ready_fence.terms import (
    KIND_NAMES,
    NONE,
    PHASE_NAMES,
    POSITION_NAMES,
    REASON_NAMES,
    RESULT_NAMES,
    ROLE_NAMES,
    THREAT_NAMES,
    Card,
    Cards,
    Kinds,
    Modes,
    PhraseStatuses,
    Seat,
    bits,
    lowest,
)
from ludarium.games.ready_fence.view import FenceView, PhraseView, PlayView

TRIES = 40
"""Deals that are tried until one gives the opponent what everybody must hold (F57)."""


class Unplaced:
    """The cards of a mode that are not placed yet."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.table = settings.table
        self.left = settings.deck
        self.chance = chance

    def named(self, names: list[str]) -> Cards:
        """Place the cards of these names: a mask. A name that is not there any more is skipped."""
        mask = 0
        for name in names:
            alike = self.left & self.table.alike[self.table.names.index(name)]
            bit = alike & -alike
            self.left ^= bit
            mask |= bit
        return mask

    def some(self, among: Cards, count: int) -> Cards:
        """Place ``count`` cards at random, or as many as there are, of those in ``among``: a mask."""
        cards = bits(self.left & among)
        self.chance.shuffle(cards)
        mask = 0
        for card in cards[:count]:
            mask |= 1 << card
        self.left &= ~mask
        return mask


def _seat(seat: Seat | None) -> Seat:
    return NONE if seat is None else seat


def _card(settings: Settings, name: str | None) -> Card:
    return NONE if name is None else settings.table.names.index(name)


def _play(settings: Settings, play: PlayView) -> FencePlay:
    """A play as the state keeps it."""
    return FencePlay(
        play.seat,
        ROLE_NAMES.index(play.role),
        _card(settings, play.card),
        _card(settings, play.addon),
        play.speed,
        play.need,
        play.riposte or 0,
        play.paid,
    )


def _on_table(phrase: PhraseView) -> tuple[list[str], list[str]]:
    """The names of the cards of each seat that lie on the table in the running phrase. A replaced attack has gone
    back, but then the phrase is over."""
    names: tuple[list[str], list[str]] = ([], [])
    for play in phrase.plays:
        names[play.seat].extend([name for name in (play.card, play.addon) if name is not None])
    return names


def _read_phrase(state: FenceState, view: PhraseView, unplaced: Unplaced) -> None:
    settings = state.settings
    opening = _card(settings, view.opening)
    addon = _card(settings, view.opening_addon)
    threat = view.threat
    if threat is not None:
        for fencer, names in zip(state.fencers, _on_table(view), strict=True):
            fencer.laid = unplaced.named(names)
        laid = state.fencers[view.attacker].laid
        opening = lowest(laid & settings.table.alike[opening])
        if addon != NONE:
            addon = lowest(laid & settings.table.alike[addon])
    phrase = FencePhrase(view.attacker, opening, addon, view.opening_speed)
    phrase.status = PhraseStatuses.RUNNING if view.result is None else RESULT_NAMES.index(view.result)
    phrase.scorer = _seat(view.scorer)
    phrase.plays = tuple([_play(settings, play) for play in view.plays])
    phrase.first = NONE if view.first is None else ROLE_NAMES.index(view.first)
    phrase.first_speed = view.first_speed
    if threat is not None:
        kind = THREAT_NAMES.index(threat.kind)
        counts_as = KIND_NAMES.index(threat.card)
        phrase.threat = Threat(threat.seat, kind, counts_as, threat.speed, threat.own, threat.tie)
    state.phrase = phrase
    for seat, fencer in enumerate(state.fencers):
        fencer.used = view.used[seat]
        fencer.cardless = view.cardless[seat]
        fencer.spent = view.spent[seat]


def _read_progress(progress: Progress, view: FenceView) -> None:
    progress.period = view.period
    progress.opener = _seat(view.opener)
    progress.cap = view.cap
    progress.turn = _seat(view.turn)
    progress.number = view.number
    progress.acts = view.acts
    progress.changed = view.changed
    progress.exchanged = view.exchanged
    progress.idle = view.idle
    progress.priority = _seat(view.priority)
    progress.sudden = view.sudden


def _deal_hands(state: FenceState, view: FenceView, unplaced: Unplaced) -> None:
    """The hands: what is known of them, and the rest at random."""
    seats = [0, 1] if view.seat is None else [view.seat, 1 - view.seat]
    if view.seat is not None and view.hand is not None:
        me = view.seat
        fencer = state.fencers[me]
        fencer.known = unplaced.named(view.known[me])
        rest = view.hand[:]
        for name in view.known[me]:
            rest.remove(name)
        fencer.hand = fencer.known | unplaced.named(rest)
        seats = [1 - me]
    for seat in seats:
        state.fencers[seat].known = unplaced.named(view.known[seat])
    hidden = [view.hands[seat] - len(view.known[seat]) for seat in (0, 1)]
    if view.priority is not None:
        # What was neither discarded nor drawn before extra time stays out of play.
        stock = view.timer + view.reserve + view.unseen
        out = unplaced.left.bit_count() - stock - sum(hidden[seat] for seat in seats)
        state.piles.aside = unplaced.some(~state.piles.past, out)
    for seat in seats:
        old = hidden[seat] - min(hidden[seat], view.fresh[seat])
        cards = unplaced.some(~state.piles.past, old)
        fencer = state.fencers[seat]
        fencer.hand = fencer.known | cards | unplaced.some(-1, hidden[seat] - cards.bit_count())


def _lacks_thrust(state: FenceState, view: FenceView, seat: Seat) -> bool:
    """Whether a player whose hand is not seen would hold no Straight Thrust, and must hold one (F57)."""
    if state.settings.mode != Modes.BASIC or not state.settings.keeps_last or seat == view.seat:
        return False
    held = state.fencers[seat].hand | state.fencers[seat].laid
    return held & state.settings.table.masks[Kinds.ST] == 0


def _give_thrust(state: FenceState, seat: Seat, unplaced: Unplaced) -> None:
    """Change one hidden card of a hand for a Straight Thrust."""
    fencer = state.fencers[seat]
    hidden = bits(fencer.hand & ~fencer.known)
    thrust = unplaced.some(state.settings.table.masks[Kinds.ST], 1)
    if hidden and thrust:
        out = 1 << hidden[unplaced.chance.below(len(hidden))]
        fencer.hand = fencer.hand & ~out | thrust
        unplaced.left |= out


def sample_state(view: FenceView, chance: Chance) -> FenceState:
    """A state in which the seat of ``view`` would know what it knows: every deal of the unseen cards equally
    likely that leaves each player what the rules demand."""
    settings = Settings(view.options)
    state = new_state(settings, Chance.of(str(chance.next())))
    state.phase = PHASE_NAMES.index(view.phase)
    state.asked = TABLE if view.asked is None else view.asked
    state.winner = _seat(view.winner)
    state.reason = 0 if view.reason is None else REASON_NAMES.index(view.reason)
    for seat, fencer in enumerate(state.fencers):
        fencer.square = view.squares[seat]
        fencer.position = POSITION_NAMES.index(view.positions[seat])
        fencer.score = view.scores[seat]
        fencer.stamina = view.stamina[seat]
        fencer.fresh = view.fresh[seat]
        fencer.stalled = view.stalled[seat]
    _read_progress(state.progress, view)
    piles = state.piles
    piles.timer = view.timer
    piles.timer_then = view.timer_then
    piles.unseen = view.unseen
    piles.past = Unplaced(settings, chance).named(view.past)
    unplaced = Unplaced(settings, chance)
    if view.phrase is not None:
        _read_phrase(state, view.phrase, unplaced)
    piles.discards = unplaced.named(view.discards)
    if view.turn is not None:
        left = unplaced.left
        for _ in range(TRIES):
            unplaced.left = left
            _deal_hands(state, view, unplaced)
            if not (_lacks_thrust(state, view, 0) or _lacks_thrust(state, view, 1)):
                break
        else:
            for seat in (0, 1):
                if _lacks_thrust(state, view, seat):
                    _give_thrust(state, seat, unplaced)
    piles.stock = unplaced.left
    return state
