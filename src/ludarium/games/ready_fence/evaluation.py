"""What touches, time, stamina, cards and places are worth, as chances to win the bout."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.rules import Settings
from ludarium.games.ready_fence.scoring import Scoring
from ludarium.games.ready_fence.tables import KIND_OF
from ludarium.games.ready_fence.terms import Card, Cards, Seat, Seats, Touches, WeaponPosition, bits

# What follows is by mode: tutorial, basic, advanced. Fitted to who won bouts of greedy with itself (docs/bots.md),
# and smoothed by judgement. Everything but PACE is in touches.
PACE: Final[tuple[float, ...]] = (0.1, 0.1, 0.2)
"""Touches to come for each card of the timer."""
STAMINA: Final[tuple[float, ...]] = (
    0.00, 0.50, 0.55, 0.59, 0.62, 0.64, 0.65,
    0.00, 0.47, 0.56, 0.68, 0.74, 0.78, 0.82,
    0.00, 0.26, 0.44, 0.60, 0.69, 0.78, 0.82,
)  # fmt: skip
"""What 0 to 6 SP are worth."""
ROOM: Final[tuple[float, ...]] = (-0.20, -0.06, -0.03)
"""What it is worth to have no square, one, or two behind oneself."""
POSED: Final[tuple[float, ...]] = (
    0.00, 0.00, 0.00,
    0.00, 0.06, 0.06,
    0.00, 0.03, 0.03,
)  # fmt: skip
"""What each weapon position is worth in the long run."""
KEPT: Final[tuple[float, ...]] = (
    # ST    BT     DI     TT     GA     FK     FN     FL     PR     CP     IF     SH     CT    FT    JK    AN    RA    FE
    -0.01, -0.02, -0.01, -0.01, 0.01, 0.02, 0.00, 0.00, 0.00, 0.00, 0.00, 0.02, 0.00, 0.00, 0.40, 0.13, 0.22, 0.00,
    0.01, -0.04, -0.02, -0.02, 0.02, 0.00, 0.00, -0.03, -0.01, 0.00, 0.07, 0.02, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    -0.03, 0.01, 0.00, 0.12, 0.05, -0.03, 0.00, -0.07, -0.06, 0.05, 0.14, 0.03, 0.15, 0.08, 0.45, 0.40, 0.27, 0.00,
)  # fmt: skip
"""What a card in hand is worth in the long run, if its speed is 4 or it has none."""
QUICK: Final[tuple[float, ...]] = (
    0.01, 0.00, 0.01, 0.00, 0.00, 0.00, 0.01, 0.00, 0.00, 0.00, 0.00, 0.01, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.01, 0.05, 0.02, 0.00, 0.00, 0.00, 0.00, 0.03, 0.03, 0.00, 0.11, 0.02, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    0.09, 0.02, 0.12, 0.00, 0.00, 0.04, 0.00, 0.05, 0.06, 0.00, 0.07, 0.02, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
)  # fmt: skip
"""And for each point of speed above 4."""
NEUTRAL_SPEED: Final = 4
MOST_TOUCHES: Final = 29
"""More are never thought of as still to come."""
SUDDEN: Final = 1.0
"""What a card more than the opponent's is worth in sudden death, where who has none left loses (F118)."""
SAFE: Final = 0.004
"""How much surer it is, for each touch of a lead, that one card less is left: a chance, not touches."""
TEMPO: Final = 0.06
"""What it is worth to be on turn."""
RACE: Final[tuple[float, ...]] = (1.45, 2.6, 1.3)
"""By how much a lead is worth more than a race by chance says: who leads may let time pass."""
POWER: Final = 4.0
"""From touches to the logarithm of the odds, for each unit of ``Stakes``."""

_races: Final[dict[int, float]] = {}


