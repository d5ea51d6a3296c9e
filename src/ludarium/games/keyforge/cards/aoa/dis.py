"""Dis of Age of Ascension."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "æmber-imp": words(after(AFTER_REAPS, Status(STUNNED, THAT), of=creature())),
    "banish": words(play(Archive(A(creature(ENEMY)), theirs=True))),
    "binding-irons": words(play(Chains(3, OPPONENT))),
    "cull-the-weak": words(play(Destroy(Extreme(creature(ENEMY), most_powerful=False)))),
    "exhume": words(play(Choose(A(card(FRIENDLY, IN_DISCARD, CREATURES))), May(PlayIt(IT), Did()))),
    "gub": words(
        power(5, THIS_CARD, given=OnFlank(isnt=True)), keyword(TAUNT, THIS_CARD, given=OnFlank(isnt=True))
    ),
    "misery-exploit": words(play(Gain(Count(creature(ENEMY, damaged=YES))))),
    "not-finished-with-you": words(play(ShuffleIn(AnyNumber(card(FRIENDLY, IN_DISCARD, CREATURES)), YOU))),
    "streke": words(refills(-1, OPPONENT, given=OnFlank(isnt=True))),
    "tezmal": words(reap(ChooseHouse(), Lasting((cannot_choose(CHOSEN_HOUSE, OPPONENT),), NEXT_TURN))),
    "unlocked-gateway": words(play(Destroy(Each(creature())))),
    "yurk": words(play(Discard(A(card(FRIENDLY, IN_HAND))))),
    "angwish": words(keys_cost(DamageOn(), OPPONENT)),
    "bloodshard-imp": words(after(AFTER_REAPS, Destroy(THAT), of=creature())),
    "bronze-key-imp": words(cannot_forge(1)),
    "gold-key-imp": words(cannot_forge(3)),
    "old-yurk": words(play(Discard(Some(2, card(FRIENDLY, IN_HAND))))),
    "pain-reaction": words(play(Damage(2, A(creature(ENEMY))), If(Died(), Damage(2, Neighbours(IT))))),
    "silver-key-imp": words(cannot_forge(2)),
    "skullion": words(play(Destroy(A(creature(FRIENDLY))))),
    "soulkeeper": words(gains(HOST_CARD, destroyed(Destroy(Extreme(creature(ENEMY)))))),
    "spyyyder": words(keyword(POISON, THIS_CARD, given=Attacking(creature(ENEMY, flank=YES)))),
    "ancient-yurk": words(play(Discard(Some(3, card(FRIENDLY, IN_HAND))))),
    "neffru": words(after(AFTER_DESTROYED, Gain(1, OWNER_OF_THAT), of=creature())),
    "onyx-knight": words(play(Destroy(Each(creature(odd=YES))))),
    "orb-of-invidius": words(after(AFTER_REAPS, Status(STUNNED, THAT), of=creature())),
    "ortannu-the-chained": words(
        reap(
            Return(Each(card(FRIENDLY, IN_DISCARD, name="ortannu-s-binding"))),
            Damage(2, Spread(CountIt(), creature()), splash=2),
        )
    ),
    "ortannu-s-binding": words(play(Damage(2, A(creature(FRIENDLY))))),
    "shadow-of-dis": words(play(Lasting((blank(creature(ENEMY)),), TO_YOUR_TURN))),
    "shard-of-pain": words(action(Damage(1, Spread(Count(card(FRIENDLY, trait="shard")), creature(ENEMY))))),
    "wretched-doll": words(
        action(
            If(
                There(card(counter=DOOM)),
                Destroy(Each(creature(counter=DOOM))),
                Mark(DOOM, 1, A(creature())),
            )
        )
    ),
}
