"""Shadows of Dark Tidings."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "captain-no-beard-evil-twin": words(destroyed(Capture(1, Neighbours(THIS)))),
    "freebooter-faye-evil-twin": words(play(RaiseTide()), before_fight(If(Tide(), Steal(1)))),
    "hard-simpson-evil-twin": words(reap(If(Tide(), Capture(1, A(creature(damaged=YES)), own_side=True)))),
    "hobnobber-evil-twin": words(omni(If(AtLeast(InPool(OPPONENT), 1, exactly=True), Steal(1)))),
    "monty-bank-evil-twin": words(play(Exalt(2, THIS)), action(Steal(AmberOn()))),
    "one-eyed-willa-evil-twin": words(fight(If(Tide(), Lose(2)))),
    "sea-urchin-evil-twin": words(play(If(Tide(), Steal(2), Capture(2)))),
    "archon-s-revenge": words(action(Exhaust(UpTo(2, creature(FRIENDLY, house=SHADOWS))), Steal(CountIt()))),
    "captain-no-beard": words(keyword(TAUNT, creature(beside=IS_THIS)), reap(Capture(1))),
    "dead-man-s-chest": words(
        play(Exalt(4, THIS), Damage(2, A(creature()))),
        after(
            AFTER_DESTROYED,
            TakeAmber(FULLY, THIS, ACTIVE_PLAYER),
            of=creature(),
            given=All(
                (
                    AtLeast(TimesDone(Done.DESTROYED, ANY_PLAYER, types=CREATURES), 6),
                    There(card(relation=IS_THIS, ready=YES)),
                )
            ),
        ),
    ),
    "early-birds": words(play(Ready(Each(card(house=SHADOWS))))),
    "easy-marks": words(play(Exalt(1, Each(creature(ENEMY, damaged=YES))))),
    "ransom": words(
        cannot(VERB_USE, HOST_CARD),
        gains(HOST_CARD, starts(May(Pay(2, YOU), AtLeast(InPool(YOU), 2)), If(Did(), Destroy(GIVER)))),
    ),
    "submersible": words(keyword(ELUSIVE, creature(FRIENDLY, trait="thief"), given=Tide())),
    "widespread-corruption": words(after(AFTER_REAP_GAIN, ByThatPlayer(CapturesGained(A(creature(ENEMY)))))),
    "blatant-thievery": words(play(Choose(A(creature(ENEMY))), Status(ENRAGED, IT), TakeAmber(FULLY, IT))),
    "freebooter-faye": words(play(RaiseTide()), reap(If(Tide(), Steal(1)))),
    "hand-cannon": words(
        keyword(SKIRMISH, HOST_CARD), gains(HOST_CARD, fight(TakeAmber(1, Survivors(IS_OTHER))))
    ),
    "monty-bank": words(play(May(Exalt(1, THIS), most=2)), action(Steal(AmberOn()))),
    "safe-or-sorry": words(
        play(
            OneOf(
                (
                    Archive(AnyNumber(creature(FRIENDLY))),
                    Sequence((Choose(A(creature())), Damage(InPool(OPPONENT), IT))),
                )
            )
        )
    ),
    "stir-up-trouble": words(
        play(Choose(A(creature()), keep=True), Choose(A(creature(beside=IS_KEPT))), DamageEachOther())
    ),
    "the-flyin--specter": words(after(AFTER_TIDE, Destroy(THIS), by=OPPONENT), action(If(Tide(), Steal(1)))),
    "trickle-down-theory": words(play(RaiseTide()), omni(If(AtLeast(InPool(OPPONENT), 6), Gain(1)))),
    "cement-shoes": words(play(Damage(2, A(creature())), If(Died(), RaiseTide()))),
    "gas-pipes-malone": words(before_fight(Capture(1, OTHER, own_side=True))),
    "hard-simpson": words(
        after(AFTER_DAMAGED, If(Tide(low=True), ByOpponent(Steal(1)), Steal(1)), of=THIS_CARD)
    ),
    "hobnobber": words(action(If(AtLeast(InPool(OPPONENT), 6), Steal(2)))),
    "hornswoggle": words(play(Use(A(artifact(ENEMY)), as_yours=True))),
    "jackie-tar": words(reap(If(Tide(), Damage(6, A(creature())), Damage(1, A(creature()))))),
    "kerwollop": words(play(Damage(1, Each(creature())), Gain(CountIt(dead=True)))),
    "loot-or-pillage": words(play(OneOf((Steal(1), Capture(3, A(creature(FRIENDLY))))))),
    "one-eyed-willa": words(
        keyword(ELUSIVE, THIS_CARD, given=Tide()), keyword(SKIRMISH, THIS_CARD, given=Tide()), fight(Steal(1))
    ),
    "scooped": words(play(Damage(2, A(creature())), If(Died(isnt=True), Capture(1, IT, own_side=True)))),
    "sea-urchin": words(play(If(Tide(), Steal(1), Capture(1)))),
    "walk-the-plank": words(
        play(If(AtLeast(InPool(OPPONENT), 0, exactly=True), Damage(4, A(creature())), Steal(1)))
    ),
}