def race(own: Touches, other: Touches, touches: Touches) -> float:
    """The chance to win when ``own`` and ``other`` touches are missing, all touches fall to either side alike, and
    no more than ``touches`` fall before time is over."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    if touches <= 0:
        return 0.5 if own == other else 1.0 if own < other else 0.0
    key = own << 12 | other << 6 | touches
    found = _races.get(key)
    if found is None:
        found = (race(own - 1, other, touches - 1) + race(own, other - 1, touches - 1)) / 2.0
        _races[key] = found
    return found


def between(own: Touches, other: Touches, touches: float) -> float:
    """``race`` for a number of touches that is not whole."""
    whole = int(touches)
    part = touches - whole
    low = race(own, other, whole)
    return low + part * (race(own, other, whole + 1) - low)


def touches_to_come(state: Scoring, timer: int) -> float:
    settings = state.settings
    touches = PACE[settings.mode] * timer
    later = settings.periods - state.progress.period
    if later > 0:
        touches += PACE[settings.mode] * 2 * ru.TIMER * later
    return min(touches, float(MOST_TOUCHES))


@final
class Stakes:
    """What is at stake for ``seat``: its chance to win now, and by how much each outcome of a phrase changes it."""

    def __init__(self, state: Scoring, seat: Seat) -> None:
        target = state.settings.target
        score = state.fencers[seat].score
        rivals = state.fencers[1 - seat].score
        own = max(1, target - score)
        other = max(1, target - rivals)
        timer = state.piles.timer
        sudden = state.progress.sudden
        over_time = state.next_touch_wins()
        self.last = own == 1 or over_time
        """Whether a touch of this seat ends the bout."""
        if over_time:
            has_priority = state.progress.priority == seat
            idle = 0.0 if sudden else 0.5 ** (1.0 + 0.5 * timer)
            held = idle if has_priority else 0.0
            self.chance = 0.5 * (1.0 - idle) + held
            self.gain = 1.0 - self.chance
            self.loss = self.chance
            self.double = 0.0
            self.card = 0.0 if sudden else 0.1 * idle * (1.0 if has_priority else -1.0)
        else:
            touches = touches_to_come(state, timer)
            after = max(0.0, touches - 1.0)
            self.chance = between(own, other, touches)
            self.gain = max(0.02, between(own - 1, other, after) - self.chance)
            self.loss = max(0.02, self.chance - between(own, other - 1, after))
            self.double = 0.0 if state.is_void() else self._double(own, other, max(0.0, touches - 2.0))
            later = between(own, other, touches_to_come(state, timer - 1))
            self.card = later - self.chance + SAFE * (score - rivals) if timer > 0 else 0.0
            """What it changes that a card of the timer is gone."""
        self.unit = (self.gain + self.loss) / 2.0
        """A touch."""

    def _double(self, own: Touches, other: Touches, touches: float) -> float:
        return between(own - 1, other - 1, touches) - self.chance


def stamina_worth(state: Scoring, seat: Seat) -> float:
    """In touches."""
    return STAMINA[state.settings.mode * 7 + min(6, state.fencers[seat].stamina)]


def room_worth(state: Scoring, seat: Seat) -> float:
    """What the squares behind a fencer are worth, in touches."""
    settings = state.settings
    square = state.fencers[seat].square
    room = square - settings.first if seat == Seats.GREEN else settings.last - square
    return ROOM[max(0, room)] if room < len(ROOM) else 0.0


def posed_worth(state: Scoring, position: WeaponPosition) -> float:
    """What a weapon position is worth, in touches."""
    return POSED[state.settings.mode * 3 + position]


def card_worth(settings: Settings, card: Card) -> float:
    """What a card in hand is worth in the long run, in touches."""
    kind = settings.mode * 18 + KIND_OF[card]
    speed = settings.table.speeds[card]
    return KEPT[kind] + QUICK[kind] * (speed - NEUTRAL_SPEED) if speed else KEPT[kind]


def mean_worth(settings: Settings, cards: Cards) -> float:
    """Of one of ``cards`` at random."""
    if cards == 0:
        return 0.0
    total = 0.0
    for card in bits(cards):
        total += card_worth(settings, card)
    return total / cards.bit_count()


def hand_worth(state: Scoring, seat: Seat) -> float:
    """What the cards of a hand are worth in the long run, in touches."""
    total = 0.0
    for card in bits(state.fencers[seat].hand):
        total += card_worth(state.settings, card)
    return total


def holdings(state: Scoring, seat: Seat) -> float:
    """All that a seat has but its score, in touches."""
    fencer = state.fencers[seat]
    worth = stamina_worth(state, seat) + room_worth(state, seat) + posed_worth(state, fencer.position)
    worth += hand_worth(state, seat)
    if state.progress.sudden:
        worth += SUDDEN * fencer.hand.bit_count()
    return worth + (TEMPO if state.progress.turn == seat else 0.0)


def chance_of(state: Scoring, seat: Seat) -> float:
    """The chance of ``seat`` to win at the beginning of a game turn, both hands open."""
    stakes = Stakes(state, seat)
    chance = min(0.98, max(0.02, stakes.chance))
    odds = RACE[state.settings.mode] * log(chance / (1.0 - chance))
    odds += POWER * stakes.unit * (holdings(state, seat) - holdings(state, 1 - seat))
    return 1.0 / (1.0 + exp(-odds))
