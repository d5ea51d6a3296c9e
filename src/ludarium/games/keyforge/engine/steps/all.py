"""All steps of the machine, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.frames import Node
from ludarium.games.keyforge.engine.steps import (
    control,
    damage,
    drawing,
    entering,
    fighting,
    icons,
    keys,
    leaving,
    loops,
    matches,
    money,
    opening_hands,
    playing,
    shape,
    turn,
    using,
)
from ludarium.games.keyforge.engine.steps.timing import HOLDER, WINDOW
from ludarium.games.keyforge.words.icons import ICONS

STEPS: Final[tuple[Node, ...]] = (
    WINDOW, HOLDER, money.RECEIVE, leaving.DESTROY, leaving.CHECKED, control.CONTROL,
    leaving.PILES, leaving.UNCOVERED,
    damage.DAMAGE, playing.PLAY_CARD, entering.PUT_CARD, using.USE_CARD, using.PAYING, using.REAP, using.ACT, fighting.FIGHT,
    keys.FORGE, opening_hands.SET_UP, turn.TURN, turn.MAIN, turn.READYING, matches.OPENING, *ICONS,
    loops.LOOP, shape.RISE, playing.ICONS_OF, turn.PICKING, icons.ICON, turn.RAISING_TIDE, drawing.DRAWING, turn.DRAW_STEP,
)  # fmt: skip
