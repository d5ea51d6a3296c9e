"""Dis of Worlds Collide."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "buzzle": words(
        when(
            PLAY,
            FIGHT,
            do=(
                May(Purge(A(creature(beside=IS_THIS))), There(creature(beside=IS_THIS))),
                If(Did(), Ready(THIS)),
            ),
        )
    ),
    "dendrix": words(fight(Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "draining-touch": words(play(Destroy(A(creature(amber=NO))))),
    "etaromme": words(reap(Destroy(A(creature(house=CROWDED_HOUSE))))),
    "festering-touch": words(play(Choose(UpTo(2, creature())), Damage(1, IT, damaged=3))),
    "harbinger-of-doom": words(destroyed(Destroy(Each(creature())))),
    "impspector": words(destroyed(Purge(AtRandom(card(ENEMY, IN_HAND))))),
    "infurnace": words(
        play(Purge(UpTo(2, card(where=IN_DISCARD, like_side=True))), Lose(Icons(BonusIcons.AMBER), OPPONENT))
    ),
    "lilithal": words(fight_reap(Capture(1))),
    "malison": words(
        fight(
            May(
                Sequence(
                    (
                        Move(A(creature(ENEMY))),
                        If(Is(creature(flank=YES)), Capture(1, IT, own_side=True)),
                    )
                ),
                There(creature(ENEMY)),
            )
        )
    ),
    "rotgrub": words(play(Lose(1)), reap(Archive(THIS))),
    "the-evil-eye": words(play(Lasting((keys_cost(3),), NEXT_TURN))),
    "borr-nit": words(
        reap(
            ChoosePlayer(),
            Reveal(Top(5, THAT_PLAYER), keep=True),
            Purge(A(LOOKED)),
            ShuffleIn(Each(LOOKED), THAT_PLAYER),
        )
    ),
    "borr-nit-s-touch": words(
        play(
            ChoosePlayer(),
            Reveal(Top(5, THAT_PLAYER), keep=True),
            Purge(A(LOOKED)),
            ShuffleIn(Each(LOOKED), THAT_PLAYER),
        )
    ),
    "e-e-on-the-fringes": words(
        after(
            AFTER_DISCARDS,
            May(Purge(A(card(where=IN_DISCARD, house=DIS))), There(card(where=IN_DISCARD, house=DIS))),
            If(Did(), Steal(1)),
            of=card(house=DIS),
            by=YOU,
            in_turn=FRIENDLY,
        )
    ),
    "giants--bane": words(play(Destroy(A(creature(trait="giant"))))),
    "gleeful-mayhem": words(play(Damage(5, OfEachHouse(creature())))),
    "obsidian-forge": words(
        action(
            Destroy(AnyNumber(creature(FRIENDLY))),
            May(Forge(Plus(6, CountIt(), minus=True)), CanForge(Plus(6, CountIt(), minus=True))),
            If(Did(), Destroy(THIS)),
        )
    ),
    "snag": words(fight(Lasting((must_choose(ITS_HOUSE, OPPONENT),), NEXT_TURN, OTHER))),
    "soul-fiddle": words(action(Status(ENRAGED, A(creature())))),
    "greater-oxtet": words(readied(Purge(A(card(FRIENDLY, IN_HAND))), If(Did(), Counters(2, THIS)))),
    "harvest-time": words(play(ChooseTrait(), Purge(Each(card(chosen_trait=True))), GainForEach(1))),
    "lesser-oxtet": words(
        play(Purge(Each(card(FRIENDLY, IN_HAND)))), reap(Lasting((keys_cost(3),), NEXT_TURN))
    ),
    "lord-invidius": words(
        gains(
            THIS_CARD,
            reap(
                TakeControl(A(creature(ENEMY, flank=YES))),
                Exhaust(IT),
                while_yours(DIS, CREATURES),
            ),
            given=InCenter(),
        )
    ),
    "noname": words(
        power(Count(card(where=IN_PURGED)), THIS_CARD), play_fight_reap(Purge(A(card(where=IN_DISCARD))))
    ),
    "sinestra": words(after(AFTER_PLAYED, Lose(1), of=creature(), by=OPPONENT, flank=LEFT)),
    "snag-s-mirror": words(
        after(AFTER_HOUSE, AsChooser(Lasting((cannot_choose(CHOSEN_HOUSE, OPPONENT),), NEXT_TURN)))
    ),
    "snaglet": words(
        action(
            ChooseHouse(),
            Lasting((after(AFTER_HOUSE, Steal(2), by=OPPONENT, given=ActiveHouse(CHOSEN_HOUSE)),), NEXT_TURN),
        )
    ),
    "beasts--bane": words(play(Destroy(A(creature(trait="beast"))))),
    "demons--bane": words(play(Destroy(A(creature(trait="demon"))))),
    "dexus": words(after(AFTER_PLAYED, Lose(1), of=creature(), by=OPPONENT, flank=RIGHT)),
    "dinosaurs--bane": words(play(Destroy(A(creature(trait="dinosaur"))))),
    "humans--bane": words(play(Destroy(A(creature(trait="human"))))),
    "scientists--bane": words(play(Destroy(A(creature(trait="scientist"))))),
    "thieves--bane": words(play(Destroy(A(creature(trait="thief"))))),
}
