"""Sanctum of Mass Mutation."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "ardent-hero": words(
        unhurt(THIS_CARD, by=creature(trait="mutant")), unhurt(THIS_CARD, by=creature(power_least=5))
    ),
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
    "gizelhart-s-zealot": words(enters(ENTERS_READY, THIS_CARD), enters(ENTERS_ENRAGED, THIS_CARD)),
    "lieutenant-gorvenal": words(after(AFTER_FIGHTS, Capture(1), of=creature(), by=YOU)),
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
    "angry-mob": words(
        before_fight(
            May(
                Sequence(
                    (
                        DigFor(card(FRIENDLY, IN_DISCARD, CREATURES, name="angry-mob")),
                        If(Did(), Return(IT)),
                    )
                ),
                There(card(FRIENDLY, IN_DECK)),
            )
        )
    ),
    "baldric-the-bold": words(before_fight(If(MostPowerful(OTHER, creature(ENEMY)), Gain(2)))),
    "berinon": words(
        after(AFTER_ENTERS, Status(ENRAGED, THIS), of=creature(trait="mutant")), reap(Capture(2))
    ),
    "bring-low": words(play(Capture(1, Spread(InPool(OPPONENT, but=5), creature(FRIENDLY))))),
    "gizelhart-s-standard": words(
        armor(1, creature(FRIENDLY, amber=YES)), play(Exalt(1, A(creature(FRIENDLY))))
    ),
    "purify": words(
        play(
            Purge(A(creature(trait="mutant"))),
            If(
                Did(),
                Sequence(
                    (
                        DigFor(card(where=IN_DISCARD, types=CREATURES, not_trait="mutant"), THEIR_CONTROLLER),
                        If(Did(), PutInPlay(IT, owners=True)),
                    )
                ),
            ),
        )
    ),
    "scrivener-favian": words(icon_may(Steal(1), BonusIcons.CAPTURE)),
    "book-of-malefaction": words(
        after(AFTER_STEALS, Mark(WARRANT, ThatMany(event=True)), by=OPPONENT),
        omni(Unmark(WARRANT, 1), If(Did(), Purge(A(creature())))),
    ),
    "call-to-action": words(play(Ready(Each(creature(FRIENDLY, trait="knight"))))),
    "gizelhart-s-wrath": words(play(Destroy(Each(creature(trait="mutant"))))),
    "lady-loreena": words(far_taunt(THIS_CARD)),
    "mad-prophet-gizelhart": words(
        gains(
            THIS_CARD,
            action(Heal(FULLY, Each(creature(not_trait="mutant"))), Gain(CountIt())),
            given=InCenter(),
        )
    ),
    "master-of-the-grey": words(cannot(VERB_ICONS, who=OPPONENT)),
    "purifier-of-souls": words(cannot(VERB_DESTROYED, card())),
    "dino-knight": words(play(May(Exalt(1, THIS)), If(Did(), Damage(3, A(creature()))))),
    "lyco-knight": words(),
    "techno-knight": words(reap(Discard(A(card(FRIENDLY, IN_HAND))), If(Did(), Draw(1)))),
    "umbra-knight": words(),
    "xeno-knight": words(fight(LookAt(Top(3)), Return(A(LOOKED)), Return(A(LOOKED), DECK, top=False))),
}
