"""What the other hand may hold: the cards that everybody knows to be there, and a number of others among those
that the seat does not see anywhere."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.position import ALLOWED, Position
from ludarium.games.ready_fence.rules import FE, GA, IF, NONE, RA, ST
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import KIND_OF

DROPPED: Final = 0.3
"""How seldom a threat is let hit for each card in hand that would have met it."""
SPARED: Final = 0.6
"""How seldom SP are spent for each such card."""
THREATS: Final[tuple[int, ...]] = (
    po.ATTACK,
    po.RIPOSTE,
    po.RIPOSTE,
    NONE,
    po.RIPOSTE,
    po.COUNTER,
    po.COUNTER_TIME,
    NONE,
    NONE,
    po.RENEWED,
    NONE,
    NONE,
    po.RIPOSTE,
    NONE,
    NONE,
    NONE,
)
"""What the play of each role threatens with; a riposte only where it has a speed."""
_rows: Final[dict[int, list[float]]] = {}


def lacking(cards: int, drawn: int) -> list[float]:
    """By how many of ``cards`` are looked for: the chance that none of them is among ``drawn`` at random."""
    key = cards << 6 | drawn
    row = _rows.get(key)
    if row is None:
        row = []
        for wanted in range(cards + 1):
            chance = 1.0
            for i in range(min(drawn, cards)):
                chance *= max(0, cards - wanted - i) / (cards - i)
            row.append(chance)
        _rows[key] = row
    return row


@final
class Unseen:
    """The opponent's hand in the eyes of ``seat``. What the state itself says of that hand is not looked at, but
    for its size and what is known of it."""

    def __init__(self, state: Position, seat: int) -> None:
        foe = 1 - seat
        masks = state.settings.table.masks
        self.sure = state.known[foe]
        on_table = state.laid[0] | state.laid[1]
        self.pool = state.settings.deck & ~(state.hands[seat] | on_table | state.discards | self.sure)
        """The cards that may be hidden there."""
        hidden = state.hands[foe].bit_count() - self.sure.bit_count()
        self.thrusts = 0
        """In the basic mode, where the last one is kept: one of these is there for certain (F57)."""
        kept = state.settings.mode == ru.BASIC and state.settings.keeps_last
        if kept and hidden > 0 and not (self.sure | state.laid[foe]) & masks[ST]:
            self.thrusts = self.pool & masks[ST]
            if self.thrusts:
                hidden -= 1
        self.hidden = hidden
        self.may = self.sure | (self.pool if hidden > 0 else self.thrusts)
        """All that may be there."""
        self.row = lacking(self.pool.bit_count(), hidden)

    def lacks(self, cards: int) -> float:
        """The chance that the hand has none of ``cards``."""
        if cards & self.sure:
            return 0.0
        chance = self.row[(cards & self.pool).bit_count()]
        if self.thrusts:
            chance *= 1.0 - (cards & self.thrusts).bit_count() / self.thrusts.bit_count()
        return chance


def plausible(state: FenceState, seat: int) -> float:
    """How likely the opponent of ``seat`` would have played as it did in the last phrase with the hidden cards that
    it holds in ``state``: who has a card for a threat seldom lets it hit, or spends SP."""
    if state.status == po.NO_PHRASE:
        return 1.0
    running = state.status == po.RUNNING
    if not running and state.settings.mode == ru.TUTORIAL:
        return 1.0  # hands are filled up after each phrase
    foe = 1 - seat
    hidden = state.hands[foe] & ~state.known[foe]
    if not hidden:
        return 1.0
    weight = 1.0
    threat = NONE
    counts_as = speed = 0
    used = 0
    for play in state.plays:
        role = play & 15
        if play >> 35 == foe:
            if threat != NONE and role >= ev.PARRY:
                fits = fitting(state, foe, hidden, threat, counts_as, speed, used)
                weight *= (SPARED if role == ev.PARRY or role == ev.DISTANCE else DROPPED) ** min(2, fits)
            elif role != ev.BREAK_OFF:
                used += 1
            threat = NONE
            continue
        card = (play >> 4 & 63) - 1
        riposte = play >> 26 & 31
        threat = THREATS[role]
        speed = riposte or play >> 16 & 31
        counts_as = 0 if card == NONE else KIND_OF[card]
        if role == ev.RENEWED:
            counts_as = KIND_OF[state.opening]
        elif riposte:
            glide = (play >> 10 & 63) - 1
            with_glide = glide != NONE and KIND_OF[glide] == GA
            counts_as = GA if with_glide else IF if role == ev.INFIGHTING else ST
        elif role != ev.ATTACK and threat == po.RIPOSTE:
            threat = NONE
    return weight


def fitting(
    state: FenceState, seat: int, cards: int, threat: int, counts_as: int, speed: int, used: int
) -> int:
    """How many of ``cards`` would have answered a threat to ``seat`` that it met with ``used`` cards played."""
    before = (state.owner, state.threat, state.counts_as, state.speed, state.used[seat])
    state.owner = 1 - seat
    state.threat = threat
    state.counts_as = counts_as
    state.speed = speed
    state.used[seat] = used
    found = 0
    for card in ev.bits(cards):
        kind = KIND_OF[card]
        if kind == RA or kind == FE or state.answer_fault(seat, card) != ALLOWED:
            continue
        if not state.has_speed_to_meet(kind) or state.defence_speed(seat, card, NONE) >= speed:
            found += 1
    state.owner, state.threat, state.counts_as, state.speed, state.used[seat] = before
    return found
