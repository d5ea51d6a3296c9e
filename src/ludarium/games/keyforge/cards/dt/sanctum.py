"""Sanctum of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "almsmaster-evil-twin": words(gains(creature(beside=IS_THIS), destroyed(Steal(1)))),
    "grey-augur-evil-twin": words(gains(creature(beside=IS_THIS), reap(Gain(1), Exalt(1, THIS)))),
    "lærie-of-the-lake-evil-twin": words(armor(5, THIS_CARD, given=Tide())),
    "lightsmith-clariel-evil-twin": words(
        action(Choose(A(creature())), this_turn(switched(creature(relation=IS_IT)), on=IT))
    ),
    "seneschal-sargassa-evil-twin": words(after(AFTER_TIDE, Capture(2))),
    "sir-bevor-evil-twin": words(),
    "urien-the-circumspect-evil-twin": words(reap(Lose(ArmorOf(THIS), OPPONENT))),
    "orphiel-sea-s-chosen": words(
        keyword(SKIRMISH, THIS_CARD, given=Tide()), gains(THIS_CARD, fight(Gain(2)), given=Tide())
    ),
    "orphion-land-s-chosen": words(
        armor(3, THIS_CARD, given=Tide(low=True)), gains(THIS_CARD, reap(Capture(2)), given=Tide(low=True))
    ),
    "aja-the-inconspicuous": words(unhurt(THIS_CARD, given=OnFlank(isnt=True))),
    "avenging-aura": words(play(this_turn(keyword(ASSAULT, creature(FRIENDLY), ForgedKeys(OPPONENT))))),
    "dry-the-river": words(gains(creature(), cannot(VERB_REAP, THIS_CARD, given=Tide(low=True)))),
    "harmonic-ritual": words(play(Choose(A(creature(FRIENDLY))), WhileLeftAlike(Gain(1)))),
    "lightsmith-clariel": words(before_fight(May(this_turn(switched(THIS_CARD), on=THIS)))),
    "sgs-illuminator": words(
        action(
            Exhaust(UpTo(4, creature(FRIENDLY, house=SANCTUM))),
            ForEach(CountIt(), Sequence((Choose(A(creature())), Status(STUNNED, IT), Exalt(1, IT)))),
        )
    ),
    "the-corpulent-collector": words(play(Capture(InPool(OPPONENT)), Damage(AmberOn(), THIS))),
    "trial-by-water": words(play(ResetTide(), Lasting((cannot(VERB_TIDE),), TO_YOUR_TURN))),
    "almsmaster": words(play(Capture(1, Neighbours(THIS)))),
    "first-or-last": words(
        play(
            OneOf(
                (
                    Purge(Extreme(creature(), each=True)),
                    Purge(Extreme(creature(), most_powerful=False, each=True)),
                )
            )
        )
    ),
    "grey-augur": words(gains(creature(beside=IS_THIS), fight(Gain(1)))),
    "holdfast": words(after(AFTER_DAMAGED, Ready(THIS), of=creature(beside=IS_THIS))),
    "honor-or-glory": words(
        play(OneOf((Damage(3, Each(creature(flank=YES))), Damage(3, Each(creature(flank=NO))))))
    ),
    "light-everlasting": words(
        play(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES, house=SANCTUM)), anywhere=True))
    ),
    "redhand-registry": words(after(AFTER_STEALS, Lasting((skips_forge(OPPONENT),), NEXT_TURN), by=OPPONENT)),
    "badgemagus": words(fight(OneAtATime(OneEachSide(), Sequence((Ready(IT), Use(IT, MoveKinds.FIGHT)))))),
    "grand-melee": words(play(Destroy(Each(creature(alike_beside=NONE))))),
    "hammer-gram": words(play(Choose(A(creature())), Damage(3, IT), Status(STUNNED, IT))),
    "heal-or-harm": words(
        play(OneOf((Sequence((Heal(FULLY, A(creature())), Gain(1))), ready_and_fight(A(creature(FRIENDLY))))))
    ),
    "lærie-of-the-lake": words(armor(2, creature(FRIENDLY), given=Tide())),
    "marshal-ewer": words(when(PLAY, FIGHT, do=RaiseTide())),
    "seneschal-sargassa": words(after(AFTER_TIDE, ByThatPlayer(Capture(2, A(creature(FRIENDLY)))))),
    "shifting-battlefield": words(play(Move(A(creature(FRIENDLY))), Capture(1, IT))),
    "sir-bevor": words(),
    "strange-ordination": words(cannot(VERB_PLAY, THIS_CARD, given=Tide(isnt=True))),
    "taxing-journey": words(
        play(Capture(1, A(creature(FRIENDLY))), Capture(1, Each(creature(beside=IS_IT, house=ITS_HOUSE))))
    ),
    "urien-the-circumspect": words(reap(Gain(ArmorOf(THIS)))),
}
