"""What the other hand may hold: the cards that everybody knows to be there, and a number of others among those
that the seat does not see anywhere."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence.position import FencePhrase, FencePlay, Position, Threat
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import (
    NONE,
    Cards,
    Faults,
    Kinds,
    Modes,
    PhraseStatuses,
    Roles,
    Seat,
    ThreatKind,
    ThreatKinds,
    bits,
)

DROPPED: Final = 0.3
"""How seldom a threat is let hit for each card in hand that would have met it."""
SPARED: Final = 0.6
"""How seldom SP are spent for each such card."""
THREATS: Final[tuple[ThreatKind, ...]] = (
    ThreatKinds.ATTACK,
    ThreatKinds.RIPOSTE,
    ThreatKinds.RIPOSTE,
    NONE,
    ThreatKinds.RIPOSTE,
    ThreatKinds.COUNTER,
    ThreatKinds.COUNTER_TIME,
    NONE,
    NONE,
    ThreatKinds.RENEWED,
    NONE,
    NONE,
    ThreatKinds.RIPOSTE,
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

    def __init__(self, state: Position, seat: Seat) -> None:
        foe = 1 - seat
        masks = state.settings.table.masks
        mine = state.fencers[seat]
        theirs = state.fencers[foe]
        self.sure = theirs.known
        placed = mine.hand | mine.laid | theirs.laid | state.piles.discards
        self.pool = state.settings.deck & ~(placed | self.sure)
        """The cards that may be hidden there."""
        hidden = theirs.hand.bit_count() - self.sure.bit_count()
        self.thrusts = 0
        """In the basic mode, where the last one is kept: one of these is there for certain (F57)."""
        kept = state.settings.mode == Modes.BASIC and state.settings.keeps_last
        if kept and hidden > 0 and not (self.sure | theirs.laid) & masks[Kinds.ST]:
            self.thrusts = self.pool & masks[Kinds.ST]
            if self.thrusts:
                hidden -= 1
        self.hidden = hidden
        self.may = self.sure | (self.pool if hidden > 0 else self.thrusts)
        """All that may be there."""
        self.row = lacking(self.pool.bit_count(), hidden)

    def lacks(self, cards: Cards) -> float:
        """The chance that the hand has none of ``cards``."""
        if cards & self.sure:
            return 0.0
        chance = self.row[(cards & self.pool).bit_count()]
        if self.thrusts:
            chance *= 1.0 - (cards & self.thrusts).bit_count() / self.thrusts.bit_count()
        return chance


def plausible(state: FenceState, seat: Seat) -> float:
    """How likely the opponent of ``seat`` would have played as it did in the last phrase with the hidden cards that
    it holds in ``state``: who has a card for a threat seldom lets it hit, or spends SP."""
    phrase = state.phrase
    if phrase.status == PhraseStatuses.NONE:
        return 1.0
    if phrase.status != PhraseStatuses.RUNNING and state.settings.mode == Modes.TUTORIAL:
        return 1.0  # hands are filled up after each phrase
    foe = 1 - seat
    hidden = state.fencers[foe].hand & ~state.fencers[foe].known
    if not hidden:
        return 1.0
    weight = 1.0
    threat: Threat | None = None
    used = 0
    for play in phrase.plays:
        if play.seat != foe:
            threat = threat_of(play, phrase)
            continue
        if threat is not None and play.role >= Roles.PARRY:
            fits = fitting(state, foe, hidden, threat, used)
            spared = play.role == Roles.PARRY or play.role == Roles.DISTANCE
            weight *= (SPARED if spared else DROPPED) ** min(2, fits)
        elif play.role != Roles.BREAK_OFF:
            used += 1
        threat = None
    return weight


def threat_of(play: FencePlay, phrase: FencePhrase) -> Threat | None:
    """What a play threatens with."""
    role = play.role
    kind = THREATS[role]
    if kind == NONE or (kind == ThreatKinds.RIPOSTE and not play.riposte):
        return None
    counts_as = KIND_OF[play.card] if play.card != NONE else Kinds.ST
    if role == Roles.RENEWED:
        counts_as = KIND_OF[phrase.opening]
    elif play.riposte:
        with_glide = play.addon != NONE and KIND_OF[play.addon] == Kinds.GA
        counts_as = Kinds.GA if with_glide else Kinds.IF if role == Roles.INFIGHTING else Kinds.ST
    return Threat(
        play.seat, kind, counts_as, play.riposte or play.speed, phrase.threat.own, phrase.threat.tie
    )


def fitting(state: FenceState, seat: Seat, cards: Cards, threat: Threat, used: int) -> int:
    """How many of ``cards`` would have answered a threat to ``seat`` that it met with ``used`` cards played."""
    phrase = state.phrase
    fencer = state.fencers[seat]
    before = fencer.used
    state.phrase = phrase.clone()
    state.phrase.threat = threat
    fencer.used = used
    found = 0
    for card in bits(cards):
        kind = KIND_OF[card]
        if kind == Kinds.RA or kind == Kinds.FE or state.answer_fault(seat, card) != Faults.NONE:
            continue
        if not state.has_speed_to_meet(kind) or state.defence_speed(seat, card, NONE) >= threat.speed:
            found += 1
    state.phrase = phrase
    fencer.used = before
    return found
