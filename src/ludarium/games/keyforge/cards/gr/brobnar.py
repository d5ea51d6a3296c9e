"""Brobnar of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

OF_GIANTS: Final = card(FRIENDLY, IN_DECK | IN_DISCARD, CREATURES, trait="giant")
FALLEN_CREATURE: Final = card(FRIENDLY, IN_DISCARD, CREATURES)

CARDS: Final[dict[str, Words]] = {
    "beanstalk": words(enters(ENTERS_READY, creature(FRIENDLY, trait="giant")), action(Search(A(OF_GIANTS)))),
    "brawling-grounds": words(
        omni(
            this_turn(
                after(
                    AFTER_DESTROYED,
                    ByController(Discard(AtRandom(card(FRIENDLY, IN_HAND))), THAT),
                    of=creature(),
                    in_fight=True,
                )
            )
        )
    ),
    "countryside-crusher": words(
        fight(If(Haunted(OPPONENT), May(ready_and_fight(A(creature(beside=IS_THIS)))))),
        scrap(ready_and_fight(Extreme(creature(FRIENDLY), most_powerful=False))),
    ),
    "curse-of-cowardice": words(
        ends(
            If(AtLeast(TimesDone(Done.FOUGHT, types=CREATURES), 1, below=True), Lose(2, YOU)),
            If(There(creature(FRIENDLY), none=True), Destroy(THIS)),
        )
    ),
    "final-refrain": words(
        play(
            PutInPlay(Each(FALLEN_CREATURE), ready=True, keep=True),
            OneAtATime(Some(CountIt(), creature(relation=IS_KEPT)), Use(IT, MoveKinds.FIGHT)),
            Destroy(Survivors(IS_KEPT)),
        )
    ),
    "fling": words(
        play(
            Destroy(A(creature(FRIENDLY))),
            If(Did(), Damage(PowerOf(HIT), A(creature(ENEMY)), splash=3)),
        )
    ),
    "returning-champion": words(
        play(Damage(3, THIS)),
        fight(If(Haunted(), MoveDamage(FULLY, A(creature(other=True))))),
    ),
    "rorag-screamer": words(
        fight(Ready(THIS)),
        scrap(Choose(A(creature())), this_turn(loses(ELUSIVE, creature()), no_armor(creature()), on=IT)),
    ),
    "awakened-titan": words(cannot(VERB_READY, THIS_CARD, given=Haunted(isnt=True))),
    "bonecrusher": words(gains(HOST_CARD, action(Destroy(A(creature()))))),
    "concussive-transfer": words(play(Damage(3, A(creature())), redistribute(creature(), damage=True))),
    "fight-to-the-end": words(
        play(
            Choose(A(creature(FRIENDLY))),
            If(Haunted(), this_turn(keyword(SKIRMISH, creature()), on=IT)),
            Ready(IT),
            Use(IT, MoveKinds.FIGHT),
        )
    ),
    "lifting-buddy": words(play_fight_reap(Counters(2, THIS), Counters(2, A(OTHER_FRIENDLY)))),
    "plummet": words(play(Discard(Each(card(FRIENDLY, IN_HAND))), Damage(CountIt(), Each(creature())))),
    "raider-of-the-peaks": words(starts(ByController(Discard(Top()), Extreme(creature())))),
    "rickety-cybergiant": words(fight(Damage(1, THIS))),
    "blunderbore": words(fight(If(Haunted(), Lose(2), Lose(1)))),
    "cacophonous-riot": words(
        play(
            Choose(A(creature())),
            Ready(Both((IT, Neighbours(IT)))),
            Status(ENRAGED, IT),
        )
    ),
    "down-to-size": words(
        play(Choose(A(creature(ENEMY))), this_turn(fixed_power(1, creature()), no_armor(creature()), on=IT))
    ),
    "fiery-jark": words(
        play(
            Repeat(
                Destroy(Both((A(creature(ENEMY)), A(creature(FRIENDLY))))),
                All((There(creature(ENEMY)), There(creature(FRIENDLY)))),
                may=True,
                whole=True,
            )
        )
    ),
    "heavyweight-morik": words(scrap(Damage(2, Both((A(creature(FRIENDLY)), A(creature(ENEMY))))))),
    "lash-out": words(play(If(Haunted(), Damage(3, A(creature()), splash=3), Damage(3, A(creature()))))),
    "memorialize-the-fallen": words(play(LoseForEach(card(where=IN_DISCARD, types=CREATURES)))),
    "mournful-barn-burner": words(
        fight(ChoosePlayer(), Discard(Top(2, THAT_PLAYER))), scrap(Discard(Top(1, EACH_PLAYER)))
    ),
    "ornar-skullface": words(scrap(Damage(3, A(creature())))),
    "recklessness": words(play(Discard(AtRandom(card(where=IN_HAND), 3, each=True)), Draw(3, EACH_PLAYER))),
    "soul-bomb": words(omni(If(Haunted(), Damage(4, Each(creature()))), Destroy(THIS))),
    "thunderdell": words(keyword(SPLASH_ATTACK, THIS_CARD, 5, given=Haunted())),
    "phantom-drummernaut": words(
        when(PLAY, FIGHT, do=Return(A(FALLEN_CREATURE))), destroyed(If(Haunted(), Archive(THIS)))
    ),
    "spectral-ruth": words(
        play(If(AtLeast(TimesDone(Done.FORGED)), Archive(Each(card(FRIENDLY, IN_DISCARD))))),
        destroyed(If(Haunted(), Archive(THIS))),
    ),
}
