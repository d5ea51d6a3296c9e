"""Brobnar of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.engine.steps.keys import FREE
from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "1-2-punch": words(
        play(Choose(A(creature(ENEMY))), If(Is(creature(stunned=YES)), Destroy(IT), Status(STUNNED, IT)))
    ),
    "bingle-bangbang": words(before_fight(Damage(5, Neighbours(OTHER)))),
    "brammo": words(play(Damage(2, Each(creature(ENEMY, flank=YES))))),
    "cowfyne": words(before_fight(Damage(2, Neighbours(OTHER)))),
    "drummernaut": words(play_fight_reap(Return(A(creature(FRIENDLY, trait="giant", other=True))))),
    "first-blood": words(
        play(Damage(1, Spread(Count(creature(FRIENDLY, house=BROBNAR), times=2), creature(), divided=True)))
    ),
    "foozle": words(reap(If(AtLeast(TimesDone(Done.DESTROYED, OPPONENT, types=CREATURES)), Gain(1)))),
    "groggins": words(only_fights(THIS_CARD, creature(flank=YES))),
    "groke": words(fight(Lose(1))),
    "into-the-fray": words(
        play(
            Choose(A(creature(FRIENDLY, house=BROBNAR))),
            this_turn(gains(creature(), fight(Ready(THIS))), on=IT),
        )
    ),
    "lollop-the-titanic": words(harmless(THIS_CARD, attacked=True)),
    "pound": words(play(Damage(2, A(creature()), splash=1))),
    "culf-the-quiet": words(),
    "flamethrower": words(action(Damage(1, A(creature()), splash=1))),
    "flamewake-shaman": words(play(Damage(2, A(creature())))),
    "gargantes-scrapper": words(play(If(AtLeast(InPool(YOU), 3), Damage(3, A(creature(ENEMY)))))),
    "grump-buggy": words(
        keys_cost(Count(creature(FRIENDLY, power_least=5)), OPPONENT),
        keys_cost(Count(creature(ENEMY, power_least=5)), YOU),
    ),
    "little-rapscal": words(must_fight(creature())),
    "ogopogo": words(
        after(AFTER_DESTROYED, May(Damage(2, A(creature()))), of=creature(), fighting=True, attacking=True)
    ),
    "the-flex": words(
        play(
            Choose(A(creature(FRIENDLY, house=BROBNAR, ready=YES))),
            Exhaust(IT),
            Gain(PowerOf(IT, half=True)),
        )
    ),
    "bellowing-patrizate": words(
        after(
            AFTER_ENTERS, Damage(1, THAT), of=creature(), given=There(creature(relation=IS_THIS, ready=YES))
        )
    ),
    "cybergiant-rig": words(
        gains(HOST_CARD, ends(RemoveCounters(1, THIS))),
        play(Heal(FULLY, HOST), Counters(THAT_MANY, HOST)),
    ),
    "forgemaster-og": words(after(AFTER_FORGES, Lose(InPool(THAT_PLAYER), THAT_PLAYER))),
    "grumpus-tamer": words(reap(Search(A(card(FRIENDLY, IN_DECK | IN_DISCARD, name="war-grumpus"))))),
    "might-makes-right": words(
        play(
            Destroy(AnyNumber(creature(FRIENDLY), total_power=25)),
            If(DestroyedPower(25), Forge(FREE)),
        )
    ),
    "shard-of-strength": words(
        action(ForEach(Count(card(FRIENDLY, trait="shard")), Counters(1, A(creature(FRIENDLY)))))
    ),
    "signal-fire": words(
        omni(Destroy(THIS), this_turn(may_use(creature(FRIENDLY, house=BROBNAR), VERB_FIGHT)))
    ),
    "war-grumpus": words(fight_reap(ready_and_fight(A(creature(beside=IS_THIS, trait="giant"))))),
}
