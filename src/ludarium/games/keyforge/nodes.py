"""Numbers for all words and steps of the machine, so that what is unfinished can be written down.

Steps of the machine come first, then words in the order in which cards are read, the same in every run.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from ludarium.games.keyforge.frames import Node
from ludarium.games.keyforge.process import (
    damage,
    keys,
    leaving,
    loops,
    matches,
    money,
    playing,
    shape,
    timing,
    turn,
    using,
)
from ludarium.games.keyforge.words.base import Ability, Constant
from ludarium.games.keyforge.words.icons import ASSAULT_HITS, HAZARDOUS_HITS, ICONS

NODES: list[Node] = []
"""Every node by its number."""
NUMBERS: dict[Node, int] = {}
WORDS: list[Ability | Constant] = []
"""Every ability and constant by its number."""


def register(word: Ability | Constant, name: str) -> None:
    """Number an ability or a constant with all that is inside it; ``name`` is what views call it."""
    if word.number >= 0 and word.number < len(WORDS) and WORDS[word.number] is word:
        return
    word.number = len(WORDS)
    word.name = name
    WORDS.append(word)
    _inside(word, name)


def _inside(owner: object, name: str) -> None:
    if not is_dataclass(owner):
        return
    inner = 0
    for field in fields(owner):
        value = getattr(owner, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, (Ability, Constant)):
                inner += 1
                register(part, f"{name}.{inner}" if name else "")
            elif isinstance(part, Node):
                add(part, name)


def add(node: Node, name: str = "") -> None:
    """Number a node and all inside it; what it gives to others is named after its card."""
    if node in NUMBERS:
        return
    NUMBERS[node] = len(NODES)
    NODES.append(node)
    _inside(node, name)


for _word in (ASSAULT_HITS, HAZARDOUS_HITS):
    register(_word, _word.name)
for _node in (
    timing.WINDOW, timing.HOLDER, money.RECEIVE, leaving.DESTROY, leaving.CHECKED, leaving.CONTROL,
    leaving.PILES, leaving.UNCOVERED,
    damage.DAMAGE, playing.PLAY_CARD, playing.PUT_CARD, using.USE_CARD, using.PAYING, using.REAP, using.ACT, using.FIGHT,
    keys.FORGE, turn.SET_UP, turn.TURN, turn.MAIN, turn.READYING, matches.OPENING, *ICONS,
    loops.LOOP, shape.RISE,
):  # fmt: skip
    add(_node)
