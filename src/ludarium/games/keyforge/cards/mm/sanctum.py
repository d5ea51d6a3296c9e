"""Sanctum of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "bull-wark": words(keyword(ASSAULT, creature(beside=IS_THIS), 2)),
    "burning-glare": words(
        play(
            OneOf(
                (
                    Status(STUNNED, A(creature(ENEMY))),
                    Status(STUNNED, Each(creature(ENEMY, trait="mutant"))),
                )
            )
        )
    ),
    "commandeer": words(
        play(this_turn(after(AFTER_PLAYED, Capture(1, A(creature(FRIENDLY))), of=card(other=True), by=YOU)))
    ),
    "dæmo-knight": words(destroyed(Steal(1))),
    "fangs-of-gizelhart": words(play(Purge(Extreme(creature())))),
    "font-of-the-eye": words(
        omni(
            If(
                AtLeast(TimesDone(Done.DESTROYED, OPPONENT, types=CREATURES)),
                Capture(1, A(creature(FRIENDLY))),
            )
        )
    ),
    "general-xalvador": words(),
    "seeker-of-truth": words(
        fight(
            May(
                Use(A(creature(FRIENDLY, not_house=SANCTUM)), MoveKinds.FIGHT),
                There(creature(FRIENDLY, not_house=SANCTUM)),
            )
        )
    ),
    "squire-alys": words(play(Capture(2))),
    "æmberheart": words(
        action(Choose(A(creature(FRIENDLY))), Exalt(1, IT), Status(WARDED, IT), Heal(FULLY, IT))
    ),
    "berinon": words(
        after(AFTER_ENTERS, Status(ENRAGED, THIS), of=creature(trait="mutant")), reap(Capture(2))
    ),
    "gizelhart-s-standard": words(
        armor(1, creature(FRIENDLY, amber=YES)), play(Exalt(1, A(creature(FRIENDLY))))
    ),
    "call-to-action": words(play(Ready(Each(creature(FRIENDLY, trait="knight"))))),
    "gizelhart-s-wrath": words(play(Destroy(Each(creature(trait="mutant"))))),
    "mad-prophet-gizelhart": words(
        gains(
            THIS_CARD,
            action(Heal(FULLY, Each(creature(not_trait="mutant"))), Gain(CountIt())),
            given=InCenter(),
        )
    ),
    "dino-knight": words(play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature()))))),
    "lyco-knight": words(),
    "techno-knight": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))),
    "umbra-knight": words(),
    "xeno-knight": words(fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False))),
}
