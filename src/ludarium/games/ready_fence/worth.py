"""What touches, time, stamina, cards and places are worth, as chances to win the bout."""

from __future__ import annotations

from typing import Final, final

from ludarium.games.ready_fence import events as ev
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.bout import Bout
from ludarium.games.ready_fence.rules import NONE
from ludarium.games.ready_fence.tables import KIND_OF, CardTable

PACE: Final[tuple[float, ...]] = (0.28, 0.6, 0.6)
"""Touches to come for each card of the timer, by mode."""
MOST_TOUCHES: Final = 29
STAMINA: Final[tuple[float, ...]] = (0.0, 0.10, 0.19, 0.27, 0.34, 0.40, 0.45)
"""What so many SP are worth, in touches."""
TUTORIAL_STAMINA: Final = 0.4
"""By how much less in the tutorial, where nothing but Distance takes any."""
ROOM: Final[tuple[float, ...]] = (0.25, 0.12, 0.04)
"""What it costs to have so few squares behind oneself, in touches."""
HAND: Final = 0.6
"""How much of the difference between two hands counts."""
TEMPO: Final = 0.05
"""What it is worth to be on turn, in touches."""
JOKER: Final = 0.35
"""What a Joker in hand is worth beyond what it does at once, in touches."""

# What a card in hand is worth in the long run, in touches: for its kind, and for each point of speed above 4.
KEPT: Final[tuple[float, ...]] = (
    0.08,
    0.09,
    0.10,
    0.26,
    0.12,
    0.10,
    0.12,
    0.12,
    0.16,
    0.14,
    0.12,
    0.16,
    0.26,
    0.12,
    0.6,
    0.22,
    0.14,
    0.2,
)
BY_SPEED: Final[tuple[float, ...]] = (
    0.04,
    0.04,
    0.03,
    0.05,
    0.0,
    0.04,
    0.04,
    0.07,
    0.05,
    0.0,
    0.05,
    0.07,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
)
NEUTRAL_SPEED: Final = 4

_races: Final[dict[int, float]] = {}


def race(own: int, other: int, touches: int) -> float:
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


def between(own: int, other: int, touches: float) -> float:
    """``race`` for a number of touches that is not whole."""
    whole = int(touches)
    part = touches - whole
    low = race(own, other, whole)
    return low + part * (race(own, other, whole + 1) - low)


def touches_to_come(state: Bout, timer: int) -> float:
    settings = state.settings
    touches = PACE[settings.mode] * timer
    if state.period < settings.periods:
        touches += PACE[settings.mode] * 2 * ru.TIMER * (settings.periods - state.period)
    return min(touches, float(MOST_TOUCHES))


def is_void(state: Bout) -> bool:
    """Whether a double touch would score nothing here (F99)."""
    score = state.scores[0] + 1
    if score != state.scores[1] + 1:
        return False
    return score == state.settings.target or (state.settings.any_tie and score % 5 == 0)


@final
class Stakes:
    """What is at stake for ``seat``: its chance to win now, and by how much each outcome of a phrase changes it."""

    def __init__(self, state: Bout, seat: int) -> None:
        target = state.settings.target
        own = max(1, target - state.scores[seat])
        other = max(1, target - state.scores[1 - seat])
        if state.sudden or state.priority != NONE:
            idle = 0.0 if state.sudden else 0.5 ** (1.0 + 0.5 * state.timer)
            held = idle if state.priority == seat else 0.0
            self.chance = 0.5 * (1.0 - idle) + held
            self.gain = 1.0 - self.chance
            self.loss = self.chance
            self.double = 0.0
            self.card = 0.0 if state.sudden else 0.1 * idle * (1.0 if state.priority == seat else -1.0)
        else:
            touches = touches_to_come(state, state.timer)
            after = max(0.0, touches - 1.0)
            self.chance = between(own, other, touches)
            self.gain = max(0.02, between(own - 1, other, after) - self.chance)
            self.loss = max(0.02, self.chance - between(own, other - 1, after))
            self.double = 0.0 if is_void(state) else self._double(own, other, max(0.0, touches - 2.0))
            later = touches_to_come(state, state.timer - 1)
            self.card = between(own, other, later) - self.chance if state.timer > 0 else 0.0
            """What it changes that a card of the timer is gone."""
        self.unit = (self.gain + self.loss) / 2.0
        """A touch."""

    def _double(self, own: int, other: int, touches: float) -> float:
        return between(own - 1, other - 1, touches) - self.chance


def stamina_worth(state: Bout, seat: int) -> float:
    """In touches."""
    worth = STAMINA[min(6, state.stamina[seat])]
    return worth * TUTORIAL_STAMINA if state.settings.mode == ru.TUTORIAL else worth


def room_worth(state: Bout, seat: int) -> float:
    """What the squares behind a fencer are worth, in touches."""
    settings = state.settings
    square = state.squares[seat]
    room = square - settings.first if seat == ru.GREEN else settings.last - square
    return -ROOM[max(0, room)] if room < len(ROOM) else 0.0


def card_worth(table: CardTable, card: int) -> float:
    """What a card in hand is worth in the long run, in touches."""
    kind = KIND_OF[card]
    speed = table.speeds[card]
    more = speed - NEUTRAL_SPEED if speed else 0
    return max(0.01, KEPT[kind] + BY_SPEED[kind] * more)


def mean_worth(table: CardTable, cards: int) -> float:
    """Of one of ``cards`` at random."""
    if cards == 0:
        return 0.0
    total = 0.0
    count = 0
    while cards:
        low = cards & -cards
        cards ^= low
        total += card_worth(table, low.bit_length() - 1)
        count += 1
    return total / count


def hand_worth(state: Bout, seat: int) -> float:
    """What the cards of a hand are worth in the long run, in touches."""
    table = state.settings.table
    total = 0.0
    for card in ev.bits(state.hands[seat]):
        total += card_worth(table, card)
    return total


def chance_of(state: Bout, seat: int) -> float:
    """The chance of ``seat`` to win at the beginning of a game turn, both hands open."""
    stakes = Stakes(state, seat)
    foe = 1 - seat
    ahead = stamina_worth(state, seat) - stamina_worth(state, foe)
    ahead += room_worth(state, seat) - room_worth(state, foe)
    ahead += HAND * (hand_worth(state, seat) - hand_worth(state, foe))
    ahead += TEMPO if state.turn == seat else -TEMPO
    return min(0.99, max(0.01, stakes.chance + stakes.unit * ahead))
