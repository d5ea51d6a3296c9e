"""States drawn from a view have the same view: counters, other turns, loops, other sides, copies and animated artifacts
are public, and a question in the middle of them is the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.terms import Moments
from ludarium.games.keyforge.words.cards import CREATURES, EACH_PLAYER, FRIENDLY, IN_HAND
from ludarium.games.keyforge.words.harm import Exhaust, Ready
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.moving import Discard
from ludarium.games.keyforge.words.places import COPIED, Flip, GainText
from ludarium.games.keyforge.words.players import AnotherTurn, Gain, Refill
from ludarium.games.keyforge.words.shorthand import (
    action,
    after,
    artifact,
    as_creature,
    card,
    creature,
    other_side,
    play,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import Each
from ludarium.testing.twins import imagined

TABLES: dict[str, Callable[[], Table]] = {
    "counters": lambda: Table(mine=["troll doom:2"], theirs=["cannon time:1"], house="brobnar"),
    "another turn": lambda: Table(mine=["troll", "cannon"], house="brobnar").do("action:cannon"),
    "in the other turn": lambda: Table(mine=["cannon"], house="brobnar").do("action:cannon", "end"),
    "how often": lambda: Table(mine=["bumpsy exhausted"], house="dis").do("end"),
    "which card": lambda: Table(mine=["bumpsy exhausted"], house="dis").do("end", "loop:2"),
    "the other side": lambda: Table(mine=["yurk"], house="dis").do("action:yurk"),
    "a flank": lambda: Table(mine=["troll", "cannon"], hand=["anger"], house="brobnar").do("play:anger"),
    "a creature": lambda: Table(mine=["cannon"], hand=["anger"], house="brobnar").do("play:anger"),
    "a copy": lambda: Table(mine=["yurk"], theirs=["troll"], hand=["punch"], house="brobnar").do(
        "play:punch"
    ),
    "who discards first": lambda: Table(
        hand=["the-flex", "urchin", "troll"], their_hand=["tunk", "zorg"], mine=["krump"], house="brobnar"
    ).do("play:the-flex"),
    "who refills first": lambda: Table(hand=["burn-the-stockpile"], house="brobnar").do(
        "play:burn-the-stockpile"
    ),
}


@pytest.mark.parametrize("name", list(TABLES))
@said(
    {
        "cannon": words(action(AnotherTurn())),
        "bumpsy": words(
            after(Moments.AFTER_READIED, Exhaust(THIS), Ready(THIS), of=creature(FRIENDLY), own=True)
        ),
        "yurk": words(other_side("brammo"), action(Flip(THIS))),
        "brammo": words(),
        "anger": words(play(this_turn(as_creature(2), on=Each(artifact(FRIENDLY))))),
        "punch": words(
            play(GainText(Each(creature(FRIENDLY)), Each(creature(name="troll")), constant=COPIED))
        ),
        "the-flex": words(play(Discard(Each(card(where=IN_HAND))))),
        "krump": words(after(Moments.AFTER_DISCARDS, Gain(1), of=card(types=CREATURES))),
        "burn-the-stockpile": words(play(Refill(EACH_PLAYER))),
    }
)
def test_states_drawn_from_a_view_have_the_same_view(name: str) -> None:
    table = TABLES[name]()
    assert table.asked
    for viewer in (0, 1, None):
        for seed in "ab":
            imagined(GAME, table.state, table.state.view(viewer), Chance.of(seed))
