"""Untamed of Grim Reminders."""

from __future__ import annotations

from typing import Final

from ludarium.games.keyforge.words.vocabulary import *

FRIENDLY_WITCH: Final = creature(FRIENDLY, trait="witch", other=True)
THIS_ENRAGED: Final = There(creature(relation=IS_THIS, enraged=YES))

CARDS: Final[dict[str, Words]] = {
    "choking-ivy": words(
        play(
            Repeat(
                Destroy(Extreme(creature(), most_powerful=False, each=True)), Haunted(isnt=True), once=True
            )
        )
    ),
    "curse-of-fertility": words(
        ends(If(AtLeast(TimesDone(Done.PLAYED, types=CREATURES), 1, below=True), Gain(1, OPPONENT)))
    ),
    "dark-heart-of-the-forest": words(skips_forge(EACH_PLAYER, given=Haunted(THAT_PLAYER))),
    "flying-broomstick": words(keyword(ELUSIVE, HOST_CARD), gains(HOST_CARD, reap(Cleanse(A(creature()))))),
    "forgotten-guardian": words(
        play(Purge(A(card(where=IN_DISCARD)))), scrap(ShuffleIn(A(card(where=IN_PURGED))))
    ),
    "jervi": words(
        reap(Search(A(card(FRIENDLY, IN_DECK)), reveal=False)), scrap(Archive(A(card(FRIENDLY, IN_DISCARD))))
    ),
    "sabira-the-medium": words(after(AFTER_SHUFFLES, Gain(3), by=YOU)),
    "the-witching-hour": words(play(Return(Each(card(FRIENDLY, IN_DISCARD, CREATURES, trait="witch"))))),
    "witch-queen": words(
        enters(ENTERS_READY, FRIENDLY_WITCH),
        keyword(SKIRMISH, FRIENDLY_WITCH, given=InCenter()),
        keyword(ELUSIVE, FRIENDLY_WITCH, given=InCenter()),
        keyword(POISON, FRIENDLY_WITCH, given=InCenter()),
        gains(FRIENDLY_WITCH, destroyed(Return(THIS)), given=InCenter()),
    ),
    "came-back-wrong": words(
        play(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES))), AttachThis(IT)),
        upgrade_text(power(-2, HOST_CARD), keyword(POISON, HOST_CARD)),
    ),
    "cauldron": words(
        omni(Hide(Top(), faceup=True), If(AtLeast(CardsBeneath(), 3), PlayIt(Beneath(every=True)))),
    ),
    "ghost-tree": words(harmless(THIS_CARD, given=Haunted()), scrap(Discard(Top(5)))),
    "loyal-packmate": words(cannot(VERB_ATTACK, creature(FRIENDLY, not_keyword=TAUNT), by=creature(ENEMY))),
    "narl-gibbus": words(
        keyword(SKIRMISH, THIS_CARD, given=THIS_ENRAGED),
        keyword(SPLASH_ATTACK, THIS_CARD, 3, given=THIS_ENRAGED),
        play_reap(Status(ENRAGED, THIS)),
    ),
    "rotfeast": words(play(this_turn(after(AFTER_DAMAGED, Gain(1), of=creature())))),
    "till-the-earth": words(play(ShuffleZones(IN_DISCARD, EACH_PLAYER))),
    "werewolf-curse": words(
        keyword(SPLASH_ATTACK, HOST_CARD, 3),
        gains(HOST_CARD, fight(Archive(GIVER))),
        play(Status(ENRAGED, HOST)),
    ),
    "æmberfly": words(fight(Capture(1)), reap(TakeAmber(1, THIS))),
    "blernean-hydra": words(
        keyword(SPLASH_ATTACK, THIS_CARD, DamageOn(), given=There(creature(relation=IS_THIS, damaged=YES)))
    ),
    "bog-spitter": words(
        fight(ChoosePlayer(), ByThatPlayer(Discard(AtRandom(card(FRIENDLY, IN_HAND))))),
        scrap(If(AtLeast(InPool(OPPONENT), 6), Steal(1))),
    ),
    "grave-pixie": words(destroyed(If(Haunted(), Archive(THIS)))),
    "haunting-witch": words(after(AFTER_PLAYED, Gain(1), of=creature(), by=YOU, given=Haunted())),
    "invigorating-shower": words(
        play(ChooseHouse(), ShuffleIn(Each(card(FRIENDLY, IN_DISCARD, house=CHOSEN_HOUSE)), YOU))
    ),
    "lost-in-the-wild": words(play(Repeat(ShuffleIn(Each(creature(flank=YES))), Haunted(), once=True))),
    "skeletal-murmook": words(keys_cost(2, OPPONENT, given=Haunted())),
    "spoo-key-charge": words(play(If(Haunted(), Forge()), ShuffleZones(IN_DISCARD))),
    "the-circle-of-life": words(play(Gain(2, HAUNTED_PLAYERS))),
    "warfaline": words(
        when(PLAY, FIGHT, do=(ChoosePlayer(), ShuffleIn(Top(5, THAT_PLAYER, DISCARD), THAT_PLAYER)))
    ),
    "witch-of-the-spore": words(scrap(Damage(3, A(creature(ENEMY))))),
    "æmber-storm": words(play(Damage(1, Spread(InPool(YOU), creature(ENEMY))))),
}
