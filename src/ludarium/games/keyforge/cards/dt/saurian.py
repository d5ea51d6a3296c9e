"""Saurian of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

EXALTS_A_STRANGER: Final = May(
    Exalt(1, A(creature(FRIENDLY, not_house=SAURIAN))), There(creature(FRIENDLY, not_house=SAURIAN))
)
MAY_EXALT: Final = May(Exalt(1, A(creature())), There(creature()))

CARDS: Final[dict[str, Words]] = {
    "bestiarii-urso-evil-twin": words(when(PLAY, FIGHT, do=Status(STUNNED, A(creature())))),
    "censor-philo-evil-twin": words(play(Damage(5, A(creature(amber=YES))))),
    "eclectic-ambrosius-evil-twin": words(
        reap(
            Mark(IGNORANCE, 1, A(creature(ENEMY))),
            Lasting((blank(creature(relation=IS_IT), given=AtLeast(Marks(IGNORANCE, IT))),), FOR_GOOD, IT),
        )
    ),
    "lapisaurus-evil-twin": words(fight(Exalt(1, Survivors(IS_OTHER)))),
    "magistra-vita-evil-twin": words(
        when(PLAY, FIGHT, do=(EXALTS_A_STRANGER, If(Did(), Use(IT, MoveKinds.FIGHT))))
    ),
    "physicus-felix-evil-twin": words(when(PLAY, FIGHT, do=If(Tide(low=True), MAY_EXALT))),
    "undagnathus-evil-twin": words(hurt_twice(THIS_CARD, given=Tide(low=True))),
    "bracchanalia": words(
        play(Exalt(4, THIS), Capture(1, A(creature(FRIENDLY)))),
        starts(
            ByThatPlayer(
                If(AtLeast(Count(creature(FRIENDLY, amber=YES)), 4), TakeAmber(FULLY, THIS)),
            ),
            whose=ANY,
        ),
    ),
    "brachiaditus": words(play(Status(STUNNED, Neighbours(THIS)), TakeAmber(1, Neighbours(THIS), SUPPLY))),
    "eclectic-ambrosius": words(ends(Mark(KNOWLEDGE)), action(Unmark(KNOWLEDGE, 3), If(Did(), Gain(6)))),
    "enlist-numeri": words(play(TakeControl(A(creature(ENEMY, amber=YES))), while_yours(SAURIAN, CREATURES))),
    "hastatus-raptor": words(
        before_fight(
            May(Exalt(1, THIS)),
            If(Did(), Damage(AmberOn(among=creature(FRIENDLY, name="hastatus-raptor")), OTHER)),
        )
    ),
    "iss-indominus": words(
        action(
            Exhaust(UpTo(5, creature(FRIENDLY, house=SAURIAN))),
            Damage(CountIt(), Each(creature(ENEMY))),
        )
    ),
    "swallow-whole": words(
        cannot(VERB_PLAY, THIS_CARD, given=Tide(isnt=True)),
        play(
            Choose(Some(2, creature()), keep=True),
            Purge(Extreme(creature(relation=IS_KEPT), most_powerful=False)),
            Counters(PowerOf(OTHER_KEPT), AllBut(creature(relation=IS_KEPT), IT)),
        ),
    ),
    "the-first-scroll": words(
        after(AFTER_FORGES, ByThatPlayer(Capture(1, Each(creature(FRIENDLY)), own_side=True)))
    ),
    "ankylo-formation": words(
        play(
            OneOf(
                (
                    Sequence(
                        (
                            Choose(A(creature(FRIENDLY))),
                            this_turn(keyword(SKIRMISH, creature(relation=IS_IT)), on=IT),
                        )
                    ),
                    Sequence(
                        (Exalt(1, A(creature(FRIENDLY))), this_turn(keyword(SKIRMISH, creature(FRIENDLY))))
                    ),
                )
            )
        )
    ),
    "bestiarii-urso": words(play_reap(May(Unstun(A(creature())), There(creature(stunned=YES))))),
    "bury-riches": words(play(If(Tide(), TakeAmber(1, Each(creature()), THEIR_CONTROLLER), RaiseTide()))),
    "di-no-you-didn-t": words(play(Destroy(A(creature(ENEMY, amber=YES))))),
    "physicus-felix": words(when(PLAY, FIGHT, do=If(Tide(), MAY_EXALT))),
    "saurarium": words(cannot(VERB_REAP, creature(weakest=True))),
    "trojan-sauropod": words(
        enters(ENTERS_THEIRS, THIS_CARD),
        omni(
            Gain(3),
            LookAtHand(OPPONENT, reveal=True),
            ByOpponent(Sequence((PutInPlay(Each(card(FRIENDLY, IN_HAND, CREATURES)), ready=True), Refill()))),
            Destroy(THIS),
        ),
    ),
    "wipe-clear": words(play(Damage(1, Each(creature())), Destroy(Each(upgrade())))),
    "altruist-s-rostrum": words(
        action(Choose(A(creature()), keep=True), MoveAmber(1, A(creature(unlike=IS_KEPT))))
    ),
    "carpe-vinum": words(play(Exalt(1, Some(2, creature(ENEMY))))),
    "censor-philo": words(unhurt(THIS_CARD, by=creature(amber=YES))),
    "crushing-charge": words(play(Destroy(Each(creature(power_most=4))), Chains(1))),
    "decadence": words(
        play(
            OneOf(
                (
                    Sequence((Choose(A(creature(FRIENDLY))), Exalt(1, IT), Ready(IT), Use(IT))),
                    Sequence((Choose(A(creature()), keep=True), MoveAmber(1, A(creature(unlike=IS_KEPT))))),
                )
            )
        )
    ),
    "lapisaurus": words(gains(creature(ENEMY, attacks=IS_THIS), before_fight(Exalt(1, THIS)))),
    "magistra-vita": words(play_reap(EXALTS_A_STRANGER, If(Did(), Use(IT, MoveKinds.REAP)))),
    "medicus-lacus": words(spendable(creature(FRIENDLY), given=Tide())),
    "ostracize": words(play(Lose(1, YOU), If(Did(), Purge(A(creature()))))),
    "reach-advantage": words(play(If(Tide(), Capture(3, A(creature(FRIENDLY))), RaiseTide()))),
    "undagnathus": words(harmless(THIS_CARD, given=Tide(low=True))),
    "venator-altum": words(after(AFTER_DAMAGED, If(Tide(low=True), Exalt(1, THIS)), of=THIS_CARD)),
}
