"""Mars of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "ammonia-clouds": words(play(Damage(3, Each(creature())))),
    "battle-fleet": words(play(Reveal(AnyNumber(card(FRIENDLY, IN_HAND, house=MARS))), Draw(CountIt()))),
    "deep-probe": words(
        play(
            ChooseHouse(),
            LookAtHand(reveal=True),
            Discard(Each(card(ENEMY, IN_HAND, CREATURES, house=CHOSEN_HOUSE))),
        )
    ),
    "emp-blast": words(
        play(
            Status(STUNNED, Both((Each(creature(house=MARS)), Each(creature(trait="robot"))))),
            Destroy(Each(artifact())),
        )
    ),
    "hypnotic-command": words(
        play(ForEach(Count(creature(FRIENDLY, house=MARS)), Capture(1, A(creature(ENEMY)), own_side=True)))
    ),
    "irradiated-æmber": words(play(If(AtLeast(InPool(OPPONENT), 6), Damage(3, Each(creature(ENEMY)))))),
    "key-abduction": words(
        play(
            Return(Each(creature(house=MARS))),
            May(Forge(Plus(9, ZoneSize(), minus=True)), CanForge(Plus(9, ZoneSize(), minus=True))),
        )
    ),
    "martian-hounds": words(play(Choose(A(creature())), Counters(Count(creature(damaged=YES), times=2), IT))),
    "martians-make-bad-allies": words(
        play(
            LookAtHand(YOU, reveal=True),
            Purge(Each(card(FRIENDLY, IN_HAND, CREATURES, not_house=MARS))),
            Gain(CountIt()),
        )
    ),
    "mass-abduction": words(play(Archive(UpTo(3, creature(ENEMY, damaged=YES)), yours=True))),
    "mating-season": words(play(ShuffleIn(Each(creature(house=MARS))), GainForEach(owner=True))),
    "mothership-support": words(
        play(Damage(2, Spread(Count(creature(FRIENDLY, house=MARS, ready=YES)), creature())))
    ),
    "orbital-bombardment": words(
        play(
            Reveal(AnyNumber(card(FRIENDLY, IN_HAND, house=MARS))),
            Damage(2, Spread(CountIt(), creature())),
        )
    ),
    "phosphorus-stars": words(play(Status(STUNNED, Each(creature(not_house=MARS))), Chains(2))),
    "psychic-network": words(play(Steal(Count(creature(FRIENDLY, house=MARS, ready=YES))))),
    "sample-collection": words(play(ForEach(ForgedKeys(OPPONENT), Archive(A(creature(ENEMY)), yours=True)))),
    "shatter-storm": words(play(Lose(InPool(YOU), YOU), Lose(ThatMany(times=3)))),
    "soft-landing": words(
        play(Lasting((enters(ENTERS_READY, card(types=CREATURES | ARTIFACTS, played=True), YOU),), THE_NEXT))
    ),
    "squawker": words(
        play(OneOf((Ready(A(creature(house=MARS))), Status(STUNNED, A(creature(not_house=MARS))))))
    ),
    "total-recall": words(play(Gain(Count(creature(FRIENDLY, ready=YES))), Return(Each(creature(FRIENDLY))))),
    "combat-pheromones": words(
        omni(Destroy(THIS, sacrifice=True), this_turn(may_use(card(house=MARS, other=True), number=2)))
    ),
    "commpod": words(
        action(
            Reveal(AnyNumber(card(FRIENDLY, IN_HAND, house=MARS))),
            ForEach(CountIt(), May(Ready(A(creature(house=MARS))), There(creature(house=MARS, ready=NO)))),
        )
    ),
    "crystal-hive": words(action(this_turn(after(AFTER_REAPS, Gain(), of=creature())))),
    "custom-virus": words(
        omni(
            Destroy(THIS),
            May(Purge(A(card(FRIENDLY, IN_HAND, CREATURES))), There(card(FRIENDLY, IN_HAND, CREATURES))),
            If(Did(), Destroy(Each(creature(like_trait=True)))),
        )
    ),
    "feeding-pit": words(action(Discard(A(card(FRIENDLY, IN_HAND, CREATURES))), If(Did(), Gain()))),
    "invasion-portal": words(
        action(DigFor(card(FRIENDLY, IN_DISCARD, CREATURES, house=MARS)), If(Did(), Return(IT)))
    ),
    "incubation-chamber": words(
        omni(
            May(
                Reveal(A(card(FRIENDLY, IN_HAND, CREATURES, house=MARS))),
                There(card(FRIENDLY, IN_HAND, CREATURES, house=MARS)),
            ),
            If(Did(), Archive(IT)),
        )
    ),
    "mothergun": words(
        action(Reveal(AnyNumber(card(FRIENDLY, IN_HAND, house=MARS))), Damage(CountIt(), A(creature())))
    ),
    "sniffer": words(action(this_turn(loses(ELUSIVE, creature())))),
    "swap-widget": words(
        action(
            Choose(A(creature(FRIENDLY, house=MARS, ready=YES)), keep=True),
            Return(IT),
            If(
                Did(),
                Sequence(
                    (
                        PutInPlay(A(card(FRIENDLY, IN_HAND, CREATURES, house=MARS, not_named=IS_KEPT))),
                        Ready(IT),
                    )
                ),
            ),
        )
    ),
    "blypyp": words(reap(Lasting((enters(ENTERS_READY, creature(house=MARS, played=True), YOU),), THE_NEXT))),
    "chuff-ape": words(
        enters(ENTERS_STUNNED, THIS_CARD),
        fight_reap(
            May(Destroy(A(OTHER_FRIENDLY), sacrifice=True), There(OTHER_FRIENDLY)),
            If(Did(), Heal(FULLY, THIS)),
        ),
    ),
    "ether-spider": words(harmless(THIS_CARD), replaces(REPLACED_GAIN, TakeSupply(), OPPONENT)),
    "grabber-jammer": words(keys_cost(1, OPPONENT), fight_reap(Capture())),
    "grommid": words(
        cannot(VERB_PLAY, card(types=CREATURES), YOU),
        after(AFTER_DESTROYED, Lose(), of=creature(ENEMY), fighting=True),
    ),
    "john-smyth": words(fight_reap(Ready(A(creature(house=MARS, not_trait="agent"))))),
    "mindwarper": words(action(Capture(1, A(creature(ENEMY)), own_side=True))),
    "phylyx-the-disintegrator": words(action(Lose(Count(creature(FRIENDLY, house=MARS, other=True))))),
    "qyxxlyx-plague-master": words(fight_reap(Damage(3, Each(creature(trait="human")), pierce=True))),
    "tunk": words(after(AFTER_PLAYED, Heal(FULLY, THIS), of=creature(house=MARS, other=True), by=YOU)),
    "ulyq-megamouth": words(fight_reap(Use(A(creature(FRIENDLY, not_house=MARS))))),
    "uxlyx-the-zookeeper": words(reap(Archive(A(creature(ENEMY)), yours=True))),
    "vezyma-thinkdrone": words(reap(May(Archive(A(card(FRIENDLY, types=CREATURES | ARTIFACTS)))))),
    "yxili-marauder": words(
        power(AmberOn(), THIS_CARD), play(Capture(Count(creature(FRIENDLY, house=MARS, ready=YES))))
    ),
    "yxilo-bolter": words(fight_reap(Damage(2, A(creature())), If(Died(), Purge(Found(IS_IT))))),
    "yxilx-dominator": words(enters(ENTERS_STUNNED, THIS_CARD)),
    "zorg": words(
        enters(ENTERS_STUNNED, THIS_CARD),
        before_fight(Status(STUNNED, Both((OTHER, Neighbours(OTHER))))),
    ),
    "zyzzix-the-many": words(
        fight_reap(
            May(Reveal(A(card(FRIENDLY, IN_HAND, CREATURES))), There(card(FRIENDLY, IN_HAND, CREATURES))),
            If(Did(), Sequence((Archive(IT), Counters(3, THIS)))),
        )
    ),
    "biomatrix-backup": words(gains(HOST_CARD, destroyed(Archive(THIS, put=True)))),
    "brain-stem-antenna": words(
        gains(
            HOST_CARD,
            after(
                AFTER_PLAYED,
                Ready(THIS),
                this_turn(belongs(THIS_CARD, MARS), on=THIS),
                of=creature(house=MARS),
                by=YOU,
            ),
        )
    ),
    "jammer-pack": words(gains(HOST_CARD, keys_cost(2, OPPONENT))),
    "red-planet-ray-gun": words(
        gains(HOST_CARD, reap(Choose(A(creature())), Damage(Count(creature(house=MARS)), IT)))
    ),
}
