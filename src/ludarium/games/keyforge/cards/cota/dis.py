"""Dis of Call of the Archons."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

CARDS: Final[dict[str, Words]] = {
    "a-fair-game": words(
        play(
            ByOpponent(
                Sequence(
                    (
                        Discard(Top(1, OPPONENT)),
                        LookAtHand(OPPONENT, reveal=True),
                        Gain(CountIt(cards=card(house=ITS_HOUSE))),
                    )
                ),
                too=True,
            )
        )
    ),
    "arise": words(
        play(
            ChooseHouse(),
            Return(Each(card(FRIENDLY, IN_DISCARD, CREATURES, house=CHOSEN_HOUSE))),
            Chains(1),
        )
    ),
    "control-the-weak": words(
        play(ChooseHouse(OPPONENT), Lasting((must_choose(CHOSEN_HOUSE, OPPONENT),), NEXT_TURN))
    ),
    "creeping-oblivion": words(play(Purge(UpTo(2, card(ANY, IN_DISCARD, like_side=True))))),
    "dance-of-doom": words(play(ChooseNumber(), Destroy(Each(creature(power=CHOSEN_NUMBER))))),
    "fear": words(play(Return(A(creature(ENEMY))))),
    "gateway-to-dis": words(play(Destroy(Each(creature())), Chains(3))),
    "gongoozle": words(play(Damage(3, A(creature())), If(Died(isnt=True), ItsOwnerDiscardsAtRandom()))),
    "guilty-hearts": words(play(Destroy(Each(creature(amber=YES))))),
    "hand-of-dis": words(play(Destroy(A(creature(flank=NO))))),
    "hecatomb": words(play(Destroy(Each(creature(house=DIS))), GainForEach(1))),
    "tendrils-of-pain": words(
        play(
            If(
                AtLeast(TimesDone(Done.FORGED, OPPONENT, before=True)),
                Damage(4, Each(creature())),
                Damage(1, Each(creature())),
            ),
        )
    ),
    "hysteria": words(play(Return(Each(creature())))),
    "key-hammer": words(
        play(If(AtLeast(TimesDone(Done.FORGED, OPPONENT, before=True)), Unforge(OPPONENT)), Gain(6, OPPONENT))
    ),
    "mind-barb": words(play(Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "pandemonium": words(play(Capture(1, Each(creature(damaged=NO))))),
    "poltergeist": words(play(Use(A(artifact()), as_yours=True), Destroy(IT))),
    "red-hot-armor": words(
        play(
            DamageByEach(
                Each(creature(ENEMY, armor=YES)), by_amber=False, first=this_turn(no_armor(creature()), on=IT)
            )
        )
    ),
    "three-fates": words(play(Destroy(Extreme(creature(), number=3)))),
    "annihilation-ritual": words(replaces(REPLACED_PILE, Purge(THAT), cards=creature())),
    "dominator-bauble": words(action(Use(A(creature(FRIENDLY))))),
    "key-to-dis": words(omni(Destroy(THIS, sacrifice=True), Destroy(Each(creature())))),
    "lash-of-broken-dreams": words(action(Lasting((keys_cost(3),), NEXT_TURN))),
    "library-of-the-damned": words(action(Archive(A(card(FRIENDLY, IN_HAND))))),
    "lifeward": words(omni(Destroy(THIS), Lasting((cannot(VERB_PLAY, creature(), OPPONENT),), NEXT_TURN))),
    "sacrificial-altar": words(
        action(
            Purge(A(creature(FRIENDLY, trait="human"))),
            If(Did(), PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES)))),
        )
    ),
    "screaming-cave": words(action(ShuffleZones(IN_HAND | IN_DISCARD))),
    "soul-snatcher": words(after(AFTER_DESTROYED, Gain(1, OWNER_OF_THAT), of=creature())),
    "charette": words(play(Capture(3))),
    "drumble": words(play(If(AtLeast(InPool(OPPONENT), 7), Capture(InPool(OPPONENT))))),
    "dust-imp": words(destroyed(Gain(2))),
    "eater-of-the-dead": words(
        fight_reap(Purge(A(card(ANY, IN_DISCARD, CREATURES))), If(Did(), Counters(1, THIS)))
    ),
    "ember-imp": words(cannot(VERB_PLAY, None, OPPONENT, given=AtLeast(TimesDone(Done.PLAYED, OPPONENT), 2))),
    "gabos-longarms": words(before_fight(StrikesInstead(A(creature())))),
    "overlord-greking": words(
        after(AFTER_DESTROYED, PutInPlay(Fallen(IS_THAT, OPPONENT)), of=creature(ENEMY), fighting=True)
    ),
    "guardian-demon": words(
        play_fight_reap(Heal(2, A(creature()), up_to=True), Damage(THAT_MANY, A(creature(unlike=IS_HIT))))
    ),
    "master-of-1": words(reap(May(Destroy(A(creature(power=1))), There(creature(power=1))))),
    "master-of-2": words(reap(May(Destroy(A(creature(power=2))), There(creature(power=2))))),
    "master-of-3": words(reap(May(Destroy(A(creature(power=3))), There(creature(power=3))))),
    "pit-demon": words(action(Steal(1))),
    "pitlord": words(must_choose(DIS)),
    "restringuntus": words(
        play(ChooseHouse(), Lasting((cannot_choose(CHOSEN_HOUSE, OPPONENT),), WHILE_THIS))
    ),
    "shaffles": words(ends(Lose(1))),
    "shooler": words(play(If(AtLeast(InPool(OPPONENT), 4), Steal(1)))),
    "snudge": words(fight_reap(Return(A(card(types=ARTIFACTS | CREATURES, flank=YES))))),
    "stealer-of-souls": words(
        after(AFTER_DESTROYED, Purge(THAT), Gain(1), of=creature(ENEMY), fighting=True)
    ),
    "succubus": words(refills(-1, OPPONENT)),
    "tentacus": words(price(VERB_USE, 1, artifact(), OPPONENT)),
    "the-terror": words(play(If(AtLeast(InPool(OPPONENT), 0, exactly=True), Gain(2)))),
    "tocsin": words(reap(Discard(AtRandom(card(ENEMY, IN_HAND))))),
    "tolas": words(after(AFTER_DESTROYED, Gain(1, OPPONENT_OF_THAT), of=creature())),
    "truebaru": words(price(VERB_PLAY, 3, THIS_CARD, YOU, lost=True), destroyed(Gain(5))),
    "collar-of-subordination": words(Constant(TAKES_CONTROL, HOST_CARD)),
    "flame-wreathed": words(power(2, HOST_CARD), keyword(HAZARDOUS, HOST_CARD, 2)),
}
