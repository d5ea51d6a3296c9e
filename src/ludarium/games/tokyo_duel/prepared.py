"""Prepared positions: a turn of King of Tokyo: Duel in mid-play, written as records write dice and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludarium.core.chance import Chance
from ludarium.core.event import Event
from ludarium.games.tokyo_duel import dice as di
from ludarium.games.tokyo_duel import position as po
from ludarium.games.tokyo_duel import rules as ru
from ludarium.games.tokyo_duel import tracks as tr
from ludarium.games.tokyo_duel.cards import INDEX
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.games.tokyo_duel.rules import MONSTER_NAMES, OPTIONS, Settings
from ludarium.games.tokyo_duel.state import DuelState, new_state

TURN: Final = 5
"""The number of the turn: some have gone before."""


def prepared(
    *,
    monsters: Sequence[str],
    market: Sequence[str],
    seed: str,
    dice: str = "",
    hurt: Sequence[int] = (0, 0),
    energy: Sequence[int] = (0, 0),
    fame: int = 0,
    destruction: int = 0,
    placed: Sequence[str] = (),
) -> DuelState:
    """A turn of seat 0 with the usual options: before the first roll, or with the final result ``dice`` to be
    resolved.

    ``hurt`` are the HP that each has lost, ``market`` the cards from left to right, ``fame`` and ``destruction``
    the spaces of the markers (seat 0 wins at +7), ``placed`` the tokens on the board (``BZ03@fame:2``). All
    that is rolled and drawn later comes from ``seed``."""
    state = new_state(Settings({spec.name: spec.default for spec in OPTIONS}), Chance.of(seed))
    cards = [INDEX[name] for name in market]
    state.market = cards
    state.deck = [card for card in range(len(INDEX)) if card not in cards]
    state.chance.shuffle(state.deck)
    state.deck_left = len(state.deck)
    state.monsters = [MONSTER_NAMES.index(name) for name in monsters]
    state.health = [ru.HEALTH[monster] - lost for monster, lost in zip(state.monsters, hurt, strict=True)]
    state.energy = list(energy)
    state.placed = [tr.NOT_PLACED] * len(ru.TOKENS)
    for text in placed:
        token = Move(code_of(text)).payload
        state.placed[token & 15] = token >> 4
    state.cells = [tr.cells_of(state.placed, track, state.settings.touching) for track in (0, 1)]
    state.marks = [_cell(state.cells[0], fame), _cell(state.cells[1], destruction)]
    state.starter = 0
    state.number = TURN - 1
    state.stack.clear()
    told: list[Event] = []
    state._begin_turn(0, False, told)
    if dice:
        while state.stack[-1] & 63 != po.FINAL_RESULT:
            state.stack.pop()
        state.phase = po.ROLL
        state.dice = di.read(dice)
        state.rolls = state.allowed = state.allowed_rolls()
    state.run(told)
    return state


def _cell(cells: Sequence[int], space: int) -> int:
    """The index of the cell on a space."""
    return [(tr.low_of(cell), tr.high_of(cell)) for cell in cells].index((space, space))
