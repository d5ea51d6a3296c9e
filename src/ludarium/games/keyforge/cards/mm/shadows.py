"""Shadows of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "dark-æmber-vault": words(
        after(AFTER_PLAYED, Draw(1), of=creature(trait="mutant"), by=YOU),
        power(2, creature(FRIENDLY, trait="mutant")),
    ),
    "bo-nithing": words(play(Steal(ForgedKeys(OPPONENT)))),
    "dæmo-thief": words(destroyed(Steal(1))),
    "dark-wave": words(play(Damage(2, Each(creature(not_trait="mutant"))))),
    "francis-the-economist": words(fight(Gain(1, EACH_PLAYER))),
    "look-over-there": words(play(Damage(2, A(creature())), If(Died(isnt=True), Steal(1)))),
    "mutant-cutpurse": words(),
    "opportunist": words(keyword(ELUSIVE, HOST_CARD), play(Capture(1, HOST))),
    "rad-penny": words(play(Steal(1)), destroyed(ShuffleIn(THIS))),
    "ransack": words(play(Repeat(Sequence((Steal(1), Discard(Top()))), Is(card(house=SHADOWS))))),
    "shoulder-id": words(
        cannot(VERB_FIGHT, THIS_CARD), replaces(REPLACED_BLOW, Steal(1), cards=creature(relation=IS_THIS))
    ),
    "subtle-otto": words(play(Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "tempting-offer": words(play(Return(A(creature(ENEMY))), If(Did(), Gain(1, OPPONENT)))),
    "vandalize": words(play(LookAt(Top(3, OPPONENT)), Discard(A(LOOKED)), Return(Each(LOOKED), DECK))),
    "borrow": words(
        play(
            TakeControl(A(artifact(ENEMY))),
            while_yours(SHADOWS),
        )
    ),
    "boss-zarek": words(keyword(ELUSIVE, creature(FRIENDLY, amber=YES))),
    "lucky-dice": words(omni(Destroy(THIS), Lasting((unhurt(creature(FRIENDLY)),), NEXT_TURN))),
    "miasma-bomb": words(action(Destroy(THIS), Lasting((skips_forge(OPPONENT),), NEXT_TURN))),
    "reckless-rizzo": words(action(Steal(2), Lasting((loses(ELUSIVE, THIS_CARD),), TO_YOUR_TURN, on=THIS))),
    "safe-house": words(action(Archive(A(creature(FRIENDLY))))),
    "the-shadowsmith": words(keyword(ELUSIVE, creature(trait="mutant"))),
    "doom-sigil": words(keyword(POISON, creature()), as_soon_as(There(creature(), none=True), Destroy(THIS))),
    "johnny-longfingers": words(gains(creature(FRIENDLY, trait="mutant"), destroyed(Steal(1)))),
    "liam-say": words(starts(May(Damage(1, A(creature())), There(creature())))),
    "mastermindy": words(ends(Mark(SCHEME)), action(Unmark(SCHEME), Steal(THAT_MANY))),
    "mole": words(gains(HOST_CARD, spendable(who=OPPONENT))),
    "pincerator": words(ends(Damage(1, Each(creature(flank=YES))), whose=ANY)),
    "shadowsaurus": words(
        action(
            TakeAmber(FULLY, A(creature(ENEMY)), OPPONENT),
            If(
                Did(),
                Sequence(
                    (
                        TakeControl(IT),
                        while_yours(SHADOWS, CREATURES),
                    )
                ),
            ),
        )
    ),
    "splinter": words(),
    "dino-thief": words(play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature()))))),
    "lyco-thief": words(),
    "sacro-thief": words(),
    "techno-thief": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))),
    "xeno-thief": words(fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False))),
}
