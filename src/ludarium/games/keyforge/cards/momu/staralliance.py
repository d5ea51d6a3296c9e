"""Star Alliance of More Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

OUTSIDERS: Final = creature(FRIENDLY, not_house=STAR_ALLIANCE)

CARDS: Final[dict[str, Words]] = {
    "gysgt-margot": words(fight_reap(Damage(2, A(creature(ENEMY))), Status(WARDED, A(creature(FRIENDLY))))),
    "cadet-allison": words(play_reap(Discard(AtRandom(card(FRIENDLY, IN_HAND))), If(Did(), ActivateHouse()))),
    "cadet-allison2": words(),
    "j43g3r-v": words(
        reap(this_turn(may_use(OUTSIDERS, VERB_REAP, number=2))),
        fight(this_turn(may_use(OUTSIDERS, VERB_FIGHT, number=2))),
    ),
    "j43g3r-v2": words(),
}
