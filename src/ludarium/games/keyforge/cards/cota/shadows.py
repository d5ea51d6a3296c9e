"""Shadows of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "bait-and-switch": words(play(Repeat(If(MoreAmber(), Steal(1)), MoreAmber(), once=True))),
    "booby-trap": words(play(Damage(4, A(creature(flank=NO)), splash=2))),
    "finishing-blow": words(play(Destroy(A(creature(damaged=YES))), If(Did(), Steal(1)))),
    "ghostly-hand": words(play(If(AtLeast(InPool(), 1, exactly=True), Steal(1)))),
    "hidden-stash": words(play(Archive(A(card(FRIENDLY, IN_HAND))))),
    "imperial-traitor": words(
        play(
            LookAtHand(),
            May(Purge(A(card(ENEMY, IN_HAND, house=SANCTUM))), There(card(ENEMY, IN_HAND, house=SANCTUM))),
        )
    ),
    "key-of-darkness": words(play(If(AtLeast(InPool(), 0, exactly=True), Forge(2), Forge(6)))),
    "lights-out": words(play(Return(Some(2, creature(ENEMY))))),
    "miasma": words(play(Lasting((skips_forge(OPPONENT),), NEXT_TURN))),
    "nerve-blast": words(play(Steal(1), If(Did(), Damage(2, A(creature()))))),
    "one-last-job": words(play(Purge(Each(creature(FRIENDLY, house=SHADOWS))), Steal(CountIt()))),
    "oubliette": words(play(Purge(A(creature(power_most=3))))),
    "pawn-sacrifice": words(
        play(Destroy(A(creature(FRIENDLY)), sacrifice=True), If(Did(), Damage(3, Some(2, creature()))))
    ),
    "poison-wave": words(play(Damage(2, Each(creature())))),
    "relentless-whispers": words(play(Damage(2, A(creature())), If(Died(), Steal(1)))),
    "routine-job": words(
        play(Steal(1), Steal(Count(card(FRIENDLY, IN_DISCARD, ACTIONS, name="routine-job"))))
    ),
    "too-much-to-protect": words(play(Steal(InPool(but=6)))),
    "treasure-map": words(
        play(
            If(AtLeast(TimesDone(Done.PLAYED, other=True), 0, exactly=True), Gain(3)),
            this_turn(cannot(VERB_PLAY, who=YOU)),
        )
    ),
    "customs-office": words(price(VERB_PLAY, 1, artifact(), OPPONENT)),
    "evasion-sigil": words(
        after(
            BEFORE_FIGHTS,
            Discard(Top(1, THAT_PLAYER)),
            If(Is(card(house=ACTIVE_HOUSE)), Exhaust(THAT, no_effect=True)),
        )
    ),
    "longfused-mines": words(omni(Destroy(THIS), Damage(3, Each(creature(ENEMY, flank=NO))))),
    "masterplan": words(play(Hide(A(card(FRIENDLY, IN_HAND)))), omni(PlayIt(Beneath()), Destroy(THIS))),
    "safe-place": words(spendable(), action(PutAmber(1, THIS))),
    "seeker-needle": words(action(Damage(1, A(creature())), If(Died(), Gain(1)))),
    "skeleton-key": words(action(Capture(1, A(creature(FRIENDLY))))),
    "special-delivery": words(
        omni(Destroy(THIS), Damage(3, A(creature(flank=YES))), If(Died(), Purge(Fallen(IS_IT))))
    ),
    "speed-sigil": words(
        enters(
            ENTERS_READY,
            creature(played=True),
            given=AtLeast(TimesDone(Done.PLAYED, ANY_PLAYER, types=CREATURES), 0, exactly=True),
        )
    ),
    "subtle-maul": words(action(Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "the-sting": words(skips_forge(), gets_spent(), action(Destroy(THIS))),
    "bad-penny": words(destroyed(Return(THIS))),
    "bulleteye": words(reap(Destroy(A(creature(flank=YES))))),
    "carlo-phantom": words(after(AFTER_PLAYED, Steal(1), of=artifact(), by=YOU)),
    "deipno-spymaster": words(
        omni(Choose(A(creature(FRIENDLY))), this_turn(may_use(creature(relation=IS_IT)), on=IT))
    ),
    "faygin": words(
        reap(Return(A(card(FRIENDLY, IN_PLAY | IN_DISCARD, CREATURES, name="urchin", anybodys=True))))
    ),
    "macis-asp": words(),
    "mack-the-knife": words(action(Damage(1, A(creature())), If(Died(), Gain(1)))),
    "magda-the-rat": words(play(Steal(2), Lasting((if_leaves(Steal(2, OPPONENT)),), WHILE_THIS))),
    "mooncurser": words(fight(Steal(1))),
    "nexus": words(reap(Use(A(artifact(ENEMY)), as_yours=True))),
    "noddy-the-thief": words(action(Steal(1))),
    "old-bruno": words(play(Capture(3))),
    "dodger": words(fight(Steal(1))),
    "selwyn-the-fence": words(fight_reap(TakeAmber(1, A(card(FRIENDLY))))),
    "shadow-self": words(
        harmless(THIS_CARD),
        replaces(REPLACED_DAMAGE, None, cards=creature(beside=IS_THIS, not_trait="specter")),
    ),
    "silvertooth": words(enters(ENTERS_READY, THIS_CARD)),
    "smiling-ruth": words(
        reap(If(AtLeast(TimesDone(Done.FORGED)), TakeControl(A(creature(ENEMY, flank=YES)))))
    ),
    "sneklifter": words(
        play(
            TakeControl(A(artifact(ENEMY))),
            while_yours(SHADOWS, not_house=IDENTITY_HOUSES),
        )
    ),
    "umbra": words(fight(Steal(1))),
    "urchin": words(play(Steal(1))),
    "duskrunner": words(gains(HOST_CARD, reap(Steal(1)))),
    "ring-of-invisibility": words(keyword(ELUSIVE, HOST_CARD), keyword(SKIRMISH, HOST_CARD)),
    "silent-dagger": words(gains(HOST_CARD, reap(Damage(4, A(creature(flank=YES)))))),
}
