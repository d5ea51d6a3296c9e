"""The greedy bot: what looks best by what its view tells."""

from __future__ import annotations

from typing import final

from ludarium.core.bot import Bot
from ludarium.core.view import View
from ludarium.games.ready_fence.advice import Advice
from ludarium.games.ready_fence.sample import sample_state
from ludarium.games.ready_fence.view import FenceView


@final
class Greedy(Bot):
    """Looks through the phrase that it is in or could open, and no further. The hand that it imagines for the
    opponent it does not look at. Ties fall to the first option."""

    def choose(self, view: View, options: list[str]) -> str:
        assert isinstance(view, FenceView)
        if len(options) == 1:
            return options[0]
        state = sample_state(view, self.chance)
        decision = state.decision()
        assert decision is not None
        scores = Advice(state, decision.seat).scores(decision.codes)
        best = options[0]
        high = -1e300
        for i in range(len(scores)):
            if scores[i] > high:
                option = decision.option(i).notation()
                if option in options:
                    high = scores[i]
                    best = option
        return best
