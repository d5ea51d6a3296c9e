"""What KeyForge's bots are asked in tests, and what they answer."""

from __future__ import annotations

from ludarium.bots.registry import make_bot
from ludarium.games.keyforge.engine.state import KeyForgeState

NAME = "keyforge"


def offered(state: KeyForgeState) -> list[str]:
    decision = state.decision()
    assert decision is not None
    return [str(option) for option in decision.options()]


def chosen(state: KeyForgeState, bot: str = "greedy", seed: str = "1") -> str:
    return make_bot(NAME, bot, seed).choose(state.view(state.asked), offered(state))


def choose(state: KeyForgeState, *notations: str) -> KeyForgeState:
    for notation in notations:
        decision = state.decision()
        assert decision is not None
        state.choose(decision.find(notation))
    return state
