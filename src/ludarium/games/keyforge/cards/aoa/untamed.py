"""Untamed of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "dharna": words(play(Gain(Count(creature(FRIENDLY, damaged=YES)))), reap(Heal(2, A(creature(FRIENDLY))))),
    "duskwitch": words(enters(ENTERS_READY, creature(FRIENDLY))),
    "fanghouse": words(),
    "glimmer": words(play(Return(A(card(FRIENDLY, IN_DISCARD))))),
    "grovekeeper": words(ends(Counters(1, Each(creature(beside=IS_THIS))))),
    "knoxx": words(power(Count(creature(beside=IS_THIS), times=3), THIS_CARD)),
    "marmo-swarm": words(power(InPool(YOU), THIS_CARD)),
    "persistence-hunting": words(play(ChooseHouse(), Exhaust(Each(creature(ENEMY, house=CHOSEN_HOUSE))))),
    "rustgnawer": words(fight(Destroy(A(artifact())), Gain(Icons(BonusIcons.AMBER, hit=False)))),
    "song-of-spring": words(
        play(
            ShuffleIn(
                AnyNumber(card(FRIENDLY, IN_HAND | IN_DISCARD | IN_PLAY, CREATURES, house=UNTAMED)), who=YOU
            )
        )
    ),
    "tantadlin": words(harmless(THIS_CARD, 2), fight(Discard(AtRandom(card(ENEMY, IN_ARCHIVES))))),
    "they-re-everywhere": words(
        play(Damage(2, Each(creature(ENEMY, flank=YES))), Damage(1, Each(creature(ENEMY, flank=NO))))
    ),
    "æmberspine-mongrel": words(after(AFTER_REAPS, Gain(1), of=creature(ENEMY))),
    "bumblebird": words(play(Counters(2, Each(creature(FRIENDLY, house=UNTAMED, other=True))))),
    "camouflage": words(cannot(VERB_ATTACK, HOST_CARD, by=creature(flank=NO))),
    "niffle-grounds": words(
        action(Choose(A(creature())), this_turn(loses(TAUNT, creature()), loses(ELUSIVE, creature()), on=IT))
    ),
    "panpaca-anga": words(power(2, creature(right_of=IS_THIS))),
    "panpaca-jaga": words(keyword(SKIRMISH, creature(left_of=IS_THIS))),
    "soldiers-to-flowers": words(
        play(Purge(Each(card(where=IN_DISCARD, types=CREATURES, house=UNTAMED))), GainForEach(1, owner=True))
    ),
    "way-of-the-porcupine": words(keyword(HAZARDOUS, HOST_CARD, 3)),
    "earthbind": words(
        cannot(
            VERB_USE,
            HOST_CARD,
            given=AtLeast(TimesDone(Done.DISCARDED, HOSTS_CONTROLLER), 1, below=True),
        )
    ),
    "gravid-cycle": words(play(Return(A(card(FRIENDLY, IN_DISCARD))))),
    "heart-of-the-forest": words(cannot_forge(given=MoreKeys(THAT_PLAYER))),
    "po-s-pixies": words(spared()),
    "punctuated-equilibrium": words(play(Discard(Each(card(where=IN_HAND))), Refill(EACH_PLAYER))),
    "quicksand": words(
        play(
            Destroy(
                Both(
                    (
                        Provided(
                            There(creature(FRIENDLY, ready=YES, house=UNTAMED), none=True),
                            Extreme(creature(FRIENDLY)),
                        ),
                        Provided(
                            There(creature(ENEMY, ready=YES, house=UNTAMED), none=True),
                            Extreme(creature(ENEMY)),
                        ),
                    )
                )
            )
        )
    ),
    "roxador": words(harmless(THIS_CARD, 2), fight(Status(STUNNED, OTHER))),
    "shard-of-life": words(
        action(
            ForEach(Count(card(FRIENDLY, trait="shard")), ShuffleIn(A(card(FRIENDLY, IN_DISCARD)), who=YOU))
        )
    ),
}
