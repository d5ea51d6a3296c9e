"""Brobnar of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.base import ENEMY, FRIENDLY, IS_IT, NO, YES
from ludarium.games.keyforge.words.amounts import AtLeast, InPool, MoreCreatures
from ludarium.games.keyforge.words.control import If, May
from ludarium.games.keyforge.words.effects import Damage, FULLY, Heal, Return, Status
from ludarium.games.keyforge.words.players import Gain, Lose
from ludarium.games.keyforge.words.say import *  # noqa: F403
from ludarium.games.keyforge.words.targets import A, Each, Both, IT, Neighbours, THIS
from ludarium.games.keyforge.terms import STUNNED

CARDS: Final[dict[str, Words]] = {
    "anger": words(play(ready_and_fight(A(creature(FRIENDLY))))),
    "punch": words(play(Damage(3, A(creature())))),
    "bumpsy": words(play(Lose(1))),
    "troll": words(reap(Heal(3, THIS))),
    "smith": words(play(If(MoreCreatures(), Gain(2)))),
    "headhunter": words(fight(Gain(1))),
    "blood-of-titans": words(power(+5, HOST_CARD)),
    "banner-of-battle": words(power(+1, Each(creature(FRIENDLY)).cards)),
}
