"""Brobnar of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "alaka": words(enters(ENTERS_READY, THIS_CARD, given=AtLeast(TimesDone(Done.FOUGHT, types=CREATURES)))),
    "alaka-s-brew": words(play(Counters(2, A(creature())))),
    "ballcano": words(play(Damage(4, Each(creature())), Chains(2))),
    "barn-razing": words(play(this_turn(after(AFTER_FIGHTS, Lose(1), of=creature(FRIENDLY))))),
    "berserker-slam": words(play(Damage(4, A(creature(flank=YES))), If(Died(), Lose(1, THEIR_CONTROLLER)))),
    "gron-nine-toes": words(power(4, THIS_CARD, given=There(creature(relation=IS_THIS, damaged=YES)))),
    "irestaff": words(action(Choose(A(creature())), Status(ENRAGED, IT), Counters(1, IT))),
    "mogghunter": words(fight(Damage(2, A(creature(flank=YES))))),
    "narp": words(cannot(VERB_REAP, creature(beside=IS_THIS))),
    "shorty": words(reap(Status(ENRAGED, THIS))),
    "stilt-kin": words(after(AFTER_PLAYED, ready_and_fight(THIS), of=creature(trait="giant"), adjacent=True)),
    "warriors--refrain": words(play(Status(STUNNED, Each(creature(power_most=3))))),
    "fyre-breath": words(power(3, HOST_CARD), gains(HOST_CARD, before_fight(Damage(2, Neighbours(OTHER))))),
    "gravelguts": words(after(AFTER_DESTROYED, Counters(2, THIS), of=creature(ENEMY), fighting=True)),
    "overrun": words(play(If(AtLeast(TimesDone(Done.DESTROYED, OPPONENT, types=CREATURES), 3), Lose(2)))),
    "power-of-fire": words(
        play(
            Destroy(A(creature(FRIENDLY)), sacrifice=True),
            If(Did(), Lose(PowerOf(IT, half=True), EACH_PLAYER)),
            Chains(1),
        )
    ),
    "ragwarg": words(after(AFTER_REAPS, If(FirstReap(), Damage(2, THAT)), of=creature())),
    "shattered-throne": words(after(AFTER_FIGHTS, Capture(1, THAT), of=creature())),
    "sköll": words(
        after(AFTER_DESTROYED, Counters(1, A(creature(FRIENDLY))), of=creature(ENEMY), by_assault=True)
    ),
    "slimy-jark": words(fight(Status(ENRAGED, OTHER))),
    "guji-dinosaur-hunter": words(
        action(
            Choose(A(creature())),
            If(
                AnyOf((Is(creature(trait="dinosaur")), Is(creature(amber=YES)))),
                Damage(6, IT),
                Damage(2, IT),
            ),
        )
    ),
    "igon-the-green": words(
        destroyed(Purge(THIS), Return(A(card(FRIENDLY, IN_DISCARD, CREATURES, name="igon-the-terrible"))))
    ),
    "kaloch-stonefather": words(keyword(SKIRMISH, creature(FRIENDLY), given=InCenter())),
    "nogi-smartfist": words(fight(Draw(2), Discard(AtRandom(card(FRIENDLY, IN_HAND), 2)))),
    "old-boomy": words(
        reap(
            RevealUntil(card(house=BROBNAR)),
            If(Did(), Damage(2, THIS)),
            Archive(Each(LOOKED)),
        )
    ),
    "ragnarok": words(
        play(
            this_turn(
                cannot(VERB_REAP, creature()),
                after(AFTER_FIGHTS, Gain(1), of=creature(FRIENDLY)),
            ),
            this_turn(ends(Destroy(Each(creature())), whose=ANY)),
        )
    ),
    "the-big-one": words(
        after(AFTER_PLAYED, Mark(FUSE), of=creature()),
        as_soon_as(AtLeast(Marks(FUSE), 10), Destroy(Each(card(types=CREATURES | ARTIFACTS)))),
    ),
    "the-floor-is-lava": words(starts(Damage(1, Both((A(creature(FRIENDLY)), A(creature(ENEMY))))))),
    "igon-the-terrible": words(
        play(If(There(card(where=IN_PURGED, name="igon-the-green"), none=True), Destroy(THIS))),
        fight(Steal(1)),
    ),
    "mega-alaka": words(
        enters(ENTERS_READY, THIS_CARD, given=AtLeast(TimesDone(Done.FOUGHT, types=CREATURES)))
    ),
    "mega-cowfyne": words(before_fight(Damage(2, Neighbours(OTHER)))),
    "mega-ganger-chieftain": words(
        play(May(ready_and_fight(A(creature(beside=IS_THIS))), There(creature(beside=IS_THIS))))
    ),
    "mega-groke": words(fight(Lose(1))),
    "mega-gron-nine-toes": words(power(4, THIS_CARD, given=There(creature(relation=IS_THIS, damaged=YES)))),
    "mega-mogghunter": words(fight(Damage(2, A(creature(flank=YES))))),
    "mega-narp": words(cannot(VERB_REAP, creature(beside=IS_THIS))),
    "mega-shorty": words(reap(Status(ENRAGED, THIS))),
    "chieftain-s-brew": words(play(Counters(2, A(creature())))),
    "cowfyne-s-brew": words(play(Counters(2, A(creature())))),
    "groke-s-brew": words(play(Counters(2, A(creature())))),
    "gron-s-brew": words(play(Counters(2, A(creature())))),
    "mogghunter-s-brew": words(play(Counters(2, A(creature())))),
    "narp-s-brew": words(play(Counters(2, A(creature())))),
    "shorty-s-brew": words(play(Counters(2, A(creature())))),
    # Anomalies.
    "infomancer": words(
        play(Hide(A(card(FRIENDLY, IN_HAND, ACTIONS)), faceup=True)),
        reap(Resolve(PLAY, Beneath(one=True, grafted=True))),
    ),
    "lateral-shift": words(play(LookAtHand(), PlayIt(A(card(ENEMY, IN_HAND))))),
    "memolith": words(
        action(
            OneOf(
                (
                    Hide(A(card(FRIENDLY, IN_HAND, ACTIONS)), faceup=True),
                    Resolve(PLAY, Beneath(one=True, grafted=True)),
                )
            )
        )
    ),
    "nizak-the-forgotten": words(
        keyword(INVULNERABLE, THIS_CARD, given=Fighting()),
        after(AFTER_DESTROYED, Return(Fallen(IS_THAT)), of=creature(ENEMY), fighting=True),
    ),
    "orb-of-wonder": words(omni(Destroy(THIS), If(Did(), Search(A(card(FRIENDLY, IN_DECK)), reveal=False)))),
    "the-grim-reaper": words(
        enters(ENTERS_READY, THIS_CARD, given=Haunted()),
        reap(Purge(Both((A(creature(ENEMY)), A(creature(FRIENDLY)))))),
    ),
    "the-red-baron": words(
        gains(THIS_CARD, reap(Steal(1)), given=KeyForged(RED_KEY)),
        keyword(ELUSIVE, THIS_CARD, given=KeyForged(RED_KEY, OPPONENT)),
    ),
    "timequake": words(
        play(ShuffleIn(Each(card(FRIENDLY)), who=YOU), Draw(CountIt(own=True))),
    ),
    "valoocanth": words(
        cannot(VERB_USE, THIS_CARD, given=Tide(low=True)),
        fight_reap(Choose(A(creature(ENEMY))), Exhaust(Both((IT, Neighbours(IT))))),
    ),
}
