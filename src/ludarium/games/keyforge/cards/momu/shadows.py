"""Shadows of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "spare-arm-carmine": words(reap(If(MoreCreatures(trait="mutant"), Steal(2), Steal(1)))),
    "boosted-b4-rry": words(
        play_fight_reap(
            OneOf(
                (
                    Sequence(
                        (
                            TakeControl(A(artifact(ENEMY))),
                            while_yours(SHADOWS),
                        )
                    ),
                    PlayIt(AtRandom(card(ENEMY, IN_ARCHIVES)), as_yours=True),
                ),
                given=(There(artifact(ENEMY)), There(card(ENEMY, IN_ARCHIVES))),
            )
        )
    ),
    "boosted-b4-rry2": words(),
    "dodger-s-10": words(play_fight_reap(Steal(InPool(OPPONENT, half=True)))),
    "dodger-s-102": words(),
}
