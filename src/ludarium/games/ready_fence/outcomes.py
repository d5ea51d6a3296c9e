"""What the ends of a phrase are worth to one seat, as changes of its chance to win."""

from __future__ import annotations

from typing import Final

from ludarium.games.ready_fence.belief import Unseen
from ludarium.games.ready_fence.evaluation import SUDDEN, Stakes, card_worth, stamina_worth
from ludarium.games.ready_fence.position import Fencer, Threat
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import Cards, Kinds, Role, Seat, Speed, lowest

HOPES: Final[tuple[float, ...]] = (0.45, 0.35, 0.6, 0.7, 0.8)
"""How likely a threat of each kind is to land, where nothing is looked at any more."""

Kept = tuple[Role, Speed, Threat, Fencer]


class Outcomes:
    """Thinks for ``seat`` about a phrase in ``state``. What a line of play changes there it changes between ``keep``
    and ``back``, so that the state is left as it was."""

    def __init__(self, state: FenceState, seat: Seat) -> None:
        self.state = state
        self.me = seat
        self.foe = 1 - seat
        self.unseen = Unseen(state, seat)
        self.stakes = Stakes(state, seat)
        self.unit = self.stakes.unit
        self.stay = 0.0
        """What it is worth that the fencers stay where they are, against starting again on guard."""
        joker = card_worth(state.settings, lowest(state.settings.table.masks[Kinds.JK]))
        self.joker = 0.0 if self.stakes.last else joker * self.unit
        """What a Joker is worth that is still in hand."""
        self.begun = self._stamina()

    # -- scratch paper

    def keep(self, seat: Seat) -> Kept:
        """What an answer of ``seat`` changes: what is pending in the phrase, and its fencer, who goes on as a copy."""
        s = self.state
        phrase = s.phrase
        fencer = s.fencers[seat]
        s.fencers[seat] = fencer.clone()
        return (phrase.first, phrase.first_speed, phrase.threat, fencer)

    def back(self, seat: Seat, kept: Kept) -> None:
        """Go back to what ``keep`` gave."""
        phrase = self.state.phrase
        phrase.first = kept[0]
        phrase.first_speed = kept[1]
        phrase.threat = kept[2]
        self.state.fencers[seat] = kept[3]

    # -- ends

    def _stamina(self) -> float:
        """The difference in SP, in touches."""
        return stamina_worth(self.state, self.me) - stamina_worth(self.state, self.foe)

    def spent(self) -> float:
        """What has become of the SP since this was begun."""
        return self.unit * (self._stamina() - self.begun)

    def won(self) -> float:
        return self.stakes.gain + self.spent()

    def lost(self) -> float:
        return self.spent() - self.stakes.loss

    def scored(self, seat: Seat) -> float:
        """A touch for ``seat``."""
        return self.won() if seat == self.me else self.lost()

    def both(self) -> float:
        return self.stakes.double + self.spent()

    def nothing(self) -> float:
        if not self.state.progress.sudden:
            return self.stay + self.spent()
        fencers = self.state.fencers
        lead = fencers[self.foe].used - fencers[self.me].used
        return self.stay + self.spent() + SUDDEN * self.unit * lead

    def landed(self) -> float:
        """The threat is accepted."""
        threat = self.state.phrase.threat
        return self.both() if threat.tie else self.scored(threat.owner)

    def guess(self) -> float:
        """A threat that is looked at no further."""
        hope = HOPES[self.state.phrase.threat.kind]
        return hope * self.landed() + (1.0 - hope) * self.nothing()

    def expect(self, values: list[float], cards: list[Cards], worst: float) -> float:
        """What comes of it when the opponent takes the lowest of ``values`` for which it has one of the ``cards``,
        and ``worst`` where it has none."""
        value = 0.0
        left = 1.0
        tried = 0
        while values:
            at = 0
            for i in range(1, len(values)):
                if values[i] < values[at]:
                    at = i
            tried |= cards[at]
            without = self.unseen.lacks(tried)
            if without < left:
                value += (left - without) * values[at]
                left = without
            values.pop(at)
            cards.pop(at)
        return value + left * worst
